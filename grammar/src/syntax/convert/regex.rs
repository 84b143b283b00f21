//! Regular expressions → GBNF.
//!
//! Most are written as they are made. ∩ and ¬ have no sign in GBNF: there the automaton of
//! derivatives is found, made as small as it can be, and each state becomes a rule, or part of the
//! one rule that leads to it.

use super::class;
use super::text::{Text, TextPart};
use super::{GbnfWriter, Mode};
use crate::expression::class::{Class, MAX};
use crate::expression::regex::{INF, Re, RegexNode, Res};
use crate::intern::FastMap;

/// Most states that one expression may become, and all together.
const MAX_STATES: usize = 1000;
const ALL_STATES: usize = 20_000;

/// Most expressions that may be made on the way to one automaton.
const MAX_EXPRESSIONS: usize = 20_000;

/// Deepest nesting of a state in the rule of another.
const MAX_DEPTH: usize = 6;

/// Deepest nesting of expressions before the inner ones become states.
const MAX_NESTING: usize = 200;

/// A state: whether text may end there, and where sets of characters lead.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct RegexState {
    accepts: bool,
    to: Vec<(usize, Class)>,
}

impl GbnfWriter<'_> {
    /// Returns an expression over characters.
    pub(super) fn re(&mut self, re: Re, mode: Mode, hint: &str) -> Text {
        self.nested(re, mode, hint, 0)
    }

    fn nested(&mut self, re: Re, mode: Mode, hint: &str, depth: usize) -> Text {
        if depth > MAX_NESTING {
            return self.automaton(re, mode, hint, depth);
        }
        let depth = depth + 1;
        match self.exprs.res.node(re).clone() {
            RegexNode::Empty => Text::item("[^\\x00-\\U0010FFFF]".into()),
            RegexNode::Eps => Text::empty(),
            RegexNode::Class(class) => self.character(&class, mode),
            RegexNode::Cat(..) => {
                let mut parts = Vec::new();
                let mut rest = re;
                while let RegexNode::Cat(a, b) = *self.exprs.res.node(rest) {
                    parts.push(TextPart::Text(self.nested(a, mode, hint, depth)));
                    rest = b;
                }
                parts.push(TextPart::Text(self.nested(rest, mode, hint, depth)));
                Text::sequence(parts)
            }
            RegexNode::Or(list) => {
                let ways: Vec<Re> = list.iter().copied().filter(|&r| r != Res::EPS).collect();
                let texts = ways.iter().map(|&r| self.nested(r, mode, hint, depth)).collect();
                let all = Text::alternatives(texts);
                if ways.len() < list.len() { all.optional() } else { all }
            }
            RegexNode::Rep(inner, min, max) => self
                .nested(inner, mode, hint, depth)
                .repeat(min, if max == INF { None } else { Some(max) }),
            RegexNode::And(_)
            | RegexNode::Not(_)
            | RegexNode::Multiple(..)
            | RegexNode::Words(..)
            | RegexNode::Substring(..) => self.automaton(re, mode, hint, depth),
        }
    }

    /// Returns one character of a set.
    fn character(&mut self, class: &Class, mode: Mode) -> Text {
        if mode == Mode::Raw {
            return class::raw(class);
        }
        let at = if let Some(&at) = self.characters.get(class) {
            at
        } else {
            let any = *class == Class::any();
            let name = if any { "char".into() } else { self.name(&character_name(class)) };
            let at = self.open_common(name);
            self.characters.insert(class.clone(), at);
            let hex = if let Some(hex) = self.hex {
                hex
            } else {
                let hex = self.open_common("hex".into());
                self.rules[hex].body = "[0-9A-Fa-f]".into();
                *self.hex.insert(hex)
            };
            self.close(at, |w| {
                w.mention(hex);
                class::json(class, "hex")
            });
            at
        };
        self.mention(at)
    }

    /// Returns the automaton of an expression; part of it, and a remark, where that has too many
    /// states.
    fn automaton(&mut self, re: Re, mode: Mode, hint: &str, depth: usize) -> Text {
        let budget = MAX_STATES.min(ALL_STATES.saturating_sub(self.states));
        if let Some(states) = states(&mut self.exprs.res, re, budget) {
            self.states += states.len();
            let states = smallest(states);
            let mut uses = vec![0; states.len()];
            for (from, state) in states.iter().enumerate() {
                for step in state.to.iter().filter(|step| step.0 != from) {
                    uses[step.0] += 1;
                }
            }
            let mut names = StateRules { rules: vec![None; states.len()], todo: Vec::new() };
            let all = RegexStates { list: &states, uses: &uses, mode, hint };
            let start = self.state(&all, 0, &mut names, 0);
            while let Some((state, at)) = names.todo.pop() {
                self.close(at, |w| w.state(&all, state, &mut names, 0));
            }
            return start;
        }
        self.lose(
            "the combination of its keywords about text has too many states: some are left out",
        );
        match self.exprs.res.node(re).clone() {
            RegexNode::And(list) => {
                // what says most is not a length and not a complement
                let weight = |re: &Re| match self.exprs.res.node(*re) {
                    RegexNode::Not(_) => 2,
                    RegexNode::Rep(..) => 1,
                    _ => 0,
                };
                let best = list.iter().copied().min_by_key(weight).unwrap_or(Res::ALL);
                match self.exprs.res.node(best) {
                    RegexNode::Not(_) => self.nested(Res::ALL, mode, hint, depth),
                    _ => self.nested(best, mode, hint, depth),
                }
            }
            _ => self.nested(Res::ALL, mode, hint, depth),
        }
    }

    fn state(
        &mut self,
        all: &RegexStates,
        at: usize,
        names: &mut StateRules,
        depth: usize,
    ) -> Text {
        let state = &all.list[at];
        let own_loop = state.to.iter().find(|t| t.0 == at).map(|t| t.1.clone());
        let mut ways = Vec::new();
        for (to, class) in state.to.iter().filter(|t| t.0 != at) {
            let character = self.character(class, all.mode);
            let rest = self.rest(all, *to, names, depth);
            ways.push(Text::sequence([TextPart::Text(character), TextPart::Text(rest)]));
        }
        let mut parts = Vec::new();
        if let Some(class) = own_loop {
            parts.push(TextPart::Text(self.character(&class, all.mode).repeat(0, None)));
        }
        if !ways.is_empty() {
            let ways = Text::alternatives(ways);
            parts.push(TextPart::Text(if state.accepts { ways.optional() } else { ways }));
        }
        Text::sequence(parts)
    }

    /// Returns what follows a step to a state: its text where only one step leads there, else its
    /// name.
    fn rest(&mut self, all: &RegexStates, to: usize, names: &mut StateRules, depth: usize) -> Text {
        // the end, or a single character before it
        let ends = |s: &RegexState| s.accepts && s.to.is_empty();
        let state = &all.list[to];
        let short = match state.to.as_slice() {
            [] => true,
            [(next, _)] => *next == to || ends(&all.list[*next]),
            _ => false,
        };
        if short || (all.uses[to] == 1 && depth < MAX_DEPTH && to != 0) {
            return self.state(all, to, names, depth + 1);
        }
        let at = if let Some(at) = names.rules[to] {
            at
        } else {
            let name = self.name(&format!("{}-rest", all.hint));
            let at = self.open(name);
            names.rules[to] = Some(at);
            names.todo.push((to, at));
            at
        };
        self.mention(at)
    }
}

