//! Members of objects, and of lists of distinct values → GBNF.
//!
//! In the common case, properties that come in the order in which they are declared, each is
//! written once or twice: what may follow a property is the next one, perhaps, and what may follow
//! that. Otherwise every set of properties that may have come is a rule, as far as these are few.

use std::cell::Cell;
use std::collections::VecDeque;

use super::GbnfWriter;
use super::text::{Text, TextPart};
use crate::expression::leaf::Member;
use crate::expression::regex::{INF, Re, Res};
use crate::expression::{Expr, ExprNode, Object};
use crate::intern::FastMap;

/// Most members over all the states that an object may become, and over those of all objects.
const MAX_MEMBERS: usize = 512;
const ALL_MEMBERS: usize = 8192;

/// A member as it is written, and what it is called.
#[derive(Clone)]
struct WrittenMember {
    text: Text,
    name: String,
    required: bool,
}

/// The next index of each chain, and the number of members so far.
type ObjectState = (Vec<u32>, u32);

impl GbnfWriter<'_> {
    /// Returns the members of an object from its first on, and its closing brace.
    pub(super) fn members(&mut self, member: Member, hint: &str) -> Text {
        let mut object = self.exprs.objects[member.object as usize].clone();
        if object.conditions.take().is_some() {
            self.lose("conditions on members together");
        }
        let all = object.chains.iter();
        let possible: u64 = all.clone().map(|c| c.values.len() as u64).sum();
        let required: u64 = all
            .map(|c| (0..c.values.len()).filter(|&i| c.is_required(i as u32)).count() as u64)
            .sum();
        // bounds that say nothing; at least one member comes here
        if u64::from(object.min) <= required.max(1) {
            object.min = 0;
        }
        if object.others.is_empty() && u64::from(object.max) >= possible {
            object.max = INF;
        }
        if possible == 0 {
            return self.only_others(&object, hint);
        }
        if object.chains.iter().filter(|c| !c.values.is_empty()).count() > 1
            || (object.min, object.max) != (0, INF)
        {
            let limit = MAX_MEMBERS.min(ALL_MEMBERS.saturating_sub(self.members));
            if let Some(states) = states(&object, limit) {
                self.members += states.iter().map(|s| s.1.len()).sum::<usize>();
                return self.by_states(&object, &states, hint);
            }
            if (object.min, object.max) != (0, INF) {
                self.lose(if object.is_list() {
                    "minItems and maxItems"
                } else {
                    "minProperties and maxProperties"
                });
            }
            if object.is_list() {
                self.lose("distinct items in any order: only the order in which they are declared");
            } else if object.chains.len() > 1 {
                self.lose("properties in any order: only the order in which they are declared");
            }
        }
        self.in_order(&object, hint)
    }

    /// Returns members without declared names: `min` to `max` of them.
    fn only_others(&mut self, object: &Object, hint: &str) -> Text {
        let other = self.other(object, hint);
        let min = object.min.max(1);
        let max = if object.max == INF { None } else { Some(object.max.saturating_sub(1)) };
        let more = self.after_comma(other.clone()).repeat(min - 1, max);
        let end = self.end(object.is_list());
        let more = if max == Some(0) { Text::empty() } else { more };
        Text::sequence([other, more, end].map(TextPart::Text))
    }

    /// Returns any member that has no declared name.
    fn other(&mut self, object: &Object, hint: &str) -> Text {
        let name = format!("{hint}-other");
        let (text, _) = self.named(&name, |w| {
            let ways =
                object.others.iter().map(|&(names, value)| w.pair(names, value, hint)).collect();
            Text::alternatives(ways)
        });
        text
    }

    /// Returns a member whose name is of an expression.
    fn pair(&mut self, names: Re, value: Expr, hint: &str) -> Text {
        let name = if names == Res::ALL {
            self.string(names, hint)
        } else {
            let hint = format!("{hint}-name");
            self.named(&hint, |writer| writer.quoted(names, &hint)).0
        };
        let value = self.expr(value, &format!("{hint}-value"));
        Text::sequence([TextPart::Text(name), TextPart::Literal(":".into()), TextPart::Text(value)])
    }

    /// Returns a comma, and then this.
    fn after_comma(&mut self, text: Text) -> Text {
        let line = self.line();
        Text::sequence([TextPart::Literal(",".into()), TextPart::Text(line), TextPart::Text(text)])
    }

    fn line(&mut self) -> Text {
        self.expr(self.exprs.whitespace.line, "ws")
    }

    fn end(&mut self, list: bool) -> Text {
        let line = self.line();
        Text::sequence([
            TextPart::Text(line),
            TextPart::Literal(if list { "]" } else { "}" }.into()),
        ])
    }

    /// Returns the members with declared names, chain by chain.
    fn declared(&mut self, object: &Object, hint: &str) -> Vec<Vec<WrittenMember>> {
        let mut out = Vec::with_capacity(object.chains.len());
        for (number, chain) in (0..).zip(&object.chains) {
            let mut written = Vec::with_capacity(chain.values.len());
            for (index, &value) in (0..).zip(&chain.values) {
                let spellings =
                    object.keys.iter().filter(|k| (k.chain, k.index) == (number, index));
                let mut spellings: Vec<String> =
                    spellings.map(|k| String::from_utf8_lossy(&k.literal).into_owned()).collect();
                // the one without escapes first
                spellings.sort_by_key(|s| (s.matches('\\').count(), s.len()));
                let plain = spellings.first().map(|s| s.strip_suffix(':').unwrap_or(s));
                let name: String =
                    plain.and_then(|s| serde_json::from_str(s).ok()).unwrap_or_default();
                let key = Text::alternatives(spellings.iter().map(|s| Text::literal(s)).collect());
                let place = self.place.clone();
                if !object.is_list() {
                    self.place = format!(
                        "{place}/properties/{}",
                        name.replace('~', "~0").replace('/', "~1")
                    );
                }
                let name = if name.chars().any(|c| c.is_ascii_alphanumeric()) {
                    name
                } else {
                    format!("{hint}-{}", index + 1)
                };
                let value = self.value(value, &name);
                self.place = place;
                written.push(WrittenMember {
                    text: Text::sequence([key, value].map(TextPart::Text)),
                    name,
                    required: chain.is_required(index),
                });
            }
            out.push(written);
        }
        out
    }

    /// Returns what follows the colon: blanks, and the value, by a name of its own if it is long.
    fn value(&mut self, value: Expr, hint: &str) -> Text {
        let colon = self.exprs.whitespace.colon;
        match *self.exprs.node(value) {
            ExprNode::Cat(a, rest) if a == colon => {
                let blank = self.expr(a, hint);
                let value = self.part(rest, hint);
                Text::sequence([blank, value].map(TextPart::Text))
            }
            _ => self.part(value, hint),
        }
    }

    /// Returns the members in the order in which they are declared, others between them.
    fn in_order(&mut self, object: &Object, hint: &str) -> Text {
        let members: Vec<WrittenMember> =
            self.declared(object, hint).into_iter().flatten().collect();
        let other = (!object.others.is_empty()).then(|| self.other(object, hint));
        let n = members.len();
        // which may come first: up to the first that must come
        let last_first = members.iter().position(|m| m.required).unwrap_or(n - 1);
        if last_first == 0 && other.is_none() {
            let mut parts = vec![TextPart::Text(members[0].text.clone())];
            parts.extend(self.tail(&members[1..], None, object.is_list()));
            return Text::sequence(parts);
        }
        // those that may come first are written twice, so by name
        let first: Vec<Text> = (0..=last_first)
            .map(|i| {
                let text = members[i].text.clone();
                self.rule(&format!("{hint}-{}", members[i].name), text)
            })
            .collect();
        // after[i]: what may follow once the members before i are past
        let start = last_first + 1;
        let tail = Text::sequence(self.tail(&members[start..], other.as_ref(), object.is_list()));
        let mut after =
            vec![self.rule(&format!("{hint}-after-{}", members[last_first].name), tail)];
        let from = usize::from(other.is_none());
        for i in (from..start).rev() {
            let mut parts: Vec<TextPart> = Vec::new();
            if let Some(other) = &other {
                let other = self.after_comma(other.clone());
                parts.push(TextPart::Text(other.repeat(0, None)));
            }
            let next = self.after_comma(first[i].clone());
            let next = if members[i].required { next } else { next.repeat(0, Some(1)) };
            parts.extend([next, after[after.len() - 1].clone()].map(TextPart::Text));
            let name = match i {
                0 => format!("{hint}-after-other"),
                _ => format!("{hint}-after-{}", members[i - 1].name),
            };
            let text = Text::sequence(parts);
            after.push(self.rule(&name, text));
        }
        after.reverse(); // after[i - from] is for i
        let mut ways: Vec<Text> = first
            .into_iter()
            .zip(&after[1 - from..])
            .map(|(member, after)| Text::sequence([member, after.clone()].map(TextPart::Text)))
            .collect();
        if let Some(other) = other {
            ways.push(Text::sequence([other, after[0].clone()].map(TextPart::Text)));
        }
        Text::alternatives(ways)
    }

    /// Returns what may follow where these members are left.
    fn tail(
        &mut self,
        members: &[WrittenMember],
        other: Option<&Text>,
        list: bool,
    ) -> Vec<TextPart> {
        let others = other.map(|o| self.after_comma(o.clone()).repeat(0, None));
        let mut parts: Vec<TextPart> = others.clone().map(TextPart::Text).into_iter().collect();
        for m in members {
            let next = self.after_comma(m.text.clone());
            parts.push(TextPart::Text(if m.required { next } else { next.repeat(0, Some(1)) }));
            parts.extend(others.clone().map(TextPart::Text));
        }
        parts.push(TextPart::Text(self.end(list)));
        parts
    }

    /// Returns a rule of this text, which has been written already.
    fn rule(&mut self, hint: &str, text: Text) -> Text {
        let name = self.name(hint);
        let at = self.open(name);
        self.rules[at].body = text.body().to_owned();
        // what it mentions was noted where it was written; the whole rule's list holds it
        self.mention(at)
    }

    /// Returns members where each set of those that have come is a rule.
    fn by_states(
        &mut self,
        object: &Object,
        states: &[(ObjectState, Vec<MemberStep>)],
        hint: &str,
    ) -> Text {
        let members = self.declared(object, hint);
        let members: Vec<Vec<Text>> = members
            .into_iter()
            .map(|chain| {
                chain
                    .into_iter()
                    .map(|m| self.rule(&format!("{hint}-{}", m.name), m.text))
                    .collect()
            })
            .collect();
        let other = (!object.others.is_empty()).then(|| self.other(object, hint));
        let rules: Vec<usize> = states
            .iter()
            .map(|_| {
                let name = self.name(&format!("{hint}-rest"));
                self.open(name)
            })
            .collect();
        let mut first = Text::empty();
        for (i, ((positions, count), steps)) in states.iter().enumerate() {
            let mut ways = Vec::new();
            for step in steps {
                let member = match step.key {
                    Some((chain, index)) => members[chain as usize][index as usize].clone(),
                    None => other.clone().unwrap_or_else(Text::empty),
                };
                let rest = self.mention(rules[step.to]);
                ways.push(Text::sequence([member, rest].map(TextPart::Text)));
            }
            let go_on = !ways.is_empty();
            let next = Text::alternatives(ways);
            if i == 0 {
                first = next.clone();
            }
            let mut ways = Vec::new();
            if go_on {
                ways.push(self.after_comma(next));
            }
            if object.may_end(positions, *count) {
                ways.push(self.end(object.is_list()));
            }
            self.rules[rules[i]].body = Text::alternatives(ways).body().to_owned();
        }
        first
    }
}

