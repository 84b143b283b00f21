// Steps that several checks take with a page.

import assert from "node:assert/strict";

export const button = (page, name) =>
  page.getByRole("button", { name, exact: true });

/** Opens the page of a server. */
export async function visit(watched, address, options) {
  const page = await watched.open(options);
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
