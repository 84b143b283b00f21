//! Templates that try to use up time, memory or the stack end with an error, soon.

use std::time::{Duration, Instant};

use hob::chat::{ChatTemplate, Error};
use serde_json::{Map, json};

/// Returns how a template that must not render fails: when it is loaded, or when it is rendered.
fn failure(name: &str, source: &str) -> Error {
    let start = Instant::now();
    let variables = Map::from_iter([(
        "messages".to_owned(),
        json!([{ "role": "user", "content": "x".repeat(1000) }]),
    )]);
    let result = ChatTemplate::from_source(source, "<s>", "</s>")
        .and_then(|template| template.render(&variables));
    assert!(start.elapsed() < Duration::from_secs(30), "{name} took {:?}", start.elapsed());
    match result {
        Ok(text) => {
            panic!("{name} rendered {} bytes: {:?}", text.len(), &text[..text.len().min(100)])
        }
        Err(error) => error,
    }
}

#[test]
fn endless_work_ends() {
    let nested = "{% for a in range(100000) %}".repeat(5) + "{{ a }}" + &"{% endfor %}".repeat(5);
    let cases = [
        ("nested loops", nested.as_str()),
        ("macro that calls itself", "{% macro f(x) %}{{ f(x) }}{% endmacro %}{{ f(1) }}"),
        (
            "macros that call each other",
            "{% macro f() %}{{ g() }}{% endmacro %}{% macro g() %}{{ f() }}{% endmacro %}{{ f() }}",
        ),
        ("recursive loop", "{% for i in [1] recursive %}{{ loop([1]) }}{% endfor %}"),
        ("range", "{{ range(99999999999)|list }}"),
        (
            "work without output",
            "{% for a in range(99999) %}{% for b in range(99999) %}{% if a > b %}{% endif %}{% \
             endfor %}{% endfor %}",
        ),
    ];
    for (name, source) in cases {
        let error = failure(name, source);
        assert!(matches!(error, Error::Limit { .. } | Error::Render { .. }), "{name}: {error}");
    }
}

#[test]
fn growth_ends() {
    let doubled = |set: &str| {
        format!(
            "{{% set ns = namespace(x='ab', l=[1]) %}}{{% for i in range(99) %}}{set}{{% endfor \
             %}}{{{{ ns.x|length }}}}"
        )
    };
    let unrolled =
        "{% set x = 'ab' %}".to_owned() + &"{% set x = x ~ x %}".repeat(60) + "{{ x|length }}";
    let cases = [
        ("x ~ x", doubled("{% set ns.x = ns.x ~ ns.x %}")),
        ("x + x", doubled("{% set ns.x = ns.x + ns.x %}")),
        ("join", doubled("{% set ns.x = [ns.x, ns.x]|join(ns.x) %}")),
        ("join method", doubled("{% set ns.x = ns.x.join([ns.x, ns.x]) %}")),
        ("replace", doubled("{% set ns.x = ns.x|replace('a', ns.x) %}")),
        ("replace method", doubled("{% set ns.x = ns.x.replace('a', ns.x) %}")),
        ("format", doubled("{% set ns.x = '%s%s'|format(ns.x, ns.x) %}")),
        ("lists", doubled("{% set ns.l = [ns.l, ns.l] %}")),
        ("list sums", doubled("{% set ns.l = ns.l + ns.l %}")),
        ("captured", doubled("{% set y %}{{ ns.x }}{{ ns.x }}{% endset %}{% set ns.x = y %}")),
        ("unrolled", unrolled),
        ("macro arguments", "{% macro f(x) %}{{ f(x ~ x) }}{% endmacro %}{{ f('ab') }}".to_owned()),
        (
            "loops over products",
            "{% for a in ['ab'] %}".to_owned()
                + &"{% for a in [a ~ a ~ a ~ a] %}".repeat(40)
                + "{{ a|length }}"
                + &"{% endfor %}".repeat(41),
        ),
        ("repetition", "{% set x = 'x' * 99999999 %}{{ x }}".to_owned()),
        ("width", "{{ '%999999999d'|format(1) }}".to_owned()),
        ("width of a method", "{{ '{:999999999}'.format(1) }}".to_owned()),
        ("indent", "{{ 'a\nb'|indent(999999999) }}".to_owned()),
        ("indented JSON", "{{ ([[1]]|tojson(indent=900000000))|length }}".to_owned()),
        (
            "replace in each",
            doubled(
                "{% set ns.l = ns.l + ns.l if ns.l|length < 999 else \
                 ns.l|map('string')|map('replace', '1', 'x' * 9999)|list %}",
            ),
        ),
        ("batch", "{{ [1]|batch(999999999, 1)|list|length }}".to_owned()),
        (
            "output",
            "{% for a in range(99999) %}{% for b in range(9999) %}".to_owned()
                + &"word ".repeat(1000)
                + "{% endfor %}{% endfor %}",
        ),
        (
            "spaces",
            "{% for a in range(99999) %}{% for b in range(9999) %}".to_owned()
                + &" ".repeat(100_000)
                + "{{ a }}{% endfor %}{% endfor %}",
        ),
    ];
    for (name, source) in cases {
        let error = failure(name, &source);
        assert!(matches!(error, Error::Limit { .. } | Error::Render { .. }), "{name}: {error}");
    }
}

