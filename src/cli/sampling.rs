//! Options for choosing tokens. Those that are numbers come from the table [`OPTIONS`].

use clap::builder::RangedI64ValueParser;
use clap::{Arg, ArgMatches, Command, FromArgMatches, value_parser};

use super::Error;
use crate::sampling::{
    DRY_BREAKERS, OPTIONS, SamplingOption, SamplingOverrides, SamplingParams, SamplingRange, Stage,
};

/// The parameters that are given as numbers; `SERVES` is true for `hob serve`, false for `hob run`.
#[derive(Debug, Clone)]
struct SamplingNumbers<const SERVES: bool>(SamplingOverrides);

impl<const SERVES: bool> SamplingNumbers<SERVES> {
    /// Returns the parameters where neither the user nor the model's file says.
    fn defaults() -> SamplingParams {
        if SERVES { SamplingParams::default() } else { run_sampling() }
    }

    fn arg(option: &'static SamplingOption, defaults: &SamplingParams) -> Arg {
        let default = (option.get)(defaults) as f32;
        let file = if option.file_key.is_some() { "the model file's, else " } else { "" };
        let arg = Arg::new(option.name)
            .long(option.flag)
            .visible_aliases(option.alias)
            .help(format!("{} [default: {file}{default}]", option.help))
            .allow_negative_numbers(true);
        let arg = match option.variable.filter(|_| SERVES) {
            Some(name) => arg.env(name),
            None => arg,
        };
        match option.range {
            SamplingRange::Real { .. } => arg.value_name("X").value_parser(value_parser!(f32)),
            SamplingRange::Whole { least, most } => {
                arg.value_name("N").value_parser(value_parser!(i64).range(least..=most))
            }
        }
    }
}

impl<const SERVES: bool> clap::Args for SamplingNumbers<SERVES> {
    fn augment_args(command: Command) -> Command {
        let defaults = Self::defaults();
        command.args(OPTIONS.iter().map(|option| Self::arg(option, &defaults)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<const SERVES: bool> FromArgMatches for SamplingNumbers<SERVES> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut given = SamplingOverrides::default();
        for option in OPTIONS {
            let number = match option.range {
                SamplingRange::Real { .. } => {
                    matches.get_one(option.name).map(|&x: &f32| f64::from(x))
                }
                SamplingRange::Whole { .. } => {
                    matches.get_one(option.name).map(|&n: &i64| n as f64)
                }
            };
            if let Some(x) = number {
                given.set(option, x);
            }
        }
        Ok(Self(given))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// Options for biases of tokens and for the seed.
#[derive(Debug, clap::Args)]
struct DrawArgs {
    /// Added to the logit of a token, named by its number (may be given several times)
    #[arg(short, long, value_name = "TOKEN+BIAS|TOKEN-BIAS", value_parser = logit_bias)]
    logit_bias: Vec<(u32, f32)>,
    /// Start of the random numbers: the same gives the same text; -1 is another each time
    #[arg(
        short,
        long,
        value_name = "N",
        default_value_t = -1,
        allow_negative_numbers = true,
        value_parser = seed()
    )]
    seed: i64,
}

impl DrawArgs {
    /// Returns `rest` with the biases and the seed of these options.
    fn over(&self, rest: SamplingParams) -> SamplingParams {
        SamplingParams {
            logit_bias: self.logit_bias.clone(),
            seed: u32::try_from(self.seed).ok(),
            ..rest
        }
    }
}

/// Options for the order of samplers.
#[derive(Debug, clap::Args)]
struct ChainArgs {
    /// The chain [default: the model file's, else this], as names separated by semicolons:
    /// penalties, dry, top_n_sigma, top_k, typ_p, top_p, min_p, xtc, temperature, adaptive_p,
    /// infill
    #[arg(long, value_name = "NAMES", value_parser = chain)]
    samplers: Option<Chain>,
    /// The chain as letters, edskypmxtai, in the order of those names
    #[arg(
        long,
        visible_alias = "sampler-seq",
        value_name = "LETTERS",
        value_parser = letters,
        conflicts_with = "samplers"
    )]
    sampling_seq: Option<Chain>,
    /// A text that ends what DRY counts as a repetition, in place of the usual ones (may be given
    /// several times; `none`)
    #[arg(long, value_name = "TEXT")]
    dry_sequence_breaker: Vec<String>,
}

impl ChainArgs {
    /// Returns the numbers with the chain.
    fn overrides(&self, numbers: &SamplingOverrides) -> SamplingOverrides {
        let chain = self.samplers.as_ref().or(self.sampling_seq.as_ref());
        let mut overrides = numbers.clone();
        overrides.samplers = chain.map(|chain| chain.0.clone());
        overrides
    }

