// Asks for the key of a server that wants one, or the token of a desktop.

import { useState } from "preact/hooks";
import { isKeyTyped, key, keyRefused, setKey } from "./api";
import { about, link, refresh } from "./server";
import { Mark } from "./ui/icons";

export function Gate() {
  const [text, setText] = useState("");
  const [isLong, setLong] = useState(false);
  const isToken = about.value?.needs === "token";
  const noun = isToken ? "Token" : "Key";
  const enter = (event: Event) => {
    event.preventDefault();
    // The whole address that was printed will do.
    const token = /[?&]token=([^&#\s]+)/.exec(text)?.[1];
    setKey(token ?? text.trim(), isToken, isLong && !isToken);
    link.value = "waiting";
    void refresh();
  };
  return (
    <main class="gate">
      <form class="panel" aria-labelledby="gate-title" onSubmit={enter}>
        <Mark size={32} />
        <h1 id="gate-title">{noun}</h1>
        <p role="alert">{reason(isToken)}</p>
        <label class="field">
          {isToken ? "Address or token" : "Key"}
          <input
            type="password"
            autocomplete="off"
            autofocus
            required
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        {!isToken && (
          <label class="check">
            <input
              type="checkbox"
              checked={isLong}
              onChange={(event) => setLong(event.currentTarget.checked)}
            />
            Keep it in this browser
          </label>
        )}
        <button class="primary">Open</button>
      </form>
    </main>
  );
}

/** Returns why the page asks for a key or token. */
function reason(isToken: boolean): string {
  const isRefused = keyRefused.value && key.value !== "";
  if (!isToken)
    return isRefused
      ? "This key was refused."
      : "This server wants one of its keys with each request.";
  if (!isRefused) return "Write the address that hob desktop printed, or the token in it.";
  // each start has a token of its own
  return isKeyTyped.value
    ? "This token was refused. Write the address that hob printed at its last start."
    : "hob was started anew: open the address that it printed, or write it here.";
}
