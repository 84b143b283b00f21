// To the nearest, ties to the even one.
fn put(at: u32, part: u32, values: array<vec4f, 8>) {
    let bits = bitcast<vec4u>(values[0]);
    let halves = (bits + vec4u(0x7fffu) + ((bits >> vec4u(16u)) & vec4u(1u))) >> vec4u(16u);
    put_unit(at, part * 2u, halves.x | (halves.y << 16u));
    put_unit(at, part * 2u + 1u, halves.z | (halves.w << 16u));
}
