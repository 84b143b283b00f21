// Checks that the page which the server holds is the one that its source makes.
//
//     node check.mjs
//
// Installs what `package-lock.json` names, checks form and types, builds into a folder of its own, and
// compares. The exit code is 0 if all is the same.

import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));
const home = path.join(here, "../src/server/page");
const run = (...words) => execFileSync(words[0], words.slice(1), { cwd: here, stdio: "inherit" });

async function contents(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name));
  const read = async (file) => [path.relative(folder, file), await readFile(file, "utf8")];
  return new Map((await Promise.all(paths.map(read))).sort());
}

const lock = await readFile(path.join(here, "package-lock.json"), "utf8");
if (lock.includes('"resolved"')) throw new Error("package-lock.json names the hosts of a registry");

const made = await mkdtemp(path.join(os.tmpdir(), "hob-page-"));
try {
  run("npm", "ci", "--no-audit", "--no-fund", "--silent");
  const clients = ["../tests/clients/page", "../tests/clients/dashboard.mjs"];
  run("npx", "prettier", "--log-level", "warn", "--check", "src", ...clients);
  run("npx", "tsc", "--noEmit");
  run("npx", "vite", "build", "--logLevel", "warn", "--outDir", path.join(made, "dist"));
  run("node", "pack.mjs", path.join(made, "dist"), path.join(made, "files.rs"));
  const fresh = await contents(path.join(made, "dist"));
  const kept = await contents(path.join(home, "dist"));
  fresh.set("files.rs", await readFile(path.join(made, "files.rs"), "utf8"));
  kept.set("files.rs", await readFile(path.join(home, "files.rs"), "utf8"));
  const names = [...new Set([...fresh.keys(), ...kept.keys()])].sort();
  const differ = names.filter((name) => fresh.get(name) !== kept.get(name));
  if (differ.length) {
    console.error(`not what web/ makes: ${differ.join(", ")}; run \`npm run build\` in web/`);
    process.exitCode = 1;
  }
} finally {
  await rm(made, { recursive: true });
}
