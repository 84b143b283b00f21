// Appends x · y, value by value, to the cache of one layer as the keys of its one head, which has
// no values; the layout is that of store.wgsl.

struct Product {
    k_quads: u32,    // of a row
    max_pages: u32,  // of a sequence
}
const PAGE = 64u;
var<immediate> p: Product;

@group(0) @binding(0) var<storage, read> x: array<vec4f>;
@group(0) @binding(1) var<storage, read> y: array<vec4f>;
@group(0) @binding(2) var<storage, read> rows: array<vec4u>;  // token, sequence, position, end
@group(0) @binding(3) var<storage, read> pages: array<u32>;   // [sequence][max_pages]
@group(0) @binding(4) var<storage, read_write> cache: array<CacheUnit>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let quad = group.x * GROUP + lane;
    if quad >= p.k_quads {
        return;
    }
    let row = rows[group.y];
    let page = pages[row.y * p.max_pages + row.z / PAGE] * units_k(p.k_quads) * PAGE;
    let i = group.y * p.k_quads + quad;
    var values: array<vec4f, 8>;
    values[0] = x[i] * y[i];
    put_k(page + row.z % PAGE, quad, values);
}
