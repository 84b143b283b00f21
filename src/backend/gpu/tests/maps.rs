//! Kernels that move over maps of points against their definition.

use std::ops::Range;

use super::*;
use crate::backend::MapKernel;
use crate::backend::gpu::encode::folded;
use crate::backend::gpu::patch_pass::map_params;

/// Returns what a kernel covers at each point, value by value.
fn gathered(at: &MapKernel, x: &[f32]) -> Vec<f32> {
    let mut out = Vec::new();
    for point in 0..at.side_out() * at.side_out() {
        for value in 0..at.n_values {
            out.extend(at.covered(point).map(|p| p.map_or(0.0, |p| x[p * at.n_values + value])));
        }
    }
    out
}

/// Returns the rows of these points.
fn rows_of(at: &MapKernel, rows: &[f32], points: Range<usize>) -> Vec<f32> {
    let n = at.n_values * at.n_taps();
    rows[points.start * n..points.end * n].to_vec()
}

#[hob_needs::gpu]
#[test]
fn kernels_over_maps_are_what_they_are_defined_as() {
    use Kernel::{ConvolveMap, GatherMap};
    let mut random = Random(11);
    for device in devices(&[GatherMap, ConvolveMap].map(|kernel| (kernel, ShaderPiece::None))) {
        for (side, n_values, kernel, stride) in
            [(1, 4, 3, 2), (8, 4, 3, 2), (9, 12, 5, 2), (7, 20, 3, 1), (6, 8, 5, 1), (16, 4, 1, 2)]
        {
            let at = MapKernel::centered(side, n_values, kernel, stride);
            let what = format!("{at:?}, {:?}", device.sizes);
            let x = random.floats(side * side * n_values);
            // weights do not begin where the vectors do
            let vectors = random.floats(3 + at.n_taps() * n_values);
            let n_points = at.side_out() * at.side_out();
            let run = |kernel, bindings: &[&[u8]], n: usize, weights, first| {
                let groups = folded(n.div_ceil(device.group(kernel)), 1);
                let params = params::MapKernel { weights, first, ..map_params(&at, n) };
                run(&device, (kernel, ShaderPiece::None), bindings, bytes_of(&params), groups)
            };

            let expected = gathered(&at, &x);
            for strip in at.strips() {
                let expected: Vec<f32> = rows_of(&at, &expected, strip.clone());
                let zeros = vec![0.0f32; expected.len()];
                let bindings = [cast_slice(&x), cast_slice(&zeros)];
                let first = strip.start as u32;
                let ours = run(GatherMap, &bindings, expected.len(), 0, first);
                assert_eq!(ours, expected, "{what} {strip:?}");
            }

            let rows = expected.chunks_exact(at.n_taps()).enumerate();
            let sums = rows.map(|(i, row)| {
                let weight = |tap: usize| vectors[3 + tap * n_values + i % n_values];
                row.iter().enumerate().map(|(tap, v)| v * weight(tap)).sum::<f32>()
            });
            let expected: Vec<f32> = sums.collect();
            let zeros = vec![0.0f32; n_points * n_values];
            let bindings = [cast_slice(&x), cast_slice(&vectors), cast_slice(&zeros)];
            let ours = run(ConvolveMap, &bindings, expected.len(), 3, 0);
            assert!(error(&ours, &expected) < 1e-6, "{what}");
        }
    }
}
