// out[i] = x[kept[i]], or a plain copy; rows of `width`.

struct Gather {
    width: u32,
    is_copy: u32, // 1: out[i] = x[i]
}
var<immediate> p: Gather;

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> kept: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let column = group.x * GROUP + lane;
    if column < p.width {
        let row = select(kept[group.y], group.y, p.is_copy == 1u);
        out[group.y * p.width + column] = x[row * p.width + column];
    }
}
