// 32 weights as whole numbers, for products with activations in 8 bits. A file of int8/ adds
//
//   fn block32(start: u32, b: u32) -> Block
//
// columns 32·b … 32·b + 31 of the row that begins at byte `start`: a weight is scale · code − min,
// with a scale for each half.

struct Block {
    low: vec4u,   // 16 codes, i8
    high: vec4u,
    scale: vec2f,
    min: f32,
}

// The product of a block with 32 activations: their codes, and their scale with scale × the sum of
// the codes.
fn product(w: Block, low: vec4u, high: vec4u, scales: vec2f) -> f32 {
    let halves = vec2f(f32(dot16(w.low, low)), f32(dot16(w.high, high)));
    return scales.x * dot(w.scale, halves) - scales.y * w.min;
}

fn dot16(a: vec4u, b: vec4u) -> i32 {
    return dot4I8Packed(a.x, b.x) + dot4I8Packed(a.y, b.y)
        + dot4I8Packed(a.z, b.z) + dot4I8Packed(a.w, b.w);
}
