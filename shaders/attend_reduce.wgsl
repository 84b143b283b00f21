// Puts the shares of attend.wgsl together: out = Σ e^(m − M) acc / Σ e^(m − M) sum, M the largest
// m.

struct Reduce {
    n_head: u32,
    v_quads: u32,
    n_shares: u32,
}
var<immediate> p: Reduce;

// (largest, sum), then the accumulated values
@group(0) @binding(0) var<storage, read> shares: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> out: array<vec4f>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let head = group.y * p.n_head + group.x;
    let stride = p.v_quads + 1u;
    let at = head * p.n_shares * stride;
    var largest = shares[at].x;
    for (var s = 1u; s < p.n_shares; s++) {
        largest = max(largest, shares[at + s * stride].x);
    }
    for (var i = lane; i < p.v_quads; i += GROUP) {
        var total = 0.0;
        var acc = vec4f();
        for (var s = 0u; s < p.n_shares; s++) {
            let share = at + s * stride;
            let factor = exp(shares[share].x - largest);
            total += factor * shares[share].y;
            acc += factor * shares[share + 1u + i];
        }
        out[head * p.v_quads + i] = acc / total;
    }
}
