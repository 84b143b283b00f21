// The formats of zod: `schemas` writes the JSON Schemas that it exports, `judge` reads texts by
// name and writes those that it refuses. NODE_MODULES names the folder below which zod is.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const require = createRequire(join(resolve(process.env.NODE_MODULES), "node_modules", "x.js"));
const { z } = require("zod");

const types = {
  email: z.email(),
  html5_email: z.email({ pattern: z.regexes.html5Email }),
  uuid: z.uuid(),
  uuid1: z.uuid({ version: "v1" }),
  uuid4: z.uuidv4(),
  uuid6: z.uuidv6(),
  uuid7: z.uuidv7(),
  guid: z.guid(),
  url: z.url(),
  hostname: z.hostname(),
  emoji: z.emoji(),
  base64: z.base64(),
  base64url: z.base64url(),
  hex: z.hex(),
  jwt: z.jwt(),
  nanoid: z.nanoid(),
  cuid: z.cuid(),
  cuid2: z.cuid2(),
  ulid: z.ulid(),
  xid: z.xid(),
  ksuid: z.ksuid(),
  ipv4: z.ipv4(),
  ipv6: z.ipv6(),
  mac: z.mac(),
  cidrv4: z.cidrv4(),
  cidrv6: z.cidrv6(),
  sha256_hex: z.hash("sha256"),
  sha512_base64: z.hash("sha512", { enc: "base64" }),
  e164: z.e164(),
  date: z.iso.date(),
  time: z.iso.time(),
  date_time: z.iso.datetime(),
  date_time_local: z.iso.datetime({ local: true }),
  date_time_offset: z.iso.datetime({ offset: true }),
  duration: z.iso.duration(),
  lowercase: z.string().lowercase(),
  uppercase: z.string().uppercase(),
  short_email: z.email().max(40),
  short_url: z.url().min(8).max(60),
  starts_with: z.string().startsWith("ab"),
  // the formats without the patterns that zod exports with them
  plain_email: [z.email(), "email"],
  plain_uuid: [z.uuid(), "uuid"],
  plain_date: [z.iso.date(), "date"],
  plain_date_time: [z.iso.datetime({ offset: true }), "date-time"],
  plain_duration: [z.iso.duration(), "duration"],
  plain_hostname: [z.hostname(), "hostname"],
  plain_ipv4: [z.ipv4(), "ipv4"],
  plain_ipv6: [z.ipv6(), "ipv6"],
  plain_cidrv4: [z.cidrv4(), "cidrv4"],
  plain_cidrv6: [z.cidrv6(), "cidrv6"],
  plain_base64: [z.base64(), "base64"],
  plain_base64url: [z.base64url(), "base64url"],
  plain_emoji: [z.emoji(), "emoji"],
  plain_ulid: [z.ulid(), "ulid"],
  plain_jwt: [z.jwt(), "jwt"],
};

if (process.argv[2] === "schemas") {
  const schemas = Object.entries(types).map(([name, type]) => [
    name,
    Array.isArray(type) ? { type: "string", format: type[1] } : z.toJSONSchema(type),
  ]);
  console.log(JSON.stringify(Object.fromEntries(schemas)));
} else {
  const refused = [];
  for (const [name, texts] of Object.entries(JSON.parse(readFileSync(0, "utf8")))) {
    const type = Array.isArray(types[name]) ? types[name][0] : types[name];
    refused.push(...texts.filter((t) => !type.safeParse(t).success).map((t) => [name, t]));
  }
  console.log(JSON.stringify(refused));
}
