// An answer while it is written: from the first request to the last token.

import { signal } from "@preact/signals";
import {
  chat,
  type Chunk,
  Lost,
  Refused,
  Stopped,
  type TokenLogprob,
  type ToolCallDelta,
} from "../api";
import { type Conversation, freshId, type Message, type ToolCall } from "../db";
import { about, gone, link, modelName, refresh } from "../server";
import { body } from "./request";
import { change, conversations, current, messages, put, thread, writings } from "./store";

/** The part of its way that an answer is at. */
export type Stage = "waiting" | "reading" | "reasoning" | "writing";

/** Time after which an answer that is being written is kept again. */
const KEEP_MS = 1000;

/** True if answers come with the probabilities of their tokens. */
export const wantsTokens = signal(localStorage.getItem("hob-tokens") === "yes");

export function setWantsTokens(wants: boolean): void {
  wantsTokens.value = wants;
  localStorage.setItem("hob-tokens", wants ? "yes" : "no");
}

/** An answer while it is written. */
export class Writing {
  /** The message so far; drawn at most once for each frame. */
  readonly shown = signal<Message>(null as unknown as Message);
  readonly stage = signal<Stage>("waiting");
  /** The share of the prompt that is computed. */
  readonly progress = signal(0);
  readonly isStopping = signal(false);
  message: Message;
  private readonly abort = new AbortController();
  private since = performance.now();
  private reasoningSince = 0;
  private frame = 0;
  private timer = 0;
  private kept = performance.now();

  constructor(message: Message) {
    this.message = message;
    this.shown.value = message;
  }

  stop(): void {
    this.isStopping.value = true;
    this.abort.abort();
  }

  /** Writes the answer to its end, whatever that is. */
  async run(request: Record<string, unknown>): Promise<Message> {
    this.since = performance.now();
    try {
      for await (const chunk of chat(request, this.abort.signal)) this.take(chunk);
      this.message.finish ??= "stop";
    } catch (error) {
      this.fail(error);
    }
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.endReasoning();
    return { ...this.message };
  }

  private fail(error: unknown): void {
    const { message } = this;
    if (error instanceof Stopped) {
      message.finish = "stopped";
    } else if (error instanceof Refused) {
      message.finish = "refused";
      message.problem = error.message;
    } else {
      message.finish = "lost";
      message.problem = error instanceof Lost ? gone(message.text) : `The page failed: ${error}`;
      link.value = "lost";
      void refresh();
    }
  }

  private take(chunk: Chunk): void {
    const { message } = this;
    const { prompt_progress: progress } = chunk;
    if (progress) {
      this.stage.value = "reading";
      const rest = progress.total - progress.cache;
      this.progress.value = rest > 0 ? (progress.processed - progress.cache) / rest : 1;
    }
    if (chunk.timings) message.timings = chunk.timings;
    if (chunk.model) message.model = chunk.model;
    const choice = chunk.choices[0];
    if (!choice) return;
    const { content, reasoning_content: reasoning, tool_calls: calls } = choice.delta;
    if (content || reasoning || calls) message.firstMs ??= this.elapsed();
    if (reasoning) {
      this.stage.value = "reasoning";
      this.reasoningSince ||= performance.now();
      message.reasoning = (message.reasoning ?? "") + reasoning;
    }
    if (content || calls) {
      this.stage.value = "writing";
      this.endReasoning();
    }
    if (content) message.text += content;
    if (calls) message.calls = addCalls(message.calls ?? [], calls);
    if (choice.logprobs) (message.tokens ??= []).push(...choice.logprobs.content);
    if (choice.finish_reason) message.finish = choice.finish_reason as Message["finish"];
    this.draw();
  }

  private endReasoning(): void {
    if (!this.reasoningSince) return;
    this.message.reasoningMs = performance.now() - this.reasoningSince;
    this.reasoningSince = 0;
  }

  /** Draws with the next frame; a tab that nobody looks at has none, and is drawn now and then. */
  private draw(): void {
    const now = () => {
      cancelAnimationFrame(this.frame);
      clearTimeout(this.timer);
      this.frame = 0;
      this.timer = 0;
      this.shown.value = { ...this.message };
      if (performance.now() - this.kept < KEEP_MS) return;
      this.kept = performance.now();
      void put({ ...this.message, finish: "lost" }, true);
    };
    if (!this.frame) this.frame = requestAnimationFrame(now);
    if (!this.timer) this.timer = window.setTimeout(now, 250);
  }

  /** Milliseconds since the request was sent. */
  elapsed(): number {
    return performance.now() - this.since;
  }
}

