//! Activations: the right-hand side of a matmul, in the encoding that the weight type wants.
//!
//! Layout is token-major in separate planes, so that a kernel reads codes, scales and sums as plain
//! streams:
//!
//! | plane | length | meaning |
//! |---|---|---|
//! | `x` | `n_tokens × n` | the f32 values ([`ActEncoding::F32`] only) |
//! | `q` | `n_tokens × n` | codes in −127…127, round to nearest even |
//! | `scale` | `n_tokens × n / block` | f32; `value ≈ scale × code`; a zero block has scale 0 |
//! | `sums` | `n_tokens × n / 16` | sum of the 16 codes, i16 (at most 16 × 127) |
//! | `rounded` | `n_tokens × row_lines(n)` | bf16 values, 32 a line ([`ActEncoding::Bf16`] only) |
//!
//! Scales stay f32 and sums stay integers: f16 block sums overflow on real models.

use half::bf16;

use crate::format::TensorType;

/// The storage of activations for a matmul.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActEncoding {
    /// f32 as they are.
    F32,
    /// 8-bit codes with one f32 scale per 32 values.
    Q8x32,
    /// 8-bit codes with one f32 scale per 256 values (super-blocks of the k-quants).
    Q8x256,
    /// Rounded to bf16, to nearest even. An error is at most 2⁻⁸ of its value, where that of 8 bits
    /// is at most 2⁻⁸ of its block's largest: on bell-shaped values a quarter of it on average.
    /// Kernels for it round weights as well and sum in f32; numbers below 2⁻¹²⁶ count as zero.
    Bf16,
}

/// 32 values in bf16: a line of the cache, and what a row of a matrix unit's register holds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C, align(64))]
pub struct ActLine(pub [bf16; 32]);

/// Returns the number of lines of a token of `n` values; those past the values are zeros, but for
/// one that may be there to make the number odd: lines at the same place of neighbouring tokens
/// then lie in different sets of the caches.
pub const fn row_lines(n: usize) -> usize {
    n.div_ceil(32) | 1
}

impl ActEncoding {
    /// Returns the 8-bit encoding that kernels of this weight type take; [`ActEncoding::F32`] where
    /// the weights are floats or the type goes through the generic path.
    pub fn of(ty: TensorType) -> ActEncoding {
        use TensorType::*;
        match ty {
            Q8_0 | Q4_0 | Q4_1 | Q5_0 | Q5_1 | IQ4_NL | MXFP4 | Q1_0 | Q2_0 => ActEncoding::Q8x32,
            Q2_K | Q3_K | Q4_K | Q5_K | Q6_K | IQ4_XS => ActEncoding::Q8x256,
            IQ1_S | IQ1_M | IQ2_XXS | IQ2_XS | IQ2_S | IQ3_XXS | IQ3_S | TQ1_0 | TQ2_0 => {
                ActEncoding::Q8x256
            }
            _ => ActEncoding::F32,
        }
    }

    /// Returns whether weights of this type have a matmul of their own; others are decoded to f32
    /// on the way.
    pub fn has_kernel(ty: TensorType) -> bool {
        use TensorType::*;
        matches!(ty, F32 | F16 | BF16 | NVFP4) || ActEncoding::of(ty) != ActEncoding::F32
    }

    /// Returns the number of values per scale.
    pub fn block_len(self) -> usize {
        match self {
            ActEncoding::F32 | ActEncoding::Bf16 => 1,
            ActEncoding::Q8x32 => 32,
            ActEncoding::Q8x256 => 256,
        }
    }
}

/// Activations of some tokens, borrowed.
///
/// Planes have the lengths that their docs say, as the constructors check; those that the encoding
/// does not use are empty. Fields are private to this module, so that kernels can rely on that.
#[derive(Clone, Copy)]
pub struct ActView<'a> {
    /// Encoding of the values.
    encoding: ActEncoding,
    /// Values per token (the length of a weight row).
    n: usize,
    /// Number of tokens.
    n_tokens: usize,
    /// f32 values, `[n_tokens × n]`.
    x: &'a [f32],
    /// Codes, `[n_tokens × n]`.
    q: &'a [i8],
    /// Scales, `[n_tokens × n / block]`.
    scale: &'a [f32],
    /// Sums of 16 codes each, `[n_tokens × n / 16]`.
    sums: &'a [i16],
    /// Values in bf16, `[n_tokens × row_lines(n)]`.
    rounded: &'a [ActLine],
}

impl<'a> ActView<'a> {
    /// Takes f32 activations as they are: whole tokens of `n` values each.
    ///
    /// # Panics
    /// If `x` is no whole number of tokens.
    pub fn f32(x: &'a [f32], n: usize) -> Self {
        assert!(
            n > 0 && x.len().is_multiple_of(n),
            "{} values are no whole tokens of {n}",
            x.len()
        );
        let n_tokens = x.len() / n;
        ActView {
            encoding: ActEncoding::F32,
            n,
            n_tokens,
            x,
            q: &[],
            scale: &[],
            sums: &[],
            rounded: &[],
        }
    }

