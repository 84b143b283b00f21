//! Keys and values as a cache holds them, and attention over them in every combination of types.
//!
//! Keys and values of one type have kernels of their own: blocks are decoded in registers. Pairs of
//! two types, and blocks where many query rows share them, are widened tile by tile to f32 first. A
//! tile stays in the caches next to the core, so memory sees the small types only.

use half::slice::HalfFloatSliceExt;
use half::{bf16, f16};

use crate::act::ActEncoding;
use crate::format::TensorType;
use crate::operands::{AttendState, AttendTile, KernelScratch};
use crate::quantize::quantizer;
use crate::table::Kernels;

/// A type of cached keys or values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(non_camel_case_types)] // the names are those of tensor types
pub enum CacheType {
    /// 32-bit floats.
    F32,
    /// 16-bit floats.
    F16,
    /// The upper halves of 32-bit floats.
    BF16,
    /// 8 bits with an f16 scale per 32 values: blocks of the tensor type Q8_0.
    Q8_0,
    /// 5 bits with an f16 scale and an f16 offset per 32 values.
    Q5_1,
    /// 5 bits with an f16 scale per 32 values.
    Q5_0,
    /// 4 bits with an f16 scale and an f16 offset per 32 values.
    Q4_1,
    /// 4 bits with an f16 scale per 32 values.
    Q4_0,
    /// 4 bits that index a table of values, with an f16 scale per 32 values.
    IQ4_NL,
}

impl CacheType {
    /// All types, widest first.
    pub const ALL: [CacheType; 9] = [
        CacheType::F32,
        CacheType::F16,
        CacheType::BF16,
        CacheType::Q8_0,
        CacheType::Q5_1,
        CacheType::Q5_0,
        CacheType::Q4_1,
        CacheType::Q4_0,
        CacheType::IQ4_NL,
    ];

    /// Returns the tensor type with this layout.
    pub fn tensor_type(self) -> TensorType {
        match self {
            CacheType::F32 => TensorType::F32,
            CacheType::F16 => TensorType::F16,
            CacheType::BF16 => TensorType::BF16,
            CacheType::Q8_0 => TensorType::Q8_0,
            CacheType::Q5_1 => TensorType::Q5_1,
            CacheType::Q5_0 => TensorType::Q5_0,
            CacheType::Q4_1 => TensorType::Q4_1,
            CacheType::Q4_0 => TensorType::Q4_0,
            CacheType::IQ4_NL => TensorType::IQ4_NL,
        }
    }

    /// Returns the name used on the command line.
    pub fn name(self) -> &'static str {
        match self {
            CacheType::F32 => "f32",
            CacheType::F16 => "f16",
            CacheType::BF16 => "bf16",
            CacheType::Q8_0 => "q8_0",
            CacheType::Q5_1 => "q5_1",
            CacheType::Q5_0 => "q5_0",
            CacheType::Q4_1 => "q4_1",
            CacheType::Q4_0 => "q4_0",
            CacheType::IQ4_NL => "iq4_nl",
        }
    }

    /// Returns the type with this name (any case).
    pub fn from_name(name: &str) -> Option<CacheType> {
        CacheType::ALL.into_iter().find(|ty| ty.name().eq_ignore_ascii_case(name))
    }

    /// Returns whether heads are turned by a [Hadamard transform](crate::hadamard) before they are
    /// rounded to this type: those of fewer than 8 bits are.
    pub fn is_transformed(self) -> bool {
        match self {
            CacheType::F32 | CacheType::F16 | CacheType::BF16 | CacheType::Q8_0 => false,
            CacheType::Q5_1
            | CacheType::Q5_0
            | CacheType::Q4_1
            | CacheType::Q4_0
            | CacheType::IQ4_NL => true,
        }
    }

    /// Returns the number of bytes of a head of `n` values; `None` if `n` is no whole number of
    /// blocks.
    ///
    /// # Examples
    /// ```
    /// use hob_kernels::CacheType;
    ///
    /// assert_eq!(CacheType::F16.row_bytes(64), Some(128));
    /// assert_eq!(CacheType::Q8_0.row_bytes(64), Some(2 * 34));
    /// ```
    pub fn row_bytes(self, n: usize) -> Option<usize> {
        self.tensor_type().row_bytes(n)
    }
}

/// Some cached values.
#[derive(Clone, Copy)]
pub enum Cached<'a> {
    /// 32-bit floats.
    F32(&'a [f32]),
    /// 16-bit floats.
    F16(&'a [f16]),
    /// The upper halves of 32-bit floats.
    BF16(&'a [bf16]),
    /// Blocks of 32 values; no alignment is assumed.
    Blocks {
        /// The type of the blocks.
        ty: TensorType,
        /// The blocks.
        bytes: &'a [u8],
    },
}

impl Cached<'_> {
    /// Returns the number of values.
    pub fn n_values(&self) -> usize {
        match self {
            Cached::F32(x) => x.len(),
            Cached::F16(x) => x.len(),
            Cached::BF16(x) => x.len(),
            Cached::Blocks { ty, bytes } => bytes.len() / ty.block_bytes() * ty.block_len(),
        }
    }
}

/// Bytes of 32 values in Q8_0.
const Q8_0_BYTES: usize = 34;

/// A tile of attention (see [`AttendTile`]) over cached keys and values.
pub struct CachedTile<'a> {
    /// Queries `[n_q × d_k]`.
    pub q: &'a [f32],
    /// Keys `[n_pos × d_k]`.
    pub k: Cached<'a>,
    /// Values `[n_pos × d_v]`.
    pub v: Cached<'a>,
    /// Head size of queries and keys.
    pub d_k: usize,
    /// Head size of values.
    pub d_v: usize,
    /// For each query row the half-open range of positions (within this tile) that it sees; may be
    /// empty.
    pub visible: &'a [(u32, u32)],
    /// Factor of the scores.
    pub scale: f32,
    /// `c` in `c · tanh(score / c)`; 0 = none.
    pub softcap: f32,
}

