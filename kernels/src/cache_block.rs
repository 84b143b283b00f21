//! Blocks of 32 cached values, which attention decodes in registers, and a tile's elements of any
//! kind by position.
//!
//! A block is what the tensor type of its name has (`scalar::blocks` says where the bits lie): `d`
//! f16, for some types `m` f16, for some the fifth bits of 32 codes, then the codes. Each
//! instruction set decodes all of them by one function, which [`BlockLayout`] tells apart at
//! compile time. A value is `d · code + m`, rounded after the product and after the sum: the same
//! bits as [`dequantize`](crate::dequantize) gives.

use std::marker::PhantomData;
use std::ops::Range;

use crate::operands::{AttendTile, CachedElement};
use crate::scalar::blocks::IQ4;
use crate::weight_types::{IQ4NL, Q4_0, Q4_1, Q5_0, Q5_1, Q8_0};

/// The elements of a tile's keys and values by position.
pub(crate) trait TileElements<'a, T> {
    /// Returns the number of positions.
    #[cfg(target_arch = "x86_64")]
    fn n_pos(&self) -> usize;
    /// Returns the key of a position.
    fn key(&self, position: usize) -> &'a [T];
    /// Returns the values of a range of positions.
    fn values(&self, positions: Range<usize>) -> &'a [T];
}

impl<'a, T: CachedElement> TileElements<'a, T> for AttendTile<'a, T> {
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn n_pos(&self) -> usize {
        self.k.len() * T::LEN / self.d_k
    }

    #[inline(always)]
    fn key(&self, position: usize) -> &'a [T] {
        &self.k[position * self.d_k / T::LEN..][..self.d_k / T::LEN]
    }

    #[inline(always)]
    fn values(&self, positions: Range<usize>) -> &'a [T] {
        &self.v[positions.start * self.d_v / T::LEN..positions.end * self.d_v / T::LEN]
    }
}

/// Returns the tile with its bytes as the blocks that they are.
#[inline(always)]
pub(crate) fn tile_of_blocks<'a, L, const BYTES: usize>(
    tile: &AttendTile<'a, u8>,
) -> AttendTile<'a, CachedBlock<L, BYTES>> {
    let &AttendTile { q, k, v, d_k, d_v, visible, scale, softcap } = tile;
    let k = CachedBlock::of(k);
    let v = CachedBlock::of(v);
    AttendTile { q, k, v, d_k, d_v, visible, scale, softcap }
}

/// A block of 32 values in the layout `L`.
#[repr(transparent)]
pub(crate) struct CachedBlock<L, const BYTES: usize> {
    pub(crate) bytes: [u8; BYTES],
    layout: PhantomData<L>,
}

impl<L, const BYTES: usize> Clone for CachedBlock<L, BYTES> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L, const BYTES: usize> Copy for CachedBlock<L, BYTES> {}

impl<L, const BYTES: usize> CachedBlock<L, BYTES> {
    /// Returns bytes as the blocks that they are.
    pub(crate) fn of(bytes: &[u8]) -> &[Self] {
        let (blocks, rest) = bytes.as_chunks::<BYTES>();
        assert!(rest.is_empty(), "{} bytes are no whole blocks of {BYTES}", bytes.len());
        // SAFETY: a block is transparent to its bytes, of which there are as many.
        unsafe { std::slice::from_raw_parts(blocks.as_ptr().cast(), blocks.len()) }
    }
}

impl<L: BlockLayout<BYTES>, const BYTES: usize> CachedElement for CachedBlock<L, BYTES> {
    const LEN: usize = 32;
}

/// The form of the codes of a block.
#[derive(Clone, Copy)]
pub(crate) enum CodeForm {
    /// A signed byte each.
    Bytes,
    /// Half a byte each, the first 16 in the low halves, with a fifth bit where the type has one;
    /// this number is taken off.
    Less(i8),
    /// Half a byte each, an index into [`IQ4`].
    Table(&'static [i8; 16]),
}

/// The layout of a block of 32 values in `BYTES` bytes, of which the first two are `d`.
pub(crate) trait BlockLayout<const BYTES: usize>: 'static {
    /// The byte of `m`, which is added to every value, if the type has it.
    const M: Option<usize>;
    /// The first byte of the fifth bits of the codes, if the type has them.
    const FIFTH_BITS: Option<usize>;
    /// The first byte of the codes.
    const CODES: usize;
    /// The form of the codes.
    const FORM: CodeForm;
}

macro_rules! layouts {
    ($(
        $layout:ident, $bytes:literal, $m:expr, $fifth_bits:expr, $codes:literal, $form:expr;
    )*) => {$(
        impl BlockLayout<$bytes> for $layout {
            const M: Option<usize> = $m;
            const FIFTH_BITS: Option<usize> = $fifth_bits;
            const CODES: usize = $codes;
            const FORM: CodeForm = $form;
        }
    )*};
}

layouts! {
    Q8_0, 34, None, None, 2, CodeForm::Bytes;
    Q5_1, 24, Some(2), Some(4), 8, CodeForm::Less(0);
    Q5_0, 22, None, Some(2), 6, CodeForm::Less(16);
    Q4_1, 20, Some(2), None, 4, CodeForm::Less(0);
    Q4_0, 18, None, None, 2, CodeForm::Less(8);
    IQ4NL, 18, None, None, 2, CodeForm::Table(&IQ4);
}

/// Makes a table of a generic function for every type of blocks.
macro_rules! by_block_type {
    ($($function:ident)::+) => {
        $crate::format::TypeTable::new(&[
            ($crate::TensorType::Q8_0, $($function)::+::<$crate::weight_types::Q8_0, 34>),
            ($crate::TensorType::Q5_1, $($function)::+::<$crate::weight_types::Q5_1, 24>),
            ($crate::TensorType::Q5_0, $($function)::+::<$crate::weight_types::Q5_0, 22>),
            ($crate::TensorType::Q4_1, $($function)::+::<$crate::weight_types::Q4_1, 20>),
            ($crate::TensorType::Q4_0, $($function)::+::<$crate::weight_types::Q4_0, 18>),
            ($crate::TensorType::IQ4_NL, $($function)::+::<$crate::weight_types::IQ4NL, 18>),
        ])
    };
}

pub(crate) use by_block_type;
