// The developer view of a server.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { desktop } from "./models.mjs";
import {
  answered,
  becomes,
  button,
  choose,
  counts,
  send,
  shows,
  tabTo,
  visit,
} from "./parts.mjs";

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
    const program = await shows(page.locator(".snippet").first(), (text) =>
      text.includes(`curl ${shipped.address}/v1`),
    );
    const shell = program.replace("curl ", "curl -s ");
    const { stdout } = await run("sh", ["-c", shell]);
    assert(JSON.parse(stdout).choices[0].message.content !== undefined);
    for (const [language, words] of [
      ["Python", `OpenAI(base_url="${shipped.address}/v1"`],
      ["JavaScript", "for await (const chunk of stream)"],
      ["Go", 'http.NewRequest("POST"'],
      ["Rust", "reqwest::blocking::Client::new()"],
    ]) {
      await choose(page, language);
      await page.locator(".snippet", { hasText: words }).waitFor();
    }
  },

  async programs_bring_the_key({ watched, serve, stop, allow }) {
    allow(/401/); // before the key is there
    const server = await serve(["--api-key", "right"], "right");
    const page = await watched.open();
    await page.goto(`${server.address}/#/developer`);
    await page.getByRole("textbox", { name: "Key" }).fill("right");
    await page.keyboard.press("Enter");
    await page.getByText("needed, one of the server's").waitFor();
    const snippet = page.locator(".snippet").first();
    const env = { ...process.env, HOB_API_KEY: "right" };
    const program = await shows(snippet, /Bearer \$HOB_API_KEY/);
    const ask = (key) =>
      run("sh", ["-c", program.replace("curl ", "curl -s ")], {
        env: { ...env, HOB_API_KEY: key },
      }).then(({ stdout }) => JSON.parse(stdout));
    assert((await ask("right")).choices[0].message.content !== undefined);
    assert.equal((await ask("wrong")).error.code, 401);
    assert(!(await page.content()).includes("right"), "it is shown nowhere");
    for (const [language, words] of [
      ["Python", 'os.environ["HOB_API_KEY"]'],
      ["JavaScript", "process.env.HOB_API_KEY"],
      ["Go", 'os.Getenv("HOB_API_KEY")'],
      ["Rust", 'std::env::var("HOB_API_KEY")'],
    ]) {
      await choose(page, language);
      const text = await shows(snippet, (shown) => shown.includes(words));
      if (language !== "Python" || !process.env.PYTHON) continue;
      await run(process.env.PYTHON, ["-c", text], { env });
    }
    await stop(server);
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
    await entry.first().waitFor();
    assert.equal(await entry.count(), 1);
    await entry.locator("summary").click();
    await entry.getByText("After <img src=x").waitFor();
    await entry.getByText("[DONE]").waitFor();
    await button(page, "Clear").click();
    await counts(entry, 0);
  },

  async requests_of_all_programs_are_recorded_when_asked(all) {
    const { page, server, control } = await desktop(all, "developer");
    const { server: api } = await control("GET", "status");
    const address =
      api.address ?? (await control("POST", "server/start", {})).address;
    const ask = async (content, headers = {}) => {
      const body = { messages: [{ role: "user", content }], max_tokens: 3 };
      const response = await fetch(`${address}/v1/chat/completions`, {
        method: "POST",
        headers: { "User-Agent": "a-client/1.0", ...headers },
        body: JSON.stringify(body),
      });
      return response.text();
    };
    await page.getByText("stays in the memory of hob").waitFor();
    await ask("before");
    await tabTo(page, page.getByLabel("Record them with their bodies"));
    await page.keyboard.press("Space");
    await page.getByText("Nothing asked yet.").waitFor();
    const answer = await ask("after <img src=x onerror=alert(1)>", {
      Authorization: "Bearer secret-key",
    });
    const entry = page.locator(".requests li", {
      hasText: "POST /v1/chat/completions",
    });
    await entry.getByText("a-client/1.0").waitFor();
    assert.equal(await entry.count(), 1, "none of before");
    await tabTo(page, entry.locator("summary"));
    await page.keyboard.press("Enter");
    await entry.getByText("after <img src=x onerror=alert(1)>").waitFor();
    const { id } = JSON.parse(answer);
    await entry.getByText(id).waitFor();
    assert(!(await entry.textContent()).includes("secret-key"));
    assert.equal(await page.locator("main img").count(), 0);
    await all.watched.accessible(page, "recorded requests");
    // another page of the same desktop sees that it is on
    await page.reload();
    await page.getByLabel("Record them with their bodies").waitFor();
    await entry.waitFor();
    await becomes(
      () => page.getByLabel("Record them with their bodies").isChecked(),
      true,
    );
    await button(page, "Clear").click();
    await page.getByText("Nothing asked yet.").waitFor();
    await page.getByLabel("Record them with their bodies").uncheck();
    await page.getByText("stays in the memory of hob").waitFor();
    await ask("later");
    assert.deepEqual((await control("GET", "requests")).requests, []);
    await all.stop(server);
  },
};
