//! Text to token ids and back, for the vocabularies of GGUF files.
//!
//! Five kinds of vocabulary: SPM (`llama`), byte-level BPE (`gpt2`) with every pre-tokenizer that
//! llama.cpp knows, Gemma 4's BPE over characters (`gemma4`), WordPiece (`bert`), and unigram
//! (`t5`). Ids are those of the tokenizer that the model was made with; where that is not known,
//! ids are llama.cpp's, and so is decoded text.
//!
//! The steps of a text: it is cut at special tokens (`partition`), the rest is split into words
//! (`pre`, `split`), and words are merged into tokens (`spm` or `bpe` over `merge`; WordPiece,
//! `wpm`, and unigram, `ugm`, have algorithms of their own). This module knows metadata and text;
//! it knows no model and no chat format.
//!
//! ```no_run
//! use hob::{EncodeOptions, Tokenizer, gguf::Gguf};
//!
//! let tokenizer = Tokenizer::from_gguf(&Gguf::open("model.gguf")?)?;
//! let ids = tokenizer.encode("Once upon a time", &EncodeOptions::DOCUMENT);
//! assert_eq!(tokenizer.decode(&ids), b" Once upon a time");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bpe;
mod charsmap;
mod decode;
mod error;
mod merge;
mod partition;
mod pre;
mod seams;
mod special;
mod split;
mod spm;
mod tables;
mod trie;
mod ugm;
mod unicode;
mod vocab;
mod watch;
mod windows;
mod wpm;

use std::num::NonZeroUsize;

use crate::gguf::Gguf;

#[cfg(feature = "engine")]
pub(crate) use bpe::ALPHABET;
pub use decode::DecodeStream;
pub use error::Error;
pub use special::Special;
#[cfg(feature = "engine")]
pub(crate) use special::{ENDS_KEY, ends_by_text};
pub use watch::Stopped;

use bpe::Bpe;
use partition::{Fragment, Partition};
use pre::VocabSpelling;
use special::Specials;
use spm::Spm;
use tables::{NONE, TextTable, TooLarge};
use ugm::Ugm;
use vocab::{Attr, Vocab};
use watch::StopWatch;
use windows::EncodeScratch;
use wpm::Wpm;

/// The space of SPM vocabularies.
const UNDERSCORE: &str = "▁";

/// Options of encoding a text; by default it is plain text with nothing added.
#[derive(Clone, Copy, Debug, Default)]
pub struct EncodeOptions<'a> {
    /// BOS goes before the text, and EOS or SEP after it, where the vocabulary wants them.
    pub add_special: bool,
    /// The texts of control tokens become these tokens.
    pub parse_special: bool,
    /// Bytes of the text, ascending, that no control token may cover.
    pub plain_bytes: &'a [usize],
    /// The text continues another one: nothing is put before it.
    pub continues: bool,
}

impl EncodeOptions<'_> {
    /// Plain text: nothing is added, and the texts of control tokens are text like any other.
    pub const PLAIN: EncodeOptions<'static> = EncodeOptions {
        add_special: false,
        parse_special: false,
        plain_bytes: &[],
        continues: false,
    };

    /// A whole text: BOS goes before it, and EOS or SEP after it, where the vocabulary wants them.
    pub const DOCUMENT: EncodeOptions<'static> =
        EncodeOptions { add_special: true, ..EncodeOptions::PLAIN };

    /// Text with marks: the texts of control tokens become these tokens.
    pub const MARKED: EncodeOptions<'static> =
        EncodeOptions { parse_special: true, ..EncodeOptions::PLAIN };

    /// A prompt: [`EncodeOptions::DOCUMENT`] and [`EncodeOptions::MARKED`] together.
    pub const PROMPT: EncodeOptions<'static> =
        EncodeOptions { add_special: true, ..EncodeOptions::MARKED };
}

