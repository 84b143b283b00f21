// Appends keys and values to the cache of one layer. Counted in quads of four values, a page of 64
// positions holds keys as [kv head][d_k / 4][position], so that neighbouring lanes, which take
// neighbouring positions, read neighbouring quads, and values as [kv head][position][d_v / 4].

struct Store {
    n_head_kv: u32,
    k_quads: u32,    // of a head's key
    v_quads: u32,    // of a head's value
    page_quads: u32, // of a page
    max_pages: u32,  // of a sequence
}
const PAGE = 64u;
var<immediate> p: Store;

@group(0) @binding(0) var<storage, read> k: array<vec4f>;
@group(0) @binding(1) var<storage, read> v: array<vec4f>;
@group(0) @binding(2) var<storage, read> rows: array<vec4u>;  // token, sequence, position
@group(0) @binding(3) var<storage, read> pages: array<u32>;   // [sequence][max_pages]
@group(0) @binding(4) var<storage, read_write> cache: array<CacheQuad>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let i = group.x * GROUP + lane;
    let row = rows[group.y];
    let page = pages[row.y * p.max_pages + row.z / PAGE] * p.page_quads;
    let position = row.z % PAGE;
    let n_k = p.n_head_kv * p.k_quads;
    if i < n_k {
        let head = i / p.k_quads;
        let quad = i % p.k_quads;
        cache[page + (head * p.k_quads + quad) * PAGE + position] = to_quad(k[group.y * n_k + i]);
    }
    let n_v = p.n_head_kv * p.v_quads;
    if i < n_v {
        let head = i / p.v_quads;
        let quad = i % p.v_quads;
        cache[page + n_k * PAGE + (head * PAGE + position) * p.v_quads + quad] =
            to_quad(v[group.y * n_v + i]);
    }
}
