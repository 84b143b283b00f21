// The models of a desktop, those of a hub that a check starts, and measurements.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { startHub } from "./hub.mjs";
import {
  becomes,
  button,
  counts,
  fits,
  isForKeyboards,
  saved,
  shows,
  tabTo,
} from "./parts.mjs";

const run = promisify(execFile);
const MARKUP = "<img src=x onerror=alert(1)>";
const REPO = "org/stories-GGUF";

/** Starts a desktop with models in a folder, and opens a view of its page. */
export async function desktop(
  { watched, start, home, stories },
  view,
  options,
) {
  const folder = await mkdtemp(path.join(home, "models-"));
  await mkdir(path.join(folder, "all"));
  await cp(stories, path.join(folder, "all", "stories.gguf"));
  await cp(stories, path.join(folder, "all", `${MARKUP}.gguf`));
  const server = await start([
    "desktop",
    "--settings",
    path.join(folder, "settings.json"),
    "--models-dir",
    path.join(folder, "all"),
    "--control-port",
    "0",
    "--port",
    "0",
    "--threads",
    "2",
    "--ctx-size",
    "256",
  ]);
  const { origin, searchParams } = new URL(server.address);
  const token = searchParams.get("token");
  const page = await watched.open(options);
  await page.goto(`${origin}/?token=${token}#/${view}`);
  await page.getByText("Ready", { exact: true }).waitFor({ state: "attached" });
  const control = async (method, path, body) => {
    const response = await fetch(`${origin}/control/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      body: body && JSON.stringify(body),
    });
    return { status: response.status, ...(await response.json()) };
  };
  return { server, page, origin, control };
}

export const entry = (page, id) =>
  page.locator(".model-entry").filter({
    has: page.locator("h3").getByText(id, { exact: true }),
  });

export const modelChecks = {
  async programs_of_a_desktop_reach_its_api(all) {
    const { page, origin, control } = await desktop(all, "developer");
    const { server: before } = await control("GET", "status");
    const server = before.running
      ? before
      : await control("POST", "server/start", {});
    assert.notEqual(server.address, origin);
    const works = async () => {
      const text = await shows(
        page.locator(".snippet").first(),
        (text) => text.startsWith("curl ") && text.includes(server.address),
      );
      assert(!text.includes("HOB_API_KEY"), text);
      const shell = text.replace("curl ", "curl -s ");
      const { stdout } = await run("sh", ["-c", shell]);
      assert(JSON.parse(stdout).choices[0].message.content !== undefined);
    };
    await page.getByText(`${server.address}/v1`, { exact: true }).waitFor();
    await works();
    await page.getByRole("link", { name: "Structure" }).click();
    await button(page, "Code").click();
    await works();
    await button(page, "Close").click();
    await control("POST", "server/stop", {});
    await button(page, "Code").click();
    await page.getByText("The API does not listen: no program").waitFor();
    // and the way to where it is started
    await page
      .getByRole("dialog")
      .getByRole("link", { name: "Server" })
      .click();
    await button(page, "Start server").click();
    await page.locator("#server-word", { hasText: "Running" }).waitFor();
  },

  async views_of_a_desktop_are_for_everybody(all) {
    const { page, server, control } = await desktop(all, "developer");
    await control("POST", "requests/record", { recording: true });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const view of ["Developer", "Models", "Bench", "Server"]) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.getByRole("link", { name: view, exact: true }).click();
        await page.getByRole("heading", { name: view, exact: true }).waitFor();
        // 1280 × 800 at 200 % is as 640 × 400
        for (const width of [320, 640, 1280]) {
          await page.setViewportSize({ width, height: 640 });
          const what = `${view}, ${colorScheme}, ${width}`;
          await fits(page, what);
          await all.watched.accessible(page, what);
          await isForKeyboards(page, what);
        }
      }
    }
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
    await all.stop(server);
  },

  async models_are_listed_loaded_and_unloaded(all) {
    const { page, server, control } = await desktop(all, "models");
    const stories = entry(page, "stories");
    await stories.getByText("Fits", { exact: true }).waitFor();
    await stories.getByText(/models folder/).waitFor();
    await entry(page, "hob-nano")
      .getByText(/part of hob/)
      .waitFor();
    await entry(page, MARKUP).getByText("Fits", { exact: true }).waitFor();
    assert.equal(await page.locator("main img").count(), 0, "a name is text");
    await all.watched.accessible(page, "models");

    await stories.getByRole("button", { name: "Load", exact: true }).click();
    await stories.getByText("Loaded", { exact: true }).waitFor();
    await stories.getByText("256 tokens of context").waitFor();
    // a question about a model may come when it is just unloaded
    all.allow(/400|503/);
    await stories.getByRole("button", { name: "Unload" }).click();
    await stories.getByRole("button", { name: "Load", exact: true }).waitFor();

    // hob removes nothing that is not its own
    await button(page, "More about stories").click();
    await page.getByRole("menuitem", { name: "Make default" }).waitFor();
    assert.equal(await page.getByRole("menuitem").count(), 1, "no removal");
    await page.keyboard.press("Escape");
    const shipped = await control("POST", "models/delete", {
      model: "hob-nano",
    });
    assert.equal(shipped.status, 403);
    await all.stop(server);
  },

  async a_model_is_loaded_as_it_is_set(all) {
    const { page, server, control } = await desktop(all, "models");
    const stories = entry(page, "stories");
    await button(page, "Settings of stories").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Tokens of context of a request").fill("128");
    await dialog.getByLabel("Type of cached keys").selectOption("f32");
    await dialog.getByLabel("temperature").fill("0.25");
    await dialog.getByText("Fits", { exact: true }).waitFor();
    await dialog.getByText(/with 128 tokens × 4/).waitFor();
    await all.watched.accessible(page, "settings of a model");
    await dialog.getByLabel("Tokens of context of a request").fill("9999999");
    await dialog.getByText(/Fits with|Does not fit|Not estimated/).waitFor();
    await dialog.getByLabel("Tokens of context of a request").fill("128");
    await dialog.getByLabel("Chat template").fill("no-such-template");
    all.allow(/400/);
    await button(dialog, "Keep").click();
    await dialog
      .getByRole("alert")
      .getByText(/template/)
      .waitFor();
    await dialog.getByLabel("Chat template").fill("");
    await button(dialog, "Keep and load").click();
    await stories.getByText("128 tokens of context").waitFor();
    await page.reload();
    await stories.getByText("128 tokens of context").waitFor();
    const { models } = await control("GET", "models");
    const told = models.find(({ id }) => id === "stories");
    assert.equal(told.settings.cache_type_k, "f32");
    assert.deepEqual(told.settings.sampling, { temperature: 0.25 });
    await all.stop(server);
  },

  async a_download_pauses_resumes_and_survives(all) {
    const bytes = await readFile(all.stories);
    const hub = await startHub(REPO, { "stories-F16.gguf": bytes });
    hub.pause = 60;
    const { page, server, control } = await desktop(all, "models");
    const set = await control("PATCH", "settings", { hub: hub.address });
    assert.equal(set.status, 200, JSON.stringify(set));
    await tabTo(page, page.getByLabel("Search the hub"));
    await page.keyboard.type("stories");
    await page.keyboard.press("Enter");
    await button(page, `Files of ${REPO}`).click();
    const name = `${REPO}:F16`;
    await button(page, `Download ${name}`).click();
    const bar = page.getByRole("progressbar", { name: `Download of ${name}` });
    await page.waitForFunction(
      (label) =>
        document.querySelector(`progress[aria-label="${label}"]`)?.value >
        100000,
      `Download of ${name}`,
    );
    await button(page, `Pause ${name}`).click();
    await button(page, `Resume ${name}`).waitFor();
    await all.watched.accessible(page, "downloads");
    const paused = await control("GET", "downloads");
    assert.equal(paused.downloads[0].state, "paused");
    await page.reload();
    await bar.waitFor();
    await button(page, `Resume ${name}`).click();
    await button(page, `Pause ${name}`).waitFor();
    hub.pause = 0;
    await page.getByText(/^Complete · /).waitFor();
    await entry(page, name)
      .getByRole("button", { name: "Load", exact: true })
      .waitFor();
    assert(hub.ranges.length >= 2 && hub.ranges.at(-1) > 0, `${hub.ranges}`);

    // only this one is hob's to delete
    await button(page, `More about ${name}`).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await button(page, "Keep").click();
    await button(page, `More about ${name}`).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await entry(page, name)
      .getByRole("button", { name: "Load", exact: true })
      .waitFor({ state: "detached" });
    hub.stop();
    await all.stop(server);
  },

  async a_download_is_cancelled_and_fails_clearly(all) {
    const bytes = await readFile(all.stories);
    const hub = await startHub(REPO, { "stories-F16.gguf": bytes });
    hub.pause = 500; // longer than the page takes to show it
    const { page, server, control } = await desktop(all, "models");
    await control("PATCH", "settings", { hub: hub.address });
    const name = `${REPO}:F16`;
    const begun = await control("POST", "downloads/start", { model: name });
    await button(page, `Cancel ${name}`).click();
    await page.getByText(/^Cancelled/).waitFor();
    const blobs = path.join(
      all.home,
      ".cache/huggingface/hub/models--org--stories-GGUF/blobs",
    );
    await becomes(() => readdir(blobs).catch(() => []), [], "what is kept");
    const again = await control("POST", "downloads/pause", { id: begun.id });
    assert.equal(again.status, 409);
    hub.status = 404;
    await control("POST", "downloads/start", { model: name });
    await page.getByText(/^Failed/).waitFor();
    await page.locator("[data-state=failed] [role=alert]").waitFor();
    all.allow(/503/);
    await page.getByLabel("Search the hub").fill("stories");
    await button(page, "Search").click();
    await page.locator("[role=alert]", { hasText: /404/ }).first().waitFor();
    for (const [what, body] of [
      ["downloads/start", { model: "../../etc" }],
      ["downloads/start", { model: "a/b", more: 1 }],
      ["hub/search", { query: "" }],
      ["hub/files", { repo: "a/../b" }],
      ["models/estimate", { model: "stories", settings: { device: "abacus" } }],
      ["models/settings", { model: "stories", settings: { tower: "x.gguf" } }],
      ["bench/start", { kind: "kernels", types: ["--help"] }],
    ]) {
      const answer = await control("POST", what, body);
      assert.equal(answer.status, 400, `${what} ${JSON.stringify(answer)}`);
    }
    const set = await control("PATCH", "settings", { hub: "file:///etc" });
    assert.equal(set.status, 400);
    hub.stop();
    await all.stop(server);
  },

  async kernels_are_shown_by_the_shares_of_both_limits(all) {
    const { page, server } = await desktop(all, "chat");
    const row = (isa, share, of_read, of_multiply, pick) => ({
      kernel: MARKUP,
      isa,
      tokens: 512,
      gb_per_s: 4,
      gop_per_s: 300,
      share,
      of: "int8",
      of_read,
      of_multiply,
      multipliers: "int8",
      read_gb_per_s: 20,
      pick,
    });
    const multiply = ["avx2", "avx512"].map((isa) => ({
      isa,
      f32: 100,
      bf16: null,
      int8: 600,
    }));
    const limits = { cpu: MARKUP, threads: 2, read_gb_per_s: 20, multiply };
    const rows = [
      row("avx2", 0.25, 0.1, 0.25, false),
      row("avx512", 0.5, 0.2, 0.5, true),
    ];
    const run = {
      kind: "kernels",
      model: null,
      state: "completed",
      started: "2026-01-01T00:00:00Z",
      seconds: 9,
      result: { limits, rows },
      error: null,
    };
    await page.route("**/control/bench", (route) =>
      route.fulfill({ json: { run } }),
    );
    await page.getByRole("link", { name: "Bench" }).click();
    await page
      .getByText("4.00 GB/s, 20 % of memory · 300 GOP/s, 50 % of int8")
      .waitFor();
    await becomes(
      () => page.locator(".bars caption").allTextContents(),
      ["int8 multiplications · avx512", "int8 multiplications · avx2"],
    );
    await all.watched.accessible(page, "bench of kernels");
    // what the command line writes compares, too, also that of versions without both shares
    const { of_read: _, of_multiply: __, ...old } = rows[1];
    await page.getByLabel("A saved measurement").setInputFiles({
      name: "before.json",
      mimeType: "application/json",
      buffer: Buffer.from(
        JSON.stringify({ limits, rows: [{ ...old, share: 0.4 }] }),
      ),
    });
    await page.getByText("+25 %").waitFor();
    await counts(page.locator(".bars line"), 1);
    const svg = await saved(page, () => button(page, "SVG").click());
    assert(svg.includes("20 % of memory") && !svg.includes("<img"), svg);
    const png = await saved(page, () => button(page, "PNG").click());
    assert(png.includes("PNG"));
    const json = JSON.parse(
      await saved(page, () => button(page, "JSON").click()),
    );
    assert.deepEqual(json, run);
    await page.getByLabel("A saved measurement").setInputFiles({
      name: "other.json",
      mimeType: "application/json",
      buffer: Buffer.from('{"rows": [1]}'),
    });
    await page.getByText("This is no measurement of hob.").waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await fits(page, "the bench on a phone");
    const width = () =>
      page
        .locator(".bars th")
        .first()
        .evaluate((head) => head.clientWidth);
    await becomes(width, (pixels) => pixels > 100, "the width of a name");
    await all.stop(server);
  },

  async kernels_of_a_type_are_measured(all) {
    const { page, server, control } = await desktop(all, "chat");
    await control("POST", "bench/start", { kind: "kernels", types: ["q4_0"] });
    await page.getByRole("link", { name: "Bench" }).click();
    await page.getByText("Measuring for").waitFor();
    await page
      .getByText(/GB\/s, \d+ % of memory · .* GOP\/s, \d+ % of int8/)
      .first()
      .waitFor({ timeout: 300_000 });
    const run = JSON.parse(
      await saved(page, () => button(page, "JSON").click()),
    );
    assert(run.result.limits.read_gb_per_s > 0, "the limit of memory");
    const products = run.result.rows.filter((row) =>
      row.kernel.startsWith("matmul_q4_0"),
    );
    assert(products.length > 0, "products");
    assert(
      products.every((row) => row.share > 0),
      "a share of each",
    );
    await all.stop(server);
  },

  async measurements_are_made_stopped_and_compared(all) {
    const { page, server } = await desktop(all, "bench");
    await page.getByLabel("Model").last().selectOption("stories");
    await page.getByLabel("Tokens to read").fill("32");
    await page.getByLabel("Tokens to write").fill("16");
    await page.getByLabel("Repetitions").fill("2");
    await button(page, "Measure").click();
    await page.getByRole("row", { name: /pp32/ }).waitFor();
    await page.getByRole("row", { name: /\(tg16\).* tokens\/s/ }).waitFor();
    await all.watched.accessible(page, "bench");
    const json = await saved(page, () => button(page, "JSON").click());
    assert.equal(JSON.parse(json).kind, "model");
    const svg = await saved(page, () => button(page, "SVG").click());
    assert(svg.startsWith("<svg") && svg.includes("tg16"), svg.slice(0, 80));
    const png = await saved(page, () => button(page, "PNG").click());
    assert(png.includes("PNG"));
    const before = JSON.parse(json);
    before.result[0].mean /= 2;
    before.result[1].test = MARKUP;
    await page.getByLabel("A saved measurement").setInputFiles({
      name: "before.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(before)),
    });
    await page.getByText("+100 %").waitFor();
    await button(page, "Kernels").click();
    await button(page, "Measure").click();
    await button(page, "Stop").click();
    await page.getByText("The measurement was stopped.").waitFor();
    await all.stop(server);
  },
};
