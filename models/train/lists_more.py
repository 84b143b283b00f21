"""More sentences for the lists of `lists.py`, one a line.

Only training uses them: the evaluation keeps to the others, and stays what it was.
"""

MORE = {
    "items": """
Could you put {list} aside for me until the weekend?
Please send {list} to our office as soon as you can.
The customer has asked for {list} to be delivered to the side door.
I'd like to order {list}, if you still have enough in stock.
{list} left our warehouse this morning.
{list} arrived in a battered box with no invoice.
Her parcel contained {list} but no receipt whatsoever.
We have packed {list} for you and the courier is on his way.
Thank you for your purchase of {list} from our online shop.
hi, just ordered {list} for the new flat, can't wait
The school needs {list} before the term begins.
My brother came home from the flea market with {list}.
Sent out with this delivery note: {list}
Still missing from my delivery: {list}
Your shopping basket currently shows the following: {list}
To be collected from the counter: {list}
Owing to a mistake at the depot, {list} went to the wrong address.
He paid for {list} in cash and left without a word.
We regret that {list} will reach you later than promised.
Kindly confirm that {list} can be shipped in a single consignment.
Thieves broke into the shop overnight and made off with {list}.
What I bought in the end was {list}, though I had only wanted to look.
The club voted to purchase {list} out of the reserve fund.
I am returning {list} because the quality is disappointing.
On the pallet the driver found {list} wrapped in plastic film.
""",
    "ingredients": """
First stir {list} together in a large bowl.
For the filling, combine {list} and leave it to rest overnight.
Before you start, make sure that you have {list} in the house.
Can you pick up {list} on your way home? I want to cook tonight.
The sauce gets its flavour from {list} simmered over a low flame.
Put {list} into the pot and let everything simmer.
Grandma's secret recipe calls for {list} but never for anything from a tin.
Here is what goes into the soup: {list}
From the shop, for tonight's dinner: {list}
You will need the following for the pie: {list}
This product contains: {list}
According to the label, the spread is made with {list} only.
{list} went into the blender, and out came a surprisingly good dip.
{list} gave the stew its wonderful depth.
Toss {list} in a hot pan until everything smells delicious.
The chef swears by {list} as the basis of his famous casserole.
Besides a good deal of patience, this dish requires {list}.
Season to taste after adding {list} to the mixture.
I've run out of {list}, so the cake will have to wait.
For this salad you simply toss together {list}.
The manufacturer lists {list} on the back of the packet.
All you have to buy for this recipe is {list}.
Take {list}, chop everything finely and set it to one side.
Fold in {list} just before serving.
The test kitchen replaced the old blend with {list} and liked the result.
""",
    "skills": """
The ideal candidate has mastered {list} and enjoys working with others.
Applicants must demonstrate {list} at a professional level.
On my CV I mention {list} among the things I do well.
She has a real talent for {list} which the whole office relies on.
During my apprenticeship I learned {list} from some excellent teachers.
What we expect from you: {list}
I am confident in the following: {list}
Must-haves for this role: {list}
Expertise required: {list}
A solid grounding in {list} is essential for this post.
If you have a good command of {list}, we would love to hear from you.
{list} came easily to her even as a trainee.
{list} made him the obvious choice for the job.
Knowledge of {list} would be a clear advantage.
The advertisement insists on {list} from the very first day.
He brings {list} to the table and learns fast.
Do you know anyone who is good at {list} and free this month?
Without proven ability in {list} you need not apply.
My strengths lie in {list}, as my references will confirm.
Our new colleague is proficient in {list} and has settled in quickly.
The training programme will equip you with {list} for your future career.
I taught myself {list} in the evenings after work.
In the interview they tested me on {list} for an hour.
Her certificate attests to competence in {list}.
People who are experienced in {list} will be given preference.
""",
    "people": """
The chairwoman greeted {list} at the door before the meeting began.
In attendance: {list}
Round the table this morning sat {list}.
Taking part in the workshop: {list}
Our committee is made up of {list} until the next election.
{list} attended the meeting from beginning to end.
{list} came along to the picnic in spite of the rain.
{list} joined us for the guided walk.
So far {list} have signed up for the course, so there is still room.
We had a lovely evening with {list} at our place.
Present at the hearing: {list}
The working group, consisting of {list}, met behind closed doors.
I was pleased to see {list} at the reunion last week.
With {list} on board, the project team is complete.
guess what, {list} actually turned up at the party!
The minutes record that {list} participated in the discussion.
Also joining the trip: {list}
Seats on the panel were taken by {list}.
Invitations went out widely, and {list} accepted with pleasure.
The photograph shows {list} at the opening of the new library.
Thanks to {list} for being there on the day.
The choir gained new members when {list} joined after the summer.
Please note that {list} registered for the seminar in good time.
Among us that night were {list}, all in splendid mood.
The expedition set out with {list} and a great many rucksacks.
""",
    "absentees": """
Apologies for absence: {list}
Unable to attend: {list}
Missing from class today: {list}
Excused from the meeting: {list}
Apologies were received from {list} before the start.
We were sorry that {list} had to stay away this time.
{list} missed the meeting because of illness.
{list} did not turn up and gave no reason.
{list} stayed at home with a cold.
The chair noted the absence of {list} at the beginning of the session.
Unfortunately {list} had to cancel at short notice.
Where on earth were {list} yesterday? We waited for ages.
We had to begin without {list} as the hall was booked.
Sadly, {list} won't be able to join us for the dinner.
According to the register, {list} failed to appear for the exam.
The teacher marked {list} as absent and closed the book.
Everyone came to rehearsal except {list}, which was a pity.
With {list} away on sick leave, the vote had to be postponed.
just heard that {list} can't make it tonight, what a shame
The coach will have to do without {list} in the next match.
Regrets had come in from {list}, so several chairs remained empty.
Letters of apology from {list} were read aloud.
The seats reserved for {list} stayed empty all evening.
Nobody had seen {list} at the training session.
As {list} had asked to be excused, the decision was put off.
""",
    "authors": """
Written by: {list}
Text and ideas: {list}
This article was penned by: {list}
Contributors to this volume: {list}
The novel was co-written by {list} over several summers.
{list} wrote this guide for beginners.
{list} published the study in a respected journal.
{list} penned the open letter that caused such a stir.
The handbook by {list} has become a classic in its field.
In their essay, {list} argue that the village school must be saved.
We thank {list} for contributing chapters to the anthology.
A new cookery book by {list} will be in the shops soon.
The pamphlet, written by {list} in great haste, sold out within days.
As authors of the study, {list} answered questions from the press.
Have you read the thriller by {list} that everybody is talking about?
The script came from the pens of {list}.
The copyright in this textbook belongs to its authors {list}.
Readers know {list} as the writers behind the popular column.
On the title page {list} appear as authors of the work.
The editors asked {list} to write a foreword together.
Credit for the text goes to {list}.
It took {list} a whole year to write the manual.
Drafted by {list}, the proposal was circulated to all departments.
The review praises {list} for their clear and lively prose.
This blog post is the work of {list}.
""",
    "stops": """
On the way: {list}
We shall be visiting: {list}
You can find our shops in: {list}
Stopping places on this year's cruise: {list}
Our coach will take you through {list} before returning home.
The band will play in {list} on its spring tour.
After passing through {list} we finally reached the sea.
{list} lay on our route, and we took our time.
{list} welcomed the cyclists with flags and music.
From the airport we drove via {list} to the hotel.
Next summer I want to see {list} with my sister.
The firm runs branches in {list} and is planning to expand.
We spent one night each in {list}, always at small guest houses.
The exhibition will travel to {list} later in the year.
greetings from the road, we've already done {list} and loved it all
Passengers may leave the ship in {list} for a short walk.
The lorry has to make deliveries in {list} before nightfall.
Her journey led her by way of {list} to the mountains.
Our honeymoon took us to {list}.
The itinerary includes {list} as well as a boat trip.
The railway company wants to connect {list} by a fast line.
There will be longer halts in {list} so that everyone can stretch their legs.
The pilgrims walked by way of {list}.
Change of plan: we are going to {list} instead of the coast.
The candidate gave speeches in {list} during her campaign.
""",
    "nations": """
Available in: {list}
Participating countries: {list}
We currently export to the following countries: {list}
Markets in which the brand is active: {list}
The treaty was signed by {list} after lengthy talks.
{list} sent delegations to the summit.
{list} joined the agreement without reservations.
Our products can be bought in {list} and nowhere else.
Visitors from {list} do not need a visa for short stays.
The company plans to enter {list} in the coming year.
The film will be shown in cinemas across {list} from the autumn.
Students from {list} enrolled at the college this term.
The embassy has issued travel warnings for {list} because of the floods.
We deliver free of charge to {list} if the order is large enough.
Has anyone here ever lived in {list} for more than a few months?
The guarantee is valid in {list} only.
Demand has grown most strongly in {list} according to the annual report.
The football tournament will be hosted by {list}.
Our coffee comes from small farms in {list}.
The charity supports schools in {list} with donated books.
The new tariff applies to goods from {list} until further notice.
I have worked in {list} and feel at home everywhere.
Observers from {list} monitored the election.
The species is native to {list} but now spreads elsewhere.
Roaming is included in {list} with this contract.
""",
    "shades": """
Available colours: {list}
Choose from the following shades: {list}
This jacket can be ordered in: {list}
Colour options: {list}
The sofa is now available in {list} at no extra cost.
The scarf is offered in {list} and washes beautifully.
We have the jumper in {list}, but only in small sizes.
{list} sold out first, as always.
{list} proved the most popular choice among the shades on offer.
You may have your new bicycle painted in {list} if you wish.
Our curtains come in {list} so there is something for every room.
do you have these trainers in {list} or is that just online?
The manufacturer supplies the kettle in {list} from this spring.
Shades on offer include {list}.
The tiles may be ordered in {list} while stocks last.
The paint shop mixes this varnish in {list} on request.
For the autumn collection the designers settled on {list} as leading colours.
The catalogue shows the lamp in {list}.
Tell us whether you'd like it in {list} when you place your order.
If the standard finish is too dull, {list} can be had on request.
In the shop the dress was hanging in {list}.
Customers can pick {list} for the cover.
Sadly the colours are limited to {list}.
The rucksack, which you can have in {list}, weighs next to nothing.
Wool in {list} is back in stock.
""",
    "materials": """
Made from: {list}
Materials used: {list}
The following materials were used for the sculpture: {list}
Outer shell: {list}
The bag is made of {list} and should last for years.
Our craftsmen combine {list} with great care.
{list} gave the chair its unusual feel.
{list} went into the making of this coat.
Please choose between {list} for the cover of your cushion.
The artist builds her figures from {list} found at the tip.
The workshop stocks {list} in large quantities.
For the costumes we still need {list} by the end of the month.
The façade consists of {list} and looks rather elegant.
Recycling bins for {list} stand behind the building.
The box was crafted from {list} by a retired joiner.
I prefer {list} to anything synthetic.
The lamp can be supplied in {list} at the same price.
Objects of {list} were dug up near the old well.
In her studio she experiments with {list} to find new textures.
The machine can cut {list} without any trouble.
The adhesive is suitable for {list} but should not be used outdoors.
The children made masks out of {list}.
Only {list} may be used in the construction of the stage.
For the lining we recommend {list}.
The factory switched to {list} when prices went up.
""",
    "animals": """
Living on our farm: {list}
Species observed on the walk: {list}
Our pets: {list}
Animals looking for a new home: {list}
On the safari we came across {list} within a single morning.
The children fed {list} at the petting zoo.
{list} escaped from the enclosure during the storm.
{list} wandered across the road in front of us.
The shelter took in {list} after the flood.
You can watch {list} from the hide at the edge of the lake.
The rangers counted {list} in the reserve this spring.
The vet treated {list} in a single afternoon.
My uncle breeds {list} in a remote valley.
The park is home to {list} in spite of the traffic nearby.
we're thinking of getting {list} once we move to the country
Tracks of {list} were found in the snow behind the hut.
The story is about {list} who set off to see the world.
The circus no longer keeps {list} as it did in the past.
The wildlife programme showed {list} at close range.
At the market the farmer sold {list} to a neighbour.
Visitors are asked not to feed {list} under any circumstances.
On the meadow behind our house we spotted {list}.
The picture book teaches toddlers about {list}.
A new stable is being built for {list} behind the barn.
The biologist has studied {list} all her life.
""",
    "topics": """
On today's agenda: {list}
Points for discussion: {list}
The lecture series deals with: {list}
My main interests: {list}
The meeting will deal with {list} before we break for lunch.
At the conference there were talks on {list} by well-known speakers.
{list} dominated the discussion.
{list} came up at the parents' evening.
The magazine regularly reports on {list} for a general readership.
This chapter introduces the reader to {list} in simple language.
Next term I want to study {list} at the evening school.
We talked about {list} until long after midnight.
The committee discussed {list} without reaching a decision.
Questions about {list} should be sent to the office beforehand.
The podcast is all about {list}, which suits me perfectly.
In the exam you will be asked about {list}.
The first half of the workshop focuses on {list} and the rest is practical.
Her blog covers {list} from a personal angle.
The museum is planning an exhibition on {list}.
Our book club is reading about {list} at the moment.
The debate turned to {list} when time was nearly up.
Could we put {list} on the agenda for next time?
The minister spoke about {list} in her speech.
Several items concerning {list} were left over from the last session.
As regards content, the seminar concentrates on {list}.
""",
    "keywords": """
Tagged with: {list}
Search terms: {list}
Labels attached to this ticket: {list}
Index terms: {list}
Please file the article under {list} in the archive.
The photo has been tagged {list} by the uploader.
To find the document, search for {list} in the catalogue.
The librarian assigned {list} as subject headings.
Add the tags {list} before you publish the post.
{list} served as keywords for the search.
{list} appeared among the labels on the card.
Entries marked with {list} will be shown at the top.
The abstract is followed by the keywords {list} in small print.
I've labelled your message {list} so that it can be found again.
Use {list} as tags, please, and nothing else.
The filter looks for {list} and ignores everything else.
The words {list} occur again and again in the text.
Under the heading you will see the labels {list} in grey.
The author gives {list} as key terms of the paper.
The database lists this picture under {list}.
Typing {list} into the search box brought up the right page.
can you tag the video with {list} when you post it?
The post was given the hashtags {list} by its writer.
Important terms in this text are {list}.
The glossary explains {list} for the benefit of newcomers.
""",
    "open_days": """
Opening days: {list}
Yoga lessons are held on: {list}
You can visit us on the following days: {list}
Office staffed on: {list}
The museum opens its doors on {list} throughout the year.
The surgery is staffed on {list} but closed otherwise.
I only work on {list} because of the children.
{list} suited everyone best for the training sessions.
On {list} the market fills the whole square.
On {list} you can reach our helpline until late in the evening.
The swimming pool welcomes families on {list} during the holidays.
The library lends books on {list} only.
Rehearsals take place on {list} in the parish hall.
The bus to the beach operates on {list} in high season.
does the bakery still open on {list} or has that changed?
Rubbish is collected on {list} in our street.
My new timetable has me in the office on {list} and at home otherwise.
The café serves breakfast on {list} from now on.
The judo club trains on {list}.
Please note that we can receive visitors on {list} only.
Deliveries are made on {list} unless there is a public holiday.
Our farm shop is open to the public on {list}.
The ferry crosses to the island on {list} if the weather allows.
Courses run weekly on {list} at the community centre.
She has choir practice on {list}, so evenings are tight.
""",
    "dates": """
Scheduled for: {list}
Please keep these dates free: {list}
Your next appointments: {list}
Dates of the performances: {list}
The council will meet on {list} in the town hall.
Further sessions have been arranged for {list} at the usual venue.
We have booked the hall for {list} and paid the deposit.
{list} was agreed upon for the rehearsals.
{list} had to be struck from the calendar.
On {list} the building will be closed for repairs.
The workshop will be held on {list} and is free of charge.
Would {list} suit you for the interviews?
The concerts have been moved to {list} owing to illness.
Tickets are still available for the performances on {list} at the box office.
Your physiotherapy appointments are on {list}.
The hearing was adjourned several times and will continue on {list}.
I can offer you {list} for a visit, whichever you prefer.
The inspectors called on {list} without any warning.
please put {list} in your diary for the choir weekends
Payments were received on {list} by bank transfer.
Guided tours of the castle are planned for {list}.
The exams will take place on {list} in the main building.
Because of the strike, the classes planned for {list} were cancelled.
He visited his grandmother on {list} and brought her flowers.
Meetings of the board have been fixed for {list}.
""",
    "times": """
Departures every day: {list}
Show times: {list}
The guided tours start at: {list}
Appointments still available: {list}
The ferry sails at {list} from the old harbour.
Trains to the airport leave at {list} on weekdays.
The film will be shown at {list} in the main hall.
{list} was still free when I asked the dentist's receptionist.
{list} worked best for the phone calls.
At {list} the bells are rung by hand.
Please take the tablets at {list} with a glass of water.
Services are held at {list} in the village church.
The doctor can see you at {list} if that helps.
The shuttle runs at {list} and takes only a few minutes.
The alarm went off at {list} and woke the whole street.
The animals are fed at {list} under the eyes of the visitors.
Would you prefer a slot at {list} or another day altogether?
My meetings are at {list}, so let's have lunch in between.
News bulletins are broadcast at {list}.
You can join the online lesson at {list}.
The nurse measured his temperature at {list} during her shift.
Collections from this letter box are made at {list} except on public holidays.
The fountain show begins at {list} every evening in summer.
According to the timetable, the coach departs at {list}.
i can talk at {list} today, just pick one
""",
    "mails": """
Copy to: {list}
Please reply to: {list}
Mail addresses of the board: {list}
Send your application to: {list}
You can write to {list} at any time.
Please forward the minutes to {list} before the weekend.
The invitation was sent to {list} yesterday evening.
Messages to {list} came back as undeliverable.
Complaints should be addressed to {list} with the receipt attached.
{list} received a copy of this message.
{list} bounced when I sent out the newsletter.
Could you add {list} to the mailing list, please?
I've put {list} in copy so that everyone is informed.
The spam came from {list} according to the log.
Use {list} for all questions about the invoice.
Remove {list} from the distribution list as soon as possible.
My old accounts were {list}, but I no longer check them.
If you need help, contact us by e-mail at {list}.
The form was submitted by {list} through the website.
Password links have been sent to {list} and will expire soon.
The press office can be reached at {list} during working hours.
pls cc {list} when you answer, thanks
The calendar invitation went to {list} without the attachment.
We have stored {list} as contact addresses for your account.
Bookings may be made by sending a message to {list}.
""",
    "numbers": """
Telephone (day and night): {list}
Our hotlines: {list}
In an emergency, ring: {list}
You can reach me on the following numbers: {list}
Please ring {list} if nobody opens the door.
Our helpline can be reached on {list} around the clock.
For reservations, dial {list} and ask for the manager.
Missed calls from {list} were shown on the display.
Send a text to {list} when you have arrived.
{list} rang all day without anyone picking up.
{list} turned out to be disconnected.
I tried {list} but only got the answering machine.
The flyer gives {list} as contact numbers for volunteers.
You may contact the surgery by telephone on {list}.
Please delete {list} from our records, as they're out of date.
The caller used {list} to pester pensioners.
My new phone numbers are {list}, in case you need them.
Has anyone tried calling {list} since this morning?
For technical support, phone {list} during office hours.
Patients should call {list} to make an appointment.
The plumber left {list} on a scrap of paper.
Block {list} on your mobile if the calls don't stop.
Tickets may be booked by phone on {list} from tomorrow.
The caretaker's numbers, {list}, are pinned to the noticeboard.
Queries about your bill will be answered on {list}.
""",
    "codes": """
Our references: {list}
Affected orders: {list}
Please quote the following in your reply: {list}
Tickets closed today: {list}
I am writing about {list}, which I placed last month.
Orders {list} have not reached me yet.
The parcels with the numbers {list} got stuck at customs.
Kindly cancel {list} and refund the money.
We have merged {list} into a single ticket.
{list} was flagged by the accounts department.
{list} still awaited approval when the office closed.
Your enquiry has been filed under {list} in our system.
Please state {list} in all correspondence with us.
The problem was reported in {list} and has now been fixed.
Can someone look into {list} today? The customer is getting impatient.
Invoices for {list} will be sent out separately.
The warehouse dispatched {list} this morning by express courier.
When I enter {list} on the website, nothing is found.
The refund covers {list} but none of the later orders.
This letter refers to {list} in our files.
The auditors asked to see the papers for {list}.
The labels read {list} and were hardly legible.
Regarding your cases {list}, we have good news.
The voucher codes are {list}.
Delivery of {list} has been delayed by bad weather.
""",
    "scores": """
Readings so far: {list}
Points per round: {list}
We measured the following values: {list}
Marks in the test: {list}
In the last rounds she scored {list} and won the cup.
The sensor reported {list} before it failed.
The dice showed {list} when we looked.
{list} was written on the scoreboard at the end.
{list} came out of the measurements.
The judges awarded {list} after a long pause.
My marks this term were {list}, so my parents are pleased.
The gauge displayed {list} during the trial.
With {list} on the card, he was far ahead of the rest.
The laboratory recorded {list} for the samples.
The thermometer gave {list} over the course of the afternoon.
The counters stood at {list} when the machine was switched off.
We noted {list} in the logbook and carried on.
i got {list} in the quizzes, not bad for a beginner
The patient's values were {list} according to the nurse.
Please enter {list} in the last column of the table.
The meter readings, namely {list}, were sent to the supplier.
The series of measurements produced {list}.
Our team finished its games with scores of {list}.
She threw {list} in the final and could hardly believe it.
The survey gave values of {list} for the different districts.
""",
    "prices": """
Amounts due: {list}
Ticket prices: {list}
The following sums were transferred: {list}
Quotes received so far: {list}
We were charged {list} without any explanation.
The donations amounted to {list} and were gratefully received.
Please transfer {list} to the account below.
You will find {list} on your next statement.
The builders quoted {list} for the same job.
{list} was debited from my account.
{list} went missing from the till.
Admission costs {list} depending on age.
The rooms are available for {list} including breakfast.
The bidders offered {list} in sealed envelopes.
I have already paid {list} and refuse to pay any more.
The treasurer reported expenses of {list} for the past quarter.
Fines of {list} were imposed by the court.
Can you explain why {list} appeared on my bill?
The pictures went under the hammer for {list} at the weekend.
Receipts for {list} are enclosed with this letter.
Our subscription plans cost {list} a month.
The instalments of {list} will be collected by direct debit.
The cheapest offers we found were {list}.
The insurance paid out {list} after the fire.
Grants of {list} have been approved for the youth club.
""",
    "openings": """
Current vacancies: {list}
We are recruiting for the following roles: {list}
Now hiring: {list}
Jobs on offer in our region: {list}
The hospital has vacancies for the posts of {list} from next month.
The council is advertising the positions of {list} in today's paper.
If you would like to work as {list} with us, send in your CV.
{list} remained vacant for months.
{list} was advertised on the company's website.
There are openings for {list} at the new plant.
The posts of {list} still have to be filled.
Our growing firm seeks {list} to strengthen the team.
Applications for {list} will be accepted until the end of the month.
The hotel wants to take on {list} before the season starts.
do you know anyone who could start as {list} straight away?
The theatre has to replace its {list} as soon as possible.
Several people have applied for the roles of {list} already.
The agency is trying to find {list} for a client.
Wanted at short notice: {list}, full-time, with good pay.
At the job fair, the company was looking for {list} above all.
The shipyard is searching for {list} but nobody seems interested.
The job centre told me that {list} are in demand here.
We have the following jobs to fill, namely {list}.
We'd like to recruit {list} for our branch by the sea.
New jobs have been created for {list} in the town.
""",
    "parts": """
Affected components: {list}
The bug shows up in the following modules: {list}
Parts to be replaced: {list}
Areas hit by the outage: {list}
Since the update, {list} no longer works as expected.
The failure affected {list} for most of the night.
The error occurs in {list} whenever the cache is empty.
{list} crashed shortly after the release.
{list} stopped responding at lunchtime.
Users are reporting trouble with {list} this morning.
We had to roll back {list} because of a serious fault.
The patch repairs {list} and will be installed tonight.
Please check {list} before you close the ticket.
There seems to be something wrong with {list} on my account.
The developers are currently rewriting {list} from scratch.
During maintenance, {list} will be unavailable to customers.
The outage was limited to {list} and was over quickly.
Complaints mostly concern {list} in the new version.
After the crash we restarted {list} one after another.
The fault has been traced to {list}.
Tests failed for {list} in the latest build.
is it just me or is {list} broken again?
The security hole lies in {list} according to the report.
Changes were made to {list} in this release.
The technician took a close look at {list}.
""",
    "systems": """
Compatible with: {list}
Available for the following platforms: {list}
This program requires: {list}
Environments tested: {list}
The app can be installed on {list} without additional software.
The program has been released for {list} and is free.
The crash was reproduced on {list} by our testers.
{list} passed all the tests.
{list} showed the same error after the update.
We no longer support {list} because too few people use it.
Our software supports {list} from this version onwards.
You will need {list} to run the game smoothly.
Users on {list} should install the update at once.
The driver works on {list} but has not been tried elsewhere.
does your tool run on {list} or do I need another computer?
Versions for {list} can be downloaded from our website.
The bug affects {list} only.
I use {list} at work and have never had any problems.
The download page offers packages for {list} in a handy table.
The installer detects {list} automatically.
A port to {list} is planned for next year.
According to the documentation, the client was developed for {list}.
The screen stays black on {list} after login.
The nightly builds are produced for {list} on separate machines.
Customers with {list} may use the new version right away.
""",
    "menu": """
On the menu today: {list}
Today's specials: {list}
The following will be served at the wedding: {list}
Dishes to choose from: {list}
The canteen is serving {list} at lunchtime today.
For dinner we had {list} and talked for hours.
The chef recommends {list} to anyone who is really hungry.
{list} tasted wonderful after the long hike.
{list} disappeared from the buffet within minutes.
Grandma cooked {list} for the whole family.
The guests were treated to {list} on the terrace.
We ordered {list} and waited for almost an hour.
The restaurant is famous for {list} throughout the region.
At the school party there will be {list} for everyone.
I'll make {list} on Sunday if you bring the drinks.
Next week's meal plan includes {list} among other delights.
The waiter brought {list} to the wrong table.
what about {list} for tonight? I'm starving
The cookery course will teach you how to prepare {list} at home.
Our kitchen offers {list} until late in the evening.
The critics raved about {list} but complained about the service.
The inn tempts its guests with {list}.
On the plane we were given {list}.
My favourite dishes have always been {list}.
The recipe book explains {list} step by step.
""",
    "aged": """
Children taking part: {list}
Travelling with us: {list}
Patients seen this morning: {list}
The team line-up, with ages: {list}
The ward admitted {list} after the accident.
Please register {list} for the summer camp.
We are a family group, that is {list}, and need a large tent.
{list} entered the talent contest.
{list} travelled on the night ferry.
The firefighters rescued {list} from the burning house.
I would like to book seats for {list} on the morning coach.
On the course we got to know {list} and became friends.
The doctor examined {list} before the operation.
The swimming club welcomed {list} as new members.
The police are looking for {list} in connection with the break-in.
In the lifeboat sat {list}, wet but unharmed.
The play group currently looks after {list} in the mornings.
Prizes were awarded to {list} at the sports day.
The minibus carried {list} and all their luggage.
The insurance policy covers {list} for the duration of the trip.
Our walking party consisted of {list}.
The nurse vaccinated {list} in the school hall.
Living in this household are {list}.
The mayor congratulated {list} on their courage.
can you squeeze in {list} for the riding lesson tomorrow?
""",
    "staff": """
Our team at a glance: {list}
Employees on duty today: {list}
New on our staff: {list}
The following people work for us: {list}
The company has taken on {list} since the spring.
We have engaged {list} for the coming season.
The management introduced {list} to the workforce.
The small firm, with {list} on the payroll, is doing well.
Last month we hired {list} and gave everyone a tour of the plant.
{list} started work at the new branch.
{list} joined the staff in the autumn.
The hotel employs {list} all year round.
Our office is run by {list} with great dedication.
Working in the practice are {list}.
The theatre has appointed {list} for the new production.
The personnel file lists {list} under current employees.
On the film set I worked with {list} and learned a lot.
The board confirmed {list} at its last meeting.
The school presented {list} at the start of the term.
At the moment the department consists of {list}.
With {list} the crew is finally complete.
The owner says that he relies on {list} in everyday business.
please welcome {list} to the company!
The association pays {list} out of its own funds.
Please send the new contracts to {list} for signature.
""",
    "priced": """
Price list: {list}
Special offers this week: {list}
Items on your invoice: {list}
I have the following for sale: {list}
The receipt shows {list} and nothing else.
At the flea market I found {list} in good condition.
We can offer you {list} as long as stocks last.
Please charge {list} to my account.
The shop window advertises {list} until the end of the month.
{list} was printed on the till receipt.
{list} appeared on the bill, although I had not ordered anything.
Your order comprises {list} with free postage.
I'm clearing out the attic and selling {list} to anyone who can collect.
The insurance form lists {list} as stolen property.
In the sales you will find {list} on the ground floor.
My expenses claim includes {list} for the new office.
The auction catalogue starts with {list} and goes on for pages.
We bought {list} for the youth centre.
The quotation we received was for {list} including delivery.
The supplier invoiced us for {list} last week.
The dealer's latest offer covers {list} excluding tax.
anyone interested in {list}? everything must go
The following goods were supplied, namely {list}, and have been paid for.
You still owe us for {list} from your last visit.
The stall was selling {list}.
""",
    "legs": """
Timetable in brief: {list}
Your connections: {list}
Stops along the line with times: {list}
The coach calls at the following places: {list}
The express stops at {list} before it reaches the terminus.
Our itinerary reads {list}, so we must be punctual.
The ferry puts in at {list} on its way south.
Passengers can board at {list} without a reservation.
{list} was printed on the ticket.
{list} appeared on the departure board.
My journey goes {list} and then home by taxi.
The tour bus will pick you up at {list} as agreed.
According to the app, the train stops at {list} today.
The lorry's delivery run takes in {list} if the roads are clear.
Please be ready at your stop, as we call at {list} and cannot wait.
The relay runners will pass through {list} with the torch.
The night train serves {list} in the summer months.
I've booked our flights via {list} with short waits in between.
The timetable gives {list} for the slow train.
The replacement service runs through {list} because of engineering work.
The route sheet lists {list} for the cyclists.
we change trains at {list} and then you can sleep
The post van makes its rounds by way of {list}.
The captain announced {list} as the next ports of call.
The stages of the rally are {list}.
""",
    "milestones": """
Project schedule: {list}
Due dates: {list}
The phases of the project are as follows: {list}
To be completed on time: {list}
The contract provides for {list} and penalties for delay.
We have agreed on {list} with the client.
Our roadmap foresees {list} if funding is secured.
The plan is to finish {list} without overtime.
{list} was promised to the customer.
{list} appeared in the revised schedule.
The supervisor expects {list} from the whole group.
Please bear in mind that we must deliver {list} at the latest.
The timetable for the building work includes {list} as fixed points.
The steering committee approved {list} after some debate.
The next steps are {list}.
My to-do list says {list}, so I had better hurry.
The grant conditions require {list} in writing.
In the kick-off meeting we set {list} as our targets.
The developers have committed themselves to {list} despite the holidays.
The project manager has scheduled {list} and booked the rooms.
According to the work plan, the team should complete {list}.
Could you manage {list} or is that too tight?
The contractor has confirmed {list} in an e-mail.
The revised programme of work consists of {list}.
The deadlines we have to meet are {list}, with no extensions.
""",
    "ratings": """
Final standings: {list}
Scoreboard, end of play: {list}
The players finished with these points: {list}
Test results of the class: {list}
The jury's verdict was {list} after hours of deliberation.
After the last round the table showed {list} and everybody cheered.
The leaderboard currently reads {list} with one event to go.
The quizmaster announced {list} to loud applause.
{list} was the final score of the evening.
{list} stood on the blackboard at the end of the game.
The results sheet lists {list} for the archery contest.
In the chess tournament the points were {list} at the close.
The examiners recorded {list} in the register.
The newspaper printed {list} as the outcome of the golf competition.
At half-time we had {list} on the board.
We played cards all night and ended up with {list}.
The referee noted {list} on his sheet before leaving.
The points were shared out as {list} in the end.
The teacher read out {list} and handed back the papers.
The ranking after the qualifying rounds is {list}.
so the bowling scores were {list}, can you believe it?
The computer calculated {list} from the judges' marks.
The club magazine gives {list} as the season's results.
The standings before the final are {list} according to the organisers.
The secretary entered {list} in the league table.
""",
    "residents": """
Guest list: {list}
Expected visitors: {list}
Contacts abroad: {list}
The following people have registered: {list}
The hostel is putting up {list} for the weekend.
We were happy to welcome {list} to our anniversary.
On holiday we made friends with {list} and exchanged addresses.
The organisers invited {list} to the symposium.
{list} came all the way to our wedding.
{list} stayed at the guest house over Easter.
The choir festival brought together {list} for a few days.
The visitors' book was signed by {list} last week.
The prize draw was won by {list}.
Letters to the editor came from {list} in response to the article.
Our pen-friend circle includes {list} at present.
I shared a compartment with {list} on the train.
The delegation, with {list} among its members, arrived by plane.
Please prepare name badges for {list} before the reception.
The exchange programme has accepted {list} for the coming year.
The summer school was attended by {list}.
can you pick up {list} from the station tonight?
The jury chose {list} from a long list of applicants.
Members of the network include {list} according to the latest newsletter.
The society has elected {list} to its council.
We have reserved rooms for {list} on the top floor.
""",
}
