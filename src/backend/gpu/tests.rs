//! Every kernel with every format against the scalar ones, at odd shapes and several sizes of
//! workgroups.
//!
//! Any adapter will do; without one a test says so and passes, unless `HOB_REQUIRE_GPU=1`.

use bytemuck::{bytes_of, cast_slice};
use half::f16;
use hob_kernels::operands::{KernelScratch, OutputView, WeightRows};
use hob_kernels::{ActView, Isa, Kernels, TensorType, dequantize, quantizer};

use super::device::{DeviceOptions, GpuDevice};
use super::shader::{FORMATS, INT8_FORMATS, Kernel, ShaderPiece};
use super::sizes::KernelSizes;
use super::{adapter, params};

mod attention;
mod drafter_caches;
mod draws;
mod latent;
mod maps;
mod projections;
mod routed;
mod states;
mod uploads;
mod vectors;

/// Workgroups from a few lanes to many, with subgroup operations and without.
const SIZES: [KernelSizes; 3] = [
    KernelSizes {
        matvec: 32,
        matmul_side: 4,
        matmul_quads: 2,
        attend: 32,
        other: 32,
        chunk: 1 << 27,
        subgroups: true,
        int8: true,
        last_group: true,
        units: 0,
    },
    KernelSizes {
        matvec: 64,
        matmul_side: 8,
        matmul_quads: 1,
        attend: 64,
        other: 128,
        chunk: 1 << 27,
        subgroups: false,
        int8: true,
        last_group: true,
        units: 0,
    },
    KernelSizes {
        matvec: 256,
        matmul_side: 16,
        matmul_quads: 2,
        attend: 128,
        other: 64,
        chunk: 1 << 27,
        subgroups: true,
        int8: true,
        last_group: true,
        units: 0,
    },
];

/// The device that tests run on, once per size and once without immediates, with these kernels.
fn devices(kernels: &[(Kernel, ShaderPiece)]) -> Vec<GpuDevice> {
    let adapter = adapter::choose(None).expect("a GPU");
    let has_subgroups = adapter.features().contains(wgpu::Features::SUBGROUP);
    let open = |sizes: KernelSizes, limits: wgpu::Limits| {
        let sizes = KernelSizes { subgroups: sizes.subgroups && has_subgroups, ..sizes };
        let options =
            DeviceOptions { sizes: Some(sizes), limits: Some(limits), ..DeviceOptions::default() };
        let mut device = GpuDevice::open(&adapter, &options).unwrap();
        device.compile(kernels).unwrap();
        device
    };
    let limits = adapter.limits();
    // as in a browser
    let without_immediates = wgpu::Limits { max_immediate_size: 0, ..limits.clone() };
    let in_browsers = open(SIZES[0], without_immediates);
    SIZES.into_iter().map(|sizes| open(sizes, limits.clone())).chain([in_browsers]).collect()
}

/// Runs one kernel over these contents of its bindings; the last one's floats afterwards.
fn run(
    device: &GpuDevice,
    kernel: (Kernel, ShaderPiece),
    bindings: &[&[u8]],
    params: &[u8],
    groups: [usize; 3],
) -> Vec<f32> {
    run_for(device, kernel, bindings, params, groups, bindings.len() - 1)
}

/// The same; the floats of binding `wanted`.
fn run_for(
    device: &GpuDevice,
    kernel: (Kernel, ShaderPiece),
    bindings: &[&[u8]],
    params: &[u8],
    groups: [usize; 3],
    wanted: usize,
) -> Vec<f32> {
    let buffers: Vec<_> = bindings
        .iter()
        .map(|bytes| {
            let buffer = device.buffer("test", bytes.len() + 64).unwrap();
            let mut words = bytes.to_vec();
            words.resize(bytes.len().next_multiple_of(4), 0);
            device.queue.write_buffer(&buffer.raw, 0, &words);
            buffer
        })
        .collect();
    let n = bindings[wanted].len() / 4;
    let staging = device.staging(n * 4).unwrap();
    let mut encoder = device.encoder();
    {
        let mut pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor::default());
        device.dispatch(&mut pass, kernel, &buffers.iter().collect::<Vec<_>>(), params, groups);
    }
    encoder.copy_buffer_to_buffer(&buffers[wanted].raw, 0, &staging.raw, 0, n as u64 * 4);
    device.submit([encoder.finish()]);
    let mut out = Vec::new();
    device.read(&staging, n, &mut out).unwrap();
    device.forget_bind_groups();
    out
}

