//! Regular expressions over Unicode scalar values, with intersection and complement, by
//! derivatives.
//!
//! # Derivatives
//!
//! The derivative ∂c r of an expression r by a character c is an expression of the rests of those
//! texts of r that begin with c (Brzozowski, "Derivatives of regular expressions", 1964; Owens,
//! Reppy, Turon, "Regular-expression derivatives re-examined", 2009). It follows the form of r;
//! an expression is *nullable* if the empty text ε is one of its texts:
//!
//! ```text
//! ∂c ∅ = ∂c ε   = ∅
//! ∂c [set]      = ε if the set holds c, else ∅
//! ∂c (r·s)      = ∂c r · s, and where r is nullable: | ∂c s
//! ∂c (r | s)    = ∂c r | ∂c s            ∂c (r ∩ s) = ∂c r ∩ ∂c s
//! ∂c ¬r         = ¬ ∂c r
//! ∂c r{m,n}     = ∂c r · r{m-1,n-1}
//! ```
//!
//! So an expression is a state of its automaton, and the derivative its step: a text matches if
//! what its characters lead to is nullable. For example, two or three letters of which the last is
//! no `b`, and the text `aba`:
//!
//! ```text
//!      [ab]{2,3} ∩ ¬(.*b)
//!  a → [ab]{1,2} ∩ ¬(.*b)
//!  b → [ab]{0,1} ∩ ¬(.*b | ε)     not nullable: `ab` is no match
//!  a → ε ∩ ¬(.*b)                 nullable: `aba` is one
//! ```
//!
//! # What makes it small
//!
//! * Expressions are hash-consed: equal ones have one number ([`Re`]), and constructors keep them
//!   in a normal form, so that a state that comes back is found again by comparing numbers.
//! * All derivatives of an expression are one table, a partition of the characters into ranges
//!   (`derivative`). The automaton is never built further than text has reached.
//! * A repetition is one node with its bounds: `.{0,100000}` costs what `.{0,1}` costs.
//! * Where one expression plainly includes another, unions and intersections (`joining`) drop it
//!   (`inclusion`).
//!
//! # What must be known besides
//!
//! A byte may come only if some text completes it. Without ∩ and ¬ every expression but ∅ has a
//! text; with them a text is searched for (`emptiness`). The rest makes masks cheap: the lengths
//! and the alphabet of texts (`facts`), the characters that may come in any number (`first_set`,
//! `distance`), and the expression with the bounds left out that a token is too short to reach
//! (`truncate`).

mod derivative;
mod distance;
mod emptiness;
mod escape;
mod facts;
mod first_set;
mod import;
mod inclusion;
mod joining;
mod multiple;
mod store;
mod substring;
mod suffix_array;
mod truncate;

use std::collections::HashMap;
use std::sync::Arc;

use crate::budget::Budget;
use crate::expression::class::{Class, MAX};
use crate::intern::{FastMap, Interner, Shared};
pub(crate) use emptiness::Emptiness;
pub(crate) use escape::QuoteStyle;
use facts::RegexFacts;
pub(crate) use first_set::Free;
pub(crate) use import::ImportedRes;
pub(crate) use multiple::{
    BesideNumber, Divided, Multiple, NumberSide, common_multiple, remainder,
};
pub(crate) use substring::{PART_WORK, SubstringIndex, SubstringPlace, holds};

/// A regular expression: an index into [`Res`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Re(u32);

impl Re {
    /// Returns the number.
    pub(crate) fn number(self) -> u32 {
        self.0
    }

    /// Returns the expression with a number, which [`Res::knows`] or not.
    pub(crate) fn from_number(number: u32) -> Re {
        Re(number)
    }
}

/// No bound on a repetition.
pub(crate) const INF: u32 = u32::MAX;

