//! Images in prompts: an image file in, rows of the text model out.
//!
//! A vision tower is a file of its own next to the model (mmproj). Knows files, pixels, towers;
//! knows nothing of HTTP, messages or the engine.
//!
//! | file | idea |
//! |---|---|
//! | `decode` | image files → pixels, with limits |
//! | `picture` | pixels, and Pillow's resampling |
//! | `preprocess` | a picture → the pictures a tower sees and the words between them, per family |
//! | `prompt` | texts and images → tokens and rows |
//! | `family` | the families of towers, as data |
//! | `plan`, `config` | a tower as data; metadata → that |
//! | `weights`, `clamped`, `model` | its tensors; a file understood |
//! | `cost` | what an image costs, and the limits of that |
//! | `grid` | the order of patches, windows, learned positions |
//! | `pixels`, `merge` | a picture → values of patches; patches → rows |
//! | `joint` | rows of tiles → rows of the image |
//! | `mobilenet` | the tower of convolutions: its tensors, its pass |
//! | `resampler` | tensors of the projector whose rows are learned queries |
//! | `ldp` | the blocks at the end of the projector of MobileVLM 1 |
//! | `surroundings` | the end of the projector whose rows take in those around them |
//! | `forward`, `rope` | the transformer and the projectors, one line per operation |
//! | `encode` | the stages of a pass, and what the host does between them |
//! | `device` | the backends that run the stages |
//! | `tower` | a tower and what computes it |
//! | `tower_file` | the tower that belongs to a model file or folder |

mod clamped;
pub mod config;
mod cost;
mod decode;
mod device;
mod encode;
pub mod error;
pub mod family;
mod forward;
mod grid;
mod joint;
mod ldp;
mod merge;
mod mobilenet;
mod model;
pub mod picture;
mod pixels;
pub mod plan;
pub mod preprocess;
mod prompt;
mod resampler;
mod rope;
mod surroundings;
mod tower;
pub mod tower_file;
mod weights;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use sha2::{Digest, Sha256};

pub use decode::decode;
pub use error::{Error, MAX_BYTES};
pub use preprocess::ImagePart;
pub use prompt::{Prompt, PromptBuilder};
pub use tower::TowerFootprint;

use crate::chat::ImageText;
use crate::context::ContextOptions;
use crate::gguf::Gguf;
use crate::model::Plan;
use crate::model::embedded::{Embedded, IMAGE_ID};
use crate::util::mutex::lock;
use cost::Cost;
use decode::identify;
use model::VisionModel;
use plan::VisionPlan;
use tower::Tower;

/// Bytes of encoded images that are kept: some hundred images of 256 rows of 2560 values.
const CACHE_BYTES: usize = 256 << 20;

/// The parts of a prompt that an image becomes.
pub type Parts = Vec<ImagePart<Arc<Embedded>>>;

/// A vision tower at work.
pub struct Vision {
    /// The tower of large images, one at a time; and of small ones where there is no other.
    tower: Mutex<Tower>,
    /// The tower of small images, which do not wait for large ones.
    small: Option<Mutex<Tower>>,
    cache: Mutex<ImageCache>,
    cost: Cost,
    non_causal: bool,
    image_text: ImageText,
    /// The built-in template that the model was trained with.
    template_name: Option<&'static str>,
    /// Sizes and times of its files.
    identity: Vec<u8>,
}

/// Encoded images by the hash of their files, the latest last.
#[derive(Default)]
struct ImageCache {
    entries: VecDeque<([u8; 32], Arc<Parts>)>,
    bytes: usize,
}

impl ImageCache {
    fn take(&mut self, key: &[u8; 32]) -> Option<Arc<Parts>> {
        let index = self.entries.iter().position(|(known, _)| known == key)?;
        let entry = self.entries.remove(index)?;
        let parts = Arc::clone(&entry.1);
        self.entries.push_back(entry);
        Some(parts)
    }

    fn put(&mut self, key: [u8; 32], parts: Arc<Parts>) {
        self.bytes += bytes_of(&parts);
        self.entries.push_back((key, parts));
        while self.bytes > CACHE_BYTES
            && let Some((_, oldest)) = self.entries.pop_front()
        {
            self.bytes -= bytes_of(&oldest);
        }
    }
}

