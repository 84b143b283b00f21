// In browsers and bundlers: `await init()` loads the WebAssembly next to this file, or what it is
// given.
export * from "./pkg/hob_grammar.js";
export { default } from "./pkg/hob_grammar.js";
