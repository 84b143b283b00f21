"""Yes/no facts and facts with a few labels, as sentences.

`FLAGS`: `id | field names | description | sentences that mean yes | sentences that mean no`.
`ENUMS`: `id | field names | description`, then one line a label: `- label, other spellings: sentence / sentence`.
A label's spelling is drawn anew for every prompt, so that the model has to read the labels it is given.
"""

from dataclasses import dataclass

import values
import words

FLAG_TABLE = """
paid | paid is_paid already_paid | whether it has been paid | It has already been paid. / Payment was received. / The bill is paid. / The money has arrived. | It has not been paid yet. / Payment is still open. / The bill is unpaid. / We are still waiting for the money.
gift | gift is_gift gift_wrap | whether it is a gift | It is a gift. / Please wrap it as a present. / It is a birthday present. | It is not a gift. / No gift wrapping is needed. / It is for my own use.
married | married is_married | whether the person is married | She is married. / He got married last year. / They live with their wife. | She is not married. / He is single. / They have never been married.
smoker | smoker smokes | whether the person smokes | He smokes. / She is a smoker. / He smokes ten cigarettes a day. | He does not smoke. / She is a non-smoker. / He gave up smoking.
breakfast | breakfast breakfast_included | whether breakfast is included | Breakfast is included. / They want breakfast. / The price includes breakfast. | Breakfast is not included. / Without breakfast. / No breakfast is wanted.
parking | parking needs_parking parking_space | whether a parking space is needed | A parking space is needed. / They come by car and need parking. / Please reserve a parking space. | No parking space is needed. / They do not come by car. / Parking is not needed.
delayed | delayed is_delayed late | whether it is late | It is delayed. / There is a delay. / It will be late. | It is on time. / There is no delay. / It is not delayed.
free | free free_entry is_free | whether entry is free | Entry is free. / It costs nothing. / There is no charge. | Entry is not free. / You need a ticket. / There is a charge.
online | online is_online remote virtual | whether it is held online | It is held online. / You can join by video call. / It takes place on the internet only. | It is not held online. / You have to come in person. / There is no video call.
reproducible | reproducible can_reproduce | whether it can be reproduced | It happens every time. / We can reproduce it. / It always happens. | We could not reproduce it. / It happened only once. / It cannot be reproduced.
refund | refund wants_refund refund_requested | whether the customer wants a refund | I want my money back. / Please refund me. / A refund is requested. | I do not want a refund. / A refund is not needed. / Please just send a new one, no refund.
vegan | vegan is_vegan | whether it is vegan | It is vegan. / It contains no animal products. / Vegans can eat it. | It is not vegan. / It contains animal products. / Vegans cannot eat it.
remote | remote home_office remote_work | whether one can work from home | You can work from home. / Remote work is possible. / The work is fully remote. | You cannot work from home. / Remote work is not possible. / The work is done in the office only.
insured | insured is_insured insurance | whether there is insurance | There is insurance. / It is insured. / The insurance pays. | There is no insurance. / It is not insured. / The insurance does not pay.
pets | pets pets_allowed | whether pets are allowed | Pets are allowed. / Dogs are welcome. / You may bring a pet. | Pets are not allowed. / No dogs, please. / You may not bring a pet.
balcony | balcony has_balcony | whether there is a balcony | It has a balcony. / There is a sunny balcony. / A balcony belongs to it. | It has no balcony. / There is no balcony. / A balcony is missing.
recommend | recommend recommended would_recommend | whether the author recommends it | I would recommend it. / I can recommend it to everyone. / Everyone should try it. | I would not recommend it. / I cannot recommend it. / Nobody should buy it.
available | available is_available in_stock | whether it is available | It is available. / You can have it at once. / It is in stock. | It is not available. / It is sold out. / It is out of stock.
injured | injured anyone_hurt injuries | whether somebody was hurt | One person was injured. / Somebody was hurt. / There were injuries. | Nobody was injured. / No one was hurt. / There were no injuries.
confirmed | confirmed is_confirmed booking_confirmed approved | whether it has been confirmed | It has been confirmed. / The booking stands. / We hereby confirm it. / Yes, it is certain now. / All is settled. | It has not been confirmed yet. / We are waiting for confirmation. / It is still open whether it will happen. / Nothing is certain so far.
cancelled | cancelled canceled is_cancelled called_off | whether it was called off | It was cancelled. / It has been called off. / It will not take place. / They have withdrawn. | It was not cancelled. / It takes place as planned. / It goes ahead. / The plan still stands.
urgent | urgent is_urgent rush needs_quick_answer | whether it is urgent | It is urgent. / Please hurry. / Time is short. / It cannot wait. | It is not urgent. / There is no hurry. / Take your time. / It can wait.
new_customer | new_customer first_time first_visit is_new | whether it is the first time | It is my first time here. / A new customer. / They have never ordered before. | I have been here before. / A regular customer. / They order from us often.
damaged | damaged is_damaged broken has_damage | whether it is damaged | It arrived damaged. / The glass is broken. / There are scratches on it. / It was harmed on the way. | It arrived in good order. / Nothing is broken. / It has no scratches. / It is intact.
experience_needed | experience_required needs_experience | whether experience is needed | Experience is a must. / You need to have done it before. / Experience is required. | No experience is needed. / Beginners may apply. / You need not have done it before.
wheelchair | wheelchair_access accessible step_free | whether wheelchairs can get in | There is a lift and a ramp. / Wheelchair users can get in. / It is free of steps. | There are only stairs. / Wheelchair users cannot get in. / There is no lift.
children_allowed | children_allowed kids_welcome family_friendly | whether children may come | Children are welcome. / Bring your kids. / It is good for families. | Adults only. / Please come without children. / It is not suitable for kids.
licensed | driving_licence has_licence can_drive | whether the person may drive | She has a driving licence. / He is allowed to drive. / They can drive a car. | She has no driving licence. / He is not allowed to drive. / They cannot drive.
furnished | furnished is_furnished has_furniture | whether there is furniture | It is furnished. / Beds and tables are there. / It comes with furniture. | It is not furnished. / It is empty. / It comes without furniture.
wifi | wifi has_wifi internet_included | whether there is internet | There is free wifi. / Internet is included. / You can get online everywhere. | There is no wifi. / Internet is not included. / You cannot get online there.
signed | signed is_signed contract_signed | whether it was signed | It has been signed. / Both sides have signed. / The signature is there. | It has not been signed. / The signature is missing. / Nobody has signed it.
vaccinated | vaccinated is_vaccinated had_shots | whether a vaccination was given | All vaccinations were given. / She got her shots. / He has been vaccinated. | She is not vaccinated. / The shots were never given. / He still needs a vaccination.
solved | solved resolved fixed is_solved done completed | whether it is done | The problem has been solved. / It is fixed now. / It works again. / All done. / It has been completed. | The problem is still there. / It is not fixed yet. / It has not been completed. / We are still working on it.
needs_reply | needs_reply reply_requested answer_wanted | whether an answer is wanted | Please answer. / I am waiting for your reply. / Let me know what you think. | You need not answer. / No reply is necessary. / This is for your information only.
alcohol | alcohol contains_alcohol | whether there is alcohol in it | It contains alcohol. / There is wine in it. / A glass of beer goes into it. | It contains no alcohol. / It is free of alcohol. / There is no wine in it.
garden | garden has_garden own_garden | whether there is a garden | There is a garden. / A garden behind the house belongs to it. / It has its own garden. | There is no garden. / It has no garden. / A garden is missing.
returned | returned is_returned sent_back | whether it was given back | It was returned. / It was sent back. / We have got it back. | It was not returned. / It was never sent back. / It is still with the customer.
"""

