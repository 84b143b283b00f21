"""Sentences of every domain the extraction tasks speak about.

`{concept}` is a slot that can be asked for (see `concepts.py`); `[kind]` is a value nobody asks for: a distractor of the
same type, so that the model must read the sentence and not just spot a date. `{flag:paid}` is a yes/no sentence and
`{enum:status}` a sentence for one of several labels, both from `choices.py`. `{items}` is a list of things with counts.
A tenth of the sentences (by checksum) and all of `HELD_OUT` occur only in the evaluation.
"""

import words
from trades import TRADES

TRAIN = {
    "order": """
{customer}, {age}, from {home} ordered {quantity} {product} on {order_date} for {price}.
{customer} from {home} bought {quantity} {product} for {price}.
On {order_date} {customer} ordered {quantity} {product}.
Order {order_id}: {quantity} {product}, {price}.
I would like to order {quantity} {product}. My name is {customer}.
{quantity} {product} were sold to {customer} for {price}.
Hello, this is {customer}, I ordered {quantity} {product} under number {order_id} and paid {price}.
The order was placed on {order_date} and arrives on {delivery_date}.
It should be delivered to {street}, {postcode} {city}.
{carrier} will deliver it on {delivery_date}.
The parcel with tracking code {tracking} is sent with {carrier}.
{customer} (age {age}) paid {price} for {quantity} {product}.
The {product} costs {price} and comes in {color}.
{customer} wants it in {color}.
The goods go to {customer} in {city}.
Confirmation goes to {email}.
Customer {customer_id} bought a {product} on {order_date}.
{flag:paid}
{flag:gift}
{enum:delivery}
The last order was on [date].
My neighbour [person] bought one too.
Shipping is free above [money].
{customer} ordered {items}.
Please send me {items}.
Items in this order: {items}.
""",
    "person": """
{person} is {age} years old and lives in {home}.
{person}, {age}, works as a {job} in {city}.
My name is {person} and I am {age} years old.
I am {person}, a {job} from {home}.
{person} was born on {birth_date} in {birthplace}.
{person} has {children} children.
{person} comes from {country} and works for {company}.
Her phone number is {phone}.
You can write to {email} or call {phone}.
{person} has lived in {home} since {year}.
Born in {birthplace} on {birth_date}, {person} now lives in {home}.
{age}-year-old {person} is a {job}.
The {job} {person} ({age}) has a {animal}.
At {company}, {person} is known as a good {job}.
{flag:married}
{flag:smoker}
{enum:pet}
His brother [person] is [age] years old.
She moved away from [city] in [year].
""",
    "invoice": """
Invoice {invoice_id} from {supplier}, dated {invoice_date}, amounts to {price}.
{supplier} sent invoice {invoice_id} over {price}.
The invoice of {invoice_date} is due on {due_date}.
Please pay {price} by {due_date}.
The total of {price} includes {tax} of tax.
Invoice number {invoice_id}, customer {customer}.
Billed to {customer}, {street}, {city}.
A discount of {discount} was given.
A deposit of {deposit} was paid on [date].
Tax: {tax}. Total: {price}.
Payable by {due_date} to {supplier}.
We received the bill {invoice_id} on [date] and it is dated {invoice_date}.
The amount due is {price}, of which {tax} is tax.
{flag:paid}
{enum:payment}
The reminder fee would be [money].
Questions? Call {phone}.
The invoice covers {items}.
""",
    "booking": """
{guest} booked {rooms} rooms at the {hotel} for {nights} nights.
{guest} stays at the {hotel} from {start_date} to {end_date}.
A table for {guests} people was reserved at {time} on {date}.
Reservation {booking_id} is under the name {guest}.
Check-in is on {start_date}, check-out on {end_date}.
I want to book {rooms} rooms for {guests} persons. My name is {guest}.
{guest} will arrive on {start_date} and stay for {nights} nights.
The room number is {room}.
The stay costs {price} in total.
We are {guests} people and come at {time}.
Booking {booking_id}: {hotel}, {city}, {nights} nights.
{guest} can be reached at {phone}.
A deposit of {deposit} is needed.
{flag:breakfast}
{flag:parking}
{enum:room_type}
Last time we stayed at the [venue].
The party of {guests} arrives on {date} at {time}.
""",
    "flight": """
Flight {flight} from {origin} to {destination} leaves at {time} on {date}.
{person} flies with {airline} from {origin} to {destination}.
{airline} flight {flight} departs on {date} at {time}.
{person} has seat {seat} on flight {flight}.
The train from {origin} to {destination} leaves at {time} and arrives at {end_time}.
The ticket costs {fee}.
The bus goes from {origin} to {destination} at {time}.
It lands in {destination} at {end_time}.
We leave {origin} on {date} and reach {destination} the same day.
The flight to {destination} takes {duration}.
Your seat is {seat}.
{flag:delayed}
{enum:travel_class}
The connection over [city] was cancelled.
{person} travels from {origin} to {destination} by train.
Booking code {booking_id}, seat {seat}.
""",
    "event": """
The {event} about {topic} takes place on {date} at {time} in {venue}.
{speaker} gives a talk on {topic} at {venue}.
Join our {event} on {date} at {venue} in {city}.
The {event} starts at {time} and ends at {end_time}.
Tickets cost {fee}.
There are {seats} seats.
{attendees} people came to the {event} in {city}.
The {event} with {speaker} is on {weekday} at {time}.
{speaker} will speak about {topic}.
Register at {website} or write to {email}.
On {weekday}, {date}, we invite you to a {event}.
Our next {event} is in {city} on {date}.
The topic of the {event} is {topic}.
The {event} begins at {time}. Entry is {fee}.
{flag:free}
{flag:online}
Last year [large] people came.
The talk by [person] was moved to [date].
The {event} was organised by {company}.
""",
    "meeting": """
Meeting with {person} on {date} at {time} in room {room}.
Let us meet on {weekday} at {time}.
{sender} invites you to a meeting about {topic} on {date}.
The meeting with {contact} from {company} takes {minutes} minutes.
We meet {person} on {weekday} at {time} in {city}.
The call with {person} starts at {time}.
{person} cannot come on [weekday], so we meet on {weekday}.
The meeting was moved from [time] to {time}.
The subject is {topic}.
Please bring your notes for the {topic} meeting on {date}.
The meeting ends at {end_time}.
{flag:online}
Room [code] is not free.
Dear {recipient}, can we meet on {date} at {time}? Regards, {sender}
""",
    "bug": """
The {component} {symptom} in version {version} on {os}.
{reporter} reports that the {component} {symptom}.
Since version {version} the {component} {symptom}.
On {os} with {browser} the {component} {symptom}.
Ticket {ticket_id}: the {component} {symptom}.
It is assigned to {assignee}.
Using {browser} on {os}.
Version {version}, {os}.
{assignee} will look at it until {due_date}.
I use {browser} {version} and the {component} {symptom}.
It happened {errors} times.
{reporter} found the bug on {date}.
{enum:severity}
{flag:reproducible}
Version [version] worked well.
It did not happen on [os].
Reported by {reporter}, assigned to {assignee}.
""",
    "support": """
{customer} wrote on {date} about order {order_id}.
My name is {customer} and my customer number is {customer_id}.
The {product} I bought from you is broken. My order number is {order_id}.
Please call me back at {phone}.
My e-mail address is {email}.
Ticket {ticket_id} was opened by {customer} on {date}.
I paid {price} and want my money back.
I have waited for {days} days.
The {model} does not work any more.
{customer} asks for a refund of {price}.
{assignee} answers ticket {ticket_id}.
{enum:priority}
{enum:sentiment}
{flag:refund}
I already talked to [person] about it.
My old number was [phone].
I bought the {model} on {order_date} for {price}.
""",
    "recipe": """
The {dish} needs {minutes} minutes and serves {servings}.
For {servings} people you need {ingredients}.
{dish}: bake for {minutes} minutes.
This recipe for {dish} is by {author}.
You need {ingredients}.
Take {ingredients} and stir well.
The recipe serves {servings} people.
Cook it for {minutes} minutes.
{author} makes the best {dish}.
The {dish} takes {minutes} minutes.
Bake at [large] degrees.
{flag:vegan}
{enum:difficulty}
It keeps for [days:small] days in the fridge.
""",
    "job_post": """
{company} in {city} is looking for a {job}.
We are hiring a {job} with {experience} years of experience.
The {job} earns {salary} a month.
You should know {skills}.
Apply by {due_date} at {email}.
Your contact is {contact}.
The work starts on {start_date}.
{company} needs a {job} from {start_date}.
The {job} works {hours} hours a day in {city}.
Salary: {salary}.
You have {experience} years of experience and know {skills}.
Skills: {skills}.
The {job} reports to {manager}.
{flag:remote}
{enum:contract}
We were founded in [year].
Our other office is in [city].
""",
    "employee": """
{employee} joined {company} on {start_date} as a {job}.
{employee} works as a {job} for {manager}.
{employee}, {job}, earns {salary}.
{manager} is the manager of {employee}.
{employee} has been a {job} for {experience} years.
{employee} takes {days} days off from {start_date} to {end_date}.
The new {job} is called {employee} and starts on {start_date}.
{employee} sits in room {room}.
{employee}'s phone number is {phone}.
{employee} left {company} on {end_date}.
{flag:remote}
{enum:contract}
Before that, [person] did the job.
{employee} knows {skills}.
""",
    "log": """
{date} {time} {service}: {log_message} ({ip})
[{date} {time}] {service} - {log_message}
{time} {service} {log_message} from {ip}
At {time} the {service} service on {ip} reported: {log_message}.
{service} {version} started at {time}.
{errors} errors were counted in {service}.
user {user} from {ip}: {log_message}
{date} {time} user={user} service={service} msg={log_message}
{service} took {duration} to restart.
{service} v{version}: {log_message}
{enum:level}
The service {service} had {errors} errors since {date}.
""",
    "patient": """
{patient}, {age}, was seen by Dr. {doctor} on {date}.
{patient} was born on {birth_date}.
The next visit is on {date} at {time}.
{doctor} examined {patient} in room {room}.
{patient} has had pain for {days} days.
Temperature: {temperature}.
{patient} weighs {weight}.
Appointment with Dr. {doctor} at {time} on {date}.
{patient} ({age}) lives in {home}.
Call the practice at {phone}.
{flag:smoker}
{flag:insured}
The patient's wife, [person], came along.
The last visit was on [date].
Her temperature was {temperature} degrees.
""",
    "housing": """
The flat in {city} has {rooms} rooms and {area} square metres.
The rent is {rent} a month.
The flat at {street} in {city} is free from {start_date}.
The deposit is {deposit}.
Contact {owner} at {phone}.
{tenant} rents the flat from {owner}.
House for sale in {city}: {rooms} rooms, built in {year}, {price}.
The house was built in {year}.
{tenant} pays {rent} for {rooms} rooms.
It has {area} square metres.
{owner} sells a house in {city} for {price}.
{flag:pets}
{flag:balcony}
{enum:heating}
The flat above costs [money].
{tenant} moves in on {start_date}.
""",
    "review": """
I bought the {model} from {brand} for {price} and give it {score} stars.
{author} gives the {model} {score} out of 5 stars.
The {model} by {brand} costs {price}.
{author} reviewed the book {title} by [person].
The battery of the {model} was at {battery} after a day.
The {hotel} in {city} gets {score} points.
{title} by {author} has {pages} pages.
I read {title} in {days} days.
It weighs {weight} and is {color}.
The {model} is {color} and made of {material}.
{enum:sentiment}
{flag:recommend}
My old one was from [company].
""",
    "book": """
{title} was written by {author} and published in {year}.
{author} wrote {title} in {year}.
The book {title} has {pages} pages and costs {price}.
{publisher} published {title} by {author}.
{title} ({year}) is about {topic}.
Read {title} by {author}.
{student} borrowed {title} until {due_date}.
The library has {stock} copies of it.
It was translated by [person].
{enum:language}
{flag:available}
The new book by {author} comes out on {date}.
""",
    "inventory": """
There are {stock} {product:many} in stock.
The {product} is made of {material} and weighs {weight}.
{supplier} delivers {quantity} {product} on {delivery_date}.
The {product} costs {price}.
We have {stock} units left in the warehouse in {city}.
Article {order_id}: {product}, {color}, {price}.
{brand} makes the {model}.
The {model} is {color}.
A {material} {product} for {price}.
{flag:available}
{enum:condition}
The old stock was [large].
{supplier} from {country} makes the {product}.
""",
    "course": """
{student} takes the course on {topic} with {teacher}.
The {topic} course starts on {start_date} and ends on {end_date}.
{teacher} teaches {topic} on {weekday} at {time}.
The course costs {fee} and takes {hours} hours.
{student} got {score} points in {topic}.
The class in room {room} has {seats} places.
{teacher} is the teacher of {student}.
{student} is {age} years old.
The course in {city} is about {topic}.
{flag:online}
{enum:level_course}
The course on [topic] is full.
""",
    "accident": """
On {date} at {time} a car with the plate {plate} hit a tree in {city}.
{witness} saw the accident on {street}.
The driver, {driver}, is {age} years old.
{driver} drove the car with the number {plate}.
The damage is {price}.
It happened on {date} near {city}.
The police came at {time}.
{driver} lost a {product} in {city} on {date}.
{owner} is the owner of the car.
{flag:injured}
{enum:weather}
A second witness, [person], was further away.
""",
    "sport": """
{winner} won the race in {city} in [duration].
{winner} from {country} won the {distance} km run in {city} on {date}.
The race over {distance} kilometres was on {date}.
{attendees} people watched {winner} win.
{winner} got {score} points.
{winner}, {age}, won {price}.
The match begins at {time} in {venue}.
The winner is {winner} from {home}.
Second place went to [person].
{enum:weather}
{flag:online}
""",
    **TRADES,
}

