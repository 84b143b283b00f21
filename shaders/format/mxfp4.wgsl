// MXFP4: 17 bytes for 32 weights: an exponent byte, 16 bytes of E2M1 nibbles; the low ones are weights 0…15.

// twice the values of E2M1: 0 1 2 3 4 6 8 12 and their negatives
const E2M1_DOUBLED = vec4u(0x03020100u, 0x0c080604u, 0xfdfeff00u, 0xf4f8fafcu);

fn weights16(start: u32, group: u32) -> mat4x4f {
    let block = start + group / 2u * 17u;
    let exponent = byte_at(block);
    // half of 2^(exponent − 127); the two smallest are subnormal
    let d = bitcast<f32>(select((exponent - 1u) << 23u, 0x00200000u << exponent, exponent < 2u));
    let shift = group % 2u * 4u;
    return mat4x4f(
        d * codes(block + 1u, shift),
        d * codes(block + 5u, shift),
        d * codes(block + 9u, shift),
        d * codes(block + 13u, shift),
    );
}

fn codes(at: u32, shift: u32) -> vec4f {
    return entries4(E2M1_DOUBLED, (word_at(at) >> shift) & 0x0f0f0f0fu);
}
