// Puts the shares of attend.wgsl together.

struct Reduce {
    n_head: u32,
    v_quads: u32,
    n_shares: u32,
}
var<immediate> p: Reduce;

@group(0) @binding(0) var<storage, read> shares: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> out: array<vec4f>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let head = group.y * p.n_head + group.x;
    for (var i = lane; i < p.v_quads; i += GROUP) {
        out[head * p.v_quads + i] = reduced(head, i);
    }
}
