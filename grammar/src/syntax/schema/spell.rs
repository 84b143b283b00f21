//! Spellings of the values that a schema lists: once as programs do, and in the few ways that
//! differ in no more than an escape or a `.0`.

use serde_json::Value;

use super::number::ExactDecimal;

/// Returns the ways in which a scalar may be written, the usual one first; whole numbers without a
/// `.0`.
pub(super) fn digit_spellings(value: &Value) -> Vec<Box<[u8]>> {
    if let Value::Number(n) = value
        && n.is_u64()
    {
        return vec![n.to_string().into_bytes().into()];
    }
    let mut out = spellings(value);
    if value.is_number() {
        out.retain(|spelling| !spelling.ends_with(b".0"));
    }
    out
}

/// Returns the ways in which a scalar may be written, the usual one first.
pub(super) fn spellings(value: &Value) -> Vec<Box<[u8]>> {
    match value {
        Value::Number(n) => {
            let text = n.to_string();
            let mut out = vec![text.clone()];
            if let Some(d) = ExactDecimal::parse(&text) {
                let plain = d.to_string();
                if d.fraction.is_empty() {
                    out.push(format!("{plain}.0"));
                }
                out.push(plain);
            }
            out.into_iter().map(|s| s.into_bytes().into()).collect()
        }
        Value::String(s) => strings(s, ""),
        other => vec![other.to_string().into_bytes().into()],
    }
}

/// Returns the ways in which a key may be written, with its colon.
pub(super) fn key_spellings(key: &str) -> Vec<Box<[u8]>> {
    strings(key, ":")
}

/// Returns a string with the escapes that it needs; with `\/`, which HTML wants; in ASCII, as many
/// programs write. Each is followed by `end`.
fn strings(text: &str, end: &str) -> Vec<Box<[u8]>> {
    let mut plain = String::with_capacity(text.len() + 2 + end.len());
    if text.bytes().any(|byte| byte < 0x20 || byte == b'"' || byte == b'\\') {
        plain += &Value::from(text).to_string();
    } else {
        plain.extend(["\"", text, "\""]);
    }
    plain += end;
    let mut out = Vec::with_capacity(1);
    if text.contains('/') {
        out.push(plain.replace('/', "\\/").into_bytes().into());
    }
    if !text.is_ascii() {
        let mut ascii = String::new();
        for c in plain.chars() {
            if c.is_ascii() {
                ascii.push(c);
            } else {
                for unit in c.encode_utf16(&mut [0; 2]) {
                    ascii.push_str(&format!("\\u{unit:04x}"));
                }
            }
        }
        out.push(ascii.into_bytes().into());
    }
    out.insert(0, plain.into_bytes().into());
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scalars() {
        let sorted = |spellings: Vec<Box<[u8]>>| {
            let mut all: Vec<String> =
                spellings.iter().map(|b| String::from_utf8_lossy(b).into_owned()).collect();
            all.sort();
            all.dedup();
            all
        };
        let all = |v: Value| sorted(spellings(&v));
        let with_digits = |v: Value| sorted(digit_spellings(&v));
        assert_eq!(all(1.into()), ["1", "1.0"]);
        assert_eq!(with_digits(1.into()), ["1"]);
        assert_eq!(with_digits(1.0.into()), ["1"]);
        assert_eq!(with_digits((-2.5).into()), ["-2.5"]);
        assert_eq!(all((-2.5).into()), ["-2.5"]);
        assert_eq!(all(true.into()), ["true"]);
        assert_eq!(all("a/\"é".into()), ["\"a/\\\"\\u00e9\"", "\"a/\\\"é\"", "\"a\\/\\\"é\""]);
        assert_eq!(all("😀".into()), ["\"\\ud83d\\ude00\"", "\"😀\""]);
    }
}
