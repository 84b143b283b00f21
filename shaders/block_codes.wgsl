// 32 values in 8 bits, for the kernels that multiply whole numbers.

struct BlockCodes {
    words: array<u32, 8>, // 32 × i8
    scale: vec2f,         // the largest value over 127, and that times the sum of the codes
}

fn block_codes(values: array<vec4f, 8>) -> BlockCodes {
    var v = values;
    var largest = vec4f();
    for (var i = 0u; i < 8u; i++) {
        largest = max(largest, abs(v[i]));
    }
    let most = max(max(largest.x, largest.y), max(largest.z, largest.w));
    let scale = most / 127.0;
    let inverse = select(127.0 / most, 0.0, most == 0.0);
    var block: BlockCodes;
    var sum = 0;
    for (var i = 0u; i < 8u; i++) {
        let code = pack4xI8(vec4i(round(v[i] * inverse)));
        block.words[i] = code;
        sum += dot4I8Packed(code, 0x01010101u);
    }
    block.scale = vec2f(scale, scale * f32(sum));
    return block;
}
