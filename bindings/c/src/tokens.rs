//! Tokens of a tokenizer.

use std::ffi::c_char;
use std::fs::File;
use std::io::BufReader;

use hob_grammar::TokenTable;
use hob_grammar_tokens::{MAX_TOKENS, from_gguf, from_tokenizer_json};

use crate::handle::{array, exclusive, free, shared, text};
use crate::status::{Failure, Status, call};

/// The tokens of a tokenizer, with those that end a text.
pub struct Tokens(pub(crate) TokenTable);

/// Makes the tokens of `n` byte strings that stand one after the other in `bytes`, with a length
/// each; those of length 0 never are text. `ends` are the tokens that end a text.
///
/// # Safety
/// `lengths` has `n` values, `bytes` as many as they add up to, `ends` has `n_ends`, and `out` may
/// be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_tokens_new(
    bytes: *const u8,
    lengths: *const u32,
    n: usize,
    ends: *const u32,
    n_ends: usize,
    out: *mut *mut Tokens,
) -> Status {
    call(|| {
        if n > MAX_TOKENS {
            return Err(Failure::argument(format!("{n} tokens are over {MAX_TOKENS}")));
        }
        // SAFETY: the caller's
        let (out, lengths, ends) = unsafe {
            let out = exclusive(out, "out")?;
            (out, array(lengths, n, "lengths")?, array(ends, n_ends, "ends")?)
        };
        let whole = lengths.iter().map(|&length| length as usize).sum();
        // SAFETY: the caller's
        let mut rest = unsafe { array(bytes, whole, "bytes")? };
        let mut tokens = Vec::with_capacity(n);
        for &length in lengths {
            let (token, after) = rest.split_at(length as usize);
            tokens.push(token.into());
            rest = after;
        }
        *out = give(TokenTable::new(tokens, [], ends.to_vec())?);
        Ok(())
    })
}

/// Reads a `tokenizer.json` of `n` bytes. `end` is the name of the token that ends a text; where it
/// is null, the names that are known are.
///
/// # Safety
/// `json` has `n` bytes, `end` is null or a text that ends with a null byte, and `out` may be
/// written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_tokens_from_tokenizer_json(
    json: *const u8,
    n: usize,
    end: *const c_char,
    out: *mut *mut Tokens,
) -> Status {
    call(|| {
        // SAFETY: the caller's
        let (out, json) = unsafe { (exclusive(out, "out")?, array(json, n, "json")?) };
        let mut list = from_tokenizer_json(json)?;
        if !end.is_null() {
            // SAFETY: the caller's
            list.end_with(&[unsafe { text(end, "end")? }])?;
        }
        *out = give(list.table()?);
        Ok(())
    })
}

/// Reads the vocabulary of the GGUF file at a path.
///
/// # Safety
/// `path` is a text that ends with a null byte, and `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_tokens_from_gguf(
    path: *const c_char,
    out: *mut *mut Tokens,
) -> Status {
    call(|| {
        // SAFETY: the caller's
        let (out, path) = unsafe { (exclusive(out, "out")?, text(path, "path")?) };
        let file = File::open(path).map_err(|e| Failure::argument(format!("{path}: {e}")))?;
        *out = give(from_gguf(BufReader::new(file))?.table()?);
        Ok(())
    })
}

/// Returns how many words of 32 bits a mask takes; 0 for null.
///
/// # Safety
/// `tokens` is null or has not been freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_tokens_mask_words(tokens: *const Tokens) -> usize {
    // SAFETY: the caller's
    unsafe { shared(tokens, "tokens") }.map_or(0, |tokens| tokens.0.mask_words())
}

/// Frees tokens; constraints over them stay.
///
/// # Safety
/// `tokens` is null or has not been freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_tokens_free(tokens: *mut Tokens) {
    // SAFETY: the caller's
    unsafe { free(tokens) }
}

fn give(table: TokenTable) -> *mut Tokens {
    Box::into_raw(Box::new(Tokens(table)))
}
