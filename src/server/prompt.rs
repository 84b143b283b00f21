//! From a request to jobs: the prompt's tokens, and what else the engine must know.

use std::collections::BTreeMap;
use std::sync::Arc;

use hyper::header::HeaderValue;

use super::blocking::CancelFlag;
use super::error::ApiError;
use super::wire::adapters::ChosenAdapters;
use super::wire::completion::PromptPiece;
use super::wire::constraint::RequestConstraint;
use super::wire::generation::{Generation, RequestedShift};
use crate::engine::{ConstraintStart, Job, Shift};
use crate::grammar::Constraint;
use crate::model::adapter::{AdapterMix, AdapterScale};
use crate::runtime::Served;
use crate::sampling::SamplingParams;
use crate::tokenizer::{EncodeOptions, Tokenizer};
use crate::vision::{Parts, Prompt, PromptBuilder};

/// Refuses a text of `bytes` bytes that cannot fit the context, before it is cut into tokens.
///
/// # Errors
/// 400, with the fewest tokens that it can be.
pub(super) fn may_fit(served: &Served, bytes: usize) -> Result<(), ApiError> {
    let fewest = served.runtime.tokenizer.fewest_tokens(bytes);
    let n_ctx = served.runtime.engine.n_ctx();
    if fewest <= n_ctx {
        return Ok(());
    }
    let message = format!(
        "the prompt of at least {fewest} tokens exceeds the available context size of {n_ctx} \
         tokens"
    );
    Err(ApiError::exceeds_context(message, fewest, n_ctx))
}

/// Refuses prompts of which a piece cannot fit the context; see [`may_fit`].
///
/// # Errors
/// As [`may_fit`].
pub(super) fn pieces_may_fit(
    served: &Served,
    prompts: &[Vec<PromptPiece>],
) -> Result<(), ApiError> {
    // Each text by itself: two short ones may be one token each.
    prompts.iter().flatten().try_for_each(|piece| may_fit(served, piece_bytes(piece)))
}

/// Returns the bytes of text in prompts, tokens and images not counted.
pub(super) fn text_bytes(prompts: &[Vec<PromptPiece>]) -> usize {
    prompts.iter().flatten().map(piece_bytes).sum()
}

fn piece_bytes(piece: &PromptPiece) -> usize {
    if let PromptPiece::Text(text) = piece { text.len() } else { 0 }
}

/// Returns the tokens of a text, for as long as the client waits.
///
/// # Errors
/// When the client has left.
pub(super) fn encode(
    tokenizer: &Tokenizer,
    text: &str,
    options: &EncodeOptions<'_>,
    cancel: &CancelFlag,
) -> Result<Vec<u32>, ApiError> {
    Ok(tokenizer.encode_until(text, options, &|| cancel.is_set())?)
}

/// Returns the tokens of a prompt in pieces. Only a text that is its first piece gets the tokens
/// that begin a text.
///
/// # Errors
/// When the client has left.
pub(super) fn of_pieces(
    served: &Served,
    pieces: &[PromptPiece],
    images: &[Arc<Parts>],
    cancel: &CancelFlag,
) -> Result<Prompt, ApiError> {
    let tokenizer = &served.runtime.tokenizer;
    if pieces.iter().any(|piece| matches!(piece, PromptPiece::Image(_))) {
        return with_images(tokenizer, pieces, images, cancel);
    }
    let mut prompt = Prompt::default();
    for piece in pieces {
        cancel.check()?;
        match piece {
            PromptPiece::Token(token) => prompt.tokens.push(*token),
            PromptPiece::Text(text) => {
                let add_special = prompt.tokens.is_empty();
                let options = EncodeOptions { add_special, ..EncodeOptions::MARKED };
                prompt.tokens.extend(encode(tokenizer, text, &options, cancel)?);
            }
            PromptPiece::Image(_) => {} // there is none
        }
    }
    Ok(prompt)
}

/// Returns the tokens of a text with images.
///
/// # Errors
/// When the client has left.
fn with_images(
    tokenizer: &Tokenizer,
    pieces: &[PromptPiece],
    images: &[Arc<Parts>],
    cancel: &CancelFlag,
) -> Result<Prompt, ApiError> {
    let is_stopped = || cancel.is_set();
    let mut prompt = PromptBuilder::new(tokenizer, &is_stopped);
    prompt.begin();
    for piece in pieces {
        match piece {
            PromptPiece::Text(text) => prompt.push_text(text, []),
            PromptPiece::Image(number) => match images.get(*number) {
                Some(image) => prompt.push_image(image)?,
                None => return Err(ApiError::internal("an image without a number")),
            },
            PromptPiece::Token(_) => return Err(ApiError::internal("a token among images")),
        }
    }
    Ok(prompt.finish()?)
}

