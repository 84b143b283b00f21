// What happens to queries, keys and values between their products and attention: a norm of each
// head, the rotation by the token's angles (as rope.wgsl), and keys and values go to the cache (as
// store.wgsl). A workgroup takes a head of a token: queries, then keys, then values.

struct Heads {
    n_heads: u32,    // query heads, and above 16 bits key heads
    d_k: u32,
    d_v: u32,
    k_first: u32,    // where the keys of all tokens begin in `heads`
    v_first: u32,    // where their values begin
    q_out: u32,      // where queries go; of the norm of a whole row that is another place
    norm_q: u32,     // where the norms' weights lie in `vectors`; NONE = no norm
    norm_k: u32,
    norm_v: u32,
    eps: f32,
    n_pairs: u32,    // rotated values of a head, halved; 0 = none
    angles: u32,     // where the table of the rope begins: [token][n_pairs] of (cos, sin)
    flags: u32,      // and above 16 bits the offset of positions for temperature_step
    max_pages: u32,  // of a sequence
    temperature_step: u32, // of the factor of queries by their position (see temperature.wgsl)
    temperature_scale: f32, // 0 = none
}
// The flags: pairs are (i, i + n_pairs) rather than (2i, 2i + 1); the rotation comes before the
// norm; a norm of queries and keys is one of the whole row.
const IS_NEOX = 1u;
const ROPE_FIRST = 2u;
const WHOLE_ROWS = 4u;
const NONE = 0xffffffffu;
const PAGE = 64u;
var<immediate> p: Heads;

@group(0) @binding(0) var<storage, read> vectors: array<f32>;
@group(0) @binding(1) var<storage, read> angles: array<vec2f>;
@group(0) @binding(2) var<storage, read> rows: array<vec4u>;  // token, sequence, position
@group(0) @binding(3) var<storage, read> pages: array<u32>;   // [sequence][max_pages]
@group(0) @binding(4) var<storage, read_write> heads: array<f32>;
@group(0) @binding(5) var<storage, read_write> cache: array<CacheUnit>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let token = group.y;
    let n_head = p.n_heads & 0xffffu;
    let n_head_kv = p.n_heads >> 16u;
    let is_query = group.x < n_head;
    let is_value = group.x >= n_head + n_head_kv;
    var number = group.x;
    var size = p.d_k;
    var begin = (token * n_head + number) * size;
    var row_size = n_head * size;
    var norm = p.norm_q;
    if is_value {
        number -= n_head + n_head_kv;
        size = p.d_v;
        begin = p.v_first + (token * n_head_kv + number) * size;
        norm = p.norm_v;
    } else if !is_query {
        number -= n_head;
        begin = p.k_first + (token * n_head_kv + number) * size;
        row_size = n_head_kv * size;
        norm = p.norm_k;
    }
    for (var i = lane; i < size; i += GROUP) {
        of_head[i] = heads[begin + i];
    }
    workgroupBarrier();
    let rope_first = (p.flags & ROPE_FIRST) != 0u;
    if rope_first && !is_value {
        rotate(token, lane);
    }
    if norm != NONE {
        if !is_value && (p.flags & WHOLE_ROWS) != 0u {
            let first = number * size;
            let squares = row_squares(begin - first, row_size, lane);
            normalize(norm + first, size, squares / f32(row_size), lane);
        } else {
            normalize(norm, size, head_squares(size, lane) / f32(size), lane);
        }
    }
    if !rope_first && !is_value {
        rotate(token, lane);
    }

    if is_value {
        turn_v(size, lane);
    } else {
        turn_k(size, lane);
    }
    if is_query {
        var factor = 1.0;
        if p.temperature_scale != 0.0 {
            let step = f32((rows[token].z + (p.flags >> 16u)) / p.temperature_step);
            factor += p.temperature_scale * log(1.0 + step);
        }
        for (var i = lane; i < size; i += GROUP) {
            heads[p.q_out + begin + i] = of_head[i] * factor;
        }
        return;
    }
    let row = rows[token];
    let k_size = units_k(p.d_k / 4u);
    let v_size = units_v(p.d_v / 4u);
    let page_size = n_head_kv * (k_size + v_size) * PAGE;
    let page = pages[row.y * p.max_pages + row.z / PAGE] * page_size;
    let position = row.z % PAGE;
    if is_value {
        let at = page + (n_head_kv * k_size + number * v_size) * PAGE + position * v_size;
        for (var part = lane; part < size / 4u / QUADS_v; part += GROUP) {
            put_v(at, part, quads_of(part * QUADS_v, QUADS_v));
        }
    } else {
        let at = page + number * k_size * PAGE + position;
        for (var part = lane; part < size / 4u / QUADS_k; part += GROUP) {
            put_k(at, part, quads_of(part * QUADS_k, QUADS_k));
        }
    }
}

// `n` quads of the head from quad `first` on.
fn quads_of(first: u32, n: u32) -> array<vec4f, 8> {
    var quads: array<vec4f, 8>;
    for (var j = 0u; j < n; j++) {
        let i = (first + j) * 4u;
        quads[j] = vec4f(of_head[i], of_head[i + 1u], of_head[i + 2u], of_head[i + 3u]);
    }
    return quads;
}

fn rotate(token: u32, lane: u32) {
    for (var pair = lane; pair < p.n_pairs; pair += GROUP) {
        let is_neox = (p.flags & IS_NEOX) != 0u;
        let first = select(pair * 2u, pair, is_neox);
        let second = first + select(1u, p.n_pairs, is_neox);
        let angle = angles[p.angles + token * p.n_pairs + pair];
        let a = of_head[first];
        let b = of_head[second];
        of_head[first] = a * angle.x - b * angle.y;
        of_head[second] = a * angle.y + b * angle.x;
    }
    workgroupBarrier();
}

// The sum of the squares of a head.
fn head_squares(size: u32, lane: u32) -> f32 {
    var squares = 0.0;
    for (var i = lane; i < size; i += GROUP) {
        squares += of_head[i] * of_head[i];
    }
    return group_sum(vec4f(squares), lane).x;
}

// The sum of the squares of all heads of a token.
fn row_squares(first: u32, size: u32, lane: u32) -> f32 {
    var squares = 0.0;
    for (var i = lane; i < size; i += GROUP) {
        squares += heads[first + i] * heads[first + i];
    }
    return group_sum(vec4f(squares), lane).x;
}

fn normalize(weight: u32, size: u32, mean: f32, lane: u32) {
    let scale = 1.0 / sqrt(mean + p.eps);
    for (var i = lane; i < size; i += GROUP) {
        of_head[i] = of_head[i] * scale * vectors[weight + i];
    }
    workgroupBarrier();
}
