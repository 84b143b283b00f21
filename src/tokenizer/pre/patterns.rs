//! The patterns of all pre-tokenizers, as stages and rules, each with the regular expression it
//! stands for.
//!
//! The patterns are those of the models' own tokenizers. Where llama.cpp approximates one (words
//! cut at capitals that know `A-Z` alone, letters without their marks), the model's own is
//! followed.

use crate::tokenizer::split::SplitRule::{self, Cased, Exactly, Fn, Led, Set};
use crate::tokenizer::split::SplitStage::{
    self, GroupDigits, GroupNumbers, Rules, SpacePowers, TrailingSpace, WordEndDigits,
};
use crate::tokenizer::split::{any_case_contraction, contraction, newlines, spaces};
use crate::tokenizer::unicode::{
    ASCII_PUNCT, ASCII_SYMBOL, BACKTICK, CharClass, DIGIT, HAN, L, LF, LOWER, M, N, NEWLINE, NO, P,
    S, SLASH, SPACE, UPPER, WHITE, char_at, not, run_end,
};

/// `[^\r\n\p{L}\p{N}]`: what may stand before a word and belong to it.
const BEFORE_WORD: CharClass = not(NEWLINE | L | N);
/// `[^\s\p{L}\p{N}]`
const NEITHER: CharClass = not(WHITE | L | N);

/// `'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+`
const GPT2_RULES: SplitStage = Rules(&[
    Fn(contraction),
    SplitRule::run(SPACE, L, NO),
    SplitRule::run(SPACE, N, NO),
    SplitRule::run(SPACE, NEITHER, NO),
    Fn(spaces),
]);

/// `(?i:'s|…)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+`
const QWEN2_RULES: SplitStage = Rules(&[
    Fn(any_case_contraction),
    SplitRule::run(BEFORE_WORD, L, NO),
    SplitRule::up_to(1, N),
    SplitRule::run(SPACE, NEITHER, NEWLINE),
    Fn(newlines),
    Fn(spaces),
]);

/// `\p{N}`
const EACH_NUMBER: SplitStage = Rules(&[SplitRule::up_to(1, N)]);
/// `\p{N}{1,3}`
const UP_TO_THREE_NUMBERS: SplitStage = Rules(&[SplitRule::up_to(3, N)]);
/// `\p{N}+`
const NUMBERS: SplitStage = Rules(&[SplitRule::run(NO, N, NO)]);
/// `[0-9][0-9][0-9]`
const THREE_DIGITS: SplitStage = Rules(&[Exactly { body: DIGIT, n: 3 }]);
/// `[\r\n]`
const EACH_NEWLINE: SplitStage = Rules(&[SplitRule::up_to(1, NEWLINE)]);
/// `[^\n]+|[\n]+`
const LINE_RUNS: SplitStage = Rules(&[SplitRule::run(NO, not(LF), NO), SplitRule::run(NO, LF, NO)]);

pub(super) const GPT2: &[SplitStage] = &[GPT2_RULES];
pub(super) const STARCODER: &[SplitStage] = &[EACH_NUMBER, GPT2_RULES];
pub(super) const LINES: &[SplitStage] = &[LINE_RUNS];
pub(super) const QWEN2: &[SplitStage] = &[QWEN2_RULES];
pub(super) const LAGUNA: &[SplitStage] = &[LINE_RUNS, QWEN2_RULES];
pub(super) const SUPERBPE: &[SplitStage] = &[NUMBERS, GroupDigits];
/// `\S+`
pub(super) const NON_SPACE: &[SplitStage] = &[Rules(&[SplitRule::run(NO, not(WHITE), NO)])];

/// `[\p{P}\$\+<=>\^~\|]+`, then GPT-2's words, then `\p{N}+`, then `[0-9][0-9][0-9]`.
pub(super) const OLD_DEFAULT: &[SplitStage] =
    &[Rules(&[SplitRule::run(NO, P | ASCII_SYMBOL, NO)]), GPT2_RULES, NUMBERS, THREE_DIGITS];

