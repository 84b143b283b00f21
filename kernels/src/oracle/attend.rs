//! Attention steps over several tiles, against a softmax in f64 over all positions.

use half::{bf16, f16};

use super::{Guarded, Rng, assert_close, dirty_scratch, tables};
use crate::cached::{CacheType, Cached, CachedTile};
use crate::dequant::dequantize;
use crate::isa::Isa;
use crate::operands::{AttendState, AttendTile, KernelScratch};
use crate::scalar::quantize::round;
use crate::table::Kernels;

/// Keys and values: f32, f16 or bf16.
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

impl Kv for bf16 {
    const ROUNDED: bool = false;

    fn from_f32(x: f32) -> bf16 {
        bf16::from_f32(x)
    }

    fn to_f64(self) -> f64 {
        bf16::to_f64(self)
    }

    fn attend(
        kernels: &Kernels,
        tile: &AttendTile<'_, bf16>,
        state: &mut AttendState<'_>,
        scratch: &mut KernelScratch,
    ) {
        kernels.attend_bf16(tile, state, scratch);
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
    check_alike::<bf16>();
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
fn attend_bf16() {
    check_all::<bf16>();
}

#[test]
fn attend_f32() {
    check_all::<f32>();
}

/// Keys and values of a tile in a type of the cache.
struct CachedPart {
    ty: CacheType,
    bytes: Guarded<u8>,
    f32s: Vec<f32>,
    f16s: Vec<f16>,
    bf16s: Vec<bf16>,
}

impl CachedPart {
    /// Returns numbers as a type holds them; `f32s` are what it makes of them.
    fn new(ty: CacheType, x: &[f32]) -> CachedPart {
        let mut bytes = vec![0; ty.row_bytes(x.len()).unwrap()];
        tables()[0].store_cached(ty, x, &mut bytes);
        let mut f32s = vec![0.0; x.len()];
        dequantize(ty.tensor_type(), &bytes, &mut f32s);
        CachedPart {
            ty,
            bytes: Guarded::new(&bytes),
            f16s: f32s.iter().map(|&x| f16::from_f32(x)).collect(),
            bf16s: f32s.iter().map(|&x| bf16::from_f32(x)).collect(),
            f32s,
        }
    }

    fn cached(&self) -> Cached<'_> {
        match self.ty {
            CacheType::F32 => Cached::F32(&self.f32s),
            CacheType::F16 => Cached::F16(&self.f16s),
            CacheType::BF16 => Cached::BF16(&self.bf16s),
            ty => Cached::Blocks { ty: ty.tensor_type(), bytes: &self.bytes },
        }
    }
}

/// Checks: keys and values of any two types give what f32 ones with the same numbers give, bit for
/// bit, whether blocks are decoded in registers or widened first.
#[test]
fn attend_cached() {
    let scratch = &mut dirty_scratch();
    let rng = &mut Rng(8);
    for (d_k, d_v, n_pos) in [(64, 64, 37), (96, 32, 64), (128, 128, 1), (576, 512, 5)] {
        let all = |n: usize, rng: &mut Rng| {
            let x = rng.normals(n_pos * n);
            CacheType::ALL.map(|ty| CachedPart::new(ty, &x))
        };
        let keys = all(d_k, rng);
        let values = all(d_v, rng);
        for n_q in [1, 3, 4, 5, 9, 20] {
            let q = rng.normals(n_q * d_k);
            let visible: Vec<_> = (0..n_q)
                .map(|row| ((row % 3).min(n_pos) as u32, (n_pos - row % 2 * (n_pos / 2)) as u32))
                .map(|(from, to): (u32, u32)| (from.min(to), to))
                .collect();
            for kernels in tables() {
                let mut attend = |k, v| {
                    let mut max = vec![f32::NEG_INFINITY; n_q];
                    let mut sum = vec![0.0; n_q];
                    let mut acc = vec![0.0; n_q * d_v];
                    let mut state = AttendState { max: &mut max, sum: &mut sum, acc: &mut acc };
                    let tile = CachedTile {
                        q: &q,
                        k,
                        v,
                        d_k,
                        d_v,
                        visible: &visible,
                        scale: 0.1,
                        softcap: 0.0,
                    };
                    kernels.attend(&tile, &mut state, scratch);
                    (max, sum, acc)
                };
                for k in &keys {
                    for v in &values {
                        // f16 has kernels of its own where matrices are multiplied in bf16
                        let in_bf16 = kernels.isa == Isa::Avx512Amx && n_q >= 16;
                        if in_bf16 && (k.ty, v.ty) == (CacheType::F16, CacheType::F16) {
                            continue;
                        }
                        let wanted = attend(Cached::F32(&k.f32s), Cached::F32(&v.f32s));
                        let found = attend(k.cached(), v.cached());
                        let what = [k, v].map(|x| x.ty.name());
                        assert!(found == wanted, "{}: {n_q} rows, {what:?}", kernels.isa);
                    }
                }
            }
        }
    }
}
