// BF16, the upper half of an f32. The last group of a row may be short of 16: what lies past the row's end counts as 0.

fn weights16(start: u32, group: u32) -> mat4x4f {
    let column = group * 16u;
    let at = start + column * 2u;
    return mat4x4f(four(at, column), four(at + 8u, column + 4u), four(at + 16u, column + 8u), four(at + 24u, column + 12u));
}

fn four(at: u32, column: u32) -> vec4f {
    if column >= p.n {
        return vec4f();
    }
    let a = word_at(at);
    let b = word_at(at + 4u);
    return bitcast<vec4f>(vec4u(a << 16u, a & 0xffff0000u, b << 16u, b & 0xffff0000u));
}
