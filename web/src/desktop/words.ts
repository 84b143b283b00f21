// Times, ports and hosts as people write them in a field.

import { many } from "../ui/format";

const SECONDS = { day: 86400, hour: 3600, minute: 60, second: 1 } as const;

/** Returns a time in words: `1 hour 30 minutes`. */
export function inWords(seconds: number): string {
  const words: string[] = [];
  for (const [unit, length] of Object.entries(SECONDS)) {
    const n = Math.floor(seconds / length);
    if (n) words.push(many(n, unit));
    seconds -= n * length;
  }
  return words.join(" ") || "never";
}

/** Returns how long something still takes, without digits that nobody needs. */
export function roughly(seconds: number): string {
  const unit = seconds >= 5400 ? "hour" : seconds >= 90 ? "minute" : "second";
  const short = { hour: "h", minute: "min", second: "s" }[unit];
  return `${Math.max(Math.round(seconds / SECONDS[unit]), 0)} ${short}`;
}

/** Reads a time in words; 0 is never. */
export function readSeconds(text: string): number {
  const words = text.trim().toLowerCase();
  if (["never", "0"].includes(words)) return 0;
  const part =
    /(\d+(?:\.\d+)?)\s*(d|days?|h|hours?|m|min|mins|minutes?|s|sec|secs|seconds?)(?![a-z])[\s,]*/g;
  if (!words || words.replace(part, ""))
    throw new Error("Write a time such as 30 minutes, 1 hour or never.");
  const unit = (letter: string) => Object.entries(SECONDS).find(([name]) => name[0] === letter)![1];
  const parts = [...words.matchAll(part)];
  return Math.round(parts.reduce((sum, [, n, name]) => sum + Number(n) * unit(name![0]!), 0));
}

export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text.trim()) || port > 65535)
    throw new Error("A port is a number from 0 to 65535.");
  return port;
}

export function readHost(text: string): string {
  const host = text.trim();
  if (!host || /[\s/]/.test(host))
    throw new Error("Write an address such as 127.0.0.1 or localhost.");
  return host;
}
