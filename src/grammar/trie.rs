//! The vocabulary as a tree of bytes: what a mask walks.
//!
//! A flat array in depth-first order. A node is 16 bytes: its byte, its depth, the end of its subtree and the tokens that
//! end in it. A walk reads forward, and leaves out a subtree by jumping to its end; 128,000 tokens are about 300,000
//! nodes, of which a mask looks at a few dozen unless the grammar allows almost any text.

/// A set of token numbers, as bits: token `t` is bit `t % 32` of word `t / 32`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenSet {
    words: Vec<u32>,
}

impl TokenSet {
    /// No tokens, of a vocabulary of `n`.
    pub fn new(n: usize) -> TokenSet {
        TokenSet { words: vec![0; n.div_ceil(32)] }
    }

    /// Takes all tokens out.
    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    /// Puts a token in; one outside the vocabulary is left out.
    pub fn insert(&mut self, token: u32) {
        if let Some(word) = self.words.get_mut(token as usize / 32) {
            *word |= 1 << (token % 32);
        }
    }

    /// Takes a token out.
    pub(super) fn remove(&mut self, token: u32) {
        if let Some(word) = self.words.get_mut(token as usize / 32) {
            *word &= !(1 << (token % 32));
        }
    }

    /// Whether a token is in.
    pub fn contains(&self, token: u32) -> bool {
        self.words.get(token as usize / 32).is_some_and(|word| word >> (token % 32) & 1 == 1)
    }

    /// How many tokens are in.
    pub fn len(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Whether no token is in.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// The bits.
    pub fn words(&self) -> &[u32] {
        &self.words
    }

    /// Takes out what is in `other`.
    pub(super) fn subtract(&mut self, other: &TokenSet) {
        for (word, less) in self.words.iter_mut().zip(&other.words) {
            *word &= !less;
        }
    }

    /// Puts in what is in `other`.
    pub(super) fn union(&mut self, other: &TokenSet) {
        for (word, more) in self.words.iter_mut().zip(&other.words) {
            *word |= more;
        }
    }
}

/// One byte of some tokens.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The node after the last one below this one.
    pub end: u32,
    /// The tokens that end here: a range of [`Trie::tokens`].
    pub tokens: (u32, u32),
    pub depth: u16,
    pub byte: u8,
}

/// Byte strings with numbers, as a tree.
#[derive(Debug, Default)]
pub(super) struct Trie {
    pub nodes: Vec<Node>,
    /// Token numbers in the order of their bytes.
    pub tokens: Vec<u32>,
    /// The first node of each byte at the top, and the one after its subtree; the same where there is none.
    pub top: Vec<(u32, u32)>,
    /// For each node, what is below it.
    pub below: Vec<Below>,
}

/// What is below a node, without it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Below {
    /// The classes of the bytes there, by [`class_of`].
    pub classes: u64,
    /// Most characters that a token has which ends here or below, or more; 255 for that or more.
    pub characters: u8,
}

/// How many classes of bytes there are.
pub(super) const N_CLASSES: u32 = 43;

/// Letters by case and by whether they are hexadecimal digits, decimal digits, every other printable ASCII character by
/// itself, control characters, and of longer characters the first byte of U+2000 to U+2FFF (where `.` of a pattern has
/// its two exceptions) and all other bytes.
pub(super) const fn class_of(byte: u8) -> u32 {
    match byte {
        b'0'..=b'9' => 0,
        b'a'..=b'f' => 1,
        b'g'..=b'z' => 2,
        b'A'..=b'F' => 3,
        b'G'..=b'Z' => 4,
        0..=0x1F => 5,
        0x7F => 6,
        0xE2 => 7,
        0x80..=0xFF => 8,
        b' '..=b'/' => 9 + (byte - b' ') as u32,
        b':'..=b'@' => 25 + (byte - b':') as u32,
        b'['..=b'`' => 32 + (byte - b'[') as u32,
        b'{'..=b'~' => 38 + (byte - b'{') as u32,
    }
}