/// Numbers between −1 and 1.
struct Random(u64);

impl Random {
    fn next(&mut self) -> f32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 40) as f32 / (1 << 23) as f32 - 1.0
    }

    fn floats(&mut self, n: usize) -> Vec<f32> {
        (0..n).map(|_| self.next()).collect()
    }

    /// Blocks of `n` values: encoded, or for types that can only be read any bytes with a tame
    /// scale.
    fn weights(&mut self, ty: TensorType, n: usize) -> Vec<u8> {
        let mut bytes = vec![0; ty.row_bytes(n).unwrap()];
        if let Some(quantize) = quantizer(ty) {
            quantize(&self.floats(n), &mut bytes);
            return bytes;
        }
        for byte in &mut bytes {
            *byte = (self.next() * 128.0) as i8 as u8;
        }
        for (i, block) in bytes.chunks_exact_mut(ty.block_bytes()).enumerate() {
            match ty {
                TensorType::MXFP4 => block[0] = 118 + (i % 9) as u8,
                _ => block[..2].copy_from_slice(&f16::from_f32(self.next() / 64.0).to_le_bytes()),
            }
        }
        bytes
    }
}

/// Largest difference over the largest value.
fn error(ours: &[f32], expected: &[f32]) -> f32 {
    assert_eq!(ours.len(), expected.len());
    let largest = expected.iter().fold(1e-20f32, |m, v| m.max(v.abs()));
    let worst = ours
        .iter()
        .zip(expected)
        .map(|(a, b)| if a.is_nan() { f32::INFINITY } else { (a - b).abs() });
    worst.fold(0.0, f32::max) / largest
}

fn scalar() -> &'static Kernels {
    Kernels::new(Isa::Scalar).unwrap()
}

#[hob_needs::gpu]
#[test]
fn products_with_every_format_are_those_of_the_scalar_kernels() {
    let products =
        [Kernel::Matvec, Kernel::MatvecFew, Kernel::MatvecTile, Kernel::Matmul, Kernel::MatmulWide];
    let all: Vec<_> = FORMATS
        .iter()
        .flat_map(|(ty, _)| products.map(|kernel| (kernel, ShaderPiece::Weights(*ty))))
        .collect();
    let mut random = Random(1);
    for device in devices(&all) {
        for &(kernel, piece) in &all {
            let ShaderPiece::Weights(ty) = piece else { continue };
            // blocks, and for floats rows that end within a group of 16
            let columns: &[usize] = match ty.block_len() {
                1 => &[4, 52, 300],
                32 => &[32, 416],
                _ => &[256, 768],
            };
            let tokens: &[usize] = match kernel {
                Kernel::Matvec => &[1],
                Kernel::MatvecFew => &[2, 7],
                Kernel::MatvecTile => &[4, 13, 23],
                _ => &[9, 70],
            };
            for (&n, &n_tokens) in columns.iter().flat_map(|n| tokens.iter().map(move |t| (n, t))) {
                let n_rows = 37;
                let weights = random.weights(ty, n * n_rows);
                let x = random.floats(n * n_tokens);
                let bias = random.floats(n_rows);
                let mut expected = vec![0.0; n_rows * n_tokens];
                let rows = WeightRows::new(ty, &weights, n, n_rows);
                let mut view = OutputView::whole(&mut expected, n_rows);
                scalar().matmul(
                    rows,
                    ActView::f32(&x, n),
                    &mut view,
                    &mut KernelScratch::default(),
                );
                for (y, b) in expected.iter_mut().zip(bias.iter().cycle()) {
                    *y = *y * 0.75 + b;
                }
                let params = params::Linear {
                    bias: 0,
                    scale: 0.75,
                    ..params::Linear::plain(n, weights.len() / n_rows, n_rows, n_tokens)
                };
                let is_wide = kernel == Kernel::MatmulWide;
                let edge = device.sizes.matmul_side as usize * if is_wide { 8 } else { 4 };
                let groups = match kernel {
                    Kernel::Matvec => [3, n_rows.div_ceil(12), 1],
                    Kernel::MatvecFew => [n_rows.div_ceil(4), 1, n_tokens.div_ceil(4)],
                    Kernel::MatvecTile => [n_rows.div_ceil(4), 1, n_tokens.div_ceil(8)],
                    _ => [n_rows.div_ceil(edge), n_tokens.div_ceil(edge), 1],
                };
                let out = vec![0u8; expected.len() * 4];
                let bindings = [&weights[..], cast_slice(&x), cast_slice(&bias), &out[..]];
                let ours = run(&device, (kernel, piece), &bindings, bytes_of(&params), groups);
                let e = error(&ours, &expected);
                let what = format!(
                    "{} {ty} {n_rows} × {n}, {n_tokens} tokens, {:?}",
                    kernel.name(),
                    device.sizes
                );
                assert!(e < 3e-6, "{what}: {e:e}");
            }
        }
    }
}