/// The states of one expression, while they are written.
struct RegexStates<'a> {
    list: &'a [RegexState],
    /// Number of steps of others that lead to each.
    uses: &'a [u32],
    mode: Mode,
    hint: &'a str,
}

/// The rules of states that have one.
struct StateRules {
    rules: Vec<Option<usize>>,
    /// Those whose bodies are still to be written: states, each with its rule.
    todo: Vec<(usize, usize)>,
}

/// Returns what the rule of a set of characters is called.
fn character_name(class: &Class) -> String {
    let is = |list: &[(char, char)]| {
        *class == Class::new(list.iter().map(|&(a, b)| (a.into(), b.into())))
    };
    let one = match *class.ranges() {
        [(lo, hi)] if lo == hi => char::from_u32(lo).filter(char::is_ascii_alphanumeric),
        _ => None,
    };
    match one {
        Some(c) => format!("char-{c}"),
        None if is(&[('0', '9')]) => "char-digit".into(),
        None if is(&[('a', 'z')]) => "char-lower".into(),
        None if is(&[('A', 'Z')]) => "char-upper".into(),
        None if is(&[('A', 'Z'), ('a', 'z')]) => "char-letter".into(),
        None if is(&[('0', '9'), ('A', 'F'), ('a', 'f')]) => "char-hex".into(),
        None if is(&[('0', '9'), ('A', 'Z'), ('a', 'z')]) => "char-alnum".into(),
        None => "char-set".into(),
    }
}

