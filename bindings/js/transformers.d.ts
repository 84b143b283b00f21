import type { Constraint, Vocabulary } from "hob-grammar";

/** What `generate` of transformers.js calls with the tokens so far and the logits of each row. */
export interface ConstraintLogitsProcessor extends Iterable<ConstraintLogitsProcessor> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  (inputIds: bigint[][], logits: any): any;
}

export interface ConstraintOptions {
  /** As given to `generate`: every text ends as a whole one within it. */
  maxNewTokens?: number;
}

/**
 * Returns a logits processor for transformers.js that lets through what a constraint allows, for
 * one call of `generate`: the tokens of its first step are the prompt.
 */
export function constraintLogitsProcessor(
  vocabulary: Vocabulary,
  constraint: Constraint,
  options?: ConstraintOptions,
): ConstraintLogitsProcessor;

/** Sets the logits of the tokens that a mask forbids, and those beyond it, to minus infinity. */
export function applyMask(words: Uint32Array, logits: Float32Array): void;
