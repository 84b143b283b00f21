// The state and the log of a desktop, as the control interface tells them while somebody looks.

import { computed, signal } from "@preact/signals";
import { listen } from "../api";
import { refresh } from "../server";
import { say } from "../ui/parts";

/** A model that is loaded, or on its way. */
export interface LiveModel {
  id: string;
  state: "starting" | "ready" | "idle";
  bytes: number;
  /** Requests that it answers. */
  requests: number;
  requests_deferred: number | null;
  /** The second of the clock at which it was used last. */
  last_used: number;
  /** Seconds without use after which it is unloaded; null for never. */
  ttl: number | null;
}

export interface Status {
  server: { running: boolean; address: string | null; ollama: string | null };
  models: LiveModel[];
  memory: { bytes: number; budget: number };
  requests: number;
}

export const LEVELS = ["ERROR", "WARN", "INFO", "DEBUG", "TRACE"] as const;

/** A line of the log as it is sent. */
interface SentLine {
  time_ms: number;
  level: (typeof LEVELS)[number];
  target: string;
  message: string;
  fields: Record<string, unknown>;
}

export interface Line extends SentLine {
  id: number;
  /** Index of its level: the lower, the graver. */
  rank: number;
  /** All its words in lower case, for the search. */
  words: string;
}

/** What the server told last; null before it has. */
export const status = signal<Status | null>(null);
export const lines = signal<readonly Line[]>([]);
/** Lines that have come while the log is paused. */
export const waiting = signal<readonly Line[]>([]);
export const isPaused = signal(false);

/** Lines that are kept. */
const MOST_LINES = 2000;
const TAIL = 500;
/** The server tells its state every second; a machine may be very busy. */
const SILENCE_MS = 20_000;
const RETRY_MS = [500, 1000, 2000, 4000, 8000];
/** Lines that come in this time are drawn together. */
const DRAWN_MS = 50;

let nextId = 0;
let arrived: Line[] = [];
let timer = 0;
/** Time of the last line, and the lines of that time: those that are sent again are known. */
let last = 0;
const ofLast = new Set<string>();

function takeLine(data: string, isAgain: boolean): void {
  const sent = JSON.parse(data) as SentLine;
  if (isAgain && (sent.time_ms < last || ofLast.has(data))) return;
  if (sent.time_ms !== last) ofLast.clear();
  ofLast.add(data);
  last = sent.time_ms;
  const fields = Object.entries(sent.fields).map(([name, value]) => ` ${name}=${value}`);
  const words = `${sent.message}${fields.join("")} ${sent.target}`.toLowerCase();
  arrived.push({ ...sent, id: nextId++, rank: LEVELS.indexOf(sent.level), words });
  timer ||= window.setTimeout(showArrived, DRAWN_MS);
}

function showArrived(): void {
  timer = 0;
  const more = arrived;
  arrived = [];
  const into = isPaused.value ? waiting : lines;
  into.value = [...into.value, ...more].slice(-MOST_LINES);
}

export function pauseLog(): void {
  isPaused.value = !isPaused.value;
  if (isPaused.value) return;
  lines.value = [...lines.value, ...waiting.value].slice(-MOST_LINES);
  waiting.value = [];
}

export function clearLog(): void {
  lines.value = [];
  waiting.value = [];
}

/** Shows a state, and tells those who listen what has changed. */
export function takeStatus(now: Status): void {
  const before = status.value;
  status.value = now;
  if (!before) return;
  if (before.server.running !== now.server.running)
    say(now.server.running ? "The API listens." : "The API has stopped.");
  if (loaded(before) !== loaded(now)) void refresh();
}

const loaded = ({ models }: Status) =>
  models.map(({ id, state }) => `${id} ${state === "starting"}`).join("\n");

/** Reads what is sent until it ends. */
async function follow(signal: AbortSignal): Promise<void> {
  let isAgain = true;
  for await (const { name, data } of listen(`control/log?tail=${TAIL}`, signal, SILENCE_MS)) {
    failures = 0;
    if (name === "log") takeLine(data, isAgain);
    if (name !== "status") continue;
    isAgain = false;
    takeStatus(JSON.parse(data) as Status);
  }
}

let failures = 0;
let watchers = 0;
let abort = new AbortController();

async function stayConnected(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await follow(signal).catch(() => {});
    if (signal.aborted) return;
    // the page looks whether hob is gone
    void refresh();
    const delay = RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)];
    await new Promise((done) => setTimeout(done, delay));
  }
}

/** Follows the state and the log until the function that it returns is called. */
export function watchControl(): () => void {
  if (!watchers++) {
    abort = new AbortController();
    void stayConnected(abort.signal);
  }
  return () => {
    if (--watchers) return;
    abort.abort();
    // it is old by the time that somebody looks again
    status.value = null;
  };
}

/** A sum over the models that are loaded. */
const sum = (member: "requests" | "requests_deferred") =>
  computed(() => status.value?.models.reduce((n, model) => n + (model[member] ?? 0), 0) ?? 0);
export const inWork = sum("requests");
export const deferred = sum("requests_deferred");

/** Returns an address as a client writes it: that of all networks is reached at this machine's. */
export function reachable(address: string): string {
  return address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:");
}

/** Returns whether an address is one of this machine alone. */
export function isOfThisMachine(address: string): boolean {
  return /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(new URL(address).hostname);
}
