//! The vocabulary as a tree of bytes: what a mask walks.
//!
//! Flat arrays. The children of a node stand together, their bytes in an array of their own: a walk
//! runs along the bytes and looks only at the nodes of those that may come, 32 bytes each. A node
//! knows the tokens below it, which stand together too, and which bytes they are of, so that a
//! subtree is taken or left as a whole. 128,000 tokens are about 300,000 nodes, of which a mask
//! looks at a few dozen unless the grammar allows almost any text.

mod openings;

use std::ops::Range;

use openings::Opening;

/// A set of token numbers, as bits: token `t` is bit `t % 32` of word `t / 32`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenSet {
    words: Vec<u32>,
}

impl TokenSet {
    /// Returns the set of no tokens, of a vocabulary of `n`.
    pub fn new(n: usize) -> TokenSet {
        TokenSet { words: vec![0; n.div_ceil(32)] }
    }

    /// Returns the set of these bits, of a vocabulary of `n`; `None` if that has others.
    pub(crate) fn from_words(words: Vec<u32>, n: usize) -> Option<TokenSet> {
        let past = words.last().is_some_and(|last| !n.is_multiple_of(32) && last >> (n % 32) != 0);
        (words.len() == n.div_ceil(32) && !past).then_some(TokenSet { words })
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
    pub(crate) fn remove(&mut self, token: u32) {
        if let Some(word) = self.words.get_mut(token as usize / 32) {
            *word &= !(1 << (token % 32));
        }
    }

    /// Returns whether a token is in.
    pub fn contains(&self, token: u32) -> bool {
        self.words.get(token as usize / 32).is_some_and(|word| word >> (token % 32) & 1 == 1)
    }

    /// Returns how many tokens are in.
    pub fn len(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Returns the bits, to be changed: those past the vocabulary stay 0.
    pub(crate) fn words_mut(&mut self) -> &mut [u32] {
        &mut self.words
    }

    /// Returns whether no token is in.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// Returns the bits.
    pub fn words(&self) -> &[u32] {
        &self.words
    }

    /// Takes out what is in `other`.
    pub(crate) fn subtract(&mut self, other: &TokenSet) {
        for (word, less) in self.words.iter_mut().zip(&other.words) {
            *word &= !less;
        }
    }

    /// Takes out what is not in `other`.
    pub(crate) fn intersect(&mut self, other: &TokenSet) {
        for (word, more) in self.words.iter_mut().zip(&other.words) {
            *word &= more;
        }
    }

    /// Returns the tokens that are in, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = u32> {
        self.words.iter().zip(0u32..).flat_map(|(&word, i)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                left &= left.checked_sub(1)?;
                Some(32 * i + bit)
            })
        })
    }

    /// Puts in what is in `other`.
    pub(crate) fn union(&mut self, other: &TokenSet) {
        for (word, more) in self.words.iter_mut().zip(&other.words) {
            *word |= more;
        }
    }
}

/// One byte of some tokens, and what is below it.
#[derive(Clone, Copy, Debug, Default, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
pub(crate) struct Node {
    /// The classes of the bytes below, by [`class_of`].
    pub classes: u64,
    /// The first of the nodes of the next bytes, which stand together.
    first: u32,
    /// The tokens that end here: from the first to the second (exclusive) of [`Trie::tokens`]; up
    /// to the third, those that end below.
    tokens: [u32; 3],
    n_children: u16,
    /// Most characters that a token has which ends here or below, or more; 255 for that or more.
    characters: u8,
    unused: u8,
    /// The number of nodes below: from the first on, these and no others.
    pub below: u32,
}

impl Node {
    /// Returns the nodes of the next bytes.
    pub(crate) fn children(&self) -> Range<usize> {
        self.first as usize..self.first as usize + usize::from(self.n_children)
    }

    /// Returns the most characters that are missing of a token that ends here or below, where
    /// `come` have come; or more.
    #[inline]
    pub(crate) fn characters_left(&self, come: u32) -> u32 {
        match self.characters {
            u8::MAX => u32::MAX,
            characters => u32::from(characters).saturating_sub(come),
        }
    }

    /// Returns whether nothing is below.
    pub(crate) fn is_last(&self) -> bool {
        self.n_children == 0
    }
}

/// Byte strings with numbers, as a tree.
#[derive(Debug)]
pub(crate) struct Trie {
    /// By node, its byte: children stand together, so that most are passed without a look at the
    /// node.
    pub bytes: Vec<u8>,
    pub nodes: Vec<Node>,
    /// Token numbers in the order of their bytes.
    tokens: Vec<u32>,
    /// By node, the node above it.
    pub parents: Vec<u32>,
    /// By node, the token that ends there and [`ONE`]; 0 where none does, or more than one.
    pub single: Vec<u32>,
    /// Nodes at which more than one token ends, ascending.
    several: Vec<u32>,
    openings: Vec<Opening>,
}

/// In [`Trie::single`]: there is one.
pub(crate) const ONE: u32 = 1 << 31;

