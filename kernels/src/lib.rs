//! Quantized matrix and vector kernels for the CPU.
//!
//! This crate knows blocks of numbers and instruction sets. It knows nothing of models, files or
//! threads: every function works on the rows it is given, and the caller shares rows out over
//! threads.
//!
//! * [`mod@format`]: the tensor types of GGUF and their block sizes.
//! * [`act`]: activations (the right-hand side of a matmul) as f32 or as 8-bit blocks;
//!   `encode.rs` encodes them by the kernels of a table.
//! * [`operands`]: rows of weights, columns of an output, working memory, a step of attention.
//! * [`table`]: the table of kernels that each instruction set fills, and every kernel's contract.
//! * [`isa`]: the instruction sets; `dispatch.rs` chooses a table once at start.
//! * [`scalar`]: every kernel written plainly: the specification and the oracle of all others.
//! * [`limits`]: the most that a machine does, to hold kernels against; `peak.rs` has the numbers
//!   that are multiplied for that.
//! * [`cached`]: attention over keys and values in the types of a cache; `cache_block.rs` has the
//!   blocks that attention decodes in registers, [`hadamard`] the transform before rounding.
//! * [`dequant`], [`quantize`]: blocks → f32 (bit-exact) and f32 → blocks.
//! * [`packed`]: rows of blocks laid out for vectors across rows.
//! * `coded`: rows that are decoded to bytes before they are multiplied, and their types.
//! * `load_store`: loads and stores of vectors by references to arrays of their size.
//! * `simd`: float kernels that are written once, over the lanes of an instruction set.
//! * `weight_types`: the types that these folders implement their traits for.
//! * `sse`, `avx2`, `avx512`, `neon`: an ISA is a folder, with the same names for what several
//!   have.

#[cfg(target_endian = "big")]
compile_error!("GGUF blocks are little endian, and these kernels read them in place");

pub mod act;
#[cfg(target_arch = "x86_64")]
#[allow(clippy::wildcard_imports, reason = "intrinsics, and the names for groups of them")]
mod avx2;
#[cfg(target_arch = "x86_64")]
#[allow(clippy::wildcard_imports, reason = "intrinsics, and the names for groups of them")]
mod avx512;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod cache_block;
pub mod cached;
mod coded;
pub mod dequant;
mod dispatch;
mod encode;
pub mod format;
pub mod hadamard;
pub mod isa;
pub mod limits;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod load_store;
#[cfg(target_arch = "aarch64")]
#[allow(clippy::wildcard_imports, reason = "intrinsics, and the names for groups of them")]
mod neon;
pub mod operands;
#[cfg(test)]
mod oracle;
pub mod packed;
mod peak;
mod plain;
#[cfg(target_arch = "x86_64")]
mod prefetch;
pub mod quantize;
pub mod scalar;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod simd;
#[cfg(target_arch = "x86_64")]
#[allow(clippy::wildcard_imports, reason = "intrinsics, and the names for groups of them")]
mod sse;
pub mod table;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod weight_types;

pub use act::{ActEncoding, ActView};
pub use cached::CacheType;
pub use dequant::dequantize;
pub use encode::Acts;
pub use format::TensorType;
pub use isa::Isa;
pub use quantize::{quantizer, weighted_quantizer};
pub use table::Kernels;
