// Structured output, watched: a constraint, what is asked, and what the model writes under it.

import { useEffect, useState } from "preact/hooks";
import { ApiStopped, useApi } from "../developer/view";
import { link, modelName } from "../server";
import { Code } from "../text/rich";
import { many } from "../ui/format";
import { Choice, Copy, Dialog } from "../ui/parts";
import { Editor } from "./editor";
import { pointerPlace } from "./problems";
import { ResultView } from "./result";
import { type Language, LANGUAGES, snippet } from "./snippets";
import {
  check,
  checkProblem,
  checkSoon,
  draft,
  isChecking,
  isWriting,
  type Kind,
  problems,
  request,
  schema,
  set,
  source,
  stop,
  write,
} from "./state";

const KINDS: [Kind, string][] = [
  ["schema", "JSON Schema"],
  ["grammar", "GBNF"],
  ["lark", "Lark"],
  ["regex", "Regex"],
];

const LABELS: Record<Kind, string> = {
  schema: "JSON Schema",
  grammar: "Grammar in GBNF",
  lark: "Grammar in Lark",
  regex: "Regular expression",
};

export function StructureView() {
  const { kind } = draft.value;
  const isReady = link.value === "ready";
  useEffect(() => {
    if (isReady) checkSoon();
  }, [kind, source.value, isReady, modelName.value]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("dialog")) stop();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <div class="structure">
      <div class="structure-column">
        <section class="panel" aria-label="Constraint">
          <div class="result-head">
            <Choice
              label="Kind of constraint"
              value={kind}
              options={KINDS}
              onChange={(chosen) => set({ kind: chosen })}
            />
          </div>
          <Editor
            key={kind}
            kind={kind}
            text={source.value}
            problems={problems.value}
            label={LABELS[kind]}
            onInput={(text) => set({ [kind]: text })}
          />
          <CheckLine />
        </section>
        <Ask />
      </div>
      <ResultView />
    </div>
  );
}

/** Returns a time; what is too short to be told apart is named so. */
function milliseconds(time: number): string {
  return time < 0.1 ? "less than 0.1 ms" : `${time.toFixed(1)} ms`;
}

/** The server's word on the constraint. */
function CheckLine() {
  const now = check.value;
  const { maxTokens } = draft.value;
  if (problems.value.length) return <p class="check-line wrong">The server would refuse this.</p>;
  if (isChecking.value || !now?.valid)
    return <p class="check-line quiet">{checkProblem.value || "Checking…"}</p>;
  const ignored = now.ignored ?? [];
  const shortest = now.shortest !== undefined && `at least ${many(now.shortest, "token")}`;
  const time = now.compile_ms !== undefined && `compiled in ${milliseconds(now.compile_ms)}`;
  return (
    <div class="check-line">
      <p class="good">{["It compiles", shortest, time].filter(Boolean).join(" · ")}</p>
      {maxTokens !== null && (now.shortest ?? 0) > maxTokens && (
        <p class="note busy-text">
          It cannot end within {many(maxTokens, "token")}: allow more, or the request is refused.
        </p>
      )}
      {ignored.length > 0 && (
        <ul class="note busy-text" aria-label="Keywords that are not enforced">
          {ignored.map((pointer) => {
            const found = pointerPlace(draft.value.schema, pointer);
            return (
              <li key={pointer}>
                Not enforced: <code>{pointer}</code>
                {found && ` (line ${found.line})`}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function Ask() {
  const { prompt, system, temperature, maxTokens, kind } = draft.value;
  const [hasCode, setCode] = useState(false);
  const canWrite = !problems.value.length && prompt.trim() !== "" && link.value === "ready";
  return (
    <section class="panel ask" aria-label="Request">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void write();
        }}
      >
        <div class="field">
          <label for="ask-prompt">Prompt</label>
          <textarea
            id="ask-prompt"
            rows={3}
            value={prompt}
            onInput={(event) => set({ prompt: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void write();
            }}
          />
        </div>
        <details>
          <summary>System prompt</summary>
          <textarea
            rows={2}
            aria-label="System prompt"
            value={system}
            placeholder="Say what each field means: the schema does not tell the model."
            onInput={(event) => set({ system: event.currentTarget.value })}
          />
        </details>
        <div class="ask-row">
          <label>
            Temperature{" "}
            <input
              type="number"
              class="number"
              min={0}
              step="any"
              value={temperature}
              onInput={(event) => {
                const { valueAsNumber: n } = event.currentTarget;
                if (Number.isFinite(n)) set({ temperature: n });
              }}
            />
          </label>
          <label>
            Most tokens{" "}
            <input
              type="number"
              class="number"
              min={1}
              step={1}
              value={maxTokens ?? ""}
              placeholder="any"
              onInput={(event) => {
                const { valueAsNumber: n } = event.currentTarget;
                set({ maxTokens: Number.isFinite(n) ? Math.max(1, Math.round(n)) : null });
              }}
            />
          </label>
          <span class="ask-buttons">
            <button type="button" onClick={() => setCode(true)}>
              Code
            </button>
            {isWriting.value ? (
              <button type="button" class="primary" onClick={stop}>
                Stop
              </button>
            ) : (
              <button class="primary" disabled={!canWrite}>
                Write
              </button>
            )}
          </span>
        </div>
      </form>
      {hasCode && <CodeDialog isSchema={kind === "schema"} onClose={() => setCode(false)} />}
    </section>
  );
}

function CodeDialog({ isSchema, onClose }: { isSchema: boolean; onClose: () => void }) {
  const [language, setLanguage] = useState<Language>("curl");
  const shown = isSchema ? LANGUAGES : LANGUAGES.slice(0, 3);
  const known = shown.find(([name]) => name === language)?.[2] ?? "bash";
  const server = useApi();
  if (!server)
    return (
      <Dialog title="The same by program" onClose={onClose}>
        <ApiStopped />
      </Dialog>
    );
  const { base, needsKey } = server;
  const text = snippet(language, request(), base, needsKey, schema.value);
  return (
    <Dialog title="The same by program" onClose={onClose} class="wide">
      <div class="result-head">
        <Choice
          label="Language"
          value={language}
          options={shown.map(([name, label]) => [name, label] as const)}
          onChange={setLanguage}
        />
        <span class="push" />
        <Copy text={() => text} />
      </div>
      <pre class="snippet" tabIndex={0}>
        <Code text={text} language={known} />
      </pre>
    </Dialog>
  );
}
