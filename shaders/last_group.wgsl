// Of workgroups that write parts of one result, the one that ends last goes on with the whole.
// FOLLOWS is where the bindings of what follows begin.

// 0 before and after each dispatch
@group(0) @binding(FOLLOWS) var<storage, read_write> counters: array<atomic<u32>>;

var<workgroup> ended_last: u32;

// Returns in every lane whether this workgroup is the last of `n` that count on `counter` to come
// here. What the others wrote before is then seen by this one.
fn ends_last(counter: u32, n: u32, lane: u32) -> bool {
    // on devices of Vulkan and Direct3D this is a barrier for all memory of the device
    storageBarrier();
    if lane == 0u {
        let before = atomicAdd(&counters[counter], 1u);
        ended_last = select(0u, 1u, before + 1u == n);
        if before + 1u == n {
            atomicStore(&counters[counter], 0u);
        }
    }
    let is_last = workgroupUniformLoad(&ended_last);
    storageBarrier();
    return is_last == 1u;
}
