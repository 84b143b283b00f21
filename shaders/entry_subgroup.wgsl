// Entry point, and reductions over the workgroup by subgroup operations, then over the subgroups in
// shared memory. The size of a subgroup is never assumed: devices have 4 to 128 lanes, and may vary
// it from pipeline to pipeline.

// one per subgroup, which may be as small as one lane
var<workgroup> shared_sums: array<vec4f, GROUP>;
var<private> subgroup: u32;
var<private> subgroups: u32;
var<private> leads: bool;

@compute @workgroup_size(GROUP)
fn main(
    @builtin(workgroup_id) group: vec3u,
    @builtin(num_workgroups) groups: vec3u,
    @builtin(local_invocation_index) lane: u32,
    @builtin(subgroup_id) subgroup_id: u32,
    @builtin(num_subgroups) num_subgroups: u32,
    @builtin(subgroup_invocation_id) subgroup_lane: u32,
) {
    subgroup = subgroup_id;
    subgroups = num_subgroups;
    leads = subgroup_lane == 0u;
    kernel(group, groups, lane);
}

// The sum of `v` over the workgroup, in every lane.
fn group_sum(v: vec4f, lane: u32) -> vec4f {
    let part = subgroupAdd(v);
    if leads {
        shared_sums[subgroup] = part;
    }
    workgroupBarrier();
    var sum = shared_sums[0];
    for (var i = 1u; i < subgroups; i++) {
        sum += shared_sums[i];
    }
    workgroupBarrier();
    return sum;
}

// The largest `v` of the workgroup, in every lane.
fn group_max(v: f32, lane: u32) -> f32 {
    let part = subgroupMax(v);
    if leads {
        shared_sums[subgroup].x = part;
    }
    workgroupBarrier();
    var largest = shared_sums[0].x;
    for (var i = 1u; i < subgroups; i++) {
        largest = max(largest, shared_sums[i].x);
    }
    workgroupBarrier();
    return largest;
}
