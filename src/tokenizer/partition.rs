//! Cutting text at special tokens, before anything else is done with it.
//!
//! As makers' tokenizers do, the text is read once from left to right, and at each position the
//! longest special token is taken. The cost grows with the text alone, however many tokens there
//! are and however much they overlap.

use super::trie::VocabTrie;
use super::vocab::{Attr, Vocab};

/// A part of the text, or a token found in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fragment<'a> {
    /// Text without special tokens; not empty.
    Text(&'a str),
    /// A special token.
    Token(u32),
}

#[derive(Clone, Debug)]
struct SpecialText {
    text: String,
    id: u32,
    attr: Attr,
}

/// The tokens that text is cut at.
#[derive(Debug)]
pub(super) struct Partition {
    entries: Vec<SpecialText>,
    /// The texts of the entries, with their indices.
    texts: VocabTrie,
}

impl Partition {
    /// Collects control, unknown and user-defined tokens. A text that is not UTF-8 is in no text.
    pub(super) fn new(vocab: &Vocab) -> Partition {
        let special = Attr::HIDDEN.with(Attr::USER_DEFINED);
        let entries = (0..vocab.len() as u32)
            .filter(|&id| vocab.attr(id).has(special))
            .filter_map(|id| {
                let text = std::str::from_utf8(vocab.ids.text(id)).ok()?.to_owned();
                Some(SpecialText { text, id, attr: vocab.attr(id) })
            })
            .filter(|entry| !entry.text.is_empty());
        Partition::of(entries.collect())
    }

    fn of(entries: Vec<SpecialText>) -> Partition {
        let texts = entries.iter().zip(0..).map(|(entry, i)| (entry.text.as_bytes(), i));
        let texts = VocabTrie::new(texts.collect());
        Partition { entries, texts }
    }

    /// Cuts `text` at user-defined tokens, and with `all` also at control and unknown tokens. None
    /// of these, and no control token that is shown, covers one of the bytes `plain`, ascending.
    pub(super) fn split<'a>(
        &'a self,
        text: &'a str,
        all: bool,
        plain: &'a [usize],
    ) -> Fragments<'a> {
        Fragments { partition: self, text, all, plain, at: 0, token: None }
    }

    /// Returns where the next special token stands at or after byte `from`, and which it is.
    fn next(
        &self,
        text: &str,
        from: usize,
        all: bool,
        plain: &[usize],
    ) -> Option<(usize, &SpecialText)> {
        let bytes = text.as_bytes();
        for at in from..bytes.len() {
            if !self.texts.has_first(bytes[at]) {
                continue;
            }
            let found = self.texts.beginnings(&bytes[at..]).filter_map(|(len, i)| {
                let entry = &self.entries[i as usize];
                let is_hidden = entry.attr.has(Attr::HIDDEN);
                let is_control = is_hidden || entry.attr.has(Attr::SHOWN_CONTROL);
                let is_text = is_control && covers(plain, at, at + len);
                ((all || !is_hidden) && !is_text).then_some(entry)
            });
            if let Some(longest) = found.last() {
                return Some((at, longest));
            }
        }
        None
    }
}

/// Returns whether one of the ascending `bytes` is in `start..end`.
fn covers(bytes: &[usize], start: usize, end: usize) -> bool {
    bytes.get(bytes.partition_point(|&byte| byte < start)).is_some_and(|&byte| byte < end)
}

/// The parts of a text, from left to right.
pub(super) struct Fragments<'a> {
    partition: &'a Partition,
    text: &'a str,
    all: bool,
    plain: &'a [usize],
    /// The text before this byte has been given out.
    at: usize,
    /// A token found after the text that was given out last.
    token: Option<u32>,
}

impl<'a> Iterator for Fragments<'a> {
    type Item = Fragment<'a>;

    fn next(&mut self) -> Option<Fragment<'a>> {
        if let Some(id) = self.token.take() {
            return Some(Fragment::Token(id));
        }
        // C's isspace
        let space = |c| matches!(c, ' ' | '\t'..='\r');
        let found = self.partition.next(self.text, self.at, self.all, self.plain);
        let Some((at, entry)) = found else {
            let rest = &self.text[self.at..];
            self.at = self.text.len();
            return Some(Fragment::Text(rest)).filter(|_| !rest.is_empty());
        };
        let before = &self.text[self.at..at];
        let before =
            if entry.attr.has(Attr::LSTRIP) { before.trim_end_matches(space) } else { before };
        let after = &self.text[at + entry.text.len()..];
        let after =
            if entry.attr.has(Attr::RSTRIP) { after.trim_start_matches(space) } else { after };
        self.at = self.text.len() - after.len();
        if before.is_empty() {
            return Some(Fragment::Token(entry.id));
        }
        self.token = Some(entry.id);
        Some(Fragment::Text(before))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(text: &str, id: u32, attr: Attr) -> SpecialText {
        SpecialText { text: text.to_owned(), id, attr }
    }

