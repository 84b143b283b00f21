// Text of others stays text; and the page is there for everybody.

import assert from "node:assert/strict";
import {
  answered,
  asks,
  becomes,
  button,
  choose,
  counts,
  fits,
  isForKeyboards,
  send,
  settings,
  visit,
} from "./parts.mjs";
import { PAYLOADS } from "./payloads.mjs";

/** Returns what a page has that only the markup of somebody else could have brought. */
export function foreign(page) {
  return page.evaluate(() => {
    const bad =
      "script:not([src]), iframe, object, embed, style, base, form[action], video, audio, svg a";
    const found = [...document.querySelectorAll(bad)].map(
      (element) => element.outerHTML,
    );
    for (const element of document.querySelectorAll("*"))
      for (const { name, value } of element.attributes) {
        const isRun =
          name.startsWith("on") || /^\s*(java|vb)script:/i.test(value);
        const isFar =
          name === "src" &&
          !/^(\.?\/|data:|blob:|http:\/\/127\.0\.0\.1)/.test(value);
        if (isRun || isFar) found.push(`${name}=${value}`);
      }
    if (document.querySelectorAll("#app").length !== 1)
      found.push("another #app");
    return found;
  });
}

/** A conversation of which every text is one of somebody else. */
function conversation(payload, i) {
  const message = (id, more) => ({
    id,
    conversation: "c",
    created: i,
    text: payload,
    ...more,
  });
  const call = { id: payload, name: payload, arguments: payload };
  return {
    conversation: {
      id: "c",
      title: payload,
      created: i,
      updated: i,
      system: payload,
      sampling: {},
      tools: payload,
      leaf: "d",
    },
    messages: [
      message("a", {
        parent: null,
        role: "user",
        attachments: [
          { name: payload, kind: "text", content: payload },
          {
            name: payload,
            kind: "image",
            content: "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
          },
        ],
      }),
      message("b", {
        parent: "a",
        role: "assistant",
        reasoning: payload,
        calls: [call],
        model: payload,
      }),
      message("c", { parent: "b", role: "tool", callId: payload }),
      message("d", {
        parent: "c",
        role: "assistant",
        finish: "refused",
        problem: payload,
        tokens: [
          {
            id: 1,
            token: payload,
            bytes: [...Buffer.from(payload)],
            logprob: -1,
            top_logprobs: [{ id: 2, token: payload, bytes: [], logprob: -2 }],
          },
        ],
      }),
    ],
  };
}

/** A conversation with one answer. */
function answerOf(text) {
  const about = { title: "One answer", created: 1, updated: 1, leaf: "a" };
  const message = {
    id: "a",
    parent: null,
    role: "assistant",
    text,
    created: 1,
  };
  return { conversation: about, messages: [message] };
}

/** Opens the page with an answer that a file brings. */
async function withAnswer(watched, address, text, options) {
  const page = await visit(watched, address, options);
  const format = "hob-conversations-1";
  const kept = { format, conversations: [answerOf(text)] };
  await page.locator('input[type="file"][accept]').setInputFiles({
    name: "kept.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(kept)),
  });
  await page.locator(".entry a").click();
  return page;
}

const TABLE = [
  "| Name of the thing | Value | Middle |",
  "|:--|--:|:-:|",
  "| a | 1 | x |",
  `| ${"many words of a cell ".repeat(6)} | 1,234 | y |`,
].join("\n");

