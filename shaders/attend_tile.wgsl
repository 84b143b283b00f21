// Attention of one query head of a tile of neighbouring tokens of one sequence, by the online
// softmax in tiles (FlashAttention-2, Dao 2023). The workgroup goes through the pages of the cache
// that any of its tokens sees. Of a page a lane makes the scores of four tokens × four positions,
// with keys and queries in shared memory, eight quads at a time; then the weights take the place of
// the keys there, and a lane adds up VALUE_QUADS quads of values of its four tokens. Workgroups
// along the last axis share out the quads of longer heads, and each makes all scores.

const ROWS = GROUP / 4u;       // tokens of a tile
const FOURS = GROUP / 16u;     // of four tokens
const CHUNK = 8u;              // quads of keys and queries at a time
const PART = 16u * VALUE_QUADS; // quads of values of a workgroup

@group(0) @binding(0) var<storage, read> q: array<vec4f>;
@group(0) @binding(1) var<storage, read> rows: array<vec4u>;  // token, sequence, position, end
@group(0) @binding(2) var<storage, read> pages: array<u32>;   // [sequence][max_pages]
@group(0) @binding(3) var<storage, read> cache: array<CacheUnit>;
@group(0) @binding(5) var<storage, read> tiles: array<vec2u>; // the first token, and how many
@group(0) @binding(6) var<storage, read_write> out: array<vec4f>;

// keys, [quad][position]; then weights, [position] of four tokens
var<workgroup> page: array<vec4f, CHUNK * PAGE>;
var<workgroup> queries: array<vec4f, CHUNK * ROWS>; // [quad][token]
var<workgroup> parts: array<vec4f, GROUP>;

var<private> scores: array<vec4f, 4>; // of four tokens, by position
var<private> sums: array<vec4f, VALUE_QUADS * 4u>; // of values, [quad][token]

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let first = tiles[group.y].x;
    let n_rows = tiles[group.y].y;
    var begin = NONE;
    var end = 0u;
    for (var i = 0u; i < n_rows; i++) {
        let row = rows[first + i];
        begin = min(begin, begin_of(row));
        end = max(end, end_of(row));
    }
    let pages_at = rows[first].y * p.max_pages;
    let kv_head = group.x / p.heads_per_kv;
    let k_head = kv_head * units_k(p.k_quads) * PAGE;
    let v_size = units_v(p.v_quads);
    let v_head = (p.n_head / p.heads_per_kv * units_k(p.k_quads) + kv_head * v_size) * PAGE;
    let slope = slope_of(group.x);
    let page_size = page_units();

    // the lane's four tokens, past the end of the tile the last one again, and its positions of a
    // page, 16 apart
    let four = lane / 16u;
    let column = lane % 16u;
    let tokens = first + min(vec4u(0u, 1u, 2u, 3u) + four * 4u, vec4u(n_rows - 1u));
    let a = rows[tokens.x];
    let b = rows[tokens.y];
    let c = rows[tokens.z];
    let d = rows[tokens.w];
    let oldest = vec4u(begin_of(a), begin_of(b), begin_of(c), begin_of(d));
    let past = vec4u(end_of(a), end_of(b), end_of(c), end_of(d));
    let here = vec4f(vec4u(a.z, b.z, c.z, d.z));

    var largest = vec4f(LOWEST);
    var total = vec4f(); // of this lane's positions
    for (var i = 0u; i < VALUE_QUADS * 4u; i++) {
        sums[i] = vec4f();
    }
    if has_sinks() {
        // as if a position before all others had been seen, whose value is 0
        largest = vec4f(sink_of(group.x));
        total = vec4f(select(0.0, 1.0, column == 0u));
    }
    for (var base = begin / PAGE * PAGE; base < end; base += PAGE) {
        let page_at = pages[pages_at + base / PAGE] * page_size;
        multiply_page(group.x, first, n_rows, page_at + k_head, lane);
        for (var i = 0u; i < 4u; i++) {
            let position = base + column + i * 16u;
            let is_seen = (vec4u(position) >= oldest) & (vec4u(position) < past);
            let s = scores[i];
            let distance = abs(vec4f(f32(position)) - here);
            let score = vec4f(
                score_of(s.x, slope, distance.x),
                score_of(s.y, slope, distance.y),
                score_of(s.z, slope, distance.z),
                score_of(s.w, slope, distance.w),
            );
            scores[i] = select(vec4f(LOWEST), score, is_seen);
        }
        let before = largest;
        let of_lane = max(max(scores[0], scores[1]), max(scores[2], scores[3]));
        largest = max(before, columns_max(of_lane, four, lane));
        let keep = exp(before - largest);
        total *= keep;
        for (var i = 0u; i < 4u; i++) {
            let position = base + column + i * 16u;
            let is_seen = (vec4u(position) >= oldest) & (vec4u(position) < past);
            let weight = select(vec4f(), exp(scores[i] - largest), is_seen);
            total += weight;
            page[(column + i * 16u) * FOURS + four] = weight;
        }
        for (var i = 0u; i < VALUE_QUADS; i++) {
            sums[i * 4u] *= keep.x;
            sums[i * 4u + 1u] *= keep.y;
            sums[i * 4u + 2u] *= keep.z;
            sums[i * 4u + 3u] *= keep.w;
        }
        workgroupBarrier();
        let low = max(begin, base) - base;
        let high = min(end - base, PAGE);
        add_values(page_at + v_head, low, high, group.z * PART + column, four);
        workgroupBarrier();
    }
    parts[lane] = total;
    workgroupBarrier();
    total = vec4f();
    for (var i = 0u; i < 16u; i++) {
        total += parts[four * 16u + i];
    }
    for (var i = 0u; i < VALUE_QUADS; i++) {
        let quad = group.z * PART + i * 16u + column;
        for (var j = 0u; j < 4u; j++) {
            if four * 4u + j < n_rows && quad < p.v_quads {
                let head = (first + four * 4u + j) * p.n_head + group.x;
                put_result(head, quad, sums[i * 4u + j] / total[j]);
            }
        }
    }
}

