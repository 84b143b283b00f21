// The results of a tile of four rows of four tokens.

// Puts them where they belong: column i of `sums` is of row `first` + i, component t of token
// `token` + t.
fn write(token: u32, first: u32, sums: mat4x4f, lane: u32) {
    var all = sums;
    for (var i = lane; i < 16u; i += GROUP) {
        let row = first + i % 4u;
        let t = token + i / 4u;
        if row < p.n_rows && t < p.n_tokens {
            put(t, row, all[i % 4u][i / 4u]);
        }
    }
}
