"""More ways to state each concept of `clauses.py`, one a line.

Only training uses them: the evaluation keeps to the others, and stays what it was.
"""

MORE = {
    "person": """
The individual named in this file is {person}.
According to the passport, the full name reads {person}, spelled exactly like that.
Hey, just so you know, the person we spoke of goes by the name of {person}.
{person} – that is the full name as it stands on the badge.
Who is it? None other than {person}!
When asked for a first name and a surname, the visitor answered "{person}" and said nothing else.
Not a company but a private person, namely {person}, is named in the form.
The record describes an individual by the name of {person}, who first appeared in the archive on [date].
Have you ever met the person called {person}? This note is about nobody else.
Full name (block capitals): {person}; nothing else was filled in.
What is the person's name? {person}, if I read the handwriting correctly.
"My name is {person}," said the stranger at the door.
Under "name of the person" somebody has typed {person} and then left the rest blank.
{person} was the name given at the desk when the form was handed over.
If anyone wonders who is meant: the person described here is {person}, born and bred in [city].
name in full | {person} | checked against the passport
The woman in the middle of the photograph was identified as {person} by a neighbour.
Introduced to us simply as {person}, this person shook hands with everyone present.
Let the register show that the person concerned answers to the name {person} and to no other.
Surname and given name as entered by the clerk were {person}, without a middle initial.
It has now been confirmed that the individual in question is in fact {person}.
""",
    "customer": """
Last week {customer} came into the shop and purchased one.
Having paid in full, our customer {customer} expects to hear from us shortly.
hey, quick one: the client on this order is {customer}, ok?
Who was the buyer? According to the receipt it was {customer}, paying by card.
On behalf of our client {customer} we have put two of them aside.
The purchaser, whose signature reads {customer}, agreed to the usual terms.
Not a reseller but a regular customer, {customer}, placed this order by phone.
{customer}, who has been a customer of ours since [date], ordered again this morning.
An order has reached us in the name of {customer}; kindly confirm it to the buyer.
"I'd like to buy it," said {customer} to the shop assistant.
Client – {customer} – pays by invoice, thirty days.
The goods were rung up at the till for a shopper named {customer} shortly before closing time.
Should the customer, {customer}, complain again, offer a refund.
It was bought, wrapped and taken home by {customer}, a customer we know well.
As soon as {customer} had signed the contract of sale as buyer, the stock was reserved.
Purchaser's details as follows: {customer}, private customer, no discount.
Could you tell our customer {customer} that the order has been processed?
Money for the purchase was received from {customer} on [date].
The invoice must be made out to the buyer, {customer}, and to no one else.
Never before had a customer complained so politely as {customer} did yesterday.
Our best customer this month? Without doubt {customer}, with orders worth [money].
""",
    "sender": """
Sincerely, {sender}
Yours faithfully, {sender}
You are receiving this note because {sender} wanted to write to you.
{sender} dispatched the letter this morning and is now waiting for your answer.
Hi, it's {sender} writing, sorry for the long silence!
This e-mail was written and sent off by {sender} shortly before midnight.
My name is {sender} and I am writing to ask you for a favour.
In the field marked "from" you will find {sender}, typed in small letters.
Guess who sent me a postcard – {sender}, of all people!
The parcel bears a return label with the name {sender} on it.
If undelivered, please return this letter to {sender}, who sent it.
Thank you for reading; I look forward to your reply. {sender}
Message from {sender}, received on [date] at [time]
A telegram, sent off by {sender}, reached the house at dawn.
According to the header, the mail originates from {sender}'s account.
{sender} has just texted, asking for a quick answer.
None but {sender} could have written such a letter to you.
Warm regards until we meet again, yours truly, {sender}
The signature below the letter is that of {sender}.
A note left by {sender} says that the writer will call again.
PS: Write back soon! Hugs, {sender}
In this letter {sender}, the writer, apologises for the delay.
""",
    "recipient": """
Would you kindly pass this letter on to {recipient}, for whom it is intended?
My dear {recipient}, I hope this finds you well.
Hey {recipient}, have you got a minute to read this?
The envelope bears the address of {recipient} in blue ink.
{recipient} is to be the only reader of this message.
Strictly personal – to be opened by {recipient} alone.
Once it has been delivered, {recipient} must sign for the parcel.
This message is intended solely for {recipient}; if you are someone else, delete it.
Who is the letter for? For {recipient}, as you can see on the envelope.
Into the hands of {recipient}, and nobody else's, the packet is to be given.
The mail was sent to {recipient} with a copy to the archive.
We have written to {recipient} twice, and both letters got there.
Please make sure that {recipient} receives these lines before [date].
Intended recipient – {recipient} – signature required on delivery
{recipient} found our letter in the letterbox and read it at once.
Addressed as it was to {recipient}, nobody else dared to open it.
I am sending this to you, {recipient}, because you asked me to.
If {recipient} is not at home to accept the parcel, leave it with a neighbour.
Goes out today: one letter, addressee {recipient}, by registered post.
Thank you, {recipient}, for taking the time to read my letter.
The party receiving the consignment shall be {recipient}, whose signature is needed.
Not to the office but straight to {recipient} should this envelope be delivered.
""",
    "patient": """
Complaining of chest pain, {patient} was brought to the ward by ambulance.
The temperature of {patient} had gone down by the next morning, the nurse noted.
Who is in bed four? That would be {patient}, recovering from an operation.
{patient}, who has suffered from asthma since childhood, is under treatment with us.
After the operation, {patient} was moved to a quiet room to recover.
Discharge letter concerning our patient {patient}, admitted on [date]
hi, can you bring the X-rays of {patient} up to the ward, please?
No fever, no cough: {patient} can be discharged from hospital tomorrow.
Blood was taken from {patient} and sent to the laboratory.
The patient, by the name of {patient}, has been complaining of headaches for weeks.
If {patient} feels dizzy again, stop the medication at once.
Because of a broken wrist {patient} will be in plaster for six weeks.
According to the medical file, {patient} is allergic to penicillin.
"Where does it hurt?" the nurse asked {patient}.
Treatment was started at once, and {patient} responded well to the antibiotics.
In the ward round we saw {patient}, whose wound is healing nicely.
Sick note: {patient} will be unfit for work until [date].
It is {patient} who is being treated for pneumonia on our ward.
Patient's full name as given at admission – {patient}
Please ask {patient} to take one tablet every evening and to rest.
Seriously ill though {patient} was, a full recovery followed.
The family of {patient} has been told that the illness is not contagious.
""",
    "doctor": """
The consultant on the ward this week is {doctor}, who specialises in hearts.
After listening to the lungs, Dr. {doctor} ordered an X-ray.
Your next check-up will be carried out by Dr. {doctor} in room [small].
Who is the doctor in charge? {doctor}, at least until the end of the month.
hey, could you ring Dr. {doctor}'s surgery and ask for the results?
Signed by the attending physician, {doctor}, on [date].
{doctor} practises medicine in a small surgery near the station.
In the opinion of the specialist, {doctor}, no operation will be needed.
It is Doctor {doctor} who will perform the surgery.
Not the nurse but the doctor, {doctor}, gave the injection.
As your GP, {doctor} has the right to see your file.
Should the pain come back, call the practitioner, {doctor}, without delay.
Doctor on call tonight – {doctor}
The stitches were removed by {doctor}, a physician with a steady hand.
Dr. {doctor}, whose consulting hours end at [time], can fit you in.
Medical report drawn up by {doctor}, consultant physician
Before any treatment begins, Dr. {doctor} explains the risks.
"Breathe in deeply," said Dr. {doctor}, holding the stethoscope.
They were seen by a young medic called {doctor}, fresh from the university hospital.
The prescription carries the stamp of Doctor {doctor}.
With Dr. {doctor} you are in good medical hands.
We asked the family doctor, {doctor}, for a second opinion.
""",
    "guest": """
A single room with breakfast has been set aside for {guest}, our guest.
The guest in the corner room, {guest}, asked for a second pillow.
{guest} will be checking in late tonight, so please leave the key at reception.
On arrival, {guest} was handed the room key and a map of the town.
Under whose name was the stay booked? Under {guest}, says the hotel register.
hey, front desk here: {guest} has just checked out, so the room is free.
We look forward to welcoming you, {guest}, as our guest.
Guest profile – {guest}, non-smoker, prefers a quiet room
The suite has been reserved by {guest}, who will pay [money] on arrival.
If {guest} should arrive before noon, store the luggage, since the room is not ready.
It is under the name {guest} that the room was reserved.
Having slept badly, our guest {guest} asked for a room at the back.
Please send a bottle of water up to the room of {guest}.
{guest}, staying with us for the third time, loves the view.
The booking was made out to {guest}, a guest from abroad.
Lead guest on the reservation is {guest}; the others need not register.
As a guest of the house, {guest} may use the pool free of charge.
"I have a reservation," said {guest} at the reception desk.
Not until midnight did {guest} come down to check in and collect the room key.
Breakfast was taken up to the room where {guest} was lodging.
The overnight stay of {guest} was confirmed on [date].
The card on the hotel pillow read: "Sleep well, {guest}!"
""",
    "employee": """
Since [date], {employee} has been employed with us full time.
The personnel file of {employee} is kept by human resources.
hi team, please welcome {employee}, who joins our staff today!
{employee} earns a fixed salary and has thirty days of annual leave.
According to the staff list, {employee} works in the warehouse.
The worker whose contract we extended is {employee}.
Who on the staff took leave? Only {employee}, as far as the payroll shows.
As an employee, {employee} is entitled to a company pension.
We are pleased to confirm that {employee} is employed by this firm.
Staff record | {employee} | permanent contract
After the interview, {employee} was taken on as a permanent member of staff.
One of the colleagues on the early shift, {employee}, clocked in late.
Payslip for {employee}, month ending [date]
Before joining us as an employee, {employee} had been out of work for a year.
If {employee} hands in the notice, we shall be one worker short.
Our firm has given {employee} a desk, a laptop and a contract.
It was the employee {employee} who applied for parental leave.
The annual staff appraisal with {employee} went very well.
{employee} has been on our payroll ever since the factory opened.
Not a freelancer but a salaried employee: {employee}.
The badge of staff member {employee} no longer opens the gate.
Hired as a trainee, {employee} has stayed with the firm as an employee ever since.
""",
    "manager": """
In all matters of staffing the final decision lies with {manager}, who manages the department.
Our line manager, {manager}, has to approve every holiday.
Since the reshuffle, {manager} has been head of the whole division.
Who is the boss here? {manager}, and everybody knows it.
hey, ask the boss first – that's {manager} these days.
{manager}, our superior, signs off the time sheets.
As team leader, {manager} conducts the weekly meeting.
The crew takes its orders from {manager}, the manager on site.
The board has appointed {manager} as managing director.
Twelve people answer directly to {manager}, their supervisor.
Under the leadership of {manager} the branch has doubled its turnover since [date].
Line manager – {manager} – approved the request
It is to {manager} that the whole staff reports.
Promoted to team leader last spring, {manager} now supervises the night shift.
Requests for leave must be countersigned by the superior, {manager}.
The management of the store has been entrusted to {manager}.
If the boss, {manager}, agrees, the office will close early on [weekday].
At the head of the organisation chart you find {manager}.
The director whom the staff fear most is {manager}.
Nothing happens in this department without the say-so of its chief, {manager}.
"You're promoted," said {manager}, the boss, with a smile.
The reins of the firm are held by {manager}, who leads with a firm hand.
""",
    "contact": """
For further information kindly call or write to {contact}.
Do you have any questions? Then simply ring {contact}.
Our point of contact for everything to do with the order is {contact}.
{contact} can be reached under [phone] if anything is unclear.
hey, if you get stuck just ping {contact}, ok?
Enquiries should be directed to {contact}, preferably by e-mail.
Whom should I contact? Your best bet is {contact}.
Please address any queries you may have to {contact} at [email].
If you require assistance, {contact} will be your first port of call.
Should anything be missing, do not hesitate to contact {contact}.
Contact details: {contact}, weekdays, mornings only
The person you can approach with questions is {contact}.
To learn more, have a word with {contact}, who knows all the details.
Your personal contact with us will be {contact} from now on.
Help is at hand: get hold of {contact}.
In case of emergency notify {contact} at once.
I have asked {contact} to be available as your contact during my absence.
For all enquiries | {contact} | extension [small]
It is best to get in contact with {contact} before you come.
Whenever something is not clear to you, drop {contact} a line and ask.
We have named {contact} as the liaison whom you may call at any time.
Not me but {contact} is the one to get in touch with.
""",
    "speaker": """
Tonight's lecturer, {speaker}, needs no introduction.
In the opening keynote, {speaker} looks back on thirty years of research.
At [time], {speaker} will step up to the lectern and address the audience.
Who is giving the talk? {speaker}, straight from the airport.
hey, are you coming to hear the talk {speaker} is giving?
It was {speaker} who gave the speech that everybody remembers.
Guest speaker – {speaker} – followed by questions
The floor was then given to {speaker}, who spoke without notes.
Before a packed hall {speaker} delivered the lecture.
The invited speaker for the second session is {speaker}.
Slides presented by {speaker}, with a discussion afterwards.
We are honoured that {speaker} has agreed to deliver the keynote address.
After the welcome, {speaker} will be presenting for twenty minutes.
Once {speaker} had stepped down from the podium, the audience put questions.
Listeners can look forward to an address by {speaker}.
The evening will be hosted and introduced by {speaker}, our presenter.
No sooner had the orator, {speaker}, begun to speak than the microphone failed.
Our host on stage for the evening, {speaker}, will greet the audience at [time].
"Ladies and gentlemen," began {speaker}, opening the lecture.
The lecture that {speaker} held last year can be watched online.
Not a panel but a single presenter, {speaker}, will fill the hour with a talk.
Presenting today: {speaker}. Please silence your phones.
""",
    "author": """
The manuscript came from the typewriter of {author}.
{author}, who penned these pages, lives by the sea.
Who wrote it? A writer by the name of {author}.
As an author, {author} prefers short chapters and long titles.
hey, have you read the new one {author} wrote?
First drafted in a mountain hut, the text was written by {author}.
From the pen of the novelist {author} comes this tale.
Both the story and its sequel were written by {author}.
Written and illustrated by {author}, it is dedicated to [person].
It took {author} six years to write the novel.
The name of the author on the cover is {author}.
Authorship is attributed to {author}, although the first page is missing.
Critics praise {author} for the way the book was written.
{author}'s latest novel has just come out.
The poem was composed by {author} in a single night.
The article carries the byline of {author}.
According to the title page, {author} is the author of the work.
While writing the last chapter, {author} moved to [city].
Author's note: thank you for reading. {author}
No one but the writer {author} could have invented such an ending.
About the author – {author} has been writing since childhood.
The work, which {author} created within one year, became a bestseller.
""",
    "seller": """
The shopkeeper, {seller}, sells them at [money] apiece.
You can buy one from {seller}, who has plenty for sale.
Who sold it to you? A dealer called {seller}.
hey, I got it off {seller}, who was selling it cheap.
{seller}, the vendor, agreed to lower the price.
Not a private owner but a dealer, {seller}, has advertised it for sale.
According to the advert, {seller} would like to sell it quickly.
The sale was made by {seller}, who pocketed the money.
Seller information | {seller} | ships within two days
In the contract of sale {seller} appears as the selling party.
Having sold the last one, {seller} closed the stall.
The merchant from whom we purchased it is {seller}.
On the market, {seller} sells them from a small stall.
If you want to return it, write to the seller, {seller}, before [date].
The salesperson serving us, {seller}, knocked ten per cent off.
It was bought second-hand, the vendor being {seller}.
{seller} is willing to let it go for [money].
Up for sale at {seller}'s stall every [weekday].
"I can't sell it for less," said {seller}, the dealer.
Payment is to be made to {seller} as the seller before the goods are handed over.
The ad was placed by {seller}, who is selling the whole collection.
At the flea market {seller} parted with it for a handful of coins.
""",
    "owner": """
By law, the property belongs to {owner}.
In the land register, {owner} is entered as the sole owner.
Whose is it? {owner}'s, and nobody else has a claim to it.
hey, that thing on the table is {owner}'s, so don't take it.
{owner} inherited it and has been the proprietor ever since.
Title of ownership: {owner}, registered on [date]
Legally speaking, ownership rests with {owner}.
The label inside says "this belongs to {owner}".
It passed into the ownership of {owner} after a long dispute.
The sole proprietor, {owner}, refuses to part with it.
For many years now {owner} has possessed one of these.
It is still {owner} to whom all of it belongs.
If found, please return it to its owner, {owner}.
Registered keeper and owner – {owner}
Having changed hands twice, it is now owned by {owner}.
Lost property: the owner turned out to be {owner}.
The holder of the deed, {owner}, may dispose of it freely.
The owner's signature, {owner}, is on the last page.
Not rented, not borrowed: {owner} actually owns it.
I only look after it; the real owner is {owner}.
Without the consent of {owner}, whose property it is, nothing may be changed.
Proud owner {owner} showed it to the neighbours.
""",
    "reporter": """
A ticket describing the fault was filed by {reporter}.
It was brought to our attention by {reporter}, who had run into the problem twice.
Who reported it? {reporter}, on [date].
hey, {reporter} has just flagged a bug, can someone look?
{reporter} rang the hotline to report the defect.
The bug report was submitted by {reporter} shortly after the update.
The issue came to light when {reporter} wrote in to complain about it.
Reported by – {reporter} – via the help page
Had {reporter} not alerted us, the fault would have gone unnoticed.
While working late, {reporter} stumbled upon the error and reported it.
Credit for discovering the flaw goes to {reporter}.
According to the person who reported the fault, {reporter}, it happens daily.
Our thanks go to {reporter}, who pointed the problem out to us.
It was first spotted by {reporter}, whose report has the number [code].
The complaint that {reporter} lodged is being looked into.
{reporter}, the reporter of the incident, attached a screenshot.
The alarm was raised by {reporter} at [time].
Not the monitoring but a user, {reporter}, alerted us to the failure.
The problem report bears the name of {reporter}.
"It's broken again," reported {reporter} this morning.
On reporting the defect, {reporter} was promised a quick answer.
This incident was logged at the request of {reporter}, the first to notice it.
""",
    "assignee": """
From now on, {assignee} is the one dealing with this task.
The ticket has been passed on to {assignee}, who will work on it.
Who is handling this? {assignee}, I believe.
hey {assignee}, this one is yours to fix, please.
{assignee} has been put in charge of the repair.
We have asked {assignee} to deal with the matter by [date].
Until further notice the responsibility for this lies with {assignee}.
Currently on the task – {assignee} – in progress
The chore ended up on {assignee}'s to-do list.
Getting it done is the responsibility of {assignee}.
{assignee} volunteered to take the job on.
Let {assignee} see to it; nobody else has the time.
The task has been allotted to {assignee}, to be finished before [date].
Work on it was begun by {assignee}, to whom the ticket had been given.
As the person responsible, {assignee} must keep us up to date.
Task owner: {assignee}; next step due soon.
If {assignee} cannot manage it, the task must be given to somebody else.
It now rests with {assignee} to sort this out.
Not the whole team but {assignee} alone is responsible for getting this done.
"I'll take care of it," promised {assignee}.
To {assignee} fell the duty of clearing it up.
Please chase {assignee}, who was supposed to have completed the task.
""",
    "winner": """
After a photo finish, {winner} was declared the winner.
The jury awarded the first prize to {winner}.
Who won? {winner}, by the narrowest of margins.
hey, did you hear? {winner} has won the whole thing!
With [small] points more than the runner-up, {winner} secured the title.
{winner}, last year's loser, walked off with the trophy this time.
The trophy was lifted by {winner} to loud applause.
At the end of the day {winner} stood on the top step of the podium.
Gold – {winner} – in record time
It was {winner} who crossed the finishing line first.
The champion's crown belongs to {winner} for another year.
Congratulations to {winner} on winning!
Undefeated to the last, {winner} claimed victory.
Having outrun everybody, {winner} was handed the winner's medal.
The prize draw was won by {winner}, who takes home [money].
Results: 1st place {winner}
Nobody could stop {winner} from winning.
As the new champion, {winner} will defend the title next year.
Not the favourite but {winner} triumphed in the end.
In the final, {winner} defeated [person] and took the cup.
Our victor, {winner}, celebrated the win until dawn.
The judges were unanimous: the winning entry was that of {winner}.
""",
    "driver": """
When the light turned green, {driver} put the car into first gear and drove off.
Behind the wheel of the lorry sat {driver}, who had been driving all night.
Who drove? {driver}, since nobody else has a licence.
hey, {driver} is driving us there, so be ready at [time].
The taxi driver, {driver}, knew a short cut.
{driver} will be your driver for the tour.
The coach was steered through the snow by {driver}.
The driving licence shown to the officer was that of {driver}, who had driven the car.
Name of driver – {driver} – licence checked
The police stopped {driver} for driving too fast.
Having parked the van, {driver} locked it and took the keys along.
As chauffeur to [person], {driver} rarely gets home before midnight.
It was {driver} who sat at the steering wheel when it happened.
The wheel was in the hands of {driver}, an experienced driver.
Let {driver} drive; the others have had wine.
Without looking in the mirror, {driver} changed lanes.
For the second leg {driver} took over the driving.
The bus, with {driver} at the wheel, left on time.
Not the passenger but the driver, {driver}, was to blame.
"Fasten your seat belts," said {driver} and started the engine.
Our motorist, {driver}, had to brake sharply.
A lorry driver named {driver} gave them a lift.
""",
    "student": """
In the register of pupils, {student} is entered for the coming term.
{student} enrolled at the college on [date].
Which student is it? {student}, from the second row.
hey, {student} is in my class and never does the homework.
After the exam, {student} was awarded a scholarship.
{student}, a student in the first year, passed with distinction.
The school report of {student} was sent to the parents.
As an apprentice, {student} attends school two days a week.
Participant in the course – {student} – fee paid
The course has been taken by {student}, who wants to learn the basics.
Thesis submitted by the student {student} on [date]
The tuition fees for {student} have been paid.
Homework handed in late by {student}, pupil.
Having failed the test once, {student} is studying hard for the resit.
It is {student} who is studying for the degree.
The certificate of attendance is issued to the learner, {student}.
Not a teacher but a student, {student}, asked the question.
The schoolchild who got the best mark was {student}.
{student} hopes to graduate next summer.
Could {student} please return the school books to the library?
The lessons are attended by {student}, a keen learner.
Admitted to the university: {student}, student number [code]
""",
    "teacher": """
The lessons that {teacher} gives are the most popular ones in the school.
{teacher} has been teaching the subject since [date].
Who is the teacher? {teacher}, and a strict one at that.
hey, we've got {teacher} for lessons this term!
Our new schoolteacher, {teacher}, likes to begin the lesson with a song.
The course is run by {teacher}, an instructor with years of practice.
Under the guidance of their tutor, {teacher}, the beginners make quick progress.
Everything I know about it I was taught by {teacher}.
Course instructor – {teacher} – office hours on [weekday]
Instruction will be provided by {teacher}.
In class, {teacher} wrote the answer on the board.
The pupils like {teacher}, who explains things patiently.
As course leader, {teacher} decides on the timetable and gives the lessons.
It is {teacher} who takes the class for lessons on [weekday].
Having corrected the tests, {teacher} handed them back to the pupils.
The training is in the hands of {teacher}, a qualified trainer.
"Open your books," {teacher} told the class.
When the bell rang, {teacher} dismissed the pupils.
Not a substitute but the regular teacher, {teacher}, will teach the course.
Educator's name: {teacher}; subject to be announced.
You'll be coached by {teacher}, who also trains the juniors.
The exam will be set and marked by the teacher, {teacher}.
""",
    "tenant": """
The lease was signed by {tenant}, who moved in on [date].
{tenant} has been renting the flat for three years.
Who rents the place? {tenant}, at [money] a month.
hey, {tenant} still hasn't paid the rent this month.
The lodger's name is {tenant}.
As the lessee, {tenant} may not sublet the rooms.
The tenancy agreement names {tenant} as the renter.
The keys to the rented flat were handed over to {tenant}.
Tenant of record – {tenant} – deposit paid
The premises have been let to {tenant} for a fixed term.
{tenant}, who occupies the flat as a tenant, complained about the heating.
The rent is transferred by {tenant} on the first of each month.
Having given notice, {tenant} will vacate the flat on [date].
It is {tenant} who rents the rooms, while [person] owns them.
The landlord has raised the rent that {tenant} pays.
If {tenant} falls behind with the rent, the lease may be ended.
The present occupier, {tenant}, rents it furnished.
Lessee: {tenant}, hereinafter called the tenant
Not the owner but a renter, {tenant}, lives in the flat.
The deposit will be returned to {tenant} when the tenancy ends.
Renting by the month, {tenant} can leave whenever the contract allows.
The landlady asked {tenant} to renew the lease.
""",
    "witness": """
From across the road, {witness} saw how it happened.
In court, {witness} testified that the light had been red.
Who saw it? {witness}, who was just walking by.
hey, {witness} was standing right there and watched the whole thing.
A statement was taken from {witness}, the only eyewitness.
{witness}, who witnessed the scene, has been questioned by the police.
Witness statement | {witness} | taken on [date]
The officer wrote down the account of a passer-by, {witness}.
What happened was seen by {witness} from a balcony.
Having looked on from the bus stop, {witness} can describe the man.
An onlooker called {witness} filmed it all.
The court called {witness} to the witness stand.
It was observed by {witness}, who at once called for help.
As {witness} later told the officers, there had been a loud bang.
"I saw it with my own eyes," {witness} said.
The testimony of {witness} was decisive for the case.
Not involved, but present as a bystander: {witness}.
If it comes to trial, {witness} will have to give evidence.
Signed in the presence of {witness} as witness.
Police are grateful to {witness}, who came forward as a witness.
According to what {witness} observed, nobody was to blame.
The eyewitness, {witness}, could not remember the exact time.
""",
    "user": """
The login page greets the account holder {user}.
{user} logged in at [time] and out again shortly afterwards.
Which account is it? {user}, created on [date].
hey, my username is {user}, can you reset the password?
auth ok for {user} from the local network
A new user account, {user}, has been set up.
Permission denied for user {user}
Enter {user} as login name and press return.
The password of {user} expires soon.
The account was locked because {user} had typed the wrong password.
INFO user {user} authenticated
sshd: accepted key for {user} on port [small]
Access was granted to the user known as {user}.
Having signed in, {user} opened the settings page.
The profile {user} has been deactivated by the administrator.
Logged in user – {user} – session active
It was from the user account {user} that the request came.
whoami? {user}
The files were uploaded under the login {user}.
User "{user}" has been added to the group.
If you are {user}, click here to sign in again.
failed login attempt, username {user}, wrong password
""",
    "company": """
Founded in a garage, the company {company} now has offices in three countries.
The name of my employer is {company}.
Which firm is it? {company}, as it says on the door.
hey, I've just started a new job at {company}!
{company}, a family business, has been around for eighty years.
On the business card the company name is given as {company}.
For ten years she has been on the staff of {company}.
The company, which trades under the name {company}, is listed on the stock exchange.
Organisation – {company} – founded on [date]
Working for {company} suits him well.
I am calling on behalf of the firm {company}.
The head office of {company} is near the river.
In the commercial register the business appears as {company}.
Shares in {company} rose sharply when the corporation announced its profits.
The firm, now known as {company}, was started by [person].
It was the corporation {company} that took over the building.
The annual report of the company {company} has been published.
Not a charity but a business: {company}.
If you apply at {company}, mention that I work for the firm.
Who employs them? {company} does.
The staff of {company} have been given a pay rise by the firm.
A spokesperson for the corporation {company} declined to comment.
""",
    "supplier": """
For years our raw materials have been supplied by {supplier}.
The invoice, dated [date], was issued by {supplier}.
Who supplies you? Mostly {supplier}, our main supplier.
hey, {supplier} has billed us twice for the same delivery of supplies.
We owe {supplier} [money] for the last delivery of spare parts.
{supplier}, our wholesaler, has raised its prices.
According to the letterhead on the invoice, the vendor is {supplier}.
As a supplier, {supplier} has always been reliable.
Stock has run low because {supplier} can no longer supply us.
Supplying firm – {supplier} – payment within thirty days
We have been billed by {supplier} for the goods they provided.
Having received the goods from {supplier}, we paid the bill the supplier had enclosed.
It is {supplier} who provides us with everything we need for production.
Please pay the bill that {supplier} sent us.
The contract for the supply of packaging went to {supplier}.
Not the customer but the supplier, {supplier}, pays for returns.
Our purchasing department orders all its goods from {supplier}.
If {supplier} cannot supply the parts, we must find another source.
Invoice from: {supplier}; amount due: [money]
The framework agreement makes {supplier} our sole supplier.
The missing items were credited by {supplier}, the company that invoiced us.
Reordered from the supplier {supplier}, expected next week.
""",
    "carrier": """
The shipment is being carried by {carrier}.
Your package has left our hands and is now with {carrier}, the delivery service.
Who ships it? {carrier}, by overnight express.
hey, {carrier} just left a card, they'll try to deliver again on [weekday].
The forwarding agent is {carrier}, as usual.
{carrier} collected the pallets this morning and will deliver them by lorry.
A driver from {carrier} will hand over the packet.
We have entrusted {carrier} with the transport of the crates.
Parcel service – {carrier} – tracking number [code]
To track the consignment, visit the website of the courier, {carrier}.
The boxes are going out by courier, namely with {carrier}.
Delivery to your door by {carrier}, the shipping company.
Having picked up the freight, {carrier} is liable for any damage on the way.
It was the haulage firm {carrier} that moved the load.
The freight bill was made out by {carrier} as the carrier.
{carrier}'s lorry broke down, so the shipment is late.
Not by post but by {carrier}, a private courier, will it be sent.
As shipping partner we use {carrier}.
If {carrier} damages the parcel in transit, take a photo.
The removal van belonged to the transport company {carrier}.
Should nobody be in, {carrier} will leave the parcel next door.
Transported by the haulier {carrier} in a sealed container.
""",
    "airline": """
We are flying with {airline} this time, seats by the window.
On board this {airline} aircraft smoking is not permitted.
Which airline? {airline}, because it was the cheapest flight.
hey, {airline} has cancelled our flight, what now?
The flight is operated by {airline}.
{airline} allows one piece of hand luggage on its flights.
"Welcome aboard this {airline} flight," said the captain.
Check in at the {airline} counter two hours before take-off.
Operating airline – {airline} – boarding at [time]
The pilots of {airline} have gone on strike.
Our seats on the plane were booked directly with the airline, {airline}.
The air ticket was issued by {airline} on [date].
An aeroplane with the logo of {airline} on its tail rolled to the gate.
It was with {airline} that they flew over the Atlantic.
Having missed the plane, they asked {airline} for seats on the next flight.
Not by charter but on a scheduled flight with {airline}.
As an airline, {airline} has an excellent safety record.
Frequent flyers collect miles with {airline}.
Suitcases lost during the flight must be reported to {airline}, the air carrier.
The jet took off an hour late, for which {airline} apologised to its passengers.
Flight booked; the carrier that flies us is {airline}.
There is a daily flight there, run by {airline}.
""",
    "publisher": """
The novel was published by {publisher} on [date].
{publisher} has bought the rights and will publish it next spring.
Who published it? {publisher}, in a small print run.
hey, great news, {publisher} is going to publish my book!
First edition, {publisher}, hardback
The imprint on page two names {publisher} as the publisher.
Its publisher, {publisher}, has announced a paperback edition.
Brought out by {publisher}, the volume sold out within days.
The manuscript was accepted by {publisher}, a small publishing house.
An editor at {publisher} read the draft and decided to publish it.
Publishing house – {publisher} – all rights reserved
The magazine is put out monthly by {publisher}.
Copyright {publisher}, the publishers.
Having turned it down once, {publisher} published the book after all.
It is {publisher} that issues the series in print.
The second edition came out with the publishing firm {publisher}.
Not self-published: it came out with {publisher}.
Readers may write to the publisher, {publisher}, for a catalogue.
If it sells, {publisher} will reprint it.
The list of new books from the press {publisher} includes it.
The publishing contract was signed with {publisher}.
Under its new publisher, {publisher}, the newspaper has gained readers.
""",
    "brand": """
The logo of the maker, {brand}, is printed on the side.
It rolled off the production line at {brand}.
What brand is it? {brand}, according to the sticker.
hey, mine is made by {brand} and still works fine.
{brand}, the manufacturer, gives a five-year guarantee.
Designed and manufactured by {brand} since [date].
The manufacturer's plate says {brand}.
I always buy the brand {brand}, because it lasts.
Brand name – {brand} – sold worldwide
As a brand, {brand} stands for quality.
The factory that turned it out is owned by {brand}, the producer.
It was {brand} that built and branded the thing.
Manufacturer: {brand}; importer: see label.
The instructions were printed by the manufacturer, {brand}.
Not a cheap copy but the real thing, made by {brand}.
If it breaks, send it back to {brand}, who made it.
{brand} has stopped making them.
Among all the brands, she swears by {brand}.
Spare parts can be ordered from its maker, {brand}.
The brand on the packaging, {brand}, is known all over the world.
Marketed under the brand {brand}, it found many buyers.
It has been in production at the {brand} works for ages.
""",
    "city": """
The office stands in the middle of {city}, right beside the town hall.
Which town is it? {city}, as the sign by the road shows.
hey, I'm in {city} right now, it's raining here.
All of this took place in the city of {city}.
The town hall of {city} was built by a rich merchant.
{city} is the city in question.
In a back street of {city} the police made the discovery.
The city council of {city} met on [weekday].
City or municipality – {city}
The place where we are is called {city}.
A quiet quarter in the north of {city} is the setting.
It is the town of {city} where all this goes on.
The mayor of {city} opened the bridge.
Located in the centre of {city}, it is easy to find.
We opened a branch in the town of {city} on [date].
The city of {city} has a lovely old market square.
There is only one place where it can be seen: {city}.
Not in the countryside but in the city, in {city} to be precise.
In which city? In {city}, close to the cathedral.
Our branch office, situated in {city}, is open daily.
Situated within the city limits of {city}.
The citizens of {city} were asked to vote.
""",
    "home": """
For the last ten years they have been living in {home}.
{home} has been my home ever since I got married.
Where do you live? I live in {home}, near the park.
hey, I've moved, my new home is in {home} now.
Her home is in {home}, where she shares a house with friends.
A resident of {home}, she walks to work every morning.
They have made {home} their home.
Home city – {home} – since [date]
Permanently resident in {home}, he pays his taxes there.
When work is over, she goes home to {home}.
The couple bought a house in {home} and live there with their children.
My home address is in {home}.
Though often abroad, he keeps his residence in {home}.
It is in {home} that the family has its home.
His neighbours in {home}, the town he lives in, know him well.
Domiciled in {home}, she votes there too.
Not a visitor but a resident: he lives in {home}.
If you want to know where I live: {home}.
She has settled down in {home} with her family and feels at home there.
Town of residence is {home}, as stated in the form.
The old man has never lived anywhere but in {home}.
Living as we do in {home}, we rarely need a car.
""",
    "origin": """
Our flight took off from {origin} at [time].
Starting in {origin}, the route follows the river.
Where does it start? In {origin}, at the main station.
hey, we're just leaving {origin}, talk later!
The coach departs from {origin} early in the morning.
{origin} was the starting point of the whole journey.
The goods were loaded in {origin} before they were sent on their way.
Place of departure – {origin} – platform [small]
Passengers boarding in {origin} should be there in good time.
On leaving {origin} the ship turned north.
The train pulled out of {origin} on time.
It was from {origin} that the expedition set out.
The outward journey starts from {origin}.
Shipped from {origin} on [date].
The lorry was sent on its way in {origin} with a full load.
Having started out from {origin} at dawn, they were soon far away.
Our point of origin is {origin}.
The ticket is valid from {origin} onwards.
Setting out from {origin}, allow two hours for the drive.
Not until [time] did the plane leave {origin}.
The race gets under way in {origin}.
If you depart from {origin}, change trains once.
""",
    "destination": """
The plane will land in {destination} at [time].
The coach takes us as far as {destination}, where the journey ends.
Where are you going? To {destination}, for a long weekend.
hey, I'm on the train to {destination}, see you tonight!
They are heading for {destination} and hope to be there by dusk.
{destination} is where the journey will come to an end.
The parcel was forwarded to {destination}, its final destination.
Final stop – {destination} – all change please
A one-way ticket to {destination} costs [money].
On arriving in {destination}, they took a taxi.
The train bound for {destination} is late.
It was to {destination} that the goods were to be delivered.
Everyone on board wanted to get to {destination}.
Shipped to {destination}, where it will be unloaded.
The lorry rolled into {destination} at the end of the trip.
The road leads all the way to {destination}, and that is where we are going.
Our journey's destination is {destination}.
The ticket is valid as far as {destination}.
We expect to reach {destination} before noon.
Not before [date] did the caravan arrive in {destination}.
The finish of the race is in {destination}.
If you wish to travel to {destination}, change trains once.
""",
    "birthplace": """
According to the birth certificate, the place of birth is {birthplace}.
On [date] a child was born in {birthplace}, in a small room above a bakery.
Where was she born? In {birthplace}, during a storm.
hey, I was actually born in {birthplace}, not here!
The twins were born in {birthplace} within minutes of each other.
{birthplace} is the town in which she was born.
Her mother gave birth to her in {birthplace}.
Born on [date] in {birthplace}
The native town of the composer is {birthplace}.
City of birth – {birthplace} – as in the passport
It was in a hospital in {birthplace} that he was born.
Though born in {birthplace}, she left the place as an infant.
The delivery ward in {birthplace} is where my life began.
He never went back to {birthplace}, his birthplace.
A plaque in {birthplace} marks the house where the poet was born.
The baby was born at night in {birthplace}, the second of three.
Her life began in {birthplace}, where she was born to a tailor's wife.
Not raised but certainly born in {birthplace}.
If the register is right, {birthplace} was the town of his birth.
By birth she belongs to {birthplace}.
Both of us were born in the same town, {birthplace}.
Having been born in {birthplace}, he is proud of his native town.
""",
    "country": """
The country they come from is {country}.
The law applies everywhere in {country}, from coast to coast.
Which country? {country}, as the flag on the roof shows.
hey, greetings from {country}, what a beautiful country!
{country} is a country with a long history.
The government of {country} has announced new elections.
At the border of {country} everybody had to show a passport.
Country of residence – {country}
The nation of {country} celebrates its independence on [date].
Citizens of {country} do not need a visa.
Exported from {country}, it is sold in many lands.
Nowhere else in the world but in {country} is this custom known.
It is the country of {country} that we are talking about.
The embassy of {country} is closed on [weekday].
A village in the south of {country} is where it started.
The national team of {country} lost.
As a national of {country}, she speaks the language of the land.
The whole country, {country} that is, was covered in snow.
The land we crossed is known as {country}.
Not a province but a sovereign state: {country}.
The stamp reads {country}, so that is the country it was posted in.
If you enter {country}, you must declare goods at customs.
""",
    "street": """
You will find the front door at {street}, next to the chemist's.
The parcel should be left at {street}, please.
What's the street address? {street}, second floor.
hey, just come to {street}, the bell is broken so knock.
{street} is where the house stands.
The building at {street} has been empty since [date].
The taxi dropped them outside {street}.
Street address – {street} – no lift
The fire broke out in a house at {street}.
Letters should be sent to {street}.
The firm's premises are situated at {street}.
It is at {street} that the keys can be collected.
My street and house number are {street}.
An old lady lives at {street}, behind the green door.
They have rented rooms at {street} for [money] a month.
The address line reads {street}, then comes the town.
Walk down the road until you reach {street}; that is our house.
Not next door but at {street} is the entrance.
If you are looking for us, we are now at {street}.
Registered at the address {street}.
The postman could not find {street} on the map.
Kindly deliver the furniture to the house at {street} before [time].
""",
    "postcode": """
The town has the postal code {postcode}.
Please write {postcode} as the postcode on the envelope.
What's your postcode? {postcode}, all digits.
hey, the postcode is {postcode} in case the courier asks.
Letters without the postcode {postcode} arrive a day later.
{postcode}, that is our postcode, and has been for years.
The sorting machine reads the postal code {postcode}.
Area code for letters – {postcode}
Enter the zip code, {postcode}, in the last box of the form.
Our area falls under postcode {postcode}.
The post office has assigned {postcode} to this district as its postal code.
In the field for the postal number I typed {postcode}.
The delivery zone is defined by zip {postcode}.
It is the postcode {postcode} that is missing from the address.
Post for this district carries the code {postcode} before the name of the town.
The address is incomplete without its postcode, which is {postcode}.
My zip is {postcode}, if you need it for the form.
Not a phone number but the postal code: {postcode}.
If the navigation asks for a postal code, type in {postcode}.
Since [date] the postcode here has been {postcode}.
Households in the postal district {postcode} get a free newspaper.
Zip or postal code? Put down {postcode}.
""",
    "venue": """
The concert will be staged at {venue}, doors open at [time].
Everybody is asked to gather in front of {venue}, where the event is to be held.
Where is it on? At {venue}, just like last year.
hey, it's happening at {venue}, don't be late!
{venue} will host the event for the first time.
The doors of {venue} open an hour before the event.
We have hired {venue} for the occasion.
Event venue – {venue} – entrance at the back
The gathering has been moved to {venue}, which has more seats.
As a venue, {venue} is hard to beat.
The show goes on at {venue} until late at night.
It is {venue} where the meeting will take place.
Make your way to {venue}, where everything will be going on.
The organisers have chosen {venue} as the location.
Tickets for the evening are on sale at {venue}, the venue itself.
On [weekday] people will flock to {venue} for the event.
Not outdoors but inside {venue} will the festivities take place.
If it rains, the event will be held in {venue} all the same.
The stage has been set up in {venue}.
The celebration, to be held at {venue}, is free of charge.
Guests are requested to be at {venue} by [time] for the ceremony.
Takes place in: {venue}, main entrance
""",
    "hotel": """
Two double rooms have been booked at the {hotel}.
For three nights they put up at the {hotel}.
Where are you staying? At the {hotel}, with a view of the sea.
hey, just checked in at the {hotel}, the bed is great.
The {hotel} charges [money] a night, breakfast included.
{hotel} is the hotel in which we have reserved.
Overnight stay – {hotel} – half board
The receptionist of the {hotel} handed them the room key.
Our accommodation for the night is the {hotel}.
We spent the night in a small inn called {hotel}.
They found lodgings at the {hotel}, which still had a room free.
It is at the {hotel} that they will be staying overnight.
Having unpacked in their room at the {hotel}, they went for a walk.
Check-in at the {hotel} is from [time] onwards.
The bill for the room came from {hotel}.
After the long drive they slept well at the {hotel}.
Not in a tent but in a proper hotel, the {hotel}.
If the {hotel} is fully booked, look for another guest house.
A room for two at the {hotel} has been confirmed.
Our hotel, the {hotel}, sends a bus to fetch us.
As lodging for the night the {hotel} was recommended to them.
I can recommend the {hotel} to anyone looking for a clean room for the night.
""",
    "product": """
In the shop window there is a {product} for sale at [money].
I am looking to buy a {product} as a present.
What did they buy? A {product}, and they paid cash.
hey, is the {product} you're selling still available?
The {product} was delivered yesterday, well packed.
A used {product}, hardly a scratch on it, is offered for sale.
Having unwrapped the {product}, she found the receipt beneath it.
One article – {product} – in stock
The basket contains only one item, a {product}.
The {product} can be returned within two weeks.
Somebody has sent back the {product} because it was faulty.
It was a {product} that the customer asked for.
We are out of stock as far as the {product} is concerned.
For [money] you can have this {product}.
The object we purchased was a {product}.
He put the {product} on the counter and asked for the price.
Not what I ordered: I wanted a {product}.
If you buy a {product} today, you save ten per cent.
The best-selling article in our shop is the {product}.
My {product} broke, so I want my money back.
The order consists of a {product} and nothing else.
Among the goods on offer, the {product} was the cheapest.
""",
    "model": """
On the type plate you can read the model name, {model}.
The newest device in the range is the {model}.
Which model do you have? The {model}, bought on [date].
hey, my {model} won't switch on any more.
The {model} needs a new battery.
A brand-new {model} has been delivered to the lab.
When the {model} overheats, the device turns itself off.
Device type – {model} – serial number [code]
The manual for the {model} can be downloaded.
We have replaced the old machine with a {model}.
The technician repaired the {model} within an hour.
It is the {model} that makes such a noise when you turn it on.
Nobody in the office knows how to operate the {model}.
The {model}, a solid piece of equipment, costs [money].
Our test device, the {model}, passed every check.
The display of the {model} is cracked.
Not the predecessor but the {model} is the model in use.
If your {model} will not start, hold down the power button.
The name of the model printed on the box is {model}.
I have plugged in the {model} and connected it to the network.
Its successor in the model range goes by the name {model}.
Firmware for the {model} has been updated.
""",
    "topic": """
The whole evening was devoted to {topic}.
In the seminar the participants exchanged views on {topic}.
What is it about? About {topic}, and nothing else.
hey, are you into {topic}? that's what the whole thread is about.
{topic} will be the topic of the next session.
The main subject of the conference is {topic}.
An introduction to {topic} for those who know nothing of the subject.
Subject area – {topic} – beginners welcome
The debate centred on {topic} and lasted until [time].
Today's theme is {topic}, so bring your questions.
With {topic} as its subject, the paper drew much attention.
The journal has published a special issue on the topic of {topic}.
It is {topic} that the argument was all about.
Anyone interested in {topic}, the subject of this group, can join.
The article examines {topic} from several angles.
They quarrelled over {topic}, their favourite topic of conversation.
I have to write an essay on {topic} by [date].
Not politics but {topic} was the matter under discussion.
If {topic} is your subject, you will enjoy it.
The chapter covers {topic} in great detail.
Thoughts on {topic}: a few remarks on a wide subject.
Latest news in the category {topic}.
""",
    "title": """
It came out under the title {title}.
The painting known as {title} hangs in a small museum.
What's the title? {title}, in gold letters on the spine.
hey, have you seen "{title}" yet? everyone's talking about it.
"{title}" is the title of the work.
Her first novel, entitled {title}, was printed in [city].
The song bears the title {title}.
Working title – {title}
A volume called "{title}" lay open on the table.
The play, whose title is {title}, opens on [date].
{title}, as the work is called, was a success.
On the spine of the book stands its name, {title}.
It was given the title {title} only after the last page had been written.
I have been reading "{title}" all night and could not put the book down.
The director calls the film {title}.
Having searched the catalogue for the title {title}, she found one copy.
The headline above the article was {title}.
Not the sequel but the first part is called {title}.
If you borrow {title} from the library, bring the book back on time.
The report went to press under the heading {title}.
They chose {title} as a title, and the name stuck.
The work has become known by its title, {title}.
""",
    "event": """
The club is putting on a {event}, and everyone is welcome.
On [weekday] a {event} will be held in the old barn.
What kind of event is it? A {event}, free of charge.
hey, fancy coming along to the {event} with us?
The {event} had to be called off because of the storm.
We would be delighted to see you at our {event}.
Tickets for the {event} cost [money].
Kind of event – {event} – open to all
Nobody turned up at the {event} because of the weather.
Preparations for the {event} are well under way.
The {event}, our biggest event of the year, begins at [time].
It is a {event} that we are preparing for.
The school has announced a {event} for next month.
As every autumn, a {event} is on the programme.
Helpers for the {event} are still wanted.
A {event} has been scheduled for [date].
Not a wedding but a {event} is the occasion for the invitation.
If you would like to take part in the {event}, sign up now.
Having attended the {event}, they went home happy.
The organisers expect a large crowd at the {event}.
Save the date: we are hosting a {event}!
The type of event listed in the calendar is {event}.
""",
    "animal": """
The vet examined the {animal} and gave it an injection.
A {animal} has escaped from the zoo.
Which animal is it? A {animal}, and a hungry one.
hey, there's a {animal} sitting on our roof!
The keeper feeds the {animal} at [time].
Their pet, a {animal}, sleeps in a basket.
A lost {animal} is being looked for by its owner.
Type of animal – {animal} – tame
The rescue centre has taken in a {animal}.
In the photograph you can see a {animal} in the tall grass.
The {animal} bit its keeper and ran off.
It was a {animal} that left the paw marks.
The children stroked the {animal} through the fence.
Having caught a {animal}, they set it free again.
Our neighbours are raising a {animal} in the garden shed.
The wounded {animal} was nursed back to health.
Not a pet but a wild creature: a {animal}.
If the {animal} stops eating, take it to the vet.
The beast in the stable turned out to be a {animal}.
[person] adopted a {animal} from the animal shelter.
The creature I saw by the pond was surely a {animal}.
Species of the animal found in the cellar: {animal}.
""",
    "color": """
Everything in the room is {color}, from the walls to the ceiling.
The door has been given a fresh coat of {color} paint.
What colour is it? {color}, with a slight gloss.
hey, I'd take the {color} one if it were up to me.
{color} is the colour they settled on.
A {color} coat hung in the hall.
The colour chosen for the fence was {color}.
Paint shade – {color} – matt
She dyed her hair {color}.
Of all the shades on the chart, {color} suits it best.
The old paint was {color}, if I remember the colour rightly.
It is the colour {color} that strikes you first.
The front has been repainted in {color}.
Available in {color} only, no other colours.
Its {color} tint comes from the glass.
Having been sprayed {color}, the frame looked like new.
The {color} ribbon matched nothing else she wore.
Not just any colour but {color}!
If the colour {color} is sold out, we shall wait.
The sky turned {color} at [time].
As far as colour goes, it is {color} inside and out.
Colour of the body: {color}; wheels unpainted.
""",
    "material": """
The frame consists of {material}.
Only {material} was used in its making.
What is it made of? {material}, through and through.
hey, is that real {material} or does it just feel like it?
{material} is the material we chose.
A box of {material} protects the contents.
The workshop makes it out of {material}, cut by hand.
Main material – {material} – wipe clean
The cover is made from {material}, which is easy to clean.
It has been crafted from {material} by [person].
The lining consists entirely of {material}.
As a material, {material} is light and strong.
It is {material} that it was made of.
The bag, made of {material}, lasts for years.
The surface feels like {material}, and that is what it is made of.
Because it is made of {material}, it must not get wet.
The chief raw material is {material}.
Not plastic, but {material}, was the material used.
If you prefer {material} to other materials, take this one.
The designer works only in {material}, a material she loves.
Composition according to the label: {material}
The thing was fashioned from a piece of {material}.
""",
    "job": """
For a living, she works as a {job}.
After school he was trained to be a {job}.
What do you do for a living? I'm a {job}.
hey, I've got a new job, I'm a {job} now!
We are hiring a {job} to start on [date].
Employed as a {job}, she earns [money] a month.
The company has advertised a post for a {job}.
Job title – {job} – full time
A {job} by profession, he writes poems at night.
He gave up his job as a {job} after twenty years.
Her business card says she is a {job}.
Wanted: {job} with a driving licence
The profession she learnt is that of a {job}.
It is as a {job} that he makes his money.
Having worked as a {job} abroad, she knows the trade.
Ever since childhood he had wanted to become a {job}, and now he is one.
The position to be filled is {job}.
In the box marked "occupation" she wrote "{job}".
Not a teacher by profession but a {job}.
If you are a {job} looking for work, apply today.
Before retiring, she was a {job}.
We are looking to fill the role of {job}.
""",
    "skill": """
Applicants must be able to show a good command of {skill}.
A sound knowledge of {skill} is essential for this post.
What skill do you need? {skill}, above all.
hey, you're good at {skill}, aren't you?
{skill} is among the abilities we expect of applicants.
She has a talent for {skill}, and it shows.
Proven experience in {skill} is a must.
Skills required – {skill} – two years' practice
Without {skill} you will not get the job.
He taught himself {skill} in one winter.
Candidates who have mastered {skill} are preferred.
It is {skill} that the job demands.
The course improves your competence in {skill}.
Being proficient in {skill}, she was hired on the spot.
Whoever applies should be familiar with {skill}.
We expect our new colleague to be skilled at {skill}.
The one skill missing from his application is {skill}.
Not experience but {skill} is the key qualification.
If you have {skill} among your skills, let us know by [date].
Competent in {skill}, he finds work everywhere.
Her knowledge of {skill} helped her to get the position.
To do this work you have to be well versed in {skill}.
""",
    "dish": """
The cook is going to prepare {dish} for us tonight.
For lunch the canteen offers {dish} at [money].
What's for dinner? {dish}, freshly made.
hey, I'm cooking {dish} tonight, want to come over?
{dish} is the dish everybody orders here.
My grandmother's recipe for {dish} is a secret.
The waiter brought {dish} to the table.
Dish of the day – {dish}
She has a craving for {dish} and has already started cooking.
The smell of {dish} came from the kitchen.
How to make {dish}: a recipe for beginners.
It was {dish} that was served as the main course.
Having eaten {dish}, they ordered coffee.
The pot on the stove contains {dish}.
With a glass of wine we enjoyed {dish}.
This cookbook explains how {dish} is cooked.
Can I have the {dish}, please, and a glass of water?
Not a snack but a proper meal: {dish}.
If you like {dish}, try it at [venue], where the chef cooks it best.
Our children refuse to eat {dish}.
The guests were served {dish} by candlelight.
On the menu tonight you will find {dish} as the speciality.
""",
    "component": """
An error occurs as soon as the {component} is loaded.
Since the update, the {component} has been playing up.
Which part is broken? The {component}, as far as we can tell.
hey, the {component} is down again, can you check?
We traced the bug to the {component}.
The developers are working on a fix for the {component}.
Nothing happens when one clicks on the {component}.
Affected module – {component} – priority high
Users complain that the {component} is slow.
The defect affects the {component} only.
A fault in the {component} causes the failure.
It is in the {component} that the error appears.
Having tested the {component}, we can confirm the bug.
The root of the problem lies with the {component}.
The part of the software concerned is the {component}.
Please repair the {component}; everything else runs smoothly.
Not the whole program but just the {component} is broken.
If the {component} fails, restart the program.
There is a bug in the {component}, reported on [date].
The {component} has stopped responding.
This ticket is about the {component}, one part of the application.
Changes to the {component} are needed to get rid of the error.
""",
    "symptom": """
Whenever I press the button, it {symptom}.
The fault is that the program {symptom}.
What goes wrong? The software {symptom}, every time.
hey, my app {symptom}, any idea why?
Users report that the application {symptom}.
After the update the system suddenly {symptom}.
Instead of working properly, it {symptom}.
Error description – {symptom} – happens often
The device {symptom} as soon as it is switched on.
We have noticed that the page {symptom} from time to time.
The bug: it {symptom}, and nobody knows why.
At [time] the program still worked, but now it {symptom}.
The customer complains that it {symptom}.
If you click twice, the website {symptom}, which is wrong.
Without any warning the thing {symptom}.
It {symptom}; that is the whole problem.
The trouble with it is that it {symptom}.
Observed behaviour: the window {symptom}.
Not every day, but often enough, it {symptom}.
To our great annoyance the new version {symptom}.
It used to run fine, yet today it {symptom}.
Can you help? My program {symptom}.
""",
    "browser": """
The site was opened in {browser}, and the page stayed blank.
We have only been able to see it in {browser} so far.
Which browser? {browser}, the latest one.
hey, I'm on {browser}, maybe that's why the page looks odd.
{browser} is the browser I have been using.
My web browser of choice is {browser}.
When one visits the page using {browser}, the menu is missing.
Web browser – {browser} – cookies enabled
The error appears as soon as {browser} loads the page.
I cleared the cache of {browser} and reloaded the page.
According to the access log, the visitor surfed with {browser}.
It is with {browser} that the website gives trouble.
Having installed {browser}, she could open the page.
The screenshot shows the page in a {browser} window.
I opened a new tab in {browser} and typed the address.
The form cannot be sent from {browser}.
Browsing was done with {browser} on [date].
Not an app but a browser, {browser}, was used.
If you surf with {browser}, you will see the same thing.
Client software: {browser} (browser)
The default browser on this machine is {browser}.
Pages load slowly under the browser {browser}.
""",
    "os": """
All our laptops have been upgraded to {os}.
The computer boots into {os}.
Which operating system? {os}, with all updates.
hey, I'm running {os} here, does your tool work on that?
{os} is the operating system on my machine.
The server has been running {os} since [date].
We installed the program on a computer with {os}.
OS – {os} – 64 bit
The error occurs under {os}.
A fresh installation of {os} did not help either.
The software requires {os} as the operating system.
It was on {os} that the test was run.
Having switched to {os}, I can no longer print.
My machine uses {os} as its operating system.
The bug can be reproduced on {os}.
Every device in the office has {os} installed.
Environment: {os}, nothing else installed.
Not a browser problem: the operating system, {os}, is the cause.
If your computer runs on {os}, use the other installer.
The system on which it happened was {os}.
As a platform we use {os}.
Developed and tested on the platform {os}.
""",
    "service": """
The {service} service stopped responding at [time].
Someone has to restart the {service} daemon.
Which service is it? {service}, once again.
hey, {service} is down, can you bounce that service?
WARN service {service} is not healthy
Service name – {service} – three instances
The alert was triggered by the service {service}.
Requests to the {service} service time out.
All the other services run, but {service} does not start.
The process called {service} eats up all the memory.
It was the service {service} that crashed.
systemd: started {service}
Having been deployed on [date], the {service} service now runs in production.
We have found the error in the logs of the {service} process.
component=backend service="{service}" level=error
The name of the affected service is {service}.
The on-call team was paged because the service {service} was failing.
Not the database but the {service} service is at fault.
If {service} hangs, kill the process and start it again.
The service known as {service} has been rolled back.
A new version of the {service} service will be rolled out soon.
The failing process reports itself as {service}.
""",
    "age": """
I was born {age} years ago.
On my last birthday I turned {age}.
How old is she? She is {age}, though she looks younger.
hey, guess what, I'm {age} today!
{age} is the age given in the file.
A person of {age} years was admitted.
The applicant, aged {age}, lives alone.
Age in years – {age}
At {age} years of age he still learns something new every day.
My grandfather celebrated his birthday: he is now {age}.
She gives her age as {age}.
When the picture was taken, he was {age} years old.
There were {age} candles on the birthday cake, one for each year of her life.
Her current age is {age}.
Though only {age} years old, she speaks [small] languages.
The person's age, {age}, was added by hand.
Who would have thought that he was already {age} years old?
Not a day older than {age}, she says.
Having reached the age of {age}, he made a will.
He has lived for {age} years and seen a great deal.
It says in the passport that she is {age} years old.
Being {age} years of age, I need no advice.
""",
    "quantity": """
hey, could you put me down for {quantity} of them?
According to the packing list, {quantity} pieces went into the crate.
Ordered quantity {quantity}; nothing on back order
What the customer wanted was {quantity} units, not [large].
If it is not too late, raise my order to {quantity} pieces.
Exactly {quantity} of these articles are wanted, no extras.
Into the basket go {quantity} of these, then straight to the checkout.
"Better take {quantity}," said the buyer, "one always breaks."
No. of items {quantity} | gift wrap no
I'd go for {quantity} copies of the thing if I were you.
{quantity} is the number of pieces we agreed to supply.
A consignment comprising {quantity} articles left the depot.
The shop assistant counted out {quantity} and wrapped them one by one.
How many pieces shall we ship? Just {quantity}, thanks.
Of that model, {quantity} have been requested by the school.
We hereby confirm an order for {quantity} pcs.
Whoever wrote this order wants {quantity} of the same kind.
Having compared the offers, they settled on {quantity} pieces.
ordered: {quantity} x
Wrap up {quantity} of those for me, would you?
""",
    "guests": """
Would you have a corner for {guests} of us tonight?
The waiter pushed two tables together so that {guests} could sit down.
Expect {guests} mouths to feed at dinner.
party of {guests}, high chair not required
Including the hosts, {guests} will gather round the table.
Although [large] were invited, only {guests} guests are actually coming.
Our group has grown: it's {guests} people now.
Dinner must be cooked for {guests} diners.
hi! booking a table, {guests} pax
With {guests} guests expected, the small parlour won't do.
How big is your party? We're {guests}.
Chairs should be set out for {guests} visitors.
"{guests} of us altogether," the caller said about the reservation.
The reservation names {guests} as the size of the party.
Head count {guests} - please tell the kitchen
If all goes well, {guests} friends will join us for the meal.
It is {guests} persons we shall be bringing along.
Guests expected at table: {guests}
Lunch is laid on for {guests}, coffee included.
Could you squeeze in {guests} people by the window?
""",
    "nights": """
We shall be sleeping at yours for {nights} nights.
The room is taken for a total of {nights} nights.
nights: {nights}, breakfast included
How long will you be with us? {nights} nights, please.
Having slept there for {nights} nights running, the guests drove on.
{nights} nights in that bed were enough for them.
Could we perhaps extend our stay to {nights} nights?
On checking out they paid for {nights} nights.
It was {nights} nights that I asked for, not a whole month.
The bill lists {nights} nights at the usual rate.
hey, can you put me up for {nights} nights?
Spend {nights} nights with us and the sauna is free.
No. of nights {nights} | half board
They will be gone for {nights} nights and come home rested.
After {nights} nights in the same bed she longed for her own.
Of the whole holiday, {nights} nights are spent in the lodge.
A stay of {nights} nights has been confirmed.
Please hold our bed for {nights} nights.
Guests who remain {nights} nights get a lift to the station.
The voucher covers {nights} nights with breakfast.
""",
    "rooms": """
The cottage is divided into {rooms} rooms.
Behind the red door lie {rooms} rooms and a tiny kitchen.
flat, {rooms} rooms, quiet street
"We'd like {rooms} rooms, all on one floor if possible."
How many rooms are there? {rooms}, not counting the hall.
With its {rooms} rooms the house is big enough for all of us.
Altogether the villa boasts {rooms} rooms.
Could you set aside {rooms} rooms for our group?
A lodge of {rooms} rooms stands empty above the lake.
Spread over two storeys you will find {rooms} rooms.
The new owners knocked down a wall, so now there are {rooms} rooms left.
{rooms} rooms were cleaned before the group arrived.
Room total: {rooms}
The team will occupy {rooms} rooms at the inn.
Whoever moves in will have {rooms} rooms to furnish.
no. of rooms {rooms}; balcony yes
Our booking covers {rooms} rooms, every one with a bath.
Walls have been painted in all {rooms} rooms.
An apartment with {rooms} rooms has come on the market.
They asked the hotel to keep {rooms} rooms free.
""",
    "servings": """
With these amounts you can fill {servings} plates.
Divide the mixture into {servings} equal portions.
The pot is big enough to serve {servings} hungry eaters.
Recipe for {servings} people
Calculated for {servings} portions, the recipe can easily be doubled.
If you dish it up sensibly, {servings} people will be satisfied.
How many does the recipe serve? {servings}.
The quantities given are meant for {servings} diners.
Ladle it into {servings} bowls and serve at once.
{servings} servings, little washing-up
Expect to get {servings} helpings from one tray.
It should be plenty for {servings} at table.
Yield: {servings} portions
From a single batch come {servings} servings.
The dish was portioned out for {servings}.
hey, my recipe does {servings} portions, will that be enough?
Cut the bake into pieces so that {servings} people each get one.
One pan of this will satisfy {servings} eaters.
Ingredients for {servings} servings are listed below.
Spooned onto plates, the recipe yields {servings} helpings.
""",
    "children": """
The marriage produced {children} children.
Between them they are raising {children} kids.
married, {children} children, one dog
{children} sons and daughters grew up in that house.
As a parent of {children}, one learns to sleep lightly.
How many kids have you got? {children}, all still at school.
Survived by {children} children and a large circle of friends.
Bringing up {children} children left little time for hobbies.
Number of offspring: {children}
Not a quiet home: {children} children race up and down the stairs.
It is {children} children they have, not [large] as the paper misprinted.
With {children} youngsters at home, the washing never ends.
"My wife and I have {children} little ones," he told us.
Dependent children {children}
A family with {children} children has moved in next door.
hi, we're a couple with {children} kids looking for a bigger place
Together the parents had {children} boys and girls.
They had hoped for a big family, and {children} children it became.
She gave birth to {children} children in all.
The tax form lists {children} children in the household.
""",
    "seats": """
Bench space for {seats} has been arranged.
No more than {seats} persons are permitted inside at once.
capacity {seats}, standing not allowed
The hall can seat {seats}.
How many fit in? {seats} at a pinch.
Fitted with {seats} seats, the bus is the largest of the fleet.
Once {seats} places are taken, registration closes.
Participation is limited to {seats} people.
Its rows contain {seats} seats altogether.
The number of places is capped at {seats}.
The builders put in {seats} seats, although [large] had been planned.
We can accommodate up to {seats} people in the auditorium.
{seats} chairs stand in the room, and that is the limit.
With {seats} seats the theatre is anything but small.
Max. {seats} persons
For the course we have {seats} places on offer.
A boat that carries {seats} passengers lies at the jetty.
Should more than {seats} apply, lots will be drawn for the places.
sorry, the room only fits {seats} people
Seating {seats}, the venue suits us well.
""",
    "minutes": """
The talk was cut to {minutes} minutes.
Give it {minutes} minutes and check again.
Set the timer to {minutes} minutes.
hang on, I'll only be {minutes} minutes
How long in minutes? {minutes}.
Barely {minutes} minutes pass before the whole thing is through.
{minutes} minutes later everything was finished, from start to end.
Reckon on {minutes} minutes from beginning to end.
Runtime {minutes} mins | no interval
Lasting just {minutes} minutes, the session flew by.
It drags on for {minutes} minutes, though [small] would do.
A good {minutes} minutes must be set aside for it.
In no more than {minutes} minutes the job is finished.
They keep you busy for {minutes} minutes.
If you're quick, it can be done inside {minutes} minutes.
The whole affair is dealt with in {minutes} minutes.
"It'll be {minutes} minutes, tops," the driver promised.
Leave to rest: {minutes} minutes
Planned length (min): {minutes}
Exactly {minutes} minutes separate the first note from the last.
""",
    "days": """
The work dragged on for {days} days.
Plan on {days} days from start to finish.
how long? {days} days, weather permitting
No fewer than {days} days went into the job.
Counting from the first morning, {days} days passed before it was finished.
It was meant to be quick but has become a matter of {days} days.
Total days {days}; weekends included
{days} days on the road lie behind us.
Within a span of {days} days the walls went up.
Give us {days} days and we'll have it sorted.
The course is spread over {days} days.
A full {days} days are set aside for the trip.
If nothing goes wrong, it will be through in {days} days.
Only once {days} days had passed did anyone reply.
The strike, which lasted {days} days, ended quietly.
They managed the crossing in {days} days flat.
How many days are needed? We reckon {days}.
"Another {days} days," sighed the builder, "and not a day less."
Lasting {days} days in total, the fair is longer than ever.
duration in days = {days}
""",
    "hours": """
The drive kept us in the car for {hours} hours.
Expect to be busy with it for {hours} hours.
hours needed {hours}, tools provided
All told, {hours} hours of work went into the repair.
It was dark by then: {hours} hours had passed since they began.
How long does it go on? Around {hours} hours.
Block out {hours} hours in your diary for the session.
{hours} hours later the job was done at last.
The mechanic put {hours} hours on the bill.
Running for {hours} hours without a break, the meeting tired everyone.
We sat there for {hours} solid hours.
The battle was decided in {hours} hours.
It wasn't [large] minutes but {hours} hours that it took us.
Allow {hours} hours for the climb, says the guide.
Having slept for {hours} hours, the patient felt better.
Time spent: {hours} h
hey, shift's gonna be {hours} hours, bring a snack
Should you start now, {hours} hours will be enough to finish.
The film shoot occupied the crew for {hours} hours.
Logged on the time sheet: {hours} working hours
""",
    "score": """
Our tester awarded it {score} points.
On a scale of 1 to 12, I'd put it at {score}.
{score} stars from me, and gladly
The jury's verdict: {score} points.
How many stars would you give? {score}, easily.
The final mark was {score}.
With a rating of {score}, it lands in the middle of the list.
Having collected {score} points, the candidate sat down smiling.
After the second tasting they changed the score to {score}.
The critics were strict and let it have {score} points, no more.
"I'd rate this at {score}," wrote a disappointed visitor.
stars {score} | would buy again
Out of twelve possible points it reached {score}.
It walked away with {score} points.
My rating would have been higher than {score} if the staff had smiled.
Reviewers agree on {score} stars.
Marked {score} by the examiner, the essay was handed back.
In the end {score} points stood beside the name.
honestly can't give this more than {score} stars
A score of {score} is what the panel settled on.
""",
    "attendees": """
Some {attendees} spectators lined the streets.
Turnout: {attendees}
The organisers counted {attendees} visitors through the gates.
Nobody had dreamed that {attendees} people would turn up.
{attendees} tickets were torn at the entrance, one for every visitor.
With {attendees} in the audience, the hall was packed.
How many came? {attendees}, the ushers say.
In front of {attendees} onlookers the band took the stage.
According to the police, {attendees} marchers took part.
Far more than the [large] of last year, {attendees} visitors flocked to it.
no. of people present: {attendees}
A crowd of {attendees} filled the square.
By closing time {attendees} persons had passed through the turnstile.
"{attendees} participants, and every one of them soaked," the report says.
Not an empty chair: {attendees} listeners attended.
It pulled in {attendees} fans.
The event was witnessed by {attendees} people.
Registered participants on the day {attendees}
Watched by {attendees} spectators, the match ended level.
we had {attendees} visitors through the door, can you believe it
""",
    "stock": """
The shelf still holds {stock} of this item.
stock count {stock}, reorder soon
Our warehouse has {stock} units ready to ship.
When we took inventory, {stock} pieces were found in storage.
How many have you got left? There are {stock} in stock.
Hurry, just {stock} remain in the warehouse!
{stock} units are currently held in stock.
At the last stocktaking {stock} were on hand.
The computer says {stock} available, the shelf agrees.
Currently available from the warehouse: {stock} pcs
After the sale a remainder of {stock} stayed in store.
Of these, {stock} are sitting in our depot.
Stock level is down to {stock}.
Inventory: {stock} units, all in good condition
You need not wait, as {stock} pieces are lying ready in storage.
"We've {stock} left on the shelves," the storekeeper replied.
Yesterday the store had [large], this morning no more than {stock} in stock.
With {stock} still in stock, nobody has to hurry.
On our shelves you will find {stock} of it at present.
hey, checked the back room: {stock} units left
""",
    "pages": """
The novel fills {pages} pages.
Printed on {pages} pages, it is no light reading.
{pages} pp., hardback
How thick is it? {pages} pages, index included.
The last leaf bears the page number {pages}.
Across {pages} pages the author tells the story of a village.
Extent: {pages} pages
The manuscript has grown to {pages} pages.
A volume of {pages} pages was handed to the printer.
Between its covers are {pages} pages.
Don't be scared off by the {pages} pages.
It took me all week to read the {pages} pages.
The second edition, at {pages} pages, has a new preface.
Cut by the editor, the report now stops at {pages} pages.
"All {pages} pages of it kept me awake," she wrote.
The file prints out as {pages} pages.
Whoever opens the work faces {pages} pages of small type.
no. of pages {pages} | paperback
It comprises {pages} pages, of which [small] are pictures.
Bound in cloth, {pages} pages, with maps.
""",
    "area": """
The plot takes up {area} square metres.
Altogether you have {area} m2 to live in.
{area} m² of floor, sunny balcony
How big is it? {area} square metres, the agent says.
With {area} square metres of space there is room for everything.
Spread across {area} square metres, the hall swallows every crowd.
The surveyor put its surface at {area} square metres.
An area of {area} square metres has been fenced off.
{area} square metres are to be tiled.
Size in m2: {area}
The garden stretches over {area} square metres.
They live on a mere {area} square metres.
After the extension it will offer {area} square metres of floor space.
The lease covers {area} sq m.
No less than {area} square metres belong to the property.
hey, it's {area} sqm so the sofa should fit
Measured wall to wall, the floor comes to {area} square metres.
Usable area {area} m2, heating by gas
Is {area} square metres too small for your workshop?
A surface of {area} square metres was painted.
""",
    "distance": """
The next village lies {distance} km off.
Our route adds up to {distance} kilometres.
How far? {distance} km, mostly downhill.
{distance} km to go, the sign said
They cycled {distance} kilometres against the wind.
It's a ride of {distance} kilometres from door to door.
Exactly {distance} km separate the two towns.
By evening {distance} kilometres lay behind the hikers.
The trail winds for {distance} km through the woods.
Whoever walks there has {distance} kilometres ahead.
Length of the course: {distance} km
You'd have to drive {distance} km to get there.
The milometer had gone up by {distance} kilometres.
Covering {distance} kilometres on foot takes some doing.
From the door to the station it is {distance} km.
On a tank of fuel it travels {distance} kilometres.
"Just {distance} km further," the guide called.
Distance covered {distance} km | no flat tyres
hey, it's {distance} km by bike, fancy it?
The runners face a course of {distance} kilometres.
""",
    "errors": """
The nightly run threw {errors} errors.
While testing, we stumbled over {errors} faults.
error total: {errors}, warnings ignored
The log lists {errors} failures since midnight.
How many errors did you get? {errors}, sadly.
{errors} mistakes were spotted by the proofreader.
With {errors} failures on record, the machine was switched off.
Before it crashed, the program reported {errors} errors.
The scan turned up {errors} faults altogether.
Out of all the attempts, {errors} failed.
Failed checks: {errors}
After the fix we still had {errors} errors.
{errors} is the number of failures seen so far.
A tally of {errors} faults stands in the report.
"We can't release with {errors} errors in it," the tester protested.
In the end the counter for failures stood at {errors}.
Nothing but trouble: {errors} errors in a single shift.
The compiler complained of {errors} errors and gave up.
Whoever looks into the log finds {errors} errors there.
uh oh, the build has {errors} failures again
""",
    "year": """
The foundation stone was laid in {year}.
Workers finished building it in {year}.
est. {year}
In which year was it founded? In {year}.
It was {year} when the first bricks were laid.
The history of the house begins with the year {year}.
Erected in {year}, it has survived two fires.
As long ago as {year} it was set up by a handful of friends.
Dating back to {year}, it is a listed building.
Above the gate you can read the building year, {year}.
Not in [year], as many believe, but in {year} was it built.
construction finished {year}; roof renewed since
Its founders signed the charter in {year}.
The year it all started was {year}.
{year} saw the founding of the firm.
Established {year}
Ever since its creation in {year} it has stayed in the same hands.
A product of the year {year}, it still runs smoothly.
The doors first opened in {year}.
If the archive is right, it goes back as far as {year}.
""",
    "experience": """
The applicant looks back on {experience} years in the profession.
{experience} years of work in this line have taught me patience.
exp. {experience} yrs
How long have you been in the business? {experience} years now.
Candidates must bring at least {experience} years of experience.
After {experience} years on the job one knows the tricks.
Having practised for {experience} years, the surgeon stays calm.
For {experience} years I've earned my living in this trade.
With {experience} years' experience behind you, you'd suit the team well.
My professional experience amounts to {experience} years.
We're looking for someone who has done this for {experience} years.
A veteran of {experience} years in the field, our colleague knows every customer.
The advert asks for {experience} years' practice, not for a diploma.
It takes a person with {experience} years in the craft to see that.
Work experience in years: {experience}
She can point to {experience} years of service in similar posts.
Anyone with {experience} years of relevant work may apply.
"I've been at it for {experience} years," the old hand said.
Experience required: {experience} years in a similar role
Our new colleague has been active in the field for {experience} years.
""",
    "price": """
What does it cost? {price}, wrapping included.
For {price} it can be yours today.
It went under the hammer for {price}.
hey, would you take {price} for it?
Reduced from [money] to {price}
The tag in the window reads {price}.
{price} changed hands, and the deal was done.
At {price} the thing is anything but cheap.
I handed over {price} at the till.
Retailing at {price}, it is the dearest on the shelf.
We had to fork out {price} for it.
Set at {price}, the price is not open to haggling.
"{price}, and that's my final offer," the trader said.
The bill added up to {price}.
Our catalogue lists it at {price}.
It will set you back {price}.
Whoever wants it must lay {price} on the counter.
Buy it now: {price}
A buyer was found who parted with {price}.
In the shop they knocked it down to {price}.
""",
    "fee": """
Visitors pay {fee} to get in.
Tickets are priced at {fee} each.
At the box office they ask {fee} for admission.
hey, tickets are {fee}, shall I get you one?
What does it cost to get in? {fee}.
Whoever wants to take part must pay a fee of {fee}.
{fee} admission, children free
Access to the show is granted for {fee}.
The turnstile opens once you have paid {fee}.
Grown-ups are charged {fee} for entry.
A participation fee of {fee} applies.
To join the contest, runners hand over {fee} at the desk.
Entrance: {fee} a head
Unless you are a member, admission will be {fee}.
The price of admission was put up to {fee}.
"That's {fee} for one ticket," said the cashier.
Including the programme, a ticket comes to {fee}.
It is {fee} to enter, not [money] as printed.
Buying a ticket sets you back {fee}.
entry ticket: {fee} | parking extra
""",
    "salary": """
Every month {salary} lands in my account as wages.
The post carries a salary of {salary}.
How much does the job pay? {salary} a month.
Gross pay {salary}, holidays extra
We can offer you {salary} as a starting salary.
{salary} a month is the wage agreed in the contract.
Her pay slip shows {salary}.
Earning {salary} each month, the clerk can just get by.
After the rise my monthly wage will be {salary}.
They pay their staff {salary} a month.
hey, the job's nice but the pay is just {salary}
Employees in this grade receive {salary}.
The wages, {salary}, are transferred on the last of the month.
For this position a remuneration of {salary} is foreseen.
Monthly income from work: {salary}
I wouldn't do that job for a salary of {salary}!
The employer has fixed the wage at {salary}.
With {salary} in earnings, the trainee is well off.
It's {salary} that the workers get paid, not [money].
Successful applicants can look forward to earning {salary}.
""",
    "rent": """
My landlady wants {rent} every month.
Letting at {rent} per month, the place won't stay empty for long.
rent {rent} p.m., bills extra
How much is the rent? {rent}.
Each month the tenants transfer {rent} to the landlord.
The lease sets the rent at {rent}.
{rent} goes on rent before anything else is bought.
From spring the monthly rent will rise to {rent}.
You can have the room for {rent} a month in rent.
Living there costs the tenants {rent} in rent.
We let the house for {rent} per month.
The landlord has put the rent up to {rent}, from [money].
With a rent of {rent} it is the cheapest in the street.
hi, is the place still to let for {rent} a month?
Rent due monthly: {rent}
Anyone taking over the lease must pay {rent} in monthly rent.
At {rent} per month the rental is fair.
The owner rents it out at {rent}.
To rent it, one must find {rent} month after month.
The tenancy agreement names {rent} as rent.
""",
    "tax": """
VAT amounting to {tax} has been added.
Of the bill, {tax} goes to the state in tax.
tax portion {tax}
How much of it is tax? {tax}.
The treasury takes {tax} of that.
{tax} in tax must be added to the net sum.
Value added tax makes up {tax} of the total.
We have to hand over {tax} to the revenue office.
Taxes, which are included, amount to {tax}.
Without the {tax} in tax it would be a bargain.
The share of VAT contained in it is {tax}.
On top comes sales tax of {tax}.
Taxed at the usual rate, that means {tax} for the exchequer.
"{tax} in VAT, would you believe it," the builder grumbled.
incl. {tax} VAT
The inland revenue will claim {tax}.
Tax due on this: {tax}
A tax of {tax} is levied on the purchase.
They withheld {tax} for tax.
The customs officer demanded {tax} in duty.
""",
    "deposit": """
To secure it, {deposit} was paid beforehand.
We ask for {deposit} in advance; the rest follows later.
deposit taken: {deposit}, receipt given
How much do I have to put down? {deposit}.
You'll get your deposit of {deposit} back at the end.
Before handing over the keys they collected {deposit} as security.
An advance of {deposit} is required with the booking.
Of the whole sum, {deposit} is payable beforehand as a deposit.
{deposit} down, the remainder on collection
Unless {deposit} is put down first, we cannot hold it for you.
The caution money amounts to {deposit}.
I've already transferred the down payment, {deposit}, to your account.
As a guarantee they keep {deposit} until everything is returned.
The prepayment stands at {deposit}.
Returned undamaged, it earns you back your {deposit} deposit.
hey, do you mind sending {deposit} as a deposit first?
Prepaid: {deposit}
A security of {deposit}, not [money], was lodged with the agent.
By way of advance payment, {deposit} changed hands.
Refundable deposit {deposit}
""",
    "discount": """
Members enjoy {discount} off everything.
Show this card and save {discount}.
sale! {discount} knocked off
How much cheaper is it? {discount}.
Because of the scratch they lowered the price by {discount}.
A reduction of {discount} applies until the weekend.
Pensioners are granted a discount of {discount}.
The shop marked it down by {discount}.
{discount} was taken off at the till.
Paying early earns you a rebate of {discount}.
With the voucher you'll pay {discount} less.
"I can let you have {discount} off," whispered the dealer.
Price reduction in the clearance: {discount}
Having haggled for an hour, we got {discount} off.
As a regular customer I'm entitled to {discount} discount.
If you take the lot, {discount} will be deducted from the price.
Our summer offer slashes prices by {discount}.
your code gives you {discount} off, enjoy!
Staff discount comes to {discount}.
It's discounted by {discount} because the box is torn.
""",
    "battery": """
My phone is down to {battery}, so I'll ring later.
Left on the charger overnight, it reached {battery}.
battery reading {battery}, charger unplugged
How full is the battery? {battery}.
The display reports {battery} of charge remaining.
With the battery at {battery}, it will not last the evening.
{battery} of power remains before the device shuts down.
The cells are charged up to {battery}.
When I unplugged it, the battery indicator said {battery}.
Only once it had {battery} charge did they set off.
It still has {battery} battery, so no need for the cable.
The charge has sunk to {battery} since lunch.
"{battery} of battery, that'll do," he said, pocketing the phone.
State of charge: {battery}
According to the app, the battery is {battery} full.
After an hour on the cable the charge level stood at {battery}.
Power level {battery}
hey, I'm on {battery} battery, gotta be quick
The scooter's accumulator is {battery} charged.
Plug it in, the battery has dropped to {battery}!
""",
    "temperature": """
Outside it feels like {temperature} degrees.
The sensor reads {temperature} degrees.
temperature reading {temperature} °C
How warm is it? {temperature} degrees in the shade.
By noon the air had warmed to {temperature} degrees.
Keep it at a temperature of {temperature} degrees.
A high of {temperature} degrees is forecast.
At {temperature} degrees even the cat stays indoors.
With {temperature} degrees on the thermometer, nobody wanted a coat.
The nurse noted a temperature of {temperature}.
It must not get hotter than {temperature} degrees.
{temperature} degrees Celsius is what the probe reported.
Heated to {temperature} degrees, the liquid turns cloudy.
The temperature climbed until it reached {temperature}.
"{temperature} degrees already," she groaned, fanning herself.
Set the thermostat to {temperature} degrees.
Water temperature {temperature} degrees
It cooled to {temperature} degrees overnight.
The kiln was running at {temperature} degrees.
phew, {temperature} degrees in here, open a window!
""",
    "date": """
The great day will be {date}.
Which day? {date}.
{date} has been chosen as the day for it.
Mark {date} in your calendar!
Having been moved twice, it is now to be held on {date}.
It will all happen on {date}, come rain or shine.
hey, are you free on {date}? that's the day
Date of the event {date}
Nobody who was there will forget {date}, the day it happened.
If {date} suits you, let us meet then.
The gathering has been fixed for {date}.
The event is down for {date} in my diary.
Not on [date], as announced, but on {date} it takes place.
{date} - that's when we'll do it
They agreed upon {date} as the date.
I have pencilled you in for {date}.
Our meeting is going to be on {date}.
It came to pass on {date}.
On which date did it occur? On {date}, the witness says.
Let's make it {date}, that day works for everybody.
""",
    "order_date": """
My order went out to you on {order_date}.
You placed your order with us on {order_date}.
ordered on {order_date}, still waiting
When did you order? On {order_date}.
According to the receipt, it was purchased on {order_date}.
The day on which the order reached us was {order_date}.
{order_date}: order received, thank you
I bought the thing on {order_date} in your shop.
Having been ordered on {order_date}, it ought to be here by now.
Customers who bought it on {order_date} get a refund.
As early as {order_date} we had put in our order.
We thank you for the order you sent on {order_date}.
It was on {order_date} that I clicked the buy button.
The order form bears the date {order_date}.
Purchased {order_date} | warranty card enclosed
Although ordered on {order_date}, nothing has been heard of it since.
The order we're talking about was made on {order_date}, not on [date].
hey, I've ordered it on {order_date}, any news?
On {order_date} the purchase was entered in our books.
Order taken: {order_date}
""",
    "delivery_date": """
The courier will drop it off on {delivery_date}.
Delivery has been scheduled for {delivery_date}.
due to arrive {delivery_date}, signature needed
When will it get here? On {delivery_date}.
On {delivery_date} the driver handed the parcel to a neighbour.
You can expect your parcel on {delivery_date}.
Be at home on {delivery_date}, for that's when the goods arrive.
{delivery_date} is the planned day of delivery.
Our carrier promises to bring it on {delivery_date}.
Should the roads be clear, it will be at your door on {delivery_date}.
The goods were brought to us on {delivery_date}.
Instead of [date], the delivery only came on {delivery_date}.
hey, your parcel's coming on {delivery_date}
It landed on our doorstep on {delivery_date}.
Arrival of the goods: {delivery_date}
We took delivery of everything on {delivery_date}.
They have pushed the delivery back to {delivery_date}.
Delivered to the porter on {delivery_date}.
The shipment should be with you on {delivery_date}.
Would {delivery_date} be convenient for delivery?
""",
    "due_date": """
Kindly settle the amount by {due_date}.
Anything handed in later than {due_date} will be refused.
deadline {due_date}!!
Until when can I pay? Until {due_date}.
The money must reach us by {due_date} at the latest.
{due_date} is the final day for submitting it.
We expect your payment no later than {due_date}.
Submissions close on {due_date}.
The time limit runs out on {due_date}.
If it isn't paid by {due_date}, a reminder will follow.
To be settled before {due_date}
hey, don't forget it's got to be in by {due_date}
They have given us until {due_date} to get it done.
The cut-off date is {due_date}.
Payment deadline: {due_date}
Extended from [date], the deadline is now {due_date}.
By {due_date} at the very latest the task has to be finished.
The sum falls due on {due_date}.
You must have it completed by {due_date}.
Only what arrives before the deadline of {due_date} counts.
""",
    "invoice_date": """
You will find our bill, written on {invoice_date}, enclosed.
The accounts department billed you on {invoice_date}.
invoice issued {invoice_date}, unpaid so far
When was the bill made out? On {invoice_date}.
The date at the top of the invoice is {invoice_date}.
{invoice_date} is printed on the bill as its date of issue.
Drawn up on {invoice_date}, the invoice reached us a week later.
We refer to your invoice dated {invoice_date}.
Billing took place on {invoice_date}.
Although invoiced as early as {invoice_date}, the work is still unpaid.
The bill that went out on {invoice_date} contains a mistake.
I made the invoice out on {invoice_date}, as you asked.
According to the bookkeeper, invoicing was done on {invoice_date}.
hey, the bill's from {invoice_date}, have you paid it yet?
On {invoice_date} an invoice was raised for it.
Day of billing: {invoice_date}
It was on {invoice_date}, not on [date], that we billed you.
Invoice of {invoice_date}, second copy
Please correct the date of the invoice to {invoice_date}.
Your bill left our office on {invoice_date}.
""",
    "birth_date": """
The midwife noted {birth_date} as the day of birth.
My mother gave birth to me on {birth_date}.
b. {birth_date}
When were you born? On {birth_date}.
According to the passport, the holder was born on {birth_date}.
{birth_date} is the date of birth on the certificate.
The twins were born on {birth_date}, a stormy night.
Having been born on {birth_date}, you are old enough to vote.
The parish register records the birth on {birth_date}.
As date of birth the form says {birth_date}.
Life began for this child on {birth_date}.
Candles are lit for the birthday, {birth_date}.
I was born on {birth_date} in a small cottage.
A healthy baby was delivered on {birth_date}.
We were all at the hospital on {birth_date}, when the little one was born.
date of birth (as in passport): {birth_date}
It was on {birth_date} that our daughter was born.
hi, my dob is {birth_date}
Not [date] but {birth_date} is the correct birth date.
Patient born on {birth_date}, see card.
""",
    "start_date": """
Things get under way on {start_date}.
The opening day is {start_date}.
start {start_date}, end still open
When does it begin? On {start_date}.
You can move in from {start_date}.
Work commences on {start_date}.
{start_date} marks the beginning of it all.
The season gets going on {start_date}.
Running from {start_date} onward, it is open to everybody.
It is on {start_date} that it will start, not on [date].
As from {start_date} the new rules apply.
They will launch it on {start_date}.
Come along when it starts on {start_date}!
The contract takes effect on {start_date}.
If all is ready, we shall set off on {start_date}.
The start has been put off until {start_date}.
Doors open for the first time on {start_date}.
hey, first day's {start_date}, don't oversleep
I'm joining the firm on {start_date}, my first day.
Commencing {start_date}
""",
    "end_date": """
It all winds up on {end_date}.
The curtain falls for the last time on {end_date}.
end {end_date}, no extension possible
When does it finish? On {end_date}.
You must move out on {end_date}, your last day.
It runs no longer than {end_date}.
{end_date} will be the closing day.
The contract expires on {end_date}.
Visitors can come until {end_date}, after which it closes for good.
The offer is open through {end_date}, then it lapses.
With {end_date} the season draws to a close.
The end has been brought forward to {end_date}.
We wrap the whole thing up on {end_date}.
After the final day, {end_date}, the tents come down.
Concluding on {end_date}
It should have stopped on [date] but only came to an end on {end_date}.
hey, it's over on {end_date}, so hurry
My last day with the firm is {end_date}.
Up to and including {end_date}
On {end_date} the course reaches its end.
""",
    "time": """
Kick-off is at {time}.
Be there by {time}, for that's when we start.
start {time} sharp
What time does it begin? {time}.
The bell rings at {time} and off we go.
{time} is the hour we agreed to meet.
Shall we say {time}? Then we can begin on the dot.
It gets going at {time}.
On the stroke of {time} the proceedings commence.
I'll pick you up at {time}.
Latecomers miss the start at {time}.
The appointment is at {time}.
hey, meet you there at {time}?
Our session begins at {time}, not at [time] as before.
The curtain goes up at {time}.
Guests are asked to arrive for {time}, when it begins.
They have scheduled it for {time}.
Clock time of the start: {time}
Starting at {time}, it leaves us time for breakfast.
Beginning: {time}
""",
    "end_time": """
The last guests must leave by {end_time}.
Lights go out at {end_time}, then it's finished.
finishing {end_time}, no overtime
What time does it end? At {end_time}.
The shop shuts at {end_time}.
{end_time} is closing time.
It ought to be finished by {end_time}.
The programme draws to a close at {end_time}.
You may stay till {end_time}, when we lock up.
We'll be done at {end_time}, then I can ring you.
It will not end before {end_time}.
Open until {end_time}
At {end_time} the final whistle goes.
The session wraps up at {end_time}.
We had thought of ending at [time] but settled on {end_time} as the finish.
hey, I get off work at {end_time}
Ending at {end_time}, it lets everybody catch the last bus.
The meeting broke up at {end_time}.
Not later than {end_time} the music has to stop.
scheduled end {end_time}
""",
    "weekday": """
We always get together on {weekday}.
Would {weekday} work for you?
this coming {weekday}, usual place
Which day of the week? {weekday}.
Since the hall is taken on the other days, it has to be {weekday}.
It is {weekday} when the club meets.
Our {weekday} meeting goes ahead as planned.
On {weekday} the whole team comes together.
{weekday} it is, then.
The session has been moved from [weekday] to {weekday}.
I can only make it on a {weekday}.
They picked a {weekday} for the occasion.
Catch you {weekday}!
Once a week, on {weekday}, it's held.
Come {weekday}, everybody will be there.
Day of the week: {weekday}
Falling on a {weekday}, the party will be a quiet one.
Keep {weekday} free for it.
No day but {weekday} would do for us.
It was a rainy {weekday} when it took place.
""",
    "email": """
Write to {email} if you have any questions.
My inbox is {email}.
contact {email}, replies within a day
Where can I write to? {email}.
Applications should be mailed to {email}.
{email} is the address for all electronic post.
Messages sent to {email} are read every morning.
Please forward the files to {email}.
Just email {email} and we'll sort it out.
You'll find me under {email}.
Having no phone, they ask you to write an email to {email}.
Should anything be unclear, {email} is where to send your query.
The old mailbox is closed; use {email} from now on.
hey, my new mail's {email}
E-mail address for enquiries: {email}
Reply to {email}, not to [email], which is no longer read.
The confirmation was mailed to {email}.
I wrote an email from my account, {email}.
Feel free to get in touch via {email}.
We can be contacted electronically at {email}.
""",
    "phone": """
For a table, phone {phone}.
If nobody opens, ring {phone}.
mob. {phone}, evenings only
What's your number? It's {phone}.
Our telephone is manned all day: {phone}.
{phone} is the number to ring in an emergency.
Leave a message on {phone} after the beep.
Try me on {phone}.
A text to {phone} will do.
Call me back, my number is {phone}.
The switchboard answers under {phone}.
Should you get lost, dial {phone} and ask for help.
hey it's my new phone, number's {phone}
Instead of [phone], please call {phone} from now on.
On {phone} you can talk to us day and night.
Phone calls to {phone} only.
You can get hold of the office by telephone on {phone}.
Jot down the phone number: {phone}.
Enquiries by telephone, {phone}.
I'd be glad if you gave me a call on {phone}.
""",
    "website": """
Photos are up at {website}.
Have a look at {website} for the details.
homepage {website}
Where can I find it online? At {website}.
The form can be downloaded from {website}.
Our site has the address {website}.
Type {website} into your browser.
Visit {website} to sign up.
All prices are listed on our website, {website}.
Follow the link {website} and log in.
Published online under {website}
If you'd like to know more, {website} has the answers.
We've moved our pages to {website}.
On {website} you can read the whole story.
hey, check out {website}!
Their web presence is at {website}.
The internet address is {website}.
Surf over to {website} and see for yourself.
web address: {website} (opens soon)
Bookmark {website} so that you don't miss the news.
""",
    "order_id": """
Please quote {order_id} whenever you ask about your order.
Your purchase is recorded as order {order_id}.
re: order {order_id}, still missing
What's the order number? {order_id}.
I'm writing about {order_id}, an order I placed with you.
{order_id} is the number under which the order was entered.
We have shipped your order {order_id} today.
The goods belong to order {order_id}.
Order ref. {order_id}
Could you check what became of order no. {order_id}?
Your order was given the number {order_id}.
As to purchase order {order_id}, we need more time.
In the shop system the order appears as {order_id}.
hey, any news on order {order_id}?
Not [code] but {order_id} is my order number.
Thank you for ordering; we have noted it as order {order_id}.
Cancel order {order_id} at once, please.
The confirmation shows order number {order_id}.
Concerning my purchase, order {order_id}, I have a question.
If you call us, have the order number ready: {order_id}.
""",
    "invoice_id": """
Please state {invoice_id} as invoice number when you transfer the money.
We have not yet received payment for invoice {invoice_id}.
inv no {invoice_id}, second reminder
Which invoice is it? {invoice_id}.
{invoice_id} is the number printed on the bill.
Attached you will find our invoice {invoice_id}.
I've just paid bill {invoice_id}.
The amount was billed under invoice number {invoice_id}.
Invoice ref.: {invoice_id}
There is a mistake in your invoice {invoice_id}.
Our accounts list this bill as {invoice_id}.
The invoice numbered {invoice_id} remains open.
Could you send me a copy of invoice {invoice_id}?
hi, where's the pdf of invoice {invoice_id}?
With invoice {invoice_id} we charge you for the repair.
As for bill no. {invoice_id}, it was settled long ago.
The number of the invoice, {invoice_id}, belongs on the payment slip.
Cancelled and replaced by a new invoice, {invoice_id}.
You wrote [code], but the invoice number is {invoice_id}.
On the invoice you will see the number {invoice_id}.
""",
    "booking_id": """
Your reservation has been confirmed under {booking_id}.
Show the code {booking_id} at the desk to collect your booking.
booking ref {booking_id}, paid
What is the reservation number? {booking_id}.
{booking_id} is the confirmation number of your booking.
I would like to cancel my booking {booking_id}.
We've reserved it for you; the booking code is {booking_id}.
To change the reservation, enter {booking_id}.
Booking confirmation {booking_id}
At check-in, simply name your reservation code, {booking_id}.
The booking was saved as {booking_id}.
My reservation, number {booking_id}, seems to be lost.
In case of questions about the booking please mention {booking_id}.
hey, our booking code's {booking_id} in case you get there first
Reserved, with the reference {booking_id} for the booking.
Quote {booking_id} so that we can find your reservation.
It's booking {booking_id}, not [code], that we wish to change.
The system gave our booking the number {booking_id}.
Res. no. {booking_id}
Keep the booking number safe: {booking_id}.
""",
    "ticket_id": """
We've opened a support ticket for you: {ticket_id}.
The helpdesk handles your problem under {ticket_id}.
ticket no {ticket_id}, status open
What's the number of my case? {ticket_id}.
{ticket_id} is the ticket you want to look at.
Your complaint was registered as case {ticket_id}.
Please put {ticket_id}, the ticket number, in the subject line.
I've had no answer to my ticket {ticket_id}.
The support team closed ticket {ticket_id} this morning.
A case was opened, number {ticket_id}.
Any progress on {ticket_id}, my support case?
Your request was logged under ticket {ticket_id}.
case ref. {ticket_id}
Ticket {ticket_id} has been handed to the second line.
The fault was reported in ticket {ticket_id}.
hey, can you take over ticket {ticket_id}?
As a duplicate of [code], the case {ticket_id} was merged.
Case {ticket_id} is waiting for an answer.
Refer to case no. {ticket_id} when you ring our helpdesk.
To follow your case, use ticket number {ticket_id}.
""",
    "flight": """
We're flying on {flight}.
The plane with the number {flight} is ready for boarding.
flt {flight}, on time
Which flight is it? {flight}.
{flight} is the flight we are booked on.
Passengers on flight {flight} are kindly asked to board.
The flight number on my ticket says {flight}.
I shall be arriving on flight {flight}.
Flight {flight} has been cancelled.
They missed their flight, {flight}, by a minute.
You will be travelling aboard {flight}.
Look for {flight} on the departures board.
Owing to fog, flight {flight} is late.
hey, I'm on {flight}, landing soon
Rebooked from [code] to flight {flight}
My flight goes under the number {flight}.
Last call for {flight}, please proceed to the gate!
Service number of the train: {flight}
Board {flight} and get off at the last stop.
The airline runs this connection as {flight}.
""",
    "customer_id": """
In our files you are listed under customer number {customer_id}.
Please state your client number, {customer_id}, when writing.
cust. no. {customer_id}, since last spring
What's your customer number? {customer_id}.
{customer_id} is the number of my account with you.
Your account with us bears the number {customer_id}.
As a client I was given the number {customer_id}.
Log in with your customer ID {customer_id}.
The bill goes to account no. {customer_id}.
I am a customer of yours, number {customer_id}.
The customer's ID is {customer_id}, not [code].
We opened an account for you: number {customer_id}.
Account: {customer_id}
You'll find the client number {customer_id} on your card.
hey, my account number with you is {customer_id}
This client is kept in the register as no. {customer_id}.
The shop knows me as customer {customer_id}.
Client ID {customer_id}
If the clerk asks for a customer number, say {customer_id}.
With account {customer_id} you can shop at once.
""",
    "tracking": """
You can follow your parcel online with the code {tracking}.
The courier gave the shipment the number {tracking}.
tracking no {tracking}, on its way
How do I track it? With {tracking}.
{tracking} is the code to trace the parcel with.
Your package travels under number {tracking}.
Enter {tracking} on the carrier's page to see where the parcel is.
The label on the package reads {tracking}.
We have posted it; the tracking number is {tracking}.
Shipment no. {tracking}
Has anyone seen parcel {tracking}?
For tracking, please use {tracking}.
Our parcel, {tracking}, has been stuck at the depot for a week.
The carrier lists the consignment as {tracking}.
hey, sent it today, tracking's {tracking}
Type in the parcel number, {tracking}, and you'll see it move.
To trace the delivery you need {tracking}, not [code].
The van is carrying the parcel with the number {tracking}.
On the posting receipt you'll find the parcel's number, {tracking}.
Parcel tracking: {tracking}
""",
    "room": """
The meeting takes place in {room}, a room on the first floor.
You've been given room {room}.
rm {room}, upstairs
Which room? {room}.
{room} is the room you're looking for.
Our talks are held in room {room}.
Your key opens room {room}.
The seminar was moved from room [code] to room {room}.
Turn left after the stairs and you'll reach room {room}.
Room {room} has been reserved for us.
I'm sitting in room {room} and waiting.
The number of the room is {room}.
See you in room {room}!
hey, we've swapped, I'm in room {room} now
They put us up in room {room}.
We'll assemble in room {room}.
Hand in the papers at room {room}.
Since the big hall is shut, please use room {room}.
Somebody left an umbrella in room {room}.
On the door plate of the room you'll read {room}.
""",
    "plate": """
The car is registered as {plate}.
Witnesses noted the registration {plate}.
car reg {plate}, grey estate
What does the number plate say? {plate}.
{plate} is written on the car's plate.
A van with the licence plate {plate} blocks my drive.
The owner of the car with the plate {plate} is asked to move it.
My registration number is {plate}.
Parked outside, licence number {plate}
The vehicle bears the registration {plate}.
They drove off in a car with the registration {plate}.
We wrote down its number plate, {plate}.
On the bumper hangs a number plate reading {plate}.
Look out for a lorry, plate {plate}.
hey, my car's reg is {plate} for the parking
The plates were changed from [code] to {plate}.
Plates: {plate}
The parking fine was issued to the vehicle {plate}.
Enter the car's registration, {plate}, at the machine.
Stolen: a car, last seen with the number plate {plate}.
""",
    "seat": """
Your boarding card shows seat {seat}.
Please take seat {seat}.
seat no {seat}, window side
Where am I sitting? On {seat}.
{seat} is the seat that was assigned to you.
We reserved seat {seat} for you.
The steward led the old gentleman to seat {seat}.
I'd rather not swap my seat, {seat}.
Someone is sitting on my seat, {seat}!
Place {seat}, by the aisle
You'll be seated in {seat}.
The number of my seat is {seat}.
Having found {seat}, the seat on the ticket, we sat down.
hey, I'm in seat {seat}, where are you?
They moved me from [seat] to seat {seat}.
Excuse me, is this seat {seat}?
Settle down on seat {seat} and enjoy the show.
The ticket is good for seat {seat}.
Under seat {seat} a wallet was found.
Your allocated seat will be {seat}.
""",
    "version": """
Please upgrade to version {version}.
The bug was fixed in release {version}.
v. {version}, stable
Which version do you have? {version}.
{version} is the version installed on our machines.
The software is now at version {version}.
We rolled back to version {version}.
As of release {version} the button is gone.
The about box says version {version}.
Build number: {version}
It works with version {version} only.
They skipped [version] and shipped version {version} instead.
With the update, version {version} reached our customers.
Running version {version}, the program is stable.
hey, you on version {version} yet?
The newest version out is {version}.
On my laptop it reports itself as version {version}.
Download version {version} from our page.
The change came in with version {version}.
Current release {version}
""",
    "ip": """
Someone logged in from {ip}.
The server answers at the IP {ip}.
remote addr {ip}
What's the IP address? {ip}.
{ip} is the address the attack came from.
Connections from {ip} have been blocked.
The machine was assigned the IP address {ip}.
Traffic arrived from the host {ip}.
The client connects via {ip}.
Source address {ip}
We traced the request to {ip}.
Ping {ip} and tell me whether the host answers.
Access was refused to {ip}.
On the network this host is known as {ip}.
hey, the box is at {ip} now
The packet was sent from IP {ip}.
Its network address, {ip}, is fixed.
IP of the client: {ip}
The visitor came in from the address {ip}.
The login attempt, made from {ip}, failed.
""",
    "duration": """
Set aside {duration} for it.
The whole business drags on for {duration}.
takes {duration}, start to finish
How long does it take? {duration}.
{duration} is all the time it takes.
It was finished in {duration}.
Over a period of {duration} it grew and grew.
We expect it to last {duration}.
Its length has been fixed at {duration}.
After {duration} the whole thing was at an end.
Planned duration {duration}
It kept us busy for {duration}.
You'll be occupied with it for {duration}.
The procedure is over within {duration}.
From beginning to end it is {duration}.
hey, this'll take {duration}, sorry
It went on and on, for {duration} in the end.
Instead of [duration], it lasted {duration}.
A span of {duration} has been planned for it.
Reckon with {duration} until it is done.
""",
    "weight": """
Put on the scales, it came to {weight}.
The thing weighs in at {weight}.
wt. {weight}, fragile
How much does it weigh? {weight}.
{weight} is its weight.
At {weight} it is too heavy for me to lift.
Its mass was measured as {weight}.
The pointer of the scales stopped at {weight}.
Tipping the scales at {weight}, it beat all the others.
Packed, it has a weight of {weight}.
It turned out to be {weight} in weight, not [weight].
You'd be carrying {weight} of weight on your back.
They weighed it and noted {weight}.
Gross weight {weight}
The load amounts to {weight} in weight.
It is light: the scales read {weight} and no more.
hey, it weighs {weight}, bring a trolley
When weighed, it showed {weight}.
Weight as measured: {weight}
Hardly anyone believed it weighed {weight}.
""",
}
