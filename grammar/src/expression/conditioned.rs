//! Objects with conditions on their members together: which members may come next, and which
//! complete it.

use std::cell::Cell;

use super::conditions::{BegunMembers, CLAUSES_OF_A_STEP, OpenKey, PlanOutcome, PlannedMember};
use super::{Expr, Exprs, Object};
use crate::expression::leaf::Member;

impl Object {
    /// Returns the positions before any member, and no facts.
    pub(crate) fn first_positions(&self) -> Vec<u32> {
        vec![0; self.chains.len() + self.conditions.as_ref().map_or(0, |all| all.n_words)]
    }

    /// Returns the facts of a place.
    fn facts<'p>(&self, positions: &'p [u32]) -> &'p [u32] {
        &positions[self.chains.len()..]
    }

    /// Returns whether the conditions hold of the members that have come.
    pub(super) fn conditions_hold(&self, positions: &[u32]) -> bool {
        self.conditions.as_ref().is_none_or(|all| all.hold(self.facts(positions)))
    }

    /// Returns an object that has begun, of which more members may come.
    fn begun<'p>(&self, positions: &'p [u32], count: u32) -> BegunMembers<'p> {
        let mut open = Vec::new();
        for (number, (chain, &from)) in (0..).zip(self.chains.iter().zip(positions)) {
            open.extend((from..chain.len()).map(|index| OpenKey {
                chain: number,
                index,
                is_required: chain.is_required(index),
            }));
        }
        BegunMembers {
            facts: self.facts(positions),
            open,
            count: count.into(),
            min: self.min.into(),
            max: self.max.into(),
            has_others: !self.others.is_empty(),
        }
    }

    /// Returns whether the conditions can be met after `count` members.
    pub(super) fn can_be_met(&self, positions: &[u32], count: u32, n_steps: &Cell<u64>) -> bool {
        self.conditions.as_ref().is_none_or(|all| {
            let begun = self.begun(positions, count);
            matches!(all.plan(&begun, &|_| true, n_steps), PlanOutcome::Found(_))
        })
    }

    /// Returns the positions after a member of a variant.
    fn positions_after(&self, positions: &[u32], member: PlannedMember) -> Vec<u32> {
        let mut after = positions.to_vec();
        after[member.chain as usize] = member.index + 1;
        if let Some(all) = &self.conditions {
            all.variant(member).facts.add_to(&mut after[self.chains.len()..]);
        }
        after
    }

    /// Returns the members with declared names that may come next after `count` others as far as
    /// the conditions go, sorted; the positions of none are past it.
    pub(crate) fn next_members(
        &self,
        positions: &[u32],
        count: u32,
        n_steps: &Cell<u64>,
    ) -> Vec<PlannedMember> {
        let Some(all) = &self.conditions else { return Vec::new() };
        let begun = self.begun(positions, count);
        let PlanOutcome::Found(plan) = all.plan(&begun, &|_| true, n_steps) else {
            return Vec::new();
        };
        let count = self.count_after(count);
        let mut next = Vec::new();
        for key in &begun.open {
            // what is left of the plan after this key
            let rest = plan.iter().filter(|m| m.chain != key.chain || m.index > key.index);
            let rest: Vec<PlannedMember> = rest.copied().collect();
            for variant in 0..all.variants_of(key.chain, key.index).len() as u32 {
                let member = PlannedMember { chain: key.chain, index: key.index, variant };
                let mut facts = begun.facts.to_vec();
                for &one in rest.iter().chain([&member]) {
                    all.variant(one).facts.add_to(&mut facts);
                }
                let n_members = u64::from(count) + rest.len() as u64;
                let fits = n_members <= begun.max && (begun.has_others || n_members >= begun.min);
                let completes = fits && all.hold(&facts);
                let may_come = completes || {
                    let after = self.positions_after(positions, member);
                    n_steps.set(n_steps.get() + after.len() as u64);
                    self.can_be_met(&after, count, n_steps)
                };
                next.extend(may_come.then_some(member));
            }
        }
        next
    }

    /// Returns the value of a member of a variant.
    pub(crate) fn value_of(&self, member: PlannedMember) -> Expr {
        match &self.conditions {
            Some(all) => all.variant(member).value,
            None => self.chains[member.chain as usize].values[member.index as usize],
        }
    }
}

