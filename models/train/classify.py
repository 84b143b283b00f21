"""Classification tasks: a text, the labels it may have, and the one that fits.

A text is composed of phrases of its class; names and phrases of the held-out tenth come only in the evaluation. The answer is a bare
label, or `{"label": "..."}` under a schema with an enum. Labels change their spelling and order from prompt to prompt.
"""

import json
import random

import labels
import values
import words
from extract import dump

THINGS = [
    "the {p}",
    "my new {p}",
    "this {p}",
    "the {p} I ordered",
    "their {p}",
    "the service",
    "the hotel",
    "the food",
    "the film",
    "the app",
    "the delivery",
    "the staff",
    "the course",
    "the room",
    "this book",
    "the support team",
    "the update",
    "the concert",
    "the meal",
    "the website",
]

SENTIMENT = {
    ("positive", "good", "happy", "pos"): """
{T} is wonderful. / I love {t}. / I am very happy with {t}. / {T} works perfectly. / What a great experience, {t} was excellent! / {T} exceeded my expectations. /
Fantastic! I would buy it again. / {T} was friendly, quick and helpful. / Great quality, and {t} looks beautiful. / I really enjoyed {t}. / Best purchase this year. /
Thank you, {t} made my day! / {T} is amazing and worth every cent. / I can only recommend {t}. / Five stars for {t}. / Everything was perfect. / {T} is superb. /
We had a lovely time. / Brilliant, {t} saved me hours. / So pleased with {t}! / I like {t} a lot. / Delicious, and {t} was very clean. / Everyone was delighted with {t}.""",
    ("negative", "bad", "unhappy", "neg"): """
{T} is terrible. / I hate {t}. / I am very disappointed with {t}. / {T} broke after a day. / What an awful experience, {t} was a disaster! / {T} did not work at all. /
Horrible! I want my money back. / {T} was rude, slow and useless. / Poor quality, and {t} looks cheap. / I did not enjoy {t} at all. / Worst purchase this year. /
Never again, {t} ruined my day. / {T} is a waste of money. / I cannot recommend {t}. / One star for {t}. / Everything went wrong. / {T} is dreadful. /
We had a miserable time. / Annoying, {t} cost me hours. / So angry about {t}! / I dislike {t} a lot. / Disgusting, and {t} was dirty. / Everyone complained about {t}.""",
    ("neutral", "mixed", "neu"): """
{T} is all right. / {T} is neither good nor bad. / {T} does its job. / An average experience, nothing special about {t}. / I have no strong opinion about {t}. /
{T} arrived on Tuesday. / {T} is okay, I suppose. / {T} is like any other. / It is what one expects of {t}. / {T} has good sides and bad sides. / I bought {t} last week. /
{T} is fine, no more and no less. / Three stars for {t}. / {T} comes in a box. / Some parts of {t} are good, others are not.""",
}

