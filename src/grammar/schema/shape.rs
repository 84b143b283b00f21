//! A set of subschemas that hold together → the ways to satisfy them, each without choices.

use super::super::Error;
use super::Compiler;
use super::document::Node;
use super::keywords::{ALL_TYPES, Types};

/// Subschemas that all hold, and others that do not. References and `allOf` are followed, choices made.
#[derive(Clone, Debug, Default)]
pub(super) struct Shape {
    pub holds: Vec<Node>,
    pub fails: Vec<Node>,
    pub types: Types,
}

/// What a choice adds.
type Way = (Vec<Node>, Vec<Node>);

struct Partial {
    shape: Shape,
    todo: Vec<Node>,
    choices: Vec<Vec<Way>>,
}

/// Most ways to satisfy one set of subschemas. Choices past it are left open, and reported.
const MAX_SHAPES: usize = 256;

impl Compiler<'_> {
    /// The ways to satisfy all of `holds` and none of `fails`.
    pub fn shapes(&mut self, holds: &[Node], fails: &[Node]) -> Result<Vec<Shape>, Error> {
        let shape = Shape { holds: Vec::new(), fails: fails.to_vec(), types: ALL_TYPES };
        let first = Partial { shape, todo: holds.iter().rev().copied().collect(), choices: Vec::new() };
        let (mut work, mut done) = (vec![first], Vec::new());
        'ways: while let Some(mut p) = work.pop() {
            while let Some(node) = p.todo.pop() {
                // a schema that leads back to itself says nothing new
                if p.shape.holds.contains(&node) || p.shape.holds.contains(&node.in_any_order()) {
                    continue;
                }
                p.shape.holds.push(node);
                let k = self.keywords(node)?;
                p.shape.types &= k.types;
                if p.shape.types == 0 {
                    continue 'ways;
                }
                p.todo.extend(k.all_of.iter().rev());
                p.shape.fails.extend(k.not);
                if let Some(ways) = &k.any_of {
                    p.choices.push(ways.iter().map(|&n| (vec![n], Vec::new())).collect());
                }
                if let Some(ways) = &k.one_of {
                    let others = |i: usize| {
                        ways.iter().enumerate().filter(move |&(j, _)| j != i).map(|(_, &n)| n).collect()
                    };
                    p.choices.push(ways.iter().enumerate().map(|(i, &n)| (vec![n], others(i))).collect());
                }
                if let Some((condition, then, otherwise)) = k.condition {
                    let yes = [Some(condition), then].into_iter().flatten().collect();
                    p.choices
                        .push(vec![(yes, Vec::new()), (otherwise.into_iter().collect(), vec![condition])]);
                }
            }
            let Some(choice) = p.choices.pop() else {
                self.keep_exact(&mut p.shape.fails)?;
                done.push(p.shape);
                continue;
            };
            if done.len() + work.len() + choice.len() > MAX_SHAPES {
                let pointer = p.shape.holds.first().map(|&n| self.doc.pointer(n, "")).unwrap_or_default();
                self.ignore(pointer);
                work.push(p);
                continue;
            }
            for (holds, fails) in choice.iter().rev() {
                let mut shape = p.shape.clone();
                shape.fails.extend(fails);
                work.push(Partial {
                    shape,
                    todo: holds.iter().rev().copied().collect(),
                    choices: p.choices.clone(),
                });
            }
        }
        Ok(done)
    }

    /// Leaves out of `fails` the subschemas whose complement is not known, and reports them.
    fn keep_exact(&mut self, fails: &mut Vec<Node>) -> Result<(), Error> {
        let mut kept = Vec::with_capacity(fails.len());
        for &node in fails.iter() {
            if !self.lenient && self.is_exact(node)? {
                kept.push(node);
            } else {
                let pointer = self.doc.pointer(node, "");
                self.ignore(pointer);
            }
        }
        *fails = kept;
        Ok(())
    }

    /// Whether all that a subschema says of a value itself is enforced.
    pub fn is_exact(&mut self, node: Node) -> Result<bool, Error> {
        if let Some(&known) = self.exact.get(&node) {
            return Ok(known);
        }
        self.exact.insert(node, true); // in case it leads back to itself
        let k = self.keywords(node)?;
        let condition = k.condition.map(|(a, b, c)| [Some(a), b, c]).unwrap_or_default();
        let parts = k.all_of.iter().chain(k.any_of.iter().flatten()).chain(k.one_of.iter().flatten());
        let parts: Vec<Node> = parts.copied().chain(k.not).chain(condition.into_iter().flatten()).collect();
        let mut exact = !k.inexact;
        for part in parts {
            exact = exact && self.is_exact(part)?;
        }
        self.exact.insert(node, exact);
        Ok(exact)
    }
}
