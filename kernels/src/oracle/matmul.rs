//! Every matmul, per weight type, against a dot product in f64.
//!
//! Integer sums are exact and only the order of float additions is free, so results must agree to
//! 5e-6 of a bound of the terms' magnitudes, whatever the values.

use super::weights::{Fill, decode, weights};
use super::{Guarded, Rng, assert_close, dirty_scratch, tables};
use crate::Kernels;
use crate::act::{ActEncoding, ActLine, ActView, row_lines};
use crate::encode::Acts;
use crate::format::TensorType;
use crate::operands::{KernelScratch, OutputView, WeightRows};
use crate::packed::{GROUP, pack};
use crate::scalar::quantize::{round, round_bf16};

const TOLERANCE: f64 = 5e-6;
/// Where activations are in bf16 weights are rounded to 8 bits, and sums have one order along the
/// row.
const TOLERANCE_BF16: f64 = 1.0 / 256.0 + 1.0 / 8192.0;
/// Weights below this count as zero where activations are in bf16.
const LEAST_BF16: f64 = f32::MIN_POSITIVE as f64;
/// Below this the scales' products are subnormal, and rounding is no longer relative.
const UNDERFLOW: f64 = 1e-36;

/// What the activations of a case are.
#[derive(Clone, Copy, Debug)]
enum Values {
    /// Bell-shaped, magnitudes differing from token to token.
    Random,
    /// Every code 127.
    Largest,
    /// Every code −127.
    Smallest,
    /// Codes ±127, random scales from tiny to huge.
    Wild,
    /// Nothing but zeros, except a few blocks.
    Sparse,
    /// One block with a NaN.
    Nan,
}

impl Values {
    const ALL: [Values; 6] = [
        Values::Random,
        Values::Largest,
        Values::Smallest,
        Values::Wild,
        Values::Sparse,
        Values::Nan,
    ];
}

/// Activations in guarded planes.
struct Planes {
    encoding: ActEncoding,
    n: usize,
    x: Guarded<f32>,
    q: Guarded<i8>,
    scale: Guarded<f32>,
    sums: Guarded<i16>,
    rounded: Guarded<ActLine>,
    /// What the planes mean, `[n_tokens × n]`.
    values: Vec<f32>,
}

impl Planes {
    fn new(
        encoding: ActEncoding,
        n: usize,
        n_tokens: usize,
        kind: Values,
        rng: &mut Rng,
    ) -> Planes {
        let len = n * n_tokens;
        let block = if encoding.block_len() == 1 { n } else { encoding.block_len() };
        let mut codes = vec![0i8; len];
        let mut scales = vec![0f32; len / block];
        let nan_at = rng.below(scales.len().max(1));
        for (b, (codes, scale)) in codes.chunks_mut(block).zip(&mut scales).enumerate() {
            *scale = match kind {
                Values::Wild => 10f32.powi(rng.below(40) as i32 - 24),
                Values::Sparse if rng.below(5) > 0 => 0.0,
                Values::Nan if b == nan_at => f32::NAN,
                _ => rng.signed() * 0.1,
            };
            codes.fill_with(|| match kind {
                Values::Largest => 127,
                Values::Smallest => -127,
                Values::Wild => [127, -127][rng.below(2)],
                _ => (rng.normal() * 40.0).clamp(-127.0, 127.0) as i8,
            });
            if *scale == 0.0 || scale.is_nan() {
                codes.fill(0);
            }
        }
        let sums: Vec<i16> =
            codes.chunks(16).map(|c| c.iter().map(|&q| i16::from(q)).sum()).collect();
        let mut values: Vec<f32> = (0..len)
            .map(|i| {
                if scales[i / block].is_nan() {
                    f32::NAN
                } else {
                    scales[i / block] * f32::from(codes[i])
                }
            })
            .collect();
        let floats = encoding == ActEncoding::F32;
        let mut rounded = Vec::new();
        if encoding == ActEncoding::Bf16 {
            rounded.resize(row_lines(n) * n_tokens, ActLine::default());
            for x in &mut values {
                *x = round(*x).to_f32();
            }
            for (x, lines) in values.chunks_exact(n).zip(rounded.chunks_exact_mut(row_lines(n))) {
                round_bf16(x, lines);
            }
        }
        let bytes = !floats && rounded.is_empty();
        Planes {
            encoding,
            n,
            x: Guarded::new(if floats { &values } else { &[] }),
            q: Guarded::new(if bytes { &codes } else { &[] }),
            scale: Guarded::new(if bytes { &scales } else { &[] }),
            sums: Guarded::new(if bytes { &sums } else { &[] }),
            rounded: Guarded::new(&rounded),
            values,
        }
    }

