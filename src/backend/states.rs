//! Running states of sequences, for models whose layers keep them: where each sequence is, and
//! positions that it can go back to.
//!
//! A state is what all such layers know of the tokens up to a position. It cannot be taken back by
//! a token, so that a sequence keeps copies at some positions, and is cut back to the last of them
//! before where it should be. Copies are only read, and shared by sequences with the same
//! beginning, as pages of the cache are; a sequence that goes on from one writes a state of its
//! own.
//!
//! Copies are made on request, and every [`EVERY`] positions. A sequence has a limited number:
//! those that were not requested go first, where they lie densest, then the oldest.
//!
//! A step that verifies drafted tokens leaves a state before each of them, next to those copies:
//! its trail. The sequence goes on from one of them when it is cut back there, and the others are
//! free again. Of steps in a row, each of one token, the trail is the states that they went on
//! from: each step writes to another, so that nothing is copied.
//!
//! States are numbers here; a backend has their values in a [`StateMemory`] of its own.

use std::ops::Range;

use super::TokenRow;
use crate::model::plan::Plan;

/// Positions between copies that are not requested: reading that many tokens again takes long
/// compared to copying a state.
const EVERY: usize = 512;
/// Bytes that the copies of all sequences may take together, unless [`FEWEST`] each take more.
const BUDGET: usize = 512 << 20;
/// Copies of a sequence at least: before and at the end of its prompt, and where another prompt
/// parts from it.
const FEWEST: usize = 3;
/// Copies that are saved with a whole sequence, next to the state where it is.
const SAVED: usize = 2;
/// Copies of a sequence at most.
pub(super) const MOST: usize = 8;
/// Copies that a sequence can be asked for before it comes to their positions.
const MAX_REQUESTS: usize = 8;

/// Some positions of a sequence that are saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SequencePart {
    /// The positions; the first of them is the first of a page.
    pub positions: Range<usize>,
    /// The running states that go along.
    pub states: PartStates,
}

/// The running states that are saved with positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartStates {
    /// None.
    None,
    /// The one at the end of the positions.
    End,
    /// The one at the end, and the last before it.
    Last,
}

/// The values of states, by number.
pub(super) trait StateMemory {
    /// Why there is no more memory.
    type Error;

    /// Makes room for more states than `n`, and returns for how many.
    ///
    /// # Errors
    /// If there is no memory for another one. What there is stays as it is.
    fn grow(&mut self, n: usize) -> Result<usize, Self::Error>;

    /// Writes all values of a state.
    fn fill(&mut self, state: u32, bytes: &[u8]);
}

/// The states that sequences hold, and those that none does.
pub(super) struct StatePool {
    /// Begin of each layer's part of a state; of no account for layers that have none.
    offsets: Vec<usize>,
    /// Values of a state; 0 for a model without any.
    len: usize,
    /// Copies that a sequence has at most.
    most: usize,
    free: Vec<u32>,
    /// By state: sequences that hold it.
    holders: Vec<u32>,
}

/// A copy of a sequence's state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Checkpoint {
    /// Tokens it knows of.
    at: usize,
    state: u32,
    /// True if the sequence was asked to keep it.
    requested: bool,
}

impl Checkpoint {
    fn place(&self) -> PlacedState {
        PlacedState { at: self.at, state: self.state }
    }
}

/// A state, and the number of tokens that it knows of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PlacedState {
    /// Tokens that it knows of.
    pub at: usize,
    /// The state, by number.
    pub state: u32,
}

/// The states of one sequence.
#[derive(Default)]
pub(super) struct StateCheckpoints {
    /// The state at the end of the sequence, unless a copy is there, or it is empty. No other
    /// sequence holds it.
    current: Option<PlacedState>,
    /// Copies, by position.
    list: Vec<Checkpoint>,
    /// Positions at which copies are requested.
    requested: Vec<usize>,
    /// States for the trail of the next step, or for what each of the next steps in a row comes to,
    /// with unspecified values.
    reserved: Vec<u32>,
    /// The states before each drafted token of the last step, or before each of the last steps in a
    /// row, by position; no other sequence holds them.
    trail: Vec<PlacedState>,
}

