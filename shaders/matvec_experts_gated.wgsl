// gate = activation(s[e] · G[e] x + b[e]) · (t[e] · U[e] x + c[e]) for every (token, expert) pair,
// where the rows of all experts of U lie after those of G: as matvec_gated, with the expert found
// by the router's choice.

struct Gated {
    n: u32,           // values of a row; a multiple of 4
    row_bytes: u32,
    n_rows: u32,      // rows of one expert, of G and of U
    n_experts: u32,
    slots_per_x: u32, // pairs that share a row of `x`
    activation: u32,
    gate_bias: u32,   // where the biases lie in `vectors`; NONE = they have none
    up_bias: u32,
    gate_scale: u32,  // where the factors lie, one for each expert; NONE = they have none
    up_scale: u32,
    weighed: u32,     // 1: G is multiplied by the weight of its expert
}
const NONE = 0xffffffffu;
var<immediate> p: Gated;

@group(0) @binding(1) var<storage, read> x: array<vec4f>;
@group(0) @binding(2) var<storage, read> choice: array<vec2u>; // expert, weight
@group(0) @binding(3) var<storage, read> vectors: array<f32>;
@group(0) @binding(4) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let first = (group.y * groups.x + group.x) * 2u;
    let slot = group.z;
    let expert = min(choice[slot].x, p.n_experts - 1u);
    let a_row = expert * p.n_rows + min(first, p.n_rows - 1u);
    let b_row = expert * p.n_rows + min(first + 1u, p.n_rows - 1u);
    let ups = p.n_experts * p.n_rows;
    let starts = vec4u(a_row, b_row, ups + a_row, ups + b_row) * p.row_bytes;
    let n4 = p.n / 4u;
    let token = slot / p.slots_per_x * n4;

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
    if lane < 2u && first + lane < p.n_rows {
        let row = first + lane;
        let weight = select(1.0, bitcast<f32>(choice[slot].y), p.weighed == 1u);
        let gate = expert_value(sum[lane] * weight, p.gate_scale, p.gate_bias, expert, row);
        let up = expert_value(sum[lane + 2u], p.up_scale, p.up_bias, expert, row);
        out[slot * p.n_rows + row] = gated(p.activation, gate, up);
    }
}

fn expert_value(sum: f32, scale: u32, bias: u32, expert: u32, row: u32) -> f32 {
    var y = sum;
    if scale != NONE {
        y *= vectors[scale + expert];
    }
    if bias != NONE {
        y += vectors[bias + expert * p.n_rows + row];
    }
    return y;
}
