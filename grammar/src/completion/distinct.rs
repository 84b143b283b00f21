//! Texts of different values, the shortest first: the items that complete an array whose items
//! differ.
//!
//! A best-first search over the beginnings of an item's texts, led by the bytes that each still
//! needs. What one array has found serves all that have the same items, so that completing *n*
//! items takes work for *n* texts, not for the sets that they may make. For example, the integers
//! from 5 to 12 are found as 5, 6, 7, 8, 9, 10, 11 and 12, each from the beginning that it shares
//! with others.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::sync::Arc;

use crate::Error;
use crate::automaton::Automaton;
use crate::automaton::state::{BOTTOM, Stack, State};
use crate::automaton::values::ValueId;
use crate::completion::members::LETTERS;
use crate::completion::{Completions, UNKNOWN};
use crate::expression::recorded::ValueSetId;
use crate::expression::{Expr, ExprNode};
use crate::intern::FastMap;

/// Beginnings that are looked at to find one more text.
const MOST_BEGINNINGS: usize = 1 << 10;

/// Steps that a byte which is tried counts as.
const TRY_WORK: u64 = 30;

/// Bytes that a blank between values or an escape counts as: what is written without them comes
/// first.
const DULL_BYTES: u64 = 1 << 16;

/// A text and its value.
#[derive(Clone, Debug)]
pub(super) struct ItemText {
    pub bytes: Arc<[u8]>,
    pub value: ValueId,
}

/// A beginning of an item, or a whole one, that waits to be looked at. The first comes first: of
/// those that become as long, the longest beginning, and of these letters before signs.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct WaitingText {
    /// Bytes that it becomes.
    bytes: u64,
    length: Reverse<u32>,
    /// The place of its last byte among those that texts are made of.
    place: u8,
    /// Its number among the beginnings.
    number: usize,
    step: ItemStep,
}

/// The next step with a beginning of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum ItemStep {
    /// It goes on with bytes that are neither blanks nor escapes.
    Plain,
    /// It goes on with a blank or an escape.
    Dull,
    /// It is a whole text.
    End,
}

/// A beginning of an item.
#[derive(Clone, Copy, Debug)]
struct ItemBeginning {
    state: State,
    /// The number of the beginning without its last byte; its own for the empty one.
    before: usize,
    byte: u8,
    length: u32,
    /// Bytes that count as more than one, added up.
    dull: u64,
}

/// The texts of an item that have been found.
#[derive(Debug, Default)]
pub(super) struct ItemTexts {
    found: Vec<ItemText>,
    values: HashSet<ValueId>,
    beginnings: Vec<ItemBeginning>,
    waiting: BinaryHeap<Reverse<WaitingText>>,
    /// True if there are no more, or none was found in the work for one.
    is_over: bool,
}

impl ItemTexts {
    /// Returns the bytes that all of it takes, roughly.
    pub(super) fn size(&self) -> usize {
        self.found.len() * 80 + self.beginnings.len() * 40 + self.waiting.len() * 40
    }

    /// Adds a beginning that becomes a text of `bytes` more, or is one.
    fn add(&mut self, beginning: ItemBeginning, bytes: u64, step: ItemStep) {
        let number = self.beginnings.len();
        self.beginnings.push(beginning);
        let ItemBeginning { length, dull, byte, .. } = beginning;
        let place = LETTERS.iter().position(|&letter| letter == byte);
        self.waiting.push(Reverse(WaitingText {
            bytes: bytes.saturating_add(dull).saturating_add(length.into()),
            length: Reverse(length),
            place: place.map_or(u8::MAX, |place| place as u8),
            number,
            step,
        }));
    }

    /// Returns the bytes of a beginning.
    fn text(&self, number: usize) -> Arc<[u8]> {
        let mut bytes = Vec::new();
        let mut at = number;
        while self.beginnings[at].before != at {
            bytes.push(self.beginnings[at].byte);
            at = self.beginnings[at].before;
        }
        bytes.reverse();
        bytes.into()
    }
}

/// The items of one array that were made up, or come before those.
#[derive(Debug, Default)]
pub(super) struct MadeUpItems {
    /// Values that no item may have any more.
    taken: HashSet<ValueId>,
    /// By item, the texts of it that were looked at.
    n_tried: FastMap<Expr, usize>,
    /// Sets of values that have come before.
    sets: Vec<ValueSetId>,
}

impl MadeUpItems {
    /// Returns those of an array that has begun, or of none, over a stack.
    pub(super) fn over(automaton: &Automaton, stack: Stack) -> MadeUpItems {
        MadeUpItems { sets: nearest_sets(automaton, stack), ..MadeUpItems::default() }
    }

    /// Returns whether any item may come.
    pub(super) fn is_empty(&self) -> bool {
        self.taken.is_empty() && self.sets.is_empty()
    }
}

impl Completions {
    /// Notes that an item of an array is a text.
    pub(super) fn take_item(&mut self, items: &mut MadeUpItems, text: &[u8]) {
        items.taken.insert(self.item_values.value_of_literal(text));
    }

