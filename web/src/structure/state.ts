// The state of the view of structured output: the request, and the answer to it.

import { batch, computed, signal } from "@preact/signals";
import { ask, chat, Lost, Refused, Stopped, type Timings, type TokenLogprob } from "../api";
import { gone, modelName, refresh } from "../server";
import { type Problem, schemaProblems } from "./problems";

export type Kind = "schema" | "grammar" | "lark" | "regex";

interface Draft {
  kind: Kind;
  schema: string;
  grammar: string;
  lark: string;
  regex: string;
  system: string;
  prompt: string;
  temperature: number;
  maxTokens: number | null;
}

const KEPT = "hob-structure";

const SCHEMA = `{
  "type": "object",
  "properties": {
    "name": { "type": "string", "maxLength": 40 },
    "year": { "type": "integer", "minimum": 1, "maximum": 2100 },
    "kind": { "enum": ["town", "river", "mountain"] },
    "known_for": {
      "type": "array",
      "items": { "type": "string", "maxLength": 30 },
      "minItems": 1,
      "maxItems": 3
    }
  },
  "required": ["name", "year", "kind", "known_for"]
}`;

const GRAMMAR = `# a list of one to three moves, as in chess
root ::= move (", " move){0,2}
move ::= piece? [a-h] [1-8] ("+" | "#")?
piece ::= [KQRBN]`;

const LARK = `// an assignment of a sum, with blanks wherever they may stand
start: NAME "=" sum
sum: term (("+" | "-") term)*
term: NAME | NUMBER | "(" sum ")"
NAME: /[a-z]{1,8}/
NUMBER: /[0-9]{1,4}/
%ignore / {0,1}/`;

const FIRST: Draft = {
  kind: "schema",
  schema: SCHEMA,
  grammar: GRAMMAR,
  lark: LARK,
  regex: "\\d{4}-\\d{2}-\\d{2}",
  system: "",
  prompt: "Tell me about a place that you like.",
  temperature: 0.1,
  maxTokens: 400,
};

function kept(): Draft {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Draft>) };
  } catch {
    return FIRST;
  }
}

export const draft = signal<Draft>(kept());

export function set(changes: Partial<Draft>): void {
  draft.value = { ...draft.value, ...changes };
  localStorage.setItem(KEPT, JSON.stringify(draft.value));
}

/** The text of the constraint that is shown. */
export const source = computed(() => draft.value[draft.value.kind]);

/** The schema as a value, if it is one. */
export const schema = computed<unknown>(() => {
  try {
    return JSON.parse(draft.value.schema) as unknown;
  } catch {
    return undefined;
  }
});

/** The field of a request that holds the constraint. */
export function constraintField(): Record<string, unknown> {
  const { kind, grammar, lark, regex } = draft.value;
  if (kind === "grammar") return { grammar };
  if (kind === "lark") return { response_format: { type: "lark", lark } };
  if (kind === "regex") return { response_format: { type: "regex", regex } };
  const value = { name: "answer", schema: schema.value };
  return { response_format: { type: "json_schema", json_schema: value } };
}

interface Check {
  valid: boolean;
  ignored?: string[];
  shortest?: number;
  compile_ms?: number;
  error?: { message: string; pointer?: string; line?: number; column?: number };
}

export const check = signal<Check | null>(null);
/** The reason why the server could not be asked. */
export const checkProblem = signal("");
export const isChecking = signal(false);

/** The faults of the constraint: at once those that the page sees, then those of the server. */
export const problems = computed<Problem[]>(() => {
  const { kind, schema: text } = draft.value;
  const own = kind === "schema" ? schemaProblems(text) : [];
  if (own.length) return own;
  const error = check.value?.error;
  if (!error) return checkProblem.value ? [{ message: checkProblem.value }] : [];
  if (kind === "schema") return schemaProblems(text, error.pointer, error.message);
  return [{ message: error.message, line: error.line, column: error.column }];
});

const CHECK_MS = 250;
let timer = 0;
let asked: AbortController | null = null;

/** Asks the server about the constraint, a moment after it was last changed. */
export function checkSoon(): void {
  clearTimeout(timer);
  asked?.abort();
  batch(() => {
    check.value = null;
    checkProblem.value = "";
    isChecking.value = true;
  });
  timer = window.setTimeout(() => void checkNow(), CHECK_MS);
}

