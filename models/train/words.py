"""Word lists the generator draws from. All written by hand for this project.

A tenth of the entries of every list (chosen by a checksum, see `split`) never appears in training;
the held-out evaluation uses only those. Invented names are composed in `values.py`.
"""

import zlib

import tables


def held_out(word: str) -> bool:
    """Whether a word belongs to the evaluation's tenth. Stable across runs and platforms."""
    return zlib.crc32(word.lower().encode()) % 10 == 3


_parts: dict = {}  # of lists, by their identity; a list that is kept here stays alive, so that no other takes its place


def split(words: list, held: bool) -> list:
    """The training or the held-out part of a list that does not change; small lists are shared whole."""
    known, part = _parts.get((id(words), held), (None, None))
    if known is None:
        part = [w for w in words if held_out(str(w)) == held]
        part = part if len(part) >= 3 else list(words)
        _parts[id(words), held] = words, part
    return part


def _w(text: str) -> list:
    return text.split()


def _l(text: str) -> list:
    return [part.strip() for part in text.replace("\n", " ").split(",") if part.strip()]


FIRST = _w(tables.text("words", "FIRST"))

LAST = _w(tables.text("words", "LAST"))

CITY = _l(tables.text("words", "CITY"))

COUNTRY = _l(tables.text("words", "COUNTRY"))

STREET = _w(tables.text("words", "STREET"))
STREET_KIND = _w("Street Road Lane Avenue Way Close Drive Square Street Street")

# (one, many) of things that can be bought, counted or lost.
PRODUCT = [
    tuple(p.split("/"))
    for p in _l(tables.text("words", "PRODUCT"))
]

COLOR = _w("red blue green yellow black white brown grey pink purple orange silver golden beige turquoise maroon navy teal ivory crimson lilac khaki olive violet scarlet")
MATERIAL = _w("wooden steel leather cotton plastic glass wool paper ceramic copper linen bamboo silk velvet rubber marble brass cork felt denim granite plywood")

COMPANY_WORD = _w(tables.text("words", "COMPANY_WORD"))
COMPANY_KIND = _w("""
Systems Foods Logistics Software Motors Energy Labs Media Travel Design Textiles Bank Insurance Robotics Studio
Tools Health Partners Consulting Books Electric Pharma Homes Furniture Airways Shipping Analytics Press Bakery
""")
COMPANY_FORM = ["", "", "", "", "Ltd", "Inc", "GmbH", "AB", "AG", "Co", "SA", "Group"]

JOB = _l(tables.text("words", "JOB"))

SKILL = _l(tables.text("words", "SKILL"))

FOOD = _l(tables.text("words", "FOOD"))

DISH = _l(tables.text("words", "DISH"))

ANIMAL = _w("""
cat dog fox owl bear rabbit mouse horse cow sheep goat duck goose hen frog snail bee ant whale dolphin seal otter
hedgehog squirrel wolf deer lion tiger monkey parrot penguin turtle crab crow robin badger camel elephant panda
""")

FRUIT = _w("""apple banana cherry plum pear peach grape lemon lime orange mango kiwi melon fig date apricot papaya
blueberry raspberry strawberry pineapple coconut""")

NOUN = _w("""
river mountain forest meadow village castle bridge tower garden window door kitchen boat train letter map key box
coat stone cloud star moon storm snow rain wind fire field road hill lake island beach market school library shop
song dream story picture basket bell feather button ribbon ladder bottle lantern wheel drum flag seed leaf
""")

# Further words that names of invented fields are made of.
FIELD_NOUN = NOUN + _w(tables.text("words", "FIELD_NOUN"))

ADJECTIVE = _w("""
small big old young happy sad brave quiet loud clever lazy kind shy curious bright dark warm cold soft hard fast
slow strange simple gentle hungry tired proud lonely friendly grumpy tiny tall round golden sleepy careful
""")

FIELD_ADJECTIVE = ADJECTIVE + _w(tables.text("words", "FIELD_ADJECTIVE"))

TOPIC = _l(tables.text("words", "TOPIC"))

EVENT_KIND = _l(tables.text("words", "EVENT_KIND"))

VENUE_KIND = _l("Hall, Centre, Theatre, Library, Museum, Hotel, Arena, Gallery, Club, House, Pavilion, College")

COMPONENT = _l(tables.text("words", "COMPONENT"))

SYMPTOM = _l(tables.text("words", "SYMPTOM"))

BROWSER = _l("Firefox, Chrome, Safari, Edge, Opera, Brave, Vivaldi")
OS = _l("Windows 11, Windows 10, macOS 15, Ubuntu 24.04, Debian 12, Android 14, iOS 18, Fedora 41, Linux Mint")
SERVICE = _l("""
auth, billing, search, mailer, gateway, cache, scheduler, indexer, backup, metrics, orders, payments, uploads,
sessions, reports, proxy, queue, storage, notifier, inventory, catalog, ledger, thumbnails, webhooks, dns
""")
LOG_MESSAGE = _l(tables.text("words", "LOG_MESSAGE"))

MAIL_HOST = _w(
    "example.com example.org mail.test post.no webmail.net inbox.org firma.de fastbox.io office.se "
    "kontor.dk bluemail.com letters.net correo.es posta.it work.example nordmail.no"
)

CURRENCY = [
    ("EUR", "€", "euros"),
    ("USD", "$", "dollars"),
    ("GBP", "£", "pounds"),
    ("NOK", None, "Norwegian kroner"),
    ("CHF", None, "francs"),
    ("JPY", "¥", "yen"),
    ("INR", "₹", "rupees"),
    ("SEK", None, "kronor"),
]

MONTHS = _w("January February March April May June July August September October November December")
WEEKDAYS = _w("Monday Tuesday Wednesday Thursday Friday Saturday Sunday")

NUMBER_WORDS = _w("""zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
sixteen seventeen eighteen nineteen twenty""")

# Sentences that carry no field: they teach the model to skip.
FILLER = _l(
    tables.text("words", "FILLER").replace(",", ";").replace("|", ",")
)
FILLER = [f.replace(";", ",") for f in FILLER]
