//! Grammar expressions → GBNF text.
//!
//! The other way round than `gbnf`: what a schema has become is written out, so that it can be
//! read, changed and given to other programs. Nothing is lost but what GBNF has no words for, and
//! that is reported:
//!
//! * Repetitions keep their bounds, rules stay rules, properties come in declared order, each
//!   optional one once.
//! * Regular expressions with ∩ and ¬ become the states of their automaton, one rule each
//!   (`regex`).
//! * A character of a JSON string is a rule that allows its escapes as well (`class`).
//! * Objects with properties in any order, or with bounds on how many, become states too, as far as
//!   these are few (`object`).

mod class;
mod object;
mod regex;
mod text;

use std::collections::{HashMap, HashSet};

use crate::expression::class::Class;
use crate::expression::leaf::{Decoder, Leaf};
use crate::expression::regex::{INF, Re, Res};
use crate::expression::{Expr, ExprNode, Exprs};
use crate::intern::FastMap;
use text::{Text, TextPart};

/// The names of the rules of a grammar, and where they come from.
pub(crate) struct RuleNames {
    /// By rule: its name, and the place in the source that a remark about it names.
    pub rules: Vec<(String, String)>,
    /// Texts that have names of their own: `number`, `integer`.
    pub texts: Vec<(Re, &'static str)>,
}

/// Characters past which a part of a rule becomes a rule of its own.
const LONG: usize = 60;

/// Longest name of a rule.
const MAX_NAME: usize = 48;

/// Deepest nesting of expressions before the inner ones become rules of their own.
const MAX_DEPTH: usize = 64;

/// The source of a rule's body that is still to be written.
enum Body {
    /// A rule of the grammar.
    Rule(u32),
    /// An expression of such a rule, at a place that remarks name, with a name for what is made for
    /// its parts.
    Part(Expr, String, String),
}

/// A rule that is written.
struct GbnfRule {
    name: String,
    body: String,
    /// The rules that the body mentions, in order.
    mentions: Vec<usize>,
    /// True if it is one of those that every schema shares, which come last.
    common: bool,
}

/// The place of characters: text, or the inside of a JSON string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Mode {
    Raw,
    Json,
}

struct GbnfWriter<'a> {
    exprs: &'a mut Exprs,
    names: &'a RuleNames,
    rules: Vec<GbnfRule>,
    taken: HashSet<String>,
    /// By name, the last number that was put after it.
    numbers: HashMap<String, usize>,
    calls: FastMap<u32, usize>,
    /// Bodies that are still to be written, with where they go.
    todo: Vec<(Body, usize)>,
    /// Number of expressions around the one that is being written.
    depth: usize,
    /// Parts that have become rules of their own.
    parts: FastMap<Expr, usize>,
    texts: FastMap<(Re, Mode), usize>,
    characters: FastMap<Class, usize>,
    whitespace: Option<usize>,
    hex: Option<usize>,
    /// Rules mentioned by what is being written: one list for each rule that is open.
    mentions: Vec<Vec<usize>>,
    /// The place that remarks name.
    place: String,
    lost: Vec<(String, &'static str)>,
    /// States that expressions and objects have become so far.
    states: usize,
    members: usize,
}

