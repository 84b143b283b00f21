// Screenshots of the page, for the documents and for a look at each view.
//
//     NODE_MODULES=DIR node web/screenshots.mjs HOB OUT [MODELS]
//
// Needs `npm install playwright-core` in the folder that NODE_MODULES names (its node_modules), and
// Chromium: /usr/bin/chromium, or what CHROMIUM names. Starts `hob desktop` with the model that is
// part of the program and the GGUF files in MODELS, and writes VIEW-COLOURS-WIDTH.png into OUT for
// each view, light and dark, as wide as a desk's screen and as a phone's. ONLY names views, separated
// by commas; PAGE_DIST names a folder of built files that are shown in place of the binary's.

import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createInterface } from "node:readline";

import { showBuilt } from "../tests/clients/page/watch.mjs";

const here = path.join(process.env.NODE_MODULES ?? ".", "here.js");
const { chromium } = createRequire(pathToFileURL(here))("playwright-core");
const [hob, out, models] = process.argv.slice(2);

const SCHEMA = {
  type: "object",
  properties: {
    name: { type: "string", maxLength: 16 },
    age: { type: "integer", minimum: 18, maximum: 80 },
    email: { type: "string", format: "email", maxLength: 24 },
    languages: {
      type: "array",
      items: { enum: ["French", "English", "Spanish", "Turkish"] },
      minItems: 2,
      maxItems: 3,
      uniqueItems: true,
    },
    address: {
      type: "object",
      properties: {
        city: { type: "string", maxLength: 14 },
        zip: { type: "string", pattern: "^[0-9]{5}$" },
      },
      required: ["city", "zip"],
    },
  },
  required: ["name", "age", "email", "languages", "address"],
};

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** What is done in each view before it is shown. */
const VIEWS = {
  async chat(page) {
    const texts = ["Hello! Who are you?", "Tell me a story about a fox."];
    for (const [i, text] of texts.entries()) {
      await page.locator("#message").fill(text);
      await page.getByRole("button", { name: "Send", exact: true }).click();
      // an answer may be whole before it was seen to be written
      await page.getByText(/tokens\/s ·/).nth(i).waitFor();
      await page.locator(".answer.live").waitFor({ state: "detached" });
    }
  },
  async structure(page) {
    await page
      .getByLabel("JSON Schema", { exact: true })
      .last()
      .fill(JSON.stringify(SCHEMA, null, 2));
    await page
      .locator("#ask-prompt")
      .fill(
        "Lea Martin is 34, speaks French and English and lives in 69001 Lyon. Write to lea@example.org.",
      );
    await page.getByText("It compiles").waitFor();
    await page.getByRole("button", { name: "Write", exact: true }).click();
    await page.getByText("It is whole JSON, and the server held").waitFor();
  },
  async models(page) {
    await page.waitForTimeout(1500);
  },
  async developer(page) {
    const { origin } = new URL(page.url());
    // the page has taken it out of its address
    const token = await page.evaluate(() => sessionStorage.getItem("token"));
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    for (let i = 0; i < 12; i++) {
      const messages = [{ role: "user", content: `Tell me story number ${i}.` }];
      const data = { messages, max_tokens: 20 + 15 * i };
      await page.request.post(`${origin}/v1/chat/completions`, { headers, data });
      await page.waitForTimeout(800);
    }
  },
  async server(page) {
    await page.locator("#log .line").nth(1).waitFor();
    await page.getByLabel("Default model").waitFor();
  },
  async bench(page) {
    await page.getByRole("button", { name: "Measure", exact: true }).click();
    // the result of one before may be there until this one begins
    await page.getByText("Measuring for").waitFor();
    await page.getByText("Measuring for").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "JSON", exact: true }).waitFor();
  },
};

async function shoot(browser, address, view, colours, size) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: colours,
    deviceScaleFactor: 1,
  });
  await showBuilt(context);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  // whichever others there are
  await page.addInitScript(() => localStorage.setItem("hob-model", "hob-nano"));
  await page.goto(`${address}#/${view}`);
  await page.getByText("Ready", { exact: true }).waitFor({ state: "attached" });
  await VIEWS[view](page);
  await page.waitForTimeout(300);
  await page.screenshot({ path: path.join(out, `${view}-${colours}-${size}.png`) });
  await context.close();
}

const home = await mkdtemp(path.join(os.tmpdir(), "hob-shots-"));
await mkdir(out, { recursive: true });
const words = ["desktop", "--serve", "--port", "0", "--control-port", "0", "--threads", "2"];
const child = spawn(hob, models ? [...words, "--models-dir", models] : words, {
  env: { PATH: process.env.PATH, HOME: home },
  stdio: ["ignore", "ignore", "pipe"],
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
});
try {
  const address = await new Promise((found, failed) => {
    createInterface({ input: child.stderr }).on("line", (line) => {
      const told = /control on (http\S+)/.exec(line)?.[1];
      if (!told) return;
      const { origin, searchParams } = new URL(told);
      found(`${origin}/?token=${searchParams.get("token")}`);
    });
    child.on("exit", (code) => failed(new Error(`hob ended with ${code}`)));
  });
  const only = process.env.ONLY?.split(",") ?? Object.keys(VIEWS);
  for (const view of only)
    for (const colours of ["light", "dark"])
      for (const size of Object.keys(SIZES)) await shoot(browser, address, view, colours, size);
} finally {
  await browser.close();
  child.kill("SIGTERM");
  await rm(home, { recursive: true, force: true });
}
