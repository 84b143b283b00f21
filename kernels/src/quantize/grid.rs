//! The search for points of the grids of the IQ types.
//!
//! The coordinates of a point take three values, or eight, so a grid is a part of a lattice. The
//! nearest point of the lattice is found value by value; where the grid lacks it, one of those
//! points of the grid is taken that are near to it, whichever has the least error. Scales are those
//! of least squares for the points found, for several starts; then the block's scale and the
//! integers over it are chosen, and all points once more.

use super::fit::{Weighted, extreme, nearest};
use super::{inverse, to_f16};
#[cfg(target_arch = "x86_64")]
use crate::isa::Isa;

/// Points of the grid that are tried for one of the lattice that it lacks.
const NEAR: usize = 8;
/// Most points of a group of weights under one scale.
const MOST_POINTS: usize = 8;
/// The sizes that the largest magnitude of a group starts with, in parts of the largest coordinate:
/// below 1 others have room, above it is cut off.
const STARTS: [f32; 9] = [0.58, 0.68, 0.77, 0.85, 0.92, 0.99, 1.07, 1.17, 1.3];

/// A grid of points of `DIM` coordinates, each one of `LEVELS` values.
pub(super) struct PointGrid<const DIM: usize, const LEVELS: usize> {
    /// The values of coordinates, ascending.
    levels: [f32; LEVELS],
    /// The middles between each and the next.
    middles: [f32; LEVELS],
    /// The step that each level of a coordinate adds to the number of a point of the lattice.
    places: [i32; DIM],
    /// The points.
    points: Vec<[f32; DIM]>,
    /// The index in `near` of the first point near to each one of the lattice.
    starts: Vec<u32>,
    /// Those points: one, if it is itself of the grid.
    near: Vec<u16>,
}

impl<const DIM: usize, const LEVELS: usize> PointGrid<DIM, LEVELS> {
    /// Returns the grid of points whose coordinates are `factor` times these.
    pub(super) fn new(points: &[[i8; DIM]], factor: f32) -> PointGrid<DIM, LEVELS> {
        let mut values: Vec<f32> =
            points.as_flattened().iter().map(|&v| factor * f32::from(v)).collect();
        values.sort_unstable_by(f32::total_cmp);
        values.dedup();
        let levels: [f32; LEVELS] = std::array::from_fn(|i| values[i]);
        let middle = |i: usize| values.get(i + 1).map_or(f32::INFINITY, |v| (v + values[i]) / 2.0);
        let middles = std::array::from_fn(middle);
        let points = points.iter().map(|point| point.map(|v| factor * f32::from(v))).collect();
        let places = std::array::from_fn(|i| LEVELS.pow(i as u32) as i32);
        let mut grid =
            PointGrid { levels, middles, places, points, starts: Vec::new(), near: Vec::new() };
        for index in 0..LEVELS.pow(DIM as u32) {
            grid.starts.push(grid.near.len() as u32);
            let mut rest = index;
            let place: [f32; DIM] = std::array::from_fn(|_| {
                let level = levels[rest % LEVELS];
                rest /= LEVELS;
                level
            });
            let near = grid.nearest_points(&place);
            grid.near.extend(near);
        }
        grid.starts.push(grid.near.len() as u32);
        grid
    }

    /// Returns the numbers of the points nearest to a place: itself, or some.
    fn nearest_points(&self, place: &[f32; DIM]) -> Vec<u16> {
        let distance =
            |point: &[f32; DIM]| point.iter().zip(place).map(|(a, b)| (a - b) * (a - b)).sum();
        let mut all: Vec<(f32, u16)> = self.points.iter().map(distance).zip(0..).collect();
        let (_, &mut (least, nearest), _) =
            all.select_nth_unstable_by(0, |a, b| a.0.total_cmp(&b.0));
        if least == 0.0 {
            return vec![nearest];
        }
        all.select_nth_unstable_by(NEAR, |a, b| a.0.total_cmp(&b.0));
        all.truncate(NEAR);
        all.into_iter().map(|(_, number)| number).collect()
    }

    /// Returns the number of the point with the least error beside `x`.
    #[inline(always)]
    fn nearest(&self, x: &[f32; DIM], w: &[f32; DIM]) -> u16 {
        let mut levels = [0; DIM];
        for &middle in &self.middles[..LEVELS - 1] {
            for i in 0..DIM {
                levels[i] += i32::from(x[i] > middle);
            }
        }
        let mut index = 0;
        for (level, place) in levels.iter().zip(self.places) {
            index += level * place;
        }
        let index = index as usize;
        let near = &self.near[self.starts[index] as usize..self.starts[index + 1] as usize];
        let mut best = near[0];
        let mut least = f32::INFINITY;
        if near.len() == 1 {
            return best;
        }
        for &number in near {
            let point = &self.points[usize::from(number)];
            let mut errors = [0.0; DIM];
            for i in 0..DIM {
                errors[i] = w[i] * (x[i] - point[i]) * (x[i] - point[i]);
            }
            let error = sum(errors);
            if error < least {
                least = error;
                best = number;
            }
        }
        best
    }
}

