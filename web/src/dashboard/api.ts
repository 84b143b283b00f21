// Requests of the dashboard. The browser sends the cookie of the session by itself; its token,
// which no other page knows, goes along in a header.

import { signal } from "@preact/signals";

/** Whose session it is. */
export interface Session {
  operator: boolean;
  org: string | null;
  key: string;
  /** The address of the host, for programs. */
  address: string;
  /** True if a distributed engine runs the models. */
  upstream: boolean;
}

export interface Deployment {
  app: string;
  model: string | null;
  /** The name that its answers bear. */
  model_name: string;
  auth: "private" | "public";
  min: number;
  idle_seconds: number;
  max_concurrency: number;
  /** Servers at least and at most, such as `0..4`. */
  replicas?: string;
  /** MiB of a server. */
  memory?: number;
  /** Cores of a server. */
  cpus?: number;
  created: number;
  state: "cold" | "starting" | "ready" | "idle";
  /** Its starts since the host's own, where the host makes them. */
  starts?: Starts;
}

export interface Starts {
  completed: number;
  failed: number;
  /** Of all completed ones. */
  seconds: number;
  last_seconds: number | null;
  longest_seconds: number;
}

/** The terms of a deployment, as they are sent. */
export type Terms = Pick<
  Deployment,
  "model" | "auth" | "min" | "idle_seconds" | "max_concurrency" | "replicas" | "memory" | "cpus"
>;

export interface Limits {
  requests_per_minute: number | null;
  tokens_per_minute: number | null;
  concurrency: number | null;
}

export type Role = "admin" | "user";

export interface Key {
  id: string;
  created: number;
  revoked: number | null;
  /** An admin key manages its organization; the key of a user uses its deployments. */
  role: Role;
  limits: Limits;
}

export interface Numbers {
  requests: number;
  refused: number;
  prompt_tokens: number;
  cached_tokens: number;
  completion_tokens: number;
  milliseconds: number;
}

export interface Usage {
  usage: (Numbers & { day: string; app: string; key: string })[];
  total: Numbers;
}

export interface LogLine {
  seq: number;
  time_ms: number;
  message: string;
}

/** A refused request, in the words of the server. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const TOKEN = "hob-dashboard-token";

export const session = signal<Session | null>(null);
export const orgs = signal<string[]>([]);
export const org = signal("");
/** The reason for which a session ended that nobody has closed. */
export const ended = signal("");

function end(reason: string): void {
  sessionStorage.removeItem(TOKEN);
  session.value = null;
  orgs.value = [];
  org.value = "";
  ended.value = reason;
}

/** Sends a request and returns its response if it is a good one. */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const token = sessionStorage.getItem(TOKEN);
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["X-Hob-Token"] = token;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const options: RequestInit = { method, headers, body: text, cache: "no-store", signal };
  const response = await fetch(path, options);
  if (response.ok) return response;
  const told = await response.text().catch(() => "");
  // the word on a session that was followed by another is none on that
  const isOfThis = token === sessionStorage.getItem(TOKEN);
  if (response.status === 401 && session.value && isOfThis)
    end("The session has ended, or its key is revoked.");
  throw new Refused(response.status, wordsOf(told) ?? `status ${response.status}`);
}

function wordsOf(text: string): string | null {
  try {
    const { detail, error } = JSON.parse(text) as { detail?: string; error?: { message: string } };
    return detail ?? error?.message ?? null;
  } catch {
    return text || null;
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await send(method, path, body)).json()) as T;
}

/** Returns the path of something of the organization that is shown. */
export function below(path: string): string {
  return `api/orgs/${org.value}/${path}`;
}

/** Learns which organizations there are. */
export async function listOrgs(): Promise<void> {
  orgs.value = (await ask<{ orgs: string[] }>("GET", "api/orgs")).orgs;
  if (!orgs.value.includes(org.value)) org.value = orgs.value[0] ?? "";
}

/** Goes on with the session of this tab, if there is one. */
export async function restore(): Promise<void> {
  if (!sessionStorage.getItem(TOKEN)) return;
  try {
    session.value = await ask<Session>("GET", "session");
    await listOrgs();
  } catch {
    end("");
  }
}

export async function signIn(key: string): Promise<void> {
  sessionStorage.removeItem(TOKEN);
  const { token, ...rest } = await ask<Session & { token: string }>("POST", "session", { key });
  sessionStorage.setItem(TOKEN, token);
  ended.value = "";
  session.value = rest;
  await listOrgs();
}

export async function signOut(): Promise<void> {
  await send("DELETE", "session").catch(() => null);
  end("");
}
