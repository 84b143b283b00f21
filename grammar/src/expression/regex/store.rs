//! Regular expressions in a precompiled grammar: written as they are numbered, checked and numbered
//! again when read.

use std::sync::Arc;

use super::{Divided, INF, MAX_DEPTH, Multiple, Re, RegexNode, Res, SubstringIndex};
use crate::codec::{Damage, Input, Output};
use crate::expression::class::Class;

impl Res {
    /// Writes all expressions.
    pub(crate) fn write(&self, out: &mut Output) {
        out.count(self.words.len());
        for list in &self.words {
            out.count(list.len());
            for word in list {
                out.count(word.len());
                for &c in word.iter() {
                    out.number(c);
                }
            }
        }
        out.count(self.sources.len());
        for source in &self.sources {
            out.bytes(source.text().as_bytes());
        }
        let list = |out: &mut Output, kind: u32, list: &[Re]| {
            out.number(kind);
            out.count(list.len());
            for re in list {
                out.number(re.0);
            }
        };
        out.count(self.nodes.len());
        for id in 0..self.nodes.len() {
            match &**self.nodes.get(id as u32) {
                RegexNode::Empty => out.number(0),
                RegexNode::Eps => out.number(1),
                RegexNode::Class(class) => {
                    out.numbers([2, class.ranges().len() as u32]);
                    for &(lo, hi) in class.ranges() {
                        out.numbers([lo, hi]);
                    }
                }
                RegexNode::Cat(a, b) => out.numbers([3, a.0, b.0]),
                RegexNode::Or(all) => list(out, 4, all),
                RegexNode::And(all) => list(out, 5, all),
                RegexNode::Not(a) => out.numbers([6, a.0]),
                &RegexNode::Rep(a, min, max) => out.numbers([7, a.0, min, max]),
                &RegexNode::Multiple(Multiple { of, rest, min, max, ends }) => {
                    let divided = self.divided(ends);
                    out.number(if divided.is_none() { 8 } else { 10 });
                    out.numbers(low_high(of));
                    out.numbers(low_high(rest));
                    out.numbers([min, max]);
                    if let Some(Divided { by, residue, not_by }) = divided {
                        out.count(not_by.len());
                        for &number in [by, residue].into_iter().chain(not_by) {
                            out.numbers(low_high(number));
                        }
                    }
                }
                &RegexNode::Words(words, lo, hi, at) => out.numbers([9, words, lo, hi, at]),
                &RegexNode::Substring(source, lo, hi) => out.numbers([11, source, lo, hi]),
            }
        }
    }

    /// Reads what [`Res::write`] has written; `common` are the expressions that every schema begins
    /// with.
    pub(crate) fn read(input: &mut Input, common: &Res) -> Result<Res, Damage> {
        let mut words: Vec<Vec<Box<[u32]>>> = Vec::new();
        for _ in 0..input.count(4)? {
            let mut list: Vec<Box<[u32]>> = Vec::new();
            for _ in 0..input.count(4)? {
                let word =
                    (0..input.count(4)?).map(|_| input.number()).collect::<Result<Vec<_>, _>>()?;
                list.push(word.into());
            }
            if list.is_empty() || !list.is_sorted_by(|a, b| a < b) {
                return Err(Damage("a list of words"));
            }
            words.push(list);
        }
        // where the beginning is what every schema shares, so are the masks that are known for it
        let mut res = common.clone();
        if !words.starts_with(&res.words) {
            res = Res::new();
        }
        let shared = words.len().min(res.words.len());
        res.words.extend(words.drain(shared..));
        res.read_sources(input)?;
        let n = input.count(4)?;
        let mut depths: Vec<u32> = Vec::new();
        let mut nodes: Vec<RegexNode> = Vec::new();
        for id in 0..n {
            let (node, depth) = res.read_node(input, &depths)?;
            depths.push(depth);
            nodes.push(node);
            if depth > MAX_DEPTH {
                return Err(Damage("expressions nested too deep"));
            }
            debug_assert_eq!(nodes.len(), id + 1);
        }
        let same = |res: &Res| {
            (0..res.nodes.len()).all(|i| nodes.get(i) == Some(&**res.nodes.get(i as u32)))
        };
        if !same(&res) {
            let known = std::mem::replace(&mut res, Res::new());
            res.words = known.words;
            res.sources = known.sources;
            res.source_numbers = known.source_numbers;
            res.divided = known.divided;
            if !same(&res) {
                return Err(Damage("the first expressions"));
            }
        }
        for (id, node) in (0u32..).zip(nodes).skip(res.nodes.len()) {
            let nullable_rep =
                matches!(node, RegexNode::Rep(a, min, _) if min > 0 && res.nullable(a));
            if nullable_rep || res.add(node) != Re(id) {
                return Err(Damage("an expression that is there twice"));
            }
        }
        Ok(res)
    }

