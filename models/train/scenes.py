"""Sentences put together from parts: a subject, what it did, to what, and when, where or for how much, in changing order.

Whole sentences as in `domains.py` can be learnt by heart. These cannot: every part changes on its own, so reading has to follow the words
that bind a value to its role. A scene is `# name`, a line `> subjects`, then lines `verbs | objects | adjuncts`; parts are separated by ` ; `.
An object or adjunct may be `-` for none. `+ ` lines are sentences that stand by themselves.
"""

import random

SCENES = """
# shopping
> {customer} ; our customer {customer} ; Ms {customer} ; a client, {customer}, ; Mr {customer} ; the buyer {customer}
bought ; purchased ; ordered ; picked up ; has chosen ; acquired ; took home ; requested | {quantity} {product} ; a {product} ; the {model} ; a {product} made of {material} ; {quantity} pieces | for {price} ; on {order_date} ; in {color} ; from {seller} ; in {city} ; under order number {order_id}
paid ; spent ; transferred ; handed over ; laid out | {price} ; a total of {price} ; the sum of {price} ; exactly {price} | for the {product} ; for {quantity} {product} ; to {seller} ; on {date} ; in {city}
returned ; sent back ; exchanged ; complained about | the {product} ; the {model} ; {quantity} {product} | on {date} ; to {seller} ; with order number {order_id} ; after {days} days
expects ; awaits ; will receive ; should get | the {product} ; {quantity} {product} ; the goods | on {delivery_date} ; from {carrier} ; at {street}
+ {flag:paid}
+ {enum:payment}
+ {enum:condition}
# travel
> {person} ; the traveller {person} ; a passenger called {person} ; the tourist {person} ; my friend {person}
travelled ; went ; drove ; flew ; set out ; took the train ; rode ; hiked ; sailed ; moved | from {origin} to {destination} ; to {destination} | on {date} ; at {time} ; with {airline} ; for {fee} ; with {children} children
left ; departed from ; set off from ; started from ; said goodbye to | {origin} | on {date} ; at {time} ; for {destination} ; by train
reached ; arrived in ; got to ; came to ; landed in ; pulled into | {destination} | on {end_date} ; at {end_time} ; after {hours} hours ; coming from {origin}
spent ; stayed ; remained | {nights} nights ; {days} days | in {city} ; at the {hotel} ; for {price}
+ {enum:travel_class}
+ {flag:delayed}
+ {enum:weather}
# lodging
> {guest} ; the guest {guest} ; Mrs {guest} ; the {guest} family ; a visitor, {guest},
booked ; reserved ; wants ; asked for ; would like ; requested ; needs | {rooms} rooms ; a room ; {rooms} rooms for {guests} people ; a table for {guests} | at the {hotel} ; for {nights} nights ; from {start_date} to {end_date} ; for {price} ; in {city}
checks in ; arrives ; is expected ; comes | - | on {start_date} ; at {time} ; with {guests} people ; at the {hotel}
checks out ; leaves ; departs ; goes home | - | on {end_date} ; at {end_time}
is staying ; will sleep ; has been put up ; is accommodated | - | at the {hotel} ; in room {room} ; until {end_date}
+ {enum:room_type}
+ {flag:breakfast}
+ {flag:parking}
+ {flag:pets}
+ Confirmation: {booking_id}.
# hire
> {customer} ; the member {customer} ; our client {customer} ; the customer {customer}
hired ; rented ; borrowed ; leased ; took out | a {product} ; a {color} {product} ; {quantity} {product} ; a boat ; a bicycle | for {days} days ; for {hours} hours ; from {company} ; from {start_date} until {end_date} ; for {price}
paid ; left ; put down ; deposited | a deposit of {deposit} ; {deposit} as a deposit | on {date} ; in cash
gave back ; returned ; brought back ; handed in | the {product} ; the boat ; the bicycle | on {end_date} ; at {end_time} ; in {destination}
+ The hire fee amounts to {price}, and {deposit} serves as a deposit.
+ Hire costs {price} plus {tax} of tax.
# vehicle
> the car ; the van ; the {brand} car ; the vehicle ; the motorbike ; the lorry ; the taxi ; the minibus
belongs to ; is owned by ; is registered to ; is the property of | {owner} | with the plate {plate} ; since {year}
is driven by ; was steered by ; was taken by | {driver} | on {date} ; to {destination} ; at {time}
was built ; was made ; was produced ; left the factory | - | in {year} ; by {brand} ; in {country}
has driven ; has covered ; has done ; shows | {distance} km ; {distance} kilometres | since {year}
is ; was painted ; came | {color} | -
+ The number plate reads {plate}.
+ {seats} passengers fit into it.
+ It carries {plate} as its registration.
+ {flag:insured}
# freight
> the shipment ; the crate ; the container ; the box ; the packet ; the cargo ; the load ; consignment {tracking} ; the furniture
was sent ; was shipped ; was dispatched ; was mailed ; was posted ; was handed over | - | by {sender} ; to {recipient} ; from {origin} ; to {destination} ; on {start_date} ; with {carrier} ; at {time}
is bound for ; is heading for ; is on its way to ; will reach | {destination} | on {delivery_date} ; with {carrier}
weighs ; has a weight of ; tips the scales at | {weight} | -
was received by ; was signed for by ; was accepted by ; is meant for ; is intended for | {recipient} | on {delivery_date} ; at {time} ; in {destination}
was collected from ; was fetched from ; comes from ; was packed by | {sender} | in {origin} ; on {start_date}
+ {carrier} wants {price} for the freight.
+ {driver} sits behind the wheel of truck {plate}.
+ The tracking code is {tracking}.
+ {enum:delivery}
# farm
> {owner} ; the farmer {owner} ; the breeder {owner} ; Mr {owner} ; the keeper {owner}
owns ; keeps ; bought ; has ; raised ; looks after ; feeds | a {animal} ; a {animal} of {age} years | in {city} ; since {year}
brought ; took ; carried ; led | a {animal} ; the {animal} | to Dr. {doctor} ; on {date} ; at {time}
sold ; gave away | a {animal} ; the {animal} | to {customer} ; for {price} ; on {date}
+ The {animal} weighs {weight}.
+ The {animal} is {age} years of age.
+ The animal, a {animal}, was found by {witness} in {city}.
+ The {animal} needs {quantity} pills a day.
+ Dr. {doctor} looked at the {animal} and asked for {price}.
+ {flag:insured}
# stage
> {speaker} ; the singer {speaker} ; the pianist {speaker} ; our guest {speaker} ; the actor {speaker} ; Dr. {speaker}
performs ; appears ; sings ; plays ; reads from {title} ; can be heard ; gives a concert ; talks about {topic} ; lectures on {topic} | - | at {venue} ; in {city} ; on {date} ; at {time} ; for {fee} ; on {weekday} ; until {end_time}
drew ; attracted ; thrilled ; entertained ; spoke to | {attendees} people ; {attendees} listeners ; an audience of {attendees} | in {city} ; at {venue} ; on {date}
opens ; hosts ; moderates ; will lead | the {event} ; the {event} about {topic} | at {venue} ; on {date} ; at {time}
+ Entrance costs {fee}.
+ You get in for {fee}.
+ The hall seats {seats} people.
+ Doors close at {end_time}.
+ {flag:free}
+ {flag:online}
# gallery
> the gallery ; {venue} ; the art house ; the cultural centre
displays ; presents ; has on its walls ; is offering ; bought | paintings by {author} ; {title} by {author} ; drawings of the artist {author} ; photographs of {topic} | from {start_date} ; until {end_date} ; in {city} ; for {fee}
opens its doors ; welcomes guests ; is open ; can be visited | - | on {weekday} ; from {time} to {end_time} ; at {time} ; for {fee}
counted ; registered ; had ; received | {attendees} visitors ; {attendees} guests | on {date} ; in {year}
+ The painter {author} was born in {birthplace}.
+ {author}, an artist from {country}, painted {title} in {year}.
+ {speaker} guides visitors through the rooms for {minutes} minutes.
+ Groups may register under {phone}.
+ The catalogue has {pages} pages.
# staff
> {employee} ; our colleague {employee} ; the {job} {employee} ; Ms {employee} ; a new colleague named {employee}
works ; is employed ; has a job ; earns a living ; is engaged ; serves | as a {job} | at {company} ; in {city} ; since {start_date} ; for {salary} a month ; under {manager}
earns ; makes ; gets ; receives ; takes home | {salary} ; {salary} a month ; a wage of {salary} | as a {job} ; at {company}
started ; began ; took up the post ; joined {company} ; was hired | - | on {start_date} ; as a {job} ; in {city}
quit ; resigned ; retired ; left {company} ; stopped working | - | on {end_date} ; after {experience} years
reports to ; answers to ; is supervised by ; works under ; takes orders from | {manager} | as a {job} ; at {company}
+ The head of department is {manager}.
+ {flag:remote}
+ {enum:contract}
+ {employee} can do {skills}.
+ {employee} speaks about {experience} years of practice.
# family
> {person} ; my aunt {person} ; my uncle {person} ; our neighbour {person} ; the {job} {person} ; cousin {person}
was born ; came into the world ; first saw the light of day | - | on {birth_date} ; in {birthplace}
grew up ; comes from ; was raised | in {birthplace} | -
lives ; resides ; dwells ; has a house ; has settled ; makes a home | in {home} | with {children} children ; since {year} ; at {street}
has ; brings up ; raises ; is the parent of ; looks after | {children} children ; {children} kids | in {home}
turned ; became ; is ; will be | {age} ; {age} years old | on {date}
works ; earns money ; is known | as a {job} | at {company} ; in {city}
+ {flag:married}
+ {flag:smoker}
+ {enum:pet}
+ I am reachable at {phone} or {email}.
# clinic
> {patient} ; the patient {patient} ; Ms {patient} ; Mr {patient} ; a patient, {patient},
was seen ; was treated ; was examined ; was operated on ; was vaccinated ; was looked after | by Dr. {doctor} ; by {doctor} | on {date} ; at {time} ; in room {room} ; for {minutes} minutes
has ; complains of ; suffers from ; came with ; reports | a fever of {temperature} degrees ; pain for {days} days ; a temperature of {temperature} | since {date}
has an appointment ; must come back ; should return ; will be examined | - | on {date} ; at {time} ; with Dr. {doctor}
takes ; swallows ; was prescribed ; needs | {quantity} pills ; {quantity} drops | a day for {days} days ; at {time}
weighs ; is down to ; brings to the scales | {weight} | -
paid ; owes ; was charged | {price} | for the treatment ; on {due_date}
+ {flag:insured}
+ {flag:smoker}
# dwelling
> the flat ; the house ; the apartment ; the cottage ; the office ; the studio
has ; offers ; consists of ; comes with | {rooms} rooms ; {area} square metres ; {rooms} rooms and {area} square metres | in {city}
costs ; is let for ; is rented out for ; goes for | {rent} a month ; {rent} rent | from {start_date}
is for sale ; was sold ; changed hands ; was bought | - | for {price} ; on {date} ; in {city}
belongs to ; is owned by ; is offered by ; is managed by | {owner} | at {street}
is rented by ; is home to ; was let to ; is occupied by | {tenant} | since {start_date} ; until {end_date} ; for {rent}
was built ; was put up ; was finished ; dates back | - | in {year}
lies ; is located ; stands ; can be found | - | at {street} ; in {city}
+ A deposit of {deposit} has to be paid.
+ {flag:balcony}
+ {flag:pets}
+ {enum:heating}
# office
> {sender} ; {person} ; our secretary {sender} ; Mr {sender}
wrote to ; sent a note to ; informed ; e-mailed ; thanked ; reminded ; called ; invited | {recipient} | on {date} ; about {topic} ; at {time} ; from {city}
asked ; begged ; wants | {recipient} to pay {price} ; {recipient} to call {phone} ; {recipient} to come to room {room} | by {due_date}
+ {assignee} has to finish it by {due_date}.
+ The deadline for {assignee} is {due_date}.
+ The task lies with {assignee}.
+ We come together in room {room} at {time}.
+ {flag:online}
+ {enum:priority}
# billing
> invoice {invoice_id} ; the bill ; our bill {invoice_id} ; the invoice {invoice_id}
was issued ; was sent ; was written ; came | - | by {supplier} ; to {customer} ; on {invoice_date}
amounts to ; comes to ; is over ; totals ; shows | {price} ; {price} with {tax} of tax | before {due_date}
is due ; must be settled ; has to be paid ; is payable | - | by {due_date} ; to {supplier} ; on {due_date}
+ A reduction of {discount} is granted.
+ {tax} of it is tax.
+ {flag:paid}
+ {enum:payment}
# contest
> {winner} ; the champion {winner} ; the runner {winner} ; young {winner} ; the swimmer {winner}
won ; took first place in ; came first in ; triumphed in ; finished first in | the race ; the {distance} km race ; the tournament ; the match | in {city} ; on {date} ; with {score} points ; at {venue}
scored ; collected ; got ; reached ; gained | {score} points ; {score} goals | in {city} ; on {date}
earned ; received ; was awarded ; took home | {price} ; a prize of {price} | on {date} ; in {city}
+ {attendees} spectators cheered.
+ Kick-off is at {time}.
+ The trainer is {teacher}.
# press
> {company} ; the firm {company} ; the manufacturer {company} ; the start-up {company}
was founded ; was set up ; was established ; came into being | - | in {year} ; in {city} ; by {owner}
opened ; closed ; sold ; bought | an office ; a shop ; a factory | in {city} ; on {date} ; for {price}
is led by ; is run by ; is headed by ; is directed by | {manager} | since {year} ; in {city}
makes ; produces ; sells ; develops ; manufactures | {product:many} ; the {model} | in {country} ; for {price} ; since {year}
is looking for ; hires ; seeks ; needs ; wants | a {job} | in {city} ; for {salary} ; from {start_date}
+ Reach the press office at {phone}.
+ Details: {website}.
# study
> {student} ; the pupil {student} ; the student {student} ; the apprentice {student}
studies ; learns ; takes lessons in ; is enrolled in ; signed up for ; attends a class on | {topic} | with {teacher} ; in {city} ; from {start_date} ; on {weekday} ; for {fee} ; in room {room}
got ; scored ; achieved ; was given | {score} points | in {topic} ; on {date} ; from {teacher}
is taught by ; is instructed by ; learns from ; is trained by | {teacher} | on {weekday} ; at {time} ; in room {room}
borrowed ; is reading ; has to return | {title} ; {title} by {author} | by {due_date} ; on {date}
+ {seats} places are available.
+ {enum:level_course}
+ {flag:online}
# incident
> {reporter} ; the user {reporter} ; our tester {reporter} ; a customer, {reporter},
noticed ; reported ; discovered ; complained ; says | that the {component} {symptom} | on {date} ; in version {version} ; on {os} ; with {browser}
uses ; works with ; runs ; has installed | {os} ; {browser} ; version {version} | since {date}
opened ; created ; filed ; submitted | ticket {ticket_id} ; case {ticket_id} | on {date} ; at {time} ; about the {component}
+ {assignee} was put in charge.
+ {assignee} will repair it before {due_date}.
+ {enum:severity}
+ {flag:reproducible}
+ {errors} failures were logged.
# system
> {service} ; the {service} service ; the process {service} ; host {ip}
reported ; wrote ; logged ; said | {log_message} | at {time} ; on {date} ; from {ip}
counted ; produced ; showed ; had | {errors} errors | on {date} ; at {time} ; in version {version}
was restarted ; was stopped ; was updated ; went down | - | at {time} ; on {date} ; by {user} ; after {duration}
+ {enum:level}
# kitchen
> {author} ; the cook {author} ; the chef {author} ; grandmother {author}
makes ; cooks ; bakes ; prepares ; serves ; recommends | {dish} ; {dish} for {servings} ; {dish} for {servings} people | in {minutes} minutes ; with {ingredients} ; on {weekday}
needs ; uses ; takes ; buys | {ingredients} | for the {dish} ; at the market in {city}
+ It is ready after {minutes} minutes.
+ {flag:vegan}
+ {enum:difficulty}
# shelf
> the {product} ; the {model} ; a {color} {product} ; article {order_id}
costs ; sells for ; is offered for ; is priced at ; goes for | {price} | at {company} ; in {city} ; until {end_date}
is made ; is produced ; was manufactured | - | by {brand} ; in {country} ; of {material}
weighs ; has a weight of | {weight} | -
comes from ; was supplied by ; is delivered by | {supplier} | on {delivery_date} ; from {country}
+ {stock} of them are on the shelf.
+ {stock} remain in the store in {city}.
+ {flag:available}
+ {enum:condition}
# bank
> {sender} ; {customer} ; our client {customer} ; the account holder {customer} ; Mrs {sender}
sent ; transferred ; wired ; paid ; remitted ; lent ; owes | {price} ; the sum of {price} ; {price} of rent | to {recipient} ; to the account of {recipient} ; on {date} ; from {city} ; by {due_date}
withdrew ; deposited ; exchanged ; saved | {price} ; exactly {price} | on {date} ; in {city} ; at {time}
opened ; closed ; took over | an account ; account {customer_id} | on {date} ; in {city} ; with {company}
+ {recipient} got the money on {delivery_date}.
+ The charge for this is {fee}.
+ Reference number {order_id}.
+ {enum:payment}
# restaurant
> {guest} ; Mr {guest} ; the party of {guest} ; Ms {guest} ; the regular guest {guest}
reserved ; would like ; asked for ; booked ; has | a table ; a table for {guests} ; {guests} places ; seats for {guests} people | at {time} ; on {date} ; on {weekday} ; at {venue} ; under {phone}
ate ; ordered ; tasted ; was served ; chose | {dish} ; the {dish} ; {dish} and a drink | for {price} ; at {venue} ; at {time} ; on {date}
tipped ; paid ; left | {price} | at {time} ; on {date}
+ The kitchen closes at {end_time}.
+ {flag:children_allowed}
+ {enum:diet}
+ {flag:vegan}
# moving
> {customer} ; the {customer} family ; our neighbour {customer} ; Mr {customer}
moves ; is moving ; will move ; relocates | from {origin} to {destination} ; to {destination} ; out of {street} | on {date} ; with {carrier} ; for {price} ; at {time}
needs ; hired ; ordered ; asked for | {quantity} helpers ; {quantity} boxes ; a van | on {date} ; for {hours} hours ; from {company} ; at {street}
handed over ; collected ; returned | the key ; the keys | to {recipient} ; at {time} ; on {end_date}
+ The load weighs {weight}.
+ The new flat has {rooms} rooms.
+ The new address is {street}, {postcode} {destination}.
+ {flag:insured}
# volunteers
> {person} ; the volunteer {person} ; a member, {person}, ; {contact}
helps ; works for free ; is on duty ; volunteers | - | at {venue} ; on {weekday} ; from {time} to {end_time} ; in {city} ; for {hours} hours
collected ; donated ; gave ; raised | {price} ; {quantity} {product} | for {recipient} ; on {date} ; in {city}
joined ; left ; founded | the club ; the group | on {date} ; in {year} ; in {city}
+ The group counts {attendees} members.
+ {manager} chairs the group.
+ Membership costs {fee} a year.
+ Sign up at {email} or {website}.
+ {flag:free}
# cinema
> the film {title} ; {title} ; the play {title} ; the documentary {title}
runs ; is shown ; is on ; can be seen ; will be screened | - | at {venue} ; at {time} ; on {weekday} ; until {end_date} ; in {city} ; for {fee}
was directed by ; was made by ; was written by ; is the work of | {author} | in {year} ; in {country}
lasts ; takes ; goes on for | {minutes} minutes | -
sold ; drew ; counted | {attendees} tickets ; {attendees} visitors | in {city} ; on {date}
+ You sit on {seat}.
+ Tickets are {fee} each.
+ {enum:language}
+ {flag:available}
# railway
> the train ; train {flight} ; the express {flight} ; the bus ; the ferry ; line {flight} ; the night train
leaves ; departs from ; starts from ; sets off from | {origin} | at {time} ; for {destination} ; on {date}
arrives in ; reaches ; gets to ; ends in | {destination} | at {end_time} ; on {date} ; coming from {origin}
runs ; goes ; travels ; takes you | from {origin} to {destination} ; to {destination} | at {time} ; on {weekday} ; in {duration} ; for {fee}
is late ; was held up ; stood still | by {minutes} minutes | in {city}
+ A ticket is to be had for {fee}.
+ {person} has seat {seat}.
+ {flag:delayed}
+ {flag:cancelled}
+ {enum:transport}
# workshop
> {customer} ; the car owner {customer} ; our client {customer} ; Mrs {customer}
brought ; left ; handed in ; dropped off | the {model} ; a {color} {model} ; the {product} ; a broken {product} | on {start_date} ; at {time} ; for repair
will collect ; picks up ; gets back ; can fetch | the {model} ; the {product} | on {end_date} ; at {end_time} ; by {due_date}
pays ; was quoted ; is charged | {price} ; {price} with {tax} of tax | for the repair ; for the {product}
+ {assignee} does the repair.
+ The repair needs {hours} hours.
+ A spare part from {supplier} costs {fee}.
+ Repair number {ticket_id}.
+ {flag:solved}
+ {flag:damaged}
# library
> {student} ; the reader {student} ; the member {student} ; Ms {student}
borrowed ; took out ; reserved ; is reading ; renewed | {title} ; {title} by {author} ; the book {title} | on {start_date} ; until {due_date} ; in {city}
returned ; brought back ; lost ; damaged | {title} ; the book {title} | on {end_date} ; at {time}
owes ; had to pay | {fee} | for {title} ; by {due_date}
+ There are {stock} copies of {title}.
+ {title} was published in {year} by {publisher}.
+ It has {pages} pages.
+ The reading room is open from {time} to {end_time}.
+ {flag:returned}
# weather
> the storm ; the rain ; the heat wave ; a cold front
reached ; hit ; passed over ; left | {city} ; {country} | on {date} ; at {time} ; on {weekday} ; after {days} days
lasted ; went on | for {hours} hours ; for {days} days | in {city}
+ The thermometer in {city} stood at {temperature} degrees at {time}.
+ On {date} {city} had {temperature} degrees.
+ {enum:weather}
+ {enum:season}
# police
> {witness} ; the witness {witness} ; a passer-by, {witness}, ; {reporter}
saw ; observed ; noticed ; watched ; photographed | a {color} car ; a {brand} car with the plate {plate} ; the accident | in {city} ; at {time} ; on {date} ; at {street}
called ; informed ; told | the police | at {time} ; from {phone} ; on {date}
+ At the wheel was {driver}, {age}.
+ The vehicle is registered to {owner}.
+ The damage amounts to {price}.
+ {quantity} windows were broken.
+ {flag:injured}
+ {flag:insured}
# meter
> {tenant} ; the household {tenant} ; our customer {tenant}
used ; consumed ; burnt ; produced | {stock} units ; {stock} units of power | from {start_date} to {end_date} ; in {year} ; in {days} days
pays ; has to pay ; owes | {price} ; {price} a month | by {due_date} ; to {supplier}
lives ; has lived ; resides | - | at {street} ; in {home} ; since {start_date}
+ Customer number {customer_id}.
+ The flat measures {area} square metres.
+ {enum:heating}
+ {flag:paid}
# auction
> lot {order_id} ; the {material} {product} ; a {product} ; the painting {title}
was sold ; went ; fell under the hammer ; was knocked down | - | to {customer} ; for {price} ; on {date} ; in {city} ; at {time}
was offered by ; was handed in by ; came from ; once belonged to | {seller} | from {country} ; in {year}
dates from ; was made in | {year} | in {country}
+ Bids start at {deposit}.
+ The highest bid came from {customer}.
+ {attendees} bidders were in the hall.
+ {enum:condition}
# phone
> {customer} ; subscriber {customer} ; Mr {customer}
called ; rang ; phoned ; reached | {contact} ; {contact} at {company} ; the hotline | at {time} ; on {date} ; from {phone} ; about invoice {invoice_id} ; for {minutes} minutes
uses ; owns ; bought ; wants to sell | the {model} ; a {model} by {brand} | since {year} ; for {price} ; in {color}
cancelled ; extended ; signed | the contract ; contract {customer_id} | on {date} ; with {company} ; until {end_date}
+ The battery is still at {battery}.
+ The new tariff costs {price} a month, {discount} less than before.
+ {flag:refund}
+ {enum:reason}
+ {enum:channel}
# harvest
> {owner} ; the gardener {owner} ; {person} ; the farmer {owner}
planted ; picked ; harvested ; sowed ; watered ; sold | {quantity} {product} ; {weight} of fruit ; {weight} of {ingredients} | on {date} ; in {city} ; with {contact} ; for {price}
owns ; bought ; leases | {area} square metres ; a field of {area} square metres | near {city} ; since {year}
+ The market opens at {time} and closes at {end_time}.
+ {quantity} people helped for {hours} hours.
+ {enum:season}
# lecture
> {teacher} ; professor {teacher} ; Dr. {teacher} ; the instructor {teacher}
teaches ; lectures on ; explains ; examines | {topic} | on {weekday} ; at {time} ; in room {room} ; in {city} ; for {minutes} minutes
marked ; praised ; failed ; tested | {student} | in {topic} ; with {score} points ; on {date}
wrote ; recommended ; published | {title} | in {year} ; with {publisher}
+ {attendees} students came.
+ Questions to {email}.
+ {enum:level_course}
+ {flag:online}
# rollout
> {company} ; the developer {assignee} ; {assignee} ; our team
released ; shipped ; rolled out ; tested ; withdrew | version {version} ; version {version} of the {component} ; the {component} | on {date} ; for {os} ; at {time} ; after {days} days
fixed ; rewrote ; removed ; is repairing | the {component} ; ticket {ticket_id} ; {errors} errors in the {component} | on {date} ; by {due_date} ; in version {version}
+ In {browser} it still {symptom}.
+ {reporter} had told us on {date}.
+ {enum:status}
+ {flag:solved}
"""

