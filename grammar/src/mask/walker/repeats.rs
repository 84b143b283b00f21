//! The tokens of a mask that lead to a name or an item which has come before.
//!
//! Both kinds are rare. Tokens in which a part begins *and* ends are few in a vocabulary, and are
//! tried one by one. For the others, the walk follows only texts that may still become an earlier
//! value: for example, in an array that has `"ab"`, after `"a`, the walk goes below `b` alone, and
//! takes out the token `b"` and what begins with it.

use crate::Error;
use crate::automaton::distinct::{Threat, Threats};
use crate::automaton::state::State;
use crate::automaton::values::ValueId;
use crate::expression::ExprNode;
use crate::expression::leaf::{Decoder, Leaf};
use crate::expression::recorded::ValueSetId;
use crate::expression::regex::Res;
use crate::mask::token_mask::TokenMask;
use crate::mask::trie::ROOT;
use crate::mask::vocabulary::{HeldParts, Quoted, Strings};
use crate::mask::walker::MaskWalker;

/// The text of a part that is a string and not whole.
struct BegunPart {
    /// The text, if the state is in such a part and it is whole characters.
    text: Option<String>,
    /// True if the text has an escape, whole or begun: then quotes in tokens mean something else.
    has_escape: bool,
}

/// The tokens that hold a string which has been a value, whole, as a name.
#[derive(Debug, Default)]
pub(super) struct KnownNames {
    /// The values and the tokens.
    tokens: Vec<(ValueId, u32)>,
    /// The number of strings that have been values and were looked at.
    n_strings: usize,
}

impl KnownNames {
    /// Returns the bytes that the list takes.
    pub(super) fn size(&self) -> usize {
        self.tokens.len() * size_of::<(ValueId, u32)>()
    }
}

/// The progress of a walk through the tokens.
#[derive(Clone, Copy)]
enum RepeatProgress {
    /// The automaton is in this state.
    At(State),
    /// The text is inside a string in which any text may follow, so that only its closing quote can
    /// be wrong.
    FreeString {
        /// True if nothing but this string and declared names may be meant.
        is_only_way: bool,
    },
}

/// The earlier values that a text may become after one more byte.
struct ThreatStep {
    left: Vec<Threat>,
    /// True if the byte closes a string that is one of them.
    is_repeat: bool,
}

