// The package in Node, and its logits processor with the classes of transformers.js.
//
//     NODE_MODULES=DIR node test/node.mjs [VOCABULARY.gguf EXPECTED.json [TIMES.json]]
//
// Needs `@huggingface/transformers` in the folder that NODE_MODULES names.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

import init, { Constraint, Matcher, Vocabulary } from "hob-grammar";
import { applyMask, applySampling, constraintLogitsProcessor } from "hob-grammar/transformers";
import { compareMasks } from "./masks.js";

const [gguf, expected, times] = process.argv.slice(2);
const bytes = (text) => new TextEncoder().encode(text);
const PIECES = ["{", "}", '"', "a", "b", '":', "1", ",", "[", "]", "true", '"a":', ":"];
const END = PIECES.length;
const vocabulary = new Vocabulary([...PIECES.map(bytes), null], new Uint32Array([END]), {
  "<end>": END,
});
const SCHEMA = {
  type: "object",
  properties: { a: { type: "array", items: { type: "boolean" } } },
  required: ["a"],
};
const compact = { whitespace: "compact" };

test("the example of the readme runs", async () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const examples = [...readme.matchAll(/```js\n(.*?)```/gs)].map((found) => found[1]);
  assert.equal(examples.length, 1);
  const code = examples[0].replace(/^import .*$/m, "").replaceAll("console.assert", "assert");
  const AsyncFunction = (async () => {}).constructor;
  const names = ["init", "Constraint", "Matcher", "Vocabulary", "assert"];
  await new AsyncFunction(...names, code)(init, Constraint, Matcher, Vocabulary, assert);
});

test("a text goes on and back", () => {
  const matcher = new Matcher(new Constraint(vocabulary, "json_schema", SCHEMA, compact));
  assert.equal(matcher.advanceAll(new Uint32Array([0, 11, 8])), 3);
  assert.deepEqual([...matcher.allowed()], [9, 10]);
  const fork = matcher.fork();
  assert.ok(fork.advance(10) && !fork.advance(END));
  assert.deepEqual([...fork.completion()], [9, 1]);
  assert.equal(fork.validate(new Uint32Array([9, 1, END, END])), 4);
  assert.equal(fork.validate(new Uint32Array([9, 1, END, 8])), 3);
  matcher.rollback(1);
  assert.deepEqual([...matcher.tokens], [0, 11]);
  assert.equal(new TextDecoder().decode(matcher.forcedBytes()), "[");
  assert.throws(() => matcher.rollback(3), /cannot take 3 tokens back/);
  const words = new Uint32Array(3).fill(0xffffffff);
  matcher.fill(words);
  assert.deepEqual([...words], [1 << 8, 0, 0]);
  assert.throws(() => matcher.fill(new Uint32Array(0)), /the mask has 1 words/);
  assert.equal(matcher.advanceAll(new Uint32Array([8, 9, 1, END])), 4);
  assert.ok(matcher.isEnded && matcher.isAccepting());
  matcher.reset();
  assert.equal(matcher.tokens.length, 0);
});

test("trees and lengths", () => {
  const matcher = new Matcher(new Constraint(vocabulary, "regex", "a|bb"));
  const rows = new Uint32Array(5);
  const parents = new Int32Array([-1, -1, 0, 1]);
  const mayCome = matcher.fillDraft(new Uint32Array([3, 4, 3, 4]), parents, rows);
  assert.deepEqual([...mayCome], [1, 1, 0, 1]);
  assert.deepEqual([...rows], [24, 1 << END, 16, 0, 1 << END]);
  const below = new Int32Array([-2]);
  assert.throws(() => matcher.fillDraft(new Uint32Array([3]), below, rows), /drafted token 0/);
  const words = new Uint32Array(1);
  matcher.fillWithin(words, 1);
  assert.deepEqual([...words], [8]);
});

