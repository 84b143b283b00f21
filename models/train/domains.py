"""Sentences of every domain the extraction tasks speak about.

`{concept}` is a slot that can be asked for (see `concepts.py`); `[kind]` is a value nobody asks for: a distractor of the
same type, so that the model must read the sentence and not just spot a date. `{flag:paid}` is a yes/no sentence and
`{enum:status}` a sentence for one of several labels, both from `choices.py`. `{items}` is a list of things with counts.
A tenth of the sentences (by checksum) and all of `HELD_OUT` occur only in the evaluation.
"""

import functools

import domains_more
import words
from public import PUBLIC
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
The customer, {customer}, wants it in {color}.
The goods go to {customer}, the buyer, in {city}.
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
Ordered by: {customer} / Ship to: {recipient}, {street}, {city}
Placed {order_date}, dispatched with {carrier}, due at your door {delivery_date}.
Could you change order {order_id} from [product] to {quantity} {product}? Thanks, {customer}
What {customer} ordered on {order_date} was not a [product] but a {product}.
The {product}, which {customer} had paid {price} for, was handed over to the carrier {carrier} on [date].
It was the recipient, {recipient}, not {customer}, who opened the box, because {customer} had bought the {product} as a surprise.
Qty {quantity} | item {product} | colour {color} | total {price}
NEW ORDER +++ {quantity} {product} +++ {price} +++ delivery wanted for {delivery_date}
Although the shop in [city] had none left, the seller, {seller}, found {quantity} {product} for the customer, {customer}.
Since {order_date} I have been waiting for my {product}; you promised it for {delivery_date}.
Who ordered the {product}? That was {customer}, on {order_date}, through {email}.
Bill it to {customer} but send the {product} to {recipient} in {city}.
Bought by {customer} for {recipient}: {quantity} {product} in {color}, {price}, order {order_id}.
Of the {price} that {customer} paid, {tax} was tax.
Instead of the {quantity} {product} ordered only a part was put into the parcel {tracking}.
Having ordered on {order_date}, {customer} got a mail at {email} saying the parcel would come on {delivery_date}.
My customer number is {customer_id}, the order {order_id}, and the parcel should carry {tracking}.
{quantity} {product} for {customer}, please, at {price}; the last lot was [money].
{flag:urgent}
{flag:new_customer}
{enum:status}
{enum:size}
Hi {seller}, I bought the {product} from you on {order_date}; will it be delivered by {delivery_date}? {customer}
{seller} sold {customer} a {product} that is meant for {recipient}.
From the cart of the buyer, {customer}: {quantity} {product}, {color}; discount {discount}; to pay {price}
Neighbours took the parcel in: ordered by {customer}, signed for by [person] on {delivery_date}.
After {customer} had cancelled order {order_id}, the {price} paid for it came back within [small] days.
{customer} ordered the {color} one, not the [color] one.
Paid: {price}. Saved: {discount}. Ordered: {order_date}. Arrives: {delivery_date}. Buyer: {customer}.
The buyer, {customer}, lives in {home}, yet the {quantity} {product} are to go to {destination}
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
{person} has lived in {home} since [date]
Born in {birthplace} on {birth_date}, {person} now lives in {home}.
{age}-year-old {person} is a {job}.
The {job} {person} ({age}) has a {animal}.
At {company}, {person} is known as a good {job}.
{flag:married}
{flag:smoker}
{enum:pet}
His brother [person] is [age] years old.
She moved away from [city] in [year].
About me: {person}, {age}, {job}, happily settled in {home}.
Though born in {birthplace}, {person} has always called {home} home.
A {job} by training, {person} was born in {birthplace} and moved to {home} on [date].
Name: {person} / Born: {birth_date} / Lives in: {home} / Occupation: {job}
Do you know {person}? That is the {job} from {home} with the {animal}.
{person}, whose brother [person] works in [city], lives in {home}.
At the age of {age}, {person} still works as a {job} for {company}.
Aged {age}. Single parent of {children}. Job: {job}. Town: {home}.
It was in {birthplace}, on {birth_date}, that {person} came into this world.
When {person} is not busy being a {job}, you find the {children} children and the {animal} in the garden.
{company}, where {person} earns a living as a {job}, has its seat in [city].
Neither [person] nor [person] but {person} is the {job} you are looking for.
For thirty years {person} has lived in {home}, far from {birthplace}, the town of birth.
I'm {person}, I was born in {birthplace} in {country}, and these days I work in {city}.
Ring {phone} or drop {person} a line at {email}.
Only {age}, and already a {job} at {company}: that is {person}.
Meet our neighbour {person}: {age} years, {children} kids, one {animal}.
The person described here, {person}, holds a passport of {country} and resides in {home}.
{flag:retired}
{flag:licensed}
{enum:employment}
{enum:education}
My father was born in [city], I was born in {birthplace}, and my home is {home}. {person}
{person} (born {birth_date}) left [company] on [date] to become a {job}.
Of all the people in {home}, {person} has the most children: {children}.
To whom it may concern: {person}, {age}, has been our neighbour in {home} since [date]
Like many of the family, {person} makes a living as a {job}.
If you need a {job}, ask {person} in {city}, tel. {phone}.
Every morning {person}, a {job} of {age}, walks the {animal} through {home}, the town they live in.
{person} <{email}>, {job}, {company}, {city}
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
INVOICE {invoice_id} | Date {invoice_date} | Due {due_date} | Total {price}
From: {supplier} / To: {customer} / Amount: {price} / VAT: {tax}
Issued on {invoice_date}, the invoice falls due on {due_date}.
You will find our invoice {invoice_id} over {price} attached; kindly settle it no later than {due_date}.
{customer} still owes {supplier} the {price} of invoice {invoice_id}.
The {price} which {supplier} charged {customer} contains {tax} VAT.
Why does bill {invoice_id} say {price} when we had agreed on [money]?
After a discount of {discount} there remains a total of {price}, {tax} tax included.
Unless {price} reaches {supplier} by {due_date}, a reminder will go out on [date].
Bill {invoice_id} was drawn up by {supplier} on {invoice_date} and sent to {customer}.
Down payment {deposit}, received with thanks. Total price {price}, the rest payable until {due_date}.
Enclosed: invoice no. {invoice_id} for order {order_id}, customer no. {customer_id}.
Not the reminder of [date] counts but the invoice of {invoice_date}.
Since {customer} paid {deposit} in advance, {supplier} only asks for the rest of the total price of {price} now.
Net plus {tax} tax makes {price}. Due {due_date}.
Accounts: {customer} (no. {customer_id}) billed {price}, doc {invoice_id}, {invoice_date}.
Please transfer {price}, quoting invoice {invoice_id}, to {supplier}; queries to {email}.
Our bookkeeper [person] cannot find invoice {invoice_id} from {supplier}.
{flag:expired}
{flag:appealed}
Dear {customer}, our bill of {invoice_date} over {price} has not been paid. It was due on {due_date}. {supplier}
Did {supplier} get the {price}? I paid invoice {invoice_id} on [date]. {customer}
On {invoice_date} {supplier} billed {customer}: {price}, payable by {due_date}.
{supplier} took {discount} off, so that {customer} pays {price}, tax of {tax} included.
Invoice {invoice_id} replaces invoice [code], which showed [money].
Sum {price}; tax {tax}; paid before {deposit}; customer {customer}; issuer {supplier}
Two dates matter: {invoice_date}, when it was issued, and {due_date}, when it has to be paid.
What {customer} got from {supplier} was {items}, and what {supplier} got was {price}.
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
The guest, {guest}, can be reached at {phone}.
A deposit of {deposit} is needed.
{flag:breakfast}
{flag:parking}
{enum:room_type}
Last time we stayed at the [venue].
The party of {guests} arrives on {date} at {time}.
Name {guest}, party of {guests}, {nights} nights from {start_date}, ref {booking_id}
Would it be possible to have {rooms} rooms from {start_date} until {end_date}? I am {guest}.
The {hotel} confirms: {guest}, {rooms} rooms, arrival {start_date}, departure {end_date}.
Having stayed {nights} nights at the {hotel}, {guest} paid {price}.
Booking {booking_id} was made by the guest, {guest}, through [company].
Of the {price}, {deposit} has to be paid in advance by the guest, {guest}.
The {guests} of us, {children} children among them, would like {rooms} rooms.
Arriving {start_date}, leaving {end_date}, {guests} adults: can the {hotel} take us?
{guest}'s room, {room}, is kept until [time].
Instead of the [venue], which was full, {guest} chose the {hotel} in {city}.
We hold a table for {guests} on {date}, {time}, in the name of {guest}; please ring {phone} if you run late.
Guest: {guest} // Room: {room} // Check in: {start_date} // Check out: {end_date}
That the {hotel} takes a deposit of {deposit} was news to its guest {guest}.
Should the guest, {guest}, not turn up by [time], room {room} goes to somebody else.
{nights} nights for {guests} people in {rooms} rooms come to {price}.
Please move my reservation {booking_id} from [date] to {date}, same time, {time}. {guest}
The key to room {room} was given to the guest, {guest}, at {time} on {start_date}, the first day of the stay.
It is {guests} people, not [small], for whom {guest} has reserved a table for {date}.
{flag:confirmed}
{flag:wifi}
{enum:diet}
{enum:meal}
Hello, {guest} here. I had booked until [date], could I stay until {end_date}?
{employee} at the {hotel} took the booking of {guest} down by hand.
Dear {guest}, we look forward to seeing you at the {hotel} on {start_date}. {sender}
The guest, {guest}, will sleep in room {room}.
Could I book for {time} on {date}? We are {guests}, one of us with a {animal}. {guest}
The {nights} nights from {start_date} on cost {guest} {price}, the {deposit} paid before included.
Booked by {guest} for {guests} people, cancelled by nobody: {booking_id}
Check-out {end_date}, not {start_date}; that is when our guest {guest} arrives.
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
{origin} to {destination}, {flight}, dep. {time}, arr. {end_time}, seat {seat}
Departure: {origin}, {time}. Arrival: {destination}, {end_time}. Carrier: {airline}
Passenger {person}, who boarded in {origin}, gets off in {destination}.
To reach {destination} by {end_time}, {person} must leave {origin} at {time}.
Having taken off from {origin} at {time}, flight {flight} touched down in {destination} at {end_time}.
Is {flight} the plane for [city]? No, that one goes to {destination}; yours leaves at {time}.
{airline} has moved {flight} to {date}; the plane still flies to {destination} from {origin}.
Boarding pass {booking_id}: {person}, {flight}, {seat}, {date}
From {origin}, not from [city], does the bus to {destination} set out at {time}.
Our connection via [city] fell through, so {airline} put us straight on {flight} to {destination}.
For {fee} {airline} takes you from {origin} to {destination} in {duration}.
+++ {flight} {origin}-{destination} +++ new time {time} +++
{destination} is where {person} wants to go; {origin} is where the journey starts.
Gate opens long before we leave at {time}; the seat of {person} is {seat}, not [seat].
The traveller in {seat}, {person}, booked under {booking_id}.
Leaving at {time}, the train needs {duration} to get to {destination}, which it reaches at {end_time}.
{person} flew out of {origin} with {airline} on {date}; the flight home was on [date].
A seat on the {time} coach to {destination} sets you back {fee}.
{flag:luggage}
{flag:confirmed}
{enum:seat_wish}
I am {person}, sitting in {seat}, on my way from {origin} to {destination}, and we land at {end_time}.
{person} wants to get from {origin} to {destination} on {date}; {airline} asks {fee} for it.
Train {flight}: {origin} dep. {time}, {destination} arr. {end_time}, journey of {duration}
{sender} wrote to {recipient} and asked to pick up [person], who arrives in {destination} at {end_time}.
Coming from {origin}? Then you get to {destination} at {end_time}.
You are booked on the {time} to {destination}; trains after that are full.
Two seats were sold twice: {person} has seat {seat}, somebody else has it too.
{destination} at {end_time}, that is what the ticket from {origin} said.
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
WHAT: {event} WHERE: {venue}, {city} WHEN: {date}, {time}
Save the date: {date}! {speaker} is coming to {city} to speak at a {event}.
From {time} until {end_time} {speaker} talks about {topic} at {venue}.
Entry {fee}, start {time}, end {end_time}, place {venue}.
If you care about {topic}, come and hear {speaker} on {date}.
The {event}, for which {seats} chairs were put out, drew {attendees} people.
Organised by {company}, the {event} on {topic} features as speaker {speaker}, a {job} from {country}.
Did you miss {speaker}? On {weekday} at {time} there is another {event} in {venue}.
Not in [city] but in {city} will the {event} be held, and not on [date] but on {date}.
{speaker} ({company}): "{title}", {date}, {time}
A place at the {event} can be had for {fee} by writing to {contact} at {email}.
Whoever wants to come to the {event} should sign up with {contact} by {due_date}.
{attendees} visitors, {seats} seats: at {venue} many had to stand while {speaker} spoke.
It starts on {start_date} and ends on {end_date}, the {event} about {topic}.
Back from sick leave, the speaker, {speaker}, will open the {event} at {time}.
For the {event} on {date} registration closes on {due_date}.
{weekday}, {time}, {venue}: {event} with {speaker}. Admission {fee}.
The speech of {speaker} was the best part of the {event}, wrote {author} in the paper.
{flag:outdoors}
{flag:wheelchair}
{enum:age_group}
{enum:day_part}
Dear {recipient}, will you come to our {event} on {date}? It starts at {time} and ends at {end_time}. {sender}
[person] plans the {event}, {speaker} gives the talk, and {company} pays for it.
{event} / {topic} / {speaker} / {date} / {time} / {venue} / {fee}
Before {speaker} talks about {topic}, [person] says hello.
While entry is {fee}, members pay only [money].
The {event} has {seats} seats, of which [count] are gone.
Tickets for the {event} with {speaker} as lecturer are on sale from [date]; the {event} itself is on {date}.
""",
    "meeting": """
