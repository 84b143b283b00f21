// Parameters of the products y = s · W x + b of matrices whose rows lie one after the other, for
// one token: up to three, whose outputs lie apart. The kernel adds the bindings `vectors` and
// `out`.

struct Linear {
    n: u32,           // values of a row
    row_bytes: u32,
    n_rows: u32,      // of all matrices
    second: u32,      // the first row of the second matrix
    third: u32,       // the first row of the third matrix, or n_rows
    scale: f32,       // of W x, before the bias
    out_first: u32,   // where the product of the first matrix goes
    out_second: u32,
    out_third: u32,
    bias_first: u32,  // where the biases lie in `vectors`; NONE = no bias
    bias_second: u32,
    bias_third: u32,
    third_bytes: u32, // of a row of the third matrix, where it has another format
}
const NONE = 0xffffffffu;
var<immediate> p: Linear;

fn other_begin() -> u32 {
    return p.third;
}

fn other_bytes() -> u32 {
    return p.third_bytes;
}

// Puts the product of row `row` where it belongs; `token` is 0.
fn put(token: u32, row: u32, sum: f32) {
    var i = row;
    var at = p.out_first;
    var bias = p.bias_first;
    if row >= p.third {
        i = row - p.third;
        at = p.out_third;
        bias = p.bias_third;
    } else if row >= p.second {
        i = row - p.second;
        at = p.out_second;
        bias = p.bias_second;
    }
    var y = sum * p.scale;
    if bias != NONE {
        y += vectors[bias + i];
    }
    out[at + i] = y;
}