/// A vocabulary and the rules by which text is cut into its tokens.
///
/// Immutable once loaded, so any number of threads may share it. Ids are indices into the
/// vocabulary; functions that take one know nothing of ids out of range, and say so by an empty
/// text or `false`.
#[derive(Debug)]
pub struct Tokenizer {
    vocab: Vocab,
    /// The bytes that each token contributes to text.
    pieces: TextTable,
    model: Algorithm,
    partition: Partition,
    specials: Specials,
    add_bos: bool,
    add_eos: bool,
    add_sep: bool,
    /// A space goes before text at the start and after special tokens; decoding takes it away
    /// again.
    add_space: bool,
    clean_spaces: bool,
    /// Bytes of text that one token stands for at most; `None` where that has no bound.
    longest: Option<NonZeroUsize>,
    /// The tokens that are left out of decoded text, ascending.
    hidden: Box<[u32]>,
    /// Control tokens that decoded text shows, ascending.
    shown_control: Box<[u32]>,
}

#[derive(Debug)]
enum Algorithm {
    Spm(Spm),
    Bpe(Bpe),
    Wpm(Wpm),
    Ugm(Ugm),
}

/// The algorithm that cuts text into tokens.
#[derive(Clone, Copy)]
enum AlgorithmKind {
    Spm,
    Bpe(&'static pre::Pre),
    Wpm,
    Ugm,
}

/// Returns whether a BOS token is put before texts where a file with this tokenizer
/// (`tokenizer.ggml.model` and `tokenizer.ggml.pre`) does not say.
pub fn adds_bos_unsaid(model: &str, pre: Option<&str>) -> bool {
    match model {
        "llama" => Kind::SPM.add_bos,
        "gpt2" => pre.and_then(pre::by_name).is_some_and(|pre| pre.add_bos),
        _ => false,
    }
}

/// The properties that `tokenizer.ggml.model` and `tokenizer.ggml.pre` decide.
struct Kind {
    cut: AlgorithmKind,
    spelling: VocabSpelling,
    add_bos: bool,
    add_eos: bool,
    add_sep: bool,
    add_space: bool,
    clean_spaces: bool,
    /// Ids of special tokens where the file names none.
    defaults: &'static [(Special, u32)],
}

impl Kind {
    /// SentencePiece's BPE.
    const SPM: Kind = Kind {
        cut: AlgorithmKind::Spm,
        spelling: VocabSpelling::Underscored,
        add_bos: true,
        add_eos: false,
        add_sep: false,
        add_space: true,
        clean_spaces: false,
        defaults: &[(Special::Bos, 1), (Special::Eos, 2), (Special::Unknown, 0)],
    };
    /// WordPiece.
    const WPM: Kind = Kind {
        cut: AlgorithmKind::Wpm,
        spelling: VocabSpelling::Underscored,
        add_bos: true,
        add_eos: false,
        add_sep: true,
        add_space: false,
        clean_spaces: true,
        defaults: &[
            (Special::Bos, 101),
            (Special::Unknown, 100),
            (Special::Sep, 102),
            (Special::Pad, 0),
            (Special::Mask, 103),
        ],
    };
    /// SentencePiece's unigrams.
    const UGM: Kind = Kind {
        cut: AlgorithmKind::Ugm,
        spelling: VocabSpelling::Underscored,
        add_bos: false,
        add_eos: true,
        add_sep: false,
        add_space: false,
        clean_spaces: false,
        defaults: &[(Special::Eos, 1), (Special::Unknown, 2), (Special::Pad, 0)],
    };

