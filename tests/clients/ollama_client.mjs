// The official Ollama client for JavaScript against `hob desktop`.
//
//     NODE_MODULES=DIR node ollama_client.mjs HOB
//
// Needs `npm install ollama`. Prints one line per check; the exit code is 0 if all hold.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const modules = join(process.env.NODE_MODULES ?? ".", "node_modules", "ollama", "package.json");
const found = createRequire(pathToFileURL(modules)).resolve("ollama");
const { Ollama } = await import(pathToFileURL(found));

const model = "hob-nano";
const messages = [{ role: "user", content: "Hello" }];
const options = { temperature: 0, num_predict: 12 };
const say = (what) => console.log(`ollama (JavaScript): ${what}`);

const home = mkdtempSync(join(tmpdir(), "hob-ollama-"));
const env = { PATH: process.env.PATH, HOME: home, HF_HUB_OFFLINE: "1" };
const command = ["desktop", "--serve", "--port", "0", "--control-port", "0", "--threads", "1"];
const hob = spawn(process.argv[2], [...command, "--ollama-port", "0"], {
  env,
  stdio: ["ignore", "ignore", "pipe"],
});
try {
  const host = await new Promise((resolve, reject) => {
    hob.on("exit", () => reject(new Error("hob has ended")));
    createInterface(hob.stderr).on("line", (line) => {
      const address = line.split("for Ollama's clients on ")[1];
      if (address) resolve(address.trim());
    });
  });
  const client = new Ollama({ host });
  assert.deepEqual((await client.list()).models.map((entry) => entry.name), [model]);
  assert.ok((await client.show({ model })).capabilities.includes("completion"));
  assert.equal(await (await fetch(host)).text(), "Ollama is running");
  assert.match((await client.version()).version, /^\d+\.\d+\.\d+$/);
  say("list, show, version");

  const whole = await client.chat({ model, messages, options });
  assert.ok(whole.done && whole.message.content && whole.eval_duration > 1000);
  let text = "";
  let last;
  for await (const part of await client.chat({ model, messages, options, stream: true })) {
    text += part.message.content;
    last = part;
  }
  assert.equal(text, whole.message.content);
  assert.ok(last.done && last.eval_count === whole.eval_count);
  const written = await client.generate({ model, prompt: "Hello", options });
  assert.equal(written.response, text);
  assert.deepEqual((await client.ps()).models.map((entry) => entry.name), [model]);
  say("chat and generate, whole and streamed, ps");

  const format = { type: "object", properties: { age: { type: "integer" } }, required: ["age"] };
  const limited = { model, messages, format, options: { num_predict: 60 } };
  assert.ok(Number.isInteger(JSON.parse((await client.chat(limited)).message.content).age));
  say("format");

  // a client that leaves ends its request
  const endless = { model, messages, stream: true, options: { num_predict: 800 } };
  const stream = await client.chat(endless);
  setTimeout(() => client.abort(), 300);
  await assert.rejects(async () => {
    for await (const _ of stream);
    throw new DOMException("it ended by itself", "AbortError");
  }, { name: "AbortError" });
  say("abort");

  await assert.rejects(client.chat({ model: "nobody/nothing", messages }), {
    message: "model 'nobody/nothing' not found",
  });
  await client.copy({ source: model, destination: "assistant" });
  await client.delete({ model: "assistant" });
  say("errors, copy, delete");
} finally {
  hob.removeAllListeners("exit");
  hob.kill();
  rmSync(home, { recursive: true });
}
