//! Fused kernels of latent attention against their parts.

use super::*;
use crate::backend::PAGE;
use crate::backend::gpu::cache_types::CacheTypes;

const TYPES: [TensorType; 4] =
    [TensorType::F32, TensorType::F16, TensorType::Q8_0, TensorType::Q4_0];
const CACHE: CacheTypes = CacheTypes::F32;
const N_HEAD: usize = 3;
const D_ROT: usize = 32;
const N_LATENT: usize = 64;
const D_K: usize = D_ROT + N_LATENT;
/// Values of a query that are not rotated.
const D_NOPE: usize = 64;
/// Values that a head makes.
const D_V: usize = 32;
/// The position of the token, in the second page.
const POSITION: usize = 69;
const TABLE: [u32; 3] = [1, 0, 9];
const PAGE_FLOATS: usize = (D_K + N_LATENT) * PAGE;

/// Returns matrices, one of each head after the other, and their values.
fn matrices(
    random: &mut Random,
    ty: TensorType,
    n_rows: usize,
    n_cols: usize,
) -> (Vec<u8>, Vec<f32>) {
    let bytes = random.weights(ty, N_HEAD * n_rows * n_cols);
    let mut values = vec![0.0; N_HEAD * n_rows * n_cols];
    dequantize(ty, &bytes, &mut values);
    (bytes, values)
}

/// Returns the products of the matrices of heads with parts of `x`, `stride` values apart.
fn multiplied(weights: &[f32], x: &[f32], stride: usize, n_cols: usize) -> Vec<f32> {
    let heads = weights.chunks_exact(weights.len() / N_HEAD).zip(x.chunks_exact(stride));
    heads
        .flat_map(|(matrix, x)| {
            matrix
                .chunks_exact(n_cols)
                .map(move |row| row.iter().zip(x).map(|(w, x)| w * x).sum::<f32>())
        })
        .collect()
}

#[hob_needs::gpu]
#[test]
fn heads_of_latent_attention_are_rotated_multiplied_and_stored() {
    let piece = |ty| ShaderPiece::CacheWeights(CACHE, ty);
    let mut random = Random(31);
    for device in devices(&TYPES.map(|ty| (Kernel::LatentHeads, piece(ty)))) {
        for (ty, is_neox) in TYPES.into_iter().zip([false, true, false, true]) {
            let (weights, values) = matrices(&mut random, ty, N_LATENT, D_NOPE);
            let norm = random.floats(N_LATENT);
            let angles: Vec<f32> =
                random.floats(D_ROT / 2).iter().flat_map(|a| [a.cos(), a.sin()]).collect();
            let queries = random.floats(N_HEAD * (D_NOPE + D_ROT));
            let heads = random.floats(N_HEAD * D_K + N_LATENT);
            let cache = vec![0.0f32; 2 * PAGE_FLOATS];
            let rows = [0, 0, POSITION as u32, POSITION as u32 + 1];
            let bindings = [
                cast_slice(&norm),
                cast_slice(&angles),
                cast_slice(&rows),
                cast_slice(&TABLE),
                cast_slice(&queries),
                cast_slice(&heads),
                cast_slice(&cache),
                &weights[..],
            ];
            let params = params::LatentHeads {
                d_k: D_K as u32,
                d_rot: D_ROT as u32,
                n_latent: N_LATENT as u32,
                q_size: (D_NOPE + D_ROT) as u32,
                n: D_NOPE as u32,
                latent: (N_HEAD * D_K) as u32,
                norm: 0,
                eps: 1e-5,
                n_pairs: D_ROT as u32 / 2,
                angles: 0,
                is_neox: is_neox.into(),
                max_pages: 3,
                row_bytes: (weights.len() / (N_HEAD * N_LATENT)) as u32,
                n_head: N_HEAD as u32,
            };
            let rows_at_once = device.group(Kernel::LatentHeads) / 8;
            let groups = [N_HEAD + N_HEAD * N_LATENT.div_ceil(rows_at_once), 1, 1];
            let kernel = (Kernel::LatentHeads, piece(ty));
            let [ours, cached] =
                [5, 6].map(|at| run_for(&device, kernel, &bindings, bytes_of(&params), groups, at));

            let rotated = |x: &[f32]| -> Vec<f32> {
                let mut x = x.to_vec();
                for (i, angle) in angles.chunks_exact(2).enumerate() {
                    let [a, b] = if is_neox { [i, i + D_ROT / 2] } else { [2 * i, 2 * i + 1] };
                    let [from_a, from_b] = [x[a], x[b]];
                    x[a] = from_a * angle[0] - from_b * angle[1];
                    x[b] = from_a * angle[1] + from_b * angle[0];
                }
                x
            };
            let products = multiplied(&values, &queries, D_NOPE + D_ROT, D_NOPE);
            let of_head = |head: usize| {
                let query = &queries[head * (D_NOPE + D_ROT)..][..D_NOPE + D_ROT];
                let latent = products[head * N_LATENT..][..N_LATENT].to_vec();
                [rotated(&query[D_NOPE..]), latent].concat()
            };
            let expected: Vec<f32> = (0..N_HEAD).flat_map(of_head).collect();
            let e = error(&ours[..N_HEAD * D_K], &expected);
            assert!(e < 1e-5, "queries, {ty:?}: {e:e}");

            let latent = &heads[N_HEAD * D_K..];
            let mean = latent.iter().map(|v| v * v).sum::<f32>() / N_LATENT as f32;
            let scale = 1.0 / (mean + 1e-5).sqrt();
            let value: Vec<f32> = latent.iter().zip(&norm).map(|(v, w)| v * scale * w).collect();
            let key = [rotated(&heads[..D_ROT]), value.clone()].concat();
            let page = &cached[TABLE[POSITION / PAGE] as usize * PAGE_FLOATS..];
            let position = POSITION % PAGE;
            let held: Vec<f32> =
                (0..D_K).map(|i| page[(i / 4 * PAGE + position) * 4 + i % 4]).collect();
            let e = error(&held, &key);
            assert!(e < 1e-5, "key, {ty:?}: {e:e}");
            let e = error(&page[D_K * PAGE + position * N_LATENT..][..N_LATENT], &value);
            assert!(e < 1e-5, "value, {ty:?}: {e:e}");
        }
    }
}

