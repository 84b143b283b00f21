//! Sets of characters as GBNF writes them, by themselves and inside JSON strings.

use super::text::{Text, TextPart, character};
use crate::expression::class::{Class, MAX};

/// Characters that JSON strings write as a backslash and a letter, with the letter.
const SHORT: [(u32, char); 8] = [
    (0x22, '"'),
    (0x5C, '\\'),
    (0x2F, '/'),
    (0x08, 'b'),
    (0x0C, 'f'),
    (0x0A, 'n'),
    (0x0D, 'r'),
    (0x09, 't'),
];

/// Returns a set as `[…]`, or as the literal of its one character.
pub(super) fn raw(class: &Class) -> Text {
    if let [(lo, hi)] = *class.ranges()
        && lo == hi
        && let Some(c) = char::from_u32(lo)
    {
        return Text::literal(&c.to_string());
    }
    // the shorter of the set and what it leaves out
    let others = class.negate();
    let negated = class.ranges().last().is_some_and(|r| r.1 == MAX) && !others.is_empty();
    let ranges = if negated { others.ranges() } else { class.ranges() };
    let mut out = String::from(if negated { "[^" } else { "[" });
    let one = |v: u32, out: &mut String| match char::from_u32(v) {
        Some(c) if v < 0x7F => character(c, &['[', ']', '-', '^'], out),
        _ if v <= 0xFF => out.push_str(&format!("\\x{v:02X}")),
        _ if v <= 0xFFFF => out.push_str(&format!("\\u{v:04X}")),
        _ => out.push_str(&format!("\\U{v:08X}")),
    };
    for &(lo, hi) in ranges {
        one(lo, &mut out);
        if hi > lo + 1 {
            out.push('-');
        }
        if hi > lo {
            one(hi, &mut out);
        }
    }
    out.push(']');
    Text::item(out)
}

/// Returns a character of a set as JSON strings may write it: itself, or any of its escapes. `hex`
/// is the rule of one digit.
pub(super) fn json(class: &Class, hex: &str) -> Text {
    let must_escape = Class::new([(0, 0x1F), (0x22, 0x22), (0x5C, 0x5C)]);
    let plain = class.negate().union(&must_escape).negate();
    let mut ways = Vec::new();
    if !plain.is_empty() {
        ways.push(raw(&plain));
    }
    let inside = |c: u32| class.ranges().iter().any(|&(lo, hi)| lo <= c && c <= hi);
    let letters =
        Class::new(SHORT.iter().filter(|s| inside(s.0)).map(|s| (s.1.into(), s.1.into())));
    let mut escapes = Vec::new();
    if !letters.is_empty() {
        escapes.push(raw(&letters));
    }
    let numbers = Text::alternatives(units(class, hex));
    escapes.push(Text::sequence([TextPart::Literal("u".into()), TextPart::Text(numbers)]));
    ways.push(Text::sequence([
        TextPart::Literal("\\".into()),
        TextPart::Text(Text::alternatives(escapes)),
    ]));
    Text::alternatives(ways)
}

/// Inclusive ranges, ascending.
type Ranges = Vec<(u32, u32)>;

/// Returns what may follow `\u`: four digits, and for what lies beyond the first plane a second
/// escape.
fn units(class: &Class, hex: &str) -> Vec<Text> {
    let first: Ranges = class
        .ranges()
        .iter()
        .filter(|r| r.0 <= 0xFFFF)
        .map(|&(lo, hi)| (lo, hi.min(0xFFFF)))
        .collect();
    let mut ways = if first.is_empty() { Vec::new() } else { digits(&first, 4, hex) };
    for &(lo, hi) in class.ranges().iter().filter(|r| r.1 > 0xFFFF) {
        let lo = lo.max(0x1_0000) - 0x1_0000;
        let hi = hi - 0x1_0000;
        let mut pair = |high: (u32, u32), low: (u32, u32)| {
            let one = |(a, b): (u32, u32), base: u32| {
                Text::alternatives(digits(&[(base + a, base + b)], 4, hex))
            };
            let high = one(high, 0xD800);
            let low = one(low, 0xDC00);
            ways.push(Text::sequence([
                TextPart::Text(high),
                TextPart::Literal("\\u".into()),
                TextPart::Text(low),
            ]));
        };
        // ten bits in each half
        let mut from = lo >> 10;
        let mut to = hi >> 10;
        let first = lo & 0x3FF;
        let last = hi & 0x3FF;
        if from == to {
            pair((from, from), (first, last));
            continue;
        }
        if first > 0 {
            pair((from, from), (first, 0x3FF));
            from += 1;
        }
        if last < 0x3FF {
            pair((to, to), (0, last));
            to -= 1; // above `from`, or `from` was moved past it
        }
        if from <= to {
            pair((from, to), (0, 0x3FF));
        }
    }
    ways
}

/// Returns the numbers of `n` hexadecimal digits within sorted ranges.
fn digits(ranges: &[(u32, u32)], n: u32, hex: &str) -> Vec<Text> {
    let size = 1u32 << (4 * n);
    if ranges.len() == 1 && ranges[0] == (0, size - 1) {
        return match n {
            0 => Vec::new(),
            1 => vec![Text::item(hex.into())],
            _ => vec![Text::item(format!("{hex}{{{n}}}"))],
        };
    }
    // what follows each first digit; digits with the same go together
    let part = size / 16;
    let mut groups: Vec<(Ranges, Vec<u32>)> = Vec::new();
    for digit in 0..16 {
        let start = digit * part;
        let end = digit * part + part - 1;
        let inner: Ranges = ranges
            .iter()
            .filter(|&&(lo, hi)| lo <= end && hi >= start)
            .map(|&(lo, hi)| (lo.max(start) - start, hi.min(end) - start))
            .collect();
        // neighbours become one
        let mut joined: Ranges = Vec::new();
        for (lo, hi) in inner {
            match joined.last_mut() {
                Some(last) if last.1 + 1 >= lo => last.1 = last.1.max(hi),
                _ => joined.push((lo, hi)),
            }
        }
        match groups.iter_mut().find(|g| g.0 == joined) {
            _ if joined.is_empty() => {}
            Some(group) => group.1.push(digit),
            None => groups.push((joined, vec![digit])),
        }
    }
    let mut ways = Vec::new();
    for (inner, list) in groups {
        let cases = list.iter().flat_map(|&d| match d {
            0..=9 => vec![(0x30 + d, 0x30 + d)],
            _ => vec![(0x41 + d - 10, 0x41 + d - 10), (0x61 + d - 10, 0x61 + d - 10)],
        });
        let first = raw(&Class::new(cases));
        let first = if list.len() == 16 { Text::item(hex.into()) } else { first };
        if n == 1 {
            ways.push(first);
        } else {
            let rest = Text::alternatives(digits(&inner, n - 1, hex));
            ways.push(Text::sequence([TextPart::Text(first), TextPart::Text(rest)]));
        }
    }
    ways
}
