//! The tokens that hold bytes of given classes.

use super::{ByteTables, numbered};
use crate::mask::trie::{N_CLASSES, TokenSet, class_of};

/// For each set of classes out of the same four, the tokens that hold one of them: to leave out the
/// tokens of any classes takes a dozen sets rather than one for each class.
#[derive(Debug)]
pub(super) struct Holding(Vec<TokenSet>);

/// Classes that stand together.
const GROUP: usize = 4;

/// The sets of classes of one group, the empty one among them.
const SETS: usize = 1 << GROUP;

impl Holding {
    /// Makes the table from the tokens that hold each class.
    pub(super) fn new(classes: &[TokenSet]) -> Holding {
        let mut sets: Vec<TokenSet> = Vec::with_capacity(classes.len().div_ceil(GROUP) * SETS);
        for group in classes.chunks(GROUP) {
            let start = sets.len();
            sets.push(TokenSet::new(32 * group[0].words().len()));
            for of in 1..1usize << group.len() {
                // the set without its last class, and that
                let last = of.ilog2() as usize;
                let mut set = sets[start + (of & !(1 << last))].clone();
                set.union(&group[last]);
                sets.push(set);
            }
        }
        Holding(sets)
    }

    /// Returns the tokens that hold a byte of a class.
    pub(super) fn class(&self, class: u32) -> &TokenSet {
        let class = class as usize;
        &self.0[class / GROUP * SETS + (1 << (class % GROUP))]
    }

    /// Returns the tokens that hold each class, in order.
    pub(super) fn classes(&self) -> impl Iterator<Item = &TokenSet> {
        (0..N_CLASSES).map(|class| self.class(class))
    }

    /// Takes out the tokens that hold a byte of other classes than these.
    pub(super) fn keep(&self, classes: u64, set: &mut TokenSet) {
        let others = !classes & ((1 << N_CLASSES) - 1);
        for group in 0..(N_CLASSES as usize).div_ceil(GROUP) {
            let of = (others >> (group * GROUP)) as usize % SETS;
            if of != 0 {
                set.subtract(&self.0[group * SETS + of]);
            }
        }
    }
}

/// Makes the tables that are found from the bytes of tokens.
pub(super) fn byte_tables(tokens: &[Box<[u8]>]) -> ByteTables {
    let mut text = TokenSet::new(tokens.len());
    let mut holds = vec![TokenSet::new(tokens.len()); N_CLASSES as usize];
    let mut longest = 0;
    for (bytes, token) in numbered(tokens).filter(|t| !t.0.is_empty()) {
        let whole = match std::str::from_utf8(bytes) {
            Ok(_) => true,
            // half a character at the end, of which the bytes so far are right
            Err(e) => e.error_len().is_none(),
        };
        if whole {
            text.insert(token);
        }
        let classes = bytes.iter().fold(0u64, |all, &b| all | 1 << class_of(b));
        for (class, set) in holds.iter_mut().enumerate() {
            if classes >> class & 1 == 1 {
                set.insert(token);
            }
        }
        longest = longest.max(bytes.iter().filter(|&&b| !(0x80..0xC0).contains(&b)).count());
    }
    ByteTables { text, holds: Holding::new(&holds), longest: longest as u32 }
}
