// The dashboard of a host in a real browser.
//
//     NODE_MODULES=DIR node dashboard.mjs HOB
//
// Needs what page.mjs needs. Prints one line per check; the exit code is 0 if all hold.
// SCREENSHOTS names a folder for pictures of it.

import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import assert from "node:assert/strict";

import { button, fits, shows, tabTo } from "./page/parts.mjs";
import { PAYLOADS } from "./page/payloads.mjs";
import { foreign } from "./page/safe.mjs";
import { start, stop } from "./page/servers.mjs";
import { Watched } from "./page/watch.mjs";

const here = path.join(process.env.NODE_MODULES ?? ".", "here.js");
const require = createRequire(pathToFileURL(here));
const { chromium } = require("playwright-core");
const axe = await readFile(require.resolve("axe-core/axe.min.js"), "utf8");

const [hob] = process.argv.slice(2);
const home = await mkdtemp(path.join(os.tmpdir(), "hob-dashboard-"));
const state = ["--state", path.join(home, "state")];
const MARKUP = "<img/src=x/onerror=alert(1)>";

function host(...words) {
  const options = { env: { ...process.env, HOME: home }, encoding: "utf8" };
  return execFileSync(hob, ["host", ...words, ...state], options).trim();
}

async function signIn(page, address, key) {
  await page.goto(address);
  await page.getByLabel("Key", { exact: true }).fill(key);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Sign out" }).waitFor();
}

async function picture(page, name) {
  if (!process.env.SCREENSHOTS) return;
  await page.screenshot({
    path: path.join(process.env.SCREENSHOTS, `${name}.png`),
  });
}

