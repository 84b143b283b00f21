// A schema as models of pydantic and zod. What these have no words for is named in a comment.

type Schema = Record<string, unknown>;

/** Models nested deeper than this are refused: a schema may be made to nest without end. */
const MOST_DEPTH = 40;

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a name in the way of classes. */
function className(text: string): string {
  const words = text.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const name = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
  return /^[A-Za-z]/.test(name) ? name : `Model${name}`;
}

function refName(ref: unknown): string | null {
  const found = typeof ref === "string" ? /^#\/(?:\$defs|definitions)\/([^/]+)$/.exec(ref) : null;
  return found ? decodeURIComponent(found[1]!) : null;
}

/** Keywords that a model says nothing of, though the server holds to them. */
const UNSAID = [
  "not",
  "if",
  "then",
  "else",
  "allOf",
  "patternProperties",
  "propertyNames",
  "contains",
  "dependentRequired",
  "dependentSchemas",
  "uniqueItems",
  "minProperties",
  "maxProperties",
  "unevaluatedProperties",
  "unevaluatedItems",
];

function unsaid(schema: Schema): string {
  const names = UNSAID.filter((name) => name in schema);
  return names.length ? `not in this model: ${names.join(", ")}` : "";
}

/** The definitions of a schema, and itself as the last. */
function definitions(schema: Schema): [string, Schema][] {
  const found = { ...(schema["$defs"] as Schema), ...(schema["definitions"] as Schema) };
  const all = Object.entries(found).filter((entry): entry is [string, Schema] =>
    isSchema(entry[1]),
  );
  return [...all, ["Answer", schema]];
}

const PYTHON_WORDS = new Set(
  (
    "False None True and as assert async await break class continue def del elif else except " +
    "finally for from global if import in is lambda nonlocal not or pass raise return try while " +
    "with yield"
  ).split(" "),
);

function pythonLiteral(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  return JSON.stringify(value);
}

/** Writes the classes of a schema, those that others use first. */
class Pydantic {
  readonly classes: string[] = [];
  private readonly taken = new Set<string>();

  /** Returns the type of a schema, and writes the classes that it needs. */
  type(schema: unknown, name: string, depth: number): string {
    if (!isSchema(schema) || depth > MOST_DEPTH) return "Any";
    const ref = refName(schema["$ref"]);
    if (ref) return `"${className(ref)}"`;
    if ("const" in schema) return `Literal[${pythonLiteral(schema["const"])}]`;
    if (Array.isArray(schema["enum"])) return this.literal(schema["enum"]);
    const union = list(schema["anyOf"] ?? schema["oneOf"]);
    if (union.length)
      return union.map((one, i) => this.bounded(one, `${name}${i + 1}`, depth + 1)).join(" | ");
    const kinds = Array.isArray(schema["type"]) ? schema["type"] : [schema["type"]];
    return kinds.map((kind: unknown) => this.plain(kind, schema, name, depth)).join(" | ");
  }

  /** Returns the type of a schema with its bounds, which no field of a class holds. */
  bounded(schema: unknown, name: string, depth: number): string {
    const type = this.type(schema, name, depth);
    const options = isSchema(schema) && !("$ref" in schema) ? this.options(schema) : [];
    return options.length ? `Annotated[${type}, Field(${options.join(", ")})]` : type;
  }

  private literal(values: unknown[]): string {
    const isPlain = values.every((value) => typeof value !== "object" || value === null);
    return isPlain ? `Literal[${values.map(pythonLiteral).join(", ")}]` : "Any";
  }

  private plain(kind: unknown, schema: Schema, name: string, depth: number): string {
    switch (kind) {
      case "string":
        return "str";
      case "integer":
        return "int";
      case "number":
        return "float";
      case "boolean":
        return "bool";
      case "null":
        return "None";
      case "array":
        return `list[${this.bounded(schema["items"], `${name}Item`, depth + 1)}]`;
      case "object":
        return isSchema(schema["properties"])
          ? this.model(schema, name, depth)
          : `dict[str, ${this.bounded(schema["additionalProperties"], `${name}Value`, depth + 1)}]`;
      default:
        return "Any";
    }
  }

  /** Writes a class, and returns its name. */
  model(schema: Schema, wanted: string, depth: number): string {
    let name = className(wanted);
    while (this.taken.has(name)) name += "_";
    this.taken.add(name);
    const needed = list(schema["required"]);
    const lines = Object.entries((schema["properties"] as Schema) ?? {}).map(([member, value]) =>
      this.member(member, value, needed.includes(member), depth),
    );
    const note = unsaid(schema);
    const doc =
      typeof schema["description"] === "string"
        ? [`    ${JSON.stringify(schema["description"])}\n`]
        : [];
    const notes = note ? [`    # ${note}`] : [];
    const body = [...doc, ...notes, ...(lines.length ? lines : ["    pass"])];
    this.classes.push(`class ${name}(BaseModel):\n${body.join("\n")}`);
    return name;
  }

  private member(name: string, schema: unknown, isNeeded: boolean, depth: number): string {
    const type = this.type(schema, name, depth + 1);
    const isName = /^[A-Za-z][A-Za-z0-9_]*$/.test(name) && !PYTHON_WORDS.has(name);
    const field = isName ? name : `field_${name.replace(/[^A-Za-z0-9_]/g, "_")}`;
    const options = isSchema(schema) ? this.options(schema) : [];
    if (!isName) options.push(`alias=${JSON.stringify(name)}`);
    const full = isNeeded || /\bNone\b/.test(type) ? type : `${type} | None`;
    if (!isNeeded) options.unshift("default=None");
    return `    ${field}: ${full}${options.length ? ` = Field(${options.join(", ")})` : ""}`;
  }

