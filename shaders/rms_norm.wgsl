// out = x / sqrt(mean(x²) + eps) · w, one workgroup per row of n values.

struct Norm {
    n: u32,
    weight: u32,   // where w lies in `vectors`
    eps: f32,
    in_place: u32, // 1: the rows are those of `out`, and `x` is not read
}
var<immediate> p: Norm;

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> vectors: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let at = (group.y * groups.x + group.x) * p.n;
    var squares = 0.0;
    for (var i = lane; i < p.n; i += GROUP) {
        let v = value(at + i);
        squares += v * v;
    }
    squares = group_sum(vec4f(squares), lane).x;
    let scale = 1.0 / sqrt(squares / f32(p.n) + p.eps);
    for (var i = lane; i < p.n; i += GROUP) {
        out[at + i] = value(at + i) * scale * vectors[p.weight + i];
    }
}

fn value(i: u32) -> f32 {
    if p.in_place == 1u {
        return out[i];
    }
    return x[i];
}
