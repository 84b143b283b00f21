"""Sentences put together from parts: a subject, what it did, to what, and when, where or for how much, in changing order.

Whole sentences as in `domains.py` can be learnt by heart. These cannot: every part changes on its own, so reading has to follow the words
that bind a value to its role. A scene is `# name`, a line `> subjects`, then lines `verbs | objects | adjuncts`; parts are separated by ` ; `.
An object or adjunct may be `-` for none. `+ ` lines are sentences that stand by themselves.
"""

import random
import re

import practice
import scenes_more

SCENES = """
# shopping
> {customer} ; our customer {customer} ; Ms {customer} ; a client, {customer}, ; Mr {customer} ; the buyer {customer} ; {customer} from {home} ; a shopper called {customer} ; old Mr {customer} ; the young woman, {customer},
bought ; purchased ; ordered ; invested in ; decided to buy ; acquired ; bought and took home ; requested ; snapped up ; opted to buy ; placed an order for ; got hold of and paid for ; treated a friend to ; put in the basket and paid for ; splashed out on | {quantity} {product} ; a {product} ; the {model} ; a {product} made of {material} ; {quantity} pieces ; {quantity} of the {product:many} ; a {color} {product} ; a new {model} | for {price} ; on {order_date} ; in {color} ; from {seller} ; in {city} ; under order number {order_id} ; at {company} ; with a discount of {discount} ; as a present for {recipient} ; after {days} days of thought
paid ; spent ; transferred ; handed over ; laid out ; counted out ; forked out ; paid at once ; parted with | {price} ; a total of {price} ; the sum of {price} ; exactly {price} ; just {price} ; no more than {price} ; the full {price} | for the {product} ; for {quantity} {product} ; to the seller {seller} ; on {date} ; in {city} ; to the dealer {seller} ; for the {model} ; at {company}
returned ; sent back ; exchanged ; wants to swap ; demanded a refund for ; regrets buying | the {product} ; the {model} ; {quantity} {product} ; the {color} {product} | on {date} ; with order number {order_id} ; after {days} days ; because of {days} days of delay ; in {city}
! complained about ; grumbled about ; brought back ; moaned about | the {product} ; the {model} ; {quantity} {product} ; the {color} {product} | on {date} ; to the seller {seller} ; after {days} days ; because of {days} days of delay ; in {city}
! expects ; awaits ; will receive ; should get ; is waiting for ; looks forward to ; was told to expect ; hopes to get | the {product} ; {quantity} {product} ; the goods ; a {product} ; the {model} ; order {order_id} | on {delivery_date} ; delivered by {carrier} ; at {street} ; by {delivery_date} ; in {city} ; by the courier {carrier}
bought and now expects ; has paid for and awaits ; ordered and will soon receive | the {product} ; {quantity} {product} ; the goods ; a {product} ; the {model} | with delivery on {delivery_date} ; delivered by {carrier} ; at {street} ; in {city}
! asked ; begged ; told ; reminded | the seller, {seller}, to send the {product} to {recipient} ; {seller} to sell the {product} ; the seller, {seller}, to hurry up | on {date} ; by mail to {email} ; before [date]
+ {flag:paid}
+ {enum:payment}
+ {enum:condition}
+ {recipient} will get it and unpack it.
+ What {seller} sells there is good, [person] says.
+ {flag:gift}
+ {enum:size}
# travel
> {person} ; the traveller {person} ; a passenger called {person} ; the tourist {person} ; my friend {person} ; {person} from {home} ; the commuter {person} ; our colleague {person} ; the student {person}
travelled ; took the train ; sailed ; made a trip ; took a bus ; took the ferry ; wants to go by coach | from {origin} to {destination} ; to {destination} ; all the way from {origin} to {destination} ; straight to {destination} ; out of {origin} | on {date} ; at {time} ; on a ticket for {fee} ; with {children} children ; in {duration} ; in seat {seat} ; under booking {booking_id} ; on {weekday}
flew ; took a plane ; caught a flight ; travelled by air | from {origin} to {destination} ; to {destination} ; straight to {destination} ; out of {origin} | on {date} ; at {time} ; with {airline} ; on a ticket for {fee} ; with {children} children ; in {duration} ; in seat {seat} ; under booking {booking_id} ; on {weekday}
went ; drove ; set out ; rode ; hiked ; moved ; cycled ; hurried ; got a lift ; walked | from {origin} to {destination} ; to {destination} ; all the way from {origin} to {destination} ; straight to {destination} | on {date} ; at {time} ; with {children} children ; in {duration} ; on {weekday}
left ; departed from ; set off from ; started from ; said goodbye to ; got away from ; headed out of ; took off from ; had to leave | {origin} ; {origin} in a hurry ; old {origin} | on {date} ; at {time} ; for {destination} ; with a heavy heart ; on {weekday} ; before {time} ; on a plane of {airline}
reached ; arrived in ; got to ; came to ; landed in ; pulled into ; made it to ; ended up in ; touched down in ; finally reached ; hopes to be in | {destination} | on {date} ; at {end_time} ; after {hours} hours ; coming from {origin} ; by {end_time} ; in seat {seat}
spent ; stayed ; remained ; passed ; stopped for ; enjoyed | {nights} nights ; {days} days ; {nights} nights by the sea ; {days} days of rest | in {city} ; at the {hotel} ; for {price} ; in {country} ; with {children} children ; from {start_date} to {end_date}
booked ; bought ; cancelled ; lost ; showed | a ticket for {fee} ; a ticket to {destination} ; a ticket with the booking number {booking_id} | on {date} ; in {city} ; for a flight with {airline}
+ {enum:travel_class}
+ {flag:delayed}
+ {enum:weather}
+ A friend meets {person} at the station when the journey ends at {end_time}.
+ In {city} it was {temperature} degrees.
+ {flag:luggage}
+ {enum:seat_wish}
# lodging
> {guest} ; the guest {guest} ; Mrs {guest} ; the {guest} family ; a visitor, {guest}, ; {guest} from {home} ; the traveller {guest} ; Dr {guest} ; our regular {guest}
booked ; reserved ; asked for ; would like to book ; requested ; secured ; took ; was given ; changed the booking for | {rooms} rooms ; a room ; {rooms} rooms for {guests} people ; a room for {guests} ; room {room} ; {rooms} rooms at the {hotel} ; {rooms} rooms for {price} ; beds for {guests} people | at the {hotel} ; for {nights} nights ; from {start_date} to {end_date} ; for {price} ; in {city} ; on {date} ; by phone, {phone}, ; with {children} children ; under number {booking_id} ; with a {animal}
! wants ; needs ; inquired about ; cancelled ; would like | {rooms} rooms ; a room ; {rooms} rooms for {guests} people ; room {room} ; {rooms} rooms at the {hotel} ; {rooms} rooms for {price} ; beds for {guests} people | at the {hotel} ; for {nights} nights ; from {start_date} to {end_date} ; for {price} ; in {city} ; by phone, {phone},
checks in ; arrives as a guest ; is expected as a guest ; moves into the room ; wants to check in | - | on {start_date} ; at {time} ; in a group of {guests} ; at the {hotel} ; on {weekday} ; with a {animal} ; by {time}
! arrives ; comes ; turns up ; is due ; gets here | - | for a stay from {start_date} ; at {time} ; in a group of {guests} ; at the {hotel} ; on {weekday} ; with a {animal} ; from the home town {home}
checks out ; leaves the hotel ; ends the stay ; departs from the hotel ; moves out of the room ; has to be out of the room ; says goodbye to the hotel | - | on {end_date} ; at {end_time} ; before {end_time} ; after {nights} nights ; by {end_date}
is staying ; will sleep ; has been put up ; is accommodated ; stays overnight ; is put up ; lodges for now ; spends the holidays as a guest | - | at the {hotel} ; in room {room} ; until {end_date} ; for {nights} nights ; with {children} children ; in {city}
paid ; was charged | {price} for the room ; {deposit} in advance for the room ; a deposit of {deposit} for the room | for {nights} nights ; on {date} ; at the {hotel}
still owes ; has to pay | {price} for the room ; a deposit of {deposit} for the room | for {nights} nights ; at the {hotel} ; by {due_date}
+ {enum:room_type}
+ {flag:breakfast}
+ {flag:parking}
+ {flag:pets}
+ Confirmation: {booking_id}.
+ {employee} at the desk hands out the keys.
+ Breakfast is served until {end_time}.
+ {flag:confirmed}
+ {enum:meal}
# hire
> {customer} ; the member {customer} ; our client {customer} ; the customer {customer} ; {customer} from {home} ; a tourist, {customer}, ; our member {customer} ; young {customer}
hired ; rented ; paid to borrow ; leased ; signed a hire contract for ; paid to use ; booked ; reserved for hire ; wanted to hire | a {product} ; a {color} {product} ; {quantity} {product} ; {quantity} of the {product:many} | for {days} days ; for {hours} hours ; from {company} ; from {start_date} until {end_date} ; for {price} ; starting on {start_date} ; from the owner, {owner}, ; at {time} ; in {city} ; under number {booking_id}
paid ; left ; put down ; deposited ; handed over | a deposit of {deposit} for the hire ; {deposit} as a hire deposit ; {deposit} as security for the hire ; the hire deposit, {deposit}, | on {date} ; in cash ; to the owner, {owner}, ; at {company}
was asked for ; got back | a deposit of {deposit} for the hire ; {deposit} as a hire deposit ; the hire deposit, {deposit}, | on {date} ; in cash ; at {company}
gave back ; returned ; brought back ; handed in ; was late in returning ; forgot to return ; dropped off | the hired {product} ; the rented {product} ; the hired {color} {product} | on {date} ; at {time} ; in {city} ; to its owner, {owner} ; after {days} days
+ The hire fee amounts to {price}, and {deposit} serves as a deposit.
+ Hire costs {price} plus {tax} of tax.
+ The {product} belongs to {owner}, {customer} only hires it.
+ {flag:licensed}
# vehicle
> the car ; the van ; the {brand} car ; the vehicle ; the motorbike ; the lorry ; the taxi ; the minibus ; the {color} car ; the old bus ; the tractor ; the camper van ; the scooter ; the pickup
belongs to ; is owned by ; is registered to ; is the property of ; has passed to ; is in the ownership of | {owner} ; {owner} in {city} | with the plate {plate} ; according to the papers
was sold to | {owner} ; {owner} in {city} | for {price} ; on {date} ; by {seller}
is driven by ; was steered by ; was driven slowly by ; was parked by ; was manoeuvred by ; was crashed by ; is steered by ; is usually driven by | {driver} ; {driver}, {age}, ; {driver} from {home} | on {date} ; on the way to {destination} ; at {time} ; at {street} ; near {city} ; with the plate {plate}
was built ; was made ; was produced ; left the factory ; rolled off the line ; was put together ; first took to the road | - | in {year} ; under the brand {brand} ; in {country} ; in {city}
has driven ; has covered ; has done ; shows ; ran ; has put behind it ; drove | {distance} km ; {distance} kilometres ; about {distance} kilometres | since [date] ; in {days} days
is ; was painted ; left the factory ; was sprayed ; looks ; has turned | {color} ; {color} and shiny | -
broke down ; was stopped ; ran out of fuel ; got stuck ; was towed away | - | in {city} ; on {date} ; at {time} ; on the way to {destination} ; with {driver} at the wheel
was seen by ; was photographed by ; was noticed by | {witness} | at {street} ; at {time} ; on {date}
+ The number plate reads {plate}.
+ {seats} passengers fit into it.
+ It carries {plate} as its registration.
+ {flag:insured}
+ {driver} drives it, but it is owned by {owner}.
+ {enum:fuel}
+ {enum:vehicle}
# freight
> the shipment ; the crate ; the container ; the box ; the packet ; the cargo ; the load ; consignment {tracking} ; the furniture ; the parcel ; the pallet ; the letter ; parcel {tracking} ; the package ; the piano ; the suitcase ; a crate of {product:many}
was sent ; was shipped ; was dispatched ; was mailed ; was posted | - | by {sender} ; to {recipient} ; from {origin} ; to {destination} ; on [date] ; with {carrier} ; at {time} ; on behalf of {sender} ; for {price} ; on {weekday}
was handed over ; was forwarded ; went off ; was picked up ; was loaded ; set out | - | with the address of {recipient} as the receiver ; in {origin} for the trip to {destination} ; on [date] ; with {carrier} ; at {time} ; on behalf of the sender {sender} ; for {price} ; with the driver {driver} ; in the truck with the plate {plate} ; on {weekday}
will reach ; should get to ; is expected in ; should arrive in ; will be brought to | {destination} ; {destination}, {street}, | on {delivery_date} ; with {carrier} ; by {delivery_date} ; from {origin}
is bound for ; is heading for ; is on its way to ; was redirected to ; was flown to ; has come to | {destination} ; {destination}, {street}, | with {carrier} ; from {origin}
weighs ; has a weight of ; tips the scales at ; brings to the scales ; comes to | {weight} ; exactly {weight} | -
was received by ; was signed for by ; was accepted by ; was handed to ; got to ; was received and opened by | {recipient} ; a certain {recipient} | on {delivery_date} ; at {time} ; in {destination} ; as sent by {sender} ; on {weekday} ; at {street} ; from the hands of the driver {driver}
is meant for ; is intended for ; is for ; is addressed to ; is destined for | {recipient} ; a certain {recipient} | with delivery on {delivery_date} ; in {destination} ; from {sender} ; at {street}
was collected from ; was fetched from ; comes from ; was packed and sent by ; was entrusted to us by ; was sent off by ; was brought to us for dispatch by ; is from | {sender} ; our client {sender} | in {origin} ; on [date] ; at {time} ; for {recipient}
was lost ; was left in the rain ; was held up ; went missing ; was stuck | - | in {city} ; on {date} ; for {days} days ; on the way with {carrier}
+ {carrier} wants {price} for the freight.
+ {driver} sits behind the wheel of the truck with the plate {plate}.
+ The tracking code is {tracking}.
+ {enum:delivery}
+ The sender {sender} pays {price}, the recipient {recipient} pays nothing.
+ The customs in {country} want {tax}.
+ {flag:damaged}
+ {flag:insured}
# farm
> {owner} ; the farmer {owner} ; the breeder {owner} ; Mr {owner} ; the keeper {owner} ; {owner}, a farmer, ; old {owner} ; the shepherd {owner} ; the {owner} family
owns ; keeps ; bought ; has ; inherited ; is the owner of | a {animal} ; a {animal} of {age} years ; a {color} {animal} ; {quantity} of them ; an old {animal} | in {city} ; on {area} square metres ; from {country}
! raised ; looks after ; feeds ; cares for ; trained ; saved ; is fond of ; brushes | a {animal} ; a {animal} of {age} years ; a {color} {animal} ; {quantity} of them ; an old {animal} | in {city} ; on {area} square metres ; from {country}
! brought ; took ; carried ; led ; walked ; drove ; accompanied | a {animal} ; the {animal} ; the sick {animal} ; a {color} {animal} | to Dr. {doctor} ; on {date} ; at {time} ; to the market in {city} ; with the employee {employee} ; on {weekday}
! lost ; is looking for ; found ; searched for | a {animal} ; the {color} {animal} | near {city} ; on {date} ; together with [person]
+ The {animal} weighs {weight}.
+ The {animal} is {age} years of age.
+ The animal, a {animal}, was seen by {witness} in {city}.
+ The {animal} needs {quantity} pills a day.
+ Dr. {doctor} looked at the {animal} and asked for {price}.
+ {flag:insured}
+ The farm hand {employee} feeds the animals at {time}.
+ {owner}, its owner, bought it from {seller} for {price}.
+ {flag:vaccinated}
+ {enum:season}
# stage
> {speaker} ; the singer {speaker} ; the pianist {speaker} ; our guest {speaker} ; the actor {speaker} ; Dr. {speaker} ; {speaker} from {country} ; the famous {speaker} ; the band leader {speaker} ; the comedian {speaker} ; the professor {speaker}
performs ; appears on stage ; sings on stage ; plays a concert ; reads from {title} ; can be heard live ; gives a concert ; talks about {topic} ; lectures on {topic} ; comes on stage ; dances on stage ; tells stories to the audience ; gives a speech ; leads a talk ; tunes up on stage ; is the star of the show | - | at {venue} ; in {city} ; on {date} ; at {time} ; at an entry fee of {fee} ; on {weekday} ; until {end_time} ; at the {event} ; before {attendees} people ; for {minutes} minutes ; in room {room} ; invited by {company} ; with songs by {author}
drew ; attracted ; thrilled ; entertained ; spoke to ; delighted ; bored ; was cheered by | {attendees} people at the show ; {attendees} listeners ; an audience of {attendees} ; {attendees} fans ; the {attendees} guests of the show | in {city} ; at {venue} ; on {date} ; in {minutes} minutes on stage ; with {title} ; on {weekday}
speaks at ; hosts ; moderates ; will host ; gives the main talk at | the {event} ; the {event} about {topic} ; a {event} ; our {event} on {topic} | at {venue} ; on {date} ; at {time} ; in {city} ; for {company} ; until {end_time}
! opens ; chairs ; will lead ; takes part in ; called off ; was invited to | the {event} ; the {event} about {topic} ; a {event} ; our {event} on {topic} | at {venue} ; on {date} ; at {time} ; in {city} ; for {company}
! gets ; was offered ; asks for ; was promised | [money] ; pay of [money] | for the {event} ; from {company} ; in {city}
+ Entrance costs {fee}.
+ You get in for {fee}.
+ The hall seats {seats} people.
+ Doors close at {end_time}.
+ {flag:free}
+ {flag:online}
+ {seller} sells the tickets for {fee}.
+ The songs were written by {author}.
+ {seats} chairs are set up for the show of {speaker}.
+ {flag:outdoors}
+ {enum:age_group}
# gallery
> the gallery ; {venue} ; the art house ; the cultural centre ; the exhibition hall ; the collection ; the castle ; the town hall
displays ; presents ; has on its walls ; is putting up ; has on view ; shows for the first time | paintings by {author} ; {title} by {author} ; drawings of the artist {author} ; photographs of {topic} ; a work by {author} ; the picture {title} ; prints by {author} ; {title}, painted by {author}, | from {start_date} ; until {end_date} ; in {city} ; on {date} ; made in the year {year} ; for {days} days
opens its doors ; welcomes guests ; is open ; can be visited ; can be seen ; lets people in | - | on {weekday} ; from {time} to {end_time} ; from {time} on ; for {fee} ; on {date} ; until {end_date} ; with a talk by {speaker}
shuts ; closes ; locks its doors | - | at {end_time} ; for good on {end_date} ; in {city}
counted ; registered ; had ; received ; was seen by ; let in ; drew ; greeted | {attendees} visitors ; {attendees} guests ; {attendees} people | on {date} ; before the end on {end_date} ; in {city}
+ The painter {author} was born in {birthplace}.
+ {author}, an artist from {country}, painted {title} in {year}.
+ {speaker} gives visitors a talk of {minutes} minutes.
+ Groups may register under {phone}.
+ The catalogue has {pages} pages.
+ {speaker} speaks at the opening, on {start_date} at {time}.
+ {owner} owns the picture, {author} painted it.
+ {flag:wheelchair}
+ {flag:free}
# staff
> {employee} ; our colleague {employee} ; the {job} {employee} ; Ms {employee} ; a new colleague named {employee} ; {employee}, {age}, ; the trainee {employee} ; Mr {employee} ; our new {job} {employee} ; young {employee}
works ; is employed ; has a job ; earns a living ; is engaged ; serves ; has been hired ; makes a living ; is on the books ; has found work | as a {job} ; as our {job} | at {company} ; in {city} ; with {start_date} as the first day ; for {salary} a month ; under {manager} ; with {experience} years of practice ; from {start_date} ; in room {room}
earns ; makes ; gets ; receives ; takes home ; is paid ; draws ; is on ; pockets ; started on | a salary of {salary} ; {salary} a month ; a wage of {salary} ; a monthly {salary} before tax ; about {salary} a month | as a {job} ; at {company} ; for {hours} hours a day ; from {start_date} ; in {city}
started work ; began the new job ; took up the post ; joined {company} ; came to work for us ; took over the post ; started the job ; first sat at the desk in our office | - | on {start_date} ; as a {job} ; in {city} ; under {manager} ; for a salary of {salary} ; on {weekday} ; in room {room}
quit ; resigned ; retired ; left the job ; stopped working ; handed in the notice ; went into retirement ; was laid off ; gave up the job | - | on {date} ; after {experience} years in the trade ; at the age of {age} ; because of the boss, {manager}, ; at {company}
reports to ; answers to ; is supervised by ; works under ; takes orders from ; is led by ; is managed by ; gets orders from ; has as a boss | {manager} ; a strict boss, {manager}, | as a {job} ; at {company} ; in room {room} ; from {start_date} on ; in {city}
took ; asked for ; was given ; still has | {days} days of leave ; {days} days off | from {start_date} ; until {end_date} ; because of {children} children
+ The head of department is {manager}.
+ {flag:remote}
+ {enum:contract}
+ Our employee {employee} can do {skills}.
+ The new colleague {employee} speaks about {experience} years of practice.
+ The boss, {manager}, hired {employee}, who started on {start_date}.
+ While our colleague {employee} is away, the work is assigned to {assignee}.
+ {flag:retired}
+ {enum:working_time}
+ {enum:education}
# family
> {person} ; my aunt {person} ; my uncle {person} ; our neighbour {person} ; the {job} {person} ; cousin {person} ; grandfather {person} ; my sister {person} ; little {person} ; the widow {person} ; the {person} we all know ; our friend {person}
was born ; came into the world ; first saw the light of day ; arrived in this world ; was brought into the world | - | on {birth_date} ; in {birthplace} ; on {birth_date} in {birthplace} ; in {country}
grew up ; was raised ; spent the childhood ; spent the youth ; went to school | in [city] ; near [city] | -
lives ; resides ; dwells ; has a house to live in ; has settled ; makes a home ; rents a flat ; is at home ; lives on a farm ; moved into a house ; feels at home | in {home} ; in the town of {home} | with {children} children ; for good ; at {street} ; with a {animal} ; as a {job}
has ; brings up ; raises ; is the parent of ; has to feed ; lives with ; adopted ; raised | {children} children ; {children} kids ; {children} boys and girls | at home in {home} ; on the pay of a {job} ; at {street}
turned ; became ; is ; celebrated turning ; celebrates being ; is now | {age} ; {age} years old ; {age} years of age | on {date} ; in {city} ; with {guests} guests
works ; earns money ; is known ; is employed ; makes a career ; has a good name ; is busy | as a {job} ; as a good {job} | at {company} ; in {city} ; for {company} ; with {experience} years of experience
married ; met ; got to know ; lost touch with | a [job] ; somebody from [company] ; an old friend | in {city} ; years ago ; at a {event}
+ {flag:married}
+ {flag:smoker}
+ {enum:pet}
+ I am reachable at {phone} or {email}.
+ Whoever wants to reach {person} should call {phone}.
+ A {animal} guards the house in {city}.
+ {flag:retired}
+ {enum:employment}
# clinic
> {patient} ; the patient {patient} ; Ms {patient} ; Mr {patient} ; a patient, {patient}, ; {patient}, {age}, ; little {patient} ; old Mr {patient} ; the footballer {patient} ; my aunt {patient}
was seen ; was treated ; was examined ; was operated on ; was vaccinated ; was looked after ; was admitted ; was looked at ; was cured ; was advised ; had a check-up ; was x-rayed | by Dr. {doctor} ; by the doctor, {doctor}, ; in room {room} by Dr. {doctor} | on {date} ; at {time} ; in room {room} ; for {minutes} minutes ; in {city} ; because of {days} days of pain ; on {weekday}
has ; complains of ; suffers from ; came with ; reports ; ran ; showed ; went to bed with ; was sick with | a fever of {temperature} degrees ; a high fever ; a temperature of {temperature} ; a temperature of {temperature} degrees ; {temperature} degrees of fever | on {date} ; at {time} ; for {days} days
has a doctor's appointment ; will be examined ; is to see the doctor ; will be operated on ; will be treated | - | on {date} ; at {time} ; in the surgery of Dr. {doctor} ; in room {room} ; on {weekday} ; after {days} days
! must come back ; should return ; is called in ; may go home | - | on {date} ; at {time} ; on {weekday} ; after {days} days
takes ; swallows ; was prescribed ; needs ; was given ; gets ; forgot to take ; must swallow | {quantity} pills against fever ; {quantity} drops of medicine ; {quantity} spoons of cough syrup | a day for {days} days ; at {time} ; from Dr. {doctor} ; before {time} ; on {date}
! weighs ; is down to ; brings to the scales ; lost weight and has ; now comes to | {weight} | -
paid ; owes ; was charged ; transferred ; has to pay ; got a bill of | {price} for being treated ; {price} for the time as a patient | on {date} ; in the surgery of Dr. {doctor}
+ {flag:insured}
+ {flag:smoker}
+ {contact} is to be called if {patient} feels worse, {phone}.
+ {employee}, the nurse, took the temperature: {temperature} degrees.
+ {flag:allergy}
+ {flag:vaccinated}
+ {enum:relation}
# dwelling
> the flat ; the house ; the apartment ; the cottage ; the office ; the studio ; the bungalow ; the loft ; the farmhouse ; the building ; the penthouse ; the flat on the third floor
has ; offers ; consists of ; comes with ; boasts ; is made up of ; spreads over | {rooms} rooms ; {area} square metres ; {rooms} rooms and {area} square metres ; {rooms} bright rooms ; {area} square metres of space ; {rooms} rooms on {area} square metres | in {city} ; for a rent of {rent}
costs ; is let for ; is rented out for ; goes for ; is yours for ; can be rented for ; sets you back ; comes at | {rent} a month ; {rent} rent ; {rent} each month ; a rent of {rent} | from {start_date} ; in {city} ; plus a deposit of {deposit} ; with {rooms} rooms
is for sale ; is on the market | - | for {price} ; in {city} ; at {street}
was sold ; was auctioned ; was sold at last | - | for {price} ; on {date} ; in {city} ; at {street} ; to the new owner, {owner},
belongs to ; is owned by ; was inherited by ; is let by ; has been bought by | {owner} ; the landlord, {owner}, | at {street} ; in {city}
is rented by ; is the rented home of ; was let to ; is occupied on lease by ; was taken on lease by ; is lived in for rent by ; is let to | {tenant} ; the tenant {tenant} ; {tenant} and {children} children | until {end_date} ; for {rent} ; from {start_date} ; at {rent} a month
was built ; was put up ; was finished ; was newly built ; was completed ; was constructed ; was erected | - | in {year} ; by {company}
lies ; is located ; stands ; can be found ; is found ; has its place ; overlooks the lake | at {street} ; in {city} ; at {street} in {city} ; in a quiet part of {city} | in {country}
was viewed by ; was shown to ; was praised by | the tenant {tenant} ; the new tenant, {tenant}, a {job}, | on {date} ; at {time}
+ A deposit of {deposit} has to be paid.
+ {flag:balcony}
+ {flag:pets}
+ {enum:heating}
+ {owner} owns and lets it, {tenant} rents it, and {contact} answers questions.
+ {flag:furnished}
+ {flag:garden}
+ {flag:wheelchair}
# office
> {sender} ; our clerk {sender} ; our secretary {sender} ; Mr {sender} ; {sender} from {company} ; the lawyer {sender} ; Ms {sender} ; our colleague {sender}
wrote to ; sent a note to ; e-mailed ; sent a letter of thanks to ; sent a reminder to ; sent an invitation to ; wrote back to ; faxed ; mailed an apology to ; sent a warning to ; forwarded the plan to ; sent greetings to | {recipient} ; {recipient} of {company} ; {recipient} and the rest | on {date} ; about {topic} ; at {time} ; from {city} ; because of {topic} ; with a copy to {email} ; on {weekday} ; after {days} days
! called ; rang up ; informed ; thanked ; invited ; congratulated ; warned | [person] ; [person] of {company} ; [person] and the rest | on {date} ; at {time} ; from {city} ; because of {topic} ; on {weekday} ; after {days} days
! asked ; begged ; wants ; urged ; told ; allowed ; would like | [person] to pay {price} ; [person] to call {phone} ; [person] to come to room {room} ; [person] to write to {email} ; [person] to be there at {time} ; [person] to send {quantity} {product} | by {due_date} ; on {date}
+ {assignee} has to finish it by {due_date}.
+ The deadline for {assignee} is {due_date}.
+ The task lies with {assignee}.
+ We come together in room {room} at {time}.
+ {flag:online}
+ {enum:priority}
+ {assignee} takes care of the letter that was sent to {recipient}.
+ The boss, {manager}, wants it done by {assignee} before {due_date}.
+ {recipient} has not answered the message that {sender} sent on {date}.
+ {flag:needs_reply}
+ {flag:urgent}
# billing
> invoice {invoice_id} ; the bill ; our bill {invoice_id} ; the invoice {invoice_id} ; our invoice ; the final bill ; the invoice from {supplier} ; bill no. {invoice_id} ; the bill for {customer}
was issued ; was sent ; was written ; came ; was drawn up ; went out ; was mailed ; arrived ; was made out | - | for goods supplied by {supplier} ; for the customer {customer} ; with the date {invoice_date} ; from {supplier} ; for {items}
amounts to ; comes to ; stands at ; totals ; shows ; asks for ; is for ; runs to ; adds up to ; lists | {price} ; {price} with {tax} of tax ; {price} in all ; {price} and {tax} of tax | payable before {due_date} ; after a discount of {discount} ; less {deposit} paid before
is due for payment ; must be settled ; has to be paid ; is payable ; is to be paid ; should be settled ; wants to be paid ; has to be transferred | - | by {due_date} ; to {supplier} ; on {due_date} ; before {due_date} ; by {customer} ; within {days} days
+ A reduction of {discount} is granted.
+ {tax} of it is tax.
+ {flag:paid}
+ {enum:payment}
+ {supplier} bills {customer}, and {customer} pays {supplier}.
+ {deposit} had been paid in advance.
+ For questions on {invoice_id} call {contact} at {phone}.
+ {flag:confirmed}
# contest
> {winner} ; the champion {winner} ; the runner {winner} ; young {winner} ; the swimmer {winner} ; {winner} from {home} ; {winner}, {age}, ; the favourite {winner} ; the pupil {winner}
won ; took first place in ; came first in ; triumphed in ; finished first in ; was victorious in ; stood on top after ; won gold in ; was unbeatable in ; ran away with | the race ; the {distance} km race ; the tournament ; the match ; the final ; the chess tournament ; the {distance} km run ; the quiz | in {city} ; on {date} ; with {score} points ; at {venue} ; before {attendees} people ; for {country} ; on {weekday} ; at the age of {age}
! scored ; collected ; got ; reached ; gained ; finished with ; ended up with ; can look back on | {score} points ; {score} goals | in {city} ; on {date} ; before {attendees} people ; at {venue}
earned ; received ; was awarded ; took home ; was handed ; left with ; collected | the winner's prize of [money] ; the first prize of [money] ; a cheque for [money] as the winner ; [money] for first place | on {date} ; in {city} ; at {venue}
! trains ; practises ; works out | - | under the instructor {teacher} ; in {city} ; on {weekday} ; for {hours} hours a day
+ {attendees} spectators cheered.
+ Kick-off is at {time}.
+ The trainer is {teacher}.
+ [person] handed the cup to {winner}.
+ {author} writes about the victory of {winner}.
+ {enum:outcome}
+ {enum:sport}
# press
> {company} ; the firm {company} ; the manufacturer {company} ; the start-up {company} ; {company}, the toy maker, ; the bakery {company} ; the group {company} ; the family firm {company}
was founded ; was set up ; was established ; came into being ; began its work ; saw the light ; was started ; was registered | - | in {year} ; in {city} ; with {owner} as the owner ; with [money] in capital ; in {country}
bought ; sold ; took over | an office ; a shop ; a factory ; a new office ; a second shop ; a warehouse of {area} square metres | in {city} ; on {date} ; for {price} ; with [small] workers ; at {street}
opened ; closed ; set up | an office ; a shop ; a factory ; a new office ; a second shop ; a warehouse of {area} square metres | in {city} ; on {date} ; with [small] workers ; at {street}
rents ; plans ; will rent ; will open | an office ; a shop ; a factory ; a new office ; a second shop ; a warehouse of {area} square metres | in {city} ; starting on {start_date} ; with [small] workers ; at {street}
is led by ; is run by ; is headed by ; is directed by ; has been managed by | {manager} | for years now ; in {city} ; as of {date} ; in {country}
belongs to ; is owned by ; is the property of | the founder, {owner} ; {owner} | in {city} ; as of {date} ; in {country}
makes ; produces ; develops ; manufactures ; is known for ; stopped making | {product:many} ; the {model} ; a new {product} ; {product:many} made of {material} | in {country} ; in {city}
brought out ; launched ; sold | {product:many} ; the {model} ; a new {product} ; {product:many} made of {material} | for {price} ; on {date} ; in {city} ; for buyers in {country}
is looking for ; hires ; seeks ; needs ; wants ; has a place for ; advertises for ; cannot find | a {job} ; a {job} who knows {skill} | in {city} ; for a salary of {salary} ; from {start_date} ; by {due_date} ; with {experience} years of practice ; at {hours} hours a day
lost ; earned ; borrowed ; invested | [money] ; almost [money] | on {date} ; in {country} ; with the {model}
+ Reach the press office at {phone}.
+ Details: {website}.
+ {contact}, the contact person at {company}, did not want to comment.
+ The firm {company} gets its parts from the supplier {supplier}.
+ {enum:direction}
# study
> {student} ; the pupil {student} ; the student {student} ; the apprentice {student} ; {student}, {age}, ; our pupil {student} ; young {student} ; the trainee {student} ; {student} from {home}
studies ; learns ; takes lessons in ; is enrolled in ; signed up for ; attends a class on ; is taking a course in ; prepares for an exam in | {topic} | with {teacher} as teacher ; in {city} ; from {start_date} ; on {weekday} ; for {fee} ; in room {room} ; at {venue} ; for {hours} hours a week ; until {end_date} ; at {time}
! wants to know more about ; is good at ; dropped ; lost interest in | {topic} | -
got ; scored ; achieved ; was given ; was marked with ; finished with ; ended up with | {score} points as a student ; {score} out of 12 points in class | in {topic} ; on {date} ; from the teacher {teacher} ; after {hours} hours of work ; in the test of {date}
is taught by ; is instructed by ; learns from ; is trained by ; is tutored by ; takes lessons from | {teacher} ; the teacher {teacher} ; a patient teacher, {teacher}, | on {weekday} ; at {time} ; in room {room} ; at {venue} ; for {fee} ; in {topic}
! has to return ; must finish ; should read | {title} ; {title} by {author} ; {title}, {pages} pages long, | by {due_date}
! is reading ; finished ; wrote an essay on ; borrowed | {title} ; {title} by {author} ; {title}, {pages} pages long, | on {date} ; for the teacher {teacher}
! has had ; has kept ; has been reading | {title} ; {title} by {author} ; {title}, {pages} pages long, | since {start_date}
missed ; was late for ; enjoyed ; slept through | the class ; the lesson on {topic} ; the lesson with the teacher {teacher} | on {date} ; in room {room} ; at {time}
+ {seats} places are available.
+ {enum:level_course}
+ {flag:online}
+ The teacher, {teacher}, wrote to the mother of {student}, {recipient}.
+ {student} pays {fee} for the lessons with {teacher}.
+ {enum:education}
+ {enum:frequency}
# incident
> {reporter} ; the user {reporter} ; our tester {reporter} ; a customer, {reporter}, ; {reporter} from {company} ; a user named {reporter} ; the tester {reporter} ; {reporter}, who works on {os},
noticed ; reported ; discovered ; complained ; says ; tells us ; let us know ; wrote ; found out ; could show ; swears | that the {component} {symptom} ; that in {browser} the {component} {symptom} | on {date} ; in version {version} ; on {os} ; with {browser} ; at {time} ; on {os} in version {version} ; for {days} days ; in ticket {ticket_id}
! uses ; works with ; runs ; has installed ; has been on ; switched to ; swears by ; starts | {os} ; {browser} ; version {version} ; {os} with {browser} ; version {version} of the app | -
opened ; created ; filed ; submitted ; raised ; sent in | ticket {ticket_id} ; case {ticket_id} ; the new ticket {ticket_id} ; a ticket, {ticket_id}, | on {date} ; at {time} ; about the {component} ; in version {version} ; on {weekday}
+ {assignee} was put in charge.
+ {assignee} will repair it before {due_date}.
+ {enum:severity}
+ {flag:reproducible}
+ {errors} failures were logged.
+ {assignee}, who is in charge, answers {reporter}, who reported it, on {date}.
+ {reporter} noticed it first, {assignee} has to repair it.
+ The manager, {manager}, gave it to {assignee} to handle.
+ {flag:solved}
+ {enum:status}
# system
> {service} ; the {service} service ; the process {service} ; host {ip} ; the daemon {service} ; {service} on {ip} ; the server at {ip} ; the {service} job
reported ; wrote ; logged ; said ; printed ; complained ; sent out ; repeated | {log_message} ; the line {log_message} | at {time} ; on {date} ; from {ip} ; in version {version} ; to {email} ; for user {user}
counted ; produced ; showed ; had ; ran into ; gave ; recovered from ; was hit by | {errors} errors ; {errors} failures | on {date} ; at {time} ; in version {version} ; from {ip} ; in {duration} ; since {time}
was restarted ; was stopped ; was shut down ; was rebooted | - | at {time} ; on {date} ; by user {user}
was updated ; was rolled back ; was upgraded | - | to version {version} ; at {time} ; on {date} ; by user {user}
went down ; stopped ; was out of order | - | for {duration} ; at {time} ; on {date}
came back | - | after an outage of {duration} ; at {time} ; on {date}
+ {enum:level}
+ {assignee} is on call, {phone}.
+ User {user} was logged in at {time}.
+ {flag:solved}
+ {enum:severity}
# kitchen
> {author} ; the cook {author} ; the chef {author} ; grandmother {author} ; {author} from {city} ; aunt {author} ; our cook {author} ; the baker {author} ; {author}, a {job},
! makes ; cooks ; bakes ; prepares ; serves ; brings ; whips up | {dish} ; {dish} for {servings} ; {dish} for {servings} people ; {dish} from {country} ; {dish} for everybody | in {minutes} minutes ; with {ingredients} ; on {weekday} ; for {price} a plate ; on {date} ; for {recipient}
! loves ; is famous for ; recommends ; learnt to make | {dish} ; {dish} from {country} ; {dish} with {ingredients} | -
wrote the recipe for ; published a recipe for ; wrote down how to make ; is the author of a recipe for | {dish} ; {dish} from {country} ; {dish} for {servings} people | on {date} ; on {weekday} ; for {recipient} ; with {ingredients}
! needs ; uses ; takes ; chops ; mixes ; is out of | {ingredients} | for the {dish} ; on {date} ; for {servings} people
! buys ; bought ; ordered | {ingredients} | for the {dish} ; at the market in {city} ; on {date} ; from {seller}
+ It is ready after {minutes} minutes.
+ {flag:vegan}
+ {enum:difficulty}
+ {guests} guests ate it, {author} wrote the recipe.
+ [person] got the recipe from its author, {author}.
+ {flag:alcohol}
+ {flag:allergy}
+ {enum:meal}
# shelf
> the {product} ; the {model} ; a {color} {product} ; article [code] ; our {product} ; this {material} {product} ; one {product} ; the {brand} {product} ; the {model} in {color}
costs ; sells for ; is offered for ; is priced at ; goes for ; is yours for ; comes at ; can be bought for ; is down to ; will cost | {price} ; only {price} ; {price} with {tax} tax | at {company} ; in {city} ; until {end_date} ; at the dealer {seller} ; with a discount of {discount} ; on {date}
was made ; was produced ; was manufactured ; was put together | - | by {brand} ; in {country} ; of {material} ; by hand ; in {year}
was designed ; was invented | - | by the maker {brand} ; in {country} ; in {year}
weighs ; has a weight of ; comes to ; puts on the scales | {weight} | -
comes from ; was supplied by ; is delivered by ; arrived from ; reached us from ; is sent to us by | {supplier} ; our supplier {supplier} | on {delivery_date} ; from {country} ; in {quantity} boxes ; at {time} ; for {price}
+ {stock} of them are on the shelf.
+ {stock} remain in the store in {city}.
+ {flag:available}
+ {enum:condition}
+ {employee} of our staff counted {stock} of them on {date}.
+ {supplier} supplies it, {brand} makes it.
+ {flag:second_hand}
+ {flag:warranty}
# bank
> {sender} ; our client {sender} ; the account holder {sender} ; Mrs {sender} ; {sender} from {home} ; {sender}, a {job}, ; the widow {sender} ; Dr {sender} ; my uncle {sender}
sent ; transferred ; wired ; paid ; remitted ; has just sent off ; made a payment of | {price} ; the sum of {price} ; {price} of rent ; {price} and not a cent less | to {recipient} ; to the account of {recipient} ; on {date} ; from {city} ; on behalf of {company} ; at {time} ; by order {order_id} ; into account {customer_id}
! lent ; gave back ; handed over | [money] ; the sum of [money] ; [money] and not a cent less | to {recipient} ; on {date} ; on behalf of {company} ; at {time}
! withdrew ; deposited ; exchanged ; saved ; took out ; brought ; invested ; counted ; lost | [money] ; exactly [money] ; [money] in notes | on {date} ; in {city} ; at {time} ; with account number {customer_id} ; in {country} ; with {company}
! opened ; closed ; took over ; asked for ; inherited ; blocked ; looked into | an account ; account {customer_id} ; a loan of [money] | on {date} ; in {city} ; with {company} ; at {time} ; by phone, {phone}, ; through the contact person {contact}
+ {recipient} got the money on {delivery_date}.
+ The charge for this is [money].
+ Reference number of the order: {order_id}.
+ {enum:payment}
+ {recipient} has not yet received what {sender} sent.
+ {contact} at the bank answers all questions.
+ The account holds [money].
+ {flag:confirmed}
+ {enum:frequency}
# restaurant
> {guest} ; Mr {guest} ; the party of {guest} ; Ms {guest} ; the regular guest {guest} ; {guest} from {company} ; young {guest} ; the {guest} family ; our guest {guest}
reserved ; would like ; asked for ; booked ; has ; wants ; rang about ; moved ; cancelled ; got | a table ; a table for {guests} ; {guests} places ; seats for {guests} people ; a table in the garden ; the table by the window ; a table for {guests} people | at {time} ; on {date} ; on {weekday} ; at {venue} ; under {phone} ; in the name of {company} ; from {time} ; until {end_time} ; with {children} children
ordered ; was served ; sent back ; had the waiter bring ; chose from the menu | {dish} ; the {dish} ; {dish} and a drink ; {dish} for {servings} ; today's {dish} | for {price} ; at {venue} ; at {time} ; on {date} ; on {weekday} ; made by the cook [person]
! ate ; tasted ; asked for ; enjoyed ; recommended ; shared | {dish} ; the {dish} ; {dish} and a drink ; {dish} for {servings} ; today's {dish} | for {price} ; at {venue} ; at {time} ; on {date} ; on {weekday} ; made by the cook [person]
paid ; was charged ; got a bill of | {price} for dinner in our restaurant ; {price} for {dish} at our restaurant ; {price} in all as our guest | at {time} ; on {date} ; for {guests} guests
! left ; gave | a tip of [money] ; [money] as a tip | at {time} ; on {date} ; for the waiter, {employee},
+ The kitchen closes at {end_time}.
+ {flag:children_allowed}
+ {enum:diet}
+ {flag:vegan}
+ {employee} waits on {guest}.
+ The chef, [person], cooks {dish}.
+ {flag:confirmed}
+ {enum:meal}
# moving
> {customer} ; the {customer} family ; our neighbour {customer} ; Mr {customer} ; {customer} from {company} ; the student {customer} ; Ms {customer} ; my colleague {customer}
! moves ; is moving ; will move ; relocates ; shifts everything ; is about to go ; is leaving home ; brings the furniture | from {origin} to {destination} ; to {destination} ; out of the old flat ; from {origin} ; to {street} in {destination} | on {date} ; with {carrier} ; for {price} ; at {time} ; because of a job as a {job} ; with a {animal} ; with {children} children ; on {weekday}
hired ; ordered ; booked ; rented ; paid for | {quantity} helpers ; {quantity} boxes ; a van ; {quantity} strong people ; a lorry ; {quantity} of the {product:many} | on {date} ; for {hours} hours ; from {company} ; at {street} ; from {time} to {end_time} ; for {price}
! needs ; asked for ; would like ; looks for | {quantity} helpers ; {quantity} boxes ; a van ; {quantity} strong people ; a lorry ; {quantity} of the {product:many} | on {date} ; for {hours} hours ; at {street} ; from {time} to {end_time}
! handed over ; returned ; left ; passed on ; gave back | the key ; the keys ; both keys ; a {product} | to {recipient} ; at {time} ; for the flat of the owner {owner} ; at {street} ; on {date}
+ The load weighs {weight}.
+ The new flat has {rooms} rooms.
+ The new address is {street}, {postcode} {destination}.
+ {flag:insured}
+ {owner}, the old landlord, gave back the deposit of {deposit}.
+ {driver} drives the van, plate {plate}.
+ {flag:furnished}
+ {flag:damaged}
# volunteers
> {person} ; the volunteer {person} ; a member, {person}, ; {person} from {home} ; the pensioner {person} ; the student {person} ; {person}, {age},
helps ; works for free ; is on duty ; volunteers ; lends a hand ; is needed ; gives a hand ; has time ; is in charge | - | at {venue} ; on {weekday} ; from {time} to {end_time} ; in {city} ; for {hours} hours ; at the {event} ; on {date} ; as a {job}
collected ; donated ; gave ; raised ; found ; brought ; handed in ; asked for | [money] ; {quantity} of the {product:many} ; [money] in coins ; {weight} of rice | for {recipient} ; on {date} ; in {city} ; at {venue} ; on {weekday} ; from {company}
joined ; left ; signed up for ; invited others to ; heard of ; supports | the club ; the group ; our club ; the choir ; the help group | on {date} ; in {city} ; through the contact person {contact} ; at the {event}
founded ; joined ; started | the club ; the group ; our club ; the choir ; the help group | in {year} ; in {city}
has been in ; has supported ; has belonged to | the club ; the group ; our club ; the choir ; the help group | since {start_date} ; in {city}
+ {attendees} people came to the meeting of the group.
+ {manager} chairs the group.
+ Membership costs [money] a year.
+ Sign up at {email} or {website}.
+ {flag:free}
+ The club thanked {person} for the help.
+ {contact}, who keeps the list, answers questions, {phone}.
+ {flag:retired}
+ {enum:frequency}
# cinema
> the film {title} ; {title} ; the play {title} ; the documentary {title} ; the comedy {title} ; the series {title} ; the musical {title} ; the new film {title}
runs ; is shown ; is on ; can be seen ; plays | - | at {venue} ; at {time} ; on {weekday} ; until {end_date} ; in {city} ; for {fee} ; from {start_date} ; at {time} in {city} ; with [person] in the cast
will be screened ; is shown ; comes to town | - | at {venue} ; at {time} ; on {weekday} ; in {city} ; for {fee} ; on {date} ; with [person] in the cast
opens ; starts ; has its premiere | - | at {venue} ; at {time} ; in {city} ; on {start_date} ; with [person] in the cast
was written by ; was made by ; is the work of ; comes from the pen of ; was written and directed by ; was thought up by | {author} ; {author}, born in {country}, | in {year} ; in {country} ; for [money] ; in {city}
lasts ; takes ; goes on for ; runs for ; has a length of ; keeps you sitting for | {minutes} minutes ; a good {minutes} minutes | -
drew ; counted ; was watched by ; reached ; brought in | {attendees} visitors ; {attendees} people ; {attendees} viewers | in {city} ; on {date} ; in {country} ; on {weekday}
sold | {attendees} tickets | in {city} ; on {date} ; in {country} ; on {weekday}
+ You sit on {seat}.
+ Tickets are {fee} each.
+ {enum:language}
+ {flag:available}
+ {author} wrote it, {speaker} introduces it.
+ {score} stars from [person].
+ {enum:genre}
+ {enum:age_group}
# railway
> the train ; train {flight} ; the express {flight} ; the bus ; the ferry ; line {flight} ; the night train ; the tram ; the coach ; the last train ; the slow train {flight} ; service {flight} ; the boat ; the sleeper
leaves ; departs from ; starts from ; sets off from ; pulls out of ; is about to leave ; rolls out of ; should leave | {origin} ; the station of {origin} | at {time} ; for {destination} ; on {date} ; at {time} sharp ; on {weekday} ; with [small] people on board
arrives in ; reaches ; gets to ; ends in ; is expected in ; rolls into ; gets into ; is due in | {destination} ; {destination} via [city] | at {end_time} ; on {date} ; coming from {origin} ; after {duration} ; by {end_time} ; with [small] people on board
runs ; goes ; travels ; takes you ; operates ; commutes ; carries people | from {origin} to {destination} ; to {destination} ; between [city] and [city] | at {time} ; on {weekday} ; in {duration} ; for {fee} ; until {end_time} ; from {start_date}
is late ; is behind time ; is delayed | by {minutes} minutes | in [city] ; near [city] ; on {date} ; at {time}
was held up ; stood still ; was stopped ; had to wait | for {minutes} minutes | in [city] ; near [city] ; on {date} ; at {time}
+ A ticket is to be had for {fee}.
+ [person] has seat {seat}.
+ {flag:delayed}
+ {flag:cancelled}
+ {enum:transport}
+ The driver is called {driver}.
+ Change in [city] at [time].
+ A girl waits for [person] on the platform.
+ {flag:luggage}
+ {enum:seat_wish}
# workshop
> {customer} ; the car owner {customer} ; our client {customer} ; Mrs {customer} ; {customer} from {home} ; young {customer} ; the cyclist {customer} ; Mr {customer}
brought ; left ; handed in ; dropped off ; turned up with ; sent in | the {model} for repair ; a {color} {model} to be mended ; the {product} for repair ; a broken {product} to be mended ; the {brand} car for repair ; a {product} from {year} to be mended ; a {product} that broke last week for repair | on {date} ; at {time} ; at {company} ; in {city}
will collect ; picks up ; gets back ; can fetch ; will be given ; may have | the repaired {model} ; the {product} after the repair ; the mended {product} | on [date] ; at [time] ; by {due_date} ; from the mender in charge, {assignee} ; for {price} ; after {days} days
pays ; agreed to pay ; has to pay | {price} for the repair ; {price} with {tax} of tax for the repair ; {price} for mending the {product} | to the mender in charge, {assignee} ; under order {order_id} ; by {due_date}
was quoted ; is charged ; refused to pay ; has paid | {price} for the repair ; {price} with {tax} of tax for the repair ; {price} for mending the {product} | on {date} ; under order {order_id}
+ {assignee} does the repair.
+ The repair needs {hours} hours.
+ A spare part from {supplier} costs [money].
+ Repair case number {ticket_id}.
+ {flag:solved}
+ {flag:damaged}
+ {employee} of the staff rang the customer, {customer}, on {date}: it is ready.
+ {supplier} delivers the part on {delivery_date}.
+ {flag:warranty}
+ {enum:fuel}
# library
> [person] ; the reader [person] ; Ms [person] ; [person] from {home} ; the pupil {student} ; our youngest reader, [person], ; the student {student}
borrowed ; took out ; reserved ; renewed ; was lent | {title} ; {title} by {author} ; the book {title} ; {title}, a book of {pages} pages, ; {title} from {year} ; a book by {author} | on {date} ; until {due_date} ; in {city} ; with card {customer_id} ; for {days} days ; from {start_date} until {due_date}
is reading ; looked for ; asked for ; carried home | {title} ; {title} by {author} ; the book {title} ; {title}, a book of {pages} pages, ; {title} from {year} ; a book by {author} | on {date} ; in {city} ; at {time}
wants to keep ; may keep | {title} ; {title} by {author} ; the book {title} ; a book by {author} | until {due_date} ; for {days} days
returned ; brought back ; lost ; damaged ; forgot ; put back ; sent back ; spilt tea over | {title} ; the book {title} ; {title} by {author} | on {date} ; at {time} ; in {city} ; on {weekday}
owes ; had to pay ; was fined ; got a bill of ; refused to pay | [money] ; [money] for being late | for {title} ; after {days} days ; on {date}
+ There are {stock} copies of {title}.
+ {title} was published in {year} by {publisher}.
+ It has {pages} pages.
+ The reading room is open from {time} to {end_time}.
+ {employee} at the desk helped the student {student}.
+ The teacher, {teacher}, told the pupil {student} to read {title}.
+ Reader's card {customer_id} belongs to the pupil {student}.
+ {enum:genre}
+ {enum:language}
# weather
> the storm ; the rain ; the heat wave ; a cold front ; the snow ; the fog ; the flood ; a thunderstorm ; the wind
reached ; hit ; passed over ; left ; moved on to ; headed for ; surprised ; struck | {city} ; {country} ; {city} in {country} ; the whole of {country} | on {date} ; at {time} ; on {weekday} ; with {temperature} degrees
covered ; plagued ; troubled | {city} ; {country} ; {city} in {country} ; the whole of {country} | from {start_date} to {end_date} ; for {days} days ; with {temperature} degrees
came over ; spared ; struck | {city} ; {country} ; {city} in {country} ; the whole of {country} | in {year} ; at {time}
lasted ; went on ; is going to stay ; kept people awake ; raged ; stayed | for {hours} hours ; for {days} days ; until {end_date} | in {city} ; in {country} ; near {city}
+ The thermometer in {city} stood at {temperature} degrees at {time}.
+ On {date} {city} had {temperature} degrees.
+ {enum:weather}
+ {enum:season}
+ {witness} filmed the storm in {city}.
+ {quantity} roofs were blown off.
+ In the night of {date} the mercury fell to {temperature} degrees.
+ {enum:damage}
+ {enum:direction}
# police
> {witness} ; the witness {witness} ; a passer-by, {witness}, ; {witness}, a {job}, ; {witness}, {age}, ; the neighbour {witness} ; old {witness}
saw ; observed ; noticed ; watched ; photographed ; described ; filmed ; recognised ; heard ; remembered | a {color} car ; a {brand} car with the plate {plate} ; the accident ; a person in {color} ; {driver} at the wheel of a {color} car ; the car of {owner} ; {driver} driving off | in {city} ; at {time} ; on {date} ; at {street} ; from [small] metres away ; near [venue] ; on {weekday}
! called ; informed ; alerted ; rang ; wrote to ; spoke to | the police ; the police in {city} | at {time} ; from {phone} ; on {date} ; under case number {ticket_id} ; at {street}
+ At the wheel was {driver}, {age}.
+ The vehicle is registered to {owner}.
+ The damage amounts to [money].
+ {quantity} windows were broken.
+ {flag:injured}
+ {flag:insured}
+ The driver, {driver}, says it was not so, the witness, {witness}, says it was.
+ [person] took down what the witness, {witness}, said.
+ Stolen: a {product} worth [money], owner {owner}.
+ {flag:guilty}
+ {enum:damage}
# meter
> {tenant} ; the household {tenant} ; our customer {tenant} ; {tenant} from {home} ; the tenant {tenant} ; Ms {tenant} ; the {tenant} family
! used ; consumed ; burnt ; produced ; read off ; reported ; saved ; needed | [large] units ; [large] units of power ; [large] units of water | from {start_date} to {end_date} ; in {days} days ; on {date} ; with {children} children ; on {area} square metres
! pays ; has to pay ; owes | {price} ; {price} a month ; {price} for power | by {due_date} ; to the supplier {supplier} ; under number {customer_id}
! was charged ; complains about a bill of | {price} ; {price} a month ; {price} for power | on {date} ; under number {customer_id} ; for {days} days
! gets back ; paid in advance | [money] ; [money] for power | on {date} ; under number {customer_id}
! has lived ; has resided ; has been at home ; has been registered | - | at {street} ; in {home} ; since {start_date} ; under number {customer_id}
rents a flat ; is a tenant ; lives for rent | - | at {street} ; in {home} ; under number {customer_id}
+ Customer number {customer_id}.
+ The flat measures {area} square metres.
+ {enum:heating}
+ {flag:paid}
+ {employee} of {company} reads the meter on {date}.
+ {owner} is the landlord of {tenant}.
+ {enum:direction}
+ {flag:confirmed}
# auction
> lot [code] ; the {material} {product} ; a {product} ; the painting {title} ; the {color} {product} ; the {product} from {year} ; the {product} made of {material} ; lot no. [code]
was sold ; went under the hammer ; was knocked down | - | to {customer} ; for {price} ; on {date} ; in {city} ; at {time} ; on {weekday} ; before {attendees} people
was bought | - | by {customer} ; for {price} ; on {date} ; in {city} ; from {seller}
fell under the hammer ; brought in {price} ; changed owners ; found a new home | - | on {date} ; in {city} ; at {time} ; on {weekday} ; before {attendees} people
was offered by ; was handed in by ; is being sold by ; was brought to us for sale by ; was put up by ; was put up for sale by ; was sent in by | {seller} ; the seller {seller} ; {seller} in {city} | from {country} ; on {date} ; at {time}
dates from ; was made in ; comes from ; was built in ; goes back to | {year} ; the year {year} | in {country}
+ Bids start at [money].
+ The highest bid came from {customer}.
+ {attendees} bidders were in the hall.
+ {enum:condition}
+ {customer} got it for {price}, [person] had bid less.
+ {speaker} speaks from the stage and holds the hammer.
+ The seller, {seller}, must be paid by {due_date}.
+ {flag:second_hand}
+ {flag:paid}
# phone
> {customer} ; subscriber {customer} ; Mr {customer} ; {customer} from {home} ; the young customer {customer} ; Dr {customer} ; our subscriber {customer}
! called ; rang ; phoned ; spoke with ; tried to reach ; complained to ; was rung up by ; left a message for ; texted | the contact person {contact} ; {contact}, the contact at {company}, ; the hotline ; our contact {contact} in {city} ; a certain [person] | at {time} ; on {date} ; from {phone} ; about invoice {invoice_id} ; for {minutes} minutes ; on {weekday} ; with customer number {customer_id} ; because of the {model}
bought ; ordered ; purchased ; went and bought | the {model} ; a {model} by {brand} ; a {color} {model} ; the {model} with {battery} charge | for {price} ; on {date} ; at {company}
! has used ; has owned ; has had ; has been fond of | the {model} ; a {model} by {brand} ; a {color} {model} | since [date]
! wants to sell ; gave back ; passed on ; sent | the {model} ; a {model} by {brand} ; a {color} {model} ; the {model} with {battery} charge | to {recipient} ; on {date}
! dropped ; got ; lost ; broke | the {model} ; a {model} by {brand} ; a {color} {model} ; the {model} with {battery} charge | on {date} ; at {time} ; in {city}
took out ; signed ; extended ; renewed | the phone contract ; phone contract [code] ; a phone contract over {price} ; a phone contract with {company} | on {date} ; until {end_date} ; for {days} days ; from {start_date}
cancelled ; gave up ; got out of | the phone contract ; phone contract [code] ; a phone contract over {price} ; a phone contract with {company} | on {date} ; after {days} days ; at {time}
wants to end ; has to cancel ; must renew | the phone contract ; phone contract [code] ; a phone contract over {price} ; a phone contract with {company} | by {due_date}
is tied to ; is bound by | the phone contract ; phone contract [code] ; a phone contract over {price} ; a phone contract with {company} | until {end_date} ; for {days} days
+ The battery is still at {battery}.
+ The new tariff costs {price} a month, {discount} less than before.
+ {flag:refund}
+ {enum:reason}
+ {enum:channel}
+ Our contact person {contact} calls the customer {customer} back at {time}.
+ [person] now has the old number, {phone}.
+ {enum:plan}
+ {flag:needs_reply}
# harvest
> {owner} ; the gardener {owner} ; Mr {owner} ; the farmer {owner} ; the neighbour {owner} ; the apple grower {owner} ; a farmer named {owner}
! planted ; put in ; watered ; dug up ; cut back | {quantity} trees ; {quantity} rose bushes ; {quantity} rows of beans ; {quantity} young plants | on {date} ; in {city} ; at {time} ; in {hours} hours
! picked ; harvested ; weighed ; brought in ; washed ; packed | {weight} of fruit ; {weight} of plums ; {weight} of cherries ; {quantity} baskets of apples | on {date} ; in {city} ; ordered by the customer {customer} ; at {time} ; in {hours} hours
! gave away ; passed on ; sent | {weight} of fruit ; {weight} of plums ; {weight} of honey ; {quantity} baskets | to {recipient} ; on {date} ; in {city}
owns ; bought ; was left ; inherited | {area} square metres of land ; a field of {area} square metres ; a garden of {area} square metres ; an orchard of {area} square metres | near {city} ; in {country}
has owned | a field of {area} square metres ; a garden of {area} square metres ; {area} square metres of land | since [date] ; near {city}
! has leased ; has rented ; has tended ; has looked after | {area} square metres ; a field of {area} square metres ; a garden of {area} square metres ; {area} square metres of land | near {city} ; since [date] ; in {country}
+ The market opens at {time} and closes at {end_time}.
+ [small] people helped for {hours} hours.
+ {enum:season}
+ {customer} buys {weight} of plums from {seller} for {price}.
+ {driver} drives the tractor from {time} on.
+ {enum:weather}
+ {enum:direction}
# lecture
> {teacher} ; professor {teacher} ; Dr. {teacher} ; the instructor {teacher} ; {teacher} from {home} ; our teacher {teacher} ; Ms {teacher} ; the professor, {teacher},
teaches ; lectures on ; gives lessons on ; gives a course on ; runs a class on | {topic} | on {weekday} ; at {time} ; in room {room} ; in {city} ; for {minutes} minutes ; from {start_date} to {end_date} ; at a fee of {fee} per student ; at {venue} ; with {seats} places
set an exam on ; gave a lesson on ; took over the lessons on | {topic} | on {weekday} ; at {time} ; in room {room} ; in {city} ; at {venue}
! is writing about ; reads up on ; explains ; looks into | {topic} | on {weekday} ; at {time} ; in room {room} ; in {city} ; for {minutes} minutes
marked ; graded ; failed ; passed | the student {student} ; a student, {student}, ; the student {student}, {age}, | in {topic} ; with {score} points ; on {date} ; on {weekday}
taught ; tested ; gave lessons to | {student} ; the student {student} ; a student, {student}, ; the student {student}, {age}, | in {topic} ; on {date} ; on {weekday} ; in room {room} ; for {hours} hours
! praised ; congratulated ; wrote to ; sent home ; helped ; gave a book to | the student {student} ; a student, {student}, ; the student {student}, {age}, | on {date} ; on {weekday} ; in room {room} ; after {hours} hours
! wrote ; published ; brought out | {title} ; a book on {topic} ; {title}, {pages} pages, | in {year} ; for the publisher {publisher} ; in {city}
! recommended ; presented ; talked about | {title} ; a book on {topic} ; {title}, {pages} pages, | on {date} ; in {city}
! is the author of ; recommends ; likes | {title} ; a book on {topic} ; {title}, {pages} pages, | published by {publisher} ; from the year {year}
+ {attendees} students came.
+ Questions to {email}.
+ {enum:level_course}
+ {flag:online}
+ {student} takes notes in the lesson of {teacher}.
+ {manager} leads the institute in {city}.
+ {flag:consent}
+ {enum:frequency}
# rollout
> {company} ; the developer {assignee} ; {assignee} ; our team ; {assignee} from {company} ; our developer {assignee} ; the vendor {company} ; the team of the boss, {manager},
! released ; shipped ; rolled out ; tested ; withdrew ; put out ; tried ; rolled back ; announced ; held back ; built | version {version} ; version {version} of the {component} ; the {component} ; release {version} ; the new {component} | on {date} ; for {os} ; at {time} ; after {days} days ; on {weekday} ; with {errors} known errors ; for {browser}
fixed ; is handling ; takes care of ; worked around ; is working on ; could not mend ; looked into | the {component} ; ticket {ticket_id} ; {errors} errors in the {component} ; the {component}, which {symptom}, ; {errors} bugs ; ticket {ticket_id} by {reporter} | on {date} ; in version {version} ; before [time] ; on {os}
! rewrote ; removed ; tested | the {component} ; the {component}, which {symptom}, | on {date} ; in version {version} ; on {os}
+ In {browser} it still {symptom}.
+ {reporter} had reported it to us by phone.
+ {enum:status}
+ {flag:solved}
+ The boss {manager} wants {assignee} to take care of it on {os}.
+ {reporter} uses {browser} and sees that the {component} {symptom}.
+ Notes for version {version}: {website}
+ {enum:severity}
+ {enum:direction}
# trial
> {person} ; the accused {person} ; a {job}, {person}, ; {person}, {age}, ; the driver's friend {person}
stood ; appeared ; was heard ; was questioned ; had to appear | in court ; before the judge | on {date} ; at {time} ; in room {room} ; in {city} ; because of a {product}
was seen by ; was recognised by ; was watched by | {witness} ; the witness {witness} | at {street} ; on {weekday} ; with a {product}
was accused by ; was defended by the words of | the witness {witness} ; a witness, {witness}, | on {date} ; in {city}
has to pay ; must pay ; was sentenced to pay ; was ordered to pay | [money] ; a fine of [money] | by {due_date} ; in {city}
stole ; broke ; gave back ; took | a {product} that belonged to {owner} ; a {color} {product} ; the {product} of {owner} | on {weekday} ; in {city} ; at {street}
+ The witness {witness} was heard for {minutes} minutes.
+ Case number {ticket_id}.
+ The trial starts on {start_date} and ends on {end_date}.
+ It was {reporter} who had reported it to the police.
+ {flag:guilty}
+ {flag:appealed}
# charity
> {person} ; the donor {person} ; {company} ; a friend of the school, {person}, ; the shop owner {person}
gave ; donated ; promised ; handed over ; contributed ; left | [money] ; {quantity} {product} ; [money] and a {product} | to {recipient} ; on {date} ; for the school in {city} ; at the {event}
! was thanked by ; got a letter of thanks from ; was praised by | [person] ; the sick child, [person], | on {date} ; in {city} ; for {quantity} {product}
collects ; asks for ; hopes for | [money] ; {quantity} {product} | by {due_date} ; for {recipient} ; in {city}
+ Ask {contact} for a receipt, {email}.
+ {attendees} people came to give.
+ {manager} runs the fund.
+ [person] bought a {product} with it.
+ {flag:anonymous}
+ {flag:subscribed}
# site
> the builder {company} ; {company} ; the firm {company}, led by {manager},
is putting up ; builds ; planned ; tore down ; repairs ; finished | a house owned by {owner} ; a house with {rooms} rooms ; a bridge ; the roof of {owner}'s house | at {street} ; in {city} ; from {start_date} to {end_date} ; for {price}
ordered | {quantity} {product} ; {weight} of sand ; {quantity} windows | from {supplier} ; for delivery on {delivery_date} ; for {price}
is waiting for ; gets | {quantity} {product} ; {weight} of sand ; {quantity} windows | from {supplier} ; with delivery on {delivery_date}
has a break ; makes noise | - | at {time} ; on {weekday}
+ The house was drawn by [person] for the owner, {owner}.
+ The worker {employee} lays {area} square metres of floor in {days} days.
+ {owner}, who owns the house, pays {deposit} in advance.
+ {reporter} reported the dust to the town.
+ {flag:insured}
# newspaper
> {author} ; the journalist {author} ; our reporter {author} ; the editor {author} ; {author} from {home}
writes ; wrote an article ; wrote a story ; wrote a long text ; made a film | about {topic} ; about {person} ; about the {event} in {city} | on {date} ; for the publisher {publisher} ; from {country} ; under the title {title}
! reported ; spoke | about {topic} ; about {person} ; about the {event} in {city} | on {date} ; from {country}
! asked ; interviewed ; questioned ; talked to | [person] ; the [job] [person] ; somebody | in {city} ; on {date} ; about {topic} ; for {minutes} minutes
! met ; quoted ; photographed | [person] ; the [job] [person] ; somebody | in {city} ; on {date}
! works ; is employed | at {company} ; with {company} | under {manager} ; for {salary} a month
! has worked ; has been employed | at {company} ; with {company} | since [date] ; under {manager}
+ [person] sent the author {author} a picture.
+ The article, {title}, stands on page two.
+ Letters to {email}.
+ {title} is sold for {price}.
+ {flag:subscribed}
+ {enum:genre}
# handicraft
> {seller} ; the potter {seller} ; the carpenter {seller} ; {seller} from {home} ; a {job} called {seller}
! made ; carved ; built ; sewed ; finished ; painted | a {product} ; a {color} {product} ; {quantity} {product} ; a {product} made of {material} | for the customer {customer} ; in {days} days ; for delivery on {delivery_date} ; for {price} ; with {hours} hours of work
sells ; offers ; puts up for sale | {product:many} ; a {material} {product} | at the {event} ; in {city} ; on {weekday} ; for {price} ; from {time} to {end_time}
! learnt the trade | in {city} ; in {country} | in {year} ; taught by {teacher} ; for [small] years
+ {customer} ordered it on {order_date} and wants it in {color}.
+ {student} is learning the trade from {teacher}.
+ Call {phone} to order.
+ {flag:available}
+ {flag:new_customer}
# tutoring
> {teacher} ; the tutor {teacher} ; {teacher}, a {job}, ; Ms {teacher} ; {teacher} from {home}
teaches ; tutors ; coaches ; gives lessons to | {student} ; {student} in {topic} ; young {student} ; {student}, {age}, | on {weekday} ; from {time} to {end_time} ; for {price} ; in room {room}
! helps ; supports ; prepares | the pupil {student} ; the student {student} ; a pupil, {student}, ; the pupil {student}, {age}, | on {weekday} ; for {price} ; in room {room} ; for {hours} hours
asks for ; gets ; takes ; earns | {price} for lessons ; {price} an hour for teaching ; {price} for teaching {topic} | from the customer {customer} ; on {date}
tested ; gave {score} points to ; marked | the pupil {student} ; the student {student} | on {date} ; in {topic}
! praised ; wrote to | the pupil {student} ; the student {student} | on {date}
+ {customer}, a parent of the pupil {student}, pays for the lessons.
+ The test is on {date}.
+ The pupil {student} lent {title} to the teacher, {teacher}.
+ {enum:frequency}
+ {enum:level_course}
# club
> {person} ; the new member {person} ; {person}, {age}, ; the treasurer {person} ; {person} from {home}
joined ; became a member of ; signed up with | the club ; the choir ; the chess club ; the rowing club | on {date} ; for {fee} a year ; with membership number {customer_id} ; in {city}
was elected ; was thanked ; was welcomed | by [small] members ; by the head, {manager}, | on {date} ; at {venue} ; at {time}
pays ; owes ; has to send | [money] ; a fee of {fee} | by {due_date} ; to the head, {manager},
plays ; trains ; helps out ; cooks | at {venue} ; with the instructor {teacher} | on {weekday} ; from {time} to {end_time} ; for {days} days
+ {manager} has led the club since [date].
+ {contact} answers questions of members.
+ {winner} won the cup for the club.
+ {enum:sport}
+ {enum:age_group}
# application
> {person} ; the applicant {person} ; a {job}, {person}, ; {person} from {home} ; young {person}
applied ; sent the papers ; wrote | to {company} ; to {company} in {city} | on {date} ; for the post of {job} ; by mail to {email} ; before {due_date}
was invited by ; met ; was asked questions by ; had a talk with | the boss, {manager}, ; {manager}, head of {company}, | on {date} ; at {time} ; in room {room} ; for {minutes} minutes
wants ; asks for ; was offered ; hopes for | a salary of {salary} ; {salary} a month | from {start_date} ; as a {job} ; at {company}
has ; brings ; can show | {experience} years of practice ; {experience} years as a {job} | in {country} ; at {company}
+ {contact} answers questions about the post, {phone}.
+ {person} knows {skills}.
+ Answer by {due_date}.
+ {flag:hired}
+ {enum:education}
+ {enum:employment}
# household
> {employee} ; the cleaner {employee} ; the helper {employee} ; the gardener {employee} ; {employee} of {company}
cleans ; looks after ; tidies ; paints ; airs | the house of the customer {customer} ; {rooms} rooms for the customer {customer} ; the flat of our customer {customer} | on {weekday} ; from {time} to {end_time} ; in {hours} hours ; for {price} ; at {street}
! mended ; washed ; repaired | a {product} ; {quantity} windows ; the {color} {product} of {owner} | on {date} ; at the home of the customer {customer} ; in {minutes} minutes
! found ; broke | a {product} ; the {color} {product} of {owner} | on {date} ; at the home of the customer {customer}
! comes ; arrives ; starts | - | at {time} ; on {weekday}
! stops work ; is done | - | at {end_time} ; on {weekday}
+ {customer} pays {price} to {company}.
+ Our employee {employee} cannot come; {assignee} takes over the work.
+ Ask {contact} for the second key.
+ {flag:pets}
+ {enum:frequency}
# laboratory
> {author} ; the scientist {author} ; Dr {author} ; {author} and the team ; the chemist {author}
! studies ; examines ; looks into ; is doing research on | {topic} ; the {animal} ; {quantity} plants ; how a {animal} lives | in {city} ; with {company} ; for {days} days ; for [money] ; at {temperature} degrees
wrote ; wrote and published | {title} ; a paper on {topic} ; {pages} pages on {topic} | on {date} ; for the publisher {publisher}
is writing ; has to finish writing ; is to write | {title} ; a paper on {topic} ; {pages} pages on {topic} | for the publisher {publisher} ; by {due_date}
! presented ; showed | {title} ; a paper on {topic} ; {pages} pages on {topic} | on {date} ; at the {event}
! tested ; asked ; observed ; invited | [small] people ; [small] volunteers | from {start_date} to {end_date} ; for {minutes} minutes ; in {country}
+ The student {student} works for {author}, who wrote the study, and is paid {salary}.
+ {manager} leads the laboratory.
+ The scales showed {weight}.
+ {flag:consent}
+ {enum:direction}
# market
> {seller} ; the trader {seller} ; the stall keeper {seller} ; the farmer {seller} ; {seller} from {home}
sells ; offers ; has for sale ; is selling | {product:many} ; {weight} of cheese ; {quantity} {product} ; {weight} of apples | for {price} ; on {weekday} ; from {time} to {end_time} ; in {city} ; to the customer {customer}
! gets ; receives ; fetches ; picks up | {product:many} ; {quantity} {product} ; the {product} | from {supplier} ; at {time} ; on {date}
! pays ; owes | {rent} a month for the stall ; {rent} as rent | to the owner, {owner}, ; by {due_date}
+ The customer {customer} bought a {product} there for {price}.
+ The place belongs to {owner}.
+ Open {time}, closed {end_time}.
+ {flag:cancelled}
+ {enum:season}
# rescue
> the ambulance ; the fire engine ; the rescue team ; the helicopter ; the crew led by {manager}
came ; was called ; set out ; was sent | - | at {time} ; after {minutes} minutes ; from [city] ; to {street} ; on {date}
arrived ; was on the spot ; got there | - | at {time} ; after {minutes} minutes ; on {date}
saved ; brought out ; took away ; looked after ; found | the injured {patient} ; the patient {patient}, {age}, ; {quantity} people ; a {animal} ; the injured climber {patient} | at {street} ; at the house of {owner} ; at {time} ; near {city}
took ; flew ; carried | {patient} to Dr. {doctor} ; {patient} to the hospital in {destination} | at {time} ; in {minutes} minutes
+ {witness}, who saw it, had called for help.
+ {driver} drove the ambulance.
+ The damage is [money], says the speaker, {speaker}.
+ {flag:injured}
+ {enum:damage}
# flatshare
> {tenant} ; the student {tenant} ; {tenant}, {age}, ; our flatmate {tenant} ; {tenant} from {home}
rents ; is renting ; rented | a room ; a room for {rent} ; a flat of {area} square metres ; a flat with {rooms} rooms | from {start_date} ; until {end_date} ; in [city] ; at {street} ; with a {animal}
! is looking for ; found ; moved into ; wants to share ; gave up | a room ; a room for {rent} a month ; a flat of {area} square metres ; a flat with {rooms} rooms | in [city] ; at {street} ; with a {animal}
pays ; owes ; has to pay ; has to transfer | {rent} in rent ; {rent} a month in rent ; {deposit} as a rent deposit | to the owner, {owner}, ; by {due_date} ; for room {room}
! cooks ; cleans ; plays music | - | on {weekday} ; at {time} ; until {end_time}
! comes home | - | on {weekday} ; at {time}
+ {owner} owns the flat, ask {contact} to see it.
+ You can see the room on {date} at {time}.
+ Write to {email}.
+ {flag:furnished}
+ {flag:smoker}
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
ROLES = PEOPLE - {"person"} | {"owner", "seller", "author", "speaker"}
DATES = {"year", "date", "start_date"}
FRONTED = ("on ", "in ", "at ", "after ", "since ", "from ", "with ", "for ", "until ", "by {due")


def _parts(text: str) -> list:
    return [part.strip() for part in text.split(" ; ") if part.strip() and part.strip() != "-"]


def _parse(text: str) -> dict:
    scenes: dict = {}
    for line in text.strip().splitlines():
        if line.startswith("# "):
            scene = scenes[line[2:]] = {"subjects": [], "predicates": [], "alone": []}
        elif line.startswith("> "):
            scene["subjects"] = _parts(line[2:])
        elif line.startswith("+ "):
            scene["alone"].append(line[2:])
        else:
            plain = line.removeprefix("! ")
            scene["predicates"].append((*(_parts(part) for part in plain.split(" | ")), plain != line))
    return scenes


PARSED = _parse(SCENES)
TRAINED = PARSED | _parse(scenes_more.MORE)  # what training chooses from


def slots(text: str) -> set:
    return {part.split("}")[0].split(":")[0] for part in text.split("{")[1:]}


def predicate(rng: random.Random, parts: tuple, used: set, most: int) -> tuple:
    """A verb, its object and adjuncts that say nothing twice; `used` names the slots that are taken. Also an adjunct to put in front."""
    verbs, objects, adjuncts, _ = parts
    verb = rng.choice(verbs)
    object_ = rng.choice(objects) if objects else ""
    used |= slots(verb + object_)
    chosen = []
    for adjunct in rng.sample(adjuncts, len(adjuncts)):
        named = slots(adjunct)
        twice = any(adjunct.startswith("by {") and c.startswith("by {") or named & DATES and slots(c) & DATES for c in chosen)
        if len(chosen) < most and named and not named & used and not twice and not (object_ == "" and chosen and rng.random() < 0.2):
            chosen.append(adjunct)
            used |= named
    front = ""
    if chosen and len(chosen[-1]) < 40 and chosen[-1].startswith(FRONTED) and rng.random() < 0.3:
        front = chosen.pop()
    return " ".join(p for p in [verb, object_, *chosen] if p), front


def unit(parts: tuple) -> str:
    """The name a predicate is practised under: its verbs and objects."""
    return " ; ".join(parts[0] + parts[1])


def sentence(rng: random.Random, scene: dict, used: set) -> tuple:
    """A template for `documents.Writer`, and the units it is put together from."""
    subject, parts = practice.draw(rng, scene["subjects"]), practice.draw(rng, scene["predicates"], unit)
    units = [subject, unit(parts)]
    *_, roleless = parts
    if roleless:
        subject = re.sub(r"\{(\w+)\}", lambda m: "[person]" if m[1] in ROLES else m[0], subject)
    named = slots(subject)
    used |= named
    if len(named) == 1 and named <= PEOPLE and subject.endswith("}") and rng.random() < 0.18:
        extra = rng.choice(APPOSITIONS)
        if not slots(extra) & used and not ("family" in subject):
            subject += extra
            used |= slots(extra)
    first, front = predicate(rng, parts, used, rng.choice([0, 1, 1, 2, 2, 3]))
    said = f"{subject} {first}"
    if rng.random() < 0.15:
        parts = practice.draw(rng, scene["predicates"], unit)
        if not parts[3] and not any(slots(o) & used for o in parts[1]):
            more, _ = predicate(rng, parts, used, rng.choice([0, 1]))
            said += " and " + more
            units.append(unit(parts))
    said = said.rstrip(",")
    if front:
        return front[:1].upper() + front[1:] + rng.choice([", ", " , ", ", "]).replace(" ,", ",") + said + ".", tuple(units)
    return (said if subject.startswith("{") else said[:1].upper() + said[1:]) + ".", tuple(units)


def templates(rng: random.Random, name: str, size: int) -> list:
    """Sentences of one scene, each with the units it is put together from; what was said is not said again."""
    scene, used, out = TRAINED[name], set(), []
    for _ in range(size):
        if scene["alone"] and rng.random() < 0.3:
            line = practice.draw(rng, scene["alone"])
            if not slots(line) & used - {"flag", "enum"} and (line, (line,)) not in out:
                used |= slots(line)
                out.append((line, (line,)))
        else:
            out.append(sentence(rng, scene, used))
    return out


def concepts(name: str) -> set:
    scene = TRAINED[name]
    texts = scene["subjects"] + scene["alone"] + [t for parts in scene["predicates"] for part in parts[:3] for t in part]
    return {slot for text in texts for slot in slots(text)}
