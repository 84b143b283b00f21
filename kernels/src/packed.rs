//! Rows of quantized weights packed by sixteens: the layout in which a vector loads the same four
//! bytes of 16 rows.
//!
//! Kernels for several tokens hold a row per lane ([`WeightRows`](crate::operands::WeightRows) of
//! the file have to be transposed for that, 16 bytes of 16 rows at a time, again with every pass).
//! Packed, this is done once. A block of `B` bytes of each of 16 rows takes `16 · B` bytes:
//!
//! | bytes | what |
//! |---|---|
//! | `16 · head` | the first bytes of each block, before its dwords: 0, 1 or 2 of each row |
//! | `64` each | a dword of each row |
//! | `32`, if any are left | the last two bytes of each row |
//!
//! A part of `size` bytes (head, dword, last two) that begins at byte `from` of the block lies, of
//! row `r`, at byte `16 · from + r · size` of the sixteen. Packed rows take the space of the
//! others; blocks follow each other along the rows.
//!
//! # Example
//!
//! A block of Q4_0 is 18 bytes: `d` in two, then 16 bytes of nibbles; its head is 2. Blocks `b` of
//! rows 0 to 15 become 288 bytes:
//!
//! ```text
//! d of row 0, d of row 1, … d of row 15             32 bytes
//! nibbles 0..4 of row 0, of row 1, … of row 15      64 bytes: one vector of AVX-512
//! nibbles 4..8 of row 0, …                          64 bytes
//! nibbles 8..12, nibbles 12..16                    128 bytes
//! ```

use crate::format::TensorType;

/// Rows that are packed together.
pub const GROUP: usize = 16;

/// Returns the number of bytes of a block before its dwords; `None` for types that cannot be
/// packed.
pub(crate) fn head(ty: TensorType) -> Option<usize> {
    use TensorType::*;
    match ty {
        Q8_0 | Q4_0 | Q5_0 | IQ4_NL => Some(2),
        MXFP4 => Some(1),
        Q4_1 | Q5_1 | Q2_K | Q3_K | Q4_K | Q5_K | Q6_K | IQ4_XS => Some(0),
        _ => None,
    }
}

/// Packs rows: `rows` are whole groups of 16 rows of `row_bytes` bytes, `out` takes as many.
///
/// # Panics
/// If the type is none that any kernels take packed ([`crate::Kernels::takes_packed`]), or lengths
/// disagree.
pub fn pack(ty: TensorType, rows: &[u8], row_bytes: usize, out: &mut [u8]) {
    let head = head(ty).expect("a type that can be packed");
    let bytes = ty.block_bytes();
    assert!(row_bytes.is_multiple_of(bytes), "{row_bytes} bytes of blocks of {bytes}");
    assert!(
        rows.len() == out.len() && rows.len().is_multiple_of(GROUP * row_bytes),
        "whole groups of rows"
    );
    for (rows, out) in
        rows.chunks_exact(GROUP * row_bytes).zip(out.chunks_exact_mut(GROUP * row_bytes))
    {
        pack_group(head, bytes, std::array::from_fn(|r| &rows[r * row_bytes..][..row_bytes]), out);
    }
}

/// Packs some blocks of 16 rows, of `bytes` bytes each, of which `head` come before the dwords.
pub(crate) fn pack_group(head: usize, bytes: usize, rows: [&[u8]; GROUP], out: &mut [u8]) {
    let pack = match (head, (bytes - head) % 4) {
        (0, 0) => pack_blocks::<0, 0>,
        (0, _) => pack_blocks::<0, 2>,
        (1, _) => pack_blocks::<1, 0>,
        _ => pack_blocks::<2, 0>,
    };
    pack(rows, bytes, out);
}

/// Packs blocks of so many bytes, of which the first `HEAD` and the last `TAIL` are no dwords.
fn pack_blocks<const HEAD: usize, const TAIL: usize>(
    rows: [&[u8]; GROUP],
    bytes: usize,
    out: &mut [u8],
) {
    for (b, out) in out.chunks_exact_mut(GROUP * bytes).enumerate() {
        let (first, rest) = out.split_at_mut(GROUP * HEAD);
        let (dwords, last) = rest.split_at_mut(rest.len() - GROUP * TAIL);
        let (dwords, _) = dwords.as_chunks_mut::<4>();
        for (r, row) in rows.into_iter().enumerate() {
            let block = &row[b * bytes..][..bytes];
            for i in 0..HEAD {
                first[r * HEAD + i] = block[i];
            }
            let (from, _) = block[HEAD..].as_chunks::<4>();
            for (to, from) in dwords.iter_mut().skip(r).step_by(GROUP).zip(from) {
                *to = *from;
            }
            for i in 0..TAIL {
                last[r * TAIL + i] = block[bytes - TAIL + i];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks: files keep packed rows: another layout needs another kind of file.
    #[test]
    fn the_layout_is_what_the_table_says() {
        for ty in TensorType::all().filter(|&ty| head(ty).is_some()) {
            let head = head(ty).unwrap();
            let bytes = ty.block_bytes();
            let row_bytes = 3 * bytes;
            let rows: Vec<u8> = (0..GROUP * row_bytes).map(|i| (i * 131 % 251) as u8).collect();
            let mut out = vec![0; rows.len()];
            pack(ty, &rows, row_bytes, &mut out);
            for (i, &byte) in rows.iter().enumerate() {
                let r = i / row_bytes;
                let b = i % row_bytes / bytes;
                let i = i % bytes;
                // the first byte of what `i` is part of, and how large that is
                let (from, size) = match i {
                    i if i < head => (0, head),
                    i if i >= head + (bytes - head) / 4 * 4 => (bytes - 2, 2),
                    i => (head + (i - head) / 4 * 4, 4),
                };
                assert_eq!(
                    out[GROUP * (b * bytes + from) + r * size + i - from],
                    byte,
                    "{ty}: byte {i} of row {r}"
                );
            }
        }
    }
}
