// Q5_K: 176 bytes for 256 weights: as Q4_K, with 32 bytes of fifth bits before the nibbles: byte i % 32, bit i / 32.
// Blocks are whole words.

fn weights16(start: u32, group: u32) -> mat4x4f {
    let block = start / 4u + group / 16u * 44u;
    let sub = group % 16u / 2u;
    let d = unpack2x16float(weights[block]) * scale_min(block, sub);
    let high = block + 4u + group % 2u * 4u;
    let q = block + 12u + sub / 2u * 8u + group % 2u * 4u;
    return mat4x4f(
        d.x * codes(q, high, sub) - d.y,
        d.x * codes(q + 1u, high + 1u, sub) - d.y,
        d.x * codes(q + 2u, high + 2u, sub) - d.y,
        d.x * codes(q + 3u, high + 3u, sub) - d.y,
    );
}

fn codes(at: u32, high: u32, sub: u32) -> vec4f {
    let low = (weights[at] >> (sub % 2u * 4u)) & 0x0f0f0f0fu;
    return unsigned4(low | (((weights[high] >> sub) & 0x01010101u) << 4u));
}
