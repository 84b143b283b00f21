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
//! One image of a request is in memory at a time, and none is encoded that does not fit the
//! context. An image from the network keeps its permit among those that are fetched until it is
//! encoded, so no more than these are in memory. Small images have permits and a tower of their
//! own, so that they do not wait for large ones.

mod address;
mod data;
mod error;
mod fetch;
mod resolve;

use std::sync::Arc;

use tokio::sync::Semaphore;

use super::blocking::{CancelFlag, WorkCost, run_blocking};
use super::error::ApiError;
use super::wire::image::RequestImage;
use crate::engine::SubmitError;
use crate::runtime::Served;
use crate::vision::{self, Parts};
use error::ImageError;

pub use fetch::Fetcher;

/// Permits for images of any size: one is decoded while another is encoded, for which the tower has
/// all threads.
static PERMITS: Semaphore = Semaphore::const_new(2);
/// Permits for small images, which do not wait for large ones.
static SMALL_PERMITS: Semaphore = Semaphore::const_new(2);

/// Returns what images become in a prompt, in order.
///
/// # Errors
/// 400 names the field of an image that cannot be had or used, and why; or that the images alone
/// fill the context.
pub(super) async fn load(
    fetcher: &Fetcher,
    served: &Arc<Served>,
    requested: Vec<RequestImage>,
) -> Result<Vec<Arc<Parts>>, ApiError> {
    let mut images = Vec::with_capacity(requested.len());
    let mut n_rows = 0;
    let n_ctx = served.runtime.engine.n_ctx();
    for RequestImage { field, url } in requested {
        if served.runtime.vision.is_none() {
            return Err(ApiError::bad_field(field, "this model takes no images"));
        }
        // One position is for the answer.
        let max_rows = n_ctx.saturating_sub(n_rows + 1);
        let parts = match load_one(fetcher, served, url, max_rows).await {
            Ok(parts) => parts,
            Err(ImageFailure::Image(ImageError::Image(vision::Error::OverCapacity {
                needed,
                ..
            }))) => {
                return Err(
                    SubmitError::ContextExceeded { n_prompt: n_rows + needed, n_ctx }.into()
                );
            }
            Err(ImageFailure::Image(error)) => return Err(ApiError::bad_field(field, error)),
            Err(ImageFailure::Server(error)) => return Err(error),
        };
        n_rows += vision::n_rows(&parts);
        images.push(parts);
    }
    Ok(images)
}

/// Why an image is not loaded: for its own sake, or because the server failed.
enum ImageFailure {
    Image(ImageError),
    Server(ApiError),
}

impl From<ImageError> for ImageFailure {
    fn from(error: ImageError) -> Self {
        Self::Image(error)
    }
}

/// Returns an image as at most `max_rows` rows.
async fn load_one(
    fetcher: &Fetcher,
    served: &Arc<Served>,
    url: String,
    max_rows: usize,
) -> Result<Arc<Parts>, ImageFailure> {
    let fetched = if data::is(&url) { None } else { Some(fetcher.fetch(&url).await?) };
    let is_small = match (&served.runtime.vision, &fetched) {
        (None, _) => return Err(ImageError::NoTower.into()),
        (Some(vision), Some((image, _))) => vision.is_small(image),
        (Some(vision), None) => vision.is_small(&data::head(&url)),
    };
    // Images wait for the tower here, not on a thread. The semaphores are never closed.
    let permit = if is_small { &SMALL_PERMITS } else { &PERMITS }.acquire().await;
    let served = Arc::clone(served);
    let embed = move |cancel: &CancelFlag| -> Result<Arc<Parts>, ImageError> {
        // Both permits are taken until the work is over, also when the client has left before.
        let _held = permit;
        let (image, _fetching) = match fetched {
            Some((image, permit)) => (image, permit),
            None => (data::decode(&url)?, None),
        };
        let vision = served.runtime.vision.as_ref().ok_or(ImageError::NoTower)?;
        let go_on = || !cancel.is_set();
        Ok(vision.embed_within(&image, max_rows, &go_on)?)
    };
    let embedded = run_blocking(WorkCost::Image, move |cancel| Ok(embed(cancel))).await;
    Ok(embedded.map_err(ImageFailure::Server)??)
}
