// Chooses a token's experts: the largest probabilities, with a bias where there is one (ties: the
// lower number), and weighs them by their probabilities. One workgroup per token.

struct Route {
    n: u32,            // experts
    n_used: u32,
    is_sigmoid: u32,   // 0: softmax over all logits; 1: 1 / (1 + e^-logit)
    bias: u32,         // where it lies in `vectors`
    renormalized: u32, // weights are divided by their sum
    scale: f32,        // factor of the weights
}
const NONE = 0xffffffffu; // there is no bias
const LOWEST = -1e30;
const MIN_SUM = 6.1035156e-5; // the smallest sum to divide by: the least normal f16
var<immediate> p: Route;

@group(0) @binding(0) var<storage, read> logits: array<f32>;
@group(0) @binding(1) var<storage, read> vectors: array<f32>;
@group(0) @binding(2) var<storage, read_write> choice: array<vec2u>; // expert, weight

/// Of softmax over all logits: the largest, and the sum of e^(logit - largest).
var<private> largest: f32;
var<private> all: f32;

fn probability(logit: f32) -> f32 {
    if p.is_sigmoid == 1u {
        return 1.0 / (1.0 + exp(-max(logit, -80.0))); // e^80 is still an f32
    }
    return exp(logit - largest) / all;
}

fn score(logit: f32, expert: u32) -> f32 {
    if p.bias == NONE {
        return probability(logit);
    }
    return probability(logit) + vectors[p.bias + expert];
}

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let at = group.y * p.n;
    largest = LOWEST;
    for (var e = lane; e < p.n; e += GROUP) {
        largest = max(largest, logits[at + e]);
    }
    largest = group_max(largest, lane);
    all = 0.0;
    for (var e = lane; e < p.n; e += GROUP) {
        all += exp(logits[at + e] - largest);
    }
    all = group_sum(vec4f(all), lane).x;

    // the next choice is the best of those that come after the last one, by score and then by
    // number
    var last = -LOWEST;
    var last_expert = -1.0;
    var chosen = 0.0;
    for (var i = 0u; i < p.n_used; i++) {
        var best = LOWEST;
        var expert = f32(p.n);
        for (var e = lane; e < p.n; e += GROUP) {
            let of_this = score(logits[at + e], e);
            let is_left = of_this < last || (of_this == last && f32(e) > last_expert);
            if is_left && of_this > best {
                best = of_this;
                expert = f32(e);
            }
        }
        let of_all = group_max(best, lane);
        if best != of_all {
            expert = f32(p.n);
        }
        last_expert = -group_max(-expert, lane);
        last = of_all;
        // always an expert, even where logits are no numbers
        let which = min(u32(last_expert), p.n - 1u);
        let weight = probability(logits[at + which]);
        chosen += weight;
        if lane == 0u {
            choice[group.y * p.n_used + i] = vec2u(which, bitcast<u32>(weight));
        }
    }
    if lane == 0u {
        let factor = select(p.scale, p.scale / max(chosen, MIN_SUM), p.renormalized == 1u);
        for (var i = 0u; i < p.n_used; i++) {
            let slot = group.y * p.n_used + i;
            choice[slot].y = bitcast<u32>(bitcast<f32>(choice[slot].y) * factor);
        }
    }
}
