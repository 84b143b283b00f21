// The deployments of an organization: their states, terms, logs, and a box to try one.

import { useState } from "preact/hooks";
import { many, seconds } from "../ui/format";
import { Confirm, Copy, Dialog, Menu, say } from "../ui/parts";
import { ask, below, type Deployment, org, session, type Starts, type Terms } from "./api";
import { useLog, usePolled } from "./poll";
import { Try } from "./try";

const POLL_MS = 2000;
const LOG_POLL_MS = 1000;

type Opened = { kind: "terms" | "logs" | "remove" | "try"; of: Deployment | null } | null;

export function Deployments() {
  const list = usePolled<{ deployments: Deployment[] }>(below("deployments"), POLL_MS);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => {
    setOpened(null);
    void list.again();
  };
  const all = list.value?.deployments;
  return (
    <section class="panel" aria-label="Deployments">
      <div class="panel-head">
        <h2>Deployments</h2>
        <button
          type="button"
          class="primary"
          onClick={() => setOpened({ kind: "terms", of: null })}
        >
          Deploy
        </button>
      </div>
      {list.problem && <p class="wrong pad">{list.problem}</p>}
      {all?.length === 0 && <p class="quiet pad">None yet.</p>}
      <ul class="cards">
        {all?.map((one) => (
          <Card key={one.app} one={one} open={(kind) => setOpened({ kind, of: one })} />
        ))}
      </ul>
      {opened?.kind === "terms" && <Deploy of={opened.of} onClose={close} />}
      {opened?.kind === "logs" && <Logs of={opened.of!} onClose={close} />}
      {opened?.kind === "try" && <Try of={opened.of!} onClose={close} />}
      {opened?.kind === "remove" && (
        <Confirm
          title={`Remove ${opened.of!.app}?`}
          text="Its address answers 404 from then on. Requests in work end first."
          word="Remove"
          onYes={() =>
            void ask("DELETE", below(`deployments/${opened.of!.app}`))
              .then(() => say("Removed."))
              .catch((error: Error) => say(error.message))
              .finally(close)
          }
          onClose={close}
        />
      )}
    </section>
  );
}

