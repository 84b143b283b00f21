//! Attention steps over several tiles, against a softmax in f64 over all positions.

use half::f16;

use super::{Guarded, Rng, assert_close, dirty_scratch, tables};
use crate::isa::Isa;
use crate::operands::{AttendState, AttendTile, KernelScratch};
use crate::scalar::quantize::round;
use crate::table::Kernels;

/// Keys and values: f32 or f16.
trait Kv: Copy {
    /// Whether kernels may round queries, keys, weights and values to bf16 where there are many
    /// query rows.
    const ROUNDED: bool;
    fn from_f32(x: f32) -> Self;
    fn to_f64(self) -> f64;
    fn attend(
        kernels: &Kernels,
        tile: &AttendTile<'_, Self>,
        state: &mut AttendState<'_>,
        scratch: &mut KernelScratch,
    );
}

impl Kv for f32 {
    const ROUNDED: bool = false;

    fn from_f32(x: f32) -> f32 {
        x
    }

    fn to_f64(self) -> f64 {
        self.into()
    }

    fn attend(
        kernels: &Kernels,
        tile: &AttendTile<'_, f32>,
        state: &mut AttendState<'_>,
        scratch: &mut KernelScratch,
    ) {
        kernels.attend_f32(tile, state, scratch);
    }
}

impl Kv for f16 {
    const ROUNDED: bool = true;

    fn from_f32(x: f32) -> f16 {
        f16::from_f32(x)
    }

    fn to_f64(self) -> f64 {
        f16::to_f64(self)
    }

    fn attend(
        kernels: &Kernels,
        tile: &AttendTile<'_, f16>,
        state: &mut AttendState<'_>,
        scratch: &mut KernelScratch,
    ) {
        kernels.attend_f16(tile, state, scratch);
    }
}

/// Some query rows over some tiles.
struct Case<T> {
    n_q: usize,
    d_k: usize,
    d_v: usize,
    scale: f32,
    softcap: f32,
    q: Guarded<f32>,
    tiles: Vec<Tile<T>>,
}

struct Tile<T> {
    k: Guarded<T>,
    v: Guarded<T>,
    visible: Vec<(u32, u32)>,
}

impl<T: Kv> Case<T> {
    fn random(
        n_q: usize,
        d_k: usize,
        d_v: usize,
        n_tiles: usize,
        sharpness: f32,
        rng: &mut Rng,
    ) -> Case<T> {
        let tile = |rng: &mut Rng| {
            let n_pos = [0, 1, 2, 3, 7, 8, 15, 16, 17, 31, 32, 33, 64, 65][rng.below(14)];
            let range = |rng: &mut Rng| match rng.below(4) {
                0 => (n_pos / 2, n_pos / 2), // sees nothing
                1 => (0, rng.below(n_pos + 1)),
                2 => {
                    let from = rng.below(n_pos + 1);
                    (from, from + rng.below(n_pos - from + 1))
                }
                _ => (0, n_pos),
            };
            let visible = (0..n_q).map(|_| range(rng)).map(|(a, b)| (a as u32, b as u32)).collect();
            let numbers = |n, rng: &mut Rng| -> Vec<T> {
                (0..n).map(|_| T::from_f32(rng.normal())).collect()
            };
            let k = numbers(n_pos * d_k, rng);
            let v = numbers(n_pos * d_v, rng);
            Tile { k: Guarded::new(&k), v: Guarded::new(&v), visible }
        };
        Case {
            n_q,
            d_k,
            d_v,
            scale: sharpness / (d_k as f32).sqrt(),
            softcap: [0.0, 0.0, 30.0][rng.below(3)],
            q: Guarded::new(&rng.normals(n_q * d_k)),
            tiles: (0..n_tiles).map(|_| tile(rng)).collect(),
        }
    }

    /// Returns what query row `row` must end with: log of the softmax's denominator, output, how
    /// far scores may be off, and the largest value's magnitude; `None` if it sees nothing at all.
    /// `seen_as` is what the kernel makes of a number.
    fn wanted(
        &self,
        row: usize,
        seen_as: impl Fn(f64) -> f64,
    ) -> Option<(f64, Vec<f64>, f64, f64)> {
        let q = &self.q[row * self.d_k..][..self.d_k];
        let mut scores = Vec::new();
        let mut slack = 0f64;
        let mut largest = 0f64;
        for tile in &self.tiles {
            let from = tile.visible[row].0 as usize;
            let to = tile.visible[row].1 as usize;
            for pos in from..to {
                let terms = q
                    .iter()
                    .zip(&tile.k[pos * self.d_k..])
                    .map(|(&q, k)| seen_as(f64::from(q)) * seen_as(k.to_f64()));
                let (dot, size) =
                    terms.fold((0.0, 0.0), |(dot, size), term| (dot + term, size + term.abs()));
                let mut score = f64::from(self.scale) * dot;
                if self.softcap != 0.0 {
                    score = f64::from(self.softcap) * (score / f64::from(self.softcap)).tanh();
                }
                slack = slack.max(f64::from(self.scale) * size);
                scores.push((score, &tile.v[pos * self.d_v..][..self.d_v]));
            }
        }
        let max = scores.iter().map(|s| s.0).reduce(f64::max)?;
        let sum: f64 = scores.iter().map(|s| (s.0 - max).exp()).sum();
        let mut out = vec![0.0; self.d_v];
        for (score, v) in &scores {
            for (out, v) in out.iter_mut().zip(*v) {
                *out += (score - max).exp() / sum * seen_as(v.to_f64());
                largest = largest.max(v.to_f64().abs());
            }
        }
        Some((max + sum.ln(), out, slack, largest))
    }

