//! Tokens in which a name or an item may both begin and end.
//!
//! A state does not remember such a part, so that it may repeat an earlier one; these tokens are
//! few, and are looked at one by one.

/// Tokens that may hold a whole name, or a whole item of an array.
#[derive(Debug)]
pub(super) struct Parts {
    /// Those with quotes, which may come within a string as well.
    pub quoted: Vec<Quoted>,
    /// The others, and whether they may hold two whole items of one array.
    pub bare: Vec<(u32, bool)>,
    /// Tokens in which a part may begin after a comma.
    pub commas: Vec<Comma>,
}

/// A token with a comma.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Comma {
    pub token: u32,
    /// A quote stands before the comma, so that it may follow within a string as well.
    pub after_quote: bool,
    /// A bracket stands before the comma, so that parts before it may be of the token, too.
    pub after_bracket: bool,
}

impl Comma {
    fn new(token: u32, bytes: &[u8]) -> Option<Comma> {
        let last = bytes.iter().rposition(|&b| b == b',')?;
        let before = &bytes[..last];
        let after_quote = before.contains(&b'"');
        let after_bracket = before.iter().any(|b| matches!(b, b'[' | b'{'));
        Some(Comma { token, after_quote, after_bracket })
    }
}

/// A token with quotes.
#[derive(Debug)]
pub(crate) struct Quoted {
    pub token: u32,
    /// `None` where one has an escape or half a character.
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
            let strings = std::str::from_utf8(bytes).ok().and_then(Strings::new);
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

impl Strings {
    fn new(text: &str) -> Option<Strings> {
        if text.contains('\\') {
            return None;
        }
        let parts: Vec<&str> = text.split('"').collect();
        // which of them are strings depends on where the first quote opens one or closes it
        let others = parts.iter().any(|part| {
            let opened = part.find(['[', '{']);
            part.contains(|c: char| c.is_ascii_alphanumeric())
                || opened.is_some_and(|at| part[at..].contains([']', '}']))
        });
        let mut names = Vec::new();
        let mut values = Vec::new();
        for pair in parts.windows(2).skip(1) {
            let after = pair[1].trim_ascii_start();
            let whole = Box::from(pair[0]);
            if after.is_empty() || after.starts_with(':') {
                names.push(whole);
            } else {
                values.push(whole);
            }
        }
        let n_names = names.len();
        names.append(&mut values);
        let repeat = names.iter().enumerate().any(|(i, part)| names[..i].contains(part));
        Some(Strings {
            before: parts[0].into(),
            whole: names.into(),
            n_names,
            repeat,
            others,
            opens_array: text.contains('['),
        })
    }
}

impl Parts {
    pub(super) fn new(tokens: &[Box<[u8]>]) -> Parts {
        let mut quoted = Vec::new();
        let mut bare = Vec::new();
        let mut commas = Vec::new();
        for (token, bytes) in (0u32..).zip(tokens) {
            commas.extend(Comma::new(token, bytes));
            if bytes.contains(&b'"') {
                quoted.extend(Quoted::new(token, bytes));
                continue;
            }
            let inner = &bytes[..bytes.len().max(1) - 1];
            if inner.iter().any(|b| matches!(b, b',' | b'[')) {
                let array = bytes.iter().position(|&b| b == b'[');
                let two = array.is_some_and(|at| bytes[at..].contains(&b','));
                bare.push((token, two));
            }
        }
        Parts { quoted, bare, commas }
    }
}
