//! Grammar expressions: what every language of constraints is translated into, hash-consed.
//!
//! A grammar is a list of rules, each an expression over terminals and calls of rules. Two things
//! make the automaton above simple, and the constructors and front ends keep them so:
//!
//! * a call reads at least one byte; a rule that may be empty is called as `ε | call`;
//! * no rule calls itself, directly or through others, before it has read a byte (see `leftrec`).
//!
//! Repetitions and objects are single nodes with numbers in them, not unrolled: `{0,65535}` or an
//! object of 300 optional properties costs nothing until text walks through it.

mod barred;
pub(crate) mod class;
mod conditioned;
pub(crate) mod conditions;
mod escape;
pub(crate) mod graph;
mod import;
pub(crate) mod leaf;
mod object;
pub(crate) mod recorded;
pub(crate) mod regex;
mod store;

use std::collections::HashMap;
use std::sync::Arc;

use crate::Error;
use crate::budget::MAX_BYTES;
use crate::expression::conditions::PlannedMember;
use crate::expression::graph::WordGraph;
use crate::expression::leaf::{Decoder, Leaf, Member, TokenRanges};
use crate::expression::recorded::{TextId, ValueSetId};
use crate::expression::regex::{INF, Re, Res};
use crate::intern::{FastMap, Interner};
use crate::region_options::{RegionId, RegionTable};

pub(crate) use object::{DeclaredKey, KeyChain, KeyPositions, MemberTags, Notation, Object};

/// Steps that making an expression counts as.
const NODE_WORK: u64 = 4;

/// Steps that finding an expression counts as which has been made before.
const FOUND_NODE_WORK: u64 = 2;

/// A grammar expression: an index into [`Exprs`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Expr(pub(crate) u32);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ExprNode {
    /// Nothing matches.
    Empty,
    /// The empty text.
    Eps,
    /// A terminal; at least one byte.
    Leaf(Leaf),
    /// A terminal of these texts that is lazy: once a text of `commit` has come, none goes on that
    /// has begun at the same place.
    Lazy {
        text: Re,
        commit: Re,
    },
    Cat(Expr, Expr),
    /// Two or more, sorted.
    Alt(Box<[Expr]>),
    /// Between the bounds, of an expression that is not nullable.
    Rep(Expr, u32, u32),
    /// A rule, without its empty text.
    Call(u32),
    /// A member of an object must come.
    Member(Member),
    /// After a member: another one, or the end.
    Rest(Member),
    /// An array or an object in which no two parts under [`ExprNode::Distinct`] have the same
    /// value.
    Unique(Expr, DistinctParts),
    /// An item or a name that differs in value from its earlier siblings.
    Distinct(Expr),
    /// In a stack, below the parts of a [`ExprNode::Unique`]: the values that have come.
    UniqueEnd(ValueSetId, DistinctParts),
    /// In a stack, below a part that must differ: the recorded text at which it begins.
    DistinctEnd(TextId),
    /// A part that has options of sampling, which is not nullable.
    Region(RegionId, Expr),
    /// In a stack, below such a part: its options with those of the parts around it that end where
    /// it does, and how many these are, up to a few.
    RegionEnd(RegionId, u8),
}

/// The purpose that expressions are made for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To know which bytes may come. The parts that have options of sampling are left out.
    #[default]
    Masks,
    /// To know in which of these parts a text is of which the bytes are known to be right: values
    /// that must differ are not told apart.
    Regions,
}

/// Parts that must differ from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum DistinctParts {
    /// Names of an object, of which there are always others.
    Names,
    /// Names of an object that may run out, or of which no other may begin so.
    ScarceNames,
    /// Items of an array, of which there are always others.
    Items,
    /// Items of an array that may run out, or of which no other may begin so.
    ScarceItems,
}

impl DistinctParts {
    /// Returns whether they are items of an array.
    pub(crate) fn are_items(self) -> bool {
        matches!(self, DistinctParts::Items | DistinctParts::ScarceItems)
    }

    /// Returns whether they may run out.
    pub(crate) fn are_scarce(self) -> bool {
        matches!(self, DistinctParts::ScarceNames | DistinctParts::ScarceItems)
    }
}

/// Whitespace between the tokens of JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct JsonWhitespace {
    /// After `{`, `[` and `,`, and before `}` and `]`.
    pub line: Expr,
    /// After `:`.
    pub colon: Expr,
}

