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
Not before {delivery_date} can the {product} you bought be with you, {customer}.
According to our records, {customer} placed order {order_id} on {order_date}.
Buyer {customer} - vendor {seller} - article {product} - sum {price}
A {product} left the shop of {seller} today, wrapped for {recipient}.
Thanks to a voucher worth {discount}, the {product} cost {customer} next to nothing.
Every one of the {quantity} chairs was sold by {seller} to a café in [city].
Hold the delivery! The buyer, {customer}, has moved to {street}, {city}.
We'll write to {email} as soon as {carrier} has collected your box.
It took until {delivery_date} for the parcel, {tracking}, to reach {recipient}.
Send the {product} in {color}, please; {customer} cannot stand any other shade.
Sold! {product}, {price}, to {customer} of {home}.
Please quote {order_id} whenever you ring us about your purchase.
I bought it as long ago as {order_date}.
Your box is travelling with {carrier} and should be there by nightfall.
The shopkeeper, {seller}, still remembers the day.
I chose the one in {color}.
Whose order is this? {customer}'s.
Last thing before closing, {seller} rang up a {product} for {customer}.
Gift wrap the {product}, put {recipient} on the tag and slip the bill for {price} to {customer}.
The website swears my {product} left on [date]; {carrier} knows nothing of it.
We've sent the receipt to {email}, dear {customer}, and the {product} follows tomorrow.
As a regular, {customer} pays only {price} for the {product}; everybody else is charged [money].
{order_id} shipped!! {carrier} has it, tracking {tracking}
To whom should the {product} be posted? To {recipient}, at {street}.
Price per piece {price}; pieces wanted {quantity}; haulage by {carrier}.
Between ourselves, {customer} would have paid double for that {product}.
A {product} painted {color} is what {customer} had come into the shop to buy.
Mum, did you order {quantity} cushions? A van from {carrier} has just left them in the hall.
The {discount} coupon had run out, so {customer} had to part with the full {price}.
Client {customer_id} has moved: from now on parcels go to {street} in {city}.
Under {tracking} you can follow your parcel on its way to {city}.
Regrettably we mixed things up: our client {customer} got a [product], although the slip clearly asked for a {product}.
Expected {delivery_date}, says the slip; ordered as early as {order_date}; nothing so far.
Pensioner {customer}, {age}, queued all night outside the shop for a {product}.
When {recipient} opened the door, somebody from {carrier} was holding a box the size of a fridge.
Tax included ({tax}), the whole lot sets you back {price}.
Sorry to bother you, {seller}, but is the {product} you advertise still for sale?
hi there, order {order_id} - can you swap the shade to {color}? ta, {customer}
Sales slip no. {order_id}: served by {seller}, taken home by {customer}, {order_date}.
So delighted was {customer} with the {product} that the shop, run by {seller}, was sent flowers.
The driver for {carrier} refused to lug {quantity} crates up four flights.
Kindly confirm by return that {quantity} units will reach our branch in {city} by {delivery_date}.
"Wrap it up," said {customer}, and laid {price} on the counter.
Not to the billing address but to {street}, {city}, must the {product} be sent.
The {product}'s for {recipient}, a surprise from {customer}; leave the receipt out!
Returned unopened by {recipient}: a {product}, sold originally by {seller}.
{order_date}: {customer} buys a {product}. {delivery_date}: it is left on the step in the rain.
Newly registered: {customer}, client number {customer_id}, mail address {email}.
To my astonishment {seller} let the {product} go for a mere {price}.
Dispatch reads: order no. {order_id}, forwarder {carrier}, consignee {recipient}.
It was {seller} who talked {customer} into a {product} nobody needs.
You'll have it in your hands by {delivery_date} or you get {price} back.
Take {discount} off and {price} is left to pay.
From {home}, where our customer {customer} lives, it's an hour by bus to the shop of {seller}.
Even before {seller} had named a price, {customer} had decided on the {color} one.
I asked for {quantity} of these, not for [small].
If {recipient} is out, {carrier} may leave the {product} in the shed behind {street}.
Is there any chance of getting it in {color}?
The postman's card says collect by noon, reference {tracking}.
We aim to deliver on {delivery_date}.
Could you possibly make that {quantity}?
All I really wanted was a {product}.
Thank you for shopping with us, {customer}!
Your grumble about order {order_id} has been passed on.
VAT of {tax} has been charged on your purchase.
Off it goes with {carrier} tonight.
Paid in cash: {price}.
{customer} bought a {product} from {seller} last week.
{seller} sold the {product} to {customer} for {price}.
The parcel for {recipient} was sent by {carrier} this morning.
Your order {order_id} has left our warehouse.
We received your order on {order_date} and shipped it the same day.
The goods should reach you on {delivery_date}.
{customer} ordered {quantity} {product} in {color}.
Please send the {product} to {recipient} at {street}, {postcode} {city}.
The buyer, {customer}, wants everything gift-wrapped.
You can follow your parcel with the number {tracking}.
{carrier} will bring the {product} on {delivery_date}.
The total comes to {price}, including {tax} in tax.
With the voucher you save {discount} on this order.
An e-mail with the receipt was sent to {email}.
{customer} paid {price} for the {product} and is happy with it.
We are sorry, but the {product} is sold out until [date].
Your customer number is {customer_id}; please keep it handy.
Only {stock} of these {product:many} are left on the shelf.
The {product} weighs {weight}, so please have somebody help you carry it.
{recipient} got a {product} as a present from {customer}, who ordered it online.
The courier will ring at {time}, so please be at home.
Purchase made by {customer}; parcel to be handed to {recipient}.
The shop belongs to {seller}, and {customer} is one of the regular buyers.
Thank you for buying a {product} from us, {customer}!
We have changed the delivery address to {street} as you asked.
Order placed: {order_date}. Order expected: {delivery_date}.
The {material} {product} costs {price} without postage.
{supplier} delivers the {product} to our shop.
A {product} made by {brand} is in the basket.
Bought by {customer}, sold by {seller}, price agreed: {price}.
Did {recipient} get the parcel? Yes, {carrier} brought it yesterday.
What did {customer} order? Just {quantity} {product}.
The purchase was made on {order_date} by a certain {customer}.
{product:many} again! {customer} must have bought {quantity} by now.
Parcel number {tracking} is on its way with {carrier}.
hi {seller}, i bought the {product} from you, when will you post it? {customer}
The buyer, {customer}, lives in {home} but wants the box sent to {destination}.
If nobody is in, leave the parcel for {recipient} with the neighbours.
The deposit of {deposit} has arrived; the rest is due on {due_date}.
For questions about your order, call {phone}.
{contact} in customer service will answer your questions about the order.
{driver} drives the delivery van and will ring twice.
The {product} comes with a manual of {pages} pages.
I ordered the {color} one, and I paid {price} for it.
The seller is {seller}; the buyer is {customer}.
It was {customer} who got the last {product} from {seller}.
Packed this morning: {quantity} {product} for our customer {customer}.
The delivery took {days} days in the end.
{order_id} is the number of your order.
{customer}, who had bought a {product}, sent it back on [date].
To our surprise, {seller} let {customer} have the {product} for only {price}.
According to {carrier}, the parcel was signed for by {recipient}.
Please note the new price of {price} for model {model}.
Ship to {recipient}, please, and send the bill to the buyer, {customer}.
Delivery on {delivery_date} between {time} and {end_time}.
We gave {customer} {discount} off because the box was dented.
My grandson {recipient} will take the parcel; I, {customer}, only pay for it.
Our website {website} shows all the {product:many} in stock.
The {product} was ordered on {order_date} and came on {delivery_date}.
Buyer no. {customer_id} has asked for a {color} {product} instead.
{price} was charged to your card for order {order_id}.
Our client {customer} has asked whether we also sell {product:many}.
Could you confirm that the addressee, {recipient}, still lives at {street}?
Name of buyer: {customer}; item: {product}; colour: {color}; pieces: {quantity}
The forwarding company {carrier} lost the box somewhere near {city}.
I sold my old {product} to someone called {customer}, signed {seller}.
No more than {quantity} {product} per household, please.
For the {product} you pay {price}, of which {tax} is tax.
The parcel travelled from {origin} to {destination} in {days} days.
Handed over to {recipient} on {delivery_date} by our driver, {driver}.
{customer} bought a {product} from {seller} for {price}.
{seller} sold a {product} to {customer} on {order_date}.
The {product} went from {seller} to {customer}, who paid {price}.
Bought by {customer}, sold by {seller}: a {color} {product}.
{price} was what {seller} got from {customer} for the {product}.
A {product} made of {material} was ordered by {customer} from {home}.
The order {order_id} of {customer} was handed to {carrier} on {date}.
{carrier} brings the parcel {customer} has paid for to {street} on {delivery_date}.
{supplier} supplies the {product:many}, {carrier} ships them.
The goods come from {supplier} and travel with {carrier}.
Ordered on {order_date}, billed on {invoice_date}, due on {due_date}.
Invoice {invoice_id} for order {order_id} must be paid by {due_date}.
The invoice is dated {invoice_date}; the goods arrive on {delivery_date}.
{customer} paid {deposit} in advance, and the whole price is {price}.
The {product} costs {price}, and {tax} tax is part of that.
With {discount} off, {customer} paid {price} for the {product}.
{sender} writes to ask where order {order_id} is.
Dear {recipient}, your {product} left our store on {date}. {sender}
Hello {recipient}, the {color} {product} is sold out. {sender}
{customer} sent the {product} back to {seller} on {date}.
{seller} took the {product} back and returned {price} to {customer}.
Customer {customer_id} wants {quantity} {product:many} in {color}.
My customer number is {customer_id}, my order number {order_id}.
Parcel {tracking} for {recipient} is on its way to {destination}.
Follow your parcel with the number {tracking} at {website}.
The parcel left {origin} on {date} and goes to {destination}.
From {origin} to {destination} {carrier} needs {days} days.
We still have {stock} of the {product} in our store.
Only {stock} left in {color}, says the dealer, {seller}.
{brand} makes the {model}, {seller} sells it for {price}.
Who ordered the {model}? {customer} did, in {color}.
{employee} packed the order of {customer} on {date}.
Our employee {employee} took the call of the customer, {customer}.
{customer} complained about the {product} to our manager, {manager}.
The manager {manager} gave {customer} a discount of {discount}.
Please send the {product} to {street}, {postcode} {city}.
The parcel weighs {weight} and costs {price}.
For {recipient}, a gift from {sender}: a {product}.
{customer} ordered the {product} as a present for {recipient}.
A present for {recipient}, paid for by {customer}, comes on {delivery_date}.
{customer} pays, but {recipient} gets the parcel at {street}.
Questions about order {order_id}? Call {contact} at {phone}.
Write to {email} if your order has not come by {delivery_date}.
{contact} helps you with the {model} and can be reached at {phone}.
The driver, {driver}, left with [person] what {customer} had ordered.
With {driver} at the wheel of the van, the {product} comes on {weekday} at {time}.
Between {time} and {end_time} our driver {driver} will be at your door.
Delivered on {delivery_date} instead of [date]: the {product} for {recipient}.
The old price was [money]; {customer} paid {price}.
{customer} did not order from [company] but from {company}.
Seller: {seller}. Buyer: {customer}. Item: {product}. Paid: {price}.
Order {order_id}, {order_date}, {quantity} {product:many}, {price}
Buyer {customer}, {home}, invoice {invoice_id}, due {due_date}
Sold: {model}, {color}, to {customer}, on {order_date}
to {street} please, not to [city], and before {time}. your customer {customer}
Got the {product}, wrong colour though, I had ordered {color}. {customer}
Who sold it? {seller}. Who bought it? {customer}.
When did {customer} order? On {order_date}.
When does it come? On {delivery_date}, with {carrier}.
{quantity} {product:many} were ordered by {customer}, all in {color}.
The {product} that {seller} sold to {customer} was broken.
{customer}, to whom {seller} sold a {product}, is very happy with it.
Nobody but {customer} cared to buy the {color} {product} that {seller} had on offer.
[company] ordered {quantity} {product:many} from {supplier}.
It was {supplier} that supplied [company] with {quantity} {product:many} for {price}.
The {material} for the {product} comes from {country}.
It is made of {material}, weighs {weight} and costs {price}.
{customer} cancelled the order of {order_date} that same night.
You ordered on {order_date} and may send it back until {end_date}.
The offer starts on {start_date} and ends on {end_date}; you save {discount}.
The {discount} sale at {company} runs from {start_date} on.
{customer}, who bought the {product}, gave it {score} points.
The {product} reached {recipient} after {days} days.
Not {seller}, who sold the {product}, but [person] had packed it.
I am {customer}, I placed an order with you, my address is {street} in {home}, and my phone is {phone}.
The bill {invoice_id} over {price} went to {email}.
Reminder to {recipient}: the {price} of invoice {invoice_id} was due on {due_date}.
The reminder to {recipient} was signed by {sender}.
{recipient} signed for parcel {tracking} at {time}.
At {time} {carrier} handed the parcel to {recipient} in {city}.
According to the seller, {seller}, {customer} still owes {price} for the goods.
{customer} says {seller} would not sell without {deposit} in advance from the buyer.
{tax} tax and {price} in all, writes {seller} on invoice {invoice_id}.
{assignee} looks after the complaint of {customer} about the {product}.
Complaint {ticket_id}: {customer} got no {product}; {assignee} is on it.
A {product} for {price}? {customer} bought it all the same.
The publisher {publisher} sends {title} to the addressee, {recipient}, on {delivery_date}.
{title} by {author} was ordered by {customer}.
{customer} bought {quantity} copies of {title}, written by {author}.
{weekday} at {time} suits the purchaser, {customer}, best for the delivery.
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
Obituary: {person}, once a {job} in {city}, has died, survived by {children} children.
Say hello to {person}, who has just swapped {company} for life on a farm.
Born in {birthplace} and raised by grandparents, {person} learnt early to cook, sew and swear.
The one on the left is {person}, a {job}; on the right you see [person].
Can you guess how old {person} is? {age}! And still riding a {animal} to work.
"Put down {job}," {person} told the clerk, "and under residence write {home}."
Missing since [date]: {person}, {age}, last employed at {company}.
Whoever finds this notebook, please call {person} on {phone}.
In {country}, where {person} grew up, nobody locks a door.
Come Sunday, {person} and the {children} kids pile into the old van and leave their flat in {home} behind.
The register of births at {birthplace} shows the name {person} under {birth_date}.
Dear diary, met a {job} called {person} on the train today, {age} and full of stories.
It isn't [person] who breeds the {animal}, it's {person}.
Quit {company} in {year}, opened a bakery in {city}, never looked back: that, in short, is {person}.
My sister {person} has {children} kids, all girls, and a {animal} on top.
Contact sheet: {person}, mobile {phone}, mail {email}
Though a native of {birthplace}, {person} speaks with the accent of {home}.
Being a {job}, {person} is used to getting up before the birds.
Just {age} and barely out of school, {person} has set off for {country} with one suitcase.
Turning {age} this spring, {person} means to hang up the apron at {company} for good.
Who taught you to whistle? {person}, a {job} who lodged with us in {year}.
Candidate {person}: lives in {home}; earns a crust as a {job}; married, {children} children.
Not far from the harbour of {home}, {person} keeps a {animal} in the bath.
A holder of a passport from {country}, {person} has been on the staff of {company} since {year}.
Profile | {person} | {age} yrs | based in {home} | {job}
Rumour has it that {person}, the {job} from number six, once worked for {company}.
Our flatmate is called {person}, comes from {country}, and owns a {animal} that bites.
For a reference write to {person} at {email}; calls to {phone} go unanswered before noon.
Our neighbour, {person}, was once a {job} in {country}.
As {person} was leaving {city}, the old firm, {company}, sent a brass band.
Born {birth_date}? Then {person} must be younger than me.
If you ever pass through {home}, knock at the door of {person} and admire the {animal}.
On paper {person} is employed by {company}; in truth the days are spent fishing.
Both dates are on the stone: {birth_date}, the birth of {person}, and [date], the death.
A modest {job} by day, {person} fills the clubs of {city} by night.
"Still so few kids?" "No, {children} now," laughed {person}, "the twins came in {year}."
Hi, I'm {person}, I hail from {country} and I'm after a room in {city}.
Nobody in {birthplace}, where {person} was born, would have bet on a future at the head of {company}.
Witness statement of {person}, {job}, aged {age}, resident of {home}.
With the savings of a {job} and no luck at cards, {person} emigrated to {country}.
I shall be {age} in the autumn, if the doctors are right.
Get hold of me under {phone}.
There's a {animal} asleep on my keyboard.
Everybody round here is afraid of {person}.
I opened my eyes for the first time in {birthplace}.
All {children} of my children play the violin.
Please use {email} for anything urgent.
My passport was issued by {country}.
Each morning I clock in at {company}.
Mark {birth_date} in the calendar: that's when I was born.
{person} was born in {birthplace} and now lives in {home}.
The baby came into the world on {birth_date} and was called {person}.
Our new neighbour {person} works as a {job}.
We have a lodger called {person}, who keeps a {animal} in the shed.
{person} has {children} children and a big garden in {home}.
You can ring {person} at {phone} after supper.
Write to {person} at {email} if you want old photos.
Since {year} the family of {person} has lived in {home}.
Born in {birthplace} on {birth_date}, the poet never left the coast.
She came into the world in {birthplace} but calls {home} her home these days.
A {job} by trade, {person} earns a living at {company}.
The passport of {person} was issued in {country}.
At {age}, {person} still climbs the stairs without help.
Meet {person}, mother of {children}, who runs the post office.
{birthplace} is where {person} first saw the light of day.
Grandpa turned {age} last week and danced all night.
Who is {person}? The {job} with the red bicycle.
I moved to {home} because the rent was lower there.
Her business card says {person}, {job}, {company}.
Place of birth: {birthplace} / residence: {home} / occupation: {job}
Date of birth: {birth_date}; surname and first name: {person}
Though a native of {birthplace}, the singer feels most at ease in {home}.
Everyone at {company} knows {person}, the cheerful {job} on the ground floor.
My cousin {person} is training to become a {job}.
Contact details for {person}: {phone}, {email}.
The quickest way to get hold of {person} is by mail: {email}.
{person} comes from {country} and speaks with a soft accent.
Now living in {home}, {person} was brought up by an aunt in [city].
The {animal} belongs to {person}, who lives near the station.
They say {person} shares a flat with a {animal}.
She was born on {birth_date}, and we still bake a cake for her every year.
"How old are you?" "I'm {age}, but don't tell anyone."
All {children} of her children have left the house.
In {year} a {job} named {person} opened a shop here.
This is {person} speaking; my number is {phone}.
Before taking a post with {company}, {person} was a sailor.
The gravestone shows that {person} was born on {birth_date}.
Did you know that {person} is already {age}?
A father of {children}, {person} never gets enough sleep.
{home} has been the home of {person} since {year}.
On the form, {person} gave {country} as the home country.
I was born in {birthplace}, a town nobody can find on a map.
His parents, both from {country}, named him {person}.
{person}'s colleagues at {company} are throwing a little party.
What does {person} do for a living? Works as a {job}, I think.
Lives: {home}. Born: {birthplace}. Kids: {children}.
It was in {year} that {person} gave up drinking.
{age} years of age and fit as a fiddle, that's {person}.
The hospital in {birthplace} recorded the birth on {birth_date}.
You'll find {person} in {home}, in the house with blue shutters.
People in {home} greet {person} by first name.
With {children} children to look after, {person} has no time for hobbies.
{person} left {country} as a child and never went back.
The oldest resident of {home} is {age} and reads without glasses.
Just met a girl called {person}, she's a {job} and very funny.
The person you are looking for, {person}, can be reached on {phone}.
{company} employs {person} as a {job}.
{phone} is the number {person} left on the note.
Our trainer {person} has a {animal} that follows her everywhere.
A native of {country}, {person} has settled in {home} for good.
Nobody is sure where {person} was born; some say in {birthplace}.
My sister's married name is {person} and her address is {email}.
Profile: {person}, aged {age}, resident in {home}.
When {person} was taken on by {company} in {year}, nobody had computers.
You may call me {person}; my mother was the only one who didn't.
Keeping a {animal} in {home} isn't easy, as {person} found out.
{birth_date} is what it says on my birth certificate.
The twins, the pride of {person}, brought the number of children to {children}.
Sadly {person} passed away at the age of {age}.
{person} comes from {birthplace} but has lived in {home} for many years.
At the age of {age} {person} still works as a {job}.
Since {start_date} {person} has worked for {company}.
You can reach {person} by phone at {phone} or by mail at {email}.
{person} was {age} when this picture was taken in {city}.
The {job} lives in {home} and was born in {birthplace}.
{person} is {age}, has {children} children and lives in {home}.
The family of {person} keeps a {animal} at home in {home}.
Ask {person} about {topic}, but only if you have {hours} hours to spare.
Born on {birth_date}, raised by an aunt in [city], {person} became a {job}.
Who is {person}? A {job} from {home}, says the newspaper.
{person} wrote {title} under another name in {year}.
My teacher was {teacher}, my boss is {manager}, and my own name is {person}.
{manager} is the boss of {person}, who works there as a {job}.
Occupation: {job}. Age: {age}. Place of birth: {birthplace}. Present address: {street}, {home}.
{person} likes {dish} and does not like to talk about {topic}.
The boss, {manager}, hired {employee} as a {job} in {year}.
{employee} has worked under {manager} since {start_date}.
{student} learns {skill} from {teacher} in {city}.
In {year} {teacher} taught {student} how to become a {job}.
I know {person} from {city}; we both worked for {company}.
Until {end_date} {person} was a {job}, then came retirement.
{person} first saw the light of day in {birthplace} on {birth_date}.
As a {job} {person} earns {salary} a month.
{salary} is what {company} pays {employee} every month.
{person} weighs {weight} and is {age} years old.
The passport of {person} was issued in {country} and gives {birth_date} as the date of birth.
Home address of {person}: {street}, {postcode} {home}
{person}'s favourite colour is {color} and the favourite dish is {dish}.
With {experience} years as a {job}, {person} has seen a lot.
A {job} by trade, {person} moved from [city] to {home}.
{age} years old, born in {birthplace}, single: that is {person}.
{person} has a {animal} and drives a {color} {model}.
The {animal} belongs to {owner}, but [person] feeds it.
{person} looks after the {animal} while its owner, {owner}, is away.
On {weekday} {person} always plays cards at {venue}.
{person} came to {country} in {year} and has never left.
Born: {birth_date} in {birthplace}. Studied in [city]. Lives in {home}.
Although {person} was born in {birthplace}, the passport comes from {country}.
It was a teacher, {teacher}, who made a reader out of {person}.
{person} runs {distance} kilometres before breakfast, and that at {age}.
Dear {recipient}, this is to introduce {person}, a {job} from {home}. {sender}
{sender} wrote to {recipient} that {person} was looking for work as a {job}.
In a letter to {recipient}, {sender} calls {person} a good {job}.
You write about yourself that you were born in {birthplace} on {birth_date}; is that right?
{person} rents a room from {owner} in {home}.
{owner}, who owns the house, has let a room to {person} for {rent} a month.
I have {children} children, a {animal} and a job as a {job}.
My birthday is {birth_date}, my native town is {birthplace}.
I turned {age} last week, and I still live in {home}.
Hi, {person} here, {job}, just moved to {home}!
{person} speaks at weddings, cooks {dish} and collects {product:many}.
The new neighbour is called {person} and works as a {job} in {city}.
People in {home} know {person} as the {job} with the {animal}.
{company} lists {person} as a {job} with {experience} years of experience.
What does {person} do? Works as a {job} for {company}.
How old is {person}? {age}, and born in {birthplace}.
Her birthplace is {birthplace}, her home is {home}, her job is in [city].
{person} married in [city] on {date} and has since lived in {home}.
The registry says: {person}, born {birth_date}, place of residence {home}.
{company}, where {person} works, has its office in {city}.
{person} has known {topic} since school and now gives lessons in it.
After {hours} hours at work {person} goes home to {home} by bus.
It takes {person}, a resident of {home}, {minutes} minutes to get to the office in [city].
From {home} to work {person} drives {distance} km every day.
The author {author} wrote a book about {person}, who lives in {home}.
{person} is the hero of {title}, which {author} wrote.
In {title}, {author} tells the life of the {job} {person}.
{winner} won the prize, and the speech was given by {speaker}.
The speaker, {speaker}, praised {winner}, who had won, a {job} from {home}.
There are many called {person}; I mean the one from {home}, aged {age}.
{person} owes the job at {company} to the boss, {manager}.
Personal data: {person}, born {birth_date} in {birthplace}, tel. {phone}
{person} can be found online at {website}.
{user} is the name under which {person} writes on the web.
On the web {person}, the {job}, goes by the name of {user}.
Born in {birthplace}, {person} grew up to be a {job}.
{doctor} has been the doctor of {person} for years.
{person} trusts only one doctor, {doctor}, in {city}.
The mother of {person} still lives in {birthplace}, where both of them were born.
{home}, {street}: here lives {person} with {children} children.
At home in {home}, {street}, {person} receives visitors on {weekday}.
A witness, {witness}, swore that {person} had been at home in {home} at {time}.
{person} swims, paints in {color} and lives off the garden.
She was born on {birth_date}, started work on {start_date} and stops on {end_date}.
He left {birthplace}, where he was born, to work in {city}.
At {company} they all know their colleague {employee}, but nobody knows the age: {age}.
{person} stands behind the counter from {time} until {end_time}.
The town of {birthplace} is proud that {person} was born there.
For {days} days now {person} has been {age} years old.
Once {person} lived in [city]; today the address is {street} in {home}.
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
When the bill from {supplier} was opened, {customer}, who had to pay it, nearly choked on the tea: {price}!
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
Accounts here: could whoever ordered from {supplier} please sign off {invoice_id}?
The sum outstanding to {supplier} stands at {price}, as our auditor confirmed.
Having heard nothing from {customer}, we must insist on payment of {price} by {due_date}.
{supplier} billed us twice for the very same job: {invoice_id} is the right bill, [code] is to be cancelled.
Final demand! {customer}, your account with {supplier} is {price} in arrears.
I've wired {price} to {supplier} tonight; the remittance slip names {invoice_id}.
Had {customer} paid {deposit} up front, as agreed, {supplier} would have begun work by now.
Tax at the foot of the page: {tax}. Grand total just below: {price}.
"When is it due?" asked {customer}. "On {due_date}, and not a day later," came the reply from {supplier}.
Drawn up on {invoice_date}, posted on [date], and payable no later than {due_date}.
Minutes, item four: the treasurer was told to settle {invoice_id} before {due_date}.
Please amend: the VAT should be {tax}, which brings the total to {price}.
Regular clients such as {customer} enjoy {discount} off every bill we send.
Credit note to follow. Until then, {customer}, kindly disregard {invoice_id}.
For repairs carried out at {street}, {city}, {supplier} asks {price} all in.
{customer} is known to our system as {customer_id}, and order {order_id} is still unbilled.
Subject: {invoice_id} unpaid // Dear {customer}, did our bill of {invoice_date} get lost?
Once the deposit of {deposit} has been subtracted, {customer} owes us {price}.
hey, what's this thing from {supplier}? says we owe {price} by {due_date}
The stamp on the envelope says [date], but the bill inside is dated {invoice_date}.
Purchase {order_id} was charged to {customer} at {price}, carriage extra.
It is to {supplier}, not to [company], that the {price} ought to go.
If the total of {price} looks high, remember that {tax} of it is duty.
Ledger entry | creditor {supplier} | bill {invoice_id} | sum {price} | debtor {customer}
Prompt payers get {discount} knocked off, provided the money is here before {due_date}.
The electrician, working for {supplier}, left a bill dated {invoice_date} on the kitchen table.
Send the paper copy to our client, {customer}, {street}, and a scan to {email}.
A bill for {price}! And that after {customer} had been quoted [money].
Should {customer} dispute the VAT of {tax}, refer the matter to {supplier}.
Only after {supplier} had threatened court action did {customer} cough up the {price}.
Your advance of {deposit} reached us safely, and what you still have to pay is {price}.
Bill number {invoice_id} bears the date {invoice_date} and the signature of our treasurer.
Speaking for {customer}, I must protest at being charged by {supplier} for goods we sent back.
Two bills from {supplier} arrived; the one we mean, {invoice_id}, comes to {price}.
To settle by phone, call {phone} and have your customer number, {customer_id}, ready.
Where did {customer} move to? The bill came back from {street} marked unknown.
With {discount} deducted and {tax} in VAT added, the figure at the bottom is {price}.
The year's largest bill, {price}, was presented by {supplier} on {invoice_date}.
Made out to {customer} of {city}; issued {invoice_date}; reference {invoice_id}
Owing to a clerical error {tax} was shown as VAT on invoice {invoice_id}.
Kindly quote {invoice_id} in all letters.
Settle up by {due_date} and we'll say no more about it.
A prepayment amounting to {deposit} would be welcome.
Altogether you owe us {price}.
Of that, {tax} is value added tax.
Issue date: {invoice_date}.
Your account with us is numbered {customer_id}.
I'd like to query a charge made by {supplier}.
Thanks to our loyalty scheme you save {discount}.
Who pays for all this? {customer}, naturally.
Invoice {invoice_id} must be paid by {due_date}.
The invoice was written on {invoice_date} and is still open.
{supplier} has sent {customer} a bill for {price}.
{customer} owes {supplier} the sum of {price}.
Please transfer {price} to our account by {due_date}.
The tax on this invoice is {tax}.
Dear {customer}, please find attached invoice {invoice_id}.
You have already paid a deposit of {deposit}.
If you pay before {due_date}, we take {discount} off.
This bill belongs to order {order_id}.
For questions about this invoice, please write to {email}.
Our bookkeeper {contact} can be reached on {phone}.
{customer} has not yet paid the invoice of {invoice_date}.
We thank you for your payment of {price}.
Invoice number: {invoice_id}. Invoice date: {invoice_date}. Due: {due_date}.
The amount due, {price}, includes {tax} in taxes.
{supplier} delivered {quantity} {product} and now wants {price} for them.
The bill was sent to {customer} at {street} in {city}.
Customer {customer_id} has asked for a copy of the bill.
A reminder about invoice {invoice_id} went out this morning.
The last day to pay is {due_date}.
Bill for one {product}, delivered by {supplier}.
{employee} in accounts checks every invoice before it is paid.
We were billed {price} for {hours} hours of work.
{price} is what {customer} still has to pay.
The invoice from {supplier} arrived with a wrong order number.
Paid in full by {customer}, with thanks from {supplier}.
Our boss, {manager}, must approve any bill from {supplier}.
Has {customer} paid? Only the {deposit} in advance, nothing since.
There is a discount of {discount} for regular customers.
Your {product} was invoiced on {invoice_date} and delivered on {delivery_date}.
The goods were ordered on {order_date} and billed on {invoice_date}.
Bill to {customer}, {street}, {postcode} {city}.
The {product} cost {price}, and the tax came to {tax}.
Payment for {invoice_id} came in too late, long after {due_date}.
Under which number are you our customer? {customer_id}, I believe.
It was {supplier} who sent the bill and {customer} who had to pay.
Received from {customer}: {price}. Signed for {supplier}: [person].
We, {supplier}, hereby charge {price} for the {product}.
Please always give the number {invoice_id} when you pay.
The sum of {deposit} was paid in advance and has been deducted.
Reminder: your bill of {invoice_date} should have been paid by {due_date}.
no idea why {supplier} billed us {price} for a {product} we never got
Our client {customer} gets {days} days to pay.
Between ourselves, {customer} never pays {supplier} on time.
Total: {price}. Of this tax: {tax}. Already paid: {deposit}.
{invoice_id} has been cancelled; a new invoice will follow on [date].
The bill, dated {invoice_date}, was made out to {customer}.
I am writing about invoice {invoice_id}, which I paid twice. {customer}
Which firm sent this bill? {supplier}, for {quantity} {product}.
The buyer, {customer}, asked {supplier} for more time to pay.
Reduced by {discount}, the amount now stands at {price}.
Send all invoices to {email} and not by post.
{supplier} wrote off the debt of {customer}, a good client for years.
The new invoice replaces the one of {invoice_date}.
Could you pay half of the {price} now and the rest on {due_date}?
After a phone call with the client, {customer}, our accountant [person] corrected the bill.
On {invoice_date} we sent you the bill for order {order_id}.
What {customer} got from {supplier} was not a bill but a second reminder.
For the repair of the {component} we charge {price}.
Any payment after {due_date} will cost you a late fee.
As agreed, {customer} may pay the sum of {price} in parts.
The advance of {deposit} is due when you sign.
Our invoice gives your customer number as {customer_id}; is that right?
Pay at the bank or online at {website}.
{customer} says that {supplier} charged too much for the {product}.
Net of the {tax} for the taxman, little remains of it.
Invoice {invoice_id} lists {quantity} {product} at {price} altogether.
Please phone {phone} if you cannot pay by {due_date}.
The printed bill runs to {pages} pages and ends with a total of {price}.
{supplier} billed {customer} for {quantity} {product} on {invoice_date}.
{customer} still owes {supplier} {price} for the {product}.
On {order_date} you ordered a {product}, and on {due_date} the money must be here.
{customer} must pay {price} by {due_date}.
The {product} was ordered on {order_date} and billed on {invoice_date}.
A deposit of {deposit} was paid, so it was wrong to ask {customer} to pay the {price} in full.
Of the {price} that the {product} costs, {deposit} was paid in advance.
{sender} in our accounts office wrote to {recipient} about bill {invoice_id}.
{recipient} got a reminder for bill {invoice_id} from {sender}.
{supplier} sent bill {invoice_id} to {customer} at {email}.
Billed to: {customer}, {street}, {postcode} {city}
Order {order_id} became invoice {invoice_id} on {invoice_date}.
Your customer number is {customer_id} and your invoice number is {invoice_id}.
If you pay before {due_date}, you may take off {discount}.
{discount} off brings the bill down to {price}.
We delivered the {product} on {delivery_date} and wrote the bill on {invoice_date}.
{invoice_id}: due {due_date}, open {price}, customer {customer}
{contact} in our office will answer questions about the bill at {phone}.
Hello {recipient}, the bill for the {product} is attached. Regards, {sender}
For the repair of the {model} we charge {price} and {tax} in tax.
Our worker {employee} spent {hours} hours at the house of the client, {customer}, which comes to {price}.
What does {customer} owe? {price}, payable to {supplier} by {due_date}.
{supplier} has taken bill {invoice_id} back because {customer} never got the {product}.
The bill that {supplier} wrote on {invoice_date} was paid by {customer} on [date].
Tax of {tax} is due on the {product}, no matter when {customer} pays.
{customer} paid [money] too little; the bill over {price} is still open.
Please find below our invoice {invoice_id} for {quantity} {product:many}.
{price} was the sum that {supplier} asked {customer} to pay.
The bill went to {customer}, but the {product} went to {recipient}.
{customer} pays for the {product} that {recipient} will receive.
The head of the department, {manager}, signed off on the bill from {supplier} on [date].
Could you change the address on bill {invoice_id} to {street}, {city}? {customer}
Our new bank details are on {website}; please pay {price} by {due_date}.
{supplier} in {city} supplied the goods, and {carrier} charged [money] to bring them.
Invoice date {invoice_date}, delivery date {delivery_date}, due date {due_date}
Number {invoice_id} / Date {invoice_date} / Client {customer} / Total {price}
Client no. {customer_id}, order no. {order_id}, bill no. {invoice_id}
{customer} bought the {product} from {seller}, and [company] wrote the bill.
It was {seller} who sold {customer} the {product} for {price}.
{employee} in accounts says that {customer} has paid bill {invoice_id}.
The payment from {customer} reached {supplier} after {due_date}.
{supplier}, whose bill is dated {invoice_date}, wants {price}.
On {delivery_date} the {product} came, and with it a bill over {price}.
No payment has come in for {invoice_id}, although {due_date} has passed.
You will find the bill of {supplier} on {website}, under your customer number {customer_id}.
{price} plus {tax} of tax, payable by {due_date}, says the bill from {supplier}.
We had agreed on a discount of {discount}, but bill {invoice_id} does not show it.
The hotel {hotel} billed {guest} {price} for {nights} nights.
{guest} left without paying the {price} for the room, so the bill went to {company}.
Room {room}, {nights} nights, guest {guest}, total {price}
{doctor} sent {patient} a bill over {price} on {invoice_date}.
{patient} has until {due_date} to pay {doctor} the {price}.
The tenant, {tenant}, got a bill over {price} from {owner}, who owns the flat, for the new lock.
{owner}, whose house it is, passed the water bill of {price} on to the tenant, {tenant}.
{teacher} charges {student} {price} for {hours} hours of lessons.
For the lessons with {teacher}, {student} was billed on {invoice_date}.
Shipping by {carrier} is free, the {product} itself costs {price}.
Parcel {tracking} holds the {product} and bill {invoice_id}.
Did you send me bill {invoice_id} on {invoice_date}, or was that somebody else?
The {service} service is billed on {invoice_date} for the past {duration}.
For {duration} of the {service} service we charge {price}.
{assignee} is looking into bill {invoice_id}, about which {customer} complained.
{customer} complained about the bill, and {assignee} is now checking it.
Yes, {supplier} got the money; no, {customer} did not get the {product}.
{invoice_date} is on the bill, {order_date} on the order form.
The order of {order_date} comes to {price}, including {tax} in tax.
Down payment {deposit}, full price {price}, due {due_date}
{customer} paid {deposit} when ordering the {product} from {supplier}.
Cancelled: invoice {invoice_id} to {customer}, reason: wrong price
Sorry, {recipient}, we put the wrong tax on your bill. It should be {tax}. {sender}
{supplier} says bill {invoice_id} was mailed to {email} on {invoice_date}.
Instead of the {product}, {customer} was billed for something else by {supplier}.
{color} {product:many}, {quantity} pieces, {price}, delivered {delivery_date}
The {quantity} {product:many} for {customer} were billed at {price}.
{price} for a {product} is a lot, {customer} grumbled on paying {supplier}.
Please call {contact} at {phone} before you pay bill {invoice_id}.
Payment by {customer} received on [date], bill {invoice_id} closed
I, {customer}, paid by card; {supplier} says no money came.
{customer} of {city} is late in paying {supplier} of [city].
At {time} on {due_date} the money from {customer} was still not there.
The boss, {manager}, asked {employee} of our staff to remind {customer} once more to pay.
Our colleague {employee} was told by the boss, {manager}, to write off the unpaid bill of {customer}.
Tax is {tax} on this {product}, and {supplier} has to pass it on.
You may pay bill {invoice_id} at our desk on {street} until {due_date}.
{speaker} gave a talk for {supplier}, the supplier, and said that all bills would be due on {due_date}.
A bill over {price}, made out to {customer}, lay in the letterbox.
The bill is for {weight} of goods, brought by {carrier} on {delivery_date}.
The driver, {driver}, brought the goods, {customer}, who had ordered them, signed, and {supplier} sent the bill.
{supplier} let {customer} pay {price} as late as {due_date}.
Thanks for paying {invoice_id} before {due_date}, {customer}.
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
{nights} nights, {rooms} rooms, {guests} people: that's what {guest} asked for.
We have kept room {room} for you from {start_date}. Warmly, {sender}
Party size {guests}; day {date}; hour {time}; code {booking_id}
Even without a reservation {guest} got a bed at the {hotel}, thanks to [person] on the night desk.
Beds in {city} are scarce, so we have asked for {rooms} rooms well ahead.
You'll be sleeping in {room}, just past the lift.
We shall be needing {rooms} rooms, all on the ground floor.
Have they put you up at the {hotel} again?
Sorry, the kitchen won't seat anybody after {time}.
So that's dinner for {guests}, near the window if possible.
Could you squeeze in a party of {guests} at {time}? Asking for {guest}.
Housekeeping note: {room} to be ready by {time}, flowers on the pillow for {guest}.
We lost the booking of {guest}, so the {hotel} gave away the suite.
On {start_date} the coach drops us at the {hotel}, and on {end_date} it fetches us again.
My wife and I, plus {children} kids, need {rooms} rooms with a connecting door.
The concierge handed {guest} a card for {room} and wished them a pleasant evening.
Dear Sir or Madam, I should like to stay {nights} nights with you, arriving on {start_date}. {guest}
{booking_id} | {guest} | {rooms} rooms | half board | prepaid {deposit}
After the storm had closed the [venue], everyone on the tour was sent to the {hotel}.
A lakeside weekend for {price}, {nights} nights, breakfast in bed: call {phone}!
Has anyone called {guest} checked in yet? I'm supposed to meet them at the {hotel}.
Table by the stove, {guests} chairs, {date}, {time}; the caller's name was {guest}.
Since {guest} wants to leave a day early, please change the departure to {end_date}.
You booked through the web, so bring the code, {booking_id}, when you come on {start_date}.
For {deposit} down the {hotel} will hold the honeymoon suite for {guest}.
The night porter saw {guest} enter {room} a little after {time}.
It's {nights} nights we paid for, madam, and [small] is all we got.
Guests with pets pay extra: {guest} was charged {price} because of the {animal}.
Ask for {employee} when you get to the {hotel}; the rest of the staff speak no English.
Because {guest} snores, we'll take {rooms} rooms rather than one.
Sunday lunch booked! {guests} of us, {time}, under {guest}. See you there x
Group leader {guest} is bringing {guests} hikers to the {hotel} in {city}.
Your suite at the {hotel} awaits you, {guest}; the lift is to the right of the bar.
The confirmation, {booking_id}, mentions {nights} nights, yet it leaves out the sea view.
Whether it's {rooms} rooms or a whole floor, the {hotel} can help: ring {phone}.
Full house from {start_date} through {end_date}, so kindly try the [venue].
Refund of {deposit} to {guest}, whose stay at the {hotel} had to be called off.
Once {guest} had unpacked in {room}, the fire alarm went off.
The wedding party, {guests} strong, takes over the {hotel} on {date}.
"Same room as last year?" asked {employee} at the desk. "Yes, {room}," said {guest}.
Stay summary - in {start_date} - out {end_date} - nights {nights} - due {price}
As {guest} cancelled at the last moment, the {hotel} kept the deposit of {deposit}.
Where's {guest} sleeping? In {room}, if the plumber has been.
They've got us down for {date} at {time}, not for [date].
From our terrace in {city} you look straight across at the {hotel}.
Of the party of {guests}, {children} are under twelve and eat for half.
No sooner had {guest} put down the phone than the {hotel} mailed the reference, {booking_id}.
I, {guest}, hereby cancel the {rooms} rooms reserved from {start_date}.
Wake-up call for {room}: {time}
Tell the {hotel} that {guest} will be late and won't need supper.
Please make up a cot in {room}.
How does {time} sound for dinner?
Our tent is pitched, but next year it'll be the {hotel}!
There'll be {guests} at the table.
We must vacate on {end_date}.
You are booked in for {nights} nights.
I scribbled {booking_id} on the back of my hand.
A down payment of {deposit} secures your place.
The register was signed by {guest}.
For us it's {rooms} rooms or nothing.
I would like to book {rooms} rooms for {nights} nights.
{guest} will arrive on {start_date} and leave on {end_date}.
Your booking code is {booking_id}, please keep it.
The {hotel} has given {guest} room {room}.
We need a table for {guests} at {time}.
Please reserve a table for {guests} on {date}.
The deposit of {deposit} must reach us before you come.
{nights} nights at the {hotel} come to {price}.
Our receptionist {employee} will give {guest} the key.
{guest} was welcomed at the desk by {employee}.
Hello, I have a reservation under the name of {guest}.
There will be {guests} of us, among them {children} children.
Can we bring a {animal} into the room?
Check-in on {start_date}, check-out on {end_date}, code {booking_id}
The bill for {room} is {price}, breakfast included.
Booking {booking_id} has been changed to {nights} nights.
We are coming to {city} and are looking for {rooms} rooms.
If you get lost, ring the {hotel} on {phone}.
Dear {hotel}, we shall arrive at {time}. Best wishes, {sender}
A down payment of {deposit} has come in from {guest}.
How many nights? {nights}. In whose name? {guest}.
Our stay begins on {start_date} and we'll need a cot.
The last night is the one before {end_date}, when you check out.
Sleeping in {room}: {guest}, for {nights} nights.
Room {room} stays occupied until {end_date}.
{employee} at the front desk has mislaid the booking {booking_id}.
{guest} complained to {employee}, the night porter, about the noise.
The family, {guests} people in all, will have {rooms} rooms.
I'm staying at the {hotel} in {city} till {end_date}.
For a stay of {nights} nights we charge {price}.
Please tell {guest} that dinner is served at {time}.
Name of guest: {guest} / number of rooms: {rooms} / arrival: {start_date}
Was it {guest} who left a {animal} in the bath?
Without {deposit} in advance the {hotel} won't keep a bed.
Table booked for {date}, {time}, {guests} people, by the window.
hi, can you hold {rooms} rooms for us from {start_date}? thanks, {sender}
Under {booking_id} you will find the reservation of {guest}.
{room} is ready for {guest}, fresh towels and all.
We had paid {deposit} ahead and owed {price} at the end.
"Is {guest} in the house?" "Yes, in {room}."
The guest in {room}, {guest}, wants to stay longer.
Owing to a leak, {guest} had to move into {room}.
I'm bringing my {children} children, so we need a bigger room.
The {hotel} charges {price} for the whole weekend.
Reservation made by telephone; the caller's number was {phone}.
Sent by {sender}: request for {rooms} rooms in {city}.
{guests} guests have signed up for the brunch on {date}.
Arriving late? Ask for {employee}, who is on duty at reception.
Our {city} house is full, so try the {hotel}.
Your group of {guests} can have the big table at {time}.
Cancelled by {guest}: booking {booking_id}.
To confirm {booking_id}, transfer {deposit} by the end of the week.
From {start_date} to {end_date} the suite is taken by {guest}.
What would {nights} nights cost with {children} children?
The chambermaid, {employee}, found the ring of {guest} under the bed.
A taxi for {guest} is due at the {hotel} at {time}.
We got {room}, and it has a view of the bins.
It's only when {deposit} has been received that the booking becomes firm.
Anyone travelling with a {animal} must tell the {hotel} beforehand.
Please send the bill for {price} to our guest {guest}, not to [person] from accounts.
{start_date} is the day we'd like to move in, for {nights} nights.
The phone of the {hotel} is always busy: {phone}.
I booked online, got {booking_id}, and then heard nothing.
Nobody told {employee} at the desk that the guest, {guest}, needs a ramp.
Waiting list: {guest}, party of {guests}, {date}.
We leave on {end_date}, so please have the bill ready.
All {rooms} rooms face the lake in {city}.
In {room} the shower drips, wrote {guest} in the guest book.
The {hotel} asked {guest} for the code {booking_id} twice.
We'd rather eat at {time}, as the {children} children get tired.
{guest} booked {rooms} rooms at the {hotel} in {city}.
The {hotel} in {city} has a room for {guest} from {start_date}.
On {end_date} {guest} checks out of room {room}.
Room {room} is booked for {guest} for {nights} nights.
For {nights} nights {guest} pays {price}.
{guest} paid {deposit} in advance; the stay costs {price}.
The rest of the {price} is due on {due_date}, writes {employee} of the {hotel}.
A room was booked by {guest} on {date}.
Dear {recipient}, we have booked room {room} for you. {sender}
{guest} comes from {country} and stays in {city} for {nights} nights.
{airline} flies our guest {guest} from {origin} to {destination} on {date}.
Flight {flight} leaves {origin} at {time} and lands in {destination} at {end_time}.
Booked by {guest}: seat {seat} on flight {flight}.
Seat {seat} belongs to {guest}, booking {booking_id}.
The flight from {origin} to {destination} with {airline} costs {price}.
To {destination} the guest, {guest}, flies with {airline}, not with [company].
Booked on {order_date}, paid by {due_date}, travel on {start_date}.
The booking {booking_id} of {guest} was changed by our colleague {employee}.
{employee} from the front desk gave {guest} the key to room {room}.
Ask {contact} at the {hotel} for a later arrival.
{guest} can be reached at {phone} or {email}.
{guests} guests with {children} children come on {start_date}.
{guest} brings {children} children and needs {rooms} rooms.
We are {guests} people and would like a table at {time}. {guest}
A table for {guests} on {weekday} at {time}, name {guest}
{guest} wants a table at {venue} on {date}.
At {venue} {seats} seats were kept for {company}.
{company} rents the {venue} on {date} from {time} to {end_time}.
From {time} to {end_time} the room {room} is taken by {company}.
{seats} seats for the {event} in {city} were booked by {customer}.
{customer} bought a ticket for the {event} at {venue} for {fee}.
The {event} takes place at {venue} on {date}; tickets cost {fee}.
{guest} cancelled on {date} and lost the {deposit} paid in advance.
The {hotel} keeps the deposit of {deposit} if {guest} does not come.
{price} will be given back to {guest} within {days} days.
{manager}, the manager of the {hotel}, welcomes {guest}.
The manager {manager} moved {guest} to room {room}.
{guest} asked the manager, {manager}, for a quieter room.
Breakfast for {guests} at {time} please, room {room}.
Please wake {guest} in {room} at {time}.
The driver {driver} picks up {guest} at {time} in {city}.
{guest} is taken to the {hotel} by the driver, {driver}.
A car with the plate {plate} was booked by {customer} for {days} days.
{customer} rents a {color} {model} from {company} from {start_date} on.
The car is fetched in {origin} and brought back in {destination}.
Pick-up {start_date}, {time}; return {end_date}; driver {driver}
Guest: {guest}. Arrival: {start_date}. Nights: {nights}. Price: {price}.
Booking {booking_id}, {guest}, {guests} persons, {price}, deposit {deposit}
Hotel {hotel}, {street}, {postcode} {city}, phone {phone}
Check-in from {time}, code {booking_id}, room {room}
Where does {guest} stay? At the {hotel} in {city}.
How long does {guest} stay? For {nights} nights, until {end_date}.
hi, can we come on {date} instead of [date]? {guests} people as before
Sorry, {guest} here, we will not make it before {time} on {start_date}.
{guest}, whose room {room} was not ready, waited for {minutes} minutes.
It was {guest} who slept in {room} and {customer} who paid {price}.
{customer} pays for the room in which {guest} sleeps.
The bill of {price} for what the guest, {guest}, ate and drank goes to {company}.
{company} booked {rooms} rooms for {employee}, who works there.
{sender} from {company} writes to ask for {rooms} rooms in {city}.
The agency {company} found {guest} a bed at the {hotel}.
Our youngest guest, {guest}, aged {age}, travels alone from {origin}.
{guest} asked for a room, but {employee} at the desk said the {hotel} was full.
The {hotel} is {distance} km from {venue}.
It is {distance} km from {city} to the {hotel}.
The room costs {price} a night, and {tax} tax comes on top.
With the code {booking_id} {guest} gets {discount} off.
The discount of {discount} ends on {end_date}.
{guest} gave the {hotel} {score} points on {date}.
After {nights} nights {guest} left the {hotel} at {time}.
{guest} left a {product} in room {room}.
{employee} of the cleaning staff found the {product} that {guest} had left in {room}.
Not [city] but {city} is where {guest} wants to stay.
{guest} wanted [date], but the {hotel} was only free on {start_date}.
[person] has cancelled, so room {room} can go to {guest}.
The tour from {origin} to {destination} lasts {days} days and costs {price}.
{guest}, who has booked with us, flies to {country} on {start_date} and is back on {end_date}.
Going out {start_date}, coming back {end_date}, airport {city}, airline {airline}
{airline} lost the bag of a guest, {guest}, on the way from {origin} to {destination}.
We confirm {seat} on {flight} for you, {recipient}. {sender}
Dear {recipient}, the deposit of {deposit} must be here by {due_date}.
By {due_date} {guest} must send {deposit} to the {hotel}.
{deposit} now, {price} in all, says the {hotel} to {guest}.
{rooms} rooms with a view, {nights} nights, for {company}
The flat at {street} is free from {start_date} to {end_date}.
{owner} owns the flat at {street}, and {guest} has booked it.
The owner, {owner}, meets {guest} at {time} with the key.
{guest}, who has booked the flat, asks {owner}, who owns it, whether a {animal} may come.
The flat of {owner} has {area} square metres and sleeps {guests} people.
Booking made by {guest}, paid for by {customer}, at the {hotel}
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
Safely down in {destination}, {person} swore never to fly {airline} any more.
The guard woke {person} just short of {destination}, the last stop.
Set your alarm: wheels up at {time}, and {airline} doesn't wait.
{person} had hoped for [city], yet the ticket reads {destination}.
How much was the bus from {origin}? {fee}, and {duration} without a break.
A cancelled {airline} flight left {person} stranded in {origin} on {date}.
Hurry, the ferry casts off at {time}!
Nonstop, the trip lasts {duration}.
Would the last passenger for {flight}, {person}, please come to the gate at once?
Change at [city], then straight on to {destination}; we're due in at {end_time}.
Why not skip the queue in {origin} and take the night bus to {destination}?
{person} got on in {origin}, dozed off at once and was woken on arrival in {destination}.
The captain of {flight} told us the hop over to {destination} would last {duration}.
Ticket inspector: "You're in {seat}, {person}, not in [code]."
{airline} will run a daily service out of {origin} and, across the strait, into {destination}.
Grandma's coach sets off from {origin} at {time}; be at the {destination} end by {end_time}.
Dear {airline}, I paid {fee} for a window and got {seat}, next to the lavatory. {person}
The reservation {booking_id} entitles {person} to one berth on the sleeper to {destination}.
"{destination}?" said the cabbie in {origin}. "That's {duration}, traffic permitting."
With {airline} on strike, {person} hired a car in {origin} and drove all night.
+ + + storm over {destination} + + + {flight} turned back + + + {airline} apologises + + +
On the stroke of {time} the express rolled out of {origin}, bound for {destination}.
The crossing, ticket {fee}, lasts {duration} and ends in {destination}.
From {origin}, not from [city], they flew on {date}.
To judge by the stub, {person} occupied {seat} on {date}.
My connection {flight} was overbooked, so {airline} gave my place, {seat}, to somebody else.
Itinerary for {person}: out of {origin} at {time}, into {destination} by {end_time}.
It costs {fee} to ride from {origin} as far as {destination}, return not included.
Anyone leaving {origin} on {date} should allow extra time for the roadworks.
At {end_time} the wheels of {flight} kissed the tarmac in {destination}.
Reference {booking_id} is for the trip to {destination}; the one to [city] has its own.
The band flies into {destination} aboard {flight}; tell nobody.
Hi {recipient}, I'm on the train that gets into {destination} at {end_time}. Fetch me? {sender}
Don't take the slow train! The fast one out of {origin}, at {time}, needs only {duration}.
Leg one: {origin}, {time}. Final stop: {destination}, {end_time}. Seat: {seat}.
If it hadn't been for fog in {origin}, {person} would be in {destination} by now.
There was one place left, {seat}, and so {person} took it.
As the boat at [time] was full, {person} bought a {fee} ticket for the one at {time}.
{airline} carried {person} and forty penguins to {destination} on {date}.
Setting out: {origin}. Goal: {destination}. Travelling time: {duration}. Fare: {fee}.
Sold in {origin}, stamped on board, valid as far as {destination}: price {fee}.
A single from {origin}, booked under {booking_id}, was found on the floor.
"Can I still catch {flight}?" "No, {person}, they shut the doors ages ago."
By {date} every plane of {airline} will have been painted green.
Home for Christmas: {person} lands in {destination} on {date}, {airline} permitting.
Tonight's ferry for {destination}, scheduled for {time}, stays in port.
Whereas the train takes [duration], the plane to {destination} needs {duration}.
Delayed in {origin} and starving, {person} wished the {fee} for the ticket had been spent on sandwiches.
What a view from {seat}!
You'll be whisked off to {destination} before you know it.
Kindly board now, for {flight} is about to close.
Have you ever been sick on a plane run by {airline}?
We're not due in before {end_time}.
A one-way ticket will cost you {fee}.
Scribble down {booking_id} in case your phone dies.
The voyage took {duration} from quay to quay.
Our journey began in {origin}, in the rain.
My flight is on {date}.
Flight {flight} leaves {origin} at {time}.
The plane to {destination} takes off at {time}.
{person} is flying from {origin} to {destination} on {date}.
We land in {destination} at {end_time} local time.
Your seat is {seat}, next to the window.
{airline} flies to {destination} every day.
The booking code for your flight is {booking_id}.
The flight takes {duration} and there is one meal on board.
A ticket to {destination} costs {fee} with {airline}.
{flight} to {destination} is boarding now.
Passenger {person} sits in {seat}.
I paid {fee} for my ticket to {destination}.
The flight from {origin} was cancelled because of fog.
Please be at the airport in {origin} before {time}.
{person} missed the plane and has to wait until [time].
With {airline} you can be in {destination} in {duration}.
Our plane was [count] minutes late when we left {origin}.
Dear {recipient}, my plane lands at {end_time}, please pick me up. {sender}
{sender} wrote to {recipient} that the flight had been cancelled.
On {date} {person} flies home to {home}.
The plane for {destination} has {seats} seats, all of them taken.
Departure: {origin}, {time}. Arrival: {destination}, {end_time}.
Your suitcase weighs {weight}, which is too much.
Boarding for {flight} starts at gate [code].
I am coming from {origin} and going on to {destination}.
To {destination} from {origin} it takes {duration} by air.
The pilot of flight {flight} is [person], who greeted us on board.
Reservation {booking_id} is for {person} and covers one bag.
How long is the flight to {destination}? About {duration}.
Which airline did you take? {airline}, and I sat in {seat}.
{destination} is where we land; {origin} is where we start.
{airline} has moved the flight from {origin} to [time].
Having booked under {booking_id}, {person} was told that no such booking existed.
The morning plane out of {origin} was fully booked.
{person}, travelling to {destination}, asked for a seat on the aisle.
Call the airline on {phone} if you want to change your flight.
Check in online at {website} before {time}.
Flight: {flight}. Seat: {seat}. Passenger: {person}.
hey {recipient}, stuck in {origin}, plane delayed, see you tomorrow, {sender}
My new ticket was {fee}, since the old one could not be changed.
A plane of {airline} had to turn back to {origin} after take-off.
{flight} was due at {end_time} but landed later.
We got to {destination} at {end_time}, tired but happy.
Nobody sat in {seat}, so {person} moved there.
{recipient} got a message from {sender} with the flight number {flight}.
The distance from {origin} to {destination} is {distance} kilometres.
For {fee} you can fly to {destination} and back.
After {duration} in the air, {person} was glad to get out.
There are no more flights to {destination} on {weekday}.
The hotel at the airport in {origin} is called {hotel}.
Please print the page with your code, {booking_id}.
From {country} you need a visa to fly on to {destination}.
It is {airline} that runs flight {flight}.
Last call for {person}, flying to {destination} with {airline}!
The ticket, booked on [date], is for the flight on {date}.
Delayed by [count] minutes, {flight} finally rolled to the runway.
You change planes in [city] and arrive in {destination} at {end_time}.
What time do we leave {origin}? At {time}, says the board.
Both the outward flight and seat {seat} are shown on your pass.
I, {person}, want my {fee} back for the cancelled flight.
Arriving from {origin} on {date} is {person}, one of our best pilots.
Our cabin chief tonight is {employee}, and we fly with {airline}.
The reference {booking_id} was sent to {email}.
Whoever travels to {destination} should bring a warm coat.
{date}: flight to {destination}, take-off at {time}
They flew in from {origin} on {flight} and went straight to {hotel}.
{person} was moved from [code] to seat {seat}.
No, {airline} does not fly to {destination} in winter.
The plane carries [count] passengers and a crew from {country}.
Sent by {sender} to {recipient}: the plane leaves at {time}, don't be late.
{flight} leaves {origin} at {time} and lands in {destination} at {end_time}.
{person} flies from {origin} to {destination} on {date}.
We land in {destination} at {end_time}, having left {origin} at {time}.
Your seat on flight {flight} is {seat}.
{airline} flies to {destination} every {weekday}.
The flight to {destination} takes {hours} hours.
To {destination} it is {distance} km from {origin}.
{person} paid {fee} for a ticket to {destination}.
The suitcase weighs {weight} and belongs to {owner}.
{airline} lost the suitcase of {owner} on the way to {destination}.
Please be at the gate at {time}, seat {seat}.
Booking {booking_id}: {person}, {flight}, {date}
The booking code for your trip to {destination} is {booking_id}.
{destination} can be reached from {origin} in {minutes} minutes.
On {date} {airline} takes {person} to {destination}.
Because of snow in {origin} the plane arrived in {destination} only at {end_time}.
The plane coming from {origin} is [count] minutes late.
Landed in {destination} at last, after {hours} hours. {sender}
{driver} drives {person} to the airport in {origin} at {time}.
{person} is driven to the airport by {driver} on {date}.
From the airport in {destination} {driver} drove us to the {hotel}.
{sender} wrote to {recipient}: my plane lands in {destination} at {end_time}.
Hi {recipient}, I fly back from {origin} on {date} with {airline}. {sender}
A note from {sender} told {recipient} that flight {flight} had been cancelled.
We fly out on {start_date} and come home on {end_date}.
Outward {start_date}, return {end_date}, airline {airline}, price {fee}
{airline} has cancelled flight {flight} from {origin}.
Has {flight} from {origin} landed yet? No, it comes at {end_time}.
Coming from {origin}, {person} changed planes in [city] and went on to {destination}.
With a stop in [city] the trip from {origin} to {destination} takes {duration}.
The pilot is called [person], said the steward, and we reach {destination} at {end_time}.
{quantity} bags went to {destination}, their owner, {owner}, stayed in {origin}.
Seat {seat} is taken by {person}.
{seat} is a window seat, and you pay {price} for it.
The plane to {destination} has {seats} seats.
{seats} passengers can fly with {flight} on {date}.
{airline} wants {price} for a bag of {weight}.
A bag of up to {weight} is free with {airline}.
{customer} booked the flight with {airline} and paid a deposit of {deposit}.
{customer} booked for [person] to fly on {date}.
Booked and paid for by {customer}, used by [person]: {flight} to {destination}
The ticket, which {customer} bought from {seller}, is for a flight on {date}.
{seller} sold {customer} a ticket to {destination} for {fee}.
For {fee} {customer} got a ticket out of {origin} from {seller}.
Please pay the ticket to {destination} by {due_date}, or booking {booking_id} will be dropped.
A deposit of {deposit} holds your seat until {due_date}.
{discount} off all flights to {destination} until {end_date}!
{airline} gives {discount} off on flights from {origin}.
Your gate closes at {time}, {airline} wishes you a good flight.
In {destination} it is {temperature} degrees, says the captain.
Local time in {destination} when you land: {end_time}
{origin} {time} - {destination} {end_time} - {airline} - {fee}
Departure {origin}, arrival {destination}, date {date}, passenger {person}
Passenger: {person}. Seat: {seat}. Booking: {booking_id}. Flight: {flight}.
Flight {flight}, operated by {airline}, is now boarding for {destination}.
Will all passengers to {destination} please come to gate [code]; we leave at {time}.
Mind you, {flight} does not go to [city] but to {destination}.
{person} missed the plane to {destination} because the train from [city] was late.
The train leaves {origin} at {time} from track [code].
Take the bus from {origin}; it reaches {destination} at {end_time}.
The ferry from {origin} sails at {time} and gets to {destination} after {hours} hours.
{destination} is the end of the line; the train started in {origin}.
On {weekday} there is no flight to {destination}.
{person} wants to go from {origin} to {destination} on {weekday}.
From {start_date} {airline} will fly from {origin} to {destination}.
{airline} stops its flights from {origin} to {destination} on {end_date}.
The new link to {destination}, which {airline} opens on {start_date}, costs {fee}.
If you wish to change booking {booking_id}, call {airline} at {phone}.
Call {phone} or write to {email} and name your booking code {booking_id}.
{contact} at {airline} answers questions about lost bags.
For the refund write to {contact} at {airline}, not to me. {sender}
{children} children fly with {person} to {destination}.
Aged {age}, {person} flew for the first time, from {origin}.
The animal on board was a {animal} and belonged to {owner}.
{owner}'s {animal} flew from {origin} to {destination} in a box.
In {destination}, where we landed at {end_time}, nobody waited for us.
Our guest {guest} lands at {end_time}, and [person] waits at the airport.
At {end_time} {guest} lands, and the {hotel} sends {driver} to drive its guest into town.
We stay in {destination} for {nights} nights and fly back on {end_date}.
Night flight {flight}: off at {time}, down at {end_time}, [count] minutes faster than planned
Arrived from {origin} by {flight}: {quantity} boxes, {weight}
The boxes were flown to {destination} by {airline} and weigh {weight}.
My flight is {flight}; it leaves at {time}. Can you drive me? {sender}
Your bag was found in {origin}, dear {recipient}, and goes to {destination} with {flight}.
{reporter} reported a lost suitcase to {airline} on {date}.
The lost bag, reported by {reporter}, is {color} and belongs to {owner}.
It is {color}, made of {material} and went missing on flight {flight}.
{airline} gave {customer} back the {price} paid for the ticket because {flight} was so late.
{price}, which {customer} had paid for the seat, was handed back by {airline} after the delay.
How long is the flight from {origin}? {hours} hours.
Where does {flight} go? To {destination}, by way of [city].
{person}, {seat}, no luggage, on to {destination}
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
{speaker}, a {job} by trade, will give a talk to explain {topic} to beginners.
Venue changed! The {event} moves from [venue] to {venue}; the hour, {time}, stays the same.
It is a lecture on {topic} that brings {speaker} to {city} this spring.
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
Invited by {company} to lecture, {speaker} arrives in {city} on {date}.
The whole thing is over by {end_time}.
We were {attendees} in the audience, counting the dog.
Admission? {fee} at the door.
I never miss a {event} in my own street.
Poster: {speaker} LIVE at {venue}, {date}, doors {time}
Wheel in the chairs: {seats} of them must be in place before the {event} begins at {time}.
The parish newsletter says {speaker} is coming on {weekday} to tell us all about {topic}.
Rain drove the {event} indoors, to {venue}, and {attendees} turned up all the same.
Can't wait for {date}! {speaker}, a stage, a microphone and {topic}.
To mark its birthday, {company} is throwing a {event} in {city}.
For {fee} a head you can listen to {speaker} until {end_time}.
Bookings by {due_date}, please; the {event} itself isn't until {date}.
Did you see how packed {venue} was? {attendees} people, and {seats} seats!
At the lectern stood {speaker}; in the front row sat [person].
Tickets, priced at {fee}, are on sale at {website}.
The council has allowed the {event} on condition that it stops at {end_time}.
Few subjects draw a crowd like {topic}: {attendees} came to the {event}.
{speaker}'s lecture, advertised as "{title}", was moved at short notice to {venue}.
Should you get lost on your way to {venue}, ask {contact}, who organises the {event}.
Every {weekday} the people of {city} gather for a {event} by the fountain.
The {event} goes on from {start_date} right through to {end_date}, whatever the weather.
Local news from {city}: a {event} devoted to {topic} opens its doors at {time}.
Between you and me, our lecturer, {speaker}, knows precious little about {topic}.
Diary for {date}: {event}, {venue}, wear the blue suit.
Nobody at {company} could say why the {event} had to cost {fee}.
We had hoped for [large] guests; {attendees} came to {venue}.
Not in [venue] but in {venue} will {speaker} address the members.
You are cordially invited to a {event} on {weekday}, to be held in {city}.
When {speaker} finally brought the lecture to a close, at {end_time}, half of the {attendees} had gone home.
Hosted at {venue}, free of charge, ends {end_time}, subject {topic}
hey {recipient}, there's a {event} at {venue} on {weekday}, are you in? {sender}
A former {job}, {speaker} now travels round {country} lecturing on {topic}.
The doors of {venue} close once all {seats} places are taken.
Committee news: we have {venue} for {date}; anyone with questions should turn to {contact}.
What's on in {city}? A {event} for gardeners, {weekday}, {fee}.
{speaker} had barely begun on {topic} when the lights failed at {venue}.
The {event} in {city} was a flop, writes {author} in the evening paper.
The {event}, scheduled for {time}, won't start until the speaker, {speaker}, has found a parking space.
Sign up with {contact} (closing date {due_date}) if {topic} tickles your fancy.
It's {company} that foots the bill for the {event}, and {speaker}, up on the stage, who gets the applause.
Only {seats} can be seated, so come to {venue} well before {time}.
After the {event} at {venue} somebody left an umbrella; write to {email}.
Opening {start_date}. Closing {end_date}. Place {venue}. Title "{title}".
Should {speaker}, who gives the talk, be held up in [city], we shall start with coffee.
The whole village turned out for the {event}.
We're gathering at {venue} this year.
Tonight's speaker needs no introduction: {speaker}!
Book early at {website}.
The curtain rises at {time}.
Guess how many came? {attendees}!
Your ticket cost {fee}, so enjoy it.
This year it's all about {topic}.
Music must stop by {end_time}.
Room capacity: {seats}
The {event} takes place in {city} on {date}.
{speaker} will talk about {topic} at {venue}.
Tickets for the {event} cost {fee} at the door.
Doors open at {time} and we finish at {end_time}.
Please sign up at {website} by {due_date}.
For questions about the {event}, contact {contact}.
About {attendees} people came to {venue} last night.
The {event} runs from {start_date} to {end_date}.
Dear {recipient}, you are invited to our {event} at {venue}. {sender}
This year's {event} was paid for by {company}.
Only {seats} seats are left for the talk by {speaker}.
{topic} is the subject of the evening with {speaker}.
We meet every {weekday} at {time} in {venue}.
Send your answer to {email} before {due_date}.
{author} will read from the novel {title} at {venue}.
Guests from {country} opened the {event} with a song.
The talk, called {title}, starts at {time}.
Admission is {fee}; children get in for nothing.
The {event} in {city} ended on {end_date} with fireworks.
{sender} has invited {recipient} to the {event}.
{recipient} got a card from {sender} about the {event} on {date}.
At the {event}, {speaker} spoke for an hour without notes.
On {date}, {attendees} visitors filled the hall.
Anyone wishing to help should ask {contact} at {email}.
The author of {title}, {author}, will sign copies afterwards.
Organised by {company}: a {event} with music and food.
What: {event}. Where: {venue}. When: {date}, {time}.
See you on {weekday} at {venue}, bring good shoes!
The hall of {venue} has {seats} seats and no lift.
Is there still room at the {event}? Yes, {seats} places.
Late registrations, that is after {due_date}, cost {fee}.
By {end_time} the last guests had gone home.
Our speaker tonight is {speaker}, a {job} from {country}.
Introduced as a {job}, {speaker} gave a lively talk on {topic}.
The programme can be found at {website}.
hey {recipient}, fancy coming to the {event} on {weekday}? {sender}
The {event} has been moved to {venue}; the date stays {date}.
{city} will host the next {event}, {company} announced.
From {start_date} on there will be lectures on {topic}.
Workshop: {title}; led by {speaker}; fee {fee}
Fewer people than last year: {attendees} came to the {event}.
{contact} answers all questions about parking.
Please let {contact} know by {due_date} whether you're coming.
What is {speaker} going to talk about? {topic}, once again.
The last day of the {event} is {end_date}.
Sponsored by {company}, the {event} is free for pupils.
It's at {venue} that {author} will present the new book.
At {time} sharp the mayor opens the {event}.
Most of the {attendees} visitors had come from {country}.
We close the bar at {end_time}, so drink up.
A {event}! In {city}! On a {weekday}! I'm going.
{sender} wrote that the {event} is off, which made {recipient} sad.
Instead of [person], who has a cold, {speaker} will give the lecture.
The talk on {topic} is at {time} in {venue}.
Register: {website}. Write: {email}. Deadline: {due_date}.
Every {weekday} evening {venue} puts on a {event}.
For {fee} you get a seat and a glass of punch.
Book night: {author} reads {title}, entry {fee}
People queued outside {venue} to hear {speaker}.
The {event}, which starts on {start_date}, lasts until {end_date}.
All {seats} chairs were taken when the presenter, {speaker}, came in.
{date} is the date of the {event}, rain or shine.
Thanks to {company} we could rent {venue} for nothing.
If you can't make it on {weekday}, watch at {website}.
Want to give a talk on {topic}? Mail {email}.
There was laughter when {speaker}, once a {job}, told the story from the stage.
{title} was written by {author} and will be read aloud at the {event}.
Speakers: {speaker}. Audience: {attendees}. Place: {city}.
The curtain goes up at {time} and falls at {end_time}.
No one from {country} had ever been to our {event} before.
{speaker} talks about {topic} in {room} at {time}.
The {event} runs from {start_date} to {end_date} in {city}.
{winner} won the prize that {company} had given for the {event}.
{company} paid for the prize, and {winner} took it home.
{author} reads from {title} at {venue} on {date}.
{contact} takes bookings for the {event} at {phone}.
A ticket for the {event} costs {fee}, and {seats} seats are left.
{venue} has {seats} seats, yet {attendees} people came.
{sender} invites {recipient} to a {event} at {venue}.
{recipient} has been invited by {sender} to the {event} on {date}.
Doors open at {time}, and the {event} is over by {end_time}.
The {event} has been moved from [date] to {date}.
Because {speaker} is ill, the {event} on {date} is off.
{manager} runs the {event}; {contact} answers your questions.
Who is the speaker? {speaker}, who will talk about {topic}.
On {weekday} {teacher} teaches beginners how {topic} works.
A student, {student}, came to the {event} to hear {speaker}.
Book your seat at {website} by {due_date}.
We met at the {event} in {city}, which began on {start_date}.
{attendees} guests, {hours} hours of talks, and {speaker} spoke last.
{speaker} flew in from {origin} with flight {flight} to speak in {city}.
The speaker, {speaker}, stays at the {hotel}, and the {event} is at {venue}.
{guest} sleeps at the {hotel} and walks to {venue}.
My seat is {seat}, the hall is {room}, and it starts at {time}.
Seat {seat} at {venue} is taken by a guest, {guest}.
{dish} will be served at the {event} for {guests} people.
After the talk by {speaker} there will be {dish} for everybody.
Ticket {booking_id} is for {guest} and lets {guests} people in.
{customer} bought tickets for the {event} from {seller}.
{seller} sold {customer} a ticket at {fee}.
For {fee} {seller} let me have a ticket for seat {seat}.
[person] from the paper wrote about the {event} in {city}.
It was {witness} who saw the lights go out at {venue}.
{owner}, who owns {venue}, wants a deposit of {deposit} from {company}.
{company} rents {venue} from {owner} for {days} days.
The hall costs {price} for {hours} hours, and {deposit} must be paid at once.
Bring your own {product} to the {event} on {weekday}.
{speaker} of {company} spoke for {minutes} minutes about {topic}.
{date}, {time}: {event} in {room}
Event: {event}. Place: {venue}, {street}. Date: {date}. Cost: {fee}.
Speaker: {speaker}. Host: [person]. Topic: {topic}.
{author}, author of {title}, comes to {city} on {date}.
You can sign up until {due_date}; the {event} itself is on {date}.
Signing up for the {event} closes on {due_date} at {time}.
{children} children came with us to the {event} at {venue}.
Children get in free, grown-ups pay {fee} for the {event}.
With {discount} off, a ticket costs {fee}.
{topic} is what {speaker} knows best, as those who hear the talk at {venue} will notice.
Join us online at {website} on {date} at {time}.
{employee} of our staff will stand at the booth when the {event} opens on {start_date}.
Our company, {company}, is at the {event} from {start_date} until {end_date}.
{minutes} minutes into the talk by {speaker}, the fire bell rang.
The bus to {venue} leaves from {origin} at {time}.
The driver, {driver}, picks up the speaker, {speaker}, in {origin} and takes the car to {destination}.
From {origin} to {destination}, where the {event} is, it is {distance} km.
Parking for the {event} is on {street}.
{speaker}, a {job} from {home}, will give the lecture on {weekday}.
Born in {birthplace} and now at home in {home}, {speaker} comes to speak about {topic}.
The {event} with the novelist {author} on {date} is sold out.
{winner} got [money] for first place at the {event} in {city}.
First prize went to {winner}; a [product] was the second.
At {end_time} the {event} ended, and {attendees} people went home.
Any questions about the {event}? Write to {email}.
{contact}, {phone}, knows if there are seats left for {date}.
Putting up the chairs is assigned to {assignee}, the talk is given by {speaker}, and the boss, {manager}, opens the door.
Dear {recipient}, sadly I cannot come to the {event} on {date}. {sender}
{sender} wrote to {recipient} that the speaker, {speaker}, would not come.
{person} goes to the {event} on {weekday} and comes back by [time].
The publishing house, {publisher}, brings the writer, {author}, to {city} for the launch of {title}.
The book, {title}, will be shown by its publisher, {publisher}, at {venue}.
{guests} of us will be at your {event}, writes {sender}.
{duration} is how long the {event} will last, said {speaker}, the presenter.
Speaking at {time}: {speaker}. Speaking after the break: [person].
A {event} for {children} children, {hours} hours long, on {weekday}
The first day is {start_date}, the last is {end_date}, the place is {venue}.
{age} years old and still on stage: {speaker} at {venue}
The boss, {manager}, thanked {speaker} for the talk on {topic}.
The talk on {topic} that {speaker} gave on {date} is now on {website}.
{company} in {city} gives a {event} to mark its start in {year}.
Since {year} there has been a {event} in {city} every summer.
{guest} has booked for {guests} people, code {booking_id}.
Wanted for our {event}: a {job} who knows {skill}
The teacher, {teacher}, and the class will sing at the {event} in {venue}.
{event} in {venue}: {attendees} people came, at {fee} each
Tell {contact} by {due_date} if you would like to eat {dish}.
The lecturer, {speaker}, came late; the train from {origin} was [count] minutes behind.
You are in {room}, {speaker} speaks in the main hall at {time}.
{customer} gave the ticket for {date} back and got the {price} paid for it.
Please come to {venue} by {time}, as {speaker} starts speaking on the dot.
The {event} is free for members, others pay {fee} at the door.
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
{contact}, our contact at {company}, has asked for an hour on {date}, preferably at {time}.
We'll gather in {room}, since the big hall is needed by [company].
Who'll prepare {topic}? {assignee}, by {due_date}.
hey {recipient}, running late, start without me at {time}! {sender}
Boardroom: {room} - Chair: {manager} - Subject: {topic}
{topic} was talked over with {person} in {city}.
Put down {date} in your diary, {time} to {end_time}, room {room}.
Unless our contact, {contact}, objects, we'll see each other on {weekday} in {city}.
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
{recipient}, please keep {date} free; {contact}, our point of contact at {company}, is flying in.
If {time} is too early for {person}, we could push the call back.
{company} sends its contact person, {contact}; we send {assignee}, who is in charge of the project.
How about {date}? {person} is in {city} then.
Should we overrun, {room} is ours until {end_time}.
You have been invited by {sender} to discuss {topic} on {date}.
Everything about {topic} must be ready by {due_date}, our boss {manager} insists.
The upstairs room has been taken by [person], hence we move to {room}.
Nobody leaves before {end_time}.
Our guest that day was {person}.
Same time as ever, that is, {time}.
The room they've given us is {room}.
Heads up: {manager}, our director, wants everyone in {room} by {time}.
Shall I pencil you in for {weekday}, {recipient}, say around {time}? {sender}
No slides this time; {person} will simply talk us through {topic}.
We broke up at {end_time} without having said a word on {topic}.
Take the lift to the fourth floor, turn left, and ask for {contact} in {room}.
The board convened on {date} with {manager} in the chair and {author} keeping the minutes.
{minutes} minutes isn't enough for {topic}; let's make a morning of it on {date}.
Because {person} flies home on [date], the talks must be held on {date}.
What {sender} wants from {recipient} is an answer on {topic}, nothing more.
A delegation from {company}, whose contact person is {contact}, drops in at {time}.
The doodle is closed: it'll be {weekday}, it'll be {time}, and it'll be short.
Item one on the list was {topic}; item two, proposed by {person}, was lunch.
From {time} until {end_time} nobody may disturb us in {room}.
Morning {recipient}! {person} can't do [weekday]. {weekday} okay? {sender}
Sitting opposite [person] of {company}, our team leader {manager} said nothing for {minutes} minutes.
It has been agreed that {assignee} drafts the paper on {topic}, to be handed in by {due_date}.
"Don't bother with [code]," said {person}, "we're in {room} again."
They met in {city} on {date}, shook hands and parted.
Standing appointment: {weekday}, {time}, {minutes} min, coffee provided
I'd sooner talk to [person] face to face in {city} than sit through another call.
Though the invitation from {sender} said {time}, half of us were late.
Is {topic} still on for {date}, or has {manager}, who runs the department, dropped it?
Room: {room} | Host: {company} | Length: {minutes} min | Theme: {topic}
The interview with {person} has been brought forward to {time} on {date}.
When {manager} as head of the branch calls us to {city}, it's rarely good news.
Kick-off at {time}, wrap-up at {end_time}, minutes by {author}.
Would you mind, {recipient}, if {person} sat in on our chat about {topic}? {sender}
Owing to a burst pipe in the canteen, we'll see [person] in {room}.
In {minutes} minutes flat {person} had explained {topic} to the whole staff.
After much to and fro {contact}, the contact at {company}, settled on {weekday}.
Please tell {person} that we're expecting {company} at {time}, not at [time].
{assignee} to ring {contact} about {topic}; deadline {due_date}
The gathering in {city} broke up early, as {person} had a plane to catch.
Let it be noted that {manager}, our superior, left {room} before the vote.
Seeing that [date] is a holiday, {company} would prefer {date}.
{person} is free on {weekday}; {time} would be best, and we must be through by {end_time}.
Everything said about {topic} on {date} stays within these walls.
Who invited {company}? It was {sender}, in a note to {recipient}.
Lunch with {person}, {city}, {weekday}, my treat
Had [person] not phoned, we'd have sat in {room} till midnight.
Hang on, isn't our call on {weekday}?
Be in {room}, and be quiet.
It should be over by {end_time}.
We need to talk about {topic}.
I can spare you {minutes} minutes.
The other side has named {contact} as the person to contact.
Does {time} work for everyone?
Pack your bags, we're meeting in {city}.
Our visitors come from {company}.
I've blocked out {date}.
The meeting about {topic} starts at {time}.
We meet on {weekday} at {time} in room {room}.
{person} cannot come to the meeting on {date}.
Our head, {manager}, wants to talk about {topic} with the whole team.
Please book room {room} for {date}.
The meeting ends at {end_time} at the latest.
Dear {recipient}, can we meet on {date}? Best wishes, {sender}
{sender} has invited {recipient} to a talk about {topic}.
{assignee} will prepare the slides by {due_date}.
The meeting should not take longer than {minutes} minutes.
{company} has asked for a meeting in {city}.
{author} wrote the notes of our last meeting.
Whom do we turn to at {company}? {contact}.
On {weekday} we will talk about {topic}.
{speaker} will give a short talk on {topic}.
The call has been moved from [time] to {time}.
Who takes the notes? {author}, as always.
Meeting in {venue}, {date}, starting at {time}.
{recipient} got an invitation from {sender} for {weekday}.
There will be {attendees} people at the meeting.
{manager} will chair the meeting, which starts at {time}.
{topic} is the only point on the agenda.
Shall we meet in {room} or in the canteen?
{assignee} is to call {company} before {due_date}.
I can start at {time}, but we must be done by {end_time}.
If you have questions before the meeting, ask {contact}.
Please tell the boss, {manager}, that the meeting on {date} is off.
The next meeting will be held on {date} in {city}.
Before {due_date}, {assignee} has to finish the plan.
Hi {recipient}, the boss wants to see you at {time}, {sender}
From {time} to {end_time} nobody can reach me: meeting.
Boss: {manager}. Subject: {topic}. Length: {minutes} minutes.
{person} came late and missed the part about {topic}.
Sorry {recipient}, i'm stuck in traffic, start without me, {sender}
The minutes, taken by {author}, will be sent round on {date}.
Dial {phone} to join the call at {time}.
The link to the meeting was sent to {email}.
{person} of {company} will visit us on {weekday}.
Can anyone from {company} come to {city} on {date}?
We sat in {room} for {hours} hours and decided nothing.
It was agreed that {assignee} would look after {topic} from now on.
What is it all about? {topic}, according to our manager, {manager}.
The talk with {person} lasted {minutes} minutes.
{attendees} members came to {venue} to hear {speaker}.
The room, {room}, is free until {end_time}.
At {time} {speaker} will open the meeting with a talk.
One of the staff, {employee}, asked the boss, {manager}, for a short talk on {date}.
Headed by {manager}, our department meets every {weekday}.
The answer to {sender}'s invitation is no, wrote {recipient}.
Assigned to {assignee}: the list. Still open: {topic}.
Meet me at {street} on {weekday}; [person] will be there too.
No meeting on {date}, since {manager}, who leads the team, is ill.
We will be joined by {person}, who speaks for {company}.
{title} is the name of the paper we will discuss on {date}.
Our next get-together takes place in {city}, at {venue}.
Because of {topic}, the meeting went on until {end_time}.
Could {person} please bring the keys to {room}?
{sender} writes to {recipient}: bring the figures on {weekday}.
Must be finished by {due_date}; responsible: {assignee}
The visitors from {company} arrive at {time} and leave at {end_time}.
A few words about {topic} from our director, {manager}.
{speaker} spoke for {minutes} minutes without a break.
The invitation from {sender} reached {recipient} too late.
In {city}, {person} met with people from {company}.
I would rather meet on {weekday}, if {time} is fine with you.
Write to {contact} at {email} if you want to take part.
{recipient}, are you free at {time}? I need your help with {topic}. {sender}
The task went to {assignee}, and the supervisor, {manager}, wants it done by {due_date}.
Instead of [person], {speaker} will speak about {topic}.
Seen from the calendar, {date} is the only day when {person} has time.
{sender} invites {recipient} to a meeting on {date}.
{recipient} was invited by {sender} to come at {time}.
The meeting starts at {time} and ends at {end_time}.
{manager}, the head, wants to see {employee} at {time}.
{employee} must go to the boss, {manager}, on {date}.
{speaker} will talk about {topic} for {minutes} minutes.
The talk on {topic} is given by {speaker} at {time}.
{speaker} speaks, and {author} writes the minutes.
The minutes are written by {author}, the talk is by {speaker}.
{person} comes from {company} to talk about {topic}.
{person} travels from {origin} to {destination} for the meeting.
The meeting is in {city}, at {street}, room {room}.
{company} has moved the meeting from [date] to {date}.
Not at [time] but at {time} we meet {person}.
{contact} from {company} can be called at {phone}.
If you cannot come, write to {contact} at {email} by {due_date}.
Please answer {sender} by {due_date}; the meeting is on {date}.
{attendees} people came to the meeting about {topic}.
At the meeting in {venue} {attendees} people were counted.
{manager} leads the team, {assignee} is responsible for {topic}.
{assignee} has the task of preparing the slides for the talk of {speaker}.
The speaker, {speaker}, gave {assignee} the job of preparing the room, {room}.
{employee} books room {room} for the manager, {manager}.
Our manager {manager} had room {room} booked by {employee}.
Dear {recipient}, may I come on {date} at {time}? {sender}
{sender} here: {recipient}, please bring the {product}.
Hi {recipient}, {speaker} is ill, so we meet on {date}. {sender}
Lunch with our client {customer} at {venue}, {weekday}, {time}
The buyer, {customer}, meets the seller, {seller}, on {date} in {city}.
{seller}, who wants to sell it, shows the client, {customer}, the {model} at {time}.
The {model} by {brand} will be shown by our employee {employee} on {date}.
Our visitor {person} arrives at {time} with flight {flight}.
{driver} drives to the station at {time} to pick up {person}.
{person} is fetched by our driver, {driver}, and brought to {venue}.
The meeting room {room} has {seats} seats.
{seats} chairs are needed in {room} on {date}.
The teacher, {teacher}, meets the parents of the pupil, {student}, on {weekday} at {time}.
The parents of {student} want to talk to the teacher, {teacher}.
The tenant, {tenant}, meets the owner, {owner}, at {street} on {date}.
The owner {owner} asks the tenant {tenant} to a talk about the rent of {rent}.
Topic: {topic}. Speaker: {speaker}. Date: {date}. Room: {room}.
Who: {person}, {company}. When: {date}, {time}. Where: {street}.
Start {time}, end {end_time}, room {room}, topic {topic}
{weekday} {time}, {room}, with {manager} as the boss and {customer} as the client
Who speaks? {speaker}. About what? {topic}.
Where do we meet? In {city}, at {venue}, at {time}.
hey, {time} in {room} ok for you? {sender}
can't make [date], how about {date}? {sender}
{sender} cannot come on [date] and writes to {recipient} to propose {date}.
Because [person] is ill, {sender} has sent word that the meeting of {date} is off.
{person}, who lives in {home}, comes by train at {time}.
After {minutes} minutes the manager, {manager}, ended the meeting.
The meeting with the supplier {supplier} is about the price of {price}.
The supplier, {supplier}, wants {price}, {customer} wants to pay less; they meet on {date}.
The meeting took {hours} hours and ended at {end_time}.
It lasted {hours} hours, said {reporter}, who told us about it.
From {start_date} on we meet every {weekday} at {time}.
Every {weekday} until {end_date} the team meets in {room}.
The project starts on {start_date} and must be ready by {due_date}.
The trade fair in {city} runs from {start_date} to {end_date}; get in touch with {contact} there.
{contact} is at the fair in {city} until {end_date} to answer your questions.
Meeting at {hotel}, {city}, {guests} guests, {price} for the room
The room at the {hotel} costs {company} {price}.
{company} pays {price} for the evening with {speaker}.
{speaker} gets {price} from {company} for the talk on {topic}.
The link to the call is {website}; it begins at {time}.
Dial {phone} at {time} to reach {contact}.
At [time] {person} had to leave for {destination}.
{recipient} gets the papers that {sender} is sending before {date}.
The paper on {topic} was written by {author} and is presented by {speaker}.
{author}'s paper {title} will be discussed on {date}.
On {date} we talk about {title}, {pages} pages, by {author}.
{manager} is the boss; {employee} only works for [company].
[person] cannot come; {person} comes instead, at {time}.
{winner} won the prize and gets it from [person] on {date}.
The prize is handed to the winner, {winner}, at {time} in {venue}.
The pupil {student}, {age}, meets the teacher, {teacher}, to talk about {topic}.
We wait for {person} for [count] minutes and then begin.
Please be at {street} by {time}, {recipient}.
The buyer, {customer}, was [count] minutes late; the dealer, {seller}, had already gone.
The first talk is by {speaker}, the food comes from {supplier}.
{reporter} reports the trouble with {service}, {assignee}, who handles it, explains the repair.
Ticket {ticket_id}: {assignee}, who handles it, meets {reporter}, who opened it, on {date}.
{assignee}, in charge of the repair, and the reporter of the fault, {reporter}, meet at {time}.
Ask {contact}, not [person], for the key to {room}.
{company} from {country} visits us on {date}.
The visitors from {country} stay at the {hotel} for {nights} nights.
I will be in {city} on {date}; can you see me at {time}, {recipient}? {sender}
Dr. {doctor} sees {patient} on {date} at {time} in room {room}.
{patient} has to be with Dr. {doctor} by {time}.
""",
    "bug": """
After updating to {version}, {reporter} found that the {component} now {symptom}.
Could {assignee}, who is in charge, take a look? Ticket {ticket_id} has been open far too long.
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
hey {assignee}, this one's yours to fix: {reporter} reports the {component} dead on {os}, any idea?
{reporter} reports that on opening {browser} the {component} promptly {symptom}.
{ticket_id}: fixed by {assignee} on {date}, please test.
Bug: {component}. What it does: {symptom}. Platform: {os}.
Is it only me, or does {version} misbehave on {os}?
Spotted by {reporter} in build {version}, handed to {assignee} the same day.
The tester who discovered it was {reporter}, the developer who must fix it is {assignee}.
Affected: {component}, release {version}, anything running {os}.
With {errors} errors in one hour the {component} is close to useless.
No, it isn't the server; it's the {component} that {symptom}.
As {reporter} reported on {date}, the fault shows up in {browser} alone.
Duplicate of {ticket_id}, which {reporter} raised last week.
Until the deadline, {due_date}, {assignee} is busy with {ticket_id} and nothing else.
Observed in {browser} under {os}: the page loads, then it {symptom}.
{version} shipped today and already {errors} crashes have come in.
What exactly goes wrong? It {symptom}. Where? In the {component}.
"Works for me," replied {assignee}, who was to fix it, when {reporter} filed a report that it {symptom}.
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
Ever since I moved to {os}, the {component} randomly {symptom}.
Dear developers, the {component} has not worked since {version} came out. {reporter}
The changelog of {version} claims the {component} is fixed; it isn't.
Can someone other than {assignee}, who is to fix it, reproduce {ticket_id}? It needs {browser}.
Turn off the network and, sure enough, the {component} still {symptom}.
{errors} failures since breakfast, every single one of them on {os}.
Standup: {assignee} is on {ticket_id}, [person] is off sick.
Symptoms: it {symptom}. Culprit: the {component}. Finder: {reporter}.
It took {reporter}, who found the fault, a week to get {assignee} to work on the {component}.
If you click twice in {browser}, the {component} reliably {symptom}.
Under {os} all is fine as long as you stick with {version}.
Closed as not a bug by {assignee}; reopened on {date} by {reporter}, who first raised it.
The regression crept in with {version} and has produced {errors} failures so far.
Nobody can log in! The {component} always {symptom}, whatever {browser} says.
Priority one for {assignee}: {ticket_id}. Everything else can wait until after {due_date}.
Screenshot attached. {browser}, {os}, latest patches. Regards, {reporter}
As far as I can tell, it's {os} that breaks the {component}, whatever {browser} may log.
On {date} our tester {reporter} noticed that the {component} sometimes {symptom}.
Switching from {browser} to [product] made no difference: it still {symptom}.
"{ticket_id}? Never heard of it," said {assignee}, to whom it had been given.
Please mention {ticket_id} in the commit and ask {reporter}, who found the fault, to verify.
A memory leak in the {component} was spotted on {date} by {reporter}.
The patch, due {due_date}, will ship with {version}.
Three machines, all of them running {os}, and on each one the {component} eventually {symptom}.
We've traced the {errors} failures back to one line in the {component}.
User feedback: "{version} is awful, the {component} never loads."
Until {assignee} has mended the {component}, kindly avoid {browser}.
What {reporter} describes in {ticket_id} happens to me too.
Environment: {browser} on {os}; expected: a list; actual: it {symptom}.
In the nightly build, {version}, the test for the {component} failed {errors} times.
{manager}, who heads the team, has promised the client a fix for {ticket_id} by {due_date}.
Oddly, the {component} only {symptom} when {browser} runs in full screen.
Thanks to {reporter} for the find; {assignee} takes it from here.
Blocked: {ticket_id} can't be tested, as the {component} in {version} won't even start.
hi {recipient}, got a minute? the {component} just {symptom} on me again. {sender}
Whereas {os} shows a warning, [product] stays silent.
No sooner had {version} gone live than the {component} gave up.
Handed over from [person] to {assignee} on {date}: case {ticket_id}.
Steps: 1) start {os} 2) open {browser} 3) wait. Outcome: it {symptom}.
For the record, {reporter} reported trouble with the {component} long before {version}.
Our number one suspect is the {component}.
I'm stuck on {os}, by order of the boss.
Have you tried it in {browser}?
We stopped counting at {errors} failures.
See {ticket_id} for the gory details.
Could {assignee} fix this, please?
Going back to {version} cured it.
All of a sudden it {symptom}.
A big thank-you to {reporter} for finding this one!
This must be repaired by {due_date}.
The {component} {symptom} since the last update.
{reporter} reported the bug on {date}.
{assignee} is going to fix it by {due_date}.
In {browser} the {component} {symptom}.
I found {errors} errors in the log this morning.
We saw it in version {version} on {os}.
{reporter} found the fault and {assignee} is working on it.
The ticket opened by {reporter} was closed by {assignee}, who fixed it.
Please look at {ticket_id}, the {component} is broken.
The bug only shows up in {browser} on {os}.
Version {version} crashes as soon as I open the {component}.
It {symptom} whenever I press the button.
Hi {recipient}, the {component} is acting up again. Cheers, {sender}
{manager}, our team lead, wants {ticket_id} closed by {due_date}.
On {date} the {component} stopped working for everyone.
Who reported this? {reporter}. Who is on it? {assignee}.
According to {reporter}, who filed the ticket, the {component} {symptom}.
The fix will ship with {version}.
Steps: open {browser}, click the {component}, wait, it {symptom}.
After upgrading to {os} the {component} was gone.
The {component} logged {errors} errors overnight.
Assigned to: {assignee} / reported by: {reporter} / due: {due_date}
I use {browser} and can't see the {component} at all.
No such trouble on {os}, only elsewhere.
As {reporter} noted when filing it, the problem began on {date}.
{assignee} has promised a patch for the {component} by {due_date}.
The {component} was repaired by {assignee} after a hint from {reporter}, who had spotted the bug.
Please try {version} and tell me if it still {symptom}.
Known issue in {version}: the {component} {symptom}
{ticket_id} is a duplicate, wrote {assignee}, who has been handling it.
Bug found by {reporter} in {browser}, version {version}.
What's wrong? The {component}. What does it do? It {symptom}.
{manager} heads the team and handed {ticket_id} to {assignee}.
Nobody but {reporter}, who reported it, can make it happen again.
We got {errors} errors in a single run on {os}.
The screenshot attached to {ticket_id} shows the {component}.
It must be fixed before {due_date}, or we lose the client.
{browser} is fine; it's the {component} that {symptom}.
{sender} wrote to {recipient} that the {component} was down.
{recipient} got an angry mail from {sender} about the {component}.
{os} users can't open the {component} any more.
Regression since {version}: page freezes, {errors} errors in console
On my phone everything {symptom}, and I haven't changed a thing.
The report came in on {date}, filed by {reporter}.
Taken over from [person]: {ticket_id}, now with {assignee}
The developer in charge, {assignee}, can't reproduce what {reporter} reported in {ticket_id}.
Am I the only one whose {component} {symptom}?
With {browser} I get a blank page, with nothing else.
The {component} broke on {date}, right after we installed {version}.
Deadline for the repair of the {component}: {due_date}
ugh, {component} dead again, {version}, can someone call {assignee} to fix it
The developer in charge of {ticket_id} is {assignee}.
It was {reporter} who first noticed and reported that the {component} {symptom}.
Says the boss, {manager}: no release until the {component} works.
Test run finished on {date}, {errors} errors, all in the {component}.
Environment: {os}, {browser}; affected part: {component}
Since {date} the app {symptom} on start.
{symptom} – that's all the report by {reporter} says.
Could you, {recipient}, check why the {component} won't load? {sender}
Rebooting {os} helps for a minute, then it {symptom} again.
Our lead {manager} asked whether {ticket_id} could wait until {due_date}.
Reporter {reporter} would like an answer from developer {assignee}.
The {component} works in {version} but not in the one before.
Seen on: {os}. First seen: {date}. Count of errors: {errors}.
If the {component} {symptom}, close {browser} and start again.
{ticket_id} was raised by {reporter}, and {assignee} will take care of it.
We can't ship {version} while the {component} {symptom}.
Thanks to {assignee}, who repaired it, the {component} runs smoothly again.
{reporter} reported it, {assignee} is fixing it.
{assignee} is working on a bug that {reporter} found in version {version}.
The bug was found by {reporter} and given to {assignee}.
On {os} the {component} {symptom}.
Only in {browser} the {component} {symptom}.
With {browser} on {os} it works fine, says {assignee}, who is handling the bug.
{ticket_id} was opened by {reporter} on {date}.
{ticket_id}, handled by {assignee}, was closed on [date].
Opened {start_date}, closed {end_date}, ticket {ticket_id}
The {service} service has been down since {time}.
There were {errors} errors in {minutes} minutes.
The log says: {log_message}
The last line in the log at {time} was: {log_message}
User {user} cannot log in on {os}.
The user {user} wrote that the {component} {symptom}.
Logged in as {user}, I opened {website}, and the {component} {symptom}.
After the update to {version} user {user} saw {errors} errors.
The update to version {version} broke the {component}.
This will be fixed in version {version} by {assignee}.
{assignee} promised {reporter}, who had reported the bug, a fix by {due_date}.
Due {due_date}: {ticket_id}, assigned to {assignee}
The boss, {manager}, gave the ticket opened by {reporter} to {assignee}.
As team lead, {manager} wants {assignee} to close {ticket_id} by {due_date}.
The ticket, which the head of the team, {manager}, passed to {assignee}, is still open.
Reporter: {reporter}. Assignee: {assignee}. Ticket: {ticket_id}.
Assigned to {assignee}, reported by {reporter}, seen on {os}
Who reported {ticket_id}? {reporter}. Who works on it? {assignee}.
{reporter} reports that the {component} {symptom}; {assignee}, who has the ticket, cannot see it.
I am on {os} with {browser}, and the {component} {symptom}. {sender}
Dear {recipient}, since {date} the {component} {symptom}. {sender}
Thanks, {reporter}, for the report; {assignee} will look at it on {weekday}.
{assignee}, could you please look at {ticket_id}? {reporter}, who opened it, is waiting.
The phone is a {model} with {os}.
On my {model} the {component} {symptom}.
The battery was at {battery} when the {component} failed.
At {battery} battery the app shuts down on the {model}.
Requests from {ip} fail on {service}.
{ip} sent too many requests to {service} at {time}.
The server with the address {ip} runs {os}.
{ip}, {os}, {browser}, {time}: {log_message}
It takes {minutes} minutes until the {component} loads.
The customer, {customer}, waited {days} days for a fix.
The customer {customer} complained to the contact person, {contact}, that the {component} {symptom}.
{customer} pays {price} a month and still the {component} {symptom}.
We have {errors} errors a day since {start_date}.
From {start_date} to {end_date} there were {errors} errors in {service}.
In version {version} the {component} was rewritten by {author}.
The code of the {component}, which {author} wrote, is now in the charge of {assignee}.
{author} wrote the code, {reporter} found the bug in it.
{reporter} found a bug in the code that {author} wrote.
Fixed by {assignee} on {date}, found by {reporter}
{witness} was watching when the {component} crashed at {time}.
The app is made by {company}, its version is {version}.
{company} says that {service} will be back at {time}.
{service} by {company} has been slow since {date}.
Title of the page: {title}; there the {component} {symptom}
On the page {website} there are {errors} errors.
See {website} for the steps; ticket {ticket_id}
My browser is {browser}, and there the {component} is slow; in [browser] it is fast.
It happens on {os} but not on [os], reported {reporter}.
{version} is out, but in it the {component} {symptom}.
Could not repeat it on {os}. {assignee}, in charge of this ticket
Not a bug, says {assignee}, who has the ticket; still a bug, says {reporter}, who opened it.
{reporter} opened the ticket, the team lead {manager} read it, {assignee} closed it.
The boss, {manager}, asked why {assignee} needed {hours} hours for {ticket_id}.
{hours} hours of work went into {ticket_id}, all by {assignee}.
The {component}, built into {service} since {year}, is full of bugs.
Since {year} nobody has touched the {component}.
Our employee {employee} cannot print, room {room}, device {model}
In room {room} the {model} of our colleague {employee} does not start.
Mails from {sender} do not reach {recipient} since version {version}.
{recipient} never got the mail that {sender} sent at {time}.
The order {order_id} was charged twice, says the buyer, {customer}.
Invoice {invoice_id} shows {price}, but the client, {customer}, sees no total.
The price is shown as {price} although the {component} {symptom}.
{customer_id} is the account; the user name is {user}.
The account {customer_id} belongs to {owner} and was locked at {time}.
Is it known that the {component} {symptom}? Yes, see {ticket_id}.
Which browser? {browser}. Which system? {os}. Which version? {version}.
Seen first on {date} at {time} by {reporter}
Steps: open {website} in {browser}, wait {minutes} minutes
Test run on {date}: {errors} errors, tested by our colleague {employee}
{employee} from our staff tested version {version} on {os} for {hours} hours.
Tested by a worker of ours, {employee}, released on {date}: version {version}
{version} goes live on {date} at {time}, says the head of the team, {manager}.
Phone support at {phone} knows about ticket {ticket_id}.
Please send the log to {email} and name ticket {ticket_id}.
It is {contact} you should ask about {service}.
The crash, reported by {reporter} on {date}, comes from the {component}.
{log_message}: this is what user {user} read on the screen.
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
It was {manager}, the head of the department, who finally wrote to the customer, {customer}.
hiya, {customer} here, order {order_id} came without the cable, pls help
Not a penny less than {price} will satisfy our customer {customer}.
According to the file, {customer} complained on {date} and was rung back on {phone}.
For a receipt, give your order number, {order_id}, and an address such as {email}.
The {model} was working when it left us; [person] from the workshop tested it.
My account with you is {customer_id}; the name on it is {customer}.
{days} days is too long to wait for a {product}, don't you think?
If {assignee}, who has my case, doesn't get back to me before {due_date}, I'll go to the press.
{customer}, furious about the {product}, slammed down the phone on [person].
Dear team, please cancel {order_id} and pay the {price} back. Regards, {customer}
What became of the {model} that {customer} posted back to you?
Ticket {ticket_id} can wait; the client, {customer}, is on holiday in [city].
Send the new {product} to the client with the number {customer_id}.
Having bought the {model} only on {order_date}, {customer} expects a free repair.
{assignee}, who handles the case, apologised to the buyer, {customer}, and offered a {product} for nothing.
Our records show that {price} was charged for order {order_id} on {order_date}.
Opened on {date}, ticket {ticket_id} has been lying about for {days} days.
You can stop writing to [email]; our client {customer} now reads mail at {email} only.
Who's handling it? {assignee}. Which device? {model}. Until when? {due_date}.
With the {product} came a note signed by the person in charge, {assignee}: "Repaired free of charge."
Escalate to {manager}, our team leader, if {assignee}, who has the case, can't calm the customer, {customer}, down.
The device in question is a {model}.
Please, I just want to speak to a human being about {ticket_id}.
I want to complain about a {product}.
For {days} days I've heard nothing from you.
Your hotline kept {customer} on hold for ages before {assignee} took the case.
This is the third {product} you've sent me, and it leaks like the others.
Case {ticket_id}, handled by {assignee}: the buyer, {customer}, will post the {model} back to us.
A client called {customer} rang about a {model}; please return the call on {phone}.
I refuse to pay {price} for a {product} that arrived in pieces.
Did the refund of {price} reach you, {customer}? We made it out on {date}.
Where's my {product}? Order {order_id}, placed {order_date}, still nothing!
After {assignee} had looked into {ticket_id}, the fault turned out to be a loose wire.
For a week the buyer, {customer}, got along with the {model}, but since {date} it has been making a grinding noise.
Kindly let our customer {customer} know at {email} when a new {product} can be sent.
You'll hear from {assignee}, who is handling this, before {due_date}; that's a promise.
Not a refund but an apology is what {customer} demands from {manager}, the head of service.
Chat transcript: "Hello {customer}, I'm {assignee} and your case is with me. What's up with your {model}?"
My husband unpacked it, yet the customer account, {customer_id}, is in my name: {customer}.
The invoice for {order_id} shows {price}, which I paid; your reminder, alas, asks for [money].
It beggars belief that a {model} bought on {order_date} should already have died.
Call log: {customer}, {phone}, wants to swap the {product}
Tell {assignee} to drop everything and deal with {ticket_id} by {due_date}.
Four letters and {days} days later, the customer, {customer}, is still without a {product}.
When asked for the order number {customer} read out {order_id}; the slip said the same.
If the {model} fails once more, {customer}, who bought it, will go to [company].
Please amend my details: phone {phone}, mail {email}, customer no. {customer_id}.
"We can't find any customer {customer} in our files," insisted {assignee}, who had the case.
As the customer, {customer}, wasn't at home, our technician left the {model} with [person].
{ticket_id} opened {date}, waiting for {assignee}, customer fuming
You sold me a {product}, you took {price}, and you never answered my mail to [email].
Compensation of {price} was agreed between {customer} and our agent, {assignee}.
Dear {customer}, thank you for your patience; we have logged your complaint as {ticket_id}.
The screen of the {model} flickers, has done so since {date}, and no one seems to care.
Anybody else had trouble with {order_id}? No? Then it's just me, {customer}.
Would the buyer, {customer}, accept a used {model} instead, or must it be brand new?
Broken: {model}. Bought: {order_date}. Claim: {price}. Contact: {email}.
It was on {date} that {customer} first wrote in about the {product}.
I've got {assignee} from our help desk on the line, who now handles the matter of your {product}.
The refund cheque for {price}, made out to the buyer, {customer}, bounced.
Without the customer number, which is {customer_id}, we cannot look up order {order_id}.
I'd rather talk to {manager}, your boss, than spend another {days} days in the queue.
Please forward {ticket_id} to somebody who understands the {model}.
Within {days} days of buying it I sent the {product} back; where's my money?
In view of the long wait, {assignee}, in charge of the case, has knocked the repair fee off the bill of our client {customer}.
Would you kindly ring me on {phone}?
I am at the end of my tether, and so is my {product}.
Our technician can't get the {model} to start.
Write down {ticket_id}; you'll need it when you call again.
You may cancel {order_id} with immediate effect.
I want my {price} back, and I want it now.
We've been without a phone line for {days} days.
Who on earth is {assignee}, to whom you gave my case, and why does nobody answer?
Reply to {email} if you must, but reply!
It stopped working on {date}.
Ticket {ticket_id} has been given to {assignee}.
{customer}, who bought it, says that the {product} does not work.
My {product} {symptom} since yesterday.
I bought the {product} on {order_date} and it is already broken.
{assignee}, who is in charge, will call our customer {customer} back on {phone}.
Please send the {product} back to us, {customer}.
The {model} {symptom} after the update to version {version}.
Order {order_id} has not arrived yet, writes {customer}.
I have been waiting for an answer for {days} days.
{reporter} reported that the page {symptom} in {browser}.
The problem only happens on {os}.
We will refund {price} to your account.
{assignee} is working on the problem reported by {reporter}.
Your ticket number is {ticket_id}; please keep it.
Can someone call me on {phone}? {customer}, an unhappy customer
The buyer, {customer}, was told that the new {product} would come on {delivery_date}.
The {component} of my {model} is broken.
Dear {customer}, we are sorry for the delay. Kind regards, {sender}
We hope to solve this by {due_date}.
If it happens again, please write to {email}.
{manager}, the head of our team, has read your complaint and will answer it.
I live in {city}; is there a shop near me?
Customer number {customer_id} called twice today.
The old ticket was closed on {date} by {assignee}.
{contact} is the person to ask about repairs.
How long has {ticket_id} been open? For {days} days now.
The {product} was delivered to {street} and not to my house.
Which browser do you use, {customer}? {browser}, I think.
On {date} {customer} complained about the {product}.
It took {assignee} {hours} hours to find the fault.
Help! The app shows the words {log_message} and then stops.
First reported by {reporter}, the fault was fixed by {assignee}.
Product: {product}. Bought: {order_date}. Problem: {symptom}.
I paid {price} for this {product} and want my money back.
{sender} from our help desk wrote to you on {date}.
User {user} cannot log in any more.
The account of {user} was locked on {date}.
since i updated to {version} the {component} {symptom}, please help
Our customer {customer} is angry because {assignee}, who has the case, never rang back.
We sent a new {product} to {customer} on {date}.
The screen of the {model} is black, reported {reporter}.
Ticket {ticket_id}: customer {customer_id} wants to cancel order {order_id}.
The battery of my {product} is down to {battery} after an hour.
A technician will come to {street} at {time}.
Please restart the {product} and tell us if that helps.
Solved by {assignee} after {minutes} minutes on the phone.
Your complaint has been passed on to {manager}, our head of service.
{customer} rated our service with {score} points.
Where is my parcel? The number you gave me, {tracking}, is unknown.
{brand} has promised to replace the {product}.
Does the {component} still make trouble, {customer}? Regards, {sender}
With {os} and {browser} everything works fine, says {assignee}, who is handling the case.
The caller, {customer}, had lost the receipt for the {product}.
We answer every mail to {email} within {hours} hours.
Since {date} our {product} {symptom}, and nobody helps us.
Our engineer {employee} found out that the {component} was loose.
According to the buyer, {customer}, the {model} was faulty from the first day.
The refund of {price} goes to {customer}, as [person] promised.
{reporter} saw the error first; {assignee} is looking into it.
If you ask me, {assignee} did a great job on ticket {ticket_id}.
The repair is free until {end_date}; after that it costs {price}.
Caller: {customer}. Phone: {phone}. Wants: a new {component}.
For the {model} there is a new version, {version}.
{service} is down, and the job of mending it was given to {assignee}.
Nobody told the buyer, {customer}, that the {product} would be late.
Passed from [person] to {assignee} on {date}, still not solved.
Our records show that {order_id} was delivered on {delivery_date}.
Whom can I talk to about my {product}? To {contact}, on {phone}.
After {days} days without a reply, our customer {customer} wrote again.
Your question about {topic} was answered by our colleague {employee}.
{reporter} reported that the {component} of the {model} does not work.
{assignee} has fixed the {component} for the customer, {customer}.
Ticket {ticket_id} was opened by {reporter} and closed by {assignee}.
{reporter} opened ticket {ticket_id} on {date}.
{assignee} is working on ticket {ticket_id}, which {reporter} sent in.
After the update to {version} it is the same thing all the time: {symptom}.
I use {browser} on {os}, and what goes wrong is this: {symptom}
{user} cannot log in with {browser}.
The {service} service has been down since {time}, says user {user}.
{customer} wants to send back the {product} bought on {order_date}.
The {product} came on {delivery_date} and broke on [date].
My order {order_id} of {order_date} never came.
Where is my parcel {tracking}? It was due on {delivery_date}.
{carrier} says parcel {tracking} was left at {street}.
Dear {recipient}, your {model} has been repaired. {sender}, service desk
Please call our client {customer} back at {phone} about case {ticket_id}.
{contact} can be reached at {phone} on {weekday} until {end_time}.
{customer} waited {minutes} minutes on the line before {employee} picked up.
Our employee {employee} told the customer, {customer}, to restart the {model}.
The client, {customer}, was told by {employee} from our staff to send the {product} in.
The battery of my {model} is at {battery} after {hours} hours.
The {model} gets as hot as {temperature} degrees when it charges.
{symptom} again, this time in version {version}
We found {errors} errors in the log of user {user}.
{customer} gave our support {score} points.
{brand} makes the {model}, but {seller} sold it to me.
I bought the {product} from {seller} for {price}, and it does not work.
{seller} will not take the {product} back from {customer}.
{customer} gets {price} back for the broken {product}.
Our boss, {manager}, has given ticket {ticket_id} to {assignee}.
{assignee} got the ticket from the team leader, {manager}, on {date}.
Customer {customer_id} asks about order {order_id}.
Name of the client: {customer}, phone: {phone}, problem: {symptom}
Case {ticket_id} / product {product} / fault {symptom} / agent {assignee}
{supplier} will send the new {component} by {delivery_date}.
The {component} must be ordered from {supplier}, which takes {days} days.
It takes {duration} to repair a {model}.
User {user} runs {os} with version {version} of our program.
Trouble of the user {user} since {date}: {symptom}
Warranty on the {model} ended on {end_date}.
The {model} is under warranty until {end_date}, as it was bought on {order_date}.
Invoice {invoice_id} shows that {customer} bought the {product} on {order_date}.
Hello, the {color} {product} I got should have been a different colour.
{customer} got the {product} only {quantity} times but had paid for more.
I was charged {price} for a {product} that I never got. {customer}
Help! My {model} by {brand} fell into the sink.
Did {assignee}, who has your case, call you back? No, your customer {customer} is still waiting.
Access from {ip} was blocked at {time} for {user}.
{user} tried to sign in from {ip} with {browser}.
We answer mail sent to {email} within {hours} hours.
Look at {website} first, and if that does not help, call {phone}.
The answer that {assignee}, in charge of ticket {ticket_id}, gave to {reporter}, who had opened it, can be read there.
{reporter} reports: the {component} crashes in {browser}.
{sender} from support wrote to {recipient} that the {product} could not be saved.
{recipient}, your ticket {ticket_id} is closed. Kind regards, {sender}
Send the broken {product} to {street}, {postcode} {city}.
Our driver, {driver}, will fetch the broken {product} from the customer, {customer}, on {date}.
Our client {customer} in {city} needs a new {component} for the {model}.
A new {component} costs {price}, and our employee {employee} can fit it on {weekday}.
For {price} our worker {employee} put a new {component} into the {model} of the customer, {customer}.
With {os} the {service} service works; with the old system it does not, says user {user}.
Version {version} will be out on {date} and puts an end to this fault: {symptom}
[count] cases like ticket {ticket_id} have been closed by {assignee}.
We are sorry, {customer}, that your {product} did not come on {delivery_date}.
{customer} bought it, {user} uses it, and {reporter} sent in the fault.
The {model} belongs to {owner}, but the user, {user}, dropped it.
{owner} lent the {model} to the user {user}, who then noticed the fault: {symptom}
Ticket {ticket_id} has been open for {days} days.
Opened on {start_date}, closed on {end_date}: ticket {ticket_id}
{title} is the name of the manual; the fault is on page one, writes the buyer, {customer}.
Is {version} the newest version? asked the user {user}.
The customer says the {product} smells, {assignee}, who has the case, says it does not.
{material} that breaks: the buyer, {customer}, is not happy with the {product}.
It was at {time} on {date} that the user {user} first wrote: it {symptom}
Between {start_date} and {end_date} the {service} service will not be available.
{customer} will get {discount} off the next order because of the trouble.
As a sorry, {employee} offered {customer} {discount} off.
Room {room}: {model} does not print, reported by {reporter}
{reporter} reported from room {room} that the {model} was broken.
{assignee}, who has the ticket, goes to room {room} at {time} to look at the {component}.
Please change my e-mail address to {email}. Customer number {customer_id}
I moved to {street} in {city}, so please send the {product} there.
{customer} sent the {model} in on [date] and had it back on {delivery_date}.
How old is your {model}? It was built in {year}, I think.
My {model}, made by {brand} in {year}, has lost its {component}.
Our agent {assignee}, in charge of the case, spoke with the customer, {customer}, for {minutes} minutes.
{customer}, customer number {customer_id}: "It {symptom}." {employee}, our help desk: "Which version?"
The boss, {manager}, said sorry to the client, {customer}, for what our employee {employee} had done.
Ticket {ticket_id} was closed by {assignee} because the customer, {customer}, never wrote back.
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
Tonight's supper: {dish}; people at the table: {servings}; recipe by: {author}
Hey {recipient}, you asked for the {dish} recipe, so here it is! Love, {sender}
Whisk, fold, pour, and {minutes} minutes later there's your {dish}.
Every {weekday} we have {dish}, and not even [person] complains.
Recipe by {author}, tested in our kitchen, portions: {servings}
You'll find {dish} on almost every menu in {city}.
If there are more than {servings} of you, make a second {dish}.
{author}, who wrote the recipe, swears that {dish} tastes better the next day.
Taken from {title}, the cookbook by {author}: {dish} for lazy cooks.
It was in {city} that {author}, later to write this recipe, first tasted {dish}.
Put the lid on and simmer for {minutes} minutes, stirring now and then.
Serves: {servings}. Cooking time: {minutes} minutes. Origin: {country}.
No, {dish} isn't hard; {author}, whose recipe it is, taught it to children in [city].
Nothing smells quite like {dish} that has been bubbling away for {hours} hours.
According to the author of the recipe, {author}, {minutes} minutes is plenty, whatever your oven says.
Enough {dish} for {servings} hungry mouths.
"Take your time over the {dish}," writes {author} in the cookbook, "{hours} hours, if need be."
From {country} originally, {dish} reached us through a book called {title}.
Once the {dish} is on the table, {servings} guests can tuck in.
Page [small] of {title} explains how {dish} is rolled out.
We ate {dish} at the inn on {weekday} and begged {author}, its creator, for the recipe.
Dear {author}, I tried the {dish} from your cookbook and it was ready in {minutes} minutes!
Shall we cook {dish} on {weekday}?
Difficult? Not at all: {minutes} minutes, {servings} portions, one pan.
For the {dish} that {city} is famous for, soak the beans overnight.
A helping of {dish} costs about [money] to make.
{author}, who runs a bakery in {city}, has written down the recipe for a favourite: {dish}.
Ready after {hours} hours, eaten in five minutes - such is {dish}.
What the cookbook author {author} calls {dish} is known elsewhere as stew.
Another {minutes} minutes under the grill won't hurt.
What's for dinner? My famous {dish}.
One tin yields {servings} portions.
Soak overnight, then boil for {hours} hours.
Grandpa's notebook calls it {dish}; we call it heaven on a plate, done in {minutes} minutes.
Peel, chop, fry: with the recipe that {author} wrote you conjure up a {dish} in {minutes} minutes.
You'll have leftovers, since the {dish} in the cookbook by {author} feeds {servings}.
Legend has it that {dish} was first eaten in {country}, on a rainy {weekday}.
Turn to {title} if you want {dish} done properly.
The trick, confided the creator of the recipe, {author}, is to let the {dish} stand for {hours} hours.
To fill {servings} plates with {dish}, the food writer {author} uses a single chicken.
Canteen menu, {weekday}: {dish}, fruit, tea
Anyone can make {dish}, provided they have {hours} hours to spare and a strong arm.
A quick one written by {author}: {dish}, on the table after {minutes} minutes.
Don't open the oven before the {minutes} minutes are up, or the {dish} will collapse.
From the kitchens of {city} comes {dish}, and from there it conquered {country}.
Mum, how long do I boil the {dish}? {minutes} minutes, love.
{author}'s column this week: how to feed {servings} on next to nothing.
Cooked for {hours} hours on a low flame, {dish} falls off the bone.
What goes into {dish}? Butter, flour, and {hours} hours of patience.
I halved the recipe, so my {dish} served only {servings}.
In the words of the cookery writer {author}, a good {dish} needs neither salt nor haste.
Thanks to {author}, who wrote a book named {title}, I finally get my {dish} right.
Dish of the day: {dish} | Recipe by: {author} | Wait: about {minutes} minutes
hey {recipient}, making {dish} on {weekday}, there's enough for everyone. {sender}
The judges in {city} awarded first prize to {winner} for the {dish}.
While {author}, the recipe's author, asks for {hours} hours of marinating, [person] doesn't bother.
Should {minutes} minutes not be enough, give the {dish} a little longer.
They queue round the block for {dish} in {city}.
Portions {servings} - oven {minutes} minutes - origin {country}
My aunt brought {dish} from {country} and never wrote it down.
Having rested for {hours} hours, the dough for the {dish} can be rolled out.
There were {servings} of us, so [person] made two trays of {dish}.
Book tip: {title}, in which its author, {author}, bakes a way through {country}.
Can {dish} be frozen? Certainly, says {author}, who created it.
The secret of {dish}, as every cook in {city} knows, lies in the broth.
Served in small bowls, this {dish} stretches to {servings}.
Set your timer to {minutes} minutes, pour yourself a drink and forget about the {dish}.
Combine everything; leave alone for {hours} hours; bake for {minutes} minutes; divide among {servings}.
Neither quick nor cheap, {dish} takes {hours} hours and costs [money].
For our {weekday} supper club [person] will be doing {dish}.
In the comments [person] calls it a stew, but {author}, whose recipe it is, calls it {dish}.
{dish} for {servings}: easy, filling, and far better than takeaway.
"It's not {dish} without garlic," protested [person], slamming the lid.
Put it back in for another {minutes} minutes.
Even the dog likes my {dish}.
Invented, would you believe it, by {author}.
You'd be mad to order anything but {dish}.
This makes {servings} helpings.
Allow {hours} hours for the dough to rise.
Found in an old cookbook, {title}.
One whiff and I'm back in {country}.
We only eat meat on a {weekday}.
A speciality of {city}!
This {dish} serves {servings} people.
Bake it in the oven for {minutes} minutes.
The recipe for {dish} comes from {author}.
It takes {hours} hours to make a good {dish}.
In {country} they eat {dish} for breakfast.
Leave the dough to rest for {hours} hours.
{author} wrote {title}, a book about simple soups.
Every {weekday} my grandmother cooked {dish}.
Dear {recipient}, here is the recipe you asked for. Love, {sender}
I learned to cook {dish} in {city}.
The {dish} will be ready in {minutes} minutes.
Enough for {servings}, if nobody takes seconds.
{dish} is a classic of the kitchens of {country}.
You will find this {dish} in {title} by {author}.
Simmer for {minutes} minutes and add salt to taste.
How long does the {dish} take? About {minutes} minutes.
My aunt from {city} makes the best {dish}.
Invented in {city}, {dish} is now eaten everywhere.
We're having {dish} on {weekday}, do you want to come?
{servings} hungry people ate the whole {dish}.
Chill the {dish} for {hours} hours before serving.
{sender} has sent {recipient} the recipe for {dish}.
{recipient} was given the recipe by mail from {sender}.
The cookbook {title} was written by {author} in a tiny flat.
In the recipe by {author}, {dish} gets a lot of butter.
For {dish} that will feed {servings}, double the flour.
Stir for {minutes} minutes, never stop, never look away.
In her book {title}, {author} puts nutmeg into the {dish}.
Dish: {dish} / portions: {servings} / time: {minutes} minutes
First tasted in {country}, this {dish} has become our favourite.
I found {dish} on page one of {title}.
After {hours} hours in the oven the {dish} falls apart.
Who wrote the recipe? {author}, of course.
Not from [city], as many believe, but from {city} comes the {dish}.
The {dish} is soft after {minutes} minutes of gentle boiling.
They serve {dish} on {weekday} at the canteen.
hi {recipient}, how long did you bake the {dish}? {sender}
The cook from {country} showed us how to fold {dish}.
{author}, whose book {title} sold out at once, loves {dish}.
Set it aside for {hours} hours, overnight if you can.
A pot of {dish} for {servings}, please, and bread.
Need dinner fast? This {dish} takes {minutes} minutes.
It is in {city} that you get the real {dish}.
Preparation: {minutes} minutes. Resting: {hours} hours.
My neighbour swears that [person] stole the recipe for {dish}.
When {servings} guests turn up, {dish} is the answer.
In {title} the {dish} is made without eggs.
The smell of {dish} fills the streets of {city} at night.
Cook the {dish} slowly, {hours} hours at least.
As the cookbook author {author} says, patience makes the {dish}.
On {weekday} we cook together, and {dish} is on the list.
Turn the {dish} over after {minutes} minutes.
Quick {dish} for {servings}; no oven needed
Nothing in {country} is loved more than {dish}.
The secret of {dish}, wrote {author}, is cold water.
Bring a {dish} to the potluck on {weekday}!
With a bit of rice the {dish} is enough for {servings}.
{recipient}, your {dish} was a dream, please share the recipe. Yours, {sender}
It will take you {hours} hours, but the {dish} is worth it.
{city} has its own way of making {dish}, with vinegar.
{title}: so reads the cover of the cookbook by {author}.
{dish} – {servings} portions – {minutes} minutes – one pan
Cover the {dish} and let it stand for {minutes} minutes.
What do people eat in {country}? Mostly {dish}.
I got this {dish} out of {title}, an old book from the attic.
Steamed, not fried: that's how {dish} is done in {city}.
How many does it serve? {servings}, or me alone.
The {weekday} special is {dish} with fresh bread.
Once the {dish} has cooled for {hours} hours, cut it.
{author} wrote the recipe for {dish} in {year}.
The recipe for {dish} comes from {author} in {city}.
{dish} by {author} takes {minutes} minutes.
{recipient} got the recipe for {dish} from {sender}.
{sender} sent {recipient} a recipe for {dish}.
Cook the {dish} for {minutes} minutes and serve it to {guests} guests.
This {dish} is enough for {servings} people.
The {dish} for {servings} people costs about {price}.
For {price} you can cook {dish} for {servings}.
Put the {dish} in the oven at {temperature} degrees for {minutes} minutes.
At {temperature} degrees the {dish} is ready after {minutes} minutes.
Heat the oven to {temperature} degrees before the {dish} goes in.
{dish} is eaten in {country} on {weekday}.
In {country} people cook {dish} in a pot made of {material}.
Use a pot made of {material} for {dish}.
The book {title} by {author} has {pages} pages.
{title}, written by {author} and printed by {publisher}, shows how to cook {dish}.
{publisher} printed the cookbook {title} in {year}.
The cookbook writer {author} lives in {home} and cooks {dish} every {weekday}.
The recipe's author, {author}, was born in {birthplace} and lives in {home}.
Born in {birthplace}, {author}, the creator of this recipe, learned {dish} there.
{author}, {age}, who wrote the recipe, cooks {dish} at the {hotel}.
{teacher} teaches {student} how to cook {dish}.
{student} learned from {teacher} to make {dish}.
At {venue} {teacher} shows how {dish} is made.
The cooking class with {teacher} costs {fee} and starts at {time}.
{winner} won with {dish} in {city}.
With {dish} {winner} won the contest; {author} had written the recipe.
The contest was won by {winner}, who cooked {dish}.
{author} wrote the recipe, {winner} won with it.
The guest, {guest}, wants {dish} at {time}.
Serve {dish} to our guest {guest} at {time}.
Let the {dish} stand for {hours} hours.
After {hours} hours in the fridge the {dish} is ready.
{dish} keeps for {days} days.
It keeps for {days} days in a box made of {material}.
Weigh the dough: it should be {weight}.
The dough for {dish} weighs {weight} and needs {hours} hours.
Cut it when the top is {color}.
Bake until it is {color}, about {minutes} minutes.
The {color} sauce belongs to {dish}.
You need a {product} to make {dish}.
With a {product} from {brand} {dish} is done in {minutes} minutes.
The {model} by {brand} cooks {dish} in {minutes} minutes.
{customer} bought a {product} to cook {dish}.
{seller} sold {customer} a {product} and added a recipe for {dish}.
Dish: {dish}. Author: {author}. Serves: {servings}. Heat: {temperature} degrees.
Serves {servings}, ready in {minutes} min, author {author}
Recipe by {author}, sent in by {sender}, tested by [person]
From: {sender}. To: {recipient}. Recipe: {dish}.
{dish}, {servings} portions, {temperature} degrees, {hours} hours
Who wrote the recipe for {dish}? {author} did.
How long does {dish} take? {minutes} minutes.
For how many is {dish}? For {servings}.
hey {recipient}, making {dish} on {date}, want some? {sender}
made {dish} for {guests} guests, all gone in {minutes} minutes
{sender} writes to ask whether {dish} can be made for {servings} people.
As {author} wrote in the recipe, {dish} must not be cooked for more than {minutes} minutes.
The {dish}, written down by {author}, does not come from [city], it comes from {city}.
[person] gave it a new name, but {author} first wrote down {dish}.
The {dish}, which [person] brought from {country}, is served at {venue}.
In {title} {author} writes that {dish} needs {hours} hours.
{dish} was presented on stage by {speaker} and written down by {author}.
{speaker} presents {dish} on the radio at {time}.
At {time} {speaker} talks about {dish} and asks {author}, who wrote {title}.
See {website} for more recipes by {author}.
More about {dish} at {website} or from {contact} at {email}.
Write to {contact} at {email} if your {dish} goes wrong.
{contact} answers questions about {dish} at {phone}.
On {date} the cookbook writer {author} cooks for {guests} guests in {city}.
{guests} guests ate the {dish} invented by {author} on {date}.
Start at {time}; the {dish} is ready at {end_time}.
The {dish} goes in at {time} and comes out at {end_time}.
Our customer {customer} gives {dish} {score} points.
{score} points for {dish}, says the hotel guest {guest}, who ate it.
The {dish} at the {hotel} costs {price}; for the tip add [money].
The cookbook {title} costs {price} and came out on {date}.
{title} was sent to {recipient} by {sender} on {date}.
{children} children helped [person] with the {dish}.
The writer of the recipe, {author}, has {children} children, and all love {dish}.
For {children} children and {guests} grown-up guests we make {dish}.
It takes {quantity} eggs to make {dish} for {servings}.
Take {quantity} onions and cook them for {minutes} minutes.
{quantity} spoons of oil are enough for {dish}.
Don't cook it like [person]; follow the recipe by {author} and keep to {temperature} degrees.
The {job} {author} wrote {title}, a book about {dish}.
The {job} {author} from {home} wrote this recipe and loves {dish}.
Our employee {employee} cooks {dish} for the boss, {manager}.
Our boss, {manager}, got {dish} from {employee}, who works here.
{supplier} delivers all you need for {dish} on {delivery_date}.
Buy it from {supplier} for {price} and cook it for {minutes} minutes.
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
Notice in the window: {job} sought, enquire within or phone {phone}
Ever dreamt of living in {city} and being paid {salary} a month for it?
Our kitchen lost its {job} to [company], so we're recruiting again.
By {due_date} your letter should be on the desk of {contact}, who sifts the applicants.
{company} - known for fair wages - offers a {job} no less than {salary}.
Could you be the {job} that our boss {manager} needs on the team? Find out by mailing {email}.
First day at work: {start_date}. Person you'll answer to: {manager}. Workplace: {city}.
Beginners need not apply, as {company} insists on {experience} years in the field.
Tell your friends! {company} wants a {job}, and pays {salary}.
Days are short here: {hours} hours, then home, all for {salary} a month.
Having run its own workshop since {year}, {company} can teach any {job} a thing or two.
The town council of {city} invites applications for the post of {job}.
Replies, marked private, to {contact} at {email}.
A {job} who turns up sober and on time will be snapped up by {company}.
Because {company} is opening a shop in {city}, we're taking on staff from {start_date}.
Staff agency, line {phone}: we place you as a {job} within a week.
Are {experience} years in the business too few? Not for {company}.
If chosen, you'll replace [person] and join {company} as {job}.
Entry level {salary}, raises every spring, {days} days off a year.
We, {company}, don't care for diplomas; {experience} years with your sleeves rolled up will do.
Job advert 12: {job}; employer {company}; hand in papers by {due_date}.
Rather than a [job], {company} in {city} would like to hire a {job}.
A vacancy has arisen, following a retirement, for a {job} in {city}.
"How much would I get?" "{salary}, before tax," said {contact} from personnel.
No phone calls, please: send everything to {email}, for the attention of {contact}.
With {days} days of leave and {hours} hours a day, {company} spoils its people.
Dear {recipient}, I'm told you are a {job}. {company} would love to meet you. {sender}
The deadline was [date], but {company} has put it off to {due_date}.
Do you like sawdust? Are you free from {start_date}? Then come to {city}!
Whoever gets the job begins on {start_date} under {manager}, a kind boss.
+ + + {city} + + + {job} + + + {salary} + + + call {phone}
What counts is a steady hand; what you earn, as our {job}, is {salary}.
A reliable {job} is urgently needed, or so says {contact}, who deals with applications.
Pays {salary}. Needs {experience} years. Must like dogs. Ask for {contact}.
Hiring manager at {company}? That'd be {manager}, and mind, the boss hates typos.
Our {city} office, opened in {year}, is short of a {job}.
As the new {job}, you can look forward to {days} days of holiday.
Should you prefer to start after {start_date}, have a word with {contact}.
Interview tips: be on time, praise {company}, and never ask {manager}, the owner and boss, about football.
For {salary}, working {hours} hours daily, you'd be selling ice cream in {city}.
Up to {salary} a month!
The closing date is {due_date}.
Put in your {hours} hours and go home.
We are desperate for a {job}.
Previous experience required: {experience} years.
Ring up {contact} for a chat.
There is nothing for it but to move to {city}.
Everyone gets {days} days of paid leave.
You'd begin on {start_date}.
Please address your application to {email}.
{company} is looking for a {job} in {city}.
We pay {salary} for this job.
Please send your papers to {email} by {due_date}.
The job starts on {start_date}.
You should have at least {experience} years of experience.
You must know {skill}; everything else can be learned.
{manager} will be your boss.
For questions about the job, call {contact} on {phone}.
A {job} is wanted by {company} from {start_date}.
The week has {hours} working hours and the pay is {salary}.
You will work in our office in {city}.
{company} was founded in {year} and makes {product:many}.
We offer {days} days of holiday a year.
Work as a {job} with us and earn {salary}.
Wanted: {job}. Where: {city}. From: {start_date}.
{contact} looks forward to your letter.
Dear {recipient}, I would like to apply for the job. {sender}
The last day to apply is {due_date}.
Good knowledge of {skill} is a must for this post.
Our team in {country} needs a new {job}.
{salary} an hour, paid weekly, no questions asked.
You report to {manager}, who runs the shop in {city}.
{company} in {city} has [count] jobs to fill.
Apply online at {website} before {due_date}.
Interviews will be held on {date} in room {room}.
Anyone who can do {skill} is welcome at {company}.
We need somebody for {hours} hours a week.
Your first day would be {start_date}, at {time} sharp.
What do we pay? {salary}, and a free lunch.
Whom should I write to? To {contact}, who reads all the letters.
No {experience} years of practice? Then this {job} post is not for you.
The post of {job} will be free when [person] retires.
We are {company}, and our boss is {manager}.
The new {job} will share an office with our employee {employee}.
The contract runs until {end_date} and may be renewed.
{sender} wrote to apply for the job, and {recipient} received the letter.
hey, {company} in {city} needs a {job}, maybe something for you?
The shop at {street} is looking for a {job}.
As a {job} you will need a good command of {skill}.
Night shift from {time} to {end_time}, {salary} per hour.
Place of work: {city}. Hours per week: {hours}. Contact: {contact}.
Since {year} {company} has trained young people in {skill}.
Ring {phone} and ask for {contact}.
Minimum age for this job: {age}.
Applications that reach {email} after {due_date} cannot be read.
{job} is the post that {company} wants to fill.
Offered by {company}: a job for a {job}, with {salary} to start with.
The head of our team, {manager}, started here as a {job}.
The job is in {city}, and we pay for the move.
A driving licence is needed, for you will drive a {model}.
In {city} we run a shop with [count] people.
Holiday: {days} days. Pay: {salary}. Team: friendly.
You bring {experience} years as a {job}; we bring the cake.
{company} promises all staff a rise on {date}.
Could you start on {start_date}? Then write to {contact}.
Those who know {skill} should get in touch with {company}.
The old {job}, [person], has moved to another firm.
Our new branch in {city} opens on {date}.
After {days} days of training you work on your own.
This job for a {job} is paid at {salary} and limited until {end_date}.
To apply, post your letter to {street}, {postcode} {city}.
Few firms in {city} pay a {job} as well as {company} does.
Work starts at {time} and is over by {end_time}.
The training is led by {teacher} and lasts {duration}.
I am writing on behalf of {company}, where we need a {job} by {start_date}.
If {city} is too far away, you may work from home.
Will there be a trial day? Yes, on {date}, with the boss, {manager}.
{company}, maker of {product:many}, seeks staff for the plant in {city}.
We have been looking for a {job} for {days} days now.
Send no photos, says our contact person, {contact}, just a letter to {email}.
We are hiring a {job} for our office in {city}.
{company} pays a {job} {salary} a month.
Send your application to {email} by {due_date}.
The job starts on {start_date} and pays {salary}.
Please call {contact} at {phone}.
Questions about the job go to {contact}, who is at {phone}.
Your boss will be {manager}, your place of work is {city}.
A {job} with {experience} years of experience is needed in {city}.
For this job you must know {skill}.
{skill} is a must, and so are {experience} years of experience.
{company} offers {days} days of holiday a year.
You work {hours} hours a week and earn {salary}.
{hours} hours a week, {days} days of leave, {salary}
Starting {start_date}: {job} in {city}, ask for {contact}
Wanted: {job}. Pay: {salary}. Start: {start_date}. Apply by: {due_date}.
The closing date is {due_date}, the first day of work {start_date}.
Applications close on {due_date}; interviews are on {date}.
The interview with the head of the team, {manager}, is on {date} at {time}.
Your future boss, {manager}, will see you at {time} in room {room}.
{contact} answers questions, the boss, {manager}, makes the choice.
Not {contact}, to whom you put your questions, but the department head, {manager}, decides who gets the job.
Apply to {contact} by mail: {email}
{company}, with its main office in {city}, is hiring a {job}.
You find us at {street} in {city}.
Come to {street}, {postcode} {city}, and ask for {contact}.
More about the job at {website}.
The full text can be read at {website}; ref. [code]
We at {company} have [count] people at work in {country}.
{company} was founded in {year} and works in {country}.
Since {year} {company} has made {product:many}.
The {job} makes {product:many} from {material}.
The last {job}, [person], left us; you would start on {start_date}.
{employee} is leaving on {end_date}, so we need a new {job}.
{employee} will retire; the new {job} starts on {start_date}.
As a {job} you work with your colleague {employee} and report to {manager}.
You will share a room with a colleague, {employee}; your boss is {manager}.
{manager} leads the team, {employee} from the staff will show you the work.
We look for a {job} who knows {skill} and lives near {city}.
Are you a {job}? Then write to {email}.
Do you know {skill}? {company} needs you!
Earn {salary} as a {job} with {company}!
{salary} a month for a {job}, is that enough?
The pay is {salary}, plus {price} for the bus ticket.
A company car, a {model}, comes with the job.
You get a {model} and {days} days off.
Drivers wanted in {city}: {salary}, start {start_date}
A day begins at {time} and ends at {end_time}.
Work is from {time} to {end_time}, also on {weekday}.
On {weekday} you work from home; the office is in {city}.
You will travel from {origin} to {destination} for {company}.
Trips to {country} are part of the job.
You should be at least {age} years old and know {skill}.
The trial period lasts {duration}.
After a trial of {duration} you get {salary}.
{company} in {city}, {job}, from {start_date}, contact {contact}
The post of {job}, open since {date}, must be filled by {start_date}.
We need [count] people in {city} from {start_date}.
[count] jobs, one place: {city}
We seek a {job}, said the speaker of {company}, {speaker}.
{speaker}, who speaks for {company}, said that new jobs come to {city}.
{employee}, who works for us, recommends {person} as the new {job}.
{person} applied for the job on {date} and wrote to the contact person, {contact}.
Dear {recipient}, I would like to work for you as a {job}. {sender}
Dear {recipient}, thank you for your letter; the post of {job} is taken. {sender}
In a letter to {recipient}, {sender} asked if the job of {job} was still free.
I have {experience} years of experience, live in {home} and know {skill}. {person}
{person} lives in {home} but would move to {city} for the job.
My current boss, [person], knows nothing; I can start on {start_date}. {sender}
A moving bonus of {price} is paid to those who come to {city}.
Our shop at {street} needs a {job}.
Hotel work: the {hotel} in {city} seeks a {job}.
The {hotel} needs a cook who can make {dish}.
Can you cook {dish}? We pay {salary}.
Teachers wanted: {topic}, {hours} hours a week, {city}
The teacher, {teacher}, needs a helper for the course on {topic}.
Farm near {city} needs someone who can handle a {animal}.
No longer open: {job} at {company}, closed {end_date}
The offer stands until {due_date}, writes {company}.
By {due_date} please, to {contact}, {company}, {street}
Temporary: {start_date} until {end_date}, {hours} hours a week
The {job} fills in for {employee} until {end_date}.
Until {end_date} you would stand in for {employee}, with {manager} as boss.
Place of work {city}, not the factory in [city], salary {salary}
{city}: here {company} is building a new team under {manager}.
A {job} is wanted by {company}; phone {phone}, mail {email}
Phone {contact} before {due_date} to hear more about the {job} post.
Where? {city}. When? From {start_date}. How much? {salary}.
What we ask: {experience} years in the trade. What we give: {salary}.
Led by {manager}, the team in {city} welcomes a new {job} on {start_date}.
Ring {phone} between {time} and {end_time} and ask for {contact}.
No experience? {company} teaches you {skill} in {days} days.
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
It is {employee} who opens the shop, and {manager}, the boss, who signs the wages.
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
While {employee} is away until {end_date}, the till is assigned to {assignee}.
A {job}, that's what {employee} has always been.
My desk is in {room}, come and say hello.
Has anyone seen {employee} this morning?
The first payslip said {salary}.
I report to {manager} these days.
She handed in her notice and goes on {end_date}.
Working as a {job} has its charms.
Three cheers for {employee}, who has served {company} for {experience} years!
Payroll query: why does {employee} get {salary} when the contract says [money]?
The badge reads {employee}, {job}, and underneath is the door code.
On {start_date} a shy youngster named {employee} turned up at {company} with a lunchbox.
If you need {employee}, try {room} first and the canteen second.
Last seen in {room}: {employee}, carrying a {product}.
The transfer of {employee} to the {city} branch takes effect on {start_date}.
Holiday request: {employee}, first day {start_date}, last day {end_date}, approved by boss {manager}
Could {assignee} please take over the work of {employee} until {end_date}?
Though only {age}, {employee} already runs errands for {manager}, the boss.
It says on the rota that {employee} is off for {days} days.
As our longest-serving {job}, {employee} gets the parking space by the door.
At {company} they pay {employee} a monthly {salary}, plus coffee.
Having trained as a {job}, {employee} applied to {company} in the spring.
Rumour from the corridor: {employee} is quitting on {end_date} to join [company].
Above {employee} in the chart stands {manager}; below, nobody.
Phone list: {employee}, direct line {phone}; front desk, line [phone]
New face on the third floor! {employee}, from {home}, is our {job}.
"I took {employee} on," the boss, {manager}, recalled, "because nobody else could type."
At the staff party {employee}, a {job} with two left feet, danced with everyone.
While [person] earns less, {employee} makes {salary}, as befits a {job}.
Your appraisal, {employee}, will be conducted by your supervisor, {manager}, in {room}.
Sick note received: {employee}, {days} days, back after {end_date}.
The {job} whose locker smells of fish is {employee}.
Before being hired, {employee} had {experience} years of practice as a {job}.
{employee} of {company} can be phoned on {phone}, except on market days.
Employed since: {start_date}. Employed as: {job}. Employed by: {company}. Name: {employee}.
Congratulations on the big day! {employee} was born on {birth_date}, so get the candles.
Nobody bosses {employee} about, not even {manager}, who leads the department.
How did {employee} end up as a {job}? Through an advert in the paper.
Out of office: {employee} is away, please turn to {assignee}, who is looking after things.
What a {job}! In the {experience} years that {employee} has been with us, not one complaint.
From trainee to {job} in two years: {employee} is the pride of {company}.
Every evening {employee} takes the train back to {home}, a bag full of files on the rack.
Dear {manager}, you have been a good boss, but I hereby resign from {company} as of {end_date}. Yours, {employee}
On leaving school, {employee} started out at {company}, where {salary} a month seemed a fortune.
It isn't {manager} who does the work but {employee}, whom the boss never thanks.
Who gave {employee} the keys to {room}?
The warning letter, signed by department head {manager}, was handed to {employee} in {room}.
Should {employee} ask for more than {salary}, say the budget is spent.
Step into {room} and shut the door.
There's nobody I'd rather work for than {manager}.
This contract ends on {end_date}.
We've had to let {employee} go.
I make {salary} a month, if you must know.
Monday was my first day as a {job}.
How long have you been at {company}?
My leave entitlement is {days} days.
Dial {phone} to reach my desk.
It took {experience} years before they trusted me with the keys.
{employee} started at {company} on {start_date}.
{manager} is the boss of {employee}.
{employee} reports to {manager} and works as a {job}.
The salary of a {job} here is {salary} a month.
{company} is looking for a {job} with {experience} years of experience.
{employee} has {days} days of holiday left.
The last working day of {employee} is {end_date}.
While {employee} is away, {assignee} takes care of the mail.
{employee} sits in {room}, next to the printer.
Our new colleague {employee} comes from {home} by train.
You can call {employee} in the office on {phone}.
{manager} leads the team and hired {employee} herself.
Hired by the head of the firm, {manager}, {employee} began work on {start_date}.
{employee} was promoted to {job} last spring.
I earn {salary} and work far too much.
Dear {recipient}, I hereby resign as of {end_date}. {sender}
{recipient} received the letter of notice from {sender} at breakfast.
On joining {company}, {employee} was handed a {product}.
{employee}, aged {age}, is our youngest {job}.
Born on {birth_date}, {employee} may soon retire.
Days off still to be taken by {employee}: {days}
Staff file: {employee}, born {birth_date}, {job}, {company}
{employee} worked here until {end_date} and then left for good.
Ask {manager}, your supervisor, before you take leave.
The boss, {manager}, gave {employee} a week off.
{employee} asked the boss, {manager}, for more money.
Please welcome {employee}, who joins us as a {job} on {start_date}.
With {salary} a month, a {job} can hardly pay the rent.
Job offer: {job}, {company}, salary {salary}
We need someone with {experience} years of practice.
How much does a {job} earn at {company}? {salary}.
Who is your line manager? {manager}, in {room}.
{assignee} will stand in for {employee} until {end_date}.
[person] spoke up for {employee} when the firm cut jobs.
The contract with {company} ends on {end_date}.
My first day at {company} was {start_date}, and it rained.
{employee} lives in {home} and cycles to work.
At the age of {age}, {employee} applied to {company} once more.
Call in sick? Ring {phone} before work begins.
Every new {job} gets a {product} on the first day.
{employee} has been ill for {days} days now.
It was {manager} who fired {employee}, not the other way round.
As head of department, {manager} signs the leave forms.
{sender} wrote to {recipient} that a {job} was urgently needed.
From {start_date} the department will be run by {manager}.
Reports to: {manager}. Office: {room}. Extension: {phone}.
After {experience} years in the trade, {employee} joined {company}.
The raise brought the wages of {employee} up to {salary}.
hey {recipient}, can I have the {days} days in one go? {sender}
Nobody told {employee} that the new boss would be {manager}.
Where does {employee} work? In {room}, with the other trainees.
The candidate is {age} and has {experience} years of experience.
{company} pays its staff late, complained {employee}, a {job} there.
{employee}'s desk in {room} is empty since [date].
Temporary post as {job}, from {start_date} to {end_date}
A good {job} is hard to find, sighed {manager}, who runs the team.
The {product} you were lent must be returned by {due_date}.
{employee} moved from [city] to {home} to be closer to work.
Starting pay {salary}; apply to {company} by phone, {phone}
Trained for years as a {job}, {employee} now earns {salary}.
The orders of {employee} have been passed to {assignee}, who will deal with them.
In his notice to {company}, {employee} named {end_date} as the last day.
Led by {manager}, the team has grown since {start_date}.
Happy birthday, {employee}, {age} today and still the first one in!
Only {manager}, the head of the branch, has a key to {room}.
They took me on as a {job} without any experience.
{days} days of leave a year is what {company} offers.
Not a single sick day since {start_date}: well done, {employee}!
The works council told {manager}, the plant manager, that {employee} must stay.
{home} is a long way off, so {employee} often works from there.
The boss, {manager}, hired {employee} on {start_date}.
{employee} was hired by the boss, {manager}, as a {job}.
{employee} was born on {birth_date} and joined us on {start_date}.
{company} in {city} is looking for a {job} who knows {skill}.
{employee} works in {room} and can be called at {phone}.
Our {job}, {employee}, knows a lot about {skill}.
{employee} lives in {home} and works in {city}.
It is {distance} km to work for {employee}, who lives in {home}.
{employee} moved from {origin} to {destination} for the job.
{employee} got {days} days off from the manager, {manager}.
{employee} asked the head of the team, {manager}, for leave from {start_date} to {end_date}.
From {start_date} on, {employee} will earn {salary}.
{salary} a month is what {company} pays a {job}.
{employee} works {hours} hours on {weekday}.
On {weekday} {employee} works from {time} to {end_time}.
{teacher} trains the new {job}, {employee}.
{employee} learns {skill} from {teacher}.
{recipient}, your holiday until {end_date} is fine with me. {sender}
{sender} wrote to {recipient} that {employee} is ill.
Name: {employee}. Job: {job}. Boss: {manager}. Office: {room}.
Staff card: {employee}, born {birth_date}, {home}
{employee} / {job} / since {start_date} / {salary}
New in our team: {employee}, {age}, from {home}
{employee}, who is {age} years old, has worked here since {year}.
With {experience} years of experience, {employee} is our oldest {job}.
The new {job} must have {experience} years of experience and know {skill}.
{employee} was born in {birthplace} and now lives in {home}.
{employee} drives the car with the plate {plate} for {company}.
For work {employee} flew from {origin} to {destination} on {date}.
{employee} stayed {nights} nights at the {hotel} and paid {price}.
{company} pays {employee} back the {price} for the {hotel}.
The head of department, {manager}, sent {employee} to {city} for {days} days.
The {event} for {employee}'s last day is on {date} at {time}.
At the {event} the boss, {manager}, thanked {employee} for {experience} years of work.
{winner} won the prize for the best sales, said the boss, {manager}.
The team lead, {manager}, gave {winner}, who took first place, a prize of [money] for the best idea.
While {employee} is in {city}, the work goes to {assignee} in {room}.
{assignee} takes over the work of {employee} on {start_date}.
On the last day, {end_date}, {employee} handed all open tasks to {assignee}.
Ask {contact} if you want to know how many days off you have.
Ask {contact} in the staff office for the papers of {employee}.
Write to {email} if you want to work as a {job} in {city}.
Send your papers to {contact} by {due_date}.
The job starts on {start_date}, but you must apply by {due_date}.
{person} wants to become a {job} and wrote to the boss, {manager}.
The head of the firm, {manager}, met the candidate, {person}, on {date} at {time} to talk about the job.
[person] did not get the job; {employee} did.
{reporter} reported that {employee} had not come to work.
It was {witness} who saw {employee} fall on the stairs.
{employee} fell in {room} at {time}, as {witness}, who saw it, told us.
The doctor, {doctor}, wrote that {employee} is ill until {end_date}.
{employee} went to see a doctor, {doctor}, and will be off for {days} days.
{user} is the login of our new {job}, {employee}.
{employee} has worked {hours} hours more than planned, says the supervisor, {manager}.
{company} was founded in {year} and has [count] people at work in {city}.
The speaker, {speaker}, told the staff that {employee} would go on {end_date}.
{employee} got a new {model} from [person] on {date}.
The {color} {product} on the desk belongs to our colleague {employee}.
The student {student} works with our employee {employee} for {duration} to learn the job.
{employee} from the staff shows the pupil, {student}, around the office in {city}.
{employee} has {children} children and works only {hours} hours a day.
Our boss is {manager}, our {job} is {employee}, and our guest is {guest}.
Our employee {employee} met the customer, {customer}, in {city} and sold nothing.
The customer, {customer}, praised {employee} in a letter to the boss, {manager}.
In a letter to the manager, {manager}, the client, {customer}, complained about our worker {employee}.
{employee} pays {tax} in tax and takes home the rest of the {salary}.
The boss, {manager}, offered a wage of {salary}, and {employee} said yes on {date}.
Before coming to {company} in {year}, {employee} worked at [company].
Retired: {employee}, {job}, after {experience} years
{employee} goes home at {end_time} on {weekday}.
Leave request: {employee}, {start_date} to {end_date}, signed off by line manager {manager}
Leave asked for by staff member {employee}, approved by department head {manager}, work assigned to {assignee}
What does {employee} do? A {job} in {city}, reporting to {manager}.
Our employee {employee} came in at {time} and left at {end_time}.
The contract of {employee} runs for {duration} from {start_date}.
{employee} signed a contract with {company} that ends on {end_date}.
{owner} owns {company}, {manager} leads it and {employee} does the work.
{employee}, {job} at {company}, spoke about {topic} in {venue}.
To learn {skill}, {employee} went to a {event} in {city}.
{employee} got {score} points from the boss, {manager}, in the yearly talk.
The yearly talk between employee {employee} and team leader {manager} is on {date} in {room}.
{employee}'s mail address is {email}, the phone number {phone}.
Please note, {recipient}: {employee} has moved to {room}.
The driver, {driver}, takes our colleague {employee} from the office to the airport at {time}.
Our employee {employee} has written {title}, which the boss, {manager}, likes.
A {job} with {skill} earns {salary} at {company}, said the speaker, {speaker}.
On {birth_date} {employee} was born, and in {year} {company} took on the young {job}.
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
{time} INFO {service} says: {log_message}
At {time} sharp {user} opened a session on {service} from {ip}.
host {ip} -> {service}: {log_message}; over at {end_time}
The watchdog found {service} hanging at {time} and restarted it.
[{ip}] ({user}) {log_message}
From {ip}, on {date}, came {errors} failed logins.
ver={version}; proc={service}; started={time}; by={user}
Why did {service} stop answering at {time}? The log has "{log_message}".
{date} maintenance: {service} offline {time} to {end_time}
Access denied to {user}, who tried to reach {service} from {ip}.
After an upgrade to {version}, {service} needed {duration} to warm up.
{service}: {errors} exceptions in {duration}
#{service} #{version} #{time} >> {log_message}
trace: user {user}, host {ip}, message {log_message}
{user} ran the cleanup of {service} on {date}; it lasted {duration}.
Somebody using the account {user} has probed {service} since {time}.
Release {version} of {service} was rolled out on {date}, finishing at {end_time}.
syslog of {date}, {time}; origin {ip}; body "{log_message}"
The monitoring console shows {service} in red: {errors} faults and rising.
msg="{log_message}" at={time} by={user}
Traffic from {ip} to {service} was throttled between {time} and, roughly, {end_time}.
CRIT | {service} | {log_message} | node {ip} | count {errors}
Oncall note: paged at {time}, {service} again, same text as last night: {log_message}
As of {date} the daemon {service} is pinned to {version}; [version] is banned.
{user} logged off at {end_time}, having been connected for {duration}.
"{log_message}" - that's all {service} had to say on {date}.
sudo: {user} stopped {service} at {time}
Migration of {service} began {time}, took {duration}, produced {errors} errors.
Whoever sits behind {ip} has been blocked by {service}.
Deployment of {version} by {user} ended at {end_time}; result: {log_message}
{service} client={ip} login={user} release={version}
Not [code] but {ip} is the box where {service} crashed.
Health check {date}: {service} up, version {version}, errors {errors}
Began {time}: {log_message}. Ended {end_time}: all clear.
On the stroke of {time}, {service} wrote "{log_message}" and fell silent.
{user}: please restart {service}, it has been frozen for {duration}
Queue drained by {service} at {end_time}; elapsed {duration}; failures {errors}
{ip} sent a malformed packet at {time}; {service} dropped it.
<{date}> {service} <{ip}> {log_message}
kernel: killed {service}, owner was {user}
Password changed for {user}
Text of the alert: {log_message}
connect from {ip} ok
{service} exited
Finished at {end_time}, no warnings
elapsed {duration}
Now on {version}, reboot required
found {errors} errors, giving up
rotated logs on {date}
boot sequence initiated {time}
{user} logged in from {ip} at {time}.
The service {service} was started at {time}.
{service} stopped with the message {log_message}.
There were {errors} errors in the last hour.
The update to version {version} took {duration}.
User {user} has been logged out.
Connection from {ip} was closed.
{service} is running version {version} now.
On {date} the backup ended with {errors} errors.
The job started at {time} and ended at {end_time}.
Login failed for {user}: {log_message}
{ip} tried to connect to {service} and was refused.
Warning from {service}: {log_message}
The server was down for {duration} on {date}.
Last backup: {date}, {time}. Errors: {errors}.
Password changed by {user} on {date}.
{errors} errors found by {service} since [time].
Restart of {service} finished at {end_time}.
The address {ip} has been blocked for {minutes} minutes.
{service} wrote this to the log: {log_message}
Too many requests from {ip}.
At {time} {user} deleted [count] files.
Version {version} was installed on {date}.
It was {user} who stopped {service} at {time}.
The message {log_message} was seen {errors} times.
Disk check began at {time} and was over by {end_time}.
Session of {user} expired after {duration}.
{service} did not answer within {duration}.
Who restarted {service}? {user}, at {time}.
What does the log say? Only {log_message}, again and again.
Battery of the sensor at {battery}, please charge.
host {ip} unreachable since {time}
The nightly run took {duration} and gave {errors} errors.
New user {user} was added on {date}.
The temperature in the server room reached {temperature} degrees at {time}.
{version} has been rolled back because of {errors} errors.
Access for {user} denied; reason given: {log_message}
Client {ip} asked for a page that does not exist.
Error count of {service} at {time}: {errors}
After {minutes} minutes without a sign of life, {service} was killed.
The upload by {user} began at {time}.
{date} {time} {service} ready
No errors since {date}, and {service} is still up.
The cause of the crash at {time} was given as {log_message}.
Switched from [code] to version {version} without trouble.
User: {user}. Address: {ip}. Time: {time}.
{service}, restarted by {user}, came back at {end_time}.
Maintenance from {time} to {end_time} on {date}.
Sync with {ip} done in {duration}.
{log_message}, says {service}, and gives up.
The license of {service} ends on {end_date}.
Browser reported by the client {ip}: {browser}
System: {os}. Release: {version}. Status: ready.
Too old: {service} needs at least version {version}.
Cleaned up the cache in {duration}, no errors.
By {end_time} all jobs of {user} were done.
{ip}, the address used by {user}, is not on the list.
Mail to {email} could not be sent: {log_message}
Request for {website} timed out at {time}.
The queue was empty at {time}, so {service} went to sleep.
Unexpected end of file in {service}, run of {date}
Could not reach {service} from {ip}.
{errors} failed logins by {user} on {date}.
Uploading took {duration}; after that {service} shut down.
The last words of {service} before the crash were {log_message}.
Build {version} passed all tests at {time}.
Import of [count] records completed at {end_time}.
In {duration} the scan of {ip} found {errors} problems.
Started by hand by {user}, not by the timer.
Component {component} failed; {service} continues without it.
{user} signed out at {end_time}, after signing in at {time}
{service} {version} started on {date} at {time}
{service} was stopped by {user} on {date}
User {user} called {service} from {ip} using {browser}
{user} on {os} with {browser}: {log_message}
{service} on {os} logged {errors} errors
The service {service} reported {errors} errors at {time}.
{errors} errors in {service} since {start_date}
{reporter} reported the errors in {service} to {assignee}, who is in charge of it.
{assignee} looks into the {errors} errors that {reporter} reported.
The person responsible, {assignee}, restarted {service} on {date} at {time}.
Ticket {ticket_id} opened by {reporter}, assigned to {assignee}
{ticket_id} assigned to {assignee} at {time}, reported by {reporter}
{ticket_id} closed by {assignee} on {date}
Reported by {reporter} on {date}: {symptom} in {component}
{component}: {symptom} since version {version}
In {browser} on {os} this was seen in the {component}: {symptom}
Problem with the {component}, noted by user {user} at {time}: {symptom}
{version} of {service} went live on {date}.
On {date} {service} was moved to version {version}.
{service} went down at {time} and came back at {end_time}
Outage of {service}: from {time} to {end_time}, {minutes} minutes
{service} was away for {minutes} minutes on {date}
Backup of {service} began at {time} and took {minutes} minutes
The backup started at {time} and was done at {end_time}.
The backup of {service} took {hours} hours on {ip}.
Connection from {ip} refused by {service}
{ip} tried to sign in as {user} at {time}
Sign-in as {user} from {ip} failed; {service} said {log_message}
{user} changed the password at {time} from {ip}
{email} was added for {user} on {date}
A mail was sent to {email} by {service} at {time}
Mail from {sender} to {recipient} held back at {time}
{recipient} got the mail of {sender} at {time}
{sender} sent a message to {recipient} through {service}
{service} passed a message on to {recipient} from {sender}
Order {order_id} by {customer} stored at {time}
{customer} paid {price} for order {order_id} at {time}
Payment of {price} by {customer} failed in {service}
Invoice {invoice_id} for {customer} written by {service}
Booking {booking_id} for {guest} saved by {user}
{user} saved the booking {booking_id} at {time}
{guest} checked in to room {room} at {time}
Door {room} opened for staff member {employee} at {time}
The employee {employee} came through the gate at {time} and left at {end_time}
The guard {witness} saw the open door {room} at {time}.
{driver} drove plate {plate} in at {time} and out at {end_time}
Plate {plate} seen at {time}, driver {driver}
Parcel {tracking} left {origin} at {time} for {destination}
{tracking}: from {origin} to {destination}, carrier {carrier}, {weight}
{carrier} scanned {tracking} in {city} at {time}
Battery at {battery}, {temperature} degrees, {time}
Sensor in {room}: {temperature} degrees, battery {battery}
At {time} the sensor in {city} showed {temperature} degrees.
The battery of the {model} fell to {battery} at {time}.
{model} version {version} joined the network as {ip}
{manager}, the head of the team, told {assignee} to fix {service}.
{assignee} was asked by the boss, {manager}, to look at {service}.
{user}, not [person], stopped {service} at {time}
The last error came at {time}, the service {service} was fixed at {end_time}.
[time] was the planned time, {time} the real start of {service}.
{service} updated from [code] to {version} by {user}
service={service} version={version} ip={ip} errors={errors}
user={user} ip={ip} browser={browser} os={os}
{date} {time} {ip} {service} {log_message}
{time} {user} {ip} {log_message}
{log_message} ({service}, {ip}, {date})
{log_message}, user {user}, at {time}
{date} backup {service} start={time} end={end_time}
{ip} - {user} - {date} {time} - {browser}
Start {time}, end {end_time}, errors {errors}, service {service}
Who stopped {service}? {user}, from {ip}.
Which version runs on {ip}? {version} of {service}.
When was {service} last restarted? On {date}, by {user}.
hi {assignee}, it's yours to handle: {service} is throwing {log_message} again
heads up: {service} down since {time}, {assignee} is on it
{sender} to {recipient}: {service} is back since {end_time}
{service}, run by {company}, was slow at {time}.
The owner of {service} is {owner}; {user} only used it.
{owner} owns the service {service}, {assignee} keeps it running.
If {service} fails, call {contact} at {phone}.
{contact}, the person to contact, is on call from {start_date} to {end_date}
On call until {end_date}: {contact}, {phone}
Student {student} logged in to the course taught by {teacher} at {time}
The page {website} was opened by {user} with {browser}
{website} could not be reached from {ip} at {time}
{user} in {city} opened {website} at {time}
{user} uploaded {pages} pages to {service}
{pages} pages were printed in {room} by {user}
{service} was tested for {hours} hours by our employee {employee}
{service} deleted [count] files of {user} on {date}
Key of {user} valid from {start_date} to {end_date}
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
Could the relatives of {patient} please come to {room}?
Ward round, {date}: {patient} slept badly, fever {temperature}, appetite fair.
It's ages since {patient} last saw a dentist, let alone Dr. {doctor}.
Mr or Mrs {patient}, please follow me; Dr. {doctor} is expecting you in {room}.
I, {patient}, born {birth_date}, consent to the operation planned for {date}.
Dear {patient}, your check-up with Dr. {doctor} is due; book it on {phone}.
Fell off a ladder at {age}: {patient}, now in plaster for {days} days.
At the surgery of Dr. {doctor} you'll be seen on {date}, but don't come before {time}.
Nurse's scribble: {patient}, {room}, no visitors for {days} days
A second opinion was sought from Dr. {doctor}, since {patient} didn't trust [person].
When weighed on {date}, {patient} tipped the scales at {weight}.
Mum's in hospital! Room {room}, and Dr. {doctor} says she can go home on {end_date}.
{patient} ({age}) rang at {time} about a rash that itches.
For treating {patient}, Dr. {doctor} asks {price}.
The ambulance brought {patient} from {home}, pulse weak, temperature {temperature}.
Owing to illness Dr. {doctor} cancels all appointments on {date}; kindly ring {phone}.
"Is it serious?" asked {patient}. "Not at all," replied Dr. {doctor}.
{patient} has lost so much that the scales show only {weight}.
A patient of {age} from {home} was given the last free bed.
Under Dr. {doctor}, the fever of {patient} dropped to {temperature} overnight.
Chart | {patient} | born {birth_date} | {weight} | {temperature}
As the pills made {patient} dizzy, Dr. {doctor} stopped them after {days} days.
It wasn't the flu that put {patient} to bed but a bad oyster.
Will Dr. {doctor} still take patients at {time}, or is it too late?
The X-ray of {patient} has gone missing; the last to hold it was [person].
We're keeping {patient} in until {end_date}, just to be safe.
hi dr {doctor}, {patient} can't swallow, temp {temperature}, what now? {sender}
Next of kin informed, says the file: {patient}, {age}, stable, {room}.
Having waited {days} days for a bed, {patient} was admitted on {date}.
Surgeon: {doctor}. On the table: {patient}. Start: {time}. All went well.
Please collect the prescription for {patient}, signed by Dr. {doctor}, before noon.
Only {age}, and already a knee like an old door, Dr. {doctor} sighed.
Insurance form: insured person {patient}, date of birth {birth_date}, residence {home}
The practice of Dr. {doctor} will charge {price} if {patient} fails to show up.
After a restful night {patient} asked for porridge; temperature {temperature}.
We have moved {patient} from [code] to {room}.
Dr. {doctor} wants to see the newborn, {patient}, every week, because it weighs only {weight}.
On {date} the eyes of {patient} will be tested; please bring old glasses.
Visiting hours begin at {time}; {patient} lies in {room}, last door on the left.
Cured! {patient} walked out on {end_date} without a stick.
My GP is called {doctor}.
Keep the bandage on for {days} days.
I've got a temperature of {temperature}.
The wheelchair is for the patient, {patient}.
They're taking my tonsils out on {date}.
Could you come in at {time} for a blood test?
In an emergency dial {phone}.
Your weight, by the way, is {weight}.
The consultation comes to {price}.
I turned {age} in a hospital bed.
{patient} has an appointment with Dr. {doctor} on {date}.
Dr. {doctor} will see {patient} at {time}.
{patient} is {age} years old and weighs {weight}.
The patient in {room} has a fever of {temperature} degrees.
{patient} was born on {birth_date} and lives in {home}.
Please stay in bed for {days} days.
{patient} was treated by {doctor}, a young surgeon.
Your next check-up is on {date} at {time}.
The surgery can be reached on {phone}.
The bill for the dentist is {price}, payable by {due_date}.
The sick note is valid until {end_date}.
{patient} lies in {room}, visitors are welcome after {time}.
Temperature this morning: {temperature} degrees. Patient: {patient}.
The nurse put {patient} in {room} for the night.
Dear Dr. {doctor}, my tooth hurts again. {sender}
{witness} saw {patient} faint in the waiting room.
Attending physician: {doctor} / patient: {patient} / ward: {room}
On {date} the cast of {patient} comes off.
After {days} days in hospital, {patient} went home.
My doctor is called {doctor} and never smiles.
The glasses will cost {price}, said the optician.
{patient} thanked the surgeon, {doctor}, with a cake.
Surgeon {doctor} told {patient} to eat less salt.
Admitted: {patient}, {age}, from {home}, with chest pain
The baby weighs {weight} and is in good health.
{patient} has a fever, {temperature} degrees and rising.
Sick leave for {patient} ends on {end_date}.
Hello, this is {patient}, I need to see Dr. {doctor} soon.
Which doctor did you see? {doctor}, the one with the beard.
Take the drops for {days} days, no longer.
According to {witness}, who saw it happen, {patient} slipped on the steps.
Blood pressure high, weight {weight}, temperature {temperature} degrees
{price} is what {patient} has to pay for the crown.
The invoice for the X-ray must be settled by {due_date}.
{doctor} has been the family doctor of {patient} for ages.
It was the physician, {doctor}, who found out what {patient} was suffering from.
Ring {phone} if the wound of {patient} starts to bleed.
The consultation begins at {time} in {room}.
Off work until {end_date}, signed Dr. {doctor}
{patient}, whose knee was operated on, may go home on {date}.
From {home} {patient} was taken to the clinic by helicopter.
At {age} the patient still has all her teeth.
"Doctor {doctor}, is it serious?" asked {patient} softly.
The vaccination of {patient} took place on {date}.
Date of birth of the patient: {birth_date}; body weight: {weight}
Dr. {doctor}'s patient, {patient}, has lost weight, now {weight}.
Mr. [person] visited {patient} in {room} with flowers.
Nobody but {witness} saw how {patient} fell out of bed.
Please come to {room} with an empty stomach on {date}.
Rest for {days} days and then come back, said {doctor}, the GP.
Fever chart of {patient}, {time}: {temperature} degrees
hi, {sender} here, could I move my check-up from [date] to {date}?
I'm {age} and my back hurts, doctor.
The dose depends on the weight, which is {weight}.
A specialist named {doctor} will examine {patient} at {time}.
Examined by {doctor} at {time}, {patient} was sent to {room}.
Due by {due_date}: {price} for the treatment of {patient}
No appointments left before {date}, call {phone} tomorrow morning.
{patient}'s fever was down to {temperature} degrees by the evening.
With a bandage round the head, {patient} left the practice of Dr. {doctor}.
Referred to: Dr. {doctor}. Reason: dizzy spells. Patient aged {age}.
For {days} days the patient, {patient}, has eaten nothing but soup.
The eye test in {room} is at {time}, don't be late.
Our oldest patient is {patient}, who is {age}.
{temperature} degrees! Put the child to bed and call {phone}.
Discharged on {date}: {patient}, home address in {home}
{sender} has written to complain about the long wait at Dr. {doctor}'s.
Unfit for work, {patient} must stay at home till {end_date}.
The new heart clinic is run by doctor {doctor}, who also treated {patient}.
{patient} sees Dr. {doctor} on {date} at {time}.
Dr. {doctor} examined {patient} on {date}.
The patient, {patient}, is {age} years old and weighs {weight}.
Dr. {doctor} saw that {patient} had a temperature of {temperature} degrees.
With {temperature} degrees of fever {patient} came to the clinic at {time}.
{patient} stays in room {room} until {end_date}.
Room {room}: {patient}, under the care of Dr. {doctor}
{patient} was brought in by ambulance at {time}, with {driver} at the wheel.
{driver} drove {patient} to the hospital in {city}.
The hospital in {city} took {patient} in on {start_date}.
{patient} came on {start_date} and went home on {end_date}.
Admitted {start_date}, discharged {end_date}, doctor {doctor}
Dr. {doctor} sent {patient} home after {days} days.
{patient} must stay in bed for {days} days, says {doctor}, the doctor.
Take the pills for {days} days, Dr. {doctor} told {patient}.
The patient, {patient}, has {children} children and works as a {job}.
The next check-up of {patient} is on {date}.
Could the patient, {patient}, come at {time} instead of [time]?
{sender}, a daughter of {patient}, wrote to Dr. {doctor}.
Dr. {doctor} phoned the contact person, {contact}, about the sick {patient}.
In an emergency call {contact} at {phone}; patient: {patient}
Name of patient: {patient}. Date of birth: {birth_date}. Doctor: {doctor}.
Doctor: {doctor}. Patient: {patient}. Next visit: {date}, {time}.
Born {birth_date}, lives in {home}, weighs {weight}, smokes
{doctor} is the doctor, {patient} the one with the fever.
It was Dr. {doctor} who found out what was wrong with {patient}.
What is wrong with the patient, {patient}? asked {reporter}, who had reported the accident.
The operation, which Dr. {doctor} carried out on {date}, took {hours} hours.
{doctor} operated on {patient} for {hours} hours.
{hours} hours after the operation {patient} could talk to Dr. {doctor}.
{patient} has been treated by Dr. {doctor} since {year}.
Since {year} Dr. {doctor} has had a practice at {street} in {city}.
The practice of Dr. {doctor} is closed until {end_date}.
While Dr. {doctor} is away, see [person]; the practice opens again on {date}.
Please tell the patient, {patient}, that the visit on {date} starts at {time}.
Dear {recipient}, please call the practice of Dr. {doctor} at {phone}.
Dear Dr. {doctor}, my son {patient} has had fever for {days} days. {sender}
{sender} wrote to {doctor}, the doctor, to get pills for the sick {patient}.
{patient} takes {quantity} pills a day.
{quantity} pills every {hours} hours, for {patient}
The bill for {patient} is {price} and must be paid by {due_date}.
{price} for the operation, {deposit} in advance, says the clinic
The clinic asked {patient} for a deposit of {deposit}.
Invoice {invoice_id} of {invoice_date} is for the treatment of {patient}.
The bill of {invoice_date} goes to {recipient}, although {patient} was treated.
The bill for treating {patient} is addressed to {recipient}: {price}
Dr. {doctor} wrote a letter about {patient} to {recipient}.
{patient} was sent to Dr. {doctor} by [person].
After {minutes} minutes in the waiting room {patient} left.
{patient}, now our patient, fell at {time} on {street}; {witness} saw it.
{witness} watched how our patient {patient} fell down the stairs on {date}.
{employee}, the nurse, gives {patient} a pill at {time}.
The nurse, {employee}, called Dr. {doctor} because {patient} was in pain.
{patient} was washed by the nurse, {employee}, and seen by Dr. {doctor}.
The patient {patient} was bitten by a {animal} on {date}.
The {animal} that bit {patient} belongs to {owner}.
{owner} owns the {animal}, {patient} has the wound.
{weight} at birth, born on {birth_date} in {birthplace}: baby {patient}
Baby {patient} was born in {birthplace} at {time}.
{patient} lost weight and is now down to {weight}.
Case {ticket_id}: blood taken {date}, patient {patient}
{patient} drank too little, writes {author} in the report of {date}.
The report on {patient} was written by {author} and signed by Dr. {doctor}.
{author} wrote the report, Dr. {doctor} read it to the patient, {patient}.
Not eat for {hours} hours before the visit at {time}!
Come without breakfast on {date}, please; Dr. {doctor} takes blood at {time}.
The blood of {patient} was sent to {company} on {date}.
{guest} visited {patient} in room {room} at {time}.
Visitors for {patient} may come from {time} to {end_time}.
{patient}, room {room}, gets a visit from {guest} on {weekday}.
{patient} got {color} pills for {duration}.
The cast is {color} and stays on for {duration}.
Does {patient} still see Dr. {doctor}? No, not since [date].
How old is {patient}? {age}. How heavy? {weight}.
The patient, {patient}, lives alone in {home} with a {animal}.
At home in {home} the sick {patient} is in the charge of {assignee}.
{assignee} is responsible for the care of the patient, {patient}, from {start_date} on.
From {start_date} {patient} goes to a clinic in {destination}.
{patient} was moved from {origin} to a hospital in {destination}.
The ambulance took {patient} from {origin} to {destination} in {minutes} minutes.
The sick {patient} was flown in from {country} on {date}.
Mail the results to {email}; they are for Dr. {doctor}.
{student} learns under Dr. {doctor} and may watch the operation.
Under the eyes of {student}, who studies medicine, Dr. {doctor} helped {patient}.
{patient} rates Dr. {doctor} with {score} stars.
{score} stars for {doctor}, the best doctor in {city}!
The appointment at {time} was cancelled; the patient, {patient}, will not come.
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
The previous lodger, [person], left the keys with the new one, {tenant}.
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
Rent due {due_date}; amount {rent}; payable to landlord {owner}; payer {tenant}
There were {rooms} rooms, and in none of them did the lodger, {tenant}, find a socket.
Does {owner}, the proprietor, allow dogs?
Flat hunters met outside {street} at {time}.
What {owner} wants for the old mill, built in {year}, is {price}.
The postcode of the new estate is {postcode}.
The living space comes to {area} square metres.
How many rooms? {rooms}, if you count the pantry.
I'm the new tenant, {tenant}.
{tenant} has asked {owner}, the landlord, to mend the boiler before winter.
Small ad: {rooms} rooms, {city}, {rent}, no agents
For thirty years {owner} has owned the corner house, {street}, and never raised the rent.
Keys handed to {tenant} on {start_date}, meter read, walls white.
You can have it for {rent} a month if you leave a deposit of {deposit}.
Students! {rooms} rooms in the heart of {city}, free as of {start_date}!
Were {owner} to sell, the asking price would be {price}, not [money].
A mere {area} square metres, and yet the tenant, {tenant}, has squeezed in a piano.
Dating from {year}, the farmhouse near {city} has {rooms} rooms and a leaking roof.
Landlord: {owner}. Lodger: {tenant}. Address: {street}, {city}, postcode {postcode}.
I viewed the loft on {date}; {contact} from the agency showed me round.
Notice is hereby given to {tenant} to quit the premises by {end_date}.
My flatmates and I split {rent} between us, which is steep for {area} square metres.
After {tenant} had moved out, the landlord, {owner}, found a hamster behind the stove.
To be sold by auction on {date}: house of {area} square metres, built {year}.
Please transfer the {rent} to your landlord, {owner}, before {due_date}, or interest is charged.
Would {rooms} rooms do for you and the {children} children?
The agent, {contact}, will be standing outside {street} at {time} with the keys.
{owner} bought the villa for {price} and lets the ground floor to {tenant}.
Sublet from {start_date} to {end_date}: my room in {city}, plants included
The key question is whether {tenant}, our would-be tenant, can stump up {deposit} as security.
As the owner, {owner}, lives abroad, kindly send complaints to {contact}.
Flat swap! Mine: {rooms} rooms, {rent}. Yours: something bigger, up to [money].
What's a cottage of {area} square metres worth? {price}, according to the surveyor.
Down by the canal in {city}, {owner} is letting a houseboat for {rent}.
From {start_date} it's {tenant} who rents the shop at {street}, no longer [person].
hi {contact}, is the viewing still at {time}? and does the rent ({rent}) include water?
Until {end_date} the attic stays in the hands of the lodger, {tenant}.
Deeds from {year} name the builder; today's proprietor is {owner}.
We regret that {tenant}, the occupant of the top floor, keeps a crocodile.
Living room, kitchen, bath - {area} square metres - {street} - {rent} monthly
The rent went up to {rent}, so {tenant} went off to [city].
It's a bargain: {price} for {rooms} rooms with a view over {city}.
Because the deposit, {deposit}, was never paid, the owner, {owner}, gave the flat to [person].
Should you fancy a look, {contact} answers calls on {phone} until {end_time}.
From {owner} I rent a garage; from the council, a patch of garden.
The lease states that {tenant} shall pay {rent}, heating included, until {end_date}.
Erected in {year}, empty for ages, and now to let at {rent}.
How long has {tenant} been living at {street}? Since {start_date}.
{owner} told the court that {tenant} had owed rent since {due_date}.
We're looking for somebody to share the rent of {rent}.
The date over the door says it was put up in {year}.
It's up for sale at {price}.
Do have a look at {street} while you're there.
Ever since {tenant} moved in, the stairs smell of curry.
We gave up {rooms} rooms and moved into a van.
The place has been empty; you could move in on {start_date}.
You'll get your {deposit} back when you leave.
Who owns the ruin? {owner}, I'm told.
There's more space than you'd think, {area} square metres.
The flat at {street} is for rent.
{owner} rents the flat to {tenant}.
{tenant} rents a flat from {owner} in {city}.
The flat has {rooms} rooms and {area} square metres.
You can move in on {start_date}.
{tenant} moved out on {end_date}.
The deposit is {deposit} and must be paid before you move in.
If you want to see the house, call {contact} on {phone}.
{owner} wants to sell the house for {price}.
We are looking for a flat with {rooms} rooms in {city}.
The house at {street} belongs to {owner}.
My landlord is {owner} and I pay {rent}.
The lease starts on {start_date} and ends on {end_date}.
You can view the flat on {date} at {time}.
The tenant, {tenant}, lives on the first floor with {children} children.
The rent must be paid by {due_date}.
A house in {city} with {area} square metres costs {price}.
{tenant} paid a deposit of {deposit} to {owner}.
The landlord, {owner}, got the keys back from {tenant}, who had rented the place, on {date}.
For rent: {rooms} rooms, {area} square metres, {rent}.
The address is {street}, {postcode} {city}.
The family with {children} children wants a bigger flat.
Heating was put in new in {year}.
{contact}, your contact person, will show you the flat at {time}.
Who owns the house? {owner}, since {year}.
The tenant, {tenant}, has complained about the noise.
{owner}, the landlord, wants {rent} for this tiny room.
How big is it? {area} square metres, they say.
Rent: {rent}. Deposit: {deposit}. Free from: {start_date}.
Write to {email} if the flat in {city} is right for you.
The flat has {seats} seats round the kitchen table.
Built in {year}, the house has been home to {tenant} for ages.
It is {tenant} who lives there, but {owner} who owns the place.
{tenant} must leave the flat by {end_date}.
To {owner}'s surprise, {tenant} paid the rent early.
Sold to {customer} for {price}: the old house at {street}.
The seller, {seller}, asks {price} for the flat.
{customer} bought the house from {seller} in {year}.
hi, is the flat at {street} still free? we are a couple with {children} kids
The neighbours at {street} saw the new lodger, {tenant}, move in on [date].
From {start_date} the rent goes up to {rent}.
The front door is made of {material} and painted {color}.
A garden of {area} square metres goes with the house.
I, {tenant}, will move out of the flat on {end_date}.
Not before {start_date} can the new tenant, {tenant}, have the keys.
Dear {owner}, the {component} in the kitchen is broken. Your tenant, {tenant}
Dogs are fine, says the landlord, {owner}, but no {animal} in the flat, please.
Viewings only on {weekday} from {time} to {end_time}.
The new tenant is {tenant}; the old one was [person].
Given back in full: the {deposit} that {tenant} had paid in advance.
Our flat in {city} is being sold, so we must go.
The way to the station is {distance} kilometres.
What do I pay for {rooms} rooms here? {rent}, everything included.
{owner} will let the room to {tenant} from {start_date}.
The contract, signed by {tenant} on {date}, is for {duration}.
Because of the damp, {tenant} pays {owner} less rent.
The house was bought by {owner} for {price}.
Postal code {postcode}, third floor, door {room}.
Please pay {rent} to {owner} on the first of the month.
An old lady, {owner}, has owned {street} since {year}.
Contact for viewings: {contact}, {email}.
The agent {contact} says the flat is gone, sadly.
There are {rooms} bedrooms, enough for {children} children.
The owner of the flat is {owner}, who lives in {home}.
By {due_date} the deposit has to be in the account.
Before the sale, the house was let to {tenant} for {rent} a month.
Monthly costs come to {rent}, plus a fee of [money] for the agent.
It took {owner} {days} days to find a new tenant.
{tenant} rents a flat in {city} from {owner}.
{owner} owns the house in which {tenant} lives.
{seller} sold the house to {customer} for {price}.
{customer} bought the house on {street} from the seller, {seller}.
{seller} put the house up for {price}, and {customer} bought it.
The house in {city} was sold by {seller} on {date}.
The lease of {tenant} ends on {end_date}.
The lease runs from {start_date} until {end_date}.
The tenant, {tenant}, moved from {origin} to {destination} on {date}.
The rent of {rent} must be paid by {due_date}.
{tenant} left {deposit} with {owner} as a deposit.
{owner} gave the deposit of {deposit} back to {tenant}.
Rent is {rent}, deposit is {deposit}, and heating comes on top.
Our contact person, {contact}, shows the flat on {date} at {time}.
Call {contact} at {phone} if you want to see the flat.
The house was built in {year} and has {rooms} rooms.
{area} square metres of garden belong to the house on {street}.
{tenant}, who rents the flat, says that the {component} in the kitchen is broken.
The landlord, {owner}, gave the job of mending the {component} to {assignee}.
{assignee}, who was given the job, came on {date} to repair what the tenant, {tenant}, had broken.
Dear {recipient}, the rent for this month has not come. {sender}
{sender} wrote to {recipient} to ask for the music to be turned down after {time}.
The flat is {minutes} minutes from the station in {city}.
It is {distance} km from the house to {destination}.
The tenant, {tenant}, is a {job} and has {children} children.
No {animal} in the flat, says its owner, {owner}.
The lodger, {tenant}, has a {animal}, which the landlord, {owner}, does not like.
The door is {color}, and the floor is made of {material}.
The kitchen has a {color} {product} that belongs to {owner}.
{tenant} took the {product} along when moving out on {end_date}.
The manager, {manager}, looks after the house, which belongs to {owner}.
{owner} lives in {home} and lets a flat in {city}.
Flat {room} at {street} is rented by {tenant}.
The tenant of {room}, {tenant}, lives right above [person].
Landlord: {owner}. Tenant: {tenant}. Start: {start_date}.
Flat, {city}, {rooms} rooms, {area} sqm, {rent}, free on {start_date}
FOR SALE: house, built {year}, {area} sqm, {price}, ask {contact}
Is the flat on {street} still free? From {start_date}, yes.
What is the rent? {rent} a month, the landlord, {owner}, said.
From {start_date} on the rent goes up to {rent}, wrote {owner}, who owns the house.
{owner} raised the rent from [money] to {rent}.
Before {tenant}, the flat was rented by [person].
{guest} stayed in the room as a guest for {nights} nights while the tenant, {tenant}, was away.
While the tenant, {tenant}, is abroad, a guest, {guest}, lives in the flat until {end_date}.
Ask {contact}, who lives at {street}, for the key.
{witness} saw the water come out of the flat that {tenant} rents.
According to {witness}, who saw it, it was the tenant, {tenant}, who left the tap on.
{tenant}, who pays {rent}, thinks the flat of [person] is cheaper.
{company} built the house at {street} in {year}.
Built by {company}, owned by {owner}, rented by {tenant}
{carrier} moved all the things of the tenant, {tenant}, to {destination}.
The van with the plate {plate} stood at {street} from {time} to {end_time}.
{driver} drove the van with the furniture from {origin} to {destination}.
The student {student} is looking for a room in {city} from {start_date}.
{student}, a student, found a room with the landlord {owner} for {rent} a month.
I am {student}, {age}, a student, and I need a room near {venue}.
The tax on the house is {tax} a year, and {owner} pays it.
{seller} wants {price} for the flat, and {tax} in tax comes on top.
{customer}, the buyer, paid {deposit} in advance out of a total of {price}; the rest came on [date].
The paper was signed by the seller, {seller}, and the buyer, {customer}, on {date}.
{customer}, who bought the flat, moves in on {start_date}; {seller}, who sold it, moves out before that.
The {product} in the hall was sold to {customer} by the old tenant, {tenant}.
Heating is off on {weekday} from {time} until {end_time}.
It is only {temperature} degrees in the flat, the tenant, {tenant}, told the landlord, {owner}.
{tenant}, who rents the flat, has told {owner}, who owns it, to have the {component} mended by {due_date}.
{supplier} delivers the new {component} for the house on {delivery_date}.
{employee} of {company} will read the meter on {date}.
Meter reading at {street}: {date}, {time}, by staff member {employee}
The owner, {owner}, is {age} and would like to sell the house in {city}.
Born in that very house in {birthplace}, its owner, {owner}, will never sell it.
The offer of [money] by [person] was turned down by the owner, {owner}.
{owner}, to whom the house belongs, said no to [person], who had offered [money].
{postcode} {city}, {street}: flat to let, {rent}
Look at the pictures on {website} and write to {email}.
I saw your flat on {website} and would like to see it on {weekday}. {sender}
{author} wrote in the paper that rents in {city} are too high.
For {duration} the tenant, {tenant}, has been waiting for the {component}.
{days} days after moving in, {tenant} noticed what was wrong with the flat: {symptom}
Notice given by {tenant} on [date], flat to be left by {end_date}
{tenant} gave notice, and the landlord, {owner}, found [person] for the flat.
{recipient}, you must leave the flat by {end_date}. {sender}, for the owner
[person] came to see the flat, but it was let to {tenant}.
The tenant, {tenant}, and {children} children share {rooms} rooms.
The hall may be used until {end_time}; for more ask {contact}.
{owner} bought the house in {year} for {price}.
In {year} the house went from {seller} to {owner}.
A {job} from {home}, {tenant} rents the small flat.
{discount} less rent until the {component} works, demands the tenant, {tenant}.
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
Although the charge drops to {battery} by noon, the writer of this review, {author}, likes the {model}.
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
Five minutes with the {model} and I knew {brand} had cheated me.
{title} kept me awake all night; {author} knows how to tell a story.
Bought for {price}, binned after {days} days: don't trust {brand}!
The breakfast at the {hotel} alone deserves {score} stars.
Tested and written up by {author}: the {model}, a {color} brick weighing {weight}.
If {score} stars seem mean, try sleeping at the {hotel} yourself.
Nobody in {city} sells the {model} cheaper than {seller}, who let me have it for {price}.
I'd expected more of {title}, given how good the last novel by {author} was.
To be fair to {brand}, the {material} casing of the {model} is lovely.
Verdict: {score}. Weight: {weight}. Price: {price}. Would buy again: no.
After a night at the {hotel}, {author} wrote: "Bring your own pillow."
At last {publisher} has reprinted {title}, all {pages} pages of it.
The {model} is what I got, and it is what I wanted.
Charged for an hour, the {model} showed only {battery}.
Sold by {seller}, ordered {order_date}, delivered {delivery_date}, broken the same evening. Thanks!
Such a handsome {color}, such a dreadful {model}.
My neighbour [person] raves about the {model}; I give it {score}.
{nights} nights, {price}, no hot water: that's the {hotel} for you.
Hardly anyone can write about {city} the way {author} does in {title}.
With its {material} handle the {model} feels like a toy.
Would {score} stars be too kind? The staff at the {hotel} did smile, after all.
Of the {pages} pages that {title} has, I managed [small] and gave up.
{brand} must think we're fools, asking {price} for something made of {material}.
It took me {days} days to grow fond of the {model}, and now I'd never part with it.
{seller} promised it would match my curtains; what I unpacked was {color}.
Battery at {battery} after lunch, screen scratched, {score} points, the end.
Posted on {date} by {author}: "Loved the pool, hated the music."
Dear readers, {title} isn't worth {price}, so borrow it.
A week at the {hotel} in {city} felt like a month in prison.
What does the reviewer, {author}, make of the {model}? A miserable {score}.
Though it weighs {weight}, the {model} fits into a coat pocket.
+ light ({weight}) + cheap ({price}) - ugly colour ({color})
Hats off to {publisher} for taking a risk on the novelist {author}.
Forget [title]; the masterpiece by {author} is {title}.
So flimsy was the {model} that the dealer, {seller}, took it back without a murmur.
{score} stars from me, {author}, a loyal customer of {brand}.
The guest room in {city} cost {price}; for {nights} nights that's daylight robbery.
I unwrapped the {model} on {delivery_date}, and by evening it had a crack.
{title} ({pages} pages) would have been better with half as many.
On the {model}, {brand} gives a guarantee of [duration], and you'll need it.
The cover alone, all {material}, is worth the money.
Can't fault the {hotel}.
I'm only giving it {score} because of the packaging.
My battery never drops below {battery}.
Try {seller}, who sells it too, first; the chain stores are dearer.
I devoured {title} in one sitting.
How can anything this small weigh {weight}?
The {color} version looks best.
Mine set me back {price}.
I shall never again buy from {brand}.
I bought the {model} for {price} and I love it.
The {brand} {model} is worth every cent.
I give this book {score} points.
We spent {nights} nights at the {hotel} and slept badly.
The {hotel} in {city} was clean and quiet.
Ordered on {order_date}, it came on {delivery_date}.
The seller, {seller}, answered all my questions.
{title} by {author} made me cry on the bus.
It is made of {material} and feels very solid.
The {model} in {color} looks better than in the picture.
After {days} days the {model} stopped charging.
By the evening the battery is at {battery}.
It weighs only {weight}, so I carry it everywhere.
The novel has {pages} pages and not one joke.
{publisher} has brought out {title} in a cheap edition.
Score: {score}. Hotel: {hotel}. Never again.
{author} wrote {title} and should have stopped there.
I got the {model} from {seller}, who packed it well.
{seller} sold me a {model} with a scratch.
The parcel arrived on {delivery_date}, a week too late.
Don't buy from {seller}, the box was empty!
{brand} makes good things, but the {model} is junk.
On {date} the handle of my {model} fell off.
The {color} one is nicer than the rest.
Paid {price}, got a toy of {material}.
Too dear at {price}, said {reporter} in the test report.
{reporter}, reporter for the local paper, gave the {model} a {score}.
Battery at {battery} after one film, what a joke.
How was the {hotel}? Lovely, we'd go back to {city} any time.
The {model} by {brand} is as heavy as a brick: {weight}.
I read all {pages} pages of {title} in a night.
Written by {author}, published by {publisher}, forgotten by me
{publisher} should be ashamed of printing {title}.
My friend {person} recommended the {hotel}, and I thank her.
For {nights} nights in {city} we paid {price}.
Seller: {seller}. Delivery: {delivery_date}. All fine.
It took {days} days to get a reply from {brand}.
The bag is of {material} and smells of fish.
Verdict on {title}: {score} points, mostly for the cover
When I unpacked the {model}, it was {color}, not white.
I've been using the {model} since {date} without any trouble.
Given to me by {person} as a present, the {model} has served me well.
{score} for the food, nothing for the service.
Was it worth {price}? No. Would I buy from {brand} again? No.
The pillow, made of {material}, weighs {weight} and is too hard.
At {pages} pages, {author}'s latest is a doorstop.
Our stay at the {hotel} began on {date} with a cold shower.
I ordered it on {order_date} and am still waiting.
What {seller} sold me as {material} is really plastic.
hi all, the {model} in {color} is half price, {price}, go get it
Even with the battery down to {battery}, the {model} keeps running.
{title} ({publisher}) is the dullest book I know.
Only {seller} had the {color} version in the shop.
It's {author}, the writer, not the book, that I can't stand.
Returned after {days} days: the {model} from {brand}
A week in {city} at the {hotel}? I'd rather camp.
{brand} claims it weighs less, but my scales say {weight}.
On opening the box, sold and sent by {seller}, I found a used {model}.
My rating: {score}. My reason: noise at night.
For a thriller, {title} has too many pages: {pages}.
The lamp is {color}, which the shop didn't mention.
Seen elsewhere for [money], bought here for {price}, happy with it
The {hotel} has no lift and I had luggage for {nights} nights.
Thanks, {seller}, nobody has ever sold me anything faster!
{model}: nice screen, weak battery, {battery} left by lunch
Delivered on {delivery_date}, broken on [date], binned the same day
They said {material}, they meant paper.
"I couldn't put it down," the reporter, {reporter}, wrote about {title}.
The people at {publisher} have done a fine job with {author}'s poems.
Nothing made by {brand} has ever lasted me longer.
[person] gives {title} {score} points.
{score} points go from {author}, who wrote this test, to the {model}.
{customer} bought the {product} from {seller} and likes it.
{seller} sold me a broken {product}, writes {customer}.
The {product} that {customer} bought for {price} was too small.
{customer} paid {price} for the {model}, and it broke after {days} days.
I ordered it on {order_date}, and it came on {delivery_date}.
The {model} came on {delivery_date}, sent by {carrier}.
{carrier} took {days} days to bring the {product}.
{brand} makes it, {seller} sells it, {customer} bought it and is happy.
The {product} is made by {brand} in {country}.
The {product} by {brand} is made of {material} and costs {price}.
It weighs {weight}, is {color} and costs {price}.
The battery of the {model} was at {battery} after {hours} hours.
After {hours} hours of use the battery still showed {battery}.
{title} by {author} was published by {publisher} in {year}.
{publisher} brought out {title}; it has {pages} pages.
{author} wrote {title}, and {speaker} reads it in the audio book.
The audio book of {title} is read by {speaker} and lasts {hours} hours.
{speaker} reads what {author} wrote: {title}, {duration}.
{reporter} reports on {title}, a book by {author}.
{winner} won the book prize; the author of my favourite, {author}, came away with nothing.
The prize went to {winner} for {title}.
{guest} stayed at the {hotel} for {nights} nights and gives {score} points.
The {hotel} cost {guest} {price} for {nights} nights.
Room {room} was cold, only {temperature} degrees, says the guest, {guest}.
Hotel guest {guest} from {home} liked the {dish} at the {hotel}.
We ate {dish} at {venue} and paid {price}.
{venue} in {city} serves a good {dish}, says {guest}, a guest there.
The {event} at {venue} on {date} was too loud.
{attendees} people saw the {event} at {venue}.
Tickets for the {event} cost {fee}, and {speaker} spoke for {minutes} minutes.
The manager, {manager}, answered the review of a guest, {guest}.
{manager}, who runs the {hotel}, wrote back to {guest}, who had stayed there.
{employee} at the desk was kind to {guest}, the guest in room {room}.
Thanks to {employee} of the staff, who helped us on {date}. Your guest, {guest}
{airline} brought {person} from {origin} to {destination} {hours} hours late.
Flight {flight} with {airline} from {origin} was late, seat {seat} was dirty.
The driver, {driver}, was friendly, and [person] was in {destination} at {time}.
The doctor, {doctor}, took much time for the patient, {patient}, {minutes} minutes in all.
{patient}, who was treated by Dr. {doctor}, gives {score} points.
{teacher} explains {topic} well in class, says the student {student}.
{student} gives the course by {teacher} {score} points.
The course in {topic} costs {fee} and lasts {duration}.
{assignee}, in charge of repairs, mended the {model} of the customer {customer} in {days} days.
{customer} had the {model} mended by {assignee} for {price}.
In version {version} of the app the {component} has this fault: {symptom}.
The user {user} says version {version} does not run on {os}.
{service} does not work in {browser}, writes a user called {user}.
{user}, logged in as a user, gives {service} {score} points.
Review written by: {author}. Model: {model}. Brand: {brand}. Price: {price}.
Title: {title}. Author: {author}. Publisher: {publisher}. Pages: {pages}.
Hotel {hotel}, {city}, {nights} nights, {score} points, guest: {guest}
Bought {order_date}, paid {price}, rated {score}: {product}
{model}, {color}, {weight}, {price}, {score} points
Who wrote {title}? {author}. Who printed it? {publisher}.
Was {guest} happy at the {hotel}? Yes, {score} points.
meh, paid {price} for a {product} made of {material}, {customer} here
got mine from {seller} on {delivery_date}, love the {color}
{customer}, who had bought the {model} from {seller}, sent it back.
What {seller} sold to {customer} was not the {model} by {brand}.
Sold by {seller} and bought by {customer}, the {model} lasted {duration}.
It was not [person] but {author} who wrote {title}.
[company] also makes one, but {customer} bought the {model} by {brand}.
{customer} had paid [money] for the old one and {price} for the {model}.
The review of {date} was written by {author} in {city}.
{author}, who wrote the review, tried the {model} from {start_date} to {end_date}.
From {start_date} to {end_date} the writer of this review, {author}, slept at the {hotel}.
The test began on {start_date} and was printed on {date}.
The author of the test, {author}, had it for {days} days and did {distance} km.
In {days} days the {color} {model} went {distance} km with {driver} at the wheel.
{driver} drove the {model} for {distance} km from {origin}.
{owner} has owned the {model} for {duration}.
The {model} of {owner} is {color} and has the plate {plate}.
{owner} would sell the {model} for {price}.
{customer} ordered the {product} on {order_date} and got {discount} off.
With {discount} off it costs {price}, and the buyer, {customer}, finds that fair.
A customer, {customer}, wrote to {email} on {date} and got no answer.
For help with the {model} its buyer, {customer}, called {phone}.
{contact}, my contact at {brand}, says that the customer {customer} got help with the {model}.
{customer}, who had bought it, complained to {contact}, the contact person at {brand}.
Read all reviews of the {model} at {website}.
{author}, a {job} from {home}, wrote the review of {title}.
Written by the {job} {author}, aged {age}: {title}
The writer, {author}, was born in {birthplace}, and {title} is set in {city}.
{title} is about {topic}, and it takes {author} {pages} pages.
{recipient} got {title} from {sender} and read it in {days} days.
{sender} sent {recipient} the {product} and hopes for a good word.
The gift from {sender} to {recipient} was a {color} {product}.
{customer}, a buyer with {children} children, says the {product} is fun.
The {animal} of {owner} loves the {product} by {brand}.
""",
    "book": """
Nobody but {author} could have come up with {title}.
Spent the whole weekend with {title} – all {pages} pages – and already want more from {author}.
Hot off the press at {publisher}: {author}'s thoughts on {topic}, entitled {title}.
"{title}" has been gathering dust on bookshop shelves ever since {year}, when it first appeared.
Have you returned {title} yet, [person]? The library wants it by {due_date}.
Without {publisher}, which took a chance on the manuscript in {year}, hardly anyone would know {title}.
Running to {pages} pages, this novel is not exactly light reading.
This copy must be handed in by {due_date}.
Born in {birthplace} but long settled in {home}, {author} has never set a story in either town.
Anyone keen on {topic} should pick up {title}; {author} explains it beautifully.
Reminder for [person]: your loan ends on {due_date}.
Bargain of the week: {title} for {price}, marked down from [money].
What {author} does in {title} with a dry subject like {topic} is astonishing.
written by {author} – brought out by {publisher} – length: {pages} pages – retail {price}
Any story set in {country} gets my vote.
Though the cover names [person] as illustrator, every word in {title} comes from {author}.
From {time} on, {author} will be signing copies of {title} at {venue}.
If you liked the film, try the novel it is based on: {title}, penned by {author}.
Loan to [person] began on {start_date}, and still not back: {title}
The jury's choice fell on {winner}, whose novel beat everything else on the shortlist.
Set as homework by {teacher}: chapters one to three of {title}.
On {date}, {publisher} is bringing {title} back into print.
Has anyone here read a thing by {author}?
I'm looking for something on {topic} that came out in {year}; the writer was called {author}, I think.
hey, did you know {author} was born in {birthplace}? it says so at the back of {title}
We still have {stock} copies of {title} on the shelves.
Under the pen name [person], {author} also turned out crime stories.
Loan slip – reader: [person] – work: {title} – to be returned no later than {due_date}
It is not the plot but the style that makes {author}'s {title} worth every bit of {price}.
Although [person] translated it, {title} reads as if {author} had written it in our own language.
"Start with {title}," advised the bookseller. "{author} never wrote anything better."
Its subject, in a word, is {topic}.
You will find {title}, the one about {topic}, in room {room}.
When was {title} published? In {year}, and by {publisher}.
From {country}, where {author} has lived for decades, comes a new novel called {title}.
It took [person] a mere {days} days to get through {title}.
My dear {recipient}, enclosed is {title}, which I promised you at Easter. Fondly, {sender}
Launch of {title}: {date}, {time}, {venue}; your host for the evening is {speaker}.
Who is behind {title}? None other than {author}.
After years of waiting, {author} at last got a letter of acceptance from {publisher}.
"Whose is this?" "{author} wrote it, dear, and it's called {title}."
Pupil {student} left {title} on the bus; the fine is {price}.
I stumbled across {title} at a flea market, beautifully bound, {price}.
Our reading circle takes up {title} on {date}; do finish it by then.
Rejected by [company], the manuscript by {author} was snapped up by {publisher}.
A first edition from {year}, {pages} pages, with a coffee ring on the cover
It must have been in {year} that {publisher} took {author} under contract.
Can I keep {title} beyond {due_date}? Best wishes, [person]
Critics tore {title} to shreds, yet {author} laughed all the way to the bank.
Library card of [person]: {title}, loan starts {start_date}, in by {due_date}
After ten chapters about {topic}, {author} gets round to the murder.
The jury praised {author} for {title}; the medal, however, was awarded to {winner}.
For an essay on {topic}, {student} read {title} from cover to cover.
In {country}, where {author} is a household name, {title} is read at school.
{title}: hardback, {pages} pages, {publisher}, also as an audiobook
On the spine it says {author}, and beneath that, in gold, {title}.
Though {publisher} printed thousands, only {stock} of them remain in the cellar.
Ask {teacher}, who teaches the class, whether {title} has to be read by {due_date}.
Hello {recipient}, returning {title} today, loved the bit about the goose! {sender}
Dedicated to [person], {title} is the thirteenth thriller by {author}.
Written in a hut in the mountains, {title} made its author, {author}, rich.
When {title} hit the shops in {year}, {author} was still driving a taxi.
Hands off {title}! It's on hold for [person] until {due_date}.
At {venue}, on {date}, {author} will be answering questions from readers.
It's {publisher} that you should write to if pages are missing from {title}.
Never mind the dull cover: {title} is as funny as anything {author} has done.
Shelf mark [code]; main heading {topic}; title {title}
A slim volume of {pages} pages, {title} fits into any coat pocket.
The lost diary of {author}, which {publisher} issued in {year}, caused a scandal.
I gave {title} to my nephew, who knows all about {topic} now.
Only {price} for {title}? {author} must be turning in the grave.
Before {author} settled in {home}, nobody there had met a novelist.
Up for grabs: {title}, as good as new, for just {price}.
Next term {teacher} wants the whole class to study {title}.
What's {title} about? {topic}, mostly, with a love affair thrown in.
Missing from the shelves since [date]: {title}, last lent to [person].
Few know that {author}, a native of {birthplace}, once burnt the draft of {title}.
Reprint! {publisher} brings back the {year} classic {title}.
{author} took {days} days over the last chapter of {title}, and it shows.
Either {title} is a work of genius or {author} is pulling our leg.
My favourite writer is {author}.
The sequel is called {title}.
Please hand it back by {due_date}.
We've got {stock} copies left.
This edition runs to {pages} pages.
It first came out in {year}.
A paperback costs {price}.
Who published it? {publisher}.
You can meet the author on {date}.
Every chapter deals with {topic}.
{author} wrote the book {title}.
{title} was written by {author} and has {pages} pages.
The book is about {topic}.
{publisher} published {title} in {year}.
The pupil {student} has to give the book back by {due_date}.
I bought {title} for {price}.
{author}, the novelist, was born in {birthplace} and lives in {home}.
{author} will read from {title} at {venue} on {date}.
The reading starts at {time}.
The prize went to {winner} for a book about {topic}.
{teacher} asked the class to read {title}.
We have {stock} copies of {title} in the shop.
{title} by {author} is out of print.
The novel is set in {country} in {year}.
The student {student} borrowed {title} from the library on {date}.
{recipient} got {title} as a present from {sender}.
{sender} sent {recipient} a copy of {title}.
It took {author} {days} days to write {title}.
I read {pages} pages in one night.
Have you read anything by {author}?
{author} writes about {topic} in a simple way.
The library in {city} lends {title} for {days} days.
What is it called? {title}, I think, by {author}.
Who wrote {title}? It was {author}.
The publisher, {publisher}, has printed it again.
Title: {title}. Author: {author}. Pages: {pages}.
{title}, published by {publisher}, costs {price}.
A book about {topic}, that is what {student}, the apprentice, wants to read.
{speaker} spoke about {title} at {venue}.
For {price} you get {pages} pages of {topic}.
Borrowed by a schoolchild, {student}, to be returned by {due_date}.
The author, {author}, signed books until {end_time}.
{winner} won the prize; the writer {author} came second.
i just finished {title} by {author} and i cried
The book that {teacher}, the teacher, gave to the pupil {student} was {title}.
{author}, born in {birthplace}, wrote mostly about {topic}.
When the film came out in {year}, everybody bought {title}.
Written in {year}, {title} is still read at school.
{title} is a gift for {recipient}, wrote {sender} on the first page.
My copy of {title} weighs {weight}, no joke.
The cover of {title} is {color}.
{reporter} says in the paper that {title} is far too long.
The exhibition on {topic} opens at {venue} on {start_date}.
{seller} sold me an old copy of {title} for {price}.
I got {title} from {seller} at the market, for almost nothing.
It was {customer} who bought our last copy of {title}.
The story is set in {city}, but in the end its hero sails off to {destination}.
Every {weekday} at {time} our book club meets at {venue}.
The next book in the club will be {title}, chosen by [person].
{publisher} has paid {author} {price} for the rights.
All {stock} copies must be sold by {due_date}.
For children from the age of {age}, {title} is just right.
{author} dedicated {title} to {recipient}.
At {venue} you can hear the writer {author} on {date} for {fee}.
{pages} pages long, and yet {title} never bores you.
The jury gave the prize to {winner}, who thanked [person] in tears.
In class {teacher} explained to the pupil {student} what {title} is about.
{author}'s publisher is {publisher} in {city}.
Please bring {title} back to the library by {due_date}, [person].
No other book on {topic} is as good as this one.
On page after page {author} tells us about {country}.
This book was translated by [person], but the author is {author}.
It says on the back that {author} lives in {home} with {children} children.
There are [count] pictures in {title}.
{title}? I gave that book {score} points.
The manuscript that {author} sent to {publisher} had {pages} pages.
Before becoming a writer, {author} worked as a {job}.
{attendees} people came to {venue} to listen to the author, {author}.
From {start_date} the shop sells {title} for only {price}.
{title} has {pages} pages and costs {price}.
{title} by {author} was published by {publisher}.
The publisher {publisher} paid {author} {price} for {title}.
{author} got {price} from {publisher} for the new book.
{author} wrote a fine book but won nothing; the prize went to {winner}.
The prize for the best book went to {winner}, the speech was given by {speaker}.
{speaker} read from {title}, a book by {author}.
At {venue} {speaker} talked about {author} and the book {title}.
{customer} bought {title} for {price}.
{customer} ordered {title} on {order_date}.
Ordered {order_date}, delivered {delivery_date}: {title}
{seller} sold {title} to {customer} for {price}.
For {price} {customer} got {title} from {seller}.
The used copy of {title} was sold by {seller} in {city}.
{title} has been bought by {customer}; {seller} sends it on {date}.
[person] must give {title} back by {due_date}.
{title} is due back on {due_date}, dear {recipient}.
{sender} sent {title} to {recipient} for the birthday.
{author} signed a copy of {title} for its buyer, {customer}.
The book {title} belongs to {owner}, not to [person].
{owner} owns the oldest copy of {title}, from {year}.
{title} is about {topic}.
{topic} is what {author} writes about in {title}.
In {title} {author} explains {topic} on {pages} pages.
{pages} pages about {topic}, by {author}
The library has {stock} copies of {title}.
{stock} copies of {title} are in stock at {publisher}.
The writer {author}, born in {birthplace}, lives in {home}.
Born on {birth_date} in {birthplace}, {author} wrote many books.
The author, {author}, was {age} when {title} came out.
The reading with {author} starts at {time} at {venue}.
The novelist {author} reads at {venue} in {city} on {date}.
A ticket for the reading by {author} costs {fee}.
The reading at {venue} begins at {time} and ends at {end_time}.
{attendees} people came to hear {author}, who wrote the book, in {city}.
{speaker} spoke for {minutes} minutes about {topic}.
{reporter} tells the library that a page of {title} is missing.
{student} read {title} in {days} days, a record for a student.
It took [person] {days} days to read all {pages} pages.
The teacher, {teacher}, gave every pupil, {student} too, a copy of {title}.
Student {student} got {title} from {teacher}, the class teacher, on {date}.
As homework {teacher} told the pupil {student} to write about {title} by {due_date}.
Which book? {title}. Whose? It is by {author}.
Who wrote {title}? {author} did, in {year}.
Title: {title}. Author: {author}. Publisher: {publisher}. Year: {year}.
{author}: {title}, {publisher}, {city}, {year}, {pages} pages
Year {year}, pages {pages}, price {price}, publisher {publisher}
New from {publisher}: {title}, out on {date}
{title} is bound in {color} {material}.
The book weighs {weight} and has {pages} pages.
At {weight} {title} is no book for the train.
{person} gave {title} {score} stars.
{score} stars for {title}, wrote {reporter}.
[person] found {title} boring, but likes other books by {author}.
Dedicated to {recipient}, written by {author}, loved by [person]
{author} wrote {title} for {recipient}.
{title}, which {author} wrote for {recipient}, came out in {year}.
{publisher} gives {discount} off on {title} until {end_date}.
With {discount} off {title} costs only {price}.
The order {order_id} contains {quantity} copies of {title}.
{quantity} copies of {title} were sent to {recipient} on {date}.
The bookshop at {street} has {title} for {price}.
{manager} runs the bookshop where the writer {author} reads on {weekday}.
The author {author} dined with {manager}, who runs {publisher}.
{publisher} in {city} wants the text from {author} by {due_date}.
{author} has until {due_date} to finish {title}.
Does {author}, the writer, live in {home}? Yes, but the book plays in [city].
The story begins in {origin} and ends in {destination}.
In the novel by {author} a {job} travels from {origin} to {destination}.
{title} tells how a {job} finds a {animal}.
The hero of {title} is called [person]; {author} wrote it in {city}.
It is the task of {assignee} to put the books back on the shelf by {time}.
A course participant, {student}, owes the library {price}, because {title} came back late.
The library wants {price} from the pupil {student}.
The library in {city} closes at {end_time} on {weekday}.
The contact in the library, {contact}, knows where {title} is, phone {phone}.
Ask {contact} for {title}; it stands in room {room}.
Download {title} at {website}.
{website} sells {title} for {price}, a shop wants [money].
Dear {author}, I loved {title}. Your reader {sender}
Dear {recipient}, I have read {title} and send it back. {sender}
The user {user} wrote online that {title} is the best book by {author}.
The author, {author}, dined in {city}, slept at the {hotel} and read at {venue}.
{carrier} brings {title} to {customer} on {delivery_date}.
{winner} won the book prize that [person] had hoped for; the title is {title}.
Begun on {start_date}, done on {end_date}: {author} wrote fast.
""",
    "inventory": """
According to the computer, {stock} units of the {model} should still be on the shelf.
Nothing in {material} is left except for a {product} priced at {price}.
Weighing a mere {weight}, the {model} can safely go on the top shelf.
New from {brand}: the {model}, finished in {color}.
Could you check whether the {quantity} pieces {supplier} promised us have turned up?
Unloading everything will keep our worker {employee} busy till supper.
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
The scales do not lie: a {product} comes to {weight}.
Dear {supplier}, kindly let us have {quantity} more of the {product} before {due_date}.
"Don't sell the last one," our boss, {manager}, told {employee} from the shop floor, "it is promised to [person]."
Since the flood in {city}, only {stock} of the old units have been fit for sale.
Does it come in {color}?
Though {brand} designed it, the {model} is assembled in {country}.
No shelf but [code] is deep enough for the {product}.
what's the colour of the {model} we've got out back? {color}, I'd say
The {product} will go up from [money] to {price}.
Inventory done! {stock} in hand, {quantity} on order, signed {employee}
Apart from the lid, the whole thing is {material}.
It is {supplier}, and no longer [company], that provides us with the {product}.
Anything in {color} has to be moved to {room} by {due_date}.
Under number {order_id} you will find a {product}, {weight}, {material}, ready to go.
Ask {employee} of the shop staff about the {model}; nobody else here knows anything about it.
Thanks to {supplier}, the shelves are full again: {stock} in store as of {date}.
So heavy is the {product}, at {weight}, that our storeman, {employee}, needs a trolley to shift it.
What we pay per unit is {price}.
Total on hand this morning: {stock}
The maker of the {model}, {brand}, has raised its price to {price}.
If {carrier} is late again, our boss, {manager}, wants to be told at once.
{color} | {material} | {weight} | {price} | {product}
Having sold more than expected, the store manager, {manager}, placed an order for {quantity} further units with {supplier}.
Our man in {city} reports {stock} left and asks for another {quantity}.
Somebody has mislabelled the {product}: it's {material}, not tin.
Hi {supplier}, your lorry was here on {date} but left nothing behind.
A pallet bound for {city}, brought by {carrier}, fell off the ramp.
Forklift broken! The {quantity} crates from {supplier} stay outside.
Having searched every corner, {employee} came up with {stock} units.
Down to the last {stock}; {manager}, our boss, is getting nervous.
"How many have we got of the {model}?" "{stock}, give or take."
Bin [code]: {product}, {color}, do not stack
The {brand} people swear that the {model} weighs no more than {weight}.
Price printed by mistake [money], right price {price}, article {product}
{employee} unpacked {quantity} lamps this morning, which brings the total in store to {stock}.
{supplier} can't deliver before {delivery_date}, so the {product} is off the menu.
If it's the {model} in {color} you want, try {city}; they still hold {stock}.
Lost in transit: a {product}, {weight}, last handled by {carrier}.
The audit of {date} revealed that {stock} were on the shelf, against [large] in the books.
Send {quantity} to the branch in {city} and keep the {stock} that remain.
What {supplier} calls a {product} looks more like a bent spoon.
The sticker on the back reads {brand}, and below it, {model}.
Damaged goods report, filed by {employee}: {product}, handle snapped, value {price}
Our depot at {city} has run out of anything in {color}.
Out of {country} comes the {product}, wrapped in straw by {brand}.
Under the old boss there was chaos; now {manager}, who heads the warehouse, counts every screw.
Kindly put aside {quantity} of the {product} for collection on {date}.
With {tax} of tax on top, the {product} can't be sold below {price}.
A {material} frame, a weight of {weight} and a price of {price}: it practically sells itself.
The {model} arrives flat-packed from {supplier}; {employee} puts it together.
Order {order_id} is short: quantity {quantity}, yet one crate never turned up.
Tell {employee} to move the {product} from [code] to {room}.
By {due_date} every {product} must bear a price tag.
Made in {country} by {brand}, sold here at {price} apiece.
Nobody but {supplier} stocks the {color} kind any longer.
Whenever {carrier} unloads, {employee} stands by with a clipboard.
Because the scales were off, the {product} was listed at {weight}.
{product} // {material} // {color} // {stock} left // reorder soon
Counting began on {start_date}, and {employee} is still at it.
We took {quantity} more off the hands of {supplier}, at {price} each.
{brand} has withdrawn the {model}, so please clear rack [code].
Yes, we do have the {product}; no, not in {color}; it would be {price}.
The cheaper of the two is {material} and the dearer one, at {price}, is marble.
Make room! {carrier} is dropping off {quantity} barrels on {delivery_date}.
Current stock level: {stock}
It feels like {material}, doesn't it?
I'd like it in {color}.
Lift with care, this weighs {weight}.
Only {brand} makes these.
Our regular supplier is {supplier}.
The next load is due on {delivery_date}.
Kept in {room}, behind the ladder.
You'll have to ask our colleague {employee}.
We've ordered another {quantity}.
We have {stock} {product:many} in stock.
Please order {quantity} {product:many} from {supplier}.
{supplier} will deliver the goods on {delivery_date}.
The {product} costs {price} plus {tax} tax.
{employee} counted the stock on {date}.
There are only {stock} left on the shelf.
Each {product} weighs {weight} and is made of {material}.
The {product} is available in {color}.
{carrier} brought the pallets from {supplier} this morning.
{manager}, head of stores, asked {employee} to count again.
{employee} told the store manager, {manager}, that nothing was missing.
The {model} by {brand} is sold out.
{brand} no longer makes the {model}.
Still on hand: {stock} {product:many}
The shipment from {country} is due on {delivery_date}.
The bill from {supplier} must be paid by {due_date}.
Item: {product}; colour: {color}; price: {price}
Our shop in {city} needs {quantity} more.
{quantity} {product:many} were damaged in the flood.
The {product} from {supplier} is made of {material}.
Who supplies the {product:many}? {supplier}, from {country}.
We bought {quantity} {product:many} and sold none.
Stock list of {date}: {product}, {stock} pieces
The tax on the delivery came to {tax}.
{carrier} ships everything that we send to {city}.
As of {date} we no longer sell the {color} {product}.
{employee}, who works in the store, found a box of {product:many} behind the door.
The {brand} shelf is empty, please refill it.
hi, do you still have the {model} in {color}?
Send {quantity} to {city}, the rest stays here.
Stocktaking on {date}, responsible: {employee}
A heavy thing, this {product}: {weight} without the box
The shelf price of the {model} has gone up to {price}.
{supplier} raised the price of the {product} to {price}.
Delivered by {carrier}, made by {brand}, paid for by us
Invoice due {due_date}, goods due {delivery_date}
After counting twice {employee} came to {stock}.
Ordered: {quantity}. In stock: {stock}. Not good.
The boss of the depot, {manager}, will buy {quantity} {product:many}.
Made in {country} from {material}, the {product} sells well.
"How many are left?" "{stock}, I've just checked."
{product} in {color}, {weight}, ask at the counter
Our supplier {supplier} is based in {city}.
The haulage firm {carrier} lost a crate of {product:many}.
A {product} of {material} is dearer than one of plastic.
Please have {quantity} of the {model} put aside for me.
Where is the {product} produced? In {country}, by {brand}.
The goods left {country} weeks ago, says {carrier}, which is shipping them.
Of the {color} ones there are {stock} left.
Net {price}, tax {tax}, to be paid by {due_date}
Had {employee} not counted, nobody would know we have {stock}.
{brand} {model}, {price}, last piece, sold as seen
The {material} frame of the {product} is bent.
It's {supplier} that sells us the {product}, {carrier} merely carries it.
{manager} runs the stockroom and {employee} fills the shelves.
Missing since {date}: a {product}, value {price}
No more {product:many} before {delivery_date}, sorry.
We've run out of the {model}, so I ordered {quantity}.
The lorry of {carrier} will be at the gate on {delivery_date}.
{tax} in tax for a single {product}? Daylight robbery!
The {city} branch sent back {quantity} of the {color} vases.
From {supplier} we get the {product}, from [company] the boxes.
{weight} is the weight of one {product}, packed.
Label on the crate: {brand}, {model}, made in {country}
A pallet of {product:many} fell on the foot of our worker {employee}.
Price tag: {price}. Colour: {color}. Maker: {brand}.
Kindly settle the account with {supplier} before {due_date}.
Why is the {product} so light? It's {material}, that's why.
Our manager, {manager}, wants no more than [count] of them in store.
Reorder soon, please; the stock is down to {stock} pieces.
There are {stock} {product:many} left at {price} each.
{supplier} sent us {quantity} {product:many} on {delivery_date}.
{employee} counted the {product:many} on {date}.
The {product} weighs {weight} and costs {price}.
The {color} {product} is made of {material}.
{quantity} {product:many} were ordered from {supplier} on {order_date}.
Ordered on {order_date}, the {product:many} will come on {delivery_date}.
{brand} makes the {product}, {supplier} sells it to us.
We buy the {model} from {supplier}, not from its maker, {brand}.
The {model} by {brand} is in {room}.
The {product:many} are kept in {room}.
Our stockroom worker {employee} took {quantity} {product:many} out of {room}.
{assignee} has to reorder the {product:many} by {due_date}.
{manager}, the boss, gave {assignee} the task of counting the stock on {weekday}.
{employee} of the shop staff told the boss, {manager}, that only {stock} {product:many} are left.
The {product} comes from {country} and goes to our shop in {city}.
{weight} of goods came from {origin} on {date}.
{quantity} {product:many} went from {origin} to {destination}.
{carrier} brings the {product:many} to {destination} on {delivery_date}.
{customer} ordered the last {product} on {order_date}.
The last {product} was sold to {customer} by {seller}.
{seller} sold {quantity} {product:many} on {weekday}.
With {discount} off, the {product} is now {price}.
The old price was [money], the new price is {price}.
{errors} mistakes were found in the stock list.
{reporter} noticed that {quantity} {product:many} are missing.
{witness} saw who took the {product} from {room}.
The broken {component} of the {model} must be bought from {supplier}.
Name: {product}. Maker: {brand}. Colour: {color}. Price: {price}.
Stock on {date}: {stock} {product:many}
Model {model}, built in {year}, weight {weight}
How many {product:many} do we have? {stock}, says {employee}.
Who makes the {product}? {brand}, in {country}.
Who supplies it? {supplier}, for {price} apiece.
Out of stock until {delivery_date}: {color} {product}
Order {order_id} with {supplier}: {quantity} {product:many}, {price}
Order {order_id} was sent to {supplier} by {employee} of our staff on {order_date}.
Invoice {invoice_id} from {supplier} is for {quantity} {product:many}.
{supplier} wants {price} for {quantity} {product:many} by {due_date}.
The parcel with the number {tracking} holds {quantity} {product:many}.
Parcel {tracking} weighs {weight} and was brought by {carrier}.
The driver, {driver} of {carrier}, unloaded {quantity} {product:many} at {time}.
The truck with the plate {plate} brought {weight} of {material}.
{material} is what the {product} is made of, and {color} is its colour.
Our shop on {street} still has the {color} {product}.
{contact} at {supplier} can be called at {phone}.
To reorder, write to {email} and ask for {contact}.
The book {title} by {author} is in stock, {pages} pages, {price}.
{title}, written by {author} and published by {publisher}, {stock} copies left
{publisher} sent us {quantity} copies of {title}.
We pay {publisher} {price} for each copy of {title}.
The {product} was bought in {year} and is now used by {user}.
The user {user} has had the {model} since {start_date}.
{employee} from our staff has a {model} on loan from {start_date} until {end_date}.
Lent from {start_date} to the user {user}, due back on {due_date}: {model}
The {model} in {room} belongs to {owner}, not to us.
{owner} owns a {product} that may stay with us until {end_date}.
{product}, {weight}, {price}, shelf [code]
Counted by worker {employee}, checked by boss {manager}, date {date}
{employee} from the staff counted the {product:many} and {manager}, head of the depot, checked them.
There was one {product} too many, the boss, {manager}, wrote to the worker {employee}.
The cold store is at {temperature} degrees.
At {temperature} degrees the {product} keeps for {days} days.
The {product} must be sold by {due_date}.
{quantity} {product:many} were thrown away on {date} by a member of staff, {employee}.
We sent {quantity} {product:many} back to {supplier} because they were broken.
{supplier} took back the {product:many} that a customer, {customer}, had not wanted.
The buyer, {customer}, gave the {color} {product} back on {date}.
Dear {recipient}, the {product:many} are on the shelf again. Yours, {sender}
{sender} sent {recipient} a note asking whether the {product:many} were in stock.
New in: {product}, {material}, {price}, from {brand}
{brand} no longer makes the {model}; we have {stock} left.
The scanner, a {model}, has a battery level of {battery}.
Version {version} of the stock program runs on {os}.
{user} logged in to the stock program at {time}.
The stock list, {pages} pages long, was written by {author}.
It took {employee} {hours} hours to count {stock} {product:many}.
From {time} to {end_time} the store is closed for counting.
Counting starts on {start_date} and is over on {end_date}.
The tax on each {product} is {tax}, the price {price}.
{area} square metres full of {product:many}: our store in {city}
Moved on {date} from {origin} to {destination}: {quantity} {product:many}
{quantity} {product:many} set aside for {customer}, a client who has paid {deposit} in advance
{customer}, who bought the {product}, paid a deposit of {deposit} and will fetch it on {date}.
In our shop in {city} {seller} sells the {product:many} that {supplier} brings.
We want to buy {quantity} {product:many} for our customer {customer} from {supplier}.
{seller}, who sells them, says the {color} {product:many} do better than the others.
""",
    "course": """
Fancy learning {topic}? {teacher} still has room for beginners.
Lessons run every {weekday}, {time} until {end_time}, under the guidance of {teacher}.
A total of {hours} hours will be devoted to {topic}.
"{student} has learnt a lot," remarked the instructor, {teacher}, after the final exam.
Nobody explains things as patiently as our tutor, {teacher}.
Enrolment for {topic} closes on {due_date}; the charge is {fee}.
The youngest in the class, {student}, has just turned {age}.
Not until {start_date} does {teacher} begin teaching again.
Having paid {fee}, {student} was given one of the {seats} places.
It all begins on {start_date}.
Room change! {topic} will now be held in {room}, not in [code].
I signed up for {topic} in {city}, and my tutor is called {teacher}.
How did {student} do in the exam? A solid {score} points, according to the tutor, {teacher}.
Tuition comes to {fee}, books included.
Should you wish to drop out before {start_date}, let {contact} know in writing.
Evening class, {weekday}s, doors open {time}, bring a pencil.
The certificate was handed to the student, {student}, on {date} by {teacher}, who had taught the class.
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
At {age}, the student {student} is old enough to be the grandparent of the teacher, {teacher}.
Places: {seats}. Charge: {fee}. First session: {start_date}. Last session: {end_date}.
All those who failed, {student} included, may resit the paper on {date}.
Your final mark is {score}.
Neither rain nor snow has ever made {teacher} miss a {weekday} class.
Beginning at {time} and finishing at {end_time}, the workshop covers the subject of {topic}.
Under no circumstances will the fee of {fee}, payable by {due_date}, be refunded.
What {teacher} offers is not [duration] of boredom but {hours} hours of {topic} made easy.
Seated at the back of {room}, the pupil {student} hardly heard a word of what {teacher} was teaching.
When will we be through? On {end_date}, if our teacher, {teacher}, keeps up the pace.
Now enrolling! {topic} for grown-ups, tutor {teacher}, only {seats} places.
Parents' evening: {teacher}, who teaches {topic}, is pleased with {student}.
Dear {student}, you have been admitted to the class on {topic}; it opens on {start_date}.
The school report of {student} says: {topic}, {score} points.
Chalk in hand, {teacher} was waiting in {room} when the bell rang at {time}.
For {fee} you get {hours} hours, a workbook and a handshake from {teacher}.
Ever since {teacher} took over the teaching, {student} in the third row actually enjoys {topic}.
Pay up before {due_date} and your place in {topic} is safe.
Why does {student} always yawn on a {weekday}? Because class starts at {time}.
Evening school {city}: {topic}, {weekday}s, bring slippers
The lecture by {teacher} drags on until {end_time}, so eat beforehand.
Though only {age}, {student} was the student who beat all the others with {score} points.
{hours} hours with {teacher} as my tutor, and I can say good morning in Finnish.
Should more than {seats} apply, names will be drawn from a hat on {date}.
It was {teacher} who first taught {student}, then {age}, to hold a brush.
Summer school from {start_date} to {end_date}, fee {fee}, mosquito net included
Sorry {teacher}, the dog ate my homework again. {student}
On {weekday} you'll find {teacher} in {room}, teaching {topic} to anybody who turns up.
A certificate is given to whoever completes all {hours} hours by {end_date}.
Registration: {student}, {age} years, wishes to take {topic}, has paid {fee}.
We'd planned to hold {topic} in [code], but {room} is warmer.
What did {student} score in the test on {date}? {score}, poor thing.
{teacher} teaches {topic} with passion, and yet {student} learnt nothing.
Could {contact} in the office tell me whether {topic} is offered in {city}?
The beginners meet at {time}, the advanced at [time]; both break for cake.
Between {time} and {end_time}, phones stay in the basket, that's the rule in {teacher}'s class.
Subject {topic} - lecturer {teacher} - hall {room} - capacity {seats}
Instead of [person], who has left us, {teacher} will instruct you from {start_date}.
Having dropped {topic}, {student} asked for the fee of {fee} back.
The register for {weekday} lists {student} as absent; checked by the caretaker, [person].
I never understood {topic} until my tutor, {teacher}, drew it on a napkin.
To sit the exam in {room} on {date}, {student} must bring a passport.
No more than {seats} may attend, and each pays {fee}.
Last day of term: {end_date}. Best pupil: {student}. Teacher beaming with joy: {teacher}.
How about a course on {topic}? {city} has plenty, most of them on a {weekday}.
Under the stern eye of the teacher, {teacher}, the pupil {student} recited the whole poem.
Sign up with {contact} no later than {due_date}; {topic} won't be repeated.
Timetable: {weekday}, {time}, {topic}, {room}
When {student}, who is learning to fly, crashed the glider, the instructor, {teacher}, simply shrugged.
There are [count] hours left before {student} sits the paper on {topic}.
My instructor is called {teacher}.
You have scored {score} points.
It's a course of {hours} hours.
Term ends on {end_date}.
Our next lesson falls on a {weekday}.
Welcome to the class, {student}!
The fee is {fee}, payable in coins.
Please be seated in {room}.
I'm thinking of studying {topic}.
Be there by {time}, pencils sharpened.
{teacher} teaches {topic} every {weekday}.
{student} is taking a course in {topic}.
The course starts on {start_date} and ends on {end_date}.
The fee for the course is {fee}.
The lesson is in room {room} at {time}.
{student} learns {topic} from {teacher}.
{teacher} taught {student} for {hours} hours.
There are only {seats} seats left in the course.
You can sign up until {due_date}.
The course in {city} costs {fee}.
{student} got {score} points in the test.
Lessons start at {time} and end at {end_time}.
Dear {recipient}, the lesson on {date} is cancelled. {sender}
Call {phone} to sign up for the course.
The course has {hours} hours and takes {duration}.
{topic} will be taught by {teacher} this year.
{attendees} people came to the first lesson.
{student} is {age} and the oldest in the class.
In this course you will learn {skill}.
{teacher} is ill, so there is no class on {date}.
What is the course about? It is about {topic}.
Who teaches it? {teacher}, in {room}.
Course: {topic}. Teacher: {teacher}. Fee: {fee}.
The new teacher, {teacher}, comes from {country}.
{student} missed the lesson on {date}.
The exam will be held on {date} in {room}.
The evening class is on {weekday} from {time} to {end_time}.
Please pay the fee of {fee} by {due_date}.
{teacher} gave {student} {score} points for the essay.
The homework must be handed in by {due_date}.
{student} thanked {teacher} for the lessons in {topic}.
Taught by {teacher} for years, {student} now teaches [person].
Our class has {seats} seats and all are taken.
With {teacher} as teacher, even {topic} is fun.
It was {student} who asked {teacher} for more homework.
no class on {weekday}, {teacher} has a cold
Nobody knows more about {topic} than {teacher}, say the pupils.
The course on {topic} will move to {room} on {date}.
Write to {email} if you want to take part in the course.
Your contact in the office, {contact}, will put your name on the list.
From {start_date}, {teacher} will teach {topic} in {city}.
Each lesson lasts {minutes} minutes, with no break.
For {fee}, {student} gets {hours} hours of lessons.
When does it start? On {start_date}, at {time}.
{sender} wrote to {recipient} that the course was full.
{recipient}, your place in the course is safe, regards, {sender}
The pupil {student} passed, though only with {score} points.
Children from the age of {age} may join the course.
The book for the course is {title} by {author}.
After the course, {student} found work as a {job}.
{student}, a pupil of {teacher}, won a prize for {topic}.
When the course ends on {end_date}, everybody gets a paper that says they know {skill}.
The seminar in {topic}, led by {teacher}, is full.
Last day to sign up: {due_date}. Seats: {seats}.
As the teacher, {teacher}, puts it, {student} is a quick but lazy pupil.
Registered for the course: {student}, {age}, from {home}
The school at {street} offers a course in {topic}.
There is a discount of {discount} for those who sign up early.
{teacher} teaches at {venue}, where the course begins on {start_date}.
{topic} from {time} to {end_time}, then lunch.
They say that {teacher} never gives a pupil more than [count] points.
The course did not take place because only {attendees} people came.
Can {student} change to the course on {weekday}?
On the first evening {speaker} will talk about {topic}.
The course is free for {student}, but others pay {fee}.
For {days} days {student} studied nothing but {topic}.
I, {student}, would like to join the course that starts on {start_date}.
Learning {topic} took {student} {duration}, far longer than planned.
{teacher} lives in {home} and takes the train to {city} to teach.
{hours} hours of {topic}, spread over {days} days.
{teacher} teaches {student} {topic}.
The course in {topic} starts on {start_date} and ends on {end_date}.
Lessons are on {weekday} from {time} to {end_time}.
The course costs {fee}, and {deposit} must be paid in advance.
{student} paid {deposit} in advance and the remaining [money] on {date}.
The fee, {fee}, must be paid by {due_date}; if in doubt, ask {contact}.
Sign up with {contact} at {email} by {due_date}.
Contact {contact} by {due_date} to be put on the list; {teacher} begins teaching on {start_date}.
The class meets in room {room} at {time}.
Room {room} has {seats} seats, and {attendees} students came.
{attendees} people came to hear {speaker} on {topic}.
{speaker} gave a talk to the class of {teacher} on {date}.
In the class of {teacher} the guest {speaker} spoke about {topic}.
The class teacher, {teacher}, invited {speaker} to speak about {topic}.
{student} reached {score} points in the test on {date}.
{teacher} gave {student} {score} points for the paper on {topic}.
The test lasts {minutes} minutes and starts at {time}.
{student} was [count] minutes late for the class of {teacher}.
The course lasts {hours} hours and costs {fee}.
It takes {duration} to learn {topic} with a teacher like {teacher}.
{title} by {author} is the book for the course.
The teacher {teacher} uses the book {title}, written by {author}.
{author} wrote the book, {teacher} teaches from it.
{student} must read {pages} pages of {title} by {due_date}.
{student}, {age}, lives in {home} and studies in {city}.
{student} travels from {home} to {city} for the course.
The student {student} was born in {birthplace} on {birth_date}.
Born on {birth_date}, {student} is the youngest in the class of {teacher}.
{sender} wrote to the teacher, {teacher}, that the pupil {student} is ill.
The teacher, {teacher}, has a note, sent by {sender}, that {student} cannot come to class on {date}.
Dear {recipient}, your course in {topic} begins on {start_date}. {sender}
Dear {recipient}, {teacher} is ill, so there is no class on {date}. {sender}
Hello {recipient}, my pupil {student} did very well in {topic}. {teacher}, class teacher
The head of the school, {manager}, thanked {teacher} for {experience} years of work.
{manager}, the head, hired {teacher} to teach {topic}.
{teacher} was hired by the head, {manager}, on {date}.
{teacher} has taught {topic} for {experience} years.
With {experience} years of experience {teacher} teaches {topic} in {city}.
{company} pays the fee of {fee} for its employee {employee}.
{employee} works for {company}, which pays {fee} for the course in {topic}.
The boss, {manager}, sends {employee} to the course in {topic}.
{employee} was sent to {city} by the boss, {manager}, to learn {topic}.
As a {job} {student} needs {skill}.
Whoever wants to be a {job} must know {skill}.
{student} wants to become a {job} and learns {skill}.
The winner of the contest is {winner}, a student of {teacher}.
{winner} won; the teacher {teacher} was proud.
{teacher} handed the winner, {winner}, a {product}.
Course {topic}, teacher {teacher}, room {room}, fee {fee}
Student: {student}. Age: {age}. Course: {topic}. Fee paid: {fee}.
Start: {start_date}. End: {end_date}. Places: {seats}. Fee: {fee}.
{weekday}, {time}, {room}: {topic} with {teacher}
Register at {website} or call {phone}, deadline {due_date}
Who teaches {topic}? {teacher}, in room {room}.
What does the course cost {student}? {fee}, and {discount} less for members.
Where is the course held? At {venue} in {city}.
hi {recipient}, is there still a place in {topic}? {sender}
can't come to class on {weekday}, have to work until [time], your student {student}
{student}, whom {teacher} had taught, passed the test on {date}.
The test that {student} took on {date} had {pages} pages.
{teacher}, whose course {student} attends, comes from {country}.
Taught in {city} by {teacher} is {topic}; the fee is {fee}.
It is {teacher} who teaches and {assignee} who looks after the computers.
Not [person] but {teacher} teaches {topic} this year.
The course was moved from [date] to {start_date}, in room {room}.
It used to cost [money]; now {student} pays {fee}.
Instead of [city] the course is held in {city}, at {street}.
{student} asks the contact person, {contact}, for a place in the course of {teacher}.
{contact}, the contact in the office, found a place in {topic} for the student {student}.
The course has {seats} places; [count] of them are still free.
{discount} off for {student}, who signed up before the deadline, {due_date}.
{student} gets a discount of {discount} on the course and pays {fee}.
Bring a {product} to the class of {teacher} on {date}.
{teacher} asks every student to bring a {color} {product}.
The exam is on {date}, the results come later.
{student} sat the exam in {room} at {time}.
{witness} saw {student} copy in the exam.
That {student} had copied was seen by {witness} and reported by {reporter}.
{reporter} reported it to the teacher, {teacher}, on {date}.
{publisher} prints the book {title}, {teacher} teaches with it, every student, {student} too, buys it.
{seller} sold the student {student} the book {title} for {price}.
For class {student}, a student, bought {title} from {seller} on {date}.
The school of {owner} in {city} offers {topic}.
{owner} owns the school where {teacher} teaches.
The bus to the course leaves {origin} at {time}, driver {driver}.
{driver} takes the class of {teacher} from {origin} to {destination}.
The class of {teacher} goes to {destination} for {days} days.
{guests} guests came to the {event} of the school in {venue}.
The student {student} rents a room from {owner} for {rent} a month.
The rent of {rent} is paid by {student}, an apprentice, until {end_date}.
On {weekday} {teacher} teaches until {end_time} in {room}.
""",
    "accident": """
At the wheel sat {driver}, aged {age}, of {home}.
Shortly after {time}, a {color} van with registration {plate} skidded off {street}.
"It all went so fast," said {witness}, who had seen it from the bus stop.
Repairs will come to {price}, the garage told the car's owner, {owner}.
No one was hurt when {driver} drove into a lamp post in {city} on {date}.
The vehicle involved bears the number {plate}.
Anyone who saw the collision on {street} should ring {phone}.
Had {driver} not braked for the {animal}, nothing would have happened.
It is the driver, {driver}, who will have to answer for the crash.
It was in {city} that {owner}'s parked car was scraped by a motorist, {driver}.
{witness} noted down the plate, {plate}, before the car sped away.
Registered keeper: {owner}; person driving: {driver}; number plate: {plate}
Was anyone watching? Yes, {witness}, from a balcony across the road.
Only {age} years of age, {driver} had passed the driving test the week before.
The impact, heard all over {city}, wrecked the gate belonging to {owner}.
On the morning of {date}, {driver} was driving to {destination} when a tyre burst.
The officer took statements from {driver} as motorist and, as bystander, from {witness}.
Although [person] was in the passenger seat, the driver, {driver}, insists on having been alone.
The wreck, once somebody's pride, belonged to {owner}.
A loose {animal} brought traffic on {street} to a halt at {time}.
hey, someone hit my car last night!! plate was {plate}, colour {color}, on {street}
Loss estimated at {price}, to be borne by {company}, the haulier.
Coming from {origin}, {driver} missed the bend and landed in a ditch.
Out of nowhere a {color} estate shot across {street}, recalled {witness}.
The crash was phoned in by {reporter}, not by [person].
Time of accident: {time}. Place: {city}. Motorist: {driver}. Onlooker: {witness}.
To {owner}, whose fence was flattened, the one at the wheel, {driver}, has offered {price}.
Luckily a passer-by, {witness}, had a clear view of everything.
A cyclist of {age} was knocked down on {date}; {witness}, who saw it happen, gave first aid.
What caused the pile-up near {city}? A {product} lying in the middle of the carriageway.
{driver}, it turned out, was driving the {brand} van of {owner} without having asked.
If {witness}, who saw it, is to be believed, {driver} was on the phone while driving.
According to the report filed by {reporter}, the lorry was {color}.
Emergency services reached {street} at {time}, [duration] after the call.
We, {owner} as holder and {driver} as motorist, agree that the loss amounts to {price}.
Behind the wheel: {driver}. Cost: {price}. Date: {date}. Seen by: {witness}.
Neither {driver} at the wheel nor the {animal} on the road suffered more than a fright.
Under oath {witness} swore to have seen {driver} drive through a red light.
The lollipop lady, {witness}, saw {driver} jump the lights at {time}.
Insurance claim: my car, {plate}, was dented on {date} while parked in {street}.
Local radio: a lorry from {origin} has shed its load near {city}.
Who was driving? {driver}. Whose car was it? The one of {owner}.
To avoid a {animal}, {driver} swerved and took down a phone box.
Skid marks on {street} suggest that {driver} was driving far too fast.
"I braked, but the {brand} kept rolling," {driver} told the constable.
Only one person, {witness}, stayed behind to give evidence.
Bill for the new fence: {price}. Sent to the driver: {driver}. Paid by: nobody yet.
On the drive home to {home}, {driver} steered the car into a milk float.
The owner, {owner}, was asleep when, at {time}, the {color} car rolled down the drive.
If you were in {city} on {date} and saw anything, please phone {phone}.
The tow truck removed {plate}; its holder, {owner}, has been told.
Neighbours say that the driver, {driver}, {age}, had been warned about that corner.
hi {recipient}, don't panic, I've scratched your {brand}, it's about {price}. {sender}
Leaning out of the attic, {witness} had a perfect view of the crash on {street}.
The one at fault is not [person] but {driver}, the motorist, who turned without looking.
Hit by a {color} van, {owner}'s greenhouse lies in ruins.
At {time} a call came in from {reporter}: a tram had left the rails.
Police notebook, {date}: driver {driver}, {age}, smelt of rum; plate {plate}
What did {witness} see? A {color} coupé racing towards {destination}.
Though badly shaken, {driver} managed to crawl out from behind the wheel of the {brand}.
Repairing the bridge will cost {price}, money that {city} doesn't have.
It was dark, it was wet, and {driver} drove without lights, says the eyewitness {witness}.
According to the log book, {plate} is registered to {owner} of {city}.
The sheep belonged to {owner}; the tractor that hit them was steered by {driver}.
Wanted for leaving the scene: a {color} pick-up, number {plate}.
In court the witness, {witness}, pointed at {driver} and said: "That's the one who was driving."
Drive from {origin} to {destination} cut short by a {animal} on the bonnet
Shattered glass all over {street}, and not a trace of the driver, {driver}.
Having seen everything from the bus, {witness} wrote down {plate} on a ticket.
{company} insures the car and will cover {price} at most.
The ladder that fell off the roof rack was the property of {owner}, explained {driver} from behind the wheel.
A {product} flew through the windscreen; {driver} at the wheel was lucky.
Between {origin} and {destination} there were three crashes on {date}.
Were it not for {witness}, who saw the crash and pulled the driver, {driver}, from the flames, we'd be at a funeral.
On board: [person] and two dogs. Behind the wheel: {driver}. Time: {time}.
Report handed in by {reporter}; paint scrapings {color}; street {street}
{owner}, the owner, paid {price} for the ruined hedge; {driver}, who drove into it, thinks [money] is plenty.
When the airbag went off, the driver, {driver}, all of {age}, burst into tears.
The car had {plate} on its bumper.
You saw it happen, {witness}, didn't you?
I live at {street}, right by the bend.
The learner at the wheel was {driver}.
All I remember is a {color} flash.
It'll cost {price} to beat out the dent.
A {animal} stood in the middle of the road.
The ambulance arrived at {time}.
Reported by {reporter}
Nothing like it has ever happened in {city}.
{driver} drove the car into a tree.
{witness} saw the crash on {date}.
The accident happened at {time} on {street}.
The car with the plate {plate} drove off.
{driver}, aged {age}, was at the wheel.
The car belongs to {owner} and was driven by {driver}.
{owner}'s car was hit by a van driven by {driver}.
A {animal} ran across the road near {city}.
The repair will cost {price}.
{reporter} reported the accident to the police.
It was reported by {reporter}, not by the driver, {driver}.
The {color} car came from the left.
The police are looking for a {color} van, number plate {plate}.
{driver} was on the way from {origin} to {destination}.
If you saw anything, please call {phone}.
{driver} lives in {home} and works for {company}.
The lorry was owned by {company} and came from {origin}.
On {date} {driver} lost control of the bus.
{witness} told the police that {driver} was going too fast at the wheel.
The driver, {driver}, did not notice {witness}, who was watching.
At {time} a {brand} hit a lamp post in {street}.
Dear {recipient}, I am sorry about your fence. {sender}
The damage to the {product} amounts to {price}.
Number plate: {plate}. Make: {brand}. Colour: {color}.
To avoid a {animal}, {driver} swerved into the ditch.
The van of {owner} was parked in {street} that night.
Statement of witness {witness}, resident in {home}
Both cars had to be towed to {city}.
Who saw it? {witness}, from the balcony.
An ambulance took the driver, {driver}, {age}, to the hospital in {city}.
The rental firm kept the deposit of {deposit}.
Hit and run at {time}, {street}, {color} car, please call {phone}
The bicycle of {owner} is beyond repair.
Bound for {destination}, the truck tipped over on the bend.
{witness}, who was walking the dog, saw everything.
A {product} fell off the lorry and landed on the road.
{sender} wrote a letter to {recipient} about the dented door.
I was driving to {destination} when the {brand} braked.
Not the driver but the owner, {owner}, must pay {price}.
hi {recipient}, I scratched your car, sorry! call me on {phone}. {sender}
Nobody was hurt when {driver} reversed into the gate.
The {animal} survived, the {brand} did not.
Accident report, {date}, {time}, {city}
Was {driver} drunk behind the wheel? {witness} thinks so, having seen it all.
The car registered as {plate} belongs to {owner}.
It was {time} when the call of {reporter}, who reported the crash, came in.
{driver} of {home} has lost the driving licence.
Driver: {driver}. Owner of the vehicle: {owner}. Plate: {plate}.
A van of {company} blocked {street} for hours.
Coming from {origin}, the bus skidded on the ice.
The sofa on the roof, a gift for [person], flew off near {city}.
The cost of a new bumper, {price}, was paid by {owner}, whose car it was.
At only {age}, {driver} has already wrecked a lorry.
{plate} is the number that {witness} jotted down at the scene.
There was broken glass all over {street} on {date}.
Seen by {witness}: a {color} {brand} racing through the village
The taxi driver, {driver}, had been up since {time}.
The owner of the {animal}, {owner}, will have to pay.
We had left {origin} early and never got to {destination}.
Without the deposit of {deposit} you won't get a hire car.
The driver, {driver}, says the lights were green; {witness}, watching from the crossing, saw red.
In {city} a tram ran into a {brand} at {time}.
The {product} on the back seat was smashed as well.
Reported on {date} by {reporter}: damage to a garden wall
Someone drove into my parked {brand} in {street}.
They live in {home} and were on holiday when it happened.
For the broken mirror please pay {price} to its owner, {owner}.
What colour was the car? {color}, as far as I could see.
{company} has promised that {driver} won't drive its lorries again.
Someone from {home}, aged {age}, was injured in the crash.
{driver} drove into the car of {owner} on {street}.
The car of {owner} was rammed at {time} by a bus with {driver} at the wheel.
{witness} saw how {driver} steered a lorry into the {color} car.
The motorist {driver} hit a {color} {model} on {date}.
The police were called by {reporter} at {time}.
{reporter} called the police, {witness} saw it all.
What {witness} saw was written down by {author}.
The report, which {author} wrote on {date}, names {driver} as the driver.
Coming from {origin}, {driver} lost control near {city}.
Repairs cost {price} and take {days} days.
The driver, {driver}, must pay the owner, {owner}, {price} by {due_date}.
By {due_date} {owner}, to whom the fence belongs, must get {price} from {driver}, who drove into it.
{plate} was driven by {driver}, but it belongs to {owner}.
Owner {owner}, driver {driver}, witness {witness}, place {street}
Witness: {witness}. Driver: {driver}. Time: {time}. Street: {street}.
Date: {date}. Time: {time}. Place: {city}. Plate: {plate}. Damage: {price}.
At {time} {driver} drove through a red light in {city}.
{patient} was hurt in the crash and was treated by Dr. {doctor}.
Dr. {doctor} looked after {patient} at the scene.
{patient} was taken to a hospital in {destination} after the crash.
The driver, {driver}, was not hurt; {patient} is being treated for a broken leg.
A {animal} ran in front of the car that {driver} was driving.
Because of a {animal} {driver} left the road near {city}.
The {animal} belongs to {owner}, says {witness}, who saw it run.
{driver}, who was driving, said that the road was wet and the {animal} fast.
It happened on {date} at {time} on {street}.
It was {witness}, standing at {street}, who saw the plate {plate}.
{witness}, a {job} from {home}, saw the crash.
{driver}, {age}, from {home}, was driving the {model}.
The {model}, driven by {driver}, hit a wall at {street}.
A {color} {brand} hit the house of {owner} on {weekday}.
{owner}, the owner, bought the car in {year}; {driver} drove it into a wall on {date}.
The road was closed from {time} to {end_time}.
Until {end_time} nobody could drive through {street}.
The traffic on {street} stood for {hours} hours.
Freeing the passengers took {minutes} minutes.
The ambulance needed {minutes} minutes to {street}.
{assignee} of the insurance takes care of case {ticket_id}.
Case {ticket_id}: driver {driver}, paid {price}
Your case {ticket_id} is handled by {assignee}, phone {phone}.
Dear {recipient}, I saw your accident on {street}. {witness}
{sender} wrote to the insurance that the other driver, {driver}, had caused the crash.
Dear {recipient}, please send the report to {email} by {due_date}. {sender}
The insurance {company} pays {price} to the owner of the van, {owner}.
{company} paid {owner}, whose car it was, {price} on {date}.
{owner}, the owner of the car, got {price} from the insurance, {company}.
{company} insures the car {plate}.
{driver} works for {company} and drove its van.
A van of {carrier}, driven by {driver}, slid into the ditch.
{carrier} lost {quantity} boxes when the truck fell over near {city}.
The truck of {carrier} was on its way to {destination}.
{driver} had been at the wheel for {hours} hours.
After {distance} km without a break {driver} fell asleep.
The crash happened {distance} km from {city}.
The {component} of the car was broken, says {driver}, who drove it.
The damage to the {component} comes to {price}.
{assignee} has been told to repair the car of {owner} by {due_date}.
The repair, for which {assignee} is responsible, costs the car's owner, {owner}, {price}.
A new {component} for the {model} costs {price}.
{owner}, whose gate it is, was asleep at home in {home} when {driver} drove into it.
Where were you standing, {witness}, when you saw the crash at {time}?
Who was driving? {driver}. Whose car was it? It belongs to {owner}.
Did {witness} see the crash? Yes, from {venue}.
{venue} is where {witness} stood when it happened.
The onlooker {witness} says the car came too fast; the driver, {driver}, says nothing.
{reporter} reported to the police that {driver} had driven off.
{driver} drove off, but {witness} had noted the plate {plate}.
Seen by {witness}, reported by {reporter}, caused by a careless driver, {driver}
The motorist {driver} blames {owner}, whose car was standing in the way.
Not {owner}, whose car it was, but {driver} sat at the wheel.
{children} children were in the bus driven by {driver}.
The bus had {seats} seats, and {driver} at the wheel was alone in it.
[count] people were hurt on {street} at {time}.
The schoolchild {student} fell off the bike in front of the car driven by {driver}.
The bike of the pupil {student}, worth {price}, was bent.
The teacher, {teacher}, looked on as the pupil {student} was hit at {time}.
[person], the lawyer of the driver {driver}, wrote to the car's owner, {owner}, about the damage.
In court the witness, {witness}, said that the car was {color}.
As a witness {witness} must come to court on {date}; the case number is {ticket_id}.
It was {temperature} degrees and the road through {city} was icy.
At {temperature} degrees the car of {driver}, the driver, slid into the {color} fence of {owner}.
{tenant} rents the garage into which {driver} drove.
{driver} drove into a garage that {owner} lets to {tenant}.
I was parked at {street} when {driver} drove into me. {sender}
Towed to {destination} by {company}, cost {price}
{company} towed the car away from {street} at {time}.
In the bus from {origin} [count] people were hurt on {date}.
""",
    "sport": """
Gold for {country}! {winner} was unbeatable today.
What a comeback – {winner} takes the title in {city} ahead of [person].
After {distance} gruelling kilometres, {winner} was first at the finish, arms raised.
Under the eyes of {attendees} spectators, the winner, {winner}, collected a cheque for {price}.
The final, due to start at {time}, will be played at {venue}.
Whoever is coached by {teacher} ends up on the podium; just look at the champion, {winner}.
At the age of {age}, {winner} has become the oldest champion in the history of the event.
And the winner is... {winner}!
{city}, {date}: victory for {winner}, silver for [person]
No fewer than {attendees} people turned up at {venue} to cheer.
"I never thought I'd win," admitted {winner}, a native of {birthplace}.
Scoring {score} points, {winner} finished well clear of the field.
hi all, tickets for the {weekday} match are {fee} each, shall I get us some?
The route, {distance} km long, leads from {origin} to {destination}.
Spectators in the ground: {attendees}
Throw-in at {time}, all over by {end_time}, pub afterwards.
For the third time running the cup goes to {home}, the town where {winner} lives.
First past the post in {duration} was {winner}, riding for {country}.
Did [person] win? No, {winner} did, in {city}, and by a mile.
Prize money of {price} awaits the victor.
Had it not rained on {date}, the winner, {winner}, might have broken the record.
Since moving to {home}, the champion, {winner}, has been coached by {teacher}.
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
How long did it take {winner} to win? Exactly {duration}.
Winner: {winner}. Nation: {country}. Points: {score}. Purse: {price}.
Setting off from {origin} at dawn, {winner} covered {distance} km without a break and won.
Never before had anybody from {country} beaten the hosts at {venue}.
So close was the race on {date} that the judges took [duration] to name {winner} the victor.
The gates of {venue} close at {end_time}, so do not linger.
Although {author} wrote otherwise in the morning paper, {winner} won with {score} points.
Nobody, not even {teacher}, the club's trainer for a decade, had expected {winner} to finish first.
Ticker: full time at {venue}, {attendees} watching, {winner} takes the cup.
Diary, {date}: stood in the drizzle, saw {winner} win, came home soaked.
Bookmakers in {city} lost a fortune when {winner} breezed home at long odds.
With the last throw of the afternoon {winner} snatched victory from [person].
Anyone who still wants to see the derby at {venue} must pay {fee} at the turnstile.
The headline, penned by {author}, read "Sheer magic"; the hero on the podium was, of course, {winner}.
Runners leave {origin} before dawn and, {distance} km further on, collapse over the line in {destination}.
mate did you see that?? {winner} won it in the last minute, {venue} went mental
Bout on {weekday}, first bell at {time}, bar open until {end_time}.
A cheque made out for {price} and a bouquet were pressed into the hands of the victorious {winner}.
What {teacher} taught in that shabby gym paid off in {city}, where {winner} won by a knockout.
{score} is the number of points with which {winner} sealed the championship.
Stewards counted {attendees} through the gates of {venue}, the most since [date].
Congratulations, {winner}, on becoming world champion at just {age}!
Fresh from triumph in {city}, {winner} flies home to {home} this evening.
It is a little-known fact that {winner}, who has just won gold for {country}, was born in {birthplace}.
Ladies and gentlemen, please rise for your new title holder, {winner}!
Swimming gala: first place {winner}, finishing time {duration}, prize {price}
Only those who cover all {distance} kilometres will be given a medal.
Under floodlights at {venue}, from {time} until {end_time}, the two sides slugged it out.
Was the race rigged? {reporter}, who broke the story, is sure that {winner} won fairly.
Before becoming our swimming instructor, {teacher} competed for {country}.
The stopwatch halted at {duration}, and {winner}, victorious, sank to the turf.
Fogged off last week, the cross-country race in {city} has been rescheduled for {date}.
A nail-biting shoot-out against [person] ended with {winner} lifting the shield in {city}.
After the prize-giving {speaker} made a rather long speech at {venue}.
For coaching, see {teacher}; for court bookings, see the caretaker, [person].
Umpires at {venue} have confirmed it: victory goes to {winner}.
Never mind the weather, {attendees} hardy souls lined the road from {origin} to {destination}.
Final standings – {winner} top with {score} points, [person] runner-up
"My secret? Porridge," laughed {winner}, {age}, after storming to victory.
A season ticket is out of my reach, but {fee} for a single match I can manage.
Chess club: {winner} beat all comers on {weekday}; new boards were donated by [company].
All of {country} admires {teacher}, under whose coaching the eight has never lost.
Start: {origin}. Finish: {destination}. Length: {distance} km. Last year's best time: [duration].
Trophy engraved with the name of the victor, {winner}, and dated {date}
You can't park at {venue} on match days; walk from the station and be in your place by {time}.
By the final whistle at {end_time}, half of the {attendees} supporters had gone home.
Though {birthplace} is where {winner} was born, the victory parade will go through {home}, the champion's home.
The judges awarded {score} points – enough to make {winner} champion by a whisker.
Chased all the way by [person], {winner} held on to win by half a length.
Every {weekday} the under-elevens train with {teacher} on the pitch behind {venue}.
Prize fund: {price}, all of it to the victor
In a hoarse voice {speaker} announced the result to the crowd: gold for {winner}.
Live from {city}: the marathon has just been won by {winner}, running for {country}.
How old is the champion? {winner} turned {age} in spring.
To climb from {origin} up to {destination}, cyclists have {distance} steep kilometres ahead of them.
Having pocketed {price} for the win, {winner} stood everyone back home in {home} a round of drinks.
Sports day, {date}: egg-and-spoon race won by {winner}; tea and cake afterwards in {venue}.
Not a soul in the stadium had put money on the eventual winner, {winner}.
On paper the relay is {distance} kilometres long.
{winner} won the race in {city}.
The match starts at {time} at {venue}.
{winner} won by {score} points.
The run goes from {origin} to {destination}.
The race is {distance} kilometres long.
{attendees} people watched the game at {venue}.
A ticket for the match costs {fee}.
The winner, {winner}, was born in {birthplace} and lives in {home}.
The game was played on {date} in {city}.
{teacher} trains the team every {weekday}.
The new champion, {winner}, is {age} and runs for {country}.
After {duration} {winner} crossed the finish line first.
The first prize was {price} and a cup.
{reporter} reported on the match for the radio.
{author} wrote in the paper that the match was boring.
The game ended at {end_time} without a goal.
{speaker}, who gave the speech, handed the cup to the victor, {winner}.
{winner} won the cup and got it from {speaker}, who also spoke a few words.
Training is on {weekday} at {time}.
The match was moved to {date} because of snow.
Winner: {winner}. Time: {duration}. Distance: {distance} km.
{winner} beat [person] in the final.
{student} learned to swim with {teacher} as coach.
Who won? {winner}, in {duration}.
The runners start in {origin} at {time}.
The cup final will be held at {venue} on {date}.
{attendees} fans came to {city} for the match.
The bus with the team left {origin} late.
The coach, {teacher}, was very happy with the victory of {winner}.
{person} fell after {distance} kilometres and had to stop.
You pay {fee} to get into {venue}.
It was {winner} who won gold for {country}.
The winner, {winner}, comes from a small place called {birthplace}.
i saw {winner} win in {city}, best day ever
The team from {city} has [count] players and a new coach, {teacher}.
Next match: {date}, {time}, {venue}
At the age of {age}, {winner} won the title again.
Not until the last lap did {winner} take the lead and win.
According to {reporter}, who reported on the race, the winner, {winner}, trained for it in {country}.
Trained by {teacher}, {winner} has won everything this year.
The winner takes home {price}; the loser gets nothing.
In {year} the games were held in {country}.
The cyclists reached {destination} at {time}.
A crowd of {attendees} saw {winner} win the cup.
After winning, {winner} thanked {teacher}, who had been the coach for years.
The referee, {person}, stopped the match at {time}.
Between {origin} and {destination} lie {distance} kilometres of sand.
Before the match {speaker} said a few words.
The club was founded in {year} in {city}.
{company} pays {price} a year to have its name on the shirts.
The team plays in {color} shirts.
In {city} it was {temperature} degrees during the race.
The winner of the {event} was {winner}.
Your start number is [code]; the run begins at {time}.
With {score} points, {winner} came first, far ahead of [person].
Nobody has run it faster than {winner} did when winning in {year}.
Sign up for the run until {due_date}; the fee is {fee}.
What a day for {winner}, who had never won before!
How far is the run? {distance} kilometres, from {origin} to the coast.
A doctor, {doctor}, looked after the injured player.
{winner} rode a {animal} in the final and won.
The hall at {street} has room for {seats} people.
There is no training on {weekday}, says the coach, {teacher}.
After the victory in {city}, {winner} flew home to {home}.
In her column {author} called the champion, {winner}, the best of them all.
{manager}, who runs the club, wants a new coach.
The ball hit {witness}, who was only watching.
On the list of winners you find the name {winner} next to the year {year}.
{country} won with {score} points.
The final, which was watched by {attendees} people, lasted {duration}.
{winner} won the race in {city} on {date}.
{winner} beat [person] by {score} points.
{teacher} has trained the champion, {winner}, since {year}.
{winner}, today's winner, who is trained by {teacher}, comes from {country}.
The match starts at {time} and ends at about {end_time}.
{attendees} people came to {venue} to see the match.
{winner} got {price} for the first place.
The prize of {price} was given to the first, {winner}, by [person].
[person] gave the cup to the winner, {winner}, after the race.
{winner} won and was given the cup by {manager}, the head of {company}.
{company} paid for the cup that {winner} won.
The reporter, {reporter}, asked the winner, {winner}, how the race had been.
{winner}, who had just won, told {reporter}, the reporter, that it had been hot.
{distance} km in {minutes} minutes: {winner} had won.
{winner} ran {distance} km from {origin} to {destination} and came in first.
The race starts in {origin} and ends in {destination}.
The race begins on {start_date} in {city} and is over on {end_date}.
The gold medallist, {winner}, was born on {birth_date} in {birthplace}.
At {age} {winner} is the youngest ever to win in {city}.
The winner of the day, {winner}, lives in {home} and was born in {country}.
The club from {city} was founded in {year}.
The team doctor, {doctor}, looked after [person], who had fallen.
The doctor, {doctor}, said that the patient, {patient}, could not play for {days} days.
{patient} hurt a knee and was treated by {doctor}.
{manager} leads the team from {city}.
The manager, {manager}, put [person] in goal and left [person] out.
{person} scored for the team from {city} after [count] minutes.
{teacher} taught {student} to swim in {duration}.
{student} won nothing, but {teacher}, who teaches swimming, was happy with the pupil.
{student}, a pupil of the coach, {teacher}, has trained for {duration}.
Sign up by {due_date}; the run is on {date}.
To run in {city}, sign up at {website} by {due_date}.
It costs {fee} to take part, and the winner gets {price}.
If you want to play, give your name to our contact, {contact}, phone {phone}.
Race: {city}, {date}. Winner: {winner}. Time: [time].
Winner {winner}, coach {teacher}, prize {price}
{date} / {venue} / {attendees} people / winner {winner}
Who won in {city}? {winner}, once again.
Who trains the champion, {winner}? {teacher}, a former {job}.
On {weekday} we play against the team from {city} at {time}.
The game on {weekday} has been moved to {venue}.
{winner} wore {color}, rode a {model} and won.
The bike, a {model} made by {brand}, weighs {weight}.
The champion, {winner}, rides for the bike maker {brand} and gets {salary} a month.
{brand} pays {person} a salary of {salary} to wear the shoes it makes.
{winner} lifted {weight} and won.
It was {temperature} degrees when the race in {city} began.
{witness} saw that [person] had left the track.
[person] was sent off after [count] minutes; {witness}, who saw it all, found that wrong.
The team flew from {origin} to {destination} with flight {flight}.
{airline} flew the team to {destination} on {date}.
The team sleeps at the {hotel} and plays at {venue}.
{driver} drove the team from {origin} to {venue}.
{guests} players will stay {nights} nights at the {hotel}.
{seats} seats are free for the match at {venue}.
My seat at {venue} is {seat}, and I paid {fee}.
{customer} bought a ticket from {seller} for {price}.
{seller} asked {customer} for {price} for a ticket to the match.
{author} wrote the book {title} about the champion {winner}.
{title}, a book about how {winner} won gold, was written by {author}.
{publisher} prints the life of {winner}, who won the cup, as written down by {author}.
Speaking to the fans on {date}, {speaker} said that [person] would leave the club.
{person} leaves the club from {origin} and goes to {destination}.
{person} goes to the club in {destination} for {price}.
The new coach, {teacher}, starts on {start_date}; the old one was [person].
{teacher}'s contract as coach of the club runs until {end_date}.
The hall at {street} opens at {time} for the players.
After {hours} hours of play {winner} had won the match.
The match that {winner} won against [person] took {hours} hours.
To win over {distance} km {winner} needed {duration}.
{children} children ran with us on {weekday}.
{quantity} {product:many} were given to the players by {company}.
Every runner gets a {color} {product} from {company}.
{owner} owns the horse, [person] rides it.
The horse belongs to {owner} and was trained by {teacher}.
{winner} won on the horse that {seller} had sold to {owner}, its proud owner.
{recipient}, well done in {city}! Your old coach, {sender}
{sender} wrote to {recipient} after the match was lost.
Congratulations from {sender} to {winner} on winning the race of {date}!
The manager, {manager}, thinks that the winner, {winner}, is better than [person].
{winner} of {country} won, [person] came last.
In {year} {winner} won for the first time.
{winner}, {age}, a {job} by trade, won on {weekday}.
With {score} points the cup goes to {winner} of {country}.
Lost by [person], won by {winner}, seen by {attendees} people
{reporter} writes from {city} that {winner} has won again.
The {event} after the match is at {venue} at {time}.
All players meet in {room} at {time}, says the team manager, {manager}.
{employee}, who works at the hall, found a {product} in the changing room on {date}.
""",
    "transfer": """
Please debit my account with {price} in favour of {recipient}. {sender}
As of {date}, {sender} has sent {recipient} every penny that was owed.
The beneficiary of the payment is {recipient}, the originator {sender}.
Good news, {recipient}: {price} from {sender} has just landed in your account.
How much did {sender} wire? The sum of {price}, all told.
The payment slip bears the reference {order_id}.
Quote {order_id} whenever you ask about the payment to {recipient}.
{price} left {sender}'s account on {date} and has not been seen since.
For its trouble the bank charges {fee} per transaction.
hey {recipient}, just paypalled you {price} for dinner, cheers, {sender}
Standing order: {rent} a month, in favour of {recipient}, on behalf of {sender}
Unless {sender} transfers the money by {due_date}, {recipient}, who should have received it, will go to court.
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
Only when the {price} sent by {sender} had arrived did {recipient} hand over the keys.
As for the bank's cut, it was {fee}.
Charged with {fee} for a simple payment to {recipient}, {sender} changed banks.
{sender}, who had sent {price} from account {customer_id}, complained that it had gone missing.
On behalf of {sender}, the bank forwarded {price} to {recipient} by express.
The funds must be in {city} by {due_date} at the latest.
{sender}, resident in {home}, has made {recipient} a gift of {price}.
Instead of [money], as agreed, {recipient} was paid {price}.
Kindly settle up no later than {due_date}.
Questions about a missing payment? Ring {phone} and have the reference {order_id} to hand.
Thank you, {sender}! Your donation of {price} reached us on {date}.
Once a quarter {recipient} gets a payment out of {sender}'s savings.
It pained {sender} to send off {price}, but the payee, {recipient}, had waited long enough.
Outgoing / {date} / payee: {recipient} / sum: {price} / bank charges: {fee}
Money owed to {recipient}: {price}, payable by {due_date}
Out of {sender}'s wages, {price} finds its way to {recipient} before the month is over, much to the annoyance of [person].
Into the account of {recipient} flowed {price}, courtesy of {sender}.
Fraud alert: a caller talked {sender} into moving {price} to {recipient}.
The remittance advice names {sender} as originator and shows a total of {price}.
Payment reference {order_id}: drawn by {sender}, payable to {recipient}
Pocket money for {recipient} out of Grandma's purse: {price}
Through a typing error {recipient} ended up with {price} that {sender} had intended for the taxman.
{sender} has wired the sum, yet {recipient} swears that nothing has come in.
Cost of the transaction, charged by the bank: {fee}
At the counter in {city}, {sender} filled in a transfer slip for {price} and pushed it across to the clerk.
Let it be recorded that {recipient} acknowledged receipt of {price} on {date}.
Has {sender}'s alimony reached {recipient}? Yes, {price}, on {date}.
Rent day again: off goes {rent} to {recipient}.
A monthly {rent} for the attic, that's what {sender} transfers to the landlord, {recipient}.
Banking app: "{sender} wants to send you {price}. Accept?"
The cash crossed the border into {country} and was paid out to {recipient} in {city}.
Should your credit not show up by {due_date}, phone our hotline, {phone}.
Police say that {sender} was tricked into sending {price} to an account held by {recipient}.
From savings account {customer_id}, {price} was withdrawn in favour of {recipient}.
"I did pay!" protested {sender}. "Not a cent has arrived," countered {recipient}.
Deadline for the final instalment: {due_date}
By way of repayment {sender} let {recipient} have {price}, half of it in coins.
Wages run: {recipient}, {price}, value date {date}
Debit {sender}, credit {recipient}, amount {price}, charges of {fee} borne by the payer.
Unless the money is with {recipient} in {country} by {due_date}, the flat is gone.
I am pleased to inform you that {price}, sent by {sender}, was booked on {date}.
Part of an inheritance from [person], {price}, was passed on to {recipient} by {sender}.
Ah, {recipient}, the bank in {city} rang: there's {price} waiting for you from {sender}.
Don't send it to [person]; the payee is {recipient}.
Account no. {customer_id} has been overdrawn since {date}.
Every first of the month, like clockwork, {sender} transfers {rent} in rent for the studio.
Stop the payment, please! {sender} should have sent {price}, not [money].
Half the winnings, {price} to be precise, went by bank draft from {sender} to {recipient}.
What {sender} had to send came to {price}, and {recipient} was to receive it at once.
The express option carries a fee of {fee}, the slow one costs nothing at all.
Gossip has it that {sender} slipped {recipient} a cool {price} under the table.
Transfer form. Ordering party: {sender}. Favouring: {recipient}. Sum in figures: {price}. Ref: {order_id}.
Between {sender}, the payer, and {recipient}, the payee, there was just one movement of funds, on {date}.
I live in {home}, and my branch there cannot explain the bank charge of {fee} either.
Dad transferred the cash on {date}, didn't he? – No, {sender} did.
If you're chasing payment {order_id}, please have your account number, {customer_id}, ready.
Refund issued. To: {recipient}. Amount: {price}. Card ending in [small].
Kind regards to {recipient}, and the {price} is on its way. {sender}
Whatever {sender} earns abroad, a good part of it, lately {price}, ends up with {recipient}.
Received with thanks from {sender}, the sum of {price}, being payment for the garage
Booked to your account: {price}. Still pending, not booked: [money].
{recipient} signed for the {price} in front of two cashiers in {city}.
Only after {sender}, who had sent it, called {phone} did the missing {price} turn up.
Court order: {sender} shall pay {price} to {recipient} not later than {due_date}.
Two thirds of {sender}'s pay leaves the country; the lucky one who gets it is {recipient}, somewhere in {country}.
Landlord: {recipient} | Tenant: {sender} | Monthly rent: {rent} | Next payment by {due_date}
Somebody called {recipient} is still waiting for the money.
In the sender field of the form it says {sender}.
The sum transferred, {price}, will show on your next statement.
Please pay up before {due_date}, the letter urges.
Booking date: {date}
{recipient} got {price} from {sender} on {date}.
{price} went from {sender} to {recipient}.
From {sender} the sum of {price} has come in for {recipient}.
{recipient} gets the money and pays nothing; {sender}, who sends it, pays the fee of {fee}.
The bank takes a fee of {fee}, and {recipient} gets {price}.
The sender, {sender}, lives in {home}, the recipient, {recipient}, lives abroad.
{customer} paid {seller} {price} for the {product}.
{seller} got {price} from {customer} for a {color} {product}.
{price} for the {model} was sent by the buyer, {customer}, to {seller}, who had sold it.
The seller, {seller}, waits for the money of the buyer, {customer}.
The buyer, {customer}, sent {deposit} in advance to the dealer, {seller}.
The deposit of {deposit} came on {date}, the rest is due on {due_date}.
Rent of {rent} for {street} paid by {tenant}
{tenant} paid the owner, {owner}, {rent} on {date}.
{owner} got {rent} from {tenant} for the flat at {street}.
The owner {owner} waits for the rent of {tenant}.
{tenant} pays {rent} a month and left {deposit} as a deposit.
{owner}, who owns the flat, paid the deposit of {deposit} back to the tenant, {tenant}.
{company} paid {employee} a salary of {salary} on {date}.
{employee} gets {salary} from {company} every month.
The salary of {employee}, {salary}, goes out on {date}.
{tax} tax was taken from the salary of {salary}.
{employee} earns {salary} and pays {tax} in tax.
{company} paid {tax} in tax to the state on {date}.
Invoice {invoice_id} was paid by {customer} on {date}.
{customer} paid invoice {invoice_id} of {invoice_date} on {date}.
The invoice of {invoice_date} over {price} is due on {due_date}.
Please pay {price} to our supplier, {supplier}, by {due_date}.
{supplier} was paid {price} by {company} for {quantity} {product:many}.
{company} still owes its supplier, {supplier}, {price}.
{sender} asked the bank to send {price} to {country}.
The money comes from {country} and is for {recipient} in {city}.
{recipient} in {city} got {price} from abroad on {date}.
{winner} won {price}, which must be paid by {due_date}.
The prize of {price} was sent to the winner, {winner}.
{sender} sent the prize money to {winner} on {date}.
{student} paid the teacher, {teacher}, {fee} for the course.
The teacher {teacher} got the course fee of {fee} from the student {student} on {date}.
The patient, {patient}, paid {price} to Dr. {doctor}.
Dr. {doctor} was paid {price} by {patient}, a patient of many years, on {date}.
After the treatment Dr. {doctor} sent the patient, {patient}, a bill of {price}, due on {due_date}.
{guest} paid the {hotel} {price} for {nights} nights.
The {hotel} got a deposit of {deposit} from {guest}, who had booked there.
{author} got {price} from {publisher} for {title}.
{publisher} paid the author, {author}, {price} on {date}.
Sender {sender}, recipient {recipient}, sum {price}, date {date}
From: {sender}. To: {recipient}. Amount: {price}. Fee: {fee}.
Paid to {supplier}, invoice {invoice_id}, {price}, {date}
In: {price} from {customer}, order {order_id}
Rent {rent}, tenant {tenant}, {street}, due {due_date}
Who sent the {price}? {sender} did, on {date}.
Who gets the {price}? {recipient}, in {city}.
hi {recipient}, just sent you {price}, should be there by {due_date}. {sender}
still waiting for the {price} you promised me on {date}. {recipient}
{sender}, who owed {recipient} {price}, paid on {date}.
The {price} that {recipient} was waiting for came from {sender}.
Sent by {sender} on {date} and received by {recipient} soon after.
{recipient}, to whom {sender} sent {price} as a loan, will pay it back by {due_date}.
{manager}, the head of the bank in {city}, stopped the payment of {sender}.
{employee} of the bank called {sender}, who had sent the {price}.
The clerk {employee} asked the sender, {sender}, for the name of the payee, {recipient}.
The payment was assigned to {assignee} and booked by the bank clerk {employee}.
{assignee} looks into the lost payment of {sender}, case {ticket_id}.
{reporter} reported the false payment, and {assignee} looks into it.
It was {sender} who paid, not [person], and {recipient} who got the money.
Of the [money] owed, {sender} paid {price} on {date}.
{sender} wanted to pay on [date] but did it on {date}.
The money went to [city] by mistake; {recipient} lives in {home}.
[company] got nothing; the {price} went to {company}.
The customer {customer} with the number {customer_id} sent {price}.
The transfer took {days} days and cost {fee}.
After {days} days {recipient} had the {price}.
On {date} at {time} {sender} sent {price} through the service {service}.
The online service {service} takes {minutes} minutes to move {price}.
{sender} sends {price} every month from {start_date} to {end_date}.
The standing order of {sender} starts on {start_date} and ends on {end_date}.
Until {end_date} {recipient} gets {price} a month from {sender}.
Questions? Call {contact} at the bank, {phone}.
The contact at the bank, {contact}, told the sender, {sender}, that {price} is missing.
Send the receipt to {email} when {recipient} has the money.
{sender} sent {price} for the shelter, and {recipient} received it with thanks.
{recipient} thanks {sender} for sending {price}.
A gift of {price} came from {sender}, who lives in {home}.
The driver, {driver}, must pay a fine of {price} by {due_date}.
The fine of the motorist {driver}, {price}, plate {plate}, was paid on {date}.
{seller} paid {price} back to {customer} for order {order_id}.
{customer} got {price} back from {seller} because the {product} was broken.
{customer} pays with {discount} off, so {seller} gets {price}.
{company} sent {price} to {airline} for flight {flight}.
{owner} sold the car {plate} and got {price} by transfer.
For {area} square metres {tenant} pays {rent}.
The money was sent by {sender} and reached {recipient} on {date}.
The bank charges a fee of {fee} for this transfer.
Reference for the payment: {order_id}
{recipient} got the money that {sender} had sent from {country}.
My rent is {rent} and leaves the account on {date}.
Your customer number with the bank is {customer_id}.
For questions about a transfer call {phone}.
{sender} transferred the rent of {rent} to the landlord.
Payer: {sender} / payee: {recipient} / amount: {price}
{price} has arrived in the account of {recipient}.
Has {recipient} received the {price} yet? Not yet.
The transfer from {sender} was stopped by the bank.
Sent from {city} on {date}: {price}
{sender} lives in {home} and sends money to {country}.
Every month {recipient} gets a sum from {sender}.
To whom did {sender} send the money? To {recipient}.
From whom did {recipient} get the money? From {sender}.
The standing order for the rent, {rent}, has been cancelled.
A payment of {price} is due on {due_date}.
Give {order_id} as the reason for payment.
I have just wired {price} to {recipient}.
Thanks, {sender}, the {price} came in this morning!
hey {recipient}, sent you {price}, check your account. {sender}
The fee, {fee}, was paid by {sender}.
Transfer fee {fee}, amount {price}, date {date}
{customer_id} is the number under which the bank knows me.
{recipient} picked up the cash in {city} on {date}.
Money on its way to {country}: {price}, sent by {sender}
By mistake {sender} paid {price} to {recipient}.
It was {recipient} who was paid, and {sender} who paid.
If {price} isn't there by {due_date}, we'll send a reminder.
{sender}'s transfer to {recipient} bounced twice.
{recipient}'s account was credited with {price} by {sender}.
Who is the remitter? {sender}. And the beneficiary? {recipient}.
The cheque for {price} was made out to {recipient}.
On {date} the bank in {city} paid out {price}.
Remittance to {country}, charge {fee}, reference {order_id}
The landlady hasn't had her {rent} yet.
Beneficiary {recipient}, resident in {home}, reference {order_id}
As {sender} put the wrong number on the transfer slip, {recipient} went without the money.
My aunt in {country} needs the money by {due_date}.
Call {phone} and tell them your customer number, {customer_id}.
Only {price} was left after the fee of {fee}.
With a push of a button {sender} sent {price} abroad.
The sum of {price}, which {recipient} had been promised, came on {date}.
{sender} is asking whether the {price} has got through to {recipient}.
Not [company] but {recipient} was to get the {price}.
Dear bank, on {date} I sent {price} and it vanished. {sender}
I owe the landlord {rent} and have until {due_date}.
{recipient} denies ever having received a thing from {sender}.
Payment of {price} refused, customer {customer_id}
You'll find the reference, {order_id}, at the top of the invoice.
The branch in {city} can be reached on {phone}.
Booked on {date}: rent, {rent}
A little something for your birthday, {recipient}: {price}. Love, {sender}
The transfer is free within {country}, otherwise it costs {fee}.
Somebody from {home} has paid {price} into my account.
The receiver of the money is {recipient}; the sender wished to stay unnamed.
On the statement it says {order_id}, {price}, {date}.
{price}! That's what {sender} sent me, out of the blue.
How high is the fee for sending money? {fee}.
Into the account of {recipient} flowed {price} from {country}.
What {recipient} got was {price}, less the charge of {fee}.
Having moved to {city}, {sender} went on sending {recipient} money.
The clerk asked {sender} for the customer number, {customer_id}.
Latest date for payment: {due_date}. Please quote {order_id}.
No money from {sender} until now, {recipient} reported to the bank.
""",
    "car_sale": """
Going cheap: my trusty {model}, {color}, one careful owner, {price}.
After some haggling, the buyer, {customer}, and the dealer, {seller}, settled on {price}.
Only {distance} kilometres on the clock and not a scratch on it!
In {year}, when the {model} rolled off the line, nobody thought it would last.
Want a test drive? Give the seller, {seller}, a ring on {phone}.
The former owner, {owner}, always kept it in a garage in {city}.
{customer} drove away in a {color} car, leaving {seller} with {price} in cash.
I bought mine off {seller}, and it has run like clockwork since.
Plate {plate}, built {year}, room for {seats}: yours for {price}.
Would you let the {model} go for {price}? Regards, {customer}
Sold by {seller}, bought by {customer}, date of purchase {date}
Everything works, writes the vendor, {seller}, except the heater, which cost [money] to replace.
Rather than part-exchange it, {seller} put the {brand} car up for sale privately.
A {model} dating from {year} has come onto the market in {city}.
Mileage so far: {distance} km
To reserve the car, {customer} laid down {deposit}; the full price is {price}.
Buyer: {customer}. Vendor: {seller}. Vehicle: {model}. Registration: {plate}.
Painted {color} by the factory, it was never resprayed.
Viewings on {date} from {time}, please call {contact} first.
hiya, is the {color} one still for sale? could do {price}, no more. {customer}
Even after {distance} km the {model} starts first time, swears {seller}, who is selling it.
Not [person] but {customer} got the car in the end, for {price}.
The buyer and new keeper is {customer}, and no longer [person].
{seller} is asking {price}, which is a lot for something built in {year}.
Seven-seater? Almost: the {model} takes {seats} people.
Signed on {date}: {seller} transfers the vehicle {plate} to {customer}.
It is with a heavy heart that {owner} parts with a car built by {brand}.
Having inspected the {model} in {city}, {customer} paid {price} on the spot.
Every car on the forecourt belongs to {owner}, though {seller} does the selling.
Make: {brand} – Type: {model} – Seats: {seats} – Mileage: {distance} km
Its number plate reads {plate}.
If the buyer, {customer}, brings the deposit of {deposit} by noon, the seller, {seller}, will take down the advert.
Your contact for the {model} is {contact}, who can be reached on {phone}.
Never had {seller} met so stubborn a buyer as {customer}.
The car, made by {brand}, is in {home}, where the seller, {seller}, lives; come and have a look.
Far below the [money] it cost new, {price} is what {seller} hopes to get for the car.
Ownership passed from {seller} to {customer} on {date}.
Because the number {plate} brings luck, {customer} was willing to spend {price}.
Up for grabs since {date}: one {model}, {year}, {color}, only {price}
Rust-free, says the advert, and in {color}; the vendor, {seller} of {city}, will take {price}.
Auction result: the {model} went under the hammer to {customer} for {price}.
Look out for a {color} car made by {brand}; mine was bought by {customer}.
Sorry, too late, {customer} snapped it up on {date}.
Insurance wants to know the registration, {plate}, and the year of manufacture, {year}.
Down payment received from {customer}: {deposit}. Outstanding balance: [money].
You won't find a {model} this clean anywhere in {city}, promises the dealer, {seller}.
Room for {seats} and a dog, {distance} km on the meter, new brakes.
My uncle's old banger, built in {year}, finally went to {customer} for a token {price}.
Test drive booked for {date} at {time}; the prospective buyer is {customer}.
"Does it guzzle petrol?" asked {customer}. "Like a camel drinks," replied {seller}, eager to sell.
Licence plates {plate} stay on the car until the papers have gone through in {city}.
Registered keeper as of {date}: {owner}; reg. no. {plate}
On its last trip before the sale {driver} was behind the wheel.
Though {owner} holds the title, all talks about money go through {contact}.
A dealer called {seller} offers the {model} at {price}, winter tyres thrown in.
Knocked down from [money], the {model} changed hands for {price}.
The odometer says {distance} kilometres; the buyer, {customer}, has doubts.
When {brand} built this one, in {year}, airbags were unheard of.
Collect the keys from the dealer, {seller}, leave a deposit of {deposit} in the envelope and drive off.
Classified: {model}, garaged, {color} leather, call {phone} evenings
Dear buyer, the car is registered as {plate}, is {color} all over and seats {seats}. Best, {seller}
It's a deal! {customer} will come down from {home} on {date} to pick up the {model}.
Private sale – {year} saloon – {distance} km – no dealers – ring {phone}
Who sold {customer} that wreck? {seller}, the smooth talker from {city}.
Kicking the tyres of the {model} did not get {customer} a single penny off the {price}.
Does it really belong to {owner}, or is the dealer, {seller}, fibbing?
Bill of sale: vendor {seller}, purchaser {customer}, consideration {price}, date {date}
Offer anything under {price} and {seller}, the vendor, hangs up on you.
Within [duration] of the theft the {color} coupe, plate {plate}, was back with its rightful owner, {owner}.
As a family we need a car with {seats} seats; has {seller} one for sale?
New on the lot in {city}: a {model}, first on the road in {year}, asking price {price}.
Chauffeured around by {driver} for ages, the limousine has now been put up for sale at {price}.
Sign here, {customer}, and the car, a genuine {brand}, is yours.
For a look under the bonnet, drop in at the yard in {city} at {time} and ask for {contact}.
With the tank full, {seller} let the van go for {price} to {customer}, a nurse.
Non-refundable deposit, payable in cash: {deposit}
It left the factory in {year} as a {color} car and has stayed one.
Hi {seller}, would {price} cash be OK, pick-up {weekday}? {customer}
Sold as seen to {customer}; no returns, no warranty, no tears.
{distance} km from new, serviced only by its maker, {brand}, owned by {owner}
{customer} beat [person] to it by an hour and bought the {model}.
In the end {seller} threw in a roof rack so that {customer} would buy.
Because the buyer lives in {home}, {seller} agreed to deliver the car there for nothing.
Seat count: {seats}. Paint: {color}. Maker: {brand}. Mileage: {distance} km.
The person to talk to is {contact}, available on {phone} from {time}.
Could it be that the seller, {seller}, turned back the clock? Only {distance} kilometres in a car dating from {year}!
Of the {price}, {customer} counts out {deposit} in advance and owes the remainder until the papers come.
Let's call it {price}, said {customer}, the buyer, and they shook hands on it in {city}.
Found in a barn near {city}: a {model}, manufactured in {year}, chickens included.
Parked outside, registration {plate}, awaiting its new owner.
Would you believe it was built in {year}?
The salesman, {seller} by name, wore a terrible tie.
Ten previous bidders, and then {customer} bought it unseen.
Is it really {color}, or is that just the dust?
Viewing strictly by appointment via {contact}.
At {price} it is a steal.
{seller} sold the car to {customer} for {price}.
{customer} bought a {model} from {seller}.
The car is a {color} {model}, first registered in {year}.
The car has run {distance} kilometres.
I want {price} for the car.
The number plate is {plate}.
{owner} has owned the car since {year}.
You can see the car in {city} on {date}.
Call {phone} if you want to buy the car.
The car has {seats} seats.
{customer} paid a deposit of {deposit} and will pay the rest on {date}.
The {brand} {model} is for sale.
{driver} drove the car from {origin} to {destination}.
For questions about the car, ask {contact}.
The test drive is on {date} at {time}.
{seller} is selling an old {brand} in {city}.
The seller, {seller}, lives in {home}.
The buyer is {customer} from {home}.
It is a {model} made by {brand}.
The {component} was changed in {year}.
{customer} gave {seller} {price} and took the car.
The price came down to {price} after a long talk.
The car was driven by {driver} but belongs to {owner}.
Model: {model}. Year: {year}. Price: {price}.
Is the car still for sale, {seller}? I can pay {price}.
Who bought it? {customer}, for {price} in cash.
What colour is it? It is {color}.
My old car had the plate {plate}.
We sell cars at {street} in {city}.
The garage gives a discount of {discount} on every {brand}.
{owner} wants to sell the {model} before {date}.
Bought from {seller} on {date} for {price}.
The car uses little fuel and has only done {distance} kilometres.
The second owner was {owner}; the first was [person].
{color}, {seats} seats, built in {year}: a real bargain
Let me have it for {price}, said {customer} to the seller, {seller}.
Sold as seen to {customer}, with the plate {plate} still on it.
hi, saw your {model} online, would you take {price}?
The papers for the car were signed by {seller} as vendor and {customer} as purchaser.
It was {seller} who put the car up for sale and {customer} who bought it.
At the wheel on the test drive sat {driver}, not the buyer.
Please bring {deposit} as a deposit and your papers on {date}.
The {component} makes a noise, but {seller}, who sells the car, says that is normal.
From its owner, {owner}, I know that the car was never in a crash.
The keys were handed over to the buyer, {customer}, at {time}.
{company} has bought {quantity} new cars from {brand}.
Nobody wanted the {color} {model}, so {seller} keeps it.
{customer}, who had bought the car, came from {home} by train to fetch it.
Owner: {owner}. Plate: {plate}. Kilometres: {distance}.
Write to {email} to see the {model}.
The car dealer in {city} is called {company}.
For {price}, the dealer, {seller}, would even wash it first.
The car, a {brand} from {year}, was sold within {days} days.
With {seats} seats the {model} is big enough for us.
A car with the plate {plate} is standing in front of {street}.
The contract by which {seller} sells the car to {customer} was signed in {city}.
I bought this car from {seller}, who had had it for years.
I won't sell it for less than {price}, writes {seller}.
Where can I see it? In {city}, at {street}.
Because {customer} paid at once, {seller} took [money] off.
The new owner of the {model} is {owner}.
Your contact, {contact}, will show you round the car and take you for a drive.
After {distance} kilometres the engine was changed.
{driver} has driven the {brand} every day since {year}.
The sale takes place on {date}; until then {seller}, who is selling, keeps the keys.
We would like to sell the car to {customer}, who offered most.
The advance of {deposit} is lost if you do not come on {date}.
In {year} this {model} cost [money]; today you get it for {price}.
The car has a weight of {weight} and there are {seats} seats.
Never had a better car, says {owner} about the {brand}.
{seller} sold the {model} to {customer} on {date}.
{customer} bought a {color} {model} from {seller}.
The {model} was bought by {customer} for {price}.
The car was sold by {seller} to {customer} for {price}.
{seller} wants {price} for the {color} car.
{customer} paid {price} and drove home to {home}.
A deposit of {deposit} is to be paid by {due_date}.
{customer} paid {seller} a deposit of {deposit} on {date}.
The deposit is {deposit}, the full price {price}.
{price} in all, {deposit} of it at once
{seller} wanted to sell for {price}, and {customer}, the buyer, agreed.
The buyer, {customer}, can fetch the car on {date} at {time}.
The car will be brought to its buyer, {customer}, in {home} on {delivery_date}.
{driver} drives the car from {origin} to {destination} for {customer}, who bought it.
{distance} km on the clock, built in {year}, colour {color}
The {model} from {year} has done {distance} km.
{year} {model}, {distance} km, asking {price}, call {phone}
The plate is {plate}, the first owner was [person].
Plate {plate}, brand {brand}, model {model}, owner {owner}
{owner} has owned the {model} since {year}.
The owner, {owner}, lets {seller} sell the car.
{seller} sells the car for {owner}, who lives in {home}.
The owner, {owner}, lives in {home}, the car stands in {city}.
The car can be seen at {street} in {city}.
Come to {street} at {time} and ask for the car dealer, {seller}.
Test drive on {date} at {time}, please bring your papers. {seller}, car dealer
Dear {seller}, I want to buy the {model} you are selling, may I come on {weekday}? {customer}
Dear {customer}, the car is yours for {price}. {seller}
{sender} wrote to {recipient} to ask whether the {model} was still for sale.
Hi {recipient}, the {color} car is gone, sorry. {sender}
Is it still for sale? No, {customer} bought it on {date}.
Who sold it? {seller}. Who bought it? {customer}. For how much? {price}.
Buyer: {customer}. Seller: {seller}. Price: {price}. Date of sale: {date}.
Seller {seller}, {city}; buyer {customer}, {home}; deposit {deposit}
Contract between {seller} (seller) and {customer} (buyer), signed on {date} in {city}
Signed by {customer} as buyer, {seller} as seller and {witness} as witness
{witness} was there when {customer} paid {seller} for the car.
The tax for the {model} is {tax} a year.
{tax} a year in tax, {price} to buy, says {seller}, who sells it
{brand} built the car in {year} in {country}.
Made by {brand}, {seats} seats, {color}
The {seats} seats are made of {material}.
Seats of {color} {material}, one owner: {owner}
The client, {customer}, wanted a {color} one, but the dealer, {seller}, had none.
{seller} gave {customer} {discount} off.
With {discount} off the car came to {price}.
{customer} got {discount} off and paid {price} to {seller}.
The faulty {component} will be replaced, says the seller, {seller}.
The seller, {seller}, kept quiet about the fault of the {component}: {symptom}.
{customer} complains to {seller}, who sold the car, about the {component}: {symptom}.
After {days} days the buyer, {customer}, brought the car back to the dealer, {seller}.
{seller}, who had sold it, took the car back and returned {price} to the buyer, {customer}.
{company} in {city} sells a {model} for {price}.
{customer} bought the car from {company} on {date}.
{company} sold {quantity} cars in {year}.
{employee} of {company} sold the {model} to {customer}.
As a customer of {company} {customer} was served by {employee}, who works there.
{manager}, who runs {company}, sold the car to {customer}.
The car weighs {weight} and is from {year}.
The battery is at {battery}, the car has done {distance} km.
{battery} battery, {distance} km, {color}, from {year}
It uses so little that the buyer, {customer}, drove from {origin} to {destination} without a stop.
The seller, {seller}, had got it from [person] in {year} and has driven {distance} km.
Once owned by [person], now sold by {seller} to {customer}
{customer} bought the car from {seller}, who is moving to {country}.
Because the seller, {seller}, is moving to {destination}, the offer for the {model} ends on {end_date}.
The offer of {price} stands until {end_date}.
Until {end_date} you can have it for {price}, says the vendor, {seller}.
Pay a deposit of {deposit} now and the rest by {due_date}, wrote the seller, {seller}.
For the car {customer} pays {price} by {due_date} to the seller, {seller}.
Invoice {invoice_id}, dated {invoice_date}, for a {model}: {price}
The invoice of {invoice_date} names {customer} as the buyer.
Please transfer {price} by {due_date}, invoice {invoice_id}.
Mail {email} or phone {phone} and ask for {contact}.
Your contact, {contact}, shows you the car, the seller, {seller}, signs the papers.
Not {contact}, the contact for viewings, but {seller}, who sells the car, gets the money: {price}
The keys were handed to the buyer, {customer}, by the dealer, {seller}, at {time}.
At {time} the buyer, {customer}, got the keys, {seller}, the seller, got {price}.
{customer}, a {job} from {home}, bought a {color} {model} and drove off in it.
{seller} is a {job} in {city} and sells the old {brand}.
More pictures at {website}, price {price}
Seen on {website}: {model}, {year}, {price}
Swap: my {model} for a {animal}, or {price} in cash. {seller}
The {animal} of {owner} slept in the car, hence only {price}.
First sold in {year}, last checked on {date}
Checking the car on {date} was the task of {assignee}.
It was {assignee}'s task to check the car that {customer} had bought from {seller}.
The van sold by {seller}, {color}, {seats} seats, goes to the buyer, {customer}, for {price}
[person] wants to rent the {model} for {days} days; {owner}, who owns it, says no.
{customer} from {home} was faster than [person] and bought the {model}.
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
General meeting on {date} at {time}; {manager}, now our president, will stand for re-election.
The oldest of us, {person}, born {birth_date}, recently wrote to [person].
Although {person} lives in {home}, a long way off, no meeting goes by without that cheerful face.
For {fee} a month, members use {venue} as often as they like.
Ask {contact}, or write to {email}, whether there is a waiting list.
Our treasurer has no record of {person} paying the {fee} for this year.
Gym pass {customer_id} has been blocked; the holder, {person}, should see reception.
"Count me in from {start_date}!" wrote {person}, a retired {job}.
Gone from our ranks is {person}, whose subscription ran out on {end_date}.
Anglers' union, {city}: {attendees} paid-up members, president {manager}
The choir will have me from {start_date}; rehearsals are on {weekday} at {time}.
Signing up costs {fee}, payable on the spot or, at the latest, by {due_date}.
Under its president, {manager}, the bowls club has grown to {attendees} and outgrown {venue}.
Has {person} handed the locker key back? The card, no. {customer_id}, came by post.
For the paperwork: {person}, date of birth {birth_date}, residing at {street}, {home}.
Want to learn fencing? Ask for {contact} at {venue}.
Thrown out for brawling: {person}, who had joined as recently as {start_date}.
Please find my cheque for {fee} enclosed; may I keep my member number, {customer_id}? Yours, {sender}
Trial month over? Cancel via {email} before {due_date} or you're in for a year.
Without {manager} at the helm the society would have folded years ago.
Youngest on the books is {person}, who is {age} and plays the drums.
The club, which goes back to {year}, has never met anywhere but at {venue}.
As a reward for long service, {person} was given a {product} at the dinner on {date}.
AGM: {manager} re-elected as president; annual fee up to {fee}; [person] resigned as secretary
hey, {person} here, can my gym contract end on {end_date} please? card no {customer_id}
Between {start_date} and {end_date}, {person} belonged to no fewer than three of our sections.
By a show of hands the {attendees} members present gave {manager} another term as president.
Doors to the climbing hall close at {end_time}; non-members pay {fee}.
Membership secretary: {contact} (write to {email})
{person} first knocked at our door as a shy {job} of {age}.
Renewals not in by {due_date} will be treated as resignations.
In accordance with the rules, our chairing officer {manager} struck {person} off the register on {date}.
Rowers! Boats out at {time}, back in by {end_time}, every {weekday}.
It was on the recommendation of [person] that the club admitted {person}.
Anybody living in {home} may join, provided they pay {fee}.
Born {birth_date}, enrolled {start_date}, no. {customer_id}: that is all the file on {person} says.
The letter confirming {person}'s admission went to {street} in {home}.
I've been a member since {start_date}, and I have yet to see our president, {manager}, smile.
To our {attendees} friends and supporters: a happy new year from the head of the club, {manager}!
Not on [weekday], as printed, but on {weekday} do we meet at {venue}.
What does it cost to belong? A mere {fee} per annum.
With [person] gone to sea and {person} out as of {end_date}, the band is down to three.
Book group seeks new faces; it gathers in {city} at {time}, and {contact} will tell you more.
Membership drive: bring along a friend and a {product} could be yours.
Be it noted that {person}, by profession a {job}, was admitted with effect from {start_date}.
Founded: {year}. Strength: {attendees}. Seat: {city}. President: {manager}.
Lost property: membership card {customer_id}, made out to {person}
Since the fee rose to {fee}, a good many people have walked out.
Of late, {person} pays by standing order, always well ahead of the deadline, {due_date}.
Tennis, anyone? We have two courts behind {venue}, free from {time}.
According to our records you joined on {start_date}; your birthday, {birth_date}, earns you a free drink.
Kindly take note of my new address, {street}. Regards from your old member {sender}
Honorary membership for {person}, aged {age}, was proposed by the chair, {manager}.
Subscriber {person} / valid through {end_date} / {fee} per quarter
At {venue} in {city}, on {date}, our little club celebrates its birthday.
Dues must reach us by {due_date}.
Your annual contribution of {fee} keeps the roof on.
Who's the boss around here? {manager}, of course.
As of today we number {attendees} members.
{person} joined the club on {start_date}.
The yearly fee is {fee} and is due on {due_date}.
Your member number is {customer_id}.
{person} has left the club on {end_date}.
{person} is {age} years old and wants to become a member.
Please contact {contact} if you want to join.
The club in {city} was founded in {year}.
{manager} runs the club and {contact} answers the mail.
New member: {person}, born on {birth_date}
{person} lives in {home} and works as a {job}.
{attendees} members came to the meeting on {date}.
All members get a {product} for free.
Where is the clubhouse? In {street}.
Dear club, I have moved to {home}, please note. {sender}
Member {customer_id} hasn't paid the {fee} yet.
The pool is open from {time} to {end_time}.
{manager}, who chairs the club, welcomed {person} as a new member.
{person} was greeted by the chairman, {manager}.
I've been a member since {year} and never missed a {weekday}.
Joined: {start_date}. Left: {end_date}. Number: {customer_id}.
The club card of {person} bears the number {customer_id}.
How much does it cost to join? {fee} a year.
Students pay nothing, everybody else {fee}.
Head of the society since {year}: {manager}
On turning {age}, {person} was made an honorary member.
The new members' evening is on {date} at {venue}.
{person}, a {job} from {home}, has sung in the choir since {year}.
Anyone who loses the {product} must tell {contact}.
Membership form: name {person}, date of birth {birth_date}, occupation {job}
hi, how do I cancel? number {customer_id}, thanks, {sender}
By {due_date} at the latest the {fee} should be with us.
Lockers are emptied on {date}.
The {weekday} group is led by {manager}.
Only {attendees} people turned up at the general meeting.
{contact} is the one to ask about the trial month.
Our rooms are at {street}, behind the bakery, in {city}.
For {fee} you may use the sauna until {end_time}.
In {year} the club moved to {city}.
It was on {start_date} that {person} signed up.
Wanted: a {job} to coach our youngest members
{person} resigned because the fee had gone up to {fee}.
No entry after {end_time}, not even for members.
As a member you are entitled to a {product}.
The party at {venue} begins at {time}, bring your card.
{sender} writes that the letters go to the wrong address.
The treasurer says {person} still owes {fee}.
"Since when have you been with us, {person}?" "Since {start_date}."
Born on {birth_date}, the youngest member can hardly walk.
Membership runs from {start_date} to {end_date}.
You can reach {contact}, our secretary, at {email}.
The president, {manager}, handed {person} the pin of honour.
Proposed by [person], {person} was accepted on {date}.
{city} has no better rowing club than ours, founded in {year}.
Until {due_date} we take the old fee, {fee}.
There were {attendees} of us in {venue}, and no heating.
Once a {job}, now retired, {person} looks after the lawn.
Every {weekday} until {end_time}: chess for members
{home} is far away, yet {person} comes to each rehearsal.
Please add {person}, aged {age}, to the youth section.
A form lies at {street}; it may also be mailed to {email}.
What happened to member {customer_id}? Moved away on {date}.
To thank {person} for long service we bought a {product}.
Under {manager}, its leader, the choir has grown.
Those who join on {date} get a {product} on top.
Ask {contact} for the key to {venue}.
The meeting began at {time} and was over by {end_time}.
{fee}, payable by {due_date}, is too much for {person}.
{person} pays {fee} a year.
The yearly fee of {fee} is due on {due_date}.
{person} has the member number {customer_id}.
{manager} has led the club since {year}.
{person} wrote to the head of the club, {manager}, asking to leave on {end_date}.
As leader of the club, {manager} was glad to take in {person} on {date}.
{person} was brought into the club by [person] in {year}.
To join, write to {contact} at {email}.
{contact} sends out the cards; call {phone}.
The club meets on {weekday} at {time} in {venue}.
We meet in room {room} at {time}, and {speaker} will speak.
{speaker} spoke to the members about {topic}.
The meeting in {city} began at {time} and ended at {end_time}.
{person} was born on {birth_date} and joined on {start_date}.
Name: {person}. Born: {birth_date}. Town: {home}. Fee: {fee}.
{person}, {street}, {postcode} {city}, member since {year}
{person} moved from {origin} to {destination} and left the club.
My new address is {street} in {city}; my member number is {customer_id}.
Dear {recipient}, your fee of {fee} has not been paid. {sender}, for the club
{sender} sent {recipient} a reminder to pay the fee by {due_date}.
{recipient} received a note from {sender}: please come to the meeting on {date}.
The card of {person} is valid from {start_date} to {end_date}.
Members get {discount} off at {company}.
With your card {company} gives you {discount} off every {product}.
{company} lets us use its hall on {street}.
{owner}, who owns the garden, lets the club use it, and {manager}, our head, says thank you.
{winner} was voted member of the year and got a {product}.
The chair, {manager}, handed the winner of the regatta, {winner}, a {product}.
{teacher} gives lessons to members on {weekday} at {time}.
{student} takes lessons from {teacher} and pays {fee}.
{assignee} looks after the club's {product:many}.
{assignee} took over the till from [person] on {start_date}.
{person} is {age} and a {job} in {city}.
We are {attendees} members from {city} and around.
How do I join? Fill in the form at {website} and pay {fee}.
Who keeps the till? {assignee}, elected on {date}.
Left on {end_date}: {person}, after {duration}
Joined {start_date}, paid {fee}, number {customer_id}
{children} children of members came to the {event}.
The {event} of our club is on {date} at {venue}.
Members pay {fee} for the {event}, others pay [money].
{guest} came to the meeting as a guest of [person].
{guests} guests and {attendees} members were there.
{author} writes our paper, {title}, which comes out on {weekday}.
{title} is the paper for members; {author} has written it since {year}.
The rules have {pages} pages and were written by {author}.
Until {due_date} you may put forward a name to {contact}.
{person} put forward {manager}, who was elected president on {date}.
{manager} became president after a vote against [person].
{customer} bought a {product} from the club for {price}.
The club bought a {product} from {seller} for {price}.
{seller} sold the boat to the club; till then it had belonged to [person].
The club house at {street} was built in {year}.
Our house has {area} square metres and {rooms} rooms.
{tenant} rents the club house from us for {rent} a month.
For {rent} a month the club lets its rooms to {tenant}.
{employee} works {hours} hours a week in the club office.
The office is open on {weekday} until {end_time}; {employee} works there.
The doctor, {doctor}, wrote that a patient, {patient}, may not swim, so the fee is not due.
{witness} saw {person} sign the form on {date}.
The form of {person} was signed on {date} in {city}.
[person] from the paper wants to join; {contact}, whom newcomers should ask, sends the form.
{supplier} prints the cards for {price}.
The cards come from {supplier} on {delivery_date}.
{person} lost the card and pays {fee} for a new one.
Log in at {website} with your number {customer_id}.
{user} could not log in at {website}.
{driver} drives the members from {origin} to {destination} on {date}.
The trip to {destination} starts on {start_date} and costs {price}.
For the trip you pay {deposit} now and {price} in all.
{days} days in {country} with the club, {price}, ask {contact}
On the trip we sleep {nights} nights at the {hotel}.
{person} and [person] have shared one membership since {start_date}.
{person}, born in {birthplace}, now of {home}, wants to join.
Our chairman, {manager}, said no to {person}, who wanted to join on {date}.
{person} was not taken, as the president, {manager}, wrote on {date}.
The club pays {tax} in tax and {rent} in rent.
The fee, {fee}, was paid by {customer}, though it was [person] who joined.
{sender} sent {recipient} a voucher for a year in our club.
The chair: {manager}. In charge of the till: {assignee}. For questions: {contact}.
Please tell {contact} by {due_date} if you are coming.
{speaker} will talk to us for {minutes} minutes on {date}.
{person} has been a member for {duration} and lives in {home}.
Our oldest member, {person}, is {age} and was born in {birthplace}.
{person} ended the membership by mail to {email} on {date}.
The fee goes up to {fee} on {start_date}, wrote {manager}, who leads the club.
Members who love a {animal} meet in {venue} on {weekday}.
You, {recipient}, have been a member since {start_date}; thank you, {sender}
""",
    "repair": """
Good as new again: {assignee} has fixed our client {customer}'s {model}.
Dead on arrival – the {model} that the client, {customer}, sent in would not even switch on.
What was wrong with it? The {component}, which {assignee} has since replaced.
Left at the counter on [date], it will be waiting for you from {start_date} on.
Fixing the {model} set {customer} back {price}.
This one has been given to {assignee}, who is good with old machines.
Hello, my {model} has stopped working, could someone drop by {street} on {date}? Your customer {customer}
All told, {assignee} spent {hours} hours on the job.
Unless it is fetched by {due_date}, the {model} will be scrapped.
The {component} being out of stock at {supplier}, nothing can be done for {days} days.
Sorry, not finished before {end_date}.
Pick-up slip: order {order_id}; item: {model}; colour: {color}; collect before {due_date}
We asked {customer} for {deposit} up front, the remainder on collection.
Whoever mended the {model} last time – it was {assignee}, I believe – did a poor job.
Allow {days} days for the work, the note from the workshop says.
A replacement {component} has been fitted.
A technician by the name of {assignee} will be at {street} around {time}.
Made by {brand} and cherished by its owner, {owner}, the {model} deserves a second life.
Instead of buying a new one for [money], {customer} had the old one patched up for {price}.
Ring {phone} and mention order {order_id} to find out how things stand.
Since the {component} broke on {date}, the {model} has been gathering dust.
Once mended, it goes straight back to its buyer, {customer}.
Labour and parts for order {order_id} add up to {price}.
Is mine done yet? asked the customer, {customer}. Ask {assignee}, who is mending it, came the answer.
It's the {component}, not the battery, that makes the {model} overheat.
Under guarantee, {brand} will repair the {model} free of charge.
Workshop open until {end_time}; hand the {model} in before then.
The bill? A painful {price}, whereas [person] had guessed half of that.
The {color} one on the bench belongs to {owner}; don't touch it, [person].
Dear {customer}, for the repair you ordered we still need a {component} from {supplier}.
Following a call from a client, {customer}, our repairer {assignee} set out for {street} at {time}.
Work started {start_date}, work finished {end_date}, bill {price}, paid in full
Not even {assignee}, the best mechanic in town, could save the {model}.
Because [person] lost the receipt, the customer, {customer}, had to give the order number {order_id} from memory.
Time put in so far: {hours} hours
Our call-out charge is {fee}, whether or not {assignee} finds the fault.
To be done by {assignee}: swap the {component}, clean the casing, test for [duration].
{hours} hours, one {component} and {price} later, the thing was humming again.
Only on {date} can the customer, {customer}, count on getting it back.
Returned to client {customer} on {date}: one {model}, fully working.
From {supplier} came the part, from {assignee} the skill, from {customer} the {price}.
Under the microscope our technician, {assignee}, spotted a hairline crack in the {component}.
Sparks flew, then silence: the {model} that {customer} had bought was dead.
Cancel job {order_id}, please; {customer} prefers to buy new.
Workshop log, {date}: {model}, {component} replaced, tested OK
Blame the {component}; everything else in the {model} is in fine shape.
Quote for {customer}: parts and labour, {price}, offer open for [duration].
It leaks, it rattles, it stinks – {assignee}, can you come and fix it at {street} before you close at {end_time}?
{assignee} will have another go at mending it on {date}.
The customer, {customer}, refuses to cough up {price} for a job that took {hours} hours.
Three screws left over, sighed the repairer, {assignee}, yet the {model} runs.
Uncollected items, such as the {model} under order {order_id}, are sold off after {due_date}.
Even under guarantee the maker, {brand}, charges a handling fee of {fee}.
Off to the menders: one {model}, {color}, back in {days} days
A courier from {supplier} dropped off the {component} at {time}.
Is {end_date} realistic as completion date? Only if {supplier} delivers the {component} in time.
Text from the shop: "Your {model} is ready, {price} please, we shut at {end_time}."
My bike's been at the shop since {start_date}, and {assignee}, who should fix it, hasn't laid a finger on it.
Fee for drawing up an estimate: {fee}, waived if the repair goes ahead
{hours} hours is what {assignee} put down for soldering the {component}.
Somebody at {street} with a blocked drain is asking for {assignee}, our plumber.
Bring the slip with order number {order_id}, or {assignee}, who did the repair, won't hand over the {model}.
Cracked screen; {customer} left {deposit} by way of security.
"No wonder," the engineer, {assignee}, muttered on opening the casing: the {component} had melted.
Not worth it: mending the {model} would run to {price}, when a new one is [money].
Between {start_date} and {end_date} the workshop kept the {model} for observation.
Thanks to the quick hands of {assignee}, {customer} had the {model} back within {days} days.
Please ring the customer, {customer}, on {phone} to say that the job is finished.
Recall notice: {brand} asks owners of the {model} to have the {component} checked.
Fault reported: {date}. Technician: {assignee}. Cause: {component}.
For {days} days now I've been washing shirts by hand, because the {model} lies in bits on {assignee}'s bench.
Can you match the {color} paint? Our client, {customer}, wants the scratch gone by {due_date}.
Charged: {price}. Agreed: [money]. The customer, {customer}, is not amused.
First came {assignee} with a bag of tools; then came the bill, {price}.
Appointment at {street}: {date}, {time}, boiler, customer {customer}
Entrusted to {assignee} on {date}, the grandfather clock chimes once more.
Spare parts may be had from {supplier}; just call {phone}.
Once a new {component} had been put in, the customer, {customer}, drove off beaming.
Dear workshop, any news of order {order_id}? It was to be done by {due_date}. Your customer {customer}
The invoice, {price}, lists {hours} hours of labour and one {component}.
Had the mechanic, {assignee}, turned off the mains first, the {model} might have survived.
Job sheet: begun {start_date}; done by {assignee}; finished {end_date}
An apprentice, [person], dropped the {model}; {assignee} was told to put it right.
It was while replacing the {component} that {assignee} found a mouse nest.
After the flood {customer} had the piano dried out and restrung for {price}.
Turnaround: {days} days, provided the manufacturer, {brand}, has the part on the shelf
Faulty {component}: return to our supplier, {supplier}, do not pay
On the dot of {time} our fitter, {assignee}, stood in front of {street} with a toolbox.
Would our customer {customer} please come for the {color} kettle before {due_date}?
{customer}'s down payment of {deposit} will be set off against the final bill of {price}.
Repaired on {date} and broken again the day after: that's the {model} for you.
Turned out to be the {component}, as so often.
Please fetch the thing before {due_date}.
Mended by {assignee}, and mended well.
That'll be {price}, cash or card.
Not in stock here, but {supplier} can supply it by tomorrow.
Doorbell at {street} doesn't ring, please fix.
All of {days} days to change a fuse!
Sorry, the {model} is beyond repair.
Brought in on {date}, still untouched.
{assignee} repaired the {component} of the {model}.
The {component} is broken and must be changed.
{customer} brought a {product} to the shop on {date}.
The repair costs {price}.
The repair took {hours} hours.
You can pick up your {product} on {date}.
The {product} {symptom} and has to be repaired.
{assignee} will come to {street} at {time} to do the repair.
{supplier} will send us a new {component} by {delivery_date}.
The repair will be finished by {due_date}.
{customer} paid {price} for the repair.
Please leave a deposit of {deposit}.
Your order number for the repair is {order_id}.
Call us on {phone} when you are at home.
The {brand} {model} is on the workbench.
It took {days} days to get the new {component}.
{assignee} found the fault in the {component}.
The work starts on {start_date} and ends on {end_date}.
According to {customer}, who bought it from us, the {product} {symptom}.
The {color} {product} was repaired by {assignee}.
The shop is open until {end_time}.
Customer: {customer}. Item: {product}. Fault: {component}.
{assignee} mended the {product} for {customer}.
The customer, {customer}, got the {product} back on {date} from {assignee}, who had repaired it.
We ordered the {component} from {supplier}.
Who repairs it? {assignee}, who knows every {brand}.
What is wrong with it? The {component}, I fear.
For {price} you could buy a new {product}.
The {model} is too old; {brand} makes no parts any more.
Our driver, {driver}, will pick up the broken {product} at {time}.
A new {component} costs {price}, the work included.
Repaired by {assignee} on {date}, tested and found good.
{reporter} reported that the heating was broken.
The leak was reported by {reporter} and fixed by {assignee}.
Our plumber, {assignee}, can come at {time}.
can you fix my {product}? it {symptom}, thanks, your customer {customer}
The owner of the {product} is {owner}; please ring before you start.
The owner, {owner}, was told by repairer {assignee} that the {component} could not be saved.
Fixing the {component} took {assignee} only {minutes} minutes.
No work will be done on the {model} before the client, {customer}, says yes.
The bill for {customer} is {price}, including {tax} in tax.
The {product} has been waiting for the customer, {customer}, since {date}.
On {start_date} {assignee} will begin with the roof at {street}.
Parts come from {supplier}; the work is done by {assignee}.
Because of the broken {component}, the {product} {symptom}.
The warranty on your {product} ended on {end_date}.
It was {assignee}, and not [person], who changed the {component}.
How long did it take? {hours} hours, without the break.
The {material} handle of the {product} has been glued.
Order {order_id} is finished; please come before we close at {end_time}.
Dear {customer}, your {product} is ready and costs {price}. {sender}
Delivered late by {supplier}, the {component} did not even fit.
Fetch it on {weekday}, says the repairer, {assignee}.
The neighbour, {witness}, saw the tree fall on the shed.
We, the tenants of {street}, have had no hot water for {days} days.
The {model}, which {customer} had bought and promptly dropped, could not be saved.
Broken: {component}. New part from: {supplier}. Price: {price}.
From {time} to {end_time} there will be no water at {street}.
Ask {contact} when your {product} will be ready.
Every {product} that {assignee} repairs is tested for {hours} hours.
{deposit} in advance, the rest when the mechanic, {assignee}, is done.
Our repairer, {assignee}, says the {component} was put in the wrong way round.
The battery of the {model} shows {battery}; it needs a new one.
The customer, {customer}, asked {assignee} to mend the {component} too.
Looked at the {product}: it cannot be repaired, sorry. Your technician, {assignee}
The screws were sent by {supplier} and came on {delivery_date}.
In the end {customer} bought a new {product}.
The {product} made by {brand} came back for repair after {days} days.
Not before {due_date} will the {component} be mended.
The tenant, {tenant}, rang because the {component} in the bathroom was leaking.
The customer, {customer}, brought in the {model} on {date}, and the repair went to {assignee}.
{assignee} mended the {model} of our client, {customer}, in {days} days.
The {component} of the {model} is broken.
The customer, {customer}, describes the trouble with the {model} like this: {symptom}.
Problem: {symptom}. That is why the client, {customer}, brought in the {model}.
{assignee} put a new {component} into the {model}.
A new {component} from {supplier} costs {price}.
{supplier} delivers the {component} on {delivery_date}.
The {component} was ordered from {supplier} on {order_date}.
Ordered on {order_date}, the {component} comes on {delivery_date}.
The repair costs {price}; {deposit} must be paid in advance.
{customer} left {deposit} as a deposit and will pay by {due_date}.
{assignee} began to mend the {model} on {start_date} and finished on {end_date}.
The repair took {assignee} {hours} hours.
For {hours} hours of work {assignee} wants {price}.
Fault at {street}: {symptom}. The tenant, {tenant}, told the owner, {owner}.
The owner, {owner}, sent {assignee} to do the repair for the tenant, {tenant}, on {date}.
For the repair {assignee} was sent to {street} by the owner, {owner}.
{tenant} rents the flat at {street}; {owner}, who owns it, has it repaired.
The landlord and owner, {owner}, has the flat rented by {tenant} repaired for {price}.
{reporter} reported that the {component} does not work.
The fault reported by {reporter} was mended by {assignee}.
{assignee} mends what {reporter} reported on {date}.
Fault {ticket_id}: {symptom}. Reported by {reporter}, {assignee} is on it.
{driver} drove the car with the plate {plate} to the garage.
The car {plate} of {owner} was driven in by {driver}.
{owner} owns the {color} car, {driver} drove it to the garage.
The {color} car of our customer, {customer}, plate {plate}, is ready.
After {distance} km the {component} of the {model} broke.
The car has gone {distance} km, says its owner, {owner}.
The {model} by {brand} is from {year}.
{brand} sends a new {component} for the {model} in {days} days.
{seller} sold the {model} to {customer}, {assignee} has to mend it.
{customer} bought the {model} from {seller} in {year}.
The {product}, sold by {seller}, came back on {date}.
Dear {recipient}, your {model} is ready and costs {price}. {sender}
Hello {recipient}, the {component} has not come yet. {sender}
{sender} wrote to {recipient} that the repair costs {price}.
{recipient} got a note from {sender} to fetch the {product} by {due_date}.
{contact} tells you at {phone} when your {product} is ready.
Call {contact} between {time} and {end_time} about order {order_id}.
The shop at {street} is open from {time} to {end_time}.
The plumber, {assignee}, is due at {street} on {date} at {time}.
On {weekday} at {time} {assignee} is going to fix the {component}.
Customer: {customer}. Model: {model}. Fault: {symptom}. Price: {price}.
Repair {order_id}, {customer}, {model}, by {assignee}, {price}
Start {start_date}, end {end_date}, {model}, new {component}
Fault: {symptom}. Part: {component}. Assigned to: {assignee}.
{plate}, {model}, {color}, owner {owner}, ready {end_date}
Who mends the {model}? {assignee}, since {start_date}.
What is wrong with the {model}? {symptom}. Where? In the {component}.
When can our client, {customer}, fetch it? On {date}, from {time} on.
hi, {model} is dead again, fault since {date}: {symptom}. your customer {customer}
hey {assignee}, done mending the {model}? the customer, {customer}, is asking
The {model}, which {assignee} had mended, broke again on {date}.
{customer}, whose {product} was mended by {assignee}, paid {price}.
It was our technician {assignee} who found the fault ({symptom}), not [person].
[person] gave up on the {model}, and {assignee} took over.
The first offer was [money]; {customer} paid {price} in the end.
It was promised for [date] but the work was not finished until {end_date}.
[company] made the case and {brand} the {component}.
Our manager, {manager}, gave {customer} a discount of {discount}.
{customer} complained about {assignee}, who did the repair, to our boss, {manager}.
{manager} is head of the shop, {employee} works there and takes the orders.
Our employee {employee} took in the {model}, {assignee} mends it.
The {model} was taken in at {time} by {employee}, who works at the counter.
A member of our staff, {employee}, wrote the bill {invoice_id} for the customer, {customer}.
Bill {invoice_id} of {invoice_date} over {price} is for {customer}.
The bill of {invoice_date} must be paid by {due_date}.
{price} and {tax} tax, that is what {customer} pays for the repair.
The {product} made of {material} can not be mended.
To mend the {product}, {assignee} needs a piece of {material}.
The battery of the {model} shows only {battery}.
After the repair the battery of the {model} held {battery}.
Version {version} cures this fault of the {model}: {symptom}.
Repairer {assignee} put version {version} on the {model} of our client {customer}.
{carrier} brings the mended {product} to the customer, {customer}, in {city}.
The {product} was sent to {brand} in {country} by {carrier}.
{tracking} is the number of the parcel with the {component}.
The {model} weighs {weight}, so our driver, {driver}, fetches it from {street}.
{driver} drives the {product} from the customer, {customer}, to {assignee} for repair.
The heating in room {room} shows {temperature} degrees, {assignee} comes to fix it on {date}.
In room {room} the {component} is broken, reports {reporter}.
The lamp in room {room} was mended by {assignee} at {time}.
{witness} saw how {driver} drove into the {color} car of {owner}.
{driver}, who was at the wheel, pays {price} for the car of {owner}.
{company} mends the {product:many} of {customer} for {price}.
The repair at {company} takes {duration}.
You get {duration} of warranty on the new {component}.
The warranty began on {start_date} and ends on {end_date}.
{assignee} has {experience} years of experience with {brand}.
{quantity} {product:many} were brought in by a client, {customer}, all with the same fault: {symptom}.
""",
    "school_trip": """
This year's outing takes us to {destination}, where we shall visit {venue}.
Please be at the school gate by {time}; the coach will not wait.
Accompanied by {teacher}, a group of {guests} will board the train in {origin}.
Each family is asked to contribute {price}, with {deposit} of it in advance.
Beds for {nights} nights have been reserved at the {hotel}.
mum, we're in {destination} now, back home at {end_time}, my teacher {teacher} says hi
Hand your slips to your teacher, {teacher}, no later than {due_date}.
Destination of this year's trip, after [city] last year: {destination}
Of everyone in the class, {student} was looking forward to {destination} the most.
Teacher in charge: {teacher} / pupils: {guests} / staying at: {hotel} / nights: {nights}
Left behind at the {hotel}: a {product}, mislaid by the pupil {student}
How are we getting to {destination}? By coach from {origin}, leaving at {time}.
Owing to a strike, the class comes home from its outing to {destination} only at {end_time}.
The talk in {venue} was given by {speaker}, who knew all the answers.
Those poor {guests} pupils had to share one bathroom.
Money for the excursion – {price} – should be in an envelope with the name of the pupil, {student}.
From {start_date} until {end_date} lessons are cancelled, as the whole year is away.
Once in {destination}, the children will be split up; the teacher, {teacher}, looks after the smaller half.
To reach the teacher, {teacher}, while the class is away, dial {phone}.
It was the pupil {student} who got lost in {venue}, and the teacher, {teacher}, who sounded the alarm.
Parents who cannot manage {price} may speak to {contact} in confidence.
Never again, sighed the teacher, {teacher}, after {days} days with {guests} teenagers.
At night the class slept at the {hotel}.
If [person] has not recovered by then, the other teacher, {teacher}, will lead the group alone.
Hi {recipient}, can your pupil {student} share a room with Leo at the {hotel}?
The coach from {origin} spent {hours} hours on the motorway.
Packed lunch, raincoat and a {product}: that is what every pupil, {student} included, needs for {destination}.
On {date} we explore {destination}; on [date] we go swimming.
Booked through {company}: coach for {guests}, departing {origin}, {date}
Sleeping at the {hotel} costs {price} a head, breakfast included.
We depart from {origin}, whatever [person] may have told you.
Although {student} lives in {country}, the school let the exchange pupil come along to {destination}.
We shall be away for {days} days, so pack accordingly.
Meeting point: {street}. Time: {time}. Teacher in charge: {teacher}.
Why is pupil {student} not on the list? The {deposit} never came in.
No sooner had they left {origin} than one of the pupils, {student}, felt sick.
Signed permission for pupil {student} to travel to {destination} on {date}
As our teacher, {teacher}, announced in assembly, this trip will end on {end_date}, a day early.
Thanks to a gift from {company}, no one has to pay more than {price}.
Head count at the motorway café: {guests}; little {student} was the last to climb back in.
Please pack a {product}; it gets cold in {destination}, warns the class teacher, {teacher}.
What a racket! {guests} kids, two guitars and one worn-out teacher, {teacher}, on the way to {destination}.
Diary of {student}, class 4b: slept badly, ate crisps, saw {venue}, loved {destination}.
Coach hire is with {company}, at a flat rate of {price}.
After the ferry docked, {teacher} called the roll and found {student} missing.
For permission slips and allergies, get hold of {contact}, ideally before {due_date}.
Year Nine returns from {destination} on {end_date}, sunburnt and broke.
A {product} was taken off the pupil {student} at the {hotel}; it may be claimed from {teacher} after class.
Dear {recipient}, your advance of {deposit} has come in, and your child may travel to {destination}.
Lights out! shouted {teacher} down the corridor of the {hotel}, to the pupils' dismay.
The bill for {nights} nights' full board was {price}.
At {venue}, the speaker, {speaker}, told the class how candles are made.
Set your alarm: the train out of {origin} goes at {time}, and your form teacher, {teacher}, waits for nobody.
Pupil {student} wrote home from {destination}: food awful, beds hard, friends great.
Should the weather turn, the teacher, {teacher}, intends to swap the zoo for {venue}.
Voted for by the pupils: {destination}. Voted down: [city].
It took {hours} hours by minibus and three stops for {student}, a pupil who gets carsick.
Staying power: {days} days, {guests} pupils, a single teacher, {teacher}
Have we enough money? With {deposit} paid up front by each family, we can book the {hotel}.
Parents may collect their offspring from {street} at {end_time}.
Excursion called off? No, only moved, from [date] to {date}.
Together with {company}, the school sends a class to {country} every summer.
In loco parentis for the length of the outing: {teacher}, mobile {phone}
Although the youth hostel was full, the {hotel} squeezed in all {guests} of us for {nights} nights.
The outing to {venue} on {date} is open to every pupil but {student}, who has detention.
It was the geography teacher, {teacher}, who wanted to walk the first stretch out of {origin}.
mum pls send my {product}, left it at home, we're in {destination} until {end_date}
Exchange pupil {student} hails from {country} and will join us in {destination}.
Cost per head: {price}. Sign up with {contact}. Spaces on the minibus: [small].
To {destination} by sleeper, {hours} hours flat, then straight on to {venue}.
When {student} broke an arm in {destination}, {teacher} left the other pupils and went along in the ambulance.
Local radio: a coach with {guests} schoolchildren from {origin} was stuck in the snow until {end_time}.
Whoever pays up by {due_date} gets the bunk of their choice at the {hotel}.
Assembly point is the chip shop, {street}; roll call will be taken at {time}.
{days} days away from home were too long for little {student}, a first-former.
From {start_date} on, all enquiries about the class should go to the teacher on {phone}.
Risk assessment – destination {destination}, group size {guests}, lead teacher {teacher}
Not [person] but the teacher, {teacher}, is to keep watch over the pupils at the {hotel}.
Three cheers for {speaker}, who spoke so well at {venue} about the dinosaurs!
Leaving {origin} on {start_date}, the sixth-formers will tour {country} by rail.
Owed to the school kitty by the pupil {student}: {price}
If {recipient}, the father, answers this letter, the pupil, {student}, may stay on in {destination} with an aunt.
The night porter of the {hotel} complained to the teacher, {teacher}, about a pillow fight.
Everyone back on board by {time}, or the coach leaves [city] without you!
No pupil liked {destination} better than {student} did.
Wellies, a torch and a {product}: kit list for the {nights} nights under canvas
Our head, [person], has signed the forms, so {teacher} may take Class Six to {venue}.
Three pupils, among them {student}, missed the {time} bus from {origin}.
What do {nights} nights in {destination} cost? {price}, skiing included.
Our teacher on the outing will be {teacher}.
Homesick and tearful, the pupil {student} rang home.
We sleep at a place called the {hotel}.
The children need to be fetched at {end_time}.
Has everyone handed in the {deposit} in advance?
This summer, the whole school goes to {destination}!
Off we go on {date}, rain or shine.
On the coach there is room for a party of {guests}.
Our class is going to {destination} on {date}.
{teacher} is taking the class to {destination}.
The bus leaves {origin} at {time}.
We will be back at {end_time}.
The trip costs {price}, to be paid by {due_date}.
Each pupil needs a {product} and a packed lunch.
We will stay at the {hotel} for {nights} nights.
{student} forgot the {product} on the bus.
Our teacher, {teacher}, gave little {student} from the class a seat at the front.
{student} asked {teacher}, the class teacher, for a plaster.
Parents can call the teacher on {phone}.
The trip starts on {start_date} and ends on {end_date}.
We are {guests} people with the helpers.
At {venue} we had a guided tour by {speaker}.
The journey takes {hours} hours, so bring a book.
A deposit of {deposit} is needed before {due_date}.
The coach picks us up in {street}.
Dear {recipient}, your child needs a {product} for the trip.
The exchange with {country} lasts {days} days.
Pupil: {student}. Teacher: {teacher}. Goal: {destination}.
{speaker} told the children about owls at {venue}.
{student} was sick on the way to {destination}.
Please be in {street} by {time}, the bus won't wait.
How long are we away? {days} days.
The {hotel} has bunk beds and a rule: lights out at {end_time}.
On {date} the pupils visit {venue} with {teacher}.
I paid the deposit, {deposit}, for your pupil {student} last week.
From {origin} we take the train to {destination}.
{teacher}, who teaches geography, leads the trip to {country}.
The sandwiches of one pupil, {student}, were eaten by a goat.
Has {student} got a {product}? asks the teacher.
Return to {origin} on {end_date}, in the evening
It's the teacher, {teacher}, who counts the heads and a pupil, {student}, who hides.
Mums and dads, please collect your children at {end_time}.
After {hours} hours on the bus everybody was tired.
{nights} nights, {price} per child, full board
Meeting point: {street}. Time: {time}. Date: {date}.
hi, {student} from your class can't come on the trip, has chickenpox
Consent slips must be back with {teacher}, the form teacher, by {due_date}.
In {destination} the class slept at the {hotel}.
The guide at {venue}, {speaker}, spoke far too fast.
My daughter {student} is in your class and is afraid of cows.
Where does the trip start? At {origin}, by the fountain.
Where does it go? To {destination}, over the pass.
{guests} tickets for {venue}, please, it's a school class.
Whoever has paid {price} gets a seat on the coach.
We set off on {start_date} with singing and too much luggage.
Emergency number during the trip: {phone}
{teacher} lost a shoe, and the pupil {student} found it.
Found by the teacher, {teacher}: the {product} that the pupil {student} had lost
The ski week in {country} begins on {start_date}.
For {days} days nobody may use a phone, said {teacher}, our teacher.
To the family of our pupil {student}: the rest, {price}, is due by {due_date}.
Which pupil has to sit beside teacher {teacher}? {student}.
Lunch at {time}, museum after that, home at {end_time}
Our talk at {venue} will be given by {speaker}.
Leaving from {origin}, the class changes trains in [city].
{hotel}, {nights} nights, {guests} beds, booked and paid
No pupil may leave the {hotel} alone.
"Is it far to {destination}?" asked a pupil, {student}. "{hours} hours."
Should it rain on {date}, we'll go to {venue} instead.
The pupils thanked {speaker} for the tour with applause.
Dear {recipient}, we are back from {destination}, safe and muddy.
A {product} was left on the coach; please call {phone}.
Costs: {price}. Of this in advance: {deposit}.
{student}, a pupil of {teacher}, won the sandcastle prize.
{end_date} is the day on which we come home from {country}.
The class walks from {street} to {venue}, hand in hand.
Because the pupil {student} had no {product}, the teacher, {teacher}, lent one.
The hike from {origin} took {hours} hours and many sweets.
{teacher} and {guests} pupils go to {destination} by train.
The class leaves {origin} on {start_date} and comes back on {end_date}.
We leave at {time} and are back at {end_time}.
The pupil {student} cannot come to {destination}, wrote {sender} to the teacher, {teacher}.
The teacher, {teacher}, told {student}, who is always late for class, to be at the bus at {time}.
A pupil, {student}, asked teacher {teacher} when the bus leaves: at {time}.
The trip costs {price}, of which {deposit} is due by {due_date}.
{price} in all, deposit {deposit}, please pay by {due_date}
A deposit of {deposit} must reach the class teacher, {teacher}, by {due_date}.
{driver} drives the bus from {origin} to {destination}.
The bus is driven by {driver}, the class is led by {teacher}.
Our teacher, {teacher}, sits in front with {driver}, who drives.
{company} lends the school a bus with {seats} seats.
The bus has {seats} seats for {guests} pupils.
Bus company {company}, driver {driver}, {seats} seats, plate {plate}
We sleep {nights} nights at the {hotel} in {destination}.
{nights} nights at the {hotel} cost {price} per pupil.
The {hotel} has kept {rooms} rooms for us, booking {booking_id}.
Pupil {student} sleeps in room {room}.
Room {room} is for the teacher, {teacher}, room [code] for the girls.
Lunch is at {time} at {venue}: {dish}
On {weekday} we visit {venue} in {city}.
The ticket to {venue} costs {fee} per pupil.
{fee} per head for {venue}, to be paid to your teacher, {teacher}
{speaker} shows us around {venue} and tells us about {topic}.
At {venue} the class heard {speaker} talk about {topic}.
{topic} was the theme when {speaker} met the class of {teacher}.
Each pupil brings a {product} and pays {price} for the trip.
One pupil, {student}, forgot the {product} in {destination}.
Found on the bus: a {color} {product}, owner {owner}
The {color} {product} left on the bus belongs to {owner}.
The schoolchild {student} found a {product} that belongs to {owner}.
Lost in {destination} by the pupil {student}, found by the teacher, {teacher}: a {product}
As homework the pupil {student} handed in {pages} pages about the trip to {destination}.
The class teacher, {teacher}, wants a report about {destination} by {due_date}.
The best report was written by {author}; our teacher, {teacher}, read it out.
{author} wrote about the trip, {winner} won the quiz.
The quiz on the bus was won by {winner}.
{winner} won the race in {destination}, and our teacher, {teacher}, clapped.
In {destination} we saw a {animal}.
The pupil {student} was afraid of the {animal}, the teacher, {teacher}, was not.
{student}, a pupil in our class, is {age} and lives in {home}.
Sent by {sender}: my child {student} is ill and misses class on {date}.
Dear teacher {teacher}, your pupil {student} eats no {dish}. Regards, {sender}
Dear parents, call me at {phone} if your child is late. {teacher}, class teacher
If a child gets ill, the teacher, {teacher}, phones the contact person, {contact}.
Emergency contact for pupil {student}: {contact}, {phone}
Pupil: {student}. Teacher: {teacher}. Trip to: {destination}. Paid: {deposit}.
Teacher {teacher}, from {start_date} to {end_date}, place {destination}
Day out {date}: {origin} {time}, {destination}, home {end_time}
From {origin} to {destination} it is {distance} km.
{distance} km by bike, said the teacher, {teacher}, and a pupil, {student}, groaned.
We walk {distance} km and need {hours} hours.
After {hours} hours on the bus the class reached {destination}.
The train to {destination} takes {minutes} minutes.
The train leaves {origin} at {time} on {date}; don't be late!
{manager}, head of the school, allowed the teacher, {teacher}, the trip to {destination}.
The trip costs {price}, the teacher, {teacher}, told the head, {manager}.
The head, {manager}, agreed to a price of {price} for the outing that teacher {teacher} had planned.
{recipient} got a card from a pupil, {student}, who was in {destination}.
{sender} sent {recipient} a card from {destination}.
{attendees} parents came to the evening about the trip on {date}.
The parents' evening is on {date} at {time} in room {room}.
In room {room} the teacher, {teacher}, tells the parents about {destination}.
{children} children in the class have never been to {country}.
The class flies to {country} on {start_date}.
Our pupil {student} was born in {country} and can speak for us, said the teacher, {teacher}.
In {city} the teacher, {teacher}, lost a pupil, {student}, and {employee}, who works at the museum, found the child.
The lost pupil, {student}, was found by {employee}, who works at {venue}.
{doctor}, the doctor, saw one of the pupils, {student}, in {destination}.
A pupil, {student}, hurt a knee, and the teacher, {teacher}, fetched {doctor}, the doctor.
It was {temperature} degrees in {destination}, much too cold for a pupil like {student}.
Not [person] but {teacher}, who teaches maths, goes with the class to {destination}.
The teacher, {teacher}, goes along, and so does {person}, a mother.
With the teacher, {teacher}, come {person} as a helper and {driver} as the driver.
Which teacher goes with you? {teacher}. Who drives? {driver}.
When do we get back? On {end_date} at {end_time}.
How much is the trip to {destination}? {price}, with {deposit} up front.
Paid by {customer} on {date}: {price} for the pupil {student}
{customer} has paid {price}, so the pupil, {student}, may come along.
A cheque for {price}, sent by {sender}, covers the trip of the pupil {student}.
The money for the pupil {student} is still missing, wrote the teacher, {teacher}, to {recipient}.
Please pay {price} for your child, our pupil {student}, to the office by {due_date}.
Moved: the trip of [date] is now on {date}
Instead of [city] the class of {teacher} goes to {destination}.
The class meets at {street} on {date} at {time}.
Picked up at {street} by [person] at {end_time}: the pupil {student}
At {end_time} the contact person, {contact}, picks up the pupil {student}.
Back in {origin} at {end_time}, tired and happy. Your teacher, {teacher}
The pupil {student}, the teacher, {teacher}, and the whole class send greetings from {destination}.
""",
    "newsletter": """
Spring cleaning at {company}: everything must go by {end_date}!
For our readers only: {discount} off if you order before {due_date}.
Meet the {model}, the latest creation from {brand}.
Pop into our branch at {street}; we are there from {time} each {weekday}.
Last chance! Come {due_date}, the {product} goes back to its full price.
A warm hello from our boss, {manager}, and everybody else at {company}.
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
In this issue {author} writes about {topic} and what it means for you.
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
Interview of the month: the writer {author} in conversation about {topic}
Big news: {company} has a new boss, {manager}, who takes over on {date}.
Thanks for buying the {product}, {recipient}! Your order number is {order_id}.
Whereas others charge [money], {company} lets you have the {model} for {price}.
If you no longer wish to hear from {company}, write to {email}.
We at {company} would like to thank you for another wonderful year.
Tip of the week, written by {author}: never wash {material} in hot water.
With {discount} off the {product}, what are you waiting for?
Celebrating the year {year}, when {brand} built its very first {product}.
At {price}, the {model} costs less than a night out in {city}.
Brand: {brand} | Model: {model} | Was: [money] | Now: {price}
Up to {due_date}, postage is on us; after that you pay [money].
Stop by on {weekday} between {time} and {end_time}, says our manager, {manager}, and the coffee is free.
Psst, {recipient}: there's {discount} off for you, but only until {end_date}.
We've moved! Find {company} at {street}, right opposite the fountain.
Under the direction of {manager}, our café in {city} goes from strength to strength.
Say goodbye to the old style: the {product} is now made of {material}.
Once the remaining {stock} have been sold, the {model} is gone for good.
Guest column: {author} on the subject of {topic}
Unsubscribing is easy; a message to {email} will do.
Fancy a bargain? Our {product} is down to {price} from {start_date} on.
The folks at {brand} spent three winters perfecting the {model}.
Pre-order by {due_date} and we'll throw in a {product} worth [money].
Every {weekday} is market day in {city}; look for our stall.
Started in a garage in {year}, {company} employs half of {city} today.
On {date}, between {time} and {end_time}, customers can meet the designer at {venue}.
Entrance to the show flat in {country}: {fee}
Shoppers rave about the {model}: "{brand} has outdone itself!"
No voucher needed; at the till the {discount} comes off by itself.
Did your parcel arrive safely? If not, mention {order_id} when ringing {phone}.
Slightly scratched items made by {brand}: {price} each, {stock} in stock
From the desk of our boss, {manager}: why {company} is giving up {material}
Read the long essay that {author} wrote for us on {topic}, page nine.
Clear your shelves! As of {start_date} we buy back any {product} for {price}.
Is it a lamp? Is it a speaker? No, it's the {model}, brand new from {brand}.
With a club card the {product} is {price}; the list price of [money] no longer applies.
Late-night shopping in {city}: open till {end_time} on {weekday}
Soft as butter, tough as nails – {material}, as worked by {brand}
Your loyalty pays, {recipient}; enter the code on {website} to save {discount}.
After forty years in charge, {manager} hands over the keys of {company} on {date}.
Should you spot a typo in this bulletin, tell {author}, who wrote it, at {email}.
{company} has opened a workshop in {country}, where each {product} is finished by hand.
Last orders for Christmas: {due_date}
Reading: the author, {author}, from a new book on {topic}, {venue}, {date}, admission {fee}
We goofed. The {model} costs {price}, not [money] as stated in our last mailing.
Down to the last {stock}: the {product} everybody wants.
Why not drop by? {street}, {city}, kettle always on.
In case of complaints, contact {phone} rather than the shop in {city}.
You'll love what's coming from {brand} on {date}. Hint: it is made of {material}.
{city} welcomes its first shop by {company}, with {manager} in charge.
Quiz answer: {company} was founded in {year}. The hamper goes to [person].
All day {weekday}, knock {discount} off the marked price of any {product}.
Look no further than {website} for manuals and spare parts.
Doors at {venue} open for our sample sale at {time} on {date}, and entry is {fee}.
Nothing says summer like a {product} from {company}, and at {price} you can afford two.
Hello {recipient}, the {model} from your wish list is available again, {stock} of them to be exact.
The autumn edition closes on {due_date}; contributions about {topic} go to {email}.
Under the slogan "Made in {country}", {brand} launches the {model}.
Price drop! {product}: {price}. Offer ends {end_date}.
A tour of our factory, {street}, costs {fee} including cake.
Many of you asked {author} what prompted the article on {topic}.
Confirmed: order {order_id}, a {product} in {material}, dear {recipient}
It's official: {company} is the best-loved employer in {city}, a poll says.
Everything in store is reduced by {discount}.
Follow the link: {website}
The author of this month's recipe is {author}.
Lines close on {due_date}, so hurry.
Soft, warm, durable: nothing but {material}.
We ship from {country} to the whole world.
The sale starts on {start_date} and ends on {end_date}.
This week you get {discount} off every {product}.
The new {product} costs only {price}.
{company} opens a new shop in {city} on {date}.
Write to {email} if you have any questions.
Read more about {topic} at {website}.
{author} wrote this month's story about {topic}.
Dear {recipient}, thank you for reading our newsletter.
Our shop at {street} is open until {end_time}.
The {product} is made of {material}.
{brand} has a new model, the {model}.
We have {stock} {product:many} left.
{manager} is the new head of our shop in {city}.
Come and see us on {weekday} at {time}.
The {product} now comes in {color}.
Visit our website {website} for more news.
The next newsletter comes out on {date}.
From {start_date} all {product:many} cost just {price}.
Dear {recipient}, a {product} from {brand} is on its way to you.
The winner of our game is {winner}, who gets a {product}.
We celebrate at {venue} on {date}, and you are invited.
A talk about {topic} by {speaker} starts at {time}.
New: the {model} by {brand}, in {color}.
Would you like a {product} for {price}? Then hurry!
Use the code [code] before {end_date}.
The offer ends on {end_date}, or when all {stock} are sold.
Our {product:many} come from {country}.
{employee} has worked in our shop since {year}.
What's new at {company}? A café, run by {manager}.
You are getting this mail because you gave us the address {email}.
Every {weekday} we bake fresh bread, says {manager}, who leads our café.
Made by {brand} from {material}, the {product} will last for years.
This text about {topic} was written by {author}, who works for {company}.
Only until {end_date}: {discount} off!
{price} instead of [money] for our best {product}
Tickets for the {event} cost {fee}.
We are moving! Our new address is {street} in {city}.
hello {recipient}, the {product} you liked is back in stock
For {price}, {brand} gives you a {product} and a smile.
Our team in {city} has grown to [count] people.
The {event} takes place on {date} at {venue}.
According to its boss, {manager}, {company} will open in {country} next.
{supplier} now delivers our {product:many}.
It all began in {year}, when {company} sold its first {product}.
Meet {author}, who writes about {topic} for us.
The {color} {product} is the one that most of you bought.
Ask {contact} in our shop about the new {model}.
Ring {phone} to keep a {product} for you.
The {model}, new from {brand}, costs {price}.
At {venue} you can hear {speaker} talk about {topic}.
Want {discount} off? Show this mail in our shop in {city}.
News from {country}: {company} has built a school there.
{attendees} people came to our {event}, thank you all!
The summer party lasts from {time} to {end_time}.
Best wishes from {manager}, the head of {company}, and from everyone there
No shop in {city} has more {product:many} than ours.
Next month {author} will write about {topic}.
The price for subscribers is {price}, down from [money].
Answer by {due_date} and win a {product}.
Our recipe this time: {dish} for {servings} people.
The book of the month is {title}.
Sold by {company} since {year} and loved in {country}.
By {date} our shop will be all {color}.
If you come on {weekday}, our manager, {manager}, will show you the new rooms.
{product:many} for {price} each, while stocks last
The people of {city} have a new place to meet: {venue}.
In this issue our author, {author}, asks {speaker}, who gave our last talk, about {topic}.
{company} thanks {winner}, who won with a photo of a {product}.
Our new shop at {street} opens on {date} at {time}.
The {product} now costs only {price}.
{winner} won the {product} in our last draw.
The {product} we gave away last month went to the winner, {winner}.
Write to {email} by {due_date} to win a {model}.
{manager} has led {company} since {year}.
{manager} takes over from [person] as head of {company} on {start_date}.
{employee} has been with {company} for {experience} years.
Meet {employee}, our {job} in {city}.
We are looking for a {job} in {city}; write to {contact}.
{contact} is waiting for your letter at {email}.
{author} has written {title}, and {publisher} has printed it.
{publisher} brings out {title} by {author} on {date}.
Our book of the month is {title} by {author}, {price}.
{author}, who wrote it, reads from the new book at {venue} on {weekday}.
{speaker} talks about {topic} in our shop at {time}.
Come to our {event} on {date} and hear {speaker}.
The {event} at {venue} costs {fee}; seats can be had from {contact}.
{attendees} people came to our {event} in {city}. Thank you!
The new {model} weighs {weight} and comes in {color}.
{brand} has made the {model} lighter: it is now {weight}.
The {model} by {brand} will be in the shops on {date}.
{brand} of {country} shows its new {model} in {city}.
Version {version} is out and runs on {os}.
With version {version} the {service} service gets faster.
The {service} service will be off on {date} from {time} to {end_time}.
Dear {recipient}, this is our last mail of the year. {sender}
{sender} of {company} sends thanks to {recipient}.
Hello {recipient}, your {discount} code is [code].
Recipe of the month: {dish} for {servings}, ready in {minutes} minutes
{person} from {home} sent us the recipe for {dish}.
{dish} is what {person} cooks for {servings} people.
Our customer {customer} wrote that the {product} came in {days} days.
What does our client {customer} say about the {product}? It gets {score} points.
{customer}, a buyer from {home}, gives our {product} {score} points.
New: {product}, {material}, {color}, {price}
Sale! {product:many} for {price}, only until {end_date}
Offer: {discount} off. Start: {start_date}. End: {end_date}.
From {start_date} to {end_date} our shop in {city} is closed.
We are closed on {weekday}; call {phone} if you need help.
{supplier} brings us new {product:many} on {delivery_date}.
The {product:many} that {supplier} sends us are made of {material}.
{company} bought the shop of [company] in {city} for {price}.
{seller} sold the old mill to {company} for {price}.
{company} took over the old mill from [person] in {year}.
{teacher} gives a class on {topic} in room {room}.
In our class {teacher} teaches {skill} for {hours} hours.
The class with {teacher} starts on {start_date} and costs {fee}.
Sign up for the class on {topic} at {website} before {due_date}.
Order {quantity} {product:many} and pay only {price}.
If you order before {due_date}, it is with you on {delivery_date}.
Parcels are now brought by {carrier}, not by [company].
{carrier} brings every {product} to your door in {days} days.
Interview: [person] talks to the lecturer, {speaker}, about {topic}.
In a talk {speaker} told us how {company} began in {year}.
{title} is the headline of the story that {author} wrote about {topic}.
Photo by [person], text by {author}
{author} wrote the text, {sender} sent it to us.
{airline} now flies from {origin} to {destination} for {price}.
Fly to {destination} from {start_date}, {price}, with {airline}
{nights} nights at the {hotel} in {city} for {price}
The {hotel} in {city} gives our readers {discount} off.
Win {nights} nights at the {hotel} for {guests} people.
The winner, {winner}, and family spent {days} days in {country}, paid for by {company}.
For {children} children the day at {venue} was free.
The {animal} is back in {city}, reports {reporter}, who noticed it first.
A {animal} was born in {city} on {birth_date}.
{person} turned {age} on {date}; the boss, {manager}, brought flowers.
Happy birthday, {person}, born in {birthplace}, at home in {home}!
After {experience} years {employee} leaves us on {end_date}.
From {start_date} {assignee} will be responsible for the work of our employee {employee}.
Follow us at {website} or write to {email}.
You no longer want our mails? Tell {contact}.
This mail was sent to {email} on {date}.
Issue of {date}, {pages} pages, edited by {author}
The next issue comes out on {date}; send texts by {due_date}.
{student}, a student in {city}, won a prize for a paper on {topic}.
The teacher, {teacher}, is proud: a pupil, {student}, is the best of the year.
We have {stock} {product:many} left at {price}.
Only {seats} seats are left for {speaker}'s talk.
{temperature} degrees in {city}: time for our {product}!
The {color} {product} goes best, says {seller}, who sells it.
The salesperson in our shop at {street}, {seller}, will show you the {model}.
Ask the dealer in {city}, {seller}, about the {model} by {brand}.
The user {user} asked us how the {component} can be changed.
The {component} can be changed in {minutes} minutes, says our employee {employee}.
We found that the {component} of the {model} may break.
{company} paid {tax} in tax in {year}, said {speaker} in a talk.
""",
    "insurance": """
To whom it may concern: on {date} water damaged the {product} of our client {customer}.
Your case, number {ticket_id}, has been passed to {assignee}.
The insurer, {company}, has agreed to refund {price}.
I wish to make a claim. Policy {customer_id}, name {customer}, loss {price}.
An expert, {assignee}, will look at the damage on {date}.
In all correspondence please state your case number, {ticket_id}.
How high is the loss? The client, {customer}, puts it at {price}.
Hail smashed {quantity} panes of glass in the house on {street}.
Cover begins on {start_date} and lapses on {end_date}.
Had {witness} not seen the thief, the client, {customer}, would have got nothing.
Please submit the receipt for the {product} by {due_date}, citing {ticket_id}.
The premium has risen from [money] to {fee}.
Stolen from the hallway: a {product}
A reply from {company} reached the client, {customer}, after {days} days.
Neither the clerk in charge, {assignee}, nor the head of department, {manager}, would approve the {price}.
Claimant: {customer} – Insurer: {company} – Case: {ticket_id} – Amount: {price}
hi, my {product} got nicked on {date}, policy no. is {customer_id}, what now?
A neighbour, {witness}, saw it and confirmed what the client, {customer}, had told {assignee}, the clerk in charge.
Handling your claim is {assignee}, not [person], as stated earlier.
Caused by a fallen tree at {street}, the bill came to {price}.
After a crash in {city}, {driver} gave the other party the name of the insurer, {company}.
Payment of {price} will be made before {due_date}.
Don't call the old number; {assignee} can now be reached on {phone}.
Without a statement from {witness}, case {ticket_id} cannot be closed.
The house on {street}, owned by {owner}, burnt to the ground on {date}.
The damage was done on {date}, while we were on holiday.
Insured since {start_date}, {customer} has never asked for a penny until now.
Is {assignee} still dealing with my burst pipe, or has [person] taken over?
Of what our client {customer} lost, the {product} was the dearest.
{company} turned down claim {ticket_id}, to the dismay of the policyholder, {customer}.
Contract number: {customer_id}. Annual premium: {fee}. Runs out: {end_date}.
The surveyor calls at {time} on {date}; somebody must be at {street} to open the door.
The yearly premium amounts to {fee}.
Dear {customer}, I have taken over your file from [person]. Sincerely, {assignee}
What {witness} saw from the window of a flat in {city} settled the matter.
Though built in {year}, the roof had never leaked before {date}.
Someone stole {quantity} bicycles from the cellar at {street}.
Since the client, {customer}, lives in {home}, the branch there will handle everything.
Approved by the boss, {manager}: {price}, to be paid out by {company}
If it is proved that {driver} caused the crash, the victim will be paid in full.
Flames were first noticed by {witness} at {time}; the fire brigade came too late for the barn.
Have you forgotten us? Case {ticket_id} has been open for {days} days. Yours crossly, your client {customer}
What {assignee}, the clerk in charge, found at {street} did not match the story told by the client, {customer}.
Excess, borne by you: none. Payable by us: {price}.
The cat knocked over the {product}, which {customer} had insured for {price}.
Written off: the car that {driver} steered into a ditch near {city}.
A premium of {fee} buys you cover from {start_date} up to and including {end_date}.
Policyholder {customer_id} has moved to {home}.
Loss adjuster's report: visited {street} on {date}, counted {quantity} cracked tiles
{company} wrote back to say that wear and tear is not covered.
Yes, {witness} was there and saw the whole collision in {city}.
Somebody nicked the {product} out of our client {customer}'s van on the night of {date}.
You'll need case reference {ticket_id} for every call to {phone}.
Handed over from [person] to {assignee}: the burst-pipe file of our client {customer}
Before the {price} can be released, {manager}, head of claims, has to countersign.
Is a {product} from {year} still worth anything? Hardly, says the insurer, {company}.
Renewal notice. Policy: {customer_id}. New premium: {fee}. Pay by: {due_date}.
By the time our client {customer} noticed the leak, the parquet was ruined, a loss of {price}.
The van went through the red light with {driver} at the wheel, as {witness} saw from the pavement.
Fraud? The investigator on the case, {assignee}, suspects that {customer} smashed the {product} on purpose.
We at {company} are sorry to hear about your accident, dear customer {customer}.
The ladder slipped, {quantity} roof slates came down, and the car belonging to {owner} got a dent.
Settlement: {company}, {price}, claim closed {date}
Only the receipt proves that the {product} was ever yours, {assignee} wrote on taking over the claim.
{customer}, living in {home}, cancelled the household policy as of {end_date}.
If the policyholder, {customer}, has not supplied photographs by {due_date}, file {ticket_id} will be shelved.
Nobody from {company} has rung me back in {days} days.
hiya {assignee}, you're handling my claim, right? policy {customer_id}, hail on the car
At {street}, a house owned by {owner}, the cellar stood a foot deep in water.
The appointment with the surveyor has been fixed for {time} at {street}.
To be paid: {price} for the fence; disallowed: [money] for the gnomes
The estimate of {price} struck {manager}, who runs the department, as far too high.
The client, {customer}, and {company} could not agree on what the {product} was worth.
Statement of {witness}: heard a bang about {time}, looked out, saw a lorry reverse away.
The thatched roof, laid in {year}, caught fire on {date}.
Claims line: {phone}, day and night
Dog bites postman – {company} pays {price}
From {start_date} onwards {customer} is covered for theft, but not for flood.
Police in {city} have charged {driver} with dangerous driving.
Mine was one of {quantity} cars hit by the falling scaffold; {assignee} is dealing with them all.
It was our client {customer} who rang in about the damage, and {assignee} to whom the case was given.
For the attention of {assignee}, claims desk: documents on {ticket_id} attached, kindly reply by {due_date}
Nothing but a charred {product} remained of the shed behind {street}.
According to the broker, [person], {company} settles such cases within {days} days.
The annual fee? {fee}, and rising.
Struck by lightning on {date}, our client {customer}'s television cost the insurers a round {price}.
Claimant lives in {home}; loss occurred in {city}; file kept by {assignee}
Approved! The boss, {manager}, has given the green light for {ticket_id}.
Being uninsured, {owner}, to whom the wall belongs, had to find all {price} alone.
Thank goodness {witness} was watching when {driver} backed the car into the gate.
Who else saw it? Only {witness}.
I refuse to pay a premium of {fee}.
Our damage: {price}, and counting.
In charge of your file: {assignee}
My policy number? {customer_id}.
The cover expires on {end_date}.
{customer} insured the {product} with {company} on {date}.
{company} pays {customer} {price} for the damage.
{price} was paid to {customer} by {company} on {date}.
{assignee} checked the claim {ticket_id} on {date}.
{witness} saw how {driver} drove into the car of {owner}.
With {driver} at the wheel, a van hit the {color} car of {owner} in {city}.
The car of {owner} was hit by a van that {driver} drove, says {witness}, who saw it.
{owner}, who owns the dented car, wants {price} from the driver, {driver}.
{driver} drove, {owner} owns the car, {witness} saw it.
The accident was at {street} in {city} at {time}.
{reporter} reported the accident of the driver, {driver}, at {time}.
The accident, reported by {reporter}, was on {date}.
{reporter} reported the crash to the police; the witness, {witness}, stayed with the driver, {driver}.
{customer} pays {fee} a month for the insurance.
The insurance starts on {start_date} and ends on {end_date}.
{customer} cancelled the policy on {date}; it ends on {end_date}.
{seller} sold {customer} a policy by {company}.
{customer} bought the policy from {seller} on {order_date}.
The policy sold by {seller} costs {price}.
{sender} of {company} wrote to {recipient} about the claim.
{recipient} got a letter from {sender} about claim {ticket_id}.
Dear {recipient}, we pay {price} for your {product}. {sender}
Dear {recipient}, please send the bill by {due_date}. {sender}
Hello {recipient}, who was driving on {date}? {sender}
{contact} helps you at {phone} after an accident.
After an accident, call {contact} or write to {email}.
The customer number of {customer} is {customer_id}.
{customer_id}: {customer}, {home}, insured since {start_date}
{patient} was treated by {doctor}, and {company} pays {price}.
{doctor} sent {company} a bill of {price} for {patient}.
The bill of Dr. {doctor} for {patient} is dated {invoice_date}.
{patient} paid Dr. {doctor} {price} and asks {company} for it.
{company} paid Dr. {doctor} for treating {patient} on {date}.
The tenant, {tenant}, reported water at {street} on {date}.
The owner, {owner}, and the tenant, {tenant}, both have a policy.
Water ran into the flat rented by {tenant}; {owner} owns the house.
The house of {owner} at {street} has {area} square metres.
{owner} insured a house of {area} square metres for {price}.
The {product} of the policyholder, {customer}, was stolen in {city} on {date}.
{customer} bought the {product} for {price} and lost it on {date}.
The {model} by {brand} that {customer} had bought and lost cost {price}.
It was stolen from a hotel guest, {guest}, at the {hotel}, room {room}.
{guest}, who was staying at the {hotel}, lost a {product} there on {date}.
{airline} lost the bag of our client {customer} on flight {flight}.
On the flight from {origin} to {destination} the policyholder, {customer}, lost a {product}.
Our client {customer} travelled from {origin} to {destination} and fell ill there.
The {animal} of {owner} bit {person} on {date}.
{person} was bitten by the {animal} of {owner}.
{owner} pays {fee} a year to insure a {animal}.
{manager}, the head of the office, signed the letter to the client, {customer}.
Our employee {employee} works on it, and the head, {manager}, signs.
The boss, {manager}, told our employee {employee} to pay {price}.
A member of our staff, {employee}, visited the client, {customer}, at {street} on {date}.
Insured: {customer}. Insurer: {company}. Claim: {ticket_id}. Sum: {price}.
Driver {driver}, plate {plate}, owner {owner}, witness {witness}
Accident {date}, {time}, {city}, {street}, plate {plate}
Policy start {start_date}, end {end_date}, yearly price {price}
Claim by {customer}, for {price}, clerk {assignee}, due {due_date}
Who drove? {driver}. Who saw it? {witness}.
Whose car was it? It belongs to {owner}, plate {plate}.
Who deals with the claim of {customer}? {assignee}, phone {phone}.
hi, my {product} got wet on {date}, does {company} pay? your client {customer}
hey {assignee}, it's your case: the client, {customer}, called again about the {price}
{witness}, who was standing at {street}, saw the driver, {driver}, at {time}.
What {witness} saw was told to {assignee}, who handles the claim, on {date}.
{customer}, to whom {company} paid {price}, has bought a new {product}.
The claim that our client {customer} sent on {date} was lost by an employee, {employee}.
It was {driver} who drove and not [person].
[person] was in the car, {driver} drove, and {witness} saw them.
{customer} wanted [money], {company} paid {price}.
The policy ran out on [date], and the new one starts on {start_date}.
The policyholder, {customer}, has moved from [city] to {home}.
{customer}, {age}, a {job}, wants a policy from {start_date} on.
As a {job} {customer} pays {price} a year.
Policyholder {customer} was born on {birth_date} and lives in {home}.
{customer} gets a discount of {discount} after {duration}.
{company} gives its customer {customer} {discount} off.
Of the {price}, {customer} pays {deposit} in advance.
By {due_date} {customer} has to pay {price} to {company}.
{customer} with {children} children wants to be insured by {company}.
The car {plate} has gone {distance} km and is from {year}.
The expert on the case, {assignee}, looks at the car {plate} in {city} on {date}.
On {date} at {time} {assignee}, who handles the claim, comes to see the damage.
{supplier} mends the roof of the house that {owner} owns for {price}.
The new roof was supplied by {supplier}, and the insurer, {company}, pays.
{author} wrote the report on the damage; {assignee}, in charge of the case, read it.
In the report by {author} the damage is {price}.
The report on claim {ticket_id} has {pages} pages.
The storm hit {city} on {date}; [count] people called us.
{carrier} dropped the parcel {tracking}, and our client {customer} claims {price}.
The answer from {company} came after {days} days.
{winner} won in court, and {company} must pay {price}.
{customer} is insured with {company}.
{reporter} reported the damage on {date}.
The claim has the number {ticket_id}.
{assignee} is handling the claim of {customer}.
{company} will pay {price} for the {product}.
The policy starts on {start_date} and ends on {end_date}.
The damage happened at {time} in {street}.
{driver} drove the car that belongs to {owner}.
{witness} saw the fire on {date}.
Please send the form back by {due_date}.
Your customer number is {customer_id}.
You can reach our claims line on {phone}.
{owner} lives in {home} and owns a boat.
A {product} worth {price} was stolen from the car.
The policy of {customer} runs out on {end_date}.
{manager}, who heads the claims team, has given the case to {assignee}.
{assignee} got the file from {manager}, the head of the department.
Claim {ticket_id}: {product} broken, {price}
{company} refuses to pay for the {product}.
We will get back to you within {days} days.
Since {year}, {customer} has been a client of {company}.
{quantity} roof tiles were blown off in {street}.
The owner of the house, {owner}, wants {price}.
Who was driving? {driver}. Who is insured? {customer}.
Insured person: {customer}; policy number: {customer_id}
The storm of {date} cost {company} a fortune.
{witness} has confirmed what he saw at {time}.
Cover begins on {start_date}, not a day sooner.
The case of {customer} has been passed to {assignee}, who will work on it.
hi, any news on {ticket_id}? my {product} is still wet
If the premium isn't paid by {due_date}, the cover lapses.
The cellar in {street} was under water.
In {city} hail smashed {quantity} windows.
{driver}, at the wheel of {owner}'s van, hit a cow.
{owner} had lent the car to {driver}, who then crashed it.
Claims handler: {assignee} – policyholder: {customer} – date of loss: {date}
The claim was turned down, wrote {assignee}, who handles it.
{price} was the value of the {product}, new.
Thanks to {witness}, who saw the thief, we got the {product} back.
Call {phone} and have your number {customer_id} at hand.
For {days} days the shop in {city} had to stay shut.
The house, built in {year}, is covered against fire.
Not covered: the {product} of our client {customer}
On {date} {customer} insured a {product} for {price}.
Is {company} going to pay? asked {customer}, the policyholder.
"It was dark at {time}," said the witness, {witness}.
The burglars took {quantity} rings and a {product}.
Paid out by {company}: {price}, on {date}
Whose car is it? {owner}'s. Who sat at the wheel? {driver}.
Your contract dates from {year} and needs a new look.
Our branch in {city} is headed by {manager}.
The branch manager, {manager}, apologised to {customer}, the client.
The client, {customer}, has been waiting for {days} days for the money.
Please quote {ticket_id} whenever you write about this claim.
A pipe burst at {time}, and the {product} was ruined.
The premium went up when {customer} moved to {home}.
{assignee} is in charge of {ticket_id} while [person] is ill.
Starting on {start_date} {company} will insure bicycles too.
Insured until {end_date}: one {product}, kept at {street}
A policyholder, {customer} of {home}, claims that the {product} was stolen.
The wrecked van was the property of {owner}.
Fire at {street}, first seen by {witness}, loss {price}
We must have the photos of the {product} by {due_date}.
The people at {company} lost file {ticket_id} twice.
Customer {customer_id} would like to end the contract on {end_date}.
It was the {product} of a customer, {customer}, and {company} paid for it.
The travel cover is good for {days} days.
By phone ({phone}) a client, {customer}, told us of a broken window.
Nothing will be paid before {date}, {assignee}, our claims adjuster, explained.
{city} was hit hardest, with {quantity} cars damaged.
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
At the ceremony – {time}, {venue} – a speech will be given by {speaker}.
With the cake ordered from {supplier} for {price}, only the music is missing.
It was back in {year} that {person} fell in love in {city}.
Should it rain, everything moves indoors to {venue}.
Rooms cost {price} a night, provided you book by {due_date}.
A beautiful gown in {color}, everybody agreed.
On {date} wedding bells will ring for {person}; [person] is best man.
From {origin} comes the band, from {supplier} the food.
Dress code: something {color}. Doors: {time}. Carriages: {end_time}.
As a wedding gift, {sender} sent a {product} to the happy couple.
Invited: [count]. Accepted: {guests}. Place: {venue}. Day: {date}.
I can't believe that {person} is marrying on a {weekday}!
Guests arriving late should phone {contact}, not the bride, on {phone}.
Replies by {due_date}, please; [person] needs the numbers for the caterer.
Since {speaker}'s speech lasts for ages, dinner is not before {time}.
No wedding in {city} has ever had a finer cake than the one {supplier} made.
Ask {contact} about the seating plan, which has room for {guests}.
What {person} wants most of all is a {product}.
By the time the band packs up, at {end_time}, the {hotel} bar will still be open.
The photographer charges {price}, wrote {sender} to {recipient}.
Never had {venue} seen a lovelier bride than {person}, all in {color}.
A year after the engagement, on {date}, {person} walked down the aisle in {city}.
After nine years of dithering, {person} has popped the question in {city}.
Diary: {person} got married in style, {speaker} gave a dull speech, we danced till {end_time}.
Marquee for {guests}, quoted by {supplier} at {price}
Who'll walk {person} down the aisle? An uncle, since the father can't travel.
Rice will be thrown on the steps of {venue} at about {time}.
Not a dry eye in {venue} when {speaker} read the poem aloud.
The engagement is announced of {person}; the marriage will take place in {city} on {date}.
Vegetarians, make yourselves known to {contact} by {due_date}, please.
My outfit for the day? {color} from hat to shoe.
There will be {guests} of us at table, dear {recipient}, so leave the dog at home. {sender}
All the way from {origin}, a string quartet will come to play at {venue}.
Gift list: a {product}, towels, wine glasses; speak to {contact} to reserve
{sender} cannot come, alas, but sends a {product} and a note full of love.
Cold feet? {person}, who should have been at the altar, was spotted leaving {venue} by the back door.
On a {weekday} in spring, with {guests} guests looking on, {person} said "I do".
Overheard at the reception: "{supplier} charged them {price} for the flowers alone!"
Man and wife since {year}, my parents renew their vows at {venue}.
Anyone needing a bed should mention the wedding at the {hotel} and pay just {price}.
Order of the day – {time} start, [time] photographs, {end_time} last dance
The bouquet, all in {color}, was caught by [person].
For the bride, {person}, only {venue} would do, cost what it may.
Toastmaster for the evening: {speaker}
Tell us whether you'll be joining in. Replies to {contact}, {phone}, not later than {due_date}.
From {supplier} come the tables, and {venue} provides the chairs.
Poem for the newlyweds, written by {author}, read out by {speaker}
Dearest {recipient}, it is me, {person}, who is getting married, not my sister!
As it poured in {city}, the {guests} guests fled from the lawn into {venue}.
Darling {recipient}, I may be late, keep me some wedding cake! {sender}
Room keys for the {hotel} can be had from {contact} in the foyer.
{person} vowed never to marry; on {date} that vow will be broken in {city}.
Called off! {person} ran away the night before, and {price} for the hall is lost.
Ladies are kindly asked not to turn up in {color}.
Carriages home leave {venue} at {end_time}, when the party is over.
What a feast: {guests} at table, {supplier} in the kitchen!
On the invitation it says {weekday}, {time}, {venue}, black tie.
As speeches go, that of {speaker} was over in five minutes, thank heavens.
Rather than a {product}, the couple would appreciate a cheque.
The best man, [person], has mislaid the list; please phone {contact} instead.
Cost of the photographer: {price}
Village gossip: {person} is to wed at {venue}, and half of {city} isn't invited.
Only once all {guests} had sat down could {speaker} begin to speak.
Our daughter is engaged, wrote {sender}; keep {date} free, {recipient}.
Sparklers at ten, music off by {end_time}: such are the rules of {venue}.
If you mean to stay at the {hotel}, book before {due_date}.
A coach has been hired to bring the groom's folk over from {origin} to {venue}.
With a gown in {color} and pearls to match, {person} made a stunning bride.
Dinner jacket or suit? Any doubts, turn to {contact}.
That {weekday} will go down in the history of {city} as the day {person} fell into the wedding cake.
A {product} wrapped in {color} paper stood on the gift table.
To {person} on your wedding day, {date}: may you always be as happy as you are now!
{person} gets married on {date} in {city}.
The wedding is on {date} at {venue}.
We have invited {guests} guests.
The guests will sleep at {hotel}.
{speaker} will give a speech at {time}.
The cake comes from {supplier} and costs {price}.
Please answer by {due_date}.
Dear {recipient}, please come to our wedding on {date}. {sender}
The party ends at {end_time}.
We have booked {rooms} rooms at {hotel}.
For questions about the wedding, call {contact} on {phone}.
The dress is {color}.
The flowers are from {supplier}.
{sender} has invited {recipient} to the wedding.
{recipient} got an invitation to the wedding from {sender}.
They want a {product} as a wedding present.
The bride comes from {origin} and works as a {job}.
The church service starts at {time}.
After the wedding {person} will live in {home}.
The dinner for {guests} people costs {price}.
The band is called {company} and plays until {end_time}.
A room at {hotel} costs {price} a night.
The wedding took place in {city} in {year}.
{person} is {age} and getting married for the first time.
Wedding of {person}: {date}, {time}, {venue}
Who makes the cake? {supplier}, the baker in {city}.
When is the wedding? On {date}, at {time}.
The speech by {speaker} made everybody cry.
All the ladies will wear {color}.
How many guests are coming? {guests}, if nobody falls ill.
One of the guests, {guest}, cannot come to the wedding because of work.
The best man, {speaker}, spoke for {minutes} minutes.
The couple met in {city} in {year}.
Delivered by {supplier}: the flowers. Still missing: the {product}.
The rings were bought from {seller} for {price}.
We paid {deposit} in advance for {venue}.
A guest, {guest}, will come by train from {origin}.
The honeymoon goes to {destination} and lasts {days} days.
No wedding without music, says {person}, so {supplier} brings the band.
{dish} will be served at {time}.
To be married on {date}: {person}, a {job} from {home}
sorry {recipient}, i can't come on {date}, i'll be abroad. hugs, {sender}
At {venue} there is room for {guests} guests.
Ask {contact} for the list of presents.
The bus back to {hotel} leaves at {end_time}.
With {guests} guests to feed, {supplier} needs a bigger kitchen.
The invitation, sent by {sender}, reached {recipient} late.
The photos were taken by {employee} of {company}.
It was {speaker} who made the funniest speech.
{person} married in {city}, far away from {home}.
Of the {rooms} rooms at {hotel}, most have been taken.
Bring the children! There is a table for {children} of them.
Is a {color} suit all right for the wedding?
The hall at {street} is ours until {end_time}.
Our cousin {guest}, a guest as well, brings a {product} as a present.
A white horse carried {person} to the church in {city}.
{driver} will drive the bride to {venue}.
You will find a map on {website} and our address is {street}.
Please tell us by {due_date} if you need a room at {hotel}.
{supplier} will bring the {product} on the morning of {date}.
At the age of {age}, {person} said yes.
The wedding dance was taught by {teacher}.
The day, {date}, was chosen by the bride, {person}.
Wine for {guests} guests, ordered from {supplier}, came too late.
{person} wore a dress made of {material}.
First the church, then {venue}, and bed by {end_time}.
The parents of {person} paid for everything.
From {sender}, the mother of the bride, {recipient} heard the news.
[person] plays the organ, and {speaker} gives a talk.
Table for {guests}, flowers in {color}, cake by {supplier}
{person} gets married on {date} at {venue}.
The wedding is at {venue} in {city}.
We marry on {date} at {time} in {city}.
{guests} guests are invited to {venue}.
{sender} invited {recipient} to the wedding on {date}.
{recipient} was invited by {sender} to celebrate at {venue}.
Dear {recipient}, we marry on {date}. Please come! {sender}
{guest} comes from {home} and stays at the {hotel}.
{guest} stays {nights} nights at the {hotel}.
The {hotel} has kept {rooms} rooms for the wedding.
A room at the {hotel} costs {price} a night; book by {due_date}.
Please tell {contact} by {due_date} how many will come.
Let {contact} know at {phone} or {email}.
{speaker} gave a speech of {minutes} minutes.
{speaker} gave the speech, and a guest, {guest}, cried.
After the speech by {speaker} there was {dish}.
Dinner is at {time}: {dish}
The party at {venue} ends at {end_time}.
The party goes from {time} to {end_time}.
{employee} of {company} baked the cake.
The cake was baked by {company} and cost {price}.
{company} brings the cake to {venue} at {time}.
The cake weighs {weight} and feeds {guests} guests.
{servings} portions of {dish} for the wedding on {date}
The hall costs {price}, the deposit is {deposit}.
{customer} booked the hall and paid {deposit} in advance.
{customer} paid {manager}, who runs {venue}, a deposit of {deposit}.
{manager}, the boss of {venue}, wants {price} from the client, {customer}, by {due_date}.
Hall booked by {customer}, {date}, deposit {deposit}, rest due {due_date}
{owner}, who owns {venue}, lets the hall for {price}.
The hall belongs to {owner} and was booked by {customer}.
The dress is {color} and made of {material}.
A dress of {color} {material} was ordered on {order_date}.
Ordered on {order_date}, the dress comes on {delivery_date}.
{seller} sold the dress to {customer} for {price}.
{customer} bought the rings from {seller} for {price}.
The rings came from {seller} and cost {customer} {price}.
{driver} drives the bride to the church at {time}.
The couple is driven from the church to {venue} by {driver}.
{driver} takes the guests from {origin} to {venue}.
The bus for the guests leaves {origin} at {time}.
It takes {minutes} minutes from the church to {venue}.
{person} and {witness}, who was the witness, signed at {time}.
The witness was {witness}, the speech came from {speaker}.
{witness} is the witness of {person}.
{person} asked {witness} to be the witness.
{person} was born in {birthplace} and marries in {city}.
At {age} {person} is getting married again.
The couple lives in {home}, the wedding is in {city}.
After the wedding the couple flies to {destination}.
They fly to {destination} on {start_date} and come back on {end_date}.
Honeymoon: {destination}, {start_date} to {end_date}, {hotel}
Before the wedding {person} lived in [city], now in {home}.
The wedding guest {guest} gave {person} a {product}.
{person} got a {product} from a guest, {guest}.
A {product} from {guest}, one of the guests, stood on the table with the presents.
{product:many} were given by our guest {guest}, money by all the others.
{sender} sent {price} to {recipient} for the present.
{customer} has bought a {product} for {price} with the guests' money.
{customer} bought the present from {seller}.
{quantity} {product:many} are still needed for the party.
[count] guests could not come; ask {contact} who they are.
{attendees} people came to {venue}.
In the end {attendees} guests danced until {end_time}.
The first guest, {guest}, arrives in {city} at {time} on {date}.
Flight {flight} brings a guest, {guest}, to the wedding.
Our guest {guest} sits in seat {seat}, next to {speaker}, who gives the speech.
Music by [person], food by {company}, speech by {speaker}
{author} wrote a song for the couple, [person] sang it.
The song that {author} wrote was sung at {time}.
[person] took the photos, and they will be delivered on {delivery_date}.
The photos, taken by [person], cost {price}.
{customer} pays [person], who takes photos, {price}.
All photos are at {website}; ask {contact} for the password.
{children} children will be there, and {assignee} looks after them.
{assignee} is in charge of the {children} children until {end_time}.
The {animal} brings the rings, says {person}.
The {animal} of {owner} ate the cake.
Does our guest {guest} eat {dish}? Please let {contact} know.
Will you come on {date}? Yes, with {children} children. Your guest {guest}
Where do the guests sleep? At the {hotel}, {street}.
When is the church? At {time}. When is the dinner? At [time].
Church at {street}, {time}; party at {venue}
Couple: {person} and [person]. Date: {date}. Place: {venue}.
Answer by: {due_date}. To: {contact}. Phone: {phone}.
Moved from [date] to {date}, same place: {venue}
The wedding had been planned for [date] but is now on {date}.
{recipient} thanks {sender} for the invitation to {venue}.
Sorry, {recipient}, I am in {country} on {date}. {sender}
{teacher} taught {person} to dance in {days} days.
{winner} won the dance contest and got a {product} from {speaker}, who held the speech.
Married in {city} on {date}: {person}. Speech by {speaker}.
Bride: {person}. Date: {date}. Place: {venue}.
""",
    "warehouse": """
At {time} a lorry with the plate {plate} backed up to the ramp.
Received from {supplier}: {quantity} pieces of the {product}, none broken.
Who unloaded it? The driver, {driver}, with a little help from our worker {employee}.
The pallet bound for {destination} tips the scales at {weight}.
Room {room} is almost empty, with {stock} units left in it.
Careful, that crate is {weight}!
Picked by our employee {employee}, packed by a temp, [person], collected by {carrier}
Having driven all night from {origin}, {driver} slept in the cab.
{quantity} boxes short! Somebody please phone {supplier}.
According to our colleague {employee}, who checked twice, we have {stock} in total.
Today the van was driven by {driver}, since [person] had the day off.
Parcel {tracking}, weight {weight}, is to leave with {carrier}.
Consignment for {recipient}: to be stored on rack [code] until further notice
Before {driver} may set off for {destination}, the boss, {manager}, has to sign the papers.
Goods out at {time}: {quantity} × {product}, vehicle {plate}
What came in was the {product} we had been missing.
hi {recipient}, the {product} you were after is on shelf [code]. {sender}
Not one of the {quantity} crates sent by {supplier} was labelled properly.
Between {time} and {end_time} the forklift is reserved for a staff member, {employee}.
The customer, {customer}, has been waiting for order {order_id} since [date].
Because of snow, {carrier} could not get the goods from {origin} to {destination}.
Could {employee} please recount the {product} by {due_date}?
Driver: {driver}. Number plate: {plate}. Load: {weight}. Bound for: {destination}.
It's {carrier} that will pick up {tracking}, isn't it?
Of the {quantity} pieces delivered on {date}, not a single one was scratched.
Taken off shelf [code] by a worker, {employee}: a {product} for the buyer, {customer}
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
Should the addressee, {recipient}, ask, parcel {tracking} left the building at {time}.
A worker, {employee}, slipped on the ramp while helping the driver, {driver}, with the {product}.
As soon as {driver} has parked the truck with the plate {plate} at the gate, unloading can begin.
Lifting {weight} by hand is forbidden, our supervisor, {manager}, told {employee} from the early shift.
Beep: rack [code], {product}, {stock} remaining
Nobody told the worker on duty, {employee}, that the goods from {supplier} would be two hours early.
Pallets for {destination} are to be strapped by {employee} and cleared by the foreman, {manager}.
Weighbridge ticket: vehicle {plate}, net load {weight}
Half of what {supplier} sent is mouldy; {quantity} boxes must go back.
Room {room} is off limits until the spill has been mopped up.
While {driver} was having a coffee, somebody scratched the truck with the plate {plate}.
On {date} the auditors counted {stock} units in the store, and not one pallet was missing.
Stacked too high, the boxes toppled onto the worker {employee}, who was sweeping room {room}.
Which haulier has the morning run? {carrier}, as ever.
Loaded at {time}: {quantity} pieces, {weight} gross, bound for {destination}
Please, {recipient}, come and fetch parcel {tracking} from the goods-in desk.
The consignment that left {origin} last night has yet to show up at the gate.
Scanner says no: parcel {tracking} unknown. Ask the courier, {carrier}.
A crate weighing {weight} fell off the top shelf and just missed one of the staff, {employee}.
According to the docket, {driver} was to drop {quantity} cartons here and carry on to {destination}.
Inventory done: {stock} in hand, our colleague {employee} exhausted
Purchase order {order_id} from {customer}: short by a {product}
Rush job for our client {customer}! Has to be on the road by {due_date}, says the boss, {manager}.
Brought back by {carrier} as undeliverable, parcel {tracking} now sits on shelf [code].
The lorry had been circling the yard for ages before {driver} found the right ramp.
Would whoever parked {plate} kindly move it away from the gate?
Supplier: {supplier}. Article: {product}. Number ordered: {quantity}. Room: {room}.
We ran out of the {product} on {date}, though {supplier} had sworn there was plenty.
The boss, {manager}, runs a tight ship here: not a box leaves without a stamp.
Don't lift it alone! {weight}, that's two people's work.
Snowed in at {origin}, the driver, {driver}, rang to say that the truck would be late.
To make room for {quantity} drums from {supplier}, everything in room {room} has to shift.
Bar code smudged; our employee {employee} typed in {tracking} by hand.
With a mere {stock} of them left, we'd better reorder the {product} from {supplier}.
hey {employee}, you on shift? pull {quantity} off rack [code] for me, thx
Overnight to {destination}, collection {time}, haulage by {carrier}
Out of the gate rolled {plate}, {driver} whistling at the wheel.
Customs sat on parcel {tracking} for [duration], whereupon the buyer, {customer}, cancelled.
Signed for by {recipient} at {time}: parcel {tracking}
Stocktaking falls to {manager}, the head of stores, and not to [person].
Everything {customer} bought was picked under order {order_id} and is standing in room {room}.
Out of {origin}, with {weight} of flour in the back, came the driver, {driver}, covered in white.
The late shift knocks off at {end_time}; after that, deliveries from {supplier} are turned away.
Found in room {room}: a {product}, dusty but intact
Only {carrier} is licensed to haul chemicals out of {origin}.
Delivery note, addressee {recipient}: {quantity} items, shipped by the vendor {supplier}
Number of units on hand according to the morning count: {stock}
If the lorry isn't at the depot in {destination} by {end_time}, the cheese will melt, and the driver, {driver}, knows it.
The worker {employee} put the broken seal down to rough handling by {carrier}.
What the client, {customer}, wanted was a {product}; what we shipped, under {order_id}, was something else.
{driver} reversed {plate} into the barrier at {time}, by no means for the first time.
Urgent – {product} – to reach {destination} by {due_date} – ship with {carrier}
Weigh it again, {employee}; it can't possibly be {weight}.
Good morning, {recipient}, {sender} writing from the stores: your {product} arrived on {date}.
Who is driving tonight? {driver}.
{driver} drove up this morning with {quantity} {product:many}.
{carrier} will pick up the parcel at {time}.
The parcel {tracking} is going to {destination}.
Order {order_id} is for {customer}.
{employee} packed the order and {driver} drove it away.
The goods came from {supplier} on {date}.
There are {stock} {product:many} on the shelf.
The pallet weighs {weight}.
{manager} runs the warehouse and {employee} loads the vans.
The truck with the plate {plate} is at the gate.
{recipient} signed for the parcel on {date}.
The load came from {origin} and goes on to {destination}.
Please have the order ready by {due_date}.
The late shift ends at {end_time}.
{customer} ordered {quantity} {product:many}.
{supplier} sent us {quantity} too many.
We got {quantity} {product:many} from {supplier}.
Order: {order_id}. Weight: {weight}. To: {destination}.
The lorry driver, {driver}, arrived at {time}.
A new worker, {employee}, dropped a {product} on the floor.
Who drives the van? {driver}. What's the plate? {plate}.
The parcel for {recipient} is still lying in the cage.
Tracking number {tracking}, carrier {carrier}
We are closed for stocktaking on {date}.
No more than {stock} of the {product} are left.
The crate, {weight} heavy, needs a forklift.
{carrier} lost the parcel meant for {recipient}.
The truck from {origin} is late again.
One of the staff, {employee}, found order {order_id} under a tarpaulin.
The night manager, {manager}, locks up at {end_time}.
hi, van {plate} is blocking the ramp, who is the driver?
Picked by: {employee}. Checked on: {date}. Order: {order_id}.
{driver} is to drive the load to {destination} before {end_time}.
A {product} is missing from the order of {customer}.
Under the number {tracking} you can see where it is.
The delivery for our customer {customer} must go out by {due_date}.
The boss of the depot, {manager}, sent the driver {driver} home.
{driver} waited at the ramp until {employee} had unloaded the lorry.
From {origin}: {quantity} crates, {weight} in all
On {date} {supplier} delivered the wrong {product}.
It is {carrier} that ships our parcels to {destination}.
Has {recipient} received parcel {tracking}? Not so far.
Loading starts at {time}, ramp by the canteen.
{stock} {product:many} in the hall, none in the yard
The shelves were filled by {employee} before lunch.
Lorry {plate}, driver {driver}, coming from {origin}
The recipient, {recipient}, refused to take the parcel.
{customer} is asking where order {order_id} has got to.
What {supplier} supplied was broken, so back it goes.
The van leaves for {destination} at {time} with {quantity} boxes.
Only {employee} may drive the forklift, says {manager}, who is in charge here.
Waybill: {tracking}. Addressee: {recipient}. Haulier: {carrier}.
Deadline for the goods that {customer} ordered: {due_date}
At {weight}, the {product} is too heavy for the top shelf.
We have asked {carrier} to collect the {product} by {end_time}.
The lift broke with {quantity} {product:many} in it.
Sent off by [company], the goods reached us from {origin} on {date}.
Order {order_id} can't go out; the {product} isn't here.
"How much does it weigh?" "{weight}," answered {employee}, the packer.
Count again, please: I see {stock}, the list says otherwise.
{plate} is parked at the back, waiting for {quantity} pallets.
The buyer, {customer}, will fetch the {product} in person.
Transport firm {carrier} wants the papers by {time}.
Shift over at {end_time}, gates shut, lights off
Supplier {supplier} promised the {product:many} for {date}.
{destination} is where the blue crates have to go.
The parcel was handed to {recipient} by the driver, {driver}.
{driver}, our driver, gave {recipient} the parcel at the door.
Parcel number {tracking} left {origin} on {date}.
We're out of tape, so order {order_id} will be late.
The driver, {driver}, brought {quantity} {product:many} at {time}.
{employee} unloaded the truck from {origin}.
The truck with the plate {plate} goes to {destination}.
{carrier} takes the goods from {origin} to {destination}.
The goods left {origin} on {date} and weigh {weight}.
The customer, {customer}, gets {quantity} {product:many} on {delivery_date}.
{employee}, who works in packing, wraps the {product} for the buyer, {customer}.
Order {order_id} for {customer} goes out on {date}.
Parcel {tracking} goes to {recipient} in {destination}.
Parcel {tracking} was sent by {sender} on {date}.
{sender} sent {recipient} a parcel of {weight}.
{recipient} got a parcel from {sender} on {delivery_date}.
{supplier} sent the wrong {product:many}, our employee {employee} noticed.
{supplier} was late, and {carrier} had to wait.
{carrier} came at {time} to fetch the {product:many}.
The {product:many} are in room {room}.
{quantity} {product:many} were moved to room {room} by a worker, {employee}.
The boss, {manager}, asked the worker {employee} to clear room {room} by {end_time}.
The worker {employee} was told by the foreman, {manager}, to load the truck.
The truck driver, {driver}, waits at the gate with {weight} for the customer, {customer}.
The gate is open from {time} to {end_time}.
We are open on {weekday} until {end_time}.
{assignee} is responsible for counting the {product:many} on {date}.
{stock} {product:many} are left on the shelf.
There are {stock} {product:many} in our house in {city}.
{reporter} reported that the {component} of the lift is broken.
{assignee} repairs the {component} that {reporter} found broken.
{witness} saw the truck {plate} hit the gate at {time}.
{driver} drove into the gate, as {witness}, who saw it, told the boss, {manager}.
A new {component} for the {model} comes on {delivery_date}.
The forklift, a {model} by {brand}, lifts {weight}.
The battery of the forklift is at {battery}.
{temperature} degrees were measured in the cold room at {time}.
In room {room} it must not be warmer than {temperature} degrees.
Driver: {driver}. Truck: {plate}. From: {origin}. To: {destination}.
Supplier {supplier}, buyer {customer}, weight {weight}
order {order_id} / client {customer} / {product} / packed by worker {employee}
Who drove? {driver}, for {carrier}.
Where does parcel {tracking} go? To {destination}, {country}.
Who signed for the goods? {recipient} did, at {time}.
Not at home: {recipient}, {street}; parcel {tracking} came back
The customer, {customer}, sent the {color} {product} back on {date}.
The {product} that {customer} had bought from us came back broken.
{employee} of the warehouse staff found a broken {product} in parcel {tracking}.
{quantity} boxes of {product:many} came from {country}.
From {country} to {city} it takes {days} days by ship.
The drive from {origin} to {destination} takes {hours} hours.
{driver} needs {hours} hours for the {distance} km to {destination}.
It is {distance} km from here to the house of our client {customer}.
{driver} drove off at {time} and was back at {end_time}.
{price} is what {carrier} charges to {destination}.
{carrier} charges {price} for {weight}.
{customer} paid {price} for the {product} and nothing for the freight.
The bill {invoice_id} of {carrier} is due on {due_date}.
{supplier} has to send it by {due_date}, says order {order_id}.
Ordered {order_date}, came {delivery_date}, unloaded by {employee}
We ordered {quantity} {product:many} from {supplier} on {order_date}.
{contact} at {carrier} can be called at {phone}.
Ask {contact} where parcel {tracking} is.
Track parcel {tracking} at {website}.
{company} rents {area} square metres in {city} for {rent}.
{owner} owns the hall, {company} rents it.
The hall at {street} has {area} square metres and was built in {year}.
{tenant} pays {rent} for half of the hall that belongs to {owner}.
{errors} errors were found when {employee} checked the list.
Our employee {employee} checked the list that {author} had written.
The log of the gate says: {log_message}
{user} logged in at {time} and changed the stock to {stock}.
The scanner runs version {version}.
{quantity} {product:many} made of {material} are kept in room {room}.
The {color} boxes are for the customer, {customer}, the others for [company].
Fragile: {product}, {material}, {weight}, to {recipient}
{driver} comes from {home} and drives for {carrier}.
{employee} has worked in the hall in {city} for {experience} years.
We look for a {job} for the hall in {city} from {start_date}.
{employee}, our {job}, works on {weekday} from {time} on.
The night team starts at {time} and is led by {manager}.
{manager} leads the hall, {assignee} is in charge of the gate, {contact} answers your questions.
{seller} sold the {product}, and the worker {employee} packed it.
What {seller} sold to {customer} is packed on {weekday}.
In {city} {assignee} took charge of the load that {driver} had driven there.
In {city} the driver, {driver}, handed truck {plate} to [person].
The load went from {supplier} through {city} to the buyer, {customer}.
Flight {flight} brought {weight} of goods from {origin}.
{airline} flew the {product:many} from {origin} to {destination}.
Closed for counting from {start_date} to {end_date}
{minutes} minutes late, {driver} drove truck {plate} to the gate.
{doctor}, the doctor, treated {patient}, who had been hit by a box.
""",
    "minutes": """
{manager} took the chair; {author} kept the record.
Called to order at {time} in room {room}, with {attendees} in attendance.
Item one, {topic}, took up {minutes} minutes.
Resolved: that {assignee} prepare a paper on {topic} before {due_date}
Next on the agenda came {topic}, introduced by {speaker}.
The proposal to spend {price} was carried by a large majority.
Having no further business, the committee rose at {end_time}.
Who is going to phone {company}? {assignee}, as soon as possible.
We meet again on {date}, same place, same time.
Record kept by {author}, checked by the boss, {manager}, circulated on {date}
Our head, {manager}, reported that talks with {company} had come to nothing.
Apologies were received from [person]; all {attendees} others were there.
hi all, {author} here, please find my notes on yesterday's meeting about {topic}
The floor was given to {speaker}, who spoke for {minutes} minutes without a pause.
By {due_date}, {assignee} must have found out what it would cost.
After a heated debate on {topic}, the chair, {manager}, suggested a short break.
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
Not until {end_time} did {manager}, who led the meeting, send us home.
{author}, who wrote the minutes, must correct them: I said a price of {price}, not [money].
Since nobody else volunteered, {assignee} was put down for the job.
Votes were counted by {employee} from the staff; the chief, {manager}, announced the result.
Held on {date}; presided over by {manager}; notes by {author}
What did the members agree on? A budget of {price} and a new supplier, {supplier}.
{assignee} is responsible for sending the figures to {recipient} by {due_date}.
{topic}: no progress; {assignee} to chase
As {speaker} was held up in traffic, the talk on {topic} had to be dropped.
Scribe: {author} / In the chair: {manager} / Place: room {room}
We kicked off at {time} with {attendees} round the table.
The committee voted {price} for new chairs.
As the one responsible, {assignee} vowed to have the {topic} paper done by {due_date}.
Correction to page two: it is {company}, not [company], that offered to sponsor us.
Motion carried. {assignee} to draft a letter to {company}.
Long live brevity: after {minutes} minutes everything had been said about {topic}.
Whoever reads these notes, taken by {author}, will find every single joke in them.
According to {manager}, who heads the division, {topic} can wait until spring.
Date of next session: {date}; place: room {room}; chair: {manager}
Could you, {recipient}, read through what I wrote down before I send it round? {author}
Adjourned at {end_time}; to be resumed on {date}
A petition from {sender} about {topic} lay on the table.
Against the advice of {manager}, our head of finance, the contract was awarded to {supplier}.
Ringing a bell at {time} sharp, {speaker} opened the session with a short address.
Those present, {attendees} in number, observed a moment's silence.
When {topic} came up, {speaker} took the floor and would not give it back.
To do: book room {room} ({assignee}, by {due_date})
For want of a quorum the vote on {topic} is postponed to {date}.
Quote obtained from {supplier}: {price}, to be compared with others
Mood tense: the boss, {manager}, slammed the door, and {author} stopped writing the minutes.
Who's got the key to room {room}? Ask {employee} from the office staff.
The budget for {topic}, [money] last year, now stands at {price}.
Under "Matters arising", a letter from {sender} asked what had become of the deal with {company}.
No objections being raised, {assignee} was tasked with finding a new printer by {due_date}.
Did we overrun on {topic}? It took {minutes} minutes, so yes.
Signed as a true record by the minute-taker, {author}
After coffee {speaker} gave a lively talk on {topic} that lasted {minutes} minutes.
{company} wants an answer before {due_date}; the director, {manager}, will decide.
All {attendees} of us squeezed into room {room}, as the hall was being painted.
Forwarded to {recipient} for information: minutes of {date}, taken by {author}
"I move that {price} be set aside for {topic}," ran the message from {sender}.
Tea was served at [time]; the meeting proper opened at {time} and closed at {end_time}.
A grievance lodged by a staff member, {employee}, has been passed up to the line manager, {manager}.
Nothing further on {topic} this month.
Let's reconvene on {date}, proposed the speaker, {speaker}, and everyone reached for their coats.
As the person in charge of purchasing, {assignee} is to ask {supplier} about the lost samples.
Attendance: {attendees}, a record
Be in room {room} at {time}, please; {topic} is first up.
By a show of hands {price} was granted to the youth section, over the protests of [person].
It fell to {author} to keep the minutes, since nobody else had brought a pen.
Our director, {manager}, is to meet {company} and will tell us more on {date}.
The letter that {sender} had addressed to {recipient} was read aloud.
Having been given {minutes} minutes, {speaker} spoke for twice as long about {topic}.
Ownership of action nine passes from [person] to {assignee}.
Hi team, short recap: we'll go with {supplier}, and {assignee} is to get it signed by {due_date}.
Not before {end_time} was the meeting over and room {room} dark.
Guest speaker of the evening was {speaker}, whose subject, {topic}, drew {attendees} listeners.
The meeting was opened with a speech by {speaker} at {time}.
{author} took the minutes.
{assignee} will do it by {due_date}.
The meeting on {date} was held in room {room}.
{attendees} members were present.
The boss, {manager}, had a word to say about {topic}.
{assignee} will write to {company} about {topic}.
It was agreed to spend {price} on {topic}.
The next meeting is on {date} at {time}.
{speaker} told the members about {topic}.
{topic} was put off until {date}.
The minutes were written by {author} and sent to {recipient}.
The director, {manager}, gave {assignee} the task of getting a price from {supplier}.
The talk about {topic} took {minutes} minutes.
{company} wants {price} for the new roof.
A staff member, {employee}, asked for a new {product}.
Minutes: {author}. Chair: {manager}. Present: {attendees}.
{assignee} has to finish the list by {due_date}.
Nobody voted against the plan that {speaker} presented.
We will meet again on {weekday} at {time}.
Action: {assignee} to call {supplier} by {due_date}.
The vote on {topic} was won by {winner}.
The speaker, {speaker}, thanked {author} for taking the minutes.
The chair, {manager}, closed the meeting at {end_time}.
A letter from {sender} was read out.
{recipient} will get a copy of the minutes from {author}.
In room {room} it was too cold for a talk, said the speaker, {speaker}.
Who will look after {topic}? {assignee}, until {due_date}.
What was decided? To buy a {product} for {price}.
Point for the next time: {topic}.
In a short talk {speaker} said that {company} had not paid yet.
The job of looking into {topic} went to {assignee}.
{author} wrote down what {speaker} said about {topic}.
On the question of {topic}, the head of the department, {manager}, had nothing new to say.
It was {assignee} who offered to book the room.
No decision on {topic}; more on {date}.
The offer from {supplier} over {price} was turned down.
Present at the start: {attendees}; gone by {end_time}: most of them
As the boss, {manager}, was away, {speaker} gave the talk.
Thanks to {author}, who wrote the minutes in place of [person].
hi {recipient}, here are the minutes, please check my spelling. {author}
The sum of {price} was granted for {topic}.
To be done by {assignee}: phone {contact} at {company}.
The trip to {city} was talked about for {minutes} minutes.
From {time} on, {speaker} talked about {topic}.
An employee, {employee}, joined us at {time} and left early.
The minutes of the meeting on {date} were read and accepted.
Asked about {topic}, the boss, {manager}, said the money was there.
{supplier} was chosen to supply us, since [company] was too dear.
The members met at {venue} and not in {room}.
Most of those present liked the plan put forward by {speaker}.
Responsible: {assignee}. Deadline: {due_date}. Cost: {price}.
After {minutes} minutes of talk, {topic} was dropped.
{manager}, who leads the office, wants to hear before {due_date} from {assignee}, who is in charge.
The report, which our colleague {employee} handed in, is {pages} pages long.
Start: {time}. End: {end_time}. Room: {room}.
{sender} wrote to the board to complain about {topic}.
The new {product} was shown by {speaker} and liked by all.
There were {attendees} of us, with the boss, {manager}, in the chair.
{assignee}, responsible for the work for {company}, reported that it was done.
Before the break {speaker} spoke; after it came {topic}.
Nothing new on {topic}, according to {assignee}, who handles it.
Under any other business, {speaker} took the floor and asked for a new {product}.
The repairs will cost the club {price}, as [person] explained.
We sent our contact, {contact}, a mail; it is up to {assignee} to follow that up.
For {topic} we need more time, felt our boss, {manager}.
Signed by {author}, who kept the minutes on {date}
The members want {assignee} to repair the {product} by {due_date}.
The party will be on {date} at {venue}; {assignee} sees to the food.
{speaker} opened with a short talk, {author} wrote the minutes.
{recipient} got the minutes from {sender} on {date}.
{sender} sends the minutes to {recipient} by {due_date}.
{assignee} will write to the supplier, {supplier}, about the {product}.
The firm that supplies us, {supplier}, gets a letter by {due_date}; {assignee} sees to it.
{speaker} reported on {topic} for {minutes} minutes.
The report on {topic} was given by {speaker}.
{manager}, the head, thanked {employee} for the work on {topic}.
{employee} was thanked by the head of the office, {manager}.
The meeting began at {time} and ended at {end_time}.
{attendees} members came to the meeting in {room}.
The meeting was held in {city} on {date}.
The next meeting will be at {venue} on {date}.
{person} was made the new treasurer on {date}.
{winner} won the vote with {attendees} people present.
The vote was won by {winner}, as {speaker} told the meeting.
{assignee} books the {hotel} in {city} for {guests} guests.
The {hotel} will be booked by {assignee} by {due_date}.
It was agreed to buy a {product} for {price}.
{seller} offers the {product} for {price}, said {speaker}.
The {product} is bought from {seller} for {price}.
{assignee} is to buy {quantity} {product:many} from {supplier}.
{company} will pay {price} and wants an answer by {due_date}.
{employee} showed the numbers of {year} to our boss, {manager}.
The numbers were shown by a member of staff, {employee}; checking them is the task of {assignee}.
{sender} asked in a letter for {price} for the {event}.
The letter of {sender} was read out by {speaker}.
{speaker} read out the letter that {sender} had written on {date}.
The {event} will be at {venue} on {date}; tickets cost {fee}.
{assignee} looks after the {event}, {contact} answers questions.
For questions about the {event} call {contact} at {phone}.
{contact} of {company} can be reached at {email}.
The project starts on {start_date} and ends on {end_date}.
From {start_date} on {employee} works under the boss, {manager}.
{employee} starts work here on {start_date}, [person] leaves.
The office moves from {origin} to {destination} on {date}.
On {date} {company} moves to {destination}.
The rent of {rent} for {street} was agreed on.
{owner}, who owns the house at {street}, wants {rent} a month.
{tenant} pays {rent} to the owner, {owner}, said {speaker}.
{reporter} reported a {symptom} in the {component}.
The {symptom} that {reporter} reported will be looked at by {assignee}.
{assignee} takes care of ticket {ticket_id}, opened by {reporter}.
{service} was down for {hours} hours, said {speaker}.
{assignee} brings {service} to version {version} by {due_date}.
The teacher, {teacher}, asked for {quantity} {product:many} for the class.
The head, {manager}, praised the teacher, {teacher}.
A pupil, {student}, won praise from the teacher, {teacher}, for the talk on {topic}.
A doctor, {doctor}, spoke for {minutes} minutes about {topic}.
Present: {attendees}. Start: {time}. End: {end_time}. Minutes: {author}.
Talk: {speaker}. Minutes: {author}. Room: {room}. Date: {date}.
To do: {topic}. Who: {assignee}. Until: {due_date}.
Item: {topic}, speaker {speaker}, {minutes} min
Agreed: {price} for {product}, bought by {customer}
Next: {date}, {time}, {room}, minutes by {author}
Who writes to {company}? {assignee}, by {due_date}.
Who spoke about {topic}? {speaker}, for {minutes} minutes.
When does the work begin? On {start_date}, said {speaker}.
to do for {assignee}: call our contact, {contact}, before {due_date}
oops, I wrote the wrong room in the minutes, it was {room}. {author}
{author}, who wrote the minutes, put down {end_time} as the end.
The paper by {author}, about which {speaker} spoke, has {pages} pages.
What {speaker} said about {topic} was written down by {author}.
That {assignee} is late with {topic} was noted by {manager}, the head.
Asked by [person], {speaker} said that the work takes {duration}.
[person] asked, and {speaker}, who gave the talk, answered that {price} is what it costs.
Not [person] but {assignee} takes over {topic} on {start_date}.
The meeting planned for [date] is put off to {date}.
The old offer was [money]; the new price of {price} was agreed on.
[company] is out; {supplier} will deliver on {delivery_date}.
The contract with {supplier} ends on {end_date}.
{manager}, the head, signed the contract with {supplier} on {date}.
The contract was signed by {manager}, who leads {company}.
{attendees} people came, and all voted for moving to {city}.
With a speech {speaker} closed the meeting after {hours} hours.
After {hours} hours, at {end_time}, a last talk by {speaker} ended the meeting.
In the opening talk {speaker} welcomed {guest} as a guest from {company}.
In a speech {speaker} thanked the guest, {guest}, who lives in {home}, for coming.
The bill {invoice_id} of {supplier} is paid by {due_date}.
{assignee} pays bill {invoice_id}, {price}, to {supplier}.
{driver} drives the members from {origin} to {destination}.
The bus with the driver {driver} leaves {origin} at {time}.
A customer, {customer}, complained about the {product}; {assignee} will answer.
{assignee} answers {customer}, who bought the {model}, by {due_date}.
{experience} years of work by {employee} were honoured by the boss, {manager}.
{recipient} thanked {sender} for sending a gift of [money].
A letter from {sender} with a gift of [money] was read.
The ticket price was set at {fee}, the hall has {seats} seats.
{seats} seats are enough for the {event}, {speaker} said in a talk.
Ask {contact} in {city} if you need the key to {room}.
{publisher} prints {title}; the writer, {author}, gets [money] for it.
The minutes of {date} were approved, as {author} had written them.
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
"Thank you, {city}!" shouted {speaker}, and at {end_time} the show was over.
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
Unplugged and barefoot, {speaker} enchanted all of {venue}.
Box office note: {quantity} tickets put aside for {person}, show begins {time}
The usher pointed with a torch: {seat}, far left, mind the step.
My ears are still ringing from the gig {speaker} played last {weekday}.
{city} can look forward to {speaker}, who comes to {venue} on {date}.
Sold out within [duration]: all {seats} seats for {speaker} in {city}
The gig at {venue} won't be over before {end_time}, so let's take the car.
Admission to the organ recital is {fee}, children free.
For {quantity} tickets the website charged us {price}, plus tears.
Lyrics: {author}. Vocals: {speaker}. Running time: {minutes} minutes.
Standing ovation! {attendees} people would not let {speaker} go.
Touts outside {venue} were asking [money]; at the window the official ticket price was {fee}.
{speaker} kicks off the world tour on {start_date} in {city}.
Lost on {weekday} at {venue}: a glove, near seat {seat}
Fans from all over {country} had camped outside {venue} for three nights.
Grandma heard {speaker} sing in {city} once and has talked of nothing else since.
Scan booking code {booking_id} at the barrier and follow the signs to seat {seat}.
Written in a single night by {author}, the anthem was first sung in {city} by {speaker}.
Should {speaker} fall ill, your tickets remain valid for {date}.
Because the hall holds just {seats}, {person} went away empty-handed.
Bar opens [time], show starts {time}, {speaker} sings until nobody can stand up any more.
Anyone selling? Need {quantity} tickets for {speaker}, will pay up to [money]!!
With a voice gone hoarse, {speaker} called off the show on {date}.
It rained, the sound was dreadful, and yet {attendees} stayed to the bitter end at {end_time}.
Review by {author}: "{speaker} mumbled through {minutes} minutes of new songs"
The ticket that {seller} sold me turned out to be fake; official entry is {fee}.
Reservation {booking_id} in the name of {person}, {quantity} tickets, stalls
How long did {speaker} play? {minutes} minutes, not one more.
A native of {country}, {speaker} sings in four languages.
Before you buy from {seller}, compare: {venue} itself asks {fee}.
Hall for hire: {venue}, capacity {seats}, good acoustics
Opening night {start_date}, closing night {end_date}, {venue}, {city}
Two rows behind {person} a phone rang in the softest bar of the evening.
Kids, grab your coats: the show begins at {time} and {speaker} is first on!
A crowd put at {attendees} by the police sang along with {speaker} in {city}.
Thanks for your order. You paid {price}. Your booking code: {booking_id}.
Poet {author} penned the words, and {speaker} turned them into a hit on stage.
Please vacate {venue} by {end_time}; the neighbours complain.
To everyone's surprise {speaker} gave an extra concert in {city} on {date}, free of charge.
Seat {seat} stayed empty all evening, because the critic, [person], was ill.
With tickets at {fee} a head, {person} stayed at home and put a record on.
Festival notes, {weekday}: {speaker} brilliant, mud knee-deep, chips overpriced
It cost me {price} to hear {speaker} from behind a pillar.
So {person} is on {seat} and I'm at the other end of {venue}, great.
The run of shows at {venue} finishes on {end_date}.
What made the singer {speaker} famous in {country} was a tune composed by {author}.
Outside {venue}, {seller} was flogging the last tickets for tomorrow at {fee} each.
Hall manager's log: show on {time}, house lights up {end_time}, audience {attendees}
Of all nights, {weekday} is when {speaker} comes to {city}, and I have to work!
Interval excluded, you'll be listening for {minutes} minutes.
Show starts at {time}, no support act.
Loud, louder, {speaker} live on stage!
The hall has a capacity of {seats}.
Two of our tickets, bought from {seller}, would not scan.
All tickets cost {fee}, standing only.
{speaker} will play at {venue} on {date}.
Tickets for the concert cost {fee}.
The concert starts at {time} and ends at {end_time}.
I bought {quantity} tickets for {price}.
My seat is {seat}, right behind a pillar.
{attendees} people came to hear {speaker}.
The tour starts in {city} on {start_date}.
{seller} sold me {quantity} tickets for the show.
I got my tickets from {seller}, who sold them cheaply.
The booking code for the tickets is {booking_id}.
{author} wrote the song and {speaker} sang it.
{speaker} sang a song written by {author}.
The show lasted {minutes} minutes without a break.
{venue} has room for an audience of {seats}.
Every {weekday} there is live music at {venue}.
The band comes from {country} and plays in {city}.
The last concert of the tour is on {end_date}.
{person} gave me a ticket for my birthday.
Who is singing tonight? {speaker}.
Who wrote the music? {author}, back in school.
Seat {seat}, doors {time}, no bags
How much was a ticket? {fee}, plus the cloakroom.
After {minutes} minutes {speaker} left the stage.
The choir sings at {venue} on {weekday}.
{speaker} has cancelled the show in {city}.
The singer {speaker} was born in {country}.
Between {start_date} and {end_date} {speaker} plays every night.
We paid {price} in all, and it rained.
Please show {booking_id} at the door of {venue}.
Only {seats} seats, so come early.
The hall was full, {attendees} came, nobody coughed.
hey, got {quantity} tickets for {speaker}, want one?
Not {author}, who wrote it, but {speaker} sang it best.
At {venue} {speaker} broke a string and laughed.
Support act on at {time}, main act after that
A man called {seller} was selling tickets outside {venue}.
The encore, composed by {author}, lasted {minutes} minutes.
The neighbours complained that it went on till {end_time}.
{city} was the first stop of the tour, on {start_date}.
Seats {seat} and the one next to it are ours.
In {country}, {speaker} fills whole stadiums.
Admission: {fee}. Place: {venue}. Day: {weekday}.
{speaker}, whom {attendees} fans had come to hear, was hoarse.
It was {person} who took me to my first concert.
For {price} {seller} would have parted with the tickets.
The old opera by {author} is on again in {city}.
I queued for hours for the show at {time}, and then they said it was sold out.
The organ concert on {date} is free.
The ticket bears the code {booking_id} and the seat {seat}.
"Were you there?" "Yes, in seat {seat}, what a night!"
Sold out: {speaker}, {city}, {date}
Because of the storm the open-air show ended at {end_time}.
The piece by {author} takes {minutes} minutes to play.
Tickets, {fee} each, are to be had from {seller}, the only seller.
A crowd of {attendees} sang along with {speaker}.
Nobody plays the harp like {speaker} from {country}.
{fee} for standing room? You must be joking.
The {weekday} concert has been moved to {venue}.
Next to me sat {person}, humming out of tune.
Due to illness {speaker} won't sing on {date}.
{quantity} tickets left for {city}, going for {price}
The tour ends on {end_date} in {country}.
Lyrics by {author}, sung by {speaker}, booed by all
We couldn't find seat {seat} in the dark.
Instead of [person], {speaker} sang the main part.
{venue} is sold out; all {seats} seats are gone.
Your order {booking_id}: {quantity} tickets, {price}
Strings only, {minutes} minutes, entry {fee}
On {start_date} {speaker} kicks off the tour in {country}.
Will the concert be over by {end_time}? I need the last bus.
{speaker} sings at {venue} on {date}.
The concert of {speaker} starts at {time}.
A ticket for the concert at {venue} costs {fee}.
{customer} bought {quantity} tickets for {fee} each.
{quantity} tickets were sold by {seller} to {customer}.
{customer} bought the tickets from {seller} at {venue}.
The tickets, bought by {customer} on {order_date}, come by mail.
Tickets can be had from {seller} until {end_date}.
Your seat is {seat}, doors open at {time}.
Our guest, {guest}, sits in seat {seat}.
A guest, {guest}, has seat {seat}, paid for by {customer}.
{customer} paid {price} and took {guest} along as a guest.
{attendees} people heard {speaker} at {venue}.
{attendees} people came to {city} to hear {speaker}.
{venue} in {city} has {seats} seats.
{venue}: {seats} seats, all sold for the evening with {speaker}
The songs were written by {author} and sung by {speaker}.
{speaker} sang songs that {author} had written in {year}.
{author} wrote the music, {speaker} sang, {winner} won the prize.
The prize for the best song went to {winner}.
{winner} won [money] with a song by {author}.
{winner}, {age}, from {home}, won the singing contest.
{speaker} read out the name of the winner: {winner}
The tour begins on {start_date} in {origin} and ends on {end_date} in {destination}.
From {origin} the band goes on to {destination} on {date}.
{driver} drives the band from {origin} to {destination}.
The band bus is driven by {driver} and has {seats} seats.
The band sleeps at the {hotel} for {nights} nights.
{manager}, the manager of the band, booked {rooms} rooms at the {hotel}.
The band's boss, {manager}, asked for {price} for the show; {venue} pays that.
{venue} pays the band {price}, with {deposit} in advance.
The deposit of {deposit} goes to {manager}, who leads the band, by {due_date}.
{speaker} was born in {birthplace} and lives in {home}.
Born on {birth_date} in {birthplace}, {speaker} sang early.
{speaker} learned to sing from {teacher} in {city}.
{teacher} taught {student} to play for the concert on {date}.
A pupil, {student}, plays on {date}; the teacher, {teacher}, turns the pages.
The school concert, led by the teacher, {teacher}, ends at {end_time}.
{student}, who is taught by {teacher}, played for {minutes} minutes.
The concert on {date} has been cancelled, writes {venue}.
Moved! {speaker} now plays on {date} instead of [date].
You get your {fee} back until {end_date}.
To get your money back, write to {email} by {due_date}.
Order {order_id}: {quantity} tickets, {price}, {customer}
Booking {booking_id} is for {guests} people.
Event: {event}. Place: {venue}. Date: {date}. Time: {time}. Ticket: {fee}.
{venue}, {street}, {city}: doors {time}, ticket {fee}
Concert {date}, {time}, {venue}, singer {speaker}
{speaker} live! {venue}, {weekday}, {time}
The show starts at {time} and ends at {end_time}.
It began at {time} and lasted {hours} hours.
After {hours} hours of music it was all over at {end_time}.
{reporter} wrote in the paper that {speaker} was hoarse.
{person} gives the concert {score} stars.
{score} stars for {speaker}, says {person}.
{person} heard {speaker} in {city} and liked it.
{sender} wrote to {recipient}: do come to the concert on {date}!
Hi {recipient}, I have a ticket left for {speaker} on {weekday}. {sender}
{recipient} got a ticket from {sender} for the birthday.
{sender} sent {recipient} a ticket for a night with {speaker}.
Can you get me a ticket for {speaker}? I pay {price}. {customer}
How much is it? {fee}. Where? {venue}. When? {date}.
Who sings? {speaker}. Who wrote the songs? {author}.
{speaker} plays in {city} on {date}, no longer in [city] on [date].
Before {speaker} came on at {time}, [person] played.
{contact} at {venue} answers questions at {phone}.
Call {contact} at {phone} for tickets to the {event}.
{employee} works at the door of {venue} from {time}.
A member of staff, {employee}, let our guest {guest} in at {time}.
The guest, {guest}, was turned away by {employee}, who works there, as the ticket was for [date].
{speaker} wore {color} and sang about {topic}.
The {color} guitar of {speaker} is worth {price}.
{owner}, to whom the hall belongs, takes {price} for the evening.
The guitar belongs to {owner}, but {speaker} plays it.
{seller} sells the guitar that {speaker} played in {year}.
{title} is the new record of {speaker}, out on {date}.
The record {title} was made in {year} by {company}.
{customer} bought {title} after the concert for {price}.
{discount} off for pupils, full price {fee}
Pupils get {discount} off at {venue}.
Tickets at {website} or by phone at {phone}
{website} sells tickets for {speaker} from {start_date}.
Presale starts on {start_date} and ends on {end_date}.
In {country} {speaker} plays {quantity} concerts.
In {year} {speaker} sang in {country} for the first time.
{days} days before the show {speaker} fell ill in {city}.
Dr. {doctor} forbade {speaker} to sing until {end_date}.
It was {temperature} degrees at {venue} when {speaker} sang.
The evening at {venue}, paid for by {company}, drew {attendees} people.
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
Train {flight}, {date}: {minutes} minutes lost between {origin} and the border
Coming from {origin}, we ought to have been in {destination} ages ago.
Do not board {flight} if you need to be in {destination} before {end_time}.
Seldom have departures from {origin} seen such chaos as on {date}.
{recipient} was furious to get the message from {sender}: still sitting in {city} with a dead locomotive.
Whoever travels to {destination} must spend the night on the way, as the delay has grown to {minutes} minutes.
Dispatcher's note: hold {flight} at {city}, release at {time}, send this on to {recipient}.
Thirty of us shared one bus, which, unlike the train, left {origin} on the dot of {time}.
Signal failure near {city}, expect disruption.
{flight} was due at [time] and is now nowhere to be seen.
Anyone for {destination}? Please use the replacement bus.
Angry travellers can complain on {phone} day and night.
Wedged between two suitcases, {person} cursed the railways.
Bing-bong: the service to {destination} will depart from {origin} with a delay of {minutes} minutes.
Forget the {flight}; it broke down outside {city}.
Frozen points at {origin} mean a late start for everyone heading to {destination}.
ugh, {minutes} mins late AGAIN, don't start without me. {sender}
As per our punctuality pledge, {price} has been credited for your late arrival in {destination}.
Platform change! {flight} for {destination}, leaving at {time} rather than [time].
{person} has been pacing up and down the platform in {origin} waiting for the {flight}.
Somewhere between {origin} and {destination} we stopped for no apparent reason.
Thieves had stolen cable near {city}, hence the extra {minutes} minutes.
Passenger in {seat}, kindly show your ticket for {flight}.
Dear {recipient}, the "fast" train to {destination} is slower than a donkey. {sender}
No trains out of {origin} before {time}, the company says.
Missed my connection in {city} by a hair, will now be in {destination} at {end_time}.
A delay of {minutes} minutes, announced in a cheerful voice, greeted commuters in {city}.
Ring {phone} and demand your {price} back!
On {date} a landslide buried the tracks outside {city}.
Which train is late? {flight}. By how much? {minutes} minutes. Why? Leaves.
Coach three, seat {seat}: {person} is snoring while we wait for the signal.
Diverted via {city}, the {flight} reached {destination} long after midnight.
Message for {recipient}: put the dinner in the oven, I won't be in {destination} until {end_time}.
The express from {origin} pulled in {minutes} minutes behind time.
Buses replace trains at {city}; allow plenty of time for {destination}.
Held at a red light for {minutes} minutes, {person} read the paper twice.
Arrivals board: {flight} from {origin}, "delayed"
Even with a late departure at {time}, we made {destination} by {end_time}.
A technical hitch on {flight} has been fixed, and the train now leaves {origin} at {time}.
It says here that {person} is entitled to {price}, the train having been so late.
The conductor, [person], apologised for the {minutes} minutes we had lost since {origin}.
Telegram from {sender} to {recipient}: Stranded at {city}. Line flooded. Send whisky.
Cancelled without notice on {date}: service {flight}
Though {minutes} minutes overdue, the train from {origin} was met with applause.
Strike over! As of {time} trains are rolling again between {origin} and {destination}.
Would {person}, last seen on {flight}, please contact lost property on {phone}?
Were it not for the engine failure near {city}, I'd be in {destination} already.
Estimated arrival {end_time}, scheduled arrival [time], train {flight}
Somebody pulled the emergency brake; {minutes} minutes later we crept into {city}.
Trains to {destination}: all late. Trains to [city]: on time.
I'm still in {origin}, thanks to the railways. Start the meeting, {recipient}. {sender}
Heat-warped rails, the operator explained, had slowed the {flight} down.
Why is everyone getting off at {city}? Because the train isn't going on to {destination}.
For journeys on {date} that were badly delayed, {price} per ticket will be paid out.
Not until {time} did we finally set off from {origin}.
Seat {seat} is where {person} spent the night, since {flight} never left the depot.
Next train to {destination}? Your guess is as good as mine, shrugged the man in [city].
Information for passengers on {flight}: free tea at the kiosk in {city}
We ought to have arrived at [time]; the clock in {destination} said {end_time} when we got in.
Stuck in the tunnel with no signal for {minutes} minutes, {person} started to sing.
Owing to a swan on the line, departures from {origin} will not begin until {time}.
Complaint: on {date} train {flight} was so late that I missed a funeral in {destination}. {sender}
Good news from {city}: the points are thawed, we are moving.
A lost umbrella is waiting at {city}.
Dear {recipient}, we're stranded and there's no buffet car.
The {flight} has been taken out of service.
Refund per passenger: {price}
Late again, by all of {minutes} minutes.
Does anyone know how to get to {destination} tonight?
We will depart at {time}, snow permitting.
The train to {destination} is {minutes} minutes late.
The train from {origin} leaves at {time}.
We got to {destination} at {end_time}.
{person} missed the train to {destination}.
The train stopped in {city} because of snow.
There are no trains from {origin} on {date}.
Your train number is {flight}.
{person} sits in seat {seat}.
You get {price} back because of the delay.
The train from {origin} to {destination} is cancelled.
Dear {recipient}, my train is late, see you at {time}. {sender}
{sender} wrote to {recipient} that the train was late.
We waited {minutes} minutes in {city}.
The next train leaves at {time}.
The delay is now {minutes} minutes.
Please call {phone} for news about your train.
On {date} the train left {origin} too late.
The bus to {destination} leaves from {street}.
A tree on the line near {city} stops all trains.
The ticket to {destination} cost {price}.
{witness} saw a cow on the line near {city}.
A fault in the {component} made the train late.
Train {flight} to {destination} will arrive at {end_time}.
From {origin}, {person} took the bus.
How late are we? {minutes} minutes, says the guard.
Where are you now? Still in {city}, no idea why.
The driver, {driver}, said sorry for the delay.
We left {origin} at {time} and then stood still.
Train: {flight}. From: {origin}. To: {destination}. Late by: {minutes} minutes.
{recipient}, don't wait for me, the train is stuck in {city}, {sender}
The train was full and {person} had no seat.
For the delay {person} wants {price} back.
Write to {email} if your train was late.
Instead of the train, a bus will go from {origin} at {time}.
In {destination} we should have been at {end_time}.
Stuck near {city} with {person} and a lot of hungry people
It was [time] when the train from {origin} came in at last.
{person}, on the way to {destination}, slept in the station.
Because of the storm, train {flight} ends in {city}.
Coming from {origin}, we reached {destination} {minutes} minutes late.
The last train to {destination} goes at {time}.
Compensation: {price}, payable to {person}
The line is closed until {end_date}.
From {start_date} there will be work on the line near {city}.
All trains to {destination} are late because of the heat.
Seat {seat} on train {flight} was already taken.
The {animal} on the track near {city} did not move for ages.
The trip took {duration} instead of the usual [duration].
What I got from the railway was an apology and {price}.
Passengers for {destination} change in {city}.
{reporter} reported on the delays for the local radio.
No train has left {origin} since {time}.
The train that left {origin} at {time} never arrived.
{recipient} got a text from {sender}: train late again.
On {weekday} the train to {destination} runs an hour earlier.
We are sorry: {flight} is {minutes} minutes late.
Arrived in {destination}, tired, at {end_time}. Never again!
Your ticket, number {ticket_id}, is good for the next train too.
After {minutes} minutes in the dark, {person} called for help.
{destination} by {end_time}? Not with this train.
The guard told {person} to get out in {city}.
To get from {origin} to {destination} it took us {hours} hours.
With a delay of {minutes} minutes, we passed {city}.
Ask {contact} at the desk for a taxi to {destination}.
A signal fault reported on {date} still makes trains late.
Told to wait until {time}, {person} went for a coffee.
The railway company, {company}, blames the weather.
{person} will be late at work, as the train from {origin} did not run.
Train now leaving: {flight} to {destination}, late from {origin}
The journey of {distance} kilometres took half the night.
Train {flight} to {destination} now leaves at {time}.
Train {flight} from {origin} will arrive {minutes} minutes late.
{person} is stuck in {city} and will not be home before {end_time}.
The train was due at [time] but did not arrive until {end_time}.
{recipient} heard from {sender} that the train to {destination} was off.
Dear {recipient}, my train from {origin} is {minutes} minutes late. {sender}
{customer} wants {price} back for the ticket of {date}.
The ticket cost {price}, and {customer} gets it back.
{customer}, who had bought a ticket, asked {company} for money because the train came {hours} hours late.
The railway, {company}, gave {price} back to its customer, {customer}, for the delay on {date}.
{driver} drove the train, and {speaker} spoke to the people about why it stood.
{speaker} said that the train would stand in {city} for {minutes} minutes.
The driver, {driver}, stopped the train because of a {animal}.
A {animal} on the track near {city} held up train {flight}.
{witness} saw a {animal} on the track at {time}.
It was {witness} who saw the tree on the track and told the driver, {driver}.
A broken {component} is why train {flight} stands in {city}.
The {component} of the train broke in {city} at {time}.
It is up to {assignee} to mend the {component}; the driver, {driver}, waits.
The head of the railway, {manager}, said sorry to the passengers in {city}.
Call {phone} or look at {website} for new times.
Ask {contact} at the desk in {city} for a taxi.
Stuck in {city}? Ask {contact} for a hotel room.
{guest} slept at the {hotel} because no train went to {destination}.
The railway pays {guest} for {nights} nights at the {hotel}.
{guests} passengers from train {flight} were taken to the {hotel}.
Buses run from {origin} to {destination} until {end_date}.
From {start_date} to {end_date} no trains go to {destination}.
Between {origin} and {destination} the line is closed until {end_time}.
Works on the line begin on {start_date} and end on {end_date}.
Train {flight} / from {origin} / to {destination} / delay {minutes} minutes
Delay: {minutes} minutes. Cause: {component}. Place: {city}.
{flight}, {date}, from {origin}, cancelled
Seat {seat} in train {flight} was booked by {guest}.
Reserved for {guest}: seat {seat}, booking code {booking_id}.
Booking {booking_id} for the train to {destination} was changed to {date}.
When does it leave? At {time}, from {origin}.
How late is it? {minutes} minutes, says {employee}, who works for the railway.
Where is {person}? In a train from {origin}, and late.
{employee}, who works at the station in {city}, told a customer, {customer}, to wait.
The ticket buyer, {customer}, was told by {employee} of the station staff to take train {flight}.
{reporter} reports on the late trains between {origin} and {destination}.
{author} of {title} sat in the late train to {destination}.
The pupil {student} came late to school in {city}, the train was {minutes} minutes late.
The teacher, {teacher}, believed the pupil, {student}, for the train from {origin} had been late.
{student}, late for class, told the teacher, {teacher}, that train {flight} had been late.
The doctor, {doctor}, came too late to the patient, {patient}, because the train stood in {city}.
{speaker} could not speak at {venue}, for the train from {origin} was late.
The {event} in {city} begins at {time}, as the train of the speaker, {speaker}, is late.
Dear {recipient}, I will be at {venue} by [time]. {sender}
To my boss, {manager}: I will be {minutes} minutes late at work. Yours, {employee}
{employee} wrote to the boss, {manager}, from the train that nothing moves.
I am stuck in {city} and no train goes, wrote {sender}.
We left {origin} at {time} and should be in {destination} by {end_time}.
{distance} km before {destination} train {flight} stopped.
After {hours} hours in the cold, {person} got to {destination}.
It was {temperature} degrees in the train from {origin}.
{attendees} people had come to the station in {city} on {weekday}, and all of them waited.
{children} children sat on the floor of train {flight}.
On {weekday} the first train to {destination} is late again.
Since {date} the train to {destination} has left {origin} at [time].
{minutes} minutes late, {hours} hours on the way: {person} from {home}
{person} from {home} takes the train to {city} every {weekday}.
{company} gives {discount} off the next ticket to those who waited.
Claims must reach {company} by {due_date} at {email}.
Claim {ticket_id}: customer {customer}, train {flight}, {date}
A customer, {customer}, sent claim {ticket_id} on [date] and got {price}.
{assignee} handles the claim of the customer {customer} about the train from {origin}.
The claim of {customer}, who had paid for the ticket, was turned down by {assignee}, who handles such things.
{carrier} says the parcel is on the late train to {destination}.
Goods of {weight}, ordered by {customer}, stand in {city} on the track.
{supplier} must send a new {component} before the train can run.
In {year} trains to {destination} were late on {days} days.
The train that {driver} drives was {minutes} minutes late in {city}.
{driver} drove the train, though late from {origin}; {assignee} was put in charge of the passengers.
{winner} came late to the start, as the train from [city] had stood, and won all the same.
A signal fault in {city} makes all trains {minutes} minutes late.
{person} got on in {origin}, sat until {destination} and missed [person].
{person} meant to meet the contact person, {contact}, at {time} but was in the train.
Snow: no train from {origin} before {time} on {date}
{flight} has been moved to track [code] and leaves at {time}.
Leaving {origin} {time}, reaching {destination} {end_time}, all late
No coffee, no seat, {minutes} minutes late: {sender} sends an angry mail.
User {user} writes on {website}: my train to {destination} is late.
The app in version {version} showed {time}, but the train was gone.
A phone at {battery} and a train standing in {city}: poor {person}
{seats} seats are free in the bus to {destination}.
The bus for train {flight} leaves from {street} at {time}.
{driver} drives the bus, plate {plate}, to {destination}.
Dear {recipient}, instead of at [time] we only arrived at {end_time}.
{country} trains stand still on {weekday}, {speaker} of {company} said.
{origin} left on time, {destination} reached late: train {flight}
""",
    "expenses": """
Kindly reimburse {employee} for {price}, laid out on a {product} during the trip to {destination}.
In total, {employee}'s journey came to {price}.
The bill from the {hotel} for {nights} nights is attached, {employee} writes.
Business trip: {origin}–{destination}, out on {start_date}, back on {end_date}
Mileage: {distance} km by private car, claimed by {employee}
As {manager}, the superior, had not signed the form, accounts refused to pay out {price}.
When in {city} on {date}, {employee} invited a client, {customer}, to dinner.
Was it really necessary, the boss, {manager}, asked, to sleep at the {hotel}?
Whatever {employee} spends, {company} pays back within a week.
A cab fare of [money] and a room for {price}, that is all I ask for. Best, {employee}
Entry ticket to the trade fair in {city}: {fee}
Please find enclosed receipt no. {invoice_id}, dated {date}, from the {hotel}.
Thanks to my boss, {manager}, the {price} is back in my account.
Claims for travel that ended on {end_date} have to reach payroll by {due_date}.
VAT of {tax} may be deducted from what {employee} paid in {city}.
{manager}, as my boss, could you OK the {price} I forked out for a {product}?
Rejected by the department head, {manager}: a {product}, {price}, no receipt
Between {origin} and {destination} I drove {distance} km, all of them in the rain.
A client, {customer}, whom {employee} visited on {date}, was kind enough to pay for lunch.
Accommodation {hotel} / {nights} nights / {price} / employee {employee}
The card of {company} was declined, so {employee} settled the {price} out of pocket.
Not the rail trip but the {price} for the {hotel} surprised the boss, {manager}.
If this is not refunded by {due_date}, I shall complain to the head, {manager}.
{employee} has been away since {start_date} and sends in receipts from {city} every day.
From the {price} handed in under {invoice_id}, {tax} goes to the tax office.
"Who on earth needs a {product} on a sales trip?" wondered the boss, {manager}.
By taking the night train from {origin}, {employee} saved {nights} nights of hotel costs.
Lost: the receipt for {fee}, which {employee} had paid to get into the fair in {destination}.
Signed off by my superior, {manager}, yesterday; payment of {price} follows no later than {due_date}.
To see the client, {customer}, took {employee} a drive of {distance} km there and back.
Expense sheet, week of {start_date}: hotel {hotel}, city {city}, staff member {employee}
A {product} at {price}, bought for the stand in {city}, to be charged to {company}.
{employee} still owes accounting a receipt for the {fee} museum ticket.
For all {nights} nights in {destination}, breakfast was included.
You may only travel first class if your supervisor, {manager}, agrees beforehand.
My colleague [person] covered the taxi; everything else, {price} altogether, was borne by me, {employee}.
Tell accounts that our team leader, {manager}, has already said yes.
What did the museum charge? {fee} per head.
Number of overnight stays: {nights}
Could somebody explain why a {product} counts as office equipment?
Although the limit is [money], the dinner came to {price}.
Forms handed in after {due_date} will be ignored.
Petty cash: {price} out, for a {product}, signed by staff member {employee}
Accounts here – could {employee} resend bill {invoice_id}? The scan is unreadable.
On the road for {company} from {start_date} to {end_date}, {employee} ran up quite a tab.
Per diem aside, the sole cost was a room at the {hotel} for {nights} nights.
Whose idea was it to fly from {origin} to {destination} for a single lunch?
Museum entry for two clients: {fee} apiece
A {product} for the office, says the slip; a toy, says the boss, {manager}.
Client entertained: {customer}. Place: {city}. Damage: {price}.
The head of sales, {manager}, will not sign anything that exceeds [money].
Left {origin} on {start_date}, home {end_date}, own car, {distance} km
The tax on it, {tax}, can be reclaimed.
Because the {hotel} only takes cash, {employee} has no card slip.
Reimbursement of {price} to {employee} was turned down on {date} by {manager}, who heads the department.
{company} covers travel to {destination}, but not the minibar at the {hotel}.
What's this {price} for, {employee}? – A {product}. The old one broke.
Seminar in {city}: admission {fee}, meals extra
Last day for handing in receipts from the trip to {destination} is {due_date}.
Invoice {invoice_id} ({price}, tax {tax}) was paid by {employee} in {city}.
Visited our client {customer} on {date}; bought a coffee at the station; nothing else to declare.
Having driven {distance} km in one day, {employee} slept like a log at the {hotel}.
May I remind everybody that my boss, {manager}, needs the forms by {due_date}?
To save money {employee} spent {nights} nights on a friend's sofa in {destination}.
Not approved: taxi. Approved: train ticket, {origin} to {destination}, {fee}.
Three months on, {company} still owes {employee} the {price} for the conference.
The auditor, [person], queried a {product} that {employee} had put down as stationery.
Upon return from {destination}, please hand in bill {invoice_id} in the original.
{employee} tipped the waiter, took the client, {customer}, to the opera and charged it all to {company}.
Fuel for {distance} kilometres, please, and a new windscreen.
Room at the {hotel}: {price}, value added tax of {tax} not included
Sorry, {manager}, but there was no cheaper bed in {city} than at the {hotel}. Your humble employee, {employee}
Spent today, {date}: {price}. Spent yesterday: [money].
{employee}'s claim goes back to {start_date}, when the journey to {destination} began.
As long as the client, {customer}, signs the order, nobody will mind the {price} for dinner.
Check-out from the {hotel} was on {end_date}, after {nights} nights.
hi, do i get the {fee} for the trade fair ticket back? cheers, {employee}
Travel authorisation: employee {employee}, {origin} to {destination}, to meet client {customer}
Countless receipts, a {product} and a parking fine: that was {employee}'s trip to {city}.
Of the tax, {tax}, not a penny was charged to {employee}.
Nothing is refunded after {due_date}, the head of department, {manager}, has warned.
Another {distance} km on the clock to see our client {customer} in {city}.
Was the {product} bought for private use? The employee concerned, {employee}, says no.
Thank you, {manager}, best of bosses, for approving my trip to {destination}!
One line per item: hotel {hotel}; nights {nights}; sum {price}; invoice {invoice_id}
Lunch with [person] doesn't count; lunch with our client {customer} does.
From {start_date} on, {company} no longer pays for first class.
The gala ticket ({fee}) was a gift and should not appear on the sheet.
By the reckoning of the boss, {manager}, all {nights} nights could have been had for half the money.
Booked in {city} on {date}: one room, {hotel}, at the expense of {company}
Cash advance [money], total outlay {price}, difference returned by {employee}
How many nights were you away? {nights}.
Approved by the boss, {manager}, with a sigh.
What was the number on the bill? {invoice_id}.
Kilometres driven for the firm: {distance}
{employee} spent {price} at the {hotel} in {city}.
{price} was spent by {employee} on a {product}.
{employee} travelled from {origin} to {destination} on {date}.
The trip to {destination} cost {employee} {price}.
The boss, {manager}, signed the report of {employee} on {date}.
{employee} handed the report to the boss, {manager}.
Signed by the manager, {manager}, and paid to the employee, {employee}.
{company} pays {employee} {price} by {due_date}.
{employee} gets {price} back from {company}.
{employee} flew with {airline} from {origin} to {destination}.
Flight {flight} with {airline} cost {price}.
The flight to {destination} cost {price}, and {tax} of it was tax.
{employee} had lunch with a customer, {customer}, at {venue}.
At {venue} {employee} paid {price} for lunch with the customer, {customer}.
Our client {customer} was invited by {employee} to lunch in {city}.
{driver} drove {employee} to {destination} for {price}.
The taxi driver {driver} got {price} from {employee}.
{employee} paid the driver, {driver}, {price} at {time}.
The trip began on {start_date} and ended on {end_date}.
{employee} left {origin} at {time} and was back at {end_time}.
{employee} stayed at the {hotel} from {start_date} to {end_date}.
{nights} nights at the {hotel} cost {company} {price}.
The {hotel} sent the bill {invoice_id} to {company}.
Bill {invoice_id} of {invoice_date} was paid by {employee}.
{employee} bought a {product} from {seller} for {price}.
{seller} sold {employee} a {product} on {date}.
The {product} for room {room} cost {price}.
{quantity} {product:many} were bought by {employee} in {city}.
{employee} drove {distance} km with the car {plate}.
For {distance} km {employee} gets {price} from {company}.
The car {plate} belongs to {owner}, and {employee} drove it.
{owner} lent {employee} the car {plate} for {days} days.
{employee} rented a {model} for {days} days in {city}.
{assignee} checks the report of {employee} by {due_date}.
The report of {employee} is checked by {assignee}.
{assignee} checks it, the boss, {manager}, signs it, {employee} gets the money.
Questions about your report go to {contact} at {email}.
Your contact person, {contact}, takes the reports in room {room} until {due_date}.
Reports must be handed in to the contact, {contact}, by {due_date}.
{sender} wrote to {recipient} to ask for the bill of the {hotel}.
{recipient} got a mail in which {sender} asked for a bill over {price}.
Dear {recipient}, your {price} will be paid on {date}. {sender}
Hello {recipient}, the bill for {city} is missing. {sender}
Hi {recipient}, did {employee} really need {nights} nights? {sender}
{employee} visited the contact person, {contact}, of {company} in {city}.
{contact}, whom {employee} visited in {city}, is our contact at {company}.
{employee} went to the {event} in {city}; the ticket cost {fee}.
The fee of {fee} for the {event} was paid by {employee}.
{employee} heard {speaker} talk about {topic} in {city}.
{teacher} gave the course, {employee} attended it, {company} paid {fee}.
The course taught by {teacher} cost {employee} {fee}.
Employee: {employee}. Manager: {manager}. Trip: {destination}. Cost: {price}.
Name {employee}, from {origin}, to {destination}, km {distance}
Hotel {hotel}, {city}, {nights} nights, {price}, paid by {employee}
Date {date}, item {product}, seller {seller}, sum {price}
Report of {employee}, {start_date} to {end_date}, checked by {assignee}
Who paid the {hotel}? {employee}, on {date}.
Who signed for {employee}? The boss, {manager}.
Where did {employee} go? From {origin} to {destination}.
hi, paid {price} for the taxi on {date}, bill is attached. {employee}
hey {recipient}, no bill, no money, sorry. {sender}
{employee}, whose report was signed by the head, {manager}, waits for {price}.
The {price} that {employee} had spent in {city} came back on {date}.
What {employee} bought from {seller} was a {color} {product}.
Paid by {employee} but meant for the client, {customer}: lunch at {venue}, {price}
It was our employee, {employee}, who drove and [person] who slept in the car.
The train would have cost [money]; the flight cost {employee} {price}.
{employee} wanted to go on [date] but went on {start_date}.
Not [city] but {destination} was where {employee} went.
[company] pays nothing; {company} pays the {price}.
{employee} paid {deposit} in advance to the {hotel}.
The deposit of {deposit} was given back to {employee} on {date}.
{employee} got {deposit} in advance and spent {price}.
{company} gave {employee} {deposit} before the trip to {country}.
In {country} {employee} spent {days} days and {price}.
The train left {origin} at {time}; {employee} sat in seat {seat}.
Seat {seat} for {employee}, {origin} to {destination}, {price}
{guests} guests ate at {venue}; {employee} paid {price}.
Dinner for {guests} with the client, {customer}, cost {price}.
{supplier} sent the bill {invoice_id}, and {employee} paid it.
With {discount} off {employee} paid {price} at the {hotel}.
{employee} parked in {city} for {hours} hours for {price}.
{employee} phoned a client, {customer}, for {minutes} minutes from {country}.
{hours} hours on the road, {distance} km: {employee}, {date}
{employee}, whose home is {home}, works as a {job} for {company}.
{employee} lives in {home} and drives to {destination} every {weekday}.
On {weekday} {employee} drove to the customer {customer} in {city}, {distance} km.
{manager}, head of {company}, refused to pay {price}.
The manager, {manager}, asks {employee} why the trip took {days} days.
{reporter} reported the false bill of {employee} to the head, {manager}.
The false bill was found by {assignee}, who checks the reports, on {date}.
{tax} of the {price} is tax, writes {employee}.
{employee} spent {price} on a {product}.
{employee} went from {origin} to {destination} by train.
The trip lasted from {start_date} to {end_date}.
As head of the team, {manager} has to approve the expenses of {employee}.
I stayed {nights} nights at the {hotel}.
The hotel bill has the number {invoice_id}.
Please hand in your receipts by {due_date}.
{employee} drove {distance} kilometres to visit {customer}, a good customer.
The tax on the invoice is {tax}.
{employee} had lunch with {customer}, who is a client, in {city}.
The {product} was bought from {company} on {date}.
The deposit for the hotel was {deposit}.
Dinner with the client on {date}: {price}
{manager}, the boss, refused to pay for the {product}.
{employee} gave the receipts to the team lead, {manager}.
The team lead, {manager}, sent the claim back to {employee}.
Total: {price}, including {tax} tax
I drove {distance} km with my own car.
The {hotel} in {city} cost {price}.
Why did {employee} need a {product}? Nobody knows.
Purpose of the trip: visit to our customer {customer} in {city}
Travel dates: {start_date} to {end_date}; nights: {nights}
{company} sent us the bill {invoice_id}.
Bill {invoice_id} from {company} is still unpaid.
The claim was approved by {manager}, head of sales, on {date}.
Taxi to {destination}: {price}
The ticket from {origin} was paid by {employee} in cash.
hi, I lost the receipt for the {product}, what now?
Claims that come in after {due_date} won't be paid.
Employee: {employee} / approved by: {manager} / amount: {price}
{nights} nights in {city}, and not one decent meal.
From {origin} to {destination} it is {distance} kilometres.
What did the {hotel} charge? {price}, without breakfast.
{employee} paid a deposit of {deposit} for the hire car.
Our client {customer} paid for the drinks.
Of the {price}, {tax} was tax.
On {date} {employee} bought a {product} for the stand.
The receipt from {company} is dated {date}.
It's {manager}, as budget holder, who signs off trips to {destination}.
Mileage: {distance} km. Route: {origin} to {destination}.
The auditor found a {product} among the travel costs.
A {product} for {price}? {manager}, who must approve it, laughed.
Please refund {employee}, who paid {price} out of pocket.
{employee} is back from {city} and wants the money.
The first night, {start_date}, was paid by {company}.
Deposit {deposit} paid, rest on departure, {hotel}
To win {customer} as a client, {employee} flew to {city}.
{customer}, a client, was taken out to dinner by {employee}.
By {end_date}, the last day of the trip, the whole budget had been spent.
Invoice no. {invoice_id} · tax {tax} · total {price}
I need {price} back for the train to {destination}.
The boss says {due_date} is the last day for claims.
"Who signed this?" "{manager}, the head of finance."
A night at the {hotel} is too dear, wrote the boss, {manager}.
Coming from {origin}, {employee} got stuck in the snow.
Half of the {price} had gone on a {product}.
Not paid back so far: the deposit of {deposit} for the {hotel}
The trip of {employee} to see the client {customer} began on {start_date}.
{distance} kilometres by bike, and I can't claim a thing!
For the stay in {city}, {nights} nights, see bill {invoice_id}.
Parking in {destination}, {date}, {price}
{company} charged us {tax} too much in tax.
The new rule holds until {end_date}.
As receipt {invoice_id} shows, it was a {product}.
Without the signature of the manager, {manager}, nothing is paid.
{employee} forgot to claim the trip to {destination}.
Return to {origin} on {end_date}, second class
Lent to [person], the company card paid for a {product}.
Were the {nights} nights at the {hotel} really needed?
Submitted by {employee}: one bill from {company}, {price}
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
Ice on the windscreens of {city}: {temperature} degrees at {time}.
Ferries off {country} will stay in harbour until {end_date}.
Here's {speaker} with the outlook for {weekday}.
The mercury never climbed above {temperature} degrees in {city} on {date}.
Keep your windows shut, people of {city}; the dust cloud gets there about {time}.
It hasn't snowed like this in {country} since {year}.
Umbrellas up! From {time} it will bucket down in {city}.
For {days} days running, {city} has woken up to fog.
Yellow warning for {country}, valid {start_date} to {end_date}
I'm {speaker}, and I can tell you that here in {city} it feels like far more than {temperature} degrees!
The wind dropped at {end_time}, after {hours} hours of howling.
Diary, {date}: {temperature} degrees, washing froze on the line
Skiers rejoice: {weekday} brings fresh snow to {city}.
Monsoon rains set in over {country} on {start_date}, rather earlier than usual.
Which was the chilliest spot in {country}? {city}, with {temperature} degrees.
Sunny spells, our presenter {speaker} said, but take a jacket on {weekday}.
Power is out in {city} for an estimated {hours} hours because of the ice storm.
Warmest place yesterday, {city}, {temperature} degrees; the coldest has yet to report.
At {time} the sky over {city} turned green, and then it hailed.
Parched since {start_date}, {country} is praying for rain.
It will be another {days} days before the sun shows itself again over {city}, forecasters fear.
Pollen low, wind moderate, {temperature} degrees
Between {time} and {end_time}, drivers near {city} should reckon with black ice.
Weather presenter {speaker} calls {date} the wettest day {country} has ever seen.
Whatever the calendar says, {temperature} degrees is odd for {city}.
hey, what's it like in {city}? here it's been pouring for {hours} hours
Thunder on {weekday}, sunshine the day after, then back to drizzle for {city}.
The flood crest should pass {city} at about {time} on {date}.
High pressure will sit over {country} until {end_date}, says {speaker} from the weather desk.
Air at {temperature} degrees, sea calm, beaches of {city} open
A dry {weekday} awaits {city}, thanks to a ridge of high pressure.
Overnight low in {city}: {temperature} degrees
Sea fog rolled in at {time}, and by {end_time} it had all blown away again.
Tourists in {country} have been sheltering from the rain for {days} days.
Let's hear from {speaker}, who presents the weather, how things look in {city}.
Record broken! {city} beat its old high, set in {year}, with {temperature} degrees.
First frost {date}, says the farmer's almanac for {country}; the page was drawn by [person].
It'll take {days} days for the snow in {city} to melt.
After {hours} hours of sleet the roads into {city} resemble a skating rink.
Good news for the {weekday} market: clear skies, {temperature} degrees.
Sirens in {city} will be tested at {time}; there is no tornado, the mayor, [person], stresses.
Expect the heat to break on {end_date}, when a front arrives from the west.
With {temperature} degrees at {time}, nobody in {city} could sleep.
The storm, named after a panel member, [person], strikes {country} on {weekday}.
Cloud over {city} will be gone by {end_time}.
In the year {year} it rained frogs in {city}, or so they say.
This is {speaker}, speaking to you from {country}, where the wells are running dry.
{hours} hours of sunshine are forecast for {city} this {weekday}.
No relief before {end_date}: {country} swelters on
Wet roads on {weekday}, {speaker} warns; {city} gets most of the rain.
It rained for {hours} hours without a break.
Goodnight from me, {speaker}, and stay dry.
Ice cream weather at last, {temperature} degrees!
Another {days} days of drizzle lie ahead.
The heatwave will be over on {end_date}.
Snow began falling at {time}.
Not a cloud anywhere over {country}.
On {weekday} it will be windy again.
It will rain in {city} on {date}.
The temperature in {city} is {temperature} degrees.
On {weekday} it will be sunny in {country}.
The rain stops at {end_time}.
It was {temperature} degrees on {date}.
Snow is expected in {country} until {end_date}.
It has rained for {days} days.
The sun rises at {time} in {city}.
The heat lasts from {start_date} to {end_date}.
It will be dry and cold in {city} on {weekday}.
The summer of {year} was the hottest in {country}.
{speaker} read the weather on the radio.
The fog in {city} will be gone by {time}.
There were {hours} hours of sun on {date}.
The night will be cold, with {temperature} degrees.
A storm from {country} is on its way.
No snow in {city} before {date}.
The wind gets stronger after {time}.
In {city} it rained for {hours} hours.
How warm will it be? {temperature} degrees in {city}.
When will the rain stop? Not before {end_time}.
Weather for {city}: {temperature} degrees, dry, some wind
The thunder was heard in {city} at {time}.
The rain started on {start_date} and has not stopped.
{speaker} says that it will snow in {country}.
By {weekday} it will be {temperature} degrees.
From {start_date} on, the nights will be colder.
{city} had the most rain in all of {country}.
The storm of {date} broke trees in {city}.
It has not been so warm since {year}.
According to {speaker}, the sun will come back on {weekday}.
Take an umbrella if you are in {city} on {date}.
The wet weather in {country} ends on {end_date}.
After {days} days of rain, {city} saw the sun again.
On {date} the wind blew a roof off in {city}.
Forecast: {weekday}, {temperature} degrees, light snow
The sunny spell will be over at {end_time}.
The warning for {country} is in force until {end_time}.
Only {temperature} degrees in {city}, and that in summer!
The frost began on {start_date}, writes {author}.
Ice on the roads of {city} until about {time}.
Never since {year} has there been so little snow in {country}.
omg it's {temperature} degrees in {city} right now
In the north of {country} it may hail on {weekday}.
The storm, now over {city}, moves on to {destination}.
Rain from {time} to {end_time}, then clear.
The cold came from {origin} and will stay for {days} days.
{witness} saw the lightning hit the church in {city}.
The dry spell, which began on {start_date}, is over.
A mild day in {city}: {temperature} degrees at {time}
It was {speaker} who promised us sun for {weekday}.
What about {country}? Cold and grey until {end_date}.
Because of the storm all schools in {city} close at {time}.
For {hours} hours the snow fell without a break.
Asked about {date}, {speaker}, who presents the weather, would not say a word.
Water in the lake: {temperature} degrees. Sun: {hours} hours.
On {date} {city} was the warmest place in {country}.
The weather will change on {weekday}, and not for the better.
The wind blew down a fence at {street}.
Mist in the morning, clear by {time}, {temperature} degrees in the afternoon
Snow fell in {city} for the first time since {year}.
Over {country} the sky will be blue for {days} days.
In {city} the river rose on {date}.
The rain clouds come from {origin} and will reach us by {time}.
{reporter} reports from {city}, where the roads are under water.
Not a drop of rain in {country} since {start_date}
The sun shone on {city} from [time] until {end_time}.
Tonight it will be {temperature} degrees, so cover your plants.
The heat will stay in {country} for {days} more days, {speaker} says on air.
On {weekday} it rains in {city} from {time} to {end_time}.
The rain in {city} starts at {time} and stops at {end_time}.
{temperature} degrees were measured in {city} on {date}.
At {time} it was {temperature} degrees in {city}.
The heat in {country} lasts from {start_date} to {end_date}.
{country} has had no rain for {days} days.
For {days} days it has been raining in {city}.
The storm moves from {origin} to {destination}.
Coming from {origin}, the storm reaches {destination} at {time}.
{destination} will be hit by the storm at {time}; it left {origin} behind.
It takes the storm {hours} hours from {origin} to {destination}.
The cold air goes from {origin} towards {destination} on {weekday}.
{speaker} reads the weather for {city} at {time}.
It will be {temperature} degrees, said {speaker} on the radio.
{speaker} said that the snow would reach {city} at {time}.
The weather report was written by {author} and read by {speaker}.
{author} writes the report, {speaker} reads it at {time}.
Read by {speaker}, written by {author}: the weather for {country}
{reporter} reports from {city}: {temperature} degrees and sun.
From {city} {reporter} reports {hours} hours of rain.
{witness} saw a tornado near {city} at {time}.
A tornado was seen by {witness} on {date}.
What {witness} saw over {city} was told to {reporter}, who wrote the report.
The house that {owner} owns lost its roof in the storm on {date}.
The storm tore the roof off the house of {owner} at {street}.
The storm did damage of {price} in {city}.
Damage: {price}. Place: {city}. Date: {date}.
The storm cost the owner of the house, {owner}, {price}.
A tree fell on the car of {owner} at {time} on {street}.
{driver} drove into a tree that the storm had thrown on {street}.
Snow on the road from {origin} to {destination}, {minutes} minutes longer
The driver, {driver}, needed {hours} hours from {origin} to {destination} because of the snow.
Flight {flight} to {destination} was cancelled because of fog.
{airline} cancelled {flight} because of the storm in {city}.
The fog in {city} lifts at {time}.
Fog until {end_time}, then {temperature} degrees and sun.
Sun: {hours} hours. Warmest: {temperature} degrees. Place: {city}.
{city}, {weekday}, {time}: {temperature} degrees, wind
Weather for {date}: {city}, rain until {end_time}
In {year} it was {temperature} degrees in {city} on the same day.
The last time it was this hot in {country} was in {year}.
{year} was the driest year in {country}.
Since {year} there has been no such winter in {city}.
The flood in {city} in {year} lasted {days} days.
The water reached {street} at {time}.
{street} in {city} is under water until {end_date}.
[count] families had to leave {city} on {date}.
[count] streets are without power in {city} since {time}.
The power in {city} came back at {end_time}.
{company} says that the power will be back at {time}.
The school where {teacher} teaches stays shut on {date} because of snow.
A pupil, {student}, measured {temperature} degrees for the teacher, {teacher}, at {time}.
{student}, who is taught by {teacher}, wrote down how warm it was: {temperature} degrees.
{person} swims at {temperature} degrees in {city}.
{person} lives in {home} and has snow in the garden.
At home in {home} {person} waits for the rain, in {city} it pours.
How warm is it in {city}? {temperature} degrees at {time}.
When does the rain come? At {time}, and it stops at {end_time}.
Where will the storm go? From {origin} to {destination}.
{sender} wrote to {recipient} to ask if it will rain on {date}.
Dear {recipient}, it is {temperature} degrees here in {city}. {sender}
{sender} wrote to {recipient} that {city} was full of snow.
Hi {recipient}, we are snowed in at the {hotel}. {sender}
The guests at the {hotel} in {city} have had rain for {days} days.
{event} cancelled: storm over {city} at {time}
The {event} at {venue} was stopped at {time} because of rain.
Because of the heat the {event} on {date} starts only at {time}.
From {origin}, deep in snow, to {destination}, bathed in sun: a long flight
Warning for {city}: from {time} until {end_time} strong wind
The warning for {country} ends on {end_date}.
The warning was given on {start_date} and lifted on {end_date}.
Ice on {street}, drive slowly, it is {temperature} degrees.
Call {phone} if you see water on the road in {city}.
Send photos of the snow to {email} by {due_date}.
The weather for {country} at {website}
{contact} at the weather office in {city} answers at {phone}.
The measuring point at {street} belongs to {company}.
{company} measures the weather in {city} since {year}.
{employee} of the station staff reads the thermometer at {time}: {temperature} degrees
{employee} wrote down {temperature} degrees and told the boss, {manager}.
{manager}, head of the weather office, sent {employee} to {destination}.
The hail killed a {animal} that belonged to {owner}.
Hail the size of eggs fell on {city} for {minutes} minutes.
It hailed for {minutes} minutes on {date}.
After {minutes} minutes the sun was back over {city}.
The sky over {city} turned {color} at {time}.
{color} sky at {time}, {temperature} degrees, no wind
Cold night, then {temperature} degrees by day in {city} on {date}.
The weather prize was won by {winner}, who had warned {city} of the storm.
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
{sender} writes to {recipient} to apologise for losing the {product}.
Memo | to {recipient} | from {sender} | re {topic} | {date}
Hello {recipient}, my e-mail has changed, please use {email} from now on.
At {time} the postman brought {recipient} a thick envelope from {sender}.
Give the enclosed photographs to {person}, will you, {recipient}?
Dictated by {sender}, typed by [person], meant for the eyes of {recipient} only
I, {sender}, aged {age}, herewith ask {recipient} for forgiveness.
Wish you were here in {country}, {recipient}!
Thank you, {recipient}, for your kind words of {date}; they did me good. {sender}
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
I write these lines, {recipient}, on a rickety table in {city}.
Don't scold me, dear {recipient}, for leaving your last letter, that of {date}, unanswered.
Give my love to the dog and to {person}. Ever your friend, {sender}
Kindly redirect my post to {street}, {postcode}.
The {product} you lent me will be on your doorstep by {due_date}, {recipient}, I promise.
yo {recipient}, new number: {phone}, delete the old one – {sender}
In a shaky hand {sender} had scribbled "Come at once" and addressed it to {recipient}.
Sealed with wax on {date}, the letter told {recipient} the truth about {topic}.
You asked after my {children} little ones: all have measles.
Sir, I read your column on {topic} with growing dismay. {sender}, {city}
Should you lose my letter, {email} reaches me anywhere in the world.
Imagine, {recipient}, who sat down next to me on the boat to {destination}? {person}!
How are you keeping? Here in {country} it does nothing but rain. Hugs, {sender}
The envelope bore no name, yet {recipient} knew at a glance that it was from {sender}.
Now {age}, your godchild writes better letters than I do.
I'm on my way from {origin} to {destination}, so forgive the wobbly writing. {sender}
We stay put until {end_date}; afterwards write to {street}.
Open it, {recipient}, only when you are alone.
TO {recipient} STOP IN {city} FROM {time} STOP {sender}
Through {person}, a mutual friend, I learnt of your loss, {recipient}.
Yours of {date} to hand. As regards {topic}, I must disappoint you. {sender}
Please, {recipient}, copy out the recipe for me and post it to {street}.
In the enclosed box you'll find a {product}, which {person} asked me to pass on.
Would {due_date} leave you enough time for an answer, {recipient}?
"Dear {recipient}," it began, "by the time you get this I shall be in {country}."
Post it to {street}, {city}, and mark it "private".
{sender} used up three sheets of paper to describe a {product} to {recipient}.
Can't talk now, boarding for {destination}, letter follows. Kisses, {sender}
With {children} children and two goats, there's never a dull moment here in {city}, {recipient}.
Letter begun on {date}, at {time}, by candlelight
It isn't like you, {recipient}, to leave [person] waiting for so long.
Postcode missing! It should read {postcode}, and the town is {city}.
Say no more about {topic}, I beg you. {sender}
P.P.S. {person} has turned {age} and saves you a slice of cake.
The handwriting is unmistakably that of {sender}; the letter is meant for {recipient}, not for [person].
On arriving in {destination} I found your parcel, dear {recipient}, and in it the {product}.
To whom do I owe this bouquet, asked {recipient}, and read the name on the card: {sender}.
If you would rather telephone than write, I'm at {phone} most evenings from {time}.
I have it from {person} that you are bored with {topic}.
Yesterday, {recipient}, I packed my trunk; {end_date} is my last day in {country}.
Undeliverable. Please return to the writer, {sender}, at {street}.
Since {date} not one night has passed without my thinking of you, {recipient}.
Cordial greetings from the mountains of {country}
Warmest thanks, {recipient}, for having us to stay; the {children} children talk of nothing else.
Please RSVP to {email} no later than {due_date}. {sender}
This comes to you, {recipient}, by the hand of {person}, who is passing through {city}.
Until we leave {origin} I shall write daily, {recipient}; the maid, [person], takes the letters to the post.
Memo to {recipient}: the {product} you ordered has gone missing. Regrets, {sender}
At the age of {age}, {sender} wrote a first love letter, to {recipient}.
Are you still living at {street}, or has the landlord, [person], thrown you out?
Yours until the stars fall down, {sender}
The envelope was addressed to {recipient} in green ink.
Write to me soon at {email}.
Our little one is {age} already.
Dear {recipient}, thank you for your letter. Yours, {sender}
{sender} wrote a letter to {recipient} on {date}.
{recipient} got a postcard from {sender}.
I am writing to you about {topic}.
You can write to me at {email} or call {phone}.
I am sending you a {product} with this letter.
We are moving from {origin} to {destination}.
How is {person}? Give her my love.
The letter was posted in {city} on {date}.
{sender} sent {recipient} a {product} for the holidays.
A letter from {sender} came for {recipient} at {time}.
Greetings from {country}, dear {recipient}!
My son is {age} now and can read.
We have {children} children and a leaking roof.
To: {recipient}. From: {sender}. Re: {topic}.
We shall stay in {country} until {end_date}.
Who wrote the letter? {sender}. To whom? {recipient}.
{recipient} hasn't answered the letter of {sender}.
{sender} is still waiting for a reply from {recipient}.
Dear {recipient}, {person} is ill and sends regards. {sender}
The letter, written by {sender}, never got to {recipient}.
I hope the {product} reached you in one piece.
Our train leaves {origin} at {time}.
You asked me about {topic}; here is my answer.
The envelope was addressed to {recipient}, {street}.
Postcode {postcode}, town {city}, street {street}
With kind regards from {city}, your friend {sender}
Your letter of {date} made me laugh, {recipient}.
Until {end_date} letters will find me in {city}.
Write soon! My number is {phone}, in case.
A note from {sender} was lying under the door of {recipient}.
I'm {age} today, {recipient}, and I feel old. {sender}
We'd like an answer about {topic} by {due_date}.
Sent from {origin}, the letter took weeks to reach {destination}.
hi {recipient}, just a line about {topic}, more soon. {sender}
{person}, of whom I told you, has moved to {country}.
The ship to {destination} sails on {date}, and I'll be aboard.
Our {children} children send you a drawing.
Dear Sir, your advert for a {product} caught my eye. {sender}
It was from {sender} that {recipient} heard the news.
{recipient} learnt from a letter of {sender} that the house was sold.
Please send mail to {street}, {postcode}.
The clock strikes {time} and I must close. Ever, {sender}
How old is {person} by now? {age}, I suppose.
{recipient} complained of having received no post from {country} for weeks.
The {product} you gave me, dear {recipient}, hangs on my wall.
Write to {email}, the post here is slow.
On {date} we got to {destination}, wet but happy.
I miss you, {recipient}. Not a day passes without it. {sender}
Subject: {topic}. Reply wanted by: {due_date}.
{person} asked me to give you this {product}.
"Dear {recipient}," wrote {sender}, "I forgive you."
To whoever lives at {street}: I found your {product}.
I shall ring you at {time}; the number is {phone}, isn't it?
We left {origin} with {children} children and a cat.
{city}, {date}. Dear {recipient}, all is well.
The parcel with the {product} was from {sender}.
Kindly forward my letters to {street} until {end_date}.
Since [date] I have lived in {city}, and I like it.
This letter is for {recipient} only; do not open it!
At {age}, {person} has learnt to write letters.
On {topic} I will say no more. Yours truly, {sender}
Enclosed please find a {product} for {person}.
The stamps from {country} are for your boy, {recipient}.
Signed {sender}, sealed, and given to the postman at {time}
Have you heard? {person} is off to {destination}!
Unless we hear from you by {due_date}, {recipient}, we'll sell.
Mail me at {email} when you get to {destination}.
{recipient} got a letter from {sender} last week.
Dear {recipient}, I hope you are well in {city}. Love, {sender}
{recipient} read the letter that {sender} had sent from {country}.
The letter from {city} was sent by {sender}.
In the letter {sender} tells {recipient} about {topic}.
In a letter {sender} asks {recipient} to come on {date}.
I will come to {city} on {start_date} and leave on {end_date}.
I moved from {origin} to {destination} in {year}.
{person} was born in {city}, writes {sender}, and not in [city].
My sister has a child, born on {birth_date} in {birthplace}.
{sender} writes to thank {recipient} for the {color} {product}.
Your {product}, dear {recipient}, came on {delivery_date}. {sender}
{person} gave me your address, {recipient}. {sender}
{person} says hello to you, {recipient}. Your friend, {sender}
Have you heard, {recipient}? {winner} won the prize in {city}.
{winner} won [money], {sender} wrote to {recipient}.
I work as a {job} in {city} now.
{person} works for {company} in {city} as a {job}.
I have been a {job} for {experience} years, dear {recipient}.
My new boss is {manager}, my new job starts on {start_date}.
The boss, {manager}, wrote to {employee}, who works there, that the job ends on {end_date}.
{employee} got a letter from the head of the firm, {manager}, on {date}.
Please call me at {phone} or write to {email}. {sender}
Write to me at {street}, {city}.
{sender}, {street}, {postcode} {city}
To {recipient}, {street}, {postcode} {city}, {country}
Sent {date} by {sender}, came {delivery_date}
Sender: {sender}. Receiver: {recipient}. Date: {date}.
{city}, {date}. Dear {recipient}, we regret to tell you that {person} cannot come.
The doctor, {doctor}, wrote to the patient, {patient}, about the test of {date}.
{patient}, who is being treated by {doctor}, has a letter to show on {weekday}.
Dear {patient}, please come to my practice on {date} at {time}. {doctor}
{owner} wrote to {tenant} that the rent would be {rent}.
{tenant} wrote back to {owner} that {rent} was too much.
To my tenant, {tenant}: I am selling my house on {street}. {owner}
The teacher, {teacher}, wrote a letter about a pupil, {student}, to [person].
A pupil called {student} sent the teacher, {teacher}, a card from {city}.
Thank you, {teacher}, for teaching me {skill}. Your {student}
{author} thanks {publisher} for printing {title}.
The publishing house, {publisher}, wrote to the author, {author}, that {title} was too long.
The writer, {author}, sent the publisher, {publisher}, {pages} pages on {date}.
The letter has {pages} pages and was read to us by {speaker}.
{speaker} read out the letter that {author} had written in {year}.
Did you get my letter of {date}? asks {sender}.
Who wrote it? {sender}. Who got it? {recipient}.
Where do you live now, {recipient}? I am still in {home}. {sender}
{person} lives in {home} and works in {city}.
{person} has {children} children and a {animal}.
We have a {animal} now, {recipient}, and it is {color}. {sender}
I bought a {product} from {seller} for {price}.
{seller} wanted {price} for the {product}, so I left it there.
{seller} sold the old {product} to {customer} for {price}.
A customer, {customer}, writes that the {product} ordered on {order_date} never came.
{company} wrote to {customer} about order {order_id}.
With a letter of {date} the client, {customer}, ended the contract with {company}.
We read {title} by {author}, dear {recipient}, and loved it.
I am sending you {title}, a book by {author}. Yours, {sender}
We stay at the {hotel} in {city} for {nights} nights.
Greetings from {city}! It is {temperature} degrees here. {sender}
We flew from {origin} with {airline} and came at {time}.
Your train comes at {time}, {recipient}; our driver, {driver}, will fetch you. {sender}
{driver} will drive you from {origin} to our house.
My grandmother, {person}, turned {age} on {date}.
{person} is {age} and writes to me every {weekday}.
On {weekday} I cook {dish} for {guests} people.
Send me your recipe for {dish}, {recipient}! {sender}
I enclose {price} for the {product}, {recipient}. Yours, {sender}
{recipient} found [money] in the letter from {sender}.
In a letter to {recipient}, {sender} promises to pay the {price} by {due_date}.
I will pay you back by {due_date}, wrote {sender}.
{witness} saw {person} post the letter at {time}.
Ask {contact}, who knows where in {city} we meet.
If you come to {city}, ask for {contact} at {venue}.
The {event} is on {date} at {venue}, please come, {recipient}. {sender}
The guest, {guest}, thanks [person] for the {nights} nights in {city}.
It was the job of {assignee} to answer the letter in which {reporter} had reported the damage.
To the editor: what {reporter} reported about {topic} is wrong. {sender}
{carrier} lost the letter that {sender} had sent on {date}.
The parcel, {tracking}, is for {recipient}; {sender} packed it.
It took {days} days until {recipient} had the letter in {city}.
For {duration} {recipient} had heard nothing from {sender}.
From {start_date} I am in {country}; the trip there starts from {origin}.
{recipient}: what did {person} say when you left {city}? {sender}
{sender} writes to {recipient} that {person} sends a hug.
Found in {city}: a letter from {sender}, written in {year}
In {year} {author} wrote home from {country}.
My {model} is broken, {recipient}, so I write by hand. {sender}
{recipient} shall get my {product}, and {person} the house. {sender}
{sender} left {city} at {time} and wrote to {recipient} from the train.
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
It was the nurse, {employee}, not Dr. {doctor}, who noticed that {patient} could not swallow.
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
Dr. {doctor} listened to {patient}'s chest and shook a worried head.
Chart in room {room}: {patient}, {weight}, {temperature} degrees at {time}
Off the crutches at last! {patient} has not limped since {date}.
{quantity} stitches were needed to close the wound of {patient}.
Has anyone told {patient} that Dr. {doctor} is on holiday until {end_date}?
The chemist can't get the cream delivered before {delivery_date}.
At the ripe age of {age}, {patient} needs no pills whatsoever.
Nurse on duty: {employee}. Room {room}: {patient}, restless.
Half a tablet in the morning, says Dr. {doctor}, and {patient} may drive again in {days} days.
It was Dr. {doctor} who set the bone, while the porter, [person], held the lamp.
Vaccinated on {date}: {patient}, born {birth_date}
The dose depends on body weight: {patient}, at {weight}, gets {quantity} drops.
A hospital bill for {price} landed on {patient}'s bedside table.
After the operation, which Dr. {doctor} performed on {date}, the knee swelled up.
mum, dr {doctor} says i'll be out of hospital in {days} days. love, your poor patient, {patient}
Would {patient} please proceed to room {room}, where blood will be taken?
Fever chart: {time}, {temperature} degrees
To be swallowed whole, {quantity} a day, until {end_date}
One of the nurses, {employee}, found {patient} asleep in the wrong bed.
Which doctor signed {patient}'s sick note? {doctor}, I think.
Swearing loudly, {patient} let Dr. {doctor} pull the splinter out.
From {start_date} to {end_date}, {patient} is unfit for work.
Please bring a {product} to the ward; {patient} is bored stiff.
The thermometer under {patient}'s tongue climbed to {temperature} degrees.
Physio every day at {time}, starting {start_date}: such is {patient}'s programme.
With a hoarse cough {patient}, {age}, turned up at Dr. {doctor}'s surgery on {date}.
No callers for {patient} in room {room}, by order of Dr. {doctor}
Inhaler for {patient}: costs {price}, will be delivered on {delivery_date}
Should the rash not clear up within {days} days, {patient} ought to see Dr. {doctor} again.
X-ray of {patient} (d.o.b. {birth_date}) reviewed by Dr. {doctor}, no fracture
In an e-mail {sender} asked whether the patient, {patient}, was allowed to have chocolate.
Discharge weight of {patient}: {weight}
In the end it was Dr. {doctor}, and not the osteopath [person], who treated {patient}.
{days} days of bed rest, soup and bad television lie ahead of {patient}.
Private patients pay {price} for the scan.
As a newborn of {weight}, {patient} spent weeks in an incubator.
Change {patient}'s dressing every {hours} hours, please.
If {patient}'s fever rises above {temperature} degrees, wake Dr. {doctor}.
Nurse {employee}, has {patient} been washed and shaved for surgery with Dr. {doctor}?
A stroke robbed {patient} of speech at {age}; Dr. {doctor} gave it back.
Out of hours? Leave a note for Dr. {doctor} in room {room}.
Admitted {start_date}, discharged {end_date}, {patient}, appendix
"Say aah," Dr. {doctor} told {patient}, aged {age}.
Because the pharmacy had run out, {patient}'s ointment will not arrive until {delivery_date}.
The nurse, {employee}, put {patient} on the scales twice and wrote down {weight}.
Taking {quantity} sleeping pills instead of one, {patient} slept right through the ward round at {time}.
The specialist, Dr. {doctor}, charged {patient} the tidy sum of {price}.
Blood pressure fine; temperature {temperature} degrees; next check at {time}
No driving for {days} days after the eye drops.
Get well soon, {patient}, everyone misses you! {sender}
Is Dr. {doctor} in today?
The patient, {patient}, has been moved to another ward.
Weight this morning: {weight}
The stitches come out on {date}.
Take {quantity} with plenty of water.
Dose given at {time}, no reaction.
{patient} has to take {quantity} tablets a day.
Dr. {doctor} saw {patient} on {date}.
{patient} went to see {doctor} because of a cough.
The patient is {age} years old and weighs {weight}.
Take the medicine for {days} days.
{doctor} prescribed new pills for {patient}.
{patient} got new pills from Dr. {doctor}.
The temperature of {patient} is {temperature} degrees.
{patient} is in room {room}.
The operation starts at {time}.
The medicine costs {price}.
{patient} can go home on {end_date}.
{employee} works as a nurse on our ward.
The {product} will be delivered on {delivery_date}.
{patient} has been ill since {start_date}.
Dr. {doctor} says the knee must be operated on.
Patient: {patient}. Born: {birth_date}. Room: {room}.
Name of the doctor: {doctor}; name of the patient: {patient}
{patient}, who lives in {home}, fell down the stairs.
The baby weighs {weight} and is well.
How old is the patient? {age}, according to the file.
Who treated {patient}? Dr. {doctor}, on {date}.
{doctor} will operate on {patient} on {date}.
The pain began on {start_date} and ended on {end_date}.
The wound was cleaned by {employee}, a nurse.
The chemist sold {customer} a {product} for {price}.
Please call {phone} if the fever gets worse.
With {temperature} degrees of fever, {patient} stays in bed.
Examined by {doctor}, {patient} was sent home.
{patient} waited {minutes} minutes to see {doctor}.
The doctor's office is at {street} in {city}.
{quantity} drops, every {hours} hours, for {days} days
It was {doctor} who found out what was wrong with {patient}.
The letter from {sender} asks for the blood test of {patient}.
Dear doctor, i still have a fever, what shall i do? {patient}
{patient} must not eat before {time}.
Dr. {doctor} is away until {end_date}; [person] is here instead.
The file on {patient} says: {age} years, {weight}, healthy
{employee}, who works on the ward, gave {patient} the pills at {time}.
No pills after {end_date}, wrote Dr. {doctor}.
From {start_date} on, {patient} takes only half a pill.
After the operation {patient} slept for {hours} hours.
The pills are made by {company} in {country}.
A bed in room {room} is free for {patient}.
Seen on {date} by Dr. {doctor}: {patient}, {age}
What did {doctor} say? That I need rest for {days} days.
The patient complained to the doctor, {doctor}, about the noise in room {room}.
{patient} paid {price} for the treatment by {doctor}.
{witness} saw {patient} fall and called the ambulance.
On {weekday} the practice of Dr. {doctor} is closed.
Give the child {quantity} spoons of it a day.
If {patient} is no better by {date}, the doctor, {doctor}, wants to know.
The ambulance, driven by {driver}, came at {time}.
{patient}, born in {birthplace} on {birth_date}, has no allergies.
Thanks to Dr. {doctor}, {patient} can walk again.
I'm {age} and weigh {weight}; how many pills may I take?
Visitors for {patient} must leave by {end_time}.
The test was done on {date}, and the physician, {doctor}, has the result.
Told by {doctor} to stop smoking, {patient} laughed.
The doctor on duty is {doctor}; the nurse is {employee}.
The patient, {patient}, comes from {city} and is a {job}.
The symptoms of {patient} first came up in {country}.
Can {patient} be moved to another room than {room}?
On the advice of Dr. {doctor}, {patient} walks every day.
Blood was taken from {patient} at {time}.
The chemist has no more {product:many}; new ones come on {delivery_date}.
In the view of Dr. {doctor}, it is nothing but a cold.
The {component} of the X-ray machine is broken, reports {reporter}.
{doctor} treated {patient} on {date}.
{patient} was seen by Dr. {doctor} at {time}.
Dr. {doctor} sent {patient} home on {date}.
{patient} came to Dr. {doctor} from {home}.
{patient}, {age}, was brought in by {driver} at {time}.
The ambulance driver, {driver}, brought {patient} from {street}.
{driver} drove {patient} to Dr. {doctor} in {city}.
Dr. {doctor} operates on {patient} in room {room}.
{patient} lies in room {room} and is {age} years old.
{patient} came on {start_date} and may leave on {end_date}.
The treatment of {patient} begins on {start_date} and lasts {days} days.
{patient} must take {quantity} pills a day for {days} days.
Dr. {doctor} told {patient} to take {quantity} pills at {time}.
The pills for {patient} cost {price}.
{patient} paid {price} for the pills on {date}.
{seller} at the counter sold {patient} the pills for {price}.
{patient} bought the pills from {seller}, as Dr. {doctor} had said.
{patient} has {temperature} degrees, measured at {time}.
At {time} nurse {employee} measured {temperature} degrees.
Nurse {employee} looks after {patient} in {room}.
{patient} is looked after by {assignee} until {end_time}.
{assignee} takes care of {patient} from {time} to {end_time}.
{sender} wrote to Dr. {doctor} about {patient}.
Dr. {doctor} got a letter from {sender} about {patient}.
Dear {recipient}, please come on {date} at {time}. Dr. {doctor}
Dear {recipient}, your test is ready. {sender}
Hello {recipient}, {patient} is better today. {sender}
The sick child, {patient}, was born on {birth_date} in {birthplace}.
Born in {birthplace} on {birth_date}, now treated in our clinic: {patient}
Our patient {patient} works as a {job} and lives in {home}.
The {job} {patient} has been ill since {start_date}.
Since {start_date} {patient} cannot work, writes Dr. {doctor}.
{patient} is ill until {end_date}, says Dr. {doctor}.
{doctor} comes to {street} to see {patient}.
On {weekday} Dr. {doctor} is in from {time} to {end_time}.
Dr. {doctor} is away until {end_date}; ask {contact}.
Call {contact} at {phone} to see Dr. {doctor}.
The contact at the desk, {contact}, gave {patient}, who is ill, a time on {date}.
{patient} waited {minutes} minutes for Dr. {doctor}.
Dr. {doctor} needed {hours} hours for the operation on {patient}.
The operation began at {time} and ended at {end_time}.
{patient} weighs {weight} and is {age}.
{patient} was down to {weight} after {days} days.
The head of the ward, {manager}, spoke to Dr. {doctor}.
Dr. {doctor} works under the head of the clinic, {manager}.
{manager} leads the clinic in {city}, Dr. {doctor} works there.
{doctor} has been a doctor for {experience} years.
A student, {student}, watched how Dr. {doctor} treated {patient}.
{doctor} showed the student, {student}, how to treat {patient}.
The student {student} asked Dr. {doctor} about {topic}.
Dr. {doctor} wrote the book {title} about {topic}.
{witness} saw {patient} fall at {time}.
{patient} fell at {street}, as {witness} saw, and {reporter} reported it to us.
{reporter} reported at {time} that {patient} had fallen and was hurt.
Patient: {patient}. Age: {age}. Doctor: {doctor}. Room: {room}.
Name {patient}, born {birth_date}, in {start_date}, out {end_date}
{patient}, {quantity} pills, {days} days, Dr. {doctor}
Temperature {temperature}, {time}, room {room}, nurse {employee}
Doctor: {doctor}. Date: {date}. Time: {time}. Bill: {price}.
Who treats {patient}? Dr. {doctor}, in room {room}.
How old is {patient}? {age}, says nurse {employee}.
How many pills a day? {quantity}, for {days} days.
hi {recipient}, I forgot how many pills to take. {patient}
got a letter from Dr. {doctor}, have to come back on {date}. {patient}
{patient}, whom Dr. {doctor} had sent home, came back on {date}.
The pills that Dr. {doctor} gave to {patient} are {color}.
{patient} takes a {color} pill at {time} and sleeps {hours} hours.
The {symptom} that {patient} told Dr. {doctor} about is gone.
Not [person] but Dr. {doctor} operated on {patient}.
[person] was the doctor before; now {doctor} treats {patient}.
{patient} was to come on [date] but came on {date}.
{patient} was moved from [code] to room {room} at {time}.
{company} pays Dr. {doctor} {price} for treating {patient}.
The bill of {price} from Dr. {doctor} is due on {due_date}.
{patient} must pay {price} by {due_date}.
Dr. {doctor} sent bill {invoice_id} to {patient} on {invoice_date}.
{customer} bought a {product} for {patient}, the sick one.
{supplier} delivers {quantity} {product:many} to the clinic on {delivery_date}.
The clinic ordered a {model} by {brand} for room {room}.
Dr. {doctor} examined the {animal} of {owner}.
{owner} brought a {animal} to Dr. {doctor} on {date}.
The sick person, {patient}, has {children} children and lives at {street}.
{patient} flew from {origin} to {destination} to see Dr. {doctor}.
In {country} {patient} had {temperature} degrees for {days} days.
{patient} drove {distance} km to Dr. {doctor}.
{guest} visits {patient} in {room} at {time}.
Visitors may see {patient} from {time} to {end_time}.
The teacher, {teacher}, was told that a pupil, {student}, is ill until {end_date}.
{author} wrote the report on {patient}, Dr. {doctor} signed it.
The report, written by {author} and sent to {recipient}, has {pages} pages.
Dr. {doctor} gives {patient} a new time: {date}, {time}.
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
"Just {score} points? Why so few?" our staff member {employee} asked {person}.
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
Data collected from {start_date} until {end_date} by our employee {employee}
Being a {job} in {city}, I care a lot about {topic}.
From {person} we got {score} points, from everybody else none at all.
Thank you, {person}, for the {score} stars you gave {company}!
When asked by the interviewer from our staff, {employee}, on {date}, {person} declined to state an age.
If you live in {home} or nearby, take our poll on {topic}.
Respondent resides in {home} / occupation {job} / dependants {children}
The poll closed on {end_date}; by then {attendees} had voted.
Those who know {topic} best, such as {person}, a {job}, were asked first.
Each interview, our colleague {employee} reckons, lasts {minutes} minutes.
{person} is {age} and not, as printed, [small]; the mark of {score} is correct.
Commissioned by {company}, the study looks into {topic}.
Not a single one of the {attendees} we phoned in {city} hung up.
{age} yrs, {children} children, home town {home}, overall mark {score}
To my surprise {person}, who had come all the way from {country}, awarded us {score} points.
You were picked because you are a {job} and live in {home}.
Send queries about this survey to {email}, attn. {contact}.
Overall verdict: {score} out of twelve
What do you reckon, {person}, was it worth the money?
Turning to {topic}, most people had no opinion.
A {job} by trade, the respondent works nights.
Only replies sent to {email} count.
At {age}, do you still go dancing?
Our target of [count] was missed; {attendees} took part.
"Don't know" was the reply {person} gave to most questions on {topic}.
Rated {score} out of twelve by a {job} from {home}
{company} rang at dinnertime to ask {person} about {topic}.
As a {job} I'd never give more than {score} stars, sorry.
Only {attendees} of those contacted in {city} bothered to reply.
Polling in {country} ran from {start_date} to {end_date}.
{person}, hometown {home}, ticked every box in under {minutes} minutes.
Sample size: {attendees}; fieldwork: {company}; subject: {topic}
The best answer of all was given by a {job} aged {age}.
Did {person} enjoy the stay? Judging by the {score} stars, very much so.
What surprised our interviewer, {employee}, was how freely people in {city} talked about {topic}.
Please spare us {minutes} minutes of your time!
The household of {person} comprises {children} children and a hamster.
Comment card, {date}: loved the food, hated the queue, {score} points
Tell {company} what you really think: {email}, closing date {due_date}
At {age} years of age, {person} was invited to join the panel.
One in three people in {country} worries about {topic}, according to {company}.
On behalf of the institute, {employee} knocked on doors in {city} all day on {date}.
Home: {home}. Kids: {children}. Line of work: {job}. Verdict: {score} stars.
For taking part, {person} receives a voucher worth [money].
Most callers hang up at once; {person}, bless them, gave us {minutes} minutes.
Of the {attendees} residents of {city} who were polled, half had never heard of {topic}.
Rather harshly, {person} awarded the canteen {score} points and a sad face.
Being a parent of {children}, I have no time for questions about {topic}.
Responses must land in our inbox, {email}, by {due_date}.
From {start_date} onwards pollsters will roam the streets of {city}.
Who filled this in? {person}, a {job} with beautiful handwriting.
Nobody in {home}, where {person} lives, takes {topic} seriously.
This year's rating of the hotel is {score}, up from [small].
Guest book poll: {person} ({country}) – {score} stars – "will be back"
We closed the books on {end_date} with {attendees} replies.
Interviewer from our staff: {employee}. Respondent: {person}. Length: {minutes} minutes. Date: {date}.
How satisfied are customers of {company}? They give it {score} points on average.
The respondent resides in {home}, is {age}, and left the rest blank.
It takes courage for a {job} in {country} to speak openly about {topic}.
Having raised {children} kids, {person} has firm views on {topic}.
Results out on {date}; prepared by a staff member of {company}, {employee}
hi, ur survey link is broken, can i just mail my answers to {email}? {person}
Full marks would have been too kind, so {person} settled for {score} points.
Participants, {attendees} all told, were asked to keep a diary until {end_date}.
Current occupation, as stated by {person}: {job}
In {home}, the town they live in, the respondents like to complain.
Missing from the form of {person}: age, job and signature. Given: {score} points.
A questionnaire on {topic} has been sent to every {job} in {country}.
If {minutes} minutes is too much for you, skip the last page.
The youngest to answer, {person}, {age}, wanted to know who pays for all this.
Travellers from {country} were asked about {topic} while waiting for their luggage.
Last chance to have your say: voting ends on {end_date}!
{company} offered the council of {city} its findings on {topic} free of charge.
With {score} points from {person}, against [small] from the others, the canteen can do better.
Participation took {minutes} minutes on average.
We asked all sorts of people about {topic}.
Her answer sheet says she works as a {job}.
Number of people who took part: {attendees}
{person} took part in the survey on {topic}.
The survey was carried out by {company} in {city}.
{attendees} people answered the questions.
Please fill in the form by {due_date}.
It takes {minutes} minutes to answer all questions.
I am {age} years old and live in {home}.
Our interviewer {employee} asked people in {city} about {topic}.
{person}, aged {age}, was asked by our interviewer {employee}.
{employee}, the interviewer, put the questions to {person}.
The survey runs from {start_date} to {end_date}.
On average people gave us a score of {score}.
Send your answers to {email}.
{person} has {children} children and works as a {job}.
What is the survey about? {topic}.
In {country} most people don't care about {topic}.
How old are you? {age}. Where do you live? {home}.
{company} wants to know what you think of {topic}.
The results were published on {date}.
Occupation: {job}. Age: {age}. Children: {children}.
How many people took part? {attendees}.
I gave the service a {score}, for the coffee was cold.
Thank you, {person}, for answering our questions.
The questions must be sent to {company} before {due_date}.
Between {start_date} and {end_date} we phoned half of {city}.
Our town, {city}, got a score of {score}.
It only takes {minutes} minutes, promised {employee}, who did the interview.
A {job} from {home} said the food was awful.
Fewer than hoped for, {attendees} people, sent the form back.
hi, could you do a survey for me? {minutes} minutes, it's on {topic}
Asked about {topic}, {person} only shrugged.
Interviewer: {employee} / place: {city} / date: {date}
Answers by mail to {email}, no later than {due_date}
{company} polled {attendees} people on {topic}.
As a {job}, {person} had a lot to say.
{score} is the mark the people of {city} give their buses.
In {country}, {company} asked about {topic} for the first time.
The last forms came in on {end_date}.
{home} is where I live; I have {children} children.
On {date}, {employee}, who works for the pollsters, rang my doorbell with a list of questions.
No, I won't tell {company} how old I am.
Respondent: {person}. Home: {home}. Verdict: {score}.
"Would you recommend us?" "Yes," said {person}, "I'd give {score}."
Starting on {start_date}, {company} will question shoppers.
Parents with {children} children answered differently.
The study on {topic} was paid for by {company}.
People aged {age} know the least about {topic}.
It was {employee}, a colleague of ours, who typed in the answers, all night long.
After {end_date} no more answers will be counted.
Nobody in {home} had heard of the survey.
The pollster, {employee}, stood in the rain in {city}.
Not {employee}, who asked, but {person}, who answered, was bored.
With {attendees} taking part, it's the biggest poll in {country}.
My job? {job}. My view on {topic}? None.
Prize draw for all who reply by {due_date}
The pupils' poll about {topic} began on {start_date}.
The firm behind it, {company}, comes from {country}.
{person} of {home}, a {job}, won the draw.
Overall mark for the town of {city}: {score}
You need {minutes} minutes and a pencil.
The findings on {topic}, due out on {date}, are secret.
Questions about the poll? {email}.
For {company}, {employee} interviewed commuters until {end_date}.
Of all those asked, only {person} said yes.
Having {children} children herself, {person} spoke about {topic} at length.
{age} and still working as a {job}, noted the interviewer.
Turnout: {attendees} answers, mean score {score}
The hotel guest book survey closed on {end_date}, score {score}.
Have your say on {topic}, write to {email}!
On behalf of [company], {employee} is calling people in {country}.
{person} gave {company} {score} points.
{company} got {score} points from {person}.
The survey starts on {start_date} and ends on {end_date}.
You can answer until {end_date} at {website}.
{attendees} people in {country} were asked about {topic}.
{company} asked {attendees} people about {topic}.
The survey about {topic} has {pages} pages.
It takes {minutes} minutes to fill in the {pages} pages.
A member of our staff, {employee}, called {person} on {date} and asked about {topic}.
{person} was called by our interviewer, {employee}, at {time}.
Our employee {employee} put the questions, {person} gave the answers.
The answers came from {person}, the questions from {employee}, who works for us.
{person}, {age}, lives in {home} and works as a {job}.
Age: {age}. Job: {job}. Lives in: {home}. Children: {children}.
I have {children} children and gave {score} stars.
I bought the {product} on {order_date} and give it {score} points.
The buyer, {customer}, gives the {product} {score} stars.
{customer} ordered on {order_date} and was asked on {date}.
The {model} got {score} points from {customer}, who had bought it.
How do you like the {model}? {score} points, said the customer, {customer}.
How old are you? {age}. What do you do? I am a {job}.
Where do you live? In {home}. Where were you born? In {birthplace}.
I was born in {birthplace} but answer from {home}.
A guest, {guest}, gave the {hotel} {score} stars.
The {hotel} got {score} stars after {guest} had stayed {nights} nights.
{guest} stayed at the {hotel} in {city} and wrote to {manager}, the manager.
The patient, {patient}, rated Dr. {doctor} with {score} points.
Treated by Dr. {doctor}, {patient} gave {score} points.
{student}, a pupil, gives {score} stars to the teacher, {teacher}.
For teaching {student}, {teacher} got {score} stars.
In the survey about school a pupil, {student}, praised the teacher, {teacher}.
The pupils rated their teacher, {teacher}, and one of them, {student}, counted the votes.
{speaker} presented the results in {city} on {date}.
The results were presented by {speaker} and written up by {author}.
{author} wrote the report, {pages} pages about {topic}.
The report by {author} comes out on {date}.
The boss, {manager}, read the report that {author} had written.
Our head of department, {manager}, wants the results by {due_date}.
{employee} must send the results to the superior, {manager}, by {due_date}.
The team leader, {manager}, told {employee} to ask [count] more people.
{assignee} counts the answers by {due_date}.
{assignee}, who was in charge, counted {quantity} answers on {date}.
{company} paid {price} for the survey in {country}.
The survey cost {company} {price}.
Each person who answers is paid {price}.
{person} was paid {price} for {minutes} minutes of answers.
Win a {product}! Answer by {end_date}.
The {product} was won by {winner} from {home}.
{winner} answered the questions and won a {product}.
{company} sends {winner} a {product} on {delivery_date}.
Among all who answered, {winner} won [money].
{sender} wrote to {recipient}: please fill in the survey by {due_date}.
Dear {recipient}, please answer our questions about {topic}. {sender}
Dear {recipient}, you stayed at the {hotel}; how was it? {sender}
{recipient} did not answer the mail that {sender} had sent on {date}.
{sender} sent the form to {recipient}, who filled it in on {date}.
Questions? Ask {contact} at {phone}.
{contact} helps you with the form, mail {email}.
{errors} forms were filled in wrongly, said {speaker}.
Form of {date}, {city}, filled in by {person}
Filled in by {person}, checked by {assignee}
Interviewer: {employee}. Interviewed: {person}. Start: {time}. End: {end_time}.
The talk with {person} began at {time} and ended at {end_time}.
{employee} of our staff talked to {person} from {time} to {end_time}.
At {time} an employee of ours, {employee}, rang at the door of {person} in {home}.
User {user} answered with {browser} on {os}.
The user {user} stopped after {minutes} minutes.
Logged in as {user}, somebody gave {score} stars to the {service} service.
Survey of users of {service}, version {version}: {score} points
I use {service} on {os} and give it {score} points.
Which browser do you use? {browser}. For how many hours a day? {hours}.
The survey about {topic} asks how many hours a day I work: {hours}.
I drive {distance} km to work in {city}.
I live in {home}, work in {city} and drive {distance} km.
My rent is {rent}, my pay {salary}.
{person} earns {salary} and pays {rent} in rent.
How much rent do you pay? {rent} for {area} square metres.
How many rooms? {rooms}. How much rent? {rent}.
I have a {animal}, no car and {children} children.
My favourite colour is {color}, my favourite dish {dish}.
{dish} got {score} points in {city}.
{airline} got {score} points for the flight to {destination}.
{person} flew to {destination} with {airline} and gave {score} stars.
The survey of {year} was about {topic}.
In {year} {attendees} people answered, said {speaker}.
Done on {date} by staff member {employee} in {city}: [count] talks about {topic}
Between {start_date} and {end_date} our colleague {employee} asked [count] people in {city}.
The customer number is {customer_id}, the score {score}.
Ticket {ticket_id} was solved by {assignee}; the customer, {customer}, gave {score} stars.
{customer}, a client, gave {score} points to {assignee}, who had handled the case.
""",
    "garden": """
Last {weekday}, {person} dug over the beds behind {owner}'s shed.
Along the fence {person} put in {quantity} {color} tulips.
How large is the plot? {area} square metres, and all of it belongs to {owner}.
Who ate the lettuce? A {animal}, {witness} swears.
Visitors are welcome until {end_time}, after which the owner, {owner}, locks the gate.
Harvest of {date}: {weight} of plums, picked by {person}
The greenhouse that {owner} bought from {seller} has {color} doors.
Watering rota: {weekday}, {time}, {person}
Please don't mow the lawn before {time}, [person] likes to sleep in.
Having laid out her own rose garden in {year}, {owner} never moved house again.
{company} quoted {price} for felling the oak at {street}.
A bargain! {quantity} garden gnomes for {price}, says {seller}.
The tour of the park in {city} begins at {time} and takes {minutes} minutes.
Should the hedge grow any higher, [person] will call in {company}.
Anyone wanting a plot on the allotments in {city} ought to speak to {contact}.
At the age of {age}, [person] still climbs the apple tree.
It was on {date} that {person} found a {animal} asleep in the compost.
Ripe at last: {weight} of tomatoes from {person}'s balcony.
{witness} watched {person} bury something under the {color} rose bush.
Garden to let, {street}, {area} square metres, {price} a year
You could fit {quantity} benches on a lawn of {area} square metres.
For the neighbours' sake {owner} keeps her {animal} in a pen.
Sow the beans by {date}, {person}, or it will be too late.
The orchard at {street} has been in the hands of {owner} since {year}.
Instead of [small] roses {seller} delivered {quantity}, and in the wrong colour.
Painted {color}, the summer house of {owner} is the prettiest in all {city}.
Would you feed my {animal} while I'm away? Back on {end_date}. {owner}
Weeding took {person} all of {minutes} minutes, moaning included.
No one grows bigger pumpkins than {person}; this year's weighs {weight}.
From {seller}, on {weekday} only: {quantity} bags of soil for {price}
Open day at {street}: {date}, {time} to {end_time}, ask for {contact}
{owner} is fond of birds and hung up {quantity} nesting boxes in her own garden in {city}.
When the pond froze, {person} rescued {owner}'s {animal}.
The hose lent to [person] has to be back in {owner}'s shed by {date}.
Next to the {color} gate you'll see the vegetable patch of {owner}.
Bring gloves on {date}; {contact} will show you where to dig.
Beware of the {animal} behind the shed!
Keep off the grass, says [person].
On {weekday} the allotments are closed.
This fountain dates from {year}.
Paint the fence {color}, would you?
For {price} we'll rake your leaves.
Valued at [money] but sold for {price}, the lawnmower earned {seller} a tidy sum.
Pulled up by accident: {quantity} leeks, culprit {person}
The {animal} dug a hole right under {owner}'s prize roses.
Spring is here, {person}; get out the spade and turn over the {area} square metres.
A neighbour, {witness}, saw who picked the cherries on {date}.
Only {color} dahlias will do for the lady of the house.
Lawn care by {company}: {price} a visit
A compost heap of {weight} steams behind the house at {street}.
Visitors to {owner}'s water garden in {city} must be out by {end_time}.
Planting day: {weekday}, {time}, bring {quantity} stakes
Laid out in {year}, the kitchen garden belongs to {owner} these days.
{person} can prune a hedge in {minutes} minutes flat.
Seeds? Get them from the dealer, {seller}, never from the supermarket.
Anyone seen a {animal}? It escaped from {street} while {owner} was picking beans.
Our allotment measures {area} square metres and costs us {price} per year.
Slugs: far too many. Lettuces: {quantity}. Patience of {person}: none.
At {age}, the proud owner of the plot, {owner}, has finally given up digging.
The wheelbarrow belongs to {owner}, although {person} treats it as common property.
In the far corner stands a {color} bench, carpentered by {person} on a wet {weekday}.
The stallholder, {seller}, threw in {quantity} onion sets when {person} bought the shears for {price}.
Gardeners of {city}, frost is coming on {date}!
To rent the orchard, have a word with {contact}.
Record turnip! {weight}, grown by {person} at {street}.
Diary: sowed radishes on {date}, the {animal} slept in the shade.
Gates open {time}, gates shut {end_time}, closed on {weekday}
Until {end_date} the pond is drained; {company} is relining it.
My plot lies next to that of {owner}, who never weeds.
Who planted the oak? {person} did, back in {year}.
Mowing takes me {minutes} minutes when the neighbour's {animal} isn't in the way.
A quarter of the {area} square metres is given over to rhubarb.
Come to my garden, {street}, on {weekday} and help yourself to plums. {owner}, owner of too many trees
Since {company} felled the beech, {owner}'s garden in {city} gets the sun all day.
For the hedgehogs' sake, {person}, leave the leaves alone!
It was {witness} who watched the {animal} make off with a strawberry.
Delivery for {street}: {quantity} paving slabs, {weight} in total
Rake for sale, {color} handle, {price}, sold by {seller}
Had {person} watered the tomatoes at {time}, they'd still be alive.
I, {owner}, the owner, hereby permit {person} to pick apples until {end_date}.
Show garden, {city}: {area} square metres, created in {year}
A gnome that is [money] at the garden centre cost me {price} at {seller}'s stall.
Every {weekday} at {time} sharp, {person} walks round with a watering can.
Don't step on the {color} crocuses.
The bees at {street} produced {weight} of honey.
Bonfires only on {weekday}, please. Ask {contact} for the matches.
When [person] turned {age}, the whole garden was lit with lanterns.
{person} pinched a cutting of the {color} hydrangea, and the gardener, [person], looked the other way.
Would {company} build a pergola for less than {price}?
Need the key to the shed? Get in touch with {contact}.
Being the owner of the field, {owner} may keep a {animal} on it.
{minutes} minutes of hoeing a day keeps the doctor away, according to {person}.
From {start_date} the nursery at {street} sells off its last {quantity} rose bushes.
The soil was delivered by {company}.
The tour takes {minutes} minutes.
{owner} has a garden of {area} square metres.
{person} planted {quantity} trees on {date}.
The garden at {street} belongs to {owner}.
I bought a {product} for the garden for {price}.
{seller} sells plants at the market on {weekday}.
The roses are {color}.
A {animal} ate all the salad.
{witness} saw a {animal} in the garden.
{person} waters the flowers at {time}.
The pumpkin weighs {weight}.
The old man under the tree is {age} years old.
{customer} bought {quantity} trees from {seller}.
{seller} sold {customer} an apple tree.
Please water the plants for {minutes} minutes.
{company} will cut the hedge on {date}.
The garden show in {city} ends on {end_date}.
The shed was built in {year}.
{person} cuts the grass every {weekday}.
The old {product} in the shed is broken.
Do not plant the beans before {date}.
Who planted the tree? {person}, in {year}.
Whose garden is this? It belongs to {owner}.
The bench is made of {material}.
The fence is now {color} and looks good.
For {price} you get {quantity} young plants.
{assignee} looks after the garden while {owner} is away.
Planted by {person} on {date}: {quantity} tulips
{color} roses are what {owner} likes best in her own garden.
The {animal} lives under the shed of {owner}.
It was {witness} who saw the thief climb over the fence.
Garden for rent, {area} square metres, {rent} a month
{tenant} rents the garden from {owner} for {rent}.
Owner: {owner}. Size: {area} square metres. Place: {street}.
On {weekday} {person} gave me a bag of apples.
Water the garden at {time}, when the sun is low.
My potatoes weigh {weight} each, wrote {person}.
The {product}, bought from {seller}, fell apart on the first day.
hey, does anyone want {quantity} tomato plants? from [person], for free
{person} taught the children how to plant a tree.
In {city} people grow {color} roses on every wall.
{owner} lets {person} use part of the garden.
From {company} we ordered seeds for {price}.
After {minutes} minutes of digging, {person} needed a break.
{quantity} apple trees stand on {area} square metres.
To keep the {animal} off her land, {owner} built a fence.
The apples from {street} won a prize on {date}.
The garden club meets at {venue} on {weekday}.
Dig up the potatoes before {due_date}, says {person}.
Nothing has grown here since {year}.
The {product} cost {price} and came without a manual.
What does {seller} want for the plants? {price} each.
Stolen from the garden of {owner}: {quantity} roses
The neighbour, {witness}, watched the {animal} eat the carrots.
A tree planted in {year} fell on the shed at {street}.
The flowers come from {country} and need much sun.
For {hours} hours {person} pulled out weeds.
The plants in the {color} pots are for {recipient}.
{recipient} got a rose from {sender} for the garden.
It is too cold to plant: {temperature} degrees at {time}.
The old owner of the garden was [person]; now it is {owner}.
At the age of {age}, {person} still climbs the trees.
On {date} the dealer, {seller}, brought the trees, and {customer} paid {price}.
{teacher} gives a course in cutting roses on {date}.
Job for {assignee} on {date}: cut the hedge at {street}
How heavy was the marrow? {weight}, a record.
The {animal}, owned by {owner}, likes to sleep in the flowers.
Plants for sale at {street}, just ask {seller}, who sells them.
By {due_date} all the leaves must be gone.
The winner of the prettiest garden is {winner} from {city}.
{owner} bought the garden from {seller} for {price}.
{seller} sold the garden to {owner} in {year}.
{person} set up a {product} in the garden of {owner} on {date}.
{owner} asked {person} to water her plants until {end_date}.
{person} waters the garden of {owner}, who is away in {city}.
The garden is {area} square metres and lies on {street}.
{company} built the garden in {year}.
{witness} saw a {animal} behind the shed at {time}.
The {animal} in the garden of {owner} is back, says {witness}.
A {animal} chewed up the {product:many} that {person} had bought.
{customer} bought {quantity} {product:many} from {seller}.
{seller} sold {customer} {quantity} {product:many} for {price}.
{supplier} brings the {product:many} on {delivery_date}.
We ordered the {product} on {order_date} and set it up on [date].
{assignee} takes care of the hedge on {weekday} at {time}.
{owner} pays {price} to have the grass of her garden cut, a job that {assignee} handles.
For taking care of {owner}'s garden {assignee} gets {price} a day.
The {color} {product} stands by the gate.
The bench is made of {material} and weighs {weight}.
{person} made a bench of {material} for the garden of {owner}.
{tenant} rents the garden from {owner} for {rent} a month.
{owner} lets the garden to {tenant} from {start_date}.
{tenant} must leave the garden by {end_date}.
{weight} of apples were picked on {date}.
{person} picked {weight}, more than anyone else.
The teacher, {teacher}, brought all {children} of her children to the school garden.
{teacher} taught the pupil, {student}, how to cut a tree.
{student} learned from {teacher} how to use a {product}.
It was {temperature} degrees in the garden at {time}.
Water the beds every {weekday} for {minutes} minutes, then clean the {product}.
The garden opens at {time} and closes at {end_time}.
The garden is open to guests from {start_date} to {end_date}.
{guests} guests came to see the garden of {owner}.
A visitor, {guest}, paid {fee} to see the garden in {city}.
Entry to the garden in {city} is {fee}.
{speaker} talks about {topic} in the garden on {date}.
{author} wrote {title}, a book about gardens.
I read in {title} by {author} that every garden needs a {product}.
{winner} has the best garden in {city}.
The prize for the best garden went to {winner}, who got [money].
The article about the garden of {owner} in {city} was written by {author}.
Garden: {area} sqm, {city}, {price}, owner {owner}
{date}: bought {quantity} {product:many}, {temperature} degrees
To do: {assignee}, cut the grass, by {due_date}
Owner {owner}, tenant {tenant}, rent {rent}, from {start_date}
Whose garden is it? It belongs to {owner}, from {home}.
How big is it? {area} square metres, says the seller, {seller}.
{recipient}, please bring in my {product:many} on {weekday}. {sender}
{sender} wrote to {recipient} about looking after the garden until {end_date}.
I'm sending you the {product} for your garden, {recipient}! {sender}
{recipient} was sent {quantity} {product:many} for the garden by {sender}.
The mower, a {model} by {brand}, cost {price}.
{owner} lent {person} a {model} to cut the grass.
{person} broke the {component} of the mower that {owner} had lent out.
Mending the {component} of the {model} is up to {assignee}.
The mower has a battery level of {battery}.
{employee} of {company} came to {street} to plant the hedge.
The boss, {manager}, sent one of the workers, {employee}, to the garden at {street}.
{company} wants {price} for the fence and {deposit} before it starts.
Fence: {material}, {color}, {price}, built by {company}
The work in the garden begins on {start_date} and takes {days} days.
It took {person} {hours} hours to dig {area} square metres.
The lorry driver, {driver}, fetched {weight} of soil from {origin}.
The soil came from {supplier}, and {carrier} brought it.
{carrier} brought the tree from {country} to {city}.
The tree from {country} was sent to {recipient} as a gift from {sender}.
The tree that {recipient} received on {date} had been sent by {sender}.
{person}, a {job} from {home}, looks after the garden of {owner}.
The garden's owner, {owner}, is {age} and works as a {job}.
Wanted: {job} for a garden in {city}, call {contact} at {phone}
{contact} knows which gardens in {city} are free.
Write to {email} by {due_date} if you want a garden.
Dr. {doctor} told {patient} not to work in the garden for {days} days.
{patient} fell from a tree and was treated by Dr. {doctor}.
{person} was {age} when the tree was planted in {year}.
{birthplace} is where the owner of the garden, {owner}, was born.
{owner} has left {origin} for {destination}, so {person} waters her garden.
The garden went from [person] to {recipient} as a gift in {year}.
{discount} off all {product:many} at {company} until {end_date}
At {company} in {city} the {product} costs {price}.
We have {stock} {product:many} left, says {seller}.
The {event} in the garden begins at {time} on {date}.
{venue} has a garden where {seats} people can sit.
For {guests} guests {person} cooked {dish} in the garden.
{dish} with herbs from {owner}'s garden, for {servings} people
The user {user} asks on {website}: who knows this {color} plant?
Storm on {date}: {quantity} of my {product:many} are broken, writes their owner, {owner}.
From {origin} it is {distance} km to the garden in {destination}.
The apples of {owner} are sold by {seller} on {weekday}.
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
{owner} wept when her stolen {product} was carried into court.
You, {witness}, are under oath; did you or did you not see {person} that night?
Had {reporter} not alerted the guards, {person} would have got away with the {product}.
Profession: {job}; residence: {home}; previous convictions: none
Hearing moved from [time] to {time}, courtroom {room} as before.
Bailed for {price}, {person} left {city} the same evening.
From {owner}, whose {product} went missing, the court heard nothing.
Sentence for {person}: {days} days behind bars, plus costs of {price}
The lawsuit will open on {start_date} in {city}.
No longer than {days} days may {person} be held without charge.
Since the eyewitness, {witness}, has fallen ill, we shall hear {reporter} first, who reported the theft.
An appeal must be lodged before {due_date}, quoting {ticket_id}.
Please be in room {room} by {time}, dear {recipient}, and bring your passport.
Whereas the other accused, [person], kept silent, {witness} testified for two hours.
In return for a confession, {person} had to pay just {price} to the owner of the shop, {owner}.
Hey, jury duty again! {city}, {date}, and I have to be there at {time}.
A {job} of {age} was cleared of all charges today.
Taken down in room {room} on {date}: the statement of {witness}
All rise! Case {ticket_id} is now open.
Proceedings resume at {time}.
So it was {witness} who saw the whole thing?
The exhibit, a {product}, was passed round the jury.
Costs awarded to the plaintiff: {price}
Defended by [person], {person} walked out of court smiling.
Bang went the gavel: guilty! {person} turned pale.
Under cross-examination {witness} could no longer say what {person} had been wearing.
Listed for {date}: {ticket_id}, before Judge [person]
How did the {product} end up in {person}'s garage? A gift, claimed the accused.
In courtroom {room}, from {time} onwards, {witness} gave evidence.
Crown court, {city}: {person} stands trial for fare-dodging, day one
The plaintiff, {owner}, wants the stolen {product} back, or else {price}.
Community service, {days} days of it, awaits {person}.
Reported by {reporter}, denied by {person}, confirmed by an eyewitness, {witness}
You are hereby summoned, {recipient}, to room {room}.
Appeal dismissed; fine payable by {due_date}
{person}, who earns a living as a {job} in {city}, pleaded not guilty.
A bystander called {witness} testified to having seen the lights go on.
For want of evidence case {ticket_id} against {person} was dropped on {date}.
The court sat from {start_date} to {end_date}, weekends excepted.
"I was only returning the {product} to its owner, {owner}," insisted {person} in the dock.
Woken by the alarm, {reporter} reported the burglary before {person} had even left the shop.
Legal costs come to {price}, the clerk informed {person}.
hey {recipient}, they want you in court on {date}, letter's on the fridge
The lawyer, [person], looked young; the accused, {person}, is {age}.
{witness} travelled up from {home} to say what could be seen from the bridge.
Stolen property recovered: a {product}, handed back to {owner}
Doors of courtroom {room} will be locked at {time}; phones off.
Adjourned for {days} days so that {person} can find a lawyer
On {date} the judge in {city} threw the book at {person}.
The jury accepted that {owner} was the rightful owner of the {product}.
Police were alerted by {reporter}; an arrest followed within [duration].
If {price} is not in the court's account by {due_date}, bailiffs will call on {person}.
Having lied under oath about what could be seen, the witness, {witness}, went pale.
File {ticket_id} has gone missing, whispered the clerk in room {room}.
Bail set at {price}
Present address of the accused: {home}; trade: {job}; age: {age}
Press release: trial of {person} to begin on {start_date} in {city}
Did you, {person}, on the night in question, remove a {product} from the home of its owner, {owner}?
No verdict yet; the jury has been out since {time}.
Dear {recipient}, your hearing under number {ticket_id} has been moved to {date}.
It all came down to what {witness} had seen from the bus to {city}.
The accused, {person}, got off with a caution; the neighbour, [person], was never charged.
After {days} days on remand, {person} walked free.
A caretaker, {reporter}, found the door forced and raised the alarm at {time}.
To settle out of court, {person} offered {owner}, whose {product} was ruined, a cheque for {price}.
By {due_date} the defence must name its experts in case {ticket_id}.
Gasps in room {room} as {witness}, who had seen it all, pointed at {person}.
Sentencing is due on {date}, our correspondent in {city} says.
The sentence runs out on {end_date}, whereupon {person} may go home to {home}.
Neither {witness} nor any other onlooker had seen {person} near the {product}.
Theft of a {product}: {person}, {age}, fined {price}
Convicted in {city} for a second time, {person} can no longer work as a {job}.
Will {recipient} be needed as a juror? The letter says room {room}, {time}.
The court will rise now and sit again at {time}.
Charged with arson: {person}
{person} is said to have stolen a {product} from {owner}.
{owner} says that {person} took her {product} on {date}.
The witness {witness} saw {person} at {time}.
{person} was seen by {witness} at {street} in {city}.
{witness} saw it, {reporter} called the police.
{reporter} reported the theft on {date}.
The theft from {owner} was reported by {reporter}.
The hearing is on {date} at {time} in room {room}.
In room {room} the case {ticket_id} is heard at {time}.
{person} has to pay the owner of the smashed window, {owner}, {price}.
{owner}, whose car was scratched, gets {price} from {person} by {due_date}.
The buyer, {customer}, went to court against the seller, {seller}, because of a {product}.
{seller} sold {customer} a broken {product} and must pay {price}.
The court told the dealer, {seller}, to give the client, {customer}, {price} back.
{customer} had bought the {model} from {seller} on {order_date}.
{tenant} did not pay the owner, {owner}, the rent of {rent}.
{owner} went to court against the tenant, {tenant}.
The tenant {tenant} must leave {street} by {end_date}.
{owner} must give {tenant} the deposit of {deposit} back.
{winner} won the case and gets {price}.
The case was won by {winner} in {city} on {date}.
{winner} won against {company} on {date}.
{company} has to pay the winner, {winner}, {price}.
{employee} went to court against {company} over a salary of {salary}.
{company} owes {employee} {salary}, said the court.
{driver} drove the car {plate} and hit {person}.
{person} was hit by the car of {owner}, driven by {driver}.
{driver} drove, but the car {plate} belongs to {owner}.
{witness} saw {driver} at the wheel of a {color} car at {time}.
The driver, {driver}, pays {price} and may not drive for {duration}.
{driver} drove too fast: the fine is {price}, due on {due_date}.
{sender} wrote to {recipient} about the case {ticket_id}.
A letter from {sender} asked {recipient} to come to court on {date}.
Dear {recipient}, the hearing has been moved to {date}. {sender}
Dear {recipient}, you must pay {price} by {due_date}. {sender}
Hello {recipient}, the judge wants to hear the witness {witness} on {date}. {sender}
{author} wrote the threatening letter, and {witness} saw it being done.
The witness, {witness}, told the court what {author} had written.
The writer, {author}, says that the publisher, {publisher}, printed {title} without asking.
The publishing house, {publisher}, must pay the author, {author}, {price}.
{patient} went to court over the bad treatment given by Dr. {doctor}.
Dr. {doctor} has to pay the patient, {patient}, {price}.
{speaker} speaks for {person} before the court.
{speaker}, who speaks for {company}, asked for {days} more days.
{person}, who lives in {home}, was born in {birthplace}.
{person} is {age}, has {children} children and works as a {job}.
The case began on {start_date} and ended on {end_date}.
From {start_date} to {end_date} {attendees} people came to the court.
The hearing started at {time} and was over at {end_time}.
The witness {witness} was heard for {hours} hours.
For {minutes} minutes {speaker} spoke for {person}.
Case: {ticket_id}. Date: {date}. Time: {time}. Room: {room}.
Accused: {person}. Witness: {witness}. Owner: {owner}. Thing: {product}.
Seller {seller}, buyer {customer}, sum {price}, court in {city}
Owner {owner}, tenant {tenant}, {street}, rent {rent}
Fine {price}, driver {driver}, plate {plate}, due {due_date}
Who saw {person}? The witness {witness}, at {time}.
Who won? {winner}, and {company} pays {price}.
Whose {product} was it? It belonged to {owner}.
hey {recipient}, I have to be in court on {date}, room {room}. {sender}
sorry, could not come to court as a witness, was ill. {witness}
The witness, {witness}, to whom {owner} had once shown her {product}, knew it at once.
The {product}, stolen from {owner} in {city}, was found at {street}.
What {person} told the police was not what {witness} had seen.
That {person} was in {city} on {date} was sworn by the eyewitness, {witness}.
It was {driver} who drove the car and not [person].
The judge, [person], gave the tenant, {tenant}, until {due_date} to leave.
The owner of the house, {owner}, was paid {price} instead of the [money] demanded.
The case was moved from [city] to {city}.
Not on [date] but on {date} was {person} seen by {witness}.
{seller}, who had sold {customer} the {animal}, was heard on {date}.
The {animal} belongs to {owner} and not to {person}, said the court.
{person} wants {price} after being bitten by the {animal} of {owner}.
The clerk {employee} led the witness, {witness}, to room {room}.
{employee} works at the court, {manager} is the head there.
The case file has {pages} pages; it was assigned to {assignee}.
{assignee} is responsible for case {ticket_id} until {end_date}.
Case {ticket_id} was given to {assignee} on {date}.
{contact} at the court can be reached at {phone}.
Ask {contact} or write to {email} about case {ticket_id}.
{guest} left the {hotel} without paying {price}.
The {hotel} went to court against its guest, {guest}.
{supplier} did not deliver {quantity} {product:many} by {delivery_date}.
{company} wants {price} from its supplier, {supplier}, which came too late.
{airline} must pay {person} {price} for flight {flight}.
{person} flew from {origin} to {destination} to hide.
The police stopped {person} on the way from {origin} to {destination}.
{teacher} was a witness for the student, {student}.
A schoolchild, {student}, {age}, took a {product} that belonged to {owner}.
{person} left {deposit} as a security and may go home until {date}.
The invoice {invoice_id} was never paid by the customer, {customer}, said the seller, {seller}.
{person} has to appear in court on {date}.
The hearing starts at {time} in {room}.
{witness} saw {person} steal the {product}.
{person} was accused of stealing a {product} from {owner}.
The stolen {product} belongs to {owner}.
{person} must pay {price} by {due_date}.
The trial in {city} lasted {days} days.
The case has the number {ticket_id}.
{person}, aged {age}, is a {job} from {home}.
{reporter} reported the theft to the police.
The theft was reported by {reporter} on {date}.
{witness} told the court what she had seen.
{owner} wants her stolen {product} back.
The trial of {person} begins on {start_date}.
The court found {person} guilty and fined him {price}.
Case {ticket_id} will be heard in {room}.
{recipient} received a letter from the court.
The judgment will come on {date}.
Accused: {person}. Witness: {witness}. Room: {room}.
Who saw the crime? {witness}. Who reported it? {reporter}.
{person} works as a {job} and has no record.
The thief, {person}, lives in {home}.
{owner}, whose {product} was stolen, cried in court.
From {owner} {person} had taken a {product}, said the judge.
The witness, {witness}, did not turn up at {time}.
A fine of {price} was given to {person}.
Dear {recipient}, please come to room {room} at {time}.
In {city} a {job} stood trial for fraud.
{person} will be in prison for {days} days.
The hearing was moved from [date] to {date}.
Sentence: {days} days and {price}
The {product} was found in the flat of {person}.
Room {room}, {time}, bring your papers
{witness} of {home} says she saw nothing.
It was {reporter} who told the police about the break-in.
The defendant, a {job}, kept silent for {days} days.
Until {end_date} {person} may not leave {city}.
Has {person} paid the {price}? Not yet, the deadline is {due_date}.
File number {ticket_id}, accused {person}, {age} years
{owner} sued {person} for stealing her {product}.
{person} was sued for breaking a {product} that belonged to {owner}.
The court in {city} ordered {person} to return the {product} to {owner}.
What was stolen? A {product} worth {price}.
Sworn in at {time}, {witness} told what happened.
An appeal must be lodged by {due_date}.
hi, I'm called as a juror in {city} on {date}, ugh
The damage, {price}, will be borne by {person}.
At {age} {person} has been to prison more than once.
The judge asked {witness}, who had been there, about the {product}.
The trial ended on {end_date} without a verdict.
The summons for {recipient} was sent to {home}.
"I bought the {product}," claimed {person}, the accused.
Proceedings {ticket_id} start on {start_date} in {city}.
Since {start_date} {person} has been sitting in a cell.
Found guilty: {person}, {job}, {home}
After {reporter} had reported the matter, the police came at {time}.
Nobody believed the witness, {witness}, and {person} walked free.
The lawyer of {person} asked for {days} days to read the file.
The letter told {recipient} to pay {price} to the court.
In room {room} the air was thick when the verdict came.
The rightful owner of the {product} is {owner}, the court ruled.
By {due_date} {recipient} has to name a lawyer.
Once a {job}, always a thief, said {owner}, whose shop had been robbed.
Seen at the scene by {witness}: {person}, with a {product}
{days} days in court, and still no end.
In case {ticket_id} the police first spoke to {reporter}, who had raised the alarm.
The claim of the house owner, {owner}, against {person} amounts to {price}.
Aged {age}, the accused could barely hear the judge.
Jury members meet on {start_date} in {room}.
{person} denies everything; {witness} saw it with her own eyes.
""",
    "donation": """
A cheque for {price} from {sender} reached us this morning.
How generous of {sender} to let {recipient} have {quantity} warm coats!
Thanks to the {price} you sent, {sender}, the roof can be mended.
Collection ends on {end_date}; bring your old {product} along.
To make a gift, please get in touch with {contact} at {email}.
It was {company} that paid for the playground in {city}.
Many thanks, dear {sender}, for the {product} that you sent to {recipient}.
Raised so far: {price} from the {attendees} people who came
Under the leadership of {manager}, the charity has been feeding the poor since {year}.
Gift received {date} | donor {sender} | amount {price} | for {recipient}
{recipient}, who lost everything in the fire, was handed {price} in cash.
Out of nowhere {company} offered {quantity} beds to the shelter in {city}.
All I can spare this month is {price}, sorry. {sender}
"Every coin counts," the speaker, {speaker}, told the {attendees} visitors at the gala.
Would you, like {person}, be willing to part with {price} for a good cause?
Not money but a {product} is what {sender} left at the door.
When [person] passed round the hat in {city}, {price} came together.
By {due_date} we must have found {quantity} wheelchairs.
Money for {recipient} may be dropped off with {contact} any afternoon.
The fundraiser drew {attendees} to the town hall of {city}.
In memory of [person], {sender} has made over {price} to the hospice.
Not [small] but {quantity} bicycles did {company} donate in the end.
Founded in {year}, our food bank serves half of {city}.
Let me introduce {manager}, who heads the appeal in {city}.
Should you need a receipt, drop a line to {email} before {due_date}.
Sent by {sender} shortly before death, {price} went to {recipient}.
Last Christmas {recipient} got {quantity} toys, all of them sent by {sender}.
The speech with which {speaker} opened the auction on {date} moved everyone.
Blood drive in {city}, {date}: {attendees} people turned out
Wanted for a family of five: a {product}, in working order. Ring {contact}.
Each year on {date}, {company} gives away a tenth of its profit.
We acknowledge with gratitude the sum of {price}, transferred by {sender} on {date}.
What did {sender} send? A {product}. To whom? {recipient}.
Though hardly rich, {sender} sent {recipient} {price} and told nobody.
Article on the charity race, written by {author}; total raised: {price}
Because our boss, {manager}, knew the mayor, [person], the permit for the street collection came quickly.
Three cheers for {person}, whose gift saved the library!
Target reached with ease: {price}
Ever since {year} volunteers have been ladling out soup here.
Please direct all offers of help to {contact}.
In the end {quantity} blankets were handed out.
What the kindergarten lacks is a {product}.
Although [money] had been hoped for, the bazaar brought in {price}.
To help out with the tin-rattling in {city}, contact {contact}.
Anonymous no more: it was {sender} who slipped {price} through the letterbox of {recipient}.
{company} matched every penny, which brought the pot up to {price}.
Thanks to the {price} that came from {sender}, {recipient} can see again.
Charity auction: the {product} given by {sender} fetched {price}.
Helpers wanted on {date} to hand out {quantity} parcels in {city}.
A run in aid of the lifeboats drew {attendees} joggers and {price} in pledges.
Under our director, {manager}, not a coin has gone astray.
No fewer than {quantity} tents were flown in, paid for by {company}.
Have a spare {product}? Call {contact}, and it will gladly be collected.
In the will it says that {recipient} gets {price}, a last gift from {sender}.
Gala speech by {speaker}, {attendees} dinner guests, takings {price}
The appeal closes on {end_date}; do not leave it too late!
Into the box went {price} from {person}; the verger put in a button.
Tears ran down {recipient}'s cheeks on receiving the {product}.
What began in {year} with one soup pot feeds all of {city} now.
With a heavy heart {company} reports that just {quantity} of the promised beds have come.
Gift aid form: donor {sender}, sum {price}, date {date}
Please have your pledge with us by {due_date}.
The pensioner {recipient} was overjoyed with the {product} that {sender} had sent.
The orphanage in {city} got {price} from {company}, and a lorry-load of apples on top.
Whose bright idea was the sponsored silence? That of the boss, {manager}.
Some send money; {sender} sent {recipient} a {product} and a postcard.
As {author} wrote in a piece for the parish magazine, {sender}'s gift came "like rain in May".
We need {quantity} pairs of wellies by {due_date}, flood victims first.
For a tax receipt, approach {contact}; just mail {email}.
On {date} the board of {company} pledged {price} towards a new ambulance.
hi {recipient}, popped a {product} in the post for the raffle, hope it helps! {sender}
The cake stall alone brought in {price} for the hospice in {city}.
In front of {attendees} people {speaker} gave a speech and thanked {company} for footing the bill.
Not to [person] but to {recipient} did {sender} send the contents of the piggy bank.
Since {year} the Christmas collection has been going on in {city}; its leader is {manager}.
Beneficiary: {recipient}. Benefactor: {sender}. Gift: a {product}.
How much was in the hat? {price}, after {attendees} had filed past.
A parcel with {quantity} jumpers, knitted by pensioners in {city}, reached {recipient} on {date}.
Upon hearing {speaker} speak on the radio about the flood, {sender} donated {price}.
Please drop tins and blankets at the church in {city} before {end_date}.
Refused! {recipient} would not keep the {price} received from {sender}.
For {quantity} hot meals a day the kitchen needs {price} a month.
Once again, {company}, you have saved our summer camp.
Out of the proceeds, {price} goes to {recipient}, who lost a leg in the crash.
The head of our charity, {manager}, answers every letter personally.
{speaker} ended the speech by presenting {recipient} with a {product}.
Among the donors was {person}, who left {price}; the vicar counted it twice.
The book that {author} wrote about the flood raised {price} for its victims.
Until {end_date}, {company} donates a {product} for each one sold.
Still missing: {price}. Deadline: {due_date}. Whom to ring: {contact}.
An elderly donor, {sender}, sent us a {product} for the tombola in {city}.
Thanks to the {attendees} people who came to the benefit, {recipient} was given enough to be out of debt.
Write to {email} if you can spare a {product}.
The donor wishes it to be known: {person}.
Cheques should reach us before {due_date}.
A lorry full of toys came from {company}.
Our collection is being run by {manager}.
{sender} gave {price} to the animal home.
{recipient} got {price} from {sender}.
{company} has given {quantity} {product:many} to the school.
The money goes to {recipient} in {city}.
The collection ends on {end_date}.
{attendees} people came to the concert for the church roof.
Please send your gift by {due_date}.
In a speech {speaker} asked the people to give more.
We need {price} for a new {product}.
{sender} sent a {product} to {recipient}.
For questions about your donation, ask {contact}.
Write to {email} if you want to help.
Our head, {manager}, thanked {company} for the gift.
The gift of {sender} came on {date}.
In {year} we were given {price} in all.
{company} gives {price} every year.
The {product} was given by {sender} and is now used by {recipient}.
{recipient} thanks {sender} for the money.
The party at {venue} brought in {price}.
{quantity} {product:many} were collected in {city}.
The people of {country} need our help.
Who gave the money? {sender}, on {date}.
Who got it? {recipient}, a school in {city}.
Donor: {sender}. Amount: {price}. Date: {date}.
{sender} wants to help children in {country}.
A gift of {price} from {company} saved the theatre.
Given by {sender} to {recipient}: {quantity} {product:many}
{price} was collected at school by a pupil, {student}.
The home in {city} has room for {seats} people.
Our manager, {manager}, took the cheque from {company}.
Collect old {product:many} for us until {end_date}.
{sender}, who lives in {home}, has never given less than {price}.
Dear {recipient}, here are {quantity} {product:many} for your school. Yours, {sender}
It was {company} that paid for the new {product}.
By {due_date} we must have {price}, or the house will be sold.
hi {recipient}, these {quantity} {product:many} are all for you now! {sender}
{speaker}, who gave the talk, asked for money for {recipient} instead of flowers.
The {event} in {city} brought in {price} for the poor.
After the speech by {speaker}, {attendees} people gave money.
A cheque over {price} was handed to {recipient} by {sender}.
From {sender} came a {product}, from {company} a bus.
The gift is for {recipient} and not for [person].
Bring warm clothes to {street} before {end_date}.
What can I give? A {product}, for example.
{price} came in on {date} alone, says the head of the charity, {manager}.
Donations can be made at {website}.
Since {year} {sender} has been sending money to the school in {country}.
The money that {recipient} got from {company} came rather late.
Tell {sender} how grateful we are for sending us the {product}.
Number of givers: {attendees}. Sum: {price}. Goes to: {recipient}.
With the {price} from {sender} we will buy a {product}.
{winner} gave the prize money to {recipient}.
The home for old people got a {animal} from {sender}.
Nobody gave more than {sender}, who sent {price}.
The box with {quantity} {product:many} for {recipient} weighs {weight}.
{manager} runs the animal home and counts on your help.
The concert at {venue} on {date} is for a good cause.
A ticket costs {fee}, and all of it goes to {recipient}.
Too shy to be named, the giver sent {price} on {date}.
{author} wrote a book and gave the money to {recipient}.
Without {company}, there would be no {product} at the hospital.
We collected {weight} of rice for {country}.
Ask {contact} to pick up your old {product} at {time}.
On behalf of {company}, [person] handed over {price}.
It says here that {company} will match every gift until {end_date}.
For {price} a child in {country} can go to school for a year.
Call {phone} to give, and {contact} will do the rest.
If you give {price} before {date}, {company} will double it.
A widow from {city}, {sender}, sent {price} to the church.
The blood bank in {city} is open on {weekday} from {time}.
{sender} donated {price} to {recipient}.
{price} came from {sender} for {recipient} on {date}.
{recipient} thanks {sender} for {price}.
The {product} you sent, dear {sender}, has reached {recipient}.
Dear {recipient}, here is {price} for your work. {sender}
{company} gave {quantity} {product:many} to the school in {city}.
The school in {city} got {quantity} {product:many} from {company}.
Get in touch with {contact} if you want to donate before {end_date}.
Please bring {product:many} to our contact person, {contact}, at {street}.
Bring your {product:many} to {street} by {due_date}.
{sender} wants to give a {product} to {recipient}.
The {product} was given by {sender} and fetched by our driver, {driver}.
{driver} drives the {product:many} from {origin} to {destination}.
{quantity} boxes were driven to {destination} by {driver}.
{driver} drove from {origin} with {quantity} boxes that {sender} had given.
The boxes weigh {weight} and go to {country}.
{weight} of food was given to people in {city}.
{company} sent {weight} of {material} to {country}.
{carrier} takes the boxes to {destination} free of charge.
{carrier} carries what {sender} gives to {recipient}.
{owner}, the owner of the old house at {street}, will leave it to the city.
The house at {street}, which belonged to {owner}, is a gift.
{owner} is giving away her {animal}; call {phone}.
The {animal} that {sender} gave away now lives with {recipient}.
{recipient} got the {animal} for free from {sender}.
The {event} at {venue} brought in {price}.
At the {event} on {date} {attendees} people gave {price}.
{attendees} guests came to {venue} and gave {price}.
{speaker} was on stage at {venue} for the children in {country}.
A ticket for the evening costs {fee}; the money goes to {recipient}.
In a talk at {venue} {speaker} asked the guests for {price}.
The speaker, {speaker}, thanked {sender} for a gift of {price}.
In a short speech at {time} {speaker} thanked {sender}, who had sent the money.
In a speech of {minutes} minutes {speaker} thanked {company}.
{winner} won {price} and gave it to {recipient}.
The prize of {price} that {winner} won goes to {recipient}.
{recipient} was given the money that {winner} had won.
The writer, {author}, passes on the money from {title} to {recipient}.
All the money from {title}, written by {author}, goes to a school in {country}.
The publisher, {publisher}, gave {quantity} books to the library in {city}.
The library in {city} thanks the publishing house, {publisher}, for {title}.
The pupil {student} collected {price} for a classmate, and the teacher, {teacher}, counted it.
{teacher} and her pupils collected {price} for {recipient}.
A schoolchild, {student}, ran {distance} km and got {price} from {sender}.
{sender} sends {price} for every lap that the pupil {student} runs.
{person} ran {distance} km in {hours} hours, and the money went to {recipient}.
{patient} needs an operation in {city}; please give.
{price} for the operation of {patient} was given by {sender}.
Dr. {doctor} operates on {patient} for free, {sender} sent the money for the flight.
A colleague from the staff, {employee}, gave blood on {date} at {time}.
{company} lets its worker {employee} give blood on {weekday}.
{manager}, the head of {company}, gave {price}.
{manager} runs the fund, {sender} gave the first {price}.
The fund was set up by [person] in {year} and is run by {manager}.
Receipt: gift from {sender} to {recipient}, {price}, {date}
Donor: {sender}. Amount: {price}. Date: {date}. Receipt to: {email}.
Given by: {sender}. For: {recipient}. What: {quantity} {product:many}.
From {sender} to {recipient}: a {color} {product}
{sender} sent {price}; the receipt goes by mail to {email}
Receipt {invoice_id} of {invoice_date} over {price}
Please send the money by {due_date}; for questions ask {contact}.
Who gave the money? {sender}. Who got it? {recipient}.
How much did {company} give? {price}, and {quantity} {product:many}.
Whom to ask about old {product:many}? {contact}, until {end_date}.
Did {recipient} get the {product}? Yes, from {sender}, on {date}.
The collection goes from {start_date} to {end_date}.
Between {start_date} and {end_date} {person} collected {price}.
Every {weekday} {person} cooks {dish} for the poor in {city}.
{person} cooks {servings} portions of {dish} for free.
{company} gives {servings} meals a day in {city}.
{supplier} supplies {product:many} for the poor at half price.
{supplier} delivers the {product:many} on {delivery_date}, {sender} sends the money.
{customer} pays the supplier, {supplier}, {price} for the {product:many}.
{sender} from {home} gave a {product} to a school in {city}.
{sender}, a {job} from {home}, gives {price} every year.
{age} years old, {sender} still gives {price} a month.
Since {year} {sender} has given {price} every year.
In {year} {recipient} got {price} from {company}.
Not [person] but {sender} gave the {price}.
Instead of the [money] promised, {sender} gave {price} this year.
Half of the {price} comes from {company}, half from {sender}.
The {quantity} {product:many} come from {sender}, the money from {company}.
{witness} saw {sender} put {price} in the box.
I saw {sender} hand {recipient} the money, said {witness}.
Online at {website} you can give until {end_date}.
Call {contact} at {phone} if you have {product:many} to give.
Old {product:many} are fetched in {city} on {weekday}; please contact {contact}.
{sender} sent {recipient} a tent of {material} that had cost {price}.
Every family with {children} children in {city} got a {product} from {company}.
""",
    "subscription": """
Good news, {customer}! Your copy of {title} is on its way to {street}.
Renewal notice: account {customer_id}, {price}, payable by {due_date}
Having taken out a subscription to {title} in {year}, {customer} has no wish to stop now.
We have received notice from {customer}; deliveries of {title} cease on {end_date}.
{sender} treats {recipient} to twelve issues of {title}.
Every {weekday} {recipient} receives a fresh issue of {title} through the letterbox.
Sign up now and the publisher, {publisher}, will knock {discount} off the first year.
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
A rebate of {discount} is what the publishing house, {publisher}, grants to pupils and students.
{customer}, whose number is {customer_id}, has not paid since {date}.
I never ordered {title}, so why does {publisher} keep billing me?
Dear {recipient}, with this voucher you can read {title} until {end_date}. Enjoy! {sender}
The weekly runs to {pages} pages, up from [small] last year.
First issue: {start_date}. Last issue: {end_date}. Cost: {price}.
Back in {year}, {publisher} sold {title} for a few coins.
Only because {sender} sends it as a present does {recipient} get {title} at all.
Account no. {customer_id}, subscriber in {city}, monthly fee {price}
The editor of {title}, [person], announced that {author} will be writing for the paper.
Your free trial of {title} is over on {end_date}, {customer}.
No sooner had {customer} cancelled than {publisher} offered {discount} off.
To our customer {customer}, {street}, {postcode}: one bundle of {title}
The {title} subscription was a birthday gift, {recipient} says, from {sender}.
On {weekday} instead of [weekday], starting with the next issue, {title} goes to print.
Your reader number: {customer_id}
Few magazines have been around as long as {title}.
Thank you for ordering, {customer}, and happy reading!
You have {days} days to change your mind.
At {discount} off, who could say no?
Tucked between the bills this morning lay the first {title}, a gift from {sender}.
Hiya, does anybody at {publisher} ever pick up the phone? My {title} hasn't come for weeks.
{customer} signed up for {title} at a stall in {city} and regretted it by supper.
Renew before {due_date} and we shall freeze your rate at {price} for another twelve months.
Knocked {discount} off for pensioners, did you say? Then put me down for {title} at once.
REMINDER: {price} outstanding on reader account {customer_id}; settle by {due_date}, please
From cover to cover, and that means {pages} pages, {title} is stuffed with adverts.
Delivery address changed to {street}, {city}, postcode {postcode}; kindly amend subscription {customer_id}.
Long before the internet, in {year} to be exact, {publisher} launched {title} from a garage.
My neighbour {recipient} gets {title} every {weekday}, a present sent by {sender}.
The contract runs out on {end_date}, and {customer} has told {publisher} not to renew it.
"Not a penny more than {price}," snapped {customer}, tearing up the renewal form for {title}.
Kicking off on {start_date}, your digital access to {title} can be used on three devices.
Whose byline is that? It's {author}'s, the pen behind the back page of {title}.
Within {days} days of the first issue you may send everything back to {publisher} and owe nothing.
On {date} I handed in my notice by post; why, then, is {title} still turning up at {street}?
Weekend offer - {title} - {discount} cheaper - ends {end_date}
I, {customer}, hereby revoke the direct debit for account no. {customer_id}.
A year's worth of {title} went to {recipient} as a thank-you from {sender}.
Once a proud daily, {title} now appears only on {weekday}, {publisher} admitted.
Thinner than ever, just {pages} pages this month, grumbles the subscriber, {customer}, in a letter to {publisher}.
Should your copy of {title} fail to arrive by {weekday} noon, e-mail {email}.
Log in at {website} with your reader number, {customer_id}, to pause deliveries.
{publisher}, which puts out {title}, has swallowed its rival, [company].
Instead of the [money] asked in the shop, subscribers like {customer} pay {price}.
The bill shrank by {discount} after {customer} had threatened to walk away.
Cash in hand: {price}. Item: {title}, one year. Collected by our agent on {date}.
Diary, {date}: {title} came at last, soaking wet, half of its {pages} pages stuck together.
Ladies and gentlemen of {publisher}, kindly strike your former client {customer} off your mailing list.
Because the flat at {street} stands empty, hold back {title} until further notice.
Three postcards and a phone call later, {publisher} paid {price} back to {customer}.
For {recipient}: the crossword weekly {title}, wrapped in ribbon. Love, {sender}
When does the subscription begin? On {start_date}; the last issue comes on {end_date}.
It wasn't [person] but {author} whose essays made {title} famous.
Readers in {city} whose postcode is {postcode} will get the paper an hour later.
Since {date}, {customer} has been waiting in vain for a single issue of {title}.
Subscriber {customer} / reader no. {customer_id} / cancelled with effect from {end_date}
{days} days is how long you may read {title} for nothing, no bank card needed.
Has {title} been around long? Since {year}, and {publisher} has never once changed the logo.
Paperboy wanted in {city} to deliver {title} before dawn each {weekday}
Who on earth still reads {title}?
A hefty {pages} pages this time!
Nothing beats a reduction of {discount}.
The postman brings it on {weekday}, without fail.
Tell {publisher} to stop ringing me about their magazines at dinner time.
Pay the bill by {due_date} or lose your subscription.
Your account number is printed on the label and reads {customer_id}.
Yearly rate: {price}, postage included
The columns of {author} are what I turn to first.
Cancelled, and no more copies after {end_date}
{customer} has subscribed to {title} since {start_date}.
{title} is published by {publisher} in {city}.
The subscription costs {price} a year.
The magazine comes every {weekday}.
{sender} gave {recipient} a subscription to {title}.
{recipient} gets {title} as a gift from {sender}.
The subscription ends on {end_date}.
New readers get a discount of {discount}.
You can try {title} for {days} days for free.
{author} writes a column in {title}.
The new issue has {pages} pages.
Please send {title} to {street}, {postcode}.
I want to cancel {title} as of {end_date}. {customer}
{publisher} has raised the price to {price}.
No issue came on {date}, complained the subscriber, {customer}.
Since {year}, {customer} has been paying for {title}.
The Sunday edition has {pages} pages, too many for me.
Subscriber: {customer}. Number: {customer_id}. Paper: {title}.
Whose gift is it, who sends it? {sender}. Who receives it? {recipient}.
Founded in {year}, {title} still appears every {weekday}.
The article on page one was written by {author}.
{author}, who writes for {title}, lives on a boat.
With {discount} off, you pay only {price}.
{publisher} gives a {discount} discount to old people.
Our paper girl brings {title} to {street} before dawn.
My reader number is {customer_id} and I have moved to {street}.
The free trial of {days} days begins on {start_date}.
hi, please stop sending me {title}, thanks, {customer}
If you cancel before {due_date}, you pay nothing.
Customer: {customer}, {street}, {postcode} {city}
From {start_date} on the magazine will be sent to {recipient}.
A present from {sender}: {title}, for a whole year
{recipient} thanked {sender} for the gift subscription.
Was {title} delivered on {weekday}? No.
The poems of {author} appear in {title}.
Bill for customer {customer_id}: {price}, due {due_date}
{publisher}, the publishing house, sold {title} to a rival.
Without {title} my {weekday} is ruined.
After {days} days without a paper the customer, {customer}, called the office.
Renewed on {date}: subscription of {customer}, number {customer_id}
The price, {price}, goes up on {date}.
What does {title} cost? {price} for the year.
The special issue on gardening, {pages} pages, is out on {date}.
Dear reader, your subscription runs out on {end_date}. {publisher}
Cancelled by {customer}: {title}
Send the reminder to {recipient}, postcode {postcode}.
{title} has its office in {city}, above a bank.
It is {publisher} that brings out {title}.
Having subscribed in {year}, {customer} now gets a {discount} rebate.
The editor of {title}, [person], has dropped the column by {author}.
{pages} pages and nothing worth reading in {title}!
In {city} the magazine arrives on {weekday}.
For the new address, {street}, please tell us the postcode.
"I ordered {title} months ago," said {customer} on the phone.
Trial ends {end_date}, then {price} a month
{discount} off if you pay by {due_date}
The gift card says: for {recipient}, with love from {sender}.
The paper for {postcode} was left in the rain.
{author} has stopped writing for {publisher}.
On {date} {publisher} will bring out the last issue.
Students save {discount} on {title}.
Only {price} for {title}? I'll take it!
Reader since {year}, customer number {customer_id}
We'd like to win you back, {customer}, with {discount} off.
Since the subscription began on {start_date}, the paper has been sent to {recipient}.
Last issue of {title}: {end_date}
When will {title} come? Every {weekday}, says {publisher}, which puts it out.
{customer} pays {price} a month to {company}.
{company} charges {customer} {price} a month for the {service} service.
The subscription ends on {end_date} unless you pay by {due_date}.
{title} is written by {author} and published by {publisher}.
{publisher} sends {title} to {customer} every {weekday}.
{author} writes a page in {title} about {topic}.
Dear {recipient}, your subscription ends on {end_date}. {sender}, {publisher}
{customer} cancelled by mail to {email} on {date}.
Customer number {customer_id} cancelled on {date}.
Call {contact} if {title} does not come on {weekday}.
Our subscriber {customer} has moved from {origin} to {destination}.
Please send {title} to my new address, {street} in {city}. {customer}
My number is {customer_id} and my new e-mail is {email}.
A year costs {price}, and students get {discount} off.
Being a student, {student} gets {discount} off {title}.
{student}, still a pupil, pays only {price} for {title}.
If you order by {due_date}, the first {days} days are free.
The trial starts on {start_date} and ends after {days} days.
The trial of the user {user} ended on {end_date}.
{user} logs in at {website} to read {title}.
The user {user} could not open the {service} service with {browser}.
Invoice {invoice_id} over {price} is for the year that began on {start_date}.
{customer} paid invoice {invoice_id} on [date].
The price goes up to {price} on {date}.
{publisher} raised the price of {title} to {price} on {date}.
{seller} sold {customer} a subscription at the door.
At the door {customer} bought a subscription to {title} from {seller}.
{seller} works for {publisher} and sold {quantity} subscriptions.
{winner} won a year of {title}.
The free year went to {winner} from {city}.
Name {customer}, number {customer_id}, from {start_date}, to {end_date}
Title: {title}. Price: {price}. Reader: {customer}.
Payer {customer}, receiver {recipient}, paper {title}
{customer_id} / {customer} / {email} / until {end_date}
Why did {title} not come on {weekday}? asks the client, {customer}.
When does it end? On {end_date}, if {customer} cancels by {due_date}.
Who pays? {customer}. Who gets the paper? {recipient}.
{carrier} brings {title} to {street} at {time}.
From the van the driver, {driver}, throws {title} into the garden every {weekday}.
The customer, {customer}, complained to a member of staff, {employee}, that {title} came late.
{employee} from our staff wrote to the customer, {customer}, that {title} would come again.
The boss, {manager}, told {employee}, who works there, to give the buyer, {customer}, the money back.
{customer} gets {price} back from {publisher}.
{assignee} handles the complaint of {customer} about {title}.
Complaint {ticket_id} from {customer} went to {assignee} on {date}.
{title} had {pages} pages this week, and {author} wrote most of it.
{author} writes from {city} for {title}.
{author} stopped writing for {title} on {end_date}.
From {start_date} on, {author} writes the page that [person] used to write.
{publisher} in {city} was founded in {year}.
{publisher} is owned by {owner} and led by {manager}.
{seller} sold {title} to {publisher} for {price}.
{publisher} bought {title} from {seller} in {year}.
{title} is read all over {country}.
{title} comes from {country} and costs {price} here.
With the first issue you get a {product} free.
{customer} ordered {title} to get the {color} {product}.
The subscriber, {customer}, wants the {product} that {publisher} had promised.
{quantity} {product:many} come every month in a box from {company}.
The box from {company} comes on {delivery_date} and weighs {weight}.
Parcel {tracking} holds the {product} of this month for {recipient}.
In the box this month: {product}, {color}, made by {brand}
The recipe box feeds {servings} people and has {dish} in it.
{customer}, who pays, no longer wants the box, so {recipient} gets it.
From {start_date} {recipient} will receive the issues that {customer} has paid for.
{company} lets {seats} people use one {service} account.
The account for {seats} users costs {price} a month.
The boss, {manager}, ordered the {service} service for {company} on {order_date}.
Version {version} of the app can be read on {os}.
The app shows {symptom} when the user {user} opens {title}.
{minutes} minutes on hold to cancel {title}: the subscriber, {customer}, is angry.
The yearly sum of {price} has {tax} of tax in it.
{customer}, {age}, has subscribed to {title} for {duration}.
For {duration} {customer} has paid for {title} without reading it.
For her class the teacher, {teacher}, gets {title}, and a pupil, {student}, reads it aloud.
Dr. {doctor} has {title} in the waiting room, and a patient, {patient}, reads it.
{guest}, staying at the {hotel}, found {title} there; the inn had ordered it on {order_date}.
Stop it, please! I am your customer {customer}, and I cancelled on {date}.
Cancelled: {title}, reader {customer}, last issue {end_date}
Your order {order_id} for {title} came in on {order_date}.
{customer} ordered {title} for {recipient} and pays until {end_date}.
Hold my paper from {start_date} to {end_date}, I am in {country}. {customer}
While the subscriber, {customer}, is away until {end_date}, {title} goes to {recipient}.
{topic} is what {author} writes about in {title} this {weekday}.
The bill for {title} went to {company}, the paper to {recipient}.
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
Everything included, the buffet you ordered comes to {price}, dear {customer}.
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
Tonight's chef, [person], recommends the {dish}.
All the bread comes from {supplier}, the wine from our own cellar.
Could {servings} helpings of {dish} be put aside for the staff?
At {street}, our client {customer} is expecting {guests} hungry colleagues.
Cancelled by {customer} on {date}: order {order_id}
Ask {contact}, who runs the kitchen, whether {dish} can be made without cream.
With {weight} of rice in stock, we needn't bother {supplier} again.
Invoice for {customer}: {servings} x {dish}, {price}, less deposit
Please have the {dish} on the table by {time}; the speeches begin at [time].
It is {contact} you want to talk to about {order_id}.
A down payment of {deposit} secures the date; the rest, {customer}, can wait.
"Never again {dish}!" groaned {customer}, who had ordered it for the wedding.
Final headcount to be confirmed by {due_date}, phone {phone}
We are out of plates, {supplier} can't deliver before {delivery_date}.
To feed all {guests} of you, our employee {employee} spent the night baking.
Headcount for Sunday: {guests}
Would {dish} suit everyone, do you think?
Order {order_id} has been plated.
The bill? {price}, tip not included.
Fish from {supplier} is always fresh.
We had planned for [small], but now {guests} guests are expected.
Having forgotten to book a cook, our regular customer {customer} rang us in a panic on {date}.
A vat of {dish}, {servings} portions' worth, is simmering for the village fête.
Could you lay the tables for {guests} instead of [small], and keep the {dish} hot?
Kitchen log: {weight} of onions peeled, {dish} on the stove since {time}
Mum's sixtieth is on {date}; there'll be {guests} of us, all mad about {dish}.
We tried the {dish} cooked to {author}'s recipe and hired you there and then.
Balance {price}, prepayment {deposit}, client {customer}, job {order_id}
Nobody told {supplier} that the loading bay at {street} stays locked before {time}.
Around the long table sat {guests} lawyers, each behind a plate of {dish}.
Unless {customer} transfers the advance of {deposit} by {due_date}, we shall give the date away.
Gossip has it that {customer} forked out {price} for a buffet nobody touched.
"How much is it for {servings} helpings?" "{price}, love, and I'll throw in the napkins."
On top of the food, {customer} rented a {product} from us for the evening.
Text me at {phone} when the {dish} comes out of the oven.
Frozen peas, {weight}: ordered from {supplier}, expected {delivery_date}
By the time the speeches were over, the {dish} that our kitchen worker, {employee}, had cooked was stone cold.
Speak to {contact} if your party is bigger than {guests}.
Confirmed: {dish} at {time} sharp, in the garden of {street}
Owing to a flat tyre, order {order_id} reached the client, {customer}, an hour after the toast.
Serves {servings}, claims the card on which {author} wrote down {dish}, but our choir would need twice that.
Let down by [company], {customer} bought the cutlery from {supplier}.
To keep {guests} people happy for a whole evening, reckon on {quantity} bottles of wine.
This is {contact} from the kitchen: is it still {dish} you're after on {date}?
Half now, half later: {customer} handed over {deposit} and will settle the rest on {date}.
I've been told by our client {customer} to drop the [dish] and make {dish}.
For a christening at {street} on {date}, a caterer is sought who can do {dish}.
What went wrong with {order_id}? The driver took the {dish} to [city].
A crate with {quantity} jugs goes back to {supplier} tomorrow.
Recipe written by: {author}. Dish of the day: {dish}. Enough for: {servings}.
The total crept up to {price} once {customer} had asked for waiters.
{quantity} tablecloths, freshly ironed, left the laundry for {street} at {time}.
If you'd rather mail us, {email} works; quoting {order_id}, your order number, speeds things up.
With just {servings} portions of {dish} left, the queue turned nasty.
Skip the [dish], says {customer}, who is paying; everybody prefers {dish}.
Good evening, {customer}, the {guests} guests you booked for are seated and the {dish} you ordered is ready.
It was {supplier} that sent {weight} of plaice by mistake.
Guess what, {contact}: our client {customer} wants the buffet moved to {time}!
Tasting session on {date}, bookable through {contact}, phone {phone}
Delivered on {delivery_date}, the {product} that {customer} had hired turned out to be broken.
Between the soup and the {dish}, our client {customer} proposed marriage.
Do you take bookings for {guests} people?
A single tray is enough for {servings}.
Dinner will be on the table at {time}.
Last chance to change the menu: {due_date}
Our meat comes from {supplier}, full stop.
Deposit received with thanks: {deposit}
These ovens can roast {weight} of beef at once.
Bring the van with the food round to {street}.
That recipe is an invention of {author}'s.
And for second course: {dish}
{supplier} will bring the food at {time}.
We have ordered {dish} for {guests} people.
{customer} ordered {dish} for {servings} people.
The food costs {price}.
Please deliver the {dish} to {street}.
The party at {venue} starts at {time}.
{customer} bought the food from {supplier}.
{supplier} sold {customer} {quantity} bottles of juice.
The order number is {order_id}.
{driver} drives the van with the food.
{contact} from the kitchen can be reached on {phone}.
The {dish} was cooked by {employee}, who works for us.
A deposit of {deposit} has to be paid by {due_date}.
We need {weight} of rice for the soup.
The dinner is for {guests} guests.
The food comes on {delivery_date}.
The dishes will be picked up at {time}.
{customer} paid {price} for the dinner.
We need {quantity} {product:many} for the party.
The recipe for {dish} is by {author}.
On {date} we cook for {guests} people at {venue}.
What is for lunch? {dish}, for {price}.
Who brings the drinks? {supplier}, at {time}.
Customer: {customer}. Guests: {guests}. Dish: {dish}.
The {dish} is enough for {servings} people.
Our kitchen worker {employee} forgot the {product} in the van.
The driver, {driver}, will be at {venue} by {time}.
The cake, ordered by {customer}, must be at {street} on {date}.
Made by {employee} of our staff this morning: {dish} for {servings}
{dish} again? {customer} had ordered something else.
Please tell {supplier} that {guests} guests will come.
The waiters go home at {end_time}.
The buffet is booked for {date}, on the account of our client {customer}.
{supplier} got an order from {customer} over {price}.
hi {contact}, can you do {dish} for {guests} people on {date}?
The cook is called {employee} and has worked for {supplier} for years.
For {servings} people you need {weight} of flour.
No meat in the {dish}, please, writes {customer} on the order form.
A van driven by {driver} brought the {dish} to {venue}.
The {dish}, which {author} describes in the cookbook she wrote, was a success.
Order {order_id}: {quantity} {product:many}, to be there by {time}
It was {supplier} that failed to deliver what {customer} had ordered.
Half of the {dish} was left over at {end_time}.
The table at {venue} has {seats} seats.
We will pay the {price} on {due_date}.
You get {discount} off if you order for more people.
Ring {phone} if you want more {dish}.
The {product} has to go back to {supplier} on {date}.
From {supplier} come the plates we use, the flowers are our own.
Food for {guests} guests, delivered by {driver}, paid by {customer}
The kitchen at {street} is too small for {guests} guests.
How much is the {dish}? {price} a head.
Bake the {dish} for {minutes} minutes.
{manager}, the head of {supplier}, came to say sorry for the cold soup.
Having tasted the {dish}, the client, {customer}, asked for the recipe.
Putting up the tent before {time} is {assignee}'s task.
The {dish} should be in the oven for {hours} hours.
Everything must be ready when the customer, {customer}, opens the door at {time}.
We have had the {dish} from {supplier}, and it was very good.
The deposit, {deposit}, was paid by {customer} on {date}.
Deliver to {venue}, not to {street}!
Serve the {dish} at {temperature} degrees.
One of the guests, {guest}, ate nothing because of an allergy.
Bread from {supplier}, wine from [company], songs from the guests
On {weekday} our kitchen is closed.
Delivery: {delivery_date}. Persons: {guests}. Total: {price}.
The kitchen help, {employee}, dropped the {dish}.
The glasses were lent to us by {supplier} for {price}.
{customer}, who had ordered and paid for the party, did the washing up with our waiter, {employee}.
If the {dish} is late again, we will look for another firm than {supplier}.
{customer} ordered {dish} for {guests} guests.
For {guests} guests {customer} pays {price}.
The food that {customer} ordered comes on {delivery_date} at {time}.
The van, with {driver} at the wheel, brings the {dish} to {venue} at {time}.
At {venue} our driver, {driver}, hands the food to {recipient}.
{recipient} gets the food at {time} from {driver}, who drives the van.
{employee}, one of our staff, cooked the {dish}, and {driver} drives it to {street}.
Recipe: {author}; eaten by {guests} guests: {dish}
{supplier} delivers {quantity} {product:many} to {venue}.
{quantity} {product:many} come from {supplier} on {delivery_date}.
{customer} paid {deposit} on {date}; the rest is due on {due_date}.
The price is {price}, and {deposit} is paid in advance.
{customer} ordered on {order_date}, and we deliver on {delivery_date}.
Ordered on {order_date}, cancelled on {date}: {dish} for {customer}
{customer} cancelled the order and gets {deposit} back.
The {event} at {venue} starts at {time} and ends at {end_time}.
{attendees} people came to the {event}; {company} gave them {dish}.
{company} serves {dish} at the {event} in {city}.
The waiter we employ, {employee}, serves {guests} guests in {room}.
Our waitress, {employee}, serves, and our boss, {manager}, welcomes the client, {customer}.
The boss, {manager}, sent a staff member, {employee}, to {venue} at {time}.
{manager} is the head of {company}, {employee} works there as a cook.
Your contact, {contact}, takes your order at {phone}.
Tell {contact} by {due_date} if you want {dish}.
Order by mail to {email} by {due_date}.
{sender} writes that {dish} is needed for {servings} people.
{sender} wrote to {recipient} that {dish} is not possible.
Dear {recipient}, we can serve {dish} for {price}. {sender}
Hello {recipient}, the {guests} guests come at {time}. {sender}
Hi {recipient}, please bring {quantity} plates to {venue}. {sender}
A guest, {guest}, does not eat {dish}, says {customer}, who ordered.
As a guest in {city}, {guest} ate {dish} and liked it.
The guest {guest} liked the {dish} made from the recipe that {author} had written.
{winner} won a dinner for {guests} at {venue}.
The dinner won by {winner} is paid by {company}.
{company} pays {price} for the dinner of tonight's speaker, {speaker}.
After the talk by {speaker} there is {dish} for {attendees} people.
{speaker} gives a talk until {end_time}, then {employee} from the kitchen staff serves the food.
{dish} for {servings} costs {price}, with {discount} off.
{customer} gets {discount} off and pays {price}.
The bill {invoice_id} goes to {customer} at {street}.
Bill {invoice_id}, dated {invoice_date}, is to be paid by {due_date}.
{customer} paid bill {invoice_id} of {invoice_date} on {date}.
The price of {price} has {tax} tax in it.
Customer: {customer}. Dish: {dish}. Guests: {guests}. Price: {price}.
Order {order_id}, {delivery_date}, {time}, {venue}, {guests} guests
Recipe by {author}, driver {driver}, customer {customer}
Place: {venue}, {street}, {city}. Start: {time}. End: {end_time}.
{dish}, {servings} portions, {price}, for {customer}
Who wrote the recipe for {dish}? {author}. Who drives? {driver}.
For how many is the {dish}? For {guests} guests, at {time}.
Where does the food go? To {venue}, {street}.
hi, still ok for {date}? we are now {guests} people. {sender}
need {dish} for {guests} on {weekday}, can you do it? {sender}
{customer}, who had asked for {dish} and got it, paid {price}.
The {dish} that {customer} ordered is driven here by {driver}.
What our guest, {guest}, left over was taken home by {employee}, our waiter.
Driven here by {driver} at {time} and taken away at {end_time}: {quantity} plates
It was {customer} who ordered and paid, though [person] ate most of it.
[person] does not write recipes anymore; the one for {dish} is by {author}.
{customer} wanted to pay [money], but the price is {price}.
The party was moved from [date] to {date}, at {venue}.
Not from [company] but from {supplier} come the {product:many}.
The {dish} is kept at {temperature} degrees until {time}.
{employee}, who works in the kitchen, warms the {dish} for {minutes} minutes at {temperature} degrees.
Setting up takes {minutes} minutes; our helper on the staff, {employee}, is there at {time}.
{employee} works from {time} to {end_time} at {venue}.
For {hours} hours of work {employee} earns {salary}.
{company} needs a cook from {start_date} on and pays {salary}.
{employee} has been a cook for {experience} years, now with {company}.
The tables, {quantity} in all, come from {supplier}.
We put {seats} seats in room {room}, said our waiter, {employee}.
Room {room} has {seats} seats; {guests} guests will come.
The {color} plates belong to {owner}, not to {company}.
{owner} owns {venue} and wants {price} from the client, {customer}.
The customer, {customer}, pays the owner, {owner}, {price} for an evening at {venue}.
The key to {venue} is with the owner, {owner}.
The car with the food, plate {plate}, left {origin} at {time}.
{driver} drives {distance} km from {origin} to {destination}.
{driver} drove away from {origin} at {time} with the {dish}.
The recipe for {dish}, a speciality from {country}, was written by {author}.
All {guests} guests, old and young, eat at {time}.
{customer} marries on {date} at {venue} and has ordered {dish}.
{customer} from {home} has ordered {dish} for {weekday}.
{score} points for the {dish} is what our client {customer} gave.
{customer}, who had paid for the {dish}, complained to {manager}, the head.
{assignee} is in charge of the complaint {ticket_id} of our customer {customer}.
{reporter} told us that {quantity} plates are missing.
The teacher, {teacher}, asked for {dish} for the class of the pupil {student}.
{weight} of food came from {supplier} for the {event}.
{days} days before the {event} {customer} must pay {deposit}.
""",
    "building_site": """
Ground will be broken at {street} on {start_date}.
Who is putting up the new school in {city}? {company} is.
Scaffolding supplied by {supplier}, to arrive on {delivery_date}
The {material} roof that the owner, {owner}, wanted turned out too heavy.
Under {manager}'s supervision, {company} tore down the old mill in {city}.
Neighbours, please note: drilling at {street} from {time} to {end_time}.
According to the plans, whose author is {author}, the façade has {quantity} windows.
Hard hats on! The boss, {manager}, is inspecting the site at {street} today.
The owner of the plot, {owner}, put down {deposit} so that digging could begin on {start_date}.
All in all, the extension set {owner}, whose house it is, back {price}.
The plumbing is in the hands of {assignee} and has to be finished by {due_date}.
An accident on {date} left one of the workers, {employee}, with a broken arm.
Cracks in the wall, first noticed by {reporter}, are {assignee}'s to repair.
No work before {time}, the council told {company}.
Owing to frost, the handover to the owner, {owner}, slips by {days} days.
Site diary {date}: {quantity} labourers present, crane out of order
No, the new floor is not [material], it is {material}, just as the house's owner, {owner}, wished.
Erected in {year}, the warehouse at {street} will be pulled down.
Not before {date} will [person] be able to move in.
Mixing concrete since {time}, our worker {employee} is tired.
For the staircase the plans, written and drawn by {author}, prescribe {material} steps.
Builder: {company} / client: {customer} / plot: {street} / budget: {price}
{company}, which had underbid everyone, demanded another {price} from the owner, {owner}.
Has {assignee} finished the wiring job? Not yet, says the foreman, {manager}, but by {due_date} it will be done.
The site in {city} closes at {end_time}; whoever is still there then gets locked in.
Tiles ordered from {supplier} on {date}: {quantity} pallets
I am {manager}, foreman here, and nobody enters without boots.
A complaint by {reporter} about dust and dirt reached {company} on {date}.
Only {days} days remain until the keys of the house at {street} go to its owner, {owner}.
Where today {owner} has a car park, a theatre was built in {year}.
Note for our roofer {employee}: please be at {street} at {time} and bring the ladder.
The foundation stone was laid on {date} by the mayor, [person], at the invitation of {owner}, who owns the land.
Had {supplier} kept to {delivery_date}, the {material} beams would be in place by now.
Completion date: {end_date}; agreed price: {price}
Hi boss {manager}, we are {quantity} bags of cement short. Your bricklayer, {employee}
Finally, after {days} days of rain, the bricklayers of {company} are back at work.
Who's in charge here? {manager}.
No heavy lorries at {street}, please.
Down tools at {end_time}!
In went the {material} window frames.
Let {assignee} deal with the drains.
Handover has been put back from [date] to {end_date}.
Work on the new wing, so {company} says, gets under way on {start_date} and lasts {days} days.
Scrawled on the hoarding at {street}: "{company}, go home!"
When the {material} floor began to sag, {reporter} raised the alarm.
{owner} is having a bungalow of her own put up at {street} by {company} for {price}.
Loudest of all was the drill, which started at {time} and only fell silent at {end_time}.
Dear {owner}, the roof trusses for your house will reach us from {supplier} on {delivery_date}, not before.
Who dug up the pavement? A gang from {company}, on orders from their foreman, {manager}.
RADIO NEWS: a crane has toppled over in {city}; a builder, {employee}, was slightly hurt.
It's {assignee} who has been given the tiling, with {due_date} as the deadline.
{quantity} portable toilets, please, and have {supplier} bring them on {delivery_date}.
Where's the {material} cladding? {supplier} swore it would be here on {delivery_date}.
Behind schedule by {days} days, foreman {manager} cancelled all leave.
The plans, whose author is {author}, show a {material} staircase that the owner, {owner}, never asked for.
Not until the landowner, {owner}, had wired the advance of {deposit} did {company} send in the diggers.
Site rules - gate opens {time} - gate shuts {end_time} - foreman {manager}
Dating back to {year}, the chapel at {street} is being gutted by {company}.
Handover of the keys to the owner, {owner}: {end_date}, provided that the heating, left to {assignee}, is finished
On {date} a passer-by, {reporter}, told the council about bricks falling off the scaffold.
"We'll need {quantity} more lorryloads of gravel," a worker, {employee}, called down to the foreman, {manager}.
Nobody would take the job for [money], so {owner}, who owned the house, swallowed hard and agreed to {price}.
Once the {material} panels are up, the last of the workers, {employee}, can go home.
The former owner was [person]; the plot at {street} now belongs to {owner}.
Since the inspection of {date}, the site boss, {manager}, has made the whole crew wear harnesses.
The architect, [person], wanted something fancier, but {owner}, whose house it is, insisted on {material}.
Police report: copper pipes stolen from the site at {street}, theft discovered by {reporter}
Begin by {start_date}, be out by {end_date}: those were the terms {company} signed.
How long until the roof is on? Another {days} days, according to {manager}, our foreman.
{employee} has swapped the trowel for a digger and now works at {street}.
Thanks to {supplier}, which sent {quantity} pumps overnight, the cellar is dry again.
No concrete may be poured after {end_time}, ruled the council of {city}.
Money matters: {deposit} paid down by the owner of the house, {owner}, {price} agreed in all
Choosing a painter is the task of {assignee}, who has until {due_date} to do it.
Up on the third floor, a labourer, {employee}, stumbled on a wartime shell on {date}.
Planned for [date], the topping-out party was finally thrown by the proud owner, {owner}, on {date}.
Anyone bothered by the dust should write to {company}, {street}.
In {city}, {company} is turning a mill from {year} into flats.
hey {assignee}, since the drains are yours to fix: the trench at {street} has filled up again
Lintels: {material}. Number needed: {quantity}. Wanted on site: {delivery_date}.
The extension that [person] designed will be done on {end_date}, touch wood.
Standing knee-deep in mud, {owner}, the owner of it all, asked {manager}, who runs the site, where the garage was.
The roof? {material}, like all the others here.
Helmets are compulsory by order of {manager}, the site boss.
Built in {year} and soon to be demolished
We lost {days} days to the frost.
Our first spade goes in on {start_date}.
The bill for the foundations came to {price}.
Bricklayer of the month: {employee}
This house will one day belong to {owner}.
Knocking-off time is {end_time}.
Only {quantity} sacks of plaster are left.
{company} is building a house in {street}.
{manager} is in charge of the building site.
{supplier} will deliver the {material} on {delivery_date}.
The house of {owner} has {rooms} rooms.
The flat has {area} square metres.
A workman, {employee}, fell off the ladder on {date}.
The roof is {assignee}'s to repair by {due_date}.
{reporter} reported a crack in the wall.
The customer, {customer}, has paid a deposit of {deposit}.
The new bridge in {city} cost {price}.
The floor is made of {material}.
Work begins at {time} and ends at {end_time}.
We need {quantity} bags of cement.
The house of {owner} was built in {year}.
{customer} bought the {material} from {supplier}.
{supplier} sold the buyer, {customer}, the {material} for the roof.
The work was delayed by {days} days.
The site manager, {manager}, sent the bricklayer {employee} home.
The painter we employ, {employee}, had a row with the site manager, {manager}.
Who reported the leak? {reporter}. Who repairs it? {assignee}.
Site: {street}. Builder: {company}. Client: {customer}.
No noise before {time}, please.
The crane comes on {delivery_date}, clear the yard.
It will take {days} days to dry the walls.
The school in {city} will get {rooms} new rooms.
The house is owned by {owner}, who lives abroad.
Living space {area} square metres, built in {year}
{assignee} is to fix the damp patch that {reporter} reported.
The damp patch was reported by {reporter} and left to {assignee} to fix.
The {material} floor in {street} is warped.
hi, no {material} today, lorry broke down, try {supplier} again
Down payment: {deposit}. Rest on completion: {price}.
The bricklayer {employee} starts at {time}.
By {due_date} the scaffolding must be gone.
{quantity} windows are still missing, noted {manager}, the foreman.
{customer} hired {company} to build a garage.
{company} was hired by {customer} for the kitchen.
The bill from {supplier} is to be paid by {due_date}.
The plot, {area} square metres, belongs to {owner}.
The old mill, put up in {year}, will be torn down on {date}.
Builders: {company}. Start: {start_date}. Handover: {end_date}.
On {date} a wall fell down in {street}.
They stop at {end_time}, and then it's quiet.
Instead of stone we'll use {material}, decided {owner}, the owner of the house.
How big is it? {area} square metres, {rooms} rooms.
The foreman is called {manager} and shouts a lot.
{days} days of rain, and the cellar is a pond.
Ordered from {supplier}: {quantity} planks, for {delivery_date}
The client, {customer}, won't pay the {price}.
Without the deposit of {deposit} {company} won't lift a shovel.
The gutter is {assignee}'s job and should be done by {due_date}.
Thefts on the site, reported by {reporter} on {date}
The new hall in {city} is all {material} and glass.
{employee}, a roofer with {company}, likes heights.
Gate opens {time}; helmets on!
In {year} the house had {rooms} rooms and no bath.
"When will it be done?" asked {owner}, who owns the place. "By {end_date}," said the foreman.
The pipes that {supplier} supplied don't fit.
{street} will be closed for {days} days.
For [money] more, {company} would paint the fence too.
{delivery_date} is the day {supplier} brings the tiles.
Painter wanted in {city}, start {start_date}
It was {employee}, one of our workers, who hit the gas pipe with the digger.
Since {start_date} there has been dust everywhere.
A bath of {material}? {customer}, our client, insists on it.
{area} square metres of wall have to be painted by {due_date}.
Overtime until {end_time}, ordered by {manager}, who runs the site
All {quantity} doors must be hung before {date}.
{company} builds a house in {city} for {owner}, who will own it.
{owner} has her own house built by {company} at {street}.
{manager} runs the site, the owner, {owner}, pays.
The owner, {owner}, pays {company} {price}.
{company} gets {price} by {due_date} from {owner}, to whom the house belongs.
The owner, {owner}, paid a deposit of {deposit} on {date}.
{deposit} in advance, {price} in all, wrote {company} to the house owner, {owner}
Work begins on {start_date} and ends on {end_date}.
From {start_date} until {end_date} {street} is closed.
{assignee} is responsible for the bricks, and the foreman, {manager}, checks them.
The boss, {manager}, gave {assignee} the task of painting the door {color}.
The door is to be {color}, and {assignee} takes care of it.
The owner, {owner}, had the door painted {color} instead of [color].
{assignee} must finish the roof by {due_date}.
{due_date} is the last day for {assignee} to finish the stairs.
{supplier} delivers the {material} on {delivery_date}.
The {material} was ordered on {order_date} from {supplier}.
Ordered {order_date}, comes {delivery_date}: {weight} of {material}
The driver, {driver}, brings the {material} to {street} at {time}.
The truck, driven by {driver}, brings {weight} of {material}.
{carrier} brings {quantity} doors from {origin}.
The doors come from {origin} and are made of {material}.
{supplier} wants {price} for the {material} by {due_date}.
The site manager, {manager}, ordered {material} from {supplier} for {price}.
{supplier} sent our boss, {manager}, a bill for {price}.
Invoice {invoice_id} from {supplier}, {invoice_date}, {price}
The roofer {employee} fell off the roof at {time}.
{witness} saw a worker, {employee}, fall at {time}.
The builder {employee} was hurt; the foreman, {manager}, called Dr. {doctor}.
Dr. {doctor} looked at the injured mason, {employee}, who had fallen at {street}.
{reporter} reported to the boss, {manager}, that a wall had cracked.
The crack was found by {reporter} and given to {assignee} to mend.
{reporter} found the crack, and filling it is up to {assignee}.
{quantity} workers are on the site from {time} to {end_time}.
{quantity} workers were sent by {company} on {weekday}.
The foreman, {manager}, needs {quantity} more workers by {start_date}.
On {weekday} the work starts at {time}.
The noise at {street} stops at {end_time}, promised the site manager, {manager}.
{tenant}, who rents next door, complained to the head of the site, {manager}.
The foreman, {manager}, got a letter from {tenant}, who rents a flat next to the site.
{tenant} pays {owner} less rent because of the noise: {rent}
The house has {rooms} rooms and {area} square metres.
{area} square metres, {rooms} rooms, ready on {end_date}
{rooms} rooms are ready, says the foreman, {manager}, the rest takes {days} days.
It will take {company} {duration} to build the tower.
The bridge took {duration} and cost {price}.
The bridge in {city} was begun in {year}.
The old house at {street} was built in {year} by [company].
The house of {owner}, built in {year}, gets a new roof.
{customer} bought the land from {seller} for {price}.
{seller} sold the land at {street} to its present owner, {owner}.
The land, which {seller} sold to {customer}, has {area} square metres.
{owner} owns the land, which {seller} sold; the plan comes from [person].
{customer} ordered a house from {company} on {order_date}.
{company} hands the house over to the customer, {customer}, on {delivery_date}.
On {delivery_date} the client, {customer}, gets the keys from the site manager, {manager}.
The keys went from the head of the firm, {manager}, to the house owner, {owner}, at {time}.
{sender} wrote to {recipient} to ask when the house would be ready.
Dear {recipient}, the roof will be done by {end_date}. {sender}
A note from {sender} to {recipient} said that the {material} was missing.
Site: {street}, {city}. Owner: {owner}. Builder: {company}. Start: {start_date}.
Builder {company}, owner {owner}, manager {manager}, price {price}
Manager: {manager}. Phone: {phone}. Work from {time} to {end_time}.
No entry! Questions to {contact}, {phone}
Call {contact} at {phone} if the crane stands in your way.
Ask {contact} about the road; it should be closed until {end_date}
Who builds it? {company}. For whom? For {owner}, who owns the land.
Who pays? {customer}. How much? {price}. By when? {due_date}.
When is it ready? On {end_date}, says the boss, {manager}.
{speaker} spoke at the opening of the new school in {city} on {date}.
In the opening speech {speaker} thanked {company} and {owner}, the owner.
{attendees} people came to the opening at {street}.
{winner} won the contest for the new hall in {city}.
{winner} won the contest, and {company} builds the hall.
The crane weighs {weight} and came from {origin}.
It takes {hours} hours to put up the crane.
{employee} drives the crane and earns {salary}.
{company} pays {employee} {salary} a month.
{employee} works for {company} as a {job}.
The {job}, {employee}, starts on {start_date} and works under the head of the site, {manager}.
In the hole at {street} one of the workers, {employee}, found a {animal}.
{witness} saw that a {product} was stolen at {time}.
A {product} was stolen from the site at {street} on {date}.
The stolen {product} belonged to {owner}.
The work stopped for {days} days because of the cold, {temperature} degrees.
At {temperature} degrees the foreman, {manager}, sent the plasterer we employ, {employee}, home.
The bus does not stop at {street} until {end_date}.
Permit [code] was given on {date} for {street}.
The city gave the owner, {owner}, permit [code] on {date}; {company} can begin.
""",
    "camping": """
Pitch [code], right by the lake, has been kept for {guest}.
Have you still got space for {guests} in two tents, arriving on {start_date}?
{guest} drove in at {time} with the caravan, plate {plate}.
No dogs? But our guest {guest} never travels without a {animal}!
Found near the showers: a {product}, {color}, probably lost by a guest, {guest}
From {start_date} our campsite in {city} is open again.
The last night for {guest} is the one before {end_date}.
A down payment of {deposit} will hold pitch [code] for you.
Of the {guests} people in the big tent, {children} are under ten.
To reach the site, walk {distance} km along the river from {origin}.
Whoever parked the van {plate} in front of the gate, please move it at once.
Quiet hours begin at {time} sharp, [person] insists.
Check-in {start_date} | check-out {end_date} | pitch [code] | name {guest}
{price} for a week, electricity included, is what {guest} was asked to pay.
Somebody left a {product} in the washroom; contact reception on {phone}.
Coming from {country}, our visitor {guest} had never seen a {animal} in the wild.
{owner} has owned the campground near {city} since the nineties.
With {children} children in tow, {guest} was glad of a pitch close to the playground.
If the balance is not in by {due_date}, the proprietor, {owner}, will let pitch [code] to someone else.
"Mind the {animal}!" cried our guest {guest} from inside the tent.
Hi {recipient}, we'll be at the gate around {time}, {guests} of us. {sender}
How far is the beach? {distance} km, and it's downhill all the way.
Our holiday in {country} lasted until {end_date}, tent and all.
Late arrivals should phone {contact} on {phone}.
Refunded to {guest}: deposit {deposit}, as pitch [code] was flooded
It was a {color} tent, not a [color] one, that {guest} had booked.
On the way from {origin} to {destination} we pitched our tent beside a brook.
The neighbours, all from [country], lent the new guest, {guest}, a {product}.
Total for {guests} campers, dog and car: {price}
Next to {guest}, whose car bears the plate {plate}, there is room for one more tent.
Having hiked {distance} km, one of our guests, {guest}, fell asleep at {time} without supper.
Keys to the wash house are with {contact}; the site itself belongs to {owner}.
Turn left in {city} and follow the {color} signs to the campsite.
By {due_date} I need to know whether you, {guest}, are coming.
Because of a storm {guest} broke camp early and left for {destination}.
A {color} canoe that belongs to {owner} may be borrowed, said [person] at the desk.
Reserved for {guest}, do not camp here
There's a {animal} in our tent!
Barrier lifts at {time}.
Please remove the vehicle {plate} from the meadow.
Your spot is [code], next to the well.
Rain all night; {guest} wrung out the sleeping bag and moved to pitch [code].
There are {guests} of us, {children} of them kids still in nappies, so please, no pitch near the bar.
Smoke was rising from tent [code] when a guest, {guest}, woke up at {time}.
Booked for {guest}: pitch [code], arrival {start_date}, departure {end_date}, paid {price}
Do you know whose camper this is? The plate says {plate}, and it's blocking {guest}'s caravan.
A {animal} raided the larder of a camping guest, {guest}, and made off with the sausages.
From {origin} it's {distance} km by bike to the meadow where we sleep.
Warm greetings from {country}! The tent leaks, a {animal} howls all night, the wine is good.
For want of a {product}, our hungry guest {guest} opened the tin with a stone.
Kindly remit the deposit of {deposit} no later than {due_date}, otherwise pitch [code] will be re-let.
Ask at the kiosk for {contact}, who will lend you a {product} if need be.
We set off from {origin} at dawn, bound for a campsite in {destination}.
The barrier was down by {time}, so the late guest, {guest}, slept in the car, registration {plate}.
Lost: a {color} rucksack belonging to camper {guest}. Finders please ring {phone}.
Ever since {owner} bought the site, a night in a tent has cost {price}.
"Two adults, {children} kids and a {animal}," said {guest} to the warden.
Closed for the winter, open again from {start_date}; the owner, {owner}, is on holiday.
On {end_date}, the last day of the season, every tent must be gone from the dunes of {city}.
Not in the [color] caravan but in the {color} one lives {guest}, all summer long.
{guest}, who had come all the way from {country}, got pitch [code] in the shade.
Forecast: gales. Advice from {contact} at reception: peg everything down before {time}.
Had {guest} paid the deposit of {deposit} in time, we'd have kept the pitch free.
Somewhere between the moor and the sea lies {city}, and there we put up our {color} tent.
For a party of {guests} the warden wanted {price}, firewood extra.
Vehicle {plate}, pitch [code], {guests} persons: checked by the warden at {time}
Turn off the main road in {city}; the last {distance} km are gravel.
The deposit, {deposit}, is handed back on {end_date}, when you leave, if the pitch is clean.
Owned by {owner}, run by volunteers, and home to one grumpy {animal}: our campsite
Hello, this is {guest}. We'd be {guests}, arriving on {start_date}. Any space left?
No signal in the valley, so our guest {guest} walked {distance} km to call {phone}.
That {product} on the washing line, the {color} one, was hung there by {guest}, who stays in the next tent.
After a week in {city}, {guest} packed up and drove on to {destination}.
Bring your {children} little ones to the campfire at {time}, {guest}, we'd love to have them!
I'm off tomorrow, so {contact} is the person to ring about keys: {phone}.
Instead of the [money] on the price list, {guest} was asked for {price}.
Diary, day four. Pitch [code]. A {animal} ate my socks.
Stay until {end_date} and the final night is free, offered {owner}, who owns the place.
{guests} beds, a {product}, no mirror: the safari tent in {city}
Warden's book: guest {guest}, nationality [country], car {plate}, one night only
At {price} a week, the pitch by the brook is a bargain, thinks {guest}, who is staying there.
The showers run cold after {time}.
Who left the {color} bucket in the sink?
Registration: {plate}, a rusty old camper van
Beware of the {animal}!
The whole meadow belongs to {owner}.
It's a {distance} km trudge to the nearest shop.
Campers' emergency line: {phone}, day and night
The camping season opens on {start_date}.
How many of you will there be? {guests}.
{guest} stays for {nights} nights.
We camp near {city} with {children} children.
One night costs {price}.
The campsite opens on {start_date} and closes on {end_date}.
{guest} arrives on {start_date} and leaves on {end_date}.
Please call {phone} to book a place.
The gate is closed after {end_time}.
We drove from {origin} to {destination}.
The lake is {distance} kilometres away.
The tent is {color}.
A {animal} ate our bread.
Your place is booked for {guests} people.
A deposit of {deposit} must be paid by {due_date}.
The plate of the car is {plate}.
Your contact at the desk, {contact}, has the keys.
{guest} comes from {country} with a big tent.
We slept {nights} nights in the tent.
You can rent a {product} for {price} a day.
The owner of the campsite is {owner}.
On {date} our guest {guest} left for {destination}.
Breakfast is from {time} to {end_time}.
Name of guest: {guest}. Nights: {nights}. Persons: {guests}.
The booking code of {guest} is {booking_id}.
How long do you stay? {nights} nights, until {end_date}.
Where do you come from? From {origin}, by bike.
{witness} saw a {animal} near the tents.
We are {guests} people and need a big place.
{owner} rents out the tents she owns in {city}.
The {product} was left behind by a guest called {guest}.
For {nights} nights {guest} paid {price}.
The place next to the water, [code], is taken.
After {distance} kilometres on foot we put up the tent.
Lost: a {color} {product}, near the showers
There are {quantity} showers on the campsite.
The children, {children} in all, sleep in the {color} tent.
hi, do you have room for {guests} people from {start_date}? thanks, {guest}
{guest}, coming from {origin}, asked for a place in the shade.
It was a {animal} that woke us up at {time}.
Booked by {guest} on [date]: {nights} nights by the lake
Rain all day, so {guest}, who had booked a week, drove home on {date}.
The campsite in {city} is the cheapest in {country}.
Dogs are allowed, but no {animal}, says the owner, {owner}.
From {start_date} we will be in {country} with the tent.
The car of our guest {guest} has the plate {plate}.
The path from {origin} to {destination} goes through the woods.
Quiet, please, after {end_time}!
The owner of the site, {owner}, let {guest} stay in the last free place.
{guest}, who had booked, got the key from the owner, {owner}, at {time}.
Wanted for the trip: a {product} for {price} or less
A tent for {guests} people weighs {weight}.
The fire must be out by {end_time}.
Because of the {animal}, keep your food in the car.
{reporter} reported a fire near the campsite.
{nights} nights in the tent were enough for {guest}.
Who found my {product}? Please ring {phone}.
In the night it was only {temperature} degrees.
Adults pay {price}; the {children} children sleep for free.
The tent, made of {material}, let the rain in.
We walked {distance} kilometres and saw a {animal}.
With {driver} at the wheel, an old bus took us to {destination}.
Arrival: {start_date}. Departure: {end_date}. Deposit: {deposit}.
Our friends from {city} brought a {product}.
In a talk the ranger, {speaker}, told us all about the {animal}.
If {guest} is not here by {time}, the place goes to [person].
The campsite, owned by {owner} since {year}, lies by a river.
{guest} wants to stay until {end_date} instead of leaving early.
The walk on {weekday} starts at {time}; for questions ask {contact}.
Write to {email} and ask for a place for {guests} people.
Never go to {destination} without a warm {product}!
{quantity} tents were blown away in the storm of {date}.
{guest} comes on {start_date} and leaves on {end_date}.
{guest} has booked pitch [code] for {nights} nights.
A night on the site costs {price}.
{guest} pays {price} a night and left {deposit} in advance.
We are {guests} people with {children} children and one tent.
The site in {city} has had {owner} as its proprietor since {year}.
{guest}, who wanted to stay, asked the owner, {owner}, for a place by the lake.
The proprietor, {owner}, gave a guest, {guest}, the place next to [person].
{manager} runs the site that belongs to {owner}.
The site has {area} square metres and lies in {country}.
{driver} drove from {origin} to {destination} with a caravan.
{driver} drove, and {person} read the map to {destination}.
It is {distance} km from {origin} to the site.
{person} walked {distance} km to {city} to buy a {product}.
The shop on the site is open from {time} to {end_time}.
Be quiet after {time}, says the head of the site, {manager}.
{witness} saw a {animal} by the tents at {time}.
A {animal} ate the {dish} that {person} had cooked.
{person} cooked {dish} for {guests} people over the fire.
It was {temperature} degrees in the tent of our guest {guest}.
The tent is {color} and weighs {weight}.
{customer} bought a tent made of {material} from {seller}.
{seller} sold {customer} a {color} tent for {price}.
The {model} by {brand} is a tent for {guests} people.
{brand} makes the tent, {company} sells it for {price}.
{owner} lent {person} her {product} until {end_date}.
{person} borrowed a {product} from another camping guest, {guest}.
Dear {recipient}, is a place free from {start_date}? {sender}
{sender} wrote to {recipient} from the site in {city}.
{recipient}, your booking {booking_id} is fine. {sender}, site office
Booking {booking_id}: {guest}, {nights} nights, {price}
Guest: {guest} / {start_date} / {end_date} / plate {plate}
Guest: {guest}. People: {guests}. Children: {children}. Deposit: {deposit}.
Arrival {start_date}, departure {end_date}, guest {guest} from {home}
Who booked? {guest}, on {date}, for {nights} nights.
What does it cost? {price}, and {deposit} must be paid at once.
Where is it? On {street} in {city}.
Call {contact} at {phone} to book.
From {time} on you can ask {contact} for the key to the showers.
Book at {website} before {due_date} and save {discount}.
{discount} off if you stay {nights} nights
{guest} cancelled on {date} and gets {deposit} back.
The owner, {owner}, kept the deposit of {deposit} because {guest}, who had booked, did not come.
{tenant} rents a caravan from {owner} for {rent} a month.
{owner} lets an old caravan to {tenant} until {end_date}.
The caravan, built in {year}, was sold to {customer} by {seller}.
{customer} paid the dealer, {seller}, {price} for the caravan.
The cleaner on our staff, {employee}, does the showers at {time}.
A worker, {employee}, was asked by the boss, {manager}, to mend the {component}.
{reporter} reported that the {component} in the shower is broken.
Mending the {component} on {weekday} is {assignee}'s job.
The teacher, {teacher}, went camping with her class and {children} children of her own.
The pupil {student} forgot the {product}, so the teacher, {teacher}, shared.
The class teacher, {teacher}, told a pupil, {student}, to put up the tent by {time}.
{author} wrote {title}, a book about sites in {country}.
In {title} {author} gives the site in {city} {score} points.
A visitor from {country}, {guest}, gave us {score} points.
{guest} stayed {days} days and saw one {animal}.
The site opens on {start_date} and closes on {end_date}.
From {city} a bus goes to the site at {time}.
The bus from {origin} stops on {street} at {time}.
The {event} by the fire is on {weekday} at {time}.
Tonight's speaker, {speaker}, tells stories at the fire until {end_time}.
{winner} caught the biggest fish and won a {product}.
The fish with which {winner} came first weighed {weight}.
Dr. {doctor} came to the tent of the patient, {patient}, at {time}.
{patient} was bitten by a {animal} and treated by Dr. {doctor}.
{person} lost a {product} between {origin} and {destination}.
Found by [person]: a {color} {product}, ask {contact}
A {product} that the guest {guest} left was sent to {home}.
The driver, {driver}, plate {plate}, must move the car, says the site manager, {manager}.
{carrier} brought a parcel to the tent of {recipient}.
{supplier} brings the gas on {weekday}, {quantity} {product:many} as well.
The kayak costs {price} for {hours} hours, deposit {deposit}.
{guest} hired a kayak from {company} for {hours} hours.
{company} hires out tents, {price} for {days} days.
For {nights} nights we were in {city}, then we left for {destination}.
We left {origin} at {time} and put up the tent in {destination} after dark.
{person}, {age}, sleeps in the tent of {owner}.
{guest}, a {job} from {home}, has stayed with us every summer since {year}.
{author} spent {nights} nights on the site and wrote a piece about it.
In the article that {author} wrote, our guest {guest} explains why it had to be a tent.
Instead of a room, the guest, {guest}, took a tent.
Every hotel was full, so {guests} of us slept on the site in {city}.
My phone is at {battery}, {recipient}, I will call from {city}. {sender}
The tax is {tax} for each night, and our guest {guest} paid it.
{guest} came {days} days late and paid from {start_date} on.
Pitch of [person] moved; {guest} gets the one by the lake until {end_date}.
{minutes} minutes to the lake, {distance} km to {city}
""",
    "podcast": """
This week {speaker} sits down to chat about {topic}.
Up next in your feed: {title}, {minutes} minutes
I'm {speaker}, welcome to a show all about {topic}!
You can stream {title} for nothing at {website}.
Is {title} worth {minutes} minutes of your life? Absolutely, writes {sender}.
Hosted by {speaker} and paid for by {company}, the show goes out from {city}.
Since {start_date}, {speaker} has hosted an episode every week.
Mixing the sound on {title} was {assignee}'s job.
If {topic} leaves you cold, skip this one, the host, {speaker}, jokes at the start.
Having reached {attendees} listeners, the presenter, {speaker}, opened a bottle of champagne.
Got a question about {topic}? Send it to {email}.
Show notes, links and transcripts live at {website}.
{author}, best known as a novelist, drops by to talk with the host, {speaker}.
To have its name read out, {company} hands over {price} per episode.
Released {date} | {title} | host {speaker} | {minutes} min
In a studio in {city}, {speaker} recorded the pilot on {date}.
What does our host {speaker} know about {topic}? More than you'd think.
Letter of the week: {sender}, {city}, finds the jingle too loud.
Season two kicks off on {start_date} with {title}.
Nothing has been heard from {speaker}, the presenter, since the final episode went up on {end_date}.
Instead of the usual [duration] the special on {topic} lasts {minutes} minutes.
Downloaded by {attendees}, {title} beat every record.
Be it {topic} or football, our host {speaker} always finds the right tone.
{sender} wrote in to say that {title} put the baby to sleep.
Who edits the show? {assignee}, who also looks after the website.
When the novelist {author} brought up {topic}, the host, {speaker}, laughed for a full minute.
Hey {speaker}, loved the episode on {topic}! Greetings from {city}, {sender}
Brought to you by {company}, makers of fine mattresses
The interview with the writer {author}, which the host, {speaker}, taped on {date}, airs tomorrow.
All {minutes} minutes of it, {speaker} speaks freely, without a script.
Fans who write to {email} by {due_date} may win a mug.
A fee of {price} was offered to {speaker} for a live show in {city}.
It was left to {assignee} to cut {title} down to {minutes} minutes.
With [person] away on holiday, {speaker} presents {title} alone.
Subscribe at {website}, and never miss {speaker} again.
Our sponsor, {company}, wishes to remind you that {title} is also out as a video.
Coming soon to your ears: {title}
A whole series on {topic}? Yes, please!
Hosting for the very first time: {speaker}
Run time {minutes} min
It's all there, at {website}.
Complaints go to {email}, not to [email].
I fell asleep halfway through {title}, and {speaker} was still droning on about {topic}.
Half the office swears by {speaker}'s show on {topic}, new every [weekday].
In front of a live crowd of {attendees} in {city}, {speaker} taped the anniversary episode.
Dear listeners, I'm your host {speaker}, and my sofa guest, the novelist {author}, has brought cake.
{minutes} minutes was all {speaker} needed to explain {topic}.
Our inbox, {email}, nearly burst after {title}.
Post-production: {assignee}. Presenter: {speaker}. Money: {company}.
"Can you do one on {topic}?" wrote {sender}, a cabbie from {city}.
Having paid {price}, {company} gets thirty seconds in the middle of {title}.
The trailer dropped on {date}; the series proper starts on {start_date}.
As for {title}, {assignee} has been told to trim it to {minutes} minutes.
Competition time! Answers must reach {email} before {due_date}, says the host, {speaker}.
Farewell, dear ears: {speaker}'s final show goes live on {end_date}.
No, {topic} isn't dull, you just haven't heard {speaker} on it.
Hey there, {sender} again, I binged everything up to {title} in one weekend.
Over at {website} there are photos of the host, {speaker}, in the studio in {city}.
Behind the microphone: {speaker}. On the couch: the poet {author}. On the table: cake.
{company} pulled its adverts after what {speaker} had said about {topic}.
What did {author}, the guest, reply when the host, {speaker}, asked about {topic}? Nothing.
To mark {attendees} subscribers, {title} was re-released on {date}.
With {assignee} in {city} in charge of the mix, {title} sounds better than ever.
If {minutes} minutes is too long for your bus ride, try the short version at {website}.
While [person] stays home with the baby, {speaker} hosts the show about {topic}.
Letters page: {sender} would rather have less {topic} and more jokes.
On air since {start_date}, the show has outlived three sponsors, and {company} pays now.
A listener by the name of {sender} corrected the host, {speaker}, on {topic}, quite rightly so.
Producer's note: {title} must be {minutes} minutes flat; {assignee} to cut.
You'd think {topic} needs pictures; {speaker} proves you wrong.
The chart lists {title} with {attendees} plays, miles ahead of [title].
When the poet {author} cancelled, {speaker} filled the show with listeners' mail about {topic}.
Sponsored segment | {company} | fee {price} | read by host {speaker}
We went to {city} on {date} to meet {speaker}, the voice of the breakfast show.
Ads sold: {price}. Downloads: {attendees}. Verdict: host {speaker} stays.
Why our presenter, {speaker}, left the old station? It's all explained on {website}.
In the end it was {title}, {minutes} minutes of pure nonsense, that went viral.
Published {date}, deleted a day later: the episode in which {speaker} spoke about {topic}
Broadcasting live from {city}, {speaker} opens every show with the same bad joke.
Tell us at {email} whether you liked {title}; we read everything.
Before it became a show about {topic}, it was a diary that the host, {speaker}, kept.
Not a [duration] marathon, thank goodness, {title} is over after {minutes} minutes.
New host from next week: {speaker}
Subject of the day: {topic}
Have you heard {title} yet?
Send in your voice notes by {due_date}, folks.
All past shows can be found at {website}.
It clocks in at {minutes} minutes.
Listener's letter, signed {sender}
Cutting and sound design lie with {assignee}.
The last ever instalment comes out on {end_date}.
And which writer is on the show today? {author}!
The host, {speaker}, talks to {author}, the writer of {title}.
{author} wrote {title}, and our presenter, {speaker}, reads from it.
In this episode {speaker} talks about {topic}.
The episode {title} lasts {minutes} minutes.
{title} came out on {date} and lasts {minutes} minutes.
The guest is {guest}, the host is {speaker}.
{speaker} talks with the guest, {guest}, who lives in {home}.
Our guest, {guest}, was born in {birthplace} and lives in {home}.
Today's guest, {guest}, {age}, works as a {job} in {city}.
As our guest, {guest} comes on {weekday} to talk about {topic}.
The host {speaker} asked the guest, {guest}, about {topic}.
The guest, {guest}, told the host, {speaker}, about {experience} years as a {job}.
Cutting the episode by {due_date} is up to {assignee}.
The episode with {guest} as guest is now {assignee}'s to cut.
{assignee} is responsible for the cut, {speaker} speaks, {company} pays.
{company} produces the show, {speaker} hosts it.
The show by {company} is hosted by {speaker} from {city}.
{sender} wrote to {recipient} about the last episode.
{recipient} got a letter from {sender}, the listener, and read it out.
Dear {recipient}, I liked your episode on {topic}. {sender}
Dear {recipient}, can {guest} be your guest on {date}? {sender}
Hi {recipient}, the sound of {title} is bad. {sender}
The listener {sender} from {home} sent a question about {topic}.
{winner} won a {product} in the show.
The {product} goes to the winner, {winner}, says the host, {speaker}.
{sender} sent the {product} to the winner, {winner}.
{winner} won the prize that {company} paid for.
{attendees} people listened to {title} on {date}.
The live show at {venue} had {attendees} guests.
The live show is on {date} at {venue}; tickets cost {fee}.
{seats} seats at {venue} are still free, says the presenter, {speaker}.
Doors open at {time}, and {speaker} talks until {end_time}.
New episodes come every {weekday} at {time}.
The season starts on {start_date} and ends on {end_date}.
From {start_date} on {speaker} takes over the show.
Until {end_date} the show was hosted by {speaker}.
Write to {email} or call {phone} if you have a question.
{contact} takes your questions at {email}.
Call {contact} with your questions, and {speaker}, the host, answers on air.
The book {title} by {author} costs {price}.
{publisher} brought out {title} by {author} in {year}.
{author}, whose book {title} has {pages} pages, is here.
{author} read {minutes} minutes from her own book, {title}.
{company} gives listeners {discount} off the {product}.
With {discount} off the {model} by {brand} costs {price}.
{company} paid {price} for the spot in the episode.
The host, {speaker}, tests the {model} by {brand} in the episode.
The teacher, {teacher}, and the student, {student}, talk about {topic}.
A pupil, {student}, {age}, asked her teacher, {teacher}, about {topic} on air.
Dr. {doctor} explains {topic} to {speaker}, the host.
Dr. {doctor} talks about a patient, {patient}, from {city}.
The eyewitness, {witness}, tells the host, {speaker}, what happened in {city}.
What {witness} saw in {city} is told in {title}.
{speaker} speaks from {country} for {minutes} minutes.
From {country} [person] reports about {topic}, and the host, {speaker}, listens.
Host: {speaker}. Guest: {guest}. Topic: {topic}. Length: {minutes} min.
Title: {title}. Date: {date}. Speaker: {speaker}. Cut: {assignee}.
{title}, {date}, {minutes} min, with {guest} as guest
Live: {venue}, {city}, {date}, {time}, {fee}
Show by {company}, host {speaker}, web {website}
Who is the guest? {guest}. Who presents? {speaker}.
Who wrote {title}? {author}, in {year}.
When is the next episode? On {date}, at {time}.
hi {speaker}, love the show, more about {topic} please! {sender}
great talk with your guest, {guest}, but {minutes} minutes is too long. {sender}
The guest, {guest}, whom the host, {speaker}, met in {city}, talks about {topic}.
The story that {author} wrote is read out by the presenter, {speaker}.
Presenter {speaker}, writer {author}, cutting left to {assignee}: {title}
The question to which the host, {speaker}, had no answer was sent in by {sender}.
It was {author} who wrote it, and not the host, {speaker}.
[person] is ill, so {speaker} hosts the show with {guest} as guest.
The show used to come from [city]; now it comes from {city}.
Planned for [date], it came out on {date}: {title}
[company] left, and {company} now pays {price} an episode.
Tickets are {fee} and not [money], says {speaker}.
The host, {speaker}, took the train from {origin} to {destination} to meet the guest, {guest}.
On the way from {origin} to {destination} the presenter {speaker} recorded {title}.
{speaker} presented it live from room {room} at {time}.
The recording in {room} took {hours} hours.
The recording began at {time} and ended at {end_time}.
{manager} is the head of {company}; {employee} works there as a sound technician.
The sound is by {employee}, who works for {company}.
{employee} asked the boss, {manager}, for a new {product}.
The {product} for the studio was bought from {seller} for {price}.
{seller} sold the host of the show, {speaker}, a {model}.
{customer} bought a ticket for {fee} and sat in seat {seat}.
{customer}, who bought {title}, gives it {score} points.
{score} points for {title}, writes {sender}.
{owner} has a {animal} of her own and talks about its {color} eyes.
The {animal} of {owner} could be heard in {title}.
{user} wrote on {website} that {title} is the best episode.
{speaker} hosts a podcast about {topic}.
The new episode is called {title}.
The episode lasts {minutes} minutes.
A new episode comes out every {weekday}.
{attendees} people listened to the last episode.
You can listen at {website}.
Send your questions to {email}.
{company} sponsors the podcast.
{speaker} talked to {author} about her new book.
{author} wrote {title} and talked about it on the show.
The episode will be out on {date} at {time}.
{assignee} is responsible for editing the sound in {city}.
The first season started on {start_date}.
{sender} wrote in to ask about {topic}.
The ad costs {price} per episode.
The last episode is planned for {end_date}.
Today we talk about {topic}.
Host: {speaker}. Topic: {topic}. Length: {minutes} minutes.
{company} paid {price} for the ad.
{speaker} records the show in a cellar in {city}.
I heard {author} read from {title} on the podcast.
A mail from {sender}, a listener, made us laugh.
Who is in charge of cutting the show? {assignee}. Who presents it? {speaker}.
{assignee} takes care of the sound, {speaker} does the talking.
With {attendees} listeners it's our best episode.
The live show in {city} is on {date}.
Every {weekday} at {time} {speaker} goes on air.
The novel {title} by {author} was torn apart by the hosts.
{minutes} minutes on {topic} are too many.
Become a supporter for {price} at {website}.
hi, loved the bit on {topic}, more please! {sender}
The show was sold to {company} on {date}.
Presented by {speaker}, editing assigned to {assignee}
What is the episode called? {title}.
{email} is the address for complaints and cake recipes.
It is {company} that pays for the microphones.
Season break from {start_date} to {end_date}
Recorded on {date}, aired on {weekday}; the task of cutting it went to {assignee}
On the show, {speaker} read out a letter from {sender}.
{sender} got a mug because {speaker} read her letter on air.
In this episode {speaker} speaks with the author {author} about {topic}.
The guest, the writer {author}, came an hour late.
Nobody in {city} knows that {speaker} has a podcast.
{title}, {minutes} minutes, out now
Since the ad for {company}, fewer people listen.
The series about {topic} ended on {end_date}.
At {time} the new part goes up on {website}.
"Welcome back," says {speaker}, "to the show about {topic}."
{attendees} downloads in a week, who'd have thought?
The transcript of {title} is at {website}.
Removing the noise in {title} is a job for {assignee}, who handles such things.
Next {weekday} we'll be live from {city}.
Only {price} a month, and no ads at all
Book tip: {title} by {author}
{company} would like to advertise in the episode on {topic}.
The jingle, which {assignee} is working on, must be ready by {due_date}.
From {start_date}, {speaker} will host the morning show.
Dear podcasters, why so short? {minutes} minutes is nothing. {sender}
The talk with the novelist {author} can be heard on {weekday}.
A microphone worth {price} was stolen in {city}.
If you know a thing about {topic}, write to {email}.
Even {speaker}, who presents the show, fell asleep in the middle of {title}.
Starts at {time}, lasts {minutes} minutes
Sponsor {company} has quit, sadly, as of {end_date}.
Instead of [person], {speaker} will present the quiz.
Asked by {sender} in a mail: who chooses the music?
To the surprise of its author, {author}, {attendees} people heard the reading.
{weekday} is podcast day, and {topic} is on.
The charity episode on {topic} raised [money].
On {website}, {speaker}'s show is number one.
""",
    "parking_fine": """
It was {driver} at the wheel, not the owner {owner}, when the warden came.
Unpaid: parking notice {ticket_id}, issued on {date}, {price} outstanding
A traffic warden, {reporter}, reported {plate} and stuck a slip under the wiper.
Leaving a {color} van on the pavement set its driver, {driver}, back {price}.
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
Thanks to {witness}, who watched the whole thing, {owner} did not pay a penny for a scratch on her own car.
A second letter, dated {date}, reminded {owner}, the holder of the vehicle, of the {price} still owed.
PCN {ticket_id} | vehicle {plate} | seen {time} | {street}
You have {days} days left to appeal.
Was {driver} driving? Yes, while the owner, {owner}, was asleep in the back.
This happened in {city} on {date}, not in [city] as the letter claimed.
Not the owner, {owner}, but {driver} had driven the car up to the school entrance and left it there.
Somebody from the council, {reporter} by name, photographed the bumper at {time} and reported it.
Your {color} saloon blocked the entrance of {venue} on {date}.
Deadline for paying: {due_date}. Amount: {price}. Reference: {ticket_id}.
We regret, {owner}, that your appeal as owner of the car in case {ticket_id} has failed.
On {date} a tow truck hauled the car off from {street} and took it to {venue}.
Parking outside the gates is allowed until {end_time}, after which you will be towed.
{witness} saw a {color} hatchback roll back into the bollard.
The sum of {price} was transferred on {date} by {owner}, to whom the car belongs.
Dear Sir or Madam, on {date} I was nowhere near {street}; please cancel the ticket.
The meter had run out at {end_time}, and so the driver, {driver}, found a yellow slip.
If your number plate does not read {plate}, ignore this letter.
As the motorist, {driver}, lives in {home}, a resident permit for [city] was out of the question.
An ordinary ticket from the machine on {street} would have cost just {fee}.
Cars left on {street} will be removed on {date} from {time} onwards.
Pay at the desk in {venue}, and do it before {due_date}!
Your vehicle has been taken to {venue}, where it may be collected.
Registration mark of the vehicle: {plate}
One eyewitness, {witness}, has come forward.
No reply by {due_date}? Then the bailiffs will call.
"Sorry, mate, no exceptions," said the warden at {time} and handed a ticket through the window to {driver} at the wheel.
Just back from {venue} and there it was on my windscreen: a fine of {price}!
A fixed penalty of {price} has been imposed on the keeper, {owner}, for the offence of {date}.
Please find enclosed a photo of your {color} car, taken on {street} at {time}.
Within {days} days, the owner, {owner}, may lodge an objection with {email}.
Spotted by {witness} at {time}: a {color} jeep reversing into the bollards
Reference {ticket_id}; registered keeper {owner}; amount due {price}; last day for payment {due_date}
{driver}, who was driving, swears that the sign on {street} was hidden by a tree.
If the money is here before {due_date}, the fine drops to {price}.
Though {owner} owns the van, it was {driver} who drove it that evening.
The council of {city} says that {plate} was left on a double yellow line.
A parking ticket would have cost {fee}; motorist {driver} saved that and was fined {price} instead.
hey {owner}, I borrowed your car and, well, there's a ticket on it: {ticket_id}
Towing log: car recovered from {street} at {time}, stored at {venue}
Not [person], the usual warden, but {reporter} reported the vehicle {plate}.
Seventh ticket this year for the driver {driver} of {home}!
Free of charge until {end_time}, says the board in {street}, then {fee} per ticket.
My neighbour {witness} watched the lorry shove the {color} hatchback out of its bay.
Police blotter, {date}: car driver {driver} cited for blocking a fire lane in {city}
Between you and me, {reporter} only reported the car out of spite, or so {owner}, the owner, thinks.
Why did {owner} get notice {ticket_id}? Because {plate}, which is her car, was filmed in the bus lane.
Whoever drives the {color} coupé with the registration {plate} is asked to come to the desk at {venue}.
In court, {witness} testified to having seen the driver, {driver}, put coins in the meter.
An unpaid fine of {price} earned {owner}, the proprietor of the car, a visit from the bailiff.
On {date}, from {time} on, {street} must be kept clear for the marathon.
Appeals panel: case {ticket_id}, appellant and vehicle owner {owner}, dismissed after {days} days
As the keeper lives in {home}, the reminder of {date} was posted there.
You may stop for loading until {end_time}; one minute later {reporter} reports you.
Driver's statement: "I, {driver}, came out of {venue} at {time} and found the car clamped."
{street}, {city}: nine cars towed on {date}
Objections by post are no longer accepted; write to {email} and mention {ticket_id}.
The {color} caravan outside {venue} has not moved for {days} days.
Should you have sold {plate} to somebody else, tell us by {due_date}.
Two receipts: {fee} for the parking ticket, {price} for the fine
It says here that {owner}, owner of the vehicle and resident in {home}, has never been fined before.
That van again, noted {reporter}, reporting it for the third time; at the wheel sat {driver}.
Dear {owner}, we have withdrawn notice {ticket_id} against you as vehicle owner and will refund {price}.
By {time} the clamp was off, and {driver} drove home to {home} without a word.
The date of the offence ought to read {date} instead of [date], officials in {city} concede.
Ticket {ticket_id}: issued outside {venue}, contested by {owner}, the car's owner
Your vehicle, {plate}, has been clamped.
{days} days to pay, not an hour more.
Pay the parking fine by {due_date}!
The charge for the clamp: {price}
It happened right in front of {venue}.
I was there, and so was {witness}, who saw everything.
Somebody has dented my {color} car!
Bays in {street} are for residents only.
File number of your parking offence: {ticket_id}
This time the car was reported by {reporter}.
The car with the plate {plate} was parked at {street}.
The fine is {price}.
{driver} parked the car in front of the school.
The car belongs to {owner}.
The fine must be paid by {due_date}.
The number of the ticket is {ticket_id}.
{witness} saw the car at {time}.
The car was there from {time} to {end_time}.
{reporter} reported the car to the police.
On {date} a {color} car stood in front of my door.
The owner, {owner}, says that {driver} was driving that day.
A motorist, {driver}, got a fine of {price} in {city}.
The car, made by {brand}, was towed away at {time}.
You have {days} days to pay.
Write to {email} if you think the fine is wrong.
Parking at {venue} is not allowed after {time}.
{owner}, the owner of the car, lives in {home} and was not in {city} that day.
A {color} car of the make {brand} blocked the road.
The fine for {owner}'s car came by post.
{driver} was seen at the wheel by {witness} at {street}.
{witness} saw it and told the police that {driver} was driving the car.
Plate: {plate}. Place: {street}. Time: {time}.
Fine of {price} for parking at {street} on {date}.
Who was driving? {driver}, says the owner.
Whose car is it? It belongs to {owner}.
Pay {price} before {due_date} or go to court.
Ticket {ticket_id} was put on the car at {time}.
{owner} paid the fine for her own car on {date}.
The police found the car with the plate {plate} in {city}.
You may park here until {end_time} only.
Seen by {witness} on {date}: a {color} car on the grass
{reporter}, who called the police, lives at {street}.
The driver, {driver}, ran back to the car too late.
i only stopped for a minute and got a fine of {price}!
It was {reporter} who reported the car, a vehicle by {brand}.
Reported by {reporter}, towed at {time}, picked up by its owner, {owner}
For {price}, says the driver, {driver}, one could have parked there for a year.
In front of {venue} there were {quantity} cars without a ticket.
Dear sir, the car with the plate {plate} was sold to {customer} on {date}.
The car was sold by {seller}, so the new owner, {owner}, has to pay now.
No parking at {street} on {weekday}.
Asked by the police, the witness, {witness}, did not know the plate.
The fine was sent to {owner}, who owns the car, but meant for {driver}, who drove it.
Please call {phone} if your car has been towed.
A {model} with the plate {plate} stood on the pavement.
By {due_date} the fine of {price} must be on our account.
{driver} drove off without paying, reported {reporter}.
The old fine was [money]; now it is {price}.
Since {date} parking at {street} costs money.
{employee}, an employee of the city, wrote the ticket at {time}.
Owner of the car: {owner}. Driver at the time: {driver}.
The ticket ended at {end_time}, but {driver} came back later.
The letter to the owner of the car, {owner}, is {pages} pages long.
Parked for {hours} hours where only {minutes} minutes are allowed
The judge believed the witness, {witness}, and not the driver, {driver}.
If {owner}, whose car it is, does not pay by {due_date}, it will get worse.
How much was it? {price}, for {minutes} minutes!
On {date}, at {time}, your car stood in front of {venue}.
Having lent the car to {driver}, {owner} was surprised by the fine.
The car park in {city} is full on {weekday}.
A neighbour, {witness}, took a photo of the {color} car.
The car with the plate {plate}, made by {brand}, has been standing there for {days} days.
{ticket_id} is the number you need when you pay.
I, {driver}, did not see the sign at {street}.
According to the owner, {owner}, the ticket fell under the seat.
Your complaint of {date} about ticket {ticket_id} has been read by [person].
Parking costs {fee} at {venue}.
The car was reported by {reporter} from {street}, who called the tow truck.
Nobody but {driver} drove it, said {owner}, who owns the car.
Car towed from {street} to {venue}, price for getting it back: {price}
As the driver, {driver} must pay {price} by {due_date}.
The fine of {price} is due on {due_date}.
{driver} parked the car of {owner} at {street}.
{owner} owns the car, but {driver} parked it.
The car {plate} belongs to {owner} and was parked by {driver}.
Parked by {driver}, owned by {owner}, seen by {witness}
{witness} saw the {color} car at {street} at {time}.
{reporter} told the police that the gate was blocked.
The {color} {model} was reported by {reporter} on {date}.
{reporter} called at {time} because {plate} blocked the gate.
The gate of {tenant}, who rents the yard, was blocked by the car that {driver} drove.
The tenant, {tenant}, could not get out because {driver} had parked the car there.
{plate} stood at {street} from {time} to {end_time}.
From {time} until {end_time} your car was in front of {venue}.
Your car was towed at {time} and stands at {street}.
{company} towed the car for {price}.
{owner} must pay {company} {price} for the towing of her car.
{company} gets {price} from {owner}, the holder of the car, for towing {plate}.
The motorist {driver} paid {price} on {date}, says {employee}, who works at the desk.
Ticket {ticket_id} was written at {time} by {employee} of our staff.
The ticket was written by the employee {employee} and paid by the driver {driver}.
{driver} stopped the car on {street} and got a ticket from {employee}, a worker of the city.
{employee}, who works for the city, gave ticket {ticket_id} to {driver} at the wheel.
Ticket {ticket_id}, {date}, {time}, {street}, {price}
Plate: {plate}. Owner: {owner}. Driver: {driver}. Fine: {price}.
Owner {owner}, {home}; car {color}, make {brand}; place {street}
Place: {street}, {city}. From: {time}. To: {end_time}. Staff member: {employee}.
Dear {recipient}, your car {plate} was parked wrongly on {date}. {sender}
Dear {recipient}, I was not the driver; the driver was {driver}. {sender}
{sender} wrote to {recipient} that the fine had been paid.
{recipient} got a letter from {sender} about ticket {ticket_id}.
Who was driving? {driver}. Who owns it? {owner}.
Where was it? At {street}. For how long? {hours} hours.
How much is it? {price}, to be paid by {due_date}.
Was it {owner}'s car? Yes, but {driver} had parked it.
The car stood {minutes} minutes too long at {street}.
{minutes} minutes too long, {price}, said {employee}, who works for the car park
{driver} came back {minutes} minutes too late.
For {days} days the {model} stood in front of {venue}.
The {model} of {owner} has been at {street} since {date}.
{driver}, who was at the wheel, says that the ticket was paid at {time}.
The lawyer of the driver {driver}, [person], wrote about ticket {ticket_id}.
The car, make {brand}, {color}, plate {plate}, was towed on {date}.
{manager}, the head of the office, checks the complaint of the driver, {driver}, by {due_date}.
{assignee} deals with ticket {ticket_id}; phone {phone}
Your complaint is handled by {assignee}, dear {recipient}.
The driver, {driver}, complained on {date}; {assignee} takes care of it by {due_date}.
Complaints go to {contact} at {email}.
Ask {contact} at {phone} where your car is.
Ask {contact} in room {room}, where the money, {price}, is to be paid.
Pay in room {room} at {street} until {end_time}.
Open on {weekday} from {time} to {end_time}, bring ticket {ticket_id}
Pay at {website} with number {ticket_id}.
At {website} the driver, {driver}, can see the photo of {plate}.
The photo, taken at {time}, shows the plate {plate}.
{witness} saw {plate} there and took a photo at {time}.
In court {witness} said that {driver} had parked there.
The court in {city} believed the onlooker {witness} and not {driver}, who had driven.
The case against the driver, {driver}, is heard on {date} at {time}.
The driver, {driver}, won in court and pays nothing; the city pays {price}.
{driver}, {age}, a {job} from {home}, drove the car and must pay {price}.
{driver} lives in {home}, drove to {city} and got the fine there.
The fine from {city} was sent to the proprietor of the car, {owner}, in {home}.
{seller} sold the car on {date}, so the fine goes to {customer}, who bought it.
{customer} bought {plate} from {seller} before the fine came.
The car was sold by {seller} to {customer}; ticket {ticket_id} went to the wrong one.
{company} rented the car {plate} to {customer} for {days} days.
{customer} had rented the car from {company} and must pay {price}.
{company} paid the fine and wants {price} from its customer, {customer}.
The car was rented from {start_date} to {end_date} by the client {customer}.
{employee} works for {company} and parked one of its cars at {street}.
The boss, {manager}, made an employee, {employee}, pay the parking fine of {price}.
The delivery van of {carrier} stood on the path at {time}.
{driver} was delivering for {carrier} and parked at {street}.
The driver, {driver}, was only fetching [person] from {venue}.
{guest}, a guest of the hotel {hotel}, parked in front of the gate at {time}.
The hotel, {hotel}, pays the fine for its guest, {guest}.
Dr. {doctor} parked there because {patient} was ill.
Dr. {doctor} was with the patient {patient} at {street} when the car was towed.
In the car sat a {animal} that belongs to {owner}.
{reporter} heard a {animal} in the car with the plate {plate}.
First letter on {date}, pay by {due_date}, or it costs [money]
After {due_date} the fine is no longer {price} but [money].
A reminder about ticket {ticket_id} was sent on {date} to {owner} as the owner of the car.
The place is for the tenant, {tenant}, not for {driver}, who parked there.
{driver} parked the car on {weekday} in the place that belongs to {owner}.
{owner} rents the parking place to {tenant} for {rent} a month.
{tenant} rents the place where {driver} parked the car and pays {rent} to its owner, {owner}.
The car from {country}, plate {plate}, was towed at {time}.
A parking place at {venue} costs {price} for {hours} hours.
""",
    "gym": """
On {weekday} it is {teacher} who runs the spinning class.
{minutes} minutes on the rowing machine left the pupil, {student}, gasping.
My membership, number {customer_id}, should lapse as of {end_date}.
Bring a towel: the session in hall {room} begins at {time} sharp.
New member: {customer}; card {customer_id}; first visit {start_date}
Not until {end_time} will the sauna be locked.
"Keep your back straight," shouted the trainer, {teacher}, as the student, {student}, heaved {weight} off the floor.
How much does a day pass cost? {fee}, and towels are [money] extra.
At the age of {age}, {customer} signed up for boxing.
For {days} days in a row {student} has not missed a lesson of the course.
There is space for {seats} in room {room}, so book early.
{student} covered {distance} kilometres on the treadmill, coached by {teacher}.
Hi coach {teacher}, I can't make it to your class on {weekday}, sorry!
Whoever has lost a {product} in the changing room should ask {contact}.
Your trial period runs out on {end_date}; let us know by {due_date} whether you stay.
This kettlebell weighs {weight}; don't drop it.
Yoga, {weekday}, {time} - {end_time}, led by {teacher}
Under the eyes of the instructor, {teacher}, her pupil {student} managed a bench press of {weight}.
Dear {customer}, your locker rent has to be settled by {due_date}.
Pilates has moved: it is now taught in room {room} by {teacher}, no longer by [person].
A {product} in {color} was left beside the cross trainer.
With effect from {start_date}, {customer} is a premium member for {fee} a month.
Only {seats} bikes are available, one per person.
Membership no. {customer_id} has been frozen for {days} days.
If {teacher} is late again, the stretching lasts just {minutes} minutes.
The youngest pupil of {teacher} is {student}, aged {age}.
Doors shut at {end_time}, warns the notice by the showers.
Quick question: do I still ask {contact} about contracts, and is {phone} the number?
The scales showed {weight} when {student}, the newest pupil in the class, stepped on them.
{student}, who used to hate sport, now takes our course and runs {distance} km before breakfast.
Circuit training takes {minutes} minutes and is supervised by {teacher}.
To end your contract, write to {email} no later than {due_date}.
It's {customer} here, joined on {start_date}, still waiting for my card.
Missing since {weekday}: one skipping rope, {color}, worn handles
After [duration] of rest, {student} went on with the lesson and learned to lift {weight}.
Having paid {fee} at the desk, {customer} headed straight for the pool.
Capacity of the sauna: {seats}
Today {teacher} is teaching the beginners.
Quote your membership number {customer_id} at the turnstile.
So far I have run {distance} km this month.
Sweat was dripping onto the mat when the trainer, {teacher}, finally blew the whistle at {end_time}.
Tell your pupil {student} to warm up for {minutes} minutes before touching anything above {weight}.
Direct debit returned: member {customer}, no. {customer_id}, please settle by {due_date}
If it's {weekday}, it must be {teacher} teaching judo.
Lovely to see you back, {customer}! Your new contract started on {start_date} and runs to {end_date}.
The student, {student}, hit {distance} km on the bike, and the teacher, {teacher}, clapped.
Somebody dropped {weight} on my toe in room {room} last {weekday}.
Signing up costs {fee}, I was told by {contact} at reception.
A sprightly {age}, our customer {customer} still beats everyone at table tennis.
Hello, {contact} is my contact person, I was told; my card, number {customer_id}, won't open the turnstile. Your customer {customer}
What happens after {end_time}? The lights go out, and our instructor, {teacher}, goes home.
{seats} mats, one mirror, no windows: that's room {room}
Never in {days} days of training has {student}, a keen learner, asked for a break.
Lost property: {product}, {color}, handed in on {weekday}
Sparring partners wanted! Meet {teacher}, our coach, on {weekday} at {time}.
Before {student} could lift {weight}, months of lessons with the coach were needed.
Thanks to {teacher}, who coached me for {days} days, I fit into my suit again.
The spinning studio, number {room}, seats {seats}; latecomers stand.
hi coach {teacher}, your pupil {student} here, stuck in traffic, start without me at {time}
Notice of termination: {customer}, membership {customer_id}, final day {end_date}
From {time} to {end_time} the pool is reserved for schools.
Quoth the trainer, {teacher}: "{minutes} minutes of planks, no moaning!"
Even at {age}, our student {student} can run {distance} km without stopping.
You won't be charged the {fee} if you quit by {due_date}.
Our client {customer} has mislaid a {product} in the sauna; please bring it to {contact} at the desk if you find it.
Trial month: starts {start_date}, ends {end_date}, then {fee} a month
A skipping rope hung over the {color} bench in hall {room}.
Who taught {student} to box? {teacher} did, not [person].
Drop us a line at {email}, giving your member number {customer_id}, and we'll freeze the contract for {days} days.
On the leaderboard of the course, top student: {student}, {distance} km in {minutes} minutes
Because the boiler has packed up, showers will be cold until {end_date}, apologises {contact}, your contact at the desk.
Though {student}, a pupil in the beginners' class, weighs barely [weight], the bar with {weight} on it flew up.
The class that {teacher} gives in {room} is over at {end_time}.
Anyone aged {age} or over trains for {fee}.
Phone {phone} and ask {contact} whether the squash court is free on {weekday}.
At {time} in the morning nobody from the class but the pupil {student} is on the treadmill.
Receipt for {customer}: day ticket, {fee}, towel not included
Cheered on by the trainer, {teacher}, {student} did push-ups for {minutes} minutes.
The gym has changed hands twice since {customer} joined on {start_date}.
Rather than [money], as printed in the flyer, a day pass will be {fee}.
Doors open at {time}, even on Sundays.
This dumb-bell must weigh {weight}!
Fancy a run? {distance} km, nothing mad.
We're shut on {weekday}.
The yoga room has places for {seats}.
Membership number, please? {customer_id}.
Step class, {minutes} minutes
{contact} at the front desk will help you.
Your contract as a member begins on {start_date}.
I've lost my {color} headband.
{customer} has been a client here since {start_date}.
{teacher} teaches yoga every {weekday}.
The course starts at {time} and ends at {end_time}.
The monthly fee is {fee}.
{student} learns to swim with {teacher}.
{teacher} is teaching {student} how to dive.
The class takes place in {room}.
There are {seats} places in the spinning class.
I ran {distance} kilometres on the treadmill.
{student} attends the class for lifters and can lift {weight}.
The course lasts {minutes} minutes.
Please bring a {product} and clean shoes.
The {color} locker is mine.
{customer} wants to cancel as of {end_date}.
The fee must be paid by {due_date}.
Ask {contact} about the new courses.
{student}, one of our pupils, is {age} years old and trains for {hours} hours a week.
I forgot my {product} in {room}.
Where is the boxing class? In {room}.
Who gives the course? {teacher}. Who takes it? {student}.
The {weekday} class is full, all {seats} places.
{customer}, member {customer_id}, has lost the card.
The talk about {topic} starts at {time}.
For {fee} you may train for {days} days.
Hours: {time} to {end_time}, showers included
{student} was shouted at by the trainer, {teacher}.
The trainer, {teacher}, praised {student}, a beginner.
At the age of {age}, {customer} joined our gym.
Please wipe the {product} after use.
Contract from {start_date} to {end_date}, fee {fee}
{minutes} minutes on the rowing machine, then a nap
hi, is there still a place for a paying customer in the {weekday} class? {customer}, customer
The bar weighs {weight}, so mind your toes.
The swimmer did {distance} km and asked for more.
For a trial lesson call {contact} at the desk.
Member: {customer}. Age: {age}. Joined: {start_date}.
After {days} days of training the student, {student}, could hardly walk.
In {room} the heating is broken.
{teacher} runs the judo course, which {student} attends.
Taught by {teacher}, the course is about {topic}.
Somebody took my {color} towel!
The doors shut at {end_time}, and the lights go out.
Reminder to member {customer_id}: {fee}, due on {due_date}
I've been coming for {hours} hours a week and see no change.
The {product} in {room} is broken, says {customer}, a member.
Only {seats} mats for so many people?
{weight} on the bench, says the coach to the pupil {student}, that's a record!
How long is the class? {minutes} minutes.
How far did you cycle? {distance} kilometres.
The new trainer is {teacher}, famous for long sessions.
{contact} will tell you what to do if you lose your card.
From {start_date} the course will be on {weekday}.
{customer} pays {fee} a month and never comes.
Pupils of {teacher} know all about {topic}.
The pass is good for {days} days and can be had at the desk.
Ring {contact}, as the {product} is stuck again.
Weighing {weight}, the {product} needs strong hands.
A {color} bag was left in {room}.
My card runs out on {end_date}, can I renew it?
{student}, aged {age}, is the fastest in {teacher}'s class.
Payment by {due_date}, or the card {customer_id} is blocked
{hours} hours in the sauna? That can't be healthy.
The {weekday} run is {distance} kilometres long.
It's the pupil, {student}, who sweats and the trainer, {teacher}, who counts.
Lesson over at {end_time}, see you next {weekday}
Not for beginners: {topic}, {minutes} minutes, taught by {teacher}
I lost [small] kilos, thanks to my coach {teacher}.
Course in {room}, places {seats}, trainer {teacher}
The new mats are {color} and smell of rubber.
{student} takes the course on {weekday} at {time}.
{teacher} trains {student} in {room}.
{student} is trained by {teacher} and [person] is not.
{customer} joined on {start_date} and pays {fee} a month.
The contract of {customer} runs until {end_date}.
{customer} cancelled the contract on {date}.
Our customer {customer} has the number {customer_id} and trains in {city}.
The class starts at {time} and ends at {end_time}.
The class of {teacher} has {seats} places.
The class on {weekday} is given by {teacher}.
{teacher} takes over the class from [person] on {start_date}.
The student, {student}, lifted {weight} in front of the teacher, {teacher}.
{student}, a pupil of the running class, does {distance} km in {minutes} minutes.
With the coach's help our pupil {student} lost [weight] in {duration}.
{manager} runs the gym on {street}.
{owner} owns the gym and {manager} runs it.
The owner, {owner}, sold the gym to {company} for {price}.
{company} bought the gym in {city} from {owner}, to whom it had belonged.
The gym in {city} opened in {year} and has {area} square metres.
We are open from {time} to {end_time} on {weekday}.
A trial ticket costs {fee}, a whole year [money].
{contact} shows you the gym; call {phone}.
Write to {email} or ask {contact} at the desk.
{employee}, who works at the desk, gave the customer, {customer}, a new card.
One of our customers, {customer}, lost the card and asked an employee, {employee}, for a new one.
{employee} of the gym staff sold a {product} to the customer {customer} for {price}.
{customer} bought a {product} at the desk from {seller}.
{customer}, a customer, left a {color} {product} in the changing room.
{witness} saw who took the {product} that {customer} had just bought.
{reporter} reported to the boss of the gym, {manager}, that the {component} of the app is broken.
{assignee} takes care of the {component} of the app, which {reporter} reported as broken.
The {model} by {brand} stands in {room}.
{brand} makes the new {model} on which {student} takes lessons.
The bike, a {model}, came from {supplier} on {delivery_date}.
The doctor, {doctor}, told the patient, {patient}, to train on {weekday}.
{patient} came to us as a patient of the physician {doctor}.
The doctor, {doctor}, wrote that our customer {customer} cannot train for {days} days.
{winner} lifted {weight} and won a {product}.
The prize, a {product}, was given to the winner, {winner}, by the head of the gym, {manager}.
{winner} won against [person] and got [money].
Dear {recipient}, your contract ends on {end_date}. {sender}, gym office
{sender} wrote to {recipient}: please pay the {fee} by {due_date}.
{recipient} got a bill over {price} from {company}.
Hi {recipient}, I will be {minutes} minutes late for training. {sender}
{recipient} received a month at the gym as a gift; the card was sent by {sender}.
Customer: {customer}. Born: {birth_date}. Start: {start_date}. Fee: {fee}.
Trainer: {teacher}. Room: {room}. Time: {time}.
pupil {student} / {age} / {weight} / trainer {teacher}
client {customer}, no. {customer_id}, {email}, until {end_date}
Who gives the class? {teacher}, in {room}.
How long does it take? {minutes} minutes, says {teacher}, who gives the class.
What does it cost? {fee} a month, or {discount} less for students.
{discount} off for all who join before {due_date}
Join by {due_date} and get a {product} free.
{customer} was born on {birth_date} and joined at {age}.
[person] brought a new customer, {customer}, along to the gym.
The customer {customer} came with a guest, {guest}; the day ticket was {fee}.
{guest}, the guest of a member, may train free until {end_date}.
{teacher}, who teaches the class, has been a {job} for {experience} years.
Our trainer, {teacher}, learned {skill} in {country}.
{teacher}, a {job} from {home}, teaches here from {start_date}.
We need a {job} in {city}; salary {salary}.
The boss, {manager}, pays the trainer, {teacher}, a salary of {salary} a month.
{employee} works in the gym in {city} for {hours} hours a day.
{assignee} is in charge while the trainer, {teacher}, is ill until {end_date}.
The coach, {teacher}, is in {city}, so {assignee} is responsible for the class in room {room}.
{children} children are taught to swim by {teacher} on {weekday}.
{speaker} talks about {topic} in the gym at {time}.
The {event} at the gym is on {date}; entry is {fee}.
{attendees} people came to the {event} that the manager, {manager}, had planned.
{author} wrote {title}, and our instructor {teacher} swears by it.
Our pupil {student} trains by {title}, a book by {author}.
{duration} of lessons with {teacher}, and the beginner {student} could swim.
The student, {student}, swam {hours} hours while the coach, {teacher}, counted.
The learner, {student}, ran from {origin} to {destination} with the trainer, {teacher}.
The run from {origin} to {destination} is {distance} km long.
It is {temperature} degrees in the pool in {city}.
The pool is closed from {start_date} to {end_date}.
{customer} moved from {origin} to {destination} and must cancel.
I moved to {city}, so please end my contract on {end_date}. {customer}
My fee was {fee}, but you took [money], wrote the customer, {customer}.
{customer}, a former customer, got {price} back from {company} on {date}.
{user} books the class at {website} for {date}.
{user} cannot log in to the app, version {version}.
The watch of the student, {student}, shows a battery of {battery}.
{score} points go to the pupil {student}; the teacher, {teacher}, counted them.
Room {room} is taken by the class that {teacher} teaches from {time} on.
{tenant} rents a room in the gym for {rent} a month.
At {age} our student {student} from {home} is among the strongest.
""",
    "research": """
What {author} set out to write about was {topic}.
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
A grant worth {price} allows {author} to write about {topic}.
"We tested {attendees} people," writes {author} of the university of {city}.
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
The student, {student}, showed the draft to the tutor, {teacher}, on {date}.
All in all the interviews took {hours} hours, and a student, {student}, typed them up.
Comments on {title}, please, to {email}.
Nobody has written more about {topic} than {author}.
On {date} the committee, led by {manager}, rejected the proposal.
From {start_date} onward, {author}, the author of the study, will hold a chair in {city}.
{pages} pages, countless tables, and a single author: {author}
Who paid for the trial? {company}, and it cost {price}.
We are grateful to {company}, not to [company], for the loan of the microscopes.
Supplementary figures: see {website}
The thesis of {student} won no prize.
It was printed in {year}, on terrible paper.
Abstracts are due by {due_date}, and not a day later.
Peer review is merciless: {author} was made to rewrite all {pages} pages of {title}.
"Why {topic}, of all things?" the host asked the author, {author}, on the radio.
Those who took part, {attendees} in number, had to stay awake for {hours} hours.
Out of a budget of {price}, put up by {company}, half went on test tubes.
Doctoral candidate {student} defends the thesis on {date} before the supervisor, {teacher}.
First published in {year} by {publisher}, {title} has never been out of print.
Abstract: we asked {attendees} nurses in {city} about {topic}.
Could you lend me {title}? I need the chapter {author} wrote about {topic}.
Field work kicks off on {start_date}; {manager}, who heads the project, flies out a week earlier.
A call for papers on {topic} has gone out; the deadline is {due_date}.
The keynote at {venue} was given by {speaker}, standing in for [person].
Withdrawn! {publisher} has retracted {title} after readers spotted forged data.
Scientists from {city} claim in a new paper, {title}, that {topic} makes people happier.
Ask {manager}, the head of our lab, before you plug anything in on {date}.
{company} stopped funding the work on {topic} and wants its {price} back.
Download the questionnaire at {website} and mail it to {email}.
Since nobody else would supervise {student}, {teacher} took on the job.
Runs until {end_date}; participants so far: {attendees}; project head: {manager}
If you've always wondered about {topic}, come to {venue} and hear {speaker} out.
My tutor, {teacher}, reckons I'll need {hours} hours for the literature alone.
It wasn't the talk by {speaker} that people remembered, it was the coffee at {venue}.
To the editors of {publisher}: attached please find {title}, {pages} pages, by {author}.
The prize committee has no time for {topic}, jokes the writer {author} over lunch.
In a cellar in {city}, the student {student} spent {hours} hours counting beetles.
Having read the report, {company} doubled the grant to {price}.
More women than men were among the {attendees} people who filled in the form about {topic}.
Scheduled for [date] at first, the defence of {student} is now set for {date}.
Lecturer: {speaker}. Theme: {topic}. Date: {date}. Entry free.
A footnote in {title} led {student}, then a student, to an attic in {city}.
Held up by customs, the trial could not begin before {start_date}, admits {manager}, its leader.
What {author} wrote in {year} was forgotten for decades.
Hi all, {title} is finally up at {website}, have a look! Best, {author}
Students of {teacher} learn early that {topic} doesn't pay the rent.
Not {manager}, who leads the institute, but {author} deserves the credit for writing {title}.
At {pages} pages, {title} is the slimmest book {publisher} has ever printed.
Grant application: subject {topic}, sum {price}, closing date {due_date}
Nervous to the core, {student}, taught for years by {teacher}, gave a first talk on {topic}.
Were the {attendees} volunteers paid? Yes, by {company}.
From the moment {speaker} stepped up to the lectern at {venue}, phones were put away.
Interviews were held in {city} up to {end_date} and lasted {hours} hours each.
Send your application for the research post to {email}.
An appendix of {pages} pages? You must be joking.
The study deals with {topic} and nothing else.
Our sponsor is {company}.
Lab meetings are chaired by {manager}.
Year of publication: {year}
Only {attendees} people agreed to be tested.
All code can be found under {website}.
Last day of the experiment: {end_date}
I owe my love of physics to {teacher}, my old professor.
{author} wrote a paper about {topic}.
The study was paid for by {company}.
The study started on {start_date} and ended on {end_date}.
The student, {student}, works on {topic} with the tutor, {teacher}.
{teacher} teaches {student} how to write a paper.
The paper has {pages} pages.
{title} came out in {year}.
{speaker} talked about {topic} at {venue}.
The project costs {price}.
{manager} leads the project in {city}.
{attendees} people took part in the study.
The paper must be sent in by {due_date}.
{publisher} will print the book by {author}.
Write to {email} if you want to take part.
The results are on {website}.
{author} wrote more about {topic} in {year}.
The talk by {speaker} is on {date}.
{title} by {author} is about {topic}.
It took {hours} hours to read all the answers.
As a student, {student} wrote {pages} pages about {topic}.
{company} gave {price} for the study that {author} wrote.
For writing it, {author} got {price} from {company}.
Who wrote {title}? {author}, with the help of [person].
What is the study about? It is about {topic}.
Title: {title}. Author: {author}. Year: {year}.
The head of the institute, {manager}, wants more money.
{attendees} people heard {speaker} in {city}.
The work on {topic} began in {year}.
Published by {publisher} in {year}, it is still the best book on {topic}.
The {animal} in our study was {age} years old.
We counted {quantity} of them on {date}.
A student, {student}, who is writing about {topic}, needs your help.
From {start_date}, {student} will be a student of {teacher}.
The study, led by {manager}, was done in {country}.
hi {teacher}, my paper for your class will be late, is {date} ok? your student {student}
The teacher, {teacher}, told the student, {student}, to read {title}.
At {venue} {author} will read from {title}.
For {days} days the team watched a {animal} in {country}.
Nobody has studied {topic} longer than the author, {author}.
In {title}, {author} tells how it all began in {city}.
The test was done at {temperature} degrees and took {duration}.
The rocks came from [city] and weighed {weight}.
Asked about {topic} after the lecture, the speaker, {speaker}, gave a long answer.
The prize for the best paper went to {winner}.
Paper handed in by {student} on {date}, read by {teacher}
It was {author} who first wrote about {topic}.
The money, {price}, is enough until {end_date}.
By {due_date} the student, {student}, has to finish the part on {topic}.
Ask {contact} at {company} for the data.
{author}, who wrote the paper, is a {job} by trade and found it by chance.
The conference in {city} starts on {start_date}.
To hear {speaker} you must come to {venue} at {time}.
Of the {attendees} people we asked, most knew nothing of {topic}.
The article, {pages} pages long, was sent to {publisher}.
{publisher} said no to {title}.
The answers of one patient, {patient}, were left out of the study.
{employee}, an employee of the institute, counts the fish in the lake every {weekday}.
Our study has found {errors} errors in {title}.
{manager}, who leads the lab, hired a worker, {employee}, to look into {topic}.
What did {company} pay? {price}, for {duration} of work.
The next talk, on {date}, is by {speaker}.
The first to see the {animal} was {witness}.
Anyone from the age of {age} can take part; call {phone}.
Before the author, {author}, came to {city}, nobody there studied {topic}.
The book {title} costs {price} and is printed in {country}.
A student of {teacher}, {student}, found the mistake.
Room {room} is where {speaker} will speak about {topic}.
The report for {company} was written by {author} in {days} days.
The samples, taken on {date}, were lost by [company].
The teacher, {teacher}, read all {pages} pages and gave {score} points to the student, {student}.
{title} was written by {author} and printed by {publisher}.
{publisher} printed the paper of {author} on {date}.
{speaker} talks about the paper that {author} wrote.
The paper by {author} is presented by {speaker} in {city}.
{author} wrote it, {speaker} presents it, {assignee} is responsible for the data.
Checking the data of the author, {author}, is assigned to {assignee}, to be done by {due_date}.
{assignee}, who is in charge of the data, checked them on {date}.
{student} gets lessons on {topic} from {teacher}.
The work of the student {student} was read by the teacher {teacher} on {date}.
{student} must hand in {pages} pages by {due_date}.
{pages} pages on {topic} were handed in by {student}.
{winner} won the prize for the work on {topic}.
The prize of [money] goes to the winner, {winner}, in {city}.
The speaker, {speaker}, handed the prize to the winner, {winner}.
{winner} won the prize for {title}, and {speaker} gave the talk.
The study starts on {start_date} and ends on {end_date}.
From {start_date} to {end_date} the author, {author}, worked in {country}.
The study by {author} lasted {duration} and cost {price}.
{company} paid {price} for the study by {author}.
{author} got {price} from {company} for writing the study {title}.
{manager}, the head of the institute, hired {employee}.
{employee} was hired by the head of the institute, {manager}.
{employee}, an employee, measures, and the head of the lab, {manager}, signs.
The lab of {manager}, its head, is in {city}, room {room}.
{patient} took part in the study of Dr. {doctor}.
Dr. {doctor} asked {patient} to take part in the study.
{attendees} people took part in the study by {author}.
{attendees} people heard the talk of {speaker} on {topic}.
{speaker} spoke for {minutes} minutes in room {room}.
The meeting in {city} begins on {start_date}; send papers by {due_date}.
Taking part costs {fee}; sign up with {contact} by {due_date}.
{contact} answers questions about {topic} at {email}.
Papers go to {contact}, talks are given by {speaker}.
{sender} sent the paper {title} to {recipient}.
{recipient} got the paper on {topic} from {sender}.
Dear {recipient}, your paper {title} has been accepted. {sender}
Dear {recipient}, please shorten it to {pages} pages. {sender}
Hi {recipient}, did you read what {author} wrote on {topic}? {sender}
The author, {author}, was born in {birthplace} and works in {city}.
{author}, born on {birth_date} in {birthplace}, writes about {topic}.
{author}, aged {age}, lives in {home} and writes about the {animal}.
The {animal} lives in {country}, writes {author}.
The writer, {author}, saw {quantity} of them near {city} on {date}.
In {days} days, writes {author}, {quantity} birds were counted in {country}.
The {animal} weighs {weight}, writes {author} in the study.
{author}, the author of the study, measured {temperature} degrees at {time}.
At {temperature} degrees the {material} turns {color}.
{material} was heated to {temperature} degrees for {hours} hours.
After {hours} hours the {material} was {color}, wrote {author}.
The {model} by {brand} was bought for the lab for {price}.
{seller} sold the lab a {model} by {brand}.
{supplier} delivers the {product} to {room} on {delivery_date}.
The lab ordered a {product} from {supplier} on {order_date}.
The author, {author}, used version {version} of {service}.
{service} in version {version} found {errors} errors in the data.
{reporter} reported {errors} errors in the paper of {author}.
The errors of the author, {author}, were reported by {reporter} on {date}.
Author: {author}. Title: {title}. Year: {year}. Pages: {pages}.
Speaker: {speaker}. Topic: {topic}. Room: {room}. Time: {time}.
Student {student}, teacher {teacher}, topic {topic}, due {due_date}
Study: {title}, start {start_date}, end {end_date}, cost {price}
{author} ({year}): {title}, {publisher}, {city}
Who wrote {title}? {author}. Who presents it? {speaker}.
Who paid for the study? {company}, with {price}.
How many took part? {attendees}, writes {author}.
hi {recipient}, reading your paper on {topic}, very nice. {sender}
still missing the data of the author, {author}, and {assignee}, who is responsible, needs them by {due_date}.
{author}, whose paper {speaker} presented, was not in {city}.
What {author} wrote about {country} is presented by {speaker}.
The paper that the student, {student}, gave to the teacher, {teacher}, has {pages} pages.
Written by {author}, read by the teacher {teacher}, quoted by the student {student}: {title}
It was {author} and not [person] who first wrote about {topic}.
[person] measured it first, but {author} wrote {title}.
{title} was to come out on [date] and came out on {date}.
The author, {author}, moved from [city] to {home} in {year}.
The lab asked for [money] and got {price} from {company}.
To write about {topic}, {author} travelled from {origin} to {destination}.
The trip from {origin} to {destination} took the author, {author}, {days} days.
{driver} drove the author, {author}, through {country}, {distance} km in all.
The author, {author}, slept {nights} nights at the hotel {hotel} in {city}.
{owner} owns the {animal} that {author} wrote about.
The owner, {owner}, allowed the author, {author}, to study the {animal}.
{witness} saw the {animal} at {time}, and {author} wrote the article.
As a {job} the author, {author}, has {experience} years of experience.
The lab looks for a {job} with {skill}.
{employee} earns {salary} in the lab from {start_date} on.
The field has {area} square metres and belongs to {owner}.
The book {title} costs {price} at {publisher}.
The data are at {website}, the paper was written by {author}.
""",
    "handover": """
On the first day, {start_date}, {employee} will find a {model} on the desk.
Login for the new colleague: {user}; extension: {phone}
It is {assignee} in IT who sets up the {model}.
By {due_date} at the latest, {employee} must return the {model}.
The machine of our colleague {employee} runs {os}, the app is at version {version}.
Please collect your {model} from room {room} at {time}.
{user} writes that ever since the update to {version} the {component} just {symptom}.
Laptop passed on by {assignee}, who is in charge of it, to the employee {employee} on {date}; signature pending
Order {order_id}: one {model}, {price}, approved by {manager}
Hi {recipient}, my {product} never arrived, could you check? {sender}
Last working day of {employee}: {end_date}. Equipment: a {model}.
Has {manager} agreed to buy a {model} for {price}? Yes, this morning.
Until the account {user} is active, borrow the laptop of [person].
Mails for {employee} should go to {email} from {start_date} on.
After the employee {employee} had left, it fell to {assignee}, who is responsible for hardware, to wipe the {model}.
The {product} in room {room} belongs to the firm, not to its worker {employee}.
Starting at {company} on {start_date}: {employee}, reporting to {manager}
We use {os} here, so forget whatever you know about other systems.
Ticket for {assignee}: on the new {model} the {component} often {symptom}
Dial {phone} in case the {model} does not boot.
Whoever works under {manager} gets a {model} with {os}.
"My {product} is missing," said a worker, {employee}, to {assignee}, who handles equipment.
Purchase order: {order_id}; operating system: {os}; held by employee {employee}
{employee} stayed with us till {end_date} and gave back the keys on [date].
In charge of the installation: {assignee}; version {version} for user {user}
At {time} somebody will bring a {product} up to room {room}.
Cost of the {model}: {price}, charged to {company}.
Remind {employee}, would you, that the {product} is due back by {due_date}.
Neither the boss, {manager}, nor HR knew that the worker {employee} still had the {model}.
The password for {user} was reset on {date}.
Reach the new starter, {employee}, at {email} or on {phone}.
As soon as {assignee}, who takes care of updates, upgraded to {version}, the printer stopped working.
For {employee}, hired by {company}, a {product} has been ordered under {order_id}.
Desk ready, screen ready, only the {model} is late; it has to be here by {due_date}.
I, {employee}, confirm that I received a {model} on {date}.
Thanks {assignee}, now that you took care of it, my {product} works fine.
Released this morning: version {version}
Which operating system do you prefer? I got {os}.
My desk phone can be reached under {phone}.
That {product} has to be given back, you know.
Box unpacked, charger missing: {employee} can't use the {model} yet.
Please sign here for one {model} and a {product}, both property of {company}.
Ping {assignee} in IT if your login, {user}, hasn't been activated by {time}.
To whom does this {model} belong? To {company}; {employee}, who works there, merely uses it.
Dear {recipient}, my {model} is going back today, as my last day is {end_date}. {sender}
The {component} reportedly {symptom} every time {user} logs in on the {model}.
Seat in room {room}, badge at reception, first coffee with your boss, {manager}: welcome, {employee}!
After much grumbling, {manager} signed off {price} for a new {model}.
Wipe it, install {os}, pass it to our colleague {employee}: that's the to-do list for {assignee}, who is in charge.
Since our people work on {os}, version {version} of the app won't do.
Hand in the {product} at room {room} by {due_date}, please, dear colleague {employee}.
{sender} to {recipient}: got the {model}, lost the {product}, sorry!
IT desk log: {user}, {os}, build {version}, {component}: {symptom}
Before the handover on {date}, {assignee}, who is responsible for hardware, makes a backup.
Should the {component} ever act up again, our employee {employee} is to ring {phone}.
The order {order_id} covers a {model} for the staff member {employee}, price {price}.
Look, {employee} left on {end_date}; why is the account {user} still open?
"No {model}, no work," said the new colleague {employee} to the team leader, {manager}.
Not the [product] but the {product} is what {employee} forgot to give back.
At {company} each newcomer gets a {model} running {os}.
Your colleague {employee} can be reached at {email} until {end_date}.
Carried up to room {room} at {time} by {assignee}, who handles deliveries: a {model}, still warm from the courier's van
Starting {start_date}, {employee} will share the {model} with [person].
Should our employee {employee} not turn up by {due_date} to collect the {model}, the boss, {manager}, wants it back in stock.
Ever since {version} was rolled out by {assignee}, the person in charge, user {user} has had no trouble.
A {product} was lent to {employee} on {date} and has not been seen since.
Could I have {os} on my {model}, please? The other system drives me mad.
Reset password for {user}; move desk to {room}; call {phone} when done
On {start_date}, {employee} trades the old notebook for a {model}.
Requested by {manager}, head of department: one {model}, cost {price}
We, {company}, lend you a {product}, to be given back by {due_date} in good order.
It was in room {room} that an employee, {employee}, found the {model}, under a pile of coats.
The {model} travels by post: order {order_id}, shipped to {company} on {date}.
Updating to {version} was assigned to {assignee} and took the whole of the lunch break.
What do I do when the {component} suddenly {symptom}? Dial {phone}.
Each time the {component} yet again {symptom}, our employee {employee} swears at the {model}.
Mail from {sender} to {recipient}, {date}: "The {product} is cracked, who pays?"
For a payment of {price}, {employee} may keep the {model} after leaving {company}.
From {time} onwards {assignee} is responsible for handing out laptops in room {room}.
New keys, new phone ({phone}), new boss ({manager}): {employee} has a lot to take in.
Type {user} into the login box.
Installed software: version {version}
The keyboard must be back by {due_date}.
Our help desk sits in room {room}.
A {model} weighs next to nothing.
Your new line manager is called {manager}.
Help, the {component}, it {symptom}!
{os}? Never heard of it.
Hardware order number {order_id} is stuck in the post.
Starting date of the new colleague: {start_date}
{employee} starts at {company} on {start_date}.
{employee} gets a {product} on the first day.
{assignee} takes over the tasks of the employee {employee}.
The last day of {employee} is {end_date}.
The {component} {symptom}, please tell {assignee}, who looks after it.
We use version {version} on {os}.
The laptop is a {model} with {os}.
{employee} has returned the {model} on {date}.
Your e-mail address will be {email}.
Your phone number is {phone} and your desk is in {room}.
{sender} sent the project folder to {recipient}.
{recipient} received the keys, which {sender} had sent by post.
Order {order_id} has not arrived yet.
The {product} was ordered from {company} for {price}.
The user {user} can't open the {component}.
Please finish the list by {due_date}.
The meeting with {manager}, your boss, is at {time}.
{assignee} is now in charge of the {component}.
Dear {recipient}, here are my notes. Good luck! {sender}
The employee, {employee}, leaves on {end_date}, and {assignee} will be responsible for the work.
The work of our colleague {employee} is assigned to {assignee} from {start_date}.
Who is my boss? {manager}. Where do I sit? In {room}.
New colleague: {employee}. Start: {start_date}. Room: {room}.
The {model} costs {price} and is worth less.
The {component} often {symptom}; just restart it.
User {user} needs a new {product}.
Since {version} the {component} has been slow.
The boss, {manager}, wants the report by {due_date}.
Return the {product} to room {room} by {due_date}.
{company} has sent the {model} to the wrong room.
Any trouble? Write to {email} or ring {phone}.
On {date} {sender} sent {recipient} all passwords in an envelope.
{sender} wrote it all down in a long message to {recipient}.
Open point: order {order_id}, {product}, {price}
hi {recipient}, the key is in {room}, bye! {sender}
Login {user}, system {os}, desk {room}
With the worker {employee} gone, nobody can repair the {component}.
At {time} {assignee} takes charge of the late shift.
The {os} laptop of {user} {symptom} every morning.
As of {start_date} your supervisor will be {manager}.
The printer belongs to {company}, we only rent it.
Update the {component} to {version} before {due_date}.
Handed over on {date}: one {model}, one {product}
One employee, {employee}, never gave back the {product}, said {manager}, the department head.
The job was assigned to {assignee} after the employee {employee} had left.
Ask for {order_id} when you call {company} on {phone}.
What should I do if it {symptom}? Ask {assignee}, who takes care of that.
The {model} runs {os}, version {version}.
Please be in {room} at {time} for the handover.
"Where is the {product}?" "In {room}, on top of the cupboard."
The mailbox {email} is read by {assignee}, who answers everything.
My number stays {phone}, even when I'm gone. {sender}
{user} has been locked out since {date}.
Ordered under {order_id}: a {model} for {employee}, our new colleague
The team, led by {manager}, moves into {room} on {date}.
Until {end_date} you can still reach {employee} on {phone}.
{company} wants {price} for mending the {component}.
New staff get a {model}, old staff a {product}.
Don't touch the {component} until {assignee}, who is fixing it, is back.
The notes, which {sender} wrote and sent to {recipient}, can't be read.
System: {os}. Fault: {symptom}. User: {user}.
{employee} is trained by [person] until {end_date}.
Deadline for giving back the {model}: {due_date}
My first day at {company} began at {time} with cake.
A {product} for {price}, approved by {manager}, who heads the team
{version} is installed, but the {component} still {symptom}.
If {user} calls again, tell her the {component} works.
With best wishes to {recipient}, who gets my desk. {sender}
To do: change the password of {user} by {due_date}
On {date} the employee {employee} got a {model}; {assignee} was in charge of it.
The worker {employee} got the {model} in room {room}, where {assignee} takes care of devices.
The {model} was handed to a member of staff, {employee}, by {assignee}, who handles such things.
{employee} starts on {start_date} and needs a {model}.
The boss, {manager}, ordered a {model} for the employee {employee}.
For {employee}, who joins the staff on {start_date}, the head of the team, {manager}, wants a {model}.
The {model} that the boss, {manager}, ordered costs {price}.
The employee, {employee}, must give the {model} back by {due_date}.
On {end_date} our colleague {employee} leaves; the device is handled by {assignee} in IT.
{employee} leaves {company} on {end_date}.
[person] takes over the work of the employee {employee} from {start_date}.
{employee}, our employee until {end_date}, shows [person] the work.
The desk in room {room} goes from the employee {employee} to an intern, [person], on {date}.
{employee} moves to room {room} on {date}.
User name {user}, mail {email}, from {start_date}
The login of {employee} is {user}.
{user} is the login of the new colleague, {employee}; {assignee} is responsible for it.
{assignee}, who looks after logins, locked the account {user} on {date}.
The account {user} runs out on {end_date}.
{employee} can be reached at {phone} or {email}.
The phone number of {employee} is {phone}, the room is {room}.
Room {room}, phone {phone}, device {model}, boss {manager}
Employee: {employee}. Manager: {manager}. First day: {start_date}. Device: {model}.
Responsible: {assignee}. Employee: {employee}. Handed out: {model}, {date}
Handled by: {assignee}. Colleague: {employee}. What: {model}. When: {date}.
Received by the employee {employee}, person in charge {assignee}, battery {battery}
The battery of the {model} is at {battery}.
At {battery} the {model} of {employee} switches off.
Putting {os} on the {model} is a task for {assignee}.
{assignee} has the task of installing {browser} for our colleague {employee} at {time}.
On the old device was {os}, on the new one there is {browser}.
A staff member, {employee}, says that the {component} {symptom}.
{reporter} reported that the {component} {symptom}; {assignee} takes care of it.
{assignee} takes care of the {component} of the {model} by {due_date}.
Ticket {ticket_id} of the employee {employee} is handled by {assignee}.
One of the staff, {employee}, asked about ticket {ticket_id} on {date}.
{assignee} handled and closed ticket {ticket_id}, which {reporter} had opened.
The {model} was ordered on {order_date} from {supplier}.
{supplier} delivers the {model} on {delivery_date}.
Order {order_id}: {quantity} devices from {supplier} for {price}
{supplier} sold {company} {quantity} devices for {price}.
{company} bought the {model} from {supplier} in {year}.
The {model}, bought in {year}, weighs {weight}.
The device belongs to {owner}, but the worker {employee} uses it.
The employee, {employee}, works with a device that belongs to {owner}.
{carrier} brings the {model} to our employee {employee} in {home}.
{employee} works from home in {home} and gets the {model} by {carrier}.
Parcel {tracking} with the {model} comes on {delivery_date}.
{assignee}, who takes care of shipping, sent the {model} with {carrier}, parcel number {tracking}.
{sender} writes to {recipient} and asks for a new {product}.
Dear {recipient}, your {model} is ready in room {room}. {sender}
Dear {recipient}, I need the {product} back by {due_date}. {sender}
{recipient} receives a {product}, sent by {sender} at {time}.
{sender} sends {recipient} a note with the keys for room {room}.
{employee} lost the key to room {room} on {date}.
{reporter} found the key that our colleague {employee} had lost.
The key was lost by the worker {employee}; it was {reporter} who reported it.
{employee} pays {deposit} as a deposit for the key.
The deposit for the {model} is {deposit}.
The boss, {manager}, gave the employee, {employee}, the key at {time}.
The car with the plate {plate} goes from [person] to the new driver, {driver}.
From {date} on it is {driver} who drives the company car {plate}.
The car {plate} has done {distance} km.
Handing over {plate} at {distance} km, new driver {driver}
{contact} in IT helps you at {phone}.
Questions about {service}? Ask {contact}.
{employee} has no access to {service} yet.
The boss, {manager}, makes {assignee} responsible for the access of the employee {employee} to {service}.
At {time} {assignee}, who looks after access rights, opened {service} to the employee {employee}.
The address of the device is {ip}, its user is {user}.
{ip}, {os}, {user}, room {room}
The instructor, {teacher}, shows the new colleagues {service} on {weekday}.
Our employee {employee} has a course about {topic}, taught by {teacher}, on {date}.
The course, which {teacher} teaches, goes from {time} to {end_time}.
Which employee has the {model}? {employee}. Who takes care of the devices? {assignee}.
Where is the {product}? In room {room}, says a colleague, {employee}.
When does the new employee, {employee}, start? On {start_date}, under the boss {manager}.
Did {assignee}, who handles deliveries, bring the {model}? Yes, at {time}.
{witness} was there and saw how the employee {employee} signed for the {model}.
Signed on {date} in {city}: the employee {employee} for the device, {witness} as witness
The employee, {employee}, signed, the witness, {witness}, watched, and {assignee}, who was in charge, went.
A colleague, {employee}, has {quantity} {product:many} in room {room}.
{quantity} {product:many} went back to {supplier} on {date}.
The {color} {product} of our former employee {employee} stays in room {room}.
{author} wrote the guide that the new employee, {employee}, got on {date}.
The guide to {service} was written by {author} and has {pages} pages.
[person] read the {pages} pages that a former employee, {employee}, had left behind.
Not the customer [person] but the employee {employee} has the {model} now.
Old device out on [date], new {model} in on {date}, user {user}
""",
    "tender": """
Bids must be in the hands of our contact person, {contact}, no later than {due_date}.
{supplier} undercut all rivals by offering {price}.
Sought: a {product}, {quantity} pieces, to be delivered on {delivery_date}
Having opened the envelopes on {date}, the head of purchasing, {manager}, chose {supplier}.
We, {supplier}, quote {price} plus {tax} in taxes.
The special rate of {price} holds good until {end_date}.
Reference {order_id}: quotation for a {product}, {price} apiece
Envelopes will be unsealed in room {room} at {time}.
Who submitted the lowest bid? {supplier}, with {price}.
Dear {recipient}, regrettably we cannot extend the deadline beyond {due_date}. {sender}
Bidders need at least {experience} years of experience.
On behalf of the client, {customer}, our employee {employee} requested quotes for a {product}.
The buyer, {customer}, haggled until the seller, {seller}, took off {discount}.
Contract awarded to {supplier}, worth {price}, signed by the boss, {manager}
Not cheapness but punctuality decided it: {supplier} promised to deliver on {delivery_date}.
Questions about order {order_id}? Ring {contact} at {phone}.
The framework agreement takes effect on {start_date} and lapses on {end_date}.
{company} is inviting bids for {quantity} pieces of the {product}.
Tax of {tax} must be shown separately in the offer.
Although [company] was cheaper, the order went to {supplier}.
"We'll give you {discount} off," the dealer {seller} assured {customer}.
Without the signature of {manager}, the head of department, the order numbered {order_id} is void.
Received on {date} at {time}: one sealed offer from {supplier}
The goods, {quantity} crates of them, arrive on {delivery_date}.
Purchasing department: {employee}; vendor's side: {seller}
Our firm, {supplier}, has been in this business for {experience} years.
Late offers, i.e. those after {due_date}, are returned unopened.
Subject to a discount of {discount}, the total falls to {price}.
{contact} is your point of contact at {company} for all matters relating to the bid.
Should the customer, {customer}, take {quantity} or more, shipping is free.
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
Envelope three held the surprise: {supplier} wanted just {price}.
{company} needs {quantity} buses; firms may submit their bids until {due_date}.
In the corridor the dealer, {seller}, offered the buyer, {customer}, a further {discount} off.
Ref. {order_id} / goods: {product} / supplier: {supplier} / net {price} / VAT {tax}
Nobody may open the offers before {time} on {date}, {manager}, the head of purchasing, reminded us.
Although we had asked for a {product}, {supplier} sent a quote for a [product].
The town paid {price} for it, {tax} of which went to the taxman.
We have been supplying hospitals for {experience} years, writes {supplier} in its bid.
Dear {recipient}, thank you for inviting us to quote for a {product}. Yours, {sender}
Local press: {company} hands road job to {supplier} for {price}
Bid rejected, as it reached room {room} after {time} on {date}
Could {seller} knock off {discount} if I, {customer}, took {quantity} of them?
Our offer expires on {end_date}; after that, {supplier} cannot hold the price.
The committee, chaired by {manager}, found that {supplier} alone met every demand.
Hand delivery only: {contact}, room {room}, until {due_date}
Were there rumours that {supplier} had bribed an official? There were, says {employee}, who works there.
{company}, not [company], put the contract out to tender on {date}.
If you want the {product} before {delivery_date}, talk to {seller}, the salesperson.
For {quantity} desks, tax included, {supplier} charges {price}.
Hello {contact}, you are the one to ask, I hear: is the deadline still {due_date}, or has {company} moved it?
Signed on {date} by the head of purchasing, {manager}, and valid from {start_date}: the supply contract with {supplier}
As for experience, {experience} years is the least that {company} expects of a bidder.
On {delivery_date} three lorries of {supplier} pulled up with {quantity} generators.
The invitation to bid, number {order_id}, lists a {product} as item one.
Having compared six quotes, {employee}, the clerk, recommended {supplier}.
By cutting {discount} off its list price, {supplier} beat everyone.
When {customer} balked at {price}, the seller, {seller}, shrugged.
Queries: {contact}, phone {phone}; closing date: {due_date}
What we are after is a {product} at no more than {price}, delivered by {delivery_date}.
Two firms tied, so the boss, {manager}, tossed a coin and {supplier} won the contract.
The clerk on duty, {employee}, stamped the envelope at {time} on {date}.
From {sender} to {recipient}: our price is {price}, tax comes to {tax}
No bids at all had come in for the {product} when {due_date} arrived.
Please note that tender {order_id} runs from {start_date} until {end_date}.
{seller}, who sells a {product} that nobody needs, rang a customer, {customer}, four times.
Among those shortlisted, {supplier} has the longest record: {experience} years in business.
It was the promise to deliver by {delivery_date} that won {supplier} the job, not its [money] price tag.
Write to {email} for the forms; {contact} answers questions until {due_date}.
In its third year the deal between {company} and {supplier} ended abruptly on {end_date}.
Minutes, room {room}, {time}: bids unsealed, {supplier} cheapest
Bulk reduction on offer: {discount}
Number of crates wanted: {quantity}
Tender documents can be had from {contact}.
VAT on top: {tax}
The goods must be here by {delivery_date}.
Ask for quotation {order_id} when you ring.
A {product}, please, and be quick about it.
Bidding closes on {due_date}.
We buy all our paper from {supplier}.
Opening of the bids: {time}, behind locked doors
{supplier} offers a {product}, {quantity} pieces of it, for {price}.
{customer} wants to buy a {product}, or rather {quantity} of them.
Offers must be sent in by {due_date}.
{company} is looking for someone to build a road.
The head of the department, {manager}, will open the offers on {date}.
The offer of {supplier} is {price}.
{contact} will answer your questions on {phone}.
The goods must be there by {delivery_date}.
{seller} sold {customer}, the buyer, the {product} they wanted, {quantity} pieces in all.
{customer} bought the {product} from {seller}.
Building may begin on {start_date} and has to be over by {end_date}.
{supplier} gives a discount of {discount}.
The tax comes to {tax}.
Please send your offer to {email}.
The order {order_id} went to {supplier}.
{company} needs a new {product} by {delivery_date}.
The firm must have {experience} years of experience.
{employee}, an employee of the office, checks the offers.
The offers are opened in room {room} at {time}.
Dear {recipient}, here is our offer for the {product}. {sender}
{sender} sent {recipient} an offer over {price}.
{recipient} got an offer from {sender} on {date}.
The cheapest offer came from {supplier}.
Who got the job? {supplier}, for {price}.
What do you offer? The {product}, {quantity} pieces, for {price}.
Wanted: {product}, number of pieces: {quantity}, by {delivery_date}.
Price: {price}. Tax: {tax}. Discount: {discount}.
{supplier} will deliver to {street} in {city}.
We need a firm that can do {skill}.
The winner of the tender is {winner}.
The boss, {manager}, has chosen the offer of {supplier}.
{company} has {days} days to say yes or no.
The offer is good until {end_date}.
It was {supplier} that got the order from {customer}.
{customer} was not happy with the price of {seller}.
Chosen by the manager, {manager}, on {date}: {supplier}
The offer, which came after {due_date}, was not read.
With {experience} years in the trade, {supplier} knows the job.
hi {contact}, as our contact person, can you say if we could still hand in our offer on {date}?
No offer may be longer than {pages} pages.
A clerk of the office, {employee}, opened the letter from {supplier} at {time}.
The {product} is to be made of {material}.
For the {product}, {quantity} pieces of it, the seller, {seller}, asks {price}.
Only {supplier} could deliver before {delivery_date}.
{sender} sent us a message that {company} had withdrawn.
The buyer, {customer}, wants the {color} ones.
In the view of the department head, {manager}, {price} is too much.
Offers go to {company}, {street}, {postcode} {city}.
Delivery: {delivery_date}. Buyer: {customer}. Seller: {seller}.
After {due_date} nothing can be changed.
{supplier} wants {deposit} in advance.
The tender papers cost {fee} and can be had at {website}.
The contract with {supplier} runs for {duration}.
{customer} will buy from {seller} again.
Asked for a better price, {supplier} took {discount} off.
The bid by {supplier} was written by {author}.
We regret to tell {supplier} that [company] got the order.
The school in {city} needs a new {product}, and {quantity} of them at once.
To deliver all the {product:many}, {supplier} will need {days} days.
{carrier} will bring the goods that {supplier} sells.
If the seller, {seller}, can deliver by {delivery_date}, the buyer, {customer}, will pay {price}.
The floor of {area} square metres is to be laid by {end_date}.
Too dear, said our boss, {manager}, about the offer from {supplier}.
Signed for {company} by its head, {manager}, on {date}
Questions? Ask {contact} before {due_date}.
The sum, {price}, does not include the {tax} in tax.
It says in offer {order_id} that the work takes {duration}.
{recipient}, we would like to know your price by {due_date}. {sender}
Our firm, {supplier}, has [count] people and works in {country}.
The {product} that the salesperson, {seller}, showed us was good but slow.
{company} asks for offers for {quantity} {product:many}.
{supplier} offers a {product} for {price}.
{supplier} won the tender and delivers on {delivery_date}.
The tender was won by {supplier}, whose price was {price}.
Offers must reach the contact person, {contact}, by {due_date}.
Send your offer to {email} before {due_date}.
{contact} at {company} answers questions at {phone}.
{seller} made {customer} an offer over {price}.
{customer} asked {seller} for a better price.
{customer} got an offer from {seller} on {date}.
The boss, {manager}, chose {supplier} and not [company].
{manager}, who leads the purchasing team, opened the offers on {date} at {time}.
The offers will be opened in {room} at {time}.
{company} in {city} wants to build a hall at {street}.
The hall in {city} must be ready by {end_date}.
Work starts on {start_date} and ends on {end_date}.
{supplier} needs {days} days for the work.
The offer from {supplier} has {pages} pages.
An employee, {employee}, wrote the offer, and the boss, {manager}, signed it.
The offer came from {employee}, a member of staff; {assignee} is in charge of checking it.
{assignee} is responsible for the offers that came in by {due_date}.
{assignee}, who handles the offers, found {errors} errors in that of {supplier}.
Dear {recipient}, please find our offer for {quantity} {product:many}. {sender}
{sender} of {supplier} sent {recipient} an offer on {date}.
{sender} wrote to {recipient} that the offer was too high.
With {discount} off, {supplier} asks for {price}.
{supplier} gives {discount} off if {company} orders by {due_date}.
Price {price}, tax {tax}, delivery {delivery_date}
Tender: {product}, {quantity} pieces, offers by {due_date}
Buyer: {customer}. Seller: {seller}. Sum: {price}.
{order_id} / {supplier} / {product} / {price}
Offer {order_id} is valid until {end_date}.
Who won? {supplier}, with a price of {price}.
Who decides? The head of department, {manager}, on {date}.
When must it be there? By {due_date}, at {time}.
{deposit} is to be paid in advance, {price} in all.
{company} pays {deposit} when {supplier} starts.
{supplier} gets {deposit} on {start_date} and the rest at the end.
{carrier} offers to take the goods from {origin} to {destination} for {price}.
For the way from {origin} to {destination} {carrier} wants {price}.
{weight} of {material} are to be brought to {destination}.
The {product:many} must be {color} and made of {material}.
{brand} makes the {model} that {supplier} offers.
{supplier} offered the {model} by {brand} for {price}.
We want {quantity} {product:many} like the {model}, wrote {company}.
{company} needs someone to run the service {service} for {duration}.
For {duration} {supplier} will look after the service {service}.
The firm must have {experience} years of experience in {country}.
{supplier} from {country} has {experience} years of experience.
{company} was founded in {year} and has its seat in {city}.
{owner}, the owner of {supplier}, came to {city} to talk about the offer.
The manager, {manager}, met {owner}, who owns {supplier}, on {date}.
{speaker} spoke at the meeting and said that {supplier} had won.
The speaker on {date}, {speaker}, said that no offer was good.
{reporter} reported that {supplier} had paid [person] for the tender.
{witness} saw the offer of {supplier} on the desk of [person].
{author} wrote the tender text, {title}, of {pages} pages.
The papers can be had at {website} for {fee}.
{customer} paid {fee} for the papers of the tender.
Questions by {due_date} to {contact}, {street}, {city}
{company} bought the {product} from {supplier}, although [company] was cheaper.
{supplier} sold {company} {quantity} {product:many} in {year}.
{customer} ordered on {order_date} what {seller} had offered.
On {order_date} {seller} got the order from {customer}.
The contract between {supplier} and the customer, {customer}, was signed on {date}.
In {city}, on {date}, {manager} signed as the boss of {company}.
{employee}, who works for {supplier}, showed the customer, {customer}, the {product} on {weekday}.
The seller, {seller}, showed the department head, {manager}, the {color} {product}.
If the client, {customer}, says yes by {due_date}, {supplier} starts on {start_date}.
{supplier} took its offer back on {date}, and the boss, {manager}, was angry.
Too late: the offer from {supplier} came at {time} on [date].
The offer came {minutes} minutes late, so the head of purchasing, {manager}, sent it back.
{driver} drove the offer from {origin} to {destination} by car.
The area is {area} square metres, the cost {price}.
To clean {area} square metres {supplier} wants {price} a month.
The winner cleans {rooms} rooms on {weekday} from {time} on.
The school in {city} wants meals for {children} children, from {start_date}.
{supplier} would cook {dish} for {servings} people at {price}.
{hotel} offers {rooms} rooms for {nights} nights at {price}.
{company} needs {rooms} rooms in {city} from {start_date} to {end_date}.
A student, {student}, asked {company} for the papers to learn about {topic}.
{teacher}, a teacher, wants {quantity} {product:many} for the school, offers to {email}
Points: {supplier} {score}, [company] one less
{supplier} got {score} points and the order.
The new head, {manager}, took over the team from [person] and makes {assignee} responsible for the tender.
Please, {recipient}, send me the price of the {product} by {due_date}. {sender}
The {product} shall cost {price} and come on {delivery_date}, wrote the seller, {seller}.
{sender} sent {recipient} a mail that {supplier} could not deliver.
Lost: our offer of {price}; won: {supplier}
{contact} answers questions for {company}, {seller} does the selling for {supplier}.
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
Gulls, diesel, drizzle: {person} boarded at {origin} and was sick before the lighthouse.
All aboard for {destination}! Ramp goes up at {time}.
The overnight boat docks in {destination} at {end_time}, breakfast included.
Why is the queue so long? {company} cancelled two sailings from {origin} on {date}.
{driver} had the {color} estate on the car deck within a minute.
Show {booking_id} at the kiosk and collect the key to cabin {room}.
Calling {person}: a {product} with your name on it is waiting at the purser's desk.
Given a following wind, {hours} hours will see you across from {origin} to {destination}.
A family of {guests} paid {price} to get themselves and a camper to {destination}.
On {weekday} the {time} boat is for lorries only.
Not since {year}, when {company} was founded, has a captain missed the pier in {destination}.
Foot passengers: {fee}. Bicycles: free. Next sailing: {time}.
Would {driver}, driver of the van {plate}, kindly switch off the alarm?
"Is this the one to {destination}?" "No, that left at {time}."
It's {duration} from quay to quay, so bring a book, {person}.
If you miss the boat in {origin}, your booking, number {booking_id}, stays good until {end_date}.
Only on {weekday} can you sail from {origin} without changing ships.
Harbour radio: vessel of {company} out of {origin}, due in {destination}, {end_time}
The islanders of {destination} have had a boat to the mainland since {year}.
Coming from [city] by train, {person} caught the ferry in {origin}.
In cabin {room} all {guests} of us snored.
Starting {start_date}, {company} puts a second ship on the {destination} route.
Hey, we're {guests} people with a dog, how much to {destination}? {price}, was the answer.
Vehicle check: plate {plate}, colour {color}, driver {driver}, nothing found
Because {origin} was fogbound, the {weekday} ferry turned up half a day late.
Departing from {origin} on {date}, {time} - deck two - passenger {person}
After {hours} hours on a wooden bench, {person} kissed the ground in {destination}.
The crossing that {company} advertises at {duration} felt like a week.
Can the reservation {booking_id} be altered? Yes, till {date}, for a charge.
In a storm off {origin}, {driver} refused to leave the {color} lorry.
What {person} left in cabin {room}: a {product}, two socks, no tip
We land at {end_time}; drivers should be back on deck by then, the purser told one of them, {driver}.
The fare, {fee} a head, has not changed since {start_date}, when the new timetable came in.
With {guests} school kids on board, the trip from {origin} was anything but quiet.
Change of plan, {person}: the ferry to {destination} goes at {time}, not at [time].
By road it takes [duration]; by boat, {origin} to {destination} takes just {duration}.
The last summer sailing to {destination} will be on {end_date}, {company} announced.
Ticket office {origin}: opens {time}, shuts {end_time}
Booked on {weekday} to {destination}: {person}, cabin {room}, one {color} motorbike
Seen from the deck, {destination} looked tiny as we drew near.
The gangway is pulled in at {time}.
Whose van is {plate}?
You'll be at sea for {hours} hours.
I'd like a ticket, please; {fee}, is it?
No ferries on {weekday}!
Our ship was built in {year}.
Cabin {room} is on the lower deck.
We embarked in {origin}.
The line is operated by {company}.
Your reference for the crossing: {booking_id}
{person} sails from {origin} to {destination} on {date}.
To {destination} {person} takes the ferry from {origin}.
The ship leaves {origin} at {time} with {attendees} people.
At {end_time} the ferry from {origin} lands in {destination}.
The crossing to {destination} takes {minutes} minutes.
From {origin} it takes {hours} hours by ship.
It is {distance} km from {origin} to {destination}.
A ticket from {origin} to {destination} costs {fee}.
{person} paid {fee} for the ticket and [money] for the car.
{customer} bought a ticket to {destination} from {seller}.
{seller} sold {customer} a ticket for {fee}.
At the harbour {customer} bought a ticket from {seller} for {fee}.
The ship belongs to {owner} and goes to {destination}.
{owner} owns the ship, {manager} is the head of the crew.
{driver} drives the car with the plate {plate} on board.
The {color} car {plate} of {owner} is driven by {driver}.
The owner of the car, {owner}, is on board, but {driver} drives it.
{driver} was at the wheel and left {origin} at {time} with {guests} guests.
{employee}, who works for the line, checks the ticket of the passenger {person}.
{person} showed the ticket to {employee}, who works on the ferry.
The steward {employee} took the guest, {guest}, to cabin {room}.
{guest} sleeps in cabin {room} for {nights} nights.
{guest} reserved cabin {room}, but the bill was paid by {customer}.
{customer} paid for cabin {room}; the guest who will sleep there is {guest}.
The booking {booking_id} of {customer} is for {date}.
{customer} moved booking {booking_id} from [date] to {date}.
{seats} seats are free on the ferry to {destination}.
{person} has seat {seat} on the ship to {destination}.
Seat {seat} is kept for {person} until {time}.
{company} runs the ferry from {origin} to {destination}.
The ferry of {company} goes every {weekday} at {time}.
On {weekday} the last ship leaves {origin} at {time}.
The ferry goes from {start_date} to {end_date}.
Until {end_date} the fare to {destination} is {fee}.
From {start_date} on a ticket costs {fee}.
Children get {discount} off; {person} pays {fee}.
{person} travels with {children} children to {destination}.
With {children} children and a {animal} {person} went on board.
The {animal} of {owner} must stay in the car.
{owner} takes a {animal} of her own from {origin} to {destination}.
{carrier} sends a parcel of {weight} by ship to {destination}.
The parcel {tracking} goes by ferry with {carrier}.
{sender} sends a {product} by ship to {recipient}.
{recipient} fetches the {product} that {sender} sent from {origin}.
Dear {recipient}, your ferry on {date} is cancelled. {sender}
Dear {recipient}, please be in {origin} by {time}. {sender}
Hello {recipient}, the ship is {minutes} minutes late. {sender}
{sender} wrote to {recipient} from the ship on {date}.
Ask {contact} at the harbour of {city} for the times.
{contact} can be called at {phone} from {time} to {end_time}.
Book at {website} or write to {email}.
{reporter} reported that the {component} of the ferry app {symptom}.
{assignee} is responsible for the {component} of the ferry app in {city}.
The fault that {reporter} reported is being handled by {assignee}.
{witness} saw {person} fall into the water at {time}.
{person} fell into the water, as {witness} saw.
{patient} was brought to Dr. {doctor} after the crossing.
Dr. {doctor} looked after {patient} on board.
From: {origin}. To: {destination}. Date: {date}. Time: {time}.
Name {person}, cabin {room}, seat {seat}, plate {plate}
Departure {time}, arrival {end_time}, {origin} to {destination}
Out {start_date}, back {end_date}, {guests} persons, {price}
Driver {driver}, owner {owner}, plate {plate}, {color}
Where does {person} go? From {origin} to {destination}.
When does the ship leave {origin}? At {time}.
What does it cost? {fee} each, {price} for all {guests}.
hi, stuck in {origin}, next ship at {time}. {sender}
missed the boat at {time}, will be in {destination} by {end_time}. {person}
{person}, who got on in {origin}, lives in {home}.
The ticket that {seller} sold to {customer} was not valid.
{destination}, where {person} wants to go, is {hours} hours from {origin}.
Left {origin} late, reached {destination} at {end_time}: {minutes} minutes behind
It was {driver} who drove, while [person] waited in {origin}.
The ship from [city] is late, the one from {origin} is on time.
Not at [time] but at {time} does the ferry to {destination} leave.
The fare was [money] and is now {fee} to {destination}.
[company] stopped, and {company} goes to {destination} from {start_date}.
{person} paid a deposit of {deposit} and owes the rest of the {price}.
{deposit} in advance, the rest of {price} by {due_date}; customer: {customer}
{customer} must pay {price} by {due_date} for booking {booking_id}.
The head of the harbour in {city}, {manager}, stopped the ship.
{manager}, the head of the line, told a worker, {employee}, to open the gate.
In a talk on board the speaker, {speaker}, said that {destination} is closed.
Our guest {guest} ate {dish} on board for {price}.
On the ship to {country} they serve {dish} at {time}.
{company} has a ferry from {origin} to {country}.
{person} was born in {birthplace} and goes to {destination}.
The teacher, {teacher}, takes the class of the pupil {student} to {destination} by ship.
A student, {student}, lost a {product} on the ferry; {reporter} reported it.
A {color} {product} was found in cabin {room} by {employee} of the ship's staff.
{tenant} rents a boat from {owner} for {price}.
The boat of {owner} is {color} and has {seats} seats.
The crossing of {date} took {hours} hours and {attendees} people were on board.
The ferry leaves {origin} at {time}.
The ferry to {destination} is run by {company}.
The crossing takes {hours} hours.
A ticket costs {fee} per person.
We are {guests} people with a car.
The car with the plate {plate} is on the lower deck.
The ship arrives in {destination} at {end_time}.
{person} sleeps in cabin {room}.
Your booking code is {booking_id}.
{driver} drove the car onto the ferry.
The ferry sails every {weekday}.
The new ship has been sailing since {year}.
From {start_date} to {end_date} there are more sailings.
A {product} was found on deck.
The return trip on {date} costs {price}.
We sail from {origin} to {destination} on {date}.
{company} has cancelled the ferry on {date}.
Coming from {origin}, the boat docks at {end_time}.
How long is the crossing? {duration}.
Where does the ferry go? To {destination}.
Cabin: {room}. Passenger: {person}. Code: {booking_id}.
The driver of the {color} van, {driver}, must go to the car deck.
Please move the {color} car, number plate {plate}.
{person} was seasick all the way to {destination}.
The last boat leaves at {time}, don't miss it.
The boat left {origin} on time and got there at {end_time}.
In {year} the old ferry sank near {destination}.
hi, booked the ferry for {weekday}, cabin {room}, bring biscuits
{fee} for adults, dogs go free
Who was at the wheel of the coach? {driver}.
Winter timetable: {start_date} to {end_date}
{guests} passengers waited in the rain at {origin}.
The {product} of {person} fell into the sea.
Vehicle {plate}, driver {driver}, destination {destination}
Because of the fog the crossing took {hours} hours.
{company} will sell tickets at {price} until {end_date}.
On {weekday} there is no ferry from {origin}.
With code {booking_id} you can board at {time}.
Cabin {room} has no window, complained {person}, a passenger.
The lorry, a {color} one, was the last to board.
Founded in {year}, {company} owns the whole fleet.
It's {duration} by boat and far longer by road.
Due at {end_time}, the ship came in after midnight.
Who lost a {product} in the bar?
The night boat from {origin} reaches {destination} at {end_time}.
Foot passengers pay {fee}, cars go extra.
My booking, {booking_id}, is for {date}, not for [date].
Ahoy! Our party of {guests} has booked with {company}.
The trucker {driver} slept through the landing in {destination}.
{person} took the boat to {destination} to see a friend.
"When do we land?" "At {end_time}, madam."
{hours} hours at sea, and the coffee machine was broken.
All {guests} of us fitted into cabin {room}.
Ferries start running on {start_date}, weather permitting.
The fare, {fee}, is to be paid on board.
To the owner of {plate}: your lights are on!
Summer service of {company} ends on {end_date}.
Leaving {origin} on {weekday}, back whenever
The {color} ferry is the fast one, it takes {duration}.
We had paid {price} for the cabin, and it smelt of diesel.
{destination} can only be reached by ship, {hours} hours from {origin}.
Booked by {person}: cabin {room}, {date}
Sailing at {time}, arriving at {end_time}, {company}
Not until {year} did the island get a ferry.
A {product} may be hired on deck for {price}.
The boat was so full that {driver} had to reverse the bus off.
Every {weekday} at {time} the bell rings in {origin}.
Gone overboard on {date}: one {product}, {color}
The trip to {destination} in our own boat took {duration}.
Please quote {booking_id} if you write to {company}.
""",
    "obituary": """
It is with great sadness that we announce the death of {person}, aged {age}.
Until retirement, {person} worked as a {job}.
A native of {birthplace}, {person} settled in {home}.
Mourners are invited to {venue} at {time} on {date}.
Mourned by {children} children, {person} fell asleep peacefully on {date}.
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
After {person} passed away on {date}, the {animal} was taken in by a neighbour, [person].
Our dear neighbour from {home} died at the age of {age}.
A pupil of {teacher}, {person} became a well-known {job}.
Few people knew that {person} first saw the light of day in {birthplace}.
In memory of {person}, who was born on {birth_date}
On {date} at {time} we say goodbye.
To {children} children and all of {home}, {person} was far more than the local {job}.
{person} never lived in [city], as some papers wrote, but in {home}.
For questions about the wake, {contact} is there for you.
Died on {date} after a short illness: {person}, {job}, {age}
When {company} was founded in {year}, {person} was the first to join.
Please, no black ties; {person} wanted the party in {venue} to be cheerful.
The deceased had reached the age of {age}.
Place of birth: {birthplace}
For decades the people of the valley knew and loved {person}.
A bereaved {animal} is looking for someone to feed it.
The village band stayed silent on {date}, out of respect for {person}.
Not many in {home} had ever seen {person} without the old {animal}.
Passed away: {person}, {age}, late of {home}, formerly a {job}
Those wishing to sign the book of condolence may do so at {venue} until {end_time}.
Born to a miner's family in {birthplace}, {person} rose to run {company}.
"What I know, I learned from {teacher}," {person}, the famous {job}, used to say.
Survived by {children} children, {person} closed both eyes for good on {date}.
In its evening edition the paper carries a farewell to {person}, penned by {author}.
From {contact} you can learn where the wake is held: {phone}
Did you know {person} personally, {recipient}? My condolences. {sender}
They buried {person} on a hill above {home}, the old {job}'s home town.
Life dates: {birth_date} to {end_date}; profession: {job}
Nobody at {venue} kept dry eyes when {speaker} rose to speak of {person}.
The world lost a great {job} on {date}, and {home} lost a neighbour.
Please wear something bright when we bid farewell to {person} at {venue} on {date}.
{company} closed its gates for an hour; its head, {manager}, laid a wreath for {person}.
Since {year}, when the wedding bells rang, {person} had never left {home}.
Contrary to what [person] posted online, {person} was {age}, not older.
On the stone it says: {person}, born {birth_date}, beloved {job}
Shortly after turning {age}, {person} set out on the last journey.
To send a donation in lieu of flowers, use account number {customer_id}, in care of {contact}.
At {time} the bells of {home}, where {person} had lived, began to toll.
Who will look after the {animal}, now that {person} is gone?
Had {teacher} not taught the young {person} to read music, there would have been no {job} to mourn today.
Cradle in {birthplace}, house in {home}, grave by the sea: such was the life of {person}
Among the mourners were {children} sons and daughters and the whole staff of {company}.
With heavy hearts, {manager} and all of us at {company} take leave of our {job}, {person}.
It's a sad day, wrote {author} in a column about {person}, for every {job} in the land.
According to the register, {person} came into the world in {birthplace} on {birth_date}.
Service {date}, {time}, {venue}; for lifts please call {contact}
Rumours of a quarrel were wrong: {person} died peacefully at {age}, as the family has confirmed.
In a last will the deceased, {person}, left everything to a {animal}.
Farewell, {person}, {job}, joker and neighbour to half of {home}
It was {speaker} who gave the address at the graveside on {date}.
Whether in [city] or at home in {home}, {person} always found time for a chat.
Taught by {teacher}, trained at {company}, loved by everybody: our {person}
Next to the coffin of {person} lay the {animal}, refusing to budge.
The {job} we remember today saw the light of day in {birthplace} on {birth_date}.
hi {recipient}, the service for grandpa starts at {time} at {venue}, please tell the others. {sender}
To this day {company}, set up by {person} in {year}, bears no other name.
The deceased was {age} years of age.
The eulogy comes from {speaker}
Mourners gather outside {venue}.
We lost a dear friend on {date}.
The funeral has been fixed for {date}.
All {children} children stood by the grave.
Birthday of the departed: {birth_date}
Rest in peace, dear {person}.
A {job} to the very last day!
Condolences may be sent care of {contact}.
{person} died on {date} in {city}.
{person} died at the age of {age}.
{person} worked as a {job}.
{person} had {children} children.
The funeral is on {date} at {time}.
The funeral takes place at {venue}.
{person} lived in {home} for many years.
{speaker} will speak at the funeral.
{author} wrote these words about {person}.
{person} worked for {company} until {year}.
{person} was a pupil of {teacher}.
Please call {contact} if you want to send flowers.
{person} wrote the book {title} in {year}.
{person} loved a {animal} more than most people.
The town of {city} mourns {person}.
{person} came from {birthplace} and died in {city}.
The service at {venue} begins at {time}.
{manager}, who leads {company}, thanked {person} for the good work.
Born: {birth_date}. Died: {date}. Age: {age}.
In memory of {person}, who died on {date}.
Who was {person}? A {job} from {city}.
A {job} and a good friend: {person}
{speaker} gave the speech at the grave and said that {person} was never angry.
{person} moved to {home} in {year}.
{teacher} taught {person} to play the piano.
Taught by {teacher}, {person} became a {job}.
{person} leaves behind {children} children and a garden.
The {job} {person} has died.
At {age}, {person} still went swimming every day.
We say goodbye to {person} on {date} at {venue}.
Everyone in {city} knew {person}.
The students of {teacher} will sing at the grave.
For {duration} {person} worked at {company}.
After a life as a {job}, {person} died at home.
Born in {birthplace}, at home in {home}, mourned in {country}
{person}, whose boss at {company} was {manager}, never missed a day.
rest in peace {person}, best {job} we ever had
It was {person} who built up {company} in {year}.
{author} writes in the paper that {person} was a great {job}.
Candles for {person} may be lit at {venue} from {time} to {end_time}.
From {country} came letters for the family of {person}.
The funeral speech for {person} was given by {speaker}.
Only {age} years old was {person}.
The bells will ring at {time} for {person}.
{title} was the last book that {person} wrote.
The old {animal} still waits for {person} at the gate.
Ask {contact} how to send money for a bench in memory of {person}.
Our late friend {person} met a dancer, [person], in {city}, and they never parted.
When did {person} die? On {date}, in {city}.
In {year} {person} won a medal for {country}.
No flowers, please; ask {contact} where to send money.
Dr. {doctor} was with {person} at the end.
Without {person}, {company} would not be what it is, said its boss, {manager}.
The coffin of {person} was made of {material}.
The friends of {person} meet at {venue} after the service.
All the {children} children of {person} came to {city}.
The speaker, {speaker}, a neighbour, told the story of {person} and the {animal}.
Our dear {person} was laid to rest on {date}.
As a child in {birthplace}, {person} had no shoes.
To those who ask: {person} did not suffer, wrote {author}.
Loved by {children} children and by everyone at {company}
{person} spoke well of {teacher}, who had been the best teacher of all.
What {person} liked best was to cook {dish}.
The life of {person} began in {birthplace} on {birth_date}.
The family can be reached on {phone}.
Until {year}, {person} lived at {street}.
{person} sold the shop to {customer} and moved to {city}.
On {weekday} the flag will be lowered for {person}.
A book of memories for {person} lies open in room {room}.
{person} was born in {birthplace} on {birth_date}.
{person} lived in {home} and worked as a {job}.
{person} died at the age of {age} in {city}.
We say goodbye to {person}, our {job}.
{person} will be buried in {city} on {date}.
{speaker} speaks at the grave of {person}.
{speaker} spoke for {minutes} minutes about {person}.
At the funeral of {person} the speech was held by {speaker}.
{person} had {children} children and was {age} years old.
{children} children mourn for {person}.
Born in {birthplace}, {person} came to {home} in {year}.
In {year} {person} left {birthplace}, the place of birth, for {home}.
{company} mourns {employee}, who worked there for {experience} years.
{manager}, the head of {company}, thanks {employee} for {experience} years of work.
We lost our colleague {employee}, writes the boss, {manager}.
The {job} {person} wrote {title} in {year}.
{title} was the last book by {author}.
{author} wrote {title}; {publisher} mourns a friend.
{publisher} brought out {title} and other books by {author}.
{author} of {home} wrote about {topic}.
{student} learned {topic} from {teacher}, who has now died.
Our teacher {teacher} is dead; a pupil, {student}, speaks for the class.
{teacher} taught {topic} in {city} until {year}.
I learned everything from my teacher, {teacher}, says {speaker} in the speech.
{winner} won the prize in {year} and died at {age}.
In {year} {winner} won a prize in {city}.
Dr. {doctor} was a doctor in {city} for {experience} years.
{patient} thanks Dr. {doctor}, who has passed away.
{owner} owned the shop at {street} since {year}.
The shop of {owner} at {street} closes on {end_date}.
The {animal} of the late {person} now lives with a friend, [person], in {city}.
{person} loved a {animal} and {dish}.
{person} always wore {color}.
Please wear {color} at the funeral on {date}.
No flowers, please; give money to {recipient}.
Instead of flowers please send money to {recipient} by {due_date}.
Dear {recipient}, we were sad to hear of the death of {person}. {sender}
{sender} wrote to {recipient} that {person} had died.
{recipient} received a letter from {sender} about the death of {person}.
{sender} wrote to {recipient} when the funeral is: on {date}
Please tell {contact} by {due_date} if you come.
{contact} answers questions at {phone}.
For the family: {contact}, {street}, {home}
{attendees} people came to the funeral of {person}.
{attendees} people stood at {venue} on {date}.
A guest, {guest}, came from {country} for the funeral.
Our guest {guest} flew in from {origin} to say goodbye to {person}.
The guests stay at the hotel {hotel} in {city}.
After the funeral we meet at {venue} at {time}.
We meet at {time} at {venue}, and coffee ends at {end_time}.
The coffin is made of {material}.
The coffin, {color}, cost {price}.
{company} takes care of the funeral for {price}.
{person} was {age}, had a {animal} and lived at {street}.
Name: {person}. Born: {birth_date} in {birthplace}. Lived in: {home}.
{person}, {job}, {birthplace} - {home}
{birth_date}, {birthplace}: here began the life of {person}.
Funeral: {date}, {time}, {venue}. Contact: {contact}.
In memory of {person}, {job} in {home}
In loving memory of {person}, who was born on {birth_date}
Gone too soon, aged {age}: our {job} {person}
Where was {person} born? In {birthplace}, on {birth_date}.
When is the funeral? On {date} at {time} in {city}.
Who speaks at the funeral? {speaker}, an old friend of {person}.
{person} died on [date]; the funeral is on {date}.
Died on [date] in [city], born on {birth_date} in {birthplace}
{person} died in [city], far from home in {home}.
{person} grew up in {country} and moved to {home}.
{person}, who came from {country}, lived in {home} until the end.
A {job} from {birthplace} by birth, {person} loved the sea.
{person} travelled from {origin} to {destination} on foot in {year}.
In {year} {person} walked {distance} km to {destination}.
For {duration} {person} was ill; Dr. {doctor} was there.
{person} was ill for {days} days and was cared for by {assignee}.
{assignee} cared for {person} at home in {home}.
Dr. {doctor} cared for {patient} until the last day.
{patient} thanked Dr. {doctor} before the end.
{author} wrote the obituary of {person}.
In the obituary {author} writes that {person} loved {topic}.
The obituary of {person}, written by {author}, has {pages} pages.
{witness} saw {person} for the last time at {time}.
{witness}, who saw the accident of {person}, comes to the funeral.
{person} left [money] to {recipient}, who got it last week.
{recipient} receives [money] and the {animal} of the late {person}.
{owner}, the owner of the house at {street}, had left it to {recipient}.
{tenant} rented a flat from {owner}, who has died.
The team won with our late friend {person} in {year} and lost with the new one, [person], later.
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
Smoke from the socket: {brand} pulls its {model} off the market.
Look at the underside; if it reads {year}, take the {product} back to {company}.
Got one of these? The {product} by {brand}, if it's the {color} one, may give you a shock.
Customs officers in {country} seized {quantity} crates of the faulty {product}.
To be on the safe side, {company} removed the {model} from its shop window on {date}.
Press release: {speaker}, on behalf of {brand}, regrets {errors} failures.
Keep the receipt! Without it {company} won't refund the {price}.
Half a year after {reporter} had sounded the alarm, {brand} owned up to the fault.
Affected: {model}, made {year}, colour {color}, shop {company}
For the defective cables {brand} blames its supplier, {supplier}.
"Mine melted," wrote {author} in a test of the {model}.
You are entitled to {price} if you post the {product} to {street}, {city}, by {due_date}.
In {country} alone, {errors} breakdowns of the {model} were counted.
When does the campaign end? On {end_date}, having begun on {start_date}.
Ring {phone} and quote {ticket_id}, the case number, before you send anything in.
The {product} looks like {material} but gives off fumes, {brand} has found.
Owing to a weak hinge made by {supplier}, the {model} can snap shut.
hey, check your garage, {brand} wants every {model} from {year} back
Nobody but {company} sold the {product} in {city}.
Filed by {reporter} on {date}: complaint {ticket_id}
It isn't the [product] you should worry about, it's the {product}.
If the casing is {color}, you're fine; only those made of {material} crack.
Shops in {country} have until {due_date} to clear the {model} from their shelves.
Exchange or {price} in cash: the choice is yours, says {brand}, the maker.
On page one of today's paper {author} writes about {errors} failures and many burnt fingers.
Questions? {phone} is open day and night, {website} has pictures of the {model}.
Sold between {start_date} and {end_date} at {company}: a {product} that leaks
[count] children in {city} swallowed parts of the {product}.
Under the heading {ticket_id}, the ministry warns of a {model} produced by {brand}.
Did {brand} know? Its spokesperson, {speaker}, would not say.
Rather than wait for {supplier} to send new valves, {brand} scrapped the {model}.
The {color} handle may come off, so please hang up the {product} and stop using it.
A label saying {brand} on a {material} case: that's the one to return.
From {start_date} you can hand in your {product} at {street}.
Back in {year}, nobody thought that a {product} would ever catch fire.
Bought for {price}, used twice, recalled on {date}: my {model}
Traders in {country} were informed by {brand} that {quantity} units had gone missing.
Only by registering at {website} before {due_date} will you get a new {product}.
The fault was discovered by {reporter}, a plumber from {city}, and not by [person].
{company} offers a voucher, but the law says {price} in cash.
Unplug the {model} at once.
Customers in {city} are furious.
All pieces in {color} are dangerous.
Recall notice no. {ticket_id}
It was produced in {year}.
Faults counted so far: {errors}
Please bring the faulty {product} back.
Helpline for worried owners: {phone}
The maker, {brand}, stays silent.
Parts by {supplier} are no longer used.
{company} is recalling the {product}.
The {model} by {brand} may catch fire.
Please return the {product} by {due_date}.
The recall began on {start_date} and ends on {end_date}.
{quantity} of the machines were sold in {country}.
{brand} will repair the {model} for free.
Call {phone} if you own a {model}.
More information can be found at {website}.
{reporter} reported the first case in {city}.
The first report came from {reporter} on {date}.
The {color} model is safe.
The part was made by {supplier} from cheap {material}.
{supplier} supplied the faulty part to {brand}.
{brand} got the faulty part from {supplier}.
You will get {price} back for the {product}.
Take the {product} to the shop in {street}.
The case number is {ticket_id}.
{speaker} spoke for {company} on {date}.
The {model} was built in {year}.
There have been {errors} faults so far.
The {product} is made of {material} and can break.
Which one is affected? The {color} {model}.
A child in {city} was hurt by the {product}.
Recall: {product}. Maker: {brand}. Year: {year}.
{company} has stopped selling the {product} in {country}.
Since {start_date} nobody may sell the {model}.
The refund, {price}, will be paid until {end_date}.
According to {speaker}, who speaks for the company, no one was hurt.
If your {product} dates from {year}, check the plug.
Hotline {phone}, website {website}
The {material} of the {product} gives off a bad smell.
hi, is the {color} {product} dangerous too or just the others?
Returned so far: {quantity}
{reporter}, who raised the alarm, had burnt a finger on the {product}.
What was wrong? {errors} errors in the brakes of the {model}.
{quantity} bottles were called back by {company}.
Brought to light by {reporter} in a newspaper report, the fault was denied by {brand}.
On {date} {company} pulled the {model} from the shelves.
You have until {due_date} to hand in the {product}.
{brand} is sorry and offers {price} for each {model}.
The shop at {street} in {city} takes them back.
Sold in {color} only, the {product} contains lead.
The firm {company} says its supplier {supplier} is to blame.
Please mention {ticket_id} when you ring {phone}.
The screws of the {model}, made of {material}, rust.
In {country} the recall starts on {start_date}.
The spokeswoman, {speaker}, named {supplier}, which had delivered the screws.
Not the {color} one! That one may explode!
We sold {quantity} of them before anyone noticed.
{website} tells you whether your {model} is safe.
How much will I get back? {price}, said the shop.
Built since {year}: {model}, {brand}, brakes weak
The test in {city} found {errors} faults in a single {product}.
"Do not use the {product}," warned {speaker} on the radio.
After {due_date} nothing will be replaced.
It was {supplier} that delivered the bad {material}.
Bring the {model} to {street}, no receipt needed.
Recall notice {ticket_id}, {date}, {country}
Some {quantity} kettles from {brand} must go back.
{reporter} wrote to {company} to report a smoking {product}.
{company} thanked {reporter} for reporting the fault.
The campaign closes on {end_date}; until then the {product} can be swapped.
Heard on the news: the {color} {product} by {brand} leaks
Don't throw the {product} away, send it to {street}.
From {country} came word of {errors} further breakdowns.
All cars from {year} have to see the garage by {due_date}.
[person] from the ministry asked {company} to act by {due_date}.
{material} instead of steel: that is how {brand} saved money.
Anyone in {city} who has a {model} should look at {website}.
At {company} it's {speaker} who talks to the press.
{brand} recalls the {model} because the {component} may break.
The {component} of the {model} can catch fire.
The {product} was sold in {country} until {end_date}.
{company} sold the {product} that {brand} had made.
Made by {brand}, sold by {company}, called back on {date}
{customer} bought the {product} on {order_date} for {price}.
{customer} brought the {product} back to {company} on {date}.
{company} gave {customer} {price} back for the {product}.
{price} was paid back to the buyer, {customer}, by the dealer, {seller}.
{seller} sold the {model} to {customer} before the recall of {date}.
Please bring the {product} back by {due_date}.
Do not use the {color} {product} made of {material}.
The {material} in the {product} makes people ill, says {doctor}, a physician.
{doctor} treated {patient}, who had used the {product}.
{patient} was hurt by a {model} and taken to the doctor, {doctor}.
{witness} saw the {model} of {owner} burn.
The {model} that burned belonged to {owner}, said {witness}, who saw the fire.
{reporter} told {brand} about the broken {component}.
It was {reporter} who first reported {symptom} in the {model}.
User {user} saw {symptom} in version {version}.
Version {version} of the {model} shows {symptom}.
{employee} of {brand} will mend the {component} in {minutes} minutes.
{assignee} changes the {component} for free.
Call {contact} at {phone} if you have the {model}.
{contact} answers your questions about the recall until {end_date}.
Look at {website} to see if your {model} is meant.
Write to {email} and tell us when you bought the {product}.
All {product:many} sold from {start_date} to {end_date} are meant.
The {product:many} were made in {country} in {year}.
{quantity} {product:many} were sold in {city}.
{supplier} supplied the {component}, {brand} built the {model}.
The bad {component} came from {supplier}, said the speaker, {speaker}.
In a speech, {speaker} said that {brand} was sorry.
The boss of {brand}, {manager}, ordered the recall on {date}.
The recall was ordered by {manager}, who heads the firm, and begins on {start_date}.
Dear {recipient}, the {model} you bought on {order_date} is not safe. {sender}
{sender} of {brand} wrote to {recipient} about the {component}.
{recipient} got a letter about the {model} from {sender}.
{owner}, please bring your {model} to {street} by {due_date}.
Recall number {ticket_id}, maker {brand}, model {model}
Product: {product}. Colour: {color}. Built: {year}. Price: {price}.
{date}: {brand} calls back the {product}
Maker {brand}, shop {company}, fault {component}
What is wrong? The {component} of the {model} can break.
Who made it? {brand}. Who sold it? {company}.
When was it sold? From {start_date} until {end_date}.
Do I get my {price} back? asked {customer}.
You can leave the {product} with {employee} in our shop in {city}.
Our employee {employee} took the {product} back from the buyer, {customer}, at {time}.
The client, {customer}, got a new {product} from the shop worker, {employee}.
{carrier} fetches the {product} at your home on {weekday}.
Send it with {carrier} to {street}, {postcode} {city}.
Parcel {tracking} holds the broken {component} that {customer} had bought.
{driver} lost control when the {component} of the {model} broke.
The car with the plate {plate} was driven by {driver} when the {component} broke.
{driver} was driving from {origin} to {destination} when the {component} broke.
{witness} saw how the {component} got hot after {distance} km.
The {model} gets as hot as {temperature} degrees.
With the battery at {battery}, the {model} caught fire while {user} was logged in.
The {product} weighs {weight} and can be told by its {color} lid.
The toy can hurt children; [count] children were hurt in {country}.
A child of {age} years was hurt by the {product} in {city}.
{brand} knew of {errors} faults when {speaker} spoke on {date}.
{author} wrote the article {title}, which says that {brand} had known since [date].
{title} was the headline under which {author} wrote about the {model}.
{quantity} pieces have come back to {brand}, where {stock} more are still in stock.
{company} still has {stock} {product:many} in stock.
{company} took the {product} off its shelves on {date}.
Order {order_id} of {order_date} had the bad {product} in it.
{customer}, number {customer_id}, bought the {model} from {seller}.
{customer} had bought it for {recipient}, who was hurt.
{recipient} received it as a present from [person] and was hurt by the {component}.
{discount} off the next {product} for all who bring the old one back
{brand} gives its customer {customer} a new {model} and [money] on top.
It will take {duration} until all {product:many} are mended.
The repair takes {hours} hours and costs you nothing, {brand} says.
Our shop in {city} takes back the {product} from {time} to {end_time}.
The {dish} of {brand} must not be eaten.
{guest} ate the {dish} at the {hotel} and fell ill.
{animal} food by {brand} called back on {date}
My {animal} fell ill after that food, {owner} told [person].
The teacher, {teacher}, took the {product} away from a pupil, {student}, as it is not safe.
The tenant, {tenant}, has the {model} in the kitchen, but it belongs to {owner}.
{owner}, who owns the flat, put the bad {model} in before it was rented to {tenant}.
{airline} does not let the {model} on board.
{publisher} calls back {title} because a page is missing.
{supplier} supplied the {model} to {seller}, who sold it to {customer}.
{winner} won a {model} by {brand} and now has to give it back.
{assignee} at {brand} handles case {ticket_id}, opened for the customer {customer}.
{author}, who wrote the report of {date}, says that the {component} is to blame.
""",
    "interview": """
{person}, who has {experience} years of experience, hopes to become a {job}.
Could you come for an interview on {date} at {time}?
We have decided to offer you the position of {job}, dear {recipient}.
Expected pay: {salary}. Earliest start: {start_date}.
The panel, led by the department head, {manager}, awarded {score} points to {person}.
Why did {person} leave [company]? To work closer to {home}, where the family lives.
Please report to reception and ask for {contact}; the talk is in room {room}.
With a degree in {topic}, {person} seemed overqualified as a {job}.
{attendees} applicants came to see {company}; just one was hired.
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
Shortlisted for the job of {job}: {person}, with nobody in reserve.
Bring a photo, two copies of your CV and some patience to room {room}, {recipient}.
"Where do you see yourself in five years?" {manager}, the boss, asked {person}.
Hot off the press: {company} is looking for a {job} in {city}!
My train gets in before {time}; shall I ask for {contact} at the door?
Pay was the sticking point: {person} held out for {salary}.
Down-to-earth, punctual, {experience} years in the trade: {person} would make a fine {job}.
They grilled {person} on {topic} from {time} until lunch.
A points tally of {score} was enough for {person} to get the job.
As a native of {birthplace}, {person} knows the dialect the customers speak.
{company} pays a {job} no more than {salary}, I hear.
Dear {recipient}, with regret we must inform you that the post of {job} has been filled. {sender}
Though {attendees} applicants turned up, {manager}, who heads the shop, picked just one.
No, not the [job], the {job} vacancy is what {person} rang {contact} about.
Turned down by [company], {person} tried {company} next.
Interview notes, {date}: {person}, {age}, friendly, weak on {topic}
Should you wish to accept, {person}, sign the contract by {due_date} and begin on {start_date}.
I'd commute from {home} to {city}, said {person}, no problem at all.
Reached {contact} on {phone}, who told me the talk was moved to {date}.
The headhunter promised {person} no less than {salary} a month, a car and a parking space.
Time {time}, room {room}, boss on the panel {manager}
After the talk {person} was sure of one thing: never to work for {company}.
Although just {age}, {person} has been a {job} for {experience} years.
Could a {job} start on {start_date}, or is that too soon?
Of {attendees} people who came to the test, nobody scored higher than {person}: {score} points.
At {company}, the person to ask about your application is {contact}.
As {person}, who lives in {home}, disliked commuting, {company} found a flat in {city}.
Guess who's moving to {city}? I got the post of {job}! {sender}
The thesis on {topic} impressed {manager}, the department head, far more than {experience} years of practice.
On being offered {salary}, {person} burst out laughing.
Your talk, {recipient}, is on {date} at {time}; my colleague {contact} will meet you.
What about references? {person} gave us the number {phone}.
A job ad for a {job} drew [count] replies, most of them from {city}.
Place of birth {birthplace}; residence {home}; desired position {job}
It was on {topic} that {person} shone, and {manager}, the interviewer and future boss, noticed.
First day at work, if all goes well: {start_date}; pay: {salary}
Answer by {due_date}, please, or {company} will ask the next on the list.
They had {person} wait outside {room} for an hour.
With {score} out of ten in the written test, {person} was invited for {date}.
Born in {birthplace} to a family of sailors, {person} had always dreamt of being a {job}.
Is the {job} position still vacant?
Interviews take place in room {room}.
Number of people who came for a talk: {attendees}
We expect at least {experience} years of work experience.
Could you manage {date} for the job interview?
Your future boss would be {manager}.
Salary: {salary}, paid monthly
Marks awarded by the panel: {score}
I live in {home} but would move.
Please apply by {due_date}.
{person} has an interview for the job on {date}.
The interview starts at {time} in room {room}.
{person} wants to work as a {job}.
{company} has invited {person} to an interview.
The boss, {manager}, will talk to {person} at {time}.
{person} was asked about {topic}.
{person} has {experience} years of experience.
{person} can start on {start_date}.
{person} wants {salary} a month.
{person} was born in {birthplace} and lives in {home}.
Dear {recipient}, please come to our office on {date}. {sender}
{sender} invited {recipient} to an interview.
{recipient} got a letter from {sender} about the job.
Please tell us by {due_date} if you want the job.
Your contact here, {contact}, will meet you at the door.
{person} is {age} and comes from {city}.
The team leader, {manager}, gave {person} {score} points.
Call {phone} if you are late.
On {date} {attendees} people came to us for a talk.
{person} knows {skill} very well.
The talk with {person} took {minutes} minutes.
Who asks the questions? The supervisor, {manager}, in room {room}.
What would you like to earn? {salary}, said {person}.
Name: {person}. Age: {age}. Job: {job}.
In {city} the firm {company} is seeing people for the post of {job}.
The job in {city} is paid at {salary}.
After the interview {manager}, who runs the department, liked {person} best.
{person} told the future boss, {manager}, about the old job.
{manager}, who leads the team, heard from {person} why the last job was lost.
Asked about {topic}, {person} had no answer.
{person}, a {job} from {home}, came too early.
With {experience} years at {company}, {person} knows the trade.
hi {recipient}, i'm stuck in traffic, can we start at {time}? {sender}
The letter to {recipient} was signed by {sender}.
It was the manager, {manager}, who asked about {topic}.
The reporter {reporter} talked to {person} about {topic}.
In {city}, the reporter {reporter} asked the guest speaker, {speaker}, about the new law.
In the talk, {speaker} said that {country} needs more schools.
The job goes to {person}, who starts on {start_date}.
{employee}, a member of staff, showed {person} the way to room {room}.
For the second talk, {person} has to be in {city} on {date}.
By {due_date} {company} wants an answer from {person}.
Born in {birthplace}, {person} is now {age} and came here long ago.
Invited by {sender} for {date}: {recipient}
Salary asked for: {salary}. Experience: {experience} years. Start: {start_date}.
Never before had {manager}, head of the workshop, met a {job} like {person}.
{score} points were enough; {person} got the job.
The interview with {person} was led by {manager}, a manager at {company}.
From {time} on, {attendees} people waited in front of room {room}.
Can you work with {product:many}, asked the boss, {manager}.
{person} turned down a wage of {salary} and left.
No, {person} cannot start before {start_date}.
{company} will pay {person} {salary} if all goes well.
At {company}, the boss is {manager} and the pay is {salary}.
Questions about {topic} were left to [person].
On {weekday} the head of department, {manager}, has no time for interviews.
{person} has worked as a {job} in {country}, for a firm founded in {year}.
The test took {person} {minutes} minutes, said {employee} from our staff.
To get the job, {person} must learn {skill} by {due_date}.
Please bring your papers to {street}, and ask for {contact}.
The talk ended at {end_time}, and {person} went home happy.
{recipient}, you have the job! Best wishes, {sender}
The talk that {speaker} gave about {topic} was put on paper by {author}.
Having let {attendees} visitors in, the boss, {manager}, chose {person}.
A {job} with {experience} years of work behind them is what we need.
Only {person} knew the answer to the question about {topic}.
The trip from {origin} to the interview cost {person} {price}.
Write to {email} to get a new date.
What do you know about {company}? Not much, said {person}.
{person} will hear from the contact person, {contact}, by {due_date}.
{manager}, the head of sales, asked {person} about {topic}.
{person} was asked by the head, {manager}, about {skill}.
{person} wants to work as a {job} at {company}.
{company} looks for a {job} from {start_date}.
{person} has {experience} years of experience as a {job}.
As a {job} {person} earned {salary}.
{person} asks for a salary of {salary}, the fare cost {price}.
{company} pays a {job} {salary}.
{sender} of {company} invites {recipient} for {date}.
Dear {recipient}, please come to {street} on {date}. {sender}
Dear {recipient}, we have chosen somebody else. {sender}
Hello {recipient}, can you start on {start_date}? {sender}
The talk with {person} is in {room} at {time}.
{person} comes on {weekday} at {time} to room {room}.
The interview starts at {time} and ends at {end_time}.
The interview with {person} took {minutes} minutes.
After {minutes} minutes the head, {manager}, thanked {person}.
{person} lives in {home} and was born in {birthplace}.
Born in {birthplace}, {person} now lives in {home}.
{person}, born on {birth_date}, is {age} years old.
{person}, {age}, has {children} children and lives in {home}.
{person} travelled {distance} km from {origin} to the interview.
{person} took the train from {origin} to {destination}.
{contact} at {company} tells you more at {phone}.
Send your papers to {contact} at {email} by {due_date}.
Papers must be at {company} by {due_date}; the work starts on {start_date}.
A worker there, {employee}, showed {person} the office in {city}.
{person} was shown round by {employee}, who works for {company}.
The clerk, {employee}, leads {person} to the head, {manager}.
{manager} is the boss there, and {employee}, one of the staff, shows {person} the way.
{reporter}, a reporter for the paper, put questions to {speaker} after the speech about {topic}.
{speaker} gave a talk about a life in {country}.
The reporter, {reporter}, wrote down what {speaker} said in the lecture on {topic}.
The interview with {author}, who wrote {title}, was on {date}.
{author} talked about writing {title} in {city} on {date}.
{winner} took first place and got the job; {attendees} people had come to compete.
Among {attendees} people {winner} won the post of {job}.
The teacher, {teacher}, wrote a letter for the student, {student}.
The pupil, {student}, wants to be a {job}, and {teacher}, who teaches the class, helps with that.
A student, {student}, asks {company} for work from {start_date} to {end_date}.
{person} speaks well and knows {skill}, said {manager}, the head.
For the post of {job} {person} must know {skill}.
{person} learned {skill} at {company}, founded in {year}.
{person} worked for {company} from {start_date} to {end_date}.
From {start_date} on {person} works under the boss, {manager}.
{person} gave up a salary of {salary} to go to {country}.
{assignee} is in charge of reading the papers of {person} by {due_date}.
The papers of {person} are handled by {assignee} and signed by the head, {manager}.
{assignee} handles the application {ticket_id} of {person}.
{person} got {score} points in the test on {date}.
In the test {person} reached {score} points in {minutes} minutes.
Name: {person}. Age: {age}. Home: {home}. Job: {job}.
Job {job}, company {company}, salary {salary}, start {start_date}
{date}, {time}, {room}: {person}, with our head {manager}
Reporter: {reporter}. Speaker: {speaker}. Topic: {topic}.
Candidate {person}, {experience} years, knows {skill}, wants {salary}
Why does {person} want to leave {company}? Because of the pay of {salary}.
When could {person} start? On {start_date}.
Who asked the questions? The head, {manager}, for {minutes} minutes.
hi {recipient}, how did it go at {company}? {sender}
got the job! start on {start_date}, {salary} a month. {person}
sorry, train is late, will be there at {time}. {person}
{person}, whom {manager}, the head of {company}, liked, got the post.
The {job} whom {company} is looking for must know {skill}.
What {person} told the boss, {manager}, about {company} was true.
That {person} wants {salary} was written down by {employee}, the clerk.
Invited for {date} and hired on {start_date}: {person}
It was {manager}, the head, who asked, and {person} who answered.
First in line, {person} was asked by the head, {manager}.
The interview was moved from [date] to {date}, {time}.
{person} earned [money] before and now wants {salary}.
{person} left [company] and goes to {company} as a {job}.
Not in [city] but in {city} is the office of {company}.
{company} pays the trip of {price} from {origin}.
{person} gets {price} back for the trip from {origin} to {city}.
{person} slept at the {hotel}, and {company} paid {price}.
{company} booked {nights} nights at the {hotel} for {person}.
{driver} was at the wheel of the car that fetched {person} from the station at {time}.
{person} was driven to {company} by {driver}.
{doctor} examined {person}, who wants to be a {job}.
{owner}, who owns {company}, spoke to {person} on {date}.
{person} met the owner, {owner}, in {venue}.
{person} was {minutes} minutes late, and {manager}, the head, was angry.
{company} has [count] people and looks for a {job}.
{person} sent {pages} pages to the contact person, {contact}, at {company}.
{seller}, who sold things for {company}, left, and {person} takes the place on {start_date}.
{person} had to sell a {product} to the head, {manager}, as a test.
The call with {person} at {phone} was on {date}.
{person} has known {topic} for {duration}; for more, please contact {contact}.
{employee} has worked for {company} for {experience} years.
The speaker, {speaker}, {age}, told [person] about having {children} children.
""",
    "cleaning": """
Each {weekday}, starting at {time}, {employee} mops the stairs.
With {rooms} rooms and {area} square metres, the house takes ages.
The keys to {street} hang in the office; our cleaner {employee} picks them up.
Our client {customer} would like a quote for {area} m2 of office space.
{hours} hours of scrubbing came to {price}.
From {start_date}, our worker {employee} will be cleaning for {customer}.
Dear {employee}, please dust the shelves in your client's hall too. {customer}
How many windows? {quantity}, all of them filthy.
Standing in for our worker {employee}: {assignee}, who is responsible until {end_date}
{company} charges {price} per visit, not [money] as [company] does.
On {weekday} the stairwell at {street} gets a thorough wash.
"Half the dust is still there," grumbled the client, {customer}, after the cleaner, {employee}, had gone.
We're a cleaning firm in {city} called {company}.
The contract between {company} and {customer} expires on {end_date}.
Job sheet: {street}; {rooms} rooms; start {time}; cleaner {employee}
If {employee} is off sick, the job is assigned to {assignee}.
A flat of {area} square metres can be done in {hours} hours.
hi {employee}, could you come and clean on {weekday} rather than [weekday] this week?
Oven, fridge and {quantity} carpets cleaned; bill to {customer}
Spring clean bought by {customer} for {price}, beginning {start_date}
Nobody polishes taps like {employee}, who works for {company}.
The person responsible for the offices in {street} is {assignee}.
It took {hours} hours before our cleaner {employee} was happy with the floor.
In {city}, {company} looks after [count] buildings.
Don't ring the bell before {time}; {customer}, our client, works nights.
Only {rooms} rooms need doing, the attic stays shut.
Invoice for {customer}: {hours} hours, total {price}
Since {start_date} the house of our client {customer} has been spotless.
Come at {time} and do all {rooms} rooms, starting with the bath.
Thank you for choosing {company}, {customer}! Our visits begin on {start_date}.
Whoever cleans at {street} must also feed the goldfish.
The bill, {price}, was left on the kitchen table by the cleaner, {employee}.
Away until {end_date}: please turn to {assignee}, who handles my jobs.
Gutters cleared at {street}, [duration] lost to rain, {price} due
Measured: {area} square metres. Estimated: {hours} hours.
The customer, {customer}, praised {employee} for cleaning so well, and not [person].
Floor space to be mopped: {area} square metres
The next visit falls on a {weekday}.
Our most reliable cleaner is called {employee}.
Altogether it kept us busy for {hours} hours.
Muddy boots again! {employee} had only just mopped the hall when the client, {customer}, came home.
Estimate: {rooms} rooms, {area} square metres, {price}, all materials included
When you clean for us on {weekday}, {employee}, would you mind bringing your own bucket?
The caretaker lets our cleaner in at {time} and locks up after {hours} hours.
I've asked {company} to send somebody else to {street} from now on.
Dear {customer}, our price goes up to {price} from {start_date}. Kind regards, {company}
Key handed to the cleaner, {employee}, at {street}; alarm code with {assignee}, who is responsible for security
Who scrubbed the {rooms} rooms so well? {employee}, every single one.
For an office of {area} square metres in {city}, we'd reckon on {hours} hours.
Fed up with dust, {customer} rang {company} and booked a visit for {weekday}.
Bleach, {quantity} sponges, rubber gloves: our cleaner {employee}'s list for the corner shop
Because our worker {employee} has hurt a knee, the job is handed to {assignee} until {end_date}.
Nothing but praise for the cleaner, {employee}, writes {customer}, a client in {city}.
It says in the contract that {company} cleans {street} each {weekday}.
"That'll be {price}," said the cleaner, {employee}, peeling off the gloves.
Unless told otherwise by the client, {customer}, start in the kitchen at {time}.
The move-out clean at {street} took {hours} hours and cost {price}.
Once {rooms} rooms were finished, our cleaner {employee} sat down and had the biscuits of the client, {customer}.
hello, is this {company}? my flat has {area} square metres and a very old carpet
Yes, {assignee} is in charge of the stairs now, says {employee}, one of our staff.
Terms: begins {start_date}, ends {end_date}, visits on {weekday}
They charge by the hour: {hours} hours yesterday, {price} in all.
{quantity} chandeliers had to be taken down before {employee} could dust them.
By no means start cleaning before {time}, {employee}, the baby will be asleep.
Not [company] but {company} won the contract for the schools of {city}.
Away on business till {end_date}; kindly water the plants at {street}, too. Your client, {customer}
Carpet stains on {area} square metres, red wine, courtesy of the guests of our client {customer}
Window day! Our cleaner {employee} is up the ladder, {quantity} panes to go.
Should the {price} you pay us not suit you, {customer}, we could skip the attic.
Cleaner of the year in {city}: {employee} of {company}
At {time}, before the staff arrive, {employee} hoovers {area} square metres of carpet.
New on our books from {start_date}: {customer}, {street}, {rooms} rooms
{customer} is no longer a client of {company}, and now a robot does the {rooms} rooms for nothing.
Whatever the client, {customer}, says, it can't be done in less than {hours} hours.
Instead of the [money] we had been quoted, {company} asked for {price}.
The lady from {company} comes each {weekday} around {time}.
Somebody must have tipped off the client, {customer}: every shelf at {street} was checked for dust.
For months {employee} has cleaned [count] flats a day; no wonder the back hurts.
Complaints about the cleaning in {city} go straight to {assignee}, who deals with them.
On {end_date} the service at {street} comes to an end, {company} confirmed.
{rooms} rooms? That's a whole day's work.
We clean on {weekday} only.
A visit costs {price}.
Total area to be swept: {area} m2
The vacuum starts humming at {time}.
Scrubbing took {hours} hours.
From {start_date} a cleaner will come.
{company}: nobody cleans cleaner!
Please clean {quantity} windows.
Address of the flat to be cleaned: {street}
{employee} cleans our office every {weekday}.
{company} cleans the house in {street}.
The cleaning costs {price}.
{employee} starts at {time} and finishes at {end_time}.
{customer} wants the windows cleaned on {date}.
It takes {hours} hours to clean the whole house.
The cleaner, {employee}, earns {salary} a month.
Please buy {quantity} bottles of soap.
{customer} has hired {company} to clean the stairs.
{company} was hired by {customer} for {price}.
Dear {recipient}, the key is under the mat. {sender}
The windows in {street} have been assigned to {assignee}.
The contract runs from {start_date} to {end_date}.
{employee} forgot to clean the kitchen of our client {customer}.
{customer} was pleased with the work of {employee}, the cleaner.
No cleaning on {date}, {employee} is ill.
Who is responsible for the stairs? {assignee}. On which day? {weekday}.
Customer: {customer}. Cleaner: {employee}. Hours: {hours}.
The office in {city} is cleaned at night from {time}.
One of our staff, {employee}, left the mop at {street}.
{rooms} rooms, {hours} hours, {price}
We need someone to clean on {weekday}.
The carpet, {area} square metres, must be washed.
{sender} left a note for {recipient} about the dirty oven.
{recipient} found a note from {sender} on the fridge.
Can you come on {date} at {time}? The bath is filthy.
hi {recipient}, no need to iron this week. {sender}
The pay is {salary}, the work is in {city}.
{company} has been cleaning for {customer} since {start_date}.
The client, {customer}, will be away until {end_date}.
To clean the bath, {employee} needs {quantity} sponges and a new bucket.
By {end_time} the floor must be dry.
How much do you charge for {rooms} rooms? {price}.
Cleaner wanted in {city}, {salary}, mornings only
The hall in {street} hasn't been swept since {date}.
It's {employee} who cleans and {customer} who pays.
Started at {time}, done at {end_time}, paid {price}
Her client, {customer}, gave {employee} a cake.
{employee} got a bunch of flowers from {customer}, whose flat she cleans.
Instead of [person], {assignee} will look after the laundry.
The bill from {company} comes to {price}.
After {hours} hours of scrubbing {employee} sat down.
{area} square metres of glass, cleaned in {hours} hours
From {start_date} we'll come on {weekday}.
There's dust in all {rooms} rooms, wrote {customer}, our client.
{company} pays {salary}, which is too little.
Order of {customer}: {street}, {rooms} rooms, {date}
On {weekday} the bins go out, {recipient}, don't forget! {sender}
Please don't ring before {time}, the baby sleeps.
The garage will be taken care of by {assignee} on {date}.
{quantity} towels are missing, said the hotel.
Last cleaning on {end_date}, then we move out.
Has {employee} mopped here? The floor is still sticky.
{street}: windows, doors, stairs, every {weekday}
They promised to be out by {end_time}, but the polish was wet.
Dear {customer}, we are raising our price to {price}. {company}
The flat measures {area} square metres and has one bath.
Cleaning in {city}? Call {company}!
The responsibility for the lift lies with {assignee}, who polishes it daily.
{employee}, paid {salary} by {company}, quit yesterday.
The {rooms} rooms upstairs can wait until {date}.
"Use less soap," {sender} wrote to {recipient}.
I'd like {quantity} curtains washed by {due_date}.
For {hours} hours on a {weekday} we ask {price}.
The caretaker's house in {street} is done by {employee}.
Working hours from {time} to {end_time}, pay {salary}
Since {company} took over, the toilets in {city} shine.
Shirts ironed: {quantity}. Time needed: {hours} hours.
{customer} rang to ask why {employee} hadn't come to clean.
{employee} cleans for {customer} on {weekday}.
{customer} has {employee} come every {weekday}.
{company} sends its worker {employee} to the client, {customer}, at {time}.
On {date} {employee} cleans the flat of {customer}.
The flat of {customer} is cleaned by {employee}.
{customer} pays {company} {price} for {hours} hours.
{company} gets {price} from {customer} by {due_date}.
{employee} earns {salary} and works {hours} hours a week.
The cleaner, {employee}, comes at {time} and goes at {end_time}.
From {time} to {end_time} {employee} cleans at {street}.
{hours} hours of work, {price}, due {due_date}
{area} square metres in {city}, {rooms} rooms, once a week
The office of {company} in {city} has {area} square metres.
The boss, {manager}, told {employee} to clean room {room}.
{employee} cleaned room {room} and told the supervisor, {manager}.
Room {room} was cleaned by {employee} at {time}.
{manager}, who leads the team, asked its member {employee} to come and clean on {weekday}.
Our employee {employee} is ill; the flat of the client, {customer}, is assigned to {assignee} instead.
Instead of [person], {assignee} handles the job that {customer} ordered for {date}.
{assignee} takes over the work from {start_date}.
Our employee {employee} is on holiday from {start_date} to {end_date}.
Until {end_date} {assignee} is responsible for the stairs at {street}.
The client, {customer}, gave the cleaner, {employee}, a key on {date}.
{employee}, who does the cleaning, got the key from {customer}, who pays for it.
The key was given by our customer {customer} to our worker {employee} at {time}.
When the job ends on {end_date}, {employee}, who cleaned, gives the key back to {customer}, who paid.
To get the key, contact {contact}, phone {phone}.
Ask our contact person, {contact}, at {street} for the key.
{owner} owns the flat, {tenant} rents it, {employee} cleans it.
{tenant} rents the flat, and the owner, {owner}, pays for the cleaning.
{customer} pays {price} so that {employee} cleans the stairs.
The tenant, {tenant}, must clean the flat before {due_date}, says the owner, {owner}.
The flat, rented by {tenant}, will be cleaned on {date}.
The owner, {owner}, keeps the deposit, {deposit}, because the tenant, {tenant}, did not clean.
The guest, {guest}, leaves the flat on {end_date}; {employee} cleans at {time}.
{employee} cleans the room of {guest} at the {hotel}.
The {hotel} has {rooms} rooms and pays {employee} {salary}.
A hotel guest, {guest}, complained to {manager}, the boss, about room {room}.
The head, {manager}, got a complaint from {guest}, who is staying in room {room}.
A client, {customer}, complained to {company} on {date}.
{reporter} reported that the window in room {room} is dirty.
The client, {customer}, says that the cleaner, {employee}, broke a {product}.
A {product} was broken by our worker {employee} on {date}.
The {product} that the cleaner, {employee}, broke had cost its buyer, {customer}, {price}.
{company} pays its client {customer} {price} for the broken {product}.
{employee}, who cleans the flat at {street}, needs a new {product}.
{customer} buys a {product} for the cleaner, {employee}.
{supplier} brings {quantity} {product:many} on {delivery_date}.
{company} ordered {quantity} {product:many} from {supplier} on {order_date}.
{supplier} sold {company} {quantity} {product:many} for {price}.
The floor is made of {material}; please use little water.
The {color} sofa of our client {customer} is made of {material}.
Please do not clean the {color} carpet. Your client, {customer}
Dear {employee}, when you clean, please feed the {animal} too. Your client {customer}
Dear client, dear {customer}, I come to clean at {time} on {date}. {employee}
Our client {customer} has a {animal}, and the cleaner, {employee}, is afraid of it.
The {animal} belongs to {owner} and bit {employee}, our cleaner.
{sender} asks {recipient} to clean the stairs on {weekday}.
Hi {recipient}, can you clean on {date}? I pay {price}. {sender}
{employee} gets {price} for {hours} hours of cleaning, paid by {customer}.
Invoice {invoice_id} for {customer}: {hours} hours, {price}
The bill of {invoice_date} over {price} is for {customer}.
Paid by {customer} on {date}: {price}
The first visit costs {price}, with {discount} off.
{company} gives new customers {discount} off until {end_date}.
{discount} off in {city}! Call {company} at {phone}.
Who cleans? {employee}. For whom? For {customer}. When? At {time}.
How long does it take? {hours} hours for {rooms} rooms.
How big is the flat? {area} square metres, says the client, {customer}.
Customer: {customer}. Cleaner: {employee}. Day: {weekday}. Time: {time}.
Cleaner {employee}, boss {manager}, start {start_date}, pay {salary}
Street: {street}. Key: with {contact}. Rooms: {rooms}. Animal: {animal}.
Our cleaner {employee}, {age}, from {home}, has {experience} years of experience.
{employee} lives in {home} and cleans in {city}.
To clean for {customer}, the worker {employee} has to travel {distance} km from {home}.
{driver} drives the cleaner, {employee}, to {street} at {time}.
{employee} cleans in {city} and is driven home by {driver} at {end_time}.
{company}, founded in {year}, belongs to {owner}.
{owner} owns {company}, {manager} runs it.
As a client, {customer} gives {company} {score} stars.
{employee}, who cleans, got {score} stars from {customer}, who pays.
{score} stars for {employee}, who cleaned our {rooms} rooms! {customer}
{witness} saw the cleaner, {employee}, leave at {end_time}.
It took {employee} {minutes} minutes to clean room {room}.
{quantity} windows in {minutes} minutes, said the cleaner, {employee}, to the client, {customer}.
From {start_date} it costs {price} instead of [money], writes {company}.
Book our cleaner {employee} at {website} or write to {email}.
{tenant}, who rents the flat, had left {deposit} as a security with the owner, {owner}.
""",
    "translation": """
The new version of {title} is in the hands of {assignee}.
{publisher} has brought out {title}, a novel by {author}.
Could {assignee} take charge of {pages} pages before {due_date}?
Written by {author} in {year}, {title} had to wait long for a translation.
Our price for a manual about {topic} would be {price}.
Client: {customer}; deadline: {due_date}; subject: {topic}
After proofreading by our employee {employee}, merely {errors} mistakes were left.
Our client {customer} emailed the contract to {email} on {date}.
Not [person] but {assignee} will take on the job for {customer}.
From {start_date} on, {assignee} is busy with a text on {topic}.
"That makes {pages} pages," says the translator, {assignee}, "and each is worse than the last."
Job number {order_id} was passed by {manager}, the head of the office, to {assignee}.
Dear {recipient}, your birth certificate has been translated; the bill is {price}.
A letter from {country}, badly smudged, was assigned to {assignee}.
Living in {home}, the translator, {assignee}, knows the dialect well.
How much does it cost? {price} for {pages} pages.
{author}, who wrote it, was furious: {errors} errors in a single chapter!
{manager}, who runs the agency, wants {title} finished by {due_date}, no excuses.
Checked on {date} by {employee} of our staff, order {order_id}
With {experience} years in the business, our translator, {assignee}, rarely needs a dictionary.
It was {customer} who ordered a translation of {title}.
Please deliver the finished text to {email} by {due_date}.
The book, which {publisher} printed in {year}, has {pages} pages.
Assigned to {assignee}, an interpreter who lives in {home} and specialises in {topic}
To translate {title}, one needs the consent of {publisher}, the publisher.
hey {assignee}, order {order_id} is your responsibility, any news? the client is getting nervous
Started on {start_date}, still unfinished: {title}
For our client {customer} the translation must be certified in {city}.
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
Lost in the post: the manuscript of {title}, on its way to the translator, {assignee}
What the translator, {assignee}, makes of the puns {author} wrote is a small miracle.
We need {pages} pages on {topic} put into English by {due_date}; can you help?
Proofreader's report: {errors} errors, most of them commas, signed by our employee {employee}
A notary in {city} has stamped the papers meant for {recipient}.
Quote for {customer}: {pages} pages, {price}, delivery within [duration]
"I dream in two tongues," says the translator, {assignee}, who makes a home in {home}.
Published by {publisher} in {year}, {title} sold better abroad than at home.
Hey {assignee}, you are handling this one: the customer ({customer}) would like the text before {due_date}, any chance?
Six languages, {experience} years at it, and {assignee} still can't translate a menu.
Should {assignee}, who is in charge, fall ill, says {manager}, the boss, the text on {topic} will be late.
From {country} came a will, handwritten, {pages} pages long.
It took {assignee} from {start_date} to the summer to translate {title}.
Delivered on {date} to {email}, acknowledged by the client, {customer}
{publisher} has bought the rights to {title}; a translator is being sought.
In the margin the author, {author}, had scribbled: "Kill this sentence!"
Order {order_id}: text about {topic}, urgent, {price}
How many errors did {employee}, who works at our office, find? Fully {errors}, and it wasn't even a long text.
Whenever our client {customer} sends us a contract, {manager}, head of the office, assigns it to {assignee}.
The original is by {author}; the English version we owe to {assignee}.
Could you post the certified copy to {recipient} in {country}?
With a heavy heart the translator, {assignee}, gave {title} back to {publisher}, the publishing house, unfinished.
Bill to {customer}, order number {order_id}, amount {price}, language pair as agreed
Set in {city} and written in {year}, {title} is full of slang.
To begin on {start_date} and be finished by {due_date}: a manual on {topic}
{experience} years of practice, a dictionary, a strong tea: the translator, {assignee}, is ready for the new novel by {author}.
Nobody in {home} knows that {assignee}, the quiet neighbour, translates thrillers.
Not until {date} did the buyer, {customer}, notice that {pages} pages were missing.
The firm, run by {manager}, never accepts texts on {topic}.
By e-mail to {email}: please confirm the fee of {price} for translating {title}.
In {country} as well as over here, the book is called {title}.
Our reviser {employee} checks every text before the client, {customer}, sees it.
If the leaflet on {topic} isn't with {recipient} by {due_date}, we lose the job.
Charged: {price}. Translated: {pages} pages. Complaints: none.
Who is going to translate {author} now? {assignee}, of course, says {publisher}.
Printed in {city} in {year}, the only copy of {title} has no cover.
{manager}, our chief, was livid when {employee} from the office sent {order_id} to the wrong client.
Subtitles for a film about {topic}: started {start_date}, due {due_date}
Sworn translator in {home}, {experience} years in the profession, speedy
At {price} a chapter, the client, {customer}, thought the job too dear.
The translator is {assignee}.
Mistakes per chapter: {errors}
It is the best-known work of {author}.
Our agency is led by {manager}.
The text has {pages} pages.
What is the translation called? {title}.
Reply to {email}, please.
The translation must be ready by {due_date}.
It was first printed in {year}.
Publisher of the English edition: {publisher}
{assignee} translates the book {title}.
The client, {customer}, needs the text by {due_date}.
{assignee} translated {pages} pages for {customer}.
{customer}, who had ordered the text, got it from the translator, {assignee}, on {date}.
The translation costs {price}.
The book was written by {author}.
{title} by {author} will be translated by {assignee}.
Our employee {employee} found {errors} errors in the text.
Please send the text to {email}.
The text is about {topic}.
The translation must be finished by {due_date}.
{publisher} wants to print {title} in {country}.
The boss, {manager}, assigned the text to {assignee}.
The translator, {assignee}, lives in {home} and has {experience} years of experience.
Your order number is {order_id}.
Dear {recipient}, the text is ready. {sender}
{sender} sent {recipient} the translated letter.
The letter to {recipient} was translated by {assignee}.
We pay {price} for {pages} pages.
Who wrote it, and who translated it? {author} and {assignee}.
How many pages is it? {pages}, says the client, {customer}.
Customer: {customer}. Pages: {pages}. Ready by: {due_date}.
The text that {customer} ordered came in on {date}.
{assignee} needs {days} days to translate {pages} pages.
The client, {customer}, is happy with the work of {assignee}, the translator.
There are still {errors} errors in it, wrote {customer}, who had paid for it.
{employee}, one of the staff, checks what {assignee} has translated.
The original was printed by {publisher} in {year}.
The papers are for an office in {city}.
Translated by {assignee}, checked by staff member {employee}, paid by {customer}
{title}, which {author} wrote in {country}, is hard to translate.
The poem is by {author} and not by the translator, {assignee}.
hi {recipient}, can you do {pages} pages by {due_date}? {sender}
It was {employee}, a colleague from the office, who found the mistake in {title}.
{customer} paid {price}, and the translator, {assignee}, got half of it.
Because {assignee}, who handles it, is ill, order {order_id} will be late.
Ordered by {customer} and assigned to {assignee}, it was done in {hours} hours.
At the court in {city}, {assignee} translated for the witness, {witness}.
{speaker} gave a talk, and {assignee}, the translator, rendered every word.
The manual for the {product} has {pages} pages.
{company} needs a manual for the {model} by {due_date}.
The price for order {order_id} is {price}.
{manager} runs our office in {city}.
From {sender} came a letter that nobody could read.
{pages} pages in {days} days? Give the task to {assignee}, who handles such things.
The translator of {title}, {assignee}, won a prize on [date].
{publisher} pays the translator, {assignee}, {price} for the book.
No text leaves our house before our employee {employee} has read it.
In {title}, {author} tells of a journey to {destination}.
A contract of {pages} pages, on {topic}, ordered by {customer}
The birth certificate says {person}, born in {birthplace} on {birth_date}.
Having lived in {country} for years, the translator, {assignee}, knows every saying.
The client, {customer}, changed the text on {date}.
If you have a question about {order_id}, call {phone}.
{employee} works for us in {city} and speaks like a native.
By {due_date}, the client, {customer}, must have all {pages} pages.
{title} is sold in {country} for {price}.
What is {title} about? It is about {topic}.
I, {assignee}, have translated this letter for {customer}.
{author}, who wrote the novel, thanked {assignee} for translating it so well.
Done: {pages} pages. Errors: {errors}. Translator: {assignee}.
The new job from {customer} went to {assignee}, not to [person].
To {recipient}: your papers are ready in our office at {street}.
Only after our colleague {employee} had read {title} twice were the {errors} errors found.
The book about {topic}, written by {author}, is now out in {country}.
For {experience} years {assignee} has translated for {publisher}.
The text that {sender} mailed on {date} was empty.
Your contact person, the notary {contact}, will sign the translation at {time}.
A client, {customer}, asked the boss, {manager}, for someone who knows {topic}.
{assignee} translates {pages} pages for {customer}.
Our client {customer} sent the translator, {assignee}, a text of {pages} pages.
{assignee}, who is to translate it, got the text on {date} from {customer}, who pays for it.
The text by {author} is translated by {assignee}.
{author} wrote {title}, and {assignee} translates it.
{assignee} put {title} into English; it was written by {author}.
Paid by {publisher}, the publisher, for translating {title}: {price}, to {assignee}
{assignee} gets {price} from the publishing house, {publisher}, for translating {pages} pages.
The text must be ready by {due_date}.
Start on {start_date}, end on {end_date}, {pages} pages
The head, {manager}, gave the job to {assignee} on {date}.
{assignee}, to whom it was assigned, gave the job back to the boss, {manager}, as {due_date} was too soon.
Staff member {employee} read the text and found {errors} errors.
{errors} errors were found by our worker {employee} in the text that {assignee} had translated.
The buyer, {customer}, praised {assignee} for translating {title}.
The client, {customer}, complained to the head, {manager}, about how {assignee} had translated.
The text is about {topic} and comes from {country}.
{assignee}, who handles the text, knows a lot about {topic}.
{assignee}, to whom we assigned this job, must know {skill} for it.
A {job} wrote the text, {assignee} translates it.
Dear {recipient}, here is your text about {topic}. {sender}
{sender} wrote to {recipient} to ask for a price for {pages} pages.
{recipient}, can you do {pages} pages by {due_date}? {sender}
{sender} wrote to {recipient} that it would cost {price}.
Order {order_id} of {customer} goes to {assignee}.
Order {order_id} came on {order_date} and is due on {due_date}.
Author: {author}. Title: {title}. Translator: {assignee}.
Client {customer}, price {price}, due {due_date}
Order {order_id} / {title} / {pages} pages / translator {assignee}
Who translates it? {assignee}, from {home}.
Who wrote it? {author}, in {year}.
How much is it? {price}, and {tax} in tax comes on top.
{assignee} spends {hours} hours a day translating {title}.
It took {assignee} {duration} to translate {title}.
{company} sends its manuals to the translator, {assignee}, in {city}.
The manual of the {model} was translated for {brand}.
{brand} needs the manual of the {model} by {due_date}.
{assignee} translated the manual of the {product} for {company}.
{speaker} speaks, {assignee} translates, and {attendees} people listen.
{assignee} translates what {speaker} says at the {event} in {city}.
The {event} at {venue} begins at {time}; {assignee} translates.
The translator, {assignee}, was paid {price} for {hours} hours at {venue}.
{assignee} goes from {origin} to {destination} to translate for {customer}.
The client, {customer}, pays for the {hotel} where the translator, {assignee}, sleeps.
The translator, {assignee}, sat with the client, {customer}, in room {room} until {end_time}.
The doctor, {doctor}, spoke, {assignee} translated, and the patient, {patient}, understood.
For the sick {patient}, {assignee} translated what the physician, {doctor}, had said.
Dr. {doctor} asked for the translator, {assignee}, at {time} to talk with the patient, {patient}.
The witness, {witness}, spoke in court, and {assignee} translated.
What {witness} had seen on {date} was put into English by {assignee}, who translates for the court.
{teacher} taught the translator, {assignee}, in {city}.
The pupil, {student}, translated a page of {title} for the teacher, {teacher}.
{teacher}, who teaches the class, found {errors} errors in the text of {student}, one of the students.
{winner} won the prize for the best translation.
The prize of {price} went to {winner} for translating {title}.
{publisher} in {city} brings out {title} on {date}.
{title} came out in {year} with the publisher {publisher}, translated by {assignee}.
The reporter, {reporter}, asked the author, {author}, whether {assignee} had translated well.
{author}, who wrote the book, told [person] that the translation was better.
The writer, {author}, was born in {birthplace}; the translator, {assignee}, lives in {home}.
{assignee}, a translator born in {country}, has {experience} years of experience.
The owner of {company}, {owner}, wants the letter from {sender} put into English.
The letter from {sender} to {recipient} was translated by {assignee}.
{assignee} translated a letter that {recipient} had got from {country}.
{sender} in {country} wrote the letter; {recipient} in {city}, who got it, cannot read it.
The seller, {seller}, and the buyer, {customer}, signed the contract that {assignee} had translated.
{tenant}, who rents, needs the lease in English; {owner}, who owns the house, pays {price}.
Our contact at {company}, {contact}, takes new texts at {email}.
Call {contact} at {phone} and ask for the price.
The file is on {website} until {end_date}.
The user {user} put the file on {website} at {time}.
Version {version} of the program must be translated by {due_date}.
The program runs on {os}, and {assignee} translates its help pages.
The invoice {invoice_id} of our translator {assignee} is over {price}.
{customer} paid invoice {invoice_id} of {invoice_date} late.
{deposit} is to be paid in advance by {customer}, {price} in all.
{customer} gets {discount} off for more than {pages} pages.
The translator, {assignee}, gives the client, {customer}, {discount} off.
Our employee {employee} is ill, so {title} is now assigned to {assignee}.
From {start_date} on, {assignee} is in charge of what our employee {employee} used to do.
The boss, {manager}, thanked {employee} from the office for reading {title} in {days} days.
Please send the text to {recipient} in {city} by {end_time} on {weekday}.
On {weekday} at {time} the translator, {assignee}, hands in {title}.
The translator, {assignee}, found that {author} had made {errors} mistakes in writing {title}.
{carrier} brought the papers of the client, {customer}, to the translator, {assignee}.
The birth paper of {person}, born on {birth_date}, is to be translated.
{person} was born on {birth_date} in {birthplace}, the translated paper says.
{assignee} translates the recipe for {dish} that {author} wrote.
Done on {date}: {title}, by {author}, for {publisher}
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
For spoiled food the customer, {customer}, claims {price} from {company}.
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
As compensation, our customer {customer} will be credited with {price}.
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
Fridge off, lift stuck, candles out: at {time} all of {city} went black.
{tenant}, who rents the top floor at {street}, climbed the stairs by torchlight.
Don't panic, {company} tweeted, the current will be back by {end_time}.
For {hours} hours not a single traffic light worked in {city}.
Job card {ticket_id}: blown fuse, {street}, fitter {assignee}, arrival {time}
On account of works on the mains, taps in {city} will run dry on {date}.
Which customer gets compensated? {customer} does, with {price}, says {company}.
Dear {recipient}, we had to switch you off for {minutes} minutes, sorry about that. {company}
It took our technician, {employee}, {minutes} minutes to find the cellar at {street}.
"We are doing all we can," {speaker} told reporters gathered in {city}.
Told by {company} to wait, {reporter}, who had reported the smell of gas, ran outside.
Between {time} and {end_time} on {date}, please keep your freezer shut.
Customer no. {customer_id} has been without heating since {date}.
Ringing {phone} is pointless before {time}, the tape says.
A swan flew into the wires near {city}, and {company} needed {hours} hours to fix them.
The refund of {price} was credited to account {customer_id} on {date}.
Yes, it's dark here as well, texted {tenant}, a lodger at {street}.
Should the lights flicker again, ask {assignee}, who has charge of the network, not [person].
Gas off {time} / gas on {end_time} / engineer {employee} / address {street}
{reporter} saw sparks at {street} and called {phone} straight away.
No sooner had {assignee}, in charge of the repair, spliced the cable than the fuse blew again.
Planned for [date], the meter swap at {street} will now be done on {date}.
A spokeswoman, {speaker}, put the blame on {company}.
The hospital in {city} ran on its generator for {hours} hours.
We lost {price} worth of ice cream, {customer}, a customer, told {company}.
At {end_time} it was over, and the street lamps of {city} lit up one by one.
hiya {assignee}, fault {ticket_id} is yours now, ladder's in the van
{employee} from {company} will read your meter on {date}; allow {minutes} minutes.
The landlord forgot to pay, so {company} cut off {tenant}, the poor tenant, on {date}.
As {speaker} explained at the town hall, {street} hangs on a line of its own.
Logged at {time} by {reporter}: water in the transformer house, case {ticket_id}
Until {end_time}, nobody at {street} will be able to cook.
{customer}, whose account is {customer_id}, has not been billed since {date}.
Within [duration], the firm had promised; in truth {hours} hours went by in {city}.
Water pressure low at {street}? Phone {phone} before {end_time}.
By candlelight {tenant} wrote a furious letter to {company} from the rented room.
Whose fault was it? A squirrel's, {speaker} of {company} said on the radio.
Power came and went all evening in {city}; {assignee}, the repairman on duty, never slept.
We reimbursed our client {customer} with {price} and closed case {ticket_id}.
Digging at {street} begins on {date} at {time}; no water meanwhile.
Gone dark: the whole of {city}
Dial {phone} to report a fault.
An engineer is seeing to it, namely {assignee}.
Expect no water on {date}.
Fault reported by: {reporter}
The blackout went on for {hours} hours.
Nothing worked until {end_time}.
The grid belongs to {company}.
Fuses changed in {minutes} minutes!
Your number with the electricity company is {customer_id}.
{reporter} reported at {time} that {street} has no power.
The cut at {street} was reported by {reporter}.
{assignee} was given the job of mending the line at {street} at {time}.
{assignee} mended the cable at {street} in {hours} hours.
{company} put {assignee} in charge of the repair in {city} at {time}.
In {city} the light went out at {time} and came back at {end_time}.
{reporter} saw the dark street, {assignee} mended the cable.
{assignee} mends what {reporter} reported, fault {ticket_id}.
Fault {ticket_id} was given to {assignee} on {date}.
{tenant}, who rents the flat, called the owner, {owner}, at {time}.
The owner, {owner}, told the tenant, {tenant}, to wait until {end_time}.
{owner} owns the house at {street}, {tenant} rents it.
The lodger, {tenant}, sat in the dark for {hours} hours.
The customer {customer} has the number {customer_id} and lives at {street}.
A client, {customer}, asks {company} for {price} because of the cut on {date}.
{company} pays its customer {customer} {price} for the cut.
For the long cut {customer}, a customer, got {price} from {company}.
{company} cuts the power on {date} from {time} to {end_time}.
On {weekday} there is no power at {street} until {end_time}.
The work at {street} starts on {start_date} and ends on {end_date}.
From {start_date} to {end_date} {company} works at {street}.
Our worker {employee} changes the meter of the tenant, {tenant}, on {date}.
The tenant, {tenant}, let in {employee}, who works for {company}, at {time}.
{manager}, the head of {company}, said sorry to the customer, {customer}.
Our boss, {manager}, sent one of the workers, {employee}, to {city}.
{employee}, who works for us, was sent to {street} by our boss, {manager}.
The speaker of {company}, {speaker}, said that {city} was dark for {hours} hours.
[count] people in {city} had no power, said {speaker} in a speech.
[count] people in {city} sat in the dark at {time}.
{witness} saw a {color} flash at {street}.
{witness} saw how {driver} drove into the mast.
{driver} drove into a mast, and {city} was dark at {time}.
The {color} car driven by {driver}, plate {plate}, hit the mast.
{owner} owns the car {plate}, but {driver} was at the wheel when it hit the mast.
The driver, {driver}, has to pay {price} for the mast.
A {animal} got into the cable at {street}.
{reporter} found a {animal} on the cable in {city}.
The cable was made of {material} and came from {supplier}.
{supplier} delivers a new {component} on {delivery_date}.
{assignee} put in a new {component} at {time}.
The {component} had a {symptom}, found {assignee}, who mended it.
{sender} wrote to {recipient} about the cut at {street}.
{recipient} got a letter from {sender} of {company}.
Dear {recipient}, the power comes back at {end_time}. {sender}
Dear {recipient}, please read your meter by {due_date}. {sender}
Hello {recipient}, is there light at {street} again? {sender}
{contact} at {phone} tells you when the light comes back.
Ask {contact} of {company} or see {website}.
Fault: {ticket_id}. Street: {street}. Reported by: {reporter}. Sent: {assignee}.
City: {city}. From: {time}. To: {end_time}. Company: {company}.
Tenant {tenant}, owner {owner}, {street}, dark since {time}
Planned cut {date}, {time} to {end_time}, {postcode} {city}
Customer {customer}, {customer_id}, asks for {price}
Who reported it? {reporter}, at {time}.
Who mends it? {assignee}, sent by {company}.
How long was {city} dark? For {minutes} minutes.
When does the light come back? At {end_time}, says the contact person, {contact}.
hi, i rent the flat at {street}, no light since {time}, what is going on? {tenant}
still dark here, phone at {battery}. {sender}
power back in {city} at {end_time}, thanks to {assignee}, who mended it
{tenant}, a tenant whom the owner, {owner}, had not told, was without light on {date}.
The cable that {driver} drove into was mended by {assignee}.
What {reporter} had reported at {time} was mended by {end_time}.
Cut off by {company}, let in by the tenant, {tenant}: the employee {employee}, at {street}
It was not [person] but {reporter} who reported it at {time}.
The cut is not on [date] but on {date}, {time}.
Light came back last of all in {city}, at {end_time}.
The mast is not theirs, but {company} mends the cable by {due_date}.
{customer}, a customer of ours, got {price} for a spoilt roast.
The phone of {sender} showed {battery} when the light went out.
In room {room} it was {temperature} degrees after {hours} hours.
It was only {temperature} degrees in the flat that {tenant} rents.
{patient} was treated by Dr. {doctor} in the dark.
Dr. {doctor} sent {patient} to {city}, where there was power.
The {event} at {venue} was stopped at {time}.
At {venue} {attendees} people waited {minutes} minutes for the light.
A guest, {guest}, sat in the lift of the {hotel} for {minutes} minutes.
The {hotel} in {city} gave its guest {guest} {price} back.
{guest}, who was staying at the {hotel}, had no light in room {room}.
{service} was down from {time} to {end_time} for lack of power.
{errors} errors were logged by {service} after the cut.
The teacher, {teacher}, sent the pupil, {student}, home because room {room} was dark.
{customer} bought a {product} from {seller} for the next cut.
{seller} sold {quantity} {product:many} in {city} on {date}.
For {price} {seller} sold {customer} a {model}.
The bill {invoice_id} of {company} must be paid by {due_date}.
The client, {customer}, had not paid bill {invoice_id}, so {company} cut the power.
The power of the tenant, {tenant}, was cut because {price} was not paid.
{assignee}, in charge of the repair, went {distance} km to mend the mast.
{company} needs {days} days for the new cable in {city}.
{author} wrote in the paper that {city} was dark for {hours} hours.
The power went out at {time} in {street}.
{reporter} reported the power cut.
{assignee} is repairing the cable in {street}.
The lights came back at {end_time}.
{city} had no power for {hours} hours.
{company} supplies the electricity in {city}.
Call {phone} if your power is out.
A customer, {customer}, called us at {time}.
The fault has the number {ticket_id}.
{tenant} rents the flat and has no light.
The lights were out for {minutes} minutes.
{speaker} spoke for the power company on {date}.
{employee} from {company} found the fault.
{reporter} called in the fault and {assignee} is fixing it.
The fault that {assignee} repaired had been reported by {reporter}.
Dear {recipient}, the power will be off on {date}.
No power in {street} from {time} to {end_time}
Who reported the cut? {reporter}, from a mobile.
Fault: {ticket_id}. Street: {street}. Fitter: {assignee}.
After {minutes} minutes the fridge began to drip.
{tenant}, who rents the top floor, lit candles.
{company} will pay {price} to each customer.
Our customer {customer}, number {customer_id}, wants a refund.
On {date} a storm cut off the power in {city}.
By {end_time} most homes had light again.
hi, is the power out at yours too? {street} is dark
Speaking to the press, {speaker} said that {company} was sorry.
It was {employee}, one of our electricians, who cut the cable.
Planned work: {date}, {time} to {end_time}, {street}
In {city} people sat in the dark for {hours} hours.
The tenant in {street}, {tenant}, is afraid of the dark.
For news about fault {ticket_id} ring {phone}.
The ice cream of our customer {customer} melted; the bill was {price}.
At {time} all of {city} went dark.
{minutes} minutes without a lift, and someone was stuck.
To whom it may concern at {street}: the cut ends at {end_time}.
The cable is {assignee}'s job, said {employee}, who works for the power company.
A tree fell on the line near {city}, {speaker} explained to the press.
"My freezer!" cried the customer, {customer}, who had been without power for {hours} hours.
Reported at {time} by {reporter}: no light on the stairs
Power back? Yes, since {end_time}.
Please note your customer number, {customer_id}, on the form.
{company} sent {employee}, an electrician, to {street}.
{employee} was sent out by {company} and got lost.
The meter of {tenant}, who rents the flat, is broken.
Next outage: {date}, for {minutes} minutes
{recipient} got a letter about the power cut on {date}.
Instead of [person], {assignee} will mend the fuse box.
For {price} the old wires in {street} could be replaced.
{city} grid, fault {ticket_id}, cause unknown
The call of a customer, {customer}, reached our hotline at {time}.
We were told to wait {minutes} minutes; it took {hours} hours.
The company's voice on the radio, {speaker}, promised light by {end_time}.
If you dial {phone}, nobody answers.
Account {customer_id} has been credited with {price}.
Found and fixed on {date} by {employee}: a burnt fuse
Since {time} {tenant}, a tenant of ours, has had no hot water.
Thanks to {reporter}, who rang at once, we knew of the fault.
The baker in {street} lost [money] because the ovens were cold.
When will it be repaired, and by whom? By {end_time}, by {assignee}.
The outage began on {date} and lasted {hours} hours.
Ticket {ticket_id} was taken on by {assignee}, who'll repair it tonight.
Dear {recipient}, we regret the cut and enclose {price}. {company}
All of {street} was dark, only {tenant}, who rents the attic, had a torch.
Another cut this week, sighed {customer}, a customer of {company}.
{minutes} minutes of darkness in {city}, and lots of stars
""",
    "babysitting": """
While the client, {customer}, is at the opera, [person] minds the children.
From {time} until {end_time}, {person} has the little ones.
Wanted: sitter for {children} children, {weekday} evenings
Bedtime story: {title}. Lights out: {end_time}.
Is our sitter {person} free on {date}?
For an evening {person} takes {price}.
Aged {age} and living in {home}, [person] loves looking after toddlers.
In an emergency ring {phone}; the family doctor is called {doctor}.
Could you stay {hours} hours, {recipient}? Regards, {sender}
Our childminder, [person], has been with us since {start_date}.
"It will be over by {end_time}," the client, {customer}, promised the sitter, [person].
{children} kids, {hours} hours, {price}: a fair deal
Having {experience} years' experience, [person] stays calm when they scream.
hi [person], can you come over at {time} on {weekday}?
If the rash gets worse, {person} should take them to the surgery of {doctor}.
The picture book {title} has to be read twice, or nobody sleeps.
Not before {time}, please, as our client {customer} gets ready late.
Our client {customer}, who has {children} children, is looking for help on {weekday}.
Payment: {price} in cash, handed over by {customer}
Beginning on {start_date}, {person} will fetch the children from nursery.
You can reach {contact} at {phone}, but only until {end_time}.
Although only {age}, [person] has already done this for {experience} years.
When the usual sitter cancelled, {person} stepped in at {time}.
Sitter booked for {date}: {person}, who lives in {home}
How many children does our client {customer} have? {children}.
On {date} we need someone for {hours} hours, starting at {time}.
{doctor}, our family doctor, knows about the asthma.
Thanks to [person], the sitter, our customer {customer} had {hours} hours of peace.
Dear {recipient}, the little one has a fever, please fetch the doctor, {doctor}. {sender}
It's {price} an evening and, mind you, [person] wants it in advance.
{person} moved to {home} and no longer sits for the client, {customer}.
Every {weekday} at {time} the doorbell rings and it's the sitter.
The number for emergencies is {phone}, stuck on the fridge.
After {title} had been read aloud, all {children} children were snoring.
Since [weekday] was impossible for [person], we settled on {weekday}.
First evening with the new sitter: {start_date}. Fee for the night: {price}.
Ring me any time on {phone}, I shan't be far.
How old is the sitter? {age}.
The two of them were read {title} until they slept.
Be here at {time} and bring slippers.
Pyjamas at seven, then {title}, then not another word, {person} was told.
I'm looking after {children} children for my client {customer}, so no, I can't come out on {weekday}.
Could [person] hold the fort until {end_time}? We'd add a little to the {price}.
Seeking a calm sitter for {children} boys, from {start_date}, every {weekday}
[person], a student aged {age}, put up a note at the bakery in {home}.
Last seen at {time} with chocolate all over: the {children} kids that [person] minds
The parents, {customer} by name, came home {hours} hours late and paid {price} extra.
In case of a rash: {doctor}, the children's doctor, picks up on {phone}.
It was [person], not [person], who had the night shift with the twins on {date}.
Sorry, {recipient}, the little one is ill, so we shan't need you on {weekday}. {sender}
"Once more!" they begged, and [person] opened {title} for the fourth time.
Sitter's log, {date}: arrived {time}, left {end_time}, one nappy
For {price} a night [person] cooks, tidies and reads stories.
What our client {customer} wants is a sitter with {experience} years of experience.
Mum's at work till {end_time}; [person], our sitter, is picking you up from school.
There are {children} of them, warned the client, {customer}, and none will go to bed before {time}.
Recommended by the paediatrician, {doctor}: our sitter [person]
Since [person] moved away to {home}, our client {customer} has found nobody for {weekday}.
Is {price} enough for {hours} hours? Ask around in the playground.
Ad: experienced ({experience} years) childminder, {age}, non-smoker, phone {phone}
The fever rose, so [person], the sitter, rang {doctor}, the family's physician, at {time}.
Beginning {start_date}, [person] comes to us every {weekday} after nursery.
From {sender} to {recipient}: could you do {date}, {hours} hours, same pay as ever?
Be so kind, [person], and call me on {phone} as soon as they're asleep.
At {age}, [person] is younger than some of the kids' cousins, yet {customer}, who pays for the sitting, trusts nobody more.
{customer} pays by bank transfer: {price} for {hours} hours
Although it was {weekday}, the usual day, [person] didn't show up until {time}.
Behind the sofa sat {children} children, listening to [person] reading {title}.
We live in [city], our sitter [person] in {home}, so a taxi home is included.
If you can't make it on {date}, [person], please let the client, {customer}, know.
The number on the fridge, {phone}, is the doctor's: {doctor}.
Neither {weekday} nor any other day suits [person], the client, {customer}, found out.
Having minded other people's kids for {experience} years, [person] now has a baby at home.
Reference: [person] worked for the client {customer} from {start_date} and was adored by all.
Two stories and a song, and by {end_time} the sitter, [person], could watch telly.
What's the bedtime book these days? {title}, and [person] does all the voices.
omg {recipient}, they tied me up!! {children} little pirates! home by midnight, {sender}
Instead of the agreed [money], {customer} paid the sitter, [person], {price}.
Dinner at {time}, bath, {title}, bed: the plan our client {customer} had left on the table
{hours} hours with {children} toddlers, and [person] still smiles.
{weekday} is sitter day.
We're back at {end_time} at the latest.
Price for the evening: {price}
Please read them {title}.
Would {date} suit you?
I've {experience} years of experience with babies.
The name of our family doctor is {doctor}.
All {children} kids are in bed.
Looking after them took {hours} hours.
{assignee} looks after the {children} children.
The parents come home at {end_time}.
{customer} pays {price} for the evening.
Please be here at {time} on {weekday}.
The child is {age} years old.
{assignee}, in charge of the kids tonight, has {experience} years of experience with children.
The client, {customer}, asked {assignee} to take care of the twins on {date}.
{assignee}, who had minded the kids, was paid {price} by {customer}.
There is {dish} for dinner.
Read {title} to the children before they sleep.
Call {phone} if the baby cries.
The children go to bed at {time}.
{assignee} can look after the little ones for {hours} hours.
Our client {customer} lives in {home} and has {children} children.
The doctor of the children is {doctor}.
The first evening is {start_date}.
Dear {recipient}, can you watch the kids on {date}? {sender}
{sender} asked {recipient} to come on {weekday}.
The baby slept for {minutes} minutes.
{assignee} minds the baby every {weekday}.
We live at {street}, on the top floor.
We need a babysitter for {children} children.
How old is the child? {age}, and very lively.
Who looks after the kids? {assignee}, until {end_time}.
{dish} is what the children like best.
Sitter: {assignee}. Client: {customer}. Evening: {date}.
{person} is {age} and loves to look after children.
{assignee}, who was minding the children, cooked {dish} for them.
The parents are at {venue} until {end_time}.
In case of fever, call Dr. {doctor}.
The client, {customer}, found the sitter, {assignee}, through a friend.
Please give the baby the bottle at {time}.
{price} an hour is what the sitter, {assignee}, asks.
For {hours} hours of work {customer} paid {price}.
The children are afraid of the {animal} next door.
Paid by {customer} to the sitter, {assignee}: {price}
{assignee}, who looks after our {children} children, is never late.
hey {recipient}, kids are asleep, all good here. {sender}
From {start_date} {assignee} will be in charge of the children every day.
It was {teacher} who taught the children to swim.
No sweets after {time}, please!
Looking for a babysitter in {city}, {price} an hour
The bus home for the sitter, {assignee}, goes at {time}.
After {minutes} minutes of {title} all {children} children were asleep.
The sitter, {assignee}, was told by the client, {customer}, not to open the door.
{customer}, who pays, came back at {end_time} and found the sitter, {assignee}, asleep.
The little one, {age}, wants to hear {title} again.
On {date} we go out, so {assignee} looks after the baby from {time}.
With {experience} years behind her, the sitter knows what to do.
Asked to stay longer, the sitter, {assignee}, wanted {price} for it.
Can {assignee} mind the kids on {weekday} instead of [date]?
For the key, please contact the neighbour, {contact}.
The child was born on {birth_date} and weighs {weight}.
Emergency number: {phone}. Doctor: {doctor}. Back at: {end_time}.
The client, {customer}, and the sitter, {assignee}, agreed on {price} an evening.
{recipient} got a message from {sender}: the sitter is ill.
The sitter drove the driver, {driver}, mad with her songs in the car.
If you want {dish}, children, wash your hands, said the sitter, {assignee}.
The {color} {product} belongs to the baby.
Never leave the baby alone for more than {minutes} minutes.
By {end_time} the client, {customer}, should be back from {city}.
The sitter, {assignee}, comes from {country} and studies here.
For the {children} children of our client {customer}, there is a new sitter.
{title} is the only film the children may see.
I, {assignee}, can take charge of your children from {start_date}.
Milk at {time}, bed at {end_time}, says the note.
A student, {student}, earns {price} an evening as a sitter.
Put a {product} next to the bed, or the child won't sleep.
Since {date} {assignee} has looked after the baby of our client {customer}.
Every {weekday} the {children} children wait at the window for {assignee}, who minds them.
{assignee} looks after {children} children on {date}.
The client, {customer}, puts {assignee} in charge of the boys at {time}.
{assignee} sits for the client, {customer}, from {time} until {end_time}.
{assignee} was hired by {customer} to watch the children.
The client, {customer}, mother of them all, is back at {end_time}.
{customer} is back at {end_time} and pays {price}.
The sitter, {assignee}, gets {price} a night, and {customer} pays.
{assignee} got {price} for looking after the girls for {hours} hours.
{price} for {hours} hours, paid by {customer}
{customer} pays {price} for an evening with {children} children.
{sender} asked {recipient} to babysit on {weekday}.
Dear {recipient}, can you watch {person} on {date}? {sender}
{assignee} will watch the children of the client, {customer}, on {date}.
Hi {recipient}, we need you from {time} to {end_time}. {sender}
{sender} wrote back to {recipient} that {weekday} was fine.
{person}, {age}, must be in bed at {time}.
{person} is {age} and likes {dish}.
For dinner there is {dish}, at {time}.
The person in charge, {assignee}, cooks {dish} for the {children} children.
The sitter, {assignee}, cooked {dish}, but little [person] would not eat.
The sitter, {assignee}, read from {title} for {minutes} minutes.
{minutes} minutes of {title}, then sleep
{title} by {author} lies next to the bed.
The book {title}, written by {author}, was read aloud by the sitter, {assignee}.
{assignee} is responsible for fetching the pupil, {student}, from school at {time}.
Fetching {student}, a pupil, is handled by {assignee}, says {teacher}, the teacher.
The teacher, {teacher}, lets the pupil, {student}, go only with [person].
{student} is taught at school by {teacher} until {end_time}.
The client, {customer}, told the teacher, {teacher}, that {assignee} was in charge of fetching {student}, the pupil.
{driver} drives the sitter, {assignee}, home at {end_time}.
After minding the kids, {assignee} is driven home by {driver} to {home}.
Our sitter, {assignee}, lives in {home} and takes the bus.
The client, {customer}, lives at {street} in {city}.
Come to {street} at {time}, the client on the doorbell is {customer}.
Who minds them? {assignee}, who is {age} years old and lives in {home}.
{experience} years of experience, {price} an hour, ask for {contact}
Booked by {customer} at {website}: the sitter, {assignee}
The sitter on duty, {assignee}, can be reached at {phone}.
Call {contact} at {phone} if little [person] cries.
If the patient, {patient}, gets worse, the sitter, {assignee}, calls Dr. {doctor}.
Dr. {doctor} is the doctor of {patient}.
The sick child, {patient}, has {temperature} degrees, wrote the sitter, {assignee}, to the client, {customer}.
The sitter, {assignee}, took the sick {patient} to Dr. {doctor} at {time}.
{patient} was examined by Dr. {doctor}, and the sitter, {assignee}, waited.
Born on {birth_date}, {person} needs a bottle every [count] hours.
The baby weighs {weight} and was born on {birth_date}.
{person} sleeps from {time} to {end_time}.
At {time} {person} goes to bed, at {end_time} the parents come.
Our client {customer} goes to a concert where {speaker} is on stage and needs a sitter.
While the client, {customer}, hears {speaker} give a talk at {venue}, {assignee} looks after the children.
The client, {customer}, is at {venue} until {end_time}, phone {phone}.
The parents are in {destination} from {start_date} to {end_date}.
From {start_date} until {end_date} {assignee} takes care of little [person].
{assignee} minds the kids for {nights} nights, the client, {customer}, travels to {destination}.
{nights} nights, {children} children, {price}: too little, says the sitter, {assignee}.
Our client {customer} flies to {destination} and leaves the children in the care of {assignee}.
The {animal} of {owner} must be fed at {time}.
{assignee} takes care of the {animal}, which belongs to {owner}.
The children, {children} of them, play with the {animal}.
{person} has a {color} {product} and sleeps only with it.
The {color} {product} belongs to {owner}.
{person} lost the {product}, but the sitter found it.
{witness} saw the sitter, {assignee}, and the children at {venue}.
The neighbour, {witness}, saw little [person] fall at {time}.
{reporter} reported to the client, {customer}, that the sitter came late.
The sitter, {assignee}, came {minutes} minutes late, reported {reporter}.
The client, {customer}, gives the sitter, {assignee}, {score} stars.
Sitter: {assignee}. Client: {customer}. Children: {children}. Date: {date}.
Client {customer}, sitter {assignee}, from {time} to {end_time}
From: {time}. Until: {end_time}. Pay: {price}. Place: {street}.
Who watches the children? {assignee}. Who pays? {customer}.
When do you come home? At {end_time}. Where are you? At {venue}.
How old is {person}? {age}, and in bed at {time}.
How many children? {children}. How long? {hours} hours.
Not [person] but {assignee} minds the children on {date}.
Instead of [date] the client, {customer}, needs the sitter, {assignee}, on {date}.
The sitter, {assignee}, was to come at [time] but comes at {time}.
{employee} of {company} watches the {children} children.
{company} in {city} sends its worker {employee} to the client, {customer}.
{customer} pays {company} {price}, and {employee} gets {salary}.
The head of {company}, {manager}, sends a member of staff, {employee}, on {weekday}.
Sitter wanted in {city} from {start_date}, phone {phone}
Wanted: someone for {person}, {age}, on {weekday} from {time}
A new client, {customer}, looks for a sitter from {start_date}, mail {email}.
Until {end_date} {assignee} is responsible for the kids every {weekday}.
{teacher} teaches {student} {skill} for {price} an hour.
{customer} paid {assignee} {price} for watching the boys on {date}.
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
Too close to call until {time}, the race went to {winner} in the end.
Landslide in {city}! {winner} takes everything, writes {author}.
Schools in {city} stay closed on {date} so that people can vote there.
The count at {venue} was still going on when {speaker} came to the microphone at {time}.
As a {job}, {winner} had never dreamt of becoming mayor.
"I'd rather have stayed a {job}," joked {winner} in the hour of triumph.
On {start_date}, when the new term begins, {winner} will be sworn in.
Leaflet: more for {topic}, less for roads! Vote on {date}!
Ballot box missing from {venue}, {street}; police are asking for help
Of all those entitled, {attendees} cast a vote in {city}.
It's official: {winner}, {age}, won the seat by nine votes.
Whom did {city} choose? A {job} called {winner}.
A recount at {venue}, begun at {time}, confirmed {winner} as the victor.
If you wish to vote in person, go to {street} before {end_time}.
Born by the docks of {birthplace}, {winner} won over the harbour vote in {city}.
The runner-up, [person], congratulated {winner} on the night of {date}.
Sources close to campaign chief {manager} say the posters alone cost {price}.
My nan, who hasn't missed a vote since the war, was at {venue} by {time}.
{author}, our correspondent in {city}, reports long queues outside {venue}.
No result before {end_time}, when the last polling station shuts, warned {speaker} on TV.
At a rally in {city}, {speaker} spoke for an hour on {topic}.
Elected: {winner}. Occupation: {job}. Residence: {home}. Age: {age}.
{winner} has pledged {price} for {topic}, to be spent from {start_date} on.
Only by post, or by mail to {email}, can ballots for {city} be requested.
Turnout slumped to {attendees}, {author} notes in the morning paper.
Between a {job} and a millionaire the voters chose the former, {winner}.
Still out of breath, {winner} thanked {manager}, the head of the campaign.
Hi folks, I've been counting votes at {venue} since {time} and can't feel my fingers.
The by-election set for [date] was put back to {date}, {speaker} announced.
From {home}, where {winner} lives, a bus full of fans drove to the victory party at {venue}.
Not the price of bread but {topic} decided the vote in {city}, so {author} thinks.
Complaints about the count may be sent to {email} until {end_time}.
"{winner} has it!" yelled {speaker}, reading from a slip of paper at {time}.
Once the {attendees} ballots had been counted, {winner} was carried out on shoulders.
A native of {birthplace} and a {job} by training, {winner} now runs {city}.
Voting took place at {venue}, {street}; of {attendees} voters, two fainted.
Everyone had expected [person], yet it was {winner} who topped the poll on {date}.
The outgoing mayor leaves on [date]; {winner}, newly elected, starts on {start_date}.
For the sum of {price}, {manager}, who leads the party, bought every billboard in {city}.
Nobody talked about {topic} until {winner} won the primary.
And the winner is ... {winner}!
Polls shut at {end_time}.
Everything about this campaign turned on {topic}.
We vote on {date}.
Your polling station: {venue}
Number of ballots cast: {attendees}
Doors of the polling station open at {time}.
The mayor-elect is {age} years old.
The campaign swallowed {price}.
By trade the new mayor is a {job}.
{winner} has won the election in {city}.
The election takes place on {date}.
You can vote at {venue} from {time} to {end_time}.
{winner} is {age} years old and was born in {birthplace}.
{attendees} people came to the debate.
{speaker} spoke about {topic} at {venue}.
The new mayor is called {winner} and works as a {job}.
{winner}, our new mayor, lives in {home}.
The term of office starts on {start_date}.
The election is always held on a {weekday}.
{manager} ran the campaign of the winner, {winner}.
{author} wrote the speech that {speaker} gave.
{speaker} read out a speech written by {author}.
The office is in {street}.
Letters of voters must arrive by {due_date}.
{witness} saw somebody take a ballot box.
The polls close at {end_time}.
{winner} beat [person] by a few votes.
Who won? {winner}, by a hair.
The main topic was {topic}.
Winner: {winner}. Age: {age}. Job: {job}.
In {city}, {attendees} people cast their vote.
Vote on {weekday}, it matters!
A {job} by trade, {winner} will now run {city}.
In a speech, {speaker} promised to do something about {topic}.
On {date} the people of {city} elect a mayor.
Apply for a postal vote by {due_date}.
The campaign, led by {manager}, was loud and dear.
{winner} thanked {manager}, who had managed the campaign.
Elected: {winner}, from {home}
The votes were counted at {venue} until {end_time}.
{author} has written an article about {winner}, who won.
hi, where do I vote? at {venue}, opens at {time}
Born in {birthplace}, the new mayor moved here as a child.
According to {witness}, who saw it, the box was open.
Not everyone in {city} likes {winner}, the new mayor.
At {time} {speaker} will talk about {topic} in {street}.
Before the election {winner}, now our mayor, was a {job}.
The youngest mayor ever, {winner} is only {age}.
{attendees} turned up at {venue}, more than ever.
The debate on {topic} starts at {time}.
"We have won!" shouted {manager}, head of the campaign.
Polling station: {venue}, {street}
The seat in {city} goes to {winner}, whose term begins on {start_date}.
{home} is proud of {winner}, its first elected mayor.
Nobody spoke about {topic}, complained {author} in the paper.
Written by {author}: a book on the election of {date}
From {start_date} posters may be put up in {city}.
The recount at {venue} was watched by {witness}, who saw nothing odd.
No vote for me, I'm {age} and tired of it.
The result came at {end_time}: {winner} has won.
Last day to sign up: {due_date}
It was {speaker} who gave the speech, and {winner} who got the votes.
Asked about {topic}, {winner}, the winner of the election, only smiled.
{birthplace} gave a party for its famous child {winner}, who had just been elected.
Meeting in {street} on {weekday}, all voters welcome
How many came to vote in {city}? {attendees}.
By {due_date} each party must hand in a list.
{winner}, victorious at last, went home to {home} and slept.
As a {job} from {birthplace}, nobody thought I'd be elected.
Campaign office: {street}, open from {time}
After {date} all posters have to go.
The evening's speaker, {speaker}, was booed at {venue}.
{manager} managed the campaign; {author} wrote the leaflets.
On {start_date} {winner} takes over the town hall of {city}.
Free buses to {venue} on {weekday}
What's it all about? {topic}, as usual.
{witness} told the papers she had watched the counting till {end_time}.
Rain on {date}, and yet {attendees} went to the polls.
With {topic} as the only theme, {winner} got most of the votes.
{winner} won the election in {city}.
{winner} beat [person] on {date}.
The election in {city} was won by {winner}, a {job}.
{winner} takes over from [person] on {start_date}.
{winner} was elected on {date} and starts on {start_date}.
{attendees} people voted in {city}.
You can vote from {time} to {end_time}.
The vote is on {date} at {venue}.
{person} votes in {room} at {venue}.
{speaker} gave a speech in {city} for {winner}, who then won.
The winner, {winner}, thanked the speaker, {speaker}, for the help.
The speaker, {speaker}, said that {winner} had won in {country}.
A reporter, {reporter}, asked the newly elected {winner} about {topic}.
{topic} comes first, said {winner} after winning.
{author} wrote {title}, where it says that [person] would lose.
{title}, written by {author}, is about the election of {year}.
{manager} leads the campaign of {winner}, who came first.
The new mayor, {winner}, chose {manager} to lead the office in {city}.
[person] stood for election but {winner} won.
[person] lost, {winner} won, and {attendees} people had voted.
{winner}, born on {birth_date} and just elected, is the youngest in the council.
At {age} {winner} becomes mayor of {city}.
Lists must be handed in by {due_date} to your contact person, {contact}.
The contact person, {contact}, in room {room} takes the lists until {due_date}.
Ask {contact} at {phone} where you can vote.
Letters with votes must be in by {end_time} on {date}.
{sender} wrote to {recipient} that {winner} had won.
Dear {recipient}, please vote on {date}. {sender}
{recipient} got a letter about the vote from {sender}.
An employee of the town hall, {employee}, counts the votes in room {room}.
{employee} from the staff and {assignee}, who is in charge, counted until {end_time}.
{assignee}, responsible for the count, counted again and found {errors} errors.
{errors} errors were found when the votes in {city} were counted.
{witness} saw [person] put in two papers.
[person] voted twice, as {witness}, who had seen it, told the police.
{company} gave [money] for the campaign of {winner}, who won.
The owner of {company}, {owner}, paid {price} for the posters.
{supplier} printed the posters for {price}.
{quantity} {product:many} were handed out by the winner, {winner}, on {weekday}.
After the victory {winner} gave away {color} {product:many} in {city}.
Winner: {winner}. Place: {city}. Date: {date}.
{city}, {date}: {winner} wins, {attendees} votes cast
Vote: {date}, {time}, {venue}, {room}
Winner {winner}, {job}, {age}, {home}
Who won in {city}? {winner}, the {job}.
Where do I vote? At {venue} on {street}.
When does it end? At {end_time}, says an employee, {employee}.
The newly elected {winner} wants to lower the tax to {tax}.
{winner}, who won, says that nobody should pay more than {rent} in rent.
The victor, {winner}, promised that the ticket for the bus would cost {fee}.
A mayor earns {salary}, wrote {author}.
From {start_date} the winner, {winner}, will get {salary} a month.
The elected mayor, {winner}, will be in office from {start_date} to {end_date}.
The time of {manager} as head ends on {end_date}; then comes {winner}, who won.
On {end_date} the old head, {manager}, goes, and on {start_date} the election winner, {winner}, comes.
{speaker} came from {origin} to {destination} to give a speech.
{driver} drove the winner, {winner}, from {origin} to {destination}.
{driver} was at the wheel when the speaker, {speaker}, came to {city}.
After winning, {winner} flew with {airline} to {destination} on {date}.
{speaker} came with flight {flight} and spoke at {venue} at {time}.
The later winner, {winner}, slept at the {hotel} before the vote.
The {event} for the victorious {winner} is at {venue} on {weekday}.
{attendees} people came to the {event} where {speaker} was the speaker.
{speaker} spoke for {minutes} minutes about {topic}.
The teacher, {teacher}, told a pupil, {student}, how a vote works.
The pupil {student} was elected by the class, and the teacher, {teacher}, was proud.
In class {winner} beat [person]; the teacher, {teacher}, counted the votes.
The student {student} from {city} may vote for the first time at {age}.
Dr. {doctor} stood for election, and one of the patients, {patient}, voted.
The tenant, {tenant}, voted for {winner}, the winner, because the rent of {rent} is too high.
An employee, {employee}, voted for {manager} as head of the works council.
The works council of {company} is led by {manager} since {date}.
At {company} {winner} was elected to speak for the staff.
The club elected {winner}, the old head was [person].
The winner, {winner}, has {experience} years of experience in the council of {city}.
{winner}, who won again, has sat in the council since [date].
Last time [person] came close, but now the winner is {winner}.
{distance} km is the way {person} from {home} has to go to vote.
It was {temperature} degrees, and people waited {hours} hours to vote.
After {hours} hours the votes had been counted, and {winner} was the winner.
{days} days after the vote {winner} was named the winner.
The user {user} wrote on {website} that {winner} had won.
Results can be seen at {website} from {time} on.
The machine, a {model} by {brand}, showed {symptom}.
{brand} built the machine on which {city} voted.
{carrier} lost the votes that were sent from {origin} on {date}.
The votes from {origin} came to {destination} at {time}.
The publisher, {publisher}, pays {author} {price} for writing a book called {title}.
""",
    "adoption": """
A {animal} is looking for a new home; ring {contact} on {phone}.
{customer} fell in love with a {animal} at first sight and bought a basket.
Since nobody claimed it, the {animal} went to {customer} on {date}.
The adoption fee is {price}, vaccinations included.
Its coat is {color}, its temper sweet: come and meet our {animal}.
Before you may take the {animal} home, a deposit of {deposit} is needed.
The previous owner, {owner}, has emigrated to {country}.
Visitors are welcome on {weekday} between {time} and {end_time}.
Spotted by {witness} on {street}, caught by the fire brigade
With {children} children in the house, our client {customer} needs a patient {animal}.
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
For {price} you get the {animal}, the cage and plenty of advice.
hi {recipient}, is the {animal} still there? could pick it up on {weekday} at {time}. {sender}
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
Three legs, one ear, big heart: this {animal} found a family when {customer} walked in.
If it's {color} and it purrs, it's probably our {animal}; come and see on {weekday}.
The children, {children} of them, begged until {customer} agreed to take the {animal}.
Adopters must pay {deposit} up front and sign at {street}.
hey {recipient}, fell in love with the {color} one, may I come at {time}? {sender}
Before {owner} moved to {country}, the {animal} slept on a proper bed.
A passing cyclist, {witness}, saw the {animal} being thrown from a car in {city}.
For want of space, we gave {quantity} of the litter to a shelter in {city}.
The buyer, {customer}, came all the way to {city} for a {animal} with {color} fur.
Transport from {country}: {date}, {quantity} animals, vet on board
"Would the {animal} get along with {children} children?" the customer, {customer}, asked {contact}, our contact person.
Rehomed on {date}: {animal}, {color}; new keeper {customer}, {street}
Don't come at {time}, that's when we feed them, {contact} told me over the phone, {phone}.
On the death of its owner, {owner}, the {animal} came to us, and it has been here since {start_date}.
Half of the {price} paid by {customer} goes to the vet.
Nobody wanted the old {animal} until {customer} came along on {date}.
Our gates close at {end_time}; on {weekday}, however, we never open at all.
Fee for a {animal}: {price}; lead, bowl and blanket free
What became of the {color} one, the {animal}? It lives with {customer} now, in [city].
From one animal lover, {sender}, to another, {recipient}: take the {animal}, you won't regret it!
A neighbour, {witness}, saw somebody leave a {animal} behind at {street}.
Rescue centre {city}; viewing by appointment with {contact}, {email}
You may keep the {animal} for a trial week from {start_date}, and get your {deposit} back if it doesn't work out.
{owner} signed the surrender form on {date}; the {animal} is free to be adopted.
Will whoever abandoned {quantity} of them at {street} please ring {phone}?
No, [person] didn't get it; the {animal} was sold to {customer} weeks ago.
Since our client {customer} lives alone with {children} kids, we advised against a {animal}.
Flown in from {country}, the {animal} spent its first night in {city} under a sofa.
To reserve, e-mail {email}; to cancel, call {phone}; the down payment is {deposit}.
Was it {owner} who had owned the {animal}? The chip says so.
Saved! {customer} paid {price} and took the last {animal} home.
Open house on {date}, {time} till {end_time}, cake for all visitors
Thanks to {witness}, who had watched the kidnapper, the {animal} is back in the shelter.
{contact} picks up the phone from {time}; that's the person to ask about adoption.
A pedigree one would have been [money]; for the {animal}, {customer} was charged {price}.
The {animal} that had belonged to {owner} was too wild for {customer}, the buyer.
Adoption day is {weekday}: bring identity papers and {price} in cash.
With its {color} fur and crooked tail, the {animal} stole the show in {city}.
Into the arms of its buyer, {customer}, leapt the {animal}, as if they'd known each other for years.
Having crossed half of {country} in a crate, {quantity} strays arrived on {date}.
Our {animal} still needs a home.
The shelter has moved to {street}.
{quantity} of the litter are still available.
Adopting one costs {price}.
Our rescue animals come from {country}.
Its eyes are {color}.
For adoptions ask for {contact}.
Visiting hours end at {end_time}.
Its previous owner was {owner}.
Home to stay since {start_date}!
{customer} has adopted a {animal}.
The {animal} was found in {city} on {date}.
{owner} cannot keep the {animal} any more.
{customer} bought the {animal} from its owner, {owner}.
The old owner, {owner}, gave the {animal} to its buyer, {customer}.
The {animal} is {age} years old.
The {animal} is {color} and very friendly.
You have to pay {price} for the {animal}.
Please call {contact} on {phone}.
The animal home is at {street} in {city}.
You can visit the animals on {weekday} from {time} to {end_time}.
{witness} saw the {animal} on the road.
The {animal} comes from {country}.
The family has {children} children and a garden.
The {animal} can be picked up on {date}.
We have {quantity} cats that need a home.
{customer} paid a deposit of {deposit}.
The {animal} has been with us since {start_date}.
The {animal} weighs {weight} and eats a lot.
Write to {email} if you want to adopt a {animal}.
The old owner of the {animal} was {owner}.
The new home of the {animal} is with {customer}.
The vet, Dr. {doctor}, has looked at the {animal}.
{employee}, who works at the shelter, feeds the {animal} every day.
Who wants to adopt the {animal}? {customer} does.
Whose {animal} is it? It belongs to {owner}.
Animal: {animal}. Colour: {color}. Age: {age}.
The {animal} likes children, says {employee} from our staff.
The {animal} lost its owner in {city}.
Our client {customer}, who lives in {home}, wants a {color} {animal}.
Brought in on {date} by {owner}: a {animal}
It was {reporter} who found the {animal} in a box.
hi {recipient}, is the {color} {animal} still there?
For {days} days nobody asked for the {animal}.
Adopted by {customer} on {date}, the {animal} sleeps on the sofa.
The {animal} was left behind when its owner, {owner}, moved to {destination}.
{manager} runs the animal home in {city}.
Found: a {animal}, {color}, near {street}
The fee of {price} is for the vet, explains our employee {employee}.
The customer, {customer}, came with {children} children to see the {animal}.
On {weekday} the animal home is closed.
The {animal} and the one who adopted it, {customer}, are very happy.
We would like to give the {animal} to a family in {city}.
From {start_date} the {animal} will live with {customer}.
No {animal} for people who work all day, says the boss, {manager}.
The papers for the {animal} were signed by the buyer, {customer}, at {time}.
Has the owner, {owner}, been told? Yes, on {date}.
{driver} drove the {animal} here from {country}.
The {animal} ran away from its owner, {owner}, and {witness} saw it run.
Asked why, the owner, {owner}, said the flat was too small for a {animal}.
{quantity} dogs came from {origin} on {date}.
Please bring a {product} when you pick up the {animal}.
The {animal} must stay with us until {end_date}.
After {days} days at the home, the {animal} went to {customer}.
{sender} wrote to {recipient} that the {animal} was well.
The vet, {doctor}, thinks the {animal} is {age}.
Wanted: a home with a garden for a {animal}
What does the {animal} cost? {price}, with all papers.
Not the owner, {owner}, but [person] brought the {animal} to us.
The visit at the home of our client {customer} is planned for {date}.
{recipient} got a letter about the {animal} from {sender}.
A {color} {animal} was seen by {witness} near {street}.
Deposit: {deposit}. New home: {home}. Date: {date}.
Whoever wants the {animal} should be here at {time}.
The buyer, {customer}, brought the {animal} back after {days} days.
The {animal}, born on {birth_date}, may leave its mother soon.
Taken from its owner, {owner}, by the police, the {animal} has now been bought by {customer}.
Founded in {year}, we have found homes for {quantity} animals.
The {animal} needs {hours} hours outside every day.
If the buyer, {customer}, says no, the {animal} goes to a farm in {country}.
{customer} paid for the {animal} and got it from its old owner, {owner}.
The {animal} of its old owner, {owner}, goes to the buyer, {customer}, on {date}.
{customer} pays {price} for the {animal}.
{customer} left a deposit of {deposit} and pays {price} in all.
The {animal} is {color} and weighs {weight}.
A {color} {animal} came to the shelter on {date}.
{reporter} found a {animal} at {street} and called us.
The {animal} was found by {reporter} in {city}.
{reporter} found it, {driver} drove it to the shelter.
{driver} drove the {animal} from {origin} to {destination}.
The {animal} came from {origin} in a van with {driver} at the wheel.
Dr. {doctor} looked at the {animal} on {date}.
Dr. {doctor} treated the {animal} that belongs to {owner}.
The owner, {owner}, paid Dr. {doctor} {price} for treating the {animal}.
{employee} of the shelter feeds the {animal} at {time}.
The {animal} is fed by a worker, {employee}, at {time}.
{assignee} takes care of the {animal} until {end_date}.
Until {end_date} the {animal} stays with {assignee}, who looks after it.
{manager} is the head of the shelter in {city}.
The head of the shelter, {manager}, gave the buyer, {customer}, the {animal}.
An employee, {employee}, asked the head of the shelter, {manager}, for help.
{sender} asks {recipient} whether the {animal} is still there.
In a letter to {recipient}, {sender} asked about the {color} {animal}.
Dear {recipient}, the {animal} is waiting for you. {sender}
Dear {recipient}, please fetch the {animal} by {due_date}. {sender}
Hello {recipient}, how is our old {animal}? {sender}
Hi {recipient}, our client {customer} wants to see the {animal} on {date}. {sender}
Your contact, {contact}, shows you the {animal} on {weekday} at {time}.
Call {contact} at {phone} if you want to see the {animal}.
Ask {contact} or write to {email} by {due_date}.
A client of ours, {customer}, lives in {home} with {children} children.
{customer}, {age}, a {job} from {home}, wants to buy a {animal}.
The flat of the client, {customer}, has {area} square metres.
With {area} square metres the buyer, {customer}, has room for a {animal}.
The tenant, {tenant}, asked the owner of the house, {owner}, about a {animal}.
The house owner, {owner}, does not let the tenant, {tenant}, keep a {animal}.
{witness} saw how the {animal} was left at {street}.
{witness} saw the {animal} in {city} at {time}.
{witness} told {assignee}, who works on the case, about the {animal}.
The {animal} was born on {birth_date} in {birthplace}.
Born on {birth_date}, the {animal} is now {age} years old.
Its owner, {owner}, bought the {animal} from {seller} for {price}.
{seller} sold the {animal} to its owner, {owner}, on [date].
First {seller} sold it to its old owner, {owner}, then {customer} adopted it and paid the fee.
The shelter bought {quantity} {product:many} from {supplier}.
{supplier} brings food for {price} on {delivery_date}.
{company} gave the shelter {quantity} {product:many}.
The shelter needs a {product}; call {phone}.
The {event} of the shelter is on {date} from {time} to {end_time}.
{attendees} people came to the {event} of the shelter.
{speaker} talks about {topic} at the shelter on {date}.
At {venue} {speaker} talks to {attendees} people about the {animal}.
Animal: {animal}. Colour: {color}. Age: {age}. Old owner: {owner}.
Old owner: {owner}. Buyer: {customer}. Price: {price}. Date: {date}.
Found {date}, {street}, {city}, by {reporter}: {animal}
{animal}, {color}, {weight}, vet Dr. {doctor}
Customer {customer}, {street}, {postcode} {city}, phone {phone}
In {start_date}, out {end_date}, bought by {customer}
Who takes the {animal}? {customer}, from {home}.
Who found it? {reporter}, on {date} in {city}.
Who owned the {animal} before? {owner} did, for {duration}.
hi, is the {color} {animal} still there? {sender}
we bought the {animal} on {date}, all is well. {customer}
can't keep my {animal}, moving to {country} on {date}. {owner}
The buyer, {customer}, to whom the old owner, {owner}, gave the {animal}, lives in {home}.
The {animal} that {reporter} found belongs to {owner}.
What its owner, {owner}, could not keep was bought by {customer}: a {animal}
Given up by its owner, {owner}, paid for by {customer}: a {color} {animal}
Treated by Dr. {doctor} and fed by our worker {employee}, the {animal} is well.
It was {customer} who took the {animal}, not [person].
[person] wanted it too, but {customer} got the {animal}.
The visit was moved from [date] to {date}, {time}.
Once it had been [money]; now {customer} paid {price}.
The buyer, {customer}, moved from [city] to {home} with the {animal}.
{customer} has to sign by {due_date} and fetch the {animal} on {start_date}.
On {start_date} the client, {customer}, takes the {animal} for {days} days to try.
The {animal} was with us for {duration} until the buyer, {customer}, came.
The customer, {customer}, came {distance} km to fetch the {animal}.
The buyer, {customer}, fetched the {animal} at {time} with the car {plate}.
The {animal} sleeps in room {room} and eats at {time}.
The student {student} helps at the shelter on {weekday}, sent by the teacher, {teacher}.
The teacher, {teacher}, and a pupil, {student}, visited the shelter and saw a {animal}.
{winner} won a {product} at the {event} of the shelter.
{author} wrote a book about the {animal}, {title}.
{title} by {author} tells how to keep a {animal}.
{airline} flies the {animal} from {origin} to {destination}.
The flight of the {animal} from {country} costs {price}.
{customer} pays {price} by {due_date}, and {owner}, who had the {animal}, gets nothing.
""",
}
