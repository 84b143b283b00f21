// Requests with their bodies: those of all programs, which a desktop keeps while that is asked for,
// and of other servers those of this page. A server that others share tells nobody what they ask.

import { applyEdits, format } from "jsonc-parser";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { forgetRecorded, isRecording, recorded } from "../record";
import { about } from "../server";
import { seconds, size } from "../ui/format";
import { Copy } from "../ui/parts";
import { allRequests, bodiesOf, clear, type Logged, problem, record, watchRequests } from "./log";

export function Requests() {
  return about.value?.form === "control" ? <OfAll /> : <OfPage />;
}

/** The panel around a list of requests. */
function Panel({
  title,
  isOn,
  onSwitch,
  isEmpty,
  onClear,
  none,
  children,
}: {
  title: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  isEmpty: boolean;
  onClear: () => void;
  /** The words where there is none. */
  none: string;
  children: ComponentChildren;
}) {
  return (
    <section class="panel requests" aria-label={title}>
      <div class="result-head">
        <h2>{title}</h2>
        <label class="check">
          <input
            type="checkbox"
            checked={isOn}
            onChange={(event) => onSwitch(event.currentTarget.checked)}
          />
          Record them with their bodies
        </label>
        <span class="push" />
        <button type="button" class="small" disabled={isEmpty} onClick={onClear}>
          Clear
        </button>
      </div>
      {isEmpty ? <p class="quiet none">{none}</p> : <ol>{children}</ol>}
    </section>
  );
}

function OfPage() {
  const isOn = isRecording.value;
  return (
    <Panel
      title="Requests of this page"
      isOn={isOn}
      onSwitch={(on) => (isRecording.value = on)}
      isEmpty={!recorded.value.length}
      onClear={forgetRecorded}
      none={
        isOn
          ? "Nothing asked yet: write in the chat, and come back."
          : "Off. What is recorded stays in this page, and is gone when it is closed."
      }
    >
      {recorded.value.map(({ id, path, request, response, ...one }) => (
        <li key={id}>
          <details>
            <Summary {...one} path={`/${path}`} />
            {request && <Body title="Request" text={request} />}
            <Body title="Answer" text={response} />
          </details>
        </li>
      ))}
    </Panel>
  );
}

function OfAll() {
  useEffect(watchRequests, []);
  const { recording, requests } = allRequests.value;
  return (
    <>
      {problem.value && (
        <p class="end wrong" role="alert">
          {problem.value}
        </p>
      )}
      <Panel
        title="Requests of all programs"
        isOn={recording}
        onSwitch={(on) => void record(on)}
        isEmpty={!requests.length}
        onClear={() => void clear()}
        none={
          recording
            ? "Nothing asked yet."
            : "Off. What is recorded stays in the memory of hob, and is gone when it ends."
        }
      >
        {requests.map((one) => (
          <OneOfAll key={one.id} one={one} />
        ))}
      </Panel>
    </>
  );
}

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });

function Summary({
  at,
  method,
  path,
  status,
  ms,
  children,
}: {
  at: number;
  method: string;
  path: string;
  status: number | null;
  ms: number | null;
  children?: ComponentChildren;
}) {
  const isWrong = status !== null && status >= 400;
  return (
    <summary>
      <time class="quiet">{clock.format(at)}</time>
      <code>
        {method} {path}
      </code>
      <span class={isWrong ? "wrong" : "good"}>{status ?? "…"}</span>
      <span class="quiet">{ms === null ? "in work" : seconds(ms)}</span>
      {children}
    </summary>
  );
}

function OneOfAll({ one }: { one: Logged }) {
  const [isOpen, setOpen] = useState(false);
  const [bodies, setBodies] = useState<Awaited<ReturnType<typeof bodiesOf>> | null>(null);
  const [fault, setFault] = useState("");
  useEffect(() => {
    if (!isOpen) return;
    bodiesOf(one.id).then(
      (found) => {
        setBodies(found);
        setFault("");
      },
      (error: Error) => setFault(error.message),
    );
    // again as more of the answer comes
  }, [isOpen, one.response_bytes, one.request_bytes]);
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Summary at={one.time_ms} {...one}>
          <span class="quiet">
            {size(one.request_bytes)} → {size(one.response_bytes)}
          </span>
          <span class="quiet client">{one.client}</span>
        </Summary>
        {fault && <p class="wrong none">{fault}</p>}
        {bodies && !fault && (
          <>
            {bodies.request && (
              <Body title="Request" text={bodies.request} isCut={bodies.request_is_cut} />
            )}
            <Body title="Answer" text={bodies.response} isCut={bodies.response_is_cut} />
          </>
        )}
      </details>
    </li>
  );
}

/** Returns JSON with a line for each value; any other text stays as it is. */
function readable(text: string): string {
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  return applyEdits(text, format(text, undefined, { insertSpaces: true, tabSize: 2 }));
}

function Body({ title, text, isCut = false }: { title: string; text: string; isCut?: boolean }) {
  return (
    <div class="body">
      <h3>
        {title} <Copy text={() => text} />
        {isCut && <span class="quiet">its beginning; the rest is not kept</span>}
      </h3>
      <pre tabIndex={0} aria-label={title}>
        {readable(text)}
      </pre>
    </div>
  );
}
