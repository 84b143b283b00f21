//! The images of a request: out of its messages, from data URIs or the network, into rows of the
//! model.
//!
//! | file | idea |
//! |---|---|
//! | `data` | data URIs |
//! | `address` | which addresses of the network are public |
//! | `fetch` | an image from the network: its address checked and kept, within limits |
//! | `resolve` | addresses of host names, on threads of its own |
//!
//! One image of a request is in memory at a time, and none is encoded for which the context has no
//! room. An image from the network keeps its place among those that are fetched until it is
//! encoded, so no more than these are in memory.

mod address;
mod data;
mod error;
mod fetch;
mod resolve;

use std::sync::Arc;

use serde_json::Value;
use tokio::sync::Semaphore;

use super::blocking::{CancelFlag, WorkCost, run_blocking};
use super::error::ApiError;
use crate::engine::SubmitError;
use crate::runtime::Served;
use crate::vision::{self, Parts};
use error::ImageError;

pub use fetch::Fetcher;

/// Places for images: one is decoded while another is encoded, for which the tower has all threads.
static PLACES: Semaphore = Semaphore::const_new(2);

/// An image that a request names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestImage {
    /// The field that names it.
    pub field: String,
    /// Its data URI, or its address.
    pub url: String,
}

/// Takes the images out of messages in the form of the chat interface: the URL of each gives way to
/// its number, counted from 0. What is no image part is left as it is, for others to judge.
pub fn take(messages: &mut Value) -> Vec<RequestImage> {
    let mut images = Vec::new();
    for (i, message) in messages.as_array_mut().into_iter().flatten().enumerate() {
        let parts = message.get_mut("content").and_then(Value::as_array_mut);
        for (j, part) in parts.into_iter().flatten().enumerate() {
            if part.get("type").is_none_or(|kind| kind != "image_url") {
                continue;
            }
            let url = match part.get_mut("image_url") {
                Some(Value::Object(image)) => image.get_mut("url"),
                other => other,
            };
            if let Some(Value::String(url)) = url {
                let field = format!("messages[{i}].content[{j}].image_url");
                images.push(RequestImage {
                    field,
                    url: std::mem::replace(url, images.len().to_string()),
                });
            }
        }
    }
    images
}

/// Returns what images become in a prompt, in order.
///
/// # Errors
/// 400 names the field of an image that cannot be had or used, and why; or that the images alone
/// fill the context.
pub async fn load(
    fetcher: &Fetcher,
    served: &Arc<Served>,
    wanted: Vec<RequestImage>,
) -> Result<Vec<Arc<Parts>>, ApiError> {
    let mut images = Vec::with_capacity(wanted.len());
    let mut n_rows = 0;
    let n_ctx = served.runtime.engine.n_ctx();
    for RequestImage { field, url } in wanted {
        if served.runtime.vision.is_none() {
            return Err(ApiError::bad_field(field, "this model takes no images"));
        }
        // One position is for the answer.
        let room = n_ctx.saturating_sub(n_rows + 1);
        let parts = match one(fetcher, served, url, room).await {
            Ok(parts) => parts,
            Err(Failed::Image(ImageError::Image(vision::Error::NoRoom { needed, .. }))) => {
                return Err(
                    SubmitError::ContextExceeded { n_prompt: n_rows + needed, n_ctx }.into()
                );
            }
            Err(Failed::Image(error)) => return Err(ApiError::bad_field(field, error)),
            Err(Failed::Server(error)) => return Err(error),
        };
        n_rows += vision::n_rows(&parts);
        images.push(parts);
    }
    Ok(images)
}

/// Whose fault it is.
enum Failed {
    Image(ImageError),
    Server(ApiError),
}

impl From<ImageError> for Failed {
    fn from(error: ImageError) -> Self {
        Self::Image(error)
    }
}

/// One image, of at most so many rows.
async fn one(
    fetcher: &Fetcher,
    served: &Arc<Served>,
    url: String,
    room: usize,
) -> Result<Arc<Parts>, Failed> {
    let fetched = match data::is(&url) {
        true => None,
        false => Some(fetcher.fetch(&url).await?),
    };
    // Whoever waits for the tower waits here, not on a thread. The semaphore is never closed.
    let place = PLACES.acquire().await;
    let served = Arc::clone(served);
    let embed = move |cancel: &CancelFlag| -> Result<Arc<Parts>, ImageError> {
        // Both places are taken until the work is over, also when the client has left before.
        let _place = place;
        let (image, _fetching) = match fetched {
            Some((image, place)) => (image, place),
            None => (data::decode(&url)?, None),
        };
        let vision = served.runtime.vision.as_ref().ok_or(ImageError::NoTower)?;
        let go_on = || !cancel.is_set();
        Ok(vision.embed_within(&image, room, &go_on)?)
    };
    let embedded = run_blocking(WorkCost::Image, move |cancel| Ok(embed(cancel))).await;
    Ok(embedded.map_err(Failed::Server)??)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn images_are_taken_out_in_order() {
        let mut messages = json!([
            {"role": "system", "content": "s"},
            {"role": "user", "content": [
                {"type": "image_url", "image_url": {"url": "data:a", "detail": "low"}},
                {"type": "text", "text": "image_url"},
                {"type": "image_url", "image_url": "7"},
            ]},
            {"role": "assistant", "content": null},
            {"role": "user", "content": [{"type": "image_url", "image_url": {"url": 5}}, 3, {"type": "image_url"},
                {"type": "image_url", "image_url": {"url": "http://c"}}]},
        ]);
        let images = take(&mut messages);
        let found: Vec<_> =
            images.iter().map(|image| (image.field.as_str(), image.url.as_str())).collect();
        assert_eq!(
            found,
            [
                ("messages[1].content[0].image_url", "data:a"),
                ("messages[1].content[2].image_url", "7"),
                ("messages[3].content[3].image_url", "http://c"),
            ]
        );
        assert_eq!(messages[1]["content"][0]["image_url"], json!({"url": "0", "detail": "low"}));
        assert_eq!(messages[1]["content"][2]["image_url"], "1");
        assert_eq!(messages[3]["content"][3]["image_url"]["url"], "2");
        assert_eq!(take(&mut json!({"role": "user"})), []);
    }
}
