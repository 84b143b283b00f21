"""Names that say more than the concept they belong to.

A year is a year of foundation only where the text speaks of founding. Such a name or description is used for a stated fact only when the
text holds one of the words that give the role. One line each: `concept | words in the name (none: every name) |
words of which the text must hold one`. Values are taken out of the text before: a firm called Book & Co. sells what it likes.
"""

import functools
import re

TABLE = """
year | found, beginning | found, establish, set up, start, began
year | since | since
year | open | open
year | publi | publi, print, appear, came out, issue, brought out
year | buil, construct | buil, construct, erect, put up, dates from, dates back
year | made, origin | made, manufactur, produc, buil, design, invent
date | meeting | meet, met
date | visit | visit, came, come
date | appointment | appoint, see you, meet, clinic, doctor, dr.
start_date | open | open
start_date | arriv, check_in | arriv, check, stay, guest, night
start_date | valid, effective | valid, effect, apply, appli, rule, contract, offer, price
end_date | clos | clos, shut, till, until
end_date | depart, leav, check_out | leav, left, depart, check, move, stay, goodbye, quit, resign, go home
end_date | expir, valid | expir, valid, lapse, run out, runs out, no longer, offer, sale, ticket, contract, lease, permit, warranty, subscription
time | start, begin | start, begin, began, open, event, meet, appoint, talk, lecture, concert, show, race, match, kick, lesson, class, course, session, call, ceremony, party, leav, depart, dep., set out, doors, reserv, table, flight, train
time | open | open
time | from_ | from, start, begin, began, open, leav, depart, set off, set out, sets off
time | meeting | meet, met
time | appointment | appoint, meet, see you, doctor, dr., clinic
time | depart | leav, left, depart, start, set off, set out, go, sail, flight, train, bus
end_time | clos | clos, shut, until, till, end, over
end_time | arriv | arriv, reach, get, got, land, touch, due in, is in
price | asking, asked | ask, offer, sale, sell, sold, price, want
price | sale | sale, sell, sold, buy, bought, purchas, order, cost, price, goes for
price | purchase | buy, bought, purchas, order, cost, price, sell, sold, paid for, pay for, pays for
price | final | total, final, in the end, altogether, in all, comes to, came to, sold, sum, bill
price | paid, payable, pays, due | paid, pay, owe, bill, invoice, charg, settle, transfer, cost, total, amount, due, spen
price | total, grand, overall, whole | total, in all, altogether, sum, bill, invoice, comes to, came to, added up, due, whole, all of it
due_date | pay, paid | pay, payable, owe, bill, invoice, rent, settle, transfer, money, debt
product | bought, purchas | bought, buy, purchas, order, sold, sell, sale, paid, cost, price, customer, shop
product | order | order, bought, buy, would like, purchas, request
product | sold, sell | sold, sell, sale, cost, price, bought, buy, offer, paid
product | want | want, would like, order, bought, buy, ask, need, looking for, request
room | meeting, conference | meet, conference, talk, session, discuss, lecture, come together
room | room, door, building | room, cabin, door, office, hall, desk, ward, meet
guest | hotel, overnight, sleeps, lodger | hotel, night, stay, sleep, room, inn, lodg, check
guest | reserv, book | book, reserv
patient | examin | examin, check, look, see, saw, test, scan, x-ray
patient | treat | treat, doctor, dr., clinic, hospital, nurse, operat, ill, sick, care
patient | hospital | hospital, clinic, ward, operat
customer | billed, paying, pays, paid, payer | bill, pay, paid, invoice, money, owe, charge, till, cost, price, spent
customer | sold, bought, purchas, buy, shopper | sold, sell, bought, buy, purchas, order, shop, sale
customer | order | order, bought, buy, deliver, request, reserv, book
customer | account_holder | account, bank
assignee | agent | agent, ticket, case, call, phone, support, hotline, service, complain, claim, insur, broker
job | advertised | advertis, vacan, position, opening, hire, hiring, wanted, looking for, applican, apply, advert
street | home, resid, lives | home, hous, live, living, resid, flat, address, apartment
street | street, road | street, road, address, live, at, corner, house
speaker | artist, perform, star_, stage | stage, sing, play, band, concert, perform, music, star, festival, gig, artist, song
speaker | lectur, talk, speech, orator, keynote, speaks, speaking | talk, speech, speak, spoke, lectur, presents, presented, presenter, presentation, keynote, says, said, topic, audience
speaker | guest | guest, invited
speaker | host, moderat | host, moderat, welcome, lead, introduc, chair
speaker | given_by, given by, gives, held | given, gives, gave, held, talk, lectur, speech, present, concert, show, gig, tour, festival, event
speaker | present, speak, who is on stage | present, host, moderat, speak, spoke, speech, talk, lectur, sing, sung, play, stage, show, tour, concert, hear, episode, read, welcome, chair, festival, event
author | author, novel, book, pen, writ, wrote, text | wrote, writ, book, novel, text, author, pen, article, story, report, publish, poem, read, title
author | novel | novel, story, book, fiction, tale, title, read
author | compos | compos, music, song
author | work_by, creator, creat, whose work, artist, who made | made, make, paint, draw, creat, art, work, direct, photograph, sculpt, film, design, music, song, picture
author | creat, artist, work | creat, work, wrote, writ, book, text, article, paper, novel, poem, song, paint, picture, compos, direct
country | resid | resid, lives in, living in, live in
country | national | national, born, from, citizen, come
country | home | home, from, born, live
country | origin | from, origin, born, come, came, native, produc, made, built
country | made_in | made, built, build, produc, manufactur, design
student | class, learn, school, lesson, course, apprentice, trainee, taught, pupil, stud | class, learn, school, lesson, course, pupil, student, exam, teach, study, studies, apprentice, taught
student | enrol, attend | enrol, class, course, lesson, school, student, pupil
company | employ, works_for | employ, works for, works at, worked for, worked at, working for, working at, hire, staff, salary, wage, colleague
venue | meet, gather | meet, gather, come together, get together, see each other, appoint
venue | event, held, happening, takes, take_place | event, held, takes place, take place, show, exhibit, concert, talk, meet, lecture, festival, fair, party, celebrat, wedding, race, match, play, course, class, conference, perform, ceremony, funeral, workshop, market, gala, congress
sender | message, letter, writ, author, sign, correspondent | message, letter, writ, wrote, mail, note, sign, text, regards, wishes, dear, hello, yours, sincerely, cheers, thanks, see you, best
sender | mail, letter, posted | mail, letter, post, wrote, writ, sent, send, sincerely, regards, yours, dear, hello, hi, wishes, cheers
sender | writer, writes, wrote, written, author, correspond, message, letter, signs | writ, wrote, letter, mail, message, dear, hello, yours, regards, wishes, greet, love, line, signed, sincerely, cheers, thanks, see you, best
title | book | book, read, wrote, author, novel, publish, page
skill | must, need, requir, one needs, mastered, asked for | must, need, requir, should, have to, has to, want, expect, look
supplier | invoic, billed, bill, issued | invoice, bill, receipt, charg
supplier | invoic, billed, bill, issued | invoic, bill, charg, owe, owing, overdue
fee | admission, entrance, entry, get in | admission, entrance, entry, enter, get in, gets in, door, ticket
fee | ticket | ticket
fee | course | course, class, lesson, learn, study, teach, tutor
fee | participat, take part | take part, taking part, join, course, class, member, club, ticket, sign up
quantity | order | order, bought, buy, want, would like, deliver, send, sent, request, purchas, please
quantity | bought | bought, buy, purchas, order, sold, paid
quantity | want | want, would like, order, need, request, please
recipient | address, consignee, mail_to, delivery | address, dear, hello, hi, good morning, letter, mail, parcel, send, sent, write, wrote, deliver, post, ship, regards, yours, wishes
recipient | deliver, consignee, hands | deliver, sent, send, ship, parcel, package, letter, post, mail, handed
topic | talk, speech | talk, speech, speak, spoke, lectur, discuss, present
topic | discuss | discuss, talk, debate, argu, agenda, meet, spoke, speak
topic | learn | learn, stud, class, course, lesson, teach, taught, tutor, exam
reporter | bug, issue | bug, fault, error, issue, fail, crash, problem
reporter | ticket | ticket
deposit | advance, prepay, down, front, before, first, initial | advance, prepay, prepaid, down, front, before, first, initial, part payment, booking
deposit | secur, caution | secur, caution, guarantee, pledge, deposit, refund, returned
teacher | train, coach | train, coach, instruct, sport, swim, tennis, dance, yoga
teacher | lectur | lectur, seminar, universit, college, professor
teacher | course | course, class, seminar, lesson, instruct, train
doctor | surg | surgeon, operat, tumour, scalpel, surgery
doctor | prescri | prescri, pill, tablet
doctor | consultant | consult, specialist, ward
doctor | examin | examin, check, look, test, scan, x-ray, listen, felt, see, seen
doctor | surgeon | operat, surg
doctor | prescription | prescri, pill, medicine, drops
tax | vat, value added, value_added | vat, value added
tax | sales | sale, sell, sold, purchas, bill, buy, price
tax | duty | duty, customs, border, import, levy
temperature | air, outside, weather | air, outside, weather, wind, sun, rain, storm, snow, warm, cold, hot, thermometer, forecast, night, morning, sky, station
manager | department | department, section, head of, division, sales
manager | team | team, group, crew, lead
city | happen | happen, took place, takes place, take place, goes on, scene, accident, fire, discover, storm
attendees | audience, crowd, spectator, visitor, turnout, came | came, come, visit, audience, crowd, spectator, attend, guest, hall, watch, listen, cheer, viewer, saw
color | product, article, item | bought, buy, sell, sold, order, cost, price, product, article, item, made, model, comes in
contact |  | contact, ask, question, touch, turn to, talk to, speak to, help, quer, enquir, inquir, reach, call, phone, detail, inform, know, write, mail, problem, more, ring, answer, give, notify, ping, word with, had from, keys
contact | call | call, phone, ring, rung, tel
driver |  | driv, drove, wheel, steer, brake, motorist, chauffeur, pulled over, swerv, taxi, lorry, bus, licence, cab, car, van, truck, traffic, park, engine, accelerator, vehicle, crash, lane
driver | wheel, steer, motorist, drove, driven, chauffeur | driv, drove, car, truck, lorry, taxi, bus, van, wheel, road
employee |  | employ, staff, work, colleague, personnel, hire, hiring, duty, shift, payroll, salary, wage, joined, job, crew, company, firm, dismiss, payslip, workforce, redundan, rise, contract, resign, human resources, rota, forklift, warehouse, nurse, trainee, leave, plant
employee | hire, hired | hire, hiring, join, new, start, recruit, appoint
owner |  | own, belong, propert, landlord, landlady, proprietor, possess, hold, keep, mine, inherit, deed, sold, sell, bought, lets, let to, his, her, hers, whose, landowner, registered, in the hands, claim, rent, tenant, gave up, lost
witness |  | witness, saw, see, seen, watch, observ, notic, look, testif, statement, spotted, eye, heard, bystander, passer, evidence, recognis, what happened, officer, police, judge, court, account, in front of, confirm, recall, stood, onlooker, swear, swore, according, said, says
salary | month | month
salary | gross | gross, before tax
salary | net | net, take, after tax
weight | body | weigh, scales, patient, fat, lean, heavy
area | living | live, living, flat, hous, home, apartment, room, rent, resid
country | origin | from, come, came, made, born, import, native, grown, produc, origin
flight | flight, plane | flight, plane, fly, flew, flies, aboard, on board, board, gate, airport, airline, lands, landed, took off, takes off, connection
flight | train | train, rail, platform, track, station, connection
airline | flight, air, plane, aviation, fl | flight, plane, fly, flew, flies, airline, airport, aboard, on board, air
delivery_date | received | deliver, arriv, came, got, receiv, brought, sent, ship, parcel
delivery_date | expected, promised, planned | expect, promis, plan, will, should, due, by, announc, schedul, arrives, comes, to come, hope
supplier | goods | deliver, suppl, goods, ship, order, sell, sold, bought, get it from, provider
user | nick | nick, call, known
speaker | main_sp, main sp | speak, spoke, speech, talk, lectur, keynote
tenant |  | tenant, rent, let, lets, lease, lodg, flat, apartment, landlord, landlady, move, occup, inhabit, live, living, house, home, key
ip | client, request | client, request, from, visitor, logged, log in, user, caller, src, asked
guests | adult | adult
weight | parcel | parcel, packet, package, post, shipment, letter, deliver, courier, sent, send
minutes | duration, length, long, lasts, takes, runtime | last, long, take, took, duration, length, run, need, within, for, minutes in
list:nations | market, sold | sell, sold, market, ship, deliver, export, branch, shop, available
"""


