// gate = activation(gate) · up, or without an up activation(gate); `width` values of each row.

struct Gate {
    width: u32,
    activation: u32,
    up_first: u32,   // the first value of a row of `up` that is taken
    up_stride: u32,  // values of such a row; 0: there is no `up`
    alpha_n: f32,    // the numbers of xIELU
    alpha_p: f32,
    beta: f32,
    bound: f32,
}
var<immediate> p: Gate;

@group(0) @binding(0) var<storage, read> up: array<f32>;
@group(0) @binding(1) var<storage, read_write> gate: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let column = group.x * GROUP + lane;
    if column >= p.width {
        return;
    }
    xielu = vec4f(p.alpha_n, p.alpha_p, p.beta, p.bound);
    let i = group.y * p.width + column;
    if p.up_stride == 0u {
        gate[i] = activated(p.activation, gate[i]);
    } else {
        let factor = up[group.y * p.up_stride + p.up_first + column];
        gate[i] = gated(p.activation, gate[i], factor);
    }
}
