//! Special tokens: which token begins, ends and fills, and at which ones generation stops.
//!
//! Files name some of them by id; most are known only by their text, and files that call them
//! normal tokens are common. An id that no token has is left out with a warning: the vocabulary is
//! sound without it. The lists of texts, and the order in which one goes before another, follow
//! llama.cpp.

use super::error::Error;
use super::tables::NONE;
use super::vocab::{Attr, Vocab};
use crate::gguf::{Array, Gguf};

/// A part that a token can play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Special {
    /// Begin of sequence.
    Bos,
    /// End of sequence.
    Eos,
    /// End of turn.
    Eot,
    /// End of message: the turn goes on when the tool has answered.
    Eom,
    /// Stands for text that has no token.
    Unknown,
    /// Separator.
    Sep,
    /// Padding.
    Pad,
    /// A masked position.
    Mask,
    /// Fill in the middle: what comes before the gap follows.
    FimPrefix,
    /// Fill in the middle: what comes after the gap follows.
    FimSuffix,
    /// Fill in the middle: the gap follows.
    FimMiddle,
    /// Fill in the middle: padding.
    FimPad,
    /// Fill in the middle: the name of a repository follows.
    FimRepo,
    /// Fill in the middle: between two files.
    FimFile,
}

/// The keys and texts by which a special token is found.
struct SpecialLookup {
    special: Special,
    /// Keys that hold the id; the last one present counts.
    keys: &'static [&'static str],
    /// The texts of the token, if no key names it: the first that the vocabulary has. It becomes a
    /// control token.
    texts: &'static [&'static str],
}

/// All parts, in the order of [`Special`].
const PARTS: [SpecialLookup; 14] = [
    SpecialLookup { special: Special::Bos, keys: &["tokenizer.ggml.bos_token_id"], texts: &[] },
    SpecialLookup { special: Special::Eos, keys: &["tokenizer.ggml.eos_token_id"], texts: &[] },
    SpecialLookup {
        special: Special::Eot,
        keys: &["tokenizer.ggml.eot_token_id"],
        texts: &[
            "<|eot_id|>",
            "<|im_end|>",
            "<|end|>",
            "<end_of_turn>",
            "<|endoftext|>",
            "<|end_of_text|>",
            "<EOT>",
            "_<EOT>",
            "[EOT]",
            "<｜end▁of▁sentence｜>",
            "<end_of_utterance>",
        ],
    },
    SpecialLookup {
        special: Special::Eom,
        keys: &["tokenizer.ggml.eom_token_id"],
        texts: &["<|eom_id|>"],
    },
    SpecialLookup {
        special: Special::Unknown,
        keys: &["tokenizer.ggml.unknown_token_id"],
        texts: &[],
    },
    // the key is misspelled in the format
    SpecialLookup {
        special: Special::Sep,
        keys: &["tokenizer.ggml.seperator_token_id"],
        texts: &[],
    },
    SpecialLookup { special: Special::Pad, keys: &["tokenizer.ggml.padding_token_id"], texts: &[] },
    SpecialLookup { special: Special::Mask, keys: &["tokenizer.ggml.mask_token_id"], texts: &[] },
    SpecialLookup {
        special: Special::FimPrefix,
        keys: &["tokenizer.ggml.fim_pre_token_id", "tokenizer.ggml.prefix_token_id"],
        texts: &[
            "<|fim_prefix|>",
            "<fim-prefix>",
            "<fim_prefix>",
            "<｜fim▁begin｜>",
            "<PRE>",
            "▁<PRE>",
            "<|code_prefix|>",
            "<|prefix|>",
        ],
    },
    SpecialLookup {
        special: Special::FimSuffix,
        keys: &["tokenizer.ggml.fim_suf_token_id", "tokenizer.ggml.suffix_token_id"],
        texts: &[
            "<|fim_suffix|>",
            "<fim-suffix>",
            "<fim_suffix>",
            "<｜fim▁hole｜>",
            "<SUF>",
            "▁<SUF>",
            "<|code_suffix|>",
            "<|suffix|>",
        ],
    },
    SpecialLookup {
        special: Special::FimMiddle,
        keys: &["tokenizer.ggml.fim_mid_token_id", "tokenizer.ggml.middle_token_id"],
        texts: &[
            "<|fim_middle|>",
            "<fim-middle>",
            "<fim_middle>",
            "<｜fim▁end｜>",
            "<MID>",
            "▁<MID>",
            "<|code_middle|>",
            "<|middle|>",
        ],
    },
    SpecialLookup {
        special: Special::FimPad,
        keys: &["tokenizer.ggml.fim_pad_token_id"],
        texts: &["<|fim_pad|>", "<fim-pad>", "<fim_pad>", "<PAD>", "[PAD]"],
    },
    SpecialLookup {
        special: Special::FimRepo,
        keys: &["tokenizer.ggml.fim_rep_token_id"],
        texts: &["<|fim_repo|>", "<|repo_name|>", "<fim-repo>", "<REPO>", "<reponame>"],
    },
    SpecialLookup {
        special: Special::FimFile,
        keys: &["tokenizer.ggml.fim_sep_token_id"],
        texts: &["<|file_sep|>"],
    },
];