/// The place of a step among steps in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StepPlace {
    /// It stands alone: what it goes on from may be overwritten.
    Alone,
    /// It is one of steps in a row, each of one token of each sequence: what it goes on from stays.
    #[cfg_attr(
        not(any(feature = "gpu", test)),
        expect(dead_code, reason = "only GPUs do steps in a row")
    )]
    InRow {
        /// Number of steps of the row before it.
        n_before: usize,
    },
}

/// The changes of a step to the state of one sequence.
pub(super) struct SequenceRun {
    /// The sequence.
    pub seq: u32,
    /// Length of the sequence before the step.
    pub start: usize,
    /// Its rows, as a range of [`Runs::order`].
    pub rows: Range<usize>,
    /// The state that it goes on from; `None` = nothing before. The same as `to`, or one that is
    /// only read.
    pub from: Option<u32>,
    /// The state that it comes to.
    pub to: u32,
    /// Copies between them, a range of [`Runs::copies`].
    pub copies: Range<usize>,
}

/// The changes of a step to states.
#[derive(Default)]
pub(super) struct Runs {
    /// By sequence.
    pub runs: Vec<SequenceRun>,
    /// Rows of the batch, those of a sequence side by side and in order.
    pub order: Vec<usize>,
    /// The copies that sequences leave, those of a sequence in order, `at` counted from the step's
    /// first row of the sequence.
    pub copies: Vec<PlacedState>,
}

impl StatePool {
    /// Returns an empty pool for the layers of a plan and `n_seq` sequences.
    pub(super) fn new(plan: &Plan, held: &Range<usize>, n_seq: usize) -> StatePool {
        let mut len = 0;
        let offsets = plan.layers.iter().enumerate().map(|(i, layer)| {
            let offset = len;
            len += if held.contains(&i) { layer.mixer.n_state() } else { 0 };
            offset
        });
        let offsets = offsets.collect();
        let all = n_seq.saturating_mul(len).saturating_mul(size_of::<f32>());
        let most = BUDGET.checked_div(all).map_or(0, |n| n.clamp(FEWEST, MOST));
        StatePool { offsets, len, most, free: Vec::new(), holders: Vec::new() }
    }

    /// Returns whether there is anything to keep.
    pub(super) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the number of values of a state.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Returns the copies that a sequence has at most.
    pub(super) fn most_copies(&self) -> usize {
        self.most
    }

    /// Returns the index of the first value of a layer's part of a state.
    pub(super) fn offset(&self, layer: usize) -> usize {
        self.offsets[layer]
    }

    /// Returns a state for one sequence, with unspecified values.
    fn take<M: StateMemory>(&mut self, memory: &mut M) -> Result<u32, M::Error> {
        if self.free.is_empty() {
            let had = self.holders.len();
            let n = memory.grow(had)?;
            self.free.extend((had as u32..n as u32).rev());
            self.holders.resize(n, 0);
        }
        let state = self.free.pop().expect("growing gives one more");
        self.holders[state as usize] = 1;
        Ok(state)
    }

    fn hold(&mut self, state: u32) {
        self.holders[state as usize] += 1;
    }

    fn give_back(&mut self, state: u32) {
        let holders = &mut self.holders[state as usize];
        *holders -= 1;
        if *holders == 0 {
            self.free.push(state);
        }
    }
}

/// Running states as they are saved after keys and values: how many there are, where each is, and
/// their values.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct SavedStates<'a> {
    /// Positions, ascending.
    pub positions: Vec<usize>,
    /// The values of the state at each.
    pub values: Vec<&'a [u8]>,
}

