// Rows of G and U of gate = activation(s · G x + b) · (t · U x + c), where those of U lie after
// those of G, by the parameters that linear_gated.wgsl and linear_routed.wgsl have in common.

// The first bytes of rows `first` and `first` + 1 of G, then those of U; past the end the last.
fn starts_of(first: u32) -> vec4u {
    let a = min(first, p.n_rows - 1u);
    let b = min(first + 1u, p.n_rows - 1u);
    return vec4u(a, b, p.n_rows + a, p.n_rows + b) * p.row_bytes;
}

// The value of row `row`, of its products with G and with U.
fn gated_value(row: u32, gate_sum: f32, up_sum: f32) -> f32 {
    var gate = gate_sum * p.gate_scale;
    if p.gate_bias != NONE {
        gate += vectors[p.gate_bias + row];
    }
    var up = up_sum * p.up_scale;
    if p.up_bias != NONE {
        up += vectors[p.up_bias + row];
    }
    return gated(p.activation, gate, up);
}
