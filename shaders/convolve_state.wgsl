// x = silu(Σ over the last positions of weight · x, + bias), channel by channel, over the rows of
// each sequence in order. What was before them is in the state: blocks of 64 channels, of which
// each has [positions before][channels]. A lane takes a channel of a sequence.

struct ConvolveState {
    n_channels: u32,
    taps: u32,    // positions, the token's own the last
    weights: u32, // where they lie in `vectors`: [taps][channel]
    bias: u32,    // where it lies there; NONE = zeros
    n_state: u32, // values of a state
}
const BLOCK = 64u;
const MAX_BEFORE = 7u;
var<immediate> p: ConvolveState;

@group(0) @binding(0) var<storage, read> runs: array<u32>;
@group(0) @binding(1) var<storage, read> vectors: array<f32>;
@group(0) @binding(2) var<storage, read_write> states: array<f32>;
@group(0) @binding(3) var<storage, read_write> x: array<f32>;

var<private> seen: array<f32, MAX_BEFORE>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let channel = group.x * GROUP + lane;
    if channel >= p.n_channels {
        return;
    }
    var run = run_of(group.y);
    let n_before = p.taps - 1u;
    let block = channel / BLOCK * BLOCK;
    let width = min(BLOCK, p.n_channels - block);
    let at = block * n_before + channel - block;
    for (var i = 0u; i < n_before; i++) {
        seen[i] = 0.0;
        if run.source != NONE {
            seen[i] = states[run.source * p.n_state + at + i * width];
        }
    }
    for (var i = 0u; i < run.n_rows; i++) {
        let row = runs[run.first_row + i] * p.n_channels + channel;
        let own = x[row];
        var weight = p.weights + channel;
        var sum = 0.0;
        for (var tap = 0u; tap < n_before; tap++) {
            sum += vectors[weight] * seen[tap];
            weight += p.n_channels;
        }
        sum += vectors[weight] * own;
        if p.bias != NONE {
            sum += vectors[p.bias + channel];
        }
        x[row] = sum * sigmoid(sum);
        for (var tap = 1u; tap < n_before; tap++) {
            seen[tap - 1u] = seen[tap];
        }
        if n_before > 0u {
            seen[n_before - 1u] = own;
        }
        loop {
            let copy = copy_after(&run, i + 1u);
            if copy == NONE {
                break;
            }
            leave(copy, at, width);
        }
    }
    leave(run.to, at, width);
}

fn leave(number: u32, at: u32, width: u32) {
    for (var i = 0u; i + 1u < p.taps; i++) {
        states[number * p.n_state + at + i * width] = seen[i];
    }
}
