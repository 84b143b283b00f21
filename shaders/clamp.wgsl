// out = min(max(x, low), high), `n` values.

struct Clamp {
    n: u32,
    low: f32,
    high: f32,
    in_place: u32, // 1: the values are those of `out`, and `x` is not read
}
var<immediate> p: Clamp;

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let i = (group.y * groups.x + group.x) * GROUP + lane;
    if i >= p.n {
        return;
    }
    var v = out[i];
    if p.in_place == 0u {
        v = x[i];
    }
    out[i] = min(max(v, p.low), p.high);
}
