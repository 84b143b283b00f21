// The models of a desktop: what the control interface tells of them, asked again and again while
// somebody looks.

import { signal } from "@preact/signals";
import { ask, Stopped } from "../api";
import { type Status, takeStatus } from "../desktop/control";
import { refresh } from "../server";

export interface Adapter {
  file: string;
  scale: number;
}

/** The way to load a model; what is absent is as the command line says. */
export interface LoadSettings {
  ctx_size?: number | null;
  parallel?: number | null;
  cache_type_k?: string | null;
  cache_type_v?: string | null;
  device?: "auto" | "cpu" | "gpu" | null;
  gpu_layers?: number | null;
  template?: string | null;
  tower?: string | null;
  adapters?: Adapter[];
  sampling?: Record<string, number>;
}

export interface LocalModel {
  id: string;
  type: "llm" | "vlm" | "embeddings";
  arch: string;
  /** True for the one that is set for requests that name none. */
  default: boolean;
  quantization: string;
  max_context_length: number;
  loaded_context_length?: number;
  state: "cold" | "starting" | "ready" | "idle";
  size: number;
  file: string | null;
  origin: "store" | "folder" | "ollama" | "lmstudio" | "shipped" | "preset";
  parameters: number;
  settings: LoadSettings | null;
  loading: { done: number; total: number } | null;
}

export interface Estimate {
  n_ctx: number;
  n_slots: number;
  bytes: { total: number };
  available: number;
  fits: boolean;
  largest_context: number | null;
}

export interface Download {
  id: string;
  model: string;
  state: "waiting" | "downloading" | "paused" | "completed" | "failed" | "cancelled";
  bytes: number;
  size: number;
  bytes_per_second: number;
  file: string | null;
  error: string | null;
}

export interface Found {
  name: string;
  downloads: number;
  likes: number;
  updated: string;
  gated: boolean;
}

export interface Offer {
  name: string;
  file: string;
  quant: string | null;
  size: number | null;
  has_projector: boolean;
}

/** The models of this machine; null before they are known. */
export const local = signal<LocalModel[] | null>(null);
export const downloads = signal<Download[]>([]);
/** Bytes that loaded models may take. */
export const budget = signal(0);
export const problem = signal("");

/** What is known of a model's memory: an estimate, or why there is none. */
export type Fit = Estimate | { error: string };

/** What models would take, by name and settings. */
export const fits = signal<ReadonlyMap<string, Fit>>(new Map());

export const isUnfinished = ({ state }: Download) =>
  state === "waiting" || state === "downloading" || state === "paused";
const isMoving = ({ state }: Download) => state === "waiting" || state === "downloading";

const SOON_MS = 700;
const LATER_MS = 4000;

let timer = 0;
let watchers = 0;

export const fitKey = ({ id, settings }: LocalModel) => `${id} ${JSON.stringify(settings)}`;

/** Asks for all of it once. */
export async function look(): Promise<void> {
  clearTimeout(timer);
  try {
    const before = downloads.value.filter(isUnfinished).map(({ id }) => id);
    const told = await ask<{ downloads: Download[] }>("GET", "control/downloads");
    const { models } = await ask<{ models: LocalModel[] }>("GET", "control/models");
    const now = await ask<Status>("GET", "control/status");
    budget.value = now.memory.budget;
    takeStatus(now);
    downloads.value = told.downloads;
    const wasLoaded = local.value?.map(({ id, state }) => `${id} ${state}`).join();
    local.value = models;
    problem.value = "";
    const isNew = told.downloads.some(
      ({ id, state }) => state === "completed" && before.includes(id),
    );
    const isLoaded = models.map(({ id, state }) => `${id} ${state}`).join();
    // the choice of models at the top follows
    if (isNew || wasLoaded !== isLoaded) void refresh();
  } catch (error) {
    if (!(error instanceof Stopped)) problem.value = (error as Error).message;
  }
  if (!watchers) return;
  const moves =
    local.value?.some(({ state }) => state === "starting") || downloads.value.some(isMoving);
  timer = window.setTimeout(() => (document.hidden ? wait() : look()), moves ? SOON_MS : LATER_MS);
}

function wait(): void {
  timer = window.setTimeout(() => (document.hidden ? wait() : look()), SOON_MS);
}

/** Asks again and again until the function that it returns is called. */
export function watch(): () => void {
  watchers++;
  void look();
  return () => {
    if (!--watchers) clearTimeout(timer);
  };
}

let isEstimating = false;

/** Estimates the models that are not loaded, one after the other. */
export async function estimateAll(): Promise<void> {
  if (isEstimating) return;
  isEstimating = true;
  try {
    for (;;) {
      const isOpen = (model: LocalModel) =>
        model.state === "cold" && !fits.value.has(fitKey(model));
      const next = local.value?.find(isOpen);
      if (!next || !watchers) return;
      const fit = await ask<Estimate>("POST", "control/models/estimate", { model: next.id }).catch(
        (error: Error) => ({ error: error.message }),
      );
      fits.value = new Map([...fits.value, [fitKey(next), fit]]);
    }
  } finally {
    isEstimating = false;
  }
}

/** Forgets what models would take, since another has taken or left memory. */
export function forgetFits(): void {
  fits.value = new Map();
}

/** Sends a command of the control interface, and looks at once at what came of it. */
export async function command(path: string, body: object): Promise<void> {
  const answer = ask("POST", `control/${path}`, body);
  // a load is seen while it is under way
  setTimeout(() => void look(), 150);
  try {
    await answer;
  } finally {
    await look();
  }
}