impl Exprs {
    /// Finds the members that may come next as far as the conditions of an object go, and
    /// remembers them.
    pub(super) fn find_next_members(&mut self, member: Member) {
        let object = &self.objects[member.object as usize];
        let Some(conditions) = &object.conditions else { return };
        if self.next_members.contains_key(&member) {
            return;
        }
        let n_members: usize = object.chains.iter().map(|chain| chain.values.len()).sum();
        let work = n_members * (conditions.clauses.len() / CLAUSES_OF_A_STEP + 4);
        let n_steps = Cell::new(work as u64);
        let positions = self.key_positions.get(member.positions);
        let next = object.next_members(positions, member.count, &n_steps);
        self.res.budget.take(n_steps.get());
        self.next_members.insert(member, next.into());
    }

    /// Returns whether a key may be the next member as far as the conditions of an object go; of
    /// one that has not been looked at, without remembering.
    pub(super) fn is_met_by(&self, member: Member, chain: u32, index: u32) -> bool {
        let object = &self.objects[member.object as usize];
        if object.conditions.is_none() {
            return true;
        }
        let is_key = |next: &PlannedMember| (next.chain, next.index) == (chain, index);
        if let Some(known) = self.next_members.get(&member) {
            return known.iter().any(is_key);
        }
        let positions = self.key_positions.get(member.positions);
        object.next_members(positions, member.count, &Cell::new(0)).iter().any(is_key)
    }

    /// Returns what follows a key of an object with conditions: any of its variants that may come.
    pub(super) fn after_variants(&mut self, member: Member, chain: u32, index: u32) -> Expr {
        self.find_next_members(member);
        let next = self.next_members.get(&member).cloned().unwrap_or_default();
        let mut ways = Vec::new();
        for &next in next.iter().filter(|next| (next.chain, next.index) == (chain, index)) {
            let object = &self.objects[member.object as usize];
            let value = object.value_of(next);
            let count = object.count_after(member.count);
            let positions = object.positions_after(self.key_positions.get(member.positions), next);
            let positions = self.key_positions.intern(positions).0;
            let rest = self.rest(Member { positions, count, ..member });
            ways.push(self.cat(value, rest));
        }
        self.alt(ways)
    }

    /// Returns members with declared names that complete an object with conditions, of values that
    /// are made of as little as may be, and the members without declared names that it needs
    /// besides; `None` for other objects.
    pub(crate) fn planned(
        &self,
        member: Member,
        n_steps: &Cell<u64>,
    ) -> Option<(Vec<PlannedMember>, u64)> {
        let object = &self.objects[member.object as usize];
        let all = object.conditions.as_ref()?;
        let begun = object.begun(self.key_positions(member), member.count);
        let mut ranks: Vec<u32> =
            all.variants.iter().flatten().flatten().map(|variant| variant.rank).collect();
        ranks.sort_unstable();
        ranks.dedup();
        // the lowest rank with which there is a plan
        let plan = |most: u32| match all.plan(&begun, &|v| v.rank <= most, n_steps) {
            PlanOutcome::Found(plan) => Some(plan),
            PlanOutcome::None | PlanOutcome::GaveUp => None,
        };
        let at = ranks.partition_point(|&most| plan(most).is_none());
        let mut plan = plan(ranks.get(at).or(ranks.last()).copied().unwrap_or(0))?;
        plan.sort_unstable();
        let more = begun.min.saturating_sub(begun.count + plan.len() as u64);
        Some((plan, more))
    }
}