#[hob_needs::gpu]
#[test]
fn products_of_whole_numbers_are_those_of_the_scalar_kernels() {
    let kernels = [Kernel::MatvecInt8, Kernel::MatvecInt8Tile, Kernel::MatmulInt8];
    let all = INT8_FORMATS
        .iter()
        .flat_map(|(ty, _)| kernels.map(|kernel| (kernel, ShaderPiece::Int8(*ty))));
    let all: Vec<_> = all.chain([(Kernel::Quantize, ShaderPiece::None)]).collect();
    let mut random = Random(8);
    for device in devices(&all) {
        for &(kernel, piece) in &all {
            let ShaderPiece::Int8(ty) = piece else { continue };
            let columns: &[usize] = if ty.block_len() == 32 { &[32, 416] } else { &[256, 768] };
            let tokens: &[usize] = match kernel {
                Kernel::MatvecInt8 => &[1, 3],
                Kernel::MatvecInt8Tile => &[4, 21],
                _ => &[9, 70],
            };
            // activations that 8 bits hold, whose products are then as exact as others, and any
            let cases = [
                (columns[0], tokens[0], true),
                (columns[1], tokens[1], true),
                (columns[1], tokens[0], false),
            ];
            for (n, n_tokens, is_held) in cases {
                let n_rows = 37;
                let weights = random.weights(ty, n * n_rows);
                let mut x = random.floats(n * n_tokens);
                let bias = random.floats(n_rows);
                if is_held {
                    for (i, block) in x.chunks_exact_mut(32).enumerate() {
                        let scale = (1 + i % 5) as f32 / 64.0;
                        for v in &mut *block {
                            *v = (*v * 127.0).round() * scale;
                        }
                        block[i % 32] = if i % 7 == 0 { -127.0 } else { 127.0 } * scale;
                    }
                    x[..32].fill(0.0);
                }
                let mut expected = vec![0.0; n_rows * n_tokens];
                let rows = WeightRows::new(ty, &weights, n, n_rows);
                let mut view = OutputView::whole(&mut expected, n_rows);
                scalar().matmul(
                    rows,
                    ActView::f32(&x, n),
                    &mut view,
                    &mut KernelScratch::default(),
                );
                for (y, b) in expected.iter_mut().zip(bias.iter().cycle()) {
                    *y = *y * 0.75 + b;
                }
                let n_blocks = x.len() / 32;
                let codes = vec![0u32; n_blocks * 8];
                let scales = vec![0.0f32; n_blocks * 2];
                let quantize = params::Quantize { n_blocks: n_blocks as u32 };
                let groups = [n_blocks.div_ceil(device.group(Kernel::Quantize)), 1, 1];
                let bindings = [cast_slice(&x), cast_slice(&codes), cast_slice(&scales)];
                let [codes, scales] = [1, 2].map(|wanted| {
                    let kernel = (Kernel::Quantize, ShaderPiece::None);
                    run_for(&device, kernel, &bindings, bytes_of(&quantize), groups, wanted)
                });
                for (i, (&code, x)) in cast_slice::<_, i8>(&codes).iter().zip(&x).enumerate() {
                    let scale = scales[i / 32 * 2];
                    assert!(
                        (f32::from(code) * scale - x).abs() <= scale * 0.501,
                        "{code} × {scale} is not {x}"
                    );
                }
                let params = params::Linear {
                    bias: 0,
                    scale: 0.75,
                    ..params::Linear::plain(n, weights.len() / n_rows, n_rows, n_tokens)
                };
                let edge = device.sizes.matmul_side as usize * 4;
                let groups = match kernel {
                    Kernel::MatvecInt8 => [3, n_rows.div_ceil(12), n_tokens],
                    Kernel::MatvecInt8Tile => [n_rows.div_ceil(4), 1, n_tokens.div_ceil(8)],
                    _ => [n_rows.div_ceil(edge), n_tokens.div_ceil(edge), 1],
                };
                let out = vec![0u8; expected.len() * 4];
                let bindings = [
                    &weights[..],
                    cast_slice(&codes),
                    cast_slice(&scales),
                    cast_slice(&bias),
                    &out[..],
                ];
                let ours = run(&device, (kernel, piece), &bindings, bytes_of(&params), groups);
                let e = error(&ours, &expected);
                let limit = if is_held { 5e-6 } else { 2e-2 };
                let what = format!(
                    "{} {ty} {n_rows} × {n}, {n_tokens} tokens, {:?}",
                    kernel.name(),
                    device.sizes
                );
                assert!(e < limit, "{what}: {e:e}");
            }
        }
    }
}

