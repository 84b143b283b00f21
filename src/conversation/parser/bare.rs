//! Recognises a call that no mark announces at the beginning of a text: `{"name": "…"` with the
//! name of a tool, perhaps in a Markdown fence.

/// A judgement of the text so far.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Beginning {
    /// It may still become one.
    Unknown,
    /// It is no call.
    Text,
    /// It is a call, whose object is at this byte.
    Call { at: usize, is_fenced: bool },
}

/// Reads the beginning of a text. `names` are those of the tools, as JSON writes them.
pub(super) fn beginning(text: &str, names: &[String]) -> Beginning {
    let mut rest = trim(text);
    let mut is_fenced = false;
    match Next::of(rest, "```") {
        Next::Unknown => return Beginning::Unknown,
        Next::Other => {}
        Next::Is(after) => {
            is_fenced = true;
            rest = match Next::of(after, "json") {
                Next::Unknown => return Beginning::Unknown,
                Next::Is(after) => trim(after),
                Next::Other => trim(after),
            };
        }
    }
    let at = text.len() - rest.len();
    for word in ["{", "\"name\"", ":"] {
        match Next::of(rest, word) {
            Next::Unknown => return Beginning::Unknown,
            Next::Other => return Beginning::Text,
            Next::Is(after) => rest = trim(after),
        }
    }
    let named = |name: &String| Next::of(rest, &format!("\"{name}\""));
    let mut beginning = Beginning::Text;
    for next in names.iter().map(named) {
        match next {
            Next::Is(_) => return Beginning::Call { at, is_fenced },
            Next::Unknown => beginning = Beginning::Unknown,
            Next::Other => {}
        }
    }
    beginning
}

/// A judgement of whether a text begins with a word.
enum Next<'a> {
    /// It has not come so far.
    Unknown,
    /// It begins with something else.
    Other,
    /// It begins with the word, and goes on with this.
    Is(&'a str),
}

impl Next<'_> {
    fn of<'a>(text: &'a str, word: &str) -> Next<'a> {
        match text.strip_prefix(word) {
            Some(after) => Next::Is(after),
            None if word.starts_with(text) => Next::Unknown,
            None => Next::Other,
        }
    }
}

/// Returns the text after JSON's white space.
fn trim(text: &str) -> &str {
    text.trim_start_matches([' ', '\t', '\n', '\r'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_a_call_once_its_name_is_whole() {
        let names = ["get".to_owned(), "get_\\\"x".to_owned()];
        for (head, tail) in [
            ("", "{\"name\": \"get\""),
            (" ```json\n", "{ \"name\":\n\"get_\\\"x\""),
            ("```", "{\"name\":\"get\""),
        ] {
            let text = format!("{head}{tail}");
            for n in 0..text.len() {
                assert_eq!(beginning(&text[..n], &names), Beginning::Unknown, "{:?}", &text[..n]);
            }
            let call = Beginning::Call { at: head.len(), is_fenced: head.contains('`') };
            assert_eq!(beginning(&text, &names), call);
            assert_eq!(beginning(&format!("{text}, \"a"), &names), call);
        }
        for text in [
            "a",
            "{\"a",
            "[",
            "```python",
            "``x",
            "{\"name\": 1",
            "{\"name\": \"gets",
            "{\"name\": \"ge\"",
            "{}",
        ] {
            assert_eq!(beginning(text, &names), Beginning::Text, "{text:?}");
        }
        assert_eq!(beginning("{\"name\": \"", &[]), Beginning::Text);
    }
}