HELD_OUT = {
    "delivery": """
{driver} drops off {quantity} {product} for {recipient} at {street} on {delivery_date}.
Parcel {tracking} goes from {sender} in {origin} to {recipient} in {destination}.
{recipient} from {destination} gets a box that weighs {weight}.
{carrier} charges {price} for the transport.
The van with the plate {plate} reaches the customer at {time}.
The sender, {sender}, sent the parcel off on {start_date}.
The parcel was insured for [money].
{flag:gift}
""",
    "vet": """
{owner} came to see us on {date} at {time} with a {animal} called [first_name].
The {animal} is {age} years old and weighs {weight}.
Dr. {doctor} charges {price} for the visit.
{owner} lives at {street} in {city} and can be called at {phone}.
The next appointment of {owner} is on {date}.
The {animal} had a temperature of {temperature} degrees.
{flag:insured}
""",
    "rental": """
{customer} rents a car, number {plate}, from {company} for {days} days.
The car is picked up in {origin} on {start_date} and given back in {destination} on {end_date}.
Renting it costs {price} plus a deposit of {deposit}.
{customer} is {age} and pays {price}.
The car is {color} and was built in {year}.
Booking number {booking_id} belongs to {customer}.
{flag:paid}
""",
    "museum": """
The exhibition {title} shows pictures by {author} from {country}.
It opens on {start_date} at {time} and can be seen until {end_date}.
Admission is {fee} and {attendees} visitors are expected.
{venue} in {city} shows {title} by {author}.
A tour by {speaker} takes {minutes} minutes.
Groups of {guests} people should call {phone}.
{flag:free}
""",
    "lost_property": """
{person} lost a {color} {product} on {date} in {city}.
The {product} was found by {witness} at {venue}.
It belongs to {owner}, who can be reached at {phone}.
{witness} handed in a {product} made of {material} at {time}.
{person} offers {price} to whoever finds it.
The last thing found there was a [product].
""",
}

