"""Names that say more than the concept they belong to.

A year is a year of foundation only where the text speaks of founding. Such a name or description is used for a stated fact only when the
text holds one of the words that give the role. One line each: `concept | words in the name | words of which the text must hold one`.
"""

TABLE = """
year | found, beginning | found, establish, set up, start, began
year | since | since, start, from
year | open | open
year | publi | publi, book, print, appear, came out, wrote, written, issue, paper
year | buil, construct | buil, construct, erect, house, put up
year | made, origin | made, manufactur, produc, buil, design, invent
date | meeting | meet, met
date | visit | visit, came, come
date | appointment | appoint, see you, meet, clinic, doctor, dr.
start_date | open | open
start_date | arriv, check_in | arriv, check, stay, guest, night
end_date | clos | clos, shut, until, till, end
end_date | depart, leav, check_out | leav, left, depart, check, move, stay, goodbye, quit, resign, go home
end_date | expir, valid | expir, valid, lapse, run out, runs out, end, until
time | open | open
time | meeting | meet, met
time | appointment | appoint, meet, see you, doctor, dr., clinic
time | depart | leav, left, depart, start, set off, set out, go, sail, flight, train, bus
end_time | clos | clos, shut, until, till, end, over
end_time | arriv | arriv, reach, get, got, land, touch, due in, is in
price | asking, asked | ask, offer, sale, sell, sold, price, want
price | sale, purchase | sale, sell, sold, buy, bought, purchas, order, cost, price, paid, pay, goes for
price | paid, payable, pays, due | paid, pay, owe, bill, invoice, charg, settle, transfer, cost, price, total, amount, due, spen
due_date | pay, paid | paid, pay, owe, bill, invoice, rent, fee, settle, due, amount, transfer, money, debt
product | bought, purchas | bought, buy, purchas, order, sold, sell, sale, paid, cost, price, customer, shop
product | order | order, bought, buy, want, would like, deliver, ship, sent, send, request
product | sold, sell | sold, sell, sale, cost, price, bought, buy, offer, paid
product | want | want, would like, order, bought, buy, ask, need, looking for, request
room | meeting, conference | meet, conference, talk, session, discuss, lecture, come together
guest | hotel, overnight, sleeps, lodger | hotel, night, stay, sleep, room, inn, lodg, check
guest | reserv, book | book, reserv, table, room, stay, check
patient | examin | examin, check, look, see, saw, test, scan, x-ray
patient | treat | treat, doctor, dr., clinic, hospital, nurse, operat, ill, sick, care
patient | hospital | hospital, clinic, ward, operat
customer | billed, paying, pays, paid, payer | bill, pay, paid, invoice, money, owe, charge, till, cost, price, spent
customer | sold, bought, purchas, buy, shopper | sold, sell, bought, buy, purchas, order, shop, sale, paid, customer, price
customer | order | order, bought, buy, want, deliver, request, reserv, book
street | home, resid, lives | home, hous, live, living, resid, flat, address, apartment
speaker | artist, perform, star_, stage | stage, sing, play, band, concert, show, perform, music, star, festival, gig, artist, song
speaker | lectur, talk, speech, orator, keynote, speaks, speaking | talk, speech, speak, spoke, lectur, present, keynote, says, said, topic, audience
author | author, novel, book, wrote, written, pen, writ, text | wrote, writ, book, novel, text, author, pen, article, story, report, publish, poem, read, title
author | compos | compos, music, song
country | resid | live, resid, home
country | national | national, born, from, citizen, come
country | home | home, from, born, live
student | class, learn, school, lesson, course, apprentice, trainee, taught, pupil, stud | class, learn, school, lesson, course, pupil, student, exam, teach, study, studies, apprentice, taught
company | employ, works_for | employ, work, job, hire, staff, salary, wage
title | book | book, read, wrote, author, novel, publish, page
skill | must, need, requir, one needs, mastered, asked for | must, need, requir, should, have to, has to, want, expect, look
"""


def _parse() -> dict:
    table: dict = {}
    for line in TABLE.strip().splitlines():
        concept, stems, cues = ([part.strip() for part in column.split(", ")] for column in line.split("|"))
        table.setdefault(concept[0], []).append((stems, cues))
    return table


NARROW = _parse()


def fits(concept: str, name: str, text: str) -> bool:
    """Whether a field name (or a description) promises nothing that the text does not say."""
    name, text = name.lower(), text.lower()
    return all(any(cue in text for cue in cues) for stems, cues in NARROW.get(concept, ()) if any(stem in name for stem in stems))