/// Returns the automaton of an expression, its start first; `None` past `limit` states.
fn states(res: &mut Res, re: Re, limit: usize) -> Option<Vec<RegexState>> {
    let mut numbers: FastMap<Re, usize> = FastMap::default();
    let mut found = vec![re];
    numbers.insert(re, 0);
    let mut states = Vec::new();
    let most = res.len() + MAX_EXPRESSIONS;
    while let Some(&re) = found.get(states.len()) {
        let mut ranges: Vec<(usize, Vec<(u32, u32)>)> = Vec::new();
        let mut next = 0;
        for &(hi, target) in res.table(re).iter() {
            if target != Res::EMPTY {
                let to = *numbers.entry(target).or_insert_with(|| {
                    found.push(target);
                    found.len() - 1
                });
                match ranges.iter_mut().find(|r| r.0 == to) {
                    Some(known) => known.1.push((next, hi)),
                    None => ranges.push((to, vec![(next, hi)])),
                }
            }
            next = hi.saturating_add(1).min(MAX);
        }
        if found.len() > limit || res.len() > most {
            return None;
        }
        let to = ranges.into_iter().map(|(to, ranges)| (to, Class::new(ranges))).collect();
        states.push(RegexState { accepts: res.nullable(re), to });
    }
    Some(states)
}

/// Returns the same automaton without states that differ in nothing (Moore, "Gedanken-experiments
/// on sequential machines", 1956).
fn smallest(states: Vec<RegexState>) -> Vec<RegexState> {
    let mut group: Vec<usize> = states.iter().map(|s| usize::from(s.accepts)).collect();
    let mut count = 0;
    loop {
        let mut numbers: FastMap<RegexState, usize> = FastMap::default();
        let next: Vec<usize> = states
            .iter()
            .enumerate()
            .map(|(i, s)| {
                let joined = join(s, |to| group[to]);
                // with the group it is in: groups only ever split
                let key = RegexState {
                    to: [vec![(group[i], Class::default())], joined.to].concat(),
                    ..joined
                };
                let n = numbers.len();
                *numbers.entry(key).or_insert(n)
            })
            .collect();
        let groups = numbers.len();
        group = next;
        if groups == count {
            break;
        }
        count = groups;
    }
    // the start is the first of its group, and so group 0
    let mut out = vec![RegexState::default(); count];
    for (i, s) in states.iter().enumerate() {
        out[group[i]] = join(s, |to| group[to]);
    }
    out
}

/// Returns a state whose steps lead to the groups of states.
fn join(state: &RegexState, group: impl Fn(usize) -> usize) -> RegexState {
    let mut to: Vec<(usize, Class)> = Vec::new();
    for (target, class) in &state.to {
        match to.iter_mut().find(|t| t.0 == group(*target)) {
            Some(known) => known.1 = known.1.union(class),
            None => to.push((group(*target), class.clone())),
        }
    }
    to.sort_by_key(|t| t.0);
    RegexState { accepts: state.accepts, to }
}
