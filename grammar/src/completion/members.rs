//! The members that complete an object, or a list: the required ones, and as many others as its
//! lower bound asks for.
//!
//! The missing members are known from how far the object has come, so the cost of completing it is
//! their sum. No set of members that may come in between is looked at.

use std::cell::Cell;
use std::collections::HashSet;

use crate::Error;
use crate::expression::leaf::Member;
use crate::expression::regex::{Re, Res};
use crate::expression::{Expr, Exprs, Object};

/// Bytes of a name that is made up: three letters are enough for 18,000.
const MADE_UP: u64 = 3;

/// Returns the bytes of a name that is made up, with its quotes and the colon, or with what ends it
/// in tags.
pub(super) fn made_up_len(object: &Object) -> u64 {
    MADE_UP + object.tags().map_or(3, |tags| tags.name_end.len() as u64)
}

/// The members that must still come, and those of which some must.
#[derive(Debug, Default)]
pub(super) struct Missing {
    /// Declared members.
    pub required: Vec<DeclaredMember>,
    /// Declared members that may come.
    pub optional: Vec<DeclaredMember>,
    /// Members of `optional` or without declared names that must come.
    pub n_more: u64,
    /// Steps that finding them took.
    pub n_steps: u64,
}

/// A declared member that completes an object: its place, its key with the colon, and its value.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct DeclaredMember {
    /// The chain of its key.
    pub chain: u32,
    /// The place of its key in the chain.
    pub index: u32,
    /// The key as it is written, with the colon.
    pub literal: Vec<u8>,
    /// The value that follows.
    pub value: Expr,
}

impl Exprs {
    /// Returns the members that complete an object; at least one if `due`.
    pub(super) fn missing(&self, member: Member, due: bool) -> Missing {
        if let Some(missing) = self.missing_by_plan(member, due) {
            return missing;
        }
        let object = &self.objects[member.object as usize];
        let positions = self.key_positions(member);
        let mut missing = Missing::default();
        for (number, (chain, &from)) in (0u32..).zip(object.chains.iter().zip(positions)) {
            let mut at = from;
            while let Some(index) = chain.next_required(at) {
                missing.required.push(self.declared(member.object, number, index));
                at = index + 1;
            }
        }
        let n_required = missing.required.len() as u64;
        let have = u64::from(member.count) + n_required;
        missing.n_more = u64::from(object.min).saturating_sub(have);
        if due && n_required == 0 {
            missing.n_more = missing.n_more.max(1);
        }
        if missing.n_more > 0 {
            for (number, (chain, &from)) in (0u32..).zip(object.chains.iter().zip(positions)) {
                let optional = (from..chain.len()).filter(|&index| !chain.is_required(index));
                let declared = |index| self.declared(member.object, number, index);
                missing.optional.extend(optional.map(declared));
            }
        }
        missing
    }

    /// Returns the members that complete an object with conditions; `None` for others.
    fn missing_by_plan(&self, member: Member, due: bool) -> Option<Missing> {
        let n_steps = Cell::new(0);
        let (plan, n_more) = self.planned(member, &n_steps)?;
        let object = &self.objects[member.object as usize];
        let mut missing = Missing { n_more, ..Missing::default() };
        for planned in plan {
            missing.required.push(DeclaredMember {
                value: object.value_of(planned),
                ..self.declared(member.object, planned.chain, planned.index)
            });
        }
        if due && missing.required.is_empty() && n_more == 0 {
            // the object could end, and a comma has come
            missing.n_more = 1;
            let next = object.next_members(self.key_positions(member), member.count, &n_steps);
            missing.optional.extend(next.into_iter().map(|planned| DeclaredMember {
                value: object.value_of(planned),
                ..self.declared(member.object, planned.chain, planned.index)
            }));
        }
        missing.n_steps = n_steps.get();
        Some(missing)
    }

    /// Returns a declared member, written in the fewest bytes.
    fn declared(&self, object: u32, chain: u32, index: u32) -> DeclaredMember {
        let object = &self.objects[object as usize];
        let of_chain = &object.chains[chain as usize];
        let key = of_chain.shortest_key(index);
        let literal = object.keys[key as usize].literal.to_vec();
        DeclaredMember { chain, index, literal, value: of_chain.values[index as usize] }
    }
}

/// Characters of names that are made up, those tried first before others.
pub(super) const LETTERS: &[u8; 62] =
    b"abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// Longest name that is made up, in characters.
const LONGEST_NAME: usize = 32;

/// Names of an expression, made up one after the other: short ones first, in the order of
/// [`LETTERS`].
struct MadeUpNames {
    names: Re,
    /// Characters of the names that are tried now.
    n_letters: usize,
    /// The beginning of the next name: for each character the expression before it and its number
    /// in [`LETTERS`]. The last number may be past the end.
    begun: Vec<(Re, usize)>,
}

impl MadeUpNames {
    /// Returns the names of an expression, none made up yet.
    fn new(names: Re) -> MadeUpNames {
        MadeUpNames { names, n_letters: 0, begun: Vec::new() }
    }

