// The result of attention of a head in 8 bits, of a multiple of 32 values. CODES is where the
// bindings begin.

@group(0) @binding(CODES) var<storage, read_write> head_codes: array<u32>;
@group(0) @binding(CODES + 1) var<storage, read_write> head_scales: array<vec2f>;

fn finish_head(head: u32, lane: u32) {
    turn_result(head, lane);
    // what the other lanes wrote
    storageBarrier();
    let blocks = p.v_quads / 8u;
    for (var i = lane; i < blocks; i += GROUP) {
        let block = head * blocks + i;
        var values: array<vec4f, 8>;
        for (var j = 0u; j < 8u; j++) {
            values[j] = out[block * 8u + j];
        }
        var result = block_codes(values);
        for (var j = 0u; j < 8u; j++) {
            head_codes[block * 8u + j] = result.words[j];
        }
        head_scales[block] = result.scale;
    }
}
