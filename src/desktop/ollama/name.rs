//! Names of models in Ollama's form: `host/namespace/model:tag`, of which all but the model may be
//! left out.

/// Most characters of a host.
const LONGEST_HOST: usize = 350;
/// Most characters of each other part.
const LONGEST_PART: usize = 80;

/// The marks that may stand inside a part after its first character.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NamePartKind {
    Host,
    Namespace,
    ModelOrTag,
}

impl NamePartKind {
    fn is_valid(self, part: &str) -> bool {
        let longest = if self == NamePartKind::Host { LONGEST_HOST } else { LONGEST_PART };
        let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        let is_inside = |byte: u8| match byte {
            b'-' => true,
            b'.' => self != NamePartKind::Namespace,
            b':' => self == NamePartKind::Host,
            byte => is_word(byte),
        };
        part.len() <= longest
            && part.as_bytes().split_first().is_some_and(|(&first, rest)| {
                is_word(first) && rest.iter().all(|&byte| is_inside(byte))
            })
    }
}

/// Returns whether Ollama takes a text as a name.
pub(super) fn is_name(text: &str) -> bool {
    let (path, tag) = match text.rsplit_once(':') {
        // a colon before a slash is a port's
        Some((path, tag)) if !tag.contains('/') => (path, Some(tag)),
        _ => (text, None),
    };
    let (above, model) = match path.rsplit_once('/') {
        Some((above, model)) => (Some(above), model),
        None => (None, path),
    };
    let (host, namespace) = match above.map(|above| above.rsplit_once('/').ok_or(above)) {
        Some(Ok((host, namespace))) => (Some(host), Some(namespace)),
        Some(Err(namespace)) => (None, Some(namespace)),
        None => (None, None),
    };
    let host = host.map(|host| host.split_once("://").map_or(host, |(_, host)| host));
    NamePartKind::ModelOrTag.is_valid(model)
        && tag.is_none_or(|tag| NamePartKind::ModelOrTag.is_valid(tag))
        && namespace.is_none_or(|namespace| NamePartKind::Namespace.is_valid(namespace))
        && host.is_none_or(|host| NamePartKind::Host.is_valid(host))
}

/// Returns a name without the hub that may stand before it and the tag that all names have.
pub(super) fn plain_name(name: &str) -> &str {
    let name = without_hub(name);
    name.strip_suffix(":latest").unwrap_or(name)
}

/// Returns a name without the hub that may stand before it.
pub(super) fn without_hub(name: &str) -> &str {
    let hubs = ["hf.co/", "huggingface.co/"];
    hubs.iter().find_map(|hub| name.strip_prefix(hub)).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_ollama() {
        for name in [
            "mine",
            "mine:latest",
            "llama3.2:3b-instruct_q4",
            "me/mine:v1.0",
            "hf.co/org/Tiny-GGUF:Q4_K_M",
            "http://127.0.0.1:5000/a/b:c",
            "_a",
        ] {
            assert!(is_name(name), "{name}");
        }
        let long = "a".repeat(81);
        for name in [
            "",
            "../x y",
            "../x",
            "x y",
            "a/b c",
            ":tag",
            "a:",
            "/a",
            "a/",
            "a.b/c",
            "-a",
            "a//b",
            "a@b",
            "a:b:c",
            "h/n/m/x/y",
            "é",
            "a\nb",
            &long,
        ] {
            assert!(!is_name(name), "{name:?}");
        }
    }
}
