// Q4_K: 144 bytes for 256 weights: `d`, `dmin` f16, 12 bytes of eight 6-bit scales and mins, 4 × 32 bytes of nibbles: the
// low ones are 32 weights, the high ones the next 32. Blocks are whole words.

fn weights16(start: u32, group: u32) -> mat4x4f {
    let block = start / 4u + group / 16u * 36u;
    let sub = group % 16u / 2u;
    let d = unpack2x16float(weights[block]) * scale_min(block, sub);
    let q = block + 4u + sub / 2u * 8u + group % 2u * 4u;
    let shift = sub % 2u * 4u;
    return mat4x4f(
        d.x * codes(q, shift) - d.y,
        d.x * codes(q + 1u, shift) - d.y,
        d.x * codes(q + 2u, shift) - d.y,
        d.x * codes(q + 3u, shift) - d.y,
    );
}

fn codes(at: u32, shift: u32) -> vec4f {
    return unsigned4((weights[at] >> shift) & 0x0f0f0f0fu);
}
