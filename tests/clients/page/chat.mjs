// The chat.

import assert from "node:assert/strict";
import path from "node:path";
import {
  answered,
  becomes,
  button,
  counts,
  isFocused,
  option,
  send,
  settings,
  shows,
  tabTo,
  visit,
} from "./parts.mjs";
import { ready } from "./servers.mjs";

const GREETING = "Hello! Who are you?";

/** Returns the length of the longest message that the browser has kept. */
function longest(page) {
  return page.evaluate(async () => {
    const asked = (request) =>
      new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const database = await asked(indexedDB.open("hob"));
    const messages = database.transaction("messages").objectStore("messages");
    const all = await asked(messages.getAll());
    database.close();
    return Math.max(...all.map(({ text }) => text.length));
  });
}

export const chatChecks = {
  async an_answer_streams({ watched, shipped }) {
    const page = await visit(watched, shipped.address, { isPaced: true });
    // the lengths of the answer, each time that it changes while it is written
    await page.evaluate(() => {
      window.lengths = new Set();
      new MutationObserver(() => {
        const live = document.querySelector(".answer.live .rich");
        if (live?.textContent) window.lengths.add(live.textContent.length);
      }).observe(document.querySelector("main"), {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    await send(page, GREETING);
    const text = await answered(page);
    assert(text.trim().length > 0);
    const n = await page.evaluate(() => window.lengths.size);
    assert(n > 2, `it was seen at ${n} lengths`);
    const figures = await shows(
      page.locator(".answer .figures"),
      /\d tokens\/s · \d+ tokens? · first after .* · context/,
    );
    await becomes(() => page.url(), /#\/chat\/[0-9a-f]{24}$/);
    await page.locator(".entry .title", { hasText: GREETING }).waitFor();
    return figures;
  },

  async the_first_token_counts_from_the_question({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    await page.route("**/chat/completions", async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await send(page, GREETING);
    await answered(page);
    await shows(page.locator(".answer .figures"), (text) => {
      const [, seconds] = / · first after ([\d.]+) s · /.exec(text) ?? [];
      return Number(seconds) >= 1.5;
    });
  },

  async it_survives_a_reload_and_is_found({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    await send(page, GREETING);
    const text = await answered(page);
    await page.reload();
    await shows(page.locator(".answer .rich").last(), text);
    await button(page, "New conversation").click();
    await send(page, "Something quite different");
    await answered(page);
    await page.getByLabel("Search the conversations").fill("WHO are");
    await page.waitForFunction(
      () => document.querySelectorAll(".entry").length === 1,
    );
    await page.locator(".entry a").click();
    await shows(page.locator(".answer .rich").last(), text);
  },

  async answers_stop_and_go_on({ watched, serve, stories, stop }) {
    const server = await serve([
      "-m",
      stories,
      "--ctx-size",
      "100000",
      "--ignore-eos",
      // no faster than a page on a busy machine can show it
      "--power",
      "30",
    ]);
    const page = await visit(watched, server.address);
    await send(page, "Tell me a story.");
    await page.waitForFunction(
      () =>
        document.querySelector(".answer.live .rich")?.textContent.length > 200,
    );
    await button(page, "Stop").click();
    await page.getByText("You stopped it.").waitFor();
    const text = await page.locator(".answer .rich").textContent();
    const isFree = async () => {
      const slots = await (await fetch(`${server.address}/slots`)).json();
      return slots.every((slot) => !slot.is_processing);
    };
    // the step in work ends first
    await becomes(isFree, true, "that the slot is free");
    await button(page, "Continue").click();
    await page.waitForFunction(
      (n) =>
        document.querySelector(".answer.live .rich")?.textContent.length >
        n + 100,
      text.length,
    );
    await page.keyboard.press("Escape");
    await page.getByText("You stopped it.").waitFor();
    const more = await page.locator(".answer .rich").textContent();
    assert(more.startsWith(text.trimEnd()), "it goes on where it ended");
    await stop(server);
  },

  async answers_and_messages_have_versions({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    await send(page, GREETING);
    const first = await answered(page);
    await button(page, "Write another answer").click();
    await answered(page);
    await page.getByText("2 / 2").waitFor();
    await button(page, "Earlier version").click();
    await page.getByText("1 / 2").waitFor();
    await shows(page.locator(".answer .rich").last(), first);
    await page.locator(".said").hover();
    await page.locator(".said").getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Edit the message").fill("What can you do?");
    await page.keyboard.press("Control+Enter");
    await answered(page);
    await page
      .locator(".said .bubble", { hasText: "What can you do?" })
      .waitFor();
    await page.locator(".said .versions", { hasText: "2 / 2" }).waitFor();
    await page
      .locator(".said")
      .getByRole("button", { name: "Earlier version" })
      .click();
    await page.locator(".said .bubble", { hasText: GREETING }).waitFor();
    // of the branch, the version that came last
    await page.locator(".answer .versions", { hasText: "2 / 2" }).waitFor();
    await page.reload();
    await page.locator(".said .versions", { hasText: "1 / 2" }).waitFor();
    await page
      .locator(".answer")
      .getByRole("button", { name: "Delete" })
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Delete" })
      .click();
    await page.waitForFunction(
      () => !document.querySelector(".answer .versions"),
    );
    await shows(page.locator(".answer .rich").last(), first);
  },

  async settings_are_sent({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    await settings(page);
    const shown = page.getByLabel("Temperature", { exact: true }).first();
    const served = await (await fetch(`${shipped.address}/props`)).json();
    const { params } = served.default_generation_settings;
    await becomes(
      async () => Number(await shown.getAttribute("placeholder")),
      params.temperature,
    );
    await page.getByLabel("System prompt").fill("You are a poet.");
    await option(page, "Temperature", 0);
    await option(page, "Top K", 7);
    await option(page, "Most tokens", 8);
    // as somebody types them
    await page.getByLabel("End at these texts, one a line").click();
    await page.keyboard.type("###\nEND");
    await page.getByLabel("Let the model reason").selectOption("no");
    const sent = page.waitForRequest(/chat\/completions/);
    await send(page, GREETING);
    const body = (await sent).postDataJSON();
    assert.deepEqual(body.messages[0], {
      role: "system",
      content: "You are a poet.",
    });
    assert.deepEqual(
      [body.temperature, body.top_k, body.max_tokens],
      [0, 7, 8],
    );
    assert.deepEqual(body.stop, ["###", "END"]);
    assert.deepEqual(body.chat_template_kwargs, { enable_thinking: false });
    assert(!("top_p" in body), "what is not set is the server's");
    await page.getByText("It ended at the limit of its length.").waitFor();
    await button(page, "Begin new conversations with these").click();
    await button(page, "New conversation").click();
    await page.locator(".welcome").waitFor();
    await becomes(
      () => page.getByLabel("System prompt").inputValue(),
      "You are a poet.",
    );
  },

  async tokens_have_probabilities_and_rivals({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    await button(page, "Probabilities").click();
    await settings(page);
    await option(page, "Temperature", 0);
    await option(page, "Most tokens", 24);
    await send(page, GREETING);
    const text = await answered(page);
    await button(page, "Show the tokens").click();
    const tokens = page.locator(".tokens .token");
    await becomes(
      async () => (await tokens.allTextContents()).join("").trim(),
      text.trim(),
    );
    await tokens.nth(3).hover();
    await page.locator('.token.at[data-at="3"]').waitFor();
    const before = (await tokens.allTextContents()).slice(0, 3).join("");
    const rivals = page.locator(".rivals .rival");
    await counts(rivals, (n) => n >= 5);
    const other = page.locator(".rivals .rival:not(.chosen)").first();
    const word = await other.locator("code").textContent();
    // a click holds the token, whatever the pointer passes on its way to the others
    await tokens.nth(3).click();
    await page.locator('.tokens[data-held="true"]').waitFor();
    const last = tokens.nth((await tokens.count()) - 1);
    for (const passed of [tokens.nth(5), last, tokens.nth(6)]) {
      await passed.hover();
      await page.waitForTimeout(200);
    }
    assert.equal(await page.locator(".token.at").getAttribute("data-at"), "3");
    const at = (n) => page.locator(`.token.at[data-at="${n}"]`).waitFor();
    await page.keyboard.press("End");
    await at((await tokens.count()) - 1);
    await page.keyboard.press("Home");
    await at(0);
    for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
    await at(3);
    await other.click();
    const next = await answered(page);
    assert(
      next.startsWith((before + word.replaceAll("␣", " ")).trim()),
      `${next} begins with ${before + word}`,
    );
    await page.getByText("2 / 2").waitFor();
  },

  async a_link_opens_with_a_prompt({ watched, shipped }) {
    const prompt = "What is 2 + 2 & why?";
    for (const link of [
      `#/chat?prompt=${encodeURIComponent(prompt)}`,
      `?q=${encodeURIComponent(prompt)}`,
    ]) {
      const page = await visit(watched, `${shipped.address}/${link}`);
      await page.waitForFunction(
        (text) => document.querySelector("#message").value === text,
        prompt,
      );
      assert.equal(
        await page.locator(".answer").count(),
        0,
        "nothing is sent by itself",
      );
    }
    const page = await visit(watched, shipped.address);
    const follow = (text) =>
      page.evaluate((to) => {
        location.hash = `#/chat?prompt=${to}`;
      }, text);
    const holds = (text) =>
      page.waitForFunction(
        (to) => document.querySelector("#message").value === to,
        text,
      );
    await follow("first");
    await holds("first");
    await button(page, "Send").click();
    await answered(page);
    await follow("second");
    await holds("second");
    await page.locator(".welcome").waitFor();
    await counts(page.locator(".entry"), 1);
  },

  async files_go_with_a_message({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    const chooser = page.locator('input[type="file"]:not([accept])');
    const text = {
      name: "notes.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("a ``` b"),
    };
    await chooser.setInputFiles([text]);
    await page.getByText("notes.txt", { exact: true }).waitFor();
    await chooser.setInputFiles([
      {
        name: "raw.bin",
        mimeType: "application/octet-stream",
        buffer: Buffer.from([0, 255, 1]),
      },
      { name: "a.png", mimeType: "image/png", buffer: Buffer.from([1]) },
    ]);
    await page.getByText("neither text in UTF-8 nor an image").waitFor();
    await page.getByText("this model takes no images").waitFor();
    const sent = page.waitForRequest(/chat\/completions/);
    await send(page, "What is in it?");
    const { messages } = (await sent).postDataJSON();
    assert.equal(
      messages[0].content,
      "File notes.txt:\n````\na ``` b\n````\n\nWhat is in it?",
    );
    await answered(page);
  },

  async files_are_kept_and_left_out_when_a_message_is_edited({
    watched,
    shipped,
  }) {
    const page = await visit(watched, shipped.address);
    const text = (name, content) => ({
      name,
      mimeType: "text/plain",
      buffer: Buffer.from(content),
    });
    const choosers = page.locator('input[type="file"]:not([accept])');
    await choosers.setInputFiles([text("a.txt", "one"), text("b.txt", "two")]);
    await page.getByText("b.txt", { exact: true }).waitFor();
    await send(page, "What is in them?");
    await answered(page);
    const said = page.locator(".said");
    const edit = async () => {
      await said.hover();
      await said.getByRole("button", { name: "Edit" }).click();
    };
    await edit();
    await button(page, "Leave out a.txt").click();
    await said
      .locator('input[type="file"]')
      .setInputFiles([text("c.txt", "three")]);
    await said.getByText("c.txt", { exact: true }).waitFor();
    await button(page, "Cancel").click();
    await said.getByText("a.txt", { exact: true }).waitFor();
    assert.equal(await said.getByText("c.txt").count(), 0, "nothing changed");
    await edit();
    await button(page, "Leave out a.txt").click();
    await said
      .locator('input[type="file"]')
      .setInputFiles([
        text("c.txt", "three"),
        { ...text("d", ""), buffer: Buffer.from([0, 255]) },
      ]);
    await said.getByText("neither text in UTF-8 nor an image").waitFor();
    const sent = page.waitForRequest(/chat\/completions/);
    await page.getByLabel("Edit the message").press("Control+Enter");
    const { messages } = (await sent).postDataJSON();
    assert.equal(
      messages[0].content,
      "File b.txt:\n```\ntwo\n```\n\nFile c.txt:\n```\nthree\n```\n\nWhat is in them?",
    );
    await answered(page);
    await said.getByText("2 / 2").waitFor();
    // without files and without text there is nothing to send
    await edit();
    await button(page, "Leave out b.txt").click();
    await button(page, "Leave out c.txt").click();
    await page.getByLabel("Edit the message").fill(" ");
    await becomes(
      () => said.getByRole("button", { name: "Send" }).isDisabled(),
      true,
    );
  },

  async images_go_in({ watched, serve, stop, vision, mmproj }) {
    if (!vision) return "no vision model was given";
    const server = await serve([
      "-m",
      vision,
      "--mmproj",
      mmproj,
      "--n-predict",
      "8",
    ]);
    const page = await visit(watched, server.address);
    const picture = () =>
      page.evaluateHandle(async () => {
        const canvas = new OffscreenCanvas(48, 48);
        const context = canvas.getContext("2d");
        context.fillStyle = "#c33";
        context.fillRect(0, 0, 48, 48);
        const data = new DataTransfer();
        data.items.add(
          new File([await canvas.convertToBlob()], "red.png", {
            type: "image/png",
          }),
        );
        return data;
      });
    await page.dispatchEvent(".chat", "drop", {
      dataTransfer: await picture(),
    });
    await page.locator(".composer img").waitFor();
    await page.locator("#message").evaluate(
      (element, data) => {
        element.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData: data, bubbles: true }),
        );
      },
      await picture(),
    );
    await page.waitForFunction(
      () => document.querySelectorAll(".composer img").length === 2,
    );
    await button(page, "Take a picture").click();
    await page.waitForFunction(
      () => document.querySelector("video")?.videoWidth > 0,
    );
    await button(page, "Take it").click();
    await page.waitForFunction(
      () => document.querySelectorAll(".composer img").length === 3,
    );
    await button(page, "Leave out camera.jpg").click();
    const sent = page.waitForRequest(/chat\/completions/);
    await send(page, "What is this?");
    const { content } = (await sent).postDataJSON().messages[0];
    assert.deepEqual(
      content.map((part) => part.type),
      ["image_url", "image_url", "text"],
    );
    await answered(page);
    await page.reload();
    await page.locator(".answer .actions").waitFor();
    await counts(page.locator(".said img"), 2);
    // one opens large, by the keyboard as well
    const small = button(page, "Enlarge red.png").first();
    await tabTo(page, small);
    await page.keyboard.press("Enter");
    const large = page
      .getByRole("dialog")
      .getByRole("img", { name: "red.png" });
    await large.waitFor();
    await watched.accessible(page, "an image opened large");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("dialog"));
    await isFocused(small);
    // an edited message may leave one out
    await page.locator(".said").hover();
    await page.locator(".said").getByRole("button", { name: "Edit" }).click();
    await button(page, "Leave out red.png").first().click();
    const again = page.waitForRequest(/chat\/completions/);
    await page.keyboard.press("Tab");
    await page.getByLabel("Edit the message").press("Control+Enter");
    const edited = (await again).postDataJSON().messages[0].content;
    assert.deepEqual(
      edited.map((part) => part.type),
      ["image_url", "text"],
    );
    await answered(page);
    await page.locator(".said").getByText("2 / 2").waitFor();
    await stop(server);
  },

  async a_call_is_shown_and_answered({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    await settings(page);
    await option(page, "Temperature", 0);
    await page.getByLabel(/^Functions that the model may call/).fill("[{}]");
    await page.getByText("Tool 1 has no name.").waitFor();
    await page.getByLabel(/^Functions that the model may call/).fill("");
    await button(page, "Begin with an example").click();
    await page
      .getByLabel("The model", { exact: true })
      .selectOption("must call one");
    await send(page, "What is the weather in Bern?");
    await page.locator(".call code", { hasText: "weather" }).waitFor();
    await page.locator(".call pre", { hasText: '"place":' }).waitFor();
    await page.getByLabel("Answer it yourself").fill('{"sky": "blue"}');
    await page
      .getByLabel("The model", { exact: true })
      .selectOption("calls none");
    const sent = page.waitForRequest(/chat\/completions/);
    await button(page, "Give the answer").click();
    const { messages } = (await sent).postDataJSON();
    assert.deepEqual(
      messages.map((message) => message.role),
      ["user", "assistant", "tool"],
    );
    assert.equal(messages[1].tool_calls[0].id, messages[2].tool_call_id);
    assert.equal(messages[2].content, '{"sky": "blue"}');
    await answered(page);
    await page.reload();
    await page
      .locator(".tool-answer pre", { hasText: '{"sky": "blue"}' })
      .waitFor();
  },

  async a_restart_in_the_middle_is_told({
    watched,
    start,
    stop,
    stories,
    allow,
  }) {
    allow(/net::ERR_|Failed to load/);
    const words = [
      "serve",
      "-m",
      stories,
      "--ctx-size",
      "100000",
      "--ignore-eos",
      "--threads",
      "1",
    ];
    const server = await start([...words, "--port", "0"]);
    await ready(server.address);
    const page = await visit(watched, server.address);
    await send(page, "Tell me a story.");
    await page.waitForFunction(
      () =>
        document.querySelector(".answer.live .rich")?.textContent.length > 100,
    );
    await stop(server);
    await page
      .getByText("hob went away while it wrote this. What had come is kept.")
      .waitFor();
    await page.getByText("hob is gone.", { exact: true }).waitFor();
    const text = await page.locator(".answer .rich").textContent();
    const again = await start([
      ...words,
      "--port",
      new URL(server.address).port,
    ]);
    await ready(again.address);
    await page.getByText("Ready", { exact: true }).waitFor();
    // what is kept has line breaks that are none where it is shown
    const kept = await longest(page);
    await button(page, "Continue").click();
    await page.waitForFunction(
      (n) =>
        document.querySelector(".answer.live .rich")?.textContent.length > n,
      text.length,
    );
    // a reload in the middle keeps what had come by then
    await becomes(
      () => longest(page),
      (n) => n > kept + 40,
      "the longest text that is kept",
    );
    await page.reload();
    await page.getByText("This was cut off").waitFor();
    await shows(
      page.locator(".answer .rich"),
      (now) => now.length > text.length,
    );
    await stop(again);
  },

  async the_keyboard_does_everything({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    await isFocused(page.locator("#message"));
    await page.keyboard.type(GREETING);
    await page.keyboard.press("Enter");
    await answered(page);
    const again = button(page, "Write another answer");
    await tabTo(page, again);
    const outline = await again.evaluate(
      (element) => getComputedStyle(element).outlineStyle,
    );
    assert.notEqual(outline, "none", "the focus shows");
    await page.keyboard.press("Enter");
    await page.getByText("2 / 2").waitFor();
    await answered(page);
    await page.keyboard.press("Control+Shift+O");
    await page.locator(".welcome").waitFor();
    await isFocused(page.locator("#message"));
    await page.keyboard.type("Another one");
    await page.keyboard.press("Enter");
    await answered(page);
    await tabTo(
      page,
      page.getByRole("button", { name: /^Conversation Hello/ }),
    );
    await page.keyboard.press("Enter");
    await isFocused(page.getByRole("menuitem").first());
    await page.keyboard.press("ArrowDown");
    await isFocused(page.getByRole("menuitem").nth(1));
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByLabel("Title").fill("Renamed");
    await page.keyboard.press("Enter");
    await page.locator(".entry .title", { hasText: "Renamed" }).waitFor();
    await tabTo(page, button(page, "Settings of this conversation"));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    return path.basename(page.url().split("#")[0]);
  },
};
