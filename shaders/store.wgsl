// Appends keys and values to the cache of one layer. Counted in units (cache/*.wgsl), a page of 64
// positions holds keys as [kv head][unit][position], so that neighbouring lanes, which take
// neighbouring positions, read neighbouring units, and values as [kv head][position][unit].

struct Store {
    n_head_kv: u32,
    k_quads: u32,    // of a head's key
    v_quads: u32,    // of a head's value
    max_pages: u32,  // of a sequence
}
const PAGE = 64u;
var<immediate> p: Store;

@group(0) @binding(0) var<storage, read> k: array<vec4f>;
@group(0) @binding(1) var<storage, read> v: array<vec4f>;
@group(0) @binding(2) var<storage, read> rows: array<vec4u>;  // token, sequence, position
@group(0) @binding(3) var<storage, read> pages: array<u32>;   // [sequence][max_pages]
@group(0) @binding(4) var<storage, read_write> cache: array<CacheUnit>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let i = group.x * GROUP + lane;
    let row = rows[group.y];
    let k_size = units_k(p.k_quads);
    let v_size = units_v(p.v_quads);
    let page_size = p.n_head_kv * (k_size + v_size) * PAGE;
    let page = pages[row.y * p.max_pages + row.z / PAGE] * page_size;
    let position = row.z % PAGE;
    let of_key = p.k_quads / QUADS_k;
    if i < p.n_head_kv * of_key {
        let first = (group.y * p.n_head_kv * of_key + i) * QUADS_k;
        var values: array<vec4f, 8>;
        for (var j = 0u; j < QUADS_k; j++) {
            values[j] = k[first + j];
        }
        put_k(page + i / of_key * k_size * PAGE + position, i % of_key, values);
    }
    let of_value = p.v_quads / QUADS_v;
    if i < p.n_head_kv * of_value {
        let first = (group.y * p.n_head_kv * of_value + i) * QUADS_v;
        var values: array<vec4f, 8>;
        for (var j = 0u; j < QUADS_v; j++) {
            values[j] = v[first + j];
        }
        let of_values = page + p.n_head_kv * k_size * PAGE;
        put_v(of_values + (i / of_value * PAGE + position) * v_size, i % of_value, values);
    }
}
