//! Attention and its cache against the scalar kernel.

use hob_kernels::operands::{AttendState, AttendTile};
use hob_kernels::{CacheType, hadamard};

use super::*;
use crate::backend::PAGE;
use crate::backend::gpu::cache::PageHeads;
use crate::backend::gpu::cache_types::CacheTypes;
use crate::backend::gpu::params::MAX_HEAD;

/// Positions of a chunk where there are chunks.
const CHUNK: usize = 50;

/// Shapes of attention: heads, heads per KV head, sizes of keys and values, window, soft cap. That
/// of 80 values has chunks.
const HEADS: [(usize, usize, usize, usize, Option<usize>, f32); 4] = [
    (4, 2, 64, 64, None, 0.0),
    (3, 1, 20, 12, Some(50), 0.0),
    (8, 8, 128, 128, Some(64), 5.0),
    (2, 2, 80, 80, None, 30.0),
];

/// Every type of cached keys with the same of values, and with another one.
fn caches() -> [CacheTypes; 18] {
    let all = CacheType::ALL;
    std::array::from_fn(|i| {
        let k = all[i % 9];
        CacheTypes { k, v: all[(i + i / 9 * 2) % 9] }
    })
}

/// Writes values as the CPU's cache holds them.
fn store_on_cpu(ty: CacheType, x: &[f32], out: &mut [u8]) {
    match ty {
        CacheType::F32 => out.copy_from_slice(cast_slice(x)),
        ty => scalar().store_cached(ty, x, out),
    }
}

/// Returns the keys and the values of `len` positions that pages hold, `[position][head][value]`.
fn held(
    heads: &PageHeads,
    types: CacheTypes,
    cache: &[u8],
    pages: &[u32],
    len: usize,
) -> [Vec<f32>; 2] {
    let page_bytes = heads.page_bytes(types);
    let mut all = [Vec::new(), Vec::new()];
    for (i, page) in pages.iter().enumerate().take(len.div_ceil(PAGE)) {
        let n = (len - i * PAGE).min(PAGE);
        let mut bytes = Vec::new();
        heads.take_out(&cache[*page as usize * page_bytes..][..page_bytes], types, n, &mut bytes);
        let mut rest = &bytes[..];
        let sides = [(types.k, heads.d_k), (types.v, heads.d_v)];
        for (all, (ty, size)) in all.iter_mut().zip(sides) {
            let n_values = heads.n * n * size;
            let (side, after) = rest.split_at(ty.row_bytes(n_values).unwrap());
            let mut values = vec![0.0; n_values];
            dequantize(ty.tensor_type(), side, &mut values);
            for position in 0..n {
                for head in 0..heads.n {
                    all.extend_from_slice(&values[(head * n + position) * size..][..size]);
                }
            }
            rest = after;
        }
    }
    all
}

