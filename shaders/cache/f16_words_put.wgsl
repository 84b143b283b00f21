fn put(at: u32, part: u32, values: array<vec4f, 8>) {
    put_unit(at, part * 2u, pack2x16float(values[0].xy));
    put_unit(at, part * 2u + 1u, pack2x16float(values[0].zw));
}
