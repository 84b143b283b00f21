//! Expressions of texts as they stand in a JSON string.

use super::{Expr, ExprNode, Exprs};
use crate::Error;
use crate::expression::leaf::{Decoder, Leaf};
use crate::expression::regex::{QuoteStyle, Re};
use crate::intern::FastMap;

impl Exprs {
    /// Returns the rules and the expression of the JSON strings, quotes included, that hold a text
    /// of `root`. Each text is spelled in one way: characters that JSON does not let stand are
    /// escaped, and no others.
    ///
    /// # Errors
    /// The texts hold whole tokens, members of JSON objects, or parts of other texts; no step is
    /// left, or the search was stopped.
    pub(crate) fn in_json_string(&self, root: Expr) -> Result<(Exprs, Expr), Error> {
        // a part of a text might begin or end within an escape of what that is spelled as
        if self.res.has_sources() {
            return Err(no_spelling());
        }
        let mut out = Exprs::with(self.res.clone());
        out.purpose = self.purpose;
        out.regions = self.regions.clone();
        out.has_regions = self.has_regions;
        let regexes = (0..self.nodes.len() as u32).filter_map(|id| match **self.nodes.get(id) {
            ExprNode::Leaf(Leaf::Text(_, re)) => Some(re),
            ExprNode::Lazy { text, .. } => Some(text),
            _ => None,
        });
        let of_lazy = (0..self.nodes.len() as u32).filter_map(|id| match **self.nodes.get(id) {
            ExprNode::Lazy { commit, .. } => Some(commit),
            _ => None,
        });
        let regexes = regexes.chain(of_lazy);
        let spelled = out.res.escaped(regexes, QuoteStyle::Json);
        // parts have smaller numbers than what they are parts of; `None` has no spelling
        let mut known: Vec<Option<Expr>> = Vec::with_capacity(self.nodes.len());
        for id in 0..self.nodes.len() as u32 {
            let e = out.spelled_node(self, self.nodes.get(id), &spelled, &known);
            known.push(e);
            out.check()?;
        }
        let of = |e: Expr| known.get(e.0 as usize).copied().flatten();
        for &body in &self.rules {
            let body = of(body).ok_or_else(no_spelling)?;
            out.rules.push(body);
        }
        let body = of(root).ok_or_else(no_spelling)?;
        let open = out.literal(b"\"");
        let close = out.literal(b"\"");
        let root = out.sequence([open, body, close]);
        Ok((out, root))
    }

    /// Returns what a node of `other` is in a JSON string, over parts that are `known`.
    fn spelled_node(
        &mut self,
        other: &Exprs,
        node: &ExprNode,
        spelled: &FastMap<Re, Re>,
        known: &[Option<Expr>],
    ) -> Option<Expr> {
        let of = |e: Expr| known.get(e.0 as usize).copied().flatten();
        Some(match node {
            ExprNode::Empty => Exprs::EMPTY,
            ExprNode::Eps => Exprs::EPS,
            ExprNode::Leaf(leaf) => return self.spelled_leaf(other, *leaf, spelled),
            ExprNode::Lazy { text, commit } => {
                let text = spelled.get(text).copied()?;
                self.lazy(text, spelled.get(commit).copied()?)
            }
            ExprNode::Cat(a, b) => {
                let first = of(*a)?;
                self.cat(first, of(*b)?)
            }
            ExprNode::Alt(list) => {
                let all: Option<Vec<Expr>> = list.iter().map(|&e| of(e)).collect();
                self.alt(all?)
            }
            ExprNode::Rep(e, min, max) => self.rep(of(*e)?, *min, *max),
            ExprNode::Region(region, e) => self.region(*region, of(*e)?),
            // the rules keep their numbers
            ExprNode::Call(rule) => self.add(ExprNode::Call(*rule)),
            ExprNode::Member(_)
            | ExprNode::Rest(_)
            | ExprNode::Unique(..)
            | ExprNode::Distinct(_)
            | ExprNode::UniqueEnd(..)
            | ExprNode::DistinctEnd(_)
            | ExprNode::RegionEnd(..) => return None,
        })
    }

    fn spelled_leaf(
        &mut self,
        other: &Exprs,
        leaf: Leaf,
        spelled: &FastMap<Re, Re>,
    ) -> Option<Expr> {
        match leaf {
            Leaf::Text(Decoder::Start, re) => {
                let re = spelled.get(&re).copied()?;
                // a leaf reads at least one byte
                let has_text = self.res.is_live(re) && self.res.has_next(re);
                Some(if has_text {
                    self.leaf(Leaf::Text(Decoder::Start, re))
                } else {
                    Exprs::EMPTY
                })
            }
            Leaf::Literals { list, lo, hi, at } => {
                let words = &other.literals[list as usize][lo as usize..hi as usize];
                let words = words.iter().map(|word| spelled_bytes(&word[at as usize..]));
                Some(self.literals(words.collect()))
            }
            _ => None,
        }
    }
}

/// Returns bytes of UTF-8 as a JSON string spells them.
fn spelled_bytes(bytes: &[u8]) -> Box<[u8]> {
    let mut out = Vec::with_capacity(bytes.len());
    for &byte in bytes {
        match QuoteStyle::Json.escape(byte.into()) {
            Some(escape) => out.extend(escape.bytes()),
            None => out.push(byte),
        }
    }
    out.into()
}

fn no_spelling() -> Error {
    Error::InString
}
