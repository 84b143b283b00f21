// The settings of a conversation: system prompt, sampling, tools.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Sampling } from "../db";
import { props } from "../server";
import { IconButton } from "../ui/parts";
import { readTools } from "./request";
import { MAIN, MORE, type Option } from "./sampling";
import { change, current, keepAsDefaults } from "./store";

const TOOLS_EXAMPLE = `[{
  "name": "weather",
  "description": "The weather of a place",
  "parameters": {
    "type": "object",
    "properties": { "place": { "type": "string" } },
    "required": ["place"]
  }
}]`;

function set(name: string, value: Sampling[string] | undefined): void {
  const sampling = { ...current.value.sampling };
  if (value === undefined) delete sampling[name];
  else sampling[name] = value;
  void change(current.value, { sampling });
}

/** Returns what a request gets that says nothing: of the command line, the model or hob. */
function served(name: string): number | undefined {
  const value = props.value?.default_generation_settings.params[name];
  return typeof value === "number" ? Math.round(value * 1e4) / 1e4 : undefined;
}

/** Lets what lies over the chat have the keyboard until Escape closes it. */
function useCover(root: { current: HTMLElement | null }, covers: boolean, onClose: () => void) {
  useLayoutEffect(() => {
    if (!covers) return;
    const before = document.activeElement as HTMLElement | null;
    root.current?.querySelector("button")?.focus();
    // what was covered takes the focus again once it is not
    return () => void setTimeout(() => before?.focus?.());
  }, [covers]);
  useEffect(() => {
    if (!covers) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

export function Settings({ covers, onClose }: { covers: boolean; onClose: () => void }) {
  const root = useRef<HTMLElement>(null);
  useCover(root, covers, onClose);
  const { system, sampling } = current.value;
  const [isKept, setKept] = useState(false);
  const isChanged = Object.keys(sampling).length > 0;
  return (
    <aside ref={root} class="settings" aria-label="Settings of this conversation">
      <div class="head">
        <h2>Settings</h2>
        <IconButton icon="close" label="Close the settings" onClick={onClose} />
      </div>
      <div class="settings-body">
        <div class="field">
          <label for="system">System prompt</label>
          <textarea
            id="system"
            rows={4}
            value={system}
            placeholder="You are a helpful assistant."
            onInput={(event) => void change(current.value, { system: event.currentTarget.value })}
          />
        </div>
        <fieldset>
          <legend>
            Sampling
            {isChanged && (
              <button
                type="button"
                class="small link"
                onClick={() => void change(current.value, { sampling: {} })}
              >
                All as served
              </button>
            )}
          </legend>
          {MAIN.map((option) => (
            <Slider key={option.name} option={option} />
          ))}
          <Whole name="max_tokens" label="Most tokens" least={1} none="no limit" />
          <Whole name="seed" label="Seed" least={0} none="random" />
          <Stops />
          <details>
            <summary>More samplers</summary>
            {MORE.map((option) => (
              <Slider key={option.name} option={option} />
            ))}
          </details>
        </fieldset>
        <fieldset>
          <legend>Reasoning</legend>
          <Thinking />
          <Whole
            name="reasoning_budget_tokens"
            label="Most tokens of reasoning"
            least={0}
            none="any number"
          />
        </fieldset>
        <Tools />
        <button
          type="button"
          onClick={() => {
            keepAsDefaults();
            setKept(true);
            setTimeout(() => setKept(false), 2000);
          }}
        >
          {isKept ? "Kept" : "Begin new conversations with these"}
        </button>
      </div>
    </aside>
  );
}

function Slider({ option }: { option: Option }) {
  const { name, label, help, least, most, step, fallback } = option;
  const value = current.value.sampling[name] as number | undefined;
  const standard = served(name) ?? fallback;
  const id = `set-${name}`;
  const take = (text: string) => {
    const n = Number(text);
    if (text.trim() === "") set(name, undefined);
    else if (Number.isFinite(n)) set(name, n);
  };
  return (
    <div class="slider" title={help}>
      <label for={id}>{label}</label>
      <input
        class="number"
        id={id}
        type="number"
        step="any"
        value={value ?? ""}
        placeholder={String(standard)}
        aria-description={help}
        onInput={(event) => take(event.currentTarget.value)}
      />
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={value ?? standard}
        aria-label={label}
        data-set={value !== undefined}
        onInput={(event) => take(event.currentTarget.value)}
      />
    </div>
  );
}

function Whole({
  name,
  label,
  least,
  none,
}: {
  name: string;
  label: string;
  least: number;
  none: string;
}) {
  const value = current.value.sampling[name] as number | undefined;
  return (
    <div class="whole">
      <label for={`set-${name}`}>{label}</label>
      <input
        id={`set-${name}`}
        type="number"
        min={least}
        step={1}
        value={value ?? ""}
        placeholder={none}
        onInput={(event) => {
          const { value: text, valueAsNumber: n } = event.currentTarget;
          set(
            name,
            text === "" || !Number.isFinite(n) ? undefined : Math.max(least, Math.round(n)),
          );
        }}
      />
    </div>
  );
}

function Stops() {
  const stops = (current.value.sampling["stop"] as string[] | undefined) ?? [];
  // while it is written, a line of it may be empty
  const [written, setWritten] = useState<string | null>(null);
  return (
    <div class="field">
      <label for="set-stop">End at these texts, one a line</label>
      <textarea
        id="set-stop"
        rows={2}
        value={written ?? stops.join("\n")}
        onInput={(event) => {
          setWritten(event.currentTarget.value);
          const all = event.currentTarget.value.split("\n").filter(Boolean);
          set("stop", all.length ? all : undefined);
        }}
        onBlur={() => setWritten(null)}
      />
    </div>
  );
}

function ToolChoice() {
  const value = current.value.sampling["tool_choice"];
  return (
    <div class="whole">
      <label for="set-choice">The model</label>
      <select
        id="set-choice"
        value={value === undefined ? "" : String(value)}
        onChange={(event) => set("tool_choice", event.currentTarget.value || undefined)}
      >
        <option value="">may call one</option>
        <option value="required">must call one</option>
        <option value="none">calls none</option>
      </select>
    </div>
  );
}

function Thinking() {
  const value = current.value.sampling["enable_thinking"];
  return (
    <div class="whole">
      <label for="set-thinking">Let the model reason</label>
      <select
        id="set-thinking"
        value={value === undefined ? "" : String(value)}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          set("enable_thinking", chosen === "" ? undefined : chosen === "true");
        }}
      >
        <option value="">as served</option>
        <option value="true">yes</option>
        <option value="false">no</option>
      </select>
    </div>
  );
}

function Tools() {
  const { tools } = current.value;
  let problem = "";
  try {
    readTools(tools);
  } catch (error) {
    problem = (error as Error).message;
  }
  return (
    <fieldset>
      <legend>Tools</legend>
      <div class="field">
        <label for="set-tools">Functions that the model may call, as a JSON array</label>
        <textarea
          id="set-tools"
          class="code-text"
          rows={tools ? 10 : 3}
          value={tools}
          spellcheck={false}
          aria-invalid={problem !== ""}
          aria-describedby="tools-note"
          onInput={(event) => void change(current.value, { tools: event.currentTarget.value })}
        />
        <p id="tools-note" class={problem ? "note wrong" : "quiet"}>
          {problem || "You answer the calls: the page runs nothing."}
        </p>
        {!tools && (
          <button
            type="button"
            onClick={() => void change(current.value, { tools: TOOLS_EXAMPLE })}
          >
            Begin with an example
          </button>
        )}
      </div>
      {tools && <ToolChoice />}
    </fieldset>
  );
}
