// q = q · Σ over the last positions of weight · cached key, channel by channel; positions before
// the text count as 0. The layout of the cache is that of store_product.wgsl.

struct Convolve {
    k_quads: u32,    // of a row
    max_pages: u32,  // of a sequence
    taps: u32,       // positions, the token's own the last
    weights: u32,    // where the weights lie in `vectors`: [channel][taps]
}
const PAGE = 64u;
var<immediate> p: Convolve;

@group(0) @binding(0) var<storage, read> vectors: array<f32>;
@group(0) @binding(1) var<storage, read> rows: array<vec4u>;  // token, sequence, position, end
@group(0) @binding(2) var<storage, read> pages: array<u32>;   // [sequence][max_pages]
@group(0) @binding(3) var<storage, read> cache: array<CacheUnit>;
@group(0) @binding(4) var<storage, read_write> q: array<vec4f>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let quad = group.x * GROUP + lane;
    if quad >= p.k_quads {
        return;
    }
    let row = rows[group.y];
    let first = p.weights + quad * 4u * p.taps;
    var sum = vec4f();
    for (var tap = p.taps - min(p.taps, row.z + 1u); tap < p.taps; tap++) {
        let position = row.z + 1u + tap - p.taps;
        let page = pages[row.y * p.max_pages + position / PAGE] * units_k(p.k_quads) * PAGE;
        let key = quad_k(page + position % PAGE, quad);
        let at = first + tap;
        sum += key * vec4f(
            vectors[at],
            vectors[at + p.taps],
            vectors[at + 2u * p.taps],
            vectors[at + 3u * p.taps],
        );
    }
    q[group.y * p.k_quads + quad] *= sum;
}
