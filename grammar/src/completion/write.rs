//! The text of a completion, written piece by piece.
//!
//! Pieces are expanded by their cheapest choice until only bytes are left, on a stack of their own,
//! since grammars nest deeper than a thread's stack is. For example, `["a", 1]` of a schema for
//! such pairs is written from the pieces `[`, "a string", `,`, "an integer" and `]`.

use std::collections::HashSet;

use crate::Error;
use crate::automaton::Automaton;
use crate::automaton::state::{BOTTOM, Stack};
use crate::completion::costs::{WORDS_OF_A_STEP, plus};
use crate::completion::distinct::MadeUpItems;
use crate::completion::members::{DeclaredMember, MadeUpMembers, made_up_len};
use crate::completion::{CompletionPart, Completions, LONGEST, UNKNOWN, bytes_of};
use crate::expression::leaf::{Decoder, Leaf, Member};
use crate::expression::regex::Re;
use crate::expression::{DistinctParts, Expr, ExprNode, Exprs};

/// Steps that writing a part counts as.
const WRITE_WORK: u64 = 20;

/// Steps that adding a member whose name is made up counts as.
const MEMBER_WORK: u64 = 60;

/// A part of a text that is being written.
pub(super) enum Piece {
    /// An expression.
    Expr(Expr),
    /// Bytes as they are.
    Bytes(Vec<u8>),
    /// The end of an object or array whose names or items differ.
    EndUnique,
    /// The end of an item whose text begins at a place of what is written.
    EndItem(usize),
}

/// The stack over which an object that has begun is completed, which knows its names; `None` for an
/// object that is written from its beginning.
type BegunObject = Option<Stack>;

/// An object that is completed.
#[derive(Clone, Copy)]
struct OpenObject {
    member: Member,
    /// True if a member must come next.
    is_due: bool,
    begun: BegunObject,
}

/// The members that an object is completed with.
struct ChosenMembers {
    /// Declared members, sorted by chain and index.
    declared: Vec<DeclaredMember>,
    /// The number of members without declared names.
    n_others: u64,
    /// The names and the values of these, the cheapest first.
    others: Vec<(Re, Expr)>,
}

