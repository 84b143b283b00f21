//! The operands of kernels: rows of weights, columns of an output, working memory, a step of
//! attention.
//!
//! Activations have a file of their own ([`crate::act`]).

#[cfg(target_arch = "x86_64")]
use std::ops::Range;

use half::{bf16, f16};

use crate::format::TensorType;
use crate::packed::GROUP;
use crate::plain::plain_mut;

/// Some rows of a weight matrix, as they lie in the file or packed by sixteens.
#[derive(Clone, Copy)]
pub struct WeightRows<'a> {
    /// Tensor type of the rows.
    pub ty: TensorType,
    /// `n_rows × row_bytes` bytes; no alignment is assumed.
    pub bytes: &'a [u8],
    /// Bytes per row.
    pub row_bytes: usize,
    /// Number of rows.
    pub n_rows: usize,
    /// True if each 16 rows lie as [`crate::packed`] has it.
    pub packed: bool,
}

impl<'a> WeightRows<'a> {
    /// Takes `bytes` as `n_rows` rows of `n` values.
    ///
    /// # Panics
    /// If a row is no whole number of blocks, or `bytes` has another length than the rows need.
    pub fn new(ty: TensorType, bytes: &'a [u8], n: usize, n_rows: usize) -> Self {
        let row_bytes = ty.row_bytes(n).expect("a row is a whole number of blocks");
        assert_eq!(
            Some(bytes.len()),
            row_bytes.checked_mul(n_rows),
            "{n_rows} rows of {n} values in {ty}"
        );
        WeightRows { ty, bytes, row_bytes, n_rows, packed: false }
    }

    /// Takes `bytes` as `n_rows` packed rows of `n` values.
    ///
    /// # Panics
    /// As [`WeightRows::new`], and if `n_rows` is no multiple of 16.
    pub fn packed(ty: TensorType, bytes: &'a [u8], n: usize, n_rows: usize) -> Self {
        assert!(n_rows.is_multiple_of(GROUP), "{n_rows} packed rows");
        WeightRows { packed: true, ..WeightRows::new(ty, bytes, n, n_rows) }
    }

    /// Returns rows `from..to`.
    ///
    /// # Panics
    /// If there are fewer rows, or packed rows are cut elsewhere than at a multiple of 16.
    pub fn slice(&self, from: usize, to: usize) -> WeightRows<'a> {
        assert!(!self.packed || (from.is_multiple_of(GROUP) && to.is_multiple_of(GROUP)));
        WeightRows {
            bytes: &self.bytes[from * self.row_bytes..to * self.row_bytes],
            n_rows: to - from,
            ..*self
        }
    }

    /// Returns the bytes of row `r`.
    ///
    /// # Panics
    /// If the rows are packed, or there is no row `r`.
    pub fn row(&self, r: usize) -> &'a [u8] {
        assert!(!self.packed, "packed rows do not lie apart");
        &self.bytes[r * self.row_bytes..(r + 1) * self.row_bytes]
    }
}

/// The columns of a token-major output matrix that one call writes.
///
/// Element (token, row) lies at `token × stride + row`.
/// Threads that share one output hold slabs with disjoint columns.
pub struct OutputView<'a> {
    ptr: *mut f32,
    stride: usize,
    n_rows: usize,
    n_tokens: usize,
    _out: std::marker::PhantomData<&'a mut f32>,
}

// SAFETY: a slab is an exclusive borrow of its elements (see `from_raw`), like `&mut [f32]`.
unsafe impl Send for OutputView<'_> {}

impl<'a> OutputView<'a> {
    /// Takes all columns of `out`, which holds `out.len() / n_rows` tokens.
    ///
    /// # Panics
    /// If `out` is no whole number of tokens.
    pub fn whole(out: &'a mut [f32], n_rows: usize) -> Self {
        assert!(n_rows > 0 && out.len().is_multiple_of(n_rows));
        let n_tokens = out.len() / n_rows;
        OutputView {
            ptr: out.as_mut_ptr(),
            stride: n_rows,
            n_rows,
            n_tokens,
            _out: std::marker::PhantomData,
        }
    }

    /// Takes `n_rows` columns from `ptr` on, of `n_tokens` tokens `stride` elements apart.
    ///
    /// # Safety
    /// Every element `t × stride + r` with `t < n_tokens`, `r < n_rows` must be valid for writes
    /// for `'a`, and no one else may touch these elements meanwhile.
    pub unsafe fn from_raw(ptr: *mut f32, stride: usize, n_rows: usize, n_tokens: usize) -> Self {
        OutputView { ptr, stride, n_rows, n_tokens, _out: std::marker::PhantomData }
    }

    /// Returns the number of columns.
    pub fn n_rows(&self) -> usize {
        self.n_rows
    }

    /// Returns the number of tokens.
    pub fn n_tokens(&self) -> usize {
        self.n_tokens
    }