ENUM_TABLE = """
delivery | delivery delivery_method shipping | how it is delivered
- standard, normal: Send it by normal mail. / Standard delivery is fine. / There is no need for express.
- express, fast: Send it by express. / It must arrive tomorrow. / I need it as fast as possible.
- pickup, collect: I will pick it up in the shop. / The customer collects it. / No delivery, I come to the store.
pet | pet pet_type | which pet the person has
- dog: She has a dog. / He walks his dog every morning. / A dog lives with them.
- cat: She has a cat. / He feeds his cat twice a day. / A cat lives with them.
- none, no pet: She has no pets. / He does not keep animals. / No pet lives with them.
payment | payment payment_method paid_by | how it is paid
- cash: It is paid in cash. / The customer pays with coins and notes. / Cash was given.
- card, credit card: It is paid by credit card. / The customer uses a card. / The card was charged.
- transfer, bank transfer: It is paid by bank transfer. / Please transfer the money to our account. / The money is sent to the bank account.
room_type | room_type room category | which kind of room
- single: They want a single room. / A room for one person. / One bed is enough.
- double: They want a double room. / A room for two persons. / A room with a double bed.
- suite: They want the suite. / The best suite was booked. / The suite on the top floor.
travel_class | class travel_class cabin | in which class
- economy: It is an economy ticket. / They fly economy. / The cheapest class was booked.
- business: It is a business class ticket. / They fly business. / Business class was booked.
- first: It is a first class ticket. / They fly first class. / First class was booked.
severity | severity level impact | how bad it is
- low, minor: It is only a small problem. / It does not bother anyone much. / This is just a cosmetic issue.
- medium, normal: It is annoying, but there is a way around it. / It slows us down somewhat. / Some users are affected.
- high, critical: Nobody can work any more. / All data is lost. / The whole system is down.
priority | priority urgency | how urgent it is
- low: There is no hurry. / Answer whenever you have time. / It can wait.
- medium, normal: Please answer within the week. / A reply in the next days would be good. / It should be done soon.
- high, urgent: This is very urgent! / Please answer at once. / We need help immediately.
sentiment | sentiment mood tone opinion | how the author feels about it
- positive, good, happy: I am very happy with it. / It is wonderful. / I love it. / Great quality and quick service. / It works perfectly. / Best purchase this year.
- negative, bad, unhappy: I am very disappointed. / It is terrible. / I hate it. / Poor quality and slow service. / It broke after a day. / Never again.
- neutral, mixed: It is all right. / It is neither good nor bad. / It does its job. / An average product. / I have no strong opinion about it. / Some parts are good, some are not.
difficulty | difficulty level | how hard it is
- easy: It is very easy. / Even children can make it. / Anyone can do it.
- medium: It needs a little practice. / It is not hard if you have cooked before. / It is of medium difficulty.
- hard, difficult: It is very hard. / Only experts should try it. / It needs much experience.
contract | contract contract_type employment | kind of contract
- permanent: It is a permanent position. / The contract has no end date. / You get a permanent contract.
- temporary, fixed-term: It is a temporary position. / The contract ends after a year. / The job is limited in time.
- internship: It is an internship. / We look for an intern. / The intern learns on the job.
level | level severity log_level | level of the log line
- info: level=info / This is just information. / INFO
- warning, warn: level=warning / This is a warning. / WARN
- error: level=error / This is an error. / ERROR
heating | heating heating_type | how it is heated
- gas: It is heated with gas. / A gas heating keeps it warm. / Heating: gas.
- electric: It is heated with electricity. / Electric heaters keep it warm. / Heating: electric.
- wood: It is heated with wood. / A wood stove keeps it warm. / Heating: wood.
language | language text_language | in which language it is written
- English, en: It is written in English. / The text is in English. / An English book.
- German, de: It is written in German. / The text is in German. / A German book.
- French, fr: It is written in French. / The text is in French. / A French book.
condition | condition state | condition of the article
- new: It is brand new. / It was never used. / It is still in its box.
- used: It was used before. / It is second-hand. / It has a few scratches.
- broken, defective: It is broken. / It does not work any more. / It has to be repaired.
level_course | level course_level | level of the course
- beginner: It is for beginners. / No knowledge is needed. / It starts from zero.
- intermediate: It is for people with some experience. / You should know the basics. / It goes on from the basics.
- advanced, expert: It is for experts. / It is an advanced course. / Much experience is needed.
weather | weather conditions | what the weather was like
- sunny: The sun was shining. / It was a sunny day. / There was not a cloud in the sky.
- rainy, rain: It was raining. / It was a rainy day. / The road was wet from the rain.
- snowy, snow: It was snowing. / Snow lay on the ground. / It was a day with much snow.
status | status progress order_status stage | how far it is
- open, new, pending: Nobody has looked at it yet. / It has just come in. / We have not begun.
- in progress, active, running: We are working on it. / It is being done right now. / Someone has begun.
- done, closed, completed: It is finished. / Everything has been done. / The matter is closed.
size | size clothing_size format | which size
- small, S: The small one, please. / The smallest size is enough. / size S
- medium, M: The one in the middle. / Medium size fits well. / size M
- large, L, big: The big one, please. / I need the largest size. / size L
diet | diet food_preference eating_habits meal_type | what the person eats
- vegetarian: She does not eat meat, but cheese and eggs. / No meat, please. / A vegetarian meal.
- vegan: He eats nothing that comes from animals. / A vegan meal without milk and eggs. / Only plants, no cheese.
- anything, no preference, omnivore: She eats everything. / He eats meat and fish. / There are no wishes about the food.
transport | transport means_of_transport travel_by arrives_by vehicle_type mode | how one travels
- train, rail: They come by train. / He takes the railway. / She sits in the fast train.
- car: They come by car. / He drives himself on the motorway. / She parks behind the house.
- plane, air: They come by plane. / He flies. / She waits at the airport gate.
- bus, coach: They come by bus. / He takes the coach. / She waits at the bus stop.
frequency | frequency how_often interval repeat | how often it happens
- daily, every day: It happens every day. / Once a day. / Each morning.
- weekly, every week: It happens once a week. / Every Monday. / Week after week.
- monthly, every month: It happens once a month. / On the first of each month. / Twelve times a year.
- yearly, annually: It happens once a year. / Every summer. / Each January.
gender | gender sex salutation_type | man or woman
- female, woman, f: She is a woman. / The lady wants it. / Mrs Mira asked for it.
- male, man, m: He is a man. / The gentleman wants it. / A boy.
season | season time_of_year | at which time of the year
- spring: The first flowers come out. / It is spring. / In April and May.
- summer: It is high summer. / The hottest weeks of the year. / In July.
- autumn, fall: The leaves are falling. / It is autumn. / In October.
- winter: There is ice on the lake. / It is winter. / In January.
channel | channel contact_method contacted_by source medium | how the contact was made
- phone, telephone, call: They rang us. / She telephoned. / He called the hotline.
- email, e-mail, mail: They wrote an e-mail. / It came into the mailbox. / She sent us a mail.
- visit, in person, counter: They came to the counter. / He visited our office. / She stood at the desk.
day_part | day_part part_of_day preferred_time shift | which part of the day
- morning, early: Best before lunch. / Early in the day. / Right after breakfast.
- afternoon: Best after lunch. / In the afternoon. / Between lunch and dinner.
- evening, late: Best after work. / In the evening. / After dinner.
reason | reason cause return_reason complaint_type | why it came back
- too late, late: It came too late. / It arrived after the party. / I waited far too long.
- wrong item, wrong: It is not what I ordered. / You sent me something else. / This is the wrong article.
- defective, broken, faulty: It does not work. / It broke at once. / It is faulty.
- changed mind, not wanted: I do not need it any more. / I have thought about it again. / I no longer want it.
role | role user_role access rights permission | what the user may do
- admin, administrator, owner: She may change everything. / He manages all accounts. / All rights were given.
- editor, writer, member: She may write and change texts. / He may edit pages, but not delete users.
- viewer, reader, guest: She may only read. / He can look, but change nothing. / Reading only.
direction | direction trend development change | where it is going
- up, rising, growing: It is rising. / More than last month. / The numbers grow. / It went up.
- down, falling, shrinking: It is falling. / Less than last month. / The numbers drop. / It went down.
- stable, unchanged, flat: It stays the same. / As much as last month. / Nothing moves.
"""


