//! `/v1/files` and `/v1/batches`.

mod run;

use std::sync::Arc;

use hyper::header::{self, HeaderValue};
use hyper::{Method, StatusCode};
use serde::Serialize;

use super::{RouteCall, RouteResult, http};
use crate::server::batches::{BatchObject, Batches, NewBatch, RequestBatch};
use crate::server::error::ApiError;
use crate::server::files::StoredFile;
use crate::server::form;
use crate::server::http::header_text;
use crate::server::query::{self, ListOrder, ListPage};

/// A file as the interface writes it.
#[derive(Serialize)]
struct FileObject<'a> {
    id: &'a str,
    object: &'static str,
    bytes: usize,
    created_at: u64,
    filename: &'a str,
    purpose: &'a str,
    status: &'static str,
}

/// The answer to the deletion of a file.
#[derive(Serialize)]
struct FileDeleted<'a> {
    id: &'a str,
    object: &'static str,
    deleted: bool,
}

/// A list of objects.
#[derive(Serialize)]
struct ObjectList<T> {
    object: &'static str,
    data: Vec<T>,
    has_more: bool,
}

impl<'a> FileObject<'a> {
    fn of(file: &'a StoredFile) -> FileObject<'a> {
        FileObject {
            id: &file.id,
            object: "file",
            bytes: file.bytes.len(),
            created_at: file.created_at,
            filename: &file.filename,
            purpose: &file.purpose,
            status: "processed",
        }
    }
}

/// Returns the files and batches of the server.
fn batches(call: &RouteCall) -> Result<&Arc<Batches>, ApiError> {
    call.app.batches.as_ref().ok_or_else(|| {
        ApiError::unsupported_endpoint("there are no batches here; `hob serve -m MODEL` has them")
    })
}

fn file(call: &RouteCall) -> Result<Arc<StoredFile>, ApiError> {
    let file = batches(call)?.files.get(call.id_below("/v1/files/"));
    file.ok_or_else(|| ApiError::not_found("there is no such file"))
}

fn batch(call: &RouteCall) -> Result<Arc<RequestBatch>, ApiError> {
    let batch = batches(call)?.get(call.id_below("/v1/batches/"));
    batch.ok_or_else(|| ApiError::not_found("there is no such batch"))
}

/// Answers with the list of files, or keeps another.
pub(super) async fn files(call: RouteCall) -> RouteResult {
    let batches = Arc::clone(batches(&call)?);
    if call.request.method() != Method::POST {
        let query = call.request.uri().query();
        let mut all = batches.files.all();
        if let Some(purpose) = query::last(query, "purpose") {
            all.retain(|file| file.purpose == purpose);
        }
        if ListOrder::of(query)? == ListOrder::Ascending {
            all.reverse();
        }
        let page = ListPage::of(all, query, |file, id| file.id == id)?;
        let data: Vec<FileObject> = page.data.iter().map(|file| FileObject::of(file)).collect();
        let list = ObjectList { object: "list", data, has_more: page.has_more };
        return Ok(http::json(StatusCode::OK, &list));
    }
    let kind = header_text(call.request.headers(), header::CONTENT_TYPE).map(str::to_owned);
    let upload = form::read_upload(kind.as_deref(), call.request.into_body()).await?;
    if upload.purpose != "batch" {
        return Err(ApiError::bad_field("purpose", "expected \"batch\""));
    }
    let file = batches.files.add(upload.filename, &upload.purpose, upload.bytes);
    let file = file.map_err(|_| {
        ApiError::unavailable("there is no room for another file; delete some").about("file")
    })?;
    Ok(http::json(StatusCode::OK, &FileObject::of(&file)))
}

/// Answers with a file, or forgets it.
pub(super) fn one_file(call: &RouteCall) -> RouteResult {
    let file = file(call)?;
    if call.request.method() != Method::DELETE {
        return Ok(http::json(StatusCode::OK, &FileObject::of(&file)));
    }
    batches(call)?.files.remove(&file.id);
    let deleted = FileDeleted { id: &file.id, object: "file", deleted: true };
    Ok(http::json(StatusCode::OK, &deleted))
}

/// Answers with the bytes of a file.
pub(super) fn content(call: &RouteCall) -> RouteResult {
    let mut response = http::large_json(file(call)?.bytes.to_vec())?;
    let kind = HeaderValue::from_static("application/octet-stream");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    Ok(response)
}

/// Answers with the list of batches, or begins with another.
pub(super) fn list_or_start(call: &RouteCall) -> RouteResult {
    let batches = batches(call)?;
    if call.request.method() != Method::POST {
        let query = call.request.uri().query();
        let page = ListPage::of(batches.all(), query, |batch, id| batch.is_named(id))?;
        let data: Vec<BatchObject> = page.data.iter().map(|batch| batch.object()).collect();
        let list = ObjectList { object: "list", data, has_more: page.has_more };
        return Ok(http::json(StatusCode::OK, &list));
    }
    if call.app.asleep().is_none() {
        call.app.served()?;
    }
    let (batch, lines) = batches.add(NewBatch::read(call.request.body())?)?;
    let object = batch.object();
    if !lines.is_empty() {
        tokio::spawn(run::run(Arc::clone(batches), Arc::clone(&call.app), batch, lines));
    }
    Ok(http::json(StatusCode::OK, &object))
}

/// Answers with a batch.
pub(super) fn one_batch(call: &RouteCall) -> RouteResult {
    Ok(http::json(StatusCode::OK, &batch(call)?.object()))
}

/// Ends a batch after the requests in work.
pub(super) fn cancel(call: &RouteCall) -> RouteResult {
    let batch = batch(call)?;
    if !batch.cancel() {
        return Err(ApiError::conflict("the batch has ended"));
    }
    Ok(http::json(StatusCode::OK, &batch.object()))
}
