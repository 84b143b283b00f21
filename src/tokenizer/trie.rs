//! Texts as a tree of bytes: which of them does a text begin with?

use super::tables::NONE;

/// Texts of tokens, to be found as beginnings of a text. The children of a node stand side by side,
/// in order of their bytes.
#[derive(Debug)]
pub(super) struct VocabTrie {
    nodes: Vec<VocabTrieNode>,
    /// The node of each first byte, 0 for none.
    first: Box<[u32; 256]>,
}

#[derive(Clone, Copy, Debug)]
struct VocabTrieNode {
    /// The token that ends here, or [`NONE`].
    id: u32,
    first_child: u32,
    n_children: u16,
    byte: u8,
}

impl VocabTrie {
    /// Builds the tree of different texts with their ids. Empty texts are left out.
    pub(super) fn new(mut texts: Vec<(&[u8], u32)>) -> VocabTrie {
        texts.retain(|(text, _)| !text.is_empty());
        texts.sort_unstable();
        let node = |byte| VocabTrieNode { id: NONE, first_child: 0, n_children: 0, byte };
        let mut nodes = vec![node(0)];
        // the texts that pass through each node, and how many of their bytes lead there
        let mut through = vec![(0..texts.len(), 0)];
        let mut at = 0;
        while at < nodes.len() {
            let (mut range, depth) = through[at].clone();
            if let Some((text, id)) = texts.get(range.start).filter(|_| !range.is_empty())
                && text.len() == depth
            {
                nodes[at].id = *id;
                range.start += 1;
            }
            // no more nodes than bytes of the vocabulary, which are below 2³²
            nodes[at].first_child = nodes.len() as u32;
            for part in texts[range.clone()].chunk_by(|(a, _), (b, _)| a[depth] == b[depth]) {
                nodes.push(node(part[0].0[depth]));
                nodes[at].n_children += 1;
                through.push((range.start..range.start + part.len(), depth + 1));
                range.start += part.len();
            }
            at += 1;
        }
        let mut first = Box::new([0; 256]);
        for child in 1..=u32::from(nodes[0].n_children) {
            first[usize::from(nodes[child as usize].byte)] = child;
        }
        VocabTrie { nodes, first }
    }

    /// Returns whether any text begins with this byte.
    pub(super) fn has_first(&self, byte: u8) -> bool {
        self.first[usize::from(byte)] != 0
    }

    /// Returns length and id of each token that `text` begins with, the shortest first.
    pub(super) fn beginnings<'a>(
        &'a self,
        text: &'a [u8],
    ) -> impl Iterator<Item = (usize, u32)> + 'a {
        let first = text.first().map_or(0, |&byte| self.first[usize::from(byte)]);
        let mut at =
            Some(first).filter(|&first| first != 0).map(|first| self.nodes[first as usize]);
        let mut len = 0;
        let nodes = std::iter::from_fn(move || {
            let node = at?;
            len += 1;
            let children = &self.nodes[node.first_child as usize..][..usize::from(node.n_children)];
            at = text.get(len).and_then(|byte| match children {
                [] => None,
                [only] => (only.byte == *byte).then_some(*only),
                _ => Some(children[children.binary_search_by_key(byte, |node| node.byte).ok()?]),
            });
            Some((len, node.id))
        });
        nodes.filter(|&(_, id)| id != NONE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trie_finds_all_beginnings() {
        let texts = ["a", "abc", "ab", "b", "▁", "▁a", ""];
        let trie =
            VocabTrie::new(texts.iter().zip(0..).map(|(text, id)| (text.as_bytes(), id)).collect());
        let found = |text: &str| trie.beginnings(text.as_bytes()).collect::<Vec<_>>();
        assert_eq!(found("abcd"), [(1, 0), (2, 2), (3, 1)]);
        assert_eq!(found("▁ab"), [(3, 4), (4, 5)]);
        assert_eq!(found("x"), []);
        assert_eq!(found(""), []);
        assert!(trie.has_first(b'a') && !trie.has_first(b'x'));
        assert!(VocabTrie::new(Vec::new()).beginnings(b"a").next().is_none());
    }
}
