// Q5_0: 22 bytes for 32 weights: `d` f16, 32 fifth bits, 16 bytes of nibbles; the low ones are weights 0…15. The code is
// the 5-bit number − 16.

fn weights16(start: u32, group: u32) -> mat4x4f {
    let block = start + group / 2u * 22u;
    let shift = group % 2u * 4u;
    let high = word_at(block + 2u) >> (group % 2u * 16u);
    let d = half_at(block);
    return mat4x4f(
        d * codes(block + 6u, shift, high),
        d * codes(block + 10u, shift, high >> 4u),
        d * codes(block + 14u, shift, high >> 8u),
        d * codes(block + 18u, shift, high >> 12u),
    );
}

fn codes(at: u32, shift: u32, high: u32) -> vec4f {
    return unsigned4(((word_at(at) >> shift) & 0x0f0f0f0fu) | fifth_bits(high)) - 16.0;
}
