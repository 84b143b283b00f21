// Attention of one query head of one token over a share of the positions it sees, by the online
// softmax (Milakov & Gimelshein 2018, Dao et al. 2022). A tile is GROUP positions: each lane scores
// one of them, then the lanes share out values by (position, quad). With one share the result is
// final; otherwise a piece says where shares go and what puts them together.

const MAX_QUADS = 160u;

@group(0) @binding(0) var<storage, read> q: array<vec4f>;
@group(0) @binding(1) var<storage, read> rows: array<vec4u>;  // token, sequence, position, end
@group(0) @binding(2) var<storage, read> pages: array<u32>;   // [sequence][max_pages]
@group(0) @binding(3) var<storage, read> cache: array<CacheUnit>;
@group(0) @binding(5) var<storage, read_write> out: array<vec4f>;

var<workgroup> query: array<vec4f, MAX_QUADS>;
var<workgroup> weight: array<f32, GROUP>;
var<workgroup> sums: array<vec4f, GROUP>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let row = rows[group.y];
    let pages_at = row.y * p.max_pages;
    let end = end_of(row);
    let oldest = begin_of(row);
    // whole tiles to each share
    let n_tiles = (end - oldest + GROUP - 1u) / GROUP;
    let share = (n_tiles + p.n_shares - 1u) / p.n_shares * GROUP;
    let begin = oldest + group.z * share;
    let stop = min(end, begin + share);

    let kv_head = group.x / p.heads_per_kv;
    let k_head = kv_head * units_k(p.k_quads) * PAGE;
    let v_size = units_v(p.v_quads);
    let v_head = (p.n_head / p.heads_per_kv * units_k(p.k_quads) + kv_head * v_size) * PAGE;
    let query_at = (group.y * p.n_head + group.x) * p.k_quads;
    for (var i = lane; i < p.k_quads; i += GROUP) {
        query[i] = q[query_at + i];
    }
    workgroupBarrier();

    let slope = slope_of(group.x);
    let page_size = page_units();

    // lane → (position, quad) in the second half; lanes left over wait
    let side_by_side = GROUP / p.v_quads;
    let quad = lane % p.v_quads;
    let offset = lane / p.v_quads;

    var largest = LOWEST;
    var total = 0.0;
    var acc = vec4f();
    if has_sinks() && group.z == 0u {
        // as if a position before all others had been seen, whose value is 0
        largest = sink_of(group.x);
        total = 1.0;
    }
    for (var base = begin; base < stop; base += GROUP) {
        let position = base + lane;
        var score = LOWEST;
        if position < stop {
            let at = pages[pages_at + position / PAGE] * page_size + k_head + position % PAGE;
            var d = 0.0;
            for (var i = 0u; i < p.k_quads; i++) {
                d += dot(query[i], quad_k(at, i));
            }
            score = score_of(d, slope, abs(f32(position) - f32(row.z)));
        }
        let before = largest;
        largest = max(before, group_max(score, lane));
        let keep = exp(before - largest);
        let mine = select(0.0, exp(score - largest), position < stop);
        weight[lane] = mine;
        total = total * keep + group_sum(vec4f(mine), lane).x; // and everyone's weight is written
        acc *= keep;
        if offset < side_by_side {
            for (var i = offset; i < min(GROUP, stop - base); i += side_by_side) {
                let page = pages[pages_at + (base + i) / PAGE] * page_size + v_head;
                acc += weight[i] * quad_v(page + (base + i) % PAGE * v_size, quad);
            }
        }
        workgroupBarrier();
    }

    sums[lane] = acc;
    workgroupBarrier();
    if lane < p.v_quads {
        acc = vec4f();
        for (var i = 0u; i < side_by_side; i++) {
            acc += sums[i * p.v_quads + lane];
        }
        let head = group.y * p.n_head + group.x;
        if p.n_shares == 1u {
            put_result(head, lane, acc / total);
        } else {
            let at = (head * p.n_shares + group.z) * (p.v_quads + 1u);
            put_share(at + 1u + lane, acc);
            if lane == 0u {
                put_share(at, vec4f(largest, total, 0.0, 0.0));
            }
        }
    }
    let whole_head = group.y * p.n_head + group.x;
    if finish_shares(whole_head, lane) {
        finish_head(whole_head, lane);
    }
}
