// The rule of a state space layer over the rows of each sequence in order; see cpu/mamba.rs. The
// state of a head is a matrix S with a row for each of its values. With x of a token's head, B and
// C of its group and t its step size: S ← e^(t a) · S + t · x ⊗ B, out = S C + D · x. A workgroup
// takes four rows of S, its lanes share out the columns.

struct StateSpace {
    n_head: u32,
    n_group: u32, // groups of neighbouring heads
    d: u32,       // values of a head
    d_state: u32, // values of B and of C
    a: u32,       // where a of each head lies in `vectors`
    dt: u32,      // where the summands of the step sizes lie
    skip: u32,    // where D lies
    first: u32,   // where the matrices begin in a state
    n_state: u32, // values of a state
    steps: u32,   // where the source of the step sizes begins in `inputs`: [token][n_head]
    norm: u32,    // where the weights of what follows lie in `vectors`; NONE = there is no norm
    norm_eps: f32,
    flags: u32,   // of finish_state.wgsl
}
var<immediate> p: StateSpace;

@group(0) @binding(0) var<storage, read> inputs: array<f32>; // x, B and C by token first
@group(0) @binding(1) var<storage, read> runs: array<u32>;
@group(0) @binding(2) var<storage, read> vectors: array<f32>;
@group(0) @binding(3) var<storage, read_write> states: array<f32>;
@group(0) @binding(4) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let number = group.y * groups.x + group.x;
    let blocks = (p.d + 3u) / 4u;
    let head = number / blocks;
    if head >= p.n_head {
        return;
    }
    let first = number % blocks * 4u;
    let values = min(vec4u(first, first + 1u, first + 2u, first + 3u), vec4u(p.d - 1u));
    let rows = p.first + (head * p.d + values) * p.d_state;
    let n_x = p.n_head * p.d;
    let n = n_x + 2u * p.n_group * p.d_state;
    let of_group = n_x + head / (p.n_head / p.n_group) * p.d_state;

    var run = run_of(group.z);
    take_rows(run.source, rows, p.d_state, lane);
    for (var i = 0u; i < run.n_rows; i++) {
        let token = runs[run.first_row + i];
        let at = token * n + head * p.d + values;
        let x = vec4f(inputs[at.x], inputs[at.y], inputs[at.z], inputs[at.w]);
        let time = softplus(inputs[p.steps + token * p.n_head + head] + vectors[p.dt + head]);
        let decay = exp(time * vectors[p.a + head]);
        let added = time * x;
        let b_at = token * n + of_group;
        let c_at = b_at + p.n_group * p.d_state;
        var sum = vec4f();
        for (var c = 0u; c < COLUMNS; c++) {
            let column = c * GROUP + lane;
            if column < p.d_state {
                state[c] = decay * state[c] + added * inputs[b_at + column];
                sum += state[c] * inputs[c_at + column];
            }
        }
        let result = group_sum(sum, lane) + x * vectors[p.skip + head];
        for (var j = lane; j < min(4u, p.d - first); j += GROUP) {
            out[(token * p.n_head + head) * p.d + first + j] = result[j];
        }
        loop {
            let copy = copy_after(&run, i + 1u);
            if copy == NONE {
                break;
            }
            leave_rows(copy, rows, p.d_state, lane);
        }
    }
    leave_rows(run.to, rows, p.d_state, lane);
    let heads_of_group = p.n_head / p.n_group;
    let n_parts = heads_of_group * blocks;
    finish_part(head / heads_of_group, heads_of_group * p.d, n_parts, lane);
}