/// As the default with `` ` `` among the first, and without `\p{N}+`.
pub(super) const FALCON: &[SplitStage] =
    &[Rules(&[SplitRule::run(NO, P | ASCII_SYMBOL | BACKTICK, NO)]), GPT2_RULES, THREE_DIGITS];

/// `(?i:'s|…)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}|
/// ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+`
pub(super) const LLAMA3: &[SplitStage] = &[Rules(&[
    Fn(any_case_contraction),
    SplitRule::run(BEFORE_WORD, L, NO),
    SplitRule::up_to(3, N),
    SplitRule::run(SPACE, NEITHER, NEWLINE),
    Fn(newlines),
    Fn(spaces),
])];

/// As [`LLAMA3`], with white space in powers of two:
/// `\s{512}(?!\S)|\s{256}(?!\S)|…|\s{4}(?!\S)|\s{1,2}(?!\S)|\s{1}`. What one of these leaves is as
/// long as `\s+(?!\S)|\s+` would leave it.
pub(super) const JAIS2: &[SplitStage] = &[
    Rules(&[
        Fn(any_case_contraction),
        SplitRule::run(BEFORE_WORD, L, NO),
        SplitRule::up_to(3, N),
        SplitRule::run(SPACE, NEITHER, NEWLINE),
        Fn(newlines),
        Fn(spaces),
    ]),
    SpacePowers,
];

/// `\p{N}{1,3}`, then as [`LLAMA3`] with `\p{N}+`.
pub(super) const MINICPM5: &[SplitStage] = &[
    UP_TO_THREE_NUMBERS,
    Rules(&[
        Fn(any_case_contraction),
        SplitRule::run(BEFORE_WORD, L, NO),
        SplitRule::run(NO, N, NO),
        SplitRule::run(SPACE, NEITHER, NEWLINE),
        Fn(newlines),
        Fn(spaces),
    ]),
];

/// As [`QWEN2`], with marks among the letters.
pub(super) const QWEN35: &[SplitStage] = &[Rules(&[
    Fn(any_case_contraction),
    SplitRule::run(BEFORE_WORD, L | M, NO),
    SplitRule::up_to(1, N),
    SplitRule::run(SPACE, not(WHITE | L | M | N), NEWLINE),
    Fn(newlines),
    Fn(spaces),
])];

/// As [`QWEN2`], but newlines do not follow `[^\s\p{L}\p{N}\r\n]+`.
pub(super) const SEED_CODER: &[SplitStage] = &[Rules(&[
    Fn(any_case_contraction),
    SplitRule::run(BEFORE_WORD, L, NO),
    SplitRule::up_to(1, N),
    SplitRule::run(SPACE, NEITHER, NO),
    Fn(newlines),
    Fn(spaces),
])];

/// As [`QWEN2`] without contractions: a Turkish suffix stays with its apostrophe.
pub(super) const UFAKZEKA: &[SplitStage] = &[Rules(&[
    SplitRule::run(BEFORE_WORD, L, NO),
    SplitRule::up_to(1, N),
    SplitRule::run(SPACE, NEITHER, NEWLINE),
    Fn(newlines),
    Fn(spaces),
])];

/// As [`QWEN2`], where words joined by single spaces are one: `[^\r\n\p{L}\p{N}]?(?:\p{L}\p{M}*(?:
/// \p{L}\p{M}*)*)+`; at most one newline or slash follows `[^\s\p{L}\p{N}]+`.
pub(super) const EXAONE_MOE: &[SplitStage] = &[Rules(&[
    Fn(any_case_contraction),
    Fn(phrase),
    SplitRule::up_to(1, N),
    Fn(signs_and_one_end),
    Fn(newlines),
    Fn(spaces),
])];