#[hob_needs::gpu]
#[test]
fn attention_over_scattered_pages_is_that_of_the_scalar_kernel() {
    let both = caches().map(ShaderPiece::Cache);
    let mut all = vec![(Kernel::AttendReduce, ShaderPiece::None)];
    all.extend(both.iter().flat_map(|&piece| [(Kernel::Store, piece), (Kernel::Attend, piece)]));
    let mut random = Random(6);
    for device in devices(&all) {
        for (n_head, per_kv, d_k, d_v, window, softcap) in HEADS {
            if d_v / 4 > device.sizes.attend as usize || d_k > MAX_HEAD {
                continue;
            }
            for len in [1, 64, 147] {
                for piece in both {
                    let n_kv = n_head / per_kv;
                    let k = random.floats(len * n_kv * d_k);
                    let v = random.floats(len * n_kv * d_v);
                    // sequence 1, its three pages in no order, after those of sequence 0
                    let table = [9u32, 9, 9, 3, 1, 2];
                    let rows: Vec<_> =
                        (0..len as u32).flat_map(|pos| [0, 1, pos, pos + 1]).collect();
                    let ShaderPiece::Cache(types) = piece else { continue };
                    if types.has_blocks() && (d_k | d_v) % 32 != 0 {
                        continue;
                    }
                    let heads = PageHeads { n: n_kv, d_k, d_v };
                    let page_bytes = heads.page_bytes(types);
                    let store = params::Store {
                        n_head_kv: n_kv as u32,
                        k_quads: d_k as u32 / 4,
                        v_quads: d_v as u32 / 4,
                        max_pages: 3,
                    };
                    let empty = vec![0u8; page_bytes * 4];
                    let bindings = [
                        cast_slice(&k),
                        cast_slice(&v),
                        cast_slice(&rows),
                        cast_slice(&table),
                        &empty[..],
                    ];
                    let lanes = device.group(Kernel::Store);
                    let groups = [(n_kv * d_k.max(d_v) / 4).div_ceil(lanes), len, 1];
                    let cache =
                        run(&device, (Kernel::Store, piece), &bindings, bytes_of(&store), groups);

                    // the last token, and one in the middle
                    let tokens = [len - 1, len / 2];
                    let q = random.floats(tokens.len() * n_head * d_k);
                    let [k_given, v_given] = [k, v];
                    let [k, v] = held(&heads, types, cast_slice(&cache), &table[3..], len);
                    for (ty, given, held) in [(types.k, &k_given, &k), (types.v, &v_given, &v)] {
                        let mut bytes = vec![0; ty.row_bytes(given.len()).unwrap()];
                        store_on_cpu(ty, given, &mut bytes);
                        let mut of_cpu = vec![0.0; given.len()];
                        dequantize(ty.tensor_type(), &bytes, &mut of_cpu);
                        let squares = |x: &[f32]| -> f32 {
                            x.iter().zip(given).map(|(x, given)| (x - given).powi(2)).sum()
                        };
                        let [ours, theirs] = [held, &of_cpu].map(|x| squares(x));
                        assert!(ours <= 1.01 * theirs, "{ty:?}: {ours:e}, {theirs:e}");
                    }
                    let sinks = random.floats(n_head);
                    let mut expected = [Vec::new(), Vec::new()];
                    for (&pos, q) in tokens.iter().zip(q.chunks_exact(n_head * d_k)) {
                        for (h, q) in q.chunks_exact(d_k).enumerate() {
                            let of_head = |x: &[f32], d: usize| -> Vec<f32> {
                                (0..len)
                                    .flat_map(|p| &x[(p * n_kv + h / per_kv) * d..][..d])
                                    .copied()
                                    .collect()
                            };
                            let from = match window {
                                Some(window) => (pos + 1).saturating_sub(window),
                                None if d_k == 80 => pos - pos % CHUNK,
                                None => 0,
                            };
                            let tile = AttendTile {
                                q,
                                k: &of_head(&k, d_k),
                                v: &of_head(&v, d_v),
                                d_k,
                                d_v,
                                visible: &[(from as u32, pos as u32 + 1)],
                                scale: 0.3,
                                softcap,
                            };
                            for (expected, (max, sum)) in
                                expected.iter_mut().zip([(f32::NEG_INFINITY, 0.0), (sinks[h], 1.0)])
                            {
                                let mut max = [max];
                                let mut sum = [sum];
                                let mut acc = vec![0.0; d_v];
                                let mut state =
                                    AttendState { max: &mut max, sum: &mut sum, acc: &mut acc };
                                scalar().attend_f32(
                                    &tile,
                                    &mut state,
                                    &mut KernelScratch::default(),
                                );
                                expected.extend(acc.iter().map(|a| a / sum[0]));
                            }
                        }
                    }
                    if types.v.is_transformed() {
                        for x in &mut expected {
                            hadamard::transform(x, d_v);
                        }
                    }
                    let rows: Vec<_> =
                        tokens.iter().flat_map(|&pos| [0, 1, pos as u32, pos as u32 + 1]).collect();
                    for (n_shares, with_sinks) in [(1, false), (3, false), (1, true), (3, true)] {
                        let expected = &expected[usize::from(with_sinks)];
                        let attend = params::Attend {
                            n_head: n_head as u32,
                            heads_per_kv: per_kv as u32,
                            k_quads: d_k as u32 / 4,
                            v_quads: d_v as u32 / 4,
                            max_pages: 3,
                            window: window.map_or(params::NONE, |w| w as u32),
                            chunk: if d_k == 80 { CHUNK as u32 } else { params::NONE },
                            ahead: params::NONE,
                            flags: 0,
                            n_shares,
                            scale: 0.3,
                            softcap,
                            alibi: 0.0,
                            sinks: if with_sinks { 0 } else { params::NONE },
                            n_rows: 0,
                            row_bytes: 0,
                        };
                        let n_out =
                            tokens.len() * n_head * if n_shares == 1 { d_v } else { 3 * (d_v + 4) };
                        let out = vec![0.0f32; n_out];
                        let bindings = [
                            cast_slice(&q),
                            cast_slice(&rows),
                            cast_slice(&table),
                            cast_slice(&cache),
                            cast_slice(&sinks),
                            cast_slice(&out),
                        ];
                        let groups = [n_head, tokens.len(), n_shares as usize];
                        let mut ours = run(
                            &device,
                            (Kernel::Attend, piece),
                            &bindings,
                            bytes_of(&attend),
                            groups,
                        );
                        if n_shares > 1 {
                            let n_head = n_head as u32;
                            let v_quads = d_v as u32 / 4;
                            let reduce = params::Reduce { n_head, v_quads, n_shares };
                            let out = vec![0u8; expected.len() * 4];
                            let bindings = [cast_slice(&ours), &out[..]];
                            ours = run(
                                &device,
                                all[0],
                                &bindings,
                                bytes_of(&reduce),
                                [groups[0], groups[1], 1],
                            );
                            if types.v.is_transformed() {
                                hadamard::transform(&mut ours, d_v);
                            }
                        }
                        let e = error(&ours, expected);
                        let sizes = device.sizes;
                        assert!(
                            e < 1e-5,
                            "{n_head} heads of {d_k}, {len} positions, {n_shares} shares, \
                             {piece:?}, {sizes:?}: {e:e}"
                        );
                    }
                }
            }
        }
    }
}