    fn view(&self) -> ActView<'_> {
        match self.encoding {
            ActEncoding::F32 => ActView::f32(&self.x, self.n),
            ActEncoding::Bf16 => ActView::bf16(&self.rounded, self.n),
            encoding => ActView::quantized(encoding, self.n, &self.q, &self.scale, &self.sums),
        }
    }
}

/// Checks: one shape and filling, on every instruction set.
fn check(
    ty: TensorType,
    encoding: ActEncoding,
    shape: [usize; 3],
    fill: Fill,
    kind: Values,
    scratch: &mut KernelScratch,
) {
    let [n_rows, n_tokens, n] = shape;
    let rng = &mut Rng((n_rows * 1_000_003 + n_tokens * 1009 + n) as u64 ^ (ty as u64) << 40);
    let mut bytes = weights(ty, n * n_rows, fill, rng);
    let (values, terms) = decode(ty, &bytes, n * n_rows);
    let acts = Planes::new(encoding, n, n_tokens, kind, rng);

    // one byte more or less before the guard: rows at even and at odd addresses
    let len = bytes.len();
    bytes.extend(std::iter::repeat_n(0, rng.below(2)));
    let bytes = Guarded::new(&bytes);
    let rows = WeightRows::new(ty, &bytes[..len], n, n_rows);
    let packed = packed(rows, n);

    // the sum of a row's terms per 32 weights, and the largest activation there, bound the terms'
    // magnitudes
    let sums: Vec<f64> = terms.chunks(n).flat_map(|row| row.chunks(32).map(sum)).collect();
    let largest: Vec<f64> = acts.values.chunks(n).flat_map(|x| x.chunks(32).map(largest)).collect();
    let n_chunks = n.div_ceil(32);
    let mut wanted = Vec::with_capacity(n_rows * n_tokens);
    for (x, largest) in acts.values.chunks_exact(n).zip(largest.chunks_exact(n_chunks)) {
        for (w, sums) in values.chunks_exact(n).zip(sums.chunks_exact(n_chunks)) {
            let dot: f64 = w.iter().zip(x).map(|(&w, &x)| f64::from(w) * f64::from(x)).sum();
            let magnitude: f64 = sums.iter().zip(largest).map(|(sum, largest)| sum * largest).sum();
            wanted.push((
                dot,
                match encoding {
                    ActEncoding::Bf16 => {
                        TOLERANCE_BF16 * magnitude + LEAST_BF16 * largest.iter().sum::<f64>() * 32.0
                    }
                    _ => TOLERANCE * magnitude,
                },
            ));
        }
    }

    let tables = tables().into_iter().filter(|k| encoding != ActEncoding::Bf16 || k.takes_bf16());
    for (kernels, rows) in tables.flat_map(|k| ways(k, encoding, rows, packed.as_deref(), n)) {
        // tokens lie further apart than rows are many, as in a slab of a larger matrix
        let stride = n_rows + 3;
        const UNTOUCHED: f32 = 12345.0;
        let mut out = vec![UNTOUCHED; stride * n_tokens + 3];
        for row in out.chunks_mut(stride) {
            let n_rows = n_rows.min(row.len());
            row[..n_rows].fill(f32::NAN);
        }
        // SAFETY: `out` has `stride × n_tokens` elements, and no one else sees it until the call is
        // over.
        let mut slab = unsafe { OutputView::from_raw(out.as_mut_ptr(), stride, n_rows, n_tokens) };
        kernels.matmul(rows, acts.view(), &mut slab, scratch);

        for (t, out) in out.chunks_exact(stride).enumerate() {
            for (r, &got) in out.iter().enumerate() {
                let what = || {
                    let packed = if rows.packed { "packed " } else { "" };
                    format!(
                        "{}: {packed}{ty} {fill:?} × {kind:?}, {n_rows} rows × \
                         {n_tokens} tokens × {n}: row {r} token {t}",
                        kernels.isa
                    )
                };
                if r < n_rows {
                    let (dot, tolerance) = wanted[t * n_rows + r];
                    assert_close(got, dot, tolerance + UNDERFLOW, what);
                } else {
                    assert!(got == UNTOUCHED, "{}: wrote past its columns", what());
                }
            }
        }
    }
}

