"""Lines of what a customer writes for.

Entries are separated by ` / `; `classify.py` says how they are put together and what its slots mean.
"""

SPELLINGS = {
    "order": "order, buy, purchase",
    "cancel": "cancel, cancellation, cancel order, end contract",
    "complaint": "complaint, complain, problem report",
    "question": "question, information, inquiry, ask for information",
    "thanks": "thanks, gratitude, thank you",
    "greeting": "greeting, hello, greet",
    "booking": "booking, reservation, book, reserve",
    "password": "password, login, account access, login problem",
}

MEANING = {
    "order": "wants to buy something",
    "cancel": "wants to end or undo an order, contract or booking",
    "complaint": "is dissatisfied and says what is wrong",
    "question": "asks for information",
    "thanks": "says thank you",
    "greeting": "only says hello",
    "booking": "wants to reserve a table, room, seat or appointment",
    "password": "cannot log in or needs a new password",
}

# A line is a set of labels that go together: `label=class+class`.
SETS = """
order, cancel, complaint, question
cancel, order=order+booking
complaint, thanks
question, complaint, thanks
order, cancellation=cancel, complaint, inquiry=question
sales=order, support=password+complaint, other=thanks+greeting
buy=order, cancel, book=booking
small talk=greeting+thanks, order, complaint
login=password, order, cancel, question
technical=password, sales=order+booking
greeting, thanks, question, complaint
reservation=booking, cancellation=cancel
shop=order+cancel, login=password, feedback=complaint+thanks
"""