/// Deepest nesting of the expressions of a pattern or a file: each step of a text goes through all
/// of them. Patterns that people write reach a dozen.
pub(crate) const MAX_DEPTH: u32 = 1000;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum RegexNode {
    /// No text.
    Empty,
    /// The empty text.
    Eps,
    /// One scalar of a set that is not empty.
    Class(Class),
    Cat(Re, Re),
    /// Two or more, sorted, none of them `Or`.
    Or(Vec<Re>),
    /// Two or more, sorted, none of them `And`.
    And(Vec<Re>),
    Not(Re),
    /// Between the two bounds, of an expression that is neither empty nor ε.
    Rep(Re, u32, u32),
    /// Digits that make a multiple; there are some.
    Multiple(Multiple),
    /// The words from the first number to the second (exclusive) of a list, without the characters
    /// before the third, which they share.
    Words(u32, u32, u32, u32),
    /// Rests of parts of a text, by its number, after its beginnings in the rows from the second
    /// number to the third (exclusive). One of them is not empty.
    Substring(u32, u32, u32),
}

/// Most results that are searched one by one.
const FEW_TARGETS: usize = 8;

/// Most unions, intersections and pairs that are remembered; past it, all are forgotten and those
/// in use come back.
const MOST_KNOWN: usize = 1 << 16;

/// Steps that making an expression counts as.
const NODE_WORK: u64 = 20;

/// Steps that an expression counts as which is there.
const KNOWN_NODE_WORK: u64 = 4;

/// The derivatives of an expression: a partition of all scalars into ranges, each named by its last
/// scalar, with the expression of the rest.
type Table = Arc<[(u32, Re)]>;

/// All expressions of one automaton.
#[derive(Clone, Debug)]
pub(crate) struct Res {
    /// Number of the first expressions, which are the same in every JSON Schema.
    common: u32,
    nodes: Interner<RegexNode>,
    nullable: Shared<bool>,
    /// No text of the language has fewer characters.
    least: Shared<u64>,
    /// True if the language may be empty although the expression is not `Empty`.
    doubtful: Shared<bool>,
    facts: Shared<RegexFacts>,
    /// By expression: where scalars lead, before and after ends that no text completes are cut off.
    derivatives: Shared<Option<Table>>,
    tables: Shared<Option<Table>>,
    /// The results of searches for a text of expressions that may have none.
    emptiness: FastMap<Re, Emptiness>,
    /// The beginnings of the texts that these searches have found.
    first_steps: FastMap<Re, emptiness::FirstStep>,
    /// See [`Res::guess_of`].
    guesses: Shared<u64>,
    /// By expression and length, see [`Res::truncated`].
    truncations: FastMap<(Re, u32), Re>,
    /// Of expressions that were asked so: whether all that they lead to ends soon.
    ends_soon: FastMap<Re, bool>,
    /// See [`Res::is_inexhaustible`].
    inexhaustible: FastMap<Re, bool>,
    /// See [`Res::is_wide`].
    wide: FastMap<Re, bool>,
    /// See [`Res::dead_distance`].
    dead_distances: FastMap<Re, u32>,
    /// See [`Res::closed`].
    closed: FastMap<Re, Class>,
    /// Unions and intersections that were asked for, by their parts as they were named.
    unions: FastMap<Box<[Re]>, Re>,
    intersections: FastMap<Box<[Re]>, Re>,
    /// Of numbers, the expressions of those on one side of them, which many bounds share.
    pub beside: FastMap<BesideNumber, Re>,
    /// Of pairs that were compared, whether the first includes the second.
    included: FastMap<(Re, Re), bool>,
    /// Room for a table that is being made.
    room: Vec<(u32, Re)>,
    /// Bytes of expressions and tables, roughly.
    bytes: usize,
    /// Expressions that searches have looked at.
    searched: usize,
    /// States that looks for dead ends have looked at which saw only a part of what there is.
    looked: usize,
    /// Steps that are left of the search that is under way.
    pub budget: Budget,
    /// Lists of words, sorted and distinct; by scalars.
    words: Vec<Vec<Box<[u32]>>>,
    /// Texts of which parts may come.
    sources: Vec<Arc<SubstringIndex>>,
    source_numbers: HashMap<Arc<str>, u32>,
    /// See [`Multiple::ends`].
    divided: Vec<Divided>,
}

