//! Numbers as Python writes them, and texts that stand for those that a value cannot hold: digits
//! behind a mark that nobody can know. [`tojson`](super::json) writes these without quotes, and a
//! rendered prompt is without the marks.

use std::hash::{BuildHasher, RandomState};
use std::sync::LazyLock;

/// The mark in front of the digits of a number. It is letters alone, which templates do not look
/// for.
static NUMBER_MARK: LazyLock<String> = LazyLock::new(|| {
    // The standard library keys its hash maps from the system's randomness.
    let mut rest = RandomState::new().hash_one(());
    let letters = (0..14).map(|_| {
        let letter = char::from(b'a' + (rest % 26) as u8);
        rest /= 26;
        letter
    });
    letters.collect()
});

/// Returns the text of a number that stands in place of it; `None` for any other text.
pub fn number_of(text: &str) -> Option<&str> {
    text.strip_prefix(NUMBER_MARK.as_str())
}

/// Returns a text without the marks of numbers.
pub(super) fn without_marks(text: String) -> String {
    let mark = NUMBER_MARK.as_str();
    if text.contains(mark) { text.replace(mark, "") } else { text }
}

/// Returns the text of JSON that stands for a number.
pub(super) fn marked(number: &str) -> String {
    format!("\"{}{number}\"", *NUMBER_MARK)
}

/// Returns a float as Python's `repr` writes it: the shortest digits that read back the same.
pub(super) fn python_float(f: f64) -> String {
    let scientific = format!("{f:e}");
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if (-4..16).contains(&exponent) {
        let plain = format!("{f}");
        return if plain.contains('.') { plain } else { plain + ".0" };
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{mantissa}e{sign}{:02}", exponent.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_read_as_in_python() {
        let cases = [
            (0.0, "0.0"),
            (-0.0, "-0.0"),
            (1.0, "1.0"),
            (0.1, "0.1"),
            (1e15, "1000000000000000.0"),
            (1e16, "1e+16"),
            (1.5e300, "1.5e+300"),
            (0.0001, "0.0001"),
            (0.00001, "1e-05"),
            (123_456.789, "123456.789"),
        ];
        for (f, text) in cases {
            assert_eq!(python_float(f), text);
        }
    }

    #[test]
    fn marks_are_told_from_texts() {
        let text: String = serde_json::from_str(&marked("Infinity")).unwrap();
        assert_eq!(number_of(&text), Some("Infinity"));
        assert_eq!(number_of("Infinity"), None);
        assert_eq!(without_marks(format!("<{text}>")), "<Infinity>");
    }
}
