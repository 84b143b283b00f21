//! What an expression is to short texts: bounds that none of them comes near make no difference.

use super::super::intern::FastMap;
use super::{INF, Node, Re, Res};

/// Characters that are allowed to complete a text.
const MORE: u32 = 24;

/// Most places of an expression that are looked at.
const PLACES: usize = 96;

impl Res {
    /// What is like `re` for texts of at most `length` characters: of these, the same lead on and the same are whole. It
    /// lacks the bounds that no such text comes near, so that many places in a long text are one.
    pub fn near(&mut self, re: Re, length: u32) -> Re {
        if let Some(&known) = self.nears.get(&(re, length)) {
            return known;
        }
        // along the parts of a sequence
        let (mut parts, mut last) = (Vec::new(), re);
        while let Node::Cat(first, rest) = **self.nodes.get(last.0) {
            parts.push(first);
            last = rest;
        }
        let end = self.near_part(last, length);
        let near = parts.into_iter().rev().fold(end, |rest, part| {
            let part = self.near_part(part, length);
            self.cat(part, rest)
        });
        self.nears.insert((re, length), near);
        near
    }

    fn near_part(&mut self, re: Re, length: u32) -> Re {
        let node = self.nodes.get(re.0).clone();
        match &*node {
            Node::Or(list) => {
                let ways: Vec<Re> = list.iter().map(|&way| self.near(way, length)).collect();
                self.or(ways)
            }
            &Node::Rep(of, min, max) => {
                let (least, of) = (self.least(of), self.near(of, length));
                // one more than a text of that length ends, for the one that it has begun
                if max != INF && least > 0 && u64::from(max) > u64::from(length) / least {
                    self.rep(of, min.min(length.saturating_add(1)), INF)
                } else {
                    self.rep(of, min, max)
                }
            }
            Node::And(list) => match self.bound(re) {
                // whatever has come, enough is left to complete it
                Some((0, most, other))
                    if self.farthest(other).is_some_and(|rest| most >= length.saturating_add(rest)) =>
                {
                    self.near(other, length)
                }
                _ => self.near_in_all(re, list, length),
            },
            _ => re,
        }
    }

    /// [`Res::near`] of an intersection: of its parts as they are for texts that are longer by [`MORE`], if what leads on
    /// in that can be completed within so many characters. The completion is then one of the parts themselves too.
    fn near_in_all(&mut self, re: Re, list: &[Re], length: u32) -> Re {
        let near: Vec<Re> = list.iter().map(|&part| self.near(part, length.saturating_add(MORE))).collect();
        let near = self.and(near);
        if near != re && self.ends_soon(near) { near } else { re }
    }

    /// Whether from wherever `re` leads, [`MORE`] characters complete the text; `false` too where that is many places.
    fn ends_soon(&mut self, re: Re) -> bool {
        if let Some(&known) = self.ends_soon.get(&re) {
            return known;
        }
        let mut places = vec![re];
        let mut numbers: FastMap<Re, usize> = FastMap::default();
        numbers.insert(re, 0);
        let mut targets: Vec<Vec<usize>> = Vec::new();
        while let Some(&place) = places.get(targets.len()) {
            let mut to = Vec::new();
            for &(_, target) in self.table(place).iter().filter(|t| t.1 != Self::EMPTY) {
                let number = *numbers.entry(target).or_insert_with(|| {
                    places.push(target);
                    places.len() - 1
                });
                if !to.contains(&number) {
                    to.push(number);
                }
            }
            targets.push(to);
            if places.len() > PLACES {
                break;
            }
        }
        // by place, characters that complete it, as far as so many rounds tell
        let mut ends: Vec<bool> = places.iter().map(|&place| self.nullable(place)).collect();
        let few = places.len() <= PLACES;
        for _ in 0..if few { MORE } else { 0 } {
            let next =
                targets.iter().zip(&ends).map(|(to, &end)| end || to.iter().any(|&t| ends[t])).collect();
            if ends == next {
                break;
            }
            ends = next;
        }
        let soon = few && ends.into_iter().all(|end| end);
        self.ends_soon.insert(re, soon);
        soon
    }

    /// Characters that complete any text that leads on, or more; `None` where that is not plain.
    fn farthest(&self, re: Re) -> Option<u32> {
        let (mut before, mut re) = (0u32, re);
        while let Node::Cat(a, b) = **self.nodes.get(re.0) {
            before = before.checked_add(self.farthest(a)?)?;
            re = b;
        }
        let last = match &**self.nodes.get(re.0) {
            Node::Eps => 0,
            Node::Class(_) => 1,
            Node::Or(list) => {
                list.iter().map(|&r| self.farthest(r)).try_fold(0, |max, n| Some(max.max(n?)))?
            }
            Node::Rep(a, min, _) => self.farthest(*a)?.checked_mul((*min).max(1))?,
            Node::And(_) => self.bound(re).map(|b| b.1).filter(|&most| most != INF)?,
            _ => return None,
        };
        before.checked_add(last)
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::class::Class;
    use super::*;

    #[test]
    fn bounds_out_of_sight() {
        let mut res = Res::new();
        let letters = res.class(Class::new([(0x61, 0x7A)]));
        let at = res.text("@");
        let mut address = |inner: u32, outer: u32| {
            let name = res.rep(letters, 1, inner);
            let ab = res.text("ab");
            let host = res.rep(ab, 1, 60);
            let ten = res.rep(Res::ANY, 2, 10);
            let host = res.and([host, ten]);
            let host = res.cat(at, host);
            let all = res.cat(name, host);
            let bound = res.rep(Res::ANY, 0, outer);
            res.and([all, bound])
        };
        // a name, `@` and ten letters
        let (far, farther, close) = (address(20, 32), address(300, 99), address(19, 32));
        assert_eq!(res.near(far, 19), res.near(farther, 19));
        assert_ne!(res.near(close, 19), res.near(farther, 19));
        assert_ne!(res.near(far, 22), res.near(farther, 22));
    }

    #[test]
    fn bounds_beside_others() {
        let mut res = Res::new();
        let dot = res.text(".");
        let slashes = res.text("//");
        let anything = res.cat(slashes, Res::ALL);
        let found = res.cat(Res::ALL, anything);
        let without = res.not(found);
        let mut name = |label: u32, labels: u32, length: u32| {
            let label = res.rep(Res::ANY, 1, label);
            let label = res.cat(label, dot);
            let labels = res.rep(label, 1, labels);
            let x = res.class(Class::new([(0x61, 0x7A)]));
            let end = res.rep(x, 1, INF);
            let all = res.cat(labels, end);
            let bound = res.rep(Res::ANY, 1, length);
            res.and([without, all, bound])
        };
        let (far, farther, close) = (name(63, 127, 255), name(64, 99, 254), name(12, 127, 255));
        assert_eq!(res.near(far, 16), res.near(farther, 16));
        assert_ne!(res.near(close, 16), res.near(far, 16));
        assert_ne!(res.near(far, 80), res.near(farther, 80));
    }
}
