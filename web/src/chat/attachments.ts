// Files that go with a message: images for models that see, and texts.

import type { Attachment } from "../db";

/** Largest text file, in bytes. */
const MOST_TEXT = 1 << 20;
/** An image with longer sides, or more bytes, is made smaller before it is sent. */
const MOST_SIDE = 2048;
const MOST_IMAGE = 4 << 20;
/** Types that a model can be given as they are. */
const KNOWN = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/bmp"];

/** A file that cannot go with a message. */
export class WrongFile extends Error {}

export async function read(file: File, takesImages: boolean): Promise<Attachment> {
  const name = file.name || "pasted";
  if (file.type.startsWith("image/") && file.type !== "image/svg+xml") {
    if (!takesImages) throw new WrongFile(`${name}: this model takes no images.`);
    return { name, kind: "image", content: await readImage(file, name) };
  }
  if (file.size > MOST_TEXT)
    throw new WrongFile(`${name}: a text may have 1 MiB at most, and this has more.`);
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const content = decoder.decode(await file.arrayBuffer());
    if (content.includes("\0")) throw new TypeError("not text");
    return { name, kind: "text", content };
  } catch {
    throw new WrongFile(`${name}: this is neither text in UTF-8 nor an image.`);
  }
}

async function readImage(file: File, name: string): Promise<string> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    throw new WrongFile(`${name}: the browser cannot read this image.`);
  }
  const longest = Math.max(bitmap.width, bitmap.height);
  if (KNOWN.includes(file.type) && file.size <= MOST_IMAGE && longest <= MOST_SIDE)
    return dataUrl(file);
  const scale = Math.min(1, MOST_SIDE / longest);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  canvas.getContext("2d")!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const kind = file.type === "image/png" ? "image/png" : "image/jpeg";
  return dataUrl(await canvas.convertToBlob({ type: kind, quality: 0.92 }));
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
}
