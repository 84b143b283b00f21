//! `POST /v1/rerank`: a model that scores pairs of texts says how well documents answer a query.

use std::sync::Arc;

use hyper::StatusCode;

use super::embeddings::{EmbeddedText, compute};
use super::{RouteCall, RouteResult, http};
use crate::engine::Job;
use crate::server::adapters;
use crate::server::blocking::{CancelFlag, WorkCost, run_blocking};
use crate::server::error::ApiError;
use crate::server::pairs::RerankPairs;
use crate::server::prompt;
use crate::server::wire::parse_body;
use crate::server::wire::rerank::RerankRequest;

/// Most tokens of all pairs of a request: 64 MiB of them. The query counts once for each document.
const MAX_TOKENS: usize = 16 << 20;

/// Answers a request, in Jina's form or in TEI's.
pub(super) async fn rank(call: RouteCall) -> RouteResult {
    let RouteCall { app, request, tally } = call;
    let served = app.served()?;
    let body = request.into_body();
    let (Some(pooling), true) = (served.info.pooling, served.info.ranks) else {
        return Err(ApiError::unsupported_endpoint(
            "this model does not rank: that takes one with a classification head, and neither \
             --pooling nor --embeddings that say otherwise",
        ));
    };
    // counted among the bodies in memory until the jobs are ready
    let held = body.clone();
    let parse = move |_: &CancelFlag| RerankRequest::read(&parse_body(&body)?);
    let request = run_blocking(WorkCost::Parse(held.len()), parse).await?;
    let (request, jobs) = {
        let served = Arc::clone(&served);
        run_blocking(WorkCost::Text(request.text_bytes()), move |cancel| {
            prompt::may_fit(&served, request.query.len()).map_err(|error| error.about("query"))?;
            let mut pairs = RerankPairs::new(&served, &request.query, cancel)?;
            let mix = adapters::mix(&served, &request.adapters)?;
            let mut n_tokens = 0;
            let jobs = request.documents.iter().enumerate().map(|(i, document)| {
                let about = |error: ApiError| error.about(format!("{}[{i}]", request.field));
                prompt::may_fit(&served, document.len()).map_err(about)?;
                let prompt = pairs.prompt(document)?;
                let job = Job {
                    images: prompt.images,
                    pooling: Some(pooling),
                    adapters: mix.clone(),
                    ..Job::new(prompt.tokens)
                };
                served.runtime.engine.check(&job).map_err(|error| about(error.into()))?;
                n_tokens += job.prompt.len();
                if n_tokens > MAX_TOKENS {
                    return Err(about(ApiError::bad_request(format!(
                        "with this document there are {n_tokens} tokens in the request, more than \
                         {MAX_TOKENS}; send fewer documents at once"
                    ))));
                }
                Ok(job)
            });
            let jobs = jobs.collect::<Result<Vec<Job>, ApiError>>()?;
            Ok((request, jobs))
        })
        .await?
    };
    drop(held);
    let scored = compute(&served, jobs, &tally).await?;
    let n_tokens = scored.iter().map(|text| text.n_tokens).sum();
    // where there are several labels, the first is the one that says yes
    let score = |text: &EmbeddedText| text.vectors.first()?.first().copied();
    let scores: Option<Vec<f32>> = scored.iter().map(score).collect();
    let scores = scores.ok_or_else(|| ApiError::internal("the model gave no score"))?;
    let model = served.info.names.first().map_or("", String::as_str);
    Ok(http::json(StatusCode::OK, &request.answer(&scores, n_tokens, model)))
}
