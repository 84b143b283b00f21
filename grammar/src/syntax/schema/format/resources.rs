//! Formats of URIs, IRIs and pointers, as all libraries read them.

use super::addresses::web_host;

/// Unreserved characters and delimiters within a component.
const NAME: &str = r"A-Za-z0-9._~!$&'()*+,;=\-";

/// A character that is written as a byte.
const ESCAPED: &str = "%[0-9A-Fa-f]{2}";

/// Characters beyond ASCII that IRIs may hold.
const BEYOND: &str = r"\u00a0-\ud7ff\uf900-\ufdcf\ufdf0-\uffef";

/// A JSON pointer.
const POINTER: &str = "(?:/(?:[^~/]|~[01])*)*";

/// Returns the pattern of a format of resources.
pub(super) fn pattern(name: &str) -> Option<String> {
    Some(match name {
        "uri" => uri(""),
        "iri" => uri(BEYOND),
        "url" => web(&["https?", "ftp"]),
        "uri-reference" => format!("{}|{}", uri(""), relative("")),
        "iri-reference" => format!("{}|{}", uri(BEYOND), relative(BEYOND)),
        "multi-host-uri" => {
            let host = format!("{}{}", web_host(), port());
            // a comma comes between hosts
            let user = user().replace(',', "");
            format!("[a-z][a-z0-9+.-]*://{user}{host}(?:,{host}){{0,7}}{}", rest(""))
        }
        "uri-template" => uri_template(),
        "json-pointer" => POINTER.to_owned(),
        // `jsonschema` refuses a 0 between other digits
        "relative-json-pointer" => format!("(?:0|[1-9]{{1,3}}0?)(?:#|{POINTER})"),
        _ => return None,
    })
}

/// Returns a port of at most 65535.
fn port() -> String {
    let large = "6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]";
    format!("(?::(?:[0-9]{{1,4}}|[1-5][0-9]{{4}}|{large}))?")
}

/// Returns a path that begins with a slash or is empty, a query and a fragment.
fn rest(beyond: &str) -> String {
    let part = format!("(?:[{NAME}:@/{beyond}]|{ESCAPED})");
    format!(r"(?:/{part}*)?{}", query(beyond))
}

fn query(beyond: &str) -> String {
    let part = format!("(?:[{NAME}:@/?{beyond}]|{ESCAPED})");
    format!(r"(?:\?{part}*)?(?:#{part}*)?")
}

/// Returns URIs of schemes with hosts, as browsers read them.
pub(super) fn web(schemes: &[&str]) -> String {
    format!("(?:{})://{}{}", schemes.join("|"), authority(), rest(""))
}

/// Returns a host with what may stand around it: a user and a port.
fn authority() -> String {
    format!("{}{}{}", user(), web_host(), port())
}

fn user() -> String {
    format!("(?:(?:[{NAME}]|{ESCAPED})+(?::(?:[{NAME}]|{ESCAPED})*)?@)?")
}

/// Returns URIs of all schemes, those of browsers with a host that they know.
fn uri(beyond: &str) -> String {
    let special = "https?|wss?|ftp";
    let authority = authority();
    let rest = rest(beyond);
    let part = format!("(?:[{NAME}:@/{beyond}]|{ESCAPED})");
    let first = format!("(?:[{NAME}:@{beyond}]|{ESCAPED})");
    let query = query(beyond);
    let other = format!(
        "(?!(?:{special}|file):)[a-z][a-z0-9+.-]*:(?://{authority}{rest}|/?{first}{part}*{query})"
    );
    let file = format!("file://{}?/{part}*{query}", web_host());
    format!("(?:(?:{special})://{authority}{rest}|{file}|{other})")
}

/// Returns references that are relative to another URI.
fn relative(beyond: &str) -> String {
    let first = format!("(?:[{NAME}@{beyond}]|{ESCAPED})");
    let part = format!("(?:[{NAME}:@/{beyond}]|{ESCAPED})");
    let inner = format!("(?:[{NAME}:@{beyond}]|{ESCAPED})");
    let host = format!("//{}{}{}", web_host(), port(), rest(beyond));
    format!("(?:{host}|(?:/(?:{inner}{part}*)?|{first}+(?:/{part}*)?)?{})", query(beyond))
}

/// Returns templates of RFC 6570, without bytes in names and with prefixes below 1000.
fn uri_template() -> String {
    let name = r"[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*";
    let variable = format!(r"{name}(?::[1-9][0-9]{{0,2}}|\*)?");
    let literal = format!(r"(?:[A-Za-z0-9!#$&()*+,\-./:;=?@\[\]_~]|{ESCAPED})");
    format!(r"(?:{literal}|\{{[+#./;?&]?{variable}(?:,{variable})*\}})*")
}
