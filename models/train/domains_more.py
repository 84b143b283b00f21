"""More sentences of the domains of `domains.py`, in its notation.

Only training uses them: the evaluation keeps to the others, and stays what it was.
"""

MORE = {
    "order": """
Your order {order_id} has left our warehouse, and {carrier} hopes to hand it over on {delivery_date}.
Could somebody tell me where parcel {tracking} is? {carrier} has gone silent since [date].
Hey, it's {customer}; the {product} I got off {seller} last week is brilliant!
Placed {order_date}, promised for {delivery_date}: when will my {product} finally turn up?
For {quantity} pieces of the {product} we charge {price}, postage included.
{seller}, the dealer, knocked {discount} off the {product} before {customer} even asked.
The courier is {carrier}, the tracking number {tracking}, the receiver {recipient}.
If nobody is in at {street}, leave the box with [person] next door.
{recipient} unwrapped the {product} without guessing that {customer} was the one who had paid.
Number of pieces: {quantity}; article: {product}; shade: {color}; client no.: {customer_id}
We regret that the {product} is sold out in {color}, dear {customer}.
Nobody but {customer} would order {quantity} lamps at midnight.
Payment of {price} for order {order_id} came in this morning, including {tax} VAT.
My confirmation at {email} says [money] instead of the agreed {price}.
"{quantity} will do," said {customer}, pointing at the {product} in the window.
Deliver to: {recipient}, {street}. Bill to: {customer}. Expected: {delivery_date}.
What does the {product} cost? {price}. Who sells it? {seller}.
Kindly post the {product} to {recipient} at {street} and send the bill to me, {customer}.
{price} was the figure on the receipt when {customer} walked out of the shop with the {product}.
Should the driver ring the bell, please take in the {product} for me.
Purchased {order_date} by client {customer_id}; total {price}; goods in {color}.
Not before {delivery_date} can the {product} be with you, {customer}.
According to our records, {customer} placed order {order_id} on {order_date}.
Buyer {customer} - vendor {seller} - article {product} - sum {price}
One {product} left the shop of {seller} today, wrapped for {recipient}.
Thanks to a voucher worth {discount}, the {product} cost {customer} next to nothing.
Every one of the {quantity} chairs was sold by {seller} to a café in [city].
Hold the delivery! {customer} has moved to {street}, {city}.
We'll write to {email} as soon as {carrier} has collected your box.
It took until {delivery_date} for the parcel, {tracking}, to reach {recipient}.
Send the {product} in {color}, please; {customer} cannot stand any other shade.
Sold! {product}, {price}, to {customer} of {home}.
Please quote {order_id} whenever you ring us about your purchase.
I bought it as long ago as {order_date}.
Your box is travelling with {carrier} and should be there by nightfall.
The shopkeeper, {seller}, still remembers the day.
I chose the one in {color}.
Whose order is this? It's for {customer}.
""",
    "person": """
{person} grew up elsewhere, but the birth certificate says {birthplace}.
Anyone who needs our {job} can ring {phone} after six.
Happy birthday, {person}! {age} today, who would have thought it?
A passport issued to {person} gives {birth_date} as the date of birth.
Our lodger {person} shares the attic with a {animal}.
"I've got {children} kids to feed," sighed {person}, who drives to {company} at five every morning.
Unlike [person], who stayed in [city], {person} settled down in {home}.
Raised in {country}, employed by {company}: {person} has seen a lot.
The {job} next door turns {age} this week.
From {country} hails {person}, our new {job}.
hi, {person} here - new number: {phone}
Ask {person} about the {children} little ones and you won't get away before supper.
Few people know that {person} first saw the light of day in {birthplace}.
Citizen of {country}, resident of {home}, {age} years of age.
Who lives at number nine? {person}, with {children} sons and daughters and a {animal}.
In {year} the family of {person} left [city] and put down roots in {home}.
{person}: employer {company}, occupation {job}, e-mail {email}
For a living I'm a {job}; for company I keep a {animal}.
The firm that pays {person} every month is {company}.
At {age}, most people slow down - not {person}.
If your letter to {email} bounces, try calling {phone}, says {person}.
Proud dad of {children}, keen {job}, lover of strong cheese.
By profession {person} is a {job}, by passport a citizen of {country}.
{company} recently took on {person}, a {job} with a sharp tongue.
The police describe the missing {person} as {age} years old and resident in {home}.
You'll recognise {person} by the {animal} on the lead.
On {birth_date} a child was born in {birthplace} and christened {person}.
Three facts: my name's {person}, I've turned {age}, and {home} is where I sleep.
Mail for {person} goes to {email}, never to [email].
Although {company} pays the wages, {person} mostly works from a kitchen table in {home}.
NAME {person} - TEL {phone} - TRADE {job}
The census of [date] lists {person}, {age}, with {children} children, in {home}.
Born and bred in {birthplace}.
We have lived in {home} ever since the wedding.
If anyone can mend that, {person} can.
Neighbours call {person} the best {job} in {city}.
My birthday? It's {birth_date}, and I never celebrate.
When you see the {animal}, you know who's coming.
My trade? I've been a {job} all my life.
Text me on {phone} whenever you like.
""",
    "invoice": """
You will find our bank details at the foot of invoice {invoice_id}.
{supplier} hereby bills {customer} the sum of {price}.
Our accountant noticed that the VAT on bill {invoice_id}, {tax}, had been worked out wrongly.
Payment is expected no later than {due_date}.
Knocking {discount} off brought our bill down to {price}.
Could you resend the invoice of {invoice_date}? It never reached {email}.
A prepayment of {deposit} was already credited to customer account {customer_id}.
hi {customer}, quick nudge: {price} still open on {invoice_id}, deadline {due_date}
Whoever signs for {supplier} must countersign the bill dated {invoice_date}.
Bill to {customer} at {street}; goods as per order {order_id}.
We, {supplier}, kindly ask you to settle {price} within a month of {invoice_date}, the day of issue.
{due_date} is the last day on which {customer} can pay without a surcharge of [money].
Total {price}, less {deposit} received in advance.
Why has {supplier} put {tax} of tax on a packet of seeds?
For the books: issuer {supplier} | issued {invoice_date} | due {due_date} | VAT {tax}
It was on {invoice_date} that {supplier} drew up the bill now lying on my desk.
Any query about {invoice_id}? Ring {phone} or drop us a line at {email}.
Of all our vendors only {supplier} grants {discount} for early payment.
Invoice {invoice_id} replaces the estimate of [date], hence the higher total of {price}.
{customer} refuses to pay {supplier} a penny until order {order_id} is complete.
Client number {customer_id}, bill number {invoice_id}, amount {price}.
Having missed the deadline, {due_date}, {customer} was charged interest.
Overdue! {customer} still owes {price} to {supplier}.
The goods, order {order_id}, were invoiced by {supplier} on {invoice_date}.
Tax office note: {tax} in VAT was declared for invoice {invoice_id}.
Mind that {supplier}, unlike [company], wants its money by {due_date}.
We've paid {price} against your bill {invoice_id}. Sincerely, {customer}
When the envelope from {supplier} was opened, {customer} nearly choked on the tea: {price}!
Invoiced party: {customer}, {city}. Down payment: {deposit}. Reduction: {discount}.
Dated {invoice_date}, the bill was posted a week later to {street}.
Our terms: {deposit} on signing, the rest by {due_date}.
{price} in all. {tax} of it goes to the taxman.
If {customer} settles before {due_date}, {supplier} takes {discount} off.
Please correct the address on {invoice_id}: it should read {street}, {city}.
Thank you, {customer}; your deposit of {deposit} has been deducted.
The work was billed on {invoice_date}, not on [date] as the covering note claims.
All told, the job came to {price}.
Who is asking for the money? {supplier}.
Our books list you as customer {customer_id}.
Mind that {tax} of VAT comes on top.
""",
    "booking": """
Good evening, we've a table for {guests} at {time}; the name's {guest}.
Your confirmation code is {booking_id}.
{guest} checked into the {hotel} on {start_date} with three suitcases and a cello.
How long will you be with us? {nights} nights, until {end_date}.
The {hotel} still had {rooms} doubles free, so {guest} took them all.
Breakfast for {guests} is to be laid at {time} sharp.
Reception? This is {guest} in room {room}; could you send up some towels?
Please note that of the total of {price} a deposit of {deposit} cannot be refunded.
From {start_date} our party of {guests}, including {children} children, will have the top floor.
No vacancy at the [venue]; we've put {guest} in the {hotel} instead.
In the register stands the name of {guest}, right beside room number {room}.
Late arrival: {guest}, expected {time}, key under the mat.
It's my {animal} I'm worried about - does the {hotel} take pets?
{guest} extends: checkout now {end_date}, not [date].
A stay of {nights} nights comes to {price} for {guest}, linen included.
We'd be {guests}, turning up on {date} about {time}; is that all right?
Reserved by telephone ({phone}) for {guest}: {rooms} rooms facing the sea.
Quote {booking_id} at the desk and {employee} of our staff will hand over the key.
Cancelled: {booking_id}, {hotel}, from {start_date}; deposit of {deposit} returned.
On {end_date}, the day we leave, could someone drive us from the {hotel} to the station?
{guest} wishes to be woken at {time}.
hey, {guest} again - we paid for {nights} nights, not [small], please check
Dinner reservation // {date} // {time} // {guests} covers // {guest}
Kids welcome: {guest} is bringing {children} of them to the {hotel}.
The bill, {price}, was shared equally among the {guests} of us.
What name is booking {booking_id} under? {guest}.
Holidaymaker {guest} paid {deposit} up front, the remainder on leaving.
When {employee} at reception took the call, {guest} wanted {rooms} rooms at the back.
Our inn, the {hotel}, lies ten minutes from the centre of {city}.
If your train's late, ring the {hotel} on {phone}.
Your last morning with us will be that of {end_date}.
{nights} nights, {rooms} rooms, {guests} beds: that's what {guest} asked for.
We have kept room {room} for you from {start_date}. Warmly, {sender}
Party size {guests}; day {date}; hour {time}; code {booking_id}
Even without a reservation {guest} got a bed at the {hotel}, thanks to [person] on the night desk.
Beds in {city} are scarce, so we have asked for {rooms} rooms well ahead.
You'll be sleeping in {room}, just past the lift.
We shall be needing {rooms} rooms, all on the ground floor.
Have they put you up at the {hotel} again?
Sorry, the kitchen won't seat anybody after {time}.
So that's dinner for {guests}, near the window if possible.
""",
    "flight": """
The line begins in {origin} and ends in {destination}, where we pull in at {end_time}.
{airline} regrets the late departure of flight {flight}.
Anybody sitting in {seat}? No, go ahead.
We took off from {origin} an hour late.
Passengers bound for {destination}, please proceed to the gate; the bar shuts at [time].
"To {destination}, please, one way," said {person} at the counter in {origin}.
Ticket in the name of {person}: {fee}, seat {seat}, reference {booking_id}.
The night ferry sails from {origin} at {time} and docks in {destination} at {end_time}.
My plane gets in at {end_time}; can you fetch me?
With {airline} the hop to {destination} lasts {duration}; with [company] you'd change twice.
Cheapest fare to {destination} on {date}: {fee}, {airline}.
{flight} is the connection {person} was hoping to catch.
On {date} at {time} the coach pulls out of {origin}.
Where's {person}? In the air, asleep in {seat}, on the way to {destination}.
Reference {booking_id}: {airline} has given you another seat, {seat}.
Going by rail? {origin} dep {time}, journey {duration}, change once.
Flight {flight} will be operated by {airline} instead of [company].
Off to {destination} on {date}! Wish me luck. {person}
The flight number's {flight}, the date's {date}, and don't forget your passport.
Bound for {destination}, the jet left {origin} behind at {time}.
hey {recipient}, landing {end_time}, flight {flight}, see you at arrivals! {sender}
{fee} bought {person} a single from {origin} to {destination}.
Since fog lay over {origin}, the {airline} machine could not start until {time}.
Journey: {origin} > {destination}; depart {time}; due {end_time}
No direct train; via [city] you reach {destination} in {duration}.
{person} was moved to {seat} so that a family could sit together.
Rail staff confirmed that service {flight} departs at {time} from platform nine.
Have you got {booking_id}, the booking code, at hand?
It's from {origin} that {person} is flying in; {end_time} is when the wheels touch the ground.
Before {date} no coach runs to {destination}.
Home again in {destination}, {person} swore never to fly {airline} any more.
The guard woke {person} just short of {destination}, the last stop.
Set your alarm: wheels up at {time}, and {airline} doesn't wait.
{person} had hoped for [city], yet the ticket reads {destination}.
How much was the bus from {origin}? {fee}, and {duration} without a break.
A cancelled {airline} flight left {person} stranded in {origin} on {date}.
Hurry, the ferry casts off at {time}!
Nonstop, the trip lasts {duration}.
""",
    "event": """
Nobody wanted to go home when the {event} wound up at {end_time}.
Have you heard? {speaker} is giving a lecture about {topic} over at {venue}!
Doors open early, but {speaker} won't step up to the microphone until {time}.
{city} will host a {event} on {date}; tickets are {fee} each.
In front of {attendees} listeners {speaker} spoke for an hour on {topic}.
You'll find the programme of our {event} at {website}.
Please note: the {event} at {venue} isn't on [weekday] but on {weekday}; {contact} will tell you more if you ring.
The hall, {venue}, holds {seats}; the rest must follow from the foyer.
Questions about the {event}? {contact} answers them at {email}.
Sponsored by {company}, our {event} centres on {topic}.
{title} is what {speaker} has called the lecture to be given in {city}.
Running from {start_date} to {end_date}, the {event} fills all of {venue}.
We counted {attendees} heads at the {event}, far more than [company] had at theirs.
Come along on {weekday}: {topic}, coffee and cake, {venue}.
If you still want a ticket, you must register by {due_date}.
{speaker}, a {job} by trade, will explain {topic} to beginners.
Venue changed! The {event} moves from [venue] to {venue}; the hour, {time}, stays the same.
It is {topic} that brings {speaker} to {city} this spring.
Speaker: {speaker}. Theme: {topic}. Room for: {seats}. Price: {fee}.
hey, fancy a {event} on {weekday}? starts {time}, costs {fee}
Only {fee} will get you through the door of {venue} on {date}.
What are we celebrating on {date}? A {event}, of course.
At {venue} the lights go out at {end_time}, whether the {event} is over or not.
Between {time} and {end_time} the square in {city} belongs to the {event}.
The {event} that {company} put on last night drew {attendees} guests.
Bring a friend! Our {event} begins on {start_date} and has {seats} places.
{speaker} came all the way from {country} to talk about {topic}.
Those who missed {speaker} can watch the lecture again at {website}.
Never before had a {event} in {city} been about {topic}.
To reserve one of the {seats} chairs, send {fee} to {contact}.
On {date} we shall hear {speaker}, not, as printed, [person].
Theme of the evening: {topic}.
There is seating for {seats}.
From {time} on, {venue}, free drinks.
Turnout: {attendees}. Last speaker: {speaker}. Lights out: {end_time}.
Invited by {company}, {speaker} arrives in {city} on {date}.
The whole thing is over by {end_time}.
We were {attendees} in the audience, counting the dog.
Admission? {fee} at the door.
I never miss a {event} in my own street.
""",
    "meeting": """
Let's grab {minutes} minutes on {weekday} to sort out {topic}.
I'm afraid {person} can't make it before {time}; the train from [city] is late.
Would {weekday} suit you, {recipient}? Best, {sender}
{room} is booked from {time}, so please don't be late.
{person} will join us on {date} to talk through {topic}.
On the agenda for {weekday}: {topic}, nothing else.
It'll be short: {minutes} minutes, no slides.
At {end_time} sharp {manager}, our boss, closes the meeting.
{contact} of {company} has asked for an hour on {date}, preferably at {time}.
We'll gather in {room}, since the big hall is needed by [company].
Who'll prepare {topic}? {assignee}, by {due_date}.
hey {recipient}, running late, start without me at {time}! {sender}
Boardroom: {room} - Chair: {manager} - Subject: {topic}
{topic} was talked over with {person} in {city}.
Put down {date} in your diary, {time} to {end_time}, room {room}.
Unless {contact} objects, we'll see each other on {weekday} in {city}.
Far from being dull, the talk with {person} about {topic} went on until {end_time}.
The chat that {sender} proposed to {recipient} will last {minutes} minutes.
"See you at {time}," wrote {person}, "and bring the papers on {topic}."
Not on [weekday], as first planned, but on {weekday} does our supervisor {manager} receive us.
{assignee} should circulate the minutes by {due_date} at the latest.
Cancelled: {date}, {time}, {room}. Sorry for the trouble!
After {minutes} minutes our boss, {manager}, looked at the clock and asked {person} to come to the point.
Dial in at {time}; {company} will be on the line too.
My train gets to {city} late, so could we begin at {time} instead of [time]?
In {room} on {weekday}, {person} will show us how {topic} is done.
Weekly catch-up, {weekday}, {minutes} min, led by {manager}
{recipient}, please keep {date} free; {contact} from {company} is flying in.
If {time} is too early for {person}, we could push the call back.
{company} sends {contact}; we send {assignee}, who is in charge of the project.
How about {date}? {person} is in {city} then.
Should we overrun, {room} is ours until {end_time}.
You have been invited by {sender} to discuss {topic} on {date}.
Everything about {topic} must be ready by {due_date}, our boss {manager} insists.
The upstairs room has been taken by [person], hence we move to {room}.
Nobody leaves before {end_time}.
Our guest that day was {person}.
Same time as ever, that is, {time}.
The room they've given us is {room}.
""",
    "bug": """
After updating to {version}, {reporter} found that the {component} now {symptom}.
Could {assignee} take a look? Ticket {ticket_id} has been open far too long.
{browser} users complain that the {component} constantly {symptom}.
Every time I click save, it {symptom}.
Nothing in the log, yet the {component} always {symptom} whenever {os} wakes from sleep.
Open since {date}, ticket {ticket_id} concerns the {component}.
We counted {errors} failures in the {component} overnight.
Thanks, {reporter}; your report now has the number {ticket_id}.
The {component} is broken again.
On my laptop ({os}) everything works until the {component} suddenly {symptom}.
In {version} the {component} often {symptom}; with [product] unplugged it does the same.
{assignee} has been asked to mend the {component} by {due_date}.
Steps to reproduce: launch {browser}, log in, wait; it {symptom}.
hey {assignee}, {reporter} says the {component} is dead on {os}, any idea?
Whenever {reporter} opens {browser}, the {component} promptly {symptom}.
{ticket_id}: fixed by {assignee} on {date}, please test.
Bug: {component}. What it does: {symptom}. Platform: {os}.
Is it only me, or does {version} misbehave on {os}?
Spotted by {reporter} in build {version}, handed to {assignee} the same day.
The tester who discovered it was {reporter}, the developer who must fix it is {assignee}.
Affected: {component}, release {version}, anything running {os}.
With {errors} errors in one hour the {component} is close to useless.
No, it isn't the server; it's the {component} that {symptom}.
As {reporter} wrote on {date}, the fault shows up in {browser} alone.
Duplicate of {ticket_id}, which {reporter} raised last week.
Until the deadline, {due_date}, {assignee} is busy with {ticket_id} and nothing else.
Observed in {browser} under {os}: the page loads, then it {symptom}.
{version} shipped today and already {errors} crashes have come in.
What exactly goes wrong? It {symptom}. Where? In the {component}.
"Works for me," replied {assignee} when {reporter} showed how it {symptom}.
Our support desk passed {ticket_id} on to {assignee}, though [person] knows that code better.
Rolled back {version} because the {component} in it {symptom}.
If you run {os}, stay away from release {version} for now.
OS: {os} - Browser: {browser} - Build: {version} - Fails: {errors} - Lab: [city]
Here at the office everyone still runs {os}.
Fix wanted before {due_date}, says {manager}, who runs the team.
Please file everything under {ticket_id}.
Version {version} made it worse.
The spinner turns, and after a while it {symptom}.
Does the fault appear in {browser} as well?
""",
    "support": """
Good morning, {customer} speaking; I'm ringing about ticket {ticket_id}.
Could you tell me whether {assignee} has looked at my complaint yet?
The {product} I was sent has a crack down the side, and I want {price} refunded.
Under which number did I buy the {model}? Under {order_id}.
It's been {days} days, and nobody has replied to {email}.
Ever since {date}, when the light went out, my {model} refuses to start.
We're sorry for the delay, {customer}; {assignee} is now in charge of your case.
Agent {assignee} closed {ticket_id} without so much as a word.
Should you wish to reach me, {phone} is the line to try.
Customer {customer_id} would like the {product} replaced.
Bought {order_date}, broken {date}: that's your {model} for you!
Complaint no. {ticket_id}; raised by {customer}; dealt with by {assignee}; sum claimed {price}
It was {manager}, the head of the department, who finally wrote to {customer}.
hiya, {customer} here, order {order_id} came without the cable, pls help
Not a penny less than {price} will satisfy {customer}.
According to the file, {customer} complained on {date} and was rung back on {phone}.
For a receipt, give your order number, {order_id}, and an address such as {email}.
The {model} was working when it left us; [person] from the workshop tested it.
My account with you is {customer_id}; the name on it is {customer}.
{days} days is too long to wait for a {product}, don't you think?
If {assignee} doesn't get back to me before {due_date}, I'll go to the press.
{customer}, furious about the {product}, slammed down the phone on [person].
Dear team, please cancel {order_id} and pay the {price} back. Regards, {customer}
What became of the {model} that {customer} posted back to you?
Ticket {ticket_id} can wait; {customer} is on holiday in [city].
Send the new {product} to the client with the number {customer_id}.
Having bought the {model} only on {order_date}, {customer} expects a free repair.
{assignee} apologised to {customer} and offered a {product} for nothing.
Our records show that {price} was charged for order {order_id} on {order_date}.
Opened on {date}, ticket {ticket_id} has been lying about for {days} days.
You can stop writing to [email]; {customer} now reads mail at {email} only.
Who's handling it? {assignee}. Which device? {model}. Until when? {due_date}.
With the {product} came a note signed {assignee}: "Repaired free of charge."
Escalate to {manager}, our team leader, if {assignee} can't calm {customer} down.
The device in question is a {model}.
Please, I just want to speak to a human being about {ticket_id}.
I want to complain about a {product}.
For {days} days I've heard nothing from you.
""",
    "recipe": """
This {dish} will feed {servings}.
Leave the {dish} in the oven for {minutes} minutes, then let it cool.
My grandmother's {dish}, written down by {author}, has never failed me.
How long does {dish} need? {minutes} minutes at the most.
With these amounts you can fill the plates of {servings}.
In {country} nobody gets through a winter without {dish}.
The cook who dreamed up this {dish} is {author}.
Give the pot {hours} hours, and the {dish} will be as soft as butter.
Tonight's supper: {dish}; people at the table: {servings}; cook: {author}
Hey {recipient}, you asked for the {dish} recipe, so here it is! Love, {sender}
Whisk, fold, pour, and {minutes} minutes later there's your {dish}.
Every {weekday} we have {dish}, and not even [person] complains.
Recipe by {author}, tested in our kitchen, portions: {servings}
You'll find {dish} on almost every menu in {city}.
If there are more than {servings} of you, make a second {dish}.
{author} swears that {dish} tastes better the next day.
Taken from {title}, the cookbook by {author}: {dish} for lazy cooks.
It was in {city} that {author} first tasted {dish}.
Put the lid on and simmer for {minutes} minutes, stirring now and then.
Serves: {servings}. Cooking time: {minutes} minutes. Origin: {country}.
No, {dish} isn't hard; {author} taught it to children in [city].
Nothing smells quite like {dish} that has been bubbling away for {hours} hours.
According to {author}, {minutes} minutes is plenty, whatever your oven says.
Enough {dish} for {servings} hungry mouths.
"Take your time over the {dish}," says {author}, "{hours} hours, if need be."
From {country} originally, {dish} reached us through a book called {title}.
Once the {dish} is on the table, {servings} guests can tuck in.
Page [small] of {title} explains how {dish} is rolled out.
We ate {dish} at the inn on {weekday} and begged {author} for the recipe.
Dear {author}, I tried your {dish} and it was ready in {minutes} minutes!
Shall we cook {dish} on {weekday}?
Difficult? Not at all: {minutes} minutes, {servings} portions, one pan.
For the {dish} that {city} is famous for, soak the beans overnight.
A helping of {dish} costs about [money] to make.
{author}, who runs a bakery in {city}, shares a favourite: {dish}.
Ready after {hours} hours, eaten in five minutes - such is {dish}.
What {author} calls {dish} is known elsewhere as stew.
Another {minutes} minutes under the grill won't hurt.
What's for dinner? My famous {dish}.
One tin yields {servings} portions.
Soak overnight, then boil for {hours} hours.
""",
    "job_post": """
We'd love to hear from any {job} who is free from {start_date}.
Interested? Drop {contact} a line at {email}.
The pay, {salary} a month, is above what most firms in {city} offer.
You'd be answering to {manager}, head of the department.
{company} has an opening for a {job} in its {city} branch.
No fewer than {experience} years in the trade, please.
Applications must be in by {due_date}; {contact} will acknowledge every one.
What's it like to be a {job} at {company}? Ask [person], who has been one for ages.
Start date: {start_date} - Monthly wage: {salary} - Line manager: {manager}
Fancy working as a {job}? {company} pays {salary} and throws in lunch.
Only candidates with {experience} years behind them will be invited by {company}.
Expect {hours} hours a day, {days} days' leave and a gross salary of {salary}.
hey {recipient}, saw this and thought of you: {job}, {company}, {salary} a month! {sender}
In {city}, close to the river, {company} will open its doors on {start_date}.
Can you start by {start_date}? Then you're the {job} for us.
Whoever becomes our {job} will have {manager} as supervisor.
To apply, write to {email} no later than {due_date}.
{salary} is what the new {job} takes home each month; overtime earns [money] on top.
Since {year}, the year it was founded, {company} has never dismissed a {job}.
Our {job} is retiring, so {manager}, who runs the shop, is looking for another.
For further particulars telephone {contact} on {phone}, mornings only.
Vacancy // {job} // {city} // {experience} years' practice // {hours} hours daily
It's a {job} we need, not another [product].
The position in {city} remains open until {due_date}.
Joining {company} means {hours} hours a day and every weekend off.
If {experience} years in kitchens, on ships or in hotels don't scare you, ring {phone}.
Would suit a {job} who knows {city} like the back of their hand.
{contact} in personnel is happy to tell you more about {company}.
Paid: {salary}. Place: {city}. Deadline: {due_date}. Mail: {email}.
Be our {job} from {start_date} on, and bring {experience} years of know-how.
Wanted urgently by {company}: somebody to replace our {job}, who moved to [city].
Interviews are held in {city} on {date}, and {manager} sits in as future boss.
Holiday? {days} days a year. Hours? {hours} a day. Boss? {manager}.
Do not write to [email]; {contact} takes calls at {phone}.
{recipient}, the post of {job} is yours if you want it. Yours, {sender}
As advertised, {company} closes the list of applicants on {due_date}.
The trainee receives {salary} a month.
Our workshop stands on a hill above {city}.
Ideally, you've spent {experience} years doing this sort of work.
Late applications, received after {due_date}, go in the bin.
""",
    "employee": """
Please welcome {employee}, who begins as our {job} on {start_date}.
For {days} days nobody will be at the desk of {employee}.
{employee}, currently a {job}, was promoted by {manager}, the department head.
The payroll shows {salary} a month for {employee}.
You'll find {employee} in {room}, second door past the kitchen.
Ever since {start_date} the firm {company} has employed {employee}.
Hired by {company} at {age}, {employee} never thought of leaving.
Who's your boss? {manager}. And your job? I'm a {job}.
From {start_date} until {end_date} our colleague {employee} will be on leave.
hi all, {employee}'s desk phone is now {phone}, the old one ([phone]) is dead
As of {end_date} the contract of {employee} comes to an end.
Personnel record: {employee} - born {birth_date} - resident in {home}
{manager} supervises {employee}, whose wage is {salary}.
With {experience} years on the job, {employee} is the most seasoned {job} we have.
{employee}, {room}, ext. {phone}
In place of {employee}, off sick, {assignee} will handle the orders.
Our colleague {employee} commutes from {home} every day.
Not until {start_date} can {employee} take up the post of {job}.
{company} regrets to announce that {employee} will leave on {end_date}.
Title: {job}. Line manager: {manager}. Years of practice: {experience}. Pay: {salary}.
Didn't {employee} use to be a {job} at [company]?
On reaching {age}, {employee} asked {manager}, the boss, for fewer hours.
It is {employee} who opens the shop, and {manager} who signs the wages.
The payslip of {employee} for last month reads {salary}, not [money].
Memo to {recipient}: {employee} gets {days} days of extra leave. Signed, {sender}
{employee} wants to swap room {room} for something with a window.
Working for {company} as a {job} suits {employee} down to the ground.
Has {employee} handed in the holiday form? It says {days} days, beginning {start_date}.
After {experience} years as a {job}, one learns to keep calm.
My supervisor, {manager}, lets me go home early.
Staff list: {employee} ({job}), tel. {phone}, office {room}
Nobody at {company} earns less than {employee}, namely {salary}.
The {job} you're looking for, {employee}, has gone to lunch with [person].
Reporting line: {employee} answers to {manager}.
{employee}'s birthday is {birth_date}; the whole of {company} chips in for a cake.
{assignee} minds the till for {employee}, who returns on {end_date}.
A {job}, that's what {employee} has always been.
My desk is in {room}, come and say hello.
Has anyone seen {employee} this morning?
The first payslip said {salary}.
I report to {manager} these days.
She handed in her notice and goes on {end_date}.
Working as a {job} has its charms.
""",
    "log": """
{service} went down at {time} and stayed down for {duration}.
ERROR in {service}, build {version}: {log_message}
It was user {user} who restarted {service} on {date}.
{ip} connected at {time}
The {service} daemon on host {ip} now runs version {version}.
Since {time} the {service} has thrown {errors} exceptions.
<{time}> <{service}> <{user}> {log_message}
"{log_message}", wrote {service} to its log at {time}.
Who logged in from {ip}? {user} did, on {date}.
{service}: job by {user} finished after {duration}
date={date} src={ip} count={errors} proc={service}
Please note that {service} will be unavailable until {end_time}.
On {date} the account {user} was locked; reason given: {log_message}
{time} | {ip} | {user} | {log_message} | {service}
Total failures today in {service}: {errors}
Host {ip} answered at {time}, having been silent for {duration}.
Downgraded {service} to {version} because [version] kept crashing.
No reply from {service} at {ip}; retrying in [small] seconds.
login {user}@{ip} gave this: {log_message}
According to {service}, which {user} upgraded to {version}, all is well: {log_message}
{date}, {time}, node {ip}: {log_message}; reported by {service}.
The nightly run took {duration} and ended at {end_time} with {errors} errors.
notice: process {service}, owner {user}, release {version}
Request from {ip} rejected by {service}.
At {time} came the message "{log_message}", and {service} stopped responding.
Outage of {service}: from {time} to {end_time}, {date}; cause: {log_message}
Only {user} may stop the {service} process; [person] may not.
ops: can anyone see why {service}, version {version}, keeps dying?
Had {user} not killed {service} at {time}, there would be more than {errors} errors.
Uptime of {service} so far: {duration}. Release: {version}.
WARNING! {errors} bad requests, all from {ip}, none from [code].
Last line before the crash: {log_message}
Session opened for {user} on {date}, closed at {end_time}
"{log_message}" appears {errors} times in the log of {service}.
Address {ip} belongs to the machine on which {service} runs.
Build {version} went live on {date}, deployed by {user}.
Backup began {time}, ended {end_time}, host {ip}.
Rebooting took {duration}, all in all.
{errors} errors found, none fixed
Incoming connection from {ip} refused
Account {user} has been disabled.
The process called {service} is not responding.
Now running release {version}
""",
    "patient": """
Dr. {doctor} will see {patient} at {time}; kindly be early.
{patient} complained of a headache that had lasted {days} days.
The thermometer read {temperature} when {patient} was admitted.
Who's the attending physician of {patient}? Dr. {doctor}.
On the scales {patient} came to {weight}, a little less than at the last visit.
Discharged on {end_date} by Dr. {doctor}, {patient} went back to {home}.
For appointments dial {phone}, for emergencies 999.
It was Dr. {doctor} who first noticed that {patient} was running a fever of {temperature}.
Please take a seat outside {room}; the nurse will call you.
Date of birth: {birth_date}. Body weight: {weight}. Fever: {temperature} degrees. GP: Dr. {doctor}.
The operation on {patient} has been put off until {date}.
{patient}, {age}, shares room {room} with [person].
According to the chart of {patient}, the fever stood at {temperature} at {time}.
Would you ask {patient} to fast before seeing Dr. {doctor} on {date}?
At {age}, {patient} is the oldest person Dr. {doctor} has ever treated.
Rest for {days} days and drink plenty of tea, advised Dr. {doctor}.
hello, {patient} here, can I still see dr {doctor} on {date}?
The consultation, for which {patient} was charged {price}, lasted five minutes.
{patient} (born {birth_date}) is a private patient of Dr. {doctor}.
Not [person] but {doctor} is the physician on call tonight.
Bed in {room}, name {patient}, age {age}, admitted {date}
Ring {phone} and ask for Dr. {doctor} if the pain comes back.
In the waiting room sat {patient}, aged {age}, with a bandaged thumb.
Because Dr. {doctor} was delayed, {patient} wasn't examined before {time}.
After {days} days in hospital {patient} weighs only {weight}.
Dr. {doctor} prescribed drops for {patient}, which the chemist sold for [money].
The bill of {price} must be settled by {due_date}, or the practice will write again.
Your blood test is on {date}, at {time}, in {room}.
{patient} has come from {home} to consult Dr. {doctor}.
The baby, {patient}, weighed {weight} at birth.
Vaccinated: {patient}, born {birth_date}; by: Dr. {doctor}; on: {date}
Should the fever climb above {temperature}, bring {patient} in at once.
Dear Dr. {doctor}, thank you for looking after {patient}. Yours, {sender}
Home visit requested by {patient}, {home}, phone {phone}
How old is the man in {room}? {age}.
"Breathe in," said Dr. {doctor}, and {patient} breathed in.
The stitches come out in {days} days.
You're to be weighed again; last time it was {weight}.
Is {patient} still in the recovery ward?
Your results will be here on {date}.
""",
    "housing": """
Our landlord is {owner}, and every month {rent} goes to that account.
You can move in as early as {start_date}, provided the deposit of {deposit} has arrived.
{tenant} has taken the attic flat in {city}.
Put up in {year}, the cottage at {street} has never been let before.
How big is it? {area} square metres, spread over {rooms} rooms.
Please ring {contact} on {phone} to arrange a viewing.
The house belongs to {owner}, who has no intention of selling below {price}.
{rent} a month, heating extra, {rooms} rooms, quiet street
From {start_date} to {end_date} our tenant {tenant} will be living at {street}.
As security the lessee, {tenant}, has paid {deposit}.
Up for rent in {city}: {area} square metres under the roof, {rent} monthly.
If {tenant} doesn't pay up by {due_date}, {owner} will look for another lodger.
hey, is the place on {street} still going? {rent} sounds fair
The previous lodger, [person], left the keys with {tenant}.
{owner} inherited the building, which dates from {year}, and lets it out room by room.
Asking price {price}; floor space {area} square metres; year of construction {year}
On {date} at {time} our agent {contact} will open the door for anyone who wants a look.
The lease of {tenant} expires on {end_date}.
Wanted: a flat in {city} with at least {rooms} rooms for a family with {children} children.
{tenant} of {street} has complained to the landlord, {owner}, about the damp.
Can't afford {rent}? Then try [city], where it's cheaper.
It's {owner} who owns the flat and {tenant} who sleeps in it.
Between us we rent {rooms} rooms from {owner}.
New address: {street}, {city}, {postcode}; tenant from {start_date}: {tenant}
The deposit, {deposit}, comes back to {tenant} once the walls are painted.
Sold for {price} by {owner}, the villa is now a school.
Let {tenant} know that the rent goes up from [money] to {rent}.
Light, airy, {area} square metres, built {year}, near the harbour of {city}.
Moving day for {tenant} is {start_date}; the van costs [money].
Our agent, {contact}, can be called at {phone} about the house in {city}.
I hereby end my tenancy at {street} with effect from {end_date}. {tenant}
Rent due {due_date}; amount {rent}; payable to {owner}; payer {tenant}
There were {rooms} rooms, and in none of them did {tenant} find a socket.
Does {owner}, the proprietor, allow dogs?
Flat hunters met outside {street} at {time}.
What {owner} wants for the old mill, built in {year}, is {price}.
The postcode of the new estate is {postcode}.
The living space comes to {area} square metres.
How many rooms? {rooms}, if you count the pantry.
I'm the new tenant, {tenant}.
""",
    "review": """
{score} stars, and not one more!
What a waste of {price}; the {model} gave up after {days} days.
Reading {title} took me {days} days, and I'd gladly start again.
The {hotel} has the softest beds in {city}.
For once {brand} has got it right: the {model} is light, just {weight}.
Were it up to me, the {model} would get {score} points at best.
{author} has done it again: {title} is a joy.
Made of {material}, the case feels solid and weighs no more than {weight}.
The {model} arrived on {delivery_date}, though the shop had taken my order on {order_date}.
Overall mark: {score}. Price paid: {price}. Device tested: {model}. Colour: {color}.
Who makes the {model}? {brand}, and it shows.
After {nights} nights at the {hotel} my back hurt; {score} points.
Unlike [company], {brand} still makes its lamps out of {material}.
{publisher} has brought out {title}, a novel of {pages} pages.
In {color} the {model} looks far better than in the photos.
hey, got the {model} for {price} from {seller}, total bargain
Halfway through the day the {model} still had {battery} left.
If you only read one book this year, let it be {title} by {author}.
Signed {author}, {city}, {date}: "Never again!"
The reviewer, {author}, rates the {model} at {score} and calls the {material} strap cheap.
At {pages} pages, {title} is too long by half.
My {model} came in {color}, not in black as ordered from {seller}.
It was {brand} that built the {model}, whatever [person] may claim.
Would I stay at the {hotel} again? For {price}, no.
{title} - {author} - {publisher} - {pages} pages - {score} stars
Weighing {weight} and costing {price}, it belongs in a museum.
On {order_date} I bought the {model}; on {date} I wrote this review.
{seller}, a friendly dealer in {city}, talked me into the {model}.
Those {pages} pages flew by in {days} days.
Dear {brand}, your {model} is a disgrace. Regards, {author}
Even [money] would be too much for the {hotel}: cold soup, {score} points from me.
Although the charge drops to {battery} by noon, {author} likes the {model}.
The strap, {color} and made of {material}, is the best thing about it.
We booked {nights} nights in {city} and left after one.
Bought second-hand from {seller}, {weight}, {color}, hardly used.
Published by {publisher}, forgotten by everyone.
That I paid {price} for a {model} still makes me blush.
The thing is made of {material}, believe it or not.
Charge left after a whole day: {battery}.
Our stay lasted {nights} nights.
I finished all {pages} pages in bed.
For {price} you can't go wrong.
""",
    "book": """
Nobody but {author} could have come up with {title}.
Spent the whole weekend with {title} – all {pages} pages – and already want more from {author}.
Hot off the press at {publisher}: {author}'s thoughts on {topic}, entitled {title}.
"{title}" has been gathering dust on bookshop shelves ever since {year}, when it first appeared.
Have you returned {title} yet, {student}? The library wants it by {due_date}.
Without {publisher}, which took a chance on the manuscript in {year}, hardly anyone would know {title}.
Running to {pages} pages, this novel is not exactly light reading.
This copy must be handed in by {due_date}.
Born in {birthplace} but long settled in {home}, {author} has never set a story in either town.
Anyone keen on {topic} should pick up {title}; {author} explains it beautifully.
Reminder for {student}: your loan ends on {due_date}.
Bargain of the week: {title} for {price}, marked down from [money].
What {author} does in {title} with a dry subject like {topic} is astonishing.
written by {author} – brought out by {publisher} – length: {pages} pages – retail {price}
Any story set in {country} gets my vote.
Though the cover names [person] as illustrator, every word in {title} comes from {author}.
From {time} on, {author} will be signing copies of {title} at {venue}.
If you liked the film, try the novel it is based on: {title}, penned by {author}.
Checked out by {student} on {start_date} and still not back: {title}
The jury's choice fell on {winner}, whose novel beat everything else on the shortlist.
Set as homework by {teacher}: chapters one to three of {title}.
On {date}, {publisher} is bringing {title} back into print.
Has anyone here read a thing by {author}?
I'm looking for something on {topic} that came out in {year}; the writer was called {author}, I think.
hey, did you know {author} was born in {birthplace}? it says so at the back of {title}
We still have {stock} copies of {title} on the shelves.
Under the pen name [person], {author} also turned out crime stories.
Loan slip – reader: {student} – work: {title} – to be returned no later than {due_date}
It is not the plot but the style that makes {author}'s {title} worth every bit of {price}.
Although [person] translated it, {title} reads as if {author} had written it in our own language.
"Start with {title}," advised the bookseller. "{author} never wrote anything better."
Its subject, in a word, is {topic}.
You will find {title}, the one about {topic}, in room {room}.
When was {title} published? In {year}, and by {publisher}.
From {country}, where {author} has lived for decades, comes a new novel called {title}.
It took {student} a mere {days} days to get through {title}.
My dear {recipient}, enclosed is {title}, which I promised you at Easter. Fondly, {sender}
Launch of {title}: {date}, {time}, {venue}; your host for the evening is {speaker}.
Who is behind {title}? None other than {author}.
After years of waiting, {author} at last got a letter of acceptance from {publisher}.
""",
    "inventory": """
According to the computer, {stock} units of the {model} should still be on the shelf.
Nothing in {material} is left except for one {product} priced at {price}.
Weighing a mere {weight}, the {model} can safely go on the top shelf.
New from {brand}: the {model}, finished in {color}.
Could you check whether the {quantity} pieces {supplier} promised us have turned up?
Unloading everything will keep {employee} busy till supper.
Reorder note – article: {product}; pieces wanted: {quantity}; vendor: {supplier}
Stocktaking took place on {date}, and {employee} did the counting.
Until {delivery_date}, when {supplier} sends more, we must make do with the {stock} we have.
All goods bought from {supplier} now sit in our depot in {city}.
Our purveyor for [duration] now, {supplier} has never let us down.
Whoever packed order {order_id} put in a {product} in {color} by mistake.
Bring me the {product}, please – the one made of {material}, not the other.
Where are the {quantity} boxes that {carrier} was supposed to drop off on {delivery_date}?
Remaining: {stock}. Ordered: {quantity}. Expected: {delivery_date}.
Every {model} leaves the plant in {city} with a label saying {brand}.
Delivery is due on {delivery_date}, no sooner.
In the catalogue it is listed at {price}, of which {tax} is VAT.
The scales do not lie: one {product} comes to {weight}.
Dear {supplier}, kindly let us have {quantity} more of the {product} before {due_date}.
"Don't sell the last one," our boss, {manager}, told {employee} from the shop floor, "it is promised to [person]."
Since the flood in {city}, only {stock} of the old units have been fit for sale.
Does it come in {color}?
Though {brand} designed it, the {model} is assembled in {country}.
No shelf but {room} is deep enough for the {product}.
what's the colour of the {model} we've got out back? {color}, I'd say
The {product} will go up from [money] to {price}.
Inventory done! {stock} in hand, {quantity} on order, signed {employee}
Apart from the lid, the whole thing is {material}.
It is {supplier}, and no longer [company], that provides us with the {product}.
Anything in {color} has to be moved to {room} by {due_date}.
Under number {order_id} you will find a {product}, {weight}, {material}, ready to go.
Ask {employee} about the {model}; nobody else here knows anything about it.
Thanks to {supplier}, the shelves are full again: {stock} in store as of {date}.
So heavy is the {product}, at {weight}, that {employee} needs a trolley to shift it.
What we pay per unit is {price}.
Total on hand this morning: {stock}
The maker of the {model}, {brand}, has raised its price to {price}.
If {carrier} is late again, {manager} wants to be told at once.
{color} | {material} | {weight} | {price} | {product}
Having sold more than expected, {manager} placed an order for {quantity} further units with {supplier}.
Our man in {city} reports {stock} left and asks for another {quantity}.
""",
    "course": """
Fancy learning {topic}? {teacher} still has room for beginners.
Lessons run every {weekday}, {time} until {end_time}, under the guidance of {teacher}.
A total of {hours} hours will be devoted to {topic}.
"{student} has come a long way," remarked {teacher} after the final exam.
Nobody explains things as patiently as our tutor, {teacher}.
Enrolment for {topic} closes on {due_date}; the charge is {fee}.
The youngest in the group, {student}, has just turned {age}.
Not until {start_date} does {teacher} begin teaching again.
Having paid {fee}, {student} was given one of the {seats} places.
It all begins on {start_date}.
Room change! {topic} will now be held in {room}, not in [code].
I signed up for {topic} in {city}, and my tutor is called {teacher}.
How did {student} do? A solid {score} points, according to {teacher}.
Tuition comes to {fee}, books included.
Should you wish to drop out before {start_date}, let {contact} know in writing.
Evening class, {weekday}s, doors open {time}, bring a pencil.
The certificate was handed to {student} on {end_date} by {teacher}.
It is {teacher} who instructs {student}, whereas [person] only marks the papers.
Because just {seats} can take part, {student} booked months ahead.
Absent again today: {student}
{topic}, {hours} hrs, {fee}, apply to {contact} by {due_date}
From beginner to expert: under {teacher}, {student} mastered {topic} between {start_date} and {end_date}.
We regret that {teacher} is unwell; the {weekday} lesson will be given by [person].
Lectures on {topic} kick off at {time} sharp in {room}.
What we cover, week after week, is {topic}.
Would {student} rather study {topic} or take up the violin?
Twice a month {student} travels to {city} to be taught by {teacher}.
hi {teacher}, sorry, can't make it on {weekday}, my train gets in after class. {student}
For the sum of {fee} you receive {hours} hours of instruction.
The written test, scheduled for {date}, counts double, so {student} is revising hard.
There is seating for {seats}, no more.
Tutor: {teacher} – Learner: {student} – Subject: {topic} – Mark: {score}
At {age}, {student} is old enough to be {teacher}'s grandparent.
Places: {seats}. Charge: {fee}. First session: {start_date}. Last session: {end_date}.
All those who failed, {student} included, may resit the paper on {date}.
Your final mark is {score}.
Neither rain nor snow has ever made {teacher} miss a {weekday} class.
Beginning at {time} and finishing at {end_time}, the workshop covers the basics of {topic}.
Under no circumstances will {fee} be refunded after {due_date}.
What {teacher} offers is not [duration] of boredom but {hours} hours of {topic} made easy.
Seated at the back of {room}, {student} hardly heard a word of what {teacher} was saying.
When will we be through? On {end_date}, if {teacher} keeps up the pace.
""",
    "accident": """
At the wheel sat {driver}, aged {age}, of {home}.
Shortly after {time}, a {color} van with registration {plate} skidded off {street}.
"It all went so fast," said {witness}, who had been waiting at the bus stop.
Repairs will come to {price}, the garage told {owner}.
No one was hurt when {driver} ran into a lamp post in {city} on {date}.
The vehicle involved bears the number {plate}.
Anyone who saw the collision on {street} should ring {phone}.
Had {driver} not braked for the {animal}, nothing would have happened.
It is {driver} who will have to answer for the crash.
It was in {city} that {owner}'s parked car was scraped by {driver}.
{witness} noted down the plate, {plate}, before the car sped away.
Registered keeper: {owner}; person driving: {driver}; number plate: {plate}
Was anyone watching? Yes, {witness}, from a balcony across the road.
Only {age} years of age, {driver} had passed the driving test the week before.
The impact, heard all over {city}, wrecked the gate belonging to {owner}.
On the morning of {date}, {driver} was heading for {destination} when a tyre burst.
The officer took statements from {driver} and, as bystander, from {witness}.
Although [person] was in the passenger seat, {driver} insists on having been alone.
The wreck, once somebody's pride, belonged to {owner}.
A loose {animal} brought traffic on {street} to a halt at {time}.
hey, someone hit my car last night!! plate was {plate}, colour {color}, on {street}
Loss estimated at {price}, to be borne by {company}, the haulier.
Coming from {origin}, {driver} missed the bend and landed in a ditch.
Out of nowhere a {color} estate shot across {street}, recalled {witness}.
The crash was phoned in by {reporter}, not by [person].
Time of accident: {time}. Place: {city}. Motorist: {driver}. Onlooker: {witness}.
To {owner}, whose fence was flattened, {driver} has offered {price}.
Luckily a passer-by, {witness}, had a clear view of everything.
A cyclist of {age} was knocked down on {date}; {witness}, who saw it happen, gave first aid.
What caused the pile-up near {city}? A {product} lying in the middle of the carriageway.
{driver}, it turned out, had borrowed the {brand} van from {owner} without asking.
If {witness} is to be believed, {driver} was on the phone at the time.
According to the report filed by {reporter}, the lorry was {color}.
Emergency services reached {street} at {time}, [duration] after the call.
We, {owner} as holder and {driver} as motorist, agree that the loss amounts to {price}.
Behind the wheel: {driver}. Cost: {price}. Date: {date}. Seen by: {witness}.
Neither {driver} at the wheel nor the {animal} on the road suffered more than a fright.
Under oath {witness} swore that the lights had been red for {driver}.
""",
    "sport": """
Gold for {country}! {winner} was unbeatable today.
What a comeback – {winner} takes the title in {city} ahead of [person].
After {distance} gruelling kilometres, {winner} reached the finish with arms raised.
Under the eyes of {attendees} spectators, {winner} collected a cheque for {price}.
The final, due to start at {time}, will be played at {venue}.
Whoever trains with {teacher} ends up on the podium; just look at {winner}.
At the age of {age}, {winner} has become the oldest champion in the history of the event.
And the winner is... {winner}!
{city}, {date}: victory for {winner}, silver for [person]
No fewer than {attendees} people turned up at {venue} to cheer.
"I never thought I'd win," admitted {winner}, a native of {birthplace}.
Scoring {score} points, {winner} finished well clear of the field.
hi all, tickets for the {weekday} match are {fee} each, shall I get us some?
The route, {distance} km long, leads from {origin} to {destination}.
Spectators in the ground: {attendees}
Throw-in at {time}, showers by {end_time}, pub afterwards.
For the third time running the cup goes to {home}, the town where {winner} lives.
First past the post in {duration} was {winner}, riding for {country}.
Did [person] win? No, {winner} did, in {city}, and by a mile.
Prize money of {price} awaits the victor.
Had it not rained on {date}, {winner} might have broken the record.
Since moving to {home}, {winner} has been coached by {teacher}.
How many kilometres is the course? {distance}, give or take.
Medals were presented at {venue} by {speaker}, who also gave a short address.
From our correspondent {reporter}: {winner} triumphs over {distance} km in {city}
It wasn't the favourite, [person], but {winner} who stood on top in the end.
Training: {weekday}, {time}–{end_time}, {venue}, coach {teacher}
Barely {age} and already a champion – that is {winner} for you.
{teacher} told the squad to be at {venue} no later than {time}.
Entry costs {fee} for adults; children watch for nothing.
The home side play at {venue}, rain or shine.
In front of a crowd of {attendees}, {winner} claimed {score} points and the trophy.
How long did it take {winner}? Exactly {duration}.
Winner: {winner}. Nation: {country}. Points: {score}. Purse: {price}.
Setting off from {origin} at dawn, {winner} covered {distance} km without a break.
Never before had anybody from {country} beaten the hosts at {venue}.
So close was the race on {date} that the judges took [duration] to name {winner} the victor.
The gates of {venue} close at {end_time}, so do not linger.
Although {author} wrote otherwise in the morning paper, {winner} ended on {score} points.
""",
    "transfer": """
Please debit my account with {price} in favour of {recipient}. {sender}
As of {date}, {sender} no longer owes {recipient} a penny.
The beneficiary of the payment is {recipient}, the originator {sender}.
Good news, {recipient}: {price} from {sender} has just landed in your account.
How much did {sender} wire? The sum of {price}, all told.
The payment slip bears the reference {order_id}.
Quote {order_id} whenever you ask about the payment to {recipient}.
{price} left {sender}'s account on {date} and has not been seen since.
For its trouble the bank charges {fee} per transaction.
hey {recipient}, just paypalled you {price} for dinner, cheers, {sender}
Standing order: {rent} a month, in favour of {recipient}, on behalf of {sender}
Unless {sender} settles the debt by {due_date}, {recipient} will go to court.
Make the cheque out to {recipient}, please.
Who paid {recipient}? It was {sender}, and not [person], who did so.
Sent by {sender}, meant for {recipient}, held up by the bank: {price}
The instalment falls due on {due_date}, so make sure {price} is in the account.
I, {sender}, hereby instruct you to remit {price} to {recipient} in {city}.
An amount of {price} has been returned to {sender}, since no account under the name {recipient} exists.
What arrived was {price}, not [money].
From {country}, where the money was sent off, it took [duration] to get here.
To the credit of {recipient}: {price}. By order of: {sender}. Charges: {fee}.
Every month, {rent} for the flat goes out to {recipient}.
Did you, {recipient}, ever get the {price} which {sender} posted on {date}?
Ref. {order_id} – paid in by {sender} – {price} – cleared {date}
Only when {price} had arrived did {recipient} hand over the keys to {sender}.
As for the bank's cut, it was {fee}.
Charged with {fee} for a simple payment to {recipient}, {sender} changed banks.
The customer with account {customer_id}, {sender}, complained that {price} had gone missing.
On behalf of {sender}, the bank forwarded {price} to {recipient} by express.
You can expect the funds in {city} by {due_date} at the latest.
{sender}, resident in {home}, has made {recipient} a gift of {price}.
Instead of [money], as agreed, {recipient} was paid {price}.
Kindly settle up no later than {due_date}.
Questions about a missing payment? Ring {phone} and have the reference {order_id} to hand.
Thank you, {sender}! Your donation of {price} reached us on {date}.
Once a quarter {recipient} gets a payment out of {sender}'s savings.
It pained {sender} to part with {price}, but {recipient} had waited long enough.
Outgoing / {date} / payee: {recipient} / sum: {price} / bank charges: {fee}
Money owed to {recipient}: {price}, payable by {due_date}
Out of {sender}'s wages, {price} finds its way to {recipient} before the month is over, much to the annoyance of [person].
""",
    "car_sale": """
Going cheap: my trusty {model}, {color}, one careful owner, {price}.
After some haggling, {customer} and {seller} settled on {price}.
Only {distance} kilometres on the clock and not a scratch on it!
In {year}, when the {model} rolled off the line, nobody thought it would last.
Want a test drive? Give {seller} a ring on {phone}.
The former owner, {owner}, always kept it in a garage in {city}.
{customer} drove away in a {color} car, leaving {seller} with {price} in cash.
I bought mine off {seller}, and it has run like clockwork since.
Plate {plate}, built {year}, room for {seats}: yours for {price}.
Would you let the {model} go for {price}? Regards, {customer}
Sold by {seller}, bought by {customer}, date of purchase {date}
Everything works, writes {seller}, except the heater, which cost [money] to replace.
Rather than part-exchange it, {seller} put the {brand} car up for sale privately.
A {model} dating from {year} has come onto the market in {city}.
Mileage so far: {distance} km
To reserve the car, {customer} laid down {deposit}; the full price is {price}.
Buyer: {customer}. Vendor: {seller}. Vehicle: {model}. Registration: {plate}.
Painted {color} by the factory, it was never resprayed.
Viewings on {date} from {time}, please call {contact} first.
hiya, is the {color} one still for sale? could do {price}, no more. {customer}
Even after {distance} km the {model} starts first time, {seller} swears.
Not [person] but {customer} got the car in the end, for {price}.
The new keeper is {customer}, and no longer [person].
{seller} is asking {price}, which is a lot for something built in {year}.
Seven-seater? Almost: the {model} takes {seats} people.
Signed on {date}: {seller} transfers the vehicle {plate} to {customer}.
It is with a heavy heart that {owner} parts with a car built by {brand}.
Having inspected the {model} in {city}, {customer} paid {price} on the spot.
Every car on the forecourt belongs to {owner}, though {seller} does the selling.
Make: {brand} – Type: {model} – Seats: {seats} – Mileage: {distance} km
Its number plate reads {plate}.
If {customer} brings {deposit} by noon, {seller} will take down the advert.
Your contact for the {model} is {contact}, who can be reached on {phone}.
Never had {seller} met so stubborn a buyer as {customer}.
The car, made by {brand}, is in {home}, where {seller} lives; come and have a look.
Far below the [money] it cost new, {price} is what {seller} hopes to get for the car.
Ownership passed from {seller} to {customer} on {date}.
Because the number {plate} brings luck, {customer} was willing to spend {price}.
Up for grabs since {date}: one {model}, {year}, {color}, only {price}
""",
    "membership": """
We are delighted to count {person} among our members as of {start_date}.
Subscription for the year: {fee}, payable before {due_date}.
With effect from {end_date}, {person} is no longer on our books.
Those wishing to join should drop a line to {email}.
The chair, {manager}, welcomed {person} with a handshake and a {product}.
Card no. {customer_id}, issued to {person}, expires on {end_date}.
In the club since {start_date} and still enjoying it!
How many members are there? As of {date}, {attendees}.
{person}, a {job} by trade, has belonged to the club ever since {start_date}.
Every {weekday} evening you will find us at {venue}; new faces welcome!
hello, I'm {person}, {age}, and I'd love to join your rowing section
Date of birth: {birth_date}. Applicant: {person}. Street: {street}. Town: {home}.
Who runs this club? {manager}, with an iron hand.
Since taking over from [person], {manager} has doubled the number of members to {attendees}.
Founded back in {year}, the society still meets in {city}.
If you have lost your card, quote number {customer_id} when you write to {email}.
Not everyone can afford {fee}, so {manager} suggested a lower rate for students.
For services to the club, {person} was made an honorary member on {date}.
"Why pay {fee} for a gym I never use?" grumbled {person}.
Annual dues currently stand at {fee}.
The person to ask about joining is {contact}.
On reaching the age of {age}, {person} moved up to the senior section.
From {time} to {end_time} the hall at {venue} is ours.
Membership confirmed: {person} / begins {start_date} / yearly due {fee}
{manager} has run the club from an office in {city} for [duration].
Kindly note that {person}, formerly of {street}, has moved to {home}.
We gather on a {weekday}, never on a [weekday].
Resigned as of {end_date}: {person}, no. {customer_id}
When did {person} sign up? On {start_date}, according to the files.
Payment of {fee} was not received from {person} by {due_date}, wherefore a reminder has gone out.
A club of {attendees} people, led by {manager}, needs more than one treasurer.
Having been born on {birth_date}, {person} qualifies for the reduced rate.
Dear club, kindly strike me off the list on {end_date}. {sender}
Your membership lapses on {end_date} unless renewed.
It was on a {weekday}, at {venue}, that {person} first came along.
Nobody has paid their dues more promptly than {person}, member {customer_id}.
General meeting on {date} at {time}; {manager} will stand for re-election.
The oldest of us, {person}, born {birth_date}, recently wrote to [person].
Although {person} lives in {home}, a long way off, no meeting goes by without that cheerful face.
For {fee} a month, members use {venue} as often as they like.
Ask {contact}, or write to {email}, whether there is a waiting list.
""",
    "repair": """
Good as new again: {assignee} has fixed {customer}'s {model}.
Dead on arrival – the {model} sent in by {customer} would not even switch on.
What was wrong with it? The {component}, which {assignee} has since replaced.
Left at the counter on {start_date}, it will be waiting for you from {end_date}.
Fixing the {model} set {customer} back {price}.
This one has been given to {assignee}, who is good with old machines.
Hello, my {model} has stopped working, could someone drop by {street} on {date}? {customer}
All told, {assignee} spent {hours} hours on the job.
Unless it is fetched by {due_date}, the {model} will be scrapped.
The {component} being out of stock at {supplier}, nothing can be done for {days} days.
Sorry, not ready before {end_date}.
Ticket stub: {order_id}; item: {model}; colour: {color}; collect before {due_date}
We asked {customer} for {deposit} up front, the remainder on collection.
Whoever mended the {model} last time – it was {assignee}, I believe – did a poor job.
Allow {days} days for the work, the note from the workshop says.
A replacement {component} has been fitted.
A technician by the name of {assignee} will be at {street} around {time}.
Made by {brand} and cherished by {customer}, the {model} deserves a second life.
Instead of buying a new one for [money], {customer} had the old one patched up for {price}.
Ring {phone} and mention job {order_id} to find out how things stand.
Since the {component} broke on {date}, the {model} has been gathering dust.
Once mended, it goes straight back to its buyer, {customer}.
Labour and parts for order {order_id} add up to {price}.
Is mine done yet? asked {customer}. Ask {assignee}, came the answer.
It's the {component}, not the battery, that makes the {model} overheat.
Under guarantee, {brand} will repair the {model} free of charge.
Workshop open until {end_time}; hand the {model} in before then.
The bill? A painful {price}, whereas [person] had guessed half of that.
The {color} one on the bench belongs to {customer}; don't touch it, {assignee}.
Dear {customer}, we have ordered a {component} from {supplier} and will be in touch.
Following a call from {customer}, {assignee} set out for {street} at {time}.
Work started {start_date}, work finished {end_date}, bill {price}, paid in full
Not even {assignee}, the best mechanic in town, could save the {model}.
Because [person] lost the receipt, {customer} had to give the number {order_id} from memory.
Time put in so far: {hours} hours
Our call-out charge is {fee}, whether or not {assignee} finds the fault.
To be done by {assignee}: swap the {component}, clean the casing, test for [duration].
{hours} hours, one {component} and {price} later, the thing was humming again.
Only on {end_date} can {customer} count on getting it back.
Returned to {customer} on {date}: one {model}, fully working.
From {supplier} came the part, from {assignee} the skill, from {customer} the {price}.
""",
    "school_trip": """
This year's outing takes us to {destination}, where we shall visit {venue}.
Please be at the school gate by {time}; the coach will not wait.
Accompanied by {teacher}, a group of {guests} will board the train in {origin}.
Each family is asked to contribute {price}, with {deposit} of it in advance.
Beds for {nights} nights have been reserved at the {hotel}.
mum, we're in {destination} now, back home at {end_time}, {teacher} says hi
Slips must reach {teacher} no later than {due_date}.
Destination of this year's trip, after [city] last year: {destination}
Of everyone in the class, {student} was looking forward to {destination} the most.
In charge: {teacher} / pupils: {guests} / staying at: {hotel} / nights: {nights}
Left behind at the {hotel}: one {product}, belonging to {student}
How are we getting to {destination}? By coach from {origin}, leaving at {time}.
Owing to a strike, the return from {destination} is delayed until {end_time}.
Our guide in {venue} was {speaker}, who knew all the answers.
Those poor {guests} pupils had to share one bathroom.
Money for the excursion – {price} – should be in an envelope marked {student}.
From {start_date} until {end_date} lessons are cancelled, as the whole year is away.
Once in {destination}, the children will be split up; {teacher} looks after the smaller half.
To reach {teacher} while the class is away, dial {phone}.
It was {student} who got lost in {venue}, and {teacher} who sounded the alarm.
Parents who cannot manage {price} may speak to {contact} in confidence.
Never again, sighed {teacher} after {days} days with {guests} teenagers.
At night the class slept at the {hotel}.
If [person] has not recovered by then, {teacher} will lead the group alone.
Hi {recipient}, can {student} share a room with Leo at the {hotel}?
The coach from {origin} spent {hours} hours on the motorway.
Packed lunch, raincoat and a {product}: that is what {student} needs for {destination}.
On {date} we explore {destination}; on [date] we go swimming.
Booked through {company}: coach for {guests}, departing {origin}, {date}
Sleeping at the {hotel} costs {price} a head, breakfast included.
We depart from {origin}, whatever [person] may have told you.
Although {student} lives in {country}, the school let the exchange pupil come along to {destination}.
We shall be away for {days} days, so pack accordingly.
Meeting point: {street}. Time: {time}. Teacher in charge: {teacher}.
Why is {student} not on the list? The {deposit} never came in.
No sooner had they left {origin} than {student} felt sick.
Signed permission for {student} to travel to {destination} on {date}
As {teacher} announced in assembly, this trip will end on {end_date}, a day early.
Thanks to a gift from {company}, no one has to pay more than {price}.
""",
    "newsletter": """
Spring cleaning at {company}: everything must go by {end_date}!
For our readers only: {discount} off if you order before {due_date}.
Meet the {model}, the latest creation from {brand}.
Pop into our branch at {street}; we are there from {time} each {weekday}.
Last chance! Come {due_date}, the {product} goes back to its full price.
A warm hello from {manager} and everybody else at {company}.
Questions about delivery? Our hotline is {phone}.
You asked, we listened: the {product} is back, now made of {material}.
Browse the whole range at {website}, any time of day.
Dear {recipient}, your voucher for {discount} is valid until {end_date}.
What began in {year} as a tiny workshop in {city} is now called {company}.
Could the {model} be the best thing {brand} has ever made? Our testers think so.
This offer runs out on {end_date}, so act now.
Instead of [money], you now pay {price} for the {product}.
On {date} we throw a party at {venue} – and you are invited!
Feedback? We'd love to hear from you: {email}
Hurry, there are {stock} left, and at {price} they won't last.
In this issue {author} looks at {topic} and what it means for you.
Crafted from {material} in {country}, each {product} is unique.
Take {discount} off anything in the shop.
Straight from {city} to your door: {brand} now ships the {model} everywhere.
From {start_date} you'll find {company} at a new address, {street}.
Nothing beats {material}, say the designers at {brand}.
Fill in the form at {website} before {due_date} and a {product} could be yours.
Our {city} shop shuts at {end_time} on {weekday}s, so be quick.
Sale starts {start_date} – sale ends {end_date} – reductions of {discount}
See it all on our homepage, {website}.
Trouble with your order? Call {phone} and quote {order_id}.
Interview of the month: {author} in conversation about {topic}
Big news: {company} has a new boss, {manager}, who takes over on {date}.
Thanks for buying the {product}, {recipient}! Your order number is {order_id}.
Whereas others charge [money], {company} lets you have the {model} for {price}.
If you no longer wish to hear from {company}, write to {email}.
We at {company} would like to thank you for another wonderful year.
Tip of the week from {author}: never wash {material} in hot water.
With {discount} off the {product}, what are you waiting for?
Celebrating the year {year}, when {brand} built its very first {product}.
At {price}, the {model} costs less than a night out in {city}.
Brand: {brand} | Model: {model} | Was: [money] | Now: {price}
Up to {due_date}, postage is on us; after that you pay {fee}.
Stop by on {weekday} between {time} and {end_time}, says {manager}, and the coffee is free.
""",
    "insurance": """
To whom it may concern: on {date} water damaged the {product} of {customer}.
Your case, number {ticket_id}, has been passed to {assignee}.
The insurer, {company}, has agreed to refund {price}.
I wish to make a claim. Policy {customer_id}, name {customer}, loss {price}.
An expert, {assignee}, will look at the damage on {date}.
In all correspondence please state your case number, {ticket_id}.
How high is the loss? {customer} puts it at {price}.
Hail smashed {quantity} panes of glass in the house on {street}.
Cover begins on {start_date} and lapses on {end_date}.
Had {witness} not seen the thief, {customer} would have got nothing.
Please submit the receipt for the {product} by {due_date}, citing {ticket_id}.
The premium has risen from [money] to {fee}.
Stolen from the hallway: one {product}
A reply from {company} reached {customer} after {days} days.
Neither the clerk in charge, {assignee}, nor the head of department, {manager}, would approve the {price}.
Claimant: {customer} – Insurer: {company} – Case: {ticket_id} – Amount: {price}
hi, my {product} got nicked on {date}, policy no. is {customer_id}, what now?
A neighbour named {witness} confirmed what {customer} had told {assignee}.
Handling your claim is {assignee}, not [person], as stated earlier.
Caused by a fallen tree at {street}, the bill came to {price}.
After a crash in {city}, {driver} gave the other party the name of the insurer, {company}.
Payment of {price} will be made to {customer} before {due_date}.
Don't call the old number; {assignee} can now be reached on {phone}.
Without a statement from {witness}, case {ticket_id} cannot be closed.
The house on {street}, owned by {owner}, burnt to the ground on {date}.
The damage was done on {date}, while we were on holiday.
Insured since {start_date}, {customer} has never asked for a penny until now.
Is {assignee} still dealing with my burst pipe, or has [person] taken over?
Of what {customer} lost, the {product} was the dearest.
{company} turned down claim {ticket_id}, to the dismay of {customer}.
Contract number: {customer_id}. Annual premium: {fee}. Runs out: {end_date}.
The surveyor calls at {time} on {date}; somebody must be at {street} to open the door.
The yearly premium amounts to {fee}.
Dear {customer}, I have taken over your file from [person]. Sincerely, {assignee}
What {witness} saw from the window of a flat in {city} settled the matter.
Though built in {year}, the roof had never leaked before {date}.
Someone stole {quantity} bicycles from the cellar at {street}.
Since {customer} lives in {home}, the branch there will handle everything.
Approved by {manager}: {price} for {customer}, to be paid out by {company}
If it is proved that {driver} caused the crash, {customer} will be paid in full.
""",
    "wedding": """
Save the date! {person} ties the knot on {date}.
Together with their families they request your company at {venue} on {date} at {time}.
Kindly let {contact} know by {due_date} whether you can make it.
Out-of-town guests are advised to stay at the {hotel}.
The whole affair, for {guests} guests, came to {price}.
Who is getting married? {person}, in {city}, of all places!
A toast to {person}, proposed by {speaker}, had everybody in tears.
{person} is getting hitched at last!
Flowers: {supplier}. Hall: {venue}. Head count: {guests}.
Bridesmaids are to wear {color}, nothing else.
hey, are you coming to {person}'s wedding? rsvp to {contact} before {due_date}!
The dancing goes on till {end_time}, after which taxis will take people back to the {hotel}.
At {venue}, in the heart of {city}, two families will become one.
Instead of presents, please ring {contact} on {phone} about the honeymoon fund.
The wedding breakfast will be served at {time}.
Neither {person} nor the other half wanted a party for more than {guests}.
Dear {recipient}, it would mean the world to us if you came. Love, {sender}
The ceremony – {time}, {venue} – will be conducted by {speaker}.
With the cake ordered from {supplier} for {price}, only the music is missing.
It was back in {year} that {person} fell in love in {city}.
Should it rain, everything moves indoors to {venue}.
Rooms cost {price} a night, provided you book by {due_date}.
A beautiful gown in {color}, everybody agreed.
On {date} wedding bells will ring for {person}; [person] is best man.
From {origin} comes the band, from {supplier} the food.
Dress code: something {color}. Doors: {time}. Carriages: {end_time}.
As a wedding gift, {sender} chose a {product} for the happy couple.
Invited: [count]. Accepted: {guests}. Place: {venue}. Day: {date}.
I can't believe that {person} is marrying on a {weekday}!
Guests arriving late should phone {contact}, not the bride, on {phone}.
Replies by {due_date}, please; [person] needs the numbers for the caterer.
Since {speaker}'s speech lasts for ages, dinner is not before {time}.
No wedding in {city} has ever had a finer cake than the one {supplier} made.
Put together by {contact}, the seating plan has room for {guests}.
What {person} wants most of all is a {product}.
By the time the band packs up, at {end_time}, the {hotel} bar will still be open.
The photographer charges {price}, wrote {sender} to {recipient}.
Never had {venue} seen a lovelier bride than {person}, all in {color}.
A year after the engagement, on {date}, {person} walked down the aisle in {city}.
""",
    "warehouse": """
At {time} a lorry with the plate {plate} backed up to the ramp.
Received from {supplier}: {quantity} pieces of the {product}, none broken.
Who unloaded it? {driver}, with a little help from {employee}.
The pallet bound for {destination} tips the scales at {weight}.
Bay {room} is almost empty, with {stock} units left in it.
Careful, that crate is {weight}!
Picked by {employee}, packed by [person], collected by {carrier}
Having driven all night from {origin}, {driver} slept in the cab.
{quantity} boxes short! Somebody please phone {supplier}.
According to {employee}, who checked twice, we have {stock} in total.
Today the van was driven by {driver}, since [person] had the day off.
Parcel {tracking}, weight {weight}, is to leave with {carrier}.
Consignment for {recipient}: to be stored on rack {room} until further notice
Before {driver} may set off for {destination}, the boss, {manager}, has to sign the papers.
Goods out at {time}: {quantity} × {product}, vehicle {plate}
What came in was the {product} we had been missing.
hi {recipient}, the {product} you were after is on shelf {room}. {sender}
Not one of the {quantity} crates sent by {supplier} was labelled properly.
Between {time} and {end_time} the forklift is reserved for {employee}.
The customer, {customer}, has been waiting for order {order_id} since [date].
Because of snow, {carrier} could not get the goods from {origin} to {destination}.
Its rack number is now {room}.
Could {employee} please recount the {product} by {due_date}?
Driver: {driver}. Number plate: {plate}. Load: {weight}. Bound for: {destination}.
It's {carrier} that will pick up {tracking}, isn't it?
Of the {quantity} pieces delivered on {date}, not a single one was scratched.
Taken off shelf {room} by {employee}: one {product} for {customer}
Type {tracking} into the scanner to find the parcel.
When the truck from {origin} pulled in, {employee} was on a break.
{supplier} apologised for the delay and promised the {product} for {date}.
Everything that {carrier} brings in must be weighed; today it was {weight}.
No driver but {driver} knows the way to the depot in {destination}.
Stock level after today's count: {stock}
Order {order_id}: {quantity} off, item {product}, ship to {customer} by {due_date}
Tomorrow's haulier is {carrier}.
The night shift, led by {manager}, ends at {end_time}.
In came {quantity} from {supplier}; out went [small] to the shops.
Should {recipient} ask, parcel {tracking} left the building at {time}.
{employee} slipped on the ramp while helping {driver} with the {product}.
As soon as {driver} has parked the {plate} at the gate, unloading can begin.
Lifting {weight} by hand is forbidden, our supervisor, {manager}, told {employee} from the early shift.
""",
    "minutes": """
{speaker} took the chair; {author} kept the record.
Called to order at {time} in room {room}, with {attendees} in attendance.
Item one, {topic}, took up {minutes} minutes.
Resolved: that {assignee} prepare a paper on {topic} before {due_date}
Next on the agenda came {topic}, introduced by {speaker}.
The proposal to spend {price} was carried by a large majority.
Having no further business, the committee rose at {end_time}.
Who is going to phone {company}? {assignee}, as soon as possible.
We meet again on {date}, same place, same time.
Record kept by {author}, checked by {manager}, circulated on {date}
{manager} reported that talks with {company} had come to nothing.
Apologies were received from [person]; all {attendees} others were there.
hi all, {author} here, please find my notes on yesterday's meeting about {topic}
The floor was given to {speaker}, who spoke for {minutes} minutes without a pause.
By {due_date}, {assignee} must have found out what it would cost.
After a heated debate on {topic}, {manager} suggested a short break.
Task: contact {company} – person responsible: {assignee} – to be done by: {due_date}
Room {room} being taken, the next session will be moved to {date}.
Instead of the [money] asked for, the board granted {price}.
It was {manager}, head of the group, who put forward {topic}.
Turnout: {attendees}. Length: {minutes} minutes. Writer of the minutes: {author}.
Should {assignee} be unable to finish the draft, [person] will step in after {due_date}.
In a letter read out at {time}, {sender} complained about {company}.
From {time} to {end_time} nothing but {topic} was discussed.
Any other business: {assignee} is looking into {topic}
Under point four, {speaker} gave an account of {topic}.
A copy of these minutes goes to {recipient}, who could not be present.
The offer made by {company} – {price} – was judged too high.
Not until {end_time} did {speaker} close the meeting.
{author}, please correct the minutes: I said {price}, not [money].
Since nobody else volunteered, {assignee} was put down for the job.
Votes were counted by {employee} from the staff; the chief, {manager}, announced the result.
Held on {date}; presided over by {speaker}; notes by {author}
What did the members agree on? A budget of {price} and a new supplier, {supplier}.
Remember, {assignee}: {recipient} expects your figures by {due_date}.
""",
    "concert": """
Hey, guess who is coming to {city}? {speaker}, on {date}!
Having sold out {venue} twice already, {speaker} returns there on {date}.
Nobody but {seller} still had tickets, and those went for {fee} each.
What we heard from {speaker} at {venue} that {weekday} evening was pure joy.
Unless you arrive by {time}, the ushers at {venue} won't let you in any more.
Ticket no. {booking_id} | seat {seat} | {venue} | {weekday}
Turnout: {attendees}. Room for: {seats}. Encores: none.
To sit in {seat} I had to fork out {price}, far too much for a view of a pillar.
"Thank you, {city}!" shouted {speaker} shortly before {end_time}.
The curfew being {end_time}, nobody at {venue} expected a second encore.
Could {person} swap seat {seat} with me for one night?
All {quantity} of our tickets were booked under the code {booking_id}.
Composed by {author} and performed by {speaker}, the song cycle runs to {minutes} minutes.
Born in {country}, {speaker} had never before sung in {city}.
An audience of {attendees} rose to its feet as soon as {speaker} came on.
With its {seats} places, {venue} ranks among the smaller halls in {city}.
Thanks to {seller}, {person} got hold of {quantity} tickets at {fee} apiece.
Gates {time} – curfew {end_time} – admission {fee} – {venue}
The festival closes on {end_date} with a long set by {speaker}.
It is on {weekday}, not on [weekday], that {speaker} plays {city}.
Admission will be {fee} at the door; students get in for half.
Folks, the gig has moved from [venue] to {venue}, but it still kicks off at {time}.
Rarely had {attendees} people been so quiet as when {speaker} put the microphone aside.
Among the crowd at {venue} stood {person}, crying with happiness.
{author}, whose lyrics {speaker} has been singing for years, sat proudly in the front row.
If the {price} we were charged for {quantity} tickets had included a drink, I would not complain.
For {minutes} minutes {speaker} stood in the pouring rain and sang on.
Starting {start_date}, {speaker} tours {country}; the farewell gig falls on {end_date}.
Quote {booking_id} at the box office and you will be let straight through.
Playing time without the interval: {minutes} minutes
Where did {person} end up sitting? In {seat}, right behind the drummer.
The hall of {venue} takes {seats}, yet just {attendees} turned up to hear {speaker}.
On stage tonight: {speaker}. Entry: {fee}. Support act: [person].
A sore throat kept {speaker} from singing at {venue} on {date}.
Once {person} had held booking {booking_id} under the scanner, seat {seat} was free to take.
Who wrote that last ballad? {author} did, though everyone knows it from {speaker}.
Rumour has it that {speaker} will not play any encores.
Let me see ... {seat}, that must be over there by the bar.
Sound check is at [time], but the audience won't be let in until {time}.
You'd better get your tickets from {seller}; the box office has sold out.
Final note played: {end_time}
""",
    "train_delay": """
Stuck again! The {flight} to {destination} is running {minutes} minutes behind schedule.
Owing to a broken signal outside {city}, departures for {destination} resume at {time}.
Passengers booked on {flight} may claim back {price} at the ticket desk.
Hi {recipient}, still on the platform in {origin}, don't wait with dinner. {sender}
No sooner had {flight} left {origin} than the driver hit the brakes.
Add {minutes} minutes to every connection today, the guard advised.
What time do we get to {destination} now? Around {end_time}, if all goes well.
For news about trains stranded at {city}, dial {phone}.
The {time} from {origin} has been held back so that travellers bound for {destination} can change.
Expected arrival at {destination}: {end_time} | service {flight} | delay {minutes} min
Not in [city] but in {city} did the engine finally give up.
Had {flight} pulled out of {origin} punctually, {person} would have caught the ferry.
{person} dozed in seat {seat} all the while the carriage stood outside {city}.
A cow on the track cost us {minutes} minutes.
On {date} hardly a single service from {origin} ran to time.
{sender} texts {recipient}: our train is crawling, {destination} by {end_time} at best.
"We shall be on our way at {time}," the conductor promised the people heading for {destination}.
Although the board in {origin} said [time], nothing moved before {time}.
Heavy snow near {city}; all traffic towards {destination} is being turned back.
Compensation paid: {price}. Reason: late running of {flight}. Date of journey: {date}.
Your connection in {city} will wait, since {flight} is only {minutes} minutes late.
After a wait of {minutes} minutes, {person} gave up and took a taxi to {destination}.
With {flight} withdrawn from service, ticket holders leave {origin} by bus at {time}.
It took until {end_time} for the last carriage to roll into {destination}.
Would whoever left a coat at seat {seat} on {flight} please ring {phone}?
Yesterday's storm has closed the line; we hope to run trains out of {origin} from {time} onwards.
Due to the late running of {flight}, {price} will be refunded to {person}.
Tell the meeting that {person} sits in a motionless train somewhere beyond {city}.
Delay code {flight}, {date}: {minutes} minutes lost between {origin} and the border
Coming from {origin}, we ought to have been in {destination} ages ago.
Do not board {flight} if you need to be in {destination} before {end_time}.
Seldom does {origin} see such chaos as it did on {date}.
{recipient} will be furious, because {sender} is still sitting in {city} with a dead locomotive.
Whoever travels onward from {destination} must spend the night there, as the delay has grown to {minutes} minutes.
Dispatcher's note: hold {flight} at {city}, release at {time}, inform {recipient}.
Thirty of us shared one bus, which, unlike the train, left {origin} on the dot of {time}.
Signal failure near {city}, expect disruption.
{flight} was due at [time] and is now nowhere to be seen.
Anyone for {destination}? Please use the replacement bus.
Angry travellers can complain on {phone} day and night.
Wedged between two suitcases, {person} cursed the railways.
""",
    "expenses": """
Kindly reimburse {employee} for {price}, laid out on a {product} during the trip to {destination}.
In total, {employee}'s journey came to {price}.
The bill from the {hotel} for {nights} nights is attached, {employee} writes.
Business trip: {origin}–{destination}, out on {start_date}, back on {end_date}
Mileage: {distance} km by private car, claimed by {employee}
As {manager} had not signed the form, accounts refused to pay out {price}.
When in {city} on {date}, {employee} invited {customer} to dinner.
Was it really necessary, {manager} asked, to sleep at the {hotel}?
Whatever {employee} spends, {company} pays back within a week.
A cab fare of {fee} and a room for {price}, that is all I ask for. Best, {employee}
Entry ticket to the trade fair in {city}: {fee}
Please find enclosed receipt no. {invoice_id}, dated {date}, from the {hotel}.
Thanks to {manager}, the {price} is back in my account.
Claims for travel that ended on {end_date} have to reach payroll by {due_date}.
VAT of {tax} may be deducted from what {employee} paid in {city}.
{manager}, could you OK the {price} I forked out for a {product}?
Rejected by {manager}: one {product}, {price}, no receipt
Between {origin} and {destination} I drove {distance} km, all of them in the rain.
{customer}, whom {employee} visited on {date}, was kind enough to pay for lunch.
Accommodation {hotel} / {nights} nights / {price} / traveller {employee}
The card of {company} was declined, so {employee} settled the {price} out of pocket.
Not the rail fare of [money] but the {price} for the {hotel} surprised {manager}.
If this is not refunded by {due_date}, I shall complain to {manager}.
{employee} has been away since {start_date} and sends in receipts from {city} every day.
From the {price} handed in under {invoice_id}, {tax} goes to the tax office.
"Who on earth needs a {product} on a sales trip?" wondered {manager}.
By taking the night train from {origin}, {employee} saved {nights} nights of hotel costs.
Lost: the receipt for {fee}, which {employee} had paid to park in {destination}.
Signed off by {manager} yesterday; payment of {price} follows no later than {due_date}.
To see {customer} took {employee} a drive of {distance} km there and back.
Expense sheet, week of {start_date}: hotel {hotel}, city {city}, staff member {employee}
One {product} at {price}, bought for the stand in {city}, to be charged to {company}.
{employee} still owes accounting a receipt for the {fee} museum ticket.
For all {nights} nights in {destination}, breakfast was included.
You may only travel first class if {manager} agrees beforehand.
My colleague [person] covered the taxi; everything else, {price} altogether, was borne by me, {employee}.
Tell accounts that {manager} has already said yes.
What did the museum charge? {fee} per head.
Number of overnight stays: {nights}
Could somebody explain why a {product} counts as office equipment?
Although the limit is [money], the dinner came to {price}.
Forms handed in after {due_date} will be ignored.
""",
    "weather_report": """
Expect {temperature} degrees in {city} by lunchtime.
Fog is forecast to lift from {city} at about {time}.
Ever since {start_date} a heatwave has gripped {country}.
Drought in {country}: no rain for {days} days, and none in sight before {end_date}
The thermometer outside our studio in {city} reads {temperature} degrees.
Brr! Only {temperature} degrees here in {city} this morning.
Pack an umbrella if you are in {city} on {weekday}.
Having drenched {country} for {days} days, the low is moving out to sea.
Over to {speaker}, who is standing knee-deep in snow near {city}.
Lightning struck the tower in {city} at {time}; calm returned by {end_time}.
Station {city}, {date}: max {temperature} degrees, wind light
The chill will ease on {weekday}, when {city} could see {temperature} degrees.
At {temperature} degrees, {date} was the hottest day of the month.
"Stay indoors," warned {speaker} as hail came down on {city}.
Was it ever colder than {temperature} degrees in {country}? Yes, in {year}.
For {hours} hours it poured without pause over {city}.
Gale warning in force from {time} to {end_time} for the coast of {country}
No city felt the storm more than {city}, where it raged for {hours} hours.
Not [city] but {city} was hit by the hail.
Sunset tonight in {city}: {time}
Temperatures, {speaker} explained, will fall to {temperature} degrees once the clouds have gone.
It was in {year} that {country} last saw snow at this time.
The frost arrived in {city} on {start_date} and hasn't let go.
How long will the rain go on? At least {days} days, says {speaker}.
Beach weather in {city} this {weekday}, {temperature} degrees and hardly a breeze.
By {time} the mist over {city} had turned into drizzle.
Good evening. I'm {speaker}, and these are the figures for {date}.
Not until {end_date} can farmers in {country} hope for a drop of rain.
Snowfall from {weekday} on; roads around {city} may be blocked for {hours} hours.
Between dawn and {end_time}, {city} got a month's worth of rain.
{country} sweats: {temperature} degrees recorded in {city}, the most since {year}
On {weekday} you will want a coat, for {city} drops to {temperature} degrees.
Reading taken at {time}: {temperature} degrees; relative humidity [decimal] per cent
The cyclone, which had formed off {country} on {start_date}, blew itself out within {days} days.
Flooding in {city} since {time}, the mayor, [person], said.
Spring has come early to {country} this year.
Heavy snow has cut off {city} from the outside world.
Come {weekday}, the sky will clear.
Hot, hotter, hottest: {temperature} degrees!
After {hours} hours the rain finally stopped.
Yesterday [decimal], today {temperature} degrees in the shade.
""",
    "letter": """
It has been far too long, {recipient}, since you and I met in {city}. Love, {sender}
The postmark says {city}, the signature reads {sender}.
{recipient}, would you be so kind as to forward the {product} to {street}?
As promised, here is my new number: {phone}. Warm regards, {sender}
Before I forget: {person} sends greetings to you and yours, dear {recipient}.
P.S. If you happen to be in {city} before {end_date}, knock at my door.
Addressed to {recipient} and stamped on {date}, the envelope had never been opened.
Your lines about {topic} made me laugh out loud, {recipient}!
My daughter turned {age} last week, can you believe it?
Greetings from rainy {city}! Back on {end_date}. Hugs, {sender}
Reply to: {sender}, {street}, {postcode}
Dear {recipient}, having heard nothing since {date}, I begin to worry. Ever yours, {sender}
I enclose a {product} for {recipient}, with apologies from {sender}.
Should {recipient} not have answered by {due_date}, {sender} intends to write again.
We have left {origin} for good and are settling down in {destination}.
Nothing pleased {recipient} more than the postcard which {sender} had posted in {country}.
Not a word about {topic} did {sender} put into the letter.
Kindly let me have your answer by {due_date}, either by post or to {email}.
The flat at {street} is finally mine, {recipient}, so come and see it.
With {children} children to look after, {sender} hardly finds the time to write.
Who is this letter from? From {sender}, who now lives in {country}.
"You must meet {person}," {sender} wrote, "when you are next in {city}."
{sender} apologises to {recipient} for losing the {product}.
Memo | to {recipient} | from {sender} | re {topic} | {date}
Hello {recipient}, my e-mail has changed, please use {email} from now on.
At {time} the postman brought {recipient} a thick envelope from {sender}.
Give the enclosed photographs to {person}, will you, {recipient}?
Dictated by {sender}, typed by [person], meant for the eyes of {recipient} only
I, {sender}, aged {age}, herewith ask {recipient} for forgiveness.
Wish you were here in {country}, {recipient}!
Thank you, {sender}, for your kind words of {date}; they did me good. {recipient}
The ship sails from {origin} tomorrow; by the time you read this I'll be in {destination}.
If this reaches you, {recipient}, ring {phone} and ask for {person}.
Left on the kitchen table: "{recipient}, gone to {city}, home by {time}. {sender}"
Folded inside the {product} was a note in which {sender} told {recipient} about {topic}.
I no longer live in [city] but at {street} in {city}. Your friend, {sender}
Kisses from your loving {sender}
To my dearest {recipient}, with all my heart
Have you heard the latest about {person}?
Kindly address your reply to {street}.
Not [phone] but {phone} is the number you want.
Your remarks on {topic} were most amusing.
""",
    "medicine": """
Every morning at {time}, {patient} swallows {quantity} tablets with water.
According to Dr. {doctor}, {patient} will be back on both feet in {days} days.
Has {patient} been seen yet? Yes, by Dr. {doctor} on {date}.
Prescription for {patient}: {quantity} capsules, to be taken at {time}
Surgery took place on {date}; Dr. {doctor} was assisted by [person].
Running a fever of {temperature} degrees, {patient} was rushed to the ward.
The treatment cost {patient} as much as {price}, of which nothing was refunded.
You will find {patient} in room {room}, third door on the left.
Dr. {doctor} decided that {patient}, at {age}, was too frail for an operation.
On admission {patient} weighed {weight}.
Do not exceed {quantity} tablets per day.
{employee}, the nurse on duty, took {patient}'s temperature: {temperature} degrees.
After {days} days on antibiotics {patient} felt no better, so Dr. {doctor} changed the dose.
Name: {patient} – D.O.B.: {birth_date} – treated by: Dr. {doctor}
Since {patient} was born on {birth_date}, the vaccine is free of charge.
What {patient} needs, in the opinion of Dr. {doctor}, is rest.
The drops, {price} a bottle, have to be ordered; they come in on {delivery_date}.
Discharged: {patient}, {date}, in good health
Please wheel {patient} over to consulting room {room}, where Dr. {doctor} is waiting.
Starting on {start_date}, {patient} stays off work for {days} days.
Keep taking the syrup until {end_date}, Dr. {doctor} tells {patient}.
For a child of {weight}, {quantity} drops are enough.
Good news, {patient}: the results are fine! Regards, Dr. {doctor}
Were it not for Dr. {doctor}, {patient} would have lost the leg.
Ward round {time}, room {room}: {patient}, temperature {temperature} degrees
It was {employee}, not Dr. {doctor}, who noticed that {patient} could not swallow.
Course of treatment: {start_date} to {end_date}, {quantity} injections in all
Someone has left a {product} on the bed of {patient} in ward room {room}.
The pharmacist refused to give {patient} more than {quantity} pills at once.
Thanks to the new ointment, the rash on {patient}'s arm healed within {days} days.
{patient}, {age}, complains of headaches and sleeps badly.
A second opinion was sought from Dr. {doctor} on {date}.
If {patient} gets worse before {date}, call Dr. {doctor} at home.
Hi, {sender} here, could Dr. {doctor} renew the prescription for my mother, {patient}?
No food for {patient} after {time}; operation tomorrow with Dr. {doctor}.
The fever of {patient}, which had stood at {temperature} degrees, broke during the night.
The waiting room is full; Dr. {doctor} is late again.
Visiting hours for {patient} are over.
In a fortnight's time {patient} shall see the dentist, [person].
Body temperature: {temperature} degrees
Take {quantity} of these before bedtime.
Stay in bed for {days} days and drink plenty of tea.
""",
    "survey": """
On a scale up to twelve, {person} rated the service {score}.
Which town do you call home? {home}. What do you do? {job}.
The oldest of our respondents, {age}, works as a {job}.
In all, {attendees} filled in the form before {due_date}.
We have been polling the people of {city} about {topic} since {start_date}.
Having thought it over for {minutes} minutes, {person} ticked {score} stars.
No. of participants: {attendees}; subject: {topic}; carried out by: {company}
{company} would like to know what you think about {topic}.
"Just {score} points? Why so few?" {employee} asked {person}.
A mother of {children} from {home} answered every question.
Only {score} stars, because the staff in {city} were rude.
Fill in our questionnaire on {topic}; it won't take you more than {minutes} minutes.
Please return the form to {email} no later than {due_date}.
Interviewed on {date}: {person}, {age}, {job}
Born in {country}, living in {home}, the interviewee gave top marks.
Had {person} not been in a hurry, the rating might have been better than {score}.
How many kids have you got? {children}. And your age? {age}.
It was a {job} from {country} who found {topic} the most boring of all.
Most of the {attendees} who took part came from {country}.
Data collected from {start_date} until {end_date} by {employee}
Being a {job} in {city}, I care a lot about {topic}.
From {person} we got {score} points, from everybody else none at all.
Thank you, {person}, for the {score} stars you gave {company}!
When asked by {employee} on {date}, {person} declined to state an age.
If you live in {home} or nearby, take our poll on {topic}.
Respondent resides in {home} / occupation {job} / dependants {children}
The poll closed on {end_date}; by then {attendees} had voted.
Those who know {topic} best, such as {person}, a {job}, were asked first.
Each interview, {employee} reckons, lasts {minutes} minutes.
{person} is {age} and not, as printed, [small]; the mark of {score} is correct.
Commissioned by {company}, the study looks into {topic}.
Not a single one of the {attendees} we phoned in {city} hung up.
{age} yrs, {children} children, home town {home}, overall mark {score}
To my surprise {person}, who had come all the way from {country}, awarded us {score} points.
You were picked because you are a {job} and live in {home}.
Send queries about this survey to {email}, attn. {employee}.
Overall verdict: {score} out of twelve
What do you reckon, {person}, was it worth the money?
Turning to {topic}, most people had no opinion.
A {job} by trade, the respondent works nights.
Only replies sent to {email} count.
At {age}, do you still go dancing?
Our target of [count] was missed; {attendees} took part.
""",
    "garden": """
Last {weekday}, {person} dug over the beds behind {owner}'s shed.
Along the fence {person} put in {quantity} rows of {color} tulips.
How large is the plot? {area} square metres, and all of it belongs to {owner}.
Who ate the lettuce? A {animal}, {witness} swears.
Visitors are welcome until {end_time}, after which {owner} locks the gate.
Harvest of {date}: {weight} of plums, picked by {person}
The greenhouse that {owner} bought from {seller} has {color} doors.
Watering rota: {weekday}, {time}, {person}
Please don't mow the lawn before {time}, {owner} likes to sleep in.
Having laid out the rose garden in {year}, {owner} never moved house again.
{company} quoted {price} for felling the oak at {street}.
A bargain! {quantity} garden gnomes for {price}, says {seller}.
The tour of the park in {city} begins at {time} and takes {minutes} minutes.
Should the hedge grow any higher, {owner} will call in {company}.
Anyone wanting a plot on the allotments in {city} ought to speak to {contact}.
At the age of {age}, {owner} still climbs the apple tree.
It was on {date} that {person} found a {animal} asleep in the compost.
Ripe at last: {weight} of tomatoes from {person}'s balcony.
{witness} watched {person} bury something under the {color} rose bush.
Garden to let, {street}, {area} square metres, {price} a year
You could fit {quantity} benches on a lawn of {area} square metres.
For the neighbours' sake {owner} keeps the {animal} in a pen.
Sow the beans by {date}, {person}, or it will be too late.
The orchard at {street} has been in the hands of {owner} since {year}.
Instead of [small] roses {seller} delivered {quantity}, and in the wrong colour.
Painted {color}, the summer house of {owner} is the prettiest in all {city}.
Would you feed my {animal} while I'm away? Back on {end_date}. {owner}
Weeding took {person} all of {minutes} minutes, moaning included.
No one grows bigger pumpkins than {person}; this year's weighs {weight}.
From {seller}, on {weekday} only: {quantity} bags of soil for {price}
Open day at {street}: {date}, {time} to {end_time}, ask for {contact}
{owner}, who is fond of birds, hung up {quantity} nesting boxes in {city}.
When the pond froze, {person} rescued {owner}'s {animal}.
The hose lent to [person] has to be back in {owner}'s shed by {date}.
Next to the {color} gate you'll see the vegetable patch of {owner}.
Bring gloves on {date}; {contact} will show you where to dig.
Beware of the {animal} behind the shed!
Keep off the grass, says {owner}.
On {weekday} the allotments are closed.
This fountain dates from {year}.
Paint the fence {color}, would you?
For {price} we'll rake your leaves.
Bought at [money] and sold at {price}, the lawnmower earned {seller} a tidy sum.
""",
    "court": """
The jury took {days} days to find {person} not guilty of stealing the {product}.
Called to the stand, {witness} swore never to have met {person}.
Who noticed the break-in first? {reporter} did, and rang the police.
Summons for {recipient}: courtroom {room}, {date}, {time} sharp
Unless the fine of {price} is settled by {due_date}, {person} goes to prison.
Docket {ticket_id} – defendant {person} – hearing {date}
According to {witness}, the figure running out of the shop in {city} was {person}.
Once a respected {job} in {city}, {person} now faces trial for fraud.
Having sat since {start_date}, the court rose for good on {end_date}.
Give the {product} back to {owner}, the judge ordered.
Next on the list is {ticket_id}, to be heard in room {room} at {time}.
For slapping a neighbour {person} was fined {price}.
"I saw everything," declared {witness}, "from my window in {home}."
It was the {product}, hidden under the bed, that gave {person} away.
Counsel for {person} asked for {days} days to study the papers.
The verdict in case {ticket_id} is expected on {date}.
Neither the judge nor [person], the clerk, believed a word of what {witness} said.
Aged {age}, {person} is the oldest defendant ever tried in {city}.
{owner} wept when the stolen {product} was carried into court.
You, {witness}, are under oath; did you or did you not see {person} that night?
Had {reporter} not alerted the guards, {person} would have got away with the {product}.
Profession: {job}; residence: {home}; previous convictions: none
Hearing moved from [time] to {time}, courtroom {room} as before.
Bailed for {price}, {person} left {city} the same evening.
From {owner}, whose {product} went missing, the court heard nothing.
Sentence for {person}: {days} days behind bars, plus costs of {price}
The lawsuit will open on {start_date} in {city}.
No longer than {days} days may {person} be held without charge.
Since {witness} has fallen ill, we shall hear {reporter} first, who called in the theft.
An appeal must be lodged before {due_date}, quoting {ticket_id}.
Please be in room {room} by {time}, dear {recipient}, and bring your passport.
Whereas the other accused, [person], kept silent, {witness} testified for two hours.
In return for a confession, {person} had to pay just {price} to the victim, {owner}.
Hey, jury duty again! {city}, {date}, and I have to be there at {time}.
A {job} of {age} was cleared of all charges today.
Taken down in room {room} on {date}: the statement of {witness}
All rise! Case {ticket_id} is now open.
Proceedings resume at {time}.
So it was {witness} who saw the whole thing?
The exhibit, a {product}, was passed round the jury.
Costs awarded to the plaintiff: {price}
Defended by [person], {person} walked out of court smiling.
""",
    "donation": """
A cheque for {price} from {sender} reached us this morning.
How generous of {sender} to let {recipient} have {quantity} warm coats!
Thanks to the {price} you sent, {sender}, the roof can be mended.
Collection ends on {end_date}; bring your old {product} along.
To make a gift, please get in touch with {contact} at {email}.
It was {company} that paid for the playground in {city}.
On behalf of {recipient}, many thanks for the {product}, dear {sender}.
Raised so far: {price} from {attendees} donors
Under the leadership of {manager}, the charity has been feeding the poor since {year}.
Gift received {date} | donor {sender} | amount {price} | for {recipient}
{recipient}, who lost everything in the fire, was handed {price} in cash.
Out of nowhere {company} offered {quantity} beds to the shelter in {city}.
All I can spare this month is {price}, sorry. {sender}
"Every coin counts," {speaker} told the {attendees} who had come to the gala.
Would you, like {sender}, be willing to part with {price} for a good cause?
Not money but a {product} is what {sender} left at the door.
When {contact} passed round the hat in {city}, {price} came together.
By {due_date} we must have found {quantity} wheelchairs.
Money for {recipient} may be dropped off with {contact} any afternoon.
The fundraiser drew {attendees} to the town hall of {city}.
In memory of [person], {sender} has made over {price} to the hospice.
Not [small] but {quantity} bicycles did {company} donate in the end.
Founded in {year}, our food bank serves half of {city}.
Let me introduce {manager}, who heads the appeal in {city}.
Should you need a receipt, drop a line to {email} before {due_date}.
Upon the death of {sender}, {price} went to {recipient}.
Last Christmas {recipient} got {quantity} toys, all of them wrapped by {sender}.
The speech with which {speaker} opened the auction on {date} moved everyone.
Blood drive in {city}, {date}: {attendees} gave
Wanted for a family of five: one {product}, in working order. Ring {contact}.
Each year on {date}, {company} gives away a tenth of its profit.
We acknowledge with gratitude the sum of {price}, transferred by {sender} on {date}.
What did {sender} give? A {product}. To whom? {recipient}.
Though hardly rich, {sender} set aside {price} for {recipient} and told nobody.
Story and pictures of the charity run by {author}; total raised: {price}
Because {manager} knew the mayor, [person], the permit for the street collection came quickly.
Three cheers for {sender}, whose gift saved the library!
Target reached with ease: {price}
Ever since {year} volunteers have been ladling out soup here.
Please direct all offers of help to {contact}.
In the end {quantity} blankets were handed out.
What the kindergarten lacks is a {product}.
Although [money] had been hoped for, the bazaar brought in {price}.
""",
    "subscription": """
Good news, {customer}! Your copy of {title} is on its way to {street}.
Renewal notice: account {customer_id}, {price}, payable by {due_date}
Having read {title} since {year}, {customer} has no wish to stop now.
We have received notice from {customer}; deliveries of {title} cease on {end_date}.
{sender} treats {recipient} to twelve issues of {title}.
Every {weekday} a fresh issue of {title} drops through {customer}'s letterbox.
Sign up now and {publisher} will knock {discount} off the first year.
As of {start_date} your plan costs {price}, up from [money].
Is {title} still published by {publisher}? It is, and by nobody else.
When quoting your number, {customer_id}, please also give the postcode, {postcode}.
Try us free for {days} days!
After {days} days without payment, {publisher} will suspend the account of {customer}.
{author}'s column in {title} is the reason why {customer} subscribes.
The magazine, all {pages} pages of it, lands on the doormat on {weekday}.
Our records show that {price} was debited on {date}, {customer}.
Moved house? From {start_date} we'll deliver {title} to {street}, {city}.
Not {publisher} but the post office is to blame for the missing issue.
Could you stop sending {title} to {recipient}, who passed away on {date}?
Valid from {start_date} to {end_date}, reader {customer}, no. {customer_id}
For as little as {price} a month, {title} can be read on any phone.
Unsubscribe by {due_date}, or else another {price} falls due.
A rebate of {discount} is what {publisher} grants to pupils and students.
{customer}, whose number is {customer_id}, has not paid since {date}.
I never ordered {title}, so why does {publisher} keep billing me?
Dear {recipient}, with this voucher you can read {title} until {end_date}. Enjoy! {sender}
The weekly runs to {pages} pages, up from [small] last year.
First issue: {start_date}. Last issue: {end_date}. Cost: {price}.
Back in {year}, {publisher} sold {title} for a few coins.
Only because {sender} pays for it does {recipient} get {title} at all.
Login {customer_id}, subscriber in {city}, monthly fee {price}
The editor of {title}, [person], announced that {author} will be writing for the paper.
Your free trial of {title} is over on {end_date}, {customer}.
No sooner had {customer} cancelled than {publisher} offered {discount} off.
To {customer}, {street}, {postcode}: one bundle of {title}
The {title} subscription was a birthday gift, {recipient} says, from {sender}.
On {weekday} instead of [weekday], starting with the next issue, {title} goes to print.
Your reader number: {customer_id}
Few magazines have been around as long as {title}.
Welcome aboard, {customer}, and happy reading!
You have {days} days to change your mind.
At {discount} off, who could say no?
""",
    "catering": """
Lunch for {guests}, please: {dish}, to be served at {time} on {date}.
Having tasted the {dish}, {customer} ordered {servings} portions on the spot.
How many are coming to the party of {customer}? {guests}, or so I was told.
One pot of {dish} feeds {servings}.
Without a deposit of {deposit}, the kitchen won't start on {customer}'s order.
The vans of {supplier} will unload {weight} of potatoes at {street}.
No. {order_id} – {dish} – {servings} servings – pick-up {time}
Let {contact} know by {due_date} if any of your {guests} guests can't eat nuts.
{author}'s recipe for {dish} is enough for {servings}.
Everything included, the buffet comes to {price}, {customer}.
What {customer} chose in the end was {dish}, not [dish].
Hi, it's {customer}. Could we have {quantity} more chairs on {date}?
Crockery from {supplier}: due in on {delivery_date}, {quantity} boxes
Deliver order {order_id} to {street} no later than {time}.
For {price} you get {dish} and a drink.
The banquet on {date} will be catered for by {supplier}.
Half an hour before {time} the {dish} has to be warmed up.
If {guests} people is too many for your garden, {customer}, we can rent you a tent.
{customer} would like to hire a {product} for the wedding on {date}.
Of the {price} agreed, {deposit} has been paid by {customer}.
Ring {phone} should the {dish} arrive cold.
Tonight's chef, {author}, recommends the {dish}.
All the bread comes from {supplier}, the wine from our own cellar.
Could {servings} helpings of {dish} be put aside for the staff?
At {street}, {customer} is expecting {guests} hungry colleagues.
Cancelled by {customer} on {date}: order {order_id}
Ask {contact}, who runs the kitchen, whether {dish} can be made without cream.
With {weight} of rice in stock, we needn't bother {supplier} again.
Invoice for {customer}: {servings} x {dish}, {price}, less deposit
Please have the {dish} on the table by {time}; the speeches begin at [time].
It is {contact} you want to talk to about {order_id}.
A down payment of {deposit} secures the date; the rest, {customer}, can wait.
"Never again {dish}!" groaned {customer} after the wedding.
Final headcount to be confirmed by {due_date}, phone {phone}
We are out of plates, {supplier} can't deliver before {delivery_date}.
To feed all {guests} of you, {author} spent the night baking.
Headcount for Sunday: {guests}
Would {dish} suit everyone, do you think?
Nothing leaves the kitchen before {contact} has tasted it.
Order {order_id} has been plated.
The bill? {price}, tip not included.
Fish from {supplier} is always fresh.
We had planned for [small], but now {guests} guests are expected.
""",
    "building_site": """
Ground will be broken at {street} on {start_date}.
Who is putting up the new school in {city}? {company} is.
Scaffolding supplied by {supplier}, to arrive on {delivery_date}
The {material} roof that {owner} wanted turned out too heavy.
Under {manager}'s supervision, {company} tore down the old mill in {city}.
Neighbours, please note: drilling at {street} from {time} to {end_time}.
As drawn by the architect, {author}, the façade has {quantity} windows.
Hard hats on! {manager} is inspecting the site at {street} today.
{owner} put down {deposit} so that digging could begin on {start_date}.
All in all, the extension set {owner} back {price}.
The plumbing is in the hands of {assignee} and has to be finished by {due_date}.
An accident on {date} left {employee} with a broken arm.
Cracks in the wall, first noticed by {reporter}, are being repaired by {assignee}.
No work before {time}, the council told {company}.
Owing to frost, the handover to {owner} slips by {days} days.
Site diary {date}: {quantity} labourers present, crane out of order
No, the new floor is not [material], it is {material}, just as {owner} wished.
Erected in {year}, the warehouse at {street} will be pulled down.
Not before {end_date} will {owner} be able to move in.
Mixing concrete since {time}, {employee} is worn out.
For the staircase {author} has drawn up plans with {material} steps.
Builder: {company} / client: {owner} / plot: {street} / budget: {price}
{company}, which had underbid everyone, demanded another {price} from {owner}.
Has {assignee} finished the wiring? Not yet, says {manager}, but by {due_date} it will be done.
The site in {city} closes at {end_time}; whoever is still there then gets locked in.
Tiles ordered from {supplier} on {date}: {quantity} pallets
I am {manager}, foreman here, and nobody enters without boots.
A complaint by {reporter} about dust and dirt reached {company} on {date}.
Only {days} days remain until the keys of the house at {street} go to {owner}.
Where today {owner} has a car park, a theatre was built in {year}.
Please be at {street} at {time}, {employee}, and bring the ladder.
The foundation stone was laid on {date} by the mayor, [person], at the invitation of {owner}.
Had {supplier} kept to {delivery_date}, the {material} beams would be in place by now.
Completion date: {end_date}; agreed price: {price}
Hi {manager}, we are {quantity} bags of cement short. {employee}
Finally, after {days} days of rain, the bricklayers of {company} are back at work.
Who's in charge here? {manager}.
No heavy lorries at {street}, please.
Down tools at {end_time}!
In went the {material} window frames.
Let {assignee} deal with the drains.
Handover has been put back from [date] to {end_date}.
""",
    "camping": """
Pitch {room}, right by the lake, has been kept for {guest}.
Have you still got space for {guests} in two tents, arriving on {start_date}?
{guest} drove in at {time} with the caravan, plate {plate}.
No dogs? But {guest} never travels without a {animal}!
Found near the showers: one {product}, {color}, probably {guest}'s
From {start_date} our campsite in {city} is open again.
The last night for {guest} is the one before {end_date}.
A down payment of {deposit} will hold pitch {room} for you.
Of the {guests} people in the big tent, {children} are under ten.
To reach the site, walk {distance} km along the river from {origin}.
Whoever parked the van {plate} in front of the gate, please move it at once.
Quiet hours begin at {time} sharp, {owner} insists.
Check-in {start_date} | check-out {end_date} | pitch {room} | name {guest}
{price} for a week, electricity included, is what {guest} was asked to pay.
Somebody left a {product} in the washroom; contact reception on {phone}.
Coming from {country}, {guest} had never seen a {animal} in the wild.
{owner} has run the campground near {city} since the nineties.
With {children} children in tow, {guest} was glad of a pitch close to the playground.
If the balance is not in by {due_date}, {owner} will let pitch {room} to someone else.
"Mind the {animal}!" cried {guest} from inside the tent.
Hi {contact}, we'll be at the gate around {time}, {guests} of us. {guest}
How far is the beach? {distance} km, and it's downhill all the way.
Our holiday in {country} lasted until {end_date}, tent and all.
Late arrivals should phone {contact} on {phone}.
Refunded to {guest}: deposit {deposit}, as pitch {room} was flooded
It was a {color} tent, not a [color] one, that {guest} had booked.
On the way from {origin} to {destination} we pitched our tent beside a brook.
The neighbours, all from [country], lent {guest} a {product}.
Total for {guests} campers, dog and car: {price}
Next to {guest}, whose car bears the plate {plate}, there is room for one more tent.
Having hiked {distance} km, {guest} fell asleep at {time} without supper.
Keys to the wash house are with {contact}; the site itself belongs to {owner}.
Turn left in {city} and follow the {color} signs to the campsite.
By {due_date} I need to know whether you, {guest}, are coming.
Because of a storm {guest} broke camp early and left for {destination}.
A {color} canoe may be borrowed from {owner}, said {contact} at the desk.
Reserved for {guest}, do not camp here
There's a {animal} in our tent!
Barrier lifts at {time}.
Please remove the vehicle {plate} from the meadow.
Your spot is {room}, next to the well.
We asked for [code] and were given pitch {room} instead.
""",
    "podcast": """
This week {speaker} sits down to chat about {topic}.
Up next in your feed: {title}, {minutes} minutes
I'm {speaker}, welcome to a show all about {topic}!
You can stream {title} for nothing at {website}.
Is {title} worth {minutes} minutes of your life? Absolutely, thinks {sender}.
Hosted by {speaker} and paid for by {company}, the show goes out from {city}.
Since {start_date}, {speaker} has put out an episode every week.
The sound on {title} was mixed by {assignee}.
If {topic} leaves you cold, skip this one, {speaker} jokes at the start.
Having reached {attendees} listeners, {speaker} opened a bottle of champagne.
Got a question about {topic}? Send it to {email}.
Show notes, links and transcripts live at {website}.
{author}, best known as a novelist, drops by to talk with the host, {speaker}.
To have its name read out, {company} hands over {price} per episode.
Released {date} | {title} | host {speaker} | {minutes} min
In a studio in {city}, {speaker} recorded the pilot on {date}.
What does {speaker} know about {topic}? More than you'd think.
Letter of the week: {sender}, {city}, finds the jingle too loud.
Season two kicks off on {start_date} with {title}.
Nothing has been heard from {speaker} since the final episode went up on {end_date}.
Instead of the usual [duration] the special on {topic} lasts {minutes} minutes.
Downloaded by {attendees}, {title} beat every record.
Be it {topic} or football, {speaker} always finds the right tone.
{sender} wrote in to say that {title} put the baby to sleep.
Who edits the show? {assignee}, who also looks after the website.
When {author} brought up {topic}, {speaker} laughed for a full minute.
Hey {speaker}, loved the episode on {topic}! Greetings from {city}, {sender}
Brought to you by {company}, makers of fine mattresses
The interview with {author}, which {speaker} taped on {date}, airs tomorrow.
All {minutes} minutes of it, {speaker} speaks freely, without a script.
Fans who write to {email} by {due_date} may win a mug.
A fee of {price} was offered to {speaker} for a live show in {city}.
It took {assignee} all night to cut {title} down to {minutes} minutes.
With [person] away on holiday, {speaker} presents {title} alone.
Subscribe at {website}, and never miss {speaker} again.
Our sponsor, {company}, wishes to remind you that {title} is also out as a video.
Coming soon to your ears: {title}
A whole series on {topic}? Yes, please!
Hosting for the very first time: {speaker}
Run time {minutes} min
It's all there, at {website}.
Complaints go to {email}, not to [email].
""",
    "parking_fine": """
It was {driver} at the wheel, not the owner {owner}, when the warden came.
Unpaid: parking notice {ticket_id}, issued on {date}, {price} outstanding
A traffic warden, {reporter}, noted down {plate} and stuck a slip under the wiper.
Leaving a {color} van on the pavement set {driver} back {price}.
Should {price} not reach us by {due_date}, the penalty doubles.
Whose car is {plate}? It is registered to {owner}.
Hey, just got clamped on {street}, they want {price} to let me go!
Between {time} and {end_time} stopping on {street} is forbidden.
To contest notice {ticket_id}, email {email} within {days} days.
According to {witness}, nobody was near the {color} estate when the clamp went on.
The registration {plate} belongs to a car kept by {owner}, a resident of {home}.
"I only stopped for a moment," {driver} told {reporter}, who reported it anyway.
Clamped at {time}, released at {end_time}, charged {price}
Please quote {ticket_id} whenever you write to us about this penalty.
Thanks to {witness}, who watched the whole thing, {owner} did not pay a penny.
A second letter, dated {date}, reminded {owner} of the {price} still owed.
PCN {ticket_id} | vehicle {plate} | seen {time} | {street}
You have {days} days left to appeal.
Was {driver} driving? Yes, while {owner} was asleep in the back.
This happened in {city} on {date}, not in [city] as the letter claimed.
Not {owner} but {driver} had left the car across the school entrance.
Somebody from the council, {reporter} by name, photographed the bumper at {time}.
Your {color} saloon blocked the entrance of {venue} on {date}.
Deadline for paying: {due_date}. Amount: {price}. Reference: {ticket_id}.
We regret, {owner}, that your appeal in case {ticket_id} has failed.
On {date} a tow truck hauled the car off from {street} and took it to {venue}.
Parking outside the gates is allowed until {end_time}, after which you will be towed.
{witness} saw a {color} hatchback roll back into the bollard.
The sum of {price} was transferred by {owner} on {date}.
Dear Sir or Madam, on {date} I was nowhere near {street}; please cancel the ticket.
The meter had run out at {end_time}, and so {driver} found a yellow slip.
If your number plate does not read {plate}, ignore this letter.
As {driver} lives in {home}, a resident permit for [city] was out of the question.
An ordinary ticket from the machine on {street} would have cost just {fee}.
Cars left on {street} will be removed on {date} from {time} onwards.
Pay at the desk in {venue}, and do it before {due_date}!
Your vehicle has been taken to {venue}, where it may be collected.
Registration mark of the vehicle: {plate}
One eyewitness, {witness}, has come forward.
No reply by {due_date}? Then the bailiffs will call.
""",
    "gym": """
On {weekday} it is {teacher} who runs the spinning class.
{minutes} minutes on the rowing machine left {student} gasping.
My membership, number {customer_id}, should lapse as of {end_date}.
Bring a towel: the session in hall {room} begins at {time} sharp.
New member: {customer}; card {customer_id}; first visit {start_date}
Not until {end_time} will the sauna be locked.
"Keep your back straight," shouted {teacher} as {student} heaved {weight} off the floor.
How much does a day pass cost? {fee}, and towels are [money] extra.
At the age of {age}, {customer} signed up for boxing.
For {days} days in a row {student} has not missed a workout.
There is space for {seats} in room {room}, so book early.
{student} covered {distance} kilometres on the treadmill, coached by {teacher}.
Hi {teacher}, I can't make it on {weekday}, sorry!
Whoever has lost a {product} in the changing room should ask {contact}.
Your trial period runs out on {end_date}; let us know by {due_date} whether you stay.
This kettlebell weighs {weight}; don't drop it.
Yoga, {weekday}, {time} - {end_time}, led by {teacher}
Under the eyes of {teacher}, {student} managed a bench press of {weight}.
Dear {customer}, your locker rent has to be settled by {due_date}.
Pilates has moved: it is now taught in room {room} by {teacher}, no longer by [person].
A {product} in {color} was left beside the cross trainer.
With effect from {start_date}, {customer} is a premium member for {fee} a month.
Only {seats} bikes are available, one per person.
Membership no. {customer_id} has been frozen for {days} days.
If {teacher} is late again, the stretching lasts just {minutes} minutes.
The youngest pupil of {teacher} is {student}, aged {age}.
Doors shut at {end_time}, warns the notice by the showers.
Quick question: does {contact} still handle contracts, and can I call {phone}?
The scales showed {weight} when {student} stepped on them.
{student}, who used to hate sport, now runs {distance} km before breakfast.
Circuit training takes {minutes} minutes and is supervised by {teacher}.
To end your contract, write to {email} no later than {due_date}.
It's {customer} here, joined on {start_date}, still waiting for my card.
Missing since {weekday}: one skipping rope, {color}, worn handles
After [duration] of rest, {student} went on to lift {weight}.
Having paid {fee} at the desk, {customer} headed straight for the pool.
Capacity of the sauna: {seats}
Today {teacher} is teaching the beginners.
Quote your membership number {customer_id} at the turnstile.
So far I have run {distance} km this month.
""",
    "research": """
What {author} set out to examine was {topic}.
Funding of {price} came from {company}.
{title} appeared in {year} and runs to {pages} pages.
Volunteers: {attendees}. Head of project: {manager}. Subject: {topic}.
Under the guidance of {teacher}, {student} is preparing a thesis on {topic}.
Have you read {title}? It is by {author}, not by [person].
At {venue}, {speaker} gave a lecture about {topic}.
The survey, carried out between {start_date} and {end_date}, drew {attendees} respondents.
Each of the volunteers spent {hours} hours in the laboratory.
Submissions close on {due_date}; address queries to {email}.
Once {manager} had approved the plan as head of department, {author} began to write.
The full dataset lives at {website}, together with the code for {title}.
{publisher} brought out the report in {year}.
A grant worth {price} allows {author} to work on {topic}.
"We tested {attendees} people," explains {author} of the university of {city}.
No fewer than {pages} pages long, the dissertation of {student} deals with {topic}.
It was {manager} who headed the laboratory, while {author} did the writing.
Dear colleagues, the workshop on {topic} takes place on {date} in {venue}.
Experiments start on {start_date} and finish on {end_date}, weather permitting.
Sponsored by {company}, the project explores {topic} in {city}.
If accepted, {title} will be published by {publisher}.
The paper was presented by {speaker}, although {author} had written it.
Student: {student} / tutor: {teacher} / hand-in: {due_date}
In {year}, long before [person], {author} wrote about the same effect.
Recruited in {city}: {attendees} adults, half of them smokers
More than {price} was spent by {company} on studies of {topic}.
Anyone interested in {topic} should download the preprint from {website}.
{student} showed the draft to {teacher} on {date}.
All in all the interviews took {hours} hours, and {student} typed them up.
Comments on {title}, please, to {email}.
Nobody has written more about {topic} than {author}.
On {date} the committee, led by {manager}, rejected the proposal.
From {start_date} onward, {author} will hold a chair in {city}.
{pages} pages, countless tables, and a single author: {author}
Who paid for the trial? {company}, and it cost {price}.
We are grateful to {company}, not to [company], for the loan of the microscopes.
Supplementary figures: see {website}
The thesis of {student} won no prize.
It was printed in {year}, on terrible paper.
Abstracts are due by {due_date}, and not a day later.
""",
    "handover": """
On the first day, {start_date}, {employee} will find a {model} on the desk.
Login for the new colleague: {user}; extension: {phone}
It is {assignee} in IT who sets up the {model}.
By {due_date} at the latest, {employee} must return the {model}.
{employee}'s machine runs {os}, the app is at version {version}.
Please collect your {model} from room {room} at {time}.
{user} writes that ever since the update to {version} the {component} just {symptom}.
Laptop passed on by {assignee} to {employee} on {date}; signature pending
Order {order_id}: one {model}, {price}, approved by {manager}
Hi {recipient}, my {product} never arrived, could you check? {sender}
Last working day of {employee}: {end_date}. Equipment: a {model}.
Has {manager} agreed to buy a {model} for {price}? Yes, this morning.
Until the account {user} is active, borrow the laptop of [person].
Mails for {employee} should go to {email} from {start_date} on.
After {employee} had left, {assignee} wiped the {model}.
The {product} in room {room} belongs to the firm, not to {employee}.
Starting at {company} on {start_date}: {employee}, reporting to {manager}
We use {os} here, so forget whatever you know about other systems.
Ticket for {assignee}: on the new {model} the {component} often {symptom}
Dial {phone} in case the {model} does not boot.
Whoever works under {manager} gets a {model} with {os}.
"My {product} is missing," said {employee} to {assignee}, who handles equipment.
Purchase order: {order_id}; operating system: {os}; held by employee {employee}
{employee} stayed with us till {end_date} and gave back the keys on [date].
Installed by {assignee}: version {version} for user {user}
At {time} somebody will bring a {product} up to room {room}.
Cost of the {model}: {price}, charged to {company}.
Remind {employee}, would you, that the {product} is due back by {due_date}.
Neither the boss, {manager}, nor HR knew that {employee} still had the {model}.
The password for {user} was reset on {date}.
Reach the new starter, {employee}, at {email} or on {phone}.
As soon as {assignee} upgraded to {version}, the printer stopped working.
For {employee}, hired by {company}, a {product} has been ordered under {order_id}.
Desk ready, screen ready, only the {model} is late; it has to be here by {due_date}.
I, {employee}, confirm that I received a {model} on {date}.
Thanks {assignee}, now that you took care of it, my {product} works fine.
Released this morning: version {version}
Which operating system do you prefer? I got {os}.
My desk phone can be reached under {phone}.
That {product} has to be given back, you know.
""",
    "tender": """
Bids must be in the hands of {contact} no later than {due_date}.
{supplier} undercut all rivals by offering {price}.
Sought: a {product}, {quantity} pieces, to be delivered on {delivery_date}
Having opened the envelopes on {date}, {manager} chose {supplier}.
We, {supplier}, quote {price} plus {tax} in taxes.
The special rate of {price} holds good until {end_date}.
Reference {order_id}: quotation for a {product}, {price} apiece
Envelopes will be unsealed in room {room} at {time}.
Who submitted the lowest bid? {supplier}, with {price}.
Dear {recipient}, regrettably we cannot extend the deadline beyond {due_date}. {sender}
Bidders need at least {experience} years of experience.
On behalf of the client, {customer}, our employee {employee} requested quotes for a {product}.
The buyer, {customer}, haggled until the seller, {seller}, took off {discount}.
Contract awarded to {supplier}, worth {price}, signed by {manager}
Not cheapness but punctuality decided it: {supplier} promised to deliver on {delivery_date}.
Questions about order {order_id}? Ring {contact} at {phone}.
The framework agreement takes effect on {start_date} and lapses on {end_date}.
{company} is inviting bids for {quantity} pieces of the {product}.
Tax of {tax} must be shown separately in the offer.
Although [company] was cheaper, the order went to {supplier}.
"We'll give you {discount} off," the dealer {seller} assured {customer}.
Without the signature of {manager} the order numbered {order_id} is void.
Received on {date} at {time}: one sealed offer from {supplier}
The goods, {quantity} crates of them, arrive on {delivery_date}.
Purchasing department: {employee}; vendor's side: {seller}
Our firm, {supplier}, has been in this business for {experience} years.
Late offers, i.e. those after {due_date}, are returned unopened.
Subject to a discount of {discount}, the total falls to {price}.
{contact} is your point of contact at {company} for all matters relating to the bid.
Should {customer} take {quantity} or more, shipping is free.
hey {recipient}, did {supplier} ever send their quote for the {product}?
No seller but {seller} was ready to deliver by {delivery_date}.
The {product} was priced at {price}, plus {tax} VAT.
From {start_date}, {supplier} will stock our canteen, and no longer [company].
Minutes: {employee} of the office staff opened the bids in room {room}.
After long talks with {seller}, {customer} agreed to buy at {price}.
Sales tax contained in the sum: {tax}
A rebate of {discount} was granted in the end.
The lorries with the goods are expected on {delivery_date}.
Somebody has to supply the bricks, and that will be {supplier}.
""",
    "ferry": """
Bound for {destination}, the vessel casts off at {time}.
From the quay in {origin} you can be in {destination} within {hours} hours.
Cabin {room} has been reserved for {person}.
How long is the crossing? {duration}, if the sea is calm.
A foot passenger's ticket costs {fee}, dogs travel free.
Our party of {guests} sails to {destination} on {date}.
Reservation {booking_id} | departure {time} | arrival {end_time}
Would whoever drives the {color} camper van, registration {plate}, please return to the car deck?
Sailing out of {origin} on {weekday}, we had dolphins all the way.
{company}, which has operated ferries since {year}, ordered a new ship.
Owing to fog, nothing will leave {origin} before {time}.
Set foot in {destination} at {end_time} and still felt seasick
The winter schedule is in force from {start_date} to {end_date}.
Ticket for {person}: {origin} - {destination}, {price}
"Where did you board?" "In {origin}, and I get off in {destination}."
Lost between decks: a {product}, last used by {person}
The boat back goes on {weekday} only.
{guests} of us squeezed into cabin {room}.
With {driver} at the wheel, the lorry rolled off the ramp in {destination}.
It's reservation {booking_id} that was cancelled, not [code].
We changed ship in [city] and docked in {destination}, our goal, at {end_time}.
Check-in in {origin} opens at {time} and ends at {end_time}.
For {price} you may take the car from {origin} over to {destination}.
All {guests} passengers were given life jackets before the ship left {origin}.
The last boat to {destination} goes on {date}, after which the line closes.
hi, i'm {person}, can i move booking {booking_id} to {weekday}?
Having driven all night, {driver} reached the port of {origin} just in time.
{hours} hours at sea, one stale sandwich, then {destination} at last
It is {company} that runs the night ferry, not [company].
The car with number plate {plate} must be moved from the lane at once.
Vehicle: a van, {color}, plate {plate}. Driver: {driver}.
A trip from {origin} lasts {duration} in good weather.
Prices went up on {date}; an adult ticket now costs {fee} rather than [money].
In service since {year}, the old steamer still links {origin} with {destination}.
In cabin {room} the steward found a {product}.
On {date} the ferry for {destination} was full, so {person} stayed behind.
The ship that sailed from {origin} will not reach harbour until {end_time}.
Your booking code reads {booking_id}.
At last the coast of {destination}, where we were to land, came into view.
Cheapest ticket: {fee}, children travel free
Departure has been put off until {time}.
""",
    "obituary": """
It is with great sadness that we announce the death of {person}, aged {age}.
Until retirement, {person} worked as a {job}.
A native of {birthplace}, {person} settled in {home}.
Mourners are invited to {venue} at {time} on {date}.
Mourned by {children} children, {person} fell asleep peacefully on {end_date}.
A eulogy will be delivered by {speaker}.
Who was {person}? A {job}, a dreamer, a friend.
Donations may be paid to account {customer_id}; ask {contact} for details.
Born in {birthplace} on {birth_date}; a quiet life in {home} followed.
Everyone at {company} will miss {person}, the best {job} we ever had.
It was in {year} that {person}, still a young {job}, came to {home}.
{author}, writing in the local paper, called {person} the kindest {job} in town.
Only the {animal}, faithful to the end, kept {person} company.
"Rest well, old friend," said {speaker} beside the coffin of {person}.
Date of birth {birth_date}, last day {end_date}: a full life
{age} years old and still working as a {job}, {person} died last night.
The memorial service for {person}, to be held in {venue}, begins at {time}, not at [time].
It was the old master {teacher} who taught {person} how to bake.
Parent of {children} children, {person} loved the sea.
Flowers and cards: please get in touch with {contact} on {phone}.
Although born in {birthplace}, {person} would never have lived anywhere but in {home}.
Dear {recipient}, I am so sorry about {person}; of course I shall come on {date}. {sender}
{manager}, the head of {company}, paid tribute to {person}.
The funeral tea takes place in {venue} straight after the burial.
After {person} passed away on {end_date}, the {animal} was taken in by [person].
Our dear neighbour from {home} died at the age of {age}.
A pupil of {teacher}, {person} became a well-known {job}.
Few people knew that {person} first saw the light of day in {birthplace}.
In memory of {person}, who was born on {birth_date}
On {date} at {time} we say goodbye.
To {children} children and all of {home}, {person} was far more than the local {job}.
{person} never lived in [city], as some papers wrote, but in {home}.
For questions about the wake, {contact} is there for you.
Gone since {end_date} after a short illness: {person}, {job}, {age}
When {company} was founded in {year}, {person} was the first to join.
Please, no black ties; {person} wanted the party in {venue} to be cheerful.
The deceased had reached the age of {age}.
Place of birth: {birthplace}
For decades the people of the valley knew and loved {person}.
A bereaved {animal} is looking for someone to feed it.
""",
    "recall": """
Stop using any {model} built in {year}.
Consumers in {country} are asked to return the {product}.
{brand}, maker of the {model}, apologises for the trouble.
How do I get my {price} back? Go to {website}.
The handle, made of {material}, can snap without warning.
Safety notice {ticket_id} concerns the {product} manufactured by {brand}.
It was {reporter} who first noticed that the {model} overheats.
Units purchased between {start_date} and {end_date} are affected.
"We take this seriously," {speaker} told the press on {date}.
So far, {quantity} pieces have been returned in {city}.
Under the number {phone}, owners of the {model} can find out more.
A faulty battery delivered by {supplier} is to blame, the manufacturer {brand} claims.
Return your {product} to any branch of {company} by {due_date}.
Not every {product} is dangerous, just the {color} version.
In all, {errors} failures have been recorded since {start_date}.
The {model}, which retailed for {price}, is no longer on the shelves.
Shop: {company}. Manufacturer: {brand}. Item: {product}.
hey, do you still have that {model}? {brand} made it and wants it back!
Because the paint on the {product} contains lead, {company} has stopped selling it.
Refunds of {price} are paid till {end_date}, the last day.
Years ago it was a [product]; this time {brand} is withdrawing its {model}.
An article by {author} reveals {errors} defects.
Send the {product} free of charge to {street}, {city}.
Sold exclusively in {country}, the {model} has had {errors} breakdowns.
Do you own a {product} in {color}? Unplug it.
Recall begins {start_date}; hotline {phone}; case no. {ticket_id}
Parts from the supplier {supplier} were brittle, so {brand} halted production in {country}.
{quantity} pieces were tested, writes {author}, and none passed.
According to {speaker}, who speaks for {brand}, nobody was hurt.
Owners have until {due_date} to claim {price}.
The {material} lining of the {product} may shrink.
It is the {model} of {year} that is unsafe, not the later one.
A complaint from {city} reached {company} on {date}.
Full list at {website}; case number {ticket_id}
After burning a finger on the {product}, {reporter} reported it to {brand}.
Whoever brings the {model} back gets {price} and, with luck, an apology.
No parts came from [company]; the wires were supplied by {supplier}.
The serial plate shows that it was built in {year}.
So far only {country} is affected.
For further details dial {phone} free of charge.
What is it made of? Cheap {material}, sadly.
""",
    "interview": """
{person}, who has {experience} years of experience, hopes to become a {job}.
Could you come for an interview on {date} at {time}?
We have decided to offer you the position of {job}, dear {recipient}.
Expected pay: {salary}. Earliest start: {start_date}.
The panel, chaired by {manager}, awarded {score} points to {person}.
Why did {person} leave [company]? To work closer to {home}, where the family lives.
Please report to reception and ask for {contact}; the talk is in room {room}.
With a degree in {topic}, {person} seemed overqualified as a {job}.
{attendees} applicants wrote to {company}; just one was invited.
Though a native of {birthplace}, {person} now lives in {home}.
"What pay do you have in mind?" asked the boss, {manager}. "{salary}," said {person}.
Applications for the {job} vacancy close on {due_date}.
At {age}, {person} is the youngest candidate.
Position: {job} / Employer: {company} / Site: {city}
Dear {recipient}, we would like to meet you on {date}. Yours, {sender}
If all goes well, {person} joins {company} on {start_date}.
{manager}, head of sales, rang {person} at {time} to say the job was gone.
Ring {contact} on {phone} if you cannot find us.
After {experience} years as a {job}, I am ready for something new.
Scored {score} out of 12: {person}, {age}, who lives in {home}
We will let you know by {due_date}, promised {manager}, the team leader.
Over coffee {person} talked about a thesis on {topic}.
The last {job} was paid [money]; the next one will earn {salary}.
Candidate: {person}; head of department: {manager}; place: {city}
hi {recipient}, got the job!! starting {start_date} :) {sender}
Born in {birthplace}, trained as a {job}, looking for work
A monthly wage of {salary} was proposed to {person} by {company}.
Never before had {attendees} people turned up for one post at {company}.
Room {room} is where {person} sits the test at {time}.
For somebody with only {experience} years in the job, {person} did well.
What impressed us was how much {person} knew about {topic}.
Subject: your application as a {job}. Contact: {contact}, {phone}
Train fares to {city} will be refunded, hotels will not.
The interview with {person} had to be moved from [date] to {date}.
Unless {person} accepts by {due_date}, the post goes to someone else.
The person in charge here is {manager}, not [person].
Gross pay per month: {salary}
Can you start on {start_date}?
Sooner or later we shall need another {job}.
You will find us on the second floor, room {room}.
""",
    "cleaning": """
Each {weekday}, starting at {time}, {employee} mops the stairs.
With {rooms} rooms and {area} square metres, the house takes ages.
The keys to {street} hang in the office; {employee} picks them up.
{customer} would like a quote for {area} m2 of office space.
{hours} hours of scrubbing came to {price}.
From {start_date}, our worker {employee} will be cleaning for {customer}.
Dear {employee}, please dust the shelves in your client's hall too. {customer}
How many windows? {quantity}, all of them filthy.
Standing in for {employee}: {assignee}, until {end_date}
{company} charges {price} per visit, not [money] as [company] does.
On {weekday} the stairwell at {street} gets a thorough wash.
"Half the dust is still there," grumbled the client, {customer}, after the cleaner, {employee}, had gone.
We're a cleaning firm in {city} called {company}.
The contract between {company} and {customer} expires on {end_date}.
Job sheet: {street}; {rooms} rooms; start {time}; cleaner {employee}
If {employee} is off sick, the job is assigned to {assignee}.
A flat of {area} square metres can be done in {hours} hours.
hi {employee}, could you come on {weekday} rather than [weekday] this week?
Oven, fridge and {quantity} carpets cleaned; bill to {customer}
Spring clean bought by {customer} for {price}, beginning {start_date}
Nobody polishes taps like {employee}, who works for {company}.
The person responsible for the offices in {street} is {assignee}.
It took {hours} hours before {employee} was happy with the floor.
In {city}, {company} looks after {quantity} buildings.
Don't ring the bell before {time}; {customer}, our client, works nights.
Only {rooms} rooms need doing, the attic stays shut.
Invoice for {customer}: {hours} hours, total {price}
Since {start_date} the house of {customer} has been spotless.
Come at {time} and do all {rooms} rooms, starting with the bath.
Thank you for choosing {company}, {customer}! Our visits begin on {start_date}.
Whoever cleans at {street} must also feed the goldfish.
The bill, {price}, was left on the kitchen table by {employee}.
Away until {end_date}: please turn to {assignee}, who handles my jobs.
Gutters cleared at {street}, [duration] lost to rain, {price} due
Measured: {area} square metres. Estimated: {hours} hours.
{customer}, pleased with the order, praised {employee}, and not [person].
Floor space to be mopped: {area} square metres
The next visit falls on a {weekday}.
Our most reliable cleaner is called {employee}.
Altogether it kept us busy for {hours} hours.
""",
    "translation": """
The new version of {title} is in the hands of {assignee}.
{publisher} has brought out {title}, a novel by {author}.
Could {assignee} manage {pages} pages before {due_date}?
Written by {author} in {year}, {title} had to wait long for a translation.
Our price for a manual about {topic} would be {price}.
Client: {customer}; deadline: {due_date}; subject: {topic}
After proofreading by {employee}, merely {errors} mistakes were left.
{customer} emailed the contract to {email} on {date}.
Not [person] but {assignee} will take on the job for {customer}.
From {start_date} on, {assignee} is busy with a text on {topic}.
"That makes {pages} pages," says the translator, {assignee}, "and each is worse than the last."
Job number {order_id} was passed by {manager}, the head of the office, to {assignee}.
Dear {recipient}, your birth certificate has been translated; the bill is {price}.
A letter from {country}, badly smudged, landed on the desk of {assignee}.
Living in {home}, {assignee} knows the dialect well.
How much does it cost? {price} for {pages} pages.
{author} was furious: {errors} errors in a chapter so carefully written!
{manager}, who runs the agency, wants {title} finished by {due_date}, no excuses.
Checked on {date} by {employee}, order {order_id}
With {experience} years in the business, {assignee} rarely needs a dictionary.
It was {customer} who ordered a translation of {title}.
Please deliver the finished text to {email} by {due_date}.
The book, which {publisher} printed in {year}, has {pages} pages.
An interpreter who lives in {home}, {assignee} specialises in {topic}.
To translate {title}, one needs the consent of {publisher}, the publisher.
hey {assignee}, any news on order {order_id}? the client is getting nervous
Started on {start_date}, still unfinished: {title}
For {customer} the translation must be certified in {city}.
{employee}, one of our staff, counted {errors} slips, none of them serious.
Read {title} in the words of {author}, its writer, not in a bad translation.
Paid by {customer} on {date}: {price} for a short essay
Two people work on the poems: {assignee} is to translate, the boss, {manager}, to revise.
In {country} readers know the novels of {author} only thanks to {assignee}, the translator.
A brochure on {topic} goes to {recipient} in {city}.
Earlier jobs such as [code] are closed; {order_id} is the order to work on.
My prices? {price} per assignment, after {experience} years in the profession.
Number of typos found by the proofreader: {errors}
In print the text fills {pages} pages.
This contract deals with {topic}.
Our translator lives in {home}, high up above the roofs.
""",
    "power_cut": """
At {time} the lights went out all over {city}.
Engineers sent by {company} hope to restore supply by {end_time}.
The outage lasted {hours} hours.
Who reported the fault? {reporter}, from {street}.
Planned interruption: {date}, {time} until {end_time}, {street}
Since {time}, {tenant} has been sitting by candlelight in the rented flat.
Dear {recipient}, the fault in your street has been repaired. {sender}
Case {ticket_id} is in the hands of {assignee}.
For spoiled food {customer} claims {price} from {company}.
Please have your customer number, {customer_id}, ready when dialling {phone}.
A digger cut through the cable at {street}, explained {speaker} at the press briefing.
Within {minutes} minutes our worker {employee} had replaced the fuse.
No water between {time} and {end_time}: fill a bucket!
hi, it's {tenant} who rents the basement, nothing has worked since {time}
On {date}, {company} will be working on the substation in {city}.
If the supply is not back by {end_time}, call {phone}.
The whole of {city}, except for the hospital, lay in darkness for {hours} hours.
{assignee}, responsible for the repair, drove to {street} at once.
"Sabotage can be ruled out," said {speaker}, speaking for {company}.
Fault reported by {reporter} on {date} under {ticket_id}
As compensation, {customer} will be credited with {price}.
It was in {city}, not in [city], that the transformer burned.
Account {customer_id}, held by {customer}: meter to be changed on {date}
Not before {end_time} did the work in {street} come to an end.
How long will it take? About {minutes} minutes, reckons {employee}, our technician.
The technician, {employee}, was let in by the tenant, {tenant}.
After the storm {company} needed {hours} hours to mend the line.
Expect {employee} from the waterworks on {date} from {time}.
Street lamp dead outside {street}; reported by {reporter}; case {ticket_id}
Hardly had the tenant, {tenant}, called {phone} when the lights came on.
{company} apologises to everyone in {city} for the inconvenience.
Instead of [duration], as promised, the repair took {hours} hours.
It starts at {time}, so switch everything off, advised {speaker} on the radio.
{price} was refused because {customer} could give no customer number.
Could somebody tell {assignee}, who is in charge of cables, that {street} is dark again?
Work on the water main will be over at {end_time}, later than the promised [time].
Fault number {ticket_id} is still open.
Electricity is expected to return at {end_time}.
Repair time: {minutes} minutes
On {date} there will be no hot water.
""",
    "babysitting": """
While the client, {customer}, is at the opera, {contact} minds the children.
From {time} until {end_time}, {contact} has the little ones.
Wanted: sitter for {children} children, {weekday} evenings
Bedtime story: {title}. Lights out: {end_time}.
Is our sitter {contact} free on {date}?
For an evening {contact} takes {price}.
Aged {age} and living in {home}, {contact} loves looking after toddlers.
In an emergency ring {phone}; the family doctor is called {doctor}.
Could you stay {hours} hours, {recipient}? Regards, {sender}
Our childminder, {contact}, has been with us since {start_date}.
"It will be over by {end_time}," {customer} promised the sitter, {contact}.
{children} kids, {hours} hours, {price}: a fair deal
Having {experience} years' experience, {contact} stays calm when they scream.
hi {contact}, can you come over at {time} on {weekday}?
If the rash gets worse, {contact} should take them to the surgery of {doctor}.
The picture book {title} has to be read twice, or nobody sleeps.
Not before {time}, please, as {customer} gets ready late.
{customer}, who has {children} children, is looking for help on {weekday}.
Payment: {price} in cash, handed over by {customer}
Beginning on {start_date}, {contact} will fetch the children from nursery.
You can reach {contact} at {phone}, but only until {end_time}.
Although only {age}, {contact} has already done this for {experience} years.
When [person] cancelled, {contact} stepped in at {time}.
Sitter booked for {date}: {contact}, who lives in {home}
How many children does {customer} have? {children}.
On {date} we need someone for {hours} hours, starting at {time}.
{doctor}, our family doctor, knows about the asthma.
Thanks to {contact}, the sitter, {customer} had {hours} hours of peace.
Dear {recipient}, the little one has a fever, please fetch the doctor, {doctor}. {sender}
It's {price} an evening and, mind you, {contact} wants it in advance.
{contact} moved to {home} and no longer sits for {customer}.
Every {weekday} at {time} the doorbell rings and it's the sitter.
The number for emergencies is {phone}, stuck on the fridge.
After {title} had been read aloud, all {children} children were snoring.
Since [weekday] was impossible for {contact}, we settled on {weekday}.
First evening with the new sitter: {start_date}. Fee for the night: {price}.
Ring me any time on {phone}, I shan't be far.
How old is the sitter? {age}.
The two of them were read {title} until they slept.
Be here at {time} and bring slippers.
""",
    "election": """
By a narrow lead, {winner} became mayor of {city}.
Polling stations close at {end_time}; yours is {venue}.
The new council takes office on {start_date}.
A turnout of {attendees} was announced by {speaker}.
Who won in {city}? {winner}, by a handful of votes.
Before winning the seat, {winner} was a {job}.
More money for {topic}, that was the promise of {winner}.
Ballot papers may be handed in at {street} until {end_time}.
Against all forecasts, {winner} defeated [person] on {date}.
Counting began at {time} in {venue}.
"I thank the people of {city} for my victory," said {winner}.
{author} writes: never has a campaign been so boring as this one in {city}.
The campaign, led by {manager}, cost {price}.
Only {attendees} citizens came to the polls on {date}.
At the age of {age}, {winner} is the youngest mayor {city} ever had.
Neither rain nor fog kept {attendees} voters away from {venue}.
From {start_date}, {winner} will govern {city}.
Result read out by {speaker} at {time}: victory for {winner}
{winner}, who was born in {birthplace}, moved to {home} long ago.
The debate about {topic} in {venue} was opened by a speech from {speaker}.
Election day is {date}, not [date] as printed.
It was {topic} that everybody talked about, writes {author}.
Having spent {price} on posters, {winner} won the seat.
Your polling place: {venue}, {street}. Opening: {time}.
hey, did you hear? {winner} won, a {job} of all people!
The victor, {winner}, aged {age}, danced on the table.
Run-off in {city} on {date}, doors open at {time}
If {winner} keeps the promise, {price} will be spent on {topic}.
Votes can be cast at {venue} from {time} to {end_time}.
{manager}, head of the campaign team, hugged the newly elected {winner}.
Beaten in [city], {winner} took the seat in {city} after all.
This article was written by {author}, who watched the count in {venue}.
To vote by post, write to {street} or mail {email}.
Once a {job}, now, after winning the vote, head of the town hall in {city}: {winner}
Turnout: {attendees}. Winner: {winner}. In office from: {start_date}.
In the end [person] conceded, and {winner}, who lives in {home}, had won.
Voters counted so far: {attendees}
Champagne for {winner}, who came first!
{date} will be polling day.
This leaflet is all about {topic}.
""",
    "adoption": """
A {animal} is looking for a new home; ring {contact} on {phone}.
{customer} fell in love with a {animal} at first sight and bought a basket.
Since nobody claimed it, the {animal} went to {customer} on {date}.
The adoption fee is {fee}, vaccinations included.
Its coat is {color}, its temper sweet: come and meet our {animal}.
Before you may take the {animal} home, a deposit of {deposit} is needed.
The previous owner, {owner}, has emigrated to {country}.
Visitors are welcome on {weekday} between {time} and {end_time}.
Spotted by {witness} on {street}, caught by the fire brigade
With {children} children in the house, {customer} needs a patient {animal}.
Has the {animal} been adopted? Yes, by {customer}.
Wanting to adopt? Write to {email} and ask for {contact}.
It was the owner, {owner}, who brought us the {animal}, in a cardboard box.
{quantity} of them were found in a barn near {city}.
After [person] had withdrawn, the {animal} was given to {customer}.
In our care since {start_date}: a {animal}, {color}, very shy
"I could never part with my {animal}," said {owner}, "but I must."
Total {price}, less the deposit of {deposit} already paid
At {street}, ask for {contact}, who feeds the {animal}.
On {date} a lorry from {country} brought {quantity} strays.
Dear {recipient}, the {animal} you reserved can be collected on {date}. {sender}
If the new keeper, {customer}, cannot cope, the {animal} has to come back to us.
Shelter in {city}, {street}, open till {end_time}
The one with the {color} spots has already been taken.
For {fee} you get the {animal}, the cage and plenty of advice.
hi {contact}, is the {animal} still there? could pick it up on {weekday} at {time}
A living creature is no [product]: think twice before adopting a {animal}.
{witness} noticed the {animal} sitting by the motorway at {time}.
Handed over on {date}: one {animal}. Old owner: {owner}. Adopted by: {customer}.
Smuggled out of {country}, now fast asleep on a sofa
{customer} has signed the papers and paid {price} to the shelter.
From {start_date} the {animal} may be visited every {weekday}.
Would you give a {animal} a home? Our house at {street} opens at {time}.
{contact}, your contact at the shelter in {city}, checks whether there is a garden.
Because its owner, {owner}, fell ill, the {animal} had to go.
No refund: the deposit, {deposit}, stays with us if {customer} fails to show up.
Please call {phone}, and not the old number [phone], about the {animal}.
What sort of creature is it? A {animal}.
Until last winter it belonged to {owner}.
Enquiries in writing to {email}, please.
The animals left {country} by train.
""",
}
