//! The IQ types with grids: how a block's points, signs and scales are written. Layouts: see
//! `dequant`, which reads them.

use std::sync::LazyLock;

use super::fit::{WeightedBy, mean_square, weights};
use super::grid::{GridType, PlacedBlock, PointGrid, SignCount, without_signs};
use crate::dequant::grids;

static GRID_2_XXS: LazyLock<PointGrid<8, 3>> =
    LazyLock::new(|| PointGrid::new(&grids::IQ2_XXS, 1.0));
static GRID_2_XS: LazyLock<PointGrid<8, 3>> = LazyLock::new(|| PointGrid::new(&grids::IQ2_XS, 1.0));
static GRID_2_S: LazyLock<PointGrid<8, 3>> = LazyLock::new(|| PointGrid::new(&grids::IQ2_S, 1.0));
static GRID_3_XXS: LazyLock<PointGrid<4, 8>> =
    LazyLock::new(|| PointGrid::new(&grids::IQ3_XXS, 1.0));
static GRID_3_S: LazyLock<PointGrid<4, 8>> = LazyLock::new(|| PointGrid::new(&grids::IQ3_S, 1.0));
// eighths: points are moved by one
static GRID_1: LazyLock<PointGrid<8, 3>> = LazyLock::new(|| PointGrid::new(&grids::IQ1, 8.0));

/// Largest scales of 4 and of 3 bits: 2s + 1.
const FOUR_BITS: i32 = 31;
const THREE_BITS: i32 = 15;

/// Finds a block of points with signs: `unit` as in [`GridType::block`].
#[inline(always)]
fn signed<const DIM: usize, const LEVELS: usize>(
    grid: &PointGrid<DIM, LEVELS>,
    part: usize,
    unit: f32,
    count: SignCount,
    x: &[f32; 256],
    importance: Option<&[f32; 256]>,
) -> (PlacedBlock, [u8; 32]) {
    let base = mean_square(x);
    let w = weights(x, importance, WeightedBy::ImportanceAndSize, |x| base + x * x);
    let mut sizes = *x;
    let signs = without_signs(&mut sizes, &w, count);
    let shifted_alike = part / DIM;
    let ty = GridType { grid, part, largest_scale: FOUR_BITS, shift: 0.0, shifted_alike };
    (ty.block(&sizes, &w, unit), signs)
}

/// Encodes IQ2_XXS.
#[inline(always)]
pub(super) fn iq2_xxs(x: &[f32; 256], importance: Option<&[f32; 256]>) -> [u8; 66] {
    let (found, signs) = signed(&*GRID_2_XXS, 32, 8.0, SignCount::Even, x, importance);
    let mut block = [0; 66];
    block[..2].copy_from_slice(&found.d);
    for (i, to) in block[2..].as_chunks_mut::<8>().0.iter_mut().enumerate() {
        let mut word = u64::from(found.scales[i]) << 60;
        for j in 0..4 {
            word |= u64::from(found.parts[i].points[j]) << (8 * j);
            word |= u64::from(signs[4 * i + j] & 127) << (32 + 7 * j);
        }
        *to = word.to_le_bytes();
    }
    block
}

/// Encodes IQ2_XS.
#[inline(always)]
pub(super) fn iq2_xs(x: &[f32; 256], importance: Option<&[f32; 256]>) -> [u8; 74] {
    let (found, signs) = signed(&*GRID_2_XS, 16, 8.0, SignCount::Even, x, importance);
    let mut block = [0; 74];
    block[..2].copy_from_slice(&found.d);
    for (i, to) in block[2..66].as_chunks_mut::<2>().0.iter_mut().enumerate() {
        let word = found.parts[i / 2].points[i % 2] | u16::from(signs[i] & 127) << 9;
        *to = word.to_le_bytes();
    }
    put_scale_nibbles(&found.scales, &mut block[66..]);
    block
}

/// Encodes IQ2_S.
#[inline(always)]
pub(super) fn iq2_s(x: &[f32; 256], importance: Option<&[f32; 256]>) -> [u8; 82] {
    let (found, signs) = signed(&*GRID_2_S, 16, 8.0, SignCount::Any, x, importance);
    let mut block = [0; 82];
    block[..2].copy_from_slice(&found.d);
    for i in 0..32 {
        let [low, high] = found.parts[i / 2].points[i % 2].to_le_bytes();
        block[2 + i] = low;
        block[66 + i / 4] |= high << (i % 4 * 2);
    }
    block[34..66].copy_from_slice(&signs);
    put_scale_nibbles(&found.scales, &mut block[74..]);
    block
}