/// All expressions of one automaton, and what they refer to.
#[derive(Debug)]
pub(crate) struct Exprs {
    nodes: Interner<ExprNode>,
    nullable: Vec<bool>,
    /// See [`Exprs::rank`].
    ranks: Vec<u64>,
    pub res: Res,
    /// The bodies of the rules, none of them nullable.
    pub rules: Vec<Expr>,
    rule_ranks: Vec<u64>,
    pub literals: Vec<Arc<[Box<[u8]>]>>,
    literal_index: HashMap<Arc<[Box<[u8]>]>, u32>,
    /// Words of [`Leaf::Graph`].
    pub graphs: Vec<Arc<WordGraph>>,
    /// Tokens of [`Leaf::Tokens`].
    pub token_sets: Vec<TokenRanges>,
    /// Tokens of [`Source::WithSpecial`](crate::Source::WithSpecial), ascending.
    pub special_tokens: Arc<[u32]>,
    pub objects: Vec<Object>,
    key_positions: Interner<KeyPositions>,
    /// By place in an object with conditions, the members that may come next.
    next_members: FastMap<Member, Arc<[PlannedMember]>>,
    pub whitespace: JsonWhitespace,
    expansions: FastMap<Expr, Expr>,
    /// The purpose of the expressions.
    pub purpose: Purpose,
    /// The parts that have options of sampling.
    pub regions: RegionTable,
    /// True if the grammar has such parts, whether they are left out or not.
    pub has_regions: bool,
    /// True if the end of such a part may stand in an expression: in the rest of a begun text.
    pub has_open_regions: bool,
    has_distinct: bool,
    has_distinct_items: bool,
    has_scarce: bool,
    has_lazy: bool,
}

impl Exprs {
    /// Nothing matches.
    pub(crate) const EMPTY: Expr = Expr(0);
    /// The empty text.
    pub(crate) const EPS: Expr = Expr(1);

    pub(crate) fn new() -> Exprs {
        Exprs::with(Res::new())
    }

    /// Makes the expressions that all have, over regular expressions that are there already.
    pub(crate) fn with(res: Res) -> Exprs {
        let mut exprs = Exprs {
            nodes: Interner::default(),
            nullable: Vec::new(),
            ranks: Vec::new(),
            res,
            rules: Vec::new(),
            rule_ranks: Vec::new(),
            literals: Vec::new(),
            literal_index: HashMap::new(),
            graphs: Vec::new(),
            token_sets: Vec::new(),
            special_tokens: Arc::default(),
            objects: Vec::new(),
            key_positions: Interner::default(),
            next_members: FastMap::default(),
            whitespace: JsonWhitespace { line: Exprs::EPS, colon: Exprs::EPS },
            expansions: FastMap::default(),
            purpose: Purpose::Masks,
            regions: RegionTable::default(),
            has_regions: false,
            has_open_regions: false,
            has_distinct: false,
            has_distinct_items: false,
            has_scarce: false,
            has_lazy: false,
        };
        exprs.add(ExprNode::Empty);
        exprs.add(ExprNode::Eps);
        exprs
    }

    /// Returns the bytes that all of it takes, roughly: what grows with text.
    pub(crate) fn size(&self) -> usize {
        self.res.size()
            + self.nodes.len() * 128
            + self.key_positions.len() * 96
            + self.expansions.len() * 24
            + self.next_members.len() * 160
            + self.graphs.iter().map(|graph| graph.size()).sum::<usize>()
            + self.regions.size()
    }

    /// Passes while all of it takes no more memory than it may.
    ///
    /// # Errors
    /// [`Error::TooMuchMemory`].
    pub(crate) fn check_memory(&self) -> Result<(), Error> {
        if self.size() > MAX_BYTES {
            Err(Error::TooMuchMemory { limit: MAX_BYTES })
        } else {
            Ok(())
        }
    }

    /// Passes while the search may go on, and takes no more memory than it may.
    ///
    /// # Errors
    /// No step is left, the expressions take too much memory, or the search was stopped.
    pub(crate) fn check(&self) -> Result<(), Error> {
        self.res.budget.check()?;
        self.check_memory()
    }

    /// Returns the largest of the numbers by which the grammar names tokens; of a set that has no
    /// last token, the largest that it leaves out.
    pub(crate) fn last_named_token(&self) -> Option<u32> {
        let single = (0..self.nodes.len() as u32).filter_map(|id| match **self.nodes.get(id) {
            ExprNode::Leaf(Leaf::Token { id: token, .. } | Leaf::Trigger(token)) => Some(token),
            _ => None,
        });
        let of_sets = self.token_sets.iter().filter_map(|set| match set.last() {
            Some(&(lo, u32::MAX)) => lo.checked_sub(1),
            last => last.map(|range| range.1),
        });
        single.chain(of_sets).max()
    }

