// The place where a message is written.

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Attachment } from "../db";
import { place } from "../route";
import { contextSize, link, modelName, takesImages } from "../server";
import { count } from "../ui/format";
import { Icon } from "../ui/icons";
import { IconButton } from "../ui/parts";
import { Camera } from "./camera";
import { ChooseFiles, DraftFiles, pasted, readAll } from "./files";
import { current, startNew, thread, writing } from "./store";
import { say, setWantsTokens, wantsTokens } from "./writing";

/** Unsent messages, by conversation: they are still there when one comes back. */
const drafts = new Map<string, { text: string; files: Attachment[] }>();
const draft = signal<{ text: string; files: Attachment[] }>({ text: "", files: [] });
const problems = signal<string[]>([]);

function set(changes: Partial<typeof draft.value>): void {
  draft.value = { ...draft.value, ...changes };
  drafts.set(current.value.id, draft.value);
}

/** Takes files that were chosen, dropped or pasted. */
export async function takeFiles(files: Iterable<File>): Promise<void> {
  const read = await readAll(files);
  problems.value = read.problems;
  if (read.taken.length) set({ files: [...draft.value.files, ...read.taken] });
}

function send(): void {
  const { text, files } = draft.value;
  if (!text.trim() && !files.length) return;
  if (writing.value || link.value === "loading") return;
  drafts.delete(current.value.id);
  draft.value = { text: "", files: [] };
  problems.value = [];
  void say({ text: text.trim(), ...(files.length ? { attachments: files } : {}) });
}

/** True on screens that are touched, where Enter begins a new line. */
const isTouched = matchMedia("(pointer: coarse)");

function onKey(event: KeyboardEvent): void {
  if (event.key !== "Enter" || event.isComposing || event.shiftKey || isTouched.matches) return;
  event.preventDefault();
  send();
}

function onPaste(event: ClipboardEvent): void {
  const files = pasted(event);
  if (files.length) void takeFiles(files);
}

export function Composer() {
  const area = useRef<HTMLTextAreaElement>(null);
  const [hasCamera, setCamera] = useState(false);
  const { text, files } = draft.value;
  const id = current.value.id;
  // at once: what is typed next belongs to this draft
  useLayoutEffect(() => {
    draft.value = drafts.get(id) ?? { text: "", files: [] };
    problems.value = [];
    const asked = place.value.query.get("prompt");
    if (asked && !thread.value.length) set({ text: asked });
    if (!isTouched.matches) area.current?.focus({ preventScroll: true });
  }, [id]);
  const asked = place.value.query.get("prompt");
  useLayoutEffect(() => {
    if (!asked || draft.value.text === asked) return;
    // a link in a page that is open begins a conversation; what is being written stays
    if (thread.value.length && !place.value.id) startNew(false);
    else if (thread.value.length || draft.value.text.trim()) return;
    set({ text: asked, files: [] });
  }, [asked]);
  useLayoutEffect(() => {
    // As high as its text, up to what the style sheet allows.
    const { current: element } = area;
    if (!element) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight}px`;
  }, [text]);
  const isWriting = writing.value !== null;
  const canSend = (text.trim() !== "" || files.length > 0) && link.value === "ready";
  return (
    <div class="composer-place">
      <Problems />
      <form
        class="composer"
        aria-label="Message"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <DraftFiles files={files} onChange={(kept) => set({ files: kept })} />
        <textarea
          ref={area}
          id="message"
          rows={1}
          value={text}
          placeholder={modelName.value ? `Message ${modelName.value}` : "Message"}
          aria-label="Message"
          onInput={(event) => set({ text: event.currentTarget.value })}
          onKeyDown={onKey}
          onPaste={onPaste}
        />
        <div class="composer-tools">
          <ChooseFiles onFiles={(chosen) => void takeFiles(chosen)} />
          {takesImages.value && (
            <IconButton icon="camera" label="Take a picture" onClick={() => setCamera(true)} />
          )}
          <button
            type="button"
            class="plain worded"
            aria-label="Probabilities"
            aria-pressed={wantsTokens.value}
            title="Ask for the probability of each token, and what might have stood in its place"
            onClick={() => setWantsTokens(!wantsTokens.value)}
          >
            <Icon name="bars" /> <span>Probabilities</span>
          </button>
          <Context />
          {isWriting ? (
            <button
              type="button"
              class="primary round"
              aria-label="Stop"
              title="Stop (Esc)"
              onClick={() => writing.value?.stop()}
            >
              <Icon name="stop" />
            </button>
          ) : (
            <button class="primary round" aria-label="Send" title="Send" disabled={!canSend}>
              <Icon name="send" />
            </button>
          )}
        </div>
      </form>
      {hasCamera && <Camera onPicture={takeFiles} onClose={() => setCamera(false)} />}
    </div>
  );
}

function Problems() {
  return problems.value.length ? (
    <ul class="problems" role="alert">
      {problems.value.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  ) : null;
}

/** The part of the context that the conversation has filled. */
function Context() {
  const most = contextSize.value;
  const last = thread.value.findLast((message) => message.timings)?.timings;
  const live = writing.value?.shown.value.timings ?? last;
  if (!most || !live) return <span class="context" />;
  const used = Math.min(live.cache_n + live.prompt_n + live.predicted_n, most);
  const share = used / most;
  return (
    <span class="context" data-full={share > 0.9}>
      <span
        class="meter"
        role="meter"
        aria-label="Context used"
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={used}
        aria-valuetext={`${count(used)} of ${count(most)} tokens`}
        title={`${count(used)} of ${count(most)} tokens of context`}
      >
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width={share * 100} height="4" />
        </svg>
      </span>
      <span class="number">
        {count(used)} / {count(most)}
      </span>
    </span>
  );
}
