//! Grammar expressions in a precompiled grammar: written as they are numbered, checked and numbered
//! again when read.
//!
//! Whoever made the file, what is read keeps what the automaton relies on: parts come before
//! wholes, lists are sorted, indices are in range, and no rule calls itself before it has read a
//! byte.

use std::sync::Arc;

use super::conditions::{FactSet, KeyVariant, MemberClause, MemberConditions};
use super::{
    DeclaredKey, DistinctParts, Expr, ExprNode, Exprs, JsonWhitespace, KeyChain, MemberTags,
    Notation, Object,
};
use crate::codec::{Damage, Input, Output};
use crate::expression::graph::WordGraph;
use crate::expression::leaf::{Decoder, Leaf, Member};
use crate::expression::regex::{INF, Re, Res};

impl Exprs {
    /// Writes all expressions, before any text has been read with them.
    pub(crate) fn write(&self, out: &mut Output) {
        self.res.write(out);
        out.count(self.literals.len());
        for list in &self.literals {
            out.count(list.len());
            for word in list.iter() {
                out.bytes(word);
            }
        }
        out.count(self.graphs.len());
        for graph in &self.graphs {
            graph.write(out);
        }
        out.count(self.token_sets.len());
        for set in &self.token_sets {
            out.count(set.len());
            for &(lo, hi) in set.iter() {
                out.numbers([lo, hi]);
            }
        }
        let mut order: Vec<u32> = (0..self.rules.len() as u32).collect();
        order.sort_by_key(|&rule| self.rule_ranks.get(rule as usize));
        out.count(self.rules.len());
        for e in &self.rules {
            out.number(e.0);
        }
        for rule in order {
            out.number(rule);
        }
        out.count(self.objects.len());
        for object in &self.objects {
            write_object(object, out);
        }
        out.count(self.key_positions.len());
        for id in 0..self.key_positions.len() {
            let positions = self.key_positions.get(id as u32);
            out.count(positions.len());
            for &at in positions.iter() {
                out.number(at);
            }
        }
        out.numbers([self.whitespace.line.0, self.whitespace.colon.0]);
        out.count(self.nodes.len());
        for id in 0..self.nodes.len() {
            write_node(self.nodes.get(id as u32), out);
        }
    }

    /// Reads what [`Exprs::write`] has written; `common` are the expressions that every schema
    /// begins with.
    pub(crate) fn read(input: &mut Input, common: &Res) -> Result<Exprs, Damage> {
        let mut exprs = Exprs::with(Res::read(input, common)?);
        exprs.read_literals(input)?;
        exprs.read_graphs_and_tokens(input)?;
        let rules = input.count(8)?;
        for _ in 0..rules {
            exprs.rules.push(Expr(input.number()?));
        }
        let order = (0..rules).map(|_| input.number()).collect::<Result<Vec<_>, _>>()?;
        let mut rule_order = vec![0; rules]; // in the order, from 1; 0 is not there
        for (number, &rule) in (1..).zip(&order) {
            match rule_order.get_mut(rule as usize) {
                Some(at) if *at == 0 => *at = number,
                _ => return Err(Damage("the order of rules")),
            }
        }
        for _ in 0..input.count(4)? {
            let object = read_object(input)?;
            exprs.objects.push(object);
        }
        for id in 0..input.count(4)? {
            let positions =
                (0..input.count(4)?).map(|_| input.number()).collect::<Result<Vec<_>, _>>()?;
            if exprs.key_positions.intern(positions) != (id as u32, true) {
                return Err(Damage("positions that are there twice"));
            }
        }
        let [line, colon] = input.numbers()?;
        exprs.whitespace = JsonWhitespace { line: Expr(line), colon: Expr(colon) };
        let calls = exprs.read_nodes(input, &rule_order)?;
        exprs.check_read(&calls, &rule_order)?;
        exprs.seal(&order);
        Ok(exprs)
    }

    fn read_literals(&mut self, input: &mut Input) -> Result<(), Damage> {
        for id in 0..input.count(4)? {
            let mut list: Vec<Box<[u8]>> = Vec::new();
            for _ in 0..input.count(4)? {
                list.push(input.bytes()?.into());
            }
            if list.first().is_none_or(|w| w.is_empty()) || !list.is_sorted_by(|a, b| a < b) {
                return Err(Damage("a list of literals"));
            }
            let list: Arc<[Box<[u8]>]> = list.into();
            self.literal_index.insert(Arc::clone(&list), id as u32);
            self.literals.push(list);
        }
        Ok(())
    }