    /// Returns whether each set of tokens has one of the first `tokens`.
    pub(crate) fn have_tokens(&self, tokens: usize) -> bool {
        let has_one = |set: &TokenRanges| set.first().is_some_and(|r| (r.0 as usize) < tokens);
        self.token_sets.iter().all(has_one)
    }

    /// Returns whether a token comes only where it is named.
    pub(crate) fn is_special(&self, token: u32) -> bool {
        self.special_tokens.binary_search(&token).is_ok()
    }

    /// Returns whether parts of any array or object must differ.
    pub(crate) fn has_distinct(&self) -> bool {
        self.has_distinct
    }

    /// Returns whether parts that must differ may run out, or are items: those that differ may be
    /// far longer than the shortest.
    pub(crate) fn has_scarce(&self) -> bool {
        self.has_scarce
    }

    /// Returns whether any terminal is lazy, so that what may come at a place depends on all that
    /// is due there.
    pub(crate) fn has_lazy(&self) -> bool {
        self.has_lazy
    }

    /// Returns whether items of any array must differ.
    pub(crate) fn has_distinct_items(&self) -> bool {
        self.has_distinct_items
    }

    /// Returns whether there is an expression with this number.
    pub(crate) fn knows(&self, e: Expr) -> bool {
        (e.0 as usize) < self.nodes.len()
    }

    /// Returns the expression's node.
    pub(crate) fn node(&self, e: Expr) -> &ExprNode {
        self.nodes.get(e.0)
    }

    /// Returns whether the empty text matches.
    pub(crate) fn nullable(&self, e: Expr) -> bool {
        self.nullable[e.0 as usize]
    }

    /// Returns a rank above that of every expression that this one comes down to before a byte is
    /// read. Expanding the highest rank first gathers all stacks of an expression before it is
    /// expanded itself.
    pub(crate) fn rank(&self, e: Expr) -> u64 {
        self.ranks[e.0 as usize]
    }

    fn add(&mut self, node: ExprNode) -> Expr {
        let nullable = match &node {
            ExprNode::Eps => true,
            ExprNode::Cat(a, b) => self.nullable(*a) && self.nullable(*b),
            ExprNode::Alt(list) => list.iter().any(|&e| self.nullable(e)),
            ExprNode::Rep(_, min, _) => *min == 0,
            ExprNode::UniqueEnd(..) | ExprNode::DistinctEnd(_) | ExprNode::RegionEnd(..) => true,
            _ => false,
        };
        let rank = self.rank_of(&node);
        self.has_lazy |= matches!(node, ExprNode::Lazy { .. });
        if let ExprNode::Unique(_, parts) = node {
            self.has_distinct = true;
            self.has_distinct_items |= parts.are_items();
            self.has_scarce |= parts != DistinctParts::Names;
        }
        let (id, fresh) = self.nodes.intern(node);
        self.res.budget.take(if fresh { NODE_WORK } else { FOUND_NODE_WORK });
        if fresh {
            self.nullable.push(nullable);
            self.ranks.push(rank);
        }
        Expr(id)
    }

    /// Returns the expression of a terminal.
    pub(crate) fn leaf(&mut self, leaf: Leaf) -> Expr {
        self.add(ExprNode::Leaf(leaf))
    }

    /// Returns the expression of the texts of a terminal after which nothing else that has begun
    /// with it goes on, once a text of `commit` has come.
    pub(crate) fn lazy(&mut self, text: Re, commit: Re) -> Expr {
        let is_lazy = self.res.is_live(text) && self.res.has_next(text);
        if !is_lazy || self.res.nullable(commit) {
            return self.text(text);
        }
        let lazy = self.add(ExprNode::Lazy { text, commit });
        if self.res.nullable(text) { self.alt([Exprs::EPS, lazy]) } else { lazy }
    }

    /// Returns the expression of these bytes.
    pub(crate) fn literal(&mut self, bytes: &[u8]) -> Expr {
        self.literals(vec![bytes.into()])
    }