fn bytes_of(parts: &Parts) -> usize {
    let bytes = |part: &ImagePart<Arc<Embedded>>| match part {
        ImagePart::Text(text) => text.len(),
        ImagePart::Image(image) => size_of_val(&image.rows[..]) + size_of_val(&image.ids[..]),
    };
    parts.iter().map(bytes).sum()
}

/// The number of tokens that an image becomes, where a model leaves it to the image's size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TokenLimits {
    /// Fewest tokens; `None` is the model's own number.
    pub fewest: Option<usize>,
    /// Most tokens; `None` is the model's own number.
    pub most: Option<usize>,
}

impl TokenLimits {
    /// Puts these limits in place of those that a tower was trained with.
    fn apply(self, plan: &mut VisionPlan) {
        if self == TokenLimits::default() {
            return;
        }
        if !plan.family.whole.keeps_proportions() || plan.family.tiling.is_some() {
            let family = plan.family.name;
            let what = "limits of an image's tokens change nothing: its pictures have one size";
            tracing::warn!(family, "{what}");
            return;
        }
        let own = plan.n_rows;
        let most = self.most.unwrap_or(own.1.max(self.fewest.unwrap_or(0)));
        plan.n_rows = (self.fewest.unwrap_or(own.0).min(most), most);
        plan.pixels = None;
    }
}

/// Checks that a file holds a vision tower, every tensor of it, of a size that is computed.
///
/// # Errors
/// Says what is wrong with the file.
pub fn check_tower(gguf: Gguf) -> Result<(), Error> {
    let VisionModel { plan, weights, .. } = VisionModel::load(gguf)?;
    Cost::new(&plan, &weights).map(drop)
}

impl Vision {
    /// Reads the tower of an mmproj file for a text model of this plan; threads, instruction set
    /// and precision are those of the model's context.
    ///
    /// # Errors
    /// Says what is wrong with the file, or that it belongs to another model.
    pub fn load(
        gguf: Gguf,
        text: &Plan,
        limits: TokenLimits,
        options: &ContextOptions,
    ) -> Result<Vision, Error> {
        let identity = gguf.identity();
        let mut model = VisionModel::load(gguf)?;
        limits.apply(&mut model.plan);
        let VisionModel { plan, weights, .. } = &model;
        let found = plan.n_out * (1 + weights.deepstack().count());
        let expected = text.n_embd * (1 + text.n_deepstack);
        if found != expected {
            return Err(Error::WrongModel { found, expected });
        }
        family::check_arch(plan.family, &text.arch)?;
        let cost = Cost::new(plan, weights)?;
        let non_causal = plan.non_causal;
        let image_text = family::image_text(plan.family, &text.arch);
        let template_name = family::template_name(&text.arch);
        let tower = Tower::new(model, options)?;
        let has_small = cost.most_patches_of_small() > 0;
        let small = if has_small { tower.beside(options)?.map(Mutex::new) } else { None };
        let tower = Mutex::new(tower);
        let cache = Mutex::default();
        Ok(Vision { cost, non_causal, image_text, template_name, tower, small, identity, cache })
    }

    /// Returns the way in which images and the texts of a message stand together.
    pub fn image_text(&self) -> ImageText {
        self.image_text
    }

