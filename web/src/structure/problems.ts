// Faults of a schema at their place in its text.

import {
  findNodeAtLocation,
  getNodePath,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";

/** Something that is wrong, with its place as far as it is known. */
export interface Problem {
  message: string;
  /** Counted from 1. */
  line?: number;
  column?: number;
}

const WORDS: Record<string, string> = {
  InvalidSymbol: "this is no JSON value; text needs double quotes",
  InvalidNumberFormat: "this is no number",
  PropertyNameExpected: "a name in double quotes was expected",
  ValueExpected: "a value was expected",
  ColonExpected: "a colon was expected",
  CommaExpected: "a comma was expected",
  CloseBraceExpected: "a closing brace was expected",
  CloseBracketExpected: "a closing bracket was expected",
  EndOfFileExpected: "nothing more was expected",
  InvalidCommentToken: "JSON has no comments",
  UnexpectedEndOfComment: "JSON has no comments",
  UnexpectedEndOfString: "the text has no end: a double quote was expected",
  UnexpectedEndOfNumber: "the number has no end",
  InvalidUnicode: "this is no character",
  InvalidEscapeCharacter: "this escape is none of JSON's",
  InvalidCharacter: "this character must be escaped",
};

/** Faults that are shown at most: one is often the cause of the others. */
const MOST = 5;

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return { line, column: offset - before.lastIndexOf("\n") };
}

/** Returns the faults of a schema as JSON, or else the one that the server found at a pointer. */
export function schemaProblems(text: string, pointer?: string, message?: string): Problem[] {
  const errors: ParseError[] = [];
  const options = { disallowComments: true, allowTrailingComma: false };
  const tree = parseTree(text, errors, options);
  if (!text.trim()) return [{ message: "A schema was expected.", line: 1, column: 1 }];
  if (errors.length)
    return errors.slice(0, MOST).map(({ error, offset }) => {
      const code = printParseErrorCode(error);
      return { message: WORDS[code] ?? code, ...placeOf(text, offset) };
    });
  if (message === undefined) return [];
  const node = tree && pointer !== undefined ? nodeAt(tree, pointer) : undefined;
  return [{ message, ...(node ? placeOf(text, node.offset) : {}) }];
}

/** Returns the place of a JSON pointer in a text. */
export function pointerPlace(
  text: string,
  pointer: string,
): { line: number; column: number } | null {
  const tree = parseTree(text);
  const node = tree && nodeAt(tree, pointer);
  if (!node) return null;
  // The name of a member says more than its value.
  return placeOf(text, node.parent?.type === "property" ? node.parent.offset : node.offset);
}

/** Returns the value at a JSON pointer, or the nearest around it. */
function nodeAt(tree: Node, pointer: string): Node | undefined {
  const steps = pointer
    .replace(/^#/, "")
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  let node: Node | undefined = tree;
  for (const step of steps) {
    const key: string | number = node.type === "array" ? Number(step) : step;
    const path: JSONPath = [...getNodePath(node), key];
    const next = findNodeAtLocation(tree, path);
    if (!next) return node;
    node = next;
  }
  return node;
}
