// x = x · σ(gate); rows of `width` values in equal parts, each with a gate of its own.

struct SigmoidGate {
    width: u32,
    n_gates: u32, // of a row
}
var<immediate> p: SigmoidGate;

@group(0) @binding(0) var<storage, read> gate: array<f32>;
@group(0) @binding(1) var<storage, read_write> x: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let column = group.x * GROUP + lane;
    if column < p.width {
        let part = column / (p.width / p.n_gates);
        x[group.y * p.width + column] *= sigmoid(gate[group.y * p.n_gates + part]);
    }
}
