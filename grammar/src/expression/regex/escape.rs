//! Texts as they stand in a JSON string, each spelled in one way.
//!
//! Every character has one spelling (itself, or the shortest escape of one that JSON does not let
//! stand), and no spelling begins another. So spelling keeps apart what was apart: it passes
//! through sequences, unions, intersections and repetitions, and a complement becomes one within
//! all spelled texts.

use super::import::parts;
use super::{INF, Re, RegexNode, Res};
use crate::expression::class::Class;
use crate::intern::FastMap;

/// Control characters with an escape of two characters.
const SHORT: [(u32, &str); 5] =
    [(0x08, "\\b"), (0x09, "\\t"), (0x0A, "\\n"), (0x0C, "\\f"), (0x0D, "\\r")];

/// Returns the spelling of a character in a JSON string; `None` of one that stands for itself.
pub(crate) fn json_escape(c: u32) -> Option<String> {
    if let Some((_, short)) = SHORT.iter().find(|(known, _)| *known == c) {
        return Some((*short).to_owned());
    }
    match c {
        0x22 => Some("\\\"".to_owned()),
        0x5C => Some("\\\\".to_owned()),
        0..0x20 => Some(format!("\\u{c:04x}")),
        _ => None,
    }
}

impl Res {
    /// Returns, by expression, that of its texts as a JSON string spells them: of these and of all
    /// that they are made of.
    pub(crate) fn escaped(&mut self, wanted: impl IntoIterator<Item = Re>) -> FastMap<Re, Re> {
        let mut todo: Vec<Re> = wanted.into_iter().collect();
        let mut reached = vec![false; self.len()];
        while let Some(re) = todo.pop() {
            if !std::mem::replace(&mut reached[re.0 as usize], true) {
                todo.extend(parts(self.node(re)));
            }
        }
        let any = self.escaped_class(&Class::any());
        let all = self.rep(any, 0, INF);
        let mut known: FastMap<Re, Re> = FastMap::default();
        // parts have smaller numbers than what they are parts of
        for (id, _) in (0u32..).zip(reached).filter(|(_, reached)| *reached) {
            let node = self.node(Re(id)).clone();
            let escaped = self.escaped_node(Re(id), &node, all, &known);
            known.insert(Re(id), escaped);
        }
        known
    }

    /// Returns the spelled texts of an expression; `all` is the expression of all spelled texts.
    fn escaped_node(&mut self, re: Re, node: &RegexNode, all: Re, known: &FastMap<Re, Re>) -> Re {
        let of = |re: &Re| known.get(re).copied().unwrap_or(Res::EMPTY);
        match node {
            // digits stand for themselves
            RegexNode::Empty | RegexNode::Eps | RegexNode::Multiple(_) => re,
            RegexNode::Class(class) => self.escaped_class(class),
            RegexNode::Cat(a, b) => self.cat(of(a), of(b)),
            RegexNode::Or(list) => self.or(list.iter().map(of).collect::<Vec<_>>()),
            RegexNode::And(list) => self.and(list.iter().map(of).collect::<Vec<_>>()),
            RegexNode::Not(a) => {
                let others = self.not(of(a));
                self.and([all, others])
            }
            RegexNode::Rep(a, min, max) => self.rep(of(a), *min, *max),
            // `Exprs::in_json_string` refuses these
            RegexNode::Substring(..) => Res::EMPTY,
            &RegexNode::Words(list, lo, hi, at) => {
                let words = &self.words[list as usize][lo as usize..hi as usize];
                let spelled: Vec<String> =
                    words.iter().map(|word| spelled(&word[at as usize..])).collect();
                self.words(spelled.iter().map(String::as_str))
            }
        }
    }

    /// Returns the spellings of the characters of a class.
    fn escaped_class(&mut self, class: &Class) -> Re {
        let plain = Class::new([(0x20, 0x21), (0x23, 0x5B), (0x5D, 0x10_FFFF)]);
        let mut ways = vec![self.class(class.intersection(&plain))];
        for c in (0..0x20).chain([0x22, 0x5C]) {
            let stands = class.ranges().iter().any(|(lo, hi)| (*lo..=*hi).contains(&c));
            if let Some(escape) = json_escape(c).filter(|_| stands) {
                ways.push(self.text(&escape));
            }
        }
        self.or(ways)
    }
}

/// Returns scalars as a JSON string spells them.
fn spelled(word: &[u32]) -> String {
    let mut out = String::new();
    for &c in word {
        match json_escape(c) {
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
        let escaped = res.escaped(all);
        for re in all {
            for text in texts {
                let quoted = serde_json::Value::from(text).to_string();
                let spelled = &quoted[1..quoted.len() - 1];
                let expected = accepts(&mut res, re, text);
                assert_eq!(accepts(&mut res, escaped[&re], spelled), expected, "{text:?}");
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