#[hob_needs::gpu]
#[test]
fn rows_of_every_format_are_looked_up_as_they_are_decoded() {
    let all: Vec<_> =
        FORMATS.iter().map(|(ty, _)| (Kernel::Embed, ShaderPiece::Weights(*ty))).collect();
    let mut random = Random(2);
    for device in devices(&all) {
        for &(kernel, piece) in &all {
            let ShaderPiece::Weights(ty) = piece else { continue };
            let n = if ty.block_len() == 1 { 52 } else { 512 };
            let n_rows = 11;
            let first_row = 1000;
            let table = random.weights(ty, n * n_rows);
            let row_bytes = table.len() / n_rows;
            let tokens = [1003u32, 1000, 1010, 999, 1011]; // the last two lie in other chunks
            let rows: Vec<_> = tokens.iter().flat_map(|&token| [token, 0, 0, 0]).collect();
            let before = vec![7.0f32; n * tokens.len()];
            let mut expected = before.clone();
            for (token, out) in tokens.iter().zip(expected.chunks_exact_mut(n)).take(3) {
                dequantize(
                    ty,
                    &table[(*token - first_row) as usize * row_bytes..][..row_bytes],
                    out,
                );
                for v in out {
                    *v *= 2.5;
                }
            }
            let params = params::Embed {
                n: n as u32,
                row_bytes: row_bytes as u32,
                first_row,
                n_rows: n_rows as u32,
                scale: 2.5,
                by_position: 0,
                images: 0,
                adds: 0,
            };
            let groups = [n.div_ceil(16).div_ceil(device.group(kernel)), tokens.len(), 1];
            let bindings = [&table[..], cast_slice(&rows), cast_slice(&before)];
            let ours = run(&device, (kernel, piece), &bindings, bytes_of(&params), groups);
            assert!(error(&ours, &expected) < 1e-6, "{ty} {:?}", device.sizes);
        }
    }
}

