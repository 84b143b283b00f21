// Answers: what goes before them, what is made of them, what they cost; and those of a real model.

import assert from "node:assert/strict";
import {
  answered,
  asks,
  becomes,
  button,
  choose,
  counts,
  send,
  shows,
  visit,
} from "./parts.mjs";

const GREETING = "Hello! Who are you?";
const THOUGHTS = "First, **two** and two. ";

/** Returns a stream of parts of an answer. */
function stream(deltas) {
  const event = (delta, finish_reason = null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
  return [...deltas.map((delta) => event(delta)), event({}, "stop")].join("");
}

/** Returns the text of an answer without what white space makes of it. */
const plain = (text) => text.replace(/\s+/g, " ").trim();

export const answerChecks = {
  async reasoning_is_folded_with_its_time({ watched, shipped }) {
    const page = await visit(watched, shipped.address, { isPaced: true });
    const thoughts = Array(30).fill({ reasoning_content: THOUGHTS });
    const words = Array(10).fill({ content: "four " });
    await page.route(
      "**/chat/completions",
      (route) =>
        route.fulfill({
          contentType: "text/event-stream",
          body: stream([...thoughts, ...words]),
        }),
      { times: 1 },
    );
    await send(page, "What is 2 + 2?");
    await page
      .locator(".answer.live summary", { hasText: "Reasoning…" })
      .waitFor();
    assert.equal(plain(await answered(page)), plain("four ".repeat(10)));
    const summary = page.locator(".reasoning summary");
    await shows(summary, /^Reasoned for \d+(\.\d+)? m?s$/);
    assert.equal(await page.locator(".reasoning[open]").count(), 0, "folded");
    await watched.accessible(page, "folded reasoning");
    await summary.focus();
    await page.keyboard.press("Enter");
    await page.locator(".reasoning[open] strong").first().waitFor();
    const told = await summary.textContent();
    await page.reload();
    await shows(summary, told);
    // it goes back to the model apart from the answer
    const sent = page.waitForRequest(/chat\/completions/);
    await send(page, "And 3 + 3?");
    const [, before] = (await sent).postDataJSON().messages;
    assert.equal(before.reasoning_content, THOUGHTS.repeat(30));
    await answered(page);
  },

  async an_answer_is_edited_and_gone_on_from({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    await send(page, GREETING);
    const first = await answered(page);
    const answer = page.locator(".answer");
    await answer.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Edit the message").fill("I am **another**.");
    await button(page, "Keep").click();
    await page.getByText("2 / 2").waitFor();
    await shows(answer.locator(".rich"), (text) =>
      text.includes("I am another."),
    );
    const sent = page.waitForRequest(/chat\/completions/);
    await send(page, "What can you do?");
    const { messages } = (await sent).postDataJSON();
    assert.deepEqual(
      messages.map(({ content }) => content),
      [GREETING, "I am **another**.", "What can you do?"],
    );
    await answered(page);
    await button(page, "Earlier version").first().click();
    await shows(answer.locator(".rich"), first);
    await counts(page.locator(".bubble"), 1);
  },

  async its_cost_is_told({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    await send(page, GREETING);
    await answered(page);
    await send(page, "What can you do?");
    await answered(page);
    const parts = [
      /[\d.,]+ tokens\/s/,
      /\d+ tokens?/,
      /first after [\d.]+ m?s/,
      /prompt \d+, [\d.]+ % known/,
      /context [\d.]+ %/,
    ];
    const whole = parts.map(({ source }) => source).join(" · ");
    const figures = await shows(
      page.locator(".answer .figures").last(),
      new RegExp(`^${whole}$`),
    );
    const meter = page.getByRole("meter", { name: "Context used" });
    await becomes(
      () => meter.getAttribute("aria-valuetext"),
      /^\d+ of 1,024 tokens$/,
    );
    return figures;
  },

  async a_real_model_answers({ watched, serve, stop, real }) {
    if (!real) return "no real model was given";
    const server = await serve(["-m", real, "--ctx-size", "2048"]);
    const page = await visit(watched, server.address);
    await button(page, "Probabilities").click();
    await send(page, "What is the capital of France? Answer in one sentence.");
    const text = await answered(page);
    assert.match(text, /Paris/);
    await choose(page, "Show the tokens");
    await counts(page.locator(".tokens .token"), (n) => n > 3);
    await button(page, "Probabilities").click();
    await page.getByRole("link", { name: "Structure" }).click();
    await page.getByText("It compiles").waitFor();
    await page.locator("#ask-prompt").fill("The Seine is a river in France.");
    await button(page, "Write").click();
    await asks(page);
    await page.getByText("It is whole JSON, and the server held").waitFor();
    await choose(page, "Text");
    const value = JSON.parse(await page.locator(".result-text").textContent());
    assert(["town", "river", "mountain"].includes(value.kind), value.kind);
    await choose(page, "Tokens");
    await page.locator(".token.forced:not(.legend *)").first().waitFor();
    const told = await page.locator(".summary .figures").textContent();
    await stop(server);
    return `${plain(text)} · ${told}`;
  },
};