#[hob_needs::gpu]
#[test]
fn latent_attention_goes_through_the_matrices_of_its_heads() {
    let latent = [Kernel::AttendLatent, Kernel::AttendLatentToInt8];
    let whole = (Kernel::AttendWhole, ShaderPiece::Cache(CACHE));
    let kernels = TYPES.map(|ty| latent.map(|k| (k, ShaderPiece::CacheWeights(CACHE, ty))));
    let all: Vec<_> = kernels.into_iter().flatten().chain([whole]).collect();
    let mut random = Random(32);
    for device in devices(&all) {
        for ty in TYPES {
            let (weights, values) = matrices(&mut random, ty, D_V, N_LATENT);
            let q = random.floats(N_HEAD * D_K);
            let cache = random.floats(2 * PAGE_FLOATS);
            let rows = [0, 0, POSITION as u32, POSITION as u32 + 1];
            for n_shares in [1, 3] {
                let params = params::Attend {
                    n_head: N_HEAD as u32,
                    heads_per_kv: N_HEAD as u32,
                    k_quads: D_K as u32 / 4,
                    v_quads: N_LATENT as u32 / 4,
                    max_pages: 3,
                    window: params::NONE,
                    chunk: params::NONE,
                    ahead: params::NONE,
                    flags: 0,
                    n_shares,
                    scale: 0.3,
                    softcap: 0.0,
                    alibi: 0.0,
                    sinks: params::NONE,
                    n_rows: D_V as u32,
                    row_bytes: (weights.len() / (N_HEAD * D_V)) as u32,
                };
                let groups = [N_HEAD, 1, n_shares as usize];
                let results = vec![0.0f32; N_HEAD * N_LATENT];
                let counters = [0u32; N_HEAD];
                let shares = vec![0.0f32; N_HEAD * 3 * (N_LATENT + 4)];
                let run = |kernel, vectors: &[u8], wanted| {
                    let bindings = [
                        cast_slice(&q),
                        cast_slice(&rows),
                        cast_slice(&TABLE),
                        cast_slice(&cache),
                        vectors,
                        cast_slice(&results),
                        cast_slice(&counters),
                        cast_slice(&shares),
                        cast_slice(&results),
                        cast_slice(&results),
                    ];
                    let n: &str = Kernel::bindings(kernel);
                    let piece = match kernel {
                        Kernel::AttendWhole => ShaderPiece::Cache(CACHE),
                        _ => ShaderPiece::CacheWeights(CACHE, ty),
                    };
                    let bindings = &bindings[..n.len()];
                    run_for(&device, (kernel, piece), bindings, bytes_of(&params), groups, wanted)
                };
                let attended = run(Kernel::AttendWhole, &[0; 4], 5);
                let expected = multiplied(&values, &attended, N_LATENT, N_LATENT);
                let ours = run(Kernel::AttendLatent, &weights, 5);
                let e = error(&ours[..N_HEAD * D_V], &expected);
                assert!(e < 1e-5, "{ty:?}, {n_shares} shares: {e:e}");

                let [codes, scales] =
                    [8, 9].map(|at| run(Kernel::AttendLatentToInt8, &weights, at));
                let codes: &[i8] = cast_slice(&codes);
                let decoded: Vec<f32> = codes[..N_HEAD * D_V]
                    .iter()
                    .zip((0..N_HEAD * D_V).map(|i| scales[i / 32 * 2]))
                    .map(|(code, scale)| f32::from(*code) * scale)
                    .collect();
                let e = error(&decoded, &expected);
                assert!(e < 5e-3, "{ty:?} in 8 bits, {n_shares} shares: {e:e}");
            }
        }
    }
}

