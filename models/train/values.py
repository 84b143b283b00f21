"""Values as they stand in a text, and as they belong in JSON.

Every maker returns a `Value`: `text` is what the sentence says ("3 March 2026", "two", "49.90 EUR"), `json` what
the answer holds ("2026-03-03", 2, 49.90). Policy, the same in every task so that a prompt has one right answer:
dates become YYYY-MM-DD, times HH:MM, numbers JSON numbers with the digits of the text, all else is copied verbatim.
"""

import functools
import random
from dataclasses import dataclass

import words
import words_more
from words import split


class Num(str):
    """A JSON number that keeps its digits: 49.90 is written 49.90, not 49.9."""


@dataclass
class Value:
    text: str
    json: object
    type: str = "string"  # JSON Schema type
    hint: str = ""  # how the answer is written, for prompts that describe fields
    many: str = ""  # plural form, for things that can be counted


ONSET = [
    "b",
    "br",
    "c",
    "ch",
    "d",
    "dr",
    "f",
    "fl",
    "g",
    "gr",
    "h",
    "j",
    "k",
    "kr",
    "l",
    "m",
    "n",
    "p",
    "pr",
    "qu",
    "r",
    "s",
    "sh",
    "sk",
    "st",
    "t",
    "th",
    "tr",
    "v",
    "w",
    "y",
    "z",
]
VOWEL = ["a", "e", "i", "o", "u", "a", "e", "i", "o", "ai", "ea", "ia", "io", "au", "ou", "oe", "y"]
CODA = ["", "", "", "", "n", "r", "l", "s", "m", "k", "nd", "rt", "x", "th", "ss", "lm"]


def invented(rng: random.Random, held: bool, low: int = 2, high: int = 2) -> str:
    """A word composed of syllables. The held-out tenth of all such words stays unseen in training."""
    while True:
        word = "".join(rng.choice(ONSET) + rng.choice(VOWEL) + rng.choice(CODA) for _ in range(rng.randint(low, high)))
        if words.held_out(word) == held:
            return word


def listed(name: str, held: bool) -> list:
    """The entries of a list of `words.py`; those of training are joined by the many that only training uses."""
    return split(getattr(words, name), True) if held else trained(name)


@functools.cache
def trained(name: str) -> list:
    return split(getattr(words, name), False) + words_more.MORE.get(name, [])


ACCENTS = str.maketrans("aeouncsy", "äéøüñčšý")


def proper(rng, held, pool: str) -> str:
    """A proper name: usually from the list `pool`, often invented, sometimes with an accent."""
    if rng.random() < 0.6:
        return rng.choice(listed(pool, held))
    name = invented(rng, held).capitalize()
    if rng.random() < 0.12:
        at = rng.randrange(1, len(name))
        name = name[:at] + name[at].translate(ACCENTS) + name[at + 1 :]
    return name


def person(rng, held) -> Value:
    first, last = proper(rng, held, "FIRST"), proper(rng, held, "LAST")
    form = rng.random()
    if form < 0.80:
        name = f"{first} {last}"
    elif form < 0.86:
        name = f"{first} {rng.choice('ABCDEFGHJKLMNPRSTW')}. {last}"
    elif form < 0.92:
        name = f"{first} {last}-{proper(rng, held, 'LAST')}"
    else:
        name = f"{first} {rng.choice(['van', 'de', 'von', 'el', 'da'])} {last}"
    return Value(name, name)


def first_name(rng, held) -> Value:
    name = proper(rng, held, "FIRST")
    return Value(name, name)


def city(rng, held) -> Value:
    name = rng.choice(listed("CITY", held)) if rng.random() < 0.7 else invented(rng, held).capitalize()
    if rng.random() < 0.05:
        name = rng.choice(["New ", "Port ", "San ", "North ", "Bad "]) + name
    return Value(name, name)


def country(rng, held) -> Value:
    name = rng.choice(listed("COUNTRY", held))
    return Value(name, name)