/// Returns the rows packed, if they are whole groups and of a type that can be.
fn packed(rows: WeightRows<'_>, n: usize) -> Option<Guarded<u8>> {
    if crate::packed::head(rows.ty).is_none() || !rows.n_rows.is_multiple_of(GROUP) {
        return None;
    }
    let mut out = vec![0; rows.bytes.len()];
    pack(rows.ty, rows.bytes, rows.ty.row_bytes(n)?, &mut out);
    Some(Guarded::new(&out))
}

/// Returns the rows as they are, and packed if the kernels take them so.
fn ways<'a>(
    kernels: &'static Kernels,
    encoding: ActEncoding,
    rows: WeightRows<'a>,
    packed: Option<&'a [u8]>,
    n: usize,
) -> impl Iterator<Item = (&'static Kernels, WeightRows<'a>)> {
    let takes = encoding != ActEncoding::F32 && kernels.takes_packed(rows.ty);
    let packed =
        packed.filter(|_| takes).map(|bytes| WeightRows::packed(rows.ty, bytes, n, rows.n_rows));
    std::iter::once(rows).chain(packed).map(move |rows| (kernels, rows))
}

/// Checks: as many tokens as are said to be alike, and fewer, get what each gets alone.
fn check_alike(ty: TensorType, encoding: ActEncoding, n: usize, scratch: &mut KernelScratch) {
    let rng = &mut Rng(n as u64 ^ (ty as u64) << 40);
    let acts = Planes::new(encoding, n, 9, Values::Random, rng);
    for n_rows in [19, 32] {
        let bytes = weights(ty, n * n_rows, Fill::Random, rng);
        check_alike_rows(WeightRows::new(ty, &bytes, n, n_rows), &acts, scratch);
    }
}

fn check_alike_rows(rows: WeightRows<'_>, acts: &Planes, scratch: &mut KernelScratch) {
    let n = acts.n;
    let ty = rows.ty;
    let n_rows = rows.n_rows;
    let encoding = acts.encoding;
    let packed = packed(rows, n);
    let tables = tables().into_iter().filter(|k| encoding != ActEncoding::Bf16 || k.takes_bf16());
    for (kernels, rows) in tables.flat_map(|k| ways(k, encoding, rows, packed.as_deref(), n)) {
        let mut product = |from: usize, n_tokens: usize| {
            let mut out = vec![f32::NAN; n_rows * n_tokens];
            let acts = acts.view().tokens(from, n_tokens);
            kernels.matmul(rows, acts, &mut OutputView::whole(&mut out, n_rows), scratch);
            out.into_iter().map(f32::to_bits).collect::<Vec<_>>()
        };
        let alone: Vec<_> = (0..9).map(|t| product(t, 1)).collect();
        for n_tokens in 2..=kernels.batch_invariant_tokens(rows, encoding).min(9) {
            for from in [0, 9 - n_tokens] {
                let together = product(from, n_tokens);
                let alone = alone[from..from + n_tokens].concat();
                assert_eq!(
                    together, alone,
                    "{}: {ty}, packed: {}, {n_tokens} tokens × {n}",
                    kernels.isa, rows.packed
                );
            }
        }
    }
}

fn sum(terms: &[f32]) -> f64 {
    terms.iter().map(|&t| f64::from(t)).sum()
}

fn largest(x: &[f32]) -> f64 {
    x.iter().map(|x| f64::from(x.abs())).fold(0.0, f64::max)
}

