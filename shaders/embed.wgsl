// out[t] = table[token t] · scale. Tokens whose rows are not bound here are left to other dispatches.

struct Embed {
    n: u32,         // values of a row; a multiple of 4
    row_bytes: u32,
    first_row: u32, // rows bound here
    n_rows: u32,
    scale: f32,
}
var<immediate> p: Embed;

@group(0) @binding(1) var<storage, read> rows: array<vec4u>; // token, sequence, position
@group(0) @binding(2) var<storage, read_write> out: array<vec4f>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let g = group.x * GROUP + lane;
    let row = rows[group.y].x - p.first_row; // wraps for those before
    if row >= p.n_rows || g * 16u >= p.n {
        return;
    }
    let v = p.scale * weights16(row * p.row_bytes, g);
    let at = group.y * (p.n / 4u) + g * 4u;
    let end = (group.y + 1u) * (p.n / 4u);
    out[at] = v[0];
    if at + 1u < end {
        out[at + 1u] = v[1];
    }
    if at + 2u < end {
        out[at + 2u] = v[2];
    }
    if at + 3u < end {
        out[at + 3u] = v[3];
    }
}