@dataclass(frozen=True)
class Choice:
    id: str
    keys: tuple
    description: str
    labels: tuple  # of (spellings, sentences)


def _sentences(text: str) -> tuple:
    return tuple(part.strip() for part in text.split(" / "))


def _flags() -> dict:
    flags = {}
    for line in FLAG_TABLE.strip().splitlines():
        name, keys, description, yes, no = (part.strip() for part in line.split("|"))
        flags[name] = Choice(
            name, tuple(keys.split()), description, (((True,), _sentences(yes)), ((False,), _sentences(no)))
        )
    return flags


def _enums() -> dict:
    enums = {}
    head, labels = None, []
    for line in ENUM_TABLE.strip().splitlines() + ["end | end | end"]:
        if line.startswith("- "):
            spellings, _, text = line[2:].partition(": ")
            labels.append((tuple(s.strip() for s in spellings.split(",")), _sentences(text)))
            continue
        if head:
            enums[head[0]] = Choice(head[0], tuple(head[1].split()), head[2], tuple(labels))
        head, labels = [part.strip() for part in line.split("|")], []
    return enums


FLAGS = _flags()
ENUMS = _enums()


def phrasings(options: tuple, held: bool) -> tuple:
    """The training or held-out sentences of one label; a label with no held-out sentence lends its training ones."""
    part = tuple(s for s in options if words.held_out(s) == held)
    return part or options


