// Scales each token's row by 1 + scale · ln(1 + ⌊(position + offset) / step⌋).

struct Temperature {
    width: u32,
    step: u32,
    offset: u32,
    scale: f32,
}
var<immediate> p: Temperature;

@group(0) @binding(0) var<storage, read> rows: array<vec4u>; // token, sequence, position
@group(0) @binding(1) var<storage, read_write> x: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let i = group.x * GROUP + lane;
    if i < p.width {
        let steps = f32((rows[group.y].z + p.offset) / p.step);
        x[group.y * p.width + i] *= 1.0 + p.scale * log(1.0 + steps);
    }
}
