// Masks along texts against those of the native engine, as `expected.py` has written them.

/** Compares masks; returns what differs, the masks compared, and the microseconds of each. */
export function compareMasks({ Constraint, Matcher, Vocabulary }, gguf, cases) {
  const vocabulary = Vocabulary.fromGguf(gguf);
  const words = new Uint32Array(vocabulary.maskWords);
  const differing = [];
  const microseconds = [];
  for (const { schema, error, tokens, sums } of cases) {
    let constraint;
    try {
      constraint = new Constraint(vocabulary, "json_schema", schema);
    } catch (refused) {
      if (!error) differing.push({ schema, refused: String(refused) });
      continue;
    }
    const matcher = new Matcher(constraint);
    const found = [0, 0];
    for (const token of tokens) {
      const start = performance.now();
      matcher.fill(words);
      microseconds.push((performance.now() - start) * 1000);
      let one = 0;
      let other = 0;
      for (let i = 0; i < words.length; i++) {
        one = (one + Math.imul(words[i], 2 * i + 1)) | 0;
        other = (other + Math.imul(words[i], 40503 * i + 7)) | 0;
      }
      found[0] = (Math.imul(found[0], 31) + one) >>> 0;
      found[1] = (Math.imul(found[1], 31) + other) >>> 0;
      if (!matcher.advance(token)) break;
    }
    if (error || found[0] !== sums[0] || found[1] !== sums[1]) {
      differing.push({ schema, found, sums });
    }
    matcher.free();
    constraint.free();
  }
  return { differing, masks: microseconds.length, microseconds };
}
