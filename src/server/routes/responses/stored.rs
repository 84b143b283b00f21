//! `GET` and `DELETE /v1/responses/{id}`, the items of its request, and the end of one that is
//! being made.

use hyper::StatusCode;
use serde::Serialize;
use serde_json::Value;

use crate::server::error::ApiError;
use crate::server::http;
use crate::server::json::to_json;
use crate::server::kept::KeptAnswer;
use crate::server::query::{self, ListOrder, ListPage};
use crate::server::routes::{RouteCall, RouteResult};

/// The answer to the deletion of a response.
#[derive(Serialize)]
struct Deleted<'a> {
    id: &'a str,
    object: &'static str,
    deleted: bool,
}

/// Most items of a list.
const MOST_ITEMS: usize = 100;
/// Items of a list whose request does not say how many.
const USUAL_ITEMS: usize = 20;

/// A list of the items of a request.
#[derive(Serialize)]
struct ItemList {
    object: &'static str,
    first_id: Option<Value>,
    last_id: Option<Value>,
    data: Vec<Value>,
    has_more: bool,
}

/// Returns the id in the path of a request.
fn id(call: &RouteCall) -> &str {
    call.id_below("/v1/responses/")
}

fn kept(call: &RouteCall) -> Result<KeptAnswer, ApiError> {
    call.app.memory.responses.get(id(call)).ok_or_else(|| {
        ApiError::not_found("there is no such response; it was not stored, or is forgotten")
    })
}

/// Answers with a response.
pub(in crate::server::routes) fn get(call: &RouteCall) -> RouteResult {
    if query::is_set(call.request.uri().query(), "stream")? {
        let what = "a stored response is not streamed; ask for it without stream";
        return Err(ApiError::bad_field("stream", what));
    }
    http::large_json(kept(call)?.body.to_vec())
}

/// Forgets a response, and ends it if it is being made.
pub(in crate::server::routes) fn delete(call: &RouteCall) -> RouteResult {
    kept(call)?;
    let id = id(call);
    let responses = &call.app.memory.responses;
    responses.end(id);
    responses.remove(id);
    Ok(http::json(StatusCode::OK, &Deleted { id, object: "response", deleted: true }))
}

/// Answers with the items of the request of a response, the last first unless `order` is `asc`.
pub(in crate::server::routes) fn input_items(call: &RouteCall) -> RouteResult {
    let kept = kept(call)?;
    let query = call.request.uri().query();
    let mut items: Vec<Value> = kept.input.to_vec();
    if ListOrder::of(query)? == ListOrder::Descending {
        items.reverse();
    }
    let mut page = ListPage::of(items, query, |item: &Value, id| item["id"] == id)?;
    let limit = match query::last(query, "limit") {
        None => USUAL_ITEMS,
        Some(text) => {
            let number = text.parse().ok().filter(|n| (1..=MOST_ITEMS).contains(n));
            let expected = format!("a whole number from 1 to {MOST_ITEMS} was expected");
            number.ok_or_else(|| ApiError::bad_field("limit", expected))?
        }
    };
    if page.data.len() > limit {
        page.data.truncate(limit);
        page.has_more = true;
    }
    let id = |item: Option<&Value>| item.map(|item| item["id"].clone());
    let list = ItemList {
        object: "list",
        first_id: id(page.data.first()),
        last_id: id(page.data.last()),
        data: page.data,
        has_more: page.has_more,
    };
    http::large_json(to_json(&list))
}

/// Ends a response that is made in the background, and answers with it as it is then; one that has
/// ended stays as it is.
pub(in crate::server::routes) fn cancel(call: &RouteCall) -> RouteResult {
    let before = kept(call)?;
    let mut response: Value = serde_json::from_slice(&before.body).unwrap_or_default();
    if response["background"] != true {
        let what = "only a response that was made with background: true can be cancelled";
        return Err(ApiError::bad_request(what));
    }
    if call.app.memory.responses.cancel(id(call)) {
        response["status"] = "cancelled".into();
        return Ok(http::json(StatusCode::OK, &response));
    }
    // it may have ended since
    http::large_json(kept(call)?.body.to_vec())
}
