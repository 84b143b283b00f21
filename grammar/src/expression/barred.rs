//! Texts in which a mark cannot stand.

use super::{Expr, ExprNode, Exprs};
use crate::Error;
use crate::expression::leaf::{Decoder, Leaf};
use crate::expression::regex::{Re, Res};

/// The ways in which the texts of a leaf may hold two characters, one after the other.
#[derive(Clone, Copy, Debug, Default)]
struct PairPlaces {
    /// Both.
    whole: bool,
    /// The first, at the end.
    ends: bool,
    /// The second, at the beginning.
    begins: bool,
}

impl Exprs {
    /// Passes if no text of `root` can hold `mark`, as the first two characters of it show: none
    /// stand within a leaf, or one at the end of a leaf and the other at the beginning of one.
    ///
    /// # Errors
    /// [`Error::InTags`], or the texts hold whole tokens, or members of JSON objects; no step is
    /// left, or the search was stopped.
    pub(crate) fn without(&mut self, root: Expr, mark: &str) -> Result<(), Error> {
        let mut characters = mark.chars();
        let first: String = characters.next().into_iter().collect();
        let second: String = characters.next().into_iter().collect();
        let pair = MarkPair::new(&mut self.res, first, second);
        let mut found = PairPlaces::default();
        let mut todo = vec![root];
        todo.extend(&self.rules);
        let mut is_seen = vec![false; self.nodes.len()];
        while let Some(e) = todo.pop() {
            if std::mem::replace(&mut is_seen[e.0 as usize], true) {
                continue;
            }
            let leaf = match self.node(e) {
                ExprNode::Empty | ExprNode::Eps | ExprNode::Call(_) => continue,
                ExprNode::Cat(a, b) => {
                    todo.extend([*a, *b]);
                    continue;
                }
                ExprNode::Alt(list) => {
                    todo.extend(list);
                    continue;
                }
                ExprNode::Rep(e, ..) | ExprNode::Region(_, e) => {
                    todo.push(*e);
                    continue;
                }
                ExprNode::Leaf(leaf) => *leaf,
                ExprNode::Lazy { text, .. } => Leaf::Text(Decoder::Start, *text),
                _ => return Err(Error::InString),
            };
            let places = self.pair_places(leaf, &pair)?;
            found.whole |= places.whole;
            found.ends |= places.ends;
            found.begins |= places.begins;
            self.check()?;
        }
        if found.whole || found.ends && found.begins {
            return Err(Error::InTags { mark: pair.text });
        }
        Ok(())
    }

    fn pair_places(&mut self, leaf: Leaf, pair: &MarkPair) -> Result<PairPlaces, Error> {
        match leaf {
            Leaf::Text(Decoder::Start, re) => Ok(PairPlaces {
                whole: meet(&mut self.res, re, pair.whole),
                ends: meet(&mut self.res, re, pair.ends),
                begins: meet(&mut self.res, re, pair.begins),
            }),
            Leaf::Literals { list, lo, hi, at } => {
                let text = pair.text.as_bytes();
                let mut places = PairPlaces::default();
                for word in &self.literals[list as usize][lo as usize..hi as usize] {
                    let word = &word[at as usize..];
                    let n = text.len().max(1);
                    places.whole |= word.windows(n).any(|part| part.starts_with(text));
                    places.ends |= word.ends_with(pair.first.as_bytes());
                    places.begins |= word.starts_with(pair.second.as_bytes());
                }
                Ok(places)
            }
            _ => Err(Error::InString),
        }
    }
}

/// Two characters, and the regular expressions of texts that hold them in the ways of
/// [`PairPlaces`].
struct MarkPair {
    text: String,
    first: String,
    second: String,
    whole: Re,
    ends: Re,
    begins: Re,
}

impl MarkPair {
    fn new(res: &mut Res, first: String, second: String) -> MarkPair {
        let text = format!("{first}{second}");
        let both = res.text(&text);
        let both_and_more = res.cat(both, Res::ALL);
        let one = res.text(&first);
        let other = res.text(&second);
        MarkPair {
            whole: res.cat(Res::ALL, both_and_more),
            ends: res.cat(Res::ALL, one),
            begins: res.cat(other, Res::ALL),
            text,
            first,
            second,
        }
    }
}

/// Returns whether a text is of both expressions.
fn meet(res: &mut Res, a: Re, b: Re) -> bool {
    let both = res.and([a, b]);
    res.is_live(both)
}