/// A shape of attention in tiles.
struct TileShape {
    n_head: usize,
    heads_per_kv: usize,
    d_k: usize,
    d_v: usize,
    window: u32,
    /// Positions seen behind a token's own.
    chunk: u32,
    ahead: u32,
    softcap: f32,
    alibi: f32,
    has_sinks: bool,
}

const TILE_SHAPES: [TileShape; 7] = [
    TileShape { d_k: 32, d_v: 32, ..TileShape::PLAIN },
    TileShape { heads_per_kv: 1, d_k: 20, d_v: 12, alibi: 8.0, ..TileShape::PLAIN },
    TileShape { d_k: 128, d_v: 80, window: 50, softcap: 5.0, ..TileShape::PLAIN },
    TileShape { d_k: 64, d_v: 64, chunk: 50, ..TileShape::PLAIN },
    TileShape { d_k: 64, d_v: 64, window: 9, ahead: 8, ..TileShape::PLAIN },
    TileShape { d_k: 256, d_v: 256, window: 70, has_sinks: true, ..TileShape::PLAIN },
    TileShape { heads_per_kv: 4, d_k: 84, d_v: 512, has_sinks: true, ..TileShape::PLAIN },
];

impl TileShape {
    const PLAIN: TileShape = TileShape {
        n_head: 4,
        heads_per_kv: 2,
        d_k: 0,
        d_v: 0,
        window: params::NONE,
        chunk: params::NONE,
        ahead: 0,
        softcap: 0.0,
        alibi: 0.0,
        has_sinks: false,
    };

    fn page_quads(&self) -> usize {
        self.n_head / self.heads_per_kv * (self.d_k + self.d_v) * PAGE / 4
    }