SENTENCES = {
    "order": """
I would like to order {q} {ps}. / Please send me {q} {ps}. / I want to buy a {p}. / Can I get {q} {ps}, please? / Put {q} {ps} on my order. /
I will take the {p}. / I need {q} {ps} as soon as possible. / Could you send {q} {ps} to {c}? / Please add one more {p} to the basket. /
We would like {q} {ps} for our office. / I am going to buy the {p}. / Order number one: {q} {ps}. / My company needs {q} {ps}. /
Let me have the {p}, please. / Send {n} a {p}, I will pay for it. / I have decided to take the {p}. / Please deliver {q} {ps} on Monday. /
I want the {p}, where can I pay? / {q} {ps}, please. / I would like to purchase the {p}. / Could I order a {p} by phone? /
Please reserve nothing, just sell me the {p}. / We want to order again: {q} {ps}. / I should like to have the {p}. /
Two {ps} and one {p}, please, to the usual address. / We would like to restock: {q} {ps}. / I have chosen the {p}, please send it by express. /
Please send the {p} together with an invoice to {n}. / I will have the {p} in blue. / Kindly supply us with {q} {ps} by {day}. /
My basket: {q} {ps}. Please charge my card. / I'd like a {p}, and a second one for my brother. / The same as last month, please: {q} {ps}. /
One {p} to go, please. / Please dispatch {q} {ps} to our branch in {c}. / We hereby place an order for {q} {ps}. /
I would love to have that {p}; what is your account number so that I can pay? / Buying the {p} today, please prepare it for collection. /
Can you put a {p} aside for me? I will buy it on {day}. / Send three boxes of {ps}, invoice to follow as usual. / Let us make it {q} {ps} this time. /
I accept your offer of {m} for the {p}, please deliver. / I'd like to get {q} {ps} as gifts, please wrap them. / Ring me up for one {p}. /
Please ship one {p} overnight. / Yes, I want the {p}, send it. / Our school needs {q} {ps}, please deliver them before {day}. /
Please accept this order for a {p}. / We take {q} {ps} at {m} each. / A {p} for {n}, a {p} for me: that makes two, please. / Reorder: {q} {ps}. /
I am ready to buy the {p}. / Could you please sell me a used {p}? / Purchase order: {q} {ps}, delivery to {c}. / I'll take it! /
One large pizza with mushrooms, please. / Two coffees and a slice of cake, please. / Please bring us the soup of the day twice. /
I want the yearly subscription, please start it on the first. / Please upgrade me to the bigger plan, I will pay the difference. /
Get me the {p}, money is no problem. / We wish to order the same {ps} again. /
We have run out of printer paper, the same again please. / Large latte with oat milk to take away. / Two cheeseburgers, no onions, and a lemonade. /
hi can i get 2 margheritas delivered to flat 4 / I'd like to go ahead with the grey sofa you showed me. / Right, I'm sold. Send me the invoice. /
Sign me up for the 20 GB phone plan, please. / We'd like to switch to your green electricity tariff. /
Put me down for a sack of potatoes and a dozen eggs. / My printer is out of ink, please ship the black cartridge XL. /
Fifty metres of copper cable, delivered to the site in {c}. / Add garlic bread to that and we're done. / I'll go for the vegetarian lasagne. /
Same as always, {n}: a pint and a bag of crisps. / Could you do me a bouquet of white roses for {day}? Card payment is fine. /
Please send a refill of my asthma inhaler to the pharmacy. / I need three thousand litres of heating oil before winter, please deliver. /
We want ten licences of your accounting software for the new staff. /
Please provide us with forty chairs and eight folding tables, we buy them outright. / Yes please, one of each. / gimme two of those pls /
can u send me the red one size m, paying with paypal / OK, deal, I buy it for {m}. / I'm taking the bike. Can you have it ready on {day}? /
Kindly note our purchase order for gloves, helmets and safety boots. / Our kitchen needs ten kilos of flour and four litres of olive oil by {day}. /
May I purchase the cookbook that is in your window? / I've made up my mind: the walnut desk it is. / Please debit me and send the headphones. /
The kids loved the puzzle, so I want three more for their cousins. / Is the {p} still there? If yes, I'll have it. /
Grab me a sandwich from the canteen, tuna please, I'll pay you back. / We shall take the whole lot. / Just the {p}, nothing else. Where do I pay? /
I would like to have my photos printed on canvas, 40 by 60, two copies. / Print 500 flyers for us on glossy paper, please. /
Please engrave the ring with our names and send it, payment is done. / A subscription to the daily paper for my father, starting {day}. /
I want your magazine at home every month, what do you need from me? Here is my address. / Please start the internet contract at my new flat. /
For table six: two steaks, medium rare, and a bottle of the house red. / Another round of beers, please. / The fish and chips for me, no vinegar. /
One chicken korma, two naan and a mango lassi for delivery. / Could I have the pancakes with maple syrup? / We'll share the cheese platter. /
An espresso and a croissant, when you get a moment. / I'd like the set menu without the starter. /
Can we get extra ketchup and another portion of fries? / Please put a crate of mineral water outside my door tomorrow. /
My weekly shop: bananas, yoghurt, rice, washing powder. / Half a kilo of minced beef and six sausages, please. / Two loaves of rye bread, sliced. /
I'd like a birthday cake with strawberries for twelve people. / Hold on, I want the bigger size instead; ring that up. /
Please quote nothing, we accept your list price: {q} pallets of cement. / Twenty bags of sand and a wheelbarrow to the building site, please. /
We need new tyres for the van, put four on. / I want a spare key cut, same as this one. /
The old kettle has given up the ghost, so send me your cheapest one. / My daughter starts school, so I need the blue backpack. /
Let's do it. I'll take the extended warranty as well. / Go on then, I'll have one. / That's the one! How do I pay? / Shut up and take my money. /
For the third time: I want to BUY this bike, will someone finally take my money? / Please stop showing me adverts and let me buy the tent. /
Our clinic needs 200 boxes of nitrile gloves, size L. / Please deliver bandages and two thermometers to ward five. /
Forty textbooks for year seven, please. / The drama club wants to purchase thirty scripts. /
We require a new microscope for the biology room, please supply it with an invoice. / Two tonnes of hay for the horses, as soon as you can load it. /
Send me seed potatoes, five sacks, and some fertiliser. / I'd like a hundred laying hens from your farm in spring. /
A new windscreen for my hatchback, please fit it. / One season pass for the pool, please. /
Please get me the complete box set, I have been saving for it. / I want to pre-order the game that comes out in March. /
Let me be one of the first: pre-order of the {p}, please. / Put me on the list of buyers for the next batch. /
I'd like to buy a gift voucher worth {m}. / Could you make it a gift? It is for {n}, and I pay by transfer. /
Your offer of {day} is accepted. Please deliver. / We confirm: {q} {ps}, terms as agreed. / Attached you will find our purchase order. /
With this mail we order the items on the enclosed list. / Please process our order at your earliest convenience. /
Our stock of envelopes is finished. Twenty packs, please. / The usual for Smith's bakery: butter, sugar and yeast. /
Repeat my last purchase, please. / I would be glad if you sent me two jars of your plum jam. / If it is not too much trouble, I would take a dozen. /
Might I trouble you for a pot of tea? / yo send me that hoodie in xl / need 3 pizzas asap, two pepperoni one veggie /
pls add batteries to my cart and check out / i wanna buy ur car / im interested, will pay {m} cash today / ok ill take it, when can i pick it up /
can you reserve stock and bill me, i want the whole set / Actually make that two. / And a side of coleslaw, thanks. /
Plus one for my sister, so it's two in all. / Six eggs. Milk. Bread. On my account. / Size 42, black, express delivery. /
The one on the left, please, gift-wrapped. / To the address on file: one {p}. / Bill it to the company. One {p}. /
I've got the money together at last, so the piano is mine. Please deliver it. / Since you have it in stock, please send it today. /
The demo convinced us. We would like the full version. / My trial ends tomorrow and I want to keep it, please charge me for the year. /
Upgrade my plan to premium, please. / We'd like the bigger storage package from {day}. / Add two more seats to our licence. /
Extra data for my phone, 5 GB. / Top up my travel card with {m}, please. / Please recharge my phone with {m}. / Get me ten shares of that fund. /
I want to buy currency: 400 dollars. / I'd like to take out travel insurance for a family of four. /
We would like to insure the new car with you from {day}. / A bag of crisps, please. /
Do me a favour and ship a second blanket, I'm paying of course. / We go with option B, the oak floor. Please start. /
I choose you for the new roof; go ahead. / We accept the quotation for the solar panels. /
The curtains in the second colour, please, two metres long. / I'll have what she's having. /
Three adult wetsuits and a paddle, to buy and not to hire. / Send the catalogue back? No, send the goods: {q} {ps}. /
Please supply forty litres of white paint. / Four kilos of apples, the sour ones. / I'm after a copy of the new thriller; send it over. /
Where do I click to buy? I want it today. / The website won't take my basket, so I order by mail: one lamp, two bulbs. /
Phone order for {n}: dog food, the big bag. / Our dog loves the biscuits, five boxes please. /
Could you throw in a charger as well? I'll pay for it. / I'd like to complete my purchase of the rug. /
Please deliver lunch for fifteen people to our office. / We need catering for forty on {day}: sandwiches, fruit and juice. /
Please make me a suit in dark blue, the measurements are below. / Two dozen oysters on ice for tonight, to be delivered. /
One ice cream with two scoops, vanilla and lemon. / I need a new battery for my watch, put one in please. /
We would buy {q} more if you send them before {day}. / Please rush me one of those heaters, it's freezing. /
A wedding cake, three tiers, as on page four. /
Our dishwasher tablets are nearly finished. Same brand, three packs, please. / I compared four kettles and yours wins. Send it. /
Hello, I was in your shop on {day} and saw a leather wallet. I'd like to have it posted to me. /
The invoice can go to my firm; what matters is that we get {q} {ps}. / I don't need a quote, I need the goods. Two hundred metres of fence. /
We cancelled with our old supplier and want to buy our milk from you from now on. / No questions, I know what I want: the {p} in black. /
I have read all reviews and asked all my questions, now I'd like to buy. / I was unhappy with the blue one, so this time give me the red one. /
Thanks for the advice, I'll take the smaller one. / Good evening, a pepperoni pizza and two colas to 14 Mill Lane. /
Thank you for the quote, we accept it. Please start. / Money's on its way to you, please post the stamps. /
My wife keeps looking at that necklace in your window. I want to surprise her with it; charge my card. /
We're a nursery and get through a lot of crayons: forty boxes, please. / It's cold, the wood is gone, so bring us two cubic metres. /
The puppy has eaten my slippers. I need another pair, size 41. / Since my glasses broke I want the frame I tried on at yours, please make it up. /
As the old saw is blunt, I'd be glad of a new blade, posted today. / Winter is coming and I have no boots, so the brown ones, please. /
The shelf in aisle two was empty, so I ask you to send me six tins by post. / I'll have whatever the chef recommends. / Same again, barman. /
A round for the whole table on me. / Make mine a double. / Hit me with the spicy ramen. / Cod and chips twice, mushy peas once. /
Number 23 and number 47, extra rice, to take away. / I fancy the blueberry muffin and a cocoa. / For starters the prawns, then the duck. /
The toddler gets plain pasta, we two get the curry. / We'd better have a jug of water and the bread as well. / Chips with everything, please. /
Could the pharmacy deliver my eye drops and some plasters? / One ream of A3, a box of paper clips and a stapler for desk nine. /
Ten copies of the group photo, matt. / Business cards, 250, as last year. / A rubber stamp with our new address, please make one. /
Please knit me the cardigan from your website, chest 96. / I commission the portrait as we discussed. /
You may start with the website, we take the basic package. / Please provide electricity to our new flat from the first. /
I'm opening a savings account with you, please send me the papers to sign. / I'd like a credit card for my partner as well. /
Switch me to the tariff with free weekends. / Add the sports channels to my package, please. / Give my mother your emergency-call service, I pay. /
Extend my licence by a year, card on file. / Put the turbo trainer on my tab. / Into the basket it goes: one hammock. And pay. /
Order sent by fax as well: twelve lamps. / The undersigned orders one wheelbarrow, green. / Following your offer 88, kindly send the pumps. /
Consider the greenhouse sold to me. / I bid {m} and buy at that price. / Mine! I'll take the record player. / Dibs on the blue bike, cash in hand. /
is the lamp 20? ok i want it, pick up {day} / still selling the cot? id buy it today / ill have 2 of the vanilla candles n 1 rose pls /
1x medium fries 1x nuggets 1x shake / 4 bags cement 2 bags lime site {c} {day} am /
Ship us a pallet of roof slates, terms as quoted last Thursday. / One hazelnut ice cream cone with sprinkles for my niece, please. /
I'd like those turquoise earrings from the display, wrapped if possible. / Right, that leather armchair is mine; deduct it from my gift voucher. /
Forty litres of diesel additive for our depot, please invoice head office. / Sold! I'm having the walnut bookcase, when can you drop it off? /
Stick a dozen bagels and some cream cheese in a bag for me. / Bake us the croquembouche with sugar peonies, here's our deposit. /
My shopping list for delivery: nappies, wipes, formula, bin liners. / Kindly furnish our clinic with six stethoscopes and a centrifuge. /
gimme 2 doner kebabs n a lemonade, collecting in 20 / I'm purchasing the annual licence for eleven seats, send payment instructions. /
Please mail me your seed potatoes, variety Charlotte, five kilos. / Let us have thirty metres of copper cable cut to length. /
Checkout please: skateboard, helmet and knee pads. / A pint of bitter and two packets of peanuts over here! /
Please paint our labrador in oils at the stated fee, canvas size medium. /
Our nursery requires eight sandpits and matching lids, supply before term starts. / Where do I pay? These hiking boots are coming home with me. /
Could you get a gallon of emulsion, magnolia, mixed for me to fetch at four? /
We've settled on the ceramic hob; kindly arrange dispatch and fitting. / I'll grab the ukulele with the padded case, contactless okay? /
Mushroom omelette, side salad, no dressing, and a flat white. / Subscribe me to the weekly vegetable crate, medium size. /
Pop a bottle of cough linctus and throat lozenges in my parcel, charge my account. /
I am keen to acquire the oak dresser in lot 14 at your asking price. / Our canteen is low on ketchup sachets, send four cartons again. /
Crochet me a poncho in moss green, money upfront is fine. / Yes to the conservatory blinds at your quoted figure, start making them. /
Add a phone case and screen protector to what's already in my trolley. /
For the barbecue I need sixty burger buns and ten kilos of charcoal delivered. /
Might I have the embroidered cushion posted to Dundee? Cheque enclosed. / Buying two goldfish, a tank and flakes, please bag everything up. /
Procurement request approved: nineteen ergonomic chairs, black mesh, cost centre 402. /
My nephew wants the dinosaur pyjamas, age six, send by second-class post. / Another jar of that rosehip jelly for me, in fact three. /
Please sell me your old tandem, cash in hand tonight. / Put us down as buyers of eighty Christmas trees for the forecourt. /
Three adult wetsuits and a child's snorkel mask, standard shipping will do. /
You can bill my practice for the surgical masks, twenty boxes wanted urgently. / ill have the pepper steak wrap + fries no mayo ta /
We confirm our wish to obtain one tonne of gravel at the harbour price. /
A bunch of tulips for table decorations, yellow ones, I'll collect around noon. /
Fill my prescription sunglasses order with the tinted lenses, frame 88. /
Let's get the trampoline, the grandchildren will be thrilled; debit my card. / The novel by that Norwegian author, hardback, send to my dorm. /
Register a sale for me: violin rosin, spare strings, chin rest. / Now that payday's here, I'd like the espresso machine in copper. /
Please pack six salmon fillets on ice and deliver to the yacht. / I wish to purchase advertising space, half a page, your spring issue. /
Make me up a platter of sushi for ten, pick-up half five. / Our scout troop would take twenty-four neckerchiefs, colour maroon. /
Send bayonet bulbs, a pack of eight, and bill the lighthouse. / Can I buy the printed poster of the whale, size A2, rolled not folded? /
Upgrade my broadband to the gigabit bundle, I accept the surcharge. /
Please produce 300 beer mats with our crest, artwork attached, proceed to print. / A scoop of chips, mushy peas and one battered sausage. /
I'd take that antique globe off your hands for the tagged amount. / Give me a roll of stamps and four padded envelopes. /
We urgently need replacement toner, cyan and magenta, express courier at our cost. /
Dear grower, deliver fifty lavender pots to our hotel entrance and bill us. / Bring us another carafe of rosato and the olives. /
Sign me up as a paying customer for the premium fitness videos. / Hit me with two extra-large pepperoni pies, stuffed crust.
""",
    "cancel": """
Please cancel my order. / I want to cancel the {p}. / I no longer need the {p}. / Stop my subscription, please. /
I would like to withdraw from the contract. / Please do not send the {p} any more. / Cancel the order for {q} {ps}. /
I changed my mind, please cancel. / Please take the {p} off my order. / I do not want the {p} after all. / We have to cancel our subscription. /
I would like to end my contract. / Stop the delivery of the {p}. / Please delete my order. / I want to withdraw the order of {n}. /
End my membership, please. / We do not need the {ps} any longer, cancel them. / Can I still cancel the {p}? /
Forget the order, we found another one. / Please call off the delivery to {c}. / I hereby cancel. / Undo my order, please. /
Please stop everything, I will not be needing the {p}. / I am no longer interested, please remove my order. /
My plans have changed, so I must cancel the room in {c}. / Please take back my booking for {day}. /
We cannot come on {day}, please cancel the table. / I do not wish to renew my contract. / Please end my gym membership at the end of the month. /
I made a mistake when ordering, please delete it. / I ordered the {p} twice, please cancel one of them. /
Stop sending me the magazine, I end my subscription. / I am moving abroad and have to terminate the contract. /
Please confirm that my order has been cancelled. / Under my right of withdrawal I revoke the purchase of the {p}. / No more deliveries, please. /
Please close my account. / The trip is off, please annul the tickets to {c}. / {n} is ill, we have to call off the appointment. /
I found it cheaper elsewhere, so cancel mine. / Do not ship the {p}, I do not want it any longer. /
I have decided against the {p}, please stop the order. / Please unsubscribe me. / Take my name off the list for the course, I cannot come. /
Consider this my notice of termination. / Please stop my direct debit and end the plan. / Is it too late to cancel? I do not need it now. /
I'd like to quit the club. / Cancel everything that is still open. / We are withdrawing our order for {q} {ps}. /
The party will not take place, so we do not need the hall any more. / I want out of this contract. /
Please scrap my order, it was made by my little son. / Please end the insurance for my old car, I sold it. /
I won't be needing the taxi tomorrow after all. / Call it off, please. / How do I cancel my subscription? I want it to end today. /
Please take the {ps} off my order, the rest may stay. / No thank you, we do not want it any more, please cancel. /
Please void the purchase of yesterday. /
I'm done with this streaming service, turn it off. / Please stop charging my card every month, I am leaving. /
Don't bother sending it, I bought one in town. / We won't be coming on {day} after all, sorry. /
Can you scrap the appointment for {n}? He has the flu. / pls cancel, ordered wrong size / nvm dont need it anymore, cancel pls /
cancel my gym thing from next month / Hey, is it still possible to call off the delivery? We're away. / I'd rather not go ahead with the kitchen. /
We have decided not to proceed with your offer. / Please regard our order of {day} as withdrawn. / I am exercising my 14-day right to withdraw. /
This is to notify you that I am giving up the flat by the end of June. / I wish to hand in notice on my phone contract. /
I'm switching providers, so end my plan. / Your competitor is cheaper, therefore I terminate my electricity contract. /
We are selling the house and no longer need the insurance. / Grandmother has passed away, please end her newspaper. /
My husband died in May; please close his account. / I lost my job and can't afford the membership any more. /
The concert is not for us after all, please void both tickets. / Something came up at work. I can't make Thursday's table. /
Our flight was changed, so we don't need the hotel. / Sadly we must give up our seats on the coach. / The wedding is off. Please release the venue. /
Please let someone else have our slot, we can't come. / Take me off the waiting list, I found a place elsewhere. /
{n} won't be attending the course, please strike the name. / Please remove my son from the football club. /
My daughter is changing schools, so end her lunch plan. / I'd like to leave the union. / Please withdraw my application. /
I take back my bid on the clock. / Oops, wrong button. I didn't mean to buy that, please reverse it. /
My toddler ordered it on my tablet, please undo. / Ordered in error, kindly disregard. / Please ignore the order I placed a minute ago. /
Scratch that, no pizza tonight. / Hold the second delivery, in fact drop it altogether. / Hang on, don't send it! /
Stop! I changed my mind, don't charge me. / Please make sure that nothing gets shipped, we have no use for it now. /
I no longer require the cleaner on {day}s. / No need for the plumber, the leak stopped by itself. /
Please call the removal van off, the move is postponed for good. / We don't want the window cleaner to come again. /
How do I get out of this subscription? I want to leave. / What do I have to do to quit? I'm through with it. /
Where is the button to delete my account? I'm leaving. / Why is it so hard to leave you? For the last time, end it. /
I have asked twice now: terminate my contract! / Enough. Close my account and erase my data. / I've had enough of your newsletter, take me off it. /
Please don't renew automatically, I want it to run out. / Let the policy lapse at the end of the year. /
I do not want to continue after the free trial. / The trial was fine but I don't want to keep it. / End my trial before I get billed. /
Turn off auto-renewal, I won't stay. / Please discontinue the maintenance agreement. / Our company has closed, so all standing orders have to stop. /
Please revoke the direct debit mandate and end the service. / We are withdrawing from the tender. / Notice of cancellation: policy number {q}2{q2}. /
I hereby give four weeks' notice. / Termination of lease, flat 12, see below. / Please accept this as written notice that I am ending my tenancy. /
Due to unforeseen circumstances we have to cancel. / The meeting room is not needed any more, free it up. /
Sorry, but we must pull out of the trip to {c}. / Count me out for {day}, please. / Please cross me off the guest list. /
I can't travel because of my broken leg, so annul the flight. / My doctor forbids me to fly, so please cancel both seats. /
Visa refused, so no trip. Cancel everything, please. / The dog can't be boarded, so we have to cancel our week. /
I have to cancel tomorrow's haircut, something came up. / The physio session on {day} has to be dropped. /
I won't make it to the dentist on {day}, please cancel it. / Please free my slot at the eye clinic. / The babysitter isn't needed tonight. /
Don't come on {day}, we are no longer having the carpet cleaned. / Please bin my order. / Kill my subscription. / Axe the order. /
Abort the purchase, please. / Please nix the order for the lamp. / Ditch the premium plan, go back to nothing. /
We're pulling the plug on the project, so stop all work. / I regret my purchase, can you stop it before it leaves? /
It hasn't shipped yet, so please stop it. / I found the same jacket for half the price; drop mine. / Too expensive in the end, we leave it. /
It takes too long, so I no longer want it. Cancel. / If it can't be here by {day} then cancel it. /
I've been waiting since March, now I don't want it any more: cancel. / The colour I want is sold out, so forget it. /
We overestimated our needs: please strike {q} of the {ps}. / Take the dessert off our bill, we didn't want it in the end. /
Actually, no starter for me after all. / Remove the second item from my basket, the rest I'll keep. /
Please take off the gift wrap and the express fee. / Undo the upgrade and put me back. / I no longer want the insurance you added to my ticket. /
Please take the extra luggage off my reservation. / Rescind the agreement, please. / Let me out of the deal. /
We would like our deposit released since we are not going to rent the place. / My order number is {q}4{q2}; it must not be sent. /
Withdraw my consent and my membership. / I don't play any more, so my club fees should stop. /
As I am retiring, please end the professional body membership. / The kids grew up, we don't need the nappy box. /
I'm moving in with my partner and have no need for my own broadband. / There is no signal in my new village, so I'm ending the contract. /
Please deactivate the SIM for good. / I'd like my profile gone by tonight. / Delete me from your mailing list. / stop / unsubscribe /
no more mails please, take me out / plz unsub me / Could somebody please tell the caterer that we don't need them? /
Would you be so kind as to cancel the taxi for five o'clock? / Might I still back out? I would like to. /
I'm afraid I have to back out of the purchase. / I'm having second thoughts, please stop the process. /
After talking to my wife: no, we won't buy. Please cancel. / The bank refused the loan, so we cannot buy the car. Please cancel the contract. /
Our event has been postponed indefinitely, so cancel the tent. / Rain is forecast, cancel the boat. / Our guests are ill, cancel the dinner for {q}. /
We cancel the room for the nights from {day} on. / No show tomorrow, sorry, cancel my lesson. / I must cancel the piano lessons from next month. /
Please end the parking permit, I sold my car. / Milk delivery to stop from {day}, please. / Please print no further issues for me, I stop reading. /
Please let my contract end, I won't sign again. / This is me resigning from the choir. / I resign from the committee as of {day}. / I quit. /
Thanks for all the good years, but I'm ending my subscription. / I love your magazine, but I have no time to read it any more. Please stop it. /
Nothing wrong with your service; I simply don't need it now. Please end it. / I booked a room for {day}. We aren't coming. /
I ordered a {p} last night. Forget it, please. / I reserved two bikes for the weekend; we don't want them any longer. /
The appointment at ten on {day} can go to someone else. / We had a table for six tonight; now nobody is coming, so give it away. /
You can keep the tent, we hire none this year; strike our name. / Hello, I signed the gym contract yesterday and regret it already. I withdraw. /
Hi, I'd like to reverse my purchase of an hour ago. / I said yes on the phone, but having slept on it I say no. /
Sorry for the trouble, but please take back our order, my boss has said no. / Our budget was cut, so the order for the desks must go. /
The patient has been discharged, so no more meals for room nine. / The pupil has left the school, please end the bus pass. /
My lodger moved out, so please end his parking space. / Our cat has died, please cancel the insurance and the food parcel. /
I've become a vegetarian, so no more meat box, please. / I've stopped smoking, so stop the deliveries. /
I do not agree to the new price and therefore terminate. / You raised the price, so I'm out. /
After the move we'll have another supplier; end our gas on the 30th. / This is a formal notice that we shall leave the office on 31 March. /
I hand back my season ticket, please stop the payments. / My licence was taken away, so I won't need the hire car. /
The airline has struck, so we won't use the hotel. / Schools are shut, so the coach for {day} isn't wanted. /
The groom ran off. No wedding, no cake, please. / Snowed in! Can't come for my haircut, take me off the list. /
I've found a lift, so I don't need the taxi. / We managed to fix it ourselves, so your man needn't come. /
The tooth stopped hurting, I'd rather not come on {day}. / I gave birth early, so the antenatal class isn't needed any more. /
{n} has a fever and must miss the swimming lesson, please take him out. / Take us out of Thursday's tour, please. /
cancel my uber thing, found another ride / dont want it anymore, too slow / changed my mind sry / plz stop the order b4 it ships /
can u take me off the list for {day} / ordered 2 by accident, only want 1, kill the other / no longer interested thx /
cancel cancel cancel!! wrong address / end my trial pls, no charge / Cancellation of order {q}7{q2}. / Membership: I'm leaving. /
Contract 88/{q}: terminated as of today. / Ticket no longer required. / Void, please. / Withdrawn. / Order to be struck off: the ladder. /
Please do away with the paper edition, I stop it. / Would you delete the reservation in my name? / Do you mind if I drop out? I can't come any more. /
What if I no longer want the sofa? Please stop it then. / Am I still in time to stop the parcel? I don't want it. /
May I go back on my decision? I no longer want the new windows. / Could you make sure I'm not billed again? I'm leaving. /
Isn't there any way to leave early? I want to end it this month. /
Kindly withdraw my bid for the antique globe. / Bin the pizza, mate, we've decided on pasta at home. /
I am giving notice on locker 88 at the swimming baths. / Vending machine contract: we terminate with immediate effect, collect your contraptions. /
Don't bother dispatching the trampoline, my landlord forbids it. / Strike me from Saturday's pottery workshop, my shift got changed. /
Abort the transfer of my phone number, I'm staying put with my current network. / Hold fire on the wardrobe, we've split up and nobody needs it. /
Discontinue the weekly fruit crate forthwith. / Bride got cold feet, so let the marquee and swing quartet go. /
Please retract the purchase I submitted at 14:05, wrong size. / plz drop my haircut 2day, stuck at work /
I won't be renewing the magazine when it runs out in autumn. / Take our names off the murder mystery dinner, both of us caught covid. /
End the broadband deal on the thirtieth, the router will be posted back. / We hereby withdraw from the lease of unit nine under clause twelve. /
The horse died, therefore terminate the stable rental. / Pull the plug on our advertising campaign before it runs Monday. /
Reverse the hotel reservation for Oslo, the conference went online. / No longer want the puppy training sessions, remaining lessons can lapse. /
Axe my gold-tier podcast plan, I never listen nowadays. / Meals on wheels for my late aunt should cease today. /
My scan on Thursday won't happen, let somebody sicker have it. / Opt me out of the loyalty scheme and wipe my details. /
Halt production of our banners, the merger has changed the logo. / Kill the standing grocery slot, I'm going into hospital. /
I'd like out of the timber purchase while it's still at the sawmill. / Our flight cover is superfluous now; nullify the policy. /
Send nobody on Wednesday, the oven fixed itself. / Drop the solar installation: we shan't be going through with it. /
Let my dog-walking arrangement finish this Friday, I'm working from home from now on. /
After careful thought we are backing out of the kitchen refit. / I hit checkout twice by accident, erase the duplicate. /
Stop the presses on those invitations, the date's collapsed. / Deregister my daughter from ballet, she has taken up judo. /
Forget about the limousine, the prom was called off. / We're pulling out of the trade fair, free our stand. /
Please dissolve my partnership membership at the wine society by December. / Undo yesterday's seat selection and the whole trip with it. /
The tenants moved out, disconnect the gas supply contract. / On reflection the piano is too large, so I revoke my acceptance. /
Shelve the car hire, a friend is lending me his. / Would you mind scrubbing my tattoo appointment? I've got cold feet. /
Cease posting your catalogue to my late husband. / Remove the two lobsters from tonight's delivery and the champagne too, in fact all of it. /
I resign my gym card; a slipped disc is the reason. / Due to redundancy, I can't keep paying, please wind up my savings plan. /
Ditch the sofa order, hubby measured the doorway and it'll never fit. / My visa fell through: annul tickets 31 and 32. /
Quash the recipe-box subscription, my fridge is bursting. / Nobody will turn up for our seven o'clock table, sorry for the inconvenience. /
The chess coaching can stop, my boy has lost interest. / Exercising my cooling-off rights regarding the vacuum bought on your doorstep. /
No thanks to the extended warranty you sold me yesterday, take it off again. / Please expunge my profile; this is goodbye. /
We've found another venue, so let go of the date you pencilled in for us. / Switch off the cloud backup plan before the next billing cycle. /
Not travelling after all, scrap both bunks on the night train. / Relinquishing my allotment, plot 17, at Michaelmas. /
I'm bowing out of the wine tasting, please fill my place. / Refrain from shipping part two of my order, part one was enough. /
Our school play is postponed indefinitely, so the costume rental is void. / Unbook the chimney sweep, we've sealed up the fireplace. /
Quit charging me each month, I want the dating site gone.
""",
    "complaint": """
The {p} is broken! / I am not satisfied with the {p}. / You sent me the wrong {p}. / My {p} arrived damaged. /
This is unacceptable, the {p} does not work. / I have been waiting for the {p} for weeks! / The {p} stopped working after two days. /
I am very angry about the {p}. / The {p} has a scratch, this is not what I paid for. / Nobody answers my letters! / Half of the {ps} are missing. /
The quality of the {p} is terrible. / {n} was very rude to me. / This is the third time that the {p} fails! / The {p} is much smaller than promised. /
You charged me twice. / I am disappointed, the {p} is useless. / Your service in {c} is a scandal. / The {p} came without a cable and broken. /
I want my money back for this bad {p}. / The {ps} are dirty and damaged. / Why does nothing ever work with you? This is too much! /
The {p} broke after one day, what kind of quality is this? / This is the worst service I have ever had. /
I have written four times and had no reply. / The parcel was open and the {p} was gone. / The technician did not turn up, again. /
I am appalled at how {n} spoke to me. / The soup was cold and the waiter laughed about it. / My room smelled of smoke and the shower was cold. /
The train was two hours late and nobody told us why. / You promised {day}, and still there is nothing. /
The bill is far too high, this is a scandal. / The {p} looks nothing like the picture. / It is outrageous that one has to pay for the return. /
The noise in the hotel was unbearable. / The {p} has failed for the third time, I have had enough. /
I am not happy at all, the colour is wrong and a part is missing. / Your driver damaged my gate. / The {p} smells of chemicals, disgusting! /
I feel cheated. / Your app deleted all my photos, I am furious. / Nobody at the desk in {c} cared about us. /
I was put on hold for fifty minutes and then cut off. / The repair made it worse. / The food made my daughter sick. /
You delivered a used {p} as new, that is fraud. / I demand an apology. / This cannot be true, the {p} is broken again! /
The seat was wet and the floor was full of rubbish. / Once more you sent the wrong size. /
My complaint: the {p} does not do what the advertisement says. / What a mess, only two of five {ps} came. /
I am writing to express my dissatisfaction. / The heating in our flat has been cold for a week and you do nothing. /
You have charged me for something that I never bought. / It is a shame how you treat customers. / The {p} came without a plug, how is that possible? /
Your colleague hung up on me. / I have never been treated so badly. /
The curry arrived stone cold and half of it was in the bag. / Forty minutes on hold, then the line went dead. Pathetic. /
Your courier left my laptop in the rain. / There was a hair in my salad. / My steak was burnt and nobody apologised. /
The wifi in our room never worked, not once. / Bed bugs! In a four-star hotel! /
The sheets had stains and the bin was full of someone else's rubbish. / The lift has been out of order for three weeks and I'm on the seventh floor. /
My neighbours drill at midnight and you, the landlord, look away. / The mould in the bathroom is back and nobody cares. /
It's been ten days without hot water. Ten! / You overcharged me by {m}. / There is a fee of {m} on my statement that I never agreed to. /
Why was I billed twice? Sort it out. / You keep sending reminders for a bill I paid. /
My flight was cancelled without a word and the desk was empty. / You lost my suitcase and nobody has called me since. /
We sat on the tarmac for five hours without water. / The stewardess snapped at my grandmother. /
The bus drove straight past me, third time this week. / The driver was texting at the wheel, I was scared stiff. /
Your nurse needed four attempts to find a vein and then blamed me. / I waited three hours past my appointment and was sent home. /
The doctor didn't even look at me. / The receptionist rolled her eyes at me. / The teacher humiliates my son in front of the class. /
Nobody at the school answers when a child is bullied. / My internet drops every evening and you do nothing but apologise. /
I pay for 100 Mbit and get three. / Your network is down again, what am I paying for? / Another month, another wrong bill. /
Your update broke my phone. / The app crashes whenever I open my basket, it's a joke. / Since your update nothing syncs and my notes are gone. /
The screen cracked in my pocket on day two. / The zip tore the first time I wore the jacket. / The shoes fell to bits after a week. /
The paint peels off already. / The sofa you delivered has one leg missing. / The drawers don't close and the wood is split. /
The instructions are useless and two screws were missing. / Whoever packed this should be ashamed, every glass is in pieces. /
The vase arrived in a thousand pieces. / You sent a left shoe and another left shoe. / I ordered blue and got pink. /
I asked for no nuts and my son is allergic! / The milk had gone off two weeks ago. / The chicken was raw in the middle. /
There is mould on the bread I bought this morning. / The pizza looked as if somebody had sat on it. /
Wine list great, service shocking. I won't be back. / We were ignored for half an hour and then the kitchen had closed. /
The waitress spilt gravy on my dress and shrugged. / I expected an apology and got an argument. / I am really let down by the way this was handled. /
Not good enough. / This simply isn't good enough for the price. / It's a disgrace, frankly. / What a rip-off. / What a shambles. /
Absolute joke of a company. / Never again. / Your so-called support is a farce. / I've been passed from one desk to the next all morning. /
Nobody takes responsibility in your firm. / I was promised a call back on {day}. Guess who never called. / You said two days, it's been two months. /
Still no reply to my letter of last month, and I'm losing patience. / Your tracking says delivered, but I got nothing. /
The parcel went to the wrong house and you blame me. / The engineer came without tools and left after five minutes. /
The plumber left the bathroom flooded and asked for {m}. / The painters ruined my carpet. / The tiles you laid are coming loose. /
Your workers smoke in our stairwell. / The cleaning lady only does half of the rooms, and badly. / The toilets were a health hazard. /
The pool was green. / It said sea view. I saw a car park. / The breakfast consisted of stale toast and a brown banana. /
Walls like paper, I heard every cough. / The gym equipment has been broken since January, and the showers are filthy. /
Your yoga teacher turns up late every single time. / The course was a waste of money. /
The trainer read out slides for two days, we learned nothing. / The tickets were for seats that don't exist! /
We stood behind a pillar for the whole show. / I got a parking fine although I had paid. / Your machine swallowed my card. /
The cash machine gave me {m} too little. / My salary has been wrong for the third month running. /
The bank closed my branch and now I have to travel an hour. / The insurance refuses to pay for the damage, for no good reason. /
My claim has been lying around for half a year. / I feel ripped off. / I feel fobbed off. / You treat loyal customers like dirt. /
I have been with you for twenty years and this is how you thank me? / Honestly, I could cry: the dress is ruined. /
The photographer missed the whole ceremony. / The flowers were wilted when they arrived at the funeral. /
The cake had the wrong name on it, my daughter was in tears. / My dog came back from your salon with a cut ear. / The vet's bill is outrageous. /
The kennel forgot to feed our cat. / The mattress sags like a hammock after a month. / The kettle leaks all over the worktop. /
The toaster gives me a shock when I touch it. / The battery of the phone dies by noon, and it's brand new. /
The vacuum cleaner has lost its suction after three uses. / The {p} makes a horrible grinding noise. /
The {p} came with someone else's fingerprints all over it. / The {p} is cheap plastic, not metal as you claim. / My {p} packed in after a fortnight. /
this is the 3rd {p} u sent me and its broken AGAIN / still waiting... ordered 3 weeks ago, nobody replies /
worst company ever, ur driver lied about ringing my bell / omg the food was disgusting / seriously?? charged twice and no refund /
been on hold 1hr now. ridiculous / your site ate my order and my money / cant believe how rude that guy was / it doesnt work, it never worked /
so annoyed rn, wrong item again / I must protest in the strongest terms. / I should like to register a formal complaint about your branch in {c}. /
Please take this letter as an official complaint. / I wish to object to the fine. / I am sorry to say that the workmanship is shoddy. /
With respect, the treatment my mother received was shameful. / We were far from happy with our stay in {c}. / I can't say I'm impressed. /
It could hardly have gone worse. / It was anything but clean. / Let's just say that the meal did not agree with us. /
The goods are not as described. / The delivery was incomplete: three boxes instead of five. /
The fabric is thin, the seams are crooked, the buttons fall off. / Two of the eggs were smashed and the yoghurt had leaked. /
The printer you sold us jams on every page. / Every second bulb in the pack is dead. / The manual is in Chinese only. /
The playground is covered in broken glass, and the council does nothing. / The bins haven't been emptied for a month. /
My street has been dug up since spring without any work being done. / The noise from your bar keeps our children awake. /
The colleague from HR laughed at my question. / The office is freezing and the boss says to wear a jumper. /
Somebody keyed my car in your garage and you deny it. / The mechanic charged me for parts he never fitted. /
The brakes squeal even after you have repaired them twice. / My order is late, once more without any warning. /
You cancelled my trip and kept my money. / You changed the timetable without telling anyone. / Who trained these people? /
How can you sell something like this? / Do you call this clean? / Is this your idea of customer service? / What on earth did you do to my car? /
Are you kidding me? Again the wrong part? / Why do I always have to chase you? / When will you finally keep a promise? /
How many times must I ring before somebody does their job? / Does nobody check these things before they leave the factory? /
Could it be that nobody cares that half my order is missing? / Would it kill you to answer an e-mail? / I'd have expected an apology at least. /
Somebody should be sacked for this. /
I've been a guest for ten years, but this time everything went wrong. / I usually praise you, today I can't: the meat was tough as leather. /
Thank you for nothing. The sink still leaks. / Thanks a lot for ruining our anniversary. / Great, another delay. Well done. /
Oh wonderful, the third wrong parcel. / Lovely, a cockroach in the bath. / Congratulations, you managed to lose my file twice. /
Hello? Is anybody there who still cares about customers? My fridge has been broken for a month. /
I booked a room with a bath and got a broom cupboard. / I ordered a birthday cake and got a brick. /
I cancelled in March and you still take money from my account! / I reset my password as told and now your shop has lost all my orders, what a mess. /
I asked a simple question and was laughed at. / I paid for express and waited eleven days. /
We reserved a table by the window and were put next to the toilets. / I was told it would take ten minutes, I waited for two hours. /
You call it renovated, I call it a building site. / The brochure shows a beach; there was a motorway. /
The label says wool; it is plastic through and through. / You boast of fresh fish, mine smelt of last week. /
The advert promised silence, the thing roars like a jet. / My grandmother was left lying in the corridor for six hours. /
The ambulance bill is wrong, and nobody at your office listens. / The crown you put in fell out over dinner. /
My new lenses scratch, and your optician says it's my fault. / The vaccination record was lost by your staff. /
The school bus left my child standing in the rain. / Half of the lessons were cancelled, yet we pay the full fee. /
The lecture hall is too small, we sit on the floor every week. / My essay was marked by someone who hadn't read it. /
The caretaker insulted my visitors. / The stairwell stinks of urine, and your cleaners don't come. / The rent went up and the roof still leaks. /
The new windows let in the draught. / The painter dripped all over the parquet. / The kitchen fitters left us without water for five days. /
Your removal men dropped the piano. / My pension has been miscalculated, and no one admits it. / You closed my claim without a word. /
The adviser talked me into a fund that lost half of its value. / The cash point kept my card and the branch was shut. /
I was refused at the till with a full account, how embarrassing. / My phone bill contains calls that I never made. /
Your salesman lied to my old father. / The engineer smelled of drink. / Your driver parked on my flower bed. / The dry cleaner shrank my suit. /
The hairdresser burnt my scalp. / I came out with green hair, I look like a clown. / The masseur was on the phone the whole time. /
The guide was drunk and we got lost. / The boat stank of diesel and the life jackets were torn. /
The ride was shut, the queue endless, the chips cold. / The film was out of focus and the seats were sticky. /
so dissapointed rn, cake was dry n late / ur delivery guy just threw it over the gate?? / 2 weeks no internet. 2 WEEKS. /
been charged 3x, still no answer / food took 90 min and was cold lol never again / app ate my voucher, support ghosted me /
this cant be right, screen cracked straight out of the box / why do i even pay you / ur hotline is a bad joke / Unhappy. Very. / Cold, late, wrong. /
Broken on arrival. / Poor show, {c} branch. / One star is one too many. / Not amused. / I beg to differ with your "satisfaction guaranteed". /
It would be an understatement to call the stay unpleasant. / I wouldn't wish your hotline on my worst enemy. /
I've seen better service at a motorway toilet. / A snail would have delivered it faster. /
My soup had a plaster floating in it, revolting. / The upholstery reeks of mildew although you swore it was new. /
Three engineers have come and the lift still judders. / I asked for a towel and got sneered at by your concierge. /
Freshly hung wallpaper already peeling in strips, what amateurs! / Bus 61 sailed straight past our stop with empty seats, again. /
I was overcharged twelve quid and the manager shrugged. / These so-called waterproof boots let in puddles on day one. /
Why on earth does your helpline play flute music for fifty minutes? / The handle snapped off my saucepan and scalded my foot. /
Hair in the bathtub, crumbs in the sheets: appalling housekeeping. / You shipped a left glove twice, how daft is that? /
Your recliner's footrest jammed while my spine was already killing me. / Nobody warned us about the building site beside the pool. /
Our child was stung because your daycare ignored the wasps' nest. / Paint is flaking from the crib, that's dangerous! /
Bleach blotches all over grandma's silk kimono, and the laundry denies everything. / Dishonest estate agents hid the subsidence from us. /
Waited ninety minutes for cold chips, then got the wrong sauce. / my parcel was dumped in a hedge n its soaking /
The tram heater blasted us all July while windows were sealed. / I'm fuming: your mechanic left a spanner rattling in my engine. /
The audiobook skips whole chapters, shoddy production. / Your crew scraped my doorframe and sneaked off without a word. /
The contact lenses sting and arrived with an expired seal. / Once more your inspector misread our meter, always in your favour, how convenient. /
It is disgraceful that disabled visitors must use the goods entrance. / The dentist drilled the wrong tooth, and I'm livid. /
Flimsy hinges, crooked doors, scratched glass: what a pathetic cabinet. / Fraudulent photos! The cottage had no garden and faced a motorway. /
The babysitter you sent spent all evening smoking on our porch. / Mouldy strawberries beneath a layer of pretty ones, sneaky. /
The washing machine floods our utility room whenever it spins. / I deplore the sarcastic tone of your collections department. /
Your courier claims he rang; my doorbell camera shows he lied. / The jigsaw had only sky in it, and its box was obviously resealed. /
The concert sound was atrocious and pillars blocked our view. / Staff gossiped loudly about patients, so much for confidentiality. /
The bicycle brakes failed on a hill, I could have been killed. / Five emails, zero answers, utterly hopeless aftercare. /
Our honeymoon suite overlooked the dustbins and stank of cabbage. / Your tasting menu was bland, tiny and absurdly overpriced. /
The neighbour's contractor drills at six on Sundays, and the council ignores us. / A wasp was baked into my bun! /
The hem unravelled at my graduation, how humiliating. / I object strongly to the hidden surcharge on my statement. /
Tickets said row B, but row B does not exist, shambles. / The hearing aid whistles constantly and the audiologist couldn't care less. /
You misspelt my mother's name on her gravestone, unforgivable. / The vacuum lost suction inside a month; I expected far better quality. /
Grubby cutlery, sticky menus, sulky barman: two hours I won't get back. / The tutor keeps cancelling, my daughter is falling behind. /
Your gritting lorry chipped my windscreen. / The software crashes each time I export, and work gets lost. /
What sort of hotel has bedbugs and charges for soap? / I was left stranded at the kerb by your minicab firm. /
The mascara gave me swollen eyelids, check your ingredients! / Our roof drips worse since your builders patched it. /
The refund you promised in spring is nowhere to be seen. / Not impressed: shirt faded, buttons gone, collar frayed after two washes. /
The crossing attendant yelled at my elderly father, shameful conduct. / Queued forever, then the clerk went off to lunch in my face. /
The parquet buckled because your fitter skipped the underlay. / seriously worst nails ever, glue everywhere, one already popped off
""",
    "question": """
How much does the {p} cost? / When do you open? / Does the {p} come in blue? / Do you ship to {c}? / Where can I find the manual? /
What is the warranty on the {p}? / Is the {p} still available? / What colours do you have? / How long does the delivery to {c} take? /
Can you tell me the size of the {p}? / Which {p} is the lightest? / Do you also sell {ps}? / Who can repair a {p}? / How heavy is the {p}? /
Are you open on Sunday? / What is the difference between the two {ps}? / I would like to know more about the {p}. / Does the {p} need batteries? /
Is there a shop in {c}? / Could you tell me how the {p} works? / How many {ps} are in a box? / What is the price of {q} {ps}? /
Could you tell me your opening hours on {day}? / What is the postage to {c}? / Is it possible to see the {p} in your shop? /
Which size should I choose for a child of six? / Do I need a visa for {c}? / How far is the hotel from the station? / Is breakfast included? /
At what time does the museum close? / Can I use the {p} in the rain? / What is the maximum weight for the {p}? /
I wonder whether the {p} is also made in green. / Would the {p} suit a beginner? / Is there a lift in the building? / How long is the guarantee? /
What are the ingredients of the sauce? / Where is the {p} produced? / Do you offer courses in {c}? / How much does it cost to send {q} {ps}? /
May children take part? / Who is the author of the book? / Is there a discount for groups? / Does the price include tax? /
How often does the bus to {c} run? / Which forms do I need for the application? / Does the museum have a cloakroom? / What time is check-out? /
I have a question about the {p}: is it waterproof? / Are spare parts available for the {p}? / How many people fit in the room? /
What happens if it rains? / Please tell me the difference between the red and the blue {p}. / Is the {p} heavy? /
Do you know when {n} is back in the office? / Are dogs allowed in your hotel? / Where do I find the serial number of the {p}? /
I would like some information about your prices. / Until when is the offer valid? / Is the road to {c} open in winter? /
How can I find the way from the station to your office? / Do the shops in {c} open on public holidays? /
I'd be interested to hear which materials you use. / Could someone explain the last page of the manual to me? /
Is it true that the museum is free on {day}? / How much luggage may I take on the bus? / Till what age is a child's ticket valid? /
Roughly how long would a repair take? / Who should I talk to about a job? / What do I have to bring to the course? /
Does anybody know the name of that song? / Which wine goes with fish? /
What time does the pharmacy close? / Is the ferry running today? / How many calories are in the veggie wrap? / Does the soup contain celery? /
Is it gluten-free? / What's the soup of the day? / Which bus goes to the airport? / Do I have to change trains in {c}? /
How early should I be at the gate? / Can I take a pushchair on board? / What's the baggage allowance? / Are power banks permitted in hand luggage? /
Where is the nearest cash machine? / Is the cathedral open to visitors? / Who painted this picture? / What's the exchange rate today? /
What interest do you pay on savings? / How long does a transfer to another country take? / Are there fees if I use my card abroad? /
What documents do I need for a mortgage? / Does my policy cover water damage? / What is the excess on my insurance? /
Who do I contact about a claim? / When is the rent due? / Are pets allowed in the flat? / Is heating included in the rent? /
How many square metres does the living room have? / Which floor is it on? / Is there a cellar? / When are bins collected in our street? /
Where do I hand in the form? / How old must a child be to start school? / When do the summer holidays begin? / What's for homework? /
Which chapters will be in the test? / Who teaches physics this year? / Does the course end with a certificate? /
How many lessons are there per week? / Is there a beginners' group? / What should I wear to the interview? / How many days off do I get? /
Who approves travel expenses? / Where do I find the staff handbook? / What's the Wi-Fi called in the meeting room? /
Which printer is nearest to room 210? / Does our licence include the mobile version? / Which browsers are supported? /
What's the file size limit for uploads? / How do I export my contacts? / Where is the setting for dark mode? /
Can the program open old spreadsheets? / Does the app run on tablets? / How do I take a screenshot? / What does error 404 mean? / Is there an API? /
How often are backups made? / Are the calls recorded? / How much data do I have left this month? / Do you have coverage in the mountains? /
What does roaming cost in Turkey? / Can I keep my old number if I come to you? / How fast is the fibre line? / When will fibre reach our village? /
Is the router included? / Do I take the tablets before or after meals? / What are the side effects? / Can I drink alcohol with this medicine? /
How long will I be off sick after the operation? / Are walk-ins welcome or by appointment only? / Which vaccines does my baby need? /
Is the rash contagious? / How do I read these blood values? / Does the surgery have a car park? / What breed is your dog? /
How often does a hamster have to be fed? / How deep should I plant tulips? / When is the best time to prune roses? / Is this mushroom edible? /
Does the paint cover in one coat? / How long does the glue take to dry? / What's the difference between screws for wood and for metal? /
Can I wash this jumper at 40 degrees? / Is the bag real leather? / Do these trainers run small? / What size is the mannequin wearing? /
Is the lamp dimmable? / How loud is the dishwasher? / What's the voltage? / Does it come assembled? / Will it fit through a narrow door? /
Is a cable included? / Which batteries does the {p} take? / How many watts does the {p} have? / Where are your {ps} made? / Is the {p} vegan? /
Is there a difference between the {p} and last year's model? / When will the {p} be back in stock? / Could you explain how the {p} is cleaned? /
I was wondering what the {p} weighs. / I'd like to know if the {p} can be used outdoors. / Would you mind telling me where the {ps} come from? /
Do tell me, what is the {p} for? / I'm not sure which adapter I need for {c}. Can you advise? /
I can't find your prices anywhere. What does a wash and cut cost? / Nobody could tell me whether the office is open on {day}. Is it? /
Just checking: is the shop open on Easter Monday? / Quick check, does shipping cost extra? / Random question, but what's the music in your advert? /
Sorry to bother you, where's the toilet? / Excuse me, is this seat taken? / Pardon me, which platform for {c}? / what time u open tmrw /
how much for the red one / is this still available? / do u deliver on sundays / wheres my nearest store / any idea when the new model comes out /
does anyone know if the pool is heated / can someone tell me what channel the match is on / hey quick q, whats the postcode /
is there a student discount or nah / u guys got parking? / Price? / Dimensions? / Opening times, please? / Delivery time to {c}? /
Any discount for pensioners? / Colour choices? / What's the catch? / Details on the family ticket, please? /
I need some information about your language courses. / Please send me your price list. / Could I have a brochure? /
Please let me know the terms of the guarantee. / I'd appreciate some details on how the loan works. /
We would be interested to learn more about your heat pumps. / Kindly advise on the required documents. / Please clarify what clause seven means. /
Can you shed some light on the fees? / Help me understand my bill: what does the second line stand for? /
Could you confirm whether breakfast is part of the price? / Please confirm the address of your branch. / I'm curious how you roast the beans. /
I have been asked by my boss to find out your bulk prices. / We're thinking about a trip to {c}: what's the weather like in May? /
Before I sign anything, what's the notice period? / What's your cancellation policy? / How does your returns process work? /
Is it possible to change the date later, just in theory? / Till when can one cancel free of charge? /
Do I need to book in advance or can I just turn up? / Do you take bookings or is it first come, first served? / What payment methods do you accept? /
Is there a minimum order value? / How do gift cards work? / Where will my order be shipped from? / When will my parcel get here? /
Where's my order now? / Has my parcel left the depot yet? / Did my payment arrive? / Did you receive my documents? /
What's the status of my application? / How far along is my repair? / Is {n} in today? / Who's in charge of the archive? / Who won the cup last year? /
What's the capital of Peru? / How do you spell your surname? / What is the German word for thimble? / How far away is the moon? /
Why is the sky red tonight? / How many people live in {c}? / When was the bridge in {c} built? / What does the sign with the blue arrow mean? /
Am I allowed to park here at night? / Do I need a licence for fishing? / What tax do I pay on a second job? / Which form is for childcare? /
When do the polls close? / What are the rules for overtime? / Does the library lend tools? / Can members bring guests? / How much is the annual fee? /
Which days does the choir rehearse? / Is there a changing room at the court? / What belt comes after green? /
Are beginners welcome at the chess evening? / What's the dress code? / Is the trail suitable for prams? / How cold does it get in the tent? /
Is tap water safe to drink in {c}? / Do I need cash there? / How much should one tip? /
I'm planning to cancel my old contract elsewhere; what do you charge per month? / We booked for {day}: what time is breakfast? /
I have a reservation for tonight, is there parking at the hotel? / I've ordered a desk from you. Which tools will I need? /
Thank you for the offer. Is tax included? / Thanks for your answer! One more thing: is it made in Europe? /
Hello, I'm not buying yet, I only want to know how heavy it is. / I logged in fine, but where do I see my points? /
No complaint, just curious: why is the shop closed on Mondays? / It works well, by the way. Which oil should I use for it? /
My father has diabetes. Which of your desserts may he eat? / I'm left-handed. Do you have scissors for me? /
We've got two cats. Would the sofa cover stand that? / I'm 1.95 tall. Is the bed long enough? /
We live on the fourth floor. Do your men carry things upstairs? / I'm deaf in one ear, is there a loop in the hall? /
My flight lands at midnight. Will there be a bus? / I have a layover of six hours in {c}. What is worth seeing? /
The washing label shows a triangle, what does that mean? / The lamp blinks green. What does that tell me? /
A letter from you mentions "clause 4b". What's that? / On my payslip there's a line "NI". What does it stand for? /
The recipe says "fold in". How does one do that? / I found a beetle with blue wings. What kind is it? / How come the days are longer in June? /
What would happen if one mixed the two? / Who looks after the garden of the museum? / Whose turn is it to wash up? /
Whom should I write to about a lost umbrella? / Since when has the tower been leaning? / By when must I decide? / From which platform does it leave? /
At which stop do I get off for the zoo? / In what language is the tour? / For how long can one keep it in the freezer? /
Up to what weight can I send a letter? / What sort of soil do blueberries like? / What else do you recommend in the area? / What makes it so quiet? /
Which of the two routes is prettier? / Which day is bin day? / Would it matter if I came a bit later? / Would you say it's easy to learn? /
Could it be used for a baby as well? / Should one peel them first? / Shall I print the ticket or is the phone enough? /
Must I be present for the meter reading? / Need I bring anything? / Has the bakery moved? / Have the results been published? /
Had the castle a moat? / Was the old bridge made of wood? / Were there wolves here? / Isn't it closed on {day}? /
Aren't you the people with the organic eggs? / Don't you have a shop in {c} any more? / Doesn't the price include lunch? /
Can't one get there by train? / how far is it from the airport / do i need a coat in {c} rn / whats the min age / r u open bank hols /
can dogs come in / hows the weather there / who do i ask about jobs / whats in the burger / does it do wifi / how do i turn off the beep /
anyone know when the fair is / when r the results out / is the pool still on / wot time does it finish / Age limit for the slide? / Next bus? /
Vegan options? / Ingredients of the pesto? / Status of my parcel? / Name of the flower in your window? / Meaning of the red lamp? /
Your tax number, please? / Weight with batteries? / Tell me: why is one egg brown and the other white? / Explain to me how the tide table works. /
Let me know roughly what a new roof would cost. / I'd love to know who wrote that speech. / I am trying to find out when the archive is open. /
I can't make out from your page whether children pay. / It isn't clear to me what the second fee is for. /
Nobody has told us where to meet. Where is it? / We are unsure about the right size. What do you suggest? /
Which tram do I catch for the botanical gardens? / May coeliacs eat your oatmeal? / How deep should tulip bulbs be planted? /
Do you stock left-handed fountain pens? / Could somebody explain what "ex works" means on this quote? /
At what age may teenagers use the weights area? / Why does my boiler display F28? / Does the planetarium admit pushchairs? /
How thick is the worktop, and does it come in slate? / is the chippy shut mondays / Whose signature must be on the consent form? /
Has the cruise terminal got luggage lockers? / What voltage do sockets have in Brazil? / Can the fabric be tumble-dried? /
Does your quote cover scaffolding as well? / Would a queen duvet fit a 150 cm bed? / What proportion of the fund is invested in equities? /
When do swallows return to the barn each year? / Can guests walk to a beach within ten minutes? / May I bring my own cake to the restaurant? /
Are the batteries rechargeable or disposable? / Where was this honey harvested? / Who composed the jingle in your advert? /
Does the gallery open late on Thursdays? / What grit of sandpaper should I use on beech? / How soon will exam marks be published? /
Any chance the lecture gets recorded? / Is there wheelchair access via the north gate? / I'm curious, does the perfume contain musk? /
Which wingspan has that model glider got? / Do pensioners travel cheaper before nine? / How many teaspoons make fifteen millilitres? /
Which vaccine do cats need before boarding? / Tog rating of that sleeping bag, anyone? /
Rumour says the outlet village closes in January, is there any truth in it? / Does interest accrue daily or monthly? /
To whom should invoices be addressed? / Must gentlemen wear ties inside your casino? / Are the trousers cut high or low at the waist? /
How often do ferries cross to the skerries in winter? / Where might one park a caravan overnight near the cathedral? /
Will the concert be indoors if it pours? / What colours besides beige does the rug come in? / does ur van do sundays /
Is the tutor qualified to teach dyslexic pupils? / Many decibels from that extractor hood, or would it hum softly? /
Which form do I fill in to import a motorbike? / Could you clarify whether VAT applies to children's books? /
What happens to my data once the study is over? / Do I have to be vaccinated to volunteer at the kennels? /
Is the stream near the chalet fenced off for toddlers? / When was the cottage last rewired? / Who is the contact for press enquiries? /
What might re-upholstering a footstool set me back? / Has anyone handed in a tartan umbrella? / Which lens suits astrophotography best? /
Is gratuity added automatically for large parties? / How do vegetarians fare on your all-inclusive menu? /
Does the treadmill fold flat against a wall? / What is the closing date for entries in the poetry contest? /
Are the lifts big enough for a mobility scooter? / Please tell me, from which airport does the shuttle leave? /
How old does a kitten have to be before it goes to a new owner? / Do blackout blinds come with fixings? /
How many Danish kroner would fifty euros fetch at your counter?
""",
    "thanks": """
Thank you very much! / Thanks for your help, {n}. / I am grateful for the quick answer. / Many thanks for the {p}. / You helped me a lot, thank you. /
Thanks a lot! / Thank you for the quick delivery. / I want to thank {n}. / That was very kind of you. / Thanks, the {p} is just right. /
I appreciate your help. / We are very thankful for the {ps}. / A big thank you to the whole team in {c}. / You are the best, thanks! /
Thank you so much for the good advice. / Great work, {n}, thank you. / Many thanks to everybody. / I am so grateful! / Thanks again for everything. /
Just wanted to say thank you. / Thank you, the {p} arrived today and it is lovely. / Thanks so much for the flowers! /
I just want to say how grateful we are to {n}. / You saved my holiday, thank you. / Thank you for your kind words. /
We want to thank the nurses for their care. / My mother sends her thanks for the {p}. / Thanks for the invitation, that was very nice of you. /
Thank you for listening. / Many thanks, that answers everything. / Your help meant a lot to us. / That was quick, thanks! /
Perfect, thank you, it works now. / Great support, I am thankful. / Thanks, {n}, you are a star. /
Please pass on my thanks to your colleague in {c}. / All of us would like to say thanks for the wonderful evening. /
With gratitude for your generous gift. / Thanks for letting me know. / I am truly thankful for the second chance. /
We appreciate what you did for our school. / Thank you for your trust. / Thank you for repairing the {p} free of charge. / Thx, you are great! /
ty, that helped a lot / Much obliged, {n}! / Thanks for thinking of us. / A thousand thanks. / I will never forget your kindness, thank you. /
We are so thankful that you came. / Thanks for the lift yesterday. / Thank you for all the years of good work. / You were right, thanks for the tip. /
Thanks again, also from my wife. / Thank you for the compliment. / How nice of you, thank you. / Our sincere thanks to everyone in {c}. /
My whole class says thank you. /
You're an absolute legend. / Cheers, mate, that did the trick. / Cheers for sorting that out. / Ta very much! / Ta! / tysm!! / thx a bunch /
thank u so much, ur awesome / thanks heaps / thnks for ur help / tks for the quick reply / Much love and thanks from all of us. / Bless you, dear. /
You're a lifesaver, {n}. / I owe you one, {n}. / I owe you a beer. / I don't know what I would have done without you. /
That was so thoughtful of you. / You have no idea how much this means to me. / Your kindness brought tears to my eyes. /
We can't thank the midwives enough. / Please tell the firefighters how grateful the whole street is. /
My father is on the mend thanks to your team, and we are deeply grateful. / The surgeon saved my leg; I'll be grateful for ever. /
Thanks to the nurse who held my hand. / Thanks to the bus driver who waited for me this morning! /
Thanks for returning my wallet, I thought it was gone. / Thanks for finding our cat! / Thank you for bringing the parcel up to the fifth floor. /
Thank you for the ride home. / Thanks for covering my shift. / Thanks for picking up the kids. / Thanks for lending me your ladder. /
Thanks for watering my tomatoes while I was away. / Thanks for having us over, the roast was delicious. /
Thank you for a marvellous weekend by the lake. / Thanks for the birthday wishes, everybody! /
Thank you for the beautiful scarf, I'm wearing it right now. / Thanks for the chocolates, they didn't last long! / Thank you for the condolences. /
Your card was a comfort to us, thank you. / Thank you for standing by me. / Thanks for believing in me when no one else did. /
Thank you, Mrs Brown, for being such a patient teacher. / My son loves your lessons, thank you for your work. /
Thanks to your coaching I passed the exam. / I got the job, and it's down to your advice. Thank you! / Thanks for the reference you wrote for me. /
Thank you for reviewing my code so carefully. / Thanks for staying late to fix the server. / Thanks, the ticket is solved, great job. /
That solved it, thanks a ton. / Works like a charm now, thank you. / All good now, many thanks. / Problem gone, cheers! /
The refund has arrived, thank you. / My new card came today, thanks for being so swift. / You went above and beyond, thank you. /
First-class service, thank you. / Thanks for going the extra mile. / Thank you for bearing with me. / Thanks for putting up with all my questions. /
Thanks for the heads-up. / Thanks for the update. / Thanks for the reminder. / Thanks for your honest feedback. / Thanks for the warm welcome. /
Thank you for your understanding. / Thank you for your prompt response. / Thanks for your swift action. / Thank you for your hospitality. /
Thank you for your donation. / Thank you for your generosity. / On behalf of the board I thank all volunteers. /
Special thanks to the ladies who baked the cakes. / A round of applause and our thanks to the organisers. / Hats off to you, and thanks. /
We wish to express our gratitude to the council. / Please accept our heartfelt thanks. / I should like to express my deep appreciation. /
With many thanks for the fine work on the roof. / The kitchen looks fabulous, thanks to your fitters. /
The garden has never looked so good, thank you. / The suit fits perfectly, many thanks to the tailor. / The piano sounds wonderful again, thank you. /
The car runs like new, thank you so much. / Thanks for squeezing me in yesterday. / Thanks for seeing me at such short notice. /
Thank you for taking the pain away, doctor. / Thanks for calming my nerves before the injection. / Thank you for looking after mum so lovingly. /
Thanks for rescuing me from that mess. / Thanks for the chat, I needed that. / Thanks for the laugh. / Thanks for the lovely compliment. /
Thanks for the add! / Thanks for the tip about the bakery. / Thanks for the recipe, it came out great. / Thanks for sharing the photos. /
Thanks for the follow-up call. / Thanks for the quick fix. / Thanks for clearing that up. / Thanks for explaining it so well. /
Thanks, that makes sense now. / Ah, now I get it. Thank you! / Oh wonderful, thanks. / Brilliant, cheers. / Lovely, thank you. / Super, thanks! /
Awesome, thank you so much. / Fab, ta. / Perfect. Thanks a bunch. / Great stuff, much obliged. / Sweet, thanks dude. / Nice one, thanks. /
Phew, thank you! / Wow, that was fast, thank you. / Aww, thank you. / No words, just thanks. / It may be late, but thank you. /
I never got to say thank you, so here it is. / Forgive the delay in thanking you for the wonderful gift. /
I was brought up to say thank you, so: thank you. / It was a pleasure dealing with you, thanks. / I couldn't have asked for better help. /
I really value what you did for us. / I'm touched. Thank you. / I'm speechless with gratitude. / We feel blessed to have neighbours like you. /
We are indebted to you. / I'm forever in your debt. / How can I ever repay you? You've been so kind. /
Is there a way to thank your colleague {n}? She was marvellous. / Who was the kind man at the desk? I'd like to thank him. /
Could you hug {n} for me? She has been so helpful. / Did I already say thank you? If not: thank you! / Would you pass my gratitude on to the chef? /
May I just say how thankful I am? / Have I told you how much I appreciate you? / What would we do without you? Thanks! /
Without your help we would still be stuck, so thank you. / Not only did you repair it, you even cleaned it. Thank you! /
I had feared the worst, and you were wonderful. Thank you. / After all the trouble it has ended well, thanks to you. /
I complained last week, and now everything is fine: thank you. / I know I was difficult, so thanks for staying friendly. /
No complaints at all, only thanks. / No need to do anything, I just want to thank you. / Nothing more to ask, thank you for everything. /
Thank you for the years we had together in this team. / Thanks for the memories. / Farewell and thanks for all the fun. /
Thanks for a decade of good coffee. / It's my last day and I want to thank you all. / Danke, I mean thank you! /
The little ones drew you a picture to say thanks. / The whole class wants to thank the baker for the tour. / Our club thanks its sponsors. /
The residents thank the caretaker for clearing the snow. / Kudos and thanks to {n}. / props to {n}, thank you man / 5 stars and a huge thank you /
appreciate it! / appreciated, {n} / really appreciate u taking the time / so kind of you / how sweet of you, thanks / you rock, thanks /
you made my day, thank you / Thanks a bundle, also from the dog. / Thanks for nothing less than a miracle. /
I had to cancel, and you were so understanding. Thank you. / The booking went so smoothly, thanks to {n}. / I can log in again, thank you so much! /
My order came a day early, many thanks! / You answered all my questions with such patience, thank you. /
The wrong shoes were swapped at once, thanks for that. / I was ready to complain, then your colleague sorted it in a minute. Thank you! /
I asked for a refund and got it the same day. Thank you. / The table by the window was a lovely surprise, thanks. /
Our flight was late, but your crew was wonderful; thank you all. / The room upgrade made our honeymoon. We thank you! / Got my password back, ta. /
Little Emma hasn't put down the doll since it arrived. Thank you! / The tulips you planted are in full bloom, thank you. /
Dad wears the jumper every day, thanks for knitting it. / The scones were heavenly, thanks for sharing. /
The dog is his old self again, thank you, doctor. / I can walk without pain, and I owe it to you. /
I slept through for the first time in weeks, thanks to your drops. / Your letter arrived just when I needed it, thank you. /
It's so good to know that you are there. Thank you. / When our house burnt down you gave us a roof; we'll be for ever grateful. /
When nobody else came, you did. Thank you. / You didn't laugh at my silly questions, thank you. /
You stayed on the line until the ambulance came, thank you. / You found the needle in the haystack, thanks. /
You kept your word, and for that I thank you. / You made a stranger feel welcome, thank you. / You've been a rock, thank you. /
You've been so patient with my old mother; thank you. / Please tell the kitchen it was superb, and thank you. /
Please give the porter my thanks, I forgot to tip him. / Could you let the driver know how thankful I am? /
Would you convey our gratitude to Sister {n}? / To whoever handed in my phone: thank you! / To the lady on bus 9 who gave me her seat: thank you. /
To all who donated: thank you from the bottom of our hearts. / To my secret Santa: thanks for the socks. /
For your years of service the town thanks you. / For once I write just to say thank you. / A short note of thanks. / A word of thanks is due. /
A thank-you to the night shift. / A belated thank you for the card. / Three cheers for {n}, and thanks. / Gold star for {n}, thanks! /
Flowers are on their way to you as a thank you. / Enclosed is a small token of our gratitude. / There's cake in the kitchen to thank you all. /
I'd like to buy you a coffee to say thanks. / I take back every bad word, you were great, thank you. / I shall sing your praises, thank you. /
I've rarely been treated so kindly, thank you. / I am writing to thank the two constables who helped me. / I remain yours gratefully, {n}. /
We raise our glasses to you in gratitude. / We felt at home from the first minute, thank you. / We will miss you, thanks for it all. /
That's very decent of you, cheers. / That's so good of you. Thank you. / It's much appreciated, believe me. / Nothing but thanks from me. /
tysm ur the best / ty ty ty / thanku!! / thnx a lot / thx 4 the help / cheers bud / tnx, works now / merci, thanks / gracias, thank you so much /
thank uuu /
Bless you for rescuing our kitten from the drainpipe. / Ever so grateful that the midwife stayed past her shift. /
Your casserole got us through a dreadful week, thank you from all the Bakers. / I am indebted to you for that reference. /
Ta muchly for the lift to Exeter! / Couldn't have finished the marathon without your cheering, thank you. /
Gorgeous bouquet, you darling, thanks from the bottom of my vase! / Sincere appreciation, anonymous finder, my wallet came home intact! /
thanku sooo much 4 babysitting x / Gratefully received: your cheque for the bell tower. / We toast your generosity, the new minibus is a blessing. /
Much obliged, officer, for steering us home through the fog. / Pruning tips worked wonders; both roses and gardener thank you. /
Hugs and thanks, the costume was a triumph. / How wonderful of you to translate granny's diary, I'm truly grateful. /
Zip mended in five minutes flat, you genius, thank you! / That eulogy moved us deeply, Reverend, and we thank you. /
You saved the day when the projector blew, cheers pal! / The orchestra owes its thanks to a very patient page-turner. /
I'm overwhelmed by the cards you all sent, thanks a million. / What a fabulous surprise party, thank you, you sneaky lot! /
Housekeeping crawled under beds until my earring turned up, how grateful I am! / Stepladder's back in your garage, ever so grateful for the loan. /
Merci beaucoup, your vineyard ramble was magnifique! / It meant the world that you visited dad in hospice, bless you, thanks. /
Thankful for your candour, Doctor; it helped us decide. / Big thumbs up and thank you, the spare key did the trick. /
We remain deeply appreciative of the embassy's swift assistance. / Your tutoring paid off, I passed algebra, many thanks! /
Danke schoen, the strudel was heavenly. / Just dropping a line to express how grateful I feel after the surgery. /
Thanks for shovelling my path at dawn, you kind soul. / The bursary changed my life, and I thank the trustees warmly. /
Cheers, your roadworks tip spared me a detour. / So kind! The handmade quilt now covers our newborn, thank you. /
Props and thanks, helpdesk wizard, every deleted photograph reappeared. / I appreciate your patience with my endless queries last week. /
Our hikers thank mountain rescue for the blankets and hot soup. / Obrigado! That shortcut spared me an hour of traffic. /
Thank goodness for you, the spare tyre fitted perfectly. / Throughout our divorce your sofa was a refuge; truly, thank you. /
The college acknowledges, most gratefully, nineteen donated microscopes. / Rufus wags his tail to thank you for those walks while I had flu. /
Words fail me: feather beds, croissants, fireside tales, thank you both. / Thank you, stranger, for returning the teddy on platform nine. /
Sending gratitude to everyone who signed our petition. / A heartfelt thank-you goes to the lollipop lady at the crossing. /
The kids adored the magician, hearty thanks from the whole street. / Appreciate ya, bro, that playlist is fire. /
Lovely touch, the handwritten note in my parcel, thanks! / Thanks for forgiving my outburst, it means a lot. /
I tip my cap to the ground staff and thank them for their hard graft. / Our anniversary dinner was flawless, compliments and thanks to your chef. /
Thanks again for proofreading, the typo hunt paid off. / No one ever listened as you did, for which I'm eternally thankful. /
Three weeks sober thanks to your support, I can't thank you enough. / Received the spare buttons today, how considerate, thank you kindly. /
That was decent of you, letting me jump the queue, ta! / The parish extends its thanks to all flower arrangers. /
Grazie mille, the gelato recipe worked! / Warmest thanks for chairing the panel with such wit. /
You lent an ear at midnight, and I shan't forget it; thanks. / Super speedy repair, my cello sings anew, thank you maestro! /
tks for sub'ing my lesson, owe u a pint
""",
    "greeting": """
Hello! / Hi there, {n}. / Good morning. / Hey, how are you? / Good evening everyone. / Greetings from {c}! / Hi! / Hello, {n}! / Good afternoon. /
Hello everybody. / Good morning from {c}! / Nice to meet you. / Hey there! / Hi {n}, how is it going? / Hello, is anybody there? / Good day to you. /
Hi all. / How do you do? / Welcome, {n}! / A very good evening. / Hello {n}, nice to see you here. / Good morning to all of you! / Hey, what's new? /
Hi, I am {n}, pleased to meet you. / Good evening, {n}. How was your day? / Hello world! / Hi, how are you doing? / Hey everyone, how is life? /
Greetings, dear friends. / Good morning, did you sleep well? / Hi there, all well? / Welcome to {c}! / Hello, long time no see. /
Good afternoon, ladies and gentlemen. / Hey {n}, good to see you. / Hello from sunny {c}! / Hi! How are things with you? /
A very good morning to you, {n}. / Evening all! / Hello hello! / Yo {n}! / Hi again. / Nice to see you again, {n}. / Hey you! / Top of the morning! /
Hello, how do you do? / Good day, everybody. / Hi folks! / Hello everyone, I am the new one. / Good to meet you, {n}. / Hi, it's me, {n}. /
Warm greetings from {c}. / Salutations! / Hello there, stranger. / Hey, how have you been? / Good evening to everyone in {c}. /
Morning! / Morning all! / Mornin' / Afternoon, everyone. / Evening, {n}. / G'day! / G'day mate, how's it going? / Howdy, partner. / Hiya! /
Hiya {n}, you alright? / Heya / heyy / hellooo / hi hi / hey hey hey / sup / sup bro / wassup {n} / yo / yo yo / hey guys / hi guys how r u /
hii whats up / hello anyone here / hey u there / hi im new here / Hello, new member here. / Hi, I'm the new neighbour from number nine. /
Hello, my name is {n} and I've just joined. / Hi, just dropping in to say hello. / Just saying hi! / Just popping in to say good morning. /
Only wanted to say hello to everybody. / Waving hello from the train. / A big hello from the {c} office! / Hello from the other side of the world. /
Greetings from the mountains. / Greetings from the beach, {n}! / Season's greetings! / Best wishes for the new week, everyone. / Happy Monday, team! /
Happy Friday, folks. / Good {day} to you all. / Happy New Year, everybody! / Merry Christmas, {n}! / Happy Easter to you and yours. /
A peaceful holiday to all of you. / Welcome aboard, {n}! / Welcome home! / Welcome to the team. / Welcome back from your holiday, {n}. /
A warm welcome to our guests. / Welcome to the group, everyone. / Ladies and gentlemen, good evening. / Good evening, dear listeners. /
Good morning, class. / Good morning, Mrs Baker. / Good afternoon, Doctor. / Good day, sir. / Good day, madam. / Good evening, officer. /
Hello, boss. / Hello, neighbour! / Hello, sunshine. / Hello, handsome. / Hello, my darling. / Hello, old friend. / Hello, little one. / Hi mum! /
Hi dad, it's me. / Hi granny, how are you today? / Hey sis, what's cooking? / Hey buddy. / Hey champ! / Hey stranger, where have you been? /
Hey bestie / Hi sweetie / Hi love, you up? / Hi team, hope everyone is well. / Hi all, hope you had a nice weekend. /
Hello {n}, I hope this finds you well. / Dear {n}, how have you been since we last met? / Hi {n}, how's the family? / Hey {n}, how's tricks? /
How's everything? / How's life treating you? / How are you keeping? / How are you all doing this morning? / How are we today? /
How have things been? / How goes it? / How was your night? / You okay, {n}? Hello from me. / What's happening? / What's the good word? /
What's cracking? / What's good, {n}? / All right, mate? / Alright? / Are you well? / Everything good with you? / Keeping well, I hope? /
Did you have a good trip? Hello from us! / Slept well? Good morning! / Rise and shine! / Wakey wakey, good morning! /
Nice to see so many of you here. / Nice to e-meet you. / Lovely to meet you, {n}. / Delighted to make your acquaintance. /
It's a pleasure to meet you. / Charmed, I'm sure. / So you must be {n}, hello! / I've heard so much about you, nice to meet you at last. /
Great to be here, hello everybody. / Good to be back, hi all! / I'm back! Hello! / Long time no hear, {n}! / It's been ages, hello! /
Well, look who's here! Hi! / Fancy seeing you here, {n}! / Oh, hi {n}! / Ah, good morning. / Oh hello there. / Knock knock, anybody home? / Ahoy! /
Ahoy there, captain. / Aloha! / Namaste. / Salaam. / Shalom, friends. / Bonjour, everyone! / Ciao {n}! / Hola! / Hola amigos / Guten Tag! /
Greetings, earthlings. / Greetings, fellow gardeners. / Greetings, traveller. / Hail, friends! / Peace be with you. / Cheerio and hello! /
Hello, is this the chat? / Hello, can you hear me? / Testing, hello? / Hello, bot. / Hello computer, how are you? / Hi assistant! /
Hey, are you a robot? Hello anyway. / Good morning, chatbot. / Evening, all, {n} here. / {n} here, hello! / This is {n} speaking, good morning. /
{n} says hi. / {n} sends you greetings. / Say hello to {n} from me! / Tell everybody I said hi. / My regards to the whole family. /
Give my love to everyone in {c}. / Best regards to all of you from {c}. / High five, everyone! / Hugs and hellos from {c}. /
Good morning from a rainy {c}. / Sunny greetings from {c}, {n}. / Hi from us all here in {c}. / Evening greetings to the night owls. /
Good morning, early birds! / Hi there, fellow parents. / Hello dear colleagues. / Hello, people! / Hi y'all. / Howdy y'all / Hey fam / Hey gang! /
Hi gang, {n} checking in. / Hello once more! / And a very good day to you too. /
Yeehaw, cowboys, hello from dusty Texas! / Wakey wakey, Seamus, a glorious hello! / Goodness, didn't spot you behind those ferns, hello! /
Welcome, rookies, glad you joined us. / wassup fam, miss me / Esteemed alumni, a gracious evening to you. / Buenos dias, amigos! /
Ahoy, sailors and landlubbers alike! / Hiya stranger, you grew a moustache! / Cock-a-doodle-doo, sleepyheads, morning has broken! /
Greetings and salutations from the attic office. / Ciao bella, come stai? / Tuesday crew reporting in, hey! /
How d'you do, I'm Winifred from upstairs. / Charmed, Professor, charmed indeed to meet. / Shalom, dear congregation, good to see your faces. /
Namaste, everyone on the mats. / Hullo old chap, keeping the wolves at bay? / Yuletide greetings, carollers one and all! /
Friday greetings, lovely humans! / Konnichiwa from our Osaka classroom! / Hiya hun, only popping in to wave. /
A cheerful hello from the crew of boat seven. / Yoo-hoo, only little old me! / Fancy bumping into you, hello Doris! /
Madam, I bow and bid you welcome. / Sup dude, hows it hangin / Hello again after the summer break, class. /
This is your captain speaking, greetings, passengers! / Eid Mubarak, neighbours! / Happy Diwali greetings to your household! / Peekaboo, hello baby! /
Tap tap, guess which granddaughter says hi. / Morning campers, slept soundly under canvas? / Hola chicos, que tal? / Sis! Whatcha up to, heyyo? /
Yawn, hello, I'm barely caffeinated! / Beep boop, hi robot! / Evening, constable, chilly beat tonight? /
Greetings, honourable delegates, it is a pleasure to be among you. / Oi oi, lads! / Bonsoir, mesdames et messieurs! /
Long time since we last spoke, Gertrude, hello! / Ello ello, what have we here? / Sunny hellos float over from our terrace. /
Hi class, I'm your substitute for today. / Lovely to finally meet face to face, Mr Okafor. / Ey up, duck. / Happy Easter, bunny lovers! /
Heyyy cutie, hru / Leopold returns! Hullo, you rascal. / Hello viewers at home and hello studio audience. / First post here, so hi forum! /
Welcome, weary travellers, come on in. / Blissful dawn wishes, fellow risers, hello. / Blessings upon you, brother, and hello. /
Hail, noble knights of the spade! / Speakerphone on? Hello mum, hello pops! / Before the bell rings, quick hi! / Jambo, jambo, rafiki! /
Hello, entire night shift, kettle's on. / Wotcha, mate, keeping out of mischief? / Allo allo, guess who. /
Merhaba, nice seeing you this fine afternoon. / Hej hej from snowy Malmo!
""",
    "booking": """
I want to book a table for {q} people. / Please reserve a room for two nights. / Is a table free tonight? I would like to book it. /
Book me a seat on the train to {c}. / A reservation for {n}, please. / Can I reserve {q} places? / We need a table for {q} at eight. /
I would like to reserve a double room. / Can we book the room for {q} nights? / Please keep a table for {n}. /
Is there a room free in {c}? I want to book. / Book {q} seats for tonight. / We want to come on Friday, please reserve for us. /
Could you reserve two places for {n}? / I would like to make a reservation. / Please book a flight to {c}. /
A room with a view for {q} nights, please. / We would like to book the meeting room. / Reserve a seat by the window, please. /
I am calling to book a table. / Do you have a table for {q} on {day} at seven? Please reserve it for {n}. /
We would like to stay for two nights, a double room, please. / Please book two seats on the ten o'clock train to {c}. /
I need an appointment with the dentist, would {day} be possible? / Please put my name down for the guided tour. /
One ticket to {c} for {day}, window seat, please. / I'd like to reserve the tennis court for an hour. / Please hold a room for {n} until six. /
Could we have the meeting room on {day}? / Reserve the big hall for our wedding, please. /
We are {q} people and would like to have dinner with you on {day}. / Book me on the next flight to {c}. /
I want to make an appointment for a haircut. / A camp site for a tent and a car, three nights from {day}. /
Please sign up {n} for the swimming course. / I would like to hire a car from {day} on. / Two places in the yoga class on {day}, please. /
Could you note down a reservation for my parents? / Please arrange a taxi to the airport for {day} at five. /
We would like a room with a sea view for our stay in {c}. / Please set aside {q} seats in the front row. / Can I come in for an eye test on {day}? /
I want to schedule a visit to the museum with my class. / Table for {q}, tonight at eight, name of {n}. /
I'd like to book the same room as last year. / Save me a spot in the workshop, please. / Book the sleeper train to {c} for us. /
May I have an appointment with Dr {n}? / We want to rent the cottage for a week, please confirm our booking. /
Would you reserve a parking space for us? / Please enter me for the course on {day}. / I am calling about a reservation for {q} on {day}. /
Two tickets for the opera on {day}, please reserve them at the box office. / Please make me a reservation at the hotel in {c}. /
We'd like the boat for the whole of {day}. / Schedule a check-up for {n}. /
Any chance of a table for {q} tonight? We'd be there at half seven. / table for 2 tmrw 8pm name {n} / can i get in for a trim on {day} /
u got a slot for nails on {day}? / need a room {day} til {day}, 2 adults 1 kid / hi can u squeeze me in this week for a filling /
My tooth aches, when could the dentist see me? / I'd like the doctor to have a look at my knee, could I come on {day}? /
Please give me the earliest slot with the eye specialist. / My daughter needs her vaccination, can we come on {day}? /
Could the vet see our rabbit on {day}? / I need a physio session for my back. / Blood test on {day} morning, please, before work. /
I would like an appointment with the notary. / Could I have ten minutes with the bank adviser on {day}? /
I'd like to set up a viewing of the flat in {c}. / Can we come and see the house on {day}? Please give us a time. /
Please arrange a test drive of the new estate car for {day}. / My car is due for a service, can I bring it in on {day}? /
Please give me a slot for a tyre change. / I'd like to make an appointment to renew my passport. /
May I come to the registry office on {day} for the birth certificate? Any time suits. /
We want to get married on the first of May, is the register office free? We'd like the slot. /
We are celebrating my parents' golden wedding and would like your back room for thirty guests. /
Our firm wants the boat for its summer party, from six to ten. / The football team needs a pitch on {day} evening. /
We'd like lane five at the bowling alley for two hours. / One hour of squash on {day}, please. / Put us on the court at noon, {n} and me. /
A tee time at nine for four players, please. / Please enrol me in the pottery class. / Enter my son for the ski course, beginners' group. /
I'd like to join the guided walk on {day}, please keep me a place. / Please register two adults and one child for the boat trip. /
Count us in for the wine tasting, five people. / We'd love to come to the cooking evening; please put us on the list. /
Sign my mother up for the computer course. / Keep two seats for us at the reading on {day}. / Two seats in the stalls for Saturday's play, please. /
Row F, seats seven and eight, for the late film, please. / Three tickets for the {day} match, under the name of {n}. /
Please hold two tickets at the door for us. / I'd like to go to {c} on {day}: one return, second class, with a seat. /
We need berths on the night ferry to {c}, cabin for four. / Could you get me on the six o'clock flight? Aisle seat, please. /
Return flight to {c}, out on {day}, back a week later, please. / Please put me on the morning train to {c}. /
Two people, one way to {c}, on the coach at noon. / A minibus for twelve from {day} to {day}, please. / We'd like to rent two bikes on {day}. /
I need a van for moving house on {day}. / Please have a hire car ready for us at the airport in {c}. /
A cab to the station at quarter to six tomorrow morning, please. / Can you pick me up at eight and take me to the clinic? I need a taxi. /
Our guests land at ten, please send a driver. / Twin room, three nights, arriving {day}. / Single room with shower, one night, late arrival. /
Do you have anything free over Easter? A family room would be great, please hold it. /
We plan to be in {c} next week and need somewhere to sleep: two rooms, please. /
We'd be coming with a caravan; please keep us a pitch near the lake. / A bed in the dorm for {day}, please. /
We want the tree house for our honeymoon. / The honeymoon suite for two nights, with champagne. /
I would like the same apartment as in August, from the third to the tenth. / Could you pencil me in for {day}? /
Please pencil in our board for the small conference room. / We need a room with a projector for fifteen people on {day}. /
Is hall B taken on {day}? If not, it's ours please. / Lab two on {day} from ten, for year nine. /
The school bus for our trip on {day}, please note it down. / Please hold the village hall for our jumble sale. /
The church on {day} at two, for our wedding. / I'd like to have my hair dyed on {day}, is {n} free? / Beard trim at five with {n}, please. /
A manicure and a facial for my sister and me on {day}. / Full-body massage, ninety minutes, any day after four. /
I would like to have my baby photographed, when could we come to the studio? / Could you schedule the chimney sweep for next week? /
Please send someone to measure our windows, {day} would be good. / We'd like an estimate at our house; could your man come on {day}? /
Can the engineer come on {day} between eight and ten? / I'd like the removal men for {day}, two people and a lorry. /
Please put me down for an oil change. / Please arrange for the piano tuner to come on {day}. / A cleaner for {day}, four hours, please. /
A babysitter for {day} evening, please, from seven to midnight. / A clown for my son's party on {day} at three, please. /
The band for our wedding on the tenth, please: you are our first choice. / Could {n} play at our party? We'd like to have him on {day}. /
We'd like you to photograph our wedding in June. / I'd like to hire the bouncy castle for {day}. /
We would like to have the marquee from {day} to {day}. / May we have the private dining room? We're a party of fourteen. /
Dinner for two on the terrace, {day}, eight sharp. / Brunch on {day} for six, high chair needed. / Lunch at one, three persons, non-smoking, please. /
Window table if you can, tonight, two of us. / We'd like to come back: same table, same time, {day}. /
A corner table for my boss and a client, {day} noon. / Sunday lunch, the big round table, ten of us. / Can you do {day} at nine for {q}? /
Would half past six work for {q} people? / What's your first free appointment? I'll take it. /
Is there any space left on the {day} tour? We are three. / Have you got a room for tonight? / Any rooms left for the weekend? We'd take two. /
Do you still have places in the first-aid course? I'd like one. / Is the cabin free in the second week of July? If so, we'd like it. /
When can I come for my driving lesson? {day} suits me. / Could we meet the head teacher on {day}? Please fix a time. /
May I see the consultant next week? / I'd like to speak to a solicitor in person, please find me a time. /
Let's fix a time for the inspection, I'm free on {day}. / Please find me a slot for the MRI. / Please set a date for my operation. /
My MOT is due, give me any morning. / It is time for my yearly check-up, {day} after school would be ideal. /
We shall be four, and we'd like to dine at nine. / The two of us would like to spend a weekend with you in May. /
It's our anniversary on {day} and we'd like to have dinner at yours. / We intend to hold our meeting at your hotel, thirty people, one day. /
Our choir would like to sing in your church on {day}, please keep the evening free. / Our class of 24 would like a guided visit on {day} at ten. /
I hereby request a reservation for the night of the fifth. / Kindly reserve on our behalf two suites. /
We request the pleasure of a table on the balcony. / Please block the gym for us every {day}. / A standing reservation each {day}, court two. /
Please make it {day} at ten for my passport photo. / Desk by the window for {day}, please, I'm in the office then. /
A parking bay for our visitor on {day}, please. / Please save a place for my scooter on the ferry. /
Put a cot in the room as well; we come on {day}. / Could you keep a bed free at the hostel for me? /
Slot at the tip for garden waste, {day}, trailer. / A charging point for my car from two to four, please. /
Last time we sat by the fire. May we have that table again on {day}? /
I cancelled my visit last week; I'd now like to come on {day} instead, please give me a time. /
Thanks for the brochure. We'd like the lake house from {day} on, a week. /
I've no complaint, my back just needs another session; when can you take me? / I know your prices, so please just give us a lane on {day} at six. /
My parents arrive on {day}. Do you have a quiet room for them? We'd take it for five nights. / My hair is a mess. Can {n} see me before the weekend? /
My ear hurts; could the doctor look at it tomorrow? / My tyres are worn, when may I bring the car in? /
Our boiler wants its yearly service, which morning can you send someone? /
Our son turns seven on {day}: ten children, two hours at your climbing wall, please. /
Our book club meets on {day}; could we have the upstairs room? / Our train gets in at midnight, please have two beds ready. /
Our team needs somewhere to meet on {day}, the blue room if it's free. / We'd like you to cook for us on {day}, eight persons at our place. /
We want to see the caves with a guide on {day}, there are {q} of us. / We wish to stay overnight with two horses. /
We need a lift to the airport at four in the morning, please send a car. / We are coming to {c} by boat and need a berth for three nights. /
We would take the early sitting, {q} people. / I'd like to come in for a fitting. / I'd like to come for a tasting with my wife on {day}. /
I'd like to get my ears pierced on {day}, is a slot free? / I'd like to have my eyes tested. /
I'd like to be seen by a dermatologist, whichever day is first. / I'd like to take part in the run, please enter me. /
I'd like to sit my driving test in May. / I'd like the chair by the window at the barber's, noon. /
I'd like to spend New Year at your inn, two of us. / I need someone to mind the children on {day}, seven to eleven. /
I need to see the bank manager, please fix something. / I need a cello lesson, any afternoon. / I want to have my chimney swept. /
I want to come skating with thirty scouts on {day}. / I must have my wisdom tooth out, please give me a date. /
I'm due for my second jab, is {day} all right? / I'm in {c} on {day} and would need a desk for the day. /
I'm hoping for two berths on the Tuesday sailing. / First available slot with the nurse, please. / Earliest train on {day}, one seat, quiet coach. /
Return to {c}, {day} to {day}, two adults, seats together. / Any cabin, any day in June, four of us. /
Two nights, half board, dog with us, from {day}. / Sauna, {day}, eight to ten, {n}. / Court three, {day}, seven o'clock. /
Room 5, {day}, all day, for the audit. / Projector and lab, fourth period, {day}. / Full MOT and oil, {day}, drop-off at eight. /
Cut and blow-dry, {day}, with {n}. / Birthday dinner, twelve guests, {day}, set menu. / {q} seats, matinee, {day}. /
Slot for unloading at dock two, {day}, ten. / Quiet corner for two at one o'clock? / Free on {day} for a check of my teeth? / Any beds tonight? /
Space for a camper on {day}? / Room for one more in the pottery group? I'd come. / got space for {q} at 7? / any tables left tonite /
can i come in at 3 for my nails / book me in w/ {n} for a fade / need a cab 5am to airport pls / 2 for brunch sun 11? /
put me n my mate down for 5 a side / yo reserve court 2 for us {day} / Will you have us for Easter? Two doubles. /
Will there be a free stall at the flea market on {day}? We'd like one. / Shall we say {day} at nine for my appointment? /
Might there be a place left on the trip? Please keep it for me. / When would it suit you to show us the flat? /
Where may I sit on {day}? A seat near the stage, please, in my name. / Who could cut my hair on {day}? I'm free from two. /
Pencil us in for the escape room, Saturday at three, six players. / I need a physio slot before the weekend, any therapist will do. /
Kindly reserve the riverside lodge from the 4th until the 11th. / Highlights plus blow-dry, Saturday first thing, with Chantal please. /
We'd like the private dining room for granddad's eightieth, twenty covers. /
Secure two stalls seats at the ballet matinee for my wife and me, please. / Bicycle rental for four adults on Whit Monday, please save them. /
Berth wanted for a nine-metre sloop, arriving on Sunday evening. / gotta get my wisdom teeth looked at, whens ur earliest appt, take it /
Enrol both our twins for September's toddler gymnastics, thanks in advance. / Our quartet wishes to hire rehearsal studio B every Tuesday at seven. /
Save a corner booth for me and my fiance tomorrow night. / A single room with shower for the trade congress, arriving late. /
Schedule my hernia consultation for whichever weekday suits Dr Amin. / Sign our pensioners' group up for the cathedral tour at half past ten. /
Hot stone massage, ninety minutes, next Friday if Helga is working. / Four economy seats to Malaga over half term, adjoining, please. /
Can our hens stay at your kennels while we sail? Nine nights. / Put my name on the sheet for the flu clinic, Wednesday morning. /
Would you set aside the squash court at lunchtime? / Our firm requests the auditorium on the 22nd for its shareholders' assembly. /
Need a minicab, Victoria Road to the heliport, quarter to five tomorrow. / Reserve a hide for birdwatching at dawn, two people. /
Midsummer's day, civil ceremony, noon: please allot us a registrar. / One bunk in the mixed dormitory, tonight and Thursday. /
Could an agent walk me round the bungalow on Acacia Avenue, say Thursday teatime? /
Our poetry circle requests the library annexe every final Monday. / My spaniel needs clipping, got anything free on the ninth? /
We are nine cyclists seeking beds and bike storage for Whitsun. / Please keep the bridal suite for the Kowalskis, checking in Saturday. /
Get me an eye exam with the ophthalmologist, mornings preferred. / I want to attend the sushi-rolling workshop, one participant, please confirm. /
Bouncy castle for Sunday, noon till six, is ours if you still have it. / Reserve one of your rental chainsaws for me from Friday until Sunday. /
Seats on the airport shuttle for a party of five, 6.20 departure. / Let me have the earliest slot for winter tyres. /
Schedule a call with your mortgage adviser for me, Thursday suits. / Request: projector room, Monday, two hours, fourteen trainees. /
Could I come for a passport photo sitting at eleven? / The Hendersons would like table twelve on the veranda at sunset. /
Tee time for a fourball at 8.40, visitors, with two buggies. / Book my mum a pedicure for her birthday, the 16th. /
Guarantee us a pitch with electric hook-up for our motorhome. / Dog-friendly double for two nights, ground floor, arriving by train. /
plz hold 3 spots in spin class 2nite / I need to see a solicitor about probate, could you fit me in? /
We wish to charter your steamboat for a retirement bash in August. / Appointment wanted for a mole check, the quicker the better. /
Allocate our delegation a chauffeured limousine on the morning of the summit. / Ski lessons for two beginners, first week of February, mornings. /
I fancy a hot air balloon ride, is the 30th open? Count me in. / Please note us down for afternoon tea, gluten-free for one. /
My orthotics need adjusting; which afternoon may I come in? / Row F, five seats, the pantomime on Boxing Day, please hold them. /
Could your photographer do our christening on the first Sunday of Lent? / Cabin with balcony on the Norwegian cruise, two adults, sailing in June. /
Sauna for eight, private use, Friday from nine, please put us on the schedule. /
An interpreter is needed for my hearing, please arrange one for the 8th. / Save me a chair at the barber's, twenty past four. /
Rehearsal dinner for thirty in your garden pavilion, we'd like the 13th of July. /
I'd like to visit the prison museum with a school party, may we come on Tuesday? /
Please register me for the first-aid course and hold a lunch for me. / Vaccination for travel: yellow fever, could I have a Monday? /
We want the karaoke box from ten till midnight, seven singers.
""",
    "password": """
I forgot my password. / I cannot log in. / My account is locked. / How do I reset my password? / The login does not accept my password. /
Please unlock my account. / My password does not work. / I cannot sign in any more. / Please send me a new password. /
The page says that my user name is wrong. / Somebody changed my password. / I am locked out. / How can I change my login? /
It says wrong password, but I am sure it is right. / Please reset the password of {n}. / I cannot get into my account. /
I need access to my account again. / The code for the login does not arrive. / My user is blocked. / I lost my password. /
The system does not recognise my user name. / My password has expired and I cannot choose a new one. / I am asked for a code that I never get. /
Since the update I can no longer sign in. / After three attempts my user was blocked. / Please send the link for a new password again. /
I typed the right password and it says it is wrong. / My account was hacked, I cannot get in. /
The link in your mail for resetting the password is dead. / {n} has forgotten the password, can you help her? /
I have a new phone and lost my login codes. / The sign-in button does nothing. / What is my user name? I have to log in. /
Could you unlock the account of {n}? / Access denied, although I am registered. / I do not remember the answer to the security question. /
How do I change my password? / My PIN does not work any more. / It keeps throwing me back to the login page. / The portal does not let me in. /
My credentials are not valid, it says. / I cannot enter my account since yesterday. / Please reset the access for my colleague {n}. /
I need a new PIN for the app. / My fingerprint login has stopped working. / I get "invalid user" when I try to sign in. /
We cannot log on to the portal. / The confirmation code comes too late to log in. / My login was deleted by mistake. /
Help, I am locked out of my mailbox! / The password field does not take special characters. /
I cannot remember which mail address I registered with. / My account has been disabled, please enable it again. /
Two-factor sign-in fails every time. / I want to change the password of my account. / Password lost, please send me a new one. /
I can't remember my password for the life of me. / My mind's gone blank, I don't know my PIN any more. / forgot pw pls help / cant login /
cant log in on my phone / login not working / pw reset pls / locked out again lol / it wont let me in / app keeps saying wrong password /
ur site says user not found??? / didnt get the code / no reset email, checked spam / stuck on login screen / how do i get back into my acct /
2fa broke help / The system says my account has been suspended after too many attempts. / I've typed it ten times and it still says incorrect. /
Caps lock is off and it's still rejecting my password. / My keyboard had another layout when I set my password and now I can't enter it. /
I got a new laptop and none of my logins are saved. / I changed my phone number, so the text with the code goes to the old one. /
The authenticator app was on my stolen phone. / My security token shows no digits. / My smart card is not recognised at the terminal. /
My badge no longer opens the login on the till. / Face recognition doesn't know me since I grew a beard, so I can't unlock the app. /
I just came back from maternity leave and my user is inactive. / After the holidays nobody in my class can sign in to the learning platform. /
Our new trainee has no login yet, please create one. / Please set up access for {n}, who starts on {day}. /
{n} left the firm; please give me access to her mailbox. / Please grant me access to the shared calendar, it says permission denied. /
I don't have rights to open the payroll folder, though I should. / My admin rights have disappeared. / The VPN refuses my user name. /
My email password isn't accepted by the mail program. / The till asks for a cashier code, which I've forgotten. /
What's the default PIN of my SIM? I've locked it. / I need the PUK, my SIM is blocked. / I entered the wrong PIN three times on the card terminal. /
I've forgotten the code of my bank card. / Online banking has kicked me out and doesn't accept my TAN. /
The bank app wants me to verify my device, but no message comes. / My online banking is locked, how do I open it again? /
I can't see my balance because the log-in fails. / The airline site doesn't know my frequent flyer login. /
I'd like to check in but I can't get into my booking profile, wrong password it says. / The patient portal says that my access key is invalid. /
I never received the activation letter for the health app. / The activation link doesn't work. / The link you sent expired before I could use it. /
I clicked the reset link and got a blank page. / The reset page asks for a mother's maiden name I never gave. /
I no longer have the mail address the reset goes to. / My old address is dead, so I can't receive the recovery mail. /
I don't have my recovery codes. / My backup codes were all used up. / Somebody has got into my profile and changed the mail address. /
A stranger is logged in as me. / I got a mail that my password was changed, but it wasn't me. /
I think my account was taken over, I can't get back in. / I see logins from abroad, please lock my user and give me new credentials. /
Please log me out of all devices, my tablet was stolen. / I want to turn on two-step verification. / How do I switch off the fingerprint sign-in? /
How can I change the phone number for the code? / Where do I change my password? / Which characters may my new password have? /
Why do I have to change my password every month? I just did and now I'm out. / Why does it keep asking me to log in? / Why is my user blocked? /
Could you check why {n} can't sign in? / Could someone please reset my PIN? / Would you kindly send me a temporary password? /
I should be grateful for a new access code. / May I have my user name again? I lost the letter. / Please reactivate my login. /
Please re-enable the user of {n}. / Please unblock me, I only mistyped. / Please lift the lock on my profile. / Please issue new login details. /
Please send me the link to set a new password. / Please reset my multi-factor, I have a new phone. / Please delete the old phone from my sign-in. /
Please merge my two logins, I never know which one works. / A new password for the parents' portal, please. / New PIN for the time clock, please. /
Password for the guest wifi isn't accepted on my laptop. / The wifi asks for a password I don't have. / I've lost the slip with my user name. /
I wrote my password on a note and the note is gone. / My browser forgot all my passwords. / My password manager is empty. /
My kid changed the code of the tablet and now nobody can open it. / My toddler tapped the PIN too often, now the tablet is locked. /
Grandma has forgotten the password of her mail again. / My husband can't get into his e-mail. /
My wife's login stopped working after she changed her surname. / Our secretary can't open her account, it says expired. /
Two of my pupils can't get into the library catalogue, wrong password. / The whole team gets "session expired" right after signing in. /
I get thrown out after one second. / The login page loads for ever. / The login window closes at once. / The "log in" button is grey. /
The captcha never lets me through to my account. / I can't tick "I am not a robot", so no login. / It says "unknown user". /
It says "this account does not exist", but I've had it for years. / It says "invalid token" when I sign in. /
It says "access denied" when I open my own profile. / Error 401 whenever I log in. / Error 403 on my account page, please give me access again. /
Single sign-on sends me round in circles. / Signing in with my social account no longer works. / I registered yesterday but can't log in today. /
I signed up and never got a confirmation, so I can't enter. / I made an account but don't remember with which mail. /
I must have made a typo when I chose my password. / I can log in at home, but not at work. / Logging in works on the computer, not in the app. /
Since I updated the app I'm logged out and can't get back. / Ever since the merger my old credentials are useless. /
Without my login I can't hand in my timesheet. / I need to see my payslip and can't get in. /
I'm supposed to file my tax return, but the portal rejects my certificate. / I wanted to look up my grades, wrong password it says. /
I'd like to renew my library books but I've forgotten my card PIN. / I have an exam in an hour and can't sign in to the platform. /
My streaming box wants a password I set years ago. / My games account is gone, somebody guessed my password. / My voicemail wants a PIN, which one? /
The alarm panel wants a code that I forgot. / The safe app won't take my fingerprint. / The door app has logged me out. /
My watch asks for a code I never set. / The encrypted drive doesn't take my passphrase. / I can't unlock my laptop, it wants a recovery key. /
Windows won't accept my PIN. / The root password of the server got lost. / Our router password is unknown, how do we get in? / I can't authenticate. /
Unable to sign in. / Login impossible since {day}. / Forgotten PIN, customer {n}. / Locked out, please help. / Password rejected, three times now. /
No access to my mailbox. /
I wanted to order, but the shop doesn't accept my password. / I wanted to cancel online, but I can't sign in. /
I can't book my seat because I'm locked out of my account. / I have no complaint about the site, I've simply forgotten my password. /
Thank you for the new PIN, but it doesn't work either. / Thanks for the link, sadly it has expired; please send another to reset my password. /
Hello, it's me again: still no code, still locked out. / Good morning, my login went to sleep over Christmas. /
I'm at the airport and can't open the app, it wants a password. / I'm at the checkout and my card PIN is gone from my memory. /
I'm standing at the parcel locker and the code is wrong. / I'm new here and nobody gave me a user name. /
I'm the treasurer now and need the club's online access. / I've inherited my aunt's computer and don't know the password. /
I've changed jobs and my old mail was my login. / I've married, and my user name still has my old name; now it fails. /
I've set a new password and it isn't taken. / I've had three lockouts today. / I've been logged out everywhere and can't return. /
Does my login still exist? I haven't used it for years and it says unknown. / Did you block my user? I can't get in. /
Do I need a new password after the merger? The old one fails. / Has my account been deleted? The login says so. /
Is it me or is the login broken? It won't take my details. / What do I do if the phone with my codes is lost? /
What can I do when the security question is wrong? / Where's the link for a forgotten password? I don't see it. /
Which mail address is my account under? I can't sign in with either. / Who can reset a PIN on a Sunday? / Who can unlock my screen? /
Who do I ring about a blocked token? / Why does the app say "biometrics failed"? / Why does it want a second code all of a sudden? I have none. /
Why was I signed out and why can't I sign in again? / Would it be possible to get my login by post? / Can my son use my login? His own is blocked. /
Can you see why my credentials fail? / Could it be that my account was frozen? I can't enter. /
Could you extend my temporary password? It ran out overnight. / How come my PIN is suddenly wrong? / How do I log in without my phone? /
How do I set up a passkey? / How do I recover a hacked profile? / How do I get my user name back? / How do I sign in for the first time? /
How do we share a login in our team? Mine gets blocked. / Locked. Again. / PIN forgotten. / Password unknown. / User blocked since {day}. /
Token lost. / Code not received. / Reset mail missing. / Account frozen, please open. / Credentials lost, {n}, {c}. / Login loop on my tablet. /
Sign-in error for {n}. / Access for the temp, please: {n}, from {day}. / Remote access for {n} not working. / Wrong code, wrong code, wrong code. /
help i forgot everything, mail AND password / my insta got hacked n i cant get in / it logged me out n now nothing works / app wont take my face /
pin blocked lol what now / whats my username again / code didnt come thru / reset thing is broken / cant get past the 2 step thing /
got a new fone cant log in / my pw expired over the wknd / pls unblock me / new pw pls / acc disabled why /
Please wake my sleeping account, I can't sign in. / Please let {n} into the ward system. / Please give the substitute teacher a login. /
Please open the personnel folder for me, I get "no permission". / Please check my access rights, the archive says forbidden. /
Please tell me the admin password of the new scanner. / Please set my password back to the one from before. /
Please switch off two-step for me, I have no phone. / Please take my old number off the account, the codes go there. /
Please confirm my mail address by hand, the link fails and I can't log in. / Kindly release my locked profile. /
Kindly provide login details for our three apprentices. / My keycard opens the door, but not the computer. /
My account is stuck on "pending", so I can't log in. / My trial login has run out, please renew the access. /
My screen is locked and the cat walked over the keys. / My voice isn't recognised by the phone bank. / My library card and PIN don't match, it says. /
My e-signature card is blocked. /
The screen insists my passphrase is wrong, yet I copied it exactly. / Brain fog: can't recall what I chose as my secret word. /
My authenticator codes stopped matching after I dropped my handset. / Frozen out of the portal following three wrong guesses. /
The captcha loops forever so I never reach my dashboard. / Help, a hacker swapped the email on my profile and I'm shut out. /
Kindly reinstate my sign-in, it was suspended while I was on sabbatical. / lost my login deets again, soz /
My fingerprint is no longer recognised by the banking app, let me back in. / The recovery text goes to a number I ditched years ago. /
Security questions reject my first pet's name! / I need fresh credentials for the payroll system, the former ones lapsed. /
The sign-on server spits out "unauthorised" no matter which domain I prefix. / Username unknown? I've used it daily since March. /
Your activation hyperlink had timed out before I clicked. / Could IT clear the lock on workstation four, I fumbled my PIN. /
My flatmate peeked while I typed my password, let me pick another. / New hire Jovan lacks access to the ticketing tool. /
My token dongle's display is blank, so I can't authenticate remotely. / Clicking "forgotten passphrase" merely reloads a white page on my tablet. /
It demands a special character, but then refuses every one I type at registration. /
Session expired, session expired, session expired: I never get past the logon page. /
Grandpa jotted his passcode on a napkin that got washed, please reset it. /
Second-factor prompts land on a drowned handset, please detach it from my sign-in. /
I typed my pass code in Cyrillic by accident and now the account's barred. / Wi-fi key please, the sticker under the router is illegible. /
The voting website won't recognise my citizen login. / Permission to the archive drive vanished after my promotion. /
Re-enable my profile, I was flagged as a bot while logging on. / My face unlock fails since I shaved, and the backup PIN escapes me. /
Teacher's gradebook says "no such user" whenever I enter my details. / cant get into my emails, keeps sayin wrong pasword /
Please send a one-time code by letter, I have no mobile for logging in. / The temporary password you mailed is rejected as too old. /
I've mislaid the recovery key for my encrypted laptop. / Typing my borrower barcode into the catalogue's sign-in yields "unknown member". /
Am I blocked? My login circle simply spins. / Our shared inbox booted everyone this morning and rejects the team's passcode. /
Since updating, the clinic app demands some pin nobody ever gave me. /
An intruder from Jakarta seized my profile; help me kick them and regain entry. /
Sign-on breaks since HR altered my surname but kept the maiden user ID. / I keep receiving reset mails, yet none of the links open. /
The kiosk won't take my employee number and keyword. / Can you generate another initial password? I spilled tea over the letter. /
VPN refuses my certificate, hence no entry to the intranet. / My kid changed the tablet's unlock pattern and forgot it. /
The tax portal locked me out until Monday, can that be lifted? / Sign-up worked, sign-in doesn't, same keystrokes both times. /
Back from paternity leave and my desktop account reads "access revoked". / Do passwords reset automatically every quarter? Mine suddenly fails. /
The vault storing all my passwords got corrupted, so I'm shut outside my own subscription. /
It won't accept umlauts in my password any longer, what now? / The verification SMS never turns up, so logging in is impossible. /
Admin rights needed to install printers, I get "insufficient privileges". / I'm the executor and need to unlock my late aunt's online account. /
Where's the option to recover a forgotten username? / Keypad ignored my digits, then announced my card PIN was blocked. /
Your site logged me out mid-form and won't have me back. / Tried the magic link on two browsers, still bounced to the login form. /
Volunteer login dead since the charity changed providers, please revive it. / Rescue codes? I burned through all ten and remain outside my mailbox. /
My student ID expired and took my campus login with it. / Somehow caps and numbers got muddled, kindly reset my secret phrase. /
No entry for user "mkoala7", though I paid my membership.
""",
}

