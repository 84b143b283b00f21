// The conversations: which there are, which is shown, and how they change.

import { batch, computed, signal } from "@preact/signals";
import {
  allConversations,
  type Conversation,
  deleteConversation,
  deleteMessages,
  freshId,
  keepConversation,
  keepMessage,
  type Message,
  messagesOf,
  onChange,
  type Sampling,
} from "../db";
import { go } from "../route";
import type { Writing } from "./writing";

const DEFAULTS = "hob-defaults";

/** All conversations, the last changed first. */
export const conversations = signal<Conversation[]>([]);
/** The one that is shown. A new one is not kept before its first message. */
export const current = signal<Conversation>(fresh());
/** Messages of the one that is shown, of all its branches. */
export const messages = signal<ReadonlyMap<string, Message>>(new Map());
/** Answers that are being written, by conversation. */
export const writings = signal<ReadonlyMap<string, Writing>>(new Map());
/** The reason why the browser keeps nothing, if it does not. */
export const storageProblem = signal("");

/** The answer that is being written in the conversation that is shown. */
export const writing = computed(() => writings.value.get(current.value.id) ?? null);

/** The messages of the branch that is shown, from the first on. */
export const thread = computed(() => {
  const all = messages.value;
  const branch: Message[] = [];
  let at = current.value.leaf;
  while (at && branch.length <= all.size) {
    const message = all.get(at);
    if (!message) break;
    branch.push(message);
    at = message.parent;
  }
  return branch.reverse();
});

/** The messages below each message, the oldest first. */
const children = computed(() => {
  const below = new Map<string | null, Message[]>();
  for (const message of messages.value.values()) {
    const list = below.get(message.parent);
    if (list) list.push(message);
    else below.set(message.parent, [message]);
  }
  for (const list of below.values()) list.sort((a, b) => a.created - b.created);
  return below;
});

/** Returns the versions of a message: those that answer the same. */
export function versions(message: Message): Message[] {
  return children.value.get(message.parent) ?? [message];
}

interface ChatDefaults {
  system: string;
  sampling: Sampling;
  tools: string;
}

function defaults(): ChatDefaults {
  try {
    const kept = JSON.parse(localStorage.getItem(DEFAULTS) ?? "{}") as Partial<ChatDefaults>;
    return { system: kept.system ?? "", sampling: kept.sampling ?? {}, tools: kept.tools ?? "" };
  } catch {
    return { system: "", sampling: {}, tools: "" };
  }
}

/** Makes what is set in the conversation that is shown what new ones begin with. */
export function keepAsDefaults(): void {
  const { system, sampling, tools } = current.value;
  localStorage.setItem(DEFAULTS, JSON.stringify({ system, sampling, tools }));
}

function fresh(): Conversation {
  const now = Date.now();
  return { id: freshId(), title: "", created: now, updated: now, leaf: null, ...defaults() };
}

/** Reads what the browser has kept. */
export async function open(): Promise<void> {
  try {
    sort(await allConversations());
    onChange(({ conversation, isGone }) => void changedElsewhere(conversation, isGone ?? false));
  } catch (error) {
    storageProblem.value = `This browser keeps no conversations here: ${error}`;
  }
}

async function changedElsewhere(id: string, isGone: boolean): Promise<void> {
  const isShown = id === current.value.id;
  if (isGone) {
    sort(conversations.value.filter((conversation) => conversation.id !== id));
    if (isShown) startNew(false);
    return;
  }
  const all = await allConversations();
  sort(all);
  const changed = all.find((conversation) => conversation.id === id);
  if (!isShown || !changed || writings.value.has(id)) return;
  const list = await messagesOf(id);
  // another may be shown by now, or an answer begun
  if (id !== current.value.id || writings.value.has(id)) return;
  batch(() => {
    current.value = changed;
    messages.value = new Map(list.map((message) => [message.id, message]));
  });
}

function sort(list: Conversation[]): void {
  const rank = (conversation: Conversation) => Number(conversation.isPinned ?? false);
  conversations.value = list.toSorted((a, b) => rank(b) - rank(a) || b.updated - a.updated);
}

/** The number of times that something was chosen to be shown. */
let choices = 0;

/** Shows a new conversation. */
export function startNew(isNew = true): void {
  choices += 1;
  batch(() => {
    current.value = fresh();
    messages.value = new Map();
  });
  go("chat", "", isNew);
}

/** Shows a conversation; a new one where it is gone. */
export async function show(id: string): Promise<void> {
  const choice = ++choices;
  if (id === current.value.id) return;
  const found = conversations.value.find((conversation) => conversation.id === id);
  if (!found) return startNew(false);
  const list = await messagesOf(id);
  // something else was chosen while this was read
  if (choice !== choices) return;
  const live = writings.value.get(id)?.message;
  batch(() => {
    current.value = found;
    const all = new Map(list.map((message) => [message.id, message]));
    if (live) all.set(live.id, live);
    messages.value = all;
  });
}

async function keep(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    storageProblem.value = "";
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    storageProblem.value = isFull
      ? "The browser has no room left for conversations. Export some, and delete them."
      : `The browser did not keep this: ${error}`;
  }
}

/** Changes a conversation and keeps it, if it has a message. */
export async function change(
  conversation: Conversation,
  changes: Partial<Conversation>,
): Promise<Conversation> {
  const isShown = conversation.id === current.value.id;
  const base = isShown ? current.value : conversation;
  const changed = { ...base, ...changes };
  if (isShown) current.value = changed;
  if (changed.title || changed.leaf) {
    sort([...conversations.value.filter(({ id }) => id !== changed.id), changed]);
    await keep(() => keepConversation(changed));
  }
  return changed;
}

/** Adds a message, or puts it in the place of the one with its id. */
export async function put(message: Message, isQuiet = false): Promise<void> {
  if (message.conversation === current.value.id)
    messages.value = new Map(messages.value).set(message.id, message);
  await keep(() => keepMessage(message, isQuiet));
}

/** Shows another version of a message, with what followed it last. */
export async function chooseVersion(message: Message): Promise<void> {
  await change(current.value, { leaf: deepest(message).id });
}

function deepest(message: Message): Message {
  let at = message;
  for (;;) {
    const next = children.value.get(at.id)?.at(-1);
    if (!next) return at;
    at = next;
  }
}

/** Deletes a version of a message and all that follows it. */
export async function remove(message: Message): Promise<void> {
  const conversation = current.value;
  const gone: Message[] = [message];
  for (let i = 0; i < gone.length; i++) gone.push(...(children.value.get(gone[i]!.id) ?? []));
  const others = versions(message).filter(({ id }) => id !== message.id);
  const ids = new Set(gone.map(({ id }) => id));
  const next = others.at(-1);
  const leaf = next ? deepest(next).id : message.parent;
  batch(() => {
    messages.value = new Map([...messages.value].filter(([id]) => !ids.has(id)));
  });
  await keep(() => deleteMessages(gone));
  await change(conversation, { leaf });
}

/** Deletes a conversation. */
export async function forget(id: string): Promise<void> {
  writings.value.get(id)?.stop();
  await keep(() => deleteConversation(id));
  sort(conversations.value.filter((conversation) => conversation.id !== id));
  if (current.value.id === id) startNew(false);
}

/** Keeps conversations that were read from a file. */
export async function adopt(found: { conversation: Conversation; messages: Message[] }[]) {
  for (const { conversation, messages } of found) {
    for (const message of messages) await keep(() => keepMessage(message, true));
    await keep(() => keepConversation(conversation));
  }
  sort(await allConversations());
}
