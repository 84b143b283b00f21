//! Regular expressions of another automaton, taken over.

use super::{Divided, Re, RegexNode, Res};
use crate::intern::FastMap;

impl Res {
    /// Takes over expressions of `other` and all that they are made of, and returns by their
    /// numbers there what they are here.
    pub(crate) fn import(
        &mut self,
        other: &Res,
        wanted: impl IntoIterator<Item = Re>,
    ) -> ImportedRes {
        let mut todo: Vec<Re> = wanted.into_iter().collect();
        let mut reached = vec![false; other.len()];
        while let Some(re) = todo.pop() {
            if !std::mem::replace(&mut reached[re.0 as usize], true) {
                todo.extend(parts(other.node(re)));
            }
        }
        let mut imported =
            ImportedRes { numbers: FastMap::default(), first: self.same_as_first_of(other) };
        let mut lists = FastMap::default();
        // parts have smaller numbers than what they are parts of
        for (id, _) in (0u32..)
            .zip(reached)
            .filter(|&(id, reached)| reached && id >= imported.first)
            .collect::<Vec<_>>()
        {
            let node = self.imported_node(other, other.node(Re(id)), &imported, &mut lists);
            let re = self.add(node);
            imported.numbers.insert(Re(id), re);
        }
        imported
    }

    /// Returns how many expressions at the beginning are the same in both.
    fn same_as_first_of(&self, other: &Res) -> u32 {
        if self.common == other.common { self.common.max(Res::ALL.0 + 1) } else { Res::ALL.0 + 1 }
    }

    /// Returns a node over parts that are taken over.
    fn imported_node(
        &mut self,
        other: &Res,
        node: &RegexNode,
        imported: &ImportedRes,
        lists: &mut FastMap<u32, u32>,
    ) -> RegexNode {
        let sorted = |list: &[Re]| {
            let mut all: Vec<Re> = list.iter().map(|&re| imported.of(re)).collect();
            all.sort_unstable();
            all
        };
        match node {
            RegexNode::Empty | RegexNode::Eps | RegexNode::Class(_) => node.clone(),
            RegexNode::Cat(a, b) => RegexNode::Cat(imported.of(*a), imported.of(*b)),
            RegexNode::Or(list) => RegexNode::Or(sorted(list)),
            RegexNode::And(list) => RegexNode::And(sorted(list)),
            RegexNode::Not(a) => RegexNode::Not(imported.of(*a)),
            RegexNode::Rep(a, min, max) => RegexNode::Rep(imported.of(*a), *min, *max),
            RegexNode::Multiple(multiple) => {
                let divided = other.divided(multiple.ends).cloned();
                let ends = self.ends(divided.unwrap_or_else(|| Divided::by(multiple.of)));
                RegexNode::Multiple(super::Multiple { ends, ..*multiple })
            }
            &RegexNode::Words(list, lo, hi, at) => {
                let number = *lists.entry(list).or_insert_with(|| {
                    let words = &other.words[list as usize];
                    let known = self.words.iter().position(|known| known == words);
                    known.unwrap_or_else(|| {
                        let bytes = |word: &[u32]| size_of::<Box<[u32]>>() + size_of_val(word);
                        self.bytes += words.iter().map(|word| bytes(word)).sum::<usize>();
                        self.words.push(words.clone());
                        self.words.len() - 1
                    }) as u32
                });
                RegexNode::Words(number, lo, hi, at)
            }
            &RegexNode::Substring(source, lo, hi) => {
                let number = self.import_source(&other.sources[source as usize]);
                RegexNode::Substring(number, lo, hi)
            }
        }
    }
}

/// The numbers of expressions that were taken over.
pub(crate) struct ImportedRes {
    /// By number there, the number here.
    numbers: FastMap<Re, Re>,
    /// Those before this one are the same in both.
    first: u32,
}

impl ImportedRes {
    /// Returns what an expression that was taken over is here.
    pub(crate) fn of(&self, re: Re) -> Re {
        if re.0 < self.first { re } else { self.numbers.get(&re).copied().unwrap_or(Res::EMPTY) }
    }
}

/// Returns what a node is made of.
pub(super) fn parts(node: &RegexNode) -> Vec<Re> {
    match node {
        RegexNode::Cat(a, b) => vec![*a, *b],
        RegexNode::Or(list) | RegexNode::And(list) => list.clone(),
        RegexNode::Not(a) | RegexNode::Rep(a, ..) => vec![*a],
        RegexNode::Empty
        | RegexNode::Eps
        | RegexNode::Class(_)
        | RegexNode::Multiple(_)
        | RegexNode::Words(..)
        | RegexNode::Substring(..) => Vec::new(),
    }
}
