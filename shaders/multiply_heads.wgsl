// out = W x with a matrix for each head: as matvec_few, four rows of a head's matrix with that head
// of four tokens. Matrices lie one after the other; those bound here begin with that of head
// `first_head`.

struct MultiplyHeads {
    n: u32,          // values of a row; a multiple of 4
    row_bytes: u32,
    n_rows: u32,     // of one head
    n_head: u32,     // heads of a token
    n_here: u32,     // heads bound here
    first_head: u32,
    n_tokens: u32,
    x_size: u32,     // values of a head of `x`; a multiple of 4
    x_first: u32,    // the first that is taken; a multiple of 4
    out_size: u32,
    out_first: u32,
}
var<immediate> p: MultiplyHeads;

@group(0) @binding(1) var<storage, read> x: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let number = group.y * groups.x + group.x;
    let blocks = (p.n_rows + 3u) / 4u;
    let here = number / blocks;
    if here >= p.n_here {
        return;
    }
    let head = p.first_head + here;
    let first = number % blocks * 4u;
    let rows = min(vec4u(first, first + 1u, first + 2u, first + 3u), vec4u(p.n_rows - 1u));
    let starts = (here * p.n_rows + rows) * p.row_bytes;
    let token = group.z * 4u;
    let tokens = min(vec4u(token, token + 1u, token + 2u, token + 3u), vec4u(p.n_tokens - 1u));
    let inputs = ((tokens * p.n_head + head) * p.x_size + p.x_first) / 4u;

    // one vector per row, one component per token
    var sums: array<vec4f, 4>;
    for (var g = lane; g < (p.n + 15u) / 16u; g += GROUP) {
        let x0 = x16(inputs.x, g);
        let x1 = x16(inputs.y, g);
        let x2 = x16(inputs.z, g);
        let x3 = x16(inputs.w, g);
        sums[0] += products(weights16(starts.x, g), x0, x1, x2, x3);
        sums[1] += products(weights16(starts.y, g), x0, x1, x2, x3);
        sums[2] += products(weights16(starts.z, g), x0, x1, x2, x3);
        sums[3] += products(weights16(starts.w, g), x0, x1, x2, x3);
    }
    for (var row = 0u; row < 4u; row++) {
        sums[row] = group_sum(sums[row], lane);
    }
    for (var i = lane; i < 16u; i += GROUP) {
        let row = first + i % 4u;
        let t = token + i / 4u;
        if row < p.n_rows && t < p.n_tokens {
            out[(t * p.n_head + head) * p.out_size + p.out_first + row] = sums[i % 4u][i / 4u];
        }
    }
}