    /// Returns the expression of any of these byte strings.
    pub(crate) fn literals(&mut self, mut list: Vec<Box<[u8]>>) -> Expr {
        list.sort_unstable();
        list.dedup();
        let eps = list.first().is_some_and(|w| w.is_empty());
        if eps {
            list.remove(0);
        }
        let leaf = if list.is_empty() {
            Exprs::EMPTY
        } else {
            let n = list.len() as u32;
            let id = self.literal_list(list);
            self.leaf(Leaf::Literals { list: id, lo: 0, hi: n, at: 0 })
        };
        if eps { self.alt([Exprs::EPS, leaf]) } else { leaf }
    }

    /// Returns the number of a list of byte strings that are sorted, distinct and not empty.
    fn literal_list(&mut self, list: Vec<Box<[u8]>>) -> u32 {
        if let Some(&id) = self.literal_index.get(&*list) {
            return id;
        }
        let id = self.literals.len() as u32;
        let list: Arc<[Box<[u8]>]> = list.into();
        self.literal_index.insert(Arc::clone(&list), id);
        self.literals.push(list);
        id
    }

    /// Returns the number of a graph.
    fn graph_number(&mut self, graph: Arc<WordGraph>) -> u32 {
        let known = self.graphs.iter().position(|known| Arc::ptr_eq(known, &graph));
        known.unwrap_or_else(|| {
            self.graphs.push(graph);
            self.graphs.len() - 1
        }) as u32
    }

    /// Returns the expression of the words of a graph.
    pub(crate) fn graph(&mut self, graph: WordGraph) -> Expr {
        if !graph.goes_on(graph.root) {
            return Exprs::EMPTY;
        }
        let node = graph.root;
        let graph = self.graph_number(Arc::new(graph));
        self.leaf(Leaf::Graph { graph, node })
    }

    /// Returns the number of a set of tokens.
    fn token_set(&mut self, ranges: TokenRanges) -> u32 {
        let known = self.token_sets.iter().position(|known| *known == ranges);
        known.unwrap_or_else(|| {
            self.token_sets.push(ranges);
            self.token_sets.len() - 1
        }) as u32
    }

    /// Returns the expression of any token of a set: inclusive ranges, sorted and apart.
    pub(crate) fn any_token_of(&mut self, ranges: TokenRanges) -> Expr {
        match *ranges {
            [] => Exprs::EMPTY,
            [(lo, hi)] if lo == hi => self.leaf(Leaf::Token { id: lo, is_excluded: false }),
            _ => {
                let set = self.token_set(ranges);
                self.leaf(Leaf::Tokens(set))
            }
        }
    }

    /// Returns whether a leaf takes a whole token.
    pub(crate) fn takes_token(&self, leaf: Leaf, token: u32) -> bool {
        match leaf {
            Leaf::Trigger(id) => id == token,
            Leaf::Token { id, is_excluded } => (id == token) != is_excluded,
            Leaf::Tokens(set) => {
                let ranges = &self.token_sets[set as usize];
                ranges.iter().any(|range| (range.0..=range.1).contains(&token))
            }
            _ => false,
        }
    }

    /// Returns text of a regular expression.
    pub(crate) fn text(&mut self, re: Re) -> Expr {
        if !self.res.is_live(re) {
            return Exprs::EMPTY;
        }
        let eps = self.res.nullable(re);
        let leaf = if self.res.has_next(re) {
            self.leaf(Leaf::Text(Decoder::Start, re))
        } else {
            Exprs::EMPTY
        };
        if eps { self.alt([Exprs::EPS, leaf]) } else { leaf }
    }

    /// Returns the expression of a JSON string whose decoded text is of a regular expression, with
    /// its quotes.
    pub(crate) fn json_string(&mut self, re: Re) -> Expr {
        if !self.res.is_live(re) {
            return Exprs::EMPTY;
        }
        let quote = self.literal(b"\"");
        let body = self.leaf(Leaf::JsonString(Decoder::Start, re));
        self.cat(quote, body)
    }

    /// Returns the expression of `a`, then `b`.
    pub(crate) fn cat(&mut self, a: Expr, b: Expr) -> Expr {
        match (a, b) {
            (Exprs::EMPTY, _) | (_, Exprs::EMPTY) => Exprs::EMPTY,
            (Exprs::EPS, e) | (e, Exprs::EPS) => e,
            _ => {
                // to the right, so that equal sequences are equal numbers
                let mut items = Vec::new();
                let mut last = a;
                while let ExprNode::Cat(x, y) = *self.node(last) {
                    items.push(x);
                    last = y;
                }
                self.res.budget.take(items.len() as u64);
                let end = self.add(ExprNode::Cat(last, b));
                items.into_iter().rev().fold(end, |rest, item| self.add(ExprNode::Cat(item, rest)))
            }
        }
    }

