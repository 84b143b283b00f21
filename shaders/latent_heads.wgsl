// What happens to one token's queries and latent vector between their products and latent
// attention: the rotated parts of queries go to their heads, and the key, which is the rotated part
// of the key and the norm of the latent vector, and the value, which is that norm, go to the cache.
// The other parts of queries go through the matrices of their heads, as multiply_heads.wgsl. A
// workgroup takes the rotated part of a query head; the first takes the key, too, which lies where
// its query goes; those after them take rows of the matrices.

struct LatentHeads {
    d_k: u32,       // values of a key: the rotated ones, and then the latent vector
    d_rot: u32,
    n_latent: u32,
    q_size: u32,    // values of a head in `queries`
    n: u32,         // those that are not rotated and come first
    latent: u32,    // where the latent vector begins in `heads`
    norm: u32,      // where the weights of its norm lie in `vectors`
    eps: f32,
    n_pairs: u32,   // rotated values, halved; 0 = none
    angles: u32,    // where the table of the rope begins: [token][n_pairs] of (cos, sin)
    is_neox: u32,   // 1: pairs are (i, i + n_pairs) rather than (2i, 2i + 1)
    max_pages: u32, // of a sequence
    row_bytes: u32, // of the matrices
    n_head: u32,
}
const PAGE = 64u;
const MAX_HEAD = 640u;
var<immediate> p: LatentHeads;

@group(0) @binding(0) var<storage, read> vectors: array<f32>;
@group(0) @binding(1) var<storage, read> angles: array<vec2f>;
@group(0) @binding(2) var<storage, read> rows: array<vec4u>;  // token, sequence, position
@group(0) @binding(3) var<storage, read> pages: array<u32>;   // [sequence][max_pages]
@group(0) @binding(4) var<storage, read> queries: array<vec4f>; // heads of [not rotated, rotated]
@group(0) @binding(5) var<storage, read_write> heads: array<f32>;
@group(0) @binding(6) var<storage, read_write> cache: array<CacheUnit>;

var<workgroup> part: array<f32, MAX_HEAD>;

fn n_columns() -> u32 {
    return p.n;
}

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let number = group.y * groups.x + group.x;
    if number >= p.n_head {
        multiply(number - p.n_head, lane);
        return;
    }
    if number == 0u {
        store_key(lane);
    }
    let first = number * p.q_size + p.n;
    for (var i = lane; i < p.d_rot; i += GROUP) {
        part[i] = queries[(first + i) / 4u][i % 4u];
    }
    workgroupBarrier();
    rotate(lane);
    for (var i = lane; i < p.d_rot; i += GROUP) {
        heads[number * p.d_k + i] = part[i];
    }
}

// Rows of the matrix of a head, with that head's values that are not rotated.
fn multiply(number: u32, lane: u32) {
    let parts = (p.n_latent + ROWS_AT_ONCE - 1u) / ROWS_AT_ONCE;
    let head = number / parts;
    if head >= p.n_head {
        return;
    }
    for (var i = lane; i < p.n / 4u; i += GROUP) {
        operand[i] = queries[head * p.q_size / 4u + i];
    }
    workgroupBarrier();
    let row = number % parts * ROWS_AT_ONCE + lane / SPLIT;
    let start = (head * p.n_latent + min(row, p.n_latent - 1u)) * p.row_bytes;
    let value = row_product(start, p.n, lane);
    if lane % SPLIT == 0u && row < p.n_latent {
        heads[head * p.d_k + p.d_rot + row] = value;
    }
}

fn store_key(lane: u32) {
    for (var i = lane; i < p.d_rot; i += GROUP) {
        part[i] = heads[i];
    }
    workgroupBarrier();
    rotate(lane);
    let row = rows[0];
    let page_quads = (p.d_k + p.n_latent) / 4u * PAGE;
    let page = pages[row.y * p.max_pages + row.z / PAGE] * page_quads;
    let position = row.z % PAGE;
    let rotated = p.d_rot / 4u;
    for (var quad = lane; quad < rotated; quad += GROUP) {
        let i = quad * 4u;
        let values = vec4f(part[i], part[i + 1u], part[i + 2u], part[i + 3u]);
        cache[page + quad * PAGE + position] = to_quad(values);
    }
    var squares = 0.0;
    for (var i = lane; i < p.n_latent; i += GROUP) {
        let v = heads[p.latent + i];
        squares += v * v;
    }
    squares = group_sum(vec4f(squares), lane).x;
    let scale = 1.0 / sqrt(squares / f32(p.n_latent) + p.eps);
    let quads = p.n_latent / 4u;
    let values_at = page + (rotated + quads) * PAGE + position * quads;
    for (var quad = lane; quad < quads; quad += GROUP) {
        let i = p.latent + quad * 4u;
        let w = p.norm + quad * 4u;
        let values = to_quad(vec4f(
            heads[i] * scale * vectors[w],
            heads[i + 1u] * scale * vectors[w + 1u],
            heads[i + 2u] * scale * vectors[w + 2u],
            heads[i + 3u] * scale * vectors[w + 3u],
        ));
        cache[page + (rotated + quad) * PAGE + position] = values;
        cache[values_at + quad] = values;
    }
    workgroupBarrier();
}

fn rotate(lane: u32) {
    for (var pair = lane; pair < p.n_pairs; pair += GROUP) {
        let first = select(pair * 2u, pair, p.is_neox == 1u);
        let second = first + select(1u, p.n_pairs, p.is_neox == 1u);
        let angle = angles[p.angles + pair];
        let a = part[first];
        let b = part[second];
        part[first] = a * angle.x - b * angle.y;
        part[second] = a * angle.y + b * angle.x;
    }
    workgroupBarrier();
}
