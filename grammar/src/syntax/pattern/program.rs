//! A pattern → a program over bytes that searches for it, in the order in which backtracking would
//! find a match (Thompson, "Regular expression search algorithm", 1968; Cox, "Regular expression
//! matching: the virtual machine approach", 2009).
//!
//! Whoever runs it keeps a list of threads, the most preferred first. Unlike the expressions of
//! [`regex`](crate::expression::regex), which know whether a text matches, a program also tells
//! where groups begin.

use regex_syntax::utf8::Utf8Sequences;

use super::parse::parse;
use super::{Greed, PatternAst, Problem, unsupported};
use crate::budget::Budget;
use crate::expression::regex::INF;

/// Most instructions of one program.
const MAX_INSTRUCTIONS: usize = 1 << 14;

/// Steps that an instruction counts as.
const INSTRUCTION_WORK: u64 = 4;

/// The number of an instruction.
pub(crate) type ProgramCounter = u32;

/// A step of a search.
#[derive(Clone, Debug)]
pub(crate) enum Instruction {
    /// A byte between two must come.
    Byte { first: u8, last: u8, next: ProgramCounter },
    /// Goes on at each of these, the first preferred.
    Split(Vec<ProgramCounter>),
    /// A group begins.
    Open(u32, ProgramCounter),
    /// A group ends.
    Close(u32, ProgramCounter),
    /// Nothing has come before.
    Begin(ProgramCounter),
    /// Nothing comes after.
    End(ProgramCounter),
    /// The pattern is found.
    Match,
}

/// The part of a text that a pattern must match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// Any.
    Part,
    /// All of it.
    Whole,
}

/// The programs of some patterns.
#[derive(Debug, Default)]
pub(crate) struct Program {
    instructions: Vec<Instruction>,
}

/// A pattern in a program.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ProgramEntry {
    /// Its first instruction.
    pub start: ProgramCounter,
    /// Groups that must be known, from the first on: one of them is never empty, or they are all.
    pub n_groups: u32,
    /// True if each match has a group that is not empty.
    pub has_group: bool,
}

impl Program {
    /// Returns an instruction.
    pub(crate) fn instruction(&self, at: ProgramCounter) -> &Instruction {
        &self.instructions[at as usize]
    }

    /// Returns the number of instructions.
    pub(crate) fn len(&self) -> usize {
        self.instructions.len()
    }

    /// Returns the bytes at which instructions tell bytes apart: whether the next byte is told from
    /// the one before.
    pub(crate) fn boundaries(&self) -> [bool; 256] {
        let mut found = [false; 256];
        for instruction in &self.instructions {
            if let Instruction::Byte { first, last, .. } = *instruction {
                found[usize::from(first)] = true;
                if let Some(next) = last.checked_add(1) {
                    found[usize::from(next)] = true;
                }
            }
        }
        found
    }

    /// Adds a pattern; what that takes is taken from `budget`.
    ///
    /// # Errors
    /// It does not parse, looks ahead, is too long, or takes too much work.
    pub(crate) fn add(
        &mut self,
        pattern: &str,
        extent: Extent,
        budget: &mut Budget,
    ) -> Result<ProgramEntry, Problem> {
        let ast = parse(pattern, budget)?;
        let before = self.instructions.len();
        let mut next = self.push(Instruction::Match)?;
        if extent == Extent::Whole {
            next = self.push(Instruction::End(next))?;
        }
        let mut start = self.part(&ast, next, budget)?;
        if extent == Extent::Whole {
            start = self.push(Instruction::Begin(start))?;
        }
        budget.take(INSTRUCTION_WORK * (self.instructions.len() - before) as u64);
        let decisive = decisive_group(&ast);
        let n_groups = decisive.unwrap_or_else(|| n_captures(&ast));
        Ok(ProgramEntry { start, n_groups, has_group: decisive.is_some() })
    }

    /// Adds a text, which stands for itself.
    ///
    /// # Errors
    /// It is too long.
    pub(crate) fn add_text(&mut self, text: &str) -> Result<ProgramEntry, Problem> {
        let mut next = self.push(Instruction::Match)?;
        for byte in text.bytes().rev() {
            next = self.push(Instruction::Byte { first: byte, last: byte, next })?;
        }
        Ok(ProgramEntry { start: next, n_groups: 0, has_group: false })
    }

    fn push(&mut self, instruction: Instruction) -> Result<ProgramCounter, Problem> {
        if self.instructions.len() >= MAX_INSTRUCTIONS {
            const { assert!(MAX_INSTRUCTIONS == 16_384, "the message names the limit") };
            return Err(unsupported("more than 16384 steps, repetitions written out,"));
        }
        self.instructions.push(instruction);
        Ok(self.instructions.len() as ProgramCounter - 1)
    }

