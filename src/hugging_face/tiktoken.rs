//! Vocabularies as tiktoken writes them: a line for each token, with its bytes in base64 and its
//! rank, which is its number. Ranks say in which order pairs are joined, too.

use std::collections::HashMap;

use crate::tokenizer::ALPHABET;

/// Longest token, in bytes.
const MAX_TOKEN: usize = 1024;
/// Most tokens.
const MAX_TOKENS: usize = 1 << 20;
/// The rank of a pair that is no token.
const NONE: u32 = u32::MAX;

/// Returns the bytes of all tokens by their numbers.
///
/// # Errors
/// Says what is wrong with the file.
pub(super) fn tokens(file: &[u8]) -> Result<Vec<Vec<u8>>, String> {
    let mut tokens = Vec::new();
    let lines = file.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii);
    for (i, line) in lines.enumerate().filter(|(_, line)| !line.is_empty()) {
        let fault = |what: &str| format!("line {}: {what}", i + 1);
        let mut words = line.split(u8::is_ascii_whitespace);
        let (Some(text), Some(rank), None) = (words.next(), words.next(), words.next()) else {
            return Err(fault("a token in base64 and its rank were expected"));
        };
        let rank = std::str::from_utf8(rank).ok().and_then(|rank| rank.parse::<usize>().ok());
        if rank != Some(tokens.len()) {
            return Err(fault(&format!("the rank {} was expected", tokens.len())));
        }
        let bytes = from_base64(text).filter(|bytes| !bytes.is_empty());
        let bytes = bytes.ok_or_else(|| fault("a token in base64 was expected"))?;
        if bytes.len() > MAX_TOKEN || tokens.len() == MAX_TOKENS {
            let most = format!("at most {MAX_TOKENS} tokens of {MAX_TOKEN} bytes are read");
            return Err(fault(&most));
        }
        tokens.push(bytes);
    }
    Ok(tokens)
}

/// Returns bytes from their letters of base64; `None` if there are others.
pub(super) fn from_base64(text: &[u8]) -> Option<Vec<u8>> {
    let n_fill = text.iter().rev().take_while(|&&letter| letter == b'=').count();
    if !text.len().is_multiple_of(4) || n_fill > 2 {
        return None;
    }
    let mut out = Vec::with_capacity(text.len() / 4 * 3);
    for letters in text[..text.len() - n_fill].chunks(4) {
        let mut bits = 0u32;
        for &letter in letters {
            let value = match letter {
                b'A'..=b'Z' => letter - b'A',
                b'a'..=b'z' => letter - b'a' + 26,
                b'0'..=b'9' => letter - b'0' + 52,
                b'+' => 62,
                b'/' => 63,
                _ => return None,
            };
            bits = bits << 6 | u32::from(value);
        }
        let n_bytes = letters.len() * 6 / 8;
        bits <<= 6 * (4 - letters.len());
        out.extend_from_slice(&bits.to_be_bytes()[1..][..n_bytes]);
    }
    Some(out)
}

/// Returns bytes as byte-level vocabularies write them.
pub(super) fn spelled(bytes: &[u8]) -> String {
    bytes.iter().map(|&byte| ALPHABET[usize::from(byte)]).collect()
}

/// Returns the pairs that are joined, the first first: of each token the two that it is made of by
/// what is joined before it.
///
/// # Errors
/// A token is there twice.
pub(super) fn merges(tokens: &[Vec<u8>]) -> Result<Vec<String>, String> {
    let mut ranks: HashMap<&[u8], u32> = HashMap::with_capacity(tokens.len());
    for (token, rank) in tokens.iter().zip(0..) {
        if ranks.insert(token, rank).is_some() {
            return Err(format!("the token {rank} is there twice"));
        }
    }
    let pairs = tokens.iter().zip(0..).filter_map(|(token, rank)| {
        let (left, right) = token.split_at(cut(&ranks, token, rank)?);
        Some(format!("{} {}", spelled(left), spelled(right)))
    });
    Ok(pairs.collect())
}

/// Returns the place between the two tokens that a token is made of by those of lower ranks;
/// `None` if it is made of fewer or more.
fn cut(ranks: &HashMap<&[u8], u32>, token: &[u8], rank: u32) -> Option<usize> {
    let rank_of = |starts: &[usize], i: usize| {
        let pair = &token[starts[i]..starts[i + 2]];
        ranks.get(pair).copied().unwrap_or(NONE)
    };
    let mut starts: Vec<usize> = (0..=token.len()).collect();
    let mut pairs: Vec<u32> = (0..token.len() - 1).map(|i| rank_of(&starts, i)).collect();
    while let Some((i, &lowest)) = pairs.iter().enumerate().min_by_key(|(_, rank)| **rank) {
        if lowest >= rank {
            break;
        }
        starts.remove(i + 1);
        pairs.remove(i);
        for changed in [i.checked_sub(1), Some(i)].into_iter().flatten() {
            if let Some(pair) = pairs.get_mut(changed) {
                *pair = rank_of(&starts, changed);
            }
        }
    }
    (starts.len() == 3).then(|| starts[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_tokens() {
        let file = b"YQ== 0\nYg== 1\r\nIA== 2\nYWI= 3\nYWIg 4\n\n";
        let expected: [&[u8]; 5] = [b"a", b"b", b" ", b"ab", b"ab "];
        assert_eq!(tokens(file).unwrap(), expected);
        assert_eq!(from_base64(b"//+A"), Some(vec![0xff, 0xff, 0x80]));
        for (file, expected) in [
            (&b"YQ== 1"[..], "line 1: the rank 0"),
            (b"YQ== 0\nYg==", "line 2: a token in base64 and its rank"),
            (b"YQ== 0 0", "its rank"),
            (b"Y*== 0", "in base64"),
            (b"YQ= 0", "in base64"),
            (b"==== 0", "in base64"),
        ] {
            let error = tokens(file).unwrap_err();
            assert!(error.contains(expected), "{error}");
        }
    }

    #[test]
    fn ranks_are_pairs() {
        let found = |tokens: &[&[u8]]| {
            merges(&tokens.iter().map(|token| token.to_vec()).collect::<Vec<_>>())
        };
        let tokens: [&[u8]; 7] = [b"a", b"b", b" ", b"ab", b"ab ", b"abab ", b"xyz"];
        // the last is not made of two
        assert_eq!(found(&tokens).unwrap(), ["a b", "ab Ġ", "ab abĠ"]);
        assert!(found(&[b"a", b"a"]).is_err());
    }
}
