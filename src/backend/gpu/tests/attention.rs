//! Attention and its cache against the scalar kernel.

use hob_kernels::operands::{AttendState, AttendTile};

use super::*;
use crate::backend::gpu::PAGE;
use crate::backend::gpu::params::MAX_HEAD;
use crate::backend::gpu::shader::Precision;

/// Shapes of attention: heads, heads per KV head, sizes of keys and values, window, soft cap.
const HEADS: [(usize, usize, usize, usize, Option<usize>, f32); 4] = [
    (4, 2, 64, 64, None, 0.0),
    (3, 1, 20, 12, Some(50), 0.0),
    (8, 8, 128, 128, Some(64), 5.0),
    (2, 2, 80, 80, None, 30.0),
];

#[hob_needs::gpu]
#[test]
fn attention_over_scattered_pages_is_that_of_the_scalar_kernel() {
    let both = [Precision::F16, Precision::F32].map(ShaderPiece::Cache);
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
                    let page_quads = n_kv * (d_k + d_v) * PAGE / 4;
                    let quad = if piece == ShaderPiece::Cache(Precision::F16) { 8 } else { 16 };
                    let store = params::Store {
                        n_head_kv: n_kv as u32,
                        k_quads: d_k as u32 / 4,
                        v_quads: d_v as u32 / 4,
                        page_quads: page_quads as u32,
                        max_pages: 3,
                    };
                    let empty = vec![0u8; page_quads * quad * 4];
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
                    let rounded = |x: &[f32]| -> Vec<f32> {
                        match piece {
                            ShaderPiece::Cache(Precision::F16) => {
                                x.iter().map(|v| f16::from_f32(*v).to_f32()).collect()
                            }
                            _ => x.to_vec(),
                        }
                    };
                    let k = rounded(&k);
                    let v = rounded(&v);
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
                            let from = window.map_or(0, |w: usize| (pos + 1).saturating_sub(w));
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
                    let rows: Vec<_> =
                        tokens.iter().flat_map(|&pos| [0, 1, pos as u32, pos as u32 + 1]).collect();
                    for (n_shares, with_sinks) in [(1, false), (3, false), (1, true), (3, true)] {
                        let expected = &expected[usize::from(with_sinks)];
                        let attend = params::Attend {
                            n_head: n_head as u32,
                            heads_per_kv: per_kv as u32,
                            k_quads: d_k as u32 / 4,
                            v_quads: d_v as u32 / 4,
                            page_quads: page_quads as u32,
                            max_pages: 3,
                            window: window.map_or(params::NONE, |w| w as u32),
                            ahead: params::NONE,
                            from_rows: 0,
                            n_shares,
                            scale: 0.3,
                            softcap,
                            alibi: 0.0,
                            sinks: if with_sinks { 0 } else { params::NONE },
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
                        }
                        // pack2x16float may round as the device likes
                        let limit = if quad == 8 { 2e-3 } else { 1e-5 };
                        let e = error(&ours, expected);
                        let sizes = device.sizes;
                        assert!(
                            e < limit,
                            "{n_head} heads of {d_k}, {len} positions, {n_shares} shares, \
                             {piece:?}, {sizes:?}: {e:e}"
                        );
                    }
                }
            }
        }
    }
}
