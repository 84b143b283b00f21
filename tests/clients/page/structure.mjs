// Structured output, watched.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import {
  asks,
  becomes,
  button,
  choose,
  counts,
  isFocused,
  shows,
  tabTo,
  visit,
} from "./parts.mjs";

const run = promisify(execFile);
const runPython = (program) => run(process.env.PYTHON, ["-c", program]);

async function open(watched, address, options) {
  const page = await visit(watched, `${address}/#/structure`, options);
  await page.getByText("It compiles").waitFor();
  return page;
}

async function written(page) {
  await button(page, "Write").click();
  await asks(page);
  await button(page, "Write").waitFor();
}

/** Waits until the server has looked at what an action makes of the constraint, and allows it. */
async function compiles(page, action) {
  const checked = page.waitForResponse(/check-constraint$/);
  await action();
  await checked;
  await page.getByText("It compiles").waitFor();
}

const setSchema = (page, schema) =>
  compiles(page, () =>
    page
      .getByLabel("JSON Schema", { exact: true })
      .last()
      .fill(JSON.stringify(schema, null, 2)),
  );

const SCHEMA = {
  type: "object",
  properties: {
    name: { type: "string", maxLength: 12 },
    age: { type: "integer", minimum: 0, maximum: 120 },
    likes: {
      type: "array",
      items: { enum: ["tea", "milk"] },
      minItems: 2,
      maxItems: 2,
    },
  },
  required: ["name", "age", "likes"],
};

