//! `POST /v1/rerank`: documents to be ordered by how well they answer a query, in Jina's form or in
//! that of Hugging Face's Text Embeddings Inference (TEI), and the answers in both.

use serde::Serialize;
use serde_json::Value;

use super::adapters::ChosenAdapters;
use super::embeddings::EmbeddingsUsage;
use crate::server::error::ApiError;
use crate::server::fields::{Fields, wrong};

/// Most documents of one request.
pub(crate) const MAX_DOCUMENTS: usize = 2048;

/// A request as it is understood.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct RerankRequest {
    /// The query.
    pub query: String,
    /// The documents to be ordered.
    pub documents: Vec<String>,
    /// The field they stand in.
    pub field: &'static str,
    /// Most documents in the answer, which has the best ones.
    pub top_n: usize,
    /// True if the request is in TEI's form.
    pub tei: bool,
    /// True if the answer repeats the documents.
    pub with_text: bool,
    /// The adapters that the pairs are computed with, and the model name of the request.
    pub adapters: ChosenAdapters,
}

impl RerankRequest {
    /// Reads a request body. One with `texts` is in TEI's form.
    ///
    /// # Errors
    /// 400 names the field that is wrong.
    pub(crate) fn read(body: &Value) -> Result<Self, ApiError> {
        let fields = Fields::of_body(body)?;
        // what chooses adapters passes over a name that is no string
        fields.string("model")?;
        let adapters = ChosenAdapters::read(&fields)?;
        let Some(query) = fields.string("query")? else {
            return Err(ApiError::bad_field("query", "expected a string, but it is missing"));
        };
        let tei = fields.map().contains_key("texts");
        let field = if fields.get("documents").is_some() || !tei { "documents" } else { "texts" };
        let documents = documents(&fields, field)?;
        let top_n = fields.integer("top_n", 1..=i64::MAX)?.map_or(documents.len(), |n| n as usize);
        let with_text =
            fields.bool(if tei { "return_text" } else { "return_documents" })?.unwrap_or(false);
        Ok(Self { query: query.to_owned(), documents, field, top_n, tei, with_text, adapters })
    }

    /// Returns the bytes of text in all pairs of the query and a document.
    pub(crate) fn text_bytes(&self) -> usize {
        let pair = |document: &String| self.query.len().saturating_add(document.len());
        self.documents.iter().map(pair).fold(0, usize::saturating_add)
    }

    /// Returns the answer: `scores` of the documents, the best first, of equals the earlier.
    pub(crate) fn answer(mut self, scores: &[f32], n_tokens: usize, model: &str) -> RerankAnswer {
        let mut order: Vec<usize> = (0..scores.len()).collect();
        order.sort_by(|&a, &b| scores[b].total_cmp(&scores[a]));
        order.truncate(self.top_n);
        let mut text =
            |index: usize| self.with_text.then(|| std::mem::take(&mut self.documents[index]));
        if self.tei {
            let ranked = order.into_iter();
            return RerankAnswer::Tei(
                ranked
                    .map(|index| TeiRank { index, score: scores[index], text: text(index) })
                    .collect(),
            );
        }
        let results = order.into_iter().map(|index| {
            let document = text(index).map(|text| RankedDocument { text });
            Rank { index, relevance_score: scores[index], document }
        });
        RerankAnswer::Jina(JinaRanking {
            model: self.adapters.model.clone().unwrap_or_else(|| model.to_owned()),
            object: "list",
            usage: EmbeddingsUsage { prompt_tokens: n_tokens, total_tokens: n_tokens },
            results: results.collect(),
        })
    }
}

