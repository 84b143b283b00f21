// Parameters of the products y = s · W x + b, and what becomes of a finished sum. The kernel adds
// the bindings `vectors` and `out`.

struct Linear {
    n: u32,         // values of a row
    row_bytes: u32,
    n_rows: u32,    // rows bound here
    out_stride: u32,
    out_first: u32, // where the first of them goes in a token's output
    bias: u32,      // where its bias lies in `vectors`; NONE = no bias
    n_tokens: u32,
    scale: f32,     // of W x, before the bias
    adds: u32,      // 1: `out` += y · factor
    factor: f32,
    first_step: u32, // of what follows in the same dispatch: see steps.wgsl
    n_steps: u32,
}
const NONE = 0xffffffffu;
var<immediate> p: Linear;

// Puts the product of row `row` and token `token` where it belongs.
fn put(token: u32, row: u32, sum: f32) {
    var y = sum * p.scale;
    if p.bias != NONE {
        y += vectors[p.bias + row];
    }
    let at = token * p.out_stride + p.out_first + row;
    if p.adds == 1u {
        out[at] += y * p.factor;
    } else {
        out[at] = y;
    }
}
