// The choice of a token's experts: the largest probabilities, with a bias where there is one (ties:
// the lower number), weighed by their probabilities. The kernel adds the bindings `vectors` and
// `choice`, and `logit`.

struct Routing {
    n: u32,                // experts
    n_used: u32,
    is_sigmoid: bool,      // false: softmax over all logits; true: 1 / (1 + e^-logit)
    bias: u32,             // where it lies in `vectors`; NONE = there is none
    is_renormalized: bool, // weights are divided by their sum
    scale: f32,            // factor of the weights
}
const LOWEST = -1e30;
const MIN_SUM = 6.1035156e-5; // the smallest sum to divide by: the least normal f16

// Of softmax over all logits: the largest, and the sum of e^(logit - largest).
var<private> largest: f32;
var<private> all: f32;

fn probability(r: Routing, logit: f32) -> f32 {
    if r.is_sigmoid {
        return 1.0 / (1.0 + exp(-max(logit, -80.0))); // e^80 is still an f32
    }
    return exp(logit - largest) / all;
}

fn score(r: Routing, logit: f32, expert: u32) -> f32 {
    if r.bias == NONE {
        return probability(r, logit);
    }
    return probability(r, logit) + vectors[r.bias + expert];
}

// Chooses the experts of the token whose logits begin at `first` for the slots from `slot` on.
fn choose(r: Routing, first: u32, slot: u32, lane: u32) {
    largest = LOWEST;
    for (var e = lane; e < r.n; e += GROUP) {
        largest = max(largest, logit(first + e));
    }
    largest = group_max(largest, lane);
    all = 0.0;
    for (var e = lane; e < r.n; e += GROUP) {
        all += exp(logit(first + e) - largest);
    }
    all = group_sum(vec4f(all), lane).x;

    // the next choice is the best of those that come after the last one, by score and then by
    // number
    var last = -LOWEST;
    var last_expert = -1.0;
    var chosen = 0.0;
    for (var i = 0u; i < r.n_used; i++) {
        var best = LOWEST;
        var expert = f32(r.n);
        for (var e = lane; e < r.n; e += GROUP) {
            let of_this = score(r, logit(first + e), e);
            let is_left = of_this < last || (of_this == last && f32(e) > last_expert);
            if is_left && of_this > best {
                best = of_this;
                expert = f32(e);
            }
        }
        let of_all = group_max(best, lane);
        if best != of_all {
            expert = f32(r.n);
        }
        last_expert = -group_max(-expert, lane);
        last = of_all;
        // always an expert, even where logits are no numbers
        let which = min(u32(last_expert), r.n - 1u);
        let weight = probability(r, logit(first + which));
        chosen += weight;
        if lane == 0u {
            choice[slot + i] = vec2u(which, bitcast<u32>(weight));
        }
    }
    if lane == 0u {
        let factor = select(r.scale, r.scale / max(chosen, MIN_SUM), r.is_renormalized);
        for (var i = slot; i < slot + r.n_used; i++) {
            choice[i].y = bitcast<u32>(bitcast<f32>(choice[i].y) * factor);
        }
    }
}