/// Checks: row and token counts around every register tile, row lengths of one block and more, each
/// filling with each kind.
fn check_type(ty: TensorType) {
    let encoding = ActEncoding::of(ty);
    // float rows may have any length; 37 is no multiple of any vector
    let unit = if ty.block_len() == 1 { 37 } else { ty.block_len().max(encoding.block_len()) };
    let scratch = &mut dirty_scratch();
    let shapes = (1..=67)
        .flat_map(|rows| [(rows, 1), (rows, 1 + rows * 11 % 33)])
        .chain((1..=33).map(|tokens| (1 + tokens * 29 % 67, tokens)))
        .chain([(67, 33), (5, 0), (70, 129)])
        // whole groups, which can be packed: fewer than are read together, as many, and some more
        .chain((0..=40).map(|tokens| (GROUP * [1, 2, 3, 4, 9][tokens % 5], tokens)));
    for (case, (n_rows, n_tokens)) in shapes.enumerate() {
        // cases cost rows × tokens × n, also under emulation: mostly short rows
        let n_blocks = [1, 2, 1, 3, 1, 5, 1][case % 7];
        let fill = Fill::ALL[case % 6];
        let kind = Values::ALL[case / 6 % 6];
        check(ty, encoding, [n_rows, n_tokens, unit * n_blocks], fill, kind, scratch);
    }
    for (n_rows, n_tokens) in [(3, 1), (18, 1), (17, 5), (34, 40)] {
        check(ty, encoding, [n_rows, n_tokens, 2304], Fill::Random, Values::Random, scratch);
        check(ty, encoding, [n_rows, n_tokens, 2304], Fill::Largest, Values::Largest, scratch);
    }
    // more tokens than go through at a time; a last chunk of 256 weights that is not whole
    if encoding != ActEncoding::F32 {
        for shape in [
            [5, 513, unit],
            [16, 514, unit],
            [16, 1025, unit],
            [17, 6, 9 * unit],
            [32, 2, 9 * unit],
        ] {
            check(ty, encoding, shape, Fill::Random, Values::Random, scratch);
        }
    }
    for n_blocks in [1, 2, 3, 5, 8, 9] {
        check_alike(ty, encoding, unit * n_blocks, scratch);
    }
    // many tokens, which have a way of their own
    for case in 0..12 {
        let fill = Fill::ALL[case % 6];
        let kind = Values::ALL[(case + case / 6) % 6];
        let shape = [17 + case % 2 * 16, 48 + case * 7 % 50, unit * (1 + case % 3)];
        check(ty, encoding, shape, fill, kind, scratch);
    }
    for case in 0..36 {
        let fill = Fill::ALL[case % 6];
        let kind = Values::ALL[case / 6];
        check(ty, encoding, [19, 1 + case % 3 * 8, unit * 3], fill, kind, scratch);
    }
}

/// Checks: row lengths around every vector length, for the float types.
fn check_lengths(ty: TensorType) {
    let scratch = &mut dirty_scratch();
    for n in 1..=130 {
        let shape = [1 + n % 9, 1 + n % 7, n];
        check(ty, ActEncoding::F32, shape, Fill::Random, Values::Random, scratch);
    }
    // many tokens, which have a way of their own
    for n in (1..=300).step_by(13) {
        let shape = [1 + n * 7 % 50, 24 + n % 9, n];
        check(ty, ActEncoding::F32, shape, Fill::Random, Values::Random, scratch);
    }
}

#[test]
fn matmul_f32() {
    check_type(TensorType::F32);
    check_lengths(TensorType::F32);
}

#[test]
fn matmul_f16() {
    check_type(TensorType::F16);
    check_lengths(TensorType::F16);
}

#[test]
fn matmul_bf16() {
    check_type(TensorType::BF16);
    check_lengths(TensorType::BF16);
}

#[test]
fn matmul_q8_0() {
    check_type(TensorType::Q8_0);
}

#[test]
fn matmul_q4_0() {
    check_type(TensorType::Q4_0);
}

#[test]
fn matmul_q4_1() {
    check_type(TensorType::Q4_1);
}

#[test]
fn matmul_q5_0() {
    check_type(TensorType::Q5_0);
}

#[test]
fn matmul_q5_1() {
    check_type(TensorType::Q5_1);
}

#[test]
fn matmul_iq4_nl() {
    check_type(TensorType::IQ4_NL);
}

#[test]
fn matmul_mxfp4() {
    check_type(TensorType::MXFP4);
}

#[test]
fn matmul_q2_k() {
    check_type(TensorType::Q2_K);
}

#[test]
fn matmul_q3_k() {
    check_type(TensorType::Q3_K);
}

#[test]
fn matmul_q4_k() {
    check_type(TensorType::Q4_K);
}

#[test]
fn matmul_q5_k() {
    check_type(TensorType::Q5_K);
}

