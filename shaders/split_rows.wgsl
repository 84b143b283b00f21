// Products of rows of weights with values in shared memory: SPLIT neighbouring lanes take groups of
// 16 columns of one row in turn, the next ones those of another row.

const SPLIT = 8u;
const ROWS_AT_ONCE = GROUP / SPLIT;

var<workgroup> operand: array<vec4f, 160>;
var<workgroup> partial: array<f32, GROUP>;

// The product of the row of `n` values that begins at byte `start` with `operand`, in all lanes of
// the row. All lanes of the workgroup come here together.
fn row_product(start: u32, n: u32, lane: u32) -> f32 {
    let last = n / 4u - 1u;
    var sum = 0.0;
    for (var g = lane % SPLIT; g < (n + 15u) / 16u; g += SPLIT) {
        let w = weights16(start, g);
        let at = g * 4u;
        sum += dot(w[0], operand[at]) + dot(w[1], operand[min(at + 1u, last)])
            + dot(w[2], operand[min(at + 2u, last)]) + dot(w[3], operand[min(at + 3u, last)]);
    }
    partial[lane] = sum;
    workgroupBarrier();
    let first = lane / SPLIT * SPLIT;
    var product = 0.0;
    for (var i = 0u; i < SPLIT; i++) {
        product += partial[first + i];
    }
    workgroupBarrier();
    return product;
}