THINGS = words._l("""
invoice, door, battery, contract, visa, ticket, lunch, dinner, window, alarm, backup, lift, pool, sauna, kitchen, bathroom, garage, cellar, terrace,
insurance, passport, licence, deposit, order, delivery, payment, refund, report, test, exam, course, meeting, appointment, reservation, transfer,
heating, water, light, gas, power, internet, phone line, key, lock, camera, printer, engine, tyre, brake, tank, roof, wall, floor, carpet, bed, towel,
soap, towels, coffee, tea, wine, bread, cake, music, speech, dance, photo, film, map, guide, translation, signature, stamp, form, letter, parcel, box,
warranty, spare part, manual, cable, charger, update, password, account, membership, newsletter, discount, gift card, seat, locker, bicycle, boat, tent,
shower, laundry, cleaning, repair, check, x-ray, blood test, medicine, allergy, glasses, dog, cat, garden, fence, gate, school, childcare, parking lot
""")
# What can be said of a thing: the field's word, then what stands for yes and for no.
SAID = [
    ("included", "is included", "is not included"),
    ("included", "comes with it", "costs extra"),
    ("available", "is available", "is not available"),
    ("available", "can be had", "cannot be had"),
    ("needed", "is needed", "is not needed"),
    ("required", "is required", "is not required"),
    ("required", "is a must", "is optional"),
    ("wanted", "is wanted", "is not wanted"),
    ("allowed", "is allowed", "is forbidden"),
    ("allowed", "is permitted", "is not permitted"),
    ("confirmed", "has been confirmed", "has not been confirmed"),
    ("paid", "has been paid", "has not been paid yet"),
    ("ready", "is ready", "is not ready yet"),
    ("done", "is done", "is not done yet"),
    ("open", "is open", "is closed"),
    ("working", "works", "does not work"),
    ("working", "works well", "is broken"),
    ("new", "is new", "is old"),
    ("clean", "is clean", "is dirty"),
    ("free", "is free", "is taken"),
    ("lost", "was lost", "was not lost"),
    ("checked", "was checked", "was not checked"),
    ("approved", "was approved", "was rejected"),
    ("arrived", "has arrived", "has not arrived"),
    ("arrived", "is here", "is still missing"),
    ("valid", "is valid", "has expired"),
    ("full", "is full", "is empty"),
    ("warm", "is warm", "is cold"),
    ("safe", "is safe", "is not safe"),
    ("known", "is known", "is unknown"),
    ("shared", "is shared", "is not shared"),
    ("locked", "is locked", "is not locked"),
    ("visible", "can be seen", "cannot be seen"),
    ("present", "is there", "is not there"),
    ("present", "exists", "does not exist"),
]


