// The settings of a desktop. Each is kept by itself, so that its faults stand beside it.

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ask } from "../api";
import { look as lookForModels, local } from "../models/state";
import { inWords, readHost, readPort, readSeconds } from "./words";

interface Preferences {
  host: string;
  port: number;
  default_model: string | null;
  just_in_time: boolean;
  ttl: number;
  hub: string | null;
}

export const preferences = signal<Preferences | null>(null);

export async function readPreferences(): Promise<void> {
  preferences.value = await ask<Preferences>("GET", "control/settings");
}

const KEPT_MS = 2500;

/** What is said beside a field. */
interface Note {
  text: string;
  isWrong: boolean;
}

const NOTHING: Note = { text: "", isWrong: false };

/** Returns what is said of a setting, and a function that keeps it. */
function useKeep(name: keyof Preferences) {
  const [note, setNote] = useState(NOTHING);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const keep = async (read: () => unknown): Promise<boolean> => {
    clearTimeout(timer.current);
    setNote(NOTHING);
    try {
      preferences.value = await ask<Preferences>("PATCH", "control/settings", { [name]: read() });
      setNote({ text: "Saved", isWrong: false });
      timer.current = window.setTimeout(() => setNote(NOTHING), KEPT_MS);
      void lookForModels();
      return true;
    } catch (error) {
      setNote({ text: (error as Error).message, isWrong: true });
      return false;
    }
  };
  return { note, keep };
}

interface FieldProps {
  name: keyof Preferences;
  label: string;
  hint?: string;
  note: Note;
  children: ComponentChildren;
}

function Field({ name, label, hint, note, children }: FieldProps) {
  return (
    <div class="field">
      <label for={`set-${name}`}>{label}</label>
      {children}
      {hint && (
        <p class="quiet" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <NoteLine name={name} note={note} />
    </div>
  );
}

function NoteLine({ name, note }: { name: string; note: Note }) {
  return (
    <p class={`note ${note.isWrong ? "wrong" : "good"}`} id={`${name}-note`} role="status">
      {note.text}
    </p>
  );
}

interface TextFieldProps {
  name: "host" | "port" | "ttl" | "hub";
  label: string;
  hint?: string;
  read: (text: string) => unknown;
  show: (value: never) => string;
  more?: object;
}

/** A field that is kept when it is left; what is wrong stays as it was written. */
function TextField({ name, label, hint, read, show, more }: TextFieldProps) {
  const { note, keep } = useKeep(name);
  const [written, setWritten] = useState<string | null>(null);
  const shown = show(preferences.value![name] as never);
  const onChange = async (event: Event) => {
    const { value } = event.currentTarget as HTMLInputElement;
    if (await keep(() => read(value))) setWritten(null);
  };
  return (
    <Field name={name} label={label} hint={hint} note={note}>
      <input
        id={`set-${name}`}
        autocomplete="off"
        spellcheck={false}
        value={written ?? shown}
        aria-invalid={note.isWrong ? "true" : undefined}
        aria-describedby={`${hint ? `${name}-hint ` : ""}${name}-note`}
        onInput={(event) => setWritten(event.currentTarget.value)}
        onChange={(event) => void onChange(event)}
        {...more}
      />
    </Field>
  );
}

function DefaultModel() {
  const name = "default_model";
  const { note, keep } = useKeep(name);
  const ids = local.value?.map(({ id }) => id) ?? [];
  const chosen = preferences.value!.default_model;
  const isLost = chosen !== null && local.value !== null && !ids.includes(chosen);
  return (
    <Field
      name={name}
      label="Default model"
      hint="Answers when a request names no model that is here, and none is loaded."
      note={note}
    >
      <select
        id={`set-${name}`}
        value={chosen ?? ""}
        aria-describedby={`${name}-hint ${name}-note`}
        onChange={(event) => {
          const { value } = event.currentTarget;
          void keep(() => value || null);
        }}
      >
        <option value="">none</option>
        {ids.map((id) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
        {(isLost || (chosen !== null && !ids.length)) && (
          <option value={chosen}>{isLost ? `${chosen} (not on this machine)` : chosen}</option>
        )}
      </select>
    </Field>
  );
}

function JustInTime() {
  const name = "just_in_time";
  const { note, keep } = useKeep(name);
  return (
    <div class="field">
      <label class="check">
        <input
          id={`set-${name}`}
          type="checkbox"
          checked={preferences.value!.just_in_time}
          aria-describedby={`${name}-hint ${name}-note`}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            void keep(() => checked);
          }}
        />
        Load just in time
      </label>
      <p class="quiet" id={`${name}-hint`}>
        A request loads the model that it names. Otherwise only loaded models answer.
      </p>
      <NoteLine name={name} note={note} />
    </div>
  );
}

const TIMES = ["5 minutes", "30 minutes", "1 hour", "1 day", "never"];

export function Settings() {
  return (
    <section class="panel desktop-settings" aria-label="Settings">
      <div class="result-head">
        <h2>Settings</h2>
      </div>
      {preferences.value && (
        <form onSubmit={(event) => event.preventDefault()}>
          <div class="pair">
            <TextField name="host" label="Host" read={readHost} show={String} />
            <TextField
              name="port"
              label="Port"
              read={readPort}
              show={String}
              more={{ inputMode: "numeric" }}
            />
            <p class="quiet">
              From the next start of the API on. Host 0.0.0.0 opens it to the network, without a
              key; port 0 takes one that is free.
            </p>
          </div>
          <DefaultModel />
          <TextField
            name="ttl"
            label="Unload a model when unused for"
            hint="In words, such as 30 minutes, 1 hour or never."
            read={readSeconds}
            show={inWords}
            more={{ list: "times" }}
          />
          <datalist id="times">
            {TIMES.map((time) => (
              <option key={time} value={time} />
            ))}
          </datalist>
          <JustInTime />
          <TextField
            name="hub"
            label="Address of the hub"
            hint="In place of that of hob's environment; it is asked without a token."
            read={(text) => text.trim() || null}
            show={(value: string | null) => value ?? ""}
            more={{ placeholder: "as hob was started", inputMode: "url" }}
          />
        </form>
      )}
    </section>
  );
}