test("constraints are kept as bytes, and errors say what is wrong", () => {
  const constraint = new Constraint(vocabulary, "json_schema", SCHEMA, compact);
  const again = new Matcher(Constraint.deserialize(vocabulary, constraint.serialize()));
  assert.equal(again.advanceAll(new Uint32Array([0, 11, 8, 9, 1, END])), 6);
  assert.ok(Constraint.kinds.includes("json_schema"));
  const remote = { $ref: "https://a.example/" };
  assert.deepEqual(new Constraint(vocabulary, "json_schema", remote).ignored, ["#/$ref"]);
  assert.throws(() => new Constraint(vocabulary, "yaml", ""), /no kind of constraint `yaml`/);
  assert.throws(() => new Constraint(vocabulary, "json_schema", { type: 1 }), /\/type/);
  for (const kind of Constraint.kinds.filter((kind) => kind !== "json_object"))
    assert.throws(() => new Constraint(vocabulary, kind, null), /needs a source/);
  for (const kind of ["regex", "grammar", "lark"])
    assert.throws(() => new Constraint(vocabulary, kind, ["a"]), /is text/);
  assert.throws(() => new Constraint(vocabulary, "regex", "a", { numbers: 1 }), /option `numbers`/);
  assert.throws(() => new Vocabulary([null], new Uint32Array([3])), /token 3/);
  assert.throws(() => Vocabulary.fromTokenizerJson("{}"), /no `model.vocab`/);
  const json = JSON.stringify({
    model: { vocab: { a: 0, "</x>": 1 } },
    added_tokens: [{ id: 1, content: "</x>", special: true }],
  });
  assert.throws(() => Vocabulary.fromTokenizerJson(json), /no token that ends a text/);
  assert.deepEqual([...Vocabulary.fromTokenizerJson(json, ["</x>"]).ends], [1]);
  assert.deepEqual([...Vocabulary.fromTiktokenRanks("YQ== 0\n", { "<|endoftext|>": 4 }).ends], [4]);
});

test("a mask is put on logits", () => {
  const logits = new Float32Array(100).fill(1);
  applyMask(new Uint32Array([0, 0xffffffff, 0b101]), logits);
  const kept = [...logits.keys()].filter((token) => logits[token] === 1);
  assert.deepEqual(kept, [...Array(32).keys()].map((i) => i + 32).concat([64, 66]));
});

test("options of sampling are put on logits", () => {
  const sampled = (options) => {
    const logits = new Float32Array([1, -Infinity, 3, 3, 0]);
    applySampling(logits, options);
    return [...logits];
  };
  const never = -Infinity;
  assert.deepEqual(sampled({}), [1, never, 3, 3, 0]);
  assert.deepEqual(sampled({ temperature: 0 }), [never, never, 3, never, never]);
  assert.deepEqual(sampled({ top_k: 1 }), [never, never, 3, never, never]);
  assert.deepEqual(sampled({ top_k: 3, temperature: 0.5 }), [-4, never, 0, 0, never]);
  assert.deepEqual(sampled({ top_k: -1, top_p: 0.5 }), [never, never, 3, 3, never]);
  assert.deepEqual(sampled({ top_p: 0 }), [never, never, 3, never, never]);
  assert.deepEqual(sampled({ min_p: 0.1 }), [1, never, 3, 3, never]);
  assert.throws(() => sampled({ top_k: 1.5 }), /top_k is 1.5: expected a whole number/);
  assert.throws(() => sampled({ temperature: NaN }), /temperature is NaN/);
  assert.throws(() => sampled({ typical: 1 }), /no option of sampling typical/);
});

test("parts of a text are sampled in their own way", () => {
  const schema = {
    type: "array",
    prefixItems: [{ enum: ["a", "b"], "x-temperature": 0 }, { enum: ["a", "b"], "x-top-k": 1 }],
    minItems: 2,
    items: false,
  };
  const constraint = new Constraint(vocabulary, "json_schema", schema, compact);
  assert.ok(constraint.hasSampling);
  const matcher = new Matcher(constraint);
  assert.deepEqual(matcher.sampling(), {});
  matcher.advance(8);
  assert.deepEqual(matcher.sampling(), { temperature: 0 });
  matcher.advanceAll(new Uint32Array([2, 3, 2, 7]));
  assert.deepEqual(matcher.sampling(), { top_k: 1 });
  matcher.rollback(4);
  assert.deepEqual(matcher.sampling(), { temperature: 0 });
  assert.ok(!new Constraint(vocabulary, "regex", "a").hasSampling);

  const processor = constraintLogitsProcessor(vocabulary, constraint, {
    sampling: { temperature: 2 },
  });
  const left = (text) => {
    const logits = [{ data: new Float32Array(vocabulary.length).map((_, i) => 1 + i / 8) }];
    processor([[5n, ...text.map(BigInt)]], logits);
    return [...logits[0].data.entries()].filter(([, x]) => x > -Infinity);
  };
  assert.deepEqual(left([]), [[8, 0]]);
  assert.deepEqual(left([8, 2]), [[4, 1.5]]);
  assert.deepEqual(left([8, 2, 4]), [[2, 1.25]]);
  // the comma is in no part
  assert.deepEqual(left([8, 2, 4, 2]), [[7, 0]]);
  assert.throws(
    () => constraintLogitsProcessor(vocabulary, constraint, { sampling: { top_k: -2 } }),
    /top_k is -2/,
  );
});