    /// Borrows columns `from..to`.
    ///
    /// # Panics
    /// If there are fewer columns.
    pub fn columns(&mut self, from: usize, to: usize) -> OutputView<'_> {
        assert!(from <= to && to <= self.n_rows);
        // SAFETY: a subset of this slab's elements, borrowed from it for as long as the new slab
        // lives.
        unsafe { OutputView::from_raw(self.ptr.add(from), self.stride, to - from, self.n_tokens) }
    }

    /// Returns a pointer to the first element of these tokens and columns, and the distance between
    /// tokens.
    ///
    /// These elements may be written through the pointer for as long as the slab is borrowed.
    #[cfg(target_arch = "x86_64")] // tiles write whole blocks
    pub(crate) fn block(
        &mut self,
        tokens: Range<usize>,
        columns: Range<usize>,
    ) -> (*mut f32, usize) {
        assert!(tokens.start <= tokens.end && tokens.end <= self.n_tokens);
        assert!(columns.start <= columns.end && columns.end <= self.n_rows);
        (self.ptr.wrapping_add(tokens.start * self.stride + columns.start), self.stride)
    }

    /// Borrows the columns of token `t`.
    ///
    /// # Panics
    /// If there is no token `t`.
    #[inline]
    pub fn token(&mut self, t: usize) -> &mut [f32] {
        assert!(t < self.n_tokens);
        // SAFETY: `t` is in range, so these are elements that `from_raw`'s caller gave to this slab
        // alone.
        unsafe { std::slice::from_raw_parts_mut(self.ptr.add(t * self.stride), self.n_rows) }
    }
}

/// Working memory of one thread: grown to the largest call, then reused.
#[derive(Default)]
pub struct KernelScratch {
    floats: Vec<u64>,
    bytes: Vec<u64>,
    /// Rows decoded by the generic matmul, whose `matmul_f32` may use the rest.
    pub(crate) decoded: Vec<f32>,
    /// Keys and values widened for `attend_f32`, which may use the rest.
    pub(crate) wide: Vec<f32>,
    /// Rows decoded by [`crate::coded`], whose kernels may use the rest.
    pub(crate) coded: Vec<u64>,
}

impl KernelScratch {
    /// Lends `n` floats that begin at a multiple of 64 bytes, contents unspecified.
    ///
    /// Vectors of floats that straddle two lines of the cache are read up to 5 % slower by the AVX2
    /// matmul of float rows (Zen 4, November 2026).
    pub fn f32s(&mut self, n: usize) -> &mut [f32] {
        self.both(n, 0).0
    }

    /// Lends `n` bytes that begin at a multiple of 64, contents unspecified.
    pub fn bytes(&mut self, n: usize) -> &mut [u8] {
        self.both(0, n).1
    }

    /// Lends what [`KernelScratch::f32s`] and [`KernelScratch::bytes`] lend, at once.
    pub fn both(&mut self, n_f32s: usize, n_bytes: usize) -> (&mut [f32], &mut [u8]) {
        let floats = aligned(&mut self.floats, n_f32s * size_of::<f32>());
        (plain_mut(floats, n_f32s), aligned(&mut self.bytes, n_bytes))
    }
}

/// Lends `n` bytes of `words`, grown if they are too few, that begin at a multiple of 64; contents
/// unspecified.
pub(crate) fn aligned(words: &mut Vec<u64>, n: usize) -> &mut [u8] {
    let least = n.div_ceil(8) + 8;
    if words.len() < least {
        words.resize(least, 0);
    }
    let len = words.len() * 8;
    // SAFETY: the same allocation seen as bytes: u64 has no padding, and u8 takes any alignment.
    let all = unsafe { std::slice::from_raw_parts_mut(words.as_mut_ptr().cast::<u8>(), len) };
    let at = all.as_ptr().align_offset(64);
    &mut all[at..at + n]
}

/// The coefficients of one token of a head of a state space.
///
/// Source: Mamba-2, arXiv 2405.21060. Each row of the state, one per value `x`, becomes
/// `s = decay · s + step · x · b`, and its output is `Σ s · c`.
#[derive(Clone, Copy)]
pub struct ScanStep<'a> {
    /// Factors of the input, one per column of the state.
    pub b: &'a [f32],
    /// Factors of the output, one per column of the state.
    pub c: &'a [f32],
    /// Factor of the state before.
    pub decay: f32,
    /// Factor of the input.
    pub step: f32,
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
impl<'a> ScanStep<'a> {
    /// Returns the step for the last columns, those of `b` and `c`.
    pub(crate) fn rest(&self, b: &'a [f32], c: &'a [f32]) -> ScanStep<'a> {
        ScanStep { b, c, ..*self }
    }
}

/// An element of cached keys or values.
pub(crate) trait CachedElement: Copy {
    /// Values of an element.
    const LEN: usize;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl CachedElement for $number {
            const LEN: usize = 1;
        }
    )*};
}

numbers!(f32, f16, bf16);

/// One step of attention: some query rows, and keys and values of some positions of one KV head.
///
/// All query heads that share the KV head, of all tokens of a tile, are the query rows.
pub struct AttendTile<'a, T> {
    /// Queries `[n_q × d_k]`.
    pub q: &'a [f32],
    /// Keys `[n_pos × d_k]`.
    pub k: &'a [T],
    /// Values `[n_pos × d_v]`.
    pub v: &'a [T],
    /// Head size of queries and keys.
    pub d_k: usize,
    /// Head size of values.
    pub d_v: usize,
    /// Half-open range of positions of this tile that each query row sees; may be empty.
    pub visible: &'a [(u32, u32)],
    /// Factor of the scores.
    pub scale: f32,
    /// `c` in `c · tanh(score / c)`; 0 = none.
    pub softcap: f32,
}

/// Running state of the online softmax, one entry per query row.
///
/// Source: Milakov & Gimelshein 2018, arXiv 1805.02867; FlashAttention, arXiv 2205.14135.
///
/// Before the first tile: `max = −∞`, `sum = 0`, `acc = 0`. After the last: the output is `acc /
/// sum`.
pub struct AttendState<'a> {
    /// Largest score so far, `[n_q]`.
    pub max: &'a mut [f32],
    /// Sum of `exp(score − max)`, `[n_q]`.
    pub sum: &'a mut [f32],
    /// Sum of `exp(score − max) · v`, `[n_q × d_v]`.
    pub acc: &'a mut [f32],
}
