//! Ranks of OpenAI's tiktoken.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;

use crate::{TokenList, TokensError};

/// Reads a `.tiktoken` file: on each line the bytes of a token in base64, and its number. `special`
/// are the tokens that are no text, which the file does not hold.
///
/// # Errors
/// A line is not of this form, or a number is too high.
pub fn from_tiktoken(text: &str, special: &[(&str, u32)]) -> Result<TokenList, TokensError> {
    let mut list = TokenList::default();
    for (line, number) in text.lines().zip(1..) {
        if line.trim().is_empty() {
            continue;
        }
        let (bytes, id) = ranked(line).ok_or_else(|| {
            TokensError::format(format!("line {number}"), "the base64 of a token, and its number")
        })?;
        list.set(id, bytes)?;
    }
    for &(name, id) in special {
        list.set(id, Box::default())?;
        list.names.push((name.into(), id));
    }
    list.add_known_ends();
    Ok(list)
}

fn ranked(line: &str) -> Option<(Box<[u8]>, u32)> {
    let (bytes, id) = line.trim().split_once(' ')?;
    Some((BASE64_STANDARD.decode(bytes).ok()?.into(), id.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_read() {
        let list = from_tiktoken("YQ==\t".trim(), &[]);
        assert!(list.unwrap_err().to_string().starts_with("line 1"));
        let list = from_tiktoken("YQ== 0\n/w== 1\n\n", &[("<|endoftext|>", 3)]).unwrap();
        let tokens: Vec<&[u8]> = list.tokens.iter().map(|token| &**token).collect();
        assert_eq!(tokens, [&b"a"[..], &[0xFF], b"", b""]);
        assert_eq!(list.ends, [3]);
    }
}
