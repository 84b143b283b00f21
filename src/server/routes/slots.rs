//! `POST /slots/{id}?action=save|restore|erase`: what a slot has computed, written to a file, read
//! from one, forgotten.
//!
//! Files are named, not placed: they lie in the folder of `--slot-save-path`, and a name that could
//! mean another place is refused. A file appears under its name when it is whole.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use hyper::StatusCode;
use hyper::body::Bytes;
use serde_json::json;

use super::{RouteCall, RouteResult, http};
use crate::engine::{SavedSlot, SlotError};
use crate::runtime::Served;
use crate::server::app::App;
use crate::server::blocking::{WorkCost, run_blocking};
use crate::server::error::ApiError;
use crate::server::fields::Fields;
use crate::server::wire::parse_body;
use crate::util::private_file;
use crate::util::url::query_members;

/// Longest name of a file, in bytes: leaves space for the characters added while it is written.
pub(in crate::server) const LONGEST_SLOT_FILE: usize = 200;

/// Erases a slot, saves it or restores it, as `action` of the query says.
pub(super) async fn change(call: RouteCall) -> RouteResult {
    let RouteCall { app, request, .. } = call;
    let served = app.served()?;
    let (head, body) = request.into_parts();
    let uri = head.uri;
    let n_slots = served.runtime.engine.n_slots();
    let id = uri.path().rsplit('/').next().unwrap_or_default();
    let slot = id.parse().ok().filter(|&id: &u32| (id as usize) < n_slots);
    let expected = || ApiError::bad_field("id_slot", format!("expected a number below {n_slots}"));
    let slot = slot.ok_or_else(expected)?;
    let action = query_members(uri.query()).find(|member| member.name == "action");
    match action.and_then(|member| member.value).as_deref() {
        Some("erase") => {
            let n = served.runtime.engine.erase(slot).await?;
            Ok(http::json(StatusCode::OK, &json!({"id_slot": slot, "n_erased": n})))
        }
        Some("save") => save(&served, slot, file(&app, body).await?).await,
        Some("restore") => restore(&served, slot, file(&app, body).await?).await,
        _ => Err(ApiError::bad_field("action", "expected save, restore or erase")),
    }
}

/// A file in the folder of saved slots.
struct SlotFile {
    folder: PathBuf,
    name: String,
}

async fn file(app: &App, body: Bytes) -> Result<SlotFile, ApiError> {
    let off =
        || ApiError::unsupported_endpoint("slots are not written to files; see --slot-save-path");
    let folder = app.settings.slot_files.clone().ok_or_else(off)?;
    let body = run_blocking(WorkCost::Parse(body.len()), move |_| parse_body(&body)).await?;
    let fields = Fields::of_body(&body)?;
    let missing = || ApiError::bad_field("filename", "expected a string, but it is missing");
    let name = fields.string("filename")?.ok_or_else(missing)?;
    if is_plain(name) {
        return Ok(SlotFile { folder, name: name.to_owned() });
    }
    let expected = format!(
        "expected the name of a file: letters, digits, `-`, `_` and `.`, not at its beginning, at \
         most {LONGEST_SLOT_FILE}"
    );
    Err(ApiError::bad_field("filename", expected))
}

/// Returns whether a name is one of a file on any system, and leads to no other folder.
fn is_plain(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    !name.is_empty()
        && name.len() <= LONGEST_SLOT_FILE
        && !name.starts_with('.')
        && name.chars().all(plain)
}

