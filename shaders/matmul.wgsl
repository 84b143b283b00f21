// Y = s · W X + b for many tokens: a workgroup of SIDE × SIDE lanes makes a tile of 4·SIDE rows ×
// 4·SIDE tokens, a lane 4 × 4 of it. Each step takes 32 columns apart into shared memory, column by
// column, so that a lane's four rows are one vector.

const TILE = SIDE * 32u; // GROUP = SIDE²

@group(0) @binding(1) var<storage, read> x: array<vec4f>;
@group(0) @binding(2) var<storage, read> vectors: array<f32>;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;

// [32 columns][SIDE] of four rows, and of four tokens
var<workgroup> tile_w: array<vec4f, TILE>;
var<workgroup> tile_x: array<vec4f, TILE>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let edge = SIDE * 4u;
    let first_row = group.x * edge;
    let first_token = group.y * edge;
    let row4 = lane % SIDE;
    let token4 = lane / SIDE;

    // one vector of four rows per token
    var y0 = vec4f();
    var y1 = vec4f();
    var y2 = vec4f();
    var y3 = vec4f();
    for (var column = 0u; column < p.n; column += 32u) {
        // 2 · edge tasks of 16 columns for the weights, then as many for the tokens
        for (var task = lane; task < edge * 4u; task += GROUP) {
            let g = column / 16u + task / edge % 2u;
            let k = task / edge % 2u * 16u;
            let i = task % edge;
            if task < edge * 2u {
                store_w(k, i, w16(first_row + i, g));
            } else {
                store_x(k, i, x16(first_token + i, g));
            }
        }
        workgroupBarrier();
        for (var k = 0u; k < 32u; k++) {
            let w = tile_w[k * SIDE + row4];
            let x = tile_x[k * SIDE + token4];
            y0 += w * x.x;
            y1 += w * x.y;
            y2 += w * x.z;
            y3 += w * x.w;
        }
        workgroupBarrier();
    }
    let row = first_row + row4 * 4u;
    let token = first_token + token4 * 4u;
    write(token, row, y0);
    write(token + 1u, row, y1);
    write(token + 2u, row, y2);
    write(token + 3u, row, y3);
}

fn store_w(k: u32, i: u32, v: mat4x4f) {
    store_w4(k, i, v[0]);
    store_w4(k + 4u, i, v[1]);
    store_w4(k + 8u, i, v[2]);
    store_w4(k + 12u, i, v[3]);
}

fn store_w4(k: u32, i: u32, v: vec4f) {
    let at = k * SIDE + i / 4u;
    tile_w[at][i % 4u] = v.x;
    tile_w[at + SIDE][i % 4u] = v.y;
    tile_w[at + SIDE * 2u][i % 4u] = v.z;
    tile_w[at + SIDE * 3u][i % 4u] = v.w;
}

fn store_x(k: u32, i: u32, v: mat4x4f) {
    store_x4(k, i, v[0]);
    store_x4(k + 4u, i, v[1]);
    store_x4(k + 8u, i, v[2]);
    store_x4(k + 12u, i, v[3]);
}

fn store_x4(k: u32, i: u32, v: vec4f) {
    let at = k * SIDE + i / 4u;
    tile_x[at][i % 4u] = v.x;
    tile_x[at + SIDE][i % 4u] = v.y;
    tile_x[at + SIDE * 2u][i % 4u] = v.z;
    tile_x[at + SIDE * 3u][i % 4u] = v.w;
}
