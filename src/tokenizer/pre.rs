//! The pre-tokenizers: which name in `tokenizer.ggml.pre` splits text into which words, and what
//! else it decides.
//!
//! The names are llama.cpp's, whose converter writes them (`llama_vocab::impl::load`, release of
//! October 2026). The patterns are in [`patterns`]. This module knows names and patterns, no
//! vocabulary.
//!
//! No file says that its model's tokenizer composes text first (NFC), so the name says it. Qwen's
//! does, and so do those made from it: DeepSeek's distillates, F2LLM. Tencent's Hunyuan, Cohere's
//! Command R, StabilityAI's Arcade100k do, and EleutherAI's GPT-NeoX, which is the tokenizer of
//! OLMo, MPT and ModernBERT.

mod patterns;
#[cfg(test)]
mod scripts;

use std::borrow::Cow;

use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};

use super::split::SplitStage;
use patterns::{
    AFMOE, BLOOM, CHAMELEON, DEEPSEEK_CODER, DEEPSEEK_LLM, DEEPSEEK_V3, EXAONE_MOE, FALCON, GPT2,
    GPT4O, JAIS2, KIMI, LAGUNA, LINES, LLAMA3, MINICPM5, NON_SPACE, OLD_DEFAULT, QWEN2, QWEN35,
    SEED_CODER, SPARK, STARCODER, SUPERBPE, TEKKEN, TINY_AYA, UFAKZEKA, VIKING, YOUTU,
};

/// The properties that the name of a pre-tokenizer decides.
#[derive(Debug)]
pub(super) struct Pre {
    /// Splits text into words, stage by stage.
    pub(super) stages: &'static [SplitStage],
    /// Text is composed (Unicode's NFC) before it is split.
    pub(super) nfc: bool,
    /// A word that is a token is taken whole, whatever the merges say.
    pub(super) ignore_merges: bool,
    /// True if a text starts with BOS unless the file says otherwise.
    pub(super) add_bos: bool,
    /// True if decoding removes spaces before punctuation.
    pub(super) clean_spaces: bool,
    /// Spelling of bytes and spaces in the vocabulary.
    pub(super) spelling: VocabSpelling,
    /// A run of newlines that is a token is taken whole.
    pub(super) whole_newlines: bool,
}

impl Pre {
    /// Returns the text as it is split into words.
    pub(super) fn normalized<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if !self.nfc || text.is_ascii() || is_nfc_quick(text.chars()) == IsNormalized::Yes {
            return Cow::Borrowed(text);
        }
        Cow::Owned(text.nfc().collect())
    }
}

/// The spelling of tokens in the vocabulary of a BPE model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum VocabSpelling {
    /// One printable character per byte: the alphabet of GPT-2.
    Bytes,
    /// As they are, in UTF-8. Bytes without a token are `<0xNN>`.
    Plain,
    /// As [`VocabSpelling::Plain`], with `▁` for the space.
    Underscored,
}

const PLAIN: Pre = Pre {
    stages: &[],
    nfc: false,
    ignore_merges: false,
    add_bos: false,
    clean_spaces: true,
    spelling: VocabSpelling::Bytes,
    whole_newlines: false,
};
/// As most models are: decoded text is left as it is.
const VERBATIM: Pre = Pre { clean_spaces: false, ..PLAIN };

/// Returns the pre-tokenizer of this name.
pub(super) fn by_name(name: &str) -> Option<&'static Pre> {
    PRE_TOKENIZERS.iter().find(|(names, _)| names.contains(&name)).map(|(_, pre)| pre)
}

/// The pre-tokenizer of a file that names none.
pub(super) static DEFAULT: Pre = Pre { stages: OLD_DEFAULT, ..PLAIN };

