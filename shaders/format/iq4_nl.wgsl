// IQ4_NL: 18 bytes for 32 weights: `d` f16, 16 bytes of nibbles, which index a nonlinear scale.

// −127 −104 −83 −65 −49 −35 −22 −10 1 13 25 38 53 69 89 113
const IQ4 = vec4u(0xbfad9881u, 0xf6eaddcfu, 0x26190d01u, 0x71594535u);

fn weights16(start: u32, group: u32) -> mat4x4f {
    let block = start + group / 2u * 18u;
    let shift = group % 2u * 4u;
    let values = mat4x4f(
        codes(block + 2u, shift),
        codes(block + 6u, shift),
        codes(block + 10u, shift),
        codes(block + 14u, shift),
    );
    return half_at(block) * values;
}

fn codes(at: u32, shift: u32) -> vec4f {
    return entries4(IQ4, (word_at(at) >> shift) & 0x0f0f0f0fu);
}
