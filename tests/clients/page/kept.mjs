// The conversations that a browser keeps.

import assert from "node:assert/strict";
import {
  answered,
  becomes,
  button,
  saved,
  send,
  shows,
  visit,
} from "./parts.mjs";

const GREETING = "Hello! Who are you?";

/** Lets a page have what it asks the database of a kind, `window.holds`, when it is let go. */
function holdDatabase() {
  const { addEventListener } = IDBRequest.prototype;
  window.held = [];
  IDBRequest.prototype.addEventListener = function (type, listener, ...more) {
    const late = (event) => {
      const isHeld = window.holds === this.source?.constructor.name;
      if (isHeld) window.held.push(() => listener(event));
      else listener(event);
    };
    const isEnd = type === "success";
    return addEventListener.call(this, type, isEnd ? late : listener, ...more);
  };
}

export const keptChecks = {
  async two_tabs_agree({ watched, shipped }) {
    const first = await visit(watched, shipped.address);
    const second = await watched.tab(first.context());
    await second.goto(shipped.address);
    await Promise.all([
      send(first, "Hello from the first"),
      send(second, "Hello from the second"),
    ]);
    await Promise.all([answered(first), answered(second)]);
    for (const page of [first, second])
      await page.waitForFunction(
        () => document.querySelectorAll(".entry").length === 2,
      );
    await second.locator(".entry", { hasText: "first" }).locator("a").click();
    const text = await first.locator(".answer .rich").textContent();
    await second.locator(".bubble", { hasText: "from the first" }).waitFor();
    await shows(second.locator(".answer .rich"), text);
    await send(first, "And again");
    await answered(first);
    await second.locator(".bubble", { hasText: "And again" }).waitFor();
    await first.locator(".entry", { hasText: "second" }).hover();
    await first
      .getByRole("button", { name: /^Conversation Hello from the second/ })
      .click();
    await first.getByRole("menuitem", { name: "Delete" }).click();
    await first
      .getByRole("dialog")
      .getByRole("button", { name: "Delete" })
      .click();
    await second.waitForFunction(
      () => document.querySelectorAll(".entry").length === 1,
    );
  },

  async what_was_chosen_last_is_shown({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    for (const text of ["The first", "The second"]) {
      await button(page, "New conversation").click();
      await send(page, text);
      await answered(page);
    }
    await page.evaluate(holdDatabase);
    const held = () => page.evaluate(() => window.held.length);
    const hold = (what) => page.evaluate((kind) => (window.holds = kind), what);
    const release = () =>
      page.evaluate(() => {
        window.holds = "";
        for (const go of window.held.splice(0)) go();
        return new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(done)),
        );
      });
    const entry = (text) => page.locator(".entry a", { hasText: text });
    await hold("IDBIndex");
    await entry("The first").click();
    await becomes(held, (n) => n > 0, "reads of the database");
    await button(page, "New conversation").click();
    await page.locator(".welcome").waitFor();
    await release();
    await page.locator(".welcome").waitFor();
    assert.equal(await page.locator(".bubble").count(), 0);
    // a message goes with its own conversation, whichever is shown once it is kept
    await hold("IDBObjectStore");
    const sent = page.waitForRequest(/chat\/completions/);
    await send(page, "The third");
    await becomes(held, (n) => n > 0, "writes to the database");
    await entry("The second").click();
    await page.locator(".bubble", { hasText: "The second" }).waitFor();
    await release();
    const { messages } = (await sent).postDataJSON();
    assert.deepEqual(messages, [{ role: "user", content: "The third" }]);
    await shows(page.locator(".bubble"), "The second");
    await entry("The third").click();
    await answered(page);
    await shows(page.locator(".bubble"), "The third");
  },

  async a_file_that_would_break_the_page_is_refused({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    const chooser = page.locator('input[type="file"][accept]');
    const message = { id: "a", parent: null, role: "user", text: "x" };
    const image = (content) => ({ name: "x", kind: "image", content });
    for (const [changes, words] of [
      [{ id: 1 }, "whose id is none"],
      [{ role: "root" }, "whose role is none"],
      [{ text: {} }, "whose text is none"],
      [{ parent: "a" }, "are no tree"],
      [{ calls: 3 }, "whose calls is none"],
      [{ tokens: [{ token: "x" }] }, "whose tokens is none"],
      [{ timings: "fast" }, "whose timings is none"],
      [{ reasoning: [] }, "whose reasoning is none"],
      // a server would ask for it
      [
        { attachments: [image("http://192.0.2.1/x.png")] },
        "attachments is none",
      ],
      [{ attachments: [image("javascript:alert(1)")] }, "attachments is none"],
    ]) {
      const messages = [{ ...message, created: 1, ...changes }];
      const conversation = { title: "One", created: 1, updated: 1, leaf: "a" };
      const format = "hob-conversations-1";
      const file = { format, conversations: [{ conversation, messages }] };
      await chooser.setInputFiles({
        name: "kept.json",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify(file)),
      });
      await page.getByRole("alert").getByText(words).waitFor();
    }
    assert.equal(await page.locator(".entry").count(), 0);
  },

  async conversations_go_out_and_come_in({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    await send(page, GREETING);
    const text = await answered(page);
    const menu = () => button(page, "This conversation").click();
    await menu();
    const markdown = await saved(page, () =>
      page.getByRole("menuitem", { name: "Export as Markdown" }).click(),
    );
    assert(
      markdown
        .replaceAll(/<!-- hob \w+ -->\n\n/g, "")
        .startsWith(`# ${GREETING}\n\n## You\n\n${GREETING}\n\n## hob-nano`),
    );
    await menu();
    const json = await saved(page, () =>
      page.getByRole("menuitem", { name: "Export as JSON" }).click(),
    );
    const other = await visit(watched, shipped.address);
    const file = {
      name: "kept.json",
      mimeType: "application/json",
      buffer: Buffer.from(json),
    };
    const chooser = other.locator('input[type="file"][accept]');
    await chooser.setInputFiles({ ...file, buffer: Buffer.from("{}") });
    await other.getByText("The file holds no conversations").waitFor();
    await chooser.setInputFiles(file);
    await other.locator(".entry a").click();
    await shows(other.locator(".answer .rich"), text);
    await button(page, "All conversations").click();
    const all = await saved(page, () =>
      page.getByRole("menuitem", { name: "Export all as Markdown" }).click(),
    );
    assert.equal(all, markdown);
    const third = await visit(watched, shipped.address);
    const read = (name, lines) =>
      third.locator('input[type="file"][accept]').setInputFiles({
        name,
        mimeType: "text/markdown",
        buffer: Buffer.from(lines),
      });
    await read("notes.md", "# Notes\n\n## You\n");
    await third.getByText("The file holds no conversations").waitFor();
    await read("kept.md", markdown);
    await third.locator(".entry a").click();
    await shows(third.locator(".bubble"), GREETING);
    await shows(third.locator(".answer .rich"), text);
  },
};
