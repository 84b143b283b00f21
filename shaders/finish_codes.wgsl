// The values of a gated product in 8 bits: of the workgroups that make a block of 32, the one that
// ends last encodes it.

@group(0) @binding(CODES) var<storage, read_write> gate_codes: array<u32>;
@group(0) @binding(CODES + 1) var<storage, read_write> gate_scales: array<vec2f>;

fn finish_values(first: u32, lane: u32) {
    let block = first / 32u;
    // counter 0 is that of a product next to this one
    if !ends_last(1u + block, 16u, lane) || lane > 0u {
        return;
    }
    var values: array<vec4f, 8>;
    for (var i = 0u; i < 8u; i++) {
        let at = block * 32u + i * 4u;
        values[i] = vec4f(out[at], out[at + 1u], out[at + 2u], out[at + 3u]);
    }
    var result = block_codes(values);
    for (var i = 0u; i < 8u; i++) {
        gate_codes[block * 8u + i] = result.words[i];
    }
    gate_scales[block] = result.scale;
}
