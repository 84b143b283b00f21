// Shares of attention go to a buffer of their own, and the workgroup that ends last for a head puts
// them together.

@group(0) @binding(6) var<storage, read_write> shares: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> counters: array<atomic<u32>>; // [token][head]

fn put_share(i: u32, v: vec4f) {
    shares[i] = v;
}

fn finish_shares(head: u32, lane: u32) {
    if p.n_shares == 1u || !ends_last(head, p.n_shares, lane) {
        return;
    }
    for (var i = lane; i < p.v_quads; i += GROUP) {
        out[head * p.v_quads + i] = reduced(head, i);
    }
}