/// Texts at which generation ends, whatever the file calls them.
const END_OF_GENERATION: [&str; 22] = [
    "<|eot_id|>",
    "<|im_end|>",
    "<|end|>",
    "<|return|>",
    "<|call|>",
    "<|flush|>",
    "<|calls|>",
    "<end_of_turn>",
    "<|endoftext|>",
    "</s>",
    "<|eom_id|>",
    "<EOT>",
    "_<EOT>",
    "[EOT]",
    "[EOS]",
    "<|end_of_text|>",
    "<end_of_utterance>",
    "<eos>",
    "<turn|>",
    "<|tool_response>",
    "<｜end▁of▁sentence｜>",
    "[e~[",
];

/// The key of a list of further tokens at which generation ends; other readers know one token for
/// each part.
pub(crate) const ENDS_KEY: &str = "tokenizer.ggml.eos_token_ids";

/// Returns whether generation ends at a token with this text, whatever a file says.
#[cfg(feature = "engine")]
pub(crate) fn ends_by_text(text: &[u8]) -> bool {
    END_OF_GENERATION.iter().any(|known| known.as_bytes() == text)
}

/// The marks of OpenAI's harmony format, which its reader needs to see.
const HARMONY: [&str; 4] = ["<|channel|>", "<|message|>", "<|start|>", "<|constrain|>"];

/// Returns the id as that of a token, if the vocabulary has one of this id.
fn token(id: i64, vocab: &Vocab) -> Option<u32> {
    u32::try_from(id).ok().filter(|&id| vocab.is_token(id))
}

/// Returns whether an id says that there is no such token: −1, also as files write it without a
/// sign.
fn is_none(id: i64) -> bool {
    id == -1 || id == i64::from(NONE)
}

/// Logs an id that no token has.
fn left_out(key: &str, id: i64, n_vocab: usize) {
    tracing::warn!("{key} is {id}, but the vocabulary has {n_vocab} tokens: the id is left out");
}

/// The key of the list of tokens never to be generated.
const SUPPRESSED_KEY: &str = "tokenizer.ggml.suppress_tokens";

/// Reads a list of tokens, in ascending order.
fn listed(gguf: &Gguf, vocab: &Vocab, key: &str) -> Result<Vec<u32>, Error> {
    let ids = gguf.get_array(key)?.map_or(Ok(Vec::new()), Array::to_i64s)?;
    if let Some(&id) = ids.iter().find(|&&id| token(id, vocab).is_none()) {
        left_out(key, id, vocab.len());
    }
    let mut tokens: Vec<u32> = ids.into_iter().filter_map(|id| token(id, vocab)).collect();
    tokens.sort_unstable();
    Ok(tokens)
}