def company(rng, held) -> Value:
    if not held and rng.random() < 0.35:
        name = rng.choice(words_more.MORE["COMPANY"])
        return Value(name, name)
    head = rng.choice(listed("COMPANY_WORD", held)) if rng.random() < 0.5 else proper(rng, held, "LAST")
    parts = [head, rng.choice(words.COMPANY_KIND), rng.choice(words.COMPANY_FORM)]
    if rng.random() < 0.15:
        parts[1] = "& " + proper(rng, held, "LAST")
    name = " ".join(p for p in parts if p)
    return Value(name, name)


def product(rng, held) -> Value:
    one, many = rng.choice(listed("PRODUCT", held))
    if rng.random() < 0.3:
        quality = rng.choice(words.COLOR + words.MATERIAL)
        one, many = f"{quality} {one}", f"{quality} {many}"
    return Value(one, one, many=many)


def model_name(rng, held) -> Value:
    """A branded article: "Zarvo X200"."""
    name = (
        invented(rng, held).capitalize()
        + rng.choice([" ", "-"])
        + rng.choice(["", "X", "Pro ", "S", "T"])
        + str(rng.randint(2, 900))
    )
    return Value(name, name)


def integer(rng, low: int, high: int, spell: float = 0.3) -> Value:
    n = rng.randint(low, high)
    if n <= 20 and rng.random() < spell:
        return Value(words.NUMBER_WORDS[n], Num(n), "integer")
    if n <= 99 and rng.random() < spell / 4:
        if n == 12 and rng.random() < 0.5:
            return Value("a dozen", Num(n), "integer")
        return Value(spelled(n), Num(n), "integer")
    text = f"{n:,}" if n >= 1000 and rng.random() < 0.4 else str(n)
    return Value(text, Num(n), "integer")


TENS = words._w("twenty thirty forty fifty sixty seventy eighty ninety")


def spelled(n: int) -> str:
    """A number below a hundred in words."""
    if n <= 20:
        return words.NUMBER_WORDS[n]
    ten, one = divmod(n, 10)
    return TENS[ten - 2] + (f"-{words.NUMBER_WORDS[one]}" if one else "")


def decimal(rng, low: float, high: float, unit: str = "") -> Value:
    text = f"{rng.uniform(low, high):.{rng.randint(1, 2)}f}"
    return Value(text + unit, Num(text), "number")


def amount(rng) -> str:
    top = rng.choice([20, 100, 100, 1000, 1000, 20000])
    value = rng.uniform(1, top)
    if rng.random() < 0.35:
        return str(int(value) + 1)
    return f"{value:.2f}" if rng.random() < 0.8 else f"{int(value)}.{rng.choice(['50', '90', '99', '00', '95'])}"


def money(rng) -> Value:
    digits = amount(rng)
    whole, _, cents = digits.partition(".")
    shown = f"{int(whole):,}" + ("." + cents if cents else "") if rng.random() < 0.5 else digits
    code, sign, name = rng.choice(words.CURRENCY)
    form = rng.random()
    if form < 0.4:
        text = f"{shown} {code}"
    elif form < 0.5:
        text = f"{code} {shown}"
    elif form < 0.75 and sign:
        text = sign + shown
    elif form < 0.8 and sign:
        text = rng.choice([f"{sign} {shown}", f"{shown} {sign}", f"{shown}{sign}"])
    else:
        text = f"{shown} {name}"
    return Value(text, Num(digits), "number", many=code)


