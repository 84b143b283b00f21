// Requests of all programs, as the control interface of a desktop keeps them.

import { signal } from "@preact/signals";
import { ask, Stopped } from "../api";

/** A request without its bodies. */
export interface Logged {
  id: number;
  time_ms: number;
  method: string;
  path: string;
  client: string;
  status: number | null;
  ms: number | null;
  request_bytes: number;
  response_bytes: number;
}

interface RequestList {
  recording: boolean;
  requests: Logged[];
}

interface Bodies {
  request: string;
  request_is_cut: boolean;
  response: string;
  response_is_cut: boolean;
}

export const allRequests = signal<RequestList>({ recording: false, requests: [] });
export const problem = signal("");

const STEP_MS = 1000;

async function attempt(work: () => Promise<RequestList>): Promise<void> {
  try {
    allRequests.value = await work();
    problem.value = "";
  } catch (error) {
    if (!(error instanceof Stopped)) problem.value = (error as Error).message;
  }
}

/** Asks again and again until the function that is returned is called. */
export function watchRequests(): () => void {
  const abort = new AbortController();
  let timer = 0;
  const step = async () => {
    if (!document.hidden)
      await attempt(() => ask("GET", "control/requests", undefined, abort.signal));
    if (!abort.signal.aborted) timer = window.setTimeout(() => void step(), STEP_MS);
  };
  void step();
  return () => {
    abort.abort();
    clearTimeout(timer);
  };
}

/** Begins or ends to record. */
export function record(recording: boolean): Promise<void> {
  return attempt(() => ask("POST", "control/requests/record", { recording }));
}

export function clear(): Promise<void> {
  return attempt(() => ask("POST", "control/requests/clear", {}));
}

export function bodiesOf(id: number): Promise<Bodies> {
  return ask<Bodies>("POST", "control/requests/bodies", { id });
}
