// The window of a desktop in a real browser, over a `hob desktop` that this starts: its server, its
// log, its settings, its models and its programs, one after the other as somebody would work them.
//
//     NODE_MODULES=DIR node desktop_view.mjs HOB STORIES.gguf
//
// Needs `npm install playwright-core axe-core openai` in the folder that NODE_MODULES names (its
// node_modules), and Chromium: /usr/bin/chromium, or what CHROMIUM names. Prints one line per
// check; the exit code is 0 if all hold.

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

import { becomes, counts, fits, shows } from "./page/parts.mjs";
import { showBuilt, slowed } from "./page/watch.mjs";

const modules = process.env.NODE_MODULES ?? ".";
const require = createRequire(pathToFileURL(path.join(modules, "here.js")));
const { chromium } = require("playwright-core");
const axe = await readFile(require.resolve("axe-core/axe.min.js"), "utf8");

const [hob, stories] = process.argv.slice(2);
// The machine may be slow.
const PATIENCE = 60000;
const STORIES = "stories";
const MARKUP = "<img src=x onerror=alert(1)>";

// Answers may be long, and there is no room for the shipped model.
const OPTIONS = ["--threads", "1", "--parallel", "2", "--ctx-size", "200000", "--memory", "8"];

const home = await mkdtemp(path.join(os.tmpdir(), "hob-view-"));
const folder = path.join(home, "models");
const settings = path.join(home, "settings.json");
const run = promisify(execFile);

/** Starts hob; `address` is what it prints for the browser. */
async function start(controlPort) {
  const kept = Object.entries(process.env).filter(([name]) => !/^(HF|LLAMA|XDG|HOB)_/.test(name));
  const places = [
    "--settings",
    settings,
    "--models-dir",
    folder,
    "--control-port",
    controlPort,
    "--port",
    "0",
  ];
  const process_ = spawn(hob, ["desktop", ...places, ...OPTIONS], {
    env: { ...Object.fromEntries(kept), HOME: home },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const lines = createInterface({ input: process_.stderr });
  const address = await new Promise((found, failed) => {
    lines.on(
      "line",
      (line) => line.includes("control on ") && found(line.split("control on ")[1].trim()),
    );
    process_.on("exit", (code) => failed(new Error(`hob ended with ${code}`)));
  });
  return { process: process_, address };
}

const stop = (server) => new Promise((done) => server.process.once("exit", done).kill("SIGKILL"));

/** Waits until a text stands in an element. */
const sees = (page, selector, text) => page.locator(selector, { hasText: text }).first().waitFor();
const row = (page, name) =>
  page.locator(".model-entry").filter({
    has: page.locator("h3").getByText(name, { exact: true }),
  });
/** The words of the page for the state of a model. */
const STATES = { loaded: "Loaded", "in use": "In use" };
const stateOf = (page, name, state) =>
  state === "not loaded"
    ? row(page, name).getByRole("button", { name: "Load", exact: true }).waitFor()
    : row(page, name).locator(".fit b").getByText(STATES[state], { exact: true }).waitFor();
const button = (page, name) => page.getByRole("button", { name, exact: true });
const inRow = (page, name, word) => button(row(page, name), word);
const plot = (page, title) =>
  page.locator(".plot").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** Shows a view. */
async function show(page, view) {
  await page.evaluate((view) => (location.hash = `#/${view}`), view);
  const title = view[0].toUpperCase() + view.slice(1);
  await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
}

/** Takes one of the commands of a model. */
async function command(page, name, word) {
  await button(page, `More about ${name}`).click();
  await page.getByRole("menuitem", { name: word, exact: true }).click();
}

async function chat(api, more, signal) {
  const said = {
    model: STORIES,
    messages: [{ role: "user", content: "Tell me a story." }],
    max_tokens: 64,
    ...more,
  };
  return fetch(`${api}/v1/chat/completions`, {
    method: "POST",
    body: JSON.stringify(said),
    signal,
  });
}

async function answered(api, more) {
  const answer = await (await chat(api, more)).json();
  assert(answer.choices?.[0].message.content, JSON.stringify(answer));
}

/** Goes to the element by the keyboard alone. */
async function tabTo(page, id) {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((id) => document.activeElement?.id === id, id)) return;
  }
  assert.fail(`no way to #${id} by the keyboard`);
}