    /// Attends with one query row, over the positions up to the last that it sees.
    fn alone(&self, row: usize) -> Case<T> {
        let &Case { d_k, d_v, scale, softcap, .. } = self;
        let tile = |tile: &Tile<T>| {
            let to = tile.visible[row].1 as usize;
            let k = Guarded::new(&tile.k[..to * d_k]);
            let v = Guarded::new(&tile.v[..to * d_v]);
            Tile { k, v, visible: vec![tile.visible[row]] }
        };
        let q = Guarded::new(&self.q[row * d_k..][..d_k]);
        Case { n_q: 1, d_k, d_v, scale, softcap, q, tiles: self.tiles.iter().map(tile).collect() }
    }

    /// Returns the largest scores, sums and outputs after all tiles.
    fn run(
        &self,
        kernels: &Kernels,
        scratch: &mut KernelScratch,
    ) -> (Vec<f32>, Vec<f32>, Vec<f32>) {
        let &Case { n_q, d_k, d_v, scale, softcap, .. } = self;
        let mut max = vec![f32::NEG_INFINITY; n_q];
        let mut sum = vec![0.0; n_q];
        let mut acc = vec![0.0; n_q * d_v];
        for Tile { k, v, visible } in &self.tiles {
            let tile = AttendTile { q: &self.q, k, v, d_k, d_v, visible, scale, softcap };
            let mut state = AttendState { max: &mut max, sum: &mut sum, acc: &mut acc };
            T::attend(kernels, &tile, &mut state, scratch);
        }
        (max, sum, acc)
    }

    fn check(&self, kernels: &Kernels, scratch: &mut KernelScratch) {
        let &Case { n_q, d_k, d_v, scale, softcap, .. } = self;
        let mut max = vec![f32::NEG_INFINITY; n_q];
        let mut sum = vec![0.0f32; n_q];
        let mut acc = vec![0.0f32; n_q * d_v];
        for tile in &self.tiles {
            let before = (max.clone(), sum.clone(), acc.clone());
            let step = AttendTile {
                q: &self.q,
                k: &tile.k,
                v: &tile.v,
                d_k,
                d_v,
                visible: &tile.visible,
                scale,
                softcap,
            };
            let mut state = AttendState { max: &mut max, sum: &mut sum, acc: &mut acc };
            T::attend(kernels, &step, &mut state, scratch);
            for (row, &(from, to)) in tile.visible.iter().enumerate() {
                let same = max[row] == before.0[row]
                    && sum[row] == before.1[row]
                    && acc[row * d_v..][..d_v] == before.2[row * d_v..][..d_v];
                assert!(same || from < to, "{}: row {row} saw nothing and changed", kernels.isa);
            }
        }
        // AMX multiplies bf16: what comes of the rounded numbers must be as exact as elsewhere, but
        // that weights are rounded as well
        let in_bf16 = T::ROUNDED
            && kernels.isa == Isa::Avx512Amx
            && n_q > kernels.batch_invariant_rows()
            && d_k.is_multiple_of(32)
            && d_v.is_multiple_of(16);
        let seen_as = |x: f64| if in_bf16 { round(x as f32).to_f64() } else { x };
        let of_weights = if in_bf16 { 1.0 / 512.0 } else { 0.0 };
        for row in 0..n_q {
            let what = |part| {
                format!(
                    "{} {part} of row {row}, {n_q} rows, d_k {d_k}, d_v {d_v}, cap {softcap}",
                    kernels.isa
                )
            };
            let Some((log_sum, out, slack, largest)) = self.wanted(row, seen_as) else {
                assert!(
                    max[row] == f32::NEG_INFINITY && sum[row] == 0.0,
                    "{}",
                    what("untouched state")
                );
                continue;
            };
            // a score that is off by ε changes a probability by a factor of e^ε
            let tolerance = 1e-6 * slack + 5e-6;
            let got = (f64::from(max[row]) + f64::from(sum[row]).ln()) as f32;
            assert_close(got, log_sum, tolerance + 1e-6 * log_sum.abs(), || what("denominator"));
            for (i, wanted) in out.iter().enumerate() {
                let got = acc[row * d_v + i] / sum[row];
                assert_close(got, *wanted, (tolerance + of_weights) * largest, || {
                    format!("{}, value {i}", what("output"))
                });
            }
        }
    }
}