    /// Adds a part of a pattern that `next` follows.
    fn part(
        &mut self,
        ast: &PatternAst,
        next: ProgramCounter,
        budget: &mut Budget,
    ) -> Result<ProgramCounter, Problem> {
        budget.take(INSTRUCTION_WORK);
        budget.check().map_err(Problem::Refused)?;
        match ast {
            PatternAst::Class(class) => {
                let mut ways = Vec::new();
                for &(first, last) in class.ranges() {
                    // surrogates are no characters
                    for (lo, hi) in [(first, last.min(0xD7FF)), (first.max(0xE000), last)] {
                        if let (Some(lo), Some(hi)) = (char::from_u32(lo), char::from_u32(hi))
                            && lo <= hi
                        {
                            self.range(lo, hi, next, &mut ways)?;
                        }
                    }
                }
                self.split(ways)
            }
            PatternAst::Cat(items) => {
                let mut next = next;
                for item in items.iter().rev() {
                    next = self.part(item, next, budget)?;
                }
                Ok(next)
            }
            PatternAst::Alt(ways) => {
                let mut starts = Vec::with_capacity(ways.len());
                for way in ways {
                    starts.push(self.part(way, next, budget)?);
                }
                self.split(starts)
            }
            PatternAst::Rep(inner, min, max, greed) => {
                let mut next = self.more(inner, *min, *max, *greed, next, budget)?;
                for _ in 0..*min {
                    next = self.part(inner, next, budget)?;
                }
                Ok(next)
            }
            PatternAst::Capture(group, inner) => {
                let close = self.push(Instruction::Close(*group, next))?;
                let inner = self.part(inner, close, budget)?;
                self.push(Instruction::Open(*group, inner))
            }
            PatternAst::Start => self.push(Instruction::Begin(next)),
            PatternAst::End => self.push(Instruction::End(next)),
            PatternAst::LookAhead { .. } => Err(unsupported("a look-ahead")),
        }
    }

    /// Adds what a repetition may have beyond its least number.
    fn more(
        &mut self,
        inner: &PatternAst,
        min: u32,
        max: u32,
        greed: Greed,
        next: ProgramCounter,
        budget: &mut Budget,
    ) -> Result<ProgramCounter, Problem> {
        let ways = |once: ProgramCounter| match greed {
            Greed::Most => vec![once, next],
            Greed::Least => vec![next, once],
        };
        if max == INF {
            let start = self.push(Instruction::Split(Vec::new()))?;
            let once = self.part(inner, start, budget)?;
            self.instructions[start as usize] = Instruction::Split(ways(once));
            return Ok(start);
        }
        let mut at = next;
        for _ in min..max {
            let once = self.part(inner, at, budget)?;
            at = self.push(Instruction::Split(ways(once)))?;
        }
        Ok(at)
    }

    /// Adds the characters from one to another, before the instruction `next`.
    fn range(
        &mut self,
        lo: char,
        hi: char,
        next: ProgramCounter,
        ways: &mut Vec<ProgramCounter>,
    ) -> Result<(), Problem> {
        for sequence in Utf8Sequences::new(lo, hi) {
            let mut at = next;
            for range in sequence.as_slice().iter().rev() {
                let byte = Instruction::Byte { first: range.start, last: range.end, next: at };
                at = self.push(byte)?;
            }
            ways.push(at);
        }
        Ok(())
    }

    /// Adds a choice between ways; one alone is itself.
    fn split(&mut self, ways: Vec<ProgramCounter>) -> Result<ProgramCounter, Problem> {
        match ways[..] {
            [one] => Ok(one),
            _ => self.push(Instruction::Split(ways)),
        }
    }
}

/// Returns the first group that every match has, and not as an empty one.
fn decisive_group(ast: &PatternAst) -> Option<u32> {
    match ast {
        PatternAst::Capture(group, inner) if has_text(inner) => Some(*group),
        PatternAst::Capture(_, inner) => decisive_group(inner),
        PatternAst::Cat(items) => items.iter().find_map(decisive_group),
        _ => None,
    }
}

/// Returns whether no match is empty.
fn has_text(ast: &PatternAst) -> bool {
    match ast {
        PatternAst::Class(_) => true,
        PatternAst::Cat(items) => items.iter().any(has_text),
        PatternAst::Alt(ways) => ways.iter().all(has_text),
        PatternAst::Rep(inner, min, ..) => *min > 0 && has_text(inner),
        PatternAst::Capture(_, inner) => has_text(inner),
        PatternAst::Start | PatternAst::End | PatternAst::LookAhead { .. } => false,
    }
}

/// Returns the number of groups.
fn n_captures(ast: &PatternAst) -> u32 {
    match ast {
        PatternAst::Cat(list) | PatternAst::Alt(list) => list.iter().map(n_captures).sum(),
        PatternAst::Capture(_, inner) => 1 + n_captures(inner),
        PatternAst::Rep(inner, ..) | PatternAst::LookAhead { inner, .. } => n_captures(inner),
        PatternAst::Class(_) | PatternAst::Start | PatternAst::End => 0,
    }
}
