//! Numbers as they are written, and in the form in which equal ones are equal.

/// A number: ± 0.`digits` × 10^`exponent`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Decimal {
    negative: bool,
    /// Neither the first nor the last is 0; none for zero.
    pub digits: Vec<u8>,
    exponent: i64,
}

impl Decimal {
    /// Returns whether a text is this number; `None` where it is not of digits alone, without a
    /// zero before others.
    pub(super) fn is_spelled(&self, text: &[u8]) -> Option<bool> {
        let negative = text.first() == Some(&b'-');
        let text = &text[usize::from(negative)..];
        if text == b"0" {
            return Some(self.digits.is_empty());
        }
        if !text.iter().all(u8::is_ascii_digit) || text.first().is_none_or(|&digit| digit == b'0') {
            return None;
        }
        let zeros = text.iter().rev().take_while(|&&digit| digit == b'0').count();
        let digits = &text[..text.len() - zeros];
        let is_same = self.negative == negative && self.exponent == text.len() as i64;
        Some(is_same && digits.len() == self.digits.len() && digits.iter().eq(&self.digits))
    }
}

/// The parts of a number as it is written, of which the last may not be whole.
pub(super) struct Written<'a> {
    negative: bool,
    /// Digits without those zeros that come first.
    pub digits: Vec<u8>,
    /// The number of digits before the point, less the zeros that come first.
    point: i64,
    /// The digits after `e`, and their sign.
    pub exponent: Option<&'a [u8]>,
}

impl<'a> Written<'a> {
    pub(super) fn new(text: &'a [u8]) -> Written<'a> {
        let negative = text.first() == Some(&b'-');
        let text = &text[usize::from(negative)..];
        let mark = text.iter().position(|b| matches!(b, b'e' | b'E'));
        let mantissa = &text[..mark.unwrap_or(text.len())];
        let before = mantissa.iter().position(|&b| b == b'.').unwrap_or(mantissa.len());
        let all = mantissa.iter().copied().filter(u8::is_ascii_digit);
        let zeros = all.clone().take_while(|&b| b == b'0').count();
        Written {
            negative,
            digits: all.skip(zeros).collect(),
            point: before as i64 - zeros as i64,
            exponent: mark.map(|mark| &text[mark + 1..]),
        }
    }

    /// Returns the number; `None` if its exponent is too long to be one.
    pub(super) fn value(&self) -> Option<Decimal> {
        let mut digits = self.digits.clone();
        while digits.last() == Some(&b'0') {
            digits.pop();
        }
        if digits.is_empty() {
            return Some(Decimal { negative: false, digits, exponent: 0 });
        }
        let exponent = match self.exponent {
            Some(text) => std::str::from_utf8(text).ok()?.parse::<i64>().ok()?,
            None => 0,
        };
        let exponent = exponent.checked_add(self.point)?;
        Some(Decimal { negative: self.negative, digits, exponent })
    }

    /// Returns whether digits to come can make it `number`.
    pub(super) fn may_become(&self, number: &Decimal) -> bool {
        if number.digits.is_empty() {
            return self.digits.is_empty();
        }
        if self.negative != number.negative {
            return false;
        }
        let due = number.digits.iter().copied().chain(std::iter::repeat(b'0'));
        if self.digits.iter().zip(due).any(|(&a, b)| a != b) {
            return false;
        }
        let Some(exponent) = self.exponent else { return true };
        if self.digits.len() < number.digits.len() {
            return false;
        }
        let Some(due) = number.exponent.checked_sub(self.point) else { return true };
        let (negative, begun) = match exponent {
            [b'-', rest @ ..] => (true, rest),
            [b'+', rest @ ..] => (false, rest),
            rest => (false, rest),
        };
        let zeros = begun.iter().take_while(|&&b| b == b'0').count();
        let sign_fits = exponent.is_empty() || due == 0 || negative == (due < 0);
        sign_fits && due.unsigned_abs().to_string().as_bytes().starts_with(&begun[zeros..])
    }
}

/// Returns how many bytes of a number a text begins with.
pub(super) fn number_len(text: &[u8]) -> usize {
    let of_number = |b: &&u8| matches!(b, b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E');
    text.iter().take_while(of_number).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_compared_as_they_are_spelled() {
        let texts = ["0", "1", "-1", "10", "100", "101", "12", "120", "-120", "7000001"];
        for number in texts {
            let decimal = Written::new(number.as_bytes()).value().unwrap();
            for text in texts {
                assert_eq!(decimal.is_spelled(text.as_bytes()), Some(text == number), "{text}");
            }
            assert_eq!(decimal.is_spelled(b"-0"), Some(number == "0"));
            for text in ["00", "-01", "01", "1.0", "1e1", "-", ""] {
                assert_eq!(decimal.is_spelled(text.as_bytes()), None, "{text}");
            }
        }
    }
}
