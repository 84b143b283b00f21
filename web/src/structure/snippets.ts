// Programs that ask for the same, to be copied.

import { pydantic, zod } from "./models";

export type Language = "curl" | "python" | "javascript" | "pydantic" | "zod";

export const LANGUAGES: [Language, string, string][] = [
  ["curl", "curl", "bash"],
  ["python", "Python", "python"],
  ["javascript", "JavaScript", "javascript"],
  ["pydantic", "pydantic", "python"],
  ["zod", "zod", "typescript"],
];

type Body = Record<string, unknown>;

/** Fields that the official client of Python takes only in `extra_body`. */
const EXTRA = ["grammar", "top_k", "min_p", "repeat_penalty"];

function shell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Writes a JSON value as Python does. */
export function python(value: unknown, indent = ""): string {
  if (value === null) return "None";
  if (value === true) return "True";
  if (value === false) return "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = `${indent}    `;
  const isList = Array.isArray(value);
  const members = isList
    ? value.map((item: unknown) => `${inner}${python(item, inner)},`)
    : Object.entries(value).map(
        ([name, member]) => `${inner}${JSON.stringify(name)}: ${python(member, inner)},`,
      );
  const [open, close] = isList ? "[]" : "{}";
  if (!members.length) return `${open}${close}`;
  const short = isList
    ? `[${value.map((item: unknown) => python(item)).join(", ")}]`
    : `{${Object.entries(value)
        .map(([n, m]) => `${JSON.stringify(n)}: ${python(m)}`)
        .join(", ")}}`;
  if (!short.includes("\n") && indent.length + short.length < 72) return short;
  return `${open}\n${members.join("\n")}\n${indent}${close}`;
}

function splitExtra(body: Body): [Body, Body] {
  const entries = Object.entries(body);
  const isExtra = ([name, value]: [string, unknown]) =>
    EXTRA.includes(name) ||
    (name === "response_format" && ["lark", "regex"].includes((value as { type: string }).type));
  return [
    Object.fromEntries(entries.filter((entry) => !isExtra(entry))),
    Object.fromEntries(entries.filter(isExtra)),
  ];
}

function client(base: string, needsKey: boolean): string {
  const key = needsKey ? `os.environ["HOB_API_KEY"]` : `"none"`;
  const first = needsKey ? "import os\n\n" : "";
  const made = `client = OpenAI(base_url="${base}/v1", api_key=${key})`;
  return `${first}from openai import OpenAI\n\n${made}`;
}

function curl(body: Body, base: string, needsKey: boolean): string {
  const key = needsKey ? `  -H "Authorization: Bearer $HOB_API_KEY" \\\n` : "";
  return `curl ${base}/v1/chat/completions \\
  -H 'Content-Type: application/json' \\
${key}  -d ${shell(JSON.stringify(body, null, 2))}`;
}

function pythonProgram(body: Body, base: string, needsKey: boolean): string {
  const [fields, extra] = splitExtra({ model: "any", ...body });
  const all = Object.keys(extra).length ? { ...fields, extra_body: extra } : fields;
  const lines = Object.entries(all).map(([name, value]) => `    ${name}=${python(value, "    ")},`);
  return `${client(base, needsKey)}
answer = client.chat.completions.create(
${lines.join("\n")}
)
print(answer.choices[0].message.content)`;
}

function javascript(body: Body, base: string, needsKey: boolean): string {
  const key = needsKey ? `\n    Authorization: \`Bearer \${process.env.HOB_API_KEY}\`,` : "";
  const text = JSON.stringify(body, null, 2).replaceAll("\n", "\n  ");
  return `const answer = await fetch("${base}/v1/chat/completions", {
  method: "POST",
  headers: {
    "Content-Type": "application/json",${key}
  },
  body: JSON.stringify(${text}),
});
console.log((await answer.json()).choices[0].message.content);`;
}

function pydanticProgram(body: Body, base: string, needsKey: boolean, schema: unknown): string {
  const { code, name } = pydantic(schema);
  const { response_format: _, ...rest } = { model: "any", ...body } as Body;
  const lines = Object.entries(rest).map(
    ([field, value]) => `    ${field}=${python(value, "    ")},`,
  );
  return `${code}

${client(base, needsKey).replace("import os\n\n", "import os\n\n")}
answer = client.chat.completions.parse(
${lines.join("\n")}
    response_format=${name},
)
print(answer.choices[0].message.parsed)`;
}

function zodProgram(body: Body, base: string, needsKey: boolean, schema: unknown): string {
  const { code, name } = zod(schema);
  const { response_format: _, ...rest } = { model: "any", ...body } as Body;
  const key = needsKey ? "process.env.HOB_API_KEY" : `"none"`;
  const fields = JSON.stringify(rest, null, 2).replace(/\n}$/, ",");
  return `import OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";

${code}

const client = new OpenAI({ baseURL: "${base}/v1", apiKey: ${key} });
const answer = await client.chat.completions.parse(${fields}
  "response_format": zodResponseFormat(${name}, "answer")
});
console.log(answer.choices[0].message.parsed);`;
}

/** Returns a program in a language, or why there is none. */
export function snippet(
  language: Language,
  body: Body,
  base: string,
  needsKey: boolean,
  schema: unknown,
): string {
  switch (language) {
    case "curl":
      return curl(body, base, needsKey);
    case "python":
      return pythonProgram(body, base, needsKey);
    case "javascript":
      return javascript(body, base, needsKey);
    case "pydantic":
      return pydanticProgram(body, base, needsKey, schema);
    case "zod":
      return zodProgram(body, base, needsKey, schema);
  }
}
