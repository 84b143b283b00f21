// Requests of this page with their bodies, if the user wants to see them. They stay in the page.

import { signal } from "@preact/signals";

export interface Recorded {
  id: number;
  at: number;
  method: string;
  path: string;
  status: number | null;
  /** Milliseconds to the end of the answer; null while it comes. */
  ms: number | null;
  request: string;
  response: string;
}

/** Requests that are kept. */
const MOST = 40;
/** Characters of a body that are kept. */
const MOST_TEXT = 200_000;

/** Requests that the page sends by itself, again and again. */
const WATCHED = ["health", "stats", "page.json", "control/status", "control/log"];

export const isRecording = signal(false);
export const recorded = signal<readonly Recorded[]>([]);

let next = 0;

function cut(text: string): string {
  return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text;
}

/** Writes down a request while it is answered; one that is not recorded writes nothing. */
export class Recorder {
  private entry: Recorded | null = null;
  private readonly since = performance.now();
  private timer = 0;

  constructor(method: string, path: string, body: unknown) {
    if (!isRecording.value || WATCHED.includes(path.split("?")[0]!)) return;
    const request = body === undefined ? "" : cut(JSON.stringify(body, null, 2));
    const at = Date.now();
    this.entry = { id: next++, at, method, path, status: null, ms: null, request, response: "" };
    recorded.value = [this.entry, ...recorded.value].slice(0, MOST);
  }

  status(status: number): void {
    this.change({ status });
  }

  text(more: string): void {
    if (this.entry && this.entry.response.length < MOST_TEXT)
      this.change({ response: cut(this.entry.response + more) }, true);
  }

  end(): void {
    this.change({ ms: performance.now() - this.since });
  }

  private change(changes: Partial<Recorded>, isOften = false): void {
    if (!this.entry) return;
    this.entry = { ...this.entry, ...changes };
    if (!isOften) return this.show();
    // a stream has many pieces: they are shown together
    this.timer ||= window.setTimeout(() => this.show(), 200);
  }

  private show(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const { entry } = this;
    if (!entry) return;
    recorded.value = recorded.value.map((one) => (one.id === entry.id ? entry : one));
  }
}

export function forgetRecorded(): void {
  recorded.value = [];
}
