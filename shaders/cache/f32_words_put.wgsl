fn put(at: u32, part: u32, values: array<vec4f, 8>) {
    let words = bitcast<vec4u>(values[0]);
    put_unit(at, part * 4u, words.x);
    put_unit(at, part * 4u + 1u, words.y);
    put_unit(at, part * 4u + 2u, words.z);
    put_unit(at, part * 4u + 3u, words.w);
}