/// Points for a group of weights under one scale.
#[derive(Clone, Copy, Default)]
pub(super) struct PlacedPart {
    /// The numbers of the points.
    pub(super) points: [u16; MOST_POINTS],
    /// Bit `i`: point `i` is moved down and not up.
    pub(super) down: u8,
    /// Σ w · x · q.
    wxq: f32,
    /// Σ w · q².
    wqq: f32,
}

impl PlacedPart {
    /// Returns by how much a scale makes the error smaller than Σ w · x².
    #[inline(always)]
    fn gain(&self, scale: f32) -> f32 {
        scale * (2.0 * self.wxq - scale * self.wqq)
    }
}

/// The make of a type's blocks.
pub(super) struct GridType<'a, const DIM: usize, const LEVELS: usize> {
    /// The grid.
    pub(super) grid: &'a PointGrid<DIM, LEVELS>,
    /// Weights under one scale.
    pub(super) part: usize,
    /// The largest scale: scales are 1, 3, 5 and so on.
    pub(super) largest_scale: i32,
    /// The number by which points are moved up or down, 0 for none, and how many are moved alike.
    pub(super) shift: f32,
    /// Points that are moved alike.
    pub(super) shifted_alike: usize,
}

/// A block as found, which each type writes in its own way.
pub(super) struct PlacedBlock {
    /// The block's scale, an f16.
    pub(super) d: [u8; 2],
    /// For each part s of its scale 2s + 1.
    pub(super) scales: [u8; 16],
    /// The parts' points.
    pub(super) parts: [PlacedPart; 16],
}