    /// Returns a shortest text of an item that no other item of an array has, and takes it; `None`
    /// if a short search finds none.
    ///
    /// # Errors
    /// No work is left, or the search was stopped.
    pub(super) fn make_up_item(
        &mut self,
        automaton: &mut Automaton,
        items: &mut MadeUpItems,
        item: Expr,
    ) -> Result<Option<Arc<[u8]>>, Error> {
        loop {
            automaton.budget().take(TRY_WORK);
            automaton.budget().check()?;
            let n_tried = items.n_tried.get(&item).copied().unwrap_or(0);
            let Some(text) = self.item_text(automaton, item, n_tried)? else { return Ok(None) };
            items.n_tried.insert(item, n_tried + 1);
            let has_come = !items.sets.is_empty() && {
                let value = automaton.values.known_value(&text.bytes);
                let holds =
                    |value| items.sets.iter().any(|&set| automaton.values.holds(set, value));
                value.is_some_and(holds)
            };
            if !has_come && items.taken.insert(text.value) {
                return Ok(Some(text.bytes));
            }
        }
    }

    /// Returns text number `n` of an item, the shortest first, each of another value.
    fn item_text(
        &mut self,
        automaton: &mut Automaton,
        item: Expr,
        n: usize,
    ) -> Result<Option<ItemText>, Error> {
        let mut texts = match self.item_texts.remove(&item) {
            Some(known) => known,
            None => self.begin_item_texts(automaton, item)?,
        };
        let mut found = Ok(());
        while found.is_ok() && texts.found.len() <= n && !texts.is_over {
            found = self.find_item_text(automaton, &mut texts);
        }
        let text = texts.found.get(n).cloned();
        self.item_texts.insert(item, texts);
        found.map(|()| text)
    }

    /// Returns the texts of an item, none found yet.
    fn begin_item_texts(
        &mut self,
        automaton: &mut Automaton,
        item: Expr,
    ) -> Result<ItemTexts, Error> {
        let state = automaton.begin(item)?;
        let mut texts = ItemTexts::default();
        let beginning = ItemBeginning { state, before: 0, byte: 0, length: 0, dull: 0 };
        texts.add(beginning, 0, ItemStep::Plain);
        Ok(texts)
    }

    /// Finds one more text of an item, of another value than all before.
    fn find_item_text(
        &mut self,
        automaton: &mut Automaton,
        texts: &mut ItemTexts,
    ) -> Result<(), Error> {
        for _ in 0..MOST_BEGINNINGS {
            automaton.budget().take(TRY_WORK);
            automaton.budget().check()?;
            let Some(Reverse(waiting)) = texts.waiting.pop() else { break };
            if waiting.step != ItemStep::End {
                self.continue_item(automaton, texts, &waiting)?;
                if waiting.step == ItemStep::Plain {
                    // most texts are found before any with these
                    let bytes = waiting.bytes.saturating_add(DULL_BYTES);
                    let step = ItemStep::Dull;
                    texts.waiting.push(Reverse(WaitingText { bytes, step, ..waiting }));
                }
                continue;
            }
            let bytes = texts.text(waiting.number);
            automaton.budget().take(bytes.len() as u64);
            let value = self.item_values.value_of_literal(&bytes);
            if texts.values.insert(value) {
                texts.found.push(ItemText { bytes, value });
                return Ok(());
            }
        }
        texts.is_over = true;
        Ok(())
    }

    /// Adds the beginnings that are one byte longer than another.
    fn continue_item(
        &mut self,
        automaton: &mut Automaton,
        texts: &mut ItemTexts,
        waiting: &WaitingText,
    ) -> Result<(), Error> {
        let before = waiting.number;
        let ItemBeginning { state, length, dull, .. } = texts.beginnings[before];
        let is_dull = |byte: &u8| byte.is_ascii_whitespace() || *byte == b'\\';
        let is_asked = waiting.step == ItemStep::Dull;
        let dull = dull + if is_asked { DULL_BYTES } else { 0 };
        let mut bytes = automaton.bytes_to_try(state, false);
        bytes.retain(|byte| is_dull(byte) == is_asked);
        for byte in bytes {
            automaton.budget().take(TRY_WORK);
            automaton.budget().check()?;
            let next = automaton.step(state, byte)?;
            if next.is_dead() {
                continue;
            }
            let beginning = ItemBeginning { state: next, before, byte, length: length + 1, dull };
            let is_whole = automaton.is_accepting(next);
            let goes_on = automaton.can_continue(next);
            if is_whole {
                texts.add(beginning, 0, ItemStep::End);
            }
            let missing = if is_whole { 1 } else { self.bytes(automaton, next) };
            if goes_on && missing < UNKNOWN {
                texts.add(beginning, missing, ItemStep::Plain);
            }
        }
        Ok(())
    }
}

/// Returns the sets of values that have come in the array or object which a part over `stack`
/// belongs to.
fn nearest_sets(automaton: &Automaton, stack: Stack) -> Vec<ValueSetId> {
    let mut sets = Vec::new();
    let mut seen = HashSet::new();
    let mut todo = vec![stack];
    while let Some(stack) = todo.pop() {
        if stack == BOTTOM || !seen.insert(stack) {
            continue;
        }
        for (e, under) in automaton.cells(stack) {
            match *automaton.exprs.node(e) {
                ExprNode::UniqueEnd(values, _) => sets.push(values),
                _ => todo.push(under),
            }
        }
    }
    sets.retain(|&set| automaton.values.of_set(set).next().is_some());
    sets
}
