//! The order of the suffixes of a text, by induced sorting (Nong, Zhang, Chan, "Linear suffix array
//! construction by almost pure induced-sorting", 2009).
//!
//! A suffix is *small* if it comes before the next one. Small suffixes after large ones begin
//! blocks: where the blocks are in order, one pass up and one pass down put all suffixes in order.
//! The order of blocks is that of the suffixes of a shorter text, whose characters are the blocks.

/// A place that is still free.
const FREE: u32 = u32::MAX;

/// Returns the suffixes of a text of characters below `n_characters`, sorted; the empty one is left
/// out.
pub(super) fn suffix_array(text: &[u32], n_characters: usize) -> Vec<u32> {
    match *text {
        [] => return Vec::new(),
        [_] => return vec![0],
        _ => {}
    }
    let sorting = SuffixSorting::new(text, n_characters);
    let blocks = sorting.blocks();
    let mut suffixes = sorting.induce(&blocks);
    if blocks.is_empty() {
        return suffixes;
    }
    let (names, n_names) = sorting.block_names(&blocks, &suffixes);
    let order = suffix_array(&names, n_names);
    let sorted: Vec<u32> = order.into_iter().map(|block| blocks[block as usize]).collect();
    suffixes = sorting.induce(&sorted);
    suffixes
}

/// A text whose suffixes are sorted.
struct SuffixSorting<'a> {
    text: &'a [u32],
    /// By place, whether the suffix there is small.
    is_small: Vec<bool>,
    /// By character, the place of the first suffix that begins with it, and behind the last
    /// character the number of all.
    starts: Vec<u32>,
    /// By character, the place of the first small one of these.
    small_starts: Vec<u32>,
}

impl<'a> SuffixSorting<'a> {
    fn new(text: &'a [u32], n_characters: usize) -> SuffixSorting<'a> {
        let mut is_small = vec![false; text.len()];
        for i in (0..text.len() - 1).rev() {
            is_small[i] = match text[i].cmp(&text[i + 1]) {
                std::cmp::Ordering::Equal => is_small[i + 1],
                order => order.is_lt(),
            };
        }
        let mut starts = vec![0u32; n_characters + 1];
        let mut small_starts = vec![0u32; n_characters];
        for (&c, is_small) in text.iter().zip(&is_small) {
            starts[c as usize + 1] += 1;
            small_starts[c as usize] += u32::from(!is_small);
        }
        for c in 0..n_characters {
            starts[c + 1] += starts[c];
            small_starts[c] += starts[c];
        }
        SuffixSorting { text, is_small, starts, small_starts }
    }

    /// Returns where blocks begin, from the first on.
    fn blocks(&self) -> Vec<u32> {
        let begins = |i: &u32| self.is_small[*i as usize] && !self.is_small[*i as usize - 1];
        (1..self.text.len() as u32).filter(begins).collect()
    }

    /// Puts all suffixes in order, where the blocks are; else in the order of what is before the
    /// second block after each.
    fn induce(&self, blocks: &[u32]) -> Vec<u32> {
        let text = self.text;
        let n_characters = self.small_starts.len();
        let mut out = vec![FREE; text.len()];
        let mut next = self.small_starts.clone();
        let put = |out: &mut Vec<u32>, next: &mut Vec<u32>, suffix: u32| {
            let place = &mut next[text[suffix as usize] as usize];
            out[*place as usize] = suffix;
            *place += 1;
        };
        for &block in blocks {
            put(&mut out, &mut next, block);
        }
        next.copy_from_slice(&self.starts[..n_characters]);
        put(&mut out, &mut next, text.len() as u32 - 1);
        for i in 0..text.len() {
            let suffix = out[i];
            if suffix != FREE && suffix > 0 && !self.is_small[suffix as usize - 1] {
                put(&mut out, &mut next, suffix - 1);
            }
        }
        // the small ones again, from the end of each character's on
        next.copy_from_slice(&self.starts[1..]);
        for i in (0..text.len()).rev() {
            let suffix = out[i];
            if suffix != FREE && suffix > 0 && self.is_small[suffix as usize - 1] {
                let place = &mut next[text[suffix as usize - 1] as usize];
                *place -= 1;
                out[*place as usize] = suffix - 1;
            }
        }
        out
    }

    /// Returns blocks by the order of their characters, in the order in which they stand, and how
    /// many are different; `suffixes` has them in that order.
    fn block_names(&self, blocks: &[u32], suffixes: &[u32]) -> (Vec<u32>, usize) {
        let mut numbers = vec![FREE; self.text.len()];
        for (&block, number) in blocks.iter().zip(0..) {
            numbers[block as usize] = number;
        }
        let mut names = vec![0; blocks.len()];
        let mut name = 0;
        let mut last: Option<&[u32]> = None;
        for &suffix in suffixes {
            let number = numbers[suffix as usize];
            if number == FREE {
                continue;
            }
            // with the beginning of the next; the last block ends with the text, and is like none
            let end = blocks.get(number as usize + 1);
            let end = end.map_or(self.text.len(), |&next| next as usize + 1);
            let block = &self.text[suffix as usize..end];
            let is_last = number as usize + 1 == blocks.len();
            if last.is_some_and(|last| is_last || last != block) {
                name += 1;
            }
            // nor is the next one like it
            last = if is_last { Some(&[]) } else { Some(block) };
            names[number as usize] = name;
        }
        (names, name as usize + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &[u32], n_characters: usize) {
        let mut expected: Vec<u32> = (0..text.len() as u32).collect();
        expected.sort_by_key(|&i| &text[i as usize..]);
        assert_eq!(suffix_array(text, n_characters), expected, "{text:?}");
    }

    #[test]
    fn suffixes_are_sorted() {
        check(&[], 1);
        // all texts of up to eight characters of two, and of up to five of three
        for (n_characters, most) in [(2u32, 8), (3, 6)] {
            for length in 1..=most {
                for number in 0..n_characters.pow(length) {
                    let text: Vec<u32> =
                        (0..length).map(|i| number / n_characters.pow(i) % n_characters).collect();
                    check(&text, n_characters as usize);
                }
            }
        }
        let mut random = 1u32;
        for n_characters in [2, 3, 10, 200] {
            let text: Vec<u32> = (0..700)
                .map(|_| {
                    random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (random >> 16) % n_characters
                })
                .collect();
            check(&text, n_characters as usize);
        }
        check(&[0; 300], 1);
    }
}
