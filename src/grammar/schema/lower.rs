//! Pieces → expressions, without what no value satisfies.

use super::super::expr::{Chain, Expr, Exprs, Key, Object};
use super::super::re::INF;
use super::pieces::{ObjectPiece, Piece};
use super::spell::key_spellings;

/// Gives `exprs` its rules; returns the expression of rule `root`, or `None` if no value satisfies it.
pub(super) fn lower(exprs: &mut Exprs, rules: &[Vec<Piece>], root: u32) -> Option<Expr> {
    let lives = satisfiable(rules);
    let mut lower = Lower { exprs, lives, simple: Vec::new() };
    lower.simple = rules.iter().map(|pieces| lower.simple(pieces)).collect();
    for pieces in rules {
        let ways: Vec<Expr> = pieces.iter().map(|piece| lower.piece(piece)).collect();
        let body = lower.exprs.alt(ways);
        lower.exprs.rules.push(body);
    }
    let root = lower.rule(root);
    (root != Exprs::EMPTY).then_some(root)
}

/// For each rule, whether any value satisfies it: the least solution, since values are finite.
fn satisfiable(rules: &[Vec<Piece>]) -> Vec<bool> {
    let mut lives = vec![false; rules.len()];
    let mut changed = true;
    while changed {
        changed = false;
        // later rules are mostly parts of earlier ones
        for (rule, pieces) in rules.iter().enumerate().rev() {
            if !lives[rule] && pieces.iter().any(|piece| piece_lives(piece, &lives)) {
                lives[rule] = true;
                changed = true;
            }
        }
    }
    lives
}

fn piece_lives(piece: &Piece, lives: &[bool]) -> bool {
    match piece {
        Piece::Expr(e) => *e != Exprs::EMPTY,
        Piece::Array { prefix, rest, min, max } => {
            let min = *min as usize;
            min <= *max as usize
                && prefix.iter().take(min).all(|&r| lives[r as usize])
                && (min <= prefix.len() || rest.is_some_and(|r| lives[r as usize]))
        }
        Piece::Object(o) => {
            let properties = || o.chains.iter().flatten();
            let required = properties().filter(|p| p.2);
            let possible = properties().filter(|p| lives[p.1 as usize]).count();
            let others = o.others.iter().any(|&(_, r)| lives[r as usize]);
            required.clone().all(|p| lives[p.1 as usize])
                && required.count() <= o.max as usize
                && o.min <= o.max
                && (others || possible >= o.min as usize)
        }
    }
}

struct Lower<'a> {
    exprs: &'a mut Exprs,
    lives: Vec<bool>,
    /// For each rule, its expression, if that mentions no rules: it is then used in place of a call.
    simple: Vec<Option<Expr>>,
}

impl Lower<'_> {
    fn simple(&mut self, pieces: &[Piece]) -> Option<Expr> {
        let ways: Option<Vec<Expr>> = pieces
            .iter()
            .map(|piece| match piece {
                Piece::Expr(e) => Some(*e),
                _ => None,
            })
            .collect();
        ways.map(|ways| self.exprs.alt(ways))
    }

    fn lives(&self, rule: u32) -> bool {
        self.lives[rule as usize]
    }

    fn rule(&mut self, rule: u32) -> Expr {
        match self.simple[rule as usize] {
            Some(e) => e,
            None if self.lives(rule) => self.exprs.call(rule),
            None => Exprs::EMPTY,
        }
    }

    fn piece(&mut self, piece: &Piece) -> Expr {
        if !piece_lives(piece, &self.lives) {
            return Exprs::EMPTY;
        }
        match piece {
            Piece::Expr(e) => *e,
            Piece::Array { prefix, rest, min, max } => self.array(prefix, *rest, *min, *max),
            Piece::Object(object) => self.object(object),
        }
    }

    fn array(&mut self, prefix: &[u32], rest: Option<u32>, min: u32, max: u32) -> Expr {
        // an item that nothing satisfies ends the array before it
        let fixed: Vec<u32> =
            prefix.iter().copied().take_while(|&r| self.lives(r)).take(max as usize).collect();
        let rest = rest.filter(|&r| fixed.len() == prefix.len() && self.lives(r));
        let line = self.exprs.whitespace.line;
        let (open, comma, close) =
            (self.exprs.literal(b"["), self.exprs.literal(b","), self.exprs.literal(b"]"));
        let (comma, end) = (self.exprs.cat(comma, line), self.exprs.cat(line, close));
        let n = fixed.len() as u32;
        // from the back: what may follow `n` items
        let mut tail = match rest {
            Some(rest) if n < max => {
                let item = self.rule(rest);
                let more = self.exprs.cat(comma, item);
                let most = if max == INF { INF } else { max - n };
                if n == 0 {
                    let more =
                        self.exprs.rep(more, min.saturating_sub(1), if most == INF { INF } else { most - 1 });
                    let some = self.exprs.sequence([item, more, end]);
                    let none = if min == 0 { close } else { Exprs::EMPTY };
                    let inner = self.exprs.alt([none, some]);
                    return self.exprs.sequence([open, line, inner]);
                }
                let more = self.exprs.rep(more, min.saturating_sub(n), most);
                self.exprs.cat(more, end)
            }
            _ if n >= min => end,
            _ => Exprs::EMPTY,
        };
        for (i, &rule) in (0..n).zip(&fixed).rev() {
            let item = self.rule(rule);
            let some = self.exprs.cat(item, tail);
            tail = if i == 0 {
                let none = if min == 0 { close } else { Exprs::EMPTY };
                self.exprs.alt([none, some])
            } else {
                let some = self.exprs.cat(comma, some);
                let none = if i >= min { end } else { Exprs::EMPTY };
                self.exprs.alt([none, some])
            };
        }
        if n == 0 {
            tail = if min == 0 { close } else { Exprs::EMPTY };
        }
        self.exprs.sequence([open, line, tail])
    }

    fn object(&mut self, piece: &ObjectPiece) -> Expr {
        let colon = self.exprs.whitespace.colon;
        let mut object = Object { min: piece.min, max: piece.max, ..Object::default() };
        for properties in &piece.chains {
            let mut chain = Vec::with_capacity(properties.len());
            for (name, rule, required) in properties {
                let value = self.rule(*rule);
                if value == Exprs::EMPTY {
                    continue;
                }
                for literal in key_spellings(name) {
                    let (chain_number, index) = (object.chains.len() as u32, chain.len() as u32);
                    object.keys.push(Key { literal, chain: chain_number, index });
                }
                chain.push((self.exprs.cat(colon, value), *required));
            }
            object.chains.push(Chain::new(chain));
        }
        for &(names, rule) in &piece.others {
            let value = self.rule(rule);
            if value != Exprs::EMPTY {
                object.others.push((names, self.exprs.cat(colon, value)));
            }
        }
        self.exprs.object(object)
    }
}
