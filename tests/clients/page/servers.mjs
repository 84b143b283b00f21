// Real servers for the tests of the page.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** Starts hob; `address` is where it listens. */
export async function start(hob, words, home) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(HF|LLAMA|XDG|HOB)_/.test(name),
  );
  const child = spawn(hob, words, {
    env: { ...Object.fromEntries(kept), HOME: home },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const lines = createInterface({ input: child.stderr });
  const said = [];
  const address = await new Promise((found, failed) => {
    lines.on("line", (line) => {
      said.push(line);
      const told = /(?:listening|control) on (http\S+)/.exec(line)?.[1];
      if (told) found(told);
    });
    child.on("exit", (code) =>
      failed(new Error(`hob ended with ${code}: ${said.join("\n")}`)),
    );
  });
  return { address, child, said };
}

/** Ends a server at once, as when its machine is gone. */
export function stop(server) {
  if (!server || server.child.exitCode !== null || server.child.signalCode)
    return null;
  return new Promise((done) => server.child.once("exit", done).kill("SIGKILL"));
}

/** Waits until the model of a server is loaded. */
export async function ready(address, key) {
  const headers = key ? { Authorization: `Bearer ${key}` } : {};
  for (;;) {
    const health = await fetch(`${address}/health`, { headers }).catch(
      () => null,
    );
    if (health?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}
