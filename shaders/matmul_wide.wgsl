// As matmul, of a tile twice as wide and as high: a workgroup makes 8·SIDE rows × 8·SIDE tokens, a
// lane 8 × 8 of it, in quads that are SIDE apart. Each step takes 16 columns apart.

const EDGE = SIDE * 8u;
const QUADS = SIDE * 2u;
const TILE = QUADS * 16u; // GROUP = SIDE²

@group(0) @binding(1) var<storage, read> x: array<vec4f>;
@group(0) @binding(2) var<storage, read> vectors: array<f32>;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;

// [16 columns][QUADS] of four rows, and of four tokens
var<workgroup> tile_w: array<vec4f, TILE>;
var<workgroup> tile_x: array<vec4f, TILE>;
// the sums of four rows for each token, and of the four that are SIDE quads further
var<private> low: array<vec4f, 8>;
var<private> high: array<vec4f, 8>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let first_row = group.x * EDGE;
    let first_token = group.y * EDGE;
    let row4 = lane % SIDE;
    let token4 = lane / SIDE;
    for (var column = 0u; column < p.n; column += 16u) {
        // a task of 16 columns for each row, then for each token
        for (var task = lane; task < EDGE * 2u; task += GROUP) {
            let i = task % EDGE;
            if task < EDGE {
                store_w(i, w16(first_row + i, column / 16u));
            } else {
                store_x(i, x16(first_token + i, column / 16u));
            }
        }
        workgroupBarrier();
        for (var k = 0u; k < 16u; k += 2u) {
            multiply(k * QUADS + row4, k * QUADS + token4);
            multiply((k + 1u) * QUADS + row4, (k + 1u) * QUADS + token4);
        }
        workgroupBarrier();
    }
    let row = first_row + row4 * 4u;
    let token = first_token + token4 * 4u;
    write(token, row, low[0]);
    write(token, row + SIDE * 4u, high[0]);
    write(token + 1u, row, low[1]);
    write(token + 1u, row + SIDE * 4u, high[1]);
    write(token + 2u, row, low[2]);
    write(token + 2u, row + SIDE * 4u, high[2]);
    write(token + 3u, row, low[3]);
    write(token + 3u, row + SIDE * 4u, high[3]);
    write(token + SIDE * 4u, row, low[4]);
    write(token + SIDE * 4u, row + SIDE * 4u, high[4]);
    write(token + SIDE * 4u + 1u, row, low[5]);
    write(token + SIDE * 4u + 1u, row + SIDE * 4u, high[5]);
    write(token + SIDE * 4u + 2u, row, low[6]);
    write(token + SIDE * 4u + 2u, row + SIDE * 4u, high[6]);
    write(token + SIDE * 4u + 3u, row, low[7]);
    write(token + SIDE * 4u + 3u, row + SIDE * 4u, high[7]);
}

// Adds the products of one column of the tiles.
fn multiply(at_w: u32, at_x: u32) {
    let w0 = tile_w[at_w];
    let w1 = tile_w[at_w + SIDE];
    let x0 = tile_x[at_x];
    let x1 = tile_x[at_x + SIDE];
    low[0] += w0 * x0.x;
    low[1] += w0 * x0.y;
    low[2] += w0 * x0.z;
    low[3] += w0 * x0.w;
    low[4] += w0 * x1.x;
    low[5] += w0 * x1.y;
    low[6] += w0 * x1.z;
    low[7] += w0 * x1.w;
    high[0] += w1 * x0.x;
    high[1] += w1 * x0.y;
    high[2] += w1 * x0.z;
    high[3] += w1 * x0.w;
    high[4] += w1 * x1.x;
    high[5] += w1 * x1.y;
    high[6] += w1 * x1.z;
    high[7] += w1 * x1.w;
}

fn store_w(i: u32, v: mat4x4f) {
    for (var k = 0u; k < 4u; k++) {
        let at = k * QUADS * 4u + i / 4u;
        tile_w[at][i % 4u] = v[k].x;
        tile_w[at + QUADS][i % 4u] = v[k].y;
        tile_w[at + QUADS * 2u][i % 4u] = v[k].z;
        tile_w[at + QUADS * 3u][i % 4u] = v[k].w;
    }
}

fn store_x(i: u32, v: mat4x4f) {
    for (var k = 0u; k < 4u; k++) {
        let at = k * QUADS * 4u + i / 4u;
        tile_x[at][i % 4u] = v[k].x;
        tile_x[at + QUADS][i % 4u] = v[k].y;
        tile_x[at + QUADS * 2u][i % 4u] = v[k].z;
        tile_x[at + QUADS * 3u][i % 4u] = v[k].w;
    }
}
