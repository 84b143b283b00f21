//! Sets of Unicode scalar values, as sorted ranges.

use std::sync::Arc;

/// The largest scalar value.
pub(crate) const MAX: u32 = 0x10_FFFF;

/// A set of scalar values: sorted, disjoint, non-adjacent inclusive ranges. Surrogates are never in
/// it. Copies share the ranges.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Class(Arc<[(u32, u32)]>);

impl Class {
    /// Returns the union of inclusive ranges in any order. What is no scalar value falls out.
    pub(crate) fn new(ranges: impl IntoIterator<Item = (u32, u32)>) -> Class {
        let mut sorted: Vec<_> = ranges.into_iter().filter(|(lo, hi)| lo <= hi).collect();
        sorted.sort_unstable();
        // what goes on where the one before ends becomes one with it
        sorted.dedup_by(|next, last| {
            let joins = next.0 <= last.1.saturating_add(1);
            if joins {
                last.1 = last.1.max(next.1);
            }
            joins
        });
        let is_scalars = |&(lo, hi): &(u32, u32)| hi < 0xD800 || (lo > 0xDFFF && hi <= MAX);
        let merged = sorted;
        if merged.iter().all(is_scalars) {
            return Class(merged.into());
        }
        let mut out = Vec::with_capacity(merged.len() + 1);
        for (lo, hi) in merged {
            for (lo, hi) in [(lo, hi.min(0xD7FF)), (lo.max(0xE000), hi.min(MAX))] {
                if lo <= hi {
                    out.push((lo, hi));
                }
            }
        }
        Class(out.into())
    }

    /// Returns every scalar value.
    pub(crate) fn any() -> Class {
        Class::new([(0, MAX)])
    }

    /// Returns one scalar value.
    pub(crate) fn one(c: char) -> Class {
        Class(Arc::new([(c.into(), c.into())]))
    }

    /// Returns the ranges, ascending.
    pub(crate) fn ranges(&self) -> &[(u32, u32)] {
        &self.0
    }

    /// Returns whether nothing is in it.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns what is not in it.
    pub(crate) fn negate(&self) -> Class {
        let mut next = 0;
        let mut out = Vec::with_capacity(self.0.len() + 1);
        for &(lo, hi) in &*self.0 {
            if next < lo {
                out.push((next, lo - 1));
            }
            next = hi + 1;
        }
        out.push((next, MAX));
        Class::new(out)
    }

    /// Returns what is in both.
    pub(crate) fn intersection(&self, other: &Class) -> Class {
        let mut out = Vec::new();
        let mut a = self.0.iter().peekable();
        let mut b = other.0.iter().peekable();
        while let (Some(&&x), Some(&&y)) = (a.peek(), b.peek()) {
            let lo = x.0.max(y.0);
            let hi = x.1.min(y.1);
            if lo <= hi {
                out.push((lo, hi));
            }
            let first = if x.1 <= y.1 { &mut a } else { &mut b };
            first.next();
        }
        Class(out.into())
    }

    /// Returns what is in either.
    pub(crate) fn union(&self, other: &Class) -> Class {
        Class::new(self.0.iter().chain(&*other.0).copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets() {
        let c = Class::new([(0x41, 0x43), (0x44, 0x50), (0x30, 0x30)]);
        assert_eq!(c.ranges(), [(0x30, 0x30), (0x41, 0x50)]);
        assert_eq!(c.negate().negate(), c);
        assert_eq!(Class::any().ranges(), [(0, 0xD7FF), (0xE000, MAX)]);
        assert!(Class::any().negate().is_empty());
        assert_eq!(c.union(&c.negate()), Class::any());
        assert!(c.intersection(&c.negate()).is_empty());
        let d = Class::new([(0x30, 0x42), (0x50, 0x60)]);
        assert_eq!(c.intersection(&d).ranges(), [(0x30, 0x30), (0x41, 0x42), (0x50, 0x50)]);
    }
}