# Clauses that fit any domain.
COMMON = """
Contact: {email}.
Phone: {phone}.
More at {website}.
You can reach us at {phone} or {email}.
For questions, ask {contact}.
Reference: {ticket_id}.
Please write to {email}.
Written by {sender} on [date].
Ask {contact} for details, phone {phone}.
"""

# Sentences with values nobody asked for.
DISTRACTORS = """
By the way, [person] says hello.
We spoke about it on [date].
The phone of the office in [city] is [phone].
Last week it was [money].
It is already [time].
Our colleague [person] from [company] is on holiday until [date].
In [year] this was very different.
I read about it on [url].
The number [code] is no longer used.
[small] other people asked the same.
My colleague [person] told me to write to you.
We met [person] by chance.
[person] could not come this time.
A certain [person] had the same question.
Two years ago the price was still [money].
Elsewhere they wanted [money] for it.
On [date] we were still on holiday.
The letter of [date] can be ignored.
Our archive goes back to [year].
At [time] nobody was there yet.
We waited until [time] in vain.
In [city] it is different.
A branch in [city] was closed long ago.
[company] had made a better offer.
We used to work with [company].
The old number, [phone], does not work any more.
Do not write to [email] any more.
Room [code] is being painted.
They would have liked a [product] too.
[count] others were not so lucky.
A [job] had tried it before.
Please ignore the code [code].
In [country] this is not allowed.
Somebody from [company] called on [date].
Compare the offer of [money] from last year.
""".strip().splitlines()


def sentences(domain: str, held: bool) -> list:
    """A domain's sentences: the training part, or (for known domains in the evaluation) the held-out part."""
    lines = (TRAIN.get(domain) or HELD_OUT[domain]).strip().splitlines()
    if domain in HELD_OUT:
        return lines
    part = [line for line in lines if words.held_out(line) == held]
    return part


def common(held: bool) -> list:
    return [line for line in COMMON.strip().splitlines() if words.held_out(line) == held]
