//! Classes of characters, as the patterns that split words need them.
//!
//! A [`CharClass`] is a set of disjoint kinds of character, one bit each, so that `[^\s\p{L}]` is
//! arithmetic and membership one `and`. The kinds are the coarsest from which every pattern's
//! classes can be put together. This module knows Unicode; it knows no pattern.

#[allow(clippy::unreadable_literal, reason = "code points are written without separators")]
mod table;

use table::RUNS;

/// A set of kinds of character. Complements are taken within [`ANY`], so the end of text is in no
/// class.
pub(super) type CharClass = u32;

/// `A-Z`
pub(super) const UPPER: CharClass = 1;
/// `a-z`
pub(super) const LOWER: CharClass = 1 << 1;
/// `\p{Lm}` and `\p{Lo}`, the letters without case, that are not Han.
pub(super) const OTHER_LETTER: CharClass = 1 << 2;
/// `\p{L}` of the Han script, none of which has case.
pub(super) const HAN: CharClass = 1 << 3;
/// `0-9`
pub(super) const DIGIT: CharClass = 1 << 4;
/// `\p{Nl}` and `\p{No}`
pub(super) const OTHER_NUMBER: CharClass = 1 << 5;
/// `\p{M}`
pub(super) const MARK: CharClass = 1 << 6;
/// `/`
pub(super) const SLASH: CharClass = 1 << 7;
/// `\p{P}` in ASCII that are not `/`.
pub(super) const ASCII_PUNCT: CharClass = 1 << 8;
/// `\p{P}` outside ASCII.
pub(super) const OTHER_PUNCT: CharClass = 1 << 9;
/// `` ` ``
pub(super) const BACKTICK: CharClass = 1 << 10;
/// `\p{S}` in ASCII that are not `` ` ``.
pub(super) const ASCII_SYMBOL: CharClass = 1 << 11;
/// `\p{S}` outside ASCII.
pub(super) const OTHER_SYMBOL: CharClass = 1 << 12;
/// `\r`
pub(super) const CR: CharClass = 1 << 13;
/// `\n`
pub(super) const LF: CharClass = 1 << 14;
/// The space `' '`.
pub(super) const SPACE: CharClass = 1 << 15;
/// `\s` that are none of `\r`, `\n` and the space.
pub(super) const OTHER_WHITE: CharClass = 1 << 16;
/// All others: control and format characters, private use, unassigned.
pub(super) const OTHER: CharClass = 1 << 17;

/// `\p{Lu}` and `\p{Lt}` outside ASCII.
pub(super) const OTHER_UPPER: CharClass = 1 << 18;
/// `\p{Ll}` outside ASCII.
pub(super) const OTHER_LOWER: CharClass = 1 << 19;
/// `\p{Nd}` outside ASCII.
pub(super) const OTHER_DIGIT: CharClass = 1 << 20;

/// Every character.
pub(super) const ANY: CharClass = (OTHER_DIGIT << 1) - 1;
/// No character.
pub(super) const NO: CharClass = 0;
/// `[\p{Lu}\p{Lt}]`
pub(super) const CAPITAL: CharClass = UPPER | OTHER_UPPER;
/// `\p{Ll}`
pub(super) const SMALL: CharClass = LOWER | OTHER_LOWER;
/// `\p{L}`
pub(super) const L: CharClass = CAPITAL | SMALL | OTHER_LETTER | HAN;
/// `\p{Nd}`, which is `\d`.
pub(super) const ND: CharClass = DIGIT | OTHER_DIGIT;
/// `\p{N}`
pub(super) const N: CharClass = ND | OTHER_NUMBER;
/// `\p{M}`
pub(super) const M: CharClass = MARK;
/// `\p{P}`
pub(super) const P: CharClass = SLASH | ASCII_PUNCT | OTHER_PUNCT;
/// `\p{S}`
pub(super) const S: CharClass = BACKTICK | ASCII_SYMBOL | OTHER_SYMBOL;
/// `\p{S}` in ASCII
pub(super) const ASCII_S: CharClass = BACKTICK | ASCII_SYMBOL;
/// `[\r\n]`
pub(super) const NEWLINE: CharClass = CR | LF;
/// `\s`
pub(super) const WHITE: CharClass = NEWLINE | SPACE | OTHER_WHITE;

/// Returns `[^…]`
pub(super) const fn not(class: CharClass) -> CharClass {
    ANY & !class
}

static ASCII: [CharClass; 128] = {
    let mut table = [OTHER; 128];
    let mut i = 0;
    while i < 128 {
        table[i] = match i as u8 {
            b'A'..=b'Z' => UPPER,
            b'a'..=b'z' => LOWER,
            b'0'..=b'9' => DIGIT,
            b'/' => SLASH,
            b'`' => BACKTICK,
            b'$' | b'+' | b'<' | b'=' | b'>' | b'^' | b'|' | b'~' => ASCII_SYMBOL,
            b'\r' => CR,
            b'\n' => LF,
            b' ' => SPACE,
            b'\t' | 0x0b | 0x0c => OTHER_WHITE,
            b if b.is_ascii_punctuation() => ASCII_PUNCT,
            _ => OTHER,
        };
        i += 1;
    }
    table
};

