//! The expressions that the automaton of every JSON Schema begins with: numbers and whitespace.
//! They have the same numbers in each, so that a vocabulary can find once what its tokens do there.

use std::sync::OnceLock;

use super::forms::Forms;
use super::number::NumberPatterns;
use crate::expression::class::Class;
use crate::expression::regex::{Re, Res};

/// Longest indentation.
const MAX_INDENT: u32 = 64;

/// Expressions that every schema's automaton has.
pub(crate) struct Common {
    res: Res,
    /// Any number.
    pub number: Re,
    /// Any integer.
    pub integer: Re,
    /// Any integer in digits alone.
    pub plain_integer: Re,
    /// Numbers of 64 bits, as they are written.
    pub written: Forms,
    /// Whitespace after `{`, `[` and `,`, and before `}` and `]`: a space, or a line's end and
    /// indentation.
    pub line: Re,
    /// Whitespace after `:`.
    pub colon: Re,
    /// All that written numbers and whitespace lead to, themselves among it.
    pub places: Vec<Re>,
}

impl Common {
    /// Returns the expressions to begin with.
    pub(crate) fn res(&self) -> Res {
        self.res.clone()
    }
}

/// Returns the common expressions, made at the first call.
pub(crate) fn common() -> &'static Common {
    static COMMON: OnceLock<Common> = OnceLock::new();
    COMMON.get_or_init(|| {
        let mut res = Res::new();
        let number = NumberPatterns(&mut res).number();
        let integer = NumberPatterns(&mut res).integer();
        let plain_integer = NumberPatterns(&mut res).plain_integer();
        let written = Forms::int64(&mut res);
        let space = res.text(" ");
        let newline = res.text("\n");
        let blank = res.class(Class::new([(0x20, 0x20), (0x09, 0x09)]));
        let indent = res.rep(blank, 0, MAX_INDENT);
        let line = res.cat(newline, indent);
        let line = res.or([Res::EPS, space, line]);
        let colon = res.rep(space, 0, 1);
        let Forms { number: any, integer: digits, pointed, .. } = written;
        let mut places = vec![any, digits, pointed, line, colon];
        let mut at = 0;
        while let Some(&re) = places.get(at) {
            for &(_, target) in res.table(re).iter() {
                if target != Res::EMPTY && !places.contains(&target) {
                    places.push(target);
                }
            }
            at += 1;
        }
        res.keep_common();
        Common { res, number, integer, plain_integer, written, line, colon, places }
    })
}
