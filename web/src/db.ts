// Conversations in the browser's own database. Nothing of them is sent anywhere but to the model.

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Timings, TokenLogprob } from "./api";

/** Options of a request as the user has set them; what is absent is the server's. */
export type Sampling = Record<string, number | string | boolean | string[]>;

export interface Conversation {
  id: string;
  title: string;
  created: number;
  updated: number;
  system: string;
  sampling: Sampling;
  /** JSON of the tools, as the user wrote it. */
  tools: string;
  /** The last message of the branch that is shown. */
  leaf: string | null;
  isPinned?: boolean;
}

export interface Attachment {
  name: string;
  kind: "image" | "text";
  /** A data URL, or the text. */
  content: string;
}

export interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

/** The end of an answer: `lost` if the server went away, `stopped` if the user stopped it. */
export type Finish = "stop" | "length" | "tool_calls" | "stopped" | "lost" | "refused";

export interface Message {
  id: string;
  conversation: string;
  parent: string | null;
  role: "user" | "assistant" | "tool";
  text: string;
  created: number;
  attachments?: Attachment[];
  reasoning?: string;
  reasoningMs?: number;
  calls?: ToolCall[];
  /** Of a tool's answer: the call that it answers. */
  callId?: string;
  model?: string;
  finish?: Finish;
  /** The reason why it was refused or lost. */
  problem?: string;
  timings?: Timings;
  /** Milliseconds from the question to the first token, waiting for a slot included. */
  firstMs?: number;
  /** Tokens with their log probabilities, if they were asked for. */
  tokens?: TokenLogprob[];
  /** Bytes at the beginning of the text that are not in `tokens`, since they were given. */
  given?: number;
}

interface Schema extends DBSchema {
  conversations: { key: string; value: Conversation };
  messages: { key: string; value: Message; indexes: { conversation: string } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("hob", 1, {
    upgrade(db) {
      db.createObjectStore("conversations", { keyPath: "id" });
      const messages = db.createObjectStore("messages", { keyPath: "id" });
      messages.createIndex("conversation", "conversation");
    },
    blocking(_current, _blocked, event) {
      // A newer page in another tab wants to change the form of the database.
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

/** Tells other tabs what has changed. */
const channel = new BroadcastChannel("hob-conversations");

export type Change = { conversation: string; isGone?: boolean };

/** Calls back when another tab has changed a conversation. */
export function onChange(then: (change: Change) => void): void {
  channel.onmessage = (event: MessageEvent<Change>) => then(event.data);
}

export async function allConversations(): Promise<Conversation[]> {
  return (await database()).getAll("conversations");
}

export async function messagesOf(conversation: string): Promise<Message[]> {
  return (await database()).getAllFromIndex("messages", "conversation", conversation);
}

export async function keepConversation(conversation: Conversation): Promise<void> {
  await (await database()).put("conversations", conversation);
  channel.postMessage({ conversation: conversation.id } satisfies Change);
}

export async function keepMessage(message: Message, isQuiet = false): Promise<void> {
  await (await database()).put("messages", message);
  if (!isQuiet) channel.postMessage({ conversation: message.conversation } satisfies Change);
}

export async function deleteMessages(messages: Message[]): Promise<void> {
  const tx = (await database()).transaction("messages", "readwrite");
  await Promise.all([...messages.map(({ id }) => tx.store.delete(id)), tx.done]);
}

export async function deleteConversation(id: string): Promise<void> {
  const tx = (await database()).transaction(["conversations", "messages"], "readwrite");
  await tx.objectStore("conversations").delete(id);
  const messages = tx.objectStore("messages");
  for (const key of await messages.index("conversation").getAllKeys(id)) await messages.delete(key);
  await tx.done;
  channel.postMessage({ conversation: id, isGone: true } satisfies Change);
}

/** Returns the ids of conversations in which a text occurs, by title or in any message. */
export async function search(words: string): Promise<Set<string>> {
  const needle = words.toLowerCase();
  const found = new Set<string>();
  const db = await database();
  for (const { id, title } of await db.getAll("conversations"))
    if (title.toLowerCase().includes(needle)) found.add(id);
  let cursor = await db.transaction("messages").store.openCursor();
  while (cursor) {
    const { conversation, text } = cursor.value;
    if (!found.has(conversation) && text.toLowerCase().includes(needle)) found.add(conversation);
    cursor = await cursor.continue();
  }
  return found;
}

/** Returns a name that no other has. */
export function freshId(): string {
  // `crypto.randomUUID` is missing where the page does not come from this machine or over TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