#[hob_needs::gpu]
#[test]
fn the_last_of_several_products_goes_through_a_norm() {
    const N: usize = 256;
    const ROWS: [usize; 3] = [8, 12, 64];
    const IN_MORE: u32 = 1 << 31;
    let plain = |ty| (Kernel::MatvecPartsNorm, ShaderPiece::Weights(ty));
    let pair = |ty| (Kernel::MatvecPartsPairNorm, ShaderPiece::WeightsPair(ty, TensorType::Q6_K));
    let all: Vec<_> = TYPES.into_iter().flat_map(|ty| [plain(ty), pair(ty)]).collect();
    let mut random = Random(33);
    for device in devices(&all) {
        for (ty, is_pair) in TYPES.into_iter().flat_map(|ty| [(ty, false), (ty, true)]) {
            let n_first = ROWS[0] + ROWS[1];
            let last_ty = if is_pair { TensorType::Q6_K } else { ty };
            let x = random.floats(N);
            let norm = random.floats(ROWS[2]);
            let first = random.weights(ty, n_first * N);
            let last = random.weights(last_ty, ROWS[2] * N);
            let product = |ty: TensorType, bytes: &[u8]| -> Vec<f32> {
                let n_values = bytes.len() / ty.block_bytes() * ty.block_len();
                let mut values = vec![0.0; n_values];
                dequantize(ty, bytes, &mut values);
                let rows = values.chunks_exact(N);
                rows.map(|row| row.iter().zip(&x).map(|(w, x)| w * x).sum()).collect()
            };
            let before = product(ty, &first);
            let y = product(last_ty, &last);
            let mean = y.iter().map(|v| v * v).sum::<f32>() / ROWS[2] as f32;
            let scale = 1.0 / (mean + 1e-5).sqrt();
            let expected: Vec<f32> = y.iter().zip(&norm).map(|(v, w)| v * scale * w).collect();
            let params = params::LinearParts {
                n: N as u32,
                row_bytes: (first.len() / n_first) as u32,
                n_rows: (n_first + ROWS[2]) as u32,
                begins: [ROWS[0], n_first, n_first + ROWS[2]].map(|n| n as u32),
                scale: 1.0,
                out: [0, ROWS[0] as u32, IN_MORE, 0],
                other: if is_pair { n_first as u32 } else { (n_first + ROWS[2]) as u32 },
                other_bytes: (last.len() / ROWS[2]) as u32,
                piece: [n_first as u32, IN_MORE, 1e-5f32.to_bits()],
            };
            let stack = if is_pair { first.clone() } else { [&first[..], &last].concat() };
            let out = vec![0.0f32; n_first];
            let more = vec![0.0f32; ROWS[2]];
            let mut bindings: Vec<&[u8]> =
                vec![&stack, cast_slice(&x), cast_slice(&norm), cast_slice(&out)];
            if is_pair {
                bindings.push(&last);
            }
            let at = bindings.len();
            bindings.extend([cast_slice(&more), &[0; 4], cast_slice(&more), cast_slice(&more)]);
            let kernel = if is_pair { pair(ty) } else { plain(ty) };
            let groups = [(n_first + ROWS[2]).div_ceil(4), 1, 1];
            let run =
                |wanted| run_for(&device, kernel, &bindings, bytes_of(&params), groups, wanted);
            let e = error(&run(3), &before);
            assert!(e < 1e-4, "{kernel:?}: {e:e}");
            let e = error(&run(at), &expected);
            assert!(e < 1e-4, "{kernel:?}, the norm: {e:e}");
            let codes = run(at + 2);
            let scales = run(at + 3);
            let codes: &[i8] = cast_slice(&codes);
            let decoded: Vec<f32> =
                (0..ROWS[2]).map(|i| f32::from(codes[i]) * scales[i / 32 * 2]).collect();
            let e = error(&decoded, &expected);
            assert!(e < 5e-3, "{kernel:?}, codes: {e:e}");
        }
    }
}
