//! Four neighbouring blocks of a 4- or 5-bit type with blocks of 32, as the row-wise kernels take
//! them.
//!
//! All fields of these blocks lie at even bytes, so that one permutation of 16-bit words over two
//! overlapping loads gathers a field of all four blocks. Nibbles come out with the blocks side by
//! side, 16 bytes each: low halves are each block's weights 0–15, high halves its weights 16–31.

use std::arch::x86_64::*;

use super::lanes::{at, load64};

/// Four blocks in two registers.
pub(super) struct FourBlocks {
    /// Their first 64 bytes.
    front: __m512i,
    /// Their last 64 bytes.
    back: __m512i,
    /// Bytes of the four.
    bytes: usize,
}

impl FourBlocks {
    /// Returns four blocks of `BYTES / 4` bytes.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    pub(super) fn load<const BYTES: usize>(blocks: &[u8; BYTES]) -> Self {
        FourBlocks {
            front: load64(at(blocks, 0)),
            back: load64(at(blocks, BYTES - 64)),
            bytes: BYTES,
        }
    }

    /// Returns 32 words: for each block `count` ones, beginning at word `first` and each taken
    /// `times` times.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    fn words(&self, first: usize, count: usize, times: usize) -> __m512i {
        let mut pick = [0u16; 32];
        for (i, pick) in pick.iter_mut().enumerate() {
            let block = i / (count * times) % 4;
            let word = i / times % count;
            let word = block * (self.bytes / 8) + first + word;
            // beyond the front, word w is word w − (bytes − 64) / 2 of the back, which counts from
            // 32
            *pick = if word < 32 { word } else { word - (self.bytes - 64) / 2 + 32 } as u16;
        }
        // SAFETY: the array has the 64 bytes read.
        let pick = unsafe { _mm512_loadu_si512(pick.as_ptr().cast()) };
        _mm512_permutex2var_epi16(self.front, pick, self.back)
    }

    /// Returns the f16 at byte `offset` of each block, in its four lanes of products.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    pub(super) fn floats(&self, offset: usize) -> __m512 {
        _mm512_cvtph_ps(_mm512_castsi512_si256(self.words(offset / 2, 1, 4)))
    }

    /// Returns the codes whose nibbles begin at byte `offset`.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    pub(super) fn nibbles(&self, offset: usize) -> [__m512i; 2] {
        let mask = _mm512_set1_epi8(15);
        let both = self.words(offset / 2, 8, 1);
        [_mm512_and_si512(both, mask), _mm512_and_si512(_mm512_srli_epi16::<4>(both), mask)]
    }

    /// Returns the codes whose fifth bits begin at byte `bits` and nibbles at byte `offset`.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    pub(super) fn five_bits(&self, bits: usize, offset: usize) -> [__m512i; 2] {
        let [low, high] = self.nibbles(offset);
        // bit i is weight i's: a block's first word serves its low nibbles, the second the high
        // ones
        let first = _mm_cvtsi128_si64(_mm512_castsi512_si128(self.words(bits / 2, 1, 1))) as u64;
        let second =
            _mm_cvtsi128_si64(_mm512_castsi512_si128(self.words(bits / 2 + 1, 1, 1))) as u64;
        let sixteen = _mm512_set1_epi8(16);
        [
            _mm512_mask_add_epi8(low, first, low, sixteen),
            _mm512_mask_add_epi8(high, second, high, sixteen),
        ]
    }
}

/// Returns where activation `i` of block `block` stands beside these codes: register and byte.
pub(super) fn position(block: usize, i: usize) -> (usize, usize) {
    (i / 16, 16 * block + i % 16)
}
