// Heads in bf16, two values to a word; as quads.wgsl.

const QUADS = 1u;

fn units(quads: u32) -> u32 {
    return quads * 2u;
}

fn quad(at: u32, i: u32) -> vec4f {
    let low = unit(at, i * 2u);
    let high = unit(at, i * 2u + 1u);
    let words = vec4u(low << 16u, low & 0xffff0000u, high << 16u, high & 0xffff0000u);
    return bitcast<vec4f>(words);
}