    /// Reads from a file which kind of tokenizer it has.
    fn of(gguf: &Gguf) -> Result<Kind, Error> {
        const MODEL: &str = "tokenizer.ggml.model";
        let model = gguf.get_str(MODEL)?.ok_or(Error::Missing {
            key: MODEL,
            expected: "the kind of tokenizer, such as `gpt2`",
        })?;
        let name = gguf.get_str("tokenizer.ggml.pre")?;
        let pre = match (model, name) {
            ("llama", _) => return Ok(Kind::SPM),
            ("bert", _) => return Ok(Kind::WPM),
            ("t5", _) => return Ok(Kind::UGM),
            ("gemma4", _) => pre::by_name("gemma4"),
            ("gpt2", None) => {
                tracing::warn!(
                    "the model names no pre-tokenizer: its text may be split into the wrong words"
                );
                Some(&pre::DEFAULT)
            }
            ("gpt2", Some(name)) => pre::by_name(name),
            _ => return Err(Error::Model { model: model.into() }),
        };
        let pre = pre.ok_or_else(|| Error::Pre { pre: name.unwrap_or(model).into() })?;
        // Kimi's vocabulary comes without
        if name != Some("kimi-k2") {
            Bpe::check_merges(gguf)?;
        }
        Ok(Kind {
            cut: AlgorithmKind::Bpe(pre),
            spelling: pre.spelling,
            add_bos: pre.add_bos,
            add_eos: false,
            // encoders of RoBERTa's kind
            add_sep: matches!(name, Some("jina-v1-en" | "jina-v2-code" | "roberta-bpe")),
            add_space: false,
            clean_spaces: pre.clean_spaces,
            defaults: &[],
        })
    }
}

impl Tokenizer {
    /// Reads the vocabulary of a model file.
    ///
    /// # Errors
    /// The file has no vocabulary, one of a kind that is not supported, or one whose parts do not
    /// fit together.
    pub fn from_gguf(gguf: &Gguf) -> Result<Tokenizer, Error> {
        let kind = Kind::of(gguf)?;
        let mut vocab = Vocab::from_gguf(gguf)?;
        let specials = Specials::from_gguf(gguf, &mut vocab, kind.defaults)?;
        let partition = {
            strip_around(gguf, &mut vocab)?;
            Partition::new(&vocab)
        };
        let pieces = pieces(&vocab, kind.spelling)?;
        let unknown = specials.get(Special::Unknown).unwrap_or(NONE);
        let model = match kind.cut {
            AlgorithmKind::Spm => Algorithm::Spm(Spm::from_gguf(gguf, &vocab, unknown)?),
            AlgorithmKind::Wpm => Algorithm::Wpm(Wpm::from_gguf(gguf, &vocab, unknown)?),
            AlgorithmKind::Ugm => Algorithm::Ugm(Ugm::from_gguf(gguf, &vocab, unknown)?),
            AlgorithmKind::Bpe(pre) => Algorithm::Bpe(Bpe::from_gguf(gguf, &mut vocab, pre)?),
        };
        let flag = |key, default| gguf.get_bool(key).map(|flag| flag.unwrap_or(default));
        // Gemma 4 does not work without, and files that say otherwise exist
        let always_bos = matches!(kind.cut, AlgorithmKind::Bpe(pre) if pre.whole_newlines)
            || matches!(kind.cut, AlgorithmKind::Wpm);
        Ok(Tokenizer {
            longest: longest(&vocab, &pieces)
                .filter(|_| !matches!(kind.cut, AlgorithmKind::Wpm | AlgorithmKind::Ugm)),
            add_bos: flag("tokenizer.ggml.add_bos_token", kind.add_bos)? || always_bos,
            add_eos: flag("tokenizer.ggml.add_eos_token", kind.add_eos)?,
            add_sep: flag("tokenizer.ggml.add_sep_token", kind.add_sep)?,
            add_space: flag("tokenizer.ggml.add_space_prefix", kind.add_space)?,
            clean_spaces: kind.clean_spaces,
            hidden: vocab.ids_with(Attr::HIDDEN),
            shown_control: vocab.ids_with(Attr::SHOWN_CONTROL),
            vocab,
            pieces,
            model,
            partition,
            specials,
        })
    }

    /// Returns the tokens of a plain text by the pre-tokenizer of another name; `None` where there
    /// is none of that name for vocabularies in the alphabet of bytes, or this is no such.
    #[cfg(feature = "engine")]
    pub(crate) fn encode_as(&mut self, pre: &str, text: &str) -> Option<Vec<u32>> {
        let pre = pre::by_name(pre).filter(|pre| pre.spelling == VocabSpelling::Bytes)?;
        let Algorithm::Bpe(bpe) = &mut self.model else { return None };
        bpe.set_pre(pre).then(|| self.encode(text, &EncodeOptions::PLAIN))
    }

