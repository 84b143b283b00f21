// The way to load a model: a form, with the memory that the model would take so.

import { useEffect, useState } from "preact/hooks";
import { ask, Stopped } from "../api";
import { Dialog, say } from "../ui/parts";
import { command, type Estimate, type Fit, forgetFits, type LoadSettings } from "./state";
import type { LocalModel } from "./state";
import { FitNote } from "./view";

const CACHE_TYPES = ["f16", "bf16", "q8_0", "q5_1", "q5_0", "q4_1", "q4_0", "iq4_nl", "f32"];
const SAMPLING = ["temperature", "top_k", "top_p", "min_p", "repeat_penalty", "presence_penalty"];
const SETTLED_MS = 400;

/** The form, as its fields hold it. */
interface Draft {
  texts: Record<string, string>;
  sampling: Record<string, string>;
}

function draftOf(settings: LoadSettings | null): Draft {
  const text = (value: unknown) => (value === undefined || value === null ? "" : String(value));
  const all = settings ?? {};
  const sampling = Object.entries(all.sampling ?? {});
  return {
    texts: {
      ctx_size: text(all.ctx_size),
      parallel: text(all.parallel),
      cache_type_k: text(all.cache_type_k),
      cache_type_v: text(all.cache_type_v),
      device: text(all.device),
      gpu_layers: text(all.gpu_layers),
      template: text(all.template),
      tower: text(all.tower),
      adapters: (all.adapters ?? [])
        .map(({ file, scale }) => (scale === 1 ? file : `${file} ${scale}`))
        .join("\n"),
    },
    sampling: Object.fromEntries(sampling.map(([name, x]) => [name, String(x)])),
  };
}

function settingsOf({ texts, sampling }: Draft): LoadSettings {
  const all: LoadSettings = {};
  const text = (name: string) => texts[name]?.trim() || null;
  const number = (name: string) => (text(name) === null ? null : Number(text(name)));
  all.ctx_size = number("ctx_size");
  all.parallel = number("parallel");
  all.cache_type_k = text("cache_type_k");
  all.cache_type_v = text("cache_type_v");
  all.device = text("device") as LoadSettings["device"];
  all.gpu_layers = number("gpu_layers");
  all.template = text("template");
  all.tower = text("tower");
  const lines = (texts["adapters"] ?? "").split("\n").filter((line) => line.trim());
  all.adapters = lines.map((line) => {
    const [, file, scale] = /^(.*?)(?:\s+(-?[\d.]+))?$/.exec(line.trim())!;
    return { file: file!, scale: scale === undefined ? 1 : Number(scale) };
  });
  const said = Object.entries(sampling).filter(([, x]) => x.trim());
  all.sampling = Object.fromEntries(said.map(([name, x]) => [name, Number(x)]));
  return all;
}

export function ModelSettings({ model, onClose }: { model: LocalModel; onClose: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(model.settings));
  const [fault, setFault] = useState("");
  const fit = useFit(model, draft);
  const set = (name: string) => (event: Event) => {
    const { value } = event.currentTarget as HTMLInputElement;
    setDraft({ ...draft, texts: { ...draft.texts, [name]: value } });
  };
  const isLoaded = model.state === "ready" || model.state === "idle";
  const keep = async (isToLoad: boolean) => {
    setFault("");
    try {
      const settings = settingsOf(draft);
      await command("models/settings", { model: model.id, settings });
      forgetFits();
      say("Kept.");
      if (isToLoad) {
        if (isLoaded) await command("models/unload", { model: model.id });
        // how far it is stands in the list
        void command("models/load", { model: model.id }).catch(() => {});
      }
      onClose();
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  const field = (name: string, label: string, more: object = {}) => (
    <label class="field">
      {label}
      <input
        value={draft.texts[name]}
        onInput={set(name)}
        placeholder="as hob was started"
        {...more}
      />
    </label>
  );
  const choice = (name: string, label: string, options: string[]) => (
    <label class="field">
      {label}
      <select value={draft.texts[name]} onChange={set(name)}>
        <option value="">as hob was started</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
  const whole = { type: "number", min: 1, step: 1 };
  return (
    <Dialog title={`Settings of ${model.id}`} onClose={onClose} class="wide">
      <form
        class="load-settings"
        onSubmit={(event) => {
          event.preventDefault();
          void keep(false);
        }}
      >
        <div class="load-fields">
          {field("ctx_size", "Tokens of context of a request", {
            ...whole,
            placeholder: `trained for ${model.max_context_length}`,
          })}
          {field("parallel", "Requests at once", { ...whole, max: 256 })}
          {choice("cache_type_k", "Type of cached keys", CACHE_TYPES)}
          {choice("cache_type_v", "Type of cached values", CACHE_TYPES)}
          {choice("device", "Device", ["auto", "cpu", "gpu"])}
          {field("gpu_layers", "Most layers on the GPU", { ...whole, min: 0 })}
          {field("template", "Chat template", { placeholder: "the model's; a name or a text" })}
          {field("tower", "Vision tower", { placeholder: "beside the model; a file, or none" })}
        </div>
        <label class="field">
          Adapters (LoRA): a file in each line, with its factor after it
          <textarea rows={2} value={draft.texts["adapters"]} onInput={set("adapters")} />
        </label>
        <fieldset>
          <legend>Sampling of requests that say nothing of it</legend>
          <div class="load-fields">
            {SAMPLING.map((name) => (
              <label class="field" key={name}>
                {name}
                <input
                  type="number"
                  step="any"
                  placeholder="the model's"
                  value={draft.sampling[name] ?? ""}
                  onInput={(event) =>
                    setDraft({
                      ...draft,
                      sampling: { ...draft.sampling, [name]: event.currentTarget.value },
                    })
                  }
                />
              </label>
            ))}
          </div>
        </fieldset>
        <div aria-live="polite">
          <FitNote fit={fit} />
        </div>
        {fault && (
          <p class="wrong" role="alert">
            {fault}
          </p>
        )}
        <div class="row end">
          <button type="button" onClick={() => setDraft(draftOf(null))}>
            Clear
          </button>
          <button>Keep</button>
          <button type="button" class="primary" onClick={() => void keep(true)}>
            {isLoaded ? "Keep and load again" : "Keep and load"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Returns what the model would take with a draft, once that has not changed for a moment. */
function useFit(model: LocalModel, draft: Draft): Fit | undefined {
  const [fit, setFit] = useState<Fit>();
  const body = JSON.stringify({ model: model.id, settings: settingsOf(draft) });
  useEffect(() => {
    const ended = new AbortController();
    setFit(undefined);
    const timer = setTimeout(async () => {
      try {
        const path = "control/models/estimate";
        setFit(await ask<Estimate>("POST", path, JSON.parse(body), ended.signal));
      } catch (error) {
        if (!(error instanceof Stopped)) setFit({ error: (error as Error).message });
      }
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [body]);
  return fit;
}
