// The package in headless Chromium, on WebGPU's software adapter and on the CPU: what it writes is
// what hob itself writes.
//
//     NODE_MODULES=DIR node test/browser.mjs HOB STORIES.gguf CHAT.gguf

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";

const [hob, ...models] = process.argv.slice(2);
const packages = path.resolve(process.env.NODE_MODULES, "node_modules");
const { chromium } = createRequire(`${packages}/`)(`${packages}/playwright-core`);
const PACKAGE = path.resolve(import.meta.dirname, "../pkg");
const TYPES = { ".js": "text/javascript", ".wasm": "application/wasm" };
const ADAPTER = [
  "--enable-unsafe-webgpu",
  "--use-webgpu-adapter=swiftshader",
  "--enable-features=Vulkan",
];
const N = 24;
/** What each model is asked for, here and of hob itself. */
const ASKED = [
  { prompt: "Once upon a time" },
  { messages: [{ role: "user", content: "Hello! Who are you?" }] },
];
const SCHEMA = {
  type: "object",
  properties: { name: { type: "string", maxLength: 8 }, age: { type: "integer" } },
  required: ["name", "age"],
};

/** The ranges that were asked for, of each file. */
const ranges = [];

/** Serves the package, and the models by ranges. */
function listen() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    if (pathname === "/") {
      response.setHeader("content-type", "text/html");
      response.end("<!doctype html><link rel=icon href=data:,><title>hob</title>");
      return;
    }
    const model = /^\/model\/(\d)\.gguf$/.exec(pathname);
    const file = model ? models[Number(model[1])] : path.join(PACKAGE, path.basename(pathname));
    const { size } = statSync(file);
    const type = TYPES[path.extname(file)] ?? "application/octet-stream";
    response.setHeader("content-type", type);
    response.setHeader("accept-ranges", "bytes");
    response.setHeader("etag", `"${size}"`);
    if (request.method === "HEAD") {
      response.setHeader("content-length", size);
      response.end();
      return;
    }
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
    if (!range) {
      createReadStream(file).pipe(response);
      return;
    }
    ranges.push(pathname);
    const [start, end] = range.slice(1).map(Number);
    response.statusCode = 206;
    createReadStream(file, { start, end }).pipe(response);
  });
  return new Promise((done) => server.listen(0, "127.0.0.1", () => done(server)));
}

/** Returns what hob itself writes, on the CPU. */
async function native(model, asked) {
  const command = ["serve", "-m", model, "--port", "0", "--device", "cpu", "--threads", "1"];
  const child = spawn(hob, command, { stdio: ["ignore", "ignore", "pipe"] });
  const address = await new Promise((done, failed) => {
    let log = "";
    child.stderr.on("data", (text) => {
      log += text;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(log);
      if (found) done(found[0]);
    });
    child.on("exit", () => failed(new Error(log)));
  });
  while (!(await fetch(`${address}/health`)).ok) await new Promise((done) => setTimeout(done, 50));
  const route = asked.prompt ? "/v1/completions" : "/v1/chat/completions";
  const body = JSON.stringify({ ...asked, max_tokens: N, temperature: 0 });
  const answer = await (await fetch(`${address}${route}`, { method: "POST", body })).json();
  child.kill();
  const [choice] = answer.choices;
  return choice.text ?? choice.message.content;
}

const server = await listen();
const origin = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", ...ADAPTER],
});
const page = await browser.newPage();
const errors = [];
page.on("pageerror", (error) => errors.push(String(error)));
page.on("console", (line) => {
  if (line.type() === "error") errors.push(line.text());
});
await page.goto(origin);

/** Runs a function in the page with the package. */
const inPage = (run, given) => page.evaluate(run, given);

for (const [index, model] of models.entries()) {
  const asked = { ...ASKED[index], max_tokens: N, temperature: 0 };
  const expected = await native(model, asked);
  for (const device of ["gpu", "cpu"]) {
    const url = `${origin}/model/${index}.gguf`;
    const answer = await inPage(
      async ({ url, device, request, schema }) => {
        const { Model } = await import("/index.js");
        const progress = [];
        const onProgress = ({ done, total }) => progress.push(done / total);
        const model = await Model.load(url, { device, onProgress, n_ctx: 256 });
        const told = await model.answer(request);
        // the beginning is in its cache
        const again = await model.answer(request);
        const constrained = await model.answer({ ...request, max_tokens: 60, json_schema: schema });
        let n = 0;
        let left = null;
        for await (const { text } of model.stream({ ...request, max_tokens: 200 })) {
          n += 1;
          left = text;
          if (n === 3) break;
        }
        const after = await model.answer(request);
        const bad = await model.answer({ ...request, unknown: 1 }).catch((error) => error.message);
        const { device: computes } = model;
        model.close();
        return { told, again, constrained, n, left, after, bad, computes, progress };
      },
      { url, device, request: asked, schema: SCHEMA },
    );
    assert.equal(answer.told.text, expected);
    assert.match(answer.told.finish_reason, /^(length|stop)$/);
    const n_tokens = answer.told.usage.completion_tokens;
    assert.equal(answer.again.text, expected);
    assert(answer.again.usage.cached_tokens > 0, "a prompt is computed once");
    const object = JSON.parse(answer.constrained.text);
    assert.deepEqual(Object.keys(object), ["name", "age"]);
    assert.equal(answer.n, 3);
    assert.equal(answer.after.text, expected, "after an answer that was left");
    assert.match(answer.bad, /unknown/);
    assert.equal(answer.progress.at(-1), 1);
    const { prompt_ms, predicted_ms } = answer.told.timings;
    const rate = ((n_tokens - 1) / predicted_ms) * 1e3;
    console.log(
      `ok ${path.basename(model)} on ${answer.computes}: the text of hob itself, ` +
        `prompt ${prompt_ms.toFixed(0)} ms, ${rate.toFixed(1)} tokens/s`,
    );
  }
  const parts = Math.ceil(statSync(model).size / (8 << 20));
  const n_asked = ranges.filter((name) => name === `/model/${index}.gguf`).length;
  assert.equal(n_asked, parts, "the second load is from the browser's cache");
}

const refused = await inPage(async () => {
  const { Model } = await import("/index.js");
  const bytes = new TextEncoder().encode("no model").buffer;
  return Model.load(bytes, { device: "cpu" }).catch((error) => error.message);
});
assert.match(refused, /GGUF/);
console.log("ok what is no model is refused");
assert.deepEqual(errors, []);
await browser.close();
server.close();
