//! Requests about slots other than jobs: erase, save, restore.

use super::saved::Saved;

/// The reason why a slot cannot be saved, restored or erased.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SlotError {
    /// It has a job.
    #[error("slot {0} is at work")]
    Busy(u32),
    /// It holds an image, which its tokens do not identify.
    #[error("slot {0} holds an image; only text can be saved")]
    Image(u32),
    /// It was computed with adapters, which what is saved does not name.
    #[error("slot {0} was computed with adapters; only one without them can be saved")]
    Adapters(u32),
    /// The saved state was computed by another model, or with another type of cache.
    #[error("the saved slot is of another model, or of another type of cache")]
    OtherModel,
    /// The saved state is longer than the context.
    #[error("the saved slot holds {n} tokens, and the context has {n_ctx}")]
    TooLong {
        /// Tokens.
        n: usize,
        /// Positions.
        n_ctx: usize,
    },
    /// The model cannot.
    #[error("{0}")]
    Model(String),
    /// The engine has ended.
    #[error("the engine has stopped")]
    Stopped,
}

/// A request about a slot other than a job, with the sender of its result.
pub(super) enum SlotCommand {
    /// Forgets what is computed; the result is the number of tokens.
    Erase(oneshot::Sender<Result<usize, SlotError>>),
    /// Copies what it holds.
    Save(oneshot::Sender<Result<Saved, SlotError>>),
    /// Puts what was saved in place of what it holds; the result is the number of tokens.
    Restore(Saved, oneshot::Sender<Result<usize, SlotError>>),
}
