//! Values as JSON text, and the member of answers that is hob's own.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::conversation::{EarlyEnd, ValueEvent};

/// Returns a value as JSON text.
pub(crate) fn to_json(value: &impl Serialize) -> Vec<u8> {
    // Every value of `wire` has string keys and plain members, which is all that can go wrong in
    // memory.
    serde_json::to_vec(value).unwrap_or_else(|error| {
        tracing::error!(%error, "a response could not be written as JSON");
        let message = r#""message":"the answer could not be written""#;
        format!(r#"{{"error":{{"code":500,{message},"type":"server_error"}}}}"#).into_bytes()
    })
}

/// Returns JSON text without the white space between its parts.
pub(crate) fn without_space(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut in_string = false;
    let mut is_escaped = false;
    for c in text.chars() {
        if in_string {
            in_string = c != '"' || is_escaped;
            is_escaped = c == '\\' && !is_escaped;
        } else if matches!(c, ' ' | '\t' | '\n' | '\r') {
            continue;
        } else {
            in_string = c == '"';
        }
        out.push(c);
    }
    out
}

/// The member `hob` of an answer, or of an object of a streamed one: what no other server tells.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub(crate) struct HobMembers {
    /// JSON pointers to the keywords of a schema that are not enforced.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ignored_keywords: Vec<String>,
    /// The probabilities of the texts of a choice.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub choices: Map<String, Value>,
    /// The probabilities of the values that might stand at places of the content, by their JSON
    /// pointers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choices_at: Option<Map<String, Value>>,
    /// Further places with alternatives, if there are any.
    #[serde(skip_serializing_if = "is_zero")]
    pub choices_left_out: usize,
    /// The same for each text, where there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scored_choices: Vec<ScoredChoice>,
    /// Events about the values of the content.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub value_events: Vec<ValueEvent>,
    /// JSON pointers to the values that were closed early, the outermost first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub truncated_at: Vec<String>,
    /// The number of the call whose arguments these are in, if it is no content.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub truncated_call: Option<usize>,
    /// The same for each choice that was cut, where there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub truncated_choices: Vec<CutChoice>,
}

/// The values of one text of several.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct ScoredChoice {
    /// The number of the text.
    pub index: usize,
    /// The probabilities of the values that might stand at its places.
    pub choices_at: Map<String, Value>,
    /// Further places with alternatives, if there are any.
    #[serde(skip_serializing_if = "is_zero")]
    pub choices_left_out: usize,
}

fn is_zero(n: &usize) -> bool {
    *n == 0
}

/// A choice of several that was cut.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct CutChoice {
    /// The number of the choice.
    pub index: usize,
    /// JSON pointers to the values that were closed early.
    pub truncated_at: Vec<String>,
    /// The number of the call whose arguments these are in, if it is no content.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub truncated_call: Option<usize>,
}

impl HobMembers {
    /// Returns what is to be told of a text that was cut, or of one among several.
    pub(crate) fn of_ends(ends: Vec<Option<EarlyEnd>>) -> HobMembers {
        let mut members = HobMembers::default();
        let is_one = ends.len() == 1;
        for (index, end) in ends.into_iter().enumerate() {
            let Some(EarlyEnd { pointers, call }) = end else { continue };
            if is_one {
                members.truncated_at = pointers;
                members.truncated_call = call;
            } else {
                let choice = CutChoice { index, truncated_at: pointers, truncated_call: call };
                members.truncated_choices.push(choice);
            }
        }
        members
    }

    /// Returns what is to be told of the values of one text, or of several.
    pub(crate) fn of_scores(texts: Vec<HobMembers>) -> HobMembers {
        let mut members = HobMembers::default();
        let is_one = texts.len() == 1;
        for (index, text) in texts.into_iter().enumerate() {
            if is_one {
                return text;
            }
            if let Some(choices_at) = text.choices_at {
                let choices_left_out = text.choices_left_out;
                members.scored_choices.push(ScoredChoice { index, choices_at, choices_left_out });
            }
        }
        members
    }

    /// Adds what is to be told as well.
    pub(crate) fn add(&mut self, more: HobMembers) {
        self.ignored_keywords.extend(more.ignored_keywords);
        self.choices.extend(more.choices);
        self.choices_at = more.choices_at.or_else(|| self.choices_at.take());
        self.choices_left_out += more.choices_left_out;
        self.scored_choices.extend(more.scored_choices);
        self.value_events.extend(more.value_events);
        self.truncated_at.extend(more.truncated_at);
        self.truncated_call = more.truncated_call.or(self.truncated_call);
        self.truncated_choices.extend(more.truncated_choices);
    }

    /// Returns JSON text of which an object has these as its last member, `hob`, if there are any.
    pub(crate) fn write_into(&self, mut text: Vec<u8>) -> Vec<u8> {
        let is_object = text.first() == Some(&b'{') && text.len() > 2;
        if is_object && *self != HobMembers::default() {
            text.pop();
            text.extend_from_slice(b",\"hob\":");
            text.extend(to_json(self));
            text.push(b'}');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_stand_at_the_end_of_an_object() {
        let end = |pointer: &str| EarlyEnd { pointers: vec![pointer.to_owned()], call: None };
        let one = HobMembers::of_ends(vec![Some(end("/a"))]);
        let written = |members: &HobMembers, text: &str| {
            String::from_utf8(members.write_into(text.as_bytes().to_vec())).unwrap()
        };
        assert_eq!(written(&one, r#"{"id":1}"#), r#"{"id":1,"hob":{"truncated_at":["/a"]}}"#);
        assert_eq!(written(&one, "[1,2]"), "[1,2]");
        assert_eq!(written(&HobMembers::of_ends(vec![None]), r#"{"id":1}"#), r#"{"id":1}"#);
        let called = EarlyEnd { call: Some(1), ..end("") };
        let several = HobMembers::of_ends(vec![None, Some(called)]);
        assert_eq!(
            written(&several, r#"{"id":1}"#),
            concat!(
                r#"{"id":1,"hob":{"truncated_choices":[{"index":1,"truncated_at":[""],"#,
                r#""truncated_call":1}]}}"#
            )
        );
    }
}
