//! The name of a tool where a call has it. Some names hold what ends a name, as `a:b` does where a
//! colon stands after names: which one it is, the names of the tools tell.

/// A judgement of what stands after a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AfterName {
    /// It has not come so far.
    Unknown,
    /// It is not what ends a name.
    Other,
    /// It ends the name, with so many bytes.
    Ends(usize),
}

/// A judgement of a text that begins with the name of a tool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum KnownName<'a> {
    /// It may yet become one.
    Unknown,
    /// It is none of those that are known.
    Other,
    /// It is this one, which ends with the byte before `end`.
    Is { name: &'a str, end: usize },
}

impl<'a> KnownName<'a> {
    /// Reads the name with which a text begins, the longest of `names` that `after` says is ended.
    pub(super) fn of(
        text: &str,
        names: impl Iterator<Item = &'a str>,
        after: impl Fn(&str) -> AfterName,
    ) -> KnownName<'a> {
        let mut found: Option<(&str, usize)> = None;
        let mut n_unsure = 0;
        for name in names.filter(|name| !name.is_empty()) {
            let Some(rest) = text.strip_prefix(name) else {
                if name.starts_with(text) {
                    n_unsure = n_unsure.max(name.len());
                }
                continue;
            };
            match after(rest) {
                AfterName::Unknown => n_unsure = n_unsure.max(name.len()),
                AfterName::Other => {}
                AfterName::Ends(n) => {
                    if found.is_none_or(|(known, _)| known.len() < name.len()) {
                        found = Some((name, name.len() + n));
                    }
                }
            }
        }
        match found {
            Some((name, end)) if name.len() >= n_unsure => KnownName::Is { name, end },
            _ if n_unsure > 0 => KnownName::Unknown,
            _ => KnownName::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_name_that_is_ended_counts() {
        let names = ["a", "a:b", "a:b:1", "x y"];
        let after = |rest: &str| match rest.strip_prefix(':') {
            Some(number) => {
                let digits = number.trim_start_matches(|c: char| c.is_ascii_digit());
                match digits.strip_prefix('|') {
                    Some(_) => AfterName::Ends(rest.len() - digits.len() + 1),
                    None if digits.is_empty() => AfterName::Unknown,
                    None => AfterName::Other,
                }
            }
            None if rest.is_empty() => AfterName::Unknown,
            None => AfterName::Other,
        };
        let of = |text: &str| KnownName::of(text, names.into_iter(), after);
        for (text, name) in [
            ("a:0|{", "a"),
            ("a:b:0|", "a:b"),
            ("a:b:1|", "a:b"),
            ("a:b:1:2|", "a:b:1"),
            ("x y:3|", "x y"),
        ] {
            let end = text.find('|').unwrap() + 1;
            assert_eq!(of(text), KnownName::Is { name, end }, "{text}");
            for n in 1..end {
                assert_eq!(of(&text[..n]), KnownName::Unknown, "{:?}", &text[..n]);
            }
        }
        for text in ["b", "a|", "a:c", "x:1|"] {
            assert_eq!(of(text), KnownName::Other, "{text}");
        }
    }
}
