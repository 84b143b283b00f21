"""More sentences for the facts of `choices.py`, label by label, one a line.

Only training uses them: the evaluation keeps to the others, and stays what it was.
"""

MORE = {
    "paid": {
        "yes": """
The invoice was cleared by bank transfer on Monday.
I wired the full amount yesterday afternoon.
She handed over the cash at the counter.
Receipt attached, balance zero.
The fee left my account three days ago.
He coughed up the last instalment in March.
Many thanks for your prompt payment.
We have pocketed the deposit and the remainder.
Has the rent gone through? It has, all of it.
Card charged successfully.
I put it on my credit card straight away.
My father footed the bill before we even sat down.
No further amount is due from you.
They squared up with the plumber on the spot.
You can stop sending reminders, the transfer reached you on Friday.
Please find enclosed the receipt for the sum you sent.
The accounts department has ticked this invoice off as closed.
Don't worry, I already gave the driver his money.
Payment booked, file closed.
The outstanding amount has been wiped out.
The cheque was cashed without trouble.
Our books show your account as even.
Paid, not pending.
We do not owe them a single pound now.
The direct debit was collected as agreed.
""",
        "no": """
The invoice has been lying on his desk for weeks.
We must remind you of the amount due.
Second reminder: the bill is overdue.
I'll transfer the rent as soon as my wages come in.
The bank sent the direct debit back.
Our account with the plumber remains in the red.
She keeps promising the cash but never brings it.
Please remit the balance within ten days.
Did the fee reach you? Sadly nothing has turned up.
He left the restaurant without settling up.
Card declined.
The deadline for the transfer passed without a penny arriving.
I refuse to pay for such shoddy work.
The creditor has called in the bailiffs.
Balance due: the whole amount.
The cheque is still in my drawer, I forgot to post it.
Payment pending.
They are three instalments behind.
The tenant is in arrears.
Collect on delivery, nothing handed over in advance.
We would be grateful if you could finally clear this debt.
I'm short of cash, can I square it with you on Friday?
The claim has gone to a debt collector.
No receipt was issued because no money changed hands.
We will have to charge interest on the open amount.
""",
    },
    "gift": {
        "yes": """
It's for my niece, who turns six on Sunday.
Please hide the price tag, she must not see it.
Shiny paper and a bow, if you can.
A little something for our hosts.
I want to surprise my husband with it at Christmas.
Could you slip in a birthday greeting?
We are all chipping in for a colleague's farewell.
This goes under the tree.
The recipient must not find an invoice in the parcel.
I'm not keeping it, my godson gets it.
A token of thanks for our neighbour.
Kindly enclose a note reading 'Happy anniversary, Mum'.
Our wedding offering to the young couple.
Who is it for? My best friend, she passed her exams.
Festive wrapping wanted.
He is going to unwrap it on his fortieth.
I hope Grandad's face lights up when he opens it.
Send it straight to my aunt with best wishes from us.
Don't let her know it comes from me!
Bought to cheer up a friend in hospital.
Gift, not for my own use.
We would like it beautifully packaged for Mother's Day.
It will be presented to the retiring headmaster.
The children are giving it to their teacher.
A Valentine's treat for my girlfriend.
""",
        "no": """
It's a treat for me alone.
I need it at work, so skip the fancy paper.
We ordered it for our own office.
The ordinary cardboard box is quite enough.
I'll be using it myself from tomorrow.
No bow, no greeting, nothing festive.
It replaces my old one at home.
Is this for somebody else? No, I am the one who will wear it.
Leave the price tag on, I am the buyer and the user.
Don't bother wrapping it, I'll put it to use right away.
Purely for personal use.
It stays in our household.
The company needs it for the workshop.
Nobody is having a birthday, I simply ran out.
I am not giving this to anyone.
For my own collection.
Please include the invoice, it is a business purchase.
There is no occasion, just my weekly shopping.
I treated myself for once.
An everyday purchase for the kitchen, not a present.
We do not require any gift packaging, thank you.
My own birthday passed long ago, this is merely a spare for me.
Decorative paper would be wasted, it goes straight into my shed.
It's meant for my own bookshelf.
Own use, plain box.
""",
    },
    "married": {
        "yes": """
They tied the knot in May.
He and his wife have just celebrated their silver anniversary.
Mr and Mrs Barker moved in next door.
She took her husband's surname.
I said yes at the altar ten years ago.
My spouse will sign as well.
They are on their honeymoon in Italy.
He is a happily wedded man.
She has been his wife for three decades.
Is he single? No, he has a wife in Leeds.
Sorry to disappoint you, but she is taken, with ring and certificate.
Her better half, to whom she was wed in church, is a baker.
We exchanged vows at the registry office.
They walked down the aisle last summer.
He became a husband at twenty-two.
The bride and groom of last June live in York now.
Civil status: husband of Anna Lowe.
My husband and I would like to book.
No longer a bachelor since Saturday.
She got hitched in Las Vegas.
The couple file a joint tax return as man and wife.
He made an honest woman of her at last.
Marriage certificate enclosed.
Her mother-in-law, her husband's mother, lives with them.
Married, not merely engaged.
""",
        "no": """
He is a confirmed bachelor.
She remains a spinster, as she puts it.
We live together without a marriage certificate.
Engaged, but the big day is still ahead.
Her divorce came through in April.
He was left at the altar and stayed alone.
I have never walked down the aisle.
She has a boyfriend, though no ring on her finger.
Widowed since last winter.
Is there a Mrs Harris? There isn't.
He is still looking for the right woman.
Footloose and fancy-free, no spouse in sight.
They split up before the wedding could happen.
Civil status: bachelor.
She turned down his proposal and lives by herself.
He prefers to stay unattached.
I'm on my own, no husband to ask.
The pair have been partners for years but see no need to wed.
The marriage was annulled.
She says wedlock is not for her.
My ex-husband lives abroad, and I have not wed again.
A priest, he has taken a vow of celibacy.
Unwed and happy with it.
He calls himself an eternal single.
At thirty she still goes by Miss Porter and has no husband.
""",
    },
    "smoker": {
        "yes": """
She rolls her own with loose tobacco.
He gets through twenty a day.
I'm just nipping out for a fag.
Her fingers are yellow from nicotine.
He has been puffing away since he was sixteen.
Grandfather fills his pipe after every meal.
She tried to quit but took it up again.
An ashtray full of stubs stands on his desk.
He asked us for a light and inhaled deeply.
Do you smoke? Yes, about ten on a bad day.
She only indulges in a cigarillo at weekends.
Chain-smoker for thirty years.
He vowed to stop in January and failed within a week.
You can smell the tobacco on his coat.
I cannot start the day without my morning cigarette.
He buys a carton at the airport each time.
Nicotine: about a pack daily.
She hangs out of the window with a roll-up.
Heavy tobacco user according to the file.
He enjoys a Havana with his whisky.
The doctor told her to cut down from fifteen to five cigarettes.
He is hooked on nicotine and lights up after dinner.
We would need a smoking room, please.
I haven't managed to give up the weed yet.
Her lighter is never out of reach, nor are her menthols.
""",
        "no": """
He quit two years ago and has stayed clean.
She threw her last packet in the bin for good.
I have not lit one since 2009.
He coughs as soon as anybody lights up near him.
Not a single cigarette has ever passed her lips.
Tobacco use: none.
She chews gum instead, having kicked the habit.
He turned down the offered cigar, as always.
No ashtrays in her flat, for she has no use for them.
Do you smoke? Goodness, never.
We'd like a smoke-free room, neither of us uses tobacco.
My lungs are clean, I stay away from nicotine.
He considers tobacco a waste of money and buys none.
An ex-smoker now, free of it since Easter.
She is dead against lighting up and abstains herself.
Her last drag was a decade ago.
The applicant denies any tobacco consumption.
He has packed it in, patch and all.
Neither pipe nor cigar for him.
I tried one at school, felt sick and left it at that.
He hates the smell of tobacco and keeps his hands off it.
Nicotine: zero.
She weaned herself off cigarettes completely.
A sportsman like him would not dream of smoking.
The patient abstains from tobacco.
""",
    },
    "breakfast": {
        "yes": """
The morning buffet is part of the room rate.
Bed and breakfast, two nights.
Fresh rolls and jam await you from seven, at no surcharge.
We'd love a full English to start the day, please.
Toast and porridge are thrown in.
Your first meal of the day is on the house.
Please lay the morning table for two, we will eat in.
B&B rate booked.
Guests are served croissants each morning, all covered by the tariff.
Does that cover the morning meal? It does.
Half board, so you start the day with a buffet.
All meals included, from the morning coffee to supper.
I'll take the option with the morning buffet.
A hearty start with bacon and eggs belongs to the package.
You won't pay a penny more for your morning muesli.
Breakfast basket left outside your door daily, free.
The quoted sum takes in a continental breakfast.
Come down hungry, the cereal and fruit are complimentary.
Kindly add breakfast to our reservation.
No need to hunt for a bakery, we feed you every morning.
Room with breakfast, not room only.
Overnight stay plus morning buffet: ninety pounds.
We are early risers and will gladly have breakfast at the hotel.
Boiled eggs, tea and marmalade come as standard with your stay.
Full board.
""",
        "no": """
The morning buffet is charged separately.
We shall have our coffee and rolls at the bakery round the corner.
Self-catering only.
You'll have to see to your own morning meal.
Bed without breakfast.
Accommodation only, meals excluded.
The rate does not stretch to a morning meal.
Breakfast is available for an additional twelve pounds per head.
We never eat before noon, so no morning table for us.
Is the buffet part of the price? I'm afraid it isn't.
Please strike breakfast from the booking.
The kitchen is shut in the mornings.
There is a café opposite where you can get your morning toast.
Supper is included, breakfast is not.
They offer beds, but nothing to eat in the morning.
I leave at five, so breakfast would be wasted on me.
No meals are served in this house.
Eggs and bacon? Only if you cook them yourself.
Please book us the cheaper rate, the one minus breakfast.
Morning coffee and rolls will be added to your bill.
We decline the morning buffet.
The hostel leaves you to find your own croissant.
Breakfast: none.
Anyone wanting porridge in the morning has to pay on top.
We would rather sleep in and go without breakfast.
""",
    },
    "parking": {
        "yes": """
Please reserve a bay for our van.
Where can I put my estate car overnight?
We'll be driving, so a slot in your yard would help.
My motorbike has to stand somewhere safe, have you a garage?
Two vehicles will need a spot.
I'd like to rent a garage along with the flat.
Arriving by car, space required.
Does the house come with a carport? It does.
A private drive holds two cars.
Could you hold a place in the underground car park?
I drive to work every day and have to park nearby.
We are coming in our own car and will want to park it.
The tenants may use bay number seven.
Guests can leave their vehicles in the courtyard.
There is no need to circle the block, your car has its own place here.
One parking permit, please.
Our coach will need plenty of room to stand.
He asked for a spot close to the entrance for his car.
Plenty of parking right outside.
She insists on a covered place for her convertible.
A camper van is coming with us and must stand overnight.
Add the car park fee to my booking, I am driving.
Can we park at yours? We are four people in one car.
My car cannot stay on the street, so I depend on a garage.
Parking wanted, please, one small hatchback.
""",
        "no": """
We travel by train.
I don't own a car.
A taxi will drop us at the door.
We're taking the bus, so keep the bay for someone else.
None of us drives.
They sold their car in spring and need no garage.
He cycles everywhere and has no use for a car park.
The flat comes without a garage.
Parking? No thanks, we arrive on the ferry as foot passengers.
A friend is giving us a lift and driving on.
Please cancel the garage space we had asked for.
You can let our bay to others, we come by coach.
The house has neither drive nor carport.
I haven't got a licence, let alone a vehicle to park.
We are leaving the car behind and taking the tube.
Car-free visitors, coming on bicycles.
She will walk over from the station.
We shall fly in and use public transport.
Parking not required.
Will you be driving? No, we come by tram.
Nothing on four wheels is coming with us.
""",
    },
    "delayed": {
        "yes": """
The train is twenty minutes behind its time.
We shall not make the deadline.
Your parcel is stuck at customs and will arrive after the promised date.
The opening has been pushed back by a fortnight.
The plane is still on the ground an hour after departure time.
Sorry, I'm stuck in traffic and won't be there by eight.
The builders have slipped a month.
Expect us a bit after the agreed time.
Fog has thrown the timetable into confusion.
Should it not be here by now? It should have come yesterday.
Postponed arrival due to a signal fault.
The work is dragging on past the due date.
My bus missed its slot and I am held up.
Please bear with us, the goods need a few days more than promised.
We have fallen behind with your order.
The report was due on Monday and has yet to reach me.
New arrival time: 40 minutes after the scheduled one.
Nothing has come, although delivery was promised for last Tuesday.
Things are taking longer than we thought.
The kick-off had to wait for the floodlights.
Late, not on time.
He turned up half an hour after everybody else.
The strike has set the project back.
They overshot the date by a week.
Flight 208 will not leave punctually.
""",
        "no": """
The train pulled in at the very minute.
We are well within the deadline.
Your parcel will reach you on the promised date.
The flight departed exactly at the scheduled hour.
I'll be there at eight sharp.
The builders finished a day early.
Everything is running like clockwork.
Delivery came bang on the agreed day.
Ahead of schedule, if anything.
Is the bus behind? No, it is keeping its time.
The date we gave you stands and will be met.
Not a minute was lost.
You can set your watch by this coach.
She handed in the report before it was due.
Arrival as scheduled.
We have met every milestone so far.
The curtain rose when the programme said it would.
No hold-ups on the line today.
The goods got here with hours to spare.
Our plane touched down ten minutes ahead of time.
Departure on the dot.
In spite of the snow the ferry left when it should.
The project is keeping pace with the plan.
You need not wait any longer than agreed.
He was prompt, as he always is.
""",
    },
    "free": {
        "yes": """
Just walk in, nobody asks for money.
The museum charges nothing on Sundays.
Keep your purse in your pocket.
Entrance: £0.
Admission is on the house.
The council covers the costs, visitors pay nil.
All are welcome gratis.
How much are tickets? They cost you nothing at all.
No cash needed at the gate.
We do not take an entrance fee.
Children and adults alike are let in for nothing.
The concert in the park won't cost you a penny.
Open doors, no fee.
You are invited to attend without charge.
Tickets are given out for nothing at the box office.
There's no cover charge tonight.
Our sponsor pays, so you get in for zero.
Visitors need neither ticket nor money.
The exhibition can be seen at no cost.
Leave your wallet at home, admission is our treat.
Donations are welcome, though nobody has to pay to enter.
Complimentary entry for all.
It will set you back exactly nothing to come in.
Fee waived, please come along.
Free entry, not a paid event.
""",
        "no": """
Admission is eight pounds.
Adults twelve euros, children half price.
The box office sells tickets from six.
Have your wallet ready at the gate.
A charge of five pounds applies per visitor.
Without a paid ticket the doorman turns you away.
Buy your pass in advance and save a pound.
Can we get in for nothing? I'm afraid you can't.
Cover charge: ten dollars.
They ask a steep price at the entrance.
Family ticket £20.
Seats start at fifteen pounds.
The museum has begun charging its visitors.
You will have to cough up at the turnstile.
Entry by paid ticket only.
Everyone must settle the fee before going in.
Seeing the castle costs a small fortune.
Members pay three pounds, all others six.
Tickets are on sale at the usual outlets.
Gratis entry was abolished last year.
A wristband for the festival is forty pounds.
We regret that we have to charge for admission.
No ticket, no entry, and tickets cost money.
The price of admission has gone up again.
Reduced rate for students, full rate for everyone else.
""",
    },
    "online": {
        "yes": """
The seminar runs on Zoom.
Dial in from wherever you are.
We will send you the meeting link by email.
Webinar, Thursday at four.
Switch on your camera and microphone before we start.
The talk can be followed live in your browser.
There is no venue, just a web address.
This year's conference has moved to the web.
Tune in to the livestream at seven.
Please check your internet connection before the course begins.
Where is it? In cyberspace, all you need is a link.
A digital get-together, each from his own home.
The lessons are given through a video platform.
We'll talk over Teams.
Log on five minutes early, please.
Instead of the hall we use a chat room this time.
You can attend in your pyjamas, for nobody travels.
The choir rehearses by webcam.
Participants will appear in little boxes on a monitor.
Held over the internet, not on the premises.
The workshop has gone virtual.
No room has been hired, since everyone connects from afar.
Click the button to enter the e-classroom.
The members confer by video conference.
Access data for the web session will follow.
""",
        "no": """
We gather in the village hall.
Room 12, second floor, please be seated by nine.
Your physical presence is required.
The course is taught in a proper classroom.
Please travel to Bristol for the talk.
Come along to the library, there is tea and cake.
In person, not over the internet.
A live stream is not planned.
Can I dial in? Sorry, only those in the room can take part.
Everybody will be sitting round one table.
Held on our premises.
The conference is back in the congress centre after two years on screen.
You will be able to shake hands with the speakers.
No Zoom this time, we want to see each other in the flesh.
Bring your coat, we meet outdoors by the old oak.
There will be coffee in the foyer and seats for sixty.
The workshop takes place at our studio in Mill Lane.
Attendance at the venue is compulsory.
We have hired a hall for the evening.
Webcams can stay off, we're getting together at my house.
Only visitors on the spot can follow the lecture.
The lessons are given at the school itself.
Doors open at six, take any chair you like.
Virtual attendance is out of the question.
Directions to the venue are printed overleaf.
""",
    },
    "reproducible": {
        "yes": """
The crash comes back every single time.
Click save twice and the error pops up without fail.
Ten tries, ten crashes.
I can trigger the bug at will.
Our testers got the very same failure.
Follow the three steps below and it breaks.
The fault recurs reliably.
Steps to reproduce: open the file, press print.
Confirmed on my laptop too.
Can you make it happen again? Easily.
Whenever I open the menu, the app freezes.
The fault shows itself on each start.
Two colleagues ran into the identical problem right after me.
It is a consistent failure, not a fluke.
You can set your watch by this crash.
Without exception the program hangs at this point.
The engineer managed to provoke the noise again and again.
A fresh install shows the same misbehaviour.
The lab repeated the test and found the same.
It occurs on demand.
We were able to recreate the fault in the workshop.
Try it yourself, it is bound to fail.
Repeatable with any browser.
Happens here as well, every morning at login.
The glitch has never once stayed away when I pressed that key.
""",
        "no": """
It was a one-off.
The error vanished and has not been seen since.
Our testers tried in vain to provoke the crash.
Works fine on my machine, I get no error.
Ten tries, no crash.
The fault comes and goes without any pattern.
We were unable to recreate the problem.
I saw it by chance and never again.
Cannot confirm, everything runs smoothly here.
Can you make it happen again? I wish I could.
The technician failed to bring the noise back.
Restarted, and the glitch was gone for good.
A fluke, in all likelihood.
No known steps lead to the failure.
The mechanic drove for miles without hearing the rattle you describe.
Try as we might, the bug refuses to reappear.
It struck once in March, then silence.
Another lab got quite different results.
The same steps gave no error the second time.
Not repeatable so far.
Sporadic at best, we can't pin it down.
None of my colleagues could get the message to show.
The freeze eludes us whenever we look for it.
Happened out of the blue, once, under unknown conditions.
Closed: unable to reproduce.
""",
    },
    "refund": {
        "yes": """
I expect to be reimbursed in full.
Kindly credit my card with the purchase price.
She insists on getting her money returned.
Take the thing back and pay me out.
Reimbursement, please, not a voucher.
I'd like my forty pounds back.
When will the sum be on my account again?
He is cancelling the purchase and wants to be paid back.
A new one is no use to me, I want my cash.
The buyer has filed a claim for repayment.
Return slip: reason faulty, wish: money back.
Would you please reverse the charge?
I am not interested in an exchange, only in my money.
Here are my bank details for the repayment.
They asked us to pay back the deposit.
Replacement or refund? The latter, please.
Reimburse me or I will see a lawyer.
The customer would rather have the purchase price returned.
Hand me back the cash and we are quits.
I hereby withdraw from the contract and ask for repayment.
No credit note, please, pay the amount out.
She has already demanded the return of her fee twice.
Undo the payment, please.
I shan't accept anything short of a full refund.
Could I have the price of the ticket back?
""",
        "no": """
Please repair it, I'm not asking for my cash.
An exchange for a bigger size would make me happy.
I'd prefer a voucher to having the price returned.
A simple apology would do, no repayment needed.
Just swap it for a working one.
Send the missing screw and all is well, keep the payment.
She would rather have it mended than be reimbursed.
He waives any repayment.
Don't transfer anything back, simply deliver the right colour.
Replacement or refund? A replacement, please.
I want to keep the item despite the scratch.
The buyer makes no financial claim.
All I'm asking for is a spare part.
It isn't about the cash, I want the lamp I ordered.
We would like the fault put right, nothing more.
Please do not credit my card, ship the order again instead.
The customer is content with the goods and keeps them.
A new pair will settle the matter.
Reimbursement is not requested.
I am quite happy, so the money can stay with you.
They chose a store credit over getting paid back.
The lady asks for a technician, not for her payment.
Hold on to my payment and send the book again.
Mend it under the guarantee, that is all I ask.
I turn down your offer to return the purchase price.
""",
    },
    "vegan": {
        "yes": """
Not a trace of dairy, egg or meat.
We swapped the butter for margarine and the milk for oat drink.
Even strict vegans may tuck in.
Just beans, rice and vegetables in there.
The cream is made of coconut, the burger of lentils.
Free from everything that comes from an animal.
It carries the vegan flower on the label.
No creature had to give anything for this dish.
Tofu instead of cheese, syrup instead of honey.
Is there egg in it? None, nor dairy or meat.
One hundred per cent plants.
The cake gets by without eggs, butter or milk.
My plant-eating sister, who shuns even honey, has it every day.
The shoes are sewn from cork, no leather or wool.
A purely herbal recipe with soya yoghurt.
All ingredients grew in the soil or on trees.
Contains oats, dates and nuts, nothing else.
Labelled V plus, no animal ingredients.
The chef left out cheese, egg and fish for us.
Fine for anyone who avoids all animal foods.
Cooked in olive oil, without a drop of cow's milk or any meat.
Vegan, not merely vegetarian.
Neither gelatine nor honey nor whey.
A meal that leaves cows, hens and bees in peace.
The cosmetics contain no beeswax or any other animal matter.
""",
        "no": """
The sauce is thickened with cream.
It is vegetarian at most, for cheese is in it.
You'll find minced beef in the filling.
The dough calls for three eggs.
Contains whey powder.
Served with parmesan on top.
The sweets are made with gelatine.
Fried in lard.
A spoonful of honey sweetens the dressing.
Can vegans have it? Sadly the pastry is full of butter.
Our soup is based on chicken stock.
The chef stirs yoghurt into it.
Anchovies hide in the paste.
Unsuitable for people on a purely plant diet.
The shoes are genuine leather.
Ingredients: flour, sugar, milk powder, egg white.
It's a classic beef stew.
Plant eaters will have to choose another dish, this has ham.
Topped with a poached egg.
I used ordinary cow's milk for the pudding.
May look harmless, but there is fish sauce in it.
Smoked salmon gives it the flavour.
The jumper is pure sheep's wool.
Meatless, yet not without dairy.
They brush the buns with egg before baking.
""",
    },
    "remote": {
        "yes": """
You choose where you sit, even at your own dining table.
Telework is welcome.
We are a distributed team with no headquarters to commute to.
Mondays and Fridays at home, the rest in the office.
She does her job from a cottage in Wales.
Your commute is the walk from bed to desk.
Hybrid working is on offer.
I log in from home four days a week.
The post can be held from any place with internet.
Do I have to come in? No, stay at home if you like.
We provide a laptop for your study at home.
Working from home, up to two days weekly.
Our people are scattered across the country and meet by video.
Telecommuting is encouraged.
He has not set foot in the office since he was hired and works at home.
Location: anywhere.
There is no obligation to be present on the premises.
Flexible place of work, be it the sofa or the beach.
You can do the job without leaving your house.
Staff may take their tasks home.
We trust you to get things done from your own four walls.
WFH possible.
Attendance at the office is voluntary.
Your boss does not mind where you open your laptop.
The whole department operates out of people's spare rooms.
""",
        "no": """
You'll be behind the counter in our shop each day.
Presence on the premises is compulsory.
Telework is ruled out.
The machines stand in the plant, and so must you.
Applicants have to live near the office, as daily attendance is expected.
We have called all staff back to headquarters.
A nurse can hardly do her shift from the sofa.
Five days a week at your desk in Leeds.
Working from home was abolished last autumn.
May I stay at home on Fridays? I'm afraid we don't allow that.
Place of work: our warehouse, without exception.
The boss wants to see faces in the office.
Not a home office job.
You clock in at the gate every morning.
The kitchen needs its cook on the spot.
We expect you in the building from nine to five.
Our rules leave no room for working from the kitchen table.
On-site position, no telecommuting.
Sorry, we turn down all requests to work at home.
Customers come to our desk, so you must sit there.
All tasks are carried out in the laboratory itself.
The files must not leave the building, nor can the work.
Commuting daily to the branch is part of the job.
The contract demands attendance at the workplace each day.
Laptops stay in the office, and so does the work.
""",
    },
    "insured": {
        "yes": """
My insurer has agreed to foot the bill.
We took out full cover last spring.
The policy number is on the back of the form.
Fully comprehensive, luckily.
The premium is debited every month.
Lloyd's will compensate us for the loss.
The parcel is covered up to five hundred pounds.
Her health fund meets the costs of the operation.
I filed a claim and it was accepted.
Was there a policy? There was, and a good one.
Our household policy takes care of burst pipes.
He is protected against theft.
Third-party cover is in place.
An assessor from the insurance company has had a look.
The loss will be made good by my insurers.
Travel policy bought together with the ticket.
You need not worry about the cost, the policy steps in.
The car is covered for fire, theft and accident.
The company has indemnity cover.
Certificate of insurance enclosed.
She never travels without medical cover.
The underwriters have already transferred the compensation.
Premiums paid, cover valid until December.
The ring was listed on our contents policy.
Insured, so no loss to us.
""",
        "no": """
He let his policy lapse.
We never got round to taking out cover.
She will have to bear the whole loss herself, no policy exists.
The insurers rejected our claim.
Uninsured driver.
Cover: none.
My policy excludes floods, so I'm left with the bill.
The premium was never paid, so the cover ended.
They wanted to save the premium and went without.
Is there a policy? There isn't.
The parcel travelled at the sender's own risk, without cover.
No insurer was willing to take on the old barn.
He cancelled his cover a month before the fire.
The damage comes out of our own pocket, as we have no cover.
Sadly the contract with the insurance company expired in May.
The family is unprotected against fire.
We looked for an insurance certificate in vain.
Nobody will compensate us, for we never signed a policy.
She had thought insurance a waste of money and bought none.
I drove without third-party cover, foolishly.
Our insurers wash their hands of it.
The boat lacked any kind of cover.
Having no health insurance, he must pay the doctor himself.
""",
    },
    "pets": {
        "yes": """
Your terrier can sleep in the room.
We keep a bowl of water ready for every dog.
The landlord has nothing against a cat.
Guinea pigs, parrots, bring whatever you like.
Well-behaved dogs are a pleasure to have.
Paws permitted.
A small surcharge applies for your four-legged companion.
May I take my spaniel? Of course you may.
Tenants may keep a cat or a small dog.
Our own Labrador looks forward to meeting yours.
No objection to animals.
Dog baskets can be borrowed at reception.
The house is open to guests with tails.
You need not put your poodle in a kennel, he can come along.
Animal lovers and their darlings are invited.
Hounds may lie under the table in the restaurant.
The garden is fenced so your dog can run about.
Budgies and hamsters are tolerated in the flats.
There are treats for visiting dogs at the bar.
We gladly put up horses and dogs.
The lease permits keeping a cat.
Pets by arrangement, usually no problem.
Bringing your rabbit is quite all right.
Dogs on a lead may enter.
Don't leave Rex at home, he is on the guest list.
""",
        "no": """
We can't take guests with animals.
The landlord won't hear of a cat.
Guide dogs aside, no animals may enter.
Please find a kennel for your terrier during your stay.
Not a hamster, not a budgie, nothing.
Animal-free house because of allergies.
The lease prohibits keeping dogs.
A sign at the door shows a crossed-out dog.
May I take my spaniel? I'm sorry, you may not.
Four-legged guests must wait outside.
Strictly no animals on the premises.
Our cleaning staff refuse rooms with dog hair, so leave yours behind.
Cats are banned in the flats.
Keeping animals is against the rules here.
Humans only, please.
She had to give her dog away to get the flat.
The owner turned us down because of our poodle.
Dogs will be refused entry.
Allergic guests rely on our ban on animals.
The hotel sent a couple away on account of their cat.
Tenants with pets need not apply.
Paws off: the cottage is closed to animals.
You would have to board your rabbit elsewhere.
Sadly Fido cannot come along.
The campsite no longer admits dogs.
""",
    },
    "balcony": {
        "yes": """
Step out through the glass door onto your own balcony.
The balcony overlooks the park.
Room for two chairs and a table on the balcony.
We grow tomatoes on our balcony.
A wrought-iron balcony runs along the front.
Flat with a west-facing balcony.
On summer evenings you sit outside on the balcony, five floors up.
The living room opens onto a large balcony.
Is there a balcony? Indeed, a roomy one.
Four square metres of balcony.
My favourite spot is the hammock on the balcony.
Both bedrooms give onto the balcony.
Your washing can dry on the balcony.
She waved to us from her balcony.
2 rooms, kitchen, bath, balcony.
You need not go down for fresh air, the balcony is next to the kitchen.
The balcony was added last year.
He smokes out on the balcony so the flat stays fresh.
Geraniums hang from the balcony railing.
Enjoy the sunset from the balcony of your suite.
The landlord has just repaired the balcony.
A tiny balcony, but it is yours.
The balcony counts as half of its area in the rent.
The French windows lead to a covered balcony.
No garden, but a balcony to make up for it.
""",
        "no": """
Windows only, nowhere to step outside.
We would have loved a balcony, but the flat hasn't got one.
The architect left balconies out.
Anyone dreaming of a balcony must look elsewhere.
Ground-floor flat with no outdoor space whatsoever.
2 rooms, kitchen, bath, no balcony.
Is there a balcony? I'm afraid not.
The old balcony was torn down.
You won't find a balcony here.
Neither balcony nor terrace nor garden.
The cheaper rooms do without a balcony.
Balconies were never built onto this house.
She moved out because she wanted a balcony at last.
The one thing this flat wants is a balcony.
For fresh air you must go down to the street, as there's no balcony.
Only the suites have balconies, and yours is not a suite.
A window sill has to serve in place of a balcony.
The listed front rules out a balcony.
A balcony is the only thing I miss in my room.
There used to be a balcony, now the door is bricked up.
No balcony, just a skylight.
We turned the place down for want of a balcony.
The landlord refuses to add a balcony.
Balcony not available in this category.
Your flower boxes will have to stay indoors, without a balcony.
""",
    },
    "recommend": {
        "yes": """
Two thumbs up from me.
You won't regret buying one.
I would choose it again without hesitation.
Do yourself a favour and book a table there.
Five stars, deserved every one.
My advice: get it before it is gone.
A must for every cook.
Highly recommended.
I can only urge you to see this film.
Would I advise a friend to go? Any time.
You should definitely give it a chance.
Well worth the journey.
I sing its praises to anyone who will listen.
Put it on your list!
I've already talked three colleagues into buying it.
Not to be missed.
If you have the chance, don't hesitate.
I can put in a good word for this hotel with a clear conscience.
Money well spent, so follow my example.
Absolutely the one to get.
I'd send my own mother there.
Whoever loves crime stories ought to read it.
A hidden gem you ought to visit.
There is nothing better to be had, take it.
My warm endorsement goes to this little firm.
""",
        "no": """
Keep your hands off this one.
I regret ever having bought it.
Give this place a wide berth.
Thumbs down.
One star, and that is generous.
Look for something else, is my advice.
I wouldn't wish it on my worst enemy.
Not worth the paper it is printed on.
Would I advise a friend to go? Certainly not.
A waste of time and money.
Once and never again.
Better spend your evening elsewhere.
I wouldn't touch it with a bargepole.
There are far better ones on the market, choose one of those.
You can safely skip this film.
Run a mile!
I've told everyone at work to avoid the place.
You'd be mad to buy it.
Nobody I like will hear a good word about it from me.
My endorsement they won't get.
Steer clear.
I'm warning you, this hotel is a trap.
Give it a miss.
Had I known, I would have left it on the shelf, and so should you.
It pains me to discourage you, but don't order here.
""",
    },
    "available": {
        "yes": """
We have thirty of them in the warehouse.
You can pick one up this afternoon.
Just in, fresh from the factory.
The shop has some again.
Every size is in store at the moment.
Order today and it leaves our house tonight.
There are still a few copies to be had.
The blue one? Yes, we've got it here.
No waiting list, you get one straight away.
Units remaining: 14.
It can be bought at any branch.
Our shelves are full of them.
I saw a stack of them in the shop window today.
Deliverable immediately.
It's back in the range.
We carry this model and have a supply of it.
You're lucky, one last piece is lying here for you.
Supplies have been replenished.
It is not sold out, whatever they told you.
Available from stock.
Simply put it in your basket, we have enough.
The spare part is at hand in our store.
The chemist can give it to you over the counter at once.
On sale everywhere at present.
The room is vacant and can be taken now.
""",
        "no": """
The warehouse is empty.
The last one went this morning.
Out of print since 2015.
We're waiting for the next shipment ourselves.
The maker has stopped producing it.
Back order only.
You will have to put your name on the waiting list.
Units remaining: 0.
The blue one? Sorry, gone.
I searched every shop in vain for one.
The supplier cannot deliver until further notice.
Discontinued line, sorry.
Stock exhausted.
The shelf where it used to stand is bare.
Our supplies have dried up.
It can't be bought for love or money.
The last copy has been snapped up.
Currently unavailable.
This model has dropped out of our range.
Temporarily off the menu, as we ran out of salmon.
We could not get hold of any this week.
Every room is taken.
It will be March before we get any more in.
The spare part is nowhere to be found.
No more on hand, please try another branch.
""",
    },
    "injured": {
        "yes": """
The driver suffered a concussion.
Three passengers had to be treated for cuts.
My brother sprained his ankle in the fall.
A cyclist was rushed to A&E.
She is in plaster up to the knee.
The paramedics bandaged his bleeding head.
He came off with bruises and a black eye.
Casualties: two, one serious.
Was anyone hurt? Yes, the postman.
An elderly man fractured his hip.
The dog bit a boy in the leg.
Some workers breathed in fumes and are in hospital.
I cut my hand badly on the glass.
The cook scalded himself.
Several people are being treated for burns.
The pedestrian did not get away unscathed.
Doctors had to stitch her forehead.
A helicopter flew the wounded climber to the clinic.
She knocked out two teeth when she fell.
The goalkeeper was carried off on a stretcher.
There was blood, and he needed first aid.
Falling tiles struck a passer-by on the shoulder.
They pulled one man from the wreck with crushed legs.
He is off work with a torn ligament after the accident.
A minor wound to the knee was dressed on the spot.
""",
        "no": """
Not a scratch on anyone.
The driver climbed out of the wreck unscathed.
Only the car came to harm, the people are fine.
It was just a dented bumper, all passengers are well.
The ambulance drove off empty.
Everyone is safe and sound.
Material damage only.
By a miracle the house was empty when it collapsed.
Was anyone hurt? Thank God, nobody.
The paramedics had nothing to do.
Casualties: zero.
He fell off the ladder and got up laughing, quite unharmed.
All on board were rescued in good health.
We got off with a fright.
Not so much as a bruise.
The firemen found all residents well in the street.
No wounds, no broken bones, just wet clothes.
The tree came down on an empty bench, with no people near.
The children were unhurt.
Apart from shattered glass there was nothing, everybody is fine.
The boy picked himself up without even a graze.
The doctor examined all of them and sent them home healthy.
It could have ended badly, yet each of us is in one piece.
No people were harmed in the fire.
The crew came out of the crash intact.
""",
    },
    "confirmed": {
        "yes": """
You have our word, the room is yours.
The contract has been signed by both parties.
We are pleased to confirm your reservation.
The board has given the green light.
It's official now.
Yes, Tuesday at ten it is, you may rely on it.
The hotel has replied and accepted our booking.
She nodded the appointment through.
Booking status: OK.
Is the date certain? It is, I have it in writing.
The deal is sealed.
Your place is guaranteed.
We have received a binding promise from the band.
He gave us his firm yes.
The confirmation number is 4471.
Nothing can change the appointment now, it is set in stone.
The doctor's surgery rang back to say the slot is ours.
Approval granted.
The airline has validated your ticket.
My boss has approved the leave.
You can put it in your diary in ink.
The venue has agreed to our date.
I can assure you that the table is booked for you.
Signed and sealed.
No more doubts about the date, the committee has ratified it.
""",
        "no": """
The date still hangs in the air.
The hotel has yet to reply to our enquiry.
Pencilled in for now.
The boss still has to give her blessing.
We only have a verbal maybe.
Subject to approval.
The reservation is provisional.
Is the date certain? Far from it.
Please do not rely on it before you hear from us.
The contract is lying unsigned on the table.
It may be Tuesday, it may be Wednesday, who knows.
Booking status: pending.
Our request has gone unanswered.
The rumour lacks any official word.
I haven't got a binding answer from the band.
They are keeping us in suspense about the booking.
Tentative date: 4 June.
The committee has put off its decision.
You are on the waiting list, with no guarantee.
No confirmation mail has reached me.
I wouldn't buy the tickets before they say yes.
The venue wants to think it over first.
Your appointment is awaiting the doctor's okay.
Up in the air, I'm afraid.
Unconfirmed as of this morning.
""",
    },
    "cancelled": {
        "yes": """
The match was abandoned before it began.
The show is off.
Owing to illness there will be no concert tonight.
The organisers have pulled the plug.
Tickets will be refunded, as the event has been dropped.
Please strike the meeting from your diary.
They scrapped the trip for lack of interest.
I have to back out of our appointment.
Rained off, unfortunately.
Is the party still on? No, they axed it.
The wedding won't be happening after all.
Flight 312: does not operate today.
The pair have withdrawn their booking.
We regret that the lecture must be dropped without replacement.
He shelved the whole plan for good.
Don't come on Saturday, there is no fair this year.
The festival fell victim to the storm.
My order has been revoked.
The course had too few takers and was struck off.
The club has annulled the fixture.
Forget about Friday's dinner, it's not happening.
The strike put paid to our excursion.
The premiere was binned at short notice.
I withdraw my reservation for the fourth.
No performance today, the theatre stays dark.
""",
        "no": """
The match kicks off at three, whatever the weather.
The show must go on, and so it will.
Everything stands as agreed for Saturday.
We are sticking to the date.
The party is very much on.
Despite the storm the fair opens its gates.
Your booking remains valid.
Is the trip off? Not at all, the bus leaves at six.
They decided to proceed with the concert.
The meeting will be held regardless.
The band has a new singer, so tonight's gig can happen.
We're going through with the wedding.
Nothing has been called off.
The organisers assure us that the festival will take place.
The excursion was saved at the last moment.
Saturday's game is still on.
The lecture is happening, just in another room.
There is no question of dropping the event.
Flight 312 operates as normal.
She kept the appointment.
We were afraid they might scrap it, but they held on to it.
See you on Friday as arranged, it stays in the diary.
Even with only five guests we shall hold the dinner.
The race went off as scheduled.
The plan survived the vote and will be carried out.
""",
    },
    "urgent": {
        "yes": """
I need an answer within the hour.
Top priority, please.
The house is under water, come at once!
Please treat this as an emergency.
There's not a moment to lose.
The deadline is tonight, so be quick.
Reply by return, if you please.
Right away, if at all possible!
We're running out of time.
Can this be left until Monday? Under no circumstances.
Step on it!
The patient must be seen immediately.
The matter brooks no delay.
Put this at the top of your pile.
The clock is ticking.
Pressing business, please ring me without delay.
It has to be done by noon, or we lose the contract.
I'd be most grateful for your swift response, as lives depend on it.
Red alert.
Do it now, not next week.
She needs the papers this very minute.
It's burning under our fingernails.
Speed is of the essence.
Kindly give this precedence over all other work.
Yesterday would have been better than today.
""",
        "no": """
Any time this month will do.
No deadline attached.
Feel free to deal with more important things first.
It's nothing pressing.
Low priority.
You can put this at the bottom of your pile.
I'm in no haste for a reply.
Must it be today? Not at all, let it lie for a while.
A reply after your holidays is fine.
We can come back to it in spring.
Please do not let this disturb your weekend.
There is ample time until the deadline in autumn.
Just when you have a quiet moment.
Easy does it, the matter won't run away.
I am happy to wait.
For someday, when things have calmed down.
Slow and steady will do nicely here.
It makes no difference whether I hear today or in a month.
The job can lie over until after the holidays.
Let's leave it for a rainy day.
Sooner or later somebody should look at it, no more than that.
A routine enquiry without any time pressure.
Nothing is on fire, so finish your tea first.
By all means sleep on it.
You may answer at your convenience.
""",
    },
    "new_customer": {
        "yes": """
I've never set foot in your shop before today.
A friend told me about you, so I thought I'd give you a try.
She has only just signed up.
How do I register? I am buying here for the first time.
We have no customer number with you as yet.
He is unknown to us, no file exists.
My maiden visit to your salon.
They switched to us from a rival yesterday.
Do you know our place? No, this is my first visit.
First-time buyer.
Please create a record for Ms Lane, she isn't in our system.
I came across your website this morning and would like to try you out.
Welcome to our shop, nice to get to know you!
We gave him the welcome discount for starters.
The lady had to have everything explained, never having been here.
Account opened today.
Until now I have always shopped elsewhere.
I'm not yet registered with you.
A fresh face at our counter.
As a newcomer, may I ask how ordering works?
Her debut order, a box of candles.
They joined us only today.
Hello, you don't know me yet, I would like to place an order.
No previous purchases on record.
We won him over at the fair last week, and this is his opening order.
""",
        "no": """
Same again as last time, please.
My customer number is 20718, you have had it for ages.
He has been buying his bread here since childhood.
A loyal patron of ours.
The usual for Mrs Dean, she is in every Friday.
I've shopped with you for ten years.
We already have her on file.
Back in your shop once more!
They hold our gold loyalty card.
Do you know our place? Oh yes, I am here all the time.
This is my seventh purchase.
As with all my previous orders, please send it to the office.
She returned for another treatment.
Long-standing client.
He knows the shop like the back of his hand.
We have done business together since 1998.
I was so pleased with my last order that I am coming back for more.
Our records show twelve earlier purchases.
You'll remember me from last summer's stay.
The family come back every year.
Repeat buyer.
One of our oldest clients rang again.
I'm no stranger to your restaurant.
Please use the address from my earlier orders.
Another booking from our faithful Mr Reed.
""",
    },
    "damaged": {
        "yes": """
The lid is cracked right across.
I found a hole in the sleeve.
The vase is in a thousand bits.
The casing has been bent in transit.
A big chip is missing from the rim.
The box was crushed and so was the lamp inside.
Water got into it and ruined the paper.
The handle snapped off.
Is it whole? No, the back is split.
Ripped seam, two buttons gone.
The paint is badly scraped on one side.
My new mug came with a fracture in the base.
The mirror had shattered before I unpacked it.
It suffered in the post.
The fabric is torn.
I'm sorry to report that the door is warped and dented.
Only half of the plates survived.
It did not come through the move unscathed.
The wheel is buckled.
Someone must have dropped it, the glass has splintered.
Stains and tears all over the cover.
The hinge is wrecked.
Condition on arrival: defective.
The pages are soaked and the spine has come loose.
It's bust, I can hear the pieces rattling.
""",
        "no": """
It reached us in one piece.
Not the slightest scratch.
Good as new.
Everything inside the parcel was whole.
The vase survived the fall without a crack.
I checked every corner and found it faultless.
The surface is spotless and smooth.
Mint condition.
Is anything broken? No, all of it is sound.
Condition on arrival: impeccable.
The packaging did its job, the plates are all intact.
Unblemished despite the rough ride.
Even the thin glass came through safely.
The lamp works and looks perfect.
I could find no fault with it.
Immaculate inside and out.
The inspector saw neither dents nor cracks.
We are happy to say that the goods came undamaged.
The box was crushed, but its contents are untouched.
All the cups are entire, none is chipped.
After ten years it still has no mark on it.
The car shows no trace of the bump.
It arrived exactly as it left the factory, whole and clean.
Free of defects.
Nothing got harmed on the journey.
""",
    },
    "experience_needed": {
        "yes": """
At least three years in a similar post.
We are after an old hand.
Not a post for beginners.
A proven track record is essential.
You must bring know-how from earlier jobs.
Only seasoned cooks, please.
No novices.
References from former employers in this trade are required.
Can a beginner apply? Sorry, we only take skilled staff.
The applicant should be well versed in bookkeeping.
You'll have driven lorries for several years before you join us.
Prior knowledge is indispensable.
We cannot train anybody from scratch.
Veteran welder sought.
Show us what you have done in the field so far.
Without a background in nursing you have no chance.
A job for old stagers, not for greenhorns.
You should know the ropes already.
Applicants fresh from school will not be considered.
We expect you to have run a kitchen before.
Candidates lacking practice will be turned down.
Five seasons as a ski instructor are the minimum.
You can handle the machine on day one, having used it for years.
The successful candidate has worked with children before.
Must have experience with horses.
""",
        "no": """
Beginners are more than welcome.
Never done it before? No problem.
You'll learn the ropes with us.
Ideal for school leavers without a track record.
We show you every step from the first day.
Complete novices can join.
No previous knowledge required.
Your past jobs do not matter to us.
Can a beginner apply? Of course.
Experience: none required.
Greenhorns are just what we are looking for.
All you have to bring is good will.
Career changers from any field are invited.
We train you from the ground up.
It makes no odds whether you have ever held a hammer.
A patient colleague will teach you the trade.
Even if you know nothing about flowers, apply.
Entry-level post.
Open to everybody, old hands and first-timers alike.
The task is easily picked up, so prior practice is irrelevant.
References from earlier jobs can be left out.
A fresh start for people new to the trade.
You don't have to be a pro.
Enthusiasm counts more than years in the job, which we do not ask for.
We take on unskilled staff and instruct them.
""",
    },
    "wheelchair": {
        "yes": """
You can roll straight in from the pavement.
My husband uses a wheelchair and had no trouble getting round.
A stairlift takes disabled visitors up to the gallery.
Level entrance, wide corridors, adapted toilet.
Wheelchair access via the side gate.
Even an electric chair fits through the front door.
The threshold was lowered so that wheels can pass.
Mum got about in her chair without anyone lifting her.
Everything is on the ground floor and step-free.
Can I come in my wheelchair? Of course you can.
Fully accessible to disabled guests.
The new elevator is roomy enough for a powered chair.
We put down a portable ramp whenever someone on wheels arrives.
Two spaces in the front row are kept for wheelchairs.
Guests with walking difficulties can get everywhere without a single stair.
Suitable for wheelchair users, as the blue sign by the door shows.
Steps are not a worry, since there is a sloping path all the way.
The old stairs have been replaced by a gentle slope.
Accessibility: ramp, handrails and a disabled toilet.
From the car park to your table it is flat all the way.
We are happy to tell you that our premises are barrier-free.
They rebuilt the entrance with people on wheels in mind.
Yes, wheelchair friendly, we tried it with my gran last week.
Nobody in a wheelchair has to stay outside any more.
Since the refurbishment my brother can wheel himself in unaided.
""",
        "no": """
My wheelchair had to stay on the pavement.
A steep spiral staircase is the sole entrance.
Wheelchair access is sadly out of the question in this old tower.
We had to carry Grandad and his chair over the kerb and up the steps.
The elevator has been out of order for years, so climbing is a must.
High thresholds everywhere, hopeless for anyone on wheels.
The listed building could not be given a ramp.
Third floor, stairs only, sorry.
Disabled visitors will regrettably find it inaccessible.
Can a wheelchair get through? Only if you saw it in half.
The passage is far too tight for a wheelchair.
Anyone who cannot manage stairs has to wait outside.
My sister turned her chair round at the front steps and went home.
A ramp has been promised for ages but is yet to be built.
The cellar is reached by a ladder, so forget it with a wheelchair.
Accessibility: none, eight steps up and no handrail.
We apologise to wheelchair users, whom we are unable to admit.
Far from barrier-free, I am afraid.
The cobbled steps defeated every wheelchair that tried.
Users of wheelchairs are shut out until the lift is installed.
Unsuitable for people who cannot climb stairs.
Guests in wheelchairs would need four strong men to lift them in.
The door is up a flight of stairs and there is no other way.
Lacks both ramp and lift.
It fails the needs of disabled people: stairs at every turn.
""",
    },
    "children_allowed": {
        "yes": """
Bring your sons and daughters along!
Under-twelves get in at half price.
We took our toddler and the staff made a fuss of her.
Pushchairs can be left in the hall and babies are a joy to us.
There is a special menu for small guests.
All ages are invited.
Can I bring my five-year-old? By all means.
A bouncy castle and face painting will keep the youngsters busy.
No age limit whatsoever.
Pupils and their parents are cordially invited.
The twins had a whale of a time there last Sunday.
Nursing mothers and infants will find a quiet room.
Suitable from three years upwards.
Do not leave the kids at home, there is plenty for them to do.
Minors may enter with a parent.
A treat for the whole family, from baby to great-aunt.
Cots can be put in every room on request.
Far from being adults only, half our guests are under ten.
We love having schoolchildren around.
Child friendly, with a playground next to the terrace.
Boys and girls pay nothing if they come with Mum or Dad.
Your offspring will be looked after by a clown.
Kids eat free on Tuesdays.
Nobody minds if a baby cries here.
The nippers are invited as well, of course.
""",
        "no": """
Minors will be turned away at the door.
Strictly 18+.
You will need to find a sitter for the evening.
We keep the hotel child-free so that guests can rest.
Under-sixteens are refused entry.
The bouncer sent my teenage son straight home.
Proof of age is demanded, since youngsters are barred.
We politely ask parents to leave their offspring at home.
Can I bring my daughter? I am afraid she is too young by ten years.
Prams and pushchairs are banned, and so are their passengers.
Nothing here is meant for small people.
A kid-free zone by order of the owner.
The film is far too gruesome for minors, who will not be admitted.
They would not let us in with the baby.
Guests must have come of age.
Toddlers are out of the question, the sauna is for adults.
Infants and schoolchildren are excluded by the house rules.
The bride wants a wedding without little ones running about.
Anyone under twenty-one stays outside.
Family friendly it is not, so get Gran to mind the boys.
Regrettably we are unable to accommodate children of any age.
Mums and dads have to come on their own.
Only people of legal age are admitted.
Sorry, the twins will have to stay with Grandma.
Grown-ups among themselves, that is our rule.
""",
    },
    "licensed": {
        "yes": """
He drove us home in his own car and all his papers were in order.
Her test was a success at the first attempt.
I have been licensed to drive since 1998.
Driver's permit held, category B.
The police checked his driving papers and waved him on.
She can take turns behind the wheel, quite legally.
Full clean licence, no points.
Can you drive a van? Yes, I have the papers for it.
Last week the examiner handed him the pink card.
My aunt qualified as a motorist at fifty.
He has his learner days behind him, the certificate arrived today.
After six months' ban she is legally back on the road.
The applicant brings a valid driver's licence.
We showed our permits at the car hire desk and got the keys.
Nothing stands in the way of her driving, she is fully qualified.
I can pick you up by car, I passed in March!
A licence for cars and lorries is in her wallet.
He chauffeurs the director and has every permit for it.
No more driving lessons for Ben, he made it through the exam!
I hereby confirm that I am entitled to drive a motor vehicle.
She got through her road test with flying colours.
Holder of a driving licence for twenty years.
The card that lets him drive is good until 2031.
Sure, give me the car keys, I am allowed to drive.
They have both been qualified drivers for ages.
""",
        "no": """
She is banned from the road for a year.
He is still taking driving lessons.
My permit was confiscated after the accident.
The examiner failed her for the third time.
Someone else has to drive her, she never got a permit.
I ride a bike because I have yet to pass my test.
A driver's licence is something he does without.
Caught at the wheel without any papers.
At fifteen he is too young to drive.
Can you drive? No, I never took the test.
The judge disqualified him from driving.
Non-driver, relies on trains.
He would need a licence first before we could give him a company car.
Her application for a driving permit was rejected.
Only a learner, and months away from the exam.
The doctors forbade him to sit behind the wheel.
I regret that I do not possess a driver's permit.
His driving privileges have been withdrawn.
They let their permits lapse and may no longer drive.
She dropped out of driving school.
Unlicensed, so keep him off the driver's seat.
The theory exam was too much for him, so his wife drives.
He drove without a permit, as the police soon found out.
Lacking a licence, they had to hire a chauffeur.
My brother got too many points and forfeited the right to drive.
""",
    },
    "furnished": {
        "yes": """
Just move in with your suitcase, everything is in place.
The landlord leaves his wardrobe, couch and desk.
A complete set of oak furnishings goes with the rooms.
Tastefully fitted out down to the last armchair.
We slept in the bed that was already there.
The previous tenants left us all their chairs and tables.
Part of the rent is for the use of the furnishings.
Ready to live in, with mattress, dresser and dining set.
Do I need my own bed? No, there is one in each room.
Please treat the landlady's armchairs with care while you rent.
Letting with full inventory: two beds, four stools, one sideboard.
There is no need to go shopping for a table or bookcase.
Everything from the footstool to the four-poster is provided.
The rooms are let furnished, not bare.
You can sell your old settee, the flat has a lovely one.
The owner equipped it with new Danish pieces.
Comes with a bunk bed, a desk and plenty of cupboard space.
Not a single shelf has to be bought.
We found it cosy, with a rocking chair by the fire and a big bed.
Furnishings are thrown in at no extra cost.
Moving house was easy, as all the big pieces were waiting for us.
I am pleased to let my flat together with its contents, beds included.
Kitchen table, wardrobe, couch: all yours while you stay.
It has been kitted out with second-hand but sturdy furniture.
Only your toothbrush is missing, the rest of the household stands ready.
""",
        "no": """
We ate on the floor for the first week, as there was no table.
Four walls, a floor and nothing else.
The removal men carried out the last wardrobe yesterday.
Tenants must provide their own beds and chairs.
You will have to hire a van for your sofa and cupboards.
Let as an empty shell.
Our footsteps echoed, for there was nothing in the rooms.
Is there a bed? No, I sleep on an air mattress.
The owner took every stick of furniture with her.
Furnishings are up to the tenant.
We spent our first weekend hunting for tables and wardrobes.
Empty rooms await your own pieces.
Not so much as a stool comes with the flat.
The flat is let bare, not furnished.
The couch in the photos has been sold and so has everything else.
My own settee has to come along, since the rooms are vacant.
All fittings were stripped out, even the shelves.
Kindly note that no beds, tables or wardrobes are provided.
Move in with all your worldly goods, for it stands empty.
You will need a bed, a desk, a lamp: the place has none.
The pictures show a cosy lounge, but in fact it comes vacant.
Without a stick of furniture.
A furnished let would have cost more, so we took an empty one.
It lacks furniture of any kind.
The bedroom has yet to see a bed.
""",
    },
    "wifi": {
        "yes": """
I did my video calls from the balcony without a hitch.
Broadband is part of the rent.
Ask at reception for the network key.
The router blinks happily in the hallway.
Guests surf at no charge.
Hotspot in the lobby and on all floors.
Is there a connection for my laptop? Yes, a very quick one.
We emailed you straight from our room.
Fibre was laid last year, so downloads take seconds.
You can check your mail on the terrace.
No need for a data plan, our Wi-Fi covers the house.
The kids spent the evening watching videos online in their bunk.
A strong wireless signal reaches even the attic.
Web access comes as standard.
I worked from there all week, the connection never dropped.
WLAN throughout the building.
Connect your phone to our guest network.
Surfing the web is included in the price.
Log in with your room number and you are online.
Nobody has to go without the internet in our house.
You will find the login for the web on your key card.
They have put in a new router, and what a speed!
High-speed broadband for all tenants.
Our guests may use the house network free of charge.
Homeworkers will like the reliable line and the fast uploads.
""",
        "no": """
I had to walk to a café to send an email.
The nearest hotspot is five miles away.
Broadband has yet to reach the valley.
You must bring your own mobile router.
A week without the web will do you good.
The line was cut off, and nobody has connected it again.
My laptop found no network in the whole house.
Cut off from the online world, how peaceful!
Is there Wi-Fi? I am afraid you will have to read a book instead.
Tenants need to arrange their own internet contract.
Going online is impossible in the cabin.
The router was taken out last spring for good.
Web access: none whatsoever.
Leave your tablet at home, it cannot connect to anything.
Emails had to wait until we were back in town.
The owner refuses to have a wireless network in the house.
We missed our films, for there was nothing to stream with.
A dead zone for surfers.
The hut lacks any link to the web.
Sorry, we do not offer guests a network.
Neither cable nor wireless, so no surfing.
Not a bar of reception and no hotspot anywhere.
Please download your maps beforehand, as you will have no connection there.
The place is without internet, which the kids took badly.
Home office is out of the question, you cannot get a connection.
""",
    },
    "signed": {
        "yes": """
The ink on the agreement is dry.
I have put my name to it.
Please find enclosed the contract bearing my signature.
The deal was sealed with two signatures.
She picked up the pen and autographed the last page.
Mr Hale initialled every sheet and signed the final one.
The director's signature is at the bottom.
Has the tenant signed? Yes, on Monday at our office.
The treaty bears the names of both presidents.
We got the e-signature at noon.
Her scrawl is on the dotted line.
No signature is missing any more.
The notary watched as they penned their names.
Done, I signed it electronically.
The undersigned confirmed the terms with his hand.
Both autographs are on the form, so you can file it.
All three partners have inked the deal.
He scribbled his name below the text without reading a word.
The lease carries the landlord's signature as well as mine.
With a stroke of the pen she made the contract binding.
Signature: present, dated 3 May.
You will be glad to hear the other side put pen to paper.
A witness countersigned it too.
Grandfather marked the deed with his shaky signature.
The document went out unsigned but came home signed.
""",
        "no": """
The space for the signature was left blank.
He put the pen down again and walked out.
We are awaiting your signature on the contract.
Please sign on page four, as you seem to have overlooked it.
The form was sent back because the signature was missing.
My boss will not put his name to such a deal.
Only a draft so far, without any names below it.
She wants her lawyer to read the contract before she signs.
The agreement lies on his desk, waiting for his pen.
Has the buyer signed? Sadly, he backed out.
A signature has yet to be obtained.
The pen stayed in its cap.
They declined to autograph the agreement.
At the last minute both presidents withheld their signatures.
Signature: outstanding
We shall sign only when the price is right.
The will is void, for Grandma never put her name to it.
I forgot to sign the form, how silly of me!
Talks broke down before anyone could put pen to paper.
The e-signature link was never clicked.
An empty line where the director's name should be.
The cheque is worthless without your autograph.
Nobody from the other side has inked the deal.
It lacks a signature.
Your letter arrived typed, but you neglected to sign it.
""",
    },
    "vaccinated": {
        "yes": """
The nurse gave him the injection against measles.
Her booster was in March.
My arm is still sore from the flu jab.
The puppy was inoculated at eight weeks.
Immunised against tetanus and polio.
I had the second dose last Friday.
The vet put the stamp for rabies in the passport.
Is the cat protected against flu? Yes, the vet saw to it.
All required inoculations are documented.
The baby cried for a minute after the needle, but now she is immunised.
We were jabbed before we flew to Kenya.
Vaccination: done, with certificate.
The children have the full course of injections behind them.
Every hen in the flock has received its vaccine.
No further jabs are due until 2030.
He rolled up his sleeve and got the shot.
You will find the vaccine stamps on page two of her booklet.
The whole class has been immunised against measles.
I queued for my jab, got it and went home with a plaster.
Dog, two years, with all inoculations.
Proof of immunisation is enclosed.
Three doses received, the last one in autumn.
Dr Reed injected the vaccine on Tuesday.
They would not let me travel without the jab, so I had it done.
She is triple-jabbed and feels safe.
""",
        "no": """
The appointment for the jab was cancelled and never made up.
He ran off before the nurse could use the needle.
The kitten has yet to be inoculated.
Her parents are against immunisation.
I missed both dates for my injections.
Not a single stamp in the vaccine booklet.
No proof of immunisation could be shown.
Has the dog had its rabies injection? Unfortunately the vet was away.
Due to illness the vaccine had to be put off.
My mother turned down the flu jab.
The baby is too young for any vaccine.
We caught measles because we had skipped the jab.
They declined the needle on religious grounds.
Vaccination: none on record.
The flock lacks protection, as the vaccine did not arrive.
I am scared of needles, so I went without the jab.
Please bring him in for his inoculation, it is long overdue.
Without immunisation she was sent home from nursery.
The vaccine ran out before it was our turn.
For medical reasons he cannot be immunised.
Our rabbit still lacks its injections.
The stray had never seen a vet, let alone a vaccine.
Nobody in the family got the booster or any dose before it.
She changed her mind at the door and left unvaccinated.
His inoculation is planned for next spring.
""",
    },
    "solved": {
        "yes": """
The fault has been remedied.
Ticket closed, thanks to Priya.
I found the loose cable, and now the printer hums along.
The leak has dried up since the plumber was here.
You can cross that problem off the list.
No further trouble since the repair.
The puzzle is cracked at last.
The bug has been squashed in the latest release.
We have got to the bottom of it and mended it.
Does the heating still fail? No, it is as warm as toast.
The work is finished and there is nothing left to do.
Your complaint has been dealt with to the customer's satisfaction.
A restart did the trick.
It was a hard nut, but we cracked it.
Job done, tools packed away.
The new fuse put an end to the power cuts.
Fixed in version 2.4.
The error no longer appears.
Mission accomplished!
Your help got rid of the fault for good.
We are pleased to report that the matter is resolved.
The mechanic worked his magic, and the engine starts first time.
That headache is behind us now.
The missing file turned up, so the issue is off the table.
The quarrel about the fence has been settled for good.
""",
        "no": """
The error keeps coming back.
Ticket remains open.
The engineers are scratching their heads.
Every attempt at a repair was in vain.
The tap drips just as it did before.
We are no further than last week.
The riddle has yet to be cracked.
I have tried everything, but the screen stays black.
A fix is still being looked for.
Does the door shut now? It jams as badly as ever.
The plumber left without having stopped the leak.
The job is only half finished.
Three technicians and still the same fault!
Our problem persists despite the update.
It continues to crash every morning.
The workaround failed, so we are back to square one.
Unresolved after two months.
Sadly your suggestion made no difference and the bug is as lively as ever.
The matter is pending.
I wish to complain again, since the defect has never been put right.
The experts are at their wits' end.
The problem remains a mystery to everyone.
There is much left to do before we can call it finished.
No remedy has been found.
The case drags on without an end.
""",
    },
    "needs_reply": {
        "yes": """
Kindly let us have your answer by Friday.
Are you coming or not? Drop me a line.
I look forward to your response.
Text me back, will you?
Your views on this would be appreciated by return of post.
We need your decision before we can go on.
Don't leave me hanging, write back!
Please confirm that you got this message.
How about Tuesday? Say yes or no.
A quick word from you would put my mind at rest.
I should be grateful for an early response.
Ring me when you have made up your mind.
Awaiting your feedback.
Please let us know whether you accept our offer.
What shall I tell the landlord? I need to hear from you today.
Response urgently requested.
Send a short note back so that we can book the room.
Tell me if that suits you.
Reply slip attached, please fill it in and send it off.
I can't decide without you, so get in touch.
May I ask for your comments by the end of the week?
Why have you not written back? I am still hoping for a line.
Your reaction to the plan is eagerly awaited.
Do not ignore this letter, we expect an answer within ten days.
Give me a shout once you have read it.
""",
        "no": """
This message was sent automatically, and answers will go unread.
FYI only.
No action on your part is required.
I just wanted to say thanks, so don't bother writing back.
Merely to keep you in the picture.
Replies to this address are not monitored.
You can file this letter without answering it.
Save yourself the trouble of a response.
Silence will be taken as agreement.
We do not expect to hear from you.
Simply a heads-up, no comment required.
Please refrain from answering this circular.
Do I have to answer this? No, simply read it.
For information, a response is unnecessary.
Everything has been decided, so you may spare yourself a reply.
Don't write back, I'm away anyway.
Please take note, that is all we ask.
No questions from my side, nothing to answer.
A no-reply mailbox sent you this notice.
You are free to delete this note once you have read it.
Purely a courtesy message, a response is neither needed nor read.
Only for your records.
We shall not trouble you for an answer.
I am not looking for feedback, I only wanted you to know.
Consider this a greeting that asks for nothing in return.
""",
    },
    "alcohol": {
        "yes": """
Add a generous splash of rum.
The trifle is soaked in sherry.
Careful, the punch is spiked with vodka.
It is forty per cent by volume.
Drivers should keep away from this cocktail.
The chocolates are filled with cognac.
Two glasses of it and my head was spinning.
We let the cherries steep in kirsch for a month.
The sauce gets its depth from a good glug of port.
Is it a soft drink? No, there is gin in it.
A boozy pudding, not one for the kids.
You must be eighteen to buy this bottle.
This cider is not as harmless as it tastes, it packs quite a punch.
The label says 5.2% ABV.
Grandma's eggnog would floor a horse.
Champagne is poured over the fruit at the end.
Leave it out if you are teetotal, for it contains spirits.
The cough syrup has ethanol among its ingredients.
An alcoholic drink with mint and lime.
I got merry on a single cup of that mulled wine.
Liqueur gives the cream its flavour.
The fish is steamed in ale.
We fermented the juice until it was proper wine.
Anyone on medication should avoid it because of the alcohol.
Whisky is what makes the marmalade so special.
""",
        "no": """
A soft drink for everybody at the table.
Drivers can have as many glasses as they like.
This beer has 0.0 per cent.
The virgin version, without the rum.
We left out the brandy and used apple juice.
Teetotallers can safely order it.
Neither wine nor spirits went into the sauce.
Just lemons, sugar and sparkling water.
A mocktail made of mango and mint.
Is there liquor in the cake? No, none at all.
Safe for mums-to-be, as it is booze-free.
I stayed stone-cold sober, it was only elderflower cordial.
The recipe does without any spirits.
Non-alcoholic punch for the youngsters.
Pregnant women may drink it without worry.
The wine was replaced with grape juice.
You won't get tipsy on this stuff.
Zero proof, full taste.
Instead of sherry I put orange juice in the trifle.
The cough syrup is ethanol-free.
Lemonade for the designated drivers.
It lacks the usual shot of vodka.
Our children's punch is all tea and fruit.
The chocolates are filled with nougat, never with liqueur.
All the alcohol has been removed from this wine.
""",
    },
    "garden": {
        "yes": """
Roses climb up the back wall, and they are all ours.
A patch of lawn out the back goes with the flat.
We grow our own beans by the kitchen door.
Mowing the lawn is part of the lease.
Behind the kitchen you step out on to grass and flower beds.
The yard has a swing and a cherry tree.
Ideal for anyone with green fingers, there are beds to dig.
Is there somewhere outside to plant tomatoes? Yes, right behind the kitchen.
Half an acre of grounds surrounds the cottage.
The French windows open on to a small private lawn.
House with yard and vegetable patch.
There's a pond with goldfish at the end of our plot.
The previous owners left behind a well-kept rockery and some shrubs.
Tenants on the ground floor have sole use of the flower garden.
My wife is pruning the hedge behind our house.
A greenhouse and a compost heap come with the property.
You can hang your hammock between the apple trees outside.
The dog can run about on the grass at the back.
No need for an allotment, there are beds right outside.
We have breakfast on the grass outside the kitchen in summer.
The back garden faces south.
A strip of green behind the terrace is all yours to plant.
The plot is big enough for a trampoline and a row of leeks.
We inherited a lovely herb bed with the house.
Gardeners will be happy here, the grounds are large.
""",
        "no": """
The back door opens straight on to a car park.
We have to make do with a few flowerpots on the sill.
If you want to grow vegetables, you will have to rent an allotment.
The lawn was sold off to the neighbours.
We miss a bit of green to call our own.
No outdoor space comes with the flat.
Is there a lawn? Sadly, nothing but tarmac.
Keen gardeners will look for a flower bed in vain.
The plot is completely built over.
Sold the mower, as we moved to a flat without any grass.
A garden was never part of the property.
You would have to go to the park to see a tree.
Lawn, beds, shrubs: none of it.
My dream of planting roses at home will have to wait.
They turned the flower beds into parking spaces, so all the green is gone.
A town house that lacks any kind of garden.
Nothing to mow, nothing to weed, just walls around the house.
The former vegetable patch has been swallowed by the new garage.
Only a balcony, I am afraid, and nowhere to dig.
The children play in the street, for want of a lawn.
Outside there is gravel and nothing grows on it.
Without so much as a patch of grass.
""",
    },
    "returned": {
        "yes": """
The parcel has reached our warehouse again.
I dropped the keys through your letter box as agreed.
The library has its book again.
She handed the ladder over to its owner last night.
We posted the shoes to the shop and were refunded.
The loan car stands in our yard once more.
My umbrella is home again, thanks to a kind neighbour.
Has Tom given you the drill? Yes, it's hanging in my shed again.
Borrowed on Monday, restored on Thursday.
The tenants surrendered all three keys.
Goods received at the returns desk.
The courier collected the faulty kettle and took it to the sender.
I no longer have your book, I put it on your desk.
The customer mailed it to us in its original box.
Stolen painting is once more in the museum's hands.
The rental bikes were dropped off before closing time.
He took the jacket to the shop and got a credit note.
Return slip scanned, item in stock.
Nothing on loan any more, all tools handed in.
You will be pleased to hear that your lost wallet was given to its owner.
The lender has recovered every single volume.
We reunited the ring with its owner.
The deposit was paid out because the hired suit came in on time.
They surrendered the hire car at the airport.
I'm done with your tent and have carried it over to your place.
""",
        "no": """
The book is three weeks overdue at the library.
He hung on to my drill.
The hired bikes have yet to turn up at the shop.
Kindly let us have our ladder again.
The borrower has vanished together with the camera.
We refuse to hand the goods over to the sender.
I decided to keep the shoes after all.
Her copy of the key is missing from the board.
Have you seen my umbrella? Jim still has it.
A second reminder for the overdue loan was posted today.
Our lawnmower sits in the neighbour's shed to this day.
He lost the borrowed tent and cannot hand it over.
The museum is waiting in vain for its painting.
The tenants moved out and took the keys with them.
The loan car has been out for a month.
No parcel has reached the returns desk.
I still owe you your book, sorry!
The customer won't part with the faulty kettle.
Our tools are out on loan with no end in sight.
You promised my dress by Sunday, and I have been waiting ever since.
Late fees are piling up, as the film was kept.
The thief never gave up his loot.
Outstanding: one rental suit.
My pen? She pocketed it and I never saw it again.
The library had to buy a new copy because the reader held on to theirs.
""",
    },
    "guilty": {
        "yes": """
The judge sent him to prison for four years.
She was convicted of fraud.
He confessed to the theft and was sentenced.
The jury took an hour to condemn the banker.
They were fined and now have a criminal record.
The evidence left the court no choice but to punish her.
He went down for robbery.
Convicted on all counts.
Did he get off? No, he was put behind bars.
The court held him responsible for the fire.
Found to have broken the law, she must do community service.
The defendant broke down as his conviction was read out.
No acquittal for the mayor, he has to serve time.
DNA nailed him, and the jurors agreed.
The bench decided that the driver had committed the crime.
She pleaded guilty and got a suspended sentence.
Twelve jurors, one opinion: he did it.
The appeal failed and the conviction stands.
Sentenced to life.
The tribunal blamed the captain and jailed him.
They were proven to have taken bribes and were sent down.
The court did not believe her alibi and locked her up.
My cousin was put away for burglary.
His guilt was established beyond reasonable doubt.
The magistrate ruled that I had driven dangerously and fined me.
""",
        "no": """
The court cleared her name.
He left the dock a free man.
She was acquitted on all counts.
The prosecution failed to make its case.
The judge threw out the charges against the nurse.
His alibi convinced every juror.
They were exonerated after new DNA tests.
The trial ended in their favour, and their record is clean.
Was he convicted? No, he got off.
Innocent, said the foreman of the jury.
The driver was found blameless.
For want of evidence the accused was released.
The conviction was quashed on appeal.
She was wrongly accused, as the court confirmed.
Another man had done it, so the defendant was let go.
The magistrate dismissed the case against me.
Guilt could in no way be shown.
None of the charges stuck, and he was home by supper.
The tribunal absolved the captain.
The bench gave him the benefit of the doubt.
Vindicated at last, she hugged her lawyer.
Proceedings were stopped and the suspect was cleared of all blame.
The jurors threw the accusation out within minutes.
The court acknowledged her innocence.
We rejoiced when the verdict set him free.
""",
    },
    "anonymous": {
        "yes": """
An unknown benefactor sent the money.
The writer wishes to remain nameless.
The letter bore no sender.
Keep my identity to yourselves, please.
A well-wisher, that is all we know about the giver.
The witness spoke on condition that her identity be concealed.
She does not want anyone to know it came from her.
Published under a false name to protect the author.
Who sent it? Nobody will ever find out.
The source asked us to leave her name out of the paper.
His name has been changed in this report.
The envelope was pushed under the door by a stranger.
Our informant insists on staying in the shadows.
Name withheld at the writer's wish.
The survey forms carry no names.
My lips are sealed as to who gave it.
I would like to give this anonymously.
The donor prefers not to be mentioned.
Signed simply "a friend".
We respect his wish for secrecy and shall keep his name to ourselves.
The caller hung up without saying who he was.
Put me down as unknown in the list of donors.
For her safety the name of the witness stays confidential.
No names, please, I do good in silence.
The poet hid behind a pseudonym and was never found out.
""",
        "no": """
The donor's name appears in the programme.
You may quote me by name.
She stood up and said who she was.
The gift came from Mr Alder, as everybody knows.
Please thank the giver in public.
His name is printed under the letter.
I have no wish to hide who I am.
The witness gave her full name to the press.
The author made no secret of his identity.
Should we keep your name out of it? No need, print it.
A brass plate bears the names of the benefactors.
He wants to be named as the giver.
The forms have to be filled in with name and address.
She went on record with her real name.
The giver's identity is known to all of us.
Named in full, with photo.
The whistle-blower came out of the shadows and revealed himself.
Feel free to mention in the newspaper that it was me.
The letter was signed by Mrs Doyle with her address below.
Far from staying in the dark, the donor came on stage.
We are proud to name our sponsor, Harlow Bakery.
Anonymous? Certainly not, I stand by my words with my name.
The writer's name is on the cover.
The caller introduced himself and spelt his surname.
Credit for the gift goes publicly to the Bell family.
""",
    },
    "subscribed": {
        "yes": """
I would like to receive your monthly bulletin.
Tick: keep me informed by email.
She reads your newsletter each Friday and would hate to miss it.
Count me in for the weekly mailing.
Email updates are fine with me.
Please add my address to your mailing list.
I joined your list of newsletter readers last month.
He clicked the confirmation link for the newsletter.
Newsletter box ticked.
Shall we send you our news? Oh yes, with pleasure.
I don't want to miss any of your offers, so mail them to me.
They subscribe to the club's bulletin.
Feel free to let me know about new products by email.
We enjoy your circular and hope to go on getting it.
Your email bulletin is always a treat, keep it coming.
Opt-in received on 4 June.
Sign me up for the monthly email!
I happily receive your marketing mails.
Her address is on our distribution list at her own wish.
Kindly include us among the recipients of your newsletter.
Do let me have your latest news from time to time by mail.
The customer asked to be kept up to date by email.
I have just subscribed to your news emails.
He rejoined the mailing list because he missed the updates.
Marketing emails: accepted
""",
        "no": """
Unsubscribe me, please.
I get too many emails, so spare me your bulletin.
She opted out of all mailings.
The newsletter box was left empty.
Delete my address from your distribution list.
He marks your circulars as spam.
Stop sending me your offers!
We cancelled the monthly bulletin.
May we send you our news? I would rather you did not.
Marketing emails: declined
My inbox is full, so no updates from you, thanks.
I have no interest in your weekly mailing.
They left the mailing list last month.
Your newsletter goes straight into my bin, please end it.
The customer objects to promotional mail.
Kindly cease all mailings to this address.
I never asked for this bulletin.
She clicked the unsubscribe link at once.
Please contact me about my order only, never with news.
No, I can do without your emails about offers.
His newsletter subscription was terminated at his request.
I must insist that you remove me from your mailings.
We have opted out and wish to be left alone.
The box for email news stays unticked.
Our customer withdrew her consent to the newsletter.
""",
    },
    "expired": {
        "yes": """
My passport is out of date.
The validity of the ticket ended on Sunday.
You should have used the voucher by March.
The deadline for this coupon has passed.
Her visa ran out while she was abroad.
The card was refused because it had lapsed.
Past its date.
The milk should have been drunk a week ago.
This offer closed yesterday.
Is my permit still good? Unfortunately it ended in May.
The contract came to an end and was not extended.
A dead voucher, good only for the bin.
You need a new pass, the old one is invalid by now.
The best-before date lies behind us.
Your membership has lapsed.
He let his licence run out without renewing it.
Too late, the coupon can no longer be cashed in.
The certificate ceased to be valid on 1 January.
My season ticket was only good until last week.
The insurance is not in force any longer.
These pills are beyond their use-by date.
We regret that your gift card is no longer accepted.
The lease terminated in autumn.
Its shelf life is over.
The ID bears last year's date and has had its day.
""",
        "no": """
The passport can be used until 2032.
The coupon may be redeemed all summer.
My visa covers the whole trip and more.
Her season ticket has three months to go.
The milk keeps until Friday week.
Current and accepted everywhere.
The voucher does not lapse before Christmas.
The deadline is still far off.
Is the pass out of date? No, it was renewed last week.
The insurance remains in effect.
We extended the permit in good time.
The pills can safely be taken, look at the use-by date.
The card was checked and accepted without a murmur.
His membership runs on until December.
The offer stands for another ten days.
Fresh, with weeks of shelf life.
The certificate holds good for life.
No hurry, your gift card never lapses.
Unexpired, as the stamp shows.
The contract keeps going for two more seasons.
You can go on travelling with that ticket, it is still accepted.
Our agreement has half its term to go.
Its validity ends in the distant future.
The lease is far from over.
I had my ID prolonged, so it is up to date.
""",
    },
    "appealed": {
        "yes": """
Our lawyer has challenged the verdict.
The case goes on to the higher court.
She is fighting the decision tooth and nail.
I wish to contest the notice you sent me.
The loser lodged an appeal within the fortnight.
They took the matter to the next instance.
We protested in writing against the ruling.
He disputes the fine and wants it reviewed.
The neighbours have entered a formal protest against the permit.
Did she accept the ruling? No, she wants it overturned.
The ruling is being contested by both parties.
The rejected applicant demanded a second hearing.
An objection reached us before the deadline.
He will not take the judgment lying down and has gone to a higher court.
Appeal filed on 12 May.
Please take this letter as my objection to the assessment.
The prosecution found the sentence too mild and called for a review.
The verdict is not final, the defence has asked a higher court to look at it.
We have asked the tribunal to reconsider its decision.
They want the judges upstairs to set the ruling aside.
The club is up in arms and has challenged its penalty.
My solicitor handed in the grounds of appeal.
The tax notice was disputed by the firm.
She petitioned the court to reverse the judgment.
He refused to swallow the referee's ruling and lodged a protest.
""",
        "no": """
The deadline for objections passed without a word.
She took the verdict on the chin.
The judgment is final and unchallenged.
Both sides can live with the ruling.
He paid the fine without protest.
We waive our right to appeal.
The losing party chose to leave it at that.
My lawyer advised me against a challenge, so I let it rest.
The neighbours let the permit stand.
Are you going to contest it? No, I shall put up with the decision.
Appeal: none received
They bowed to the court's decision.
The ruling went unopposed.
No party asked for a review.
The convict accepted his sentence and began it.
I hereby declare that I shall not challenge the notice.
She decided against going to a higher court.
Uncontested, the decision has become final.
The defence dropped the idea of going to the next instance.
The firm came to terms with the tax notice.
Everyone was content with the ruling and kept quiet.
He missed the date for an objection, so the matter is closed.
The club swallowed its penalty.
The applicant made her peace with the refusal.
Neither the prosecution nor the defence disputes the judgment.
""",
    },
    "consent": {
        "yes": """
You have my blessing to go ahead.
The parents allowed the trip.
Mum gave the green light.
I hereby authorise you to use my photo.
The patient was in favour of the operation.
The landlord has no objection to our plans.
She nodded when we asked whether we might film her.
Permission was granted by the head teacher.
Go ahead, it's fine by me.
May we publish it? Yes, the author is happy for us to do so.
The council gave its okay.
He willingly let us take his picture.
All participants ticked the box that they agree.
With the full agreement of the family.
The board approved the request without a dissenting voice.
Nobody refused, every parent sent the slip with a yes.
We have it in writing that she allows the recording.
The owner let us cross his land.
I am quite willing for my data to be stored.
My grandmother consented to the treatment.
Authorisation received from both guardians.
They were asked and were only too glad to let us.
The chief gave us leave to dig.
You are welcome to use my name, I have nothing against it.
The guardian signed the permission slip for the outing.
""",
        "no": """
The mother would not let us take the photograph.
Her guardian said it was out of the question.
We were denied leave to film.
The patient declined the operation.
The council vetoed it.
It was done behind his back and against his will.
He shook his head when we asked to record him.
I forbid you to use my picture.
The landlord put his foot down and forbade it.
May we publish it? The author will not hear of it.
Authorisation denied.
The family withdrew its approval.
My father was never consulted, they simply went ahead.
The permission slip never came back, so she must stay behind.
She is opposed to the treatment.
Without the owner's approval they crossed his land.
They objected strongly to being filmed.
The board turned the request down.
We have yet to obtain the parents' agreement.
I do not want my data stored.
Nobody gave us the go-ahead.
The head teacher rejected our request for leave.
You may not use my name, and that is final.
He took back his yes before the study began.
Approval was withheld by both guardians.
""",
    },
    "luggage": {
        "yes": """
One hold bag per passenger comes with the ticket.
Your suitcases fly at no extra charge.
The fare includes twenty-three kilos in the hold.
I could check my trunk in without paying a penny more.
Bags are covered by the fare.
Take your big suitcase along, you have paid for it already.
Free baggage allowance: 20 kg
A rucksack and a suitcase each, all in the price.
Do I have to pay for my case? No, it goes with the ticket.
The coach takes our cases in the boot for nothing.
There is no surcharge for checked bags.
Ticket with hold baggage.
The transfer of your bags to the hotel is part of the deal.
We booked the fare that lets each of us bring a suitcase.
Even the pushchair and two holdalls went along free of charge.
The airline lets you hand in a large bag at no cost.
Your trunks will be carried as part of the package.
Every traveller is entitled to one checked case.
Porterage and bags are taken care of in the fare.
Nothing extra to pay for my two cases, hurrah!
The flex fare comes with a bag for the hold.
Our children may each bring a case under this ticket.
Suitcase inclusive.
My skis and my holdall were included in what I paid for the flight.
Please note that your fare entitles you to two pieces of baggage.
""",
        "no": """
Each checked bag will set you back thirty pounds.
The fare covers you and a small rucksack, nothing more.
I had to pay extra at the counter for my case.
Hold baggage can be added for a fee.
A surcharge applies to every suitcase.
Travel light, only what fits under the seat goes free.
No hold bag with this ticket.
The cheap fare does without checked baggage.
Is a suitcase in the price? No, it has to be booked on top.
Cases are charged by weight.
They demanded forty euros for my trunk.
Cabin bag only, anything bigger is charged.
The bargain ticket excludes bags for the hold.
Free baggage allowance: nil
We left our suitcases at home, as they would have cost a fortune.
Your fare does not entitle you to any checked bags.
Bags have to be sent separately at your own cost.
Basic fare, without suitcase.
The airline bills you for whatever goes into the hold.
My holdall was turned away, since the ticket did not cover it.
For luggage please buy a supplement.
Trunks and cases are extra.
The price is for the seat alone, so any case must be paid for.
A bag in the hold is a chargeable extra.
The transfer of your cases is not part of the package.
""",
    },
    "warranty": {
        "yes": """
If it breaks within three years, you get a new one free.
The manufacturer vouches for it until 2028.
Repairs cost me nothing, for it is covered.
Keep the receipt, it is your proof for the guarantee.
Should anything fail, the shop will put it right at its own expense.
Five-year guarantee on all parts.
The warranty card is in the box.
They replaced the motor free of charge under the guarantee.
Is it covered if it breaks? Yes, until next May.
A defect would be the seller's expense for the first two years.
No repair bills for the first five years, the maker promises.
Full manufacturer's cover.
I bought an extra year of cover on top of the usual two.
Our firm stands behind this product with a ten-year promise.
The cover has not lapsed, so send it in and they will mend it.
The watch comes with a lifetime guarantee.
The dealer is liable for faults until autumn.
Guaranteed against defects for 24 months.
The broken screen falls under the warranty.
You are entitled to a free replacement within the cover period.
We guarantee the machine for eighteen months from purchase.
Luckily my dishwasher was still within the guarantee period.
The maker's cover is transferable and still running.
Sold with a year's guarantee from the dealer.
Any fault in the first three years is on the house.
""",
        "no": """
Sold as seen.
If it breaks, you will have to pay for the repair yourself.
The cover lapsed in spring.
The guarantee period is behind us.
A private sale, so no comeback if it fails.
The manufacturer refuses to pay for the repair.
Out of warranty since January.
The dealer accepts no liability for faults.
Is it covered if it breaks? No, you buy it at your own risk.
Because I opened the case, my guarantee became void.
The shop shrugged and sent me the repair bill.
All claims against the seller are excluded.
Bought without any cover.
The guarantee expired one day before the motor died.
No free repairs, as the two years of cover are up.
They turned down my warranty claim.
The cover was limited to a year, and that year is gone.
As is, no returns, no guarantee.
The seller makes no promise that it will last.
Should a defect appear, the cost is yours.
Lacks any manufacturer's cover.
My dishwasher broke just after the guarantee had ended.
The warranty was forfeited by the home-made repair.
The cheap import carries no maker's promise whatsoever.
We regret that this model is excluded from our guarantee.
""",
    },
    "hired": {
        "yes": """
She starts work with us on Monday.
Our choice for the post fell on him.
The firm took her on as an apprentice.
I was offered the position and said yes.
We are delighted to confirm your appointment.
He beat forty rivals to the post.
My application was successful.
The vacancy has been filled by Ms Okoro.
Employed from 1 September.
Did you get the post? Yes, they want me from next week!
They appointed her head cook.
He will be our new caretaker.
Her desk is ready and the badge is printed, she begins tomorrow.
We look forward to working with you from May.
The boss shook his hand and said: when can you start?
I landed the role!
The company snapped her up straight after the interview.
They did not let him go home before he had a contract.
Nobody else was as good, so we gave her the post.
Recruited as a night nurse.
The candidate convinced us all and has been taken on.
He impressed the panel and was given the position.
My son is now on their payroll.
You have been selected for the position of clerk.
The post of gardener went to her.
""",
        "no": """
We regret that we cannot offer you the position.
He came second, and the other candidate was chosen.
My application was rejected.
She did not make the shortlist.
The post went to another applicant.
After the interview I never heard from the firm again.
They showed him the door after ten minutes of interview.
Unfortunately your application was unsuccessful.
Did you get the post? No, they preferred someone with more experience.
The panel decided against her.
Our vacancy has been filled by a different person, sorry.
A thin envelope with a polite refusal from the firm.
He withdrew his application before we could decide.
The company froze all recruitment, so she went away empty-handed.
I was passed over for the role.
Rejected after the second interview.
She lacked the skills, so we kept looking.
The boss found him unsuitable for the post.
I failed to land the job and must keep applying.
We shall keep your papers on file, but cannot employ you.
Nothing came of her interview.
The applicant was sent home without a contract.
He is still looking for work after their refusal.
Declined, overqualified for the role.
Another candidate suited us better than you.
""",
    },
    "allergy": {
        "yes": """
Pollen makes my eyes stream every spring.
One peanut could kill her.
She carries an adrenaline pen because of bee stings.
He swells up if he eats shellfish.
I suffer from hay fever.
Strawberries bring me out in hives.
Keep the cat out, Jonas starts sneezing and wheezing at once.
Penicillin is taboo for this patient, she reacts badly.
Please leave out the sesame, my son's throat would close up.
Anything you cannot eat? Yes, eggs give me a terrible reaction.
The skin test was positive for dust mites.
Her body reacts to latex with blisters.
Known allergen: soya
Nuts are strictly off limits for him on doctor's orders, one bite means hospital.
The doctor confirmed an allergic reaction.
I cannot be near horses without my antihistamines.
He must avoid wheat, as it causes him an itchy rash and swollen lips.
Allergy passport enclosed.
No wasp should get near her, a sting means an ambulance.
My immune system goes mad at the sight of a hazelnut.
Her lips tingle and puff up after one bite of apple.
The guest in room six is hypersensitive to feathers.
Dog hair sets off my asthma, so I stay away.
The patient told the nurse that aspirin gives her hives.
She has been fighting a nickel allergy since childhood.
""",
        "no": """
The skin test came back negative for everything.
Nuts, milk, eggs: he takes them all without any trouble.
You can serve her whatever you like, she tolerates everything.
I am fine with cats, pollen and dust.
No intolerances or reactions on file.
A bee sting leaves me with a small red spot and that's it.
The patient denies any allergies.
Anything you cannot eat? No, I eat the lot.
My hay fever turned out to be a common cold.
She has never reacted badly to any medicine.
Penicillin may be given without worry.
Allergens of concern: none
He can be around horses all day without a sneeze.
The doctor ruled out an allergic cause.
We can put peanuts on the table, all our guests tolerate them.
The child is free of allergies.
My stomach and skin put up with anything.
No special diet required, nothing triggers a reaction.
Spring is my favourite time, pollen leaves me cold.
The tests found no sensitivity to any of the forty substances.
She tucks into shellfish and feels great afterwards.
The rash came from nettles, so the allergy was a false alarm.
Neither food nor medicines have ever caused him hives or swelling.
Cook what you want, none of us reacts to anything.
Non-allergic, according to his medical file.
""",
    },
    "retired": {
        "yes": """
He hung up his boots in June after forty years at the firm.
She has been enjoying her golden years since she left the school.
The old baker handed the shop to his son and put his feet up.
I have drawn a pension for a decade.
My days at the office are behind me, now I look after my roses.
Former teacher, now a pensioner.
They gave her a clock at her farewell, and now she travels.
Does your dad still work? No, he has been drawing his pension since spring.
A judge in retirement.
At seventy she no longer has to get up for work.
Professor emeritus
He took early retirement for health reasons.
The colonel left active service and lives quietly by the sea.
No more night shifts for Olga, her pension has begun.
We senior citizens have time on our hands now that work is over.
The former driver lives on his savings and a state pension.
Ex-policeman, pensioned off last year.
My last working day was in 2015.
She withdrew from business life at sixty.
Granny collects her pension every month.
After a long career he is taking his well-earned rest.
The company doctor pensioned him off at fifty-eight.
They have both said goodbye to working life for good.
Old-age pension: received since 2019
The actress quit the stage for ever and tends her bees.
""",
        "no": """
He is in the middle of his career.
Five more years until her pension.
At seventy-two he still runs the bakery day in, day out.
I have to keep working until I am sixty-seven.
She is employed full time as a nurse.
My uncle would not dream of giving up work.
Retirement is a long way off for him.
They earn their living on a building site.
Does your mum still work? Yes, she is at the office right now.
Still active in his profession.
The old judge sits in court every Tuesday and won't step down.
She has just begun a new career.
Working, with a salary paid monthly.
He put off his pension for another three years.
Her request to stop work early was refused.
I am too young for a pension.
The professor lectures every week and will do so for years.
We cannot afford to stop working.
In employment, shift worker.
He went back to his trade because the pension was too small.
Gran keeps the shop going from eight to six.
She has yet to reach pension age.
The surgeon operates daily and has no thought of leaving.
My working days are far from over.
He was promoted last month and loves his job.
""",
    },
    "outdoors": {
        "yes": """
Bring sun cream and a hat for the concert.
The match is played on the grass pitch by the river.
We shall gather round a campfire in the woods.
If it rains, the performance will be cancelled.
A picnic on the meadow.
The wedding will be in a field behind the church.
Blankets on the grass instead of seats.
Guests dine on the terrace under the stars.
Do we need rain jackets? Yes, there is no roof over the stands.
The yoga class meets on the beach.
Al fresco, weather permitting.
The film is shown in the castle courtyard by moonlight.
In the fresh air of the village green.
The market stalls line the street.
Wear wellies, the festival ground is muddy.
They moved the party from the hall to the lawn.
Our service is held at the lakeside.
The choir will sing in front of the town hall, come rain or shine.
An outdoor event on the football field.
No walls around us, only trees and birdsong during the lesson.
Open-air theatre in the old quarry.
Mosquito spray recommended, we meet by the pond.
The barbecue takes place in the garden.
The audience got soaked when the clouds burst over the stage.
The race leads through forest and heath.
""",
        "no": """
The concert takes place in the town hall.
You won't need an umbrella, we meet in the gym.
Because of the rain the party was moved to the barn.
The lecture is in room 204.
Indoors, heated.
We are meeting in the church cellar.
The match is played in a sports hall.
Hang your coats in the cloakroom before you take your seats.
Will we get wet if it rains? No, the whole event is in the library.
The fair fills three exhibition halls.
An indoor event, whatever the weather.
The wedding party dances in the ballroom.
No picnic on the meadow this time, we eat in the dining room.
The film is on at the cinema, screen two.
Held in the warmth of the village pub.
The workshop is run in a studio on the second floor.
They gave up the idea of an open-air show and booked a theatre.
In the conference room, air-conditioned.
The yoga class meets in the school's assembly hall.
All seats are under cover, inside the arena.
The reading is held in our living room.
It will be behind closed doors in the banquet hall.
The market has found shelter in the old station hall.
Come into the parlour, the meeting is by the fireside.
Rain can hammer on the windows while we play at the community centre.
""",
    },
    "second_hand": {
        "yes": """
My car has had two owners already.
Bought at a charity shop for a fiver.
A hand-me-down from my sister.
There are a few scratches from the previous owner.
I found the coat in a vintage store.
The bike was in use for years before it came to me.
Ex-demonstration model with some wear.
Her wedding dress had been worn by another bride.
A used laptop, cleaned and tested.
Is it new? No, it belonged to my neighbour.
Got the pram on an online auction from a family in Leeds.
Nearly new, worn twice by my cousin.
The seller had used the camera on several trips.
Picked it up at a car boot sale.
The book has someone else's notes in the margin.
I took over the sofa from the last tenants.
Refurbished phone
Inherited from Grandpa, who had used it every day.
Its former owner took good care of it.
No money for a new one, so I bought one that had been driven for years.
An old guitar with a history of many players.
One careful previous owner.
They sell only second-hand bicycles, and mine is from there.
Swapped it for my scooter with a boy who no longer needed it.
The pushchair has already carried three of my sister's babies.
""",
        "no": """
It came in its sealed box.
Brand new, with tags still on.
The plastic film is still on the screen.
I unwrapped it myself, straight from the maker.
Never worn, never used.
The dealer ordered it from the factory for me.
Zero miles on the clock.
Mint condition, unopened.
Did it belong to someone? No, it was made for me.
The carpenter built the table to my order last month.
We collected our new car from the plant.
Unused, in original packing.
It smells of fresh leather, and nobody has sat in it yet.
I treated myself to a new bike, the latest model.
A first-hand purchase from the manufacturer.
Hot off the press, my copy of the book.
No flea market stuff, this coat was bought new at the department store.
My phone left the production line just a week ago.
The seal was intact when I opened the box.
Pristine, with the shop label attached.
The tailor sewed the suit for me last week.
She wanted nothing used and bought the latest pram in the shop.
The washing machine was delivered factory-new.
I was the very first to ride it.
Not pre-owned, but newly made.
""",
    },
    "delivery": {
        "standard": """
Please ship it at the usual speed, I can be patient.
Regular post suits me, so do not pay for a courier.
The parcel may travel at its own pace.
Untick the express option, the basic rate is all I want.
Three to five working days by post sounds about right.
Second class stamp, please, nothing fancier.
Use whichever mailing option costs least.
Snail mail is good enough for this parcel.
The customer left the shipping box on its default setting.
Should we hurry the shipment? No, the everyday service is perfectly adequate.
Delivery: normal, to the home address.
He was offered next-day dispatch but chose the slower, cheaper one.
We would like it brought to our door within the customary week.
Just pop it in the post, it will get here eventually.
Shipped at the basic rate, arriving some time next week.
Free postage, four to six days, that is what she ticked.
I see no reason to spend extra on speedy shipping.
The postman can bring it on his ordinary round.
My order should go out as standard, not express.
Would you kindly dispatch the goods by regular parcel post.
Economy postage, since nobody is waiting for the parcel.
They declined the premium courier and went with plain postage.
A week in the mail does not trouble us.
The goods will be mailed the conventional way.
No surcharge for faster shipping, thanks, the default is okay.
""",
        "express": """
Next-day shipping, whatever it costs.
Could a motorbike messenger bring the package this afternoon?
The parcel has to reach us by nine tomorrow morning.
She paid the surcharge so that her order would arrive sooner.
Express, not standard, since the birthday is on Thursday.
Same-day delivery was selected at checkout.
Please put my order on the first flight out.
The regular post would be too slow for this shipment.
Dispatch it with the speediest service you offer.
A priority courier left with the package an hour ago.
Do not let it crawl through the mail, hurry it over to us!
We cannot wait a week for the goods, so use the accelerated service.
Guaranteed before noon, that is the shipping option he ticked.
How should we post it? As swiftly as you can, please.
Twenty-four-hour courier, signature on arrival.
The shipment was flown over during the night.
Pls ship asap, happy to cover the extra postage.
The buyer insisted on having the box in her hands by tomorrow.
Delivery: fast, at the higher rate.
Premium shipping has been added so the goods get there overnight.
Ordinary mail will not do, the client needs the parcel at once.
I should be obliged if you sent the books by special urgent courier.
They upgraded the postage to get the item two days earlier.
The van went straight from the warehouse to our door within hours.
Time matters more than the shipping fee.
""",
        "pickup": """
I shall drop by your counter and take the parcel home with me.
Click and collect, at the branch in the high street.
My brother will call for the order on his way home.
Do not post it, I live round the corner from your shop.
She would rather collect the goods herself than have them sent.
Hold the package behind the till under my name.
The customer is going to swing by the depot for it.
No postage needed, we pass your warehouse every day anyway.
Can I fetch the order at your branch? Yes, from noon onwards.
The order waits at the service desk until its owner turns up.
He picked the box up himself, so nothing was mailed.
Delivery: pickup, Saturday morning.
We will load it into our own van at your yard.
Please text me once I can come round for my parcel.
Instead of having it shipped, they drove over to the shop.
Collected in person against the order number.
Put it aside for me, I will be in the store on Friday.
Neither express nor standard, I will call in and carry it away.
The buyer must come for the wardrobe himself, we do not send furniture.
A locker at the station, where she can get the packet out herself.
Kindly reserve the goods, my assistant will gather them from your premises.
Self-collection, please, so no shipping charge.
They walked to the store and took the purchase with them.
My order is lying ready at the shop and I fetch it tonight.
Bring your receipt to the collection point and take your parcel.
""",
    },
    "pet": {
        "dog": """
Her terrier greets every visitor at the gate.
Walkies at six, rain or shine, with the spaniel.
He throws a ball and his Labrador brings it back.
The family adopted a greyhound from the shelter.
A lead and a muzzle hang beside their front door.
My poodle has an appointment at the groomer.
They own a hound, not a cat.
Somebody in that flat keeps barking at the neighbours, and it has four legs.
Man's best friend sleeps at the foot of his bed.
We have got a dachshund called Bruno.
The old sheepdog lies by her fire.
She cannot stay out late, her mutt must be taken round the block.
Pet: one dog, house-trained.
Does he keep an animal? Yes, a beagle.
Our collie wags his tail whenever I come home.
They registered their bulldog with the vet.
He picks up after his pooch in the park.
Her four-legged companion fetches sticks from the river.
No kitten for them, they went for a whelp from the litter.
The kennel in our garden is occupied by a German shepherd.
I am taking my canine friend to obedience class.
A Jack Russell puppy chewed up her slippers.
As the owner of a mongrel, I would ask for a ground-floor room.
He goes jogging with his husky every morning.
Bones, a leash and lots of barking, that is her household.
""",
        "cat": """
Her tabby naps on the radiator.
There is a litter tray in their bathroom.
The tom came home at dawn with a scratched ear.
My Siamese refuses to eat anything but tuna.
Purring on his lap lies an old ginger.
They put a flap in the door for their moggy.
A scratching post stands in her living room.
We took in a stray that meowed at our window.
She owns a Persian with long white fur.
Pet: cat, two years, neutered.
He has no hound but a mouser.
Our kitty brought a dead bird onto the carpet.
Which animal lives with them? A tomcat called Felix.
The family has three kittens to look after.
Miaowing at five in the morning wakes my neighbour, her pet is hungry.
I must get home to feed my feline.
His furry flatmate chases mice and balls of wool.
Whiskers and velvet paws, that is what awaits her at home.
Their puss climbed the curtains again.
They would never have a dog, but their Maine Coon is adored.
A pussycat shares the old lady's armchair.
With all due respect, my cats cannot be left alone for a fortnight.
Black, sleek and fond of rooftops, her pet hisses at strangers.
She cleans out the litter box every evening.
He adopted a one-eyed cat from the rescue centre.
""",
        "none": """
He is allergic to fur, so his flat is free of animals.
The tenancy forbids pets and they stick to that.
Since their old companion died they have kept no other.
Neither fur nor feathers in this household.
She travels too much to look after an animal.
Do you own a cat or a dog? Neither.
We never had room for four-legged lodgers.
The basket is empty and no creature has replaced the old one.
I am happy without paws on my sofa.
He lives entirely alone, not even a goldfish.
An animal? My parents never allowed it, and there is still none.
They dream of a puppy, but so far in vain.
She prefers houseplants to pets.
The applicant declares that no domestic animals are kept.
Nothing barks, purrs or chirps at his place.
A pet is out of the question while we both work full-time.
Only people live in that flat.
You will find not a single pet under their roof.
I gave my last animal away and am now petless.
Our home is an animal-free zone.
He likes other people's dogs but refuses to have his own.
The question about pets was answered with no.
They are still without a four-footed friend.
No leads, no litter trays, no cages in her home.
""",
    },
    "payment": {
        "cash": """
He counted out the fifty pounds at the till.
She handed over a twenty and got change.
The guests paid with ready money.
Sorry, our card machine is broken, so notes and coins it was.
He fished the exact sum out of his purse in small change.
The tradesman wanted the money in his hand.
Payment: cash, upon arrival.
A wad of banknotes was pushed across the counter.
I will bring the sum in an envelope, in notes.
How did they settle up? With coins from the piggy bank.
She went to the cash machine first, then paid the driver in notes.
The amount was placed in the till and the change given back.
Keep the change, he said, and laid a tenner on the table.
We take neither cards nor transfers, just hard money.
The fare was dropped into the box coin by coin.
My grandmother settles everything out of her purse, in pennies and pounds.
They paid in cold hard cash.
The waiter was given four fivers.
Please have the right change ready for the payment.
No plastic, no bank, he pays with what is in his pocket.
The rent was handed over in used notes.
Settled with real money over the counter, and the drawer was closed.
You may pay the courier at the door in coins or notes.
I put two crumpled tenners on the bar and the bill was paid.
The customer would like to pay cash rather than by card.
""",
        "card": """
She tapped her Mastercard on the terminal.
Payment went through contactless at the till.
He entered his PIN and the machine printed a slip.
The amount was debited from my Amex.
Please insert your chip here to pay the bill.
We charged your Visa as agreed.
Card, not cash, for the whole bill.
The guests swiped at the terminal and left.
Do you take debit? Then I will pay with that.
He settled the invoice on the company plastic.
The expiry date and the three digits on the back were given for payment.
I never carry notes, I just tap and go with my bank card.
She paid by debit at the checkout.
The purchase will show up on his credit card statement.
Payment method: Mastercard.
They held the little rectangle of plastic against the reader and the bill was settled.
How was the dinner paid? It went on her credit card.
The hotel swiped her card and the bill was covered.
Would you mind if I paid this by Maestro?
The customer's Visa was declined first, then accepted.
Neither notes nor a transfer, he used the terminal.
We shall bill the card you left with us.
Paid online, sixteen digits and a security code.
Put the bill on my American Express, please.
The card reader beeped and the purchase was paid for.
""",
        "transfer": """
The sum will be remitted to the IBAN below.
He gave his bank a payment order for the rent.
We expect the amount on our account within ten days.
Please quote the invoice number when you send the money to our bank.
She paid the bill from her banking app to their account number.
A standing order covers the fee each month.
Payment: transfer, after receipt of the invoice.
The funds were wired from Zurich.
No cash and no card, the sum goes straight to the bank.
I sent it over to your sort code and account this morning.
The remittance reached our bank on Tuesday.
How will you pay? From my account to yours.
The money was moved to the seller's current account.
They settled the invoice via BACS.
Our bank credited the payment yesterday.
Kindly credit the amount to the account stated at the foot of this letter.
He typed in the IBAN and paid.
The tenant's bank forwards the money on the first.
I will do it online with my bank, what is your account number?
The deposit arrived by SEPA credit.
You will find our bank details for payment on the invoice.
A giro slip was filled in and handed to the bank clerk.
The invoice was paid by remitting the money electronically to the firm's account.
Rather than swipe anything, she instructs her bank to send the sum.
Half the price was transferred in advance.
""",
    },
    "room_type": {
        "single": """
One guest, one narrow bed, that is all.
My husband stays at home, so a room for me only.
She is travelling solo and needs a small room.
Please book a single, not a double.
The traveller will sleep by himself in the room.
Accommodation for just one, please.
I do not need a double bed, nobody comes with me.
A cosy little chamber for the lone traveller.
Room type: single, with shower.
How many guests in the room? Only one.
He asked for the smallest room, as he was on his own.
We reserved a single-occupancy room for Dr Hall.
A room with one pillow and one towel will do for her.
The professor arrives unaccompanied and wants a modest room.
There will be nobody else in my room.
Could you put me in a one-bed room for three nights?
The room sleeps one.
No partner, no children, just myself and one mattress.
Her room was meant for one sleeper.
The widower booked a room by himself as usual.
It is a one-person room facing the yard.
The key to the single was handed to the businessman.
Solo guest, kindly no twin or double.
I would be grateful for a quiet room for one adult.
Each of us wants a room to himself.
""",
        "double": """
My sister and I will share the room.
A king-size bed for the newlyweds, please.
The couple asked for one room together.
We need a room that sleeps two.
Please reserve a double, a single is too cramped for us.
Mr and Mrs Brown, one room between them.
Twin room, two separate beds.
He brings his girlfriend, so they need a shared room.
A room for a pair, with breakfast.
Room type: double, garden side.
Will you be alone in the room? No, my partner joins me.
The two friends took a room with two beds.
Both of them slept in the same wide bed.
Mother and daughter would like to be in one room.
Book us a queen bed for two adults.
The pair checked into a room on the second floor.
Not a suite, merely a room for husband and wife.
It was a two-bed room with a view.
The room has space for a couple and no more.
My fiancé and I ask for a matrimonial bed.
They shared, two to a room.
We are a party of two and want a single key, one room.
The room was set with a pair of pillows for both guests.
I would like a doubleroom for my parents.
Two guests, one bedroom, one large mattress.
""",
        "suite": """
The penthouse with its private terrace was taken.
A bedroom plus a separate lounge, please.
They stayed in the presidential rooms.
Money is no object, so give us the grandest rooms you have.
The star insisted on the royal apartment of the hotel.
Room type: suite, sea view.
Her rooms had a salon, a study and two bathrooms.
An ordinary double is too humble for them, they want the suite.
The junior suite has been set aside for Mr Clarke.
We would like a sitting room next to the bedroom.
He booked the bridal apartment with the whirlpool.
Which category? The most luxurious, with a private salon.
The whole top storey of the hotel was kept for the minister.
Not a plain room but a set of connected ones.
Upgraded from a double to a suite at no charge.
The sheikh took the finest quarters in the house.
A lounge, a dining corner and a bedroom all to ourselves.
They spent their wedding night in the most lavish accommodation of the hotel.
Nothing less than the imperial suite would satisfy her.
I should like the executive one with its separate living area.
The family suite, with a parlour between the bedrooms.
Sofas, a grand piano and three rooms behind one door.
The ambassador requires an apartment with reception room in your hotel.
The two-room luxury unit with butler service was reserved.
The hotel's best and largest accommodation was reserved for the singer.
""",
    },
    "travel_class": {
        "economy": """
We squeezed into row 38 with our knees against the seat in front.
She always flies on the most affordable ticket.
The firm only refunds the lowest fare.
Tourist class, middle seat.
Nothing posh, just a budget seat, please.
Our students travel with the masses behind the curtain.
Class: economy, window if possible.
He was too thrifty for business and sat in the cramped rows.
A saver fare without any frills.
Which cabin? The ordinary one, where the crowd sits.
They travelled steerage, as my uncle likes to joke.
I refuse to pay for wider seats, so coach it is.
Second class on the train, the plain seats.
The upgrade was turned down and he stayed in the main cabin.
Her boarding pass said economy, group 5.
A narrow seat, a paper cup and a bargain fare.
We would kindly ask for the least expensive class available.
Neither business nor first, the seats at the rear suffice.
Basic fare, hand luggage only.
Ten hours in the cattle class, my back hurts.
Standard cabin, no lounge and no extra legroom.
The ticket was the bottom fare on offer.
She flew with the ordinary folk in economy.
I booked the discount fare with three seats abreast.
The budget would not stretch beyond the simplest class.
""",
        "business": """
The executive cabin, one step below first.
His employer allows the middle class between economy and first.
She enjoyed the lounge thanks to her business ticket.
Club class to New York, please.
Class: business, aisle.
Economy was full, so we were bumped up to business.
The consultant never flies in anything but the managers' cabin.
Not quite first, but well above coach.
Please reserve the seat in club for our director.
They sat among suits and laptops in the executive rows.
I have a biz class seat on the way back.
Which cabin did he book? Business.
The fare for corporate travellers was chosen.
Her boarding pass shows the letter J, the business fare.
The delegates will fly in the cabin meant for executives.
He spent his miles on moving up one class from economy.
Business, not first, said the travel office.
We should be glad to have four places in the executive class.
The Club World cabin, with a desk and power socket.
A roomy seat in the second-best cabin of the plane.
He swapped coach for the business section.
The middle cabin, behind first and ahead of economy, was reserved.
Flat bed in business, dinner with the other managers.
The ticket is dearer than economy but cheaper than first.
Travel policy grants managers business on long flights.
""",
        "first": """
A private cabin with a bed and caviar, seat 1A.
The millionaire travels only in the top class.
She was led past business to the handful of suites in the nose.
Nothing but the premier cabin for the queen.
Class: first, seat one.
Business was not good enough for him, he went one higher.
They drank vintage champagne in the foremost cabin.
Please book the highest class the airline has.
First, not business, said her agent.
The most exclusive seats aboard were reserved for the band.
We travelled in the lap of luxury, right behind the pilots.
Which class? The very top, above business.
He paid a fortune for the noblest cabin on the ship.
I want the first-class compartment of the train.
An upgrade from business lifted her into the top cabin.
The fare code is F, the premium of premiums.
His excellency will occupy a seat in your finest class.
A butler on board looked after the eight passengers of the top cabin.
The tycoon flew 1st class to Dubai.
She shuns business and economy alike and takes the class above both.
No class ranks above the one he booked.
Silver cutlery, pyjamas and a shower on board, in first.
They treated themselves to the crown of all cabins.
The airline's chauffeur brought the first class guest to the aircraft.
My ticket is for the uppermost class, the priciest on the plane.
""",
    },
    "severity": {
        "low": """
A tiny glitch, barely worth mentioning.
The typo in the footer harms nobody.
You would have to look twice to spot the fault.
The defect is trivial and work goes on as always.
Only the colour of a button is off.
Severity: low, purely visual.
Far from critical, it is a mere pinprick.
We can easily live with this little flaw for ever.
No user has complained about it so far.
A hair crack in the paint, no more.
How bad is the damage? Negligible.
It is a storm in a teacup.
The icon sits two pixels too far left.
The impact on our business is next to nil.
I only mention the bug for the sake of tidiness.
An insignificant slip, nothing is lost by it.
The failure is harmless and touches no function.
Merely a spelling mistake in the help page.
The scratch on the casing is a minor matter.
This fault tickles rather than hurts.
We would class the incident as petty.
One person saw the hiccup once, and it went away by itself.
Everything works, the label is just slightly misaligned.
Honestly, the fault is a bagatelle.
Rated minor, since no one is hindered.
""",
        "medium": """
The bug is a nuisance, though a workaround exists.
Printing fails now and then, but a second try helps.
A handful of staff have to take a detour.
Severity: medium, two departments affected.
It hampers us without bringing us to a halt.
The export is broken, so we copy the figures by hand meanwhile.
Not critical, yet more than a blemish.
The search is sluggish and people grumble.
One of our five tills is out, the others cope.
A moderate fault, it hurts but does not cripple us.
Some features are unavailable, the rest runs.
How serious is it? Moderately, we lose about an hour daily.
The trouble is real but we can bridge it.
It limps along at half speed.
A noticeable impairment for part of the team.
Orders still get through, only with delays.
We manage with a stopgap, though nobody likes it.
The incident had a middling impact.
It is neither a trifle nor a catastrophe.
Colleagues in one office must log in twice, which is tiresome.
The problem hinders us, but work does go on.
Half the reports come out wrong and need correcting.
I would call the failure of middle gravity.
The app crashes occasionally and has to be restarted.
Customers notice the fault, but can still order by phone.
""",
        "high": """
The server is dead and nobody can log in.
Our production line has ground to a halt.
The entire company is cut off from its files.
A catastrophe, the database has been wiped out.
Severity: critical, all sites affected.
Not a small glitch, a total breakdown!
Every single user is locked out.
The breach exposes all our customers' passwords.
We cannot sell a thing until the fault is mended.
There is no workaround and the business is paralysed.
The fire has destroyed the whole hall.
How grave is the failure? As grave as can be.
A disaster of the first order, people are in danger.
The hospital's systems have collapsed.
This fault costs us thousands every minute.
Complete outage across all branches.
The defect may cost lives.
It threatens the very existence of our firm.
All orders since Monday have vanished beyond recovery.
A showstopper, the release is unusable.
The dam might burst, so grave is the damage.
No invoice, no mail, no phone, the network is gone.
We are facing a severe incident with massive losses.
The bug brings the system to its knees for everybody.
Devastating damage, the roof has fallen in.
""",
    },
    "priority": {
        "low": """
Take your time with the answer.
It is not pressing in the least.
My request can sit in the queue as long as you like.
Deal with this only once everything else is out of the way.
Next month or the month after will do nicely.
Priority: low, do it at leisure.
There is no deadline for this job.
Whenever a quiet moment turns up, please have a look.
I am not in any rush for a reply.
Put my case on the back burner.
Is it urgent? Far from it.
You may safely leave this lying until autumn.
This task has the least importance of all.
Let other tickets overtake mine.
It would keep, even for a year.
Unhurried matter, for a rainy afternoon.
No need to interrupt anything for my sake.
Please treat this enquiry as the least urgent you have.
We do not mind waiting for months.
Should you ever run out of work, here is something.
The job can be postponed without harm.
A someday task, nothing more.
He told us to dawdle over it if we wished.
Move it down the queue, others need you more.
No one is waiting for the result.
""",
        "medium": """
I would be glad of an answer before the weekend.
Urgent is too strong a word, but please do not forget it.
Kindly get back to me in due course, within several days.
Priority: normal, usual turnaround.
It deserves its regular turn in the queue.
There is some pressure, though no emergency.
Handle it after the fires are out, but before the trifles.
When do you need it? In four or five days, say.
This one belongs in the middle of the list.
A moderately pressing matter.
Please deal with it in the ordinary order of things.
I can wait two or three days, but not a month.
It is of average importance to us.
Neither drop everything nor put it off for ever.
We need the result soon, if not today.
Do it when the urgent jobs have been dealt with, this week.
Give it the customary attention and the customary time.
A reply within the week is requested.
Not top of the pile, not at its foot either.
Some time before Friday, if you can squeeze it in.
The task should be tackled reasonably soon.
Process my request at normal speed.
He hopes for an answer within a handful of days.
""",
        "high": """
Every minute counts!
I need your answer this very moment.
Leave whatever you are doing and deal with this.
The deadline is in an hour, please hurry.
ASAP, please, we are desperate!
Priority: urgent, ahead of all other work.
This must not wait, not even until lunch.
Put my ticket at the head of the queue.
Is it pressing? Extremely, my train leaves in twenty minutes.
The matter brooks no delay.
Come quickly, it is an emergency!
We request your immediate attention.
Without a reply today we shall miss the court date.
Push all other jobs aside for this one.
Red alert, all hands on it now.
The boss wants it yesterday.
Please ring me straight away, day or night.
Time is running out, we need you instantly.
Nothing on your desk is more important than this.
There is not a second to lose.
He begged us to act forthwith.
It would be too late tomorrow, so please act today.
Rush job, jump the queue with it.
Respond without delay, I implore you.
The most pressing task we have had in years.
""",
    },
    "sentiment": {
        "positive": """
What a marvellous evening that was!
I am over the moon with my new bike.
Hats off to the chef, the meal was superb.
I would recommend this place to anybody.
The kids adored every minute of it.
Five stars from me.
Nothing to complain about, I am delighted.
Worth every penny, we were thrilled.
It exceeded all our expectations.
My wife and I left with broad smiles.
Cannot praise the team enough.
The book kept me spellbound until three in the morning.
Chapeau, that is how service should be!
We are already looking forward to our next visit.
A gem of a hotel.
I have fallen in love with this little lamp.
Thank you so much, you have been fantastic.
Was it good? It was splendid.
She raved about the concert for days.
No regrets whatsoever, I would buy it again tomorrow.
Fabulous, absolutely fabulous.
He is full of praise for the new phone.
Ten out of ten, keep up the excellent work.
It could not have gone better.
We felt like royalty and were sorry to leave.
""",
        "negative": """
I want my money back, this is a disgrace.
The soup was cold and the waiter could not care less.
Steer clear of this shop.
Zero stars if that were possible.
We left hungry, angry and poorer.
It fell apart in my hands, such rubbish.
I regret ever having ordered it.
She was appalled by the filthy bathroom.
Not once did anyone apologise for the dreadful delay.
The worst holiday of our lives.
How was the film? Dull beyond belief.
I am furious about the way I was spoken to.
An utter letdown from start to finish.
This gadget is a dud, avoid it.
My patience is at an end with this company.
It left a bitter taste in our mouths.
What a rip-off!
He was bored to tears by the play.
I would not wish this hotel on my worst enemy.
Shoddy work, and they even charged extra.
Nothing good can be said about that meal.
We shall take our custom elsewhere after this shambles.
Ghastly smell, nasty taste, into the bin with it.
The support line left me hanging for hours, infuriating.
To put it politely, I am far from satisfied.
""",
        "neutral": """
It works as described, no more and no less.
Meh, you could do better or worse.
I was neither impressed nor let down.
The food was decent, the room a bit noisy, all in all acceptable.
Three stars out of five.
Nothing to rave about, nothing to moan about.
A run-of-the-mill hotel.
The film left me indifferent.
It serves its purpose and that is that.
Lovely staff but a dreadful bed, so my verdict is divided.
How did you like it? It was passable.
I can take it or leave it.
Some chapters gripped me, others sent me to sleep.
A product like a hundred others.
She shrugged when asked for her opinion of it.
Neither praise nor blame from my side.
My feelings about the trip are mixed.
On the one hand cheap, on the other hand flimsy.
Tolerable, I would say, without enthusiasm.
It met my expectations, which were modest.
Half the evening was fun, the other half was not.
I am on the fence about this phone.
The meal was edible, unremarkable and quickly forgotten.
Fifty-fifty, good points and weak points balance out.
Nothing wrong with it, though it will not excite anyone.
""",
    },
    "difficulty": {
        "easy": """
It is a piece of cake.
You could manage this recipe with your eyes shut.
My six-year-old did it without help.
A walk in the park, even for the unfit.
There is nothing to it, just stir and wait.
No special talent is called for.
The puzzle was solved in no time by everyone.
Difficulty: easy, suits first-timers.
Dead simple, three steps and you are there.
Is it tricky? Not in the slightest.
Hard it certainly is not.
The instructions are foolproof.
You will master this within five minutes.
The path is level and safe, fit for prams and grandparents.
Child's play for all of us.
Even with two left hands you will succeed.
I found the exam laughably undemanding.
It goes like clockwork without any practice.
A doddle, honestly.
Whoever can read can build this shelf.
The task is straightforward and asks little of you.
We managed it at the first attempt, effortlessly.
As easy as falling off a log.
Novices have no trouble with this tune.
You need no experience at all for this dish.
""",
        "medium": """
A moderate challenge, doable for keen amateurs.
It takes a bit of trying before you succeed.
Not for absolute novices, but no expert is required either.
Difficulty: medium, some stamina needed.
If you have knitted a scarf already, you will cope with this.
The trail is moderately demanding.
Halfway between simple and fiendish.
You may need two attempts, then it works.
How hard is it? Somewhere in the middle.
I had to concentrate, yet it was manageable.
The dish calls for a certain amount of routine.
Children will struggle, grown-ups should get by.
An average puzzle, neither a giveaway nor a brain-breaker.
Those who know the basic steps will get there.
It is trickier than it looks, but far from impossible.
With patience and a little know-how you can do it.
The piece asks for a pianist in the second or third year.
A middling climb, steep only in places.
We found it fairly challenging, though within our reach.
You should feel at home with a saw before you try this.
Reasonably fit walkers manage the tour.
The test was fair, not easy and not gruelling.
Some steps are simple, one or two need skill.
Averagely practised hobby bakers will succeed.
Intermediate effort, I would call it.
""",
        "hard": """
Only a handful of climbers have ever managed it.
I gave up after the third try, it is brutal.
It will push even professionals to their limits.
A tough nut to crack.
The exam is notorious, nine in ten do not pass.
Difficulty: hard, for the experienced only.
Do not attempt this without long training.
Fiendishly complicated, with forty steps and no second chance.
Is it simple? Anything but!
You will sweat and curse over this puzzle.
The pastry drives seasoned bakers to despair.
It is an uphill struggle from beginning to end.
One false move and all the work is ruined.
The sonata demands virtuoso fingers.
A real ordeal, steep, exposed and long.
Amateurs had better keep their hands off it.
We wrestled with the task for weeks in vain.
Extremely demanding, both in strength and in technique.
This is the black run, for the very best skiers.
It took me a decade to get the knack.
The riddle has defeated the cleverest heads.
Nothing about this dish is easy, every step is a trap.
You need nerves of steel and the skill of a surgeon.
Rocket science, if you ask me.
A gruelling test that few survive.
""",
    },
    "contract": {
        "permanent": """
The post is open-ended.
We are hiring for the long haul, with no end date.
She was taken on indefinitely.
After the trial months you will be part of the staff for good.
No expiry date is written in his contract.
The vacancy is for an unlimited period.
Contract: permanent, full-time.
Her position is not tied to any project or season.
We offer a lasting job, not a stopgap.
He can remain with the firm until he retires.
Is the position limited? No, it runs on without an end.
My contract has been made permanent.
A secure post for decades to come.
The employment continues until one side gives notice.
You would join our core workforce on an enduring basis.
They gave her tenure.
Neither temporary nor an internship, a proper steady post.
The fixed term was struck out and he stays for ever.
We look for someone who wants to grow old with us.
The contract carries no closing date.
A regular staff position without any term.
I signed on for an indefinite duration.
The appointment is of unlimited duration.
Your job with us will not run out.
An unlimited contract awaits the right candidate.
""",
        "temporary": """
The position runs out on 31 March.
We need cover for maternity leave.
She was hired for the Christmas rush and leaves in January.
Contract: fixed-term, two years.
A limited appointment until the new director arrives.
The job is over once the harvest is in.
He fills in for a sick colleague for eight weeks.
My contract expires in autumn.
Temps wanted for the summer.
The employment ceases automatically after eighteen months.
Is it a job for life? No, only till December.
We can offer you work for the duration of the trade fair.
The post is not open-ended, the end date has been set.
A seasonal job on the ski lifts.
Her term of employment is capped at three years.
The agency lends us a worker for the busy months.
This vacancy bridges the gap until the permanent holder returns.
They engaged him on an interim basis.
After the exhibition the contract lapses.
It is a short-term engagement.
You would replace Mrs Reed while she is away.
Funding for the job dries up next year, and so does the contract.
The contract covers one school year and then terminates.
Hired as a temp, for a quarter.
The appointment is time-limited.
""",
        "internship": """
Students get a taste of the trade with us for eight weeks.
She joins us as an intern during the semester break.
A work placement for undergraduates.
Spend ten weeks learning the ropes beside our editors.
Contract: internship, paid.
Our trainee makes copies and watches how things are done.
School leavers may sniff the air of a newsroom.
He is doing his compulsory placement from college here.
Gain your first practical experience before you graduate.
Neither permanent nor a temp job, merely a student placement.
We take two interns each term.
I got a summer placement at a law firm.
Is it a proper job? No, she is here as an intern.
The university requires a practical term, which you can do with us.
A mentor will show you the craft during your placement.
Undergraduates wanted for a practical semester.
He interned in the museum for a quarter of a year.
You will shadow our engineers and earn credits for your degree.
The placement ends with a report for your professor.
My daughter does her work experience at the zoo.
Students of design may learn in our studio for six weeks, with pocket money.
We invite pupils to peek into everyday office life for some weeks.
Apply as an intern and learn by watching.
Industrial placement, third-year students preferred.
It counts towards her studies, a placement in our lab.
""",
    },
    "level": {
        "info": """
level: INFO
INFO scheduler - next run at noon
severity=INFO msg=ready
loglevel=info worker joined
INFO: service started on port 8080
This line merely informs.
All checks passed, nothing to report.
The entry was logged at info level.
Routine message, no action needed.
Just letting you know that the backup finished.
Informational entry, all is well.
User logged in successfully.
info - connection established
Neither a warning nor an error, only a status note.
The daemon reports that it is up and healthy.
An ordinary status message.
Purely informative, you may ignore it.
Startup completed in three seconds.
log.info was called here.
A harmless notice about a normal event.
The job ran through smoothly and says so.
FYI, the cache has been refreshed.
Is the line alarming? No, it only states a fact.
This record documents regular operation.
level is info, so no one needs to be woken.
""",
        "warning": """
level: WARN
lvl=warning queue long
severity=WARN msg=slow
loglevel=warn clock drifting
WARNING: disk almost full
The line cautions us about low memory.
Slow response, still within the limit but close to it.
The entry was logged at warn level.
Something looks suspicious here, though nothing has failed so far.
Deprecated option used, please change it before the next release.
warn - retrying in five seconds
More than info, less than an error.
Heads up, the certificate expires in a week.
log.warn was called here.
The queue is filling up, which could turn nasty.
A yellow flag in the log.
The service still runs but asks for attention.
This line alerts the operator to a looming shortage.
Is it an error? Not so far, merely a caution.
The temperature is nearing the threshold.
Watch out, the pool is nearly used up.
An early sign of trouble, no damage done.
The level of this record is warning.
Unusual value found, carrying on with the default.
A cautionary message, to be looked at some time soon.
""",
        "error": """
level: ERROR
lvl=err disk unreachable
severity=ERROR msg=aborted
loglevel=error upload failed
ERROR: could not open file
The line reports a failure.
Connection refused, giving up.
The entry was logged at error level.
An exception was thrown and the request aborted.
The process crashed here.
error - write to disk unsuccessful
Not just a warning, the operation broke off.
log.error was called here.
The job died with exit code 1.
Unable to reach the database, transaction rolled back.
A red line in the log, the task has failed.
The stack trace shows where it blew up.
The payment service could not complete the call.
Is it only a notice? No, a genuine fault.
Fault recorded, the upload did not go through.
The message tells of a breakdown in the module.
Null pointer, request terminated.
Authentication failed and the session was killed.
The level of this record is error.
Timed out for good, nothing was saved.
""",
    },
    "heating": {
        "gas": """
A condensing boiler burns natural gas in the basement.
The house is connected to the gas main for its warmth.
Our radiators are fed by a gas furnace.
Methane warms the whole building.
The pilot light of the heater has gone out again.
The meter for the gas ticks faster in January.
Heating by gas, not by electricity.
The fitter from the gas works serviced our heating.
A propane tank in the garden supplies the stove that heats us.
The flat has a wall-hung gas heater.
No logs and no electric fires, the boiler runs on piped fuel.
What warms the house? Natural gas.
Warmth comes from little blue flames behind the grille.
The landlord had the boiler converted from oil to gas.
In winter they use a lot of gas to stay warm.
If you smell gas near the boiler, open the windows.
Heat source: town gas.
LPG bottles feed the heater in the cottage.
The pipe from the street brings the fuel for our boiler.
She turned the gas fire up because it was chilly.
Our combi boiler was made for gas.
We should inform you that the radiators are gas-powered.
He pays the gas supplier to keep his radiators hot.
A gas burner provides warmth on all floors.
The heating went cold when the gas supply was cut off.
""",
        "electric": """
A heat pump powered by current keeps the rooms snug.
Storage heaters charge up on cheap power after midnight.
The radiators have a plug instead of a pipe.
When the current fails, the house goes cold.
Heating: electricity, with a separate meter.
There is neither chimney nor gas pipe, the warmth comes from volts.
A fan heater humming on the mains warms her room.
How is the flat kept warm? By power from the grid.
Infrared panels on the ceiling warm the flat.
He heats with current from his own solar roof.
The convector is switched on at the wall.
Heating cables run beneath the tiles.
We replaced the gas boiler by electric panels.
Her oil-filled radiator draws two kilowatts from the socket.
The warmth costs us thousands of kilowatt hours every winter.
A blown fuse left the radiators cold.
All-electric house, heating included.
They turned the bar heater on and it glowed orange.
Not wood, not gas, our heaters live on amps.
The night-storage units were loaded by the power company.
I warm my caravan with a plug-in heater.
The heating system is supplied with mains power.
The rooms are warmed by electrically heated panels.
No fuel is burnt, only current flows through the heaters.
""",
        "wood": """
Beech and birch crackle in the range.
A pellet burner warms the farmhouse.
They stack firewood against the wall for the winter.
Our warmth comes from trees.
The chimney sweep checks the log burner twice a year.
He splits oak with an axe to keep the cottage warm.
Heating: firewood, delivered in autumn.
No gas and no electric heaters, just a pot-bellied stove with timber.
What do they burn? Pine and ash from their own grove.
She throws another billet on the fire.
The masonry oven is fed with split beech.
Two cords of seasoned timber get us through the cold months.
The cabin is warmed by an open hearth.
A wood-fired boiler serves all radiators.
Ashes have to be cleared from the stove each morning.
We light kindling every evening to warm the parlour.
Wood chips are blown into the furnace.
Sawdust briquettes glow in their stove.
It smells of burning spruce, for that is how they heat.
The heating devours a whole tree each month.
Woodburner in the lounge, the only source of warmth.
Grandfather heats the old way, with branches and stumps.
I carry baskets of chopped timber up for the stove.
The lumber from the forest feeds the furnace all winter.
A heap of firewood is included, since there is no other heating.
""",
    },
    "language": {
        "English": """
The author chose the language of Shakespeare.
Every line was penned in English.
The original comes from London and was left untranslated.
The letter begins with Dear Sir and goes on in English.
Anglophone readers will have no trouble with the text.
Language: English, throughout.
Not German, not French, the leaflet is in English.
The manual follows British spelling.
What is it written in? In the tongue of the Americans.
They talk as people do in Oxford and Boston.
She wrote her thesis in English although she is French.
text lang=en
It reads as if written by a native of Manchester.
An English-language paper.
The Anglo-Saxon reader may enjoy it untranslated.
Brush up your English before you open it.
The German text was translated into English for this edition.
The contract uses the English tongue only.
The pamphlet starts with Once upon a time.
All signs there say Welcome and Exit.
The lecture is held in English.
The words are those one hears in Liverpool and Sydney.
A novel for speakers of English.
He answered us in English, as always.
The article appeared in plain English.
""",
        "German": """
The author chose the language of Goethe.
Every line was penned in German.
The original comes from Vienna and was left untranslated.
The letter begins with Sehr geehrte Damen und Herren.
Readers from Berlin and Zurich will have no trouble with the text.
Language: German, throughout.
Neither English nor French, the leaflet is in German.
The text is full of umlauts and long compound nouns.
What is it written in? In Deutsch.
They talk as people do in Hamburg and Munich.
He composed the poem in his Bavarian mother tongue.
text lang=de
Auf Deutsch, from the first page to the last.
A German-language newspaper from Salzburg.
Without a knowledge of German you will not understand a word.
The English text was translated into German for this edition.
The contract uses the tongue of the Austrians.
The tale starts with Es war einmal.
All signs there say Willkommen and Ausgang.
The lecture is given in German.
It was printed in Leipzig for local readers, in their own language.
A novel for speakers of German.
She replied to us in fluent German.
Every noun in the text has a capital letter, in the German fashion.
The report exists in Hochdeutsch alone.
""",
        "French": """
The author chose the language of Molière.
Every line was penned in French.
The original comes from Paris and was left untranslated.
The letter begins with Chère Madame.
Francophone readers will have no trouble with the text.
Language: French, throughout.
No German, no English, the leaflet is in French.
The text is full of accents and cedillas.
What is it written in? En français.
They talk as people do in Lyon and Marseille.
She composed the poem in the tongue of Victor Hugo.
text lang=fr
The Quebec paper prints everything in its own language, French.
A French-language magazine from Brussels.
Without a knowledge of French you will not understand a word.
The English text was translated into French for this edition.
The contract uses the tongue of Parisians only.
The tale starts with Il était une fois.
All signs there say Bienvenue and Sortie.
The lecture is delivered in French.
It was printed in Bordeaux for local readers, in their own language.
A novel for speakers of French.
He replied to us in elegant French.
The words are those one hears in Nice and Toulouse.
Dust off your school French before you read it.
""",
    },
    "condition": {
        "new": """
The film is still on the screen and the box is sealed.
Straight from the manufacturer, untouched by human hand.
I bought the item yesterday and never took it out of the wrapping.
An unwanted present, never worn.
The article is in mint condition, with its label attached.
Condition: new, with full warranty.
Not second-hand, but right off the shelf.
You would be its very first owner.
Zero miles on the clock.
The receipt is from this week and the shrink wrap is intact.
Has it been used? Not even once.
The bike has never seen a road.
Pristine, unworn, straight from the warehouse.
Spick and span, it still smells of the factory.
The coat has hung in the wardrobe with its tags since I bought it.
Original packaging, tape not cut.
The boots have not walked a single step.
We sell unused stock from the shop's cellar.
It has yet to be switched on for the first time.
The protective foil has not been peeled off.
Box-fresh trainers, unlaced.
A duplicate gift, which I have left in its carton.
Hot off the production line.
The article is unused and as good as on the day it was made.
Newly made, no previous owner.
""",
        "used": """
The leather shows some patina, but everything functions.
I am its third owner and it still runs nicely.
The bike has done two thousand miles and rides well.
Pre-loved coat in decent shape.
Condition: used, fully working.
It comes from a flea market and does what it should.
The camera has many holidays behind it and still takes good pictures.
Not new any more, yet far from broken.
A bit worn at the elbows, otherwise fine.
My children have outgrown the pram, which served us faithfully.
Is it new? No, I have played on it for six years.
An ex-display model with slight marks.
The book has been read and has a few dog-eared pages.
We picked up the sofa at a charity shop and sat on it for a year.
The paint has faded a little, the engine purrs.
Hand-me-down, in good order.
This drill has drilled many a hole and will drill many more.
The previous owner took good care of the article.
Gently used, cleaned and tested.
Some usage marks on the lid, no faults.
It has seen better days but does its duty.
The car is six years old and passed its last test.
I have worn the jacket for two winters.
An old lathe with plenty of life left in it.
The article is second hand, from a smoke-free home.
""",
        "broken": """
The screen is shattered and stays black.
Condition: defective, for tinkerers.
The motor has burnt out.
One leg has snapped off the chair.
It is kaput, sold as scrap.
No sound comes out of the radio, whatever you press.
The washing machine leaks and will not spin.
Neither new nor usable, it is a wreck.
The clock stopped years ago and cannot be wound.
A crack runs right through the bowl.
Does it work? Sadly, the thing is dead.
For a hobbyist who likes mending, as the gearbox is shot.
The laptop drowned in coffee and has not booted since.
Faulty, needs a new circuit board.
The zip is torn and the lining is in shreds.
The article came back from the workshop as beyond repair.
The toaster blew the fuse and has given up the ghost.
Badly damaged in the fall, spares or repair.
The bicycle has a bent frame and cannot be ridden.
Its batteries are swollen and it refuses to charge.
The lamp fails to light.
It conked out last week, so I sell it for parts.
The handle came off and the lid is smashed.
I have to admit that the device no longer functions.
The vacuum cleaner only smokes and sparks now.
""",
    },
    "level_course": {
        "beginner": """
The course takes you by the hand from lesson zero.
Never held a brush before? This class is yours.
Absolute novices are the target group.
We assume that you know nothing whatsoever.
The lessons presuppose no experience at all.
Course level: beginner, no entry test.
Newbies learn the alphabet of the subject here.
Not for experts, but for people taking their first lesson.
Who may come? All who are new to the subject.
An introductory class that lays the foundations.
Starters will be taught how to hold the racket.
It is a course from scratch.
You will say your first words in Spanish in this class.
The teacher explains even the simplest terms to the uninitiated.
For greenhorns and the merely curious.
A1, the lowest level of the course programme.
The course opens the door to the subject for total laymen.
Entry level, so bring nothing but curiosity.
We teach the ground rules to people without a clue.
Freshers begin here, with the fundamentals.
No prior lessons are necessary for this class.
If you are an utter rookie, enrol here.
The class starts at the bottom rung of the ladder.
My aunt had never touched a computer, and this course was meant for her.
Foundations only, advanced students would be bored.
""",
        "intermediate": """
The course continues where the starter class stopped.
Pupils who have mastered the fundamentals move on here.
You have a year of lessons behind you and want more.
Course level: intermediate, B1.
Too hard for novices, too easy for experts.
The middle rung of our three courses.
A brief entry test makes sure you have the groundwork.
For improvers who want to deepen what they learnt.
We take simple conversation in Spanish for granted in this class.
Who should enrol? Those halfway up the ladder.
The follow-up to our introductory course.
It suits dancers who know the basic steps and want figures.
You can already read music, and the class builds on that.
Participants should have one or two years of practice.
Mid-level course, between the first steps and mastery.
No longer a novice, not yet a professional? Come along.
The class refreshes and extends your existing knowledge.
Second part of three, prior attendance of part one needed.
Semi-experienced riders are the right crowd for this course.
You know your way around the ABC and now learn whole sentences.
The course demands a fair grasp of the subject, but no mastery.
Beginners would be lost and veterans would yawn.
For skiers who can manage blue slopes and aim at red ones.
Having finished the starter module, she enters the middle one.
The trainer skips the basics and stops short of the finer points.
""",
        "advanced": """
The class is reserved for seasoned practitioners.
Novices would be hopelessly lost in this course.
You should have mastered the subject almost completely.
A masterclass for concert pianists.
Course level: advanced, C1 or above.
We skip everything that is basic or halfway known.
The seminar is for specialists who want the last polish.
Who is it for? For old hands only.
Ten years in the trade are the least we ask of participants.
The top rung of our course ladder.
Professionals refine their technique in this class.
The course dives into the deepest subtleties.
Not a starter class, the pace is set for experts.
Near-native speakers hone their style in this course.
Veterans of the subject get new challenges.
The trainer takes years of routine for granted.
The third and final part, after beginner and intermediate.
For highly proficient chess players.
A postgraduate-level workshop for insiders.
You have passed the intermediate exam with honours, so come here.
The course suits virtuosos.
High-level training, entry only with long experience.
It is meant for those who teach others already.
Only accomplished sailors are admitted to this class.
The most demanding course in our programme, for connoisseurs.
""",
    },
    "weather": {
        "sunny": """
We basked in the sunshine until dinner.
My nose got burnt on the beach.
The sky was spotless from dawn to dusk.
Glorious weather, everybody sat outside with ice cream.
Not a drop of rain and dazzling light.
The sun beat down on the fields.
Everyone slapped on sun cream.
Weather: sunny and warm.
She squinted because the light was so dazzling.
How was the weather? Gorgeous, you needed a parasol.
The clouds had vanished and the lake glittered.
We looked for shade under the trees.
A cloudless afternoon at the seaside.
He came home with a tan.
Sunlight flooded the terrace all morning.
The umbrella could stay at home under that azure sky.
Golden light lay over the hills.
It was scorching and nobody missed the rain.
Straw hats and sandals wherever you looked, in blazing light.
Fair weather accompanied us the whole way.
The laundry dried within an hour in the bright light.
Lizards warmed themselves on the hot stones.
The sun smiled upon the wedding.
We had sun, sun and nothing but sun.
A radiant day without a wisp of cloud.
""",
        "rainy": """
It drizzled from morning to night.
We were soaked to the skin.
Drops drummed on the roof of the tent.
The gutters overflowed.
Everybody ran for cover as the heavens opened.
Weather: rain, eleven degrees.
My wellingtons were full of water after the downpour.
The sun stayed away and it bucketed down.
She shook out her dripping mackintosh.
What was it like outside? Pouring, without a break.
A thunderstorm drenched the spectators.
The picnic was called off because of a cloudburst.
Water streamed down the window panes.
It was coming down in sheets.
The pavements glistened and the drains gurgled under the shower.
He forgot his brolly and arrived drenched.
Dark clouds emptied themselves over the town.
The pitch turned into a swamp after the deluge.
A steady drizzle fell on the mourners.
Wipers at full speed, we could barely see the road.
Not a dry thread was left on us.
It was tipping down, lovely weather for ducks.
The match was abandoned on a waterlogged field under heavy showers.
The day was damp and drippy.
Raincoats were on all day.
""",
        "snowy": """
Thick flakes drifted past the window.
The ploughs were out before dawn.
We sledged down the hill behind the house.
The roofs wore white caps.
It was a winter wonderland.
Weather: snow, minus four degrees.
She shovelled the drive free for an hour.
Neither sun nor rain, but flurries all day.
The boys pelted each other with snowballs.
What was the weather like? White and whirling.
The pass was blocked by drifts.
He got stuck in the deep white stuff.
A soft white blanket covered the fields.
The skiers rejoiced over thirty centimetres of powder.
Flakes settled on her hat and scarf.
Our footprints were soon filled with fresh white.
Sleet turned into snowfall by noon.
Schools closed because the buses could not get through the drifts.
We put chains on the tyres.
A whiteout hid the summit.
It was flaking down on the Christmas market.
The snowstorm howled around the hut.
A foot of snow came down overnight.
The postman waded through the white heaps up to his knees.
Everyone reached for sledges and skis.
""",
    },
    "status": {
        "open": """
The request is waiting in the inbox, unread.
Nobody has lifted a finger so far.
The ticket has not been assigned to anyone.
Work on it has yet to start.
It is still on the to-do list.
Status: open, unassigned.
Your order is pending.
The form arrived minutes ago and awaits a first look.
Far from done, it has not even been begun.
How far along is it? Nowhere, we have still to make a start.
The case sits in the queue like the day it came.
We have received your enquiry but not taken any step.
The job is up for grabs.
Not a single stroke of work has been put into it.
Your application lies at the bottom of the tray, untouched.
The task is awaiting its turn.
I shall begin with it next week, not before.
It was filed today and no clerk has been named.
The assignment remains unstarted.
We still need somebody who will see to the matter.
A fresh report, nobody has opened it.
The repair is outstanding, no mechanic has come.
She has not got round to the task at all.
Your letter has been registered, handling will begin later.
Zero per cent complete.
""",
        "in progress": """
Our technician is repairing it as we speak.
The job is well under way.
She is busy with your application at the moment.
We have done a third and are carrying on.
Status: in progress, due Friday.
The mechanics are at it right now.
Begun on Monday and not yet through.
Your order is currently being packed.
Is it finished? Almost, he is writing the last page.
I have rolled up my sleeves and am in the thick of it.
The matter is in hand.
The builders have put up two of four walls.
Our clerk has taken up the case and is checking the papers.
It is neither untouched nor complete.
Sixty per cent are behind us, forty to go.
Colleagues are dealing with the ticket at present.
The work is advancing, a few steps are still missing.
He made a start yesterday and goes on tomorrow.
The translation is half ready.
An engineer picked up the task and is looking for the cause.
Give us two more days, we are hard at it.
The first part has been delivered, the second is being built.
Ongoing, with a team of three.
We are making headway with your case.
The investigation is running.
""",
        "done": """
The job is in the can.
Your case has been wrapped up.
We crossed it off yesterday.
The last brick is laid and the scaffolding is gone.
Status: closed, solved by Anna.
The repair is complete and the car is ready.
Mission accomplished!
It has been dealt with from A to Z.
No longer in progress, the work lies behind us.
She put the final full stop and handed it in.
Has it been taken care of? Yes, entirely.
The ticket was resolved and archived.
Nothing remains outstanding in this matter.
We have carried out everything you asked for.
A hundred per cent complete.
The order was fulfilled and the file put away.
He finished off the task before lunch.
The project came to its end with a party.
It is all over and done with.
I can report that the assignment is concluded.
The hole has been filled, the tools are packed away.
Sorted, you may forget about the task.
The case is shut and the folder in the archive.
Our team brought the work to a conclusion last week.
There is no more to do on this ticket.
""",
    },
    "size": {
        "small": """
The petite version would fit her best.
I drown in a medium, so give me the next one down.
Size: S, slim fit.
He is a slight lad and takes the lowest size.
Something dainty, please, I have narrow shoulders.
The large would hang on me like a tent, small is right.
Which one would you like? The least of the three.
A mini portion would satisfy me.
She wears S in all her blouses.
The compact format is what we ordered.
The little cup is plenty for me.
No bigger than a postcard, please.
My daughter is tiny, so pick the shortest and narrowest.
Nothing bulky, I want the pocket-sized one.
The shirt should be sized S, neither M nor L.
A baby one, the lowest on your scale.
Being short and thin, I need the smallest shirt.
Not M, go one below.
We chose the miniature edition of the poster.
The box can be a wee one.
Please send the smallest version of the bag.
He slips into the tightest cut you make.
Of the three formats she picked the tiniest.
I always buy small, as anything else slides off my shoulders.
The slimmest size on the rack fitted.
""",
        "medium": """
S pinches and L flaps, so I am in between.
Size: M, regular cut.
Neither the big nor the little one.
He has an ordinary build and wears M.
Which one? The second of the three.
Give me the mid-sized cup.
Of small, medium and large she took the middle.
I am of normal height and weight, so M should fit.
The mid one, please, for a man of average stature.
L is too roomy and S too tight for me.
The intermediate size was ordered.
Not large, just medium.
My T-shirts are all labelled M.
The halfway size would suit my husband.
A normal portion, not a tiny one and not a giant one.
She exchanged the large for the size beneath it, medium.
A moderate-sized bag is what we need.
We settled on the format between the two extremes.
One up from S will fit.
The poster should be of middling dimensions.
Medium, as in all my other trousers.
For an average figure, so the middle of your range.
He falls right between the sizes S and L.
Not too big, not too small, the one in between.
The customer takes an M in jackets.
""",
        "large": """
I have broad shoulders and need plenty of room in a shirt.
Size: L, wide cut.
The jumbo cup, please.
Medium is too tight around my belly.
He is a giant and takes the widest size.
Which one would you like? The greatest of the three.
A huge portion for a hungry man.
She wears L so that nothing pinches.
The roomiest jacket on the rack fitted.
We ordered the giant format.
Nothing tiny, I want the bulky one.
L, neither S nor M.
My son is a big fellow, the upper end of your sizes please.
The maxi version for us.
Pick the most spacious bag in the range.
M would burst at the seams, go one above.
The poster should be as huge as you can print it.
A generous cut for a heavy man.
Being two metres tall, I only fit into the biggest.
The whopping one, not the little one.
Large fits, medium does not even close.
The tallest and widest of the coats was his.
Please exchange the medium for something bigger, an L.
An oversized box is required.
The family-size pack, please.
""",
    },
    "diet": {
        "vegetarian": """
She has been meat-free since school, though she loves omelettes.
He skips the roast but helps himself to the cheese board.
A veggie burger with cheddar, please.
Diet: vegetarian, dairy allowed.
No animal flesh for him, milk and honey are welcome.
I do not touch fish or poultry, eggs are fine.
Not vegan, she still has butter on her bread.
Our guest is a vegetarian.
Quiche without bacon would be ideal for me.
They gave up sausages but kept the yoghurt.
Does she eat meat? Never, but scrambled eggs every Sunday.
He takes the mozzarella salad and leaves the ham.
Please serve my wife a meatless dish, cream sauce is all right.
No slaughtered animals on her plate, only greens, eggs and dairy.
Veggie for table four, with extra parmesan.
I quit eating chicken years ago, yet I cannot live without brie.
The child refuses bacon and beef, but drinks milk.
Lacto-ovo, that is how he eats.
She turns down steak and salmon and asks for cheese ravioli.
As a vegetarian I would kindly request an alternative to the goose.
Meat is off the menu for them, pizza with cheese is not.
He leaves animals alive, but takes their milk and eggs.
My mother cooks without meat, though seldom without butter.
The butcher never sees her, the dairyman does.
Neither ham nor tuna for me, a fried egg will do.
""",
        "vegan": """
She shuns meat, dairy, eggs and even honey.
Nothing from cow, hen or bee on his plate.
I take soya milk and margarine instead of dairy.
Diet: vegan, no exceptions.
Tofu, lentils and vegetables, never cheese.
More than vegetarian, he leaves out milk as well.
Our guest is a vegan.
The cake must be baked without eggs and butter for her.
They live on fruit, nuts, grains and greens alone.
Does she take milk in her tea? No, nothing of animal origin.
He wears no leather and eats no cheese.
Purely plant food for table nine.
My son refuses everything that a living creature has produced.
A 100 per cent vegetable menu, with no cream hidden in the sauce.
Even gelatine and honey are out of bounds for me.
Kindly prepare a meal free of all animal ingredients.
She has renounced animal products altogether.
Not merely meatless, dairy-free and egg-free too.
Hummus yes, feta no, since he only eats plants.
Herbivore through and through, not so much as a drop of milk.
The plant-based option for my daughter, please.
I went vegan in January and dropped the yoghurt too.
They spread bean paste on bread where others take butter or ham.
Cows, hens and bees have nothing to fear from her.
He asks about every trace of milk powder before eating.
""",
        "anything": """
He is not picky and finishes whatever is served.
Bacon, prawns, cheese, she loves the lot.
I have no dietary requirements.
Diet: no preference.
Our guest is an omnivore.
Neither vegetarian nor vegan, he enjoys his roast beef.
You can put whatever you like on her plate.
All foods are welcome.
Is there something you do not eat? No, I like everything.
The boy devours burgers, fish fingers and broccoli.
They sample every dish on the buffet, from liver to lettuce.
Surprise me, I am no fussy eater.
My husband tucks into pork and pudding with equal pleasure.
Meat or veg, it is all the same to us.
She never turns down a dish.
No need to cook specially for him, he joins in with everything.
Food-wise I am easy, steak or soup.
Nothing on the menu is off limits for her.
The guests have declared no dietary restrictions.
He will try oysters, snails and spinach alike.
Cook what you please, we are all-eaters.
Chicken today, lentils tomorrow, she minds neither.
A mixed diet with meat, fish, dairy and greens.
Everything edible finds his approval.
I eat what comes to the table.
""",
    },
    "transport": {
        "train": """
We booked two seats in the quiet carriage.
The guard punched her ticket between Leeds and York.
He reaches us on the 9.42 from Paddington.
The locomotive pulled out of the station with them on board.
I will be standing on platform seven.
Travel: rail, second class.
She prefers the tracks to the motorway.
The Eurostar brings the guests to Paris.
How will they get here? On the Intercity.
Sleeper from London to Inverness, berth twelve.
He missed his connection at the junction and waited for the next Regional.
They took the railway through the Alps.
Neither by car nor by plane, my aunt trusts the rails.
The conductor announced the next stop, where we got out of the carriage.
Our compartment was full of schoolchildren.
She changed at Crewe and dozed off in the dining car.
Meet me at the railway station, I arrive on track two.
The TGV carried them south in three hours.
Leaves on the line made him late.
Her return ticket is valid on all railway lines.
I travel down on the night express with a couchette.
They commute on the suburban line and sit by the carriage window.
The party will arrive at King's Cross, coach B, seats 11 to 14.
The delegation journeys overland on rails.
He hopped on the last train home.
""",
        "car": """
She parks in front of the hotel after a long drive.
We loaded the boot and set off along the A1.
He steers his old Volvo across the country.
My parents will motor down on Saturday.
Travel: car, two passengers.
They hired a small Fiat for the trip.
I got stuck in a traffic jam near Oxford at the wheel.
Is there a parking space for our vehicle?
How do they get here? In their estate, with the kids on the back seat.
She gave him a lift in her Mini.
Not by train, we would rather take our own wheels.
He buckled up, turned the key and was off.
They share the petrol and travel in Tom's hatchback.
Our satnav led us straight to your door.
Road trip in a convertible, roof down.
The guests roll up in a black limousine.
I will be driving, so please reserve a garage.
He stopped at a service area to charge his Tesla and drove on.
We carpool, four of us in one saloon.
The family squeezed into the people carrier and headed south.
A flat tyre delayed her on the way.
No bus goes there, so she borrows her brother's automobile.
He chauffeurs the whole team in his van.
By motorcar, over country lanes.
My wife drives and I read the map.
""",
        "plane": """
Her flight touches down at ten past three.
We go through security and on to gate B14.
The stewardess showed them to row twelve.
He crossed the Atlantic in a jumbo.
Travel: air, via Frankfurt.
They booked with an airline rather than the railway.
I hate turbulence, but I am flying all the same.
How does he get to Rome? On a jet.
Take-off was delayed by fog.
My boarding pass says seat 22F.
She checked in her case at Heathrow.
An Airbus carried the team to Madrid.
The pilot greeted the delegation over the loudspeaker.
Too far by car, so they took to the skies.
We shall fetch you from the airport after your landing.
He collects air miles on all his trips.
Fasten your seat belts, we are about to leave the runway.
The guests jet in from Oslo.
The captain announced a cruising height of ten thousand metres.
Through the porthole they saw the wing and the sea far below.
I changed at Dubai and had four hours to kill in duty-free.
Low-cost airline, hand luggage only.
The aircraft brought her home before midnight.
She waited at the baggage belt with jet lag.
They hopped on an aeroplane to Lisbon.
""",
        "bus": """
We waited at the stop for the number 12.
The double-decker took them into town.
A charter coach picks the choir up at the church.
She rides the 38 to work.
Travel: coach, overnight.
He bought his fare from the driver and went upstairs to the front row.
National Express gets us to Bristol for a tenner.
How did they come? On the shuttle from the village square.
The minibus collected all eight of us.
I pressed the bell and got off at the market.
The school trip goes by motor coach.
No car, no train, the pensioners hired an omnibus.
He ran after the last Greyhound and caught it.
They hopped aboard the FlixBus to Prague.
The trolleybus stops right outside our door and she uses it.
Forty fans filled the coach and sang all the way.
My season ticket covers all bus lines.
The driver of the 64 knows her, she travels with him daily.
We arrive at the coach station at noon.
Rail replacement bus, so he will be late.
The airport plane was full, so the tour operator put us on a bus.
She stood in the aisle of the packed 17, holding on to the strap.
Our club has chartered a fifty-seater.
They took the postbus up the valley.
The night bus brought him home.
""",
    },
    "frequency": {
        "daily": """
Day in, day out, it is the same.
It takes place on all seven days.
He waters the roses each evening.
Not a day goes by without it.
The bulletin appears every twenty-four hours.
Frequency: daily, at noon.
She swims before breakfast, weekdays and weekends alike.
Fresh bread is baked here every single morning, holidays included.
How often? Once between each sunrise and sunset.
The backup starts at midnight, night after night.
More than weekly, in fact on each and every day.
I take one tablet per day.
The bin is emptied seven days a week.
It recurs from one day to the next.
The bells ring at six each morning, Sundays included.
We meet for lunch every weekday and at weekends too.
They walk the dog day by day.
He has not skipped a single day for years.
The shop is cleaned after closing time, day after day.
It happens 365 times a year.
The paper comes out every morning.
My mother rings me each night.
Tomorrow again, and the day after, and so on.
A new puzzle is published per day.
The market is held on each day of the week.
""",
        "weekly": """
We meet on Wednesdays.
The bin men come Thursday by Thursday.
Once in seven days the floor is polished.
Frequency: weekly, Tuesdays at five.
It returns every time Saturday comes round.
The magazine appears fifty-two times per annum.
He phones his mother on Sundays without fail.
Not daily, but once each week.
How often? One evening out of seven.
The choir rehearses on Monday nights.
Each weekend they mow the lawn.
I receive the newsletter every Friday.
From one Thursday to the next, that is the rhythm.
The cleaner looks in one morning a week.
Four or five times a month, always on a Tuesday.
She takes a single piano lesson per week.
The market fills the square Saturday after Saturday.
It comes round at intervals of seven days.
A weekly get-together at the pub.
The report is due every Monday morning.
On one fixed day of each week the bus runs.
My tablets are taken on Sundays only, one per week.
Week in, week out, they play cards.
The pool is drained each Wednesday night.
Same pub on Thursday, as on all Thursdays.
""",
        "monthly": """
The rent falls due on the third of each month.
Every first Monday of the month the club meets.
Frequency: monthly, on the 20th.
It takes place a dozen times a year.
Once per calendar month the meter is read.
January, February, March, it recurs with each.
The magazine has twelve issues a year.
Not weekly, merely once a month.
How often? Every thirty days or so.
Her salary arrives on the last day of the month.
The committee convenes on the second Tuesday of each month.
I get a statement from the bank each month.
With every new page of the wall calendar it comes round again.
The fee is debited month by month.
They give the stables a thorough clean every month.
He visits the barber on the first Saturday of the month.
Month in, month out, the same bill.
A new moon book club, gathering once every month.
The newsletter goes out at each month's start.
The invoice comes twelve times per annum.
We check the alarm on the tenth of every month.
It is repeated as soon as another month has passed.
One instalment a month is payable.
The monthly visit of the nurse.
Mid-month, each time, she tops up her savings.
""",
        "yearly": """
The fair is held every September.
It comes round but once in twelve months.
Each spring the club elects a chairman.
Frequency: annual, in May.
An anniversary dinner takes place year by year.
The subscription is renewed each January.
We go to the same lake every August.
Not monthly, just once per annum.
How often? One time in 365 days.
The boiler is serviced every autumn.
On New Year's Eve they always light fireworks.
He has his teeth checked every November, at no other time.
The annual report comes out in March.
The village celebrates its harvest festival each October.
Year in, year out, they plant a tree.
The prize is awarded once a calendar year.
It recurs on every birthday.
The tax return has to be filed once each year.
Every Easter the whole family gathers.
She runs the London Marathon every April.
They review the contract at yearly intervals.
With each turn of the year it happens afresh.
The exam can be sat once in any one year.
A yearly check-up is enough.
As every winter, the rink opens in December and only then.
""",
    },
    "gender": {
        "female": """
Kindly address her as Ms Hartley.
The applicant's husband rang on her behalf.
She signed the form herself.
It was a young woman who picked up the keys.
Miss Okafor left her number with us.
Put a cross in the box marked female.
Sex: female
Our new colleague is about to go on maternity leave.
Dear Madam is the right way to write to this customer.
The patient is expecting her second baby.
Not a Mr but a Mrs, as you will see from the passport.
My aunt would like to book the course.
A lady of about fifty was at the door.
The client, a widow from Leeds, brought her own papers.
Salutation: Ms
She captains the women's team.
Grandmother filled in the questionnaire on her own.
Is it a he or a she? A she.
The bride made the booking in her maiden name.
"Excuse me, madam, is this your bag?"
Someone's wife left her handbag here.
Hi, I'm Lucy, mum of two.
The waitress wrote down her own name.
Wrongly registered as a man; please change that, I'm a woman.
Our visitor is a queen among hostesses, and her guests adore her.
""",
        "male": """
Kindly address him as Mr Hartley.
The applicant's wife rang on his behalf.
He signed the form himself.
It was a young man who picked up the keys.
Master Thomas Reed is the holder of the pass.
Put a cross in the box marked male.
Sex: male
Our new colleague is taking paternity leave.
Dear Sir is the right way to write to this customer.
The patient complains about his prostate.
Not a Mrs but a Mr, as you will see from the passport.
My uncle would like to book the course.
A bearded chap of about fifty was at the door.
The client, a widower from Leeds, brought his own papers.
Salutation: Mr
He plays in goal for the men's team.
Grandfather filled in the questionnaire on his own.
Is it a he or a she? A he.
The bridegroom made the booking himself.
"Excuse me, sir, is this your hat?"
Somebody's husband left his wallet here.
Hi, I'm Luke, dad of two.
The waiter gave us his own name.
Wrongly registered as a woman; please change that, I'm a man.
Some bloke turned up, and he wanted his money back.
""",
    },
    "season": {
        "spring": """
Daffodils are out all along the lane.
Snowdrops gone, tulips coming: that's when we meet.
We always give the house its big spring clean then.
The clocks have just gone forward an hour.
The hedgehogs have woken from their long sleep.
Cherry trees stand in full flower.
Farmers are sowing their fields.
The first swallows are back from Africa.
Buds are bursting on every branch.
Not summer yet, but spring for sure.
We're planning it for mid-April.
A mild May morning with a cuckoo calling.
The asparagus is just coming up.
Tadpoles fill the pond.
The lawn needs its first mow of the year.
On Whit Monday we set off.
Chicks are hatching in the barn.
The frost has given way to fresh green leaves.
Mothering Sunday is only a week off.
When is it? Once the winter is over and the crocuses show.
The first warm rays after the long cold.
I put the winter tyres away and got my bike out last week.
Between Shrove Tuesday and Pentecost.
Hay fever is starting, the birches are in pollen.
Wild garlic carpets the woods at the moment.
""",
        "summer": """
The schoolchildren have six weeks off.
It was the heatwave of the year.
We sat outside until ten because it was still light.
Sun cream and sandals are packed.
Midsummer's night was the date.
The strawberries at Wimbledon were delicious.
The paddling pool is up in the garden.
The wheat stands golden and the grass is parched.
Not spring any more: it is thirty degrees in the shade.
They married under a blazing July sun.
We'll go in the middle of August.
Everyone is wearing shorts and complaining of sunburn.
The outdoor pool opens its gates for the big holidays.
Barbecues every weekend, salad every day.
Hosepipe ban again, the reservoirs are nearly dry.
On the twenty-first of June, when the sun hardly sets.
The office is empty, everyone is off to the seaside.
Wasps are after our lemonade.
A balmy night under the stars, crickets chirping.
The fans are humming, nobody can sleep for the heat.
It was the season of music festivals and muddy tents.
When shall we meet? During the dog days.
The lavender is in bloom and the beach bars are packed.
Late June to early August suits us.
Warm evenings, short nights, long holidays.
""",
        "autumn": """
Conkers lie all over the path.
I'm raking the lawn, it is covered in brown foliage.
The clocks go back this weekend.
The squirrels are hoarding nuts.
Hallowe'en is just round the corner.
Guy Fawkes Night is the date.
Mushroom pickers roam the woods.
The grapes are being gathered on the hillside.
In the fall, as the Americans say.
Summer is over, winter not yet here.
We brought in the last apples and made cider.
It was late October and the mist hung low.
The swallows have left us for the south.
A new school year began a month ago, the heating is back on.
The maples glow scarlet.
The barn is full after Harvest Festival.
The storks have gathered for their long flight away.
Drizzle, gales and a carpet of leaves.
Around the end of September.
The hedgehog is looking for a place to hibernate.
Chestnuts are roasting, new wine is on sale.
When the beech woods turn to copper.
Which season? The one between the heat and the snow.
The deer are rutting and the ferns go brown.
""",
        "winter": """
The roads have been gritted against the ice.
Children are building a snowman.
The gas bill is huge, the radiators run all day.
We shall see the New Year in together.
It is pitch dark by four o'clock.
Scarves, gloves and woolly hats are everywhere.
The bears are hibernating.
On the twenty-first of December the sun barely rises.
Sledges are out on the hill.
Not autumn any longer: everything is white.
Advent candles are burning.
The pipes froze last night.
I scraped the windscreen for ten minutes this morning.
In the bleak midwinter.
Minus ten outside, hot soup inside.
The ski lifts are open.
We'll hold it in mid-January.
The trees are bare and the robin is at the feeder.
Blizzards cut off the village.
Boxing Day is when the family comes.
Icicles hang from the gutter.
The fields lie under a thick blanket of snow.
When will it be? Once the lake bears our skates.
Mulled wine and roasted almonds at the market.
Everybody has the flu and the nights go on for ever.
""",
    },
    "channel": {
        "phone": """
I was put through to your switchboard.
We spoke on the blower for half an hour.
He rang up at nine.
The caller held for ten minutes.
She dialled our number.
I picked up the receiver and there he was.
Source: telephone
The customer left a voicemail.
A quick buzz on the mobile was how she reached us.
The helpline took the request.
He hung up before we could ask his name.
I heard it from her over the line, the connection was poor.
You can note that this was a call.
No letter, no mail: they phoned.
I'm ringing about your advert.
The handset rang and it was Mrs Lowe.
How did he get in touch? He gave us a bell.
There was a missed call from this client, so we called back.
The contact was made via our freephone number.
Her voice on the line was hardly audible.
We had a long telephone conversation.
The call centre agent noted the complaint.
He reached me on my landline.
She'd been on hold, listening to the music, for ages.
Contact via hotline
""",
        "email": """
The request was in our spam folder.
He wrote to info at our domain.
See her message in the attached thread.
I hit reply and sent it off with two attachments.
Source: e-mail
She copied us in on her message.
Forwarded from the support mailbox.
The subject line read "urgent question".
He dropped us an e-mail.
Not by telephone but by email.
Your electronic message reached us at noon.
We got it in writing through Outlook.
I've mailed you the details with a PDF.
How did they reach us? Electronically, with a line to our support address.
An unread mail with a red flag was how we found out.
The newsletter reply landed with us.
She clicked "send" and her enquiry was with us.
I found his note among sixty unread mails.
The query was typed and mailed to our service address.
He pinged over an e-mail late last night.
Please find attached, wrote the customer in his mail.
No one rang; there was just a mail.
Your message to our Gmail account has been received.
It bounced first, then her email got through.
Contact via mail, with everyone in CC
""",
        "visit": """
The customer dropped in at the branch.
She took a number and waited in the lobby.
Source: counter
He turned up on our doorstep.
We shook hands and sat down with her in the showroom.
They popped into the shop.
I went there myself and spoke to your receptionist.
She called round personally, no appointment.
He appeared in the flesh.
The clerk at the window served him.
A walk-in customer.
The gentleman sat opposite me in my office.
No call, no mail: they were standing in the doorway.
They made the journey to our premises to ask.
I'd rather go round and ask them in person, so I did.
How did she contact you? She looked in at the store.
We had the couple here on the sofa for an hour.
Our porter let the enquirer in and brought him up.
She presented herself at the information desk.
A personal visit
He rang the doorbell and asked us to our faces.
The lady queued at the till to ask.
They met our adviser on site.
I stopped by on my way home and talked to your staff.
Contact made at reception, the client was there personally
""",
    },
    "day_part": {
        "morning": """
I'm free from eight until eleven.
The early shift suits me.
Come with the milkman.
At the crack of dawn.
As soon as the shop opens at seven, please.
In the a.m., if at all possible.
Mornings only, please.
No later than eleven, I have to leave for lunch.
Before the day has really begun.
With the dew still on the grass.
I get up with the lark, so come then.
When would you like it? Straight after I have dropped the kids at school.
Not in the evening: in the morning.
Ten o'clock at the latest, well ahead of midday.
While the bakers are still busy with the rolls.
The first half of the day.
She prefers the first appointment you have, at half past seven.
He is only fresh and awake at daybreak.
After lunch is no good, so make it nine.
Around the ten o'clock tea break.
As the sun comes up.
On my way to work would be ideal.
Forenoon, please.
We'll meet over porridge at eight.
My shift begins at six and ends at midday.
""",
        "afternoon": """
I'm free from one until four.
Any time after my midday break.
At half past three, if you can.
In the p.m., but not as late as evening.
When the children get home from school.
After the midday nap.
Over a slice of cake at four.
The second half of the working day.
Neither early nor late, somewhere about three.
Afternoons only, please.
Once we have had our sandwiches.
Mornings are full, so make it two o'clock.
When would you like it? Shortly after siesta.
The shift from one to five suits her.
Not the morning but the afternoon.
He'd like to come at a quarter past two.
Between noon and sunset there's room.
Coffee-and-cake time is perfect.
We could do it after the midday news.
Post meridiem, well before supper.
Before the school run at half three, but after lunch.
Sometime past midday and before the offices close.
She asked for a post-lunch slot.
Let's say four-ish, before the rush hour starts.
When the sun has passed its highest point.
""",
        "evening": """
I'm free from seven until ten.
Once the children are in bed.
The late shift suits me.
At sunset, please.
After the eight o'clock news.
Evenings only, please.
When the street lamps come on.
At dusk.
After office hours, about half past six.
Just before bedtime.
I'm a night owl, so come late.
When would you like it? After supper.
Not in the morning: in the evening.
At nightfall.
Nine p.m. would be best.
When the shops have closed and everyone is home.
The late slot, from eight.
Over a glass of wine after dinner.
She prefers the end of the day, when the moon is out.
During the daytime I'm busy, so it must be tonight.
As late as you can manage.
By candlelight.
When the day's work is done and the telly goes on.
Towards ten at night.
At curtain time, when the theatres open.
""",
    },
    "reason": {
        "too late": """
By then Christmas had come and gone.
The wedding had already taken place without it.
It was a fortnight overdue.
You missed the deadline, so I sent it back.
Three weeks of waiting, and then it was no use.
The courier took for ever.
We needed it by Friday and got it on Tuesday.
Your delay spoilt everything, hence the return.
Nothing wrong with the thing itself, but it was not on time.
It reached us after we had left on holiday.
Better late than never? Not for a birthday cake.
The shipment dragged on far beyond the agreed day.
Reason: late delivery
Next-day delivery was promised; it took nine days.
It turned up when the show was over.
Having waited in vain for weeks, we refused the parcel.
The right goods, the wrong week.
What was the matter? It missed the christening.
Your van kept us waiting past the date.
The gift got here when the guests had gone home.
It wasn't punctual.
Held up at customs so long that we had no more need of it.
By the time the coat came, winter was over.
The parcel was slower than a snail.
""",
        "wrong item": """
I ordered blue and got green.
We wanted a kettle, but unpacked a toaster.
The label on the box carried somebody else's name and order.
A mix-up in your warehouse: these are not our shoes.
Size 38 was ordered, size 42 came.
What's in the parcel does not match the invoice.
You've confused my order with my neighbour's.
It works well, only it's not what I bought.
The picture showed a lamp; I received a vase.
This isn't the model I chose.
Reason: incorrect article
Your packer must have grabbed from the next shelf.
The article number differs from the one I ordered.
I had asked for the hardback and was sent the audio book.
Instead of tea there was coffee inside.
What was the matter? They swapped two parcels.
Punctual and intact, but the wrong product.
I never ordered this one.
Left-handed scissors came, though I clicked on right-handed.
The colour isn't the one on my order.
Someone else's curtains were delivered to us.
The wrong version was dispatched.
Not the thing I paid for, but some other article.
We received a man's watch in place of a lady's.
Imagine my face: cat food, and I had ordered a camera!
""",
        "defective": """
The screen stays black.
The zip came off on the first day.
One of the legs is cracked.
It makes a grinding noise and then gives up.
The battery won't charge.
It leaks at the bottom.
The handle snapped in my hand.
Reason: defect
A manufacturing flaw, says our technician.
The thing is kaputt.
The right one, and on time, but out of order.
It has packed up already.
Smoke came out as soon as I plugged it in.
What was the matter? The motor is shot.
The glass had a crack in it.
Two of the keys are stuck.
It doesn't turn on, whatever button I press.
The seam ripped the first time I wore it.
Damaged goods, sorry.
This toaster never toasted a single slice.
After two minutes it gave up the ghost.
The clock refuses to tick.
The pump was useless, it failed during its first run.
A loose contact makes the lamp flicker and go out.
It's bust, beyond repair.
""",
        "changed mind": """
Nothing wrong with it, we simply have no use for it now.
I've gone off the idea.
My plans are different now.
A rash purchase, I admit.
Having slept on it, I'd rather have my money.
I don't like it as much as I thought.
It was an impulse buy.
My wife talked me out of it.
Reason: change of heart
I got cold feet about buying it.
The thing is perfect, but I'd sooner keep my savings.
We've decided against keeping it.
What was the matter? Nothing, I just don't fancy it any more.
It no longer appeals to us.
I thought I needed one. I don't.
She has reconsidered her purchase.
It's lovely, but not really me.
I make use of my right to withdraw, no fault found.
He had second thoughts at home.
We would rather do without it after all.
In the shop it seemed a good idea; now it doesn't.
The works are fine, only my taste has moved on.
I was too hasty in ordering.
They came to the conclusion that they didn't need one.
Buyer's remorse, nothing more.
""",
    },
    "role": {
        "admin": """
She holds the master password.
Give him unrestricted rights.
No door in the system is closed to her.
He creates new logins and throws people out.
Role: administrator
She decides who gets access and who doesn't.
Superuser rights have been assigned.
I can change the settings for everyone.
Make her an owner of the workspace, please.
Not merely an editor: an admin.
He may install, configure and delete whatever he likes.
Root access
You're in charge of all user accounts from today.
She hands out permissions to the others.
There is nothing he isn't allowed to do there.
What may she do? Anything at all, including removing users.
They put me in command of the whole platform.
He resets other people's passwords.
Everything, from billing to user management, is in her hands.
The boss of the system, so to speak.
Please promote Mr Lane so that he can appoint and dismiss members.
She can even shut the whole site down.
Full privileges, no limits.
He may do more than write: he manages the rights of others.
The owner of the group is me.
""",
        "editor": """
She can revise the articles, but not the settings.
He drafts posts and publishes them.
Role: writer
Give her writing rights, but keep the admin tools locked.
You are allowed to amend documents, not accounts.
He polishes the copy on the site.
Not an administrator, but more than a reader.
Her job in the system is to alter and save entries.
I can add paragraphs, yet I can't invite anybody.
Read and write access, nothing beyond that.
He's permitted to make changes to the wording.
What may she do? Edit the content, that's all.
They can upload new articles and mend old ones.
Please let Tom work on the documents, not on the user list.
She fills the pages with content.
Track changes and saving enabled, user settings blocked.
He may rewrite a post, but has no say over passwords.
An ordinary member who contributes texts.
I've been made an editor of the wiki.
She is entitled to update files in the folder.
Modify: yes. Manage people: no.
He puts the commas right in our online pages.
You'll be able to type in the shared document.
Contributor with pen in hand, but without the keys to the house.
Her login lets her compose and correct entries.
""",
        "viewer": """
Read-only access
He can see the files but can't touch them.
Role: reader
She was let in as a guest.
Changing anything is out of the question for him, he just looks.
You may browse, but every edit button is greyed out.
I'm able to view the document, no more.
Give them a peek at it, nothing else.
Hands off the text, eyes only.
Neither an admin nor an editor.
What may she do? Just have a look.
He lacks permission to write.
Please let Ann see the folder without letting her alter it.
They follow the project as onlookers.
Her access ends at looking at the pages.
Download and print allowed, saving changes refused.
For him the document is like a picture behind glass.
I tried to correct a typo, but I only have reading rights.
A silent spectator in our system.
She's allowed to open and read the reports, not to amend them.
View only, please.
The writing tools are locked for visitors like him.
You'll get to see everything and change nothing.
No editing for the guest account.
A pure reader's login
""",
    },
    "direction": {
        "up": """
Sales soared.
The curve points to the sky.
We gained ten per cent.
Prices have doubled.
Trend: rising
Turnover jumped compared to last year.
The share has reached a new high.
Member numbers are swelling.
Things are on the increase.
A steady gain, month after month.
The temperature keeps mounting.
Demand is booming.
We've never had so many visitors, and each week brings more.
It isn't shrinking, it's growing.
The figure rocketed overnight.
How is it developing? Upwards.
Rents have been put up again.
The debt is getting bigger.
They expect an upturn in the coming quarter.
Plus five per cent
The water level is creeping higher.
The upward trend goes on.
Profits improved on the year before.
Costs are spiralling.
There was an upswing after the quiet months.
""",
        "down": """
Sales plunged.
The curve points to the cellar.
We lost ten per cent.
Prices have halved.
Trend: shrinking
Turnover slumped compared to last year.
The share has hit a new low.
Member numbers are dwindling.
Things are on the wane.
A steady loss, month after month.
The temperature keeps dropping.
Demand has dried up.
We've never had so few visitors, and each week brings less.
It isn't growing, it's shrinking.
The figure collapsed overnight.
How is it developing? Downhill.
Rents have been cut again.
The debt is getting smaller.
They expect a downturn in the coming quarter.
Minus five per cent
The water level is receding.
Interest is ebbing away.
Profits fell short of the year before.
Costs are being slashed.
The market took a nosedive.
""",
        "stable": """
Sales are flat.
The curve is a straight line.
The figure is the same as a year ago.
Prices haven't budged.
Trend: unchanged
Turnover is on a par with last year.
The share price stood still all week.
Member numbers are constant.
It neither grew nor shrank.
Month after month, the very same figure.
The temperature holds steady.
Demand is even throughout the year.
Exactly as many visitors as in the previous year.
The market is treading water.
The status quo remains.
How is it developing? It isn't, it just stays put.
The rent will be kept at its present level.
The debt is no bigger and no smaller than before.
Experts foresee a sideways movement.
Plus or minus zero
The water level has settled.
Everything is as it was.
Profits matched those of the year before.
Costs are frozen.
No movement in either direction.
""",
    },
    "plan": {
        "basic": """
She went for the entry-level plan.
I don't need any extras, the lowest tariff will do.
We booked the no-frills package.
Put me down for basic, not premium.
They're on the cheapest tariff you have.
Just the bare essentials in our subscription, please.
My contract covers the minimum, that's all.
He picked the starter plan.
The bottom of your three price levels is what I take.
A small subscription is plenty for the two of us.
Which plan? The plain one with few features.
She turned down all the extras and stuck with the smallest package.
I'm a subscriber to the basic version.
The budget tariff, please.
We opted for the economy subscription.
Standard functions only, no frills, that was their choice of plan.
The least expensive paid subscription is right for me.
He downgraded to the small plan.
Premium would be wasted on us, so basic it is.
The tariff with the lowest monthly fee
They subscribe at the lowest level.
My plan has no bells and whistles.
Tariff chosen: small plan, monthly
I'll pay, but only for the simplest package.
The subscription is a modest one, stripped to the basics.
""",
        "premium": """
She went for the top-of-the-range plan.
I want every extra, so the highest tariff.
We booked the deluxe package.
Put me down for premium, not basic.
They're on the most expensive tariff you have.
Nothing but the best subscription for us, please.
My contract includes all features.
He picked the gold plan.
The top of your three price levels is what I take.
A large subscription with all the trimmings.
Which plan? The one that has everything.
She added every extra and ended up on the full plan.
I'm a premium subscriber.
The luxury tariff, please.
We opted for the all-inclusive subscription.
All functions unlocked, that was their choice of plan.
The highest monthly fee doesn't scare me, I want the lot.
He upgraded to the full package.
Basic would be too little for us, so premium it is.
The VIP tariff
They subscribe at the highest level.
My plan has all the bells and whistles.
Tariff chosen: full plan, yearly
Our subscription leaves nothing out.
The whole hog: the biggest package in your catalogue.
""",
        "trial": """
She has signed up for the free month.
I'd like to try it out before I pay anything.
We're still in the thirty-day test phase.
Neither basic nor premium for now, just a trial.
Their subscription costs nothing and ends after two weeks.
Let me have a taste of it first.
My account is a test account.
He picked the free sample plan.
They haven't bought yet; they are trying it out.
Seven days free of charge, then we'll see.
Which plan? The one for trying things out.
She wants to get to know the service before committing herself.
I'm on a test subscription that runs out on Sunday.
The try-before-you-buy offer, please.
We opted for the introductory month at no cost.
The test period has been activated.
He is having a go at it free for a fortnight.
Our trial expires at the end of the week.
No purchase as yet, only the free test run.
The customer is evaluating the product without payment.
Tariff chosen: test, fourteen days
A dry run with the free plan first, then we decide.
Start my free trial, please.
I took the limited-time demo access.
They gave it a whirl with the gratis month.
""",
    },
    "education": {
        "school": """
A-levels, and that was the end of his education.
She took her GCSEs and then went straight to work.
I never went beyond secondary school.
His highest certificate is from the comprehensive.
College was not for her; she stopped after sixth form.
Highest qualification: high school
He turned his back on the classroom at eighteen and never returned to learning.
She passed her final school exams, nothing since.
I have O-levels and no further training.
No trade, no degree, just school.
He is a high school graduate.
What education has she got? Twelve years at the local grammar school.
They finished their schooling and took unskilled jobs.
My learning ended with the sixth form.
After my last school report I never sat another exam.
She dropped out of sixth form and has no other qualifications.
Neither apprenticeship nor university, only school.
He left the village school at fifteen to help on the farm.
School-leaver, no vocational training
The last certificate I got was at secondary school.
A good school report is all he has to show.
Compulsory schooling completed, nothing beyond.
She holds a high school diploma only.
Schooled until seventeen, never lectured at.
The school gates closed behind me and I started earning at once.
""",
        "apprenticeship": """
He trained as a carpenter.
She is a qualified electrician.
I served my time with a plumber.
A baker by trade, trained for three years in a bakehouse.
Highest qualification: vocational training
She completed three years of training in a hairdresser's salon.
He learnt bricklaying from the bottom up.
They took me on as an apprentice, and I passed the trade test.
No degree, but a proper trade.
She has her papers as a joiner.
City and Guilds certificate in plumbing
What education has he got? A trained mechanic.
My training as a butcher ended with the journeyman's exam.
She did her indentures at a printing works.
He spent his learning years in a garage and got his trade certificate.
Instead of studying, she trained in a firm.
A time-served fitter
I'm a skilled worker, trained by my company for three and a half years.
Training in the bank: two days at vocational college, three at the branch.
He didn't go to university, he did an apprenticeship.
She learnt tailoring under an old craftsman.
Vocational certificate as a cook
I was a trainee in a nursery and qualified as a gardener.
He was bound to a blacksmith to learn the craft.
Her trade papers say watchmaker.
""",
        "university": """
She read law at Oxford.
He took his doctorate in Berlin.
I hold a PhD in chemistry.
Highest qualification: academic
Her diploma was awarded by the faculty of medicine.
He wears a mortarboard in the photo of his degree ceremony.
She studied physics and got a first.
They're both graduates.
MA in History, 2014
What education has he got? An engineering degree.
My alma mater gave me a master's in economics.
She defended her dissertation last year.
He didn't do an apprenticeship, he went to university.
Ten terms of lectures, then the final degree.
I finished my studies with a BA.
She is an academic, with letters after her name.
He passed his finals at Cambridge.
An MBA from a business school
Her years on campus ended with honours.
He completed a degree course in architecture.
The professor handed me my master's certificate.
She was awarded a doctorate in theology.
I graduated with a 2:1 in maths.
Not just school: he has a degree too.
A qualified doctor, six years of medical studies
""",
    },
    "working_time": {
        "full-time": """
She works nine to five, Monday to Friday.
A forty-hour contract
He is at the office the whole day, every weekday.
I went back to full hours last month.
No reduced hours: she does the whole week.
Employment: full
It's a job that fills the entire working week.
They want somebody for all five days, eight hours each.
We employ him for the complete weekly hours.
Thirty-nine hours a week, regular daytime.
How much does she work? One hundred per cent.
He gave up his half post and took a whole one.
She puts in eight hours daily from Monday to Friday.
The post is a full one, not a part-time one.
Full-timer wanted.
I'm working the maximum weekly hours of the contract.
A 100% position
Five long days at the desk, week in, week out.
Her contract says full working hours.
You'd be here all week, from morning till evening.
The job isn't for somebody who only wants a few hours; it takes the full week.
He's been a full-time nurse for ten years.
It takes up the whole week, with weekends off.
We offer you a full post, eight till half past four daily.
She has increased from half to full hours.
""",
        "part-time": """
She works mornings only and is home by noon.
A twenty-hour contract
He is at the office just two days a week.
I cut my hours after the baby was born.
No full post: he does three days.
Employment: part
It's a job that leaves half the week free.
They want somebody for a few hours a week.
We employ her for fifty per cent of the weekly hours.
Fifteen hours a week, regular daytime.
How much does she work? Sixty per cent.
He gave up his whole post and took a half one.
She puts in four hours daily.
The post is not a full one.
Part-timer wanted.
I share the job with a colleague, half each.
A 50% position
Monday to Wednesday at the desk, the rest of the week off.
Her contract says reduced working hours.
You'd be here only till one each day.
The job is for somebody who can't spare a full week.
He's been a part-time nurse for ten years.
It takes up only a couple of afternoons a week.
We offer you half a post, eight till twelve daily.
She has gone down from forty to twenty-five hours.
""",
        "shifts": """
She works earlies this week and lates the next.
A rota of three eight-hour turns
He swaps between days and nights.
I'm on nights till Sunday, then on earlies.
No fixed hours: the roster changes weekly.
Employment: shift work
It's a job with alternating hours, round the clock.
They want somebody who doesn't mind night duty in rotation.
We run the machines day and night, and our people take turns.
Six to two, two to ten, ten to six.
How is her work arranged? In a three-shift pattern.
He gave up his nine-to-five and now works the rota.
She gets a bonus for night and late turns.
The post has rotating working hours.
Shift worker wanted.
My colleague relieves me at ten at night, every other week.
A two-shift system
The crew changes at six, at two and at ten.
Her contract says shift work.
You'd start at dawn one week and at dusk the following one.
The ward must be staffed day and night, so she rotates.
He's been on alternating shifts for ten years.
Sometimes he sleeps by day because it's his turn for the night.
The hooter goes and the late shift takes over from ours.
We offer you work in a continental rota.
""",
    },
    "fuel": {
        "petrol": """
The tank takes E10.
Unleaded only, never diesel.
Engine type: gasoline
Spark plugs fire the engine.
She filled the tank with super.
What does it run on? Petrol.
A 1.4 litre petrol model
Ninety-five octane is what it drinks.
The engine burns gasoline.
Neither diesel nor electric.
The car guzzles unleaded like mad.
I put thirty litres of petrol in the car.
A classic petrol-driven roadster
Someone put diesel in by mistake; it needs unleaded.
The mower has a little petrol engine.
You have to buy high-octane fuel for this sports car.
Our old banger used to need leaded, now it takes super.
The petrol can in the boot is its reserve.
Please return the hire car with a full tank of unleaded.
Its carburettor mixes air and petrol.
The petrol tank holds fifty litres.
We chose the petrol version over the diesel one.
This van is powered by gasoline.
At the filling station she reaches for the Super Plus.
""",
        "diesel": """
The tank takes derv.
Diesel only, never unleaded.
Engine type: diesel, Euro 6
There are no spark plugs, just glow plugs.
She filled the tank with diesel oil.
What does it run on? Diesel.
A two-litre TDI
It also needs AdBlue for the exhaust.
The engine burns diesel oil.
Neither petrol nor electric.
A rattling old diesel with a particulate filter
I put sixty litres of diesel in the van.
A common-rail turbo diesel
Someone put petrol in by mistake; it needs diesel.
The tractor has a diesel engine that knocks when cold.
It's a self-igniting engine, as Rudolf Diesel invented it.
Its sooty exhaust was caught up in the diesel scandal.
Red diesel for the farm machines
Please return the hire car with a full tank of diesel.
The CDI under the bonnet is frugal on long journeys.
In hard frost its fuel thickens, as diesel does.
We chose the diesel version over the petrol one.
This van is diesel-powered.
At the filling station she reaches for the diesel nozzle.
""",
        "electric": """
It gets its power from a wallbox in the garage.
Plug it in and drive off.
No exhaust pipe at all.
Engine type: electricity
The motor hums quietly and emits nothing.
She tops up at a charging point.
What does it run on? Volts and amps.
An EV with 400 km of range
Eighty kilowatt hours are stored under the floor.
It's driven by current, not by fuel.
Neither petrol nor diesel.
The car hangs on its cable all night.
I loaded its battery up to eighty per cent.
A fully electric hatchback
The filling station can't help; it needs a socket.
The mower has a cable and an electric drive.
It's a Tesla.
Zero emissions, the battery drives the wheels.
Solar panels on the roof provide its juice.
Please return the hire car with its battery charged.
The lithium pack is its only source of energy.
Fast charging takes it half an hour.
We chose the battery version over the petrol one.
This van is electrically powered.
No oil changes, no fuel, just a charging cable.
""",
    },
    "seat_wish": {
        "window": """
She'd love a view of the mountains from her seat.
Put him where he can look at the landscape.
I want to lean my head against the pane and sleep.
A seat with a view, please.
Seat A, right beside the glass.
Preferred seat: window
Could we sit where one can see out?
Not the aisle: the window.
My son wants to watch the wing during take-off.
He always presses his nose against the window pane, so seat him there.
Where would you like to sit? Where I can watch the fields go by.
Please let her sit beside the porthole.
The window side is what we wish for.
I'd enjoy watching the sunset from my seat.
As far from the aisle as possible, against the outer wall.
A place with daylight and scenery
She insists on seeing the ground from above.
I'll only travel if I can gaze outside.
Window for me, whatever the row.
The seat by the glass, if it is still free.
He'd like to wave from his seat to those on the platform.
We asked for a table at the window.
For photos of the coast I need to be next to the pane.
Please no gangway seat, I prefer the view.
""",
        "aisle": """
She has long legs and wants room on the gangway side.
Put him where he can get up without disturbing anyone.
I go to the toilet a lot, so no climbing over neighbours.
A seat on the gangway, please.
Seat C, right beside the corridor.
Preferred seat: aisle
Could we sit where one can leave quickly?
I don't care for the view; I want to get out easily.
Aisle rather than window.
My bad knee needs the free side next to the walkway.
He hates being hemmed in against the wall, so give him the corridor side.
Where would you like to sit? On the gangway.
Please let her sit where the trolley passes.
The aisle side is what we wish for.
I'd rather not be trapped by the window.
As far from the window as possible, next to the passage.
A place I can slip in and out of
She wants to be first out of the row.
With my crutches I need the seat beside the walkway.
Aisle for me, whatever the row.
The seat on the corridor, if it is still free.
I have a fear of heights, so away from the window and next to the gangway.
We asked for two places across the aisle from each other.
With a baby to walk up and down I need the outer gangway seat.
Please no window seat, I have to move about.
""",
        "no matter": """
She'll sit wherever you put her.
Put him in whichever seat is left.
I'm easy about where I sit.
Just a seat, that's all I ask.
Seat: your choice
Preferred seat: any
Could we sit anywhere? Yes, we're not fussy.
I have no wish as to my place.
Aisle or window, it's all the same to me.
My place in the row is of no importance.
He has no preference.
Where would you like to sit? I don't mind.
Please give her any free place.
Left, right, front or back, whatever you have.
I'd be happy with any place on the train.
Window, middle, aisle: I leave it up to you.
Take whichever seat comes up first.
She couldn't care less where she sits.
I'll be asleep anyhow, so pick a seat for me.
No special wishes for the seat.
The seat can be assigned at random.
We are content with what's still free.
We don't need a window seat, nor one on the aisle, just two places.
Even the middle seat is fine with me.
Choose for us, we've no favourite side.
""",
    },
    "relation": {
        "parent": """
I gave birth to him.
She brought him into the world.
I'm calling about my son, as his mum.
He raised the boy; he is his daddy.
Relation: mother
She is the one who gave her life.
As his legal father I sign for him.
My little girl is in your class, I'm her mother.
The old man of the house: his dad.
She's his mamma.
I have a daughter here, so yes, I am her father.
How are you related? I'm Tim's mum.
He's the proud papa of the newborn.
Signed: the father
His own flesh and blood, I carried him for nine months.
Not his sister, as you might think, but his mother.
The woman at his side is his mother.
He walked his daughter down the aisle.
One of my kids is the patient; I'm the mother.
She came to parents' evening as Ben's mum.
I changed her nappies when she was small: I'm her dad.
Contact in an emergency: father
He looks just like his son, only thirty years older.
She breastfed him and brought him up.
I'm the one he calls Dad.
""",
        "child": """
He inherits from her as her only son.
She's his offspring.
I'm calling about my mum, as her daughter.
He was raised by them; he is their kid.
Relation: daughter
She was born to them in 1998.
I sign for my old father, as his son.
My dad is a patient of yours, I'm his daughter.
The youngest in the nest: their little boy.
She is the apple of her father's eye.
My mother lives with you, so yes, I'm her son.
How are you related? I'm Mrs Brown's daughter.
He is his father's heir, his first-born.
Signed: your loving son
Not her husband, as you might think, but her son.
The girl at her side is her daughter.
Only the stepson, but she treats me as her own.
It's their toddler.
She came along with Mum and Dad as the youngest of their brood.
Contact in an emergency: eldest son
She is their adopted daughter.
A chip off the old block: he's his boy.
""",
        "sibling": """
We have the same mum and dad.
She is his big sister.
I'm calling about my brother.
They grew up in the same nursery, as brother and sister.
Relation: sister
She shares his parents.
I sign for my twin.
My kid brother is in your class.
The other son of our parents: that's him.
She is his half-sister on the father's side.
Our mother had two boys, him and me.
How are you related? She's my sister.
He is the younger of the two brothers.
Signed: your brother
We shared a bunk bed as children, our parents had just one room.
Not his wife, as you might think, but his sister.
The lad at her side is her brother.
They squabbled at their parents' table like all siblings.
My sis needs your help.
She came along as his twin sister.
We're twins, alike as two peas.
Contact in an emergency: elder sister
He's one of my three bros, the other two live abroad.
Our parents had me first and her two years later.
I'm her baby brother.
""",
        "friend": """
We've been mates since school.
She's my best pal, no relative at all.
I'm calling on behalf of a good friend.
They met at a club and have been chums ever since.
Relation: friend
She is not kin, but we are very close.
I sign for my buddy, who has no family.
My old schoolmate is a patient of yours.
Thick as thieves, yet no blood ties.
She is a friend from university days.
We play cards each Friday, he's a pal of mine.
How are you related? Not at all, we're just good friends.
He's my drinking companion.
Signed: your faithful friend
I've known and liked him for thirty years, but we aren't family.
Not his brother, as you might think, but his friend.
The chap at her side is a chum of hers.
They became friends in the army.
My bestie needs your help.
She came along as her closest girlfriend from school.
We are bosom buddies.
Contact in an emergency: a friend
He's an old mate I go fishing with.
Our friendship goes back to kindergarten.
No relation, merely friendship.
""",
    },
    "outcome": {
        "win": """
We took all three points.
Our lads came out on top.
They lifted the cup.
Two nil to us at the final whistle.
Result: victory
The home side triumphed.
She defeated her opponent in straight sets.
The fans celebrated our victory until dawn.
We thrashed them.
They beat the champions.
How did the match end? In our favour.
The team left the pitch as winners.
It ended neither in defeat nor in a draw: we won.
We scored the deciding goal in the last minute.
He knocked his rival out of the tournament.
The opponents had to bow to us.
Champions at last!
We came from behind and still won.
Victory was ours.
The other team couldn't stop us.
They pulled it off in extra time.
She took the match and with it the gold medal.
Nobody could beat them that night; five one!
Their opponents went home empty-handed.
A narrow win for our side
""",
        "loss": """
We went home without a single point.
Our lads came off second best.
They let the cup slip away.
Nil two against us at the final whistle.
Result: defeat
The home side succumbed.
She was beaten by her opponent in straight sets.
The fans mourned our defeat until dawn.
We got thrashed.
They were no match for the champions.
How did the match end? Badly for us, one three.
The team left the pitch as losers.
It ended neither in victory nor in a draw: we lost.
We conceded the deciding goal in the last minute.
He was knocked out of the tournament by his rival.
We had to bow to the opponents.
Second place only, the final went to the others.
We led for an hour and still lost.
Victory went to the other side.
We couldn't stop the other team.
They threw it away in extra time.
She dropped the match and missed out on the gold medal.
A hiding, one five, not our night.
We returned empty-handed and with our heads hung low.
A narrow loss for our side
""",
        "draw": """
Each side went home with a point.
There was no winner.
They ended up level.
Two all at the final whistle.
Result: tie
The home side and the guests cancelled each other out.
The players agreed on half a point each.
Neither set of fans had anything to celebrate or mourn.
We could not beat them, nor they us.
They held the champions to a goalless match.
How did the match end? Even.
The teams left the pitch as equals.
It ended neither in victory nor in defeat.
We equalised in the last minute, and that was the end.
The score was the same for both sides.
The two opponents were evenly matched, nil nil.
Honours even
We drew with them.
Nobody won, nobody lost.
A stalemate after forty moves
They finished all square.
A fair split of the points
The match was tied.
Three goals here, three goals there, and off home.
A goalless draw against our neighbours
""",
    },
    "damage": {
        "water": """
The bathtub overflowed.
Rain seeped through the wall, and the plaster is soaked.
A leaking hose ruined the parquet.
The dishwasher ran out over the kitchen floor.
Cause of damage: water
The carpet is sopping wet, the toilet overflowed.
We had to pump the basement dry.
There's mould because of a dripping tap.
The upstairs neighbour left the bath running.
Our boiler sprang a leak and drenched the hall.
What happened? The pipe froze and cracked, everything was under water.
The brook rose into the ground floor.
The damp has crept up the walls from a broken drain.
A flood ruined the furniture.
I was standing ankle-deep in my own kitchen.
The aquarium burst over the sideboard.
It wasn't fire, it was the tap water.
The plumber found the broken pipe behind the tiles.
Sewage came up through the drains.
The ceiling has a wet patch that grows.
My laptop drowned when the pipe above it gave way.
The washing machine hose came off and soaked the flat below.
High water swept through our cellar.
All my books are sodden from the leak.
Drying machines have been running in the flooded rooms for days.
""",
        "fire": """
The shed went up in smoke.
A short circuit set the cupboard alight.
Sparks from the chimney kindled the roof.
The chip pan caught light on the stove.
Cause of damage: fire
The walls are black with soot, it smells of burning.
Only ashes are left.
A cigarette burnt through the sofa and the room was ablaze.
The neighbour's barn was burning and the flames leapt over.
Our Christmas tree caught alight.
What happened? The house was gutted by a blaze.
The arsonist has been caught.
The beams are charred.
An inferno destroyed the warehouse.
I saw the flames shooting out of my own kitchen.
The battery overheated and ignited the desk.
It wasn't water, it was a blaze.
The fire brigade needed two hours to extinguish it.
The smoke alarm went off, but the bedroom was already in flames.
The curtain has a scorched edge from the blaze.
My coat went up in flames on the heater.
The iron was left on and burnt the place down.
A wildfire swept over our cabin.
All my books are burnt to cinders.
The kitchen was razed by burning fat.
""",
        "theft": """
My bike has been nicked.
Someone forced the window and emptied the safe.
A pickpocket had my purse.
The jewellery was gone, the door was prised open.
Cause of damage: theft
The drawers were ransacked and the silver is missing.
We were robbed.
The car was pinched from our drive.
The neighbour saw two masked men carrying off our telly.
Our shop was looted by a gang.
What happened? Crooks made off with the computers.
The police are looking for the culprit who took it.
The burglar came through the cellar.
An intruder helped himself to our cash.
I caught the thief red-handed in my own kitchen.
The padlock was cut and the moped taken.
It wasn't lost, it was stolen.
The loot was worth ten thousand.
The alarm went off, but the robbers had already fled with the paintings.
The lock has marks of a crowbar, and the rings are gone.
My coat was swiped from the cloakroom.
Shoplifters walked off with the goods.
A raid on our jeweller's
All my records have been carried off by housebreakers.
While we were on holiday, uninvited guests cleared out the flat.
""",
        "storm": """
The hurricane took the tiles with it.
A gust smashed the greenhouse.
Hailstones dented the bonnet.
The chimney toppled in the squall.
Cause of damage: wind
The fence was flattened by a tempest.
A branch crashed on to our car in the gale.
The parasol flew through the pane in a violent gust.
The old oak came down on the garage when it blew so hard.
Our marquee was carried off by a whirlwind.
What happened? A tornado ripped through the street.
The weather office measured force eleven, and our roof is gone.
The gusts tore the shutters off their hinges.
A cyclone wrecked the barn.
I watched the gale lift my own carport.
The satellite dish was torn down in the hurricane.
It wasn't burglars, it was the storm.
The antenna snapped in the strong wind.
The tiles were rattling all night, and by morning half were blown off.
The solar panels were cracked by hail as big as eggs.
The awning was shredded by the winds.
The trampoline sailed over the hedge in the squalls.
A typhoon swept over our cabin.
All my sunflowers and the shed were flattened by the gale.
The scaffolding came down in last night's high winds.
""",
    },
    "genre": {
        "crime": """
The inspector finds a body in the library.
Sherlock Holmes is on the case.
The butler is the culprit.
A policewoman hunts a serial killer.
Genre: thriller
It's a whodunnit.
The bank robbers are on the run from Scotland Yard.
A private eye is hired to shadow a banker.
It begins with a corpse in the park.
Readers puzzle over clues and alibis.
What is it about? A poisoning and five people with a motive.
The commissioner arrests the wrong man.
A dead judge, a bloody knife and no witnesses.
Miss Marple would have loved this book.
The heiress has been kidnapped, and the ransom note is a riddle.
Fingerprints on the gun give the murderer away.
Not a love story but a thriller.
A gripping tale of gangsters and informers
The last page reveals the killer.
Suspense from the first shot to the arrest.
A forensic doctor reads the traces on the victim.
The sleuth gathers all the suspects in the drawing room.
A cold case is reopened after twenty years.
The mafia boss is betrayed by his own men.
A hard-boiled detective story from the docks
""",
        "romance": """
A shy baker loses her heart to the new doctor.
He kneels down and proposes at last.
Their first kiss comes on page two hundred.
A nurse and a pilot can't stop thinking of each other.
Genre: love story
It's a tale of longing and tender letters.
The two start out as enemies and become sweethearts.
A widow finds happiness in another man's arms.
It begins with a glance across the ballroom.
Readers sigh and reach for a tissue when the couple are reunited.
What is it about? A girl torn between two admirers.
The heroine runs off with her beloved.
A summer fling, a broken heart and a wedding.
Butterflies in the stomach on every page
The shop girl wins the heart of the millionaire.
Passion under palm trees
Not a thriller but a romance.
A slushy tale of darlings and roses
The last page ends at the altar.
Will he confess his feelings to her? He will.
A matchmaker brings together two lonely hearts.
The lovers are parted and find each other again.
Boy meets girl, and sparks fly.
An office flirtation becomes the love of a lifetime.
A book for everyone who dreams of Mr Right
""",
        "fantasy": """
The young mage must find the enchanted stone.
Goblins and trolls besiege the tower.
The boy can speak with griffins.
A sorceress turns the prince into a raven.
Genre: fantasy
It's a tale of orcs, dwarves and spells.
The hero rides a winged horse to the land of shadows.
A portal in the wardrobe leads to another realm.
It begins with a prophecy about the chosen one.
Readers get lost in a world of fairies and giants.
What is it about? A wand that obeys nobody.
The dark lord awakens in his fortress.
A potion, a curse and a talking wolf
Gandalf would feel at home in this book.
The apprentice of the warlock frees a demon.
Magic flows through her veins, and the elves fear her.
Not a historical novel but fantasy.
An epic about a made-up kingdom where the trees can walk.
The last page sees the dragon slain.
A pixie guides the children through the enchanted forest.
A school for wizards trains the orphan.
Werewolves and vampires fight for the moon crystal.
The crystal ball shows her the land of the undead.
Mermaids guard the magic pearl.
A world where spells replace science and phoenixes carry the mail
""",
        "history": """
The story follows a family through the French Revolution.
A Roman centurion marches to Hadrian's Wall.
Henry VIII and his court come alive.
A novel about the Great Fire of London and the people of 1666
Genre: historical
It's set among the weavers of the nineteenth century.
The heroine serves at the court of Catherine the Great.
A knight goes on the Third Crusade.
It begins in the year 1348, as the plague reaches the city.
Readers are taken back to ancient Athens.
What is it about? Life in Tudor England.
Napoleon's soldiers retreat through the snow.
A Viking longship lands in Northumbria in 793.
Caesar crosses the Rubicon once more in these pages.
The stonemasons of a twelfth-century cathedral are at the heart of it.
Victorian London, gaslight and workhouses, as they really were
Not fantasy but true to the past: a historical tale.
An epic about the Thirty Years' War
The last page sees the fall of Constantinople.
Columbus sets sail, and a cabin boy tells the tale.
A scribe in Babylon watches an empire crumble.
The trenches of 1916 form the backdrop.
The author researched the archives to bring back the days of the Medici.
Cleopatra's reign is retold by her maid.
A tale of bygone centuries, with real dates and real battles
""",
    },
    "sport": {
        "football": """
The goalkeeper saved the penalty.
We watched Arsenal play Chelsea.
The referee showed him the red card for a foul on the winger.
She's a centre-forward in the women's league.
Sport: soccer
They dribble past the defenders.
It was offside, so the goal didn't count.
Our lads train on the pitch twice a week, with two goals and one ball.
The World Cup final went to penalties.
A free kick just outside the box
What do they play? Soccer.
He curled the corner into the net.
New boots with studs and shin pads are needed.
My grandson wants to be the next Beckham.
Jumpers for goalposts in the park
Half-time was whistled, nil nil after forty-five minutes.
Not tennis but football.
The midfielder passed to the left back.
No hands, unless you are the keeper.
A throw-in by the sideline
The fans sang on the terraces at Old Trafford.
She headed the cross over the bar.
Our kickabout is every Sunday on the green.
He's been a footie fan since he was four.
The sweeper cleared the ball off the line.
""",
        "swimming": """
She did a hundred metres butterfly.
We splash through lane four each morning.
The lifeguard timed his laps in the baths.
He's good at breaststroke.
Sport: swimming, 50 m freestyle
They warm up at the poolside, then jump off the blocks.
The relay team took medals in the four times hundred medley, all soaked.
Our kids got their first badge at the leisure pool.
She crossed the Channel in fourteen hours, greased and in a bathing suit.
A turn at the wall and back through the water
What do they do? They swim.
He trains in the indoor pool before work.
A bathing costume, a towel and swimming goggles are needed.
My granddaughter moves like a fish in the water.
Arms, legs, breathe, and don't swallow the chlorine.
Lengths in the lido
Not running but swimming.
The coach walks along the edge of the pool with his stopwatch.
No floats, unless you are a beginner.
A tumble turn and a strong kick underwater
The fans cheered at the aquatics centre.
She's first to touch the wall.
Our club meets at the baths on Sundays.
He's been a keen swimmer since he was four.
Backstroke is her best event.
""",
        "running": """
She finished the ten kilometres in fifty minutes.
We do a 5k in the woods each Saturday.
The starting gun went and they shot down the track.
He's good at the hundred metres.
Sport: jogging
They lace up their trainers and set off round the lake.
The relay team passed the baton on the last bend.
Our kids took part in the cross-country.
She crossed the finishing line of the London Marathon.
A sprinter out of the blocks
What do they do? They jog.
He pounds the pavement before work.
Trainers with good soles and a pulse watch are needed.
My niece clocks up forty miles on foot a week.
Left, right, left, right, and don't get a stitch.
Laps in the stadium at a steady pace
Not swimming but running.
The coach follows the joggers on a bike.
No ball, no racket, just your legs and the road.
The hurdles are her best event.
The fans lined the marathon route.
She's the fastest over four hundred metres.
Our club meets for a trot along the canal.
He's been a keen runner since he was four.
A half marathon in under two hours
""",
        "tennis": """
She won in two sets, six four, six two.
We watched the final at Wimbledon.
The umpire called it out, it had missed the baseline.
He has a fearsome backhand.
Sport: tennis, mixed doubles
They volley close to the net.
It was a double fault, so the point was lost.
Our kids train with the ball machine, racket in hand.
Deuce, then advantage to the server.
A lob over his head and on to the line
What do they play? Doubles on a grass court.
He smashed it into the corner of the court.
A new string for the racket is needed.
My granddaughter wants to be the next Steffi Graf.
Forty love!
The tie-break went to seven five.
Not football but tennis.
The ball boys ran to the net post.
New balls, please!
A drop shot from the baseline
The fans held their breath at Roland Garros.
She returned his serve with a forehand.
Our weekly doubles are on court three.
He's been holding a racket since he was four.
Elbow trouble: too many backhands over the net.
""",
    },
    "meal": {
        "breakfast": """
Porridge and a pot of tea to start the day.
Still in pyjamas, we munched our cornflakes.
A full English with bacon and beans at eight.
Nothing till noon? No, I never leave home without a bite.
Meal: breakfast
They serve it from half past six until ten in the hotel.
Muesli, yoghurt and orange juice before school.
She breaks her fast with a croissant.
It's what we have as soon as we're up.
Marmalade on toast with the morning paper
Which meal? The earliest one.
He has it in bed on Sundays, with a boiled egg.
Not lunch but breakfast.
The first bite after waking
Bed and breakfast, so that one is included.
I skip it because I'm never hungry when I get up.
A bowl of cereal at seven
Jam, honey and fresh rolls from the baker's as the sun rises
The day begins with this meal.
Kippers and a cuppa before the early train
We'll meet over bacon butties at the start of the day.
Granny insists that it's the most important meal of the morning.
Sleepy-eyed, they butter their bread and get ready for school.
Pancakes with syrup when the alarm clock has rung
On an empty stomach after the night, she wants oats and milk.
""",
        "lunch": """
The canteen opens at half past eleven for it.
We grab a sandwich at our desks at one.
A packed meal from the lunch box
Noon strikes and the whole office heads for the canteen.
Meal: lunch
They serve it from twelve until two in the bistro.
School dinners at midday for the pupils
She unwraps her roll at twelve sharp.
It's what we have halfway through the working day.
The midday special with a soup
Which meal? The one at half past twelve.
He eats it in the park in his break, between the morning and the afternoon shift.
Not dinner but lunch.
The food between elevenses and teatime
Business people meet for it at one o'clock.
I skip it because I work through the midday break.
A ploughman's at the pub at noon
Soup and a baguette as the clock strikes twelve
The working day is cut in two by this meal.
The Sunday roast at one, with the whole family
We'll meet at midday over a bowl of pasta.
The workers down tools at noon and open their tins of food.
Hungry after four lessons, they queue up for chips at twelve.
A salad in the sun at high noon
Breakfast was long ago, supper far off, so we ate at one.
""",
        "dinner": """
The table is laid for eight o'clock at night.
We cook together once everybody is home from work.
Three courses and a bottle of red after dark
The children have had it and are off to bed.
Meal: supper
They serve it from seven until ten at night in the restaurant.
Bread, cheese and a glass of wine before bed
She dines by candlelight.
It's what we have when the day is over.
The evening meal with the whole family
Which meal? The one after the evening news.
He eats it in front of the telly after the late shift.
Not breakfast but dinner.
The food before we say good night
They wore evening dress and were seated at eight.
I skip it because I sleep badly on a full stomach.
A takeaway curry at nine at night
A steak as the moon comes up
The day ends with this meal.
The chef's seven-course menu, starting at half past seven in the evening
We'll meet over a pizza after the theatre.
Half board, so the meal at night is included.
Tired after a long day, they sit down to a hot stew.
A late bite under the stars
Supper's ready, wash your hands and then it's bedtime.
""",
    },
    "age_group": {
        "children": """
Suitable for toddlers with their mums.
The clown performs for the nursery school.
A playground with swings for the under-tens
It's meant for primary school classes.
Target group: kids
Ages three to eight
Parents wait outside while their youngsters paint.
A fairy tale for small listeners
If you still have your milk teeth, this is for you.
Who is it for? Kindergarten tots.
The little rascals will love it.
Not for grown-ups but for kids.
Infants and juniors get in with their teacher.
Bring your teddy and your crayons.
A puppet show for our youngest visitors
The crèche has booked it for its little ones.
My six-year-old could join in at last.
The course teaches youngsters to tie their shoelaces.
No one older than eleven is admitted.
The sweets and balloons are there for the nippers.
Made for tiny hands, no small parts
A birthday party for five-year-olds
Boys and girls of school age are invited.
Dear girls and boys, this holiday club is yours!
""",
        "adults": """
No admission for under-eighteens.
You have to show that you are of age.
A seminar for professionals between thirty and fifty
It's meant for those of working age.
Target group: grown-ups
Ages 25 to 55
The youngsters stay with a sitter while mums and dads dance.
A novel that isn't suitable for youngsters
If you've a job and a mortgage, this is for you.
An X-rated film
Who is it for? Mature persons in the prime of life.
A night out for parents without their kids
Neither for pupils nor for pensioners, but for adults.
Men and women who have come of age get in.
Bring your driving licence and your own wine.
An evening class for people with day jobs
The firm has booked it for its staff.
My colleagues in their forties joined at once.
The course helps employees to cope with stress at the office.
Minors are turned away at the door.
Drinks are served, so we ask for proof of majority.
Strictly over eighteens
A singles party for the thirty-somethings
Anyone of legal age is invited.
Leave the kids at home, this is a grown-up affair.
""",
        "seniors": """
For everybody who draws a pension.
An outing for the residents of the old people's home
A gym class for the over-seventies
It's meant for those in their golden years.
Target group: elderly
Ages 65 and above
Their grandchildren may come along, but the dance tea is for the old folk.
A course on smartphones for the silver generation
If your working life lies behind you, this is for you.
Reduced fare with an old-age pension card
Who is it for? The grey-haired generation.
Dear ladies and gentlemen in retirement, this afternoon is yours!
Neither for children nor for working people, but for seniors.
Older citizens with walking frames get in first.
Bring your reading glasses and your hearing aid.
Chair gymnastics for those well on in years
The care home has booked it for its residents.
My gran and her bridge ladies joined at once.
The course helps people in old age to stay steady on their feet.
Nobody under sixty is admitted.
OAPs pay half, it's their day.
A coffee morning for the aged of the parish
A cruise for the retired
Great-grandparents are the guests of honour.
Old age pensioners' bingo
""",
    },
    "vehicle": {
        "car": """
Five seats, a boot and four wheels.
I drive a Golf.
The kids sit buckled up in the back seat.
A nippy little runabout for the city
Vehicle: passenger car
It seats two adults in front and three children behind.
She parked her Mini in the garage.
Our limousine is at the door.
It needs a normal class B licence and has a glove box.
A second-hand banger with a hatch at the back
What is it? An automobile with a sunroof.
He drives his coupé to the office.
Neither a motorbike nor a lorry.
An SUV with a tow bar
We all squeezed into Dad's old Beetle.
The cab driver opened the rear door for us.
A roadster with its top down
My Ford Fiesta needs new windscreen wipers.
It has air bags, a back seat and room for the shopping.
The sports car has two doors.
They strapped the baby seat into the back of it.
A company car for the sales rep
The family motor is a seven-seater.
A minicab for four passengers
Her BMW has leather seats and four doors.
""",
        "motorbike": """
She twists the throttle and leans into the bend.
I ride a Harley.
My girlfriend holds on to me on the pillion.
A nippy little scooter for the city
Vehicle: motorcycle
It seats the rider and one pillion passenger.
He chained his Vespa to the lamp post.
Our sidecar outfit is at the door.
It needs a kick start and has a side stand.
A second-hand Triumph with chrome handlebars
What is it? A two-wheeler with 600 cc.
He rides his Ducati to the office.
Neither a car nor a lorry.
A chopper with high handlebars
Kneepads and a leather jacket were all that saved the biker.
The despatch rider wove his machine between the cars.
An enduro for rough tracks
My Kawasaki needs a new chain.
It has no roof, two tyres and a hot exhaust by your calf.
The bikers met for a tour over the passes.
He fell off it in a curve, luckily with his crash helmet on.
A police motorcycle with blue light
The engine sits between your knees as you ride.
A racing bike with 200 horsepower
Her BMW has heated grips, two wheels and panniers.
""",
        "lorry": """
The forty-tonner blocked the ramp.
I drive an artic.
The trucker slept in the bunk behind his seat.
A heavy goods vehicle for long hauls
Vehicle: truck
It takes thirty-three pallets in the back.
He parked his juggernaut at the motorway services.
Our removal van with a tail lift is too big for the lane.
It needs an HGV licence and has a tachograph.
A second-hand tanker for milk
What is it? A tractor unit with a semi-trailer.
He drives his rig to the container port.
Neither a car nor a motorbike.
A dumper with gravel on the back
We had to climb three steps up into the cab.
The haulier loaded twelve tons of steel on it.
A refrigerated lorry with fish from Hull
My Scania needs six new tyres on the rear axles.
It has a tarpaulin over its load and air brakes.
The truckers met at a roadside café with their wagons.
It is too tall and too heavy for the bridge.
A dustcart on its round
The cement mixer reversed on to the building site.
A flatbed with a crane for timber
Her Volvo hauls twenty-five tonnes across Europe.
""",
    },
    "employment": {
        "employed": """
My boss pays me at the end of the month.
He has been with the same firm for ten years.
I work for the council.
Her employer will confirm it.
Status: working
She has a permanent contract.
He found a post at the bank and starts each day at eight.
Tax is taken straight off her salary.
We both go out to work.
The company has kept her on.
What do you do? I'm a clerk at the town hall.
A staff member of the hospital
Not jobless any more: I was taken on in May.
His payslip is enclosed.
She's on the staff of a school.
I have a steady position in a factory.
He was hired by the railway and is still with them.
My line manager can vouch for me.
She earns her living in somebody else's shop.
Worker in a car plant
They gave me the job and I've held it ever since.
Neither self-employed nor a student: I have an employer.
He draws a monthly salary.
She's got colleagues, a superior and paid leave.
Wage earner, insured through the firm
""",
        "unemployed": """
I was made redundant in March and have found nothing since.
He has been sacked and stays at home.
I'm between jobs.
Her applications have all come back with a no.
Status: out of work
She signs on at the jobcentre every fortnight.
He hasn't had a position for two years.
The factory closed and left her without a wage.
Neither of us has any work at present.
The company let her go; nothing new in sight.
What do you do? Nothing just now, I can't find a post.
A jobseeker registered with the office
Not employed any more: I was laid off.
His last payslip dates from two years ago, he lives on benefit.
She's on jobseeker's allowance.
I have been idle since the plant shut down.
He was fired, and no one has taken him on.
My adviser at the jobcentre can vouch for me.
She would take any job if only she were offered one.
Former worker in a car plant, no longer in a job
They gave me the boot, and I'm still searching.
Neither employed nor a student: I am without work.
He draws the dole.
Long-term unemployed
He's scanning the vacancies day after day, without success.
""",
        "self-employed": """
I invoice my customers myself.
He set up his own firm ten years ago.
I work for myself.
Her clients can confirm it; she has no employer.
Status: freelance
She's a freelancer.
He owns a garage and has two mechanics under him.
She pays her own insurance and files a trader's tax return.
We run a little café together.
The business belongs to her.
What do you do? I have my own practice as a vet.
A sole trader
Not employed any more: I went independent.
His profit varies, he has no payslip but a balance sheet.
She's a partner in her own law office.
I have my own workshop in the yard.
He founded a start-up and lives off it.
My books are kept by an accountant, I'm the proprietor.
She earns her living in her own shop.
Freelance translator with several clients
I gave up my job and opened a bakery.
Neither an employee nor a student: my own master.
He hires himself out by the day as a consultant.
She answers to nobody, the firm is hers.
Independent contractor, registered for VAT
""",
        "student": """
I'm in my third term.
He goes to lectures and earns nothing yet.
I'm reading biology at Leeds.
Her university will confirm it.
Status: in education
She is enrolled at the faculty of law.
He's writing his bachelor's thesis and lives in halls.
Her parents pay for her studies.
We are both undergraduates.
The college has admitted her, she'll be there for three years.
What do you do? I study.
A fresher at Durham
Not employed yet: I'm still at uni.
His student card is enclosed.
She's a pupil in the sixth form.
I have exams next week and a dissertation to hand in.
He was accepted on the course and sits in the library all day.
My professor can vouch for me.
She gets a grant while she works for her degree.
Medical student in the fifth year
They gave me a place at Cambridge, and I'm still there.
Neither employed nor self-employed: I go to college full time.
He draws a student loan.
She's got seminars, a tutor and long vacations.
Still learning, degree expected next summer
""",
    },
}