def _parse() -> dict:
    table: dict = {}
    for line in TABLE.strip().splitlines():
        concept, stems, cues = (tuple(part.strip() for part in column.split(",")) for column in line.split("|"))
        table.setdefault(concept[0], []).append((stems, cues))
    return table


NARROW = _parse()
# Cues that begin many other words ("read" and "ready", "star" and "start") count as whole words and their endings only.
WHOLE = set("read ill live star end till inn go ask owe fee rent band sing play art met see pen bus due get got lead work text host eye his her say tell ring car van cab".split())


@functools.cache
def pattern(cues: tuple) -> re.Pattern:
    """Finds any of the cues at the beginning of a word."""
    parts = (re.escape(cue) + (r"(?:s|es|ed|d|ing|er|ers|n|en)?\b" if cue in WHOLE else "") for cue in cues)
    return re.compile(r"\b(?:" + "|".join(parts) + ")")


@functools.cache
def promises(concept: str, name: str) -> tuple:
    """What a text has to say for a field of this concept to go by this name (or this description)."""
    name = name.lower()
    return tuple(pattern(cues) for stems, cues in NARROW.get(concept, ()) if any(stem in name for stem in stems))


def fits(concept: str, name: str, text: str) -> bool:
    """Whether a field name (or a description) promises nothing that the text does not say."""
    said = concept in NARROW and promises(concept, name)
    return not said or all(cue.search(text.lower()) for cue in said)