TOPIC = {
    (
        "sports",
        "sport",
    ): """The match ended 2-1 after extra time. / {n} scored the winning goal. / The team from {c} won the cup. / The runner set a new record. /
The coach was pleased with the players. / The tennis final starts tomorrow. / {n} won the race in {c}. / The football season begins in August. / The swimmer trained for the Olympics. / The league table is led by {c}.""",
    (
        "politics",
        "government",
    ): """The parliament voted on the new law. / The minister resigned on Monday. / The election in {c} was close. / {n} was elected mayor. / The president met the prime minister. /
The government plans a reform. / The opposition criticised the bill. / Voters in {c} go to the polls. / The council debated the budget law. / The senator gave a speech.""",
    (
        "technology",
        "tech",
    ): """The new phone has a faster chip. / The company released a software update. / A bug in the app exposed passwords. / {n} wrote a program in Rust. / The laptop has a bright screen. /
Engineers built a robot. / The server crashed last night. / The browser supports a new standard. / Artificial intelligence can translate texts. / The startup from {c} develops chips.""",
    (
        "food",
        "cooking",
    ): """Add garlic and onions to the pan. / The soup needs more salt. / The restaurant in {c} serves fresh fish. / {n} baked a chocolate cake. / Stir the sauce until it is thick. /
Bake the bread for forty minutes. / The chef prepared a salad. / This recipe uses tomatoes and basil. / The cheese goes well with wine. / Boil the pasta in salted water.""",
    (
        "travel",
        "tourism",
    ): """The flight to {c} takes three hours. / We booked a hotel near the beach. / {n} visited the old town of {c}. / Pack light and bring a passport. / The train through the mountains is beautiful. /
Tourists love the island. / Our trip to {c} starts on Friday. / The guide showed us the castle. / The cruise stops at five ports. / We went camping by the lake.""",
    (
        "health",
        "medicine",
    ): """The doctor prescribed an antibiotic. / Drink enough water and sleep well. / The patient has a fever. / {n} broke a leg and went to hospital. / The vaccine protects against flu. /
Nurses in {c} work long hours. / The new drug lowers blood pressure. / Exercise is good for the heart. / The clinic treats back pain. / Wash your hands to avoid infections.""",
    (
        "finance",
        "economy",
        "business",
    ): """The bank raised interest rates. / The shares fell by five percent. / {n} invested in bonds. / Inflation slowed down in May. / The company reported higher profits. /
The stock market in {c} closed lower. / The euro gained against the dollar. / Investors expect a merger. / The loan must be repaid in ten years. / Exports grew in the last quarter.""",
    (
        "weather",
        "climate",
    ): """It will rain in {c} tomorrow. / A storm is coming from the west. / The temperature drops below zero tonight. / Sunny with light winds. / Heavy snow is expected in {c}. /
The fog will clear by noon. / Thunderstorms in the evening. / The heat wave lasts until Sunday. / Clouds and a little sun. / Strong winds along the coast.""",
    (
        "science",
        "research",
    ): """Astronomers discovered a new planet. / The experiment confirmed the theory. / {n} studies the genes of mice. / Physicists measured a particle. / The telescope took pictures of a galaxy. /
Researchers in {c} found a fossil. / The chemist mixed two acids. / Biologists observed the cells. / The probe landed on the moon. / The study was published in a journal.""",
    (
        "music",
        "entertainment",
    ): """The band played a new song. / {n} plays the violin in an orchestra. / The concert in {c} was sold out. / The singer recorded an album. / The choir sings on Sunday. /
The guitar solo was long. / The opera has three acts. / Fans danced to the drums. / The pianist practised for hours. / The festival starts with a jazz trio.""",
}

INTENT = {
    (
        "order",
        "buy",
        "purchase",
    ): "I would like to order {q} {ps}. / Please send me {q} {ps}. / I want to buy a {p}. / Can I get {q} {ps}, please? / Put {q} {ps} on my order. / I will take the {p}.",
    (
        "cancel",
        "cancellation",
    ): "Please cancel my order. / I want to cancel the {p}. / I no longer need the {p}. / Stop my subscription, please. / I would like to withdraw from the contract. / Please do not send the {p} any more.",
    (
        "complaint",
        "complain",
    ): "The {p} is broken! / I am not satisfied with the {p}. / You sent me the wrong {p}. / My {p} arrived damaged. / This is unacceptable, the {p} does not work. / I have been waiting for the {p} for weeks!",
    (
        "question",
        "information",
        "inquiry",
    ): "How much does the {p} cost? / When do you open? / Does the {p} come in blue? / Do you ship to {c}? / Where can I find the manual? / What is the warranty on the {p}?",
    (
        "thanks",
        "praise",
    ): "Thank you very much! / Thanks for your help, {n}. / I am grateful for the quick answer. / Many thanks for the {p}. / You helped me a lot, thank you. / Thanks a lot!",
    (
        "greeting",
        "hello",
    ): "Hello! / Hi there, {n}. / Good morning. / Hey, how are you? / Good evening everyone. / Greetings from {c}!",
    (
        "booking",
        "reservation",
    ): "I want to book a table for {q} people. / Please reserve a room for two nights. / Is a table free tonight? I would like to book it. / Book me a seat on the train to {c}. / A reservation for {n}, please. / Can I reserve {q} places?",
    (
        "password",
        "login",
        "account",
    ): "I forgot my password. / I cannot log in. / My account is locked. / How do I reset my password? / The login does not accept my password. / Please unlock my account.",
}

