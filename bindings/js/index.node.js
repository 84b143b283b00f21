// In Node the WebAssembly is loaded at once; `await init()` may be left out.
import { readFileSync } from "node:fs";
import { initSync } from "./pkg/hob_grammar.js";

const wasm = readFileSync(new URL("./pkg/hob_grammar_bg.wasm", import.meta.url));
const exports = initSync({ module: wasm });

export * from "./pkg/hob_grammar.js";
export default async function init() {
  return exports;
}
