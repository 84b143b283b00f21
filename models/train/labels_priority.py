"""Lines of low, medium and high priority: what happened, whom it hits, how soon to act.

Entries are separated by ` / `; `classify.py` says how they are put together and what its slots mean.
"""

SPELLINGS = {
    "low": "low, minor, not urgent",
    "medium": "medium, normal, moderate",
    "high": "high, urgent, critical",
}

MEANING = {
    "low": "cosmetic or optional, no deadline",
    "medium": "should be done in the next days or weeks, work goes on",
    "high": "an emergency, a standstill or danger, act now",
}

# A line is a set of labels that go together: `label=class+class`.
SETS = """
low, medium, high
low, normal=medium, high
low, medium, urgent=high
minor=low, major=medium, critical=high
P3=low, P2=medium, P1=high
trivial=low, normal=medium, blocker=high
later=low, soon=medium, now=high
green=low, yellow=medium, red=high
can wait=low, this week=medium, immediately=high
not urgent=low+medium, urgent=high
routine=low+medium, emergency=high
no hurry=low, urgent=high
minor=low, critical=high
low, high
low, moderate=medium, severe=high
"""

SENTENCES = {
    "low": """
There is no hurry. / Whenever you have time, please fix the typo. / A small cosmetic problem: the {p} icon is a bit off. /
It can wait until next month. / Nice to have: a darker colour for the menu. / Just a small idea for later. /
This is not important, look at it some day. / If somebody is bored: the text of the {p} page has a typo. / No rush at all. /
The colour could be a little brighter. / It would be nice if the {p} had a nicer picture. / Only a small wish. / It does not matter when you do it. /
Just a detail, take your time. / The logo is two pixels too high. / Maybe next year. / It is a minor thing, nobody notices it. /
A spelling mistake in the help text. / Feel free to ignore this for now. / A small improvement for some later version. /
I noticed a spelling mistake on the last page. / The comma on the start page is missing. / One word on the sign is spelt wrong. /
The picture in the footer is a little blurred. / The button could have rounder corners. / It would be lovely to have a dark theme one day. /
Put this on the wish list, please. / Only for the backlog, nobody is waiting for it. / Feel free to close this if you have no time for it. /
Purely cosmetic, but I thought I would mention it. / The font of the heading looks a bit too thin to me. /
Could the menu be blue instead of grey at some point? / No deadline for this one. /
An idea for the distant future: let users choose their own icons. / If there is ever a quiet afternoon, sort the old folders in the archive. /
I do not need an answer. / The tooltip says "colur" instead of "colour". / The two columns are not quite aligned. /
The wording of the welcome mail sounds slightly stiff. / Not worth a special trip, do it when you pass by anyway. /
The squeaky door in the attic can be oiled some time. / One of the decorative lights in the garden is dim. /
The plant in the lobby could do with a nicer pot. / Please repaint the fence when you feel like it. /
There is a tiny scratch on the back of the cupboard, hardly visible. / We have plenty of spare bulbs, so there is no hurry with the new ones. /
Add it to the list for the spring cleaning. / The old calendar in the kitchen may be thrown away at some point. /
A small stain on the carpet under the desk, nobody sees it. / It would be pleasant to have softer chairs in the waiting room some day. /
The label on the shelf has faded a bit. / The patient would like to know, out of curiosity, what the old X-ray looked like. /
Routine check, any appointment within the next half year is fine. / A small mole that has not changed for years, to be looked at when convenient. /
Please update my middle initial in the records when you next have the file open. / The brochures in the waiting room are a little out of date. /
The pallet labels could be printed in a nicer font. / The spare pallets behind the depot can be collected at any time. /
The driver suggests another sticker for the van. / The empty boxes are not in anyone's way. / Trivial: double space in the third paragraph. /
The margin is one pixel off. / Nice to have, not needed for the release. / Low urgency, low impact. / Nobody has complained about it so far. /
It works fine, it just does not look pretty. / I can live with it for ever, but a nicer icon would be good. /
Just curious: could the page remember my favourite colour? / For some rainy day: tidy up the comments in the code. /
The documentation calls it "user name" in one place and "username" in another. / A link in the footer leads to last year's picture. /
Could we get a different sound for new messages? Not important. / The animation is a touch too fast for my taste. /
The copyright line still shows last year. / Somebody might want to rename the folder eventually. / A suggestion, nothing more. /
Take all the time you need. / We are not in a hurry with this at all. / It would be a nice touch for the next anniversary. /
This has been like that for ten years, so it can stay a while longer. / The poster in the corridor hangs slightly crooked. /
The tap in the guest bathroom is a bit stiff, but it works. / If you are bored, polish the brass plate. /
The second hand of the clock in the hall stands still, we have other clocks. / Remember some time to buy new curtains. /
One coat hook is loose, the other nine are fine. / The paint on the bicycle shed is fading. / We could sort the photos this winter or the next. /
The ink of the stamp is rather pale. / The lawn behind the shed could be cut again some time. / Hi, tiny thing: the smiley in the mail looks odd. /
fyi, the headline has a capital letter too many. / Small wish from the team: more colours for the labels. /
No need to reply, I only wanted to mention it. / No impact on our work. / We only saw it by chance. /
A mere matter of taste: the green is too green. / This can stay in the backlog until someone has nothing else to do. /
Postpone it as long as you like. / It is the least important thing on my list. / The date is shown as 1.5. and I would prefer 1 May. /
The example in the manual uses an old logo. / Could be improved in a later version, no pressure. /
The list would look better with lines between the rows. / Please change the placeholder text when you work on that page anyway. /
One sentence in the guide is a bit clumsy. / The icon for printing looks like a toaster, funny but harmless. /
The report prints fine, only the last line has an extra dot. / Whoever has time may clean the whiteboard. /
We would welcome a second bench in the yard, perhaps in a few years. / The bookmark ribbon came in red and not in blue, which is fine with me. /
The wrapping paper was a little creased, the contents are perfect. / The box has a dent, what is inside is undamaged. /
The package has an old logo on it, just so you know. / The invoice shows my name in capitals, please change it at some point. /
A mere formality, no date set. / There is no rush, the old one still does its job. / Minor issue: the shadow under the button is missing. /
It is only about looks. / Leave it for the interns in summer. /
When the decorators are in anyway, a lick of paint in the stairwell would be nice. / Would be cool if the app had more stickers, no biggie. /
tiny nit: extra blank line at the end of the file / nit: rename this variable one day / lol the mascot on slide 4 has six fingers, not important /
Not a bug, more of a thought: sort the fruit by colour. / I can easily live without it. / It has no bearing on our work. / File it under "someday". /
P4 at most. / Please park this until the next refit. / Strictly optional. / Consider it a whim of mine. /
Just a passing thought, do as you like with it. / Won't lose any sleep over it. / The napkins are cream instead of white, the guests won't mind. /
One fork in the drawer is bent, we have two hundred others. / The menu card says "tomatoe", we can correct it at the next reprint. /
The chef would fancy a copper pan some day. / The salt cellars don't match the pepper mills. /
The apron has a faint stain that shows only in bright light. / We have flour for months, reorder when it suits you. /
The curtain in room nine has a pulled thread. / The sign on the ward says "Carldiology", amusing but harmless. /
A patient suggested a fish tank for the lobby. / The magazines in the surgery are from last year. /
Routine letter to the family doctor, no date given. / The old scar itches a little in winter, nothing new, he'll mention it at next year's visit. /
A harmless freckle, look at it at the yearly check. / She'd like a different flavour of toothpaste at her next cleaning. /
The classroom globe still shows countries that no longer exist. / One chalkboard has a chipped corner. /
A pupil asks if the school song could be a bit faster. / The lost property box might be tidied over the summer. /
The wall calendar in the staff room is from 2019. / The year photo hangs a bit too low. /
The caretaker could oil the gym door next term or the one after. / A parent suggests another colour for the jerseys some time. /
The bus seats could have a more cheerful pattern. / The model train in the waiting hall has stopped, it is only for show. /
The whistle of the old locomotive sounds a bit flat. / The van's radio has lost two stations. / A hubcap has a small scratch. /
The air freshener in the cab is used up. / The timetable poster is printed in a slightly different blue from the others. /
The weathercock on the barn points a bit wrong. / The hen house could be painted red again one of these years. /
The sign at the farm shop has lost the dot on the i. / The scarecrow needs a new hat. / The old cart behind the shed may be moved some day. /
The goat's bell sounds a bit dull. / Straw is plentiful, no need to think of it before next autumn. / The stapler is the wrong colour for the set. /
The rubber plant in the corner droops a little. / The coffee mugs in the office kitchen are mismatched. /
The minutes use "shall" and "will" side by side. / Someone would like the filing cabinet to be green. / The hole punch could be emptied some time. /
The font on my door sign differs from the others. / The mouse mat has a frayed edge. /
Business cards: the comma after the street may go in the next print run. /
The doorbell melody is getting on my nerves a little, maybe we'll change it one day. / The light bulb in the wardrobe is yellowish. /
The doll's house lacks a chimney. / A knob on the spice rack is loose, it still does its job. / The gate creaks, rather charming in fact. /
The letter box could do with a polish. / The garden hose is a bit faded. / We might hang the pictures one Sunday. /
The third stair squeaks as it always has. / The price tags could be printed in a rounder typeface. /
The shop window might have some autumn leaves, if anyone enjoys doing it. / The carrier bags have the old slogan, use them up first. /
The mannequin's wig is out of fashion. / One hanger in the changing room is missing, there are plenty. / The till roll has a pink edge, still fine. /
The background music could be a bit more modern. / A plank on the site fence has graffiti on it, we paint over it at the end. /
The hard hats are two different yellows. / The builder's sign has a faded telephone number that nobody uses. /
The skirting board behind the cupboard is a shade darker. / One tile in the cellar is laid upside down, nobody will ever see it. /
The mortar sample for the garden wall can be chosen next spring. / The unit test for a feature nobody uses prints a harmless warning. /
A log line says "sucessful". / The favicon is blurry on huge screens. / The admin page lists the languages in an unlucky order. /
Dead code in the old importer, remove it when you refactor. / The readme mentions a colleague who has left. / A to-do comment from 2015 could go. /
Hover effect is missing on one link. / The 404 page could have a joke. / The splash screen flashes for a moment, harmless. /
The build badge is grey. / The referee's whistle on the club poster is drawn the wrong way round. / The trophy cabinet could be dusted. /
The choir folders are in three different colours. / The anthem on the website is a bit tinny. / The flag at the clubhouse is slightly faded. /
The podcast jingle is half a second too long, not that anyone cares. / The caption under the cartoon ends without a full stop. /
A stamp in my collection was stuck in crooked, ha. / The crossword on page nine had two clues with the same number, harmless fun. /
Could you tell me some time who painted the portrait in the lobby? / Any idea who designed the logo? Just being nosy, no reply needed. /
I'd love to know the name of the tune you play on hold, purely for fun. /
When you're next in the archive, have a look at the old plans for me, no hurry. /
Only if you have spare parts lying around: my model plane needs a new propeller. / Would you mind swapping the two posters some day? /
If it's ever convenient, the bench could face the other way. / Do it or leave it, both are fine with me. /
It's a first world problem: the foam on the latte is too thin. / There's a smudge on the mirror in the guest toilet. /
Everything runs smoothly, I only dislike the shade of grey. / It isn't broken, it's just plain. / No one has been inconvenienced. /
It's been on the list for ages and may stay there. / Lowest of the low, but here it is: the icon for "save" is a floppy disk. /
For your rainy-day folder: the index could list plants in Latin too. / Needs doing at some point before 2030. /
no stress whatsoever, whenever ur free /
Don't panic, it's nothing: the red in the logo is a tad too red. / Not an emergency at all, I only wonder if the lift music could be jazz. /
Sounds dramatic, isn't: the "server down" poster in the break room has fallen off the wall. /
Nothing is on fire, I just have an idea for the Christmas card. / For once nothing urgent: we'd like a photo of the old fire engine in the hall. /
The word "urgent" in last year's template is underlined twice, one line would do. / No one is hurt, nothing is late, I simply prefer the older icon. /
The alarm clock in the guest room is ugly, that's all. / Everyone can work perfectly; the screensaver is boring, though. /
The toy ambulance in the waiting room has lost a wheel. / The smoke-coloured glass in the door might be cleaned one day. /
The emergency exit sign is lit and fine, only its frame is a bit dusty. /
The fire extinguisher was checked last week; its cover could be a brighter red at some point. / The bandage box has a funny drawing on it, harmless. /
The ward's fish tank could have one more plant. / The doctor's handwriting on the thank-you card is hard to read, no matter. /
The heart on the Valentine's card is a little lopsided. / The bleeding edge of the printed flyer is one millimetre too wide, nobody sees it. /
The crash in the film's sound track is too quiet for my liking. /
Would anyone object if the spoons were in the left drawer? There's no need to decide. / Is there a reason why the corridor is beige? Just asking. /
Could we, some year, have the summer party by the lake? / Do we still need the fax machine manual from 1994? Throw it out if you come across it. /
Has anyone ever thought of roses by the gate? No hurry with an answer. / If you happen to be near a stationery shop, a purple pen would please me. /
When the new carpets come in a few years, think of green. / Should the spirit move you, alphabetise the spices. /
Nice-to-have for version nine: confetti when a task is done. / Somebody ticked "other" and wrote "more cats, please". /
I'd give the cushion a plumper filling, but it's fine. / The pot plant leans towards the light, as plants do. /
My chair has a tiny squeak, oddly soothing. / One letter of the neon sign is paler, looks retro. /
The tractor's seat cover is faded, it drives like new. / The cows don't mind, but the barn radio plays the wrong station. /
One pumpkin is shaped like a duck, put it on the website if you like. / The orchard map is drawn upside down, we all know the way. /
The scarecrow looks like the mayor, which may be changed or not. / The bus stop bench is a little low. /
The conductor's cap could have a newer badge. / The tram bell has a slightly different tone since May, quite pretty. /
The pier has one plank of lighter wood. / The skipper would like new cushions for next season or later. /
The lab coats have a loose thread here and there. / The microscope's box is scuffed, the device is spotless. /
The lecture slides use three shades of blue. / The school song book has a coffee ring on page two. /
The rope in the gym is a bit short, the little ones don't notice. / The trophy has a fingerprint. /
The changing room mirror could be ten centimetres wider. / The shop bell rings a bit shrilly. / The receipt paper is thin, still readable. /
The loyalty card could be prettier. / The parcel tape is brown, I'd have chosen clear. / The queue ropes are two different reds. /
The café's cat picture hangs askew. / The teaspoons have dwindled to forty, plenty for now. / The tablecloth has a small darn. /
The playlist repeats after six hours. / The candles burn unevenly, but they burn. / The guest soap smells of pine; lemon would be my wish. /
The spare duvet is a little flat. / The attic has a box nobody has opened since 2003. /
low prio: emoji in the welcome mail shows as a square on one old phone / P5, cosmetic: tooltip overlaps the border by a hair /
wishlist: let me drag the columns around someday / typo in a comment, fix when u touch the file / someday/maybe: nicer empty state /
can wait till whenever
""",
    "medium": """
Please answer this week. / Some users are affected, but there is a way around it. / It is annoying and should be fixed soon. /
The export is slow for {n}. / A reply in the next days would be good. / One of our printers fails now and then. /
Please have a look at it in the next days. / The report of {n} has a wrong sum, we can correct it by hand for now. /
The search is slower than usual. / It happens sometimes and we have to try again. / Should be done before the end of the month. /
{n} needs it by next week. / The {p} page shows old data now and then. / It is not critical, but it disturbs our work. /
We can live with it for some days. / One customer in {c} asked about it. / Please fix it in the next release. /
There is a workaround, but it takes time. / The e-mails arrive an hour late. / Could you get back to me by the end of the week? /
Please take care of this before next Friday. / The report opens slowly, about a minute each time. /
One colleague cannot print, she uses the printer next door for now. / The sync fails now and then, a second try works. /
We need a decision within the next two weeks. / The customer expects an answer in two or three days. /
Two of our five tills are out of order, the others still work. / The search leaves out some results, so we have to look twice. /
The newsletter went out with a wrong date, please send a correction this week. /
The monthly figures do not add up, we need them for the meeting on Thursday. /
The lift is out of order, but the stairs and the second lift can be used. / The heating in one office is too weak, a fan heater helps for now. /
The dishwasher leaks a little, a towel keeps it dry until the plumber comes this week. /
The washing machine stops sometimes and has to be started again. / My laptop battery lasts only an hour, so I work at the plug. /
The video call drops about once a day. / New employees start on the first of next month and need accounts by then. /
The contract ends next month, please prepare the renewal. / The stock is running low and will last for about ten days. /
The car makes a strange noise, please check it in the next few days. / A tyre loses some air, I have to pump it up once a week. /
The dentist should see the loose filling within the next two weeks. /
The cough has lasted a week without fever, an appointment in the next days would be good. / The patient's prescription runs out next week. /
The knee hurts when he climbs stairs, please give him an appointment this month. / The wheelchair's brake is a bit weak, to be repaired this week. /
The delivery will be two days late, the customer has been told. / Three parcels of forty were sent to the wrong depot and will come tomorrow. /
The forklift needs its service within two weeks. / Some users in one branch see an error, reloading the page helps. /
The import skips a few rows, we add them by hand. / The mobile app crashes from time to time when photos are uploaded. /
The backup of last night failed, the one of the night before is fine. / The disk is at 80 percent, more space is needed within a month. /
The certificate expires in three weeks. / The payment page loads slowly at noon, but payments go through. /
Password mails arrive after half an hour. / The new colleague still has no access to the shared drive, he works with a copy. /
The phone line crackles, but we can understand each other. / It slows us down, but we can go on working. /
This affects a part of the team, not everybody. / There is a detour that costs us ten minutes a day. / Please plan it for the next sprint. /
It should not wait for months, but it is no emergency either. / Not burning, but please do it soon. /
We would like to have it solved before the holidays start in two weeks. / I would be glad to hear from you in the coming days. /
The problem comes back about once a week. / Moderate impact: reports are late by a day. /
The tenant on the third floor has no hot water in the kitchen, the bathroom is fine. /
The gutter is clogged and should be cleaned before the autumn rains. /
The fridge is not as cold as it should be, we moved the milk to the other one. / One of the two toilets is blocked. /
A window does not close properly, please send someone this week. / The school needs the form back by Wednesday. /
Please sign the permission slip before the trip next week. / The library books are due in five days. /
The room for the course is double-booked, we need another by next Monday. / The projector fails at times, we share slides by mail instead. /
The invoice of May has not been paid yet, please check it this week. / The order is missing one of ten items, please send it with the next delivery. /
The wrong size was delivered, the customer can wait some days for the right one. /
The translation has several mistakes that should be corrected before printing next month. /
The chart shows last week's data until one refreshes it by hand. / The filter sometimes forgets its setting, which is a nuisance. /
Login takes two attempts for some of us. / The scanner jams every tenth page. / The calendar shows some meetings twice. /
Please review my draft by Tuesday. / A few customers asked about it, so please clear it up this week. /
Support gets two or three calls a day about this. / It is a known problem with a temporary fix, the real one should follow in the next release. /
We manage with a spreadsheet for the time being. / The speed has dropped by a third since the update. /
The map shows the wrong entrance, some visitors get lost. / The sensor reports wrong values every few hours, we read the meter by hand. /
The barrier opens slowly and cars have to wait a minute. / One conveyor of three is being repaired, the line runs at reduced speed. /
The supplier asks for our numbers before the end of the week. / Hi, could you fix the export this week? I copy the data by hand meanwhile. /
Normal ticket, usual handling time. / Please schedule this in the next few days. / A regular request with the usual deadline. /
I need the document for a talk on Thursday next week. / The camera in hall 2 has no picture at times, the others cover it. /
The generator needs new filters within the month. / The dog limps a little, the vet should look at it this week. /
The cat eats less than usual, can we come in the next days? / The alarm gives a false signal about once a week. /
The tax form is due at the end of next month. / The bus shelter has a broken pane, it is fenced off, please replace it this week. /
Two street lamps are dark, the rest of the road is lit. / The playground swing is closed until it is repaired, hopefully next week. /
The pump is weaker than before, but the basement stays dry. / My replacement card should come within a week, I use cash until then. /
The insurance wants the papers in ten days. / The stove has one plate that does not heat, we use the other three. /
Our Wi-Fi is slow in the evening. / The trainer is ill, we need someone else for next week's class. /
pls have a look some time this week, we cope for now / can someone fix the projector before next week? we use the tv until then /
heads up: licence for the editor runs out on the 30th / P3, normal queue please / the wiki is a bit slow today, still usable /
cron job failed twice this week, reran by hand fine / flaky test, about one run in ten, please look into it this sprint /
The staging server is down, the live one is fine; please restart it tomorrow. / Search index is a day behind. /
Two laptops need a new battery by the end of the month. / The VPN drops every couple of hours, reconnecting helps. /
Mail to one supplier bounces, we phone them in the meantime. /
The reporting tool double counts returns, we correct the sheet by hand until it is mended. /
The shared mailbox is nearly full, please enlarge it this week. / Our test tablets need the new version before the training on {day} next week. /
A memory leak forces us to restart the service every Sunday. / Some thumbnails are not generated, a re-upload helps. /
The old phone system will be switched off in six weeks, please plan our move. /
One of the three ovens does not get hot enough; we bake in the other two. /
The walk-in fridge is a degree too warm, please have it checked this week. / The dishwasher takes two cycles to get plates clean. /
We'll run out of olive oil in about a week, please reorder. / The extractor fan rattles and should be seen to before the inspection next month. /
The sous-chef is away from Monday on, we need cover for those days. /
A guest with a nut allergy has booked for next {day}, please adapt the menu until then. / The ice machine makes half of what it used to. /
A wheelchair on ward two has a flat tyre, a spare one is in use. / The lab results come a day late at present. /
Please call the patient back within the next few days about her new tablets. / His stitches should come out in about ten days. /
The blood pressure is a bit high, please recheck within two weeks. / She has had a sore throat for four days, no fever, wants to be seen this week. /
The rash hasn't spread but hasn't gone either; an appointment soon would be good. / We are down to two weeks' supply of gloves. /
The bed in room 14 can't be raised, the patient has been moved to another. / The night rota for next month has two gaps. /
The hearing aid whistles, he manages with the other ear until Thursday. / The reports for class 7b have to be printed by next {day}. /
Two radiators in the science wing are lukewarm. / The maths teacher is off sick, we need a substitute for next week. /
Three pupils still lack textbooks and share with their neighbours. / The school trip needs one more adult by the end of the month. /
The canteen till is slow, so the queue takes five minutes longer. / The swimming lesson had to be moved, please inform the parents this week. /
The projector bulb in room 12 is getting dim, please change it in the coming days. /
Bus 12 runs every twenty minutes instead of ten because of roadworks. / One ticket machine at the station is out of service, the other two work. /
The tram's door sometimes needs a push to close, depot check planned this week. / The lorry's licence disc has to be renewed within three weeks. /
A pallet came to us by mistake, please collect it in the next few days. / Your driver forgot one parcel of twelve, bring it on the next round. /
The tail lift is slow, loading takes a bit longer. / The ferry is fully booked on Friday, we shift two lorries to Saturday. /
The bike's gears slip now and then, I'd like it serviced this week. / One of our four tractors won't start, we share the others for now. /
The fence on the north meadow needs mending within a few days, the cows are on another one. /
The milk yield has dropped a little, the vet should come this week. / The hay should be turned before the weekend. /
The irrigation timer skips one field, we water it by hand. / Three hens have lost feathers, please have a look at them soon. /
The seed order must go out by the end of next week. / The combine is due for its service before the harvest next month. /
Please get the expenses approved by the end of the month. / The meeting room screen shows a green tint, usable but annoying. /
Two chairs in the open-plan office have broken castors. / The toner is low, it should last until next week. /
I need the signed contract back in about five days. / Annual appraisal forms are due in two weeks. /
The cleaning firm skipped our floor twice, please talk to them this week. /
The new desk came without one leg, the supplier sends it next week; I sit next door meanwhile. /
The parking barrier reads my badge only at the third try. / Please prepare the slides for the review on {day} in a week. /
The franking machine prints faintly, the post office still takes the letters. /
The shower drips and the bucket fills overnight, the plumber can come this week. / Our washing machine walks across the floor when it spins. /
The burglar alarm's battery is weak and should be replaced within a month. / The chimney has to be swept before winter. /
The back door sticks, we use the front one. / The boiler goes out every few days and has to be relit. /
One pane in the greenhouse is cracked, I taped it up; please replace it soon. / The hob's left ring has died, we cook on the others. /
There is a damp patch by the window, please send somebody in the next two weeks. /
Wasps are building a nest in the shed, nobody goes in; please remove it this week. /
The lock on the bike cellar is stiff, a few tenants can't open it at the first go. / The stairwell light goes off too early. /
The intercom of flat 5 is silent, visitors ring by phone meanwhile. / The rubbish was not collected this week, the bins are nearly full. /
Roof tile slipped, no rain coming in so far, please fix it before autumn. / Snow guards have to be fitted before winter sets in. /
The lift inspection is due at the end of the month. / The plasterers are a week behind, the handover shifts accordingly. /
We lack twelve square metres of tiles, delivery next {day} would do. /
One scaffold board is worn, it has been closed off and will be changed on {day}. / The cement mixer needs a new belt soon. /
The card reader at till three is down, the other tills take cards. / The size 38 shoes have sold out, please restock this week. /
A customer's jacket has a faulty zip, she'd like it mended by next {day}. /
Price labels on the dairy shelf are a week old, please update them in the coming days. /
The freezer door seal is torn, tape holds it until the fitter comes on {day}. /
The delivery was two crates short, please send them with the next van. / The discount code works for most customers, a few have to ring us. /
The web shop shows the wrong stock for five articles. / An order got the wrong invoice address, please reissue it this week. /
The client asks for a revised quote by next {day}. / The VAT return is due in three weeks. / The auditor wants two missing receipts within ten days. /
Payment from one customer is twelve days late, please send a reminder. / The bank needs a new signature card by the end of the month. /
The court date is in five weeks, please gather the papers. / Our passports expire in two months, time to apply. /
The lease runs out at the end of the quarter, please get in touch with the owner this month. / The lawyer expects our comments within a fortnight. /
Please reply to the council's letter before the end of next week. / The goalkeeper is injured, we need another for the match in two weeks. /
The floodlight on pitch two flickers. / The tent for the fair has a tear that must be sewn before next month. /
Half of the choir still needs the sheet music before the rehearsal next week. / The programme has to go to the printer by the middle of next week. /
The proofs have to be read within eight days. / One microphone of four crackles, please swap it before next week's show. /
The newsletter is late by two days, subscribers have begun to ask. /
The database copy takes three hours instead of one, it still ends before the morning. / Could you chase the supplier this week? /
When could somebody look at the pump? Some day this week is fine. / Any news on my request of last week? I'd need an answer by {day} next week. /
It hampers us, but it doesn't stop us. / It's a bother more than a crisis. / Not the end of the world, but please don't leave it until next month. /
Things are limping along. / We are making do. / We've borrowed one from next door until it is mended. /
Works if you jiggle the cable; a new one this week would be great. / About a fifth of the calls are cut off. /
Roughly one in ten orders needs a second try. / We have patched it up for the time being, a proper repair must follow within the month. /
It happened three times last week. / A handful of people have grumbled. / Please slot it in after the current job. /
It's not an emergency, but the roof hatch ought to be sealed before the next rainy spell in about two weeks. /
No need to rush over tonight; next {day} is soon enough for the broken blind in the ward. /
It isn't urgent today, though by next week we do need the second key. / It is more than cosmetic: two customers a day enter the wrong address. /
Nobody is stuck, but the double entries cost us an hour a week. / Things still work, only the reserve pump is out, so repair it this week. /
The main line is fine, the backup line has failed; please restore it in the coming days. /
We are not down, merely slow; can it be looked at tomorrow or the day after? /
The fault has been contained, the cause must be found within the next two weeks. /
The outage of this morning is over; please write up the cause by the end of the week. /
The fire alarm was a false one; have the detector checked this week. / The patient is stable and at home; a follow-up in ten days is needed. /
The fracture is set, cast check in a week. / The bleeding stopped yesterday, the dressing should be changed on {day}. /
The burst pipe has been shut off and the flat has water again from next door; the proper repair is planned for next week. /
The burglar only broke a window, it is boarded up; new glass this week, please. /
The accident was minor: a dent in the bumper, to be fixed this month. / A filling fell out, it doesn't hurt; next week would be fine. /
My back has been stiff for a fortnight, I'd like to see someone in the coming days. / Our baby has a mild nappy rash, could we come this week? /
The child coughs at night but plays by day; please see her in the next days. /
The dog scratches his ear a lot, an appointment this week would be good. / The hearing test showed a small loss, referral within a month. /
The care home asks for the new medication plan by next {day}. / One infusion stand of six is wobbly, take it to the workshop this week. /
The X-ray appointments are running twenty minutes late. / The dietician's list is missing for two patients, please send it in the next days. /
We need two more nurses for the second half of the month. / The canteen will be short of vegetables from next week unless somebody reorders. /
Soup kitchen: the big pot has a crack, we use two smaller ones for now. / The baker's van arrives half an hour late most days, please talk to him. /
The grill's left burner is dead, the right one serves. / The cold room's door alarm goes off twice a day for nothing. /
The wine delivery lacks one case, bring it with the next one. /
The boys' changing room has no hot water; they use the girls' on other days until it's mended this week. /
The swimming pool heating is weak, 24 degrees instead of 27. / The school website shows last term's dates, parents have begun to ask. /
The exam timetable needs approval within ten days. / The French assistant's visa papers must be filed this month. /
A window in 3a is hard to shut, please see to it before the cold weather. / The minibus is due for its test in three weeks. /
A pupil's laptop doesn't charge, he has a loan one until it's repaired. /
Tram line 4 will be diverted from next week, please put up notices by then. /
The container is at the port, customs wants one more paper within five days. / One of eight docks is blocked, unloading takes a bit longer. /
The van's left mirror is cracked, a new one is due this week. / The bus heater works only at the front. /
The sat-nav sends drivers the long way, they ignore it meanwhile. /
Two bikes of the rental fleet have flat tyres, mend them before the weekend after next. /
The ferry's second engine needs a part next month, she sails on the first. / Crossing keeper asks for leave in two weeks, find a stand-in. /
The ewes should be wormed within the next fortnight. / A hen house door won't latch, we tie it with string until it's mended this week. /
The sprayer's nozzles are half blocked, clean them before the next round in a week. / The apple boxes will run short in two weeks. /
The milk lorry comes an hour later than agreed, speak to the dairy. / The well pump cuts out now and then, the tank holds two days. /
The tiler is ill, so the bathroom will be a week late. / The mixer truck has been put off to {day}, the men do the shuttering meanwhile. /
The railing on the ramp is loose, it has been taped off; weld it this week. / The site toilet needs emptying by the end of the week. /
Two windows came with the wrong glass, the factory sends others next week. / The crane driver's certificate runs out next month. /
The tenant in flat 2 hears the pump at night, please insulate it soon. / The hall light stays on all day, wasteful; have it seen to this week. /
The garage door needs three tries with the remote. / The bathroom fan has died, we open the window for now. /
The kettle switches off late, a new one is on order. / The stair carpet is coming loose, we've nailed it for now and want it replaced this month. /
pls renew domain before the 28th, three weeks left / bug: totals off by a cent for some users, we round by hand /
mid prio - csv import chokes on umlauts, rename works / one of four nodes is flapping, cluster still healthy /
backup took 9h instead of 4, pls check this week / two interns need accounts by next mon
""",
    "high": """
Urgent: the whole system is down! / We need help immediately, nobody can work. / All data is lost, please call at once! /
Customers cannot pay, this is an emergency. / Production in {c} has stopped. / Security breach, act now! / Help, nothing works any more! /
The website is down and we lose money every minute. / Please act immediately! / The server in {c} is on fire. /
All orders are blocked, do something now! / Nobody can log in since this morning, extremely urgent. / We must have this fixed within the hour. /
Emergency: patients cannot be treated. / Drop everything else, {n} cannot work at all. / The whole shop has been offline since eight. /
Top priority, the boss is furious. / Somebody is stealing our data right now! / The machines stand still, call us at once. /
Critical error, all payments fail. / Call the fire brigade, there is smoke in the server room! / Nobody in the company can open any file. /
Our whole network was encrypted by attackers and they demand money. / The checkout rejects every card and we lose sales by the minute. /
All phones are dead, customers cannot reach us at all. / The assembly line stands still and two hundred people are waiting. /
A worker has been injured at the press. / A gas leak was noticed in the basement, everybody is leaving the building. /
The patient is not breathing properly, send an ambulance. / He has severe chest pain, come at once! /
Water is pouring through the ceiling onto the machines. / A pipe burst and the cellar is filling up. /
The whole street has no electricity since five o'clock and the clinic runs on its last battery. /
Personal data of all our customers is visible on the internet. / The password list was leaked and strangers are logging in right now. /
The deadline passed an hour ago and the court is waiting. / The truck with the vaccines has broken down and the cooling has failed. /
The brakes of the bus do not work, stop it! / The bridge is cracking, close it immediately. / A child is locked in the car in this heat. /
Production database deleted, no backup found. / Every order since midnight has vanished. /
The website has been offline all morning and our campaign is on television now. / None of the stores can sell anything. /
Salaries must go out today and the bank connection is dead. / The whole hospital has lost access to the patient records. /
The emergency line does not ring. / The fire alarm system is out of service and the hall is full of people. /
The freezer with all the samples has stopped, we have an hour. / The elevator is stuck with four people in it. /
Come quickly, the kitchen is on fire! / There is a strong smell of gas in the hall, please come right away. /
She fell down the stairs and is bleeding heavily. / My son swallowed a battery, what must I do now? / The dog was hit by a car and cannot get up. /
The baby has a very high fever and does not wake up. / I am allergic and my throat is swelling, help! /
The front door was broken open and somebody is inside. / The boiler is making loud bangs and the pressure keeps rising. /
The roof came off in the storm and it rains into the bedrooms. / Chemicals are leaking from the tank into the river. /
A forklift has hit a shelf and it may fall on people. / All flights from our terminal are stopped because the system crashed. /
The plane leaves in forty minutes and the passport is missing. / The surgery is in an hour and the blood has not come. /
The container with the medicine stands in the sun and must be moved at once. / Our biggest customer threatens to leave today unless this is solved. /
The tender closes at noon today and the portal refuses our upload. / The live broadcast starts in ten minutes and there is no sound. /
The exam has begun and no student can open the questions. / Highest severity: complete outage. / This cannot wait, please come now. /
Please interrupt whatever you are doing and help us. / We are at a complete standstill. / I need an answer in the next few minutes. /
All hands on deck, everything is down. / Wake up the engineer on duty. / Please escalate this to the director right now. / Every second counts. /
People may die if this is not repaired. / There is no workaround and all users are affected. / Nobody has access to anything. /
The data of the whole month is gone. / Transfers are going to the wrong accounts, stop the system immediately! /
Someone is moving money out of our account at this moment. / The main server does not start and the whole office sits idle. /
All appointments of today have disappeared from the system and the waiting room is full. / The power plant has shut itself down. /
Trains are stopped in the whole region because of the fault. / The dam is overflowing. / The smoke detectors are screaming, get everybody out. /
A customer got an electric shock from our device, stop all sales. / The product contains glass splinters, recall it at once. /
The milk is contaminated, nobody must drink it. / An angry crowd is at the gate, send security now. / The guard has been attacked. /
The driver has had a serious accident on the motorway. / A cable has come down on the playground and sparks are flying. /
The tank will run over in a few minutes. / The heating has failed in the whole nursing home and it is freezing outside. /
help!! site is dead, thousands of users are complaining, fix it now pls / asap please, we cannot work at all /
We are losing thousands of euros an hour. / The attackers are still in our system. /
Critical vulnerability, it is being used against us at the moment. / The update has bricked all devices in the field. /
Total failure of the telephone exchange. / The whole warehouse is blocked, forty trucks are waiting. /
The customs office will destroy the goods unless we answer today. / The crane is leaning dangerously over the road. /
My card was stolen and somebody is paying with it, block it immediately! / I am locked out in the snow with two small children, please come now. /
The toilet is overflowing and the flat below is already wet. / The only bathroom of the house is under water. /
Hot oil is running out of the machine. / Our nurse has stuck herself with an infected needle. /
The insulin is finished and the patient needs it this evening. / The ventilator shows an alarm and nobody knows why. / The oxygen is running out. /
The rescue team cannot be reached by radio. /
HELP the server room is under water / everything is down, pls call me NOW / prod is down!!! / site returns 500 for every single user /
P1: login broken for all customers worldwide / SEV1, all regions, no failover / the db is gone, all of it /
master key leaked on a public page, rotate it this minute / someone is exfiltrating our customer list as we speak /
all our backups are being encrypted, pull the network cable! / DNS is dead, nobody reaches any of our services /
the payment provider cut us off and no shop can take money / every employee was logged out and nobody gets back in /
the deploy wiped the orders table / our status page is red from top to bottom /
Alarm in the data centre: the cooling has failed and the racks are at 60 degrees. /
A phishing mail has just been used to wire {m}, stop the transfer! /
The ticket system for tonight's sold-out concert has collapsed, thousands are at the doors. /
The phones of the ambulance control room have gone silent. / No 911 call gets through. / The air traffic radar has gone blank. /
All traffic lights in {c} are dead and there have been crashes. / The signalling has failed, trains may collide. /
The level crossing stays open while trains pass! / The ferry has lost its engine and is drifting towards the rocks. / Man overboard! /
The pilot reports smoke in the cockpit. / The coach went off the road with forty pupils aboard. /
The lorry's load has come loose on the motorway and cars are swerving. / My brakes just failed, I'm rolling down the hill. /
A cook has burnt both arms with boiling oil. / The fryer is ablaze! / Grease fire in the kitchen, extinguisher empty. /
A guest is choking at table nine. / Someone has gone into shock after eating nuts, where is the pen? /
The gas tap won't close and the smell is everywhere. / Twenty guests are vomiting after the fish. /
The cold store broke down overnight, the meat for the whole chain is rotting. / The dishwasher has given the boy an electric shock. /
Code blue on ward four. / Her pulse is gone. / He's turning blue, hurry! / The patient in bed six has been given the wrong blood. /
She is in labour and the road is blocked. / The newborn isn't breathing. / My husband has slurred speech and half of his face is drooping. /
I can't feel my arm and my chest is tight. / He has taken a whole packet of sleeping pills. / Grandpa has fallen and can't be woken. /
She is having a fit and won't stop shaking. / The wound won't stop bleeding. / He was stung by a wasp and can hardly breathe. /
My little girl drank drain cleaner! / The theatre has lost power in the middle of an operation. /
The lift with the emergency patient is stuck between floors. / Our last oxygen bottle will be empty in minutes. /
The incubators have switched themselves off. / The poison centre must be reached this instant. / An armed man is in the school. /
A pupil has collapsed in the gym. / A child is missing since the trip's last stop, search now! / The chemistry lab is full of fumes, evacuate. /
Two boys are on the roof and one is hanging from the gutter. / The playground wall is about to come down. /
A toddler has climbed out on to the window sill. / The nursery door was left open and a three-year-old is on the street. /
The final exams were leaked an hour before the start. / The barn is burning with the animals inside. /
The bull has broken out and is running towards the village. / A farmhand is caught in the baler. /
The slurry pit has overflowed into the drinking water. / A calf is being born the wrong way round, the vet must come now. /
The ventilation in the pig house has stopped, they are suffocating. / The tractor has tipped over and the driver is underneath. /
The dike is about to burst. / Locusts are eating the whole field as I write. / The trench has caved in on two men. /
A crane has dropped its load on the pavement. / The ceiling is sagging and people are still inside. / A digger has cut the gas main. /
Somebody has touched the overhead line. / The scaffolding is swaying in the storm with workers on it. / The lift cable has snapped. /
The wall is cracking before my eyes. / The shoring is giving way, clear the pit at once. / An old bomb has been found under the foundations. /
Burglars are in the shop right now! / We've just been held up at gunpoint. / The safe is open and all the cash is gone. /
Every till in every store has frozen on the busiest day of the year. / The alarm is ringing and nobody can leave, the doors are jammed. /
Recall the baby food at once, there is metal in it. / The perfume shelf has caught fire. / A customer has fainted and isn't responding. /
Tear gas has been released in the mall. / Looters are smashing the windows. / The whole office is evacuating, there is smoke on every floor. /
The bid has to be in by noon, it's 11:40, and the portal is dead. / Payroll is empty and four thousand people must be paid today. /
The CEO's account is sending fraud mails to every customer this minute. / The contract lapses at midnight and no one has signed. /
The injunction expires in thirty minutes. / Bailiffs are at the door and will close us today unless {m} is paid. /
The regulator is shutting us down this afternoon. / The press conference starts in five minutes and the minister isn't here. /
Our shares are in free fall because of false news, we need a statement now. / The auction ends in three minutes and our bids are refused. /
Water is shooting out of the wall! / The cellar is waist-deep in water and the power is still on. / The Christmas tree is on fire. /
There's a stranger in my garden with a knife. / My carbon monoxide alarm is going off and I feel dizzy. / The gas boiler has blown up. /
Sparks are coming out of the socket and the wallpaper is smouldering. / I've locked my baby in the car and the sun is blazing. /
The balcony is breaking off. / Lightning has struck the house and the roof is burning. /
The whole block has been without heat at minus twenty since last night, old people live here. /
Sewage is coming up through every drain in the building. / A tree has fallen on the tent with people in it. /
The river is over its banks and reaching the houses. / The reactor cooling has failed. / The pipeline has burst and oil is running into the sea. /
The substation is burning and the city is dark. / The chlorine tank is leaking, close the windows. / The pressure vessel is past its limit, run! /
The mine shaft has collapsed, twelve are missing. / An avalanche has buried the hut. / A climber is hanging in the rope with a broken leg. /
A swimmer is being swept out to sea. / The tiger is out of its cage. / The stage is collapsing in the middle of the concert. /
Panic in the stadium, people are being crushed. / The marathon runner's heart has stopped. / Come at once or it will be too late. /
Please pick up, it's a matter of life and death. / I need a doctor, quick! / Is anyone on call? We've lost all systems! /
Who can shut off the main valve this second? / Where is the fire brigade? The flames are at the second floor! /
Can you get here in five minutes? He's not moving. / How do I stop the bleeding? Tell me now! / We have minutes, not hours. /
Nothing else matters until this is fixed. / It cannot wait until tomorrow, not even until lunch. / We are dead in the water. /
Not one of our services is alive. / Work has ceased at all sites. / The situation is getting worse by the second. / This is not a drill. /
All units respond. / Stop the press, the front page libels the judge and goes out in ten minutes. /
It may sound like a detail, but the missing comma has made every payment go to the wrong account since noon. Stop it! /
I know it's Sunday, yet the clinic has no water and operations are running. / No, this can't wait for next week: the ceiling is coming down now. /
Forget the typo, the building is on fire! / Leave the brochures, somebody has collapsed at reception! /
It started as a small leak, now the cable room is flooded. / The drip has become a torrent, the shop is under water. /
The cough has turned into choking, she's gone blue. / The slow server has died, and with it the whole airport check-in. /
Yesterday it was an annoyance, today the entire plant stands still. / There was a workaround, it has failed too, and all branches are closed. /
The spare pump has died as well, the mine is filling up. / Both the main and the backup line are dead, nobody can call an ambulance. /
Out of the blue every account balance shows zero and customers storm the branches. / Without warning the gate came down on a cyclist. /
The school roof is sliding, get the children out. / A pupil has drunk acid in the lab. /
The coach with the swimmers hasn't arrived and its phone is dead, police please. / Someone has put a lit firework under the stairs, it's burning. /
The caretaker lies at the foot of the ladder and doesn't move. / The nursery is full of gas. / A dog is attacking the children in the yard. /
The exam server crashed with nine hundred students in the middle of the test. / The boy's peanut allergy, his lips are swelling, where is the nurse? /
The ice has broken, two skaters are in the water! / The swing has snapped and the girl can't feel her legs. /
The chef has cut off his fingertip, blood everywhere. / The freezer lorry with all the wedding food has broken down, the guests sit down in an hour. /
Ammonia is leaking from the ice plant, everyone out. / A waiter slipped with the hot soup, a child is scalded. /
Rat poison got into the flour, stop the ovens. / The smoke hood is roaring with flames. / Surgeon needed at once, the artery has been hit. /
The defibrillator is flat and the man has no pulse. / We've run out of blood group O and the donor van is an hour away. /
The mother is haemorrhaging. / The patient has pulled out his tube. / The dialysis water is contaminated, disconnect everyone. /
Wrong leg marked, the operation begins in five minutes! / The psychiatric patient has climbed on to the bridge. /
Mass casualty: bus against train, forty injured. / The pharmacy gave the child the adult dose. / Anthrax scare, the post room must be sealed. /
His pacemaker keeps firing. / Snake bite, antidote needed within thirty minutes. / A bridge pillar is cracking under traffic. /
The tram doors closed on a pram and it's being dragged. / The tanker has overturned and petrol is running down the road. /
The points are frozen open and the express is two minutes away. / The cable car hangs over the gorge in a storm with thirty people. /
The pilot is unconscious. / The ship's hold is ablaze. / The lorry driver is asleep at the wheel, weaving across the lanes. /
Cars are driving the wrong way through the tunnel. / Someone is on the tracks! / The scaffold has come down on the bus stop. /
The pile driver has hit a live cable. / A welder has fallen from the third floor. / The pit wall is moving, pull everyone out. /
Asbestos dust is pouring into the classroom. / The concrete pump hose has burst in a man's face. / The grain silo has swallowed a worker. /
The cattle truck is on its side and animals are on the motorway. / The stable doors are jammed and the hay is alight. /
Foot-and-mouth has been found, seal the farm this minute. / The crop duster has sprayed the playground. /
Hail has smashed the greenhouse while twelve pickers were inside. / A man with an axe is in the mall. /
The escalator is eating a child's shoe with the foot inside. / Shoplifters have stabbed the guard. / The cash van is being robbed outside. /
The gas bottle by the stall is hissing and the crowd won't move. / Every price in the web shop is zero and thousands are ordering. /
Our account is being drained, {m} a minute. / The trading system keeps selling by itself, pull the plug! /
The merger papers must be filed by five, it's 4:50, and the system has died. / A blackmailer publishes our patients' files at noon. /
The election servers are down, and polls are open. / The emergency broadcast doesn't go out while the flood wave is coming. /
The judge signs the eviction in twenty minutes, where is our lawyer? /
The last flight with the donor heart leaves in fifteen minutes and the courier is missing. / The guard dog has got loose in the crowd. /
The pressure in the boiler is off the scale. / The chip pan is burning and grandma is upstairs. /
The ceiling lamp came down on my wife, she isn't answering. / My neighbour is lying in the stairwell, no breath. /
The flood has cut us off, five of us on the roof. / prod db corrupted, writes failing everywhere, all hands NOW / sev0: auth outage, 100% of users /
fire in rack 12, halon didn't trigger / root cert revoked, every client on earth is failing / we r being ddosed, everything offline, need u now /
data leak live on twitter, legal and security call right now
""",
}

