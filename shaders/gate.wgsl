// gate = activation(gate) · up, or without an up activation(gate); `width` values of each row.

struct Gate {
    width: u32,
    activation: u32, // 0: silu, x / (1 + e^−x);
                     // 1: gelu, 0.5 x (1 + tanh(√(2/π) (x + 0.044715 x³)));
                     // 2: quick gelu, x / (1 + e^−1.702x); 3: gelu from half to half precision;
                     // 4: 2 of x up to 7, times one more than up, which is cut at ±7
    up_first: u32,   // the first value of a row of `up` that is taken
    up_stride: u32,  // values of such a row; 0: there is no `up`
}
const LIMIT = 7.0;
var<immediate> p: Gate;

@group(0) @binding(0) var<storage, read> up: array<f32>;
@group(0) @binding(1) var<storage, read_write> gate: array<f32>;

/// The nearest number of half precision, the even one of two; |x| is below 65504.
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

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let column = group.x * GROUP + lane;
    if column >= p.width {
        return;
    }
    let i = group.y * p.width + column;
    let x = select(gate[i], min(gate[i], LIMIT), p.activation == 4u);
    var y = 0.0;
    if p.activation == 1u {
        y = gelu(x);
    } else if p.activation == 3u {
        // 0 or x beyond ±10
        y = select(
            select(x, 0.0, x <= -10.0),
            to_half(gelu(to_half(clamp(x, -10.0, 10.0)))),
            abs(x) < 10.0,
        );
    } else {
        let steep = select(x, 1.702 * x, p.activation == 2u || p.activation == 4u);
        y = x / (1.0 + exp(-max(steep, -80.0))); // e^80 is still an f32
    }
    if p.up_stride != 0u {
        let factor = up[group.y * p.up_stride + p.up_first + column];
        y *= select(factor, clamp(factor, -LIMIT, LIMIT) + 1.0, p.activation == 4u);
    }
    gate[i] = y;
}