def any_flag(rng, held: bool) -> tuple:
    """A yes/no fact about any thing: name, field names, descriptions, value, no labels, sentence."""
    thing = rng.choice(words.split(THINGS, held))
    word, yes, no = rng.choice(SAID)
    value, key = rng.random() < 0.5, thing.replace(" ", "_").replace("-", "_")
    roll = rng.random()
    if roll < 0.3:  # as forms say it
        yes, no = rng.choice([("yes", "no"), ("Yes", "No"), ("true", "false"), ("y", "n"), ("x", "-")][: 4 if roll < 0.27 else 5])
        text = f"{thing[:1].upper() + thing[1:]} {word}: {yes if value else no}"
    else:
        said = yes if value else no
        text = rng.choice(["The {t} {s}.", "The {t} {s}.", "As to the {t}: it {s}.", "Note that the {t} {s}.", "We can tell you that the {t} {s}."])
        text = text.format(t=thing, s=said)
    keys = (f"{key}_{word}", f"is_{key}_{word}", f"{word}_{key}")
    about = (f"whether the {thing} is {word}", f"is the {thing} {word}?", f"true if the {thing} is {word}")
    return f"{key}_{word}", keys, about, value, (), text


KINDS_OF_CHOICE = [
    ("color", "COLOR", "colour"),
    ("material", "MATERIAL", "material"),
    ("animal", "ANIMAL", "animal"),
    ("fruit", "FRUIT", "fruit"),
    ("job", "JOB", "profession"),
    ("day", "WEEKDAYS", "day"),
    ("month", "MONTHS", "month"),
    ("country", "COUNTRY", "country"),
    ("topic", "TOPIC", "topic"),
    ("thing", "NOUN", "thing"),
    ("mood", "ADJECTIVE", "quality"),
    ("dish", "DISH", "dish"),
    ("skill", "SKILL", "skill"),
    ("event", "EVENT_KIND", "event"),
]
CHOSEN = [
    "We chose {v}.",
    "They decided on {v}.",
    "It will be {v}.",
    "The choice fell on {v}.",
    "{v}, please.",
    "I would take {v}.",
    "In the end it was {v}.",
    "The answer is {v}.",
    "Not {w} but {v}.",
    "{v}, not {w}.",
    "It is {v} and not {w}.",
    "First we wanted {w}, now it is {v}.",
    "Instead of {w} we take {v}.",
    "{v} was better than {w}, so we took {v}.",
]


