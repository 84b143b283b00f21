//! From a request to jobs: the prompt's tokens, and what else the engine must know.

use std::collections::BTreeMap;
use std::sync::Arc;

use hyper::header::HeaderValue;

use super::adapters;
use super::blocking::CancelFlag;
use super::error::ApiError;
use super::wire::completion::PromptPiece;
use super::wire::constraint::RequestConstraint;
use super::wire::generation::{Generation, RequestedShift};
use crate::engine::{ConstraintStart, Job, Shift};
use crate::grammar::Constraint;
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
        images: prompt.images,
        adapters: adapters::mix(served, &generation.adapters)?,
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
        shift,
        priority: generation.priority,
        speculation: generation.speculation,
        ..Job::new(prompt.tokens)
    };
    served.runtime.engine.check(&job)?;
    Ok(job)
}

/// Returns the job for choice number `i`: the same, but for the seed, which is counted on so that
/// the choices differ, and for the log probabilities of the prompt, which only the first has.
pub(super) fn nth_choice(job: &Job, i: usize) -> Job {
    let mut job = job.clone();
    job.prompt_logprobs = job.prompt_logprobs.filter(|_| i == 0);
    job.sampling.seed = job.sampling.seed.map(|seed| seed.wrapping_add(i as u32));
    job
}

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
