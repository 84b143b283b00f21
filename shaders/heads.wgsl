// What happens to queries, keys and values between their products and attention: a norm of each
// head, the rotation by the token's angles (as rope.wgsl), and keys and values go to the cache (as
// store.wgsl). A workgroup takes a head of a token: queries, then keys, then values.

struct Heads {
    n_head: u32,
    n_head_kv: u32,
    d_k: u32,
    d_v: u32,
    k_first: u32,    // where the keys of all tokens begin in `heads`
    v_first: u32,    // where their values begin
    norm_q: u32,     // where the norms' weights lie in `vectors`; NONE = no norm
    norm_k: u32,
    norm_v: u32,
    eps: f32,
    n_pairs: u32,    // rotated values of a head, halved; 0 = none
    is_neox: u32,    // 1: pairs (i, i + n_pairs); 0: (2i, 2i + 1)
    angles: u32,     // where the table of the rope begins: [token][n_pairs] of (cos, sin)
    rope_first: u32, // 1: the rotation comes before the norm
    page_quads: u32, // of a page of the cache
    max_pages: u32,  // of a sequence
}
const NONE = 0xffffffffu;
const PAGE = 64u;
const MAX_HEAD = 512u;
var<immediate> p: Heads;

@group(0) @binding(0) var<storage, read> vectors: array<f32>;
@group(0) @binding(1) var<storage, read> angles: array<vec2f>;
@group(0) @binding(2) var<storage, read> rows: array<vec4u>;  // token, sequence, position
@group(0) @binding(3) var<storage, read> pages: array<u32>;   // [sequence][max_pages]
@group(0) @binding(4) var<storage, read_write> heads: array<f32>;
@group(0) @binding(5) var<storage, read_write> cache: array<CacheQuad>;

var<workgroup> head: array<f32, MAX_HEAD>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let token = group.y;
    let is_query = group.x < p.n_head;
    let is_value = group.x >= p.n_head + p.n_head_kv;
    var number = group.x;
    var size = p.d_k;
    var begin = (token * p.n_head + number) * size;
    var norm = p.norm_q;
    if is_value {
        number -= p.n_head + p.n_head_kv;
        size = p.d_v;
        begin = p.v_first + (token * p.n_head_kv + number) * size;
        norm = p.norm_v;
    } else if !is_query {
        number -= p.n_head;
        begin = p.k_first + (token * p.n_head_kv + number) * size;
        norm = p.norm_k;
    }
    for (var i = lane; i < size; i += GROUP) {
        head[i] = heads[begin + i];
    }
    workgroupBarrier();
    if p.rope_first == 1u && !is_value {
        rotate(token, lane);
    }
    if norm != NONE {
        normalize(norm, size, lane);
    }
    if p.rope_first == 0u && !is_value {
        rotate(token, lane);
    }

    if is_query {
        for (var i = lane; i < size; i += GROUP) {
            heads[begin + i] = head[i];
        }
        return;
    }
    let row = rows[token];
    let page = pages[row.y * p.max_pages + row.z / PAGE] * p.page_quads;
    let position = row.z % PAGE;
    let k_quads = p.d_k / 4u;
    let quads = size / 4u;
    for (var quad = lane; quad < quads; quad += GROUP) {
        let i = quad * 4u;
        let values = to_quad(vec4f(head[i], head[i + 1u], head[i + 2u], head[i + 3u]));
        if is_value {
            let of_values = page + p.n_head_kv * k_quads * PAGE;
            cache[of_values + (number * PAGE + position) * quads + quad] = values;
        } else {
            cache[page + (number * k_quads + quad) * PAGE + position] = values;
        }
    }
}

fn rotate(token: u32, lane: u32) {
    for (var pair = lane; pair < p.n_pairs; pair += GROUP) {
        let first = select(pair * 2u, pair, p.is_neox == 1u);
        let second = first + select(1u, p.n_pairs, p.is_neox == 1u);
        let angle = angles[p.angles + token * p.n_pairs + pair];
        let a = head[first];
        let b = head[second];
        head[first] = a * angle.x - b * angle.y;
        head[second] = a * angle.y + b * angle.x;
    }
    workgroupBarrier();
}

fn normalize(weight: u32, size: u32, lane: u32) {
    var squares = 0.0;
    for (var i = lane; i < size; i += GROUP) {
        squares += head[i] * head[i];
    }
    squares = group_sum(vec4f(squares), lane).x;
    let scale = 1.0 / sqrt(squares / f32(size) + p.eps);
    for (var i = lane; i < size; i += GROUP) {
        head[i] = head[i] * scale * vectors[weight + i];
    }
    workgroupBarrier();
}
