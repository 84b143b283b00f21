// Measurements: the one that the server makes, and one that was saved.

import { signal } from "@preact/signals";
import { ask, Stopped } from "../api";

/** A kernel on an instruction set. */
export interface KernelRow {
  kernel: string;
  isa: string;
  tokens: number;
  gb_per_s: number;
  gop_per_s: number;
  share: number | null;
  of: string | null;
  /** The shares of both limits, and the multipliers; not in measurements of earlier versions. */
  of_read?: number | null;
  of_multiply?: number | null;
  multipliers?: string | null;
  pick: boolean;
}

export interface Kernels {
  limits: {
    cpu: string;
    threads: number;
    read_gb_per_s: number;
    multiply: { isa: string; f32: number | null; bf16: number | null; int8: number | null }[];
  };
  rows: KernelRow[];
}

/** A test of a model. */
export interface ModelRow {
  model: string;
  isa: string;
  threads: number;
  test: string;
  mean: number;
  deviation: number;
  gb_per_s: number;
  gop_per_s: number;
}

export interface Run {
  kind: "kernels" | "model";
  model: string | null;
  state: "running" | "completed" | "failed" | "cancelled";
  started: string;
  seconds: number;
  result: Kernels | ModelRow[] | null;
  error: string | null;
}

/** The server's last measurement; undefined before it is known. */
export const run = signal<Run | null | undefined>(undefined);
/** A saved one that it is compared with. */
export const saved = signal<Run | null>(null);
export const problem = signal("");

const SOON_MS = 1000;
let timer = 0;
let watchers = 0;

async function look(): Promise<void> {
  clearTimeout(timer);
  try {
    run.value = (await ask<{ run: Run | null }>("GET", "control/bench")).run;
    problem.value = "";
  } catch (error) {
    if (!(error instanceof Stopped)) problem.value = (error as Error).message;
  }
  if (watchers && (run.value?.state === "running" || problem.value))
    timer = window.setTimeout(() => void look(), SOON_MS);
}

/** Asks as long as a measurement runs, until the function that it returns is called. */
export function watch(): () => void {
  watchers++;
  void look();
  return () => {
    if (!--watchers) clearTimeout(timer);
  };
}

export async function start(order: object): Promise<void> {
  run.value = (await ask<{ run: Run }>("POST", "control/bench/start", order)).run;
  void look();
}

export async function stop(): Promise<void> {
  await ask("POST", "control/bench/stop", {});
  void look();
}

/** Reads a measurement that was saved, or the answer of `hob bench --output json`. */
export function readRun(text: string): Run {
  const all = JSON.parse(text) as Partial<Run> & Partial<Kernels>;
  const isModel = Array.isArray(all);
  const result = isModel || all.rows ? (all as unknown as Run["result"]) : all.result;
  const rows = Array.isArray(result) ? result : result?.rows;
  const isRow = (row: unknown) => typeof row === "object" && row !== null && "isa" in row;
  if (!result || !Array.isArray(rows) || !rows.every(isRow))
    throw new Error("This is no measurement of hob.");
  return {
    kind: Array.isArray(result) ? "model" : "kernels",
    model: typeof all.model === "string" ? all.model : null,
    state: "completed",
    started: typeof all.started === "string" ? all.started : "",
    seconds: typeof all.seconds === "number" ? all.seconds : 0,
    result,
    error: null,
  };
}
