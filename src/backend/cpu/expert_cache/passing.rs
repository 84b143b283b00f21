//! Experts that pass through a few slots, where a step chooses more than can be held: nearly all of
//! a layer, in a prompt.
//!
//! The slots are two halves. One group of experts is computed in one half while the next is read
//! into the other; what the experts of a group have is read in two parts, gate and up before
//! products with these, down before products with that.

use std::ops::Range;
use std::sync::PoisonError;

use super::table::{SlotTable, VictimOrder};
use super::{CachedLayer, ExpertCache, NONE};
use crate::model::weights::Mixture;

/// Most slots that experts pass through: threads that read have work for one half while the other
/// is computed.
const MOST_SLOTS: usize = 16;
/// The share of all slots that experts pass through.
const SHARE: usize = 8;

/// The places of the experts that a choice has put in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::backend::cpu) struct ChoiceCounts {
    /// Experts that are in memory.
    pub n_ready: usize,
    /// These, and those after them that are read into slots of their own, or in the mapped file.
    pub n_held: usize,
    /// Experts of a group of those after these, which pass through the same slots.
    pub n_group: usize,
}

/// Returns the most slots that experts pass through, of so many.
pub(super) fn n_passing_slots(n_slots: usize) -> usize {
    (n_slots / SHARE).clamp(2, MOST_SLOTS)
}

impl ExpertCache {
    /// Finds places for the experts after those that are held, and begins to read them: those with
    /// more uses before this step than some that are in slots take these, and the others pass
    /// through the slots of the experts with the least uses.
    pub(super) fn pass(
        &self,
        table: &mut SlotTable,
        layer: &CachedLayer,
        order: &mut [u32],
        slots: &mut [u32],
        mut counts: ChoiceCounts,
    ) -> ChoiceCounts {
        let is_written = |slot: usize| self.loader.is_loading(slot);
        table.find_victims(usize::MAX, VictimOrder::LeastUsedFirst, is_written);
        // each half has a slot
        while table.victims.len() < 2 && table.victims.len() + counts.n_ready >= 2 {
            give_up_one(table, layer, order, slots, &mut counts);
        }
        let n_slots = self.n_passing_slots.min(table.victims.len()) / 2 * 2;
        if n_slots == 0 {
            // threads still write to all of them: the mapped file has the rest
            return ChoiceCounts { n_held: order.len(), ..counts };
        }
        let missing = &mut order[counts.n_held..];
        let uses = |expert: u32| table.uses_before(layer.first + expert as usize);
        missing.sort_unstable_by(|&a, &b| uses(b).total_cmp(&uses(a)).then(a.cmp(&b)));
        let others = &table.victims[n_slots..];
        let mut n_staying =
            missing.iter().zip(others).take_while(|(e, victim)| victim.0 < uses(**e)).count();
        for (i, &expert) in missing[..n_staying].iter().enumerate() {
            give_slot(table, layer, expert, n_slots + i, slots);
        }
        let passing = &missing[n_staying..];
        if passing.len() <= n_slots {
            for (i, &expert) in passing.iter().enumerate() {
                give_slot(table, layer, expert, i, slots);
            }
            n_staying = missing.len();
        } else {
            counts.n_group = n_slots / 2;
            for i in 0..n_slots {
                let slot = table.victims[i].1;
                table.empty(slot);
            }
            for (i, &expert) in passing.iter().enumerate() {
                let half = i / counts.n_group % 2;
                let (_, slot) = table.victims[half * counts.n_group + i % counts.n_group];
                slots[expert as usize] = slot;
            }
        }
        let (staying, passing) = missing.split_at(n_staying);
        let first = &passing[..passing.len().min(2 * counts.n_group)];
        table.loads.clear();
        layer.add_loads(&mut table.loads, staying, slots, layer.first_part..2, self.slot_bytes);
        layer.add_loads(&mut table.loads, first, slots, layer.first_part..2, self.slot_bytes);
        layer.add_loads(&mut table.loads, staying, slots, 2..3, self.slot_bytes);
        self.loader.begin(&table.loads);
        counts.n_held += n_staying;
        counts
    }

    /// Begins to read matrices of a group of experts that pass, into the slots that these got of
    /// [`ExpertCache::choose`]. For one thread, while none computes with the same matrices of the
    /// group before the last.
    pub(in crate::backend::cpu) fn begin_group(
        &self,
        mixture: &Mixture,
        group: &[u32],
        slots: &[u32],
        parts: Range<usize>,
    ) {
        let Some(layer) = self.layer(mixture) else { return };
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        table.loads.clear();
        layer.add_loads(&mut table.loads, group, slots, parts, self.slot_bytes);
        self.loader.begin(&table.loads);
    }
}

/// Gives an expert the slot of a victim.
fn give_slot(
    table: &mut SlotTable,
    layer: &CachedLayer,
    expert: u32,
    victim: usize,
    slots: &mut [u32],
) {
    let (_, slot) = table.victims[victim];
    slots[expert as usize] = slot;
    table.put(layer.first + expert as usize, slot);
}

/// Takes the least used of the experts that are ready out of its slot, which others may pass
/// through: it is read again.
fn give_up_one(
    table: &mut SlotTable,
    layer: &CachedLayer,
    order: &mut [u32],
    slots: &mut [u32],
    counts: &mut ChoiceCounts,
) {
    let uses = |i: usize| table.uses_before(layer.first + order[i] as usize);
    let coldest = (0..counts.n_ready).min_by(|&a, &b| uses(a).total_cmp(&uses(b)));
    let Some(coldest) = coldest else { return };
    counts.n_ready -= 1;
    order.swap(coldest, counts.n_ready);
    counts.n_held -= 1;
    order.swap(counts.n_ready, counts.n_held);
    let expert = order[counts.n_held] as usize;
    let slot = std::mem::replace(&mut slots[expert], NONE);
    table.empty(slot);
    table.victims.push((-1.0, slot));
}
