// out = (x − mean) / sqrt(mean((x − mean)²) + eps) · w + b, or without the means x / sqrt(mean(x²)
// + eps) · w + b; one workgroup per row of n values.

struct Norm {
    n: u32,
    weight: u32,   // where w lies in `vectors`; NONE = ones
    bias: u32,     // where b lies there; NONE = zeros
    centered: u32, // 1: the mean is taken off
    eps: f32,
    in_place: u32, // 1: the rows lie in `out`, and `x` is not read
    x_first: u32,  // where the rows begin
    out_first: u32,
    weight_step: u32, // from the weights of one of the rows side by side to those of the next
}
const NONE = 0xffffffffu;
var<immediate> p: Norm;

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> vectors: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let at = (group.y * groups.x + group.x) * p.n;
    var mean = 0.0;
    if p.centered == 1u {
        var sum = 0.0;
        for (var i = lane; i < p.n; i += GROUP) {
            sum += value(at + i);
        }
        mean = group_sum(vec4f(sum), lane).x / f32(p.n);
    }
    var squares = 0.0;
    for (var i = lane; i < p.n; i += GROUP) {
        let v = value(at + i) - mean;
        squares += v * v;
    }
    squares = group_sum(vec4f(squares), lane).x;
    let scale = 1.0 / sqrt(squares / f32(p.n) + p.eps);
    for (var i = lane; i < p.n; i += GROUP) {
        var v = (value(at + i) - mean) * scale;
        if p.weight != NONE {
            v *= vectors[p.weight + group.x * p.weight_step + i];
        }
        if p.bias != NONE {
            v += vectors[p.bias + i];
        }
        out[p.out_first + at + i] = v;
    }
}

fn value(i: u32) -> f32 {
    if p.in_place == 1u {
        return out[p.x_first + i];
    }
    return x[p.x_first + i];
}
