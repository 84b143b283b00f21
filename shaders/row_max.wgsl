// Of each row of n values the largest magnitude: out[t], one workgroup per row.

struct RowMax {
    n: u32,
}
var<immediate> p: RowMax;

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    var largest = 0.0;
    for (var i = lane; i < p.n; i += GROUP) {
        largest = max(largest, abs(x[group.y * p.n + i]));
    }
    largest = group_max(largest, lane);
    if lane == 0u {
        out[group.y] = largest;
    }
}
