// The page in a real browser, over servers that this starts.
//
//     NODE_MODULES=DIR node page.mjs HOB STORIES.gguf [VISION.gguf MMPROJ.gguf]
//
// Needs `npm install playwright-core axe-core openai zod` in the folder that NODE_MODULES names
// (its node_modules), and Chromium: /usr/bin/chromium, or what CHROMIUM names. Prints one line per
// check; the exit code is 0 if all hold. ONLY names checks, separated by commas, EXCEPT those that
// are left out. REAL_MODEL names a small model that follows instructions, for what only such a one
// shows, and PYTHON one that has the package openai, which runs what the page gives for it.
// PAGE_DIST names a folder of built files that are shown in place of the binary's.
// PAGE_SLOWDOWN=4 makes the pages four times slower and their answers late, so that a check that
// reads before it waits fails.

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import assert from "node:assert/strict";

import { answerChecks } from "./page/answers.mjs";
import { chatChecks } from "./page/chat.mjs";
import { developerChecks } from "./page/developer.mjs";
import { keptChecks } from "./page/kept.mjs";
import { modelChecks } from "./page/models.mjs";
import { proxiedChecks } from "./page/proxied.mjs";
import { safeChecks } from "./page/safe.mjs";
import { severalChecks } from "./page/several.mjs";
import { servedChecks } from "./page/served.mjs";
import { tellingChecks } from "./page/telling.mjs";
import { steadyChecks } from "./page/steady.mjs";
import { structureChecks } from "./page/structure.mjs";
import { ready, start, stop } from "./page/servers.mjs";
import { Watched } from "./page/watch.mjs";

const here = path.join(process.env.NODE_MODULES ?? ".", "here.js");
const require = createRequire(pathToFileURL(here));
const { chromium } = require("playwright-core");
const axe = await readFile(require.resolve("axe-core/axe.min.js"), "utf8");

const [hob, stories, vision, mmproj] = process.argv.slice(2);
const only = process.env.ONLY?.split(",");
const except = process.env.EXCEPT?.split(",") ?? [];
const checks = Object.assign(
  {},
  servedChecks,
  chatChecks,
  answerChecks,
  keptChecks,
  structureChecks,
  developerChecks,
  modelChecks,
  severalChecks,
  safeChecks,
  tellingChecks,
  proxiedChecks,
  steadyChecks,
);

const home = await mkdtemp(path.join(os.tmpdir(), "hob-page-"));
const servers = [];

/** Starts a server that ends with this. */
async function serve(words, key) {
  const server = await start(
    hob,
    ["serve", "--port", "0", "--threads", "2", ...words],
    home,
  );
  servers.push(server);
  await ready(server.address, key);
  return server;
}

const watched = await Watched.launch(chromium, axe);
try {
  const shipped = await serve(["--n-predict", "160"]);
  const all = {
    hob,
    stories,
    vision,
    mmproj,
    real: process.env.REAL_MODEL,
    home,
    serve,
    servers,
    watched,
    shipped,
  };
  all.stop = (server) => {
    watched.stopped = true;
    return stop(server);
  };
  all.start = (words) =>
    start(hob, words, home).then((server) => servers.push(server) && server);
  all.allow = (pattern) => (watched.allowed = pattern);
  for (const [name, check] of Object.entries(checks)) {
    if ((only && !only.includes(name)) || except.includes(name)) continue;
    watched.allowed = null;
    watched.stopped = false;
    const since = performance.now();
    const told = await check(all);
    assert.deepEqual(watched.faults, [], name);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    console.log(`ok ${name} (${seconds} s)${told ? `: ${told}` : ""}`);
    for (const context of watched.browser.contexts()) await context.close();
  }
} finally {
  await watched.browser.close();
  for (const server of servers) await stop(server);
  await rm(home, { recursive: true, force: true });
}
