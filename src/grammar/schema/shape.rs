//! A set of subschemas that hold together → the ways to satisfy them, each without choices.

use super::super::Error;
use super::document::Node;
use super::keywords::{ALL_TYPES, Dependency, OBJECT, Types};
use super::{Compiler, MAX_WORK};

/// Subschemas that all hold, and others that do not. References and `allOf` are followed, choices made.
#[derive(Clone, Debug, Default)]
pub(super) struct Shape<'a> {
    pub holds: Vec<Node>,
    pub fails: Vec<Node>,
    pub types: Types,
    /// Keys that an object must have, besides those of `required`.
    pub requires: Vec<&'a str>,
    /// Keys that an object must not have.
    pub forbids: Vec<&'a str>,
}

/// What a choice adds.
#[derive(Clone, Debug, Default)]
struct Way<'a> {
    holds: Vec<Node>,
    fails: Vec<Node>,
    requires: Vec<&'a str>,
    forbids: Vec<&'a str>,
}

impl Way<'_> {
    fn holds(node: Node) -> Self {
        Way { holds: vec![node], ..Way::default() }
    }
}

struct Partial<'a> {
    shape: Shape<'a>,
    todo: Vec<Node>,
    choices: Vec<Vec<Way<'a>>>,
}

/// Most ways to satisfy one set of subschemas. Choices past it are left open, and reported.
const MAX_SHAPES: usize = 256;

/// As many are enough to leave choices open of what depends on keys.
const MAX_DEPENDENT: usize = 64;

impl<'a> Compiler<'a> {
    /// The ways to satisfy all of `holds` and none of `fails`.
    pub fn shapes(&mut self, holds: &[Node], fails: &[Node]) -> Result<Vec<Shape<'a>>, Error> {
        let shape = Shape { fails: fails.to_vec(), types: ALL_TYPES, ..Shape::default() };
        let first = Partial { shape, todo: holds.iter().rev().copied().collect(), choices: Vec::new() };
        let (mut work, mut done) = (vec![first], Vec::new());
        'ways: while let Some(mut p) = work.pop() {
            while let Some(node) = p.todo.pop() {
                // a schema that leads back to itself says nothing new
                if p.shape.holds.contains(&node) || p.shape.holds.contains(&node.in_any_order()) {
                    continue;
                }
                p.shape.holds.push(node);
                self.work += p.shape.holds.len();
                if self.work > MAX_WORK {
                    let what = "the work that the combinations of the schema make".into();
                    return Err(Error::Limit { what, limit: MAX_WORK });
                }
                let k = self.keywords(node)?;
                p.shape.types &= k.types;
                if p.shape.types == 0 {
                    continue 'ways;
                }
                p.todo.extend(k.all_of.iter().rev());
                p.shape.fails.extend(k.not);
                if let Some(ways) = &k.any_of {
                    p.choices.push(ways.iter().map(|&n| Way::holds(n)).collect());
                }
                if let Some(ways) = &k.one_of {
                    let others = |i: usize| {
                        ways.iter().enumerate().filter(move |&(j, _)| j != i).map(|(_, &n)| n).collect()
                    };
                    let way = |(i, &n)| Way { fails: others(i), ..Way::holds(n) };
                    p.choices.push(ways.iter().enumerate().map(way).collect());
                }
                if let Some((condition, then, otherwise)) = k.condition {
                    let yes = [Some(condition), then].into_iter().flatten().collect();
                    let no = otherwise.into_iter().collect();
                    p.choices.push(vec![
                        Way { holds: yes, ..Way::default() },
                        Way { holds: no, fails: vec![condition], ..Way::default() },
                    ]);
                }
                for (key, dependency) in &k.dependencies {
                    let without = Way { forbids: vec![key], ..Way::default() };
                    let mut with = Way { requires: vec![key], ..Way::default() };
                    match dependency {
                        Dependency::Keys(names) => with.requires.extend(names),
                        Dependency::Schema(node) => with.holds.push(*node),
                    }
                    // other choices come first: they are taken from the end
                    p.choices.insert(0, vec![without, with]);
                }
            }
            let Some(choice) = p.choices.pop() else {
                self.keep_exact(&mut p.shape.fails)?;
                done.push(p.shape);
                continue;
            };
            let depends = choice.iter().any(|way| !way.forbids.is_empty());
            let most = if depends { MAX_DEPENDENT } else { MAX_SHAPES };
            if done.len() + work.len() + choice.len() > most {
                let pointer = p.shape.holds.first().map(|&n| self.doc.pointer(n, "")).unwrap_or_default();
                self.ignore(pointer);
                work.push(p);
                continue;
            }
            for way in choice.iter().rev() {
                let mut shape = p.shape.clone();
                shape.fails.extend(&way.fails);
                shape.requires.extend(&way.requires);
                shape.forbids.extend(&way.forbids);
                if shape.requires.iter().any(|key| shape.forbids.contains(key)) {
                    shape.types &= !OBJECT;
                }
                if shape.types == 0 {
                    continue;
                }
                work.push(Partial {
                    shape,
                    todo: way.holds.iter().rev().copied().collect(),
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
