// Steps over whole rows of `p.n_rows` values of one token, done by one workgroup: norms, sums,
// factors, codes in 8 bits, and gates. Rows are parts of `out`, which the kernel binds, as it does
// `vectors`; its parameters have `first_step` and `n_steps`, and FOLLOWS is where the bindings of
// what follows begin.

// Two for each step: what is done, the first value of the row that is written (of codes: read), of
// the row that is read, of the weights of a norm or a gate; of its bias, a number, 1 if its mean is
// taken off.
@group(0) @binding(FOLLOWS + 1) var<storage, read> steps: array<vec4u>;
@group(0) @binding(FOLLOWS + 2) var<storage, read_write> row_codes: array<u32>;
@group(0) @binding(FOLLOWS + 3) var<storage, read_write> row_scales: array<vec2f>;

fn run_steps(lane: u32) {
    for (var i = 0u; i < p.n_steps; i++) {
        // what the other lanes wrote
        storageBarrier();
        let what = steps[(p.first_step + i) * 2u];
        let how = steps[(p.first_step + i) * 2u + 1u];
        let number = bitcast<f32>(how.y);
        switch what.x {
            case 0u: {
                normalize_row(what, how, lane);
            }
            case 1u: {
                for (var j = lane; j < p.n_rows; j += GROUP) {
                    out[what.y + j] += out[what.z + j] * number;
                }
            }
            case 2u: {
                for (var j = lane; j < p.n_rows; j += GROUP) {
                    out[what.y + j] *= number;
                }
            }
            case 3u: {
                encode_row(what.y, lane);
            }
            default: {
                gate_row(what, number, lane);
            }
        }
    }
}

// As norm.wgsl.
fn normalize_row(what: vec4u, how: vec4u, lane: u32) {
    let to = what.y;
    let from_row = what.z;
    let n = f32(p.n_rows);
    var mean = 0.0;
    if how.z == 1u {
        var sum = 0.0;
        for (var i = lane; i < p.n_rows; i += GROUP) {
            sum += out[from_row + i];
        }
        mean = group_sum(vec4f(sum), lane).x / n;
    }
    var squares = 0.0;
    for (var i = lane; i < p.n_rows; i += GROUP) {
        let v = out[from_row + i] - mean;
        squares += v * v;
    }
    squares = group_sum(vec4f(squares), lane).x;
    let scale = 1.0 / sqrt(squares / n + bitcast<f32>(how.y));
    for (var i = lane; i < p.n_rows; i += GROUP) {
        var v = (out[from_row + i] - mean) * scale;
        if what.w != NONE {
            v *= vectors[what.w + i];
        }
        if how.x != NONE {
            v += vectors[how.x + i];
        }
        out[to + i] = v;
    }
}

// A row times σ(number · w · x), x another row: as matvec.wgsl makes the product, and
// sigmoid_gate.wgsl the rest.
fn gate_row(what: vec4u, number: f32, lane: u32) {
    var sum = 0.0;
    for (var g = lane; g < (p.n_rows + 15u) / 16u; g += GROUP) {
        sum += row_dot(what, g * 4u) + row_dot(what, g * 4u + 1u) + row_dot(what, g * 4u + 2u)
            + row_dot(what, g * 4u + 3u);
    }
    let gate = sigmoid(group_sum(vec4f(sum), lane).x * number);
    for (var i = lane; i < p.n_rows; i += GROUP) {
        out[what.y + i] *= gate;
    }
}

// The part of w · x that quad `quad` has; past the end of the row nothing.
fn row_dot(what: vec4u, quad: u32) -> f32 {
    if quad >= p.n_rows / 4u {
        return 0.0;
    }
    let w = what.w + quad * 4u;
    let x = what.z + quad * 4u;
    return dot(
        vec4f(vectors[w], vectors[w + 1u], vectors[w + 2u], vectors[w + 3u]),
        vec4f(out[x], out[x + 1u], out[x + 2u], out[x + 3u]),
    );
}

fn encode_row(row: u32, lane: u32) {
    for (var block = lane; block < p.n_rows / 32u; block += GROUP) {
        var values: array<vec4f, 8>;
        for (var i = 0u; i < 8u; i++) {
            let at = row + block * 32u + i * 4u;
            values[i] = vec4f(out[at], out[at + 1u], out[at + 2u], out[at + 3u]);
        }
        var result = block_codes(values);
        for (var i = 0u; i < 8u; i++) {
            row_codes[block * 8u + i] = result.words[i];
        }
        row_scales[block] = result.scale;
    }
}
