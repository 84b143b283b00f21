// Parameters of the products y = s · W x of one token with up to four matrices, whose rows lie one
// after the other in one buffer, or the last in another one, and whose outputs lie apart. The
// kernel adds the binding `out`; CODES is where that of this piece is.

struct Linear {
    n: u32,           // values of a row
    row_bytes: u32,
    n_rows: u32,      // of all matrices
    second: u32,      // the first row of the second matrix, or n_rows
    third: u32,
    fourth: u32,
    scale: f32,       // of W x
    out_first: u32,   // where the product of the first matrix goes: see IN_MORE
    out_second: u32,
    out_third: u32,
    out_fourth: u32,
    other: u32,       // the first row in another buffer, or n_rows
    other_bytes: u32, // of a row there
    piece_0: u32,     // numbers of split_heads.wgsl, or of finish_source.wgsl
    piece_1: u32,
    piece_2: u32,
}
const NONE = 0xffffffffu;
const IN_MORE = 0x80000000u; // set in a place that is one in `more`
var<immediate> p: Linear;

@group(0) @binding(CODES) var<storage, read_write> more: array<f32>;

fn other_begin() -> u32 {
    return p.other;
}

fn other_bytes() -> u32 {
    return p.other_bytes;
}

// Puts the product of row `row` where it belongs; `token` is 0.
fn put(token: u32, row: u32, sum: f32) {
    var i = row;
    var at = p.out_first;
    var matrix = 0u;
    if row >= p.fourth {
        i = row - p.fourth;
        at = p.out_fourth;
        matrix = 3u;
    } else if row >= p.third {
        i = row - p.third;
        at = p.out_third;
        matrix = 2u;
    } else if row >= p.second {
        i = row - p.second;
        at = p.out_second;
        matrix = 1u;
    }
    let place = place_of(matrix, at, i);
    let y = sum * p.scale;
    if (place & IN_MORE) != 0u {
        more[place & ~IN_MORE] = y;
    } else {
        out[place] = y;
    }
}