/// Checks: as many rows as are said to be alike get what each gets alone, whatever the others see.
fn check_alike<T: Kv>() {
    let scratch = &mut dirty_scratch();
    for (case, d) in [8, 16, 40, 64, 80, 128].into_iter().cycle().take(60).enumerate() {
        let rng = &mut Rng(case as u64);
        for kernels in tables() {
            let n_q = kernels.batch_invariant_rows().min(17);
            let mut case = Case::<T>::random(n_q, d, d, 3, 8.0, rng);
            for tile in &mut case.tiles {
                // a row alone knows no position behind those it sees
                tile.visible
                    .iter_mut()
                    .filter(|(from, to)| from == to)
                    .for_each(|empty| *empty = (0, 0));
            }
            let together = case.run(kernels, scratch);
            for row in 0..n_q {
                let alone = case.alone(row).run(kernels, scratch);
                let (max, sum, acc) = &together;
                let bits = |x: &[f32]| x.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
                assert_eq!(
                    bits(&alone.0),
                    bits(&max[row..=row]),
                    "{}: row {row} of {n_q}",
                    kernels.isa
                );
                assert_eq!(
                    bits(&alone.1),
                    bits(&sum[row..=row]),
                    "{}: row {row} of {n_q}",
                    kernels.isa
                );
                // 0 may be negative
                assert_eq!(alone.2, acc[row * d..][..d], "{}: row {row} of {n_q}", kernels.isa);
            }
        }
    }
}

#[test]
fn batch_invariant_rows() {
    check_alike::<f16>();
    check_alike::<f32>();
}

fn check_all<T: Kv>() {
    let scratch = &mut dirty_scratch();
    let mut case = 0;
    for d_k in [1, 3, 4, 8, 12, 16, 24, 32, 40, 64, 72, 80, 96, 128, 192, 256, 576] {
        for n_q in [1, 2, 3, 4, 5, 7, 8, 9, 13, 16, 17, 33] {
            case += 1;
            let d_v = if case % 3 == 0 { [1, 5, 16, 20, 64, 128, 512][case % 7] } else { d_k };
            let sharpness = [1.0, 8.0, 100.0][case % 3];
            let rng = &mut Rng(case as u64);
            let case = Case::<T>::random(n_q, d_k, d_v, 1 + case % 4, sharpness, rng);
            for kernels in tables() {
                case.check(kernels, scratch);
            }
        }
    }
}

#[test]
fn attend_f16() {
    check_all::<f16>();
}

#[test]
fn attend_f32() {
    check_all::<f32>();
}

/// Checks: keys and values of different types give what f32 ones with the same numbers give.
#[test]
fn attend_cached() {
    use crate::cached::{Cached, CachedTile};
    let scratch = &mut dirty_scratch();
    let rng = &mut Rng(8);
    let d = 64;
    let n_pos = 37;
    let n_q = 5;
    for kernels in tables() {
        let mut blocks = [vec![0; n_pos * d / 32 * 34], vec![0; n_pos * d / 32 * 34]];
        let mut wide = [vec![0.0; n_pos * d], vec![0.0; n_pos * d]];
        for (blocks, wide) in blocks.iter_mut().zip(&mut wide) {
            kernels.store_q8_0(&rng.normals(n_pos * d), blocks);
            kernels.widen_q8_0(blocks, wide);
        }
        // of f16 numbers, so that all three types can hold them
        let halves =
            wide.each_ref().map(|x| x.iter().map(|&x| f16::from_f32(x)).collect::<Vec<_>>());
        let rounded = halves.each_ref().map(|x| x.iter().map(|x| x.to_f32()).collect::<Vec<_>>());
        let q = rng.normals(n_q * d);
        let visible = vec![(0, n_pos as u32); n_q];
        let mut attend = |k, v| {
            let (mut max, mut sum, mut acc) =
                (vec![f32::NEG_INFINITY; n_q], vec![0.0; n_q], vec![0.0; n_q * d]);
            let mut state = AttendState { max: &mut max, sum: &mut sum, acc: &mut acc };
            let tile = CachedTile {
                q: &q,
                k,
                v,
                d_k: d,
                d_v: d,
                visible: &visible,
                scale: 0.1,
                softcap: 0.0,
            };
            kernels.attend(&tile, &mut state, scratch);
            (max, sum, acc)
        };
        let exact = attend(Cached::F32(&wide[0]), Cached::F32(&wide[1]));
        assert!(
            attend(Cached::Q8_0(&blocks[0]), Cached::Q8_0(&blocks[1])) == exact,
            "{}",
            kernels.isa
        );
        assert!(
            attend(Cached::Q8_0(&blocks[0]), Cached::F32(&wide[1])) == exact,
            "{}",
            kernels.isa
        );
        let mixed = attend(Cached::F32(&wide[0]), Cached::F32(&rounded[1]));
        assert!(
            attend(Cached::Q8_0(&blocks[0]), Cached::F16(&halves[1])) == mixed,
            "{}",
            kernels.isa
        );
    }
}
