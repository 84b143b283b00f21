//! What an expression says of many texts at once, so that masks need not try each.

use super::super::class::{Class, MAX};
use super::super::intern::FastMap;
use super::{INF, Node, Re, Res};

/// Characters of which every text leads on, up to a length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in super::super) struct Free {
    pub class: Class,
    /// Longest text, in characters.
    pub most: u32,
}

impl Free {
    /// For comparison: how many characters, then how long.
    fn size(&self) -> (u32, u32) {
        (self.class.ranges().iter().map(|r| r.1 - r.0 + 1).sum(), self.most)
    }
}

/// A repetition of single characters that a text may begin with, and the length of the shortest text after it.
struct Head {
    class: Class,
    least: u32,
    most: u32,
    rest: u32,
}

/// So many expressions are looked at for what leads on.
const REACHED: usize = 48;

/// As many words are searched for the shortest.
const FEW_WORDS: u32 = 64;

impl Res {
    /// Characters that lead on from `re` in whatever order they come. `re` has a text; a smaller answer than could be
    /// given is right too.
    pub fn free(&mut self, re: Re) -> Option<Free> {
        let found = self.free_by_form(re);
        if found.as_ref().is_some_and(|f| f.class.is_any()) {
            return found;
        }
        // characters that change nothing
        let (mut same, mut lo) = (Vec::new(), 0);
        for &(hi, target) in self.table(re).iter() {
            if target == re {
                same.push((lo, hi));
            }
            lo = hi.saturating_add(1);
        }
        let same = Some(Free { class: Class::new(same), most: INF }).filter(|f| !f.class.is_empty());
        [found, same].into_iter().flatten().max_by_key(Free::size)
    }