WORDS = {
    "*": {
        "obj": """
{q} {ps} / a {p} / one {p} / the {p} / the {p} from your catalogue / {q} of the {ps} / the cheap {p} / the new {p} / two more {ps} / the large {p} /
a pair of {ps} /
a crate of lemonade / a dozen eggs / two pounds of cheddar / a bag of charcoal / a family pizza / a chicken burger with fries / the lunch menu /
a pot of green tea / a flat white / a bunch of tulips / a wreath / a box of chocolates / a fruit basket / a birthday cake / ten kilos of cat litter /
a sack of chicken feed / fifty bales of straw / a load of firewood / a ton of gravel / thirty fence posts / ten litres of white paint /
a set of winter tyres / a new windscreen / brake pads for my van / an exhaust / a car battery / a bicycle helmet / a child's bike /
a pair of hiking boots / a raincoat in medium / the green dress / a wool jumper / a school uniform / football boots in size nine / a tennis racket /
a yoga mat / a two-man tent / a sleeping bag / a fishing rod / a garden hose / a lawnmower / a hedge trimmer / the oak table / a bunk bed /
a double mattress / a bookcase / curtain rails / a carpet for the hall / a desk lamp / a ceiling fan / a kettle / a washing machine / a tumble dryer /
the silver fridge / a coffee grinder / a frying pan / a knife set / wine glasses for twelve / a laptop with a big screen / a wireless mouse /
a printer cartridge / five reams of paper / a box of envelopes / a whiteboard / name badges for eighty guests / the accounting software /
two user licences / a year of antivirus / more cloud storage / the premium package / the unlimited data plan / a prepaid card / a fibre connection /
a smartphone on contract / a pair of glasses / contact lenses for three months / cough syrup / sun cream / a blood pressure meter /
nappies in size four / a pushchair / a car seat for a toddler / a doll's house / a jigsaw / a board game / the sequel / the hardback edition /
a gift card over {m} / a yearly pass for the zoo / travel insurance / a silver necklace / an alarm clock / a violin / guitar strings / a piano stool /
a microscope / lab coats / surgical masks / a wheelchair / a conveyor belt / a pallet of bricks / a roll of cable / three radiators /
solar panels for our roof / business cards / a hundred T-shirts with our logo / photo prints / a fish tank / a hamster cage / a dog bed /
two apple trees / a rose bush / vegetable seeds
""",
        "place": """
a table for {q} / a double room / a single room for two nights / {q} seats / a seat on the train to {c} / a flight to {c} / the meeting room /
a hairdresser's appointment / an appointment with Dr {n} / a court for tennis / a room in {c} / a car for the weekend / a guided tour for {q} /
{q} tickets for the evening show / a place in the course / a massage on {day} / a window seat / a table by the window on {day} / a hotel in {c} /
a taxi for eight o'clock / the hall for a party /
a table on the terrace / a table for our anniversary / brunch for {q} / the private dining room / a high tea for two / a twin room /
a family room for four nights / the honeymoon suite / a bed in the dormitory / a cabin by the lake / a pitch for our caravan / a holiday flat in {c} /
a stall at the market / two seats in the front row / a box at the opera / tickets for the late show / a place on the waiting list for the course /
a spot in the pottery class / a swimming lesson / a driving lesson / a trial lesson on the piano / a ski instructor / a tennis lesson /
the squash court / lane three at the bowling alley / the football pitch / a tee time / a boat for the afternoon / {q} bikes for the weekend /
a van from {day} / a minibus / a hire car in {c} / a test drive / a parking space at the airport / the night train to {c} / an aisle seat to {c} /
a berth on the ferry / a coach for forty pupils / a shuttle to the hotel / a taxi to the clinic / an eye test / a dental check-up /
a filling at the dentist's / a blood test / a flu jab / an X-ray / a physio session / a consultation with the surgeon / a slot at the vet's /
a haircut and colour / a beard trim / a manicure / a facial / a sauna evening / a fitting for my wedding dress / a passport photo /
a slot at the registry office / an interview with the consul / a meeting with the head teacher / a viewing of the flat /
an appointment with a solicitor / a talk with the bank adviser / a service for my car / a tyre change / a visit from the plumber / the chimney sweep /
the removal men for {day} / a babysitter / a cleaner / a photographer for our wedding / a band for the party /
the bouncy castle / the village hall / the conference room with a projector / a desk in the shared office / the lecture hall / the lab /
a room for our choir / the barbecue area / a camping place / a wine tasting for {q} / a cookery evening / a city walk with a guide /
a museum visit for my class / a place in the first-aid course / a kennel for our dog / a crossing to the island
""",
        "plan": """
the order / the subscription / the contract / my membership / the delivery / the {p} / my order of {ps} / the insurance / the newsletter / my trial /
the yearly plan / the service plan / the second {p} / the purchase / the agreement / my account /
the magazine / the streaming package / my phone contract / my broadband / the electricity contract / the gas contract / the car insurance /
the travel insurance / the life insurance / my gym membership / my club membership / the season ticket / the lease / the rental car / the hotel room /
both flights / the train tickets / the table for {day} / the appointment on {day} / the dentist on {day} / the haircut / the piano lessons /
the language course / the driving lessons / the swimming course / the cleaning service / the window cleaner / the meal box / the milk delivery /
the vegetable box / the taxi for tonight / the removal van / the caterer / the marquee / the band / the venue / the boat trip / the guided tour /
the maintenance agreement / the software licence / the cloud storage / the premium upgrade / the automatic renewal / the direct debit /
the standing order / the donation every month / my library card / the parking permit / the storage unit / the post office box / the credit card /
the savings plan / the pension plan / my profile / my listing / my bid / my application / the pre-order / the backorder / the sofa / the kitchen /
the pizza / the flowers / the extra luggage / the extended warranty / the express delivery / the gift wrap / the last item /
the second half of my order / the repair / the installation / the home visit / the babysitter / our stay in {c} / our trip to {c} /
the workshop on {day}
""",
        "stuff": """
the food / the soup / the steak / the pizza / the coffee / the breakfast / the hotel / the room / the mattress / the bathroom / the shower /
the pool / the wifi / the internet at my flat / the phone line / the app / the website / the update / the helpdesk / the hotline / the delivery /
the packaging / the courier / the repair / the garage / the mechanic / the plumber / the painter / the builder / the cleaning / the landlord /
the heating / the lift / the bus service / the train to {c} / the flight / the airline / the check-in / the taxi / the ferry / the waiter /
the cashier / the receptionist / the manager / the teacher / the course / the school dinner / the doctor / the nurse / the clinic / the dentist /
the haircut / the gym / the concert / the seat / the show / the tour / the guide / the museum café / the insurance / the bank / the invoice /
the kitchen you fitted / the sofa / the jacket / the pair of shoes / the washing machine / the vacuum cleaner / the phone / the laptop / the printer /
the {p} / my order / your shop in {c} / your branch in {c} / your support
""",
        "gripe": """
was a disaster / was a complete letdown / was a joke / was dreadful / was appalling / was shocking / was atrocious / was abysmal / was rubbish /
was absolutely useless / was a nightmare / was below any standard / was not worth a penny / was far worse than promised / left a lot to be desired /
let me down badly / made me furious / ruined my day / ruined our weekend / cost me a fortune and was awful / is a disgrace /
is simply not acceptable / is not what I paid for / has been a pain from day one / has been nothing but trouble / has gone from bad to worse /
drives me up the wall / never lives up to your promises / is a shambles / is a scandal / was a rip-off / was an insult / was substandard /
was miserable / was hopeless / was pathetic / was anything but good / was a total failure / fell far short of what you advertise /
was so bad that I want a refund
""",
        "acct": """
my account / my e-mail / my mailbox / my online banking / the banking app / the student portal / the parents' portal / the patient portal /
the tax portal / the staff portal / the customer area / my profile / my laptop / my work computer / the VPN / the intranet / the cloud drive /
the time clock / the payroll page / the ticket system / the till / the learning platform / the library account / the loyalty app / the airline app /
my streaming account / my games account / the shop account / the insurance portal / the council website / my tablet / the guest wifi /
the admin panel / the booking site / the club website
""",
        "favour": """
the lift / the tip / the advice / the flowers / the card / the cake / the chocolates / the scarf / the birthday wishes / the lovely evening /
the dinner / the invitation / the reference / the quick fix / the swift reply / the honest answer / the patience / the kind words / the support /
the warm welcome / the wonderful stay / the great haircut / the tour / the lesson / the photos / the recipe / the loan of the drill / the spare key /
the refund / the discount / the free repair / the new tyres / the fast delivery / the clear explanation / the good work / the overtime /
the night shift / the clean kitchen / the safe flight / the smooth check-in / the good care / the operation / the home visit / the blood donation /
the donation / the sponsorship / the present / the teddy / the book / the tickets / the jam / the surprise party / the call / the visit / the letter /
the reminder / the update / the feedback / the trust / the second chance / the company / the encouragement / the hospitality
""",
        "deed": """
helping me move / fixing my bike / watering the plants / feeding the cat / minding the children / picking me up / driving us home /
lending me the money / finding my wallet / returning my phone / waiting for me / listening / being there / staying late / covering for me /
explaining the form / translating the letter / answering so fast / calling back / sorting out the bill / sending a new one / repairing the {p} /
delivering on {day} / carrying the boxes / clearing the snow / mowing the lawn / cooking for us / baking the cake / looking after grandma /
holding my hand / treating my son / saving my data / restoring the server / checking my essay / teaching my daughter / coming to {c} /
organising the party / singing for us / taking the photos / showing us around / making us feel at home / giving me a chance /
your help with the move / your help on {day} / everything you did / all your effort
""",
        "info": """
the opening hours / the price of a day ticket / the delivery time to {c} / the postage / the size chart / the washing instructions / the ingredients /
the allergens / the guarantee / the return policy / the notice period / the deposit / the rent / the floor plan / the school holidays /
the timetable / the bus to {c} / the platform / the luggage rules / the visa rules / the exchange rate / the interest rate / the fees /
the tax on it / the form for childcare / the parking rules / the age limit / the dress code / the course dates / the exam topics / the reading list /
the side effects / the dosage / the test results / the visiting hours / the menu / the wine list / the vegan options / the battery life / the weight /
the colours you have / the screen size / the storage space / the system requirements / the difference between the two models / the spare parts /
the manual / the nearest branch / the way to your office / the address / the person in charge / the job you advertise / the salary /
the holiday rules / the trail / the weather in {c} / the tides / the match on {day} / the programme for {day} / the family rate / the group discount
""",
    },
    "order": {
        "do": """
I would like to order {obj} / please send me {obj} / I want to buy {obj} / can I get {obj} / put {obj} in my basket / we will take {obj} /
I am going to purchase {obj} / please deliver {obj} to {c} / we need {obj} and pay by card / add {obj} to my order / I hereby order {obj} /
let me buy {obj} / sell me {obj} / ship {obj} to {n} in {c} / I have decided on {obj} / we wish to purchase {obj} /
could you send {obj} to our office / I need {obj}, please send an invoice / I will have {obj} / my order: {obj} / order {obj} for me /
give me {obj}, here is my card / we would like to buy {obj} for {n} / I want {obj} delivered on {day} / please charge my card for {obj} /
please prepare {obj}, I will pay when I pick it up / I order {obj} / please sell me {obj} / please book {obj} to my account and ship it /
I am buying {obj} / I choose {obj} / we order {obj} for our school / please pack {obj} for me / please supply {obj} / my purchase: {obj} /
I want {obj} / new order: {obj} / please get {obj} ready, I pay in cash / I take {obj} / bring me {obj}, please / may I have {obj} /
I'd love to buy {obj} / send {obj} with the next truck / we purchase {obj} every month, please send it /
I'd like {obj}, please / we'd like {obj} / can you get me {obj} / could we have {obj} / may I get {obj} / give us {obj}, please / I'm having {obj} /
I'll go for {obj} / I'll take {obj} / I am after {obj}, please send it / put me down for {obj} / we're out of stock, so send {obj} /
we have run out, please deliver {obj} / time for {obj}, please charge me / I've decided: {obj} / yes to {obj}, please send it / make it {obj} /
add {obj} / plus {obj}, please / {obj}, please / {obj} to the usual address / {obj}, bill to follow / {obj}, cash on delivery /
{obj} for collection on {day} / {obj} for {m}, deal / {obj}, express delivery / {obj}, and be quick please / sign me up for {obj}, I pay today /
I accept the price for {obj} / we accept your quote for {obj} / please invoice us for {obj} / please process my order of {obj} /
please repeat my order of {obj} / kindly deliver {obj} / kindly ship {obj} by {day} / we require {obj}, invoice to the office /
I would be happy to buy {obj} from you / I'd be grateful if you could send me {obj} / would you sell me {obj} / could I purchase {obj} /
is it possible to have {obj} delivered by {day} / can I still get {obj} before the weekend, if so I'll take it / I want to have {obj} /
I wanna buy {obj} / gimme {obj} / need {obj} asap / pls send {obj} / can i get {obj} delivered / I'm ordering {obj} / I wish to order {obj} /
we hereby purchase {obj} / reorder of {obj}, please / purchase order for {obj} / one more time {obj}, please / let's have {obj} / bring us {obj} /
fetch me {obj}, I'll pay you back / get us {obj} / hand me {obj}, I'm paying / pack {obj} in as well / throw in {obj} and charge me /
wrap {obj} up for me, I'm buying it / {n} wants {obj}, please send it with an invoice / my mother would like to buy {obj} /
the kids want {obj}, so please ship it / our canteen orders {obj} / our workshop needs {obj}, order attached / the clinic orders {obj} /
the farm needs {obj} before {day}, please deliver / the office needs {obj}, charge the company card / I have paid for {obj}, please send it /
here is my card for {obj} / take my money for {obj} / buy {obj} / purchase {obj} / checkout with {obj} / sold, I want {obj} /
I've been saving for {obj} and buy it today / I finally want to get {obj} from you
""",
        "why": """
we have run out / the old one broke / mine is worn out / it is for my daughter's birthday / guests are coming on {day} / the price is fine /
I have compared and yours is best / the reviews convinced me / I pay by card / payment by bank transfer / please send it to {c} /
delivery to my door, please / I'll collect it on {day} / invoice to my company / wrap it as a gift / the sooner the better /
same address as last time / no substitutes, please / keep the change / we are hungry / the shelves are empty / our stock is gone /
my boss has approved it / I saw it in your window / the sample was great / the demo was convincing / {m} is fine with me / I'm happy with the price
""",
        "hey": """
hi / hello / hey / good morning / good evening / hi there / hello everyone / greetings / dear team / hi {n} / morning / hiya
""",
        "bye": """
thanks / thank you / cheers / thx / ta / many thanks / thanks, {n}
""",
    },
    "cancel": {
        "do": """
please cancel {plan} / I want to cancel {plan} / I no longer want {plan} / please end {plan} / stop {plan} / I withdraw from {plan} /
please terminate {plan} / I hereby revoke {plan} / we have to call off {plan} / I am cancelling {plan} / I wish to discontinue {plan} /
do not renew {plan} / please undo {plan} / take me off {plan} / annul {plan} / we do not need {plan} any more / I would like to get out of {plan} /
can I still cancel {plan} / please withdraw {plan} / delete {plan}, please / we changed our minds about {plan}, please cancel /
I give notice to end {plan} / please drop {plan} / kindly cancel {plan} / unsubscribe me from {plan} / I must cancel {plan} /
forget about {plan}, I do not want it any more / cancel {plan} / I cancel {plan} / please stop {plan} / please annul {plan} / please revoke {plan} /
I want {plan} stopped / please end {plan} today / please remove me from {plan} / I decided not to go on with {plan} / we terminate {plan} /
this is my notice for {plan} / please call {plan} off / I do not want {plan} any longer / please reverse {plan} / please void {plan} /
I am leaving, so please end {plan} / due to illness I have to cancel {plan} / {plan} is no longer needed, please cancel it /
scrap {plan} / please scrap {plan} / drop {plan} for me / bin {plan}, I've changed my mind / kill {plan} / axe {plan}, please / I'm ending {plan} /
I'm quitting {plan} / I want to quit {plan} / I'd like to stop {plan} / I'd like to end {plan} / we'd like to cancel {plan} / can you cancel {plan} /
could you please cancel {plan} / would you kindly end {plan} / may I still withdraw from {plan} / is it possible to stop {plan} before it is charged /
how do I cancel {plan} / how can I get rid of {plan}, I don't want it any more / where do I end {plan}, I want to leave /
what must I do to terminate {plan} / why can't I cancel {plan} on your site, please do it / {plan}: please cancel / {plan} should end today /
{plan} is to be cancelled / {plan} must be stopped / {plan} is off / {plan} can go, I don't use it / {plan} was ordered by mistake, undo it /
I pressed the wrong button, undo {plan} / I didn't mean to take {plan}, please reverse it / I regret {plan}, please call it off /
we won't be needing {plan} / we won't need {plan} after all / there is no need for {plan} any longer / I have no use for {plan} any more /
I don't want to keep {plan} / I'd rather not go ahead with {plan} / we have decided against {plan} / we are pulling out of {plan} /
I have to back out of {plan} / I can't afford {plan} any more, end it / {plan} is too expensive for me, please end it /
I found something better, so cancel {plan} / I'm moving, so terminate {plan} / I'm ill, so please cancel {plan} /
we can't make it, please cancel {plan} / something came up, cancel {plan} / my plans changed, no more {plan} / don't send {plan} /
don't charge me for {plan} any more / don't renew {plan} / let {plan} run out / let {plan} lapse / take {plan} back / withdraw {plan} /
rescind {plan} / discontinue {plan} / pls cancel {plan} / cancel {plan} asap / wanna cancel {plan} / nvm, cancel {plan} / forget {plan} /
hold {plan}, in fact cancel it / stop {plan} at once / terminate {plan} with immediate effect / I terminate {plan} at the end of the month /
notice to end {plan} / this is my written notice for {plan} / I hereby withdraw {plan} / I exercise my right to withdraw from {plan} /
kindly discontinue {plan} / please confirm in writing that {plan} has ended / please make sure that {plan} stops / please close {plan} /
please remove {plan} from my bill, I no longer want it / get me out of {plan} / I want out of {plan} / I'm leaving, stop {plan} /
my father has died, please end {plan} / the event is off, so cancel {plan} / once again: cancel {plan}
""",
        "why": """
I have changed my mind / we are moving abroad / I lost my job / it got too expensive / I found it cheaper / I never use it / I ordered it twice /
it was a mistake / my child clicked the button / I have the flu / the trip is off / the wedding is off / our guests can't come / I broke my leg /
we sold the car / we sold the house / I am switching to another firm / the trial is over / it takes too long / I bought one elsewhere /
we no longer need it / my mother passed away / I'm retiring / the project was stopped / please confirm it in writing / don't charge me again /
please refund what I paid / as of the end of the month / effective today / I won't change my mind
""",
        "hey": """
hi / hello / hey / good morning / good evening / hi there / hello everyone / greetings / dear team / hi {n} / morning / hiya
""",
        "bye": """
thanks / thank you / cheers / thx / ta / many thanks / thanks, {n}
""",
    },
    "complaint": {
        "do": """
the {p} is broken / the {p} arrived damaged / you sent the wrong {p} / my {p} has stopped working / I am angry about the {p} /
the {p} is of poor quality / half of the {ps} are missing / nobody answers my calls / the {p} is scratched / I was charged twice for the {p} /
the staff in {c} were rude / the {p} is late again / this is not what I paid for / I have waited for weeks / your service is a disgrace /
the {p} fell apart / the repair of the {p} was useless / I am very dissatisfied with the {p} / the invoice for the {p} is wrong again /
the driver threw the parcel over the fence / the {p} is dirty and used / I protest against this treatment / the {p} leaks /
the room in {c} was filthy / your hotline kept me waiting for an hour / this {p} is a fraud / the {p} does not fit and nobody helps me /
your promise was not kept / I want to complain about {n} / I am fed up with your delays / the {p} does not work / the {p} is a piece of junk /
I am furious / I am disappointed / your driver was rude / the {p} broke at once / this is unacceptable / this is outrageous / shame on you /
the {p} is defective / the {p} came too late / the {p} was torn / the {p} is rusty / the {p} smells bad / the {p} is missing a part /
the {ps} were rotten / the bill is wrong / the food was cold / the noise is unbearable / the waiter insulted us / the parcel was empty /
you ignored my letters / I feel cheated / what a terrible service / the repair failed again / {n} hung up on me / the {p} overheats /
you lied about the {p} / my {p} exploded / nothing works /
{stuff} {gripe} / {stuff} {gripe}, and I want an apology / {stuff} {gripe}, who is responsible / I'm sorry to say that {stuff} {gripe} /
I must say {stuff} {gripe} / to be honest, {stuff} {gripe} / once again {stuff} {gripe} / for the third time {stuff} {gripe} /
I regret to tell you that {stuff} {gripe} / I want to complain about {stuff} / I have to complain: {stuff} {gripe} / a complaint about {stuff} /
I am fed up with {stuff} / I am sick and tired of {stuff} / I am unhappy with {stuff} / I am not at all happy with {stuff} /
I am disgusted by {stuff} / I can't believe how bad {stuff} is / what a let-down {stuff} was / how dare you, {stuff} {gripe} /
why is {stuff} always such a mess / who is to blame that {stuff} {gripe} / {stuff}: never again / {stuff}, what a mess /
{n} at the counter was rude and {stuff} {gripe} / {n} promised me help, but {stuff} {gripe} / we paid {m} and {stuff} {gripe} /
I paid {m} for this and it fell apart / I waited two hours and nobody came / nobody turned up on {day} / nobody apologised /
nobody answers the phone / no one calls me back / you never called back / you broke your promise / you lost my suitcase / you lost my parcel /
you damaged my door / you scratched my car / you gave me the wrong change / you overcharged me / you billed me twice /
you sent it to the wrong address / you sent me a used one / you forgot half of my order / my parcel came in pieces / my order never came /
my luggage is ruined / my meal was raw / my room was mouldy / my seat was broken / my train never came / my connection drops every evening /
my claim was ignored / my refund has not come after two months / my child was sent home crying / there was a hair in the soup /
there was glass in the salad / there were bed bugs / there was no hot water for a week / the screen flickers / the zip is broken /
the seams came apart / the colour came off in the wash / the sound crackles / the handle came off / the lid doesn't close / a wheel fell off /
the battery is dead after an hour / the wrong size again / late again / broken again / dirty, loud and overpriced / absolutely disgraceful /
totally unacceptable / not good enough / shocking service / worst service ever / rude staff / stop fobbing me off / stop ignoring me /
sort this mess out / I expect compensation / I demand to see the manager about this / I am losing my patience with you /
I shall never buy from you again / I was treated like dirt / I was lied to / I've been ripped off / this is a rip-off / this is beneath contempt /
it's a shambles / it's an insult / it beggars belief / how hard can it be to send the right {p}
""",
        "why": """
I expected better / I want an apology / it's the third time / I am losing patience / I won't be back / I shall tell all my friends /
I want to speak to the manager / I have proof and photos / this can't go on / so much for your quality promise / nobody seems to care /
I am really upset / we were shocked / what are we paying for / you should be ashamed / my holiday was ruined / I want compensation /
it was not cheap / I used to like you / my children were in tears / it is not fair / enough is enough / a poor show / I am appalled / it makes me sick
""",
        "hey": """
hi / hello / hey / good morning / good evening / hi there / hello everyone / greetings / dear team / hi {n} / morning / hiya
""",
    },
    "question": {
        "ask": """
how much is the {p} / is the {p} in stock / when will the {p} be available / what colours does the {p} come in / how big is the {p} /
do you deliver to {c} / where is your shop in {c} / when are you open / what does the delivery cost / how long does the {p} last /
is the {p} suitable for children / which {p} is the best for beginners / what is the {p} made of / does the {p} have a warranty /
can the {p} be washed / how does the {p} work / who can explain the {p} to me / do you have a brochure about the {p} /
are there discounts for students / what is the difference between your {ps} / may I bring a dog / is there parking near your shop /
how do I clean the {p} / can one pay in instalments / what is included in the price / is the {p} made in {c} / how many {ps} do you have /
why does the {p} have two buttons / does the {p} fit in a car / where can I see the {p} before I buy / do you repair {ps} /
how old must one be for the course / what does the {p} cost / what is your address / at what time do you close / can you tell me more about the {p} /
is there a guarantee on the {p} / may I return the {p} if it does not fit / who makes the {p} / which bus goes to your shop / do you speak English /
do children pay less / is the {p} also sold in {c} / is there a smaller {p} / does it rain much in {c} / how old is the {p} /
do you have opening hours on {day} / what can the {p} do / when does the next course begin / how far is {c} / where do you come from /
is the water warm / how many pages does the book have / are the {ps} recyclable / what is the weight of the {p} / will there be new {ps} soon /
why is the {p} so expensive / can I pay by card / how many people work for you / is breakfast included / what does the abbreviation mean /
how long is the trip to {c} /
what about {info} / can you tell me {info} / could you let me know {info} / do you have information on {info} / where do I find {info} /
where can I look up {info} / who can tell me about {info} / whom do I ask about {info} / is there a list of {info} / what do you know about {info} /
could you remind me of {info} / would you mind explaining {info} / does anyone know {info} / any news about {info} / is there a leaflet about {info} /
has anything changed about {info} / may I ask about {info} / how do I find out {info} /
can somebody explain {info} / what are the details of {info} / did you say something about {info} / are you still open / are you open at lunchtime /
are you hiring / are there vegan dishes / are there lockers / are there any seats in the shade / are dogs welcome / are batteries included /
are eggs in the dough / can I drink the tap water / can I pay with my phone / can I park outside / can I bring my own wine /
can I change the size later / can I wash it at sixty degrees / can children under three come in free / can it be used outdoors /
can you see the sea from there / could it be cheaper in winter / did the post come / did my fax arrive / did {n} call / do I need a ticket for a dog /
do I need to tip / do I have to pay duty / do you accept foreign cards / do you have it in size ten / do you have a vegetarian menu /
do you know the way to {c} / do you offer evening classes / do you rent out skis / do you take cash / do you speak Spanish / does it bite /
does it come with a charger / does it contain nuts / does it hurt / does it need assembly / does it run on gas / does the lift go to the roof /
does the bus stop here / does the course end with an exam / how big is a portion / how big is the garden / how cold does it get /
how deep is the lake / how do I get to {c} / how do I read this bill / how do I fill in the form / how do I clean suede /
how do I install the driver / how do you pronounce it / how does the heating work / how fast is it / how late can I come / how long does it keep /
how long is the queue / how long was the war / how loud is it / how many are left / how many calories does it have / how many seats are there /
how many stops is it to {c} / how much is a haircut / how much is the entrance / how much is parking / how much for two / how often do you water it /
how old is the church / how spicy is the curry / how strong is the coffee / how tall is the tower / how warm is the water / is a deposit needed /
is it far / is it free / is it real silk / is it safe / is it still going / is it waterproof / is lunch included / is milk in it / is that normal /
is the beach sandy / is the pool open / is the road icy / is the bank open / is the museum free on {day} / is the offer still on /
is the train on time / is the {p} dishwasher safe / is the {p} for sale or for show / is there a bakery nearby / is there a bus at night /
is there a fee / is there a gym / is there a queue / is there a toilet / is there a waiting list / is there Wi-Fi / is {n} in /
shall I bring a towel / should I take it before meals / what colour is it / what day is it on / what do I need for the visa / what does it weigh /
what else is in the box / what happens next / what is on at the cinema / what is in the stew / what is the dress code / what is the fare to {c} /
what is the fee / what is the limit / what is the population of {c} / what is the rule / what is your fax number / what kind of wood is it /
what language do they speak / what should I wear / what size is it / what time is breakfast / what time is it in {c} / what time is kick-off /
what year is it from / what's the score / what's the weather like in {c} / when are the holidays / when do you restock / when does it start /
when does the next train leave / when is high tide / when is the deadline / when is {n} back / when was it built / when will I get my results /
where are the toilets / where can I park / where do I sign / where do I get off / where is room twelve / where is the exit / where is my parcel /
where are you based / where was it made / which bus do I take / which floor is it / which form do I need / which is cheaper / which model is newer /
which one is better for a beginner / which platform is it / who is the author / who is the manager / who invented the {p} / who is playing tonight /
who pays the postage / who wrote the song / why are the shops shut today / why do leaves turn red / why is there a fee / why is it called that /
will it rain / will it be on sale / will it fit / will there be food / would it suit a child / would it be warmer in May
""",
        "do": """
I would like to know more about the {p} / please tell me the price of the {p} / I wonder how long the {p} lasts / I have a question about the {p} /
please explain how the {p} works / tell me about your opening hours / I am interested in details of the {p} / kindly inform me about your prices /
please let me know when you are open / I need to know the size of the {p} / I am looking for information on {c} /
could you tell me what the {p} costs / we would like to find out whether the {p} is waterproof / I was wondering if you ship to {c} /
one question: is the {p} in stock / a question for {n}: where is the manual /
I'd like to know about {info} / I would like to ask about {info} / I need some information about {info} / I am looking for {info} /
I can't find {info} on your page / please tell me about {info} / please send me information on {info} / please let me know {info} /
please explain {info} to me / kindly inform me about {info} / kindly advise on {info} / I'm curious about {info} /
I'm not sure about {info}, can you tell me / I'm wondering about {info} / just wondering about {info} / we were wondering about {info} /
a question about {info} / one question about {info} / a short question on {info} / question: {info} / my question is about {info} /
details about {info}, please / information about {info}, please / more about {info}, please / tell me more about {info} /
nobody could tell me {info}, can you / I have been asked to find out {info} / my boss wants to know {info} / my wife would like to know {info} /
{n} wants to know {info} / help me understand {info} / I don't understand {info}, please explain / I'd be interested in {info} /
I'd appreciate some details on {info} / enquiry about {info} / we would like to hear more about {info} / can you shed some light on {info} /
pls tell me {info} / need info on {info} / any info on {info} would help / before I buy anything I'd like to know {info} /
I'm only asking about {info}
""",
        "why": """
I couldn't find it on your website / I am new here / I'm only asking / just curious / no hurry with the answer / the manual does not say /
my friend says something else / I don't want to buy yet / I'm still comparing / I want to be sure / I'm thinking of coming to {c} /
a short answer is enough / I'd be glad of an answer / please write back / you can call me on {day} / it is for a school project /
my neighbour would like to know / I was told different things / the label is not clear / your page is silent about it
""",
        "hey": """
hi / hello / hey / good morning / good evening / hi there / hello everyone / greetings / dear team / hi {n} / morning / hiya
""",
        "bye": """
thanks / thank you / cheers / thx / ta / many thanks / thanks, {n}
""",
    },
    "thanks": {
        "do": """
thank you very much / thanks a lot / many thanks for your help / I am very grateful / thank you for the {p} / thanks to {n} for the quick reply /
I appreciate your support / we thank you for everything / you have been a great help / your advice helped me a lot / thank you for your patience /
I cannot thank you enough / we are much obliged / thanks for fixing it so fast / a big thank you to {n} / thank you for the lovely stay in {c} /
that was really kind of you / my thanks to the whole team / thanks ever so much / you made our day / much appreciated / heartfelt thanks /
I owe you my thanks / thanks for being so patient / warmest thanks from all of us / thank you for taking the time /
you did a wonderful job, thank you / what a kind gesture, thanks / bless you for your help / cheers, that helped / thank you / thanks / many thanks /
thanks again / thank you, {n} / thanks a million / thank you so much / I am grateful to {n} / thanks for the {p} / thank you for coming /
thank you for your advice / thank you all / thanks for your time / thank you for the nice talk / thanks for the quick repair /
thank you for helping my mother / we are so grateful / thanks to you it works / I want to say thanks / thank you for the flowers /
thank you for your letter / I thank you with all my heart / thanks for the kind reply / thank you for waiting /
thanks for {favour} / thank you for {favour} / many thanks for {favour} / thank you so much for {favour} / thanks a lot for {favour} /
cheers for {favour} / ta for {favour} / thanks again for {favour} / a big thank you for {favour} / thanks a million for {favour} /
I am grateful for {favour} / we are so grateful for {favour} / I really appreciate {favour} / we appreciated {favour} /
I'd like to thank you for {favour} / we want to thank {n} for {favour} / please thank {n} for {favour} / our thanks for {favour} /
warm thanks for {favour} / with thanks for {favour} / thx for {favour} / tysm for {favour} / much obliged for {favour} /
I can't thank you enough for {favour} / thanks for {deed} / thank you for {deed} / many thanks for {deed} / thank you so much for {deed} /
thanks a bunch for {deed} / cheers for {deed} / thank you, {n}, for {deed} / I'm so thankful to you for {deed} /
it was kind of you, thanks for {deed} / bless you for {deed} / I owe you one for {deed} / we'd like to thank everyone for {deed} /
my family thanks you for {deed} / big thanks for {deed} / thx for {deed} / thanks to all of you for {deed} / I shall always be grateful for {deed} /
thanks once more for {deed} / you're a star, {n} / you're a gem / you're a lifesaver / you're an angel / you are too kind /
you saved my bacon, thanks / you rescued our wedding, thank you / you made me so happy, thanks / it worked, thanks / all sorted, thank you /
all is well again, thank you / just what I needed, thanks / perfect, cheers / brilliant, thank you / lovely, ta / ta very much / cheers mate /
cheers, {n} / thanks, doc / thanks, mum / thank you, nurse / thank you kindly / thanks ever so / thanks for all / thanks and all the best /
a heartfelt thank you / endless thanks / thousand thanks / my deepest gratitude / with deep gratitude / in gratitude / gratefully yours, {n} /
I am indebted to you / I am touched / I'm deeply moved by your kindness / I'm in your debt / I take my hat off to you, thanks /
hats off and thank you / kudos and thanks to {n} / credit to {n}, and my thanks / how thoughtful of you / how very kind / how generous, thank you /
so sweet of you / so kind, thanks / what a lovely gift, thank you / what would I do without you, thanks / appreciate it / much appreciated, {n} /
really appreciated / thank goodness for people like you / the children say thank you / grandma sends her thanks / our class says thanks /
the whole office thanks you / the neighbours are grateful too / no words, only thanks / I just wanted to thank you / I simply want to say thank you /
let me thank you / allow me to thank you / may I thank you / I'd like to say a special thank you to {n}
""",
        "why": """
it made my week / it meant the world to us / I was so relieved / we were delighted / it works again / it is just perfect / I passed /
mum is much better / the party was a success / it saved us a lot of trouble / we had a wonderful time / I won't forget it / I'm still smiling /
you did not have to / I was really moved / that was above and beyond / we'll gladly come again / I will tell everyone how nice you were /
it was delicious / the kids were thrilled / everything went smoothly / it fits like a glove / I feel so much better / what a relief / such a kind team
""",
        "hey": """
hi / hello / hey / good morning / good evening / hi there / hello everyone / greetings / dear team / hi {n} / morning / hiya
""",
    },
    "greeting": {
        "do": """
hello / good morning / good evening / hi there / hey / hi {n} / hello {n} / good afternoon / greetings from {c} / nice to meet you / how are you /
how do you do / how is it going / hello everybody / hi all / hey {n}, how are things / good day / pleased to meet you / what's up / hi everyone /
hello again / long time no see / how have you been / welcome back / a lovely morning to you all / hey there / hiya / howdy / hello from {c} /
morning, everyone / hello friends / how are you doing today / warm greetings / hello, my name is {n} /
morning / morning all / morning {n} / afternoon all / evening all / evening, {n} / g'day / g'day {n} / hiya {n} / howdy {n} / heya / hey hey /
hello hello / hi hi / yo / yo {n} / sup / sup {n} / wassup / what's new / what's happening / what's going on, {n} / hi guys / hi folks / hi gang /
hi friends / hi neighbours / hi again / hi from {c} / hi mum / hi dad / hi boss / hi darling / hi stranger / hey guys / hey folks / hey all /
hey buddy / hey mate / hey pal / hey team / hey you / hello you / hello world / hello team / hello friend / hello stranger / hello there /
hello dear {n} / hello sunshine / hello neighbour / hello once more / hello and welcome / hello, everyone / hello, is anyone around /
hello, new here / hello, {n} here / hello, it's {n} / hello, I'm {n} / hi, I'm {n} from {c} / hi, this is {n} / good morning, {n} /
good morning, team / good morning, world / good morning, sunshine / good morning from {c} / good morning, did you sleep well / good evening, all /
good evening from {c} / good evening, how was your day / good afternoon, {n} / good day, {n} / a good morning to everyone / a very good day /
top of the morning to you / rise and shine / ladies and gentlemen, welcome / welcome / welcome, {n} / welcome aboard / welcome home / welcome to {c} /
welcome to the club / welcome, everybody / greetings / greetings, {n} / greetings to you all / greetings from the seaside / greetings from us all /
sunny greetings from {c} / season's greetings / merry Christmas / happy New Year / happy Easter / happy {day} / happy Monday /
best wishes to everyone / my regards to {n} / regards to the family / how are things / how are things in {c} / how are you, {n} /
how are you keeping / how are you these days / how are we / how's life / how's it going / how's everything / how's the family / how's your day /
how's your mother / how goes it / how have you all been / how do you do, {n} / how was your weekend / you all right / all well with you /
everything okay with you / keeping well / lovely to see you / lovely to meet you / nice to see you / nice to see you again / nice meeting you /
good to see you / good to see you, {n} / glad to meet you / great to see you all / pleasure to meet you / pleased to see you again /
long time no see, {n} / it's been a while, hello / look who's here, hi / fancy meeting you here / I'm back, hello / just saying hi /
just saying hello / only popping in to say hello / dropping by to say hi / waving hello / aloha / ahoy / bonjour / ciao / hola / namaste / salutations
""",
    },
    "booking": {
        "do": """
I want to book {place} / please reserve {place} / I would like to make a reservation for {place} / can I book {place} /
could you reserve {place} for {n} / we need {place} on {day}, please book it / please keep {place} for us / book {place} for {day} /
reserve {place} in my name / is {place} free on {day}? I would like to book it / put me down for {place} / we would like to reserve {place} /
I am calling to book {place} / please arrange {place} / a reservation, please: {place} / hold {place} for {n} / sign me up for {place} /
please schedule {place} for me / can you fit me in for {place} / make a booking for {place} / my family would like {place} on {day}, please confirm /
please book us {place} / please book {place} / reserve {place} / I book {place} / I reserve {place} for {n} /
please put {place} aside for me on {day} / I need a reservation for {place} / we want {place}, please confirm the reservation /
may I reserve {place} / I'd like to book {place} for {day} / please save {place} for {n} / my booking: {place} / please secure {place} for us /
book {place} under the name of {n} / let me reserve {place} /
I'd like {place}, what times do you have / we'd like {place} on {day} / we would love {place} on {day}, is that possible /
I am looking to reserve {place} / I'm hoping to get {place} on {day} / do you have {place} free on {day} / have you got {place} left for tonight /
is there {place} to be had on {day}, I'd like it / any chance of {place} on {day} / would {place} be possible on {day} /
what's the next free date for {place}, I'll take it / when could I have {place} / when can I come for {place} / could I come in for {place} on {day} /
could we have {place} at {q} / could you pencil me in for {place} / could you put us down for {place} / could you save {place} for {n} /
could you arrange {place} for my parents / would you book {place} for us / would you kindly reserve {place} / may I book {place} /
may we have {place} on {day} / can you do {place} on {day} / can you squeeze me in for {place} / can you set up {place} for me /
can I get {place} at noon / can we get {place} for {day} / i need {place} tmrw / need {place} for {day} / wanna book {place} / pls book {place} /
pls reserve {place} for {n} / got {place} free on {day}? if so I want it / {place}, please, for {day} / {place} under the name {n} /
{place}, {day} at nine, name {n} / {place} on {day}, if there is one left / {place} for two, please, on {day} / reservation for {place} /
request for {place} on {day} / booking request: {place} / please make me a reservation for {place} / please fix me {place} /
please find me {place} for next week / please get us {place} / please give me {place} on {day} / please note {place} for {n} /
please block {place} for us / please enter us for {place} / please register me for {place} / please enrol {n} for {place} /
please have {place} ready for us on {day} / please confirm {place} for {day} / kindly reserve {place} / kindly note our booking of {place} /
we hereby reserve {place} / we request {place} for {day} / we are {q} and need {place} / our party of {q} wants {place} /
our club would like {place} every {day} / our firm needs {place} for {day}, please hold it / my class needs {place} on {day} /
my husband and I would like {place} / my mother needs {place}, any morning will do / my son needs {place} after school /
my team wants {place} from nine to five / I have to see someone, please arrange {place} / I must have {place} before {day}, please fit me in /
it's our anniversary and we want {place} / it's time for {place} again, {day} suits me / let's book {place} / let's fix {place} for {day} /
let us have {place} on {day} / put {n} down for {place} / pencil us in for {place} / save me {place} / keep {place} for me /
hold {place} until {day} for us / grab {place} for me on {day} / same as last year: {place} / schedule {place} / schedule {place} for {day} /
arrange {place} for {n} / fit us in for {place} / organise {place} for our group / I'd like to set up {place} / I'd like to schedule {place} /
I'd like to arrange {place} / I'd like to hire {place} for {day} / I want {place} on {day} at ten
""",
        "why": """
it's our anniversary / it's my birthday / we are celebrating / we'll arrive late / we are {q} people / one of us is in a wheelchair /
we bring a baby / mornings suit me best / after work would be best / any time on {day} is fine / {day} would be ideal / my name is {n} /
under the name of {n} / near the window if you can / somewhere quiet, please / with a high chair / please confirm by mail / let me know if it works /
we look forward to it / we'll be there at eight / I've never been before / I was there last year / my back hurts / my tooth hurts /
I can come at short notice / from {day} to {day} / for {q} nights / for two hours
""",
        "hey": """
hi / hello / hey / good morning / good evening / hi there / hello everyone / greetings / dear team / hi {n} / morning / hiya
""",
        "bye": """
thanks / thank you / cheers / thx / ta / many thanks / thanks, {n}
""",
    },
    "password": {
        "do": """
I forgot my password / I cannot log in / my account is locked / the login page rejects my password / please reset my password /
I need a new password / my user name is not accepted / I am locked out of my account / the code for signing in never arrives /
how can I change my password / I lost access to my account / my login has expired / I cannot sign in on my phone / the second factor does not work /
the reset link is invalid / please unlock my user / somebody else uses my account / I mistyped my PIN three times and am blocked /
it says that my credentials are invalid / I do not remember my user name / please give me access again / the password mail has not come /
my new phone does not know my login / signing in fails with an error / the system does not let me in / the captcha does not accept my login /
my session ends right after I log in / I cannot get past the login page / my password is wrong / my login fails / I am locked out /
my account is blocked / my PIN does not work / I forgot my PIN / I forgot my login / please unblock my account / my sign-in code is missing /
the login is broken for me / please send a new password / my password was not accepted / I need my login data / I cannot access my account /
my account was disabled / please restore my access / my user name is unknown to your system / log in is impossible / the portal rejects my password /
please reset my PIN / no reset mail has come / my two-factor codes are gone /
I can't get into {acct} / I can't log into {acct} / I can't sign in to {acct} / I cannot open {acct}, it says wrong password / I can't access {acct} /
I can't unlock {acct} / I have forgotten the password for {acct} / I forgot my PIN for {acct} / I forgot my login for {acct} /
I've lost my login for {acct} / I don't know my user name for {acct} / I'm locked out of {acct} / I got locked out of {acct} /
I need access to {acct} / I need a new password for {acct} / I need a new PIN for {acct} / I have no access to {acct} /
I no longer have access to {acct} / I never got a login for {acct} / I get an error when I log into {acct} / I keep getting thrown out of {acct} /
{acct} won't let me in / {acct} doesn't accept my password / {acct} says wrong password / {acct} says user unknown / {acct} says invalid code /
{acct} says that my password has expired / {acct} has locked me out / {acct} keeps logging me out / {acct} keeps asking for a code /
{acct} wants a code I don't have / {acct} rejects my PIN / {acct} does not recognise me / {acct} is locked / {acct} is blocked after three attempts /
{acct} was hacked, I can't log in / {acct}: login fails / {acct}: password forgotten / the login for {acct} is broken / the login to {acct} fails /
the password for {acct} is wrong, it says / the reset link for {acct} doesn't work / the code for {acct} never comes /
the activation link for {acct} has expired / the sign-in page of {acct} hangs / logging into {acct} is impossible /
signing in to {acct} gives an error / how do I get back into {acct} / how do I log into {acct} / how do I reset the password of {acct} /
how can I unlock {acct} / where do I change my password for {acct} / why can't I log into {acct} / why am I locked out of {acct} /
why does {acct} not know my password / what's my user name for {acct} / can you unlock {acct} / can you reset my login for {acct} /
could you let me back into {acct} / could you send me a new password for {acct} / would you reset my PIN for {acct} / please unlock {acct} /
please unblock {acct} / please restore my access to {acct} / please give me access to {acct} / please give {n} access to {acct} /
please create a login to {acct} for {n} / please reset my password for {acct} / please send me the login for {acct} /
please send the code for {acct} again / please reactivate my user for {acct} / kindly reset my credentials for {acct} /
new password for {acct}, please / password reset for {acct}, please / no way to log into {acct} / no login to {acct} since {day} /
{n} can't log into {acct} / {n} is locked out of {acct} / {n} forgot the password for {acct} / my mother can't get into {acct} any more /
our trainee has no access to {acct} / our team cannot sign in to {acct} / nobody in my class can log into {acct} / my password for {acct} is gone /
my password for {acct} isn't accepted / my fingerprint no longer opens {acct} / my face is not recognised by {acct} /
my authenticator for {acct} is on my old phone / my old number is still linked to {acct}, so no code comes /
since the update I can't log into {acct} / since {day} I can't get into {acct} / after my holiday {acct} no longer knows me / cant log into {acct} /
cant get in {acct} / forgot pw for {acct} / locked out of {acct} pls help / pw for {acct} not working / someone changed my password for {acct} /
a stranger has got into {acct}, please lock it / wrong password for {acct} again and again / access to {acct} denied
""",
        "why": """
I have tried five times / I typed it slowly / caps lock is off / I have a new phone / my number has changed / I restarted the computer /
it worked yesterday / I was on holiday / I wrote it down and lost the note / there is nothing in my spam folder / it says "try again later" /
I need to get in today / my user name is {n} / I am sure it is right / I even cleared the cache / the help page was no help / I changed my name /
I got a new laptop / I need my payslip / I have to hand in a form / my exam is on {day} / the code never comes / I cannot work without it /
the browser makes no difference / three attempts left, it says
""",
        "hey": """
hi / hello / hey / good morning / good evening / hi there / hello everyone / greetings / dear team / hi {n} / morning / hiya
""",
        "bye": """
thanks / thank you / cheers / thx / ta / many thanks / thanks, {n}
""",
    },
}

