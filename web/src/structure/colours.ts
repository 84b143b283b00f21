// The parts of a text that an editor colours: names, texts, numbers, words, notes.

import { createScanner, SyntaxKind } from "jsonc-parser";

export interface Part {
  text: string;
  kind: "" | "key" | "text" | "number" | "name" | "note";
}

/** Longer texts are not coloured: it would take longer than a frame. */
const MOST = 60_000;

export function jsonParts(text: string): Part[] {
  if (text.length > MOST) return [{ text, kind: "" }];
  const scanner = createScanner(text, false);
  const parts: Part[] = [];
  for (let kind = scanner.scan(); kind !== SyntaxKind.EOF; kind = scanner.scan()) {
    const from = scanner.getTokenOffset();
    const to = from + scanner.getTokenLength();
    parts.push({ text: text.slice(from, to), kind: jsonKind(kind, text, to) });
  }
  return parts;
}

function jsonKind(kind: SyntaxKind, text: string, end: number): Part["kind"] {
  switch (kind) {
    case SyntaxKind.StringLiteral:
      return /^\s*:/.test(text.slice(end, end + 80)) ? "name" : "text";
    case SyntaxKind.NumericLiteral:
      return "number";
    case SyntaxKind.TrueKeyword:
    case SyntaxKind.FalseKeyword:
    case SyntaxKind.NullKeyword:
      return "key";
    case SyntaxKind.LineCommentTrivia:
    case SyntaxKind.BlockCommentTrivia:
      return "note";
    default:
      return "";
  }
}

const GBNF = new RegExp(
  [
    /(#[^\n]*)/,
    /("(?:[^"\\\n]|\\.)*"?)/,
    /(\[(?:[^\]\\\n]|\\.)*\]?)/,
    /([A-Za-z][\w-]*(?=\s*::=))/,
    /(\{[\d,\s]*\}|[*+?|])/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

const LARK = new RegExp(
  [
    /(\/\/[^\n]*)/,
    /("(?:[^"\\\n]|\\.)*"?i?)/,
    /(\/(?:[^/\\\n]|\\.)+\/[imslux]*)/,
    /([?!]?[A-Za-z_]\w*(?=\s*(?:\.-?\d+)?(?:\[[^\]\n]*\])?\s*:))/,
    /(%[a-z]+|\{[\d,\s]*\}|[*+?|])/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** Colours a grammar in GBNF. */
export function gbnfParts(text: string): Part[] {
  return grammarParts(text, GBNF);
}

/** Colours a grammar in Lark. */
export function larkParts(text: string): Part[] {
  return grammarParts(text, LARK);
}

/** Colours a grammar by the groups of `words`: notes, literals, sets, names of rules, operators. */
function grammarParts(text: string, words: RegExp): Part[] {
  if (text.length > MOST) return [{ text, kind: "" }];
  const parts: Part[] = [];
  let at = 0;
  for (const found of text.matchAll(words)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index), kind: "" });
    const [whole, note, literal, set, name] = found;
    const kind = note ? "note" : literal ? "text" : set ? "number" : name ? "name" : "key";
    parts.push({ text: whole, kind });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), kind: "" });
  return parts;
}
