// As matvec_experts for one token, whose experts' rows are then summed up by their weights (as
// combine.wgsl), by the workgroup that ends last for four rows; the one that ends last of those
// does the steps of steps.wgsl.

struct Experts {
    n: u32,          // values of a row; a multiple of 4
    row_bytes: u32,
    n_rows: u32,     // rows of one expert
    n_experts: u32,
    bias: u32,       // where the biases of the experts lie in `vectors`; NONE = they have none
    scale: u32,      // where their factors lie, one for each; NONE = they have none
    out_first: u32,  // where the sum of the experts goes
    first_step: u32, // of what follows: see steps.wgsl
    n_steps: u32,
}
const NONE = 0xffffffffu;
var<immediate> p: Experts;

@group(0) @binding(1) var<storage, read> x: array<vec4f>;      // [expert][n]
@group(0) @binding(2) var<storage, read> choice: array<vec2u>; // expert, weight
@group(0) @binding(3) var<storage, read> vectors: array<f32>;
@group(0) @binding(4) var<storage, read_write> expert_rows: array<f32>; // [expert][n_rows]
@group(0) @binding(5) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let quad = group.y * groups.x + group.x;
    let first = quad * 4u;
    if first >= p.n_rows {
        return;
    }
    let slot = group.z;
    let expert = min(choice[slot].x, p.n_experts - 1u);
    let rows = min(vec4u(first, first + 1u, first + 2u, first + 3u), vec4u(p.n_rows - 1u));
    let starts = (rows + expert * p.n_rows) * p.row_bytes;
    let n4 = p.n / 4u;
    let token = slot * n4;

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

    let is_mine = lane < 4u && first + lane < p.n_rows;
    if is_mine {
        var y = sum[lane];
        if p.scale != NONE {
            y *= vectors[p.scale + expert];
        }
        if p.bias != NONE {
            y += vectors[p.bias + expert * p.n_rows + first + lane];
        }
        expert_rows[slot * p.n_rows + first + lane] = y;
    }
    if !ends_last(1u + quad, groups.z, lane) {
        return;
    }
    if is_mine {
        var total = 0.0;
        for (var i = 0u; i < groups.z; i++) {
            let y = expert_rows[i * p.n_rows + first + lane];
            total += bitcast<f32>(choice[i].y) * y;
        }
        out[p.out_first + first + lane] = total;
    }
    if ends_last(0u, (p.n_rows + 3u) / 4u, lane) {
        run_steps(lane);
    }
}