    /// Returns the name of the built-in template that the model was trained with, where its files
    /// have none.
    pub fn template_name(&self) -> Option<&'static str> {
        self.template_name
    }

    /// Returns bytes that tell the files of this tower from those of another.
    pub fn identity(&self) -> &[u8] {
        &self.identity
    }

    /// Returns the memory that the tower takes while it reads its largest image and a small one.
    pub fn footprint(&self) -> TowerFootprint {
        let mut footprint = lock(&self.tower).footprint(self.cost.most_patches());
        if let Some(small) = &self.small {
            let n_patches = self.cost.most_patches_of_small() as usize;
            footprint.scratch += lock(small).scratch(n_patches.min(self.cost.most_patches()));
        }
        footprint
    }

    /// Returns true if an image file that begins with `head` takes little work next to the largest
    /// that the tower takes, and is encoded without waiting for such.
    pub fn is_small(&self, head: &[u8]) -> bool {
        let size = decode::open_head(head).map(|opened| opened.size());
        self.small.is_some() && size.is_ok_and(|size| self.cost.is_small(size))
    }

    /// Returns the name of the GPU that encodes images, if one does.
    pub fn gpu(&self) -> Option<String> {
        lock(&self.tower).gpu().map(str::to_owned)
    }

    /// Returns the bytes that the tower takes of a GPU's memory.
    pub fn gpu_memory(&self) -> u64 {
        lock(&self.tower).gpu_memory()
    }

    /// Returns what an image file becomes in a prompt. The same file is encoded once, as long as it
    /// is remembered.
    ///
    /// # Errors
    /// Says what is wrong with the image.
    pub fn embed(&self, file: &[u8]) -> Result<Arc<Parts>, Error> {
        self.embed_within(file, usize::MAX, &|| true)
    }

    /// Embeds as [`embed`](Vision::embed), for a prompt that has capacity for `capacity` rows, as
    /// long as `go_on` says that the result is still of use.
    ///
    /// # Errors
    /// Says what is wrong with the image; that it has more rows or work than it may, before a pixel
    /// of it is decoded; that the result is of no more use.
    pub fn embed_within(
        &self,
        file: &[u8],
        capacity: usize,
        go_on: &dyn Fn() -> bool,
    ) -> Result<Arc<Parts>, Error> {
        let check = |needed: usize| {
            if needed > capacity { Err(Error::OverCapacity { needed, capacity }) } else { Ok(()) }
        };
        let known = |parts: Arc<Parts>| check(n_rows(&parts)).map(|()| parts);
        identify(file)?;
        let key: [u8; 32] = Sha256::digest(file).into();
        if let Some(parts) = lock(&self.cache).take(&key) {
            return known(parts);
        }
        if !go_on() {
            return Err(Error::Abandoned);
        }
        let opened = decode::open(file)?;
        check(self.cost.rows(opened.size())?)?;
        let is_small = self.cost.is_small(opened.size());
        let picture = opened.picture()?;
        let small = self.small.as_ref().filter(|_| is_small);
        let mut tower = lock(small.unwrap_or(&self.tower));
        // another request may have encoded it while this one waited
        if let Some(parts) = lock(&self.cache).take(&key) {
            return known(parts);
        }
        let pictures = preprocess::prepare(tower.plan(), &picture).into_iter();
        let encoded = pictures.map(|part| match part {
            ImagePart::Text(text) => Ok(ImagePart::Text(text)),
            ImagePart::Image(picture) => tower.encode(&picture, go_on).map(ImagePart::Image),
        });
        let encoded = encoded.collect::<Result<Vec<_>, Error>>()?;
        let mut n_images = 0;
        let parts = tower.joined(encoded, picture.size()).into_iter().map(|part| match part {
            ImagePart::Text(text) => ImagePart::Text(text),
            ImagePart::Image(encoded) => {
                n_images += 1;
                ImagePart::Image(Arc::new(Embedded {
                    ids: row_ids(&key, n_images, encoded.rows.len() / encoded.width),
                    rows: encoded.rows,
                    width: encoded.width,
                    grid: (encoded.grid.0 as u32, encoded.grid.1 as u32),
                    non_causal: self.non_causal,
                }))
            }
        });
        let parts: Arc<Parts> = Arc::new(parts.collect());
        lock(&self.cache).put(key, Arc::clone(&parts));
        Ok(parts)
    }
}

/// Returns the number of rows of an image, its words aside.
pub fn n_rows(parts: &Parts) -> usize {
    let rows = |part: &ImagePart<Arc<Embedded>>| match part {
        ImagePart::Text(_) => 0,
        ImagePart::Image(image) => image.n_rows(),
    };
    parts.iter().map(rows).sum()
}

/// Returns the ids that stand for the rows of image number `image` of a file with this hash.
fn row_ids(key: &[u8; 32], image: u64, n: usize) -> Vec<u32> {
    let digests = (0u64..).map(|i| {
        let mut hash = Sha256::new();
        hash.update(key);
        hash.update(image.to_le_bytes());
        hash.update(i.to_le_bytes());
        <[u8; 32]>::from(hash.finalize())
    });
    let words = digests.flat_map(|digest| {
        let words: [u32; 8] = std::array::from_fn(|i| {
            let word = [0, 1, 2, 3].map(|j| digest[i * 4 + j]);
            u32::from_le_bytes(word) | IMAGE_ID
        });
        words
    });
    words.take(n).collect()
}
