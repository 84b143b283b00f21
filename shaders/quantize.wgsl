// Activations in 8 bits, for the kernels that multiply whole numbers: each block of 32 values
// becomes 32 × i8 and a scale. A lane takes a block.

struct Quantize {
    n_blocks: u32, // of all tokens
}
var<immediate> p: Quantize;

@group(0) @binding(0) var<storage, read> x: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> codes: array<u32>;   // [n_blocks × 8]
// scale, and scale × the sum of the codes
@group(0) @binding(2) var<storage, read_write> scales: array<vec2f>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let block = (group.y * groups.x + group.x) * GROUP + lane;
    if block >= p.n_blocks {
        return;
    }
    var values: array<vec4f, 8>;
    for (var i = 0u; i < 8u; i++) {
        values[i] = x[block * 8u + i];
    }
    var result = block_codes(values);
    for (var i = 0u; i < 8u; i++) {
        codes[block * 8u + i] = result.words[i];
    }
    scales[block] = result.scale;
}
