// x = cap · tanh(x · scale / cap), or x · scale without a cap (0); rows of `width`.

struct Softcap {
    width: u32,
    scale: f32,
    cap: f32,
}
var<immediate> p: Softcap;

@group(0) @binding(0) var<storage, read_write> x: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let column = group.x * GROUP + lane;
    if column >= p.width {
        return;
    }
    let i = group.y * p.width + column;
    var v = x[i] * p.scale;
    if p.cap != 0.0 {
        v = p.cap * tanh(clamp(v / p.cap, -15.0, 15.0));
    }
    x[i] = v;
}