    /// Returns the expression of all of these, one after another.
    pub(crate) fn sequence(
        &mut self,
        list: impl IntoIterator<Item = Expr, IntoIter: DoubleEndedIterator>,
    ) -> Expr {
        list.into_iter().rev().fold(Exprs::EPS, |rest, e| self.cat(e, rest))
    }

    /// Returns the expression of any of these.
    pub(crate) fn alt(&mut self, list: impl IntoIterator<Item = Expr>) -> Expr {
        let mut all = Vec::new();
        for e in list {
            match self.node(e) {
                ExprNode::Empty => {}
                ExprNode::Alt(inner) => all.extend(inner),
                _ => all.push(e),
            }
        }
        self.res.budget.take(all.len() as u64);
        all.sort_unstable();
        all.dedup();
        // ε is the smallest number but one, and first if it is there
        if all.len() > 1 && all[0] == Exprs::EPS && all[1..].iter().any(|&e| self.nullable(e)) {
            all.remove(0);
        }
        match all.as_slice() {
            [] => Exprs::EMPTY,
            [one] => *one,
            _ => self.add(ExprNode::Alt(all.into())),
        }
    }

    /// Returns the expression of between `min` and `max` of `e`, [`INF`] for no bound.
    pub(crate) fn rep(&mut self, e: Expr, min: u32, max: u32) -> Expr {
        if min > max {
            return Exprs::EMPTY;
        }
        if max == 0 || e == Exprs::EPS {
            return Exprs::EPS;
        }
        if e == Exprs::EMPTY {
            return if min == 0 { Exprs::EPS } else { Exprs::EMPTY };
        }
        let (e, min) = if self.nullable(e) { (self.non_empty(e), 0) } else { (e, min) };
        match *self.node(e) {
            _ if (min, max) == (1, 1) => e,
            ExprNode::Empty => Exprs::EPS,
            // (a+)* = (a+){0,n} = a*
            ExprNode::Rep(a, 1, INF) if min == 0 => self.add(ExprNode::Rep(a, 0, INF)),
            ExprNode::Rep(_, 1, INF) if min == 1 => e,
            _ => self.add(ExprNode::Rep(e, min, max)),
        }
    }

    /// Returns the expression of a rule.
    pub(crate) fn call(&mut self, rule: u32) -> Expr {
        self.add(ExprNode::Call(rule))
    }

    /// Returns the expression of `e` without the empty text.
    pub(crate) fn non_empty(&mut self, e: Expr) -> Expr {
        if !self.nullable(e) {
            return e;
        }
        // what it is made of comes first
        let mut known: FastMap<Expr, Expr> = FastMap::default();
        let mut todo = vec![e];
        while let Some(&at) = todo.last() {
            let before = todo.len();
            self.push_nullable_parts(at, &known, &mut todo);
            if todo.len() == before {
                todo.pop();
                let without = self.non_empty_of_parts(at, &known);
                known.insert(at, without);
            }
        }
        known.get(&e).copied().unwrap_or(Exprs::EMPTY)
    }

    /// Adds what [`Exprs::non_empty_of_parts`] asks for and is not known.
    fn push_nullable_parts(&self, e: Expr, known: &FastMap<Expr, Expr>, todo: &mut Vec<Expr>) {
        if known.contains_key(&e) {
            return;
        }
        let mut rest = e;
        let missing = |e: &Expr| self.nullable(*e) && !known.contains_key(e);
        while let ExprNode::Cat(a, b) = *self.node(rest) {
            todo.extend([a].into_iter().filter(missing));
            rest = b;
        }
        if let ExprNode::Alt(list) = self.node(rest) {
            todo.extend(list.iter().copied().filter(missing));
        }
    }

    /// Returns [`Exprs::non_empty`] where that of the parts is known.
    fn non_empty_of_parts(&mut self, e: Expr, known: &FastMap<Expr, Expr>) -> Expr {
        // the others are not empty as they are
        let of = |e: Expr| known.get(&e).copied().unwrap_or(e);
        // along the spine of a sequence: the first part that is not empty, and all after it
        let mut rest = e;
        let mut ways = Vec::new();
        while let ExprNode::Cat(a, b) = *self.node(rest) {
            ways.push(self.cat(of(a), b));
            rest = b;
        }
        match *self.node(rest) {
            ExprNode::Alt(ref list) => ways.extend(list.iter().map(|&e| of(e))),
            ExprNode::Rep(a, _, max) => {
                let one_more = if max == INF { INF } else { max - 1 };
                let rest = self.rep(a, 0, one_more);
                ways.push(self.cat(a, rest));
            }
            _ => {} // ε
        }
        self.alt(ways)
    }

