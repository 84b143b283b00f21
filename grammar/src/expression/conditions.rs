//! Conditions on the members of an object together: which may be there beside which.
//!
//! A *fact* is that a key is there, or that its value is of some kind. Facts come with members and
//! stay, and are bits of the place in an object. Conditions are clauses over them, each an "or":
//! of ten pairs of keys of which one must come the clauses are ten, and a place in the object knows
//! which of the twenty keys have come, however many ways there are to choose.
//!
//! For example, "`a` or `b`" and "not `a` with a number" are two clauses over the facts `a` is
//! there, `b` is there, `a` is a number. The value of `a` has two variants, numbers and others.
//! After `{"a":1` nothing satisfies the second clause any more, so that variant may not come.

use std::cell::{Cell, OnceCell};

use crate::intern::FastMap;

/// The conditions of an object. `V` is what the value of a key is.
#[derive(Clone, Debug)]
pub(crate) struct MemberConditions<V> {
    /// By chain and index, the kinds of values of a key that are told apart.
    pub variants: Vec<Vec<Vec<KeyVariant<V>>>>,
    /// The conditions, each an "or".
    pub clauses: Vec<MemberClause>,
    /// Words of facts.
    pub n_words: usize,
}

/// Values of a key of which the same is known.
#[derive(Clone, Debug)]
pub(crate) struct KeyVariant<V> {
    /// The values.
    pub value: V,
    /// The facts that come with such a member.
    pub facts: FactSet,
    /// A number above that of all that some such value is made of.
    pub rank: u32,
}

/// A condition: one of some facts holds in the end, or one of others does not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct MemberClause {
    /// Facts of which one may hold.
    pub any_of: FactSet,
    /// Facts of which one may fail.
    pub not_all: FactSet,
}

impl MemberClause {
    /// Returns whether it holds of an object with these facts.
    fn holds(&self, facts: &[u32]) -> bool {
        let FactSet(any_of) = &self.any_of;
        let FactSet(not_all) = &self.not_all;
        any_of.iter().any(|&FactWord { at, bits }| bits & facts[at as usize] != 0)
            || not_all.iter().any(|&FactWord { at, bits }| bits & !facts[at as usize] != 0)
    }
}

/// A few facts of an object's many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct FactSet(Box<[FactWord]>);

/// Facts of one word of an object's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FactWord {
    /// The number of the word.
    at: u32,
    /// Bits, not all of them 0.
    bits: u32,
}

impl FactSet {
    /// Returns the facts of which the bits are set in all words of an object's.
    pub(crate) fn new(words: &[u32]) -> FactSet {
        let words = (0..).zip(words).filter(|&(_, &bits)| bits != 0);
        FactSet(words.map(|(at, &bits)| FactWord { at, bits }).collect())
    }

    /// Returns all words of an object's facts, with the bits of these.
    pub(crate) fn words(&self, n_words: usize) -> Vec<u32> {
        let mut words = vec![0; n_words];
        self.add_to(&mut words);
        words
    }

    /// Adds these facts to those of an object.
    pub(super) fn add_to(&self, facts: &mut [u32]) {
        for &FactWord { at, bits } in &self.0 {
            facts[at as usize] |= bits;
        }
    }

    /// Returns the numbers of the facts.
    fn numbers(&self) -> impl Iterator<Item = usize> {
        self.0.iter().flat_map(|&FactWord { at, bits }| {
            let mut left = bits;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                left &= left.checked_sub(1)?;
                Some(32 * at as usize + bit as usize)
            })
        })
    }
}

/// A member of a plan: the place of its key, and its variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PlannedMember {
    /// The chain of its key.
    pub chain: u32,
    /// The place of its key in the chain.
    pub index: u32,
    /// The number of its variant.
    pub variant: u32,
}

/// A key that may still come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenKey {
    /// Its chain.
    pub chain: u32,
    /// Its place in the chain.
    pub index: u32,
    /// True if it must come.
    pub is_required: bool,
}

