// Parameters of the product y = activation(s · W x + b) · u of one token, where u are values of
// another row, or ones. The kernel adds the bindings `vectors` and `out`; FOLLOWS is where that of
// this piece is.

struct Linear {
    n: u32,          // values of a row
    row_bytes: u32,
    n_rows: u32,
    bias: u32,       // where b lies in `vectors`; NONE = no bias
    scale: f32,      // s
    activation: u32,
    up_first: u32,   // where u begins; NONE = ones
}
const NONE = 0xffffffffu;
var<immediate> p: Linear;

@group(0) @binding(FOLLOWS) var<storage, read> up: array<f32>;

// Puts the product of row `row` where it belongs; `token` is 0.
fn put(token: u32, row: u32, sum: f32) {
    var y = sum * p.scale;
    if p.bias != NONE {
        y += vectors[p.bias + row];
    }
    if p.up_first == NONE {
        out[row] = activated(p.activation, y);
    } else {
        out[row] = gated(p.activation, y, up[p.up_first + row]);
    }
}
