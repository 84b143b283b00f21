// The hub: search, the files of a repository, downloads.

import { useState } from "preact/hooks";
import { ask } from "../api";
import { count, many, size } from "../ui/format";
import { Icon } from "../ui/icons";
import { IconButton, say } from "../ui/parts";
import {
  budget,
  command,
  type Download,
  downloads,
  type Found,
  isUnfinished,
  local,
  type Offer,
} from "./state";

export function Hub() {
  const [words, setWords] = useState("");
  const [found, setFound] = useState<Found[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const search = async (event: Event) => {
    event.preventDefault();
    if (!words.trim() || isBusy) return;
    setBusy(true);
    setFault("");
    try {
      const { models } = await ask<{ models: Found[] }>("POST", "control/hub/search", {
        query: words.trim(),
      });
      setFound(models);
      say(`${many(models.length, "repository").replace(/ys$/, "ies")} found.`);
    } catch (error) {
      setFault((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Downloads />
      <section class="panel" aria-label="Models of the hub">
        <div class="result-head">
          <h2>From the hub</h2>
        </div>
        <form class="hub-search" role="search" onSubmit={search}>
          <input
            type="search"
            placeholder="Words of a name, such as qwen3 instruct"
            aria-label="Search the hub"
            maxLength={200}
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
          <button class="primary" disabled={isBusy || !words.trim()}>
            {isBusy ? "Searching…" : "Search"}
          </button>
        </form>
        {fault && (
          <p class="end wrong" role="alert">
            {fault}
          </p>
        )}
        {found && !found.length && <p class="none quiet">The hub has no GGUF models for that.</p>}
        {found && (
          <ul class="model-list">
            {found.map((repository) => (
              <Repository key={repository.name} repository={repository} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function Repository({ repository }: { repository: Found }) {
  const [offers, setOffers] = useState<Offer[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState("");
  const { name, gated, updated } = repository;
  const open = async () => {
    setOpen(!isOpen);
    if (isOpen || offers) return;
    setFault("");
    try {
      const { models } = await ask<{ models: Offer[] }>("POST", "control/hub/files", {
        repo: name,
      });
      setOffers(models);
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <li class="model-entry">
      <div class="model-text">
        <h3>{name}</h3>
        <p class="quiet">
          {count(repository.downloads)} downloads · {count(repository.likes)} likes
          {updated && ` · ${updated.slice(0, 10)}`}
          {gated && " · gated: its page asks for a login"}
        </p>
        {isOpen && fault && (
          <p class="wrong" role="alert">
            {fault}
          </p>
        )}
        {isOpen && !fault && !offers && <p class="quiet">Asking…</p>}
        {isOpen && offers && !offers.length && <p class="quiet">It has no GGUF model.</p>}
        {isOpen && offers && (
          <ul class="offers">
            {offers.map((offer) => (
              <OfferEntry key={offer.name} offer={offer} />
            ))}
          </ul>
        )}
      </div>
      <div class="row model-buttons">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`Files of ${name}`}
          onClick={() => void open()}
        >
          Files
        </button>
      </div>
    </li>
  );
}

function OfferEntry({ offer }: { offer: Offer }) {
  const [fault, setFault] = useState("");
  const isHere = local.value?.some(({ id }) => id === offer.name) ?? false;
  const running = downloads.value.find((job) => job.model === offer.name && isUnfinished(job));
  const isTooLarge = offer.size !== null && budget.value > 0 && offer.size > budget.value;
  const start = async () => {
    setFault("");
    try {
      await command("downloads/start", { model: offer.name });
      say("The download has begun.");
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <li>
      <span class="offer-name">{offer.quant ?? offer.file}</span>
      <span class="quiet number">{offer.size === null ? "" : size(offer.size)}</span>
      <span class="quiet">
        {offer.has_projector && "with images "}
        {isTooLarge && <b class="danger-text">does not fit in memory</b>}
      </span>
      {isHere ? (
        <span class="quiet">Here</span>
      ) : running ? (
        <span class="quiet">{WORDS[running.state]}</span>
      ) : (
        <button
          type="button"
          class="small"
          aria-label={`Download ${offer.name}`}
          onClick={() => void start()}
        >
          <Icon name="save" size={14} /> Download
        </button>
      )}
      {fault && (
        <p class="wrong" role="alert">
          {fault}
        </p>
      )}
    </li>
  );
}

const WORDS: Record<Download["state"], string> = {
  waiting: "Waiting",
  downloading: "Downloading",
  paused: "Paused",
  completed: "Complete",
  failed: "Failed",
  cancelled: "Cancelled",
};

function Downloads() {
  const all = downloads.value;
  if (!all.length) return null;
  return (
    <section class="panel" aria-label="Downloads">
      <div class="result-head">
        <h2>Downloads</h2>
      </div>
      <ul class="model-list">
        {all.toReversed().map((job) => (
          <DownloadEntry key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}

function DownloadEntry({ job }: { job: Download }) {
  const [fault, setFault] = useState("");
  const { id, model, state } = job;
  const act = async (what: string) => {
    setFault("");
    try {
      await command(`downloads/${what}`, { id });
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  const left = job.bytes_per_second > 0 ? (job.size - job.bytes) / job.bytes_per_second : 0;
  const isOpen = isUnfinished(job);
  return (
    <li class="model-entry" data-state={state}>
      <div class="model-text">
        <h3>{model}</h3>
        {isOpen && (
          <progress
            aria-label={`Download of ${model}`}
            value={job.bytes}
            max={Math.max(job.size, 1)}
          />
        )}
        <p class="quiet number">
          {[
            WORDS[state],
            job.size > 0 && `${size(job.bytes)} of ${size(job.size)}`,
            state === "downloading" &&
              job.bytes_per_second > 0 &&
              `${size(job.bytes_per_second)}/s`,
            state === "downloading" && left > 1 && `${minutes(left)} left`,
            isOpen && job.file,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {(job.error || fault) && (
          <p class="wrong" role="alert">
            {job.error || fault}
          </p>
        )}
      </div>
      <div class="row model-buttons">
        {(state === "downloading" || state === "waiting") && (
          <button type="button" aria-label={`Pause ${model}`} onClick={() => void act("pause")}>
            Pause
          </button>
        )}
        {state === "paused" && (
          <button
            type="button"
            class="primary"
            aria-label={`Resume ${model}`}
            onClick={() => void act("resume")}
          >
            Resume
          </button>
        )}
        {isOpen && (
          <button type="button" aria-label={`Cancel ${model}`} onClick={() => void act("cancel")}>
            Cancel
          </button>
        )}
        {state === "failed" && (
          <button
            type="button"
            aria-label={`Try ${model} again`}
            onClick={() => void command("downloads/start", { model }).catch(() => {})}
          >
            Try again
          </button>
        )}
        {!isOpen && (
          <IconButton
            icon="close"
            label={`Take ${model} off the list`}
            onClick={() => void act("forget")}
          />
        )}
      </div>
    </li>
  );
}

function minutes(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return seconds < 3600
    ? `${Math.round(seconds / 60)} min`
    : `${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min`;
}
