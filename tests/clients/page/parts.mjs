// Steps that several checks take with a page.

import assert from "node:assert/strict";

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

/** Sends a message. */
export async function send(page, text) {
  await page.locator("#message").fill(text);
  await button(page, "Send").click();
}

/** Waits for the end of the answer that is being written, and returns its text. */
export async function answered(page) {
  await button(page, "Send").waitFor();
  const last = page.locator(".answer").last();
  await last.locator(".actions").waitFor();
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
