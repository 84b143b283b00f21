// Attention: its parameters, what a token sees, and what becomes of the product of a query and a
// key. The layout of the cache is that of store.wgsl.

struct Attend {
    n_head: u32,
    heads_per_kv: u32,
    k_quads: u32,
    v_quads: u32,    // at most GROUP
    max_pages: u32,
    window: u32,     // positions seen up to the token's own, that included
    chunk: u32,      // positions of a chunk, of which a token sees none but its own; NONE = all
    ahead: u32,      // positions seen behind it, of those before the row's `end`
    flags: u32,
    n_shares: u32,
    scale: f32,
    softcap: f32,    // 0 = none
    alibi: f32,      // 0 = none; otherwise scores fall with the distance of the tokens
    sinks: u32,      // where the heads' sinks lie in `vectors`: scores that no position has
    n_rows: u32,     // of the matrix of a head: see head_values.wgsl
    row_bytes: u32,
}
// The flags: a row says in place of its token the first position that it sees; `vectors` are gates
// of all values, of which σ is taken, and there are no sinks.
const FROM_ROWS = 1u;
const HAS_GATES = 2u;
const NONE = 0xffffffffu; // they have none
const PAGE = 64u;
const LOWEST = -1e30; // below every score, and unlike −∞ safe to subtract oldest itself
var<immediate> p: Attend;

// The first position that a token sees, by its row: token, sequence, position, end.
fn begin_of(row: vec4u) -> u32 {
    let here = row.z + 1u;
    let begin = max(here - min(here, p.window), row.z / p.chunk * p.chunk);
    return select(begin, row.x, (p.flags & FROM_ROWS) != 0u);
}

// One past the last position that it sees.
fn end_of(row: vec4u) -> u32 {
    let here = row.z + 1u;
    return here + min(p.ahead, row.w - here);
}

// What a position costs in a head; see cpu/alibi.rs.
fn slope_of(head: u32) -> f32 {
    let whole = 1u << firstLeadingBit(p.n_head);
    let steps = select(f32(head + 1u), f32(head - whole) + 0.5, head >= whole);
    return select(0.0, exp2(-p.alibi / f32(whole) * steps), p.alibi != 0.0);
}

// Units of a page.
fn page_units() -> u32 {
    return p.n_head / p.heads_per_kv * (units_k(p.k_quads) + units_v(p.v_quads)) * PAGE;
}

// The score of a position of this distance.
fn score_of(product: f32, slope: f32, distance: f32) -> f32 {
    var score = product * p.scale;
    if p.softcap != 0.0 {
        score = p.softcap * tanh(clamp(score / p.softcap, -15.0, 15.0));
    }
    return score - slope * distance;
}
