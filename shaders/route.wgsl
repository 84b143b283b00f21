// Chooses the experts of each token; see routing.wgsl. One workgroup per token.

struct Route {
    n: u32,            // experts
    n_used: u32,
    is_sigmoid: u32,   // 0: softmax over all logits; 1: 1 / (1 + e^-logit)
    bias: u32,         // where it lies in `vectors`
    renormalized: u32, // weights are divided by their sum
    scale: f32,        // factor of the weights
}
const NONE = 0xffffffffu; // there is no bias
var<immediate> p: Route;

@group(0) @binding(0) var<storage, read> logits: array<f32>;
@group(0) @binding(1) var<storage, read> vectors: array<f32>;
@group(0) @binding(2) var<storage, read_write> choice: array<vec2u>; // expert, weight

fn logit(i: u32) -> f32 {
    return logits[i];
}

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let r =
        Routing(p.n, p.n_used, p.is_sigmoid == 1u, p.bias, p.renormalized == 1u, p.scale);
    choose(r, group.y * p.n, group.y * p.n_used, lane);
}
