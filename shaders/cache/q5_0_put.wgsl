fn put(at: u32, part: u32, values: array<vec4f, 8>) {
    let header = pack2x16float(vec2f(symmetric_scale(values, 16.0), 0.0));
    let codes = symmetric_codes(values, unpack2x16float(header).x, 16.0);
    let block = part * 6u;
    put_unit(at, block, header);
    put_unit(at, block + 1u, codes.fifth);
    for (var i = 0u; i < 4u; i++) {
        put_unit(at, block + 2u + i, codes.nibbles[i]);
    }
}