    /// Reads one expression over those before it, with the depth that derivatives of it go to.
    fn read_node(&mut self, input: &mut Input, depths: &[u32]) -> Result<(RegexNode, u32), Damage> {
        Ok(match input.number()? {
            0 => (RegexNode::Empty, 0),
            1 => (RegexNode::Eps, 0),
            2 => (RegexNode::Class(read_class(input)?), 0),
            3 => {
                let (a, left) = read_part(input, depths)?;
                let (b, right) = read_part(input, depths)?;
                (RegexNode::Cat(a, b), right.max(left + 1))
            }
            4 => {
                let (all, depth) = read_parts(input, depths)?;
                (RegexNode::Or(all), depth)
            }
            5 => {
                let (all, depth) = read_parts(input, depths)?;
                (RegexNode::And(all), depth)
            }
            6 => {
                let (a, depth) = read_part(input, depths)?;
                (RegexNode::Not(a), depth + 1)
            }
            7 => {
                let (a, depth) = read_part(input, depths)?;
                let min = input.number()?;
                let max = input.number()?;
                if min > max || max == 0 || a == Res::EMPTY || a == Res::EPS || min == INF {
                    return Err(Damage("a repetition"));
                }
                (RegexNode::Rep(a, min, max), depth + 1)
            }
            kind @ (8 | 10) => (self.read_multiple(input, kind == 10)?, 0),
            9 => (self.read_words(input)?, 0),
            11 => (self.read_substring(input)?, 0),
            _ => return Err(Damage("an expression of an unknown kind")),
        })
    }

    /// Reads the digits of multiples; with `named`, the numbers that divide them are written out.
    fn read_multiple(&mut self, input: &mut Input, named: bool) -> Result<RegexNode, Damage> {
        let of = wide(input.numbers()?);
        let rest = wide(input.numbers()?);
        let [min, max] = input.numbers()?;
        let divided = if named { read_divided(input)? } else { Divided::by(of) };
        let known = divided.modulus() == Some(of);
        let ends = self.ends(divided);
        let multiple = Multiple { of, rest, min, max, ends };
        if rest >= of || min > max || max == 0 || !known || self.fewest(&multiple).is_none() {
            return Err(Damage("a multiple"));
        }
        Ok(RegexNode::Multiple(multiple))
    }

    /// Reads the texts of which parts may come.
    fn read_sources(&mut self, input: &mut Input) -> Result<(), Damage> {
        for id in 0..input.count(4)? {
            let text = str::from_utf8(input.bytes()?).ok();
            let number = text.and_then(|text| self.source(text).ok());
            if number != Some(id as u32) {
                return Err(Damage("a text whose parts may come"));
            }
        }
        Ok(())
    }

    /// Reads a range of the rows of such a text.
    fn read_substring(&self, input: &mut Input) -> Result<RegexNode, Damage> {
        let [source, lo, hi] = input.numbers()?;
        let index = self.sources.get(source as usize);
        let goes_on = |index: &&Arc<SubstringIndex>| index.goes_on(lo, hi);
        index.filter(goes_on).ok_or(Damage("parts of a text"))?;
        Ok(RegexNode::Substring(source, lo, hi))
    }

    /// Reads a range of a list of words.
    fn read_words(&self, input: &mut Input) -> Result<RegexNode, Damage> {
        let [list, lo, hi, at] = input.numbers()?;
        let words = self.words.get(list as usize).and_then(|w| w.get(lo as usize..hi as usize));
        // the list is sorted, so what the first and the last share all share
        let shared = words.and_then(|words| {
            let of = |word: &[u32]| word.get(..at as usize).map(<[u32]>::to_vec);
            Some((of(words.first()?)?, of(words.last()?)?))
        });
        if shared.is_none_or(|(first, last)| first != last) {
            return Err(Damage("words"));
        }
        Ok(RegexNode::Words(list, lo, hi, at))
    }
}

/// Reads an expression that is there, and its depth.
fn read_part(input: &mut Input, depths: &[u32]) -> Result<(Re, u32), Damage> {
    let id = input.number()?;
    let depth = depths.get(id as usize).ok_or(Damage("an expression before its parts"))?;
    Ok((Re(id), *depth))
}

/// Reads two or more of them, and the depth of their union or intersection.
fn read_parts(input: &mut Input, depths: &[u32]) -> Result<(Vec<Re>, u32), Damage> {
    let mut all = Vec::new();
    let mut deepest = 0;
    for _ in 0..input.count(4)? {
        let (re, depth) = read_part(input, depths)?;
        all.push(re);
        deepest = deepest.max(depth);
    }
    if all.len() < 2 || !all.is_sorted_by(|a, b| a < b) {
        return Err(Damage("a list of expressions"));
    }
    Ok((all, deepest + 1))
}

fn read_class(input: &mut Input) -> Result<Class, Damage> {
    let mut ranges = Vec::new();
    for _ in 0..input.count(8)? {
        ranges.push((input.number()?, input.number()?));
    }
    let class = Class::new(ranges.iter().copied());
    if class.is_empty() || class.ranges() != ranges {
        return Err(Damage("a set of characters"));
    }
    Ok(class)
}

fn low_high(number: u64) -> [u32; 2] {
    [number as u32, (number >> 32) as u32]
}

fn wide(number: [u32; 2]) -> u64 {
    u64::from(number[1]) << 32 | u64::from(number[0])
}

/// Reads what [`Multiple::ends`] names.
fn read_divided(input: &mut Input) -> Result<Divided, Damage> {
    let n = input.count(8)?;
    let by = wide(input.numbers()?);
    let residue = wide(input.numbers()?);
    let not_by = (0..n).map(|_| Ok(wide(input.numbers()?))).collect::<Result<Vec<_>, Damage>>()?;
    let is_plain = not_by.is_empty() && residue == 0;
    if residue >= by || is_plain || not_by.contains(&0) {
        return Err(Damage("numbers that divide"));
    }
    Ok(Divided { by, residue, not_by })
}
