//! Tokens in which a name or an item may both begin and end.
//!
//! A state does not remember such a part, so that it may repeat an earlier one; these tokens are
//! few, and are looked at one by one.

use crate::intern::FastMap;
use crate::mask::token_mask::TokenMask;
use crate::mask::trie::TokenSet;

/// Tokens that may hold a whole name, or a whole item of an array.
#[derive(Debug)]
pub(super) struct PartTables {
    /// Those with quotes, which may come within a string as well.
    pub quoted: PartTokens<Quoted>,
    /// The others.
    pub bare: PartTokens<BareToken>,
    /// Tokens in which a part may begin after a comma.
    pub commas: PartTokens<Comma>,
    /// Those of `commas` with a bracket before the comma: parts of the token itself may come first.
    pub commas_after_brackets: Vec<Comma>,
    /// Those of `quoted` that may hold a whole name.
    pub names: NameTokens,
    /// Bytes of the longest of `quoted`.
    pub longest_quoted: usize,
}

/// Tokens that may hold a whole name, by what must have come for it to be a repeat.
#[derive(Debug, Default)]
pub(crate) struct NameTokens {
    /// All of them.
    pub all: Vec<u32>,
    /// Those that may be a repeat whatever has come: of names that are alike, or not understood.
    pub always: Vec<u32>,
    /// By name, those that hold it.
    pub by_name: FastMap<Box<str>, Vec<u32>>,
    /// By the begun name before it, those that complete a name and hold it once more.
    pub by_begun: FastMap<Box<str>, Vec<u32>>,
}

impl NameTokens {
    fn new(quoted: &[Quoted]) -> NameTokens {
        let mut out = NameTokens::default();
        for Quoted { token, strings } in quoted {
            let Some(strings) = strings else {
                out.all.push(*token);
                out.always.push(*token);
                continue;
            };
            let names = &strings.whole[..strings.n_names];
            if names.is_empty() {
                continue;
            }
            out.all.push(*token);
            if strings.repeat && names.len() > 1 {
                out.always.push(*token);
            }
            for name in names {
                out.by_name.entry(name.clone()).or_default().push(*token);
                if let Some(begun) = name.strip_suffix(&*strings.before) {
                    out.by_begun.entry(begun.into()).or_default().push(*token);
                }
            }
        }
        out
    }
}

/// A token without quotes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BareToken {
    /// Its number.
    pub token: u32,
    /// True if it may hold two whole items of one array.
    pub holds_two: bool,
}

/// The tokens of one mask that may hold a whole name or item: indices into the lists of the
/// vocabulary.
#[derive(Debug, Default)]
pub(crate) struct HeldParts {
    /// Those of [`PartTables::quoted`].
    pub quoted: Box<[u32]>,
    /// Those of [`PartTables::bare`].
    pub bare: Box<[u32]>,
    /// Those of [`PartTables::commas`].
    pub commas: Box<[u32]>,
    /// Tokens within which a name between tags may begin.
    pub tagged: Box<[u32]>,
}

impl HeldParts {
    /// Returns the bytes that the numbers take.
    pub(crate) fn size(&self) -> usize {
        (self.quoted.len() + self.bare.len() + self.commas.len() + self.tagged.len()) * 4
    }
}

/// A token with a comma.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Comma {
    /// Its number.
    pub token: u32,
    /// A quote stands before the comma, so that it may follow within a string as well.
    pub after_quote: bool,
    /// A brace stands before the comma, and a quote between them, so that a name may have come.
    pub after_name: bool,
}

impl Comma {
    fn new(token: u32, bytes: &[u8]) -> Option<Comma> {
        let before = before_last_comma(bytes)?;
        let after_quote = before.contains(&b'"');
        let brace = before.iter().position(|&b| b == b'{');
        let after_name = brace.is_some_and(|at| before[at..].contains(&b'"'));
        Some(Comma { token, after_quote, after_name })
    }
}

/// Returns what stands before the last comma of a token.
fn before_last_comma(bytes: &[u8]) -> Option<&[u8]> {
    let last = bytes.iter().rposition(|&b| b == b',')?;
    Some(&bytes[..last])
}

/// A token with quotes.
#[derive(Debug)]
pub(crate) struct Quoted {
    /// Its number.
    pub token: u32,
    /// `None` where one has half a character, or an escape that means none.
    pub strings: Option<Strings>,
}

/// The strings in a token with quotes, whether it begins inside a string or not.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Strings {
    /// The text before the first quote.
    pub before: Box<str>,
    /// Whole strings, those first that may be names.
    pub whole: Box<[Box<str>]>,
    /// The number of them that may be names.
    pub n_names: usize,
    /// Two of these are equal.
    pub repeat: bool,
    /// Between the strings there may be a whole value of another type.
    pub others: bool,
    /// An array may begin.
    pub opens_array: bool,
}

impl Quoted {
    /// Returns `None` for a token that holds no whole name or item, whether it begins inside a
    /// string or not.
    fn new(token: u32, bytes: &[u8]) -> Option<Quoted> {
        let mut found: Option<Quoted> = None;
        for inside in [false, true] {
            let Some(quotes) = real_quotes(bytes, inside) else { continue };
            let Some(&first) = quotes.first() else { continue };
            let after = &bytes[first + 1..bytes.len().max(first + 2) - 1];
            if quotes.len() == 1 && !after.iter().any(|b| matches!(b, b',' | b'[')) {
                continue;
            }
            // a token with an escape is part of JSON in only one of the two ways
            let text = std::str::from_utf8(bytes).ok();
            let strings = text.and_then(|text| Strings::new(text, &quotes));
            found = Some(Quoted { token, strings });
        }
        found
    }
}

