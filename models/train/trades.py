"""More domains, in the notation of `domains.py`: trades, clubs, travel, money and the home."""

TRADES = {
    "transfer": """
{sender} sent {price} to {recipient} on {date}.
{price} was transferred from {sender} to {recipient}.
{recipient} received {price} from {sender}.
Transfer of {price} to {recipient}, reference {order_id}.
On {date} the account of {recipient} was credited with {price}.
The fee for the transfer is {fee}.
{sender} pays {rent} rent to {recipient} every month.
The money of {sender} arrives on {due_date}.
Before that, the balance was [money].
{enum:payment}
""",
    "car_sale": """
{seller} sells a {color} {brand} car from {year} for {price}.
The car was built in {year} and has driven {distance} km.
For sale: {model}, {year}, {price}, contact {seller} at {phone}.
{customer} bought the car from {seller} for {price}.
The car with the plate {plate} belongs to {owner}.
The {model} of {seller} is {color} and costs {price}.
{seller} from {city} wants {price} for the {model}.
It was sold on {date} to {customer}.
It has {seats} seats and is {color}.
{enum:condition}
The tyres cost [money].
""",
    "membership": """
{person} joined the club on {start_date} and pays {fee} a year.
The membership of {person} ends on {end_date}.
{person}, born on {birth_date}, is a member since {start_date}.
Members pay {fee} a month.
The club meets every {weekday} at {time} at {venue}.
{manager} is the head of the club.
Membership number {customer_id}: {person}, {home}.
The club in {city} has {attendees} members.
Send your form to {email}.
{flag:paid}
[person] left the club on [date].
""",
    "repair": """
The {model} of {customer} was repaired on {date} for {price}.
{customer} brought in a {model} on {start_date}; it will be ready on {end_date}.
The repair takes {days} days and costs {price}.
{assignee} repairs the {model}.
A new {component} was needed for the {model}.
The washing machine of {customer} at {street} makes noise.
{assignee} comes on {date} at {time} to {street}.
Pick it up until {due_date}.
Repair order {order_id} for {customer}: {price}.
{enum:condition}
A new one would cost [money].
""",
    "school_trip": """
{teacher} takes {guests} pupils to {destination} on {date}.
The trip to {destination} costs {price} and lasts {days} days.
The bus leaves {origin} at {time} and is back at {end_time}.
{teacher} goes with the class to {venue} in {destination}.
Pupils bring {deposit} until {due_date}.
We go from {origin} to {destination} by bus.
The pupils sleep at the {hotel} for {nights} nights.
Call {teacher} at {phone}.
{student} cannot come along.
{enum:weather}
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
""",
    "insurance": """
{customer} reported damage of {price} on {date}.
Claim {ticket_id} by {customer}: {price}.
The claim of {customer} is handled by {assignee}.
On {date} a storm broke {quantity} windows at {street}.
{customer}, policy {customer_id}, lives in {home}.
The damage at {street} in {city} is {price}.
{assignee} will visit the house on {due_date} at {time}.
{company} pays {price} to {customer}.
{flag:insured}
{enum:weather}
The roof was new in [year].
""",
    "wedding": """
{person} marries on {date} at {venue} in {city}.
The party begins at {time} and {guests} guests are invited.
{guests} guests come to the wedding at {venue}.
Please answer by {due_date} to {contact}.
The rooms at the {hotel} cost {price}.
{speaker} will make a speech at {time}.
The cake is baked by {author}.
{contact} collects money for the present, call {phone}.
The bride wears {color}.
The first wedding was on [date].
""",
    "warehouse": """
Truck {plate} brought {quantity} {product} from {supplier} at {time}.
{driver} unloaded {quantity} {product} on {date}.
{employee} counted {stock} units on {date}.
The delivery from {origin} to {destination} weighs {weight}.
{supplier} sent {quantity} {product} too many.
Shelf {room} holds {stock} units.
The lorry of {carrier} leaves for {destination} at {time}.
Parcel {tracking}, {weight}, to {recipient}.
{flag:available}
The next truck is driven by [person].
""",
    "minutes": """
{speaker} opened the meeting at {time}; {attendees} members were present.
{assignee} will write the report on {topic} until {due_date}.
{sender} and the others agreed on a budget of {price}.
The next meeting is on {date} in room {room}.
{manager} was elected as head of the group.
The group discussed {topic} for {minutes} minutes.
Minutes taken by {author} on {date}.
{assignee} is to call {company} by {due_date}.
{flag:online}
The meeting ended at {end_time}.
""",
    "concert": """
{speaker} plays at {venue} in {city} on {date}.
Tickets for {speaker} cost {fee} and go on sale on {start_date}.
Doors open at {time}, the music ends at {end_time}.
{attendees} fans saw {speaker} at {venue}.
The tour of {speaker} begins in {city} on {start_date}.
I bought {quantity} tickets for {speaker} for {price}.
Your seat is {seat}, row two.
The show lasts {minutes} minutes.
{flag:free}
The last show was in [city].
""",
    "train_delay": """
The train from {origin} to {destination} is {minutes} minutes late.
Because of snow the train to {destination} leaves at {time}.
Train {flight} from {origin} stops in {destination} at {end_time}.
{person} waits in {origin} for the train to {destination}.
The train {flight} was cancelled on {date}.
{minutes} minutes of delay were announced in {origin}.
{flag:delayed}
{enum:weather}
The train before it left at [time].
""",
    "expenses": """
{employee} spent {price} in {city} on {date}.
{employee} claims {price} for a trip to {destination}.
The taxi cost {fee} and the hotel {price}.
{employee} travelled {distance} km from {origin} to {destination}.
{manager} approved the {price} of {employee}.
The trip of {employee} lasted from {start_date} to {end_date}.
{employee} stayed {nights} nights at the {hotel}.
{employee} bought a {product} for {price}.
{flag:paid}
""",
    "weather_report": """
In {city} it is {temperature} degrees at {time}.
On {date} the temperature in {city} reached {temperature} degrees.
{city} in {country} expects snow for {days} days.
{city} measured {temperature} degrees on {weekday}.
The storm reaches {city} at {time}.
{enum:weather}
Last year it was [decimal] degrees.
""",
    "letter": """
Dear {recipient}, thank you for the {product}. Yours, {sender}
Hello {recipient}, we arrive in {city} on {date}. Love, {sender}
{sender} writes to {recipient} from {city}.
Hi {recipient}, {person} told me about your new {product}.
Dear {recipient}, please call me at {phone}. {sender}
I will be in {city} until {end_date}.
My new address is {street}, {postcode} {city}.
To: {recipient}. From: {sender}. Subject: {topic}
From {sender} to {recipient}, sent on {date}.
My son is {age} years old now.
""",
    "medicine": """
{doctor} gave {patient} a medicine for {days} days.
{patient} takes {quantity} pills at {time}.
{patient}, born on {birth_date}, has a temperature of {temperature}.
Refer {patient} to Dr. {doctor}, room {room}.
The medicine for {patient} costs {price}.
{patient} ({age}) weighs {weight} and is from {home}.
{doctor} operated on {patient} on {date}.
{flag:insured}
{flag:smoker}
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
""",
    "garden": """
{person} planted {quantity} {product:many} in the garden on {date}.
{owner} has a garden of {area} square metres in {city}.
The garden is open from {time} to {end_time}.
A {animal} lives in the garden of {owner}.
The garden tools cost {price} at {company}.
{person} waters the garden every {weekday}.
{enum:weather}
[person] helped for [small] hours.
""",
}
