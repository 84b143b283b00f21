// The product of a router with the choice of a token's experts, and next to it gate and up of the
// experts for all tokens with the gate's function, as matvec_gated.wgsl makes them: the first
// workgroups do the one, all others the other. The router's format has `_2` after its names.

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let index = group.y * groups.x + group.x;
    if index < router_groups() {
        route_rows(index * 4u, lane);
        return;
    }
    let first = (index - router_groups()) * 2u;
    if first >= p.n_rows {
        return;
    }
    let starts = starts_of(first);
    var sum = vec4f();
    for (var g = lane; g < (p.n + 15u) / 16u; g += GROUP) {
        let x16 = columns(g);
        sum += vec4f(
            dot_columns(weights16(starts.x, g), x16),
            dot_columns(weights16(starts.y, g), x16),
            dot_columns(weights16(starts.z, g), x16),
            dot_columns(weights16(starts.w, g), x16),
        );
    }
    sum = group_sum(sum, lane);
    if lane < 2u && first + lane < p.n_rows {
        out[first + lane] = gated_value(first + lane, sum[lane], sum[lane + 2u]);
    }
}
