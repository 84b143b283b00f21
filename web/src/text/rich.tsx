// A text with Markdown in it, drawn block by block.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { memo } from "../ui/memo";
import { copyText } from "../ui/parts";
import type * as Markdown from "./markdown";

const loaded = signal<typeof Markdown | null>(null);
const isOld = signal(false);

/** Loads what makes markup of text. */
export function load(): void {
  import("./markdown").then(
    (module) => (loaded.value = module),
    // The server has another page by now, and this part of the one before is gone.
    () => (isOld.value = true),
  );
}

export function OldPage() {
  return isOld.value ? (
    <p class="banner" role="alert">
      A part of this page could not be loaded.
      <button type="button" onClick={() => location.reload()}>
        Load the page again
      </button>
    </p>
  ) : null;
}

const BlockView = memo(({ block }: { block: Markdown.Block }) => (
  <div class="block" dangerouslySetInnerHTML={{ __html: block.html as unknown as string }} />
));

async function onClick(event: MouseEvent): Promise<void> {
  const button = (event.target as HTMLElement).closest<HTMLElement>("[data-copy-code]");
  if (!button) return;
  const code = button.closest(".code")?.querySelector("code")?.textContent ?? "";
  button.textContent = (await copyText(code)) ? "Copied" : "Not copied";
  setTimeout(() => (button.textContent = "Copy"), 1500);
}

export function Rich({ text, isLive = false }: { text: string; isLive?: boolean }) {
  const growing = useRef<Markdown.Growing | null>(null);
  const module = loaded.value;
  useEffect(() => {
    if (!module) load();
  }, [module]);
  if (!module) return <div class="rich plain-text">{text}</div>;
  growing.current ??= new module.Growing();
  const blocks = growing.current.take(text, isLive);
  return (
    <div class="rich" onClick={onClick}>
      {blocks.map((block, i) => (
        <BlockView key={i} block={block} />
      ))}
    </div>
  );
}

/** A program, coloured by its language. */
export function Code({ text, language }: { text: string; language: string }) {
  const module = loaded.value;
  useEffect(() => {
    if (!module) load();
  }, [module]);
  if (!module) return <code>{text}</code>;
  const html = module.coloured(text, language) as unknown as string;
  return <code dangerouslySetInnerHTML={{ __html: html }} />;
}
