"""Words that carry a class, and sentences to put them in.

A sentence never seen can only be classified by words that have been: so each class has a list of words, each word occurs in many
sentences, and what the evaluation holds out is sentences. `{w}` is a word of the class, `{n}` a name, `{c}` a city, `{t}` a thing.
"""

TOPIC_WORDS = {
    "sports": "match, goal, team, cup, race, coach, players, tennis, football, league, swimmer, marathon, stadium, championship, referee, basketball, tournament, striker",
    "politics": "parliament, minister, election, mayor, president, government, law, voters, reform, opposition, senator, campaign, party leader, council, treaty, ambassador",
    "technology": "phone, software, app, computer, laptop, robot, server, browser, chip, program, internet, password, artificial intelligence, startup, database, screen",
    "food": "soup, recipe, restaurant, bread, sauce, chef, salad, cheese, dinner, garlic, cake, kitchen, pasta, dessert, butter, spices",
    "travel": "flight, hotel, beach, passport, tourists, trip, train journey, island, guide, cruise, suitcase, holiday, airport, camping, old town, souvenirs",
    "health": "doctor, patient, fever, hospital, vaccine, nurse, medicine, flu, blood pressure, clinic, back pain, surgery, therapy, headache, infection, diet",
    "finance": "bank, interest rates, shares, investors, inflation, profits, stock market, loan, currency, merger, bonds, budget, taxes, savings, exports, dividend",
    "weather": "rain, storm, snow, sunshine, wind, fog, clouds, thunder, frost, heat wave, temperature, hail, forecast, drizzle, ice, hurricane",
    "science": "planet, experiment, theory, physicists, telescope, researchers, fossil, laboratory, cells, galaxy, chemist, molecule, dinosaur, genes, microscope, particles",
    "music": "band, song, violin, concert, singer, album, choir, guitar, opera, drums, pianist, jazz, orchestra, melody, festival stage, composer",
}

TOPIC_FRAMES = """
It is all about the {w}. / {n} talked about the {w} and the {x}. / The {w} in {c} surprised everyone. / Yesterday's report was about the {w}. / Everyone is talking about the {w}. /
First came the {w}, then the {x}. / The {w} was better than last year. / {n} knows much about the {w}. / We read an article on the {w}. / There is news from {c}: the {w} and the {x}. /
Because of the {w}, {n} stayed in {c}. / The {w} made {n} happy. / Have you heard of the {w}? / In {c}, the {w} was the main thing. / After the {w}, the {x} became important. / {n} had a problem with the {w}. /
The {w} is new. / Nobody expected the {w}. / A story of the {w} and the {x}. / This week: {w}. / {n} wrote about the {w} in {c}. / What a day for the {w}! / Questions about the {w} remain.
"""

GOOD = "wonderful, great, excellent, fantastic, perfect, amazing, lovely, superb, brilliant, delightful, beautiful, very good, outstanding, pleasant, awesome, first-class"
BAD = "terrible, awful, horrible, dreadful, poor, disappointing, disgusting, useless, rude, bad, ugly, miserable, annoying, a disaster, a waste of money, very bad"
MIXED = "okay, all right, average, neither good nor bad, so-so, acceptable, nothing special, fine but not more, ordinary, medium, not bad and not good, usual"
GOOD_VERB = "love, enjoyed, recommend, like, am happy with, am delighted with, am pleased with, adore"
BAD_VERB = "hate, regret, cannot recommend, dislike, am angry about, am unhappy with, am disappointed by, am tired of"

FEELING_FRAMES = """
{T} is {w}. / {T} was {w}. / I find {t} {w}. / In short: {w}. / {T} was {w}, and {u} too. / We thought {t} was {w}. / My opinion of {t}: {w}. / {w}, that is all I can say about {t}. / Honestly, {t} is {w}. /
Our visit was {w}. / The quality of {t} is {w}. / {n} says {t} is {w}. / After a week I can say that {t} is {w}. / {T}? {w}! / How {w} {t} was! / Everything about {t} was {w}. / To sum it up, {t} was {w}.
"""
FEELING_VERBS = """
I {v} {t}. / We bought it in May and I {v} {t}. / I {v} {t} and everything about it. / All I can say is that I {v} {t}. / To be honest, I {v} {t}. / Since last week I {v} {t}.
"""


def _words(text: str) -> list:
    return [w.strip() for w in text.split(",")]


def _frames(text: str) -> list:
    return [" ".join(f.split()) for f in text.strip().split(" /")]


def topic_sentences(name: str) -> tuple:
    return _words(TOPIC_WORDS[name]), _frames(TOPIC_FRAMES)


FEELINGS = {
    "positive": (_words(GOOD), _words(GOOD_VERB)),
    "negative": (_words(BAD), _words(BAD_VERB)),
    "neutral": (_words(MIXED), []),
}
FEELING_PHRASES, VERB_PHRASES = _frames(FEELING_FRAMES), _frames(FEELING_VERBS)