/// OpenAI's o200k_base: words are cut before capitals, and marks are letters.
/// `lead?U*X+('s|…)?|lead?U+X*('s|…)?|\p{N}{1,3}|
/// ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+` with lead = `[^\r\n\p{L}\p{N}]`, U =
/// `[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]`, X = `[\p{Ll}\p{Lm}\p{Lo}\p{M}]`.
const GPT4O_RULES: SplitStage = Rules(&[
    Cased { lead: BEFORE_WORD, body: L | M, apostrophe: true },
    SplitRule::up_to(3, N),
    SplitRule::run(SPACE, NEITHER, NEWLINE | SLASH),
    Fn(newlines),
    Fn(spaces),
]);
pub(super) const GPT4O: &[SplitStage] = &[GPT4O_RULES];

/// Mistral's Tekken: as [`GPT4O`] without contractions, and with single digits.
pub(super) const TEKKEN: &[SplitStage] = &[Rules(&[
    Cased { lead: BEFORE_WORD, body: L | M, apostrophe: false },
    SplitRule::up_to(1, N),
    SplitRule::run(SPACE, NEITHER, NEWLINE | SLASH),
    Fn(newlines),
    Fn(spaces),
])];

/// `\d{1,3}(?=(?:\d{3})*\b)`, then as [`GPT4O`].
pub(super) const TINY_AYA: &[SplitStage] = &[WordEndDigits, GPT4O_RULES];

/// Runs of Hangul, of East Asian punctuation, of Bopomofo, of Han and Kana; then as [`GPT4O`] with
/// single digits.
pub(super) const YOUTU: &[SplitStage] = &[
    Rules(&[set(HANGUL), set(EAST_ASIAN_PUNCT), set(BOPOMOFO), set(HAN_AND_KANA)]),
    Rules(&[
        Cased { lead: BEFORE_WORD, body: L | M, apostrophe: true },
        SplitRule::up_to(1, N),
        SplitRule::run(SPACE, NEITHER, NEWLINE | SLASH),
        Fn(newlines),
        Fn(spaces),
    ]),
];

/// `[\p{Han}]+`, then the words of [`GPT4O`] of letters that are not Han, then as [`LLAMA3`].
pub(super) const KIMI: &[SplitStage] = &[Rules(&[
    set(HAN_SCRIPT),
    Cased { lead: BEFORE_WORD, body: (L | M) & !HAN, apostrophe: true },
    SplitRule::up_to(3, N),
    SplitRule::run(SPACE, NEITHER, NEWLINE),
    Fn(newlines),
    Fn(spaces),
])];

/// ``[!"#$%&'()*+,\-./:;<=>?@\[\\\]^_`{|}~][A-Za-z]+|[^\r\n\p{L}\p{P}\p{S}]?[\p{L}\p{M}]+|
/// ?[\p{P}\p{S}]+[\r\n]*`` `|\s*[\r\n]+|\s+(?!\S)|\s+`
const SIGN_LED_RULES: SplitStage = Rules(&[
    SIGN_LED,
    SplitRule::run(not(NEWLINE | L | P | S), L | M, NO),
    SplitRule::run(SPACE, P | S, NEWLINE),
    Fn(newlines),
    Fn(spaces),
]);
const SIGN_LED: SplitRule =
    Led { lead: SLASH | ASCII_PUNCT | BACKTICK | ASCII_SYMBOL, body: UPPER | LOWER };

pub(super) const DEEPSEEK_V3: &[SplitStage] =
    &[UP_TO_THREE_NUMBERS, Rules(&[set(HAN_AND_KANA)]), SIGN_LED_RULES];
pub(super) const AFMOE: &[SplitStage] = &[GroupNumbers, Rules(&[set(ASIAN)]), SIGN_LED_RULES];

