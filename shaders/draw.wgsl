// Draws, from the best `keep` tokens of each row that best.wgsl found, the one that a sampler on
// the host is likely to choose, and puts it in the place of that of the next pass: penalties,
// top-k, top-p, min-p, temperature, and a number between 0 and 1 that is the sampler's own. One
// workgroup per row.

struct Draw {
    keep: u32,
}
const MOST = 128u; // of `keep`
const NOBODY = 0xffffffffu;
const HEADER = 8u; // words of a row before the changes of logits
var<immediate> p: Draw;

@group(0) @binding(0) var<storage, read> best: array<vec2u>; // token, key
// of each row: top_k (0: all), 1 if tokens are drawn in the order of their numbers, temperature,
// top_p, min_p, the number between 0 and 1, how many logits change, where these changes begin:
// three words of each, the token, what its logit is divided by, and what is taken from it
@group(0) @binding(1) var<storage, read> draws: array<u32>;
@group(0) @binding(2) var<storage, read_write> rows: array<vec4u>; // token, sequence, position, end

var<workgroup> tokens: array<u32, MOST>;
var<workgroup> scores: array<f32, MOST>;
var<workgroup> sorted_tokens: array<u32, MOST>; // best first
var<workgroup> sorted_scores: array<f32, MOST>;
var<workgroup> n_kept: u32;

// The logit of a key of best.wgsl.
fn logit_of(key: u32) -> f32 {
    return bitcast<f32>(select(~key, key ^ 0x80000000u, key >> 31u == 1u));
}

// The logit of a token after the changes of its row.
fn changed(token: u32, logit: f32, row: u32) -> f32 {
    var score = logit;
    let n = draws[row * HEADER + 6u];
    let first = draws[row * HEADER + 7u];
    for (var i = 0u; i < n; i++) {
        let at = first + 3u * i;
        if draws[at] == token {
            let repeat = bitcast<f32>(draws[at + 1u]);
            score = select(score / repeat, score * repeat, score <= 0.0);
            score -= bitcast<f32>(draws[at + 2u]);
        }
    }
    return score;
}

// How many of the best `n` are left by top-p and min-p, which look at logits before temperature.
fn kept_of(n: u32, top_p: f32, min_p: f32) -> u32 {
    let largest = sorted_scores[0];
    var kept = n;
    if top_p < 1.0 {
        var sum = 0.0;
        for (var i = 0u; i < n; i++) {
            sum += exp(sorted_scores[i] - largest);
        }
        var reached = 0.0;
        for (var i = 0u; i < n; i++) {
            reached += exp(sorted_scores[i] - largest) / sum;
            if reached >= top_p {
                kept = i + 1u;
                break;
            }
        }
    }
    if min_p > 0.0 {
        let least = largest + log(min_p);
        while kept > 1u && sorted_scores[kept - 1u] < least {
            kept--;
        }
    }
    return kept;
}

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let row = group.x;
    let header = row * HEADER;
    for (var i = lane; i < p.keep; i += GROUP) {
        let entry = best[row * p.keep + i];
        tokens[i] = entry.x;
        scores[i] = 0.0;
        if entry.x != NOBODY {
            scores[i] = changed(entry.x, clamp(logit_of(entry.y), -3.0e38, 3.0e38), row);
        }
    }
    workgroupBarrier();
    for (var i = lane; i < p.keep; i += GROUP) {
        var place = 0u;
        for (var j = 0u; j < p.keep; j++) {
            let is_equal = scores[j] == scores[i] && tokens[j] < tokens[i];
            let is_first = scores[j] > scores[i] || is_equal;
            if tokens[i] != NOBODY && tokens[j] != NOBODY && is_first {
                place++;
            }
        }
        if tokens[i] != NOBODY {
            sorted_tokens[place] = tokens[i];
            sorted_scores[place] = scores[i];
        }
    }
    workgroupBarrier();
    if lane == 0u {
        var n = 0u;
        while n < p.keep && tokens[n] != NOBODY {
            n++;
        }
        let top_k = draws[header];
        if top_k > 0u {
            n = min(n, top_k);
        }
        n_kept = 0u;
        if n > 0u {
            let top_p = bitcast<f32>(draws[header + 3u]);
            n_kept = kept_of(n, top_p, bitcast<f32>(draws[header + 4u]));
        }
    }
    workgroupBarrier();
    // in the order in which they are drawn: tokens and weights take the places of what was found
    let temperature = bitcast<f32>(draws[header + 2u]);
    let is_by_number = draws[header + 1u] == 1u;
    for (var i = lane; i < n_kept; i += GROUP) {
        var place = i;
        if is_by_number {
            place = 0u;
            for (var j = 0u; j < n_kept; j++) {
                place += u32(sorted_tokens[j] < sorted_tokens[i]);
            }
        }
        tokens[place] = sorted_tokens[i];
        scores[place] = 1.0;
        if n_kept > 1u {
            scores[place] = exp((sorted_scores[i] - sorted_scores[0]) / temperature);
        }
    }
    workgroupBarrier();
    if lane == 0u {
        var sum = 0.0;
        for (var i = 0u; i < n_kept; i++) {
            sum += scores[i];
        }
        let target_sum = sum * bitcast<f32>(draws[header + 5u]);
        var token = NOBODY;
        var reached = 0.0;
        for (var i = 0u; i < n_kept; i++) {
            token = tokens[i];
            reached += scores[i];
            if reached >= target_sum {
                break;
            }
        }
        rows[row].x = token;
    }
}
