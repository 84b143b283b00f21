//! Beginnings that sequences share: a prompt that begins like another sequence takes that one's
//! positions instead of computing them again, and waits for those that are being computed.
//!
//! Knows tokens of slots; copies nothing itself.

use super::model::StepModel;
use super::slot::Slot;
use super::source::Source;
use crate::model::embedded;

/// Fewest positions worth taking: below that, computing them costs no more than the page that is
/// copied when the two sequences part.
const LEAST: usize = 16;

/// A slot's way to go on from its [`Source`] before the next step.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// Wait: the source is still computing what they share.
    Wait,
    /// Take this many positions of this sequence.
    Take {
        /// The sequence.
        from: u32,
        /// Positions.
        len: usize,
    },
    /// Go on alone.
    Alone,
}

/// Returns the sequence that a source names, and the number of tokens that both begin with.
pub(super) fn place(slots: &[Slot], source: Source) -> (u32, usize) {
    (slots[source.slot].id, source.common)
}

/// The slot that has computed, or will have, most of how the prompt of `slots[index]` begins; if
/// that is more than what the slot has itself. Of what is computed already, a model that cannot go
/// on from anywhere gives less.
///
/// A slot only ever waits for one admitted before it, so that they do not wait in a circle.
pub(super) fn find(slots: &[Slot], model: &impl StepModel, index: usize) -> Option<Source> {
    let me = &slots[index];
    // the last token's logits are wanted: it is computed in any case
    let limit = me.tokens.len().saturating_sub(1);
    let others =
        slots.iter().enumerate().filter(|&(i, other)| i != index && other.last_used < me.last_used);
    others
        .map(|(slot, other)| {
            let common =
                other.tokens.iter().zip(&me.tokens[..limit]).take_while(|(a, b)| a == b).count();
            let common = me.whole(embedded::common(&other.images, &me.images, common));
            // a sequence that has not come that far will stop there
            let there = if other.n_past < common { common } else { other.kept(model, common) };
            (there, other.n_past.min(common), Source { slot, admission: other.last_used, common })
        })
        .filter(|&(there, ..)| there >= me.n_past + LEAST)
        .max_by_key(|&(there, computed, _)| (there, computed))
        .map(|(.., source)| source)
}

/// Returns what `slots[index]` does about its source now.
pub(super) fn turn(slots: &[Slot], model: &impl StepModel, index: usize, source: Source) -> Turn {
    let other = &slots[source.slot];
    if other.last_used != source.admission {
        return Turn::Alone;
    }
    // what the source has forgotten since (a job that failed) is not there to be taken
    let len = slots[index].whole(other.n_past.min(source.common));
    if len < source.common && other.active.is_some() {
        return Turn::Wait;
    }
    let len = other.kept(model, len);
    if len < slots[index].n_past + LEAST {
        return Turn::Alone;
    }
    Turn::Take { from: other.id, len }
}
