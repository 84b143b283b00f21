// The server's work, second by second, as `GET /stats` tells it.

import { signal } from "@preact/signals";
import { ask } from "../api";

export interface Stats {
  slots: number;
  processing: number;
  waiting: number;
  parked: number;
  steps: number;
  prompt_tokens: number;
  cached_tokens: number;
  completion_tokens: number;
  drafted_tokens: number;
  accepted_tokens: number;
  memory_bytes: number | null;
  mapped_bytes: number | null;
}

/** A moment of the plots. */
export interface Moment {
  written: number;
  read: number;
  processing: number;
  waiting: number;
  /** The share of prompt tokens that were known, of those of this second; null without any. */
  cached: number | null;
  memory: number;
}

/** Seconds that the plots show. */
export const SHOWN = 120;
const STEP_MS = 1000;

export const last = signal<Stats | null>(null);
export const moments = signal<readonly Moment[]>([]);
export const problem = signal("");

let before: { stats: Stats; at: number } | null = null;

function take(stats: Stats): void {
  const at = performance.now();
  // A server that was started anew counts from the beginning.
  const isSame = before && stats.steps >= before.stats.steps;
  if (before && isSame) {
    const seconds = (at - before.at) / 1000;
    const since = (name: keyof Stats) => (stats[name] ?? 0) - (before!.stats[name] ?? 0);
    const prompt = since("prompt_tokens") + since("cached_tokens");
    const moment: Moment = {
      written: since("completion_tokens") / seconds,
      read: since("prompt_tokens") / seconds,
      processing: stats.processing,
      waiting: stats.waiting,
      cached: prompt > 0 ? since("cached_tokens") / prompt : null,
      memory: stats.memory_bytes ?? 0,
    };
    moments.value = [...moments.value, moment].slice(-SHOWN);
  }
  before = { stats, at };
  last.value = stats;
}

/** Watches until the function that is returned is called. */
export function watch(): () => void {
  const abort = new AbortController();
  let timer = 0;
  const step = async () => {
    try {
      if (!document.hidden) take(await ask<Stats>("GET", "stats", undefined, abort.signal));
      problem.value = "";
    } catch (error) {
      if (!abort.signal.aborted) problem.value = (error as Error).message;
    }
    if (!abort.signal.aborted) timer = window.setTimeout(() => void step(), STEP_MS);
  };
  void step();
  return () => {
    abort.abort();
    clearTimeout(timer);
    before = null;
  };
}