    /// How many characters lead on from `re`, whatever they are, as far as a short search sees; for intersections and
    /// complements, of which [`Res::free`] sees little.
    pub fn reach(&mut self, re: Re) -> Option<Free> {
        if !self.doubtful[re.0 as usize] {
            return None;
        }
        let mut seen: FastMap<Re, ()> = FastMap::default();
        seen.insert(re, ());
        let mut level = vec![re];
        let mut most = 0;
        'levels: while !level.is_empty() && seen.len() <= REACHED {
            let mut next = Vec::new();
            for re in level {
                let mut lo = 0;
                for &(hi, target) in self.table(re).iter() {
                    // surrogates are no characters, and lead nowhere
                    if target == Self::EMPTY && !(lo >= 0xD800 && hi <= 0xDFFF) {
                        break 'levels;
                    }
                    if target != Self::EMPTY && seen.insert(target, ()).is_none() {
                        next.push(target);
                    }
                    lo = hi.saturating_add(1);
                }
            }
            most = if next.is_empty() { INF } else { most + 1 };
            level = next;
        }
        (most > 0).then(|| Free { class: Class::any(), most })
    }

    fn free_by_form(&mut self, re: Re) -> Option<Free> {
        let node = self.nodes.get(re.0).clone();
        match &*node {
            Node::Class(class) => Some(Free { class: class.clone(), most: 1 }),
            Node::Rep(of, _, most) => match &**self.nodes.get(of.0) {
                Node::Class(class) => Some(Free { class: class.clone(), most: *most }),
                _ => None,
            },
            Node::Cat(first, _) => self.free_by_form(*first),
            Node::Or(list) => {
                let mut best: Option<Free> = None;
                for &way in list {
                    if !self.is_live(way) {
                        continue;
                    }
                    let found = self.free_by_form(way);
                    best = [best, found].into_iter().flatten().max_by_key(Free::size);
                }
                best
            }
            // whatever comes, endlessly many texts are left, of which few are out
            Node::Not(of) if self.is_finite(*of) => Some(Free { class: Class::any(), most: INF }),
            Node::And(list) => self.free_in_all(list),
            _ => None,
        }
    }

    /// [`Res::free`] of an intersection, where it is one expression, bounds on the length, and what finitely many texts
    /// are out of.
    fn free_in_all(&mut self, list: &[Re]) -> Option<Free> {
        let (mut least, mut most, mut others, mut excludes) = (0, INF, Vec::new(), false);
        for &re in list {
            match **self.nodes.get(re.0) {
                Node::Rep(of, lo, hi) if of == Self::ANY => (least, most) = (lo.max(least), hi.min(most)),
                Node::Not(of) if self.is_finite(of) => excludes = true,
                _ => others.push(re),
            }
        }
        let endless = |n: u32| n == INF;
        let [one] = others[..] else {
            return (others.is_empty() && endless(most)).then(|| Free { class: Class::any(), most: INF });
        };
        let Head { class, least: lo, most: hi, rest } = self.head(one)?;
        if excludes && !(endless(hi) && endless(most)) {
            return None;
        }
        // the class as often as it takes, then the shortest text of the rest, keeps within the bounds
        let reaches = endless(hi) || least <= hi.saturating_add(rest);
        let fits = lo.saturating_add(rest) <= most;
        let most = if endless(most) { INF } else { most.checked_sub(rest)? };
        (reaches && fits).then_some(Free { class, most: hi.min(most) })
    }

    /// The repetition that an expression begins with; of several, the one of most characters.
    fn head(&self, re: Re) -> Option<Head> {
        match &**self.nodes.get(re.0) {
            Node::Class(class) => Some(Head { class: class.clone(), least: 1, most: 1, rest: 0 }),
            &Node::Rep(of, least, most) => match &**self.nodes.get(of.0) {
                Node::Class(class) => Some(Head { class: class.clone(), least, most, rest: 0 }),
                _ => None,
            },
            Node::Cat(a, b) => {
                let head = self.head(*a)?;
                Some(Head { rest: head.rest.saturating_add(self.shortest(*b)?), ..head })
            }
            Node::Or(list) => {
                let size = |h: &Head| Free { class: h.class.clone(), most: h.most }.size();
                let certain = list.iter().filter(|way| !self.doubtful[way.0 as usize]);
                certain.filter_map(|&way| self.head(way)).max_by_key(size)
            }
            _ => None,
        }
    }

    /// Whether only so many texts are in the language.
    fn is_finite(&self, re: Re) -> bool {
        let mut re = re;
        while let Node::Cat(a, b) = **self.nodes.get(re.0) {
            if !self.is_finite(a) {
                return false;
            }
            re = b;
        }
        match &**self.nodes.get(re.0) {
            Node::Empty | Node::Eps | Node::Class(_) | Node::Words(..) => true,
            Node::Or(list) => list.iter().all(|&r| self.is_finite(r)),
            Node::Rep(a, _, max) => *max != INF && self.is_finite(*a),
            Node::And(list) => list.iter().any(|&r| self.is_finite(r)),
            Node::Not(_) | Node::Multiple(..) | Node::Cat(..) => false,
        }
    }

    /// Characters of the shortest text; `None` where that is not plain.
    fn shortest(&self, re: Re) -> Option<u32> {
        let (mut before, mut re) = (0u32, re);
        while let Node::Cat(a, b) = **self.nodes.get(re.0) {
            before = before.saturating_add(self.shortest(a)?);
            re = b;
        }
        let last = match &**self.nodes.get(re.0) {
            Node::Eps => 0,
            Node::Class(_) => 1,
            Node::Or(list) => list.iter().map(|&r| self.shortest(r)).min().flatten()?,
            Node::Rep(a, min, _) => self.shortest(*a)?.saturating_mul(*min),
            &Node::Words(list, lo, hi, at) if hi - lo <= FEW_WORDS => {
                let words = &self.words[list as usize][lo as usize..hi as usize];
                words.iter().map(|w| w.len() as u32 - at).min()?
            }
            Node::And(_) => {
                let (least, most, other) = self.bound(re)?;
                self.shortest(other).filter(|n| (least..=most).contains(n))?
            }
            _ => return None,
        };
        Some(before.saturating_add(last))
    }

    /// For bounds on the length and another expression: these.
    pub(super) fn bound(&self, re: Re) -> Option<(u32, u32, Re)> {
        let Node::And(list) = &**self.nodes.get(re.0) else { return None };
        let [a, b] = list[..] else { return None };
        for (bound, other) in [(a, b), (b, a)] {
            if let Node::Rep(of, least, most) = **self.nodes.get(bound.0)
                && of == Self::ANY
            {
                return Some((least, most, other));
            }
        }
        None
    }

    /// All bytes of UTF-8 that texts of `re` may hold, as bits; others too, perhaps.
    pub fn alphabet(&self, re: Re) -> [u64; 4] {
        let mut out = [0; 4];
        let mut todo = vec![re];
        while let Some(re) = todo.pop() {
            match &**self.nodes.get(re.0) {
                Node::Empty | Node::Eps => {}
                Node::Class(class) => {
                    for &(lo, hi) in class.ranges() {
                        (lo..=hi.min(0x7F)).for_each(|c| out[c as usize / 64] |= 1 << (c % 64));
                        if hi > 0x7F {
                            (out[2], out[3]) = (u64::MAX, u64::MAX);
                        }
                    }
                }
                Node::Cat(a, b) => todo.extend([*a, *b]),
                Node::Or(list) => todo.extend(list),
                Node::And(list) => {
                    let mut all = [u64::MAX; 4];
                    for &part in list {
                        let part = self.alphabet(part);
                        all.iter_mut().zip(part).for_each(|(all, part)| *all &= part);
                    }
                    out.iter_mut().zip(all).for_each(|(out, all)| *out |= all);
                }
                Node::Rep(a, ..) => todo.push(*a),
                Node::Multiple(..) => out[0] |= 0x03FF_0000_0000_0000, // 0 to 9
                Node::Not(_) | Node::Words(..) => return [u64::MAX; 4],
            }
        }
        out
    }
}