impl<const DIM: usize, const LEVELS: usize> GridType<'_, DIM, LEVELS> {
    /// Returns the points for a group at `1 / scale`.
    #[inline(always)]
    fn place(&self, group: Weighted, inverse: f32) -> PlacedPart {
        let xs = group.x.as_chunks::<DIM>().0;
        let ws = group.w.as_chunks::<DIM>().0;
        let alike = self.shifted_alike;
        let mut placed = PlacedPart::default();
        for from in (0..xs.len()).step_by(alike) {
            let xs = &xs[from..][..alike];
            let ws = &ws[from..][..alike];
            let mut best = self.moved(xs, ws, inverse, self.shift);
            if self.shift != 0.0 {
                let other = self.moved(xs, ws, inverse, -self.shift);
                if other.error < best.error {
                    best = other;
                    placed.down |= ((1 << alike) - 1) << from;
                }
            }
            placed.points[from..from + alike].copy_from_slice(&best.points[..alike]);
            placed.wxq += best.wxq;
            placed.wqq += best.wqq;
        }
        placed
    }

    /// Returns the points for some values, moved by `shift`.
    #[inline(always)]
    fn moved(&self, xs: &[[f32; DIM]], ws: &[[f32; DIM]], inverse: f32, shift: f32) -> Moved {
        let mut points = [0; MOST_POINTS];
        let mut errors = [0.0; DIM];
        let mut wxq = [0.0; DIM];
        let mut wqq = [0.0; DIM];
        for ((x, w), to) in xs.iter().zip(ws).zip(&mut points) {
            let scaled = x.map(|x| x * inverse - shift);
            *to = self.grid.nearest(&scaled, w);
            let point = &self.grid.points[usize::from(*to)];
            for i in 0..DIM {
                let q = point[i] + shift;
                let error = scaled[i] - point[i];
                errors[i] += w[i] * error * error;
                wxq[i] += w[i] * x[i] * q;
                wqq[i] += w[i] * q * q;
            }
        }
        Moved { points, error: sum(errors), wxq: sum(wxq), wqq: sum(wqq) }
    }

    /// Returns the best scale of a group.
    #[inline(always)]
    fn scale(&self, group: Weighted) -> f32 {
        let largest = extreme(group.x).abs();
        let top = self.grid.levels[LEVELS - 1] + self.shift;
        let mut best = 0.0;
        let mut most = 0.0;
        if largest == 0.0 {
            return best;
        }
        // moved points are placed twice, and the ends of the range are hardly ever best for them
        let ends = if self.shift == 0.0 { 0 } else { 1 };
        // a group of one magnitude may be a point of the lowest level alone
        let lowest = self.grid.levels[0] / top;
        let lowest = (lowest > 0.0).then_some(lowest);
        let starts = &STARTS[ends..STARTS.len() - ends];
        for start in starts.iter().copied().chain(lowest) {
            let placed = self.place(group, start * top / largest);
            let gain = placed.wxq * placed.wxq / placed.wqq;
            if placed.wxq > 0.0 && gain > most {
                most = gain;
                best = placed.wxq / placed.wqq;
            }
        }
        // the sums may have under- or overflowed
        if best == 0.0 { largest / top } else { best }
    }

    /// Returns the points and scales of a block of 256 values; `unit` parts of a scale of 1 are the
    /// block's scale.
    pub(super) fn block(&self, x: &[f32; 256], w: &[f32; 256], unit: f32) -> PlacedBlock {
        #[cfg(target_arch = "x86_64")]
        if Isa::Avx2.is_available() {
            // SAFETY: the machine was asked.
            return unsafe { self.found_by_avx2(x, w, unit) };
        }
        self.found(x, w, unit)
    }

    /// Computes the same, compiled for AVX2: one search for all encoders of a kind of grid.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,fma,f16c")]
    fn found_by_avx2(&self, x: &[f32; 256], w: &[f32; 256], unit: f32) -> PlacedBlock {
        self.found(x, w, unit)
    }

    #[inline(always)]
    fn found(&self, x: &[f32; 256], w: &[f32; 256], unit: f32) -> PlacedBlock {
        let all = Weighted { x, w };
        let mut scales = [0.0; 16];
        let mut largest = 0.0f32;
        for (scale, group) in scales.iter_mut().zip(all.groups(self.part)) {
            *scale = self.scale(group);
            largest = largest.max(*scale);
        }
        let (bytes, mut d) = to_f16(largest / self.largest_scale as f32 * unit);
        let mut block =
            PlacedBlock { d: bytes, scales: [0; 16], parts: [PlacedPart::default(); 16] };
        let mut wxq = 0.0;
        let mut wqq = 0.0;
        for (i, group) in all.groups(self.part).enumerate() {
            let (s, placed) = self.nearest_scale(group, d / unit, scales[i]);
            block.scales[i] = s;
            let scale = f32::from(2 * s + 1);
            wxq += scale * placed.wxq;
            wqq += scale * scale * placed.wqq;
        }
        if wxq > 0.0 && wqq > 0.0 {
            let (bytes, rounded) = to_f16(wxq / wqq * unit);
            block.d = bytes;
            d = rounded;
        }
        for (i, group) in all.groups(self.part).enumerate() {
            let scale = d / unit * f32::from(2 * block.scales[i] + 1);
            block.parts[i] = self.place(group, inverse(scale));
        }
        block
    }

    /// Returns the s of the scale 2s + 1 that is best over `d`, of those next to `scale`, and the
    /// points under it.
    #[inline(always)]
    fn nearest_scale(&self, group: Weighted, d: f32, scale: f32) -> (u8, PlacedPart) {
        let highest = (self.largest_scale - 1) / 2;
        let near = nearest((scale * inverse(d) - 1.0) / 2.0, 0, highest);
        let mut best = (near as u8, PlacedPart::default());
        let mut most = f32::NEG_INFINITY;
        for s in (near - 1).max(0)..=(near + 1).min(highest) {
            let scale = d * (2 * s + 1) as f32;
            let placed = self.place(group, inverse(scale));
            let gain = placed.gain(scale);
            if gain > most {
                most = gain;
                best = (s as u8, placed);
            }
        }
        best
    }
}

/// Points for some values, with their error.
struct Moved {
    points: [u16; MOST_POINTS],
    error: f32,
    wxq: f32,
    wqq: f32,
}

/// Returns the sum of 4 or 8 values, of halves: in vectors, without changing the order.
#[inline(always)]
fn sum<const DIM: usize>(mut values: [f32; DIM]) -> f32 {
    let mut n = DIM;
    while n > 1 {
        n /= 2;
        for i in 0..n {
            values[i] += values[i + n];
        }
    }
    values[0]
}

/// The number of minus signs that eight values may have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SignCount {
    Any,
    /// An even one: of eight values with an odd one, the value whose other sign costs least gets
    /// it, and counts as one below zero.
    Even,
}

/// Takes the signs off the values; a byte of them per eight values.
#[inline(always)]
pub(super) fn without_signs(x: &mut [f32; 256], w: &[f32; 256], count: SignCount) -> [u8; 32] {
    let mut signs = [0; 32];
    let eights = x.as_chunks_mut::<8>().0.iter_mut().zip(w.as_chunks::<8>().0);
    for ((x, w), signs) in eights.zip(&mut signs) {
        for (i, x) in x.iter_mut().enumerate() {
            *signs |= u8::from(x.is_sign_negative()) << i;
            *x = x.abs();
        }
        if count == SignCount::Even && !signs.count_ones().is_multiple_of(2) {
            let mut least = 0;
            for i in 1..8 {
                if w[i] * x[i] < w[least] * x[least] {
                    least = i;
                }
            }
            *signs ^= 1 << least;
            x[least] = -x[least];
        }
    }
    signs
}