async function checkNow(): Promise<void> {
  const { kind, schema: text } = draft.value;
  if ((kind === "schema" && schemaProblems(text).length) || !source.value.trim()) {
    isChecking.value = false;
    return;
  }
  const abort = new AbortController();
  asked = abort;
  try {
    const model = modelName.value ? { model: modelName.value } : {};
    const body = { ...model, ...constraintField() };
    check.value = await ask<Check>("POST", "check-constraint", body, abort.signal);
  } catch (error) {
    if (error instanceof Stopped) return;
    if (error instanceof Refused) checkProblem.value = error.message;
  }
  isChecking.value = false;
}

/** An answer under the constraint. */
export interface Result {
  /** The constraint that it was written under. */
  kind: Kind;
  source: string;
  schema: unknown;
  text: string;
  reasoning: string;
  tokens: TokenLogprob[];
  timings: Timings | null;
  finish: string | null;
  problem: string;
  /** JSON pointers of keywords that were not enforced. */
  ignored: string[];
  /** JSON pointers of values that the limit of the length closed early. */
  closed: string[];
}

const NOTHING: Result = {
  kind: "schema",
  source: "",
  schema: undefined,
  text: "",
  reasoning: "",
  tokens: [],
  timings: null,
  finish: null,
  problem: "",
  ignored: [],
  closed: [],
};

export const result = signal<Result | null>(null);
/** The text that the user has made of the answer; null as long as it is the model's own. */
export const edited = signal<string | null>(null);
export const isWriting = signal(false);
let writing: AbortController | null = null;

export function stop(): void {
  writing?.abort();
}

/** Returns the request as it is sent, and as programs are to send it. */
export function request(): Record<string, unknown> {
  const { system, prompt, temperature, maxTokens } = draft.value;
  const first = system.trim() ? [{ role: "system", content: system }] : [];
  return {
    ...(modelName.value ? { model: modelName.value } : {}),
    messages: [...first, { role: "user", content: prompt }],
    temperature,
    ...(maxTokens ? { max_tokens: maxTokens } : {}),
    ...constraintField(),
  };
}

/** Begins an answer that the user fills in, in place of the model. */
export function fillIn(text: string): void {
  const { kind } = draft.value;
  batch(() => {
    result.value = { ...NOTHING, kind, source: source.value, schema: schema.value, finish: "own" };
    edited.value = text;
  });
}

/** Lets the model write, and follows it token by token. */
export async function write(): Promise<void> {
  if (isWriting.value) return;
  const abort = new AbortController();
  writing = abort;
  const { kind } = draft.value;
  let now: Result = { ...NOTHING, kind, source: source.value, schema: schema.value };
  batch(() => {
    isWriting.value = true;
    result.value = now;
    edited.value = null;
  });
  let frame = 0;
  const draw = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      result.value = now;
    });
  };
  try {
    const details = { logprobs: true, top_logprobs: 8, constraint_details: true };
    const body = { ...request(), ...details, timings_per_token: true };
    const head = (headers: Headers) => {
      const ignored = headers.get("x-hob-ignored-keywords");
      if (ignored) now = { ...now, ignored: ignored.split(",").map(decodeURIComponent) };
    };
    const tokens: TokenLogprob[] = [];
    for await (const chunk of chat(body, abort.signal, head)) {
      const choice = chunk.choices[0];
      if (choice?.logprobs) tokens.push(...choice.logprobs.content);
      now = {
        ...now,
        tokens,
        text: now.text + (choice?.delta.content ?? ""),
        reasoning: now.reasoning + (choice?.delta.reasoning_content ?? ""),
        timings: chunk.timings ?? now.timings,
        finish: choice?.finish_reason ?? now.finish,
        closed: chunk.hob?.truncated_at ?? now.closed,
      };
      draw();
    }
  } catch (error) {
    if (error instanceof Stopped) now = { ...now, finish: "stopped" };
    else if (error instanceof Refused) now = { ...now, problem: error.message };
    else {
      now = { ...now, problem: gone(now.text) };
      if (error instanceof Lost) void refresh();
    }
  }
  cancelAnimationFrame(frame);
  batch(() => {
    result.value = { ...now, tokens: [...now.tokens] };
    isWriting.value = false;
  });
}
