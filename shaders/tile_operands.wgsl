// What tiles of products with many tokens are made of: 16 columns of a row, or of a token, with
// nothing past the end; and where four rows of a token go. The kernel adds the binding `x`.

fn w16(row: u32, g: u32) -> mat4x4f {
    if row >= p.n_rows || g * 16u >= p.n {
        return mat4x4f();
    }
    return weights16(row * p.row_bytes, g);
}

fn x16(token: u32, g: u32) -> mat4x4f {
    let quad = g * 4u;
    let n4 = p.n / 4u;
    if token >= p.n_tokens || quad >= n4 {
        return mat4x4f();
    }
    // past the end of a row the last four are read again: the weights there are 0
    let at = token * n4;
    return mat4x4f(
        x[at + quad],
        x[at + min(quad + 1u, n4 - 1u)],
        x[at + min(quad + 2u, n4 - 1u)],
        x[at + min(quad + 3u, n4 - 1u)],
    );
}

fn write(token: u32, row: u32, y: vec4f) {
    if token >= p.n_tokens {
        return;
    }
    for (var i = 0u; i < 4u && row + i < p.n_rows; i++) {
        put(token, row + i, y[i]);
    }
}