/// A member that may come: chain and index of its key, or none for others, and the state after it.
struct MemberStep {
    key: Option<(u32, u32)>,
    to: usize,
}

/// Returns all states of an object; `None` if there are more than `limit` members in them.
fn states(object: &Object, limit: usize) -> Option<Vec<(ObjectState, Vec<MemberStep>)>> {
    let start: ObjectState = (vec![0; object.chains.len()], 0);
    let mut numbers: FastMap<ObjectState, usize> = FastMap::default();
    numbers.insert(start.clone(), 0);
    // the start may be come back to, but without a comma it is another rule
    let mut found = VecDeque::from([start]);
    let mut count = 1;
    let mut out = Vec::new();
    let mut members = 0;
    while let Some((positions, have)) = found.pop_front() {
        let mut steps = Vec::new();
        let mut step = |key: Option<(u32, u32)>, state: ObjectState| {
            let to = *numbers.entry(state.clone()).or_insert_with(|| {
                found.push_back(state);
                count += 1;
                count - 1
            });
            steps.push(MemberStep { key, to });
        };
        let mut seen: Vec<(u32, u32)> = Vec::new();
        for key in &object.keys {
            let chain = key.chain;
            let index = key.index;
            if !seen.contains(&(chain, index)) && object.may_come(&positions, have, key) {
                seen.push((chain, index));
                let mut after = positions.clone();
                after[chain as usize] = index + 1;
                step(Some((chain, index)), (after, object.count_after(have)));
            }
        }
        if object.others_may_come(&positions, have, &Cell::new(0)) {
            step(None, (positions.clone(), object.count_after(have)));
        }
        members += steps.len();
        out.push(((positions, have), steps));
        if members > limit {
            return None;
        }
    }
    Some(out)
}
