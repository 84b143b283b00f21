// The form of conversations in files, which others may have written: what is shown must have it.

import type { Message } from "../db";

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === "string";
const isNumber: Test = (value) => typeof value === "number" && Number.isFinite(value);

/** A number, or what JSON has in place of one that it cannot write. */
const isAmount: Test = (value) => value === null || isNumber(value);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isOneOf =
  (...all: unknown[]): Test =>
  (value) =>
    all.includes(value);

const isListOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);

const has =
  (fields: Record<string, Test>): Test =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, test]) => test(value[name]));

/** An image is a part of the file: one at an address would be fetched by the server. */
const isAttachment: Test = (value) =>
  has({ name: isText, kind: isOneOf("image", "text"), content: isText })(value) &&
  isObject(value) &&
  (value["kind"] === "text" || /^data:image\//.test(String(value["content"])));

const TOKEN = { token: isText, bytes: isListOf(isNumber), logprob: isAmount };

const FIELDS: Record<string, Test> = {
  attachments: isListOf(isAttachment),
  reasoning: isText,
  reasoningMs: isNumber,
  calls: isListOf(has({ id: isText, name: isText, arguments: isText })),
  callId: isText,
  model: isText,
  finish: isOneOf("stop", "length", "tool_calls", "stopped", "lost", "refused"),
  problem: isText,
  timings: has({
    cache_n: isAmount,
    prompt_n: isAmount,
    prompt_ms: isAmount,
    predicted_n: isAmount,
    predicted_per_second: isAmount,
  }),
  firstMs: isNumber,
  tokens: isListOf(has({ ...TOKEN, top_logprobs: isListOf(has(TOKEN)) })),
  given: isNumber,
};

const isOption: Test = (value) =>
  isText(value) || isNumber(value) || typeof value === "boolean" || isListOf(isText)(value);

/** True for the options of sampling. */
export const isSampling: Test = (value) =>
  isObject(value) && Object.values(value).every((option) => isOption(option));

/** Returns the field of a message that has not the form which the page shows, if there is one. */
export function unsoundField(message: unknown): string | null {
  if (!isObject(message)) return "form";
  const needed = {
    id: isText,
    role: isOneOf("user", "assistant", "tool"),
    text: isText,
    created: isNumber,
  };
  const wrong = Object.entries(needed).find(([name, test]) => !test(message[name]));
  if (wrong) return wrong[0];
  const given = Object.entries(FIELDS).filter(([name]) => message[name] !== undefined);
  return given.find(([name, test]) => !test(message[name]))?.[0] ?? null;
}

/** True if each message leads up to one that has none above it. */
export function isTree(messages: Message[]): boolean {
  const parents = new Map(messages.map(({ id, parent }) => [id, parent]));
  const sound = new Set<string>();
  for (const { id } of messages) {
    const way = new Set<string>();
    for (let at: string | null | undefined = id; at && !sound.has(at); at = parents.get(at)) {
      if (way.has(at)) return false;
      way.add(at);
    }
    for (const one of way) sound.add(one);
  }
  return parents.size === messages.length;
}