    /// Returns the breakers of DRY, if others than the usual were named.
    fn breakers(&self) -> Option<Vec<String>> {
        let named = &self.dry_sequence_breaker;
        let some = || named.iter().filter(|text| *text != "none").cloned().collect();
        (!named.is_empty()).then(some)
    }
}

/// Options for choosing tokens.
#[derive(Debug, clap::Args)]
pub(super) struct SamplingArgs {
    #[command(flatten)]
    numbers: SamplingNumbers<false>,
    #[command(flatten)]
    chain: ChainArgs,
    #[command(flatten)]
    draw: DrawArgs,
}

/// Returns how `hob run` samples where neither the user nor the model's file says: as llama-cli
/// does (`common_params_sampling` of `common/common.h`).
pub(super) fn run_sampling() -> SamplingParams {
    SamplingParams {
        temperature: 0.8,
        top_k: 40,
        top_p: 0.95,
        min_p: 0.05,
        ..SamplingParams::default()
    }
}

impl SamplingArgs {
    /// Returns the parameters as the sampler takes them, `defaults` where the user does not say.
    pub(super) fn params(&self, defaults: SamplingParams) -> SamplingParams {
        self.draw.over(self.chain.overrides(&self.numbers.0).over(defaults))
    }

    /// Returns the texts that end what DRY counts as a repetition.
    pub(super) fn breakers(&self) -> Vec<String> {
        self.chain.breakers().unwrap_or_else(|| DRY_BREAKERS.map(str::to_owned).to_vec())
    }

    /// Checks the range of every parameter.
    ///
    /// # Errors
    /// Names the parameter that is out of its range.
    pub(super) fn check(&self) -> Result<(), Error> {
        check(&self.params(run_sampling()))
    }
}

/// Defaults of the parameters of sampling for requests that do not set them, by llama-server's
/// option names.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Sampling, where the request does not say")]
pub(super) struct SamplingDefaultArgs {
    #[command(flatten)]
    numbers: SamplingNumbers<true>,
    #[command(flatten)]
    chain: ChainArgs,
    #[command(flatten)]
    draw: DrawArgs,
}

impl SamplingDefaultArgs {
    /// Returns the parameters that go before those of a model's file.
    ///
    /// # Errors
    /// Names the parameter that is out of its range.
    pub(super) fn overrides(&self) -> Result<SamplingOverrides, Error> {
        let overrides = self.chain.overrides(&self.numbers.0);
        check(&overrides.over(self.params()))?;
        Ok(overrides)
    }

    /// Returns the parameters that no model's file recommends.
    pub(super) fn params(&self) -> SamplingParams {
        self.draw.over(SamplingParams::default())
    }

    /// Returns the biases of tokens.
    pub(super) fn logit_bias(&self) -> &[(u32, f32)] {
        &self.draw.logit_bias
    }

    /// Returns the breakers of DRY, if others than the usual were named.
    pub(super) fn breakers(&self) -> Option<Vec<String>> {
        self.chain.breakers()
    }
}

/// Checks parameters for a vocabulary that is not known yet.
fn check(params: &SamplingParams) -> Result<(), Error> {
    Ok(params.check(usize::MAX)?)
}

/// The value of `--samplers`; a type of its own, since clap would take a list for several values.
#[derive(Debug, Clone)]
pub(super) struct Chain(pub(super) Vec<Stage>);

/// Reads a chain of names, for clap.
pub(super) fn chain(names: &str) -> Result<Chain, String> {
    let stage =
        |name: &str| Stage::from_name(name).ok_or_else(|| format!("{name:?} is no sampler"));
    let names = names.split([';', ',']).filter(|name| !name.is_empty());
    names.map(stage).collect::<Result<_, _>>().map(Chain)
}

/// Reads a chain of letters, for clap.
pub(super) fn letters(letters: &str) -> Result<Chain, String> {
    let stage =
        |letter| Stage::from_letter(letter).ok_or_else(|| format!("{letter:?} is no sampler"));
    letters.chars().map(stage).collect::<Result<_, _>>().map(Chain)
}

/// Reads a bias: the number of a token, and what is added to its logit, with its sign.
pub(super) fn logit_bias(text: &str) -> Result<(u32, f32), String> {
    let expected =
        || "the number of a token and a bias was expected, like 15043-1.5 or 15043+2".to_owned();
    let (token, bias) = text.split_at(text.find(['+', '-']).ok_or_else(expected)?);
    let bias = bias.parse::<f32>().ok().filter(|bias| !bias.is_nan()).ok_or_else(expected)?;
    Ok((token.parse().map_err(|_| expected())?, bias))
}

/// Returns the parser of a seed; -1 is none.
fn seed() -> RangedI64ValueParser {
    value_parser!(i64).range(-1..=i64::from(u32::MAX))
}
