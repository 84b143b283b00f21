// The answer under a constraint: as a tree, as a form, token by token, as text.

import { type Node, parseTree } from "jsonc-parser";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { TokenLogprob } from "../api";
import { shownToken, usePointed } from "../chat/tokens";
import { count, many, percent, rate, seconds } from "../ui/format";
import { Choice, Copy } from "../ui/parts";
import { type EditVerdict, keepChecking, verdict } from "./edited";
import { SchemaForm } from "./form";
import { draft, edited, fillIn, isWriting, type Result, result, schema, source } from "./state";
import { blank, isJson, isSchema } from "./value";

type Look = "tree" | "form" | "tokens" | "text";

const LOOKS: [Look, string][] = [
  ["tree", "Tree"],
  ["form", "Form"],
  ["tokens", "Tokens"],
  ["text", "Text"],
];

export function ResultView() {
  const [chosen, setLook] = useState<Look>("tree");
  const now = result.value;
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const isBelow = (root.current?.getBoundingClientRect().top ?? 0) > innerHeight * 0.6;
    // on a narrow screen it lies below what is asked
    if (isWriting.value && isBelow) root.current?.scrollIntoView({ block: "start" });
  }, [isWriting.value]);
  useEffect(keepChecking, []);
  const isOfSchema = (now ?? draft.value).kind === "schema";
  const look = isOfSchema || chosen === "tokens" ? chosen : chosen === "text" ? "text" : "tokens";
  if (!now)
    return (
      <section ref={root} class="panel result empty" aria-label="Result">
        <p class="quiet">
          What the model writes appears here as it is written, with the tokens that the{" "}
          {isOfSchema ? "schema" : "constraint"} left it at each place.
        </p>
        {isOfSchema && (
          <button
            type="button"
            disabled={!isSchema(schema.value)}
            onClick={() => {
              const root = schema.value;
              if (!isSchema(root)) return;
              fillIn(JSON.stringify(blank(root, root)));
              setLook("form");
            }}
          >
            Fill in a form yourself
          </button>
        )}
      </section>
    );
  const isChanged = edited.value !== null;
  const text = edited.value ?? now.text;
  const wrongAt = isChanged && verdict.value.is === "wrong" ? verdict.value.at : null;
  const canChange = !isWriting.value && !now.problem;
  return (
    <section ref={root} class="panel result" aria-label="Result" aria-busy={isWriting.value}>
      <div class="result-head">
        <Choice
          label="Show it as"
          value={look}
          options={isOfSchema ? LOOKS : LOOKS.slice(2)}
          onChange={setLook}
        />
        <span class="push" />
        <Copy text={() => text} />
      </div>
      {now.problem && (
        <p class="end wrong" role="alert">
          {now.problem}
        </p>
      )}
      <div class="result-body">
        {look === "tree" && <Tree text={text} closed={isChanged ? [] : now.closed} />}
        {look === "form" && (
          <SchemaForm
            schema={now.schema}
            text={text}
            wrongAt={wrongAt}
            onChange={canChange ? (changed) => (edited.value = changed) : null}
          />
        )}
        {look === "tokens" && <Watched tokens={now.tokens} />}
        {look === "text" && (
          <pre tabIndex={0} class="result-text">
            {text}
          </pre>
        )}
      </div>
      <Summary now={now} />
    </section>
  );
}

/** Values of a tree that are shown at most. */
const MOST_VALUES = 2000;

/** What the branches of a tree share. */
interface Drawing {
  /** Values that may still be shown. */
  left: number;
  /** The length of the text. */
  end: number;
  /** JSON pointers of values that were closed early. */
  closed: ReadonlySet<string>;
}