impl<'a> SavedStates<'a> {
    /// Reads the states of `len` positions, of `state_bytes` bytes each (0 = there are none);
    /// `None` if these bytes are not what [`SavedStates::begin`] and their values are.
    pub(crate) fn read(bytes: &'a [u8], len: usize, state_bytes: usize) -> Option<SavedStates<'a>> {
        if state_bytes == 0 || len == 0 {
            return bytes.is_empty().then(SavedStates::none);
        }
        let (n, rest) = bytes.split_first_chunk::<4>()?;
        let n = u32::from_le_bytes(*n) as usize;
        let (positions, values) = rest.split_at_checked(n.checked_mul(4)?)?;
        let positions: Vec<usize> = positions
            .as_chunks::<4>()
            .0
            .iter()
            .map(|at| u32::from_le_bytes(*at) as usize)
            .collect();
        let sound = n.checked_mul(state_bytes) == Some(values.len())
            && positions.is_sorted_by(|a, b| a < b)
            && positions.first().is_some_and(|&first| first > 0)
            && positions.last() == Some(&len);
        let values = values.chunks_exact(state_bytes).collect();
        sound.then_some(SavedStates { positions, values })
    }

    /// Returns no states.
    pub(crate) fn none() -> SavedStates<'a> {
        SavedStates { positions: Vec::new(), values: Vec::new() }
    }

    /// Appends how many states there are, and where each is.
    pub(crate) fn begin(positions: &[usize], out: &mut Vec<u8>) {
        out.extend((positions.len() as u32).to_le_bytes());
        out.extend(positions.iter().flat_map(|&at| (at as u32).to_le_bytes()));
    }

    /// Iterates over the states with their positions.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, &'a [u8])> + '_ {
        self.positions.iter().copied().zip(self.values.iter().copied())
    }
}

impl StateCheckpoints {
    /// Returns how many of the first `len` positions of a sequence that is at `at` stay, if it is
    /// cut back to `len`.
    pub(super) fn n_resumable(&self, at: usize, len: usize) -> usize {
        if len >= at && self.state(at).is_some() {
            return at;
        }
        let copies = self.list.iter().map(|kept| kept.at);
        let kept = copies.chain(self.trail.iter().map(|kept| kept.at));
        kept.filter(|&kept| kept <= len).max().unwrap_or(0)
    }

    /// Takes states for the trail of the next step, so that the sequence can be cut back to before
    /// each of its last `n` tokens, or for `n` steps in a row, before which the trail was dropped.
    /// Returns for how many there was memory.
    pub(super) fn reserve_trail<M: StateMemory>(
        &mut self,
        n: usize,
        states: &mut StatePool,
        memory: &mut M,
    ) -> usize {
        for state in self.reserved.drain(n.min(self.reserved.len())..) {
            states.give_back(state);
        }
        while self.reserved.len() < n
            && let Ok(state) = states.take(memory)
        {
            self.reserved.push(state);
        }
        self.reserved.len()
    }

    /// Returns whether states are reserved for the trail of the next step.
    #[cfg(feature = "gpu")]
    pub(super) fn has_reserved(&self) -> bool {
        !self.reserved.is_empty()
    }

    /// Lets go of the trail, and of what was reserved for another.
    pub(super) fn drop_trail(&mut self, states: &mut StatePool) {
        self.drop_reserved(states);
        self.end_trail(states);
    }

    /// Lets go of the trail.
    pub(super) fn end_trail(&mut self, states: &mut StatePool) {
        for left in self.trail.drain(..) {
            states.give_back(left.state);
        }
    }

    /// Lets go of what was reserved for another trail.
    pub(super) fn drop_reserved(&mut self, states: &mut StatePool) {
        for state in self.reserved.drain(..) {
            states.give_back(state);
        }
    }

    /// Begins the trail of a step of the tokens from `start` to `end`: of what was reserved, and no
    /// further back than to before its second token.
    fn plan_trail(&mut self, start: usize, end: usize, states: &mut StatePool) {
        let reserved = std::mem::take(&mut self.reserved);
        self.drop_trail(states);
        let n = reserved.len().min((end - start).saturating_sub(1));
        let (used, unused) = reserved.split_at(n);
        for &state in unused {
            states.give_back(state);
        }
        let placed = (end - n..end).zip(used);
        self.trail.extend(placed.map(|(at, &state)| PlacedState { at, state }));
    }

