// out[t] = what a square kernel covers at point first + t of its result: for each value of a point
// those of all points that it covers, line by line; beyond the edges are zeros.

struct MapKernel {
    n: u32,        // values of the result
    side: u32,     // points per side of the map
    n_values: u32, // of a point
    kernel: u32,   // points per side of the kernel
    stride: u32,
    before: u32,   // lines of zeros before the map
    side_out: u32, // points per side of the result
    weights: u32,
    first: u32,    // point of the result
}
var<immediate> p: MapKernel;

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let i = (group.y * groups.x + group.x) * GROUP + lane;
    if i >= p.n {
        return;
    }
    let taps = p.kernel * p.kernel;
    let tap = i % taps;
    let value = i / taps % p.n_values;
    let point = p.first + i / (taps * p.n_values);
    // less than 0 wraps, and is beyond the edge as well
    let line = point / p.side_out * p.stride + tap / p.kernel - p.before;
    let column = point % p.side_out * p.stride + tap % p.kernel - p.before;
    var v = 0.0;
    if line < p.side && column < p.side {
        v = x[(line * p.side + column) * p.n_values + value];
    }
    out[i] = v;
}