/// An object that has begun: what may come, and how much.
#[derive(Clone, Debug)]
pub(crate) struct BegunMembers<'f> {
    /// The facts so far.
    pub facts: &'f [u32],
    /// Keys that may still come.
    pub open: Vec<OpenKey>,
    /// Members so far.
    pub count: u64,
    /// Least number of members.
    pub min: u64,
    /// Largest number of members.
    pub max: u64,
    /// True if members without declared names may come, as many as are asked for.
    pub has_others: bool,
}

impl BegunMembers<'_> {
    /// Returns the numbers of the keys that must still come, among those that may.
    fn required(&self) -> Vec<u32> {
        let required = (0..).zip(&self.open).filter(|key| key.1.is_required);
        required.map(|key| key.0).collect()
    }
}

/// Most steps of one search for members that complete an object; one that takes more finds none.
const MAX_PLAN_STEPS: usize = 1 << 17;

/// The outcome of a search for members that complete an object.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum PlanOutcome {
    /// These do.
    Found(Vec<PlannedMember>),
    /// No members do.
    None,
    /// More would have to be tried than may be.
    GaveUp,
}

/// A choice of a search: members of which one must come.
struct PlanChoice {
    options: Vec<OpenMember>,
    /// Options that were tried.
    n_tried: usize,
    /// Members that were taken before it.
    n_taken: usize,
    /// The facts before it.
    facts: Vec<u32>,
}

/// A member that may come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct OpenMember {
    member: PlannedMember,
    /// The number of its key among those that may come.
    key: u32,
}

/// The members that may come, of variants that are usable.
struct OpenMembers {
    /// All of them, in the order of their keys.
    all: Vec<OpenMember>,
    /// The members that facts come with, by fact.
    of_facts: Vec<OpenMember>,
    /// By fact, the place in `of_facts` after its last member.
    ends: Vec<u32>,
}

impl OpenMembers {
    /// Returns those of `n_facts` facts; `facts` returns the facts of a member.
    fn new<'f>(
        all: Vec<OpenMember>,
        n_facts: usize,
        facts: impl Fn(PlannedMember) -> &'f FactSet,
    ) -> OpenMembers {
        let mut ends = vec![0; n_facts + 1];
        for open in &all {
            for fact in facts(open.member).numbers() {
                ends[fact + 1] += 1;
            }
        }
        for fact in 0..n_facts {
            ends[fact + 1] += ends[fact];
        }
        let first = all.first().copied();
        let mut of_facts: Vec<OpenMember> =
            first.map_or_else(Vec::new, |open| vec![open; ends[n_facts] as usize]);
        // each of `ends` is where its fact begins, until the members of that are there
        for &open in &all {
            for fact in facts(open.member).numbers() {
                of_facts[ends[fact] as usize] = open;
                ends[fact] += 1;
            }
        }
        OpenMembers { all, of_facts, ends }
    }

    /// Returns the members that a fact comes with.
    fn of_fact(&self, fact: usize) -> &[OpenMember] {
        let from = fact.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.of_facts[from as usize..self.ends[fact] as usize]
    }

    /// Returns the members of a key.
    fn of_key(&self, key: u32) -> &[OpenMember] {
        let from = self.all.partition_point(|open| open.key < key);
        let n = self.all[from..].partition_point(|open| open.key == key);
        &self.all[from..from + n]
    }
}

/// A search for members that complete an object.
struct PlanSearch<'a, V> {
    conditions: &'a MemberConditions<V>,
    begun: &'a BegunMembers<'a>,
    usable: &'a dyn Fn(&KeyVariant<V>) -> bool,
    /// The members that may come; found when one must, as mostly none must.
    open: OnceCell<OpenMembers>,
    facts: Vec<u32>,
    taken: Vec<OpenMember>,
    /// By key that may come, whether a member of it was taken.
    is_taken: Vec<bool>,
    /// The numbers of keys that must come.
    required: Vec<u32>,
    /// Members that have failed on the way to here.
    banned: FastMap<PlannedMember, u32>,
    steps_left: usize,
    /// Keys and members that were looked at besides.
    n_looked_at: usize,
}