    fn read_graphs_and_tokens(&mut self, input: &mut Input) -> Result<(), Damage> {
        for _ in 0..input.count(8)? {
            self.graphs.push(Arc::new(WordGraph::read(input)?));
        }
        for _ in 0..input.count(4)? {
            let mut set = Vec::new();
            for _ in 0..input.count(8)? {
                let [lo, hi] = input.numbers()?;
                set.push((lo, hi));
            }
            let ordered = set.iter().all(|range| range.0 <= range.1);
            if set.is_empty() || !ordered || !set.is_sorted_by(|a, b| a.1 < b.0) {
                return Err(Damage("a set of tokens"));
            }
            self.token_sets.push(set.into());
        }
        Ok(())
    }

    /// Reads the expressions, and returns for each the last rule that it calls before a byte, by
    /// the rules' `rule_order` in the order; 0 for none.
    fn read_nodes(&mut self, input: &mut Input, rule_order: &[u32]) -> Result<Vec<u32>, Damage> {
        let n = input.count(4)?;
        let mut calls: Vec<u32> = Vec::with_capacity(n);
        for id in 0..n as u32 {
            let node = self.read_node(input, calls.len())?;
            let first = |e: &Expr| calls[e.0 as usize];
            let last = match &node {
                ExprNode::Call(rule) => {
                    *rule_order.get(*rule as usize).ok_or(Damage("a call of no rule"))?
                }
                ExprNode::Cat(a, b) if self.nullable(*a) => first(a).max(first(b)),
                ExprNode::Cat(a, _)
                | ExprNode::Rep(a, ..)
                | ExprNode::Unique(a, _)
                | ExprNode::Distinct(a) => first(a),
                ExprNode::Alt(list) => list.iter().map(first).max().unwrap_or(0),
                _ => 0,
            };
            let fresh = self.nodes.len() as u32 == id || id < 2;
            if !fresh || self.add(node) != Expr(id) {
                return Err(Damage("an expression that is there twice"));
            }
            calls.push(last);
        }
        if n < 2 {
            return Err(Damage("the first expressions"));
        }
        Ok(calls)
    }

    /// Passes if rules and objects name expressions that are there, and no rule begins with one
    /// that does not come before it. `calls` and `rule_order` as in [`Exprs::read_nodes`].
    fn check_read(&self, calls: &[u32], rule_order: &[u32]) -> Result<(), Damage> {
        let known = |e: Expr| (e.0 as usize) < calls.len();
        for (rule, &body) in self.rules.iter().enumerate() {
            if !known(body) || self.nullable(body) || calls[body.0 as usize] >= rule_order[rule] {
                return Err(Damage("a rule"));
            }
        }
        let values = self.objects.iter().flat_map(|o| {
            let variants = o.conditions.iter().flat_map(|all| all.variants.iter().flatten());
            let values = o.chains.iter().flat_map(|c| c.values.iter());
            values
                .chain(o.others.iter().map(|o| &o.1))
                .chain(variants.flatten().map(|variant| &variant.value))
        });
        let whitespace = [self.whitespace.line, self.whitespace.colon];
        // the text around members is not empty and calls no rule before a byte
        let mut tags = self.objects.iter().filter_map(Object::tags);
        let are_tags_known = tags.all(|tags| {
            let is_sound = |e| known(e) && calls[e.0 as usize] == 0;
            let all = [tags.before, tags.end, tags.none];
            is_sound(tags.first) && all.into_iter().all(|e| is_sound(e) && !self.nullable(e))
        });
        if !values.into_iter().all(|&e| known(e))
            || !are_tags_known
            || !whitespace.into_iter().all(|e| known(e) && calls[e.0 as usize] == 0)
            || !self.objects.iter().flat_map(|o| &o.others).all(|o| self.res.knows(o.0))
        {
            return Err(Damage("an object"));
        }
        Ok(())
    }

