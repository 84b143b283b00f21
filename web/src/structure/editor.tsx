// An editor: a plain text area, which every screen reader and phone knows, over the same text in
// colours.

import { useMemo, useRef } from "preact/hooks";
import { gbnfParts, jsonParts, larkParts, type Part } from "./colours";
import type { Problem } from "./problems";
import type { Kind } from "./state";

/** Longer texts get no line numbers beyond this. */
const MOST_LINES = 20_000;

function partsOf(kind: Kind, text: string): Part[] {
  if (kind === "schema") return jsonParts(text);
  if (kind === "grammar") return gbnfParts(text);
  if (kind === "lark") return larkParts(text);
  return [{ text, kind: "" }];
}

/** Goes on with the indentation of the line before. */
function indent(event: KeyboardEvent & { currentTarget: HTMLTextAreaElement }): void {
  if (event.key !== "Enter" || event.isComposing || event.ctrlKey || event.metaKey) return;
  const area = event.currentTarget;
  const before = area.value.slice(0, area.selectionStart);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const blanks = /^\s*/.exec(line)![0] + (/[{[]\s*$/.test(line) ? "  " : "");
  if (!blanks) return;
  event.preventDefault();
  area.setRangeText(`\n${blanks}`, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

export function Editor({
  kind,
  text,
  problems,
  label,
  onInput,
}: {
  kind: Kind;
  text: string;
  problems: Problem[];
  label: string;
  onInput: (text: string) => void;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const parts = useMemo(() => partsOf(kind, text), [kind, text]);
  const n = Math.min(text.split("\n").length, MOST_LINES);
  const wrong = new Set(problems.map(({ line }) => line));
  const goTo = ({ line = 1, column = 1 }: Problem) => {
    const { current: element } = area;
    if (!element) return;
    const lines = text.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    const at = start + column - 1;
    element.focus();
    element.setSelectionRange(at, Math.min(at + 1, text.length));
    element.closest(".editor")?.scrollTo({ top: (line - 4) * 20 });
  };
  return (
    <div class="editor-place">
      <div class="editor">
        <div class="gutter" aria-hidden="true">
          {Array.from({ length: n }, (_, i) => (
            <span key={i} class={wrong.has(i + 1) ? "wrong" : ""}>
              {i + 1}
            </span>
          ))}
        </div>
        <div class="editor-text">
          <pre aria-hidden="true">
            {parts.map((part, i) => (
              <span key={i} class={part.kind && `c-${part.kind}`}>
                {part.text}
              </span>
            ))}
            {"\n"}
          </pre>
          <textarea
            ref={area}
            class="code-text"
            wrap="off"
            spellcheck={false}
            autocapitalize="off"
            autocomplete="off"
            aria-label={label}
            aria-invalid={problems.length > 0}
            aria-describedby="editor-problems"
            value={text}
            onInput={(event) => onInput(event.currentTarget.value)}
            onKeyDown={indent}
          />
        </div>
      </div>
      <div id="editor-problems" role="status">
        <ul class="editor-problems">
          {problems.map((problem, i) => (
            <li key={i}>
              {problem.line !== undefined && (
                <button type="button" class="small" onClick={() => goTo(problem)}>
                  Line {problem.line}, column {problem.column}
                </button>
              )}
              <span>{problem.message}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
