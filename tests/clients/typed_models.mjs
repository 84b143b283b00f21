// Types of zod and TypeBox, as programs have them: `schemas` writes their JSON Schemas, `judge`
// reads texts by name and writes those that they refuse.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const require = createRequire(join(resolve(process.env.NODE_MODULES), "node_modules", "x.js"));
const { z } = require("zod");
const { Type } = require("@sinclair/typebox");
const { Value } = require("@sinclair/typebox/value");

const short = z.string().min(1).max(20);
const category = z.object({
  name: short,
  get below() {
    return z.array(category).max(2);
  },
});

const zods = {
  user: z.object({ name: short, email: z.email().max(60), age: z.int().min(0).max(120) }),
  shape: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("circle"), radius: z.number().positive().max(100) }),
    z.object({ kind: z.literal("square"), side: z.number().min(1).max(9) }),
  ]),
  category,
  event: z.object({
    id: z.uuidv4(),
    on: z.iso.date(),
    at: z.iso.datetime(),
    lasts: z.iso.duration(),
  }),
  local_time: z.object({ at: z.iso.time(), then: z.iso.datetime({ local: true }) }),
  links: z.object({ page: z.url(), hosts: z.array(z.hostname()).min(1).max(2) }),
  network: z.object({ v4: z.ipv4(), v6: z.ipv6(), block: z.cidrv4(), mac: z.mac() }),
  ids: z.object({ nano: z.nanoid(), ulid: z.ulid(), cuid: z.cuid(), token: z.jwt() }),
  bytes: z.object({ data: z.base64(), more: z.base64url(), sum: z.hash("sha256") }),
  strict: z.strictObject({ color: z.enum(["red", "green"]), level: z.literal([1, 2]) }),
  loose: z.looseObject({ name: short }),
  tuple: z.tuple([z.boolean(), short, z.int32()]),
  record: z.record(z.enum(["a", "b"]), z.number().multipleOf(0.5).min(0).max(9)),
  optional: z.object({ a: short.optional(), b: short.nullable(), c: z.boolean().default(true) }),
  version: z.templateLiteral(["v", z.int().min(0).max(9), ".", z.enum(["0", "1"])]),
  meet: z.intersection(z.object({ a: short }), z.object({ b: z.boolean() })),
};

// TypeBox counts what JavaScript does, of which characters beyond the BMP have two
const label = Type.String({ minLength: 1, maxLength: 20, pattern: "^[ -~]*$" });
const boxes = {
  box_item: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 99 }), label }),
  box_union: Type.Union([Type.Literal("on"), Type.Literal("off"), Type.Null()]),
  box_list: Type.Array(Type.Object({ ok: Type.Boolean() }), { minItems: 1, maxItems: 2 }),
  box_tuple: Type.Tuple([label, Type.Number({ minimum: 0, maximum: 1 })]),
  box_both: Type.Intersect([Type.Object({ a: label }), Type.Object({ b: Type.Boolean() })]),
  box_record: Type.Record(Type.String({ pattern: "^[a-z]{1,5}$" }), Type.Boolean(), {
    maxProperties: 2,
  }),
  box_tree: Type.Recursive((Self) =>
    Type.Object({ name: label, below: Type.Array(Self, { maxItems: 1 }) }),
  ),
};

const [, , mode] = process.argv;
if (mode === "schemas") {
  const of_zod = Object.entries(zods).map(([name, type]) => [name, z.toJSONSchema(type)]);
  console.log(JSON.stringify({ ...Object.fromEntries(of_zod), ...boxes }));
} else {
  const refused = [];
  for (const [name, texts] of Object.entries(JSON.parse(readFileSync(0, "utf8")))) {
    for (const text of texts) {
      const value = JSON.parse(text);
      const error =
        name in zods
          ? zods[name].safeParse(value).error
          : Value.Errors(boxes[name], value).First();
      if (error) refused.push([name, text, error.message.slice(0, 300)]);
    }
  }
  console.log(JSON.stringify(refused));
}
