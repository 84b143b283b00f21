// Q8_0: 34 bytes for 32 weights: `d` f16, 32 × i8.

fn weights16(start: u32, group: u32) -> mat4x4f {
    let block = start + group / 2u * 34u;
    let q = block + 2u + group % 2u * 16u;
    let values = mat4x4f(
        signed4(word_at(q)),
        signed4(word_at(q + 4u)),
        signed4(word_at(q + 8u)),
        signed4(word_at(q + 12u)),
    );
    return half_at(block) * values;
}