    /// Returns the tokens of `text`. User-defined tokens are found with any options.
    pub fn encode(&self, text: &str, options: &EncodeOptions<'_>) -> Vec<u32> {
        // a text is never given up when nobody asks for it
        self.encode_until(text, options, &|| false).unwrap_or_default()
    }

    /// Returns the tokens of text that continues a text: nothing is put before it, and control
    /// tokens are not recognised.
    pub fn encode_more(&self, text: &str) -> Vec<u32> {
        self.encode(text, &EncodeOptions { continues: true, ..EncodeOptions::PLAIN })
    }

    /// Returns the tokens of a mark within a text: as [`Tokenizer::encode_more`], but control
    /// tokens are recognised.
    pub fn encode_mark(&self, mark: &str) -> Vec<u32> {
        self.encode(mark, &EncodeOptions { continues: true, ..EncodeOptions::MARKED })
    }

    /// Returns the tokens of `text`, or gives up once `is_stopped` says so.
    ///
    /// `is_stopped` is asked again after every few KiB of text.
    ///
    /// # Errors
    /// `is_stopped` returned true before the text was done.
    pub fn encode_until(
        &self,
        text: &str,
        options: &EncodeOptions<'_>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Vec<u32>, Stopped> {
        let add_special = options.add_special && !options.continues;
        let mut watch = StopWatch::new(is_stopped);
        let mut scratch = EncodeScratch::default();
        let mut out = Vec::with_capacity(text.len() / 3 + 2);
        if add_special && self.add_bos {
            out.extend(self.bos());
        }
        let mut after_special = !options.continues;
        for fragment in self.partition.split(text, options.parse_special, options.plain_bytes) {
            match fragment {
                Fragment::Token(id) => {
                    watch.passed(1)?;
                    out.push(id);
                }
                Fragment::Text(text) => {
                    self.encode_text(text, after_special, &mut scratch, &mut watch, &mut out)?;
                }
            }
            after_special = matches!(fragment, Fragment::Token(_)) && !options.continues;
        }
        // WordPiece ends with SEP, which today's converter names as EOS too
        if add_special && self.add_eos && !matches!(self.model, Algorithm::Wpm(_)) {
            out.extend(self.eos());
        }
        if add_special && matches!(self.model, Algorithm::Wpm(_)) {
            out.extend(self.special(Special::Sep));
        }
        Ok(out)
    }

    /// Appends the tokens of text without special tokens.
    fn encode_text(
        &self,
        text: &str,
        after_special: bool,
        scratch: &mut EncodeScratch,
        watch: &mut StopWatch<'_>,
        out: &mut Vec<u32>,
    ) -> Result<(), Stopped> {
        match &self.model {
            Algorithm::Spm(spm) => {
                let prefix = if after_special && self.add_space { UNDERSCORE } else { "" };
                spm.encode(&self.vocab, prefix, text, scratch, watch, out)
            }
            Algorithm::Wpm(wpm) => wpm.encode(text, watch, out),
            Algorithm::Ugm(ugm) => ugm.encode(text, self.add_space, watch, out),
            Algorithm::Bpe(bpe) => bpe.encode(&self.vocab, text, scratch, watch, out),
        }
    }

    /// Returns a lower bound of the tokens that a text of `bytes` bytes has, known before it is cut
    /// into them.
    pub fn fewest_tokens(&self, bytes: usize) -> usize {
        self.longest.map_or(0, |longest| bytes.div_ceil(longest.get()))
    }

    /// Returns the text of the tokens, as llama.cpp's `detokenize` gives it: not always UTF-8.
    /// Control tokens have none; [`Tokenizer::decode_marked`] shows them.
    ///
    /// A space is taken away from the first token if encoding puts one before the text; spaces
    /// before punctuation are taken away if the tokenizer is an old one that puts them there. A
    /// text that grows token by token has neither: see [`DecodeStream`].
    pub fn decode(&self, ids: &[u32]) -> Vec<u8> {
        self.decode_if(ids, |id| !self.is_hidden(id))
    }

