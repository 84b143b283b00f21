// What follows the product of a router for one token: the workgroup that ends last chooses the
// experts; see routing.wgsl. In place of a step stand the rules: the number of experts that are
// chosen, 1 for a sigmoid, where the bias lies in `vectors`, 1 for renormalized weights; their
// factor.

@group(0) @binding(FOLLOWS + 1) var<storage, read> steps: array<vec4u>;
@group(0) @binding(FOLLOWS + 2) var<storage, read_write> choice: array<vec2u>; // expert, weight

fn logit(i: u32) -> f32 {
    return out[i];
}

fn finish(groups: vec3u, lane: u32) {
    if !ends_last(0u, groups.x * groups.y, lane) {
        return;
    }
    let rule = steps[p.first_step * 2u];
    let scale = bitcast<f32>(steps[p.first_step * 2u + 1u].x);
    let r = Routing(p.n_rows, rule.x, rule.y == 1u, rule.z, rule.w == 1u, scale);
    choose(r, 0u, 0u, lane);
}
