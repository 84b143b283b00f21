import type { Constraint, SamplingOptions, Vocabulary } from "hob-grammar";

/** What `generate` of transformers.js calls with the tokens so far and the logits of each row. */
export interface ConstraintLogitsProcessor extends Iterable<ConstraintLogitsProcessor> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  (inputIds: bigint[][], logits: any): any;
}

export interface ConstraintOptions {
  /** As given to `generate`: every text ends as a whole one within it. */
  maxNewTokens?: number;
  /** How text is sampled of which the constraint does not say it. */
  sampling?: SamplingOptions;
}

/**
 * Returns a logits processor for transformers.js that lets through what a constraint allows, for
 * one call of `generate`: the tokens of its first step are the prompt.
 *
 * Where the constraint sets how parts of a text are sampled, their logits have been through that.
 * What `generate` does itself comes behind, so that with `do_sample: true` it is given
 * `temperature: 1` and `top_k: 0` then.
 */
export function constraintLogitsProcessor(
  vocabulary: Vocabulary,
  constraint: Constraint,
  options?: ConstraintOptions,
): ConstraintLogitsProcessor;

/** Sets the logits of the tokens that a mask forbids, and those beyond it, to minus infinity. */
export function applyMask(words: Uint32Array, logits: Float32Array): void;

/**
 * Leaves the logits that options of sampling keep, divided by the temperature; all others become
 * minus infinity. The order is hob's: `top_k`, `top_p`, `min_p`, `temperature`.
 */
export function applySampling(logits: Float32Array, options: SamplingOptions): void;