    /// Reads one expression over the `before` ones before it.
    fn read_node(&self, input: &mut Input, before: usize) -> Result<ExprNode, Damage> {
        Ok(match input.number()? {
            0 => ExprNode::Empty,
            1 => ExprNode::Eps,
            kind @ (2..=6 | 17..=19) => ExprNode::Leaf(self.read_leaf(input, kind)?),
            7 => {
                let a = read_part(input, before)?;
                let b = read_part(input, before)?;
                let trivial = |e: Expr| e == Exprs::EMPTY || e == Exprs::EPS;
                if trivial(a) || trivial(b) || matches!(self.node(a), ExprNode::Cat(..)) {
                    return Err(Damage("a sequence"));
                }
                ExprNode::Cat(a, b)
            }
            8 => read_alternatives(input, before)?,
            9 => {
                let e = read_part(input, before)?;
                let min = input.number()?;
                let max = input.number()?;
                if min > max || max == 0 || min == INF || e == Exprs::EMPTY || self.nullable(e) {
                    return Err(Damage("a repetition"));
                }
                ExprNode::Rep(e, min, max)
            }
            20 => self.read_lazy(input)?,
            10 => ExprNode::Call(input.number()?),
            11 => ExprNode::Member(self.read_member(input)?),
            12 => ExprNode::Rest(self.read_member(input)?),
            kind @ (13..=16 | 21) => self.read_distinct(input, before, kind)?,
            _ => return Err(Damage("an expression of an unknown kind")),
        })
    }

    /// Reads an expression of parts that must differ, of one of its kinds.
    fn read_distinct(
        &self,
        input: &mut Input,
        before: usize,
        kind: u32,
    ) -> Result<ExprNode, Damage> {
        let e = read_part(input, before)?;
        if e == Exprs::EMPTY || self.nullable(e) {
            return Err(Damage("parts that differ"));
        }
        Ok(match kind {
            13 => ExprNode::Unique(e, DistinctParts::Names),
            14 => ExprNode::Unique(e, DistinctParts::Items),
            21 => ExprNode::Unique(e, DistinctParts::ScarceItems),
            16 => ExprNode::Unique(e, DistinctParts::ScarceNames),
            _ => ExprNode::Distinct(e),
        })
    }

    /// Reads a lazy terminal.
    fn read_lazy(&self, input: &mut Input) -> Result<ExprNode, Damage> {
        let text = self.read_regex(input)?;
        let commit = self.read_regex(input)?;
        Ok(ExprNode::Lazy { text, commit })
    }

    /// Reads a regular expression that matches something.
    fn read_regex(&self, input: &mut Input) -> Result<Re, Damage> {
        let re = Re::from_number(input.number()?);
        let known = self.res.knows(re) && re != Res::EMPTY;
        if known { Ok(re) } else { Err(Damage("a text of no expression")) }
    }

    /// Reads a terminal of one of its kinds.
    fn read_leaf(&self, input: &mut Input, kind: u32) -> Result<Leaf, Damage> {
        Ok(match kind {
            2 => Leaf::Text(Decoder::Start, self.read_regex(input)?),
            3 => Leaf::JsonString(Decoder::Start, self.read_regex(input)?),
            4 => {
                let [list, lo, hi, at] = input.numbers()?;
                let words = self.literals.get(list as usize).map(|list| list.len());
                if at != 0 || lo >= hi || words.is_none_or(|n| hi as usize > n) {
                    return Err(Damage("literals"));
                }
                Leaf::Literals { list, lo, hi, at }
            }
            5 => {
                let member = self.read_member(input)?;
                let hi = self.objects[member.object as usize].keys.len() as u32;
                Leaf::Key { member, lo: 0, hi, at: 0 }
            }
            17 => {
                let [graph, node] = input.numbers()?;
                let known = self.graphs.get(graph as usize);
                if known.is_none_or(|g| node as usize >= g.len() || !g.goes_on(node)) {
                    return Err(Damage("a word of no graph"));
                }
                Leaf::Graph { graph, node }
            }
            18 => {
                let set = input.number()?;
                if set as usize >= self.token_sets.len() {
                    return Err(Damage("a token of no set"));
                }
                Leaf::Tokens(set)
            }
            19 => Leaf::Trigger(input.number()?),
            _ => {
                let [id, not] = input.numbers()?;
                Leaf::Token { id, is_excluded: not != 0 }
            }
        })
    }

