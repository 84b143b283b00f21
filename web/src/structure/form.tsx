// A form made from a schema: it fills while the model writes, and then the user may change what
// stands in it.

import {
  applyEdits,
  getNodeValue,
  type JSONPath,
  modify,
  type Node,
  parse,
  parseTree,
} from "jsonc-parser";
import type { ComponentChildren } from "preact";
import { useId, useMemo, useState } from "preact/hooks";
import { many } from "../ui/format";
import { IconButton } from "../ui/parts";
import {
  blank,
  bounds,
  isJson,
  isSchema,
  itemSchema,
  kindName,
  kindOf,
  kinds,
  resolve,
  type Schema,
  typeOf,
} from "./value";

/** Nesting of a form at most; what is deeper is shown as JSON. */
const MOST_DEPTH = 8;
/** Items of a list that have fields. */
const MOST_ITEMS = 300;
/** Texts that are longer get more than a line. */
const LONG = 60;

/** What the fields of a form share. */
interface Form {
  root: Schema;
  text: string;
  /** Takes the changed text; null while the fields cannot be changed. */
  change: ((text: string) => void) | null;
  /** The place of the text at which the schema does not allow it. */
  wrongAt: number | null;
}

export function SchemaForm({
  schema,
  text,
  wrongAt,
  onChange,
}: {
  schema: unknown;
  text: string;
  wrongAt: number | null;
  onChange: ((text: string) => void) | null;
}) {
  const tree = useMemo(() => parseTree(text), [text]);
  if (!isSchema(schema)) return <p class="quiet">The schema describes no form.</p>;
  const form: Form = { root: schema, text, change: onChange, wrongAt };
  return (
    <div class="form">
      <Field form={form} schema={schema} name="" node={tree} path={[]} presence="needed" />
    </div>
  );
}

/** Returns the text as whole JSON: one that was cut cannot be changed in place. */
function whole(text: string): string {
  return isJson(text) ? text : JSON.stringify(parse(text) ?? null);
}

/** Sets a value, or takes it out if it is undefined. The rest of the text stays as it is. */
function set({ text, change, root }: Form, path: JSONPath, value: unknown): void {
  const before = whole(text);
  if (!path.length) return change?.(JSON.stringify(value));
  const getInsertionIndex = (there: string[]) => {
    const names = namesBefore(root, path);
    const next = names ? there.findIndex((name) => !names.includes(name)) : -1;
    return next >= 0 ? next : there.length;
  };
  change?.(applyEdits(before, modify(before, path, value, { getInsertionIndex })));
}

/** Returns the names that stand before that of a member in its object, if the schema knows it: the
 * server keeps them in the order of the schema. */
function namesBefore(root: Schema, path: JSONPath): string[] | null {
  let schema = resolve(root, root);
  for (const step of path.slice(0, -1)) {
    const of = kinds(root, schema).flatMap((kind) => {
      const properties = kind["properties"];
      if (typeof step === "number") return [itemSchema(kind, step)];
      return isSchema(properties) && Object.hasOwn(properties, step) ? [properties[step]] : [];
    });
    schema = resolve(root, of[0]);
  }
  const last = String(path.at(-1));
  const lists = kinds(root, schema).map(({ properties }) =>
    isSchema(properties) ? Object.keys(properties) : [],
  );
  const names = lists.find((list) => list.includes(last));
  return names ? names.slice(0, names.indexOf(last)) : null;
}

interface FieldProps {
  form: Form;
  schema: unknown;
  name: string;
  node: Node | undefined;
  path: JSONPath;
  presence: "needed" | "optional" | "item";
}

function Field(props: FieldProps) {
  const { form, name, node, path } = props;
  const given = resolve(form.root, props.schema);
  const all = kinds(form.root, given);
  const at = kindOf(form.root, all, node);
  const schema = kinds(form.root, all[at]!)[0]!;
  // a kind has a name of its own
  const label = String(given["title"] ?? name);
  const isShallow = path.length < MOST_DEPTH;
  const parts: PartProps = { ...props, schema, label, kinds: null };
  if (all.length > 1) parts.kinds = <Kinds {...parts} all={all} at={at} />;
  const type = node?.type ?? typeOf(schema);
  if (type === "object" && isSchema(schema["properties"]) && isShallow)
    return <Members {...parts} />;
  if (type === "array" && isShallow) return <Items {...parts} />;
  return <Single {...parts} />;
}

