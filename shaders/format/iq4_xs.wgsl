// IQ4_XS: 136 bytes for 256 weights: `d` f16, eight high pairs (u16) and eight low nibbles (4 bytes) of the 6-bit scales,
// 8 × 16 bytes of nibbles, which index a nonlinear scale. The scale is the 6-bit number − 32. Blocks are whole words.

// −127 −104 −83 −65 −49 −35 −22 −10 1 13 25 38 53 69 89 113
const IQ4 = vec4u(0xbfad9881u, 0xf6eaddcfu, 0x26190d01u, 0x71594535u);

fn weights16(start: u32, group: u32) -> mat4x4f {
    let block = start / 4u + group / 16u * 34u;
    let sub = group % 16u / 2u;
    let head = weights[block];
    let low = (weights[block + 1u] >> (sub * 4u)) & 15u;
    let high = (head >> (16u + sub * 2u)) & 3u;
    let d = unpack2x16float(head).x * (f32(low | (high << 4u)) - 32.0);
    let q = block + 2u + sub * 4u;
    let shift = group % 2u * 4u;
    return mat4x4f(
        d * codes(q, shift),
        d * codes(q + 1u, shift),
        d * codes(q + 2u, shift),
        d * codes(q + 3u, shift),
    );
}

fn codes(at: u32, shift: u32) -> vec4f {
    return entries4(IQ4, (weights[at] >> shift) & 0x0f0f0f0fu);
}