/// As [`DEEPSEEK_V3`] with each newline for itself, then single numbers.
pub(super) const SPARK: &[SplitStage] = &[
    UP_TO_THREE_NUMBERS,
    Rules(&[set(HAN_AND_KANA)]),
    Rules(&[
        SIGN_LED,
        SplitRule::run(not(NEWLINE | L | P | S), L | M, NO),
        SplitRule::run(SPACE, P | S, NO),
        SplitRule::up_to(1, NEWLINE),
        Fn(spaces),
    ]),
    EACH_NUMBER,
];

/// `[\r\n]`, `\s?[cased letters]+`, `\s?[punctuation]+`, `\s+$`, `[一-龥ࠀ-一가-퟿]+`, `\p{N}+`
pub(super) const DEEPSEEK_LLM: &[SplitStage] = &[
    EACH_NEWLINE,
    Rules(&[Set { lead: WHITE, set: CASED_LETTERS, inverted: false }]),
    Rules(&[Set { lead: WHITE, set: ASCII_AND_WIDE_PUNCT, inverted: false }]),
    TrailingSpace,
    Rules(&[set(HAN_AND_MORE)]),
    NUMBERS,
];

/// `[\r\n]`, `\s?\p{L}+`, `\s?\p{P}+`, `[一-龥ࠀ-一가-퟿]+`, `\p{N}`
pub(super) const DEEPSEEK_CODER: &[SplitStage] = &[
    EACH_NEWLINE,
    Rules(&[SplitRule::run(WHITE, L, NO)]),
    Rules(&[SplitRule::run(WHITE, P, NO)]),
    Rules(&[set(HAN_AND_MORE)]),
    EACH_NUMBER,
];

/// ` ?[^(\s|.,!?…。，、।۔،)]+`
const BLOOM_RULES: SplitStage = Rules(&[Set { lead: SPACE, set: BLOOM_PUNCT, inverted: true }]);
pub(super) const BLOOM: &[SplitStage] = &[BLOOM_RULES];
pub(super) const VIKING: &[SplitStage] = &[BLOOM_RULES, EACH_NUMBER];

/// Sentinels, image tokens, indentation, single digits, single signs, then GPT-2's words.
pub(super) const CHAMELEON: &[SplitStage] = &[
    Rules(&[Fn(sentinel)]),
    Rules(&[Fn(image_token)]),
    Rules(&[Fn(indent)]),
    EACH_NUMBER,
    Rules(&[SplitRule::up_to(1, P | ASCII_SYMBOL | BACKTICK)]),
    GPT2_RULES,
];

/// Returns the rule of one or more characters in a set, whose ranges are in order.
const fn set(set: &'static [(u32, u32)]) -> SplitRule {
    Set { lead: NO, set, inverted: false }
}

/// Matches `[^\r\n\p{L}\p{N}]?(?:\p{L}\p{M}*(?: \p{L}\p{M}*)*)+`
fn phrase(text: &str) -> usize {
    let first = char_at(text, 0);
    let start = if first.is(BEFORE_WORD) { first.len } else { 0 };
    let mut at = start;
    loop {
        let c = char_at(text, at);
        let letter = if at > start && c.is(SPACE) { at + c.len } else { at };
        let c = char_at(text, letter);
        if !c.is(L) {
            return if at > start { at } else { 0 };
        }
        at = run_end(text, letter + c.len, M);
    }
}

/// Matches ` ?[^\s\p{L}\p{N}]+[\r\n/]?`
fn signs_and_one_end(text: &str) -> usize {
    let start = usize::from(text.starts_with(' '));
    let end = run_end(text, start, NEITHER);
    if end == start {
        return 0;
    }
    let last = char_at(text, end);
    if last.is(NEWLINE | SLASH) { end + last.len } else { end }
}

/// Matches `<sentinel:[0-9]+>`
fn sentinel(text: &str) -> usize {
    let Some(number) = text.strip_prefix("<sentinel:") else { return 0 };
    let rest = number.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() < number.len() && rest.starts_with('>') { text.len() - rest.len() + 1 } else { 0 }
}