WORDS = {
    "*": {
        "sys": """
the payment service / the booking system / the mail server / the web shop / the database / the phone system / the warehouse software / the network /
the cash register / the intranet / the customer portal / the ticket machine / the control system / the backup server / the access gate /
the mobile app / the timetable / the billing system / the pump / the conveyor belt / the cooling unit / the heating / the alarm system /
the main lift / the production line / the file server / the login service / the checkout / the scheduling tool / the label printer
""",
        "page": """
the start page / the help page / the settings menu / the invoice template / the login screen / the price list / the manual / the brochure /
the monthly report / the sign at the entrance / the newsletter / the welcome mail / the product page / the order form / the footer / the dashboard /
the map / the about page / the sidebar / the business card
""",
        "team": """
accounting / the sales team / the night shift / the support desk / the warehouse / the front office / the school / the clinic / the workshop /
the kitchen / the branch in {c} / the laboratory / the drivers / the nurses / the marketing people / the teachers / the tenants / the whole floor /
the depot in {c} / the reception
""",
        "gear": """
the oven / the deep fryer / the walk-in fridge / the dishwasher / the coffee machine / the mixer / the boiler / the radiator in room nine /
the ventilation / the washing machine / the garage door / the roller shutter / the lift / the escalator / the revolving door / the sprinkler /
the floodlight / the crane / the excavator / the cement mixer / the scaffold / the compressor / the lathe / the press / the saw / the welding robot /
the forklift / the loading ramp / the packing line / the tractor / the combine / the baler / the milking machine / the feed silo /
the greenhouse roof / the irrigation pump / the bus / the lorry / the tram / the ferry / the ambulance / the patrol car / the school bus /
the cable car / the X-ray machine / the scanner / the hospital bed / the infusion pump / the dental chair / the steriliser / the wheelchair lift /
the projector / the photocopier / the cash machine / the vending machine / the card reader / the turnstile / the security camera / the router /
the main switch / the generator / the transformer / the wind turbine / the water heater / the swimming pool pump / the ski lift / the bouncy castle /
the stage lighting / the organ / the telescope
""",
        "supply": """
printer paper / toner / envelopes / coffee / milk / flour / cooking oil / salt / napkins / bin bags / toilet paper / soap / disinfectant / gloves /
bandages / syringes / painkillers / insulin / blood / oxygen / lab reagents / chalk / textbooks / exercise books / diesel / tyres / brake fluid /
spare bulbs / fuses / screws / cement / bricks / sand / timber / paint / copper pipe / cable / hay / cattle feed / seed / fertiliser / pallets /
cardboard boxes / labels / shrink film / shopping bags / till rolls / coins / salmon / ice / firewood / heating oil / batteries / stamps /
work boots / helmets / road salt / drinking water
""",
        "task": """
the quarterly report / the tax return / the tender / the bid / the visa application / the passport renewal / the contract / the translation /
the audit file / the budget / the payroll / the invoice run / the grant application / the thesis / the exam sheet / the school report /
the lesson plan / the duty rota / the menu for the banquet / the hygiene check / the fire inspection / the safety briefing / the building permit /
the floor plan / the delivery note / the customs form / the insurance claim / the court reply / the patent filing / the press release /
the newsletter / the brochure / the speech / the slide deck / the job advert / the interview list / the seating plan / the guest list /
the travel booking / the flight ticket / the vaccination list / the blood order / the discharge letter / the referral / the prescription /
the crop plan / the animal register / the vet's certificate / the software update / the data migration / the security patch / the certificate /
the licence renewal / the stocktake / the price list / the order to the supplier / the refund / the rent increase letter / the meter reading /
the annual statement
""",
    },
    "low": {
        "event": """
the colour of {page} is a bit dull / there is a typo on {page} / the font on {page} is slightly too small /
the logo on {page} is a little off centre / the text on {page} is not quite aligned / a comma is missing on {page} /
the icon on {page} looks old-fashioned / the heading of {page} could be worded better / the margin of {page} is a little too wide /
{page} still shows the old logo / a word on {page} is misspelt / {page} has two spaces where one would do /
the picture on {page} is a little blurred / {team} would like a prettier background / {team} wishes for another ringtone /
somebody suggested a dark mode / a cosmetic detail of {page} could be nicer / the wording on {page} is a bit clumsy /
the green on {page} is too bright for my taste / the lines on {page} are not evenly spaced / {page} uses capital letters in an odd place /
a full stop is missing on {page} / {sys} works fine but looks dated / {sys} shows a funny icon / {sys} beeps a little louder than needed /
the name of {sys} is written in two ways / the sticker on {sys} is peeling off / the paint on {sys} is scratched / the cover of {sys} is a bit dusty /
a decorative lamp is dim / the poster in the hall is crooked / an old photo could be replaced / the tooltip has a spelling mistake /
{team} has an idea for a nicer design / a label is printed in the wrong shade of blue / the greeting in the mail sounds stiff /
the button is one pixel too low / a rounded corner would look better / {team} would enjoy a new coffee machine some day /
the archive could be sorted / the animation on {page} is a touch too slow / a hyphen on {page} is too long / the shadow of a button is missing /
the year on {page} is still last year's / the sound of {sys} is not pretty / the second paragraph has a comma too many /
the flag of one country is drawn a bit too wide / the mascot could get a hat / the chairs in the corner could be rearranged /
someone proposes a quiz for the next summer party / the old magazines in the waiting room could be replaced / the coffee mugs do not match /
the clock on the wall is a minute fast / the title uses two different fonts / a footnote has the wrong style /
the sample picture shows last year's model / the loading symbol could turn faster / the emoji list might get a few new ones /
the hint text is in grey instead of black / a line break is in an unlucky place / the list could be sorted in a prettier way /
an unused button could be hidden / the archive of 1998 could be scanned some time / the doormat is worn / the stamp is slightly smudged /
the fonts of the two signs differ / the plants might like a bigger pot / the bench in the yard might be painted / an internal name is spelt oddly /
a comment in the code is out of date / the birthday list could have pictures / the jingle of the hotline sounds old /
the slides could have page numbers / a shortcut key would be nice / the border is a shade too dark / the cupboard door creaks softly /
the garden gnome has lost its paint / a synonym would sound better in the heading / the curtain is two centimetres too long /
the thank-you page could be friendlier / an exotic setting could get a tooltip / the export could offer a prettier file name /
the date could be written with dots /
{gear} {bust} / {gear} {bust}, everything works / somebody mentioned that {gear} {bust} / {supply} could be stored in a prettier box /
there is {supply} for a whole year, so reorder some day / we have far too much {supply}, sort it whenever you like /
{supply} might be bought from another firm some day / the label on {supply} has a spelling mistake /
it would be nice to try another brand of {supply} at some point / the cupboard with {supply} could be tidied one day /
{task} is due next year at the earliest / {task} has no deadline at all / {task} can be done any time this year /
{task} may be written in a nicer font next time / {task} has a small typo on page three / the cover of {task} could be prettier /
{task} is finished, one comma is missing / nobody is waiting for {task} / {task} is only a draft for the far future /
{task} of 2012 could be filed away some day / the file name of {task} is a bit long / {team} would like a plant by the window /
{team} dreams of a table football / {team} would enjoy softer chairs some day / {team} suggests a new mug design /
{team} asks for a different hold music, not important / {page} would look good with rounder corners / {page} has a pixel out of place /
{page} says "teh" instead of "the" / {page} has a stray blank line / {page} could do with a friendlier greeting /
{page} uses an old photo of the building / a patient praised the staff and suggests fresh flowers / a guest would have liked a second cushion /
a pupil proposes a new name for the hamster / a passenger suggests another seat colour / a tenant would like the hedge a little lower some day /
a shopper misses the old carrier bags / a farmer offers us an old bell as decoration / a player would prefer white laces /
the Christmas tree stand could be painted before next winter / the flower bed is a bit plain / the fountain has a bit of moss /
the welcome mat has faded / the guest book has only ten empty pages left / the key ring has lost its tag / the hat rack leans slightly /
the second bookshelf is half empty / the door plate has a fingerprint / a picture frame is dusty / the calendar shows the wrong saint's day /
a light switch is a little yellow / the drawer sticks a tiny bit in summer / the recipe card is stained / the tray has a different pattern /
the pencil pot is chipped / the desk drawer has a squeak / the bike rack could be nearer to the door / the lawn edge is uneven /
the gravel path has a few weeds / the bench has one rough spot / the bird box may be cleaned next winter
""",
        "when": """
whenever it suits you / some day / when you have nothing better to do / next year perhaps / at some point / in your spare time /
when things are quiet / one of these months / in a later version / whenever somebody passes by / when convenient / if you ever get bored /
not before the summer / in the long run / any time you like / eventually / sooner or later / when the backlog is empty / after everything else /
in the distant future / one rainy afternoon / with the next redesign / in a year or two / when there is money left / in a dull hour /
during the next spring cleaning / next time you are around / in the far future / if time permits / when all else is done /
before 2030 / at the next refit / in the quiet season / on some idle afternoon / when the decorators are in anyway /
between Christmas and New Year, if you are bored / next spring or the one after / at your leisure / when you next reorder /
when hell freezes over, I don't mind / over the summer or later / some time or other
""",
        "plea": """
take your time / no rush at all / there is no hurry / it can wait / please put it in the backlog / no answer needed / ignore it if you are busy /
do it when you feel like it / nobody is waiting for it / please note it for later / leave it for a quiet day / it is only a suggestion /
do not interrupt anything for this / add it to the wish list / no deadline / feel free to skip it / no reply needed / just for the record /
keep it for the next big cleanup / anything else comes first / no hurry / no pressure / some day please / maybe later / next year is fine /
think about it when bored / it may wait for ever / park it / archive it if you like / do as you please / only if you enjoy such things /
low on the list / whenever / relax about it / let it rest /
no stress / don't bother answering / do it or leave it / file it under someday / park it for now / just a passing thought / let it lie /
it can stay as it is / think of it at the next refit / there is all the time in the world / don't go out of your way / put it at the very bottom /
it need not be done at all / only when you have nothing on / please don't lose sleep over it
""",
        "effect": """
nobody is bothered / it does no harm / everything works / it is purely cosmetic / hardly anyone notices / it is only a matter of taste /
it changes nothing in daily work / it is just a detail / no customer has ever mentioned it / it does not affect anything / one gets used to it /
it is only about looks / the function is perfect / it is merely a wish / it has always been like that / it would simply be nicer /
there is no damage / it is trivial / I only noticed it by chance / nothing depends on it / nobody minds / no one cares / it is a trifle /
it looks odd, that is all / all is well otherwise / zero impact / only I see it / it is hardly visible / it is just decoration /
it would please the eye / it is a luxury / it hurts nobody / it is a tiny blemish / life goes on without it /
no biggie / I can easily live with it / nobody has been inconvenienced / guests don't mind / it has no bearing on our work / it still does its job /
not that anyone cares / it is rather charming in fact / it is only for show / there are plenty of others / it is a first world problem /
it is a mere whim / it makes no difference to anyone / it never bothered me / it is a question of style / it is just a pity
""",
        "tag": """
low priority / nice to have / trivial / cosmetic / minor detail / wish / just an idea / small suggestion / backlog / some day / no rush /
unimportant / minor / polish / not important / tiny thing / for later / idea / housekeeping / someday / icebox / optional / just a detail / petty /
curiosity / wish list / not pressing / no deadline / cosmetics / future / leisure / bagatelle / low impact /
no biggie / P4 / P5 / nit / lowest priority / just for fun / spare time / rainy day / cosmetic only / whim / at leisure / parked / no urgency /
small stuff / FYI only
""",
        "noun": """
typo / spelling mistake / wrong shade / cosmetic flaw / small misalignment / outdated logo / missing comma / ugly icon / old photo / font size /
prettier design / faded sticker / dusty shelf / crooked poster / unused folder / longer animation / extra space / wording / capital letters /
darker theme / nicer picture / tiny scratch / curious question / idea for later / wish for a new colour / rounded corners / stiff wording /
decoration / wallpaper / ringtone / rename of a folder / tidy-up / polish / old-fashioned look / odd spacing / margin of one pixel /
harmless warning / pale ink / missing hyphen / clumsy sentence / funny label / optional extra / a suggestion for the newsletter / future improvement /
new curtains / a prettier vase / colour of the footer / sorting old photos / nicer business cards / text of a tooltip /
squeaky hinge / dusty lamp / faded curtain / dull colour scheme / mismatched mugs / bent hanger / missing tassel / plain vase / yellowed switch /
old calendar / moss on the fountain / weeds in the gravel / unused cupboard / spare key tag / prettier menu card / jersey colour / background music /
nickname for the robot / mascot's hat / trophy cabinet / blank line in the source / dead link in the archive / log message with a typo /
variable name / favicon / leftover stickers / crooked picture / worn doormat / fancy napkins / cup holder / seat pattern / hold music / paint sample /
garden bench / scarecrow / souvenir idea / joke for the 404 page
""",
        "dead": """
looks dated / is ugly / squeaks a little / could be prettier / has a typo / needs dusting / is misaligned / is too colourful / looks plain /
is a bit crooked / could be nicer / is slightly faded / has odd spacing / is not pretty / has a scratch / looks old-fashioned / could be greener /
is a little pale / has a funny name / could be renamed / is a bit dusty / shows the old logo / has rough edges / is badly worded /
is slightly blurred / could be rounder / has a wrong comma / could be simpler some day / needs fresh paint eventually / looks a bit empty /
is a matter of taste / uses old colours
""",
        "who": """
one user / one colleague / a visitor / somebody / a friend / one reader / the intern / someone / an attentive customer / the designer /
our neighbour / a curious pupil / the cleaner / an old client /
a passer-by / a pupil / a guest / a trainee / my aunt / a fan / a regular / a tourist / a subscriber / one of the gardeners
""",
        "can": """
would prefer another colour / noticed a typo / suggested a nicer font / dreams of a dark mode / found a missing comma / would like rounder buttons /
made a suggestion for some day / asked about a prettier logo / thinks the icon is ugly / wishes for more emojis / would enjoy another background /
saw a double space / mentioned an old photo / has an idea for next year / found the wording a bit stiff / likes the old picture better /
spotted a tiny scratch / asked out of curiosity /
would like prettier napkins some day / noticed that the sign is slightly crooked / said the wallpaper is old-fashioned / would love a softer cushion /
asked whether the logo could be rounder / mentioned a squeaky hinge / pointed out a spelling slip / wished for another flavour of tea /
remarked that the lamp is a bit dim / asked, just for fun, who drew the cartoon / thinks the jingle is too long / would paint the bench yellow /
suggested a plant for the lobby / found a faded label / misses the old mascot
""",
        "bust": """
has a faint scratch / hums softly / is a bit dusty on top / could use a new sticker / has a slightly faded sign / is painted an odd colour /
squeaks now and then as it always has / looks its age but runs well / has a dent that nobody notices / could be polished one day /
has a wobbly name plate / has a funny smell of lemon, rather nice / shows the clock five minutes fast / has an ugly cover / has a cracked cup holder /
has a crooked company logo / is a shade too green / would look smarter in blue / has last year's stamp on the cover / has a spider's web behind it /
has a smudge on the glass / is louder than I like, but fine / has a missing decorative screw / could do with a friendlier label /
has a manual with two typos / has chewing gum stuck underneath / has a chipped corner / has a lamp that is a bit too bright /
is perfectly fine, just plain / might get a fresh coat of paint some spring
""",
    },
    "medium": {
        "event": """
{sys} is slower than usual / {sys} fails from time to time / {sys} has to be restarted once a day / {sys} shows old data for some users /
{sys} sometimes gives an error, a second try helps / {sys} needs a repair in the coming days / {sys} works only after a reload /
{sys} drops the connection now and then / {sys} is unreliable in the evening / {sys} accepts only every second attempt /
{sys} answers with a delay of some minutes / {sys} loses a setting every few days / one user cannot open {sys} and uses a colleague's computer /
a few people in {c} have trouble with {sys} / {sys} runs at reduced speed / {sys} needs maintenance within two weeks /
some of {team} cannot print and use another printer / {team} needs two more accounts by next week / {team} has to enter some data by hand /
{team} waits a minute for each report / {team} asks for an answer in the next days / {page} has a wrong phone number /
{page} shows a wrong total that we correct by hand / {page} lists an old price / {page} opens only in one browser / the export leaves out a few rows /
the licence runs out next month / the stock will last for another two weeks / one of three printers is broken / one of the two doors is stuck /
a supplier is two days late / the mails come half an hour late / the contract has to be renewed this month /
a part is worn and should be replaced soon / the sum in the report is slightly wrong / the sync stops about once a week /
a tap drips and should be repaired this week / the light in one room flickers / a window does not close well / one machine of five is out of order /
a small leak is caught by a bucket / a customer waits for a reply since yesterday / the search misses some entries /
the disk will be full in a month / the training has to be planned for next month / {team} has received half of the material /
{team} reports occasional interruptions / {sys} crashes about once a week / the figures are late by a day /
{sys} is intermittently unavailable for a minute or two / the report takes ten minutes instead of one / an update is needed before next month /
two of ten screens stay dark / the second cash desk opens late / a third of the mails come late / the brakes should be checked at the next service /
a patient needs a new appointment within two weeks / an older man has had a light cough for a week / the medicine lasts for another ten days /
some bookings appear twice and are corrected by hand / the trains run with short delays /
a few customers were charged twice and wait for their money / one of our backups failed last night /
a scan found two harmless viruses, they were removed / the door sticks in wet weather / the machine stops once a shift and is restarted /
the ceiling has a damp spot that grows slowly / the exam papers are needed by next Monday / the files for the trial are needed in two weeks /
the visas must be requested within a month / the boiler should be serviced before winter / the bakery gets its flour a day late /
the payroll has two small errors to be mended before the next run / the certificate expires at the end of the month /
an invoice was sent to the wrong department / the audit begins in three weeks / the new shelves come two days later /
the translation is half finished and due next week / the line in the shop is longer than usual / the mobile signal is weak in two rooms /
the van has to be inspected this month / our lawyer wants a reply within ten days / the guests of next weekend need another room /
a colleague is ill and the rota has to be changed for next week / the interface refuses some special characters /
each night one job out of twenty fails / a tenant complains about noise at night / the copier needs toner by the end of the week /
the garden pump is weak and the hose helps for now / some of the labels are printed twice /
{gear} {bust}, please plan a repair / according to the operator {gear} {bust} / {supply} will run out in about a week /
we have {supply} for another ten days / we are low on {supply}, please reorder this week /
the delivery of {supply} is two days late, we have a reserve / half of {supply} came in the wrong size, we use the rest for now /
the price of {supply} rises next month, please order before / {team} needs more {supply} by the end of next week / {task} is due next week /
{task} is due in ten days / {task} has to be ready by the end of the month / {task} needs one more signature before next {day} /
{task} has an error that must be corrected this month / {task} is half done and expected within two weeks / {task} is a few days behind schedule /
{task} should be checked by somebody this week / {task} was sent back with questions, answer within a week /
the first draft of {task} is wanted by {day} next week / a customer asks for {task} in the next days /
one colleague could not open {task} and asks for a copy this week / {task} takes twice as long as planned / {team} is short of one person next week /
{team} needs a stand-in from {day} on / {team} shares one computer until the new one comes / {team} has to do the sums by hand for a few days /
{team} gets complaints about waiting times / {team} wants a decision within two weeks / some of {team} have no access yet, they start next week /
one of the tills is shut, the queue is longer / one of the two lifts is out of order / one ward bed is broken, a spare is in use /
one classroom is too cold, the class has moved next door / one bus of the line is missing, the next comes in ten minutes /
one field was skipped by the sprayer / one wing has lukewarm water / one lane is closed until next week / one oven of three is cold /
a cow gives less milk than usual, the vet may come this week / a horse needs new shoes by next week /
a patient wants to be called back in the next few days / a wound is healing slowly, to be seen this week / stitches come out in ten days /
a pupil needs extra lessons before the test in three weeks / two parents wait for an answer about the trip / a guest for next weekend wants a cot /
a parcel went to the wrong depot and arrives tomorrow / a lorry is held up, goods come in the afternoon instead of the morning /
the tenants ask for a date for the repair of the bell / the gutter should be cleaned before autumn / the passport runs out in two months /
the lease ends next quarter / the reviewer wants changes within a fortnight / the auditor asks for two receipts by next {day} /
the printer's deadline is in nine days / the goalkeeper is out for the match in two weeks / a microphone crackles, the show is next week /
the test suite fails about once in ten runs / the nightly job must be started by hand / the queue of tickets has grown to three days /
mails to one supplier bounce, we phone instead / the stock figures are off for five articles / the discount code fails for a few customers /
two sensors disagree by some degrees / the water pressure is lower than usual upstairs
""",
        "when": """
this week / by Friday / within the next few days / before the end of the month / by next week / in the coming days / in two or three days /
before next {day} / within a week / before the next release / by the end of the week / until next {day} / within ten days / in the next sprint /
soon / in the course of the week / before the holidays next month / during the next maintenance / within five working days /
before the meeting next week / over the next two weeks / in the next few working days / by the middle of next month / some time this week /
before the end of next week / in the week after next / at the next visit this month /
this month / within a fortnight / some day this week / at the start of next week / before the season starts / before winter /
before the next inspection / by the 30th / within three weeks / after the current job / in a few days / by the middle of next week
""",
        "plea": """
please have a look this week / please fix it in the next few days / please plan it for next week / we need it by {day} next week /
please answer in two or three days / please schedule a repair / a solution this month would be good / please send somebody in the next days /
please deal with it in the usual time / it should be done soon / please correct it before the next release / let us know by the end of the week /
please put it on this week's list / we would like it solved by {day} / a reply within the week is enough / it should not be forgotten /
it ought to be done before the month is over / please do not leave it for too long / please reply by {day} /
please check it when you are here this week / a visit next week would suit us / please give us a date / please order the part this week /
we count on an answer in a few days / please book an appointment for next week / please remember it for the meeting next {day} /
please finish it before the month ends / try to solve it by next week /
please reorder this week / please chase the supplier this week / please call back in the next few days / please find a stand-in for next week /
please get it serviced soon / please slot it in after the current job / please let us have a date / please do not leave it until next month /
some day this week is fine / please renew it before it runs out next month / please bring the missing ones next time /
please swap it before next week / please plan half a day for it this month / please send a quote within a week / kindly reply within ten days
""",
        "effect": """
we have a workaround / there is a way around it / we can go on working / it costs us ten minutes a day / only some users are affected /
it is annoying but not critical / it slows us down / we do it by hand for now / the others still work / a restart helps each time /
we can manage for some days / it is a nuisance / some customers have asked about it / for now we use the old version / it delays our work a little /
one department is affected / we get by with a temporary fix / most people do not feel it / it disturbs but does not stop us /
the spare one is in use meanwhile / we lose some time / a few people are affected / a second try works / we use a substitute /
only one branch is concerned / the deadline is next week / it is bearable for some days / the customer can wait a week / some reports are late /
it costs us a bit each day / we have a plan B / half of the team is slower / it is inconvenient / we switch to paper meanwhile /
we are making do / we limp along / we borrowed one from next door / the queue is a bit longer / it hampers us a little / people have begun to ask /
we have a reserve for a week / we use the other one / the class has moved next door / guests are only mildly annoyed / we patched it up for now /
it must not go on for months / about one in ten is affected / we phone instead / it adds half an hour a day / we work around it /
it is a bother more than a crisis / stock will last until next week
""",
        "tag": """
normal priority / medium / medium priority / partly affected / moderate / this week / intermittent fault / normal / workaround exists / soon /
standard request / usual urgency / slow / degraded service / planned / due next week / partial failure / regular ticket / average urgency /
this sprint / in due course / to be planned / reminder / for this week / next few days / ordinary request / maintenance / recurring fault /
tolerable / partial outage / normal handling / partly working /
P3 / normal queue / mid priority / medium urgency / needs attention soon / workaround in place / next sprint / limited impact / some users hit /
annoying / follow-up / to be scheduled / this month / in the next days / pending
""",
        "noun": """
delay / slowdown / slow report / intermittent error / occasional crash / late delivery / wrong invoice / missing item / small leak / worn part /
partial outage / reduced speed / sync problem / occasional timeout / weak signal / duplicate entries / outdated data / slow connection /
one broken printer / pending request / open question of a customer / renewal of the contract / missing access for one user / overdue maintenance /
incomplete export / wrong total / noisy motor / flickering light / blocked sink / slow laptop / unstable video call / low stock /
two absent colleagues / a backlog of three days / a regular inspection / planned upgrade / missing signature / cold radiator /
loose screw on a chair / jammed scanner / dripping tap / known bug with a workaround / reminder for an invoice / onboarding next week /
two failed logins a day / partial delay / temporary fix needed / moderate impact /
worn belt / cracked pane / late parcel / loose tile / lukewarm water / damp patch / squealing brake pads at the next service /
mild fever for two days / sore throat / stitches to come out / repeat prescription for next week / gap in next month's rota /
substitute teacher for next week / short delivery / wrong size delivered / restock of shoes / reminder to a late payer / revised quote /
overdue expense claims / tax form for next month / passport renewal / service of the tractor / fence to be mended this week / hay to be turned /
feed order for next week / chimney sweep before winter / faulty zip / flickering floodlight / torn door seal / clogged gutter / stiff lock /
slow till / flaky test / full mailbox / bounced mails / licence to be renewed / small price error / delayed bus line / roadworks detour /
lift inspection at the end of the month
""",
        "dead": """
is slow / is unstable / lags / stutters / is intermittent / is sluggish / is degraded / times out sometimes / needs servicing / needs maintenance /
fails sometimes / hangs sometimes / freezes occasionally / restarts now and then / is late / loses some entries / is partly working /
works with delays / works after a retry / needs an update soon / is under strain / wobbles / drips / rattles / is half full / runs hot at noon /
has hiccups / is unreliable / skips some rows / is outdated / is overbooked next week / shows some errors / disconnects occasionally /
is due for renewal
""",
        "who": """
one user / one colleague / a single customer / two people / some users / a few colleagues / one of the drivers / somebody in {c} / a small group /
one office / one branch / some of the tenants / one of our clients / a part of the staff /
one nurse / a teacher / a tenant / one of the cooks / two drivers / a supplier / one of the farmers / a couple of guests / three pupils / a parent /
a few passengers / some shoppers / one of the builders / the trainee
""",
        "can": """
had to try twice / had to wait an hour / had to reload the page / asked for a correction this week / got a wrong invoice / works with a copy for now /
uses another printer meanwhile / needs access by next week / still waits for a reply / reported a slow screen / lost ten minutes /
uses the old version for now / got the mail a day late / could not save at the first try / asked for help in the next days /
switched to a spare device /
needs a reply by the end of the week / had to borrow a tool for a few days / asks for a date for the repair / had to fill in the form twice /
needs a new badge by next {day} / has been waiting for two days for a part / works from another room this week / got only half of the delivery /
asks to be called back in the next days / had to use the other entrance / must be replaced next week because of illness / needs new boots this month /
has a mild cold and wants an appointment this week / lost a quarter of an hour each day / reported a rattling noise / takes the detour for now
""",
        "bust": """
makes a strange noise and should be checked soon / leaks a few drops, a bucket helps / starts only at the third try / runs at half speed /
stops once a day and has to be reset / gets too warm in the afternoon / jams now and then / needs a new belt this month /
is due for its inspection in two weeks / needs a spare part that comes next week / vibrates more than it used to / works, but the display is dark /
works on one side only, we use that / is out of order, we use the second one / is out of service until next week, a substitute is here /
is slow to start in the morning / trips its fuse about once a week / shows a warning light but still runs /
has a worn seal that should be replaced soon / has a weak battery, we keep it plugged in / loses a little oil each day / reacts with a delay /
has been patched with tape for now / is being repaired, we borrow one / needs its filter changed within the month /
has a loose bolt to be tightened this week / wobbles and is used with care meanwhile / gives wrong readings at times / drops out every few hours /
should be serviced before the season starts
""",
    },
    "high": {
        "event": """
{sys} is completely down / {sys} has stopped / {sys} has crashed for everybody / {sys} is offline in all branches /
{sys} has been dead since this morning / nobody can use {sys} / {sys} has been hacked / {sys} is on fire / {sys} has lost all data /
{sys} is totally blocked / {sys} does not respond to anyone / {sys} is at a standstill / {sys} refuses every request /
all of {team} are unable to work / {team} cannot treat anybody / {team} cannot reach anyone / {team} must leave the building /
{team} has to stop all work / {team} is sitting in the dark / {team} is cut off from everything / a worker was injured by {sys} /
smoke is coming out of {sys} / all customer data was leaked / strangers have access to all accounts / there is a gas leak /
water is flooding the server room / the whole site in {c} is without power / all deliveries have come to a halt / every payment fails /
the entire company is offline / no customer can order anything / a patient is in danger / somebody is unconscious / a fire has broken out /
the roof is about to collapse / a security breach is going on / the deadline is today and nothing works / the deadline has passed /
production has stopped / a dangerous chemical is leaking / we are losing money every minute / all emergency calls fail / the brakes have failed /
a person is trapped / all records have been deleted / ransomware is spreading through our computers / the press shop has had a serious accident /
confidential files are public / total outage in {c} / the live system is broken for everyone / strangers are reading our mails /
an unknown person is in the building / water is running into the fuse box / the tank is leaking acid / our bank account is being emptied /
a child has fallen into the pond / the scaffold is collapsing / three workers are in hospital / the reactor is overheating / all screens are black /
every single order is lost / the cash desks have all frozen / the entire staff was sent home / the hall is full of smoke / the road has caved in /
the patient has stopped breathing / an old man has collapsed / the driver is unconscious / the medicine is spoiled and patients wait /
the freezer with the vaccines is warm / all bookings of today were deleted / no trains are running /
customers are being charged twice by the thousand / the live site shows private data / all backups are corrupt / a virus is wiping our disks /
the ship is taking in water / an employee is stuck in the machine / the ceiling is coming down / the exam cannot take place /
the trial is in an hour and the files are gone / the flight leaves in an hour without us / the locks of all doors are open /
the prison alarm is down / the oxygen supply has failed / the dialysis machine has stopped / the mains are broken and the town has no water /
a poisonous snake is in the kitchen / somebody has swallowed bleach / the gas smells stronger every minute / our entire harvest is freezing /
hundreds of passengers are stranded / the bakery cannot bake a single loaf / the payroll has failed and it is due today /
the certificate expired and the shop is closed to everyone /
help, {gear} {bust} / the foreman shouts that {gear} {bust} / we are out of {supply} and all work has stopped /
the last {supply} is gone and people's lives depend on it / something in {supply} is poisonous, stop using it at once /
the store with {supply} is on fire /
somebody was hurt by falling {supply} / the lorry with {supply} has crashed and blocks the motorway / {task} must be handed in within the hour /
{task} is due in twenty minutes and the file is gone / {task} expired at midnight and everything is closed down /
{task} was lost and the deadline is noon today / {task} has been leaked to the press / {task} went to the wrong people with all private data /
without {task} the judge decides against us this afternoon / {team} is on fire / {team} has been attacked / {team} is full of gas /
{team} is under water / {team} is being robbed / {team} has no power and no water / {team} reports three injured /
{team} is locked in and smoke is rising / {team} is without any phone or network and lives depend on it / {sys} sends money to strangers /
{sys} shows everybody's private data / {sys} is being attacked at this moment / {sys} was wiped by an intruder /
{sys} has been down for every customer since midnight / {sys} is dead on the busiest day of the year / a man has no pulse /
a woman is in labour in the lift / a baby has stopped breathing / a guest is choking / a cook has burnt both arms / a pupil has collapsed /
a child is missing / a toddler is on the window sill / a driver lies under the tractor / a diver has not come up / a climber is hanging in the rope /
a patient was given the wrong blood / a nurse is being threatened with a knife / an armed man is in the building / burglars are in the shop /
the barn is burning / the bull is loose on the road / the herd is suffocating / the dike is breaking / the trench has caved in /
the gas main has been cut / the wall is giving way / the stage is collapsing / the bridge is swaying / the bus has plunged into the river /
the train has derailed / the plane is circling without fuel / the ferry is sinking / the tunnel is full of fumes / all traffic lights have failed /
the water supply is contaminated / the meat is making people sick / glass was found in the baby food / the pharmacy gave out the wrong pills /
the master password is public / the ransom note has just appeared on every screen / someone is emptying the company account /
every file is being encrypted / every till is frozen / every line is dead / every machine has stopped
""",
        "when": """
right now / at once / immediately / within the hour / this very minute / as soon as humanly possible / asap / without delay / straight away / now /
before anything else / in the next ten minutes / today before noon / instantly / right away / this instant / in the next few minutes /
at the earliest possible moment / tonight, no matter how late / before somebody gets hurt / this second / within minutes / by noon today /
before the night is over / while we can still save something / the moment you read this / before the building burns / in the next half hour /
before it explodes / before he bleeds to death / in the next five minutes / this minute / in seconds / faster than fast /
before the doors open in ten minutes / before midnight tonight or we lose everything / on the double / stat / pronto / while he is still breathing
""",
        "plea": """
please call at once / act now / send help immediately / drop everything else / please come right now / we need someone here within the hour /
do something now / please escalate it at once / call the emergency team / wake up whoever is on duty / help us immediately / this cannot wait /
stop everything and fix this / we need a solution today / every minute counts / get everybody out / shut it down at once /
please respond this minute / send an engineer straight away / no time to lose / run / hurry / hurry up / help us / call 112 / call the police /
call an ambulance / pull the plug / stop the machine / we are desperate / do not wait a second / come with everyone you have / leave the building /
switch it off at once / block all cards now / the boss wants it solved this minute /
call the fire brigade / get a doctor, quick / clear the hall at once / get out of there / cut the power now / shut the main valve this second /
sound the alarm / get everyone away from it / page the surgeon at once / recall it at once / pull the network cable / freeze the account this minute /
stop the transfer at once / close the road now / send the rescue team / wake the director / do not hang up / pick up the phone /
come with the ambulance / nothing else matters now
""",
        "effect": """
nobody can work / all users are affected / there is no workaround / we lose money every minute / people are in danger / all customers are affected /
work has come to a standstill / hundreds of people are waiting / the whole company stands still / lives are at risk / the damage grows by the minute /
we cannot serve anyone / it is an emergency / everything is blocked / no sales are possible / the safety of the staff is at risk /
we had to evacuate / the data is gone for good / the press is already calling / our whole business depends on it / everything stands still /
the loss is enormous / patients suffer / children are at risk / all sales are lost / the whole town is affected / we may lose the company /
someone could die / all branches are closed / the police are on their way / the entire data is exposed / thousands cannot travel / total chaos /
our licence is at stake / everyone is in panic /
we have minutes, not hours / it gets worse by the second / somebody is badly hurt / a man is dying / everyone had to get out /
the flames are spreading / the water keeps rising / people are screaming / all sites have stopped / not one service is alive /
we are dead in the water / the whole herd will die / the town is dark / thousands are stuck / we lose millions today / every customer is hit /
the operation cannot go on / there is blood everywhere / nobody can get out / the firm will not survive the day
""",
        "tag": """
urgent / emergency / critical / top priority / highest priority / red alert / outage / asap / immediate action / life and death / blocker /
total failure / danger / SOS / mayday / help / alarm / very urgent / extremely urgent / all systems down / all hands / code red / evacuate / fire /
live incident / panic / alert / top urgent / immediate / now / catastrophe / disaster / crisis / rescue needed /
P1 / SEV1 / priority one / most urgent / utmost urgency / do it now / act now / right now / 911 / lives at risk / code blue / everything down /
hair on fire / showstopper / not a drill
""",
        "noun": """
fire / gas leak / explosion / flood / burglary / heart attack / data loss / ransomware / evacuation / serious accident / poisoning / heavy bleeding /
power cut / total outage / data breach / system crash / complete standstill / hacker attack / production stop / chemical spill / burst pipe / stroke /
armed robbery / collapse / short circuit / carbon monoxide / brake failure / missing child / bomb threat / system failure / server crash /
leaked passwords / stolen data / bank fraud / smoke / electric shock / cardiac arrest / toxic fumes / radiation alarm / unconscious worker /
complete blackout / dead phone lines / life in danger / safety risk / broken leg / derailed train / overflow / sparks / identity theft /
malware outbreak / lost backups / total loss of data / stopped assembly line / failed cooling of vaccines / deadline in one hour /
all systems offline /
cardiac arrest on ward four / choking guest / severe burns / anaphylactic shock / premature birth in the car / suspected stroke / overdose /
armed intruder / hostage situation / kidnapping / stabbing / stampede / mass poisoning / grease fire / barn fire / forest fire / lightning strike /
landslide / avalanche / dam burst / flash flood / tornado / earthquake damage / sinking ferry / train collision / runaway lorry / plane in distress /
man overboard / collapsed trench / fallen crane / severed gas main / live wire on the ground / chlorine leak / oil spill / contaminated water /
wrong blood transfusion / power failure during surgery / escaped bull / escaped tiger / jammed fire exit / frozen tills in all stores /
wiped production server / encrypted backups / stolen master key / wire fraud in progress / zero-day attack under way / worldwide outage /
all phone lines dead / eviction today / recall of baby food
""",
        "dead": """
is down / is dead / has collapsed / exploded / is burning / has vanished / was hacked / is flooded / is unreachable / is offline / has died /
crashed completely / stands still / has stopped / is paralysed / is smoking / was deleted / is unusable / is lost / is blocked / is broken for all /
fails everywhere / is out of control / is compromised / went dark / was wiped / is encrypted / has shut down / does not start / is completely frozen /
has failed / is overheating dangerously / is under attack / gave an electric shock
""",
        "who": """
nobody / no one / no customer / none of us / not one user / no employee / no patient / not a single shop / none of the branches / no driver /
no one in {c} / not one of our clients /
no nurse / no teacher / no passenger / no pupil / no guest / no cashier / no fireman / no machine operator / nobody in the plant /
nobody in the whole town / nobody on the ship / not a soul / not one department / none of the doctors / none of the tills
""",
        "can": """
can work / can log in / can pay / can order anything / can open a file / can call us / can get out / can be treated / has access / can breathe /
can reach the hotline / can use {sys} / can enter the building / can print or send anything / can see any data / gets an answer /
can do anything at all / has power or water / can get through to us / can move / can be reached / can be evacuated / can see through the smoke /
can stop the leak / can open the emergency exit / can get the doors open / can work since the crash this morning
""",
        "bust": """
has caught fire / has exploded / is spraying hot oil / has crushed somebody's hand / has trapped two people / is giving electric shocks /
is about to collapse / has toppled on to a worker / has run away with people on it / cannot be switched off and is glowing red / is leaking gas /
has burst and floods the hall / has failed in the middle of an operation / has stopped with passengers inside / is full of smoke /
is shooting sparks / has broken loose and is rolling downhill / has injured a child / has cut through the main cable /
is hanging by one bolt over the road / has died and all work has stopped / is completely dead, and there is no other / has locked everybody in /
is poisoning the air / is melting / has knocked over the scaffolding / has torn off a man's finger / failed and everything in it is spoiling /
has gone haywire, keep everyone away / is seconds from bursting
""",
    },
}

