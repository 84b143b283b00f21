// The functions of gates, by number.

const LIMIT = 7.0;

// The nearest number of half precision, the even one of two; |x| is below 65504.
fn to_half(x: f32) -> f32 {
    let bits = bitcast<u32>(x);
    let magnitude = bits & 0x7fffffffu;
    if magnitude < 0x38800000u { // below 2^−14: multiples of 2^−24
        return round(x * 16777216.0) / 16777216.0;
    }
    let rounded = magnitude + 0xfffu + ((magnitude >> 13u) & 1u);
    return bitcast<f32>((bits & 0x80000000u) | (rounded & 0xffffe000u));
}

fn gelu(x: f32) -> f32 {
    // beyond ±15 tanh is ±1, and its exponentials would overflow on some devices
    return 0.5 * x * (1.0 + tanh(clamp(0.7978846 * x * (1.0 + 0.044715 * x * x), -15.0, 15.0)));
}

// activation(gate):
// 0: silu, x / (1 + e^−x);
// 1: gelu, 0.5 x (1 + tanh(√(2/π) (x + 0.044715 x³)));
// 2: quick gelu, x / (1 + e^−1.702x);
// 3: gelu from half to half precision;
// 4: quick gelu of x up to 7;
// 5: max(x, 0);
// 6: max(x, 0)².
fn activated(activation: u32, gate: f32) -> f32 {
    let x = select(gate, min(gate, LIMIT), activation == 4u);
    if activation == 1u {
        return gelu(x);
    }
    if activation == 3u {
        // 0 or x beyond ±10
        let near = to_half(gelu(to_half(clamp(x, -10.0, 10.0))));
        return select(select(x, 0.0, x <= -10.0), near, abs(x) < 10.0);
    }
    if activation >= 5u {
        return max(x, 0.0) * select(1.0, x, activation == 6u);
    }
    let steep = select(x, 1.702 * x, activation == 2u || activation == 4u);
    return x / (1.0 + exp(-max(steep, -80.0))); // e^80 is still an f32
}

// activation(gate) · up; with 4 the factor is one more than `up`, which is cut at ±7.
fn gated(activation: u32, gate: f32, up: f32) -> f32 {
    return activated(activation, gate)
        * select(up, clamp(up, -LIMIT, LIMIT) + 1.0, activation == 4u);
}
