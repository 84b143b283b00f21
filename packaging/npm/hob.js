#!/usr/bin/env node
// Starts the program that the package of this system carries.
"use strict";

const { spawn } = require("node:child_process");
const { constants } = require("node:os");

const PACKAGE = "@hob-llm/";

function fail(message) {
  console.error(`hob: ${message}`);
  process.exit(1);
}

/** Returns the version of glibc that node runs with; undefined on musl and on other systems. */
function glibcVersion() {
  if (process.platform !== "linux") return undefined;
  return process.report.getReport().header.glibcVersionRuntime;
}

/** Returns whether the version `found` ("2.36") is older than `needed`. */
function isOlder(found, needed) {
  const [foundMajor, foundMinor] = found.split(".").map(Number);
  const [neededMajor, neededMinor] = needed.split(".").map(Number);
  return foundMajor < neededMajor || (foundMajor === neededMajor && foundMinor < neededMinor);
}

/** Returns the path of the program. */
function program() {
  const platform = `${process.platform}-${process.arch}`;
  const glibc = glibcVersion();
  const isMusl = process.platform === "linux" && glibc === undefined;
  const name = `${PACKAGE}${platform}${isMusl ? "-musl" : ""}`;
  let manifest;
  try {
    manifest = require(`${name}/package.json`);
  } catch {
    fail(
      `the package ${name} is not installed: either hob has no build for this system, or npm ` +
        "was told to leave out optional dependencies (--omit=optional)",
    );
  }
  const oldest = manifest.oldestGlibc;
  if (oldest && isOlder(glibc, oldest)) {
    fail(`this system has glibc ${glibc}, and the program of ${name} needs ${oldest} or newer`);
  }
  const file = process.platform === "win32" ? "hob.exe" : "hob";
  return require.resolve(`${name}/bin/${file}`);
}

const child = spawn(program(), process.argv.slice(2), { stdio: "inherit" });
child.on("error", (error) => fail(`cannot start the program: ${error.message}`));
// Ctrl-C reaches the program by itself; this process stays until the program has ended
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) {
  process.on(signal, () => child.kill(signal));
}
child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
