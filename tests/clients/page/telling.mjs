// What others have put into names, logs and requests stays text in the window of a desktop.

import assert from "node:assert/strict";
import { desktop } from "./models.mjs";
import { button } from "./parts.mjs";
import { PAYLOADS } from "./payloads.mjs";
import { foreign } from "./safe.mjs";

const FIT = {
  n_ctx: 1,
  n_slots: 1,
  bytes: { total: 1 },
  available: 2,
  fits: true,
  largest_context: 1,
};

/** What a server of bad intent would answer, by path; `text` stands wherever one may. */
const answers = {
  "control/models": (text) => ({
    models: [
      {
        id: text,
        type: "llm",
        arch: text,
        quantization: text,
        max_context_length: 8,
        state: "cold",
        size: 1,
        file: text,
        default: true,
        origin: "store",
        parameters: 1,
        settings: { template: text, adapters: [{ file: text, scale: 1 }] },
        loading: null,
      },
    ],
  }),
  "control/models/estimate": (text) => ({ ...FIT, error: text }),
  "control/downloads": (text) => ({
    downloads: [
      {
        id: text,
        model: text,
        state: "failed",
        bytes: 0,
        size: 1,
        bytes_per_second: 0,
        file: text,
        error: text,
      },
    ],
  }),
  "control/hub/search": (text) => ({
    models: [
      { name: text, downloads: 1, likes: 1, updated: text, gated: true },
    ],
  }),
  "control/hub/files": (text) => ({
    models: [
      { name: text, file: text, quant: text, size: 1, has_projector: true },
    ],
  }),
  "control/requests": (text) => ({
    recording: true,
    requests: [
      {
        id: 1,
        time_ms: 1,
        method: text,
        path: text,
        client: text,
        status: 200,
        ms: 1,
        request_bytes: 1,
        response_bytes: 1,
      },
    ],
  }),
  "control/requests/bodies": (text) => ({
    request: text,
    request_is_cut: true,
    response: text,
    response_is_cut: false,
  }),
  "control/settings": (text) => ({
    host: text,
    port: 1,
    default_model: text,
    just_in_time: true,
    ttl: 1,
    hub: text,
    models: {},
  }),
};

/** An entry of the list of models that may be asked. */
const chosen = (id) => ({
  id,
  type: "llm",
  state: "not-loaded",
  quantization: id,
  max_context_length: 8,
});

/** A stream that tells a line of the log, and a state. */
function log(text) {
  const line = {
    time_ms: 1,
    level: "ERROR",
    target: text,
    message: text,
    fields: { [text]: text },
  };
  const status = {
    server: { running: true, address: "http://127.0.0.1:1", ollama: null },
    models: [],
    memory: { bytes: 0, budget: 1 },
    requests: 1,
  };
  const event = (name, data) =>
    `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  return event("log", line) + event("status", status);
}

export const tellingChecks = {
  async what_a_desktop_tells_stays_text(all) {
    const { page, server } = await desktop(all, "chat");
    let text = "";
    // the choice of models at the top of each view
    await page.route("**/api/v0/models", (route) =>
      route.fulfill({ json: { data: [chosen(text), chosen("another")] } }),
    );
    await page.route("**/control/**", (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      if (path === "control/log")
        return route.fulfill({
          contentType: "text/event-stream",
          body: log(text),
        });
      const answer = answers[path];
      return answer ? route.fulfill({ json: answer(text) }) : route.continue();
    });
    /** Shows a view and waits for a place that has the text. */
    const seen = async (view, place) => {
      await page.evaluate((view) => (location.hash = `#/${view}`), view);
      // what is left of it where white space counts for nothing
      const shown = text
        .split(/[\n\t\u0000]/)[0]
        .slice(0, 20)
        .trim();
      await page.locator(place).filter({ hasText: shown }).first().waitFor();
      assert.deepEqual(await foreign(page), [], `${view}: ${text}`);
    };
    for (text of PAYLOADS) {
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await seen("chat", "select.model");
      await seen("server", "#log .line");
      await button(page, "Clear").click();
      await seen("models", ".model-entry h3");
      await page.getByLabel("Search the hub").fill("any");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: /^Files of/ }).click();
      await seen("models", ".offer-name");
      await page.getByRole("button", { name: /^Settings of/ }).click();
      await seen("models", "dialog h2");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^Files of/ }).click();
      await seen("developer", ".requests summary");
      await page.locator(".requests summary").click();
      await seen("developer", ".requests pre");
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await all.stop(server);
    return `${PAYLOADS.length} texts`;
  },
};
