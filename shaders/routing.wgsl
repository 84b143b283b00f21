// The choice of a token's experts: the largest probabilities, with a bias where there is one (ties:
// the lower number), weighed by their probabilities. Experts may stand in groups, of which the best
// take part: a group is as good as its two best experts. The kernel adds the bindings `vectors` and
// `choice`, and `logit`.

struct Routing {
    n: u32,                // experts
    n_used: u32,
    gating: u32,           // SOFTMAX, SIGMOID or SPARSE
    bias: u32,             // where it lies in `vectors`; NONE = there is none
    is_renormalized: bool, // weights are divided by their sum
    scale: f32,            // factor of the weights
    n_groups: u32,         // at most MAX_GROUPS; 0 = none
    n_groups_used: u32,
}
const SOFTMAX = 0u; // over all logits
const SIGMOID = 1u; // 1 / (1 + e^-logit)
const SPARSE = 2u;  // one after the other, by a softmax over those left that are near the highest
const SPARSE_MARGIN = 0.02; // of their size by which they may fall short of it
const MAX_GROUPS = 64u;
const LOWEST = -1e30;
const MIN_SUM = 6.1035156e-5; // the smallest sum to divide by: the least normal f16

// Of softmax over all logits: the largest, and the sum of e^(logit - largest).
var<private> largest: f32;
var<private> all: f32;
var<workgroup> group_scores: array<f32, MAX_GROUPS>;
var<workgroup> takes_part: array<u32, MAX_GROUPS>;

fn probability(r: Routing, logit: f32) -> f32 {
    if r.gating == SPARSE {
        return logit;
    }
    if r.gating == SIGMOID {
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

// Finds the groups that take part, of the token whose logits begin at `first`.
fn choose_groups(r: Routing, first: u32, lane: u32) {
    let size = r.n / r.n_groups;
    for (var g = lane; g < r.n_groups; g += GROUP) {
        var best = LOWEST;
        var second = LOWEST;
        for (var e = g * size; e < (g + 1u) * size; e++) {
            let of_this = score(r, logit(first + e), e);
            second = max(second, min(best, of_this));
            best = max(best, of_this);
        }
        group_scores[g] = select(best + second, best, size == 1u);
    }
    workgroupBarrier();
    for (var g = lane; g < r.n_groups; g += GROUP) {
        var n_better = 0u;
        for (var other = 0u; other < r.n_groups; other++) {
            let difference = group_scores[other] - group_scores[g];
            n_better += select(0u, 1u, difference > 0.0 || (difference == 0.0 && other < g));
        }
        takes_part[g] = select(0u, 1u, n_better < r.n_groups_used);
    }
    workgroupBarrier();
}

fn may_be_chosen(r: Routing, expert: u32) -> bool {
    return r.n_groups == 0u || takes_part[expert / (r.n / r.n_groups)] == 1u;
}

// The weight of an expert of this logit, the highest of those that come after the last choice.
fn sparse_weight(r: Routing, first: u32, highest: f32, last: f32, expert: f32, lane: u32) -> f32 {
    var sum = 0.0;
    for (var e = lane; e < r.n; e += GROUP) {
        let other = logit(first + e);
        let is_left = other < last || (other == last && f32(e) > expert);
        let is_near = (highest - other) / max(abs(other), highest) <= SPARSE_MARGIN;
        sum += select(0.0, exp(other - highest), is_left && (other == highest || is_near));
    }
    return 1.0 / group_sum(vec4f(sum), lane).x;
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
    if r.n_groups > 0u {
        choose_groups(r, first, lane);
    }

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
            if is_left && of_this > best && may_be_chosen(r, e) {
                best = of_this;
                expert = f32(e);
            }
        }
        let of_all = group_max(best, lane);
        if best != of_all {
            expert = f32(r.n);
        }
        let next = -group_max(-expert, lane);
        // always an expert, even where logits are no numbers
        let which = min(u32(next), r.n - 1u);
        var weight = probability(r, logit(first + which));
        if r.gating == SPARSE {
            weight = sparse_weight(r, first, of_all, last, last_expert, lane);
        }
        last_expert = next;
        last = of_all;
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
