// As matvec_route_gated, with activations in 8 bits for gate and up: lanes take blocks of 32
// columns in turn. The router's product is one of floats.

@group(0) @binding(9) var<storage, read> x_codes: array<vec4u>; // two per block of 32
@group(0) @binding(10) var<storage, read> x_scales: array<vec2f>;

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
    for (var b = lane; b < p.n / 32u; b += GROUP) {
        let low = x_codes[b * 2u];
        let high = x_codes[b * 2u + 1u];
        let scale = x_scales[b];
        sum += vec4f(
            product(block32(starts.x, b), low, high, scale),
            product(block32(starts.y, b), low, high, scale),
            product(block32(starts.z, b), low, high, scale),
            product(block32(starts.w, b), low, high, scale),
        );
    }
    sum = group_sum(sum, lane);
    if lane < 2u && first + lane < p.n_rows {
        out[first + lane] = gated_value(first + lane, sum[lane], sum[lane + 2u]);
    }
    finish_values(first, lane);
}
