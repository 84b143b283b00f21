// Conversations as files: JSON with all branches, Markdown of one, to read and to bring back.

import { type Conversation, freshId, type Message, messagesOf } from "../db";
import { saveFile } from "../ui/parts";
import { fenced } from "./request";
import { isSampling, isTree, unsoundField } from "./sound";
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

/** A line before each part, which no text has: headings of answers are not taken for it. */
const mark = (role: string) => `<!-- hob ${role} -->`;
const MARK = /^<!-- hob (conversation|system|user|assistant|tool) -->$/;

/** Returns a text without lines that are marks. */
function unmarked(text: string): string {
  return text.replace(/^<!-- hob (?=[a-z]+ -->$)/gm, "<!-- hob\u00a0");
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
  const body = [...files, ...reasoning, message.text, ...calls].filter(Boolean).join("\n\n");
  return `${mark(message.role)}\n\n## ${name.replaceAll("\n", " ")}\n\n${unmarked(body)}`;
}

/** Returns the branch of a conversation that ends with its last message. */
function branchOf({ conversation, messages }: Kept): Message[] {
  const known = new Map(messages.map((message) => [message.id, message]));
  const branch: Message[] = [];
  let at = conversation.leaf ? known.get(conversation.leaf) : undefined;
  while (at && branch.length < known.size) {
    branch.push(at);
    at = at.parent ? known.get(at.parent) : undefined;
  }
  return branch.reverse();
}

/** Saves conversations, all of them if none is named: of each the branch that is shown. */
export async function exportMarkdown(conversation?: Conversation): Promise<void> {
  const list = conversation ? [conversation] : conversations.value;
  const parts = (await withMessages(list)).flatMap((kept) => {
    const { title, system } = kept.conversation;
    const head = `${mark("conversation")}\n\n# ${title.replaceAll("\n", " ")}`;
    const first = system ? [`${mark("system")}\n\n## System\n\n${unmarked(system)}`] : [];
    return [head, ...first, ...branchOf(kept).map(markdownOf)];
  });
  const name = fileName(conversation?.title ?? "hob conversations", "md");
  saveFile(name, "text/markdown", `${parts.join("\n\n")}\n`);
}

/** Splits Markdown that this page has saved into its parts, each with its heading and text. */
function marked(text: string): { role: string; title: string; text: string }[] {
  const parts: { role: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const role = MARK.exec(line)?.[1];
    if (role) parts.push({ role, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.map(({ role, lines }) => {
    const at = lines.findIndex((line) => /^##? /.test(line));
    const title = at < 0 ? "" : lines[at]!.replace(/^##? /, "");
    return {
      role,
      title,
      text: lines
        .slice(at + 1)
        .join("\n")
        .trim(),
    };
  });
}

/** Takes reasoning out of the beginning of an answer. */
function withoutReasoning(text: string): { text: string; reasoning?: string } {
  const found = /^<details><summary>Reasoning<\/summary>\n\n([\s\S]*?)\n\n<\/details>\s*/.exec(
    text,
  );
  return found ? { text: text.slice(found[0].length), reasoning: found[1]! } : { text };
}

/** Reads conversations from Markdown; files and calls come back as a part of the text. */
function readMarkdown(text: string): Kept[] {
  const all: Kept[] = [];
  const now = Date.now();
  for (const part of marked(text)) {
    if (part.role === "conversation") {
      const dates = { created: now, updated: now, leaf: null };
      const rest = { system: "", sampling: {}, tools: "" };
      const title = part.title || "Conversation";
      all.push({ conversation: { id: freshId(), title, ...dates, ...rest }, messages: [] });
      continue;
    }
    const kept = all.at(-1);
    if (!kept) throw new WrongFile("The file has a message before its first conversation.");
    const { conversation, messages } = kept;
    if (part.role === "system") {
      conversation.system = part.text;
      continue;
    }
    // an answer of a tool belongs to a call, and calls come back as text
    const role = part.role === "assistant" ? "assistant" : "user";
    const body = role === "assistant" ? withoutReasoning(part.text) : { text: part.text };
    const model = role === "assistant" && part.title !== "Answer" ? { model: part.title } : {};
    const place = { id: freshId(), conversation: conversation.id, parent: conversation.leaf };
    messages.push({ ...place, role, created: now + messages.length, ...body, ...model });
    conversation.leaf = place.id;
  }
  if (!all.length) throw new WrongFile("The file holds no conversations that this page has saved.");
  return all;
}

/** Reads a file that this page has saved. All gets new names, and nothing is replaced. */
export async function readExport(file: File): Promise<Kept[]> {
  if (file.size > MOST_BYTES) throw new WrongFile("The file is larger than 256 MiB.");
  const text = await file.text();
  if (/\.(md|markdown)$/i.test(file.name)) return readMarkdown(text);
  let all: { format?: unknown; conversations?: unknown };
  try {
    all = JSON.parse(text) as typeof all;
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
  for (const message of list) {
    const field = unsoundField(message);
    if (field) throw new WrongFile(`“${found.title}” has a message whose ${field} is none.`);
  }
  if (!isTree(list)) throw new WrongFile(`The messages of “${found.title}” are no tree.`);
  if (!isSampling(found.sampling ?? {}))
    throw new WrongFile(`The sampling of “${found.title}” is none.`);
  const ids = new Map(list.map((message) => [message.id, freshId()]));
  const id = freshId();
  const messages = list.map((message) => {
    const parent = message.parent ? (ids.get(message.parent) ?? null) : null;
    return { ...message, id: ids.get(message.id)!, conversation: id, parent };
  });
  const leaf = found.leaf ? (ids.get(found.leaf) ?? null) : null;
  const texts = { system: String(found.system ?? ""), tools: String(found.tools ?? "") };
  const now = Date.now();
  const time = (value: unknown) => (typeof value === "number" ? value : now);
  const dates = { created: time(found.created), updated: time(found.updated) };
  const sampling = found.sampling ?? {};
  const conversation = { ...found, ...texts, ...dates, sampling, id, leaf };
  return { conversation, messages };
}
