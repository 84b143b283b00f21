// The log of a desktop, as it is written.

import { Component } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { count, many } from "../ui/format";
import { clearLog, isPaused, type Line, lines, pauseLog, waiting } from "./control";

const clock = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  fractionalSecondDigits: 3,
});
const fullTime = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "long" });

/** The graveness up to which lines are shown, and the words of each choice. */
const CHOICES: [number, string][] = [
  [4, "All levels"],
  [2, "Info and above"],
  [1, "Warnings and errors"],
  [0, "Errors"],
];
/** Pixels from the end that count as the end. */
const AT_END = 12;

export function Log() {
  // the page itself asks each second while it shows what the server does
  const [most, setMost] = useState(2);
  const [words, setWords] = useState("");
  const text = words.trim().toLowerCase();
  const all = lines.value;
  const shown = all.filter((line) => line.rank <= most && line.words.includes(text));
  const isAll = shown.length === all.length;
  return (
    <section class="panel log" aria-labelledby="log-title">
      <div class="result-head">
        <h2 id="log-title">Log</h2>
        <span class="quiet" id="log-count">
          {isAll
            ? many(all.length, "line")
            : `${count(shown.length)} of ${many(all.length, "line")}`}
        </span>
        <span class="push" />
        <div class="log-tools">
          <select
            id="log-level"
            aria-label="Lowest level"
            value={most}
            onChange={(event) => setMost(Number(event.currentTarget.value))}
          >
            {CHOICES.map(([rank, label]) => (
              <option key={rank} value={rank}>
                {label}
              </option>
            ))}
          </select>
          <input
            id="log-text"
            type="search"
            placeholder="Filter"
            aria-label="Filter the log"
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
          <button type="button" id="log-pause" aria-pressed={isPaused.value} onClick={pauseLog}>
            {isPaused.value
              ? waiting.value.length
                ? `Resume (${count(waiting.value.length)} new)`
                : "Resume"
              : "Pause"}
          </button>
          <button type="button" onClick={clearLog}>
            Clear
          </button>
        </div>
      </div>
      <Lines shown={shown} none={all.length ? "No line has that." : "Nothing yet."} />
    </section>
  );
}

/** The lines, at their end unless somebody reads further up. */
function Lines({ shown, none }: { shown: readonly Line[]; none: string }) {
  const root = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [isAway, setAway] = useState(false);
  const toEnd = () => {
    if (root.current) root.current.scrollTop = root.current.scrollHeight;
  };
  useLayoutEffect(() => {
    if (isAtEnd.current) toEnd();
  }, [shown.at(-1)?.id, shown.length]);
  useEffect(() => {
    const follow = () => isAtEnd.current && toEnd();
    addEventListener("resize", follow);
    return () => removeEventListener("resize", follow);
  }, []);
  const onScroll = () => {
    // an event may come after the view has gone
    if (!root.current) return;
    const { scrollHeight, scrollTop, clientHeight } = root.current;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < AT_END;
    setAway(!isAtEnd.current);
  };
  return (
    <div class="log-frame">
      <div
        id="log"
        class="log-lines code-text"
        ref={root}
        role="log"
        aria-live="off"
        aria-labelledby="log-title"
        tabIndex={0}
        onScroll={onScroll}
      >
        {shown.map((line) => (
          <Row key={line.id} line={line} />
        ))}
        {!shown.length && <p class="quiet none">{none}</p>}
      </div>
      {isAway && shown.length > 0 && (
        <button type="button" class="small" id="log-end" onClick={toEnd}>
          Go to the end
        </button>
      )}
    </div>
  );
}

/** A line; it never changes. */
class Row extends Component<{ line: Line }> {
  override shouldComponentUpdate(): boolean {
    return false;
  }

  override render() {
    const { time_ms, level, target, message, fields } = this.props.line;
    return (
      <div class="line" data-level={level}>
        <time
          class="quiet"
          dateTime={new Date(time_ms).toISOString()}
          title={fullTime.format(time_ms)}
        >
          {clock.format(time_ms)}
        </time>
        <span class="level">{level}</span>
        <span class="words">
          {message}
          {Object.entries(fields).map(([name, value]) => (
            <>
              {" "}
              <span class="quiet">{name}=</span>
              {/* the name of a request is long, and rarely what is looked for */}
              <span class={name === "id" ? "quiet" : ""}>{String(value)}</span>
            </>
          ))}
        </span>
        <span class="target quiet" title={target}>
          {target}
        </span>
      </div>
    );
  }
}
