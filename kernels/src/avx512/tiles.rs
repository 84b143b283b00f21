//! AMX: eight registers ("tiles") of up to 16 rows × 64 bytes and an instruction that multiplies
//! two of them into a third.
//!
//! `tdpbf16ps` multiplies up to 16 tokens × 32 activations by 32 weights × 16 rows, 16384
//! operations in a cycle per token, where vectors of 8-bit numbers take 64; `tdpb*d` twice as many
//! of 8 bits.
//!
//! **Types.** Matmuls take bf16 (`tiles_bf16`). Bytes would be twice as fast and are not: what
//! differs from block to block has to be multiplied in before (k-quants' integer scales, whose
//! products take two planes of bytes) or afterwards, from memory, by vectors. 8-bit tiles for
//! k-quants had 0.5–0.9 times the speed of bf16 (512 tokens, Emerald Rapids, November 2026; Q3_K
//! alone 1.04), and those for Q8_0 none over vectors.
//!
//! **Tokens** go in pairs of tiles of one size, so that shapes are set once per matmul. The last
//! tiles overlap those before them where tokens are no multiple; what is computed twice is dropped.
//! For example, 70 tokens need more than four tiles of 16, so three pairs; 70 / 6 rounded up is 12
//! tokens a tile. The tiles begin at tokens 0, 12, 24, 36, 48 and 58: the last shares 58 and 59
//! with the one before.
//!
//! **Assembly.** Stable Rust has no intrinsics for tiles. Between the `asm!` blocks here and in
//! `tiles_bf16` shapes and sums stay in the processor. Nothing disturbs them: no function is
//! compiled with AMX, so that no compiled code reads or changes tiles, and the system saves them
//! with a thread's other state. To Rust they are a device that these blocks alone drive.

use std::arch::asm;

use crate::peak::{BYTES, FLOATS, Factors};

/// Pairs of tiles × 256 weights after which shapes are set anew: 10 to 20 µs.
const UNITS_PER_REFRESH: usize = 64;
/// Most rows of a tile.
pub(super) const ROWS: usize = 16;
/// Bytes of a tile's rows.
pub(super) const LINE: usize = 64;

/// The shapes of this thread's tiles; given up when dropped, so that the system need not save them.
#[repr(align(64))]
pub(super) struct Tiles {
    shapes: [u8; 64],
    units: usize,
}

impl Tiles {
    /// Computes in tiles 0–3: dot products of `n_tokens` tokens (at most 16) × 16 rows. Tiles 4, 5:
    /// 64 activations of `n_tokens` tokens. Tiles 6, 7: 64 weights of 16 rows.
    ///
    /// # Safety
    /// The machine has `Isa::Avx512Amx`.
    pub(super) unsafe fn new(n_tokens: usize) -> Tiles {
        assert!((1..=ROWS).contains(&n_tokens));
        let mut shapes = [0; 64];
        shapes[0] = 1; // the only palette
        for tile in 0..8 {
            let rows = if tile < 6 { n_tokens } else { ROWS };
            shapes[16 + 2 * tile] = LINE as u8;
            shapes[48 + tile] = rows as u8;
        }
        let tiles = Tiles { shapes, units: 0 };
        tiles.set();
        tiles
    }

    fn set(&self) {
        // SAFETY: the machine has AMX, as the caller of `new` promised; the 64 bytes are a valid
        // description of palette 1.
        unsafe {
            asm!(
                "ldtilecfg [{}]",
                in(reg) &self.shapes,
                options(nostack, readonly, preserves_flags),
            );
        };
    }

    /// Sets the shapes again from time to time, which empties all tiles.
    ///
    /// When the system has taken the processor from this thread and given it back, tiles stay slow
    /// until their shapes are set anew: products by 2.3, loads by 3, and one waits for the other
    /// (Emerald Rapids, a virtual machine, November 2026). Setting them takes some 130 ns.
    pub(super) fn refresh(&mut self, units: usize) {
        self.units += units;
        if self.units >= UNITS_PER_REFRESH {
            self.units = 0;
            self.set();
        }
    }
}

impl Drop for Tiles {
    fn drop(&mut self) {
        // SAFETY: `Tiles` exists only where there is AMX.
        unsafe { asm!("tilerelease", options(nostack, nomem, preserves_flags)) };
    }
}

