// Chooses the experts of each token; see routing.wgsl. One workgroup per token.

struct Route {
    n: u32,            // experts
    n_used: u32,
    gating: u32,
    bias: u32,         // where it lies in `vectors`
    renormalized: u32, // weights are divided by their sum
    scale: f32,        // factor of the weights
    n_groups: u32,
    n_groups_used: u32,
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
    let is_renormalized = p.renormalized == 1u;
    let r = Routing(
        p.n, p.n_used, p.gating, p.bias, is_renormalized, p.scale, p.n_groups, p.n_groups_used,
    );
    choose(r, group.y * p.n, group.y * p.n_used, lane);
}