/** Returns a time as it is set: `10 min`, `90 s`. */
function idle(seconds: number): string {
  if (seconds % 3600 === 0) return `${seconds / 3600} h`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

/** Returns what is said of the servers of a deployment. */
function servers({ replicas, memory, cpus }: Deployment): string {
  const parts = [
    replicas && `${replicas} servers`,
    memory && `${memory} MiB each`,
    cpus && `${cpus} ${cpus === 1 ? "core" : "cores"} each`,
  ];
  return parts
    .filter(Boolean)
    .map((part) => ` · ${part}`)
    .join("");
}

/** Returns what is said of the starts of a deployment. */
function startsWords({ completed, failed, seconds: all, last_seconds: last, ...of }: Starts) {
  const time = (one: number) => seconds(one * 1000);
  const longest = time(of.longest_seconds);
  const parts = [
    completed ? `${many(completed, "start")} since hob host runs` : "no start since hob host runs",
    last !== null && `the last took ${time(last)}`,
    completed > 1 && `${time(all / completed)} on average, ${longest} at most`,
    failed > 0 && `${failed} failed`,
  ];
  return parts.filter(Boolean).join(" · ");
}

function Card({
  one,
  open,
}: {
  one: Deployment;
  open: (kind: "terms" | "logs" | "remove" | "try") => void;
}) {
  const address = `${session.value!.address}/${org.value}/${one.app}/v1`;
  return (
    <li class="card">
      <div class="card-head">
        <h3>{one.app}</h3>
        <span class={`state ${one.state}`}>{one.state}</span>
        <span class="push" />
        <button type="button" class="small" onClick={() => open("try")}>
          Try
        </button>
        <button type="button" class="small" onClick={() => open("logs")}>
          Log
        </button>
        <Menu
          label={`More of ${one.app}`}
          items={[
            { label: "Deploy anew", icon: "edit", onClick: () => open("terms") },
            { label: "Remove", icon: "trash", isDanger: true, onClick: () => open("remove") },
          ]}
        />
      </div>
      <p>{one.model ?? "the shipped model"}</p>
      <p class="quiet">
        {one.auth} ·{" "}
        {one.min || /^[1-9]/.test(one.replicas ?? "")
          ? "stays loaded"
          : `cold after ${idle(one.idle_seconds)}`}{" "}
        · {one.max_concurrency} at once{servers(one)}
      </p>
      {one.starts && <p class="quiet">{startsWords(one.starts)}</p>}
      <p class="address">
        <code>{address}</code>
        <Copy text={() => address} />
      </p>
    </li>
  );
}

const FRESH: Terms = {
  model: null,
  auth: "private",
  min: 0,
  idle_seconds: 600,
  max_concurrency: 16,
};

function Deploy({ of, onClose }: { of: Deployment | null; onClose: () => void }) {
  const [name, setName] = useState(of?.app ?? "");
  const [terms, setTerms] = useState<Terms>(of ?? FRESH);
  const [problem, setProblem] = useState("");
  const set = (change: Partial<Terms>) => setTerms({ ...terms, ...change });
  const enter = async (event: Event) => {
    event.preventDefault();
    const { model, auth, min, idle_seconds, max_concurrency, replicas, memory, cpus } = terms;
    const body: Terms = {
      model: model || null,
      auth,
      // the number of servers says it
      min: replicas ? 0 : min,
      idle_seconds,
      max_concurrency,
      ...(replicas ? { replicas } : {}),
      ...(memory ? { memory } : {}),
      ...(cpus ? { cpus } : {}),
    };
    try {
      await ask("PUT", below(`deployments/${encodeURIComponent(name)}`), body);
      say("Deployed.");
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <Dialog title={of ? `Deploy ${of.app} anew` : "Deploy"} onClose={onClose}>
      <form class="fields" onSubmit={(event) => void enter(event)}>
        {problem && (
          <p class="wrong" role="alert">
            {problem}
          </p>
        )}
        {!of && (
          <label class="field">
            Name
            <input
              required
              maxLength={64}
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
        )}
        <label class="field">
          Model
          <input
            placeholder="ORG/REPO:QUANT; empty is the shipped model"
            value={terms.model ?? ""}
            onInput={(event) => set({ model: event.currentTarget.value })}
          />
        </label>
        <label class="field">
          Who may use it
          <select
            value={terms.auth}
            onChange={(event) => set({ auth: event.currentTarget.value as Terms["auth"] })}
          >
            <option value="private">Those who have a key of the organization</option>
            <option value="public">Everybody</option>
          </select>
        </label>
        <NumberField
          label="Seconds without a request until it is cold"
          value={terms.idle_seconds}
          onChange={(idle_seconds) => set({ idle_seconds })}
        />
        <NumberField
          label="Requests at once"
          value={terms.max_concurrency}
          onChange={(max_concurrency) => set({ max_concurrency })}
        />
        {session.value!.upstream && <Servers terms={terms} set={set} />}
        <label class="check">
          <input
            type="checkbox"
            disabled={!!terms.replicas}
            checked={terms.min === 1 && !terms.replicas}
            onChange={(event) => set({ min: event.currentTarget.checked ? 1 : 0 })}
          />
          Keep it loaded
        </label>
        <div class="row end">
          <button class="primary">Deploy</button>
        </div>
      </form>
    </Dialog>
  );
}

/** The servers of a deployment that a distributed engine runs. */
function Servers({ terms, set }: { terms: Terms; set: (change: Partial<Terms>) => void }) {
  return (
    <>
      <label class="field">
        Servers, at least and at most
        <input
          placeholder="0..4; empty is none or one"
          pattern="\d+(\.\.\d+)?"
          title="A number, or two such as 0..4"
          value={terms.replicas ?? ""}
          onInput={(event) => set({ replicas: event.currentTarget.value.trim() })}
        />
      </label>
      <NumberField
        label="MiB of a server; empty is what the model is estimated to take"
        value={terms.memory}
        onChange={(memory) => set({ memory })}
        isOptional
      />
      <NumberField
        label="Cores of a server; empty is one"
        value={terms.cpus}
        onChange={(cpus) => set({ cpus })}
        isOptional
      />
    </>
  );
}

function NumberField({
  label,
  value,
  onChange,
  isOptional = false,
}: {
  label: string;
  value: number | undefined;
  onChange: (value: number) => void;
  isOptional?: boolean;
}) {
  return (
    <label class="field">
      {label}
      <input
        type="number"
        min={1}
        required={!isOptional}
        value={value}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

function Logs({ of, onClose }: { of: Deployment; onClose: () => void }) {
  const { lines, problem } = useLog(below(`deployments/${of.app}/logs`), LOG_POLL_MS);
  const time = (ms: number) => new Date(ms).toISOString().slice(0, 23).replace("T", " ");
  return (
    <Dialog title={`Log of ${of.app}`} class="wide" onClose={onClose}>
      {problem && <p class="wrong">{problem}</p>}
      <pre class="log" tabIndex={0} aria-label="Lines">
        {lines.map((line) => `${time(line.time_ms)}  ${line.message}\n`).join("") ||
          "Nothing has happened yet."}
      </pre>
    </Dialog>
  );
}