def date(rng, held=False) -> Value:
    year, month, day = (
        rng.choice([2026, 2026, 2025, 2027, 2024, rng.randint(1950, 2040)]),
        rng.randint(1, 12),
        rng.randint(1, 28),
    )
    if rng.random() < 0.1:
        day = 29 + rng.randint(0, 1) if month != 2 else 28
    name = words.MONTHS[month - 1]
    tail = "th" if 10 <= day <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")
    text = rng.choice(
        [
            f"{day} {name} {year}",
            f"{day} {name} {year}",
            f"{name} {day}, {year}",
            f"{name} {day}, {year}",
            f"{day} {name[:3]} {year}",
            f"{name[:3]} {day}, {year}",
            f"{day}{tail} {name} {year}",
            f"{name} {day}{tail}, {year}",
            f"{year}-{month:02}-{day:02}",
            f"{year}-{month:02}-{day:02}",
            f"{day:02}.{month:02}.{year}",
            f"{day}.{month}.{year}",
            f"the {day}{tail} of {name} {year}",
            f"{year}/{month:02}/{day:02}",
            f"{day:02}-{month:02}-{year}",
            f"{name} {day} {year}",
            f"{day}{tail} {name}, {year}",
        ]
    )
    return Value(text, f"{year}-{month:02}-{day:02}", hint="YYYY-MM-DD")


def time(rng) -> Value:
    """A time of day. Spoken forms come with the part of the day, or are taken as they are: "half past seven" is 07:30."""
    hour, minute = rng.randint(0, 23), rng.choice([0, 0, 15, 30, 45, rng.randint(0, 59)])
    half, twelve = ("am" if hour < 12 else "pm"), (hour % 12 or 12)
    roll = rng.random()
    if roll < 0.43:
        text = f"{hour:02}:{minute:02}"
    elif roll < 0.82:
        space = rng.choice([" ", ""])
        half = rng.choice([half, half, half, f"{half[0]}.m.", half.upper()])
        text = f"{twelve}{space}{half}" if minute == 0 and rng.random() < 0.6 else f"{twelve}:{minute:02}{space}{half}"
    elif roll < 0.9:
        text = rng.choice([f"{hour}.{minute:02}", f"{hour:02}.{minute:02}", f"{hour}:{minute:02}", f"{hour}h{minute:02}", f"{hour:02}:{minute:02}h"])
    else:
        text, hour, minute = spoken(rng, hour, minute)
    return Value(text, f"{hour:02}:{minute:02}", hint="HH:MM")


def spoken(rng, hour: int, minute: int) -> tuple:
    """The words, and the hour and minute they say."""
    minute = rng.choice([0, 0, 0, 15, 30, 45])
    if minute == 0 and hour in (0, 12) and rng.random() < 0.7:
        return ("noon" if hour else "midnight"), hour, 0
    bare = rng.random() < 0.25
    if bare:
        hour = rng.randint(1, 12)
    shown = (hour + (minute == 45)) % 12 or 12
    if bare and minute == 45:
        hour = (shown - 1) or 12
    number = words.NUMBER_WORDS[shown] if rng.random() < 0.7 else str(shown)
    text = {0: f"{number} o'clock", 15: f"quarter past {number}", 30: f"half past {number}", 45: f"quarter to {number}"}[minute]
    if bare:
        return text, hour, minute
    at = hour + (minute == 45)
    part = "in the morning" if at < 12 else "in the afternoon" if at < 18 else "in the evening" if at < 24 else "in the morning"
    if at in (0, 12, 24):  # nobody says twelve o'clock in the morning
        return f"{hour:02}:{minute:02}", hour, minute
    return f"{text} {part}", hour, minute


def weekday(rng) -> Value:
    day = rng.choice(words.WEEKDAYS)
    return Value(day, day)


def email(rng, held) -> Value:
    first, last = proper(rng, held, "FIRST").lower(), proper(rng, held, "LAST").lower()
    first, last = (w.encode("ascii", "ignore").decode() or "x" for w in (first, last))
    user = rng.choice(
        [
            f"{first}.{last}",
            f"{first}{rng.randint(1, 99)}",
            f"{first[0]}.{last}",
            f"{first}_{last}",
            first,
            "info",
            "sales",
        ]
    )
    host = (
        rng.choice(words.MAIL_HOST)
        if rng.random() < 0.6
        else invented(rng, held) + rng.choice([".com", ".org", ".net", ".io", ".de"])
    )
    return Value(f"{user}@{host}", f"{user}@{host}")


