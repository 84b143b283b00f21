//! Why an image cannot be used, or a vision tower not be loaded.

use crate::hugging_face;
use crate::model;

/// A file that is no vision tower for this model, or an image that is none.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// Metadata or tensors of the tower.
    #[error(transparent)]
    Model(#[from] model::Error),
    /// The folder that the tower is in.
    #[error(transparent)]
    Folder(#[from] hugging_face::Error),
    /// The tower's projector.
    #[error("projector type `{found}` is not supported; supported are {known}")]
    UnknownProjector {
        /// In the file.
        found: String,
        /// All that are.
        known: String,
    },
    /// The tower was made for another model.
    #[error(
        "the images of this file are {found} values wide; the model takes {expected}: it belongs \
         to another model"
    )]
    WrongModel {
        /// Of the tower.
        found: usize,
        /// Of the model.
        expected: usize,
    },
    /// The tower goes with models of other architectures.
    #[error(
        "this vision tower (projector `{projector}`) is that of {models}, whose architecture is \
         {expected}; this model's is {found}"
    )]
    OtherFamily {
        /// The tower's projector.
        projector: &'static str,
        /// The models that have it.
        models: &'static str,
        /// Their architectures.
        expected: String,
        /// The model's architecture.
        found: String,
    },
    /// The products of the tower's numbers are out of proportion.
    #[error(
        "the largest image of this vision tower has {found} {what}; at most {most} are computed \
         (clip.vision: {sizes})"
    )]
    TowerTooLarge {
        /// The quantity that is too large.
        what: &'static str,
        /// The number of them.
        found: u64,
        /// The limit.
        most: u64,
        /// The numbers of the file.
        sizes: String,
    },
    /// An image of which this tower makes too much.
    #[error(
        "the image of {width} × {height} pixels has {found} {what} in this model's vision \
         tower; at most {most} are computed: make it smaller"
    )]
    TooMuchWork {
        /// Columns.
        width: usize,
        /// Rows.
        height: usize,
        /// The quantity that is too large.
        what: &'static str,
        /// The number of them.
        found: u64,
        /// The limit.
        most: u64,
    },
    /// Threads or instruction set.
    #[error("{0}")]
    Compute(String),
    /// The bytes are of no format that is read.
    #[error("the data is no image: expected JPEG, PNG, WebP, GIF, BMP or TIFF")]
    NotAnImage,
    /// A drawing in place of pixels.
    #[error("SVG is not read: expected JPEG, PNG, WebP, GIF, BMP or TIFF")]
    Svg,
    /// A format of phones that is not read.
    #[error("{0} images are not read: convert the image to JPEG or PNG")]
    Convert(&'static str),
    /// A file that ends too early.
    #[error("the {0} image is cut off")]
    Truncated(&'static str),
    /// A file that cannot be decoded within [`crate::vision::decode`]'s memory.
    #[error("the {0} image takes more memory to decode than one image may")]
    TooMuchMemory(&'static str),
    /// A file that breaks its format's rules.
    #[error("the {format} image is broken: {why}")]
    Broken {
        /// Its format.
        format: &'static str,
        /// The decoder's words.
        why: String,
    },
    /// More bytes than are read.
    #[error("the image has {found} bytes; at most {MAX_BYTES} are read")]
    TooManyBytes {
        /// Of the image.
        found: usize,
    },
    /// More pixels than are decoded.
    #[error(
        "the image has {width} × {height} pixels; at most {MAX_SIDE} a side and {MAX_PIXELS} in \
         all are decoded"
    )]
    TooManyPixels {
        /// Columns.
        width: u64,
        /// Rows.
        height: u64,
    },
    /// More rows than the prompt has capacity for.
    #[error("the image takes {needed} positions; there is room for {capacity}")]
    OverCapacity {
        /// By the image.
        needed: usize,
        /// That are left.
        capacity: usize,
    },
    /// The result is not needed any more.
    #[error("the image is not wanted any more")]
    Abandoned,
}

/// Most bytes of an image file: 10 MiB.
pub const MAX_BYTES: usize = 10 << 20;
/// Most columns or rows of an image.
pub const MAX_SIDE: u64 = 16384;
/// Most pixels of an image: 48 megapixels of four bytes are 192 MB while it is decoded.
pub const MAX_PIXELS: u64 = 48_000_000;