    /// Returns the text of the tokens as [`Tokenizer::decode`], where control tokens appear as
    /// their text.
    pub fn decode_marked(&self, ids: &[u32]) -> Vec<u8> {
        self.decode_if(ids, |_| true)
    }

    fn decode_if(&self, ids: &[u32], is_shown: impl Fn(u32) -> bool) -> Vec<u8> {
        let mut out = Vec::new();
        for (i, &id) in ids.iter().enumerate() {
            if is_shown(id) {
                let piece = self.token_bytes(id);
                let space = usize::from(i == 0 && self.add_space && piece.starts_with(b" "));
                out.extend_from_slice(&piece[space..]);
            }
        }
        if self.clean_spaces { decode::clean_spaces(&out) } else { out }
    }

    /// Returns the number of tokens. A model may have more logits than this: their number is padded
    /// in some files.
    pub fn n_vocab(&self) -> usize {
        self.vocab.len()
    }

    /// Returns the bytes that the token contributes to text: not always UTF-8, and of control
    /// tokens their text.
    pub fn token_bytes(&self, id: u32) -> &[u8] {
        self.pieces.get(id)
    }

    /// Returns the token as the vocabulary spells it: `Ġthe`, `▁the`, `<0x0A>`.
    pub fn token_text(&self, id: u32) -> &[u8] {
        if self.vocab.is_token(id) { self.vocab.ids.text(id) } else { &[] }
    }

    /// Returns the token that the vocabulary spells like this.
    pub fn find(&self, text: &str) -> Option<u32> {
        self.vocab.find(text)
    }

    /// Returns the token that plays a part.
    pub fn special(&self, special: Special) -> Option<u32> {
        self.specials.get(special)
    }

    /// Returns the token that begins a sequence.
    pub fn bos(&self) -> Option<u32> {
        self.special(Special::Bos)
    }

    /// Returns the token that ends a sequence.
    pub fn eos(&self) -> Option<u32> {
        self.special(Special::Eos)
    }

    /// Returns whether [`Tokenizer::encode`] puts BOS before a text when asked for special tokens.
    pub fn add_bos(&self) -> bool {
        self.add_bos
    }

    /// Returns whether [`Tokenizer::encode`] puts EOS after a text when asked for special tokens.
    pub fn add_eos(&self) -> bool {
        self.add_eos
    }

    /// Returns whether SEP goes between two texts, where a prompt is made of two.
    pub fn add_sep(&self) -> bool {
        self.add_sep
    }

    /// Returns whether generation ends at this token.
    pub fn is_eog(&self, id: u32) -> bool {
        self.eog_ids().binary_search(&id).is_ok()
    }

    /// Returns the tokens at which generation ends, in ascending order.
    pub fn eog_ids(&self) -> &[u32] {
        self.specials.eog()
    }

    /// Returns the tokens that the file wants never to be generated
    /// (`tokenizer.ggml.suppress_tokens`), in ascending order: those of other modalities, or
    /// without an embedding.
    pub fn suppressed_ids(&self) -> &[u32] {
        self.specials.suppressed()
    }

    /// Returns whether the token is a control token: one that text does not become by itself.
    pub fn is_control(&self, id: u32) -> bool {
        self.vocab.attr(id).has(Attr::CONTROL)
    }

    /// Returns whether the token is left out of decoded text: control tokens and the unknown token.
    pub fn is_hidden(&self, id: u32) -> bool {
        self.vocab.attr(id).has(Attr::HIDDEN)
    }

    /// Returns whether the token is a control token that decoded text shows.
    pub fn is_shown_control(&self, id: u32) -> bool {
        self.vocab.attr(id).has(Attr::SHOWN_CONTROL)
    }

    /// Returns the control tokens that decoded text shows, in ascending order: the marks of harmony
    /// messages.
    pub fn shown_control_ids(&self) -> &[u32] {
        &self.shown_control
    }