    /// Returns the next name that is not among `taken`; `None` if a short search finds none.
    ///
    /// # Errors
    /// No work is left, or the search was stopped.
    fn next(&mut self, res: &mut Res, taken: &HashSet<String>) -> Result<Option<String>, Error> {
        /// Beginnings that one name may try.
        const TRIES: usize = 1 << 12;
        for _ in 0..TRIES {
            res.budget.take(TRY_WORK);
            res.budget.check()?;
            if self.n_letters > LONGEST_NAME {
                return Ok(None);
            }
            let Some(name) = self.try_next(res) else { continue };
            if !taken.contains(&name) {
                return Ok(Some(name));
            }
        }
        Ok(None)
    }

    /// Goes on by one character, and returns the name if that is whole.
    fn try_next(&mut self, res: &mut Res) -> Option<String> {
        if self.n_letters == 0 {
            self.n_letters = 1;
            self.begun = vec![(self.names, 0)];
            return res.nullable(self.names).then(String::new);
        }
        let n_begun = self.begun.len();
        let Some((before, letter)) = self.begun.last_mut() else {
            self.n_letters += 1;
            self.begun.push((self.names, 0));
            return None;
        };
        let Some(&c) = LETTERS.get(*letter) else {
            self.begun.pop();
            return None;
        };
        *letter += 1;
        let next = res.step(*before, c.into());
        let left = (self.n_letters - n_begun) as u64;
        if next == Res::EMPTY || res.least(next) > left {
            return None;
        }
        if left > 0 {
            self.begun.push((next, 0));
            return None;
        }
        // each number has gone one further than its character
        let letters = self.begun.iter().map(|&(_, letter)| char::from(LETTERS[letter - 1]));
        res.nullable(next).then(|| letters.collect())
    }
}

/// Members of several kinds of names, made up one after the other: those of one kind until its
/// names are used up, then those of the next.
pub(super) struct MadeUpMembers {
    /// The kinds after the present one.
    others: std::vec::IntoIter<(Re, Expr)>,
    now: Option<(MadeUpNames, Expr)>,
    /// Names that no member may have any more.
    taken: HashSet<String>,
}

impl MadeUpMembers {
    /// Returns the members of some kinds, each names and a value; none has a name of `taken`.
    pub(super) fn new(kinds: Vec<(Re, Expr)>, taken: HashSet<String>) -> MadeUpMembers {
        let mut others = kinds.into_iter();
        let now = others.next().map(|(names, value)| (MadeUpNames::new(names), value));
        MadeUpMembers { others, now, taken }
    }

    /// Returns the name and the value of the next member; `None` if a short search finds none.
    ///
    /// # Errors
    /// As [`MadeUpNames::next`].
    pub(super) fn next(&mut self, res: &mut Res) -> Result<Option<(String, Expr)>, Error> {
        while let Some((names, value)) = &mut self.now {
            if let Some(name) = names.next(res, &self.taken)? {
                self.taken.insert(name.clone());
                return Ok(Some((name, *value)));
            }
            let next = self.others.next();
            self.now = next.map(|(names, value)| (MadeUpNames::new(names), value));
        }
        Ok(None)
    }
}

/// Steps that trying a character counts as.
const TRY_WORK: u64 = 5;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expression::class::Class;
    use crate::expression::regex::INF;

    fn names(res: &mut Res, re: Re, taken: &[&str], n: usize) -> Vec<Option<String>> {
        res.budget.begin(1 << 30, None);
        let taken = taken.iter().map(|&name| name.to_owned()).collect();
        let mut made_up = MadeUpNames::new(re);
        (0..n).map(|_| made_up.next(res, &taken).unwrap()).collect()
    }

    #[test]
    fn short_names_come_first_and_those_taken_not_at_all() {
        let mut res = Res::new();
        let all = names(&mut res, Res::ALL, &["b"], 64);
        let all: Vec<&str> = all.iter().map(|name| name.as_deref().unwrap()).collect();
        assert_eq!(all[..4], ["", "a", "c", "d"]);
        assert_eq!(all[61..], ["Z", "aa", "ab"]);
    }

    /// `^[a-f]{2,3}$` has 252 names, between which lie thousands that are of it no more.
    #[test]
    fn a_finite_set_is_made_up_whole() {
        let mut res = Res::new();
        let class = res.class(Class::new([('a'.into(), 'f'.into())]));
        let re = res.rep(class, 2, 3);
        let all = names(&mut res, re, &[], 253);
        let whole: std::collections::BTreeSet<_> = all.iter().flatten().collect();
        assert_eq!((all[0].as_deref(), whole.len()), (Some("aa"), 252));
        assert_eq!(all[252], None);
        let any = res.class(Class::any());
        let long = res.rep(any, LONGEST_NAME as u32 + 1, INF);
        assert_eq!(names(&mut res, long, &[], 1), [None]);
    }
}
