// The search for the scale (and offset) of 32 values of few bits, and their codes: as
// kernels/src/quantize/fit.rs.

struct Codes {
    nibbles: array<u32, 4>, // the low ones of codes 0…15 and 16…31
    fifth: u32,             // their fifth bits
}

fn packed(codes: array<vec4u, 8>) -> Codes {
    var c = codes;
    var all: Codes;
    all.fifth = 0u;
    for (var i = 0u; i < 4u; i++) {
        let low = c[i] & vec4u(15u);
        let high = c[i + 4u] & vec4u(15u);
        let bytes = low | (high << vec4u(4u));
        all.nibbles[i] = bytes.x | (bytes.y << 8u) | (bytes.z << 16u) | (bytes.w << 24u);
    }
    for (var i = 0u; i < 8u; i++) {
        let bits = (c[i] >> vec4u(4u)) & vec4u(1u);
        let four = bits.x | (bits.y << 1u) | (bits.z << 2u) | (bits.w << 3u);
        all.fifth |= four << (i * 4u);
    }
    return all;
}

// 1 / x, or 0 where a scale of 0 makes every code meaningless.
fn inverse_of(x: f32) -> f32 {
    return select(1.0 / x, 0.0, x == 0.0);
}

// The value of the largest magnitude, with its sign.
fn extreme_of(values: array<vec4f, 8>) -> f32 {
    var v = values;
    var extreme = 0.0;
    for (var i = 0u; i < 8u; i++) {
        for (var j = 0u; j < 4u; j++) {
            let x = v[i][j];
            extreme = select(extreme, x, abs(x) > abs(extreme));
        }
    }
    return extreme;
}

fn mean_square(values: array<vec4f, 8>) -> f32 {
    var v = values;
    var sum = 0.0;
    for (var i = 0u; i < 8u; i++) {
        sum += dot(v[i], v[i]);
    }
    return sum / 32.0;
}

// The scale of x ≈ scale · q with codes −n…n−1: of those at which the extreme value gets code −n, or
// somewhat less or more (then it is cut off), the best is improved.
fn symmetric_scale(values: array<vec4f, 8>, n: f32) -> f32 {
    var v = values;
    let extreme = extreme_of(values);
    if extreme == 0.0 {
        return 0.0;
    }
    var best = vec2f(); // gain, scale
    for (var step = -9; step <= 9; step++) {
        let inverse = (-n - 0.1 * f32(step)) / extreme;
        var sums = vec2f();
        for (var i = 0u; i < 8u; i++) {
            let q = round(clamp(v[i] * inverse, vec4f(-n), vec4f(n - 1.0)));
            let wq = v[i] * v[i] * q;
            sums += vec2f(dot(wq, v[i]), dot(wq, q));
        }
        let gain = sums.x * sums.x / sums.y;
        if gain > best.x {
            best = vec2f(gain, sums.x / sums.y);
        }
    }
    // else the sums under- or overflowed
    return select(extreme / (0.9 - n), best.y, best.x != 0.0);
}

fn symmetric_codes(values: array<vec4f, 8>, scale: f32, n: f32) -> Codes {
    var v = values;
    let inverse = inverse_of(scale);
    var codes: array<vec4u, 8>;
    for (var i = 0u; i < 8u; i++) {
        codes[i] = vec4u(round(clamp(v[i] * inverse, vec4f(-n), vec4f(n - 1.0))) + n);
    }
    return packed(codes);
}

// Scale and offset of x ≈ scale · q + offset with codes 0…highest: the range is cut into somewhat
// fewer or more than `highest` steps, and the line through the values under their codes is taken.
fn affine_fit(values: array<vec4f, 8>, highest: f32) -> vec2f {
    var v = values;
    var low4 = v[0];
    var high4 = v[0];
    for (var i = 1u; i < 8u; i++) {
        low4 = min(low4, v[i]);
        high4 = max(high4, v[i]);
    }
    let low = min(min(low4.x, low4.y), min(low4.z, low4.w));
    let high = max(max(high4.x, high4.y), max(high4.z, high4.w));
    var best = vec2f(max(high - low, 0.0) / highest, low);
    if high <= low {
        return best;
    }
    let base = sqrt(mean_square(values));
    var w = 0.0;
    var wx = 0.0;
    for (var i = 0u; i < 8u; i++) {
        let weight = base + abs(v[i]);
        w += dot(weight, vec4f(1.0));
        wx += dot(weight, v[i]);
    }
    var best_error = affine_error(values, best, highest, base);
    for (var step = -10; step <= 10; step++) {
        let inverse = (highest + 0.1 * f32(step)) / (high - low);
        var sums = vec3f(); // w q, w x q, w q q
        for (var i = 0u; i < 8u; i++) {
            let q = round(clamp((v[i] - low) * inverse, vec4f(), vec4f(highest)));
            let wq = (base + abs(v[i])) * q;
            sums += vec3f(dot(wq, vec4f(1.0)), dot(wq, v[i]), dot(wq, q));
        }
        let determinant = w * sums.z - sums.x * sums.x;
        if determinant > 0.0 {
            let fit = vec2f(w * sums.y - wx * sums.x, sums.z * wx - sums.x * sums.y) / determinant;
            let error = affine_error(values, fit, highest, base);
            if error < best_error {
                best = fit;
                best_error = error;
            }
        }
    }
    return best;
}

