//! Costs: the bytes of a shortest text of each expression.
//!
//! An expression has *choices*, each of some bytes of its own and some parts; it costs as much as
//! its cheapest choice. Costs are found for an expression and all that it is made of at once, the
//! cheapest first, as Dijkstra's algorithm does for paths: what is taken from the heap has its
//! final cost, and lowers the choices that wait for it. For example, of `a ::= "x" a | "yz"` the
//! choice `"yz"` is settled first, at 2 bytes; then `a` costs 2, and `"x" a` with its 3 bytes comes
//! late.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::collections::hash_map::Entry;

use crate::automaton::Automaton;
use crate::completion::members::made_up_len;
use crate::completion::{Completions, FAR, UNKNOWN};
use crate::expression::leaf::{Decoder, Leaf, Member};
use crate::expression::{Expr, ExprNode, Exprs};
use crate::intern::FastMap;

/// Steps that a choice which is compared with others counts as.
pub(super) const CHOICE_WORK: u64 = 16;

/// Steps that a part of a choice counts as while costs are found.
const PART_WORK: u64 = 8;

/// Steps that an expression of known cost counts as, with some for each choice that waits for it.
const SETTLED_WORK: u64 = 12;
const WAITING_WORK: u64 = 3;

/// Listed words of which looking at the length counts as a step.
pub(super) const WORDS_OF_A_STEP: u32 = 4;

/// One of the ways to write an expression: bytes of its own, then each of `parts` *n* times, and
/// some of `picks`.
#[derive(Default)]
pub(super) struct Choice {
    /// Bytes of its own.
    pub own: u64,
    /// Expressions that it has as parts.
    pub parts: Vec<Expr>,
    /// The number of times that each of `parts` comes.
    pub times: u64,
    /// The number of the key; `None` if it is none.
    pub key: Option<u32>,
    /// Members of which `n_picks` must come.
    picks: Vec<Pick>,
    n_picks: u64,
}

/// A member that may be chosen to reach the least number of members.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pick {
    /// Bytes of its comma, name and colon.
    own: u64,
    value: Expr,
    /// The most times it may come.
    most: u64,
}

/// A choice whose parts are not all known yet.
struct OpenChoice {
    /// The number of its expression in the search.
    node: usize,
    /// The cost of what is known.
    cost: u64,
    /// As [`Choice::times`].
    times: u64,
    /// Parts that are not known.
    n_missing: usize,
    /// Members of those that may be picked, which must come besides.
    n_picks: u64,
}

impl OpenChoice {
    /// Returns whether enough is known.
    fn is_settled(&self) -> bool {
        self.n_missing == 0 && self.n_picks == 0
    }

    /// Adds the cost of a part, or of a pick as often as it is needed.
    fn add(&mut self, cost: u64, pick: Option<Pick>) {
        let Some(pick) = pick else {
            self.cost = plus(self.cost, times(cost, self.times));
            self.n_missing -= 1;
            return;
        };
        let n = self.n_picks.min(pick.most);
        if n > 0 {
            self.cost = plus(self.cost, times(plus(pick.own, cost), n));
            self.n_picks -= n;
        }
    }
}

/// A choice that waits for the cost of an expression: as a part, or as a pick.
struct WaitingChoice {
    /// The number of the choice in the search.
    open: usize,
    pick: Option<Pick>,
    /// The number of the next one that waits for the same.
    next: Option<usize>,
}

/// The choices that wait for one expression, in a list of all.
#[derive(Clone, Copy, Default)]
struct WaitingList {
    /// The numbers of its first and its last.
    ends: Option<(usize, usize)>,
    n: u64,
}

/// The search for the costs of an expression and of all it is made of.
struct CostSearch {
    nodes: Vec<Expr>,
    /// By expression, its number in `nodes`.
    numbers: FastMap<Expr, usize>,
    open: Vec<OpenChoice>,
    /// By node, the choices that wait for it.
    waiting: Vec<WaitingList>,
    /// The choices of all these lists.
    all_waiting: Vec<WaitingChoice>,
    /// Costs of nodes, the lowest first.
    heap: BinaryHeap<Reverse<(u64, usize)>>,
}

impl CostSearch {
    /// Begins a search for the cost of `root`.
    fn new(root: Expr) -> CostSearch {
        CostSearch {
            nodes: vec![root],
            numbers: FastMap::from_iter([(root, 0)]),
            open: Vec::new(),
            waiting: vec![WaitingList::default()],
            all_waiting: Vec::new(),
            heap: BinaryHeap::new(),
        }
    }

