// x = x · rms(like) / max(rms(x), √1e-5); one workgroup for each of the equal parts of a row of x.

struct Magnitude {
    n_parts: u32,
    width: u32, // values of a part, and of a row of `like`
}
var<immediate> p: Magnitude;

@group(0) @binding(0) var<storage, read> like: array<f32>;
@group(0) @binding(1) var<storage, read_write> x: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let of_like = group.y * p.width;
    let at = (group.y * p.n_parts + group.x) * p.width;
    var squares = vec4f();
    for (var i = lane; i < p.width; i += GROUP) {
        let a = like[of_like + i];
        let b = x[at + i];
        squares += vec4f(a * a, b * b, 0.0, 0.0);
    }
    let means = group_sum(squares, lane) / f32(p.width);
    let factor = sqrt(means.x / max(means.y, 1e-5));
    for (var i = lane; i < p.width; i += GROUP) {
        x[at + i] *= factor;
    }
}
