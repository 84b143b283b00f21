fn put(at: u32, part: u32, values: array<vec4f, 8>) {
    let codes = block_codes(values);
    let block = part * 9u;
    put_unit(at, block, pack2x16float(vec2f(codes.scale.x, 0.0)));
    for (var i = 0u; i < 8u; i++) {
        put_unit(at, block + 1u + i, codes.words[i]);
    }
}
