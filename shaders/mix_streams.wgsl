// Each of `n` streams becomes a sum of shares of all of them and of x. A share is a constant, and
// factors of the tanh of what a router made of the token.

struct MixStreams {
    n: u32,
    width: u32, // values of a stream
    table: u32, // where constants and factors lie in `vectors`, by stream made and stream read
}
const MAX_STREAMS = 16u;
var<immediate> p: MixStreams;

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> router: array<f32>;
@group(0) @binding(2) var<storage, read> vectors: array<f32>;
@group(0) @binding(3) var<storage, read_write> streams: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let column = group.x * GROUP + lane;
    if column >= p.width {
        return;
    }
    let token = group.y;
    let n = min(p.n, MAX_STREAMS);
    var says: array<f32, 16>;
    var values: array<f32, 17>;
    for (var i = 0u; i < n; i += 1u) {
        says[i] = tanh(clamp(router[token * n + i], -15.0, 15.0));
        values[i] = streams[(token * n + i) * p.width + column];
    }
    values[n] = x[token * p.width + column];
    for (var to = 0u; to < n; to += 1u) {
        var sum = 0.0;
        for (var source = 0u; source <= n; source += 1u) {
            let at = p.table + (to * (n + 1u) + source) * (n + 1u);
            var share = vectors[at];
            for (var i = 0u; i < n; i += 1u) {
                share += says[i] * vectors[at + 1u + i];
            }
            sum += share * values[source];
        }
        streams[(token * n + to) * p.width + column] = sum;
    }
}
