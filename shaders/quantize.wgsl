// Activations in 8 bits, for the kernels that multiply whole numbers: each block of 32 values
// becomes 32 × i8 and a scale, the largest value over 127. A lane takes a block.

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
    var largest = vec4f();
    for (var i = 0u; i < 8u; i++) {
        largest = max(largest, abs(x[block * 8u + i]));
    }
    let most = max(max(largest.x, largest.y), max(largest.z, largest.w));
    let scale = most / 127.0;
    let inverse = select(127.0 / most, 0.0, most == 0.0);
    var sum = 0;
    for (var i = 0u; i < 8u; i++) {
        let code = pack4xI8(vec4i(round(x[block * 8u + i] * inverse)));
        codes[block * 8u + i] = code;
        sum += dot4I8Packed(code, 0x01010101u);
    }
    scales[block] = vec2f(scale, scale * f32(sum));
}
