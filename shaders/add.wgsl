// x += y · scale · factors, rows of `width`.

struct Add {
    width: u32,
    scale: f32,
    y_first: u32,  // where y begins
    y_stride: u32, // from one row of it to the next; 0: the same for all
    factors: u32,  // where a factor of each column lies in `vectors`; NONE = ones
    in_place: u32, // 1: the rows of `y` lie in `x`
    x_first: u32,  // where x begins
}
const NONE = 0xffffffffu;
var<immediate> p: Add;

@group(0) @binding(0) var<storage, read> y: array<f32>;
@group(0) @binding(1) var<storage, read> vectors: array<f32>;
@group(0) @binding(2) var<storage, read_write> x: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let column = group.x * GROUP + lane;
    if column >= p.width {
        return;
    }
    let at = p.y_first + group.y * p.y_stride + column;
    var v = 0.0;
    if p.in_place == 1u {
        v = x[at] * p.scale;
    } else {
        v = y[at] * p.scale;
    }
    if p.factors != NONE {
        v *= vectors[p.factors + column];
    }
    x[p.x_first + group.y * p.width + column] += v;
}
