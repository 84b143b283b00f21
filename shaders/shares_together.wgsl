// Shares of attention go to a buffer of their own, and the workgroup that ends last for a head puts
// them together. The counters are those of [token][head].

@group(0) @binding(FOLLOWS + 1) var<storage, read_write> shares: array<vec4f>;

fn put_share(i: u32, v: vec4f) {
    shares[i] = v;
}

// Returns in every lane whether the head's result is whole.
fn finish_shares(head: u32, lane: u32) -> bool {
    if p.n_shares == 1u {
        return true;
    }
    if !ends_last(head, p.n_shares, lane) {
        return false;
    }
    for (var i = lane; i < p.v_quads; i += GROUP) {
        put_result(head, i, reduced(head, i));
    }
    return true;
}
