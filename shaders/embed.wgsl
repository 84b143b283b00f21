// out[t] = or += table[token t, or its position] · scale. Tokens whose rows are not bound here are
// left to other dispatches, rows of images to image.wgsl.

struct Embed {
    n: u32,           // values of a row; a multiple of 4
    row_bytes: u32,
    first_row: u32,   // rows bound here
    n_rows: u32,
    scale: f32,
    by_position: u32, // 1: the row of the token's position
    images: u32,      // 1: in place of images stands the row of token 0
    adds: u32,        // 1: +=
}
const IS_IMAGE = 0x80000000u;
var<immediate> p: Embed;

// token, or IS_IMAGE + row of an image; sequence, position, end
@group(0) @binding(1) var<storage, read> rows: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> out: array<vec4f>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let g = group.x * GROUP + lane;
    let place = rows[group.y];
    var token = select(place.x, place.z, p.by_position == 1u);
    if p.images == 1u && token >= IS_IMAGE {
        token = 0u;
    }
    let row = token - p.first_row; // wraps for those before
    if row >= p.n_rows || g * 16u >= p.n {
        return;
    }
    let v = p.scale * weights16(row * p.row_bytes, g);
    let at = group.y * (p.n / 4u) + g * 4u;
    let end = (group.y + 1u) * (p.n / 4u);
    put(at, v[0]);
    if at + 1u < end {
        put(at + 1u, v[1]);
    }
    if at + 2u < end {
        put(at + 2u, v[2]);
    }
    if at + 3u < end {
        put(at + 3u, v[3]);
    }
}

fn put(at: u32, v: vec4f) {
    if p.adds == 1u {
        out[at] += v;
    } else {
        out[at] = v;
    }
}
