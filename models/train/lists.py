"""Lists as sentences name them: of strings, of numbers, of rows with two columns.

`id | kinds of the columns | field names // held-out field names | descriptions | sentences`. With two columns the answer is an array of objects or,
when only the first is asked for, an array of strings. Sentences are separated by ` / `; one that ends in `: {list}` may stand above bullets.
"""

import functools
import re
from dataclasses import dataclass

import values
import words
from lists_more import MORE

TABLE = """
items | product small | items products articles order_items things wares purchases order_lines positions cart basket_items ordered_items // goods_list | list of the things ordered; all items; everything that was ordered; the goods; what is in the basket; each article | They ordered {list}. / The basket holds {list}. / Delivered were {list}. / Order: {list} / We need {list}. / Bought today: {list}
ingredients | food | ingredients ingredient_list needed groceries shopping_list contents foods // components_needed | list of the ingredients; what is needed; what goes into it; the groceries; the components of the dish | Ingredients: {list} / Mix {list}. / It contains {list}. / Buy {list}. / You need {list}. / It is made from {list}.
skills | skill | skills required_skills requirements abilities qualifications expertise knows // competences | list of the skills; what one must know; the abilities; the qualifications; the competences | Skills: {list} / You should know {list}. / Experience with {list} is wanted. / We ask for {list}. / Strengths: {list}
people | person | people names participants attendees_names members present attended_by team persons_present crew group_members // attendee_list | names of all people; who was there; who took part; everyone present; the members; list of the participants; each attendee | Present were {list}. / Participants: {list} / {list} took part. / The team consists of {list}. / {list} were there. / Those who came: {list} / It was attended by {list}. / Members: {list} / We welcomed {list}.
absentees | person | absent absentees missing_people excused not_present // no_shows | who was missing; those who did not come; who sent regrets; who did not show up; no show | Absent: {list} / {list} could not come. / {list} sent regrets. / Not there were {list}.
authors | person | authors written_by_all writers contributors // coauthors | who wrote it; all authors; the writers; all coauthors; everyone who wrote it | Authors: {list} / It was written by {list}. / The paper is by {list}. / {list} wrote the report together.
stops | city | stops cities places route towns visited_places locations stations via // waypoints | all cities on the way; which places are visited; the stops of the journey; list of towns; each waypoint; places on the way | The route goes through {list}. / Stops: {list} / We visited {list}. / The tour leads to {list}. / Offices are in {list}. / Branches: {list}
nations | country | countries nations markets country_list lands // regions | which countries; list of nations; where it is sold; the regions or countries | It is sold in {list}. / Countries: {list} / Teams from {list} took part. / We ship to {list}.
shades | color | colors colours available_colors color_options shades_available // palette | in which colours it comes; list of the colours; the available colours; the palette; every shade | It comes in {list}. / Colours: {list} / You can choose between {list}. / Available in {list}.
materials | material | materials made_from fabrics material_list // substances | which materials; what it is made of; the substances | Materials: {list} / We work with {list}. / It can be had in {list}.
animals | animal | animals pets species_list livestock creatures_seen // fauna | which animals; all animals named; the pets; the fauna; every creature | Animals: {list} / In the park live {list}. / They keep {list}. / We saw {list}.
topics | topic | topics subjects agenda themes areas tags interests hobbies // talking_points | what it is about; the points of the agenda; list of the subjects; the hobbies; the points talked about; what they are talking about | Agenda: {list} / We talked about {list}. / The subjects are {list}. / Topics: {list} / I am interested in {list}. / The course covers {list}.
keywords | noun | keywords tags labels terms words key_words // catchwords | the keywords; list of the tags; the terms; the catchwords | Tags: {list} / Keywords: {list} / Filed under {list}. / The key terms are {list}.
open_days | weekday | days weekdays open_days working_days opening_days // days_of_week | on which days; the days of the week; when it is open | We are open on {list}. / Days: {list} / Classes are on {list}. / It runs on {list}.
dates | date | dates all_dates appointments scheduled_on days session_dates // calendar | all dates; on which days; list of the dates; the calendar of dates | The dates are {list}. / Dates: {list} / It takes place on {list}. / Sessions: {list}
times | time | times all_times stated_times times_given slots // timetable | all times; list of the times, as HH:MM; the timetable; each time | The bus leaves at {list}. / Times: {list} / Shows are at {list}. / Free slots: {list}
mails | email | emails email_addresses mails addresses cc // mailing_list | all e-mail addresses; who gets a copy; where to write; everyone on the mailing list | Send copies to {list}. / Cc: {list} / Write to {list}. / E-mails: {list}
numbers | phone | phones phone_numbers numbers telephone_numbers // hotlines | all phone numbers; which numbers to call; the hotlines | Call {list}. / Phones: {list} / Our numbers are {list}.
codes | code | codes order_numbers ids references tickets order_ids serial_numbers // identifiers | all numbers; list of the codes; the references; every identifier; the identifiers | Orders: {list} / It concerns {list}. / References: {list} / Tickets {list} are open.
scores | count | scores points results values measurements readings // marks | all values; the points; list of the numbers; the marks | The results were {list}. / Values: {list} / The readings are {list}. / Points: {list}
prices | money | prices amounts costs sums payments // charges | all prices; list of the amounts; the sums; what is charged; the charges | The prices are {list}. / Amounts: {list} / They paid {list}. / Offers: {list}
openings | job | jobs positions open_positions vacancies roles professions // occupations | which jobs are open; the vacancies; list of the roles; the occupations | Open positions: {list} / We are hiring {list}. / They look for {list}. / Jobs: {list}
parts | component | parts components affected_components modules affected // modules_hit | which parts are affected; list of the components; modules that were hit | Affected: {list} / The problem touches {list}. / Components: {list} / It happens in {list}.
systems | os | systems platforms supported_systems operating_systems // environments | which systems; all platforms; the environments | Supported systems: {list} / It runs on {list}. / Tested on {list}.
menu | dish | dishes menu meals recipes menu_items courses // foods_served | what is served; the dishes; list of the meals; foods that are served | Menu: {list} / We serve {list}. / On the table are {list}. / Today there is {list}.
aged | person age | people participants members children patients passengers persons // age_list | name and age of each; everyone with their age; list of the people | Participants: {list} / The passengers are {list}. / Members: {list} / We met {list}. / On the list stand {list}.
staff | person job | staff employees team workers personnel colleagues_list // crew_list | name and job of each; the team with their roles; list of employees; the crew; list of the crew | Staff: {list} / The team: {list} / We employ {list}. / At the meeting were {list}.
priced | product money | items products articles lines positions price_list offers // priced_items | each item with its price; articles and prices; list of the offers; how each item is priced | Offers: {list} / Bought: {list} / The bill lists {list}. / Prices: {list} / We sell {list}.
legs | city time | stops stations legs timetable_entries route // itinerary | each stop with its time; places and times; the timetable; the itinerary | Stops: {list} / The train calls at {list}. / Route: {list} / The bus stops in {list}.
milestones | noun date | milestones steps phases deadlines tasks // schedule_entries | each step with its date; what is due when; the schedule; entries of the schedule | Milestones: {list} / The plan has the phases {list}. / Deadlines: {list}
ratings | person score_small | results scores players ratings ranking standings // scoreboard | each person with the points; names and points; the scoreboard | Results: {list} / Points went to {list}. / Ranking: {list}
residents | person city | people visitors members persons contacts // resident_list | name and city of each; who comes from where; list of residents; each resident with the town | Visitors: {list} / Guests were {list}. / We expect {list}.
"""

