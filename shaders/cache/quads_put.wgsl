// Writes values to the head that begins at `at`: its quads from QUADS · `part` on.
fn put(at: u32, part: u32, values: array<vec4f, 8>) {
    put_unit(at, part, to_quad(values[0]));
}
