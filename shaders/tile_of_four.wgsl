// Products of 16 weights with four tokens. The kernel adds `x`, and `p.n`, the values of a row.

// Columns 16·g … 16·g + 15 of a token. Past the end of a row the last four are read again: the
// weights there are 0.
fn x16(token: u32, g: u32) -> mat4x4f {
    let last = p.n / 4u - 1u;
    let at = g * 4u;
    return mat4x4f(
        x[token + at],
        x[token + min(at + 1u, last)],
        x[token + min(at + 2u, last)],
        x[token + min(at + 3u, last)],
    );
}

fn products(w: mat4x4f, x0: mat4x4f, x1: mat4x4f, x2: mat4x4f, x3: mat4x4f) -> vec4f {
    return vec4f(dot16(w, x0), dot16(w, x1), dot16(w, x2), dot16(w, x3));
}

fn dot16(w: mat4x4f, x: mat4x4f) -> f32 {
    return dot(w[0], x[0]) + dot(w[1], x[1]) + dot(w[2], x[2]) + dot(w[3], x[3]);
}
