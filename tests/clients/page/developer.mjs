// The developer view of a server.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { answered, button, send, visit } from "./parts.mjs";

const run = promisify(execFile);

export const developerChecks = {
  async it_shows_what_the_server_does({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    await page.getByRole("link", { name: "Developer" }).click();
    await page.getByText("of 4", { exact: true }).waitFor();
    const body = {
      messages: [{ role: "user", content: "Hello" }],
      max_tokens: 60,
    };
    const asked = fetch(`${shipped.address}/v1/chat/completions`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".plot b")].some(
        (b, i) => i === 0 && Number(b.textContent) > 0,
      ),
    );
    await asked;
    await page
      .getByText(/[\d,]+ since its start/)
      .first()
      .waitFor();
    await watched.accessible(page, "developer");
  },

  async its_examples_work({ watched, shipped }) {
    const page = await visit(watched, `${shipped.address}/#/developer`);
    const shell = (
      await page.locator(".snippet").first().textContent()
    ).replace("curl ", "curl -s ");
    const { stdout } = await run("sh", ["-c", shell]);
    assert(JSON.parse(stdout).choices[0].message.content !== undefined);
    for (const [language, words] of [
      ["Python", `OpenAI(base_url="${shipped.address}/v1"`],
      ["JavaScript", "for await (const chunk of stream)"],
      ["Go", 'http.NewRequest("POST"'],
      ["Rust", "reqwest::blocking::Client::new()"],
    ]) {
      await button(page, language).click();
      await page.locator(".snippet", { hasText: words }).waitFor();
    }
  },

  async requests_are_recorded_when_asked({ watched, shipped }) {
    const page = await visit(watched, shipped.address);
    await send(page, "Before");
    await answered(page);
    await page.getByRole("link", { name: "Developer" }).click();
    await page.getByText("Off. What is recorded stays in this page").waitFor();
    await page.getByLabel("Record them with their bodies").check();
    await page.getByRole("link", { name: "Chat" }).click();
    await send(page, "After <img src=x onerror=alert(1)>");
    await answered(page);
    await page.getByRole("link", { name: "Developer" }).click();
    const entry = page.locator(".requests li", {
      hasText: "/v1/chat/completions",
    });
    assert.equal(await entry.count(), 1);
    await entry.locator("summary").click();
    await entry.getByText("After <img src=x").waitFor();
    await entry.getByText("[DONE]").waitFor();
    await button(page, "Clear").click();
    assert.equal(await entry.count(), 0);
  },
};
