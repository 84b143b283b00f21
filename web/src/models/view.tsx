// The models of this machine: what each takes, loading and unloading, how to load it, removal; and
// those of the hub.

import { useEffect, useState } from "preact/hooks";
import { ask, Refused } from "../api";
import { type LiveModel, status, watchControl } from "../desktop/control";
import { roughly } from "../desktop/words";
import { go } from "../route";
import { chooseModel, refresh } from "../server";
import { count, many, size } from "../ui/format";
import { Icon } from "../ui/icons";
import { Confirm, Menu, say } from "../ui/parts";
import { Hub } from "./hub";
import { ModelSettings } from "./settings";
import {
  command,
  estimateAll,
  type Fit,
  fitKey,
  fits,
  forgetFits,
  local,
  type LocalModel,
  look,
  problem,
  watch,
} from "./state";

const ORIGINS: Record<LocalModel["origin"], string> = {
  store: "hob's store",
  folder: "models folder",
  ollama: "Ollama",
  lmstudio: "LM Studio",
  shipped: "part of hob",
  preset: "preset of hob.toml",
};
const TYPES: Record<LocalModel["type"], string> = {
  llm: "text",
  vlm: "text and images",
  embeddings: "embeddings",
};

const ANSWERED = "They are answered to their end, and its memory is free after that.";
/** Models from which on a filter is of use. */
const FILTER_FROM = 9;

export function ModelsView() {
  useEffect(watch, []);
  useEffect(watchControl, []);
  const [words, setWords] = useState("");
  const all = local.value;
  useEffect(() => void estimateAll(), [all, fits.value]);
  // what a request loads or leaves is seen at once
  const live = status.value?.models.map(({ id, state }) => `${id} ${state}`).join("\n");
  useEffect(() => void (live === undefined || look()), [live]);
  const hasFilter = (all?.length ?? 0) >= FILTER_FROM;
  const asked = hasFilter ? words.trim().toLowerCase() : "";
  const shown = all?.filter(({ id, arch, quantization }) =>
    `${id} ${arch} ${quantization}`.toLowerCase().includes(asked),
  );
  return (
    <div class="models developer">
      {problem.value && (
        <p class="end wrong" role="alert">
          The models cannot be listed: {problem.value}
        </p>
      )}
      <section class="panel" aria-label="Models of this machine">
        <div class="result-head">
          <h2>On this machine</h2>
          <span class="quiet">
            {all &&
              `${many(all.length, "model")} · ${size(all.reduce((sum, m) => sum + m.size, 0))}`}
          </span>
          <span class="push" />
          {hasFilter && (
            <input
              type="search"
              class="model-filter"
              placeholder="Filter"
              aria-label="Filter models"
              value={words}
              onInput={(event) => setWords(event.currentTarget.value)}
            />
          )}
          <Memory />
        </div>
        {shown ? (
          <ul class="model-list">
            {shown.map((model) => (
              <Entry key={`${model.id} ${model.file}`} model={model} />
            ))}
          </ul>
        ) : (
          <p class="none quiet">Reading the stores…</p>
        )}
        {shown && !shown.length && (
          <p class="none quiet">
            {all!.length
              ? "No model of that name."
              : "There is no model on this machine. The hub below has some; hob pull fetches one."}
          </p>
        )}
      </section>
      <Hub />
    </div>
  );
}

/** What the loaded models take of the memory that they may. */
function Memory() {
  if (!status.value) return null;
  const { memory, models } = status.value;
  // a budget beyond all memories is none
  const isBound = memory.budget < 2 ** 60;
  const of = isBound ? ` of ${size(memory.budget)}` : "";
  const percent = isBound ? Math.min((100 * memory.bytes) / memory.budget, 100) : 0;
  return (
    <div class="memory">
      <p class="quiet number" id="memory-note">
        {many(models.length, "model")} loaded · {size(memory.bytes)}
        {of}
      </p>
      {isBound && (
        <div
          class="meter"
          role="meter"
          aria-label="Memory of models"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(percent)}
          aria-valuetext={`${size(memory.bytes)}${of}`}
        >
          <span style={{ width: `${percent}%` }} />
        </div>
      )}
    </div>
  );
}

/** Returns a number of parameters as it is usual. */
function parameters(n: number): string {
  if (n >= 1e9) return `${(n / 1e9).toFixed(1)} B parameters`;
  return n >= 1e6 ? `${(n / 1e6).toFixed(0)} M parameters` : `${count(n)} parameters`;
}

export function FitNote({ fit }: { fit: Fit | undefined }) {
  if (!fit) return <p class="fit quiet">Estimating…</p>;
  if ("error" in fit) return <p class="fit quiet">Not estimated: {fit.error}</p>;
  const takes = `${size(fit.bytes.total)} of ${size(fit.available)} free`;
  const context = `${count(fit.n_ctx)} tokens × ${fit.n_slots}`;
  if (fit.fits)
    return (
      <p class="fit" data-fit="yes">
        <b>Fits</b> · {takes}, with {context}
      </p>
    );
  if (fit.largest_context)
    return (
      <p class="fit" data-fit="partly">
        <b>Fits with {count(fit.largest_context)} tokens</b> of context · with {context}: {takes}
      </p>
    );
  return (
    <p class="fit" data-fit="no">
      <b>Does not fit</b> · {takes}
    </p>
  );
}

