//! Why a GPU cannot be used, or failed.

use super::params::MAX_BINDINGS;

/// Why a model cannot be run on a GPU, or a step not be done.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No adapter.
    #[error(
        "this machine has no GPU that hob can use; `hob devices` lists what there is, \
         --device cpu needs none"
    )]
    NoAdapter,
    /// No adapter of this name.
    #[error("--gpu-name {name}: no adapter has this name or number; there are: {found}")]
    NoSuchAdapter {
        /// The name that was asked for.
        name: String,
        /// The adapters that there are.
        found: String,
    },
    /// An adapter without what the kernels need.
    #[error(
        "{name}: the driver lets a shader have fewer than {} buffers, which hob needs",
        MAX_BINDINGS
    )]
    Unusable {
        /// The adapter.
        name: String,
    },
    /// The driver does not open the adapter.
    #[error("{name}: {reason}")]
    Open {
        /// The adapter.
        name: String,
        /// The message of the driver.
        reason: String,
    },
    /// No memory on the device.
    #[error(
        "{name}: no memory for {bytes} bytes of {what}; ask for fewer layers (--gpu-layers) or a \
         smaller context, or use --device cpu"
    )]
    OutOfMemory {
        /// The adapter.
        name: String,
        /// Its purpose.
        what: String,
        /// Number of bytes.
        bytes: u64,
    },
    /// More than one binding can hold.
    #[error(
        "{name}: {bytes} bytes of {what} are more than the {most} that one of its buffers can \
         have; ask for a smaller context, or use --device cpu"
    )]
    TooLarge {
        /// The adapter.
        name: String,
        /// Its purpose.
        what: String,
        /// Number of bytes.
        bytes: u64,
        /// The most that there may be.
        most: u64,
    },
    /// A tensor that shaders cannot take.
    #[error("tensor {tensor} cannot be computed with on a GPU: {reason}; use --device cpu")]
    Tensor {
        /// Its name.
        tensor: String,
        /// Why.
        reason: String,
    },
    /// A layer that shaders cannot take.
    #[error("layer {layer} cannot be computed on a GPU: {reason}; use --device cpu")]
    Layer {
        /// Its number.
        layer: usize,
        /// Why.
        reason: String,
    },
    /// Another backend has failed to compute the experts of a layer.
    #[error("experts of layer {layer}: {reason}")]
    HostExperts {
        /// Number of the layer.
        layer: usize,
        /// Why.
        reason: String,
    },
    /// A row of logits that is not on the device.
    #[error("row {row} of logits was asked for; the device has {n_rows} of the last step")]
    NoRow {
        /// Its number.
        row: usize,
        /// Rows that there are.
        n_rows: usize,
    },
    /// The device failed while it computed.
    #[error("{name}: {reason}")]
    Device {
        /// The adapter.
        name: String,
        /// The message of the driver.
        reason: String,
    },
}
