fn put(at: u32, part: u32, values: array<vec4f, 8>) {
    let header = pack2x16float(affine_fit(values, 15.0));
    let codes = affine_codes(values, unpack2x16float(header), 15.0);
    let block = part * 5u;
    put_unit(at, block, header);
    for (var i = 0u; i < 4u; i++) {
        put_unit(at, block + 1u + i, codes.nibbles[i]);
    }
}
