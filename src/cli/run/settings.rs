//! `/set`: how answers are sampled, shown and changed at the terminal.

use std::fmt::Write;

use super::answer::AnswerSettings;
use crate::cli::sampling::{chain, letters, logit_bias};
use crate::sampling::{OPTIONS, SamplingOption, SamplingParams, SamplingRange};

/// The name of the seed, which is no row of [`OPTIONS`].
const SEED: &str = "seed";
/// The name of the largest number of tokens of an answer.
const MAX_TOKENS: &str = "n_predict";
/// The name of the texts that end an answer.
const STOP: &str = "stop";
/// The name of the order of samplers.
const SAMPLERS: &str = "samplers";
/// The name of the biases of tokens.
const LOGIT_BIAS: &str = "logit_bias";
/// The name of the texts that end what DRY counts as a repetition.
const DRY_BREAKERS: &str = "dry_sequence_breaker";
/// The word for an empty list.
const NONE: &str = "none";
/// The word that puts a setting back.
const DEFAULT: &str = "default";

/// The settings of a chat.
pub(super) struct ChatSettings {
    /// The settings of the next answer.
    pub current: AnswerSettings,
    /// The texts of its `dry_breakers`.
    breakers: Vec<String>,
    /// The settings that the chat began with, which `default` restores.
    initial: AnswerSettings,
    /// The texts of their `dry_breakers`.
    initial_breakers: Vec<String>,
}

/// The function that gives the breakers of DRY of some texts: the last token of each, and those
/// before it.
type DryBreakers<'a> = dyn Fn(&[String]) -> Vec<(u32, Vec<u32>)> + 'a;

/// The tokens of the model that is talked to.
pub(super) struct ChatTokens<'a> {
    /// Number of tokens.
    pub n_vocab: usize,
    /// Returns the breakers of DRY of some texts.
    pub dry_breakers: &'a DryBreakers<'a>,
}

impl ChatSettings {
    /// Returns the settings of a new chat, with the texts of its breakers of DRY.
    pub(super) fn new(initial: AnswerSettings, breakers: Vec<String>) -> ChatSettings {
        ChatSettings {
            current: initial.clone(),
            breakers: breakers.clone(),
            initial,
            initial_breakers: breakers,
        }
    }

    /// Runs `/set` with its arguments, and returns the text to show.
    ///
    /// # Errors
    /// When there is no such setting, or the value is out of its range; nothing has changed then.
    pub(super) fn set(&mut self, words: &str, tokens: &ChatTokens) -> Result<String, String> {
        // Ollama's users write the word
        let words = words.strip_prefix("parameter ").unwrap_or(words).trim();
        if words.is_empty() {
            return Ok(self.describe_all());
        }
        let (name, value) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
        let name = name.trim_start_matches('-').replace('-', "_");
        let value = value.trim();
        if value.is_empty() {
            return self.describe(&name).ok_or_else(|| unknown(&name));
        }
        let is_default = value == DEFAULT;
        match name.as_str() {
            SEED => {
                let seed = value.parse::<i64>().ok().filter(|seed| *seed >= -1);
                let seed = seed.map(|seed| u32::try_from(seed).ok());
                self.current.sampling.seed = match seed {
                    _ if is_default => self.initial.sampling.seed,
                    Some(seed) => seed,
                    None => return Err("a whole number was expected, or -1".into()),
                };
            }
            MAX_TOKENS | "num_predict" | "max_tokens" => {
                let count = value.parse::<i64>().ok().filter(|count| *count >= -1);
                self.current.max_tokens = match count {
                    _ if is_default => self.initial.max_tokens,
                    Some(count) => usize::try_from(count).ok(),
                    None => return Err("a count was expected, or -1 for no limit".into()),
                };
            }
            STOP => {
                self.current.stop = match value {
                    DEFAULT => self.initial.stop.clone(),
                    value => texts(value),
                };
            }
            SAMPLERS | "sampling_seq" | "sampler_seq" => {
                self.current.sampling.samplers = match value {
                    DEFAULT => self.initial.sampling.samplers.clone(),
                    names if name == SAMPLERS => chain(names)?.0,
                    seq => letters(seq)?.0,
                };
            }
            LOGIT_BIAS => self.set_bias(value, tokens)?,
            DRY_BREAKERS | "dry_sequence_breakers" => {
                self.breakers = match value {
                    DEFAULT => self.initial_breakers.clone(),
                    NONE => Vec::new(),
                    value => texts(value),
                };
                self.current.sampling.dry_breakers = (tokens.dry_breakers)(&self.breakers);
            }
            _ => self.set_number(&name, value, tokens.n_vocab)?,
        }
        Ok(self.describe(&name).unwrap_or_default())
    }

