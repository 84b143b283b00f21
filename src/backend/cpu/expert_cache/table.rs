//! The experts in slots, and how much each has been used.

use super::NONE;
use super::loader::MatrixLoad;

/// Tokens after which a use of an expert counts for half: fewer forget what is always used, more
/// hold on to what an earlier subject used.
pub(super) const HALF_LIFE: f64 = 128.0;
/// The count of a use at which all are made small again.
const LARGE: f64 = 1e100;

/// The experts in slots, and how much each has been used.
pub(super) struct SlotTable {
    /// By expert: its uses.
    uses: Vec<f64>,
    /// By expert: its uses before the last step that chose it.
    uses_before: Vec<f64>,
    /// By expert: the last step that chose it.
    step_of: Vec<u64>,
    /// By expert: its slot, or [`NONE`].
    pub slot_of: Vec<u32>,
    /// By slot: its expert, or [`NONE`].
    expert_of: Vec<u32>,
    /// By slot: the last choice that it is part of.
    choice_of: Vec<u64>,
    /// The number of this choice.
    choice: u64,
    /// The number of this step.
    step: u64,
    /// The first expert of the layer that has chosen last.
    last_layer: usize,
    /// The count of a use at present.
    weight: f64,
    /// Slots that can be taken, with the uses of their experts.
    pub victims: Vec<(f64, u32)>,
    /// Experts to read.
    pub missing: Vec<u32>,
    /// Experts that are likely to be chosen next.
    pub likely: Vec<u32>,
    /// The slots of these.
    pub likely_slots: Vec<u32>,
    /// Matrices to read.
    pub loads: Vec<MatrixLoad>,
}

/// The order in which slots are taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum VictimOrder {
    /// None among those that are found.
    Any,
    /// Those of the least used experts first, by uses before this step.
    LeastUsedFirst,
}

impl SlotTable {
    /// Returns a table of empty slots.
    pub(super) fn new(n_experts: usize, n_slots: usize) -> SlotTable {
        SlotTable {
            uses: vec![0.0; n_experts],
            uses_before: vec![0.0; n_experts],
            step_of: vec![0; n_experts],
            slot_of: vec![NONE; n_experts],
            expert_of: vec![NONE; n_slots],
            choice_of: vec![0; n_slots],
            choice: 0,
            step: 0,
            last_layer: usize::MAX,
            weight: 1.0,
            victims: Vec::with_capacity(n_slots),
            missing: Vec::new(),
            likely: Vec::new(),
            likely_slots: Vec::new(),
            loads: Vec::new(),
        }
    }

    /// Returns the number of slots.
    pub(super) fn n_slots(&self) -> usize {
        self.expert_of.len()
    }

    /// Returns how many slots hold an expert.
    pub(super) fn n_held(&self) -> usize {
        self.expert_of.iter().filter(|&&expert| expert != NONE).count()
    }

    /// Begins a choice of `n_tokens` tokens in the layer whose first expert is `layer`.
    pub(super) fn begin(&mut self, layer: usize, n_tokens: usize) {
        self.choice += 1;
        // a step goes through its layers in ascending order
        if layer <= self.last_layer {
            self.step += 1;
            // in place of making all counts smaller, those to come are larger
            self.weight *= (n_tokens as f64 / HALF_LIFE).min(64.0).exp2();
        }
        self.last_layer = layer;
        if self.weight > LARGE {
            for uses in self.uses.iter_mut().chain(&mut self.uses_before) {
                *uses /= self.weight;
            }
            self.weight = 1.0;
        }
    }

    /// Counts `n` uses of an expert, and returns its slot.
    pub(super) fn count(&mut self, expert: usize, n: u32) -> u32 {
        if self.step_of[expert] != self.step {
            self.step_of[expert] = self.step;
            self.uses_before[expert] = self.uses[expert];
        }
        self.uses[expert] += self.weight * f64::from(n);
        let slot = self.slot_of[expert];
        if slot != NONE {
            self.protect(slot);
        }
        slot
    }

    /// Returns the uses of an expert before this step, whose layers are counted one by one.
    pub(super) fn uses_before(&self, expert: usize) -> f64 {
        let is_counted = self.step_of[expert] == self.step;
        if is_counted { self.uses_before[expert] } else { self.uses[expert] }
    }

    /// Lets no other expert take a slot before the next choice.
    pub(super) fn protect(&mut self, slot: u32) {
        self.choice_of[slot as usize] = self.choice;
    }

    /// Finds the slots of up to `n` experts that are used least, of those that are not chosen, and
    /// that no thread writes to.
    pub(super) fn find_victims(
        &mut self,
        n: usize,
        order: VictimOrder,
        is_written: impl Fn(usize) -> bool,
    ) {
        self.victims.clear();
        if n == 0 {
            return;
        }
        for (slot, &expert) in self.expert_of.iter().enumerate() {
            if is_written(slot) {
                // of a step that was given up
            } else if expert == NONE {
                self.victims.push((-1.0, slot as u32));
            } else if self.choice_of[slot] != self.choice {
                let uses = match order {
                    VictimOrder::Any => self.uses[expert as usize],
                    VictimOrder::LeastUsedFirst => self.uses_before(expert as usize),
                };
                self.victims.push((uses, slot as u32));
            }
        }
        let less = |a: &(f64, u32), b: &(f64, u32)| a.0.total_cmp(&b.0);
        if order == VictimOrder::LeastUsedFirst {
            self.victims.sort_unstable_by(less);
        } else if self.victims.len() > n {
            self.victims.select_nth_unstable_by(n - 1, less);
        }
        self.victims.truncate(n);
    }

    /// Puts an expert into a slot, in place of the one that it holds.
    pub(super) fn put(&mut self, expert: usize, slot: u32) {
        self.empty(slot);
        self.slot_of[expert] = slot;
        self.expert_of[slot as usize] = expert as u32;
        self.protect(slot);
    }

    /// Takes the expert out of a slot.
    pub(super) fn empty(&mut self, slot: u32) {
        let expert = std::mem::replace(&mut self.expert_of[slot as usize], NONE);
        if expert != NONE {
            self.slot_of[expert as usize] = NONE;
        }
    }
}
