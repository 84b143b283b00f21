"""More domains, in the notation of `domains.py`: public life, work, studies and spare time."""

PUBLIC = {
    "court": """
Case {ticket_id}: hearing on {date} at {time}, room {room}.
{witness} told the court what {person} had done on [date].
{person}, {age}, a {job} from {home}, stood before the judge, [person].
The {product} that {person} is said to have stolen belongs to {owner}.
It was {reporter} who reported it to the police, and {witness} who saw {person} run.
{person} has to pay {price} by {due_date}.
Accused: {person}. Witness: {witness}. Room: {room}. Start: {time}.
Dear {recipient}, you are asked to appear as a witness on {date} at {time}.
Because the witness {witness} did not turn up, the case was put off from [date] to {date}.
The judge, [person], believed the witness, {witness}, and not [person].
A fine of [money] was imposed on {person} in {city}
{person} got {days} days to pay the owner, {owner}, for the {product}.
The trial began on {start_date} and ended on {end_date}; the witness, {witness}, was heard last.
Did the witness, {witness}, know {person}? Only by sight, from {city}.
{flag:guilty}
{flag:injured}
""",
    "donation": """
{sender} sent [money] to {recipient} on {date}.
With [money] from [person] and {quantity} {product} from {company} the school in {city} was helped
Sender: {sender} / Recipient: {recipient} / Gift: [money]
{recipient} is grateful for the {quantity} {product} which {sender} sent.
Note: if we collect [money] by {due_date}, [person] can go to the clinic
The contact person, {contact}, collects {product:many} for families in {city} until {end_date}.
I, {sender}, have sent you [money]; please mail the receipt to {email}.
[large] people, {company} among them, gave money.
On {date} [person] handed a cheque over [money] to {recipient}.
Half a year ago {sender} sent [money], this time it was less.
What {recipient} is going to receive is {quantity} {product}, says [person].
Sent by {sender}, received by {recipient}, photographed by [person]
The fund, which {manager} runs, was set up in {year}.
{flag:anonymous}
{flag:subscribed}
""",
    "subscription": """
{customer} reads {title} every week and pays {price} a year to {publisher}.
Subscriber {customer_id}, {customer}, {street}, {postcode} {city}
The subscription of our customer {customer} began on {start_date} and runs until {end_date}.
Please cancel my subscription as of {end_date}, customer number {customer_id}. {customer}
From {start_date} on {title} costs {price} instead of [money].
The publisher, {publisher}, gives {discount} off to those who order {title} before {due_date}.
A present from {sender} to {recipient}: {title} for a year.
If you do not cancel by {due_date}, the publisher, {publisher}, charges {price} again.
Why was {price} taken from my account on {date}? asks the customer, {customer}.
{author} has been writing for {title} since {year}.
{title} comes out every {weekday} and has {pages} pages.
Sent by {sender}, received by {recipient}, published by {publisher}
The trial lasts {days} days, after that it is {price}.
{enum:plan}
{flag:paid}
{flag:expired}
""",
    "catering": """
{customer} orders {dish} for {guests} people on {date} at {time}.
Menu {dish}, {servings} portions, to {street}, ready by {time}, {price}
[person] cooks, {driver} drives it there, {customer} pays {price}.
For {guests} guests we count {servings} portions of {dish}.
Order {order_id} for {customer}: {dish}, {price}, deposit {deposit}
Please add {quantity} {product} to my order for {date}. {customer}
{customer} leaves a deposit of {deposit} now; the price is {price}, and the food is delivered on {delivery_date}.
The meal at {venue}, cooked by [person], starts at {time} and ends at {end_time}.
For {servings} people [person] needs {ingredients}.
We serve {menu}.
May I order {dish} at a price of {price}? {customer}, {phone}
{supplier} sends {weight} of meat to [person]'s kitchen.
Instead of [dish] the customer, {customer}, would now like {dish}.
Tell {contact} by {due_date} how many of the {guests} guests will come.
{enum:diet}
{enum:meal}
{flag:vegan}
""",
    "building_site": """
{company} builds a house for {owner}, who will own it, at {street} from {start_date} to {end_date}.
Site manager {manager}, client {customer}, architect [person]
The house that [person] planned belongs to {owner} and has {rooms} rooms on {area} square metres.
{supplier} brings {quantity} {material} beams on {delivery_date}.
Work at {street} starts at {time} and stops at {end_time}.
{assignee} has to lay the floor by {due_date}; [person] painted the walls long ago.
Owner {owner} / builder {company} / cost {price} / finished {end_date}
Instead of the planned [money] the owner, {owner}, has to pay {price}.
Our employee {employee} fell from the roof on {date} at {time}
By {due_date} the manager, {manager}, must find [small] more workers.
The manager, {manager}, told the owner, {owner}, that it will take {days} more days.
Begun in {year}, the tower in {city} belongs to {owner}.
The owner, {owner}, paid a deposit of {deposit} when work began and [money] at the end.
Neighbour {reporter} reported the noise at {street}.
{flag:insured}
{enum:damage}
""",
    "camping": """
We would like a place for a tent from {start_date} to {end_date}. {guest}, {phone}
Our guest {guest} comes with {children} children and a {animal}.
A night costs [member:money], so {guest} pays {price} for {nights} nights.
The pitch [code] was booked by {guest}, whose car has the plate {plate}.
[name:person] opens the gate at {time} and locks it at {end_time}.
Site in {city}, {country}, open {start_date} until {end_date}
Our visitor {guest} left a {color} {product} behind on pitch [code].
{guests} campers, {children} of them children, arrived in {city} at {time}.
Who looks after the site? [person] does, and {contact} answers your questions.
The deposit of {deposit} was given back to {guest} on {date}.
Pay the deposit of {deposit} by {due_date} and the rest of the {price} when you come.
Our guest {guest} walked {distance} km from {origin} to the site in {destination}.
Our neighbours on pitch [code], from [country], sang until [time].
{flag:pets}
{flag:wifi}
{enum:weather}
""",
    "podcast": """
{speaker} talks to [person] about {topic}, {minutes} minutes, out on {date}.
Episode {title}: {speaker} on {topic}
New: {title}, presented by {speaker}, produced by {company}, {minutes} min
Listen to {speaker} at {website}.
In {title} the host, {speaker}, asks {author}, who wrote a book on {topic}, what comes next.
{attendees} people have heard the episode in which {speaker} talks about {topic}.
Every {weekday} at {time} a new episode, every one {minutes} minutes long
Not [person] but {speaker} speaks this time; the writer {author} is the guest.
Write to {email} and tell the speaker, {speaker}, what you think of {title}.
The first episode came out on {start_date}, the last one on {end_date}.
{sender} from {city} sent the host, {speaker}, a letter about {topic}.
Recorded in {city} on {date} and cut by [person]
{company} pays {price} to be named in {title}.
{flag:free}
{enum:language}
""",
    "parking_fine": """
{driver} parked at {street} at {time} on {date} and has to pay {price}.
Plate {plate}, {street}, {time} to {end_time}, fine [money], due {due_date}.
Notice {ticket_id} to the owner, {owner}: your car {plate} stood at {street}.
The car of {owner} was parked by {driver} in front of a gate.
{reporter} reported it at {time} in ticket {ticket_id}.
Pay {price} until {due_date} or more later.
The car is mine, but I, {owner}, did not drive it in {city} on {date}; {driver} did.
The driver, {driver}, says that {witness} saw when the {color} car was moved.
Notice {ticket_id} | car: {brand} | {color} | plate {plate} | {price}
The car was towed from {street}; its owner, {owner}, can fetch it until {end_time}.
Towing costs {price}, the parking ticket comes on top.
After {days} days without payment a letter goes to the owner of the car, {owner}, who lives in {home}.
Send your complaint, quoting case {ticket_id}, to {email}.
{flag:paid}
{flag:appealed}
""",
    "gym": """
{student} has lessons with {teacher} every {weekday} from {time} to {end_time}.
{teacher} taught {student} how to lift {weight}.
Member {customer_id}: our client {customer}, {age}, joined {start_date}, {fee} a month
The course {topic} in room {room} is led by {teacher}.
The contract of the customer, {customer}, ends on {end_date} and must be cancelled by {due_date}.
Down from [weight] to {weight} in {days} days: well done, [person]!
{seats} people fit into room {room}; the teacher, {teacher}, starts at {time}.
I am {customer}, a customer of yours, and would like to stop on {end_date}; my customer number is {customer_id}.
Trainer {teacher}, pupil {student}, {minutes} minutes, {price}
So for {price} you train {hours} hours with {teacher}
The student {student} ran {distance} km in {minutes} minutes while [person] looked at the clock.
Since [person] is ill, {teacher} teaches the class on {weekday}.
Found in room {room}: a {color} {product}. Ask {contact}.
{flag:insured}
{enum:sport}
{enum:day_part}
""",
    "research": """
{author} wrote up, helped by [person], what [large] people know of {topic}.
{title} by {author}, {publisher}, {year}, {pages} pages
In {year} {author} published a paper on {topic}.
The study {title}, paid for by {company}, was led by {manager}.
The author, {author}, works under {manager} at the university of {city}.
{company} gave [person] [money] to look into {topic}.
Between {start_date} and {end_date} {attendees} people were asked about {topic}.
Handed in by the student {student} on {date}, read by [person], published by {publisher}
According to the author, {author}, it takes {hours} hours, according to [person] twice as long.
The student {student} wrote about {topic} and was helped by the teacher, {teacher}.
{speaker} presents the paper of {author} in {venue} on {date}.
The data of the author {author} can be found at {website}.
Papers must be sent to {email} by {due_date}.
The authors are {authors}.
{flag:consent}
{enum:status}
""",
    "handover": """
Our employee {employee} got a {model} from [person] on {date}.
User {user}, mail {email}, phone {phone}, room {room}
The boss, {manager}, ordered a {model} for the new employee {employee}, who starts on {start_date}.
The {model} with {os} was given back by our employee {employee} on {date}.
{assignee} of IT, responsible for the handover, brings the {model} to room {room} at {time}.
New colleague: {employee}. Boss: {manager}. Login: {user}. Desk: {room}.
Order {order_id}, {model}, {os}, version {version}, used by our employee {employee}
The old device of our employee {employee} goes to a school, the new {model} costs {price}.
Hello {recipient}, our employee {employee} needs a {model} by {due_date}. {sender}
Our employee {employee} signed for {items}
Before the employee {employee} left {company}, the boss, {manager}, asked for the {model}.
[person] changed the password of the user {user} on {date}.
When our employee {employee} opens the mail the {component} {symptom}.
{flag:remote}
{flag:returned}
{enum:role}
""",
    "tender": """
{company} wants {quantity} {product}; offers go to {contact} by {due_date}.
{supplier} offers {quantity} {product} for {price}, delivery {delivery_date}.
Order {order_id}, placed with {supplier} by {customer}: {price} and {tax} tax
Valid from {start_date} until {end_date}: {product}, {price} each
The cheapest supplier, {supplier}, asks for {price}; [company] asked for more
{supplier} won against [company] and delivers on {delivery_date}.
Opened on {date} at {time} in room {room} by our employee {employee}
Dear {recipient}, our offer of {price} stands until {end_date}. {sender}, {company}
{customer} ordered {quantity} {product} from {seller}, who sells it with a discount of {discount}.
The manager, {manager}, signed the contract with {supplier} on {date}.
Whoever wants to supply {company} must have {experience} years in the trade.
If {supplier} has not delivered by {delivery_date}, {price} need not be paid.
{seller}, who sells for {supplier}, called {contact}, the contact person at {company}, on {date}.
{flag:signed}
{enum:status}
""",
    "ferry": """
The ferry leaves {origin} at {time} and is in {destination} at {end_time}.
{person} takes the boat from {origin} to {destination} with a {color} car, plate {plate}.
Crossing {origin} to {destination}, {date}, {duration}, {fee} per person
{guests} people and a car cost {price} from {origin} to {destination}.
Booking {booking_id}: {person}, {guests} persons, plate {plate}, cabin {room}
Because of the wind the ship lands in {destination} and not in [city].
Be at the harbour of {origin} by {time}; the gate closes at {end_time}.
On {weekday} no ship goes from {origin} before {time}.
It takes {hours} hours to get to {destination} from {origin} by sea.
{person}, cabin {room}, left a {product} on board.
The driver, {driver}, stays in the car; [person] goes up on deck.
{company} runs the line from {origin} to {destination} since {year}.
On {start_date} the summer timetable begins, on {end_date} it ends.
{flag:delayed}
{flag:cancelled}
{flag:luggage}
""",
    "obituary": """
{person}, born on {birth_date} in {birthplace}, died on [date] at home in {home}.
{person} leaves behind {children} children and a {animal}.
The funeral of {person} is on {date} at {time} in {venue}.
A {job} all through life, {person} worked for {company}.
{person}, who wrote {title} in {year}, was {age}.
Born in {birthplace}, at home in {home}: the long way of {person}
At the grave of {person}, {speaker} will say a few words.
In {year} {person} moved from [city] to {home} to work as a {job}.
We mourn our {job} {person}. The manager, {manager}, {company}
Instead of flowers, [person] collects money, account [code]; questions go to {contact}.
{author} wrote in the paper about {person}, the {job} from {home}.
Born {birth_date}. Died [date]. Aged {age}.
{person} had learnt the trade from {teacher} in {city}.
{flag:married}
{enum:season}
""",
    "recall": """
{brand} calls back the {model} made in {year}.
In {country} [large] pieces of the {model} were sold for {price}.
Owners of the {model} can get their {price} back until {due_date}.
[small] people were hurt by the {product} of the brand {brand}.
The {model} was made by {brand} and sold by {supplier} and tested by [person].
Recall {ticket_id}: {brand} {model}, sold from {start_date} to {end_date}
Call {phone} or look at {website} if you own a {model}.
{reporter} from {city} was the first to tell the maker, {brand}, about it.
The {product} made of {material} can catch fire, says its maker, {brand}.
Bring it back to {company}, {street}, before {due_date}.
Only the {color} {product} is meant; the one in [color] is safe.
{supplier} had sent the maker, {brand}, the wrong parts.
{speaker} of {brand} said on {date} that {errors} faults were known.
{flag:refund}
{flag:warranty}
{flag:injured}
""",
    "interview": """
{person} applied as a {job} at {company} on {date}.
Talk with {person} on {date} at {time}, led by {manager}, room {room}
The head of department, {manager}, asked {person} about {experience} years at [company].
Candidate {person}, {age}, {home}, wants a salary of {salary}
{company} offers {person} a wage of {salary} from {start_date}.
{person} can begin on {start_date} and would like to earn {salary}.
Invited by letter, {person} came to {city} at {time} to speak to the head, {manager}.
Skills of {person}: {skills}
Please bring your papers, {recipient}. {sender}, {company}
Did the manager, {manager}, like {person}? Yes, {score} of 12 points.
Now {person} and nobody else got the post of {job}
For the post of {job} [large] people applied, {person} with the most experience.
{person} was born in {birthplace}, studied {topic} and is now a {job}.
{company} answers {person} by {due_date}; until then call {contact} at {phone}.
{flag:hired}
{enum:education}
{enum:working_time}
""",
    "cleaning": """
{employee} cleans for {customer} every {weekday} from {time} to {end_time}.
Customer {customer}, {street}: {rooms} rooms, {hours} hours, {price}
The flat of the customer, {customer}, has {area} square metres; our employee {employee} needs {hours} hours.
The customer {customer} handed the key over; {employee} starts work on {start_date}.
While [person] is on holiday until {end_date}, {assignee} is responsible, from {weekday} on.
Could your employee {employee} come at {time} instead of [time]? Your customer {customer}.
{company} sends its worker {employee} to the customer {customer} in {city}.
One visit costs {price}, windows are not included.
{quantity} windows, {rooms} rooms, one tired employee: {employee}
Offered by {company}: {hours} hours of cleaning for {price}
{company} sends {customer} a bill for {price} and gives {employee} a wage of {salary}.
On {date} {sender} wrote to {recipient} that [first:person] had been late.
{flag:pets}
{enum:frequency}
""",
    "translation": """
{assignee} translates {title} by {author} for {publisher}.
{pages} pages, due {due_date}, {price}
The client {customer} sent a text about {topic} on [date] and needs it by {due_date}.
For {pages} pages {assignee}, who handles the text, asks {price}.
The boss, {manager}, gave the text of the customer, {customer}, to [person] and not to [person].
Text: {title}. Pages: {pages}. Translator: {assignee}. Price: {price}.
Hello {assignee}, can you do {pages} pages until {due_date}? {sender}
The job went to {assignee}, who has {experience} years of experience and lives in {home}.
{author} wrote it in {year}, {assignee} translated it later.
Job {order_id}: client {customer}, translator {assignee}, {pages} pages
Read by our employee {employee} and sent to the client {customer} at {email} on {date}
The customer, {customer}, found {errors} errors in the text that had been assigned to {assignee}.
The letter was written in {city} and is meant for {recipient} in {country}.
{flag:urgent}
{enum:language}
""",
    "power_cut": """
No power at {street} on {date} from {time} to {end_time}.
{company} turns off the water in {city} for {hours} hours.
{reporter} at {street} reported at {time} that the light was gone.
Since {time} [large] homes in {city} have been without power.
Dear {recipient}, on {date} from {time} we change the meter at {street}. {company}
{employee} of {company} comes between {time} and {end_time} and needs {minutes} minutes.
Fault {ticket_id}, {city}, {street}, reported by {reporter}, assigned to {assignee}
{assignee}, who was sent to mend it, found the broken cable at {street} after {hours} hours.
It will be over at {end_time}, says {speaker} of {company}.
The customer {customer}, no. {customer_id}, lost food worth [money] because the freezer was off.
The cut in {city} began at {time}, nobody knows why.
Call {phone} and name your customer number {customer_id}.
For {hours} hours our tenant, {tenant}, sat in the dark; at {end_time} it was over.
{flag:solved}
{enum:damage}
""",
    "babysitting": """
{assignee} looks after the {children} children of the customer, {customer}, on {date}.
The customer, {customer}, needs somebody from {time} to {end_time} on {weekday}.
Sitter {assignee}, {age}, {phone}, {price} for {hours} hours
{person} lives in {home} and has {experience} years of experience.
{customer} paid the seller, {seller}, {price}
If something happens, call {doctor}, the doctor, at {phone}.
The sitter in charge, {assignee}, read {title} to the {children} children.
For dinner there is {dish}, it takes {minutes} minutes.
Hello {recipient}, could you come on {date} at {time}? {sender}
Instead of [person], who has an exam, {assignee} will come.
To sum up: {employee} started with us on {start_date} and is paid [money] every {weekday}.
{flag:licensed}
{flag:allergy}
{enum:frequency}
""",
    "election": """
{winner} was elected in {city} on {date} with [large] votes.
{winner}, a {job} from {home}, beat [person].
Polls are open from {time} to {end_time} on {weekday}, {date}.
{manager} takes over from [person] as head on {start_date}.
{attendees} people voted, [large] stayed at home.
Vote at {venue}, {street}, {city}, before {end_time}.
The winner, {winner} ({age}), promised to spend [money] on {topic}.
At {time} {speaker} read out the result: {winner} has won.
Letters must reach the town hall by {due_date}, the vote is on {date}.
{author} reports from {city}: {winner} has won
Born in {birthplace}, living in {home}, elected at last: {winner}
What the winner, {winner}, talks about most is {topic}
{witness} saw how votes were counted twice in {venue}.
{flag:confirmed}
{enum:direction}
""",
    "adoption": """
{customer} paid and took home a {animal} from the shelter in {city} on {date}.
The shelter sold the {animal} to {customer} for {price}.
Seen by {witness} in {city}, picked up by its owner, {owner}
{contact}, who answers all questions, says that the {animal} is {color} and likes cats.
Who wants a {animal}? Call {contact} at {phone} or write to {email}.
Since {start_date} the {color} {animal} has been with us; its old owner, [person], moved to {country}.
[person] gave up the {animal}, and the new owner, {owner}, took it in.
Open every {weekday} from {time} until {end_time}, {street}, {city}
{customer} pays {price}, of which a deposit of {deposit} is due on {due_date}.
[small] more animals came in on {date}.
[man:person] has fed the {animal} since {start_date}.
The customer, {customer}, lives at {street} with {children} children.
{flag:vaccinated}
{flag:garden}
{flag:children_allowed}
""",
}
