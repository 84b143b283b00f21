// y = s · W x + b for a few tokens: as matvec, with each weight taken apart once for four tokens. A
// workgroup makes four rows of four tokens.

@group(0) @binding(1) var<storage, read> x: array<vec4f>;
@group(0) @binding(2) var<storage, read> vectors: array<f32>;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let first = (group.y * groups.x + group.x) * 4u;
    let rows = min(vec4u(first, first + 1u, first + 2u, first + 3u), vec4u(p.n_rows - 1u));
    let starts = rows * p.row_bytes;
    let token = group.z * 4u;
    let tokens =
        min(vec4u(token, token + 1u, token + 2u, token + 3u), vec4u(p.n_tokens - 1u)) * (p.n / 4u);

    // one vector per row, one component per token
    var sum_a = vec4f();
    var sum_b = vec4f();
    var sum_c = vec4f();
    var sum_d = vec4f();
    for (var g = lane; g < (p.n + 15u) / 16u; g += GROUP) {
        let x0 = x16(tokens.x, g);
        let x1 = x16(tokens.y, g);
        let x2 = x16(tokens.z, g);
        let x3 = x16(tokens.w, g);
        sum_a += products(weights16(starts.x, g), x0, x1, x2, x3);
        sum_b += products(weights16(starts.y, g), x0, x1, x2, x3);
        sum_c += products(weights16(starts.z, g), x0, x1, x2, x3);
        sum_d += products(weights16(starts.w, g), x0, x1, x2, x3);
    }
    sum_a = group_sum(sum_a, lane);
    sum_b = group_sum(sum_b, lane);
    sum_c = group_sum(sum_c, lane);
    sum_d = group_sum(sum_d, lane);

    // the first lanes write one row of one token each
    for (var i = lane; i < 16u; i += GROUP) {
        let row = first + i % 4u;
        let t = token + i / 4u;
        if row < p.n_rows && t < p.n_tokens {
            let of_token = vec4f(sum_a[i / 4u], sum_b[i / 4u], sum_c[i / 4u], sum_d[i / 4u]);
            put(t, row, of_token[i % 4u]);
        }
    }
}
