// Sinks of attention, and gates of its result, which vectors give. The kernel adds the binding
// `out`.

@group(0) @binding(4) var<storage, read> vectors: array<f32>;

// Returns whether heads have sinks: scores that no position has.
fn has_sinks() -> bool {
    return p.sinks != NONE;
}

fn sink_of(head: u32) -> f32 {
    return vectors[p.sinks + head];
}

// Puts quad `i` of the result of a head of a token where it belongs: with its gates, unless it is
// to be turned before.
fn put_result(head: u32, i: u32, v: vec4f) {
    if TURNS_RESULT {
        out[head * p.v_quads + i] = v;
    } else {
        put_gated(head, i, v);
    }
}

fn put_gated(head: u32, quad: u32, v: vec4f) {
    let at = head * p.v_quads + quad;
    if (p.flags & HAS_GATES) == 0u {
        out[at] = v;
        return;
    }
    let i = at * 4u;
    out[at] = v * vec4f(
        sigmoid(vectors[i]),
        sigmoid(vectors[i + 1u]),
        sigmoid(vectors[i + 2u]),
        sigmoid(vectors[i + 3u]),
    );
}
