// What follows the rule of a running state for one token: of the workgroups that make a part of its
// output, the one that ends last goes on with gate = silu(gate) · norm(out), or with
// norm(silu(gate) · out), and with the codes of these in 8 bits. FOLLOWS is where the bindings of
// what follows begin; the kernel adds `out` and the parameters of the norm.

@group(0) @binding(FOLLOWS + 1) var<storage, read_write> gate: array<f32>;
@group(0) @binding(FOLLOWS + 2) var<storage, read_write> gate_codes: array<u32>;
@group(0) @binding(FOLLOWS + 3) var<storage, read_write> gate_scales: array<vec2f>;

const GATES_FIRST = 1u; // the gate comes before the norm
const OWN_WEIGHTS = 2u; // each part has weights of its own
const ENCODES = 4u;     // the result is wanted in 8 bits, too

// Ends part `part` of `n` values, which `n_groups` workgroups make.
fn finish_part(part: u32, n: u32, n_groups: u32, lane: u32) {
    if !ends_last(part, n_groups, lane) {
        return;
    }
    let begin = part * n;
    let gates_first = (p.flags & GATES_FIRST) != 0u;
    var squares = 0.0;
    for (var i = lane; i < n; i += GROUP) {
        var v = out[begin + i];
        if gates_first {
            v = gated(0u, gate[begin + i], v);
            gate[begin + i] = v;
        }
        squares += v * v;
    }
    squares = group_sum(vec4f(squares), lane).x;
    let scale = 1.0 / sqrt(squares / f32(n) + p.norm_eps);
    if p.norm != NONE {
        let weights = p.norm + select(0u, begin, (p.flags & OWN_WEIGHTS) != 0u);
        for (var i = lane; i < n; i += GROUP) {
            if gates_first {
                gate[begin + i] = gate[begin + i] * scale * vectors[weights + i];
            } else {
                let v = out[begin + i] * scale * vectors[weights + i];
                gate[begin + i] = gated(0u, gate[begin + i], v);
            }
        }
    }
    if (p.flags & ENCODES) == 0u {
        return;
    }
    // what the other lanes wrote
    storageBarrier();
    for (var block = begin / 32u + lane; block < (begin + n) / 32u; block += GROUP) {
        var values: array<vec4f, 8>;
        for (var i = 0u; i < 8u; i++) {
            let at = block * 32u + i * 4u;
            values[i] = vec4f(gate[at], gate[at + 1u], gate[at + 2u], gate[at + 3u]);
        }
        var result = block_codes(values);
        for (var i = 0u; i < 8u; i++) {
            gate_codes[block * 8u + i] = result.words[i];
        }
        gate_scales[block] = result.scale;
    }
}