    /// Makes the choice that is opened next wait for an expression.
    fn wait_for(&mut self, e: Expr, pick: Option<Pick>) {
        let number = *self.numbers.entry(e).or_insert_with(|| {
            self.nodes.push(e);
            self.waiting.push(WaitingList::default());
            self.nodes.len() - 1
        });
        let added = self.all_waiting.len();
        self.all_waiting.push(WaitingChoice { open: self.open.len(), pick, next: None });
        let list = &mut self.waiting[number];
        if let Some((_, last)) = list.ends {
            self.all_waiting[last].next = Some(added);
        }
        list.ends = Some((list.ends.map_or(added, |ends| ends.0), added));
        list.n += 1;
    }

    /// Adds a choice.
    fn push(&mut self, choice: OpenChoice) {
        if choice.is_settled() {
            self.heap.push(Reverse((choice.cost, choice.node)));
        } else {
            self.open.push(choice);
        }
    }

    /// Adds the cost of a node to the choices that wait for it.
    fn settle(&mut self, node: usize, cost: u64) {
        let mut next = self.waiting[node].ends.map(|ends| ends.0);
        while let Some(waiting) = next.map(|at| &self.all_waiting[at]) {
            next = waiting.next;
            let open = &mut self.open[waiting.open];
            if open.is_settled() {
                continue; // enough were picked before
            }
            open.add(cost, waiting.pick);
            if open.is_settled() {
                self.heap.push(Reverse((open.cost, open.node)));
            }
        }
    }
}

impl Completions {
    /// Returns the bytes of a shortest text of an expression.
    pub(super) fn expr(&mut self, automaton: &mut Automaton, e: Expr) -> u64 {
        if let Some(&known) = self.exprs.get(&e) {
            return known;
        }
        self.settle(automaton.exprs(), e);
        self.exprs.get(&e).copied().unwrap_or(UNKNOWN)
    }

    /// Finds the costs of an expression and of all it is made of; not all of them if the search
    /// that asks for them is over before.
    fn settle(&mut self, exprs: &mut Exprs, root: Expr) {
        let mut search = CostSearch::new(root);
        let mut next = 0;
        while let Some(&e) = search.nodes.get(next) {
            if exprs.res.budget.is_over() {
                return;
            }
            self.open_all(exprs, &mut search, next, e);
            next += 1;
        }
        let mut n_known = 0;
        while let Some(Reverse((cost, node))) = search.heap.pop() {
            if exprs.res.budget.is_over() {
                return;
            }
            let e = search.nodes[node];
            if let Entry::Vacant(unknown) = self.exprs.entry(e) {
                unknown.insert(cost);
                n_known += 1;
                exprs.res.budget.take(SETTLED_WORK + WAITING_WORK * search.waiting[node].n);
                search.settle(node, cost);
            }
        }
        if n_known < search.nodes.len() {
            for e in search.nodes {
                self.exprs.entry(e).or_insert(UNKNOWN);
            }
        }
    }

    /// Adds the choices of a node to a search.
    fn open_all(&mut self, exprs: &mut Exprs, search: &mut CostSearch, node: usize, e: Expr) {
        let work = |n_parts: usize| CHOICE_WORK + PART_WORK * n_parts as u64;
        // most are of these, and need no lists
        match *exprs.node(e) {
            ExprNode::Cat(a, b) => {
                self.open_parts(search, node, &[a, b]);
                exprs.res.budget.take(work(2));
            }
            ExprNode::Alt(ref ways) => {
                for way in ways {
                    self.open_parts(search, node, std::slice::from_ref(way));
                }
                let n = ways.len() as u64;
                exprs.res.budget.take(n * work(1));
            }
            ExprNode::Call(rule) => {
                self.open_parts(search, node, &[exprs.rules[rule as usize]]);
                exprs.res.budget.take(work(1));
            }
            _ => {
                for choice in self.choices(exprs, e) {
                    exprs.res.budget.take(work(choice.parts.len() + choice.picks.len()));
                    self.open(search, node, &choice);
                }
            }
        }
    }

    /// Adds a choice of nothing but some parts, each once.
    fn open_parts(&self, search: &mut CostSearch, node: usize, parts: &[Expr]) {
        let mut open = OpenChoice { node, cost: 0, times: 1, n_missing: 0, n_picks: 0 };
        self.add_parts(search, &mut open, parts);
        search.push(open);
    }

