// Small parts that several views use.

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon, type IconName } from "./icons";

const said = signal("");

/** Tells a screen reader something that others see. */
export function say(text: string): void {
  said.value = "";
  setTimeout(() => (said.value = text), 50);
}

export function Said() {
  return (
    <p class="unseen" role="status">
      {said.value}
    </p>
  );
}

interface IconButtonProps {
  icon: IconName;
  label: string;
  onClick: (event: MouseEvent) => void;
  pressed?: boolean;
  disabled?: boolean;
  class?: string;
  size?: number;
}

export function IconButton(all: IconButtonProps) {
  const { icon, label, onClick, pressed, disabled, size = 18 } = all;
  return (
    <button
      type="button"
      class={`plain ${all.class ?? ""}`}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}

/** Puts a text into the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Away from this machine and without TLS a page has no clipboard but this.
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const isDone = document.execCommand("copy");
    area.remove();
    if (!isDone) return false;
  }
  say("Copied.");
  return true;
}

const COPIED_MS = 1500;

interface CopyProps {
  text: () => string;
  label?: string;
  /** The name for a screen reader, where the label alone does not say what is copied. */
  name?: string;
}

export function Copy({ text, label = "Copy", name }: CopyProps) {
  const [state, setState] = useState<"" | "Copied" | "Not copied">("");
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    setState((await copyText(text())) ? "Copied" : "Not copied");
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState(""), COPIED_MS);
  };
  return (
    <button type="button" class="small" aria-label={name} onClick={copy}>
      {state || label}
    </button>
  );
}

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
}

/** A dialog that has the keyboard until it is closed. */
export function Dialog({ title, onClose, children, class: name = "" }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    ref.current?.showModal();
    return () => before?.focus?.();
  }, []);
  return (
    <dialog ref={ref} class={name} aria-label={title} onClose={onClose}>
      <div class="dialog-head">
        <h2>{title}</h2>
        <IconButton icon="close" label="Close" onClick={() => ref.current?.close()} />
      </div>
      {children}
    </dialog>
  );
}

interface MenuItem {
  label: string;
  icon?: IconName;
  onClick: () => void;
  isDanger?: boolean;
}

/** A button that opens a list of commands. */
export function Menu({
  label,
  items,
  icon = "more",
}: {
  label: string;
  items: MenuItem[];
  icon?: IconName;
}) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = () => root.current?.querySelector("button");
  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  // at once: the next key is for the entries
  useLayoutEffect(() => {
    if (!isOpen) return;
    entries()[0]?.focus();
    const away = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", away);
    return () => document.removeEventListener("pointerdown", away);
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button()?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") close();
    else if (event.key === "Tab") setOpen(false);
    else if (step) all[(at + step + all.length) % all.length]?.focus();
    if (event.key === "Escape" || step) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <div class={`menu ${icon}`} ref={root} onKeyDown={onKey}>
      <button
        type="button"
        class="plain"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} />
      </button>
      {isOpen && (
        <div class="menu-list" role="menu" aria-label={label}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              class={item.isDanger ? "danger-text" : ""}
              onClick={() => {
                close();
                item.onClick();
              }}
            >
              {item.icon && <Icon name={item.icon} size={16} />}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A choice of a few, as buttons beside each other. */
export function Choice<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}) {
  return (
    <div class="choice" role="group" aria-label={label}>
      {options.map(([name, text]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === value}
          onClick={() => onChange(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Asks whether something is to be done that cannot be undone. */
export function Confirm({
  title,
  text,
  word,
  no = "Keep",
  onYes,
  onClose,
}: {
  title: string;
  text: string;
  word: string;
  no?: string;
  onYes: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div class="row end">
        <button type="button" onClick={onClose}>
          {no}
        </button>
        <button
          type="button"
          class="danger"
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {word}
        </button>
      </div>
    </Dialog>
  );
}

/** Lets the user save a file that the page has made. */
export function saveFile(name: string, kind: string, content: string | Blob): void {
  const blob = typeof content === "string" ? new Blob([content], { type: kind }) : content;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