/** The value of a text that may not be whole yet; `closed` points at those that were cut short. */
export function Tree({ text, closed }: { text: string; closed: string[] }) {
  const tree = useMemo(() => parseTree(text), [text]);
  if (!tree) return <p class="quiet">Nothing yet.</p>;
  const pointers = new Set(closed.map((pointer) => pointer.replace(/^#/, "")));
  const drawing = { left: MOST_VALUES, end: text.length, closed: pointers };
  return (
    <ul class="tree" role="tree" aria-label="Value">
      <Branch node={tree} name={null} pointer="" drawing={drawing} />
    </ul>
  );
}

/** Returns the pointer of a part of a value. */
function below(pointer: string, step: string | number): string {
  return `${pointer}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function Branch({
  node,
  name,
  pointer,
  drawing,
}: {
  node: Node;
  name: string | null;
  pointer: string;
  drawing: Drawing;
}) {
  drawing.left--;
  if (drawing.left < 0) return null;
  const { end } = drawing;
  const isNew = isWriting.value && node.offset + node.length >= end - 1;
  const label = name !== null && <span class="c-name">{name}</span>;
  const mark = drawing.closed.has(pointer) && (
    <span
      class="closed-early"
      title="The limit of the length left no room: it has as little as the schema asks for"
    >
      closed early
    </span>
  );
  if (node.type !== "object" && node.type !== "array")
    return (
      <li role="treeitem" class={isNew ? "leaf new" : "leaf"}>
        {label}
        <Leaf node={node} isOpen={isNew} /> {mark}
      </li>
    );
  const isList = node.type === "array";
  const children = node.children ?? [];
  return (
    <li role="treeitem" aria-expanded="true" class={isNew ? "new" : ""}>
      {label}
      <span class="quiet">
        {isList ? many(children.length, "item") : children.length ? "" : "{ }"}
      </span>{" "}
      {mark}
      {children.length > 0 && (
        <ul role="group">
          {children.map((child, i) => {
            const value = isList ? child : child.children?.[1];
            const key = isList ? String(i + 1) : String(child.children?.[0]?.value ?? "");
            const place = below(pointer, isList ? i : key);
            return value ? (
              <Branch key={i} node={value} name={key} pointer={place} drawing={drawing} />
            ) : (
              <li key={i} role="treeitem" class="leaf new">
                <span class="c-name">{key}</span>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

const KINDS: Record<string, string> = {
  string: "text",
  number: "number",
  boolean: "key",
  null: "key",
};

/** A value as JSON writes it: quotes tell a text from a number; one that is written has no end. */
function Leaf({ node, isOpen }: { node: Node; isOpen: boolean }) {
  const whole = JSON.stringify(node.value) ?? "";
  const text = isOpen && node.type === "string" ? whole.slice(0, -1) : whole;
  return <span class={`value c-${KINDS[node.type] ?? "text"}`}>{text}</span>;
}

/** Returns in how far the constraint has pushed the model: 0 not at all, 4 fully. */
function push(mass: number): number {
  return mass > 0.95 ? 0 : mass > 0.7 ? 1 : mass > 0.3 ? 2 : mass > 0.05 ? 3 : 4;
}

function Watched({ tokens }: { tokens: TokenLogprob[] }) {
  const { at, isHeld, handlers } = usePointed(tokens.length, null);
  if (!tokens.length) return <p class="quiet">Nothing yet.</p>;
  const chosen = at === null ? undefined : tokens[at];
  return (
    <div class="tokens-view">
      <div
        class="tokens"
        role="group"
        tabIndex={0}
        aria-label="Tokens: the arrow keys go from one to the next"
        data-held={isHeld}
        {...handlers}
      >
        {tokens.map((token, i) => (
          <span
            key={i}
            data-at={i}
            data-surprise={token.constraint?.forced ? 0 : push(token.constraint?.mass ?? 1)}
            class={`token${token.constraint?.forced ? " forced" : ""}${i === at ? " at" : ""}`}
          >
            {token.token.includes("\n") ? shownToken(token.token) + "\n" : token.token}
          </span>
        ))}
      </div>
      <p class="quiet legend">
        <span class="token forced">shade</span> left the model no choice and was not sampled;{" "}
        <span class="token" data-surprise="3">
          colour
        </span>{" "}
        is where the model would have written something else.
      </p>
      <div class="token-facts" role="status">
        {chosen ? <Facts token={chosen} /> : <p class="quiet">Point at a token.</p>}
      </div>
    </div>
  );
}

function Facts({ token }: { token: TokenLogprob }) {
  const { constraint } = token;
  return (
    <>
      <dl>
        <div>
          <dt>Token</dt>
          <dd>
            <code>{shownToken(token.token)}</code>
          </dd>
        </div>
        {constraint && (
          <>
            <div>
              <dt>Could come</dt>
              <dd>{constraint.forced ? "this alone" : many(constraint.allowed, "token")}</dd>
            </div>
            <div>
              <dt>Of the model's probability</dt>
              <dd>{percent(constraint.mass ?? 0)}</dd>
            </div>
            <div>
              <dt>Mask</dt>
              <dd>{constraint.forced ? "none needed" : `${constraint.mask_ms.toFixed(3)} ms`}</dd>
            </div>
          </>
        )}
        <div>
          <dt>This token</dt>
          <dd>{percent(Math.exp(token.logprob))}</dd>
        </div>
      </dl>
      <ul class="rivals" aria-label="What the model found most probable">
        {token.top_logprobs.map((rival) => (
          <li key={rival.id} class={rival.id === token.id ? "rival chosen" : "rival"}>
            <code>{shownToken(rival.token)}</code>
            <span class="number">{percent(Math.exp(rival.logprob))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns what is said of a text that the user has made. */
function ownWords(told: EditVerdict): string {
  switch (told.is) {
    case "checking":
      return "Checking…";
    case "fits":
      return "You wrote this, and the schema allows it.";
    case "begun":
      return "You wrote this. The schema asks for more than it has.";
    case "wrong": {
      const place = `line ${told.line}, column ${told.column}`;
      return `You wrote this. The schema does not allow it from ${place} on.`;
    }
    case "unknown":
      return `The server cannot tell whether the schema allows this: ${told.message}`;
  }
}

const KIND_OF_WORDS = {
  checking: "quiet",
  fits: "good",
  begun: "wrong",
  wrong: "wrong",
  unknown: "",
};

function OwnVerdict({ hasOther }: { hasOther: boolean }) {
  const told = verdict.value;
  return (
    <div class="own-verdict">
      <p role="status" class={KIND_OF_WORDS[told.is]}>
        {ownWords(told)}
      </p>
      {hasOther && (
        <button type="button" class="small" onClick={() => (edited.value = null)}>
          Back to what the model wrote
        </button>
      )}
    </div>
  );
}

function Summary({ now }: { now: Result }) {
  if (now.finish === "own")
    return (
      <div class="summary">
        <OwnVerdict hasOther={false} />
      </div>
    );
  const details = now.tokens.flatMap(({ constraint }) => (constraint ? [constraint] : []));
  const forced = details.filter((one) => one.forced).length;
  const free = details.filter((one) => !one.forced);
  const mask = free.reduce((sum, one) => sum + one.mask_ms, 0);
  const mass = free.reduce((sum, one) => sum + (one.mass ?? 1), 0);
  const parts = [
    now.timings &&
      now.timings.predicted_per_second > 0 &&
      `${rate(now.timings.predicted_per_second)} tokens/s`,
    many(now.tokens.length, "token"),
    details.length > 0 && `${count(forced)} without a choice (${percent(forced / details.length)})`,
    free.length > 0 && `${percent(mass / free.length)} of the model's probability allowed`,
    free.length > 0 && `masks ${mask < 1 ? `${mask.toFixed(2)} ms` : seconds(mask)}`,
  ].filter(Boolean);
  return (
    <div class="summary">
      {edited.value === null ? <Verdict now={now} /> : <OwnVerdict hasOther />}
      <p class="figures">{parts.join(" · ")}</p>
      {now.ignored.length > 0 && (
        <p class="note busy-text">Not enforced: {now.ignored.join(", ")}</p>
      )}
    </div>
  );
}

function Verdict({ now }: { now: Result }) {
  if (isWriting.value || now.problem || now.finish === null) return null;
  if (now.finish === "stopped") return <p class="quiet">You stopped it.</p>;
  const isCut = now.finish === "length";
  const closed = now.closed.length ? `: ${many(now.closed.length, "value")} closed early` : "";
  const limit = isCut ? `, completed at the limit of its length${closed}` : "";
  const isOfDraft = now.kind === draft.value.kind && now.source === source.value;
  const changed = isOfDraft ? "" : " The constraint was changed since.";
  if (now.kind !== "schema")
    return (
      <p class="good">
        It matches: the server let through only what the constraint allows{limit}.{changed}
      </p>
    );
  return isJson(now.text) ? (
    <p class="good">
      It is whole JSON, and the server held each token to the schema{limit}.{changed}
    </p>
  ) : (
    <p class="wrong">It is not whole: the limit of its length cut it.{changed}</p>
  );
}
