// A message of the thread, with what can be done with it.

import { type Dispatch, type StateUpdater, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Timings } from "../api";
import type { Attachment, Message } from "../db";
import { contextSize, modelName } from "../server";
import { Rich } from "../text/rich";
import { count, many, percent, rate, seconds } from "../ui/format";
import { Icon } from "../ui/icons";
import { memo } from "../ui/memo";
import { Confirm, copyText, IconButton } from "../ui/parts";
import { Calls } from "./calls";
import { ChooseFiles, DraftFiles, pasted, readAll, SentFiles } from "./files";
import { change, chooseVersion, current, put, remove, thread, versions, writing } from "./store";
import { Tokens } from "./tokens";
import { answer, goOn, regenerate, say, type Writing } from "./writing";

export const MessageView = memo(
  ({
    message,
    isLast,
    n,
  }: {
    message: Message;
    isLast: boolean;
    /** The number of versions: it changes when one is added. */
    n: number;
  }) => {
    const live = writing.value;
    if (live && live.message.id === message.id) return <LiveAnswer live={live} />;
    if (message.role === "user") return <Said message={message} n={n} />;
    if (message.role === "tool") return <ToolAnswer message={message} />;
    return <Answer message={message} isLast={isLast} n={n} />;
  },
);

function Said({ message, n }: { message: Message; n: number }) {
  const [isEdited, setEdited] = useState(false);
  const [files, setFiles] = useState<Attachment[]>([]);
  const { attachments = [], text } = message;
  const edit = () => {
    setFiles(attachments);
    setEdited(true);
  };
  if (isEdited)
    return (
      <article class="said edited" aria-label="Your message">
        <Edit
          text={text}
          word="Send"
          files={{ all: files, set: setFiles }}
          onSave={(changed) => {
            setEdited(false);
            const kept = files.length ? { attachments: files } : {};
            void say({ text: changed, ...kept }, message.parent);
          }}
          onClose={() => setEdited(false)}
        />
      </article>
    );
  return (
    <article class="said" aria-label="Your message">
      {attachments.length > 0 && <SentFiles files={attachments} />}
      {text && <div class="bubble">{text}</div>}
      <Actions message={message} n={n} onEdit={edit} />
    </article>
  );
}

function ToolAnswer({ message }: { message: Message }) {
  const calls = thread.value.flatMap(({ calls }) => calls ?? []);
  const name = calls.findLast(({ id }) => id === message.callId)?.name;
  return (
    <article class="tool-answer" aria-label="Answer of a tool">
      <h3>
        <Icon name="tool" size={14} /> {name ? `Answer of ${name}` : "Answer to the call"}
      </h3>
      <pre tabIndex={0}>{message.text}</pre>
      <AnswerAgain message={message} />
    </article>
  );
}

function Edit({
  text,
  word,
  files,
  onSave,
  onClose,
}: {
  text: string;
  word: string;
  /** Files that go along and can be left out; none for an answer. */
  files?: { all: Attachment[]; set: Dispatch<StateUpdater<Attachment[]>> };
  onSave: (text: string) => void;
  onClose: () => void;
}) {
  const [value, setValue] = useState(text);
  const [problems, setProblems] = useState<string[]>([]);
  const area = useRef<HTMLTextAreaElement>(null);
  const canSave = !files || value.trim() !== "" || files.all.length > 0;
  const save = () => canSave && onSave(value);
  const take = async (chosen: File[]) => {
    const read = await readAll(chosen);
    setProblems(read.problems);
    if (read.taken.length) files?.set((all) => [...all, ...read.taken]);
  };
  const onPaste = (event: ClipboardEvent) => {
    const chosen = files ? pasted(event) : [];
    if (chosen.length) void take(chosen);
  };
  useLayoutEffect(() => {
    const { current: element } = area;
    element?.focus();
    element?.setSelectionRange(text.length, text.length);
  }, []);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      onClose();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
  };
  return (
    <div class="edit">
      {problems.length > 0 && (
        <p class="wrong" role="alert">
          {problems.join(" ")}
        </p>
      )}
      {files && <DraftFiles files={files.all} onChange={files.set} />}
      <textarea
        ref={area}
        aria-label="Edit the message"
        value={value}
        rows={Math.min(16, Math.max(3, value.split("\n").length + 1))}
        onInput={(event) => setValue(event.currentTarget.value)}
        onKeyDown={onKey}
        onPaste={onPaste}
      />
      <div class="row end">
        {files && <ChooseFiles onFiles={(chosen) => void take(chosen)} />}
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" class="primary" disabled={!canSave} onClick={save}>
          {word}
        </button>
      </div>
    </div>
  );
}

