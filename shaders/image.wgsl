// out[t] = or += columns of the row of an image that stands in place of token t; other tokens are
// left as they are.

struct Image {
    width: u32,  // columns taken
    first: u32,  // the first of them
    stride: u32, // columns of a row of an image
    adds: u32,   // 1: +=
}
const IS_IMAGE = 0x80000000u;
var<immediate> p: Image;

@group(0) @binding(0) var<storage, read> images: array<f32>;
// token, or IS_IMAGE + row of an image; sequence, position, end
@group(0) @binding(1) var<storage, read> rows: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let column = group.x * GROUP + lane;
    let row = rows[group.y].x;
    if column >= p.width || row < IS_IMAGE {
        return;
    }
    var v = images[(row - IS_IMAGE) * p.stride + p.first + column];
    let at = group.y * p.width + column;
    if p.adds == 1u {
        v += out[at];
    }
    out[at] = v;
}