impl<V> MemberConditions<V> {
    /// Returns whether all conditions hold of an object with these facts.
    pub(crate) fn hold(&self, facts: &[u32]) -> bool {
        self.clauses.iter().all(|clause| clause.holds(facts))
    }

    /// Returns the variants of a key.
    pub(crate) fn variants_of(&self, chain: u32, index: u32) -> &[KeyVariant<V>] {
        &self.variants[chain as usize][index as usize]
    }

    /// Returns the variant of a member.
    pub(super) fn variant(&self, member: PlannedMember) -> &KeyVariant<V> {
        &self.variants_of(member.chain, member.index)[member.variant as usize]
    }

    /// Searches for members that complete an object, of variants that are `usable`; adds the steps
    /// that it takes to `n_steps`.
    pub(crate) fn plan(
        &self,
        begun: &BegunMembers,
        usable: &dyn Fn(&KeyVariant<V>) -> bool,
        n_steps: &Cell<u64>,
    ) -> PlanOutcome {
        let mut search = PlanSearch::new(self, begun, usable);
        let outcome = search.run();
        let n_prepared = match search.open.get() {
            Some(open) => open.ends.len() + PREPARED_WORK * open.all.len(),
            None => 0,
        };
        let n_tried = MAX_PLAN_STEPS - search.steps_left;
        let n_keys = begun.open.len() + search.n_looked_at;
        n_steps.set(n_steps.get() + (n_prepared + n_tried + n_keys) as u64);
        outcome
    }
}

/// Clauses of which comparing with facts counts as a step.
pub(super) const CLAUSES_OF_A_STEP: usize = 4;

/// Steps that a member which may come counts as.
const PREPARED_WORK: usize = 8;

