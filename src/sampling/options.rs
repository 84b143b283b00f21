//! The numbers among the parameters of sampling. From this one table come the flags of `hob run`
//! and `hob serve`, the fields of requests and answers, the keys of model files, the ranges, and a
//! page of the book.

use std::ops::Bound::{self, Excluded, Included, Unbounded};

use super::{Error, Mirostat, SamplingParams};

/// A number among the parameters of sampling.
#[derive(Debug, Clone, Copy)]
pub struct SamplingOption {
    /// The field of requests and answers.
    pub name: &'static str,
    /// The flag, without dashes.
    pub flag: &'static str,
    /// Another name of the flag.
    pub alias: Option<&'static str>,
    /// The environment variable that `hob serve` reads.
    pub variable: Option<&'static str>,
    /// The key of model files after `general.sampling.`, if they may recommend a number.
    pub file_key: Option<&'static str>,
    /// One sentence for users.
    pub help: &'static str,
    /// The numbers that are allowed.
    pub range: SamplingRange,
    /// Returns the parameter; an `f64` holds each exactly.
    pub get: fn(&SamplingParams) -> f64,
    /// Sets the parameter.
    pub set: fn(&mut SamplingParams, f64),
}

/// The numbers that are allowed for a parameter.
#[derive(Debug, Clone, Copy)]
pub enum SamplingRange {
    /// Some real numbers.
    Real {
        /// The numbers in words.
        expected: &'static str,
        /// The least.
        least: Bound<f32>,
        /// The largest.
        most: Bound<f32>,
        /// Returns whether a number is one of them.
        contains: fn(f32) -> bool,
    },
    /// Whole numbers.
    Whole {
        /// The least.
        least: i64,
        /// The largest.
        most: i64,
    },
}

use SamplingRange::{Real, Whole};

const FINITE: SamplingRange = Real {
    expected: "a finite number",
    least: Unbounded,
    most: Unbounded,
    contains: f32::is_finite,
};
const AT_LEAST_0: SamplingRange = Real {
    expected: "a finite number, at least 0",
    least: Included(0.0),
    most: Unbounded,
    contains: |x| x.is_finite() && x >= 0.0,
};
const SHARE: SamplingRange = Real {
    expected: "a number from 0 to 1",
    least: Included(0.0),
    most: Included(1.0),
    contains: |x| (0.0..=1.0).contains(&x),
};
const DECAY: SamplingRange = Real {
    expected: "a number from 0 to 0.99",
    least: Included(0.0),
    most: Included(0.99),
    contains: |x| (0.0..=0.99).contains(&x),
};
const AT_MOST_1: SamplingRange = Real {
    expected: "a number of at most 1; below 0 is off",
    least: Unbounded,
    most: Included(1.0),
    contains: |x| x.is_finite() && x <= 1.0,
};
/// Numbers that a logit can be divided by: the reciprocal is finite too.
const DIVISOR: SamplingRange = Real {
    expected: "a finite number above 0",
    least: Excluded(0.0),
    most: Unbounded,
    contains: |x| x > 0.0 && x.is_finite() && x.recip().is_finite(),
};
/// Largest count that llama.cpp's clients can say.
pub const MAX_COUNT: i64 = i32::MAX as i64;
const COUNT: SamplingRange = Whole { least: 0, most: MAX_COUNT };
/// Counts, and −1, which clients say for "all".
const COUNT_OR_ALL: SamplingRange = Whole { least: -1, most: MAX_COUNT };
const VERSION: SamplingRange = Whole { least: 0, most: 2 };

/// A type of parameters.
trait Parameter: Copy {
    fn number(self) -> f64;
    fn of_number(x: f64) -> Self;
}

macro_rules! parameter {
    ($($ty:ident)*) => {$(
        impl Parameter for $ty {
            fn number(self) -> f64 {
                self.into()
            }
            fn of_number(x: f64) -> $ty {
                x as $ty // −1 is 0 where the type has no sign
            }
        }
    )*};
}
parameter! { f32 u32 i32 }

