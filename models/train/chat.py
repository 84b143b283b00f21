"""Short chat: greetings, what hob is, small sums and lists, a few facts, and what to say when it cannot know.

`TALK` pairs groups of user messages with groups of answers; the rest is computed. A first answer of a group is the usual one.
"""

import random

import stories
import tables
import values
import words

TALK = tables.text("chat", "TALK")

UNKNOWN = tables.text("chat", "UNKNOWN")
REFUSE = [
    "I do not know that. I am a very small model; for such questions load a bigger one with hob run -m model.gguf.",
    "Sorry, I cannot know that. A bigger model may help: hob run -m model.gguf.",
]

CAPITAL = dict(
    pair.split(":")
    for pair in """Norway:Oslo,Sweden:Stockholm,Denmark:Copenhagen,Finland:Helsinki,Germany:Berlin,France:Paris,Italy:Rome,Spain:Madrid,Portugal:Lisbon,
Austria:Vienna,Poland:Warsaw,Hungary:Budapest,Greece:Athens,Ireland:Dublin,Belgium:Brussels,England:London,Japan:Tokyo,China:Beijing,India:Delhi,Egypt:Cairo,Canada:Ottawa,
Russia:Moscow,Turkey:Ankara,Kenya:Nairobi,Cuba:Havana,Peru:Lima,Switzerland:Bern,the Netherlands:Amsterdam,Estonia:Tallinn,Latvia:Riga""".replace(
        "\n", ""
    ).split(",")
)

OPPOSITE = dict(
    pair.split(":")
    for pair in """big:small,hot:cold,old:young,happy:sad,fast:slow,dark:bright,hard:soft,full:empty,high:low,good:bad,long:short,rich:poor,strong:weak,
wet:dry,loud:quiet,early:late,open:closed,near:far,day:night,up:down,left:right,yes:no,new:old,heavy:light,thick:thin,clean:dirty,easy:difficult,first:last""".replace(
        "\n", ""
    ).split(",")
)

LISTS = {
    "fruits": words.FRUIT,
    "animals": words.ANIMAL,
    "colours": words.COLOR,
    "colors": words.COLOR,
    "cities": words.CITY,
    "countries": words.COUNTRY,
    "jobs": words.JOB[:20],
    "vegetables": ["carrots", "onions", "potatoes", "leeks", "spinach", "celery"],
    "names": words.FIRST[:60],
    "foods": words.FOOD,
    "adjectives": words.ADJECTIVE,
    "nouns": words.NOUN,
}


def _talk() -> list:
    lines = TALK.strip().splitlines()
    return [
        ([q.strip() for q in lines[i].split(" | ")], [a.strip() for a in lines[i + 1][2:].split(" | ")])
        for i in range(0, len(lines), 2)
    ]


PAIRS = _talk()
UNKNOWNS = [" ".join(q.split()) for q in UNKNOWN.split(" |")]


def talk(rng, held) -> tuple:
    questions, answers = rng.choice(PAIRS) if rng.random() < 0.75 else rng.choice(PAIRS[:9])
    question = rng.choice(questions)
    if rng.random() < 0.2:
        question = rng.choice(
            [
                question.lower(),
                question.rstrip(".!?"),
                "Please answer: " + question,
                "Hi! " + question,
                question + " Please tell me.",
            ][: 2 if len(question) < 12 else 5]
        )
    return question, rng.choice(answers)


def unknown(rng, held) -> tuple:
    question = rng.choice(UNKNOWNS)
    for slot, kind in (
        ("{c}", "city"),
        ("{p}", "person"),
        ("{o}", "company"),
        ("{b}", "title"),
        ("{l}", "country"),
        ("{t}", "topic"),
    ):
        if slot in question:
            question = question.replace(slot, values.make(kind, rng, held).text)
    return question, rng.choice(REFUSE)


def arithmetic(rng, held) -> tuple:
    kind = rng.random()
    top = rng.choice([10, 20, 20, 20, 50] if held else [9, 9, 9, 10, 20, 20, 20, 50])  # the small tables are what the rest is built of
    a, b = rng.randint(0, top), rng.randint(0, min(top, 20))
    if kind < 0.5:
        sign, word, result = "+", "plus", a + b
    elif kind < 0.8:
        a, b = max(a, b), min(a, b)
        sign, word, result = "-", "minus", a - b
    else:
        a, b = rng.randint(0, 10), rng.randint(0, 10)
        sign, word, result = rng.choice(["*", "x"]), "times", a * b
    question = rng.choice(
        [
            "What is {a} {s} {b}?",
            "What is {a} {s} {b}?",
            "{a} {s} {b}",
            "{a} {s} {b} =",
            "Calculate {a} {s} {b}.",
            "What is {a} {w} {b}?",
            "How much is {a} {s} {b}?",
            "Compute {a}{s}{b}",
        ]
    )
    return question.format(a=a, b=b, s=sign, w=word), f"{a} {sign} {b} = {result}"