/// Writes the grammar of `root`; also what it could not say: places, each with what was left out
/// there.
pub(crate) fn write(
    exprs: &mut Exprs,
    root: Expr,
    names: &RuleNames,
) -> (String, Vec<(String, &'static str)>) {
    let taken =
        ["root", "ws", "string", "char", "hex", "number", "integer"].map(str::to_owned).into();
    let mut writer = GbnfWriter {
        exprs,
        names,
        rules: Vec::new(),
        taken,
        numbers: HashMap::new(),
        calls: FastMap::default(),
        todo: Vec::new(),
        depth: 0,
        parts: FastMap::default(),
        texts: FastMap::default(),
        characters: FastMap::default(),
        whitespace: None,
        hex: None,
        mentions: Vec::new(),
        place: "#".into(),
        lost: Vec::new(),
        states: 0,
        members: 0,
    };
    writer.open("root".into());
    match *writer.exprs.node(root) {
        ExprNode::Call(rule) => {
            writer.calls.insert(rule, 0);
            writer.todo.push((Body::Rule(rule), 0));
        }
        _ => writer.close(0, |w| w.expr(root, "value")),
    }
    while let Some((body, at)) = writer.todo.pop() {
        let (body, place, name) = match body {
            Body::Rule(rule) => {
                let (name, place) = names.rules[rule as usize].clone();
                (writer.exprs.rules[rule as usize], place, name)
            }
            Body::Part(e, place, name) => (e, place, name),
        };
        writer.place = place;
        writer.close(at, |w| w.expr(body, &name));
    }
    (writer.finish(), writer.lost)
}

impl GbnfWriter<'_> {
    /// Returns a name that no rule has yet, near `hint`.
    fn name(&mut self, hint: &str) -> String {
        let mut name = String::new();
        for c in hint.chars().take(MAX_NAME) {
            match c {
                'a'..='z' | 'A'..='Z' | '0'..='9' => name.push(c),
                _ if name.ends_with('-') || name.is_empty() => {}
                _ => name.push('-'),
            }
        }
        let name = name.trim_end_matches('-');
        let name = if name.is_empty() { "value" } else { name };
        let mut unique = name.to_owned();
        let n = self.numbers.entry(unique.clone()).or_insert(1);
        while !self.taken.insert(unique.clone()) {
            *n += 1;
            unique = format!("{name}-{n}");
        }
        unique
    }

    /// Returns a rule, its body still to come.
    fn open(&mut self, name: String) -> usize {
        let mentions = Vec::new();
        self.rules.push(GbnfRule { name, body: String::new(), mentions, common: false });
        self.rules.len() - 1
    }

    /// Returns a rule that stands after those of the schema, its body still to come.
    fn open_common(&mut self, name: String) -> usize {
        let at = self.open(name);
        self.rules[at].common = true;
        at
    }

    /// Writes the body of a rule.
    fn close(&mut self, at: usize, body: impl FnOnce(&mut Self) -> Text) {
        self.mentions.push(Vec::new());
        self.rules[at].body = body(self).body().to_owned();
        self.rules[at].mentions = self.mentions.pop().unwrap_or_default();
    }

    /// Returns a mention of a rule.
    fn mention(&mut self, at: usize) -> Text {
        if let Some(list) = self.mentions.last_mut() {
            list.push(at);
        }
        Text::item(self.rules[at].name.clone())
    }

    /// Returns what `write` writes, as a rule called something like `hint` if that reads better.
    fn named(
        &mut self,
        hint: &str,
        write: impl FnOnce(&mut Self) -> Text,
    ) -> (Text, Option<usize>) {
        self.mentions.push(Vec::new());
        let text = write(self);
        let mentions = self.mentions.pop().unwrap_or_default();
        if !text.deserves_a_name(LONG) {
            if let Some(list) = self.mentions.last_mut() {
                list.extend(mentions);
            }
            return (text, None);
        }
        let name = self.name(hint);
        let at = self.open(name);
        self.rules[at].body = text.body().to_owned();
        self.rules[at].mentions = mentions;
        (self.mention(at), Some(at))
    }

    /// Remarks that something could not be said.
    fn lose(&mut self, what: &'static str) {
        let remark = (self.place.clone(), what);
        if !self.lost.contains(&remark) {
            self.lost.push(remark);
        }
    }

    /// Returns an expression; rules that are made for its parts are called something like `hint`.
    fn expr(&mut self, e: Expr, hint: &str) -> Text {
        let whitespace = self.exprs.whitespace;
        if e == whitespace.line && e != Exprs::EPS {
            return self.whitespace();
        }
        let node = self.exprs.node(e).clone();
        let deep = matches!(
            node,
            ExprNode::Cat(..)
                | ExprNode::Alt(_)
                | ExprNode::Rep(..)
                | ExprNode::Member(_)
                | ExprNode::Rest(_)
        );
        if deep && self.depth >= MAX_DEPTH {
            return self.later(e, hint);
        }
        self.depth += 1;
        let text = self.node(e, node, hint);
        self.depth -= 1;
        text
    }

    /// Returns the name of a rule that is this expression, to be written when nothing is open.
    fn later(&mut self, e: Expr, hint: &str) -> Text {
        let at = if let Some(&at) = self.parts.get(&e) {
            at
        } else {
            let name = self.name(hint);
            let at = self.open(name);
            self.parts.insert(e, at);
            self.todo.push((Body::Part(e, self.place.clone(), hint.into()), at));
            at
        };
        self.mention(at)
    }

    fn node(&mut self, e: Expr, node: ExprNode, hint: &str) -> Text {
        match node {
            // what nothing matches is left out before; a set of no characters is how it would be
            // said
            ExprNode::Empty => Text::item("[^\\x00-\\U0010FFFF]".into()),
            ExprNode::Eps => Text::empty(),
            ExprNode::Leaf(_) | ExprNode::Cat(..) => self.sequence(e, hint),
            ExprNode::Alt(list) => self.alternatives(&list, hint),
            ExprNode::Rep(inner, min, max) => {
                self.expr(inner, hint).repeat(min, if max == INF { None } else { Some(max) })
            }
            ExprNode::Lazy { text, .. } => self.text(text, Mode::Raw, hint),
            ExprNode::Call(rule) => {
                let at = if let Some(&at) = self.calls.get(&rule) {
                    at
                } else {
                    let names = self.names;
                    let name = self.name(&names.rules[rule as usize].0);
                    let at = self.open(name);
                    self.calls.insert(rule, at);
                    self.todo.push((Body::Rule(rule), at));
                    at
                };
                self.mention(at)
            }
            ExprNode::Member(member) | ExprNode::Rest(member) => self.members(member, hint),
            ExprNode::Unique(whole, parts) if parts.are_items() => {
                self.lose("items that differ");
                self.expr(whole, hint)
            }
            ExprNode::Unique(e, _) | ExprNode::Distinct(e) | ExprNode::Region(_, e) => {
                self.expr(e, hint)
            }
            ExprNode::UniqueEnd(..) | ExprNode::DistinctEnd(_) | ExprNode::RegionEnd(..) => {
                Text::empty()
            }
        }
    }

    /// Writes parts one after another.
    fn sequence(&mut self, e: Expr, hint: &str) -> Text {
        let mut items = Vec::new();
        let mut rest = e;
        while let ExprNode::Cat(a, b) = *self.exprs.node(rest) {
            items.push(a);
            rest = b;
        }
        items.push(rest);
        let mut parts = Vec::new();
        let mut at = 0;
        while let Some(&item) = items.get(at) {
            at += 1;
            match *self.exprs.node(item) {
                ExprNode::Leaf(leaf) => {
                    // a quote and the string after it are one thing
                    let next = items.get(at).map(|&e| self.exprs.node(e));
                    if let Some(&ExprNode::Leaf(Leaf::JsonString(Decoder::Start, re))) = next
                        && self.words(leaf).as_deref() == Some(&["\"".into()])
                    {
                        at += 1;
                        parts.push(TextPart::Text(self.string(re, hint)));
                        continue;
                    }
                    let many = matches!(leaf, Leaf::Literals { lo, hi, .. } if hi - lo > 1);
                    let part = if many && items.len() > 1 {
                        self.part(item, hint)
                    } else {
                        self.leaf(leaf, hint)
                    };
                    parts.push(TextPart::Text(part));
                }
                ExprNode::Alt(ref list) if list.iter().all(|&e| self.is_value(e)) => {
                    parts.push(TextPart::Text(self.part(item, hint)));
                }
                _ => parts.push(TextPart::Text(self.expr(item, hint))),
            }
        }
        Text::sequence(parts)
    }

    /// Returns whether an alternative is a whole value, not the rest of an array or object.
    fn is_value(&self, e: Expr) -> bool {
        match *self.exprs.node(e) {
            ExprNode::Member(_) | ExprNode::Rest(_) => false,
            ExprNode::Leaf(leaf) => self.words(leaf).as_deref() != Some(&["]".into()]),
            _ => e != Exprs::EPS,
        }
    }

    /// Returns a part of a sequence: by name if it is long, the same name wherever it comes again.
    fn part(&mut self, e: Expr, hint: &str) -> Text {
        if let Some(&at) = self.parts.get(&e) {
            return self.mention(at);
        }
        let (text, at) = self.named(hint, |w| w.expr(e, hint));
        if let Some(at) = at {
            self.parts.insert(e, at);
        }
        text
    }

    /// Returns the words of a list that a leaf may still become.
    fn words(&self, leaf: Leaf) -> Option<Vec<String>> {
        let Leaf::Literals { list, lo, hi, at } = leaf else { return None };
        let words = self.exprs.literals.get(list as usize)?.get(lo as usize..hi as usize)?;
        let text = |w: &[u8]| {
            String::from_utf8_lossy(w.get(at as usize..).unwrap_or_default()).into_owned()
        };
        Some(words.iter().map(|w| text(w)).collect())
    }

    fn leaf(&mut self, leaf: Leaf, hint: &str) -> Text {
        match leaf {
            Leaf::Literals { .. } => {
                let words = self.words(leaf).unwrap_or_default();
                Text::alternatives(words.iter().map(|w| Text::literal(w)).collect())
            }
            Leaf::Text(_, re) => self.text(re, Mode::Raw, hint),
            Leaf::JsonString(_, re) => {
                let inside = self.text(re, Mode::Json, hint);
                Text::sequence([TextPart::Text(inside), TextPart::Literal("\"".into())])
            }
            Leaf::Key { member, .. } => self.members(member, hint),
            Leaf::Token { id, is_excluded } => {
                Text::item(format!("{}<[{id}]>", if is_excluded { "!" } else { "" }))
            }
            // a schema has none of them
            Leaf::Graph { .. } | Leaf::Tokens(_) | Leaf::Trigger(_) => Text::empty(),
        }
    }

    fn alternatives(&mut self, list: &[Expr], hint: &str) -> Text {
        let ways: Vec<Expr> = list.iter().copied().filter(|&e| e != Exprs::EPS).collect();
        let texts: Vec<Text> = ways.iter().map(|&e| self.expr(e, hint)).collect();
        let all = Text::alternatives(texts);
        if ways.len() < list.len() { all.optional() } else { all }
    }

    /// Returns the rule of whitespace.
    fn whitespace(&mut self) -> Text {
        let at = if let Some(at) = self.whitespace {
            at
        } else {
            let at = self.open_common("ws".into());
            self.whitespace = Some(at);
            let node = self.exprs.node(self.exprs.whitespace.line).clone();
            self.close(at, |w| match node {
                ExprNode::Alt(list) => w.alternatives(&list, "ws"),
                ExprNode::Leaf(leaf) => w.leaf(leaf, "ws"),
                _ => Text::empty(),
            });
            at
        };
        self.mention(at)
    }

    /// Returns a JSON string, quotes and all.
    fn string(&mut self, re: Re, hint: &str) -> Text {
        if re != Res::ALL {
            if let Some(&at) = self.texts.get(&(re, Mode::Json)) {
                return self.mention(at);
            }
            let (text, at) = self.named(hint, |w| w.quoted(re, hint));
            if let Some(at) = at {
                self.texts.insert((re, Mode::Json), at);
            }
            return text;
        }
        let at = if let Some(&at) = self.texts.get(&(re, Mode::Json)) {
            at
        } else {
            let at = self.open_common("string".into());
            self.texts.insert((re, Mode::Json), at);
            self.close(at, |w| w.quoted(re, "string"));
            at
        };
        self.mention(at)
    }

    fn quoted(&mut self, re: Re, hint: &str) -> Text {
        let inside = self.re(re, Mode::Json, hint);
        Text::sequence([
            TextPart::Literal("\"".into()),
            TextPart::Text(inside),
            TextPart::Literal("\"".into()),
        ])
    }

    /// Returns text of an expression: by the name that it has, or written out.
    fn text(&mut self, re: Re, mode: Mode, hint: &str) -> Text {
        let names = self.names;
        let Some(&(_, name)) = names.texts.iter().find(|t| t.0 == re && mode == Mode::Raw) else {
            return self.re(re, mode, hint);
        };
        let at = if let Some(&at) = self.texts.get(&(re, mode)) {
            at
        } else {
            let at = self.open_common(name.into());
            self.texts.insert((re, mode), at);
            self.close(at, |w| w.re(re, mode, name));
            at
        };
        self.mention(at)
    }

    /// Returns all rules that the root leads to: each before those that it mentions, those that
    /// every schema shares at the end.
    fn finish(&self) -> String {
        let mut order = Vec::new();
        let mut seen = vec![false; self.rules.len()];
        let mut todo = vec![0];
        while let Some(at) = todo.pop() {
            if !std::mem::replace(&mut seen[at], true) {
                order.push(at);
                todo.extend(self.rules[at].mentions.iter().rev());
            }
        }
        order.sort_by_key(|&at| self.rules[at].common);
        let mut out = String::new();
        for GbnfRule { name, body, .. } in order.into_iter().map(|at| &self.rules[at]) {
            out.push_str(&format!("{name} ::= {body}\n"));
        }
        out
    }
}