async fn save(served: &Served, slot: u32, file: SlotFile) -> RouteResult {
    let since = Instant::now();
    let saved = served.runtime.engine.save(slot).await?;
    let n_saved = saved.tokens.len();
    let name = file.name.clone();
    let n_written = run_blocking(WorkCost::File, move |_| {
        let bytes = saved.to_bytes();
        write(&file, &bytes).map_err(|error| {
            let in_the_way =
                not_a_plain_file(&file).filter(|_| file.folder.join(&file.name).is_dir());
            in_the_way.unwrap_or_else(|| file_error(&file, "written", &error))
        })?;
        Ok(bytes.len())
    })
    .await?;
    let answer = json!({
        "id_slot": slot,
        "filename": name,
        "n_saved": n_saved,
        "n_written": n_written,
        "timings": {"save_ms": since.elapsed().as_secs_f64() * 1e3},
    });
    Ok(http::json(StatusCode::OK, &answer))
}

async fn restore(served: &Served, slot: u32, file: SlotFile) -> RouteResult {
    let since = Instant::now();
    let name = file.name.clone();
    let (saved, n_read) = run_blocking(WorkCost::File, move |_| {
        let bytes = match read(&file.folder.join(&file.name)) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(ApiError::bad_field("filename", "there is no such file"));
            }
            Err(error) => {
                return Err(
                    not_a_plain_file(&file).unwrap_or_else(|| file_error(&file, "read", &error))
                );
            }
        };
        let saved = SavedSlot::from_bytes(&bytes)
            .map_err(|error| ApiError::bad_field("filename", error))?;
        Ok((saved, bytes.len()))
    })
    .await?;
    let n_restored = served.runtime.engine.restore(slot, saved).await?;
    let answer = json!({
        "id_slot": slot,
        "filename": name,
        "n_restored": n_restored,
        "n_read": n_read,
        "timings": {"restore_ms": since.elapsed().as_secs_f64() * 1e3},
    });
    Ok(http::json(StatusCode::OK, &answer))
}

/// Returns the error about a name under which there is a folder, a link, a pipe or the like.
fn not_a_plain_file(file: &SlotFile) -> Option<ApiError> {
    let about = file.folder.join(&file.name).symlink_metadata().ok()?;
    let expected = "expected the name of a file; what has this name is none";
    (!about.is_file()).then(|| ApiError::bad_field("filename", expected))
}

/// Returns the error about a file that cannot be read or written. The path of its folder goes into
/// the log alone.
fn file_error(file: &SlotFile, what: &str, error: &io::Error) -> ApiError {
    let folder = file.folder.display();
    tracing::error!(%folder, name = file.name, %error, "a slot could not be {what}");
    ApiError::internal(format!("the file could not be {what}: {}", error.kind()))
}

/// Writes a file, whole and on the disk before it has its name.
fn write(file: &SlotFile, bytes: &[u8]) -> io::Result<()> {
    private_file::write(&file.folder, &file.name, |out| {
        out.write_all(bytes)?;
        out.sync_all()
    })
}

/// Reads a regular file, not a link, which might lead out of the folder.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    let (mut file, n_bytes) = private_file::open(path)?;
    let mut bytes = Vec::with_capacity(usize::try_from(n_bytes).unwrap_or(0));
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

impl From<SlotError> for ApiError {
    fn from(error: SlotError) -> Self {
        match error {
            SlotError::Busy(_) | SlotError::Stopped => Self::unavailable(error.to_string()),
            SlotError::OtherModel | SlotError::TooLong { .. } => Self::bad_field("filename", error),
            SlotError::Image(_) | SlotError::Adapters(_) => Self::bad_field("id_slot", error),
            SlotError::Model(_) => Self::unsupported_endpoint(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_are_names() {
        for name in ["slot1.bin", "a", "A-b_c.1.bin", &"x".repeat(200)] {
            assert!(is_plain(name), "{name}");
        }
        for name in [
            "",
            ".",
            "..",
            ".hidden",
            "a/b",
            "../a",
            "/etc/passwd",
            "a\\b",
            "C:a",
            "a\0b",
            "a b",
            "a\n",
            "%2e%2e",
            "é",
            "~",
            "$HOME",
            &"x".repeat(201),
        ] {
            assert!(!is_plain(name), "{name:?}");
        }
    }
}
