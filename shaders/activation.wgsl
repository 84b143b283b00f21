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

// Φ(x) · x by the error function (Abramowitz & Stegun 7.1.26: 1.5e-7 at most off).
fn gelu_erf(x: f32) -> f32 {
    let z = min(abs(x) * 0.70710677, 6.0);
    let t = 1.0 / (1.0 + 0.3275911 * z);
    let sum = 0.2548296 + t * (-0.28449672 + t * (1.4214138 + t * (-1.4531521 + t * 1.0614054)));
    let tail = t * sum * exp(-z * z); // 1 - erf(z)
    return 0.5 * x * select(tail, 2.0 - tail, x > 0.0);
}

// The numbers of xIELU: n, p, b and the bound, which a kernel sets that knows them.
var<private> xielu: vec4f;

// p x² + b x above 0, n (exp(min(x, bound)) − 1 − x) + b x elsewhere.
fn by_xielu(x: f32) -> f32 {
    let z = min(x, xielu.w);
    // near 0 by the first terms of the series
    let series = z * (1.0 + z * (0.5 + z * (0.16666667 + z * (0.041666668 + z * 0.008333334))));
    let power = select(exp(z) - 1.0, series, abs(z) < 0.25);
    return select(xielu.x * (power - x), xielu.y * x * x, x > 0.0) + xielu.z * x;
}

// activation(gate):
// 0: silu, x / (1 + e^−x);
// 1: gelu, 0.5 x (1 + tanh(√(2/π) (x + 0.044715 x³)));
// 2: quick gelu, x / (1 + e^−1.702x);
// 3: gelu from half to half precision;
// 4: quick gelu of x up to 7;
// 5: max(x, 0);
// 6: max(x, 0)²;
// 7: gelu by the error function;
// 8: xIELU.
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
    if activation == 7u {
        return gelu_erf(x);
    }
    if activation == 8u {
        return by_xielu(x);
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
