// y = s · W x + b for up to some dozens of tokens whose activations are in 8 bits: as matvec_tile,
// its lanes take blocks of 32 columns in turn.

@group(0) @binding(1) var<storage, read> x: array<vec4u>; // two per block of 32
@group(0) @binding(2) var<storage, read> scales: array<vec2f>;
@group(0) @binding(3) var<storage, read> vectors: array<f32>;
@group(0) @binding(4) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let first = (group.y * groups.x + group.x) * 4u;
    let rows = min(vec4u(first, first + 1u, first + 2u, first + 3u), vec4u(p.n_rows - 1u));
    let starts = rows * p.row_bytes;
    let blocks = p.n / 32u;
    let token = group.z * 8u;
    let near = min(token + vec4u(0u, 1u, 2u, 3u), vec4u(p.n_tokens - 1u)) * blocks;
    let far = min(token + vec4u(4u, 5u, 6u, 7u), vec4u(p.n_tokens - 1u)) * blocks;
    let has_far = token + 4u < p.n_tokens;

    // a matrix per half of the tokens: a column per token, one component per row
    var t0 = vec4f();
    var t1 = vec4f();
    var t2 = vec4f();
    var t3 = vec4f();
    var t4 = vec4f();
    var t5 = vec4f();
    var t6 = vec4f();
    var t7 = vec4f();
    for (var b = lane; b < blocks; b += GROUP) {
        let w0 = block32(starts.x, b);
        let w1 = block32(starts.y, b);
        let w2 = block32(starts.z, b);
        let w3 = block32(starts.w, b);
        t0 += products(w0, w1, w2, w3, near.x + b);
        t1 += products(w0, w1, w2, w3, near.y + b);
        t2 += products(w0, w1, w2, w3, near.z + b);
        t3 += products(w0, w1, w2, w3, near.w + b);
        if has_far {
            t4 += products(w0, w1, w2, w3, far.x + b);
            t5 += products(w0, w1, w2, w3, far.y + b);
            t6 += products(w0, w1, w2, w3, far.z + b);
            t7 += products(w0, w1, w2, w3, far.w + b);
        }
    }
    let near_sums = mat4x4f(
        group_sum(t0, lane),
        group_sum(t1, lane),
        group_sum(t2, lane),
        group_sum(t3, lane),
    );
    write(token, first, transpose(near_sums), lane);
    if has_far {
        let far_sums = mat4x4f(
            group_sum(t4, lane),
            group_sum(t5, lane),
            group_sum(t6, lane),
            group_sum(t7, lane),
        );
        write(token + 4u, first, transpose(far_sums), lane);
    }
}

// The products of four rows with a block of a token.
fn products(w0: Block, w1: Block, w2: Block, w3: Block, at: u32) -> vec4f {
    let low = x[at * 2u];
    let high = x[at * 2u + 1u];
    let s = scales[at];
    return vec4f(
        product(w0, low, high, s),
        product(w1, low, high, s),
        product(w2, low, high, s),
        product(w3, low, high, s),
    );
}
