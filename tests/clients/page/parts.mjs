// Steps that several checks take with a page.

import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { PATIENCE } from "./watch.mjs";

/** Reads a value until it is as expected, and returns it: a page shows later than at once what an
 * action has done. `expected` is a value, a pattern or a condition. */
export async function becomes(read, expected, what = "") {
  const isIt =
    typeof expected === "function"
      ? expected
      : expected instanceof RegExp
        ? (value) => expected.test(value ?? "")
        : (value) => isDeepStrictEqual(value, expected);
  const end = Date.now() + PATIENCE;
  for (;;) {
    // a page that is just left has nothing to read
    const { value, fault } = await Promise.resolve(read()).then(
      (value) => ({ value }),
      (fault) => ({ fault }),
    );
    if (!fault && isIt(value)) return value;
    if (Date.now() > end) {
      if (fault) throw fault;
      const told = JSON.stringify(value);
      assert.fail(`${what || "it"} stays ${told}, not ${inWords(expected)}`);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}

const inWords = (expected) =>
  typeof expected === "function" || expected instanceof RegExp
    ? String(expected)
    : JSON.stringify(expected);

/** Waits until a place has a text, a pattern of one, or one that meets a condition. */
export const shows = (locator, expected) =>
  becomes(() => locator.textContent(), expected, String(locator));

/** Waits until there are so many of something. */
export const counts = (locator, n) =>
  becomes(() => locator.count(), n, String(locator));

/** Waits until the focus of the keyboard is on something. */
export const isFocused = (locator) =>
  becomes(
    () => locator.evaluate((element) => element === document.activeElement),
    true,
    `the focus on ${locator}`,
  );

/** Waits until nothing of a page is wider than its window. */
export const fits = (page, what) =>
  becomes(
    () =>
      page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    true,
    `that ${what} fits`,
  );

/** Waits until one of several looks, languages or kinds is the chosen one. */
export async function choose(page, name) {
  await button(page, name).click();
  await becomes(
    () => button(page, name).getAttribute("aria-pressed"),
    "true",
    `whether ${name} is chosen`,
  );
}

export const button = (page, name) =>
  page.getByRole("button", { name, exact: true });

/** Lets a page have the events of its streams one by one, each when what the one before has changed
 * is drawn: a busy machine may bring a whole answer at once. */
async function pace(page) {
  await page.addInitScript(() => {
    const { fetch } = window;
    const drawn = () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(done)),
      );
    window.fetch = async (...words) => {
      const response = await fetch(...words);
      const kind = response.headers.get("content-type") ?? "";
      if (!kind.startsWith("text/event-stream")) return response;
      let rest = "";
      const oneByOne = new TransformStream({
        async transform(text, out) {
          const events = (rest + text).split("\n\n");
          rest = events.pop();
          for (const event of events) {
            out.enqueue(`${event}\n\n`);
            await drawn();
          }
        },
        flush: (out) => out.enqueue(rest),
      });
      const body = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(oneByOne)
        .pipeThrough(new TextEncoderStream());
      return new Response(body, response);
    };
  });
}

/** Opens the page of a server; a paced one draws each event of its streams. */
export async function visit(
  watched,
  address,
  { isPaced = false, ...options } = {},
) {
  const page = await watched.open(options);
  if (isPaced) await pace(page);
  await page.goto(address);
  await page.getByText("Ready", { exact: true }).waitFor({ state: "attached" });
  return page;
}

/** The number of requests for answers that were seen to their end, by page. */
const seen = new WeakMap();

/** Waits until a page has asked for an answer that was not waited for. */
export async function asks(page) {
  await becomes(
    () => page.asked,
    (n) => n > (seen.get(page) ?? 0),
    "requests",
  );
  seen.set(page, page.asked);
}

/** Sends a message. */
export async function send(page, text) {
  seen.set(page, page.asked);
  await page.locator("#message").fill(text);
  await button(page, "Send").click();
}

/** Waits for the end of the answer that is being written, and returns its text. */
export async function answered(page) {
  await asks(page);
  await button(page, "Send").waitFor();
  await counts(page.locator(".answer.live"), 0);
  const last = page.locator(".answer").last();
  await last.locator(".actions").waitFor();
  // what makes markup of it may come later
  await counts(page.locator(".rich.plain-text"), 0);
  return last.locator(".rich").last().textContent();
}

/** Sets an option of sampling. */
export async function option(page, label, value) {
  const field = page.getByLabel(label, { exact: true }).first();
  await field.fill(String(value));
  await field.press("Tab");
}

export async function settings(page) {
  const opener = button(page, "Settings of this conversation");
  if ((await opener.getAttribute("aria-pressed")) !== "true")
    await opener.click();
  await page.getByRole("heading", { name: "Settings" }).waitFor();
}

/** Waits until all that looks as if it could be clicked is reached by the keyboard as well. */
export const isForKeyboards = (page, what) =>
  becomes(
    () =>
      page.evaluate(() => {
        const reached =
          "a[href], button, input, select, textarea, summary, label, [tabindex]";
        return [...document.querySelectorAll("body *")]
          .filter((element) => getComputedStyle(element).cursor === "pointer")
          .filter((element) => !element.closest(reached))
          .map((element) => element.outerHTML.slice(0, 120));
      }),
    [],
    `what only a pointer reaches in ${what}`,
  );

/** Goes to an element by the keyboard alone. */
export async function tabTo(page, locator) {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press("Tab");
    if (await locator.evaluate((element) => element === document.activeElement))
      return;
  }
  assert.fail("there is no way by the keyboard");
}

/** Waits for a download that an action begins, and returns its text. */
export async function saved(page, action) {
  const begun = page.waitForEvent("download");
  await action();
  const stream = await (await begun).createReadStream();
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
}