SPAM = {
    (
        "spam",
        "junk",
    ): """You have won {m}! Click here now. / Cheap pills, no prescription, order today! / Dear friend, I am a prince and need your bank account. / Make money fast from home! / Your account was chosen for a prize of {m}. /
Limited offer!!! 90% off, only today. / Earn {m} a week without work. / Click this link to claim your gift card. / Lose weight in three days, guaranteed! / Congratulations, you are our lucky winner!""",
    (
        "ham",
        "not spam",
        "normal",
    ): """Hi {n}, are we still meeting at noon? / The minutes of the meeting are attached. / Your parcel will arrive on Tuesday. / Mum, I will be home at six. / Please find the report for {c} attached. /
Can you send me the file again? / {n} asked whether you come to dinner. / The team meeting was moved to room 4. / Thanks for the photos from {c}. / Do we still have milk at home?""",
}

PRIORITY = {
    (
        "low",
        "minor",
    ): "There is no hurry. / Whenever you have time, please fix the typo. / A small cosmetic problem: the {p} icon is a bit off. / It can wait until next month. / Nice to have: a darker colour for the menu. / Just a small idea for later.",
    (
        "medium",
        "normal",
    ): "Please answer this week. / Some users are affected, but there is a way around it. / It is annoying and should be fixed soon. / The export is slow for {n}. / A reply in the next days would be good. / One of our printers fails now and then.",
    (
        "high",
        "urgent",
        "critical",
    ): "Urgent: the whole system is down! / We need help immediately, nobody can work. / All data is lost, please call at once! / Customers cannot pay, this is an emergency. / Production in {c} has stopped. / Security breach, act now!",
}

