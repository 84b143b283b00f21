// The chat: the thread of a conversation above the place where the next message is written.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { place } from "../route";
import { contextSize, link, modelFacts, modelName } from "../server";
import { count, size } from "../ui/format";
import { Icon, Mark } from "../ui/icons";
import { say as tell } from "../ui/parts";
import { Composer, takeFiles } from "./composer";
import { MessageView, Stage } from "./message";
import { current, show, storageProblem, thread, versions, writing } from "./store";

/** Distance from its end within which a thread follows it, in pixels. */
const NEAR = 40;

export function ChatView() {
  const { id, view } = place.value;
  useEffect(() => {
    if (view === "chat" && id) void show(id);
  }, [id, view]);
  useEffect(() => {
    // A conversation gets its address with its first message.
    if (view !== "chat" || id === current.value.id || !current.value.leaf) return;
    history.replaceState(null, "", `#/chat/${current.value.id}`);
  }, [current.value.leaf, current.value.id]);
  useWords();
  const [isOver, setOver] = useState(false);
  return (
    <div
      class="chat"
      data-over={isOver}
      onDragOver={(event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void takeFiles([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <Thread />
      {storageProblem.value && (
        <p class="banner" role="alert">
          {storageProblem.value}
        </p>
      )}
      <div class="stage-place">{writing.value && <Stage live={writing.value} />}</div>
      <Composer />
    </div>
  );
}

/** Tells a screen reader when an answer begins and ends; Escape stops one. */
function useWords(): void {
  const isWriting = writing.value !== null;
  const was = useRef(false);
  useEffect(() => {
    if (isWriting) tell("hob is writing.");
    else if (was.current) tell("The answer is there.");
    was.current = isWriting;
  }, [isWriting]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog"))
        writing.value?.stop();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

function Thread() {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const [isAway, setAway] = useState(false);
  const all = thread.value;
  const id = current.value.id;
  const toEnd = () => {
    const { current: element } = box;
    if (element) element.scrollTop = element.scrollHeight;
  };
  const onScroll = () => {
    const { current: element } = box;
    if (!element) return;
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    isNear.current = left < NEAR;
    setAway(left > 200);
  };
  useLayoutEffect(() => {
    isNear.current = true;
    toEnd();
  }, [id]);
  useLayoutEffect(() => {
    // The thread follows its end while somebody is there; who reads further up is left alone.
    const { current: element } = box;
    const inner = element?.firstElementChild;
    if (!inner) return;
    const observer = new ResizeObserver(() => isNear.current && toEnd());
    observer.observe(inner);
    return () => observer.disconnect();
  }, [all.length === 0]);
  useEffect(() => {
    if (writing.value) {
      isNear.current = true;
      toEnd();
    }
  }, [writing.value]);
  if (!all.length) return <Welcome />;
  return (
    <div class="thread-place">
      <div
        class="thread"
        ref={box}
        onScroll={onScroll}
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label="Conversation"
      >
        <div class="thread-inner">
          {all.map((message, i) => (
            <MessageView
              key={message.id}
              message={message}
              isLast={i === all.length - 1}
              n={versions(message).length}
            />
          ))}
        </div>
      </div>
      {isAway && (
        <button type="button" class="to-end" onClick={toEnd}>
          <Icon name="down" size={16} /> To the end
        </button>
      )}
    </div>
  );
}

function Welcome() {
  const { quantization, size: bytes } = modelFacts.value;
  const facts = [
    quantization,
    bytes ? size(bytes) : "",
    contextSize.value ? `${count(contextSize.value)} tokens of context` : "",
  ].filter(Boolean);
  return (
    <div class="welcome">
      <Mark size={40} />
      <h2>{modelName.value || (link.value === "ready" ? "No model yet" : " ")}</h2>
      <p class="quiet facts">{facts.join(" · ") || " "}</p>
      <p class="quiet">
        The model runs on the machine that serves this page. Conversations stay in this browser.
      </p>
    </div>
  );
}