function addCalls(calls: ToolCall[], deltas: ToolCallDelta[]): ToolCall[] {
  const all = [...calls];
  for (const {
    index,
    id,
    function: { name, arguments: more },
  } of deltas) {
    const call = all[index] ?? { id: id ?? freshId(), name: "", arguments: "" };
    all[index] = {
      id: id ?? call.id,
      name: call.name + (name ?? ""),
      arguments: call.arguments + (more ?? ""),
    };
  }
  return all;
}

/** The beginning of an answer that is given. */
export interface Beginning {
  text: string;
  reasoning?: string;
  reasoningMs?: number;
  tokens?: TokenLogprob[];
}

function titleOf(text: string): string {
  const line = text.trim().split("\n", 1)[0] ?? "";
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}

/** Adds a message of the user below the branch that is shown, or below `parent`. */
export async function say(
  message: Pick<Message, "text" | "attachments">,
  parent: string | null = thread.value.at(-1)?.id ?? null,
): Promise<void> {
  const conversation = current.value;
  const added = add(conversation, { ...message, role: "user" }, parent);
  // now: another conversation may be shown once this is kept
  const branch = [...branchTo(parent), added];
  await put(added);
  const title = conversation.title || titleOf(message.text) || message.attachments?.[0]?.name;
  const changed = await change(conversation, {
    leaf: added.id,
    title: title || "Conversation",
    updated: Date.now(),
  });
  await answer(changed, added.id, undefined, branch);
}

/** Adds the answer to a call of a tool; the model goes on once all calls have one. */
export async function answerCall(call: ToolCall, text: string, calls: ToolCall[]): Promise<void> {
  const conversation = current.value;
  const parent = thread.value.at(-1)?.id ?? null;
  const added = add(conversation, { role: "tool", text, callId: call.id }, parent);
  const branch = [...branchTo(parent), added];
  await put(added);
  const changed = await change(conversation, { leaf: added.id, updated: Date.now() });
  const answered = new Set(branch.map((message) => message.callId));
  if (calls.every(({ id }) => answered.has(id))) await answer(changed, added.id, undefined, branch);
}

function add(
  conversation: Conversation,
  message: Pick<Message, "role" | "text"> & Partial<Message>,
  parent: string | null,
): Message {
  return {
    id: freshId(),
    conversation: conversation.id,
    parent,
    // two of the same millisecond still have an order
    created: Date.now() + messages.value.size / 1e6,
    ...message,
  };
}

/** Lets the model write a message below `parent`, the last of the messages `above`, going on from a
 * beginning if there is one. */
export async function answer(
  conversation: Conversation,
  parent: string | null,
  beginning?: Beginning,
  above: Message[] = branchTo(parent),
): Promise<void> {
  if (writings.value.has(conversation.id)) return;
  const message = add(
    conversation,
    { role: "assistant", model: modelName.value, ...(beginning ?? { text: "" }) },
    parent,
  );
  const branch = beginning?.text ? [...above, message] : above;
  let request: Record<string, unknown>;
  try {
    request = body(conversation, branch, modelName.value, wantsTokens.value);
  } catch (error) {
    message.finish = "refused";
    message.problem = (error as Error).message;
    await put(message);
    await change(conversation, { leaf: message.id });
    return;
  }
  const writing = new Writing(message);
  writings.value = new Map(writings.value).set(conversation.id, writing);
  await put({ ...message, finish: "lost" });
  await change(conversation, { leaf: message.id, updated: Date.now() });
  const whole = await writing.run(request);
  // nothing is kept of a conversation that was deleted meanwhile
  if (conversations.value.some(({ id }) => id === conversation.id)) await put(whole);
  const others = new Map(writings.value);
  others.delete(conversation.id);
  writings.value = others;
  // A server of many models has loaded one for this, if it had not.
  if (about.value?.form !== "serve") void refresh();
}

function branchTo(id: string | null): Message[] {
  const branch: Message[] = [];
  for (let at = id; at;) {
    const message = messages.value.get(at);
    if (!message) break;
    branch.push(message);
    at = message.parent;
  }
  return branch.reverse();
}

/** Writes another version of an answer. */
export function regenerate(message: Message): Promise<void> {
  return answer(current.value, message.parent);
}

/** Goes on where an answer ended. */
export function goOn(message: Message): Promise<void> {
  const { text, reasoning, reasoningMs, tokens } = message;
  return answer(current.value, message.parent, {
    text,
    ...(reasoning ? { reasoning, reasoningMs } : {}),
    ...(tokens ? { tokens: [...tokens] } : {}),
  });
}

/** Goes on from a beginning of an answer with another token in the place of one of it. */
export function goOnFrom(message: Message, text: string, tokens: TokenLogprob[]): Promise<void> {
  const { reasoning, reasoningMs } = message;
  return answer(current.value, message.parent, {
    text,
    tokens,
    ...(reasoning ? { reasoning, reasoningMs } : {}),
  });
}
