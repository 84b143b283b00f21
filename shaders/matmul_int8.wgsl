// Y = s · W X + b for many tokens whose activations are in 8 bits: a workgroup of SIDE × SIDE lanes
// makes a tile of 4·SIDE rows × 4·SIDE tokens, a lane 4 × 4 of it, SIDE apart. Each step takes 32
// columns into shared memory.

const EDGE = SIDE * 4u; // GROUP = SIDE²

@group(0) @binding(1) var<storage, read> x: array<vec4u>; // two per block of 32
@group(0) @binding(2) var<storage, read> scales: array<vec2f>;
@group(0) @binding(3) var<storage, read> vectors: array<f32>;
@group(0) @binding(4) var<storage, read_write> out: array<f32>;

var<workgroup> w_low: array<vec4u, EDGE>;
var<workgroup> w_high: array<vec4u, EDGE>;
var<workgroup> w_scales: array<vec3f, EDGE>; // of both halves, and min
var<workgroup> x_low: array<vec4u, EDGE>;
var<workgroup> x_high: array<vec4u, EDGE>;
var<workgroup> x_scales: array<vec2f, EDGE>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let first_row = group.x * EDGE;
    let first_token = group.y * EDGE;
    let row = lane % SIDE;
    let token = lane / SIDE;
    let blocks = p.n / 32u;

    // one vector of four rows per token
    var y0 = vec4f();
    var y1 = vec4f();
    var y2 = vec4f();
    var y3 = vec4f();
    for (var b = 0u; b < blocks; b++) {
        for (var task = lane; task < EDGE * 2u; task += GROUP) {
            if task < EDGE {
                // rows past the end are computed like the last one, and not written
                let w = block32(min(first_row + task, p.n_rows - 1u) * p.row_bytes, b);
                w_low[task] = w.low;
                w_high[task] = w.high;
                w_scales[task] = vec3f(w.scale, w.min);
            } else {
                let i = task - EDGE;
                let at = min(first_token + i, p.n_tokens - 1u) * blocks + b;
                x_low[i] = x[at * 2u];
                x_high[i] = x[at * 2u + 1u];
                x_scales[i] = scales[at];
            }
        }
        workgroupBarrier();
        let w0 = shared_block(row);
        let w1 = shared_block(row + SIDE);
        let w2 = shared_block(row + SIDE * 2u);
        let w3 = shared_block(row + SIDE * 3u);
        y0 += products(w0, w1, w2, w3, token);
        y1 += products(w0, w1, w2, w3, token + SIDE);
        y2 += products(w0, w1, w2, w3, token + SIDE * 2u);
        y3 += products(w0, w1, w2, w3, token + SIDE * 3u);
        workgroupBarrier();
    }
    write(first_token + token, first_row + row, y0);
    write(first_token + token + SIDE, first_row + row, y1);
    write(first_token + token + SIDE * 2u, first_row + row, y2);
    write(first_token + token + SIDE * 3u, first_row + row, y3);
}

fn shared_block(i: u32) -> Block {
    let s = w_scales[i];
    return Block(w_low[i], w_high[i], s.xy, s.z);
}

fn products(w0: Block, w1: Block, w2: Block, w3: Block, i: u32) -> vec4f {
    let low = x_low[i];
    let high = x_high[i];
    let s = x_scales[i];
    return vec4f(
        product(w0, low, high, s),
        product(w1, low, high, s),
        product(w2, low, high, s),
        product(w3, low, high, s),
    );
}

fn write(token: u32, first: u32, y: vec4f) {
    if token >= p.n_tokens {
        return;
    }
    for (var i = 0u; i < 4u; i++) {
        let row = first + i * SIDE;
        if row < p.n_rows {
            put(token, row, y[i]);
        }
    }
}