/// The node above all.
pub(crate) const ROOT: usize = 0;

impl Trie {
    /// Returns the tree of these strings; empty ones are left out, equal ones share a node.
    pub(crate) fn new<'a>(strings: impl IntoIterator<Item = (&'a [u8], u32)>) -> Trie {
        let mut sorted: Vec<(&[u8], u32)> =
            strings.into_iter().filter(|(s, _)| !s.is_empty()).collect();
        sorted.sort_unstable();
        let mut bytes = vec![0];
        let mut nodes = vec![Node::default()];
        // nodes whose children are not there yet, with their strings and depth
        let mut todo = vec![(ROOT, 0, sorted.len(), 0)];
        while let Some((at, lo, hi, depth)) = todo.pop() {
            let ended = sorted[lo..hi].iter().take_while(|(s, _)| s.len() == depth).count();
            let character = |b: &&u8| !(0x80..0xC0).contains(*b);
            let characters = match ended {
                0 => 0,
                _ => sorted[lo].0.iter().filter(character).count().min(255) as u8,
            };
            let first = nodes.len();
            let mut next = lo + ended;
            while next < hi {
                let byte = sorted[next].0[depth];
                let end = next + sorted[next..hi].partition_point(|(s, _)| s[depth] <= byte);
                todo.push((nodes.len(), next, end, depth + 1));
                bytes.push(byte);
                nodes.push(Node::default());
                next = end;
            }
            nodes[at] = Node {
                first: first as u32,
                n_children: (nodes.len() - first) as u16,
                characters,
                tokens: [lo, lo + ended, hi].map(|i| i as u32),
                ..Node::default()
            };
        }
        // children come after their parents
        for at in (0..nodes.len()).rev() {
            let node = nodes[at];
            let mut classes = 0;
            let mut characters = node.characters;
            let mut below = 0;
            for child in node.children() {
                classes |= nodes[child].classes | 1 << class_of(bytes[child]);
                characters = characters.max(nodes[child].characters);
                below += 1 + nodes[child].below;
            }
            nodes[at].classes = classes;
            nodes[at].characters = characters;
            nodes[at].below = below;
        }
        Trie::assemble(bytes, nodes, sorted.into_iter().map(|s| s.1).collect())
    }

    /// Adds what is found from the nodes.
    fn assemble(bytes: Vec<u8>, nodes: Vec<Node>, tokens: Vec<u32>) -> Trie {
        let mut parents = vec![0; nodes.len()];
        let mut single = vec![0; nodes.len()];
        let mut several = Vec::new();
        for (at, node) in nodes.iter().enumerate() {
            parents[node.children()].fill(at as u32);
            match tokens[node.tokens[0] as usize..node.tokens[1] as usize] {
                [] => {}
                [token] => single[at] = token | ONE,
                _ => several.push(at as u32),
            }
        }
        let mut trie =
            Trie { bytes, nodes, tokens, parents, single, several, openings: Vec::new() };
        trie.openings = trie.find_openings();
        trie
    }

    /// Returns the tree of these parts, over `n` tokens; `None` if something in it is not there.
    pub(crate) fn from_parts(
        bytes: Vec<u8>,
        nodes: Vec<Node>,
        tokens: Vec<u32>,
        n: usize,
    ) -> Option<Trie> {
        let sound = |(at, node): (usize, &Node)| {
            let [from, ended, to] = node.tokens;
            // children come after their parents: no walk is endless
            (node.is_last() || node.children().start > at)
                && node.children().end <= nodes.len()
                && from <= ended
                && ended <= to
                && to as usize <= tokens.len()
        };
        let whole = !nodes.is_empty()
            && bytes.len() == nodes.len()
            && nodes.iter().enumerate().all(sound)
            && tokens.iter().all(|&token| (token as usize) < n && token < ONE)
            && Trie::is_in_order(&nodes);
        whole.then(|| Trie::assemble(bytes, nodes, tokens))
    }

    /// Returns whether what is below each node stands together.
    fn is_in_order(nodes: &[Node]) -> bool {
        // by node, the end of what is below; each is below one other, but for the first
        let mut ends: Vec<usize> = nodes.iter().map(|node| node.first as usize).collect();
        let mut count = 1;
        for (at, node) in nodes.iter().enumerate().rev() {
            let children = node.children();
            count += children.len();
            let below: usize =
                nodes[children.clone()].iter().map(|child| 1 + child.below as usize).sum();
            let end = children.clone().map(|child| ends[child]).fold(children.end, usize::max);
            ends[at] = if node.is_last() { 0 } else { end };
            if below != node.below as usize || !node.is_last() && end != children.start + below {
                return false;
            }
        }
        count == nodes.len()
    }

    /// Returns all tokens.
    pub(crate) fn tokens(&self) -> &[u32] {
        &self.tokens
    }

    /// Returns the tokens that end at a node.
    pub(crate) fn tokens_at(&self, node: &Node) -> &[u32] {
        &self.tokens[node.tokens[0] as usize..node.tokens[1] as usize]
    }

    /// Returns the nodes below a node.
    pub(crate) fn range_below(&self, node: &Node) -> Range<usize> {
        node.first as usize..node.first as usize + node.below as usize
    }

    /// Returns those of some nodes at which more than one token ends.
    pub(crate) fn several_in(&self, nodes: Range<usize>) -> &[u32] {
        let at = |node: usize| self.several.partition_point(|&several| (several as usize) < node);
        if self.several.is_empty() { &[] } else { &self.several[at(nodes.start)..at(nodes.end)] }
    }

    /// Returns the tokens that end below a node.
    pub(crate) fn tokens_below(&self, node: &Node) -> &[u32] {
        &self.tokens[node.tokens[1] as usize..node.tokens[2] as usize]
    }

    /// Returns the tokens that end at a node or below.
    pub(crate) fn tokens_from(&self, node: &Node) -> &[u32] {
        &self.tokens[node.tokens[0] as usize..node.tokens[2] as usize]
    }

    /// Returns the longest string that `bytes` begin with: its first token and its length.
    pub(crate) fn longest(&self, bytes: impl IntoIterator<Item = u8>) -> Option<(u32, usize)> {
        let mut found = None;
        let mut at = ROOT;
        for (length, byte) in (1..).zip(bytes) {
            let Some(child) = self.child(self.nodes[at].children(), byte) else { break };
            if let Some(&token) = self.tokens_at(&self.nodes[child]).first() {
                found = Some((token, length));
            }
            at = child;
        }
        found
    }

    /// Returns the one of some children that a byte leads to.
    pub(crate) fn child(&self, children: Range<usize>, byte: u8) -> Option<usize> {
        let at = self.bytes[children.clone()].binary_search(&byte).ok()?;
        Some(children.start + at)
    }
}