    /// Takes the planes of an 8-bit `encoding`: whole tokens of `n` values each.
    ///
    /// # Panics
    /// If `n` is no whole number of the encoding's blocks, or a plane has another length than the
    /// tokens need.
    pub fn quantized(
        encoding: ActEncoding,
        n: usize,
        q: &'a [i8],
        scale: &'a [f32],
        sums: &'a [i16],
    ) -> Self {
        let is_quantized = matches!(encoding, ActEncoding::Q8x32 | ActEncoding::Q8x256);
        assert!(is_quantized, "{encoding:?} has no codes");
        let block = encoding.block_len();
        assert!(n > 0 && n.is_multiple_of(block), "{n} values are no whole blocks of {encoding:?}");
        assert!(q.len().is_multiple_of(n), "{} codes are no whole tokens of {n}", q.len());
        assert_eq!(scale.len(), q.len() / block, "scales of {} codes in {encoding:?}", q.len());
        assert_eq!(sums.len(), q.len() / 16, "sums of {} codes", q.len());
        ActView { encoding, n, n_tokens: q.len() / n, x: &[], q, scale, sums, rounded: &[] }
    }

    /// Takes activations rounded to bf16: whole tokens of `n` values, [`row_lines`] lines each.
    ///
    /// # Panics
    /// If `rounded` is no whole number of tokens.
    pub fn bf16(rounded: &'a [ActLine], n: usize) -> Self {
        let each = row_lines(n);
        assert!(
            n > 0 && rounded.len().is_multiple_of(each),
            "{} lines for {n} values",
            rounded.len()
        );
        let n_tokens = rounded.len() / each;
        ActView {
            encoding: ActEncoding::Bf16,
            n,
            n_tokens,
            x: &[],
            q: &[],
            scale: &[],
            sums: &[],
            rounded,
        }
    }

    /// Returns the encoding of the values.
    #[inline]
    pub fn encoding(&self) -> ActEncoding {
        self.encoding
    }

    /// Returns the number of tokens.
    #[inline]
    pub fn n_tokens(&self) -> usize {
        self.n_tokens
    }

    /// Returns the number of values per token, which is the length of a weight row.
    #[inline]
    pub(crate) fn n(&self) -> usize {
        self.n
    }

    /// Returns the f32 values, `[n_tokens × n]`.
    #[inline]
    pub(crate) fn x(&self) -> &'a [f32] {
        self.x
    }

    /// Returns the codes, `[n_tokens × n]`.
    #[inline]
    pub(crate) fn q(&self) -> &'a [i8] {
        self.q
    }

    /// Returns the scales, `[n_tokens × n / block]`.
    #[inline]
    pub(crate) fn scale(&self) -> &'a [f32] {
        self.scale
    }

    /// Returns the sums of 16 codes each, `[n_tokens × n / 16]`.
    #[inline]
    pub(crate) fn sums(&self) -> &'a [i16] {
        self.sums
    }

    /// Returns the values in bf16, `[n_tokens × row_lines(n)]`.
    #[inline]
    pub(crate) fn rounded(&self) -> &'a [ActLine] {
        self.rounded
    }

    /// Returns tokens `from..from + n`.
    ///
    /// # Panics
    /// If there are fewer tokens.
    pub fn tokens(&self, from: usize, n: usize) -> ActView<'a> {
        assert!(
            from <= self.n_tokens && n <= self.n_tokens - from,
            "{n} tokens from {from} of {}",
            self.n_tokens
        );
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

#[cfg(test)]
mod tests {
    use std::panic::{UnwindSafe, catch_unwind};

    use super::*;

    fn is_refused<T>(make: impl FnOnce() -> T + UnwindSafe) -> bool {
        catch_unwind(make).is_err()
    }

    #[test]
    fn planes_have_the_lengths_of_their_tokens() {
        let view = ActView::quantized(ActEncoding::Q8x32, 64, &[0; 192], &[0.0; 6], &[0; 12]);
        assert_eq!(view.n_tokens(), 3);
        let lines = [ActLine::default(); 6];
        assert_eq!(ActView::bf16(&lines, 64).n_tokens(), 2);
        assert_eq!(ActView::f32(&[0.0; 6], 3).n_tokens(), 2);

        use ActEncoding::{Bf16, Q8x32, Q8x256};
        assert!(is_refused(|| ActView::quantized(Q8x32, 64, &[0; 192], &[0.0; 5], &[0; 12])));
        assert!(is_refused(|| ActView::quantized(Q8x32, 64, &[0; 192], &[0.0; 6], &[0; 11])));
        assert!(is_refused(|| ActView::quantized(Q8x32, 64, &[0; 160], &[0.0; 5], &[0; 10])));
        assert!(is_refused(|| ActView::quantized(Q8x32, 48, &[0; 96], &[0.0; 3], &[0; 6])));
        assert!(is_refused(|| ActView::quantized(Q8x256, 64, &[0; 256], &[0.0; 1], &[0; 16])));
        assert!(is_refused(|| ActView::quantized(Bf16, 64, &[0; 64], &[0.0; 64], &[0; 4])));
        assert!(is_refused(|| ActView::bf16(&lines[..5], 64)));
        assert!(is_refused(|| ActView::f32(&[0.0; 7], 3)));
        assert!(is_refused(|| ActView::f32(&[], 0)));
    }

    #[test]
    fn tokens_end_with_the_last() {
        let view = ActView::quantized(ActEncoding::Q8x32, 32, &[0; 96], &[0.0; 3], &[0; 6]);
        let last = view.tokens(1, 2);
        assert_eq!(
            (last.n_tokens(), last.q.len(), last.scale.len(), last.sums.len()),
            (2, 64, 2, 4)
        );
        assert_eq!(view.tokens(3, 0).n_tokens(), 0);
        assert!(is_refused(|| view.tokens(2, 2)));
        assert!(is_refused(|| view.tokens(usize::MAX, 2)));
    }
}
