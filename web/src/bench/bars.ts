// A measurement as bars: what is drawn, in the page and in a file.

import { percent, rate } from "../ui/format";
import type { Kernels, KernelRow, ModelRow, Run } from "./state";

export interface Bar {
  /** The name, which is the same in another measurement. */
  name: string;
  label: string;
  group: string;
  value: number;
  /** The name of the scale: only bars of one scale are compared by their lengths. */
  scale: string;
  /** The value that fills the whole length. */
  most: number;
  text: string;
  /** What is said beside the value. */
  note: string;
  /** True for what the dispatcher picks. */
  isChosen: boolean;
  /** The value of the saved measurement. */
  before: number | null;
}

const LIMITS: Record<string, string> = { read: "reading memory" };

/** Returns a kernel's name within its group; what it is given is told as a number. */
function kernelLabel({ kernel, tokens }: KernelRow): string {
  return `${kernel} × ${tokens}`;
}

/** Returns the shares of both limits that a kernel reaches: of memory and of its multipliers. */
function shares({ gb_per_s, gop_per_s, of_read, of_multiply, multipliers }: KernelRow): string {
  const part = (speed: number, unit: string, share: number | null | undefined, of: string) =>
    speed > 0 && `${rate(speed)} ${unit}${share == null ? "" : `, ${percent(share)} of ${of}`}`;
  const parts = [
    part(gb_per_s, "GB/s", of_read, "memory"),
    part(gop_per_s, "GOP/s", of_multiply, multipliers ?? "multipliers"),
  ];
  return parts.filter(Boolean).join(" · ");
}

function kernelBars({ limits, rows }: Kernels): Bar[] {
  // the strongest instruction set first
  const order = limits.multiply.map(({ isa }) => isa);
  return rows
    .filter(({ share }) => share !== null)
    .toSorted((a, b) => order.indexOf(b.isa) - order.indexOf(a.isa))
    .map((row) => ({
      name: `${kernelLabel(row)} ${row.isa}`,
      label: kernelLabel(row),
      group: `${LIMITS[row.of ?? ""] ?? `${row.of} multiplications`} · ${row.isa}`,
      value: row.share!,
      scale: "share",
      most: 1,
      text: `${Math.round(row.share! * 100)} %`,
      note: shares(row),
      isChosen: row.pick,
      before: null,
    }));
}

/** Returns the words for a test: `pp512` reads a prompt, `tg128` writes. */
function testLabel(test: string): string {
  const [, kind, n] = /^(pp|tg)(\d+)$/.exec(test) ?? [];
  if (!kind) return test;
  return `${kind === "pp" ? "Reads" : "Writes"} ${n} tokens (${test})`;
}

function modelBars(rows: ModelRow[]): Bar[] {
  return rows.map((row) => ({
    name: row.test,
    label: testLabel(row.test),
    group: `${row.model} · ${row.isa} · ${row.threads} threads`,
    value: row.mean,
    // reading is many times faster than writing: `pp512`, `tg128`
    scale: row.test.replace(/\d+.*$/, ""),
    most: 0,
    text: `${rate(row.mean)} ± ${rate(row.deviation)} tokens/s`,
    note: "",
    isChosen: true,
    before: null,
  }));
}

/** Returns the bars of a measurement, each with that of a saved one of the same kind. */
export function bars(run: Run | null | undefined, saved: Run | null): Bar[] {
  if (!run?.result) return [];
  const all = Array.isArray(run.result) ? modelBars(run.result) : kernelBars(run.result);
  if (!saved || saved.kind !== run.kind) return scaled(all);
  const before = new Map(bars(saved, null).map(({ name, value }) => [name, value]));
  return scaled(all.map((bar) => ({ ...bar, before: before.get(bar.name) ?? null })));
}

/** Lets the longest bar of each scale, now or before, fill the whole length. */
function scaled(all: Bar[]): Bar[] {
  const longest = new Map<string, number>();
  for (const { scale, value, most, before } of all)
    longest.set(scale, Math.max(longest.get(scale) ?? 1e-9, value, most, before ?? 0));
  return all.map((bar) => ({ ...bar, most: longest.get(bar.scale)! }));
}

const ROW = 22;
const WIDTH = 920;
const TEXT = 300;
/** The width of the numbers at the right. */
const NUMBERS = 340;

/** Returns the bars as a picture of its own: SVG with no style from elsewhere. */
export function picture(all: Bar[], title: string): string {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const add = (name: string, attributes: Record<string, string | number>, text = "") => {
    const element = document.createElementNS(space, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
    // a name is text, whatever it holds
    element.textContent = text;
    svg.append(element);
  };
  const groups = Map.groupBy(all, ({ group }) => group);
  const height = 44 + ROW * (all.length + groups.size) + 10 * groups.size;
  svg.setAttribute("xmlns", space);
  svg.setAttribute("viewBox", `0 0 ${WIDTH} ${height}`);
  svg.setAttribute("width", `${WIDTH}`);
  svg.setAttribute("height", `${height}`);
  const font = { "font-family": "system-ui, sans-serif", "font-size": 12, fill: "#1b1c1e" };
  add("rect", { width: WIDTH, height, fill: "#fff" });
  add("text", { ...font, x: 14, y: 26, "font-size": 15, "font-weight": 600 }, title);
  let y = 44;
  for (const [group, list] of groups) {
    add("text", { ...font, x: 14, y: y + 15, "font-weight": 600 }, group);
    y += ROW;
    const room = WIDTH - TEXT - NUMBERS - 12;
    for (const { label, value, most, text, note, isChosen, before } of list) {
      add("text", { ...font, x: 14, y: y + 15 }, `${isChosen ? "" : "· "}${label}`);
      const width = Math.max(0, (room * value) / most).toFixed(1);
      const fill = isChosen ? "#e2631c" : "#c9c9c3";
      add("rect", { x: TEXT, y: y + 4, width, height: 14, fill });
      if (before !== null) {
        const x = (TEXT + (room * before) / most).toFixed(1);
        add("rect", { x, y: y + 1, width: 2, height: 20, fill: "#1b1c1e" });
      }
      const numbers = note ? `${text} · ${note}` : text;
      add("text", { ...font, x: WIDTH - NUMBERS, y: y + 15 }, numbers);
      y += ROW;
    }
    y += 10;
  }
  return new XMLSerializer().serializeToString(svg);
}

/** Draws a picture as PNG, twice as large. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width * 2;
  canvas.height = image.height * 2;
  const context = canvas.getContext("2d")!;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) =>
      blob ? done(blob) : failed(new Error("The browser makes no picture.")),
    ),
  );
}