def phone(rng) -> Value:
    digit = lambda n: "".join(str(rng.randint(0, 9)) for _ in range(n))
    text = rng.choice(
        [
            f"+{rng.randint(1, 99)} {digit(3)} {digit(4)}",
            f"+{rng.randint(30, 49)} {digit(2)} {digit(2)} {digit(2)} {digit(2)}",
            f"{digit(3)}-{digit(4)}",
            f"0{digit(3)} {digit(6)}",
            f"({digit(3)}) {digit(3)}-{digit(4)}",
            f"555-{digit(4)}",
        ]
    )
    return Value(text, text)


def code(rng) -> Value:
    letters = lambda n: "".join(rng.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(n))
    number = rng.randint(10, 99999)
    text = rng.choice(
        [
            f"{letters(2)}-{number}",
            f"{letters(3)}{number}",
            f"{letters(1)}{number}",
            f"{letters(3)}-{rng.randint(2020, 2027)}-{number}",
            f"{number}-{letters(2)}",
            f"{rng.randint(1000, 99999999)}",
            f"{letters(2)}{rng.randint(1, 9)}{letters(1)}{rng.randint(10, 99)}",
        ]
    )
    return Value(text, text)


def street(rng, held) -> Value:
    name = rng.choice(listed("STREET", held)) if rng.random() < 0.7 else invented(rng, held).capitalize()
    text = f"{rng.randint(1, 220)} {name} {rng.choice(words.STREET_KIND)}"
    return Value(text, text)


def postcode(rng) -> Value:
    text = rng.choice([str(rng.randint(1000, 99999)), f"0{rng.randint(100, 999)}"])
    return Value(text, text)


def url(rng, held) -> Value:
    text = (
        rng.choice(["https://", "https://www.", "www."])
        + invented(rng, held)
        + rng.choice([".com", ".org", ".io", ".net"])
    )
    text += rng.choice(["", "", "/" + rng.choice(words.NOUN), "/docs"])
    return Value(text, text)


def version(rng) -> Value:
    text = ".".join(str(rng.randint(0, 20)) for _ in range(rng.choice([2, 3, 3])))
    return Value(text, text)


def address_ip(rng) -> Value:
    text = ".".join(str(rng.randint(1, 254)) for _ in range(4))
    return Value(text, text)


def title(rng, held) -> Value:
    """A title of two to five words, as books, talks and films have."""
    if not held and rng.random() < 0.5:
        text = rng.choice(words_more.MORE["TITLE"])
        return Value(text, text)
    noun, other = rng.choice(words.NOUN).capitalize(), rng.choice(words.NOUN).capitalize()
    quality = rng.choice(words.ADJECTIVE).capitalize()
    place = invented(rng, held).capitalize()
    text = rng.choice(
        [
            f"The {quality} {noun}",
            f"{noun} and {other}",
            f"The {noun} of {place}",
            f"A {quality} {noun}",
            f"{quality} {noun}s",
            f"{place}",
            f"The {noun} in the {other}",
            f"{rng.choice(words.TOPIC).capitalize()} for Beginners",
        ]
    )
    return Value(text, text)


def venue(rng, held) -> Value:
    if not held and rng.random() < 0.4:
        text = rng.choice(words_more.MORE["VENUE"])
        return Value(text, text)
    head = proper(rng, held, "LAST") if rng.random() < 0.5 else rng.choice(listed("STREET", held))
    text = f"{head} {rng.choice(words.VENUE_KIND)}"
    return Value(text, text)


def pick(name: str, json_type: str = "string"):
    """A maker that copies one entry of a word list."""

    def make(rng, held) -> Value:
        text = rng.choice(listed(name, held))
        return Value(text, text, json_type)

    return make


def duration(rng) -> Value:
    text = f"{rng.randint(2, 90)} {rng.choice(['minutes', 'hours', 'days', 'weeks', 'months'])}"
    return Value(text, text)


def weight(rng) -> Value:
    text = f"{rng.choice([rng.randint(1, 90), round(rng.uniform(0.2, 40), 1)])} {rng.choice(['kg', 'kg', 'g'])}"
    return Value(text, text)