impl Res {
    /// No text.
    pub(crate) const EMPTY: Re = Re(0);
    /// The empty text.
    pub(crate) const EPS: Re = Re(1);
    /// Any one scalar.
    const ANY: Re = Re(2);
    /// Any text.
    pub(crate) const ALL: Re = Re(3);

    pub(crate) fn new() -> Res {
        let mut res = Res {
            common: 0,
            nodes: Interner::default(),
            nullable: Shared::default(),
            least: Shared::default(),
            doubtful: Shared::default(),
            facts: Shared::default(),
            derivatives: Shared::default(),
            tables: Shared::default(),
            emptiness: FastMap::default(),
            first_steps: FastMap::default(),
            guesses: Shared::default(),
            truncations: FastMap::default(),
            ends_soon: FastMap::default(),
            inexhaustible: FastMap::default(),
            wide: FastMap::default(),
            dead_distances: FastMap::default(),
            closed: FastMap::default(),
            unions: FastMap::default(),
            intersections: FastMap::default(),
            beside: FastMap::default(),
            included: FastMap::default(),
            room: Vec::new(),
            bytes: 0,
            searched: 0,
            looked: 0,
            budget: Budget::default(),
            words: Vec::new(),
            sources: Vec::new(),
            source_numbers: HashMap::new(),
            divided: Vec::new(),
        };
        let fixed = [
            RegexNode::Empty,
            RegexNode::Eps,
            RegexNode::Class(Class::any()),
            RegexNode::Rep(Re(2), 0, INF),
        ];
        for (i, node) in fixed.into_iter().enumerate() {
            let re = res.add(node);
            debug_assert_eq!(re, Re(i as u32));
        }
        res
    }

    /// Makes the expressions so far, and all that they lead to, those that every copy begins with,
    /// and shares.
    pub(crate) fn keep_common(&mut self) {
        let mut at = 0;
        while at < self.nodes.len() {
            self.table(Re(at as u32));
            at += 1;
        }
        self.common = at as u32;
        self.nodes.share();
        for facts in [&mut self.nullable, &mut self.doubtful] {
            facts.share();
        }
        for facts in [&mut self.least, &mut self.guesses] {
            facts.share();
        }
        for tables in [&mut self.derivatives, &mut self.tables] {
            tables.share();
        }
        self.facts.share();
        // found again where they are needed
        self.unions.clear();
        self.intersections.clear();
        self.included.clear();
        self.beside.clear();
    }

    /// Returns whether `re` is one of them.
    pub(crate) fn is_common(&self, re: Re) -> bool {
        re.0 < self.common
    }

    fn add(&mut self, node: RegexNode) -> Re {
        let (id, fresh) = self.nodes.intern(node);
        if !fresh {
            self.budget.take(KNOWN_NODE_WORK);
            return Re(id);
        }
        let node = &**self.nodes.get(id);
        let bytes = node_bytes(node);
        let nullable = match node {
            RegexNode::Empty | RegexNode::Class(_) => false,
            RegexNode::Eps | RegexNode::Substring(..) => true,
            RegexNode::Cat(a, b) => self.nullable(*a) && self.nullable(*b),
            RegexNode::Or(list) => list.iter().any(|&r| self.nullable(r)),
            RegexNode::And(list) => list.iter().all(|&r| self.nullable(r)),
            RegexNode::Not(a) => !self.nullable(*a),
            RegexNode::Rep(a, min, _) => *min == 0 || self.nullable(*a),
            RegexNode::Multiple(multiple) => {
                multiple.min == 0 && self.ends_with(multiple.ends, multiple.rest)
            }
            &RegexNode::Words(list, lo, _, at) => {
                self.words[list as usize][lo as usize].len() == at as usize
            }
        };
        let doubtful = match node {
            RegexNode::And(_) | RegexNode::Not(_) => true,
            RegexNode::Cat(a, b) => self.doubtful[a.0 as usize] || self.doubtful[b.0 as usize],
            RegexNode::Or(list) => list.iter().any(|r| self.doubtful[r.0 as usize]),
            RegexNode::Rep(a, ..) => self.doubtful[a.0 as usize],
            _ => false,
        };
        let least = self.least_of(node, nullable);
        let form = self.facts_of(node);
        let guess = self.guess_of(node, nullable, least);
        self.budget.take(NODE_WORK);
        self.budget.take_bytes(bytes);
        self.bytes += bytes;
        self.guesses.push(guess);
        self.nullable.push(nullable);
        self.least.push(least);
        self.doubtful.push(doubtful);
        self.facts.push(form);
        self.derivatives.push(None);
        self.tables.push(None);
        Re(id)
    }

