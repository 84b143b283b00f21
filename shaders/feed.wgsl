// Puts the tokens that best.wgsl found in the place of those of the next pass: the first of `keep`
// of each row.

struct Feed {
    n: u32, // rows
    keep: u32,
}
var<immediate> p: Feed;

@group(0) @binding(0) var<storage, read> best: array<vec2u>; // token, key
@group(0) @binding(1) var<storage, read_write> rows: array<vec4u>; // token, sequence, position, end

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let row = group.x * GROUP + lane;
    if row < p.n {
        rows[row].x = best[row * p.keep].x;
    }
}
