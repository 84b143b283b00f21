// Conversations as files: JSON to bring them back, Markdown to read them.

import { type Conversation, freshId, type Message, messagesOf } from "../db";
import { saveFile } from "../ui/parts";
import { fenced } from "./request";
import { conversations } from "./store";

const FORMAT = "hob-conversations-1";
/** Largest file that is read, in bytes. */
const MOST_BYTES = 256 << 20;

interface Kept {
  conversation: Conversation;
  messages: Message[];
}

/** A file that holds no conversations. */
export class WrongFile extends Error {}

function fileName(title: string, extension: string): string {
  const name = title
    .replace(/[^\p{L}\p{N} _-]+/gu, "")
    .trim()
    .slice(0, 60);
  return `${name || "conversation"}.${extension}`;
}

async function withMessages(list: Conversation[]): Promise<Kept[]> {
  const all: Kept[] = [];
  for (const conversation of list)
    all.push({ conversation, messages: await messagesOf(conversation.id) });
  return all;
}

/** Saves conversations, all of them if none is named, with every branch. */
export async function exportJson(conversation?: Conversation): Promise<void> {
  const list = conversation ? [conversation] : conversations.value;
  const text = JSON.stringify({ format: FORMAT, conversations: await withMessages(list) }, null, 1);
  saveFile(fileName(conversation?.title ?? "hob conversations", "json"), "application/json", text);
}

function markdownOf(message: Message): string {
  const name = { user: "You", assistant: message.model ?? "Answer", tool: "Tool" }[message.role];
  const files = (message.attachments ?? []).map(({ name, kind, content }) =>
    kind === "text" ? `${name}:\n\n${fenced(content)}` : `*[image: ${name}]*`,
  );
  const reasoning = message.reasoning
    ? [`<details><summary>Reasoning</summary>\n\n${message.reasoning}\n\n</details>`]
    : [];
  const calls = (message.calls ?? []).map(
    (call) => `Call of \`${call.name}\`:\n\n${fenced(call.arguments)}`,
  );
  return [`## ${name}`, ...files, ...reasoning, message.text, ...calls]
    .filter(Boolean)
    .join("\n\n");
}

/** Saves the branch that is shown, to be read. */
export function exportMarkdown(conversation: Conversation, branch: Message[]): void {
  const system = conversation.system ? [`## System\n\n${conversation.system}`] : [];
  const parts = [`# ${conversation.title}`, ...system, ...branch.map(markdownOf)];
  const text = `${parts.join("\n\n")}\n`;
  saveFile(fileName(conversation.title, "md"), "text/markdown", text);
}

/** Reads a file that [`exportJson`] has made. All gets new names, and nothing is replaced. */
export async function readExport(file: File): Promise<Kept[]> {
  if (file.size > MOST_BYTES) throw new WrongFile("The file is larger than 256 MiB.");
  let all: { format?: unknown; conversations?: unknown };
  try {
    all = JSON.parse(await file.text()) as typeof all;
  } catch {
    throw new WrongFile("The file is no JSON.");
  }
  if (all?.format !== FORMAT || !Array.isArray(all.conversations))
    throw new WrongFile("The file holds no conversations that this page has saved.");
  return all.conversations.map(renamed);
}

function renamed(kept: Kept): Kept {
  const { conversation: found, messages: list } = kept ?? {};
  if (typeof found?.title !== "string" || !Array.isArray(list))
    throw new WrongFile("A conversation in the file has no title or no messages.");
  const ids = new Map(list.map((message) => [message.id, freshId()]));
  const id = freshId();
  const messages = list.map((message) => {
    const isSound = typeof message.text === "string" && typeof message.role === "string";
    if (!isSound) throw new WrongFile("A message in the file has no text or no role.");
    const parent = message.parent ? (ids.get(message.parent) ?? null) : null;
    return { ...message, id: ids.get(message.id)!, conversation: id, parent };
  });
  const leaf = found.leaf ? (ids.get(found.leaf) ?? null) : null;
  const texts = { system: String(found.system ?? ""), tools: String(found.tools ?? "") };
  const conversation = { ...found, ...texts, sampling: found.sampling ?? {}, id, leaf };
  return { conversation, messages };
}
