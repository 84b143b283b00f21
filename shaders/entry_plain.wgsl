// Entry point, and reductions over the workgroup by a tree in shared memory: for devices without
// subgroup operations. Every composition has one of the two entry files in front, and before it
// `const GROUP`, a power of two, and `const SIDE`.

var<workgroup> shared_sums: array<vec4f, GROUP>;

@compute @workgroup_size(GROUP)
fn main(
    @builtin(workgroup_id) group: vec3u,
    @builtin(num_workgroups) groups: vec3u,
    @builtin(local_invocation_index) lane: u32,
) {
    kernel(group, groups, lane);
}

// The sum of `v` over the workgroup, in every lane.
fn group_sum(v: vec4f, lane: u32) -> vec4f {
    shared_sums[lane] = v;
    for (var span = GROUP / 2u; span > 0u; span /= 2u) {
        workgroupBarrier();
        if lane < span {
            shared_sums[lane] += shared_sums[lane + span];
        }
    }
    workgroupBarrier();
    let sum = shared_sums[0];
    workgroupBarrier();
    return sum;
}

// The largest `v` of the workgroup, in every lane.
fn group_max(v: f32, lane: u32) -> f32 {
    shared_sums[lane].x = v;
    for (var span = GROUP / 2u; span > 0u; span /= 2u) {
        workgroupBarrier();
        if lane < span {
            shared_sums[lane].x = max(shared_sums[lane].x, shared_sums[lane + span].x);
        }
    }
    workgroupBarrier();
    let largest = shared_sums[0].x;
    workgroupBarrier();
    return largest;
}