Meeting with {person} on {date} at {time} in room {room}.
Let us meet on {weekday} at {time}.
{sender} invites you to a meeting about {topic} on {date}.
The meeting with {person} from {company} takes {minutes} minutes.
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
Invite: {topic} | {date} | {time}-{end_time} | room {room}
Sender: {sender}; invited: {recipient}; subject: {topic}
Can you make {time} on {date} instead of [time] on [date]?
[person] would rather see [person] on {weekday} than on [weekday].
The room booked for the talk about {topic} is {room}, since [code] is taken.
Reminder for {recipient}: {person} from {company} comes at {time}.
That the meeting with {person}, which starts at {time}, has to end by {end_time} should be kept in mind.
As agreed with [person], {assignee} prepares the slides on {topic} until {due_date}.
Present: {people}. Excused: {absentees}.
Agenda for {date}: {topics}
I have {minutes} minutes for you on {weekday} at {time}. {sender}
Hi {recipient}, [person] asked whether {room} is still our room for {date}. {sender}
The call, scheduled for {time}, is chaired by our boss {manager} and lasts {minutes} minutes.
Where? {room}. When? {date}, {time}. With whom? {person}.
Only when our boss {manager} has arrived, at about {time}, do we begin with {topic}.
{person} of {company} wants {minutes} minutes of your time on {date}.
On {weekday} we sit down with {person} at {time} and are done by {end_time}.
Moved! The old day was [weekday], the new one is {weekday}, {time}, in {city}.
{flag:confirmed}
{flag:needs_reply}
{flag:cancelled}
{enum:frequency}
{recipient}, may I bring {person} along on {date}? We would be there by {time}. {sender}
{sender} wrote to {recipient} that the meeting, because of [person], only starts at {time}.
Starts {time}, ends {end_time}, room {room}, bring coffee
Asked for by [person], prepared by {assignee}, held on {date}
It is {speaker} who talks about {topic}, and {author} who writes the minutes.
On {date} we have {minutes} minutes with {person}; the report is due on {due_date}.
Who is coming? {people}. Who is not? {absentees}.
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
It failed {errors} times.
{reporter} found the bug on {date}.
{enum:severity}
{flag:reproducible}
Version [version] worked well.
It did not happen on [os].
Reported by {reporter}, assigned to {assignee}.
Title: {component} {symptom} / Reporter: {reporter} / Owner of the fix: {assignee}
Steps: open the {component} in {browser}. Result: it {symptom}. Build: {version}.
Whenever the reporter of the bug, {reporter}, opens the {component} on {os}, it {symptom}.
Filed by {reporter} on {date}; picked up by {assignee}; due {due_date}.
The {component}, which worked in [version], {symptom} in {version}.
In {ticket_id} {reporter} describes how the {component} {symptom}.
Not [person] but {assignee} was given ticket {ticket_id} to deal with.
{ticket_id} / {component} / {version} / {os} / {browser} / assigned to {assignee}
Upgraded to {version} this morning and now the {component} {symptom}. Anyone else? {reporter}
That the {component} {symptom} was first seen by {reporter} on {date}.
{assignee}, please look at {ticket_id}: in {browser} the {component} {symptom}. {sender}
Crash report, {os}, {version}: {errors} errors, all from the {component}.
Before {due_date} {assignee} has to find out why the {component} {symptom}.
Only on {os} does the {component} behave like this; on [os] all is well.
Asked by the boss, {manager}, {assignee} took over what {reporter} had reported
The {component} {symptom}. Env: {os}, {browser}. Since: {version}. Seen: {errors} times.
{reporter}, who reported it, uses {browser}.
Does anybody know why the {component} {symptom} after the update to {version}?
{flag:solved}
{enum:status}
{enum:direction}
Dear {recipient}, the {component} {symptom} again. Could {assignee} have a look? {sender}
{reporter} reports {errors} failures, {assignee}, who has to fix it, says none: the {component} {symptom} on {os}.
Found {date}. Found by {reporter}. Found in {version}. To be fixed by {assignee} until {due_date}.
What happens in {browser}? The {component} {symptom}. What happens in [browser]? Nothing bad.
{assignee}, who had worked on {ticket_id}, closed it; {reporter}, who had reported it, was not happy.
The fix for {ticket_id} is out, but {reporter}, who reported it, still runs version {version}.
""",
    "support": """