#[test]
fn matmul_q6_k() {
    check_type(TensorType::Q6_K);
}

#[test]
fn matmul_iq4_xs() {
    check_type(TensorType::IQ4_XS);
}

#[test]
fn matmul_iq1_s() {
    check_type(TensorType::IQ1_S);
}

#[test]
fn matmul_iq1_m() {
    check_type(TensorType::IQ1_M);
}

#[test]
fn matmul_iq2_xxs() {
    check_type(TensorType::IQ2_XXS);
}

#[test]
fn matmul_iq2_xs() {
    check_type(TensorType::IQ2_XS);
}

#[test]
fn matmul_iq2_s() {
    check_type(TensorType::IQ2_S);
}

#[test]
fn matmul_iq3_xxs() {
    check_type(TensorType::IQ3_XXS);
}

#[test]
fn matmul_iq3_s() {
    check_type(TensorType::IQ3_S);
}

#[test]
fn matmul_tq1_0() {
    check_type(TensorType::TQ1_0);
}

#[test]
fn matmul_tq2_0() {
    check_type(TensorType::TQ2_0);
}

#[test]
fn matmul_nvfp4() {
    check_type(TensorType::NVFP4);
}

#[test]
fn matmul_q1_0() {
    check_type(TensorType::Q1_0);
}

#[test]
fn matmul_q2_0() {
    check_type(TensorType::Q2_0);
}

/// Checks: f32 activations against quantized rows: the generic path.
#[test]
fn matmul_generic() {
    let scratch = &mut dirty_scratch();
    for ty in [TensorType::Q8_0, TensorType::Q5_1, TensorType::Q4_K, TensorType::Q6_K] {
        for (n_rows, n_tokens) in [(1, 1), (15, 2), (16, 3), (17, 1), (33, 9), (50, 4)] {
            let shape = [n_rows, n_tokens, ty.block_len() * 3];
            check(ty, ActEncoding::F32, shape, Fill::Random, Values::Random, scratch);
        }
    }
}

/// Checks: from 5 tokens on, packed rows give to the bit what the same rows give as they lie in a
/// file; any number of tokens gets what each gets alone.
#[test]
fn packed_rows_agree() {
    use TensorType::*;
    let scratch = &mut dirty_scratch();
    let types = [Q8_0, Q4_0, Q4_1, Q5_0, Q5_1, IQ4_NL, MXFP4, Q2_K, Q3_K, Q4_K, Q5_K, Q6_K, IQ4_XS];
    for (case, ty) in types.into_iter().flat_map(|ty| [ty; 6]).enumerate() {
        let rng = &mut Rng(case as u64);
        let n_rows = GROUP * [1, 5, 3, 8][case % 4];
        let n = ty.block_len() * [1, 2, 3, 9][case % 4];
        let bytes = weights(ty, n * n_rows, Fill::Random, rng);
        let rows = WeightRows::new(ty, &bytes, n, n_rows);
        let packed = packed(rows, n).expect("a type that can be packed");
        let acts = Planes::new(ActEncoding::of(ty), n, 40, Values::Random, rng);
        for kernels in tables().into_iter().filter(|k| k.takes_packed(ty)) {
            let packed = WeightRows::packed(ty, &packed, n, n_rows);
            let mut product = |rows, from, n_tokens| {
                let mut out = vec![f32::NAN; n_rows * n_tokens];
                let acts = acts.view().tokens(from, n_tokens);
                kernels.matmul(rows, acts, &mut OutputView::whole(&mut out, n_rows), scratch);
                out.into_iter().map(f32::to_bits).collect::<Vec<_>>()
            };
            let alone: Vec<_> = (0..40).map(|t| product(packed, t, 1)).collect();
            for n_tokens in 1..=40 {
                let together = product(packed, 0, n_tokens);
                assert_eq!(
                    together,
                    alone[..n_tokens].concat(),
                    "{}: {ty}, {n_tokens} tokens",
                    kernels.isa
                );
                if n_tokens >= 5 {
                    assert_eq!(
                        together,
                        product(rows, 0, n_tokens),
                        "{}: {ty}, {n_tokens} tokens",
                        kernels.isa
                    );
                }
            }
            // some of the rows
            let all = product(packed, 3, 2);
            let last = packed.slice(n_rows - GROUP, n_rows);
            let mut out = vec![f32::NAN; GROUP * 2];
            kernels.matmul(
                last,
                acts.view().tokens(3, 2),
                &mut OutputView::whole(&mut out, GROUP),
                scratch,
            );
            for (t, out) in out.chunks_exact(GROUP).enumerate() {
                let all = &all[t * n_rows..][n_rows - GROUP..n_rows];
                assert!(
                    out.iter().zip(all).all(|(a, b)| a.to_bits() == *b),
                    "{}: {ty}",
                    kernels.isa
                );
            }
        }
    }
}