export const safeChecks = {
  async tables_are_aligned_within_the_policy({ watched, shipped }) {
    const page = await withAnswer(watched, shipped.address, TABLE);
    await page.locator(".block td").first().waitFor();
    const cells = page.locator(".block tr:last-child td");
    const sides = () =>
      cells.evaluateAll((all) =>
        all.map((td) => getComputedStyle(td).textAlign),
      );
    await becomes(sides, ["left", "right", "center"]);
    await page.setViewportSize({ width: 320, height: 640 });
    const lines = () =>
      page.locator(".block th").evaluateAll((heads) =>
        heads.slice(1).map((head) => {
          const range = document.createRange();
          range.selectNodeContents(head);
          return range.getClientRects().length;
        }),
      );
    await becomes(lines, [1, 1], "the lines of the words of a head");
  },

  async markup_of_others_stays_text({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    const kept = {
      format: "hob-conversations-1",
      conversations: PAYLOADS.map(conversation),
    };
    await page.locator('input[type="file"][accept]').setInputFiles({
      name: "kept.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(kept)),
    });
    await settings(page);
    const entries = page.locator(".entry a");
    await entries.nth(PAYLOADS.length - 1).waitFor();
    for (let i = 0; i < PAYLOADS.length; i++) {
      await entries.nth(i).click();
      await becomes(() => entries.nth(i).getAttribute("aria-current"), "true");
      const title = await entries.nth(i).getAttribute("title");
      await page
        .locator(".bubble")
        .filter({
          hasText: title
            .replace("\u0000", "")
            .slice(0, 20)
            .trim()
            .split("\n")[0],
        })
        .first()
        .waitFor();
      await page.locator(".reasoning summary").click();
      await page.locator(".reasoning[open]").waitFor();
      await choose(page, "Show the tokens");
      assert.deepEqual(await foreign(page), [], title);
    }
    return `${PAYLOADS.length} texts`;
  },

  async what_a_model_writes_stays_text({ watched, serve, stop, stories }) {
    // no model has a token for the character 0
    const writable = PAYLOADS.filter((payload) => !payload.includes("\u0000"));
    const name = "<img src=x onerror=alert(1)>";
    const server = await serve([
      "-m",
      stories,
      "--ctx-size",
      "20000",
      "--grammar",
      `root ::= ${JSON.stringify(writable.join("\n\n"))}`,
      "--alias",
      name,
    ]);
    const page = await visit(watched, server.address);
    await page.getByText(name).first().waitFor();
    const sent = page.waitForRequest(/chat\/completions/);
    await send(page, "Write something bad.");
    const written = (await sent).response().then((all) => all.text());
    // while it is written, and once it is
    while ((await page.locator(".answer.live").count()) > 0) {
      assert.deepEqual(await foreign(page), []);
      await page.waitForTimeout(200);
    }
    await answered(page);
    const content = (await written)
      .split("\n\n")
      .filter((event) => event.startsWith("data: {"))
      .map((event) => JSON.parse(event.slice(6)).choices[0]?.delta.content)
      .join("");
    assert.equal(content, writable.join("\n\n"));
    assert.deepEqual(await foreign(page), []);
    await stop(server);
    return `${writable.length} texts`;
  },

  async names_of_files_stay_text({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    // a browser gives the name of a file up to its last slash, and none with a line break
    const names = PAYLOADS.map((payload) =>
      payload.replaceAll("/", "∕").replace(/[\n\t\u0000]/g, " "),
    );
    const files = (kind, content) =>
      names.map((name) => ({ name, mimeType: kind, buffer: content }));
    const chooser = page.locator('input[type="file"]:not([accept])');
    await chooser.setInputFiles(files("text/plain", Buffer.from("text")));
    const draft = page.locator(".composer .files li");
    await counts(draft, names.length);
    const shown = await draft.allTextContents();
    assert.deepEqual(
      shown.map((text) => text.trim()),
      names.map((text) => text.trim()),
    );
    assert.deepEqual(await foreign(page), [], "a draft");
    await chooser.setInputFiles(files("x/y", Buffer.from([0, 255, 1])));
    await counts(page.locator(".problems li"), names.length);
    assert.deepEqual(await foreign(page), [], "files that are refused");
    await page.route("**/chat/completions", (route) =>
      route.fulfill({
        status: 400,
        json: { error: { message: names[1], code: 400 } },
      }),
    );
    watched.allowed = /400/;
    await send(page, "What is in them?");
    await page.getByRole("alert").getByText(names[1]).waitFor();
    await counts(page.locator(".said .files li"), names.length);
    assert.deepEqual(await foreign(page), [], "sent");
    return `${names.length} names`;
  },

  async schemas_of_others_stay_text({ watched, shipped }) {
    const page = await visit(watched, `${shipped.address}/#/structure`);
    const properties = Object.fromEntries(
      PAYLOADS.map((payload) => [
        payload,
        { const: payload, title: payload, description: payload },
      ]),
    );
    const schema = {
      title: PAYLOADS[1],
      type: "object",
      properties,
      required: [PAYLOADS[0]],
    };
    const editor = page.getByLabel("JSON Schema", { exact: true }).last();
    await page.getByText("It compiles").waitFor();
    const checked = page.waitForResponse(/check-constraint$/);
    await editor.fill(JSON.stringify(schema, null, 2));
    await checked;
    await page.getByText("It compiles").waitFor();
    await page.getByLabel("Most tokens").fill("300");
    await button(page, "Write").click();
    await asks(page);
    await button(page, "Write").waitFor();
    for (const look of ["Tree", "Form", "Tokens", "Text"]) {
      await choose(page, look);
      assert.deepEqual(await foreign(page), [], look);
    }
    await button(page, "Code").click();
    for (const language of [
      "curl",
      "Python",
      "JavaScript",
      "pydantic",
      "zod",
    ]) {
      await choose(page, language);
      assert.deepEqual(await foreign(page), [], language);
    }
    await page.keyboard.press("Escape");
    await editor.fill(`{"${PAYLOADS[1].replaceAll('"', "")}": <script>}`);
    await page.locator("#editor-problems li").first().waitFor();
    assert.deepEqual(await foreign(page), []);
  },

  async nothing_keeps_anybody_out({ watched, shipped }) {
    for (const colorScheme of ["light", "dark"]) {
      const page = await visit(watched, shipped.address, { colorScheme });
      await watched.accessible(page, `empty, ${colorScheme}`);
      await button(page, "Probabilities").click();
      await send(page, "Write a list, a table and a piece of code.");
      await answered(page);
      await settings(page);
      await page.getByText("More samplers").click();
      await watched.accessible(page, `chat, ${colorScheme}`);
      await choose(page, "Show the tokens");
      await watched.accessible(page, `tokens, ${colorScheme}`);
      await isForKeyboards(page, "the chat");
      await button(page, "Delete").last().click();
      await page.getByRole("dialog").waitFor();
      await watched.accessible(page, `dialog, ${colorScheme}`);
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Structure" }).click();
      await page.getByText("It compiles").waitFor();
      await button(page, "Write").click();
      await asks(page);
      await button(page, "Write").waitFor();
      for (const look of ["Tree", "Form", "Tokens"]) {
        await choose(page, look);
        await watched.accessible(page, `${look}, ${colorScheme}`);
        await isForKeyboards(page, look);
      }
      await page.getByLabel("JSON Schema", { exact: true }).last().fill("{ x");
      await page.locator("#editor-problems li").first().waitFor();
      await watched.accessible(page, `fault, ${colorScheme}`);
    }
  },

  async narrow_screens_and_large_text_fit({ watched, shipped }) {
    // 1280 × 800 at 200 % is as 640 × 400
    const sizes = [
      [320, 640],
      [390, 844],
      [640, 400],
      [760, 900],
      [1000, 800],
      [1280, 800],
      [1920, 1080],
    ];
    const page = await visit(watched, shipped.address, {
      reducedMotion: "reduce",
    });
    await send(page, `A long word: ${"wide".repeat(60)}`);
    await answered(page);
    for (const view of ["#/structure", "#/developer", ""]) {
      if (view) await page.goto(`${shipped.address}/${view}`);
      else await page.getByRole("link", { name: "Chat" }).click();
      if (view === "#/structure")
        await button(page, "Fill in a form yourself").click();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await fits(page, `${view} at ${width}`);
        if (view !== "#/developer") continue;
        const heights = () =>
          page
            .locator(".plots")
            .evaluate((plots) => [plots.clientHeight, plots.scrollHeight]);
        const isWhole = ([shown, whole]) => shown > 200 && shown >= whole;
        await becomes(heights, isWhole, "the heights of the plots");
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page, "Views and conversations").click();
    await page.locator(".sidebar a").first().waitFor();
    assert.equal(
      await page.evaluate(() => document.getAnimations().length),
      0,
      "nothing moves",
    );
    await watched.accessible(page, "the list over a narrow screen");
    await button(page, "New conversation").click();
    const opener = button(page, "Settings of this conversation");
    await opener.click();
    const isIn = () => document.activeElement?.closest(".settings") !== null;
    await page.waitForFunction(isIn);
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press("Tab");
      const isBehind = await page.evaluate(
        () => document.activeElement?.closest("main, .sidebar") !== null,
      );
      assert(!isBehind, "the keyboard stays in the settings");
    }
    await page.keyboard.press("Escape");
    await page.locator(".settings").waitFor({ state: "detached" });
    await page.waitForFunction(
      () =>
        document.activeElement?.ariaLabel === "Settings of this conversation",
    );
    await page.locator(".welcome").waitFor();
    await page.locator("#message").waitFor();
  },
};