Our customer {customer} wrote on {date} about order {order_id}.
My name is {customer} and my customer number is {customer_id}.
The {product} I bought from you is broken. My order number is {order_id}.
Please call me back at {phone}.
My e-mail address is {email}.
Ticket {ticket_id} was opened by the customer, {customer}, on {date}.
I paid {price} and want my money back.
I have waited for {days} days.
The {model} does not work any more.
{customer} paid {price} and asks for a refund.
{assignee} answers ticket {ticket_id}.
{enum:priority}
{enum:sentiment}
{flag:refund}
I already talked to [person] about it.
My old number was [phone].
I bought the {model} on {order_date} for {price}.
Customer: {customer} ({customer_id}) / Agent: {assignee} / Case: {ticket_id} / Opened: {date}
Hello, on {order_date} I bought a {model} and since [date] it has been dead. {customer}
{ticket_id} was handed from [person] to {assignee}, who wrote back to the customer, {customer}.
Where is my {product}? I ordered it on {order_date}, you promised {delivery_date}. {customer}
Order {order_id}, ticket {ticket_id}: {customer} paid {price} and wants it back.
{assignee}, who handles the case, rang the customer, {customer}, at {phone} about the {model}.
The customer number you need is {customer_id}; the one on the parcel, [code], is of no use.
Although {customer} paid {price}, only [money] was refunded.
After {days} days without an answer the customer, {customer}, wrote again, this time to the manager, {manager}.
For {days} days now the {model} has been lying in your workshop, order {order_id}.
Mail from {email}: the {model} bought on {order_date} went up in smoke.
Thanks for your patience, {customer}. Your case {ticket_id} is now with {assignee}. Regards, {sender}
What our customer {customer} would like is a new {product}, not a voucher over [money].
Please do not ring [phone]; the customer, {customer}, can only be reached under {phone}.
The complaint, sent in by {customer} on {date}, concerns a {product} worth {price}.
{customer} / {email} / {phone} / bought {order_date} / {model}
I am {customer}, I have been a customer for years (no. {customer_id}) and my {model} came broken.
{assignee}, who has the case, promised the client, {customer}, an answer by {due_date}.
{flag:warranty}
{flag:needs_reply}
{enum:channel}
{enum:reason}
From customer {customer} ({phone}) via [person]: {model} dead since [date], bought {order_date}.
The boss, {manager}, told {assignee} to send the customer, {customer}, the purchase price of {price} back by {due_date}.
My name is {customer}, I am a customer of yours, and on {date} my case was assigned to {assignee}.
It has been {days} days since our client {customer} sent the {model} in; the order was {order_id}, the ticket is {ticket_id}.
Please send the new {product} to {street}, {city}, not to [street].
{order_id} is the number of my order, {customer_id} is my customer number.
Customer {customer}: where is {assignee}, who handles my case? {assignee}: on the phone with {customer}.
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
{author} wrote the best recipe for {dish}
The {dish} takes {minutes} minutes.
Bake at [large] degrees.
{flag:vegan}
{enum:difficulty}
It keeps for [days:small] days in the fridge.
{dish} // serves {servings} // {minutes} min // by {author}
Shopping for {dish}: {ingredients}
Before you make {dish} for {servings}, get {ingredients}.
After {minutes} minutes in the oven your {dish} is done.
{author}'s {dish} is ready in {minutes} minutes and fills {servings} hungry people.
How do I make {dish}? Mix {ingredients}, wait {minutes} minutes, serve.
Made from {ingredients}, this {dish} was invented by {author} in {country}.
As {author} writes in {title}, {dish} wants {minutes} minutes and no more.
To feed {servings}, halve what {author}, who wrote the recipe, takes for a crowd.
Time: {minutes} min. Portions: {servings}. Recipe by: {author}.
The {dish} that [person] served on {weekday} took {minutes} minutes, not [count].
In {city} they eat {dish} with {ingredients}.
While the {dish} simmers for {minutes} minutes, set the table for {servings}.
I learnt to cook {dish} from my teacher, {teacher}, you only need {ingredients}.
{author} from {city} wrote down this recipe for {dish}, enough for {servings}.
Let it rest for [small] hours; the {dish} itself takes {minutes} minutes.
{flag:alcohol}
{flag:allergy}
{enum:meal}
{enum:season}
Dear {recipient}, here is [person]'s {dish}: you need {ingredients}. {sender}
[person] cooks {dish} for {servings} in {minutes} minutes.
Yields {servings}. Takes {minutes} minutes. Invented by {author}. Eaten by everybody.
To make {dish} as in the recipe written by {author}, buy {ingredients} and wait {hours} hours.
On page [count] of {title} {author} writes how {dish} came to {country}.
{servings} people, {minutes} minutes, one pot: {dish}
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
WANTED: {job} in {city}, start {start_date}, pay {salary}
Employer: {company} | Post: {job} | Place: {city} | Closing date: {due_date}
If you have worked as a {job} for {experience} years, {company} wants to hear from you.
Send your papers to {contact} at {email} before {due_date}; we begin on {start_date}.
As a {job} under {manager} you will earn {salary} a month.
You bring {experience} years as a {job}; we bring {salary}, {days} days of holiday and {hours} hours a day.
Applications, which our contact person, {contact}, takes until {due_date}, go to {email}
{manager}, who heads our team in {city}, needs a {job}, starting {start_date}.
Tired of [city]? Come to {city} and be our {job}!
Skills we look for in a {job}: {skills}
No cover letter needed: ring {contact} at {phone} and tell us why you are the right {job}.
At {company} a {job} earns {salary}, and more after a year.
Founded in {year}, {company} has an office in {city} and seeks a {job}
Required: {skills}. Reporting to: {manager}. Start: {start_date}. Apply by: {due_date}.
Who answers your questions? {contact}. Who will be your boss? {manager}.
We used to ask for [small] years; now {experience} years as a {job} will do.
{company} is hiring: {openings}
The vacancy for a {job} at {company} closes on {due_date}, work begins on {start_date}.
{flag:experience_needed}
{enum:working_time}
{enum:education}
As you know, your contact, {contact}, collects the applications, [person] reads them, {company} pays {salary}.
Dear {recipient}, {company} in {city} needs a {job}. Could you start on {start_date}? {sender}
Write by {due_date}, talk to us on {date}, start on {start_date}.
Where will you work? In {city}. For whom? {company}. As what? A {job}. For how much? {salary}.
Not a [job] but a {job} is what our boss, {manager}, is looking for.
{job} (m/f), {hours} hours a day, {salary}, {company}, apply to {email} by {due_date}
You know {skills}? Then call {contact}, {phone}.
""",
    "employee": """
{employee} joined {company} on {start_date} as a {job}.
{employee} works as a {job} for {manager}.
{employee}, {job}, earns {salary}.
{manager} is the manager of {employee}.
{employee} has been a {job} for {experience} years.
{employee} takes {days} days off from {start_date} to {end_date}.
The new {job} is called {employee} and starts on {start_date}.
Our colleague {employee} sits in room {room}.
The phone number of our employee {employee} is {phone}.
{employee} left {company} on {end_date}.
{flag:remote}
{enum:contract}
Before that, [person] did the job.
{person} knows {skills}.
Staff file: {employee}, {job}, hired {start_date}, boss {manager}, room {room}
Who replaces [person]? {employee}, a {job} with {experience} years behind the desk.
Since {start_date} {employee} has been reporting to {manager}, not to [person].
{employee}, whom {manager} hired on {start_date}, gets {salary} as a {job}.
Staff away: {employee}, {start_date} to {end_date}, {days} days. In charge meanwhile: {assignee}
While our employee {employee} is off until {end_date}, {assignee} is responsible for the mail.
After {experience} years at {company} {employee} says goodbye on {end_date}.
For the new worker, {employee}, the {job}'s desk in room {room} was cleared by [person].
From {start_date} on {employee}'s pay goes up to {salary}.
Welcome {employee}! Our new {job} comes from {home} and can be reached at {phone}.
The boss, {manager}, praised the employee {employee}; {employee} praised the team.
Name: {employee}; Role: {job}; Manager: {manager}; Joined: {start_date}; Pay: {salary}
Under {manager}, {employee} rose from trainee to {job}.
Dear {recipient}, {employee} will work from room {room} from now on. {sender}
To the regret of the boss, {manager}, {employee}, {age}, leaves {company}.
What our employee {employee} does best: {skills}
{employee} asked the boss, {manager}, for {days} days off work.
Born on {birth_date}, hired on {start_date}, retired on {end_date}: that is {employee}.
{flag:retired}
{enum:working_time}
{enum:education}
{employee}, born {birth_date}, started on {start_date} and will leave on {end_date}.
{manager}, the boss, confirms: {employee} worked for us as a {job} from {start_date} to {end_date}.
The work of our employee {employee}, who is ill, was assigned to {assignee}, and the boss, {manager}, knows it.
Dear {recipient}, our new employee {employee} starts on {start_date} in room {room}; please order a {product}. {sender}
{employee} used to earn [money] and now gets {salary} under {manager}.
Room {room}: {employee}, {job}. Next door: the kitchen.
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
{date}T{time} host={ip} svc={service} user={user} "{log_message}"
WARN {service}@{ip}: {log_message} ({errors} times)
svc {service} ver {version} ip {ip} msg {log_message}
{user} signed in from {ip} at {time}
The {service} process, restarted by the user {user} at {time}, runs {version} now.
Last seen {date} {time}: {service} on {ip}, {errors} errors
{time} - {service} - {user} - {log_message}
After {duration} {service} came back on {ip} with version {version}.
Logged in as {user}, somebody upgraded {service} from [version] to {version} on {date}
Seen in {service}: {log_message}. Client {ip}, time {time}.
{date} {service}: {errors} failures, last one {log_message} at {time}
alert service={service} from={ip} errors={errors} text={log_message}
Between {time} and {end_time} {service} logged {errors} errors.
Caused by the user called {user}, noticed at {time}: {log_message}
{service} [{ip}] {version} {log_message}
At {time} on {date} user {user} stopped {service}, at [time] it was up again.
""",
    "patient": """
{patient}, {age}, was seen by Dr. {doctor} on {date}.
The patient, {patient}, was born on {birth_date}.
The next visit is on {date} at {time}.
{doctor} examined {patient} in room {room}.
{patient} has had pain for {days} days.
Temperature: {temperature}.
The patient, {patient}, weighs {weight}.
Appointment with Dr. {doctor} at {time} on {date}.
The patient {patient} ({age}) lives in {home}
Call the practice at {phone}.
{flag:smoker}
{flag:insured}
The patient's wife, [person], came along.
The last visit was on [date].
Her temperature was {temperature} degrees.
Patient: {patient} | DOB: {birth_date} | Doctor: {doctor} | Next visit: {date}, {time}
Born {birth_date}, {patient} was sent by [person] to Dr. {doctor}
Dr. {doctor}, who saw {patient} on {date}, wants to check again in {days} days.
Before {patient} could see Dr. {doctor} at {time}, there was a form to fill in.
Pt {patient}, {age} y, {weight}, temp {temperature}, seen by {doctor}
For {days} days {patient} has been lying in room {room} under the care of Dr. {doctor}.
Can I bring {patient} to Dr. {doctor} on {date} at {time}? Regards, {sender}
{patient} was told by Dr. {doctor} to stay in bed for {days} days.
With {temperature} degrees of fever {patient}, {age}, was brought in at {time}.
Not until {date} did {patient} get to see Dr. {doctor}; the first slot, [date], had been taken.
The mother of {patient}, [person], phoned Dr. {doctor} at {phone}.
At the last check the scales showed {weight} and the thermometer {temperature} degrees for {patient}.
Referral: from Dr. {doctor}, for {patient}, born {birth_date}, living in {home}.
{doctor} and not [person] will operate on {patient} on {date}.
Please let {patient} know that Dr. {doctor} has moved the visit from [time] to {time}.
The visit of the patient, {patient}, cost {price}, payable until {due_date}.
In room {room}: patient {patient}, {age}. On duty: Dr. {doctor}.
The one who is ill is {patient}; the one who treats is Dr. {doctor}.
{flag:allergy}
{flag:vaccinated}
{enum:relation}
{enum:gender}
Dear Dr. {doctor}, {patient}, born on {birth_date}, has had a fever of {temperature} degrees for {days} days. {sender}
{witness} found {patient} on the floor and called Dr. {doctor}.
If the patient, {patient}, cannot come on {date} at {time}, please call {phone} by {due_date}.
Operated on by Dr. {doctor} on {date}, {patient} had to stay in bed until {end_date}.
[one:person], the brother of the sick {patient}, would like to talk to Dr. {doctor}.
Patient {patient} / seen {date} / by {doctor} / age {age}
Weight {weight}, age {age}, temperature {temperature}: {patient} is well again, says Dr. {doctor}.
""",
    "housing": """
