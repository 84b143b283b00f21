// The options of sampling that the page shows. Ranges are those of people's use, not of the server,
// which says itself what it does not take.

export interface Option {
  name: string;
  label: string;
  help: string;
  least: number;
  most: number;
  step: number;
  /** The default where the server does not say one. */
  fallback: number;
}

export const MAIN: Option[] = [
  {
    name: "temperature",
    label: "Temperature",
    help: "Randomness; 0 always takes the most probable token. 0.1 suits structured output.",
    least: 0,
    most: 2,
    step: 0.05,
    fallback: 1,
  },
  {
    name: "top_p",
    label: "Top P",
    help: "Only the most probable tokens that together reach this probability; 1 keeps all.",
    least: 0,
    most: 1,
    step: 0.01,
    fallback: 1,
  },
  {
    name: "top_k",
    label: "Top K",
    help: "Only so many of the most probable tokens; 0 keeps all.",
    least: 0,
    most: 100,
    step: 1,
    fallback: 40,
  },
  {
    name: "min_p",
    label: "Min P",
    help: "Only tokens at least this share as probable as the best; 0 keeps all.",
    least: 0,
    most: 1,
    step: 0.01,
    fallback: 0,
  },
  {
    name: "repeat_penalty",
    label: "Repeat penalty",
    help: "Above 1 discourages repetition.",
    least: 1,
    most: 1.5,
    step: 0.01,
    fallback: 1,
  },
];

export const MORE: Option[] = [
  {
    name: "presence_penalty",
    label: "Presence penalty",
    help: "Taken from the logit of a token that has occurred.",
    least: -2,
    most: 2,
    step: 0.05,
    fallback: 0,
  },
  {
    name: "frequency_penalty",
    label: "Frequency penalty",
    help: "Taken from the logit of a token as often as it has occurred.",
    least: -2,
    most: 2,
    step: 0.05,
    fallback: 0,
  },
  {
    name: "repeat_last_n",
    label: "Penalties look at",
    help: "Number of recent tokens; -1 is all.",
    least: -1,
    most: 512,
    step: 1,
    fallback: 64,
  },
  {
    name: "top_n_sigma",
    label: "Top-n sigma",
    help: "Only tokens at most so many standard deviations below the best logit; -1 keeps all.",
    least: -1,
    most: 5,
    step: 0.1,
    fallback: -1,
  },
  {
    name: "typical_p",
    label: "Typical P",
    help: "Only tokens of about the expected surprise, up to this probability; 1 keeps all.",
    least: 0,
    most: 1,
    step: 0.01,
    fallback: 1,
  },
  {
    name: "xtc_probability",
    label: "XTC probability",
    help: "Probability of excluding the most probable tokens; 0 is off.",
    least: 0,
    most: 1,
    step: 0.01,
    fallback: 0,
  },
  {
    name: "xtc_threshold",
    label: "XTC threshold",
    help: "Least probability of tokens that XTC excludes; above 0.5 is off.",
    least: 0,
    most: 1,
    step: 0.01,
    fallback: 0.1,
  },
  {
    name: "dynatemp_range",
    label: "Dynamic temperature",
    help: "Most by which the temperature moves with the entropy; 0 is off.",
    least: 0,
    most: 2,
    step: 0.05,
    fallback: 0,
  },
  {
    name: "dry_multiplier",
    label: "DRY multiplier",
    help: "Strength of the penalty on repeated sequences; 0 is off.",
    least: 0,
    most: 2,
    step: 0.05,
    fallback: 0,
  },
  {
    name: "dry_allowed_length",
    label: "DRY allows",
    help: "Longest repetition that DRY allows, in tokens.",
    least: 0,
    most: 20,
    step: 1,
    fallback: 2,
  },
  {
    name: "mirostat",
    label: "Mirostat",
    help: "Version of mirostat, which takes the place of the chain; 0 is off.",
    least: 0,
    most: 2,
    step: 1,
    fallback: 0,
  },
  {
    name: "mirostat_tau",
    label: "Mirostat tau",
    help: "Surprise that mirostat aims at, in bits.",
    least: 0,
    most: 10,
    step: 0.1,
    fallback: 5,
  },
];