impl Trie {
    /// The tree of these strings; empty ones are left out, equal ones share a node.
    pub fn new<'a>(strings: impl IntoIterator<Item = (&'a [u8], u32)>) -> Trie {
        let mut sorted: Vec<(&[u8], u32)> = strings.into_iter().filter(|(s, _)| !s.is_empty()).collect();
        sorted.sort_unstable();
        let mut trie = Trie { top: vec![(0, 0); 256], ..Trie::default() };
        // the nodes of the string before, from the top
        let mut path: Vec<usize> = Vec::new();
        let mut before: &[u8] = b"";
        for (string, token) in sorted {
            let shared = string.iter().zip(before).take_while(|(a, b)| a == b).count();
            trie.close(&mut path, shared);
            for (depth, &byte) in string.iter().enumerate().skip(shared) {
                let at = trie.tokens.len() as u32;
                path.push(trie.nodes.len());
                // deeper than a u16 no walk looks: a token of 65,536 bytes is none
                let depth = depth.min(usize::from(u16::MAX)) as u16;
                trie.nodes.push(Node { end: 0, tokens: (at, at), depth, byte });
                trie.below.push(Below::default());
            }
            trie.tokens.push(token);
            if let Some(&last) = path.last() {
                trie.nodes[last].tokens.1 = trie.tokens.len() as u32;
                let characters = string.iter().filter(|&&b| !(0x80..0xC0).contains(&b)).count();
                trie.below[last].characters = characters.min(255) as u8;
            }
            before = string;
        }
        trie.close(&mut path, 0);
        trie
    }

    /// Ends the nodes of `path` below `depth`.
    fn close(&mut self, path: &mut Vec<usize>, depth: usize) {
        while path.len() > depth
            && let Some(at) = path.pop()
        {
            let end = self.nodes.len() as u32;
            self.nodes[at].end = end;
            if let Some(&above) = path.last() {
                let below = self.below[at];
                let above = &mut self.below[above];
                above.classes |= below.classes | 1 << class_of(self.nodes[at].byte);
                above.characters = above.characters.max(below.characters);
            }
            if self.nodes[at].depth == 0 {
                self.top[usize::from(self.nodes[at].byte)] = (at as u32, end);
            }
        }
    }
}

impl Trie {
    /// The tokens that end below a node.
    pub fn tokens_below(&self, at: u32) -> &[u32] {
        let node = &self.nodes[at as usize];
        let last = &self.nodes[node.end as usize - 1];
        &self.tokens[node.tokens.1 as usize..last.tokens.1 as usize]
    }

    /// The tokens that end at a node or below.
    pub fn tokens_from(&self, at: u32) -> &[u32] {
        let node = &self.nodes[at as usize];
        let last = &self.nodes[node.end as usize - 1];
        &self.tokens[node.tokens.0 as usize..last.tokens.1 as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shape() {
        let strings: [&[u8]; 6] = [b"ab", b"a", b"b", b"", b"ab", b"abc"];
        let trie = Trie::new(strings.iter().zip(0..).map(|(&s, i)| (s, i)));
        let nodes: Vec<_> = trie.nodes.iter().map(|n| (n.byte, n.depth, n.end)).collect();
        assert_eq!(nodes, [(b'a', 0, 3), (b'b', 1, 3), (b'c', 2, 3), (b'b', 0, 4)]);
        let tokens =
            |i: usize| &trie.tokens[trie.nodes[i].tokens.0 as usize..trie.nodes[i].tokens.1 as usize];
        assert_eq!((tokens(0), tokens(1), tokens(2), tokens(3)), (&[1][..], &[0, 4][..], &[5][..], &[2][..]));
        assert_eq!((trie.tokens_below(0), trie.tokens_below(2)), (&[0, 4, 5][..], &[][..]));
        assert_eq!((trie.below[0].classes, trie.below[0].characters), (1 << 1, 3));
        assert!((0..=255u8).all(|b| class_of(b) < N_CLASSES));
        assert_eq!((trie.top[97], trie.top[98], trie.top[99]), ((0, 3), (3, 4), (0, 0)));
    }
}
