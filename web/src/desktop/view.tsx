// The server of a desktop: its API, which starts and stops here, its settings and its log.

import { useEffect, useRef, useState } from "preact/hooks";
import { ask } from "../api";
import { watch as watchModels } from "../models/state";
import { link, lookForApi } from "../server";
import { count } from "../ui/format";
import { Copy } from "../ui/parts";
import {
  deferred,
  inWork,
  isOfThisMachine,
  reachable,
  type Status,
  status,
  takeStatus,
  watchControl,
} from "./control";
import { Log } from "./log";
import { preferences, readPreferences, Settings } from "./settings";
import { readHost, readPort } from "./words";

export function ServerView() {
  useEffect(watchControl, []);
  // the choice of the default model names them
  useEffect(watchModels, []);
  const isHere = link.value === "ready" && status.value !== null;
  useEffect(() => {
    if (link.value === "ready") void readPreferences().catch(() => {});
  }, [link.value]);
  return (
    <div class="desktop developer" data-lost={link.value === "lost"}>
      <Api isHere={isHere} />
      <div class="desktop-columns">
        <Log />
        {/* what cannot be kept now is not offered */}
        <div inert={link.value === "lost"}>
          <Settings />
        </div>
      </div>
    </div>
  );
}

/** The switch of the API, and where it listens. */
function Api({ isHere }: { isHere: boolean }) {
  const [host, setHost] = useState("");
  const [port, setPort] = useState("");
  const [fault, setFault] = useState("");
  const [work, setWork] = useState("");
  const isBusy = useRef(false);
  const { running = false } = status.value?.server ?? {};
  const turn = async (event: Event) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setWork(running ? "Stopping…" : "Starting…");
    setFault("");
    try {
      if (running) await ask("POST", "control/server/stop");
      else
        await ask("POST", "control/server/start", {
          ...(host.trim() && { host: readHost(host) }),
          ...(port.trim() && { port: readPort(port) }),
        });
      takeStatus(await ask<Status>("GET", "control/status"));
      await lookForApi();
    } catch (error) {
      setFault((error as Error).message);
    } finally {
      isBusy.current = false;
      setWork("");
    }
  };
  return (
    <form class="panel api" aria-label="API" onSubmit={(event) => void turn(event)}>
      <h2>API</h2>
      <p class="api-state" data-state={isHere ? (running ? "on" : "off") : "gone"}>
        <span class="dot" />
        <span id="server-word">{word(isHere, running)}</span>
      </p>
      {isHere && running ? <Addresses /> : null}
      {isHere && !running && (
        <div
          class="api-next"
          title="Of the next start alone. Empty: as hob was told when it was started, else as set."
        >
          <label>
            Host
            <input
              id="next-host"
              autocomplete="off"
              spellcheck={false}
              size={13}
              value={host}
              placeholder={preferences.value?.host}
              onInput={(event) => setHost(event.currentTarget.value)}
            />
          </label>
          <label>
            Port
            <input
              id="next-port"
              autocomplete="off"
              inputMode="numeric"
              size={5}
              value={port}
              placeholder={preferences.value ? String(preferences.value.port || "any") : ""}
              onInput={(event) => setPort(event.currentTarget.value)}
            />
          </label>
        </div>
      )}
      {/* not disabled while it works: it would lose the focus */}
      {isHere && (
        <button
          id="switch"
          class={running ? "" : "primary"}
          aria-disabled={work !== "" ? "true" : undefined}
        >
          {work || (running ? "Stop server" : "Start server")}
        </button>
      )}
      {isHere && <Requests />}
      {fault && (
        <p class="note wrong" id="server-note" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}

function word(isHere: boolean, running: boolean): string {
  if (isHere) return running ? "Running" : "Stopped";
  return link.value === "lost" ? "Gone" : "Connecting";
}

function Addresses() {
  const { address, ollama } = status.value!.server;
  if (address === null) return null;
  return (
    <div class="api-addresses">
      <p>
        <code id="base">{reachable(address)}/v1</code>
        <Copy text={() => `${reachable(address)}/v1`} name="Copy the base URL" />
        {!isOfThisMachine(address) && (
          <span
            class="chip warn"
            id="open"
            title="The API listens beyond this machine, and asks for no key"
          >
            open to the network
          </span>
        )}
      </p>
      {ollama !== null && (
        <p class="quiet">
          For Ollama's clients <code>{reachable(ollama)}</code>
        </p>
      )}
    </div>
  );
}

function Requests() {
  const { requests } = status.value!;
  const queued = deferred.value ? `, ${count(deferred.value)} waiting` : "";
  return (
    <p class="api-requests quiet">
      <span id="requests">{count(requests)}</span> requests since hob started ·{" "}
      <span id="in-work">
        {count(inWork.value)} in work{queued}
      </span>
    </p>
  );
}
