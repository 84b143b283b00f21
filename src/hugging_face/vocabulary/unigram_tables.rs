//! Vocabularies of unigrams, of SentencePiece's file or of `tokenizer.json`.

use super::super::metadata::Entries;
use super::super::sentencepiece::{self, Normalization};
use super::super::special::TokenizerFiles;
use super::super::unigrams;
use super::{CONTROL, NORMAL, TokenTable, UNKNOWN, UNUSED, USER_DEFINED};
use crate::gguf::Value;

/// Returns the vocabulary of XLM-RoBERTa: SentencePiece's unigrams, after tokens of its own in
/// place of the first three. Adds the rules of letters and spaces.
///
/// # Errors
/// Says what is wrong with the file.
pub(super) fn of_unigrams(
    file: &[u8],
    n_vocab: usize,
    entries: &mut Entries,
) -> Result<TokenTable, &'static str> {
    const FIRST: [(&str, i32); 4] =
        [("<s>", CONTROL), ("<pad>", CONTROL), ("</s>", CONTROL), ("<unk>", UNKNOWN)];
    const N_REPLACED: usize = 3;
    let rules = sentencepiece::normalization(file)?;
    if rules.kind.is_some_and(|kind| kind != sentencepiece::UNIGRAMS) {
        return Err("a vocabulary of unigrams was expected");
    }
    let pieces = sentencepiece::pieces(file)?;
    let mut table = TokenTable::unused(n_vocab, Some(-10000.0));
    // the numbers of tokens that are not there are those that they would have in the file
    for id in FIRST.len()..n_vocab {
        table.set(id, format!("[PAD{}]", id - 1).as_bytes(), UNUSED, -10000.0);
    }
    for (id, (text, ty)) in FIRST.into_iter().enumerate() {
        table.set(id, text.as_bytes(), ty, 0.0);
    }
    for (id, piece) in pieces.iter().enumerate().skip(N_REPLACED) {
        table.set(id + 1, &piece.text, piece.ty, piece.score);
    }
    add_rules(rules, entries);
    Ok(table)
}

/// Returns the vocabulary of unigrams of a `tokenizer.json`. Adds the rules of letters and spaces.
///
/// # Errors
/// Says what in it is not read.
pub(super) fn of_unigrams_in_json(
    files: &TokenizerFiles,
    n_vocab: usize,
    entries: &mut Entries,
    warnings: &mut Vec<String>,
) -> Result<TokenTable, String> {
    let rules = unigrams::read(&files.tokenizer)?;
    if rules.joins_spaces != rules.strips_end {
        let done = if rules.joins_spaces { "removed, though not" } else { "kept, though not" };
        warnings.push(format!("spaces at the end of a text are {done} by tokenizer.json"));
    }
    let mut table = TokenTable::unused(n_vocab, Some(-10000.0));
    for (id, &(text, score)) in rules.tokens.iter().enumerate() {
        table.set(id, text.as_bytes(), NORMAL, score);
    }
    for token in files.added() {
        let score = rules.tokens.get(token.id).map_or(0.0, |&(_, score)| score);
        let ty = if token.special { CONTROL } else { USER_DEFINED };
        table.set(token.id, token.text.as_bytes(), ty, score);
    }
    if let Some(id) = rules.unknown
        && let Some(&(text, score)) = rules.tokens.get(id)
    {
        table.set(id, text.as_bytes(), UNKNOWN, score);
    }
    let rules = Normalization {
        kind: Some(sentencepiece::UNIGRAMS),
        is_said: true,
        charsmap: rules.charsmap,
        adds_space: rules.adds_space,
        removes_spaces: rules.joins_spaces,
    };
    add_rules(rules, entries);
    Ok(table)
}

/// Adds the rules of letters and spaces of unigrams.
fn add_rules(rules: Normalization, entries: &mut Entries) {
    let mut push = |key: &str, value: Value| {
        entries.push((format!("tokenizer.ggml.{key}"), value));
    };
    push("add_space_prefix", rules.adds_space.into());
    push("remove_extra_whitespaces", rules.removes_spaces.into());
    if !rules.charsmap.is_empty() {
        push("precompiled_charsmap", rules.charsmap.into());
    }
}