static PRE_TOKENIZERS: &[(&[&str], Pre)] = &[
    (&["default"], Pre { stages: OLD_DEFAULT, ..PLAIN }),
    (&["minicpm5"], Pre { stages: MINICPM5, ignore_merges: true, ..PLAIN }),
    (
        &[
            "llama3",
            "llama-v3",
            "llama-bpe",
            "falcon3",
            "falcon-h1",
            "pixtral",
            "midm-2.0",
            "lfm2",
            "jina-v5-nano",
        ],
        Pre { stages: LLAMA3, ignore_merges: true, add_bos: true, ..PLAIN },
    ),
    (&["deepseek-llm"], Pre { stages: DEEPSEEK_LLM, ..VERBATIM }),
    (&["deepseek-coder"], Pre { stages: DEEPSEEK_CODER, ..VERBATIM }),
    (
        &["deepseek-v3", "hunyuan-dense", "joyai-llm", "hy_v4"],
        Pre { stages: DEEPSEEK_V3, ..VERBATIM },
    ),
    (&["spark2_5"], Pre { stages: SPARK, ..VERBATIM }),
    (&["youtu"], Pre { stages: YOUTU, ignore_merges: true, ..VERBATIM }),
    (&["falcon"], Pre { stages: FALCON, ..PLAIN }),
    (
        &["starcoder", "refact", "codeshell", "exaone", "minerva-7b", "mellum2"],
        Pre { stages: STARCODER, ..PLAIN },
    ),
    (&["smollm"], Pre { stages: STARCODER, ..VERBATIM }),
    (&["command-r"], Pre { stages: STARCODER, nfc: true, ..VERBATIM }),
    (
        &[
            "gpt-2",
            "phi-2",
            "jais",
            "jina-es",
            "jina-de",
            "jina-v1-en",
            "jina-v2-es",
            "jina-v2-de",
            "jina-v2-code",
            "roberta-bpe",
            "gigachat",
            "a.x-4.0",
            "mellum",
            "exaone4",
        ],
        Pre { stages: GPT2, ..PLAIN },
    ),
    (&["mpt", "olmo", "modern-bert"], Pre { stages: GPT2, nfc: true, ..PLAIN }),
    (&["trillion", "granite-docling"], Pre { stages: GPT2, ..VERBATIM }),
    (&["jais-2"], Pre { stages: JAIS2, ..PLAIN }),
    (
        &["gemma4", "granite-embed-multi-311m"],
        Pre {
            stages: LINES,
            spelling: VocabSpelling::Underscored,
            add_bos: true,
            whole_newlines: true,
            ..PLAIN
        },
    ),
    (&["sarvam-moe"], Pre { stages: LINES, spelling: VocabSpelling::Underscored, ..VERBATIM }),
    (&["whitespace"], Pre { stages: NON_SPACE, spelling: VocabSpelling::Plain, ..PLAIN }),
    (
        &["qwen2", "deepseek-r1-qwen", "f2llmv2", "hunyuan"],
        Pre { stages: QWEN2, nfc: true, ..VERBATIM },
    ),
    (&["kormo", "solar-open", "grok-2"], Pre { stages: QWEN2, ..VERBATIM }),
    (&["stablelm2"], Pre { stages: QWEN2, nfc: true, ..PLAIN }),
    (&["megrez"], Pre { stages: QWEN2, ..PLAIN }),
    (&["qwen35"], Pre { stages: QWEN35, nfc: true, ..VERBATIM }),
    (&["dbrx", "smaug-bpe", "chatglm-bpe"], Pre { stages: LLAMA3, ..PLAIN }),
    (&["glm4", "glm5"], Pre { stages: LLAMA3, ignore_merges: true, ..PLAIN }),
    (&["poro-chat"], Pre { stages: BLOOM, ..VERBATIM }),
    (&["bloom", "gpt3-finnish"], Pre { stages: BLOOM, ..PLAIN }),
    (&["viking"], Pre { stages: VIKING, ..VERBATIM }),
    (&["tekken"], Pre { stages: TEKKEN, ignore_merges: true, add_bos: true, ..VERBATIM }),
    (&["exaone-moe"], Pre { stages: EXAONE_MOE, ..PLAIN }),
    (&["chameleon"], Pre { stages: CHAMELEON, add_bos: true, ..VERBATIM }),
    (&["gpt-4o", "llama4", "kanana2", "talkie", "minimax-m2"], Pre { stages: GPT4O, ..VERBATIM }),
    (&["granite-embed-multi-97m"], Pre { stages: GPT4O, ignore_merges: true, ..VERBATIM }),
    (&["tiny_aya", "cohere2moe"], Pre { stages: TINY_AYA, ..VERBATIM }),
    (&["superbpe"], Pre { stages: SUPERBPE, ..VERBATIM }),
    (&["bailingmoe", "bailingmoe2", "llada-moe"], Pre { stages: QWEN2, ..VERBATIM }),
    (&["seed-coder"], Pre { stages: SEED_CODER, ..VERBATIM }),
    (&["kimi-k2"], Pre { stages: KIMI, ..VERBATIM }),
    (&["ufakzeka"], Pre { stages: UFAKZEKA, ..VERBATIM }),
    (&["afmoe"], Pre { stages: AFMOE, ..VERBATIM }),
    (&["laguna"], Pre { stages: LAGUNA, ..VERBATIM }),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokenizer::split;

    fn words(name: &str, text: &str) -> Vec<String> {
        split_with(text, by_name(name).unwrap())
    }

    fn split_with(text: &str, pre: &Pre) -> Vec<String> {
        let mut words = Vec::new();
        let done = split::words(&pre.normalized(text), pre.stages, &mut |word| {
            words.push(word.to_owned());
            Ok(())
        });
        assert_eq!(done, Ok(()));
        words
    }

    #[test]
    fn names_are_known_once() {
        let names: Vec<_> = PRE_TOKENIZERS.iter().flat_map(|(names, _)| names.iter()).collect();
        assert_eq!(names.len(), 91);
        assert!(names.iter().enumerate().all(|(i, name)| !names[..i].contains(name)));
        assert!(by_name("gpt-9").is_none() && by_name("").is_none());
    }

    #[test]
    fn sets_are_in_order() {
        for (names, pre) in PRE_TOKENIZERS {
            for stage in pre.stages {
                let split::SplitStage::Rules(rules) = stage else { continue };
                for rule in *rules {
                    let split::SplitRule::Set { set, .. } = rule else { continue };
                    assert!(set.is_sorted_by(|a, b| a.1 < b.0), "{names:?}");
                }
            }
        }
    }

    /// Checks that nothing is lost, no piece is empty, and a long run of anything takes no time to
    /// speak of.
    #[test]
    fn every_pattern_splits_everything_in_time() {
        let all: String = ('\0'..=char::MAX).step_by(37).collect();
        let long = [
            "a", "A", "中", " ", "\n", " \n", "7", "'", "\u{301}", "A\u{301}", "\u{3000}", "a ",
            "/", "\0",
        ];
        let texts =
            long.iter().map(|s| s.repeat(100_000 / s.len()) + "x").chain([all, String::new()]);
        for text in texts {
            for (names, pre) in PRE_TOKENIZERS {
                let words = split_with(&text, pre);
                assert!(words.iter().all(|word| !word.is_empty()), "{names:?}");
                assert_eq!(words.concat(), pre.normalized(&text), "{names:?}");
            }
        }
    }

    #[test]
    fn words_of_twenty_scripts_are_the_makers() {
        for (text, makers) in scripts::SCRIPTS {
            for (names, expected) in makers {
                for name in names.split(' ') {
                    assert_eq!(words(name, text).join("|"), *expected, "{name}");
                }
            }
        }
    }

    #[test]
    fn words_of_the_common_patterns() {
        let text = "I'LL  say 12345 x! \n\n ÉTÉ";
        assert_eq!(
            words("gpt-2", text),
            ["I", "'", "LL", " ", " say", " 12345", " x", "!", " \n\n", " ÉTÉ"]
        );
        assert_eq!(
            words("llama3", text),
            ["I", "'LL", " ", " say", " ", "123", "45", " x", "!", " \n\n", " ÉTÉ"]
        );
        assert_eq!(
            words("qwen2", text),
            ["I", "'LL", " ", " say", " ", "1", "2", "3", "4", "5", " x", "!", " \n\n", " ÉTÉ"]
        );
        assert_eq!(
            words("gpt-4o", "HTTPServer's aB/\n/ ok"),
            ["HTTPServer's", " a", "B", "/\n/", " ok"]
        );
        assert_eq!(words("gpt-4o", "\u{301}A\u{301}1 ЖжЖ"), ["\u{301}A\u{301}", "1", " Жж", "Ж"]);
        assert_eq!(
            words("gpt-4o", "\u{301}A."),
            ["\u{301}", "A", "."],
            "a mark is no lead of capitals alone"
        );
        assert_eq!(words("tekken", "HTTPServer's"), ["HTTPServer", "'s"]);
        assert_eq!(words("tekken", "x'ſt"), ["x", "'ſt"]);
        assert_eq!(words("llama3", "x'ſt"), ["x", "'ſ", "t"]);
        assert_eq!(words("qwen35", "e\u{301}x\u{301}"), ["éx\u{301}"]);
        assert_eq!(
            words("tiny_aya", "1234567 12345天 12_"),
            ["1", "234", "567", " ", "123", "45", "天", " ", "12", "_"]
        );
        assert_eq!(words("superbpe", "१२३४"), ["१", "२३४"]);
        assert_eq!(words("superbpe", "a1234567"), ["a", "1", "234", "567"]);
        assert_eq!(words("jais-2", "a       b"), ["a", "    ", "  ", " b"]);
        assert_eq!(words("exaone-moe", "the end of it, 12"), ["the end of it", ",", " ", "1", "2"]);
        assert_eq!(words("chameleon", "IMGIMGABZ\n     x"), ["IMGIMGABZ", "\n", "    ", " x"]);
    }
}
