//! Errors of a context.

use hob_kernels::Isa;

use crate::backend::cpu::{ExpertReadError, OutOfMemory, PassError, StartError};
#[cfg(feature = "gpu")]
use crate::backend::gpu;

/// Why a context cannot be made, or a step not be done.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The instruction set is not of this machine.
    #[error("this machine has no {asked}; it has {}", available())]
    NoIsa {
        /// The instruction set that was asked for.
        asked: Isa,
    },
    /// `HOB_CPU_ISA` names no instruction set.
    #[error("HOB_CPU_ISA=`{name}` is no instruction set; this machine has {}", available())]
    UnknownIsa {
        /// The name that it has.
        name: String,
    },
    /// Threads cannot be started, or the cache's type does not fit the model.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The memory of the machine does not hold one full sequence.
    #[error(
        "a context of {n_ctx} tokens takes {:.1} GiB when it is full, and {:.1} GiB of memory are \
         available; {largest} tokens fit, and --force starts nevertheless",
        gib(*needed),
        gib(*available)
    )]
    NoRoom {
        /// Positions that were asked for.
        n_ctx: usize,
        /// Bytes that one sequence takes with them.
        needed: u64,
        /// Bytes that the machine can give.
        available: u64,
        /// Positions that there is memory for.
        largest: u64,
    },
    /// More tokens than a step takes.
    #[error("{n} tokens in one step; at most {n_batch}")]
    TooManyTokens {
        /// Tokens of the batch.
        n: usize,
        /// Most tokens of a step.
        n_batch: usize,
    },
    /// A token outside the vocabulary.
    #[error("token {token} is not in the vocabulary of {n_vocab}")]
    UnknownToken {
        /// The token.
        token: u32,
        /// Size of the vocabulary.
        n_vocab: usize,
    },
    /// A sequence number too high.
    #[error("sequence {seq} of {n_seq}")]
    UnknownSequence {
        /// The sequence.
        seq: u32,
        /// Number of sequences.
        n_seq: usize,
    },
    /// An adapter number too high.
    #[error("adapter {adapter} of {n_adapters}")]
    UnknownAdapter {
        /// The adapter.
        adapter: usize,
        /// Number of adapters.
        n_adapters: usize,
    },
    /// A token that does not go on where its sequence ends.
    #[error("sequence {seq} goes on at position {expected}, not at {pos}")]
    PositionGap {
        /// The sequence.
        seq: u32,
        /// Position of the token.
        pos: u32,
        /// End of the sequence.
        expected: usize,
    },
    /// A position past the end of the context.
    #[error("sequence {seq} is full: the context has {n_ctx} positions")]
    ContextFull {
        /// The sequence.
        seq: u32,
        /// Positions of the context.
        n_ctx: usize,
    },
    /// A text with short rope factors that has become too long for them.
    #[error(
        "sequence {seq} has the short rope factors, which are those of texts of up to {most} \
         tokens, and would have {len}; it is to be computed again with the long ones \
         (Context::set_rope_factors)"
    )]
    ShortFactors {
        /// The sequence.
        seq: u32,
        /// Positions that it would have.
        len: usize,
        /// Most positions with these factors.
        most: usize,
    },
    /// An image whose rows see each other is not in one step as a whole.
    #[error("the image at position {at} of sequence {seq} must be computed in one step")]
    SplitImage {
        /// The sequence.
        seq: u32,
        /// First position of the image.
        at: u32,
    },
    /// A text of which an encoder has read a part already.
    #[error("an encoder reads a text in one step, and sequence {seq} goes on at position {pos}")]
    SplitText {
        /// The sequence.
        seq: u32,
        /// The position at which it goes on.
        pos: usize,
    },
    /// Logits of an encoder.
    #[error("{arch} is an encoder: it embeds texts and gives no logits")]
    NoLogits {
        /// The architecture.
        arch: String,
    },
    /// An image of another model.
    #[error("rows of the image have {width} values; the model takes {expected}")]
    ImageWidth {
        /// Values of a row of the image.
        width: usize,
        /// Values of a row that the model takes.
        expected: usize,
    },
    /// Bytes that are not those of the number of positions.
    #[error("{found} bytes of keys and values; {len} positions of {each} were expected")]
    CacheBytes {
        /// Bytes that were given.
        found: usize,
        /// Positions that they should be of.
        len: u32,
        /// Bytes of one position.
        each: usize,
    },
    /// Bytes after keys and values that are no running states.
    #[error(
        "{found} bytes of running states behind keys and values of {len} positions; whole states \
         of {each} were expected, the last at {len}"
    )]
    StateBytes {
        /// Bytes after keys and values.
        found: usize,
        /// Positions that they should be of.
        len: u32,
        /// Bytes of one state.
        each: usize,
    },
    /// A sequence cannot be cut back to a position.
    #[error(
        "sequence {seq} has no running state at position {pos}; the last before it is at {kept}"
    )]
    NoState {
        /// The sequence.
        seq: u32,
        /// The position.
        pos: u32,
        /// The position of the state that it has.
        kept: usize,
    },
    /// The cache cannot grow.
    #[error(transparent)]
    OutOfMemory(#[from] OutOfMemory),
    /// An expert of a mixture cannot be read from the model's file.
    #[error(transparent)]
    ExpertRead(#[from] ExpertReadError),
    /// A block for multi-token prediction reads one hidden state for each token, and a model none.
    #[error("{found} values of hidden states, and {expected} were expected")]
    HiddenStates {
        /// Values that are there.
        found: usize,
        /// Values of one state for each token.
        expected: usize,
    },
    /// The best tokens of rows of logits were asked of the CPU.
    #[error("the CPU gives whole rows of logits only")]
    WholeRows,
    /// More passes in a row than can be done without waiting, or other rows than those can have.
    #[error(
        "{n} passes of {n_tokens} tokens without waiting: at most {most} are possible, over one \
         token of each sequence, with its logits"
    )]
    PassesAhead {
        /// Passes that were asked for.
        n: usize,
        /// Tokens of each.
        n_tokens: usize,
        /// Most passes.
        most: usize,
    },
    /// A GPU was asked for, and this build has no code for one.
    #[error("--device gpu: this build computes on the CPU only; use --device cpu")]
    NoGpu,
    /// Something was asked for that only the CPU does.
    #[error("{what}; use --device cpu")]
    NeedsCpu {
        /// The option that asks for it, and the reason.
        what: &'static str,
    },
    /// A tensor cannot be where it was asked for.
    #[error("--override-tensor: {tensor}: {reason}")]
    TensorPlace {
        /// Name of the tensor, or the rule that asks for it.
        tensor: String,
        /// The reason, and what can be had.
        reason: String,
    },
    /// The GPU failed, or does not take the model.
    #[cfg(feature = "gpu")]
    #[error(transparent)]
    Gpu(#[from] gpu::Error),
}

impl From<PassError> for Error {
    fn from(error: PassError) -> Error {
        match error {
            PassError::OutOfMemory(error) => Error::OutOfMemory(error),
            PassError::ExpertRead(error) => Error::ExpertRead(error),
        }
    }
}

/// Returns bytes in GiB.
fn gib(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 30)
}

/// Returns the names of this machine's instruction sets.
fn available() -> String {
    Isa::available().map(Isa::name).collect::<Vec<_>>().join(", ")
}