def seat(rng) -> Value:
    text = f"{rng.randint(1, 60)}{rng.choice('ABCDEF')}"
    return Value(text, text)


# What a concept's kind names. Each entry takes (rng, held).
KINDS = {
    "person": person,
    "first_name": first_name,
    "city": city,
    "country": country,
    "company": company,
    "product": product,
    "model_name": model_name,
    "email": email,
    "street": street,
    "url": url,
    "title": title,
    "venue": venue,
    "age": lambda r, h: integer(r, 2, 98, 0.1),
    "small": lambda r, h: integer(r, 2, 12, 0.5),
    "count": lambda r, h: integer(r, 2, 60, 0.3),
    "large": lambda r, h: integer(r, 20, rng_top(r)),
    "year": lambda r, h: year(r),
    "percent": lambda r, h: percent(r),
    "decimal": lambda r, h: decimal(r, 0.1, 99),
    "money": lambda r, h: money(r),
    "date": lambda r, h: date(r),
    "time": lambda r, h: time(r),
    "weekday": lambda r, h: weekday(r),
    "phone": lambda r, h: phone(r),
    "code": lambda r, h: code(r),
    "postcode": lambda r, h: postcode(r),
    "version": lambda r, h: version(r),
    "ip": lambda r, h: address_ip(r),
    "duration": lambda r, h: duration(r),
    "weight": lambda r, h: weight(r),
    "seat": lambda r, h: seat(r),
    "job": pick("JOB"),
    "skill": pick("SKILL"),
    "food": pick("FOOD"),
    "dish": pick("DISH"),
    "animal": pick("ANIMAL"),
    "color": pick("COLOR"),
    "material": pick("MATERIAL"),
    "topic": pick("TOPIC"),
    "event_kind": pick("EVENT_KIND"),
    "component": pick("COMPONENT"),
    "symptom": pick("SYMPTOM"),
    "browser": pick("BROWSER"),
    "os": pick("OS"),
    "service": pick("SERVICE"),
    "log_message": pick("LOG_MESSAGE"),
    "noun": pick("NOUN"),
}


def rng_top(rng) -> int:
    return rng.choice([100, 500, 5000, 50000])


def year(rng) -> Value:
    n = rng.randint(1900, 2030)
    return Value(str(n), Num(n), "integer")


def percent(rng) -> Value:
    n = str(rng.randint(1, 100)) if rng.random() < 0.6 else f"{rng.uniform(0, 100):.1f}"
    return Value(n + rng.choice(["%", " percent", " %"]), Num(n), "number")


def coined(rng, like: str) -> str:
    """A phrase that nobody has listed, such as `like` might be: one to three words, some of them invented. What is copied must be read,
    not known."""
    nouns = split(words.NOUN, False)
    word = lambda: invented(rng, False, 1, 2) if rng.random() < 0.4 else rng.choice(nouns if rng.random() < 0.7 else words.ADJECTIVE)
    first, *_, last = ["", *like.split()]
    return rng.choice([f"{word()} {last}", f"{first} {word()}".strip(), f"{word()} {word()}", word(), f"{word()} {word()} {word()}"])


COINED = set("job skill food dish animal topic event_kind component symptom service log_message color material".split())


@functools.cache
def written(kind: str) -> tuple:
    """JSON type and hint of a kind's values."""
    value = KINDS[kind](random.Random(0), True)
    return value.type, value.hint


def make(kind: str, rng: random.Random, held: bool) -> Value:
    """A value of a kind. Those of the evaluation are listed or made by rule; training coins some of those that only lists hold."""
    value = KINDS[kind](rng, held)
    if held:
        return value
    if kind in COINED and rng.random() < 0.2:
        text = invented(rng, False, 1, 2) if kind in ("color", "material") else coined(rng, value.text)
        return Value(text, text)
    if kind == "product" and rng.random() < 0.15:
        before = invented(rng, False, 1, 2) if rng.random() < 0.5 else rng.choice(split(words.NOUN, False))
        return Value(f"{before} {value.text}", f"{before} {value.text}", many=f"{before} {value.many}")
    return value
