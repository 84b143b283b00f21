// Chooses a token's experts: the largest probabilities (ties: the lower number), with weights that sum to 1. One workgroup
// per token.

struct Route {
    n: u32,      // experts
    n_used: u32,
}
const LOWEST = -1e30;
const MIN_SUM = 6.1035156e-5; // the smallest sum to divide by: the least normal f16
var<immediate> p: Route;

@group(0) @binding(0) var<storage, read> logits: array<f32>;
@group(0) @binding(1) var<storage, read_write> choice: array<vec2u>; // expert, weight

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let at = group.y * p.n;
    var largest = LOWEST;
    for (var e = lane; e < p.n; e += GROUP) {
        largest = max(largest, logits[at + e]);
    }
    largest = group_max(largest, lane);
    var all = 0.0;
    for (var e = lane; e < p.n; e += GROUP) {
        all += exp(logits[at + e] - largest);
    }
    all = group_sum(vec4f(all), lane).x;

    // the next choice is the best of those that come after the last one, by logit and then by number
    var last = -LOWEST;
    var last_expert = -1.0;
    var chosen = 0.0;
    for (var i = 0u; i < p.n_used; i++) {
        var best = LOWEST;
        var expert = f32(p.n);
        for (var e = lane; e < p.n; e += GROUP) {
            let logit = logits[at + e];
            let is_left = logit < last || (logit == last && f32(e) > last_expert);
            if is_left && logit > best {
                best = logit;
                expert = f32(e);
            }
        }
        let of_all = group_max(best, lane);
        if best != of_all {
            expert = f32(p.n);
        }
        last_expert = -group_max(-expert, lane);
        last = of_all;
        let probability = exp(of_all - largest) / all;
        chosen += probability;
        if lane == 0u {
            // always an expert, even where logits are no numbers
            choice[group.y * p.n_used + i] = vec2u(min(u32(last_expert), p.n - 1u), bitcast<u32>(probability));
        }
    }
    if lane == 0u {
        for (var i = 0u; i < p.n_used; i++) {
            let slot = group.y * p.n_used + i;
            choice[slot].y = bitcast<u32>(bitcast<f32>(choice[slot].y) / max(chosen, MIN_SUM));
        }
    }
}
