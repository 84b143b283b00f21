// What the WebAssembly calls to let the worker's other work run while it waits.

const channel = new MessageChannel();
const waiting = [];
channel.port1.onmessage = () => waiting.shift()();

/** True if this browser can let WebAssembly wait. */
export const canPause = typeof WebAssembly.Suspending === "function";

const turn = () =>
  new Promise((done) => {
    waiting.push(done);
    channel.port2.postMessage(null);
  });

export const pause = canPause ? new WebAssembly.Suspending(turn) : () => {};
