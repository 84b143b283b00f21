// Heads of four values to a unit: QUADS are the quads that are written together, `units` the units
// of a head of so many quads.

const QUADS = 1u;

fn units(quads: u32) -> u32 {
    return quads;
}

// Quad `i` of the head that begins at `at`.
fn quad(at: u32, i: u32) -> vec4f {
    return from_quad(unit(at, i));
}