/// The division of tokens into tiles.
#[derive(Clone, Copy)]
pub(super) struct Spread {
    n_tokens: usize,
    /// Tokens of each tile.
    pub size: usize,
    /// Pairs of tiles.
    pub n_pairs: usize,
}

impl Spread {
    pub(super) fn new(n_tokens: usize) -> Spread {
        let size = n_tokens.div_ceil(2 * n_tokens.div_ceil(2 * ROWS));
        Spread { n_tokens, size, n_pairs: n_tokens.div_ceil(2 * size) }
    }

    /// Returns the number of tokens in all.
    pub(super) fn n_tokens(&self) -> usize {
        self.n_tokens
    }

    /// Returns the first tokens of the tiles of a pair; tiles lie within the tokens.
    pub(super) fn pair(&self, i: usize) -> [usize; 2] {
        [2 * i, 2 * i + 1].map(|tile| (tile * self.size).min(self.n_tokens - self.size))
    }
}

/// A tile of factors.
type Factor = [u8; ROWS * LINE];

/// Returns all that [`products_of_four`] takes.
fn factors(of: &Factors) -> [&Factor; 4] {
    let of = of.pieces();
    [&of[0], &of[1], &of[2], &of[3]]
}

/// Loads four tiles of factors and multiplies each of two by each of the others, with the
/// instruction that is named.
macro_rules! products_of_four {
    ($product:literal, $factors:expr) => {{
        let [a, b, c, d] = $factors;
        asm!(
            "tileloadd tmm4, [{a} + {line}*1]",
            "tileloadd tmm6, [{c} + {line}*1]",
            concat!($product, " tmm0, tmm4, tmm6"),
            "tileloadd tmm7, [{d} + {line}*1]",
            concat!($product, " tmm1, tmm4, tmm7"),
            "tileloadd tmm5, [{b} + {line}*1]",
            concat!($product, " tmm2, tmm5, tmm6"),
            concat!($product, " tmm3, tmm5, tmm7"),
            a = in(reg) a,
            b = in(reg) b,
            c = in(reg) c,
            d = in(reg) d,
            line = in(reg) LINE,
            options(nostack, readonly, preserves_flags),
        )
    }};
}

/// Measures the most that tiles multiply (see `limits`): `tdpbssd` into four of them.
///
/// Factors are loaded, one tile for each product, as no matmul can do without. That takes no time
/// of its own, but power: with random numbers Emerald Rapids clocks a fifth lower than with zeros,
/// or with tiles that are never loaded anew (November 2026).
///
/// # Safety
/// The machine has `Isa::Avx512Amx`.
pub(super) unsafe fn peak_int8(n: u64) -> u64 {
    // SAFETY: the caller's promise.
    let _tiles = unsafe { Tiles::new(ROWS) };
    let factors = factors(&BYTES);
    for _ in 0..n {
        // SAFETY: there is AMX, with the shapes above; tiles have no more bytes than what they are
        // loaded from.
        unsafe { products_of_four!("tdpbssd", factors) };
    }
    n * 4 * 2 * (ROWS * ROWS * LINE) as u64
}

/// Works as [`peak_int8`], of `tdpbf16ps`.
///
/// # Safety
/// The machine has `Isa::Avx512Amx`.
pub(super) unsafe fn peak_bf16(n: u64) -> u64 {
    // SAFETY: the caller's promise.
    let _tiles = unsafe { Tiles::new(ROWS) };
    let factors = factors(&FLOATS);
    for _ in 0..n {
        // SAFETY: as above.
        unsafe { products_of_four!("tdpbf16ps", factors) };
    }
    n * 4 * 2 * (ROWS * ROWS * LINE / 2) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_hold_every_token() {
        for n_tokens in 2..700 {
            let spread = Spread::new(n_tokens);
            let mut seen = vec![false; n_tokens];
            for t0 in (0..spread.n_pairs).flat_map(|i| spread.pair(i)) {
                assert!(t0 + spread.size <= n_tokens && spread.size <= ROWS);
                seen[t0..t0 + spread.size].fill(true);
            }
            assert!(seen.iter().all(|&seen| seen), "{n_tokens} tokens");
        }
    }
}
