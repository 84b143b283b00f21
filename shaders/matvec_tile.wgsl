// y = s · W x + b for up to some dozens of tokens: as matvec_few, with each weight taken apart once
// for eight tokens. A workgroup makes four rows of eight tokens.

@group(0) @binding(1) var<storage, read> x: array<vec4f>;
@group(0) @binding(2) var<storage, read> vectors: array<f32>;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let first = (group.y * groups.x + group.x) * 4u;
    let rows = min(vec4u(first, first + 1u, first + 2u, first + 3u), vec4u(p.n_rows - 1u));
    let starts = rows * p.row_bytes;
    let token = group.z * 8u;
    let near = min(token + vec4u(0u, 1u, 2u, 3u), vec4u(p.n_tokens - 1u)) * (p.n / 4u);
    let far = min(token + vec4u(4u, 5u, 6u, 7u), vec4u(p.n_tokens - 1u)) * (p.n / 4u);
    let has_far = token + 4u < p.n_tokens;

    // a vector per row and half of the tokens, one component per token
    var a_near = vec4f();
    var b_near = vec4f();
    var c_near = vec4f();
    var d_near = vec4f();
    var a_far = vec4f();
    var b_far = vec4f();
    var c_far = vec4f();
    var d_far = vec4f();
    for (var g = lane; g < (p.n + 15u) / 16u; g += GROUP) {
        let a = weights16(starts.x, g);
        let b = weights16(starts.y, g);
        let c = weights16(starts.z, g);
        let d = weights16(starts.w, g);
        let x0 = x16(near.x, g);
        a_near.x += dot16(a, x0);
        b_near.x += dot16(b, x0);
        c_near.x += dot16(c, x0);
        d_near.x += dot16(d, x0);
        let x1 = x16(near.y, g);
        a_near.y += dot16(a, x1);
        b_near.y += dot16(b, x1);
        c_near.y += dot16(c, x1);
        d_near.y += dot16(d, x1);
        let x2 = x16(near.z, g);
        a_near.z += dot16(a, x2);
        b_near.z += dot16(b, x2);
        c_near.z += dot16(c, x2);
        d_near.z += dot16(d, x2);
        let x3 = x16(near.w, g);
        a_near.w += dot16(a, x3);
        b_near.w += dot16(b, x3);
        c_near.w += dot16(c, x3);
        d_near.w += dot16(d, x3);
        if has_far {
            let x4 = x16(far.x, g);
            a_far.x += dot16(a, x4);
            b_far.x += dot16(b, x4);
            c_far.x += dot16(c, x4);
            d_far.x += dot16(d, x4);
            let x5 = x16(far.y, g);
            a_far.y += dot16(a, x5);
            b_far.y += dot16(b, x5);
            c_far.y += dot16(c, x5);
            d_far.y += dot16(d, x5);
            let x6 = x16(far.z, g);
            a_far.z += dot16(a, x6);
            b_far.z += dot16(b, x6);
            c_far.z += dot16(c, x6);
            d_far.z += dot16(d, x6);
            let x7 = x16(far.w, g);
            a_far.w += dot16(a, x7);
            b_far.w += dot16(b, x7);
            c_far.w += dot16(c, x7);
            d_far.w += dot16(d, x7);
        }
    }
    write(token, first, mat4x4f(
        group_sum(a_near, lane),
        group_sum(b_near, lane),
        group_sum(c_near, lane),
        group_sum(d_near, lane),
    ), lane);
    if has_far {
        write(token + 4u, first, mat4x4f(
            group_sum(a_far, lane),
            group_sum(b_far, lane),
            group_sum(c_far, lane),
            group_sum(d_far, lane),
        ), lane);
    }
}