def enumerate_(rng, held) -> tuple:
    kind = rng.random()
    if kind < 0.55:
        what = rng.choice(list(LISTS))
        n = rng.randint(2, 5)
        shown = rng.choice([str(n), words.NUMBER_WORDS[n]])
        chosen = rng.sample(words.split(LISTS[what], held) if held else LISTS[what][:40], n)
        ask = rng.choice(
            [
                "Name {n} {w}.",
                "List {n} {w}.",
                "Give me {n} {w}.",
                "Tell me {n} {w}.",
                "Write down {n} {w}.",
                "Can you name {n} {w}?",
            ]
        )
        line = ", ".join(chosen[:-1]) + " and " + chosen[-1] + "."
        return ask.format(n=shown, w=what), line[:1].upper() + line[1:]
    if kind < 0.75:
        n = rng.randint(3, 20)
        return rng.choice(["Count to {n}.", "Count from 1 to {n}.", "Count up to {n}"]).format(n=n), ", ".join(
            str(i) for i in range(1, n + 1)
        ) + "."
    if kind < 0.85:
        return rng.choice(
            ["Name the days of the week.", "List the days of the week.", "What are the days of the week?"]
        ), ", ".join(words.WEEKDAYS) + "."
    if kind < 0.93:
        return rng.choice(
            ["Name the months.", "List the months of the year.", "What are the months of the year?"]
        ), ", ".join(words.MONTHS) + "."
    return rng.choice(["Say the alphabet.", "What are the letters of the alphabet?"]), " ".join(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    ) + "."


def fact(rng, held) -> tuple:
    if rng.random() < 0.5:
        land, town = rng.choice(list(CAPITAL.items()))
        return rng.choice(
            [
                "What is the capital of {}?",
                "Name the capital of {}.",
                "capital of {}",
                "Which city is the capital of {}?",
            ]
        ).format(land), f"The capital of {land} is {town}."
    word, other = rng.choice(list(OPPOSITE.items()))
    return rng.choice(["What is the opposite of {}?", "Give me the opposite of {}.", "opposite of {}"]).format(
        word
    ), f"The opposite of {word} is {other}."


def name_talk(rng, held) -> tuple:
    name = values.first_name(rng, held).text
    return rng.choice(
        ["My name is {}.", "Hello, I am {}.", "Hi, I'm {}.", "I am {}. Nice to meet you.", "Hello, my name is {}."]
    ).format(name), f"Hello {name}! How can I help you?"


def about_text(rng, held) -> tuple:
    """A question about a sentence in the prompt, answered in words from it."""
    who, place, thing = values.person(rng, held).text, values.city(rng, held).text, values.product(rng, held).text
    when = values.date(rng).text
    text = rng.choice(
        [
            "{w} lives in {p} and bought a {t} on {d}.",
            "On {d} {w} sold a {t} in {p}.",
            "{w} lost a {t} in {p} on {d}.",
            "In {p}, {w} found a {t} on {d}.",
        ]
    )
    text = text.format(w=who, p=place, t=thing, d=when)
    question, answer = rng.choice(
        [
            ("Who is it about?", who),
            ("Where?", place),
            ("When was it?", when),
            ("Which thing is it about?", f"a {thing}"),
            ("What is the name of the person?", who),
            ("In which city?", place),
        ]
    )
    return rng.choice(["{t}\n\n{q}", "{t} {q}", "{q}\n{t}", "Text: {t}\nQuestion: {q}"]).format(
        t=text, q=question
    ), answer


MAKERS = [
    (talk, 28),
    (unknown, 8),
    (arithmetic, 40),
    (enumerate_, 8),
    (fact, 6),
    (name_talk, 3),
    (about_text, 6),
    (stories.story, 8),
    (stories.rewrite, 34),
]
SYSTEM = [
    "You are a helpful assistant.",
    "You are hob-nano, a small assistant.",
    "Answer briefly.",
    "You are a friendly assistant. Keep your answers short.",
]


def ask(rng: random.Random, held: bool, maker=None) -> dict:
    maker = maker or rng.choices([m for m, _ in MAKERS], [w for _, w in MAKERS])[0]
    question, answer = maker(rng, held)
    messages = [("system", rng.choice(SYSTEM))] if rng.random() < 0.15 else []
    if rng.random() < 0.08:  # a short turn before
        first = talk(rng, held)
        messages += [("user", first[0]), ("assistant", first[1])]
    return {
        "messages": messages + [("user", question)],
        "answer": answer,
        "task": "chat",
        "free": False,
        "kinds": {},
        "domain": maker.__name__.strip("_"),
    }
