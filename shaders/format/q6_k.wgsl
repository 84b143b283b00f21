// Q6_K: 210 bytes for 256 weights: 128 bytes of low nibbles, 64 bytes of high bit pairs, 16 × i8 scales, `d` f16; the code
// is the 6-bit number − 32. Each half of 128 weights takes 64 low bytes (weights 0…63 of the half in the low nibbles,
// 64…127 in the high ones) and 32 high bytes (weight i: byte i % 32, bit pair i / 32).

fn weights16(start: u32, group: u32) -> mat4x4f {
    let block = start + group / 16u * 210u;
    let sub = group % 16u;
    let i = sub % 8u * 16u;
    let low = block + sub / 8u * 64u + i % 64u;
    let high = block + 128u + sub / 8u * 32u + i % 32u;
    let shifts = vec2u(i / 64u * 4u, i / 32u * 2u);
    let scale = i32(byte_at(block + 192u + sub) << 24u) >> 24u;
    let d = half_at(block + 208u) * f32(scale);
    return mat4x4f(
        d * codes(low, high, shifts),
        d * codes(low + 4u, high + 4u, shifts),
        d * codes(low + 8u, high + 8u, shifts),
        d * codes(low + 12u, high + 12u, shifts),
    );
}

fn codes(low: u32, high: u32, shifts: vec2u) -> vec4f {
    let high_bits = (word_at(high) >> shifts.y) & 0x03030303u;
    let q = ((word_at(low) >> shifts.x) & 0x0f0f0f0fu) | (high_bits << 4u);
    return unsigned4(q) - 32.0;
}
