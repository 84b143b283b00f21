// What a schema says of a value, as a form needs it: its parts, its kinds, and a value to begin
// with. It judges nothing: that is the server's.

import type { Node } from "jsonc-parser";

export type Schema = Record<string, unknown>;

/** Nesting of a value that a form begins with at most. */
const MOST_DEPTH = 16;
/** Items that a form begins a list with at most. */
const MOST_ITEMS = 20;

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function own(value: unknown, name: string): unknown {
  return (isSchema(value) || Array.isArray(value)) && Object.hasOwn(value, name)
    ? (value as Schema)[name]
    : undefined;
}

/** Follows references within the document, a few in a row at most. */
export function resolve(root: Schema, schema: unknown): Schema {
  let at: unknown = schema;
  for (let i = 0; i < 16 && isSchema(at) && typeof at["$ref"] === "string"; i++) {
    const pointer = at["$ref"];
    if (!pointer.startsWith("#")) return {};
    at = pointer
      .split("/")
      .slice(1)
      .reduce<unknown>((value, step) => {
        const name = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
        return own(value, name);
      }, root);
  }
  return isSchema(at) ? at : {};
}

/** Returns the kinds of value that a schema leaves to choose from; one alone is no choice. */
export function kinds(root: Schema, schema: Schema): Schema[] {
  const union = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(union) && union.length)
    return union.map((one: unknown) => ({ ...schema, ...without(resolve(root, one)) }));
  const { type } = schema;
  if (Array.isArray(type) && type.length)
    return type.map((one: unknown) => ({ ...schema, type: one }));
  return [schema];
}

/** Returns a kind so that the choice which it is of does not come up again. */
function without(kind: Schema): Schema {
  return { anyOf: undefined, oneOf: undefined, ...kind };
}

/** Returns the type of value that a schema describes, as far as it says. */
export function typeOf(schema: Schema): string {
  if (typeof schema["type"] === "string") return schema["type"];
  if (isSchema(schema["properties"])) return "object";
  if (schema["items"] !== undefined || Array.isArray(schema["prefixItems"])) return "array";
  if (schema["minLength"] !== undefined || schema["pattern"] !== undefined) return "string";
  return "";
}

/** Returns a name for a kind of value. */
export function kindName(root: Schema, kind: Schema, i: number): string {
  if (typeof kind["title"] === "string") return kind["title"];
  if ("const" in kind) return JSON.stringify(kind["const"]);
  const constant = Object.values(isSchema(kind["properties"]) ? kind["properties"] : {})
    .map((one) => resolve(root, one)["const"])
    .find((one) => one !== undefined);
  if (constant !== undefined) return String(constant);
  return typeOf(kind) || `kind ${i + 1}`;
}

/** Returns whether a value looks as if it were of a kind: by its type, its constants and names. */
function looksLike(root: Schema, kind: Schema, node: Node): boolean {
  const value = node.value as unknown;
  if ("const" in kind) return value === kind["const"];
  const type = typeOf(kind);
  if (type === "integer") return node.type === "number" && Number.isInteger(value);
  if (type && type !== node.type) return false;
  const properties = kind["properties"];
  if (node.type !== "object" || !isSchema(properties)) return true;
  const members = new Map(
    node.children?.map(({ children }) => [String(children?.[0]?.value), children?.[1]]),
  );
  const needed = Array.isArray(kind["required"]) ? kind["required"] : [];
  const isThere = (name: unknown) => members.has(String(name));
  const isConstant = ([name, one]: [string, unknown]) => {
    const wanted = resolve(root, one)["const"];
    const member = members.get(name);
    return wanted === undefined || !member || member.value === wanted;
  };
  return needed.every(isThere) && Object.entries(properties).every(isConstant);
}

/** Returns which of the kinds a value is of: the first that it looks like. */
export function kindOf(root: Schema, all: Schema[], node: Node | undefined): number {
  return node
    ? Math.max(
        0,
        all.findIndex((kind) => looksLike(root, kind, node)),
      )
    : 0;
}

/** Returns a value to begin with: what the schema names, else the least that it asks for. */
export function blank(root: Schema, given: unknown, depth = 0): unknown {
  const schema = kinds(root, resolve(root, given))[0]!;
  for (const name of ["const", "default"]) if (name in schema) return schema[name];
  for (const name of ["enum", "examples"])
    if (Array.isArray(schema[name]) && schema[name].length) return schema[name][0] as unknown;
  if (depth > MOST_DEPTH) return null;
  switch (typeOf(schema)) {
    case "object":
      return blankObject(root, schema, depth);
    case "array": {
      const least = typeof schema["minItems"] === "number" ? schema["minItems"] : 0;
      const n = Math.min(least, MOST_ITEMS);
      return Array.from({ length: n }, (_, i) => blank(root, itemSchema(schema, i), depth + 1));
    }
    case "integer":
    case "number":
      return leastNumber(schema);
    case "boolean":
      return false;
    case "null":
      return null;
    default:
      return "";
  }
}

function blankObject(root: Schema, schema: Schema, depth: number): Schema {
  const properties = isSchema(schema["properties"]) ? schema["properties"] : {};
  const needed = Array.isArray(schema["required"]) ? schema["required"] : [];
  const value: Schema = {};
  for (const name of Object.keys(properties))
    if (needed.includes(name)) put(value, name, blank(root, properties[name], depth + 1));
  return value;
}

/** Sets a member of any name, also one that means something else to JavaScript. */
function put(object: Schema, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, enumerable: true });
}

/** Returns a number near zero that the bounds allow. */
function leastNumber(schema: Schema): number {
  const bound = (name: string) => (typeof schema[name] === "number" ? schema[name] : null);
  const above = bound("exclusiveMinimum");
  const least = Math.max(bound("minimum") ?? 0, above === null ? 0 : Math.floor(above) + 1);
  const below = bound("exclusiveMaximum");
  return Math.min(
    least,
    bound("maximum") ?? Infinity,
    below === null ? Infinity : Math.ceil(below) - 1,
  );
}

/** Returns the schema of an item of a list. */
export function itemSchema(schema: Schema, i: number): unknown {
  const first = schema["prefixItems"];
  if (Array.isArray(first) && i < first.length) return first[i] as unknown;
  return schema["items"];
}

/** Returns what is said of the bounds of a value, for those who fill it in. */
export function bounds(schema: Schema): string {
  const of = (name: string) => schema[name] as number | undefined;
  const parts = [
    range(of("minimum"), of("maximum"), ""),
    range(of("minLength"), of("maxLength"), " characters"),
    range(of("minItems"), of("maxItems"), " items"),
    of("exclusiveMinimum") !== undefined && `above ${of("exclusiveMinimum")}`,
    of("exclusiveMaximum") !== undefined && `below ${of("exclusiveMaximum")}`,
    of("multipleOf") !== undefined && `a multiple of ${of("multipleOf")}`,
    typeof schema["format"] === "string" && schema["format"],
    typeof schema["pattern"] === "string" && `like ${schema["pattern"]}`,
  ];
  return parts.filter(Boolean).join(", ");
}

function range(least: number | undefined, most: number | undefined, of: string): string {
  if (least === undefined && most === undefined) return "";
  if (least === most) return `${least}${of}`;
  if (least === undefined) return `at most ${most}${of}`;
  return most === undefined ? `at least ${least}${of}` : `${least} to ${most}${of}`;
}