/// Checks: types that take activations in bf16: row and token counts around tiles, pairs of tiles,
/// groups of rows and of tokens; rows that end within a chunk.
fn check_by_bf16(ty: TensorType) {
    let unit = if ty.block_len() == 1 { 37 } else { ty.block_len() };
    let scratch = &mut dirty_scratch();
    let rows = [1, 5, 15, 16, 17, 31, 32, 33, 47, 64, 67];
    let tokens = [1, 2, 7, 15, 16, 17, 31, 32, 33, 48, 63, 65, 97];
    for case in 0..48 {
        let shape = [
            rows[case % rows.len()],
            tokens[case % tokens.len()],
            unit * [1, 2, 3, 5, 8, 9][case % 5],
        ];
        let fill = Fill::ALL[case % 6];
        let kind = Values::ALL[(case + case / 6) % 6];
        check(ty, ActEncoding::Bf16, shape, fill, kind, scratch);
    }
    for shape in
        [[257, 33, unit], [300, 20, 2 * unit.next_multiple_of(256)], [18, 513, unit], [17, 0, unit]]
    {
        check(ty, ActEncoding::Bf16, shape, Fill::Random, Values::Random, scratch);
    }
    for (fill, kind) in [(Fill::Random, Values::Random), (Fill::Largest, Values::Largest)] {
        check(ty, ActEncoding::Bf16, [34, 40, 2304], fill, kind, scratch);
    }
    check_alike(ty, ActEncoding::Bf16, unit * 3, scratch);
}

#[test]
fn matmul_by_bf16() {
    use TensorType::*;
    for ty in
        [Q8_0, Q4_0, Q4_1, Q5_0, Q5_1, IQ4_NL, MXFP4, BF16, Q2_K, Q3_K, Q4_K, Q5_K, Q6_K, IQ4_XS]
    {
        check_by_bf16(ty);
    }
    for ty in [IQ1_S, IQ1_M, IQ2_XXS, IQ2_XS, IQ2_S, IQ3_XXS, IQ3_S, TQ1_0, TQ2_0] {
        check_by_bf16(ty);
    }
}

/// Weights and activations are rounded to nearest: products are as near as that lets them be on
/// average, not only at worst.
#[test]
fn matmul_by_bf16_is_near_on_average() {
    let n_rows = 64;
    let n_tokens = 48;
    let n = 1024;
    let rng = &mut Rng(5);
    let scratch = &mut dirty_scratch();
    let bytes = weights(TensorType::Q8_0, n * n_rows, Fill::Random, rng);
    let rows = WeightRows::new(TensorType::Q8_0, &bytes, n, n_rows);
    let x = rng.normals(n * n_tokens);
    let mut exact = vec![0.0; n_rows * n_tokens];
    tables()[0].matmul(
        rows,
        ActView::f32(&x, n),
        &mut OutputView::whole(&mut exact, n_rows),
        scratch,
    );
    for kernels in tables().into_iter().filter(|k| k.takes_bf16()) {
        let mut acts = Acts::default();
        let acts = acts.encode(kernels, ActEncoding::Bf16, &x, n);
        let mut out = vec![f32::NAN; n_rows * n_tokens];
        kernels.matmul(rows, acts, &mut OutputView::whole(&mut out, n_rows), scratch);
        let square = |x: f32| f64::from(x).powi(2);
        let error: f64 = out.iter().zip(&exact).map(|(a, b)| square(a - b)).sum();
        let nmse = error / exact.iter().map(|&x| square(x)).sum::<f64>();
        // two roundings, each of a relative error of at most 2⁻⁸ and less than half of that on
        // average
        assert!(nmse < 2.0 * 2f64.powi(-18), "{}: NMSE {nmse:e}", kernels.isa);
    }
}
