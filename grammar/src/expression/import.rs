//! Expressions of another source, taken over: a schema within a grammar, a grammar within tags.

use super::{
    DeclaredKey, Expr, ExprNode, Exprs, JsonWhitespace, KeyChain, MemberTags, Notation, Object,
};
use crate::Error;
use crate::expression::conditions::{KeyVariant, MemberConditions};
use crate::expression::leaf::{Leaf, Member};
use crate::expression::regex::{ImportedRes, Re};
use crate::region_options::RegionId;

/// The numbers that the expressions of another source have here.
struct ImportedExprs {
    res: ImportedRes,
    /// By number there.
    exprs: Vec<Expr>,
    /// By number there.
    literals: Vec<u32>,
    /// By number there.
    graphs: Vec<u32>,
    /// By number there.
    token_sets: Vec<u32>,
    /// By number there.
    key_positions: Vec<u32>,
    /// By number there, from 1 on.
    regions: Vec<RegionId>,
    first_object: u32,
    first_rule: u32,
}

impl Exprs {
    /// Takes over the rules and expressions of `other`, and returns what `root` is here. Ranks are
    /// set when all is sealed.
    ///
    /// All objects of one automaton have the same whitespace: two sources with objects are read
    /// with the same options.
    ///
    /// # Errors
    /// No step is left, it takes too much memory, or the search was stopped.
    pub(crate) fn import(&mut self, other: &Exprs, root: Expr) -> Result<Expr, Error> {
        let res = self.res.import(&other.res, other.regexes());
        let mut imported = ImportedExprs {
            res,
            exprs: Vec::with_capacity(other.nodes.len()),
            literals: Vec::with_capacity(other.literals.len()),
            graphs: Vec::with_capacity(other.graphs.len()),
            token_sets: Vec::with_capacity(other.token_sets.len()),
            key_positions: Vec::with_capacity(other.key_positions.len()),
            regions: Vec::new(),
            first_object: self.objects.len() as u32,
            first_rule: self.rules.len() as u32,
        };
        self.check()?;
        for list in &other.literals {
            imported.literals.push(self.literal_list(list.to_vec()));
        }
        for graph in &other.graphs {
            imported.graphs.push(self.graph_number(graph.clone()));
        }
        for set in &other.token_sets {
            imported.token_sets.push(self.token_set(set.clone()));
        }
        for id in 0..other.key_positions.len() {
            let positions = other.key_positions.get(id as u32);
            imported.key_positions.push(self.key_positions.intern(positions.to_vec()).0);
        }
        let order = self.regions.next_order();
        imported.regions = self.regions.import(&other.regions, order);
        self.has_regions |= other.has_regions;
        self.has_open_regions |= other.has_open_regions;
        // parts have smaller numbers than what they are parts of
        for id in 0..other.nodes.len() {
            let node = imported.node(other.nodes.get(id as u32));
            let e = self.add(node);
            imported.exprs.push(e);
        }
        self.check()?;
        self.objects.extend(other.objects.iter().map(|object| imported.object(object)));
        self.rules.extend(other.rules.iter().map(|&body| imported.expr(body)));
        if !other.objects.is_empty() {
            self.whitespace = JsonWhitespace {
                line: imported.expr(other.whitespace.line),
                colon: imported.expr(other.whitespace.colon),
            };
        }
        Ok(imported.expr(root))
    }

    /// Returns the regular expressions that nodes and objects name.
    fn regexes(&self) -> impl Iterator<Item = Re> {
        let of_leaves = (0..self.nodes.len() as u32).filter_map(|id| match **self.nodes.get(id) {
            ExprNode::Leaf(Leaf::Text(_, re) | Leaf::JsonString(_, re)) => Some(re),
            ExprNode::Lazy { text, .. } => Some(text),
            _ => None,
        });
        let of_lazy = (0..self.nodes.len() as u32).filter_map(|id| match **self.nodes.get(id) {
            ExprNode::Lazy { commit, .. } => Some(commit),
            _ => None,
        });
        let of_leaves = of_leaves.chain(of_lazy);
        of_leaves.chain(self.objects.iter().flat_map(|o| o.others.iter().map(|other| other.0)))
    }
}

impl ImportedExprs {
    /// Returns what an expression has become.
    fn expr(&self, e: Expr) -> Expr {
        self.exprs.get(e.0 as usize).copied().unwrap_or(Exprs::EMPTY)
    }

    fn region(&self, region: RegionId) -> RegionId {
        let at = (region.0 as usize).wrapping_sub(1);
        self.regions.get(at).copied().unwrap_or_default()
    }

