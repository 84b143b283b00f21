// Q4_K: 144 bytes for 256 weights: `d`, `dmin` f16, 12 bytes of eight 6-bit scales and mins, 4 × 32 bytes of nibbles: the
// low ones are 32 weights, the high ones the next 32. Blocks are whole words.

fn block32(start: u32, b: u32) -> Block {
    let block = start / 4u + b / 8u * 36u;
    let sub = b % 8u;
    let d = unpack2x16float(weights[block]) * scale_min(block, sub);
    let q = block + 4u + sub / 2u * 8u;
    let shift = vec4u(sub % 2u * 4u);
    let low = vec4u(weights[q], weights[q + 1u], weights[q + 2u], weights[q + 3u]);
    let high = vec4u(weights[q + 4u], weights[q + 5u], weights[q + 6u], weights[q + 7u]);
    let nibble = vec4u(0x0f0f0f0fu);
    return Block((low >> shift) & nibble, (high >> shift) & nibble, vec2f(d.x), d.y);
}
