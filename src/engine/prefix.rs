//! Beginnings that sequences share: a prompt that begins like another sequence takes that one's
//! positions instead of computing them again, and waits for those that are being computed.
//!
//! Knows tokens of slots; copies nothing itself.

use super::model::StepModel;
use super::prefix_source::PrefixSource;
use super::sequence::Sequence;
use super::slot::Slot;
use crate::model::embedded;

/// Fewest positions worth taking: below that, computing them costs no more than the page that is
/// copied when the two sequences part.
const LEAST: usize = 16;

/// The action of a slot with a [`PrefixSource`] before the next step.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum PrefixAction {
    /// Waits: the source is still computing what they share.
    Wait,
    /// Takes positions of another sequence.
    Take {
        /// The other sequence.
        from: u32,
        /// Number of its positions, from the first on.
        len: usize,
    },
    /// Goes on alone.
    Alone,
}

/// Returns the sequence that a source names, and the number of tokens that both begin with.
pub(super) fn shared(slots: &[Slot], source: PrefixSource) -> (u32, usize) {
    (slots[source.slot].id, source.common)
}

/// Returns the slot that has computed, or will have, most of how the prompt of `slots[index]`
/// begins, if that is more than what the slot has itself. Of what is computed already, a model that
/// cannot go on from anywhere gives less.
///
/// A slot only ever waits for one admitted before it, so that they do not wait in a circle.
pub(super) fn find(slots: &[Slot], model: &impl StepModel, index: usize) -> Option<PrefixSource> {
    let me = &slots[index];
    // the last token's logits are needed: it is computed in any case
    let limit = me.n_reused_most();
    let others =
        slots.iter().enumerate().filter(|&(i, other)| i != index && other.last_used < me.last_used);
    others
        .map(|(slot, other)| {
            let common = common_prefix(&other.sequence, &me.sequence, limit);
            let n_past = other.sequence.n_past;
            // one that is not there yet will stop there
            let there = if n_past < common { common } else { other.n_kept(model, common) };
            let source = PrefixSource { slot, admission: other.last_used, common };
            (there, n_past.min(common), source)
        })
        .filter(|&(there, ..)| there >= me.sequence.n_past + LEAST)
        .max_by_key(|&(there, computed, _)| (there, computed))
        .map(|(.., source)| source)
}

/// Returns how many of the first `limit` tokens of `of` another sequence begins with too, without
/// an image that would be split; none with other adapters or rope factors.
fn common_prefix(other: &Sequence, of: &Sequence, limit: usize) -> usize {
    if other.adapters != of.adapters || other.factors != of.factors {
        return 0;
    }
    let tokens = other.tokens.iter().zip(&of.tokens[..limit]);
    let common = tokens.take_while(|(a, b)| a == b).count();
    of.before_split_image(embedded::common(&other.images, &of.images, common))
}

/// Returns the action of `slots[index]`, which has a source.
pub(super) fn next_action(
    slots: &[Slot],
    model: &impl StepModel,
    index: usize,
    source: PrefixSource,
) -> PrefixAction {
    let other = &slots[source.slot];
    let sequence = &slots[index].sequence;
    // a source that has become too long for its rope factors since has others
    if other.last_used != source.admission || other.sequence.factors != sequence.factors {
        return PrefixAction::Alone;
    }
    // what the source has forgotten since (a job that failed) is not there to be taken
    let len = sequence.before_split_image(other.sequence.n_past.min(source.common));
    if len < source.common && !other.state.is_idle() {
        return PrefixAction::Wait;
    }
    let len = other.n_kept(model, len);
    if len < sequence.n_past + LEAST {
        return PrefixAction::Alone;
    }
    PrefixAction::Take { from: other.id, len }
}
