// x = cap · tanh(x · scale / cap), or x · scale without a cap (0); rows of `width`, whose columns
// may have factors of their own.

struct Softcap {
    width: u32,
    scale: f32,
    cap: f32,
    factors: u32, // where a factor of each column lies in `vectors`; NONE = ones
}
const NONE = 0xffffffffu;
var<immediate> p: Softcap;

@group(0) @binding(0) var<storage, read> vectors: array<f32>;
@group(0) @binding(1) var<storage, read_write> x: array<f32>;

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
    if p.factors != NONE {
        v *= vectors[p.factors + column];
    }
    x[i] = v;
}
