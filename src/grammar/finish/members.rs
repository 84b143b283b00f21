//! The members that complete an object, or a list: the required ones, and as many others as its lower bound asks for.
//!
//! Which members are missing is known from how far the object has come, so what completes it is their sum. No set of
//! members that may come in between is looked at.

use super::super::expr::{Expr, Exprs};
use super::super::leaf::Member;
use super::super::re::{Re, Res};

/// Bytes of a name that is made up, with its quotes and the colon: three letters are enough for 18,000.
pub(super) const MADE_UP: u64 = 6;

/// The members that must still come, and those of which some must.
#[derive(Debug, Default)]
pub(super) struct Missing {
    /// Declared members, by chain and index.
    pub required: Vec<(u32, u32)>,
    /// Declared members that may come.
    pub optional: Vec<(u32, u32)>,
    /// Members of `optional` or without declared names that must come.
    pub n_more: u64,
}

impl Exprs {
    /// Returns the members that complete an object; at least one if `due`.
    pub(super) fn missing(&self, member: Member, due: bool) -> Missing {
        let object = &self.objects[member.object as usize];
        let place = self.place(member);
        let mut missing = Missing::default();
        for (number, (chain, &from)) in (0u32..).zip(object.chains.iter().zip(place)) {
            let mut at = from;
            while let Some(index) = chain.next_required(at) {
                missing.required.push((number, index));
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
            for (number, (chain, &from)) in (0u32..).zip(object.chains.iter().zip(place)) {
                let optional = (from..chain.len()).filter(|&index| !chain.is_required(index));
                missing.optional.extend(optional.map(|index| (number, index)));
            }
        }
        missing
    }

    /// Returns the bytes of a declared key, the colon among them, and what follows it.
    pub(super) fn declared(&self, object: u32, at: (u32, u32)) -> (&[u8], Expr) {
        let object = &self.objects[object as usize];
        let chain = &object.chains[at.0 as usize];
        let key = chain.shortest_key(at.1);
        (&object.keys[key as usize].literal, chain.values[at.1 as usize])
    }

    /// Returns a name of `names`, another one for each number; `None` if short ones are not of it.
    pub(super) fn made_up_name(&mut self, names: Re, number: u64) -> Option<String> {
        /// Names that may be passed over: most sets of names leave out a few.
        const TRIES: u64 = 256;
        let mut left = number;
        for tried in 0..number.saturating_add(TRIES) {
            let name = letters(tried);
            let end = name.chars().fold(names, |re, c| self.res.step(re, c.into()));
            if end == Res::EMPTY || !self.res.nullable(end) {
                continue;
            }
            if left == 0 {
                return Some(name);
            }
            left -= 1;
        }
        None
    }
}

/// Returns the letters that a number is: none, a … z, aa … zz, and so on.
fn letters(number: u64) -> String {
    let mut out = Vec::new();
    let mut rest = number;
    while rest > 0 {
        rest -= 1;
        out.push(char::from(b'a' + (rest % 26) as u8));
        rest /= 26;
    }
    out.iter().rev().collect()
}
