// A form made from a schema, which fills while the model writes.

import { parse } from "jsonc-parser";
import { useMemo } from "preact/hooks";

type Schema = Record<string, unknown>;

/** Nesting of a form at most; what is deeper is shown as text. */
const MOST_DEPTH = 8;

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Follows references within the document, a few in a row at most. */
function resolve(root: Schema, schema: unknown): Schema {
  let at: unknown = schema;
  for (let i = 0; i < 16 && isSchema(at) && typeof at["$ref"] === "string"; i++) {
    const pointer = at["$ref"];
    if (!pointer.startsWith("#")) return {};
    at = pointer
      .split("/")
      .slice(1)
      .reduce<unknown>((value, step) => {
        const name = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
        return isSchema(value) || Array.isArray(value)
          ? (value as Record<string, unknown>)[name]
          : undefined;
      }, root);
  }
  return isSchema(at) ? at : {};
}

export function SchemaForm({ schema, text }: { schema: unknown; text: string }) {
  const value: unknown = useMemo(() => parse(text), [text]);
  if (!isSchema(schema)) return <p class="quiet">The schema describes no form.</p>;
  return (
    <div class="form">
      <Field root={schema} schema={schema} name="" value={value} isNeeded depth={0} />
    </div>
  );
}

interface FieldProps {
  root: Schema;
  schema: unknown;
  name: string;
  value: unknown;
  isNeeded: boolean;
  depth: number;
}

function Field({ root, schema: given, name, value, isNeeded, depth }: FieldProps) {
  const schema = resolve(root, given);
  const label = String(schema["title"] ?? name);
  const help = typeof schema["description"] === "string" ? schema["description"] : "";
  const properties = schema["properties"];
  if (isSchema(properties) && depth < MOST_DEPTH) {
    const needed = Array.isArray(schema["required"]) ? schema["required"] : [];
    const members = isSchema(value) ? value : {};
    const more = Object.keys(members).filter((member) => !Object.hasOwn(properties, member));
    return (
      <fieldset>
        {label && <legend>{label}</legend>}
        {help && <p class="quiet">{help}</p>}
        {[...Object.keys(properties), ...more].map((member) => (
          <Field
            key={member}
            root={root}
            schema={properties[member]}
            name={member}
            value={Object.hasOwn(members, member) ? members[member] : undefined}
            isNeeded={needed.includes(member)}
            depth={depth + 1}
          />
        ))}
      </fieldset>
    );
  }
  if (Array.isArray(value) && depth < MOST_DEPTH)
    return (
      <fieldset>
        <legend>{label}</legend>
        {value.map((item: unknown, i) => (
          <Field
            key={i}
            root={root}
            schema={schema["items"]}
            name={String(i + 1)}
            value={item}
            isNeeded
            depth={depth + 1}
          />
        ))}
      </fieldset>
    );
  const id = `form-${depth}-${name}`;
  const options = Array.isArray(schema["enum"]) ? (schema["enum"] as unknown[]) : null;
  return (
    <div class="field">
      <label for={id}>
        {label || "Value"} {!isNeeded && <span class="quiet">optional</span>}
      </label>
      <Input id={id} label={label} schema={schema} options={options} value={value} />
      {help && <p class="quiet">{help}</p>}
    </div>
  );
}

function shown(value: unknown): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function Input({
  id,
  label,
  schema,
  options,
  value,
}: {
  id: string;
  label: string;
  schema: Schema;
  options: unknown[] | null;
  value: unknown;
}) {
  const text = shown(value);
  if (options && options.length <= 6)
    return (
      <span class="options" id={id} role="group" aria-label={label}>
        {options.map((option) => (
          <span key={shown(option)} class="option" data-chosen={shown(option) === text}>
            {shown(option)}
          </span>
        ))}
      </span>
    );
  if (schema["type"] === "boolean")
    return <input id={id} type="checkbox" checked={value === true} disabled />;
  return text.length > 60 ? (
    <textarea id={id} rows={3} readOnly value={text} />
  ) : (
    <input id={id} readOnly value={text} />
  );
}
