//! Texts between the single quotes of Python.

use crate::expression::class::Class;
use crate::expression::regex::{INF, QuoteStyle, Re, Res};

/// Returns the strings that stand as they are between the single quotes of Python.
pub(super) fn unescaped(res: &mut Res) -> Re {
    let plain = [(0x20, 0x26), (0x28, 0x5B), (0x5D, char::MAX.into())];
    let plain = res.class(Class::new(plain));
    res.rep(plain, 0, INF)
}

/// Returns whether a name stands between single quotes as it is, without an escape.
pub(super) fn stands_in_quotes(name: &str) -> bool {
    !name.chars().any(|c| matches!(c, '\'' | '\\' | '\0'..='\x1f'))
}

/// Returns the texts between the single quotes of Python that stand for these strings: of any, with
/// every escape; of others, as `repr` writes them.
pub(super) fn between_quotes(res: &mut Res, strings: Re) -> Re {
    if strings == Res::ALL {
        return escaped(res);
    }
    if res.has_sources() {
        // parts of other texts are not spelled: they stand as they are
        let plain = unescaped(res);
        return res.and([strings, plain]);
    }
    res.escaped([strings], QuoteStyle::Python).get(&strings).copied().unwrap_or(Res::EMPTY)
}

/// Returns the texts that may stand between the single quotes of Python, with its escapes: of
/// quotes, control characters, and characters by their numbers.
fn escaped(res: &mut Res) -> Re {
    let plain = res.class(Class::new([(0x20, 0x26), (0x28, 0x5B), (0x5D, char::MAX.into())]));
    let digit = res.class(Class::new([(0x30, 0x39), (0x41, 0x46), (0x61, 0x66)]));
    let mut numbers = Vec::new();
    for (letter, before, n_digits) in
        [("x", "", 2), ("u", "", 3), ("u", "D", 2), ("u", "d", 2), ("U", "0001", 4)]
    {
        let letter = res.text(&format!("{letter}{before}"));
        // a surrogate is no character
        let first = match (n_digits, before) {
            (3, _) => res.class(Class::new([
                (0x30, 0x39),
                (0x41, 0x43),
                (0x45, 0x46),
                (0x61, 0x63),
                (0x65, 0x66),
            ])),
            (2, "D" | "d") => res.class(Class::new([(0x30, 0x37)])),
            _ => Res::EPS,
        };
        let digits = res.rep(digit, n_digits, n_digits);
        let rest = res.cat(first, digits);
        numbers.push(res.cat(letter, rest));
    }
    let short = res.words(["'", "\"", "\\", "b", "f", "n", "r", "t"]);
    numbers.push(short);
    let escape = res.or(numbers);
    let backslash = res.text("\\");
    let escape = res.cat(backslash, escape);
    let one = res.or([plain, escape]);
    res.rep(one, 0, INF)
}
