import { Matcher } from "hob-grammar";

/** Sets the logits of the tokens that a mask forbids, and those beyond it, to minus infinity. */
export function applyMask(words, logits) {
  const n = Math.min(logits.length, words.length * 32);
  for (let at = 0; at < n; at += 32) {
    const word = words[at >> 5];
    if (word === 0) {
      logits.fill(-Infinity, at, Math.min(at + 32, n));
    } else if (word !== 0xffffffff) {
      const end = Math.min(at + 32, n);
      for (let token = at; token < end; token++) {
        if (((word >>> (token & 31)) & 1) === 0) logits[token] = -Infinity;
      }
    }
  }
  logits.fill(-Infinity, n);
}

/** Makes `matcher` stand behind `tokens`; returns how many of them may come. */
function follow(matcher, tokens) {
  const before = matcher.tokens;
  let common = 0;
  while (common < before.length && common < tokens.length && before[common] === tokens[common]) {
    common++;
  }
  matcher.rollback(before.length - common);
  return common + matcher.advanceAll(Uint32Array.from(tokens.slice(common)));
}

/** Makes `tokens` the text of `matcher`; returns whether it has ended. */
function endsWith(matcher, tokens, ends) {
  const followed = follow(matcher, tokens);
  // what follows the end is padding
  if (matcher.isEnded || followed === tokens.length) return matcher.isEnded;
  // the grammar names a token that ends texts and goes on; the model's texts end there
  if (followed > 0 && ends.has(tokens[followed - 1])) return true;
  throw new Error(`token ${tokens[followed]} at ${followed} breaks the constraint`);
}

export function constraintLogitsProcessor(vocabulary, constraint, { maxNewTokens } = {}) {
  const words = new Uint32Array(vocabulary.maskWords);
  const ends = new Set(vocabulary.ends);
  // a row that has ended may go on with these, and with nothing else
  const ended = new Uint32Array(vocabulary.maskWords);
  for (const token of ends) ended[token >> 5] |= 1 << (token & 31);
  let promptLength = null;
  let matchers = [];

  function processor(inputIds, logits) {
    if (promptLength === null) {
      promptLength = inputIds[0].length;
      matchers = inputIds.map(() => new Matcher(constraint));
    }
    if (inputIds.length !== matchers.length) {
      throw new Error(`${inputIds.length} rows where there were ${matchers.length}`);
    }
    inputIds.forEach((row, i) => {
      const tokens = Array.from(row.slice(promptLength), Number);
      const matcher = matchers[i];
      if (endsWith(matcher, tokens, ends)) {
        applyMask(ended, logits[i].data);
        return;
      }
      if (maxNewTokens === undefined) {
        matcher.fill(words);
      } else {
        // one of them ends the text
        matcher.fillWithin(words, Math.max(maxNewTokens - tokens.length - 1, 0));
      }
      applyMask(words, logits[i].data);
    });
    return logits;
  }

  // a list of processors, as `generate` takes it, and a processor of such a list
  processor._call = processor;
  processor[Symbol.iterator] = function* () {
    yield processor;
  };
  return processor;
}
