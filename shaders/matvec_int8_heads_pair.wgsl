// As matvec_heads_pair, with activations in 8 bits: lanes take blocks of 32 columns in turn.

@group(0) @binding(1) var<storage, read> x: array<vec4u>; // two per block of 32
@group(0) @binding(2) var<storage, read> scales: array<vec2f>;
@group(0) @binding(3) var<storage, read> vectors: array<f32>;
@group(0) @binding(4) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let first = (group.y * groups.x + group.x) * 4u;
    let is_second = first >= other_begin(); // which is a multiple of 4
    let begin = select(0u, other_begin(), is_second);
    let last = select(other_begin(), p.n_rows, is_second) - 1u;
    let rows = min(vec4u(first, first + 1u, first + 2u, first + 3u), vec4u(last)) - begin;
    var sum = vec4f();
    if is_second {
        let starts = rows * other_bytes();
        for (var b = lane; b < p.n / 32u; b += GROUP) {
            let low = x[b * 2u];
            let high = x[b * 2u + 1u];
            let scale = scales[b];
            sum += vec4f(
                product(block32_2(starts.x, b), low, high, scale),
                product(block32_2(starts.y, b), low, high, scale),
                product(block32_2(starts.z, b), low, high, scale),
                product(block32_2(starts.w, b), low, high, scale),
            );
        }
    } else {
        let starts = rows * p.row_bytes;
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
    }
    sum = group_sum(sum, lane);
    if lane < 4u && first + lane <= last {
        put(0u, first + lane, sum[lane]);
    }
    finish(groups, lane);
}