const checks = {
  async what_is_wrong_is_said_at_the_door({ page, address }) {
    watched.allowed = /401/;
    await page.goto(address);
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await watched.accessible(page, "the door");
    await page.getByLabel("Key", { exact: true }).fill("no:key");
    await page.keyboard.press("Enter");
    await page.getByText("No user found").waitFor();
  },

  async the_keyboard_deploys_tries_and_removes({ page, address, acme }) {
    await signIn(page, address, acme);
    await tabTo(page, button(page, "Deploy"));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByLabel("Name", { exact: true }));
    await page.keyboard.type("chat");
    await watched.accessible(page, "deploying");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "chat", exact: true }).waitFor();
    await page.getByText("cold", { exact: true }).waitFor();
    await tabTo(page, button(page, "Try"));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByLabel("Message"));
    await page.keyboard.type("Hello");
    await tabTo(page, button(page, "Send"));
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      () => document.querySelector(".answer-box")?.textContent.length > 5,
    );
    await button(page, "Send").waitFor();
    await watched.accessible(page, "trying");
    await picture(page, "dashboard-try");
    await page.keyboard.press("Escape");
    await page.locator(".state.idle").waitFor();
    await watched.accessible(page, "deployments");
    await page
      .getByText(/^1 start since hob host runs · the last took [\d.]+ m?s$/)
      .waitFor();
    await button(page, "Log").click();
    await page.getByText("ready after").waitFor();
    await page.keyboard.press("Escape");
    await page.goto(`${address}/#/usage`);
    await page.getByRole("cell", { name: "chat" }).waitFor();
    await watched.accessible(page, "usage");
    await picture(page, "dashboard-usage");
  },

  async servers_of_an_engine_are_kept({ page, address, acme }) {
    const told = (route) =>
      route.fetch().then(async (response) => {
        const json = { ...(await response.json()), upstream: true };
        return route.fulfill({ response, json });
      });
    await page.route("**/session", told);
    const one = {
      app: "far",
      model: null,
      model_name: "m",
      auth: "private",
      min: 0,
      idle_seconds: 600,
      max_concurrency: 16,
      replicas: "1..4",
      cpus: 2,
      created: 1,
      state: "ready",
      starts: {
        completed: 3,
        failed: 1,
        seconds: 6,
        last_seconds: 0.5,
        longest_seconds: 4,
      },
    };
    await page.route("**/deployments", (route) =>
      route.fulfill({ json: { deployments: [one] } }),
    );
    let sent;
    await page.route("**/deployments/far", (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({ json: one });
    });
    await signIn(page, address, acme);
    await page.getByText("1..4 servers · 2 cores each").waitFor();
    await page
      .getByText("2.0 s on average, 4.0 s at most · 1 failed")
      .waitFor();
    await button(page, "More of far").click();
    await page.getByRole("menuitem", { name: "Deploy anew" }).click();
    await page.getByLabel("MiB of a server").fill("2000");
    await page.keyboard.press("Enter");
    await page.getByText("Deployed.").waitFor();
    assert.deepEqual(
      [sent.replicas, sent.memory, sent.cpus, sent.min],
      ["1..4", 2000, 2, 0],
    );
  },

  async markup_in_names_stays_text({ page, address, acme }) {
    await signIn(page, address, acme);
    watched.allowed = /403/;
    await button(page, "Deploy").click();
    await page.getByLabel("Name", { exact: true }).fill("plain");
    await page.getByLabel("Model").fill(`${MARKUP}/${MARKUP}`);
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
    assert.equal(await page.locator("img").count(), 0);
  },

  async what_others_write_stays_text({ page, address, acme }) {
    await signIn(page, address, acme);
    const json = (route, body, status = 200) =>
      route.fulfill({ status, json: body });
    let payload;
    const deployment = () => ({
      // a browser sends no request whose address has markup and a line break or tab
      app: /[\n\t]/.test(payload) ? "x" : payload,
      model: payload,
      model_name: payload,
      auth: "private",
      min: 0,
      idle_seconds: 600,
      max_concurrency: 16,
      created: 1,
      state: payload,
    });
    const numbers = {
      requests: 1,
      refused: 0,
      prompt_tokens: 1,
      cached_tokens: 0,
      completion_tokens: 1,
      milliseconds: 1,
    };
    const answers = {
      deployments: () => ({ deployments: [deployment()] }),
      logs: () => ({ lines: [{ seq: 1, time_ms: 1, message: payload }] }),
      keys: () => ({
        keys: [
          { id: payload, created: 1, revoked: null, role: "user", limits: {} },
        ],
      }),
      usage: () => ({
        usage: [{ day: payload, app: payload, key: payload, ...numbers }],
        total: numbers,
      }),
    };
    // names like these are in addresses, too
    await page.route("**/*", (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      const [, api, , , what, one] = pathname.split("/");
      if (api === "acme") {
        const chunk = { choices: [{ delta: { content: payload } }] };
        return route.fulfill({
          contentType: "text/event-stream",
          body: `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`,
        });
      }
      if (api !== "api") return route.continue();
      const answer = answers[one === undefined ? what : "logs"];
      return request.method() === "GET" && answer
        ? json(route, answer())
        : json(route, { detail: payload }, 422);
    });
    watched.allowed = /422/;
    const safe = async (what) =>
      assert.deepEqual(await foreign(page), [], `${what}: ${payload}`);
    // what is left of the text where white space counts for nothing
    const shown = (text) =>
      text
        .split(/[\n\t\u0000]/)[0]
        .slice(0, 20)
        .trim();
    const seen = (place) =>
      page
        .locator(place)
        .filter({ hasText: shown(payload) })
        .first()
        .waitFor();
    for (payload of PAYLOADS) {
      await button(page, "Usage").click();
      await button(page, "Deployments").click();
      await seen(".card");
      await safe("deployments");
      await button(page, "Log").click();
      await seen(".log");
      await safe("log");
      await page.keyboard.press("Escape");
      await button(page, "Try").click();
      await page.getByLabel("Message").fill(payload.replace("\u0000", ""));
      await button(page, "Send").click();
      await seen(".answer-box");
      await safe("answer and snippets");
      await page.keyboard.press("Escape");
      await button(page, "Deploy").click();
      await page.getByLabel("Name", { exact: true }).fill("x");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").waitFor();
      await safe("a refusal");
      await page.keyboard.press("Escape");
      await button(page, "Keys").click();
      await seen("td");
      await safe("keys");
      await button(page, "Usage").click();
      await seen("td");
      await safe("usage");
    }
    return `${PAYLOADS.length} texts`;
  },

  async a_key_is_shown_once_works_and_is_revoked({ page, address, acme }) {
    await signIn(page, address, acme);
    await button(page, "Keys").click();
    await button(page, "Make a key").click();
    await button(page, "Manage them, too").click();
    await page.getByLabel("Requests at once").fill("3");
    await button(page, "Make it").click();
    const made = await shows(page.locator(".made code"), /:/);
    await watched.accessible(page, "the new key");
    const id = made.split(":")[0];
    host("deploy", "--org", "acme", "--app", "used");
    const uses = async () => {
      const messages = [{ role: "user", content: "Hello" }];
      const answer = await fetch(`${this.api}/acme/used/v1/chat/completions`, {
        method: "POST",
        headers: { Authorization: `Bearer ${made}` },
        body: JSON.stringify({ messages, max_tokens: 2 }),
      });
      await answer.text();
      return answer.status;
    };
    assert.equal(await uses(), 200, "the key works");
    await page.keyboard.press("Escape");
    await page.getByRole("cell", { name: "3 at once" }).waitFor();
    assert(!(await page.content()).includes(made), "it is shown once");
    await watched.accessible(page, "keys");
    await picture(page, "dashboard-keys");
    const other = await watched.open();
    await signIn(other, address, made);
    await button(page, `Revoke ${id}`).click();
    watched.allowed = /401/;
    await page.getByRole("dialog").getByText("cannot be undone").waitFor();
    await button(page.getByRole("dialog"), "Revoke").click();
    await page.getByRole("cell", { name: "revoked" }).first().waitFor();
    await new Promise((done) => setTimeout(done, 1000));
    assert.equal(await uses(), 401, "a revoked key fails within a second");
    await other.getByText("The session has ended").waitFor();
    host("remove", "--org", "acme", "--app", "used");
  },

  async another_organization_sees_nothing({ page, address }) {
    await signIn(page, address, host("key", "create", "--org", "other"));
    await page.getByText("None yet.").waitFor();
    await page.getByText("other", { exact: true }).first().waitFor();
    assert(!(await page.content()).includes("acme"));
    assert.equal(
      await page.getByLabel("Organization", { exact: true }).count(),
      0,
    );
  },

  async the_operator_chooses_and_a_reload_stays({ page, address }) {
    await signIn(page, address, host("token"));
    await page.getByLabel("Organization", { exact: true }).selectOption("acme");
    await page.getByRole("heading", { name: "chat", exact: true }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Sign out" }).waitFor();
    await button(page, "More of chat").click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    await button(page.getByRole("dialog"), "Remove").click();
    await page.getByText("None yet.").waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
  },

  async another_page_and_a_stolen_cookie_do_nothing({ page, address, acme }) {
    await signIn(page, address, acme);
    const cookies = await page.context().cookies();
    assert.deepEqual(
      cookies.map(({ httpOnly, sameSite }) => [httpOnly, sameSite]),
      [[true, "Strict"]],
    );
    const stolen = await fetch(`${address}/api/orgs/acme/keys`, {
      method: "POST",
      headers: { Cookie: `${cookies[0].name}=${cookies[0].value}` },
    });
    assert.equal(stolen.status, 401);
    // the same machine at another port: the browser takes it for the same site
    const foreign = await watched.tab(page.context());
    watched.allowed = /frame-ancestors|Framing|CORS|40[134]|ERR_/;
    await foreign.goto(`${this.api}/live`);
    const outcome = await foreign.evaluate(async (target) => {
      const told = [];
      for (const options of [
        { method: "POST", mode: "no-cors", credentials: "include" },
        {
          method: "POST",
          credentials: "include",
          headers: { "X-Hob-Token": "1" },
        },
      ])
        told.push(
          await fetch(`${target}/api/orgs/acme/keys`, options).then(
            (answer) => answer.type,
            () => "refused",
          ),
        );
      const frame = document.createElement("iframe");
      frame.src = target;
      document.body.append(frame);
      await new Promise((done) => (frame.onload = done));
      let text = "unreadable";
      try {
        text = frame.contentDocument?.body.textContent ?? text;
      } catch {
        // another origin
      }
      return [...told, text];
    }, address);
    assert.deepEqual(outcome, ["refused", "refused", "unreadable"]);
    const frames = foreign.frames().slice(1);
    for (const frame of frames)
      assert.equal(await frame.locator("form").count(), 0, "in no frame");
    const keys = host("key", "list", "--org", "acme").split("\n");
    assert.equal(keys.length, 2, "no key was made");
  },

  async it_fits_phones_in_both_themes({ address, acme }) {
    host("deploy", "--org", "acme", "--app", "support");
    host("deploy", "--org", "acme", "--app", "search", "--auth", "public");
    for (const colorScheme of ["light", "dark"]) {
      for (const width of [390, 1280]) {
        const page = await watched.open({
          colorScheme,
          viewport: { width, height: width < 500 ? 760 : 720 },
        });
        await signIn(page, address, acme);
        for (const view of ["Deployments", "Keys", "Usage"]) {
          await button(page, view).click();
          await page.getByRole("heading", { name: view }).waitFor();
          await fits(page, `${view} at ${width}`);
          await watched.accessible(page, `${view} ${colorScheme} ${width}`);
        }
        await button(page, "Deployments").click();
        await page.getByRole("heading", { name: "support" }).waitFor();
        await picture(page, `dashboard-${colorScheme}-${width}`);
      }
    }
  },
};

const watched = await Watched.launch(chromium, axe);
let server;
try {
  const acme = host("key", "create", "--org", "acme");
  const words = [
    "host",
    "--port",
    "0",
    "--dashboard",
    "127.0.0.1:0",
    "--threads",
    "2",
  ];
  server = await start(hob, [...words, ...state], home);
  const said = () =>
    server.said
      .map((line) => /dashboard on (\S+)/.exec(line)?.[1])
      .find(Boolean);
  while (!said()) await new Promise((done) => setTimeout(done, 10));
  checks.api = server.address;
  const address = said();
  const only = process.env.ONLY?.split(",");
  for (const [name, check] of Object.entries(checks)) {
    if (typeof check !== "function" || (only && !only.includes(name))) continue;
    watched.allowed = null;
    watched.faults.length = 0;
    const page = await watched.open();
    await check.call(checks, { page, address, acme });
    assert.deepEqual(watched.faults, [], name);
    console.log(`ok ${name}`);
    for (const context of watched.browser.contexts()) await context.close();
  }
} finally {
  await watched.browser.close();
  await stop(server);
  await rm(home, { recursive: true, force: true });
}