/// Reads strings, or objects with a `text` as other services take them.
fn documents(fields: &Fields, field: &'static str) -> Result<Vec<String>, ApiError> {
    const EXPECTED: &str = "a non-empty array of strings";
    let found = match fields.get(field) {
        Some(found @ Value::Array(items)) if items.len() > MAX_DOCUMENTS => {
            return Err(fields.wrong(field, &format!("at most {MAX_DOCUMENTS} documents"), found));
        }
        Some(Value::Array(items)) if !items.is_empty() => items,
        Some(other) => return Err(fields.wrong(field, EXPECTED, other)),
        None => {
            return Err(ApiError::bad_field(
                field,
                format!("expected {EXPECTED}, but it is missing"),
            ));
        }
    };
    let document = |(i, item): (usize, &Value)| match item {
        Value::String(text) => Ok(text.clone()),
        other => match other["text"].as_str() {
            Some(text) => Ok(text.to_owned()),
            None => {
                Err(wrong(&format!("{field}[{i}]"), "a string, or an object with a `text`", other))
            }
        },
    };
    found.iter().enumerate().map(document).collect()
}

/// The answer in the form that was asked for.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum RerankAnswer {
    /// Jina's form: an object.
    Jina(JinaRanking),
    /// TEI's form: the list alone.
    Tei(Vec<TeiRank>),
}

/// Jina's form.
#[derive(Debug, Serialize)]
pub(crate) struct JinaRanking {
    model: String,
    object: &'static str,
    usage: EmbeddingsUsage,
    results: Vec<Rank>,
}

#[derive(Debug, Serialize)]
struct Rank {
    index: usize,
    relevance_score: f32,
    #[serde(skip_serializing_if = "Option::is_none")]
    document: Option<RankedDocument>,
}

#[derive(Debug, Serialize)]
struct RankedDocument {
    text: String,
}

/// One document in TEI's form.
#[derive(Debug, Serialize)]
pub(crate) struct TeiRank {
    index: usize,
    score: f32,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn both_forms_are_read_and_written() {
        let jina = json!({
            "query": "q",
            "documents": ["a", {"text": "b"}, "c"],
            "top_n": 2,
            "model": "m",
            "return_documents": true,
        });
        let jina = RerankRequest::read(&jina).unwrap();
        assert_eq!(jina.documents, ["a", "b", "c"]);
        assert_eq!(
            serde_json::to_value(jina.answer(&[0.5, 2.0, -1.0], 12, "other")).unwrap(),
            json!({
                "model": "m",
                "object": "list",
                "usage": {"prompt_tokens": 12, "total_tokens": 12},
                "results": [
                    {"index": 1, "relevance_score": 2.0, "document": {"text": "b"}},
                    {"index": 0, "relevance_score": 0.5, "document": {"text": "a"}},
                ],
            })
        );
        let tei = RerankRequest::read(&json!({"query": "q", "texts": ["a", "b"]})).unwrap();
        assert_eq!(
            serde_json::to_value(tei.answer(&[0.5, 0.5], 12, "m")).unwrap(),
            json!([{"index": 0, "score": 0.5}, {"index": 1, "score": 0.5}])
        );
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (body, field) in [
            (json!({"documents": ["a"]}), "query"),
            (json!({"query": 1, "documents": ["a"]}), "query"),
            (json!({"query": "q"}), "documents"),
            (json!({"query": "q", "documents": []}), "documents"),
            (json!({"query": "q", "documents": null}), "documents"),
            (json!({"query": "q", "documents": 123}), "documents"),
            (json!({"query": "q", "documents": ["a", 1]}), "documents[1]"),
            (json!({"query": "q", "documents": [{"content": "a"}]}), "documents[0]"),
            (json!({"query": "q", "documents": vec!["a"; 2049]}), "documents"),
            (json!({"query": "q", "texts": []}), "texts"),
            (json!({"query": "q", "texts": ["a"], "top_n": -1}), "top_n"),
            (json!({"query": "q", "texts": ["a"], "return_text": 1}), "return_text"),
            (json!({"query": "q", "texts": ["a"], "model": 1}), "model"),
            (json!({"query": "q", "texts": ["a"], "lora": 1}), "lora"),
        ] {
            let error = RerankRequest::read(&body).expect_err(&body.to_string());
            let error: Value = serde_json::from_slice(&error.to_json()).unwrap();
            assert_eq!(error["error"]["param"], field, "{body}");
        }
    }
}