/// The special tokens of a vocabulary.
#[derive(Debug)]
pub(super) struct Specials {
    ids: [u32; PARTS.len()],
    /// Tokens at which generation ends, in ascending order.
    eog: Vec<u32>,
    /// Tokens never to be generated, in ascending order.
    suppressed: Vec<u32>,
}

impl Specials {
    /// Reads the ids, looks for the others by text, and sets right what kind of token they are.
    pub(super) fn from_gguf(
        gguf: &Gguf,
        vocab: &mut Vocab,
        defaults: &[(Special, u32)],
    ) -> Result<Specials, Error> {
        let suppressed = listed(gguf, vocab, SUPPRESSED_KEY)?;
        let eog = listed(gguf, vocab, ENDS_KEY)?;
        let mut specials = Specials { ids: [NONE; PARTS.len()], eog, suppressed };
        for &(special, id) in defaults {
            specials.ids[special as usize] = if vocab.is_token(id) { id } else { NONE };
        }
        for part in &PARTS {
            let slot = &mut specials.ids[part.special as usize];
            for &key in part.keys {
                match gguf.get_i64(key)? {
                    None => {}
                    Some(id) if is_none(id) => *slot = NONE,
                    Some(id) => match token(id, vocab) {
                        Some(id) => *slot = id,
                        // what is found by default or by text stays
                        None => left_out(key, id, vocab.len()),
                    },
                }
            }
            if *slot == NONE
                && let Some(id) = part.texts.iter().find_map(|text| vocab.find(text))
            {
                *slot = id;
                vocab.set_attr(id, vocab.attr(id).with(Attr::CONTROL));
            }
        }
        specials.find_ends(vocab);
        Ok(specials)
    }

    /// Returns the token that plays this part.
    pub(super) fn get(&self, special: Special) -> Option<u32> {
        Some(self.ids[special as usize]).filter(|&id| id != NONE)
    }

    /// Returns the tokens at which generation ends, in ascending order.
    pub(super) fn eog(&self) -> &[u32] {
        &self.eog
    }

    /// Returns the tokens never to be generated, in ascending order.
    pub(super) fn suppressed(&self) -> &[u32] {
        &self.suppressed
    }

    /// Adds the ends by part and by text to those that are listed.
    fn find_ends(&mut self, vocab: &mut Vocab) {
        let by_part = [
            Special::Eos,
            Special::Eot,
            Special::Eom,
            Special::FimPad,
            Special::FimRepo,
            Special::FimFile,
        ];
        let mut eog = std::mem::take(&mut self.eog);
        eog.extend(by_part.into_iter().filter_map(|s| self.get(s)));
        for text in END_OF_GENERATION {
            if let Some(id) = vocab.find(text) {
                eog.push(id);
                vocab.set_attr(id, vocab.attr(id).with(Attr::CONTROL));
            }
        }
        eog.sort_unstable();
        eog.dedup();

        for id in HARMONY.iter().filter_map(|text| vocab.find(text)).collect::<Vec<_>>() {
            vocab.set_attr(id, Attr::USER_DEFINED.with(Attr::SHOWN_CONTROL));
        }
        // The same texts mean other things in some vocabularies, which are known by their company:
        // in harmony and in Solar's format <|end|> ends a message but not the turn, and for Gemma 4
        // </s> is text.
        let ends = |text| vocab.find(text).filter(|id| eog.contains(id));
        let call = ends("<|call|>").or(ends("<|calls|>")).is_some();
        let message =
            ends("<|end|>").filter(|_| call && ends("<|return|>").or(ends("<|flush|>")).is_some());
        let text =
            ends("</s>").filter(|_| ends("<|tool_response>").or(ends("<|plamo:eos|>")).is_some());
        eog.retain(|&id| Some(id) != message && Some(id) != text);
        for id in message.into_iter() {
            vocab.set_attr(id, Attr::USER_DEFINED.with(Attr::SHOWN_CONTROL));
        }
        for id in text.into_iter() {
            vocab.set_attr(id, Attr::NORMAL);
        }
        self.eog = eog;
    }
}
