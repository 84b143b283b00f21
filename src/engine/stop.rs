//! Stop strings in a stream of bytes. Knows bytes; neither tokens nor characters.
//!
//! Bytes that may be the beginning of a stop string are held back until they are one or can no
//! longer be. Each string keeps its Knuth-Morris-Pratt state, so a byte costs amortised O(1) per
//! string whatever the strings look like, and the longest state is exactly what must be held.

use std::fmt;
use std::sync::Arc;

/// A reader of the text before a stop string, piece by piece: it returns whether one counts there.
pub type StopReader = Box<dyn FnMut(&str) -> bool + Send>;

/// A rule that tells where in a text stop strings end it.
#[derive(Clone)]
pub struct StopScope {
    /// The texts of tokens without text of their own, which the reader needs to see.
    shown: Arc<[(u32, String)]>,
    /// Makes the reader of one text.
    reader: Arc<dyn Fn() -> StopReader + Send + Sync>,
}

impl StopScope {
    /// Returns a rule by which a reader that `reader` makes decides for each text; it sees tokens
    /// without text as `shown` has them.
    pub fn new(
        shown: Arc<[(u32, String)]>,
        reader: impl Fn() -> StopReader + Send + Sync + 'static,
    ) -> StopScope {
        StopScope { shown, reader: Arc::new(reader) }
    }
}

impl fmt::Debug for StopScope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StopScope").field("shown", &self.shown).finish_non_exhaustive()
    }
}

/// The text of a job as the reader of its [`StopScope`] sees it.
pub(super) struct ScopedText {
    scope: StopScope,
    reader: StopReader,
    /// The text that the reader has not seen: it reads where a stop string comes up, and not
    /// before.
    unread: Vec<u8>,
}

impl ScopedText {
    /// Returns the text before anything.
    pub(super) fn new(scope: &StopScope) -> ScopedText {
        ScopedText { reader: (scope.reader)(), scope: scope.clone(), unread: Vec::new() }
    }

    /// Takes a token that spells `piece`.
    pub(super) fn push(&mut self, token: u32, piece: &[u8]) {
        let shown = self.scope.shown.iter().find(|(id, _)| *id == token);
        self.unread.extend_from_slice(shown.map_or(piece, |(_, text)| text.as_bytes()));
    }

    /// Returns whether a stop string ends the text that begins `n_before_end` bytes before the end.
    fn counts(&mut self, n_before_end: usize) -> bool {
        let n_read = self.unread.len().saturating_sub(n_before_end);
        let text: Vec<u8> = self.unread.drain(..n_read).collect();
        (self.reader)(&String::from_utf8_lossy(&text))
    }
}

/// A matcher that watches for the first stop string to be complete.
#[derive(Debug)]
pub(super) struct StopMatcher {
    patterns: Vec<StopPattern>,
    /// Bytes not yet released. Never shorter than the longest partial match.
    held: Vec<u8>,
}

/// A stop string, and how much of it the stream ends with.
#[derive(Debug)]
struct StopPattern {
    bytes: Vec<u8>,
    /// Border lengths: `border[i]` is the length of the longest proper prefix of `bytes[..=i]` that
    /// is also its suffix.
    border: Vec<usize>,
    /// Length of the longest prefix of `bytes` that the stream now ends with.
    matched: usize,
}

impl StopPattern {
    fn new(bytes: Vec<u8>) -> Self {
        let mut border = vec![0; bytes.len()];
        let mut k = 0;
        for i in 1..bytes.len() {
            while k > 0 && bytes[i] != bytes[k] {
                k = border[k - 1];
            }
            if bytes[i] == bytes[k] {
                k += 1;
            }
            border[i] = k;
        }
        Self { bytes, border, matched: 0 }
    }

    /// Takes one byte. Returns whether the pattern is complete with it.
    fn advance(&mut self, byte: u8) -> bool {
        while self.matched > 0 && self.bytes[self.matched] != byte {
            self.matched = self.border[self.matched - 1];
        }
        if self.bytes[self.matched] == byte {
            self.matched += 1;
        }
        let is_complete = self.matched == self.bytes.len();
        if is_complete {
            // it may not count: then the next may have begun within it
            self.matched = self.border[self.matched - 1];
        }
        is_complete
    }
}

impl StopMatcher {
    /// Returns a matcher for these strings; empty ones are ignored.
    pub(super) fn new(stops: &[Vec<u8>]) -> Self {
        let patterns =
            stops.iter().filter(|s| !s.is_empty()).cloned().map(StopPattern::new).collect();
        Self { patterns, held: Vec::new() }
    }

