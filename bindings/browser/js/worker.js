// The worker of a model: fetches it, and calls the WebAssembly. Messages come from `index.js`; one
// call at a time is under way, since a call that waits keeps its place on the stack.

import init, { allocate, set_arguments, stop, take_result } from "./hob_browser.js";
import { canPause, pause } from "./pause.js";
import { pieces } from "./source.js";

const END = 0;
const FAILED = 2;

/** Answers that are to stop, by the number of their request. */
const stopped = new Set();
let exports;
let calls = Promise.resolve();

/** Calls a function of the WebAssembly that may wait, and returns its outcome and result. */
async function call(name, fields) {
  if (fields !== undefined) set_arguments(JSON.stringify(fields));
  const outcome = await exports[name]();
  const result = take_result();
  if (outcome === FAILED) throw new Error(result);
  return { outcome, result };
}

async function start() {
  if (exports) return;
  if (!canPause)
    throw new Error(
      "this browser lacks JavaScript Promise Integration, by which WebAssembly waits for the GPU",
    );
  const module = await init();
  exports = Object.fromEntries(
    ["hob_load", "hob_begin", "hob_next"].map((name) => [
      name,
      WebAssembly.promising(module[name]),
    ]),
  );
  exports.memory = module.memory;
}

async function load({ source, options, keep }, tell) {
  await start();
  const { size, parts } = await pieces(source, keep);
  const at = allocate(size);
  let done = 0;
  for await (const { first, bytes } of parts) {
    // the memory may have grown, and its old buffer be gone
    new Uint8Array(exports.memory.buffer, at + first, bytes.byteLength).set(
      new Uint8Array(bytes),
    );
    done += bytes.byteLength;
    tell({ progress: { done, total: size } });
  }
  return JSON.parse((await call("hob_load", options)).result);
}

async function answer(id, request, tell) {
  if (stopped.has(id)) return { finish_reason: "cancelled" };
  await call("hob_begin", request);
  for (;;) {
    const { outcome, result } = await call("hob_next");
    if (outcome === END) return JSON.parse(result);
    const [text, is_reasoning] = JSON.parse(result);
    tell({ delta: { text, is_reasoning } });
    // a message that asks for a stop is read
    await new Promise((done) => setTimeout(done));
    if (stopped.has(id)) {
      stop();
      return { finish_reason: "cancelled" };
    }
  }
}

onmessage = ({ data }) => {
  const { id, kind } = data;
  if (kind === "stop") {
    stopped.add(id);
    return;
  }
  const tell = (message) => postMessage({ id, ...message });
  const work = kind === "load" ? () => load(data, tell) : () => answer(id, data.request, tell);
  calls = calls.then(work).then(
    (result) => tell({ result }),
    (error) => tell({ error: String(error?.message ?? error) }),
  );
  calls = calls.then(() => stopped.delete(id));
};
