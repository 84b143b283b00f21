// Requests to the server that gave the page. All addresses are relative to the page's own.

import { signal } from "@preact/signals";
import { Recorder } from "./record";

/** The server, as it describes itself in `page.json`. */
export interface About {
  form: "serve" | "desktop" | "control";
  needs: "key" | "token" | null;
  version: string;
}

export interface Timings {
  cache_n: number;
  prompt_n: number;
  prompt_ms: number;
  prompt_per_second: number;
  predicted_n: number;
  predicted_ms: number;
  predicted_per_second: number;
}

/** A refused request, with what the server said. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly param: string | null = null,
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** A server that cannot be reached, or that went away in the middle of an answer. */
export class Lost extends Error {}

/** An answer that nobody waits for any more. */
export class Stopped extends Error {}

const KEY = "hob-key";
/** The place of the token of a desktop's page, for the same tab. */
const TOKEN = "token";

/** Takes a token out of the address, where it would stay in the history. */
function takeToken(): void {
  const address = new URL(location.href);
  const token = address.searchParams.get("token");
  if (!token) return;
  sessionStorage.setItem(TOKEN, token);
  address.searchParams.delete("token");
  history.replaceState(null, "", address);
}

takeToken();

/** The key or token that requests bear. */
export const key = signal(
  sessionStorage.getItem(TOKEN) ?? sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? "",
);
/** True while the server refuses the key. */
export const keyRefused = signal(false);
/** True if the user has just written the key, rather than opened an address or reloaded. */
export const isKeyTyped = signal(false);

/** Keeps a key for this tab, or for this browser. */
export function setKey(value: string, isToken: boolean, forLong: boolean): void {
  for (const name of [KEY, TOKEN]) {
    sessionStorage.removeItem(name);
    localStorage.removeItem(name);
  }
  const storage = forLong ? localStorage : sessionStorage;
  if (value) storage.setItem(isToken ? TOKEN : KEY, value);
  key.value = value;
  isKeyTyped.value = true;
  keyRefused.value = false;
}

/** Returns a key as a header may hold it; one that was mistyped is then refused by the server. */
function encodeKey(text: string): string {
  return /^[\x21-\x7e]*$/.test(text) ? text : encodeURIComponent(text);
}

function headers(hasBody: boolean): HeadersInit {
  const all: Record<string, string> = {};
  if (hasBody) all["Content-Type"] = "application/json";
  if (key.value) all["Authorization"] = `Bearer ${encodeKey(key.value)}`;
  return all;
}

/** Sends a request and returns the response if it is a good one. */
async function send(
  method: string,
  path: string,
  body: unknown,
  signal: AbortSignal | undefined,
  recorder: Recorder,
): Promise<Response> {
  const used = key.value;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: headers(body !== undefined),
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
      cache: "no-store",
      credentials: "omit",
    });
  } catch (error) {
    recorder.end();
    if (signal?.aborted) throw new Stopped();
    throw new Lost(String(error));
  }
  recorder.status(response.status);
  if (response.ok) return response;
  const text = await response.text().catch(() => "");
  if (response.status === 401) {
    // the word on a key that was replaced meanwhile is none on the new one
    if (key.value !== used) return send(method, path, body, signal, recorder);
    keyRefused.value = true;
  }
  recorder.text(text);
  recorder.end();
  throw refusal(response, text);
}

/** Returns what a bad response says, in the words of the server where it has any. */
function refusal(response: Response, text: string): Refused {
  const retry = Number(response.headers.get("retry-after")) || null;
  try {
    const { error } = JSON.parse(text) as { error: { message: string; param?: string } };
    return new Refused(response.status, error.message, error.param ?? null, retry);
  } catch {
    return new Refused(response.status, text || `status ${response.status}`, null, retry);
  }
}

/** Sends a request and reads the JSON of the answer. */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const recorder = new Recorder(method, path, body);
  const response = await send(method, path, body, signal, recorder);
  try {
    const text = await response.text();
    recorder.text(text);
    recorder.end();
    return JSON.parse(text) as T;
  } catch (error) {
    if (signal?.aborted) throw new Stopped();
    throw new Lost(String(error));
  }
}

