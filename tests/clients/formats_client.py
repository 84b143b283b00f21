#!/usr/bin/env python3
"""Texts of each format that masks let through, judged by the libraries that check formats.

    formats_client.py [COUNT]    COUNT texts of each format (300)

Texts are drawn with the masks of the Python package `hob_grammar` over single bytes. Those of a
format must be accepted by `jsonschema`; those of the schema that a type of pydantic or zod exports,
by that type. Texts that people write must be let through. A format next to other keywords of
strings must be enforced.

Needs `pip install hob_grammar 'jsonschema[format]' 'pydantic[email]' rfc3986-validator
rfc3987-syntax`, and zod 4 for Node below the folder that NODE_MODULES names. The exit code is 0 if
everything holds.
"""

import datetime
import ipaddress
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import uuid
from collections import Counter

import hob_grammar
import jsonschema
import pydantic
import pydantic.networks
import rfc3986_validator
import rfc3987_syntax

HERE = pathlib.Path(__file__).resolve().parent
# bytes after which a text is completed on the shortest way
LONGEST = 80
END = 256

# by format, texts that people write
WRITTEN = {
    "date": ["2024-02-29", "2000-02-29", "1999-12-31", "0001-01-01"],
    "time": ["08:30:06Z", "23:59:59.123456+05:45", "00:00:00-08:00"],
    "date-time": ["2024-05-01T10:20:30Z", "2024-02-29T23:59:59.999-03:00"],
    "duration": ["P1Y2M3DT4H5M6S", "PT36H", "P2W", "P10D", "PT0S"],
    "email": ["joe.bloggs@example.com", "a+b_c@sub.example.co.uk", "x@xn.io"],
    "idn-email": ["δοκιμή@παράδειγμα.ελ", "joe@example.com"],
    "name-email": ["Ada Lovelace <ada@example.com>", "ada@example.com"],
    "hostname": ["localhost", "www.example.com", "a--b.com", "1host", "xn--9n2bp8q.kr"],
    "idn-hostname": ["bücher.example", "例え.jp", "www.example.com"],
    "ipv4": ["127.0.0.1", "255.255.255.255", "0.0.0.0"],
    "ipv6": ["::1", "::", "2001:db8::7", "1:2:3:4:5:6:7:8", "fe80::1:2"],
    "ipvanyaddress": ["10.0.0.1", "::1"],
    "ipv4network": ["10.0.0.0/8", "192.168.1.128/25", "0.0.0.0/0", "1.2.3.4/32"],
    "ipv6network": ["2001:db8::/32", "::/0", "fe80::/10"],
    "ipvanynetwork": ["10.0.0.0/8", "2001:db8::/48"],
    "ipv4interface": ["192.168.1.7/24"],
    "ipv6interface": ["2001:db8::7/64"],
    "ipvanyinterface": ["192.168.1.7/24"],
    "uri": [
        "https://example.com/a/b?c=d&e=%20#f",
        "http://localhost:8080",
        "http://[2001:db8::7]/x",
        "urn:isbn:0451450523",
        "mailto:joe@example.com",
        "postgres://user:secret@db:5432/x",
        "file:///etc/hosts",
        "file://server/share/x",
        "tel:+1-816-555-1212",
    ],
    "url": ["https://example.com/a?b=c#d", "ftp://ftp.example.com/x"],
    "uri-reference": ["/a/b", "a?b#c", "#top", "https://example.com/", ""],
    "iri": ["https://example.com/ж?ü#é", "http://example.com/"],
    "iri-reference": ["/ж", "#é"],
    "uri-template": ["/users/{id}", "https://example.com{/path*}{?q,lang:3}", "plain"],
    "json-pointer": ["", "/a/0/b~1c~0d", "/ü"],
    "relative-json-pointer": ["0", "1/a/b", "2#", "10/x"],
    "uuid": ["2eb8aa08-aa98-41ea-b4aa-73b441d16380", "00000000-0000-0000-0000-000000000000"],
    "uuid1": ["2eb8aa08-aa98-11ea-b4aa-73b441d16380"],
    "uuid4": ["2EB8AA08-AA98-41EA-B4AA-73B441D16380"],
    "uuid7": ["018f4e9a-7c1b-7def-8a2b-3c4d5e6f7a8b"],
    "regex": [r"^\d{3}-\d{4}$", "[a-z]+(?:foo|bar)*", r"a{2,5}\.b", "([A-Z][a-z]+ ?)+"],
    "byte": ["", "aGVsbG8=", "aGVsbG8h"],
    "base64": ["YQ==", "aGVsbG8="],
    "base64url": ["aGVsbG8h", "_-_-"],
    "jwt": ["eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.c2ln"],
    "color": ["#fff", "#00ff7f", "teal"],
    "nanoid": ["V1StGXR8_Z5jdHi6B-myT"],
    "ulid": ["01ARZ3NDEKTSV4RRFFQ69G5FAV"],
    "cuid": ["cjld2cjxh0000qzrmn831i7rn"],
    "decimal": ["12.50", "-3", "0.001"],
    "mac": ["00:1B:44:11:3A:B7"],
    "cidrv4": ["10.1.2.3/8"],
    "e164": ["+14155552671"],
}

