// Q6_K: 210 bytes for 256 weights: 128 bytes of low nibbles, 64 bytes of high bit pairs, 16 × i8 scales, `d` f16; the code
// is the 6-bit number − 32. See format/q6_k.wgsl for where the bits of a weight lie.

fn block32(start: u32, b: u32) -> Block {
    let block = start + b / 8u * 210u;
    let part = b % 4u; // of its half of 128 weights
    let low = block + b % 8u / 4u * 64u + part % 2u * 32u;
    let high = block + 128u + b % 8u / 4u * 32u;
    let shifts = vec2u(part / 2u * 4u, part * 2u);
    let scales = block + 192u + b % 8u * 2u;
    let scale = vec2f(f32(signed(byte_at(scales))), f32(signed(byte_at(scales + 1u))));
    return Block(codes(low, high, shifts), codes(low + 16u, high + 16u, shifts), half_at(block + 208u) * scale, 0.0);
}

fn signed(byte: u32) -> i32 {
    return i32(byte << 24u) >> 24u;
}

fn codes(low: u32, high: u32, shifts: vec2u) -> vec4u {
    return vec4u(
        code4(low, high, shifts),
        code4(low + 4u, high + 4u, shifts),
        code4(low + 8u, high + 8u, shifts),
        code4(low + 12u, high + 12u, shifts),
    );
}

// Four codes: with bit 5 turned over, the six bits are those of the number − 32, and bits 6 and 7 are copies of bit 5.
fn code4(low: u32, high: u32, shifts: vec2u) -> u32 {
    let high_bits = (word_at(high) >> shifts.y) & 0x03030303u;
    let bits = (((word_at(low) >> shifts.x) & 0x0f0f0f0fu) | (high_bits << 4u)) ^ 0x20202020u;
    let sign = bits & 0x20202020u;
    return bits | (sign << 1u) | (sign << 2u);
}
