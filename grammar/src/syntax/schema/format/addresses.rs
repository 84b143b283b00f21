//! Formats of names and addresses of people and hosts, as all libraries read them.

/// Names that RFC 6761 reserves, under which no mail arrives.
const RESERVED: [&str; 6] = ["arpa", "invalid", "local", "localhost", "onion", "test"];

/// The last label of a host that is no number to a browser, which reads it as an IPv4 address
/// otherwise, nor Punycode.
const LAST_LABEL: &str = concat!(
    "(?:[A-Za-z](?:[A-Za-z0-9-]?[A-Za-z0-9])?",
    "|[A-Za-z][A-Za-z0-9-]{2}[A-Za-z0-9]",
    "|[A-Za-z][A-Za-z0-9-](?:[A-Za-z0-9][A-Za-z0-9-]|-[A-Za-z0-9])[A-Za-z0-9-]{0,58}",
    "[A-Za-z0-9])"
);

/// A label of letters, digits and hyphens, these not both third and fourth: such a label is
/// Punycode, which the libraries decode, or reserved.
const LABEL: &str = concat!(
    "(?:[A-Za-z0-9](?:[A-Za-z0-9-]?[A-Za-z0-9])?",
    "|[A-Za-z0-9][A-Za-z0-9-]{2}[A-Za-z0-9]",
    "|[A-Za-z0-9][A-Za-z0-9-](?:[A-Za-z0-9][A-Za-z0-9-]|-[A-Za-z0-9])[A-Za-z0-9-]{0,58}",
    "[A-Za-z0-9])"
);

/// Small letters of European scripts in a form of one character each, and digits: what every name
/// may hold in which there are letters beyond ASCII.
const EUROPEAN: &str = concat!(
    "0-9a-zß-öø-ÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįıĵķĸĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżž",
    r"\u03ac-\u03ce\u0430-\u045f"
);

/// Letters of East Asian scripts.
const EAST_ASIAN: &str = r"\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fa5\uac00-\ud7a3";

/// Returns the pattern of a format of names and addresses.
pub(super) fn pattern(name: &str) -> Option<String> {
    Some(match name {
        "email" => email(),
        "name-email" => {
            let address = email();
            format!(r"(?:[A-Z][a-z]{{0,20}}(?: [A-Z][a-z]{{0,20}}){{0,3}} <{address}>|{address})")
        }
        "idn-email" => {
            let atom = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~\u00a1-\ud7ff\uf900-\ufdcf-]";
            format!(r"{atom}+(?:\.{atom}+)*@{}", idn_host())
        }
        "hostname" | "host-name" => host(),
        "idn-hostname" => idn_host(),
        "ipv4" | "ip-address" => ipv4(),
        "ipv6" => ipv6(),
        "ipvanyaddress" => format!("{}|{}", ipv4(), ipv6()),
        "ipv4interface" | "cidrv4" | "cidr" => with_prefix_of_four(),
        "ipv6interface" | "cidrv6" | "cidr-v6" => with_prefix_of_six(),
        "ipvanyinterface" => format!("{}|{}", with_prefix_of_four(), with_prefix_of_six()),
        "ipv4network" => network_of_four(),
        "ipv6network" => network_of_six(),
        "ipvanynetwork" => format!("{}|{}", network_of_four(), network_of_six()),
        "mac" => "(?:[0-9A-F]{2}:){5}[0-9A-F]{2}|(?:[0-9a-f]{2}:){5}[0-9a-f]{2}".to_owned(),
        "e164" => r"\+[1-9][0-9]{6,14}".to_owned(),
        _ => return None,
    })
}

/// Returns an address without quotes and literals, under a name that can be on the internet.
fn email() -> String {
    let reserved: Vec<String> = RESERVED.iter().map(|name| in_any_case(name)).collect();
    let reserved = reserved.join("|");
    format!(
        concat!(
            r"(?=[^@]{{1,64}}@)(?=.{{1,254}}$)[A-Za-z0-9_+-]+(?:\.[A-Za-z0-9_+-]+)*",
            r"@(?:{}\.)+(?!(?:{})$)[A-Za-z]{{2,63}}"
        ),
        LABEL, reserved
    )
}

fn in_any_case(name: &str) -> String {
    name.chars().map(|c| format!("[{}{c}]", c.to_ascii_uppercase())).collect()
}

fn host() -> String {
    let label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
    format!(r"(?=.{{1,253}}$){label}(?:\.{label})*")
}

