//! Stop strings in a stream of bytes. Knows bytes; neither tokens nor characters.
//!
//! Bytes that may be the beginning of a stop string are held back until they are one or can no
//! longer be. Each string keeps its Knuth-Morris-Pratt state, so a byte costs amortised O(1) per
//! string whatever the strings look like, and the longest state is exactly what must be held.

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
        self.matched == self.bytes.len()
    }
}

impl StopMatcher {
    /// Returns a matcher for these strings; empty ones are ignored.
    pub(super) fn new(stops: &[Vec<u8>]) -> Self {
        let patterns =
            stops.iter().filter(|s| !s.is_empty()).cloned().map(StopPattern::new).collect();
        Self { patterns, held: Vec::new() }
    }

    /// Takes bytes and appends to `out` those that are certain to be text.
    ///
    /// Returns the stop string when one is complete; what came before it has been released, and
    /// what came after it is dropped. The first to be complete counts, of several the longest: so
    /// the cut does not depend on how the bytes were divided into calls.
    pub(super) fn push(&mut self, bytes: &[u8], out: &mut Vec<u8>) -> Option<Vec<u8>> {
        for &byte in bytes {
            self.held.push(byte);
            // Every pattern must see the byte, so no short cut here.
            let complete =
                self.patterns.iter_mut().filter_map(|p| p.advance(byte).then_some(p.bytes.len()));
            if let Some(length) = complete.max() {
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
            stop = matcher.push(chunk, &mut out);
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
        assert_eq!(matcher.push(b"a < b <en", &mut out), None);
        assert_eq!(out, b"a < b ");
        assert_eq!(matcher.push(b"try>", &mut out), None);
        assert_eq!(out, b"a < b <entry>");
    }
}
