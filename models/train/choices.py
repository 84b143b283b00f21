"""Yes/no facts and facts with a few labels, as sentences.

`FLAGS`: `id | field names | description | sentences that mean yes | sentences that mean no`.
`ENUMS`: `id | field names | description`, then one line a label: `- label, other spellings: sentence / sentence`.
A label's spelling is drawn anew for every prompt, so that the model has to read the labels it is given.
"""

from dataclasses import dataclass

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