    /// Adds the parts of a choice: their cost where that is known, and else they are waited for.
    fn add_parts(&self, search: &mut CostSearch, open: &mut OpenChoice, parts: &[Expr]) {
        for &part in parts {
            if let Some(&known) = self.exprs.get(&part) {
                open.cost = plus(open.cost, times(known, open.times));
            } else {
                search.wait_for(part, None);
                open.n_missing += 1;
            }
        }
    }

    /// Adds a choice of a node to a search, with what is known of it.
    fn open(&self, search: &mut CostSearch, node: usize, choice: &Choice) {
        let mut open =
            OpenChoice { node, cost: choice.own, times: choice.times, n_missing: 0, n_picks: 0 };
        self.add_parts(search, &mut open, &choice.parts);
        let Picked { n_left, cost } = self.pick_known(choice);
        open.cost = plus(open.cost, cost);
        open.n_picks = n_left;
        for &pick in choice.picks.iter().filter(|_| n_left > 0) {
            if !self.exprs.contains_key(&pick.value) {
                search.wait_for(pick.value, Some(pick));
            }
        }
        search.push(open);
    }

    /// Picks the cheapest members among those whose values have known costs.
    fn pick_known(&self, choice: &Choice) -> Picked {
        let mut left = choice.n_picks;
        let mut sum = 0;
        if left == 0 {
            return Picked { n_left: 0, cost: 0 };
        }
        let known = |pick: &Pick| {
            let value = *self.exprs.get(&pick.value)?;
            (value < UNKNOWN).then(|| (plus(pick.own, value), pick.most))
        };
        let mut costs: Vec<(u64, u64)> = choice.picks.iter().filter_map(known).collect();
        costs.sort_unstable();
        for (cost, most) in costs {
            let n = left.min(most);
            if n > 0 {
                sum = plus(sum, times(cost, n));
                left -= n;
            }
        }
        Picked { n_left: left, cost: sum }
    }

    /// Returns the choices of an expression that may be shortest.
    pub(super) fn choices(&mut self, exprs: &mut Exprs, e: Expr) -> Vec<Choice> {
        let one = |parts: Vec<Expr>| vec![Choice { parts, times: 1, ..Choice::default() }];
        match exprs.node(e).clone() {
            ExprNode::Empty => Vec::new(),
            ExprNode::Eps
            | ExprNode::UniqueEnd(..)
            | ExprNode::DistinctEnd(_)
            | ExprNode::RegionEnd(..) => one(Vec::new()),
            ExprNode::Leaf(leaf) => self.choices_of_leaf(exprs, leaf),
            ExprNode::Lazy { text, .. } => {
                self.choices_of_leaf(exprs, Leaf::Text(Decoder::Start, text))
            }
            ExprNode::Cat(a, b) => one(vec![a, b]),
            ExprNode::Alt(list) => list.iter().flat_map(|&e| one(vec![e])).collect(),
            ExprNode::Rep(_, 0, _) => one(Vec::new()),
            ExprNode::Rep(a, min, _) => {
                vec![Choice { parts: vec![a], times: min.into(), ..Choice::default() }]
            }
            ExprNode::Call(rule) => one(vec![exprs.rules[rule as usize]]),
            ExprNode::Unique(e, _) | ExprNode::Distinct(e) | ExprNode::Region(_, e) => one(vec![e]),
            ExprNode::Rest(member) => vec![members_choice(exprs, member, false)],
            ExprNode::Member(member) => vec![members_choice(exprs, member, true)],
        }
    }

    /// Returns the choices of a leaf that may be shortest.
    pub(super) fn choices_of_leaf(&mut self, exprs: &mut Exprs, leaf: Leaf) -> Vec<Choice> {
        /// Keys that need not come and are looked at, the shortest first.
        const MOST: usize = 64;
        let Leaf::Key { member, lo, hi, at } = leaf else {
            let own = self.leaf(exprs, leaf);
            return vec![Choice { own, times: 1, ..Choice::default() }];
        };
        let mut keys = exprs.next_keys(member, lo, hi);
        let object = &exprs.objects[member.object as usize];
        let len = |key: u32| object.keys[key as usize].literal.len() as u64;
        let required = |key: &u32| {
            let key = &object.keys[*key as usize];
            object.chains[key.chain as usize].is_required(key.index)
        };
        // all those that must come cost the same in whatever order; only how they are written
        // differs
        let spare = |key: u32| {
            let key = &object.keys[key as usize];
            let shortest = object.chains[key.chain as usize].shortest_key(key.index);
            key.literal.len() - object.keys[shortest as usize].literal.len()
        };
        let due = keys.iter().copied().filter(required).min_by_key(|&key| spare(key));
        if let Some(due) = due {
            keys = vec![due];
        } else if keys.len() > MOST {
            keys.sort_by_key(|&key| len(key));
            keys.truncate(MOST);
        }
        let costs: Vec<(u32, u64)> =
            keys.iter().map(|&key| (key, len(key).saturating_sub(at.into()))).collect();
        let mut choices = Vec::with_capacity(costs.len());
        for (key, own) in costs {
            if let Some(after) = exprs.after_key(member, key) {
                let parts = vec![after];
                choices.push(Choice { own, parts, times: 1, key: Some(key), ..Choice::default() });
            }
        }
        choices
    }

