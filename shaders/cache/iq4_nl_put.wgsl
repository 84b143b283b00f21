fn put(at: u32, part: u32, values: array<vec4f, 8>) {
    let header = pack2x16float(vec2f(iq4_scale(values), 0.0));
    let codes = iq4_codes(values, unpack2x16float(header).x);
    let block = part * 5u;
    put_unit(at, block, header);
    for (var i = 0u; i < 4u; i++) {
        put_unit(at, block + 1u + i, codes.nibbles[i]);
    }
}