/// Returns the sampling parameters that the jobs of a request share, in terms of its model's
/// vocabulary. A bias that names a text is one of each of its tokens.
///
/// # Errors
/// When the client has left.
pub(super) fn sampling(
    served: &Served,
    generation: &Generation,
    cancel: &CancelFlag,
) -> Result<SamplingParams, ApiError> {
    let tokenizer = &served.runtime.tokenizer;
    let mut sampling = generation.sampling.clone();
    if !generation.text_bias.is_empty() {
        // the same token in a long text is one bias: each is looked at for every token of the
        // answer
        let mut biases: BTreeMap<u32, f32> = BTreeMap::new();
        for (id, bias) in sampling.logit_bias.drain(..) {
            *biases.entry(id).or_insert(0.0) += bias;
        }
        for (text, bias) in &generation.text_bias {
            for id in encode(tokenizer, text, &EncodeOptions::default(), cancel)? {
                *biases.entry(id).or_insert(0.0) += bias;
            }
        }
        sampling.logit_bias.extend(biases);
    }
    if sampling.dry_multiplier != 0.0 {
        sampling.dry_breakers = served.runtime.dry_breakers(&generation.dry_breakers);
    }
    Ok(sampling)
}

/// Returns a constraint, compiled.
///
/// # Errors
/// 400 when it cannot be, with the place, or leaves out what it may not; when the client has left.
fn compiled(
    served: &Served,
    constraint: &RequestConstraint,
    cancel: &CancelFlag,
) -> Result<Arc<Constraint>, ApiError> {
    let compiled = served.runtime.constraints.compile(&constraint.source, cancel.as_stop());
    let compiled = compiled.map_err(|error| constraint.error(&error))?;
    constraint.check_strict(compiled.ignored())?;
    Ok(compiled)
}

/// Takes back the last tokens of a prompt that a longer one could stand in for, if the request asks
/// for that and for a text; with `within`, those of this text alone, with which the prompt ends.
pub(super) fn heal(served: &Served, generation: &Generation, job: &mut Job, within: Option<&str>) {
    if generation.token_healing && generation.max_tokens != Some(0) {
        job.heal(served.runtime.constraints.vocabulary(), within);
    }
}

/// Returns the job for a prompt with its images; see [`sampling`].
///
/// # Errors
/// 400 when the constraint cannot be compiled, with the place; when the engine could not take the
/// job; see [`crate::engine::SubmitError`].
pub(super) fn job(
    served: &Served,
    prompt: Prompt,
    generation: &Generation,
    sampling: SamplingParams,
    constraint: Option<&RequestConstraint>,
    cancel: &CancelFlag,
) -> Result<Job, ApiError> {
    let prefix = constraint.and_then(|asked| asked.prefix.as_ref());
    let constraint = constraint.map(|asked| compiled(served, asked, cancel)).transpose()?;
    let mut constraint_start = None;
    if let (Some(prefix), Some(constraint)) = (prefix, &constraint) {
        let text = prefix.text.as_bytes();
        let state = constraint.start_after(text, cancel.as_stop());
        let place = constraint.regions().map(|parts| parts.start_after(text, cancel.as_stop()));
        cancel.check()?;
        let wrong = |e| ApiError::bad_field(&prefix.field, e);
        let state = state.map_err(wrong)?;
        constraint_start =
            Some(ConstraintStart { state, place: place.transpose().map_err(wrong)? });
    }
    let tokenizer = &served.runtime.tokenizer;
    // A text under a constraint does not go on past the end of the context.
    let shift = generation.shift.filter(|_| constraint.is_none());
    let n_prompt = prompt.tokens.len();
    let shift = shift.map(|RequestedShift { keep, discard }| Shift {
        keep: usize::try_from(keep).unwrap_or(n_prompt) + usize::from(tokenizer.add_bos()),
        discard: (discard > 0).then_some(discard),
    });
    // A text that could go on for ever ends where the model's own context would.
    let most = served.info.n_ctx_train.saturating_sub(n_prompt).max(1);
    let max_tokens = generation.max_tokens.or(shift.map(|_| most));
    let job = Job {
        prompt: prompt.tokens,
        images: prompt.images,
        adapters: adapters(served, &generation.adapters)?,
        sampling,
        max_tokens,
        stop: generation.stop.iter().map(|stop| stop.clone().into_bytes()).collect(),
        least_indent: generation.least_indent,
        ignore_eos: generation.ignore_eos,
        cache_prompt: generation.cache_prompt,
        slot: generation.slot,
        time_limit: generation.time_limit,
        progress: generation.progress,
        constraint,
        constraint_start,
        healing: None,
        shift,
        pooling: None,
        prompt_logprobs: None,
        continuations: None,
        reasoning: None,
        is_background: false,
        priority: generation.priority,
        speculation: generation.speculation,
    };
    served.runtime.engine.check(&job)?;
    Ok(job)
}

