// Q4_0: 18 bytes for 32 weights: `d` f16, 16 bytes of nibbles; the low ones are weights 0…15. The code is the nibble − 8, which
// is left to `min`.

fn block32(start: u32, b: u32) -> Block {
    let at = start + b * 18u;
    let d = half_at(at);
    let nibbles = vec4u(word_at(at + 2u), word_at(at + 6u), word_at(at + 10u), word_at(at + 14u));
    return Block(nibbles & vec4u(0x0f0f0f0fu), (nibbles >> vec4u(4u)) & vec4u(0x0f0f0f0fu), vec2f(d), d * 8.0);
}