    /// Takes bytes and appends to `out` those that are certain to be text. Of a text with a scope,
    /// which has the bytes already, stop strings count where that says so.
    ///
    /// Returns the stop string when one is complete; what came before it has been released, and
    /// what came after it is dropped. The first to be complete counts, of several the longest: so
    /// the cut does not depend on how the bytes were divided into calls.
    pub(super) fn push(
        &mut self,
        bytes: &[u8],
        mut scoped: Option<&mut ScopedText>,
        out: &mut Vec<u8>,
    ) -> Option<Vec<u8>> {
        for (i, &byte) in bytes.iter().enumerate() {
            self.held.push(byte);
            // Every pattern must see the byte, so no short cut here.
            let complete =
                self.patterns.iter_mut().filter_map(|p| p.advance(byte).then_some(p.bytes.len()));
            if let Some(length) = complete.max()
                && scoped.as_mut().is_none_or(|text| text.counts(bytes.len() - i - 1 + length))
            {
                let stop = self.held.split_off(self.held.len() - length);
                out.append(&mut self.held);
                return Some(stop);
            }
        }
        let partial = self.patterns.iter().map(|p| p.matched).max().unwrap_or(0);
        out.extend(self.held.drain(..self.held.len() - partial));
        None
    }

    /// Appends the bytes that were held to `out`: the stream has ended, so they are text.
    pub(super) fn flush(&mut self, out: &mut Vec<u8>) {
        out.append(&mut self.held);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the text and stop string when `bytes` come in chunks of `size`.
    fn cut(stops: &[&str], bytes: &str, size: usize) -> (String, Option<String>) {
        let stops: Vec<Vec<u8>> = stops.iter().map(|s| s.as_bytes().to_vec()).collect();
        let mut matcher = StopMatcher::new(&stops);
        let mut out = Vec::new();
        let mut stop = None;
        for chunk in bytes.as_bytes().chunks(size) {
            stop = matcher.push(chunk, None, &mut out);
            if stop.is_some() {
                break;
            }
        }
        if stop.is_none() {
            matcher.flush(&mut out);
        }
        let text = |bytes| String::from_utf8(bytes).expect("these texts are cut at characters");
        (text(out), stop.map(text))
    }

    #[test]
    fn the_cut_does_not_depend_on_the_chunks() {
        let cases: &[(&[&str], &str, &str, Option<&str>)] = &[
            (&["END"], "text END more", "text ", Some("END")),
            (&["END"], "text EN", "text EN", None),
            (&["aab"], "aaab", "a", Some("aab")),
            (&["abcd", "bc"], "xabcd", "xa", Some("bc")),
            (&["bc", "abc"], "xabcd", "x", Some("abc")),
            (&["", "\n\n"], "a\n\nb", "a", Some("\n\n")),
            (&["€"], "5 €!", "5 ", Some("€")),
            (&["abab!"], "abababab!", "abab", Some("abab!")),
            (&[], "anything", "anything", None),
        ];
        for (stops, bytes, text, stop) in cases {
            for size in 1..=bytes.len() {
                let expected = (text.to_string(), stop.map(str::to_string));
                assert_eq!(cut(stops, bytes, size), expected, "{stops:?} in {bytes:?} by {size}");
            }
        }
    }

    #[test]
    fn only_what_may_begin_a_stop_string_is_held() {
        let mut matcher = StopMatcher::new(&[b"<end>".to_vec()]);
        let mut out = Vec::new();
        assert_eq!(matcher.push(b"a < b <en", None, &mut out), None);
        assert_eq!(out, b"a < b ");
        assert_eq!(matcher.push(b"try>", None, &mut out), None);
        assert_eq!(out, b"a < b <entry>");
    }

    #[test]
    fn stop_strings_count_where_the_scope_says_so() {
        // none counts between brackets, which token 7 opens without a text of its own
        let scope = StopScope::new([(7, "[".to_owned())].into(), || {
            let mut seen = String::new();
            Box::new(move |text| {
                seen.push_str(text);
                seen.matches('[').count() == seen.matches(']').count()
            })
        });
        for (tokens, text, stop) in [
            (&[(0, "a"), (7, ""), (0, "xEN"), (0, "D]b"), (0, "END")][..], "axEND]b", Some("END")),
            (&[(0, "aEND"), (7, ""), (0, "]")][..], "a", Some("END")),
            (&[(7, ""), (0, "ENDENDEN"), (0, "D"), (0, "]")][..], "ENDENDEND]", None),
            (&[(0, "[END]END")][..], "[END]", Some("END")),
        ] {
            let mut matcher = StopMatcher::new(&[b"END".to_vec()]);
            let mut scoped = ScopedText::new(&scope);
            let mut out = Vec::new();
            let mut found = None;
            for &(token, piece) in tokens {
                scoped.push(token, piece.as_bytes());
                found = matcher.push(piece.as_bytes(), Some(&mut scoped), &mut out);
                if found.is_some() {
                    break;
                }
            }
            if found.is_none() {
                matcher.flush(&mut out);
            }
            assert_eq!(String::from_utf8(out).unwrap(), text);
            assert_eq!(found, stop.map(|stop: &str| stop.as_bytes().to_vec()));
        }
    }
}
