// Functions that rates, step sizes and gates are made with.

fn sigmoid(x: f32) -> f32 {
    return 1.0 / (1.0 + exp(-max(x, -80.0))); // e^80 is still an f32
}

// ln(1 + e^x); where e^x is small, by the first terms of its series, and where it is large, x.
fn softplus(x: f32) -> f32 {
    let e = exp(min(x, 20.0));
    let near = e * (1.0 - e * (0.5 - e * (0.33333334 - e * 0.25)));
    return select(select(log(1.0 + e), near, e < 0.02), x, x > 20.0);
}
