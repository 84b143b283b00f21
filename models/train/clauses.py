"""One fact, one sentence: ways to state each concept by itself, in any company.

Texts put together from these hold facts that no domain combines, often several of the same type (a sender and a recipient, three dates):
that is what teaches what a field name means, and not just where a domain tends to put it. Sentences are separated by ` / `.
"""

import words

TABLE = """
person: The name is {person}. / It is about {person}. / {person} is the person in question. / The person is called {person}. / This concerns {person}. / Name given: {person}
customer: The customer is {customer}. / {customer} bought it. / The buyer was {customer}. / It was ordered by {customer}. / {customer} placed the order. / We sold it to {customer}. / Our client {customer} is waiting. / The purchase was made by {customer}.
sender: It was sent by {sender}. / {sender} wrote this message. / The letter comes from {sender}. / Sender: {sender}. / {sender} wrote to us. / Greetings from {sender}. / Regards, {sender} / Best wishes, {sender} / Yours, {sender}
recipient: It is addressed to {recipient}. / The receiver is {recipient}. / It goes to {recipient}. / Dear {recipient}, / For the attention of {recipient}. / {recipient} will receive it. / Hello {recipient}, / Please hand it to {recipient}.
patient: The patient is {patient}. / {patient} was examined. / {patient} came to the clinic. / We treated {patient}. / {patient} is ill. / {patient} has been in hospital since Monday.
doctor: Dr. {doctor} will see you. / The doctor is {doctor}. / Treated by Dr. {doctor}. / {doctor} is the physician. / The examination was done by Dr. {doctor}. / Your physician is {doctor}.
guest: The guest is {guest}. / The room is booked for {guest}. / It was booked by {guest}. / Reserved on the name of {guest}. / {guest} will stay with us. / We expect {guest} as a guest.
employee: {employee} works there. / The employee is {employee}. / Our staff member {employee} did it. / {employee} is on the staff. / We employ {employee}. / A new worker, {employee}, has joined.
manager: The manager is {manager}. / {manager} leads the team. / The boss is called {manager}. / The department is led by {manager}. / {manager} is in command. / The head of the group is {manager}. / Supervised by {manager}.
contact: Contact person: {contact}. / Ask for {contact}. / {contact} will answer your questions. / If in doubt, talk to {contact}. / Get in touch with {contact}. / Your contact is {contact}. / Turn to {contact} for help.
speaker: {speaker} will speak. / The talk is given by {speaker}. / The speaker is {speaker}. / {speaker} presents it. / We welcome {speaker} as a speaker. / The lecture is held by {speaker}. / Hosted by {speaker}.
author: It was written by {author}. / The author is {author}. / {author} wrote it. / Written by {author}. / The text is by {author}. / It comes from the pen of {author}.
seller: The seller is {seller}. / It is sold by {seller}. / {seller} offers it for sale. / Sold by {seller}. / You buy it from {seller}. / {seller} wants to sell it.
owner: It belongs to {owner}. / The owner is {owner}. / {owner} owns it. / It is the property of {owner}. / Owned by {owner}. / It is in the hands of {owner}.
reporter: {reporter} reported it. / It was reported by {reporter}. / The report came from {reporter}. / {reporter} told us about the problem. / First noticed by {reporter}.
assignee: {assignee} takes care of it. / It was assigned to {assignee}. / {assignee} is responsible for it. / {assignee} is working on it. / It is on the desk of {assignee}. / Responsible: {assignee}. / {assignee} will fix it.
winner: The winner is {winner}. / {winner} won. / It was won by {winner}. / First prize went to {winner}. / {winner} came first. / Victory for {winner}!
driver: {driver} was driving. / The driver is {driver}. / Driven by {driver}. / {driver} was at the wheel. / At the wheel sat {driver}.
student: The student is {student}. / {student} takes the class. / {student} is a pupil there. / {student} attends the lessons. / Among the students is {student}.
teacher: The teacher is {teacher}. / Lessons are given by {teacher}. / {teacher} teaches the class. / Taught by {teacher}. / The instructor is called {teacher}.
tenant: The tenant is {tenant}. / {tenant} rents it. / Rented by {tenant}. / {tenant} lives there for rent. / It is let to {tenant}.
witness: {witness} saw it. / The witness is {witness}. / It was seen by {witness}. / {witness} watched everything. / According to the witness {witness}, it was loud.
user: The user is {user}. / Logged in as {user}. / The user name is {user}. / user: {user} / Account of {user}.
company: The company is {company}. / The firm is called {company}. / He works for {company}. / Employer: {company}. / It is a business of {company}. / She is employed at {company}. / We are {company}.
supplier: It is supplied by {supplier}. / The supplier is {supplier}. / The bill comes from {supplier}. / {supplier} delivers to us. / We get it from {supplier}. / Issued by {supplier}.
carrier: It is shipped by {carrier}. / {carrier} transports it. / Shipping company: {carrier}. / The parcel travels with {carrier}. / It was handed over to {carrier}.
airline: The airline is {airline}. / Operated by {airline}. / They fly with {airline}. / The plane belongs to {airline}.
publisher: It was published by {publisher}. / The publisher is {publisher}. / It appeared at {publisher}. / Publishing house: {publisher}.
brand: It is made by {brand}. / The brand is {brand}. / The maker is {brand}. / Manufactured by {brand}. / {brand} builds it. / It is a product of {brand}.
city: The city is {city}. / It is in {city}. / The place is {city}. / It happened in {city}. / Town: {city}. / It is located in {city}. / We are based in {city}.
home: He lives in {home}. / She comes from {home}. / Home town: {home}. / The family lives in {home}. / I live in {home}. / Their home is {home}. / resident of {home}
origin: It starts in {origin}. / We leave from {origin}. / Departure from {origin}. / The journey begins in {origin}. / It sets off from {origin}. / It came from {origin}.
destination: It goes to {destination}. / We travel to {destination}. / Arrival in {destination}. / The journey ends in {destination}. / The destination is {destination}. / It is bound for {destination}.
birthplace: She was born in {birthplace}. / Place of birth: {birthplace}. / He is a native of {birthplace}. / The birthplace is {birthplace}.
country: The country is {country}. / It is in {country}. / She is from {country}. / Made in {country}. / It comes from {country}. / They moved to {country}.
street: The address is {street}. / It is at {street}. / Street: {street}. / They live at {street}. / You find us at {street}. / The house stands at {street}.
postcode: The postal code is {postcode}. / Zip code {postcode}. / Postcode: {postcode}.
venue: It takes place at {venue}. / The venue is {venue}. / We meet at {venue}. / Location: {venue}. / Come to {venue}. / It is held in {venue}.
hotel: The hotel is {hotel}. / They stay at the {hotel}. / Accommodation: {hotel}. / The night is spent at the {hotel}.
product: It is about a {product}. / The item is a {product}. / The article is a {product}. / A {product} was bought. / Someone ordered a {product}. / They sell a {product}. / Product: {product}
model: The model is {model}. / It is a {model}. / The device is called {model}. / Device: {model}. / She uses the {model}. / We tested the {model}.
topic: It is about {topic}. / The topic is {topic}. / The subject is {topic}. / Theme: {topic}. / We talk about {topic}. / It deals with {topic}.
title: It is called {title}. / The title is {title}. / Title: {title}. / The work bears the title {title}. / The headline reads {title}.
event: We invite you to a {event}. / It is a {event}. / There will be a {event}. / Come to our {event}. / A {event} is planned. / Type of event: {event}
animal: It is a {animal}. / She has a {animal}. / The animal is a {animal}. / A {animal} was brought in. / Species: {animal}
color: It is {color}. / The colour is {color}. / It comes in {color}. / Colour: {color}. / It was painted {color}. / I prefer it in {color}.
material: It is made of {material}. / The material is {material}. / Material: {material}.
job: She works as a {job}. / He is a {job}. / The job is {job}. / They look for a {job}. / Occupation: {job}. / I am a {job} by profession. / We need a {job}.
skill: You should know {skill}. / A required skill is {skill}. / Knowledge of {skill} is needed. / She is good at {skill}.
dish: We cook {dish}. / The dish is {dish}. / Today there is {dish}. / The recipe is for {dish}. / They serve {dish}.
component: The problem is in the {component}. / The {component} is affected. / It concerns the {component}. / Component: {component}. / The {component} does not work.
symptom: It {symptom}. / The program {symptom}. / Sometimes it {symptom}.
browser: I use {browser}. / The browser is {browser}. / Seen in {browser}. / Browser: {browser}
os: It runs on {os}. / The operating system is {os}. / System: {os}. / The machine has {os}.
service: The service is called {service}. / It concerns the {service} service. / Service: {service}. / The fault lies in {service}.
age: He is {age} years old. / She is {age}. / The age is {age}. / aged {age} / Age: {age}. / I am {age} years of age. / She has just turned {age}.
quantity: We need {quantity} pieces. / The quantity is {quantity}. / {quantity} of them were ordered. / Quantity: {quantity}. / Please send {quantity} of them. / There were {quantity} items. / Number of pieces: {quantity}
guests: We are {guests} people. / {guests} persons will come. / The table is for {guests}. / Number of guests: {guests}. / A party of {guests}. / It is for {guests} people.
nights: They stay {nights} nights. / For {nights} nights. / The stay is {nights} nights. / {nights} nights were booked.
rooms: It has {rooms} rooms. / {rooms} rooms are needed. / There are {rooms} rooms. / Number of rooms: {rooms}.
servings: It serves {servings}. / It is enough for {servings} portions. / It makes {servings} servings.
children: They have {children} children. / She is the mother of {children} kids. / There are {children} children in the family.
seats: There are {seats} seats. / It has {seats} places. / The capacity is {seats} people. / {seats} people fit in.
minutes: It takes {minutes} minutes. / It lasts {minutes} minutes. / After {minutes} minutes it is over. / You need {minutes} minutes.
days: It takes {days} days. / It lasts {days} days. / After {days} days it was over. / For {days} days nothing happened.
hours: It takes {hours} hours. / It lasts {hours} hours. / You need {hours} hours for it.
score: The rating is {score}. / I give it {score} points. / {score} stars. / It got {score} out of 12 points. / Score: {score}
attendees: {attendees} people came. / There were {attendees} visitors. / {attendees} participants took part. / The number of visitors was {attendees}.
stock: There are {stock} in stock. / {stock} units are left. / We have {stock} of them. / Stock: {stock}.
pages: It has {pages} pages. / The book is {pages} pages long. / {pages} pages in all.
area: It has {area} square metres. / The size is {area} square metres. / {area} m2 of space.
distance: It is {distance} kilometres away. / The distance is {distance} km. / We ran {distance} km. / After {distance} kilometres we stopped.
errors: There were {errors} errors. / {errors} failures were counted. / It failed {errors} times.
year: It was built in {year}. / It dates from {year}. / Founded in {year}. / It has existed since {year}. / The year was {year}.
experience: She has {experience} years of experience. / {experience} years of experience are needed. / He has done it for {experience} years.
price: It costs {price}. / The price is {price}. / The total is {price}. / {price} was paid for it. / She paid {price}. / Price: {price}. / You get it for {price}. / The sum of {price} is due. / They charge {price}.
fee: Tickets cost {fee}. / Entry is {fee}. / The entry fee is {fee}. / A ticket is {fee}. / Admission: {fee}.
salary: The salary is {salary}. / He earns {salary}. / The monthly pay is {salary}. / They offer a wage of {salary}.
rent: The rent is {rent}. / They pay {rent} rent. / {rent} a month is the rent. / Monthly rent: {rent}.
tax: The tax is {tax}. / It includes {tax} of tax. / VAT: {tax}.
deposit: The deposit is {deposit}. / {deposit} must be paid in advance. / A down payment of {deposit} is needed. / Deposit: {deposit}.
discount: There is a discount of {discount}. / You save {discount}. / The price was reduced by {discount}. / {discount} off.
battery: The battery is at {battery}. / Battery level: {battery}. / {battery} of the charge is left.
temperature: The temperature is {temperature} degrees. / It is {temperature} degrees warm. / Temperature: {temperature}. / The thermometer shows {temperature} degrees.
date: It is on {date}. / The date is {date}. / It happens on {date}. / Date: {date}. / It was {date}. / We meet on {date}. / dated {date}
order_date: It was ordered on {order_date}. / The order was placed on {order_date}. / Date of order: {order_date}. / Bought on {order_date}. / The purchase was made on {order_date}.
delivery_date: It arrives on {delivery_date}. / It will be delivered on {delivery_date}. / Delivery: {delivery_date}. / You receive it on {delivery_date}. / The parcel came on {delivery_date}.
due_date: It is due on {due_date}. / The deadline is {due_date}. / Please pay by {due_date}. / It must be done by {due_date}. / Payable until {due_date}. / Closing date: {due_date}.
invoice_date: The invoice is dated {invoice_date}. / The bill was issued on {invoice_date}. / Invoice date: {invoice_date}.
birth_date: She was born on {birth_date}. / The birthday is {birth_date}. / Date of birth: {birth_date}. / born {birth_date}
start_date: It starts on {start_date}. / It begins on {start_date}. / The first day is {start_date}. / From {start_date} on. / Start: {start_date}. / It opens on {start_date}.
end_date: It ends on {end_date}. / The last day is {end_date}. / It goes on until {end_date}. / End: {end_date}. / It is over on {end_date}.
time: It starts at {time}. / The time is {time}. / It begins at {time}. / Be there at {time}. / Time: {time}. / at {time} / We open at {time}.
end_time: It ends at {end_time}. / It closes at {end_time}. / It is over at {end_time}. / until {end_time}
weekday: It is on a {weekday}. / The day is {weekday}. / Come on {weekday}. / Every {weekday}. / See you on {weekday}.
email: The e-mail address is {email}. / Write to {email}. / Mail: {email}. / Send it to {email}. / You can reach me at {email}. / E-mail: {email}
phone: The phone number is {phone}. / Call {phone}. / Tel. {phone} / Please ring {phone}. / You can reach us at {phone}. / Mobile: {phone}
website: The website is {website}. / More on {website}. / See {website}. / The link is {website}. / Visit us at {website}.
order_id: The order number is {order_id}. / Order no. {order_id}. / Your order is {order_id}. / It is about order {order_id}.
invoice_id: The invoice number is {invoice_id}. / Invoice no. {invoice_id}. / It is about invoice {invoice_id}. / Bill {invoice_id}.
booking_id: The booking code is {booking_id}. / Booking number {booking_id}. / Reservation {booking_id}. / Your booking is {booking_id}.
ticket_id: The ticket is {ticket_id}. / Ticket number {ticket_id}. / Case {ticket_id}. / See ticket {ticket_id}.
flight: The flight number is {flight}. / Flight {flight}. / They take flight {flight}. / The plane is {flight}.
customer_id: The customer number is {customer_id}. / Account number {customer_id}. / Customer no. {customer_id}.
tracking: The tracking code is {tracking}. / Track it with {tracking}. / Parcel number {tracking}.
room: It is in room {room}. / The room is {room}. / Room {room}. / Go to room {room}.
plate: The number plate is {plate}. / The car has the plate {plate}. / Registration {plate}.
seat: The seat is {seat}. / Seat {seat}. / You sit on {seat}.
version: The version is {version}. / It is version {version}. / Release {version}. / Since version {version}. / They use version {version}.
ip: The IP address is {ip}. / It came from {ip}. / Client {ip}. / The request was sent by {ip}.
duration: It takes {duration}. / The duration is {duration}. / It lasts {duration}. / Length: {duration}.
weight: It weighs {weight}. / The weight is {weight}. / Weight: {weight}. / It is {weight} heavy.
"""


def _parse() -> dict:
    table = {}
    for line in TABLE.strip().splitlines():
        concept, _, rest = line.partition(": ")
        table[concept] = [part.strip() for part in rest.split(" / ")]
    return table


CLAUSES = _parse()


def of(concept: str, held: bool) -> list:
    """A concept's sentences, the training or the held-out part; a concept without held-out ones lends the others."""
    part = [c for c in CLAUSES[concept] if words.held_out(c) == held]
    return part or CLAUSES[concept]
