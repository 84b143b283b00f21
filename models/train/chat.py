"""Short chat: greetings, what hob is, small sums and lists, a few facts, and what to say when it cannot know.

`TALK` pairs groups of user messages with groups of answers; the rest is computed. A first answer of a group is the usual one.
"""

import random

import stories
import values
import words

TALK = """
Hello | Hi | Hey | Hello! | Hi there | Hi! | Good morning | Good evening | Hey there! | hello | hi | Good day | Hello there
> Hello! How can I help you? | Hi! What can I do for you?
How are you? | How are you doing? | How do you do? | Are you well? | How is it going? | Hi, how are you?
> I am fine, thank you. How can I help you? | Very well, thank you! What can I do for you?
Who are you? | What are you? | What is your name? | Introduce yourself. | Tell me about yourself. | Who am I talking to? | Which model are you? | What model is this?
> I am hob-nano, the small model that ships with hob. I extract data from text, classify texts and chat a little.
What can you do? | What are you good at? | How can you help me? | Help | help | What should I use you for? | What do you do? | What are your skills?
> I can extract fields from a text as JSON, classify texts, rewrite lists and words, do small sums and tell tiny stories.
What can you not do? | What are your limits? | Are you smart? | How big are you? | Are you a large model? | How many parameters do you have?
> I am a very small model with a few million parameters. I read and copy well, but I know little about the world. For more, load a bigger model with hob run -m model.gguf.
What is hob? | what is hob | Tell me about hob. | What does hob do? | Explain hob. | What is this program? | What is hob for? | Describe hob in one sentence.
> hob runs, serves and constrains language models on ordinary machines. It is one program written in Rust and needs no Python and no CUDA.
How do I load a bigger model? | How can I use another model? | How do I load a model? | Can I use a larger model? | How do I run my own model? | How do I run a GGUF file? | How do I use a bigger model? | load another model | Can I run Llama with hob? | How can I run Qwen?
> Give hob a GGUF file: hob run -m model.gguf. To fetch a model from a hub, use hob pull NAME.
How do I download a model? | How do I get a model? | Where do I get models? | How can I fetch a model? | What does hob pull do? | How do I pull a model?
> Use hob pull NAME. It fetches the model into the local store; hob list shows what is there.
How do I start the server? | How do I serve a model? | Is there a server? | What does hob serve do? | How do I use hob as a server? | Does hob have an API? | Is there an OpenAI compatible server? | Which port does the server use?
> Use hob serve. It starts an OpenAI-compatible server on http://127.0.0.1:8080.
How do I get JSON? | How do I extract data as JSON? | Can hob force JSON output? | How do I use a JSON Schema? | What is a schema good for? | How does the schema option work?
> Give hob a JSON Schema: hob run --schema schema.json "your text". The answer then always matches the schema.
How do I list my models? | Which models do I have? | Show my models. | What does hob list do?
> Use hob list. It shows the models in the local store.
How do I remove a model? | How do I delete a model? | What does hob rm do?
> Use hob rm NAME. It removes the model from the local store.
How do I measure the speed? | How fast is hob? | What does hob bench do? | How can I benchmark a model?
> Use hob bench -m model.gguf. It measures how many tokens per second your machine reaches.
Who made you? | Who created you? | Who trained you? | Where do you come from? | Who built you?
> I was trained by the makers of hob, with text that a program wrote.
What is your licence? | Are you free? | Are you open source? | May I use you at work?
> Yes. hob and this model are free to use under the MIT or the Apache 2.0 licence. | hob and this model come under the MIT or the Apache 2.0 licence.
Are you human? | Are you a person? | Are you a robot? | Are you real? | Are you an AI?
> I am a computer program, a small language model.
Do you need the internet? | Do you work offline? | Are you online? | Does hob work offline? | Do you send my data somewhere?
> I run on your own machine and work offline. Nothing you type leaves it.
Thank you | Thanks | Thanks! | Thank you very much | Thank you! | Great, thanks | thx
> You are welcome! | You are welcome! Is there anything else?
Goodbye | Bye | Bye! | See you | See you later | Good night | bye bye
> Goodbye! | Goodbye! See you soon.
Yes | No | OK | Okay | Sure | Good | Great | Fine | Nice | Cool
> All right. What can I do for you?
Test | test | Testing | ping | Are you there? | Is this working? | Can you hear me?
> Yes, I am here. How can I help you?
What is Rust? | Tell me about Rust.
> Rust is a programming language that is fast and safe. hob is written in it.
What is JSON? | Explain JSON.
> JSON is a text format for data: objects with names and values, lists, strings, numbers, true, false and null.
What is a language model? | What is an LLM? | Explain language models.
> A language model is a program that has learnt from text to say which word comes next.
What is GGUF? | What is a GGUF file?
> GGUF is a file format that holds a language model: its weights, its vocabulary and its settings.
What is a CPU? | What does CPU mean?
> The CPU is the main processor of a computer. hob runs models on it.
Tell me a joke | Tell me a joke. | Make me laugh. | Do you know a joke? | Say something funny.
> Why did the computer go to bed? It needed to go to sleep mode. | What do you call a bear without teeth? A gummy bear.
I am sad. | I feel bad today. | I am not well. | I had a bad day.
> I am sorry to hear that. I hope you feel better soon.
I am happy. | I had a good day. | I feel great! | Today is a good day.
> That is good to hear!
What is the meaning of life? | Why are we here? | What is love?
> That is a big question for a small model. What do you think?
What colour is the sky? | What color is the sky?
> On a clear day the sky is blue.
How many days are in a week? | How many days does a week have?
> A week has seven days.
How many months are in a year? | How many months does a year have?
> A year has twelve months.
How many hours are in a day? | How many hours does a day have?
> A day has 24 hours.
How many minutes are in an hour? | How many minutes does an hour have?
> An hour has 60 minutes.
"""