# types of pydantic that say their format, or what it takes the format for
TYPES = {
    "AnyUrl": pydantic.AnyUrl,
    "HttpUrl": pydantic.HttpUrl,
    "EmailStr": pydantic.EmailStr,
    "NameEmail": pydantic.NameEmail,
    "IPv4Address": ipaddress.IPv4Address,
    "IPv6Address": ipaddress.IPv6Address,
    "IPv4Network": ipaddress.IPv4Network,
    "IPv6Network": ipaddress.IPv6Network,
    "IPv4Interface": ipaddress.IPv4Interface,
    "IPv6Interface": ipaddress.IPv6Interface,
    "IPvAnyAddress": pydantic.IPvAnyAddress,
    "IPvAnyNetwork": pydantic.IPvAnyNetwork,
    "IPvAnyInterface": pydantic.IPvAnyInterface,
    "MultiHostUrl": pydantic.networks._BaseMultiHostUrl,
    "date": datetime.date,
    "time": datetime.time,
    "datetime": datetime.datetime,
    "AwareDatetime": pydantic.AwareDatetime,
    "timedelta": datetime.timedelta,
    "UUID": uuid.UUID,
    "UUID1": pydantic.UUID1,
    "UUID3": pydantic.UUID3,
    "UUID4": pydantic.UUID4,
    "UUID5": pydantic.UUID5,
    "UUID6": pydantic.UUID6,
    "UUID7": pydantic.UUID7,
    "UUID8": pydantic.UUID8,
    "Pattern": re.Pattern,
    "bytes": bytes,
    "Base64Bytes": pydantic.Base64Bytes,
    "Base64UrlBytes": pydantic.Base64UrlBytes,
    "SecretStr": pydantic.SecretStr,
    "Path": pathlib.Path,
}

# keywords next to a format
TOGETHER = [
    {"format": "email", "maxLength": 60},
    {"format": "email", "minLength": 10, "maxLength": 40},
    {"format": "email", "pattern": "@example\\.com$"},
    {"format": "uri", "minLength": 1, "maxLength": 2083},
    {"format": "uri", "pattern": "^https://"},
    {"format": "uri", "maxLength": 100},
    {"format": "hostname", "maxLength": 100},
    {"format": "hostname", "minLength": 3, "maxLength": 253},
    {"format": "date-time", "pattern": "Z$"},
    {"format": "date-time", "maxLength": 30},
    {"format": "date", "pattern": "^20"},
    {"format": "uuid", "minLength": 36, "maxLength": 36},
    {"format": "ipv6", "maxLength": 39},
    {"format": "ipv4", "pattern": "^10\\."},
    {"format": "byte", "maxLength": 1000},
    {"format": "uri-reference", "minLength": 1, "maxLength": 200},
    {"format": "date", "enum": ["2024-02-29", "2023-02-29"]},
]


def vocabulary():
    return hob_grammar.Vocabulary([bytes([byte]) for byte in range(256)] + [None], [END])


def kind(byte):
    """Returns the kind of character that a byte begins: kinds are drawn alike, not bytes."""
    c = chr(byte)
    for i, holds in enumerate((c.isdigit(), byte < 128 and c.isalpha(), byte < 128)):
        if holds:
            return i
    return 3


def draw(constraint, rng):
    """Returns a text that the masks let through."""
    matcher, text = hob_grammar.Matcher(constraint), bytearray()
    while len(text) < LONGEST:
        allowed = matcher.allowed()
        if allowed == [END] or (allowed[-1] == END and rng.random() < 0.2):
            break
        kinds = {}
        for token in allowed:
            if token != END:
                kinds.setdefault(kind(token), []).append(token)
        token = rng.choice(kinds[rng.choice(sorted(kinds))])
        assert matcher.advance(token)
        text.append(token)
    return bytes(text) + bytes(matcher.completion() or [])