#[hob_needs::gpu]
#[test]
fn rows_of_experts_are_found_by_the_choice() {
    let types = [
        TensorType::F16,
        TensorType::Q8_0,
        TensorType::Q6_K,
        TensorType::IQ4_XS,
        TensorType::MXFP4,
    ];
    let all = types.map(|ty| (Kernel::MatvecExperts, ShaderPiece::Weights(ty)));
    let mut random = Random(3);
    for device in devices(&all) {
        for (kernel, piece) in all {
            let ShaderPiece::Weights(ty) = piece else { continue };
            let n = 256;
            let n_rows = 13;
            let n_experts = 4;
            let first_expert = 2;
            let weights = random.weights(ty, n * n_rows * n_experts);
            let x = random.floats(n * 3);
            let vectors = random.floats(3 + n_rows * n_experts + n_experts);
            let factors_at = 3 + n_rows * n_experts;
            // two experts per token; 1 and 6 lie in other chunks
            let chosen = [2u32, 5, 1, 3, 4, 6];
            let weight_of = |slot: usize| 0.5 + slot as f32;
            let choice = chosen.iter().enumerate();
            let choice: Vec<_> =
                choice.flat_map(|(slot, &e)| [e, weight_of(slot).to_bits()]).collect();
            let before = vec![7.0f32; n_rows * chosen.len()];
            let mut expected = before.clone();
            let each = weights.len() / n_experts;
            for (slot, out) in expected.chunks_exact_mut(n_rows).enumerate() {
                let Some(e) = chosen[slot].checked_sub(first_expert).filter(|e| *e < 4) else {
                    continue;
                };
                let rows = WeightRows::new(ty, &weights[e as usize * each..][..each], n, n_rows);
                let x = ActView::f32(&x[slot / 2 * n..][..n], n);
                scalar().matmul(
                    rows,
                    x,
                    &mut OutputView::whole(out, n_rows),
                    &mut KernelScratch::default(),
                );
                let bias = &vectors[3 + e as usize * n_rows..][..n_rows];
                let factor = vectors[factors_at + e as usize];
                for (y, bias) in out.iter_mut().zip(bias) {
                    *y = *y * factor * weight_of(slot) + bias;
                }
            }
            let params = params::Experts {
                n: n as u32,
                row_bytes: (each / n_rows) as u32,
                n_rows: n_rows as u32,
                first_expert,
                n_experts: n_experts as u32,
                slots_per_x: 2,
                bias: 3,
                scale: factors_at as u32,
                weighed: 1,
            };
            let bindings = [
                &weights[..],
                cast_slice(&x),
                cast_slice(&choice),
                cast_slice(&vectors),
                cast_slice(&before),
            ];
            let groups = [n_rows.div_ceil(4), 1, chosen.len()];
            let ours = run(&device, (kernel, piece), &bindings, bytes_of(&params), groups);
            let e = error(&ours, &expected);
            assert!(e < 3e-6, "{ty} {:?}: {e:e}", device.sizes);
        }
    }
}

#[hob_needs::gpu]
#[test]
fn experts_are_chosen_and_combined_as_on_the_cpu() {
    let all = [(Kernel::Route, ShaderPiece::None), (Kernel::Combine, ShaderPiece::None)];
    let mut random = Random(5);
    for device in devices(&all) {
        for (n, n_used, is_sigmoid) in
            [(4, 2, false), (128, 8, false), (33, 33, false), (8, 2, true), (70, 5, true)]
        {
            let n_tokens = 3;
            let mut logits: Vec<f32> =
                random.floats(n * n_tokens).iter().map(|v| v * 5.0).collect();
            logits[1] = logits[0]; // a tie, which the lower number wins
            let bias: Vec<f32> = if is_sigmoid { random.floats(n) } else { vec![0.0; n] };
            let mut choices: Vec<(u32, f32)> = Vec::new();
            for logits in logits.chunks_exact(n) {
                let mut p = logits.to_vec();
                if is_sigmoid {
                    for p in &mut p {
                        *p = 1.0 / (1.0 + (-*p).exp());
                    }
                } else {
                    scalar().softmax(&mut p);
                }
                let mut order: Vec<_> = (0..n).collect();
                order.sort_by(|&a, &b| {
                    (p[b] + bias[b]).total_cmp(&(p[a] + bias[a])).then(a.cmp(&b))
                });
                let sum: f32 = order[..n_used].iter().map(|&e| p[e]).sum();
                let factor = if is_sigmoid { 1.8 } else { 1.0 / sum };
                choices.extend(order[..n_used].iter().map(|&e| (e as u32, p[e] * factor)));
            }
            let params = params::Route {
                n: n as u32,
                n_used: n_used as u32,
                gating: is_sigmoid.into(),
                bias: if is_sigmoid { 0 } else { params::NONE },
                renormalized: (!is_sigmoid).into(),
                scale: if is_sigmoid { 1.8 } else { 1.0 },
                n_groups: 0,
                n_groups_used: 0,
            };
            let out = vec![0u32; choices.len() * 2];
            let bindings = [cast_slice(&logits), cast_slice(&bias), cast_slice(&out)];
            let ours = run(&device, all[0], &bindings, bytes_of(&params), [1, n_tokens, 1]);
            for (ours, (expert, weight)) in ours.as_chunks::<2>().0.iter().zip(&choices) {
                assert_eq!(ours[0].to_bits(), *expert, "{n_used} of {n}, {:?}", device.sizes);
                assert!((ours[1] - weight).abs() < 1e-5, "{n_used} of {n}, {:?}", device.sizes);
            }

            let width = 77;
            let y = random.floats(width * choices.len());
            let choice: Vec<_> = choices.iter().flat_map(|(e, w)| [*e, w.to_bits()]).collect();
            let mut expected = vec![0.0; width * n_tokens];
            for (i, (_, weight)) in choices.iter().enumerate() {
                let out = &mut expected[i / n_used * width..][..width];
                scalar().add_scaled(out, &y[i * width..][..width], *weight);
            }
            let params = params::Combine { width: width as u32, n_used: n_used as u32 };
            let out = vec![0u8; expected.len() * 4];
            let bindings = [cast_slice(&y), cast_slice(&choice), &out[..]];
            let groups = [width.div_ceil(device.group(Kernel::Combine)), n_tokens, 1];
            let ours = run(&device, all[1], &bindings, bytes_of(&params), groups);
            assert!(error(&ours, &expected) < 1e-6, "{n_used} of {n}, {:?}", device.sizes);
        }
    }
}

