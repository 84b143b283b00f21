// The package in headless Chromium: masks against those of the native engine.
//
//     NODE_MODULES=DIR node test/browser.mjs VOCABULARY.gguf EXPECTED.json
//
// Needs `playwright-core` in the folder that NODE_MODULES names, and Chromium: /usr/bin/chromium,
// or what CHROMIUM names.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { serveFiles } from "./static_server.mjs";

const [gguf, expected] = process.argv.slice(2);
const require = createRequire(pathToFileURL(path.join(process.env.NODE_MODULES ?? ".", "here.js")));
const { chromium } = require("playwright-core");
const root = fileURLToPath(new URL("..", import.meta.url));
const files = { "/": root, "/vocabulary": gguf, "/expected": expected };
const { server, address } = await serveFiles(files);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(600000);
  await page.goto(address);
  const found = await page.evaluate(async () => {
    const api = await import("/index.js");
    await api.default();
    const { compareMasks } = await import("/test/masks.js");
    const read = async (name) => await fetch(name);
    const vocabulary = new Uint8Array(await (await read("/vocabulary")).arrayBuffer());
    const cases = await (await read("/expected")).json();
    const { differing, masks } = compareMasks(api, vocabulary, cases);
    return { differing, masks };
  });
  assert.deepEqual(found.differing, []);
  assert.ok(found.masks > 0);
  console.log(`Chromium ${browser.version()}: ${found.masks} masks are equal`);
} finally {
  await browser.close();
  server.close();
}