// Sets `scores` to the products of queries and of the keys from `keys` on. All lanes end together.
fn multiply_page(head: u32, first: u32, n_rows: u32, keys: u32, lane: u32) {
    for (var i = 0u; i < 4u; i++) {
        scores[i] = vec4f();
    }
    let four = lane / 16u * 4u;
    let column = lane % 16u;
    for (var chunk = 0u; chunk < p.k_quads; chunk += CHUNK) {
        let n = min(CHUNK, p.k_quads - chunk);
        for (var i = lane; i < n * PAGE; i += GROUP) {
            page[i] = quad_k(keys + i % PAGE, chunk + i / PAGE);
        }
        for (var i = lane; i < CHUNK * ROWS; i += GROUP) {
            let token = first + min(i / CHUNK, n_rows - 1u);
            let quad = chunk + min(i % CHUNK, n - 1u);
            queries[i % CHUNK * ROWS + i / CHUNK] = q[(token * p.n_head + head) * p.k_quads + quad];
        }
        workgroupBarrier();
        for (var i = 0u; i < n; i++) {
            let at = i * ROWS + four;
            let q0 = queries[at];
            let q1 = queries[at + 1u];
            let q2 = queries[at + 2u];
            let q3 = queries[at + 3u];
            for (var j = 0u; j < 4u; j++) {
                let k = page[i * PAGE + column + j * 16u];
                scores[j] += vec4f(dot(q0, k), dot(q1, k), dot(q2, k), dot(q3, k));
            }
        }
        workgroupBarrier();
    }
}

// The largest values of four tokens over the lanes that have them.
fn columns_max(v: vec4f, four: u32, lane: u32) -> vec4f {
    parts[lane] = v;
    workgroupBarrier();
    var largest = parts[four * 16u];
    for (var i = 1u; i < 16u; i++) {
        largest = max(largest, parts[four * 16u + i]);
    }
    return largest;
}

// Adds weight · value of positions `low` to `high` of a page to `sums`, four at a time. Weights of
// positions that are not seen are 0, and their values are not read.
fn add_values(values: u32, low: u32, high: u32, first_quad: u32, four: u32) {
    for (var i = low & ~3u; i < high; i += 4u) {
        let seen = clamp(vec4u(0u, 1u, 2u, 3u) + i, vec4u(low), vec4u(high - 1u));
        let at = seen * units_v(p.v_quads) + values;
        let w0 = page[i * FOURS + four];
        let w1 = page[(i + 1u) * FOURS + four];
        let w2 = page[(i + 2u) * FOURS + four];
        let w3 = page[(i + 3u) * FOURS + four];
        for (var j = 0u; j < VALUE_QUADS; j++) {
            let quad = min(first_quad + j * 16u, p.v_quads - 1u);
            let v = mat4x4f(
                quad_v(at.x, quad),
                quad_v(at.y, quad),
                quad_v(at.z, quad),
                quad_v(at.w, quad),
            );
            sums[j * 4u] += v * vec4f(w0.x, w1.x, w2.x, w3.x);
            sums[j * 4u + 1u] += v * vec4f(w0.y, w1.y, w2.y, w3.y);
            sums[j * 4u + 2u] += v * vec4f(w0.z, w1.z, w2.z, w3.z);
            sums[j * 4u + 3u] += v * vec4f(w0.w, w1.w, w2.w, w3.w);
        }
    }
}