    /// Changes a number of the sampler.
    fn set_number(&mut self, name: &str, value: &str, n_vocab: usize) -> Result<(), String> {
        let option = option(name).ok_or_else(|| unknown(name))?;
        let number = if value == DEFAULT {
            (option.get)(&self.initial.sampling)
        } else {
            let number: Option<f64> = value.parse().ok();
            let is_allowed = |x: &f64| match option.range {
                SamplingRange::Real { contains, .. } => contains(*x as f32),
                SamplingRange::Whole { least, most } => {
                    x.fract() == 0.0 && (least as f64..=most as f64).contains(x)
                }
            };
            number
                .filter(is_allowed)
                .ok_or_else(|| format!("{} was expected", option.range.expected()))?
        };
        let mut changed = self.current.sampling.clone();
        (option.set)(&mut changed, number);
        self.change(changed, n_vocab)
    }

    /// Changes the biases of tokens: several stand apart.
    fn set_bias(&mut self, value: &str, tokens: &ChatTokens) -> Result<(), String> {
        let words = value.split([',', ' ']).filter(|word| !word.is_empty());
        let biases = match value {
            DEFAULT => self.initial.sampling.logit_bias.clone(),
            NONE => Vec::new(),
            _ => words.map(logit_bias).collect::<Result<_, _>>()?,
        };
        let changed = SamplingParams { logit_bias: biases, ..self.current.sampling.clone() };
        self.change(changed, tokens.n_vocab)
    }

    /// Takes parameters of the sampler that are in their ranges.
    fn change(&mut self, changed: SamplingParams, n_vocab: usize) -> Result<(), String> {
        changed.check(n_vocab).map_err(|error| error.to_string())?;
        self.current.sampling = changed;
        Ok(())
    }

    /// Returns a line about one setting.
    fn describe(&self, name: &str) -> Option<String> {
        let shown = match name {
            SEED => self.current.sampling.seed.map_or("-1".into(), |seed| seed.to_string()),
            MAX_TOKENS | "num_predict" | "max_tokens" => {
                self.current.max_tokens.map_or("-1".into(), |count| count.to_string())
            }
            STOP => list(&self.current.stop),
            SAMPLERS | "sampling_seq" | "sampler_seq" => {
                let chain = &self.current.sampling.samplers;
                chain.iter().map(|stage| stage.name()).collect::<Vec<_>>().join(";")
            }
            LOGIT_BIAS => {
                let biases = &self.current.sampling.logit_bias;
                let words = biases.iter().map(|(token, bias)| format!("{token}{bias:+}"));
                if biases.is_empty() { NONE.into() } else { words.collect::<Vec<_>>().join(",") }
            }
            DRY_BREAKERS | "dry_sequence_breakers" => list(&self.breakers),
            _ => {
                let option = option(name)?;
                return Some(line(option.name, &self.number(option)));
            }
        };
        Some(line(name, &shown))
    }

    /// Returns lines about all.
    fn describe_all(&self) -> String {
        let mut lines = String::new();
        for option in OPTIONS {
            // a string takes what is written to it
            let _ = writeln!(lines, "{}", line(option.name, &self.number(option)));
        }
        let others = [SAMPLERS, LOGIT_BIAS, DRY_BREAKERS, SEED, MAX_TOKENS, STOP]
            .into_iter()
            .filter_map(|name| self.describe(name));
        lines + &others.collect::<Vec<_>>().join("\n")
    }

    fn number(&self, option: &SamplingOption) -> String {
        ((option.get)(&self.current.sampling) as f32).to_string()
    }
}