    fn read_member(&self, input: &mut Input) -> Result<Member, Damage> {
        let [object, positions, count] = input.numbers()?;
        let fits = self.objects.get(object as usize).is_some_and(|o| {
            let most = if o.max == INF { o.min } else { o.max };
            (positions as usize) < self.key_positions.len() && count <= most && {
                let positions = self.key_positions.get(positions);
                positions.len() == o.first_positions().len()
                    && positions.iter().zip(&o.chains).all(|(&at, c)| at <= c.len())
            }
        });
        if fits {
            Ok(Member { object, positions, count })
        } else {
            Err(Damage("a member of an object"))
        }
    }
}

/// Reads the number of one of the `before` expressions before another.
fn read_part(input: &mut Input, before: usize) -> Result<Expr, Damage> {
    let id = input.number()?;
    if (id as usize) < before {
        Ok(Expr(id))
    } else {
        Err(Damage("an expression before its parts"))
    }
}

fn read_alternatives(input: &mut Input, before: usize) -> Result<ExprNode, Damage> {
    let alternatives = (0..input.count(4)?).map(|_| read_part(input, before));
    let list = alternatives.collect::<Result<Vec<_>, _>>()?;
    if list.len() < 2 || !list.is_sorted_by(|a, b| a < b) {
        return Err(Damage("alternatives"));
    }
    Ok(ExprNode::Alt(list.into()))
}

fn write_node(node: &ExprNode, out: &mut Output) {
    let member = |out: &mut Output, kind: u32, m: &Member| {
        out.numbers([kind, m.object, m.positions, m.count]);
    };
    match node {
        ExprNode::Empty => out.number(0),
        ExprNode::Eps => out.number(1),
        ExprNode::Leaf(leaf) => match leaf {
            Leaf::Text(_, re) => out.numbers([2, re.number()]),
            Leaf::JsonString(_, re) => out.numbers([3, re.number()]),
            &Leaf::Literals { list, lo, hi, at } => out.numbers([4, list, lo, hi, at]),
            Leaf::Key { member: m, .. } => member(out, 5, m),
            &Leaf::Token { id, is_excluded } => out.numbers([6, id, is_excluded.into()]),
            &Leaf::Graph { graph, node } => out.numbers([17, graph, node]),
            Leaf::Tokens(set) => out.numbers([18, *set]),
            Leaf::Trigger(id) => out.numbers([19, *id]),
        },
        ExprNode::Lazy { text, commit } => out.numbers([20, text.number(), commit.number()]),
        ExprNode::Cat(a, b) => out.numbers([7, a.0, b.0]),
        ExprNode::Alt(list) => {
            out.numbers([8, list.len() as u32]);
            for e in list.iter() {
                out.number(e.0);
            }
        }
        &ExprNode::Rep(e, min, max) => out.numbers([9, e.0, min, max]),
        ExprNode::Call(rule) => out.numbers([10, *rule]),
        ExprNode::Member(m) => member(out, 11, m),
        ExprNode::Rest(m) => member(out, 12, m),
        ExprNode::Unique(e, DistinctParts::Names) => out.numbers([13, e.0]),
        ExprNode::Unique(e, DistinctParts::Items) => out.numbers([14, e.0]),
        ExprNode::Unique(e, DistinctParts::ScarceItems) => out.numbers([21, e.0]),
        ExprNode::Unique(e, DistinctParts::ScarceNames) => out.numbers([16, e.0]),
        ExprNode::Distinct(e) => out.numbers([15, e.0]),
        // only stacks have these
        ExprNode::UniqueEnd(..) | ExprNode::DistinctEnd(_) => out.number(1),
        // what is written was made for masks
        ExprNode::Region(..) | ExprNode::RegionEnd(..) => out.number(1),
    }
}

fn write_object(object: &Object, out: &mut Output) {
    let notation = match object.notation {
        Notation::Object => 0,
        Notation::List => 1,
        Notation::Tags(_) => 2,
    };
    out.numbers([object.min, object.max, notation]);
    if let Some(tags) = object.tags() {
        let MemberTags { first, before, before_len, end, none, .. } = tags;
        out.numbers([first.0, before.0, *before_len, end.0, none.0]);
        out.bytes(&tags.before_last);
        out.bytes(&tags.name_end);
    }
    out.count(object.chains.len());
    for chain in &object.chains {
        out.count(chain.values.len());
        for (index, value) in (0..).zip(&chain.values) {
            out.numbers([value.0, chain.is_required(index).into()]);
        }
    }
    out.count(object.keys.len());
    for key in &object.keys {
        out.bytes(&key.literal);
        out.numbers([key.chain, key.index]);
    }
    out.count(object.others.len());
    for (names, value) in &object.others {
        out.numbers([names.number(), value.0]);
    }
    out.number(object.conditions.is_some().into());
    if let Some(conditions) = &object.conditions {
        write_conditions(conditions, out);
    }
}