    /// Returns the bytes that all of it takes, roughly.
    pub(crate) fn size(&self) -> usize {
        // an entry of a map is its key and value, and about as much again for room and control
        // bytes
        let small = self.emptiness.len()
            + self.ends_soon.len()
            + self.included.len()
            + self.dead_distances.len();
        let large = self.first_steps.len()
            + self.truncations.len()
            + self.unions.len()
            + self.intersections.len();
        let beside = self.beside.len() * 96;
        self.bytes + small * 24 + large * 48 + self.closed.len() * 96 + beside
    }

    /// Returns how many expressions there are.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns whether there is an expression with this number.
    pub(crate) fn knows(&self, re: Re) -> bool {
        (re.0 as usize) < self.nodes.len()
    }

    /// Returns how an expression is made.
    pub(crate) fn node(&self, re: Re) -> &RegexNode {
        self.nodes.get(re.0)
    }

    fn least_of(&self, node: &RegexNode, nullable: bool) -> u64 {
        let of = |re: &Re| self.least[re.0 as usize];
        match node {
            _ if nullable => 0,
            RegexNode::Empty => u64::MAX,
            RegexNode::Substring(..) => 0,
            RegexNode::Cat(a, b) => of(a).saturating_add(of(b)),
            RegexNode::Or(list) => list.iter().map(of).min().unwrap_or(u64::MAX),
            RegexNode::And(list) => list.iter().map(of).max().unwrap_or(0),
            RegexNode::Rep(a, min, _) => of(a).saturating_mul(u64::from(*min)),
            &RegexNode::Words(list, lo, hi, at) => {
                let words = &self.words[list as usize][lo as usize..hi as usize];
                words
                    .iter()
                    .map(|word| word.len() - at as usize)
                    .min()
                    .map_or(u64::MAX, |n| n as u64)
            }
            RegexNode::Multiple(multiple) => self.fewest(multiple).map_or(u64::MAX, u64::from),
            RegexNode::Eps | RegexNode::Class(_) | RegexNode::Not(_) => 1,
        }
    }

    /// Returns a lower bound on the characters of a text of the language; exact without `∩` and
    /// `¬`.
    pub(crate) fn least(&self, re: Re) -> u64 {
        self.least[re.0 as usize]
    }

    /// Returns whether the empty text is in the language.
    pub(crate) fn nullable(&self, re: Re) -> bool {
        self.nullable[re.0 as usize]
    }

    /// Returns the expression of one scalar of `class`.
    pub(crate) fn class(&mut self, class: Class) -> Re {
        if class.is_empty() { Self::EMPTY } else { self.add(RegexNode::Class(class)) }
    }

    /// Returns the expression of this text.
    pub(crate) fn text(&mut self, text: &str) -> Re {
        let mut re = Self::EPS;
        for c in text.chars().rev() {
            let first = self.class(Class::one(c));
            re = self.cat(first, re);
        }
        re
    }

