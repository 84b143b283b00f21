// Calls of tools, and a box to answer them oneself.

import { useState } from "preact/hooks";
import type { ToolCall } from "../db";
import { Icon } from "../ui/icons";
import { thread, writing } from "./store";
import { answerCall } from "./writing";

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** `isOpen` says that the calls end the thread, and wait for answers. */
export function Calls({ calls, isOpen }: { calls: ToolCall[]; isOpen: boolean }) {
  const answers = new Map(thread.value.map((message) => [message.callId, message.text]));
  const next = calls.find(({ id }) => !answers.has(id));
  const isAsked = isOpen || thread.value.at(-1)?.role === "tool";
  return (
    <ol class="calls" aria-label="Calls of tools">
      {calls.map((call) => (
        <li key={call.id} class="call">
          <h3>
            <Icon name="tool" size={14} /> <code>{call.name}</code>
          </h3>
          <pre tabIndex={0}>{pretty(call.arguments)}</pre>
          {call === next && isAsked && !writing.value && <AnswerBox call={call} calls={calls} />}
        </li>
      ))}
    </ol>
  );
}

function AnswerBox({ call, calls }: { call: ToolCall; calls: ToolCall[] }) {
  const [text, setText] = useState("");
  return (
    <form
      class="answer-box"
      onSubmit={(event) => {
        event.preventDefault();
        void answerCall(call, text, calls);
      }}
    >
      <label>
        Answer it yourself
        <textarea
          rows={2}
          value={text}
          placeholder='{"temperature": 21}'
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button class="primary small" disabled={!text.trim()}>
        Give the answer
      </button>
    </form>
  );
}
