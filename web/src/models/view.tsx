// The models of this machine: what each takes, loading and unloading, how to load it, removal; and
// those of the hub.

import { useEffect, useState } from "preact/hooks";
import { go } from "../route";
import { chooseModel } from "../server";
import { count, size } from "../ui/format";
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

export function ModelsView() {
  useEffect(watch, []);
  const all = local.value;
  useEffect(() => void estimateAll(), [all, fits.value]);
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
            {all ? `${count(all.length)} · ${size(all.reduce((sum, m) => sum + m.size, 0))}` : ""}
          </span>
        </div>
        {all ? (
          <ul class="model-list">
            {all.map((model) => (
              <Entry key={model.id} model={model} />
            ))}
          </ul>
        ) : (
          <p class="none quiet">Reading the stores…</p>
        )}
      </section>
      <Hub />
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
  const [shown, setShown] = useState<"" | "settings" | "delete">("");
  const { id, state, origin } = model;
  const isLoaded = state === "ready" || state === "idle";
  const act = async (path: string, more: object = {}) => {
    setFault("");
    try {
      await command(`models/${path}`, { model: id, ...more });
      forgetFits();
      say({ load: "Loaded.", unload: "Unloaded.", delete: "Deleted." }[path] ?? "");
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <li class="model-entry" data-state={state} data-id={id}>
      <div class="model-text">
        <h3>{id}</h3>
        <p class="quiet">
          {[
            ORIGINS[origin],
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
          <Icon name="tune" size={16} />
          {model.settings ? " Set" : ""}
        </button>
        {/* hob removes only what is in its own store */}
        {origin === "store" && (
          <Menu
            label={`More about ${id}`}
            items={[
              {
                label: "Delete",
                icon: "trash",
                isDanger: true,
                onClick: () => setShown("delete"),
              },
            ]}
          />
        )}
      </div>
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