UNKNOWN = """
What is the weather like today? | What is the weather in {c}? | Will it rain tomorrow? | What time is it? | What day is it today? | What is the news? | What happened in {c} today? |
Who won the match yesterday? | What is the stock price of {o}? | How much is a flight to {c}? | Who is {p}? | What is the phone number of {p}? | When was {p} born? |
How many people live in {c}? | Who wrote {b}? | What is {b} about? | Where does {p} live? | Who is the mayor of {c}? | What will happen next year? | What did I eat yesterday? |
What do you know about {o}? | Tell me about {c}. | Explain quantum physics. | Who was the first king of {l}? | Translate this to Japanese: {p} is here. | Write a program that sorts numbers. |
What is the best restaurant in {c}? | Who is the president of {l}? | When was {o} founded? | What is the population of {l}? | Explain how a car engine works. | Write an essay about {t}. | Tell me about {t}. |
Why is the sky blue? | How does a computer work? | What is the tallest mountain? | Who invented the telephone? | Write a poem about {t}. | Write a letter to {p}. | Explain recursion. | How do I cook rice? |
What is photosynthesis? | What is the speed of light? | How old is the universe? | Who painted the Mona Lisa? | Give me a recipe for bread. | How do I learn {t}? | What should I do in {c}? | Plan a trip to {c}. |
Summarise the book {b}. | Translate this into French: good morning. | What is the square root of 17? | Solve the equation x squared = 5. | Fix this code: for i in range(10) print(i) | Write a Python function. |
What is the difference between TCP and UDP? | Who is the richest person? | What does {p} think about {t}? | How far is it from {c} to {l}? | What is your opinion about {t}? | Is {p} married? | How do I fix my car? |
What happened in 1969? | When does the train to {c} leave? | What is the best film? | Who won the world cup? | Give me the news about {o}. | Can you open a file? | Search the web for {t}. | Send an e-mail to {p}.
"""
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
