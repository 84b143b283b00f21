"""More scenes, in the notation of `scenes.py`.

Only training uses them: the evaluation keeps to the others, and stays what it was.
"""

MORE = """
# bakery
> {customer} ; young {customer} ; Mrs {customer} ; the neighbour {customer} ; {customer} from {home} ; {customer}, a {job}, ; old Mr {customer} ; the bride's mother, {customer},
ordered ; bought ; placed an order for ; asked for ; requested ; bought and paid for ; purchased ; chose and bought | {quantity} loaves ; {quantity} rolls ; a cake for {servings} people ; a wedding cake of {weight} ; {quantity} loaves of rye bread | for {price} ; on {order_date} ; under order number {order_id} ; in {city} ; at {company} ; with {discount} off ; for the {event}
! is to receive ; will get ; expects ; is to be brought ; should receive ; is supposed to have ; reckons with | the cake ; the bread ; the order ; {quantity} rolls | on {delivery_date} ; by {delivery_date} ; at {time} ; at the door of {street} ; by van from {company}
! praised ; sent back ; complained about ; cut up ; shared ; photographed ; tasted ; dropped | the cake ; {quantity} rolls ; the {dish} ; a loaf of {weight} | on {date} ; at {time} ; in front of {guests} guests ; at the {event} ; on {weekday}
paid ; was charged ; laid out ; handed over ; parted with ; put down ; counted out | {price} for the cake ; {price} for the bread ; the sum of {price} for the order | on {date} ; in {city} ; after a discount of {discount} ; at {company} ; under order number {order_id}
+ The recipe for the {dish} was thought up by {author}.
+ Ovens are lit at {time} and go out at {end_time}.
+ Behind the counter stands {employee}, for {experience} years now.
+ It is {supplier} that supplies the flour.
+ {stock} loaves are still on the shelf.
+ Anybody with questions about the cake should ring {contact} on {phone}.
+ {flag:vegan}
+ {flag:allergy}
+ {flag:gift}
# dentist
> {patient} ; the patient {patient} ; Mrs {patient} ; little {patient} ; {patient}, {age}, ; a new patient, {patient}, ; {patient} from {home} ; old Mr {patient} ; a patient called {patient}
had a tooth pulled ; was given a filling ; had a dental check ; was treated for toothache ; was fitted with a crown ; was x-rayed ; had a molar drilled ; was examined | - | by Dr {doctor} ; on {date} ; in room {room} ; at {time} ; in {city} ; after {days} days of pain ; with {employee} as dental nurse
is booked in for treatment ; has a dental appointment ; is expected back for treatment ; must come again for treatment ; is to return for treatment ; has been called in for treatment ; is down for a filling | - | on {date} ; at {time} ; with Dr {doctor} ; for {minutes} minutes ; in room {room} ; under booking {booking_id}
has had ; has complained of ; has suffered from ; has been troubled by ; has lain awake with ; has been fighting | toothache ; bleeding gums ; a sore jaw ; an ache in the jaw | for {days} days ; despite {quantity} tablets a day ; in spite of a treatment by Dr {doctor} ; with a fever of {temperature} degrees
has to pay ; owes ; must transfer ; is asked to pay ; promised to pay ; still has to send | {price} for having a tooth out ; {price} for having a crown fitted ; {price} and not [money] for being treated ; a total of {price} for being treated | by {due_date} ; to Dr {doctor} ; under invoice {invoice_id} ; after {minutes} minutes of drilling
+ For {experience} years Dr {doctor} has been pulling teeth.
+ It took {minutes} minutes until the tooth was out.
+ The receptionist on our staff is {employee}.
+ Should our patient {patient} feel pain at night, {contact} is the one to ring.
+ The practice shuts at {end_time}.
+ {flag:insured}
+ {flag:allergy}
+ {flag:confirmed}
# choir
> the choir ; our choir ; the chorus ; the cathedral choir ; the church choir ; the chamber choir ; the women's choir ; the youth choir
rehearses ; practises ; meets ; sings ; warms up ; comes together ; can be heard | - | on {weekday} ; from {time} to {end_time} ; at {venue} ; led by {manager} ; in {city} ; for {hours} hours ; in room {room}
performed ; sang ; recorded ; closed the evening with ; struck up ; gave us ; ventured upon ; thrilled everybody with | {title} ; {title} by {author} ; {title}, composed by {author}, ; the piece {title} | on {date} ; at {venue} ; before {attendees} listeners ; in {city} ; at the {event} ; with {speaker} as the presenter on stage
has been led ; has been directed ; has been run ; has been headed ; has been chaired ; has been presided over | by {manager} ; by its chief, {manager}, ; by the strict {manager} | since {year} ; at {venue} ; for a salary of {salary} ; in {city}
welcomed ; took in ; admitted ; greeted ; introduced ; accepted | a new singer, {person}, ; the alto {person} ; the tenor {person} ; {person}, {age}, | on {date} ; at {time} ; at {venue} ; after an audition of {minutes} minutes ; in room {room}
travelled ; set off ; went on tour ; flew ; took a coach ; made a journey | - | to {destination} ; on {start_date} ; for {days} days ; from {origin} ; with {attendees} singers ; on the invitation of {company}
+ Tickets for the concert cost {fee} each.
+ New voices may write to {email}.
+ Every chair was taken: {attendees} people came to listen.
+ {person} sings bass and earns a living as a {job}.
+ It was {author} who wrote the music.
+ {flag:experience_needed}
+ {enum:frequency}
+ {enum:age_group}
# chess
> {winner} ; the chess player {winner} ; grandmaster {winner} ; the favourite {winner} ; young {winner} ; {winner}, {age}, ; {winner} from {home} ; the schoolboy {winner}
beat ; defeated ; checkmated ; outplayed ; got the better of ; made short work of ; overcame ; won against | [person] ; the pride of {country}, [person], ; last year's runner-up, [person], ; an opponent from {country} ; a {job} named [person] | in {minutes} minutes ; on {date} ; in {city} ; with the {color} pieces ; at {venue} ; before {attendees} people
won ; finished first in ; took first prize in ; came out on top in ; triumphed in ; walked off with the trophy of | the tournament ; the blitz tournament ; the club championship ; the final | in {city} ; with {score} points ; on {date} ; at {venue} ; at the age of {age} ; after {hours} hours
! plays ; practises ; studies openings ; trains ; solves problems ; sits at the board | - | on {weekday} ; from {time} to {end_time} ; at {venue} ; with {teacher} as trainer ; in room {room} ; for {hours} hours a day ; in {city}
received ; was handed ; took home ; pocketed ; earned ; was presented with | the first prize of [money] ; the winner's cup and [money] ; [money] in prize money for first place ; the winner's cheque of [money] | on {date} ; in {city} ; at {venue} ; from {manager}, the head of the club, ; before {attendees} spectators
! lost ; drew ; broke off ; adjourned ; played ; gave up | a game ; {quantity} games ; the game against [person] | on {date} ; after {hours} hours ; in room {room} ; at {venue} ; in {city}
+ To take part costs {fee} per player.
+ Clocks are started at {time}.
+ There is room for {seats} players in the hall.
+ Without {teacher}, who teaches the champion {winner}, it would not have happened.
+ {author} wrote a whole book on this opening, {title}.
+ Entries must reach our contact {contact} by {due_date}.
+ {flag:online}
+ {enum:age_group}
+ {enum:level_course}
# carpark
> the driver {driver} ; the motorist {driver} ; {driver}, at the wheel of a {brand}, ; a driver called {driver} ; {driver}, alone at the wheel, ; the van driver {driver} ; a tired motorist, {driver},
parked ; left the car ; pulled in ; pulled up ; stopped ; waited in the car ; blocked a gateway | - | at {street} ; for {hours} hours ; from {time} to {end_time} ; on {date} ; in {city} ; on {weekday}
drove ; steered ; reversed ; manoeuvred ; backed ; parked | a {color} car ; a {brand} car ; a {color} van with the plate {plate} ; the car with the plate {plate} ; a car registered as {plate} | in the garage at {street} ; near the barrier at {time} ; on the top level on {date} ; with {children} children on the back seat ; in {city}
paid ; was charged ; put into the machine ; spent ; forked out ; had to find | {price} ; {price} for {hours} hours ; the sum of {price} | on {date} ; in {city} ; at {time} ; under ticket number {ticket_id} ; after a discount of {discount}
lost ; mislaid ; could not find ; forgot ; dropped ; hunted for | ticket {ticket_id} ; the ticket, number {ticket_id}, ; a [product] ; a {color} [product] | on {date} ; at {time} ; in {city} ; on {weekday} ; at {street}
has booked ; reserved ; was given ; obtained ; applied for ; secured | a space ; a permit ; a long-stay space ; a space for a {color} car | for {rent} a month ; from {start_date} to {end_date} ; in {city} ; under booking number {booking_id} ; through {company}
+ {seats} spaces are available on all decks together.
+ Barriers close at {end_time}.
+ The attendant on our staff, {employee}, noted the plate {plate}.
+ A day ticket is {fee}.
+ {driver} was at the wheel, although the car is owned by {owner}.
+ How the wall was scraped can be told by {witness}, who saw it.
+ {enum:vehicle}
+ {flag:damaged}
+ {enum:payment}
# printshop
> our printers, {supplier}, ; the print shop {supplier} ; our supplier {supplier} ; the supplier, {supplier}, ; {supplier}, which supplies us with paper, ; {supplier}, a firm that supplies printed matter, ; {supplier} as our supplier
ran off ; delivered ; turned out ; printed ; bound ; trimmed ; finished | {quantity} boxes of leaflets ; a catalogue of {pages} pages ; {title}, {pages} pages long, ; {title} by {author} ; {quantity} posters | for the client {customer} ; in {days} days ; on {date} ; for {price} ; in {color} ; under order number {order_id}
wants ; asks for ; demands ; expects ; requested ; is to get ; claims | {price} ; {price} plus {tax} of tax ; {price} with {tax} of tax ; a total of {price} | from the client {customer} ; by {due_date} ; for order {order_id} ; under invoice {invoice_id} ; less a discount of {discount}
received ; accepted ; took down ; got ; was sent ; was given | the order ; order {order_id} ; an order worth {price} ; an order for {quantity} posters | from the client {customer} ; on {order_date} ; by e-mail from {email} ; at {time} ; through the contact person {contact}
dispatched ; sent out ; handed over ; shipped ; sent off ; forwarded | {quantity} boxes ; {quantity} rolls of paper ; the posters ; a pallet of {weight} | to {recipient} ; with the carrier {carrier} ; for delivery on {delivery_date} ; under tracking number {tracking} ; at {time}
+ {customer} ordered it, {recipient} will receive the boxes.
+ Before {due_date} the proofs have to be approved.
+ The big press is run by our employee {employee}.
+ At {end_time} the presses stop.
+ Proofs are mailed to {email}.
+ It was {author} who wrote {title}, a book of {pages} pages.
+ {enum:delivery}
+ {enum:size}
+ {flag:urgent}
# blood
> {person} ; the donor {person} ; a first-time donor, {person}, ; {person}, {age}, ; {person} from {home} ; the {job} {person} ; Ms {person} ; brave {person}
gave blood ; donated blood ; came to give blood ; rolled up a sleeve ; lay down on the couch ; turned pale ; was up for a donation | - | on {date} ; at {time} ; in {city} ; at {venue} ; in room {room} ; on {weekday}
was examined ; was checked ; was questioned ; was cleared ; was looked over ; was found fit | by Dr {doctor} ; by Dr {doctor} in room {room} ; by the doctor on duty, {doctor}, | on {date} ; at {time} ; within {minutes} minutes ; at {venue}
had ; showed ; was measured with ; came with ; was found to have ; turned out to have | a temperature of {temperature} degrees ; {temperature} degrees ; a body temperature of {temperature} | on {date} ; at {time} ; at the entrance of {venue} ; in room {room}
must wait ; has to rest ; may not give blood again ; should pause ; is barred from giving blood ; has to take it easy | - | for {days} days ; until {end_date} ; on the advice of Dr {doctor} ; because of a trip to {country} ; after a fever of {temperature} degrees
was given ; received ; was offered ; got ; accepted ; was handed ; was treated to | {quantity} cups of tea ; {quantity} biscuits ; {quantity} sandwiches | at {time} ; after {minutes} minutes ; at {venue} ; on {date} ; from our colleague {employee}
+ The donor card bears the membership number {customer_id}.
+ On the scales {person} weighs {weight}.
+ All in all {attendees} donors turned up.
+ Our nurse {employee} finds every vein.
+ The session is over at {end_time}.
+ Anything unclear? Ask {contact}, {phone}.
+ {flag:vaccinated}
+ {flag:smoker}
+ {flag:consent}
# allotment
> {tenant} ; Mrs {tenant} ; Mr {tenant} ; young {tenant} ; {tenant} from {home} ; old {tenant} ; {tenant}, a {job}, ; my cousin {tenant}
rents ; has leased ; took on the lease of ; pays rent for ; is the tenant of ; leases | a plot ; a plot of {area} square metres ; {area} square metres of land ; a plot with a shed ; a garden by the railway line | at {rent} a month ; owned by {owner} ; in {city} ; at {street} ; until {end_date}
! planted ; pulled up ; watered ; dug in ; picked ; gave away ; covered ; sowed | {quantity} rows of beans ; {quantity} cabbages ; {weight} of potatoes ; {quantity} pumpkins ; {quantity} sunflowers | on {date} ; in {hours} hours ; at {time} ; on {weekday} ; near {city}
! built ; put up ; painted ; mended ; pulled down ; moved ; set up | a shed made of {material} ; a fence of {material} ; a {color} shed ; a greenhouse of {area} square metres ; a {color} bench | on {date} ; in {days} days ; near {city} ; at a cost of {price} ; with [small] helpers
! was warned by ; was reminded by ; got a letter from ; was visited by ; had words with ; was scolded by | the head of the association, {manager} ; {manager}, who chairs the association, ; the boss of the site, {manager} | on {date} ; because of the {animal} ; after {days} days of neglect ; at {time} ; on {weekday}
+ {owner} owns the land, {tenant} merely rents it.
+ The gate is locked at {end_time}.
+ Some {animal} ate all the lettuce.
+ Whoever would like a plot should call {contact} on {phone}.
+ Each month {rent} of rent is taken from the account of {tenant}.
+ {enum:season}
+ {flag:pets}
+ {enum:weather}
# tandem
> {student} ; Ms {student} ; {student}, a {job}, ; {student} from {home} ; our neighbour {student} ; {student}, {age}, ; young {student} ; my friend {student}
is learning ; wants to learn ; is being taught ; takes lessons in ; studies ; revises ; takes a class in | Spanish ; the language of {country} ; Polish grammar ; the verbs of Italian | with {teacher} as tutor ; on {weekday} ; from {time} to {end_time} ; in {city} ; for {hours} hours a week ; at {venue}
gets lessons from ; is taught by ; learns from ; is tutored by ; takes lessons from ; is coached by ; is set homework by | {teacher} ; the teacher {teacher} ; a patient tutor, {teacher}, | on {weekday} ; for [money] an hour ; at {time} ; in room {room} ; at {venue}
! chatted ; talked ; exchanged views ; spoke ; argued ; swapped stories ; joked | about {topic} ; about {topic} and the weather ; about the book {title} | for {minutes} minutes ; on {date} ; at {venue} ; at {time} ; in {city}
! read aloud ; translated ; looked up words in ; brought along ; copied out ; got stuck in | {title} ; {title} by {author} ; a page of {title} ; a poem by {author} | on {date} ; in {minutes} minutes ; at {time} ; at {venue} ; on {weekday}
enrolled ; signed up as a learner ; registered for lessons ; joined a class ; asked for lessons ; applied for a place in class | - | by mail to {email} ; through {website} ; on {date} ; at a fee of {fee} ; in {city} ; before the deadline of {due_date}
+ It is {teacher} who does the teaching and {student} who does the learning.
+ To find a partner, ask {contact} on {phone}.
+ At the big table there is room for {seats}.
+ After {hours} hours nobody can pronounce anything.
+ Talks go on until {end_time}.
+ {enum:level_course}
+ {flag:online}
+ {enum:frequency}
# filmshoot
> the crew ; the film crew ; the second unit ; the camera team ; the crew of {company} ; the crew from {country} ; the whole team ; a small crew
shot ; filmed ; rehearsed ; set up ; repeated ; lit ; prepared | the last scene of {title} ; {quantity} scenes ; a chase for {title} ; a night scene with a {animal} ; a scene written by {author} | in {city} ; on {date} ; at {street} ; from {time} to {end_time} ; in {hours} hours ; in room {room}
is led by ; takes orders from ; answers to ; is headed by ; is bossed about by ; reports to | {manager} ; a hard boss, {manager}, ; its head, {manager}, | in {city} ; at {venue} ; until {end_date} ; during the work on {title}
needs ; is looking for ; asked for ; cannot do without ; wants to hire ; put in a request for | {quantity} extras ; a [product] ; {quantity} lamps ; a {color} [product] ; a trained {animal} ; a {job} | for {days} days ; from {start_date} to {end_date} ; in {city} ; at a price of {price} ; for the film {title}
left ; set off ; departed ; started out ; took off ; had to leave | - | for {destination} ; from {origin} ; at {time} ; on {date} ; in {quantity} lorries ; with {driver} at the wheel
got through ; spent ; used up ; ran up a bill of ; paid out ; went through | {price} ; the sum of {price} ; nearly {price} | in {days} days ; on costumes from {country} ; for {title} ; in {city} ; on {date}
+ The talk before the first screening is given by {speaker}.
+ {title} was written by {author} in {days} days.
+ In the fire scene {person} jumps through a window.
+ The last day of shooting is {end_date}.
+ Extras are to be in room {room} at {time}.
+ {flag:outdoors}
+ {enum:weather}
+ {enum:genre}
+ {flag:delayed}
# harbour
> the ship ; the freighter ; the yacht ; the trawler ; the cruise ship ; the tanker ; the sailing boat ; the tug
put to sea ; set sail ; cast off ; sailed ; set off ; got under way ; steamed away | - | from {origin} ; for {destination} ; on {date} ; at {time} ; with {guests} people on board ; with {weight} of grain on board ; under a captain from {country}
docked ; moored ; arrived ; tied up ; dropped anchor ; is expected ; made fast ; was berthed | - | in {destination} ; at [time] ; shortly before [time] ; after {days} days at sea ; coming from {origin} ; with {hours} hours of delay
loaded ; took on ; unloaded ; was loaded with ; discharged ; lost | {quantity} containers ; {weight} of timber ; {quantity} {product} ; {weight} of coffee ; a crate of {product:many} | destined for {recipient} ; supplied by {supplier} ; in {city} ; on {date} ; on behalf of the carrier {carrier}
was built ; was made ; was turned out ; was put together ; was completed ; was constructed | - | in {year} ; in {country} ; for {price} ; by {brand} ; in {days} days ; in {city}
was bought by ; was sold to ; went over to ; passed to ; was auctioned off to ; came into the hands of | the new owner, {owner} ; {owner}, who owns it to this day, ; its present owner, {owner}, | for {price} ; on {date} ; after {days} days of talks ; in {city}
+ At the head of the harbour office is {manager}.
+ A berth is let for {rent} a month.
+ From the quay {witness} saw the collision.
+ Customs charged {tax} of tax.
+ She takes {seats} passengers at most.
+ Ask {contact} about berths, {phone}.
+ {enum:weather}
+ {flag:damaged}
+ {flag:insured}
# fleamarket
> {seller} ; my uncle {seller} ; {seller}, a {job}, ; old {seller} ; {seller} from {home} ; young {seller} ; Mrs {seller} ; our neighbour {seller}
sells ; offers ; has for sale ; puts up for sale ; wants to sell ; offers to the crowd ; advertises | a {product} ; {quantity} {product} ; a {color} {product} ; a {product} made of {material} ; a {product} from {year} ; the {model} | for {price} ; in {city} ; on {weekday} ; at {venue} ; from {time} to {end_time} ; with a discount of {discount}
sold ; flogged ; sold off ; managed to sell ; agreed to sell ; at last sold ; was glad to sell | the {product} ; the {color} {product} ; {quantity} {product} ; the {model} | to {customer} ; for {price} ; on {date} ; at {time} ; after {minutes} minutes of haggling ; in {city}
! found ; dug up ; cleaned ; mended ; came across ; polished ; repainted | the [product] ; a {material} [product] ; {quantity} old lamps ; the {model} | in an attic in {city} ; on {weekday} ; on {date} ; in {country} ; at {street}
! pays ; was charged ; handed over ; refused to pay ; grumbled about ; has to pay | a fee of {fee} to take part ; {fee} to take part with a stall ; the {fee} it costs to take part | on {date} ; at {venue} ; for {hours} hours ; in {city} ; for a pitch of {area} square metres
+ It was {customer} who bought it and {seller} who sold it.
+ {attendees} visitors strolled past the stalls.
+ Stalls have to be cleared by {end_time}.
+ In earlier days the {product} on sale here was owned by [person].
+ If it rains, ring {contact}: {phone}.
+ Setting up begins at {time}.
+ {flag:second_hand}
+ {enum:condition}
+ {enum:weather}
# cycling
> the tour ; the ride ; the cycling tour ; our bike trip ; the mountain stage ; the tour of {country} ; the club ride ; the family ride
sets off ; starts ; rolls out ; gets going ; leaves ; sets out | - | from {origin} ; at {time} ; on {date} ; on {weekday} ; with {guests} people ; for {destination} ; at a temperature of {temperature} degrees
covers ; stretches over ; goes on for ; is spread over ; leads along ; is made up of | {distance} km ; {distance} kilometres ; some {distance} kilometres of gravel | from {origin} to {destination} ; through {country} ; past {city} ; in {days} days ; with {quantity} climbs
reaches ; rolls into ; arrives in ; gets to ; ends in ; comes to a stop in | {destination} ; {destination} by the river ; the town of {destination} | at {end_time} ; after {hours} hours ; by {end_time} ; after {distance} kilometres ; coming from {origin} ; with {quantity} flat tyres
stays ; is put up ; finds beds ; has beds ; stays over ; is quartered | - | at the {hotel} ; for {nights} nights ; in {city} ; in {rooms} rooms ; with {guests} people
costs ; can be booked for ; is offered for ; is priced at ; is yours for ; is to be had for | {fee} ; {fee} a head ; {fee} per rider | with {nights} nights included ; with {discount} off for members ; through {company} ; in {country}
+ At the back rides our employee {employee} with the tools.
+ Near {city} the rider {person} had a puncture.
+ For a hire bike {deposit} is left as a deposit.
+ No more than {seats} riders can take part.
+ Names go to {contact}, {email}, by {due_date}.
+ {enum:difficulty}
+ {enum:weather}
+ {flag:luggage}
+ {flag:experience_needed}
# museumguide
> the guide and speaker {speaker} ; our speaker {speaker} ; {speaker}, who gives the talks in the museum, ; the speaker, {speaker}, ; {speaker}, our speaker on tours, ; Ms {speaker}, who gives the talks, ; a speaker called {speaker}
led ; guided ; took ; accompanied ; walked ; conducted | {guests} guests ; a group of {guests} ; {guests} people from {country} ; a party of {guests} | through room {room} ; round {venue} ; for {minutes} minutes ; on {date} ; at {time} ; in {city}
spoke about ; talked about ; told stories about ; lectured on ; gave a talk on ; answered questions about ; raved about | {title} ; {title} by {author} ; the works of {author} ; the skeleton of a {animal} ; a statue made of {material} ; {topic} | in room {room} ; for {minutes} minutes ; at {time} ; in {city} ; on {weekday} ; before {attendees} people
gives tours ; takes groups round ; can be booked ; is available ; shows people round ; speaks to groups | - | from {time} to {end_time} ; on {weekday} ; at {venue} ; for {price} ; in {city} ; from {start_date} to {end_date}
asks for ; wants ; bills ; demands ; takes ; charges | {price} ; {price} a tour ; {price} per group | for {minutes} minutes ; in {city} ; for {guests} people ; on {weekday} ; in room {room}
+ Since {year} the museum has stood here.
+ {author}, the author of {title}, was born in {birthplace}.
+ Grown-ups get in for {fee}.
+ Bags are kept by {employee} of our staff.
+ Whom to ask about groups? {contact}, {email}.
+ On {end_date} the exhibition ends.
+ {flag:wheelchair}
+ {flag:children_allowed}
+ {enum:age_group}
# release
> version {version} ; release {version} ; the new version, {version}, ; version {version} of the app ; the update to {version} ; the release numbered {version} ; the software in version {version}
came out ; was released ; went live ; was published ; was rolled out ; was shipped ; was announced ; was made available | - | on {date} ; at {time} ; for {os} ; after {days} days of tests ; with {quantity} new features ; on {weekday}
fixes ; cures ; corrects ; does away with ; removes ; deals with | a fault in the {component} ; {errors} errors ; {errors} failures ; the bug that the {component} {symptom} ; ticket {ticket_id} | on {os} ; for users of {browser} ; as requested by the reporter {reporter} ; thanks to the work of the assignee {assignee}
breaks ; slows down ; makes trouble in ; crashes ; blocks ; upsets | the {component} ; the {service} service ; the whole {component} | on {os} ; in {browser} ; according to a report by {reporter} ; on the {model}
is handled by ; is taken care of by ; is in the charge of ; is being worked on by ; is assigned to ; lies on the desk of | {assignee} ; the developer {assignee} ; {assignee} in {city} | from {start_date} ; with a deadline of {due_date} ; at {company} ; in room {room}
needs ; requires ; asks for ; will not install without ; insists on ; wants | {os} ; {os} or later ; {os} as its system ; {browser} as the browser ; {browser} | on the {model} ; in {country} ; for the {component} ; with the {service} service running
+ Download it from {website}.
+ The bug was reported by {reporter} and given to {assignee}.
+ Somebody logged in as {user} is still on the old one.
+ {manager}, the head of the team, decides when it goes out.
+ The notes run to {pages} pages.
+ {flag:reproducible}
+ {flag:solved}
+ {enum:severity}
+ {enum:status}
# datacentre
> the {model} ; the machine at the address {ip} ; host {ip} ; the backup server ; the {model} in the second row ; the {brand} server ; the storage unit ; the old server
runs ; hosts ; carries ; keeps up ; serves ; restarts | the {service} service ; {service} on {os} ; the process {service} ; the {component} | for {company} ; in version {version} ; for user {user} ; from room {room} ; in {country}
overheated ; failed ; went down ; shut itself off ; lost power ; went dark ; froze ; stopped answering | - | at {time} ; on {date} ; for {duration} ; in room {room} ; at {temperature} degrees ; with {errors} errors
was installed ; was fitted ; was put in ; was replaced ; was set up ; was wired up ; was cleaned | - | by {employee} of our staff ; on {date} ; in room {room} ; in {hours} hours ; in {city} ; at {time}
was bought ; was ordered ; was acquired ; was procured ; was put on order ; was purchased | - | from the supplier {supplier} ; for {price} ; on {order_date} ; under order number {order_id} ; with a discount of {discount}
is looked after by ; is in the care of ; is taken care of by ; is assigned to ; is the responsibility of ; is the task of | {assignee} ; the engineer {assignee} ; {assignee} in room {room} | from {time} to {end_time} ; until {end_date} ; at {company} ; in {city}
+ Fans keep the hall at {temperature} degrees.
+ The batteries hold {battery} of their charge.
+ It was {witness} who saw smoke behind the racks.
+ Racks take up {area} square metres of floor.
+ Doors are closed at {end_time}.
+ Alarms are mailed to {email}.
+ {enum:level}
+ {enum:damage}
+ {flag:solved}
# taxoffice
> {person} ; the taxpayer {person} ; the {job} {person} ; the widow {person} ; {person} from {home} ; Mr {person} ; {person}, {age}, ; Ms {person}
handed in ; filed ; sent off ; submitted ; completed ; signed ; corrected | the tax return ; a return of {pages} pages ; the form for {year} ; the return for {year} ; a form {pages} pages thick | on {date} ; at {time} ; before the deadline of {due_date} ; in {city} ; under account number {customer_id} ; with help from {employee} of the office
must pay ; has to transfer ; owes ; is to pay ; was told to pay ; still has to send | {tax} of tax ; a tax of {tax} ; {tax} in tax ; {tax} in tax on a sale worth {price} | by {due_date} ; under account number {customer_id} ; for {year} ; on a salary of {salary} ; in {country}
earned ; declared ; reported ; put down ; stated ; admitted to | {salary} a month ; a wage of {salary} ; a monthly salary of {salary} ; earnings of {salary} a month | as a {job} ; in {year} ; at {company} ; in {country} ; for {hours} hours a day
was questioned by ; spoke to ; was visited by ; sat across from ; was advised by ; lost patience with | our colleague {employee} ; the officer {employee}, employed here, ; {employee}, who works at the tax office, | on {date} ; at {time} ; in room {room} ; for {minutes} minutes ; over the return for {year}
has ; brings up ; claims relief for ; gets an allowance for ; is the parent of ; feeds | {children} children ; {children} kids ; {children} sons and daughters | at home in {home} ; on a salary of {salary} ; as a {job} ; in {country}
+ The notice is addressed to {recipient}.
+ Letters reach us at {street}, {postcode} {city}.
+ {manager} is the head of the tax office.
+ Counters close at {end_time}.
+ Whom to ask? {contact}, {phone}.
+ {flag:married}
+ {enum:employment}
+ {flag:appealed}
+ {flag:signed}
# kindergarten
> the teacher {teacher} ; the nursery teacher {teacher} ; {teacher}, who teaches the little ones, ; our teacher {teacher} ; the young teacher {teacher} ; {teacher}, a teacher from {home}, ; a teacher called {teacher}
teaches ; gives lessons to ; is the teacher of ; instructs ; is teaching ; has in class | {student} ; little {student} ; {student}, {age}, ; {quantity} toddlers ; the pupil {student} | on {weekday} ; from {time} to {end_time} ; in room {room} ; at {venue} ; in {city}
read out ; retold ; acted out ; showed pictures from ; closed the day with ; began the morning with | {title} ; {title} by {author} ; the tale {title} ; a story by {author} | at {time} ; on {date} ; in room {room} ; for {minutes} minutes ; on {weekday}
made ; painted ; glued together ; built ; tidied away ; hung up | {quantity} lanterns ; a {animal} made of {material} ; a {color} kite ; {quantity} masks ; a house made of {material} | on {date} ; in {minutes} minutes ; for the {event} ; with [small] children ; in room {room}
went for a walk ; set off ; took the group out ; made a trip ; went on an outing ; took everybody out | - | to {destination} ; on {date} ; at {time} ; to see a {animal} ; with [small] children ; at a temperature of {temperature} degrees
has taught ; has given lessons ; has been a teacher ; has instructed children ; has led classes ; has been teaching | - | for {experience} years ; in room {room} ; in {city} ; at {venue} ; under the head {manager} ; for a salary of {salary}
+ If the pupil {student} is ill, {contact} is the one to call, {phone}.
+ To have a child there costs a fee of {fee}.
+ There are {seats} places for children in all.
+ {manager} is head of the house.
+ The little pupil {student} was born on {birth_date}.
+ Children must have been fetched by {end_time}.
+ {flag:allergy}
+ {flag:vaccinated}
+ {enum:meal}
# carehome
> {person} ; the resident {person} ; Mrs {person} ; old {person} ; {person}, {age}, ; our oldest resident, {person}, ; {person}, once a {job}, ; Mr {person}
moved into ; was given ; took ; chose ; settled into ; was put in | room {room} ; the corner room, {room}, ; room {room} on the ground floor | on {start_date} ; with a {animal} ; for a rent of {rent} ; at {time} ; with {weight} of luggage
was seen by ; was examined by ; was treated by ; was checked by ; was vaccinated by ; was scolded by | Dr {doctor} ; the doctor, {doctor}, ; Dr {doctor} from {city} | on {date} ; at {time} ; with a temperature of {temperature} degrees ; after {days} days of pain ; in room {room} ; on {weekday}
is cared for by ; is helped by ; is washed by ; is dressed by ; is wheeled about by ; is read to by | the employee {employee} ; our colleague {employee} ; {employee} of the day staff ; a new member of staff, {employee}, | on {weekday} ; at {time} ; in room {room} ; from {time} to {end_time} ; for {minutes} minutes
takes ; swallows ; is given ; needs ; gets ; is to have ; refuses | {quantity} pills ; {quantity} drops ; {quantity} tablets | at {time} ; for {days} days ; on the orders of Dr {doctor} ; on {weekday} ; in room {room}
likes to tell of ; loves to talk of ; remembers ; looks back on ; dreams of ; has told us about | the native town, {birthplace} ; the years as a {job} ; the work at {company} ; a long journey to {country} ; a summer in {year} | at {time} ; on {weekday} ; in room {room} ; for {hours} hours
+ {person} was born on {birth_date} in {birthplace}.
+ There is room for {seats} residents.
+ {manager} is the boss of the home.
+ In an emergency the person to call is {contact}, {phone}.
+ Visiting ends at {end_time}.
+ All {children} sons and daughters of {person} visit now and then.
+ {flag:wheelchair}
+ {enum:diet}
+ {flag:pets}
# vineyard
> the owner {owner} ; {owner}, who owns the vineyard, ; the vineyard's owner, {owner}, ; {owner}, owner of the estate, ; the proud owner {owner} ; the new owner {owner} ; Mr {owner}, the owner, ; the owner of the slope, {owner},
acquired ; became the owner of ; took possession of ; came to own ; got the title to ; secured | a vineyard ; {area} square metres of vines ; an old estate ; a slope of {area} square metres ; a wine cellar | in {year} ; near {city} ; for {price} ; in {country} ; at {street}
picked ; harvested ; pressed ; brought in ; crushed ; weighed ; washed | {weight} of grapes ; {weight} of ripe grapes ; {quantity} crates of grapes ; the grapes | on {date} ; with [small] helpers ; in {hours} hours ; from {time} to {end_time} ; at {temperature} degrees ; in {days} days
poured out ; presented ; served ; showed ; praised ; explained | {quantity} wines ; a wine from {year} ; a wine called {title} ; a {color} wine | to {guests} guests ; at the {event} ; on {date} ; at {venue} ; at {time}
shipped ; sent ; dispatched ; delivered ; sent off ; had carted off | {quantity} bottles ; {quantity} crates of wine ; a barrel of {weight} | to {recipient} ; on {date} ; with the carrier {carrier} ; to {country} ; under order number {order_id}
hired ; is looking for ; needs ; took on ; engaged ; wants to hire | {quantity} pickers ; a {job} ; {quantity} helpers with {experience} years of practice ; a {job} with {experience} years of practice | at a salary of {salary} ; from {start_date} to {end_date} ; for {days} days ; in {city} ; for {hours} hours a day
+ A ticket for the tasting costs {fee}.
+ {stock} bottles are in stock in the cellar.
+ For the tasting, {guests} people have put their names down.
+ The shop at {street} closes at {end_time}.
+ {contact} answers all questions, {phone}.
+ All year round the cellar has {temperature} degrees.
+ {enum:season}
+ {flag:alcohol}
+ {enum:weather}
# pharmacy
> {customer} ; my neighbour {customer} ; old Mrs {customer} ; {customer}, a {job}, ; {customer} from {home} ; young {customer} ; {customer}, {age}, ; Mr {customer}
bought ; ordered ; bought and paid for ; purchased ; asked to buy ; placed an order for | {quantity} packets ; {quantity} boxes of tablets ; {weight} of ointment ; {quantity} bandages ; {quantity} bottles of cough syrup | for {price} ; on {order_date} ; at {time} ; in {city} ; on a prescription from Dr {doctor} ; with a discount of {discount} ; under order number {order_id}
! is to take ; should swallow ; has to take ; was told to take ; must take ; is supposed to take | {quantity} tablets ; {quantity} pills ; {quantity} drops ; {quantity} spoons of syrup | for {days} days ; on {weekday} ; at {time} ; on the advice of Dr {doctor} ; until {end_date}
! will pick up ; collects ; can fetch ; is to fetch ; is coming for ; has sent for | the medicine ; the ointment ; the tablets ; {quantity} packets | on {date} ; at {time} ; with order number {order_id} ; in {city} ; on behalf of the patient {patient}
paid ; was charged ; laid out ; had to pay ; handed over ; put on the counter | {price} for the medicine ; {price} for the tablets ; {price}, not [money], for the ointment ; the sum of {price} for the tablets | on {date} ; in {city} ; at {company} ; with {discount} off ; on {weekday}
! consulted ; questioned ; was advised by ; was served by ; was warned by ; asked for help from | our colleague {employee} ; the employee {employee} ; {employee}, who works behind the counter, | on {date} ; at {time} ; for {minutes} minutes ; before a journey to {country} ; in {city}
+ The medicine is supplied by {supplier}.
+ {stock} packets are in stock.
+ Night duty goes on until {end_time}.
+ The sick one is {patient}, for whom Dr {doctor} wrote the prescription.
+ Keep it below {temperature} degrees.
+ A delivery is due to arrive on {delivery_date}.
+ {flag:allergy}
+ {flag:insured}
+ {flag:available}
# tailor
> {customer} ; young {customer} ; my cousin {customer} ; Mr {customer} ; {customer} from {home} ; the slim {customer} ; Dr {customer} ; {customer}, a {job},
ordered ; commissioned ; asked to buy ; chose and ordered ; placed an order for ; has bespoken | a suit of {material} ; a {color} coat ; a dress made of {material} ; a {color} suit ; {quantity} shirts ; {quantity} waistcoats in {color} | for {price} ; on {order_date} ; under order number {order_id} ; for the {event} ; at {company} ; in {city}
! tried on ; was measured for ; brought in ; tore ; complained about ; wore ; needs changes to | the suit ; the {color} coat ; the {material} trousers ; a dress from {year} | on {date} ; at {time} ; in {city} ; on {weekday} ; at the {event}
! is to get ; will receive ; expects ; is to be given ; should have ; counts on getting | the suit ; the coat ; the trousers ; {quantity} shirts | by {delivery_date} ; on {delivery_date} ; from our colleague {employee} ; for {price} ; at {time}
paid ; left ; put down ; handed over ; laid out ; transferred | a deposit of {deposit} for the suit ordered ; {deposit} in advance for a new coat ; {deposit} as a down payment on a suit | on {date} ; in {city} ; after a fitting of {minutes} minutes ; under order number {order_id} ; at {time}
! rang ; called in ; came by ; looked in ; turned up ; waited at the counter | - | at {time} ; on {date} ; because of a {color} button ; after {days} days ; on {weekday} ; for {minutes} minutes
+ We are supplied with cloth by {supplier}.
+ Our seamstress {employee} sews it and {customer} pays for it.
+ Each sleeve loses [small] centimetres.
+ To sew it takes {hours} hours.
+ When all is done the suit costs {price}.
+ The shop closes at {end_time}.
+ {enum:size}
+ {flag:urgent}
+ {flag:paid}
# escaperoom
> {guest} ; young {guest} ; the schoolgirl {guest} ; our neighbour {guest} ; {guest}, {age}, ; Ms {guest} ; {guest} from {company} ; {guest}, a {job}, ; Mr {guest}
booked ; reserved ; made a booking for ; put in a booking for ; made a reservation for ; secured a booking for ; asked to book | the escape room ; the game {title} ; {title} for {guests} people ; a game for {guests} ; the haunted cellar | on {date} ; at {time} ; for {price} ; under booking number {booking_id} ; in {city} ; by phone, {phone}, ; with {children} children
! escaped ; got out ; found the key ; solved the riddle ; cracked the safe ; broke free ; gave up | - | after {minutes} minutes ; with {quantity} hints ; on {date} ; in {city} ; with {score} points ; by {end_time}
! was locked in ; was shut in ; started ; went in ; was let in ; disappeared behind the door | - | at {time} ; on {date} ; on {weekday} ; with {children} children ; in a group of {guests}
! paid ; was charged ; transferred ; handed over ; still owes ; settled | {price} ; {price} for {guests} people ; a deposit of {deposit} ; the price of {price} | on {date} ; for the game {title} ; in {city} ; for {minutes} minutes
! praised ; wrote about ; found fault with ; recommended ; gave {score} stars to ; reviewed | the game ; the game {title} ; the riddles by {author} ; {title} | on {date} ; after {minutes} minutes ; on {website} ; at {time}
+ Every riddle was written by {author}.
+ On a screen our employee {employee} follows every step.
+ No more than {seats} players fit in.
+ In the autumn contest first place went to {winner}.
+ One game lasts {minutes} minutes.
+ {enum:difficulty}
+ {flag:confirmed}
+ {enum:language}
+ {enum:age_group}
# observatory
> {witness} ; the stargazer {witness} ; old {witness} ; {witness} from {home} ; the amateur astronomer {witness} ; the night watchman {witness} ; {witness}, {age}, ; a hobby astronomer, {witness},
saw ; observed ; watched ; caught sight of ; witnessed ; spotted ; stared at ; gazed at | a comet ; {quantity} shooting stars ; a {color} light ; the eclipse ; {quantity} satellites ; a {color} ball of fire | at {time} ; on {date} ; over {city} ; for {minutes} minutes ; from the roof of {venue} ; on {weekday}
! built ; bought ; ordered ; cleaned ; set up ; mended | a telescope of {weight} ; the {model} ; a telescope made by {brand} ; a dome made of {material} ; the telescope | for {price} ; on {weekday} ; on {date} ; in {city} ; in {country} ; at {street}
! sent a picture to ; wrote to ; sent word to ; mailed a film to ; e-mailed a sketch to ; sent a note to | {recipient} ; {recipient} in {country} ; a certain {recipient} | on {date} ; at {time} ; about a {color} light ; from {email} ; on {weekday}
! attended ; came to ; listened to ; enjoyed ; slept through ; walked out of | a talk by {speaker} ; a talk on {topic} ; the lecture {title} ; the lecture of {speaker} about {topic} | at {venue} ; on {date} ; at {time} ; in room {room} ; for an entrance fee of {fee}
! waited ; stood outside ; stayed up ; lay in the grass ; kept watch ; sat at the telescope | - | until {end_time} ; for {hours} hours ; at {temperature} degrees ; in {city} ; on {date} ; with {quantity} blankets
+ The dome dates from {year}.
+ On clear nights it opens at {time} and shuts at {end_time}.
+ {manager} is the head of the observatory.
+ Only {seats} people fit under the dome.
+ It is {speaker} who gives the talk about the moon.
+ {title} by {author} lists all the stars on {pages} pages.
+ {enum:weather}
+ {flag:outdoors}
+ {enum:frequency}
"""