/** Reads server-sent events one after the other; an event without a name has an empty one. */
async function* events(
  response: Response,
  signal: AbortSignal,
  recorder: Recorder,
): AsyncGenerator<{ name: string; data: string }> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      recorder.text(value);
      rest += value;
      let end: number;
      while ((end = rest.indexOf("\n\n")) >= 0) {
        const lines = rest.slice(0, end).split("\n");
        rest = rest.slice(end + 2);
        const part = (field: string) =>
          lines
            .filter((line) => line.startsWith(`${field}: `))
            .map((line) => line.slice(field.length + 2))
            .join("\n");
        const data = part("data");
        if (data) yield { name: part("event"), data };
      }
    }
  } catch (error) {
    if (signal.aborted) throw new Stopped();
    throw new Lost(String(error));
  } finally {
    recorder.end();
    reader.cancel().catch(() => {});
  }
}

/** Listens to a path that sends events for as long as it is asked; `silence` is the milliseconds
 * without any after which it is taken to be gone. */
export async function* listen(
  path: string,
  signal: AbortSignal,
  silence: number,
): AsyncGenerator<{ name: string; data: string }> {
  const quiet = new AbortController();
  let timer = 0;
  const heard = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => quiet.abort(), silence);
  };
  const ended = AbortSignal.any([signal, quiet.signal]);
  const recorder = new Recorder("GET", path, undefined);
  try {
    heard();
    const response = await send("GET", path, undefined, ended, recorder);
    for await (const event of events(response, ended, recorder)) {
      heard();
      yield event;
    }
  } finally {
    clearTimeout(timer);
  }
}

/** A token of an answer with what might have stood in its place. */
export interface TokenLogprob {
  id: number;
  token: string;
  bytes: number[];
  logprob: number;
  top_logprobs: { id: number; token: string; bytes: number[]; logprob: number }[];
  constraint?: TokenConstraint;
}

/** The effect of a constraint at a token. */
export interface TokenConstraint {
  /** Tokens that could come. */
  allowed: number;
  /** True if none other could come, so that it was not sampled. */
  forced: boolean;
  /** The share of the model's probability on tokens that could come. */
  mass: number | null;
  /** Milliseconds for the set of tokens that could come. */
  mask_ms: number;
}

export interface ToolCallDelta {
  index: number;
  id?: string;
  function: { name?: string; arguments?: string };
}

/** A piece of a streamed answer. */
export interface Chunk {
  choices: {
    finish_reason: string | null;
    delta: { content?: string | null; reasoning_content?: string; tool_calls?: ToolCallDelta[] };
    logprobs?: { content: TokenLogprob[] };
  }[];
  model?: string;
  timings?: Timings;
  prompt_progress?: { total: number; cache: number; processed: number; time_ms: number };
  error?: { message: string; code: number };
  /** `truncated_at`: JSON pointers of values that the limit of the length closed early. */
  hob?: { truncated_at?: string[] };
}

/** Streams an answer of the chat interface; `head` gets the response's headers. */
export async function* chat(
  body: Record<string, unknown>,
  signal: AbortSignal,
  head?: (headers: Headers) => void,
): AsyncGenerator<Chunk> {
  const path = "v1/chat/completions";
  const request = { ...body, stream: true };
  const recorder = new Recorder("POST", path, request);
  const response = await send("POST", path, request, signal, recorder);
  head?.(response.headers);
  let isWhole = false;
  for await (const { data } of events(response, signal, recorder)) {
    if (data === "[DONE]") {
      isWhole = true;
      continue;
    }
    const chunk = JSON.parse(data) as Chunk;
    if (chunk.error) throw new Refused(chunk.error.code, chunk.error.message);
    yield chunk;
  }
  if (!isWhole) throw new Lost("the stream ended before the answer did");
}
