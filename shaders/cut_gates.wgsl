// x = max(x − mean − cut · deviation, 0); one workgroup per row of `width` values.

struct CutGates {
    width: u32,
    cut: f32,
}
var<immediate> p: CutGates;

@group(0) @binding(0) var<storage, read_write> x: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let at = group.y * p.width;
    var sum = 0.0;
    for (var i = lane; i < p.width; i += GROUP) {
        sum += x[at + i];
    }
    let mean = group_sum(vec4f(sum), lane).x / f32(p.width);
    var squares = 0.0;
    for (var i = lane; i < p.width; i += GROUP) {
        let v = x[at + i] - mean;
        squares += v * v;
    }
    let deviation = sqrt(group_sum(vec4f(squares), lane).x / f32(p.width));
    let least = mean + p.cut * deviation;
    for (var i = lane; i < p.width; i += GROUP) {
        x[at + i] = max(x[at + i] - least, 0.0);
    }
}
