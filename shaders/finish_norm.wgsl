// The norm that follows when a product of one token has been added to the residual stream: the
// workgroup that ends last makes out / sqrt(mean(out²) + eps) · w of the whole row. The piece after
// this one says where it goes.

@group(0) @binding(COUNTERS) var<storage, read_write> counters: array<atomic<u32>>;

fn finish(groups: vec3u, lane: u32) {
    if !ends_last(0u, groups.x * groups.y, lane) {
        return;
    }
    var squares = 0.0;
    for (var i = lane; i < p.n_rows; i += GROUP) {
        squares += out[i] * out[i];
    }
    squares = group_sum(vec4f(squares), lane).x;
    put_normed(1.0 / sqrt(squares / f32(p.n_rows) + p.eps), lane);
}

fn normed_value(i: u32, scale: f32) -> f32 {
    return out[i] * scale * vectors[p.norm + i];
}