APPOSITIONS = [
    ", {age},",
    " ({age})",
    ", aged {age},",
    ", {age} years old,",
    " from {home}",
    " of {home}",
    " ({home})",
    ", a {job},",
    ", a {job} from {home},",
    ", who lives in {home},",
    ", who works as a {job},",
    ", who can be reached at {phone},",
    " ({email})",
    ", born on {birth_date},",
    ", born in {birthplace},",
    ", customer number {customer_id},",
]
PEOPLE = set("customer person guest owner employee patient winner student reporter tenant witness sender teacher".split())
FRONTED = ("on ", "in ", "at ", "after ", "since ", "from ", "with ", "for ", "until ", "by {due")


def _parts(text: str) -> list:
    return [part.strip() for part in text.split(" ; ") if part.strip() and part.strip() != "-"]


def _parse() -> dict:
    scenes: dict = {}
    for line in SCENES.strip().splitlines():
        if line.startswith("# "):
            scene = scenes[line[2:]] = {"subjects": [], "predicates": [], "alone": []}
        elif line.startswith("> "):
            scene["subjects"] = _parts(line[2:])
        elif line.startswith("+ "):
            scene["alone"].append(line[2:])
        else:
            scene["predicates"].append(tuple(_parts(part) for part in line.split(" | ")))
    return scenes