/// Reads a text, or a list of texts: JSON, or one text as it is.
fn texts(value: &str) -> Vec<String> {
    let list = serde_json::from_str::<Vec<String>>(value);
    let one = || serde_json::from_str::<String>(value).map(|text| vec![text]);
    list.or_else(|_| one()).unwrap_or_else(|_| vec![value.to_owned()])
}

/// Returns texts as they can be set.
fn list(texts: &[String]) -> String {
    serde_json::Value::from(texts).to_string()
}

fn line(name: &str, value: &str) -> String {
    format!("{name:<20} {value}")
}

fn unknown(name: &str) -> String {
    format!("there is no setting {name}; /set shows all")
}

/// Returns the option of a field's or a flag's name.
fn option(name: &str) -> Option<&'static SamplingOption> {
    OPTIONS.iter().find(|option| {
        let flags = [Some(option.flag), option.alias].into_iter().flatten();
        option.name == name || flags.map(|flag| flag.replace('-', "_")).any(|flag| flag == name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sampling::SamplingParams;

    #[test]
    fn settings_are_shown_changed_and_put_back() {
        let initial = AnswerSettings {
            sampling: SamplingParams { temperature: 0.5, ..SamplingParams::default() },
            max_tokens: None,
            stop: Vec::new(),
            constraint: None,
            token_healing: false,
        };
        let mut settings = ChatSettings::new(initial, vec!["\n".into()]);
        let dry_breakers = |texts: &[String]| texts.iter().map(|_| (1, Vec::new())).collect();
        let tokens = ChatTokens { n_vocab: 100, dry_breakers: &dry_breakers };
        let mut set = |words: &str| settings.set(words, &tokens);
        assert_eq!(set("temp").unwrap(), "temperature          0.5");
        assert_eq!(set("temperature 1.25").unwrap(), "temperature          1.25");
        assert_eq!(set("parameter --temp 0").unwrap(), "temperature          0");
        assert_eq!(set("temp default").unwrap(), "temperature          0.5");
        assert_eq!(set("top-k 7").unwrap(), "top_k                7");
        assert_eq!(set("seed 5").unwrap(), "seed                 5");
        assert_eq!(set("num_predict 9").unwrap(), "num_predict          9");
        assert_eq!(set("stop END").unwrap(), "stop                 [\"END\"]");
        assert_eq!(set("stop [\"a\", \"b\\n\"]").unwrap(), "stop                 [\"a\",\"b\\n\"]");
        assert_eq!(set("stop [").unwrap(), "stop                 [\"[\"]");
        assert_eq!(
            set("samplers top_k;temperature").unwrap(),
            "samplers             top_k;temperature"
        );
        assert_eq!(set("sampling-seq kt").unwrap(), "sampling_seq         top_k;temperature");
        assert_eq!(set("logit_bias 7-1.5, 8+2").unwrap(), "logit_bias           7-1.5,8+2");
        assert_eq!(set("logit_bias none").unwrap(), "logit_bias           none");
        assert_eq!(set("dry_sequence_breaker").unwrap(), "dry_sequence_breaker [\"\\n\"]");
        assert_eq!(set("dry-sequence-breaker none").unwrap(), "dry_sequence_breaker []");
        assert_eq!(set("dry_sequence_breaker default").unwrap(), "dry_sequence_breaker [\"\\n\"]");
        let all = set("").unwrap();
        assert!(
            all.contains("top_k                7\n") && all.contains("n_predict            9\n")
        );
        for (words, expected) in [
            ("temp hot", "a finite number"),
            ("top_k 1.5", "expected"),
            ("top_p 2", "a number from 0 to 1"),
            ("seed x", "a whole number"),
            ("n_predict -2", "a count was expected"),
            ("colour blue", "there is no setting colour"),
            ("samplers hottest", "\"hottest\" is no sampler"),
            ("logit_bias 7", "the number of a token and a bias"),
            ("logit_bias 100+1", ""),
        ] {
            assert!(set(words).unwrap_err().contains(expected), "{words}");
        }
        assert_eq!(set("top_p").unwrap(), "top_p                1");
    }
}