    /// Takes the state that a step comes to, which goes on from `from`: the sequence's own, or of a
    /// step in a row another, and the own one is then the next of the trail.
    ///
    /// # Errors
    /// If there is no memory for it. Nothing has changed then.
    fn take_next<M: StateMemory>(
        &mut self,
        from: Option<u32>,
        place: StepPlace,
        states: &mut StatePool,
        memory: &mut M,
    ) -> Result<u32, M::Error> {
        if place == StepPlace::Alone
            && let Some(own) = self.current.take()
        {
            return Ok(own.state);
        }
        let next = match self.reserved.pop() {
            Some(reserved) => reserved,
            None => states.take(memory)?,
        };
        // no copy of this step may take its place
        if let Some(from) = from {
            states.hold(from);
        }
        self.trail.extend(self.current.take());
        Ok(next)
    }

    /// Makes the state of the trail at `at` the sequence's own, if there is one.
    fn resume(&mut self, at: usize) {
        if let Some(i) = self.trail.iter().position(|left| left.at == at) {
            self.current = Some(self.trail.swap_remove(i));
        }
    }

    /// Returns the state at a position: the sequence's own, or a copy.
    fn state(&self, at: usize) -> Option<u32> {
        let own = self.current.filter(|own| own.at == at).map(|own| own.state);
        own.or_else(|| self.list.iter().find(|kept| kept.at == at).map(|kept| kept.state))
    }

    /// Returns whether a token at position `at` takes a state that the sequence has not, its own or
    /// one for a copy.
    #[cfg(feature = "gpu")]
    pub(super) fn grows(&self, at: usize) -> bool {
        let end = at + 1;
        self.current.is_none() || end.is_multiple_of(EVERY) || self.requested.contains(&end)
    }

    /// Requests a copy at a position.
    pub(super) fn request(&mut self, at: usize) {
        if !self.requested.contains(&at) && self.requested.len() < MAX_REQUESTS {
            self.requested.push(at);
        }
    }

    /// Cuts the sequence back from somewhere after `len` to it, which is what
    /// [`StateCheckpoints::n_resumable`] gives.
    pub(super) fn cut(&mut self, len: usize, states: &mut StatePool) {
        if let Some(PlacedState { state, .. }) = self.current.take() {
            states.give_back(state);
        }
        self.resume(len);
        self.drop_trail(states);
        self.forget(len, states);
    }

    /// Lets go of copies after `len`, and of the trail there.
    fn forget(&mut self, len: usize, states: &mut StatePool) {
        let is_after = |left: &mut PlacedState| left.at > len;
        for left in self.trail.extract_if(.., is_after) {
            states.give_back(left.state);
        }
        while let Some(kept) = self.list.pop_if(|kept| kept.at > len) {
            states.give_back(kept.state);
        }
    }

    /// Forgets which copies were requested.
    pub(super) fn clear_requests(&mut self) {
        self.requested.clear();
    }

    /// Returns those of the first `len` positions, which is what [`StateCheckpoints::n_resumable`]
    /// gives, of a sequence that is at `at`.
    pub(super) fn share(
        &mut self,
        at: usize,
        len: usize,
        states: &mut StatePool,
    ) -> StateCheckpoints {
        if len == at
            && self.list.last().is_none_or(|kept| kept.at < at)
            && let Some(PlacedState { state, .. }) = self.current.take()
        {
            self.make_room(at, states);
            self.list.push(Checkpoint { at, state, requested: true });
        }
        self.keep_of_trail(len, states);
        let list: Vec<Checkpoint> =
            self.list.iter().copied().filter(|kept| kept.at <= len).collect();
        for kept in &list {
            states.hold(kept.state);
        }
        StateCheckpoints { list, ..StateCheckpoints::default() }
    }

    /// Makes the state of the trail at `at` a copy that other sequences may hold, unless there is
    /// one.
    fn keep_of_trail(&mut self, at: usize, states: &mut StatePool) {
        if self.state(at).is_none()
            && let Some(i) = self.trail.iter().position(|left| left.at == at)
        {
            let PlacedState { state, .. } = self.trail.swap_remove(i);
            self.make_room(at, states);
            let place = self.list.partition_point(|kept| kept.at < at);
            self.list.insert(place, Checkpoint { at, state, requested: true });
        }
    }

