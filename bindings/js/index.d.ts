export * from "./pkg/hob_grammar.js";
export { default } from "./pkg/hob_grammar.js";
