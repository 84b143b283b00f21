//! Bodies of the type `multipart/form-data` (RFC 7578), as clients upload files.

use std::convert::Infallible;

use hyper::body::Bytes;
use multer::{Constraints, Multipart, SizeLimit};

use super::error::ApiError;

/// Longest value of a field that is no file, in bytes.
const MOST_VALUE: u64 = 4096;

/// An uploaded file and the use it is for.
#[derive(Debug)]
pub(crate) struct Upload {
    /// The name of the file.
    pub filename: String,
    /// The bytes of the file.
    pub bytes: Bytes,
    /// The use that it is for.
    pub purpose: String,
}

/// Reads an upload.
///
/// # Errors
/// 400 for another type of body, a form that is broken, and a field that is missing.
pub(crate) async fn read_upload(kind: Option<&str>, body: Bytes) -> Result<Upload, ApiError> {
    let bad = |error: multer::Error| ApiError::bad_request(format!("the form: {error}"));
    let expected = |_| ApiError::bad_request("a body of the type multipart/form-data was expected");
    let boundary = multer::parse_boundary(kind.unwrap_or_default()).map_err(expected)?;
    let limits = SizeLimit::new().per_field(MOST_VALUE).for_field("file", body.len() as u64);
    let constraints = Constraints::new().size_limit(limits);
    let stream = futures_util::stream::once(async move { Ok::<Bytes, Infallible>(body) });
    let mut form = Multipart::with_constraints(stream, boundary, constraints);
    let mut file = None;
    let mut purpose = None;
    while let Some(field) = form.next_field().await.map_err(bad)? {
        match field.name() {
            Some("file") => {
                let name = field.file_name().unwrap_or("file").chars().take(256).collect();
                file = Some((name, field.bytes().await.map_err(bad)?));
            }
            Some("purpose") => purpose = Some(field.text().await.map_err(bad)?),
            _ => _ = field.bytes().await.map_err(bad)?,
        }
    }
    let missing =
        |name| ApiError::bad_field(name, "expected a field of the form, but it is missing");
    let (filename, bytes) = file.ok_or_else(|| missing("file"))?;
    Ok(Upload { filename, bytes, purpose: purpose.ok_or_else(|| missing("purpose"))? })
}
