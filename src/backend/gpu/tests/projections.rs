//! Products of several matrices in one dispatch against the product of their rows one after the
//! other, to the bit.

use super::*;

/// Rows of the matrices, of which the first has two heads of [`SIZE`] for each place.
const ROWS: [usize; 3] = [12, 8, 7];
const SIZE: usize = 3;
/// Set in a place that is in the other buffer.
const IN_MORE: u32 = 1 << 31;
const N: usize = 512;

/// Returns where the products of all rows go: to the first buffer, and to the other one.
fn placed(y: &[f32]) -> [Vec<f32>; 2] {
    let of = |head: usize| &y[head * SIZE..][..SIZE];
    let (_, rest) = y.split_at(ROWS[0]);
    let (second, third) = rest.split_at(ROWS[1]);
    [[of(0), of(2), second].concat(), [of(1), of(3), third].concat()]
}

fn params(row_bytes: [usize; 2], n_first: usize) -> params::LinearParts {
    let ends = ROWS.iter().scan(0, |end, n| {
        *end += *n as u32;
        Some(*end)
    });
    let ends: Vec<u32> = ends.collect();
    params::LinearParts {
        n: N as u32,
        row_bytes: row_bytes[0] as u32,
        n_rows: ends[2],
        begins: [ends[0], ends[1], ends[2]],
        scale: 0.75,
        out: [0, 2 * SIZE as u32, IN_MORE | (2 * SIZE as u32), 0],
        other: ends[n_first - 1],
        other_bytes: row_bytes[1] as u32,
        piece: [0, SIZE as u32, IN_MORE],
    }
}

/// Returns the product of all rows of a matrix.
fn product(
    device: &GpuDevice,
    ty: TensorType,
    weights: &[u8],
    x: &[f32],
    n_rows: usize,
) -> Vec<f32> {
    let linear = params::Linear {
        scale: 0.75,
        ..params::Linear::plain(N, weights.len() / n_rows, n_rows, 1)
    };
    let out = vec![0u8; n_rows * 4];
    let bindings = [weights, cast_slice(x), &[0; 4], &out[..]];
    let kernel = (Kernel::Matvec, ShaderPiece::Weights(ty));
    run(device, kernel, &bindings, bytes_of(&linear), [n_rows.div_ceil(4), 1, 1])
}

#[hob_needs::gpu]
#[test]
fn products_that_go_to_several_places_are_those_of_one_matrix() {
    let formats = FORMATS.map(|(ty, _)| ty);
    let pair = |ty| ShaderPiece::WeightsPair(ty, TensorType::Q6_K);
    let kernels = |ty: TensorType| {
        let weights = ShaderPiece::Weights(ty);
        [
            (Kernel::Matvec, weights),
            (Kernel::MatvecParts, weights),
            (Kernel::MatvecPartsPair, pair(ty)),
        ]
    };
    let all: Vec<_> = formats.into_iter().flat_map(kernels).collect();
    let n_rows: usize = ROWS.iter().sum();
    let mut random = Random(21);
    for device in devices(&all) {
        for ty in formats {
            let x = random.floats(N);
            let places = [vec![0.0f32; 2 * SIZE + ROWS[1]], vec![0.0; 2 * SIZE + ROWS[2]]];
            let groups = [n_rows.div_ceil(4), 1, 1];
            let check = |kernel: (Kernel, ShaderPiece),
                         bindings: &[&[u8]],
                         wanted: [usize; 2],
                         p: &params::LinearParts,
                         y: &[f32]| {
                let p = bytes_of(p);
                let ours = wanted.map(|at| run_for(&device, kernel, bindings, p, groups, at));
                assert_eq!(ours, placed(y), "{kernel:?} {:?}", device.sizes);
            };

            let weights = random.weights(ty, N * n_rows);
            let y = product(&device, ty, &weights, &x, n_rows);
            let [out, more] = &places;
            let bindings =
                [&weights[..], cast_slice(&x), &[0; 4], cast_slice(out), cast_slice(more)];
            let kernel = (Kernel::MatvecParts, ShaderPiece::Weights(ty));
            let row_bytes = weights.len() / n_rows;
            check(kernel, &bindings, [3, 4], &params([row_bytes; 2], 3), &y);

            // the last matrix lies elsewhere, in another format
            let n_here = ROWS[0] + ROWS[1];
            let other = random.weights(TensorType::Q6_K, N * ROWS[2]);
            let mut y = y[..n_here].to_vec();
            y.extend(product(&device, TensorType::Q6_K, &other, &x, ROWS[2]));
            let bindings = [
                &weights[..],
                cast_slice(&x),
                &[0; 4],
                cast_slice(out),
                &other[..],
                cast_slice(more),
            ];
            let row_bytes = [row_bytes, other.len() / ROWS[2]];
            let kernel = (Kernel::MatvecPartsPair, pair(ty));
            check(kernel, &bindings, [3, 5], &params(row_bytes, 2), &y);
        }
    }
}