    fn params(&self) -> params::Attend {
        params::Attend {
            n_head: self.n_head as u32,
            heads_per_kv: self.heads_per_kv as u32,
            k_quads: self.d_k as u32 / 4,
            v_quads: self.d_v as u32 / 4,
            max_pages: 3,
            window: self.window,
            chunk: self.chunk,
            ahead: self.ahead,
            flags: 0,
            n_shares: 1,
            scale: 0.2,
            softcap: self.softcap,
            alibi: self.alibi,
            sinks: if self.has_sinks { 0 } else { params::NONE },
            n_rows: 0,
            row_bytes: 0,
        }
    }
}

/// Returns the rows of three sequences of some length: the first rows of one, the last of another,
/// and a single one; those of the second see four positions more than their own.
fn rows_of_three_sequences() -> Vec<[u32; 4]> {
    let first = (0..75).map(|pos| [0, 0, pos, pos + 1]);
    let second = (120..161).map(|pos| [0, 1, pos, (pos + 5).min(161)]);
    first.chain(second).chain([[0, 2, 63, 64]]).collect()
}

#[hob_needs::gpu]
#[test]
fn attention_in_tiles_is_that_of_single_rows() {
    let both = [CacheTypes::F16, CacheTypes::F32].map(ShaderPiece::Cache);
    let kernels = |&piece: &ShaderPiece| [(Kernel::Attend, piece), (Kernel::AttendTile, piece)];
    let all: Vec<_> = both.iter().flat_map(kernels).collect();
    let rows = rows_of_three_sequences();
    let table = [8u32, 2, 5, 1, 7, 3, 4, 0, 6];
    let mut random = Random(16);
    for (mut device, value_quads) in devices(&all).into_iter().zip([1, 2, 4]) {
        device.value_quads = value_quads;
        device.compile(&all).unwrap();
        let most = device.sizes.tile_tokens();
        let mut tiles: Vec<[u32; 2]> = Vec::new();
        for (i, row) in (0..).zip(&rows) {
            match tiles
                .last_mut()
                .filter(|[first, n]| rows[*first as usize][1] == row[1] && (*n as usize) < most)
            {
                Some(tile) => tile[1] += 1,
                None => tiles.push([i, 1]),
            }
        }
        let fits = |shape: &&TileShape| shape.d_v / 4 <= device.sizes.attend as usize;
        for (shape, piece) in
            TILE_SHAPES.iter().filter(fits).flat_map(|shape| both.map(|piece| (shape, piece)))
        {
            let cache = random.floats(9 * shape.page_quads() * 4);
            let cache: Vec<u8> = match piece {
                ShaderPiece::Cache(CacheTypes::F16) => {
                    cache.iter().flat_map(|v| f16::from_f32(*v).to_le_bytes()).collect()
                }
                _ => cast_slice(&cache).to_vec(),
            };
            let q = random.floats(rows.len() * shape.n_head * shape.d_k);
            let sinks = random.floats(shape.n_head);
            let out = vec![0.0f32; rows.len() * shape.n_head * shape.d_v];
            let attend = shape.params();
            let bindings = [
                cast_slice(&q),
                cast_slice(&rows),
                cast_slice(&table),
                &cache[..],
                cast_slice(&sinks),
                cast_slice(&tiles),
                cast_slice(&out),
            ];
            let n_parts = device.value_parts(shape.d_v / 4);
            let groups = [shape.n_head, tiles.len(), n_parts];
            let kernel = (Kernel::AttendTile, piece);
            let ours = run(&device, kernel, &bindings, bytes_of(&attend), groups);
            let [q, rows_at, table_at, cache, sinks, _, out] = bindings;
            let bindings = [q, rows_at, table_at, cache, sinks, out];
            let groups = [shape.n_head, rows.len(), 1];
            let kernel = (Kernel::Attend, piece);
            let expected = run(&device, kernel, &bindings, bytes_of(&attend), groups);
            let e = error(&ours, &expected);
            let TileShape { d_k, d_v, .. } = shape;
            assert!(e < 1e-5, "heads of {d_k} and {d_v}, {piece:?}, {:?}: {e:e}", device.sizes);
        }
    }
}
