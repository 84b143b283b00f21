// The result of latent attention of a head goes through that head's matrix in the same dispatch, as
// multiply_heads.wgsl: matrices of `p.n_rows` rows lie one after the other. Such heads have no
// sinks and no gates.

var<workgroup> made: array<f32, 640>;

fn has_sinks() -> bool {
    return false;
}

fn sink_of(head: u32) -> f32 {
    return 0.0;
}

fn n_columns() -> u32 {
    return p.v_quads * 4u;
}

fn put_result(head: u32, quad: u32, v: vec4f) {
    operand[quad] = v;
}

fn finish_head(head: u32, lane: u32) {
    // what the other lanes put
    workgroupBarrier();
    let first = head % p.n_head * p.n_rows;
    for (var base = 0u; base < p.n_rows; base += ROWS_AT_ONCE) {
        let row = base + lane / SPLIT;
        let start = (first + min(row, p.n_rows - 1u)) * p.row_bytes;
        let value = row_product(start, n_columns(), lane);
        if lane % SPLIT == 0u && row < p.n_rows {
            made[row] = value;
        }
    }
    workgroupBarrier();
    let quads = p.n_rows / 4u;
    for (var i = lane; i < quads; i += GROUP) {
        out[head * quads + i] =
            vec4f(made[i * 4u], made[i * 4u + 1u], made[i * 4u + 2u], made[i * 4u + 3u]);
    }
    finish_values(head, lane);
}