The flat in {city} has {rooms} rooms and {area} square metres.
The rent is {rent} a month.
The flat at {street} in {city} is free from {start_date}.
The deposit is {deposit}.
Contact [person] at {phone}.
{tenant} rents the flat from {owner}.
House for sale in {city}: {rooms} rooms, built in {year}, {price}.
The house was built in {year}.
{tenant} rents {rooms} rooms for {rent} a month.
It has {area} square metres.
{owner} sells a house in {city} for {price}.
{flag:pets}
{flag:balcony}
{enum:heating}
The flat above costs [money].
The tenancy of {tenant} begins on {start_date}.
TO LET {street}, {city}: {rooms} rooms, {area} sqm, {rent} p.m., deposit {deposit}, from {start_date}
Rent {rent}. Deposit {deposit}. Size {area} square metres. Rooms {rooms}.
{tenant} pays the owner, {owner}, {rent} of rent a month and left {deposit} as security.
The lease between {owner} as landlord and {tenant} as tenant runs from {start_date} to {end_date}.
When the tenancy of {tenant} ends on {end_date}, the owner, {owner}, gives back the deposit of {deposit}.
For {price} {owner} would sell the house at {street}, built in {year}.
Is the flat in {city} with the {rooms} rooms still free, and is it true that it costs {rent} a month?
{owner} lets the place, built in {year}, to {tenant} for a rent of {rent}.
Viewing on {date} at {time}, {street}; ask for {contact}.
The tenant at {street} is now {tenant}; the flat used to cost [money].
The landlord is {owner}, the tenant {tenant}, the caretaker [person].
{area} square metres in {city} for a monthly rent of {rent}? The tenant, {tenant}, did not think twice.
With {rooms} rooms and a rent of {rent}, the flat suited its tenant, {tenant}, and the {children} children.
Our house, built {year}, {area} square metres, is up for sale: {price}. Call the owner, {owner}, {phone}.
As of {start_date} the rent goes up from [money] to {rent}.
Let by {owner} to {tenant} since {start_date}: {street}, {postcode} {city}
Dear {tenant}, please pay {rent} by {due_date}. Your landlord {owner}
The tenant, {tenant}, gave notice on {date} and will be gone by {end_date}.
{flag:furnished}
{flag:garden}
{flag:wheelchair}
The landlord, {owner}, writes to the tenant, {tenant}: from {start_date} the rent is {rent}.
I, {tenant}, rent {rooms} rooms at {street} from {owner} for {rent}; the deposit was {deposit}.
Out: [person]. New tenant: {tenant}. From: {start_date}. Owner: {owner}.
Ask for {contact}, who shows the flat on {date} at {time}; the rent is {rent}, heating [money].
{owner} would sell for {price} or let for {rent} a month.
The house of {owner}, {area} square metres and {rooms} rooms, was built in {year} and sold in [year].
While the future tenant, {tenant}, is looking for a flat in {city} from {start_date}, the owner {owner} has one to let.
""",
    "review": """
