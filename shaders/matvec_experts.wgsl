// y = s[e] · W[e] x + b[e] for every (token, expert) pair: as matvec, with the expert's rows found
// by the router's choice. Matrices of all experts lie one behind the other; those bound here begin
// with expert `first_expert`.

struct Experts {
    n: u32,            // values of a row; a multiple of 4
    row_bytes: u32,
    n_rows: u32,       // rows of one expert
    first_expert: u32,
    n_experts: u32,    // bound here
    slots_per_x: u32,  // pairs that share a row of `x`
    bias: u32,         // where the biases of the experts bound here lie in `vectors`
    scale: u32,        // where their factors lie, one for each
    weighed: u32,      // 1: the result is multiplied by the weight of its expert
}
const NONE = 0xffffffffu; // they have none
var<immediate> p: Experts;

@group(0) @binding(1) var<storage, read> x: array<vec4f>;
@group(0) @binding(2) var<storage, read> choice: array<vec2u>; // expert, weight
@group(0) @binding(3) var<storage, read> vectors: array<f32>;
@group(0) @binding(4) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let first = (group.y * groups.x + group.x) * 4u;
    let slot = group.z;
    let expert = choice[slot].x - p.first_expert; // wraps for those before
    let is_here = expert < p.n_experts;
    let rows = min(vec4u(first, first + 1u, first + 2u, first + 3u), vec4u(p.n_rows - 1u));
    let starts = (rows + select(0u, expert, is_here) * p.n_rows) * p.row_bytes;
    let n4 = p.n / 4u;
    let token = slot / p.slots_per_x * n4;

    var sum = vec4f();
    let n_groups = select(0u, (p.n + 15u) / 16u, is_here);
    for (var g = lane; g < n_groups; g += GROUP) {
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

    if is_here && lane < 4u && first + lane < p.n_rows {
        var y = sum[lane];
        if p.scale != NONE {
            y *= vectors[p.scale + expert];
        }
        if p.weighed == 1u {
            y *= bitcast<f32>(choice[slot].y);
        }
        if p.bias != NONE {
            y += vectors[p.bias + expert * p.n_rows + first + lane];
        }
        out[slot * p.n_rows + first + lane] = y;
    }
}