    /// Returns the bytes that a leaf other than a key still needs.
    pub(super) fn leaf(&mut self, exprs: &mut Exprs, leaf: Leaf) -> u64 {
        if let Some(&known) = self.leaves.get(&leaf) {
            return known;
        }
        let bytes = match leaf {
            Leaf::Literals { list, lo, hi, at } => {
                exprs.res.budget.take(u64::from((hi - lo) / WORDS_OF_A_STEP));
                let words = &exprs.literals[list as usize][lo as usize..hi as usize];
                words.iter().map(|word| word.len() as u64 - u64::from(at)).min().unwrap_or(UNKNOWN)
            }
            // a token counts as one byte: both cost one token
            Leaf::Token { .. } | Leaf::Tokens(_) | Leaf::Trigger(_) => 1,
            Leaf::Graph { graph, node } => {
                let way = exprs.graphs[graph as usize].shortest(node);
                way.map_or(UNKNOWN, |(.., bytes)| bytes.into())
            }
            _ => match self.texts.need(&mut exprs.res, leaf) {
                Some(need) => self.texts.cost(&mut exprs.res, &need),
                None => UNKNOWN,
            },
        };
        self.leaves.insert(leaf, bytes);
        bytes
    }

    /// Returns the cheapest choice.
    pub(super) fn cheapest(
        &mut self,
        automaton: &mut Automaton,
        choices: Vec<Choice>,
    ) -> Option<Choice> {
        automaton.budget().take(CHOICE_WORK * choices.len() as u64);
        choices.into_iter().map(|c| (self.cost(automaton, &c), c)).min_by_key(|c| c.0).map(|c| c.1)
    }

    /// Returns the bytes of a choice.
    pub(super) fn cost(&mut self, automaton: &mut Automaton, choice: &Choice) -> u64 {
        let mut sum = choice.own;
        for &part in &choice.parts {
            sum = plus(sum, times(self.expr(automaton, part), choice.times));
        }
        for pick in &choice.picks {
            self.expr(automaton, pick.value);
        }
        match self.pick_known(choice) {
            Picked { n_left: 0, cost } => plus(sum, cost),
            Picked { .. } => UNKNOWN,
        }
    }
}

/// Members that were picked.
struct Picked {
    /// Members that are still to be picked.
    n_left: u64,
    /// Bytes of those that were.
    cost: u64,
}

/// Returns the one choice that completes an object: all members that must come, and some that may.
fn members_choice(exprs: &mut Exprs, member: Member, due: bool) -> Choice {
    let missing = exprs.missing(member, due);
    exprs.res.budget.take(missing.n_steps);
    let n_required = missing.required.len() as u64;
    let mut choice = Choice { times: 1, n_picks: missing.n_more, ..Choice::default() };
    // each is after a comma, but for the first where that has come
    let object = &exprs.objects[member.object as usize];
    let n_separators = (n_required + missing.n_more).saturating_sub(due.into());
    choice.own = n_separators.saturating_mul(object.separator_len());
    for declared in &missing.required {
        choice.own += declared.literal.len() as u64;
        choice.parts.push(declared.value);
    }
    if missing.n_more > 0 {
        for declared in &missing.optional {
            let own = declared.literal.len() as u64;
            choice.picks.push(Pick { own, value: declared.value, most: 1 });
        }
        for &(_, value) in &object.others {
            choice.picks.push(Pick { own: made_up_len(object), value, most: u64::MAX });
        }
    }
    let close = exprs.closing(member);
    choice.parts.push(close);
    choice
}

/// Returns the cost of two parts; what is not known stays so, and what is known does not become
/// unknown by its size.
pub(super) fn plus(a: u64, b: u64) -> u64 {
    if a.max(b) >= UNKNOWN { UNKNOWN } else { (a + b).min(FAR) }
}

/// Returns the cost of a part that comes *n* times, at least once.
fn times(cost: u64, n: u64) -> u64 {
    if cost >= UNKNOWN { UNKNOWN } else { cost.saturating_mul(n).min(FAR) }
}
