// The Hadamard transform of a head of `n` values in shared memory, in runs of the largest power of
// two that divides `n`: as kernels/src/hadamard.rs. It is its own inverse.

var<workgroup> of_head: array<f32, 640>;

fn turn(n: u32, lane: u32) {
    let size = n & (~n + 1u);
    for (var span = 1u; span < size; span *= 2u) {
        for (var i = lane; i < n / 2u; i += GROUP) {
            let first = i / span * 2u * span + i % span;
            let a = of_head[first];
            let b = of_head[first + span];
            of_head[first] = a + b;
            of_head[first + span] = a - b;
        }
        workgroupBarrier();
    }
    let factor = 1.0 / sqrt(f32(size));
    for (var i = lane; i < n; i += GROUP) {
        of_head[i] *= factor;
    }
    workgroupBarrier();
}
