//! The positions at which text can be cut before `▁` without changing a token: the words of
//! vocabularies that have none.
//!
//! SPM and Gemma merge over whole lines, in time that grows faster than the line. But a merge
//! across `d▁` makes a text that holds `d▁`, and in practice no vocabulary has one with a letter
//! there. So a cut at every `▁` that no text of the vocabulary has after that character is exact,
//! and leaves pieces as long as words.

use super::UNDERSCORE;
use super::tables::TextTable;

/// The characters that some text of the vocabulary has before `▁`, in order.
#[derive(Debug)]
pub(super) struct Seams {
    glued: Vec<char>,
}

impl Seams {
    /// Looks through all texts that a merge can make.
    pub(super) fn new(texts: &TextTable) -> Seams {
        let mut glued = Vec::new();
        for text in texts.iter() {
            // the first byte of ▁, searched for as fast as bytes can be
            if text.iter().skip(1).any(|&b| b == UNDERSCORE.as_bytes()[0]) {
                let text = String::from_utf8_lossy(text);
                glued.extend(
                    text.match_indices(UNDERSCORE)
                        .filter_map(|(at, _)| text[..at].chars().next_back()),
                );
            }
        }
        glued.sort_unstable();
        glued.dedup();
        glued.retain(|&c| c != '▁'); // never cut between two
        Seams { glued }
    }

    /// Returns the pieces of `text`, in which a space is as good as `▁`; none of them is empty.
    pub(super) fn pieces<'a>(&self, text: &'a str) -> impl Iterator<Item = &'a str> {
        let mut rest = text;
        std::iter::from_fn(move || {
            let (piece, after) = rest.split_at(self.first(rest));
            rest = after;
            (!piece.is_empty()).then_some(piece)
        })
    }

    /// Returns where the first piece ends.
    fn first(&self, text: &str) -> usize {
        let mut before = '▁';
        for (at, c) in text.char_indices() {
            let c = if c == ' ' { '▁' } else { c };
            if c == '▁' && before != '▁' && self.glued.binary_search(&before).is_err() {
                return at;
            }
            before = c;
        }
        text.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(vocab: &[&str], text: &str) -> Vec<String> {
        let mut texts = TextTable::with_capacity(0, 0);
        for t in vocab {
            assert!(texts.push(t.as_bytes()).is_ok());
        }
        Seams::new(&texts).pieces(text).map(String::from).collect()
    }

    #[test]
    fn cuts_where_no_token_joins() {
        assert_eq!(pieces(&["▁a", "▁▁", "a"], "▁a▁▁b▁c▁"), ["▁a", "▁▁b", "▁c", "▁"]);
        assert_eq!(pieces(&[">▁</", "▁▁"], "a>▁<b▁c"), ["a>▁<b", "▁c"]);
        assert_eq!(pieces(&["é▁▁b"], "é▁▁b▁"), ["é▁▁b", "▁"]);
        assert_eq!(pieces(&["a"], "a b▁ c"), ["a", " b", "▁ c"], "a space is ▁");
        assert_eq!(pieces(&[], ""), [""; 0]);
    }
}