impl<'a, V> PlanSearch<'a, V> {
    fn new(
        conditions: &'a MemberConditions<V>,
        begun: &'a BegunMembers,
        usable: &'a dyn Fn(&KeyVariant<V>) -> bool,
    ) -> PlanSearch<'a, V> {
        PlanSearch {
            conditions,
            begun,
            usable,
            open: OnceCell::new(),
            facts: begun.facts.to_vec(),
            taken: Vec::new(),
            is_taken: vec![false; begun.open.len()],
            required: begun.required(),
            banned: FastMap::default(),
            steps_left: MAX_PLAN_STEPS,
            n_looked_at: 0,
        }
    }

    /// Returns the members that may come.
    fn open(&self) -> &OpenMembers {
        self.open.get_or_init(|| {
            let mut all = Vec::with_capacity(self.begun.open.len());
            for (number, key) in (0..).zip(&self.begun.open) {
                let variants = self.conditions.variants_of(key.chain, key.index);
                for (variant, _) in (0..).zip(variants).filter(|known| (self.usable)(known.1)) {
                    let member = PlannedMember { chain: key.chain, index: key.index, variant };
                    all.push(OpenMember { member, key: number });
                }
            }
            let n_facts = 32 * self.conditions.n_words;
            OpenMembers::new(all, n_facts, |member| &self.conditions.variant(member).facts)
        })
    }

    /// Searches. What is not violated while all that is open stays away needs no member, so that
    /// each choice is about something which must come; what has failed once is left out of the
    /// rest.
    fn run(&mut self) -> PlanOutcome {
        let mut choices: Vec<PlanChoice> = Vec::new();
        loop {
            let fits = self.begun.count + self.taken.len() as u64 <= self.begun.max;
            match self.due() {
                None if fits => {
                    return PlanOutcome::Found(self.taken.iter().map(|open| open.member).collect());
                }
                Some(options) if fits => choices.push(PlanChoice {
                    options,
                    n_tried: 0,
                    n_taken: self.taken.len(),
                    facts: self.facts.clone(),
                }),
                _ => {}
            }
            if self.steps_left == 0 {
                return PlanOutcome::GaveUp;
            }
            if !self.take_next(&mut choices) {
                return PlanOutcome::None;
            }
        }
    }

    /// Takes the next option of the last choice that has one; returns whether there is one.
    fn take_next(&mut self, choices: &mut Vec<PlanChoice>) -> bool {
        while let Some(choice) = choices.last_mut() {
            for open in self.taken.drain(choice.n_taken..) {
                self.is_taken[open.key as usize] = false;
            }
            self.facts.clone_from(&choice.facts);
            if choice.n_tried > 0 {
                // counted, as an earlier choice may have banned it as well
                *self.banned.entry(choice.options[choice.n_tried - 1].member).or_default() += 1;
            }
            if let Some(&option) = choice.options.get(choice.n_tried) {
                choice.n_tried += 1;
                self.taken.push(option);
                self.is_taken[option.key as usize] = true;
                self.conditions.variant(option.member).facts.add_to(&mut self.facts);
                return true;
            }
            for option in &choice.options {
                self.banned.entry(option.member).and_modify(|n| *n -= 1);
            }
            choices.pop();
        }
        false
    }

    /// Returns members of which one must come; `None` if none must.
    fn due(&mut self) -> Option<Vec<OpenMember>> {
        self.spend(1 + self.conditions.clauses.len());
        let missing = self.required.iter().position(|&key| !self.is_taken[key as usize]);
        self.n_looked_at += missing.unwrap_or(self.required.len());
        if let Some(missing) = missing {
            let of_key = self.open().of_key(self.required[missing]).to_vec();
            return Some(self.allowed(of_key));
        }
        let mut best: Option<Vec<OpenMember>> = None;
        let conditions = self.conditions;
        for clause in &conditions.clauses {
            if clause.holds(&self.facts) {
                continue;
            }
            let mut list = Vec::new();
            for fact in clause.any_of.numbers() {
                list.extend_from_slice(self.open().of_fact(fact));
            }
            self.n_looked_at += list.len();
            list.sort_unstable();
            list.dedup();
            let list = self.allowed(list);
            if best.as_ref().is_none_or(|best| list.len() < best.len()) {
                best = Some(list);
            }
            if best.as_ref().is_some_and(|best| best.len() <= 1) {
                break;
            }
        }
        let begun = self.begun;
        let short = begun.count + (self.taken.len() as u64) < begun.min && !begun.has_others;
        if best.is_none() && short {
            best = Some(self.allowed(self.open().all.clone()));
        }
        best
    }

    /// Returns those of some members that are not banned and whose keys were not taken.
    fn allowed(&mut self, mut list: Vec<OpenMember>) -> Vec<OpenMember> {
        self.spend(list.len() * (1 + self.taken.len()));
        list.retain(|open| {
            !self.is_taken[open.key as usize]
                && self.banned.get(&open.member).is_none_or(|&n| n == 0)
        });
        list
    }

    fn spend(&mut self, steps: usize) {
        self.steps_left = self.steps_left.saturating_sub(steps);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns conditions over keys of one variant each, which are facts, in a chain each.
    fn conditions(n_keys: u32, clauses: &[(&[u32], &[u32])]) -> MemberConditions<()> {
        let bits = |list: &[u32]| {
            let mut words = vec![0; n_keys.div_ceil(32) as usize];
            for &fact in list {
                words[fact as usize / 32] |= 1 << (fact % 32);
            }
            FactSet::new(&words)
        };
        let variant = |fact| KeyVariant { value: (), facts: bits(&[fact]), rank: 0 };
        MemberConditions {
            variants: (0..n_keys).map(|fact| vec![vec![variant(fact)]]).collect(),
            clauses: clauses
                .iter()
                .map(|(any_of, not_all)| MemberClause {
                    any_of: bits(any_of),
                    not_all: bits(not_all),
                })
                .collect(),
            n_words: n_keys.div_ceil(32) as usize,
        }
    }

    fn begun(facts: &[u32], n_keys: u32, bounds: (u64, u64)) -> BegunMembers<'_> {
        let open = |chain| OpenKey { chain, index: 0, is_required: false };
        let open = (0..n_keys).map(open).collect();
        let (min, max) = bounds;
        BegunMembers { facts, open, count: 0, min, max, has_others: false }
    }

    /// Every set of clauses of two over four keys, against all sets of keys.
    #[test]
    fn a_plan_is_found_where_there_is_one() {
        let literals: Vec<(Vec<u32>, Vec<u32>)> = (0..16u32)
            .map(|pair| {
                let [a, b] = [pair % 4, pair / 4];
                if a < b { (vec![a, b], vec![]) } else { (vec![a], vec![b]) }
            })
            .collect();
        let mut found = [0, 0];
        for seed in 0..4096u32 {
            let chosen = [seed % 16, seed / 16 % 16, seed / 256];
            let mut clauses: Vec<(&[u32], &[u32])> = chosen
                .iter()
                .map(|&i| (&*literals[i as usize].0, &*literals[i as usize].1))
                .collect();
            clauses.push((&[], &[0, 1, 2]));
            let all = conditions(4, &clauses);
            for (min, max) in [(0, 4), (1, 1), (2, 3)] {
                let fits = |set: u32| {
                    (min..=max).contains(&u64::from(set.count_ones())) && all.hold(&[set])
                };
                let want = (0..16).any(fits);
                match all.plan(&begun(&[0], 4, (min, max)), &|_| true, &Cell::new(0)) {
                    PlanOutcome::Found(plan) => {
                        assert!(fits(plan.iter().map(|member| 1 << member.chain).sum()));
                        assert!(want);
                        found[0] += 1;
                    }
                    PlanOutcome::None => {
                        assert!(!want, "{clauses:?} {min} {max}");
                        found[1] += 1;
                    }
                    PlanOutcome::GaveUp => panic!("{clauses:?}"),
                }
            }
        }
        assert!(found.iter().all(|&n| n > 0), "{found:?}");
    }

    /// Five keys for five places of which each takes one of four: no plan, and the search ends.
    #[test]
    fn a_search_without_end_is_given_up() {
        let n = 12;
        let key = |place: u32, value: u32| place * n + value;
        let mut clauses: Vec<(Vec<u32>, Vec<u32>)> = Vec::new();
        for place in 0..=n {
            clauses.push(((0..n).map(|value| key(place, value)).collect(), vec![]));
            for other in 0..place {
                clauses.extend((0..n).map(|v| (vec![], vec![key(place, v), key(other, v)])));
            }
        }
        let clauses: Vec<(&[u32], &[u32])> =
            clauses.iter().map(|(any_of, not_all)| (&**any_of, &**not_all)).collect();
        let n_keys = n * (n + 1);
        let all = conditions(n_keys, &clauses);
        let facts = vec![0; all.n_words];
        let outcome = all.plan(&begun(&facts, n_keys, (0, u64::MAX)), &|_| true, &Cell::new(0));
        assert_eq!(outcome, PlanOutcome::GaveUp);
    }

    /// Each required name is looked at once for each that is taken, not once for each pair of them.
    #[test]
    fn required_names_are_planned_in_few_steps() {
        let n = 300;
        let all = conditions(n, &[]);
        let facts = vec![0; all.n_words];
        let mut begun = begun(&facts, n, (0, u64::MAX));
        for key in &mut begun.open {
            key.is_required = true;
        }
        let n_steps = Cell::new(0);
        let PlanOutcome::Found(plan) = all.plan(&begun, &|_| true, &n_steps) else {
            panic!("no plan");
        };
        let chains: Vec<u32> = plan.iter().map(|member| member.chain).collect();
        assert_eq!(chains, (0..n).collect::<Vec<u32>>());
        assert!(n_steps.get() < 200_000, "{n_steps:?}");
    }
}
