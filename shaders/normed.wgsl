// The row that a norm after a product makes.

@group(0) @binding(COUNTERS + 1) var<storage, read_write> normed: array<f32>;

fn put_normed(scale: f32, lane: u32) {
    for (var i = lane; i < p.n_rows; i += GROUP) {
        normed[i] = normed_value(i, scale);
    }
}