I bought the {model} made by {brand} for {price} and give it {score} stars.
{person} gives the {model} {score} out of 5 stars.
The {model} by {brand} costs {price}.
[person] reviewed the book {title} by {author}.
The battery of the {model} was at {battery} after a day.
The {hotel} in {city} gets {score} points.
{title} by {author} has {pages} pages.
I read {title} in {days} days.
It weighs {weight} and is {color}.
The {model} is {color} and made of {material}.
{enum:sentiment}
{flag:recommend}
My old one was from [company].
{score} stars from {author} for the {model}: worth every bit of the {price}.
Review by {author} | {model} | {brand} | {score} points | {date}
For {price} I expected more from {brand}; the {model} gets {score} from me.
While [person] loved the {model}, {author}, who wrote this review, gave it only {score} stars.
Its maker, {brand}, sent me the {model}, {weight}, {color}, for a test.
Bought on {order_date}, came on {delivery_date}, broke at once: that was my {model}.
After {days} days with the {model} the charge was down to {battery}.
Written by {author}, read in {days} days, {pages} pages: {title}.
{author} wrote {pages} pages and called them {title}.
{score} out of 12 for the {hotel}, writes {author} after {nights} nights.
Pages: {pages}. Author: {author}. Price: {price}. My verdict: {score}.
The {model}, made by {brand} from {material}, costs {price}.
Don't buy the [model_name], buy the {model} from {brand} instead.
At {price}, writes {author} in this review, the {model} beats the one from [company].
{author} in {city} tested it and wrote this: {weight}, {battery} charge, {score} points.
We stayed {nights} nights at the {hotel} for {price} and would give {score} stars.
What the author of the test, {author}, liked about the {model} was the {color} case.
Published by {publisher}, {title} by {author} earned {score} points.
{flag:second_hand}
{flag:warranty}
{enum:direction}
Having bought the {model} on {order_date} and got it on {delivery_date}, {author} writes here: {score} stars.
Review by {author}: I prefer the {model} by {brand} to all others and give it {score} points.
{title}: written by {author}, read by [person], {score} stars
What do you get for {price}? A {color} {model} that weighs {weight}.
{seller} sold me the {model} for {price}, and I gave {score} stars. {author}
The {hotel} was fine for {nights} nights, not for [small]. {score} points. {author}
""",
    "book": """
{title} was written by {author} and published in {year}.
{author} wrote {title} in {year}.
The book {title} has {pages} pages and costs {price}.
{publisher} published {title} by {author}.
{title} ({year}) is about {topic}.
Read {title} by {author}.
[person] borrowed {title} until {due_date}.
The library has {stock} copies of it.
It was translated by [person].
{enum:language}
{flag:available}
The new book by {author} comes out on {date}.
"{title}", {author}, {publisher} {year}, {pages} pp., {price}
Author {author}; title {title}; publisher {publisher}; year {year}
First printed in {year}, {title} made its author, {author}, known far beyond {country}.
It took {author} {days} days to write {title}, and [person] one night to read it.
The student {student} must bring back {title} by {due_date}, because [person] has reserved it.
The copy of {title} that [person] borrowed on [date] is due on {due_date}.
What {author} tells in {title} on {pages} pages is a story about {topic}.
Edited by [person] and published by {publisher}, {title} is {author}'s first book.
Is {title} by {author} or by [person]? By {author}, of course.
For {price} you get {pages} pages of {author}: {title}, out on {date}.
{author}, born in {birthplace}, wrote {title} while living in {home}.
{publisher}, who brought out {title}, paid the author, {author}, {price} for it.
{author}'s {title}, which came out in {year}, deals with {topic}.
The prize for the best book went to {winner}, though many had hoped for [person].
Shelf [code], {stock} copies: {title} by {author}
The teacher, {teacher}, made {student} read {title}, all {pages} pages of it.
On {date} the author, {author}, reads from {title} at {venue}.
Not [title] but {title} is the work for which {author} is remembered.
{enum:genre}
{enum:age_group}
{flag:returned}
The student {student} lent {title} to [person], though it has to be back by {due_date}.
{author} wrote it, {publisher} published it, [person] has read it: {title}
Dear {recipient}, have you read {title}? Its author, {author}, is so good! Yours, {sender}
Due back {due_date}: {title} (by {author}), borrowed [date] by [person]
The reading with the writer {author} is on {date} at {time} in {venue}; {title} costs {price} there.
{speaker} will read from {title}, since its author, {author}, lives in {country}.
""",
    "inventory": """