function Entry({ model }: { model: LocalModel }) {
  const [fault, setFault] = useState("");
  const [shown, setShown] = useState<"" | "settings" | "delete" | "force">("");
  const { id, origin } = model;
  const live = status.value?.models.find((one) => one.id === id);
  // the status is told more often than the list
  const state = status.value ? (live?.state ?? "cold") : model.state;
  const isLoaded = state === "ready" || state === "idle";
  const act = async (path: "load" | "unload" | "delete", more: object = {}) => {
    setFault("");
    try {
      await command(`models/${path}`, { model: id, ...more });
      forgetFits();
      say(`${id} is ${{ load: "loaded", unload: "unloaded", delete: "deleted" }[path]}.`);
    } catch (error) {
      const isInUse = path === "unload" && error instanceof Refused && error.status === 409;
      if (isInUse) setShown("force");
      else setFault((error as Error).message);
    }
  };
  const prefer = async () => {
    setFault("");
    try {
      await ask("PATCH", "control/settings", { default_model: id });
      await Promise.all([look(), refresh()]);
      say(`${id} is the default.`);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <li class="model-entry" data-state={state} data-id={id}>
      <div class="model-text">
        <div class="model-name">
          <h3>{id}</h3>
          {model.default && (
            <span class="chip" title="Answers when a request names no model that is here">
              default
            </span>
          )}
          {model.settings && (
            <span class="chip" title="Loaded by its own settings, not as hob was started">
              own settings
            </span>
          )}
        </div>
        <p class="quiet" title={model.file ?? undefined}>
          {[
            ORIGINS[origin],
            model.arch,
            size(model.size),
            model.quantization,
            parameters(model.parameters),
            TYPES[model.type],
            `trained for ${count(model.max_context_length)} tokens`,
          ].join(" · ")}
        </p>
        {isLoaded ? (
          <p class="fit" data-fit="yes">
            <b>{state === "ready" ? "In use" : "Loaded"}</b>
            {model.loaded_context_length
              ? ` · ${count(model.loaded_context_length)} tokens of context`
              : ""}
            {live && <span class="quiet">{work(live)}</span>}
          </p>
        ) : state === "starting" ? (
          <Loading model={model} />
        ) : (
          <FitNote fit={fits.value.get(fitKey(model))} />
        )}
        {fault && (
          <p class="wrong" role="alert">
            {fault}
          </p>
        )}
      </div>
      <div class="row model-buttons">
        {isLoaded && (
          <button
            type="button"
            onClick={() => {
              chooseModel(id);
              go("chat");
            }}
          >
            Chat
          </button>
        )}
        {state === "cold" ? (
          <button type="button" class="primary" onClick={() => void act("load")}>
            Load
          </button>
        ) : state === "starting" ? (
          <button type="button" onClick={() => void act("unload", { force: true })}>
            Cancel
          </button>
        ) : (
          <button type="button" onClick={() => void act("unload")}>
            Unload
          </button>
        )}
        <button type="button" aria-label={`Settings of ${id}`} onClick={() => setShown("settings")}>
          <Icon name="tune" size={16} /> <span>Settings</span>
        </button>
        <Menu
          label={`More about ${id}`}
          items={[
            {
              label: model.default ? "Is the default" : "Make default",
              icon: "pin",
              onClick: () => void prefer(),
            },
            // hob removes only what is in its own store
            ...(origin === "store" ? [removal(() => setShown("delete"))] : []),
          ]}
        />
      </div>
      {shown === "force" && (
        <Confirm
          title="Unload a model in use?"
          text={`“${id}” answers requests now. ${ANSWERED}`}
          word="Unload anyway"
          no="Keep it"
          onYes={() => void act("unload", { force: true })}
          onClose={() => setShown("")}
        />
      )}
      {shown === "delete" && (
        <Confirm
          title="Delete this model?"
          text={`The files of “${id}” (${size(model.size)}) are removed from hob's store.`}
          word="Delete"
          onYes={() => void act("delete")}
          onClose={() => setShown("")}
        />
      )}
      {shown === "settings" && <ModelSettings model={model} onClose={() => setShown("")} />}
    </li>
  );
}

function removal(onClick: () => void) {
  return { label: "Delete", icon: "trash", isDanger: true, onClick } as const;
}

/** Returns what is said of a loaded model: its memory, its requests, and until when it stays. */
function work({ state, bytes, requests, requests_deferred: queued, last_used, ttl }: LiveModel) {
  const parts = bytes ? [size(bytes)] : [];
  if (state === "ready") parts.push(many(requests, "request"));
  if (state === "ready" && queued) parts.push(`${count(queued)} waiting`);
  if (state === "idle")
    parts.push(ttl ? `unloads in ${roughly(last_used + ttl - Date.now() / 1000)}` : "stays loaded");
  return parts.map((part) => ` · ${part}`).join("");
}

function Loading({ model }: { model: LocalModel }) {
  const { loading } = model;
  return (
    <p class="fit">
      <b>Loading</b>{" "}
      <progress
        aria-label={`Loading ${model.id}`}
        {...(loading?.total ? { value: loading.done, max: loading.total } : {})}
      />{" "}
      {loading?.total ? `${size(loading.done)} of ${size(loading.total)}` : ""}
    </p>
  );
}
