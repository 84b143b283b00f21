//! Kernels over rows of activations against the scalar ones.

use super::*;
use crate::backend::cpu::{by_value, layer_norm, xielu};
use crate::model::plan::{Activation, Xielu};
use crate::util::normal::gelu_erf;

#[hob_needs::gpu]
#[test]
fn vector_kernels_are_the_scalar_ones() {
    use Kernel::*;
    let all = [Norm, Rope, Gate, Add, Softcap, Temperature, Gather, Clamp, Image]
        .map(|k| (k, ShaderPiece::None));
    let mut random = Random(4);
    for device in devices(&all) {
        let lanes = device.group(Kernel::Add);
        for (width, rows) in [(4, 3), (130, 5), (1000, 2)] {
            let what = format!("{rows} rows of {width}, {:?}", device.sizes);
            let x = random.floats(width * rows);
            let y = random.floats(width * rows);
            let w = random.floats(width);
            let zeros = vec![0.0f32; x.len()];
            let groups = [width.div_ceil(lanes), rows, 1];
            let run = |kernel, bindings: &[&[u8]], params: &[u8], groups| {
                run(&device, (kernel, ShaderPiece::None), bindings, params, groups)
            };

            // both ways of giving the input, both norms, with and without weight and bias
            let ones = vec![1.0f32; width];
            for (centered, has_weight, has_bias) in [
                (false, true, false),
                (false, false, false),
                (true, true, true),
                (true, false, true),
            ] {
                let weight = if has_weight { &w } else { &ones };
                let mut expected = zeros.clone();
                for (x, out) in x.chunks_exact(width).zip(expected.chunks_exact_mut(width)) {
                    if centered {
                        layer_norm(x, weight, 1e-5, out);
                    } else {
                        scalar().rms_norm(x, weight, 1e-5, out);
                    }
                    if has_bias {
                        scalar().add_scaled(out, &w, 1.0);
                    }
                }
                for (in_place, x, out) in [(0, &x, &zeros), (1, &zeros, &x)] {
                    let at = |is_there| if is_there { 0 } else { params::NONE };
                    let weight = at(has_weight);
                    let bias = at(has_bias);
                    let centered = centered.into();
                    let params = params::Norm {
                        n: width as u32,
                        weight,
                        bias,
                        centered,
                        eps: 1e-5,
                        in_place,
                        x_first: 0,
                        out_first: 0,
                        weight_step: 0,
                    };
                    let bindings = [cast_slice(x), cast_slice(&w), cast_slice(out)];
                    let ours = run(Norm, &bindings, bytes_of(&params), [rows, 1, 1]);
                    assert!(error(&ours, &expected) < 2e-6, "norm {params:?} {what}");
                }
            }

            // row by row, one row to all, with a factor for each column
            for (y_first, y_stride, factors) in [(0, width, false), (0, width, true), (3, 0, false)]
            {
                let mut expected = x.clone();
                let factor = |i: usize| if factors { w[i % width] } else { 1.0 };
                let at = |i: usize| y_first + i / width * y_stride + i % width;
                let ys: Vec<_> = (0..y.len()).map(|i| y[at(i)] * factor(i)).collect();
                scalar().add_scaled(&mut expected, &ys, 0.7);
                let params = params::Add {
                    width: width as u32,
                    scale: 0.7,
                    y_first: y_first as u32,
                    y_stride: y_stride as u32,
                    factors: if factors { 0 } else { params::NONE },
                    in_place: 0,
                    x_first: 0,
                };
                let bindings = [cast_slice(&y), cast_slice(&w), cast_slice(&x)];
                let ours = run(Add, &bindings, bytes_of(&params), groups);
                assert!(error(&ours, &expected) < 1e-6, "add {params:?} {what}");
            }

            for in_place in [0, 1] {
                let (from, to) = if in_place == 0 { (&x, &zeros) } else { (&zeros, &x) };
                let params = params::Clamp { n: x.len() as u32, low: -0.5, high: 0.25, in_place };
                let groups = [2, x.len().div_ceil(2 * lanes), 1];
                let ours =
                    run(Clamp, &[cast_slice(from), cast_slice(to)], bytes_of(&params), groups);
                assert_eq!(
                    ours,
                    x.iter().map(|v| v.clamp(-0.5, 0.25)).collect::<Vec<_>>(),
                    "clamp {what}"
                );
            }

            // every second token is a row of an image, the last row first
            let images = random.floats((width + 7) * rows);
            for adds in [0, 1] {
                let mut expected = x.clone();
                let mut batch = Vec::new();
                for (t, out) in expected.chunks_exact_mut(width).enumerate() {
                    let row = rows - 1 - t;
                    batch.extend([
                        if t % 2 == 0 { params::IS_IMAGE | row as u32 } else { 3 },
                        0,
                        0,
                        0,
                    ]);
                    if t % 2 == 0 {
                        let image = &images[row * (width + 7) + 2..][..width];
                        out.iter_mut()
                            .zip(image)
                            .for_each(|(o, v)| *o = *v + if adds == 1 { *o } else { 0.0 });
                    }
                }
                let params =
                    params::Image { width: width as u32, first: 2, stride: width as u32 + 7, adds };
                let bindings = [cast_slice(&images), cast_slice(&batch), cast_slice(&x)];
                assert_eq!(
                    run(Image, &bindings, bytes_of(&params), groups),
                    expected,
                    "image {what}"
                );
            }

            // inputs far beyond where the exponential of an f32 ends
            let gate: Vec<f32> = x.iter().map(|v| v * v * v * 200.0).collect();
            let numbers = Xielu { alpha_n: 0.8, alpha_p: 1.3, beta: 0.5, eps: -1e-6 };
            let all = (0..9).filter(|code| !(4..7).contains(code));
            for (activation, has_up) in all.flat_map(|code| [(code, true), (code, false)]) {
                let mut expected = gate.clone();
                let ones = vec![1.0; y.len()];
                let factor = if has_up { &y } else { &ones };
                match activation {
                    0 => scalar().silu_mul(&mut expected, factor),
                    1 => scalar().gelu_mul(&mut expected, factor),
                    3 => crate::backend::cpu::gelu::gelu_mul(&mut expected, factor),
                    7 => by_value(&mut expected, factor, gelu_erf),
                    8 => by_value(&mut expected, factor, |x| xielu(numbers, x)),
                    _ => {
                        for v in &mut expected {
                            *v *= 1.702;
                        }
                        scalar().silu_mul(&mut expected, factor);
                        for v in &mut expected {
                            *v /= 1.702;
                        }
                    }
                }
                // the other factor as whole rows, and as columns of wider ones
                for (first, more) in [(0, 0), (3, 5)] {
                    let mut wide = vec![9.0f32; rows * (width + more)];
                    for (wide, y) in wide.chunks_exact_mut(width + more).zip(y.chunks_exact(width))
                    {
                        wide[first..][..width].copy_from_slice(y);
                    }
                    let params = params::Gate {
                        up_first: first as u32,
                        up_stride: if has_up { (width + more) as u32 } else { 0 },
                        ..params::Gate::plain(width, activation, Activation::Xielu(numbers))
                    };
                    let bindings = [cast_slice(&wide), cast_slice(&gate)];
                    let ours = run(Gate, &bindings, bytes_of(&params), groups);
                    assert!(error(&ours, &expected) < 1e-5, "gate {activation} {what}");
                }
            }

            for cap in [0.0, 3.0] {
                for factors in [params::NONE, 0] {
                    let params = params::Softcap { width: width as u32, scale: 9.0, cap, factors };
                    let capped =
                        |v: f32| if cap == 0.0 { v * 9.0 } else { cap * (v * 9.0 / cap).tanh() };
                    let scaled =
                        |(v, w): (&f32, &f32)| capped(*v) * if factors == 0 { *w } else { 1.0 };
                    let expected: Vec<_> = x.iter().zip(w.iter().cycle()).map(scaled).collect();
                    let ours =
                        run(Softcap, &[cast_slice(&w), cast_slice(&x)], bytes_of(&params), groups);
                    assert!(error(&ours, &expected) < 1e-5, "softcap {params:?} {what}");
                }
            }

            let batch: Vec<_> = (0..rows as u32).flat_map(|t| [0, 0, t * 1000, 0]).collect();
            let factor = |t: usize| 1.0 + 0.1 * (1.0 + ((t * 1000 + 200) / 300) as f32).ln();
            let expected: Vec<_> =
                x.iter().enumerate().map(|(i, v)| v * factor(i / width)).collect();
            let params =
                params::Temperature { width: width as u32, step: 300, offset: 200, scale: 0.1 };
            let ours =
                run(Temperature, &[cast_slice(&batch), cast_slice(&x)], bytes_of(&params), groups);
            assert!(error(&ours, &expected) < 1e-6, "temperature {what}");

            let kept: Vec<_> = (0..rows as u32).rev().collect();
            for is_copy in [0, 1] {
                let params = params::Gather { width: width as u32, is_copy };
                let bindings = [cast_slice(&x), cast_slice(&kept), cast_slice(&zeros)];
                let ours = run(Gather, &bindings, bytes_of(&params), groups);
                let mut rows: Vec<_> = x.chunks_exact(width).collect();
                if is_copy == 0 {
                    rows.reverse();
                }
                assert_eq!(ours, rows.concat(), "gather {is_copy} {what}");
            }

            // heads of 10 rotated values and what is left over
            let n_head = 2;
            let head_size = width / 2;
            let n_pairs = (width / 2).min(10) / 2;
            let angles: Vec<[f32; 2]> =
                (0..rows * 2 * n_pairs).map(|i| [(i as f32).cos(), (i as f32).sin()]).collect();
            for (is_neox, tables) in [(0, 1), (1, 1), (1, 2)] {
                let mut expected = x.clone();
                for (i, head) in expected.chunks_exact_mut(head_size).enumerate() {
                    let table = i / n_head * tables + i % n_head % tables;
                    let angles = &angles[table * n_pairs..][..n_pairs];
                    let (cos, sin): (Vec<f32>, Vec<f32>) =
                        angles.iter().map(|a| (a[0], a[1])).unzip();
                    match is_neox {
                        0 => scalar().rope_norm(&mut head[..n_pairs * 2], &cos, &sin),
                        _ => scalar().rope_neox(&mut head[..n_pairs * 2], &cos, &sin),
                    }
                }
                let params = params::Rope {
                    n_head: n_head as u32,
                    head_size: head_size as u32,
                    n_pairs: n_pairs as u32,
                    is_neox,
                    angles: 0,
                    tables: tables as u32,
                };
                let groups = [(n_head * n_pairs).div_ceil(lanes), rows, 1];
                let ours =
                    run(Rope, &[cast_slice(&angles), cast_slice(&x)], bytes_of(&params), groups);
                assert!(error(&ours, &expected) < 1e-6, "rope {is_neox} {what}");
            }
        }
    }
}
