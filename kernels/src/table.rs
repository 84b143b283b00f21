//! The kernel table: one entry per kernel, one table per instruction set.
//!
//! A field's name is the kernel's one name: the function in [`crate::scalar`] and in each ISA's
//! folder, the bench id and the log line. This file knows no instruction set: `dispatch.rs` does.
//! A table can only be had through [`Kernels::new`], which asks the machine first; that makes
//! calls of its `#[target_feature]` entries sound.

use half::{bf16, f16};

use crate::act::{ActEncoding, ActLine, ActView};
use crate::dequant::dequantize;
use crate::format::{TensorType, TypeTable};
use crate::isa::Isa;
use crate::operands::{
    AttendState, AttendTile, CachedElement, KernelScratch, OutputView, ScanStep, WeightRows,
};
use crate::packed::GROUP;

/// `out[t][r] = Σ_k weight[r][k] · act[t][k]`.
pub type MatmulFn = unsafe fn(WeightRows<'_>, ActView<'_>, &mut OutputView<'_>, &mut KernelScratch);
/// `x[n_tokens × n]` → codes, scales, sums of that many tokens (see [`crate::act`]).
pub type QuantizeFn = unsafe fn(x: &[f32], q: &mut [i8], scale: &mut [f32], sums: &mut [i16]);
/// One token of a head of a state space (see [`Kernels::scan`]).
pub type ScanFn = unsafe fn(state: &mut [f32], factors: &ScanStep<'_>, x: &[f32], out: &mut [f32]);
/// An attention step over keys and values of type `T`.
pub type AttendFn<T> = unsafe fn(&AttendTile<'_, T>, &mut AttendState<'_>, &mut KernelScratch);
/// A function that decodes blocks to f32.
pub(crate) type WidenFn = unsafe fn(bytes: &[u8], out: &mut [f32]);
/// A function that multiplies and adds `n` rounds long; returns the number of operations.
pub type PeakFn = unsafe fn(n: u64) -> u64;

/// The matmuls of one instruction set, by the type of the rows; types without one take the generic
/// path. Each takes activations in [`ActEncoding::of`] its type.
pub(crate) type MatmulTable = TypeTable<MatmulFn>;

/// The kernels of one instruction set.
pub struct Kernels {
    /// The instruction set.
    pub isa: Isa,

    // ---- matmul: rows of a weight type × activations in `ActEncoding::of(type)` -----------------
    /// The matmuls of the types that have one of their own.
    pub(crate) matmul: MatmulTable,

    /// Rows of any type but F32 and F16, rounded to bf16 × [`ActEncoding::Bf16`]; `None` where the
    /// machine has nothing for it.
    pub(crate) matmul_by_bf16: Option<MatmulFn>,
    /// Tokens from which `matmul_by_bf16` is the faster one for a type, if any.
    pub(crate) by_bf16_from: fn(TensorType) -> Option<usize>,

    /// Returns whether rows of a type may come packed, against all encodings but f32.
    pub(crate) takes_packed: fn(TensorType) -> bool,

    // ---- activations → 8 bits -------------------------------------------------------------------
    pub(crate) quantize_q8x32: QuantizeFn,
    pub(crate) quantize_q8x256: QuantizeFn,
    /// `out = bf16(x)` of one token, to nearest even; zeros after the values.
    pub(crate) round_bf16: unsafe fn(x: &[f32], out: &mut [ActLine]),

    // ---- vectors --------------------------------------------------------------------------------
    /// `out = x / sqrt(mean(x²) + eps) · w`; `w` empty = no weight.
    pub(crate) rms_norm: unsafe fn(x: &[f32], w: &[f32], eps: f32, out: &mut [f32]),
    /// `x = exp(x − max) / Σ`.
    pub(crate) softmax: unsafe fn(x: &mut [f32]),
    /// Rotates the pairs (2i, 2i+1) of one head by (cos[i], sin[i]); `x.len() = 2 · cos.len()`.
    pub(crate) rope_norm: unsafe fn(x: &mut [f32], cos: &[f32], sin: &[f32]),
    /// Rotates the pairs (i, i + n/2).
    pub(crate) rope_neox: unsafe fn(x: &mut [f32], cos: &[f32], sin: &[f32]),
    /// `gate = silu(gate) · up`.
    pub(crate) silu_mul: unsafe fn(gate: &mut [f32], up: &[f32]),
    /// `gate = gelu_tanh(gate) · up`.
    pub(crate) gelu_mul: unsafe fn(gate: &mut [f32], up: &[f32]),
    /// `x += y · a`.
    pub(crate) add_scaled: unsafe fn(x: &mut [f32], y: &[f32], a: f32),
    /// One token of a head of a state space; `b.len() = c.len()` columns of the state, `x.len() =
    /// out.len()` rows.
    pub(crate) scan: ScanFn,
    /// `out = f16(x)`, round to nearest even.
    pub(crate) f32_to_f16: unsafe fn(x: &[f32], out: &mut [f16]),
    /// Blocks of cached keys or values → f32, by type; types without an entry go through
    /// [`dequantize`].
    pub(crate) widen_blocks: TypeTable<WidenFn>,

    // ---- attention ------------------------------------------------------------------------------
    pub(crate) attend_f16: AttendFn<f16>,
    pub(crate) attend_bf16: AttendFn<bf16>,
    pub(crate) attend_f32: AttendFn<f32>,
    /// Attention to blocks, which are decoded in registers, by type.
    pub(crate) attend_blocks: TypeTable<AttendFn<u8>>,
    /// Most query rows for which that is faster than widening a tile first.
    pub(crate) most_block_rows: usize,

    // ---- what may be computed together without changing a bit (see `batch_invariant_tokens`,
    // `batch_invariant_rows`) ----
    pub(crate) batch_invariant_tokens: fn(TensorType) -> usize,
    pub(crate) batch_invariant_rows: usize,

    // ---- what the instruction set can do at most (see `limits`) ---------------------------------
    pub(crate) peak_f32: PeakFn,
    pub(crate) peak_bf16: Option<PeakFn>,
    pub(crate) peak_int8: PeakFn,
}

impl Kernels {
    /// Computes `out[t][r] = Σ_k rows[r][k] · acts[t][k]`.
    ///
    /// `acts` is in the encoding of the rows' type ([`ActEncoding::of`]), in that of
    /// [`Kernels::encoding`], or in f32; f32 activations against quantized rows take the generic
    /// path (rows decoded to f32), which works for every tensor type.
    ///
    /// # Panics
    /// If lengths disagree, or the encoding is none of these.
    pub fn matmul(
        &self,
        rows: WeightRows<'_>,
        acts: ActView<'_>,
        out: &mut OutputView<'_>,
        scratch: &mut KernelScratch,
    ) {
        assert_eq!(
            rows.ty.row_bytes(acts.n()),
            Some(rows.row_bytes),
            "row length of weights and activations"
        );
        assert!(
            out.n_rows() == rows.n_rows && out.n_tokens() == acts.n_tokens(),
            "shape of the output"
        );
        assert_eq!(
            Some(rows.bytes.len()),
            rows.n_rows.checked_mul(rows.row_bytes),
            "length of the rows"
        );
        assert!(
            !rows.packed
                || (self.takes_packed(rows.ty)
                    && acts.encoding() != ActEncoding::F32
                    && rows.n_rows.is_multiple_of(GROUP)),
            "{} does not multiply {} packed rows of {} by {:?}",
            self.isa,
            rows.n_rows,
            rows.ty,
            acts.encoding()
        );
        let own = self.matmul.get(rows.ty);
        let kernel = match acts.encoding() {
            ActEncoding::Bf16 => self
                .matmul_by_bf16
                .unwrap_or_else(|| panic!("{} multiplies no {} by bf16", self.isa, rows.ty)),
            encoding => match own {
                Some(kernel) if encoding == ActEncoding::of(rows.ty) => kernel,
                _ if encoding == ActEncoding::F32 => {
                    return self.matmul_generic(rows, acts, out, scratch);
                }
                _ => panic!("no kernel multiplies {} by activations in {encoding:?}", rows.ty),
            },
        };
        // SAFETY: this table exists only if the machine has `self.isa` (see `new`). The planes of
        // `acts` have the lengths of its shape: its fields are private to its module, whose
        // constructors check them. Rows and output were checked above against that shape.
        unsafe { kernel(rows, acts, out, scratch) }
    }

    /// Returns the encoding in which a matmul of `n_tokens` tokens takes least time.
    pub fn encoding(&self, ty: TensorType, n_tokens: usize) -> ActEncoding {
        match (self.by_bf16_from)(ty) {
            Some(least) if n_tokens >= least => ActEncoding::Bf16,
            _ => ActEncoding::of(ty),
        }
    }

    /// Returns whether rows of this type may come packed (see [`crate::packed`]), against all
    /// encodings but f32.
    pub fn takes_packed(&self, ty: TensorType) -> bool {
        (self.takes_packed)(ty)
    }

    /// Returns whether any matmul takes [`ActEncoding::Bf16`].
    pub fn takes_bf16(&self) -> bool {
        self.matmul_by_bf16.is_some()
    }

    /// Returns the largest number of tokens of one call whose results are bit-identical to calls of
    /// each token alone; at least 1.
    pub fn batch_invariant_tokens(&self, rows: WeightRows<'_>, encoding: ActEncoding) -> usize {
        // rows of another type against f32 are decoded to f32 first
        match encoding {
            ActEncoding::F32 => (self.batch_invariant_tokens)(TensorType::F32),
            // packed rows have a lane each, in which blocks are added in order
            ActEncoding::Q8x32 | ActEncoding::Q8x256 if rows.packed => usize::MAX,
            ActEncoding::Q8x32 | ActEncoding::Q8x256 => (self.batch_invariant_tokens)(rows.ty),
            // each product is a sum of its own, in the order of the row
            ActEncoding::Bf16 => usize::MAX,
        }
    }

    /// Returns the largest number of query rows of one attention step whose results are
    /// bit-identical to steps of each row alone, whatever positions the others see; at least 1.
    pub fn batch_invariant_rows(&self) -> usize {
        self.batch_invariant_rows
    }

    /// Multiplies rows of any type by f32 activations: decodes some rows at a time to f32 for
    /// `matmul_f32`.
    fn matmul_generic(
        &self,
        rows: WeightRows<'_>,
        acts: ActView<'_>,
        out: &mut OutputView<'_>,
        scratch: &mut KernelScratch,
    ) {
        // enough for every register tile of `matmul_f32`, few enough to stay in the second-level
        // cache
        const ROWS_AT_ONCE: usize = 16;
        let matmul_f32 = self.matmul.get(TensorType::F32).expect("every table multiplies F32");
        let n_rows = rows.n_rows.min(ROWS_AT_ONCE);
        let mut decoded = std::mem::take(&mut scratch.decoded);
        if decoded.len() < n_rows * acts.n() {
            decoded.resize(n_rows * acts.n(), 0.0);
        }
        for from in (0..rows.n_rows).step_by(ROWS_AT_ONCE) {
            let to = rows.n_rows.min(from + ROWS_AT_ONCE);
            let values = &mut decoded[..(to - from) * acts.n()];
            dequantize(rows.ty, rows.slice(from, to).bytes, values);
            let rows = WeightRows::new(TensorType::F32, f32_bytes(values), acts.n(), to - from);
            // SAFETY: the machine has `self.isa`; the shapes of these rows follow from those
            // checked in `matmul`.
            unsafe { matmul_f32(rows, acts, &mut out.columns(from, to), scratch) };
        }
        scratch.decoded = decoded;
    }

    /// Quantizes whole tokens of `n` values each into `acts`, in an 8-bit `encoding`.
    pub fn quantize(
        &self,
        encoding: ActEncoding,
        x: &[f32],
        q: &mut [i8],
        scale: &mut [f32],
        sums: &mut [i16],
    ) {
        let block = encoding.block_len();
        assert!(x.len().is_multiple_of(block) && q.len() == x.len());
        assert!(scale.len() == x.len() / block && sums.len() == x.len() / 16);
        let kernel = match encoding {
            ActEncoding::Q8x32 => self.quantize_q8x32,
            ActEncoding::Q8x256 => self.quantize_q8x256,
            ActEncoding::F32 | ActEncoding::Bf16 => {
                panic!("{encoding:?} activations are not quantized")
            }
        };
        // SAFETY: the machine has `self.isa`; the lengths were checked above.
        unsafe { kernel(x, q, scale, sums) }
    }

    /// Rounds the values of a token to bf16 and fills `out`, of
    /// [`row_lines`](crate::act::row_lines) lines, up with zeros.
    pub fn round_bf16(&self, x: &[f32], out: &mut [ActLine]) {
        assert!(out.len() >= x.len().div_ceil(32), "{} lines for {} values", out.len(), x.len());
        // SAFETY: the machine has `self.isa`; the lengths were checked above.
        unsafe { (self.round_bf16)(x, out) }
    }

    /// Computes `out = x / sqrt(mean(x²) + eps) · w`; an empty `w` means no weight.
    ///
    /// # Examples
    /// ```
    /// use hob_kernels::Kernels;
    ///
    /// let mut out = [0.0; 2];
    /// Kernels::best().rms_norm(&[3.0, -3.0], &[1.0, 2.0], 0.0, &mut out);
    /// assert!((out[0] - 1.0).abs() < 1e-6 && (out[1] + 2.0).abs() < 1e-6);
    /// ```
    pub fn rms_norm(&self, x: &[f32], w: &[f32], eps: f32, out: &mut [f32]) {
        assert!(x.len() == out.len() && (w.is_empty() || w.len() == x.len()));
        // SAFETY: the machine has `self.isa`; the lengths were checked above.
        unsafe { (self.rms_norm)(x, w, eps, out) }
    }

    /// Computes `x = exp(x − max) / Σ`, in place.
    ///
    /// # Examples
    /// ```
    /// use hob_kernels::Kernels;
    ///
    /// let mut x = [1.0, 1.0, 1.0, 1.0];
    /// Kernels::best().softmax(&mut x);
    /// assert!(x.iter().all(|p| (p - 0.25).abs() < 1e-6));
    /// ```
    pub fn softmax(&self, x: &mut [f32]) {
        // SAFETY: the machine has `self.isa`.
        unsafe { (self.softmax)(x) }
    }

    /// Rotates the pairs (2i, 2i+1) of the first `2 · cos.len()` values by the angles whose cosines
    /// and sines are given.
    pub fn rope_norm(&self, x: &mut [f32], cos: &[f32], sin: &[f32]) {
        assert!(cos.len() == sin.len() && x.len() == 2 * cos.len());
        // SAFETY: the machine has `self.isa`; the lengths were checked above.
        unsafe { (self.rope_norm)(x, cos, sin) }
    }

    /// Rotates the pairs (i, i + n/2), `n = x.len()`.
    pub fn rope_neox(&self, x: &mut [f32], cos: &[f32], sin: &[f32]) {
        assert!(cos.len() == sin.len() && x.len() == 2 * cos.len());
        // SAFETY: the machine has `self.isa`; the lengths were checked above.
        unsafe { (self.rope_neox)(x, cos, sin) }
    }

    /// Computes `gate = silu(gate) · up`, silu(x) = x / (1 + e^−x).
    pub fn silu_mul(&self, gate: &mut [f32], up: &[f32]) {
        assert_eq!(gate.len(), up.len());
        // SAFETY: the machine has `self.isa`; the lengths were checked above.
        unsafe { (self.silu_mul)(gate, up) }
    }

    /// Computes `gate = gelu(gate) · up`, the tanh form: 0.5 x (1 + tanh(√(2/π) (x + 0.044715
    /// x³))).
    pub fn gelu_mul(&self, gate: &mut [f32], up: &[f32]) {
        assert_eq!(gate.len(), up.len());
        // SAFETY: the machine has `self.isa`; the lengths were checked above.
        unsafe { (self.gelu_mul)(gate, up) }
    }

    /// Computes `x += y · a`.
    pub fn add_scaled(&self, x: &mut [f32], y: &[f32], a: f32) {
        assert_eq!(x.len(), y.len());
        // SAFETY: the machine has `self.isa`; the lengths were checked above.
        unsafe { (self.add_scaled)(x, y, a) }
    }

    /// Advances the state `[x.len() × b.len()]` of one head of a state space by one token: each
    /// row, one per `x`, becomes `s = decay · s + step · x · b`, and `out = Σ s · c` (see
    /// [`ScanStep`]).
    pub fn scan(&self, state: &mut [f32], factors: &ScanStep<'_>, x: &[f32], out: &mut [f32]) {
        let n = factors.b.len();
        assert!(n > 0 && factors.c.len() == n && x.len() == out.len());
        assert_eq!(Some(state.len()), x.len().checked_mul(n));
        // SAFETY: the machine has `self.isa`; the lengths were checked above.
        unsafe { (self.scan)(state, factors, x, out) }
    }

    /// Computes `out = f16(x)`, round to nearest even.
    pub fn f32_to_f16(&self, x: &[f32], out: &mut [f16]) {
        assert_eq!(x.len(), out.len());
        // SAFETY: the machine has `self.isa`; the lengths were checked above.
        unsafe { (self.f32_to_f16)(x, out) }
    }

    /// Takes one attention step over f16 keys and values. With AMX, more rows than
    /// [`Kernels::batch_invariant_rows`] are multiplied in bf16.
    pub fn attend_f16(
        &self,
        tile: &AttendTile<'_, f16>,
        state: &mut AttendState<'_>,
        scratch: &mut KernelScratch,
    ) {
        check_attend(tile, state);
        // SAFETY: the machine has `self.isa`; the shapes were checked above.
        unsafe { (self.attend_f16)(tile, state, scratch) }
    }

    /// Takes one attention step over bf16 keys and values.
    pub fn attend_bf16(
        &self,
        tile: &AttendTile<'_, bf16>,
        state: &mut AttendState<'_>,
        scratch: &mut KernelScratch,
    ) {
        check_attend(tile, state);
        // SAFETY: the machine has `self.isa`; the shapes were checked above.
        unsafe { (self.attend_bf16)(tile, state, scratch) }
    }

    /// Takes one attention step over f32 keys and values.
    pub fn attend_f32(
        &self,
        tile: &AttendTile<'_, f32>,
        state: &mut AttendState<'_>,
        scratch: &mut KernelScratch,
    ) {
        check_attend(tile, state);
        // SAFETY: the machine has `self.isa`; the shapes were checked above.
        unsafe { (self.attend_f32)(tile, state, scratch) }
    }

    /// Returns whether [`Kernels::attend_blocks`] takes so many query rows over blocks of a type.
    pub(crate) fn attends_to_blocks(&self, ty: TensorType, n_q: usize) -> bool {
        n_q <= self.most_block_rows && self.attend_blocks.get(ty).is_some()
    }

    /// Takes one attention step over keys and values in blocks of `ty`: the bits that widening them
    /// first gives.
    pub(crate) fn attend_blocks(
        &self,
        ty: TensorType,
        tile: &AttendTile<'_, u8>,
        state: &mut AttendState<'_>,
        scratch: &mut KernelScratch,
    ) {
        let n_values = |bytes: &[u8]| bytes.len() / ty.block_bytes() * ty.block_len();
        let n_k = n_values(tile.k);
        let n_v = n_values(tile.v);
        assert_eq!([n_k, n_v].map(|n| ty.row_bytes(n)), [tile.k, tile.v].map(|x| Some(x.len())));
        assert!(tile.d_k.is_multiple_of(ty.block_len()) && tile.d_v.is_multiple_of(ty.block_len()));
        check_shapes(tile, state, n_k, n_v);
        let kernel = self.attend_blocks.get(ty).expect("a kernel of this type of blocks");
        // SAFETY: the machine has `self.isa`; the shapes were checked above.
        unsafe { kernel(tile, state, scratch) }
    }
}

/// Returns floats as they lie in memory, which on the little-endian machines of this crate is the
/// order of F32 rows.
fn f32_bytes(values: &[f32]) -> &[u8] {
    // SAFETY: f32 has no padding, u8 takes any alignment, and the length is that of the same
    // memory.
    unsafe { std::slice::from_raw_parts(values.as_ptr().cast(), std::mem::size_of_val(values)) }
}

fn check_attend<T: CachedElement>(tile: &AttendTile<'_, T>, state: &AttendState<'_>) {
    check_shapes(tile, state, tile.k.len() * T::LEN, tile.v.len() * T::LEN);
}

fn check_shapes<T>(tile: &AttendTile<'_, T>, state: &AttendState<'_>, n_k: usize, n_v: usize) {
    let n_q = tile.visible.len();
    assert!(tile.d_k > 0 && tile.d_v > 0 && n_k.is_multiple_of(tile.d_k));
    let n_pos = n_k / tile.d_k;
    assert!(tile.q.len() == n_q * tile.d_k && n_v == n_pos * tile.d_v);
    assert!(state.max.len() == n_q && state.sum.len() == n_q && state.acc.len() == n_q * tile.d_v);
    assert!(tile.visible.iter().all(|&(from, to)| from <= to && to as usize <= n_pos));
}
