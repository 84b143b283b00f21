//! MXFP4 as gpt-oss's folders have it: numbers of 4 bits, 32 of which share a power of two. A
//! folder has bytes of two neighbours and the powers apart; GGUF has the power in front of bytes of
//! the numbers `i` and `i + 16`.

/// Numbers of a block.
pub(super) const BLOCK: usize = 32;
/// Bytes of a block's numbers.
pub(super) const CODES: usize = BLOCK / 2;

/// Returns the bytes of a block in GGUF: its power of two, then its numbers, of which a folder has
/// two neighbours in each byte, the first in the lower half.
pub(super) fn block(power: u8, codes: &[u8; CODES]) -> [u8; 1 + CODES] {
    let number = |i: usize| codes[i / 2] >> (4 * (i % 2)) & 15;
    let mut out = [power; 1 + CODES];
    for i in 0..CODES {
        out[1 + i] = number(i) | number(i + CODES) << 4;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_come_apart() {
        // the numbers 0, 1, 2, … 15, and once more
        let codes: [u8; CODES] = std::array::from_fn(|i| {
            let first = 2 * i as u8 % 16;
            first | (first + 1) << 4
        });
        let block = block(127, &codes);
        assert_eq!(block[0], 127);
        for i in 0..16 {
            assert_eq!(block[1 + i as usize], i | i << 4);
        }
    }
}