impl Parameter for Mirostat {
    fn number(self) -> f64 {
        match self {
            Mirostat::Off => 0.0,
            Mirostat::V1 => 1.0,
            Mirostat::V2 => 2.0,
        }
    }
    fn of_number(x: f64) -> Mirostat {
        match x {
            1.0 => Mirostat::V1,
            2.0 => Mirostat::V2,
            _ => Mirostat::Off,
        }
    }
}

macro_rules! optional {
    () => {
        None
    };
    ($text:literal) => {
        Some($text)
    };
}

macro_rules! options {
    ($(
        $name:ident $range:ident $flag:literal $(or $alias:literal)?
        $(env $variable:literal)? $(file $key:literal)?: $help:literal;
    )*) => {
        /// Every option that is a number, in the order of llama-server's answers.
        pub static OPTIONS: &[SamplingOption] = &[$(SamplingOption {
            name: stringify!($name),
            flag: $flag,
            alias: optional!($($alias)?),
            variable: optional!($($variable)?),
            file_key: optional!($($key)?),
            help: $help,
            range: $range,
            get: |params| params.$name.number(),
            set: |params, x| params.$name = Parameter::of_number(x),
        }),*];
    };
}

options! {
    temperature AT_LEAST_0 "temp" or "temperature" env "LLAMA_ARG_TEMPERATURE" file "temp":
        "Randomness; 0 always takes the most probable token";
    dynatemp_range AT_LEAST_0 "dynatemp-range":
        "Most by which the temperature moves with the entropy; 0 is off";
    dynatemp_exponent AT_LEAST_0 "dynatemp-exp":
        "Exponent of the entropy that moves the temperature";
    top_k COUNT_OR_ALL "top-k" env "LLAMA_ARG_TOP_K" file "top_k":
        "Only the N most probable tokens; 0 keeps all";
    top_p SHARE "top-p" env "LLAMA_ARG_TOP_P" file "top_p":
        "Only the most probable tokens that together reach this probability; 1 keeps all";
    min_p SHARE "min-p" env "LLAMA_ARG_MIN_P" file "min_p":
        "Only tokens at least this share as probable as the best; 0 keeps all";
    top_n_sigma FINITE "top-n-sigma" or "top-nsigma":
        "Only tokens at most this many standard deviations below the best logit; -1 keeps all";
    xtc_probability SHARE "xtc-probability" file "xtc_probability":
        "Probability of excluding the most probable tokens (XTC); 0 is off";
    xtc_threshold SHARE "xtc-threshold" file "xtc_threshold":
        "Least probability of tokens that XTC excludes; above 0.5 is off";
    typical_p AT_LEAST_0 "typical" or "typical-p":
        "Only tokens of about the expected surprise, up to this probability; 1 keeps all";
    repeat_last_n COUNT_OR_ALL "repeat-last-n" file "penalty_last_n":
        "Number of recent tokens that the penalties look at; -1 is all";
    repeat_penalty DIVISOR "repeat-penalty" env "LLAMA_ARG_REPEAT_PENALTY"
        file "penalty_repeat": "Above 1 discourages repetition";
    presence_penalty FINITE "presence-penalty" env "LLAMA_ARG_PRESENCE_PENALTY":
        "Taken from the logit of a token that has occurred";
    frequency_penalty FINITE "frequency-penalty" env "LLAMA_ARG_FREQUENCY_PENALTY":
        "Taken from the logit of a token as often as it has occurred";
    dry_multiplier FINITE "dry-multiplier":
        "Strength of the penalty on repeated sequences (DRY); 0 is off";
    dry_base AT_LEAST_0 "dry-base": "Growth of DRY's penalty with each further token";
    dry_allowed_length COUNT "dry-allowed-length":
        "Longest repetition that DRY allows, in tokens";
    dry_penalty_last_n COUNT_OR_ALL "dry-penalty-last-n":
        "Number of recent tokens that DRY searches; -1 is all";
    mirostat VERSION "mirostat" file "mirostat":
        "Version of mirostat, which takes the place of the chain; 0 is off";
    mirostat_tau AT_LEAST_0 "mirostat-ent" file "mirostat_tau":
        "Surprise that mirostat aims at, in bits";
    mirostat_eta AT_LEAST_0 "mirostat-lr" file "mirostat_eta": "Learning rate of mirostat";
    adaptive_target AT_MOST_1 "adaptive-target":
        "Probability that adaptive_p prefers; below 0 is off";
    adaptive_decay DECAY "adaptive-decay": "Weight of the past in adaptive_p";
}

