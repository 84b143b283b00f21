//! Formats of identifiers, encoded bytes and other codes, as all libraries read them.

/// Algorithms of signatures that the header of a token may name.
const ALGORITHMS: [&str; 13] = [
    "HS256", "HS384", "HS512", "RS256", "RS384", "RS512", "ES256", "ES384", "ES512", "PS256",
    "PS384", "PS512", "EdDSA",
];

/// Names of colours that CSS 2.1 knows.
const COLORS: &str = concat!(
    "aqua|black|blue|fuchsia|gray|green|lime|maroon|navy|olive|orange|purple|red|silver|teal",
    "|white|yellow"
);

/// Returns the pattern of a format of identifiers or codes.
pub(super) fn pattern(name: &str) -> Option<String> {
    let text = match name {
        "uuid" => {
            let zeros = "00000000-0000-0000-0000-000000000000";
            let ones = "ffffffff-ffff-ffff-ffff-ffffffffffff";
            return Some(format!("{}|{zeros}|{ones}", uuid("[1-8]")));
        }
        "guid" => "[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}",
        "regex" => return Some(regex()),
        "jwt" => return Some(jwt()),
        "byte" | "base64" => "(?:[0-9a-zA-Z+/]{4})*(?:[0-9a-zA-Z+/]{2}==|[0-9a-zA-Z+/]{3}=)?",
        // zod refuses padding, and pydantic what lacks it
        "base64url" => "(?:[A-Za-z0-9_-]{4})*",
        "hex" => "[0-9a-fA-F]*",
        "nanoid" => "[a-zA-Z0-9_-]{21}",
        "cuid" => "[cC][0-9a-z]{6,}",
        "cuid2" => "[0-9a-z]+",
        "ulid" => "[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}",
        "xid" => "[0-9a-vA-V]{20}",
        "ksuid" => "[A-Za-z0-9]{27}",
        "emoji" => {
            r"[\u{1f300}-\u{1f320}\u{1f400}-\u{1f43e}\u{1f600}-\u{1f64f}\u{1f680}-\u{1f6c5}]+"
        }
        "lowercase" => "[^A-Z]*",
        "uppercase" => "[^a-z]*",
        "decimal" => r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?",
        "color" => return Some(format!("#[0-9a-fA-F]{{3}}(?:[0-9a-fA-F]{{3}})?|{COLORS}")),
        _ => return uuid_of_version(name).or_else(|| hash(name)),
    };
    Some(text.to_owned())
}

/// Returns identifiers of RFC 9562 of some versions.
fn uuid(version: &str) -> String {
    let hex = "[0-9A-Fa-f]";
    format!("{hex}{{8}}-{hex}{{4}}-{version}{hex}{{3}}-[89ABab]{hex}{{3}}-{hex}{{12}}")
}

fn uuid_of_version(name: &str) -> Option<String> {
    let version = name.strip_prefix("uuid")?.trim_start_matches('v');
    matches!(version, "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8").then(|| uuid(version))
}

/// Returns the sum of an algorithm in an encoding: `sha256_hex`.
fn hash(name: &str) -> Option<String> {
    let (algorithm, encoding) = name.split_once('_')?;
    let n_bytes = match algorithm {
        "md5" => 16,
        "sha1" => 20,
        "sha256" => 32,
        "sha384" => 48,
        "sha512" => 64,
        _ => return None,
    };
    let n_padding = (3 - n_bytes % 3) % 3;
    let n_letters = (n_bytes * 4_usize).div_ceil(3);
    Some(match encoding {
        "hex" => format!("[0-9a-fA-F]{{{}}}", 2 * n_bytes),
        "base64" => format!("[A-Za-z0-9+/]{{{n_letters}}}{}", "=".repeat(n_padding)),
        "base64url" => format!("[A-Za-z0-9_-]{{{n_letters}}}"),
        _ => return None,
    })
}

/// Returns signed tokens whose header names an algorithm and nothing else but the type.
fn jwt() -> String {
    let mut headers = Vec::new();
    for name in ALGORITHMS {
        headers.push(base64url(&format!(r#"{{"alg":"{name}","typ":"JWT"}}"#)));
        headers.push(base64url(&format!(r#"{{"typ":"JWT","alg":"{name}"}}"#)));
        headers.push(base64url(&format!(r#"{{"alg":"{name}"}}"#)));
    }
    format!(r"(?:{})\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+", headers.join("|"))
}

fn base64url(text: &str) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut out = String::new();
    for bytes in text.as_bytes().chunks(3) {
        let bits = bytes.iter().fold(0, |bits, &byte| bits << 8 | u32::from(byte));
        let bits = bits << (8 * (3 - bytes.len()));
        for i in 0..=bytes.len() {
            out.push(char::from(LETTERS[(bits >> (18 - 6 * i) & 63) as usize]));
        }
    }
    out
}

/// Returns regular expressions with groups up to two deep, of constructs that Python and ECMA-262
/// share.
fn regex() -> String {
    let class_item = r"(?:[A-Z]-Z|[a-z]-z|[0-9]-9|\\[dDwWsS]|\\[\\\]^-]|[A-Za-z0-9_ .,:;@!%=+*/$])";
    let class = format!(r"\[\^?{class_item}+\]");
    let atom = format!(
        r"(?:[A-Za-z0-9_ ,:;@!%=/<>#'&~\u0022-]|\.|\\[dDwWsSnrt\\^$.|?*+()\[\]{{}}/]|{class})"
    );
    let times: Vec<String> = (0..10).map(|n| format!("{n},[{n}-9]")).collect();
    let times = times.join("|");
    let bounds = format!(r"\{{(?:[0-9]{{1,2}},?|[0-9],[1-9][0-9]|{times})\}}");
    let repeated = format!(r"(?:(?:[*+?]|{bounds})\??)?");
    let mut item = format!("{atom}{repeated}");
    for _ in 0..2 {
        let sequence = format!(r"\^?(?:{item})*\$?");
        let group = format!(r"\((?:\?:)?{sequence}(?:\|{sequence})*\)");
        item = format!("(?:{atom}|{group}){repeated}");
    }
    let sequence = format!(r"\^?(?:{item})*\$?");
    format!(r"{sequence}(?:\|{sequence})*")
}