    fn member(&self, member: Member) -> Member {
        Member {
            object: member.object + self.first_object,
            positions: self.key_positions[member.positions as usize],
            count: member.count,
        }
    }

    fn leaf(&self, leaf: Leaf) -> Leaf {
        match leaf {
            Leaf::Text(decoder, re) => Leaf::Text(decoder, self.res.of(re)),
            Leaf::JsonString(decoder, re) => Leaf::JsonString(decoder, self.res.of(re)),
            Leaf::Literals { list, lo, hi, at } => {
                Leaf::Literals { list: self.literals[list as usize], lo, hi, at }
            }
            Leaf::Key { member, lo, hi, at } => {
                Leaf::Key { member: self.member(member), lo, hi, at }
            }
            Leaf::Graph { graph, node } => Leaf::Graph { graph: self.graphs[graph as usize], node },
            Leaf::Tokens(set) => Leaf::Tokens(self.token_sets[set as usize]),
            Leaf::Token { .. } | Leaf::Trigger(_) => leaf,
        }
    }

    /// Returns a node over expressions that are taken over.
    fn node(&self, node: &ExprNode) -> ExprNode {
        match node {
            ExprNode::Empty | ExprNode::Eps => node.clone(),
            ExprNode::Leaf(leaf) => ExprNode::Leaf(self.leaf(*leaf)),
            ExprNode::Lazy { text, commit } => {
                ExprNode::Lazy { text: self.res.of(*text), commit: self.res.of(*commit) }
            }
            ExprNode::Cat(a, b) => ExprNode::Cat(self.expr(*a), self.expr(*b)),
            ExprNode::Alt(list) => {
                let mut all: Vec<Expr> = list.iter().map(|&e| self.expr(e)).collect();
                all.sort_unstable();
                ExprNode::Alt(all.into())
            }
            ExprNode::Rep(e, min, max) => ExprNode::Rep(self.expr(*e), *min, *max),
            ExprNode::Call(rule) => ExprNode::Call(rule + self.first_rule),
            ExprNode::Member(member) => ExprNode::Member(self.member(*member)),
            ExprNode::Rest(member) => ExprNode::Rest(self.member(*member)),
            ExprNode::Unique(e, parts) => ExprNode::Unique(self.expr(*e), *parts),
            ExprNode::Distinct(e) => ExprNode::Distinct(self.expr(*e)),
            ExprNode::Region(region, e) => ExprNode::Region(self.region(*region), self.expr(*e)),
            ExprNode::RegionEnd(region, levels) => {
                ExprNode::RegionEnd(self.region(*region), *levels)
            }
            // only stacks have these
            ExprNode::UniqueEnd(..) | ExprNode::DistinctEnd(_) => ExprNode::Eps,
        }
    }

    fn conditions(&self, all: &MemberConditions<Expr>) -> MemberConditions<Expr> {
        let variant = |variant: &KeyVariant<Expr>| KeyVariant {
            value: self.expr(variant.value),
            facts: variant.facts.clone(),
            rank: variant.rank,
        };
        let key = |variants: &Vec<KeyVariant<Expr>>| variants.iter().map(variant).collect();
        let chain = |keys: &Vec<Vec<KeyVariant<Expr>>>| keys.iter().map(key).collect();
        MemberConditions {
            variants: all.variants.iter().map(chain).collect(),
            clauses: all.clauses.clone(),
            n_words: all.n_words,
        }
    }

    fn notation(&self, notation: &Notation) -> Notation {
        let Notation::Tags(tags) = notation else { return notation.clone() };
        Notation::Tags(MemberTags {
            first: self.expr(tags.first),
            before: self.expr(tags.before),
            end: self.expr(tags.end),
            none: self.expr(tags.none),
            ..tags.clone()
        })
    }

    fn object(&self, object: &Object) -> Object {
        let chain = |chain: &KeyChain| {
            let keys = (0u32..).zip(&chain.values);
            KeyChain::new(keys.map(|(i, &e)| (self.expr(e), chain.is_required(i))).collect())
        };
        let mut object = Object {
            keys: object
                .keys
                .iter()
                .map(|key| DeclaredKey {
                    literal: key.literal.clone(),
                    chain: key.chain,
                    index: key.index,
                })
                .collect(),
            chains: object.chains.iter().map(chain).collect(),
            others: object.others.iter().map(|o| (self.res.of(o.0), self.expr(o.1))).collect(),
            min: object.min,
            max: object.max,
            key_region: self.region(object.key_region),
            notation: self.notation(&object.notation),
            conditions: object.conditions.as_ref().map(|all| Box::new(self.conditions(all))),
        };
        object.note_shortest_keys();
        object
    }
}
