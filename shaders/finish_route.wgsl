// What follows the product of a router for one token: the workgroup that ends last chooses the
// experts; see routing.wgsl. In place of a step stand the parameters of route.wgsl. Another piece
// adds `logit`.

@group(0) @binding(FOLLOWS + 1) var<storage, read> steps: array<vec4u>;
@group(0) @binding(FOLLOWS + 2) var<storage, read_write> choice: array<vec2u>; // expert, weight

fn finish(groups: vec3u, lane: u32) {
    if !ends_last(0u, groups.x * groups.y, lane) {
        return;
    }
    let rule = steps[p.first_step * 2u];
    let more = steps[p.first_step * 2u + 1u];
    let is_renormalized = more.x == 1u;
    let scale = bitcast<f32>(more.y);
    let r =
        Routing(rule.x, rule.y, rule.z, rule.w, is_renormalized, scale, more.z, more.w);
    choose(r, 0u, 0u, lane);
}
