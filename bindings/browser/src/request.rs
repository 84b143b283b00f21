//! A request as JSON, and the end of its answer as JSON.

use hob::{Constraint, FinishReason, Finished, Model, Request, Sampling};
use serde::Deserialize;
use serde_json::{Value, json};

/// The fields of a request. What is not named here is refused.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RequestFields {
    /// A conversation, in the form of OpenAI.
    messages: Option<Vec<Value>>,
    /// A text that is continued as it is, in place of a conversation.
    prompt: Option<String>,
    max_tokens: Option<usize>,
    temperature: Option<f32>,
    top_k: Option<u32>,
    top_p: Option<f32>,
    min_p: Option<f32>,
    seed: Option<u32>,
    #[serde(default)]
    stop: Vec<String>,
    json_schema: Option<Value>,
    grammar: Option<String>,
    lark: Option<String>,
    regex: Option<String>,
    choice: Option<Vec<String>>,
}

impl RequestFields {
    /// Returns the request.
    ///
    /// # Errors
    /// It has no text, or what belongs to it is no constraint.
    pub(crate) fn request(self, model: &Model) -> Result<Request, String> {
        let constraint = self.constraint()?;
        let request = match (self.messages, self.prompt) {
            (Some(messages), None) => model.chat().messages(messages).request(),
            (None, Some(prompt)) => model.complete(prompt),
            _ => return Err("a request has either messages or a prompt".into()),
        };
        let mut sampling = Sampling::default();
        sampling.temperature = self.temperature.unwrap_or(sampling.temperature);
        sampling.top_k = self.top_k.unwrap_or(sampling.top_k);
        sampling.top_p = self.top_p.unwrap_or(sampling.top_p);
        sampling.min_p = self.min_p.unwrap_or(sampling.min_p);
        sampling.seed = self.seed;
        let mut request = request.sampling(sampling);
        if let Some(n) = self.max_tokens {
            request = request.max_tokens(n);
        }
        for stop in self.stop {
            request = request.stop(stop);
        }
        Ok(match constraint {
            Some(constraint) => request.constraint(constraint),
            None => request,
        })
    }

    /// Returns the constraint of the answer, if there is one.
    fn constraint(&self) -> Result<Option<Constraint>, String> {
        let mut all = Vec::new();
        all.extend(self.json_schema.clone().map(Constraint::from_schema));
        all.extend(self.grammar.clone().map(Constraint::gbnf));
        all.extend(self.lark.clone().map(Constraint::lark));
        all.extend(self.regex.clone().map(Constraint::regex));
        if let Some(choice) = &self.choice {
            all.push(Constraint::choice(choice).map_err(|error| error.to_string())?);
        }
        if all.len() > 1 {
            return Err("a request has one of json_schema, grammar, lark, regex and choice".into());
        }
        Ok(all.pop())
    }
}

/// Returns what is known at the end of an answer.
pub(crate) fn told(finished: &Finished) -> Value {
    let reason = match &finished.reason {
        FinishReason::Length => "length",
        _ => "stop",
    };
    json!({
        "finish_reason": reason,
        "usage": {
            "prompt_tokens": finished.usage.prompt_tokens,
            "cached_tokens": finished.usage.cached_tokens,
            "completion_tokens": finished.usage.completion_tokens,
        },
        "timings": {
            "prompt_ms": finished.timings.prompt.as_secs_f64() * 1e3,
            "predicted_ms": finished.timings.predicted.as_secs_f64() * 1e3,
        },
    })
}