# How a column of a row may be named, by kind; and how two columns are shown together.
COLUMNS = {
    "person": (("name", "person", "full_name", "who"), "string"),
    "product": (("product", "item", "name", "article", "thing", "description"), "string"),
    "small": (("quantity", "qty", "count", "amount", "number", "pieces_ordered"), "integer"),
    "age": (("age", "years", "age_years"), "integer"),
    "job": (("job", "role", "position", "job_title", "function"), "string"),
    "money": (("price", "cost", "unit_price", "amount"), "number"),
    "city": (("city", "place", "town", "location"), "string"),
    "time": (("time", "at", "departure", "when"), "string"),
    "noun": (("name", "title", "task", "step"), "string"),
    "date": (("date", "due", "day", "on_date"), "string"),
    "score_small": (("points", "score", "result"), "integer"),
}
SHOWN = {
    "age": ["{0} ({1})", "{0} aged {1}", "{1}-year-old {0}", "{0} ({1} years)", "{0}: {1}"],
    "job": ["{0} ({1})", "{0} as {1}", "the {1} {0}", "{0} - {1}"],
    "money": ["{0} for {1}", "a {0} at {1}", "{0} ({1})", "{0}: {1}", "{0} {1}"],
    "time": ["{0} at {1}", "{0} ({1})", "{1} {0}", "{0} {1}"],
    "date": ["{0} by {1}", "{0} on {1}", "{0} ({1})", "{0}: {1}"],
    "score_small": ["{0} with {1} points", "{0} ({1})", "{0}: {1}", "{0} {1}"],
    "city": ["{0} from {1}", "{0} ({1})", "{0} of {1}"],
    "small": ["{1} {0}", "{1} {0}", "{1} {0}", "{1} x {0}", "{1}x {0}", "{0} x{1}", "{0} ({1})", "{0}: {1}"],
}
PLAIN_NUMBERS = {"age", "score_small"}