function Reasoning({ text, ms, isLive }: { text: string; ms?: number; isLive: boolean }) {
  return (
    <details class="reasoning">
      <summary>{isLive ? "Reasoning…" : ms ? `Reasoned for ${seconds(ms)}` : "Reasoning"}</summary>
      <Rich text={text} isLive={isLive} />
    </details>
  );
}

function Answer({ message, isLast, n }: { message: Message; isLast: boolean; n: number }) {
  const [isEdited, setEdited] = useState(false);
  const [showsTokens, setShowsTokens] = useState(false);
  const { text, reasoning, calls, tokens } = message;
  const save = async (changed: string) => {
    setEdited(false);
    const shown = current.value;
    const { conversation, parent, model } = message;
    const id = `${message.id}-${Date.now().toString(36)}`;
    const created = Date.now();
    const kept = {
      ...(reasoning ? { reasoning } : {}),
      ...(message.reasoningMs ? { reasoningMs: message.reasoningMs } : {}),
      ...(calls ? { calls } : {}),
    };
    const said = { role: "assistant" as const, text: changed, model, created };
    await put({ id, conversation, parent, ...said, ...kept });
    await change(shown, { leaf: id });
  };
  return (
    <article class="answer" aria-label="Answer">
      {reasoning && <Reasoning text={reasoning} ms={message.reasoningMs} isLive={false} />}
      {isEdited ? (
        <Edit text={text} word="Keep" onSave={save} onClose={() => setEdited(false)} />
      ) : showsTokens && tokens ? (
        <Tokens message={message} />
      ) : (
        text && <Rich text={text} />
      )}
      {calls && <Calls calls={calls} isOpen={isLast} />}
      <End message={message} />
      <Actions
        message={message}
        n={n}
        onEdit={() => setEdited(true)}
        tokens={tokens && { isShown: showsTokens, onShow: setShowsTokens }}
      />
      {message.timings && <Figures of={message} timings={message.timings} />}
    </article>
  );
}

/** The end of an answer, where that is not its own. */
function End({ message }: { message: Message }) {
  const { finish, problem, text } = message;
  const isBusy = writing.value !== null;
  const again = (
    <button type="button" disabled={isBusy} onClick={() => void regenerate(message)}>
      Try again
    </button>
  );
  const more = text && (
    <button type="button" disabled={isBusy} onClick={() => void goOn(message)}>
      Continue
    </button>
  );
  if (finish === "length")
    return (
      <p class="end">
        <span>It ended at the limit of its length.</span> {more}
      </p>
    );
  if (finish === "stopped")
    return (
      <p class="end">
        <span>You stopped it.</span> {more || again}
      </p>
    );
  if (finish === "refused")
    return (
      <p class="end wrong" role="alert">
        <span>{problem}</span> {again}
      </p>
    );
  if (finish === "lost")
    return (
      <p class="end wrong" role="alert">
        <span>{problem ?? "This was cut off: the page was closed while it was written."}</span>{" "}
        {more} {again}
      </p>
    );
  return null;
}

