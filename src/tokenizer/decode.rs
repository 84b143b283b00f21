//! From tokens back to text: whole, and as a stream that never splits a character.

use std::ops::Deref;

use super::Tokenizer;

/// Removes the spaces that tokenization used to put in: before `?!.,`, around a lone apostrophe,
/// before `'s 'm 're 've`.
///
/// The three passes of llama.cpp's `detokenize`, which has them from transformers'
/// `clean_up_tokenization`.
pub(super) fn clean_spaces(text: &[u8]) -> Vec<u8> {
    let text = drop_spaces(text, |after| matches!(after, [b'?' | b'!' | b'.' | b',', ..]));
    let text = join_lone_apostrophes(&text);
    drop_spaces(&text, |after| {
        matches!(after, [b'\'', b's' | b'm', ..] | [b'\'', b'r' | b'v', b'e', ..])
    })
}

/// Drops each space that `before` says of what follows it.
fn drop_spaces(text: &[u8], before: impl Fn(&[u8]) -> bool) -> Vec<u8> {
    let kept = text.iter().enumerate().filter(|&(i, &b)| b != b' ' || !before(&text[i + 1..]));
    kept.map(|(_, &b)| b).collect()
}

/// Drops the spaces around an apostrophe that stands between two.
fn join_lone_apostrophes(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text;
    while let [first, after @ ..] = rest {
        rest = match after {
            [b'\'', b' ', after @ ..] if *first == b' ' => {
                out.push(b'\'');
                // the space is used up: an apostrophe after it does not stand between two
                let (next, after) = after.split_at(usize::from(after.starts_with(b"'")));
                out.extend_from_slice(next);
                after
            }
            _ => {
                out.push(*first);
                after
            }
        };
    }
    out
}

/// Text of a growing list of tokens, given out as soon as its characters are whole.
///
/// `T` is `&Tokenizer` or `Arc<Tokenizer>`.
#[derive(Debug)]
pub struct DecodeStream<T> {
    tokenizer: T,
    special: bool,
    /// The beginning of a character: at most three bytes between calls.
    pending: Vec<u8>,
}

impl<T: Deref<Target = Tokenizer>> DecodeStream<T> {
    /// Returns a stream at its start. With `special`, control tokens appear as their text.
    pub fn new(tokenizer: T, special: bool) -> Self {
        DecodeStream { tokenizer, special, pending: Vec::new() }
    }

    /// Returns the text that one more token completes; `None` if there is none yet. Bytes that can
    /// never become a character are U+FFFD, as in [`String::from_utf8_lossy`].
    pub fn push(&mut self, id: u32) -> Option<String> {
        if self.tokenizer.is_hidden(id) && !self.special {
            return None;
        }
        self.pending.extend_from_slice(self.tokenizer.token_bytes(id));
        let whole = self.pending.len() - incomplete(&self.pending);
        if whole == 0 {
            return None;
        }
        let text = String::from_utf8_lossy(&self.pending[..whole]).into_owned();
        self.pending.drain(..whole);
        Some(text)
    }

    /// Ends the text: U+FFFD if the last character stayed incomplete.
    pub fn flush(&mut self) -> Option<String> {
        let pending = std::mem::take(&mut self.pending);
        (!pending.is_empty()).then(|| String::from_utf8_lossy(&pending).into_owned())
    }
}

/// Returns how many bytes at the end are the beginning of a character that more bytes may complete.
fn incomplete(bytes: &[u8]) -> usize {
    let tail = bytes.len().saturating_sub(3);
    (tail..bytes.len())
        .find(|&at| {
            let end = std::str::from_utf8(&bytes[at..]);
            end.is_err_and(|e| e.valid_up_to() == 0 && e.error_len().is_none())
        })
        .map_or(0, |at| bytes.len() - at)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cleaned(text: &str) -> String {
        String::from_utf8(clean_spaces(text.as_bytes())).unwrap()
    }

    #[test]
    fn spaces_are_cleaned_as_in_three_passes() {
        assert_eq!(cleaned("Hello , world ! Is it ? Yes ."), "Hello, world! Is it? Yes.");
        assert_eq!(cleaned(" ? a"), "? a");
        assert_eq!(cleaned("it 's I 'm we 're they 've"), "it's I'm we're they've");
        assert_eq!(cleaned("I 'd do n 't he 'll"), "I 'd do n 't he 'll");
        assert_eq!(cleaned("a ' b"), "a'b");
        assert_eq!(cleaned("a ' ' b"), "a'' b");
        assert_eq!(cleaned("a '  ' b"), "a''b");
        assert_eq!(cleaned("a '"), "a '");
        assert_eq!(cleaned("a ' "), "a'");
        assert_eq!(cleaned("  .."), " ..");
        assert_eq!(cleaned(""), "");
    }

    #[test]
    fn the_beginning_of_a_character_is_known() {
        for (bytes, expected) in [
            (&b""[..], 0),
            (b"abc", 0),
            ("é".as_bytes(), 0),
            (b"a\xc3", 1),
            (b"\xe2\x82", 2),
            (b"\xf0\x9f\x98", 3),
            (b"\xff", 0),
            (b"\x80\x80", 0),
            (b"\xe2\xe2", 1),
            (b"\xf0\x80", 0), // overlong
        ] {
            assert_eq!(incomplete(bytes), expected, "{bytes:x?}");
        }
    }
}
