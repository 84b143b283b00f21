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

const RANGES = {
  temperature: [0, 3.4028234663852886e38],
  top_k: [-1, 2 ** 31 - 1],
  top_p: [0, 1],
  min_p: [0, 1],
};

/** Returns options of sampling; those that there are not, or that are out of range, throw. */
function checkSampling(options) {
  for (const [name, value] of Object.entries(options)) {
    if (!(name in RANGES)) {
      const known = Object.keys(RANGES).join(", ");
      throw new Error(`there is no option of sampling ${name}: there are ${known}`);
    }
    const [low, high] = RANGES[name];
    const whole = name === "top_k";
    if (!(value >= low && value <= high) || (whole && !Number.isInteger(value))) {
      const kind = whole ? "a whole number" : "a number";
      throw new Error(`${name} is ${value}: expected ${kind} from ${low} to ${high}`);
    }
  }
  return options;
}

/** Keeps the best tokens whose probabilities first reach `share` in sum; they are best first. */
function nucleus(tokens, logits, share) {
  const weights = tokens.map((token) => Math.exp(logits[token] - logits[tokens[0]]));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  const last = weights.findIndex((weight) => (reached += weight / all) >= share);
  return last < 0 ? tokens : tokens.slice(0, last + 1);
}

export function applySampling(logits, options) {
  checkSampling(options);
  const { temperature = 1, top_k = 0, top_p = 1, min_p = 0 } = options;
  let tokens = [];
  for (let token = 0; token < logits.length; token++) {
    if (logits[token] > -Infinity) tokens.push(token);
  }
  if (tokens.length === 0) return;
  const keep = temperature === 0 ? 1 : top_k;
  if (keep === 1) {
    tokens = [tokens.reduce((best, token) => (logits[token] > logits[best] ? token : best))];
  } else if (keep > 0 || top_p < 1) {
    // of equal ones the first remain first
    tokens.sort((a, b) => logits[b] - logits[a]);
    if (keep > 0) tokens = tokens.slice(0, keep);
  }
  if (top_p < 1 && tokens.length > 1) tokens = nucleus(tokens, logits, top_p);
  const best = tokens.reduce((most, token) => Math.max(most, logits[token]), -Infinity);
  const kept = tokens.filter((token) => min_p === 0 || logits[token] >= best + Math.log(min_p));
  // only differences count: none overflows
  const divides = temperature !== 0 && temperature !== 1;
  const scores = kept.map((token) =>
    divides ? (logits[token] - best) / temperature : logits[token],
  );
  logits.fill(-Infinity);
  kept.forEach((token, i) => (logits[token] = scores[i]));
}

/** Makes `matcher` stand behind `tokens`; returns how many of them may come. */
function follow(matcher, tokens) {
  const before = matcher.tokens;
  let common = 0;
  while (common < before.length && common < tokens.length && before[common] === tokens[common]) {
    common++;
  }
  if (common === 0) {
    matcher.reset();
  } else {
    matcher.rollback(before.length - common);
  }
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

export function constraintLogitsProcessor(vocabulary, constraint, options = {}) {
  const { maxNewTokens, sampling = {} } = options;
  checkSampling(sampling);
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
      const chosen = { ...sampling, ...(constraint.hasSampling ? matcher.sampling() : {}) };
      if (Object.keys(chosen).length > 0) applySampling(logits[i].data, chosen);
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