def any_choice(rng, held: bool) -> tuple:
    """One of some labels, which the text names: name, field names, descriptions, value, labels, sentence."""
    key, pool, word = rng.choice(KINDS_OF_CHOICE)
    if rng.random() < 0.2:
        key = word = values.invented(rng, held, 1, 2)
        options = [values.invented(rng, held, 1, 2) for _ in range(rng.randint(2, 5))]
        options = list(dict.fromkeys(options))
    else:
        options = words.split(getattr(words, pool), held)
        options = rng.sample(options, min(len(options), rng.randint(2, 6)))
    value, other = (options * 2)[:2]
    part = rng.choice(["", "chosen_", "wanted_", "preferred_", "main_"])
    text = rng.choice([*CHOSEN, "The {k} is {v}.", "{K}: {v}", "As {k} we take {v}.", "The {k} should be {v}."])
    text = text.format(v=value, w=other, k=word, K=word.capitalize())
    labels = tuple(rng.sample(options, len(options)))
    keys = (f"{part}{key}_choice", f"{part}{key}_type", f"{key}_selection", f"{key}_kind", f"{key}_class")
    about = (f"which {word} was chosen", f"the {word} that was taken", f"which of these {word}s", f"the chosen {word}")
    return f"{key}_choice", keys, about, value, labels, text[:1].upper() + text[1:]
