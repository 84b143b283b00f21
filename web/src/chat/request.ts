// A conversation as a request to the chat interface.

import type { Conversation, Message, Sampling } from "../db";

type Part = { type: "text"; text: string } | { type: "image_url"; image_url: { url: string } };

/** A message as the chat interface takes it. */
export type WireMessage = Record<string, unknown> & { role: string };

/** The tools of a conversation are not what was expected. */
export class WrongTools extends Error {}

function userContent(message: Message): string | Part[] {
  const all = message.attachments ?? [];
  const files = all
    .filter(({ kind }) => kind === "text")
    .map(({ name, content }) => `File ${name}:\n${fenced(content)}`);
  const text = [...files, message.text].filter(Boolean).join("\n\n");
  const images = all.filter(({ kind }) => kind === "image");
  if (!images.length) return text;
  const parts: Part[] = images.map(({ content }) => ({
    type: "image_url",
    image_url: { url: content },
  }));
  return text ? [...parts, { type: "text", text }] : parts;
}

/** Returns a text between fences that do not occur in it. */
export function fenced(text: string): string {
  let fence = "```";
  while (text.includes(fence)) fence += "`";
  return `${fence}\n${text}${text.endsWith("\n") ? "" : "\n"}${fence}`;
}

function wire(message: Message): WireMessage {
  if (message.role === "user") return { role: "user", content: userContent(message) };
  if (message.role === "tool")
    return { role: "tool", tool_call_id: message.callId, content: message.text };
  const calls = message.calls?.map(({ id, name, arguments: given }) => ({
    id,
    type: "function",
    function: { name, arguments: given },
  }));
  return {
    role: "assistant",
    content: message.text,
    ...(message.reasoning ? { reasoning_content: message.reasoning } : {}),
    ...(calls?.length ? { tool_calls: calls } : {}),
  };
}

/** Returns the messages of a branch, with the system prompt in front. */
export function wireMessages(system: string, branch: Message[]): WireMessage[] {
  const first: WireMessage[] = system.trim() ? [{ role: "system", content: system }] : [];
  return [...first, ...branch.filter(hasSaid).map(wire)];
}

/** An answer that was refused says nothing. */
function hasSaid(message: Message): boolean {
  return message.role !== "assistant" || Boolean(message.text || message.calls?.length);
}

/** Reads the tools of a conversation: an array as in the field `tools`, or its functions alone. */
export function readTools(text: string): unknown[] {
  if (!text.trim()) return [];
  let tools: unknown;
  try {
    tools = JSON.parse(text);
  } catch (error) {
    throw new WrongTools(`The tools are no JSON: ${(error as Error).message}`);
  }
  if (!Array.isArray(tools)) throw new WrongTools("The tools must be a JSON array.");
  return tools.map((tool: unknown, i) => {
    const named = tool as { type?: unknown; name?: unknown; function?: { name?: unknown } } | null;
    if (named?.function && typeof named.function.name === "string")
      return { type: "function", function: named.function };
    if (typeof named?.name === "string") return { type: "function", function: named };
    throw new WrongTools(`Tool ${i + 1} has no name.`);
  });
}

/** Options that go into another place of the request than their own name. */
export function options(sampling: Sampling): Record<string, unknown> {
  const { enable_thinking: thinks, tool_choice: _, ...rest } = sampling;
  const body: Record<string, unknown> = { ...rest };
  if (thinks !== undefined) body["chat_template_kwargs"] = { enable_thinking: thinks };
  return body;
}

/** Returns the body of a request for the next message of a branch. */
export function body(
  conversation: Conversation,
  branch: Message[],
  model: string,
  wantsTokens: boolean,
): Record<string, unknown> {
  const tools = readTools(conversation.tools);
  const { tool_choice: chosen } = conversation.sampling;
  const choice = chosen === undefined ? {} : { tool_choice: chosen };
  return {
    ...(model ? { model } : {}),
    messages: wireMessages(conversation.system, branch),
    ...options(conversation.sampling),
    ...(tools.length ? { tools, ...choice } : {}),
    ...(wantsTokens ? { logprobs: true, top_logprobs: 8 } : {}),
    timings_per_token: true,
    return_progress: true,
  };
}