impl MaskWalker<'_> {
    /// Returns the tokens of a mask that lead to a value which has come before. `held` are those of
    /// the mask of the erased state that may hold a whole part, as far as they are needed.
    pub(crate) fn repeats(
        &mut self,
        state: State,
        mask: &TokenMask,
        held: Option<&HeldParts>,
    ) -> Result<Vec<u32>, Error> {
        let mut out = Vec::new();
        let mut suspects = held.map_or_else(Vec::new, |held| held.tagged.to_vec());
        match held {
            Some(held) if self.automaton.exprs.has_distinct_items() => {
                self.add_suspects(state, held, &mut suspects);
            }
            _ => self.add_suspect_names(state, mask, &mut suspects),
        }
        if self.automaton.exprs.has_scarce() {
            self.add_suspect_commas(state, mask, held, &mut suspects);
        }
        suspects.sort_unstable();
        suspects.dedup();
        for token in suspects {
            if self.automaton.advance(state, self.vocabulary.bytes(token))?.is_dead() {
                out.push(token);
            }
        }
        let are_numbers = !self.automaton.has_number_literal(state)
            && !self.automaton.number_parts(state).is_empty();
        if are_numbers {
            self.add_number_repeats(state, &mut out)?;
        }
        let threats = self.automaton.threats_of(state, !are_numbers);
        if !threats.list.is_empty() {
            self.add_repeats(state, threats, &mut out)?;
        }
        Ok(out)
    }

    /// Adds the tokens that lead from a number to one which has come before: only where it may
    /// still become one, and where the rest has not more numbers than have come.
    fn add_number_repeats(&mut self, state: State, out: &mut Vec<u32>) -> Result<(), Error> {
        let mut suspects = Vec::new();
        for part in self.automaton.number_parts(state) {
            let mut todo = vec![(ROOT, part.re, part.text)];
            while let Some((at, re, text)) = todo.pop() {
                self.automaton.budget().take(NODE_WORK);
                let trie = &self.vocabulary.trie;
                for child in trie.nodes[at].children() {
                    let byte = trie.bytes[child];
                    let node = &trie.nodes[child];
                    if text.is_empty() && byte.is_ascii_whitespace() {
                        todo.push((child, re, Vec::new()));
                        continue;
                    }
                    if ends_value(byte) {
                        let values = &self.automaton.values;
                        let value = values.known_value(&text).filter(|_| !text.is_empty());
                        if value.is_some_and(|value| values.holds(part.set, value)) {
                            suspects.extend_from_slice(trie.tokens_from(node));
                        }
                        continue;
                    }
                    let next = self.automaton.exprs.res.step(re, byte.into());
                    let text = [&text[..], &[byte]].concat();
                    if next == Res::EMPTY || !self.automaton.values.may_become_number(&text) {
                        continue;
                    }
                    if self.automaton.is_unused(next, &text, part.set) == Some(true) {
                        todo.push((child, next, text));
                    } else {
                        suspects.extend_from_slice(trie.tokens_from(node));
                    }
                }
            }
        }
        for token in suspects {
            if self.automaton.advance(state, self.vocabulary.bytes(token))?.is_dead() {
                out.push(token);
            }
        }
        Ok(())
    }

    /// Adds the tokens of a mask in which a name begins and ends that may have come before.
    fn add_suspect_names(&mut self, state: State, mask: &TokenMask, out: &mut Vec<u32>) {
        let vocabulary = self.vocabulary;
        let names = vocabulary.name_tokens();
        let values = &self.automaton.values;
        let known = &mut self.cache.known_names;
        for (value, string) in values.strings_after(known.n_strings) {
            let tokens = names.by_name.get(string).into_iter().flatten();
            known.tokens.extend(tokens.map(|&token| (value, token)));
        }
        known.n_strings = values.n_strings();
        let is_allowed = |token: &u32| mask.contains(*token);
        let begun = self.begun_part(state);
        if begun.has_escape {
            out.extend(names.all.iter().copied().filter(is_allowed));
            return;
        }
        out.extend(names.always.iter().copied().filter(is_allowed));
        let completed = begun.text.and_then(|text| names.by_begun.get(&*text));
        out.extend(completed.into_iter().flatten().copied().filter(is_allowed));
        if self.cache.known_names.tokens.is_empty() {
            return;
        }
        let sets = self.automaton.value_sets(state, vocabulary.longest_quoted());
        let values = &self.automaton.values;
        let has_come = |value| sets.iter().any(|&set| values.holds(set, value));
        let known = self.cache.known_names.tokens.iter();
        out.extend(known.filter(|&&(value, _)| has_come(value)).map(|t| t.1).filter(is_allowed));
    }

    /// Adds the tokens in which a name or an item begins and ends that may have come before, in a
    /// schema with items that must differ.
    fn add_suspects(&mut self, state: State, held: &HeldParts, out: &mut Vec<u32>) {
        let scarce = self.automaton.is_scarce(state);
        if !held.quoted.is_empty() {
            let begun = self.begun_part(state);
            let sets = self.automaton.value_sets(state, self.vocabulary.longest_quoted());
            for &index in &held.quoted {
                let Quoted { token, strings } = self.vocabulary.quoted_part(index);
                let is_suspect = |strings| self.may_repeat(strings, &begun, &sets, scarce);
                if begun.has_escape || strings.as_ref().is_none_or(is_suspect) {
                    out.push(*token);
                }
            }
        }
        if !self.is_in_strings(state) {
            let bare = held.bare.iter().map(|&index| self.vocabulary.bare_part(index));
            out.extend(bare.filter(|part| part.holds_two || scarce).map(|part| part.token));
        }
    }

    /// Adds the tokens of a mask with a comma after which no part may be left that differs.
    fn add_suspect_commas(
        &self,
        state: State,
        mask: &TokenMask,
        held: Option<&HeldParts>,
        out: &mut Vec<u32>,
    ) {
        let in_strings = self.is_in_strings(state);
        if let Some(held) = held.filter(|_| self.automaton.is_scarce(state)) {
            let commas = held.commas.iter().map(|&index| self.vocabulary.comma(index));
            let some = commas.filter(|comma| comma.after_quote || !in_strings);
            out.extend(some.map(|comma| comma.token));
            return;
        }
        // the parts before the comma may be of the token, too
        let items = self.automaton.exprs.has_distinct_items();
        let commas = self.vocabulary.commas_after_brackets().iter();
        let some = commas
            .filter(|comma| (comma.after_quote || !in_strings) && (items || comma.after_name));
        out.extend(some.map(|comma| comma.token).filter(|&token| mask.contains(token)));
    }

    /// Returns whether all leaves of a state are strings, as [`Self::is_quoted`] says.
    fn is_in_strings(&self, state: State) -> bool {
        self.automaton.threads(state).all(|thread| self.is_quoted(thread.0))
    }

    /// Returns whether a leaf is a string, or literals with a quote still to come: no token without
    /// a quote leaves it.
    fn is_quoted(&self, leaf: u32) -> bool {
        let has_quote = |word: &[u8], at: u32| word[at as usize..].contains(&b'"');
        let exprs = &self.automaton.exprs;
        match self.automaton.leaf(leaf) {
            Leaf::JsonString(..) => true,
            Leaf::Key { member, lo, hi, at } => {
                let keys = &exprs.objects[member.object as usize].keys[lo as usize..hi as usize];
                keys.len() <= MAX_WORDS_LOOKED_AT && keys.iter().all(|k| has_quote(&k.literal, at))
            }
            Leaf::Literals { list, lo, hi, at } => {
                let words = &exprs.literals[list as usize][lo as usize..hi as usize];
                words.len() <= MAX_WORDS_LOOKED_AT && words.iter().all(|word| has_quote(word, at))
            }
            _ => false,
        }
    }

    /// Returns what is known of the text of a part in which a state is.
    fn begun_part(&self, state: State) -> BegunPart {
        // after a backslash a quote is none
        let in_escape =
            self.automaton.threads(state).any(|(leaf, _)| match self.automaton.leaf(leaf) {
                Leaf::JsonString(decoder, _) => decoder == Decoder::Escape,
                _ => false,
            });
        let text = self.begun_string(state);
        let has_escape = in_escape || text.as_ref().is_some_and(|text| text.contains('\\'));
        BegunPart { text, has_escape }
    }

    /// Returns whether a string of a token, or another value in it, may be one that has come: one
    /// of these sets, or of the token itself.
    fn may_repeat(
        &self,
        strings: &Strings,
        begun: &BegunPart,
        sets: &[ValueSetId],
        scarce: bool,
    ) -> bool {
        if strings.others && (scarce || strings.opens_array) || strings.repeat {
            return true;
        }
        let completes_begun = |whole: &str| {
            let start = whole.strip_suffix(&*strings.before);
            start.is_some() && start == begun.text.as_deref()
        };
        let values = &self.automaton.values;
        let has_come = |whole: &str| {
            let value = values.known_string(whole);
            value.is_some_and(|value| sets.iter().any(|&set| values.holds(set, value)))
        };
        strings.whole.iter().any(|whole| has_come(whole) || completes_begun(whole))
    }

    /// Returns the text of the string that a state is in, if that is a part and has no escapes.
    fn begun_string(&self, state: State) -> Option<String> {
        let text = self.automaton.text(state);
        let (_, stack) =
            self.automaton.threads(state).find(|t| self.automaton.stack_is_in_part(t.1))?;
        let (end, _) = self.automaton.cells(stack).next()?;
        let ExprNode::DistinctEnd(from) = *self.automaton.exprs.node(end) else { return None };
        let text = String::from_utf8(self.automaton.values.since(from, text)).ok()?;
        text.strip_prefix('"').map(str::to_owned)
    }

    /// Adds the tokens that complete one of `threats`, or come to where nothing else can.
    fn add_repeats(
        &mut self,
        state: State,
        threats: Threats,
        out: &mut Vec<u32>,
    ) -> Result<(), Error> {
        let trie = &self.vocabulary.trie;
        let mut todo = vec![(ROOT, self.progress(state), threats)];
        while let Some((at, progress, mut threats)) = todo.pop() {
            let values = &self.automaton.values;
            let due: Vec<[u64; 4]> =
                threats.list.iter().map(|t| values.next_bytes(&t.text, t.value)).collect();
            let may_follow = match progress {
                RepeatProgress::At(state) => self.automaton.first_bytes(state),
                RepeatProgress::FreeString { .. } => [u64::MAX; 4],
            };
            let may_lead_on = due.iter().fold([0; 4], union);
            for child in trie.nodes[at].children() {
                let byte = trie.bytes[child];
                if !holds(&may_follow, byte) || !holds(&may_lead_on, byte) {
                    continue;
                }
                let ThreatStep { left, is_repeat } =
                    self.step_threats(&mut threats.list, &due, byte);
                if left.is_empty() {
                    continue;
                }
                let (next, is_repeat) = match progress {
                    RepeatProgress::At(state) => self.step_progress(state, &threats, byte)?,
                    // a string within the part, after which the part goes on
                    RepeatProgress::FreeString { .. } if byte == b'"' && !is_repeat => {
                        let bytes = self.vocabulary.trie.bytes_between(ROOT, child);
                        let next = self.automaton.advance(state, &bytes)?;
                        (self.progress(next), next.is_dead())
                    }
                    RepeatProgress::FreeString { .. } => (progress, is_repeat),
                };
                let node = &trie.nodes[child];
                if is_repeat {
                    self.push_repeats(state, next, trie.tokens_from(node), out)?;
                } else if !node.is_last() {
                    todo.push((child, next, threats.with_list(left)));
                }
            }
        }
        Ok(())
    }

    /// Returns the values that a text may still become after one more byte; `due` are the bytes
    /// that go on to each.
    fn step_threats(&mut self, threats: &mut [Threat], due: &[[u64; 4]], byte: u8) -> ThreatStep {
        let mut n_read = 0;
        let values = &self.automaton.values;
        let mut step = ThreatStep { left: Vec::new(), is_repeat: false };
        for (threat, due) in threats.iter_mut().zip(due) {
            if !holds(due, byte) {
                continue;
            }
            threat.text.push(byte);
            step.is_repeat |= byte == b'"' && values.is_whole(&threat.text, threat.value);
            n_read += threat.text.len() as u64;
            if values.may_become(&threat.text, threat.value, &mut n_read) || ends_value(byte) {
                step.left.push(Threat { text: threat.text.clone(), value: threat.value });
            }
            threat.text.pop();
        }
        self.automaton.budget().take(n_read);
        step
    }

    /// Returns the progress after one more byte in a state of these threats, and whether the text
    /// repeats a value there or cannot but do so.
    fn step_progress(
        &mut self,
        state: State,
        threats: &Threats,
        byte: u8,
    ) -> Result<(RepeatProgress, bool), Error> {
        let next = self.automaton.raw_step(state, byte)?;
        let is_repeat =
            next.is_dead() || !self.automaton.is_completable_after(state, threats, byte, next)?;
        Ok((self.progress(next), is_repeat))
    }

    /// Adds tokens that repeat a value. Where something else may be meant than the string in which
    /// they do, each is tried.
    fn push_repeats(
        &mut self,
        state: State,
        progress: RepeatProgress,
        tokens: &[u32],
        out: &mut Vec<u32>,
    ) -> Result<(), Error> {
        let RepeatProgress::FreeString { is_only_way: false } = progress else {
            out.extend_from_slice(tokens);
            return Ok(());
        };
        for &token in tokens {
            if self.automaton.advance(state, self.vocabulary.bytes(token))?.is_dead() {
                out.push(token);
            }
        }
        Ok(())
    }

    /// Returns the progress of a walk that is in a state.
    fn progress(&mut self, state: State) -> RepeatProgress {
        if !self.automaton.has_free_string(state) {
            return RepeatProgress::At(state);
        }
        // declared names are no others, so that none of them has come
        let is_key = |leaf| matches!(self.automaton.leaf(leaf), Leaf::Key { .. });
        let is_only_way = self.automaton.threads(state).filter(|t| !is_key(t.0)).count() == 1;
        RepeatProgress::FreeString { is_only_way }
    }
}

/// Most literals of a leaf that are looked at to tell whether all have a quote to come.
const MAX_WORDS_LOOKED_AT: usize = 256;

/// Steps that looking at what may follow a number in a token counts as.
const NODE_WORK: u64 = 20;

/// Returns the bytes that are in one of two sets.
fn union(a: [u64; 4], b: &[u64; 4]) -> [u64; 4] {
    std::array::from_fn(|i| a[i] | b[i])
}

/// Returns whether a byte is in a set.
fn holds(set: &[u64; 4], byte: u8) -> bool {
    set[usize::from(byte / 64)] >> (byte % 64) & 1 == 1
}

/// Returns whether a byte may stand after a value, so that it ends a number.
fn ends_value(byte: u8) -> bool {
    matches!(byte, b',' | b']' | b'}' | b':') || byte.is_ascii_whitespace()
}