LANGUAGE = {
    (
        "English",
        "en",
    ): "The weather is nice today. / Where is the train station? / I would like a cup of coffee. / My name is {n} and I live in {c}. / She reads a book every evening. / We are going to {c} tomorrow. / How much does this cost? / The children play in the garden. / The book is on the table. / My brother works in a big house. / I do not know the answer. / Where is my coat and the book? / We have a small garden and a dog. / She does not want to go home. / What is the name of the street? / The water is cold today.",
    (
        "German",
        "de",
    ): "Das Wetter ist heute schön. / Wo ist der Bahnhof? / Ich möchte eine Tasse Kaffee. / Ich heiße {n} und wohne in {c}. / Sie liest jeden Abend ein Buch. / Wir fahren morgen nach {c}. / Wie viel kostet das? / Die Kinder spielen im Garten. / Das Buch liegt auf dem Tisch. / Mein Bruder arbeitet in einem großen Haus. / Ich weiß die Antwort nicht. / Wo ist mein Mantel und das Buch? / Wir haben einen kleinen Garten und einen Hund. / Sie möchte nicht nach Hause gehen. / Wie ist der Name der Straße? / Das Wasser ist heute kalt.",
    (
        "French",
        "fr",
    ): "Il fait beau aujourd'hui. / Où est la gare ? / Je voudrais une tasse de café. / Je m'appelle {n} et j'habite à {c}. / Elle lit un livre tous les soirs. / Nous allons à {c} demain. / Combien ça coûte ? / Les enfants jouent dans le jardin. / Le livre est sur la table. / Mon frère travaille dans une grande maison. / Je ne connais pas la réponse. / Où est mon manteau et le livre ? / Nous avons un petit jardin et un chien. / Elle ne veut pas aller à la maison. / Quel est le nom de la rue ? / L'eau est froide aujourd'hui.",
    (
        "Spanish",
        "es",
    ): "Hoy hace buen tiempo. / ¿Dónde está la estación? / Quisiera una taza de café. / Me llamo {n} y vivo en {c}. / Ella lee un libro cada noche. / Mañana vamos a {c}. / ¿Cuánto cuesta esto? / Los niños juegan en el jardín. / El libro está en la mesa. / Mi hermano trabaja en una casa grande. / No sé la respuesta. / ¿Dónde está mi abrigo y el libro? / Tenemos un jardín pequeño y un perro. / Ella no quiere ir a casa. / ¿Cuál es el nombre de la calle? / El agua está fría hoy.",
    (
        "Italian",
        "it",
    ): "Oggi il tempo è bello. / Dov'è la stazione? / Vorrei una tazza di caffè. / Mi chiamo {n} e abito a {c}. / Lei legge un libro ogni sera. / Domani andiamo a {c}. / Quanto costa questo? / I bambini giocano nel giardino. / Il libro è sul tavolo. / Mio fratello lavora in una grande casa. / Non so la risposta. / Dov'è il mio cappotto e il libro? / Abbiamo un piccolo giardino e un cane. / Lei non vuole andare a casa. / Qual è il nome della strada? / L'acqua è fredda oggi.",
    (
        "Norwegian",
        "no",
    ): "Været er fint i dag. / Hvor er togstasjonen? / Jeg vil gjerne ha en kopp kaffe. / Jeg heter {n} og bor i {c}. / Hun leser en bok hver kveld. / Vi reiser til {c} i morgen. / Hvor mye koster dette? / Barna leker i hagen. / Boken ligger på bordet. / Broren min arbeider i et stort hus. / Jeg vet ikke svaret. / Hvor er frakken min og boken? / Vi har en liten hage og en hund. / Hun vil ikke gå hjem. / Hva er navnet på gaten? / Vannet er kaldt i dag.",
}

TASKS = {
    "sentiment": (SENTIMENT, ["sentiment", "mood", "opinion", "label"], "sentiment"),
    "topic": (TOPIC, ["topic", "category", "subject", "label"], "topic"),
    "intent": (INTENT, ["intent", "category", "label", "request"], "intent"),
    "spam": (SPAM, ["spam", "label", "class", "kind"], "kind of message"),
    "priority": (PRIORITY, ["priority", "urgency", "label"], "priority"),
    "language": (LANGUAGE, ["language", "lang", "label"], "language"),
}

ASK = [
    "Classify the {w} of the text: {l}.",
    "What is the {w}? Answer with one of: {l}.",
    "You classify texts. Labels: {l}. Answer with the label only.",
    "Choose the {w} from {l}.",
    "Is the {w} {o}?",
    "Label the text as {o}.",
    "Determine the {w} ({l}). Reply with one word.",
    "{w}: {l}",
]
ASK_JSON = [
    'Classify the {w} of the text as JSON: {{"{k}": "{p}"}}',
    "Answer with JSON that matches this schema:\n{s}",
    "Classify the text. Return JSON with {k} ({l}).",
    "JSON Schema:\n{s}",
    "{s}",
    "Return a JSON object with the key {k}, one of {l}.",
    "Extract the following fields as JSON:\n- {k}: the {w} (one of {l})",
]


def phrases(block: str, held: bool) -> list:
    found = [" ".join(p.split()) for p in block.split(" /")]
    part = [p for p in found if words.held_out(p) == held]
    return part or found


def fill(rng, held, template: str) -> str:
    thing = rng.choice(THINGS)
    one, many = rng.choice(words.split(words.PRODUCT, held))
    thing = thing.replace("{p}", one)
    if "{" not in template:
        return template
    return (
        template.replace("{T}", thing[:1].upper() + thing[1:])
        .replace("{t}", thing)
        .replace("{ps}", many)
        .replace("{p}", one)
        .replace("{n}", values.first_name(rng, held).text)
        .replace("{c}", values.city(rng, held).text)
        .replace("{q}", str(rng.randint(2, 9)))
        .replace("{m}", values.money(rng).text)
    )