    /// Returns the expression of `e`, an array or an object, in which parts under
    /// [`Exprs::distinct`] differ.
    pub(crate) fn unique(&mut self, e: Expr, parts: DistinctParts) -> Expr {
        if e == Exprs::EMPTY || self.purpose == Purpose::Regions {
            return e;
        }
        self.add(ExprNode::Unique(e, parts))
    }

    /// Returns the expression of `e`, an item or a name, which differs from its earlier siblings.
    pub(crate) fn distinct(&mut self, e: Expr) -> Expr {
        if e == Exprs::EMPTY || self.purpose == Purpose::Regions {
            return e;
        }
        self.add(ExprNode::Distinct(e))
    }

    /// Returns the expression of `e`, a part that has options of sampling.
    pub(crate) fn region(&mut self, region: RegionId, e: Expr) -> Expr {
        if region == RegionId::NONE || e == Exprs::EMPTY || e == Exprs::EPS {
            return e;
        }
        if self.nullable(e) {
            let some = self.non_empty(e);
            let some = self.region(region, some);
            return self.alt([Exprs::EPS, some]);
        }
        self.add(ExprNode::Region(region, e))
    }

    /// Returns the end of a part that has options of sampling.
    pub(crate) fn region_end(&mut self, region: RegionId, levels: u8) -> Expr {
        self.add(ExprNode::RegionEnd(region, levels))
    }

    /// Returns the end of an array or object of distinct parts, of which those of `values` have
    /// come.
    pub(crate) fn unique_end(&mut self, values: ValueSetId, parts: DistinctParts) -> Expr {
        self.add(ExprNode::UniqueEnd(values, parts))
    }

    /// Returns the end of a distinct part whose text begins at `from`.
    pub(crate) fn distinct_end(&mut self, from: TextId) -> Expr {
        self.add(ExprNode::DistinctEnd(from))
    }

    /// Sets the ranks, once all rules are there. `order` has every rule after all those that it
    /// calls before a byte.
    pub(crate) fn seal(&mut self, order: &[u32]) {
        // a rule's rank is its place in the order, spread so that the expressions of a body, fewer
        // than all, fit between
        let spread = self.nodes.len() as u64 + 32;
        self.rule_ranks = vec![0; self.rules.len()];
        for (number, &rule) in (1..).zip(order) {
            self.rule_ranks[rule as usize] = number * spread;
        }
        for id in 0..self.nodes.len() {
            let node = self.nodes.get(id as u32).clone();
            self.ranks[id] = self.rank_of(&node);
        }
    }

    /// Sets the ranks anew, once expressions have come to those that were sealed.
    pub(crate) fn seal_again(&mut self) {
        let mut order: Vec<u32> = (0..self.rules.len() as u32).collect();
        order.sort_by_key(|&rule| self.rule_ranks.get(rule as usize));
        self.seal(&order);
    }

    fn rank_of(&self, node: &ExprNode) -> u64 {
        match node {
            ExprNode::Cat(a, b) if self.nullable(*a) => self.rank(*a).max(self.rank(*b)) + 1,
            ExprNode::Cat(a, _) | ExprNode::Rep(a, ..) => self.rank(*a) + 1,
            ExprNode::Alt(list) => list.iter().map(|&e| self.rank(e)).max().unwrap_or(0) + 1,
            // until the rules are complete the rank is not known; `seal` sets it
            ExprNode::Call(rule) => self.rule_ranks.get(*rule as usize).copied().unwrap_or(0),
            // these expand to whitespace, separators and keys: a few levels
            ExprNode::Member(_) => 8,
            ExprNode::Rest(_) => 16,
            ExprNode::Unique(e, _) | ExprNode::Distinct(e) | ExprNode::Region(_, e) => {
                self.rank(*e) + 1
            }
            ExprNode::Empty | ExprNode::Eps | ExprNode::Leaf(_) | ExprNode::Lazy { .. } => 0,
            ExprNode::UniqueEnd(..) | ExprNode::DistinctEnd(_) | ExprNode::RegionEnd(..) => 0,
        }
    }
}