fn affine_error(values: array<vec4f, 8>, fit: vec2f, highest: f32, base: f32) -> f32 {
    var v = values;
    let inverse = inverse_of(fit.x);
    var sum = 0.0;
    for (var i = 0u; i < 8u; i++) {
        let q = round(clamp((v[i] - fit.y) * inverse, vec4f(), vec4f(highest)));
        let error = fit.x * q + fit.y - v[i];
        sum += dot((base + abs(v[i])) * error, error);
    }
    return sum;
}

fn affine_codes(values: array<vec4f, 8>, fit: vec2f, highest: f32) -> Codes {
    var v = values;
    let inverse = inverse_of(fit.x);
    var codes: array<vec4u, 8>;
    for (var i = 0u; i < 8u; i++) {
        codes[i] = vec4u(round(clamp((v[i] - fit.y) * inverse, vec4f(), vec4f(highest))));
    }
    return packed(codes);
}

// The middles between the values of the table of IQ4_NL, and the steps from each to the next.
const IQ4_MIDDLES = array<f32, 15>(
    -115.5, -93.5, -74.0, -57.0, -42.0, -28.5, -16.0, -4.5, 7.0, 19.0, 31.5, 45.5, 61.0, 79.0,
    101.0,
);
const IQ4_STEPS = array<f32, 15>(
    23.0, 21.0, 18.0, 16.0, 14.0, 13.0, 12.0, 11.0, 12.0, 12.0, 13.0, 15.0, 16.0, 20.0, 24.0,
);

// The nearest values of the table.
fn iq4_values(x: vec4f) -> vec4f {
    var middles = IQ4_MIDDLES;
    var steps = IQ4_STEPS;
    var values = vec4f(-127.0);
    for (var i = 0u; i < 15u; i++) {
        values += select(vec4f(), vec4f(steps[i]), x > vec4f(middles[i]));
    }
    return values;
}

// The scale at which the extreme value gets an end of the table, or somewhat more or less, as
// symmetric_scale.
fn iq4_scale(values: array<vec4f, 8>) -> f32 {
    var v = values;
    let extreme = extreme_of(values);
    if extreme == 0.0 {
        return 0.0;
    }
    let base = mean_square(values);
    var best = vec2f(); // gain, scale
    for (var step = 0; step < 18; step++) {
        let end = select(113.0, -127.0, step < 9);
        let inverse = (end + 2.0 * f32(step % 9 - 4)) / extreme;
        var sums = vec2f();
        for (var i = 0u; i < 8u; i++) {
            let q = iq4_values(v[i] * inverse);
            let wq = (base + v[i] * v[i]) * q;
            sums += vec2f(dot(wq, v[i]), dot(wq, q));
        }
        let gain = sums.x * sums.x / sums.y;
        if gain > best.x {
            best = vec2f(gain, sums.x / sums.y);
        }
    }
    // else the sums under- or overflowed
    return select(extreme / -135.0, best.y, best.x != 0.0);
}

fn iq4_codes(values: array<vec4f, 8>, scale: f32) -> Codes {
    var v = values;
    var middles = IQ4_MIDDLES;
    let inverse = inverse_of(scale);
    var codes: array<vec4u, 8>;
    for (var i = 0u; i < 8u; i++) {
        let x = v[i] * inverse;
        var code = vec4u();
        for (var j = 0u; j < 15u; j++) {
            code += select(vec4u(), vec4u(1u), x > vec4f(middles[j]));
        }
        codes[i] = code;
    }
    return packed(codes);
}
