// The logits of a router, where they are all that its product's kernel makes.

fn logit(i: u32) -> f32 {
    return out[i];
}