impl<'a> CachedTile<'a> {
    fn over<'b, T>(&'b self, k: &'b [T], v: &'b [T]) -> AttendTile<'b, T>
    where
        'a: 'b,
    {
        let &CachedTile { q, d_k, d_v, visible, scale, softcap, .. } = self;
        AttendTile { q, k, v, d_k, d_v, visible, scale, softcap }
    }
}

impl Kernels {
    /// Takes one attention step over cached keys and values.
    ///
    /// # Panics
    /// If lengths disagree.
    pub fn attend(
        &self,
        tile: &CachedTile<'_>,
        state: &mut AttendState<'_>,
        scratch: &mut KernelScratch,
    ) {
        match (tile.k, tile.v) {
            (Cached::F16(k), Cached::F16(v)) => self.attend_f16(&tile.over(k, v), state, scratch),
            (Cached::BF16(k), Cached::BF16(v)) => {
                self.attend_bf16(&tile.over(k, v), state, scratch);
            }
            (Cached::F32(k), Cached::F32(v)) => self.attend_f32(&tile.over(k, v), state, scratch),
            (Cached::Blocks { ty, bytes: k }, Cached::Blocks { ty: other, bytes: v })
                if ty == other && self.attends_to_blocks(ty, tile.visible.len()) =>
            {
                self.attend_blocks(ty, &tile.over(k, v), state, scratch);
            }
            (k, v) => {
                let mut wide = std::mem::take(&mut scratch.wide);
                let n_k = k.n_values();
                let n_v = v.n_values();
                if wide.len() < n_k + n_v {
                    wide.resize(n_k + n_v, 0.0);
                }
                let (wide_k, wide_v) = wide[..n_k + n_v].split_at_mut(n_k);
                let k = self.widen(k, wide_k);
                let v = self.widen(v, wide_v);
                self.attend_f32(&tile.over(k, v), state, scratch);
                scratch.wide = wide;
            }
        }
    }

    /// Returns cached values as f32; `to` takes them if they are not already.
    ///
    /// # Panics
    /// If `to` holds another number of values.
    pub fn widen<'a>(&self, x: Cached<'a>, to: &'a mut [f32]) -> &'a [f32] {
        match x {
            Cached::F32(x) => return x,
            Cached::F16(x) => x.convert_to_f32_slice(to),
            Cached::BF16(x) => x.convert_to_f32_slice(to),
            Cached::Blocks { ty, bytes } => self.widen_blocks(ty, bytes, to),
        }
        to
    }

    /// Decodes blocks to f32: the bits that [`dequantize`](crate::dequantize) gives.
    ///
    /// # Panics
    /// If `bytes` are not the blocks of `out.len()` values.
    pub fn widen_blocks(&self, ty: TensorType, bytes: &[u8], out: &mut [f32]) {
        assert_eq!(ty.row_bytes(out.len()), Some(bytes.len()), "blocks of {} values", out.len());
        match self.widen_blocks.get(ty) {
            // SAFETY: the machine has `self.isa`; the lengths were checked above.
            Some(kernel) => unsafe { kernel(bytes, out) },
            None => crate::dequantize(ty, bytes, out),
        }
    }

    /// Writes f32 values in a type of the cache, each rounded to nearest; the scales of blocks of
    /// fewer than 8 bits are those of the least square error.
    ///
    /// # Panics
    /// If `out` has not the bytes of `x.len()` values.
    pub fn store_cached(&self, ty: CacheType, x: &[f32], out: &mut [u8]) {
        if ty == CacheType::Q8_0 {
            return self.store_q8_0(x, out);
        }
        let quantize = quantizer(ty.tensor_type()).expect("types of the cache can be written");
        quantize(x, out);
    }

    /// Converts f32 → blocks of Q8_0, to nearest even.
    ///
    /// # Panics
    /// If `out` has not the bytes of the blocks of `x.len()` values.
    pub fn store_q8_0(&self, x: &[f32], out: &mut [u8]) {
        assert_eq!(
            TensorType::Q8_0.row_bytes(x.len()),
            Some(out.len()),
            "blocks of {} values",
            x.len()
        );
        const AT_ONCE: usize = 256;
        let mut q = [0; AT_ONCE];
        let mut scale = [0.0; AT_ONCE / 32];
        let mut sums = [0; AT_ONCE / 16];
        for (x, out) in x.chunks(AT_ONCE).zip(out.chunks_mut(AT_ONCE / 32 * Q8_0_BYTES)) {
            let n = x.len();
            self.quantize(
                ActEncoding::Q8x32,
                x,
                &mut q[..n],
                &mut scale[..n / 32],
                &mut sums[..n / 16],
            );
            let codes = q.as_chunks::<32>().0.iter().zip(scale);
            for (block, (codes, scale)) in out.as_chunks_mut::<Q8_0_BYTES>().0.iter_mut().zip(codes)
            {
                block[..2].copy_from_slice(&f16::from_f32(scale).to_le_bytes());
                for (byte, code) in block[2..].iter_mut().zip(codes) {
                    *byte = *code as u8;
                }
            }
        }
    }
}
