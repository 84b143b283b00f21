// The answer as the user has changed it, and the word of the server on that: it reads the text as
// the beginning of an answer under the same schema.

import { effect, signal } from "@preact/signals";
import { ask, Refused, Stopped } from "../api";
import { modelName } from "../server";
import { edited, result } from "./state";

/** The server's word on a text that was changed. */
export type EditVerdict =
  | { is: "checking" | "fits" | "begun" }
  | { is: "wrong"; at: number; line: number; column: number }
  | { is: "unknown"; message: string };

export const verdict = signal<EditVerdict>({ is: "checking" });

interface Check {
  valid: boolean;
  whole?: boolean;
  error?: { message: string; param: string; line?: number; column?: number };
}

const CHECK_MS = 200;

/** Returns the offset of a place that is counted in lines and characters from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const characters = [...(lines[line - 1] ?? "")].slice(0, column - 1);
  return before + characters.join("").length;
}

async function check(text: string, schema: unknown, signal: AbortSignal): Promise<EditVerdict> {
  const body = {
    ...(modelName.value ? { model: modelName.value } : {}),
    response_format: { type: "json_schema", json_schema: { name: "answer", schema } },
    constraint_prefix: text,
  };
  const { valid, whole, error } = await ask<Check>("POST", "check-constraint", body, signal);
  if (valid) return { is: whole ? "fits" : "begun" };
  const { line, column } = error ?? {};
  if (error?.param !== "constraint_prefix" || line === undefined || column === undefined)
    return { is: "unknown", message: error?.message ?? "" };
  return { is: "wrong", at: offsetOf(text, line, column), line, column };
}

/** Keeps the verdict up to date until the function that is returned is called. */
export function keepChecking(): () => void {
  return effect(() => {
    const text = edited.value;
    if (text === null) return;
    const schema = result.peek()?.schema;
    const abort = new AbortController();
    verdict.value = { is: "checking" };
    const timer = setTimeout(
      () =>
        void check(text, schema, abort.signal)
          .then((told) => (verdict.value = told))
          .catch((error: Error) => {
            if (error instanceof Stopped) return;
            const message = error instanceof Refused ? error.message : "hob cannot be asked.";
            verdict.value = { is: "unknown", message };
          }),
      CHECK_MS,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  });
}