@dataclass(frozen=True)
class Listing:
    id: str
    kinds: tuple
    keys: tuple
    held_keys: tuple
    descriptions: tuple
    sentences: tuple


def _parse() -> dict:
    lists = {}
    for line in TABLE.strip().splitlines():
        name, kinds, keys, descriptions, sentences = (part.strip() for part in line.split(" | "))
        known, _, held = keys.partition("//")
        lists[name] = Listing(
            name,
            tuple(kinds.split()),
            tuple(known.split()),
            tuple(held.split()),
            tuple(d.strip() for d in descriptions.split(";")),
            tuple(s.strip() for s in sentences.split(" / ")),
        )
    return lists


LISTS = _parse()


def cell(kind: str, rng, held: bool) -> values.Value:
    if kind in PLAIN_NUMBERS:
        return values.integer(rng, 2, 90, 0.0)
    made = values.make(kind, rng, held)
    while kind == "time" and ":" not in made.text:  # "noon Oslo" would be hard to read
        made = values.make(kind, rng, held)
    return made


def rows(rng, held: bool, name: str) -> tuple:
    """The texts of a list's entries and, for each, the JSON of its columns."""
    kinds = LISTS[name].kinds
    form = rng.choice(SHOWN[kinds[1]]) if len(kinds) > 1 else "{0}"
    count = rng.choice([1, 2, 2, 3, 3, 3, 4, 4, 5, 6])
    texts, found, seen, tries = [], [], set(), 0
    while len(texts) < count and tries < 40:
        tries += 1
        made = [cell(kind, rng, held) for kind in kinds]
        first = made[0]
        if name == "items":
            quantity = values.integer(rng, 1, 9, 0.4 if form == "{1} {0}" else 0.0)
            text = first.text if str(quantity.json) == "1" else first.many
            made = [values.Value(text, text), quantity]
        if made[0].text in seen or " and " in made[0].text or " & " in made[0].text:
            continue
        seen.add(made[0].text)
        text = form.format(*(v.text for v in made))
        texts.append("an" + text[1:] if re.match("a [aeio]", text) else text)
        found.append([v.json for v in made])
    return texts, found


def joined(rng, texts: list, bullets: bool) -> str:
    if bullets and len(texts) > 1 and rng.random() < 0.35:
        mark = rng.choice(["- ", "- ", "* ", "• ", "1. ", ""])
        return "\n" + "\n".join((f"{i}. " if mark == "1. " else mark) + t for i, t in enumerate(texts, 1))
    if len(texts) == 1:
        return texts[0]
    between, last = rng.choice([(", ", " and ")] * 5 + [(", ", ", and "), (", ", ", "), ("; ", "; "), (" and ", " and ")] + [(", ", " as well as "), (" / ", " / "), (", ", " plus "), (", ", " & ")])
    return between.join(texts[:-1]) + last + texts[-1]


@functools.cache
def sentences(name: str, held: bool, more: bool = False) -> list:
    """The training or held-out sentences of a list; one without held-out ones lends the others. With `more` also those that only
    training uses."""
    part = [s for s in LISTS[name].sentences if words.held_out(s) == held] or list(LISTS[name].sentences)
    return part + (MORE[name].strip().splitlines() if more else [])