    /// Returns the positions of a sequence that is at `at` that it can be cut back to, ascending;
    /// the beginning is not among them.
    pub(super) fn positions(&self, at: usize) -> Vec<usize> {
        let own = self.current.filter(|own| own.at == at).map(|own| own.at);
        let mut positions: Vec<usize> = self.list.iter().map(|kept| kept.at).chain(own).collect();
        positions.dedup();
        positions
    }

    /// Returns where the states are that are saved with positions of a sequence that end at `at`.
    pub(super) fn saved(&self, at: usize, wanted: PartStates) -> impl Iterator<Item = PlacedState> {
        let n_before = if wanted == PartStates::Last { SAVED } else { 0 };
        let before = self.list.iter().filter(move |kept| kept.at < at);
        let n = before.clone().count();
        let before = before.skip(n.saturating_sub(n_before)).map(Checkpoint::place);
        let left = self.trail.iter().find(|left| left.at == at).map(|left| left.state);
        let end = self.state(at).or(left).filter(|_| wanted != PartStates::None);
        before.chain(end.map(|state| PlacedState { at, state }))
    }

    /// Adds what was saved: the states at these positions, all after those that the sequence has.
    /// Where the sequence was stays a position that it can be cut back to.
    pub(super) fn restore<M: StateMemory>(
        &mut self,
        saved: &SavedStates,
        states: &mut StatePool,
        memory: &mut M,
    ) -> Result<(), M::Error> {
        if let Some(PlacedState { at, state }) = self.current.take() {
            if self.list.last().is_none_or(|kept| kept.at < at) {
                self.make_room(at, states);
                self.list.push(Checkpoint { at, state, requested: true });
            } else {
                states.give_back(state);
            }
        }
        for (at, bytes) in saved.iter() {
            self.make_room(at, states);
            let state = states.take(memory)?;
            memory.fill(state, bytes);
            self.list.push(Checkpoint { at, state, requested: true });
        }
        Ok(())
    }

    /// Lets go of copies until there may be another at `at` that was requested, after all others.
    fn make_room(&mut self, at: usize, states: &mut StatePool) {
        self.evict_for(at, true, None, states);
    }

    /// Lets go of copies, but not of the one at `spared`, until there may be another at `at`, after
    /// all others. Returns false if those that are there are worth more.
    fn evict_for(
        &mut self,
        at: usize,
        requested: bool,
        spared: Option<usize>,
        states: &mut StatePool,
    ) -> bool {
        while self.list.len() >= states.most {
            let gap = |i: usize| {
                let before = i.checked_sub(1).map_or(0, |i| self.list[i].at);
                self.list.get(i + 1).map_or(at, |next| next.at) - before
            };
            let mut others = (0..self.list.len()).filter(|&i| Some(self.list[i].at) != spared);
            let idle = others.clone().filter(|&i| !self.list[i].requested).min_by_key(|&i| gap(i));
            let oldest = || others.next().filter(|_| requested);
            let Some(goes) = idle.or_else(oldest) else { return false };
            states.give_back(self.list.remove(goes).state);
        }
        true
    }

    /// Takes states for copies between `start` and `end`, which a step is to fill; none where there
    /// is no memory. None takes the place of the one where steps in a row began.
    fn plan_copies<M: StateMemory>(
        &mut self,
        start: usize,
        end: usize,
        place: StepPlace,
        states: &mut StatePool,
        memory: &mut M,
    ) {
        let spared = match place {
            StepPlace::Alone => None,
            StepPlace::InRow { n_before } => Some(start - n_before),
        };
        for at in start + 1..=end {
            let requested = self.requested.contains(&at);
            if (requested || at % EVERY == 0)
                && self.evict_for(at, requested, spared, states)
                && let Ok(state) = states.take(memory)
            {
                self.list.push(Checkpoint { at, state, requested });
            }
        }
    }
}

