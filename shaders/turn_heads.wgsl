// Turns heads, side by side in each row, as turn.wgsl: a workgroup takes one.

struct TurnHeads {
    n_head: u32,
    size: u32, // values of a head
}
var<immediate> p: TurnHeads;

@group(0) @binding(0) var<storage, read_write> heads: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let first = (group.y * p.n_head + group.x) * p.size;
    for (var i = lane; i < p.size; i += GROUP) {
        of_head[i] = heads[first + i];
    }
    workgroupBarrier();
    turn(p.size, lane);
    for (var i = lane; i < p.size; i += GROUP) {
        heads[first + i] = of_head[i];
    }
}
