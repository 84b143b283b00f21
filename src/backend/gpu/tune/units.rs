//! A check of matrix units against the scalar kernels.

use bytemuck::bytes_of;
use hob_kernels::operands::{KernelScratch, OutputView, WeightRows};
use hob_kernels::{ActView, Isa, Kernels};

use super::{TYPES, TuneBench, product, products};
use crate::backend::gpu::multiply::UNITS_EDGE;
use crate::backend::gpu::shader::{Kernel, ShaderPiece};
use crate::backend::gpu::sizes::KernelSizes;
use crate::backend::gpu::{Error, params};

/// Returns how far products on matrix units are from those of the scalar kernels, as a part of the
/// largest value.
pub(super) fn error(adapter: &wgpu::Adapter, sizes: KernelSizes) -> Result<f64, Error> {
    let n = 512;
    let n_rows = 100;
    let n_tokens = 70;
    // neither small nor alike, with an activation that no f16 holds
    let number = |i: usize| ((i * 2_654_435_761) % 2003) as f32 / 1001.5 - 1.0;
    let mut x: Vec<f32> = (0..n * n_tokens).map(number).collect();
    x[n] = 1e6;
    let kernels: Vec<_> = products(n_tokens, sizes);
    let bench = TuneBench::new(adapter, sizes, 1 << 20, &kernels)?;
    let TuneBench { device, weights, activations, codes, scales, out, .. } = &bench;
    let staging = device.staging(n_rows * n_tokens * 4)?;
    let mut worst = 0.0f64;
    for ty in TYPES {
        let Some(quantize) = hob_kernels::quantizer(ty) else { continue };
        let mut rows = vec![0; ty.row_bytes(n).unwrap_or(0) * n_rows];
        quantize(&(0..n * n_rows).map(|i| number(i * 7 + 3)).collect::<Vec<_>>(), &mut rows);
        let mut expected = vec![0.0f32; n_rows * n_tokens];
        let Some(scalar) = Kernels::new(Isa::Scalar) else { continue };
        let mut view = OutputView::whole(&mut expected, n_rows);
        let of_rows = WeightRows::new(ty, &rows, n, n_rows);
        scalar.matmul(of_rows, ActView::f32(&x, n), &mut view, &mut KernelScratch::default());

        device.queue.write_buffer(&weights.raw, 0, &rows);
        device.write(activations, &x);
        let params = params::Linear::plain(n, rows.len() / n_rows, n_rows, n_tokens);
        let mut encoder = device.encoder();
        {
            let mut pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor::default());
            let row_max = (Kernel::RowMax, ShaderPiece::None);
            let of_max = params::RowMax { n: n as u32 };
            let both = [activations, scales];
            device.dispatch(&mut pass, row_max, &both, bytes_of(&of_max), [1, n_tokens, 1]);
            let groups = [n_rows.div_ceil(UNITS_EDGE), n_tokens.div_ceil(UNITS_EDGE), 1];
            let buffers = [weights, activations, codes, scales, out];
            device.dispatch(
                &mut pass,
                product(n_tokens, sizes, ty),
                &buffers,
                bytes_of(&params),
                groups,
            );
        }
        encoder.copy_buffer_to_buffer(&out.raw, 0, &staging.raw, 0, (n_rows * n_tokens * 4) as u64);
        device.submit([encoder.finish()]);
        let mut ours: Vec<f32> = Vec::new();
        device.read(&staging, n_rows * n_tokens, &mut ours)?;
        // token by token: one of them is a million times as large
        for (ours, expected) in ours.chunks_exact(n_rows).zip(expected.chunks_exact(n_rows)) {
            let largest = expected.iter().fold(1e-20f64, |m, v| m.max(f64::from(v.abs())));
            for (a, b) in ours.iter().zip(expected) {
                let off = f64::from(a - b).abs() / largest;
                worst = worst.max(if off.is_nan() { f64::INFINITY } else { off });
            }
        }
    }
    Ok(worst)
}
