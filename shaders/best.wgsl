// The best `keep` of every 1024 entries of a row, best first: by logit, then by the lower number.
// The first pass reads logits; each further one reads what the pass before left, until one run of
// 1024 has all of it.
//
// Logits are compared as whole numbers in the same order, so that nothing depends on how a device
// rounds or treats what is no number: −0 is 0, and NaN, −∞ and what is not allowed are nobody, who
// is never better than anybody.

struct Best {
    n: u32,        // entries of a row
    keep: u32,
    is_first: u32, // 1: entries are logits; 0: pairs (token, key)
}
const RUN = 1024u;
const NOBODY = 0xffffffffu;
const NONE = 0xffffffffu;
var<immediate> p: Best;

@group(0) @binding(0) var<storage, read> entries: array<u32>;
// where each row's bitmap begins (NONE: all are), then those
@group(0) @binding(1) var<storage, read> allowed: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<vec2u>;

var<workgroup> tokens: array<u32, RUN>;
var<workgroup> keys: array<u32, RUN>; // 0: nobody

// Greater for greater logits.
fn key_of(bits: u32) -> u32 {
    let size = bits & 0x7fffffffu;
    if size > 0x7f800000u || bits == 0xff800000u {
        return 0u;
    }
    if size == 0u {
        return 0x80000000u;
    }
    return select(bits | 0x80000000u, ~bits, bits >> 31u == 1u);
}

fn load(row: u32, i: u32) -> vec2u {
    if i >= p.n {
        return vec2u(NOBODY, 0u);
    }
    let at = row * p.n + i;
    if p.is_first == 0u {
        return vec2u(entries[at * 2u], entries[at * 2u + 1u]);
    }
    let bitmap = allowed[row];
    if bitmap != NONE && ((allowed[bitmap + i / 32u] >> (i % 32u)) & 1u) == 0u {
        return vec2u(NOBODY, 0u);
    }
    let key = key_of(entries[at]);
    return vec2u(select(i, NOBODY, key == 0u), key);
}

fn is_before(a: u32, b: u32) -> bool {
    return keys[a] > keys[b] || (keys[a] == keys[b] && tokens[a] < tokens[b]);
}

fn kernel(group: vec3u, groups: vec3u, lane: u32) {
    for (var i = lane; i < RUN; i += GROUP) {
        let entry = load(group.y, group.x * RUN + i);
        tokens[i] = entry.x;
        keys[i] = entry.y;
    }
    // a bitonic sort: runs of `size` in order, every other one backwards, become runs of twice that
    for (var size = 2u; size <= RUN; size *= 2u) {
        for (var span = size / 2u; span > 0u; span /= 2u) {
            workgroupBarrier();
            for (var i = lane; i < RUN / 2u; i += GROUP) {
                let a = i / span * span * 2u + i % span;
                let b = a + span;
                let forwards = (a & size) == 0u;
                if is_before(b, a) == forwards {
                    let entry = vec2u(tokens[a], keys[a]);
                    tokens[a] = tokens[b];
                    keys[a] = keys[b];
                    tokens[b] = entry.x;
                    keys[b] = entry.y;
                }
            }
        }
    }
    workgroupBarrier();
    let first = (group.y * groups.x + group.x) * p.keep;
    for (var i = lane; i < p.keep; i += GROUP) {
        out[first + i] = vec2u(tokens[i], keys[i]);
    }
}