/// Matches `(IMGIMG)((A|B|C|D|E|F|G|H|I){1,4})Z`
fn image_token(text: &str) -> usize {
    let Some(name) = text.strip_prefix("IMGIMG") else { return 0 };
    let letters = name.bytes().take_while(|b| (b'A'..=b'I').contains(b)).count();
    if (1..=4).contains(&letters) && name.as_bytes().get(letters) == Some(&b'Z') {
        7 + letters
    } else {
        0
    }
}

/// Matches `[\t\n]|    |  `
fn indent(text: &str) -> usize {
    match text.as_bytes() {
        [b'\t' | b'\n', ..] => 1,
        [b' ', b' ', b' ', b' ', ..] => 4,
        [b' ', b' ', ..] => 2,
        _ => 0,
    }
}

/// `\p{Han}`, as of Unicode 15.1: ideographs, their radicals, numerals, the iteration mark.
const HAN_SCRIPT: &[(u32, u32)] = &[
    (0x2e80, 0x2e99),
    (0x2e9b, 0x2ef3),
    (0x2f00, 0x2fd5),
    (0x3005, 0x3005),
    (0x3007, 0x3007),
    (0x3021, 0x3029),
    (0x3038, 0x303b),
    (0x3400, 0x4dbf),
    (0x4e00, 0x9fff),
    (0xf900, 0xfa6d),
    (0xfa70, 0xfad9),
    (0x16fe2, 0x16fe3),
    (0x16ff0, 0x16ff1),
    (0x20000, 0x2a6df),
    (0x2a700, 0x2b739),
    (0x2b740, 0x2b81d),
    (0x2b820, 0x2cea1),
    (0x2ceb0, 0x2ebe0),
    (0x2ebf0, 0x2ee5d),
    (0x2f800, 0x2fa1d),
    (0x30000, 0x3134a),
    (0x31350, 0x323af),
];
/// `[一-龥぀-ゟ゠-ヿ]`
const HAN_AND_KANA: &[(u32, u32)] = &[(0x3040, 0x30ff), (0x4e00, 0x9fa5)];
/// `[一-龥ࠀ-一가-퟿]`
const HAN_AND_MORE: &[(u32, u32)] = &[(0x0800, 0x9fa5), (0xac00, 0xd7ff)];
/// `[가-힣ㄱ-ㆎ]`
const HANGUL: &[(u32, u32)] = &[(0x3131, 0x318e), (0xac00, 0xd7a3)];
/// `[ㄅ-ㄯ]`
const BOPOMOFO: &[(u32, u32)] = &[(0x3105, 0x312f)];
/// `[！…“”‘’—：；，、-〿︰-﹏]`
const EAST_ASIAN_PUNCT: &[(u32, u32)] = &[
    (0x2014, 0x2014),
    (0x2018, 0x2019),
    (0x201c, 0x201d),
    (0x2026, 0x2026),
    (0x3001, 0x303f),
    (0xfe30, 0xfe4f),
    (0xff01, 0xff01),
    (0xff0c, 0xff0c),
    (0xff1a, 0xff1b),
];
/// `[!-/:-~！-／：-～‘-‟　-。]`
const ASCII_AND_WIDE_PUNCT: &[(u32, u32)] = &[
    (0x21, 0x2f),
    (0x3a, 0x7e),
    (0x2018, 0x201f),
    (0x3000, 0x3002),
    (0xff01, 0xff0f),
    (0xff1a, 0xff5e),
];
/// `(|.,!?…。，、।۔،)`
const BLOOM_PUNCT: &[(u32, u32)] = &[
    (0x21, 0x21),
    (0x28, 0x29),
    (0x2c, 0x2c),
    (0x2e, 0x2e),
    (0x3f, 0x3f),
    (0x7c, 0x7c),
    (0x060c, 0x060c),
    (0x06d4, 0x06d4),
    (0x0964, 0x0964),
    (0x2026, 0x2026),
    (0x3001, 0x3001),
    (0x3002, 0x3002),
    (0xff0c, 0xff0c),
];
/// Afmoe's scripts without spaces. From U+8C48 on everything is among them up to U+FAFF, as in the
/// pattern that is run: its 豈 (U+F900) became the unified ideograph there.
const ASIAN: &[(u32, u32)] = &[
    (0x0e40, 0x0eff),
    (0x1000, 0x109f),
    (0x1100, 0x11ff),
    (0x1780, 0x17ff),
    (0x2f00, 0x2fdf),
    (0x3040, 0x30ff),
    (0x3400, 0x4dbf),
    (0x4e00, 0xfaff),
    (0xff65, 0xff9f),
];
/// Letters with case, as of Unicode 12: the class that DeepSeek LLM spells out.
#[rustfmt::skip]
const CASED_LETTERS: &[(u32, u32)] = &[
    (0x41, 0x5a), (0x61, 0x7a), (0xb5, 0xb5), (0xc0, 0xd6), (0xd8, 0xf6), (0xf8, 0x1ba),
    (0x1bc, 0x1bf), (0x1c4, 0x293), (0x295, 0x2af), (0x370, 0x373), (0x376, 0x377), (0x37b, 0x37d),
    (0x37f, 0x37f), (0x386, 0x386), (0x388, 0x38a), (0x38c, 0x38c), (0x38e, 0x3a1), (0x3a3, 0x3f5),
    (0x3f7, 0x481), (0x48a, 0x52f), (0x531, 0x556), (0x10a0, 0x10c5), (0x13a0, 0x13f5),
    (0x13f8, 0x13fd), (0x1c90, 0x1cba), (0x1cbd, 0x1cbf), (0x1d00, 0x1d2b), (0x1d6b, 0x1d77),
    (0x1d79, 0x1d9a), (0x1e00, 0x1f15), (0x1f18, 0x1f1d), (0x1f20, 0x1f45), (0x1f48, 0x1f4d),
    (0x1f50, 0x1f57), (0x1f59, 0x1f59), (0x1f5b, 0x1f5b), (0x1f5d, 0x1f5d), (0x1f5f, 0x1f7d),
    (0x1f80, 0x1fb4), (0x1fb6, 0x1fbc), (0x1fbe, 0x1fbe), (0x1fc2, 0x1fc4), (0x1fc6, 0x1fcc),
    (0x1fd0, 0x1fd3), (0x1fd6, 0x1fdb), (0x1fe0, 0x1fec), (0x1ff2, 0x1ff4), (0x1ff6, 0x1ffc),
    (0x2102, 0x2102), (0x2107, 0x2107), (0x210a, 0x2113), (0x2115, 0x2115), (0x2119, 0x211d),
    (0x2124, 0x2124), (0x2126, 0x2126), (0x2128, 0x2128), (0x212a, 0x212d), (0x212f, 0x2134),
    (0x2139, 0x2139), (0x213c, 0x213f), (0x2145, 0x2149), (0x214e, 0x214e), (0x2183, 0x2184),
    (0x2c00, 0x2c7b), (0x2c7e, 0x2ce4), (0x2ceb, 0x2cee), (0x2cf2, 0x2cf3), (0xa640, 0xa66d),
    (0xa680, 0xa69b), (0xa722, 0xa76f), (0xa771, 0xa787), (0xa78b, 0xa78e), (0xab70, 0xabbf),
    (0xfb00, 0xfb06), (0xfb13, 0xfb17), (0xff21, 0xff3a), (0xff41, 0xff5a), (0x10400, 0x1044f),
    (0x104b0, 0x104d3), (0x104d8, 0x104fb), (0x10c80, 0x10cb2), (0x10cc0, 0x10cf2),
    (0x118a0, 0x118df), (0x1e900, 0x1e943),
];
