//! How vocabularies spell the bytes of their tokens.

/// A way of spelling bytes as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenSpelling {
    /// Each byte is a character, as in GPT-2.
    ByteCharacters,
    /// A space is `▁`, and `<0xNN>` is a byte, as in SentencePiece.
    SentencePiece,
    /// Text stands for itself.
    Plain,
}

impl TokenSpelling {
    /// Returns the bytes of a token of the model; what cannot be spelled so stands for itself.
    pub(crate) fn bytes(self, text: &str) -> Box<[u8]> {
        match self {
            TokenSpelling::ByteCharacters => {
                let bytes: Option<Vec<u8>> = text.chars().map(byte_of).collect();
                bytes.map_or_else(|| text.as_bytes().into(), Vec::into_boxed_slice)
            }
            TokenSpelling::SentencePiece => match byte_token(text) {
                Some(byte) => Box::new([byte]),
                None => text.replace('▁', " ").into_bytes().into(),
            },
            TokenSpelling::Plain => text.as_bytes().into(),
        }
    }
}

/// Returns the byte of `<0xNN>`.
fn byte_token(text: &str) -> Option<u8> {
    let digits = text.strip_prefix("<0x")?.strip_suffix('>')?;
    let is_hex = digits.len() == 2 && digits.bytes().all(|b| b.is_ascii_hexdigit());
    is_hex.then(|| u8::from_str_radix(digits, 16).ok())?
}

/// Returns whether a byte is written as the character of its number.
fn is_itself(byte: u8) -> bool {
    matches!(byte, b'!'..=b'~' | 0xA1..=0xAC | 0xAE..=0xFF)
}

/// Returns the byte that a character stands for in GPT-2's alphabet: printable ones stand for
/// themselves, and the others are, in order, the characters from U+0100 on.
fn byte_of(c: char) -> Option<u8> {
    match u32::from(c) {
        n @ 0..=0xFF => u8::try_from(n).ok().filter(|&byte| is_itself(byte)),
        n @ 0x100..=0x143 => (0..=255u8).filter(|&byte| !is_itself(byte)).nth(n as usize - 0x100),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_spelled_as_characters() {
        let spelling = TokenSpelling::ByteCharacters;
        assert_eq!(&*spelling.bytes("Ġhi"), b" hi");
        assert_eq!(&*spelling.bytes("Ċ"), b"\n");
        assert_eq!(&*spelling.bytes("Ã©"), "é".as_bytes());
        assert_eq!(&*spelling.bytes("Ń"), [0xAD]);
        // no character of the alphabet
        assert_eq!(&*spelling.bytes("ń"), "ń".as_bytes());
        let all: std::collections::BTreeSet<u8> =
            (0..0x144).filter_map(char::from_u32).filter_map(byte_of).collect();
        assert_eq!(all.len(), 256);
    }

    #[test]
    fn bytes_are_spelled_as_pieces() {
        let spelling = TokenSpelling::SentencePiece;
        assert_eq!(&*spelling.bytes("▁the"), b" the");
        assert_eq!(&*spelling.bytes("<0x0A>"), b"\n");
        assert_eq!(&*spelling.bytes("<0x+A>"), b"<0x+A>");
    }
}