#[hob_needs::gpu]
#[test]
fn the_best_tokens_are_found_to_the_bit() {
    let kernel = (Kernel::Best, ShaderPiece::None);
    let mut random = Random(7);
    for device in devices(&[kernel]) {
        for (n_vocab, keep, n_rows) in
            [(5, 1, 1), (1000, 40, 2), (1024, 128, 1), (2050, 1, 3), (40_001, 128, 2)]
        {
            let mut logits = random.floats(n_vocab * n_rows);
            // many equal ones, and what is no number
            logits.iter_mut().step_by(3).for_each(|v| *v = (*v * 4.0).round() / 4.0);
            for (i, odd) in [f32::NAN, f32::NEG_INFINITY, -0.0, 0.0, f32::INFINITY, -f32::NAN]
                .into_iter()
                .enumerate()
            {
                logits.iter_mut().skip(i).step_by(41).for_each(|v| *v = odd);
            }
            for masked in [false, true] {
                // the last row has no bitmap either way
                let n_words = n_vocab.div_ceil(32);
                let mut allowed = vec![params::NONE; n_rows];
                for row in 0..(n_rows - 1) * usize::from(masked) {
                    allowed[row] = allowed.len() as u32;
                    allowed.extend((0..n_words).map(|_| (random.next() * 1e9) as i32 as u32));
                }
                let is_allowed = |row: usize, t: usize| {
                    let bitmap = allowed[row];
                    bitmap == params::NONE || allowed[bitmap as usize + t / 32] >> (t % 32) & 1 == 1
                };
                let mut entries = logits.clone();
                let mut n = n_vocab;
                for is_first in [1, 0, 0, 0] {
                    let runs = n.div_ceil(params::BEST_RUN);
                    let params = params::Best { n: n as u32, keep: keep as u32, is_first };
                    let out = vec![0u32; n_rows * runs * keep * 2];
                    let bindings = [cast_slice(&entries), cast_slice(&allowed), cast_slice(&out)];
                    entries = run(&device, kernel, &bindings, bytes_of(&params), [runs, n_rows, 1]);
                    n = runs * keep;
                    if runs == 1 {
                        break;
                    }
                }
                for (row, found) in entries.chunks_exact(2 * keep).enumerate() {
                    let found = found.as_chunks::<2>().0.iter().map(|pair| pair.map(f32::to_bits));
                    let found: Vec<_> = found
                        .take_while(|[token, _]| *token != params::NONE)
                        .map(|[token, key]| (token as usize, super::logit_of(key)))
                        .collect();
                    let logits = &logits[row * n_vocab..][..n_vocab];
                    let counts = |&t: &usize| logits[t] > f32::NEG_INFINITY && is_allowed(row, t);
                    let mut expected: Vec<_> = (0..n_vocab).filter(counts).collect();
                    expected.sort_by(|&a, &b| {
                        logits[b].partial_cmp(&logits[a]).unwrap().then(a.cmp(&b))
                    });
                    expected.truncate(keep);
                    let expected: Vec<_> = expected.into_iter().map(|t| (t, logits[t])).collect();
                    assert_eq!(
                        found, expected,
                        "{keep} of {n_vocab}, masked: {masked}, {:?}",
                        device.sizes
                    );
                }
            }
        }
    }
}
