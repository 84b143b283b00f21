// Writes the list of the page's files for the server, and the licenses of what is in them.
//
//     node pack.mjs [DIST [FILES.rs]]

import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));
const home = path.join(here, "../src/server/page");
const [dist = path.join(home, "dist"), list = path.join(home, "files.rs")] = process.argv.slice(2);

const KINDS = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

/** Returns the licenses of the packages that become part of the page. */
async function licenses() {
  const lock = JSON.parse(await readFile(path.join(here, "package-lock.json"), "utf8"));
  const names = Object.entries(lock.packages)
    .filter(([folder, entry]) => folder && !entry.dev)
    .map(([folder, { version, license }]) => ({ folder, version, license }));
  const parts = [];
  for (const { folder, version, license } of names) {
    const files = await readdir(path.join(here, folder)).catch(() => []);
    const file = files.find((name) => /^licen[cs]e(-mit)?(\.(md|txt))?$/i.test(name));
    // one that is for other systems is not there
    if (!files.length) continue;
    const text = file ? (await readFile(path.join(here, folder, file), "utf8")).trim() : license;
    parts.push(`${folder.replace(/^.*node_modules\//, "")} ${version}\n\n${text}\n`);
  }
  return `The page is built with these packages.\n\n${parts.join(`\n${"-".repeat(72)}\n\n`)}`;
}

/** Returns the files below a folder, sorted, with `/` between names on every system. */
async function below(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"))
    .sort();
}

async function row(name) {
  const content = await readFile(path.join(dist, name));
  // Names of assets end in the hash that Vite has made of them.
  const hash =
    /-([\w-]{8})\.\w+$/.exec(name)?.[1] ??
    createHash("sha256").update(content).digest("hex").slice(0, 16);
  const lines = [
    `path: "/${name === "index.html" ? "" : name}",`,
    `kind: "${KINDS[path.extname(name)]}",`,
    `hash: "${hash}",`,
    `content: include_bytes!("dist/${name}"),`,
  ];
  return `    PageFile {\n${lines.map((line) => `        ${line}\n`).join("")}    },\n`;
}

await writeFile(path.join(dist, "licenses.txt"), await licenses());
const rows = await Promise.all((await below(dist)).map(row));
await writeFile(
  list,
  `//! The files of the page. \`web/pack.mjs\` writes this list.

use super::PageFile;

/// Every file.
pub(super) const FILES: &[PageFile] = &[
${rows.join("")}];
`,
);