    /// Cuts with each token in the form `[id]` and text as it is.
    fn cut(entries: &[SpecialText], text: &str, all: bool, plain: &[usize]) -> String {
        let partition = Partition::of(entries.to_vec());
        let shown = partition.split(text, all, plain).map(|fragment| match fragment {
            Fragment::Text(text) => text.to_owned(),
            Fragment::Token(id) => format!("[{id}]"),
        });
        shown.collect()
    }

    #[test]
    fn control_tokens_that_are_shown_are_text_where_users_wrote_them() {
        let shown = Attr::USER_DEFINED.with(Attr::SHOWN_CONTROL);
        let entries = [entry("<|start|>", 1, shown), entry("<b>", 2, Attr::USER_DEFINED)];
        let text = "<|start|>a<b><|start|>";
        assert_eq!(cut(&entries, text, true, &[]), "[1]a[2][1]");
        assert_eq!(cut(&entries, text, true, &[10, 13]), "[1]a[2]<|start|>");
        assert_eq!(cut(&entries, text, false, &[]), "[1]a[2][1]");
    }

    #[test]
    fn the_longest_token_is_taken_from_left_to_right() {
        let user = Attr::USER_DEFINED;
        let entries = [
            entry("ab", 0, user),
            entry("abc", 1, user),
            entry("cd", 2, user),
            entry("<s>", 3, Attr::CONTROL),
        ];
        assert_eq!(cut(&entries, "abcd ab cd <s>", true, &[]), "[1]d [0] [2] [3]");
        assert_eq!(
            cut(&entries, "xab<s>", false, &[]),
            "x[0]<s>",
            "control tokens only where they are meant"
        );
        assert_eq!(cut(&entries, "", true, &[]), "");
        assert_eq!(cut(&[], "ab", true, &[]), "ab");
    }

    #[test]
    fn control_tokens_do_not_cover_plain_bytes() {
        let entries = [
            entry("<s>", 0, Attr::CONTROL),
            entry("<s><t>", 1, Attr::CONTROL),
            entry(">", 2, Attr::USER_DEFINED),
        ];
        assert_eq!(cut(&entries, "<s><t>", true, &[]), "[1]");
        assert_eq!(
            cut(&entries, "<s><t>", true, &[4]),
            "[0]<t[2]",
            "a shorter one that covers none"
        );
        assert_eq!(cut(&entries, "<s><s>", true, &[0]), "<s[2][0]", "user-defined tokens may");
    }

    #[test]
    fn white_space_beside_tokens_that_take_it_is_dropped() {
        let left = Attr::CONTROL.with(Attr::LSTRIP);
        let right = Attr::CONTROL.with(Attr::RSTRIP);
        let entries = [entry("<l>", 0, left), entry("<r>", 1, right)];
        assert_eq!(cut(&entries, "a \n<l> b<r>\t <l> <r>", true, &[]), "a[0] b[1][0] [1]");
        assert_eq!(cut(&entries, "<r>\u{a0}b", true, &[]), "[1]\u{a0}b");
    }

    #[test]
    fn many_tokens_that_begin_alike_cost_no_more_than_one() {
        let mut entries: Vec<SpecialText> =
            (0..6000).map(|id| entry(&format!("<|{id}|>"), id, Attr::HIDDEN)).collect();
        entries.extend((1..40).map(|n| entry(&" ".repeat(n), 6000 + n as u32, Attr::USER_DEFINED)));
        let partition = Partition::of(entries);
        let text: String = (0..400_000).map(|i| format!("<|{}|>x", i % 6000)).collect();
        assert_eq!(partition.split(&text, true, &[]).count(), 800_000);
        let blanks = " ".repeat(4_000_000);
        assert_eq!(partition.split(&blanks, true, &[]).count(), 4_000_000usize.div_ceil(39));
    }
}
