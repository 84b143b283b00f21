// Rotates pairs of each head by the token's angles (Su et al. 2021), in place.

struct Rope {
    n_head: u32,
    head_size: u32,
    n_pairs: u32,  // rotated values of a head, halved
    is_neox: u32,  // 1: pairs (i, i + n_pairs); 0: (2i, 2i + 1)
    angles: u32,   // where the table of this rope begins: [token][tables][n_pairs] of (cos, sin)
    tables: u32,   // of a token, which its heads take in turn
}
var<immediate> p: Rope;

@group(0) @binding(0) var<storage, read> angles: array<vec2f>;
@group(0) @binding(1) var<storage, read_write> x: array<f32>;

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    let i = group.x * GROUP + lane;
    if i >= p.n_head * p.n_pairs {
        return;
    }
    let pair = i % p.n_pairs;
    let number = i / p.n_pairs;
    let head = (group.y * p.n_head + number) * p.head_size;
    let first = head + select(pair * 2u, pair, p.is_neox == 1u);
    let second = first + select(1u, p.n_pairs, p.is_neox == 1u);
    let angle = angles[p.angles + (group.y * p.tables + number % p.tables) * p.n_pairs + pair];
    let a = x[first];
    let b = x[second];
    x[first] = a * angle.x - b * angle.y;
    x[second] = a * angle.y + b * angle.x;
}