/// Returns a name of at most 4 labels of letters of many scripts: Punycode writes them with at most
/// 63 characters.
fn idn_host() -> String {
    let all = format!("[{EUROPEAN}{EAST_ASIAN}]");
    let european = format!("[{EUROPEAN}](?:-?[{EUROPEAN}]){{0,13}}");
    let label = format!("(?:{all}(?:-?{all}){{0,9}}|{european}|[a-z0-9](?:-?[a-z0-9]){{0,30}})");
    format!(r"{label}(?:\.{label}){{0,3}}")
}

/// Returns the host of a URI that browsers open.
pub(super) fn web_host() -> String {
    format!(r"(?:(?:{LABEL}\.)*{LAST_LABEL}|{}|\[{}\])", ipv4(), ipv6())
}

/// Returns the numbers from `least` to `most`, without leading zeros.
fn between(least: u32, most: u32) -> String {
    let all: Vec<String> = (least..=most).map(|n| n.to_string()).collect();
    format!("(?:{})", all.join("|"))
}

fn octet() -> &'static str {
    "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
}

fn ipv4() -> String {
    format!(r"(?:(?:{0}\.){{3}}{0})", octet())
}

/// Returns the length of a prefix behind a slash.
fn prefix(least: u32, most: u32) -> String {
    format!("/{}", between(least, most))
}

fn with_prefix_of_four() -> String {
    format!("{}{}", ipv4(), prefix(0, 32))
}

fn with_prefix_of_six() -> String {
    format!("{}{}", ipv6(), prefix(0, 128))
}

/// Returns eight groups, or fewer and one `::`; zod knows no IPv4 address at the end.
fn ipv6() -> String {
    let group = "[0-9A-Fa-f]{1,4}";
    let mut ways =
        vec![format!("(?:{group}:){{7}}{group}"), format!("::(?:{group}(?::{group}){{0,6}})?")];
    for before in 1..=7 {
        let head = format!("{group}(?::{group}){{{}}}", before - 1);
        let tail = match 7 - before {
            0 => String::new(),
            after => format!("(?:{group}(?::{group}){{0,{}}})?", after - 1),
        };
        ways.push(format!("{head}::{tail}"));
    }
    format!("(?:{})", ways.join("|"))
}

/// Returns networks whose bits behind the prefix are 0.
fn network_of_four() -> String {
    let mut ways = Vec::new();
    for length in 0..=32u32 {
        let n_whole = length / 8;
        let n_bits = length % 8;
        let mut octets = vec![octet().to_owned(); n_whole as usize];
        if n_bits > 0 {
            let step = 256 >> n_bits;
            let values: Vec<String> = (0..1u32 << n_bits).map(|n| (n * step).to_string()).collect();
            octets.push(format!("(?:{})", values.join("|")));
        }
        octets.resize(4, "0".to_owned());
        ways.push(format!("{}/{length}", octets.join(r"\.")));
    }
    format!("(?:{})", ways.join("|"))
}

/// Returns networks whose bits behind the prefix are 0, as they are written: `2001:db8::/32`.
fn network_of_six() -> String {
    let group = "[0-9A-Fa-f]{1,4}";
    let mut ways = vec![format!("::{}", prefix(0, 128))];
    for before in 1..=7u32 {
        let head = format!("{group}(?::{group}){{{}}}", before - 1);
        ways.push(format!("{head}::{}", prefix(16 * before, 128)));
    }
    // a prefix that ends within one of the groups of a network
    for before in 0..4u32 {
        for n_bits in 1..16 {
            let group = format!("(?:{group}:){{{before}}}{}", group_of_prefix(n_bits));
            ways.push(format!("{group}::/{}", 16 * before + n_bits));
        }
    }
    format!("(?:{})", ways.join("|"))
}

/// Returns the groups of 16 bits of which only the first `n_bits` are set.
fn group_of_prefix(n_bits: u32) -> String {
    let n_zeros = (16 - n_bits) / 4;
    let digit = match (16 - n_bits) % 4 {
        0 => return format!("(?:[0-9A-Fa-f]{{1,{}}}0{{{n_zeros}}})", 4 - n_zeros),
        1 => "[02468ACEace]",
        2 => "[048Cc]",
        _ => "[08]",
    };
    format!("(?:[0-9A-Fa-f]{{0,{}}}{digit}0{{{n_zeros}}})", 3 - n_zeros)
}
