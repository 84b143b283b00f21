// The values of a head in 8 bits, of a multiple of 32. CODES is where the bindings begin.

@group(0) @binding(CODES) var<storage, read_write> value_codes: array<u32>;
@group(0) @binding(CODES + 1) var<storage, read_write> value_scales: array<vec2f>;

fn finish_values(head: u32, lane: u32) {
    let blocks = p.n_rows / 32u;
    for (var i = lane; i < blocks; i += GROUP) {
        var values: array<vec4f, 8>;
        for (var j = 0u; j < 8u; j++) {
            let at = i * 32u + j * 4u;
            values[j] = vec4f(made[at], made[at + 1u], made[at + 2u], made[at + 3u]);
        }
        var result = block_codes(values);
        let block = head * blocks + i;
        for (var j = 0u; j < 8u; j++) {
            value_codes[block * 8u + j] = result.words[j];
        }
        value_scales[block] = result.scale;
    }
}
