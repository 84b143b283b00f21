// Y = s · W X + b for many tokens on the matrix units: a workgroup of four subgroups makes a tile
// of 64 rows × 64 tokens, a subgroup 32 × 32 of it, by products of 16 × 16 in f16 that are summed
// in f32. Tokens are divided by their largest magnitude (row_max.wgsl), so that no activation is
// too large for an f16. GROUP is four times the size of a subgroup, which must be the same always.

const EDGE = 64u;
const DEPTH = 32u; // columns of a step

@group(0) @binding(1) var<storage, read> x: array<vec4f>;
@group(0) @binding(2) var<storage, read> vectors: array<f32>;
@group(0) @binding(3) var<storage, read> largest: array<f32>; // of each token
@group(0) @binding(4) var<storage, read_write> out: array<f32>;

var<workgroup> tile_w: array<f16, 2048>; // [row][column of the step]
var<workgroup> tile_x: array<f16, 2048>; // [token][column of the step]
var<workgroup> tile_y: array<f32, 4096>; // [token][row]

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let first_row = group.x * EDGE;
    let first_token = group.y * EDGE;
    let row = subgroup % 2u * 32u;
    let token = subgroup / 2u * 32u;
    // [half of the rows][half of the tokens]
    var y00: coop_mat16x16<f32, C>;
    var y01: coop_mat16x16<f32, C>;
    var y10: coop_mat16x16<f32, C>;
    var y11: coop_mat16x16<f32, C>;
    for (var column = 0u; column < p.n; column += DEPTH) {
        // two groups of 16 columns of each row, then of each token
        for (var task = lane; task < EDGE * 4u; task += GROUP) {
            let half = task / EDGE % 2u;
            let i = task % EDGE;
            let at = i * DEPTH + half * 16u;
            if task < EDGE * 2u {
                store_w(at, w16(first_row + i, column / 16u + half));
            } else {
                store_x(at, x16(first_token + i, column / 16u + half));
            }
        }
        workgroupBarrier();
        for (var k = 0u; k < DEPTH; k += 16u) {
            let w0 = coopLoadT<coop_mat16x16<f16, A>>(&tile_w[row * DEPTH + k], DEPTH);
            let w1 = coopLoadT<coop_mat16x16<f16, A>>(&tile_w[(row + 16u) * DEPTH + k], DEPTH);
            let x0 = coopLoad<coop_mat16x16<f16, B>>(&tile_x[token * DEPTH + k], DEPTH);
            let x1 = coopLoad<coop_mat16x16<f16, B>>(&tile_x[(token + 16u) * DEPTH + k], DEPTH);
            y00 = coopMultiplyAdd(w0, x0, y00);
            y01 = coopMultiplyAdd(w0, x1, y01);
            y10 = coopMultiplyAdd(w1, x0, y10);
            y11 = coopMultiplyAdd(w1, x1, y11);
        }
        workgroupBarrier();
    }
    coopStore(y00, &tile_y[token * EDGE + row], EDGE);
    coopStore(y01, &tile_y[(token + 16u) * EDGE + row], EDGE);
    coopStore(y10, &tile_y[token * EDGE + row + 16u], EDGE);
    coopStore(y11, &tile_y[(token + 16u) * EDGE + row + 16u], EDGE);
    workgroupBarrier();
    for (var i = lane; i < EDGE * EDGE; i += GROUP) {
        let r = first_row + i % EDGE;
        let t = first_token + i / EDGE;
        if r < p.n_rows && t < p.n_tokens {
            put(t, r, tile_y[i] * largest[t]);
        }
    }
}

fn w16(row: u32, g: u32) -> mat4x4f {
    if row >= p.n_rows || g * 16u >= p.n {
        return mat4x4f();
    }
    return weights16(row * p.row_bytes, g);
}

fn x16(token: u32, g: u32) -> mat4x4f {
    let quad = g * 4u;
    let n4 = p.n / 4u;
    if token >= p.n_tokens || quad >= n4 {
        return mat4x4f();
    }
    let most = largest[token];
    let scale = select(1.0 / most, 0.0, most < 1e-30);
    // past the end of a row the last four are read again: the weights there are 0
    let at = token * n4;
    return mat4x4f(
        x[at + quad] * scale,
        x[at + min(quad + 1u, n4 - 1u)] * scale,
        x[at + min(quad + 2u, n4 - 1u)] * scale,
        x[at + min(quad + 3u, n4 - 1u)] * scale,
    );
}

fn store_w(at: u32, v: mat4x4f) {
    for (var i = 0u; i < 16u; i++) {
        tile_w[at + i] = f16(v[i / 4u][i % 4u]);
    }
}

fn store_x(at: u32, v: mat4x4f) {
    for (var i = 0u; i < 16u; i++) {
        tile_x[at + i] = f16(v[i / 4u][i % 4u]);
    }
}
