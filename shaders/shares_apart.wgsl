// Shares of attention go to `out`, and attend_reduce puts them together.

fn put_share(i: u32, v: vec4f) {
    out[i] = v;
}

// Returns in every lane whether the head's result is whole.
fn finish_shares(head: u32, lane: u32) -> bool {
    return p.n_shares == 1u;
}