impl Class {
    /// Whether all scalars from `lo` to `hi` are in it, surrogates apart.
    pub fn holds(&self, lo: u32, hi: u32) -> bool {
        let mut next = lo;
        for &(a, b) in self.ranges() {
            let surrogates = next == 0xD800 && a == 0xE000;
            if b >= next && (a <= next || surrogates) {
                next = b + 1;
            }
            if next > hi {
                return true;
            }
        }
        false
    }

    /// Whether every scalar is in it.
    pub fn is_any(&self) -> bool {
        self.holds(0, MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_texts() {
        let mut res = Res::new();
        let letters = res.class(Class::new([(0x61, 0x7A)]));
        let some = res.rep(letters, 1, INF);
        let at = res.text("@b");
        let address = res.cat(some, at);
        let free = res.free(address).unwrap();
        assert_eq!((free.class.ranges(), free.most), (&[(0x61, 0x7A)][..], INF));
        // two characters must be left for `@b`
        let short = res.rep(Res::ANY, 4, 9);
        let both = res.and([address, short]);
        assert_eq!(res.free(both).unwrap().most, 7);
        let words = res.words(["a", "bc"]);
        let others = res.not(words);
        assert!(res.free(others).unwrap().class.is_any());
        assert_eq!(res.free(words), None);
        assert_eq!(res.alphabet(address), [0, 1 | 0x07FF_FFFE_0000_0000, 0, 0]);
        assert_eq!(res.alphabet(both), res.alphabet(address));
    }

    #[test]
    fn reach() {
        let mut res = Res::new();
        let word = res.text("abcdef");
        let found = res.cat(Res::ALL, word);
        let found = res.cat(found, Res::ALL);
        let without = res.not(found);
        assert_eq!(res.reach(without).unwrap().most, 5);
        let close = res.step(without, 0x61);
        assert_eq!(res.reach(close).unwrap().most, 4);
        let words = res.words(["ab", "c"]);
        let others = res.not(words);
        assert_eq!(res.reach(others).unwrap().most, INF);
        assert_eq!(res.reach(found), None);
    }
}
