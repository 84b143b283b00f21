// Several models behind one server: presets, what each takes, how each is loaded.

import assert from "node:assert/strict";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import path from "node:path";
import { desktop, entry } from "./models.mjs";
import {
  answered,
  becomes,
  button,
  option,
  send,
  settings,
  shows,
  visit,
} from "./parts.mjs";
import { start } from "./servers.mjs";

/** Waits until the page tells the temperature that a request gets which says none. */
const temperature = (page, expected) =>
  becomes(
    () =>
      page
        .getByLabel("Temperature", { exact: true })
        .first()
        .getAttribute("placeholder"),
    expected,
    "the temperature",
  );

const GIB = 2 ** 30;
const FIT = {
  n_ctx: 8192,
  n_slots: 4,
  bytes: { total: 3 * GIB },
  available: 2 * GIB,
};

export const severalChecks = {
  async presets_of_a_router_have_their_own_defaults(all) {
    const { watched, serve, stop, home, stories } = all;
    const file = path.join(home, "models.ini");
    const preset = (name, temp) =>
      `[${name}]\nmodel = ${stories}\ntemp = ${temp}\nctx-size = 512\n`;
    await writeFile(file, preset("cool", 0.25) + preset("warm", 1.5));
    const server = await serve(["--models-preset", file]);
    const page = await visit(watched, server.address);
    await settings(page);
    await option(page, "Most tokens", 8);
    const choice = page.getByLabel("Model", { exact: true }).first();
    for (const [name, expected] of [
      ["cool", "0.25"],
      ["warm", "1.5"],
    ]) {
      await choice.selectOption(name);
      const sent = page.waitForRequest(/chat\/completions/);
      await send(page, "Tell me a story.");
      assert.equal((await sent).postDataJSON().model, name);
      await answered(page);
      await temperature(page, expected);
    }
    await choice.selectOption("cool");
    await temperature(page, "0.25");
    await page.getByRole("link", { name: "Developer" }).click();
    await page.locator(".about", { hasText: "512 tokens" }).waitFor();
    await stop(server);
  },

  async presets_of_the_configuration_are_models(all) {
    const { watched, stop, hob, servers, stories } = all;
    // where no other server finds it
    const home = await mkdtemp(path.join(all.home, "configured-"));
    await mkdir(path.join(home, ".config", "hob"), { recursive: true });
    await writeFile(
      path.join(home, ".config", "hob", "hob.toml"),
      // a relative path would count from the folder of the file
      `[presets.brief]\nmodel = "${path.resolve(stories)}"\nctx-size = 192\ntemp = 0.3\n`,
    );
    const words = ["--control-port", "0", "--port", "0", "--threads", "2"];
    const server = await start(hob, ["desktop", ...words], home);
    servers.push(server);
    const { origin, searchParams } = new URL(server.address);
    const token = searchParams.get("token");
    const page = await visit(watched, `${origin}/?token=${token}#/models`);
    const preset = entry(page, "@brief");
    await preset.getByText(/preset of hob\.toml/).waitFor();
    await preset.getByRole("button", { name: "Load", exact: true }).click();
    await preset.getByText("192 tokens of context").waitFor();
    await preset.getByRole("button", { name: "Chat", exact: true }).click();
    await settings(page);
    await temperature(page, "0.3");
    await option(page, "Most tokens", 8);
    await send(page, "Tell me a story.");
    await answered(page);
    await stop(server);
  },

  async what_fits_is_said_before_it_is_loaded(all) {
    const { page, server } = await desktop(all, "chat");
    let told;
    await page.route("**/control/models/estimate", (route) =>
      route.fulfill({ json: told }),
    );
    const stories = entry(page, "stories");
    for (const [fit, words] of [
      [
        { ...FIT, fits: true, available: 4 * GIB, largest_context: 8192 },
        "Fits · 3.0 GiB of 4.0 GiB free, with 8,192 tokens × 4",
      ],
      [
        { ...FIT, fits: false, largest_context: 4096 },
        "Fits with 4,096 tokens of context · with 8,192 tokens × 4: 3.0 GiB of 2.0 GiB free",
      ],
      [
        { ...FIT, fits: false, largest_context: null },
        "Does not fit · 3.0 GiB of 2.0 GiB free",
      ],
    ]) {
      told = fit;
      await page.getByRole("link", { name: "Chat" }).click();
      await page.reload();
      await page.getByRole("link", { name: "Models" }).click();
      await shows(stories.locator(".fit"), words);
    }
    await all.stop(server);
  },

  async loading_shows_how_far_it_is(all) {
    const { page, server } = await desktop(all, "chat");
    let done = 0;
    const live = { id: "stories", state: "starting", bytes: 0, requests: 0 };
    const starting = (route, change) =>
      route
        .fetch()
        .then(async (response) =>
          route.fulfill({ response, json: change(await response.json()) }),
        )
        .catch(() => route.abort());
    await page.route("**/control/status", (route) =>
      starting(route, (status) => ({ ...status, models: [live] })),
    );
    await page.route(/control\/log/, (route) => route.abort());
    await page.route("**/control/models", (route) =>
      starting(route, ({ models }) => ({
        models: models.map((one) =>
          one.id === "stories"
            ? { ...one, state: "starting", loading: { done, total: 4 * GIB } }
            : one,
        ),
      })),
    );
    all.allow(/net::ERR_FAILED/);
    await page.getByRole("link", { name: "Models" }).click();
    const stories = entry(page, "stories");
    const bar = stories.getByRole("progressbar", { name: "Loading stories" });
    for (done of [GIB, 3 * GIB]) {
      await becomes(() => bar.getAttribute("value"), String(done));
      await stories.getByText(`${done / GIB}.0 GiB of 4.0 GiB`).waitFor();
    }
    await page.route("**/control/models/unload", (route) =>
      route.fulfill({ json: {} }),
    );
    const cancelled = page.waitForRequest(/models\/unload/);
    await stories.getByRole("button", { name: "Cancel" }).click();
    assert.deepEqual((await cancelled).postDataJSON(), {
      model: "stories",
      force: true,
    });
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await all.stop(server);
  },

  async every_setting_of_a_model_is_kept(all) {
    const { page, server } = await desktop(all, "models");
    await button(page, "Settings of stories").click();
    const dialog = page.getByRole("dialog");
    const label = (text) => dialog.getByLabel(text, { exact: true });
    for (const [name, text] of [
      ["Tokens of context of a request", "128"],
      ["Requests at once", "2"],
      ["Most layers on the GPU", "7"],
      ["Chat template", "chatml"],
      ["Vision tower", "none"],
      ["temperature", "0.5"],
      ["top_k", "12"],
    ])
      await label(name).fill(text);
    await dialog.getByLabel("Type of cached keys").selectOption("q8_0");
    await dialog.getByLabel("Type of cached values").selectOption("q4_0");
    await dialog.getByLabel("Device").selectOption("cpu");
    await dialog.getByLabel(/^Adapters/).fill("/a/b c.gguf 0.5\n/d.gguf");
    let kept;
    await page.route("**/control/models/settings", (route) => {
      kept = route.request().postDataJSON();
      return route.fulfill({ json: {} });
    });
    await button(dialog, "Keep").click();
    await dialog.waitFor({ state: "detached" });
    assert.deepEqual(kept, {
      model: "stories",
      settings: {
        ctx_size: 128,
        parallel: 2,
        cache_type_k: "q8_0",
        cache_type_v: "q4_0",
        device: "cpu",
        gpu_layers: 7,
        template: "chatml",
        tower: "none",
        adapters: [
          { file: "/a/b c.gguf", scale: 0.5 },
          { file: "/d.gguf", scale: 1 },
        ],
        sampling: { temperature: 0.5, top_k: 12 },
      },
    });
    await all.stop(server);
  },
};
