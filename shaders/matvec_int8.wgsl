// y = s · W x + b for one token whose activations are in 8 bits: a workgroup makes four rows, its
// lanes take blocks of 32 columns in turn.

@group(0) @binding(1) var<storage, read> x: array<vec4u>; // two per block of 32
@group(0) @binding(2) var<storage, read> scales: array<vec2f>;
@group(0) @binding(3) var<storage, read> vectors: array<f32>;
@group(0) @binding(4) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let first = (group.y * groups.x + group.x) * 4u;
    let rows = min(vec4u(first, first + 1u, first + 2u, first + 3u), vec4u(p.n_rows - 1u));
    let starts = rows * p.row_bytes;
    let blocks = p.n / 32u;
    let token = group.z * blocks;

    var sum = vec4f();
    for (var b = lane; b < blocks; b += GROUP) {
        let low = x[(token + b) * 2u];
        let high = x[(token + b) * 2u + 1u];
        let scale = scales[token + b];
        sum += vec4f(
            product(block32(starts.x, b), low, high, scale),
            product(block32(starts.y, b), low, high, scale),
            product(block32(starts.z, b), low, high, scale),
            product(block32(starts.w, b), low, high, scale),
        );
    }
    sum = group_sum(sum, lane);

    if lane < 4u && first + lane < p.n_rows {
        put(group.z, first + lane, sum[lane]);
    }
    finish(groups, lane);
}
