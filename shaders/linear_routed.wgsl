// Parameters of a router's product, and of gate = activation(s · G x + b) · (t · U x + c) of the
// experts for all tokens, where the rows of U lie after those of G.

struct Routed {
    n: u32,            // values of a row
    row_bytes: u32,    // of G and of U
    n_rows: u32,       // of G, and of U
    activation: u32,
    gate_bias: u32,    // where b lies in `vectors`; NONE = no bias
    up_bias: u32,      // where c lies there
    gate_scale: f32,   // s
    up_scale: f32,     // t
    router_bytes: u32, // of a row of the router
    n_experts: u32,    // rows of the router
    router_bias: u32,  // where its bias lies
    router_scale: f32, // of its product, before the bias
    first_step: u32,   // of the choice: see finish_route.wgsl
}
const NONE = 0xffffffffu;
var<immediate> p: Routed;