    /// Returns the tokens that are left out of decoded text, in ascending order.
    pub fn hidden_ids(&self) -> &[u32] {
        &self.hidden
    }
}

/// Marks the special tokens that take the white space next to them, known only by the names of
/// models.
fn strip_around(gguf: &Gguf, vocab: &mut Vocab) -> Result<(), Error> {
    let text = |key| gguf.get_str(key).map(|text| text.unwrap_or_default().to_ascii_lowercase());
    let name = text("general.name")?;
    let pre = text("tokenizer.ggml.pre")?;
    let add = |vocab: &mut Vocab, text, flag| {
        if let Some(id) = vocab.find(text) {
            vocab.set_attr(id, vocab.attr(id).with(flag));
        }
    };
    if ["jina-v2-de", "jina-v2-es", "jina-v2-code"].contains(&&*pre) {
        add(vocab, "<mask>", Attr::LSTRIP);
    } else if name.contains("phi-3") || name.contains("phi3") {
        let special = Attr::HIDDEN.with(Attr::USER_DEFINED);
        for id in
            (0..vocab.len() as u32).filter(|&id| vocab.attr(id).has(special)).collect::<Vec<_>>()
        {
            vocab.set_attr(id, vocab.attr(id).with(Attr::RSTRIP));
        }
        add(vocab, "</s>", Attr::RSTRIP);
        for id in ["<unk>", "<s>", "<|endoftext|>"]
            .into_iter()
            .filter_map(|text| vocab.find(text))
            .collect::<Vec<_>>()
        {
            vocab.set_attr(id, vocab.attr(id).without(Attr::RSTRIP));
        }
    } else if name.contains("modern-bert") {
        add(vocab, "[MASK]", Attr::LSTRIP);
    }
    Ok(())
}

/// Returns the bytes of each token as text.
fn pieces(vocab: &Vocab, spelling: VocabSpelling) -> Result<TextTable, Error> {
    let verbatim = Attr::HIDDEN.with(Attr::USER_DEFINED);
    let mut pieces = TextTable::with_capacity(vocab.len(), vocab.len() * 8);
    let mut piece = Vec::new();
    for id in 0..vocab.len() as u32 {
        let text = vocab.ids.text(id);
        let attr = vocab.attr(id);
        piece.clear();
        if attr.has(verbatim) {
            piece.extend_from_slice(text);
        } else if attr.has(Attr::BYTE)
            && let Some(byte) = vocab::byte_of(text)
        {
            piece.push(byte);
        } else if attr.has(Attr::NORMAL.with(Attr::BYTE)) {
            match spelling {
                VocabSpelling::Bytes => bpe::spell_out(text, &mut piece),
                VocabSpelling::Plain => piece.extend_from_slice(text),
                VocabSpelling::Underscored => spaces_out(text, &mut piece),
            }
        }
        pieces.push(&piece).map_err(|TooLarge| Error::TooLarge { key: vocab::TOKENS })?;
    }
    Ok(pieces)
}

/// Returns the bytes of the longest text that one token stands for, if no token takes more with it
/// and no byte is dropped for want of a token.
fn longest(vocab: &Vocab, pieces: &TextTable) -> Option<NonZeroUsize> {
    let mut longest = 0;
    let mut single = [false; 256];
    for id in 0..vocab.len() as u32 {
        if vocab.attr(id).has(Attr::LSTRIP.with(Attr::RSTRIP)) {
            return None;
        }
        match pieces.get(id) {
            // as it is spelled, which is no shorter
            [] => longest = longest.max(vocab.ids.text(id).len()),
            piece => longest = longest.max(piece.len()),
        }
        if let [byte] = pieces.get(id) {
            single[usize::from(*byte)] = true;
        }
    }
    // these bytes are in no text
    let never = |byte: usize| matches!(byte, 0xc0 | 0xc1 | 0xf5..=0xff);
    let all = (0..256).all(|byte| single[byte] || never(byte));
    NonZeroUsize::new(longest).filter(|_| all)
}

/// Appends `text` with spaces for `▁`.
fn spaces_out(mut text: &[u8], out: &mut Vec<u8>) {
    while let [first, rest @ ..] = text {
        let space = text.strip_prefix(UNDERSCORE.as_bytes());
        out.push(if space.is_some() { b' ' } else { *first });
        text = space.unwrap_or(rest);
    }
}
