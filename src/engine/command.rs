//! Requests about slots other than jobs: erase, save, restore.

use super::saved::SavedSlot;

/// The reason why a slot cannot be saved, restored or erased.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SlotError {
    /// The slot has a job.
    #[error("slot {0} is at work")]
    Busy(u32),
    /// The slot holds an image, which its tokens do not identify.
    #[error("slot {0} holds an image; only text can be saved")]
    Image(u32),
    /// The slot was computed with adapters, which a saved slot does not name.
    #[error("slot {0} was computed with adapters; only one without them can be saved")]
    Adapters(u32),
    /// The saved state was computed by another model, or with another type of cache.
    #[error("the saved slot is of another model, or of another type of cache")]
    OtherModel,
    /// The saved state is longer than the context.
    #[error("the saved slot holds {n} tokens, and the context has {n_ctx}")]
    TooLong {
        /// Tokens that were saved.
        n: usize,
        /// Positions of the context.
        n_ctx: usize,
    },
    /// The model failed, or its cache cannot be copied.
    #[error("{0}")]
    Model(String),
    /// The engine has ended.
    #[error("the engine has stopped")]
    Stopped,
}

/// A request about a slot other than a job, with the sender of its result.
pub(super) enum SlotCommand {
    /// Forgets what the slot has computed; the result is the number of tokens.
    Erase(oneshot::Sender<Result<usize, SlotError>>),
    /// Copies what the slot holds.
    Save(oneshot::Sender<Result<SavedSlot, SlotError>>),
    /// Puts what was saved in place of what the slot holds; the result is the number of tokens.
    Restore(SavedSlot, oneshot::Sender<Result<usize, SlotError>>),
}