There are {stock} {product:many} in stock.
The {product} is made of {material} and weighs {weight}.
{supplier} delivers {quantity} {product} on {delivery_date}.
The {product} costs {price}.
We have {stock} units left in the warehouse in {city}.
Article [code]: {product}, {price}.
{brand} makes the {model}.
The {model} is {color}.
A {material} {product} for {price}.
{flag:available}
{enum:condition}
The old stock was [large].
{brand} from {country} makes the {product}.
Item {product} / stock {stock} / unit price {price} / supplier {supplier}
{stock} {product:many} lie in {city}, {quantity} more are on their way from {supplier}.
On {delivery_date} {supplier} brings {quantity} {product}; counted on [date] in stock: {stock}.
SKU [code]: {color} {product}, {weight}, {price}
What is left of the {product:many}? {stock}, says our employee {employee}
Each {product} weighs {weight} and costs {price}, {tax} of which is tax.
Our employee {employee} found that {stock} {product:many} are really in stock.
Made by {brand}, supplied by {supplier}, stored in {city}: the {model}
We ordered {quantity} {product} from {supplier}; {stock} are in stock.
The {model}, which we get from {supplier}, is made by {brand} in {country}.
With only {stock} left in stock, our clerk {employee} has just reordered {quantity} {product}.
Rack [code] holds {stock} {product:many} made of {material}.
Only {stock} {product:many} are left on the shelf.
Counted by stock clerk {employee} on {date}: {stock} units of the {model}.
Bought from {supplier}, sold at {price}.
At our store in {city}: {items}
The {product} in {color} is gone, but the {material} one is still there for {price}.
{flag:warranty}
{flag:damaged}
{enum:direction}
{enum:size}
Staff member {employee} to {supplier}: we ordered {quantity} {product} from you, where are they?
The boss, {manager}, wants the employee {employee} to check the {stock} units in stock by {due_date}.
Sold at {price}: {product}, {stock} in stock
Supplied by {supplier}, shipped by {carrier}, delivered on {delivery_date}, unloaded by our worker {employee}.
Weight {weight}, colour {color}, made by {brand}, on shelf [code]
Of the {model} we have {stock}, of all the rest none.
""",
    "course": """
{student} takes the course on {topic} with {teacher}.
The {topic} course starts on {start_date} and ends on {end_date}.
{teacher} teaches {topic} on {weekday} at {time}.
The course costs {fee} and takes {hours} hours.
The pupil {student} got {score} points in {topic}.
The class in room {room} has {seats} places.
{teacher} is the teacher of {student}.
The student {student} is {age} years old.
The course in {city} is about {topic}.
{flag:online}
{enum:level_course}
The course on [topic] is full.
Course: {topic} / Teacher: {teacher} / Room: {room} / {weekday} {time}-{end_time} / Fee: {fee}
{student} learns {topic} from {teacher} in room {room}.
Starting {start_date}, ending {end_date}, {hours} hours in all, {fee}: {topic} for everyone.
{teacher} gave {student} {score} points out of 12 in {topic}.
Whoever wants to study {topic} with {teacher} pays {fee} and signs up by {due_date}.
On {weekday} at {time} {teacher} takes over the class that [person] used to teach.
The student {student}, {age}, asked the teacher, {teacher}, about {topic}.
Sign me up for {topic}, please. My name is {student}, my number {phone}.
With only {seats} places and a fee of {fee}, {topic} fills up quickly.
{student}'s marks: {score} in {topic}. Signed, as teacher: {teacher}
Taught by {teacher}, attended by {student}, held in {city}: the course in {topic}.
If the student {student} does not pay the fee of {fee} by {due_date}, the place in the course goes to [person].
In {hours} hours {teacher} teaches {topic} from the ground up.
Dear {recipient}, {student} was not in class on {date}. Yours, {sender}
Exam on {date} at {time} in {room}; {student} reached {score} points in the last one.
The lesson begins at {time} and is over at {end_time}; the teacher, {teacher}, is never late.
{topic}: {seats} seats, {hours} hours, from {start_date} to {end_date}.
From {start_date} on, the student {student} will be taught by {teacher}, not by [person]
{enum:frequency}
{enum:age_group}
{flag:experience_needed}
The student {student} wrote to the teacher, {teacher}: I will be late on {weekday}, at [time] I am still at work.
Taught by {teacher} from {start_date} to {end_date}, {student} passed with {score} points.
[person] takes your fee of {fee}, {teacher} gives the lesson, the pupil, {student}, has already paid.
{topic} with {teacher}: {weekday}, {time} to {end_time}, room {room}, {seats} places
Last year [person] taught {topic}; now {teacher} does, in {hours} hours.
Pay {fee} by {due_date}; we begin on {start_date} at {time} and finish on {end_date}.
""",
    "accident": """
