//! Texts as they stand in a string of JSON or of Python, each spelled in one way.
//!
//! Every character has one spelling (itself, or an escape of one that does not stand as it is), and
//! no spelling begins another. So spelling keeps apart what was apart: it passes
//! through sequences, unions, intersections and repetitions, and a complement becomes one within
//! all spelled texts.

use std::collections::BTreeSet;

use super::import::parts;
use super::{INF, Re, RegexNode, Res};
use crate::expression::class::Class;
use crate::intern::FastMap;

/// The spelling of the characters of a string, in one way each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum QuoteStyle {
    /// Between the quotes of JSON.
    Json,
    /// Between single quotes, as `repr` of Python writes them.
    Python,
}

impl QuoteStyle {
    /// Returns the spelling of a character; `None` of one that stands for itself.
    pub(crate) fn escape(self, c: u32) -> Option<String> {
        let letter = match (c, self) {
            (0x09, _) => 't',
            (0x0A, _) => 'n',
            (0x0D, _) => 'r',
            (0x08, QuoteStyle::Json) => 'b',
            (0x0C, QuoteStyle::Json) => 'f',
            (0x5C, _) => '\\',
            (0x22, QuoteStyle::Json) => '"',
            (0x27, QuoteStyle::Python) => '\'',
            (0..0x20, QuoteStyle::Json) => return Some(format!("\\u{c:04x}")),
            (0..0x20, QuoteStyle::Python) => return Some(format!("\\x{c:02x}")),
            _ => return None,
        };
        Some(format!("\\{letter}"))
    }

    /// Returns a text as it stands between the quotes.
    pub(crate) fn text(self, text: &str) -> String {
        text.chars().fold(String::with_capacity(text.len()), |mut out, c| {
            match self.escape(c.into()) {
                Some(escape) => out += &escape,
                None => out.push(c),
            }
            out
        })
    }

    /// Returns the code of the quote.
    fn quote(self) -> u32 {
        match self {
            QuoteStyle::Json => 0x22,
            QuoteStyle::Python => 0x27,
        }
    }
}

impl Res {
    /// Returns, by expression, that of its texts as a string spells them: of these and of all that
    /// they are made of.
    pub(crate) fn escaped(
        &mut self,
        wanted: impl IntoIterator<Item = Re>,
        style: QuoteStyle,
    ) -> FastMap<Re, Re> {
        let mut todo: Vec<Re> = wanted.into_iter().collect();
        let mut reached = BTreeSet::new();
        while let Some(re) = todo.pop() {
            if reached.insert(re.0) {
                todo.extend(parts(self.node(re)));
            }
        }
        self.budget.take(reached.len() as u64);
        let any = self.escaped_class(&Class::any(), style);
        let all = self.rep(any, 0, INF);
        let mut known: FastMap<Re, Re> = FastMap::default();
        // parts have smaller numbers than what they are parts of
        for id in reached {
            let escaped = self.escaped_node(Re(id), all, &known, style);
            known.insert(Re(id), escaped);
        }
        known
    }

    /// Returns the spelled texts of an expression; `all` is the expression of all spelled texts.
    fn escaped_node(&mut self, re: Re, all: Re, known: &FastMap<Re, Re>, style: QuoteStyle) -> Re {
        let node = &self.node(re).clone();
        let of = |re: &Re| known.get(re).copied().unwrap_or(Res::EMPTY);
        match node {
            // digits stand for themselves
            RegexNode::Empty | RegexNode::Eps | RegexNode::Multiple(_) => re,
            RegexNode::Class(class) => self.escaped_class(class, style),
            RegexNode::Cat(a, b) => self.cat(of(a), of(b)),
            RegexNode::Or(list) => self.or(list.iter().map(of).collect::<Vec<_>>()),
            RegexNode::And(list) => self.and(list.iter().map(of).collect::<Vec<_>>()),
            RegexNode::Not(a) => {
                let others = self.not(of(a));
                self.and([all, others])
            }
            RegexNode::Rep(a, min, max) => self.rep(of(a), *min, *max),
            // callers have none of these
            RegexNode::Substring(..) => Res::EMPTY,
            &RegexNode::Words(list, lo, hi, at) => {
                let words = &self.words[list as usize][lo as usize..hi as usize];
                let spelled: Vec<String> =
                    words.iter().map(|word| spelled(&word[at as usize..], style)).collect();
                self.words(spelled.iter().map(String::as_str))
            }
        }
    }

