// x += y · scale, rows of `width`.

struct Add {
    width: u32,
    scale: f32,
}
var<immediate> p: Add;

@group(0) @binding(0) var<storage, read> y: array<f32>;
@group(0) @binding(1) var<storage, read_write> x: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let column = group.x * GROUP + lane;
    if column < p.width {
        let i = group.y * p.width + column;
        x[i] += y[i] * p.scale;
    }
}
