// out[t] = Σ over the token's experts of weight · y, rows of `width`.

struct Combine {
    width: u32,
    n_used: u32,
}
var<immediate> p: Combine;

@group(0) @binding(0) var<storage, read> y: array<f32>;        // [token][chosen expert][width]
@group(0) @binding(1) var<storage, read> choice: array<vec2u>; // expert, weight
@group(0) @binding(2) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let column = group.x * GROUP + lane;
    if column >= p.width {
        return;
    }
    var sum = 0.0;
    for (var i = 0u; i < p.n_used; i++) {
        let slot = group.y * p.n_used + i;
        sum += bitcast<f32>(choice[slot].y) * y[slot * p.width + column];
    }
    out[group.y * p.width + column] = sum;
}