  private options(schema: Schema): string[] {
    const names: [string, string][] = [
      ["minLength", "min_length"],
      ["maxLength", "max_length"],
      ["minItems", "min_length"],
      ["maxItems", "max_length"],
      ["minimum", "ge"],
      ["maximum", "le"],
      ["exclusiveMinimum", "gt"],
      ["exclusiveMaximum", "lt"],
      ["multipleOf", "multiple_of"],
    ];
    const all = names
      .filter(([from]) => typeof schema[from] === "number")
      .map(([from, to]) => `${to}=${String(schema[from])}`);
    if (typeof schema["pattern"] === "string")
      all.push(`pattern=${JSON.stringify(schema["pattern"])}`);
    if (typeof schema["description"] === "string")
      all.push(`description=${JSON.stringify(schema["description"])}`);
    return all;
  }
}

export function pydantic(schema: unknown): { code: string; name: string } {
  const writer = new Pydantic();
  const all = isSchema(schema) ? definitions(schema) : [];
  let name = "Answer";
  for (const [title, one] of all) {
    if (isSchema(one["properties"])) {
      name = writer.model(one, title, 0);
      continue;
    }
    const type = writer.bounded(one, title, 0);
    const isLast = one === schema;
    name = className(title);
    writer.classes.push(
      isLast ? `class ${name}(RootModel[${type}]):\n    pass` : `${name} = ${type}`,
    );
  }
  const code = writer.classes.join("\n\n\n");
  const typing = ["Annotated", "Any", "Literal"].filter((word) =>
    new RegExp(`\\b${word}\\b`).test(code),
  );
  const imports = ["BaseModel", "Field", "RootModel"].filter((word) => code.includes(word));
  const first = typing.length ? `from typing import ${typing.join(", ")}\n\n` : "";
  return {
    code: `${first}from pydantic import ${imports.join(", ") || "BaseModel"}\n\n\n${code}`,
    name,
  };
}

function zodType(schema: unknown, depth: number, indent: string): string {
  if (!isSchema(schema) || depth > MOST_DEPTH) return "z.any()";
  const ref = refName(schema["$ref"]);
  if (ref) return `z.lazy(() => ${className(ref)})`;
  if ("const" in schema) return `z.literal(${JSON.stringify(schema["const"])})`;
  if (Array.isArray(schema["enum"])) return zodEnum(schema["enum"]);
  const union = list(schema["anyOf"] ?? schema["oneOf"]);
  const kinds = Array.isArray(schema["type"]) ? schema["type"] : [schema["type"]];
  const types = union.length
    ? union.map((one) => zodType(one, depth + 1, indent))
    : kinds.map((kind: unknown) => zodPlain(kind, schema, depth, indent));
  const type = types.length > 1 ? `z.union([${types.join(", ")}])` : types[0]!;
  const help = schema["description"];
  return typeof help === "string" ? `${type}.describe(${JSON.stringify(help)})` : type;
}

function zodEnum(values: unknown[]): string {
  if (values.every((value) => typeof value === "string"))
    return `z.enum([${values.map((value) => JSON.stringify(value)).join(", ")}])`;
  return `z.union([${values.map((value) => `z.literal(${JSON.stringify(value)})`).join(", ")}])`;
}

function zodBounds(schema: Schema, names: [string, string][]): string {
  return names
    .filter(([from]) => typeof schema[from] === "number")
    .map(([from, to]) => `.${to}(${String(schema[from])})`)
    .join("");
}

const BOUNDS: [string, string][] = [
  ["minimum", "gte"],
  ["maximum", "lte"],
  ["exclusiveMinimum", "gt"],
  ["exclusiveMaximum", "lt"],
  ["multipleOf", "multipleOf"],
];

function zodPlain(kind: unknown, schema: Schema, depth: number, indent: string): string {
  const inner = `${indent}  `;
  switch (kind) {
    case "string": {
      const pattern = schema["pattern"];
      const regex =
        typeof pattern === "string" ? `.regex(new RegExp(${JSON.stringify(pattern)}))` : "";
      return `z.string()${zodBounds(schema, [
        ["minLength", "min"],
        ["maxLength", "max"],
      ])}${regex}`;
    }
    case "integer":
      return `z.number().int()${zodBounds(schema, BOUNDS)}`;
    case "number":
      return `z.number()${zodBounds(schema, BOUNDS)}`;
    case "boolean":
      return "z.boolean()";
    case "null":
      return "z.null()";
    case "array": {
      const bounds = zodBounds(schema, [
        ["minItems", "min"],
        ["maxItems", "max"],
      ]);
      return `z.array(${zodType(schema["items"], depth + 1, indent)})${bounds}`;
    }
    case "object":
      return zodObject(schema, depth, indent, inner);
    default:
      return "z.any()";
  }
}

function zodObject(schema: Schema, depth: number, indent: string, inner: string): string {
  const properties = schema["properties"];
  if (!isSchema(properties))
    return `z.record(z.string(), ${zodType(schema["additionalProperties"], depth + 1, indent)})`;
  const needed = list(schema["required"]);
  const members = Object.entries(properties).map(([name, value]) => {
    const type = zodType(value, depth + 1, inner);
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    return `${inner}${key}: ${type}${needed.includes(name) ? "" : ".optional()"},`;
  });
  const note = unsaid(schema);
  const notes = note ? [`${inner}// ${note}`] : [];
  return `z.object({\n${[...notes, ...members].join("\n")}\n${indent}})`;
}

export function zod(schema: unknown): { code: string; name: string } {
  const all = isSchema(schema) ? definitions(schema) : [];
  const code = all.map(([title, one]) => `const ${className(title)} = ${zodType(one, 0, "")};`);
  return { code: code.join("\n\n"), name: "Answer" };
}