def composed(rng, held: bool, name: str, first: str, held_phrases: bool) -> str | None:
    """A sentence built around a word of the class (its usual spelling is `first`), for topics and feelings."""
    part = lambda frames: [f for f in frames if words.held_out(f) == held_phrases] or frames
    if name == "topic":
        pool, frames = labels.topic_sentences(first)
        one, other = rng.sample(pool, 2)
        return fill(rng, held, rng.choice(part(frames)).replace("{w}", one).replace("{x}", other))
    if name == "sentiment":
        adjectives, verbs = labels.FEELINGS[first]
        if verbs and rng.random() < 0.3:
            return fill(rng, held, rng.choice(part(labels.VERB_PHRASES)).replace("{v}", rng.choice(verbs)))
        frame = rng.choice(part(labels.FEELING_PHRASES)).replace("{w}", rng.choice(adjectives))
        frame = fill(
            rng, held, frame.replace("{u}", rng.choice(["the price", "the weather", "the rest", "the colour"]))
        )
        return frame[:1].upper() + frame[1:]
    return None


def ask(rng: random.Random, held: bool, name: str | None = None, held_phrases: bool = False) -> dict:
    name = name or rng.choice(["sentiment", "sentiment", "topic", "topic", "intent", "spam", "priority", "language"])
    classes, keys, what = TASKS[name]
    spelled = {rng.choice(spellings): (spellings[0], block) for spellings, block in classes.items()}
    labels = list(spelled)
    rng.shuffle(labels)
    if len(labels) > 3:
        labels = labels[: rng.randint(3, min(6, len(labels)))]
    label = rng.choice(labels)
    first, block = spelled[label]
    pool = phrases(block, held_phrases)
    lines = [fill(rng, held, t) for t in rng.sample(pool, min(len(pool), rng.choice([1, 1, 2, 2, 3])))]
    if rng.random() < 0.6:
        made = [composed(rng, held, name, first, held_phrases) for _ in lines]
        lines = [new or old for new, old in zip(made, lines)]
    if rng.random() < 0.12 and name != "language":
        lines.insert(rng.randint(0, len(lines)), rng.choice(words.FILLER))
    text = " ".join(lines)
    return prompt(rng, text, label, labels, what, rng.choice(keys), name)


def prompt(rng, text: str, label: str, labels: list, what: str, key: str, name: str) -> dict:
    schema = {"type": "object", "properties": {key: {"type": "string", "enum": labels}}, "required": [key]}
    as_json = rng.random() < 0.55
    slots = {
        "w": what,
        "l": ", ".join(labels),
        "o": ", ".join(labels[:-1]) + " or " + labels[-1],
        "k": key,
        "p": "|".join(labels),
        "s": json.dumps(schema, ensure_ascii=False),
    }
    words_ = rng.choice(ASK_JSON if as_json else ASK).format(**slots)
    if rng.random() < 0.7:
        messages = [
            ("system", words_),
            ("user", rng.choice(["{t}", "{t}", "{t}", "Text: {t}", '"{t}"']).replace("{t}", text)),
        ]
    else:
        messages = [
            (
                "user",
                rng.choice(["{i}\n\n{t}", "{i}\n{t}", "{t}\n\n{i}", "{i}\n\nText: {t}"])
                .replace("{i}", words_)
                .replace("{t}", text),
            )
        ]
    value = {key: label} if as_json else label
    return {
        "messages": messages,
        "answer": dump(value) if as_json else label,
        "value": value,
        "task": "classify",
        "free": False,
        "schema": schema if as_json else None,
        "kinds": {key: name},
        "domain": name,
    }