    /// Returns the expression of a text of `a`, then one of `b`.
    pub(crate) fn cat(&mut self, a: Re, b: Re) -> Re {
        match (a, b) {
            (Self::EMPTY, _) | (_, Self::EMPTY) => Self::EMPTY,
            (Self::EPS, other) | (other, Self::EPS) => other,
            _ => {
                // to the right, so that equal texts are equal numbers
                let mut parts = Vec::new();
                let mut last = a;
                while let RegexNode::Cat(first, rest) = **self.nodes.get(last.0) {
                    parts.push(first);
                    last = rest;
                }
                let end = self.add(RegexNode::Cat(last, b));
                parts.into_iter().rev().fold(end, |rest, part| self.add(RegexNode::Cat(part, rest)))
            }
        }
    }

    /// Returns the expression of every other text.
    pub(crate) fn not(&mut self, re: Re) -> Re {
        match **self.nodes.get(re.0) {
            RegexNode::Empty => Self::ALL,
            RegexNode::Eps => self.rep(Self::ANY, 1, INF),
            RegexNode::Not(inner) => inner,
            _ if re == Self::ALL => Self::EMPTY,
            RegexNode::Or(ref list) => {
                let (complements, rest) = list.iter().partition::<Vec<Re>, _>(|part| {
                    matches!(**self.nodes.get(part.0), RegexNode::Not(_))
                });
                if complements.is_empty() {
                    return self.add(RegexNode::Not(re));
                }
                let rest = self.or(rest);
                let all = complements.into_iter().chain([rest]);
                let all: Vec<Re> = all.map(|part| self.not(part)).collect();
                self.and(all)
            }
            _ => self.add(RegexNode::Not(re)),
        }
    }

    /// Returns the expression of between `min` and `max` texts of `re`, [`INF`] for no bound.
    pub(crate) fn rep(&mut self, re: Re, min: u32, max: u32) -> Re {
        if min > max {
            return Self::EMPTY;
        }
        let min = if self.nullable(re) { 0 } else { min };
        match **self.nodes.get(re.0) {
            _ if max == 0 => Self::EPS,
            RegexNode::Eps => Self::EPS,
            RegexNode::Empty => {
                if min == 0 {
                    Self::EPS
                } else {
                    Self::EMPTY
                }
            }
            RegexNode::Rep(_, 0, INF) => re,
            _ if (min, max) == (1, 1) => re,
            _ => self.add(RegexNode::Rep(re, min, max)),
        }
    }

    /// Returns the bounds of `re`, if it is a repetition of `class`.
    pub(crate) fn as_rep_of(&self, re: Re, class: &Class) -> Option<(u32, u32)> {
        match **self.nodes.get(re.0) {
            RegexNode::Rep(of, min, max) => match &**self.nodes.get(of.0) {
                RegexNode::Class(c) if c == class => Some((min, max)),
                _ => None,
            },
            RegexNode::Class(ref c) if c == class => Some((1, 1)),
            _ => None,
        }
    }

    /// Returns the set that an expression repeats, and how often at least.
    pub(crate) fn as_repeated_class(&self, re: Re) -> Option<(&Class, u32)> {
        let &RegexNode::Rep(of, min, _) = self.node(re) else { return None };
        match self.node(of) {
            RegexNode::Class(class) => Some((class, min)),
            _ => None,
        }
    }

