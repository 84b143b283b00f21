// Q8_0: 34 bytes for 32 weights: `d` f16, 32 × i8.

fn block32(start: u32, b: u32) -> Block {
    let at = start + b * 34u;
    let q = at + 2u;
    return Block(
        vec4u(word_at(q), word_at(q + 4u), word_at(q + 8u), word_at(q + 12u)),
        vec4u(word_at(q + 16u), word_at(q + 20u), word_at(q + 24u), word_at(q + 28u)),
        vec2f(half_at(at)),
        0.0,
    );
}
