// The page's knowledge of the server: its form, its models, and the defaults of a request.

import { computed, signal } from "@preact/signals";
import { type About, ask, Lost, Refused } from "./api";

export interface Props {
  default_generation_settings: { params: Record<string, unknown>; n_ctx: number };
  total_slots: number;
  model_alias: string | null;
  model_path: string;
  model_ftype: string;
  modalities: { vision: boolean };
  chat_template: string;
  chat_template_caps: Record<string, boolean>;
  build_info: string;
}

/** A model as the page knows it, whichever list it comes from. */
export interface Model {
  id: string;
  context: number;
  takesImages: boolean;
  isLoaded: boolean;
  quantization: string;
  /** Size of its file in bytes, 0 where that is not told. */
  size: number;
  /** True for the model that a desktop is set to use where none is named. */
  isDefault: boolean;
}

/** An entry of `/v1/models`. */
interface OpenAiEntry {
  id: string;
  meta?: { n_ctx?: number; size?: number; ftype?: string };
  architecture?: { input_modalities: string[] };
}

/** An entry of `/api/v0/models`, the list of a desktop. */
interface StudioEntry {
  id: string;
  type: "llm" | "vlm" | "embeddings";
  state: "loaded" | "not-loaded";
  quantization: string;
  max_context_length: number;
  loaded_context_length?: number;
}

export type Link = "waiting" | "loading" | "ready" | "lost" | "refused";

export const about = signal<About | null>(null);
/** The properties of the model that the next request names; null until they are known. */
export const props = signal<Props | null>(null);
export const models = signal<Model[]>([]);
/** The state of the connection to the server. */
export const link = signal<Link>("waiting");
/** The reason why it is lost or refused, in words. */
export const linkProblem = signal("");
/** The model that the next request names, if the user has chosen one. */
export const chosenModel = signal(localStorage.getItem("hob-model") ?? "");

/** The address of a desktop's API while it listens; null while it does not. The page in its window
 * is served by the control interface, of which other programs know nothing. */
const listens = signal<string | null>(null);

/** The address that programs use and whether they need a key; null where nothing listens. */
export const api = computed<{ base: string; needsKey: boolean } | null>(() => {
  const told = about.value;
  if (told?.form !== "control") {
    const base = new URL(".", location.href).href.replace(/\/$/, "");
    return { base, needsKey: told?.needs === "key" };
  }
  // the API of a desktop takes any key
  return listens.value === null ? null : { base: listens.value, needsKey: false };
});

/** Asks where a desktop's API listens: its settings may have changed that. */
export async function lookForApi(): Promise<void> {
  if (about.value?.form !== "control") return;
  const { server } = await ask<{ server: { address: string | null } }>("GET", "control/status");
  // an address of all networks is reached at this machine's own
  const { address } = server;
  listens.value =
    address?.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:") ?? null;
}

export const modelName = computed(() => {
  const ids = models.value.map((model) => model.id);
  if (ids.includes(chosenModel.value)) return chosenModel.value;
  const loaded = models.value.find(({ isLoaded }) => isLoaded)?.id;
  const preset = models.value.find(({ isDefault }) => isDefault)?.id;
  return preset ?? loaded ?? ids[0] ?? "";
});
const model = computed(() => models.value.find(({ id }) => id === modelName.value));
export const takesImages = computed(() => model.value?.takesImages ?? false);
export const contextSize = computed(() => model.value?.context ?? 0);
/** Facts about the model that the next request names. */
export const modelFacts = computed(() => ({
  quantization: model.value?.quantization ?? "",
  size: model.value?.size ?? 0,
}));

const SOON_MS = 1000;
const LATER_MS = 15000;
let timer = 0;

/** Asks for all that the page knows; after a while, whether the server is still there. */
export async function refresh(isWatch = false): Promise<void> {
  clearTimeout(timer);
  let delay = LATER_MS;
  try {
    if (isWatch && link.value === "ready") await ask("GET", "health");
    else await readAll();
    link.value = "ready";
  } catch (error) {
    if (error instanceof Lost) link.value = "lost";
    else if (error instanceof Refused && error.status === 401) link.value = "refused";
    else if (error instanceof Refused && error.status === 503) link.value = "loading";
    else link.value = "lost";
    linkProblem.value = error instanceof Error ? error.message : String(error);
    delay = link.value === "refused" ? LATER_MS : SOON_MS;
  }
  timer = window.setTimeout(() => (document.hidden ? null : refresh(true)), delay);
}

async function readAll(): Promise<void> {
  about.value ??= await ask<About>("GET", "page.json");
  await lookForApi();
  models.value = about.value.form === "serve" ? await readServed() : await readLibrary();
  const chosen = model.value;
  const told = chosen?.isLoaded ? await readProps(chosen.id) : null;
  // another may have been chosen meanwhile
  if (model.value?.id === chosen?.id) props.value = told;
}

/** Returns the properties of a model; a server of many tells those that are loaded. */
async function readProps(id: string): Promise<Props | null> {
  if (about.value?.form === "serve") return ask<Props>("GET", "props");
  try {
    return await ask<Props>("GET", `props?model=${encodeURIComponent(id)}&autoload=false`);
  } catch (error) {
    // it was unloaded or removed just now
    if (error instanceof Refused && [400, 404].includes(error.status)) return null;
    throw error;
  }
}

async function readServed(): Promise<Model[]> {
  const { data } = await ask<{ data: OpenAiEntry[] }>("GET", "v1/models");
  return data.map(({ id, meta, architecture }) => ({
    id,
    context: meta?.n_ctx ?? 0,
    takesImages: architecture?.input_modalities.includes("image") ?? false,
    isLoaded: true,
    quantization: meta?.ftype ?? "",
    size: meta?.size ?? 0,
    isDefault: false,
  }));
}

/** Returns the models of a desktop that write. */
async function readLibrary(): Promise<Model[]> {
  const { data } = await ask<{ data: StudioEntry[] }>("GET", "api/v0/models");
  const writers = data.filter(({ type }) => type !== "embeddings");
  const preset = about.value?.form === "control" ? await defaultModel() : undefined;
  return writers.map((entry) => ({
    id: entry.id,
    context: entry.loaded_context_length ?? entry.max_context_length,
    takesImages: entry.type === "vlm",
    isLoaded: entry.state === "loaded",
    quantization: entry.quantization,
    size: 0,
    isDefault: entry.id === preset,
  }));
}

/** Returns the model that is set for requests that name none. */
async function defaultModel(): Promise<string | undefined> {
  const answer = await ask<{ models: { id: string; default: boolean }[] }>("GET", "control/models");
  return answer.models.find((model) => model.default)?.id;
}

/** Returns what is said of an answer whose server went away. */
export function gone(text: string): string {
  const kept = text ? " What had come is kept." : " Nothing had come yet.";
  return `hob went away while it wrote this.${kept}`;
}

export function chooseModel(id: string): void {
  chosenModel.value = id;
  localStorage.setItem("hob-model", id);
  // those of the one before are not its own
  props.value = null;
  void refresh();
}

/** Asks again as soon as somebody looks at the page. */
export function stayConnected(): void {
  document.addEventListener("visibilitychange", () => document.hidden || refresh());
  addEventListener("online", () => refresh());
  refresh();
}
