// The norm of one matrix's product in the same dispatch, as norm.wgsl, by the workgroup that ends
// last, and its codes in 8 bits. It is the last matrix, whose product goes to `more`:
// `p.piece_0` is its first row, `p.piece_1` where the norm's weights lie in `vectors`, with
// IN_CODES if there are codes, `p.piece_2` the bits of the summand under the root.

const IN_CODES = 0x80000000u;

@group(0) @binding(FOLLOWS + 1) var<storage, read_write> row_codes: array<u32>;
@group(0) @binding(FOLLOWS + 2) var<storage, read_write> row_scales: array<vec2f>;

// Returns the place of value `i` of a matrix whose product begins at `at`.
fn place_of(matrix: u32, at: u32, i: u32) -> u32 {
    return at + i;
}

fn finish(groups: vec3u, lane: u32) {
    if !ends_last(0u, groups.x * groups.y, lane) {
        return;
    }
    let n = p.n_rows - p.piece_0;
    let weight = p.piece_1 & ~IN_CODES;
    var squares = 0.0;
    for (var i = lane; i < n; i += GROUP) {
        squares += more[i] * more[i];
    }
    squares = group_sum(vec4f(squares), lane).x;
    let scale = 1.0 / sqrt(squares / f32(n) + bitcast<f32>(p.piece_2));
    for (var i = lane; i < n; i += GROUP) {
        more[i] = more[i] * scale * vectors[weight + i];
    }
    if (p.piece_1 & IN_CODES) == 0u {
        return;
    }
    // what the other lanes wrote
    storageBarrier();
    for (var block = lane; block < n / 32u; block += GROUP) {
        var values: array<vec4f, 8>;
        for (var i = 0u; i < 8u; i++) {
            let at = block * 32u + i * 4u;
            values[i] = vec4f(more[at], more[at + 1u], more[at + 2u], more[at + 3u]);
        }
        var result = block_codes(values);
        for (var i = 0u; i < 8u; i++) {
            row_codes[block * 8u + i] = result.words[i];
        }
        row_scales[block] = result.scale;
    }
}
