// As matvec_heads, where the third matrix has a binding and a format of its own: its functions are
// those of the first with `_2` after their names.

@group(0) @binding(1) var<storage, read> x: array<vec4f>;
@group(0) @binding(2) var<storage, read> vectors: array<f32>;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let first = (group.y * groups.x + group.x) * 4u;
    let is_second = first >= other_begin(); // which is a multiple of 4
    let begin = select(0u, other_begin(), is_second);
    let last = select(other_begin(), p.n_rows, is_second) - 1u;
    let rows = min(vec4u(first, first + 1u, first + 2u, first + 3u), vec4u(last)) - begin;
    var sum = vec4f();
    if is_second {
        let starts = rows * other_bytes();
        for (var g = lane; g < (p.n + 15u) / 16u; g += GROUP) {
            let x16 = columns(g);
            sum += vec4f(
                dot16(weights16_2(starts.x, g), x16),
                dot16(weights16_2(starts.y, g), x16),
                dot16(weights16_2(starts.z, g), x16),
                dot16(weights16_2(starts.w, g), x16),
            );
        }
    } else {
        let starts = rows * p.row_bytes;
        for (var g = lane; g < (p.n + 15u) / 16u; g += GROUP) {
            let x16 = columns(g);
            sum += vec4f(
                dot16(weights16(starts.x, g), x16),
                dot16(weights16(starts.y, g), x16),
                dot16(weights16(starts.z, g), x16),
                dot16(weights16(starts.w, g), x16),
            );
        }
    }
    sum = group_sum(sum, lane);
    if lane < 4u && first + lane <= last {
        put(0u, first + lane, sum[lane]);
    }
    finish(groups, lane);
}

// Columns 16·g … 16·g + 15. Past the end the last four are read again: the weights there are 0.
fn columns(g: u32) -> mat4x4f {
    let at = g * 4u;
    let last = p.n / 4u - 1u;
    return mat4x4f(x[at], x[min(at + 1u, last)], x[min(at + 2u, last)], x[min(at + 3u, last)]);
}

fn dot16(w: mat4x4f, x: mat4x4f) -> f32 {
    return dot(w[0], x[0]) + dot(w[1], x[1]) + dot(w[2], x[2]) + dot(w[3], x[3]);
}
