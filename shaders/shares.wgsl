// The result of attention in shares: Σ e^(m − M) acc / Σ e^(m − M) sum, M the largest m. A share is
// (m, sum), then the accumulated values `acc`. The kernel adds the binding `shares`.

// Quad `i` of a head of a token.
fn reduced(head: u32, i: u32) -> vec4f {
    let stride = p.v_quads + 1u;
    let at = head * p.n_shares * stride;
    var largest = shares[at].x;
    for (var s = 1u; s < p.n_shares; s++) {
        largest = max(largest, shares[at + s * stride].x);
    }
    var total = 0.0;
    var acc = vec4f();
    for (var s = 0u; s < p.n_shares; s++) {
        let share = at + s * stride;
        let factor = exp(shares[share].x - largest);
        total += factor * shares[share].y;
        acc += factor * shares[share + 1u + i];
    }
    return acc / total;
}