interface PartProps extends FieldProps {
  schema: Schema;
  label: string;
  /** The choice among the kinds of value, where there is one. */
  kinds: ComponentChildren;
}

function Kinds({ form, all, at, node, path, label }: PartProps & { all: Schema[]; at: number }) {
  return (
    <select
      class="kind"
      aria-label={`Kind of ${label || "the value"}`}
      disabled={!form.change || !node}
      value={String(at)}
      onChange={({ currentTarget }) =>
        set(form, path, blank(form.root, all[Number(currentTarget.value)]))
      }
    >
      {all.map((kind, i) => (
        <option key={i} value={String(i)}>
          {kindName(form.root, kind, i)}
        </option>
      ))}
    </select>
  );
}

/** The button that adds a value or takes it out, where the schema leaves that open. */
function Presence({ form, schema, label, node, path, presence }: PartProps) {
  if (presence === "needed") return null;
  if (!form.change) return presence === "item" ? null : <span class="quiet">optional</span>;
  return node ? (
    <IconButton
      icon="close"
      size={14}
      label={`Leave out ${label}`}
      onClick={() => set(form, path, undefined)}
    />
  ) : (
    <button
      type="button"
      class="small"
      aria-label={`Add ${label}`}
      onClick={() => set(form, path, blank(form.root, schema))}
    >
      Add
    </button>
  );
}

function Help({ schema }: { schema: Schema }) {
  const said = typeof schema["description"] === "string" ? schema["description"] : "";
  const text = [said, bounds(schema)].filter(Boolean).join(" · ");
  return text ? <p class="quiet">{text}</p> : null;
}

function Legend(props: PartProps) {
  if (!props.label && !props.kinds) return null;
  return (
    <legend>
      {props.label} {props.kinds} <Presence {...props} />
    </legend>
  );
}

function Members(props: PartProps) {
  const { form, schema, node, path } = props;
  const properties = schema["properties"] as Schema;
  const needed = Array.isArray(schema["required"]) ? schema["required"] : [];
  const members = new Map(
    node?.children?.map(({ children: [key, value] = [] }) => [String(key?.value), value]),
  );
  const more = [...members.keys()].filter((member) => !Object.hasOwn(properties, member));
  const isAbsent = !node && props.presence === "optional" && form.change;
  const names = isAbsent ? [] : [...Object.keys(properties), ...more];
  return (
    <fieldset>
      <Legend {...props} />
      <Help schema={schema} />
      {names.map((member) => (
        <Field
          key={member}
          form={form}
          schema={Object.hasOwn(properties, member) ? properties[member] : {}}
          name={member}
          node={members.get(member)}
          path={[...path, member]}
          presence={needed.includes(member) ? "needed" : "optional"}
        />
      ))}
    </fieldset>
  );
}

function Items(props: PartProps) {
  const { form, schema, label, node, path } = props;
  const items = node?.children ?? [];
  const bound = (name: string, other: number) =>
    typeof schema[name] === "number" ? schema[name] : other;
  const canLeave = items.length > bound("minItems", 0);
  const canAdd = items.length < bound("maxItems", Infinity);
  const isAbsent = !node && props.presence === "optional";
  return (
    <fieldset>
      <Legend {...props} />
      <Help schema={schema} />
      {items.slice(0, MOST_ITEMS).map((item, i) => (
        <Field
          key={i}
          form={form}
          schema={itemSchema(schema, i)}
          name={String(i + 1)}
          node={item}
          path={[...path, i]}
          presence={canLeave ? "item" : "needed"}
        />
      ))}
      {items.length > MOST_ITEMS && (
        <p class="quiet">And {many(items.length - MOST_ITEMS, "item")} more.</p>
      )}
      {form.change && !isAbsent && (
        <p>
          <button
            type="button"
            class="small"
            aria-label={`Add an item${label && ` to ${label}`}`}
            disabled={!canAdd}
            onClick={() => {
              const next = blank(form.root, itemSchema(schema, items.length));
              if (node) set(form, [...path, -1], next);
              else set(form, path, [next]);
            }}
          >
            Add an item
          </button>
        </p>
      )}
    </fieldset>
  );
}

