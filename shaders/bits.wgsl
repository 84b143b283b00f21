// Codes of a few bits as numbers.

// Four signed bytes.
fn signed4(word: u32) -> vec4f {
    return vec4f(unpack4xI8(word));
}

// Four unsigned bytes.
fn unsigned4(word: u32) -> vec4f {
    return vec4f(unpack4xU8(word));
}

// Bits 0…3 moved to bit 4 of bytes 0…3.
fn fifth_bits(bits: u32) -> u32 {
    return ((bits & 1u) << 4u) | ((bits & 2u) << 11u) | ((bits & 4u) << 18u) | ((bits & 8u) << 25u);
}

// Entry `i` of a table of 16 signed bytes.
fn entry(table: vec4u, i: u32) -> f32 {
    let word = select(
        select(table.x, table.y, i >= 4u),
        select(table.z, table.w, i >= 12u),
        i >= 8u,
    );
    return f32(i32(word << (24u - i % 4u * 8u)) >> 24u);
}

// Entries of a table by four nibbles, which are the low halves of the bytes of `word`.
fn entries4(table: vec4u, word: u32) -> vec4f {
    let i = unpack4xU8(word);
    return vec4f(entry(table, i.x), entry(table, i.y), entry(table, i.z), entry(table, i.w));
}