/// Characters of a block of [`BLOCKS`].
const BLOCK: u32 = 64;

/// The first run that starts in each block of characters or after it, and at last their number.
static BLOCKS: [u16; 0x11_0000 / BLOCK as usize + 1] = {
    let mut blocks = [0; 0x11_0000 / BLOCK as usize + 1];
    let mut block = 0;
    let mut run = 0;
    while block < blocks.len() {
        while run < RUNS.len() && (RUNS[run] >> 4) < block as u32 * BLOCK {
            run += 1;
        }
        blocks[block] = run as u16;
        block += 1;
    }
    blocks
};

/// Returns the class of one kind that a character is in.
pub(super) fn class_of(c: char) -> CharClass {
    let c = u32::from(c);
    if let Some(&class) = ASCII.get(c as usize) {
        return class;
    }
    let block = (c / BLOCK) as usize;
    let runs = usize::from(BLOCKS[block])..usize::from(BLOCKS[block + 1]);
    let n_before = RUNS[runs.clone()].partition_point(|&run| run >> 4 <= c);
    // the first run starts right after ASCII, so there is one before
    match RUNS[runs.start + n_before - 1] & 15 {
        1 => OTHER_LETTER,
        2 => HAN,
        3 => OTHER_NUMBER,
        4 => MARK,
        5 => OTHER_PUNCT,
        6 => OTHER_SYMBOL,
        7 => OTHER_WHITE,
        8 => OTHER_UPPER,
        9 => OTHER_LOWER,
        10 => OTHER_DIGIT,
        _ => OTHER,
    }
}

/// A character of a text: its class and its length in bytes. At the end of the text both are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Char {
    pub(super) class: CharClass,
    pub(super) len: usize,
}

impl Char {
    /// Returns whether the character is in the class. The end of the text is in none.
    pub(super) fn is(self, class: CharClass) -> bool {
        self.class & class != 0
    }
}

/// Returns the character at byte `at`, which must be the start of one, or the end.
pub(super) fn char_at(text: &str, at: usize) -> Char {
    match text.as_bytes().get(at) {
        None => Char { class: NO, len: 0 },
        Some(&b) if b < 128 => Char { class: ASCII[b as usize], len: 1 },
        Some(_) => match text[at..].chars().next() {
            Some(c) => Char { class: class_of(c), len: c.len_utf8() },
            None => Char { class: NO, len: 0 },
        },
    }
}

/// Returns where the run of characters of `class` that starts at byte `at` ends.
pub(super) fn run_end(text: &str, mut at: usize, class: CharClass) -> usize {
    loop {
        let c = char_at(text, at);
        if !c.is(class) {
            return at;
        }
        at += c.len;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_in_order_and_start_after_ascii() {
        assert!(RUNS.is_sorted());
        assert_eq!(RUNS[0] >> 4, 0x80);
        assert!(RUNS.windows(2).all(|w| w[0] & 15 != w[1] & 15));
    }

    #[test]
    fn every_character_is_of_one_kind_and_white_space_is_what_rust_says() {
        for c in '\0'..=char::MAX {
            let class = class_of(c);
            assert_eq!(class.count_ones(), 1, "{c:?}");
            assert_eq!(class & WHITE != 0, c.is_whitespace(), "{c:?}");
        }
    }

    #[test]
    fn a_few_of_each_kind() {
        for (class, chars) in [
            (UPPER, "AZ"),
            (LOWER, "az"),
            (OTHER_UPPER, "ÉΩЖǅᾈԱ\u{10400}"),
            (OTHER_LOWER, "éßωжаა\u{295}\u{10428}"),
            (OTHER_LETTER, "אあ한ªʰーก"),
            (HAN, "中㐀々\u{20000}\u{2ebf0}\u{30000}\u{f900}"),
            (OTHER_NUMBER, "²½Ⅷ〇"),
            (OTHER_DIGIT, "٣१１\u{1d7ce}"),
            (MARK, "\u{301}\u{93e}\u{20dd}"),
            (OTHER_PUNCT, "¿«—、"),
            (OTHER_SYMBOL, "€©→😀"),
            (OTHER_WHITE, "\t\u{85}\u{a0}\u{3000}"),
            (OTHER, "\0\u{7f}\u{ad}\u{200b}\u{e000}\u{378}\u{10ffff}"),
            (ASCII_PUNCT, "!\"#%&'()*,-.:;?@[\\]_{}"),
        ] {
            for c in chars.chars() {
                assert_eq!(class_of(c), class, "{c:?}");
            }
        }
    }
}