test("texts of transformers.js are valid", async () => {
  const here = path.join(process.env.NODE_MODULES ?? ".", "here.js");
  const require = createRequire(pathToFileURL(here));
  const url = pathToFileURL(require.resolve("@huggingface/transformers"));
  const { LogitsProcessorList, Tensor } = await import(url);
  const constraint = new Constraint(vocabulary, "json_schema", SCHEMA, compact);
  const processors = new LogitsProcessorList();
  processors.extend(constraintLogitsProcessor(vocabulary, constraint, { maxNewTokens: 14 }));
  const prompt = [5n, 6n, 7n];
  const rows = [0, 1, 2].map(() => [...prompt]);
  let seed = 3;
  const random = () => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) / 2 ** 32;
  for (let step = 0; step < 14; step++) {
    // more logits than tokens, as models have
    const logits = new Tensor("float32", Float32Array.from({ length: 3 * 20 }, random), [3, 20]);
    const masked = processors(rows, logits);
    rows.forEach((row, i) => {
      const data = masked[i].data;
      row.push(BigInt(data.indexOf(Math.max(...data))));
    });
  }
  for (const row of rows) {
    const tokens = row.slice(prompt.length).map(Number);
    const text = tokens.slice(0, tokens.indexOf(END)).map((token) => PIECES[token]).join("");
    const value = JSON.parse(text);
    assert.ok(Array.isArray(value.a) && value.a.every((item) => item === true), text);
  }
});

test("rows end by any token that ends texts", () => {
  const pieces = [..."abcd"].map(bytes);
  const [end, turn] = [4, 5];
  const names = { "<end>": end, "<turn>": turn };
  const two = new Vocabulary([...pieces, null, null], new Uint32Array([end, turn]), names);
  const constraint = new Constraint(two, "grammar", 'root ::= "a" <turn> "b"');
  for (const options of [{}, { maxNewTokens: 12 }]) {
    const processor = constraintLogitsProcessor(two, constraint, options);
    const prompt = [0n, 0n];
    const allowed = (rows) => {
      const logits = rows.map(() => ({ data: new Float32Array(6) }));
      processor(rows.map((row) => [...prompt, ...row.map(BigInt)]), logits);
      return logits.map(({ data }) => [...data.keys()].filter((token) => data[token] === 0));
    };
    assert.deepEqual(allowed([[], []]), [[0], [0]]);
    assert.deepEqual(allowed([[0], [0]]), [[turn], [turn]]);
    // the grammar names one of them, and goes on
    assert.deepEqual(allowed([[0, turn], [0, turn]]), [[1], [1]]);
    const both = [end, turn];
    assert.deepEqual(allowed([[0, turn, 1], [0, turn, 3]]), [both, both]);
    // a row that has ended is held to them, whatever pads it
    assert.deepEqual(allowed([[0, turn, 1, end, 3], [0, turn, 1, turn]]), [both, both]);
    assert.throws(() => allowed([[0, 3], [0]]), /token 3 at 1 breaks the constraint/);
  }
});

test("masks are those of the native engine", { skip: !gguf }, () => {
  const cases = JSON.parse(readFileSync(expected, "utf8"));
  const { differing, masks, microseconds } = compareMasks(
    { Constraint, Matcher, Vocabulary },
    readFileSync(gguf),
    cases,
  );
  assert.deepEqual(differing, []);
  console.log(`${masks} masks of ${cases.length} schemas are equal`);
  if (times) writeFileSync(times, JSON.stringify(microseconds));
});
