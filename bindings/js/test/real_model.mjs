// Texts of a real model under JSON Schemas, for `real_model.py`, which makes the files and judges.
//
//     NODE_MODULES=DIR node test/real_model.mjs node|chromium MODEL_FOLDER CASES.json TEXTS.jsonl
//
// Needs `@huggingface/transformers` in the folder that NODE_MODULES names, and for Chromium
// `playwright-core`; Chromium is /usr/bin/chromium, or what CHROMIUM names.

import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { generateTexts } from "./generate.js";
import { serveFiles } from "./static_server.mjs";

const [where, folder, casesFile, textsFile] = process.argv.slice(2);
const modules = path.resolve(process.env.NODE_MODULES ?? ".", "node_modules");
const require = createRequire(pathToFileURL(path.join(modules, "..", "here.js")));
const cases = JSON.parse(readFileSync(casesFile, "utf8"));
const name = path.basename(folder);
writeFileSync(textsFile, "");
let done = 0;

function report(text, tokens) {
  appendFileSync(textsFile, `${JSON.stringify({ text, tokens })}\n`);
  done++;
  if (done % 10 === 0) console.log(`${where}: ${done} of ${cases.length}`);
}

async function inNode() {
  const transformers = await import(pathToFileURL(require.resolve("@huggingface/transformers")));
  transformers.env.localModelPath = path.dirname(folder);
  transformers.env.allowRemoteModels = false;
  const api = { ...(await import("hob-grammar")), ...(await import("hob-grammar/transformers")) };
  const tokenizerJson = readFileSync(path.join(folder, "tokenizer.json"), "utf8");
  await generateTexts(api, transformers, name, tokenizerJson, cases, report);
}

async function inChromium() {
  const { chromium } = require("playwright-core");
  const root = fileURLToPath(new URL("..", import.meta.url));
  const folders = { "/": root, "/modules/": modules, "/models/": path.dirname(folder) };
  const { server, address } = await serveFiles(folders, { "hob-grammar": "/index.js" });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage();
    page.on("pageerror", (error) => console.log(String(error)));
    await page.exposeFunction("report", report);
    await page.goto(address);
    const run = page.evaluate(
      async ({ name, cases }) => {
        const main = await import("/index.js");
        await main.default();
        const api = { ...main, ...(await import("/transformers.js")) };
        const folder = "/modules/@huggingface/transformers";
        const transformers = await import(`${folder}/dist/transformers.js`);
        const { env } = transformers;
        env.allowRemoteModels = false;
        env.allowLocalModels = true;
        env.localModelPath = "/models/";
        env.backends.onnx.wasm.wasmPaths = "/modules/onnxruntime-web/dist/";
        const { generateTexts } = await import("/test/generate.js");
        const json = await (await fetch(`/models/${name}/tokenizer.json`)).text();
        await generateTexts(api, transformers, name, json, cases, window.report);
      },
      { name, cases },
    );
    await run;
    console.log(`Chromium ${browser.version()}`);
  } finally {
    await browser.close();
    server.close();
  }
}

await { node: inNode, chromium: inChromium }[where]();