impl Completions {
    /// Writes a shortest text of pieces over a stack, the last one first.
    pub(super) fn write(
        &mut self,
        automaton: &mut Automaton,
        mut todo: Vec<Piece>,
        stack: Stack,
        items: &mut MadeUpItems,
        out: &mut Vec<CompletionPart>,
    ) -> Result<(), Error> {
        // the object or array that has begun, and those within it that are being written
        let mut inner: Vec<MadeUpItems> = Vec::new();
        while let Some(piece) = todo.pop() {
            automaton.budget().take(WRITE_WORK);
            automaton.budget().check()?;
            if out.len() as u64 > LONGEST {
                return Ok(());
            }
            let begun = inner.is_empty().then_some(stack);
            let Some(e) = self.write_piece(piece, &mut inner, items, out) else { continue };
            let siblings = inner.last_mut().unwrap_or(&mut *items);
            let object = |member, is_due| OpenObject { member, is_due, begun };
            match *automaton.exprs.node(e) {
                ExprNode::Leaf(leaf) if !matches!(leaf, Leaf::Key { .. }) => {
                    self.write_leaf(automaton, leaf, BOTTOM, siblings, out)?;
                    continue;
                }
                ExprNode::Lazy { text, .. } => {
                    let leaf = Leaf::Text(Decoder::Start, text);
                    self.write_leaf(automaton, leaf, BOTTOM, siblings, out)?;
                    continue;
                }
                ExprNode::Member(member) => {
                    self.push_members(automaton, object(member, true), &mut todo)?;
                    continue;
                }
                ExprNode::Rest(member) => {
                    self.push_members(automaton, object(member, false), &mut todo)?;
                    continue;
                }
                ExprNode::Unique(..) => {
                    inner.push(MadeUpItems::default());
                    todo.push(Piece::EndUnique);
                }
                ExprNode::Distinct(item) => {
                    let is_written = self.write_item(automaton, siblings, item, &mut todo, out)?;
                    if is_written {
                        continue;
                    }
                }
                _ => {}
            }
            if !self.push_choice(automaton, e, &mut todo, out) {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Writes a piece and returns none, or returns its expression. `inner` are the items of objects
    /// and arrays that are being written within the one of `items`.
    fn write_piece(
        &mut self,
        piece: Piece,
        inner: &mut Vec<MadeUpItems>,
        items: &mut MadeUpItems,
        out: &mut Vec<CompletionPart>,
    ) -> Option<Expr> {
        match piece {
            Piece::Expr(e) => return Some(e),
            Piece::Bytes(bytes) => out.extend(bytes.into_iter().map(CompletionPart::Byte)),
            Piece::EndUnique => {
                inner.pop();
            }
            Piece::EndItem(from) => {
                let text: Vec<u8> = bytes_of(&out[from..]).collect();
                self.take_item(inner.last_mut().unwrap_or(items), &text);
            }
        }
        None
    }

    /// Writes an item that differs from its siblings; `false` if it is written as any other, which
    /// is as short as the shortest.
    fn write_item(
        &mut self,
        automaton: &mut Automaton,
        siblings: &mut MadeUpItems,
        item: Expr,
        todo: &mut Vec<Piece>,
        out: &mut Vec<CompletionPart>,
    ) -> Result<bool, Error> {
        if siblings.is_empty() {
            todo.push(Piece::EndItem(out.len()));
            return Ok(false);
        }
        self.has_made_up = true;
        let text = self.make_up_item(automaton, siblings, item)?;
        self.may_repeat |= text.is_none();
        let is_made_up = text.is_some();
        out.extend(text.iter().flat_map(|text| text.iter()).copied().map(CompletionPart::Byte));
        Ok(is_made_up)
    }

    /// Writes the key of the cheapest choice of an expression, and adds the parts of the choice;
    /// `false` if there is no choice.
    fn push_choice(
        &mut self,
        automaton: &mut Automaton,
        e: Expr,
        todo: &mut Vec<Piece>,
        out: &mut Vec<CompletionPart>,
    ) -> bool {
        if let Some(&known) = self.cheapest.get(&e) {
            todo.push(Piece::Expr(known));
            return true;
        }
        let choices = self.choices(automaton.exprs(), e);
        let Some(choice) = self.cheapest(automaton, choices) else { return false };
        if matches!(automaton.exprs().node(e), ExprNode::Alt(_))
            && let &[way] = choice.parts.as_slice()
            && !automaton.budget().is_over()
        {
            self.cheapest.insert(e, way);
        }
        if let Some(key) = choice.key {
            let &ExprNode::Leaf(Leaf::Key { member, .. }) = automaton.exprs().node(e) else {
                return false;
            };
            write_key(automaton.exprs(), member.object, key, choice.own, out);
        }
        for _ in 0..choice.times {
            todo.extend(choice.parts.iter().rev().map(|&e| Piece::Expr(e)));
        }
        true
    }

    /// Adds the members that complete an object, and its end, the last piece first. No name is made
    /// up that one of its members has.
    fn push_members(
        &mut self,
        automaton: &mut Automaton,
        object: OpenObject,
        todo: &mut Vec<Piece>,
    ) -> Result<(), Error> {
        let OpenObject { member, is_due, begun } = object;
        let chosen = self.choose_members(automaton, member, is_due);
        let mut pieces = Vec::new();
        let separator = automaton.exprs.separator(member);
        let tags = automaton.exprs.objects[member.object as usize].tags();
        let name_end = tags.map(|tags| tags.name_end.clone());
        for declared in chosen.declared {
            push_separator(&mut pieces, separator, is_due);
            pieces.push(Piece::Bytes(declared.literal));
            pieces.push(Piece::Expr(declared.value));
        }
        if let Some(&cheapest) = chosen.others.first() {
            let taken = match begun {
                Some(stack) if chosen.n_others > 0 => {
                    // a name that has begun may become one that is made up
                    self.may_repeat |= self.has_begun;
                    taken_names(automaton, stack, name_end.as_deref())
                }
                _ => HashSet::new(),
            };
            let mut made_up = MadeUpMembers::new(chosen.others, taken);
            for _ in 0..chosen.n_others.min(LONGEST) {
                automaton.budget().take(MEMBER_WORK);
                push_separator(&mut pieces, separator, is_due);
                let value = if let Some((name, value)) = made_up.next(&mut automaton.exprs.res)? {
                    pieces.push(Piece::Bytes(match &name_end {
                        None => format!("\"{name}\":").into_bytes(),
                        Some(end) => [name.as_bytes(), end].concat(),
                    }));
                    value
                } else {
                    self.may_repeat = true;
                    let name = automaton.exprs.name(cheapest.0, name_end.as_deref());
                    pieces.push(Piece::Expr(name));
                    if name_end.is_none() {
                        pieces.push(Piece::Bytes(b":".to_vec()));
                    }
                    cheapest.1
                };
                pieces.push(Piece::Expr(value));
            }
        }
        let close = automaton.exprs.closing(member);
        pieces.push(Piece::Expr(close));
        todo.extend(pieces.into_iter().rev());
        Ok(())
    }

    /// Chooses the members that complete an object: those that must come, and the cheapest of those
    /// that may, as far as its least number of members asks for them.
    fn choose_members(
        &mut self,
        automaton: &mut Automaton,
        member: Member,
        is_due: bool,
    ) -> ChosenMembers {
        let missing = automaton.exprs.missing(member, is_due);
        automaton.budget().take(missing.n_steps);
        let mut declared = missing.required;
        let mut left = missing.n_more;
        let mut costs: Vec<(u64, Option<DeclaredMember>)> = Vec::new();
        if left > 0 {
            for declared in missing.optional {
                let own = declared.literal.len() as u64;
                let cost = plus(own, self.expr(automaton, declared.value));
                costs.push((cost, Some(declared)));
            }
        }
        let object = &automaton.exprs.objects[member.object as usize];
        let made_up = made_up_len(object);
        let others = object.others.clone();
        let others =
            others.iter().map(|&(names, value)| (self.expr(automaton, value), names, value));
        let mut others: Vec<(u64, Re, Expr)> = others.collect();
        others.sort_by_key(|other| other.0);
        if let Some(&(cost, ..)) = others.first() {
            costs.push((plus(made_up, cost), None));
        }
        costs.sort_unstable();
        let mut n_others = 0;
        for (_, member) in costs {
            match member {
                _ if left == 0 => break,
                Some(member) => {
                    declared.push(member);
                    left -= 1;
                }
                None => n_others = std::mem::take(&mut left),
            }
        }
        declared.sort_unstable();
        // a member without a text is as good as none
        let others = others.into_iter().filter(|other| other.0 < UNKNOWN);
        let others = others.map(|(_, names, value)| (names, value)).collect();
        ChosenMembers { declared, n_others, others }
    }

    /// Writes what a leaf over `stack` still needs, and what comes after a key.
    pub(super) fn write_leaf(
        &mut self,
        automaton: &mut Automaton,
        leaf: Leaf,
        stack: Stack,
        items: &mut MadeUpItems,
        out: &mut Vec<CompletionPart>,
    ) -> Result<(), Error> {
        match leaf {
            Leaf::Literals { list, lo, at, .. } => {
                let number = lo + self.shortest_word(automaton.exprs(), leaf);
                if let Some(word) = automaton.exprs().literals[list as usize].get(number as usize) {
                    out.extend(word[at as usize..].iter().copied().map(CompletionPart::Byte));
                }
            }
            Leaf::Token { id, is_excluded: false } | Leaf::Trigger(id) => {
                out.push(CompletionPart::Token(id));
            }
            Leaf::Token { id, is_excluded: true } => {
                out.push(CompletionPart::Token(u32::from(id == 0)));
            }
            Leaf::Tokens(set) => {
                let first = automaton.exprs().token_sets[set as usize].first();
                out.extend(first.map(|range| CompletionPart::Token(range.0)));
            }
            Leaf::Graph { graph, mut node } => {
                let words = &automaton.exprs().graphs[graph as usize];
                while let Some((byte, next, bytes)) = words.shortest(node) {
                    out.push(CompletionPart::Byte(byte));
                    node = next;
                    if bytes == 1 {
                        break;
                    }
                }
            }
            Leaf::Key { member, .. } => {
                let choices = self.choices_of_leaf(automaton.exprs(), leaf);
                let Some(choice) = self.cheapest(automaton, choices) else { return Ok(()) };
                if let Some(key) = choice.key {
                    write_key(automaton.exprs(), member.object, key, choice.own, out);
                }
                let parts = choice.parts.into_iter().rev().map(Piece::Expr).collect();
                self.write(automaton, parts, stack, items, out)?;
            }
            Leaf::Text(..) | Leaf::JsonString(..) => {
                let res = &mut automaton.exprs().res;
                if let Some(need) = self.texts.need(res, leaf) {
                    let mut bytes = Vec::new();
                    self.texts.write(res, &need, &mut bytes);
                    out.extend(bytes.into_iter().map(CompletionPart::Byte));
                }
            }
        }
        Ok(())
    }
}

impl Completions {
    /// Returns the number of the shortest word of a leaf of literals, among those that it goes on
    /// to.
    fn shortest_word(&mut self, exprs: &mut Exprs, leaf: Leaf) -> u32 {
        let Leaf::Literals { list, lo, hi, .. } = leaf else { return 0 };
        *self.shortest_words.entry(leaf).or_insert_with(|| {
            exprs.res.budget.take(u64::from((hi - lo) / WORDS_OF_A_STEP));
            let words = (0..).zip(&exprs.literals[list as usize][lo as usize..hi as usize]);
            words.min_by_key(|word| word.1.len()).map_or(0, |word| word.0)
        })
    }
}

/// Adds what separates a member from the one before it, but for the first of an object where one is
/// due.
fn push_separator(pieces: &mut Vec<Piece>, separator: Expr, is_due: bool) {
    if !is_due || !pieces.is_empty() {
        pieces.push(Piece::Expr(separator));
    }
}

/// Returns the names that have come in the object which a part over `stack` belongs to, without the
/// text that ends a name in tags.
fn taken_names(automaton: &Automaton, stack: Stack, name_end: Option<&[u8]>) -> HashSet<String> {
    let mut names = HashSet::new();
    let mut seen = HashSet::new();
    let mut todo = vec![stack];
    while let Some(stack) = todo.pop() {
        if stack == BOTTOM || !seen.insert(stack) {
            continue;
        }
        for (e, under) in automaton.cells(stack) {
            match *automaton.exprs.node(e) {
                ExprNode::UniqueEnd(values, DistinctParts::Names) => match name_end {
                    None => {
                        names.extend(automaton.values.strings_of(values).map(str::to_owned));
                    }
                    Some(end) => {
                        names.extend(automaton.values.texts_of(values).filter_map(|text| {
                            let name = text.strip_suffix(end).unwrap_or(text);
                            Some(std::str::from_utf8(name).ok()?.to_owned())
                        }));
                    }
                },
                _ => todo.push(under),
            }
        }
    }
    names
}

/// Writes the last `n` bytes of a key as it is written.
fn write_key(exprs: &Exprs, object: u32, key: u32, n: u64, out: &mut Vec<CompletionPart>) {
    let literal = &exprs.objects[object as usize].keys[key as usize].literal;
    out.extend(literal[literal.len() - n as usize..].iter().copied().map(CompletionPart::Byte));
}