On {date} at {time} a car with the plate {plate} hit a tree in {city}.
{witness} saw the accident on {street}.
The driver, {driver}, is {age} years old.
{driver} drove the car with the number {plate}.
The repair of the car costs {price}.
It happened on {date} near {city}.
The police came at {time}.
[person] lost a [product] in {city} on {date}.
{owner} is the owner of the car.
{flag:injured}
{enum:weather}
A second witness, [person], was further away.
Driver {driver}, owner {owner}, witness {witness}, plate {plate}, cost of repair {price}
On {date}, at exactly {time}, {driver} lost control of a {color} car on {street}.
{witness}, who was walking a {animal}, saw how {driver} drove into the fence of {owner}.
The car, driven by {driver} but owned by {owner}, was a {brand}.
According to the witness, {witness}, the driver, {driver}, was not at fault.
Police in {city} are looking for witnesses: a {color} car, plate {plate}, {date}, {time}.
{driver} ({age}) from {home} drove into a house on {street} in {city}.
Damage put at [money]. Call {phone} if, like {witness}, you saw something.
Not [person] but {reporter} reported it to the police, who came at {time}.
I was the witness, {witness}; the man at the wheel was {driver}.
While {driver} was driving into {street}, a bus with the plate [code] came the other way.
The car {plate} belongs to {owner}; at the wheel, though, was {driver}.
Report of {date}: place {city}, time {time}, driver {driver}, estimated cost {price}
At {time} {witness}, standing at the window, saw the whole crash on {street}.
The crash, which {witness} saw at {time}, left the driver, {driver}, with a bill of {price}.
What did it cost? {price}, and the driver, {driver}, has to pay a deposit of {deposit}.
The {animal} that ran onto the road belongs to {owner}, not to the driver, {driver}.
It was {reporter} who told the police about the accident the motorist {driver} had had.
{enum:vehicle}
{flag:licensed}
{flag:guilty}
{reporter} reported at {time}: a {brand} with the plate {plate} had hit the wall of {owner}.
Seen by {witness}, caused by the driver {driver}, paid for by {company}: {price}
{driver} drove, [person] sat beside; {witness} stood at the corner and saw it.
Dear {recipient}, on {date} your car {plate} was damaged by the driver {driver}. A witness, {witness}, gave me your name. {sender}
From {origin} on the way to {destination}, {driver} fell asleep at the wheel at {time} near {city}.
The owner, {owner}, let {driver} drive the {color} car, and {witness} saw how it ended.
""",
    "sport": """
{winner} won the race in {city} in [duration].
{winner} from {country} won the {distance} km run in {city} on {date}.
The race over {distance} kilometres was on {date}.
{attendees} people watched {winner} win.
The winner, {winner}, got {score} points.
{winner}, {age}, won [money].
The match begins at {time} in {venue}.
The winner is {winner} from {home}.
Second place went to [person].
{enum:weather}
{flag:online}
Result: 1. {winner} ({country}), 2. [person], 3. [person]
{winner} crossed the line first after {distance} km; [person] came second.
Before {attendees} spectators in {venue}, {winner} beat [person].
{winner}, trained by {teacher}, took the {distance} km race on {date}.
Kick-off {time}, final whistle {end_time}, {attendees} in the stands at {venue}
The trophy was handed to {winner} by [person] in {city}.
Coach {teacher} was proud of the winner, {winner}, who is only {age}.
With {score} points {winner} from {home} leaves everyone behind.
Who won in {city}? {winner}, and with {score} points too.
In {duration} the winner, {winner}, ran the {distance} kilometres from {origin} to {destination}.
For the victory {winner} got [money], for second place [person] got [money].
As {author} reports in the paper, {winner} won before {attendees} fans.
Next race: [date]. This one, on {date}, was won by {winner} in {city}.
1. {winner}: {score} points. 2. [person]: one point less.
Beaten last year, {winner} came back on {date} and won.
Tickets for the match at {venue} cost {fee}; it begins at {time}.
The team that {teacher} coaches meets on {weekday} at {time} in {venue}.
{distance} km, {attendees} runners, one winner: {winner}
{enum:outcome}
{enum:sport}
{flag:outdoors}
{winner} from {country} beat [person] in {city}.
{teacher} trains the winner, {winner}; [person] asked both how they did it.
1st {winner} {score} points, 2nd [person]
On {date}, {attendees} people at {venue} saw {winner} win and [person] fall.
{winner} was born in {birthplace}, lives in {home} and won the race.
The race starts at {time} in {origin} and ends in {destination} after {distance} km.
""",
    **TRADES,
    **PUBLIC,
}

HELD_OUT = {
    "delivery": """
{driver} drives {quantity} {product} to {recipient} at {street} on {delivery_date}.
Parcel {tracking} goes from {sender} in {origin} to {recipient} in {destination}.
{recipient} from {destination} gets a box that weighs {weight}.
{carrier} charges {price} for the transport.
The van with the plate {plate} reaches the customer at {time}.
The sender, {sender}, sent the parcel off on [date].
The parcel was insured for [money].
{flag:gift}
""",
    "vet": """
{owner} came to see us on {date} at {time} with a {animal} called [first_name].
The {animal} is [age] years old and weighs {weight}.
Dr. {doctor} charges {price} for the visit.
The owner, {owner}, lives at {street} in {city} and can be called at {phone}.
The next appointment of {owner}, who owns the animal, is on {date}.
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
A talk by {speaker} takes {minutes} minutes.
Groups of [small] people should call {phone}.
{flag:free}
""",
    "lost_property": """
{person} lost a {color} {product} on {date} in {city}.
{witness} saw the {product} lying about at {venue}.
It belongs to {owner}, who can be reached at {phone}.
At {time} {witness} saw somebody lose a {product} made of {material}.
{person} had paid {price} for it.
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


@functools.cache
def sentences(domain: str, held: bool, more: bool = False) -> list:
    """A domain's sentences: the training part, or (for known domains in the evaluation) the held-out part. With `more` also those that
    only training uses, so that the evaluation stays what it was."""
    if domain in HELD_OUT:
        return HELD_OUT[domain].strip().splitlines()
    part = [line for line in TRAIN[domain].strip().splitlines() if words.held_out(line) == held]
    return part + (domains_more.MORE.get(domain, "").strip().splitlines() if more else [])


def common(held: bool) -> list:
    return [line for line in COMMON.strip().splitlines() if words.held_out(line) == held]
