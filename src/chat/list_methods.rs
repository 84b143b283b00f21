//! Methods of Python that change a list, which the interpreter's lists have not: where a template
//! keeps a list in a namespace, as Kimi K2 Thinking's does, its statements are written anew as ones
//! that set the list.
//!
//! `{% set _ = a.b.append(x) %}` becomes `{% set a.b = a.b + [x] %}`, and
//! `{% set x = a.b.pop(0) %}` becomes `{% set x = a.b[0] %}{% set a.b = a.b[1:] %}`.

/// Returns the source with such statements written anew; all else stays as it is.
pub(super) fn rebuilt(source: &str) -> String {
    let mut out = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(start) = rest.find("{%") {
        let (before, tag) = rest.split_at(start);
        out.push_str(before);
        let Some(end) = tag.find("%}") else {
            rest = tag;
            break;
        };
        let (tag, after) = tag.split_at(end + 2);
        out.push_str(&statement(tag).unwrap_or_else(|| tag.to_owned()));
        rest = after;
    }
    out + rest
}

/// Returns a tag written anew; `None` if it changes no list of a namespace.
fn statement(tag: &str) -> Option<String> {
    let inside = tag.strip_prefix("{%")?.strip_suffix("%}")?;
    let open = if inside.starts_with(['-', '+']) { &inside[..1] } else { "" };
    let inside = &inside[open.len()..];
    let close = if inside.ends_with(['-', '+']) { &inside[inside.len() - 1..] } else { "" };
    let inside = inside[..inside.len() - close.len()].trim();
    let (target, value) = inside.strip_prefix("set ")?.split_once('=')?;
    let target = target.trim();
    let (list, method) =
        value.trim().strip_suffix(')')?.split_once('(').and_then(|(path, args)| {
            let (list, method) = path.rsplit_once('.')?;
            Some((list, (method, args)))
        })?;
    let is_in_namespace = list.split('.').count() == 2 && list.split('.').all(is_name);
    if !is_name(target) || !is_in_namespace {
        return None;
    }
    match method {
        ("append", item) => Some(format!("{{%{open} set {list} = {list} + [{item}] {close}%}}")),
        ("pop", "0") => Some(format!(
            "{{%{open} set {target} = {list}[0] %}}{{%- set {list} = {list}[1:] {close}%}}"
        )),
        ("pop", "" | "-1") => Some(format!(
            "{{%{open} set {target} = {list}[-1] %}}{{%- set {list} = {list}[:-1] {close}%}}"
        )),
        _ => None,
    }
}

/// Returns whether a text is a name.
fn is_name(text: &str) -> bool {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.chars().all(is_word) && text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
}

#[cfg(test)]
mod tests {
    use super::rebuilt;

    #[test]
    fn lists_of_namespaces_are_set_anew() {
        for (source, expected) in [
            (
                "a{%- set _ = q.ids.append(f(x) ~ ')') -%}b",
                "a{%- set q.ids = q.ids + [f(x) ~ ')'] -%}b",
            ),
            (
                "{%- set id = q.ids.pop(0) -%}",
                "{%- set id = q.ids[0] %}{%- set q.ids = q.ids[1:] -%}",
            ),
            ("{% set id = q.ids.pop() %}", "{% set id = q.ids[-1] %}{%- set q.ids = q.ids[:-1] %}"),
        ] {
            assert_eq!(rebuilt(source), expected);
        }
        for same in [
            "{% set _ = ids.append(x) %}",
            "{% set a.b = q.ids.pop(0) %}",
            "{% set x = q.ids.index(0) %}",
            "{% if q.ids.append(x) %}{% endif %}",
            "{{ q.ids.append(x) }} {% set",
        ] {
            assert_eq!(rebuilt(same), same);
        }
    }
}