impl SamplingOption {
    /// Returns a number of this parameter with as few digits as tell it from others of its type:
    /// 0.6, where a file's `f32` is 0.60000002….
    pub fn shortened(&self, x: f64) -> f64 {
        match self.range {
            Real { .. } => (x as f32).to_string().parse().unwrap_or(x),
            Whole { .. } => x,
        }
    }
}

impl SamplingRange {
    /// Returns whether a number is allowed.
    pub fn contains(&self, x: f64) -> bool {
        match *self {
            Real { contains, .. } => contains(x as f32),
            Whole { least, most } => x.fract() == 0.0 && (least as f64..=most as f64).contains(&x),
        }
    }

    /// Returns the numbers that are allowed in words.
    pub fn expected(&self) -> String {
        match *self {
            Real { expected, .. } => expected.to_owned(),
            Whole { least, most: MAX_COUNT } => format!("a whole number, at least {least}"),
            Whole { least, most } => format!("a whole number from {least} to {most}"),
        }
    }
}

impl SamplingParams {
    /// Checks whether a vocabulary of `n_vocab` tokens can be sampled with these.
    ///
    /// # Errors
    /// Names the field that is out of its range.
    pub fn check(&self, n_vocab: usize) -> Result<(), Error> {
        for &SamplingOption { name: field, range, get, .. } in OPTIONS {
            if let Real { expected, contains, .. } = range
                && !contains(get(self) as f32)
            {
                return Err(Error::OutOfRange { field, value: get(self) as f32, expected });
            }
        }
        let n = self.repeat_last_n;
        if n < -1 {
            let expected = "a count, or -1 for all tokens";
            return Err(Error::OutOfRange { field: "repeat_last_n", value: n as f32, expected });
        }
        for &(token, bias) in &self.logit_bias {
            if token as usize >= n_vocab {
                return Err(Error::UnknownToken { token, n_vocab });
            }
            if bias.is_nan() || bias == f32::INFINITY {
                return Err(Error::BadBias { token, bias });
            }
        }
        match self.logprobs {
            Some(given) if given > n_vocab => Err(Error::TooManyLogprobs { given, n_vocab }),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_shown_with_the_digits_of_their_type() {
        let named = |name: &str| OPTIONS.iter().find(|option| option.name == name).unwrap();
        assert_eq!(named("temperature").shortened(f64::from(0.6f32)), 0.6);
        assert_eq!(named("temperature").shortened(0.6), 0.6);
        assert_eq!(named("top_k").shortened(16_777_217.0), 16_777_217.0);
    }

    #[test]
    fn bounds_are_those_of_the_numbers_that_are_allowed() {
        for option in OPTIONS {
            let Real { least, most, contains, .. } = option.range else { continue };
            let (inside, outside) = match least {
                Included(x) => (x, x - 0.01),
                Excluded(x) => (x + 0.01, x),
                Unbounded => (-1e30, f32::NEG_INFINITY),
            };
            assert!(contains(inside) && !contains(outside), "{}", option.name);
            let (inside, outside) = match most {
                Included(x) => (x, x + 0.01),
                Excluded(x) => (x - 0.01, x),
                Unbounded => (1e30, f32::INFINITY),
            };
            assert!(contains(inside) && !contains(outside), "{}", option.name);
        }
    }
}
