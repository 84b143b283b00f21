// Files of messages: shown, opened large, left out and added.

import { useRef, useState } from "preact/hooks";
import type { Attachment } from "../db";
import { takesImages } from "../server";
import { Dialog, IconButton, say } from "../ui/parts";
import { read } from "./attachments";

/** A small image, which opens large. */
function Picture({ name, content }: Attachment) {
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        class="plain picture"
        aria-label={`Enlarge ${name}`}
        title="Enlarge"
        onClick={() => setLarge(true)}
      >
        <img src={content} alt="" />
      </button>
      {isLarge && (
        <Dialog title={name} class="large-picture" onClose={() => setLarge(false)}>
          <img src={content} alt={name} />
        </Dialog>
      )}
    </>
  );
}

/** The files of a message that was sent. */
export function SentFiles({ files }: { files: Attachment[] }) {
  return (
    <ul class="files" aria-label="Files">
      {files.map((file, i) => (
        <li key={i} class={file.kind}>
          {file.kind === "image" ? (
            <Picture {...file} />
          ) : (
            <details>
              <summary>{file.name}</summary>
              <pre tabIndex={0}>{file.content}</pre>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The files of a message that is being written. */
export function DraftFiles({
  files,
  onChange,
}: {
  files: Attachment[];
  onChange: (files: Attachment[]) => void;
}) {
  if (!files.length) return null;
  return (
    <ul class="files draft" aria-label="Files">
      {files.map((file, i) => (
        <li key={i} class={file.kind}>
          {file.kind === "image" ? <Picture {...file} /> : <span>{file.name}</span>}
          <IconButton
            icon="close"
            size={14}
            label={`Leave out ${file.name}`}
            onClick={() => onChange(files.filter((_, other) => other !== i))}
          />
        </li>
      ))}
    </ul>
  );
}

/** Reads files that were chosen, dropped or pasted; those that cannot go along are told. */
export async function readAll(
  files: Iterable<File>,
): Promise<{ taken: Attachment[]; problems: string[] }> {
  const taken: Attachment[] = [];
  const problems: string[] = [];
  for (const file of files) {
    try {
      const attachment = await read(file, takesImages.value);
      taken.push(attachment);
      say(`${attachment.name} goes with the message.`);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  return { taken, problems };
}

/** Returns the files of a paste, which is then no paste of text. */
export function pasted(event: ClipboardEvent): File[] {
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length) event.preventDefault();
  return files;
}

/** The button that lets the user choose files. */
export function ChooseFiles({ onFiles }: { onFiles: (files: File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      <IconButton
        icon="attach"
        label={takesImages.value ? "Add images or text files" : "Add text files"}
        onClick={() => chooser.current?.click()}
      />
    </>
  );
}
