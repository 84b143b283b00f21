// Parameters of gate = activation(s · G x + b) · (t · U x + c), where the rows of U lie after those
// of G. The kernel adds the binding `vectors`.

struct Gated {
    n: u32,          // values of a row
    row_bytes: u32,
    n_rows: u32,     // of G, and of U
    activation: u32,
    gate_bias: u32,  // where b lies in `vectors`; NONE = no bias
    up_bias: u32,    // where c lies there
    gate_scale: f32, // s
    up_scale: f32,   // t
}
const NONE = 0xffffffffu;
var<immediate> p: Gated;
