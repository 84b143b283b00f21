//! Quotes that may open a JSON string, and what tokens do after them where anything may come
//! inside.
//!
//! Many tokens begin with a quote, or with what comes before one (`": "`, `{"`). A walk that comes
//! to such a quote, in a string that takes all text, need not go through what is below.

use super::Trie;
use crate::expression::Exprs;
use crate::expression::leaf::{Leaf, LeafStep};
use crate::tuning::MIN_OPENING_NODES;

/// A quote, as the opening one of a free string.
#[derive(Debug)]
pub(crate) struct Opening {
    /// Its node.
    node: u32,
    /// The tokens below that stay inside the string.
    pub stay: Vec<u32>,
    /// The nodes at which it is closed.
    pub closings: Vec<u32>,
}

impl Trie {
    /// Returns the opening quotes, ascending.
    pub(super) fn find_openings(&self) -> Vec<Opening> {
        let mut exprs = Exprs::new();
        let quotes = self.bytes.iter().zip(&self.nodes).zip(0..);
        let quotes =
            quotes.filter(|((byte, node), _)| **byte == b'"' && node.below >= MIN_OPENING_NODES);
        quotes.map(|(_, node)| self.opening_at(node, &mut exprs)).collect()
    }

    fn opening_at(&self, node: u32, exprs: &mut Exprs) -> Opening {
        let mut opening = Opening { node, stay: Vec::new(), closings: Vec::new() };
        let mut todo = vec![(node as usize, Leaf::ANY_STRING)];
        while let Some((at, leaf)) = todo.pop() {
            for child in self.nodes[at].children() {
                let LeafStep { next, done } = exprs.step(leaf, self.bytes[child]);
                if done.is_some() {
                    opening.closings.push(child as u32);
                }
                if let Some(next) = next {
                    opening.stay.extend(self.tokens_at(&self.nodes[child]));
                    todo.push((child, next));
                }
            }
        }
        opening
    }

    /// Returns what is known of a node as the opening quote of a string.
    pub(crate) fn opening(&self, node: usize) -> Option<&Opening> {
        if self.bytes[node] != b'"' {
            return None;
        }
        let at = self.openings.binary_search_by_key(&(node as u32), |opening| opening.node).ok()?;
        self.openings.get(at)
    }

    /// Returns the bytes that lead from a node down to another, which is below.
    pub(crate) fn bytes_between(&self, above: usize, mut below: usize) -> Vec<u8> {
        let mut bytes = Vec::new();
        while below > above {
            bytes.push(self.bytes[below]);
            below = self.parents[below] as usize;
        }
        bytes.reverse();
        bytes
    }
}