/// Writes conditions; the numbers of chains and of their keys are known.
fn write_conditions(conditions: &MemberConditions<Expr>, out: &mut Output) {
    let n_words = conditions.n_words;
    let words = |out: &mut Output, facts: &FactSet| {
        for word in facts.words(n_words) {
            out.number(word);
        }
    };
    out.count(n_words);
    for variants in conditions.variants.iter().flatten() {
        out.count(variants.len());
        for variant in variants {
            out.numbers([variant.value.0, variant.rank]);
            words(out, &variant.facts);
        }
    }
    out.count(conditions.clauses.len());
    for clause in &conditions.clauses {
        words(out, &clause.any_of);
        words(out, &clause.not_all);
    }
}

/// Reads the conditions of an object with these chains.
fn read_conditions(
    input: &mut Input,
    chains: &[KeyChain],
) -> Result<MemberConditions<Expr>, Damage> {
    let n_words = input.count(4)?;
    let words = |input: &mut Input| {
        let words: Result<Vec<u32>, Damage> = (0..n_words).map(|_| input.number()).collect();
        words.map(|words| FactSet::new(&words))
    };
    let mut conditions = MemberConditions { variants: Vec::new(), clauses: Vec::new(), n_words };
    for chain in chains {
        let mut of_chain = Vec::new();
        for _ in 0..chain.len() {
            let mut variants = Vec::new();
            for _ in 0..input.count(8)? {
                let [value, rank] = input.numbers()?;
                variants.push(KeyVariant { value: Expr(value), facts: words(input)?, rank });
            }
            of_chain.push(variants);
        }
        conditions.variants.push(of_chain);
    }
    for _ in 0..input.count(8 * n_words.max(1))? {
        let any_of = words(input)?;
        let not_all = words(input)?;
        conditions.clauses.push(MemberClause { any_of, not_all });
    }
    Ok(conditions)
}

fn read_tags(input: &mut Input) -> Result<MemberTags, Damage> {
    let [first, before, before_len, end, none] = input.numbers()?;
    let [first, before, end, none] = [first, before, end, none].map(Expr);
    let before_last = input.bytes()?.into();
    let name_end = input.bytes()?.into();
    Ok(MemberTags { first, before, before_len, before_last, name_end, end, none })
}

fn read_object(input: &mut Input) -> Result<Object, Damage> {
    let [min, max, notation] = input.numbers()?;
    let notation = match notation {
        0 => Notation::Object,
        1 => Notation::List,
        2 => Notation::Tags(read_tags(input)?),
        _ => return Err(Damage("a notation")),
    };
    let mut object = Object { min, max, notation, ..Object::default() };
    for _ in 0..input.count(4)? {
        let mut keys = Vec::new();
        for _ in 0..input.count(8)? {
            let [value, required] = input.numbers()?;
            keys.push((Expr(value), required != 0));
        }
        object.chains.push(KeyChain::new(keys));
    }
    for _ in 0..input.count(12)? {
        let literal: Box<[u8]> = input.bytes()?.into();
        let [chain, index] = input.numbers()?;
        let chain_len = object.chains.get(chain as usize).map_or(0, KeyChain::len);
        let ends = match &object.notation {
            Notation::Object => literal.ends_with(b"\":"),
            Notation::List => true,
            Notation::Tags(tags) => literal.ends_with(&tags.name_end),
        };
        if index >= chain_len || literal.is_empty() || !ends {
            return Err(Damage("a key"));
        }
        object.keys.push(DeclaredKey { literal, chain, index });
    }
    for _ in 0..input.count(8)? {
        let [names, value] = input.numbers()?;
        object.others.push((Re::from_number(names), Expr(value)));
    }
    if min > max || !object.keys.is_sorted_by(|a, b| a.literal < b.literal) {
        return Err(Damage("an object"));
    }
    object.note_shortest_keys();
    if input.number()? != 0 {
        object.conditions = Some(Box::new(read_conditions(input, &object.chains)?));
    }
    Ok(object)
}