/// Returns the adapters that a request asks for: those that it names by number, or else by its
/// model's name, or else the server's.
///
/// # Errors
/// 400 when there is no adapter of a number, 404 when there is none of a name.
fn adapters(served: &Served, chosen: &ChosenAdapters) -> Result<AdapterMix, ApiError> {
    if let Some(scales) = &chosen.scales {
        return known_mix(served, scales, "lora");
    }
    let named = chosen.model.as_deref().map(|model| named_adapter(served, model)).transpose()?;
    Ok(match named.flatten() {
        Some(adapter) => AdapterMix::new([AdapterScale { adapter, scale: 1.0 }]),
        None => served.runtime.adapters.mix(),
    })
}

/// Returns the number of the adapter that the name of a model stands for: `NAME:ADAPTER`, or
/// `ADAPTER`. What follows any other name, and tags of this model's, name none.
///
/// # Errors
/// 404 when the server has adapters, and none of that name follows its model's.
fn named_adapter(served: &Served, model: &str) -> Result<Option<usize>, ApiError> {
    let known = &served.runtime.adapters;
    let is_own = |name: &str| served.info.names.iter().any(|own| own.eq_ignore_ascii_case(name));
    let Some((base, name)) = model.rsplit_once(':') else { return Ok(known.find(model)) };
    let found = known.find(name);
    let is_unknown = found.is_none() && !known.all().is_empty();
    if !is_unknown || is_own(model) || !is_own(base) || is_tag(name) {
        return Ok(found);
    }
    let name: String = name.chars().take(MOST_SHOWN).collect();
    let names: Vec<&str> = known.all().iter().map(|adapter| adapter.name.as_str()).collect();
    let names = names.join(", ");
    let what = format!("there is no adapter `{name}` of this model; its adapters are {names}");
    Err(ApiError::not_found(what).about("model"))
}

/// Returns whether what follows a model's name says which of its files is meant: `latest`, or a
/// quantization.
fn is_tag(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let types = ["q", "iq", "tq", "f", "bf", "fp", "mxfp", "nvfp", "ud-q", "ud-iq"];
    let is_type = |letters: &str| {
        let rest = name.strip_prefix(letters);
        rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    name == "latest" || types.into_iter().any(is_type)
}

/// Returns adapters of a model as a mix; an unknown one may have the factor 0.
///
/// # Errors
/// 400 when there is no adapter of a number; `field` is where it stands.
pub(super) fn known_mix(
    served: &Served,
    scales: &[AdapterScale],
    field: &str,
) -> Result<AdapterMix, ApiError> {
    let n = served.runtime.adapters.all().len();
    let unknown =
        scales.iter().enumerate().find(|(_, scale)| scale.adapter >= n && scale.scale != 0.0);
    if let Some((i, AdapterScale { adapter, .. })) = unknown {
        let known = match n {
            0 => "the server has none; see --lora".into(),
            n => format!("the server has those from 0 to {}", n - 1),
        };
        let what = format!("there is no adapter {adapter}; {known}");
        return Err(ApiError::bad_field(format!("{field}[{i}].id"), what));
    }
    Ok(AdapterMix::new(scales.iter().copied()))
}

/// Returns the job for choice number `i`: the same, but for the seed, which is counted on so that
/// the choices differ, and for the log probabilities of the prompt, which only the first has.
pub(super) fn nth_choice(job: &Job, i: usize) -> Job {
    let mut job = job.clone();
    job.prompt_logprobs = job.prompt_logprobs.filter(|_| i == 0);
    job.sampling.seed = job.sampling.seed.map(|seed| seed.wrapping_add(i as u32));
    job
}

/// Most letters of a name in an error.
const MOST_SHOWN: usize = 100;

/// Most bytes of the header of ignored keywords: servers in between take few more.
const MOST_IGNORED: usize = 4096;

/// Returns the keywords of a job's schema that are not enforced: JSON pointers, separated by
/// commas, as far as a header holds them. What is not a visible ASCII character, and commas, are
/// written as in a URI: `%2C`.
pub(super) fn ignored_keywords(job: &Job) -> Option<HeaderValue> {
    let mut out = String::new();
    for pointer in job.constraint.as_ref()?.ignored() {
        let mut one = String::new();
        for byte in pointer.bytes() {
            match byte {
                b'!'..=b'~' if !matches!(byte, b',' | b'%') => one.push(char::from(byte)),
                _ => one += &format!("%{byte:02X}"),
            }
        }
        if out.len() + one.len() > MOST_IGNORED {
            break;
        }
        if !out.is_empty() {
            out.push(',');
        }
        out += &one;
    }
    HeaderValue::from_str(&out).ok().filter(|_| !out.is_empty())
}
