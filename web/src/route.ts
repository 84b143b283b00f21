// The part of the page that is shown, in the fragment of the address: it is never sent.

import { signal } from "@preact/signals";

export type View = "chat" | "structure" | "models" | "developer" | "bench" | "server";

export interface Place {
  view: View;
  /** The thing that is shown in it, such as a conversation. */
  id: string;
  query: URLSearchParams;
}

const VIEWS: View[] = ["chat", "structure", "models", "developer", "bench", "server"];

/** Returns whether a view needs the control interface of a desktop. */
export const isOfDesktop = (view: View) =>
  view === "models" || view === "bench" || view === "server";

function read(): Place {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?", 2);
  const [view, id = ""] = path.split("/", 2);
  const known = VIEWS.find((name) => name === view) ?? "chat";
  const all = new URLSearchParams(query);
  // llama-server's links: `/?q=…`
  const asked = new URLSearchParams(location.search).get("q");
  if (asked && !all.has("prompt")) all.set("prompt", asked);
  return { view: known, id, query: all };
}

export const place = signal<Place>(read());

/** Goes to a part of the page. */
export function go(view: View, id = "", isNew = true): void {
  const address = `${location.pathname}#/${view}${id ? `/${id}` : ""}`;
  if (isNew) history.pushState(null, "", address);
  else history.replaceState(null, "", address);
  place.value = read();
}

addEventListener("hashchange", () => (place.value = read()));
addEventListener("popstate", () => (place.value = read()));