/** The cost of an answer. */
export function Figures({ of, timings }: { of: Message; timings: Timings }) {
  const { predicted_per_second: speed, predicted_n: n, prompt_ms: read } = timings;
  const { firstMs: first = read, model } = of;
  const prompt = timings.cache_n + timings.prompt_n;
  const used = prompt + n;
  // said where it is not the one that would answer next
  const other = model !== modelName.value && model;
  const parts = [
    other,
    speed > 0 && `${rate(speed)} tokens/s`,
    many(n, "token"),
    `first after ${seconds(first)}`,
    `prompt ${count(prompt)}${
      timings.cache_n ? `, ${percent(timings.cache_n / prompt)} known` : ""
    }`,
    contextSize.value > 0 && `context ${percent(Math.min(1, used / contextSize.value))}`,
  ].filter(Boolean);
  return <p class="figures">{parts.join(" · ")}</p>;
}

function LiveAnswer({ live }: { live: Writing }) {
  const message = live.shown.value;
  const { text, reasoning, calls } = message;
  return (
    <article class="answer live" aria-label="Answer" aria-busy="true">
      {reasoning && (
        <Reasoning text={reasoning} ms={message.reasoningMs} isLive={!text && !calls} />
      )}
      {text && <Rich text={text} isLive />}
      {calls && <Calls calls={calls} isOpen={false} />}
    </article>
  );
}

/** The state of an answer, in a place of its own: below the text it would move with each line. */
export function Stage({ live }: { live: Writing }) {
  const stage = live.stage.value;
  const shown = live.shown.value;
  const { timings } = shown;
  if (stage === "reading")
    return (
      <p class="figures stage">
        Reading the prompt
        <progress max={1} value={live.progress.value} aria-label="Prompt read" />
        {percent(live.progress.value)}
      </p>
    );
  if (stage === "waiting") return <p class="figures stage dots">Waiting for hob</p>;
  return timings ? <Figures of={shown} timings={timings} /> : <p class="figures" />;
}

function Actions({
  message,
  n,
  onEdit,
  tokens,
}: {
  message: Message;
  n: number;
  onEdit: () => void;
  tokens?: { isShown: boolean; onShow: (shows: boolean) => void };
}) {
  const [isGoing, setGoing] = useState(false);
  const isBusy = writing.value !== null;
  const isAnswer = message.role === "assistant";
  return (
    <div class="actions">
      {n > 1 && <Versions message={message} />}
      <IconButton icon="copy" label="Copy" size={16} onClick={() => void copyText(message.text)} />
      {isAnswer ? (
        <IconButton
          icon="again"
          label="Write another answer"
          size={16}
          disabled={isBusy}
          onClick={() => void regenerate(message)}
        />
      ) : null}
      <IconButton icon="edit" label="Edit" size={16} disabled={isBusy} onClick={onEdit} />
      {tokens && (
        <IconButton
          icon="bars"
          label="Show the tokens"
          size={16}
          pressed={tokens.isShown}
          onClick={() => tokens.onShow(!tokens.isShown)}
        />
      )}
      <IconButton
        icon="trash"
        label="Delete"
        size={16}
        disabled={isBusy}
        onClick={() => setGoing(true)}
      />
      {!isAnswer && versions(message).length > 0 && <AnswerAgain message={message} />}
      {isGoing && (
        <Confirm
          title="Delete this message?"
          text="This version of it and all that follows it are deleted from this browser."
          word="Delete"
          onYes={() => void remove(message)}
          onClose={() => setGoing(false)}
        />
      )}
    </div>
  );
}

/** A message that nothing follows and that the model is to answer. */
function AnswerAgain({ message }: { message: Message }) {
  if (current.value.leaf !== message.id || writing.value) return null;
  return (
    <button type="button" class="small" onClick={() => void answer(current.value, message.id)}>
      Answer
    </button>
  );
}

function Versions({ message }: { message: Message }) {
  const all = versions(message);
  const at = all.findIndex(({ id }) => id === message.id);
  const to = (step: number) => {
    const next = all[at + step];
    if (next) void chooseVersion(next);
  };
  return (
    <span class="versions">
      <IconButton
        icon="left"
        label="Earlier version"
        size={16}
        disabled={at <= 0}
        onClick={() => to(-1)}
      />
      <span>
        {at + 1} / {all.length}
      </span>
      <IconButton
        icon="right"
        label="Later version"
        size={16}
        disabled={at >= all.length - 1}
        onClick={() => to(1)}
      />
    </span>
  );
}