function Single(props: PartProps) {
  const { form, schema, label, node, presence } = props;
  const id = useId();
  const wrong = form.wrongAt;
  const isWrong =
    wrong !== null && !!node && wrong >= node.offset && wrong <= node.offset + node.length;
  return (
    <div class="field">
      <div class="field-head">
        <label for={id}>{label || "Value"}</label> {props.kinds} <Presence {...props} />
      </div>
      {(node || presence !== "optional" || !form.change) && (
        <Input {...props} id={id} isWrong={isWrong} />
      )}
      {isWrong && <p class="wrong">The schema does not allow this here.</p>}
      <Help schema={schema} />
    </div>
  );
}

type InputProps = PartProps & { id: string; isWrong: boolean };

/** A field for one value: of a list, true or false, a number, a text, or else JSON. */
function Input(props: InputProps) {
  const { form, schema, id, isWrong, node, path } = props;
  const options = Array.isArray(schema["enum"]) ? (schema["enum"] as unknown[]) : null;
  const type = node?.type ?? typeOf(schema);
  if (options) return <Options {...props} options={options} />;
  if (type === "boolean")
    return (
      <input
        id={id}
        type="checkbox"
        checked={node?.value === true}
        disabled={!form.change}
        onChange={({ currentTarget }) => set(form, path, currentTarget.checked)}
      />
    );
  if (type === "string") {
    const text = String(node?.value ?? "");
    const shared = {
      id,
      value: text,
      readOnly: !form.change,
      "aria-invalid": isWrong,
      onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
        set(form, path, currentTarget.value),
    };
    const isLong = text.length > LONG || text.includes("\n");
    return isLong ? <textarea rows={3} {...shared} /> : <input {...shared} />;
  }
  return <Drafted {...props} isNumber={type === "number" || type === "integer"} />;
}

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** A field for a number or for JSON: the value changes when what is typed is one. */
function Drafted({ form, id, isWrong, isNumber, node, path }: InputProps & { isNumber: boolean }) {
  const text = node ? form.text.slice(node.offset, node.offset + node.length) : "";
  // what is typed and no value yet, and what stood there before
  const [typed, setTyped] = useState<{ draft: string; over: string } | null>(null);
  const draft = typed?.over === text ? typed.draft : null;
  const isSound = (value: string) => (isNumber ? NUMBER.test(value) : isJson(value));
  const shared = {
    id,
    value: draft ?? text,
    readOnly: !form.change,
    "aria-invalid": isWrong || draft !== null,
    onInput: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setTyped(isSound(value) ? null : { draft: value, over: text });
      if (isSound(value)) setRaw(form, path, node, value);
    },
  };
  return (
    <>
      {isNumber ? (
        <input inputMode="decimal" autocomplete="off" {...shared} />
      ) : (
        <textarea class="code-text" rows={2} spellcheck={false} {...shared} />
      )}
      {draft !== null && <p class="wrong">This is no {isNumber ? "number" : "JSON"}.</p>}
    </>
  );
}

/** Puts JSON as it was typed in the place of a value: a number keeps all its digits. */
function setRaw(form: Form, path: JSONPath, node: Node | undefined, content: string): void {
  if (!node || !isJson(form.text)) return set(form, path, JSON.parse(content));
  const { offset, length } = node;
  form.change?.(applyEdits(form.text, [{ offset, length, content }]));
}

/** Options of a list that are shown beside each other; of more, one is chosen. */
const FEW = 6;

function Options({ form, id, label, node, path, options }: InputProps & { options: unknown[] }) {
  const words = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  const isChosen = (option: unknown) =>
    !!node && JSON.stringify(option) === JSON.stringify(getNodeValue(node));
  if (options.length <= FEW)
    return (
      <span class="options" id={id} role="group" aria-label={label}>
        {options.map((option, i) => (
          <button
            key={i}
            type="button"
            class="option"
            aria-pressed={isChosen(option)}
            disabled={!form.change}
            onClick={() => set(form, path, option)}
          >
            {words(option)}
          </button>
        ))}
      </span>
    );
  return (
    <select
      id={id}
      disabled={!form.change}
      value={String(options.findIndex(isChosen))}
      onChange={({ currentTarget }) => set(form, path, options[Number(currentTarget.value)])}
    >
      {!options.some(isChosen) && <option value="-1" />}
      {options.map((option, i) => (
        <option key={i} value={String(i)}>
          {words(option)}
        </option>
      ))}
    </select>
  );
}