impl Runs {
    /// Plans a step at this place. The rows of each sequence stand in order.
    ///
    /// # Errors
    /// If there is no memory for where sequences come to. Nothing has changed then but copies.
    pub(super) fn plan<M: StateMemory>(
        &mut self,
        rows: &[TokenRow],
        place: StepPlace,
        checkpoints: &mut [StateCheckpoints],
        states: &mut StatePool,
        memory: &mut M,
    ) -> Result<(), M::Error> {
        self.order.clear();
        self.order.extend(0..rows.len());
        if !rows.is_sorted_by_key(|row| row.seq) {
            self.order.sort_unstable_by_key(|&i| (rows[i].seq, i));
        }
        let mut first = 0;
        while let Some(&row) = self.order.get(first) {
            let seq = rows[row].seq;
            let start = rows[row].pos as usize;
            let n = self.order[first..].iter().take_while(|&&i| rows[i].seq == seq).count();
            let sequence = &mut checkpoints[seq as usize];
            if place == StepPlace::Alone {
                sequence.plan_trail(start, start + n, states);
            }
            let from = sequence.state(start);
            assert_eq!(from.is_some(), start > 0, "a sequence that goes on has a state");
            let to = match sequence.take_next(from, place, states, memory) {
                Ok(state) => state,
                Err(error) => {
                    sequence.forget(start, states);
                    self.undo(checkpoints, states);
                    return Err(error);
                }
            };
            sequence.plan_copies(start, start + n, place, states, memory);
            let copies = self.copies.len();
            let planned = sequence.list.iter().map(Checkpoint::place);
            let planned = planned.chain(sequence.trail.iter().copied());
            let planned = planned.filter(|kept| kept.at > start);
            self.copies
                .extend(planned.map(|kept| PlacedState { at: kept.at - start, state: kept.state }));
            self.copies[copies..].sort_unstable_by_key(|copy| copy.at);
            let rows = first..first + n;
            let copies = copies..self.copies.len();
            self.runs.push(SequenceRun { seq, start, rows, from, to, copies });
            first += n;
        }
        Ok(())
    }

    /// Moves the sequences to where the step has brought them.
    pub(super) fn done(&mut self, checkpoints: &mut [StateCheckpoints], states: &mut StatePool) {
        for run in self.drain() {
            let sequence = &mut checkpoints[run.seq as usize];
            let end = run.start + run.rows.len();
            sequence.current = Some(PlacedState { at: end, state: run.to });
            sequence.requested.retain(|&at| at > end);
            run.let_go(states);
        }
    }

    /// Takes back the plan of a step that has not begun.
    pub(super) fn undo(&mut self, checkpoints: &mut [StateCheckpoints], states: &mut StatePool) {
        for run in self.drain() {
            let sequence = &mut checkpoints[run.seq as usize];
            sequence.forget(run.start, states);
            if run.from == Some(run.to) {
                sequence.current = Some(PlacedState { at: run.start, state: run.to });
            } else {
                states.give_back(run.to);
                sequence.resume(run.start);
            }
            run.let_go(states);
        }
    }

    /// Gives up a step that broke off: the states that it wrote to are lost, and the sequences are
    /// where their copies are; those of steps in a row where the step began.
    pub(super) fn abandon(&mut self, checkpoints: &mut [StateCheckpoints], states: &mut StatePool) {
        for run in self.drain() {
            let sequence = &mut checkpoints[run.seq as usize];
            sequence.forget(run.start, states);
            sequence.resume(run.start);
            states.give_back(run.to);
            run.let_go(states);
        }
    }

    fn drain(&mut self) -> impl Iterator<Item = SequenceRun> {
        self.copies.clear();
        self.runs.drain(..)
    }
}

impl SequenceRun {
    /// Gives back the state that it went on from.
    fn let_go(self, states: &mut StatePool) {
        if let Some(from) = self.from.filter(|&from| from != self.to) {
            states.give_back(from);
        }
    }
}

#[cfg(test)]
mod tests;
