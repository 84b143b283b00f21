"""Words that carry a class, and sentences to put them in.

A sentence never seen can only be classified by words that have been: so each class has a list of words, each word occurs in many
sentences, and what the evaluation holds out is sentences. `{w}` is a word of the class, `{n}` a name, `{c}` a city, `{t}` a thing.
"""

TOPIC_WORDS = {
    "sports": "match, goal, team, cup, race, coach, players, tennis, football, league, swimmer, marathon, stadium, championship, referee, basketball, tournament, striker, goalkeeper, final, season, medal, runner, cyclist, boxing, golf, hockey, rugby, ski race, athlete, training, penalty, score, fans, Olympics, trophy, victory, defeat",
    "politics": "parliament, minister, election, mayor, president, government, law, voters, reform, opposition, senator, campaign, party leader, council, treaty, ambassador, prime minister, party, senate, vote, ballot, chancellor, bill, constitution, debate, coalition, republic, citizens, governor, sanctions, tax law, mayor, speech, summit",
    "technology": "phone, software, app, computer, laptop, robot, server, browser, chip, program, internet, password, artificial intelligence, startup, database, screen, smartphone, code, update, hardware, gadget, keyboard, website, cloud service, algorithm, data centre, programmer, tablet, printer, camera, network, bug, robot arm, engineers, electric motor",
    "food": "soup, recipe, restaurant, bread, sauce, chef, salad, cheese, dinner, garlic, cake, kitchen, pasta, dessert, butter, spices, soup, fish, onions, tomatoes, oven, meal, breakfast, lunch, wine, chocolate, rice, potatoes, cook, vegetables, pizza, menu, flour, sugar, apple pie, cup of tea",
    "travel": "flight, hotel, beach, passport, tourists, trip, train journey, island, guide, cruise, suitcase, holiday, airport, camping, old town, souvenirs, journey, tour, hostel, map, luggage, ticket, sightseeing, museum tour, castle, mountains, road trip, visa, ferry, seaside, traveller, harbour, bus tour, tent",
    "health": "doctor, patient, fever, hospital, vaccine, nurse, medicine, flu, blood pressure, clinic, back pain, surgery, therapy, headache, infection, diet, medicine, pills, illness, cough, pain, dentist, ambulance, heart, sleep, exercise, diabetes, pharmacy, blood test, cancer, pregnancy, virus, physician, allergy, fitness, vitamin",
    "finance": "bank, interest rates, shares, investors, inflation, profits, stock market, loan, currency, merger, bonds, budget, taxes, savings, exports, dividend, money, credit, mortgage, investment, price of gold, economy, trade, insurance, salary, debt, fund, revenue, market, broker, dollar, euro, bankruptcy, income, pension, sales",
    "weather": "rain, storm, snow, sunshine, wind, fog, clouds, thunder, frost, heat wave, temperature, hail, forecast, drizzle, ice, hurricane, sun, cold, warm front, sky, thunderstorm, flood, degrees, humidity, breeze, winter storm, dry spell, showers, sunny spells, blizzard, low pressure, gale, mild evening, rainbow",
    "science": "planet, experiment, theory, physicists, telescope, researchers, fossil, laboratory, cells, galaxy, chemist, molecule, dinosaur, genes, microscope, particles, scientists, discovery, universe, atom, biology, chemistry, physics, space probe, star, evolution, formula, species, study, professor, energy, gravity, moon, bacteria, brain, DNA",
    "music": "band, song, violin, concert, singer, album, choir, guitar, opera, drums, pianist, jazz, orchestra, melody, festival stage, composer, musicians, tune, rhythm, piano, drummer, bass, stage, rock band, hit, microphone, lyrics, tour of the band, trumpet, symphony, conductor, rapper, playlist, radio song, dance, cello",
}

TOPIC_FRAMES = """
It is all about the {w}. / {n} talked about the {w} and the {x}. / The {w} in {c} surprised everyone. / Yesterday's report was about the {w}. / Everyone is talking about the {w}. /
First came the {w}, then the {x}. / The {w} was better than last year. / {n} knows much about the {w}. / We read an article on the {w}. / There is news from {c}: the {w} and the {x}. /
Because of the {w}, {n} stayed in {c}. / The {w} made {n} happy. / Have you heard of the {w}? / In {c}, the {w} was the main thing. / After the {w}, the {x} became important. / {n} had a problem with the {w}. /
The {w} is new. / Nobody expected the {w}. / A story of the {w} and the {x}. / This week: {w}. / {n} wrote about the {w} in {c}. / What a day for the {w}! / Questions about the {w} remain. /
I read a book about the {w} last night. / {n} and a friend discussed the {w} for hours. / The {w} costs more than before. / Today we look at the {w}. / How does the {w} work? / In this video {n} explains the {w}. / The {w}, the {x} and what comes next. / What do you think of the {w}? /
A new {w} was shown in {c}. / People in {c} like the {w}. / {n} saw the {w} on television. / It began with the {w} and ended with the {x}. / Some prefer the {w}, others the {x}. / The {w} will be back on Monday. / More on the {w} after the break.
"""

GOOD = "wonderful, great, excellent, fantastic, perfect, amazing, lovely, superb, brilliant, delightful, beautiful, very good, outstanding, pleasant, awesome, first-class, nice, splendid, marvellous, terrific, impressive, charming, friendly, helpful, super, remarkable, good, enjoyable, magnificent, flawless, a joy, a pleasure, the best ever"
BAD = "terrible, awful, horrible, dreadful, poor, disappointing, disgusting, useless, rude, bad, ugly, miserable, annoying, a disaster, a waste of money, very bad, poorly made, unfriendly, boring, dirty, broken, a shame, a nightmare, unacceptable, worthless, painful, sad, cheap and nasty, a joke, frustrating, the worst ever, sloppy, unbearable"
MIXED = "okay, all right, average, neither good nor bad, so-so, acceptable, nothing special, fine but not more, ordinary, medium, not bad and not good, usual, fair, standard, as expected, decent but not more, middling, reasonable, neither here nor there, passable, common, not great and not terrible, in the middle, like any other"
GOOD_VERB = "love, enjoyed, recommend, like, am happy with, am delighted with, am pleased with, adore, am glad about, am thrilled with, praise, am fond of, am satisfied with"
BAD_VERB = "hate, regret, cannot recommend, dislike, am angry about, am unhappy with, am disappointed by, am tired of, cannot stand, am annoyed by, complain about, am sick of, am sorry about"

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
