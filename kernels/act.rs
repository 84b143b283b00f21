//! Activations: the right-hand side of a matmul, in the encoding that the weight type wants.
//!
//! Layout is token-major in separate planes, so that a kernel reads codes, scales and sums as plain streams:
//!
//! | plane | length | meaning |
//! |---|---|---|
//! | `x` | `n_tokens × n` | the f32 values ([`ActEncoding::F32`] only) |
//! | `q` | `n_tokens × n` | codes in −127…127, round to nearest even |
//! | `scale` | `n_tokens × n / block` | f32; `value ≈ scale × code`; a zero block has scale 0 |
//! | `sums` | `n_tokens × n / 16` | sum of the 16 codes, i16 (at most 16 × 127) |
//! | `rounded` | `n_tokens × row_lines(n)` | the values rounded to bf16, 32 in a line ([`ActEncoding::Bf16`] only) |
//!
//! Scales stay f32 and sums stay integers: f16 block sums overflow on real models.

use half::bf16;

use crate::format::TensorType;

/// How activations are stored for a matmul.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActEncoding {
    /// f32 as they are.
    F32,
    /// 8-bit codes with one f32 scale per 32 values.
    Q8x32,
    /// 8-bit codes with one f32 scale per 256 values (super-blocks of the k-quants).
    Q8x256,
    /// Rounded to bf16, to nearest even. An error is at most 2⁻⁸ of its value, where that of 8 bits is at most 2⁻⁸ of its block's largest:
    /// on bell-shaped values a quarter of it on average. Kernels for it round weights as well and sum in f32; numbers below 2⁻¹²⁶
    /// count as zero.
    Bf16,
}

/// 32 values in bf16: a line of the cache, and what a row of a matrix unit's register holds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C, align(64))]
pub struct Line(pub [bf16; 32]);

/// Lines of a token of `n` values; those past the values are zeros, but for one that may be there to make the number odd: lines at the
/// same place of neighbouring tokens then lie in different sets of the caches.
pub const fn row_lines(n: usize) -> usize {
    n.div_ceil(32) | 1
}

impl ActEncoding {
    /// The 8-bit encoding that kernels of this weight type take; [`ActEncoding::F32`] where the weights are floats or the
    /// type goes through the generic path.
    pub fn of(ty: TensorType) -> ActEncoding {
        use TensorType::*;
        match ty {
            Q8_0 | Q4_0 | Q4_1 | Q5_0 | Q5_1 | IQ4_NL | MXFP4 => ActEncoding::Q8x32,
            Q2_K | Q3_K | Q4_K | Q5_K | Q6_K | IQ4_XS => ActEncoding::Q8x256,
            _ => ActEncoding::F32,
        }
    }

    /// Whether weights of this type have a matmul of their own; others are decoded to f32 on the way.
    pub fn has_kernel(ty: TensorType) -> bool {
        use TensorType::*;
        matches!(ty, F32 | F16 | BF16) || ActEncoding::of(ty) != ActEncoding::F32
    }

    /// Values per scale.
    pub fn block_len(self) -> usize {
        match self {
            ActEncoding::F32 | ActEncoding::Bf16 => 1,
            ActEncoding::Q8x32 => 32,
            ActEncoding::Q8x256 => 256,
        }
    }
}

/// Activations of some tokens, borrowed. Planes that the encoding does not use are empty.
#[derive(Clone, Copy)]
pub struct ActView<'a> {
    /// How the values are stored.
    pub encoding: ActEncoding,
    /// Values per token (the length of a weight row).
    pub n: usize,
    /// Number of tokens.
    pub n_tokens: usize,
    /// f32 values, `[n_tokens × n]`.
    pub x: &'a [f32],
    /// Codes, `[n_tokens × n]`.
    pub q: &'a [i8],
    /// Scales, `[n_tokens × n / block]`.
    pub scale: &'a [f32],
    /// Sums of 16 codes each, `[n_tokens × n / 16]`.
    pub sums: &'a [i16],
    /// Values in bf16, `[n_tokens × row_lines(n)]`.
    pub rounded: &'a [Line],
}

impl<'a> ActView<'a> {
    /// f32 activations as they are.
    pub fn f32(x: &'a [f32], n: usize) -> Self {
        assert!(n > 0 && x.len().is_multiple_of(n), "{} values are no whole tokens of {n}", x.len());
        let n_tokens = x.len() / n;
        ActView { encoding: ActEncoding::F32, n, n_tokens, x, q: &[], scale: &[], sums: &[], rounded: &[] }
    }

    /// Tokens `from..from + n`.
    pub fn tokens(&self, from: usize, n: usize) -> ActView<'a> {
        // empty planes stay empty; others hold a whole number of values per token
        fn part<T>(plane: &[T], from: usize, n: usize, n_tokens: usize) -> &[T] {
            let each = plane.len() / n_tokens.max(1);
            &plane[from * each..(from + n) * each]
        }
        let all = self.n_tokens;
        ActView {
            n_tokens: n,
            x: part(self.x, from, n, all),
            q: part(self.q, from, n, all),
            scale: part(self.scale, from, n, all),
            sums: part(self.sums, from, n, all),
            rounded: part(self.rounded, from, n, all),
            ..*self
        }
    }
}