#[test]
fn what_an_expression_makes_on_its_way_ends() {
    let looped = |n: usize, body: &str| {
        format!(
            "{{% set x = 'ab' * 90000 %}}{{% for i in range(100) %}}{{% for j in range({n}) \
             %}}{body}\
             {{% endfor %}}{{% endfor %}}"
        )
    };
    let chain = |link: &str, n: usize| vec![link; n].join(" ~ ");
    let cases = [
        (
            "a product, and a sum of many",
            format!("{{% set x = 'a' * 30000000 %}}{{{{ 'b' in ({}) }}}}", chain("x", 90)),
        ),
        ("a product in a condition", "{% if 'b' in 'a' * 90000000 %}{% endif %}".to_owned()),
        ("a product from the right", "{{ 90000000 * 'a' == 'b' }}".to_owned()),
        ("a product of products", "{{ ('a' * 9999 * 9999)|length }}".to_owned()),
        ("a product of a list", "{{ 'b' in [1, [2]] * 90000000 }}".to_owned()),
        (
            "a sum of many",
            format!("{{% set x = 'a' * 200000 %}}{{{{ 'b' in ({}) }}}}", chain("x", 90)),
        ),
        (
            "a sum of sums",
            format!(
                "{{% set x = 'a' * 50000 %}}{{{{ 'b' in ({}) }}}}",
                chain("(x ~ x ~ x ~ x)", 15)
            ),
        ),
        ("sums in loops", looped(1000, "{% if x == x ~ 'b' %}{% endif %}")),
        ("searches in loops", looped(9999, "{{ x.count('ab') }}")),
        ("searches of nothing kept", looped(9999, "{% if 'ba' * 1000 ~ 'c' in x %}{% endif %}")),
        (
            "searches for each",
            looped(100, "{% set y = x[:7000]|list|select('in', 'c' * 99999)|list %}"),
        ),
        ("sums of lists", "{{ (range(2000)|map('string')|list)|sum(start='') }}".to_owned()),
        (
            "many places",
            "{% set f = '{0}' * 60000 %}{% set x = 'a' * 99999 %}{{ f.format(x)|length }}"
                .to_owned(),
        ),
        ("many widths", "{{ ('%9999d' * 9999)|format(1)|length }}".to_owned()),
        (
            "many pieces",
            "{{ ('a' * 99999).split('a')|length }}{{ ('a' * 99999)|list|length }}".to_owned(),
        ),
        ("many values", "{{ ('[' ~ '1,' * 99999 ~ '1]')|from_json|length }}".to_owned()),
        (
            "captured",
            looped(
                1000,
                "{% set y %}{{ x }}{{ x }}{{ x }}{% endset %}{% if y in y ~ 'b' %}{% endif %}",
            ),
        ),
        ("escaped", "{{ ('&' * 99999)|escape|length }}".to_owned()),
    ];
    for (name, source) in cases {
        let start = Instant::now();
        let error = failure(name, &source);
        assert!(matches!(error, Error::Limit { .. } | Error::Render { .. }), "{name}: {error}");
        println!("{name}: {error} ({:?})", start.elapsed());
    }
}

#[test]
fn limits_grow_with_what_is_rendered() {
    let source = "{% for m in messages %}{% set c = m.content %}{{ c ~ c }}{{ c|tojson }}{{ '-' * \
                  9 }}\
                  {% set l = c.split('\n') %}{{ l|length }}{% endfor %}";
    let template = ChatTemplate::from_source(source, "<s>", "</s>").unwrap();
    let content = "some words in a line\n".repeat(200_000);
    let messages = json!([{ "role": "user", "content": content }]);
    let text = template.render(&Map::from_iter([("messages".to_owned(), messages)])).unwrap();
    assert!(text.ends_with("---------200001"), "{}", &text[text.len() - 40..]);

    let error =
        failure("too many words", &format!("{{{{ [{}] }}}}", "1, ".repeat(100))).to_string();
    assert_eq!(error, "the chat template's number of words in a tag exceeds the limit of 200");
    let error =
        failure("too large a value", "{% if 'a' * 9999999 == 'b' %}{% endif %}").to_string();
    assert!(
        error.starts_with("the chat template's values in bytes exceeds the limit of 2"),
        "{error}"
    );
}

