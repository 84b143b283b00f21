// The row that a norm after a product makes, in 8 bits alone: see block_codes.wgsl.

@group(0) @binding(COUNTERS + 1) var<storage, read_write> normed_codes: array<u32>;
@group(0) @binding(COUNTERS + 2) var<storage, read_write> normed_scales: array<vec2f>;

fn put_normed(scale: f32, lane: u32) {
    for (var block = lane; block < p.n_rows / 32u; block += GROUP) {
        var values: array<vec4f, 8>;
        for (var i = 0u; i < 8u; i++) {
            let at = block * 32u + i * 4u;
            values[i] = vec4f(
                normed_value(at, scale),
                normed_value(at + 1u, scale),
                normed_value(at + 2u, scale),
                normed_value(at + 3u, scale),
            );
        }
        var result = block_codes(values);
        for (var i = 0u; i < 8u; i++) {
            normed_codes[block * 8u + i] = result.words[i];
        }
        normed_scales[block] = result.scale;
    }
}