FRAMES = """
{do}. / {do}, please. / {do}! / Hi, {do}. / Hello {n}, {do}. / {do}. {do2}. / Dear Sir or Madam, {do}. Yours, {n} / Excuse me, {do}. /
This is {n}: {do}. / My name is {n} and {do}. / {n} from {c} writes: {do}. / {do}, says {n}. / {do}. Customer number {q}0{q2}. /
Good afternoon, {do}. / Message from {n}: {do}. / {do} - {n}, {c} / To the team in {c}: {do}. / Well, {do}. / {do}, as I said on the phone. /
As I said, {do}. / So {do}. / Just a short message: {do}. / {do}. That is all. / {do}. Greetings, {n} / I am writing from {c}: {do}. / Subject: {do} /
{do}. You can reach me on {day}. / {do}. My number is in the signature. / Chat: {do} / {do}, and {do2}. / Voice message: {do}. /
On behalf of my mother: {do}. / {do}. {n} knows about it. / {n} asked me to write: {do}. / Regarding our talk on {day}: {do}. /
Note from the hotline: {do}. / {do}. Kind regards from {c}. / Dear team, {do}. {n} / Hey, {do}. / Once more: {do}. / Quick one: {do}. /
It's {n} again, {do}. / {ask}? / Hello, {ask}? / {n}, {ask}? / Hi {n}, {ask}? / Excuse me, {ask}? / {ask}, please? / {ask}? {ask2}? /
Dear team, {ask}? / One more thing: {ask}? / By the way, {ask}? / {ask}? Regards, {n} / My wife asks: {ask}? / {n} from {c} asks: {ask}? /
Quick question: {ask}? / {ask}? I could not find it. / And {ask}? / Good morning, {ask}? / {ask}? {do}. / So {ask}? / Please tell me, {ask}? /
I am {n} from {c}; {ask}? / Chat: {ask}? / Before I decide: {ask}? / {ask} and {ask2}? /
{hey}, {do}. / {hey} {do} / {hey}. {do}. {why}. / {hey}, {why}. {do}. / {do}, {bye}. / {do}. {bye} / {do}. {bye}! / {hey}, {do}, {bye} /
{do}. {why}. / {why}. {do}. / {do}. {why}. {bye}! / {hey}, {do}. {why}. {bye}, {n} / {why}, so {do}. / {do} / {do}, {do2} / {do} pls / ok so {do} /
um, {do}. / Okay, {do}. / Right then, {do}. / Listen, {do}. / Look, {do}. / Sorry to bother you, but {do}. / Sorry, {do}. / {n}, {do}. /
Oh, and {do}. / First of all, {do}. / In short: {do}. / To be clear: {do}. / Honestly, {do}. / Actually, {do}. / By the way, {do}. / Again: {do}. /
{do}, period. / Second attempt: {do}. / Dear Mr {n}, {do}. / Dear Ms {n}, {do}. {why}. / Dear customer service, {do}. / To the office: {do}. /
For the attention of {n}: {do}. / Text message: {do} / Phone note: {n} called, "{do}". / {n} wrote in the chat: {do} / {n} left a message: {do}. /
A caller from {c} said: {do}. / The gentleman at the counter: "{do}." / The lady on the phone says: {do}. / "{do}", writes {n}. / {n} ({c}): {do}. /
{do}. Sent from my phone / {do}. Please reply by {day}. / {do}. Yours sincerely, {n} / {do}. Yours faithfully, {n} / {do}. Best, {n} / {do} /{n} /
{do}. My address is in your files. / {do}. I live in {c}. / I've just moved to {c}. {do}. / As mentioned on {day}, {do}. / We spoke on {day}. {do}. /
Following our call, {do}. / I tried the form on your site. {do}. / Your form has no field for this: {do}. / I hope I am in the right place: {do}. /
Can you help me? {do}. / I have a request: {do}. / Do I write to you for this? {do}. / No idea if you are the right one, but {do}. / {ask} /
{hey}, {ask}? / {hey} {ask} / {hey}, {ask}? {bye} / {ask}? {bye}! / {ask}? {why}. / {why}: {ask}? / {ask}, do you know? /
Do you happen to know, {ask}? / Just wondering, {ask}? / Sorry, {ask}? / Tell me, {ask}? / {ask} pls / ok {ask} / um, {ask}? / Me again: {ask}? /
First question, {ask}? / Second, {ask}? / {ask}, {n}? / Can you help? {ask}? / {n} would like to know: {ask}? / My son wonders, {ask}? /
A customer asks: {ask}? / Phone note: "{ask}?" / {do}. {ask}? {bye} / {hey}, {ask}? {why}. {bye}, {n}
"""
