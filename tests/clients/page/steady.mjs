// Long answers: nothing jumps, nothing stalls, and memory stays.

import assert from "node:assert/strict";
import { answered, button, send, shows, visit } from "./parts.mjs";

const LONG = 5000;
const ANSWERS = 20;

/** Measures each frame: from its first script to the moment after it is painted. */
function measureFrames() {
  window.frames_ = [];
  const { port1, port2 } = new MessageChannel();
  let since = 0;
  port1.onmessage = () => window.frames_.push(performance.now() - since);
  const frame = () => {
    since = performance.now();
    port2.postMessage(null);
    window.nextFrame = requestAnimationFrame(frame);
  };
  frame();
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

export const steadyChecks = {
  async five_thousand_tokens_run_smoothly({ watched, serve, stop, stories }) {
    const words = [
      "--ctx-size",
      "20000",
      "--ignore-eos",
      "--n-predict",
      String(LONG),
    ];
    const server = await serve(["-m", stories, ...words]);
    const page = await visit(watched, server.address);
    await page.evaluate(measureFrames);
    await send(page, "Tell me a long story.");
    await page
      .getByText("It ended at the limit of its length.")
      .waitFor({ timeout: 300000 });
    const { frames, shifts } = await page.evaluate(() => {
      cancelAnimationFrame(window.nextFrame);
      return { frames: window.frames_, shifts: window.shifts };
    });
    await shows(page.locator(".answer .figures"), /5,000 tokens/);
    assert(shifts < 0.05, `shifts of ${shifts}`);
    assert(median(frames) < 16, `${median(frames)} ms`);
    await stop(server);
    const late = frames.filter((ms) => ms > 50).length;
    const speed = `median ${median(frames).toFixed(1)} ms, ${late} above 50 ms`;
    return `${frames.length} frames, ${speed}, shift ${shifts.toFixed(4)}`;
  },

  async memory_stays({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    const client = await page.context().newCDPSession(page);
    const used = async () => {
      await client.send("HeapProfiler.collectGarbage");
      const { usedSize } = await client.send("Runtime.getHeapUsage");
      const { nodes } = await client.send("Memory.getDOMCounters");
      return { mib: usedSize / 2 ** 20, nodes };
    };
    const sizes = [];
    for (let i = 0; i < ANSWERS; i++) {
      if (i > 0) await button(page, "New conversation").click();
      await send(page, `Question ${i}`);
      await answered(page);
      if (i === 4 || i === ANSWERS - 1) {
        await button(page, "New conversation").click();
        await page.locator(".welcome").waitFor();
        sizes.push(await used());
      }
    }
    const [early, late] = sizes;
    assert(late.mib < early.mib * 1.2 + 1, `${early.mib} to ${late.mib} MiB`);
    assert(
      late.nodes < early.nodes * 1.3 + 600,
      `${early.nodes} to ${late.nodes} nodes`,
    );
    return `${early.mib.toFixed(1)} MiB after 5 answers, ${late.mib.toFixed(1)} after ${ANSWERS}`;
  },
};
