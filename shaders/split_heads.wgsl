// The product of matrix number `p.piece_0` of several goes to two places, heads in turn; NONE =
// none does. `p.piece_1` are the values of such a head, `p.piece_2` is the place of every second.

// Returns the place of value `i` of a matrix whose product begins at `at`.
fn place_of(matrix: u32, at: u32, i: u32) -> u32 {
    if matrix != p.piece_0 {
        return at + i;
    }
    let head = i / p.piece_1;
    let begin = select(at, p.piece_2, head % 2u == 1u);
    return begin + head / 2u * p.piece_1 + i % p.piece_1;
}
