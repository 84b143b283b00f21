// out = x, some neighbouring values of each head; rows are heads side by side.

struct CopyHeads {
    n: u32,         // values that are copied of each head
    n_head: u32,
    x_size: u32,    // values of a head
    x_first: u32,   // where the first of those copied is
    out_size: u32,
    out_first: u32,
    in_place: u32,  // 1: the rows of `x` lie in `out`
}
var<immediate> p: CopyHeads;

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let i = group.x * GROUP + lane;
    if i >= p.n_head * p.n {
        return;
    }
    let head = group.y * p.n_head + i / p.n;
    let source = p.x_first + head * p.x_size + i % p.n;
    let to = p.out_first + head * p.out_size + i % p.n;
    if p.in_place == 1u {
        out[to] = out[source];
    } else {
        out[to] = x[source];
    }
}