PARSED = _parse()


def slots(text: str) -> set:
    return {part.split("}")[0].split(":")[0] for part in text.split("{")[1:]}


def predicate(rng: random.Random, parts: tuple, used: set, most: int) -> tuple:
    """A verb, its object and adjuncts that say nothing twice; `used` names the slots that are taken. Also an adjunct to put in front."""
    verbs, objects, adjuncts = parts
    verb = rng.choice(verbs)
    object_ = rng.choice(objects) if objects else ""
    used |= slots(verb + object_)
    chosen = []
    for adjunct in rng.sample(adjuncts, len(adjuncts)):
        named = slots(adjunct)
        if len(chosen) < most and named and not named & used and not (object_ == "" and chosen and rng.random() < 0.2):
            chosen.append(adjunct)
            used |= named
    front = ""
    if chosen and len(chosen[-1]) < 40 and chosen[-1].startswith(FRONTED) and rng.random() < 0.3:
        front = chosen.pop()
    return " ".join(p for p in [verb, object_, *chosen] if p), front


def sentence(rng: random.Random, scene: dict, used: set) -> str:
    """A template for `documents.Writer`."""
    subject = rng.choice(scene["subjects"])
    used |= slots(subject)
    named = slots(subject)
    if len(named) == 1 and named <= PEOPLE and subject.endswith("}") and rng.random() < 0.18:
        extra = rng.choice(APPOSITIONS)
        if not slots(extra) & used and not ("family" in subject):
            subject += extra
            used |= slots(extra)
    first, front = predicate(rng, rng.choice(scene["predicates"]), used, rng.choice([0, 1, 1, 2, 2, 3]))
    said = f"{subject} {first}"
    if rng.random() < 0.15:
        parts = rng.choice(scene["predicates"])
        if not any(slots(o) & used for o in parts[1]):
            more, _ = predicate(rng, parts, used, rng.choice([0, 1]))
            said += " and " + more
    if front:
        return front[:1].upper() + front[1:] + rng.choice([", ", " , ", ", "]).replace(" ,", ",") + said + "."
    return (said if subject.startswith("{") else said[:1].upper() + said[1:]) + "."


def templates(rng: random.Random, name: str, size: int) -> list:
    """Sentences of one scene; what was said is not said again."""
    scene, used, out = PARSED[name], set(), []
    for _ in range(size):
        if scene["alone"] and rng.random() < 0.3:
            line = rng.choice(scene["alone"])
            if not slots(line) & used - {"flag", "enum"} and line not in out:
                used |= slots(line)
                out.append(line)
        else:
            out.append(sentence(rng, scene, used))
    return out


def concepts(name: str) -> set:
    scene = PARSED[name]
    texts = scene["subjects"] + scene["alone"] + [t for parts in scene["predicates"] for part in parts for t in part]
    return {slot for text in texts for slot in slots(text)}
