// The official OpenAI client for JavaScript against a server that this starts.
//
//     node openai_client.mjs HOB MODEL
//
// Needs `npm install openai` in the folder that NODE_MODULES names (its node_modules). Prints one
// line per check; the exit code is 0 if all hold.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const require = createRequire(pathToFileURL(path.join(process.env.NODE_MODULES ?? ".", "here.js")));
const { OpenAI } = require("openai");

const [hob, model] = process.argv.slice(2);
const MESSAGES = [{ role: "user", content: "Tell me a story." }];
const said = { model: "any", messages: MESSAGES, temperature: 0, max_tokens: 24 };

const checks = {
  async list_models(client) {
    const list = await client.models.list();
    assert.equal(list.data[0].id, "tiny");
  },

  async chat(client) {
    const whole = await client.chat.completions.create(said);
    assert.equal(whole.choices[0].finish_reason, "length");
    assert.equal(whole.usage.completion_tokens, 24);
    let text = "";
    const stream = await client.chat.completions.create({
      ...said,
      stream: true,
      stream_options: { include_usage: true },
    });
    let usage = null;
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta?.content ?? "";
      usage = chunk.usage ?? usage;
    }
    assert.equal(text, whole.choices[0].message.content);
    assert.equal(usage.completion_tokens, 24);
  },

  // the client's own helper puts the chunks together again
  async stream_helper(client) {
    const runner = client.chat.completions.stream(said);
    const pieces = [];
    runner.on("content", (delta) => pieces.push(delta));
    const final = await runner.finalChatCompletion();
    assert.equal(pieces.join(""), final.choices[0].message.content);
  },

  async logprobs(client) {
    const answer = await client.chat.completions.create({
      ...said,
      max_tokens: 3,
      logprobs: true,
      top_logprobs: 2,
    });
    const tokens = answer.choices[0].logprobs.content;
    assert.equal(tokens.length, 3);
    assert(tokens.every((token) => token.logprob <= 0 && token.top_logprobs.length === 2));
  },

  async json_schema(client) {
    const schema = {
      type: "object",
      properties: {
        name: { type: "string", maxLength: 10 },
        age: { type: "integer", minimum: 0, maximum: 120 },
      },
      required: ["name", "age"],
      additionalProperties: false,
    };
    const answer = await client.chat.completions.parse({
      ...said,
      max_tokens: 200,
      response_format: {
        type: "json_schema",
        json_schema: { name: "person", schema, strict: true },
      },
    });
    const person = answer.choices[0].message.parsed;
    assert.equal(typeof person.name, "string");
    assert(Number.isInteger(person.age) && person.age <= 120);
  },

  async tools(client) {
    const tool = {
      type: "function",
      function: {
        name: "add",
        parameters: {
          type: "object",
          properties: { a: { type: "integer" }, b: { type: "integer" } },
          required: ["a", "b"],
        },
      },
    };
    const asked = {
      ...said,
      max_tokens: 200,
      tools: [tool],
      tool_choice: "required",
      parallel_tool_calls: false,
    };
    const answer = await client.chat.completions.create(asked);
    assert.equal(answer.choices[0].finish_reason, "tool_calls");
    const call = answer.choices[0].message.tool_calls[0];
    const { a, b } = JSON.parse(call.function.arguments);
    assert(call.function.name === "add" && Number.isInteger(a) && Number.isInteger(b));
    const streamed = await client.chat.completions.stream(asked).finalChatCompletion();
    assert.equal(
      streamed.choices[0].message.tool_calls[0].function.arguments,
      call.function.arguments,
    );
  },

  async responses(client) {
    const asked = {
      model: "any",
      input: "Tell me a story.",
      temperature: 0,
      max_output_tokens: 24,
    };
    const whole = await client.responses.create(asked);
    assert(whole.output_text.length > 0);
    let text = "";
    for await (const event of await client.responses.create({ ...asked, stream: true })) {
      if (event.type === "response.output_text.delta") text += event.delta;
    }
    assert.equal(text, whole.output_text);
  },

  // the client asks for base64 and reads it
  async embeddings(client) {
    const { data, usage } = await client.embeddings.create({
      model: "any",
      input: ["Once upon a time", "The cat"],
    });
    assert.equal(data.length, 2);
    assert.equal(data[0].embedding.length, 64);
    const length = Math.hypot(...data[0].embedding);
    assert(Math.abs(length - 1) < 1e-5 && usage.prompt_tokens > 4, `${length}`);
    const floats = await client.embeddings.create({
      model: "any",
      input: "Once upon a time",
      encoding_format: "float",
    });
    floats.data[0].embedding.forEach((x, i) => assert(Math.abs(x - data[0].embedding[i]) < 1e-5));
  },

  async errors(client) {
    await assert.rejects(client.chat.completions.create({ ...said, temperature: -1 }), (error) => {
      assert(error instanceof OpenAI.BadRequestError);
      assert.equal(error.param, "temperature");
      return true;
    });
    await assert.rejects(client.models.retrieve("none"), OpenAI.NotFoundError);
  },

  async hang_up(client, url) {
    const stream = await client.chat.completions.create({
      ...said,
      max_tokens: 100000,
      ignore_eos: true,
      stream: true,
    });
    for await (const _ of stream) break; // ends the request
    for (let i = 0; ; i++) {
      const health = await (await fetch(`${url}/health`)).json();
      if (health.slots_processing === 0) return;
      assert(i < 2000, "the slot is still at work");
      await new Promise((done) => setTimeout(done, 5));
    }
  },
};

const options = [
  "--port",
  "0",
  "--threads",
  "1",
  "--parallel",
  "2",
  "--ctx-size",
  "2000000",
  "--alias",
  "tiny",
  "--embeddings",
];
const server = spawn(hob, ["serve", "-m", model, ...options], {
  stdio: ["ignore", "ignore", "pipe"],
});
try {
  const lines = createInterface({ input: server.stderr });
  const url = await new Promise((found) =>
    lines.on(
      "line",
      (line) => line.includes("listening on ") && found(line.split("listening on ")[1].trim()),
    ),
  );
  while ((await fetch(`${url}/health`)).status !== 200)
    await new Promise((done) => setTimeout(done, 20));
  const client = new OpenAI({ baseURL: `${url}/v1`, apiKey: "none", maxRetries: 0 });
  for (const [name, check] of Object.entries(checks)) {
    await check(client, url);
    console.log(`ok ${name}`);
  }
} finally {
  server.kill();
}
