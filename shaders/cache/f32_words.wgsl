// Heads in f32, a value to a word; as quads.wgsl.

const QUADS = 1u;

fn units(quads: u32) -> u32 {
    return quads * 4u;
}

fn quad(at: u32, i: u32) -> vec4f {
    let first = i * 4u;
    let words = vec4u(
        unit(at, first),
        unit(at, first + 1u),
        unit(at, first + 2u),
        unit(at, first + 3u),
    );
    return bitcast<vec4f>(words);
}
