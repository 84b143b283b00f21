use crate::expression::regex::Res;
use crate::syntax::pattern::search;

#[test]
fn texts_of_the_specifications() {
    let cases: [(&str, &[&str], &[&str]); 10] = [
        (
            "date",
            &["2024-02-29", "2000-02-29", "1999-12-31"],
            &["2023-02-29", "1900-02-29", "2024-13-01", "24-01-01"],
        ),
        (
            "time",
            &[
                "08:30:06Z",
                "23:59:60Z",
                "12:00:00.5+01:00",
                "00:59:60+01:00",
                "15:59:60-08:00",
                "01:29:60.5+01:30",
                "23:29:60+23:30",
                "05:44:60+05:45",
            ],
            &["24:00:00Z", "08:30:06", "12:00:60Z", "23:59:60+01:00", "12:29:60+00:00"],
        ),
        ("date-time", &["2024-01-02T03:04:05Z"], &["2024-01-02 03:04:05Z", "2024-01-02"]),
        (
            "duration",
            &["P4DT12H30M5S", "P1Y", "PT0S", "P2W", "P1Y2M"],
            &["P", "PT", "P1D2H", "4D", "P1W1D", "P1Y2D"],
        ),
        (
            "email",
            &["joe.bloggs@example.com", "\"a b\"@example.com", "a@[127.0.0.1]"],
            &["a", "a@", ".a@b.c", "a..b@c.d"],
        ),
        ("hostname", &["example.com", "a-b", "1.a"], &["-a", "a-", "a_b", "", "a..b"]),
        ("ipv4", &["127.0.0.1", "255.255.255.255"], &["256.1.1.1", "1.2.3", "01.2.3.4"]),
        (
            "ipv6",
            &["::1", "::", "1:2:3:4:5:6:7:8", "a::b:1.2.3.4", "1::8", "1:2:3:4:5:6:7::"],
            &["1::2::3", "12345::", ":1", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7"],
        ),
        (
            "uuid",
            &["2EB8AA08-AA98-11EA-B4AA-73B441D16380"],
            &["2eb8aa08-aa98-11ea-b4aa-73b441d1638", "x"],
        ),
        (
            "uri",
            &[
                "http://foo.bar/?baz=qux#quux",
                "urn:a:b",
                "mailto:a@b.c",
                "ldap://[2001:db8::7]/c",
                "http://u:p@a:80/",
                "file:///x",
            ],
            &["http://a:xx/", "http://a:8:0/", "//foo", "a b", "http:// x", ":a"],
        ),
    ];
    for (format, good, bad) in cases {
        let mut res = Res::new();
        let re = search(&super::standard::pattern(format).unwrap(), &mut res).unwrap();
        let mut matches = |text: &str| {
            let end = text.chars().fold(re, |re, c| res.step(re, c.into()));
            res.nullable(end)
        };
        for text in good {
            assert!(matches(text), "{format}: {text}");
        }
        for text in bad {
            assert!(!matches(text), "{format}: {text}");
        }
    }
}

#[test]
fn durations_are_those_that_pydantic_reads() {
    let Some(super::FormatRule::Text(pattern)) = super::generated("duration") else {
        panic!("no pattern")
    };
    let mut res = Res::new();
    let re = search(&pattern, &mut res).unwrap();
    let mut matches = |text: &str| {
        let end = text.chars().fold(re, |re, c| res.step(re, c.into()));
        res.nullable(end)
    };
    let read = [
        "P99999Y999999M9999999DT999999H9999999M9999999S",
        "P999999W",
        "PT9999999M9999999S",
        "PT999999999S",
        "P1YT36H",
    ];
    for text in read {
        assert!(matches(text), "{text}");
    }
    // 2^32 seconds and more, each alone and in sum
    let refused = [
        "PT1193047H",
        "PT71582789M",
        "PT4294967296S",
        "PT1193046H29M",
        "PT1193046H28M16S",
        "PT71582788M16S",
        "P1DT1193047H",
        "PT1H4294963696S",
        "P2739727Y",
        "P33333334M",
        "P142857143W",
        "P1000000000D",
    ];
    for text in refused {
        assert!(!matches(text), "{text}");
    }
}

#[test]
fn every_format_that_is_generated_has_an_automaton() {
    let names = [
        "date",
        "time",
        "date-time",
        "duration",
        "email",
        "name-email",
        "idn-email",
        "hostname",
        "host-name",
        "idn-hostname",
        "ipv4",
        "ip-address",
        "ipv6",
        "ipvanyaddress",
        "ipv4interface",
        "ipv6interface",
        "ipvanyinterface",
        "ipv4network",
        "ipv6network",
        "ipvanynetwork",
        "cidrv4",
        "cidrv6",
        "mac",
        "e164",
        "uri",
        "iri",
        "url",
        "uri-reference",
        "iri-reference",
        "multi-host-uri",
        "uri-template",
        "json-pointer",
        "relative-json-pointer",
        "uuid",
        "guid",
        "uuid1",
        "uuidv8",
        "regex",
        "jwt",
        "byte",
        "base64",
        "base64url",
        "hex",
        "nanoid",
        "cuid",
        "cuid2",
        "ulid",
        "xid",
        "ksuid",
        "emoji",
        "lowercase",
        "uppercase",
        "decimal",
        "color",
        "sha256_hex",
        "md5_base64",
        "sha512_base64url",
    ];
    for name in names {
        let Some(super::FormatRule::Text(pattern)) = super::generated(name) else {
            panic!("{name}")
        };
        let mut res = Res::new();
        let re = search(&pattern, &mut res).unwrap_or_else(|p| panic!("{name}: {p:?}"));
        assert!(res.is_live(re), "{name}");
    }
    for name in ["uuid9", "sha3_hex", "credit_card", ""] {
        assert_eq!(super::generated(name), None);
    }
}