    /// Returns the spellings of the characters of a class.
    fn escaped_class(&mut self, class: &Class, style: QuoteStyle) -> Re {
        let quote = style.quote();
        let plain = Class::new([(0x20, quote - 1), (quote + 1, 0x5B), (0x5D, 0x10_FFFF)]);
        let mut ways = vec![self.class(class.intersection(&plain))];
        for c in (0..0x20).chain([quote, 0x5C]) {
            let stands = class.ranges().iter().any(|(lo, hi)| (*lo..=*hi).contains(&c));
            if let Some(escape) = style.escape(c).filter(|_| stands) {
                ways.push(self.text(&escape));
            }
        }
        self.or(ways)
    }
}

/// Returns scalars as a string spells them.
fn spelled(word: &[u32], style: QuoteStyle) -> String {
    let mut out = String::new();
    for &c in word {
        match style.escape(c) {
            Some(escape) => out += &escape,
            None => out.extend(char::from_u32(c)),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepts(res: &mut Res, re: Re, text: &str) -> bool {
        let end = text.chars().fold(re, |at, c| res.step(at, c.into()));
        res.nullable(end)
    }

    #[test]
    fn python_writes_a_text_as_repr_does() {
        // `repr` of Python 3.13, between single quotes
        for (text, repr) in [
            ("it's \"q\"", "it\\'s \"q\""),
            ("\\\t\n\r", "\\\\\\t\\n\\r"),
            ("\u{8}\u{c}\0", "\\x08\\x0c\\x00"),
            ("é😀", "é😀"),
        ] {
            assert_eq!(QuoteStyle::Python.text(text), repr);
        }
    }

    #[test]
    fn spelled_texts_are_those_of_the_expression() {
        let texts =
            ["", "a", "\"", "\\", "\n", "\u{1}", "ab", "a\"b\\\n", "é\t\u{1f}", "\\n", "bb"];
        let mut res = Res::new();
        let any = res.class(Class::any());
        let letters = res.class(Class::new([(0x61, 0x7A), (0x22, 0x22), (0x0A, 0x0A)]));
        let some = res.rep(letters, 1, INF);
        let not = res.not(some);
        let two = res.rep(any, 0, 2);
        let both = res.and([not, two]);
        let words = res.words(["a", "a\"b\\\n", "\\n"]);
        let no_word = res.not(words);
        let all = [any, some, not, two, both, words, no_word, Res::ALL, Res::EPS, Res::EMPTY];
        let escaped = res.escaped(all, QuoteStyle::Json);
        let in_python = res.escaped(all, QuoteStyle::Python);
        for re in all {
            for text in texts {
                let quoted = serde_json::Value::from(text).to_string();
                let spelled = &quoted[1..quoted.len() - 1];
                let expected = accepts(&mut res, re, text);
                assert_eq!(accepts(&mut res, escaped[&re], spelled), expected, "{text:?}");
                let repr = QuoteStyle::Python.text(text);
                assert_eq!(accepts(&mut res, in_python[&re], &repr), expected, "{repr}");
                if spelled != text {
                    // a quote or a backslash alone never stands there
                    let bare = accepts(&mut res, escaped[&re], text);
                    assert!(
                        !bare || serde_json::from_str::<String>(&format!("\"{text}\"")).is_ok()
                    );
                }
            }
        }
    }
}