#[test]
fn depth_ends() {
    let n = 100_000;
    let chain = |link: &str| format!("{{{{ 1{} }}}}", link.repeat(n));
    let around =
        |open: &str, close: &str| format!("{{{{ {}1{} }}}}", open.repeat(n), close.repeat(n));
    let cases = [
        ("attributes", chain(".b")),
        ("sum", chain("+1")),
        ("concatenation", chain("~1")),
        ("conjunction", chain(" and 1")),
        ("filters", chain("|abs")),
        ("tests", chain(" is defined")),
        ("calls", chain("()")),
        ("powers", chain("**1")),
        ("conditions", chain(" if 1 else 2")),
        ("signs", around("-", "")),
        ("negations", around("not ", "")),
        ("parentheses", around("(", ")")),
        ("lists", around("[", "]")),
        ("branches", "{% if a %}".to_owned() + &"{% elif b %}x".repeat(n) + "{% endif %}"),
        ("blocks", "{% if a %}".repeat(n / 10) + &"{% endif %}".repeat(n / 10)),
        ("size", "x".repeat(2 << 20)),
        (
            "a nested value",
            "{% set ns = namespace(x=[]) %}{% for i in range(100000) %}{% set ns.x \
                            = [ns.x] %}{% endfor %}"
                .to_owned(),
        ),
        (
            "a nested value, printed",
            "{% set ns = namespace(x=[]) %}{% for i in range(100000) %}{% \
                                     set ns.x = [ns.x] %}{% endfor %}{{ ns.x }}"
                .to_owned(),
        ),
        (
            "a namespace in itself",
            "{% set ns = namespace() %}{% set ns.x = ns %}{{ ns }}".to_owned(),
        ),
        (
            "a namespace in itself, in a list",
            "{% set ns = namespace() %}{% set ns.x = [ns] %}{{ ns ~ '' }}".to_owned(),
        ),
        (
            "a namespace in itself, by a dictionary",
            "{% set ns = namespace() %}{% set d = dict(a=ns) %}{% set ns.x = d %}{{ ns|tojson }}"
                .to_owned(),
        ),
    ];
    for (name, source) in cases {
        let error = failure(name, &source);
        let expected =
            matches!(error, Error::Limit { .. } | Error::Render { .. } | Error::Syntax { .. });
        assert!(expected, "{name}: {error}");
    }
}

#[test]
fn nothing_outside_is_in_reach() {
    for source in [
        "{% include '/etc/passwd' %}",
        "{% import 'x' as x %}",
        "{% extends 'x' %}",
        "{{ ''.__class__.__mro__ }}",
        "{{ messages.__class__.__init__ }}",
        "{{ open('/etc/passwd') }}",
    ] {
        failure(source, source);
    }
}

#[test]
fn errors_name_the_line_and_the_limit() {
    let message = |source: &str| failure(source, source).to_string();
    assert_eq!(message("a\n{% if %}"), "chat template, line 2: unexpected end of block");
    assert_eq!(
        message("{{ raise_exception('no ' ~ 'way') }}"),
        "the chat template refuses these messages: no way"
    );
    let line3 = message("{# a #}\n\n{{ messages.nothing.at.all }}");
    assert!(
        line3.starts_with("the chat template cannot render these messages: line 3: "),
        "{line3}"
    );
    let limit =
        message("{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}");
    assert_eq!(limit, "the chat template's work in instructions exceeds the limit of 5000000");
}

/// Values at the ends of their ranges, and such as nothing expects.
const EDGES: [&str; 24] = [
    "''",
    "'a\u{e9}b'",
    "'%s %5d {} {:>9}'",
    "[]",
    "[3, 1, 2]",
    "()",
    "(1, 'a')",
    "{}",
    "{'a': 1}",
    "none",
    "undefined_thing",
    "true",
    "0",
    "-1",
    "1.5",
    "9223372036854775807",
    "-9223372036854775808",
    "170141183460469231731687303715884105727",
    "-170141183460469231731687303715884105727 - 1",
    "1e308 * 10",
    "-1e308 * 10",
    "range(3)",
    "[1, 2]|map('string')",
    "namespace(a=1)",
];

/// Renders an expression, or fails; panics if the interpreter does.
fn survives(expression: &str) {
    let source = format!("{{% set x = {expression} %}}{{{{ x }}}}");
    let rendered = ChatTemplate::from_source(&source, "", "")
        .and_then(|template| template.render(&Map::new()));
    if let Err(error) = rendered {
        assert!(
            !error.to_string().contains("the interpreter of templates failed"),
            "{expression}: {error}"
        );
    }
}