/// Returns where the quotes are that open or close strings; `None` for text that is no part of
/// JSON.
fn real_quotes(bytes: &[u8], mut inside: bool) -> Option<Vec<usize>> {
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'\\' if inside => at += 1,
            b'\\' => return None,
            b'"' => {
                out.push(at);
                inside = !inside;
            }
            _ => {}
        }
        at += 1;
    }
    Some(out)
}

/// Returns whether a name may begin after the text before a quote, of which blanks may be all that
/// the token has.
fn begins_name(before: &str, is_first: bool) -> bool {
    let before = before.trim_ascii_end();
    before.ends_with(['{', '[', ',']) || is_first && before.is_empty()
}

/// Returns the text of a part between quotes; `None` if it has an escape that means no character.
fn unescaped(part: &str) -> Option<Box<str>> {
    if part.contains('\\') {
        serde_json::from_str(&format!("\"{part}\"")).ok()
    } else {
        Some(part.into())
    }
}

impl Strings {
    /// Reads the strings of a token, between its quotes that open or close one.
    fn new(text: &str, quotes: &[usize]) -> Option<Strings> {
        let starts = std::iter::once(0).chain(quotes.iter().map(|&quote| quote + 1));
        let ends = quotes.iter().copied().chain([text.len()]);
        let parts: Vec<&str> = starts.zip(ends).map(|(start, end)| &text[start..end]).collect();
        // which of them are strings depends on where the first quote opens one or closes it
        let others = parts.iter().any(|part| {
            let opened = part.find(['[', '{']);
            part.contains(|c: char| c.is_ascii_alphanumeric())
                || opened.is_some_and(|at| part[at..].contains([']', '}']))
        });
        let mut names = Vec::new();
        let mut values = Vec::new();
        let n_pairs = parts.len() - 1;
        for (i, pair) in parts.windows(2).enumerate().skip(1) {
            let is_last = i + 1 == n_pairs;
            let after = pair[1].trim_ascii_start();
            let whole = unescaped(pair[0])?;
            if after.is_empty() && !is_last {
                // no string begins right after another: this was not one
                continue;
            }
            let may_be_name = begins_name(parts[i - 1], i == 1);
            if may_be_name && (after.is_empty() || after.starts_with(':')) {
                names.push(whole);
            } else {
                values.push(whole);
            }
        }
        let n_names = names.len();
        names.append(&mut values);
        let repeat = names.iter().enumerate().any(|(i, part)| names[..i].contains(part));
        Some(Strings {
            before: unescaped(parts[0])?,
            whole: names.into(),
            n_names,
            repeat,
            others,
            opens_array: text.contains('['),
        })
    }
}

impl PartTables {
    pub(super) fn new(tokens: &[Box<[u8]>]) -> PartTables {
        let mut quoted = Vec::new();
        let mut bare = Vec::new();
        let mut commas = Vec::new();
        for (token, bytes) in (0u32..).zip(tokens) {
            // most tokens have none of these
            if !bytes.iter().any(|b| matches!(b, b'"' | b',' | b'[')) {
                continue;
            }
            commas.extend(Comma::new(token, bytes));
            if bytes.contains(&b'"') {
                quoted.extend(Quoted::new(token, bytes));
                continue;
            }
            let inner = &bytes[..bytes.len().max(1) - 1];
            if inner.iter().any(|b| matches!(b, b',' | b'[')) {
                let array = bytes.iter().position(|&b| b == b'[');
                let two = array.is_some_and(|at| bytes[at..].contains(&b','));
                bare.push(BareToken { token, holds_two: two });
            }
        }
        let opens = |comma: &&Comma| {
            let before = before_last_comma(&tokens[comma.token as usize]);
            before.is_some_and(|before| before.iter().any(|b| matches!(b, b'[' | b'{')))
        };
        let commas_after_brackets = commas.iter().filter(opens).copied().collect();
        let lengths = quoted.iter().map(|part| tokens[part.token as usize].len());
        PartTables {
            longest_quoted: lengths.max().unwrap_or(0),
            names: NameTokens::new(&quoted),
            quoted: PartTokens::new(quoted, |part| part.token, tokens.len()),
            bare: PartTokens::new(bare, |part| part.token, tokens.len()),
            commas: PartTokens::new(commas, |comma| comma.token, tokens.len()),
            commas_after_brackets,
        }
    }
}

/// Tokens of one kind, ascending, with what is known of each.
#[derive(Debug)]
pub(super) struct PartTokens<T> {
    /// Facts about each token.
    pub list: Vec<T>,
    /// The numbers of the tokens.
    tokens: Vec<u32>,
    /// The same as a set.
    set: TokenSet,
}

impl<T> PartTokens<T> {
    fn new(list: Vec<T>, token: impl Fn(&T) -> u32, n_tokens: usize) -> PartTokens<T> {
        let tokens: Vec<u32> = list.iter().map(token).collect();
        let mut set = TokenSet::new(n_tokens);
        for &token in &tokens {
            set.insert(token);
        }
        PartTokens { list, tokens, set }
    }

    /// Returns the indices of those that are in a mask.
    pub(super) fn held_by(&self, mask: &TokenMask) -> Box<[u32]> {
        let mut held: Vec<u32> = Vec::new();
        if mask.has_base() {
            let in_base = (0u32..).zip(&self.tokens).filter(|(_, t)| mask.base().contains(**t));
            held.extend(in_base.map(|(index, _)| index));
        }
        let added = mask.added().iter().filter(|token| self.set.contains(**token));
        held.extend(added.filter_map(|token| Some(self.tokens.binary_search(token).ok()? as u32)));
        held.sort_unstable();
        held.dedup();
        held.into()
    }
}
