// The rule of a gated delta net over the rows of each sequence in order; see cpu/delta.rs. The
// state of a value head is a matrix S with a row for each of its values. With q and k of length 1
// (q divided by √d), g the decay and β the rate of a token: δ = β (v − g · S k), out = g · S q +
// δ (k · q), S ← g · S + δ ⊗ k. A workgroup takes four rows of S, its lanes share out the columns.

struct DeltaRule {
    n_k: u32,        // key heads
    n_v: u32,        // value heads
    d: u32,          // values of a head
    is_grouped: u32, // 1: neighbouring value heads share a key head
    a: u32,          // where the factors of the decay lie in `vectors`, one for each value head
    dt: u32,         // where the summands of its source lie
    eps: f32,
    first: u32,      // where the matrices begin in a state
    n_state: u32,    // values of a state
    beta: u32,       // where β before σ begins in `inputs`: [token][n_v]
    alpha: u32,      // where the source of the decay begins there
    norm: u32,       // where the weights of what follows lie in `vectors`; NONE = there is no norm
    norm_eps: f32,
    flags: u32,      // of finish_state.wgsl
}
var<immediate> p: DeltaRule;

@group(0) @binding(0) var<storage, read> inputs: array<f32>; // queries, keys, values by token first
@group(0) @binding(1) var<storage, read> runs: array<u32>;
@group(0) @binding(2) var<storage, read> vectors: array<f32>;
@group(0) @binding(3) var<storage, read_write> states: array<f32>;
@group(0) @binding(4) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let number = group.y * groups.x + group.x;
    let blocks = (p.d + 3u) / 4u;
    let head = number / blocks;
    if head >= p.n_v {
        return;
    }
    let first = number % blocks * 4u;
    let values = min(vec4u(first, first + 1u, first + 2u, first + 3u), vec4u(p.d - 1u));
    let rows = p.first + (head * p.d + values) * p.d;
    let key_head = select(head % p.n_k, head / (p.n_v / p.n_k), p.is_grouped == 1u);
    let n = (2u * p.n_k + p.n_v) * p.d;

    var run = run_of(group.z);
    take_rows(run.source, rows, p.d, lane);
    for (var i = 0u; i < run.n_rows; i++) {
        let token = runs[run.first_row + i];
        let q_at = token * n + key_head * p.d;
        let k_at = q_at + p.n_k * p.d;
        let v_at = token * n + (2u * p.n_k + head) * p.d;
        var q: array<f32, COLUMNS>;
        var k: array<f32, COLUMNS>;
        var products = vec4f(); // q · q, k · k, q · k
        var by_q = vec4f();
        var by_k = vec4f();
        for (var c = 0u; c < COLUMNS; c++) {
            let column = c * GROUP + lane;
            q[c] = 0.0;
            k[c] = 0.0;
            if column < p.d {
                q[c] = inputs[q_at + column];
                k[c] = inputs[k_at + column];
            }
            products += vec4f(q[c] * q[c], k[c] * k[c], q[c] * k[c], 0.0);
            by_q += state[c] * q[c];
            by_k += state[c] * k[c];
        }
        products = group_sum(products, lane);
        by_q = group_sum(by_q, lane);
        by_k = group_sum(by_k, lane);

        let q_scale = 1.0 / (sqrt(products.x + p.eps) * sqrt(f32(p.d)));
        let k_scale = 1.0 / sqrt(products.y + p.eps);
        let source = inputs[p.alpha + token * p.n_v + head] + vectors[p.dt + head];
        let decay = exp(vectors[p.a + head] * softplus(source));
        let rate = sigmoid(inputs[p.beta + token * p.n_v + head]);
        let at = v_at + values;
        let v = vec4f(inputs[at.x], inputs[at.y], inputs[at.z], inputs[at.w]);
        let delta = rate * (v - decay * by_k * k_scale);
        for (var c = 0u; c < COLUMNS; c++) {
            state[c] = decay * state[c] + delta * (k[c] * k_scale);
        }
        let result = decay * by_q * q_scale + delta * (products.z * q_scale * k_scale);
        for (var j = lane; j < min(4u, p.d - first); j += GROUP) {
            out[(token * p.n_v + head) * p.d + first + j] = result[j];
        }
        loop {
            let copy = copy_after(&run, i + 1u);
            if copy == NONE {
                break;
            }
            leave_rows(copy, rows, p.d, lane);
        }
    }
    leave_rows(run.to, rows, p.d, lane);
    finish_part(head, p.d, blocks, lane);
}