    /// Returns the expression of any of these texts: one node, however many they are.
    pub(crate) fn words<'a>(&mut self, words: impl IntoIterator<Item = &'a str>) -> Re {
        let mut list: Vec<Box<[u32]>> =
            words.into_iter().map(|w| w.chars().map(u32::from).collect()).collect();
        list.sort_unstable();
        list.dedup();
        if list.is_empty() {
            return Self::EMPTY;
        }
        let id = self.words.len() as u32;
        let n = list.len() as u32;
        self.bytes +=
            list.iter().map(|word| size_of::<Box<[u32]>>() + size_of_val(&**word)).sum::<usize>();
        self.words.push(list);
        self.add(RegexNode::Words(id, 0, n, 0))
    }

    /// Returns the words that an expression excludes, if it is any text but these: what is left of
    /// each, by scalars.
    pub(crate) fn all_but(&self, re: Re) -> Option<impl Iterator<Item = &[u32]>> {
        let RegexNode::Not(of) = self.node(re) else { return None };
        let &RegexNode::Words(list, lo, hi, at) = self.node(*of) else { return None };
        let words = &self.words[list as usize][lo as usize..hi as usize];
        Some(words.iter().map(move |word| &word[at as usize..]))
    }

    /// Returns where each scalar leads. Ends that no text completes are `EMPTY`.
    pub(crate) fn table(&mut self, re: Re) -> Table {
        if let Some(table) = &self.tables[re.0 as usize] {
            return table.clone();
        }
        let raw = self.derive(re);
        let mut pruned: Vec<(u32, Re)> = Vec::with_capacity(raw.len());
        for &(hi, target) in raw.iter() {
            let target = if self.is_live(target) { target } else { Self::EMPTY };
            match pruned.last_mut() {
                Some(last) if last.1 == target => last.0 = hi,
                _ => pruned.push((hi, target)),
            }
        }
        // where nothing is cut off, one table is both
        let same = *pruned == *raw;
        let table: Table = if same { raw } else { pruned.into() };
        if self.budget.is_over() {
            return table;
        }
        if !same {
            self.bytes += table_bytes(&table);
        }
        self.tables.set(re.0 as usize, Some(table.clone()));
        table
    }

    /// Returns where scalar `c` leads.
    pub(crate) fn step(&mut self, re: Re, c: u32) -> Re {
        let table = self.table(re);
        table[table.partition_point(|&(hi, _)| hi < c)].1
    }

    /// Returns where all scalars from `lo` to `hi` lead, if that is the same.
    pub(crate) fn leads_all(&mut self, re: Re, lo: u32, hi: u32) -> Option<Re> {
        let table = self.table(re);
        let (end, target) = table[table.partition_point(|&(end, _)| end < lo)];
        (hi <= end).then_some(target)
    }

    /// Returns whether any scalar from `lo` to `hi` leads on.
    pub(crate) fn leads_on(&mut self, re: Re, lo: u32, hi: u32) -> bool {
        let table = self.table(re);
        let first = table.partition_point(|&(end, _)| end < lo);
        // surrogates lead nowhere by construction, so a range may span them
        let mut start = lo;
        for &(end, target) in &table[first..] {
            if start > hi {
                break;
            }
            if target != Self::EMPTY {
                return true;
            }
            start = end + 1;
        }
        false
    }

    /// Returns whether any scalar leads on.
    pub(crate) fn has_next(&mut self, re: Re) -> bool {
        self.plainly_has_next(re) || self.leads_on(re, 0, MAX)
    }

    /// Returns whether the form says that some scalar leads on: what has a text, and not the empty
    /// one, has a longer one. Derivatives, which may be many, need not be found for it.
    fn plainly_has_next(&self, re: Re) -> bool {
        let is_longer = |&re: &Re| re != Self::EMPTY && !self.nullable(re);
        !self.doubtful[re.0 as usize]
            && match self.node(re) {
                RegexNode::Or(list) => list.iter().any(is_longer),
                _ => is_longer(&re),
            }
    }
}

/// Returns the bytes that an expression takes: the node and what is known of it, in lists and in
/// the index.
fn node_bytes(node: &RegexNode) -> usize {
    let lists = match node {
        RegexNode::Or(list) | RegexNode::And(list) => size_of_val(&**list),
        RegexNode::Class(class) => size_of_val(class.ranges()),
        _ => 0,
    };
    let known = size_of::<RegexFacts>() + 2 * size_of::<Option<Table>>() + 2 * size_of::<u64>() + 2;
    lists + size_of::<RegexNode>() + known + 64
}

/// Returns the bytes that a table takes.
fn table_bytes(table: &Table) -> usize {
    size_of_val(&**table) + 16
}