/// Encodes IQ3_XXS.
#[inline(always)]
pub(super) fn iq3_xxs(x: &[f32; 256], importance: Option<&[f32; 256]>) -> [u8; 98] {
    let (found, signs) = signed(&*GRID_3_XXS, 32, 4.0, SignCount::Even, x, importance);
    let mut block = [0; 98];
    block[..2].copy_from_slice(&found.d);
    for i in 0..64 {
        block[2 + i] = found.parts[i / 8].points[i % 8] as u8;
    }
    for (i, to) in block[66..].as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let mut word = u32::from(found.scales[i]) << 28;
        for j in 0..4 {
            word |= u32::from(signs[4 * i + j] & 127) << (7 * j);
        }
        *to = word.to_le_bytes();
    }
    block
}

/// Encodes IQ3_S.
#[inline(always)]
pub(super) fn iq3_s(x: &[f32; 256], importance: Option<&[f32; 256]>) -> [u8; 110] {
    let (found, signs) = signed(&*GRID_3_S, 32, 1.0, SignCount::Any, x, importance);
    let mut block = [0; 110];
    block[..2].copy_from_slice(&found.d);
    for i in 0..64 {
        let [low, high] = found.parts[i / 8].points[i % 8].to_le_bytes();
        block[2 + i] = low;
        block[66 + i / 8] |= high << (i % 8);
    }
    block[74..106].copy_from_slice(&signs);
    put_scale_nibbles(&found.scales[..8], &mut block[106..]);
    block
}

/// Writes scales of four bits, the first of two in the low nibble.
#[inline(always)]
fn put_scale_nibbles(scales: &[u8], to: &mut [u8]) {
    for (to, [low, high]) in to.iter_mut().zip(scales.as_chunks::<2>().0) {
        *to = low | high << 4;
    }
}

/// Finds a block of points that are moved, `alike` in a row alike.
#[inline(always)]
fn moved(
    part: usize,
    alike: usize,
    x: &[f32; 256],
    importance: Option<&[f32; 256]>,
) -> PlacedBlock {
    let base = mean_square(x);
    let w = weights(x, importance, WeightedBy::ImportanceAndSize, |x| base + x * x);
    let ty = GridType {
        grid: &*GRID_1,
        part,
        largest_scale: THREE_BITS,
        shift: 1.0,
        shifted_alike: alike,
    };
    ty.block(x, &w, 8.0)
}

/// Encodes IQ1_S.
#[inline(always)]
pub(super) fn iq1_s(x: &[f32; 256], importance: Option<&[f32; 256]>) -> [u8; 50] {
    let found = moved(32, 4, x, importance);
    let mut block = [0; 50];
    block[..2].copy_from_slice(&found.d);
    for i in 0..8 {
        let mut word = u16::from(found.scales[i]) << 12 | u16::from(found.parts[i].down & 1) << 15;
        for j in 0..4 {
            let [low, high] = found.parts[i].points[j].to_le_bytes();
            block[2 + 4 * i + j] = low;
            word |= u16::from(high) << (3 * j);
        }
        block[34 + 2 * i..][..2].copy_from_slice(&word.to_le_bytes());
    }
    block
}

/// Encodes IQ1_M.
#[inline(always)]
pub(super) fn iq1_m(x: &[f32; 256], importance: Option<&[f32; 256]>) -> [u8; 56] {
    let found = moved(16, 1, x, importance);
    let mut block = [0; 56];
    for i in 0..32 {
        let part = &found.parts[i / 2];
        let [low, high] = part.points[i % 2].to_le_bytes();
        block[i] = low;
        block[32 + i / 2] |= (high | (part.down >> (i % 2) & 1) << 3) << (i % 2 * 4);
    }
    let d = u16::from_le_bytes(found.d);
    for (i, to) in block[48..].as_chunks_mut::<2>().0.iter_mut().enumerate() {
        let mut word = (d >> (4 * i) & 15) << 12;
        for j in 0..4 {
            word |= u16::from(found.scales[4 * i + j]) << (3 * j);
        }
        *to = word.to_le_bytes();
    }
    block
}
