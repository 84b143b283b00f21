// The product of a router for one token, of which a workgroup makes four rows as matvec.wgsl does;
// the one of them that ends last chooses the experts.

@group(0) @binding(1) var<storage, read> x: array<vec4f>;
@group(0) @binding(2) var<storage, read> vectors: array<f32>;
@group(0) @binding(3) var<storage, read_write> logits: array<f32>;
@group(0) @binding(5) var<storage, read_write> out: array<f32>;

fn logit(i: u32) -> f32 {
    return logits[i];
}

// Returns the number of workgroups that make the router's product: the first of a dispatch.
fn router_groups() -> u32 {
    return (p.n_experts + 3u) / 4u;
}

fn route_rows(first: u32, lane: u32) {
    let rows = min(vec4u(first, first + 1u, first + 2u, first + 3u), vec4u(p.n_experts - 1u));
    let starts = rows * p.router_bytes;
    var sum = vec4f();
    for (var g = lane; g < (p.n + 15u) / 16u; g += GROUP) {
        let x16 = columns(g);
        sum += vec4f(
            dot_columns(weights16_2(starts.x, g), x16),
            dot_columns(weights16_2(starts.y, g), x16),
            dot_columns(weights16_2(starts.z, g), x16),
            dot_columns(weights16_2(starts.w, g), x16),
        );
    }
    sum = group_sum(sum, lane);
    if lane < 4u && first + lane < p.n_experts {
        var y = sum[lane] * p.router_scale;
        if p.router_bias != NONE {
            y += vectors[p.router_bias + first + lane];
        }
        logits[first + lane] = y;
    }
    finish(vec3u(router_groups(), 1u, 1u), lane);
}

// Columns 16·g … 16·g + 15. Past the end the last four are read again: the weights there are 0.
fn columns(g: u32) -> mat4x4f {
    let at = g * 4u;
    let last = p.n / 4u - 1u;
    return mat4x4f(x[at], x[min(at + 1u, last)], x[min(at + 2u, last)], x[min(at + 3u, last)]);
}

fn dot_columns(w: mat4x4f, x: mat4x4f) -> f32 {
    return dot(w[0], x[0]) + dot(w[1], x[1]) + dot(w[2], x[2]) + dot(w[3], x[3]);
}
