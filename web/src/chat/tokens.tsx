// An answer token by token: how probable each was, and what might have stood in its place.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { TokenLogprob } from "../api";
import type { Message } from "../db";
import { percent } from "../ui/format";
import { writing } from "./store";
import { goOnFrom } from "./writing";

/** Returns the text of the first tokens. */
function textOf(tokens: { bytes: number[] }[]): string {
  return new TextDecoder().decode(new Uint8Array(tokens.flatMap(({ bytes }) => bytes)));
}

/** Returns the number of tokens before the text of the answer: reasoning, and marks around it. */
function leading(tokens: TokenLogprob[], text: string): number {
  if (textOf(tokens).startsWith(text.slice(0, 40))) return 0;
  const whole = textOf(tokens);
  const at = whole.lastIndexOf(text);
  if (at < 0) return tokens.length;
  const before = new TextEncoder().encode(whole.slice(0, at)).length;
  let bytes = 0;
  return tokens.findIndex((token) => {
    const isIn = bytes >= before;
    bytes += token.bytes.length;
    return isIn;
  });
}

/** Returns how sure the model was: 0 very, 4 not at all. */
function surprise(logprob: number): number {
  const p = Math.exp(logprob);
  return p > 0.9 ? 0 : p > 0.6 ? 1 : p > 0.3 ? 2 : p > 0.1 ? 3 : 4;
}

/** A token as text: line breaks and blanks show. */
export function shownToken(text: string): string {
  const shown = text.replaceAll("\n", "⏎").replaceAll("\t", "⇥");
  return /^ +$/.test(shown) ? "␣".repeat(shown.length) : shown;
}

/** Milliseconds that a pointer rests on a token before that is shown. */
const REST_MS = 90;

/** Returns the token that is looked at, and what leads from one to another: a pointer that rests
 * on one, a click, which holds it until the next, and the arrow keys, which hold it too. */
export function usePointed(n: number, first: number | null) {
  const [at, setAt] = useState(first);
  const [isHeld, setHeld] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = (next: number | null, holds: boolean) => {
    clearTimeout(timer.current);
    setHeld(holds);
    if (next !== null) setAt(next);
  };
  const handlers = {
    onMouseOver: (event: Event) => {
      clearTimeout(timer.current);
      const place = placeOf(event);
      if (place !== null && !isHeld) timer.current = window.setTimeout(() => setAt(place), REST_MS);
    },
    onMouseLeave: () => clearTimeout(timer.current),
    onClick: (event: Event) => {
      const place = placeOf(event);
      if (place !== null) hold(place, !(isHeld && place === at));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
      if (step === undefined || event.target !== event.currentTarget) return;
      event.preventDefault();
      hold(Math.max(0, Math.min(n - 1, (at ?? 0) + step)), true);
    },
  };
  return { at, isHeld, handlers };
}

function placeOf(event: Event): number | null {
  const place = (event.target as HTMLElement).closest<HTMLElement>("[data-at]")?.dataset.at;
  return place === undefined ? null : Number(place);
}

export function Tokens({ message }: { message: Message }) {
  const all = message.tokens!;
  const from = useMemo(() => leading(all, message.text), [all, message.text]);
  const tokens = all.slice(from);
  const { at: pointed, isHeld, handlers } = usePointed(tokens.length, 0);
  const at = pointed ?? 0;
  const chosen = tokens[at];
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
            data-surprise={surprise(token.logprob)}
            class={i === at ? "token at" : "token"}
          >
            {token.token.includes("\n") ? shownToken(token.token) + "\n" : token.token}
          </span>
        ))}
      </div>
      {chosen && (
        <Alternatives
          token={chosen}
          onChoose={(other) => {
            const kept = tokens.slice(0, at);
            const next = { ...chosen, ...other };
            void goOnFrom(message, textOf([...kept, next]), [...kept, next]);
          }}
        />
      )}
    </div>
  );
}

type Rival = TokenLogprob["top_logprobs"][number];

function Alternatives({
  token,
  onChoose,
}: {
  token: TokenLogprob;
  onChoose: (other: Rival) => void;
}) {
  const isKnown = token.top_logprobs.some(({ id }) => id === token.id);
  const all: Rival[] = isKnown ? token.top_logprobs : [token, ...token.top_logprobs];
  const isBusy = writing.value !== null;
  return (
    <div class="rivals" role="group" aria-label="What might have stood here">
      {all.map((rival) => (
        <button
          key={rival.id}
          type="button"
          class={rival.id === token.id ? "rival chosen" : "rival"}
          disabled={isBusy}
          title={rival.id === token.id ? "Write on from here" : "Write on from this instead"}
          onClick={() => onChoose(rival)}
        >
          <code>{shownToken(rival.token) || "∅"}</code>
          <span class="number">{percent(Math.exp(rival.logprob))}</span>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.exp(rival.logprob) * 100} height="4" />
          </svg>
        </button>
      ))}
    </div>
  );
}
