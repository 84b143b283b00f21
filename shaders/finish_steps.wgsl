// What follows a product of one token in the same dispatch: the workgroup that ends last does the
// steps of steps.wgsl.

fn finish(groups: vec3u, lane: u32) {
    if ends_last(0u, groups.x * groups.y, lane) {
        run_steps(lane);
    }
}
