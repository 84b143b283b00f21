// out[t] = Σ weight · value over the points that a square kernel covers at point t of its result,
// value by value; beyond the edges are zeros.

struct MapKernel {
    n: u32,        // values of the result
    side: u32,     // points per side of the map
    n_values: u32, // of a point
    kernel: u32,   // points per side of the kernel
    stride: u32,
    before: u32,   // lines of zeros before the map
    side_out: u32, // points per side of the result
    weights: u32,  // where the weights lie in `vectors`: [point of the kernel][value]
    first: u32,
}
var<immediate> p: MapKernel;

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> vectors: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let i = (group.y * groups.x + group.x) * GROUP + lane;
    if i >= p.n {
        return;
    }
    let value = i % p.n_values;
    let point = i / p.n_values;
    // less than 0 wraps, and is beyond the edge as well
    let top = point / p.side_out * p.stride - p.before;
    let left = point % p.side_out * p.stride - p.before;
    var sum = 0.0;
    for (var tap = 0u; tap < p.kernel * p.kernel; tap++) {
        let line = top + tap / p.kernel;
        let column = left + tap % p.kernel;
        if line < p.side && column < p.side {
            let weight = vectors[p.weights + tap * p.n_values + value];
            sum += weight * x[(line * p.side + column) * p.n_values + value];
        }
    }
    out[i] = sum;
}