/// The number of classes of bytes.
pub(crate) const N_CLASSES: u32 = 47;

/// First bytes with a class of their own, and the characters that they begin: U+0085 and U+00A0,
/// U+1680, U+2028 and others, U+3000, U+FEFF are what `.` and `\S` leave out.
pub(crate) const BLOCKS: [(u8, u32, u32); 5] = [
    (0xC2, 0x80, 0xBF),
    (0xE1, 0x1000, 0x1FFF),
    (0xE2, 0x2000, 0x2FFF),
    (0xE3, 0x3000, 0x3FFF),
    (0xEF, 0xF000, 0xFFFF),
];

/// Returns the class of a byte: letters by case and by whether they are hexadecimal digits, decimal
/// digits, every other printable ASCII character by itself, control characters, the first bytes of
/// longer characters among which some are blank to patterns ([`BLOCKS`]), and all other bytes.
pub(crate) const fn class_of(byte: u8) -> u32 {
    match byte {
        b'0'..=b'9' => 0,
        b'a'..=b'f' => 1,
        b'g'..=b'z' => 2,
        b'A'..=b'F' => 3,
        b'G'..=b'Z' => 4,
        0..=0x1F => 5,
        0x7F => 6,
        0xC2 => 43,
        0xE1 => 44,
        0xE2 => 7,
        0xE3 => 45,
        0xEF => 46,
        0x80..=0xFF => 8,
        b' '..=b'/' => 9 + (byte - b' ') as u32,
        b':'..=b'@' => 25 + (byte - b':') as u32,
        b'['..=b'`' => 32 + (byte - b'[') as u32,
        b'{'..=b'~' => 38 + (byte - b'{') as u32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shape() {
        let strings: [&[u8]; 6] = [b"ab", b"a", b"b", b"", b"ab", b"abc"];
        let trie = Trie::new(strings.iter().zip(0..).map(|(&s, i)| (s, i)));
        let root = trie.nodes[ROOT];
        assert_eq!(&trie.bytes[root.children()], b"ab");
        let at = |path: &[u8]| {
            let mut node = root;
            for &byte in path {
                node = trie.nodes[trie.child(node.children(), byte).unwrap()];
            }
            node
        };
        assert_eq!(
            (trie.tokens_at(&at(b"a")), trie.tokens_below(&at(b"a"))),
            (&[1][..], &[0, 4, 5][..])
        );
        assert_eq!(
            (trie.tokens_at(&at(b"abc")), trie.tokens_below(&at(b"abc"))),
            (&[5][..], &[][..])
        );
        assert_eq!(
            (trie.tokens_at(&at(b"b")), trie.tokens_from(&root)),
            (&[2][..], &[1, 0, 4, 5, 2][..])
        );
        assert_eq!((at(b"a").classes, at(b"a").characters), (1 << 1, 3));
        assert_eq!(trie.range_below(&root).len(), 4);
        assert_eq!(trie.several_in(0..9).len(), 1);
        assert!(Trie::is_in_order(&trie.nodes));
        assert!(at(b"b").is_last() && trie.child(root.children(), b'c').is_none());
        assert!((0..=255u8).all(|b| class_of(b) < N_CLASSES));
    }
}
