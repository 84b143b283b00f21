//! The text up to a mark, of which the beginning may be all that has come.

/// The text before one of some marks.
pub(super) struct BeforeMark {
    /// The text.
    pub text: String,
    /// The number of the mark that has been found; without one the text is all that cannot be the
    /// beginning of any.
    pub found: Option<usize>,
    /// The white space before the mark, which belongs to it.
    pub blank: String,
}

impl BeforeMark {
    /// Takes the text before the first of `marks` and that mark itself, the longest of those that
    /// begin there; text that may be the beginning of a mark stays.
    pub(super) fn take(held: &mut String, marks: &[&str]) -> BeforeMark {
        let places = marks.iter().enumerate().filter_map(|(i, mark)| Some((held.find(mark)?, i)));
        let first = places.min_by_key(|&(at, i)| (at, usize::MAX - marks[i].len()));
        let longest = marks.iter().map(|mark| mark.len()).max().unwrap_or_default();
        if let Some((at, found)) = first {
            let text = held[..at].trim_end().to_owned();
            let blank = held[text.len()..at].to_owned();
            held.drain(..at + marks[found].len());
            return BeforeMark { text, found: Some(found), blank };
        }
        let begins = |&n: &usize| {
            let at = held.len() - n;
            held.is_char_boundary(at) && marks.iter().any(|mark| mark.starts_with(&held[at..]))
        };
        let keep = (1..longest.min(held.len() + 1)).rev().find(begins).unwrap_or(0);
        let rest = held.split_off(held[..held.len() - keep].trim_end().len());
        BeforeMark { text: std::mem::replace(held, rest), found: None, blank: String::new() }
    }

    /// Takes a text before which no mark comes.
    pub(super) fn all_of(held: &mut String) -> BeforeMark {
        BeforeMark { text: std::mem::take(held), found: None, blank: String::new() }
    }
}

/// Takes the white space at the beginning of a text away.
pub(super) fn trim(text: &mut String) {
    let blank = text.len() - text.trim_start().len();
    text.drain(..blank);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_and_longest_mark_ends_a_text() {
        let taken = |text: &str, marks: &[&str]| {
            let mut held = text.to_owned();
            let BeforeMark { text, found, .. } = BeforeMark::take(&mut held, marks);
            (text, found, held)
        };
        let of = |text: &str, found, held: &str| (text.to_owned(), found, held.to_owned());
        assert_eq!(taken("a <b>c<d>", &["<d>", "<b>"]), of("a", Some(1), "c<d>"));
        assert_eq!(taken("a<b>c", &["<b>", "<b>c"]), of("a", Some(1), ""));
        assert_eq!(taken("a <", &["<d>", "<b>"]), of("a", None, " <"));
        assert_eq!(taken("a< b", &["<b>"]), of("a< b", None, ""));
        assert_eq!(taken("a", &[]), of("a", None, ""));
    }
}