export const structureChecks = {
  async a_schema_fills_its_tree({ watched, shipped }) {
    const page = await open(watched, shipped.address, { isPaced: true });
    await setSchema(page, SCHEMA);
    // what the tree shows each time it changes
    await page.evaluate(() => {
      window.sizes = [];
      new MutationObserver(() => {
        window.sizes.push(
          document.querySelectorAll(".tree [role=treeitem]").length,
        );
      }).observe(document.querySelector("main"), {
        childList: true,
        subtree: true,
      });
    });
    await written(page);
    await page.getByText("It is whole JSON, and the server held").waitFor();
    await becomes(
      () => page.locator(".tree .c-name").allTextContents(),
      ["name", "age", "likes", "1", "2"],
    );
    const shown = await page.locator(".tree .value").allTextContents();
    assert.match(shown[0], /^".*"$/, "texts have quotes");
    assert.match(shown[1], /^\d+$/);
    const sizes = [...new Set(await page.evaluate(() => window.sizes))].filter(
      Boolean,
    );
    assert(sizes.length > 2, `it fills step by step: ${sizes}`);
    await choose(page, "Text");
    const value = JSON.parse(await page.locator(".result-text").textContent());
    assert(value.age >= 0 && value.age <= 120 && value.likes.length === 2);
    await choose(page, "Form");
    const field = (name) => page.getByLabel(name).last().inputValue();
    await becomes(() => field("name"), value.name);
    await becomes(() => field("age"), String(value.age));
    return sizes.join(" → ");
  },

  async what_was_written_is_changed_in_a_form({ watched, shipped }) {
    const page = await open(watched, shipped.address);
    const schema = {
      ...SCHEMA,
      properties: { note: { type: "string" }, ...SCHEMA.properties },
    };
    await setSchema(page, schema);
    await written(page);
    const value = async () => {
      await choose(page, "Text");
      const text = await page.locator(".result-text").textContent();
      await choose(page, "Form");
      return JSON.parse(text);
    };
    const before = await value();
    const age = page.getByLabel("age", { exact: true });
    const fits = page.getByText("You wrote this, and the schema allows it.");
    await age.fill("121");
    await page.getByText("The schema does not allow it from line 1").waitFor();
    await becomes(() => age.getAttribute("aria-invalid"), "true");
    await watched.accessible(page, "a form with a fault");
    await age.fill("12x");
    await page.getByText("This is no number.").waitFor();
    await age.fill("44");
    await fits.waitFor();
    assert.deepEqual({ ...before, age: 44 }, await value());
    if (before.note !== undefined) await button(page, "Leave out note").click();
    await button(page, "Add note").click();
    await page.getByLabel("note", { exact: true }).fill("a <b>note</b>");
    await button(page, "milk").first().click();
    await button(page, "tea").last().click();
    await fits.waitFor();
    const after = await value();
    // the server keeps the order of the schema
    assert.deepEqual(Object.keys(after), ["note", "name", "age", "likes"]);
    assert.deepEqual(
      [after.note, ...after.likes],
      ["a <b>note</b>", "milk", "tea"],
    );
    await button(page, "Tree").click();
    await page.getByText("a <b>note</b>").waitFor();
    await button(page, "Back to what the model wrote").click();
    await page.getByText("It is whole JSON, and the server held").waitFor();
    assert.deepEqual(await value(), before);
  },

  async the_keyboard_fills_in_a_form({ watched, shipped }) {
    const page = await open(watched, shipped.address);
    const schema = {
      properties: {
        shape: {
          oneOf: [
            {
              title: "Circle",
              type: "object",
              properties: { radius: { $ref: "#/$defs/size" } },
              required: ["radius"],
            },
            {
              title: "Square",
              type: "object",
              properties: { side: { $ref: "#/$defs/size" } },
              required: ["side"],
            },
          ],
        },
        tags: { type: "array", items: { type: "string" }, maxItems: 2 },
        old: { type: "boolean" },
      },
      required: ["shape", "tags", "old"],
      $defs: { size: { type: "number", exclusiveMinimum: 0 } },
    };
    await setSchema(page, schema);
    await tabTo(page, button(page, "Fill in a form yourself"));
    await page.keyboard.press("Enter");
    await page.getByText("You wrote this, and the schema allows it.").waitFor();
    await tabTo(page, page.getByLabel("Kind of shape"));
    await page.keyboard.press("ArrowDown");
    await tabTo(page, page.getByLabel("side", { exact: true }));
    await page.keyboard.press("Control+A");
    await page.keyboard.type("2.50");
    await tabTo(page, button(page, "Add an item to tags"));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.getByLabel("2", { exact: true }).waitFor();
    await becomes(() => button(page, "Add an item to tags").isDisabled(), true);
    await button(page, "Leave out 1").focus();
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByLabel("old", { exact: true }));
    await page.keyboard.press("Space");
    await page.getByText("You wrote this, and the schema allows it.").waitFor();
    await watched.accessible(page, "a form");
    await choose(page, "Text");
    // a number stays as it was typed
    const text = await shows(page.locator(".result-text"), /"side":\s*2\.50\D/);
    assert.deepEqual(JSON.parse(text), {
      shape: { side: 2.5 },
      tags: [""],
      old: true,
    });
  },

  async what_was_closed_early_is_marked({ watched, shipped }) {
    const page = await open(watched, shipped.address);
    const value = { name: "Ber", "a/b": [{ x: 1 }, { x: 0 }] };
    const chunk = (content, finish, more) => {
      const choice = { index: 0, delta: { content }, finish_reason: finish };
      return `data: ${JSON.stringify({ choices: [choice], ...more })}\n\n`;
    };
    const closed = { truncated_at: ["/name", "/a~1b/1"] };
    await page.route("**/chat/completions", (route) =>
      route.fulfill({
        contentType: "text/event-stream",
        body: [
          chunk(JSON.stringify(value), null),
          chunk("", "length", { hob: closed }),
          "data: [DONE]\n\n",
        ].join(""),
      }),
    );
    await written(page);
    await page.getByText("2 values closed early").waitFor();
    const marked = page.locator("[role=treeitem]", {
      has: page.locator(":scope > .closed-early"),
    });
    await becomes(
      () => marked.locator("> .c-name").allTextContents(),
      ["name", "2"],
    );
    await watched.accessible(page, "a tree with marks");
  },

  async the_limit_of_the_length_closes_values({ watched, shipped }) {
    const page = await open(watched, shipped.address);
    await setSchema(page, {
      type: "object",
      properties: {
        words: { type: "array", items: { type: "string" }, minItems: 30 },
      },
      required: ["words"],
    });
    await page.getByLabel("Most tokens").fill("110");
    const streamed = page.waitForResponse(/chat\/completions/);
    await written(page);
    const closed = (await (await streamed).text())
      .split("\n\n")
      .filter((event) => event.startsWith("data: {"))
      .map((event) => JSON.parse(event.slice(6)).hob?.truncated_at)
      .findLast(Boolean);
    assert(closed?.length > 0, `${closed}`);
    const n = `${closed.length} value${closed.length > 1 ? "s" : ""} closed early`;
    await page.getByText(n).waitFor();
    await counts(page.locator(".closed-early"), closed.length);
    return closed.join(" ");
  },

  async what_is_written_comes_into_view({ watched, shipped }) {
    const page = await open(watched, shipped.address, {
      viewport: { width: 390, height: 844 },
    });
    await written(page);
    const top = () =>
      page.evaluate(
        () => document.querySelector(".result").getBoundingClientRect().top,
      );
    await becomes(top, (y) => y >= 0 && y < 400, "the top of the result");
  },

  async each_token_says_what_it_was_left({ watched, shipped }) {
    const page = await open(watched, shipped.address);
    const streamed = page.waitForResponse(/chat\/completions/);
    await written(page);
    const events = (await (await streamed).text())
      .split("\n\n")
      .filter(Boolean)
      .slice(0, -1);
    const tokens = events.flatMap((event) => {
      const [choice] = JSON.parse(event.slice(6)).choices;
      return choice?.logprobs?.content ?? [];
    });
    const details = tokens.map(({ constraint }) => constraint);
    assert(details.every(({ allowed }) => allowed >= 1));
    assert(
      details.some(({ forced }) => forced) &&
        details.some(({ forced }) => !forced),
    );
    assert(
      details.every(
        ({ mass, mask_ms: ms }) => mass >= 0 && mass <= 1 && ms >= 0,
      ),
    );
    await choose(page, "Tokens");
    const forced = page.locator(".token.forced:not(.legend *)");
    await counts(forced, details.filter((one) => one.forced).length);
    await forced.first().hover();
    await page.getByText("this alone").waitFor();
    await page.getByText("none needed").waitFor();
    const free = details.findIndex((one) => !one.forced && one.allowed > 1);
    await page.locator(`.tokens [data-at="${free}"]`).hover();
    const n = new Intl.NumberFormat("en").format(details[free].allowed);
    await page.getByText(`${n} tokens`, { exact: true }).waitFor();
    return shows(
      page.locator(".summary .figures"),
      /without a choice \(\d+ %\) · .* of the model's probability allowed · masks/,
    );
  },

  async faults_stand_at_their_place({ watched, shipped }) {
    const page = await open(watched, shipped.address);
    const editor = page.getByLabel("JSON Schema", { exact: true }).last();
    const wrong = async (text, line, words) => {
      await editor.fill(text);
      await page
        .getByRole("button", { name: `Line ${line}, column` })
        .waitFor();
      await page.locator("#editor-problems", { hasText: words }).waitFor();
      await becomes(
        () => page.locator(".gutter .wrong").allTextContents(),
        [String(line)],
      );
      await becomes(() => button(page, "Write").isDisabled(), true);
    };
    await wrong(
      '{\n  "type": "object",\n  "properties": {\n    "a" 5\n  }\n}',
      4,
      "colon",
    );
    await wrong(
      '{\n  "type": "object",\n  "minProperties": "x"\n}',
      3,
      "minProperties",
    );
    await wrong(
      '{\n  "properties": {\n    "a": {\n      "type": "text"\n    }\n  }\n}',
      4,
      "text",
    );
    await page.getByRole("button", { name: "Line 4, column" }).click();
    await isFocused(editor);
    await editor.fill(
      '{\n  "type": "string",\n  "contentMediaType": "text/html"\n}',
    );
    await page.getByText("Not enforced: #/contentMediaType (line 3)").waitFor();
    await compiles(page, () => choose(page, "GBNF"));
    await page.getByLabel("Grammar in GBNF").fill('root ::= "a" |\n  other');
    await page.getByRole("button", { name: "Line 2, column 3" }).waitFor();
    await page.getByText("rule `other` is not defined").waitFor();
    await compiles(page, () => choose(page, "Lark"));
    await page.getByLabel("Grammar in Lark").fill('start: "a"\n  | other');
    await page.getByRole("button", { name: "Line 2, column 5" }).waitFor();
    await choose(page, "Regex");
    await page.getByLabel("Regular expression").fill("(a\n|é{5,2}");
    await page.getByRole("button", { name: "Line 2, column 7" }).waitFor();
    await page.getByText("expected bounds in ascending order").waitFor();
    await page.getByLabel("Regular expression").fill("(a");
    await page.getByRole("button", { name: "Line 1, column 3" }).click();
    await becomes(
      () =>
        page
          .getByLabel("Regular expression")
          .evaluate((element) => element.selectionStart),
      2,
    );
  },

  async grammars_and_patterns_hold({ watched, shipped }) {
    const page = await open(watched, shipped.address);
    await compiles(page, () => choose(page, "GBNF"));
    await written(page);
    await page.getByText("It matches").waitFor();
    await choose(page, "Text");
    await shows(
      page.locator(".result-text"),
      /^([KQRBN]?[a-h][1-8][+#]?(, )?)+$/,
    );
    await compiles(page, () => choose(page, "Lark"));
    await written(page);
    await page.waitForFunction(() =>
      /^ *[a-z]+ *= *[a-z0-9(]/.test(
        document.querySelector(".result-text")?.textContent,
      ),
    );
    await compiles(page, () => choose(page, "Regex"));
    // the verdict stays that of what was written
    await page.getByText("The constraint was changed since.").waitFor();
    await written(page);
    await page.waitForFunction(() =>
      /^\d{4}-\d\d-\d\d$/.test(
        document.querySelector(".result-text")?.textContent,
      ),
    );
  },

  async programs_ask_for_the_same({ watched, shipped, home }) {
    const page = await open(watched, shipped.address);
    await button(page, "Code").click();
    const snippet = page.locator(".snippet");
    const curl = await shows(snippet, (text) =>
      text.startsWith(`curl ${shipped.address}`),
    );
    const shell = curl.replace("curl ", "curl -s ");
    const { stdout } = await run("sh", ["-c", shell]);
    const value = JSON.parse(JSON.parse(stdout).choices[0].message.content);
    assert.deepEqual(Object.keys(value), ["name", "year", "kind", "known_for"]);
    await choose(page, "JavaScript");
    const program = await shows(snippet, /await fetch\(/);
    const ran = await run("node", ["--input-type=module", "--eval", program]);
    assert(JSON.parse(ran.stdout).name !== undefined);
    await choose(page, "Python");
    const python = await shows(snippet, /client\.chat\.completions\.create/);
    if (process.env.PYTHON)
      assert(JSON.parse((await runPython(python)).stdout).name !== undefined);
    await choose(page, "pydantic");
    const model = await shows(
      snippet,
      /class Answer\(BaseModel\):\n    name: str = Field\(max_length=40\)/,
    );
    assert.match(
      model,
      /known_for: list\[Annotated\[str, Field\(max_length=30\)\]\] = Field\(min_length=1/,
    );
    assert.match(model, /kind: Literal\["town", "river", "mountain"\]/);
    if (process.env.PYTHON)
      assert.match((await runPython(model)).stdout, /^name='.*kind='/);
    await choose(page, "zod");
    const zod = await shows(snippet, /z\.number\(\)\.int\(\)\.gte\(1\)/);
    const file = path.join(home, "zod", "program.mjs");
    await mkdir(path.dirname(file));
    await symlink(
      path.resolve(process.env.NODE_MODULES ?? ".", "node_modules"),
      path.join(home, "zod", "node_modules"),
    );
    await writeFile(file, zod);
    assert.match((await run("node", [file])).stdout, /name: ['"`].*kind: '/s);
    await button(page, "Copy").last().click();
    await becomes(
      () => page.evaluate(() => navigator.clipboard.readText()),
      /zodResponseFormat/,
    );
  },
};
