// y = s · W x + b for one token, rows of a multiple of 4 values: a workgroup makes four rows, its
// lanes take groups of 16 columns in turn.

@group(0) @binding(1) var<storage, read> x: array<vec4f>;
@group(0) @binding(2) var<storage, read> vectors: array<f32>;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let first = (group.y * groups.x + group.x) * 4u;
    let rows = min(vec4u(first, first + 1u, first + 2u, first + 3u), vec4u(p.n_rows - 1u));
    let starts = rows * p.row_bytes;
    let n4 = p.n / 4u;
    let token = group.z * n4;

    var sum = vec4f();
    for (var g = lane; g < (p.n + 15u) / 16u; g += GROUP) {
        let at = g * 4u;
        let x0 = x[token + at];
        let x1 = x[token + min(at + 1u, n4 - 1u)];
        let x2 = x[token + min(at + 2u, n4 - 1u)];
        let x3 = x[token + min(at + 3u, n4 - 1u)];
        let a = weights16(starts.x, g);
        let b = weights16(starts.y, g);
        let c = weights16(starts.z, g);
        let d = weights16(starts.w, g);
        sum += vec4f(
            dot(a[0], x0) + dot(a[1], x1) + dot(a[2], x2) + dot(a[3], x3),
            dot(b[0], x0) + dot(b[1], x1) + dot(b[2], x2) + dot(b[3], x3),
            dot(c[0], x0) + dot(c[1], x1) + dot(c[2], x2) + dot(c[3], x3),
            dot(d[0], x0) + dot(d[1], x1) + dot(d[2], x2) + dot(d[3], x3),
        );
    }
    sum = group_sum(sum, lane);

    if lane < 4u && first + lane < p.n_rows {
        put(group.z, first + lane, sum[lane]);
    }
    finish(groups, lane);
}