#[test]
fn no_value_makes_the_interpreter_panic() {
    let filters = "abs attr batch bool capitalize chain default dictsort escape first float \
                   format from_json groupby \
                   indent int items join last length lines list lower map max min pprint reject \
                   rejectattr replace \
                   reverse round safe select selectattr slice sort split string sum title tojson \
                   trim unique upper \
                   wordcount zip";
    let tests = "boolean callable defined divisibleby endingwith eq even false filter float ge gt \
                 in integer iterable le \
                 lower lt mapping ne none number odd safe sameas sequence startingwith string test \
                 true undefined upper";
    let methods = "capitalize count endswith find format get isalpha isascii isdigit items join \
                   keys lower lstrip replace \
                   rfind rsplit rstrip split splitlines startswith strip title upper values";
    let signs = ["+", "-", "*", "/", "//", "%", "**", "~", "==", "<", "in", "and"];
    for a in EDGES {
        for filter in filters.split_whitespace() {
            survives(&format!("({a})|{filter}"));
            for b in EDGES {
                survives(&format!("({a})|{filter}({b})"));
            }
        }
        for test in tests.split_whitespace() {
            survives(&format!("({a}) is {test}"));
            for b in EDGES {
                survives(&format!("({a}) is {test}({b})"));
            }
        }
        for method in methods.split_whitespace() {
            survives(&format!("({a}).{method}()"));
            for b in EDGES {
                survives(&format!("({a}).{method}({b})"));
            }
        }
        for b in EDGES {
            for sign in signs {
                survives(&format!("({a}) {sign} ({b})"));
            }
            survives(&format!("({a})[{b}]"));
            survives(&format!("({a})[{b}:]"));
            survives(&format!("({a})[:{b}]"));
            survives(&format!("({a})[::{b}]"));
            survives(&format!("({a})[{b}::-1]"));
            survives(&format!("({a})[:{b}:-2]"));
            survives(&format!("({a})|int(0, {b})"));
            survives(&format!("({a})|round({b}, 'ceil')"));
            survives(&format!("({a})|batch(2, {b})|list"));
            survives(&format!("({a})|replace({b}, 'x')"));
            survives(&format!("({a}).replace('a', 'b', {b})"));
            survives(&format!("({a}).split('a', {b})"));
            survives(&format!("range({a}, {b})"));
            survives(&format!("range(0, {a}, {b})"));
        }
    }
}

/// A slice with a step is Python's, and a division by zero is an error that says so.
#[test]
fn what_the_interpreter_does_otherwise_is_pythons() {
    let cases = [
        ("{{ ''[::-1] }}", ""),
        ("{{ 'abc'[::-1] }}", "cba"),
        ("{{ 'abc'[:0:-1] }}", "cb"),
        ("{{ 'abc'[-5::-1] }}", ""),
        ("{{ 'h\u{e9}llo'[3:0:-2] }}", "l\u{e9}"),
        ("{{ [][::-1] }}", "[]"),
        ("{{ 'abc'[9999:][::-1] }}", ""),
        ("{{ [1, 2, 3, 4][::-2] }}", "[4, 2]"),
        ("{{ [1, 2, 3, 4][1:3:1][0] }}", "2"),
        ("{{ (1, 2, 3)[::-1] }}", "(3, 2, 1)"),
        ("{{ ()[::-1] }}", "()"),
        ("{{ range(5)[::-1]|list }}", "[4, 3, 2, 1, 0]"),
        ("{% for m in messages[::-1] %}{{ m }}{% endfor %}", "321"),
        ("{{ messages[::-1][1:] }}", "[2, 1]"),
        (
            "{{ 6 is divisibleby 3 }} {{ 6 is divisibleby(4) }} {{ 'a' is divisibleby 2 }}",
            "True False False",
        ),
    ];
    let variables = Map::from_iter([("messages".to_owned(), json!([1, 2, 3]))]);
    for (source, expected) in cases {
        let template =
            ChatTemplate::from_source(source, "", "").unwrap_or_else(|e| panic!("{source}: {e}"));
        assert_eq!(template.render(&variables).unwrap(), expected, "{source}");
    }
    let cases = [
        ("{% if 1 is divisibleby 0 %}{% endif %}", "division by zero"),
        ("{{ 1.5 is divisibleby(0.0) }}", "division by zero"),
        ("{{ 'abc'[::0] }}", "step of 0"),
        ("{{ 1 % 0 }}", "1 % 0"),
        ("{{ {'a': 1}[::2] }}", "cannot be sliced"),
    ];
    for (source, expected) in cases {
        let error = failure(source, source).to_string();
        assert!(error.contains(expected), "{source}: {error}");
    }
}
