// As matvec_gated, with activations in 8 bits: lanes take blocks of 32 columns in turn.

@group(0) @binding(1) var<storage, read> x: array<vec4u>; // two per block of 32
@group(0) @binding(2) var<storage, read> scales: array<vec2f>;
@group(0) @binding(3) var<storage, read> vectors: array<f32>;
@group(0) @binding(4) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let first = (group.y * groups.x + group.x) * 2u;
    if first >= p.n_rows {
        return;
    }
    let starts = starts_of(first);
    var sum = vec4f();
    for (var b = lane; b < p.n / 32u; b += GROUP) {
        let low = x[b * 2u];
        let high = x[b * 2u + 1u];
        let scale = scales[b];
        sum += vec4f(
            product(block32(starts.x, b), low, high, scale),
            product(block32(starts.y, b), low, high, scale),
            product(block32(starts.z, b), low, high, scale),
            product(block32(starts.w, b), low, high, scale),
        );
    }
    sum = group_sum(sum, lane);
    if lane < 2u && first + lane < p.n_rows {
        out[first + lane] = gated_value(first + lane, sum[lane], sum[lane + 2u]);
    }
    finish_values(first, lane);
}
