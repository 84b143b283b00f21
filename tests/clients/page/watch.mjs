// A browser whose pages are watched: what they must not do is kept as faults.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";

const ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"];
// The machine may be slow.
export const PATIENCE = 60000;
/** How many times slower than they are pages are made, so that what is read too early shows. */
const SLOWDOWN = Number(process.env.PAGE_SLOWDOWN ?? 1);
/** The most milliseconds by which an answer to a slowed page is late. */
const LATE_MS = 150;
/** What a browser says of a request to a server that is gone. */
const GONE = /net::ERR_(CONNECTION|EMPTY_RESPONSE|INCOMPLETE|SOCKET)/;

/** Slows a page as PAGE_SLOWDOWN tells: its scripts, and the answers to its questions. */
export async function slowed(page) {
  if (!(SLOWDOWN > 1)) return;
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript((most) => {
    const { fetch } = window;
    window.fetch = async (...words) => {
      const response = await fetch(...words);
      await new Promise((done) => setTimeout(done, Math.random() * most));
      return response;
    };
  }, LATE_MS);
}

/** Shows the files of the folder that PAGE_DIST names, if it does, in place of the binary's. */
export async function showBuilt(context) {
  const { PAGE_DIST: folder } = process.env;
  if (!folder) return;
  const built = (file) => readFile(path.join(folder, file));
  await context.route(
    (url) => url.pathname.endsWith("/"),
    async (route) => {
      const response = await route.fetch();
      const isOfHost = (await response.text()).includes("assets/dashboard-");
      const body = await built(isOfHost ? "dashboard.html" : "index.html");
      await route.fulfill({ response, body });
    },
  );
  // what follows a redirection is not asked about
  await context.route(
    (url) => url.pathname.endsWith("/control"),
    (route) => {
      const { search } = new URL(route.request().url());
      const body = `<meta http-equiv="refresh" content="0;url=./${search}">`;
      return route.fulfill({ contentType: "text/html", body });
    },
  );
  await context.route(/\/assets\/[^/]+$/, async (route) => {
    const file = new URL(route.request().url()).pathname.split("/").at(-1);
    const contentType = file.endsWith(".css") ? "text/css" : "text/javascript";
    await route.fulfill({ body: await built(`assets/${file}`), contentType });
  });
}

export class Watched {
  faults = [];
  allowed = null;
  /** True once a check has stopped a server: a page may still ask it. */
  stopped = false;

  static async launch(chromium, axe) {
    const watched = new Watched();
    watched.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        ...ARGUMENTS,
        "--enable-precise-memory-info",
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
      ],
    });
    watched.axe = axe;
    return watched;
  }

  /** Opens a page of its own, with nothing kept from others. */
  async open(options = {}) {
    const context = await this.browser.newContext({
      permissions: ["clipboard-read", "clipboard-write"],
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    await showBuilt(context);
    return this.tab(context);
  }

  /** Opens another tab of the same browser. */
  async tab(context) {
    const page = await context.newPage();
    await slowed(page);
    page.asked = 0;
    page.on("console", (message) => {
      const text = message.text();
      const isFault = ["error", "warning"].includes(message.type());
      const isOfStopped = this.stopped && GONE.test(text);
      if (isFault && !isOfStopped && !this.allowed?.test(text))
        this.faults.push(`console: ${text}`);
    });
    page.on("pageerror", (error) =>
      this.faults.push(`error: ${error.message}`),
    );
    page.on("dialog", (dialog) => {
      this.faults.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("request", (request) => {
      if (/\/chat\/completions$/.test(request.url())) page.asked += 1;
      const { protocol, hostname } = new URL(request.url());
      const isHere =
        ["data:", "blob:"].includes(protocol) || hostname === "127.0.0.1";
      if (!isHere) this.faults.push(`elsewhere: ${request.url()}`);
    });
    await page.exposeFunction("violated", (what) =>
      this.faults.push(`policy: ${what}`),
    );
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) =>
        window.violated(
          `${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
        ),
      );
      window.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!entry.hadRecentInput) window.shifts += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    return page;
  }

  /** Checks a page with axe-core; faults that are serious are none. The policy lets no script of
   * ours into the page, so it is put there as a part of the browser's. */
  async accessible(page, what) {
    await page.evaluate(this.axe);
    // colours in the middle of a transition are those of no state
    await page.evaluate(() => {
      const ending = document
        .getAnimations()
        .filter((it) => it instanceof CSSTransition);
      return Promise.allSettled(ending.map((it) => it.finished));
    });
    const { violations } = await page.evaluate(() =>
      window.axe.run(document, { resultTypes: ["violations"] }),
    );
    const serious = violations.filter(({ impact }) =>
      ["serious", "critical"].includes(impact),
    );
    const told = serious.map(
      ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`,
    );
    assert.deepEqual(told, [], what);
  }
}