/** Sets a field as people do, and leaves it. */
async function write(page, id, text) {
  await page.fill(`#${id}`, text);
  await page.press(`#${id}`, "Tab");
}

async function showsSettings(page, expected) {
  await show(page, "server");
  await page.waitForFunction(
    (expected) => document.getElementById("set-ttl")?.value === expected,
    expected.ttl,
  );
  await becomes(() => page.inputValue("#set-host"), expected.host);
  await becomes(() => page.inputValue("#set-port"), expected.port);
  await page.waitForFunction(
    (expected) => document.getElementById("set-default_model").value === expected,
    expected.model,
  );
  await becomes(() => page.isChecked("#set-just_in_time"), expected.justInTime);
  await show(page, "models");
  await row(page, expected.model).locator(".chip", { hasText: "default" }).waitFor();
  await show(page, "server");
}

const CHANGED = {
  host: "localhost",
  port: "4321",
  ttl: "1 hour 30 minutes",
  model: STORIES,
  justInTime: false,
};

// Each begins where the one before it ended.
const checks = {
  async served_as_told({ server }) {
    const { origin, search } = new URL(server.address);
    const get = (path) => fetch(`${origin}${path}`, { redirect: "manual" });
    const page = await (await get("/")).text();
    const files = [...page.matchAll(/"\.(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    assert(files.some((file) => file.endsWith(".css")) && files.some((f) => f.endsWith(".js")));
    const kinds = { css: "text/css", js: "text/javascript" };
    for (const file of ["/", ...files]) {
      const { status, headers } = await get(file);
      assert.equal(status, 200);
      const kind = kinds[file.split(".").at(-1)] ?? "text/html";
      assert(headers.get("content-type").startsWith(kind), file);
      assert(headers.get("content-security-policy").includes("default-src 'none'"), file);
    }
    // what is printed leads to it
    const led = await get(`/control${search}`);
    assert.equal(led.status, 302);
    assert.equal(led.headers.get("location"), `./${search}`);
    assert.equal(led.headers.get("cache-control"), "no-store");
    assert.equal((await get("/control/status")).status, 401);
  },

  async token_leaves_the_address({ page, server }) {
    await page.goto(server.address);
    await page.getByText("Ready", { exact: true }).waitFor();
    await becomes(() => page.url(), `${new URL(server.address).origin}/`);
    await page.getByRole("link", { name: "Server", exact: true }).click();
    await sees(page, "#server-word", "Stopped");
    await page.reload();
    await sees(page, "#server-word", "Stopped");
  },

  async names_are_text({ page }) {
    await show(page, "models");
    await row(page, MARKUP).waitFor();
    assert.equal(await page.locator("main img").count(), 0);
    await inRow(page, MARKUP, "Load").waitFor();
    await show(page, "server");
    await page.locator("#set-default_model option", { hasText: MARKUP }).waitFor({
      state: "attached",
    });
    assert.equal(await page.locator("main img").count(), 0);
  },

  async keyboard_alone({ page }) {
    await tabTo(page, "switch");
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement).outlineStyle,
    );
    assert.notEqual(outline, "none", "the focus shows");
    await page.keyboard.press("Enter");
    await sees(page, "#server-word", "Running");
    assert.equal(await page.evaluate(() => document.activeElement.id), "switch", "the focus stays");
    // it takes no second press while the first is at work
    await page.locator("#switch:not([aria-disabled])").waitFor();
    await page.keyboard.press("Enter");
    await sees(page, "#server-word", "Stopped");
    await tabTo(page, "set-just_in_time");
  },

  async starts_by_a_click(all) {
    const { page, allow } = all;
    allow(/409/);
    await page.fill("#next-host", "192.0.2.1"); // nobody's
    await button(page, "Start server").click();
    await sees(page, "#server-note", "cannot listen on 192.0.2.1");
    await page.fill("#next-host", "");
    await page.fill("#next-port", "99999");
    await button(page, "Start server").click();
    await sees(page, "#server-note", "A port is");
    await page.fill("#next-port", "");
    await button(page, "Start server").click();
    await sees(page, "#server-word", "Running");
    const base = await shows(page.locator("#base"), /^http:\/\/127\.0\.0\.1:[1-9]\d*\/v1$/);
    all.api = base.replace(/\/v1$/, "");
    await answered(all.api);
    assert(await page.isHidden("#open"), "nobody else can come in");
  },

  async models_load_and_unload({ page, allow }) {
    // a question about a model may come when it is just unloaded
    allow(/400|503/);
    await show(page, "models");
    await stateOf(page, STORIES, "loaded"); // by the request before
    await inRow(page, STORIES, "Unload").click();
    await stateOf(page, STORIES, "not loaded");
    await inRow(page, STORIES, "Load").click();
    await stateOf(page, STORIES, "loaded");
    await sees(page, "#memory-note", "1 model loaded");
    await sees(page, "[role=status]", `${STORIES} is loaded.`);
    await row(page, STORIES).getByText("unloads in").waitFor();
  },

  async errors_stand_beside({ page, allow }) {
    allow(/503/);
    await inRow(page, "hob-nano", "Load").click();
    await row(page, "hob-nano").getByRole("alert").getByText("memory").waitFor();
    await stateOf(page, "hob-nano", "not loaded");
  },

  async unload_in_use_asks({ page, api, allow }) {
    allow(/400|409|503/);
    const hangUp = new AbortController();
    const stream = await chat(
      api,
      { max_tokens: 150000, ignore_eos: true, stream: true },
      hangUp.signal,
    );
    const reader = stream.body.getReader();
    await reader.read();
    await stateOf(page, STORIES, "in use");
    await show(page, "server");
    await sees(page, "#in-work", "1 in work");
    await show(page, "models");
    await stateOf(page, STORIES, "in use");
    await inRow(page, STORIES, "Unload").click();
    await button(page, "Keep it").click();
    await stateOf(page, STORIES, "in use");
    await inRow(page, STORIES, "Unload").click();
    await button(page, "Unload anyway").click();
    await stateOf(page, STORIES, "not loaded");
    assert.equal((await reader.read()).done, false, "the answer goes on");
    hangUp.abort();
  },

  async speed_shows({ page, api }) {
    // What the request before wrote is measured within a second and told in another; then the page
    // forgets it.
    await show(page, "developer");
    await page.waitForTimeout(2500);
    await plot(page, "Written").locator("b").getByText("0", { exact: true }).waitFor();
    await page.reload();
    await plot(page, "Written").getByText("since its start").waitFor();
    assert.equal(await page.getByText("peak").count(), 0, "there was none");
    await show(page, "server");
    await page.locator("#requests").waitFor();
    const before = Number(await page.textContent("#requests"));
    await show(page, "developer");
    await plot(page, "Written").getByText("since its start").waitFor();
    await page.waitForTimeout(1500); // what is told before is what the next is compared with
    await answered(api);
    for (const figure of ["Written", "Read"])
      await plot(page, figure)
        .getByText(/^peak [\d.,]+ · [\d,]+ since its start/)
        .waitFor();
    await show(page, "server");
    await sees(page, "#requests", new RegExp(`^${before + 1}$`));
  },

  async log_shows_requests({ page, api }) {
    // at first without the page's own questions
    await becomes(() => page.inputValue("#log-level"), "2");
    await page.selectOption("#log-level", { label: "All levels" });
    const shown = page.locator("#log .line:visible");
    // of the check before
    await sees(page, "#log .line", /INFO\s*POST \/v1\/chat\/completions status=200/);
    const line = /POST \/v1\/chat\/completions status=200 ms=\d+ prompt=\d+/;
    const answers = shown.filter({ hasText: line });
    const before = await answers.count();
    await answered(api);
    // a line of the check before may still be on its way
    await counts(answers, (n) => n > before);
    // the page's own questions come at any time: a log that stands still can be counted
    await button(page, "Pause").click();
    await sees(page, "#log-pause", "Resume");
    const all = await shown.count();
    await page.fill("#log-text", "chat/COMPLETIONS");
    const some = await counts(shown, (n) => n > 0 && n < all);
    await sees(page, "#log-count", `${some} of ${all}`);
    await page.selectOption("#log-level", { label: "Errors" });
    await counts(shown, 0);
    await page.selectOption("#log-level", { label: "All levels" });
    await page.fill("#log-text", "");
    await counts(shown, all);

    await answered(api);
    await sees(page, "#log-pause", /Resume \(\d+ new\)/);
    assert.equal(await shown.count(), all);
    await page.click("#log-pause");
    await counts(shown, (n) => n > all);
    const last = await shown.last().textContent();
    await button(page, "Clear").click();
    await counts(shown.filter({ hasText: last }), 0);
  },

  // at most so many lines, at the end unless somebody reads further up
  async log_follows_its_end({ page, api }) {
    const knock = async (times) => {
      for (let i = 0; i < times; i += 100)
        await Promise.all(
          Array.from({ length: 100 }, () => fetch(`${api}/none`).then((r) => r.text())),
        );
    };
    const fromEnd = () =>
      page.evaluate(() => {
        const { scrollHeight, scrollTop, clientHeight } = document.getElementById("log");
        return Math.round(scrollHeight - scrollTop - clientHeight);
      });
    await knock(2300);
    await sees(page, "#log-count", "2,000 lines");
    await counts(page.locator("#log .line"), 2000);
    await becomes(fromEnd, (pixels) => pixels < 12, "the end");
    await page.locator("#log").hover();
    await page.mouse.wheel(0, -600);
    await button(page, "Go to the end").waitFor();
    await knock(100);
    await (await fetch(`${api}/last`)).text();
    await page.locator("#log .line", { hasText: "/last" }).first().waitFor({ state: "attached" });
    await page.waitForTimeout(500);
    assert((await fromEnd()) > 300, "who reads is left in peace");
    await button(page, "Go to the end").click();
    await becomes(fromEnd, (pixels) => pixels < 12, "the end");
  },

  async examples_work({ page, api }) {
    const base = await shows(page.locator("#base"), `${api}/v1`);
    await button(page, "Copy the base URL").click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await becomes(copied, base);
    await show(page, "models");
    await command(page, STORIES, "Make default");
    await row(page, STORIES).locator(".chip", { hasText: "default" }).waitFor();
    await show(page, "developer");
    const program = page.locator(".snippet").first();
    await program.getByText(`"model": "${STORIES}"`).waitFor();
    const copy = button(page, "Copy the program");
    await copy.click();
    await page.getByText("Copied", { exact: true }).waitFor();
    const curl = await becomes(copied, /^curl /);
    // This model tells stories without end.
    const short = curl
      .replace("curl ", "curl --silent ")
      .replace('"messages"', '"max_tokens": 16, "messages"');
    assert(short.includes("max_tokens"), curl);
    const { stdout } = await run("sh", ["-c", short]);
    assert(JSON.parse(stdout).choices[0].message.content, stdout);
    await button(page, "JavaScript").click();
    await program.getByText("openai").first().waitFor();
    const script = (await program.textContent()).replace("messages:", "max_tokens: 16, messages:");
    assert(script.includes("max_tokens") && script.includes(base), script);
    const at = path.join(home, "program.mjs");
    await writeFile(at, script);
    await symlink(path.resolve(modules, "node_modules"), path.join(home, "node_modules"));
    assert((await run("node", [at])).stdout.trim());
    await button(page, "Python").click();
    await program.getByText(`OpenAI(base_url="${base}"`).waitFor();
  },

  async settings_survive_a_reload({ page }) {
    await show(page, "server");
    await page.locator("#set-port").waitFor();
    await write(page, "set-port", "70000");
    await sees(page, "#port-note", "from 0 to 65535");
    await becomes(() => page.inputValue("#set-port"), "70000", "what is wrong, to be mended,");
    await write(page, "set-port", CHANGED.port);
    await sees(page, "#port-note", "Saved");
    await write(page, "set-host", "");
    await sees(page, "#host-note", "Write an address");
    await write(page, "set-host", CHANGED.host);
    await sees(page, "#host-note", "Saved");
    await write(page, "set-ttl", "soon");
    await sees(page, "#ttl-note", "Write a time");
    await write(page, "set-ttl", "90 min");
    await sees(page, "#ttl-note", "Saved");
    await page.uncheck("#set-just_in_time");
    await sees(page, "#just_in_time-note", "Saved");
    await showsSettings(page, CHANGED);
    await page.reload();
    await showsSettings(page, CHANGED);
    assert.equal(JSON.parse(await readFile(settings)).ttl, 5400);
  },

  async new_files_are_found({ page }) {
    await show(page, "models");
    await row(page, STORIES).waitFor();
    assert(await page.getByLabel("Filter models").isHidden());
    await Promise.all(
      Array.from({ length: 8 }, (_, i) => cp(stories, path.join(folder, `more-${i}.gguf`))),
    );
    await row(page, "more-7").waitFor();
    await page.getByLabel("Filter models").fill("MORE-3");
    await page.waitForFunction(() => document.querySelectorAll(".model-entry").length === 1);
    await page.getByLabel("Filter models").fill("nothing of the kind");
    await page.getByText("No model of that name").waitFor();
    await page.getByLabel("Filter models").fill("");
    await row(page, STORIES).waitFor();
  },

  async fits_narrow_screens({ page }) {
    for (const view of ["server", "models", "developer"]) {
      await show(page, view);
      for (const width of [320, 380, 700, 1000, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await fits(page, `${view} at ${width}`);
      }
    }
  },

  async everybody_can_use_it({ page }) {
    for (const view of ["server", "models", "developer"])
      for (const colorScheme of ["light", "dark"])
        for (const width of [390, 1280]) {
          await show(page, view);
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          // colours that change gradually are none that a person reads
          await page.evaluate(() =>
            Promise.allSettled(
              document
                .getAnimations()
                .filter(({ effect }) => effect.getTiming().iterations !== Infinity)
                .map(({ finished }) => finished),
            ),
          );
          await page.evaluate(axe);
          const { violations } = await page.evaluate(() =>
            window.axe.run(document, { resultTypes: ["violations"] }),
          );
          const serious = violations.filter(({ impact }) =>
            ["serious", "critical"].includes(impact),
          );
          const told = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
          assert.deepEqual(told, [], `${view}, ${colorScheme}, ${width}`);
        }
  },

  async its_colours_are_those_of_all_tabs({ open, server }) {
    const page = await open();
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(server.address);
    const views = page.getByRole("navigation", { name: "Views" });
    await views.getByRole("link", { name: "Developer" }).click();
    await page.getByRole("heading", { name: "Requests of all programs" }).waitFor();
    const other = await open(page.context());
    await other.emulateMedia({ colorScheme: "light" });
    await other.goto(server.address);
    await other.getByText("Ready", { exact: true }).waitFor();
    await button(page, "Dark colours").click();
    await views.getByRole("link", { name: "Server" }).click();
    await page.locator("#set-port").waitFor();
    for (const tab of [page, other])
      await tab.waitForFunction(
        () => getComputedStyle(document.body).backgroundColor === "rgb(18, 19, 21)",
      );
    await page.context().close();
  },

  async wrong_token_is_asked_for({ open, server, allow }) {
    allow(/401/);
    const page = await open();
    await page.goto(server.address.replace(/token=.*/, "token=wrong"));
    const field = page.getByLabel("Address or token");
    await field.waitFor();
    assert.equal(await page.locator("#main").count(), 0);
    await field.fill("wrong, too…");
    await button(page, "Open").click();
    await sees(page, ".gate [role=alert]", "refused");
    await field.fill(new URL(server.address).searchParams.get("token"));
    await page.keyboard.press("Enter");
    await page.getByText("Ready", { exact: true }).waitFor();
    await counts(field, 0);
    await show(page, "models");
    await row(page, STORIES).waitFor();
    await page.context().close();
  },

  async a_restart_is_recovered_from(all) {
    const { page, allow } = all;
    allow(/401|net::ERR_/);
    await show(page, "server");
    await page.locator("#set-port").waitFor();
    const port = new URL(all.server.address).port;
    await stop(all.server);
    await sees(page, ".banner", "hob is gone");
    await sees(page, "#server-word", "Gone");
    all.server = await start(port);
    const anew = "hob was started anew: open the address that it printed";
    await sees(page, ".gate [role=alert]", anew);
    await page.getByLabel("Address or token").fill(all.server.address);
    await page.keyboard.press("Enter");
    await sees(page, "#server-word", "Stopped");
    await counts(page.locator(".banner"), 0);
    await showsSettings(page, CHANGED);
    await button(page, "Start server").click();
    await sees(page, "#server-word", "Running");
    await show(page, "models");
    await inRow(page, STORIES, "Load").click();
    await stateOf(page, STORIES, "loaded");
    // Opening what it printed does the same.
    await page.goto(all.server.address);
    await page.getByText("Ready", { exact: true }).waitFor();
    await show(page, "models");
    await stateOf(page, STORIES, "loaded");
    await show(page, "server");
    await button(page, "Stop server").click();
    await sees(page, "#server-word", "Stopped");
  },
};

/** Keeps what a page must not do. */
function watch(page, origin, faults, isAllowed) {
  page.on("console", (message) => {
    const text = message.text();
    if (["error", "warning"].includes(message.type()) && !isAllowed(text))
      faults.push(`console: ${text}`);
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("dialog", (dialog) => faults.push(`dialog: ${dialog.message()}`) && dialog.dismiss());
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.origin !== origin) faults.push(`elsewhere: ${url}`);
    if (url.searchParams.has("token") && !request.isNavigationRequest())
      faults.push(`a token in ${url}`);
  });
  return page.exposeFunction("violated", (what) => faults.push(`policy: ${what}`));
}

let browser;
const all = { server: null };
try {
  await mkdir(folder);
  for (const name of [STORIES, MARKUP]) await cp(stories, path.join(folder, `${name}.gguf`));
  all.server = await start("0");
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
  const { origin } = new URL(all.server.address);
  const faults = [];
  let allowed = null;
  all.allow = (pattern) => (allowed = pattern);
  all.open = async (other) => {
    const permissions = ["clipboard-read", "clipboard-write"];
    const context = other ?? (await browser.newContext({ permissions }));
    context.setDefaultTimeout(PATIENCE);
    if (!other) await showBuilt(context);
    const page = await context.newPage();
    await slowed(page);
    await watch(page, origin, faults, (text) => allowed?.test(text));
    await page.addInitScript(() =>
      addEventListener("securitypolicyviolation", (event) =>
        window.violated(`${event.violatedDirective} ${event.blockedURI}`),
      ),
    );
    return page;
  };
  all.page = await all.open();
  for (const [name, check] of Object.entries(checks)) {
    allowed = null;
    await check(all);
    assert.deepEqual(faults, [], name);
    console.log(`ok ${name}`);
  }
} finally {
  await browser?.close();
  if (all.server) await stop(all.server);
  await rm(home, { recursive: true });
}