FRAMES = """
{tag}: {event}. / {event}, {effect}. / {event}, {plea}. / {n} reports that {event}. / {n} from {team} says that {event}. / In {c} {event}. /
{event}. It should be handled {when}. / {event}. {effect}. / {event}. {plea}. / Please deal with it {when}: {event}. /
Ticket: {event}. Impact: {effect}. / {tag}! {event}. / Since {day} {event}. / We have noticed that {event}. / {n} called: {event}. /
{plea}. {event}. / {effect}, {plea}. / Hello, {event}. Can you handle it {when}? / Hi {n}, {event}; {plea}. / {event} ({tag}). /
Message from {c}: {event}, {effect}. / Note for {team}: {event}. / {event}, and {effect}. / Dear {n}, {event}. {plea}. /
I am writing because {event}. / As of {day} {event}, {effect}. / Status: {event}. Needed: {when}. / To whom it may concern: {event}. /
{n} found out that {event}. {effect}. / {team} in {c} tells us that {event}. / Could somebody look at this {when}? {event}. /
Report by {n}: {event}. {effect}. {plea}. / Subject: {tag}. {event}. / {tag}, {plea}. / {tag}: {effect}. / Handle this {when}, {effect}. /
Incident in {c}: {event}. / According to {n}, {event}. / {event}, says {n}. / {event}, {effect}, {plea}. / For {team}: {plea}. {event}. /
Just so that you know: {event}. / Here is the situation: {event}. {effect}. / We were told that {event}. {plea}. / {n} writes: "{event}, {plea}." /
Request from {team}: {plea}. / Our office in {c} says: {event}. / {event}. Please act {when}. / To do {when}: {event}. /
Problem: {event}. Consequence: {effect}. / It is about {sys}: {effect}. {plea}. / About {sys}: {event}. / Regarding {sys} in {c}: {plea}, {effect}. /
{team} asks for help {when}. {event}. / New ticket, {tag}: {event}. / Facts: {event}. Effects: {effect}. Request: {plea}. / {day}, {c}: {event}. /
{n} asked me to tell you that {event}. / {event} again. {effect}. / What happened: {event}. When to act: {when}. /
The situation with {sys}: {effect}, {plea}. / Good morning, {event}. {plea}. / {effect}: {event}. / Call from {n} about {sys}: {plea}. /
Voicemail of {n}: {event}, {effect}. / The caretaker says that {event}. / Log entry: {event}. / {team}: {event}. /
Order for the craftsman: {event}, {plea}. / This should be handled {when}. {effect}. / Would you please do this {when}? {effect}. /
We kindly ask you to act {when}. {event}. / My wish: {plea}. Reason: {event}. / {n} and {team} agree: {effect}. {plea}. / {noun} in {c}. /
{tag}: {noun}. / {noun}! {plea}. / {noun} at {team}, {effect}. / Seen in {c}: {noun}. / {n} reports {noun}. / Subject: {noun} / {sys} {dead}. /
{sys} {dead}, {effect}. / {sys} in {c} {dead}. / {sys} {dead}! {plea}. / Since {day} {sys} {dead}. / {n} says {sys} {dead}. /
{tag}: {sys} {dead}, {plea}. / {who} {can}. / {who} {can}, {effect}. / {who} in {team} {can}. / {who} {can}: {noun}. / {who} {can} since {day}. /
{sys} {dead} and {who} {can}. / What we have: {noun}. {plea}. / Reason for the call: {noun}. / {n} from {team}: "{sys} {dead}, {who} {can}." /
{who} {can}. {plea}. / Deal with it {when}: {noun}. / {noun}, {noun2}. {plea}. / Report from {c}: {noun}. {effect}. /
{team}: {noun}. To be handled {when}.. / {when}, please: {noun}. / Type: {noun}. Place: {c}. / {tag} - {noun} / {tag}, {effect}, {plea}. /
Hi {n}, {sys} {dead}. {when}, please. / Found on {day}: {noun}. {effect}. / {noun}: {effect}. / {who} {can}. {noun}. /
I saw it myself: {sys} {dead}. / {sys} {dead}; {who} {can}; {plea}. / It is about {noun}. {plea}. / {n} is calling because of {noun}. /
Once again {sys} {dead}. {effect}. /
{gear} {bust}. / {gear} {bust}, {effect}. / {gear} {bust}. {plea}. / {tag}: {gear} {bust}. / {n} says {gear} {bust}. / {gear} in {c} {bust}. /
Since {day} {gear} {bust}. / {n} from {team}: {gear} {bust}. / Hi, {gear} {bust}. {plea}. / {gear} {bust} and {sys} {dead}. / {gear} {bust}! /
hey {n}, {gear} {bust}, {plea} / {event}!! / {event} / {event}, {event2}. / pls note: {event} / um, {event}, {plea}? / {effect}. / {plea}. /
{tag} {event} / {noun}, {when}. / {noun} - {effect} - {plea} / Line 1: {event}. / Shift report: {event}. {effect}. / Text from {n}: {event} {plea} /
{n} at the gate: {event}. / From the ward: {event}. / From the building site: {event}. / From the kitchen: {event}. / From the classroom: {event}. /
From the farm: {event}. / From the depot: {event}. / From the shop floor: {event}. / At our house: {event}. / In the workshop {event}. /
Why I am calling: {event}. / To be dealt with {when}: {event}, {event2}. / Could you {when} take care of this: {noun}? / Re: {noun}. {plea}. /
{noun} ({when}) / Help desk, {day}: {event}. / Message in the chat: {event}, {effect}
"""
