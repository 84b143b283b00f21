//! Marker types, one per weight type that has integer kernels.
//!
//! Each instruction set implements its traits for them: `PanelRows<18> for Q4_0` says how AVX-512
//! decodes 18 bytes of Q4_0, `Block32<18> for Q4_0` how NEON does. A kernel that is generic over
//! the weight type is compiled once per marker, and its matmul is found by
//! [`TensorType`](crate::TensorType) in a [`MatmulTable`](crate::table::MatmulTable).

/// Rows of `TensorType::Q8_0`.
pub(crate) struct Q8_0;
/// Rows of `TensorType::Q4_0`.
pub(crate) struct Q4_0;
/// Rows of `TensorType::Q4_1`.
pub(crate) struct Q4_1;
/// Rows of `TensorType::Q5_0`.
pub(crate) struct Q5_0;
/// Rows of `TensorType::Q5_1`.
pub(crate) struct Q5_1;
/// Rows of `TensorType::IQ4_NL`.
pub(crate) struct IQ4NL;
/// Rows of `TensorType::MXFP4`.
pub(crate) struct Mxfp4;
/// Rows of `TensorType::Q2_K`.
pub(crate) struct Q2K;
/// Rows of `TensorType::Q3_K`.
pub(crate) struct Q3K;
/// Rows of `TensorType::Q4_K`.
pub(crate) struct Q4K;
/// Rows of `TensorType::Q5_K`.
pub(crate) struct Q5K;
/// Rows of `TensorType::Q6_K`.
pub(crate) struct Q6K;
/// Rows of `TensorType::IQ4_XS`.
pub(crate) struct IQ4XS;
/// Rows of [`CodeBlock`](crate::coded::CodeBlock)s.
pub(crate) struct CodeRows;