def lets_through(constraint, value):
    """Returns whether a value can be written."""
    matcher = hob_grammar.Matcher(constraint)
    tokens = list(json.dumps(value, ensure_ascii=False).encode())
    return matcher.advance_all(tokens) == len(tokens) and matcher.is_accepting


def also(name, text):
    """Returns whether libraries that `jsonschema` does without agree."""
    if name in ("uri", "uri-reference"):
        rule = {"uri": "URI", "uri-reference": "URI_reference"}[name]
        return bool(rfc3986_validator.validate_rfc3986(text, rule=rule))
    if name in ("iri", "iri-reference"):
        return rfc3987_syntax.is_valid_syntax(name.replace("-", "_"), text)
    return True


class Check:
    def __init__(self, count):
        self.count, self.rng = count, random.Random(7)
        self.vocabulary = vocabulary()
        self.faults = Counter()

    def fault(self, what, example):
        self.faults[what] += 1
        if self.faults[what] <= 4:
            print(f"{what}: {example!r}", flush=True)

    def compiled(self, schema):
        return hob_grammar.Constraint(self.vocabulary, "json_schema", schema)

    def texts(self, name, schema, n=None):
        constraint = self.compiled(schema)
        if constraint.ignored:
            self.fault(f"{name} is not enforced", constraint.ignored)
        drawn = {draw(constraint, self.rng) for _ in range(n or self.count)}
        return [json.loads(text) for text in drawn]

    def formats(self):
        newest = jsonschema.Draft202012Validator.FORMAT_CHECKER
        oldest = jsonschema.Draft3Validator.FORMAT_CHECKER
        judged = 0
        for name, written in WRITTEN.items():
            constraint = self.compiled({"type": "string", "format": name})
            for text in written:
                if not lets_through(constraint, text):
                    self.fault(f"{name} is refused", text)
            for text in self.texts(name, {"type": "string", "format": name}):
                judged += 1
                checker = newest if name in newest.checkers else oldest
                if not checker.conforms(text, name) or not also(name, text):
                    self.fault(f"{name} for jsonschema", text)
        return judged

    def pydantic(self):
        judged = 0
        for name, type_ in TYPES.items():
            adapter = pydantic.TypeAdapter(type_)
            for text in self.texts(f"pydantic's {name}", adapter.json_schema()):
                judged += 1
                try:
                    adapter.validate_json(json.dumps(text))
                except ValueError as error:
                    self.fault(f"pydantic's {name}", (text, str(error).split("\n")[1][:90]))
        return judged

    def zod(self):
        node = ["node", str(HERE / "formats_zod.mjs")]
        made = subprocess.run([*node, "schemas"], check=True, stdout=subprocess.PIPE)
        schemas = json.loads(made.stdout)
        texts = {name: self.texts(f"zod's {name}", schema) for name, schema in schemas.items()}
        given = json.dumps(texts).encode()
        refused = subprocess.run([*node, "judge"], check=True, input=given, stdout=subprocess.PIPE)
        for name, text in json.loads(refused.stdout):
            self.fault(f"zod's {name}", text)
        return sum(map(len, texts.values()))

    def together(self):
        for keywords in TOGETHER:
            schema = {"type": "string", **keywords}
            validator = jsonschema.Draft202012Validator(
                schema, format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER
            )
            for text in self.texts(json.dumps(keywords), schema, self.count // 10):
                if not validator.is_valid(text):
                    self.fault(f"{keywords} for jsonschema", text)
        # a text that only some libraries take for an address is no way around `not`
        either = {"oneOf": [{"type": "string", "format": "email"}, {"const": "joe@localhost"}]}
        if lets_through(self.compiled(either), "joe@localhost"):
            self.fault("oneOf", "joe@localhost")

    def numbers(self):
        for name, bits, signed in [("int32", 32, True), ("uint8", 8, False), ("int64", 64, True)]:
            constraint = self.compiled({"type": "integer", "format": name})
            most = 2 ** (bits - signed) - 1
            for value, holds in [(most, True), (most + 1, False), (-1, signed)]:
                if lets_through(constraint, value) != holds or constraint.ignored:
                    self.fault(name, value)


def main():
    check = Check(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
    if "NODE_MODULES" not in os.environ:
        sys.exit("NODE_MODULES names no folder with zod")
    judged = [part() for part in (check.formats, check.pydantic, check.zod)]
    check.together()
    check.numbers()
    print(f"{judged[0]} texts for jsonschema, {judged[1]} for pydantic, {judged[2]} for zod")
    print(dict(check.faults) or "all are accepted")
    sys.exit(bool(check.faults))


if __name__ == "__main__":
    main()
