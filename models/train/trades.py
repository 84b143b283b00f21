"""More domains, in the notation of `domains.py`: trades, clubs, travel, money and the home."""

TRADES = {
    "transfer": """
{sender} sent {price} to {recipient} on {date}.
{price} was transferred from {sender} to {recipient}.
{recipient} received {price} from {sender}.
Transfer of {price} to {recipient} for order {order_id}.
On {date} the account of {recipient} was credited with {price}.
The fee for a transfer is {fee}.
{tenant} pays {rent} rent to {recipient} every month.
The money that {sender} sent arrives on {delivery_date}.
Before that, the balance was [money].
{enum:payment}
Payer {sender} / Payee {recipient} / Amount {price} / Booked {date} / Order {order_id}
On {date}, {recipient} found {price} from {sender} in the account.
{recipient} thanked {sender}, from whom {price} had come.
Has my payment of {price} to {recipient} gone out? {sender}
The {price} that {sender} owed {recipient} were sent on {date}, not on [date].
By standing order {recipient} gets {rent} of rent from {tenant}, next time on {due_date}.
Money in: {price} from {sender}. Money out: nothing.
{sender} sent {price} to {recipient} and nearly typed the account of somebody else.
From the account {customer_id} of {sender} {price} went to {recipient}; the bank kept [money] of its own.
With the {price} that {sender} sent abroad went a fee of [money]
To {recipient}, with thanks, [money]. {sender}
Wire: {sender} ({home}) to {recipient} ({country}), {price}, value date {date}
Neither the fee of [money] nor the wrong name kept {sender} from wiring {price} to {recipient}.
If {recipient} has not received the money by {due_date}, [person] will call the bank at {phone}.
[money] were lent to {recipient} by [person] and must be given back by {due_date}.
{flag:confirmed}
{enum:frequency}
{enum:status}
Dear {recipient}, I sent you {price} on {date}; please tell me when it is there. {sender}
{sender} sent {recipient} {price}; [person] still owes [money].
{recipient} in {city} has still not received the {price} that {sender} sent on {date}.
""",
    "car_sale": """
{seller} sells a {color} {brand} car from {year} for {price}.
The car was built in {year} and has driven {distance} km.
For sale: {model}, {year}, {price}; the seller is {seller}, {phone}.
{customer} bought the car from {seller} for {price}.
The car with the plate {plate} belongs to {owner}.
The {model} that {seller} offers is {color} and costs {price}.
{seller} from {city} wants {price} for the {model}.
It was sold on {date} to {customer}.
It has {seats} seats and is {color}.
{enum:condition}
The tyres cost [money].
For sale by {seller}: {brand}, {year}, {color}, {distance} km, {price}
Seller: {seller}. Buyer: {customer}. Price agreed: {price}. Handed over: {date}.
{customer}, who bought it in the end, had offered [money], but {seller} would not sell for less than {price}.
The {color} car that {seller} sold to {customer} carried the plate {plate}.
Previous owner: [person]. Current owner: {owner}. Asking price: {price}.
Is the {model} from {year} still there? I can come on {date}. [person]
Built in {year}, owned by {owner} since [year], now on offer for {price}.
Driven only {distance} km since its owner, {owner}, had it painted {color}.
The seller, {seller}, showed the buyer, {customer}, the papers: {brand}, {year}, plate {plate}.
With {seats} seats and {distance} km on the clock, it costs {price}.
For {price}, of which a deposit of {deposit} is due at once, {customer} buys the {model}.
Ask {contact}, not me; {contact} sells the car for its owner, {owner}.
Sold! {seller} got {price} for the {model} from {customer} in {home}.
First registered {year}; colour {color}; seats {seats}; price {price}; phone {phone}
The buyer, {customer}, paid {deposit} on {date} and the rest of the {price} later.
{enum:fuel}
{enum:vehicle}
{flag:second_hand}
{flag:damaged}
The owner, {owner}, has given the keys to {seller}, who is to sell the car for {price}.
Dear {seller}, I will buy your {model} for {price}. Can I see it on {date} at {time}? {customer}
Bought from {seller} in {city}, driven home by {driver}, now owned by {customer}
""",
    "membership": """
{person} joined the club on {start_date} and pays {fee} a year.
The membership of {person} ends on {end_date}.
{person}, born on {birth_date}, is a member since {start_date}.
Members pay {fee} a month.
The club meets every {weekday} at {time} at {venue}.
{manager} is the head of the club.
Membership number {customer_id}: {person}, {home}.
The club in {city} has [count] members.
Send your form to {email}.
{flag:paid}
[person] left the club on [date].
Member: {person} | No.: {customer_id} | Since: {start_date} | Fee: {fee}
New member: {person} ({age}, {home}), welcomed by [person]
{person}, no. {customer_id}, wants to end the membership on {end_date}.
I would like to join from {start_date}. {person}, {street}, {home}
The yearly fee of {fee} has to be paid by {due_date}, writes our head, {manager}.
Elected on {date}: {manager} as chair, in place of [person].
{person} has been with us since {start_date}, longer than [person].
Our club, founded in {year}, counts [count] members and is led by {manager}.
Every {weekday}, from {time} to {end_time}, members may use {venue}.
Those who, like {person}, joined before [date], pay {fee}.
When {person} turned {age}, the club gave {person} a {product}.
Card {customer_id} belongs to {person} and is valid until {end_date}.
Our contact person, {contact}, keeps the list; to be struck off, write to {email} before {due_date}.
Application of {person}, born {birth_date}, {job}, recommended by [person].
Chair {manager}, [count] members, {fee} a year, meets on {weekday}
{enum:age_group}
{enum:sport}
{flag:subscribed}
Our head, {manager}, wrote to the member {person}: your fee of {fee} is due on {due_date}.
In a letter {sender} asks whether the applicant, {person}, may join from {start_date} on.
Entry date {start_date}, birth date {birth_date}, name {person}, fee {fee}
""",
    "repair": """
The {model} of our client {customer} was repaired on {date} for {price}.
For the client {customer} a {model} is under repair from {start_date} to {end_date}.
The repair takes {days} days and costs {price}.
{assignee} repairs the {model}.
A new {component} was needed for the {model}.
The washing machine of our customer {customer} at {street} makes noise.
{assignee}, who is to do the repair, comes on {date} at {time} to {street}.
Pick it up until {due_date}.
Repair order {order_id} for {customer}: {price}.
{enum:condition}
A new one would cost [money].
Job {order_id}: {model}, owner {owner}, fixed by {assignee}, {price}
In: {start_date}. Out: {end_date}. Customer: {customer}. Mechanic: {assignee}.
{assignee} needed {hours} hours to get the {model} of our customer, {customer}, going again.
Brought in by the customer, {customer}, on [date] and mended by {assignee}, the {model} can be fetched.
When will my {model} be done? I left it with {assignee} on [date]. {customer}
For {price}, new {component} included, {assignee} repaired the {model}.
Estimate [money], final bill {price}, order {order_id}
The {model} that the customer, {customer}, dropped off was sent on to its maker, {brand}.
{assignee}, who is to do the repair, will come to {street} on {date} between {time} and {end_time}.
The customer, {customer}, was told to call {phone} before {due_date}.
It was [person] who broke the {model}, {customer} who paid and {assignee} who mended it.
Please note: not before [date] can the customer, {customer}, have the {model} back
Spare part from {supplier}: [money]. Work: {hours} hours. Total: {price}.
{model}, {color}, dropped off on [date], to be collected by {due_date}
After {days} days {assignee}, who was to repair it, gave up, and the customer, {customer}, got the deposit of {deposit} back.
{flag:warranty}
{flag:solved}
{enum:status}
The customer, {customer}, rang {assignee}, who was to repair the {model}, on {date} and asked whether it would be ready by {due_date}.
Brought: [date]. Ready: {end_date}. Paid: {price}. Customer: {customer}. Mended by: {assignee}.
""",
    "school_trip": """
Teacher {teacher} takes {guests} pupils to {destination} on {date}.
The trip to {destination} costs {price} and lasts {days} days.
The bus leaves {origin} at {time} and is back at {end_time}.
The class teacher, {teacher}, comes along to {venue} in {destination}.
Pupils bring a deposit of {deposit} until {due_date}.
We go from {origin} to {destination} by bus.
The pupils sleep at the {hotel} for {nights} nights.
Call the teacher, {teacher}, at {phone}.
The pupil {student} cannot come along.
{enum:weather}
Trip: {destination} / Date: {date} / Leave: {time} / Back: {end_time} / Cost: {price}
Class of {teacher}, {guests} pupils, {nights} nights at the {hotel}
Dear parents, on {date} we go to {destination}. Please send the deposit of {deposit} by {due_date}. Your teacher, {teacher}
The pupil {student} forgot a {product} on the bus from {origin} to {destination}.
Led by their teacher {teacher}, {guests} children set out from {origin} at {time}.
While the teacher, {teacher}, pays for the bus, [person], a mother, counts the children.
{price} per child, of which {deposit} has to be handed to the teacher, {teacher}, in advance until {due_date}
In {destination} [person] shows the class around {venue}.
Is our pupil {student} coming to {destination}? asked the teacher, {teacher}.
The journey from {origin} to {destination} takes {hours} hours.
They set off on {start_date} and come home on {end_date}.
Of all the pupils only {student} knew that {city} lies in {country}.
In place of a mother, [person], who is ill, the teacher, {teacher}, takes the class to {venue}.
Meet at {street} in {origin} at {time}; parents pick up their kids at {end_time}.
{flag:allergy}
{enum:transport}
{flag:cancelled}
The teacher, {teacher}, wrote to {recipient}: the pupil {student} needs {price} for the trip to {destination}.
Out {time}, home {end_time}; from {origin}, to {destination}; teacher: {teacher}
""",
    "newsletter": """
{company} opens a new shop in {city} on {start_date}.
Until {end_date} you get {discount} off every {product}.
Our {product} in {color} now costs only {price}.
{company} was founded in {year} in {city}.
Visit {website} for more.
{brand} presents the {model} for {price}.
Order before {due_date} and save {discount}.
Our shop at {street} is open on {weekday} from {time} to {end_time}.
The new {model} from {brand} is made of {material}.
{flag:online}
NEW in {city}: {company}, {street}, from {start_date}!
Only until {end_date}: {discount} off the {model} by {brand}
Was [money], now {price}: our {product} in {color}
Dear {recipient}, on {start_date} we open our doors in {city}. Yours, {sender}
Between {start_date} and {end_date} every {product} is {discount} cheaper.
The {model}, which {brand} built in {country}, is yours for {price}.
Do you know {brand}? Since {year} they have been making {product:many}.
Opening hours: {weekday}, {time} to {end_time}
Order number {order_id}: {product}, {material}, {price}
{company} moves from {origin} to {destination} on {date}
Sign up at {email} by {due_date} and win a {product}.
Just {stock} {product:many} left at {price}!
{author} writes in our magazine about {topic}.
Meet [helper:person] in our shop in {city} on {date} at {time}.
This week at {company}: {product}, {price}, down from [money].
{flag:subscribed}
{flag:free}
{enum:season}
{brand} makes it, {company} sells it, you save {discount}: the {model}
The sale starts on {start_date}, ends on {end_date} and takes place in {city}.
""",
    "insurance": """
{reporter} reported damage of [money] on {date}.
Claim no. {ticket_id} by our client {customer}: [money].
The claim of the customer, {customer}, is handled by {assignee}.
On {date} a storm broke {quantity} windows at {street}.
Our customer {customer}, no. {customer_id}, lives in {home}.
{assignee}, who works on the claim, will visit the house on {date} at {time}.
{company} pays out [money] on the claim.
{flag:insured}
{enum:weather}
The roof was new in [year].
Claim {ticket_id} / Insured customer {customer} / Clerk in charge {assignee} / Loss [money] / Date of loss {date}
{customer}, a client of {company} with number {customer_id}, asks for [money].
Of the [money] that was claimed, {company} paid only [money].
{assignee} works on the claim which the client, {customer}, sent in on {date}.
I am {customer}, your customer no. {customer_id}. On {date} my {product} was stolen in {city}.
The neighbour, {witness}, saw the tree fall on the car of {owner}
Letter from {sender} to {recipient}: please send the bill for the {product} by {due_date}.
Who was at the wheel? {driver}. Which of our clients suffered it? {customer}. What did it cost? {price}.
The roof of {owner} at {street} was damaged at {time} on {date}.
On {date} {assignee}, who works on the claim, and the witness, {witness}, meet at {street}.
Reported by {reporter}, handled by {assignee}, signed off by the boss, {manager}.
The policy runs from {start_date} to {end_date} and costs {price} a year.
{company} has {days} days to answer its customer {customer}.
Nothing was paid for the {product} from {year}, but [money] for the rest.
{assignee} deals with case {ticket_id} and can be rung at {phone}.
{enum:damage}
{flag:expired}
{flag:injured}
{witness}, who saw it, told [person] what had happened to the {product}.
Damage on [date], claim sent [date], answer due {due_date}: customer {customer}, [money]
""",
    "wedding": """
{person} marries on {date} at {venue} in {city}.
The party begins at {time} and {guests} guests are invited.
{guests} guests come to the wedding at {venue}.
Please answer by {due_date} to {contact}.
The rooms at the {hotel} cost {price}.
{speaker} will make a speech at {time}.
The cake is baked by [person].
{contact}, whom you should ask about the present, collects the money: call {phone}.
The bride wears {color}.
The first wedding was on [date].
{person} says yes! {date}, {time}, {venue}, {city}
Place: {venue}. Guests: {guests}. Begin: {time}. Dress: {color}.
Those who stay over can book the {hotel} for {price} until {due_date}.
Whom to contact? {contact}, a friend of the bride, {person}.
The bride, {person}, {age}, is a {job} from {home}.
[person] rings the guests, {speaker} gives the speech, [person] bakes the cake.
After the church there is dinner at {venue} from {time} until {end_time}.
Of [count] invited, {guests} guests have said yes to our contact person, {contact}.
For {person}'s big day {supplier} sends flowers worth {price}.
A band from [city] plays until {end_time}.
Please bring no {product}; {person} already has one.
{person}'s wedding, {date}: {guests} people, {rooms} rooms at the {hotel}
They have been a pair since {year} and marry in {city} on {date}.
{flag:outdoors}
{flag:children_allowed}
{enum:season}
{enum:relation}
{sender} and the family invite {recipient} to the wedding of {person} on {date}.
Church {time}, end {end_time}; hotel: {hotel}; questions: {contact}
""",
    "warehouse": """
Truck {plate} brought {quantity} {product} from {supplier} at {time}.
The driver, {driver}, unloaded {quantity} {product} on {date}.
Our worker {employee} counted {stock} units in stock on {date}
The delivery from {origin} to {destination} weighs {weight}.
{supplier} sent all {quantity} {product} in one go.
Shelf [code] holds {stock} units.
The lorry of {carrier} leaves for {destination} at {time}.
Parcel {tracking}, {weight}, to {recipient}.
{flag:available}
The next truck is driven by [person].
IN {date} {time} | {quantity} {product} | {supplier} | driver {driver} | truck {plate}
Goods in: {quantity} {product} from {supplier}, signed by our worker {employee}
{driver}, who came from {origin} at the wheel of truck {plate}, drives on to {destination}.
Our worker {employee} signed for {quantity} {product} that the driver, {driver}, had brought.
Of the {quantity} units, [small] were damaged.
Sent by {supplier}, carried by {carrier}, received by {recipient}
After unloading at {time}, {driver} drove off to {destination} with {weight} on board.
On the shelf [code] there are {stock} in stock; our worker {employee} counted twice.
{carrier} fetches parcel {tracking} at {time}, {carrier}'s driver is {driver}.
From {origin}: {weight}. To {destination}: parcel {tracking}.
Our supplier, {supplier}, did not send too few; {supplier} sent {quantity} {product}.
The boss, {manager}, wants our worker {employee} to count everything again by {due_date}.
Gate opens {time}, closes {end_time}; truck {plate} was late.
Pick {quantity} {product} for the buyer, {customer}, order {order_id}, shelf [code]
{flag:damaged}
{enum:vehicle}
[person] brings it, [person] counts it, {customer} buys it: {quantity} {product}
Truck {plate} left {origin} at {time} and got to {destination} at {end_time}.
""",
    "minutes": """
The first speaker, {speaker}, opened the meeting at {time}; {attendees} members were present.
{assignee} will write the report on {topic} until {due_date}.
[person] and the others agreed to pay a total of {price}.
The next meeting is on {date} in room {room}.
{manager} was elected as head of the group.
The group discussed {topic} for {minutes} minutes.
Minutes written by {author} on {date}.
It is the task of {assignee} to call {company} by {due_date}.
{flag:online}
The meeting ended at {end_time}.
Chair: [person] / Minutes by: {author} / Date: {date} / Time: {time} to {end_time}
Present: {people}. Absent: {absentees}.
Written by {author}, approved by the boss, {manager}, on {date}
Action: {assignee} to send {topic} paper to {recipient} by {due_date}
[colleague:person] asked {assignee} to find out about {topic} before {due_date}.
A budget of [money] was asked for by [person], and the boss, {manager}, agreed.
Agenda: {topics}
It was decided that the task of writing to {company} falls to {assignee}, not to [person].
Our head, {manager}, thanked {author} for writing the minutes of [date].
At {time} {speaker} gave a talk of welcome to {attendees} members in room {room}.
Since the speaker, {speaker}, had to leave early, [person] closed the meeting at {end_time}.
Topic {topic}, proposed by [person], was put off until {date}.
For {minutes} minutes the members talked about {topic}; then the head, {manager}, called a vote.
Who does what: {assignee}, report on {topic}, {due_date}
Next time, on {date} at {time}, {speaker} will speak on {topic}.
{flag:confirmed}
{enum:status}
{speaker} spoke about {topic}, {author} wrote it down, {assignee} will see to it by {due_date}.
Start {time}; end {end_time}; next meeting {date}; chair {manager}
""",
    "concert": """
{speaker} plays at {venue} in {city} on {date}.
Tickets to see {speaker} on stage cost {fee} and are sold from {start_date} on.
Doors open at {time}, the music ends at {end_time}.
{attendees} fans saw {speaker} at {venue}.
The tour of {speaker} begins in {city} on {start_date}.
I bought {quantity} tickets for the show of {speaker} for {price}.
Your seat is {seat}, row two.
The show lasts {minutes} minutes.
{flag:free}
The last show was in [city].
LIVE: {speaker} / {venue}, {city} / {date} / doors {time} / {fee}
{speaker} on stage from {time} to {end_time}, {attendees} fans in front
With {fee} a ticket for the concert of {speaker} is cheaper than last year.
My seat for the concert of {speaker} is {seat}; where is yours?
{person} bought {quantity} tickets to hear {speaker} on stage at {venue} and paid {price}.
The tour, which {speaker} opens in {city} on {start_date}, ends on {end_date}.
Instead of [person], who has a cold, {speaker} sings on {date}.
{speaker}, a singer from {country}, will fill {venue} on {weekday}.
Did you hear {speaker} in {city}? {minutes} minutes without a break!
Songs written by {author}, sung by {speaker}
Presale begins {start_date}, concert {date}, price {fee}
{attendees} came, though {venue} has but {seats} seats.
{author} writes: {speaker} was never better than at {venue}.
Bring your booking {booking_id}, row and seat {seat}; we start at {time}.
At {end_time} the lights went on and {speaker} waved goodbye to {city}.
{flag:outdoors}
{flag:cancelled}
{enum:age_group}
Words by {author}, voice by {speaker}, tickets from {seller} for {fee}
""",
    "train_delay": """
The train from {origin} to {destination} is {minutes} minutes late.
Because of snow the train to {destination} leaves at {time}.
Train {flight} from {origin} arrives in {destination} at {end_time}.
{person} waits in {origin} for the train to {destination}.
The train {flight} was cancelled on {date}.
{minutes} minutes of delay were announced in {origin}.
{flag:delayed}
{enum:weather}
The train before it left at [time].
{flight} {origin} > {destination}, planned [time], now {time}, +{minutes} min
Now departing at {time} instead of [time]: {flight} to {destination}
Passengers for {destination} who are stuck in {origin} should call {phone}.
Delayed by {minutes} minutes, {flight} will not reach {destination} before {end_time}.
The {minutes} minutes we lost in {city} made us miss the train to {destination}.
Is this the late train from {origin}? Yes, {flight}, {minutes} minutes behind time.
Sitting in {flight}, seat {seat}, {person} wonders when {destination} will come.
From {origin} with love: {minutes} minutes late again. {sender}
We regret that {flight} from {origin} runs only as far as {destination} today, {date}.
A tree on the line near {city} holds up the train to {destination}.
{person} will be {minutes} minutes late; this message is for {recipient}.
Refunds of [money] are paid for trains {minutes} minutes late.
Left {origin} {time}. Reached {destination} {end_time}. Should have been [time].
Since {time} nothing has moved between {origin} and {destination}.
{flag:cancelled}
{enum:seat_wish}
{enum:travel_class}
The train should have left {origin} at [time]; it left at {time} and reached {destination} at {end_time}.
{sender} tells {recipient}: I am in {city}, {minutes} minutes late.
""",
    "expenses": """
Our employee {employee} spent {price} in {city} on {date}.
Now our employee {employee} claims {price} for a trip to {destination}.
The hotel cost {price}.
Please note: our employee {employee} travelled {distance} km from {origin} to {destination}.
The boss, {manager}, approved the {price} of our employee {employee}.
The trip of our employee {employee} lasted from {start_date} to {end_date}.
Our employee {employee} stayed {nights} nights at the {hotel}.
Our employee {employee} bought a {product} for {price}.
{flag:paid}
Trip report of our employee {employee}: {origin} to {destination}, {start_date} to {end_date}, {price}
Claimed by the employee {employee}, approved by the boss, {manager}, paid on {date}
Hotel {price}, taxi free, distance {distance} km
For the night at the {hotel}, our employee {employee} asks {company} for {price}.
{manager}, the boss, wants to know why our employee {employee} spent {price} on a {product}.
Of the {price} for the journey to {destination}, {deposit} had been paid in advance.
Our employee {employee} drove {distance} km to {destination} to see the customer {customer}.
Bill {invoice_id}: {product}, {price}, bought by our employee {employee} in {city}
When the trip of our employee {employee} to {destination} ended on {end_date}, the form was due by {due_date}.
Lunch with the customer, {customer}, in {city}, {date}, {price}. Spent by our employee {employee}
It was our employee {employee} who travelled, but a friend, [person], handed in the bill
Our employee {employee} slept {nights} nights at the {hotel} in {destination}
To be paid to the employee {employee}: {price}. Checked by the head: {manager}. Due: {due_date}.
{tax} tax is included in the {price} that our employee {employee} spent.
{enum:transport}
{enum:meal}
{flag:signed}
For the train from {origin} to {destination} our colleague {employee} paid {price}.
The boss, {manager}, signed on {date} what the employee {employee} had spent between {start_date} and {end_date}.
""",
    "weather_report": """
In {city} it is {temperature} degrees at {time}.
On {date} the temperature in {city} reached {temperature} degrees.
{city} in {country} expects snow for {days} days.
{city} measured {temperature} degrees on {weekday}.
The storm reaches {city} at {time}.
{enum:weather}
Last year it was [decimal] degrees.
{city} {date} {time} {temperature} degrees
Station {city}: {temperature} degrees at {time}, wind from the sea
Note: while people elsewhere were sweating, {city} had only {temperature} degrees
By {weekday} it will be {temperature} degrees in {city}, says {speaker}.
For {days} days it has not stopped raining in {city}.
The cold that came over {country} on {start_date} will last until {end_date}.
How warm is it in {city}? {temperature} degrees, and it is only {time}.
Not since {year} has {city} measured {temperature} degrees.
Good morning from {city}, it is {time} and {temperature} degrees. Your presenter is {speaker}.
News: on {weekday} the rain leaves {origin} and moves on to {destination}.
{date}: storm over {city}, {hours} hours without power
The sun will be back in {country} after {days} days of clouds.
From {time} till {end_time} thunder was heard in {city}.
{enum:season}
{enum:direction}
{city}: {temperature} degrees at {time}. Elsewhere it is colder.
""",
    "letter": """
Dear {recipient}, thank you for the {product}. Yours, {sender}
Hello {recipient}, we arrive in {city} on {date}. Love, {sender}
{sender} writes to {recipient} from {city}.
Hi {recipient}, [person] told me about your new {product}
Dear {recipient}, please call me at {phone}. {sender}
I will be in {city} until {end_date}.
My new address is {street}, {postcode} {city}.
To: {recipient}. From: {sender}. Subject: {topic}
From {sender} to {recipient}, sent on {date}.
My son is {age} years old now.
{sender}, {street}, {city} // To: {recipient} // {date}
My dear {recipient}, since {date} I have been in {city}. Your {sender}
{recipient} got a card from {sender}, who is on holiday in [country].
It was [person] who told {sender} to write to {recipient}.
{recipient}, could you send me the {product}? I live at {street} now. {sender}
Hi {recipient}, say hello to [person] for me! {sender}
Hello {recipient}, I turn {age} on {date} and hope you will come. {sender}
With this letter, dated {date}, {sender} tells {recipient} about {topic}.
Please, {recipient}, ring me at {phone} by {due_date}. Yours truly, {sender}
What {sender} wrote to {recipient} on {date} was read by nobody else.
From: {sender} ({email}) / To: {recipient} / Sent: {date}, {time}
{sender} writes to {recipient}: please come to {city} by {due_date}.
Written by {sender}, read by {recipient}, carried by [person]
Best wishes to {recipient} and the {children} children from {sender} in {city}
{enum:relation}
{flag:needs_reply}
[person] asked {sender} to write to {recipient} about {topic}.
{sender} wrote to {recipient} about leaving {origin} for {destination} on {date}.
""",
    "medicine": """
Dr. {doctor} gave {patient} a medicine for {days} days.
{patient} takes {quantity} pills at {time}.
{patient}, born on {birth_date}, has a temperature of {temperature}.
Refer {patient} to Dr. {doctor}, room {room}.
The medicine for {patient} costs {price}.
Yes, the patient {patient} ({age}) weighs {weight} and is from {home}.
{doctor} operated on {patient} on {date}.
{flag:insured}
{flag:smoker}
Rx: {patient}, {age}, {quantity} pills at {time}, {days} days, Dr. {doctor}
Prescribed by Dr. {doctor} for {patient} on {date}
{patient} should take {quantity} drops each day at {time}, never at [time].
Because {patient} weighs {weight}, Dr. {doctor} gave {quantity} pills and not [small].
Having operated on {patient}, Dr. {doctor} went home.
For {price} {patient} gets enough pills for {days} days.
Dr. {doctor} told {patient}, who is {age}, to stay in room {room}.
Is {patient} allowed to get up? Ask Dr. {doctor}. {sender}
At {time} {patient} had {temperature} degrees, after the pills less.
The pills that Dr. {doctor} ordered for {patient} arrive on {delivery_date}.
Nurse {employee} gave {patient} {quantity} pills, as Dr. {doctor} had said.
The wife of the patient, {patient}, brought a {product} to room {room}.
Patient {patient}; born {birth_date}; weight {weight}; doctor {doctor}
From {start_date} to {end_date} the patient, {patient}, must not take anything else.
{patient} came in with {temperature} degrees on {date} and went home after {days} days.
{flag:allergy}
{enum:day_part}
{enum:frequency}
Nurse {employee} asked Dr. {doctor} how many pills {patient} should get; {quantity}, was the answer.
From {start_date} on {patient} takes {quantity} pills at {time}, until Dr. {doctor} says stop.
""",
    "survey": """
{age} years old, {job}, from {home}: this person gave {score} points.
The visitor from {country} gave {score} points out of 12.
{person} answered on {date} and gave {score} stars.
{attendees} people answered the survey in {city}.
The {job} from {home} has {children} children.
It took {minutes} minutes to answer.
{enum:sentiment}
{flag:recommend}
Respondent: {age}, {job}, {home}; score {score}; time {minutes} min
{person}, a {job} of {age}, answered all questions in {minutes} minutes.
Asked about {topic}, {person} gave {score} of 12 points.
{attendees} answers came in by the deadline, {due_date}, the last one on [date].
Between {start_date} and {end_date} {company} asked {attendees} people about {topic}.
How many stars would you give? {score}. How old are you? {age}. Where do you live? {home}.
Of those asked, {person} from {country} was the oldest, at {age}.
With {children} children and a job as a {job}, {person} had {minutes} minutes for us.
The survey, run by {company} in {city}, is about {topic}.
{person}: {score} points. The others: none.
To take part, write to {email} until {due_date}.
The {job} gave {score} points, others gave none.
I am {age}, live in {home} and would give {score} stars.
{enum:employment}
{enum:education}
{flag:anonymous}
Our employee {employee} asked, {person} answered: {score} points for {company}.
{person} lives in {home} and is {age}.
""",
    "garden": """
{person} put up {quantity} {product:many} in the garden on {date}.
{owner} has a garden of {area} square metres in {city}.
The garden is open from {time} to {end_time}.
A {animal} lives in the garden of {owner}.
The garden tools cost {price} at {company}.
{person} waters the garden every {weekday}.
{enum:weather}
[person] helped for [small] hours.
{person} bought {quantity} {product:many} for the garden in {city} from {seller}.
Garden of {owner}, {area} square metres, open {time} to {end_time}
On {date} {person} cut down the old tree of the owner, {owner}.
The {animal} that {witness} saw in {owner}'s garden is back.
While the owner, {owner}, is away until {end_date}, {person} waters the flowers.
Needed by {due_date}: {quantity} {product:many}, {weight} of seeds
The garden, which belongs to {owner}, may be used by {person} for {price} a year.
Planted by {person} in {year}, the tree belongs to {owner}.
For {price} {company} cuts the hedge at {street} on {date}.
In {minutes} minutes {person} had picked {weight} of berries.
The gate is painted {color}, the fence {color} too.
The owner, {owner}, {age}, has looked after {area} square metres since {year}.
Every {weekday} at {time} {person} meets a friend at the garden gate
{enum:season}
{flag:children_allowed}
The owner, {owner}, asked {person} to water the {color} flowers at {time} until {end_date}.
{seller} sold {customer} {quantity} {product:many}, and [person] put them up.
""",
}
