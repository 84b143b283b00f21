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
The lady whose name turned out to be {person} smiled and sat down.
We were introduced to one {person} during the interval, and that is all I can tell you about the person.
Our file holds a single name, that of {person} and of no one besides.
Does the name {person} ring a bell with any of you?
A stranger calling himself or herself {person} knocked at the gate at dusk.
The name tag had {person} printed on it in capital letters.
I looked up the name {person} in the directory and found just one entry.
Police have named the missing individual as {person} and ask for hints.
So the mysterious person at the piano was {person} after all!
Baptised {person} but always called by a nickname, this person grew up by the sea.
The full name, {person}, was read out twice by the clerk.
Identity card shown: {person}, photograph matches the person.
Allow me to introduce {person} to you, a person well worth knowing.
The visitor wrote {person} on the dotted line marked "name".
You must be {person} then; at least your badge gives that name.
One name was underlined in red, and {person} it was.
In the box headed "surname, first name" the pencilled entry {person} can still be made out.
I once knew somebody whose full name was {person} and who collected spoons.
The caption under the portrait says that it shows {person} as a young person.
Nobody in the village had ever heard of a person named {person} before that day.
The individual registered as {person} has a twin, by the way.
Whoever answers to the name of {person} should come to the front.
Known to friends only by a nickname, the person was christened {person} in a small chapel.
Spell it carefully: the person's name is {person} with no hyphen.
"And you are?" – "{person}," replied the newcomer, giving the full name.
The article is about {person} and about that person only, although [person] took the photos.
Personal data, line one, name: {person}; line two was left empty.
Dear diary, today I met a person called {person} on the ferry.
The statue in the park represents {person} as the sculptor remembered this person.
Listed under the name {person} is an individual with two passports.
Might the person we saw have been {person} by any chance? It was indeed.
That surname and first name together, {person}, are what the certificate shows.
Name: {person}
My name is {person}.
Hi, I'm {person}.
{person} is my full name.
They call him {person}.
I was christened {person}.
Meet {person}.
Hello, {person} is my name.
Have you met {person}?
I go by {person} these days.
Name badge reads {person}
Name in block letters: {person}
Do you know {person}?
You must be {person}.
{person}, that's me.
Let me introduce {person}.
I ran into {person} yesterday.
Name as on birth certificate: {person}
Legal name {person}, no nickname
Signed in as {person} on the attendance sheet
Her name? {person}.
A certain {person} was asking about you.
Somebody by the name of {person} rang the bell.
Next on the list: {person}
First and last name: {person}
Person concerned: {person}
Spelled out, it's {person}.
As the name, just put down {person}.
Who's that? That's {person}.
The name's {person}, nice to meet you.
Born {person}, never changed it.
We were talking about {person}.
It says {person} on the doorbell.
Is {person} here?
I remember {person} well.
{person} got married last spring.
Personal details, name: {person}
The name on the card was {person}
He introduced himself as {person}
When the clerk asked what she was called, she answered {person} without looking up.
{person} was the name engraved on the back of the old watch.
The individual named in the certificate is {person}, as the registrar has confirmed.
For the record, the name of the person heard is {person}.
I've been trying to remember what she's called, and it just came to me: {person}!
Anyone who knows the whereabouts of {person} is asked to come forward.
What was his name again? {person}, if I heard correctly.
oh and that guy from the party, turns out he's called {person}
The undersigned, {person}, declares that all of the above is true.
People in the village still tell stories about {person}, whom they all liked.
Although everybody uses a nickname, the papers say {person}.
{person} is listed in the register of births under that very name.
On the gravestone, half covered with moss, only the name {person} was legible.
After the wedding she decided to be known as {person}.
The form was filled in with the name {person} and returned to the office.
The name inside the wallet is {person}, so please give it back.
At the roll call nobody answered to the name of {person}.
She asked whether I was {person}, and I nodded.
Known as {person}.
{person} is the name.
{person} is who we mean.
I am {person}.
His name is {person}.
Her name is {person}.
That woman is {person}.
That man over there is {person}.
This is {person}.
The story is about {person}.
I know {person} well.
I met {person} on the street.
We saw {person} yesterday.
Somebody named {person} came by.
A certain {person} asked for you.
Someone called {person} was here.
{person} was born here.
{person} lives next door.
{person} is a friend of mine.
{person} is known to us.
{person} is the one concerned.
{person} is a nice person.
A person by the name of {person}.
The name in the passport is {person}.
The card bears the name {person}.
The badge says {person}.
On the list stands {person}.
The full name is {person}.
Name of the person: {person}
Surname and given name: {person}
Name in full: {person}
Named: {person}
Called: {person}
About: {person}
Concerning {person}
In the matter of {person}
Who is it? {person}
Who is meant? {person}
The name reads {person}.
The name is spelled {person}.
She goes by {person}.
He answers to the name {person}.
People know her as {person}.
The parents named the child {person}.
They christened her {person}.
The note mentions {person}.
Everyone was talking about {person}.
Here {person} is well known.
May I introduce {person}?
As for {person}, we know little.
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
We refunded {customer} because the goods ordered had been faulty.
The receipt made out to {customer} lists two items.
For whom are we packing this order? For {customer} and for no other buyer.
Our records show that {customer} spends more in our shop than any other client.
The order form was filled in by {customer} while the shop assistant waited.
This basket of goods is going to be collected by {customer} on [weekday].
Loyalty card holder {customer} has collected enough points for a discount.
The buyer signing as {customer} shall pay within ten days.
Then {customer} strolled up to the counter and ordered three of them.
Client file opened for {customer} after the first purchase.
Bargaining hard, {customer} finally bought it for [money].
Our customer {customer} is not happy with goods purchased from us.
Tell the warehouse that the buyer, {customer}, is picking the order up in person.
At checkout, {customer} entered a voucher and completed the purchase.
Who's buying? I've got {customer} down as the client.
Yesterday we rang {customer} to say that the goods on order had come in.
Customer service spoke to {customer} about the late order.
Sales note: two crates reserved, buyer {customer}, cash on collection.
The contract was concluded between ourselves and {customer} as purchaser.
What our client {customer} wants is a cheaper offer.
With the purchase made by {customer} we have reached our sales target.
Bought and paid for: {customer} may take the goods home.
Thanks for shopping with us, {customer}, and do come back!
We sent {customer} a quote, and the order followed within the hour.
The web shop lists {customer} as the account that placed the order.
Dissatisfied with the quality, {customer} returned what had been bought.
No client has ever ordered as much as {customer} did this quarter.
It is in the name of the buyer {customer} that the warranty was issued.
"Anything else?" the cashier asked {customer} while scanning the items.
Among those queuing to buy one was {customer} with a full trolley.
Order confirmed – dear customer {customer}, thank you for your purchase.
The shop gave {customer} a discount for having been a loyal customer so long.
{customer} bought it from us.
Sold to {customer}
Bill it to {customer}, please
{customer} placed the order online.
The buyer is {customer}.
Buyer's name: {customer}
{customer} has ordered again!
Who's buying? {customer}.
Client: {customer}
Our shopper {customer} wants a refund.
Order taken for {customer}
{customer} is one of our regular buyers.
Put it on {customer}'s tab.
Name of purchaser: {customer}
{customer} snapped up the last one.
Account holder and buyer: {customer}
I served {customer} this morning.
New client signed: {customer}
Charge the buyer, {customer}, for the extras.
{customer} cancelled the purchase.
The order came from {customer}.
{customer} wants to buy two more.
Complaint from a customer, {customer}
{customer} is a loyal customer.
Invoice made out to {customer}, our client
Purchaser – {customer} – paid in full
{customer} asked us for a receipt.
Customer name on file is {customer}
hey, {customer} just bought the whole lot
It went to {customer}, who bid highest.
Refund the buyer, {customer}
{customer} has subscribed to our premium plan.
Reserved by {customer}, will pay on collection
{customer} haggled and then bought it.
The paying client here is {customer}.
According to the sales ledger, the purchaser was {customer}, who settled the bill in cash.
Whenever {customer} walks into the shop, the staff know there will be a big sale.
I've had {customer} on the line, and as our best customer he expects a better deal.
The contract of sale names {customer} as the buying party.
{customer}, having compared several offers, decided to buy from us after all.
Could somebody ring back {customer}, the lady who ordered from our catalogue?
Before the goods leave the shelf, make sure that {customer} has really paid for them.
It was for the client {customer} that we put together this offer.
We regret that the purchase made by {customer} could not be processed.
Do you know who bought the last one? It was {customer}, I rang it up myself.
As the customer {customer} rightly points out, what we sold was faulty.
The shop owed an apology to {customer}, who had been overcharged at the checkout.
By signing below, {customer} agrees to purchase the goods listed above.
{customer} left a five-star review after buying from our online store.
The sales rep told me that {customer} had finally signed the purchase contract.
lol {customer} came back to the shop and bought another one
On behalf of our valued client {customer} we are asking the factory for a rush job.
The order was placed over the phone by a customer who gave the name {customer}.
Because {customer} buys in bulk, we always give a small extra on top.
Of all those who had shown interest, only {customer} actually put money down and bought it.
{customer} ordered it.
{customer} paid for it.
Buyer: {customer}
Purchaser: {customer}
Name of the customer: {customer}
Our client is called {customer}.
{customer} is a regular customer of ours.
We got an order from {customer}.
Bill to: {customer}
Account holder: {customer}
{customer} wants to buy it.
Who bought it? {customer} did.
Who ordered this? {customer}.
{customer} is the buyer.
{customer} signed the order form.
{customer} picked it out in the shop.
{customer} has been our client for years.
A new customer: {customer}
We have {customer} as a customer.
Our customer {customer} has complained.
The shopper's name was {customer}.
{customer} took it to the till.
{customer} put it in the basket.
{customer} checked out online.
We charged {customer} for it.
We invoiced {customer} for the goods.
{customer} got the bill.
The invoice was made out to {customer}.
The invoice is addressed to our buyer {customer}.
Order placed by {customer}
Customer name {customer}
Bought by {customer}.
{customer} has decided to buy.
{customer} came into the shop and bought it.
It was bought by {customer} himself.
Thank you for your order, {customer}!
Thanks for shopping with us, {customer}.
{customer} buys from us a lot.
On behalf of our customer {customer}
{customer} requested the order.
{customer} would like to order it.
For {customer}, a good customer, we did it.
The order is in the name of {customer}.
The customer account is in the name of {customer}.
{customer} is in our customer file.
In our books the buyer is {customer}.
The money for the goods came from {customer}.
{customer} returned what she had bought.
A sale to {customer}.
{customer} closed the deal as the buyer.
As a customer, {customer} was pleased.
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
The handwriting is clearly that of {sender} and so is the stamp on the letter.
The fax that {sender} sent us is barely legible.
"Greetings from the seaside," {sender} writes on the back of a postcard.
An envelope from {sender} lay on the doormat, unopened.
Answer the letter {sender} sent you soon, as it asks for a reply.
This text reached me from {sender} at [time].
Yesterday's mail included a long letter in which {sender} tells us the news.
The undersigned, {sender}, hereby sends you the papers you wanted.
Forgive the scrawl, I am writing on a train. Ever yours, {sender}
Voice message left by {sender} for the whole family.
Read the lines penned by {sender} again and you will understand the letter.
I, {sender}, am sending you this parcel with my warmest wishes.
Such a rude letter can only have been sent by {sender} in a temper.
Return address on the package: {sender}, no phone number given.
Through the post came a card that {sender} had signed in green ink.
Unlike the first mail, the second one was sent by {sender} from abroad.
From whom is the telegram? The sender is given as {sender} at the bottom.
In a short note {sender} informs us that the visit is off.
With many thanks and hoping to hear from you, I am {sender}
When {sender} posted the letter, the box had just been emptied.
According to the postmark and the signature, {sender} sent the card last week.
Hi all, {sender} here, just sending you a quick update.
The last e-mail you got from {sender} went straight to the spam folder.
Faxed by {sender} – three pages including this one
Take care and write soon. xx {sender}
New message! {sender} has sent you a photo.
The courier brought a bunch of flowers sent by {sender} with a small card.
At the end of the letter the name {sender} appears below a blot of ink.
On the reverse the sender had written {sender} and a street I could not read.
What {sender} wrote in that message surprised every reader.
Let me know what you think. Best, {sender}
Dropped into the letterbox by {sender} on the way to work, the note was unstamped.
Yours sincerely, {sender}
Love, {sender}
A letter from {sender} came today.
I got an email from {sender}.
Kind regards, {sender}
{sender} texted me last night.
Message from {sender}
New mail from {sender}
{sender} sent you a message.
Who wrote this mail? {sender} did.
Written and signed by {sender}
The note is from {sender}.
Mail received, author {sender}
You've heard from {sender}, right?
Thanks again, signed {sender}
Reply to {sender}, who wrote first.
Forwarded on behalf of {sender}
All the best from {sender}
Originator of the message: {sender}
{sender} says hello in this postcard.
Fax from {sender}, all pages received
With many thanks, yours {sender}
The sender is {sender}.
Dispatched by {sender}
That text was from {sender}.
Hugs and kisses, your {sender}
Hoping to hear from you soon, yours as ever, {sender}
Respectfully yours, {sender}
Voicemail left by {sender}
In her letter {sender} complains about the noise.
{sender} emailed me the pictures.
Just a quick hello from me, {sender}
The postcard was written by {sender}
The envelope bears the name of {sender} in the upper left corner.
An anonymous letter it was not, for {sender} had signed at the bottom.
Judging by the handwriting, this could only have been written by {sender}.
We acknowledge receipt of the letter in which {sender} asks for a refund.
{sender} has sent a complaint that we ought to answer politely.
Who is it from? The header gives {sender} as the author.
The parcel on the doorstep was posted by {sender}, to judge from the label.
ooh there's a message from {sender} in my inbox, should I open it?
As {sender} put it in an email to the whole team, enough is enough.
If undeliverable, please return this letter to the sender, {sender}.
The flowers came with a card, and the card was from {sender}.
I am writing to you, and my name is {sender}, because the heating has failed.
That a long message had arrived from {sender} surprised us all.
The telegram handed to him at the door had been sent by {sender}.
{sender}, from whom this letter comes, asks for a prompt reply.
Correspondence received from {sender} has been placed in the file.
Under the last line of the email stood the name of its writer, {sender}.
Not a word for years, and then a long letter from {sender} lay in the box.
{sender} sent it.
{sender} wrote this message to us.
{sender} has written again.
{sender} sends greetings.
{sender} sends love.
{sender} posted the letter.
{sender} is the sender.
{sender} is the author of the message.
{sender} texted me.
{sender} signed the letter.
{sender} let us know by mail.
Mail written by {sender}.
Postcard signed by {sender}.
Mailed by {sender}.
A note from {sender}.
A text from {sender}.
Mail from {sender}.
Post from {sender} has come.
A parcel from {sender} is here.
A card from {sender} lay in the box.
Yours truly, {sender}
Best regards, {sender}
Thanking you for everything, yours, {sender}
Thanks from {sender}
See you soon, your friend {sender}
Warmly, {sender}
Hugs, {sender}
Regards from {sender}
The letter is from {sender}.
The mail comes from {sender}.
The author of the mail is {sender}.
It came from {sender}.
I got the letter from {sender}.
We received this from {sender}.
We heard from {sender}.
On the back, as sender, stands {sender}.
Name of the sender: {sender}
Return address: {sender}
Who wrote? {sender}
Who sent it? {sender}
This is {sender} writing to you.
It is {sender} who writes.
I, {sender}, am writing to you.
The signature reads {sender}.
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
The parcel was signed for by {recipient} at the front door.
I am writing to you, dear {recipient}, with a small request.
Make sure the flowers are delivered to {recipient} before they wilt.
This card is for {recipient} and should not be opened by anyone else.
Only when the letter lay in front of {recipient} did the postman leave.
My greetings to you, {recipient}, from a rainy island!
The envelope was marked "{recipient}, personal" in thick ink.
Has {recipient} got our letter yet? We posted it on [date].
Please forward the attached message to {recipient} without changing it.
For: {recipient}. Fragile. This way up.
To the kind attention of {recipient} in the accounts office
Somebody pushed a note addressed to {recipient} under the door.
We enclose a copy for {recipient} to read and keep.
The telegram was handed to {recipient} on the station platform.
Dearest {recipient}, how long it is since I last wrote to you!
Be so good as to give {recipient} this envelope with my compliments.
Nobody but {recipient} may accept the registered letter.
Delivery attempted; {recipient} was out, so the packet is at the depot.
Whoever finds this bottle, carry the letter inside it to {recipient} at once.
Intended for the eyes of {recipient} only, the mail was encrypted.
The gift goes from all of us to {recipient} on this special day.
In the address field of the mail stands {recipient} and nobody else.
Yo {recipient}, check your inbox, I've sent you the pictures.
Did the message ever get to {recipient} or did it bounce?
To be called for by {recipient} at counter [small]
Esteemed {recipient}, please find our reply below.
On receipt of the parcel {recipient} has to show an identity card.
The letter was read aloud to {recipient} because the print was so small.
We mailed {recipient} the tickets, which should be in the letterbox by [weekday].
Consignee: {recipient}; sign here on receipt.
A copy went to the lawyer, but the original went to {recipient} as addressee.
Here is a message for {recipient} that came in during the night.
Recipient: {recipient}
Hi {recipient}, hope you're well
Please hand this to {recipient}
A letter came for {recipient}.
{recipient} signed for the parcel.
The package is meant for {recipient}.
Consignee: {recipient}
Give this note to {recipient}
Ship to: {recipient}
{recipient} received the flowers.
Post for {recipient}!
c/o the porter, for {recipient}
Forward this mail to {recipient}
Good morning {recipient}, just a quick note
With love to {recipient}
Only {recipient} may open it.
Envelope addressed to {recipient}
It's a present for {recipient}.
{recipient} got my postcard.
Received by: {recipient}
Send the copy to {recipient}
Pass the message on to {recipient}
Cheers {recipient}, talk soon
My dearest {recipient}, how I miss you
{recipient} opened the letter at breakfast.
Mail it to {recipient}, please
Text {recipient} the code
Drop the keys off with {recipient}
Beneficiary: {recipient}
The money goes to {recipient}.
Payee: {recipient}
Hand-deliver to {recipient} only
hey {recipient}, long time no see
The courier insisted that {recipient} sign for the delivery in person.
On the front of the envelope someone had scribbled {recipient} in purple ink as the addressee.
We are writing to you, {recipient}, because your subscription is about to run out.
Who is this parcel for? For {recipient}, it says on the label.
It was {recipient} to whom the invitation had been sent.
{recipient} was delighted when the postman brought the parcel.
I trust, {recipient}, that this letter finds you in good health.
The legacy is to be paid out to {recipient}, the sole beneficiary.
Should {recipient} be absent, the registered letter will be kept at the post office.
A bouquet without a card was delivered to {recipient}, who is still guessing who sent it.
My best wishes go to {recipient} on this happy day.
I asked the neighbour to pass the envelope to {recipient} as soon as possible.
This message is confidential and intended for {recipient} alone.
The bouquet was handed to {recipient} during a short ceremony.
Although the address was smudged, the letter did find its way to {recipient}.
So, {recipient}, that's all my news; write back when you can!
The transfer has arrived in the account of {recipient}, who confirmed receipt.
By order of the court, these papers shall be served upon {recipient}.
can u give {recipient} this letter when u see her
Inside the box was a tag saying that everything in it was for {recipient}.
For: {recipient}
Addressed to {recipient}.
The letter is for {recipient}.
This is for {recipient}.
It was sent to {recipient}.
{recipient} will get it.
{recipient} received it.
{recipient} is the recipient.
The recipient is {recipient}.
Receiver: {recipient}
Ship it to {recipient}, please.
Deliver this to {recipient}.
It was delivered to {recipient}.
{recipient} opened the parcel.
{recipient} signed for the delivery.
{recipient} took the parcel in.
Hey {recipient},
My dear {recipient},
Attention: {recipient}
The parcel goes to {recipient}.
We mailed it to {recipient}.
Forward it to {recipient}.
Pass it on to {recipient}.
Give it to {recipient}.
A message for {recipient}.
A gift for {recipient}.
There is mail for {recipient}.
You have a letter, {recipient}.
Who is it for? {recipient}.
The addressee on the parcel is {recipient}.
Please make sure {recipient} gets it.
Leave it for {recipient}.
{recipient} found it in the letterbox.
In the end {recipient} got it.
Intended for {recipient}.
Meant for {recipient} only.
Personal for {recipient}
Private, to be opened by {recipient}
I wrote to {recipient}.
We have written to {recipient}.
{recipient} got our mail.
Addressee of the letter was {recipient}.
It arrived with {recipient} safely.
To the hands of {recipient}
Handed over to {recipient}.
{recipient} has accepted the package.
{recipient} is waiting for the parcel.
Dispatched to {recipient}
Pay to the order of {recipient}
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
Sick note: {patient} will be unfit for work for some time.
It is {patient} who is being treated for pneumonia on our ward.
Patient's full name as given at admission – {patient}
Please ask {patient} to take one tablet every evening and to rest.
Seriously ill though {patient} was, a full recovery followed.
The family of {patient} has been told that the illness is not contagious.
We gave {patient} a drip and something against the fever.
The ambulance crew carried {patient} down the stairs on a stretcher.
The wound on the arm of {patient} was cleaned and dressed.
Visiting hours for {patient} have been cut, since the infection is serious.
Keep {patient} on a light diet until the stomach has settled.
The blood pressure of {patient} rose sharply during the night shift.
Chart for bed [small]: {patient}, temperature twice daily.
It was appendicitis that had {patient} doubled up in pain.
Ward diary: {patient} slept well, no pain, dressing changed.
The scan showed that {patient} had torn a ligament.
Feverish and pale, {patient} was wheeled into the emergency room.
Anaesthetic was given to {patient} at [time], and surgery began.
How is {patient} after the operation? Still weak, but out of danger.
I have come to visit {patient} in intensive care.
Since the stroke {patient} has been receiving speech therapy.
Prescribe {patient} something stronger for the migraine.
The dentist pulled two teeth while {patient} gripped the chair.
The health insurance of {patient} covers the stay in hospital.
Doctors have diagnosed {patient} with diabetes, according to the letter.
Physiotherapy, six sessions, to be given to {patient} for a bad back.
Should the rash spread, {patient} ought to come back to the surgery.
Nurse, has {patient} been given the evening tablets yet?
The medical history of {patient} includes two earlier operations.
Having coughed for three weeks, {patient} finally went to see the doctor.
A bed on the ward became free, and {patient} was admitted within the hour.
For {patient} the illness began with a sore throat.
Diagnosis: pneumonia. Patient: {patient}. Condition: stable.
"My chest feels tight," {patient} told the doctor.
The transplant saved {patient} after months on the waiting list.
They put the broken leg of {patient} in a splint.
Under local anaesthetic, {patient} had a mole removed.
To everybody's relief {patient} woke from the coma on [date].
Name of patient: {patient}
{patient} has a fever.
{patient} needs an operation.
The nurse is with {patient}.
The doctor examined {patient}.
Please bring {patient} to the ward.
{patient} is in intensive care.
Admitted: {patient}, chest pain
{patient} was discharged this morning.
Next in the waiting room: {patient}
Medical record of {patient}
X-ray of {patient}, left knee
{patient} came in with a broken arm.
Lab results for {patient} are back.
The surgeon operated on {patient}.
Prescription for {patient}
{patient} is recovering well.
Vaccinated today: {patient}
Give {patient} a painkiller.
{patient} complains of back pain.
Change the dressing for {patient}.
Referral letter for {patient}
I'm treating {patient} for asthma.
Hospital bed by the window: {patient}
Pulse of {patient} is normal.
Measure the blood pressure of {patient}.
{patient} is allergic to penicillin.
Patient file opened for {patient}
The dentist filled a tooth for {patient}.
Physiotherapy for {patient}, shoulder
pt name {patient}
{patient} felt sick after the injection.
Wake {patient} for the tablets.
Who's the doctor seeing? {patient}.
Transfer {patient} to cardiology.
The ambulance picked up {patient}.
{patient} was diagnosed with pneumonia.
Check-up done on {patient}
The stitches of {patient} come out soon
{patient} is under anaesthetic now
In the case of {patient}, the doctors advise against surgery.
The ward sister noted that {patient} had slept badly and eaten nothing.
Following the accident, {patient} was kept under observation in the clinic.
Once the fever had gone down, {patient} was allowed to sit up in bed.
Which patient needs the wheelchair? That would be {patient}.
Consent to the procedure has been given by {patient} in writing.
The treatment that {patient} is receiving has few side effects.
doc says {patient} has to stay in bed and take the pills
Should {patient} show any signs of infection, call the physician on duty.
We regret to inform the family that the condition of {patient} has worsened.
{patient}, who suffers from migraine, has been put on a new medicine.
Owing to an allergy, {patient} must not be given that antibiotic.
The paramedics found {patient} unconscious and started treatment at once.
It is {patient} whose appendix has to come out, so prepare the theatre.
After the scan the radiologist explained the findings to {patient}.
Visiting hours are over, but the family of {patient} may stay by the bedside.
The chart hanging at the foot of the bed belongs to {patient}.
Sent home with crutches and a plaster cast: {patient}
Patient name {patient}
{patient} is the patient.
{patient} is sick.
{patient} is unwell.
{patient} feels sick.
{patient} has a bad cough.
{patient} is in hospital.
{patient} lies in the ward.
{patient} was admitted.
{patient} was discharged today.
{patient} was operated on.
{patient} was treated.
{patient} is being treated.
{patient} saw the doctor.
{patient} went to the doctor.
{patient} takes the pills daily.
{patient} complains of pain.
{patient} broke a leg.
{patient} got an injection.
{patient} is on the mend.
{patient} is recovering.
{patient} is in the waiting room.
We examined {patient}.
We admitted {patient}.
The doctor saw {patient}.
The doctor treats {patient}.
The dentist looked at {patient}.
The ambulance brought {patient}.
The hospital took in {patient}.
The hospital sent {patient} home.
The nurse gave {patient} an injection.
Admitted: {patient}
Treated: {patient}
Discharged: {patient}
Sick: {patient}
Under treatment: {patient}
The pills are for {patient}.
The prescription is for {patient}.
Blood was taken from {patient}.
The blood sample is from {patient}.
The X-ray shows {patient}.
The medical file is that of {patient}.
Test results for {patient}
Medicine for {patient}
Treatment of {patient}
The illness of {patient} is serious.
The sickbed is for {patient}.
In the hospital bed lies {patient}.
How is {patient} after the operation?
Who is sick? {patient}
The one who is ill is {patient}.
The patient is called {patient}.
""",
    "doctor": """
The consultant on the ward this week is {doctor}, who specialises in hearts.
After listening to the lungs, Dr. {doctor} ordered an X-ray.
Your next check-up will be carried out by Dr. {doctor} in person.
Who is the doctor in charge? {doctor}, at least until the end of the month.
hey, could you ring Dr. {doctor}'s surgery and ask for the results?
On the chart the attending physician is given as {doctor}.
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
The fracture was set by Dr. {doctor} in under an hour.
When the fever rose, they sent for Dr. {doctor} at once.
The surgery of {doctor} will be closed for the holidays; patients should go elsewhere.
I was examined by a certain Dr. {doctor} who had very cold hands.
Our vet is ill, but our own GP, {doctor}, could see us straight away.
Consultations with {doctor}, physician, by appointment only.
It took the surgeon {doctor} four hours to remove the tumour.
Ask Dr. {doctor} whether you may take the tablets with milk.
The scalpel was in the hand of {doctor}, the most experienced surgeon of the clinic.
Having read the blood results, Dr. {doctor} doubled the dose.
The ward is run by {doctor} as senior consultant.
Referral letter to Dr. {doctor} for a heart scan
In the waiting room of Dr. {doctor} the chairs are always taken.
You need not worry, says Dr. {doctor}, it is only a cold.
The prescription signed by {doctor} can be taken to any chemist.
On call this weekend: {doctor}, physician, pager [small]
Nobody sets a broken bone like Dr. {doctor} does.
The cardiologist {doctor} advises against the operation.
Would Dr. {doctor} please report to theatre immediately?
An injection given by {doctor}, our GP, took the pain away.
Dr. {doctor} felt the pulse, shook a grave head and wrote a sick note.
The medical opinion was written by {doctor} as an independent physician.
Thanks to the skill of Dr. {doctor} the patient can walk again.
Your appointment with Dr. {doctor} has been moved to [weekday].
Doctor's name on the certificate: {doctor}; stamp illegible.
The physician on duty, {doctor}, was woken by the night nurse.
Vaccinated by Dr. {doctor} against flu, left arm
Qualified in medicine since [date], {doctor} now runs a practice for children.
Not every doctor makes house calls, but {doctor} still does.
If Dr. {doctor} says rest, then you rest.
The eye specialist whom I consulted was {doctor} at the clinic.
A second X-ray has been requested by Dr. {doctor} to be on the safe side.
Dr. {doctor} will see you now.
My GP is {doctor}.
Attending physician: {doctor}
Surgeon: {doctor}
{doctor} wrote me a prescription.
Appointment with Doctor {doctor}
Referred by Dr. {doctor}
Ask Dr. {doctor} about the tablets.
Examined by {doctor}, physician
{doctor} took my blood pressure.
Dr {doctor} is on call tonight.
Seen by consultant {doctor}
See Doctor {doctor} for a check-up
The paediatrician is called {doctor}.
{doctor} diagnosed the flu.
Operated on by Dr. {doctor}
Physician's name: {doctor}
Diagnosis made by Dr. {doctor}
{doctor} set my broken arm.
My dentist, {doctor}, is very gentle.
Dr. {doctor} gave me a jab.
Sick note signed by Dr. {doctor}
Doctor on duty: {doctor}
{doctor} sent me for blood tests.
I trust Dr. {doctor} completely.
Doctor {doctor} is away on holiday.
Ward doctor today: {doctor}
{doctor} runs the village surgery.
Anaesthetist: Dr. {doctor}
Call Dr. {doctor}, the baby's coming!
The specialist, {doctor}, was puzzled too.
Dr. {doctor} changed my medication.
GP – {doctor} – new patients welcome
{doctor} listened to my chest.
Second opinion from Dr. {doctor}
{doctor} stitched the wound.
The patient has been under the care of Dr. {doctor} since the accident.
It was {doctor} who, with a stethoscope round the neck, came rushing into the ward.
According to Dr. {doctor}, the fever should go down by itself.
Which doctor did you get? I got {doctor}, the tall one with cold hands.
{doctor} shone a torch into my eyes and told me to say aah.
After the operation, the surgeon {doctor} told the family that all had gone well.
We hereby certify, signed Dr. {doctor}, that the patient is unfit for work.
If the rash comes back, you are to phone Doctor {doctor} at once.
The hospital announced that {doctor} would be the new head physician.
Patients speak highly of {doctor}, whose practice is always full.
I was advised by Dr. {doctor} to drink more and smoke less.
The X-ray was looked at by {doctor}, the radiologist.
The medical report was drawn up by Dr. {doctor} on the basis of the lab results.
omg dr {doctor} says i need my tonsils out
When Grandma fainted, a doctor named {doctor} happened to be in the audience.
Having felt my pulse, {doctor} reached for the prescription pad.
Doctor {doctor} could find nothing wrong with me and sent me home.
The delivery of the twins was overseen by the obstetrician {doctor}.
Only with a referral from {doctor}, your general practitioner, will the clinic admit you.
The vaccination was given by a friendly doctor, {doctor}.
Dr. {doctor}
Seen by Dr. {doctor}.
Examined by Dr. {doctor}.
The doctor is called {doctor}.
My doctor is {doctor}.
Our family doctor is {doctor}.
The GP is {doctor}.
GP: {doctor}
Physician: {doctor}
Attending: Dr. {doctor}
Treating doctor: {doctor}
{doctor} operated on her.
{doctor} is the doctor.
{doctor} is a physician here.
{doctor} examined the patient.
{doctor} treats him.
Prescribed by Dr. {doctor}.
Dr. {doctor} looked at the wound.
You have an appointment with Dr. {doctor}.
Please go to Dr. {doctor}.
I am a patient of Dr. {doctor}.
The patient is with Dr. {doctor}.
Under the care of Dr. {doctor}.
Referred to Dr. {doctor}.
Ask Dr. {doctor} about the pain.
Dr. {doctor} took the blood sample.
Dr. {doctor} gave me an injection.
{doctor} listened to his heart.
{doctor} checked her blood pressure.
Dr. {doctor} sent me to hospital.
Dr. {doctor} is the specialist.
Specialist: Dr. {doctor}
The consultant is Dr. {doctor}.
On call today: Dr. {doctor}
Dr. {doctor} is on ward duty.
Ward doctor {doctor}
The clinic is run by Dr. {doctor}.
Surgery of Dr. {doctor}
Signed, Dr. {doctor}
The medical report is by Dr. {doctor}.
Dr. {doctor} found nothing wrong.
Dr. {doctor} says I must rest.
According to Dr. {doctor}, she is healthy.
Name of physician: {doctor}
Who treated you? Dr. {doctor}.
Which doctor? {doctor}.
The dentist is {doctor}.
{doctor} pulled the tooth.
Dr. {doctor} set the broken bone.
Dr. {doctor} stitched the cut.
Dr. {doctor} discharged the patient.
He was cured by Dr. {doctor}.
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
The best room in the house has been given to {guest} for three nights.
The porter carried the luggage of {guest} up to the fourth floor.
At reception {guest} signed the register and asked for a late breakfast.
We are fully booked, apart from the room kept for {guest} until evening.
Bed and breakfast for {guest}, to be paid on departure
Housekeeping: do not disturb {guest} before noon.
Would {guest} prefer a room with a sea view? Yes, says the booking.
The wake-up call ordered by {guest} is due at [time].
A taxi is waiting outside the hotel for {guest} and two suitcases.
Upon check-out {guest} settled the hotel bill in cash.
The inn was quiet; {guest} had been the only one to stay the night.
We regret that the room booked by {guest} had to be changed.
Reservation, lead name {guest}, two adults, half board
Our housekeeper found a watch that {guest} had left on the bedside table.
The hotel upgraded {guest} to a suite at no extra cost.
May we offer you a welcome drink, {guest}, while your room is made ready?
Reception has a note that {guest} will arrive after midnight.
The double room was taken by {guest} on the spot.
Because the lift was broken, {guest} asked the hotel for a room downstairs.
As our thousandth guest, {guest} received a bottle of champagne.
The minibar was emptied by {guest} during the stay.
The landlady of the pension showed {guest} where the towels were.
A table in the hotel restaurant is kept free for {guest} every evening.
The online booking was made by {guest} at short notice.
Checking in today: {guest}. Checking out today: nobody.
What did {guest} write in the hotel's guest book? "Lovely stay!"
The extra night that {guest} asked for can be added to the booking.
The chambermaid saw {guest} leave the hotel at dawn.
Your reservation is confirmed, {guest}. We can't wait to have you stay.
Staying in the garden room this week is {guest} with a small dog.
The key card issued to {guest} does not open the hotel gym.
Unless {guest} cancels the stay in time, the full price is due.
Guest name: {guest}
{guest} booked a double room.
Room reserved for {guest}
{guest} has just checked in.
{guest} is staying with us.
Booked by {guest}
Welcome to our house, {guest}!
Table for {guest}, by the window
Reservation under {guest}
{guest} checked out early.
Guest in the suite: {guest}
Booking made by {guest}
{guest} asks for a late checkout.
Breakfast in bed for {guest}
Wake-up call for {guest}
Arrival: {guest}, single room
{guest} wants a room with a view.
We look forward to hosting {guest}.
Extra pillow for {guest}
{guest} left the key at reception.
The taxi for our guest {guest} is outside.
Lead guest {guest}
{guest} cancelled the reservation.
Our guest {guest} would like a towel.
Hotel register: {guest}
A room in the name of {guest}
{guest} paid the hotel bill.
Reception speaking, hello {guest}
Who booked? {guest} did.
Is {guest} a guest of ours?
{guest} has the holiday cottage for two nights, breakfast included.
Set another place for our guest {guest}.
Airport pickup for hotel guest {guest}, please
We had {guest} over for dinner.
{guest} stayed the night.
VIP guest tonight: {guest}
Minibar charges go to {guest}
The guest {guest} needs a cot
Our regular guest {guest} is back
The receptionist could not find any booking in the name of {guest}.
The lady at the desk asked for the name of the guest, and {guest} showed a passport.
{guest}, who reserved online, would like to be upgraded to a suite.
Complaints were made by {guest} about the noise from the kitchen below.
Under whose name is the room? It was booked by {guest}.
The travel party is led by {guest}, in whose name all rooms are held.
Dear {guest}, thank you for choosing to stay at our guest house.
hey front desk, {guest} is locked out of the room again
As soon as {guest} arrives, have the luggage carried upstairs.
The chambermaid found the ring that {guest} had left in the bathroom.
We confirm with pleasure the reservation made by {guest} for the coming weekend.
Of everyone who slept in the old wing, only {guest} heard the ghost.
In the visitors' book {guest} praised the breakfast and the soft beds.
The penthouse has been kept free so that {guest} may stay longer.
According to the booking system, the person who reserved the room is {guest}.
Never before had the inn welcomed a guest as charming as {guest}.
It was {guest} who reserved the table and then came late.
Had {guest} not booked ahead, there would have been no bed left.
Name of guest: {guest}
Booked for {guest}
Reserved for {guest}
Reserved by {guest}
Room for {guest}
Table for {guest}
Reservation: {guest}
Visitor: {guest}
Checked in: {guest}
Staying with us: {guest}
{guest} is the guest.
{guest} is our guest.
{guest} stays in the room.
{guest} booked a table.
{guest} made the reservation.
{guest} has a reservation.
{guest} checked out.
{guest} has arrived at the hotel.
{guest} is visiting us.
{guest} came to visit.
{guest} sleeps in the guest room.
{guest} would like a quiet room.
{guest} asked for an extra bed.
{guest} wants breakfast in the room.
{guest} left the room key.
The guest is called {guest}.
The guest's name is {guest}.
The room is for {guest}.
The room is booked by {guest}.
The room was reserved for {guest}.
The table was booked by {guest}.
The booking is for {guest}.
The booking was made by {guest}.
The booking is in the name of {guest}.
The reservation is under {guest}.
Hotel stay in the name of {guest}
I booked under {guest}.
We booked a room for {guest}.
We have a guest, {guest}.
We are expecting {guest} as a guest.
We welcome {guest} to the house.
Our guest is {guest}.
Give {guest} the room key.
Please wake {guest} for breakfast.
Please check in {guest}.
A room for {guest} has been booked.
A visit from {guest}.
Under {guest} there is a booking.
In the room sleeps {guest}.
Who booked? {guest}
Who is staying? {guest}
Welcome to the hotel, {guest}!
We hope {guest} enjoyed the stay.
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
We pay {employee} monthly, plus a bonus at Christmas.
The contract of {employee} runs out at the end of the year, and the firm will renew it.
Human resources asked {employee} to hand in last month's time sheet.
Staff news: {employee} celebrates twenty years with the firm.
The overtime worked by {employee} will be paid in full.
There is nobody on our staff who works harder than {employee} does.
Our newest colleague, {employee}, gets a locker on [weekday].
Unfortunately {employee} was made redundant when the plant closed.
This reference certifies that {employee} worked for us as a clerk.
A pay rise was granted to {employee} after the appraisal.
The job went to {employee} rather than to an outsider.
Personnel number [code] is held by {employee} in the packing hall.
On sick leave this week: {employee}; shift covered by temps.
Let it be noted that {employee} has been dismissed without notice.
The firm sent {employee} on a training course for new staff.
You'll share an office with {employee}, a colleague of many years.
At the staff party {employee} received a watch for long service.
Working from home suits {employee} as it does most of our staff.
Because {employee} is new to the job, a colleague shows the ropes.
Last month's wages were paid to {employee} by mistake twice.
Annual leave granted to staff member {employee}, two weeks in summer
Who's the latest addition to the workforce? I hear it's {employee}.
The factory took {employee} on as a welder.
The shop is staffed on Sundays by {employee} and a trainee.
Employed as a cook since [date], {employee} now trains others.
Should {employee} resign, we will have to advertise the post.
We are short of hands, for {employee} is on parental leave.
The working hours of {employee} have been cut to thirty a week.
"I love my job here," {employee} told the staff magazine.
Congratulations to our employee of the month, {employee}!
The pension contributions of {employee} are deducted from the wage.
From the shop floor, {employee} was called to the personnel office.
{employee} works here.
Staff member: {employee}
{employee} is on our payroll.
We've hired {employee}.
{employee} joined the team.
Employee name: {employee}
{employee} is off sick today.
Sick leave for {employee} approved
Welcome our new colleague {employee}!
Timesheet of {employee}
{employee} got a promotion.
Personnel file: {employee}
{employee} handed in her notice.
{employee} works night shifts.
We had to let {employee} go.
Worker: {employee}
{employee} has a job with us.
Payslip for {employee}
Employed since school: {employee}
{employee} is leaving the firm.
Holiday request from {employee}
{employee} works in accounts.
Staff badge: {employee}
{employee} is on parental leave.
New starter: {employee}
{employee} clocked out early.
Overtime claimed by {employee}
My co-worker {employee} makes good coffee.
{employee} retired from the company.
Shift worker – {employee} – late shift
HR spoke to {employee} about lateness.
{employee} is still on probation.
The intern, {employee}, is quick.
{employee} earned a pay rise.
Employee of the month: {employee}
Trainee {employee} starts with us soon
{employee} has been made redundant.
Contract of employment with {employee}
my workmate {employee} is hilarious
The human resources department has recorded {employee} as absent without leave.
For many years {employee} has been a reliable member of our workforce.
The undersigned, {employee}, is employed by us on a permanent contract.
Did you know that {employee} used to work in the post room before being moved upstairs?
As an employee of long standing, {employee} knows every corner of the factory.
The manager praised {employee} in front of the entire staff.
When the plant closed, {employee} was among those who lost their jobs.
The reference states that {employee} carried out all duties to our full satisfaction.
{employee}, who does the filing in our office, is looking for a flat.
Who's on reception today? I believe it's {employee} from our team.
After the takeover the only clerk kept on was {employee}.
Last year's appraisal describes {employee} as a punctual and cheerful worker.
We were told at the staff meeting that {employee} would be transferred to another branch.
The union has taken up the case of {employee}, who was sacked without warning.
It is {employee} whom the company has employed longest.
The wages department asks that {employee} hand in a new tax form.
so {employee} quit the job today, just walked out of the office
In the staff canteen I sat next to {employee} from the packing hall.
A farewell party will be given for {employee}, who is retiring from our service.
Nobody on the workforce has fewer sick days than {employee}.
{employee} works for us.
{employee} works with us.
Our colleague {employee} is ill.
My colleague is {employee}.
Colleague: {employee}
Name of employee: {employee}
Personnel: {employee}
{employee} is an employee.
{employee} is a colleague of mine.
{employee} is a co-worker.
{employee} is part of our team.
{employee} has joined the team.
{employee} was hired.
{employee} got the job.
{employee} started work here.
{employee} is on leave.
{employee} has taken a day off.
{employee} called in sick.
{employee} is on holiday from work.
{employee} has handed in the notice.
{employee} has quit.
{employee} was fired.
We had to dismiss {employee}.
{employee} was promoted.
{employee} gets a raise.
{employee} works overtime.
{employee} works the night shift.
On shift: {employee}
{employee} is on shift today.
{employee} is at work.
{employee} clocked in late.
{employee} has gone home from work.
Please welcome {employee} to the staff.
Our new worker is {employee}.
New on the team: {employee}
One of our workers is {employee}.
The worker's name is {employee}.
The employee's name is {employee}.
It is {employee} who works there.
Who works there? {employee}.
{employee} has worked here for years.
{employee} has a permanent post here.
{employee} works in the office.
{employee} works in the warehouse.
{employee} works part-time.
{employee} works full-time.
Employed: {employee}
Time sheet of {employee}
Leave request of {employee}
The boss praised {employee}, a hard worker.
We work together with {employee}.
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
Every Monday the department meets with {manager} in the chair as its head.
Our boss, known to all as {manager}, wants the figures by noon.
It takes the approval of {manager} to hire anyone in this department.
After the merger {manager} kept the post of manager.
I had to explain to my boss {manager} why the team was late again.
You'd better ask {manager} for a day off; the boss decides such things.
The shop floor is supervised by {manager} from a glass office.
With immediate effect, {manager} takes over as head of sales.
The team leader, {manager}, shares out the work each morning.
In the hierarchy the whole unit comes under {manager} as director.
The restaurant was managed by {manager} until it burned down.
Minutes: the head of the section, {manager}, closed the meeting.
Staff complained that {manager} ran the office like a barracks.
To whom does the team report? To {manager} in the head office.
A memo from the boss, {manager}, went round: no more free coffee.
Chief of the fire brigade is {manager} by unanimous choice.
The plant has had {manager} at the helm for a decade.
As my superior, {manager} signs my appraisal.
The employees went over the head of their manager, {manager}, and wrote to the board.
Only {manager} as branch manager has a key to the safe.
Leading the project team is {manager} with great calm.
"My door is always open," said {manager}, the new chief of the department.
Under {manager} the team learned to work on its own; a good boss indeed.
The captain of the ship retired, so the shipping office is now run by {manager} alone.
We need the boss to decide, and {manager} is away till [weekday].
Head of department: {manager}; deputy: vacant
Since the director resigned, {manager} has managed the hotel.
The new line manager is {manager}, who looks forward to leading the team.
A good supervisor like {manager} lets people get on with it.
Holiday requests go across the desk of {manager}, our chief.
Does the boss know about this? Yes, {manager} gave the order.
The workforce was called together by {manager}, who runs the plant.
{manager} is my boss.
Our manager is {manager}.
I report to {manager}.
{manager} leads the company.
Ask {manager}, the boss.
Supervisor: {manager}
{manager} is in charge here.
Store manager {manager}
Line manager: {manager}
My boss {manager} said no.
{manager} manages the branch.
Approved by the manager, {manager}
Project lead: {manager}
Who's the boss? {manager}.
{manager} was promoted to manager.
Boss's name: {manager}
Under {manager} the firm grew.
{manager} heads the sales team.
Director: {manager}
The new boss is {manager}.
I work for {manager}.
{manager} hired me.
Speak to the manager, {manager}.
General manager {manager}, at your service
{manager} signs off our holidays.
The staff answer to {manager}.
Plant manager: {manager}
{manager} is the chief around here.
mgr: {manager}
The shop is managed by {manager}.
{manager} took over as head of office.
The team is led by {manager}.
Department head {manager}
{manager} gave the staff a day off.
I asked my boss {manager} for a raise.
{manager} calls the shots here.
Person in charge of the whole department: {manager}
Restaurant manager: {manager}
{manager} supervises the night shift
If customers want to complain, send them to {manager}, who runs the store.
At the top of the organisation chart stands the name of {manager}.
The responsibility for the whole department lies with {manager}.
Since {manager} took charge, the mood among the staff has improved.
It was announced that {manager} would succeed the retiring head of the branch.
Working under {manager} is hard, but the boss is always fair.
Who manages the warehouse? {manager} does, and very strictly.
ugh, my boss {manager} wants the report tonight
Day-to-day management of the firm has been entrusted to {manager}.
My request for leave was turned down by {manager}, my superior.
{manager}, manager of the hotel, apologised to the angry customer.
All employees are to inform {manager}, as their supervisor, of any absence.
The decision rests with the manager, and the manager is {manager}.
When the team leader fell ill, {manager} was made acting manager.
Having worked her way up from the counter, {manager} now runs the whole bank branch.
No one leaves this office before {manager} does, because nobody dares to upset the boss.
The staff bought flowers for {manager}, the best boss they ever had.
You'll be joining the team headed by {manager}, to whom you'll report directly.
Boss: {manager}
Head: {manager}
Team lead: {manager}
Leader: {manager}
Led by {manager}
Managed by {manager}
Headed by {manager}
Run by {manager}
Reports to: {manager}
In charge of the staff: {manager}
{manager} is the manager.
{manager} is the boss.
{manager} is our boss.
{manager} is the head.
{manager} is in charge of the team.
{manager} is the supervisor.
{manager} is at the top.
{manager} leads us.
{manager} runs the place.
{manager} manages the staff.
{manager} manages the project.
{manager} decides here.
{manager} tells us what to do.
{manager} supervises the work.
{manager} became the manager.
{manager} was made head of the team.
{manager} is responsible for the team.
The boss is {manager}.
The manager is called {manager}.
The manager's name is {manager}.
The head is {manager}.
The team leader is {manager}.
The supervisor is called {manager}.
My boss is {manager}.
Our boss is called {manager}.
We report to {manager}.
She works for {manager}.
We work under {manager}.
The team is run by {manager}.
The team is under {manager}.
The department is headed by {manager}.
The project is led by {manager}.
Under {manager} the team works well.
With {manager} as boss, things improved.
{manager} gives the orders to the staff.
Who leads? {manager}
Who is the boss? {manager}
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
If the line is busy, leave a message for {contact} and you'll be called back with an answer.
You may reach {contact} any weekday for advice.
Give {contact} a ring if you lose your way.
Questions about parking? Let {contact} sort them out for you.
The helpline is staffed by {contact}, so do call.
For press enquiries, journalists may contact {contact} directly.
Just shout for {contact} when you have a query.
Our letterhead now gives {contact} as the person to get in touch with.
For more details write to {contact} at the address below.
Before signing anything, consult {contact}, your contact in our office.
The flyer tells you to phone {contact} for further particulars.
Complaints and queries may be raised with {contact} by telephone.
Your first point of contact in the new building will be {contact} on the ground floor.
Interested? Message {contact} for more information.
A quick call to {contact} will clear up anything you don't understand.
Inquiries c/o the press office, where {contact} is your contact
Please note that {contact} has replaced [person] as your contact person.
Volunteers should make contact with {contact} soon.
Contact us! Simply ask the switchboard for {contact} and wait.
Can't log in? Mail {contact} or call [phone].
Who can tell me more? Try {contact} in the afternoon.
Anyone who needs help filling in the form can approach {contact} during the break.
The one I would ring for information is {contact} rather than the head office.
We are there for you: your contact {contact} can be phoned round the clock.
Information desk, contact: {contact}, second floor
Any further questions will be answered by {contact} over the phone.
During the holidays enquiries are dealt with by {contact} as contact person.
For tickets and information, call {contact} between nine and five.
Drop in on {contact} or ring up; our contact person likes to chat.
Should the alarm go off, the person to be contacted is {contact} at any hour.
Feel free to text {contact} whenever you have a question.
To register your interest contact {contact} without delay.
Questions? Ask {contact}.
Call {contact} for details
Ask for {contact} at the desk
Enquiries to {contact}
Talk to {contact} if unsure
{contact} can answer your questions.
Any problems, ring {contact}
For help, speak to {contact}
Apply to {contact}
{contact} will be your contact.
More info from {contact}
To sign up, message {contact}
Emergency contact: {contact}
Press contact: {contact}
Get hold of {contact} first
RSVP to {contact}
{contact} is the person to ask.
In an emergency, phone {contact}
Turn to {contact} with any queries
Contact name – {contact}
{contact} handles all enquiries.
Drop {contact} a line
You can reach {contact} by phone.
Who to contact: {contact}
If in doubt, consult {contact}
Bookings through {contact}
Local contact is {contact}
Just give {contact} a shout
ping {contact} if you need anything
Tickets? See {contact}.
Key contact for this project: {contact}
Next of kin to be contacted: {contact}
Registrations via {contact}, please
Should you require any further information, do not hesitate to contact {contact}.
Whom shall I turn to with my questions? To {contact}, who is happy to help.
{contact} has been named as the contact person for all matters to do with the hall.
If something goes wrong while I'm away, the one to ring is {contact}.
Interested parties are requested to address themselves to {contact}.
My stand-in during the holidays is {contact}, so please direct your questions there.
As your point of contact, {contact} will guide you through the whole process.
He told me that I should get in touch with {contact} about the flat.
Journalists wishing to have an interview may approach {contact} in the press office.
The notice says that lost children's parents should contact {contact} straight away.
In case of accident the school will try to get hold of {contact} first.
It is best to get through to {contact} by phone; mail is rarely answered.
All questions concerning the tender are to be put to {contact} in writing.
Need a spare key? {contact} is the one you should get in touch with.
Anyone willing to help out can leave a message for {contact}, our contact.
The helpline is closed, but {contact} can be contacted out of hours.
dunno how it works, better ask {contact}, that's who you contact for this stuff
Suppliers should note that from now on {contact} is to be contacted about orders.
You will find {contact} at the information stand, ready to answer enquiries.
Between ourselves, the quickest way to get an answer is to contact {contact} directly.
Ask {contact}.
Just ask {contact}.
Call {contact} if you have questions.
Ring {contact} for details.
For questions: {contact}
Any questions go to {contact}.
Please speak to {contact}.
Talk to {contact} about it.
Write to {contact} for more.
Name of contact: {contact}
The contact is {contact}.
The contact person is {contact}.
{contact} is your contact.
{contact} can help you.
{contact} will help you.
{contact} can tell you more.
{contact} will be glad to advise you.
{contact} is there for you.
Information from {contact}
For more information ask {contact}.
Further details from {contact}
Help desk: ask for {contact}
If in doubt, ask {contact}.
If anything is unclear, call {contact}.
In case of problems, contact {contact}.
In an emergency, call {contact}.
Whom to ask? {contact}.
Who can help? {contact}.
You can call {contact} any time.
Feel free to call {contact}.
Do not hesitate to contact {contact}.
{contact} takes your calls.
{contact} answers all questions.
Direct your questions to {contact}.
Please address your enquiry to {contact}.
To sign up, speak to {contact}.
To book, call {contact}.
Your person to talk to is {contact}.
Your point of contact is {contact}.
{contact} is our point of contact.
Here you can reach {contact}.
Let {contact} know if you can come.
Tell {contact} if you need help.
Report problems to {contact}.
{contact} gives out information.
{contact} will get back to you.
Best to turn to {contact}.
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
The microphone was passed to {speaker}, who spoke about bees.
When {speaker} began to speak, the hall went quiet.
People queued for hours to hear {speaker} lecture on the stars.
A speech by {speaker} rounds off the conference.
Up next on the main stage: {speaker}, with a talk on old maps.
The professor invited to speak is {speaker} from the north.
For the closing address we were able to get {speaker} as a speaker.
In a rousing speech {speaker} called for better schools.
Halfway through the lecture {speaker} dropped the notes.
Your host for tonight's show is {speaker} as always.
The slides that {speaker} showed during the talk are online.
Session three: "Rivers", presented by {speaker} in the small hall
Not a seat was free when {speaker} gave the keynote.
It falls to {speaker} to open the congress with a lecture.
Why the long applause? Because {speaker} had just ended a brilliant talk.
The listeners asked {speaker} for a second lecture.
Speaking today will be {speaker}, and questions are welcome afterwards.
I found the talk {speaker} gave rather dry, to be honest.
The quiz will be hosted by {speaker} live on stage.
Lecture at [time], given by {speaker} in English
Thank you, {speaker}, for that inspiring talk!
The festival programme announces {speaker} as presenter of the evening.
A lectern was put up so that {speaker} could read the speech.
Hoarse as {speaker} was, the lecture went ahead.
We have flown in {speaker} to speak at the dinner.
The ceremony was presented by {speaker} with wit and charm.
On the podium {speaker} talked without a pause for two hours.
The radio is broadcasting the address that {speaker} delivered on [date].
Have you heard {speaker} speak before? You won't regret coming to the talk.
The audience hung on every word of the lecturer, {speaker}.
Keynote at noon – {speaker} – hall [small]
At the rally {speaker} addressed a crowd of thousands.
{speaker} gives the talk.
{speaker} will speak first.
A talk by {speaker}
Keynote: {speaker}
Lecture by {speaker}
{speaker} addressed the crowd.
Please welcome our speaker, {speaker}!
The floor goes to {speaker}.
{speaker} takes the microphone.
Guest speaker: {speaker}
Presented by {speaker}
{speaker} held a speech.
Today's lecturer is {speaker}.
{speaker} spoke for too long.
We listened to {speaker}.
The speech was given by {speaker}.
Applause for {speaker}, our speaker!
Who's speaking? {speaker} is.
{speaker} opened the conference.
{speaker} lectures on climate change.
Speech: {speaker}
{speaker} was the last to speak.
Presenter: {speaker}
After-dinner speaker {speaker}
Talk given by {speaker}
{speaker} made the opening remarks.
Next up at the lectern: {speaker}
{speaker} talked about bees.
Hear {speaker} live on stage.
Our keynote speaker will be {speaker}.
{speaker} read a paper at the congress.
The speaker, {speaker}, was ill.
{speaker} gave the closing address.
Panel speaker: {speaker}
We invited {speaker} to speak.
You're listening to {speaker}.
{speaker} took questions after the talk.
Name of the lecturer: {speaker}
Tonight's talk is by {speaker}
The toast was spoken by {speaker}
The audience rose to its feet when {speaker} ended the speech.
Whoever missed the lecture that {speaker} delivered can watch the recording.
At the podium stood {speaker}, who spoke without a single note.
The opening address was to be held by {speaker}, but the train was late.
{speaker} began the talk with a joke nobody understood.
Who gave the lecture on volcanoes? It was {speaker}.
The organisers are proud to announce {speaker} as the main speaker of the evening.
omg {speaker} is up on stage now and the talk is hilarious
Halfway through the speech, {speaker} lost the thread and drank some water.
As the speaker before lunch, {speaker} had to keep it short.
A translator will interpret the words of {speaker} for the listeners.
The chairwoman gave the floor to {speaker}, who thanked her and began to speak.
Questions from the audience will be answered by {speaker} after the presentation.
In a voice that filled the hall, {speaker} called on the crowd to stay calm.
Handouts of the talk delivered by {speaker} are lying on the table.
To our regret {speaker} has lost her voice, so the lecture is cancelled.
Rarely has an orator moved the audience as {speaker} did last night.
From the pulpit it was {speaker} who preached to the congregation.
Speaking: {speaker}
Speech by {speaker}
Address given by {speaker}
Lecturer: {speaker}
Name of speaker: {speaker}
With a talk by {speaker}
{speaker} is the speaker.
{speaker} speaks.
{speaker} gave a talk.
{speaker} gives the lecture.
{speaker} gave a speech.
{speaker} made a speech.
{speaker} holds the speech.
{speaker} is speaking now.
{speaker} is on stage.
{speaker} spoke to the audience.
{speaker} talked to us about it.
{speaker} was invited to speak.
{speaker} is the presenter.
{speaker} is presenting today.
{speaker} explains it in a talk.
{speaker} opens with a speech.
{speaker} stood at the microphone.
{speaker} shows the slides.
The speaker is called {speaker}.
The speaker's name is {speaker}.
The talk is by {speaker}.
The lecturer is {speaker}.
The presenter is {speaker}.
The presentation is by {speaker}.
The slides were shown to us by {speaker}.
The microphone goes to {speaker}.
The floor belongs to {speaker}.
The crowd listened to {speaker}.
We heard a talk by {speaker}.
I heard {speaker} speak.
Come and hear {speaker} speak.
Listen to {speaker}.
Our speaker is {speaker}.
Our guest speaker is {speaker}.
Today {speaker} gives the talk.
Applause for {speaker} after the talk.
Who speaks? {speaker}
Who gives the talk? {speaker}
A lecture was given by {speaker}.
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
A debut novel by {author} has reached the shops.
In her favourite chapter, written by {author} on a train, the hero dies.
The biography took {author} half a lifetime to write.
{author} wrote all the pages on an old machine.
Readers queued so that {author} could sign the book for them as its author.
The play from the pen of {author} runs for another week.
In the preface {author} explains why the book had to be written.
This cookbook, the third that {author} has written, contains no pictures.
The leading article was written by {author} under a false name.
Fans are waiting for {author} to finish the sequel.
Few first novels are as funny as the one {author} wrote.
The essay was attributed to {author} by mistake? No, it really is by that author.
When {author} sat down to write the story, it was raining.
Reviewed this week: a collection of poems by {author} in paperback
The writer, {author}, dedicates the work to [person].
Rumour has it that {author} wrote the whole book in a café.
Script: {author}; music: unknown
The diary, which {author} kept for years, was turned into a novel by its author.
What made {author} write such a sad book?
The fairy tale was thought up and written down by {author} for the children.
Blurb: in this thriller {author} tells of a crime without a culprit.
The report lists {author} as author on the first page.
The lines quoted above were written by {author} in exile.
As a young journalist {author} wrote this column every week.
I'm reading a crime story by {author} at the moment.
A handbook by {author} on the keeping of goats
The novel has {author} for an author, as the spine says.
Published anonymously, the pamphlet had in fact been written by {author} in secret.
The textbook we use was authored by {author} and is out of print.
With this novel {author} joins the great storytellers.
Was it not {author} who wrote that famous book about whales?
The prize for the best written work goes to a novel by {author}, born in [city].
a novel by {author}
{author} wrote this book.
{author} has written a sequel.
Who wrote it? {author}.
poems by {author}
{author}'s latest novel
Story by {author}
{author} is my favourite writer.
I'm reading {author} at the moment.
{author} penned the article.
Script: {author}
{author} signed copies of the book.
Article by {author}
The essay was written by {author}.
{author} is the author.
Composed by the poet {author}
Penned by {author}
Author's name: {author}
{author} began writing as a child.
Report compiled by {author}
{author} drafted the text.
Have you read anything by {author}?
Meet the author: {author}
Blog post by {author}
collected letters of {author}
Byline: {author}
Novelist {author} reads tonight
{author} wrote the foreword.
A thriller from author {author}
Lead author: {author}
Written and illustrated by {author}
The playwright was {author}.
{author} published a memoir.
a cookery book written by {author}
On the title page you will find {author} named as the author.
It took {author} half a lifetime to write this trilogy.
The anonymous pamphlet is now known to have been written by {author}.
Nobody in the reading group had ever heard of {author}, whose debut novel we were discussing.
The collection of short stories that got the literary prize was written by {author}.
Wasn't it {author} who wrote that line about the sea?
Since the manuscript bears no signature, scholars can only suppose that {author} is its author.
{author}, the author of several bestsellers, lives quietly by a lake.
The editorial in today's paper comes from the pen of {author}.
As {author} writes in the opening chapter, every family keeps a secret.
The study, whose main author is {author}, has been cited widely.
I queued for ages so that {author} would sign my copy of her novel.
All rights to the text remain with the author, {author}.
ok so {author} wrote this and it made me cry on the bus
The libretto was written by {author}, though the composer got all the fame.
Before becoming an author, {author} had worked as a nurse.
Readers wrote to {author} begging for another book.
The name under the poem was that of {author}, the one who had composed it.
While travelling by train {author} jotted down the tale that later became the book.
Writer: {author}
Text by {author}
Novel by {author}
A poem by {author}.
A play by {author}.
An essay by {author}.
A new book by {author}.
The latest novel from {author}.
{author} wrote the book.
{author} is the writer.
{author} penned it.
{author} has written a new story.
The article was written by {author}.
The article is by {author}.
The text comes from {author}.
The text is from the pen of {author}.
From the pen of {author}
It was penned by {author}.
Name of the author: {author}
The author's name is {author}.
The author of the book is {author}.
Who is the author? {author}.
The writer is {author}.
The poet is {author}.
The poet {author} wrote these lines.
The book's author, {author}, reads tonight.
{author} reads from her new book.
{author} signs copies of her book.
On the cover stands the author, {author}.
Report written by {author}
Story and text: {author}
This column is by {author}.
{author} is the creator of the work.
The work was created by {author}.
Created by the writer {author}.
Composed by {author}.
{author} spent years writing it.
In his book {author} tells a story.
In her novel {author} describes a family.
The story was made up by {author}.
The script is by {author}.
{author} wrote the script.
The study was written by {author}.
I am reading a book by {author}.
I love the books of {author}.
Have you read the novel by {author}?
Authored by {author}
A work by {author}
It is {author}'s debut novel.
Readers know {author} from earlier novels.
{author} is a well-known writer.
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
If you want to return it, write to the seller, {seller}.
The salesperson serving us, {seller}, knocked ten per cent off.
It was bought second-hand, the vendor being {seller}.
{seller} is willing to let it go for [money].
Up for sale at {seller}'s stall every [weekday].
"I can't sell it for less," said {seller}, the dealer.
Payment is to be made to {seller} as the seller before the goods are handed over.
The ad was placed by {seller}, who is selling the whole collection.
At the flea market {seller} parted with it for a handful of coins.
We haggled with {seller} until the price came down.
The flea market stall run by {seller} sells all kinds of lamps.
I saw that {seller} is selling it online for [money].
You can pick it up from {seller}, who is selling it because of a move.
The salesman, {seller}, promised us a discount.
After the sale {seller} threw in a spare wheel for free.
The seller of the goods, {seller}, shall bear the cost of packing.
Sold to me by {seller} last summer, it has never worked.
Going cheap! {seller} is selling off the whole stock.
The auction listing names {seller} as the vendor.
On whose stall can one buy it? On that of {seller} near the fountain.
No buyer could persuade {seller} to sell for less.
The horse dealer {seller} swore that the animal for sale was healthy.
The market trader {seller} sells from a barrow.
When the buyers had paid, {seller} as seller gave them a receipt.
Advert: to be sold by {seller} to the highest bidder
The antique dealer {seller} keeps the best pieces for sale at the back.
We were talked into the purchase by {seller}, a clever salesperson.
If you are unhappy with it, complain to {seller} who sold it to you.
It took {seller} less than a day to sell it.
Seller rating: {seller}, five stars, fast dispatch
Nobody sells it more cheaply than {seller} does.
For the selling party, {seller} put a signature to the contract.
I had hoped that {seller} would sell me two of them.
Would you buy a used car from {seller}, the dealer?
The last piece in the shop was sold by {seller} on [date].
Before long {seller} will be putting it on the market for sale.
The shop assistant {seller} sold us the wrong size.
Offers should be made to {seller} as the vendor by the end of the week.
The money for the sale went straight to {seller} in notes.
Our neighbour {seller} is the dealer from whom we always buy it.
Fruit stall, third from the left, seller {seller}, open on [weekday]
{seller} sold me the bike.
Vendor: {seller}
Offered for sale by {seller}
Put up for sale by {seller}
{seller} wants to sell quickly.
Bought from: {seller}
Who sells it? {seller} does.
Pay the seller, {seller}.
Name of seller: {seller}
{seller} sells handmade jewellery.
Contact the seller, {seller}
Private sale by {seller}
{seller} is asking too much for it.
Get yours from {seller}.
I haggled with {seller} over the price.
Listed by {seller}, used but good
{seller} accepted my offer and sold me the car.
The house was sold by {seller}.
Ad placed by {seller}, selling cheap
Shop owner and seller: {seller}
{seller} has a stall at the market.
I, {seller}, am selling it.
{seller} shipped what I bought.
We bought the boat off {seller}.
{seller} took the money and handed it over.
Buy direct from {seller}
The sofa I bought came from {seller}.
{seller} auctions off the furniture.
Trusted seller {seller}
{seller} let me have it cheaper.
Message {seller} if you want to buy.
My dealer is {seller}.
Seller name on receipt: {seller}
{seller} sells it, I'd buy it.
Selling agent {seller}
The salesman was called {seller}
The contract of sale names {seller} as the seller of the land.
According to the ad, {seller} is selling it for want of space.
Before buying I asked {seller} how old it was and why it was for sale.
{seller}, who offered it online, has only good reviews from buyers.
From whom did you buy it? From {seller}, at the car boot sale.
If the goods are faulty, the buyer may return them to {seller}.
Ownership passes from {seller} to the buyer upon full payment.
just picked it up from {seller}, super friendly seller, would buy again
At the flea market {seller} sold off everything that was left in the attic.
The seller undertakes to hand over the keys; the seller is {seller}.
It had been in the family for years until {seller} decided to sell it.
The auction was won by a stranger, to whom {seller} had to sell.
When I wanted my money back, {seller} said that all sales were final.
Hereby {seller} sells the vehicle described below as seen.
Not the buyer but {seller}, the vendor, pays for the advertisement.
There's a woman in my street selling one, her name is {seller}.
Sales assistant {seller} talked me into buying the bigger model.
Having lowered the price twice, {seller} finally found a buyer.
Dealer: {seller}
On sale from {seller}
Seller's name: {seller}
Purchased from {seller}
Available from {seller}
Shop assistant: {seller}
Salesperson: {seller}
{seller} sells it.
{seller} sold it to me.
{seller} is the seller.
{seller} is the vendor.
{seller} is the dealer.
{seller} offers it.
{seller} has it for sale.
{seller} sells such things.
{seller} sells it online.
{seller} let me have it cheap.
{seller} gave the buyer a discount.
{seller} took the money for it.
{seller} placed the advert to sell it.
{seller} sells it in the shop.
{seller} sells from a stall.
The seller is called {seller}.
The seller's name is {seller}.
The vendor is {seller}.
The sales offer is from {seller}.
The offer to sell comes from {seller}.
The for-sale advert was placed by {seller}.
In the shop {seller} sold it to me.
At the stall {seller} sold us some.
The shopkeeper is {seller}.
The salesman is {seller}.
The saleswoman is {seller}.
The trader is {seller}.
The person selling it is {seller}.
I got it from {seller}'s shop.
We bought it from {seller}.
She bought it off {seller}.
He purchased it from {seller}.
You can buy it from {seller}.
Buy from {seller}.
It is being sold by {seller}.
It is offered by {seller}.
It is for sale from {seller}.
At {seller}'s you can buy it.
From {seller} I bought it.
Who sells it? {seller}
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
The deed was made over to {owner} as the new owner.
The cat on the roof is owned by {owner} from number six.
One of the finest collections is in the possession of {owner} and cannot be visited.
Hands off, that umbrella is the property of {owner}!
My neighbour {owner} owns three of these.
The whole estate passed to {owner} when the former owner died.
The owner, one {owner}, has been informed of the damage.
A collar tag gives {owner} as the owner.
Engraved in the lid are the words "owned by {owner}".
By inheritance {owner} became the owner of the mill.
The police handed it back to {owner}, to whom it rightly belongs.
It may look like mine, but it belongs to {owner}, really.
Ask the owner, {owner}, for permission.
For a symbolic price {owner} gained ownership of the ruin.
No one disputes that {owner} owns the land.
As joint owner {owner} holds half of the shares.
The vehicle registered to {owner} has not been moved since [date].
In whose ownership is it? In that of {owner} since last spring.
Owner's certificate issued to {owner} by the registry
It once belonged to the church; nowadays {owner} owns it.
The private possession of {owner} for decades, it is now on display.
We looked for the owner and found {owner} two doors down.
The proprietor of the café is {owner} and the cook is [person].
Stolen goods recovered: owner {owner} has been notified
Although {owner} possesses it, it is never used.
The ownership papers are made out to {owner} and nobody else.
Would the owner, {owner}, kindly remove the vehicle?
The boat that {owner} owns lies in the harbour.
You need the landowner's consent, that is the consent of {owner}.
Insured by the owner, {owner}, against fire and theft
The bicycle was traced to {owner}, whose property it proved to be.
The firm is wholly owned by {owner} and run by others.
This is {owner}'s.
{owner} is the rightful owner.
Whose dog? {owner}'s.
Registered keeper: {owner}
Landlord: {owner}
{owner} has owned it for years.
The house belongs to {owner}.
Name of owner: {owner}
If found, return to {owner}, its owner
{owner} inherited the farm.
{owner}'s own boat
Current owner {owner}
It's mine, signed {owner}
Title deed in the name of {owner}
Pet owner: {owner}
That bike is {owner}'s.
The flat is owned by {owner}.
Landowner {owner} says no.
{owner} holds the title.
The legal owner: {owner}
Car owner – {owner} – please move it
{owner} keeps it as private property.
The place is now {owner}'s.
Holder of the rights: {owner}
Vehicle registered to {owner}
{owner} possesses the only key and the house.
The new owner is {owner}.
All this land is {owner}'s.
The pub is run by its owner, {owner}.
Give it back to {owner}, it's hers
{owner} is the sole proprietor.
Homeowner: {owner}
Privately owned by {owner}
According to the land register, the plot is the property of {owner}.
When the old man died, {owner} became the owner of the whole estate.
The name scratched on the inside of the lid is that of its owner, {owner}.
A stray cat was brought in, and thanks to its chip we know that {owner} is the owner.
Would the owner of the blue van, {owner}, please come to the front desk?
The castle has been in the possession of {owner} ever since the auction.
Don't touch that, it belongs to {owner} and she'd be furious.
Though lent to the museum, the painting is still owned by {owner}.
Ownership of the racehorse passed to {owner} after a long quarrel.
Ask {owner} first, since the boat is his and not ours.
It is {owner} to whom the field behind the church belongs.
The police handed the stolen car back to its lawful owner, {owner}.
{owner}, who owns the building, has refused to let us paint it.
Half the houses on this side of the road are owned by {owner}.
As owner of the shares {owner} is entitled to vote.
The tenants have complained to {owner}, to whom the block belongs.
hey that's not ours, it's {owner}'s, better put it back
No one but {owner} can sell it, for no one else owns it.
The undersigned {owner} declares to be the only owner of the vehicle.
To whom does the vineyard belong? People say it has passed into the hands of {owner}.
{owner} is the owner.
The owner is called {owner}.
The proprietor is {owner}.
This is the property of {owner}.
It is {owner}'s.
Holder: {owner}
Legal owner: {owner}
Present owner: {owner}
New owner: {owner}
The land belongs to {owner}.
The car belongs to {owner}.
The dog belongs to {owner}.
The shop is owned by {owner}.
{owner} has the house as his own property.
{owner} owns the house.
{owner} owns the land.
{owner} possesses it.
It is in the possession of {owner}.
{owner} has it in his possession.
It went into the hands of {owner}, who owns it now.
Ownership of it has passed to {owner}.
The farm was left to {owner}, who now owns it.
{owner} inherited it.
{owner} became the owner.
{owner} has been the owner for years.
The landlord is {owner}.
Our landlady is {owner}.
The flat belongs to {owner}.
{owner} is the registered owner.
Ownership registered to {owner}
The title is registered in the name of {owner}.
As owner on the deed stands {owner}.
The title is held by {owner}.
If found, return to its owner {owner}.
Whose is it? {owner}'s.
To whom does it belong? {owner}.
The owner's name is {owner}.
The key belongs to {owner}.
It is {owner} who owns it.
Everything here belongs to {owner}.
{owner} calls it his own.
{owner} is the master of the dog.
The rights to it belong to {owner}.
{owner} is the sole owner.
Sole owner: {owner}
The owner, {owner}, wants it back.
We asked {owner}, who owns it.
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
It was first spotted by {reporter}, whose report was brief.
The complaint that {reporter} lodged is being looked into.
{reporter}, the reporter of the incident, attached a screenshot.
The alarm was raised by {reporter} at [time].
Not the monitoring but a user, {reporter}, alerted us to the failure.
The problem report bears the name of {reporter}.
"It's broken again," reported {reporter} this morning.
On reporting the defect, {reporter} was promised a quick answer.
This incident was logged at the request of {reporter}, the first to notice it.
The leak was reported to us by {reporter} over the phone.
A user called {reporter} wrote in about the fault.
The first to sound the warning about the error was {reporter} from the night crew.
In an e-mail {reporter} describes the fault and asks for help.
Last night {reporter} phoned in to report a broken pipe.
Please tell {reporter}, who reported the bug, that it has been fixed.
The crash report sent in by {reporter} contains a screenshot.
Nobody knew about the defect until {reporter} brought it up.
A tip-off from {reporter} put us on the track of the fault.
Bug found by {reporter}, confirmed by the tester
According to the ticket, {reporter} was the one who reported the outage.
The damage was noticed by {reporter} during a routine check.
Ticket opened at [time] by {reporter} via the app
Thank you, {reporter}, for letting us know about the problem.
The hole in the fence was discovered by {reporter} while out walking.
It was not until {reporter} complained that anyone looked into the fault.
The security gap was disclosed by {reporter} in confidence.
As reported by {reporter} this morning, the lift is stuck again.
We heard of the trouble from {reporter}, who noticed it first.
The incident form was filled in by {reporter} as the reporting person.
How did we learn of the failure? Via a report from {reporter} last night.
When {reporter} discovered the error, the system had been down for an hour.
Support log: {reporter} reports that the printer jams.
The issue {reporter} raised has been closed as solved.
The gas smell was called in by {reporter} on [date].
The fault report is signed by {reporter} as the finder.
Sharp-eyed {reporter} detected the mistake and told the office.
Can you ask {reporter} for more detail on the problem reported?
The customer desk noted that {reporter} had reported a missing screw.
Issue submitted by {reporter} through the web form
On behalf of the neighbours {reporter} reported the noise.
Had anyone reported it earlier than {reporter} did, the damage would have been small.
Reported by {reporter}
{reporter} reported the problem.
{reporter} found the bug.
Issue raised by {reporter}
{reporter} filed the ticket.
Notified of the fault by {reporter}
{reporter} told us about the leak.
Bug submitted by {reporter}
{reporter} opened the issue.
Who reported it? {reporter}.
{reporter} noticed the fault first.
Complaint filed by {reporter}
{reporter} flagged the error.
Incident reported by {reporter}
Report received from {reporter}
{reporter} called in the fire.
{reporter} discovered the crack.
Ticket author: {reporter}
{reporter} alerted the police.
Fault reported: {reporter}
{reporter} logged the incident.
Raised by user {reporter}
{reporter} rang to say it's broken.
Found and reported by {reporter}
{reporter} warned us about the hole.
Credit for the report: {reporter}
Ticket created by {reporter}, status open
{reporter} sent in a bug report.
The outage was reported by {reporter}.
{reporter} spotted the mistake.
{reporter} wrote up the defect.
Neighbour who reported it: {reporter}
Ask {reporter}, who reported it.
{reporter} pointed out the fault.
Tip came from {reporter}
{reporter} complained that nothing works.
Name of reporting person: {reporter}
The theft was reported by {reporter}
It was flagged by {reporter}
According to the report that {reporter} filed, the screen stays black.
The error came to light when {reporter} wrote to the support team.
We are grateful to {reporter}, who drew our attention to the gap in security.
As {reporter} reports, the app crashes whenever a picture is opened.
Who was the first to tell us? {reporter}, through the contact form.
The burst pipe was called in by {reporter}, a neighbour from across the street.
{reporter}, who raised this ticket, is waiting for our answer.
fyi {reporter} says the printer is dead again and opened a ticket
Had {reporter} not sounded the alarm, the fault would have gone unnoticed.
The person reporting the incident gave the name {reporter} to the officer.
Please let {reporter} know once the issue is fixed, since the report came from there.
The vulnerability was disclosed to us in private by {reporter}.
On the accident form, {reporter} is entered as the one who reported the matter.
Can't reproduce the bug; need more details from {reporter}, who submitted it.
The lost dog was reported missing by {reporter}.
A report about the broken street lamp has reached us from {reporter}.
The missing page was pointed out to the editors by {reporter}.
Further questions on this bug should go to {reporter}, its finder.
Report by {reporter}
Noticed by {reporter}
Case opened by {reporter}
Submitted by {reporter}
Spotted by {reporter}
Discovered by {reporter}
Bug filed by {reporter}
Created by {reporter} as a ticket
Bug reported by: {reporter}
Name of reporter: {reporter}
Credit for the find: {reporter}
{reporter} reported the bug.
{reporter} reported the fault.
{reporter} is the reporter.
{reporter} found it.
{reporter} noticed it first.
{reporter} noticed the fault.
{reporter} saw the error and told us.
{reporter} spotted it.
{reporter} discovered the problem.
{reporter} let us know about it.
{reporter} pointed it out.
{reporter} opened the ticket.
{reporter} filed the bug.
{reporter} filed a report.
{reporter} sent the bug report.
{reporter} made the report.
{reporter} raised the alarm.
{reporter} called in the fault.
{reporter} complained about the error.
{reporter} came across the bug.
{reporter} ran into the problem and reported it.
The reporter is {reporter}.
The bug was found by {reporter}.
The bug was reported by {reporter}.
The fault was noticed by {reporter}.
The error was noted and reported by {reporter}.
The issue was raised by {reporter}.
The problem was spotted by {reporter}.
The ticket is from {reporter}.
The ticket was created by {reporter}.
The bug report is by {reporter}.
The report was filed by {reporter}.
We heard of the fault from {reporter}.
We know of the bug from {reporter}.
Thank you, {reporter}, for reporting this.
Thanks, {reporter}, for finding it.
According to {reporter}, it is broken.
First {reporter} told us of the fault.
Who noticed it? {reporter}
""",
    "assignee": """
From now on, {assignee} is the one dealing with this task.
The ticket has been passed on to {assignee}, who will work on it.
Who is handling this? {assignee}, I believe.
hey all, this one is for {assignee} to fix, please.
{assignee} has been put in charge of the repair.
We have asked {assignee} to deal with the matter soon.
Until further notice the responsibility for this lies with {assignee}.
Currently on the task – {assignee} – in progress
The chore ended up on {assignee}'s to-do list.
Getting it done is the responsibility of {assignee}.
{assignee} volunteered to take the job on.
Let {assignee} see to it; nobody else has the time.
The task has been allotted to {assignee}, to be finished soon.
Work on it was begun by {assignee}, to whom the ticket had been given.
As the person responsible, {assignee} must keep us up to date.
Task owner: {assignee}; next step due soon.
If {assignee} cannot manage it, the task must be given to somebody else.
It now rests with {assignee} to sort this out.
Not the whole team but {assignee} alone is responsible for getting this done.
"I'll take care of it," promised {assignee}.
To {assignee} fell the duty of clearing it up.
Please chase {assignee}, who was supposed to have completed the task.
The work order was handed to {assignee} this morning to be carried out.
Please pass the job to {assignee} and close the old request.
I'll put {assignee} down as the person to take care of it.
It is now the task of {assignee} to find a solution.
Can someone remind {assignee} that this task is still open?
The follow-up has been delegated to {assignee} until the end of the month.
Repairs will be carried out by {assignee}, the engineer assigned.
To do: paint the fence, person responsible {assignee}
The team agreed that {assignee} should handle the request.
Responsibility for the clean-up was given to {assignee} at the meeting.
Action item, owner {assignee}, deadline next week
Consider it done: {assignee} is already on the case.
The matter has landed with {assignee}, who is to settle it.
We want {assignee} to look after this from start to finish.
If the task is not finished in time, {assignee} will be held responsible.
Once the ticket had been reassigned to {assignee}, things moved fast.
Whose job is it? It has been assigned to {assignee} since yesterday.
The dispatcher chose {assignee} to handle the request.
Don't you touch it; {assignee} has been told to deal with that.
The to-do was moved to {assignee} as nobody else was free.
With so much on the plate of {assignee}, this task will have to wait.
Minutes, item 3: {assignee} undertakes to get it done.
We rely on {assignee} to see the job through.
The duty of watering the plants falls on {assignee} this week.
Status: in hand. Being dealt with by {assignee} at present.
Since [weekday] the case has been in the hands of {assignee}, who is to resolve it.
Entrusted with the task, {assignee} set to work at once.
Our technician {assignee} has accepted the assignment.
The boss made {assignee} responsible for putting it right.
Would {assignee} mind taking on this task as well?
The assignment goes to {assignee} because [person] is on holiday.
I've allocated the ticket to {assignee} for now.
{assignee} will take care of it.
{assignee} is on it.
This one's for {assignee} to fix.
{assignee} is in charge of this task.
Task owner {assignee}
Reassigned to {assignee}
{assignee} is working on the ticket.
{assignee} will see to it.
I've given the job to {assignee}.
Action to be taken by {assignee}
{assignee} takes over from here.
{assignee} has picked up the ticket.
Delegated to {assignee}
{assignee} looks after this case.
Who's on this? {assignee}.
{assignee} got the task.
Bug assigned to {assignee}
Person responsible: {assignee}
{assignee}, can you handle this one?
Agent in charge: {assignee}
{assignee} volunteered to do it.
Passed on to {assignee} for action
The matter rests with {assignee}.
{assignee} to follow up
Caseworker: {assignee}
I'll get {assignee} to sort it.
{assignee} is responsible for the fix.
todo for {assignee}
{assignee} shall attend to this matter.
Assign it to {assignee}, please
{assignee} is handling your request.
Job allocated to {assignee}
The case is on {assignee}'s desk now
The manager has decided that {assignee} should take care of the complaint.
Since nobody else had time, the task fell to {assignee}.
Your request has been forwarded to {assignee}, who will be dealing with it.
At the meeting it was agreed that {assignee} would take this on.
Don't worry about the leak, {assignee} has been told to see to it.
It's up to {assignee} to get this finished, as the task was assigned there.
The investigation has been entrusted to {assignee}.
Who is going to clean up this mess? {assignee}, according to the rota.
{assignee} has been put in charge of clearing up the misunderstanding.
The responsibility for carrying out these measures lies with {assignee}.
We have taken the issue off my list and put it on that of {assignee}.
Please bear with us while {assignee}, to whom your case was given, looks into it.
As soon as {assignee} has a free moment, this task will be tackled.
ok cool, {assignee} said she'd take the task so i'm assigning it there
The ticket is open and currently sits with {assignee}.
By decision of the board, {assignee} is charged with the execution of the plan.
I would suggest that we hand this problem over to {assignee} to solve.
Having been given the job, {assignee} rolled up both sleeves and got to work on it.
In the column for who does what, {assignee} stands next to this item.
Unless {assignee}, who is assigned to it, objects, the task stays as it is.
It is assigned to {assignee}.
The task is assigned to {assignee}.
The task was given to {assignee}.
{assignee} has the task.
{assignee} is in charge.
In charge: {assignee}
The person in charge is {assignee}.
The responsible person is {assignee}.
{assignee} will take care of that.
{assignee} is taking care of it.
{assignee} looks after it.
{assignee} will look into it.
{assignee} is looking into it.
{assignee} works on the ticket.
{assignee} deals with it.
{assignee} will deal with it.
{assignee} is handling it.
It is handled by {assignee}.
{assignee} sees to it.
{assignee} will do it.
{assignee} does it.
{assignee} is fixing it.
{assignee} picked the task off the list.
{assignee} takes it over.
{assignee} takes it from here.
It is up to {assignee}.
It is the job of {assignee}.
It is {assignee}'s task.
It falls to {assignee}.
It lies with {assignee}.
The matter is in the hands of {assignee}.
We leave it to {assignee} to fix.
I gave it to {assignee} to do.
I passed the task to {assignee}.
The work was handed to {assignee}.
Let {assignee} do it.
Who does it? {assignee}.
Who is responsible? {assignee}.
Who takes care of it? {assignee}.
The case is with {assignee}.
The case was passed to {assignee}.
Please assign it to {assignee}.
{assignee} was put in charge.
{assignee} has agreed to do it.
Task of {assignee}
Care of this issue: {assignee}
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
The crowd carried {winner} home in triumph after the victory.
The laurel wreath was placed around the neck of {winner} by the mayor.
For the third year running {winner} has won the chess tournament.
A late sprint gave {winner} the win.
Champagne was sprayed all over {winner}, who had just won the race.
The lucky winner, {winner}, may pick up the prize at the office.
Top of the final table stands {winner} with the most points.
They crowned {winner} champion of the village.
Raffle result: the hamper was won by {winner} with ticket [code].
How did {winner} win? With a stroke of luck in the last round.
The gold went to {winner} and silver to [person].
It was a clear win for {winner} in straight sets.
Sports news: {winner} wins the marathon in pouring rain.
The tape was broken by {winner} well ahead of the rest of the field.
Finishing first, {winner} set a new record.
Nobody expected {winner} to win the election, yet it happened.
The blue ribbon for the best in show was pinned on {winner} by the judges.
The title has been taken by {winner} after a hard fight.
Our congratulations go to {winner} as the winner of the contest.
In the final round {winner} outplayed the rest and became champion.
At the prize-giving {winner} held up the winner's cup.
The scoreboard showed {winner} in first position at the end.
Tears of joy ran down the face of {winner} at the victory ceremony.
What a finish! {winner} wins by a nose!
The medal ceremony began, and {winner} was called up to receive the gold.
The bets on {winner} paid off, since no rival came close to beating the victor.
The deciding goal was shot by {winner}, the champion of the day.
Ranked number one after the last event is {winner} with a perfect score.
First prize, a trip worth [money], goes to {winner} for the best photo.
I still can't believe that {winner} won and we lost.
The prize-winning essay was handed in by {winner} and praised by the jury.
The knock-out came in round two and left {winner} the victor.
{winner} wins the race.
First place: {winner}
{winner} came in first.
The prize goes to {winner}.
Champion: {winner}
{winner} won the lottery.
Gold medal: {winner}
Won by {winner}
{winner} is the new champion.
The trophy was lifted by {winner}.
{winner} won the match easily.
Who won? {winner} did.
{winner} finished top of the table.
The jury put {winner} first.
Top spot: {winner}
{winner} got the most votes.
The title goes to {winner}.
{winner} won by a whisker.
Prizewinner {winner}
{winner} triumphed in the final.
Winning entry by {winner}
{winner} was the fastest of all.
The raffle was won by {winner}.
Hooray, {winner} won!
Award winner: {winner}
{winner} carried off the first prize.
Best in show: {winner}
{winner} defended the title.
Nobody could beat {winner}.
{winner} stood on top of the podium.
Checkmate, {winner} wins
The victor was {winner}
The crown was won by {winner}
Our quiz champion is {winner}
When the votes had been counted, {winner} was declared the winner.
After a long and bitter fight {winner} emerged victorious.
The envelope was opened and the name of the winner, {winner}, was read out to loud cheers.
In the final, {winner} defeated the favourite without losing a set.
So who took home the trophy? {winner}, to everyone's surprise.
The judges were unanimous in awarding the first prize to {winner}.
{winner}, the winner of the competition, burst into tears of joy.
lol of course {winner} won again, nobody else stood a chance
Sprinting past the leader on the last lap, {winner} snatched the victory.
The laurel wreath was hung around the neck of {winner}.
By a narrow margin the seat in parliament was won by {winner}.
Never before had {winner} won a tournament, but this time it worked.
Hereby we certify that {winner} has won the regional championship.
The loser shook hands with {winner}, who had won fair and square.
For the best picture of the year {winner} received the award.
As the draw has shown, {winner} has won our prize competition.
The chess tournament ended with {winner} in first place.
That victory belonged to {winner} was clear long before the end.
First in the race: {winner}
First prize: {winner}
Gold: {winner}
Best of all: {winner}
Name of winner: {winner}
{winner} wins.
{winner} has won.
{winner} won the race.
{winner} won the cup.
{winner} won the match.
{winner} won the prize.
{winner} won gold.
{winner} is the winner.
{winner} was the winner.
{winner} finished first.
{winner} took first place.
{winner} took the gold.
{winner} took the title.
{winner} beat everyone.
{winner} was the best.
{winner} crossed the line first.
{winner} lifted the cup.
{winner} is number one.
{winner} became champion.
{winner} scored the most points.
The winner was {winner}.
The winner is called {winner}.
The winner's name is {winner}.
The champion is {winner}.
The new champion is {winner}.
The prize went to {winner}.
The first prize was for {winner}.
The race was won by {winner}.
The match was won by {winner}.
The trophy went to {winner}.
The medal was won by {winner}.
The gold went to {winner}.
The fastest was {winner}.
The best was {winner}.
In first place is {winner}.
On top of the podium stood {winner}.
Ahead of everyone was {winner}.
Congratulations to {winner} on the victory!
Well done {winner}, you won!
The jury chose {winner} as the winner.
Who won? {winner}
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
The steering wheel was gripped by {driver} with both hands.
The ambulance driven by {driver} skidded on the ice.
Swerving to avoid a deer, {driver} lost control of the car.
The bus driver, {driver}, waited for us to board.
The keys of the van were tossed to {driver}, who drove away.
The breath test that {driver} took at the roadside was negative.
Foot on the accelerator, {driver} overtook the tractor.
Get in! {driver} is driving us home.
At the traffic lights {driver} stalled the engine.
The rally car steered by {driver} ended up in a ditch.
The lorry was reversed by {driver} into the yard.
The minibus has {driver} as its driver and is nearly full.
Asked to show a licence, {driver} wound down the window of the car.
I sat in the back while {driver} drove.
You will be picked up from the station by {driver} in a black limousine.
The tractor with {driver} in the cab came to a halt.
Duty roster, tram line [small]: driver {driver}, early shift
It's a long way, so {driver} will take a rest from the driving now and then.
Speeding fine sent to {driver} for driving at twice the limit
The hired car may be driven only by {driver} according to the contract.
Tired of driving, {driver} pulled into a lay-by.
The coach was in the charge of {driver}, an accident-free driver for years.
When the tyre burst, {driver} kept a firm hold of the wheel.
Next to the driver, {driver}, sat a dog.
The cab that brought us was driven by {driver} at a crazy speed.
Who was steering? {driver} had the wheel the whole way.
The journey was pleasant because {driver} drove so carefully.
As soon as {driver} had turned the ignition key, the car backfired.
The chauffeur {driver} held the door open.
While {driver} was parking the car, the rest of us went in.
The accident report says that {driver} was driving with the lights off.
Honking twice, {driver} steered the removal van through the gate.
{driver} is driving.
{driver} drove the van.
{driver} is at the wheel.
Your driver is {driver}.
Bus driver: {driver}
{driver} gave us a lift.
Who's driving? {driver}.
{driver} drives a taxi.
Chauffeur: {driver}
{driver} parked the car badly.
The lorry driver is {driver}.
{driver} will pick you up by car.
Driver's name: {driver}
{driver} drove us home.
Taxi driver {driver} got lost.
{driver} ran a red light.
Driving licence of {driver}
Let {driver} drive.
At the wheel, {driver} missed the turning.
Chauffeured by {driver}
Fresh from the driving test, {driver} drove us.
{driver} steered the tractor.
Designated driver: {driver}
{driver} overtook the bus.
{driver} backed the lorry into the yard.
Truck driver – {driver} – night run
Racing driver {driver} had to stop for tyres.
{driver} stepped on the gas.
It's {driver}'s turn to drive.
{driver} swerved to miss a cat.
Coach driver for the trip: {driver}
{driver} drives the school bus.
{driver} stalled the engine.
Ride with {driver}, she's driving
Cab driven by {driver}
Since I had been drinking, {driver} drove the car back.
According to the police, {driver} was driving too fast when the car left the road.
The ambulance, with {driver} at the wheel, raced through the streets.
Your ride is here; look for a white van driven by {driver}.
At the moment of the crash the person in the driver's seat was {driver}.
{driver} has been driving the night bus for as long as anyone can remember.
Who was driving when the wall got hit? It was {driver}, the passenger swears.
The tachograph card shows that the lorry was driven by {driver}.
Passengers thanked {driver} for steering the coach safely through the blizzard.
While {driver} kept both hands on the wheel, the rest of us slept in the back.
The minibus will be driven by {driver}, who holds the necessary licence.
It was {driver} who had been at the controls of the tram.
Fined for using a phone while driving: {driver}
We'd never have got there if {driver} hadn't offered to drive.
lol {driver} drove all the way with the handbrake on
The chauffeur, a quiet man named {driver}, held the car door open.
Because {driver} braked just in time, nobody in the car was hurt.
The getaway car was driven by a certain {driver}.
With a squeal of tyres {driver} pulled out of the car park.
The report states that the vehicle was under the control of the driver, {driver}.
The driver was {driver}.
The driver is called {driver}.
Name of the driver: {driver}
Our chauffeur was {driver}.
At the wheel: {driver}
{driver} sat at the wheel.
Behind the wheel was {driver}.
Behind the steering wheel sat {driver}.
{driver} drives.
{driver} drives the car.
{driver} drove the car.
{driver} drove the lorry.
{driver} drives the bus.
{driver} will drive you.
{driver} is the driver.
The bus is driven by {driver}.
The truck was driven by {driver}.
The taxi driver is {driver}.
Taxi driver: {driver}
The bus driver is {driver}.
The lorry driver was {driver}.
{driver} steered the car.
{driver} was steering.
{driver} braked too late.
{driver} lost control of the car.
{driver} parked the car.
{driver} started the engine and drove off.
{driver} was driving too fast.
{driver} had to show his driving licence.
{driver} has the licence and drives.
{driver} took us there by car.
{driver} picks you up by car.
Who drove? {driver}.
Who was driving? {driver}.
Who sat at the wheel? {driver}.
We rode with {driver} at the wheel.
I let {driver} drive.
We were driven by {driver}.
The man at the wheel was {driver}.
The woman at the wheel was {driver}.
The motorist was {driver}.
{driver}, the driver, got out.
The car driver {driver} was tired.
{driver} did all the driving.
{driver} turned the steering wheel.
Your ride is with {driver} as driver.
The van is driven by {driver}.
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
Could the pupil {student} please return the school books to the library?
The lessons are attended by {student}, a keen learner.
Admitted to the university: {student}, student number [code]
The school awarded {student} a prize for good marks.
At the back of the classroom sat {student}, a pupil who never spoke.
For the exam {student} revised until late at night.
The school has told the parents of {student} about the missed lessons.
A new pupil, {student}, joins the class on [weekday].
The maths test went badly for {student} and most of the class.
Next term {student} is going to study abroad.
The lecture notes that {student} took during the course are for sale.
The homework of {student} was eaten by the dog, or so the pupil claims.
Enrolment confirmed: {student} is registered as a full-time student.
The degree was conferred on {student} by the university on [date].
Every morning the school bus picks up {student} and two other pupils.
A place on the course has been offered to {student} for the autumn.
During the lesson {student} put up a hand to answer the question.
School trip, pupils still to pay: {student}
The class was quiet while the pupil {student} read out the essay.
What does {student} study? Law, in the second year.
The apprentice, {student}, is learning the trade of a baker.
We have let {student} repeat the year at school.
Dear parents, your child {student} did well at school this term.
{student} is learning to drive with a patient instructor.
The graduates were led by {student}, top of the year.
Detention after class for {student} and nobody else
The exam paper handed in by {student} was almost blank.
Attendance list, seminar [small]: {student}, present
As a schoolchild {student} walks to lessons on foot.
Because {student} was ill on the day of the test, it may be retaken by this pupil.
Our student {student} is writing a thesis on snails.
The course certificate is made out to {student} as participant.
The trainee cook {student} attends evening classes.
The university has accepted {student} to read history.
I share a room in the hall of residence with {student}, who is studying physics.
{student} is taking the course.
Pupil: {student}
{student} passed the exam.
Enrolled: {student}
{student} studies law.
Student name: {student}
{student} signed up for the class.
Grade report for {student}
{student} failed the test.
{student} is in my class.
Course participant: {student}
School report of {student}
{student} goes to evening classes.
{student} attends the seminar.
School essay by {student}, well argued
{student} missed the lesson again.
Registered for the course: {student}
I teach {student} the piano.
Absent from class: {student}
Learner: {student}
{student} is learning to swim.
My best pupil is {student}.
{student} started school.
Term paper by {student}
{student} graduated with honours.
Student ID issued to {student}
{student} dropped out of the course.
The teacher praised {student}.
Name of pupil: {student}
{student} is a first-year student.
Tutoring for {student}, maths
{student} got a scholarship.
Course certificate for {student}
{student} joined our language course.
Doctoral student {student}
Pupil {student} forgot the textbook.
Who takes the course? {student}.
Detention: {student}, talking in class
The trainee {student} sat the exam
{student} is top of the class
The university has admitted {student} to the master's programme.
It is certified that {student} has attended the course regularly.
The professor returned the thesis to {student} with many corrections.
Though {student} studied all night, the exam went badly.
Who in this class has the best marks? The pupil {student}.
During the lesson {student} put up a hand and asked why.
The teacher sent {student} to the headmaster for cheating.
my student {student} finally understands fractions, yay
{student}, enrolled in the beginners' class, would like to change groups.
The oral examination will be taken by {student} in front of a board.
Parents of {student} are asked to come to the school office.
The certificate of completion was presented to {student} by the instructor.
As a student at our school, {student} may use the library free of charge.
On the class register the teacher ticked off the name of {student}.
Having paid the course fee, {student} was given a place in the class.
The driving instructor told {student} to look over the shoulder before turning.
A place in the pottery course has been reserved for {student}, who wants to learn.
In the back row, {student} was asleep while the lecturer was talking.
Trainee: {student}
Name of student: {student}
Taking the course: {student}
Report card of {student}
Homework by {student}
{student} is the student.
{student} is a student.
{student} is a pupil.
{student} is a learner here.
{student} studies here.
{student} studies hard.
{student} goes to school.
{student} goes to this school.
{student} goes to the lessons.
{student} is in the class.
{student} takes the course.
{student} is taking the class.
{student} attends the course.
{student} attends the school.
{student} enrolled in the course.
{student} joined the course.
{student} is learning it.
{student} learns with us.
{student} has lessons with our teacher.
{student} had to sit the test.
{student} took the exam.
{student} got a good grade.
{student} forgot the homework.
The teacher told {student} off for coming late.
{student} was taught by us.
{student} needs extra lessons.
The student's name is {student}.
The student is called {student}.
The pupil is {student}.
The pupil is called {student}.
The apprentice is {student}.
The trainee is {student}.
The teacher taught {student}.
The teacher helps {student}.
The school took in {student}.
The course is attended by {student}.
The essay was handed in to the teacher by {student}.
The school-leaving certificate goes to {student}.
My pupil is {student}.
We teach {student}.
I teach {student}.
I give lessons to {student}.
She taught {student} to read.
Lessons for {student}
In class sits {student}.
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
Piano lessons with {teacher} start next week.
The class clapped when {teacher} came back after the illness to teach.
In the staff room {teacher} was marking a pile of tests.
A strict teacher like {teacher} never lets a pupil talk during lessons.
The timetable shows {teacher} for maths and [person] is the caretaker.
The pupils learned to spell from {teacher}.
Detention was given by {teacher} for chewing gum in class.
The swimming course is taught by {teacher} every [weekday].
At the parents' evening we talked to {teacher} about our son's marks.
Chalk in hand, {teacher} explained fractions to the class.
The seminar is led by {teacher} and open to beginners.
As substitute for a sick colleague {teacher} taught us geography.
Our form teacher is {teacher} this year.
Whatever {teacher} taught us, I have never forgotten it.
The driving instructor {teacher} has a dual-control car.
You can learn pottery from {teacher} at the evening school.
Course no. [code]: yoga for all, instructor {teacher}, bring a mat
The school has hired {teacher} to teach physics.
The dance class run by {teacher} is full.
Why do the pupils love {teacher}? Because lessons are fun.
Sit down, please; {teacher} would like to begin the lesson.
Do your homework, or your tutor, {teacher}, will not be pleased!
I was taught to read by {teacher} in the village school.
Nobody can explain grammar to a class as {teacher} does.
The tennis coach, {teacher}, corrects every stroke.
For private tuition apply to {teacher}, who gives lessons at home.
On retiring from the school, {teacher} had taught for forty years.
Ski school, group two: teacher {teacher}, meeting at the lift
The lesson was cut short when {teacher} lost the chalk.
The school's new music teacher will be {teacher} from September.
Instead of giving a lesson, {teacher} took the class to the museum.
The reading group of the first form is taught by {teacher} in the library.
{teacher} teaches us maths.
Our teacher is {teacher}.
Class teacher: {teacher}
{teacher} gave us homework.
Instructor: {teacher}
Lessons with {teacher}
My piano teacher is {teacher}.
{teacher} teaches at our school.
Tutor: {teacher}
{teacher} marked our tests.
Course lecturer: {teacher}
{teacher} teaches the beginners' class.
Head teacher {teacher}
I had {teacher} for history.
{teacher} wrote it on the blackboard.
{teacher} taught me to read.
Professor {teacher} teaches our year.
{teacher} gives swimming lessons.
Yoga lessons with {teacher}
{teacher} told the class to be quiet.
Who teaches this course? {teacher}.
The substitute teacher is {teacher}.
Course leader: {teacher}
As a teacher {teacher} is strict but fair.
Pupils love their teacher {teacher}.
{teacher} kept us in at break.
Form tutor – {teacher}
{teacher} took the register.
I learnt it from {teacher}, my teacher
Driving instructor: {teacher}
{teacher} coaches us for the exam.
{teacher} gave me a bad mark.
Lesson cancelled, teacher {teacher} is away.
In the lesson {teacher} read to the first-years.
Violin lessons given by {teacher}
Schoolteacher {teacher} retires
{teacher} explained fractions to us.
Workshop taught by {teacher}
The seminar is being taught by {teacher} this semester.
It was {teacher} who first taught me how to hold a brush.
On her first day at school, the children gave {teacher}, their new teacher, a bunch of flowers.
If your child is ill, kindly inform {teacher}, who has the class this year.
Who do you have for chemistry? I've got {teacher} again, sadly.
The lecture by Professor {teacher} has been moved to a larger hall.
Under the guidance of {teacher} the pupils built a model of the town.
{teacher} came into the classroom with a pile of exercise books under one arm.
The evening class for beginners will again be led by {teacher} as instructor.
The report card was signed by {teacher}, my form teacher.
Had it not been for {teacher}'s lessons, I'd never have passed.
Pupils of the upper school are taught this subject by {teacher}.
ugh {teacher} just set us another essay for class
My mother went to school with {teacher}, who now teaches me.
The school has appointed {teacher} to teach the infants.
Shouting is something that {teacher} never does in front of a class.
After the school trip, {teacher} counted the pupils once more.
Everything I know about grammar I was taught by {teacher}.
The dance lessons, for which {teacher} was engaged as teacher, are fully booked.
Silence fell when {teacher} handed back the exam papers to the class.
The teacher is called {teacher}.
My teacher was {teacher}.
The instructor is {teacher}.
The course lecturer is {teacher}.
Course teacher: {teacher}
The class teacher is {teacher}.
{teacher} teaches.
{teacher} teaches us.
{teacher} teaches the course.
{teacher} teaches the children.
{teacher} is the teacher.
{teacher} is our tutor.
{teacher} is a good teacher.
{teacher} gives lessons.
{teacher} gives the course.
{teacher} gives the lectures on our course.
{teacher} holds the class.
{teacher} runs the class.
{teacher} taught us a lot.
The course is taught by {teacher}.
The lesson is given by {teacher}.
The course is given by {teacher}.
The class is led by {teacher}.
A class given by {teacher}.
A course held by {teacher}.
We have {teacher} as a teacher.
We are taught by {teacher}.
I learn from {teacher}.
I take lessons from {teacher}.
The pupils like {teacher} as their teacher.
In the lesson the pupils listen to {teacher}.
The students are taught with patience by {teacher}.
{teacher} explains it on the board.
{teacher} explained it to the class.
{teacher} corrects the tests.
{teacher} gave her good marks.
{teacher} came into the classroom and began the lesson.
{teacher} trains the learners.
In the lesson {teacher} shows you how it is done.
{teacher} instructs the group.
{teacher} stands before the class.
Who teaches? {teacher}.
Who gives the course? {teacher}.
In the lessons of {teacher}
The schoolteacher {teacher} retired.
Your coach in this course is {teacher}.
""",
    "tenant": """
The lease was signed by {tenant}, who moved in on [date].
{tenant} has been renting the flat for three years.
Who rents the place? {tenant}, and has for years.
hey, {tenant} still hasn't paid the rent this month.
The lodger's name is {tenant}.
As the lessee, {tenant} may not sublet the rooms.
The tenancy agreement names {tenant} as the renter.
The keys to the rented flat were handed over to {tenant}.
Tenant of record – {tenant} – deposit paid
The premises have been let to {tenant} for a fixed term.
{tenant}, who occupies the flat as a tenant, complained about the heating.
The rent is transferred by {tenant} on the first of each month.
Having given notice, {tenant} will soon vacate the flat.
It is {tenant} who rents the rooms, while [person] owns them.
The landlord has raised the rent that {tenant} pays.
If {tenant} falls behind with the rent, the lease may be ended.
The present occupier, {tenant}, rents it furnished.
Lessee: {tenant}, hereinafter called the tenant
Not the owner but a renter, {tenant}, lives in the flat.
The deposit will be returned to {tenant} when the tenancy ends.
Renting by the month, {tenant} can leave whenever the contract allows.
The landlady asked {tenant} to renew the lease.
The landlord gave {tenant} notice to quit.
The cottage has been rented to {tenant} until the summer.
Under the lease {tenant} must repaint the walls on moving out.
The rent for May was paid by {tenant} late.
At a fair rent {tenant} is renting two rooms on the top floor.
The flat shared by the students was taken over by {tenant} as sole tenant.
The new renter, {tenant}, gets the keys on [date].
As long as {tenant} pays rent, nobody can turn this tenant out.
A leak was found in the flat rented by {tenant} on the ground floor.
The attic is let to {tenant} for storage.
The deposit paid by {tenant} at the start of the tenancy is kept in a bank.
We, the landlords, and {tenant} as the lessee agree as follows.
Dear landlord, the heating is out again. Your tenant, {tenant}
The tenancy of {tenant} ends in the spring.
The landlady likes {tenant} because the rent is always on time.
Who moved into the rented flat upstairs? A renter called {tenant}.
Rent book no. [code], kept for {tenant} by the landlord
The lodger {tenant} pays for board and room.
Before moving in, {tenant} signed the rental agreement.
The house agent showed {tenant} the flat, and they rented it on the spot.
Without asking the landlord, {tenant} sublet a room.
Eviction notice served on {tenant} for unpaid rent
The shop on the corner is leased by {tenant} for five years.
The garage has been let, and {tenant} is the one paying rent for it.
Handover report, flat 4: new tenant {tenant}, old tenant gone
The lease allows {tenant} to keep a small dog in the flat.
Living there as a tenant, {tenant} does not own the house.
The rent may be lowered, since {tenant} complained of mould.
I have found a new lodger: {tenant} will rent the back room from [weekday].
The ground floor is occupied by {tenant} under a yearly lease.
Having rented the place for ten years, {tenant} knows every creak of it.
The contract of lease runs in the name of {tenant} from today.
{tenant} rents the flat.
Let to {tenant}
{tenant} is the tenant.
Lease signed by {tenant}
Name of tenant: {tenant}
{tenant} rents the upstairs room.
The flat is let to {tenant}.
{tenant} is moving out and ending the lease.
Our lodger is {tenant}.
Lessee: {tenant}
{tenant} owes rent.
New tenant: {tenant}
{tenant} is behind with the rent.
I rent my house to {tenant}.
Tenancy of {tenant}
{tenant} gave notice on the flat.
Rent paid by {tenant}
Tenant on the ground floor: {tenant}
{tenant} rents from us.
Previous tenant {tenant}
{tenant} wants the heating repaired by the landlord.
Keys handed to tenant {tenant}
{tenant} lives there as a tenant.
Flat occupied by {tenant}, rent paid
Who rents it? {tenant} does.
{tenant} took the apartment on a lease.
The landlord evicted {tenant}.
Renter: {tenant}
{tenant} is renting the attic from a friend
Dear {tenant}, your rent is overdue.
I, {tenant}, rent this flat.
{tenant} extended the lease.
Tenant's signature: {tenant}
Our tenant {tenant} keeps a cat.
The garage is rented by {tenant}.
{tenant} has rented the shop.
Rental contract with {tenant}
The room was let to {tenant}
Tenant moving in: {tenant}
The landlord and {tenant} hereby enter into the following lease.
Under the terms of the tenancy {tenant} may not keep pets in the flat.
Since the rent has not arrived, the landlord has written to {tenant}.
The apartment on the top floor has been rented to {tenant} for years.
To whom is the cottage let? To {tenant}, a quiet sort of person.
{tenant}, who rents the flat below, complains about damp walls.
On handing back the keys {tenant} got an itemised bill from the landlady.
my landlord just told {tenant} to be out of the flat, poor thing
The owner lives abroad while {tenant} rents the place from him.
Out of all the people who viewed the flat, the owner chose {tenant} as tenant.
The lessee, {tenant}, is liable for any damage to the rented rooms.
If the boiler breaks down, {tenant} has to inform the landlord at once.
A rent reduction was granted to {tenant} because of the building work.
Notice to quit was served on {tenant} by the owner of the house.
The rent book is made out in the name of {tenant}.
We've let our spare room to {tenant}, who studies nearby.
The tenancy will end as soon as {tenant} has moved out.
Repairs of a minor kind are to be paid for by {tenant} as tenant.
Tenant's name: {tenant}
Occupant: {tenant}
Lodger: {tenant}
Rented to {tenant}
Occupied by {tenant}
Leased to {tenant}
{tenant} is our tenant.
{tenant} is the new tenant.
{tenant} is the lodger.
{tenant} is the occupant.
{tenant} is the renter.
{tenant} rents the house.
{tenant} rents a room.
{tenant} is renting the place.
{tenant} lives in the rented flat.
{tenant} signed the lease.
{tenant} took over the lease.
{tenant} pays rent to the landlord.
{tenant} paid the rent late.
{tenant} owes the rent.
{tenant} gave notice to the landlord.
{tenant} moved out of the rented flat.
{tenant} got the keys from the landlord.
{tenant} has leased the flat.
{tenant} occupies the flat.
The tenant is called {tenant}.
The tenant's name is {tenant}.
The lodger is {tenant}.
The renter is {tenant}.
The lessee is {tenant}.
The flat is rented by {tenant}.
The house was let to {tenant}.
The room is rented to {tenant}.
The lease was signed by {tenant}.
The lease is with {tenant}.
The lease names {tenant} as tenant.
The rent is paid by {tenant}.
The rent comes from {tenant}.
The landlord rents it to {tenant}.
The landlord took {tenant} as a tenant.
We let the flat to {tenant}.
We rent it to {tenant}.
Our tenant is called {tenant}.
The new tenant is {tenant}.
It is rented by {tenant}.
It was let to {tenant}.
Who rents it? {tenant}
Between the landlord and {tenant}, the tenant
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
The officers spoke to {witness}, who had seen the collision.
A passer-by named {witness} watched the thief climb over the wall.
The whole scene was observed by {witness} through the shop window.
Under oath {witness} told the court what had been seen.
The only bystander to notice the burglar was {witness} on the opposite pavement.
In the witness box {witness} looked nervous.
From a bench in the park {witness} could see the fight.
The police would like {witness} to describe the man seen running away.
The will was signed before {witness} as a witness.
Luckily {witness} had been looking out of the window and saw it all.
The judge asked {witness} to repeat the testimony.
The crash happened right in front of {witness} at the crossing.
The evidence given by {witness} did not convince the jury.
Statement of {witness}, who saw the fire start
I saw it happen, says {witness} in the police report.
Interviewed as an onlooker, {witness} spoke of a red car.
The lawyer cross-examined {witness} about what could be seen in the dark.
Several people heard it, but only {witness} saw it.
While waiting for the bus, {witness} witnessed the robbery.
The account of {witness} matches the camera pictures of the accident.
Witness no. [small], {witness}, heard at [time]
A call came from {witness}, who had just seen a man fall.
Did anyone see the accident? Yes, {witness} did.
Marriage register: bride and groom signed, witnessed by {witness} on [date]
The detective wants to talk to {witness}, the last eyewitness.
The trial rests on what {witness} saw that night.
A tourist called {witness} happened to look up and see the balloon crash.
The sworn testimony of {witness} was read out in court.
Not wanting to be a witness, {witness} nevertheless told the police what was visible.
Standing at the window, {witness} noticed two men breaking into the car.
According to {witness}, who looked on in horror, the tree fell without warning.
The accused was recognised in the line-up by {witness}, who had seen the deed.
{witness} saw it happen.
Theft seen by {witness}
{witness} witnessed the crash.
Statement by witness {witness}
{witness} saw the thief run.
In the presence of {witness}, witness
{witness} testified in court.
Signature witnessed by {witness}
{witness} was watching from a window.
Witnessed by {witness}
{witness} saw everything.
Witness statement: {witness}
Call {witness} to the stand!
{witness} saw the shots being fired.
{witness} happened to be passing and saw it.
Observer on the scene: {witness}
{witness} noticed a man climbing in.
Name of witness {witness}
Only {witness} saw the culprit.
{witness} told police what she saw.
Who saw it? {witness} did.
{witness} swore under oath to have seen it.
Bystander {witness} saw the fall.
{witness} identified the suspect she had seen.
Testimony of {witness}
{witness} spotted the burglars.
Best man and witness: {witness}
{witness} was there and saw it all.
Key witness {witness}
{witness}, a bystander, described the attacker.
Ask {witness}, who watched it.
Account of eyewitness {witness}
{witness} caught sight of the getaway car.
{witness} looked on in horror.
Heard as a witness: {witness}
Accident witness – {witness} – will testify
The accident was seen by {witness}, who was waiting at the bus stop.
According to the eyewitness {witness}, the lights were red.
{witness} told the court that the defendant had been carrying a bag.
Under cross-examination {witness} could no longer say for sure what she had seen.
We are lucky that {witness} was walking the dog just then and saw the whole thing.
Nobody saw what happened except {witness}, who was looking out of the train.
The judge thanked {witness} for appearing as a witness.
Did anyone see the collision? Yes, {witness} was standing right there.
The prosecution's case rests on what {witness} claims to have seen.
With {witness} as witness, the will was signed at the bedside.
The officer took down the statement of {witness}, who had watched the break-in.
It was {witness} who saw the smoke first and can testify to it.
From the balcony {witness} had a clear view of the robbery.
Having seen the two men fight, {witness} was summoned to give evidence.
Being a witness to the contract, {witness} added a signature below.
omg {witness} actually saw the whole fight, go ask her
The sighting of the lynx is thanks to {witness}, who watched it cross the track.
The undersigned witness, {witness}, hereby confirms having seen the parties sign.
Without the testimony given by {witness} the case would have collapsed.
By chance, {witness} had looked up at the very moment the balcony broke off.
{witness} saw it all.
{witness} watched it.
{witness} watched it happen.
{witness} witnessed it.
{witness} is the witness.
{witness} was a witness.
The witness was {witness}.
The witness is called {witness}.
The eyewitness was {witness}.
It was witnessed by {witness}.
It was observed by {witness}.
Observed by {witness}
Observer: {witness}
Bystander: {witness}
The onlooker was {witness}.
{witness} was looking on.
{witness} stood by and watched.
{witness} was there when it happened.
{witness} was present and saw it done.
{witness} happened to be there and looked on.
{witness} happened to pass by and watched.
{witness} was passing and saw it.
A passer-by, {witness}, saw it.
A neighbour, {witness}, saw what happened.
{witness} stood near and could watch it.
From the stairs {witness} saw something strange.
{witness} heard and saw it.
{witness} observed it all.
{witness} saw the accident.
{witness} saw the crash.
{witness} saw the man run away.
{witness} saw the thief.
As an eyewitness {witness} told the police what happened.
{witness} made a statement as a witness.
The witness statement is by {witness}.
Statement of the witness {witness}
The witness {witness} remembers it well.
According to the witness {witness}, it was dark.
The police asked {witness}, who saw it.
The police questioned the witness {witness}.
As a witness they called {witness}.
They heard {witness} as a witness.
It was {witness} who saw it.
Who was the witness? {witness}.
{witness} saw and can confirm what happened.
{witness} saw it with her own eyes.
With his own eyes {witness} saw it.
{witness} was an eyewitness.
In the presence of the witness {witness}
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
The server has blocked {user} after five wrong passwords.
Please reset the password for {user} and send a link.
The administrator gave {user} the right to write to the folder.
I can't log in as {user} any more since the update.
On the sign-in screen type {user} and then your password.
Your username will be {user} from now on.
The session of {user} timed out after ten minutes.
Who is logged in? At present only {user} is online.
The profile picture of {user} has been changed.
Last login of {user} on [date] from an unknown device
The comment was posted by the user {user} in the forum.
Welcome back, {user}! You have new messages in your account.
The database connection was opened by {user} with read access.
Logging in with {user} as username works fine here.
account={user} status=active role=editor
Home directory created for {user} on the server
We have noticed that {user} signed in from a new browser.
Two-factor login is switched on for {user} only.
The login {user} is already taken; choose another.
The system does not know the username {user} at all.
[time] user={user} action=logout
The handle {user} belongs to a verified account.
The licence is tied to the account {user} and cannot be moved.
My login is {user} by the way, in case you need it.
The admin deleted {user} from the list of accounts.
sudo: {user} is not in the sudoers file
Is {user} your login name or your password? My login name.
The support team unlocked the account of {user} this morning.
Chat: {user} has joined the channel
The upload by {user} failed because the account is full.
Forgot password? A mail has been sent to the owner of account {user} at [email].
The audit log shows that {user} changed the settings.
Welcome back, {user}!
{user} signed in.
Hello {user}, you are signed in and have mail.
Account: {user}
{user} is online.
User {user} not found
{user} has joined the chat.
Password reset for {user}
{user} logged out.
Sign in as {user}.
Profile of {user}
{user} forgot the password again.
Add the account {user} to the group.
Access denied for user {user}
New account created for {user}
{user} uploaded a file.
Locked account: {user}
Current user is {user}
{user} can't log in.
Delete user {user}.
{user} has admin rights.
user name {user}, password hidden
Give {user} read access.
{user} logged in to leave a comment.
Hi {user}, please confirm your email to activate your account.
Failed login by {user}
Who's the user? {user}.
{user} is online and typing.
Home folder of {user}
Set up an account for {user}.
{user} updated the profile picture.
Files owned by user {user}
Remove login {user} from the server.
Active user: {user}
su to {user} and try again
The system recognised {user} and opened the desktop.
According to the log, {user} was the last to sign in on this machine.
The administrator has suspended the account of {user} for misuse.
Which account was hacked? That of {user}, it seems.
{user}, whose login no longer works, has asked for a new password.
After too many wrong attempts, user {user} was locked out.
can someone add {user} to the channel? they've got no access
Before the server went down, {user} had been connected for hours.
The document was last edited by the user {user}.
Permission to run the command was refused to user {user}.
On the login screen the name {user} was already filled in.
When {user} registered on our website, the confirmation mail got lost.
Rights for the shared drive have been granted to {user} by IT.
The user who posted this is called {user} and is new to the forum.
Please enter {user} in the field for the user name, then your password.
The database shows one open session, started by {user}.
All settings saved by {user} will be kept after the update.
As user {user} you can see the calendar but not change it.
acct: {user}
for user {user}
from user {user}
user {user} connected
user {user} logged out
user {user} signed in
access granted to {user}
access denied for {user}
login failed for {user}
wrong password for {user}
password accepted for {user}
session closed for {user}
new account for {user}
account {user} locked
{user} logged in.
{user} signed up.
{user} signed out.
{user} has an account.
{user} is the user.
{user} is the user name.
{user} is the login.
{user} forgot the password.
{user} typed a wrong password.
{user} opened a session.
{user} created an account.
{user} was locked out.
{user} used the account.
The user is called {user}.
The account is {user}.
The account belongs to {user}.
The login is {user}.
The login name is {user}.
The user's name is {user}.
Your user name is {user}.
My login is {user}.
I am logged in as {user}.
Log in as {user}.
Log in with {user}.
It was done by user {user}.
It ran under the account {user}.
The command was run by {user}.
The file belongs to user {user}.
Who logged in? {user}
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
The firm trading as {company} makes more than half of its money abroad.
My sister works at {company} in the accounts office.
We at {company} are proud of our business.
Since the takeover the corporation has been called {company} and has a new logo.
The job advert placed by {company} offers a firm contract.
The factory gates of {company} were closed for the strike.
A small firm named {company} won the contract.
Bankruptcy looms for {company} as the business loses money.
The board of {company} met to elect a chairman.
I was hired by {company} straight from school.
The logo belongs to {company}, a business from [city].
In its latest report {company} speaks of a record turnover.
The employer named in the contract is {company} with its seat in the capital.
Behind the shop stands a firm with the name {company} as we found out.
What's the name of the firm you work for? It's {company} now.
The shares of {company} fell by a tenth.
Press release: {company} to open a second office
Please sign here for {company} as the firm's representative.
The company car belongs to {company}, not to me.
All staff at {company} were sent home early.
The organisation known as {company} employs two hundred people.
Dear Sirs, our firm, {company}, would like to make you an offer.
The founder of {company} started the business with a loan.
The job I have at {company} pays well.
For a young enterprise {company} is growing fast.
Business register: {company}, entered on [date], limited liability
It is well known that {company} treats its workers fairly as an employer.
The new tower houses {company}, one of the largest firms of the region.
The tax office has fined {company} for false company accounts.
At trade fairs the firm {company} always has the biggest stand.
The chief executive of {company} has resigned.
Before I joined {company} I worked for myself; now I have an employer.
{company} is hiring.
I work for {company}.
{company} went bankrupt.
Name of company: {company}
{company} makes its own goods.
Shares in {company} fell.
{company} has opened a branch.
Business name: {company}
{company}'s head office is huge.
She runs a company, {company}.
The boss of {company} resigned.
Trading as {company}
{company} laid off staff.
The firm we do business with is {company}.
{company} was founded by siblings.
{company} reported record profits.
Yours sincerely, for the company {company}
{company} is a family business.
{company} bought out its rival.
Corporate name: {company}
The start-up {company} is growing fast.
{company} employs half the village.
He got a job at {company}.
Our employer {company} is reliable.
The firm {company} signed a contract with us.
The firm of {company}
Strike at {company}!
{company} is a big employer here.
Stock tip: buy {company}
Legal entity: {company}
{company} sued a competitor.
My firm, {company}, pays well.
the company's name is {company}
{company} moved its headquarters.
Employing firm: {company}
Board of directors, {company}
The merger of the rival firms gave rise to a new company, {company}.
According to the trade register, the business operates as {company}.
After years as a freelancer I've finally joined a firm, {company}.
Which company do you work for? For {company}, in the export department.
Investors have put a lot of money into {company}, a young company with big plans.
It was announced that {company} would close its factory and cut jobs.
{company}, the largest employer in the valley, is taking on apprentices.
The company car park is reserved for staff of {company}.
We, {company}, a registered company, hereby confirm the agreement.
The chief executive of {company} declined to comment on the losses.
Having been owned by the same family for generations, {company} has now been sold.
The letterhead showed that it came from a firm named {company}.
My uncle set up his own business and called it {company}.
The auditors who went through the books of {company} found nothing amiss.
so {company} wants to interview me, sounds like a cool company
Among the firms that sponsor the club, {company} is the most generous.
Last year {company} turned over more than any other company in the trade.
The contract was awarded to {company}, a local firm.
Customers who have a complaint about the firm should write to the management of {company}.
A spokeswoman for {company} said that the company regretted the mistake.
The company is called {company}.
The firm is {company}.
Our firm is {company}.
Our company is called {company}.
We at {company}
{company} is a firm.
{company} is a company.
{company} is the name of the firm.
Name of the firm: {company}
Company name {company}
Business: {company}
Organisation: {company}
Enterprise: {company}
The employer is {company}.
I work at {company}.
She works for {company}.
He is employed by {company}.
He is on the payroll of {company}.
They are from the firm {company}.
He runs a business, {company}.
The head of {company} spoke.
The head office of {company}
The shares of {company} rose.
{company} has new offices.
{company} hires people.
{company} made a profit.
{company} was founded by a family.
{company} did good business.
As a business {company} is doing well.
{company} is growing and takes on staff.
{company} is in this line of business.
The business is {company}.
The start-up is called {company}.
He founded {company}.
They started the firm {company}.
The owners of {company} sold their shares.
A company by the name of {company}
A firm called {company}
Which company? {company}.
What is your firm? {company}.
It comes from the company {company}.
The job offer comes from the firm {company}.
Our business partner is {company}.
Welcome to our company, {company}!
Your team at {company}
""",
    "supplier": """
For years our raw materials have been supplied by {supplier}.
The invoice, rather a long one, was issued by {supplier}.
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
Invoice from: {supplier}; amount due: see overleaf
The framework agreement makes {supplier} our sole supplier.
The missing items were credited by {supplier}, the company that invoiced us.
Reordered from the supplier {supplier}, expected next week.
The flour has been delivered by {supplier} since the mill closed; we have no other supplier.
The invoice that {supplier} sent is overdue.
Our purchasing office pays {supplier} within thirty days of each invoice.
The spare parts that {supplier} supplied do not fit.
We have changed our supplier and now buy our steel from {supplier} at a better price.
The bill from {supplier} is too high, so we have asked for a new one.
The wholesaler {supplier} has run out of sugar.
The kitchen gets its vegetables from {supplier} twice a week.
Please order more paper from {supplier} before we run out.
An invoice drawn up by {supplier} lists forty boxes of screws.
In future {supplier} is to provide us with all packaging.
Supplier rating – {supplier} – quality good, delivery slow
The contract obliges {supplier} to supply us for two years.
The delivery note from {supplier} does not match the invoice.
For want of a better supplier we stayed with {supplier} for years.
Goods received from {supplier} in good order
Transfer [money] to {supplier} for the delivered raw materials.
The printer ink is bought in from {supplier} by the carton.
Our vendor {supplier} wants payment in advance.
The shortage arose because {supplier} failed to supply the parts.
Who provides the coffee for the canteen? It's supplied by {supplier} these days.
The framework contract with {supplier} covers all office supplies.
Vendor on the invoice is {supplier} as per letterhead.
Our accounts department queried the bill that {supplier} had issued.
The bakery relies on {supplier} for its eggs.
The order for new chairs was placed with {supplier}, our usual provider.
We returned the faulty batch to {supplier} and asked the supplier for a credit note.
As our provider of cleaning agents {supplier} sends us a bill each month.
Purchase order to {supplier}, to be supplied at once
The goods had been sitting in the warehouse of {supplier} before they were supplied to us.
The reminder came from {supplier}, whose invoice we had overlooked.
The hospital is supplied with linen by {supplier} under a new contract.
We order from {supplier}.
{supplier} delivers the parts and sends the bill.
Our supplier is {supplier}.
Invoice from {supplier}
{supplier} raised its prices for our raw materials.
Purchased from {supplier}
Name of supplier: {supplier}
{supplier} can't supply us in time.
Bought in from {supplier}
Order placed with {supplier}
{supplier} is out of stock and cannot supply us.
Pay {supplier} for the goods supplied.
Our vendor {supplier} ships tomorrow.
We switched suppliers to {supplier}.
Contractor and supplier: {supplier}
{supplier} provides the raw material.
New supplier: {supplier}
Delivery note from {supplier}
Goods received from {supplier}
{supplier} stocks our warehouse.
Who supplies it? {supplier}.
{supplier} invoiced us twice.
Reorder at {supplier}
The wholesaler is {supplier}.
{supplier} supplies us with fresh fish.
Main supplier {supplier}
{supplier} fills our orders.
Ask the supplier {supplier} for a quote.
Sourced from {supplier}
Our wholesaler {supplier} dropped off the goods.
Supplier contract with {supplier}
The parts are bought from {supplier}.
Remit payment to vendor {supplier}
{supplier} keeps us supplied.
Materials furnished by {supplier}
We get our paper through {supplier}
When the last supplier went bankrupt, we turned to {supplier} for our goods.
The order was placed with {supplier}, who promised to ship it quickly.
According to the delivery slip, the goods were supplied by {supplier}.
Because {supplier} failed to supply us, production had to stop.
Where do you get your flour from? From {supplier}, like everybody here.
{supplier}, from whom we buy all our steel, has announced delays.
The framework agreement obliges {supplier} to supply us at fixed prices.
hey, did {supplier} ever send us that invoice for the screws?
Faulty goods are sent back to {supplier} at the vendor's expense.
Among all the bids, the purchasing team chose {supplier} as supplier.
The invoice amount is payable to {supplier} within the usual term.
For spare parts our workshop relies on {supplier} alone.
The lorry of our supplier {supplier} has just unloaded what we ordered.
It is {supplier} that furnishes the hospital with clean linen.
A complaint about the quality of the goods was sent to {supplier}, our vendor.
The restaurant buys its wine from {supplier} and pays on delivery.
In the supplier column of the spreadsheet you will find {supplier}.
We hereby cancel the goods ordered from {supplier}.
Provider: {supplier}
Supplied to us by {supplier}
Billed by {supplier}
Ordered from {supplier}
Goods from {supplier}
Supplying company: {supplier}
Bill from {supplier}
Source of supply: {supplier}
{supplier} is the supplier.
{supplier} is the provider.
{supplier} supplies it.
{supplier} supplies the goods.
{supplier} supplied everything.
{supplier} provides it.
{supplier} provides the service.
{supplier} delivers the goods and bills us for them.
{supplier} sends us the goods with an invoice.
{supplier} sent the invoice.
{supplier} sent us a bill.
{supplier} billed us.
{supplier} issued the invoice.
{supplier} wants its money for the goods.
{supplier} charges us for the supplies.
{supplier} raised its prices for us.
{supplier} stocks our shelves.
The supplier is called {supplier}.
The provider is {supplier}.
The vendor is {supplier}.
The supplying firm is {supplier}.
The invoice is from {supplier}.
The invoice comes from {supplier}.
The invoice was sent by {supplier}.
The invoice was issued by {supplier}.
The bill is from {supplier}.
The bill was sent by {supplier}.
The goods are supplied by {supplier}.
Our order for supplies went to {supplier}.
The supply contract is with {supplier}.
We buy from {supplier}.
We get our goods from {supplier}.
We have an invoice from {supplier}.
We pay {supplier} for the goods.
We owe {supplier} for the goods.
Our wholesaler is {supplier}.
It was supplied by {supplier}.
It is provided by {supplier}.
From {supplier} we get the goods.
Pay the bill to {supplier}.
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
Parcel service – {carrier} – parcel in two pieces
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
The parcel left the depot of {carrier} this morning on its way to you.
The van that brought the parcel was one of {carrier} with a blue stripe.
We ship everything with {carrier} except glass.
The courier firm {carrier} charges [money] per parcel.
A parcel of yours has been taken over by {carrier} for delivery.
Please hand the crate to {carrier} when the lorry calls.
You can track the shipment on the site of {carrier} at any time.
The freight was moved by {carrier} overnight.
Your order is being delivered by {carrier} between nine and noon.
The package went missing while {carrier} had it in transit.
Sent with {carrier}, should reach you within the week
The haulier {carrier} fetched the machines from our yard.
Choose {carrier} as delivery service at checkout for quicker shipping.
The container was hauled by {carrier} across the Alps.
The courier from {carrier} rang twice and left a card.
Our shipping department works with {carrier} because its drivers are careful.
By which courier did it come? By {carrier}, in a battered box.
The waybill names {carrier} as the carrier.
The consignment travels with {carrier} by rail and road.
We gave the parcels to {carrier} for shipment on [weekday].
For the transport of the piano {carrier} sent four men and a lorry.
The delivery was delayed because {carrier} had lost the parcel.
Shipping with {carrier} is free on orders above [money].
Collection by {carrier} booked; have the parcel packed by noon.
The damage in transit must be paid for by {carrier} as the haulage firm.
Your parcel could not be delivered by {carrier} because no one was at home.
Shipping method: express, with {carrier}, insured
The boxes will be on a lorry of {carrier} tonight, bound for the customer.
We asked the forwarder, {carrier}, to ship the load by sea.
Instead of the post we use {carrier} to ship our parcels.
Please be in: {carrier} is bringing your parcel today.
The pallets were loaded by {carrier} and driven off at [time].
Shipped with {carrier}
{carrier} will deliver it.
Sent via {carrier}
Delivery by {carrier}
Courier: {carrier}
{carrier} lost my parcel.
Transport by {carrier}
Shipped by {carrier}
Haulier: {carrier}
Freight handled by {carrier}
{carrier} picked up the crate to ship it.
We ship with {carrier}.
The parcel is coming with {carrier}.
Forwarder: {carrier}
{carrier} does our deliveries.
Parcel handed to {carrier} for shipping
Dispatched through {carrier}
Track it with {carrier}
{carrier} left a delivery card.
Shipping method: {carrier}
Who delivers it? {carrier}.
The courier is from {carrier}.
The courier {carrier} charges extra.
{carrier} will collect your return parcel.
Express delivery with {carrier}
{carrier} damaged the box in transit.
Your package is with {carrier} now.
Removal firm: {carrier}
On its way by courier – {carrier} – signature needed
{carrier} handles the shipping.
Goods carried by {carrier}
Entrusted to {carrier} for delivery
Out for delivery with {carrier}
{carrier}'s van is outside with your parcel.
Postage paid, parcel service {carrier}
Logistics partner: {carrier}
Consigned by sea with {carrier}
As soon as {carrier} has scanned the parcel, you can follow it online.
The goods were handed over to {carrier} for transport this morning.
Which courier are you using? We've switched to {carrier} for all shipments.
Our shipping partner, {carrier}, will ring you before the delivery.
It was {carrier} that carried the container across the ocean.
The tracking page of {carrier} says my parcel is stuck in the depot.
Damage in transit must be reported to {carrier}, which delivered the goods.
If you miss the delivery, {carrier} will try again the next day.
All consignments to the islands are forwarded by {carrier}.
A man from {carrier} rang the bell and dropped off a heavy box.
The carriage of the goods shall be undertaken by {carrier} at the buyer's risk.
We have booked {carrier} to haul the machines to the new plant.
ugh {carrier} says delivered but there's no package anywhere
Since {carrier} is on strike, parcels will reach you late.
On the label you can see that the package was sent with {carrier}.
The seller assured me that {carrier} had already collected the shipment.
Bulky items do not go by post but with {carrier}, a haulage firm.
{carrier}, the courier we always use, offers next-day delivery.
By whom was it shipped? By {carrier}, the waybill tells us.
The bill of lading was issued by {carrier}, the carrier.
Sent by courier: {carrier}
Delivered by {carrier}
Delivery with {carrier}
Shipping: {carrier}
Shipping firm: {carrier}
Freight company: {carrier}
Transport: {carrier}
The carrier is {carrier}.
Our carrier is {carrier}.
The shipping company is {carrier}.
The haulier is {carrier}.
The parcel service is {carrier}.
Parcel service: {carrier}
The delivery service is {carrier}.
{carrier} delivers it.
{carrier} delivers the parcel.
{carrier} will deliver your parcel.
{carrier} brings it.
{carrier} brings it to your door.
{carrier} ships it.
{carrier} ships the goods.
{carrier} carries it.
{carrier} carries the freight.
{carrier} picks up the parcel.
{carrier} collects it from us for delivery.
{carrier} has the parcel in its van.
{carrier} took the parcel to deliver it.
{carrier} lost the parcel.
{carrier} is on the way with it.
{carrier} is bringing your order.
{carrier} is the courier.
{carrier} is the carrier.
It comes with the courier {carrier}.
It comes by parcel service, by {carrier}.
The freight goes out with {carrier}.
The crate travels with {carrier}.
It will be sent via {carrier}.
It will be delivered by {carrier}.
The parcel is brought by {carrier}.
The parcel is with {carrier}.
We handed it over to {carrier} for transport.
We gave the parcel to {carrier} to be shipped.
We use {carrier} for shipping.
Who ships it? {carrier}.
Who brings it? {carrier}.
Which courier? {carrier}.
Track your parcel with {carrier}.
The van of {carrier} will come.
Transported by {carrier}
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
The seats we booked with {airline} are by the emergency exit of the plane.
The stewardess from {airline} handed out blankets before landing.
All flights run by {airline} are grounded because of the fog.
The aircraft belongs to the fleet of {airline} and is quite new.
Our plane, flown by {airline}, took off on time.
I would rather fly with {airline} because the seats are wider.
The airline {airline} serves hot meals on long flights.
The suitcase was lost by {airline} on the flight home.
The boarding pass issued by {airline} shows gate [small].
A pilot working for {airline} landed the plane safely in a storm.
You can check in for your {airline} flight from [time] on.
Since last month {airline} has been flying there twice a day.
The passengers sued {airline} over the cancelled flight.
Flight operated by {airline} on behalf of a partner
Who are you flying with? With {airline} this time.
The wings of the jet bore the colours of {airline} in bright paint.
Because {airline} had overbooked the flight, we were offered a voucher.
For bulky luggage {airline} charges [money] per flight.
In-flight magazine of {airline}, spring issue
The cabin crew of {airline} were friendly throughout the flight.
To fly cheaply, book with {airline} on a [weekday].
Our tickets are for {airline}, flying out in the morning.
The jumbo of {airline} was towed to the runway.
As the flight with {airline} was full, we went by train.
The air carrier responsible for the delay is {airline} alone.
On landing, {airline} thanked all passengers for flying with them.
New route: {airline} will fly non-stop from the autumn.
Departure board: flight operated by {airline} delayed
The charter flight has been taken over by {airline} at short notice.
Has anyone ever flown with {airline} and got there on time?
The pilot's cap had the badge of {airline} on it.
Frequent flyer points are credited by {airline} after each flight.
We flew with {airline}.
{airline} lost my bag on the flight.
Carrier of the flight: {airline}
I'm flying {airline}.
{airline} cancelled the flight.
A plane of {airline} landed.
Fly {airline} and relax.
Plane tickets from {airline}
Flight booked with {airline}, window seat
{airline} flies there daily.
{airline} pilots are on strike.
The check-in for the plane is at the {airline} desk.
Welcome aboard {airline}!
Thank you for flying {airline}.
Which airline? {airline}.
My flight is with {airline}.
{airline} serves free meals on board.
The {airline} cabin crew was friendly.
Name of airline: {airline}
{airline} was late taking off.
Boarding pass by {airline}
Never again will I fly {airline}.
Flight operator: {airline}
{airline} overbooked the plane.
The cheapest flight is with {airline}.
{airline} flew us home and lost our luggage.
Codeshare flight flown by {airline}
Take the {airline} flight.
{airline} bought new jets.
Travelling by air with {airline}
Airline desk {airline}, hall upstairs
{airline} rebooked us onto another plane for free.
Operating carrier {airline}
The jet we flew in belonged to {airline}.
{airline} offers more legroom on its planes.
The stewardess works for {airline}.
Miles collected with {airline}
Refund claim against {airline}, flight delayed
{airline} bumped me off the flight
The airline by which we travelled, {airline}, lost the pushchair.
Passengers of {airline} are asked to proceed to the gate.
After a bird strike the aircraft of {airline} had to turn back.
{airline}, the only carrier on this route, has put up its fares.
With whom did you fly? With {airline}, and the food was awful.
Compensation for the cancelled flight must be paid by {airline}.
The seat was narrow, but {airline} got us there on time.
ugh stuck at the airport, {airline} says the plane is broken
The crew of the {airline} plane handed out blankets before take-off.
As a frequent flyer with {airline} she may use the lounge.
The connection is operated by {airline} using small propeller planes.
Our travel agent recommends {airline} because its planes are rarely late.
Although {airline} is a budget airline, our seats were comfortable.
The pilot trained for years before being hired by {airline}.
On its tail the plane bore the colours of {airline}.
Hand luggage must meet the rules of {airline} or stay behind at check-in.
The air fare includes the surcharge that {airline} adds for fuel.
We were told at the counter that {airline} had given away our seats.
Flown by {airline}
Flight with {airline}
Flight by {airline}
Fly with {airline}
Flying: {airline}
On board {airline}
Air carrier: {airline}
Ticket issued by the airline {airline}
{airline} flies us there.
{airline} flies the route.
{airline} flies to the island.
{airline} is the air carrier.
{airline} is our airline.
{airline} runs the flight.
{airline} took us there by plane.
{airline} delayed the flight.
{airline} lost my suitcase when we changed planes.
{airline} sold us the plane tickets.
{airline} has cheap flights.
{airline} opened a new air route.
{airline} landed us safely.
{airline} is a good airline.
The airline is called {airline}.
The airline's name is {airline}.
The carrier on this flight is {airline}.
The flight is with {airline}.
The flight is by {airline}.
The plane is from {airline}.
The plane is flown by {airline}.
The pilot works for {airline}.
The plane tickets are from {airline}.
The air ticket is with {airline}.
I fly with {airline}.
I flew with {airline}.
I am flying {airline}.
I booked a flight with {airline}.
We fly with {airline}.
We flew {airline}.
We took a plane of {airline}.
We went by plane with {airline}.
We always fly {airline}.
She flew home with {airline}.
He is a pilot at {airline}.
You fly with {airline}.
You will be flying {airline}.
Check in at the {airline} counter.
Go to the airport desk of {airline}.
With {airline} you get there by air.
Who flies there? {airline}
""",
    "publisher": """
The novel was published by {publisher} on [date].
{publisher} has bought the rights and will publish it next spring.
Who published it? {publisher}, in a small print run.
hey, great news, {publisher} is going to publish my book!
First edition, publisher {publisher}, hardback
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
The manuscript was bought by {publisher} after a bidding war and is to be published soon.
The novel comes out with {publisher} in the autumn.
An editor from {publisher} rang to say the book would be printed.
The atlas that {publisher} brings out every year has sold well.
My poems, turned down elsewhere, were published by {publisher}.
The publishing rights to the book are held by {publisher}.
On the spine is the mark of {publisher}, the publishing house.
For the paperback edition {publisher} chose a new cover.
The newspaper owned and published by {publisher} is in trouble.
The whole series has appeared with {publisher} since the first volume.
The print run ordered by {publisher} was far too small.
Authors under contract to {publisher} get a tenth of the book's price.
The title page gives {publisher} as publisher, second edition.
Which publishing house was it? It came out at {publisher} in hardback.
At the book fair {publisher} presents its new titles.
Out now from {publisher} and in every bookshop
Textbooks published by {publisher} are used in many schools.
I have sent my novel to the publishers {publisher} hoping that they will print it.
The comic is published weekly by {publisher} at [money] a copy.
A small press called {publisher} issued the volume.
The second-hand copy was printed for {publisher} long ago.
Once {publisher} had agreed to publish it, the writer wept.
Copies may be ordered directly from {publisher}, the book's publisher.
It has been out of print since {publisher} stopped reprinting it.
The book trade was surprised when {publisher} published so odd a title.
Imprint: {publisher}, all rights reserved, printed in [city]
The sheet music is brought out by {publisher} in two volumes.
The publishing director of {publisher} believes in the book.
Translated and brought to press by {publisher} within a year
After many years with {publisher} as her publisher, she moved elsewhere.
No reviewer had noticed the book until {publisher} reissued it.
With {publisher} as its publishing house the guide reached a wide readership.
Published by {publisher}
{publisher} published the novel.
{publisher} brought out the book.
It came out with {publisher}.
{publisher} publishes the magazine.
{publisher} publishes poetry.
My publisher is {publisher}.
Book issued by {publisher}
{publisher} turned my manuscript into a printed book.
Who published it? {publisher}.
Paperback out now from {publisher}
© {publisher}, publisher
Book deal with {publisher}
First edition, {publisher}
{publisher} signed the young writer.
{publisher} is bringing out a paperback.
Released by {publisher}, publishers
Her publisher, {publisher}, is thrilled.
{publisher} puts out the weekly.
The newspaper's publisher is {publisher}.
New titles from {publisher}
{publisher} holds the publishing rights.
Game publisher: {publisher}
Send manuscripts to {publisher}
Sheet music published by {publisher}
{publisher} reissued the classic.
He's an editor at {publisher}, the publisher
{publisher} is printing another edition.
hardback, {publisher}, slightly foxed
Publication by the house of {publisher}
{publisher} sent the finished book to the bookshops.
The atlas appears with {publisher}.
Translated edition from {publisher}
{publisher}'s spring list of books
Textbook publisher {publisher}
{publisher} will publish the diaries.
Under the imprint of {publisher}
{publisher} launched a new book series.
After countless rejections the author found a publisher in {publisher}.
The memoirs are to be published by {publisher} in the autumn.
On the spine of the book you can see the logo of its publisher, {publisher}.
The rights to the translation were acquired by {publisher}, which plans to bring it out soon.
{publisher}, the house that publishes her crime novels, threw a party for the launch.
It was {publisher} that first dared to print the scandalous book.
Which house brought out the encyclopedia? If I'm not mistaken, {publisher}.
No part of this publication may be reproduced without permission from {publisher}.
The journal, for many years issued by a learned society, is now published by {publisher}.
The editor at {publisher} wanted the last chapter cut before the book went to print.
Requests for review copies should be sent to the publisher, {publisher}.
Having been published by {publisher}, the book was soon in every shop window.
guess what, {publisher} loved my novel and they're bringing it out!
Royalties are paid to the writer by {publisher} twice a year.
As publisher of the guide, {publisher} accepts no liability for errors.
She left {publisher} once they had brought out her poems.
The comic was so popular that {publisher} had to print it again.
A facsimile of the manuscript has been brought out by {publisher}.
The author thanks everyone at {publisher} for turning a heap of notes into a printed book.
The calendar is published annually by a small press called {publisher}.
The publisher is called {publisher}.
Our publisher is {publisher}.
Her publisher is {publisher}.
The publishing house is {publisher}.
Published at {publisher}
Published with {publisher}
It is published by {publisher}.
The book was published by {publisher}.
The novel is published by {publisher}.
The magazine is published by {publisher}.
{publisher} publishes it.
{publisher} publishes the book.
{publisher} published the book.
{publisher} published her novel.
{publisher} is the publisher.
{publisher} is a publishing house.
{publisher} brings out the book.
{publisher} has brought out a new edition.
{publisher} printed the book.
{publisher} put it out as a paperback.
{publisher} released the book.
{publisher} issued it in hardback.
{publisher} accepted the manuscript.
{publisher} bought the rights to the novel.
{publisher} has the book in its list.
{publisher} put the book on the market.
Brought out by {publisher}
Novel released by {publisher}
The audiobook was released by {publisher}.
The almanac was issued by {publisher}.
Edition by {publisher}
A new edition from {publisher}.
It came out in print at {publisher}.
The second volume comes out at {publisher}.
It has appeared in book form with {publisher}.
The book appeared at {publisher}.
The book came out at {publisher}.
The book is out from {publisher}.
The book is out now with {publisher}.
The sequel will appear with {publisher}.
In the book list of {publisher}
She sent the manuscript to {publisher}, who printed it.
He publishes his books with {publisher}.
She found a publisher, {publisher}.
He signed a book deal with {publisher}.
Name of publisher: {publisher}
Name of the publishing house: {publisher}
Which publisher? {publisher}.
Who brought the book out? {publisher}.
The publishers, {publisher}, reprinted it.
On the title page: {publisher}, publishers
Press: {publisher}
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
The engine was made by {brand} and never lets you down.
The workshop of {brand} still builds each one by hand.
All spare parts for it are manufactured by {brand} as well.
On the underside you can read the name of the maker, {brand}, and a number.
Only those manufactured by {brand} come with a lifetime guarantee.
My old one was by {brand} too, so I stuck to the brand.
Look for the brand name {brand} on the box.
When {brand} launched the model, rival makers laughed.
A recall has been announced by {brand}, the manufacturer, because of faulty brakes.
The cheaper ones are not by {brand}, but this one has the maker's stamp.
It came out of the {brand} factory on [date].
As it is made by {brand} it costs twice as much.
The producer, {brand}, has moved the assembly line abroad.
Which make is yours? Mine is a {brand} and it is red.
The repairer saw at once that {brand} had manufactured it.
Type plate: {brand}, model [code], made under licence
In tests the article produced by {brand} came off best.
I'd buy the brand {brand} again any day.
The engineers at {brand} designed and built it from scratch.
For parts of this make, contact {brand} as the manufacturer.
The advert says that {brand} makes the best ones in the world.
Fakes are often sold under the brand name {brand} on the street.
She owns three of them, all of the brand {brand}, all blue.
It may be old, but {brand} built it to last.
Under the paint the maker's mark of {brand} came to light.
A product of {brand}, assembled by hand
The manual printed by {brand} as maker explains every button.
With a production of thousands a day, {brand} is the largest maker.
We stock this article in one brand only, and {brand} is its name.
The label sewn into the collar reads {brand}, so that is the brand.
Customers trust {brand} more than other brands.
The manufacturer's guarantee from {brand} covers two years.
Made by {brand}
It's a {brand}.
The brand label says {brand}.
I only buy {brand}.
Brand name: {brand}
{brand} makes good shoes.
{brand} is my favourite brand.
Which brand? {brand}.
A genuine {brand}, not a copy
My watch is a {brand}.
{brand} builds solid machines.
New model from the maker {brand}
{brand} brought out a new model.
The logo is that of {brand}.
Made in the {brand} factory
Original {brand} parts only
I trust whatever {brand} makes.
Designed and built by {brand}
A {brand} lasts a lifetime.
She swears by shoes made by {brand}.
Trade mark: {brand}
The {brand} logo is on the front.
{brand} recalled the product.
Looking for a used {brand}
Same thing, but made by {brand}
{brand} no longer makes it.
Product of {brand}
Brand shown on box: {brand}
{brand} gives a long maker's guarantee.
Cheap fake or real {brand}?
Manufacturer {brand}, colour black
Nothing beats a {brand}.
The brand I prefer is {brand}.
{brand} invented it and still makes it.
Stamped underneath: made by {brand}
The engine was built by {brand}
If you want quality, choose the brand {brand} and pay a bit more.
The device was made by {brand}, as the plate on the back shows.
Of all the makes we tested, {brand} was the most reliable.
Under the brand name {brand} the firm sells everything for the garden.
What make is your washing machine? It's a {brand}.
{brand}, the manufacturer, has promised to exchange faulty units.
The shop carries only articles by the manufacturer {brand}.
got myself new headphones, a {brand}, best brand ever
Spare parts can be ordered directly from {brand}, who made it.
My grandfather would never drive anything other than a {brand}.
The guarantee is given by {brand} as the maker of the appliance.
Known for its bright colours, the brand {brand} is popular with children.
Unlike other makers, {brand} still produces it by hand.
The name {brand} is sewn into the collar of the jacket.
Is it a no-name article? No, it's made by {brand}.
The product is sold in our shops under the brand {brand}.
In the test the machine by {brand} came off best.
You can recognise a real {brand} by the stitching.
Manufacturer: {brand}
Producer: {brand}
Label of the maker: {brand}
Trademark of {brand}
Fabricated by {brand}
Original {brand}
Name of brand: {brand}
By the maker {brand}
{brand} made it.
{brand} makes these.
{brand} is the brand.
{brand} is the maker.
{brand} is the manufacturer.
{brand} is the producer.
{brand} produced it.
{brand} produces it.
{brand} built it.
{brand} is a good brand.
{brand} is the label on it.
{brand} designed and built it.
The brand is called {brand}.
The brand name is {brand}.
The make is {brand}.
The label reads {brand}.
The tool is by {brand}.
The article is from the {brand} factory.
The product is from a brand called {brand}.
The product is made by {brand}.
The firm that makes it is {brand}.
The watch is by {brand}.
It is a {brand}.
It was made by {brand}.
It was built by {brand}.
It is manufactured by {brand}.
It is of the brand {brand}.
It bears the label {brand}.
It comes from the maker {brand}.
I always buy the brand {brand}.
We trust the brand {brand}.
Mine is a {brand}.
They were made by {brand}.
Who makes it? {brand}
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
The streets of {city} were empty when the first tram came.
The meeting of the town council of {city} was stormy.
The festival brings thousands to {city} each summer.
The branch we run in {city} is the largest of all.
Our reporter in {city} has spoken to the people of the town.
The old walls around {city} are a sight worth seeing.
The police in {city} are looking for a white van.
The city map shows {city} and its suburbs.
Heavy rain has flooded the cellars of {city} after a storm.
The shop opened in {city} on [date] and has been busy since.
The town I am writing about, {city}, has two bridges.
In the old harbour of {city} a crane fell over.
The conference city this year is {city} once again.
A fire broke out in {city} during the night.
Sightseeing in {city} takes at least two days.
What town are we in? This is {city} according to the map.
The town twinned with ours is called {city} and has a castle.
The museum stands in {city} close to the river.
Weather for {city}: sunny, light wind
Greetings from {city}, a city that never sleeps!
Some of the oldest houses in {city} are being pulled down.
The company has its seat in {city} and employs thousands.
In the suburbs of {city} rents have doubled.
Everything that follows takes place in {city} and nowhere else.
You can see the cathedral of {city} from the motorway.
The accident happened in {city} at a busy crossing.
Job advert: our shop in {city} is looking for a baker.
The city centre of {city} is closed to cars on [weekday].
Found in {city}: one grey cat
The exhibition can be seen in {city} until the end of the month.
Ask the town hall of {city} for a permit.
The mayor is proud that {city} has become such a clean town.
I'm sitting in a café in {city}.
We're in {city} now.
{city} is a lovely town.
She spent the afternoon shopping in {city}.
Greetings from the old town of {city}!
The city of {city}
Welcome to {city}
It's raining in {city}.
The mayor of {city} resigned.
{city} by night is beautiful.
Our office is in {city}.
Flat to let in {city}
He studies in {city}.
Hotel in {city} wanted
A firm based in {city}
Which city? {city}.
{city} town centre
A weekend in {city}
The streets of {city} were empty.
{city} has a new tram line.
My aunt runs a bakery in {city}.
Held in {city}
City guide: {city}
Cheap flats in {city}
{city} is full of tourists.
Just a suburb of {city}
{city} was hit by a storm.
I love {city} in spring.
The bridge in {city} is closed.
Citizens of {city} voted no.
Power cut in {city}
{city} city council
Nice café in {city}
We met in {city}.
anyone here in {city} right now?
{city}, a city on the coast
Weather for {city}: sunny
The heart of the town, {city}, is closed to traffic.
According to the news, a factory burnt down in {city} overnight.
I've been working in {city} for a while and still get lost in the old town.
In which city is the cathedral with the crooked tower? In {city}.
The inhabitants of {city} are known for their dry humour.
{city}, the second largest city in the region, has no airport.
The exhibition can be seen in {city} until the museum closes for repairs.
It was in {city} that my parents ran a small hotel.
The town in which the company has its headquarters is {city}.
Whoever visits {city} should not miss the market square.
Rents in the city of {city} have become so dear that young families despair.
The district court of {city} has jurisdiction over any dispute.
If you're ever in {city}, drop by and stay with us.
We spent our honeymoon in {city} and hardly left the hotel.
yo is there anything to do in {city} after dark
A fire broke out in the cathedral of {city} during mass.
The festival takes place not in the capital but in {city}.
Down by the canal, {city} looks like an old postcard.
The street musicians were banned from the centre of {city} by the authorities.
Every child in {city} knows the story of the stone lion on the town hall.
in {city}
In the city of {city}
The town is {city}.
Located in {city}
We have an office in {city}.
She teaches at a school in {city}.
He works in {city}.
They met in {city}.
It took place in {city}.
It stands in {city}.
The house is in {city}.
The shop is in {city}.
Our shop in {city} is open.
Our branch in {city} is closed.
The hotel is in {city}.
The meeting is in {city}.
The event is held in {city}.
The flat is in {city}.
The company sits in {city}.
The head office is in {city}.
He stayed in {city}.
He opened a café in {city}.
She has her shop in {city}.
{city} is the city.
{city} is the place.
{city} is where it is.
{city} is where we have our office.
{city} is where it happened.
{city} is a nice town.
{city} is our town, and it has a fine market.
Where? In {city}.
Which town? {city}.
In which city? In {city}.
Where is the shop? {city}.
In the centre of {city}
In the middle of {city}
in downtown {city}
In the old town of {city}
On the edge of {city}
near the station in {city}
You will find us in {city}.
Come and see us in {city}.
Everyone in {city} knows it.
The people of {city} are friendly.
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
She has a small flat in {home} where she lives alone.
After the wedding the couple moved to {home} and live there still.
We have been living in {home} since the children were small.
He pays council tax in {home} because his home is there.
My neighbours here in {home} are the best I've ever had at home.
The family house stands in {home} at the end of a lane.
They bought a home in {home} last year and moved in at once.
I've lived in {home} for as long as I can remember.
Address of residence: a flat in {home}, third floor
You live in {home}, don't you?
Nothing could make her leave {home}, where she has lived all her life.
His permanent home is in {home} according to the form.
A commuter, he lives in {home} and takes the early train to work.
The singer has made her home in {home} with two cats.
We're homesick for {home}, the town we live in.
Every evening he drives back to {home}, where he lives with his wife.
Whenever I am away, I miss my home in {home} and my own bed.
She gave {home} as her place of residence.
The pensioner, resident in {home} for decades, knows everyone there.
With her husband she lives in {home} above a bakery.
Where's home for you these days? It's {home} at the moment.
The witness, living in {home} at her parents' house, was heard on [date].
He grew tired of city life but still lives in {home} today.
At night they return to their house in {home} and sleep.
I share a flat in {home} with two friends.
Profile: lives in {home}, likes hiking
The couple's home in {home} has a big garden.
As residents of {home} we pay nothing for the local bus.
She works elsewhere, yet {home} is where she lives.
My parents settled in {home} and I live with them there.
He is registered as living in {home} on the fifth floor.
Our home is {home} and will stay so.
She lives in {home}.
{home} is my home.
Place of residence: {home}
We moved to {home} for good.
My flat is in {home}.
Resident in {home}
He has a house in {home}.
I'm at home in {home}.
Living in {home} since childhood
Lives: {home}
Our house is in {home}.
City of residence: {home}
Home is {home}.
I call {home} home.
My family lives in {home}.
Home address: {home}, old town
We share a flat in {home}.
Based in {home}, married, no children
I've lived in {home} all my life.
He's a resident of {home}.
Where do you live? {home}.
Currently living in {home}
She's made her home in {home}.
My home city is {home}.
I own a flat in {home} and live there.
{home} has been my home for years.
Domicile: {home}
We're back home in {home}.
Living with my parents in {home}
The couple live in {home}.
He still lives in {home}.
I miss home, I miss {home}.
Town where you live: {home}
She dwells in {home}.
They bought a home in {home}.
Registered as living in {home}
My address is in {home}
{home} is his place of residence
Although she works elsewhere, her home is in {home}.
The accused, who resides in {home}, did not appear in court.
After years on the road he finally settled down in {home}.
In {home}, where I have my flat, everybody knows everybody.
Where are you at home? I live in {home}, near the river.
The author lives with her family and a dog in {home}.
{home} is the town I return to every night after work.
just chilling at home in {home}, how about you?
He commutes to work, but his house is in {home}.
The applicant's permanent residence is in {home}.
Having sold the farm, they went to live in {home}.
Nobody in the family wanted to leave {home}, their home for generations.
Her neighbours in {home} water the plants when she's away from home.
I grew up in the country but now I live in {home}.
According to the residents' register, he is domiciled in {home}.
Homesick for {home}, he packed up and went back to his house.
If you're ever in {home}, come and visit me at home.
The old lady has been living alone in {home} since her husband died.
Home: {home}
Residing in {home}
Settled in {home}
Resident and based in {home}
Dwelling in {home}
Town where I live: {home}
{home} is home to me.
{home} is our home town.
{home} is my home town.
{home} is her home.
{home} is where we live.
{home} is where he lives.
{home} is where she has her home.
{home} is the town they live in.
{home} is the city of residence.
{home} is where my house stands.
{home} has been our home for long.
I am at home in {home}.
I have a flat in {home}.
I have lived in {home} for years.
I settled in {home}.
I am a resident of {home}.
I reside in {home}.
My home is in {home}.
My home is {home}.
My house is in {home}.
My place is in {home}.
We have our house in {home}.
We settled down in {home}.
We are residents of {home}.
We moved house to {home}.
Our home is in {home}.
Our flat is in {home}.
He resides in {home}.
He has his home in {home}.
She is at home in {home}.
She made her home in {home}.
They live in {home}.
The place of residence is {home}.
The home address is in {home}.
In {home} is my house.
In {home} she lives with her family.
In {home} they are at home.
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
The bus that left {origin} at dawn is running late.
We got on the train in {origin} with four suitcases.
The first leg starts at {origin} and is the longest.
All flights out of {origin} have been cancelled because of snow.
Passengers travelling from {origin} should change platforms.
The pilgrims walked out of {origin} at sunrise on their way.
The lorry was loaded in {origin} and set off at once.
The ferry sailed from {origin} with a full deck.
After leaving {origin} behind, we drove through a forest.
The convoy will start from {origin} on [date].
The voyage began in {origin} under a clear sky.
You board in {origin} and take a seat by the window.
The mail coach rattled out of {origin} at [time].
Our tour sets off from {origin} every [weekday].
Fares from {origin} have gone up by a tenth.
At what town did the trip start? At {origin} on the coast.
The aeroplane took off in {origin} with a delay.
Departure: {origin}, platform [small]
From our starting point, {origin}, it is two hours by car.
The cargo was shipped out of {origin} by boat.
The cyclists will be waved off in {origin} by the mayor at the start.
I flew out of {origin} last night.
Because the train from {origin} came in late, we missed the next one.
They departed from {origin} in high spirits.
The hitchhiker had come all the way from {origin} on foot.
When we pulled away from {origin} it was still dark.
It's a long ride, so leave {origin} early.
Boarding card: from {origin}, window seat
The express starting from {origin} has no dining car.
Starting out in {origin}, we hoped to be there by dusk.
The parcel was posted in {origin}, as the postmark shows, and sent on its way.
The relay race begins in {origin} with a gunshot.
We left {origin} at dawn.
Starting point: {origin}
The train leaves from {origin}.
Flying out of {origin}
{origin} is where we set off.
Point of departure: {origin}
The trip starts in {origin}.
Flight from {origin}
Place of origin: {origin}
The bus comes from {origin}.
We set out from {origin}.
Start: {origin}
Boarding in {origin}
Pick-up in {origin}
Coming from {origin} by car
Departing where from? {origin}.
Outbound from {origin}
The ship sailed from {origin}.
I'm travelling from {origin}.
Take-off in {origin} was delayed.
Sent off from {origin}
Train from {origin} is late
Departure city: {origin}
{origin} is the first stop of the line.
They walked here from {origin}.
We drove up from {origin}.
Shipped from {origin}
Airport of departure: {origin}
The race starts in {origin}.
Journey begins: {origin}
Coach from {origin}, now arriving
Going away from {origin}
The ferry left {origin} on time.
Single ticket from {origin}
I got on in {origin}.
Origin – {origin} – platform to be announced
The plane had taken off from {origin} in thick fog.
Having set out from {origin}, the pilgrims walked for weeks.
The lorry was loaded in {origin} before it began its long journey.
My journey started in {origin}, where I caught the night train.
Where does your flight leave from? From {origin}, I hope.
All passengers boarding in {origin} need to show their passports.
It was from {origin} that the expedition started out.
{origin}, from which the caravan had departed, was soon out of sight.
The balloon that landed in our garden had been released in {origin}.
The tour sets off from {origin} and ends at the sea.
Before we could depart from {origin}, the engine had to be repaired.
We waved goodbye to {origin} and headed north.
By the time the train had left {origin}, the dining car was already full.
The goods originate from {origin} and were sent by rail.
hey we're just leaving {origin} now, see u soon
Trains heading for the coast depart from {origin} every hour.
As the starting town of this year's rally, {origin} put up a stage for the drivers.
The passenger embarked in {origin} according to the ship's list.
The hikers began their walk in {origin} under a clear sky.
Travellers are advised that no coach will leave {origin} because of the snow.
Departure: {origin}
Leaving {origin}
Starts in {origin}
Starting from {origin}
Train from {origin}
Bus from {origin}
Ticket from {origin}
Travelling from {origin}
Departs: {origin}
City of departure: {origin}
Place of departure: {origin}
We start in {origin}.
We start from {origin}.
We set off from {origin}.
We depart from {origin}.
We go from {origin}.
We fly from {origin}.
We travel from {origin}.
We are leaving {origin}.
We left {origin} early.
I am flying out of {origin}.
It leaves from {origin}.
It leaves {origin} on time.
It sets off in {origin}.
It goes out from {origin}.
The train starts in {origin}.
The bus leaves from {origin}.
The bus departs from {origin}.
The plane takes off in {origin}.
The plane took off from {origin}.
The ship sails from {origin}.
The flight leaves from {origin}.
The journey starts in {origin}.
The trip starts from {origin}.
The tour sets out from {origin}.
The start is in {origin}.
Outward from {origin}
Get on in {origin}.
We got on in {origin}.
Passengers board in {origin}.
{origin} is where we start.
{origin} is where it leaves from.
{origin} is the starting point.
{origin} is the place of departure.
From {origin} the journey sets out.
Leaving from where? From {origin}.
Where does it start? In {origin}.
Coming by train from {origin}
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
The train to {destination} leaves from platform [small].
We hope to arrive in {destination} before it gets dark.
The driver asked for the quickest way to {destination} and set off.
The ship sails for {destination} at high tide.
Flights to {destination} are cheaper on [weekday].
The end of the line is {destination} by the sea.
I've booked a seat on the coach to {destination} for next week.
The lorry has to be in {destination} by noon to unload.
Once we get to {destination} we shall look for a hotel.
The crates are to be sent to {destination} by rail.
The plane touched down in {destination} after ten hours in the air.
We are on our way to {destination} with three kids in the back.
The signpost pointed to {destination}, so we followed the road there.
It took us two days to reach {destination} on foot.
A single to {destination}, please, second class
How much is a ticket to {destination} at weekends?
The marathon finishes in {destination} on the market square.
Next week I am travelling to {destination} on business.
The removal van should arrive in {destination} next week.
The last stop is {destination}, where everybody gets off.
Boarding now for {destination} at gate [small]
The group flew to {destination} with a stop on the way.
The letter must be forwarded to {destination} as soon as possible.
They planned to travel as far as {destination} and stay there.
Are we nearly there? No, {destination} is still an hour away.
With luck we'll be in {destination} for supper when the trip is over.
The road was closed, so they never got to {destination} that day.
The caravan moved slowly towards {destination} through the sand.
Delivery to {destination} takes two days longer.
The ferry docked in {destination} at the end of the crossing.
Pack your bags, we are off to {destination} tomorrow!
For travellers to {destination} a bus is waiting outside.
We're going to {destination}.
Ticket to {destination}
To: {destination}
Arriving in {destination}
We land in {destination}.
I'm on my way to {destination}.
Flying to {destination} tomorrow
The bus goes to {destination}.
Heading for {destination}
City of arrival: {destination}
All aboard for {destination}!
Ship it to {destination}.
The trip takes us to {destination}.
{destination} is our destination.
Where to? {destination}.
Passengers for {destination}, please board.
I need to get to {destination}.
Arrival airport: {destination}
The last train to {destination} has left.
Off we go to {destination}
Travelling to {destination} by coach
We arrive in {destination} at night.
Final stop: {destination}
Do you go to {destination}?
Return ticket to {destination}, please
The parcel goes to {destination}.
She left for {destination}.
The ferry heads to {destination}.
Route ends in {destination}
Drive on to {destination}.
A seat on the bus to {destination}
We reached {destination} safely.
Ends at: {destination}
Cargo for {destination}
They set out for {destination}.
Terminates at {destination}
Dream trip to {destination}
When you get off the train in {destination}, I'll be waiting on the platform.
The lorry is loaded and will take the goods to {destination}.
Having missed the coach to {destination}, they had to hitchhike there.
It's the plane to {destination} that has been delayed.
Where is this train going? To {destination}, stopping everywhere.
Travellers whose journey ends in {destination} may leave their bags on board.
The caravan moved slowly towards {destination}, the end of its journey.
guess what, we're flying to {destination} for our honeymoon!
{destination} was where the journey was supposed to end.
According to the display, this tram goes as far as {destination}.
The consignment is to be carried by rail to {destination}.
After changing trains you will arrive in {destination} in the evening.
As their holiday destination this year they have chosen {destination}.
The captain announced that we were about to land in {destination}.
Please forward my luggage to {destination}, where I arrive tomorrow.
By the time we got to {destination} it was dark and everything was closed.
I'd like a single to {destination}, second class.
The removal van will bring our furniture to {destination}.
Going to {destination}
Arrives in {destination}
Arrival: {destination}
Headed for {destination}
One ticket to {destination}, please.
A trip to {destination}.
Terminus: {destination}
Travelling to {destination}
{destination} is the destination.
{destination} is where we are going.
{destination} is where it goes.
{destination} is the last stop.
{destination} is the goal of the journey.
{destination} is where we get off.
{destination} is where the train ends.
{destination} is where we want to go.
The goal is {destination}.
The journey goes to {destination}.
The train goes to {destination}.
The train to {destination} is late.
The flight is to {destination}.
The flight goes to {destination}.
The plane lands in {destination}.
The ship sails to {destination}.
The road leads to {destination}.
The last stop is {destination}.
The ticket is to {destination}.
It is going to {destination}.
It arrives in {destination}.
We go to {destination}.
We are flying to {destination}.
We are on our way to {destination}.
We arrive in {destination}.
We are heading for {destination}.
We set off for {destination}.
I am going to {destination}.
I want to go to {destination}.
I fly to {destination}.
I need a ride to {destination}.
They left for {destination}.
They drive to {destination}.
She is travelling to {destination}.
Get off in {destination}.
Change trains for {destination} here.
""",
    "birthplace": """
According to the birth certificate, the place of birth is {birthplace}.
A child was born in {birthplace}, in a small room above a bakery.
Where was she born? In {birthplace}, during a storm.
hey, I was actually born in {birthplace}, not here!
The twins were born in {birthplace} within minutes of each other.
{birthplace} is the town in which she was born.
Her mother gave birth to her in {birthplace}.
Born in {birthplace}, second of four
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
The singer was born in {birthplace} as the youngest of six.
The town of her birth is {birthplace} in the hills.
His mother went to {birthplace} to give birth to him.
The passport gives {birthplace} as place of birth.
I was born in {birthplace} during a power cut.
Born in {birthplace} to a miner, she went far.
Her parents were on holiday in {birthplace} when she was born.
The house in {birthplace} where he was born is now a museum.
My twin and I were born in {birthplace} in the middle of a storm.
The midwife in {birthplace} who delivered him is still alive.
Few people know that the painter was born in {birthplace} of all places.
The birth was recorded in {birthplace} by the registrar.
The maternity clinic in {birthplace} was where she came into the world.
As a native of {birthplace} he speaks the dialect of his birthplace.
The actor, born in {birthplace} in a taxi, tells the story often.
By accident of birth {birthplace} became his native town.
Baby news: born in {birthplace} at [time], mother and child well
The explorer was born near the harbour of {birthplace} and died at sea.
The birth certificate issued in {birthplace} has been lost; I was born there.
Ask him where he was born and he'll say {birthplace} with a grin.
Although she was born in {birthplace} her parents soon took her elsewhere.
She was given birth to in {birthplace} during the war.
Place of birth (see passport): {birthplace}
The famous chemist saw the light of day in {birthplace} as a baker's child.
His birthplace was {birthplace} rather than the capital.
Where were you born? I was born in {birthplace}, believe it or not.
The king was born in {birthplace} and buried far away.
He returned to {birthplace}, the town in which he had been born.
Native of {birthplace}, unmarried, no children
The poet's place of birth, {birthplace}, named a square after her.
My grandmother was born at home in {birthplace} by candlelight.
The first cry of the newborn was heard in {birthplace} on a cold night.
I was born in {birthplace}.
{birthplace} is where I was born.
Singer, born at a clinic in {birthplace}
He comes from {birthplace} by birth.
My native town is {birthplace}.
Where were you born? {birthplace}.
{birthplace}, his birthplace
The baby was born in {birthplace}.
Town of birth: {birthplace}
Mum had me in {birthplace}.
Born and raised in {birthplace}
Her native city, {birthplace}
We were all born in {birthplace}.
née in {birthplace}
He was a son of {birthplace}.
{birthplace} is the poet's birthplace.
City of birth {birthplace}
born: {birthplace}, lives elsewhere now
Birth registered in {birthplace}
{birthplace} by birth, not by choice
I first saw daylight in {birthplace}.
The composer's birthplace is {birthplace}.
My dad was born in {birthplace}.
A daughter of {birthplace}
She came into the world in {birthplace}.
I'm {birthplace} born and bred.
Twins, both born in {birthplace}
My cradle stood in {birthplace}.
He was delivered in {birthplace}.
Passport says birthplace {birthplace}
His native place was {birthplace}.
Grandma's birthplace: {birthplace}
Birth certificate issued in {birthplace}
Actor, born in {birthplace}
Though born in {birthplace}, I grew up abroad.
The house in {birthplace} where the painter was born is now a museum.
According to the parish register, the child was born in {birthplace}.
{birthplace} is proud to be the town in which the inventor was born.
Under place of birth the passport gives {birthplace}.
Few people know that the general was a native of {birthplace}.
It was to a family of weavers in {birthplace} that the saint was born.
The applicant, born in {birthplace}, is a foreign citizen.
Despite all her moves she still dreams of {birthplace}, where she was born.
Where did she come into the world? In {birthplace}, during an air raid.
His parents were just passing through {birthplace} when he was born.
A plaque in {birthplace} marks the spot where the singer came into the world.
The philosopher never went back to {birthplace}, the city of his birth.
Not here but in {birthplace} did I take my first breath.
funny, we were both born in {birthplace}, same hospital even
The biography opens in {birthplace} with the birth of its heroine.
My sister and I have different birthplaces; mine is {birthplace}.
As someone who was born in {birthplace}, he speaks the local dialect.
The midwife of {birthplace} helped me into this world.
Her mother was on a visit to {birthplace} when the labour pains came, and so she was born there.
The only thing known about the monk is that he was born in {birthplace}.
Born: {birthplace}
Native town: {birthplace}
Home town by birth: {birthplace}
Birth town: {birthplace}
Native of {birthplace}
He was born in {birthplace}.
They were both born in {birthplace}.
The child was born in {birthplace}.
The poet was born in {birthplace}.
The singer was born in {birthplace}.
He first saw the light in {birthplace}.
He saw the light of day in {birthplace}.
She is a native of {birthplace}.
He is a son of {birthplace}.
She is a daughter of {birthplace}.
He is from {birthplace} by birth.
She comes from {birthplace}, where her mother bore her.
He hails from {birthplace}, his native soil.
His birthplace is {birthplace}.
Her birthplace is {birthplace}.
My birthplace is {birthplace}.
Her native town is {birthplace}.
His native city is {birthplace}.
Her town of birth is {birthplace}.
The home town he was born in is {birthplace}.
Her place of birth is {birthplace}.
The place of birth is {birthplace}.
The birth took place in {birthplace}.
The birth was in {birthplace}.
{birthplace} is his birthplace.
{birthplace} is her place of birth.
{birthplace} is where she was born.
{birthplace} is her native town.
{birthplace} is the town of his birth.
In {birthplace} he was born.
In {birthplace} she came into the world.
In {birthplace} stood his cradle.
His cradle stood in {birthplace}.
Her mother gave birth in {birthplace}.
His parents lived in {birthplace} at his birth.
The house where he was born is in {birthplace}.
Born and bred in {birthplace}.
Born in the town of {birthplace}
Where was she born? In {birthplace}.
Where does he come from? Born in {birthplace}.
Her passport says born in {birthplace}.
He left {birthplace}, where he was born.
She never forgot {birthplace}, her birthplace.
A child of {birthplace}.
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
The president of {country} has signed the treaty.
The climate of {country} is dry for most of the year.
The mountains in the west of {country} are the highest in the country.
The army of {country} has taken part in the parade.
Tourists visiting {country} need a visa to enter the country.
The coffee is grown in {country} and roasted abroad.
The anthem of {country} was played at the ceremony.
The border between [city] and the rest of {country} is guarded.
She emigrated to {country} and became a citizen.
The parliament of {country} voted on the new law.
The wine we drank came from {country} and was rather sweet.
A delegation from {country} landed this morning to talk about trade.
The capital of {country} is holding its breath.
The population of {country} is growing fast.
Customs form: country of origin {country}, value [money]
The queen of {country} opened the session.
You can travel across {country} by train in a day.
The economy of {country} shrank last year.
What country is that? It's {country} on the old maps, too.
The stamps of {country} show birds.
As a state, {country} is younger than its neighbours.
The ambassador of {country} gave a dinner.
His passport was issued by {country} on [date].
Elections will be held throughout {country} in the spring.
The flag of {country} flew above the hotel.
The toys were made in {country} by hand.
The currency used in {country} has lost in value.
The nation mourns: {country} has lost its greatest poet.
To work in {country} you need a permit from the state.
The national football side of {country} arrived by coach.
The laws in {country} forbid smoking in public.
In no other country than {country} do people drink so much tea.
I'm from {country}.
We spent our holiday in {country}.
Imported from {country}
She was born in {country}.
Nationality: citizen of {country}
Visa for {country}
He emigrated to {country}.
The flag of {country}
Have you ever been to {country}?
{country} is a beautiful country.
Country of origin: {country}
The king of {country}
The government of {country} resigned.
Passport issued by {country}
The national anthem of {country}
A map of {country}
The capital of {country}
Greetings from {country}
Produce of {country}
Country field: {country}
I'd love to see {country}.
The border with {country} is closed.
They play for {country}.
The people of {country} are friendly.
Which country? {country}.
The embassy of {country}
{country} won the World Cup.
The economy of {country} is growing.
Wine from {country}
Travel through {country} by train
Customs declaration, country {country}
He's the president of {country}.
Living abroad, in {country}
The law of {country} applies.
Coins from {country}
Our exports to {country} doubled.
An athlete from {country}
The army of {country} withdrew
Entry stamp: {country}
The ambassador of {country} was received at the palace.
Anyone entering {country} has to show a valid passport.
The states voted, and {country} was the only country to abstain.
After the war many people fled to {country} and never returned.
In which country did you grow up? In {country}, up in the mountains.
The plant grows wild only in {country} and in no other country.
The parliament of {country} has passed a new law on taxes.
we're off to {country} next summer, never been to that country before
{country}, a country with a long coast, lives off its fishermen.
Citizens of {country} do not require a visa.
The national team of {country} marched into the stadium waving flags.
Under the treaty, {country} undertakes to respect the borders of its neighbours.
The postage stamp, as rare as it is, was issued in {country}.
He learned the language while working in {country} for a year.
On the customs form, {country} was entered as the country of manufacture.
The whole of {country} went on strike, from the north to the south of the country.
My ancestors left {country} because their homeland could not feed them.
The currency of {country} has lost much of its value.
State: {country}
Land: {country}
Name of country: {country}
Origin: {country}
Nationality of {country}
A citizen of {country}
Citizen of {country}
The people of {country}
In all of {country}
The whole of {country}
Across {country}
From {country}
Abroad, in {country}
{country} is a country.
{country} is the nation.
{country} is their country.
{country} is where it happened.
{country} is where she comes from.
{country} is my native country.
{country} has a new government.
{country} closed its borders.
{country} plays in the final.
{country} sent its ambassador.
{country} is the land we visited.
The country is called {country}.
The country's name is {country}.
The nation is called {country}.
The state is {country}.
The land is {country}.
The country in question is {country}.
The government of {country} agreed.
The capital of {country} is lovely.
The border of {country} is near.
The flag of {country} was raised.
The embassy of {country} is closed.
The population of {country} is growing.
It is made in {country}.
It lies in {country}.
It was imported from {country}.
He comes from {country}.
He was born in {country}.
She emigrated to {country}.
They come from {country}.
We are in {country}.
We went to {country}.
I come from {country}.
I grew up in {country}.
My passport is from {country}.
All of {country} celebrated.
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
They have rented rooms at {street} for a year.
The address line reads {street}, then comes the town.
Walk down the road until you reach {street}; that is our house.
Not next door but at {street} is the entrance.
If you are looking for us, we are now at {street}.
Registered at the address {street}.
The postman could not find {street} on the map.
Kindly deliver the furniture to the house at {street} before [time].
The removal men are to bring the piano to {street} by noon.
The house at {street} has a blue door and a bell.
The doctor's surgery has moved to {street} opposite the bank.
We live at {street} on the first floor.
The burglars broke into {street} through a cellar window.
Please send the bill to {street} and not to the old address.
The bakery you want is at {street} on the left.
The taxi was ordered to {street} for [time].
The viewing takes place at {street}, a terraced house in [city].
Our letterbox is the green one at {street} by the gate.
What number is your house? It's {street} if you're writing it down.
The fire engine was called to {street} last night.
The garage behind {street} is to let.
Collect the keys from {street} before [weekday].
Change of address! From next month write to me at {street} instead.
The plumber went to {street}, rang the bell and waited.
Home address: {street}, second bell from the top
The suspect was arrested outside {street} at dawn.
Their office can be found at {street} above a chemist's.
The parcel for {street} was left with a neighbour.
The newly built flats at {street} are up for sale.
Turn left and stop in front of {street}, that's the house.
A plaque on the house at {street} tells its story.
The house where I grew up, {street}, has been pulled down.
Deliveries to {street} only on weekdays
I'm standing outside {street} and nobody answers the bell.
The estate agent is selling {street} for [money].
On the envelope I wrote {street} and then the town.
The road is blocked, so {street} cannot be reached by car.
My aunt has lived in the house at {street} for ages.
The address we were given was {street} but the house was empty.
Residents of {street} are asked to keep their windows shut.
Come to {street}
We've moved to {street}.
Home address: {street}
{street}, ring twice
Meet me outside {street}
Postal address: {street}
{street}, back entrance
Fire at {street}
My new address is {street}.
{street} is up for sale.
Where do you live? {street}.
House for sale: {street}
Taxi to {street}, please
She lives at {street}.
Party at {street}!
Pick me up from {street}
{street}, top floor
The house at {street} is empty.
Billing address: {street}
Our surgery is at {street}.
Send it to {street}
Flat to let at {street}
Located at {street}
You'll find us at {street}.
{street} has been pulled down.
Roadworks in front of {street}
The building at {street} is listed.
Registered office: {street}
They broke into {street}.
bring the pizza to {street}
Stop at {street}, driver
The tenant of {street} has left.
Letter box of {street} is full
Please note that our practice has moved and can now be found at {street}.
The neighbours called the police because of the noise at {street}.
According to the land register, {street} belongs to the church.
At which address did the burglary happen? At {street}, round the corner.
The undersigned, residing at {street}, objects to the building plans.
{street} is the address you need to type into the satnav.
For years there was a bakery at {street}, but now it's a bank.
The ambulance couldn't find {street} because the sign was missing.
If you're looking for the dentist, he has his rooms at {street}.
It's the yellow house, {street}, with the crooked fence.
Mail should no longer be sent to {street}, as we have moved out.
The gas at {street} was turned off after a neighbour smelt a leak.
The plumber went to {street} and rang, but nobody answered the door.
Before she got married she had lived at {street} with her aunt.
omw, what's the address again, {street} right?
On the envelope stood {street} in shaky handwriting, but no postcode.
The town wants to turn {street} into a house for students.
A blue plaque on the wall of {street} tells you who once lived there.
Visitors to {street} are asked to use the side door.
The removal van was parked right outside {street} all morning.
Street address: {street}
Address line: {street}
Delivery address: {street}
House: {street}
Road and number: {street}
House number and street: {street}
My address is {street}.
Her address is {street}.
His address is {street}.
Our address is {street}.
Your address is {street}.
The street address is {street}.
We live at {street}.
He lives at {street}.
She moved to {street}.
He has moved into {street}.
It lies at {street}.
It is located at {street}.
The house is at {street}.
Our house is {street}.
The flat is at {street}.
The building is at {street}.
The building at {street} is old.
The restaurant is at {street}.
The practice is at {street}.
Our office is at {street}.
Our shop is at {street}.
You will find it at {street}.
Come by at {street}.
Pick it up at {street}.
Bring it to {street}.
Post it to {street}.
Go to {street}.
Stop at {street}.
We are at {street}.
We meet at {street}.
Visit us at {street}.
{street} is my address.
{street} is where I live.
Where do you live? At {street}.
What is the address? {street}.
at {street}
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
The letter came back because the postcode {postcode} was missing.
Please add the postcode {postcode} to the address.
The town's postal code is {postcode} and has never changed.
The zip code {postcode} covers the whole valley.
On the parcel the postal code {postcode} was smudged.
Our new zip code will be {postcode} from [date].
The form will not accept {postcode} as a postal code.
Postal code first, that is {postcode}, and then the name of the town.
Homes with the postcode {postcode} get their post in the afternoon.
The post goes astray if you forget {postcode}, our postcode.
I typed the zip {postcode} into the search box.
Which postcode shall I put? Put {postcode} on the label.
The mail for zip code {postcode} is sorted by hand.
Sorting office note: everything marked {postcode} goes in the postcode bag on the left.
Check the postcode: it must read {postcode} and nothing else.
The flat is in the postcode area {postcode} near the park.
Shipping to zip code {postcode} costs [money].
Our house lies within postal code {postcode} just inside the boundary.
The weather for postcode {postcode}: showers
The courier asked for the zip code, and I gave {postcode} over the phone.
Correct the postcode to {postcode} in your records, please.
Insurance is dearer in the postcode {postcode} than elsewhere.
The number before the town name, {postcode}, is the postal code.
Postal address incomplete, add zip {postcode} before posting
They only deliver to postcodes like {postcode} on a [weekday].
Since the reform the village has had {postcode} as its postal code.
The old code is no longer valid; the present postcode is {postcode} for all streets.
Postcode search: {postcode} – one place found
To post it abroad write the zip code {postcode} under the street.
What comes before the town on the envelope is the postcode {postcode} in bold type.
Customers living under postal code {postcode} pay no delivery fee.
The postman knows {postcode} by heart, for it is the postal code of his round.
Our zip is {postcode}.
My postcode is {postcode}.
Enter postcode {postcode}.
Deliveries within zip {postcode} only
We live in {postcode}.
Post code {postcode}, town as above
Shops near postcode {postcode}
Address, zip {postcode}
Which postcode? {postcode}.
Postal code on the envelope: {postcode}
{postcode} is our postcode.
Write {postcode} before the town.
Sat nav postcode: {postcode}
Billing zip {postcode}
Letters to zip {postcode} take longer.
Try postcode {postcode} instead.
Postal district {postcode}
postcode of the sender {postcode}
The zip code here is {postcode}.
Is {postcode} your zip code?
Search by postcode: {postcode}
New postcode from now on: {postcode}
House prices in {postcode} are rising.
{postcode}, that's the zip code.
Don't forget the postcode, {postcode}.
Mail for postal area {postcode} goes here.
Change the zip to {postcode}.
The area with postcode {postcode}
Just type {postcode} as zip.
Wrong zip, it should be {postcode}
Postcode (required): {postcode}
Our street has postcode {postcode}.
Use {postcode} for the postal code.
Valid postcode found: {postcode}
Letter sorted under zip {postcode}
Postcode area {postcode} has no power
The postcode, missing on the letter, must be {postcode}.
If you enter the postal code {postcode}, the site finds the nearest branch.
Since the reform our village has had the postal code {postcode}.
The parcel came back because the zip code {postcode} had been misread.
What's your postal code, please? It's {postcode}.
Under the name and street write the postcode {postcode} and the town.
{postcode} is the code the post office uses for our part of town.
hang on, what's our zip? oh right, {postcode}
All households with the postal code {postcode} will receive the leaflet.
The navigation system asks for the postcode, so type in {postcode}.
The form refuses the zip code {postcode} although it is correct.
At the till they ask for your postcode, and mine is {postcode}.
Couriers deliver to addresses in the postal area {postcode} in the morning.
The clerk at the post office stamped {postcode}, the postal code, on the card.
Because two towns share the name, the post goes by the postcode {postcode}.
Without the postal code {postcode} the letter would have gone astray.
Broadband is not yet available to homes with postcode {postcode}.
Please correct the postal code in my address to {postcode}.
Postal no. {postcode}
Code of the area: {postcode}
Postal area {postcode}
Delivery area, zip {postcode}
Zip for the address: {postcode}
My postcode: {postcode}
Your postcode: {postcode}
Enter the postcode: {postcode}
{postcode} is the zip code.
{postcode} is the postcode.
{postcode} is the zip.
{postcode} is my zip code.
{postcode} is our postal code.
{postcode} is the code before the town.
{postcode} is the code of our area.
{postcode} stands before the town name.
{postcode} goes on the envelope as postcode.
{postcode}, that is our zip.
The zip is {postcode}.
The post code reads {postcode}.
The code before the town is {postcode}.
The number before the town is {postcode}.
The town has the postcode {postcode}.
The town's zip is {postcode}.
The area has postcode {postcode}.
The address has the zip code {postcode}.
The address ends with the zip {postcode}.
The envelope bears the postcode {postcode}.
The letter has the zip code {postcode}.
Our postcode is {postcode}.
Our zip code is {postcode}.
My zip is {postcode}.
Your postal code is {postcode}.
Its postcode is {postcode}.
I live in the postcode {postcode}.
We live in postal area {postcode}.
Write the postcode {postcode} on it.
Put {postcode} as the zip code.
Use {postcode} as the postal code.
Don't forget the zip code, {postcode}.
With {postcode} as postcode it arrives.
It has the postal code {postcode}.
In the area with postcode {postcode}
Under the postal code {postcode}
in zip code {postcode}
What is the zip? {postcode}
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
The concert in {venue} was sold out within an hour.
The wedding party will be held at {venue} on [date].
The band played at {venue} last night to a full house.
Guests should enter {venue} by the side door for the event.
The doors to {venue} open at [time] for ticket holders.
The exhibition moves to {venue} next month.
We have booked {venue} for the annual dinner.
The reading takes place in {venue} and is free.
There is room for two hundred people in {venue}, where the event is being held.
The trade fair is coming to {venue} this autumn.
The ball at {venue} went on until dawn.
Parking near {venue} is scarce on the night of the show.
The quiz night at {venue} starts after supper.
The original location was too small, so {venue} will house the event.
Where's the gig? Over at {venue} as usual.
The final was played at {venue} before a noisy crowd.
The meeting has been called for [weekday] at {venue} in the back room.
Party tonight! Get yourselves to {venue} and bring a friend.
The organisers hired {venue} because of the good acoustics for the concert.
The prize-giving in {venue} will be shown on a big screen.
Seats in {venue} are not numbered, so come early to the show.
The choir will perform in {venue} at Christmas.
Change of venue: {venue} instead of the town hall
The conference was opened in {venue} by the minister.
Crowds gathered outside {venue} an hour before the event began.
The lecture hall is being painted, so the talk will be given at {venue} this time.
An evening of jazz at {venue} with drinks and snacks
The auction will be held in {venue} at [time] sharp.
You are invited to {venue} for the opening.
The workshop at {venue} is fully booked.
The premiere was celebrated at {venue} in style.
As in former years, {venue} is hosting the festival.
Where is the recital? At {venue}.
The concert is in {venue}.
Location of the event: {venue}
We're meeting at {venue}.
Live at {venue}
The show is on at {venue}.
The gala will be at {venue}.
{venue} will host the event.
Doors open at {venue} soon.
The wedding is at {venue}.
Event location: {venue}
{venue} is booked for the party.
We've hired {venue} for the reception.
{venue} is hosting the final.
Place of the meeting: {venue}
The talk is in {venue}.
Tonight's gig: {venue}
The band plays at {venue} tomorrow.
The fair is being held at {venue}.
All events are at {venue}.
They got married at {venue}.
The ball takes place in {venue}.
Venue change: now {venue}
{venue} is the venue this year.
Performance at {venue}
Come along to {venue} for the quiz
The dinner will be in {venue}.
The match is at {venue}.
Staged at {venue}
{venue} was packed for the concert.
The workshop is at {venue}.
Where's the party? {venue}!
The auction is held in {venue}.
We've rented {venue} for the day.
Because of the rain the concert has been moved indoors to {venue}.
The annual general meeting will be held at {venue}, as in previous years.
As the venue for the congress the organisers have chosen {venue}.
{venue}, where the play is being staged, seats hardly anyone.
Guests are kindly asked to make their way to {venue} for the ceremony.
Do you know where the reception is? It's going to be in {venue}.
I've heard that the band will play at {venue} on their next tour.
It was in {venue} that the famous debate took place.
The choir will be singing in {venue} and everybody is welcome.
Since the town hall is under repair, {venue} has been chosen as venue instead.
Tickets for the evening at {venue} can be bought at the door.
The award ceremony, which was held at {venue}, went on far too long.
Could you check whether {venue} is still free for our celebration?
The exhibition opens its doors in {venue} with a glass of wine.
omg the gig's at {venue}, we have to go
Long before the show started, the queue outside {venue} went round the block.
Once a year {venue} becomes the scene of a huge book fair.
The place where the hearing will be held is {venue}.
Volunteers are needed to put up chairs in {venue} before the meeting.
The farewell do was thrown at {venue} by his old friends.
gig at {venue}
Hall: {venue}
Taking place at {venue}
Meeting place: {venue}
Place of the event: {venue}
The place is {venue}.
The hall is {venue}.
The location is {venue}.
The concert is at {venue}.
The show is at {venue}.
The meeting is at {venue}.
The talk is at {venue}.
The game is played at {venue}.
The band plays at {venue}.
They play at {venue}.
They will perform at {venue}.
She sings at {venue}.
It will take place at {venue}.
It took place at {venue}.
It is held at {venue}.
It will be held at {venue}.
It is being held at {venue}.
The festival is at {venue}.
It is on at {venue}.
The ceremony happened at {venue}.
We are meeting at {venue}.
We gather at {venue}.
We celebrate at {venue}.
The reception will be at {venue}.
See you all at the party at {venue}!
The party takes place at {venue}.
The guests gather at {venue}.
The doors of {venue} open early.
The crowd waited at {venue}.
The stage is at {venue}.
They have booked {venue} for the show.
We have hired {venue} for it.
We have reserved {venue} for the banquet.
{venue} is the venue.
{venue} is the place.
{venue} will host it.
{venue} hosts the event.
{venue} is where we meet.
{venue} was full of concert-goers.
Where is it held? At {venue}.
Where does it take place? {venue}.
Which hall? {venue}.
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
Police were called to the {hotel} after a guest refused to leave the sauna.
Could you ring the {hotel} and ask whether a cot can be put in our room?
Mum and Dad have a suite at the {hotel} until [weekday], so call them there.
I left my pyjamas under the pillow at the {hotel} and nobody has posted them back.
The coach drops the party off outside the {hotel}, where beds have been made up.
Since every other guest house was full, we ended up in the {hotel} for the night.
Diary: arrived soaked, hot bath at the {hotel} and straight to bed.
The travel agent has put us into the {hotel} instead of the place by the harbour.
Your voucher entitles you to a free night at the {hotel} plus a cooked breakfast.
Delegates are being housed in the {hotel} throughout the congress.
Never again will I sleep in the {hotel}, given those paper-thin walls.
Reservation desk, {hotel}, how may I help you with your room?
Staff at the {hotel} carried our luggage up to the third floor.
To reach your lodgings, turn left at the church; the {hotel} is signposted from there.
wake-up call at the {hotel} didn't come, overslept, sorry!!
Which inn did the bride's family pick? They picked the {hotel} because it takes dogs.
They have swapped their tent for a double bed in the {hotel} on account of the rain.
Accommodation booked – {hotel} – two singles, breakfast from [time]
"You'll be sleeping at the {hotel} tonight," said our guide over the loudspeaker.
The tour price includes half board in the {hotel} but no drinks.
After checking out of the {hotel} she took a taxi to the airport.
It's the {hotel} we have chosen for our honeymoon, not the resort next door.
Until the repairs are finished, the family is lodging at the {hotel} at the insurer's expense.
The porter at the {hotel} remembers seeing him pick up his key at [time].
When in town, the minister always takes a room in the {hotel} under a false name.
Our overnight address will be {hotel}; leave a note with the night porter.
Booked in: {hotel}, twin room, late arrival noted
Rather than drive home in the dark, I checked into the {hotel} and slept like a log.
My company pays for the {hotel}, so I don't mind the room rate of [money].
Five stars hang over the entrance of the {hotel} where our rooms are waiting.
Anyone staying overnight should give {hotel} as the billing address for the room.
The minibar in our room at the {hotel} was empty when we moved in.
We're staying at the {hotel}.
Check in at the {hotel}.
Rooms at the {hotel}
The hotel is called {hotel}.
I booked a bed at the {hotel}.
Name of hotel: {hotel}
Overnight at {hotel}
The {hotel} has no vacancies tonight.
Our hotel, the {hotel}, has a pool.
We slept at the {hotel}.
Which hotel? The {hotel}.
Breakfast at the {hotel} was great.
A suite at the {hotel}
Leave your room key in the lobby of the {hotel}.
Lodging at {hotel}
The {hotel} has lovely rooms.
Guests of the {hotel} park free.
Staying: {hotel}
Take a taxi to the hotel, the {hotel}.
Back at the {hotel}, we went to bed.
The {hotel} lost our room reservation.
Hotel booked: {hotel}, half board
My room at the {hotel} is tiny.
The receptionist at {hotel} was rude.
Book us into the {hotel}.
The beds at the {hotel} are soft.
Hotel voucher for {hotel}
We checked out of the {hotel}.
Where are you staying? At the {hotel}.
Conference hotel: {hotel}
{hotel} is our favourite hotel.
Spent the night at {hotel}
Try the {hotel}, cheap and clean rooms.
The minibar at the {hotel} was empty.
Room service at the {hotel} is slow.
{hotel} - double room with balcony
We got the last room at the {hotel}.
Send my suitcase up to my room at the {hotel}.
Bed and breakfast at {hotel}
The wedding guests sleep at {hotel}
The delegates have been put up at the {hotel} for the whole conference.
From our window in the {hotel} we could see the sea when we woke up.
The porter of the {hotel} carried our bags up to the room.
As the {hotel} had no rooms left, we slept in the car.
Can you recommend a hotel? Yes, the {hotel}, right by the station.
After a long drive we were glad to get a bed at the {hotel}.
{hotel} is the hotel where the band always stays on tour.
just checked into the {hotel}, our room is huge!
The travel agency has reserved two adjoining rooms at the {hotel}.
My key card for the {hotel} stopped working in the middle of the night.
Of all the hotels in town, the {hotel} has the friendliest staff.
Guests staying at the {hotel} may use the sauna free of charge.
The couple spent their wedding night in the {hotel}.
The hotel where our group will be accommodated is the {hotel}.
When the fire alarm rang, everybody in the {hotel} ran out in pyjamas.
A chambermaid at the {hotel} found my passport under the bed.
Nights at the {hotel} are quiet, and breakfast is served until noon.
The coach will pick you up outside your hotel, the {hotel}.
Hotel name: {hotel}
Lodging: {hotel}
Staying at the {hotel}
Stay: {hotel}
Overnight stay: {hotel}
Place to stay: {hotel}
Booked hotel: {hotel}
Guesthouse: {hotel}
Room at the {hotel}
A room at the {hotel}
A night at the {hotel}
Welcome to your hotel, the {hotel}!
Thank you for spending the night at the {hotel}.
{hotel} is the hotel.
{hotel} is our hotel.
{hotel} is where we stay.
{hotel} is where the guests sleep.
{hotel} is the name of the hotel.
{hotel} has a free room.
{hotel} has no free beds.
{hotel} confirmed our room.
{hotel} serves breakfast to guests.
{hotel} offers rooms for the night.
The {hotel} is a nice hotel.
The {hotel} has clean rooms.
The {hotel} is our lodging.
The {hotel} is where we spent the night.
The {hotel} put us up.
The hotel's name is {hotel}.
The guests stay at the {hotel}.
The guests sleep at the {hotel}.
The guests are lodged at the {hotel}.
The room is at the {hotel}.
The rooms were booked at the {hotel}.
The accommodation is the {hotel}.
The guesthouse is called {hotel}.
The inn is called {hotel}.
We stay at the {hotel}.
We are staying at the {hotel}.
We spent the night at the {hotel}.
We booked a room at the {hotel}.
We checked in at the {hotel}.
We have rooms at the {hotel}.
I stayed at the {hotel}.
I am lodging at the {hotel}.
She sleeps at the {hotel}.
She has a room at the {hotel}.
He checked out of the {hotel}.
They took a room at the {hotel}.
They put us up at the {hotel}.
Our hotel is the {hotel}.
Our hotel is called {hotel}.
At the {hotel} we have a room.
You will stay at the {hotel}.
Which hotel? {hotel}
""",
    "product": """
In the shop window there is a {product} for sale.
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
For a small sum you can have this {product}.
The object we purchased was a {product}.
He put the {product} on the counter and asked for the price.
Not what I ordered: I wanted a {product}.
If you buy a {product} today, you save ten per cent.
The best-selling article in our shop is the {product}.
My {product} broke, so I want my money back.
The order consists of a {product} and nothing else.
Among the goods on offer, the {product} was the cheapest.
Customs officers opened the box and pulled out a {product} wrapped in newspaper.
My aunt got herself a {product} at the jumble sale and is over the moon.
The buyer has paid for the {product} but has not yet collected it.
Swap my old {product} for a crate of beer? Pick-up only, ring after six.
We regret that the {product} you ordered from us cannot be shipped before [date].
Why did I spend so much on a {product} that I'll use once a year?
Add the {product} to your basket and go to checkout.
The auctioneer held up a {product} and asked for opening bids.
For sale: one {product}, little used, collection in [city].
Could the shop put the {product} aside for me until I get paid?
Customers who looked at this {product} also left reviews.
He came out of the ironmonger's with a {product} under his arm and a receipt in his hand.
Free delivery on every {product} sold this week.
Stolen from the shop: a {product} worth [money], according to the police.
I'd like a refund on the {product} because the box was already open.
The parcel, which holds a {product}, is waiting at the post office.
Just treated myself to a {product} and I regret nothing lol
Is the {product} in your window display for sale, by any chance?
Your purchase of a {product} has been approved by the bank.
Item returned – {product} – packaging damaged
It was a {product}, not shoes, that Grandad brought back from the market.
The invoice mentions a single {product} and the postage.
Unless the {product} comes with a guarantee, don't part with your money.
The saleswoman demonstrated the {product} twice before anyone bought it.
Dear Sir, the {product} I purchased from you has fallen to bits.
As a leaving gift the colleagues clubbed together and purchased a {product} for [person].
No shop in town stocks the {product} that I am after.
Only when the {product} had been scanned did the till work again.
Classified: {product}, nearly new, owner moving abroad
By mistake the warehouse packed a {product} into my order.
She haggled over the {product} until the stallholder gave in.
What I'd like for Christmas is a {product} and nothing fancy.
I bought a {product}.
a {product}, please
One {product} ordered
My {product} broke.
Where's the {product} I ordered?
I'd like a {product}.
We sell a {product} like that.
The {product} is out of stock.
How much is the {product}?
She bought a {product} online.
{product} for sale, hardly used
Selling my old {product}
Your {product} has been shipped.
The {product} arrived damaged.
Shopping list: {product}
Ordered: {product}
I need a new {product}.
Is this {product} still available?
Wanted to buy: a {product}
Return of a {product}
The {product} is on offer.
Thanks for buying our {product}
We've run out of the {product}.
I got a {product} in the sale.
Get me a {product} from the shop
Our {product} is the best seller.
The {product} came without instructions.
Purchase: {product}, one piece
This {product} is a bargain.
Swap my {product} for yours?
Item sold – {product}
Does the {product} come with a guarantee?
My new {product} is great.
She sent back the {product}.
wanna buy my {product}?
Add a {product} to the basket
{product}: in stock, ships today
In the shop window there was a {product} that caught my eye.
The customer claims that the {product} was faulty when it was delivered.
What did you buy at the flea market? Just a {product}, nothing else.
The {product}, which had been bought only a week before, fell apart.
We hereby confirm your order of a {product} and thank you for it.
Having saved up for ages, she finally treated herself to a {product}.
The thing that sold best at the fair was a {product}.
The receipt in my pocket is for a {product} and nothing more.
If the {product} is not to your liking, just send it back to us.
It says on the box that this {product} must not get wet.
My grandfather was given a {product} on his retirement.
A {product} has been put aside for you at the counter.
The seller swore that the {product} had never been used.
When I unpacked the parcel, the {product} had a dent in it.
The auctioneer held up a {product} and waited for a bid.
ngl this {product} is the best thing i ever bought
{product} of good quality wanted, must be in working order.
Is there any chance that you could exchange the {product} for a bigger one?
Our warehouse informs us that the {product} will be back on the shelves soon.
Never again will I order a {product} without reading the reviews.
Goods: {product}
Name of the product: {product}
Name of the article: {product}
Order: a {product}
Purchase: a {product}
Ordered item: {product}
For sale: a {product}
The product is a {product}.
The product is called {product}.
The thing I bought is a {product}.
We bought a {product}.
He bought a new {product}.
They bought a {product}.
She ordered a {product}.
He ordered a {product} online.
I ordered a {product}.
I would like a {product}.
I want to buy a {product}.
I need a {product}.
We sell a {product}.
He sold his {product}.
He sold me a {product}.
She paid for a {product}.
She picked a {product} from the shop shelf.
She chose a {product} from the catalogue.
He got a {product} at the shop.
We got ourselves a {product}.
We sent the customer a {product}.
We shipped a {product}.
We delivered a {product}.
We have a {product} in stock.
The {product} is in stock.
The {product} is sold out.
The {product} was delivered.
The {product} has arrived.
The {product} from your order is on its way.
The {product} is new.
The {product} I bought is broken.
The {product} is for sale.
Your {product} is ready for collection at the shop.
Thank you for buying a {product}.
A {product} was sold.
A {product} was delivered.
A {product} is in the parcel.
What did you buy? A {product}.
Which article? The {product}.
In the basket: a {product}
I want to return the {product}.
""",
    "model": """
On the type plate you can read the model name, {model}.
The newest device in the range is the {model}.
Which model do you have? The {model}, bought last year.
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
Thank you for choosing the {model} as your new appliance.
Our engineer took the {model} apart and found a loose wire.
The warranty on my {model} ran out last week, typically.
Before plugging in the {model} for the first time, remove the transport screws.
Does anyone know whether the {model} takes ordinary batteries?
Reviewers praise the {model} for its quiet motor and sturdy casing.
The lab has put in a request for a second {model} because the first is always busy.
Spare parts for a {model} are hard to come by nowadays.
I dropped my {model} down the stairs and, amazingly, the device still runs.
Recall: owners of the {model} should return the unit to their dealer.
With the {model} the manufacturer hopes to win back lost ground.
The sticker under the lid identifies the machine as a {model} built for export.
Hold the reset key of the {model} down until the lamp blinks.
They traded in their old scanner for a {model} last week.
Equipment in room: {model}, one power cable, no remote
The {model} has been discontinued by [company], so the price has dropped.
Compared with the rival machine, the {model} runs cooler.
Which printer do we order? The {model}, please, the office liked that one best.
In the advert the {model} is shown without its stand.
"Nothing beats the {model} when it comes to battery life," the salesman insisted.
my {model} is making that weird humming noise again, send help
The device found at the scene, a {model} with a cracked screen, belonged to the victim.
Firmware [code] may only be installed on the {model} and on no other unit.
It was a {model} we had on loan, not one of our own machines.
Model designation {model} – 230 volts – made under licence
Unscrew the back plate of the {model} to get at the fuse.
The model known as {model} was unveiled at the trade fair.
If you own a {model} and it beeps, the filter wants changing.
Two technicians carried the {model} in and set it up beside the window.
To register your {model} simply type in the serial number.
The helpdesk asked what device I had, and I told them a {model} from the first batch.
Nowhere in the leaflet is the {model} said to be waterproof.
The printer is the {model}.
I bought the {model} as my new phone.
Model name: {model}
My phone is a {model}.
The {model} is a device we no longer stock.
The {model} won't turn on.
Manual for the {model}
Which model? The {model}.
Do you sell the camera model {model}?
The {model} is broken.
Spare part for {model}
Same as the {model}, but red
Our router is a {model}.
I'd like the {model} as my next laptop.
The {model} comes with a charger.
Battery for the {model}
Type plate reads {model}
The {model} has been discontinued.
Does the cable fit the {model}?
Repair of one {model}
Test report on the device {model}
The new {model} is faster.
My old {model} still works.
Review of the {model}: quiet motor, poor screen
Plug in the {model}.
Driver for the {model}
Model number on the back: {model}
The {model} is our best-selling device.
Unit: {model}, grey
Old copier replaced by the newer {model}
The {model} makes a strange noise.
Restart the {model}.
Equipment used: {model}
I'm saving up for the {model}, the one with the big screen.
Instructions apply to the {model}.
The {model} needs new ink.
Switch the {model} off first
Warranty card, model {model}
On the underside of the device you will find the model name, {model}.
Of all the machines we compared, the {model} used the least power.
The camera, a {model}, was stolen from the car.
If the red light on your {model} flashes, the filter must be cleaned.
What kind of device have you got? It's a {model}.
The technician said that the {model} could no longer be repaired.
The successor to it is the model {model}, which is lighter.
anyone else having trouble with the {model}? mine keeps freezing
{model} is the name of the model printed on the box.
The device described in these instructions is the {model}.
My neighbour has a {model} as well and says the device is great.
The cheaper version lacks a screen, so we recommend the {model}.
For the kitchen we ordered the model {model} in stainless steel.
The {model}, launched this spring, is the smallest in the range.
Owners of the {model} report that the fan is rather loud.
The shop assistant showed me how the {model} is switched on.
Having dropped my {model} into the bath, I need a replacement.
Before using the {model} for the first time, charge it fully.
Name of device: {model}
Equipment: {model}
Appliance: {model}
Unit: {model}
Product model: {model}
Phone model: {model}
Gadget: {model}
Instructions for the {model}
Spare parts for the {model}
The charger works with the {model}
{model} is the model.
{model} is the device.
{model} is the name of the device.
{model} is the model we use.
{model} is what the machine is called.
{model} is printed on the device as its model name.
{model} is the type.
The {model} works fine.
The {model} does not start.
The {model} was repaired.
The {model} is a good machine.
The {model} is plugged in.
The {model} needs a new cable.
The {model} got too hot.
The model is called {model}.
The model name is {model}.
The device is a {model}.
The device is the {model}.
The machine is called {model}.
The appliance is a {model}.
The unit is a {model}.
The gadget is called {model}.
The type is {model}.
The copier is the {model}.
It is the model {model}.
I bought the model {model}.
I have a {model} and it prints well.
I own the {model}, a solid camera.
I use a {model}.
My device is a {model}.
My {model} has stopped working.
We use the {model} as our scanner.
We have the model {model}.
He switched on the {model}.
She turned off the {model}.
They repaired the {model}.
Our machine is the {model}.
Read the manual of the {model}.
Which model? {model}
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
I have to write an essay on {topic} before the holidays.
Not politics but {topic} was the matter under discussion.
If {topic} is your subject, you will enjoy it.
The chapter covers {topic} in great detail.
Thoughts on {topic}: a few remarks on a wide subject.
Latest news in the category {topic}.
Our speaker tonight will say a few things regarding {topic} and then take questions.
Could we drop {topic} and talk about something else for once?
Every lecture on {topic} was packed to the last row.
He can bore you with {topic} for hours if you let him.
The minutes show that {topic} came up again as the main point of the meeting.
Readers' letters about {topic} have been pouring in since [date].
A podcast devoted to {topic} starts next week.
When {topic} was mentioned, the whole table fell silent.
Looking for books on {topic} that a child can follow.
I've chosen {topic} for my dissertation because nobody else is writing about it.
Chapter one deals mainly with {topic} and only in passing with its history.
You asked what the meeting was about: {topic} from beginning to end.
The professor's pet subject, {topic}, fills three shelves of the library.
Thread: {topic} – please stay on subject
What the two of them were arguing about was {topic} rather than money.
The documentary explores {topic} through the eyes of a beginner.
Next month's issue puts {topic} on the cover and in the leading article.
so the group chat is all about {topic} now and I can't keep up
Parliament debated {topic} late into the night.
In her column, [person] tackles {topic} with a good deal of wit.
Questions concerning {topic} should be sent to the editor.
Having heard so much on {topic} already, I skipped the talk.
Workshop two looks at {topic} in practice; bring a pencil.
There is more to {topic} than this short paper can show.
Under the heading "our subject this week" stood {topic} in capital letters.
The examiners set an essay question on {topic} that surprised everyone.
With regard to {topic} the committee has formed no opinion.
From {topic} the conversation never strayed all evening.
Interested in {topic}? Then this evening class is for you.
The exhibition takes {topic} as its theme and fills three floors.
To the radio programme on {topic} more than a hundred listeners phoned in.
Let me turn to {topic}, which is what this letter is really about.
It's about {topic}.
a talk on {topic}
Let's talk about {topic}.
The book deals with {topic}.
a lecture about {topic}
We discussed {topic}.
She's writing about {topic}.
Questions about {topic}
What's it about? {topic}.
A podcast on {topic}
I'm reading up on {topic}.
Discussion of {topic}
The film is about {topic}.
An essay on {topic}
Today's topic is {topic}.
Introduction to {topic}
He gave a speech on {topic}.
The article looks at {topic}.
Agenda item: {topic}
We argued over {topic}.
Course on {topic}
They were chatting about {topic}.
{topic} was the main subject.
The thesis treats {topic}.
Everything about {topic}
Theme of the evening: {topic}
A documentary about {topic}
I know nothing about {topic}.
Notes on {topic}
Her research is on {topic}.
{topic} came up at dinner.
Subject keyword: {topic}
Chapter on {topic}
not {topic} again, change the subject!
{topic} is what the blog is about.
The quiz was all about {topic}.
The speaker began by saying a few words about {topic}.
Next week's seminar will be devoted to {topic}.
The conversation soon turned to {topic}, as it always does with them.
What will the lecture be about? About {topic}, as far as I know.
{topic} is a subject on which everyone has an opinion.
The committee was asked to write a report on {topic}.
It is {topic} that the whole magazine is about this month.
In her latest work the author takes {topic} as her theme.
Whoever is interested in {topic} should read this book.
The panel spoke at length about {topic} and forgot everything else.
My letter concerns {topic}, a matter close to my heart.
He can talk for hours about {topic} without getting bored.
The museum has put on an exhibition that deals with {topic}.
The students chose {topic} as the topic of their presentation.
dude the whole meeting was about {topic}, i nearly fell asleep
Anyone wishing to learn more about {topic} is invited to the reading.
On the subject of {topic} the minister had nothing to say.
Among the questions raised by the audience, most had to do with {topic}.
The radio programme about {topic} drew letters from many listeners.
This forum is for posts on {topic}; everything else will be deleted.
About: {topic}
On {topic}: some remarks
Concerning {topic}
Regarding {topic}
On the subject of {topic}
On the topic of {topic}
All about {topic}
Thoughts on {topic}
A talk about {topic}
A lecture on {topic}
A book about {topic}
A book on {topic}
An article about {topic}
A film about {topic}
A course on {topic}
A report on {topic}
A question about {topic}
The topic was {topic}.
It is all about {topic}.
It is concerned with {topic}.
Its subject is {topic}.
It touches on {topic}.
It covers {topic}.
It looks at {topic}.
The book is about {topic}.
The talk is about {topic}.
The talk is on {topic}.
The article is on {topic}.
The meeting is about {topic}.
We talked about {topic}.
We are discussing {topic}.
We will speak about {topic}.
She speaks about {topic}.
He wrote about {topic}.
He gave a talk on {topic}.
They argued about {topic}.
They chatted about {topic}.
I want to talk about {topic}.
I have a question about {topic}.
{topic} is the topic.
{topic} is what it is about.
{topic} was discussed.
What is it about? {topic}.
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
The play, whose title is {title}, opens soon.
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
Critics have hailed {title} as the best novel of the decade.
Is "{title}" the one with the sad ending, or am I mixing up my books?
The manuscript lay in a drawer for years before it appeared as {title} in paperback.
My book club is halfway through "{title}" and half of us hate it.
The producers changed the name of the film to {title} a week before the premiere.
The library reminds you that {title} was due back on [date].
We sang {title} as the opening song and the audience joined in.
A first edition of {title} fetched [money] at auction.
Under the name {title} the poem was passed from hand to hand.
Now showing on screen two: {title}, subtitles available
[person] wrote the novel {title} in a rented room with no heating.
The essay, headed {title}, takes up the whole back page.
Tonight's feature, {title}, is not suitable for young children.
Have you a copy of "{title}" in large print for my grandmother?
The composer crossed out the old name and pencilled {title} above the first bar.
The picture, which the painter named {title}, shows an empty street.
From the box of second-hand books he fished out {title} and began to read.
If you search for {title} in our catalogue, the audiobook turns up too.
The curtain falls on "{title}" for the last time this Saturday.
title page: {title}, third printing, with woodcuts
They translated the story as {title}, which is not quite what the original says.
Newspapers ran the piece with {title} as its headline.
Although {title} is a slim book, it took her ten years to write.
omg "{title}" made me cry, read it, seriously
The radio play {title} goes out on [weekday] evening.
What name did the author give to her memoirs? {title}, after a line in a hymn.
An opera by the name of {title} is being rehearsed next door.
Nothing he wrote afterwards sold as well as "{title}" did.
The blurb describes {title} as a thriller for rainy evenings.
"I shall call the story {title}," she said, "and that is that."
Ask for "{title}" at any good bookshop.
The article has been retitled {title} at the request of the editor.
I'm reading {title}.
Have you read {title}?
The film {title} made me cry.
A novel entitled {title}
{title} is a great read.
Book title: {title}
We saw {title} at the cinema.
The song is {title}.
{title} became a bestseller.
Called {title}, with a blue cover
Who wrote {title}?
The play {title} opens tonight.
{title} is out in paperback.
A poem titled {title}
I borrowed {title} from the library.
Now showing: {title}
The album is called {title}.
{title}, a novel
The author of {title} lives abroad.
My favourite book is {title}.
Reading list: {title}
We read {title} at school.
The story is named {title}.
{title} won a literary prize.
Chapter heading: {title}
A copy of {title}, well thumbed
The article {title} caused a stir.
Next month's book: {title}
I couldn't put {title} down.
{title} was made into a film.
Track on repeat: {title}
Oil painting, with the title {title}
His first novel was {title}.
The series is called {title}.
She gave me {title} to read.
The lecture has the title {title}.
Review of the book {title}
On the cover, in gold letters, stood the title {title}.
The critics tore {title} to pieces, but readers loved the book.
It took her years to write {title}, and it shows on every page.
The publisher wanted another title, but the author insisted on {title}.
What's that book called? {title}, and it's really funny.
Under the title {title} the diaries of the explorer have been published.
{title} was the name the composer gave to the piece.
omg you have to read {title}, the ending is crazy
The orchestra will perform a work entitled {title}.
The exhibition bears the title {title} and shows early photographs.
Borrowed from the library and never returned: {title}
Translated into many languages, {title} is read all over the world.
The librarian looked up {title} in the catalogue, but it was out on loan.
For the book club we have chosen {title}, so please read it.
The thesis, which carries the title {title}, was printed last year.
In the last scene of {title} the hero walks off into the snow.
Children like to have {title} read to them at bedtime.
The magazine printed an extract from {title} before the book came out.
Titled {title}
Called {title}
Heading: {title}
Name of the book: {title}
Name of the film: {title}
Book: {title}
Film: {title}
Song: {title}
Work: {title}
Title of the work: {title}
With the title {title}
A book called {title}
A film called {title}
A song named {title}
{title} is the title.
{title} is what it is called.
{title} is the name of the book.
{title} is the heading.
{title} is the headline.
{title} is a good title.
{title} is on the cover as the book's name.
{title} is a great book.
{title} is the name of the song.
{title} stands at the top as the heading.
{title} came out as a book.
The title reads {title}.
The title says {title}.
The title of it is {title}.
The book bears the title {title}.
The book is entitled {title}.
The film has the title {title}.
The play is called {title}.
The poem is named {title}.
The story is called {title}.
The article is headed {title}.
The article is entitled {title}.
The heading reads {title}.
The headline is {title}.
The cover gives the title as {title}.
The work is called {title}.
The picture has the title {title}.
It is titled {title}.
It is entitled {title}.
It is named {title}.
It bears the title {title}.
It goes by the title {title}.
It appeared as {title}.
She called her book {title}.
He wrote {title}.
I am reading {title}.
We watched {title}.
They gave it the title {title}.
What is it called? {title}
""",
    "event": """
The club is putting on a {event}, and everyone is welcome.
On [weekday] a {event} will be held in the old barn.
What kind of event is it? A {event}, free of charge.
hey, fancy coming along to the {event} with us?
The {event} had to be called off because of the storm.
We would be delighted to see you at our {event}.
Tickets for the {event} are sold out.
Kind of event – {event} – open to all
Nobody turned up at the {event} because of the weather.
Preparations for the {event} are well under way.
The {event}, our biggest event of the year, begins at [time].
It is a {event} that we are preparing for.
The school has announced a {event} for next month.
As every autumn, a {event} is on the programme.
Helpers for the {event} are still wanted.
A {event} has been scheduled for [date].
It is a {event}, no more and no less, that the invitation is for.
If you would like to take part in the {event}, sign up now.
Having attended the {event}, they went home happy.
The organisers expect a large crowd at the {event}.
Save the date: we are hosting a {event}!
The type of event listed in the calendar is {event}.
Roads around the church will be closed during the {event} on [weekday].
Would you mind bringing a cake to the {event} we are giving for Granny?
The parish council has approved a {event} on the village green.
Rain or shine, the {event} goes ahead as announced.
We met at a {event} that neither of us had wanted to attend.
Bring your own chairs to the {event}, as the hall has none.
In the local paper there's a notice about a {event} in aid of the lifeboat.
Our annual {event} fell through for want of volunteers.
Stewards are needed for the {event} next weekend; ring [phone].
Thanks to everyone who made the {event} such a success.
RSVP for the {event} by return of post, please.
so are we dressing up for the {event} or what
What has been laid on for the visitors is a {event} with live music.
Doors open an hour before the {event} begins.
Kindly note that the {event} has been moved indoors.
Photos taken at the {event} can be seen in the town hall.
Noise complaints after the {event} kept the police busy till [time].
The students got up a {event} to raise money for new desks.
Would-be exhibitors should register for the {event} before it is too late.
Every spring a {event} brings the whole valley together.
Forthcoming: {event} (admission free, dogs welcome)
It was during the {event} that the lights went out.
A good {event} stands or falls with its helpers.
The mayor opened the {event} with a short speech.
By popular demand the {event} is to be repeated next year.
Poster text: {event}, all ages, bring a friend
They're throwing a {event} in honour of the retiring headmaster.
Far from being a quiet get-together, it was a {event} with hundreds of people.
Because of the {event} the buses will be running late tonight.
Sponsor of this year's {event} is [company], as before.
I had marked the {event} in my calendar but completely forgot to go.
After weeks of planning, the {event} was over in an afternoon.
We're having a {event}.
Join us for a {event}
There's a {event} on tonight.
a {event} for the whole family
The {event} was great fun.
You're invited to a {event}.
Are you going to the {event}?
The {event} has been cancelled.
Invitation to a {event}
The {event} is sold out.
We're planning a {event}.
Tickets for the {event}
The school is holding a {event}.
A {event} is coming up.
How was the {event}?
The {event} starts soon.
I can't make it to the {event}.
The club is organising a {event}.
The {event} got rained off.
Our yearly {event}
Who's coming to the {event}?
They threw a {event}.
Save the date for our {event}
The {event} went well.
Helpers needed for a {event}
The {event} has been postponed.
We met at a {event}.
Hosting a {event} next week
What's on? A {event}.
{event}, admission free, all welcome
The town is putting on a {event}.
{event} in the park, bring a friend
She's throwing a {event} at her place.
Photos from the {event}
Programme: {event}, then drinks
The parish invites young and old to a {event} in the garden.
In aid of the hospital a {event} will take place.
What are you up to at the weekend? We're off to a {event}.
Because of the storm the {event} had to be called off.
The highlight of the season is without doubt the {event}.
It was at a {event} that my grandparents first met.
The council has given permission for a {event} to be held on the green.
Would you like to come along to the {event} with me?
A {event}, organised by the pupils themselves, raised money for the library.
For the anniversary of the club the members wanted a {event}.
The organisers regret that the {event} will not go ahead as planned.
After the {event} everyone helped to stack the chairs.
Whether there will be a {event} this year is still uncertain.
My neighbour talked me into going to a {event}, and I enjoyed it.
guys the {event} is happening after all, who's in
Entry to the {event} is free for children.
The kind of event we have in mind is a {event}.
Anyone who would like to take part in the {event} should sign up.
We are pleased to announce that our firm will be hosting a {event}.
On the opening day, visitors can attend a {event}.
What: {event}
On today: {event}
Coming up: a {event}
Next event: {event}
The event is a {event}.
The occasion: a {event}
It was a {event}.
It will be a big {event}.
There is a {event}.
There was a {event}.
There is going to be a {event}.
We are having a {event}.
We are holding a {event}.
We hold a {event}.
We held a {event}.
We are planning a {event}.
We plan a {event}.
We organise a {event}.
We are giving a {event}.
We are hosting a {event}.
You are invited to a {event}.
You are welcome at our {event}.
Come to the {event}!
Come along to the {event}.
Please join our {event}.
An invitation to the {event}
Programme for the {event}
They went to a {event}.
They held a {event}.
They put on a {event}.
She is going to a {event}.
I was at a {event}.
I am going to the {event}.
Will you come to the {event}?
Are you coming to the {event}?
Guests at the {event} had fun.
The {event} takes place soon.
The {event} took place.
The {event} is on.
The {event} was a success.
The {event} was cancelled.
The {event} was put off.
The {event} is open to all.
A {event} is taking place.
A {event} takes place here.
A {event} is being held.
What is happening? A {event}.
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
Traffic came to a standstill when a {animal} wandered on to the motorway.
Dad says we may have a {animal} provided that we clean up after it.
A farmer reported that a {animal} had been prowling around his barn.
The stray, a {animal} with a torn ear, was handed in at [time].
Have you ever tried to give a {animal} a bath?
Firefighters freed a {animal} from a drainpipe this morning.
My daughter named her {animal} after a pop star.
With its young in its mouth, the {animal} slipped into the undergrowth.
Do not feed the {animal}, however hungry it looks.
The zoo announces the birth of a {animal}, mother and baby doing well.
Tracks in the snow showed where the {animal} had crossed the field.
In the vet's waiting room sat a boy holding a {animal} on his lap.
Missing since [date]: our {animal}, answers to its name, shy with strangers
The circus used to travel with a {animal} that could count.
At dusk you may hear the {animal} calling from the far bank.
Someone dumped a {animal} in a cardboard box outside the shelter.
A {animal} makes a poor pet, the leaflet warns.
"That's no dog, that's a {animal}!" shouted the postman.
From behind the hedge a {animal} stared at us, then bolted.
lol a {animal} just stole my sandwich
The gamekeeper spotted the {animal} through his binoculars.
What bit the child was a {animal} that had been kept illegally.
Patient: {animal}, female, limping on the left hind leg
She has bred the {animal} for show purposes since her teens.
Our class is doing a project on the {animal} and how it brings up its young.
Neighbours complained that the {animal} next door howled all night.
The keeper was hosing down the {animal} when the gate blew open.
Only one creature on the ark was seasick, and that was the {animal} in the corner.
Its fur, its paws and its teeth tell you that a {animal} was here.
To transport a {animal} by rail you need a proper cage.
I dreamt that a {animal} was sleeping at the foot of my bed.
On the farm [person] looks after a tame {animal} as well as the fields.
I saw a {animal} in the wild.
The vet treated a {animal}.
We keep a {animal} in a hutch.
A {animal} crossed the road.
There's a {animal} in the garden, digging holes.
The {animal} ran away.
A {animal} bit me.
Lost: a {animal}, very shy
We spotted a {animal} by the river.
The {animal} is sleeping.
The zoo has a new {animal}.
Feeding the {animal}
She owns a {animal} and feeds it twice a day.
The {animal} laid an egg.
A young {animal} was born.
Cage of the {animal}
Which animal? A {animal}.
A wild {animal} came closer.
Beware of the {animal}, it bites!
The {animal} is an endangered animal.
He photographed a {animal} in its burrow.
Tracks of a {animal}
The {animal} needs water.
A tame {animal} sat on his arm.
Can a {animal} swim?
The {animal} got out of its cage.
Sighting: {animal}, near the lake
A {animal} makes a funny pet.
The {animal} growled at us.
An injured {animal} was brought in.
Do you like the {animal} in that cage?
The hunter shot a {animal}.
A {animal} with its young
The {animal} has shed its fur.
Animal found: {animal}
I drew an animal, a {animal} to be exact
The kids want a {animal} as a pet
The keeper opened the gate and the {animal} trotted out.
In the wild a {animal} lives much longer than in a zoo.
The children gathered around the fence to stroke the {animal}.
The animal we heard in the night turned out to be a {animal}.
What was that in the bushes? A {animal}, I'm quite sure.
Rangers have counted every {animal} in the national park.
Of all the animals at the farm, the {animal} was the tamest.
omg there's a {animal} on my balcony, what do I do?
The biologist has spent her life studying the {animal} and its habits.
A {animal} that had lost its mother was raised on the bottle.
Under the law, the {animal} is a protected species and may not be hunted.
While driving home we nearly ran over a {animal}.
The footprints in the snow were left by a {animal}, the ranger says.
What does a {animal} eat, the boy asked the zookeeper.
The {animal}, though hungry, would not come near the trap.
At dusk the cry of a {animal} could be heard from the forest.
The vet says that the {animal} has to be kept warm.
The park warden told us never to turn your back on a {animal}.
Kind of pet: {animal}
Creature: {animal}
Pet: {animal}
Type of animal: {animal}
Animal kept: {animal}
Animal seen: {animal}
Lost pet: a {animal}
Found: one {animal}, tame
An animal, namely a {animal}
{animal} is the animal.
{animal} is the species.
{animal} is the kind of animal.
A {animal} is an animal.
A {animal} is our pet.
A {animal} lives there in its den.
A {animal} lives in the barn.
A {animal} was seen grazing.
A {animal} ran across the road.
A {animal} sat on the fence.
A {animal} ate the food.
A {animal} got out of its cage.
A {animal} needs a new home.
The {animal} is hungry.
The {animal} was fed.
The {animal} drinks water.
The {animal} bit the keeper.
The {animal} is a lovely creature.
The {animal} was vaccinated.
The animal is called a {animal}.
The animal was a {animal}.
The species is {animal}.
The zoo has a {animal}.
The farmer keeps a {animal}.
The cage holds a {animal}.
The vet treated the {animal}.
The keeper feeds the {animal}.
The child stroked the {animal}.
In the zoo there is a {animal}.
On the farm lives a {animal}.
It was a {animal} that we saw at the zoo.
The creature looks like a {animal}.
I have a {animal} as a pet.
I feed the {animal}.
At home we have a {animal} that needs feeding.
We watched a {animal} catch its prey.
Our pet is a {animal}.
She keeps a {animal}.
The pet he owns is a {animal}.
They bought a {animal} as a pet.
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
The suspect was last seen wearing a {color} jacket and dark glasses.
Could I have the same jumper in {color} instead?
Grandma knitted a {color} scarf so long that it reached the floor.
We had ordered curtains in {color} but received a different shade.
A {color} van was parked across the drive at [time].
Mix the two paints until you get {color} and stir well.
Every cupboard door was sprayed {color} by the previous tenants.
His face went {color} when he heard the news.
The bridesmaids will be dressed in {color} from head to toe.
She couldn't decide between two colours and settled for {color} in the end.
Look for the {color} door with the brass knocker; that's us.
The walls used to be plain but are now {color} throughout.
As its hue the designers picked {color} because it calms people.
Your new bicycle comes in {color} as standard.
Leaves turn {color} in autumn and drop by [date].
What shade are you painting the nursery? Something like {color}, I think.
the cat knocked the {color} paint over the carpet, help
Team shirts this season are {color} with a round collar.
Only a {color} dot in the corner marks the forgery.
Cover: cloth, {color}, slightly faded on the spine
Against the snow the {color} flag stood out for miles.
The label promised another shade, yet the trousers were {color} when I unpacked them.
By candlelight the liquid looks {color} rather than clear.
To match the tiles, the grout has been tinted {color} as well.
It's {color} I want for the front gate, so don't let them talk you into anything else.
On the form, hair colour was given as {color} and height left blank.
The lamp glows {color} as soon as the battery is full.
Paint code [code], better known as {color} among car lovers
Nobody but a clown would wear {color} shoes to a funeral.
Once dry, the glaze becomes {color} and hard as stone.
With {color} as the main colour the poster catches the eye.
They repainted the boat {color} over the weekend.
It's {color}.
I'd like it in {color}.
The walls are {color}.
We painted it {color}.
Available in {color}
The door is {color}.
{color} is my favourite colour.
She wore {color}.
Paint it {color}!
The car is {color}.
Do you have it in {color}?
dyed {color}
Her dress was {color}.
{color} suits you.
What colour? {color}.
Shade: {color}
The sky turned {color}.
The curtains are {color}.
Same one but in {color}
Finish: {color}, matt
His eyes are {color}.
The fence needs a coat of {color}.
The house is painted {color}.
Her hair is {color} now.
Yarn in {color}
The roof is {color}.
Comes in {color} only
The bathroom tiles are {color}.
They only had {color} left.
I prefer {color} to any other colour.
The label is {color}.
Ink colour: {color}
The leaves went {color}.
lol she dyed her hair {color}
Everything in her room is {color}.
{color} with little dots
The colour chosen for the front of the house is {color}.
For the kitchen we have settled on {color}, a shade that goes with everything.
Which colour do you want for the hallway? {color} would be nice.
The police are looking for a van that is {color} in colour.
Do you think {color} goes well with my skin tone?
Although I had ordered another colour, the one that came was {color}.
The petals, {color} at first, fade in the sun.
According to the dress code everyone has to come in {color}.
It was painted {color} all over, even the window frames.
The flag is {color} with a star in the middle.
In the catalogue the colour of the fabric is given as {color}.
When she blushes, her face goes {color}.
The bird can be recognised by its {color} feathers.
He mixed his paints until he had got {color} just right.
honestly {color} is such an ugly colour for a sofa
The doors, which used to look dull, are now {color}.
Light of a {color} hue shone through the stained glass.
Please let us know whether you would take it in {color}, as that is the only colour in stock.
On the map the woods are shown in {color}.
Nothing but {color} will do for the colour of the bridal bouquet.
Tone: {color}
Finish: {color}
Paint: {color}
Comes in {color}
Painted {color}
Colour of the item: {color}
Colour wanted: {color}
The color is {color}.
The colour was {color}.
The tone is {color}.
The shade I like is {color}.
My favourite colour is {color}.
Her favourite colour is {color}.
It is all {color}.
It is {color} in colour.
It was {color}.
It is painted {color}.
It is available in {color}.
It shines {color}.
It turned {color}.
It should be {color}.
It must be {color}.
It has a {color} tone.
It has a {color} finish.
I want it in {color}.
I want it {color}.
I would like it in {color}.
I took it in {color}.
I like {color} best.
She picked {color}.
She wants it in {color}.
He ordered it in {color}.
He painted it {color}.
We have it in {color}.
We dyed it {color}.
They coloured it {color}.
In {color}, please.
The outside is {color}.
The inside is {color}.
{color} is the colour.
{color} is the shade.
{color} suits it well.
{color} was chosen as the colour.
What colour is it? {color}.
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
Archaeologists say the figurine was carved from {material} some time in the Bronze Age.
Is the table top solid {material} or only veneer?
For the handles we switched to {material} because customers complained of splinters.
The bowl is turned from a single lump of {material} and oiled by hand.
Do not iron: this garment contains {material} that may shrink.
My grandfather built the model ships entirely of {material}, without a nail.
A roof of {material} will outlast us all.
Instead of the usual wood, {material} was chosen for the window frames.
The label sewn into the collar mentions {material} as the only fibre.
What's your new watch strap made from? Mine is {material} with a fancy buckle.
They melted down scraps of {material} to cast the bell.
Sheets of {material} were delivered to [company] for the making of the panels.
The sculptor prefers {material} over everything else and orders it by the lorryload.
Body: {material}; lid: same; hand wash only
Being of {material} throughout, the chair weighs next to nothing.
Wrapped in a shell of {material} the clock survived the fall.
the sofa's made of {material} btw, so keep the cat off it
The customs form gives "{material}" under "substance".
The walls, which the architect wanted built in {material} from the start, are up.
Items manufactured from {material} are recyclable.
Nothing but {material} went into the mould.
Would a box in {material} be strong enough for the tools?
Both the seat and the back are upholstered in {material} from [city].
Knock on it and you hear at once that it's {material} underneath the paint.
The museum's oldest mask consists of {material} with traces of paint.
The goblet isn't glass at all; the stuff it's made of is {material}.
They use {material} as the raw material for everything they produce here.
Woven out of {material}, the basket is light enough for a child.
The restorer replaced the rotten part with new {material} of the same grain.
It comes in {material} only, the other fabric having been discontinued.
At [money] the version in {material} is the dearest of the range.
Lined with {material} on the inside, the case protects the instrument.
It's made of {material}.
Made from {material}
A ring of {material}
The table is made of {material}.
Is it {material} or just an imitation?
What's it made of? {material}.
The case is {material}.
Cover: {material}
Pure {material}, no plastic
A box made of {material}
We make it using only {material}.
The stuff looks like {material}.
Handle in {material}
The floor is {material}.
Outside {material}, inside lined
Material used: {material}
The statue is carved from {material}.
{material} throughout
It feels like {material}.
The roof is covered in {material}.
Frame material: {material}
Composition: {material}
I like {material} better than any other stuff to work with.
The sign is made of {material}.
Do you have one made of {material}?
Surface: {material}
The lid is {material}.
We built it out of {material}.
Body of the lamp: {material}
The bag is made entirely of {material}.
A bowl turned from {material}
Handmade from {material}
It isn't plastic, it's {material}.
Made in {material} only
The pipe is {material}.
Made out of real {material}
Base {material}, top painted
You can tell it's {material}.
The best material is {material}.
Sculpted in {material} by hand
The buttons are of {material}
For the outer shell the engineers chose {material} because it lasts.
Since {material} does not rust, the gate was made of it.
The chair, which is made of {material}, can stay outdoors in the rain.
Only {material} was used in making this instrument.
What material is the bracelet made from? From {material}, sir.
The craftsman works exclusively with {material}, as his father did.
{material} is what the entire front of the building is made of.
love the new shelf, it's made of {material} and looks so posh
The product is manufactured from {material} and is safe for children.
The old boat had been built of {material}, which is hard to find today.
Underneath the paint we discovered that the door was of {material}.
The sample sent to the laboratory was found to consist of {material}.
If it were made of anything but {material}, it would have broken.
The designer insisted that the handles be made of {material}.
As a material for the worktop we would recommend {material}.
Covered with a thin layer of {material}, the box is waterproof.
To clean parts made of {material}, use a soft cloth only.
In the showroom there is the same model in {material}.
Fabric: {material}
Cloth: {material}
Wholly of {material}, this one
All {material}, no other stuff in it
Pure {material}
Genuine {material}
Solid {material}
Consists of {material}
Raw material: {material}
Body: {material}
Built from {material}
Covered in {material}
Stuff used: {material}
{material} was used.
{material} is the material.
{material} is the fabric.
{material} is what it is made of.
{material} is the stuff it consists of.
{material} was used to make it.
{material} makes it strong.
{material} is what they built it from.
{material} feels good to the touch.
made of {material} all over
{material} is what we work with.
The material used is {material}.
The material is called {material}.
The fabric is called {material}.
The cloth is {material}.
The surface is {material}.
The frame is made of {material}.
The cover is of {material}.
The raw material is {material}.
The thing is made of {material}.
The thing consists of {material}.
The whole thing is {material}.
The parts are of {material}.
The outside is built of {material}.
The inside is lined with {material}.
The wall is built of {material}.
The coat is made of {material}.
It is made from {material}.
It is made out of {material}.
It is real {material}.
It is built of {material}.
It is pure {material}.
It was carved from {material}.
It was cut out of {material}.
It is covered with {material}.
They made it out of {material}.
They used {material} as material.
We built it from {material}.
I chose {material} to make it of.
What is it made of? {material}
""",
    "job": """
For a living, she works as a {job}.
After school he was trained to be a {job}.
What do you do for a living? I'm a {job}.
hey, I've got a new job, I'm a {job} now!
We are hiring a {job} to start at once.
Employed as a {job}, she earns a decent wage.
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
The witness, a {job} by trade, told the court what had happened.
Mum always hoped I'd end up as a {job} like my uncle.
The council is short of a {job} and has placed an advert in the paper.
Without training as a {job} you can't apply for this vacancy.
Under "profession" the passport states {job} and nothing more.
When did you decide to become a {job} rather than a teacher?
The defendant gave his occupation as {job} when asked by the judge.
My brother-in-law makes good money as a {job} in [city].
They have taken on a {job} to replace the one who retired.
Her first job was as a {job} on a cruise ship.
After a spell as a {job} she went back to university.
LinkedIn says he is now a {job} at [company].
For the post of {job} there were more than a hundred applicants.
The work of a {job} is badly paid but never dull.
I applied for the position of {job} and was turned down.
Obituary: a lifelong {job}, much missed by colleagues
Nobody in the village earned his bread as a {job} any more.
quit my desk job, training to be a {job} instead, wish me luck
In the evenings she teaches, but her day job is that of a {job} at the hospital.
My contract describes me as "{job}" although I mostly make coffee.
The agency supplied us with a {job} for the summer months.
What's your line of work? I'm employed as a {job} with the railway.
He has worn the uniform of a {job} since leaving school.
Our new colleague starts as a {job} on [weekday].
The guild admitted her as a {job} once she had passed the test.
[person] has been promoted to {job} as of next month.
By calling she is a {job}, though she rarely finds work.
To qualify as a {job} takes three years of study.
The family has produced a {job} in every generation, and he is the latest.
Situation vacant: {job}, part time, own tools an advantage
As the only {job} in the firm I never get a day off from work.
What he does to pay the rent is work as a {job} on night shifts.
I work as a {job}.
She's a {job}.
He is a {job} by trade.
{job} wanted
We're looking for a {job}.
My dad is a {job}.
I want to be a {job}.
She trained as a {job}.
Job title: {job}
Vacancy: {job}
He got a job as a {job}.
Working as a {job} is hard.
What do you do? I'm a {job}.
{job} with experience needed
In training as a {job}
I used to be a {job}.
He earns his living as a {job}.
Hiring: {job}
Former {job} seeks work
I'm a qualified {job}.
My cousin's a {job} now.
Apply now as a {job}
They took me on as a {job}.
Post: {job}, full time
By day he's a {job}.
Employed as a {job}
A {job} by profession
Career: {job}
My aunt retired as a {job}.
We need a {job} urgently.
Being a {job} is fun.
Line of work: {job}
Temp job as a {job}
She quit as a {job}.
Apprenticeship as a {job}
When I grow up, I want to work as a {job} like my mum.
After leaving school he went to the city and found work as a {job}.
The position of {job} will fall vacant at the end of the year.
What does your sister do for a living? She's a {job}, and a good one.
For years my grandmother worked as a {job} in a small town.
The advertisement in the paper said that the hotel was looking for a {job}.
{job} is the job I've always dreamt of.
Having lost her job as a {job}, she went back to college.
On the form I put {job} under occupation.
It isn't easy to make a living as a {job} these days.
The applicant was previously employed as a {job}, according to the CV.
As a {job} you have to get up early every day.
Nobody in the family expected that he would become a {job}.
The hospital has advertised for a {job} on a permanent contract.
so i'm a {job} now, who would have thought, first proper job
Before turning to music she had been earning her keep as a {job}.
The careers adviser told me that I would make a good {job}.
Anyone who wishes to be taken on as a {job} must sit an exam.
He gave up his career as a {job} to sail round the world.
Our firm has an opening for a {job} with a driving licence.
Post: {job}
Title at work: {job}
Trade: {job}
Wanted: a {job}
Hiring: a {job}
Work as a {job}
His job: {job}
Her profession: {job}
The job title is {job}.
The profession is {job}.
The occupation is {job}.
The position is {job}.
His trade is {job}.
His job title is {job}.
Her occupation is {job}.
By profession she is a {job}.
He works as a {job}.
He worked as a {job} for years.
He became a {job}.
He has a post as a {job}.
He was hired as a {job}.
She is a {job}.
She is a {job} by profession.
She wants to be a {job}.
She is training to be a {job}.
She makes a living as a {job}.
She applied for a job as a {job}.
She has been a {job} for years.
I am a {job}.
My job is {job}.
We are looking for a {job}.
We hired a {job}.
We seek a {job}.
They want to hire a {job}.
They took him on as a {job}.
Apply now for the post of {job}.
The work of a {job} is hard.
As a {job} she earns her bread.
As a {job} he works long days.
{job} is his job.
{job} is her profession.
What do you do? I am a {job}.
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
If you have {skill} among your skills, let us know.
Competent in {skill}, he finds work everywhere.
Her knowledge of {skill} helped her to get the position.
To do this work you have to be well versed in {skill}.
The interviewer tested my {skill} with a surprise exercise.
We can teach you the rest, but {skill} you must bring along yourself.
Evening classes have made her remarkably good at {skill} for a beginner.
Do you have any {skill} to offer, or shall we ask somebody else?
On my CV I listed {skill} among the things I do well.
The advert insists on {skill} and makes no mention of a degree.
Her reference praises her for {skill} above everything else.
An apprentice who lacks {skill} will struggle in this trade.
The ability most sought after by employers is {skill} these days.
Strong {skill} is a precondition for joining the team.
Colleagues come to him for {skill} because no one does it better.
Candidates without {skill} need not apply.
It was her {skill} that tipped the balance in her favour at the interview.
must-haves: {skill}, own car, flexible hours
To get on in this company you'll want {skill} more than charm.
He brushed up his {skill} before going for the job.
The certificate proves competence in {skill} at an advanced level.
I'd hire anyone who can show me real {skill} on a trial day.
What are you particularly good at? At {skill}, if I may say so.
so they want someone with {skill} and that's literally me
Training in {skill} will be given to those who don't have it yet, as the work demands it.
A gift for {skill} runs in the family.
She learned {skill} from her mother and now makes use of it at work.
Whoever takes over the desk ought to have a firm grasp of {skill} from day one.
Applicants are tested for {skill} on [date], so practise.
The team has plenty of enthusiasm; what it lacks is {skill} of any kind.
Minimum requirement – {skill} – certificate to be enclosed
In matters of {skill} nobody can hold a candle to her.
Our trainee is clumsy at {skill} but eager to improve.
The role calls for someone who excels at {skill} under pressure.
If asked about his greatest strength, he says {skill} without a moment's thought.
They rejected [person] for want of {skill} and picked another candidate.
You need to know {skill}.
Must be good at {skill}
Skills wanted: {skill}
I'm learning {skill}.
Experience in {skill} needed
Can you do {skill}?
Required skill: {skill}
He teaches {skill}.
Training in {skill}
{skill} is a must.
We're looking for someone with {skill}.
Proficient in {skill}
I've always been bad at {skill}.
Knowledge of {skill} is essential.
My strong point is {skill}.
Applicants should master {skill}.
A course in {skill} for those who want to master it
Key competence: {skill}
{skill} takes practice.
Good {skill} expected
The job calls for {skill}.
Expert in {skill} sought
{skill} would be a plus.
As a skill I can offer {skill}.
You should have {skill} for this job.
Certificate in {skill}
{skill} is beyond his abilities.
Basic {skill} is enough.
What must I know? {skill}.
She excels at {skill}.
Without {skill}, don't apply.
My best skill is {skill}.
We test applicants on {skill}.
Qualified in {skill}
{skill} can be learned.
Her gift for {skill} is rare
Brush up your {skill}
Whoever wants this job must prove that they have mastered {skill}.
The ideal candidate is experienced in {skill} and likes working in a team.
In the interview they mainly asked about my command of {skill}.
Nobody here knows as much about {skill} as our apprentice does.
What is the skill you lack? {skill}, to be honest.
Sound knowledge of {skill} is a condition for being hired.
After years of practice, {skill} comes easily to her.
they only want people who know {skill}, guess I'll have to learn it
The position demands {skill} above all.
{skill} is the ability that employers ask for most.
Although he had never been trained in {skill}, he picked it up quickly.
The workshop is meant for people who want to improve their {skill}.
Those without any knowledge of {skill} will be given lessons.
Among the qualifications listed in the advert, {skill} comes first.
Her CV mentions {skill} as her special ability.
You can't do this work unless you are at home in {skill}.
The master passed on to his pupils all he knew of {skill}.
Our company lacks staff who are competent in {skill}.
Skills: {skill}
Required: {skill}
Needed skill: {skill}
Knowledge of {skill}
Experience with {skill}
Know-how: {skill}
Good at {skill}
Trained in {skill}
Expert in {skill}
Specialist in {skill}
Competence: {skill}
Must have: {skill}
Looking for someone who knows {skill}.
{skill} is needed for the job.
{skill} is the skill.
{skill} is a skill you need.
{skill} is what she is good at.
{skill} is his strong point.
{skill} is what I do best.
{skill} is what we are looking for.
{skill} must be known.
{skill} can be learned here.
{skill} is expected of you.
{skill} is what I am trained in.
The skill is {skill}.
The skill we need is {skill}.
The skill is called {skill}.
The required skill is {skill}.
The job needs {skill}.
The job requires {skill}.
The job demands {skill}.
The work asks for {skill}.
The candidate must master {skill}.
You must know {skill}.
You must be good at {skill}.
You need to be skilled in {skill}.
You should be able to do {skill}.
You have to master {skill}.
I know {skill}.
I am good at {skill}.
I can do {skill}.
I learned {skill}.
I was trained in {skill}.
My skill is {skill}.
She knows {skill} well.
She is skilled in {skill}.
She is an expert in {skill}.
He is good at {skill}.
He masters {skill}.
He has a talent for {skill}.
They teach {skill}.
We need someone for {skill}.
We need someone skilled in {skill}.
What must one know? {skill}
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
Grandad burnt the {dish} because he was watching the football.
Could you send me your mother's recipe for {dish} when you have a moment?
We warmed up yesterday's {dish} and ate it out of the pan.
The jury at the cookery contest awarded first prize to a {dish} from [city].
There's still some {dish} in the fridge if you come home hungry.
What did the canteen serve today? Only {dish} again, I'm afraid.
Simmer the {dish} over a low heat and stir now and then.
Nobody cooks {dish} the way my aunt does.
For the potluck [person] is bringing {dish} in a big pot.
The chef sent out a {dish} that was far too salty.
My husband ordered the {dish} and complained about it all evening.
Allergic guests should avoid the {dish} as it contains nuts.
Serve the {dish} piping hot with a slice of bread.
The food critic called the {dish} a triumph of plain cooking.
tonight's tea: {dish}, nothing else
In the lunch box was {dish}, still warm.
I fancy {dish} for supper, how about you?
mmm the {dish} smells amazing, when are we eating
Leave the {dish} to cool before you cut it.
They feasted on {dish} until the plates were empty.
Chapter four tells you how to prepare {dish} without an oven.
It's {dish} that the children want to eat on their birthdays.
Among the things on the buffet, the {dish} went first.
Ingredients for {dish} should be bought fresh on the day you cook.
The restaurant is famous for its {dish} and little else.
At sea they lived on {dish}, meal after meal.
With the leftovers one can easily make {dish} the next day.
Set menu: {dish}, then coffee
The cook has taken {dish} off the menu because nobody orders it.
Once a week we eat {dish} in our kitchen.
For want of meat she cooked {dish} with whatever the garden gave.
Eating {dish} in bed leaves crumbs, said my grandmother.
We're having {dish} for tea tonight.
I'm making {dish}, so come hungry.
{dish} for dinner
What's cooking? {dish}.
Recipe for {dish}
I love eating {dish}.
Mum made {dish} for lunch.
I'll have the {dish}, please
How do you cook {dish}?
The {dish} was delicious.
Let's cook {dish}.
{dish}, serves a crowd
Lunch: {dish}
I'm hungry for {dish}.
The {dish} is too salty.
Main course: {dish}
We ate {dish}.
Who wants another helping of {dish}?
{dish} is my favourite food.
Leftover {dish} in the fridge
There's {dish} in the oven.
Grandma's {dish}, straight from the oven
Can you cook {dish}?
Starter: {dish}
The {dish} got burnt.
{dish}, homemade and tasty
Enjoy your meal: {dish}!
The chef recommends the {dish}.
Pass the {dish}, I want a second helping
We had {dish} for supper.
Taste the {dish}!
The canteen serves {dish} today.
fancy some {dish} for tea?
{dish}: season well and serve hot
Smells like {dish} cooking in here.
For tonight's guests the cook has prepared {dish}.
According to my grandmother, {dish} has to simmer for hours.
What shall we cook for the in-laws? I'd say {dish}, everyone likes it.
{dish}, which the region is famous for, is served on wooden plates.
The kitchen smelt wonderfully of {dish} when I came home.
If you have never tasted {dish}, you have missed something.
It was {dish} that the landlady put on the table in front of us.
Having run out of ideas, I ended up cooking {dish} again.
The waiter apologised that the {dish} was off.
My husband can cook only one thing, and that is {dish}.
In this cookery course you learn how {dish} is prepared.
After the hike we all sat down to {dish} in the inn.
Every family in the village has its own way of cooking {dish}.
The restaurant critic found the {dish} rather bland.
bro this {dish} slaps, gimme the recipe
Stir well, and your {dish} is ready to be served.
At my grandparents' house there was always {dish} for lunch after church.
Nothing warms you up in winter like a plate of {dish}.
The children refused to eat the {dish} because it looked odd.
Before serving the {dish}, sprinkle it with fresh herbs.
Meal: {dish}
Food: {dish}
Menu: {dish}
Recipe: {dish}
To eat today: {dish}
For lunch: {dish}
For supper: {dish}
Name of the dish: {dish}
The dish is called {dish}.
The meal is {dish}.
The main course is {dish}.
Dinner is {dish}.
Lunch is {dish}.
There is {dish} for lunch.
We eat {dish} today.
We are having {dish} to eat.
We had {dish} for dinner.
We cooked {dish}.
We are cooking {dish}.
We made {dish} in the kitchen.
We serve {dish}.
We ordered {dish} from the menu.
I cook {dish}.
I cooked {dish} for the family.
I ate {dish}.
I will eat the {dish}.
I ordered {dish} in the restaurant.
The cook makes good {dish}.
She is at the stove making {dish}.
The meal she prepared was {dish}.
He cooks {dish}.
He served us {dish}.
He wants {dish} for dinner.
They ate {dish}.
They served {dish}.
They have {dish} on the menu.
You can eat {dish} here.
How to make {dish}
How to cook {dish}
In the pot is {dish}.
On the plate was {dish}.
The chef recommends {dish}.
The {dish} tastes good.
{dish} is what we cook today.
{dish} is for dinner.
{dish} was served.
What is for dinner? {dish}.
What are we eating? {dish}.
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
Support has confirmed that the {component} is where things go wrong.
Could someone from the dev team have a look at the {component} before the demo?
I've filed a ticket against the {component} because it misbehaves.
Ever since the upgrade the {component} has been giving us grief.
Until the {component} is mended, customers must ring us up instead.
The tester got stuck in the {component} and couldn't go any further.
Release note: {component} repaired, rest unchanged
Our logs point to the {component} as the source of the crash.
While the rest is fine, the {component} isn't.
The hotfix touches the {component} and nothing else.
Developers suspect the {component} of causing the outage.
What's acting up this time? The {component}, same as last week.
Clicking around in the {component} brings up a blank page.
I can reproduce the bug every time I go to the {component} from the home screen.
The part we had to switch off is the {component} because of a security hole.
Regression in {component} since the last build
ugh the {component} is broken again, anyone else?
Complaints about the {component} have doubled since [date].
In the latest build the {component} fails its tests.
The {component}, unlike everything else in the app, refuses to load.
Label the issue "{component}" so that the right team picks it up.
We had no choice but to roll back the {component} to its previous state.
Faulty area of the program: {component} (seen by several users)
It's not your phone; the app's {component} is out of order at present.
A patch for the {component} should reach users by [weekday].
Engineers have narrowed the defect down to the {component} after a long night.
When I try to use the {component} my screen freezes.
The bug report names the {component} as the affected feature.
Whoever looks after the {component} should please fix this glitch.
Nobody has been able to use the {component} properly since the migration.
Something inside the {component} crashes under heavy load.
Because of a defect in the {component} our users are locked out.
The {component} is broken.
Problem with the {component}
The {component} doesn't work.
Bug in the {component}
{component} is down.
The {component} crashed.
The fault lies in the {component}.
Fix the {component}.
Error in: {component}
The {component} is too slow.
The {component} keeps failing.
Area affected: {component}
Something's wrong with the {component}.
Defect found in the {component}
The {component} shows nothing.
I can't open the {component}.
Faulty part: {component}
The {component} freezes.
{component}: not responding
Where's the bug? In the {component}.
The {component} is stuck.
Issue located in {component}
The {component} throws an error.
Module concerned: {component}
Trouble with the {component} again
The {component} is buggy.
Repair the {component} first.
The {component} won't load.
component={component} severity=high
The {component} stays blank.
Our {component} is acting up.
The {component} stopped working.
Please look at the {component}, it plays up.
Broken since the update: {component}
It's the {component} that fails.
Part to be replaced: {component}
Blame the {component}.
Part with known issues: {component}
The {component} hangs on start
Patch for the {component} needed
Every time I click on the {component}, an error message appears.
After the update the {component} no longer does what it should.
The developers have found out that the {component} causes the crash.
It is not the server but the {component} that has the problem.
Which part of the program is affected? The {component}, as far as we know.
Users are complaining that the {component} takes ages to respond.
The cause of the failure was traced to a flaw in the {component}.
ugh the {component} is broken again, can someone look into it?
While everything else runs smoothly, the {component} gives us trouble.
The ticket concerns the {component}, which displays wrong data.
A defect in the {component} led to the loss of data.
The {component} has been switched off until the bug is fixed.
Could you check whether the {component} is working on your side?
Since this morning the {component} has been out of order.
The tester reported that the {component} reacts to no input.
Only the {component} is affected by the fault, nothing else.
The problem disappears as soon as the {component} is disabled.
Somewhere inside the {component} there must be an error.
Feature: {component}
Broken: {component}
Faulty: {component}
Where it fails: {component}
Affected: {component}
Problem with: {component}
Problem in the {component}
Error in the {component}
Fault in the {component}
Crash in the {component}
Broken part: {component}
Part of the program: {component}
{component} is broken.
{component} does not work.
{component} is affected.
{component} is the component.
{component} is the faulty part.
{component} is where it fails.
{component} crashes.
{component} has a bug.
{component} needs a fix.
The {component} is faulty.
The {component} fails.
The {component} crashes.
The {component} shows an error.
The {component} is at fault.
The {component} has a bug.
The {component} needs to be fixed.
The {component} is the part affected.
The component is the {component}.
The part is the {component}.
The affected part is the {component}.
The broken feature is the {component}.
The feature is the {component}.
The module is the {component}.
The bug is in the {component}.
The error is in the {component}.
The problem lies in the {component}.
The fault is with the {component}.
The fault sits in the {component}.
It is the {component} that is to blame.
The glitch happens in the {component}.
It crashes in the {component}.
It affects the {component}.
The bug report is about the {component}.
I have trouble with the {component}.
I cannot use the {component}.
We had to repair the {component}.
In the {component} something fails.
Please fix the {component}.
Which part? {component}
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
My laptop {symptom} whenever I plug in the headphones.
Is it normal that the app {symptom} after every update?
The trouble began last week, and now the program {symptom} almost every day.
When our secretary opens the file, the software {symptom} and she has to start again.
Dear support, your product {symptom} as soon as I log in.
I have tried everything, yet it still {symptom} on my phone.
The issue is that the website {symptom} if two people use it at once.
It worked fine until [date]; since then it {symptom} without any reason.
For some reason the printer {symptom} when the paper is thick.
Restarting helps for an hour, and then it {symptom} once more.
The tester noted that the tool {symptom} under heavy load.
What does the fault look like? The page {symptom} before anything is shown.
ugh it {symptom} AGAIN, I'm going mad
Our till {symptom} in the middle of a sale, which annoys the customers.
Users on the forum say that the new release {symptom} on older machines.
On some computers the program {symptom} right after the start.
Under certain conditions the server {symptom} and nobody notices.
You click on save, and the thing {symptom} instead of saving.
Ticket: app {symptom} when offline
We cannot ship a product that {symptom} every time it rains.
The machine either runs all day or {symptom} after a minute.
According to [person], the system {symptom} about once a week.
The malfunction is easy to describe: the device {symptom} whenever it gets warm.
Nine times out of ten the app {symptom} while I'm typing.
Known problem: the viewer {symptom} with large files.
If left alone overnight, the program {symptom} by morning.
"It just {symptom} for no reason at all," the customer wrote.
Please explain why your application {symptom} on my tablet only.
Why on earth it {symptom}, nobody on the team can tell.
Each night at [time] the backup tool {symptom} and has to be restarted.
The moment you turn your back, it {symptom}.
Defect seen by user: it {symptom}, every single day
Problem: {symptom}
My computer {symptom}.
Symptom: {symptom}
It always {symptom}.
It suddenly {symptom}.
Help, it {symptom}!
The machine {symptom}.
Since the update it {symptom}.
Why does mine do this: it {symptom}
The new version {symptom}.
Error description: {symptom}
My phone {symptom}.
It {symptom} all the time.
Fault: {symptom}
It still {symptom}.
Bug: {symptom}
The trouble is, it {symptom}.
The device {symptom}.
ugh, it {symptom} again
The printer {symptom}.
What's wrong? It {symptom}.
My laptop {symptom}.
Issue: {symptom}
Known fault: {symptom}
After a while it {symptom}.
Every morning it {symptom}.
It just {symptom}.
Defect reported: {symptom}
The server {symptom}.
Observed behaviour: {symptom}
The website {symptom}.
{symptom} – please fix
The thing {symptom} when I touch it.
Customer says it {symptom}
It {symptom} and I can't work.
Ever since I installed the update, the program {symptom}.
The user reports that the device {symptom} whenever it is switched on.
{symptom} – that's what it does all day long.
I have no idea what to do about it, it simply {symptom}.
When I click on save, the window {symptom}.
What exactly does it do? It {symptom}, and then nothing more.
The problem that most users complain about is this: it {symptom}.
No matter what I try, it {symptom}.
According to the ticket, the software {symptom} for everyone in the office.
I'd like my money back, because the thing {symptom}.
Could you have a look at my machine? It {symptom}.
Every time that my colleague logs in, the system {symptom}.
It ran smoothly for a year and now it {symptom} for no reason at all.
The technician noted down that the appliance {symptom}.
As the attached video shows, it {symptom} right after the start.
so basically it {symptom} and support won't answer
Under certain circumstances which we could not reproduce, the tool {symptom}.
Please describe the problem: it {symptom}
I've restarted it twice, yet it {symptom} as before.
It is most annoying that the app {symptom} in the middle of my work.
It often {symptom}.
It sometimes {symptom}.
It only {symptom}.
It now {symptom}.
It {symptom} again.
It {symptom} every time.
It {symptom} after the update.
It {symptom} when I open it.
It {symptom} when I start it.
It {symptom} at the start.
It {symptom} for no reason.
It {symptom} for everyone here.
It {symptom} and I cannot work.
Bug: it {symptom}
Fault: it {symptom}
Error: it {symptom}
Defect: it {symptom}
Issue: it {symptom}
Trouble: it {symptom}
The problem: it {symptom}.
The problem is that it {symptom}.
The bug is that it {symptom}.
The fault is that it {symptom}.
The trouble is that it {symptom}.
The defect is that it {symptom}.
The software {symptom}.
The page {symptom}.
The button {symptom}.
The window {symptom}.
The system {symptom}.
The form {symptom}.
The site {symptom}.
The thing {symptom}.
My app {symptom}.
Our system {symptom}.
I see that it {symptom}.
I noticed that it {symptom}.
Users say it {symptom}.
Users report that it {symptom}.
Customers complain that it {symptom}.
After login it {symptom}.
After the restart it {symptom}.
From time to time it {symptom}.
When I click, it {symptom}.
When I try to save, it {symptom}.
What goes wrong? It {symptom}.
Why is it that it {symptom}?
Please fix it, it {symptom}.
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
The screenshot shows the page in a window of {browser}.
I opened a new tab in {browser} and typed the address.
The form cannot be sent from {browser}.
Browsing was done with {browser} on [date].
Not an app but a browser, {browser}, was used.
If you surf with {browser}, you will see the same thing.
Client software: {browser} (browser)
The default browser on this machine is {browser}.
Pages load slowly under the browser {browser}.
Could you try opening the page with {browser} instead and tell me what you see?
Our web shop looks fine except in {browser} where the pictures overlap.
I switched to {browser} last month and the site has been slow ever since.
Visitors who come to us with {browser} get a warning.
The bank advises customers to use {browser} for online payments.
After an update {browser} no longer shows the login page.
Set {browser} as your default for opening web links.
We ran the same test in {browser} and the form was sent correctly.
My daughter surfs the net with {browser} because of its ad blocker.
What do you browse with? With {browser}, at home and at work.
Support for {browser} will be dropped from our website soon.
The bookmarks were exported from {browser} and saved as a file.
Every time I click the link, {browser} opens a blank window.
Reported client: {browser}, pop-ups blocked
In the address bar of {browser} type the following line.
The history in {browser} shows that the page was visited at [time].
works fine for me, I'm using {browser} though
Having closed all tabs in {browser} she tried the website again.
It was only when I viewed the site through {browser} that the menu vanished.
Please delete the cookies stored by {browser} before you log in again.
The plug-in for {browser} has to be installed separately.
On the library computers {browser} is the only way on to the web.
He swears by {browser} for looking things up online.
Most of our readers visit the website using {browser} on their sofa.
User agent string suggests {browser} (recent build)
Does {browser} display the page as it should?
Uninstall {browser} and surf with something else if the pages won't load.
The teacher projected the web page from {browser} on to the wall.
In every web browser I own, bar {browser} which I haven't tried, it works.
With {browser} running in private mode the site let me in.
According to the visitor statistics, {browser} was used to open the page.
We browse the intranet in {browser} as the IT department wants us to.
Open it in {browser}.
Works in {browser}
The page fails in {browser}.
My browser is {browser}.
Try {browser} instead.
{browser} is my browser.
{browser} won't load the page.
Which browser? {browser}.
Update {browser} first.
{browser} blocks pop-ups.
Default browser: {browser}
Only happens in {browser}
I surf with {browser}.
Clear the cache in {browser}.
Too many tabs open in {browser}
Close {browser} and reopen it.
The site looks odd in {browser}.
Supported browser: {browser}
{browser} crashed again.
Fine in {browser}, broken elsewhere
Install {browser}.
An extension for {browser}
I switched to {browser}.
A bookmark in {browser}
user agent: {browser}
{browser} shows a blank page.
Reproduced in {browser}
Please use {browser}.
The button is missing in {browser}.
{browser} asks to save the password.
Cookies enabled in {browser}
Download {browser} for free.
No problem with {browser}
Private window in {browser}
Web browser installed: {browser}
{browser} is slow today
Scroll bar missing in {browser}
The website can be viewed properly only with {browser}.
When I open the link in {browser}, the pictures are missing.
Our shop page does not work if the customer uses {browser}.
Having deleted the cookies in {browser}, I could log in again.
What browser are you using? {browser}, the newest one.
The error occurs in {browser} but in no other browser.
We recommend viewing this page with the browser {browser}.
idk why but {browser} keeps logging me out of every site
The add-on has been removed from {browser} because it slowed down surfing.
In the settings of {browser} you can turn off JavaScript.
{browser} is the browser most of our visitors use.
My grandmother does her online banking in {browser}.
The user reports that {browser} displays the menu upside down.
According to the statistics, the page was called up with {browser}.
If you prefer another browser to {browser}, you may lose some functions.
The bookmarks were imported from another browser into {browser}.
On the office computers {browser} is the only browser allowed.
A full-screen view is available in {browser} by pressing a key.
Web browser: {browser}
Opened in {browser}
Opened with {browser}
Seen with {browser}
Using {browser}
Running {browser}
Tested in {browser}
Tested on {browser}
Name of browser: {browser}
Happens in {browser}
Only in {browser}
Fails in {browser}
Client browser: {browser}
User's browser: {browser}
{browser} is the browser.
{browser} is the browser I use.
{browser} is the web browser.
{browser} is what I browse with.
{browser} shows the page wrong.
{browser} shows an empty page.
{browser} does not load the page.
{browser} was used to open the page.
{browser} opens the page.
{browser} crashed on the page.
{browser} displays it badly.
{browser} blocks the site.
{browser} was the browser used.
The browser was {browser}.
The browser is called {browser}.
The browser used was {browser}.
The page looks odd in {browser}.
The page was seen in {browser}.
The page was viewed in {browser}.
The page does not load in {browser}.
The page works with {browser}.
The site was visited with {browser}.
The site is slow in {browser}.
The bug appears in {browser}.
The user has {browser}.
The user browses with {browser}.
It fails in {browser}.
It happens with {browser}.
It only happens in {browser}.
It looks wrong in {browser}.
It was tested in {browser}.
I am using {browser}.
I opened it in {browser}.
I tried it in {browser}.
I browse with {browser}.
We tested it on {browser}.
With {browser} the page breaks.
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
Before you install the tool, upgrade your machine to {os} or it won't start.
My old computer came with {os} and has never been updated.
Is your laptop on {os} or something older?
The IT department has moved every desktop to {os} over the weekend.
Since wiping the disk and putting {os} on it, I've had no more crashes.
The app demands {os} at the very least.
Drivers for {os} can be downloaded from the maker's website.
We could only reproduce the crash on a laptop running {os} in the lab.
What operating system do you have? I think it's {os} but let me check.
The previous owner had installed {os} without a licence.
When the tablet starts up, {os} asks for a password.
Support for {os} ends soon, so think about upgrading your PC.
On boot the screen shows the logo of {os} and then goes black.
Tested platform: {os}, fresh install, no add-ons
In a virtual machine with {os} the program behaves normally.
The school's computers, all of them powered by {os} now, start in seconds.
my machine's on {os} if that matters for the bug
This build has been compiled for {os} and won't run elsewhere.
She dreads switching from her present system to {os} next year.
I reinstalled {os} from a stick and lost my photos.
The kiosk by the door runs {os} underneath its colourful menus.
Under the bonnet of the device sits {os} as the operating system.
To find out whether you have {os} on your computer, open the settings.
The crash report says the user's PC was on {os} at the time.
System requirements – {os} – plenty of memory
Our server room relies on {os} for everything.
The phone updates itself to {os} at [time] while you sleep.
Once {os} had been set up, the technician installed the programs.
It is {os} that my workstation boots, nothing fancier.
No matter what I do, {os} refuses to recognise the printer on this PC.
The software developer only has machines with {os} on which to try things out.
Users still working with {os} should update their systems.
I'm on {os}.
Running {os}
My laptop has {os}.
Does it work on {os}?
I use {os}.
Not supported on {os}
Tested under {os}
Happens only on {os}
Requires {os}
We upgraded to {os}.
Crashes on {os}
Which OS? {os}.
Works with {os}
I just installed {os}.
{os} is my system.
Switched to {os} last week
Still on {os} here
{os}, fully updated
Download for {os}
All our PCs run {os}.
Host OS: {os}
Compatible with {os}
The server runs {os}.
Can't reproduce under {os}
{os} comes preinstalled.
Bug seen on {os}
Updating to {os} broke it
{os} is required as the operating system.
Guest system: {os}
Built on {os}
anyone else on {os}?
My phone's on {os}.
Machine with {os}, no admin rights
Minimum system: {os}
The operating system installed on the computer is {os}.
Ever since I upgraded to {os}, the sound has been gone.
What system are you using? {os}, freshly installed.
The driver has not yet been released for {os}.
According to the maker, the program is compatible with {os}.
It was on a machine running {os} that the fault first appeared.
If your device runs {os}, you do not need the patch.
I'd rather stay with {os} as my operating system than learn a new one.
Users of {os} are advised to install the security update.
The tool, which was developed under {os}, won't start on anything else.
Our IT department has decided to roll out {os} on all workstations.
Under {os} the font looks blurred.
With {os} as operating system the old scanner no longer works.
The virtual machine boots {os} without complaint.
fyi i'm running {os}, so maybe it's an os thing
My new notebook was delivered with {os} on it.
For the installation a computer with {os} is needed.
Support for {os} will be dropped in the next release.
On the same hardware, but with {os}, everything runs smoothly.
Please state your operating system: {os}
Environment: {os}
on {os}
under {os}
Runs on {os}
Tested on {os}
Seen on {os}
Works on {os}
Made for {os}
The OS is {os}.
The system is {os}.
The platform is {os}.
My OS is {os}.
My machine runs {os}.
My computer runs on {os}.
Our servers run {os}.
The machine is on {os}.
The computer has {os} on it.
It runs under {os}.
It works on {os}.
It works under {os}.
It happens on {os}.
It happens only on {os}.
It was tested on {os}.
It fails on {os}.
It crashes on {os}.
It needs {os}.
I am on {os}.
I am using {os}.
I am running {os}.
I run {os}.
I work with {os}.
I have {os}.
I have {os} installed.
I installed it on {os}.
I tried it on {os}.
I updated to {os}.
I switched to {os}.
I saw it on {os}.
We use {os} here.
We run {os} on all machines.
We tested it under {os}.
Everyone here has {os}.
On {os} it works fine.
On {os} nothing happens.
With {os} it does not work.
{os} is the operating system.
{os} is installed.
{os} runs on this computer.
Which system? {os}.
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
tier=backend service="{service}" level=error
The name of the affected service is {service}.
The on-call team was paged because the service {service} was failing.
Not the database but the {service} service is at fault.
If {service} hangs, kill the process and start it again.
The service known as {service} has been rolled back.
A new version of the {service} service will be rolled out soon.
The failing process reports itself as {service}.
The night shift had to kick the {service} service twice before it came back.
Could you tail the output of {service} and tell me what the daemon is doing?
At [time] monitoring flagged the {service} service as unreachable.
Kill the process {service} before you deploy.
A memory leak in the daemon {service} ate up everything we had.
After the reboot the daemon {service} failed to come up again.
I've scaled the {service} service down to a single replica.
healthcheck for service {service} returned red
Traffic to the {service} service was redirected while we patched it.
Which daemon filled the disk? It was {service} with its endless debug logs.
The outage started when the {service} process ran out of file handles.
Our dashboard shows the service {service} in orange.
Postmortem: the {service} service had been misconfigured since [date]
"Don't touch {service} during business hours," warns the runbook for that service.
Nobody on the team admits to owning the service named {service} any more.
process={service} state=zombie
In the middle of the migration the {service} daemon lost its connection.
The pod that hosts the {service} service was evicted.
ok so the {service} service is eating all the CPU, who deployed last?
Alerts from the service {service} are muted until [weekday].
Stopping {service} ... done, service halted
The service at fault turned out to be {service} rather than the proxy.
We moved the {service} service to its own cluster.
As long as the daemon {service} is stopped, no mail goes out.
Unit {service} entered failed state
Since the last release the {service} service answers far too slowly.
The supervisor respawned the process {service} every few seconds.
If the {service} service goes down, wake [person] first.
The ticket was routed to the people who maintain the {service} service in production.
Connection refused by service {service} while fetching data
It is the process {service} that holds the lock, so terminate it.
Have we got a backup of the configuration of the {service} service anywhere?
{service} is down.
The service {service} crashed.
Name of service: {service}
{service} is not responding.
Deploy {service}.
The {service} service is slow.
Start {service} again.
Stopped: {service}
{service} timed out.
Outage of {service}
Check the logs of {service}.
{service} runs out of memory.
Health check failed: {service}
{service} is up and running.
Which service? {service}.
Alert for {service}
{service} returned an error.
Monitor {service} closely.
Roll back {service}.
The {service} pod was killed.
systemctl restart {service}
{service} won't start.
Requests to {service} fail.
Affected service: {service}
{service} was redeployed.
{service} is overloaded.
Latency in {service} is high.
The team that runs the service {service}
The daemon {service} died.
Kill {service} and start over.
The microservice {service}
Scale up {service}.
{service} lost its connection.
Service status, {service}: green
Calls go through the service {service}.
{service} is being migrated.
Disable the service {service}.
Someone broke the service {service}
Traffic to {service} has doubled
The service responsible for the outage was {service}.
After the deployment {service} kept restarting over and over.
Every request that passes through {service} takes far too long.
The on-call engineer was woken because {service} had stopped.
Which of our services is failing? It's {service}, once more.
All other services depend on {service}, so handle it with care.
The configuration of the service {service} has been changed.
heads up, {service} is flapping, I'm going to restart it
{service} is the service that writes to the database.
It was found that {service} had been running with an old configuration.
Until {service} is back up, customers will see an error page.
The logs of the service {service} show nothing unusual.
Before touching the database, shut down the service {service}.
We have moved {service} to another cluster without any downtime.
A memory leak in {service} brought the whole server to its knees.
The process belonging to the service {service} uses all of the CPU.
As soon as {service} was switched off, the load dropped.
The dependency of {service} on the old library must be removed.
Service name: {service}
Daemon: {service}
unit={service}
Service {service} started
Service {service} stopped
Service {service} is down
service {service} restarted
service {service} failed
starting service {service}
stopping service {service}
restarting {service} daemon
error in service {service}
crash of the service {service}
{service} is the service.
{service} is the process.
{service} is the daemon.
{service} is a service.
{service} went down.
{service} crashed.
{service} was restarted.
{service} does not respond.
{service} stopped responding.
{service} failed to start.
{service} is running again.
{service} wrote the log.
{service} is the service in question.
{service} logged an error.
The service is {service}.
The service name is {service}.
The service {service} is down.
The service {service} is running.
The daemon is {service}.
The daemon is called {service}.
The process is {service}.
The process {service} was killed.
The process {service} hangs.
The {service} daemon is running.
The {service} process has ended.
The error comes from {service}.
The message comes from {service}.
The failing service is {service}.
The log line is from {service}.
It is the service {service}.
It happened in the service {service}.
It was logged by {service}.
We restarted {service}.
We stopped the service {service}.
Restart the service {service}.
Please restart {service}.
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
At {age} he still drives his own car, which worries his daughters.
The missing woman is {age} years old and was last seen in [city].
Would you believe my neighbour learnt to swim when he was {age} years old?
Now that I'm {age} my knees complain on the stairs.
Police have charged a person aged {age} with the theft.
She married for the second time at {age} and moved abroad.
By the time she was {age} she had outlived two husbands.
I'm {age} years old and I have never broken a bone.
My cousin, {age} years old last spring, has started a band.
"At {age} one is allowed to be lazy," Grandma laughed.
When I reach {age} I shall sell the shop and retire.
Patient, {age} years of age, complains of headaches
Aged just {age} when the war broke out, he was sent to the country.
The form wants to know how old I am, so I wrote {age} in the box.
In the spring he'll be {age} years old, God willing.
The winner, who is {age} years old, gave the money to charity.
At {age} years old, the pianist is the oldest in the contest.
She lied about her age and claimed to be {age} at the door.
lol I'm {age} and I still sleep with the light on
Sex: withheld. Age last birthday: {age} years.
He doesn't look {age} at all, more like somebody half as old.
My mother was {age} years old when I was born.
A driver, {age} years of age, escaped unhurt from the wreck.
Having lived to be {age} she was buried beside her sister.
The doctor noted that the patient's age was {age} and that he smoked.
It is unusual to take up boxing at {age} years of age.
What age are you? I'm {age} but feel younger.
The coach said {age} is no age for a goalkeeper to retire.
Next week our teacher turns {age} and we've baked a cake.
To mark his reaching {age} years of age, the village gave a party on [date].
Whoever saw [person], aged {age} and slightly built, should ring the police.
They guessed her to be about {age} years old from her voice.
I'm {age} years old.
He turned {age}.
My son is {age}.
{age} years of age
How old are you? {age}.
She's just {age} years old.
Patient, {age} years old
He died at {age}.
I'll be {age} next birthday.
Happy birthday, {age} today!
{age} and still going strong
My gran is {age}.
She married at {age}.
a girl of {age}
Missing hiker of {age} found safe
Dad's nearly {age}.
He looks older than {age}, his real age.
Only {age} years young
Victim aged {age}
I feel older than my {age} years.
She was {age} back then.
The driver is {age} years old.
Applicant's age {age}
He is {age} already.
I left home at {age}.
Guess what, I'm {age}!
{age}, single, no pets
You must be {age} years old.
The old man is {age}.
Not bad for {age} years of age
She lived to {age}.
A man, {age}, was arrested.
My sister's {age} years old.
I started smoking at {age}.
when i was {age} i ran away
According to her passport she is {age} years old.
At {age}, my grandfather still rides his bike every day.
The suspect is described as tall and about {age} years old.
How old was he when he died? He was {age}, the paper says.
Having reached the age of {age}, he decided to learn to play the piano.
You wouldn't think it, but our neighbour is already {age}.
The patient, who is {age} years of age, complains of back pain.
It was not until she was {age} that she learnt how to swim.
{age} is the age at which she became a mother.
To mark the fact that he had turned {age}, the choir sang outside his door.
The deceased was {age} years old and left no will.
I may be {age}, but I don't feel my age.
The winner, aged {age}, burst into tears.
When her husband died, the widow was {age} years old.
lol you're {age}, act your age
For a person of {age} he has remarkably good eyes.
The missing person is {age} years old and wears glasses.
On the census form the head of the household gave his age as {age}.
By the time I am {age} years old I want to have seen the world.
She passed away peacefully in her sleep, aged {age}.
Years of age: {age}
Years old: {age}
{age} yrs
at age {age}
He is {age}.
He is aged {age}.
He is {age} years of age.
He is only {age} years old.
He is just {age}.
He is already {age} years old.
He was {age} years old.
He has turned {age}.
He will be {age} soon.
His age is {age}.
His age: {age}
She is {age} years old.
She was {age} at the time.
She turns {age} soon.
She is now {age} years old.
She became {age} years old.
She is going to be {age}.
She has reached the age of {age}.
She does not look {age}.
Her age is {age}.
Her age: {age}
I am {age}.
I am {age} years old.
I just turned {age}.
I will turn {age} soon.
The age given is {age}.
The patient is {age} years old.
The patient is aged {age}.
The man is {age} years old.
The woman is {age}.
The child is {age} years old.
A woman of {age} years.
A person aged {age}.
Someone of {age} years.
{age} years is her age.
{age} is how old he is.
{age} is my age.
{age} is her age in years.
At {age} he is still fit.
At {age} she moved away.
At the age of {age} he died.
How old is she? {age}.
How old are you? I am {age}.
What is his age? {age}.
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
The school secretary rang to say that {quantity} pieces would do.
Put {quantity} of these in a bag for me and keep the change.
We can let you have {quantity} pieces by [weekday] and not a minute sooner.
My mistake, I typed {quantity} into the quantity box instead of leaving it blank.
The delivery note speaks of {quantity} items but the van was empty.
You asked for a discount; for {quantity} pieces or more we grant one.
Last month the customer reordered {quantity} pieces of the same article.
Should {quantity} units be enough, or do you want us to send extra?
On the purchase order the number {quantity} stands under "pcs".
Of the articles we ordered, {quantity} arrived and every single one was intact.
Sold in packs; this pack contains {quantity} pieces.
Please reserve {quantity} of them under the name [person].
They loaded {quantity} pieces on to the lorry and drove off.
Quantity requested {quantity}, delivery by courier
I'll take {quantity} of the blue ones, thanks.
The clerk entered {quantity} as the amount to be ordered.
An order for {quantity} units came in from [company] this morning.
What's the smallest number you sell? You have to take {quantity} pieces at least.
ok I'm getting {quantity} of them, they're so cheap
As we are a large family, we bought {quantity} of them straight away.
The machine turns out {quantity} pieces before it needs oiling.
Kindly alter our order from a single piece to {quantity} pieces in all.
Each crate holds exactly {quantity} items wrapped in straw.
The seller asked whether {quantity} pieces would satisfy us, and we nodded.
A batch of {quantity} pieces has been set aside for you.
Until now {quantity} pieces have been dispatched to the buyer.
How many should I put in the trolley? Let's say {quantity} of them.
For the fair we'll be needing {quantity} of these in assorted colours.
Order line: {quantity} pcs, unit price [money]
It's {quantity} pieces that we are short of, according to the foreman.
She wanted one, he wanted a dozen, so they agreed to order {quantity} of them.
The wedding planner has ordered {quantity} pieces, each tied with ribbon.
I'd like {quantity} of them.
We ordered {quantity}.
Give me {quantity}.
Number of items: {quantity}
I'll take {quantity}.
Pack of {quantity}
We need {quantity} more of these.
Order {quantity} units.
Number of copies: {quantity}
{quantity} items in the basket
Amount ordered: {quantity} units
Send us {quantity} of those.
{quantity} units ordered
A box of {quantity}
Please order {quantity}.
Add {quantity} to the cart.
Bring {quantity} of them.
Count: {quantity} pieces
We received {quantity} of them.
She bought {quantity}.
Only {quantity} came, not more.
{quantity} times the same, please
{quantity} were ordered.
Put me down for {quantity}.
{quantity} copies will do.
A set of {quantity}
Change the quantity to {quantity}.
Pick {quantity} pieces off the list, please
Pieces required: {quantity}
I need {quantity} altogether.
He sold {quantity} of them.
Pieces per order: {quantity}
We're short of {quantity} pieces
Reserve {quantity} of these for me
Item count {quantity}
The customer wishes to have {quantity} pieces sent to the office.
Of these we require {quantity}, all in the same colour.
Could you put {quantity} of them aside for me until I come by?
How many shall I order for you? {quantity} would be enough.
The number of pieces in this order amounts to {quantity}.
Instead of a single piece, {quantity} were delivered by mistake.
{quantity} is the number of copies that the teacher wants printed.
hey can you grab {quantity} of those for me? thx
The quantity stated on the delivery note, {quantity}, is correct.
Having counted the pieces twice, I can say there are {quantity}.
For the whole office we would need {quantity} of that article.
If you buy {quantity} pieces or more, you pay less for each.
The order form shows {quantity} in the column for the quantity.
She unpacked the crate and found {quantity} pieces inside.
My colleague asked for {quantity} units, all of the same kind.
The box contains {quantity} pieces, as is stated on the lid.
Would {quantity} be enough, or should I get more of them?
We hereby order {quantity} units of the article mentioned above.
Pieces: {quantity}
Number of pcs: {quantity}
Count: {quantity}
Amount: {quantity} pieces
Ordered: {quantity}
Items: {quantity}
Pcs: {quantity}
Order quantity: {quantity}
Number of units: {quantity}
{quantity} pieces
{quantity} items
{quantity} units
{quantity} of them
{quantity} of these, please.
{quantity} pieces were ordered.
{quantity} pieces are needed.
{quantity} pieces in the box
{quantity} units were delivered.
{quantity} items in the cart
{quantity} is the quantity.
{quantity} is the number of pieces.
{quantity} is how many we need.
{quantity} is how many were ordered.
{quantity} of them will be enough.
A total of {quantity} pieces
A quantity of {quantity}
In all, {quantity} pieces
The number is {quantity} pieces.
The number ordered is {quantity}.
The amount is {quantity} pieces.
The count is {quantity}.
The order is for {quantity} pieces.
The customer ordered {quantity} pieces.
The customer wants {quantity} of them.
The box contains {quantity} pieces.
It is {quantity} pieces in all.
We ordered {quantity} units.
We ordered {quantity} of them.
We bought {quantity} of them.
We want {quantity} pieces.
We delivered {quantity} pieces.
I need {quantity} of them.
I want {quantity}, please.
I would like {quantity} pieces.
I take {quantity} of them.
She ordered {quantity} items.
He took {quantity} pieces.
They asked for {quantity} units.
Please send {quantity} pieces.
Please send me {quantity} of these.
Give me {quantity} pieces.
Pack {quantity} pieces.
How many pieces? {quantity}
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
Can the kitchen manage a birthday dinner for {guests} people at such short notice?
Mother has laid the table for {guests} people and is counting the forks.
The restaurant has pencilled us in as a party of {guests} by the fireplace.
I rang to change the booking, since there'll be {guests} of us rather than a couple.
A family gathering with {guests} guests around one table is never quiet.
Seat the {guests} guests near the stage, please.
The caterer reckons on {guests} persons and charges per head.
On the reservation list it says {guests} people at [time].
Of those invited, {guests} guests have said yes so far.
How many will be dining? There'll be {guests} of us this evening.
Number in party {guests}, window table preferred
My boss is treating {guests} people to lunch at the [venue].
Is there a table big enough for {guests} adults and a pram?
The host had cooked for {guests} guests and half of them were late.
so we're {guests} people for dinner, can you fit us in?
Only {guests} guests will sit down with us at Christmas.
With {guests} people to feed, I had to borrow plates from next door.
Our reservation is for {guests} persons but one may drop out.
"We are a group of {guests} and we are starving," the woman told the waiter.
The dinner party grew to {guests} people when the neighbours joined in.
The small table has to do for {guests} guests, so we'll be cosy.
Let me know if you can host {guests} people on [date].
Guest list closed – {guests} persons – one vegetarian
The innkeeper welcomed {guests} guests and showed them to their table.
Bring wine, as there are going to be {guests} of us at supper.
Please set {guests} places, one for each guest.
For {guests} guests the set menu works out cheaper.
In the end {guests} people came to dinner and the rest sent apologies.
The maître d' led the party of {guests} to a table by the door.
It's to be a small wedding breakfast with {guests} guests and no speeches.
The boat trip was booked in the name of [person] for {guests} people.
Our table is reserved for {guests} people from seven o'clock onwards.
Table for {guests}
We'll be {guests} people.
Party of {guests}
{guests} guests are coming.
Dinner for {guests}
{guests} persons
We invited {guests} people.
A reservation for {guests}
How many guests? {guests}.
{guests} people for lunch
Booking for {guests} people
Cater for {guests} guests
{guests} visitors for tea
Group size: {guests}
A table for {guests}, please
Expecting {guests} guests
{guests} said they're coming.
We're {guests} in all.
Sleeps {guests} guests
Brunch for {guests}
{guests} at the table
Headcount: {guests}
Just {guests} guests tonight
Party size {guests}
{guests} friends are coming over.
Guests expected: {guests}
Make room for {guests} guests
{guests} adults, window table
Set the table for {guests}
Need space for {guests} people
pax: {guests}
We were {guests} for dinner.
{guests} mouths to feed tonight
{guests} of us will be on the boat.
Invited: {guests} guests, no plus-ones
we're {guests} ppl, got a table?
I should like to reserve a table for {guests} by the window.
For my birthday I have invited {guests} guests to the restaurant.
How many will you be? We'll be {guests}, unless somebody drops out.
The caterer has been told to expect {guests} guests.
There were {guests} of us sitting round the table.
{guests} people have accepted the invitation to our little party.
According to the booking, the group consists of {guests} persons.
Could you squeeze in {guests} people at such short notice?
As there will be {guests} of us, we need the large table.
The hostess was flustered when {guests} guests stood at the door at the same time.
The number of guests who have confirmed so far stands at {guests}.
Since my cousin can't come, we shall be only {guests} at the wedding dinner.
The chalet is let to a group of {guests} guests this week.
We have counted {guests} heads for the barbecue, dogs not included.
yo cook for {guests}, everyone's bringing a friend
Please lay the table for {guests}, as all our guests are coming.
It's going to be a cosy evening with {guests} guests.
Tonight {guests} people will sit close together in our dining room.
The cabin was booked by my wife for {guests} persons.
A cake big enough for {guests} guests is what I'm after.
People: {guests}
Group of {guests}
Head count: {guests}
No. of persons: {guests}
for {guests} people
for {guests} persons
for {guests} guests
{guests} guests
{guests} people
{guests} guests will come.
{guests} people will be there.
{guests} guests are invited.
{guests} guests have said yes.
{guests} of us will come.
{guests} is how many we are.
{guests} guests at our table, please.
A table for {guests}.
A table for {guests} people, please.
A booking for {guests} people.
A reservation for {guests} persons.
A party of {guests} people.
A group of {guests} persons.
We are {guests}.
We are {guests} in all.
We are a party of {guests}.
We are a group of {guests}.
We will be {guests} people.
We expect {guests} guests.
We are expecting {guests} people.
We have {guests} guests.
We have invited {guests} people.
We are having {guests} people round.
We need places for {guests} people.
There are {guests} of us.
There are {guests} guests.
There will be {guests} guests.
There were {guests} guests at the table.
They are {guests} people.
They come with {guests} guests.
I would like a table for {guests}.
I have booked for {guests} people.
I am having {guests} guests.
Please book for {guests} persons.
Please reserve a table for {guests}.
The table is for {guests} people.
The number of guests is {guests}.
The booking is for {guests} persons.
How many are you? {guests} people.
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
The honeymooners have paid for {nights} nights in the tower suite.
We broke our journey for {nights} nights and then drove on.
Could my sister sleep on your sofa for {nights} nights while the flat is being painted?
Anyone staying {nights} nights or more gets a bottle of wine.
Our booking covers {nights} nights but we may leave early.
Minimum stay {nights} nights during the holidays
The hospital kept her in for {nights} nights under observation.
I've slept in this tent for {nights} nights and my back aches.
It's {nights} nights that the package includes, not a full week.
The campsite charges us for {nights} nights even though we left early.
On a trip lasting {nights} nights one shirt is not enough.
The receptionist asked how long; I said {nights} nights with an option to extend.
During those {nights} nights at the lake nobody slept a wink.
Change of plan: {nights} nights in the hut, then back to [city].
We were snowed in and had to spend {nights} nights at the inn.
For {nights} nights the bed in the spare room is yours.
got us {nights} nights by the sea for half price!!
Your reservation of {nights} nights has been cancelled free of charge.
The offer is good for {nights} nights including dinner on arrival.
How many nights are you staying? I've booked {nights} nights from [date].
They shared a cabin for {nights} nights on the ferry up the coast.
If you add up the overnight stops, we were away {nights} nights in total.
The family took the cottage for {nights} nights because the week was too dear.
Each guest may remain for {nights} nights at most.
Arrive on [weekday], sleep here {nights} nights and leave after breakfast.
The invoice states "{nights} nights" and adds the tourist tax.
My room is free again after {nights} nights when the lodger moves out.
Would {nights} nights be long enough to see the islands?
Stay: {nights} nights, two adults, sea view
Once their {nights} nights were up, the visitors handed in the key.
The voucher, valid for {nights} nights in a double room, expires soon.
The pilgrims rested there {nights} nights before going on.
We stay {nights} nights.
{nights} nights, double room
Booked for {nights} nights
Number of nights: {nights}
A stay of {nights} nights
{nights} nights with breakfast
We spent {nights} nights there.
How many nights? {nights}.
I need a room for {nights} nights.
{nights} nights at the seaside
She slept there for {nights} nights.
Only {nights} nights left to sleep here
Minimum stay {nights} nights
{nights} nights half board
We're here for {nights} nights.
Total nights {nights}
He paid for {nights} nights.
Stay {nights} nights, get a free breakfast
Overnight stays: {nights}
{nights} nights in the mountains
I'd like to book {nights} nights.
They stayed {nights} nights with us.
Cabin reserved for {nights} nights
A tent for {nights} nights
Bill for {nights} nights
{nights} nights' accommodation
We camped for {nights} nights.
Slept badly all {nights} nights of our stay
{nights} nights, then we move on.
Room only, {nights} nights
We stayed on for {nights} nights more.
Our cruise lasts {nights} nights.
The tour includes {nights} nights.
{nights} nights away from home
They'll spend {nights} nights aboard.
{nights} nights in hospital
Hostel bed for {nights} nights
City break, {nights} nights
Room charge for {nights} nights
nights={nights}, guests as above
The couple booked the honeymoon suite for {nights} nights.
If you stay for {nights} nights, the parking is free.
For {nights} nights in a row we were kept awake by the neighbours.
The package includes {nights} nights in a comfortable hotel.
How long would you like the room? For {nights} nights, if possible.
Our stay, originally planned as a week, was cut to {nights} nights.
{nights} nights were all that we could afford in such a hotel.
just got back, {nights} nights in a tent and not one dry
The invoice covers {nights} nights including breakfast for all guests.
The cottage can be rented for no fewer than {nights} nights.
Having spent {nights} nights on a train, he longed for a bed.
The reservation has been extended to {nights} nights at the guest's wish.
After {nights} nights in a sleeping bag, my back hurts.
The price quoted is for a stay of {nights} nights.
We shall need the guest room for {nights} nights when they visit.
During our {nights} nights at the inn it never stopped raining.
Please extend our stay to {nights} nights.
The hut warden let us sleep there for {nights} nights because of the snow.
Stay: {nights} nights
Stay in nights: {nights}
Nights booked: {nights}
Room for {nights} nights
Duration of the stay: {nights} nights
{nights} nights
{nights} nights, please.
{nights} nights in the hotel
{nights} nights is how long we stay.
{nights} nights are planned.
{nights} nights is all we have.
{nights} nights long she slept there.
{nights} nights at the hotel are paid.
{nights} is the number of nights.
Stay for {nights} nights.
For {nights} nights they slept there.
In total {nights} nights.
Altogether {nights} nights
After {nights} nights we checked out.
The stay is for {nights} nights.
The guest stays {nights} nights.
The guests booked {nights} nights.
The guest slept here {nights} nights.
The room is taken for {nights} nights.
The room is booked for {nights} nights.
The number of nights is {nights}.
The reservation covers {nights} nights.
The holiday has {nights} nights.
It is for {nights} nights.
It was {nights} nights in all.
I stay {nights} nights.
I booked {nights} nights.
I would like to stay {nights} nights.
We stayed {nights} nights.
We are staying {nights} nights.
We slept there {nights} nights.
We booked the room for {nights} nights.
We need a bed for {nights} nights.
She spends {nights} nights in the hotel.
They spent {nights} nights away.
You stay with us for {nights} nights.
Your stay: {nights} nights
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
The burglars searched all {rooms} rooms but found nothing of value.
For the wedding party we have blocked {rooms} rooms on the second floor.
Is a flat with {rooms} rooms really too small for the two of you?
The bungalow contains {rooms} rooms and a glass porch.
Our landlady lets {rooms} rooms to students during term.
The estate agent counted {rooms} rooms in the advert, kitchen excluded.
They moved from a single attic into a place with {rooms} rooms and a garden.
Of the castle's many halls only {rooms} rooms can be heated.
Draughty, dark and with {rooms} rooms in total, the old rectory found no buyer.
Grandmother's house had {rooms} rooms with creaking floors.
To let: {rooms} rooms, cellar, shared garden
I booked {rooms} rooms under my name because the others were too slow.
How big is the house? It has {rooms} rooms on two floors.
The office takes up {rooms} rooms at the end of the corridor.
Each of the {rooms} rooms faces the courtyard.
We'd be grateful if you could give us {rooms} rooms next to one another.
The cleaning lady does {rooms} rooms before lunch.
On the ground plan you can make out {rooms} rooms grouped round a staircase.
The buyer hopes to turn the barn into a home with {rooms} rooms by [date].
Hotel request – {rooms} rooms – one cot
new flat! {rooms} rooms and a balcony, come and see
It was {rooms} rooms they needed for the delegates, so the inn was too small.
After the fire only {rooms} rooms were left habitable.
There used to be a corridor, but the villa now has just {rooms} rooms opening into each other.
Having wallpapered {rooms} rooms in a week, the decorators took a holiday.
A suite of {rooms} rooms was placed at the ambassador's disposal.
My parents' apartment, {rooms} rooms plus bathroom, is up for sale.
"Will {rooms} rooms do for your group?" asked the woman at reception.
Including the box room there are {rooms} rooms under that roof.
The museum shows its treasures in {rooms} rooms open to the public.
They rent {rooms} rooms above a bakery in [city].
The travel agent could secure {rooms} rooms and no more for our group.
The flat has {rooms} rooms.
{rooms} rooms, kitchen, bath
We booked {rooms} rooms.
A house with {rooms} rooms
{rooms} rooms to let
How many rooms? {rooms}.
{rooms} bedrooms, one bath
Please reserve {rooms} rooms
{rooms} rooms with a view
The hotel has {rooms} rooms.
I live in {rooms} rooms.
{rooms} double rooms, please
There are {rooms} rooms upstairs.
{rooms} bright rooms
Wanted: flat, {rooms} rooms
We painted {rooms} rooms.
No. of rooms {rooms}
{rooms} rooms still free
The office has {rooms} rooms.
{rooms} rooms are booked.
We've got {rooms} rooms.
{rooms} rooms and a balcony
I cleaned {rooms} rooms.
A suite of {rooms} rooms
{rooms} guest rooms
They rent {rooms} rooms.
Flat, {rooms} rooms, lift
Looking for {rooms} rooms in the centre
only {rooms} rooms left!
Rooms required: {rooms}
{rooms} rooms, all en suite
The inn lets {rooms} rooms.
Our flat's {rooms} rooms big.
{rooms} rooms need new carpets.
House: {rooms} rooms plus cellar
You get {rooms} rooms for that money.
The apartment for rent comprises {rooms} rooms, a kitchen and a bathroom.
For our group we would like to book {rooms} rooms with breakfast.
How many rooms does your new place have? It's got {rooms}.
The villa, which has {rooms} rooms, has been empty for years.
There are {rooms} rooms in the guesthouse and every one is taken.
The family of our cleaner lives crammed together in {rooms} rooms.
According to the floor plan the house is divided into {rooms} rooms.
If you knock down this wall, you'll be left with {rooms} rooms.
We inherited a cottage of {rooms} rooms with a leaking roof.
{rooms} rooms have been set aside for the wedding guests.
A pipe burst and flooded {rooms} rooms on the ground floor.
It's a tiny hotel with no more than {rooms} rooms.
She heats only one of the {rooms} rooms in her house.
The school is short of space and wants to add {rooms} rooms.
so the new flat's got {rooms} rooms, way bigger than ours
Would you have {rooms} rooms available for our party?
Because the heating failed, {rooms} rooms could not be let.
The estate agent is offering a bungalow with {rooms} rooms and a garden.
The number of rooms shown on the lease is {rooms}.
The painters have done {rooms} rooms and will be back to do the rest.
Rooms in all: {rooms}
Total rooms: {rooms}
Rooms needed: {rooms}
Rooms booked: {rooms}
{rooms} rooms
{rooms} rooms in total
{rooms} rooms, please.
{rooms} rooms are free.
{rooms} rooms are available.
{rooms} is the number of rooms.
with {rooms} rooms
A flat with {rooms} rooms.
A house of {rooms} rooms.
A hotel with {rooms} rooms.
A booking for {rooms} rooms.
The house has {rooms} rooms.
The apartment has {rooms} rooms.
The flat consists of {rooms} rooms.
The house is divided into {rooms} rooms.
The number of rooms is {rooms}.
The total of rooms is {rooms}.
It has {rooms} nice rooms.
It comes with {rooms} rooms.
It offers {rooms} rooms.
It contains {rooms} rooms.
There are {rooms} rooms in it.
There are {rooms} rooms in the house.
There were {rooms} rooms to clean.
We have {rooms} rooms.
We have {rooms} rooms free.
We rent {rooms} rooms.
We would like {rooms} rooms.
We want to book {rooms} rooms.
We take {rooms} rooms.
We live in {rooms} rooms.
I need {rooms} rooms.
I booked {rooms} rooms for us.
I rent out {rooms} rooms.
They have {rooms} rooms.
You have {rooms} rooms to yourself.
Please book {rooms} rooms.
Spread over {rooms} rooms
How many rooms has it? {rooms}.
In all it has {rooms} rooms.
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
Halve the amounts, for the recipe as it stands makes {servings} servings.
This casserole feeds {servings} people with a green salad on the side.
A pan this size gives {servings} portions if nobody is greedy.
Is one loaf enough for {servings} servings of bread pudding?
The stew will stretch to {servings} portions when you add potatoes.
You should be able to get {servings} portions from the ingredients above.
Spoon the cream into glasses; the mixture makes {servings} servings in all.
The packet says it serves {servings} but I ate it alone.
Baked in a deep tin, the pie serves {servings} people generously.
How many portions will that make? About {servings} portions, I reckon.
Difficulty: easy. Yields {servings} portions. Time: [duration].
From this quantity of dough come {servings} servings of dumplings.
My version of the recipe is good for {servings} portions and freezes well.
The cookery column gives quantities for {servings} people, so adjust them.
For {servings} servings you will need a large pot and a wooden spoon.
the recipe says {servings} servings but honestly it's tiny
It'll make {servings} portions for dinner, with nothing left for lunch.
As a main course it serves {servings} people, as a starter twice as many.
The soup was thinned so as to give {servings} servings instead of fewer.
Portion count {servings}, keeps for [duration] in the fridge
Weigh out the rice for {servings} portions and rinse it.
What you see in the bowl amounts to {servings} servings of custard.
The chef calculates {servings} servings per tray of lasagne.
With a bit of bread it is enough to feed {servings} people at lunch.
A cake for {servings} people must be cut with care.
Although the recipe promises {servings} portions, we found it rather meagre.
Those amounts will do for {servings} people with normal appetites.
Once cooked, share it out into {servings} portions and sprinkle with parsley.
Makes enough to fill {servings} bowls, one per person
Recipe card: serves {servings}, gluten-free
The dish, which provides {servings} servings, can be made the day before.
I always cook {servings} portions of this and freeze what's over.
{servings} portions
Yield: {servings} servings
Feeds {servings}
Dinner recipe, does for {servings}
The recipe serves {servings}.
Cooking for {servings} tonight
This soup feeds {servings}.
The stew is enough for {servings} people.
Recipe makes {servings} helpings
The dinner pot feeds {servings} of us.
Ingredients for {servings} persons
How many portions? {servings}.
Gives {servings} servings
Lunch in {servings} portions, please
The cake cuts into {servings} slices.
{servings} plates from this pot
Number of servings: {servings}
I cooked for {servings}.
Makes enough for {servings} eaters
Divide into {servings} portions.
The pie serves {servings} hungry people.
Amounts are for {servings} people.
Will it feed {servings}?
A meal for {servings}
Cut the lasagne into {servings} portions.
The pot holds {servings} servings.
Serve in {servings} bowls.
A salad for {servings}
{servings} helpings per tin
{servings} servings, ready in no time
Pasta for {servings} eaters
The roast does for {servings}.
Calculated for {servings} diners
Spoon into {servings} glasses and serve
Serving count {servings}
The quantities given in this recipe are for {servings} people.
Prepared according to these instructions, the dish feeds {servings} guests.
If there are more than {servings} at table, double the ingredients.
The amount of dough is enough for {servings} people with a good appetite.
For how many people is this casserole? It's meant for {servings}.
You can get {servings} portions out of it if nobody asks for seconds.
{servings} people will be well fed by this stew.
made way too much curry, it'd feed {servings} easily
The cookbook claims that this pudding serves {servings}.
The pan is large enough to cook for {servings} people at once.
From the leftovers another {servings} portions of soup can be made.
The caterer was asked to prepare {servings} portions of everything.
Each packet, when cooked with water, gives {servings} servings.
As a side dish it is sufficient for {servings} people.
Ladled into bowls, the soup makes {servings} servings.
Grandma's recipe was meant for {servings} eaters at the kitchen table.
The nutrition table assumes {servings} servings per pack.
Even shared among {servings} people the stew was enough for everybody.
Yields {servings} servings
Number of portions: {servings}
For {servings} portions
For {servings} eaters
Enough for {servings} people
Feeds {servings} people
Makes enough for {servings}
Ingredients for {servings} portions
A meal for {servings} people
{servings} servings
{servings} portions in the pot
{servings} people will be full.
{servings} people get a plate.
{servings} people eat well from this.
{servings} servings per recipe
{servings} portions are made from it.
{servings} is the number of servings.
{servings} plates can be filled.
{servings} hungry people can share it.
The recipe is for {servings} people.
The recipe makes {servings} portions.
The recipe yields {servings} servings.
The recipe feeds {servings}.
The dish serves {servings}.
The dish is enough for {servings}.
The soup is enough for {servings} people.
The cake gives {servings} portions.
The pot feeds {servings} people.
The meal is for {servings} people.
The number of portions is {servings}.
The amounts are for {servings} people.
This makes {servings} servings.
This serves {servings} people.
This is enough for {servings} people.
This will feed {servings}.
It makes {servings} portions.
It yields {servings} portions.
It gives {servings} servings.
It is meant for {servings} people.
It does for {servings} people.
I cook for {servings} people.
We cooked for {servings}.
We got {servings} portions out of it.
You can feed {servings} people with it.
Cook it for {servings} people.
Divide it into {servings} portions.
For how many people is the recipe? {servings}
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
The widow was left alone with {children} children to bring up.
He pays maintenance for {children} children from his first marriage.
Their {children} kids share a bedroom with bunk beds.
Do you really have {children} children of your own, or are some of them nephews?
In his will he remembered all {children} children equally.
The couple adopted {children} children after moving to [city].
I grew up as the eldest in a family with {children} children and no television.
My colleague is off today because her {children} kids have chickenpox.
The king had {children} children by his second wife.
As the mother of {children} children she is good at settling quarrels.
Personal details: divorced, {children} children, non-smoker
The census taker noted {children} children under the couple's names.
She and her husband, who have {children} children between them, are moving house.
Not until they had {children} children did they buy a bigger car.
we've got {children} kids and zero free time haha
[person] is married and has {children} children, all grown up by now.
How many children do they have? They've {children} children and another on the way.
Having raised {children} children on her own, nothing could shock her.
Grandpa fathered {children} children and could never recall their birthdays.
With {children} children to feed he took a second job.
The family tree lists {children} children from that marriage.
It takes patience to be a father of {children} children under one roof.
The claimants, parents to {children} children at school, ask for support.
All {children} of her children became doctors.
Children in household: {children} (youngest not yet at school)
They only ever wanted one child and ended up with {children} children after all.
Mr and Mrs Brown took their {children} kids to the seaside.
A heroine's medal was given to her because she had borne {children} children in wartime.
There were {children} children in our family when I was small.
"I have {children} children and I love them all the same," said the actress.
The au pair looks after {children} children while both parents are at work.
Since the twins arrived the couple have had {children} children altogether.
We have {children} kids.
She has {children} children.
{children} children
Number of children: {children}
Mother of {children}
Father of {children}
How many kids? {children}.
I've got {children} kids.
{children} kids and a dog
They had {children} children.
Married, {children} children
We're bringing {children} children.
A family with {children} children
{children} little ones
I raised {children} kids alone.
No. of children {children}
My sister has {children} children.
{children} kids on the back seat
Parents of {children}
{children} children are playing outside.
He left {children} children.
{children} boys and girls
Travelling with {children} kids
She gave birth to {children} children.
A dad of {children}
Widow with {children} children
Kids in household: {children}
They want {children} children.
{children} children under school age
Child tickets, we have {children} kids
Divorced, {children} kids
{children} kids turned up.
mum of {children}, always tired
{children} children need a babysitter.
We've {children} kids at home.
Our {children} children are grown up.
Child benefit for {children} children
{children} kids, same bedroom
My grandmother had {children} children and outlived them all.
How many children have you got? I've got {children}, and that's plenty.
According to the tax form, the couple has {children} children.
Having {children} children to look after, she seldom goes out.
Since the birth of the twins they've had {children} children in all.
{children} children were born of this marriage.
The neighbours, who have {children} kids, are looking for a bigger flat.
It isn't easy to feed {children} children on one wage.
At the birthday party there were {children} children running wild.
He is said to have fathered {children} children.
A widower with {children} children moved in across the street.
The childminder takes care of {children} children in her own home.
Do you know if there's a discount for families with {children} children?
We always wanted a big family, and now we have {children} kids.
omg she's got {children} kids and still looks so young
For {children} children we'd need an extra bed or two.
The parental home, in which {children} children had grown up, was sold.
With {children} children in tow we caught the last ferry.
The applicant is married and has {children} children.
The nursery group consists of {children} children and two carers.
Children in family: {children}
Sons and daughters: {children}
Offspring: {children}
How many children: {children}
{children} children are in the family.
{children} kids are at home.
with {children} children
with {children} kids
Parent of {children} children
Family with {children} children
A mother of {children} children.
A couple with {children} children.
He has {children} children.
He has {children} kids.
He is the father of {children} children.
He is a father of {children}.
He became father to {children} children.
He left {children} children behind.
She had {children} children.
She is a mother of {children}.
She raised {children} children.
She brought up {children} children alone.
She looks after her {children} children.
I have {children} children.
I have {children} kids at home.
I am a mother of {children}.
We have {children} sons and daughters.
We are parents of {children} children.
We raised {children} children.
They have {children} kids.
They had {children} children together.
They are bringing up {children} children.
They adopted {children} children.
Their family has {children} children.
The family has {children} children.
The parents have {children} children.
The number of children is {children}.
The number of kids is {children}.
The marriage gave them {children} children.
From the marriage came {children} children.
How many children have you? {children}.
Do you have children? Yes, {children}.
All {children} children are still at school.
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
The new minibus has {seats} seats and a ramp at the back.
Would a boat with {seats} seats be large enough for your club?
The fire officer allows {seats} people in the room and not one more.
Our village cinema, with {seats} seats in eight rows, is up for sale.
The workshop has {seats} places and they go fast.
They are ripping out {seats} seats from the stalls to make room for the orchestra.
A maximum of {seats} participants can be admitted to the course.
Come early, since the chapel has just {seats} seats for everybody.
The coach we hired seats {seats} people plus the driver.
Not every one of the {seats} seats has a view of the stage.
Seating capacity {seats}, bar on the ground floor
In the plane there's room for {seats} passengers and their hand luggage.
How many people can you take? There are {seats} places on the tour.
The nursery offers {seats} places to children from the parish.
We've hired a marquee that holds {seats} people in comfort.
only {seats} places left on the course so hurry up!
As the lecture theatre has {seats} seats we must turn people away.
The restaurant can seat {seats} diners indoors and a few on the terrace.
When all {seats} seats are sold the box office shuts.
The tram was built with {seats} seats and plenty of room to stand.
At the back of the car there are {seats} seats that fold flat.
The venue, whose capacity is {seats} people, lies close to the station.
Registration is capped; {seats} places are available at [money] each.
The college has created {seats} extra places for trainee nurses.
It's a tiny theatre: {seats} seats, no balcony.
The hall was designed to hold {seats} persons when full.
Up to {seats} people may ride in the cable car at once.
On the first floor is a meeting room with {seats} seats round an oval table.
Whoever gets one of the {seats} places will be told by [date].
The stadium will have {seats} seats once the stand is finished.
Venue sheet – {seats} seats – stage lighting on request
A class with {seats} places filled up within the hour.
{seats} seats
The hall seats {seats}.
It has {seats} seats.
Seating capacity: {seats}
{seats} places left
Number of seats: {seats}
How many seats? {seats}.
A bus with {seats} seats
{seats} seats available
The theatre has {seats} seats.
Banquet hall, space for {seats}
Limited to {seats} places
The class holds {seats} pupils.
Capacity {seats} persons
A table with {seats} seats
{seats} chairs were set out.
We booked {seats} seats.
The plane has {seats} seats.
Max. seats: {seats}
The van takes {seats} people.
Only {seats} seats were free.
Course places: {seats}
There are {seats} seats in the room.
Minibus, {seats} seats
Reserve {seats} seats for us.
All {seats} places are taken.
{seats} seats on the upper deck
The cinema holds {seats}.
The workshop has {seats} places.
Total seating {seats}
The restaurant seats {seats} guests.
Up to {seats} participants
{seats} seats, all of them sold
Our boat carries {seats} people.
{seats} spaces on the course
The parliament chamber has {seats} seats.
The hall can take {seats}.
We need {seats} chairs for the audience
Seats in total: {seats}
The room in the basement has seats for {seats} listeners.
For reasons of fire safety no more than {seats} people may be seated.
When the curtain rose, all {seats} seats were occupied.
The new train offers {seats} seats in second class.
How many people can sit in your restaurant? We have {seats} seats.
The number of places on the excursion is limited to {seats}.
{seats} seats is all the little theatre has to offer.
guys I got us {seats} seats right at the front!
A vehicle having {seats} seats requires a special licence.
Once the {seats} places have been taken, registration will be closed.
The lecture room, which seats {seats}, was far too small.
The coach company has promised to send a bus with {seats} seats.
If we add another row, there will be {seats} seats in the hall.
Of the places in the nursery, {seats} are still vacant.
The small aircraft can carry {seats} passengers, each with a seat.
The stadium is to be extended so that it holds {seats} spectators.
At the long table in the garden there is seating for {seats}.
Our canteen is equipped with {seats} seats and is always full.
Places: {seats}
Number of places: {seats}
Max. {seats} people
Maximum: {seats} people
Up to {seats} people
Limit: {seats} people
Places available: {seats}
Seating: {seats}
Chairs: {seats}
Seats for {seats} people
A hall with {seats} seats
{seats} places
{seats} seats are there.
{seats} seats in the hall
{seats} places are offered.
{seats} chairs stand in the room.
{seats} people can sit there.
{seats} people can take part.
{seats} people find room in it.
{seats} people at most
{seats} people may take part.
{seats} is the most we can take.
{seats} is the number of seats.
The hall has {seats} seats.
The hall holds {seats}.
The room has space for {seats}.
The room seats {seats} people.
The bus has {seats} seats.
The bus takes {seats} people.
The car seats {seats}.
The boat takes {seats} people.
The table seats {seats}.
The course has {seats} places.
The course takes {seats} people.
The capacity is {seats}.
The number of places is {seats}.
The number of seats is {seats}.
The limit is {seats} people.
The group is limited to {seats}.
The most allowed is {seats} people.
There are {seats} places.
There is room for {seats} people.
There is space for {seats}.
It holds up to {seats} people.
We have {seats} seats.
We can take {seats} people.
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
The kettle needs {minutes} minutes before it whistles.
We were stuck in the lift for {minutes} minutes until someone heard us.
Would {minutes} minutes be enough time for you to explain?
Bake it for {minutes} minutes at the top of the oven.
After a delay of {minutes} minutes the train pulled out.
I waited at the bus stop for {minutes} minutes in the pouring rain.
The power was off for {minutes} minutes and then came back on.
Each speaker is allowed {minutes} minutes and no slides.
It takes her {minutes} minutes to walk to work.
The interview went on for {minutes} minutes before the phone rang.
Soak the beans {minutes} minutes and rinse them well.
How long is the lesson? It lasts {minutes} minutes with a short break.
The half-time pause has been extended to {minutes} minutes because of the heat.
cooking time {minutes} minutes, stirring now and then
give me {minutes} minutes and I'll be downstairs
The doctor had {minutes} minutes for me and spent them on the phone.
Stay under the dryer for {minutes} minutes or the colour won't take.
By car the trip is over in {minutes} minutes if the road is clear.
During the day the bus ride lasts {minutes} minutes.
The speech, which should have been short, took {minutes} minutes.
For {minutes} minutes the whole town was without water.
Firemen had the blaze under control within {minutes} minutes of the call.
The film runs for {minutes} minutes and features [person].
They kept us on hold for {minutes} minutes and then hung up.
Length of call – {minutes} minutes – no charge
The demonstration takes up {minutes} minutes of the afternoon.
If it isn't ready in {minutes} minutes we'll leave without it.
A swim of {minutes} minutes every morning keeps me fit.
The exam lasted {minutes} minutes but most pupils finished early.
It was {minutes} minutes before the ambulance reached us.
From the station it's a walk of {minutes} minutes along the canal.
The programme was {minutes} minutes long and felt like hours.
{minutes} minutes
Duration: {minutes} min
I'll be there in {minutes} minutes.
{minutes} min walk
Held up {minutes} minutes
Boil for {minutes} minutes
Length in minutes: {minutes}
Give me {minutes} minutes.
We waited {minutes} minutes.
Break: {minutes} minutes
The film is {minutes} minutes long.
Back in {minutes} minutes
How long? {minutes} minutes.
Running time {minutes} min
Only {minutes} minutes to go
The bus takes {minutes} minutes.
Rest for {minutes} minutes
{minutes} minutes and it's done
A pause of {minutes} minutes
The delay is {minutes} minutes.
Stir for {minutes} minutes
{minutes} minutes each way
I ran for {minutes} minutes.
Cooking time: {minutes} minutes
Call duration, {minutes} min
The talk took {minutes} minutes.
{minutes} minutes of yoga
Leave to stand {minutes} minutes
Speaking time: {minutes} minutes
brb {minutes} min
Meditate for {minutes} minutes
The ride is {minutes} minutes.
He was done early, after {minutes} minutes.
Charge it for {minutes} minutes
I slept {minutes} minutes.
Drive time {minutes} minutes
{minutes} minutes on foot
It took the firemen {minutes} minutes to put out the blaze.
According to the timetable the journey takes {minutes} minutes.
How long does the exam last? {minutes} minutes, not a second longer.
After {minutes} minutes in the oven it should be golden on top.
The lift was stuck for {minutes} minutes before help came.
{minutes} minutes is all the time you have for this task.
We had been standing in the rain for {minutes} minutes when the tram arrived.
The power was off for {minutes} minutes, and then the lights came back.
Please allow {minutes} minutes to get through the gate.
The speaker went on for {minutes} minutes, far too long.
It's a stroll of {minutes} minutes to the beach.
Because of a signal failure the train stood still for {minutes} minutes.
Owing to the fog, the plane circled for {minutes} minutes.
If the alarm does not stop within {minutes} minutes, call the caretaker.
lol i was on hold for {minutes} minutes and then they hung up
She can hold her audience spellbound for {minutes} minutes without notes.
For {minutes} minutes not a word was spoken.
The doctor spent {minutes} minutes with me, which is a lot.
Dough like this has to be kneaded for {minutes} minutes.
Visits to the ward are limited to {minutes} minutes.
Length: {minutes} min
Duration: {minutes} minutes
Takes {minutes} minutes
Lasts {minutes} min
Running time: {minutes} minutes
Time needed: {minutes} minutes
{minutes} mins
{minutes} minutes in all
{minutes} minutes are enough.
{minutes} minutes is how long it lasts.
{minutes} minutes later it was over.
{minutes} minutes went by.
{minutes} minutes and you are done.
for {minutes} minutes
in {minutes} minutes
after {minutes} minutes
It took {minutes} minutes.
It will take {minutes} minutes.
It lasted {minutes} minutes.
It is {minutes} minutes long.
It went on for {minutes} minutes.
It runs for {minutes} minutes.
It needs {minutes} minutes.
The film lasts {minutes} minutes.
The film runs {minutes} minutes.
The talk lasts {minutes} minutes.
The talk is {minutes} minutes long.
The meeting lasts {minutes} minutes.
The meeting took {minutes} minutes.
The trip takes {minutes} minutes.
The ride takes {minutes} minutes.
The walk takes {minutes} minutes.
The break lasts {minutes} minutes.
The whole thing took {minutes} minutes.
The duration is {minutes} minutes.
We talked for {minutes} minutes.
We needed {minutes} minutes.
We walked for {minutes} minutes.
We have {minutes} minutes for it.
I waited for {minutes} minutes.
I need {minutes} minutes.
I worked on it for {minutes} minutes.
You get {minutes} minutes of time.
You wait {minutes} minutes.
Allow {minutes} minutes for it.
Leave it for {minutes} minutes.
Bake for {minutes} minutes.
Cook it for {minutes} minutes.
Let it rest for {minutes} minutes.
How long does it take? {minutes} minutes.
How many minutes? {minutes}.
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
The parcel was under way for {days} days and arrived squashed.
You have {days} days to lodge an appeal against this decision.
It rained for {days} days before the river burst its banks.
Would {days} days be enough to paint the house?
The exhibition is open for {days} days only.
My cold hung around for {days} days and then vanished.
We expect the repairs to last {days} days if the parts arrive.
Goods may be sent back within {days} days of purchase.
After {days} days at sea the crew sighted land.
The expedition ran out of food with {days} days still ahead of it.
I am entitled to {days} days of leave this year.
How long were you away? I was gone for {days} days in all.
The trial took {days} days and ended in an acquittal.
Delivery time: {days} days, except to islands
The doctor signed me off work for {days} days because of my back.
The paint must dry for {days} days before you walk on it.
no internet for {days} days now, I'm losing it
Each year the festival goes on for {days} days and nights.
The ultimatum gave them {days} days to withdraw.
The hike over the ridge can be done in {days} days by anyone fit.
Once {days} days have elapsed, the account will be deleted.
In the space of {days} days they built a shed.
A heatwave lasting {days} days has dried up the pond.
For {days} days the village was cut off from [city].
The invoice is payable in {days} days without deduction.
The course runs over {days} days with an exam at the end.
The workmen promised a week, yet it took them {days} days to lay the pipes.
Holiday request: {days} days from [date]
It's been {days} days since anybody saw the cat.
Our tour of the lakes covers {days} days including travel.
Notice period {days} days; deposit refundable
Bed rest for {days} days was what the doctor ordered.
{days} days
We stayed {days} days.
For {days} days
{days} days left
I was ill for {days} days.
{days} days of holiday
How many days? {days}.
It rained for {days} days.
Valid for {days} days
The trip lasts {days} days.
{days} days off work
Delivery takes {days} days.
Only {days} days to go
Payment within {days} days
{days} days without a cigarette
I need {days} days for that.
Rent the bike for {days} days.
He's been gone {days} days.
A tour of {days} days
Days remaining: {days}
Total: {days} days
Return within {days} days.
The strike went on for {days} days.
{days} days until the wedding
They walked for {days} days.
Pass valid {days} days
Days worked: {days}
{days} days in bed with flu
The course runs {days} days.
Sick leave, {days} days
You have {days} days to reply.
The festival lasts {days} days.
Keeps {days} days in the fridge
In {days} days it's my birthday.
{days} days have passed.
Away for {days} days, back soon
Trial period {days} days
After {days} days without rain the fields were dry.
The ship was at sea for {days} days before land was sighted.
If you are not satisfied, you may send it back within {days} days.
The number of days spent abroad comes to {days} this year.
How long were you in the hospital? For {days} days.
Employees are entitled to {days} days of leave a year.
{days} days went by without any news from him.
only {days} days till the holidays, can't wait!
The climbers had been missing for {days} days when they were found.
The builders say that the work will keep them busy for {days} days.
The objection must be lodged within {days} days of receipt.
He counted the days on his fingers and arrived at {days}.
For {days} days in a row the sun did not come out once.
The medicine is to be taken for {days} days without interruption.
Our licence runs out in {days} days unless we renew it.
We had to wait {days} days for the plumber to turn up.
The exhibition, planned for a few weeks, closed after {days} days.
Within the space of {days} days she had learned to ride a bike.
Length in days: {days}
Length: {days} days
Duration: {days} days
Time needed: {days} days
Days needed: {days}
Total days: {days}
Count of days: {days}
Leave of {days} days
Holiday: {days} days
In {days} days
After {days} days
{days} days are needed.
{days} days are left.
{days} days went by.
{days} days is the length.
{days} days will be enough.
{days} days were planned.
{days} days later it was done.
{days} days of rain
{days} is the number of days.
{days} days she waited.
A trip of {days} days
A total of {days} days
The number of days is {days}.
The trip is {days} days long.
The trip takes {days} days.
The holiday lasts {days} days.
The course runs for {days} days.
The work takes {days} days.
The job took {days} days.
The repair needs {days} days.
The fair goes on for {days} days.
The length is {days} days.
The wait is {days} days.
It lasted {days} days.
It took {days} days.
It goes on for {days} days.
It is {days} days long.
It will be done in {days} days.
It runs over {days} days.
I need {days} days.
I waited {days} days.
I am away for {days} days.
We were there for {days} days.
We travelled {days} days.
She was ill for {days} days.
He took {days} days off.
They worked {days} days on it.
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
Rescuers dug for {hours} hours before they reached the miners.
The shop assistant is on her feet for {hours} hours at a stretch.
Can you spare {hours} hours on [weekday] to help me move?
The flight takes {hours} hours if the wind is with us.
I queued for {hours} hours to get those tickets.
Let the dough rise for {hours} hours in a warm place.
Her contract provides for {hours} hours a week and no overtime.
The road stayed closed {hours} hours because of the accident.
We talked for {hours} hours on end and never got bored.
The battery lasts {hours} hours on a full charge.
According to the log, the machine ran {hours} hours without stopping.
How many hours did it take? It took us {hours} hours with a lunch break.
Total time on site {hours} hours, travel not charged
The operation lasted {hours} hours and went well.
By bus it's a journey of {hours} hours over bumpy roads.
slept {hours} hours and still tired lol
The meeting dragged on for {hours} hours without any result.
The tutor gives {hours} hours of lessons every week.
In under {hours} hours the whole crop was brought in.
Our train was {hours} hours late because of the snow.
The electrician charged for {hours} hours although he left at noon.
The museum tour lasts {hours} hours and includes tea.
After a wait of {hours} hours the nurse called my name.
She put {hours} hours into the painting and then threw it away.
For {hours} hours nobody could reach [person] by phone.
The library is open {hours} hours a day during exams.
It would have taken {hours} hours on foot, so we took a cab.
Wash the shirt at once or leave it to soak {hours} hours in cold water.
Time booked – {hours} hours – rate [money]
The debate in parliament went on {hours} hours without a vote being taken.
Whoever volunteers must give up {hours} hours of the weekend.
Within {hours} hours of the announcement the concert was sold out.
{hours} hours
I worked {hours} hours.
We waited {hours} hours.
The drive is {hours} hours.
{hours} hours of sleep
Duration: {hours} hours
It lasted {hours} hours.
Hours worked: {hours}
How long? {hours} hours.
I slept {hours} hours.
{hours} hrs
The flight takes {hours} hours.
Back in {hours} hours
We queued for {hours} hours.
{hours} hours of overtime
Billed: {hours} hours
Lasts {hours} hours
The battery lasts {hours} hours.
I need {hours} hours.
{hours} hours by train
Open for {hours} hours
Labour: {hours} h
The exam is {hours} hours long.
One tablet works for {hours} hours
The power was off for {hours} hours.
A shift of {hours} hours
Parking limit: {hours} hours
We talked for {hours} hours.
Ready in {hours} hours
She's {hours} hours late.
Total hours: {hours}
A walk of {hours} hours
been gaming for {hours} hours
Let it dry for {hours} hours
They argued for {hours} hours.
{hours} hours a day
Hire time: {hours} hours
Flight delayed by {hours} hours
The surgeons were in the operating theatre for {hours} hours.
How many hours did the job take? It took {hours}, breaks included.
After {hours} hours on the motorway the children began to grumble.
{hours} hours went by before anyone noticed that he was gone.
The meeting, which was meant to be short, dragged on for {hours} hours.
According to the mechanic, the repair will take {hours} hours.
It has been snowing for {hours} hours without a break.
We had to change trains and wait {hours} hours for the connection.
The meat should be left in the marinade for {hours} hours.
On weekdays I spend {hours} hours at my desk.
Could you stay {hours} hours longer to help us clear up?
The search was called off after {hours} hours.
Having walked for {hours} hours, we were glad to see the hut.
The film runs for {hours} hours, so bring a cushion.
omg i've been in this queue for {hours} hours
Cancellations must reach us {hours} hours before the start.
The job on offer is for {hours} hours a week.
Every night she practises for {hours} hours on the piano.
The opera goes on for {hours} hours, with two intervals.
The tablets must be taken {hours} hours apart.
Length in hours: {hours}
Time: {hours} hours
Time spent: {hours} hours
Takes {hours} hours
{hours} hours in all
{hours} hours are needed.
{hours} hours went by.
{hours} hours later we were done.
{hours} hours is the length.
for {hours} hours
in {hours} hours
It took {hours} hours.
It will take {hours} hours.
It took us {hours} hours.
It is {hours} hours long.
It went on for {hours} hours.
It needs {hours} hours.
It was over after {hours} hours.
The trip takes {hours} hours.
The trip took {hours} hours.
The drive takes {hours} hours.
The journey lasted {hours} hours.
The meeting lasted {hours} hours.
The course lasts {hours} hours.
The work took {hours} hours.
The job will take {hours} hours.
The whole thing took {hours} hours.
The duration is {hours} hours.
The number of hours is {hours}.
We worked {hours} hours.
We drove for {hours} hours.
We needed {hours} hours.
We were on the road for {hours} hours.
We sat there for {hours} hours.
I worked for {hours} hours.
I waited for {hours} hours.
I need {hours} hours for this.
He worked {hours} hours.
She stayed for {hours} hours.
They talked for {hours} hours.
You should plan {hours} hours.
Allow {hours} hours for the trip.
How many hours? {hours}.
How long did it take? {hours} hours.
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
The food inspector left only {score} stars on the door after her visit.
My essay came back with {score} points and a lot of red ink.
I gave the new cafe {score} stars, or is that too kind?
Diners on the website award it {score} stars on average.
The judge from [city] held up a card with {score} points on it.
After a shaky start the skater finished on {score} points in total.
I'm knocking it down to {score} stars because the soup was cold.
With {score} points in the test the pupil has just passed.
"I took the bad music into account and gave it {score} stars," she wrote.
The film gets {score} stars from our critic.
Verdict: {score} stars, pleasant but forgettable
Out of a dozen possible points, {score} points went to the home team's choir.
Whatever the neighbours think, I rate the place {score} on my scale.
The wine was given {score} points by the tasters.
A paltry {score} stars was all the reviewer would allow.
How did the hotel do? It ended up with {score} stars in the guide.
solid {score} stars from me, would eat there again
On my scorecard I put {score} next to its name.
The guidebook, which used to be generous, grants it {score} stars this year.
The user rating stands at {score} stars after [large] reviews.
With {score} points on the board, our quiz team came last.
Teacher's mark {score} (see comments overleaf)
The app has fallen to {score} stars in the store since the update.
For effort alone I'd let him have {score} points in the contest.
To my mind {score} stars is a fair rating.
Readers have voted and the book has been rated {score} overall.
Never before had the committee handed out a mark as low as {score} for this paper.
Customer review, [date]: {score} stars, delivery slow
It's worth {score} stars of anybody's money.
Our panel's score of {score} puts the vacuum cleaner in the middle of the field.
The exam paper was marked and {score} points were entered in the book.
Guests rate their stay with {score} stars out of a possible twelve.
I give it {score} stars.
{score} points
She scored {score} points.
Rated {score} by customers
It gets {score} points from me.
We got {score} points.
How many points? {score}.
{score} points out of the full marks
The jury gave {score} points.
Final score {score}
He reached {score} points.
User rating {score}
{score} stars, nice staff
The team is on {score} points.
Rated: {score} stars
Average rating {score}
The film earned {score} stars.
I'd rate it {score}.
Your score: {score}
Total points: {score}
{score} points for effort
Overall score: {score}
Review: {score} stars, would come again
You scored {score} in the quiz.
The critics gave it {score}.
My review: {score} stars
{score} points in the test
Marked with {score} points
The dive was awarded {score} points.
Only {score} stars this time
The hotel has {score} stars in the reviews.
Stars given: {score}
A score of {score} is enough.
Grade in points: {score}
Points scored so far: {score}
The app is rated {score}
The judges awarded the skater {score} points for her free programme.
In the test by the magazine the machine was given {score} points.
For the friendly service alone I would give {score} stars.
You reached a score of {score} and move up to the next level.
How would you rate your stay? {score} stars from our family.
The rating left by the customer was {score}, with no comment.
{score} is the number of points the essay was marked with.
lol I only got {score} points in that quiz
The restaurant has fallen to a rating of {score} since the chef left.
With {score} points on the board, our team was ahead at half-time.
On the scale used by the examiners her answer was worth {score} points.
He would have passed, but his score of {score} was too low.
The app asked me for a rating and I tapped {score} stars.
A score of {score} was entered on the card by the referee.
The book has been reviewed with {score} stars by most readers.
The gymnast's performance on the beam was marked {score}.
My score in the game is {score}, what's yours?
Taking everything into account, the testers arrived at a rating of {score}.
Grade: {score}
Mark: {score}
Rated {score}
Star rating: {score}
Number of stars: {score}
Number of points: {score}
Result: {score} points
Overall rating: {score}
My rating: {score}
Review: {score} stars
Verdict: {score} points
Rated with {score} stars
A score of {score}
A grade of {score}
Full {score} stars from me
{score} points from me
{score} points for it
{score} stars from us
{score} stars for the service
{score} is my rating.
{score} is the grade.
{score} is the score.
{score} stars were awarded.
The score is {score}.
The score was {score}.
The mark is {score}.
The grade was {score}.
The rating was {score} stars.
The number of stars is {score}.
The teacher gave a {score}.
The test was graded {score}.
The review gives {score} stars.
The hotel has {score} stars.
The customer gave {score} stars.
The judges awarded {score} points.
It gets {score} points.
It gets {score} stars.
It got {score} stars.
It is rated {score}.
It was rated {score} stars.
It scored {score} points.
It received a {score}.
I rate it {score}.
I gave {score} points.
I would give {score} stars.
We give it a {score}.
We rated it {score}.
She got {score} points in the test.
How many stars? {score}
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
At the funeral {attendees} mourners stood bareheaded in the rain.
Last night's concert drew an audience of {attendees} people to the park.
The museum welcomed {attendees} visitors on its open day.
Would you believe that {attendees} people came to watch a marrow being weighed?
The gate money suggests that {attendees} spectators saw the match.
Although it snowed, {attendees} people attended the rally.
We ran out of leaflets because {attendees} visitors stopped by.
In the end there were {attendees} participants in the fun run.
Final attendance figure {attendees}, slightly up on last time
The chairman thanked all {attendees} attendees for having come so far.
Stewards used clickers and arrived at {attendees} visitors by noon.
A record {attendees} spectators squeezed into the stadium on [date].
How large was the turnout? We had {attendees} people through the doors.
The lecture was followed by {attendees} listeners and streamed live.
The demonstration brought {attendees} protesters on to the streets.
whoa, {attendees} people turned up for our little gig
The fair closed after {attendees} visitors had strolled past the stalls.
Nobody counted properly, but {attendees} people are said to have attended.
With {attendees} participants the congress was the biggest so far.
About {attendees} fans waited outside to catch a glimpse of [person].
Of the [large] who had signed up, {attendees} people actually showed up.
The premiere played to {attendees} spectators and a row of critics.
Radio news: {attendees} people took part in the march through [city].
Once {attendees} visitors were inside, the organisers shut the gates.
The carnival procession was watched by {attendees} people from the pavements.
Minutes of the assembly: present, {attendees} participants
The organisers had hoped for more than the {attendees} visitors who came.
By the evening {attendees} guests had visited the flower show.
Attendance at the hearing was {attendees} and the doors had to be closed.
It was a quiet derby, with {attendees} spectators in the stands.
The vicar preached to {attendees} people in a tent.
They put the crowd at {attendees} people, which the police doubt.
{attendees} visitors
{attendees} fans turned up.
Crowd: {attendees}
{attendees} spectators
We had {attendees} visitors.
Attendees: {attendees}
{attendees} people were there.
Number of visitors: {attendees}
{attendees} attended.
{attendees} showed up.
{attendees} people in the crowd
How many came? {attendees}.
{attendees} marched for peace.
{attendees} visitors had their tickets scanned.
Participants: {attendees}
{attendees} took part.
Gate: {attendees} paying visitors
{attendees} guests attended the gala.
A crowd of {attendees}
{attendees} people watched the match.
Total attendance {attendees}
{attendees} delegates registered and came.
Present: {attendees} persons
{attendees} people joined the march.
Admissions: {attendees}
The fair drew {attendees} people.
{attendees} people packed the stadium.
{attendees} listeners filled the hall.
Visitor count: {attendees}
The show attracted {attendees} visitors.
{attendees} came to see the band.
wow, {attendees} people at a book fair!
Zoo visitors today: {attendees}
In the stadium were {attendees} fans.
The rally drew {attendees} demonstrators.
According to the police, {attendees} people took part in the demonstration.
The organisers counted {attendees} visitors over the whole weekend.
How many people were at the concert? There were {attendees}, I read.
In spite of the rain {attendees} visitors found their way to the open day.
{attendees} spectators saw the home team lose.
The exhibition was seen by {attendees} people before it closed.
It was in front of {attendees} spectators that the record was broken.
The number of participants in the congress was given as {attendees}.
With {attendees} visitors, the festival has broken all records.
Never before had {attendees} people come to one of our open-air concerts.
The museum is pleased to report that it welcomed {attendees} visitors.
Attended by {attendees} people, the funeral brought the town to a halt.
The final was played before a crowd of {attendees}.
Of those invited, {attendees} actually came to the congress.
bro there were like {attendees} people at the festival
Although nobody had expected it, {attendees} people turned out for the vigil.
The attendance figure that was flashed on the scoreboard read {attendees}.
A total of {attendees} people passed through the gates of the trade fair.
The stands were full, for {attendees} had come to watch.
The library recorded {attendees} visitors, more than it had hoped for.
Spectators: {attendees}
Audience: {attendees}
Number of attendees: {attendees}
People present: {attendees}
Present: {attendees} people
{attendees} attendees
{attendees} visitors came.
{attendees} people attended.
{attendees} people turned up.
{attendees} people turned out.
{attendees} people were present.
{attendees} people took part.
{attendees} people came to see it.
{attendees} people came to listen.
{attendees} people filled the hall.
{attendees} people watched the show.
{attendees} people visited it.
{attendees} people joined in.
{attendees} participants were counted.
{attendees} fans came.
{attendees} listeners were in the hall.
{attendees} was the turnout.
There were {attendees} people.
There were {attendees} people present.
There were {attendees} participants.
There was a crowd of {attendees}.
It drew {attendees} visitors.
It drew a crowd of {attendees}.
It attracted {attendees} people.
It was seen by {attendees} spectators.
It was visited by {attendees} people.
We had {attendees} attendees.
We counted {attendees} people.
We counted {attendees} visitors.
They counted {attendees} participants.
The turnout was {attendees}.
The attendance was {attendees}.
The crowd was {attendees} strong.
The audience numbered {attendees}.
The number of attendees was {attendees}.
The number of participants was {attendees}.
The hall held {attendees} people that evening.
The concert had {attendees} visitors.
The event had {attendees} attendees.
A crowd of {attendees} people came.
In front of {attendees} spectators
In all, {attendees} people attended.
How many came? {attendees} people.
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
The warehouse manager says {stock} units are left after the holiday rush.
We still hold {stock} of this article in storage, so you can order straight away.
Do you have any left? Yes, {stock} are in stock right now.
Shop window notice: final {stock} units available, no reorders
On the bottom shelf of the depot lie {stock} pieces awaiting sale.
The website shows {stock} in stock for this item.
Sorry, the branch in [city] has none, but we have {stock} on hand here.
According to the stock list {stock} units remain unsold.
There are {stock} of them left in the storeroom behind the shop.
Unless the computer is wrong, {stock} units should still be in stock.
Remaining units: {stock} (at the central depot)
Our inventory lists {stock} units under article [code].
Following the recount, the stock figure was corrected to {stock} units.
A stock of {stock} pieces ought to see us through the winter.
just {stock} left in stock, don't wait too long
We can supply you from stock, as {stock} are available.
What is left over from last season, {stock} units, is being sold off cheaply.
The storekeeper has {stock} of these in his cellar.
Ask the clerk and she will tell you that {stock} units are sitting in the stockroom.
Before the delivery arrived there were {stock} units in our store.
Current stock {stock}, next delivery [date]
Even with {stock} units in the warehouse, the sales team is nervous.
Shelves hold {stock} pieces at the moment, says the night watchman.
The auditor counted {stock} units in the warehouse and signed the sheet.
At present our depot is sitting on {stock} units that nobody wants.
From the remaining stock of {stock} units we can serve you at once.
It's down to {stock} units on the shelf, so place an order.
In the back of the store {stock} more are kept in stock.
Availability: {stock} in stock, ships the same day
The item is selling fast and merely {stock} are still available.
Since the burst pipe only {stock} usable units remain in the warehouse.
Our stock has shrunk to {stock} pieces since [weekday].
{stock} in stock
We have {stock} left.
Stock level: {stock}
{stock} units in the warehouse
Only {stock} left in stock
Stock: {stock} pcs
Available: {stock} units
There are {stock} on the shelf.
{stock} still in the store
How many in stock? {stock}.
Inventory: {stock}
Current stock {stock}
The warehouse holds {stock}.
We've got {stock} in store.
{stock} pieces available
Stock count {stock}
{stock} left, hurry
Our depot still has {stock}.
{stock} items in storage
We keep {stock} in reserve.
Hurry, just {stock} remaining in stock
Shelf count: {stock}
{stock} are ready to ship from stock.
The storeroom has {stock}.
Warehouse balance: {stock}
Our stock is down to {stock}.
{stock} units on hand
I counted {stock} in the stockroom.
{stock} left over in the warehouse
Stocktaking result: {stock}
We still stock {stock} of them.
Inventory shows {stock} units.
Stock on hand is {stock}.
{stock} in the cellar store
Store has {stock} in stock
Quantity on hand {stock}
Back in stock: {stock} units
The computer shows that {stock} are still in stock.
At the last stocktaking there were {stock} of them in the warehouse.
As long as we have {stock} in stock, there is no need to reorder.
After the sale only {stock} pieces remained in the storeroom.
How many have we got in the warehouse? {stock}, says the system.
According to the inventory list, the stock amounts to {stock} units.
{stock} is the number of units lying in our warehouse.
just checked, we've got {stock} in stock so no rush
The stock on hand, at present {stock}, will last until spring.
Since the last delivery {stock} units have been lying on the shelves.
The stock has fallen to {stock} units, so the buyer gets a warning.
Goods are available from stock; the current number is {stock}.
The storekeeper counted the boxes and wrote down {stock} as the stock.
While stocks last: we have {stock} of them left in the shop.
Our branch has run out, but the central warehouse still has {stock}.
With {stock} still in storage, we will not be buying more.
The website says {stock} available, all of them ready to be shipped.
The figure for the stock had to be corrected to {stock}.
Available: {stock}
Available units: {stock}
On the shelf: {stock}
Left: {stock}
Left in stock: {stock}
Remaining: {stock}
In store: {stock}
In the warehouse: {stock}
Units left: {stock}
Units available: {stock}
Still available: {stock}
Still there: {stock} pieces
{stock} left to sell
{stock} left in stock
{stock} left on the shelf
{stock} units available
{stock} units in store
{stock} on hand
{stock} pieces still available
{stock} remain in stock.
{stock} are left for sale.
{stock} are in stock.
{stock} units are still there.
{stock} are in the warehouse.
{stock} are still on the shelf.
{stock} is our stock.
{stock} is what is left in store.
{stock} can still be bought.
The stock is {stock}.
The stock is {stock} units.
The stock stands at {stock}.
The stock level is {stock}.
The inventory is {stock}.
The shelf still has {stock}.
The shelf holds {stock}.
The shop has {stock} left.
The store has {stock} of them.
The warehouse has {stock}.
The warehouse holds {stock} units.
The number in stock is {stock}.
There are {stock} left.
We have {stock} in stock.
We still have {stock} of them in store.
We counted {stock} on the shelf.
We keep {stock} in store.
They have {stock} in the warehouse.
In the store lie {stock} units.
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
The contract came to {pages} pages and I signed every one.
Have you really read {pages} pages in a single evening?
Her dissertation is {pages} pages long, not counting the appendix.
In {pages} pages the author manages to say almost nothing.
The printer jammed in the middle of a document {pages} pages long.
A catalogue with {pages} pages landed in our letter box.
The thriller races through {pages} pages without a pause for breath.
My diary for that year fills {pages} pages in tiny handwriting.
The paperback has {pages} pages and weighs as much as a brick.
We had to photocopy {pages} pages for the lawyer.
Is it true that the bill before parliament is {pages} pages in length?
Hardcover, {pages} pages, illustrated by [person]
For a children's book, {pages} pages is rather a lot.
The last volume, with its {pages} pages, closes the saga.
How many pages does it have? It has {pages} pages and a map.
The inspector's report, all {pages} pages of it, was leaked on [date].
It was {pages} pages that the publisher wanted and that's what was printed.
The original edition stopped after {pages} pages; the story doesn't.
The manual consists of {pages} pages in very bad English.
ugh {pages} pages of homework reading till Monday
A memoir {pages} pages thick lay on the bedside table.
Having ploughed through {pages} pages I still didn't know the murderer.
Scan complete: {pages} pages saved as one file
Of the manuscript, {pages} pages have survived and are kept in [city].
The bound copy runs to {pages} pages including the index.
Each issue of the magazine contains {pages} pages with hardly an advert.
She typed {pages} pages on an old machine without a single slip.
Book details – {pages} pages – paperback – [money]
Trimmed to {pages} pages by her editor, the novel reads better.
The dictionary boasts {pages} pages printed on thin paper.
On none of its {pages} pages will you find a picture.
The application form, {pages} pages long, has to be filled in by hand.
{pages} pages
The book has {pages} pages.
{pages} pp.
It's {pages} pages long.
I read {pages} pages.
How many pages? {pages}.
Length: {pages} pages
A novel of {pages} pages
Only {pages} pages to read
The report runs to {pages} pages.
{pages} pages, illustrated
Hardcover, {pages} pages
She wrote {pages} pages.
The file is {pages} pages.
Print {pages} pages, please
{pages} printed pages
My thesis is {pages} pages.
{pages} pages of small print
The contract has {pages} pages.
{pages} pages from cover to cover
He filled {pages} pages.
The PDF has {pages} pages.
Scanned pages: {pages}
I copied {pages} pages.
{pages} pages without a picture
The manual is {pages} pages thick.
A manuscript of {pages} pages
Reading {pages} pages took forever.
The catalogue has {pages} pages.
{pages} pages about his childhood
ugh, this book is {pages} pages
The atlas counts {pages} pages.
Total pages {pages}
There are {pages} pages in it.
{pages} pages bound in leather
The diary fills {pages} pages.
The committee's report comes to {pages} pages, annexes included.
How thick is the new novel? It's {pages} pages, so bring time.
Over {pages} pages the author tells the story of a family.
According to the library catalogue the volume has {pages} pages.
The printer jammed after {pages} pages had been printed.
{pages} pages is quite a lot for a bedtime story.
The manuscript, which originally had {pages} pages, was shortened.
It took me a whole summer to get through its {pages} pages.
The lawyer sent us a document of {pages} pages to sign.
The encyclopedia, at {pages} pages, is too heavy to hold in bed.
Having written {pages} pages, she threw the lot into the fire.
Please make sure that your paper is no longer than {pages} pages.
The number of pages in the new edition has grown to {pages}.
A user's guide of {pages} pages comes with the software.
lmao the terms and conditions are {pages} pages long
The judgment covers {pages} pages and makes for dry reading.
Until now the secret files had lain in the archive, {pages} pages in all.
Not counting the index, the book comprises {pages} pages.
He died leaving {pages} pages of an unfinished novel.
The minutes of the trial fill {pages} pages.
No. of pages: {pages}
Length in pages: {pages}
Size: {pages} pages
{pages} p.
{pages} pages long
{pages} pages thick
{pages} pages in total
{pages} pages are in the book.
{pages} pages is the length.
{pages} pages were read.
with {pages} pages
on {pages} pages
a story {pages} pages in length
a book with {pages} pages
A story of {pages} pages.
A report of {pages} pages.
A thick book with {pages} pages.
The book runs to {pages} pages.
The book comes to {pages} pages.
The book contains {pages} pages.
The novel has {pages} pages.
The novel is {pages} pages long.
The report is {pages} pages long.
The report has {pages} pages.
The paper has {pages} pages.
The document has {pages} pages.
The text fills {pages} pages.
The text covers {pages} pages.
The story fills {pages} pages.
The number of pages is {pages}.
The length is {pages} pages.
The page count is {pages}.
It comes to {pages} pages.
It fills {pages} pages.
It contains {pages} pages.
It counts {pages} pages.
It consists of {pages} pages.
There are {pages} pages.
I read all {pages} pages.
He has written {pages} pages.
We printed {pages} pages.
You have {pages} pages to read.
In all, it has {pages} pages.
After {pages} pages the story ends.
How long is the book? {pages} pages.
The tale goes on over {pages} pages.
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
The warehouse offers {area} square metres under one roof.
Is {area} square metres enough garden for a football pitch?
Our new office has {area} square metres on the top floor.
The council sold a field of {area} square metres to [company].
We've got {area} square metres to heat and it costs a fortune.
The supermarket will be enlarged to {area} square metres by next spring.
A roof terrace adds to the flat, which measures {area} square metres inside.
They planted vines on {area} square metres of stony ground.
The fire destroyed a hall with {area} square metres of floor.
To carpet {area} square metres takes two men a day.
For rent: shop, {area} sqm, large windows
The estate agent gave the size as {area} square metres but we measured less.
On paper it's {area} square metres in all, balcony included.
How much space does the studio have? It has {area} square metres with a high ceiling.
The plot is {area} square metres in size and borders on a brook.
Altogether {area} square metres of forest were cleared.
The land register lists {area} square metres as belonging to the farm.
With its {area} square metres the exhibition hall is the largest in the region.
The lawn, some {area} square metres of it, has to be mown on [weekday].
just viewed a flat, {area} sqm, tiny but bright
The architect planned a living area of {area} square metres for the family.
Within {area} square metres of floor space they crammed [small] desks.
Total floor space {area} m2 including cellar
The ice rink covers an area of {area} square metres when fully frozen.
You get {area} square metres of living space for that rent.
It takes up no more than {area} square metres of land.
The new playground, {area} square metres in extent, opens soon.
Our allotment is a strip of {area} square metres behind the railway.
A tenant wanted who needs {area} square metres of workshop.
The painter charges by the surface, and there are {area} square metres of wall.
Floor plan: {area} m2 on one level
From {area} square metres of glass the greenhouse draws its warmth.
Area: {area} m²
{area} square metres
The flat has {area} square metres.
Size: {area} sqm
Living space {area} m²
{area} sq m of floor space
The room measures {area} square metres.
Floor area: {area} m²
The garden is {area} square metres.
A plot of {area} square metres
How big? {area} square metres.
Total area {area} sqm
Office, {area} square metres, bright
The house covers {area} square metres.
Land: {area} m²
{area} square metres of carpet
We have {area} square metres at home.
Surface area {area} m²
Usable space: {area} sqm
The hall is {area} square metres in size.
A roof of {area} square metres
Shop space {area} m²
It's {area} square metres altogether.
Size of flat: {area} m²
Field size {area} square metres
{area} sqm, freshly painted
The terrace adds {area} square metres.
{area} m² to be tiled
My studio is just {area} square metres.
The plot is {area} square metres.
Wall area: {area} m²
{area} square metres of garden
Apartment size {area} sqm
The site measures {area} m².
There are {area} square metres to clean.
Rooms totalling {area} square metres
Sales area: {area} square metres
We rent {area} square metres.
The cellar has {area} m².
{area} square metres for sale
Area in square metres: {area}
Building land, {area} m², flat
According to the floor plan, the flat has an area of {area} square metres.
The new supermarket will have a sales floor of {area} square metres.
On {area} square metres the gallery shows works by young painters.
If you count the balcony, we live on {area} square metres.
How large is the property? It covers {area} square metres.
The fire destroyed {area} square metres of woodland.
{area} square metres is not much for a family with children.
our new place is {area} square metres, finally some space!
The land registry gives the size of the plot as {area} square metres.
Paint for a surface of {area} square metres will be required.
The office space to be let amounts to {area} square metres.
A solar roof with an area of {area} square metres supplies the school.
Covering {area} square metres, the market hall is the biggest in town.
The tennis club wants to buy {area} square metres of land.
For heating {area} square metres the little stove is too weak.
The living area, stated as {area} m² in the lease, was measured again.
The farmer has sown {area} square metres with wild flowers.
Divided into several rooms, the floor has {area} square metres in all.
Area: {area} sqm
Area {area} square metres
Floor space: {area} m2
Floor space {area} square metres
Living area: {area} m2
Surface: {area} square metres
Size: {area} m2
Size: {area} square metres
Square metres: {area}
Sqm: {area}
Space: {area} sqm
Total area: {area} square metres
Ground area: {area} m2
A flat of {area} square metres
A room of {area} m2
With {area} square metres
About {area} square metres
{area} m2
{area} sqm of floor space
{area} square metres of space
{area} square metres of living space
{area} square metres in size
{area} square metres is the size.
{area} square metres big
{area} square metres are for rent.
{area} square metres of floor
{area} m2 is the area.
{area} m2 of office space
{area} m2 in all
The area is {area} square metres.
The area is {area} m2.
The area measures {area} square metres.
The floor space is {area} square metres.
The floor measures {area} m2.
The size is {area} m2.
The flat is {area} square metres.
The flat measures {area} m2.
The room is {area} m2.
The room has {area} square metres.
The house has {area} square metres.
The plot covers {area} square metres.
The shop has {area} m2.
The office is {area} square metres.
The hall covers {area} m2.
The living space is {area} m2.
It is {area} square metres.
It is {area} m2 big.
It has {area} m2.
It offers {area} square metres.
It spreads over {area} square metres.
We have {area} square metres here.
We live on {area} square metres.
We need {area} square metres of space.
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
The nearest petrol station is {distance} kilometres down the road.
We pushed the car for {distance} kilometres until a tractor came by.
Is it really {distance} km to the next campsite?
The marathon route was shortened to {distance} kilometres because of the heat.
Every morning the postman cycles {distance} kilometres through the hills.
The village lies {distance} kilometres north of [city].
After {distance} km of gravel my tyres gave up.
The taxi driver charged us for {distance} kilometres although it's a short hop.
Between the lighthouse and the harbour are {distance} kilometres of open water.
The lorry had gone {distance} km when the driver noticed the smoke.
My daily walk to school is {distance} kilometres there and back.
How far did you get? We managed {distance} kilometres before dark.
Stage three: {distance} km, two climbs, one ferry
The balloon drifted {distance} kilometres and landed in a field.
The pipeline will stretch {distance} kilometres across the plain.
Turn right after {distance} kilometres and follow the river.
ran {distance} km before breakfast, feeling smug
The bicycle path is {distance} kilometres long and mostly flat.
The hospital is only {distance} kilometres from our house.
The pigeon flew {distance} kilometres home in a storm.
It's {distance} kilometres by road but far less as the crow flies.
According to the signpost there were still {distance} kilometres to the border.
The tour leader had planned {distance} kilometres for the first day.
The tank ran dry {distance} kilometres short of the village.
Odometer reading for the trip: {distance} km
On skis they crossed {distance} kilometres of frozen lake.
A detour of {distance} kilometres was needed because the bridge was shut.
The rally takes the drivers over {distance} kilometres of sand.
With {distance} kilometres behind us we pitched the tent.
The shop delivers within {distance} kilometres of the town centre.
Distance from airport – {distance} km – shuttle at [time]
A swim of {distance} kilometres across the bay is on her list.
{distance} km
It's {distance} km away.
{distance} kilometres to the sea
We walked {distance} kilometres.
How far? {distance} km.
I ran {distance} km.
{distance} km from here
The trail is {distance} km long.
A hike of {distance} kilometres
Another {distance} km to go
He cycled {distance} km.
Next petrol station: {distance} km
Kilometres driven: {distance}
Route length {distance} km
{distance} km by bike
The lake is {distance} km off.
A detour of {distance} km
The village is {distance} kilometres away.
{distance} kilometres on foot
It's {distance} km one way.
Trip: {distance} km
Traffic jam, {distance} km long
The school's {distance} km away.
A run of {distance} km
{distance} km south of town
I commute {distance} km.
Distance in km: {distance}
The river is {distance} kilometres from here.
Only {distance} km left!
Stage length: {distance} km
They live {distance} km apart.
The tunnel is {distance} km long.
{distance} km done, feet hurt
Mileage claim: {distance} km
The race is {distance} km.
She swam {distance} kilometres.
Nearest hospital: {distance} km
Tour of {distance} km
The distance between the two villages is {distance} kilometres.
According to the signpost it is another {distance} km to the border.
How far is it to the beach? About {distance} kilometres, I'd say.
After {distance} kilometres the runner had to give up.
{distance} kilometres lie between us and the nearest shop.
The pilgrims cover {distance} kilometres every day.
We had gone {distance} km when we noticed that the tank was empty.
The mine lies {distance} kilometres outside the town.
If you take the old road, you have to drive {distance} km further.
The new cycle path will be {distance} kilometres long.
A cable with a length of {distance} kilometres was laid across the bay.
From our farm to the next one it's {distance} kilometres as the crow flies.
The thunder could be heard at a distance of {distance} kilometres.
My daily walk takes me {distance} km along the river.
lol my watch says i did {distance} km today
Because of the closed bridge we had to go {distance} kilometres out of our way.
The skiers have to cover a course of {distance} kilometres.
The lost dog was found {distance} kilometres from home.
In thick fog we crawled along for {distance} kilometres.
The odometer showed that we had travelled {distance} km.
Length: {distance} km
Length of the route: {distance} km
Route: {distance} km
km: {distance}
{distance} kilometres
{distance} km away
{distance} km on foot
{distance} kilometres is how far it is.
{distance} kilometres to go
{distance} kilometres lay before us.
{distance} km was the distance.
a distance of {distance} km
for {distance} kilometres
after {distance} kilometres
It is {distance} km.
It is {distance} kilometres.
It is {distance} km away.
It is {distance} km long.
It is {distance} km to the next town.
It is {distance} kilometres from the town.
It is a distance of {distance} km.
It is a drive of {distance} km.
It lies {distance} km away.
That left {distance} km to go.
We walked {distance} km.
We rode {distance} kilometres.
We hiked {distance} km.
We cycled {distance} km.
We went {distance} km.
We covered {distance} km.
We did {distance} km.
I live {distance} km from work.
I cycle {distance} km to work.
She ran {distance} kilometres.
He walked {distance} kilometres.
They travelled {distance} km.
The way is {distance} km long.
The way is {distance} kilometres.
The trip is {distance} km.
The tour is {distance} km long.
The road is {distance} km long.
The next town is {distance} km away.
The station is {distance} km off.
The distance is {distance} kilometres.
The distance was {distance} km.
You have to drive {distance} km.
Drive for {distance} kilometres.
Go on for {distance} km.
How far is it? {distance} km.
How many kilometres? {distance}.
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
The overnight batch finished with {errors} errors and a very long log file.
Please fix the {errors} errors in the spreadsheet before you send it out.
Our monitoring tool has logged {errors} failures since breakfast.
The teacher found {errors} mistakes in my dictation.
Why does the validator complain of {errors} errors when the file looks fine?
After the import {errors} errors were shown in red.
The build broke because of {errors} errors in a single file.
In the last test run {errors} failures occurred and everybody groaned.
The audit uncovered {errors} errors in the accounts.
Number of faults {errors}, of which none is serious
The checker stopped with {errors} errors on the screen.
QA report: {errors} errors, release postponed to [date]
How bad is it? We're looking at {errors} errors in the log.
There were {errors} errors in the print edition, as readers pointed out.
The engine recorded {errors} faults during the trial.
By noon the error counter had climbed to {errors} and was still rising.
we've got {errors} errors in prod, this is fine
A script that ran without trouble yesterday now ends in {errors} errors each time.
Among the [large] records checked, {errors} errors came to light.
The server answered with {errors} errors in a row.
The proofs came back marked with {errors} errors in pencil.
Despite {errors} errors on the first day the launch went ahead.
Of the nightly jobs, the log shows {errors} failures and no warnings.
It was the {errors} errors in the payroll that cost him his post.
Job done, {errors} failures, see attachment
The report speaks of {errors} failures in total.
With {errors} errors to its name, the module was sent back to the developers.
The inspector noted {errors} faults on the assembly line.
The migration tool gave up after {errors} errors had piled up.
Each of the {errors} errors was caused by the same typo.
Parsing the feed produced {errors} errors and no output.
Before the patch there had been {errors} errors in the system, says [person].
{errors} errors found
The log shows {errors} errors.
{errors} failures
Number of errors: {errors}
We counted {errors} mistakes.
{errors} tests failed.
I made {errors} mistakes.
{errors} bugs found
How many errors? {errors}.
Build failed with {errors} errors
{errors} mistakes in the text
The scan found {errors} errors.
Total errors: {errors}
{errors} requests failed.
Your essay has {errors} mistakes.
The compiler reports {errors} errors.
{errors} lines contain errors.
We got {errors} error messages.
{errors} wrong answers
Job ended with {errors} errors
{errors} spelling mistakes
{errors} faults were detected.
Failed: {errors}
The tester found {errors} bugs.
It crashed {errors} times.
{errors} exceptions in the log
Mistakes: {errors}
{errors} failed logins
The file has {errors} errors.
Check complete, {errors} errors
{errors} records could not be imported.
Syntax errors: {errors}
{errors} errors since midnight
Import finished, errors {errors}
{errors} typos, please correct
Failed uploads: {errors}
The disk has {errors} read errors
When the program was compiled, {errors} errors were reported.
The monitoring has recorded {errors} failures since the update.
After checking the translation the editor had found {errors} mistakes.
In the course of the test run {errors} errors occurred.
How many errors does the report list? It lists {errors} in all.
The teacher had underlined {errors} mistakes in red ink.
{errors} errors are too many for a release.
omg the build has {errors} errors, I'm going home
The import was aborted after {errors} faulty records had been found.
The number of failed requests rose to {errors} overnight.
Once the bug was fixed, the error counter stopped at {errors}.
The quality inspectors noted {errors} defects in the batch.
The dictation contained {errors} mistakes, most of them careless ones.
The validator complains about {errors} errors on the page.
We regret that {errors} errors were overlooked in the printed edition.
With {errors} errors in the log, nobody knew where to begin.
The server answered with an error {errors} times.
So far {errors} of the transmissions have failed.
Errors found: {errors}
Number of failures: {errors}
Number of faults: {errors}
Faults: {errors}
Failure count: {errors}
Bugs found: {errors}
Errors in the log: {errors}
Count of failures: {errors}
Ended with {errors} errors
Finished with {errors} errors
{errors} errors
{errors} errors in the log
{errors} errors were logged.
{errors} errors were reported.
{errors} errors occurred.
{errors} failures occurred.
{errors} failures were seen.
{errors} faults were found.
{errors} faults were counted.
{errors} mistakes were made.
{errors} is the error count.
{errors} is the number of failures.
The error count is {errors}.
The number of failures is {errors}.
The number of faults is {errors}.
The count of errors is {errors}.
The log has {errors} errors.
The test found {errors} errors.
The test gave {errors} failures.
The run ended with {errors} errors.
The program made {errors} errors.
The system reported {errors} failures.
The check found {errors} faults.
There were {errors} failures.
There are {errors} faults.
There have been {errors} errors.
It failed with {errors} errors.
It reported {errors} errors.
It shows {errors} errors.
It stopped after {errors} errors.
We counted {errors} errors.
We found {errors} faults.
We had {errors} failures.
I got {errors} errors.
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
My great-grandfather founded the bakery in {year} with borrowed money.
The town hall was erected in {year} on the site of a brewery.
According to the deeds the cottage was built in {year} by a miller.
Was the chapel put up in {year} or is it older?
The club has been going since {year} and has never missed a season.
The company, set up in {year} by two sisters, makes umbrellas.
A plaque says the bridge was completed in {year} at great expense.
Our family has run the firm ever since it was founded in {year} on a shoestring.
The date stone over the door shows {year} as the year of building.
When was the school established? It opened in {year} with a dozen pupils.
They began in {year} as a village band.
The clock dates back to {year} and still keeps time.
House for sale, built {year}, new roof, yours for [money]
In {year} the society came into existence at a kitchen table.
The lighthouse is older than it looks, having been constructed in {year} out of local stone.
The theatre was founded in {year} and burned down soon afterwards.
The brewery traces its beginnings to {year} when a monk settled here.
It was {year} before the long-planned station was finally built.
The car was manufactured in {year} and has had a single owner.
est. in {year}, family-run, closed on [weekday]
From {year} onwards, the year of its founding, the choir sang at every coronation.
fun fact, our pub was built in {year} and it's haunted
The year {year} is carved above the porch to show when the house was built.
Few people know that the orchestra, formed in {year} by railwaymen, was amateur.
The villa was built during {year} for a rich merchant.
Historians date the mill to {year} on the strength of a letter.
Year of manufacture {year}; last service [date]
Since its foundation in {year} the newspaper has changed its name twice.
The founders chose {year} for the opening because of the jubilee.
Back in {year} the factory went up in a matter of weeks.
The building, which goes back to {year} or so the guide claims, leans to the left.
[company] was born in {year} in a garage.
Brewing since {year}
I founded my practice here in {year}.
{year}, the year we built, was a good one.
Built what year? {year}.
Vintage car, built {year}
We met and founded the band in {year}.
The founding happened in {year}.
Founding year, as engraved: {year}
First built in {year}, enlarged later
Model year {year}
He set up shop in {year}.
Built in the summer of {year}
The mosque went up in {year}.
She started the school in {year}.
The bridge dates from {year}.
Founded in the year {year}
Founded {year}, still independent
Farm established {year}
They formed the quartet in {year}.
The tower was finished in {year}.
Built anno {year}
The mill was built in the harsh winter of {year}.
Year of completion: {year}
The club was founded in {year}.
We opened in {year}, what a year!
The barn is from {year}.
A boat built in {year}
remember {year}, when we started the club? good times
Year the company was registered: {year}
It was in {year} that my parents opened their shop.
According to the chronicle, the tower was raised in {year}.
In which year was the school built? In {year}, the stone says.
Not until {year} was the village church built.
{year} is the year in which the union was founded.
The gable bears the year of building, {year}, and the head of a queen.
In {year}, when nearly everyone had left the valley, the dam was built.
The hospital, which was founded in {year}, is still in use.
The year {year}, in which the dyke was built, is remembered for its floods.
Our choir has existed since {year} and is looking for tenors.
The playhouse, put up in {year}, was never rebuilt after the fire.
When the railway station was built in {year}, everything changed.
The institute was founded in {year} after a long dispute.
Since it was set up in {year} the association has never made a loss.
bruh this building is from {year}
Early in {year} she founded the firm with nothing but a suitcase.
The beam bears the carpenter's mark and the year it was built, {year}.
Between the wars, in {year}, the hotel was built as the finest on the coast.
All those who helped found the school in {year} are invited to the reunion.
The team was founded in {year}, and people still talk about its first match.
Year built: {year}
Year of building: {year}
Year of foundation: {year}
Founded: {year}
Built in {year}
Established in {year}
Opened in {year}
Dated {year}
from {year}
from the year {year}
It was opened in {year}.
It was established in {year}.
It was started in {year}.
It was formed in {year}.
It was in {year} that they founded it.
It was the year {year} when it was built.
It began in {year}.
It started in {year}.
It opened in {year}.
It dates back to {year}.
It comes from {year}.
It was completed in {year}.
It has been there since {year}.
The house was built in {year}.
The house dates from {year}.
The house is from {year}.
The firm was founded in {year}.
The firm has existed since {year}.
The bridge was built in {year}.
The building dates from {year}.
The year of founding is {year}.
The car is from {year}.
They founded it in {year}.
They built it in {year}.
We started in {year}.
We have been here since {year}.
He founded the firm in {year}.
In {year} it was built.
In {year} it was founded.
In {year} it all began.
{year} was the year of its founding.
{year} is when it was built.
In which year? In {year}.
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
The new midwife has {experience} years of experience and a calm voice.
After {experience} years as a nurse I know when somebody is bluffing.
Do you have {experience} years of experience, as our advert requires?
He worked for {experience} years in the trade before opening his own shop.
The firm wants somebody with {experience} years' experience in the field.
My CV shows {experience} years of professional practice without a gap.
She has been doing this job for {experience} years and still enjoys it.
With only {experience} years of practice he was made head of department.
The craftsman draws on {experience} years of work at the bench.
Her boss says {experience} years on the job count for more than a diploma.
Applicants need {experience} years of work experience and a clean licence.
How much experience do you bring? I bring {experience} years of it.
The pilot, with {experience} years of flying experience, landed safely in [city].
It takes {experience} years in this profession to make a good foreman.
Requirements: {experience} years in the trade, own van
I've got {experience} years of experience behind the bar, so don't worry.
We hired him because his {experience} years of experience made up for the missing diploma.
Having spent {experience} years in the business, she knows all the suppliers.
Looking back on {experience} years of service, the caretaker smiled.
His {experience} years of experience were of no use in the new job.
job ad says {experience} years experience for an entry-level post, seriously?
The candidate can show {experience} years of experience in a similar position.
Our trainer has {experience} years of teaching practice to her credit.
Over {experience} years in the job he has seen managers come and go.
I'm writing to apply; I have worked in this line for {experience} years and speak French.
Someone who has put in {experience} years at the same desk deserves a rise.
Professional background – {experience} years – references on request
The surgeon in charge has practised for {experience} years at the clinic.
[person] gained {experience} years of experience abroad before coming home.
Those with {experience} years of experience earn more than beginners.
From {experience} years of working in kitchens I've learnt to be quick.
A total of {experience} years of experience is stated in the reference.
{experience} years of experience
I have {experience} years' experience.
{experience} years on the job
She has {experience} years of practice.
Work experience {experience} years
{experience} years in sales
He's been a nurse for {experience} years.
At least {experience} years' experience
How much experience? {experience} years.
{experience} years as a cook
I've worked here for {experience} years.
Min. experience: {experience} years
{experience} years in the trade
Professional experience: {experience} years
She taught for {experience} years.
{experience} years behind the wheel
Driving experience {experience} years
I've been coding for {experience} years.
{experience} years of teaching
Over {experience} years in the field
He has only {experience} years of experience.
Experience required: {experience} years
I bring {experience} years of experience.
{experience} years in a similar job
Practised law for {experience} years
She worked as a carpenter for {experience} years.
{experience} years of work abroad
We want {experience} years' experience.
{experience} years working with children
Years in the job: {experience}
Years worked in the profession: {experience}
Job experience, {experience} years
I did this job for {experience} years.
Seasoned guide, {experience} years' experience
He's {experience} years in the business.
{experience} years of practice needed
My experience: {experience} years in care
Plumber with {experience} years of experience
Has worked {experience} years as a welder
Experience in years: {experience}
Applicants should have worked in a similar position for {experience} years.
With {experience} years of experience behind her, she knows every trick.
The advert asks for {experience} years of experience in accounting.
After {experience} years as a baker he is used to getting up early.
How many years of experience do you have? I have {experience}.
The surgeon, who has {experience} years of experience, stayed calm.
{experience} years of experience are what the employer expects.
lol they want {experience} years experience for a junior job
A professional experience of {experience} years is a condition for the post.
The candidate has worked in the hotel trade for {experience} years.
Having flown for {experience} years, the pilot knows the weather here.
In her {experience} years as a judge she has never seen such a case.
The mechanic has been repairing engines for {experience} years.
Only those who have practised for {experience} years may train apprentices.
The CV mentions {experience} years of working experience.
Thanks to {experience} years in the job he got the post.
{experience} years in the trade have taught her patience.
Our new electrician has {experience} years of practical experience.
Years of practice: {experience}
Years in the trade: {experience}
Years worked: {experience}
Years of service: {experience}
Seniority: {experience} years
Years in the field: {experience}
At least {experience} years of experience
With {experience} years of experience
With {experience} years of practice
After {experience} years in the job
For {experience} years in the field
Experience of {experience} years
Some {experience} years of experience
{experience} years in the field
{experience} years of work experience
{experience} years of professional experience
{experience} years in this work
{experience} years of experience needed
{experience} years of experience is a must.
{experience} years I have done this job.
{experience} years she has been working there.
{experience} years as a professional
The experience is {experience} years.
The job needs {experience} years of experience.
The job requires {experience} years of practice.
The candidate has {experience} years of experience.
The applicant brings {experience} years of experience.
The number of years worked is {experience}.
I have {experience} years of practice.
I have worked {experience} years in this job.
I have done this for {experience} years.
I have been a teacher for {experience} years.
I worked in the trade for {experience} years.
I can show {experience} years of experience.
My experience is {experience} years.
She brings {experience} years of practice.
She looks back on {experience} years of work.
She has {experience} years in the job behind her.
He has {experience} years of practice.
He has worked there {experience} years.
He has done the work for {experience} years.
He gained {experience} years of experience.
He has been in the job {experience} years.
We have {experience} years of experience.
We want {experience} years of experience.
You need {experience} years of experience.
You should have {experience} years of practice.
They ask for {experience} years of experience.
In the job for {experience} years
How long in the job? {experience} years
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
The dealer wouldn't go lower than {price} for the lot.
I'm asking {price} for it, cash only, no swaps.
Would {price} be a fair price, or is that too much?
For the sum of {price} the garage will throw in new mats.
He slapped {price} on the table and took his purchase home.
The total of {price} will be charged to your card.
My sister spent {price} on it and now regrets every penny.
The price has gone up to {price} since we last looked.
At the flea market I beat the man down to {price} after a long chat.
Your payment of {price} has been received with thanks.
The estimate of {price} includes parts and labour.
Please transfer the total of {price} to our account within ten days.
They are selling it for {price} because they're moving to [city].
Anyone who offers {price} or more can take it away today.
The invoice over {price} is still unpaid, our accountant writes.
How much was it? I was charged {price} at the counter.
Bargain of the week: {price} instead of the usual higher price
The cashier rang up {price} and asked for my loyalty card.
with postage it's {price} in total, is that ok?
The final bill, {price} including tax, came as a shock.
Selling price {price}, collection only, ring [phone]
It was bought for {price} by a collector who wished to stay unnamed.
Mugs are sold at {price} each from the kiosk.
The auctioneer's hammer fell at {price} to loud applause.
That the repair would cost {price} nobody had told us.
A price of {price} was agreed upon and they shook hands.
You'd be mad to pay {price} for such rubbish.
Knocked down to {price} in the sale, it went within minutes.
The shop gave me a receipt for {price} without being asked.
I saved up {price} and bought it myself.
Nobody will buy it at {price} when it's cheaper next door.
Amount due: {price} (please pay in cash)
I paid {price} for it.
That'll be {price}, please.
only {price}!
Selling for {price}
It's {price} a piece.
Yours for {price}
Shelf price: {price}
Going for {price}
I sold it for {price}.
Asking price {price}
{price} each
She wants {price} for it.
Unit price: {price}
Worth its price, {price}
Now just {price}
Sale price {price}
We charge {price}.
It cost me {price}.
{price} the lot
Amount payable: {price}
They're asking {price}.
I'd give you {price} for it.
Retail price: {price}
Set me back {price}
Purchase price {price}
Listed at {price}
Buy it now for {price}
{price}? That's a rip-off!
The book costs {price}.
Priced at {price}
Fixed price, {price}
Final offer: {price}
Cost: {price}, shipping included
It was a steal at {price}.
The shopkeeper wanted {price} for it, but I bargained.
According to the price tag, it costs {price}.
What does a loaf cost these days? {price}, believe it or not.
At the auction it was knocked down for {price}.
{price} is what you have to pay if you buy it here.
The price, which used to be lower, has gone up to {price}.
We are prepared to let you have it for {price}.
Would you be willing to sell it to me for {price}?
For {price} you get the whole set, delivered to your home.
The purchase price agreed by the parties is {price}.
It isn't worth the {price} the seller is asking.
Having been reduced several times, it is now on sale at {price}.
The car was offered for {price}, which seemed cheap to me.
In the shop next door they charge {price} for exactly the same thing.
dude {price} for that? no way i'm paying that price
The house changed owners at a price of {price}.
If you order today, you pay no more than {price} for it.
Our offer is as follows: {price}, payable on delivery.
When I heard that it cost {price}, I put it straight back on the shelf.
The bidding started low and went up to {price} before the hammer fell.
Cost: {price}
Sum: {price}
To pay: {price}
Paid: {price}
Total amount: {price}
Total price: {price}
It cost {price}.
It costs only {price}.
It costs {price} in all.
It is {price}.
It comes to {price}.
It sells for {price}.
It is on sale for {price}.
It goes for {price}.
It is priced at {price}.
It makes {price} in all.
That is {price}, please.
That will be {price}.
That comes to {price}.
The price was {price}.
The total comes to {price}.
The sum is {price}.
The amount to pay is {price}.
The bill comes to {price}.
The asking price is {price}.
I paid {price}.
I bought it for {price}.
I got it for {price}.
I gave {price} for it.
I want {price} for it.
He sold it for {price}.
We offer it for {price}.
They ask {price} for it.
You can have it for {price}.
{price} is the price.
How much is it? {price}.
What does it cost? {price}.
For {price} you can take it home.
She spent {price} on it.
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
Pay {fee} at the gate and the whole fair is yours to explore.
Since last summer the museum has been asking {fee} of every visitor who comes through the door.
For {fee} apiece we were let into the castle.
Do they still want {fee} before they let you into the gardens?
My sister handed over {fee} for her concert ticket and called it daylight robbery.
Those wishing to compete must enclose {fee} as an entry charge with the form.
Concert tickets, now {fee} each, go on sale shortly.
They wouldn't let us in until we'd coughed up {fee} for admission.
"Admission's {fee} now," the doorman shrugged, "it used to be [money]."
Gate money was {fee} per adult, dogs went free.
It cost me {fee} just to step inside the exhibition.
one ticket = {fee}, kids half price
The organisers have pegged the entry charge at {fee} for another year.
I reckon {fee} is a fair price for a ticket like that.
Only after feeding {fee} into the ticket machine could we pass the barrier.
Swimmers drop {fee} into the slot by way of entry and walk through to the baths.
Nobody gets past the rope without paying {fee}, the admission price.
Tickets for the matinee go for {fee} online and at the counter.
Is {fee} too much for a ticket, do you think?
The zoo lets you in for {fee}, which includes a map.
A registration fee of {fee} secures your place in the marathon.
Dear parents, please send {fee} with your child to cover the theatre ticket.
Paid {fee} to get into the fair, saw some sheep and a tent.
ENTRANCE {fee} - cash only
We were asked {fee} for entry, and gladly paid it.
Whatever the old leaflet says, the entry fee has risen from [money] to {fee} this season.
Spectators, at {fee} a ticket, filled the stands.
You can watch the match if you've got {fee} to spare for a ticket.
With tickets costing {fee} apiece, half the hall stayed empty.
hi all, cinema tonight? it's {fee} to get in
The committee voted to make {fee} the price of entry to the village fete.
What a single ticket costs these days: {fee}.
Entry fee: {fee}
A ticket costs {fee}.
Tickets {fee}
Entrance {fee}
It costs {fee} to get in.
We paid {fee} to get in.
Admission charge {fee}
How much is a ticket? {fee}.
The entrance fee is {fee}.
Adults {fee}, children free
Registration fee: {fee}
{fee} admission
Fee per person: {fee}
The museum charges {fee} to get in.
Participation fee {fee}
Tickets cost {fee} each.
{fee} a head to get in
Pay {fee} at the gate.
Course fee: {fee}
The concert ticket was {fee}.
Entry for {fee}
The pool charges {fee} for admission.
Box office price {fee}
Tickets from {fee}
{fee} gets you in.
Day ticket: {fee}
Cinema ticket, {fee}
The ticket cost me {fee}.
Admission for guests: {fee}
They want {fee} for a ticket.
The show is {fee} per seat.
{fee} entry, drinks extra
Entry to the park costs {fee}.
Admission ticket for {fee}
Single ticket {fee}
Visitor's fee: {fee}
For {fee} you may look round the castle as long as you like.
The admission charge has been raised to {fee} this season.
Anyone who wants to see the exhibition has to pay {fee}.
At the entrance a man in uniform collects {fee} from each visitor.
How much do they charge for admission? {fee}, and it's worth it.
The fee for taking part in the race is {fee} per runner.
{fee} is what you pay for a ticket to the match.
{fee} for a concert ticket, are they crazy?
The price of admission, {fee}, includes a guided tour.
Tickets can be bought at the counter for {fee}.
Club members get in free, all others pay an entrance fee of {fee}.
A fee of {fee} is charged for entering the botanical garden.
The organisers are asking {fee} for a ticket at the box office.
By paying {fee} at the turnstile you get into the zoo.
My ticket for the opera set me back {fee}.
Children under school age are admitted free; everybody else pays {fee}.
The ticket office closes early, and admission is {fee}.
We would have gone in, but {fee} for a ticket was too much.
Admission fee: {fee}
Ticket: {fee}
Tickets {fee} each
Tickets are {fee}.
Cost of a ticket: {fee}
Price of a ticket: {fee}
Price of admission: {fee}
Per ticket: {fee}
Per visitor {fee} at the door
Fee to get in: {fee}
Entry costs {fee}.
Admission costs {fee}.
Entrance is {fee}.
Getting in costs {fee}.
{fee} entry
{fee} for a ticket
{fee} to get in
{fee} is the fee.
{fee} is the price of a ticket.
{fee} is the admission.
{fee} is what a ticket costs.
{fee} is what you pay to get in.
{fee} is charged for entry.
{fee} must be paid at the entrance.
The fee comes to {fee}.
The ticket is {fee}.
The ticket costs {fee}.
The ticket price is {fee}.
The admission is {fee}.
The entrance costs {fee}.
The cinema takes {fee} a ticket.
Each ticket costs {fee}.
It is {fee} to get in.
They charge {fee} for entry.
They ask {fee} at the door.
I paid {fee} for the ticket.
You pay {fee} at the door.
Visitors pay {fee}.
For {fee} you get in.
What does a ticket cost? {fee}
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
My pay packet contains {salary} these days, before the taxman has had his share.
The firm rewards its drivers with {salary} a month and a warm coat.
Could you live on {salary} a month if that were all your job paid?
Teachers there start on {salary} and climb the pay scale slowly.
According to the contract of employment, {salary} shall be paid monthly to the employee.
The union wanted more, but wages were frozen at {salary} for every worker.
What the apprentice gets paid each month is {salary}, meals included.
Vacancy: night porter, {salary} per month, uniform provided
I was on {salary} a month in my old job and saw no reason to leave.
Not [money] but {salary} is the gross monthly pay named in the letter of appointment.
Our caretaker is paid {salary} for looking after the whole block.
hey guess what, they're giving me {salary} a month at the new job
For a wage of {salary} nobody else would clean those chimneys.
A raise lifted the secretary's pay to {salary} with immediate effect.
Whoever gets the post will draw {salary} in wages from the first month.
Her payslip, showing {salary} as gross earnings, lay open on the desk.
Monthly remuneration (gross): {salary}
The cook grumbles that {salary} is poor pay for such long hours.
When I asked what they would pay me, the manager wrote {salary} on a napkin.
Staff nurses, earning {salary} apiece every month, went on strike.
At the interview I said I'd want {salary} as a monthly salary, and they nodded.
Seasonal pickers pocketed {salary} in wages and went home happy.
The bookkeeper's earnings of {salary} are credited on payday.
With a monthly income of {salary} from my job, the bank thinks I can afford a loan.
Salary expectations: {salary}, negotiable
We would be prepared to raise your pay to {salary} should you decide to stay.
Payday at last! {salary} from my employer, right on time.
A labourer's wage there hardly exceeds {salary} a month.
It says here the position pays {salary} - shall I apply?
The council employs a gardener at {salary} a month.
If you take the job, {salary} will be your basic monthly wage.
Since being promoted, I've been drawing a salary of {salary} each month.
I earn {salary}.
She makes {salary} a year.
Monthly pay: {salary}
He's paid {salary}.
My salary is {salary}.
Pay: {salary} per month
At work they pay me {salary}.
Starting salary {salary}
Gross pay {salary}
I get {salary} a month from my boss.
Annual salary: {salary}
We pay our workers {salary} per month.
Her pay went up to {salary}.
I bring home {salary}.
Income from work: {salary}
Wage: {salary} a month after tax
Basic salary: {salary}
He earns {salary} a week.
Take-home pay: {salary}
Expected salary: {salary}
The job pays {salary}.
My wages are {salary}.
Net salary {salary}
She's on {salary} a year.
Weekly wage {salary}
What do you earn? {salary}.
Salary paid: {salary}
{salary} is a decent wage.
Nurses here earn {salary}.
Living on a salary of {salary}
Teachers' pay: {salary}
Salary on offer: {salary}
{salary} per month plus holiday pay
His first pay packet: {salary}
Payroll: {salary} gross
Current salary {salary}, want more
i only make {salary} at this job
According to her contract of employment she receives {salary} a month.
How much does a trainee earn with you? {salary}, plus free lunch.
As a waiter I was paid {salary} and could keep the tips.
The position comes with a salary of {salary}.
The chairman's pay, which stands at {salary}, has angered the staff.
{salary} a month is what he takes home from the factory.
After the rise my wages come to {salary}.
In her old job she had been earning {salary}, with no overtime.
The union is demanding that every worker be paid {salary}.
I was told at the interview that the salary would be {salary}.
You can't support a family on wages of {salary} a month.
For this post we offer an annual salary of {salary} and a company car.
The payslip shows that {salary} was paid out as wages.
It's hard work, but with {salary} a month I can't complain about my pay.
lol my boss thinks {salary} is a good salary
The employee shall receive a gross monthly salary of {salary}.
On his modest pay of {salary} he managed to feed the family.
Would you take the job if they paid you {salary}?
Since the collective agreement, the lowest wage in the trade has been {salary}.
Each month {salary} lands in my account from my employer.
Monthly salary: {salary}
Income: {salary}
Monthly income: {salary}
Monthly wage: {salary}
Wages: {salary}
Salary offered: {salary}
Pay per month: {salary}
earns {salary}
He earns {salary} a month.
He makes {salary} a month.
He gets {salary} a month for his work.
He is paid {salary}.
He is paid {salary} a month.
He has a salary of {salary}.
He lives on a salary of {salary}.
He receives a wage of {salary}.
His salary is {salary}.
His pay is {salary}.
His monthly pay is {salary}.
His income is {salary}.
She earns {salary}.
She makes {salary} each month.
She gets paid {salary}.
She takes home {salary}.
She has an income of {salary}.
She brings home {salary} a month.
Her salary is {salary}.
Her salary comes to {salary}.
Her wage is {salary}.
Her earnings are {salary}.
I make {salary} a month.
I get a salary of {salary}.
I have a monthly income of {salary}.
My pay is {salary}.
My monthly wage is {salary}.
We pay a salary of {salary}.
We pay our staff {salary}.
We offer a salary of {salary}.
They pay him {salary} a month as a clerk.
They offer her a wage of {salary}.
The job pays {salary} a month.
The post pays {salary}.
The salary is {salary} a month.
The monthly salary is {salary}.
The employer pays {salary} a month.
{salary} is his salary.
{salary} a month is the pay.
What does he earn? {salary}.
How much do you earn? {salary}.
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
My flatmates and I scrape together {rent} every month to keep a roof over our heads.
Rent for the studio stands at {rent} and covers the heating.
The new owner wants {rent} a month from anyone living upstairs.
To let: room and kitchen, {rent} monthly, no pets
Would you pay {rent} in rent for a cellar without windows?
Our lease obliges us to pay {rent} to the landlord on the first.
The old couple hand their landlady {rent} in an envelope each month.
I moved out when they wanted {rent} a month for that damp little flat.
A standing order sends {rent} to the housing association as rent.
So what does the cottage rent for? {rent} monthly.
Rents in this building have climbed to {rent} for a single room.
The tenant is to pay {rent} as monthly rent, water not included.
Last year's rent was [money]; it now stands at {rent} per month.
Cheap lodgings! {rent} per month, bring your own bedding
With {rent} to find for the landlord each month, we rarely eat out.
She sublets the attic at {rent} a month to a student.
hi, the room's still free, {rent} a month all in if you want to rent it
For the workshop the landlord collects {rent} every month.
Behind with the rent again: {rent} still owing for this month.
Most of my wages vanish as rent, {rent} to be exact.
The agent showed us a loft that rents for {rent} monthly.
Ground floor flat, quiet street, rent {rent} excluding gas
Tenants on the third floor were charged {rent} a month in rent, the court heard.
Letting the garage brings the family {rent} in rent every month.
I've agreed with my landlord to pay {rent} instead of [money] in rent.
It's {rent} for the month's rent, payable to the agent.
The shop premises are leased at a monthly rent of {rent} to a florist.
From the balcony you see the sea, and that's why they ask {rent} a month for the flat.
Having lost a good lodger, the landlady dropped the rent to {rent} at once.
Clause four: the lessee pays the lessor {rent} per month for the use of the dwelling.
Nobody will rent it at {rent} per month, the estate agent sighed.
What a tenant has to fork out monthly is {rent}.
{rent} a month to rent
We pay {rent} rent.
{rent} per month, heating extra
My rent is {rent}.
Rent without bills {rent}
I pay my landlord {rent}.
{rent} rent, bills included
The room is {rent} a month.
Net rent: {rent}
The rent went up to {rent}.
{rent} monthly for the flat
Cold rent {rent}
They charge {rent} rent.
Flat to let, {rent} a month
Rent due: {rent}
She pays {rent} for her room.
The landlord wants {rent} a month.
Rent incl. heating: {rent}
To let: {rent} pcm
Paid {rent} rent for this month
{rent} is the monthly rent.
Basic rent {rent}
The garage is let for {rent} a month.
Our rent's {rent} now.
New rent: {rent}
The house rents for {rent}.
Studio flat, rent {rent}
Standing order for rent: {rent}
The rent for my room is {rent}.
Rent owed: {rent}
Room available, {rent} per month
Rent payment received: {rent}
Total rent {rent}
The shop's rent is {rent}.
Office rent, monthly, {rent}
They lowered our rent to {rent}
The tenant undertakes to pay a monthly rent of {rent}.
Every month {rent} goes straight from my account to the landlord.
If the rent really is {rent}, we cannot afford the flat.
The apartment by the park is let at {rent} per month.
What do you pay for your flat? The rent is {rent} a month.
After the renovation the rent will be increased to {rent}.
{rent} is what the landlady asks for the room each month.
my rent just went up to {rent}, time to move out
The rent, which amounts to {rent}, is payable in advance.
According to the lease, the rent has been set at {rent} a month.
He rents a little shop in the old town for {rent} a month.
For {rent} a month you get a bedroom and the use of the kitchen.
The court has decided that a rent of {rent} is too high.
Half of my wages, {rent}, is spent on the rent.
The flatmates share the monthly rent of {rent} between them.
The standing order to the landlord is for {rent} each month.
In this part of town a flat rents for {rent} a month.
Nobody would rent such a hole for {rent} a month.
Rent: {rent} a month
Rental: {rent}
Rental price: {rent}
Flat rent: {rent}
For rent at {rent}
To let for {rent}
Rented for {rent}
Let for {rent} a month
Rent to pay: {rent}
Rent payable: {rent}
Rent for the flat: {rent}
Price of the flat, monthly: {rent}
{rent} rent
{rent} a month in rent
{rent} per month for the flat
{rent} is the rent.
{rent} is my rent.
{rent} is what we pay in rent.
{rent} is what the flat costs monthly.
{rent} goes to the landlord each month.
{rent} goes on rent.
{rent} is asked as rent.
The rent comes to {rent}.
The rent was {rent}.
The rent stays at {rent}.
The rent amounts to {rent}.
The rental is {rent}.
The flat is {rent} a month.
The flat rents for {rent}.
The flat is let for {rent}.
The room costs {rent} rent.
The house is rented for {rent}.
The landlord gets {rent} each month.
The landlord wants {rent} rent.
The tenant pays {rent} a month.
It rents for {rent}.
It costs {rent} rent a month.
It is rented out for {rent}.
I pay {rent} in rent.
I pay {rent} to my landlord.
I rent it for {rent}.
Our rent is {rent}.
We pay {rent} for the flat monthly.
We rent the house for {rent}.
We let the flat for {rent}.
She pays the landlord {rent}.
He owes {rent} in rent.
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
Once the taxman has taken {tax} there's little left to celebrate.
The till receipt lists {tax} as VAT at the bottom.
A sum of {tax} is payable to the revenue in tax on this sale.
Take away {tax} in tax and you have the net amount.
You will note that {tax} of VAT has been charged separately.
Why on earth is there {tax} in tax on a simple repair?
The customs office slapped {tax} in duty on the crate.
thereof value added tax: {tax}
My accountant worked out that I owe {tax} in taxes for the quarter.
Each bottle sold brings the state {tax} in tax.
Sales tax at the standard rate adds {tax} to the bill.
Not included in the quote is the tax, which comes to {tax} on top.
Traders passed on {tax} in value added tax to the buyer.
hey, did you see they've added {tax} VAT on top?
In box seven, enter the tax of {tax} before signing the return.
The treasury pockets {tax} whenever one of these is sold.
It is not [money] but {tax} that the firm has to pay in tax.
To cover the tax, {tax} was set aside.
Tax charged {tax} | rate standard
VAT alone, at {tax} on this invoice, eats up our margin.
Business customers can claim back {tax} in VAT on the purchase.
Of what you paid, {tax} went straight to the tax authorities.
The inspector found that {tax} in sales tax had never been declared.
Do not forget the tax! {tax} will be deducted at source.
An import levy of {tax} was collected at the border as tax.
The bill shows tax of {tax} in the last line but one.
Anyone reclaiming the VAT would get {tax} back.
A tax demand for {tax} arrived by registered post.
The exchequer is richer by {tax} thanks to the tax on this deal.
Our cash register works out the VAT itself: {tax}.
Subject to taxation in the amount of {tax}, the prize was less than hoped.
Whether you like it or not, {tax} has to be paid in tax.
plus {tax} tax
Tax due: {tax}
I paid {tax} in tax.
Income tax: {tax}
The taxman wants {tax}.
I owe {tax} in taxes.
Tax amount: {tax}
We pay {tax} tax.
Road tax: {tax}
{tax} goes in tax.
City tax {tax} per night
Tax payment: {tax}
Property tax {tax}
{tax} VAT included
Taxes withheld: {tax}
The dog tax is {tax}.
Tax bill of {tax}
Tourist tax: {tax}
Import tax {tax}
How much tax? {tax}.
{tax} was deducted as tax.
Tax to pay: {tax}
The taxman got {tax} from us.
Inheritance tax: {tax}
GST: {tax}
Customs and tax: {tax}
Of that, {tax} is tax.
He dodged {tax} in tax.
Net, then {tax} VAT
Church tax withheld: {tax}
Value added tax {tax}
Add {tax} for tax
Council tax: {tax}
The state takes {tax} in tax.
ugh, {tax} in taxes this year
The amount shown includes value added tax of {tax}.
According to the assessment, you have to pay {tax} in income tax.
How much of that goes to the tax office? {tax}, I'm afraid.
From my wages {tax} is taken off every month as tax.
{tax} must be paid to the tax office before the house can change hands.
On top of the net amount there is {tax} in VAT.
The tax that falls due on the inheritance comes to {tax}.
We had to hand over {tax} to the taxman last year.
Because of a mistake in my return I was charged {tax} in tax.
The invoice shows the VAT separately, namely {tax}.
Having evaded tax to the tune of {tax}, he was fined.
The tax authorities have demanded a further payment of {tax}.
For keeping a second home the town charges a tax of {tax}.
Without the {tax} in sales tax it would be a good deal cheaper.
lol got my tax bill, {tax}, guess i'm broke
The levy on spirits brought the treasury {tax} in tax.
As the goods come from abroad, import VAT of {tax} is payable.
Please find below the tax contained in this bill: {tax}.
Your tax adviser has worked out that you owe the state {tax} in tax.
A visitor's tax of {tax} is collected by the hotel on behalf of the spa.
Amount of tax: {tax}
Taxes: {tax}
Duty: {tax}
Tax included: {tax}
Includes {tax} tax
including {tax} VAT
of which {tax} tax
of which VAT: {tax}
Customs duty: {tax}
The tax was {tax}.
The tax comes to {tax}.
The tax amounts to {tax}.
The amount of tax is {tax}.
The sales tax is {tax}.
The VAT is {tax}.
The VAT comes to {tax}.
The duty is {tax}.
The duty on it is {tax}.
There is {tax} tax on it.
There is a tax of {tax}.
There is a duty of {tax}.
Added to this is {tax} tax.
On top comes {tax} tax.
On top comes VAT of {tax}.
It contains {tax} VAT.
It includes VAT of {tax}.
We have to pay {tax} tax.
We paid {tax} in tax.
We owe {tax} in taxes.
We add {tax} for tax.
We charge {tax} VAT.
I paid {tax} tax.
I had to pay {tax} duty.
I owe the tax office {tax}.
He pays {tax} in taxes.
She paid {tax} to the tax office.
You pay {tax} tax on it.
You must pay a tax of {tax}.
They levy {tax} in tax.
Customs wanted {tax} duty.
For tax we add {tax}.
As tax, {tax} is due.
{tax} VAT
{tax} of this is tax.
{tax} goes to the tax office.
{tax} in tax is included.
{tax} is the tax.
{tax} was paid in tax.
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
Before we could have the keys, the agency wanted {deposit} as a security deposit.
Put {deposit} down now and the car is as good as yours.
I gave the carpenter {deposit} in advance to buy the timber.
Would {deposit} be enough as a down payment?
The hire shop keeps {deposit} as security until the tent comes back dry.
You lose your deposit, {deposit} in this case, if you cancel.
We received {deposit} as an advance with thanks.
The caterer won't lift a spoon without {deposit} up front.
Holding deposit {deposit}, non-refundable
On signing, the buyer is to make a down payment of {deposit} to the seller.
They kept the caution money, {deposit}, because of the broken lamp.
hi, just sent you {deposit} as the deposit, can you confirm?
To reserve the hall, my uncle left {deposit} with the caretaker as a deposit.
Bicycle hire: leave {deposit} as a deposit at the desk.
When the lease ends, the security of {deposit} goes back to the tenant.
Of the agreed sum, {deposit} is to be paid beforehand.
Without an advance of {deposit} the printers refused to start.
My deposit was {deposit}, not [money], and I want all of it back.
The landlord is holding {deposit} as a guarantee against damage.
An initial payment of {deposit} holds your place until spring.
Deposit due on booking: {deposit}
What did you put down for the kitchen? A deposit of {deposit}.
Customers leave {deposit} in pledge for every costume they borrow.
The dealer pocketed a down payment of {deposit} and vanished.
Please transfer the prepayment ({deposit}) before we order the stone.
{deposit} serves as security and is handed back on return of the boat.
It is customary to ask for an advance; here it was {deposit} in cash.
She scraped together {deposit} for the deposit on the flat.
In return for a deposit of {deposit} we will hold the puppy for you.
Part payment in advance {deposit}, balance on completion
If the glasses come back unbroken, so does your {deposit} deposit.
The locker takes {deposit} as a refundable deposit.
{deposit} deposit required
We paid {deposit} in advance.
Down payment: {deposit}
Deposit paid: {deposit}
I left {deposit} as a deposit.
How much is the deposit? {deposit}.
Please pay {deposit} in advance.
Security deposit: {deposit}
{deposit} down, the rest later
Key deposit {deposit}
They want {deposit} as security.
The deposit came to {deposit}.
You get your {deposit} deposit back.
A down payment of {deposit}
Bottle deposit {deposit}
{deposit} is due as a deposit.
I put {deposit} down on it.
Paid on account: {deposit}
Deposit for the flat, {deposit}
We ask for {deposit} beforehand.
The landlord kept the {deposit} deposit.
Deposit on booking: {deposit}
{deposit} deposit, returned later
Paid in advance: {deposit}
Hand in {deposit} as a deposit.
{deposit} secures the booking.
Caution money: {deposit}
The car rental blocked {deposit} as deposit.
I lost my deposit of {deposit}.
First instalment up front, {deposit}
The hire deposit is {deposit}.
Tool hire, deposit {deposit}
Cash deposit of {deposit}
Down payment made, {deposit}
Deposit refunded: {deposit}
Damage deposit {deposit}
On signing the contract a deposit of {deposit} has to be paid.
The booking is binding only after a down payment of {deposit}.
If you cancel, the deposit of {deposit} will not be returned.
To hold the room for us, the hotel asked for {deposit} in advance.
What did you have to put down? {deposit}, as a deposit.
The tenant has lodged {deposit} with the landlord as security.
{deposit} has to be left as a deposit when you hire a boat.
he wants {deposit} deposit just to hold it for me, fair enough?
The security deposit, {deposit}, will be repaid when the keys are handed in.
An advance of {deposit} was paid to the craftsman before he began.
We reserve the hall for you as soon as {deposit} has been paid down.
The deposit slip shows that {deposit} was left as security.
When the bike is brought back, the deposit of {deposit} is paid out.
A deposit amounting to {deposit} is charged per crate.
The remainder is due on delivery, since {deposit} was paid beforehand.
Because of the scratch in the floor he kept back the deposit of {deposit}.
The bride's parents paid {deposit} in advance for the wedding hall.
Upon arrival, {deposit} will be taken as a deposit for the key.
Paid up front: {deposit}
In advance: {deposit}
Up front: {deposit}
As a deposit: {deposit}
Deposit due: {deposit}
Bond: {deposit}
Prepayment: {deposit}
With a deposit of {deposit}
Against a deposit of {deposit}
{deposit} deposit
{deposit} in advance
{deposit} down
{deposit} as a deposit
{deposit} as a security
{deposit} is the deposit.
{deposit} is the down payment.
{deposit} is paid in advance.
{deposit} is kept as security.
{deposit} was paid up front.
{deposit} was paid as a deposit.
{deposit} of security comes back when you leave.
{deposit} must be put down first.
{deposit} secures the room.
The deposit was {deposit}.
The deposit comes to {deposit}.
The deposit of {deposit} is returned.
The down payment is {deposit}.
The advance is {deposit}.
The advance payment was {deposit}.
The security is {deposit}.
The security deposit was {deposit}.
The landlord holds {deposit} as security.
The landlord keeps {deposit} as deposit.
A deposit of {deposit} is due.
A deposit of {deposit} is needed.
A security of {deposit} is asked.
I left a deposit of {deposit}.
I put {deposit} down.
I paid {deposit} in advance.
We paid a deposit of {deposit}.
We paid {deposit} up front.
We ask for a deposit of {deposit}.
We took {deposit} as security.
She got her deposit of {deposit} back.
They want {deposit} in advance.
You pay {deposit} as a deposit.
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
As it was the last one on the shelf, they let me have it at {discount} off.
Everything in the window is {discount} cheaper while stocks last.
Flash this flyer and the barber takes {discount} off your bill.
My boss negotiated a rebate of {discount} with the supplier.
The marked price minus {discount} for students: not bad!
Would you throw in a discount of {discount} if I paid cash?
With a loyalty card you get {discount} knocked off each time.
They shaved {discount} off the price because the lid was cracked.
CLEARANCE {discount} OFF ALL BOOTS
Bulk buyers are entitled to a reduction of {discount} on the list price.
hey, use my link, it's {discount} off your first order
The sofa, discounted by {discount} in the sale, sold within the hour.
Friends of the theatre pay {discount} less for every ticket.
A markdown of {discount} got rid of the winter coats.
How big is the discount? Ours is {discount} on orders from the catalogue.
Having complained about the delay, the couple were given {discount} off as a goodwill gesture.
The coupon is worth {discount} off anything in the shop.
I talked the salesman into dropping the price by {discount} on the spot.
Trade customers enjoy a standing discount of {discount} at our warehouse.
Settle promptly and deduct {discount} as an early payment discount.
price slashed {discount}, ends tonight
The baker sells yesterday's loaves at a {discount} discount.
Rather than the usual rebate, we can offer {discount} off this once.
A saving of {discount} awaits anyone who books early.
Because the stall was closing, the fruit went at {discount} off.
Employees buy our goods at {discount} below the shelf price.
Taking {discount} off the price seemed only fair to the manager.
It wasn't a bargain until they cut the price by {discount} in the sale.
Promo code accepted: {discount} reduction applied
The catalogue promises {discount} off for new subscribers.
Do we get the group discount? Yes, {discount} off for all of us.
Prices have been lowered by {discount} throughout the store.
Save {discount}
{discount} off everything!
Sale: {discount} off
You get {discount} off.
{discount} discount for students
We offer {discount} off.
now {discount} cheaper
I got {discount} off.
{discount} less if you pay cash
Price cut of {discount}
Get {discount} off today
Staff discount: {discount}
How much off? {discount}.
Trade discount {discount}
{discount} reduction for seniors
Early bird: {discount} off
Coupon for {discount} off
Marked down by {discount}
Members save {discount}
Discount code gives {discount}
A rebate of {discount}
Winter sale, {discount} off
Voucher: {discount} off
{discount} knocked off the price
Black week: {discount} off
Cash discount of {discount}
Entire stock {discount} off
Bulk discount: {discount}
Take {discount} off at checkout
Less {discount} discount
They gave me {discount} off.
Families pay {discount} less.
Discount granted: {discount}
psst, {discount} off with my code
Clearance! Down {discount}
Your loyalty discount: {discount}
As a regular customer you will receive a discount of {discount}.
If you pay within a week, you may deduct {discount} from the bill.
What kind of reduction can you give me? {discount}, and that's my last word.
All of last season's stock has been reduced by {discount}.
{discount} off the regular price is what the chain promises its new customers.
The shop is closing down and is knocking {discount} off everything.
With this voucher you save {discount} on your next purchase.
On presentation of their cards, pensioners are granted a reduction of {discount}.
Because of the scratch I managed to get {discount} off.
According to the flyer, there's {discount} off everything in store.
The supplier grants us a trade discount of {discount} on large orders.
Since the box was open, the shop assistant let me have it at {discount} off.
Prices were slashed by {discount}, and the crowd went wild.
Would you consider a discount of {discount} if we took the lot?
omg everything's {discount} off, run
For subscribers the tickets are {discount} cheaper than at the box office.
Until stocks run out, we're giving a discount of {discount}.
A rebate amounting to {discount} will be applied automatically in your basket.
Students show their card and pay {discount} less.
By booking early you can benefit from a price reduction of {discount}.
Reduction: {discount}
Price cut: {discount}
Price reduction: {discount}
Your discount: {discount}
Discount given: {discount}
Discount rate: {discount}
Savings: {discount}
{discount} discount
{discount} rebate
{discount} cheaper
{discount} less to pay
{discount} off the price
{discount} is taken off.
{discount} is the discount.
{discount} was knocked off the price.
{discount} is what you save.
Save {discount} now!
Get {discount} off.
Take {discount} off the price.
minus {discount} discount
less {discount} rebate
with {discount} discount
with {discount} off
at a discount of {discount}
A reduction of {discount}.
The discount is {discount}.
The rebate is {discount}.
The reduction is {discount}.
The price is {discount} lower.
The price is down by {discount}.
The price fell by {discount}.
The shop gives {discount} discount.
It is {discount} off.
It was reduced by {discount}.
It was marked down by {discount}.
It is cheaper by {discount}.
There is {discount} off.
There is a reduction of {discount}.
We give you {discount} off.
We give a discount of {discount}.
We offer a rebate of {discount}.
We lower the price by {discount}.
We cut prices by {discount}.
You get a discount of {discount}.
You get it {discount} cheaper.
You pay {discount} less.
I got a discount of {discount}.
They knocked {discount} off.
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
I'm on {battery} of charge and there's no socket in sight.
Charge is down at {battery} already, so switch off the screen.
The laptop had {battery} in the battery when the train set off.
After a night in the cold the battery showed a mere {battery} on the dashboard.
Can you do the trip with {battery} of battery, or should we charge first?
The robot returns to its dock as soon as its battery falls to {battery}, the manual says.
bat {battery}, signal weak
Leave it plugged in until the battery reads {battery} or more.
An hour on the charger brought the battery to {battery} at best.
Low power warning: {battery} of battery remaining
There was {battery} in the tank, so to speak; the e-bike's battery would do.
The drone came home with {battery} battery to spare.
My watch says {battery} charged, which should see me through the day.
On arrival the electric car's battery held {battery} of its charge.
How much juice have you got left? {battery}.
With just {battery} of juice left in my phone, I'll be brief.
Battery health is good and the current charge is {battery} according to the menu.
The torch still had {battery} in its battery when we left the cave.
Owing to the long call the battery slumped to {battery} by teatime.
hey, phone's at {battery} and I forgot the charger
{battery} is what the little battery symbol in the corner shows.
The tablet won't update unless the battery is above its present {battery} mark.
Take the second camera, its battery is {battery} full.
We swapped the cells once the pack had drained to {battery} overall.
At last check the sensor's battery stood at {battery} and falling.
The battery indicator crept up to {battery} while we had coffee.
If you unplug it now, you'll have {battery} battery for the journey.
"Only {battery} battery," muttered the pilot, steering the drone home.
Power pack: {battery} charged
The headset's voice announced {battery} of battery before the music came back.
Device status: online, battery {battery}, locked
The hearing aid was charged as far as {battery} and no further.
My battery is at {battery}.
{battery} charged
The phone is at {battery}.
Only {battery} battery left
Power left: {battery}
How much battery? {battery}.
Low battery: {battery}
Charging, {battery}
{battery} of power remaining
I've got {battery} left on my phone.
Battery status {battery}
The laptop is at {battery}.
Down to {battery} battery
Battery charge: {battery}
{battery} juice left
Battery dropped to {battery}.
Remaining charge {battery}
The watch has {battery} battery.
My tablet's on {battery}.
Battery remaining: {battery}
Charge level at {battery}
The drone has {battery} battery.
E-bike battery: {battery}
Still {battery} in the battery
The car is charged to {battery}.
Stop charging at {battery}.
Battery indicator: {battery}
{battery} and not plugged in
Warning, battery at {battery}
Plug it in, it's at {battery}.
Scooter charge {battery}
The battery went down to {battery}.
Robot returns to charge at {battery}
Power bank at {battery}
The battery icon reads {battery}
After a whole night on the charger the battery stood at {battery}.
If the battery falls to {battery}, the device switches to saving mode.
The display in the car says that {battery} of the charge is left.
With {battery} in the battery we should make it to the next charging point.
How full is the battery? {battery}, I've just looked.
The battery of the sensor has sunk to {battery} and must be changed.
{battery} was all the charge my phone had when I left the house.
my phone's at {battery}, call me quick before it dies
The charge of the battery was found to be {battery} at the check.
Once the battery has reached {battery}, unplug the charger.
The scooter refused to start, although its battery was at {battery}.
On the screen a message appeared: battery at {battery}, please charge.
I ought to charge the torch, its battery is down to {battery}.
In the cold the battery fell to {battery} within minutes.
The remaining capacity of the battery is indicated as {battery}.
The navigation drained the battery to {battery} on the way home.
Charging has been interrupted with the battery at {battery}.
When I woke up, the battery of the laptop had only {battery} left.
Battery left: {battery}
Charge level: {battery}
Charge left: {battery}
Charged: {battery}
Power: {battery}
Remaining battery: {battery}
Level of the battery: {battery}
batt={battery}
{battery} charge
{battery} battery
{battery} of battery remains.
{battery} charge remaining
{battery} left on the battery
{battery} is the battery level.
{battery} is the charge.
{battery} is what the battery shows.
{battery} is left in the battery.
{battery} of the power is left.
{battery} full is the battery.
{battery} says the battery display.
The battery is {battery} full.
The battery has {battery}.
The battery is charged to {battery}.
The battery stands at {battery}.
The battery fell to {battery}.
The battery dropped to {battery}.
The battery is down to {battery}.
The battery level is {battery}.
The battery still holds {battery}.
The battery reads {battery}.
The battery indicator says {battery}.
The charge is {battery}.
The charge is at {battery}.
The charge level is {battery}.
The power left is {battery}.
The phone has {battery} battery.
The phone is charged to {battery}.
The sensor has {battery} battery left.
The display shows {battery} battery.
The cell is at {battery}.
It has {battery} battery.
It is at {battery} charge.
It runs on {battery} battery.
I have {battery} battery left.
My phone has {battery} left.
With {battery} battery it still runs.
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
We shivered all night, for it was {temperature} degrees in the tent.
Today's high: {temperature} degrees, light winds
Bake the loaf at {temperature} degrees until the crust is brown.
By sunset the thermometer on the porch had dropped to {temperature} degrees.
Is {temperature} degrees normal for this time of year?
The patient's temperature was {temperature} when the nurse looked in.
In the greenhouse a steady {temperature} degrees keeps the orchids happy.
I checked the gauge: {temperature} degrees in the boiler room.
It's {temperature} degrees here, not [small] as forecast, so pack accordingly!
The pool is kept at {temperature} degrees all year round.
With the heating broken, the office never got beyond {temperature} degrees.
Radio weather: {temperature} degrees on the coast, rain later
Wash at {temperature} degrees, do not tumble dry.
The sample was stored at {temperature} degrees in a sealed flask.
hey, bring a jumper, it's {temperature} degrees in the cabin
When the alarm rang, the freezer had reached {temperature} degrees.
Temperatures will hover around {temperature} degrees throughout the afternoon.
Wine like this is best drunk at {temperature} degrees, says the waiter.
The log gives the air temperature as {temperature} at the airfield.
A fever of {temperature} degrees kept the child in bed.
Outdoor sensor: {temperature} °C, humidity normal
Our thermometer, reading {temperature} degrees, must be faulty.
Let the milk cool to {temperature} degrees before adding the culture.
They claim the sea is {temperature} degrees warm, but my toes disagree.
Nobody expected it to be {temperature} degrees on the summit.
The oven light goes off when {temperature} degrees is reached inside.
To hatch the eggs, a temperature of {temperature} must be held throughout.
Was it hot? It was {temperature} degrees in the carriage!
A frosty morning, said the newsreader, with {temperature} degrees recorded by the weather station.
The fan starts as soon as the engine runs at {temperature} degrees or more.
Temperature in the cold store {temperature}, door shut
I dipped in the thermometer and read {temperature} degrees off the scale.
Temperature: {temperature} degrees
It's {temperature} degrees outside.
{temperature} degrees today
High of {temperature} degrees
It's {temperature} °C.
Room temperature: {temperature}
The water is {temperature} degrees.
How warm? {temperature} degrees.
Temp {temperature}
Body temperature {temperature}
Heat it to {temperature} degrees
Today's high: {temperature}
It hit {temperature} degrees.
The thermometer says {temperature}.
Oven at {temperature} degrees
Store at {temperature} degrees
Low tonight: {temperature} degrees
It was {temperature} degrees in the shade.
Outside temperature {temperature}
The lake is {temperature} degrees warm.
Air: {temperature} degrees
{temperature} degrees and sunny
Fridge temperature: {temperature}
It feels like {temperature} degrees.
Max. temperature {temperature}
Set the heating to {temperature} degrees
CPU temp: {temperature}
Water temperature: {temperature}
Fever of {temperature}
We had {temperature} degrees yesterday.
Only {temperature} degrees in here!
Keep it at {temperature} degrees
Nights at {temperature} degrees
She's got a temperature of {temperature}.
The sauna is {temperature} degrees hot.
It's {temperature} degrees in my office.
Temp. reading {temperature}, all normal
Heatwave: {temperature} degrees
phew, {temperature} degrees already
The pool is heated to {temperature} degrees.
The temperature in the greenhouse must not fall below {temperature} degrees.
According to the forecast, temperatures will rise to {temperature} degrees.
How hot is it where you are? {temperature} degrees, and not a breath of wind.
{temperature} degrees was the highest temperature measured here so far.
When I took his temperature, it was {temperature}.
The thermometer on the balcony showed {temperature} degrees.
If the engine gets hotter than {temperature} degrees, a warning light comes on.
The milk has to be warmed to {temperature} degrees before you add the yeast.
At a temperature of {temperature} degrees the wax begins to melt.
In the cellar it's a constant {temperature} degrees all year round.
The mercury climbed to {temperature} and people fled into the shade.
The sensor in the server room reports a temperature of {temperature}.
Despite the sunshine it didn't get any warmer than {temperature} degrees.
Overnight the temperature dropped to {temperature} degrees.
lol it's {temperature} degrees and she's wearing a coat
The vaccine should be kept at {temperature} degrees at all times.
Would {temperature} degrees be warm enough for you to go swimming?
Tropical fish like it warm, at {temperature} degrees or so.
The patient's temperature stood at {temperature} on admission.
For baking bread the oven should be set at {temperature} degrees.
Temperature {temperature} °C
Degrees: {temperature}
Degrees Celsius: {temperature}
Air temperature: {temperature}
Oven: {temperature} degrees
Thermometer: {temperature} degrees
Reading: {temperature} °C
{temperature} °C
{temperature} degrees warm
{temperature} degrees in the shade
{temperature} degrees outside
{temperature} degrees is the temperature.
{temperature} degrees was the reading.
{temperature} degrees are expected.
{temperature} is the temperature in degrees.
at {temperature} degrees
at {temperature} °C
at a temperature of {temperature} degrees
It is {temperature} degrees.
It is {temperature} degrees Celsius.
It is {temperature} degrees outside.
It was {temperature} degrees in the room.
It reached {temperature} degrees.
It will be {temperature} degrees.
It got to {temperature} degrees.
It went up to {temperature} degrees.
The temperature was {temperature} degrees.
The temperature rose to {temperature} degrees.
The temperature fell to {temperature} degrees.
The temperature reached {temperature} degrees.
The temperature will be {temperature} degrees.
The thermometer says {temperature} degrees.
The thermometer reads {temperature}.
The thermometer stood at {temperature} degrees.
The thermometer climbed to {temperature} degrees.
The water has {temperature} degrees.
The air is {temperature} degrees.
The room is at {temperature} degrees.
The oven is at {temperature} degrees.
The sensor shows {temperature} degrees.
The sensor measured {temperature} degrees.
The heating is set to {temperature} degrees.
We have {temperature} degrees today.
We had {temperature} degrees.
I measured {temperature} degrees.
Bake it at {temperature} degrees.
Set it to {temperature} degrees.
There were {temperature} degrees outside.
How warm is it? {temperature} degrees.
How many degrees? {temperature}.
""",
    "date": """
The great day will be {date}.
Which day? {date}.
{date} has been chosen as the day for it.
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
The village fete has been moved to {date} because of the football.
Would you keep {date} free, since that's when the reunion takes place?
Our choir sings on {date} and hopes to see you in the front row.
The accident occurred on {date} near the level crossing.
I've circled {date} in red, for that is the day of the party.
We marry on {date} in a tiny chapel by the lake.
On {date} a fire broke out in the old brewery.
The hearing, listed for {date} before a single judge, is open to the public.
Event date {date} - doors, bar and raffle
By common consent {date} was named as the day for the picnic.
Those present on {date} saw the tower fall.
hey, bbq's on {date} now, not [date]
Let me suggest {date} for our next get-together.
It all took place on {date} while the rest of the town slept.
Not a soul turned up for the meeting on {date} except the caretaker.
I can do {date} for the interview if that suits the panel.
The burglary is thought to have happened on {date} during the night.
Not on [date] but on {date} the council will meet to vote on the bridge.
When's the jumble sale? It's on {date} this year.
Diary, {date}: a quiet day, nothing to report.
Nobody could have known that {date} would be the day of the flood.
You are cordially invited to our anniversary party on {date} in the garden.
Unless it snows, the outing is on for {date} as arranged.
The dentist can see you on {date} if you ring back.
Records show that the eclipse was visible here on {date} for some minutes.
The wedding day, {date}, dawned grey and windy.
The committee plumped for {date} as the date of the gala.
It must be {date} or nothing, because the band is busy on other days.
match day {date}, bring boots
Dear all, the fire drill will be held on {date} without further warning.
Both sides signed the treaty on {date} in a railway carriage.
What's the date of the concert? {date}, according to the poster.
It's on {date}.
The meeting is on {date}.
See you on {date}.
When? On {date}.
Our wedding is on {date}.
{date} works for me.
Event date: {date}
The party is on {date}.
The fair is today, {date}.
On which day? {date}.
Are you free on {date}?
The concert takes place on {date}.
Let's meet on {date}.
Appointment date: {date}
The match is on {date}.
{date} is fine with us.
Put {date} in your calendar.
The accident occurred on {date}.
Day of the exam: {date}
Can you come on {date}?
I'm busy on {date}.
Scheduled for {date}
The date has been set: {date}.
Calendar entry for {date}
We met on {date}.
Date of visit: {date}
The hearing is fixed for {date}.
No, not today, on {date}!
The test is on {date}.
Held on {date}, with a packed house
Keep {date} free.
Match postponed to {date}
The shop is closed on {date}.
Garden party, {date}
The vote is on {date}
The date agreed upon by both sides is {date}.
On {date} the whole family will come together.
If the weather is fine, the picnic will take place on {date}.
The committee has decided to hold its meeting on {date}.
What's the date of the concert? It's {date}.
As was announced in the paper, the ceremony is on {date}.
{date} was the day on which the bridge was opened.
hey, does {date} work for everyone for the barbecue?
The appointment with the dentist is on {date}, so don't forget.
The next general meeting is hereby called for {date}.
It must have been on {date} that I last saw him.
According to the invitation, the reception will be held on {date}.
Everything that occurred on {date} is described in the report.
The interview, planned for another day, will now be on {date}.
Nobody could have known on {date} how it would turn out.
In the calendar the square for {date} was marked with a cross.
The eclipse can be seen on {date} if the sky is clear.
We've agreed on {date} as the date for the reunion.
On the day: {date}
Day of the event: {date}
Appointment: {date}
Set for {date}
Planned for {date}
Meeting on {date}
Party on {date}
The move is tomorrow, {date}.
Note it down: {date}
{date} is the date.
{date} is when it happens.
{date} is when it takes place.
{date} was the day it happened.
{date} is the big day.
{date} is marked in the calendar.
{date} it is then.
{date} was agreed on.
{date} is the date of the event.
The date was {date}.
The date given is {date}.
The day it happens is {date}.
The event is on {date}.
The meeting takes place on {date}.
The wedding is on {date}.
The appointment is on {date}.
The concert was on {date}.
The accident happened on {date}.
The calendar says {date}.
The exam is set for {date}.
It is planned for {date}.
It was on {date}.
We agreed on {date}.
We chose {date} as the date.
I saw it on {date}.
I have an appointment on {date}.
""",
    "order_date": """
I sent off my order to you on {order_date}.
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
Your order reached our warehouse on {order_date} and is being packed.
A good while has passed since {order_date}, when I placed the order.
I put in the order on {order_date} by telephone.
The customer bought these boots on {order_date} and wants to return them.
Could you check an order I made on {order_date} through your shop?
The basket was checked out on {order_date} according to our logs.
Orders placed on {order_date} were given a free mug.
Purchase made {order_date}, receipt attached
We first ordered on {order_date} and then again in spring.
The school placed its order for chairs on {order_date} after much debate.
hi, ordered from you on {order_date} and still no word
Looking at my account, I see {order_date} given as the day of the order.
Having bought the camera on {order_date} I am still within the return period.
The till slip proves that it was purchased on {order_date} at our branch.
As the goods were ordered on {order_date} the old prices apply.
When was this bought? The receipt says {order_date}.
It took me until {order_date} to send off the order form.
The buyer's order came in on {order_date} by fax.
Thanks for shopping with us! You ordered on {order_date}.
The warranty runs from the date of purchase, {order_date}, and covers all parts.
My husband ordered the sofa on {order_date} behind my back.
An order entered on {order_date} was lost when the computer crashed.
The order shown below was received on {order_date} and confirmed at once.
We ordered on {order_date}, not on [date] as your letter claims.
Date purchased (see receipt): {order_date}
Were you not told on {order_date} when buying it that it was second-hand?
Customer called about goods ordered {order_date}, asked for patience
The order book has {order_date} as the day we ordered.
It had been bought on {order_date} from a dealer, and it broke soon after.
The hospital's order for beds dates back to {order_date} and remains open.
By the time I ordered, on {order_date}, the blue ones were gone.
Since the purchase on {order_date} the machine has failed twice.
Order placed {order_date}
We ordered on {order_date}.
Purchased {order_date}
Your order of {order_date}
Date of purchase: {order_date}
I bought it on {order_date}.
When ordered? {order_date}.
Order received: {order_date}
On {order_date} I placed an order.
My order dated {order_date}
Order from {order_date}, still open
{order_date} was when I ordered.
Order booked in on {order_date}
Re: our order of {order_date}
She ordered it on {order_date}.
Order taken on {order_date}
Ordered {order_date}, not here yet
We received your order on {order_date}.
{order_date}: order placed online
Thank you for ordering on {order_date}
Purchase order dated {order_date}
Order confirmed {order_date}
They put in the order on {order_date}.
I clicked buy on {order_date}.
He phoned in the order on {order_date}.
Bought and paid for on {order_date}
Day of purchase {order_date}
Online order, {order_date}
Order history: {order_date}
The order went in on {order_date}.
since ordering on {order_date}, silence
The customer ordered on {order_date}.
Order form signed {order_date}
I've been waiting since ordering on {order_date}.
Entered as an order on {order_date}
The goods that were ordered on {order_date} have still not been dispatched.
According to your own confirmation, my order was placed on {order_date}.
When did you order it? It was on {order_date}, I've still got the mail.
With reference to our order of {order_date} we kindly ask for news.
{order_date} is the date on which the order was entered in our books.
On {order_date} we placed our order from your catalogue by telephone.
It was as early as {order_date} that the customer placed the order.
The guarantee runs from the day of purchase, that is, from {order_date}.
I should like to cancel the order which I made on {order_date}.
If the order was really placed on {order_date}, it should have left the warehouse.
As I had bought it on {order_date}, I was still entitled to a refund.
Since the order dates from {order_date}, the old prices apply.
We hereby confirm that we received your written order on {order_date}.
My husband swears that he ordered the thing on {order_date}.
hey so i ordered on {order_date} and nothing's happened
The bill lists everything that you bought from us on {order_date}.
Having been ordered on {order_date}, the parts are now being made.
The clerk leafed through the order book and stopped at {order_date}, the day I'd ordered.
Everything ordered on {order_date} will still arrive in time.
In our system your purchase is recorded under {order_date}.
Bought: {order_date}
Order placed on {order_date}
Order from {order_date}
Order received on {order_date}
Purchased on {order_date}
Our order of {order_date}
Your purchase of {order_date}
It was bought on {order_date}.
It has been ordered on {order_date}.
It was on {order_date} that we ordered.
I ordered on {order_date}.
I placed the order on {order_date}.
I placed my order on {order_date}.
I made the purchase on {order_date}.
We ordered it on {order_date}.
We placed our order on {order_date}.
We bought this on {order_date}.
She bought it on {order_date}.
He ordered on {order_date}.
He made the order on {order_date}.
They ordered on {order_date}.
You ordered it on {order_date}.
You ordered on {order_date}.
You placed an order on {order_date}.
You bought it from us on {order_date}.
The order is from {order_date}.
The order is dated {order_date}.
The order was made on {order_date}.
The order was sent in on {order_date}.
The order was taken on {order_date}.
The order date is {order_date}.
The date of the order is {order_date}.
The date of purchase was {order_date}.
The purchase dates from {order_date}.
On {order_date} it was ordered.
On {order_date} I ordered it.
On {order_date} she bought it.
{order_date} is the order date.
{order_date} was the day of purchase.
When was it ordered? On {order_date}.
""",
    "delivery_date": """
The courier will drop it off on {delivery_date}.
Delivery has been scheduled for {delivery_date}.
set to arrive {delivery_date}, signature needed
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
The lorry with our new fridge is expected on {delivery_date} before lunch.
Your goods will leave the depot shortly and be delivered on {delivery_date} by van.
Nobody was at home on {delivery_date} when the postman brought the parcel.
Could you drop the furniture off on {delivery_date} instead of [date]?
The flowers must be delivered on {delivery_date} while they are fresh.
The crate turned up on {delivery_date} with a dent in its side.
We undertake to deliver the materials on {delivery_date} free of charge.
Delivery slot booked: {delivery_date}
The goods came into the warehouse on {delivery_date} and were signed for.
hey, the sofa's being dropped off on {delivery_date}, can you be in?
My parcel came on {delivery_date} after the van had driven past twice.
Customers in the north will only get their parcels on {delivery_date}, the carrier says.
Delivered {delivery_date}, left with neighbour
The supplier has promised us {delivery_date} as the delivery date.
As early as {delivery_date} the books will be on your doormat.
On which day will the parcel come? On {delivery_date}, says the carrier.
The milkman's cart brought our order on {delivery_date} at last.
They were to deliver the piano on {delivery_date} but the stairs were too narrow.
Snow has delayed your parcel, which will now reach you on {delivery_date} we hope.
The signature proves that delivery took place on {delivery_date} at the back door.
Put {delivery_date} in your diary, for the new bed is being delivered then.
Please have someone at the gate on {delivery_date} to receive the shipment.
Estimated arrival of your package {delivery_date}
It was {delivery_date} before the courier finally delivered the spare part.
Handed to the recipient on {delivery_date} by the courier.
From the depot it goes straight to you, arriving on {delivery_date} or so they say.
You'll be holding your parcel in your hands on {delivery_date}!
The consignment was unloaded at the customer's on {delivery_date} without damage.
If the ferry sails, the goods will be delivered on {delivery_date} as agreed.
We have asked the carrier to bring your order on {delivery_date} in the morning.
Goods received on {delivery_date}, two boxes, all intact
The day the shipment reached its destination was {delivery_date}.
Delivery date: {delivery_date}
Your parcel comes on {delivery_date}.
Expected delivery {delivery_date}
The sofa comes on {delivery_date}.
Estimated arrival: {delivery_date}
When will it be delivered? {delivery_date}.
Will be with you on {delivery_date}
Goods expected in on {delivery_date}
Delivery on {delivery_date}, morning
Please deliver on {delivery_date}.
Date of delivery: {delivery_date}
Your order arrives {delivery_date}.
{delivery_date} delivery
Package received on {delivery_date}
The parcel was delivered {delivery_date}.
The courier comes on {delivery_date}.
To be delivered {delivery_date}
Out for delivery {delivery_date}
Dropped off at your door on {delivery_date}
The package should be here on {delivery_date}.
Requested delivery: {delivery_date}
Shipment arriving {delivery_date}
You get it {delivery_date}.
Delivery slot on {delivery_date}
Handed over to customer on {delivery_date}
New delivery date {delivery_date}
The goods will reach you on {delivery_date}.
Next delivery {delivery_date}
Delivered to neighbour, {delivery_date}
Delivery confirmed for {delivery_date}
We'll bring it round on {delivery_date}.
Is delivery on {delivery_date} okay?
The fridge gets delivered on {delivery_date}.
Parcel coming {delivery_date}
Delivery delayed until {delivery_date}
According to the tracking page, the parcel will be delivered on {delivery_date}.
The furniture shop has promised to deliver the wardrobe on {delivery_date}.
If nobody is at home on {delivery_date}, the driver will leave the parcel next door.
The consignment was handed to the recipient on {delivery_date}.
When can I expect my parcel? It will be delivered on {delivery_date}.
Owing to the strike, delivery has been put off to {delivery_date}.
{delivery_date} is the day the delivery van will come to your house.
yay, my new bike gets delivered on {delivery_date}!
The supplier has bound himself to deliver the goods on {delivery_date}.
Please make sure someone is in on {delivery_date} to accept the delivery.
The delivery note was signed at the door on {delivery_date}.
What I ordered weeks ago was finally brought to me on {delivery_date}.
Your order has been shipped and should arrive on {delivery_date}.
Our driver will unload the pallets in your yard on {delivery_date}.
The goods, delivered to us on {delivery_date}, were damaged.
The flowers are to be delivered to her on {delivery_date}.
As it was delivered on {delivery_date}, just as promised, I cannot complain.
The customer has asked that delivery take place on {delivery_date}.
Delivery on {delivery_date}
Delivered: {delivery_date}
Arriving {delivery_date}
Arrives on {delivery_date}
Arrival of the parcel: {delivery_date}
Planned delivery: {delivery_date}
To be delivered on {delivery_date}
Will be delivered {delivery_date}
Goods received: {delivery_date}
Goods arrive: {delivery_date}
{delivery_date} is the delivery date.
{delivery_date} is the day of delivery.
{delivery_date} is when it arrives.
{delivery_date} is when it is delivered.
{delivery_date} is when the parcel comes.
{delivery_date} is when you get it.
{delivery_date} was when the goods came.
{delivery_date} we deliver.
{delivery_date} the goods will be there.
{delivery_date} is planned for the delivery.
The delivery is on {delivery_date}.
The delivery date is {delivery_date}.
The delivery was on {delivery_date}.
The delivery comes on {delivery_date}.
The delivery is expected on {delivery_date}.
The delivery is planned for {delivery_date}.
The goods arrive on {delivery_date}.
The goods came on {delivery_date}.
The goods were delivered on {delivery_date}.
The parcel arrives on {delivery_date}.
The parcel will come on {delivery_date}.
The parcel will be there on {delivery_date}.
The parcel reached us on {delivery_date}.
The package is delivered on {delivery_date}.
The courier brings it on {delivery_date}.
The driver will bring it on {delivery_date}.
The order arrives on {delivery_date}.
The truck unloads it on {delivery_date}.
It will arrive on {delivery_date}.
It gets here on {delivery_date}.
It is delivered on {delivery_date}.
We will deliver it on {delivery_date}.
We delivered on {delivery_date}.
We bring it to you on {delivery_date}.
We got the parcel on {delivery_date}.
They deliver on {delivery_date}.
You will receive it on {delivery_date}.
When is it delivered? {delivery_date}
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
Send us your essay before {due_date} or it won't be marked.
If your payment isn't in our account by {due_date} a surcharge will be added.
Rent, bills, everything has to be paid by {due_date} this time.
The tax return must be with the office no later than {due_date} to avoid a fine.
Applicants have until {due_date} to submit their papers.
I need the report on my desk by {due_date} without fail.
The library wants the book back by {due_date} at the latest.
Payment terms: due {due_date}, no discount
Can you really finish the job by {due_date} or shall we ask for more time?
All entries must be in before midnight strikes on {due_date}, the deadline.
hey, when's the coursework due? {due_date}, I think
The court has set {due_date} as the deadline for replies.
We were granted an extension until {due_date} to hand in the plans.
Past {due_date} no more applications can be accepted.
The balance becomes due on {due_date} and not a day later.
Unless we have your money by {due_date} we shall go to a solicitor.
Their deadline was [date] at first, but they pushed it back to {due_date} for us.
The loan is to be repaid by {due_date} in full.
Reply needed by {due_date}
{due_date} is the cut-off for sending in your vote.
Everyone on the team is racing to get it done by {due_date} as ordered.
This bill wants paying by {due_date} at the post office.
Before the time limit expires on {due_date} you may still object.
The editor won't wait any longer than {due_date} for the manuscript.
Homework for {due_date}: hand in the drawing
Fail to pay up by {due_date} and they'll cut off the gas.
Settlement is requested on or before {due_date} by bank transfer.
It is essential that the form be returned by {due_date} signed and dated.
As the deadline of {due_date} draws near, tempers fray.
Invoices like this one have to be settled by {due_date} under our terms.
You've got till {due_date} to cough up what you owe.
Amount payable before {due_date}
Due date: {due_date}
Due on {due_date}
Pay by {due_date}
Please pay before {due_date}
To be handed in by {due_date}
Payable by {due_date}
It's due {due_date}.
Submit by {due_date}
The rent is due on {due_date}.
Last day to pay: {due_date}
Finish it by {due_date}
Must be paid by {due_date}
Apply by {due_date}
I need it by {due_date}.
Closing date for entries: {due_date}
{due_date} is the deadline.
Homework due {due_date}
Return the book by {due_date}
Reply by {due_date}
Money due {due_date}
When's it due? {due_date}.
Settle the bill by {due_date}
Sign up before {due_date}
Tax return due: {due_date}
Report due on {due_date}
Get it done by {due_date}
Instalment due on {due_date}
Entries until {due_date}
{due_date}: essay due!
Answer expected by {due_date}
The bill falls due on {due_date}.
You have until {due_date} to pay.
Balance due {due_date}
Transfer it by {due_date} at the latest
omg it's due {due_date}, panic
Kindly settle the outstanding amount by {due_date}.
Applications that reach us after {due_date} cannot be considered.
By when do I have to pay? By {due_date}, the letter says.
If payment has not been made by {due_date}, a late fee will be added.
{due_date} is the last day on which you can hand in your work.
According to the contract, the next instalment is due on {due_date}.
The teacher said that all projects had to be handed in by {due_date}.
The loan must be paid back in full by {due_date}.
We are granting you an extension until {due_date} to pay the fine.
The invoice is payable without deduction on or before {due_date}.
Unless you object by {due_date}, the decision will become final.
The editor expects the manuscript on her desk by {due_date}.
May I remind you that the fee ought to reach us by {due_date}?
The library would like its books back by {due_date} at the latest.
dude did u pay the bill? it's due {due_date}
Since the deadline has been put back to {due_date}, we can all relax.
The premium for your policy will fall due for payment on {due_date}.
Whoever wants to take part must register by {due_date}.
As the task has to be completed by {due_date}, we'll work late.
The court has set {due_date} as the time limit for filing an appeal.
Due by {due_date}
Pay before {due_date}
To be paid by {due_date}
To be paid until {due_date}
Latest: {due_date}
Payment due: {due_date}
Payment by {due_date}
by {due_date} at the latest
not later than {due_date}
Hand in by {due_date}.
Send it in by {due_date}.
Please pay until {due_date}.
Please reply by {due_date}.
Please settle it by {due_date}.
Please transfer the money by {due_date}.
It is due by {due_date}.
It must be paid by {due_date}.
It must be in by {due_date}.
It must be finished by {due_date}.
It has to be paid by {due_date}.
It is payable by {due_date}.
It falls due on {due_date}.
The bill is due on {due_date}.
The bill must be paid by {due_date}.
The money must be there by {due_date}.
The money is due on {due_date}.
The amount is due on {due_date}.
The due date is {due_date}.
The time limit is {due_date}.
The deadline ends on {due_date}.
The deadline was {due_date}.
We need the money by {due_date}.
We expect payment by {due_date}.
We must pay by {due_date}.
You must pay by {due_date}.
{due_date} is the due date.
By when? By {due_date}.
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
The invoice we issued on {invoice_date} seems to have slipped your mind.
Your bill was drawn up on {invoice_date} by a new clerk.
Dated {invoice_date}, the invoice lists two repairs.
I can see from the header that the invoice was written on {invoice_date} in haste.
The plumber made out the bill on {invoice_date} and posted it the same day.
We billed your company on {invoice_date} for the cleaning.
Has anybody seen the invoice of {invoice_date} from the roofers?
Date of issue (invoice): {invoice_date}
The bookkeeper stamped {invoice_date} on the bill as the day of issue.
An invoice bearing the date {invoice_date} was found among the papers.
hi, just checking you got the invoice we sent out on {invoice_date}?
For services rendered we invoiced you on {invoice_date} as per contract.
The invoice date is given as {invoice_date} in the top right-hand corner.
Billed {invoice_date}, reminder sent since
Because the bill was issued on {invoice_date} it belongs to last year's accounts.
No invoice was raised until {invoice_date} owing to illness.
Our accounts department generated the invoice on {invoice_date} automatically.
The landlord's bill carries {invoice_date} as its date.
On {invoice_date} they invoiced us for the hire of the hall.
Kindly reissue the bill of {invoice_date} with our new address.
The invoice was printed on {invoice_date} but lay in a drawer for weeks.
What date is on the invoice? {invoice_date}.
The garage's invoice from {invoice_date} shows the parts and the labour.
According to the stamp, the bill was prepared on {invoice_date} and not on [date].
We wrote out our invoice on {invoice_date} right after the work was done.
You were sent a bill on {invoice_date} for the advert.
The auditors asked why the invoice was dated {invoice_date} when the work came later.
Invoice, issued {invoice_date}, original
I have before me the invoice you made out to us on {invoice_date} for coal.
It was billed on {invoice_date} along with the other repairs.
Attached: our bill as issued on {invoice_date}
The term of payment is counted from {invoice_date}, the date of the invoice.
Invoice of {invoice_date}
Issued on {invoice_date}
Bill dated {invoice_date}
Date of invoice: {invoice_date}
Billing date {invoice_date}
Your invoice from {invoice_date}
Invoice issued: {invoice_date}
Date on the bill: {invoice_date}
We invoiced you on {invoice_date}.
Invoice drawn up {invoice_date}
Our invoice dated {invoice_date}
When was it invoiced? On {invoice_date}.
Invoice written on {invoice_date}
Re: your invoice of {invoice_date}
Date of issue of invoice {invoice_date}
Statement and invoice dated {invoice_date}
The bill was made out on {invoice_date}.
{invoice_date} is the invoice date.
Invoice created {invoice_date}
Reminder: our bill of {invoice_date}
Copy of the invoice dated {invoice_date}
Credit note for invoice of {invoice_date}
They billed me on {invoice_date}.
Issue date of bill: {invoice_date}
Invoice printed {invoice_date}
The plumber's bill is dated {invoice_date}.
Invoice day: {invoice_date}
Your bill, issued {invoice_date}
Invoice sent out on {invoice_date}
Phone bill of {invoice_date}
Please find our invoice of {invoice_date}.
I'm paying the bill of {invoice_date}.
Invoice header, date {invoice_date}
The garage invoiced us on {invoice_date}.
Dentist's bill from {invoice_date}
The term of payment runs from the invoice date, which is {invoice_date}.
We have still not received payment for our invoice of {invoice_date}.
In the invoice issued on {invoice_date} the tax is missing.
The accountant entered the bill under its date of issue, {invoice_date}.
What's the date on the invoice? It says {invoice_date}.
The invoice that you sent us, dated {invoice_date}, contains a mistake.
{invoice_date} is the date on which the bill was made out.
hey, could you resend the invoice from {invoice_date}? I lost it
The bill for the repairs was written on {invoice_date}.
Our accounts show an open invoice that was issued on {invoice_date}.
The warranty counts from the invoice date, in this case {invoice_date}.
The company billed us for the work on {invoice_date}.
At the top of the bill the date of issue is printed: {invoice_date}.
I refer to your invoice, which was made out on {invoice_date}.
The electricity bill dated {invoice_date} seems far too high.
As evidenced by the invoice of {invoice_date}, the goods have been billed.
Though written on {invoice_date}, the invoice reached us much later.
The customer disputes the invoice we issued on {invoice_date}.
Invoice dated {invoice_date}
Invoice from {invoice_date}
Invoice issued on {invoice_date}
Date of bill: {invoice_date}
Date of issue: {invoice_date}
Billing day: {invoice_date}
Billed: {invoice_date}
Bill of {invoice_date}
Bill issued: {invoice_date}
Issue date of the invoice: {invoice_date}
Invoiced: {invoice_date}
Made out on {invoice_date}
{invoice_date} is the date on the bill.
{invoice_date} is the date of the invoice.
{invoice_date} is the billing date.
Under "date", the invoice has {invoice_date}.
{invoice_date} was the day of billing.
{invoice_date} is when the bill was issued.
{invoice_date} is when we invoiced it.
{invoice_date} we wrote the invoice.
The invoice is from {invoice_date}.
The invoice is of {invoice_date}.
The invoice was issued on {invoice_date}.
The invoice was drawn up on {invoice_date}.
The invoice of {invoice_date} is attached.
The invoice has the date {invoice_date}.
The invoice date is {invoice_date}.
The invoice carries the date {invoice_date}.
The bill is dated {invoice_date}.
The bill was written on {invoice_date}.
The bill bears the date {invoice_date}.
The bill says {invoice_date} as its date.
The date of the bill is {invoice_date}.
The date on the invoice is {invoice_date}.
The date of issue is {invoice_date}.
The billing date is {invoice_date}.
It was billed on {invoice_date}.
It was invoiced on {invoice_date}.
We billed you on {invoice_date}.
We issued the invoice on {invoice_date}.
We wrote the bill on {invoice_date}.
I wrote the invoice on {invoice_date}.
They billed us on {invoice_date}.
They made out the bill on {invoice_date}.
Your invoice is dated {invoice_date}.
When was it billed? {invoice_date}
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
We became parents of a healthy baby on {birth_date}.
We were all at the hospital on {birth_date}, when the little one was born.
date of birth (as in passport): {birth_date}
It was on {birth_date} that our daughter was born.
hi, my dob is {birth_date}
Not [date] but {birth_date} is the correct birth date.
Patient born on {birth_date}, see card.
The registrar wrote down {birth_date} as the child's date of birth.
My grandmother, born on {birth_date} in a mill, never learned to swim.
There was rejoicing on {birth_date} because our baby had been born.
The applicant, whose birthday is {birth_date}, must sign below.
Please prove that you were born on {birth_date} by showing your passport.
The poet first saw the world on {birth_date} in a village by the sea.
Is it true that you were born on {birth_date} in the back of a taxi?
The prisoner gave {birth_date} as the day of birth.
Patient details: dob {birth_date}, no allergies
A son was born to the couple on {birth_date} during a storm.
The midwife arrived on {birth_date} just in time for the birth.
hey, for the form: I was born {birth_date} ok?
Though the papers say [date], the singer was really born on {birth_date} at home.
On {birth_date} our family gained a daughter, born at dawn.
The birth certificate shows {birth_date} beneath the name.
Enter your date of birth, {birth_date}, to unlock the account.
It was snowing on {birth_date} when I was born.
The little prince was born on {birth_date} and the bells rang all day.
We have you down as born on {birth_date}; is that right?
The suspect's date of birth is {birth_date} according to police records.
Who was born on {birth_date} will be of age by now.
My mum went into labour the evening before, and I was born on {birth_date} at last.
The child came into this world on {birth_date}, weighing next to nothing.
Birth registered, day of birth {birth_date}
The insurance needs the date you were born: {birth_date}.
As a baby born on {birth_date} I was the first of the year at our clinic.
The headstone gives {birth_date} as the date the painter was born.
Member since last year; born {birth_date}; left-handed
Her passport lists {birth_date} as her birthday.
Legend has it that on {birth_date} a great explorer was born here.
My aunt was born on {birth_date}, or so the parish clerk believed.
The bearer of this pass, so it says, was born on {birth_date} abroad.
I was born on {birth_date}.
Birth date: {birth_date}
My birthday: born {birth_date}
Baby born {birth_date}
Birthdate {birth_date}
When were you born? {birth_date}.
d.o.b. {birth_date}
Our son was born on {birth_date}.
Patient born on {birth_date}
Day of birth: {birth_date}
{birth_date} is when I was born.
The twins were born on {birth_date}.
Came into the world on {birth_date}
* {birth_date}, a healthy girl
She arrived on {birth_date}, our daughter.
Applicant's date of birth: {birth_date}
The kitten was born on {birth_date}.
Grandma was born {birth_date}.
{birth_date}: the birth of our boy
It's a girl! Born {birth_date}
Dad was born on {birth_date}.
Birth registered for {birth_date}
Date of birth of the child: {birth_date}
On {birth_date} she was born.
Mum had me on {birth_date}.
The suspect was born on {birth_date}.
Passport, born {birth_date}
Child's birth: {birth_date}
Holder's date of birth {birth_date}
I came into this world on {birth_date}.
The singer was born on {birth_date}.
born {birth_date}, so do the maths
The prince was born on {birth_date}.
According to the birth certificate, the child was born on {birth_date}.
The parish register records that the composer was born on {birth_date}.
What is your date of birth? {birth_date}, like my twin sister's.
It was on {birth_date} that our first grandchild was born.
{birth_date} is given as the date of birth in his passport.
The insured person, born on {birth_date}, lives alone.
We are happy to announce the birth of our daughter on {birth_date}.
On {birth_date}, in the middle of a storm, a healthy boy was born.
To log in, enter your date of birth, {birth_date}, without spaces.
Nobody knows for sure whether the painter was really born on {birth_date}.
As I was born on {birth_date}, I'm the youngest in my class.
My brother, who was born on {birth_date}, shares a birthday with the king.
The midwife noted {birth_date} as the day on which the child had come into the world.
The biography begins on {birth_date}, the day its hero was born.
lol we're both born on {birth_date}, birthday twins!
The deceased was born on {birth_date} as the youngest of several sisters.
When the foal was born on {birth_date}, the vet stayed all night.
Her parents had been married for years when she was born on {birth_date}.
Please check that your date of birth is correctly stated as {birth_date}.
The inventor saw the light of day on {birth_date} in a mill.
Birth: {birth_date}
He was born {birth_date}.
He has his birthday on {birth_date}.
His birthday is {birth_date}.
His birthday is on {birth_date}.
His date of birth is {birth_date}.
His birth date is {birth_date}.
He celebrates his birthday on {birth_date}.
She was born {birth_date}.
She came into the world on {birth_date}.
She first saw the light on {birth_date}.
Her birthday is {birth_date}.
Her birthday is on {birth_date}.
Her date of birth is {birth_date}.
Her birth date: {birth_date}
Her birthday falls on {birth_date}.
Her mother gave birth on {birth_date}.
I was born {birth_date}.
I came into the world on {birth_date}.
I have my birthday on {birth_date}.
My date of birth is {birth_date}.
My birth date is {birth_date}.
My day of birth is {birth_date}.
The baby was born on {birth_date}.
The child was born on {birth_date}.
Labour ended on {birth_date} with a healthy child.
The patient was born on {birth_date}.
The patient's date of birth: {birth_date}
The birth was on {birth_date}.
The birth took place on {birth_date}.
The date of birth is {birth_date}.
The birthday is on {birth_date}.
Our daughter was born on {birth_date}.
Our baby arrived on {birth_date}.
They were born on {birth_date}.
On {birth_date} he was born.
On {birth_date} a child was born.
{birth_date} is his birthday.
{birth_date} is my date of birth.
{birth_date} was the day she was born.
{birth_date} is when he was born.
When is your birthday? {birth_date}.
When was she born? {birth_date}.
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
The exhibition opens its doors on {start_date} with a glass of wine.
I begin my apprenticeship on {start_date} and can hardly wait.
From {start_date} on, the bridge will be closed to lorries.
Rehearsals get going on {start_date} in the school hall.
The holiday begins on {start_date} for all classes.
Would you be able to start work on {start_date} already?
The lease, beginning {start_date}, may be renewed.
Building work is due to begin on {start_date} if the permit comes.
start date {start_date} - induction in the canteen
The new timetable comes into force on {start_date} across the county.
Guests checking in on {start_date} will find the pool still closed.
We want the campaign up and running on {start_date} without delay.
hey, term starts {start_date}, have you packed?
The strike commenced on {start_date} and nobody knows how it will end.
The policy takes effect on {start_date} whether you like it or not.
Digging began on {start_date} under a clear sky.
The trial is to open on {start_date} before a jury.
Your subscription kicks in on {start_date} automatically.
Not until {start_date} does the fishing season begin.
On {start_date} the course starts with a short test.
When do you take up the post? I start on {start_date}.
The tour sets out on {start_date} from the harbour.
Put back from [date], the launch will now begin on {start_date} instead.
The first day of the festival, {start_date}, is free for everyone.
My leave begins on {start_date}, so ring me before then.
Voting opens {start_date} for all members
The company will start selling it on {start_date} in every branch.
Their journey began on {start_date} with a flat tyre.
As of {start_date} you will be working for us.
Set to begin on {start_date}, the trials have been well advertised.
We shall be moving in on {start_date}, the first day of the lease.
The contract period starts running on {start_date} and is open-ended.
Start date: {start_date}
From {start_date}
The course starts on {start_date}.
School begins on {start_date}.
When does it start? {start_date}.
The job starts on {start_date}.
My first day is {start_date}.
The sale starts {start_date}.
Lease begins {start_date}
Kick-off: {start_date}
The festival opens on {start_date}.
Project start {start_date}
I start work on {start_date}.
The holidays start on {start_date}.
Contract starts {start_date}
First day of term: {start_date}
The season opens {start_date}.
Beginning on {start_date}
The trip starts on {start_date}.
Available from {start_date}
Work will begin on {start_date}.
In force from {start_date}
The tour kicks off on {start_date}.
First lesson: {start_date}
The trial begins on {start_date}.
Starts: {start_date}, ends later
Effective {start_date}
Training begins {start_date}
The exhibition opens on {start_date}.
Leave starts {start_date}
The semester starts {start_date}
Opening day: {start_date}
The new timetable comes into force on {start_date}.
Building work on the bridge is going to start on {start_date}.
If we get the permit, we can begin on {start_date}.
The employment relationship shall commence on {start_date}.
When do you start your new job? I begin on {start_date}.
As the organisers announced, the fair opens its doors on {start_date}.
{start_date} will be the first day of the holidays.
guess who's starting a new job on {start_date}? me!
The membership begins on {start_date} and runs for a year.
Registration is possible from {start_date} and not before.
The beginning of the course has been moved to {start_date}.
It was on {start_date} that the siege began.
From {start_date} on, the road will be closed to traffic.
The expedition set out on {start_date} in heavy snow.
Lessons resume after the holidays on {start_date}, the first school day.
The rental period starts on {start_date} with the handing over of the keys.
The apprentice will have his first working day on {start_date}.
We're launching the project on {start_date}, so be ready.
Starts: {start_date}
Starts on {start_date}
Start on {start_date}
Start of work: {start_date}
Start of the course: {start_date}
Begin: {start_date}
Begin date: {start_date}
Begins on {start_date}
Launch: {start_date}
Day one: {start_date}
{start_date} is the start.
{start_date} is the start date.
{start_date} is the first day.
{start_date} is when it starts.
{start_date} is when it begins.
{start_date} is the beginning.
{start_date} is day one.
{start_date} we start.
{start_date} marks the beginning.
The start is on {start_date}.
The start date is {start_date}.
The start will be on {start_date}.
The beginning is {start_date}.
The beginning is set for {start_date}.
The first day was {start_date}.
The course begins on {start_date}.
The project starts on {start_date}.
The work begins on {start_date}.
The lease begins on {start_date}.
The contract starts on {start_date}.
The lessons start on {start_date}.
It starts {start_date}.
It began on {start_date}.
It started on {start_date}.
It gets going on {start_date}.
We begin on {start_date}.
I begin the job on {start_date}.
She starts on {start_date}.
They set off on {start_date}.
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
The exhibition shuts on {end_date} and then moves abroad.
My contract runs out on {end_date} unless they renew it.
The road will stay closed until {end_date} because of the sewer.
After {end_date} the offer no longer holds.
Their holiday came to an end on {end_date} with a sunburn.
Will the scaffolding really stay up until {end_date}?
The course finishes on {end_date} with an exam.
We check out on {end_date} and take the late train home.
valid until {end_date}, not transferable
The siege was lifted on {end_date} after months of hunger.
The lease terminates on {end_date} without further notice.
On {end_date} the museum closes its summer show for good.
The last day of term is {end_date} for pupils and staff.
hey, festival's over on {end_date}, we could come home then
Once {end_date} has passed, the season is over.
The strike ended on {end_date} when both sides shook hands.
I'm on leave until {end_date} and won't read my mail.
Your trial subscription stops on {end_date} by itself.
The fair packs up on {end_date} and leaves town.
Extended by popular demand, the play runs until {end_date} instead of [date].
The job lasts up to {end_date}, which is the final day of the harvest.
How long is the sale on? Until {end_date}.
With effect from {end_date} the agreement shall cease.
The warranty lapses on {end_date}, after which repairs cost money.
Building work should be over by {end_date} if the weather holds.
Final day {end_date}; stalls to be cleared
The war dragged on until {end_date} in that valley.
The permit ceases to be valid on {end_date} without warning.
We'll be staying in the cabin through {end_date} and then drive home.
The tour winds down on {end_date} with a farewell dinner.
Their partnership was dissolved on {end_date} by mutual consent.
Its run is scheduled to finish on {end_date} at the latest.
Ends on {end_date}
It ends {end_date}.
Until {end_date}
Runs until {end_date}
The sale ends on {end_date}.
Final day {end_date}
It's over on {end_date}.
The contract ends on {end_date}.
Open until {end_date}
The course finishes on {end_date}.
Expires {end_date}
Term ends {end_date}
Our holiday ends on {end_date}.
When does it end? {end_date}.
The lease runs out on {end_date}.
Closing day: {end_date}
Check-out on {end_date}
Terminates on {end_date}
The festival lasts until {end_date}.
The show closes on {end_date}.
My last working day is {end_date}.
I'm off till {end_date}.
The project stops on {end_date}.
Offer ends {end_date}
Exhibition on view until {end_date}
Project end: {end_date}
The strike ended on {end_date}.
School breaks up on {end_date}.
End of contract: {end_date}
{end_date} will be the last day.
Closed until {end_date}
The season ends {end_date}.
Our stay ends on {end_date}.
My visa runs out on {end_date}.
Roadworks until {end_date}
it's all over {end_date}, sadly
The exhibition can still be seen until {end_date}.
According to the contract, the employment comes to an end on {end_date}.
Until when does the fair last? Until {end_date}, then it's over.
On {end_date} the curtain falls for the last time.
{end_date} marks the end of our cooperation.
The lease will terminate on {end_date} unless it is renewed.
We shall be staying at the hotel until {end_date} and then go home.
The course, which began in the autumn, will be concluded on {end_date}.
If nothing comes in between, the building works will be finished on {end_date}.
I'm writing to let you know that I shall be leaving the company on {end_date}.
The ceasefire is set to end on {end_date}.
It was on {end_date} that the long strike finally came to an end.
The road will stay closed until {end_date} because of repairs.
The membership expires on {end_date} and has to be renewed after that.
guys the sale's only on till {end_date}
The last performance of the play will be given on {end_date}.
As of {end_date} the subscription will be at an end.
The school holidays come to an end on {end_date}, to the pupils' dismay.
Do you happen to know whether the festival ends on {end_date}?
By agreement of both sides, the tenancy ends at the close of {end_date}.
Ending {end_date}
Ending on {end_date}
Last date: {end_date}
Finish date: {end_date}
to {end_date}
till {end_date}
up to {end_date}
through {end_date}
Valid to: {end_date}
Expires on {end_date}
It is on until {end_date}.
It ended on {end_date}.
It will end on {end_date}.
It runs out on {end_date}.
It expires on {end_date}.
It is valid until {end_date}.
The last day was {end_date}.
The last date is {end_date}.
The end date is {end_date}.
The end is {end_date}.
The course ends on {end_date}.
The course runs until {end_date}.
The contract runs until {end_date}.
The show ends on {end_date}.
The holidays end on {end_date}.
The project ends on {end_date}.
The offer ends on {end_date}.
We are staying until {end_date}.
We stay until {end_date}.
We will be there until {end_date}.
I am away until {end_date}.
She stays until {end_date}.
On {end_date} it ends.
On {end_date} it is all over.
{end_date} is the last day.
{end_date} is the end.
When does it end? On {end_date}.
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
The whistle blows at {time} and the match is under way.
Can you make it for {time} or shall we start without you?
Mass begins at {time} in the side chapel.
My shift starts at {time} tomorrow, worse luck.
Everybody stood ready, for at {time} the race was to start.
Lecture start {time} - bring your own chair
We'll kick things off at {time} with a short speech.
The appointment has been made for {time} with the eye doctor.
Show up around {time} if you want to see it begin.
As soon as the church clock struck {time} the market opened.
From {time} onwards the doors will be open to the public.
hey, dinner's at {time}, don't be late
The hearing opened at {time} before a packed gallery.
If it suits you, {time} would be a good time to meet.
Not [time] but {time} is when the film begins.
The trumpets announced at {time} that the games had begun.
It's {time} we're meeting, right?
Assembly point: car park, {time} start
Yoga gets under way at {time} whatever the weather.
The bakery opens for business at {time} every morning.
You need to be in your seat when it starts at {time}, no excuses.
The chairman called the meeting to order at {time} precisely.
I've put you down for {time} at the hairdresser's.
When does the show start? {time}, curtain up.
Play will commence at {time} unless the pitch is frozen.
The explosion was heard at {time} all over town.
We gather on the steps at {time} for the walk to begin.
The webinar goes live at {time} so log in early.
At {time} sharp the judge entered and the trial began.
Lessons start at {time}, the headmaster reminds all pupils.
They've brought the start forward to {time} on account of the heat.
Meeting time agreed: {time}
See you at {time}.
The meeting is at {time}.
What time? {time}.
{time} sharp
The film starts at {time}.
Let's meet at {time}.
Dinner's at {time}.
Kick-off at {time}
The train leaves at {time}.
Is {time} okay?
The show begins at {time}.
Alarm set for {time}
The call is at {time}.
My appointment is at {time}.
Breakfast at {time}
Begin: {time}
The clock says {time}.
Wake me at {time}.
{time} would suit me.
The lesson begins at {time}.
Meeting time {time}
I'll be there at {time}.
Lunch at {time}?
Table booked for {time}
{time} on the dot
Beginning at {time}
The bus comes at {time}.
Please be on time, {time}.
Class at {time}
It's {time} now.
Call me at {time}.
Appointment, {time}
Curtain up at {time}
At {time} the bells began to ring and the service started.
The conference call has been moved to {time}.
If you arrive at {time}, you will still get a seat.
The concert is scheduled to begin at {time}.
When does the match start? At {time}, so hurry up.
The doctor is expecting you at {time}.
{time} is when the ceremony begins.
hey, running late, can we make it {time} instead?
All participants are requested to be seated by {time}, when we begin.
The appointment has been fixed for {time}.
It was exactly {time} when the lights went out.
The lecture, due to begin at {time}, will be held in the main hall.
The neighbours heard a loud bang at {time}.
She set her alarm clock to {time} so as not to oversleep.
The interview will begin promptly at {time}.
According to the programme, the opening speech starts at {time}.
We have reserved a table for you at {time}.
The guided tour begins at {time} in front of the main entrance.
Start time: {time}
Hour: {time}
Starts at {time}
Starting at {time}
Begins at {time}
Start at {time}
Doors: {time}
Clock: {time}
Time of day: {time}
Today at {time}
Tomorrow at {time}
Meeting at {time}
{time} is the time.
{time} is when we meet.
{time} is when it starts.
{time} is the starting time.
{time} on the clock
{time} suits me.
{time} it is then.
{time} was the time shown.
{time} is a good time for us.
The time now is {time}.
The time was {time}.
The starting time is {time}.
The clock read {time}.
The clock struck {time}.
The meeting starts at {time}.
The show starts at {time}.
The film is at {time}.
The lesson is at {time}.
The doors open at {time}.
It is {time}.
It is now {time}.
It was {time} when we met.
It happened at {time}.
We start at {time}.
We are meeting at {time}.
I get up at {time}.
I will be there at {time}.
They came at {time}.
Dinner is at {time}.
What time is it? {time}
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
It will not end until {end_time}.
Open until {end_time}
At {end_time} the final whistle goes.
The session wraps up at {end_time}.
We had thought of ending at [time] but settled on {end_time} as the finish.
hey, I get off work at {end_time}
Ending at {end_time}, it lets everybody catch the last bus.
The meeting broke up at {end_time}.
Not later than {end_time} the music has to stop.
scheduled end {end_time}
The bar stops serving at {end_time} and not a minute later.
I knock off at {end_time} and could pick you up then.
Until {end_time} you may use the courts, after that they lock the gate.
The party broke up at {end_time} when the neighbours complained.
Could we be finished by {end_time} for the sake of the children?
Our shop pulls down the shutters at {end_time} on the dot.
The talks ended at {end_time} without a result.
Last orders are behind us; we close at {end_time} tonight.
closing {end_time}, no entry afterwards
The concert will be over by {end_time} so that you can catch the tram.
At {end_time} the guard rings a bell and the museum shuts.
When does the shift finish? It finishes at {end_time}.
The exam is to stop at {end_time} and pens must be laid down.
hey, lecture's done at {end_time}, coffee after?
The dance went on till {end_time} despite the rain.
They turned off the floodlights at {end_time}, which put an end to the game.
Parents are asked to collect the children at {end_time}, when the club ends.
The chairman closed the meeting at {end_time} and thanked everyone.
Because of the curfew everything shuts down at {end_time} these days.
Don't count on me before {end_time}, I shan't be off work till then.
By {end_time} it was all over and the hall lay empty.
Pool open till {end_time}
The finish has been put back from [time] to {end_time} on request.
Quiet please! The performance finishes at {end_time} and then you may clap.
School is out at {end_time} today.
The auction, which closed at {end_time}, brought in a fortune.
Their workday is over at {end_time} and the gates swing open.
The last bell goes at {end_time} to mark the end of trading.
End of event {end_time}; stewards stay to clear up
The parade will come to a close at {end_time} by the fountain.
We aim to wind up proceedings at {end_time} at the latest.
You have the room up to {end_time}, after which others need it.
End time: {end_time}
Ends at {end_time}
Finishes at {end_time}
Over by {end_time}
I finish work at {end_time}.
The film ends at {end_time}.
School's out at {end_time}.
Closing time: {end_time}
The party ends at {end_time}.
When does it end? {end_time}.
My shift ends at {end_time}.
Lessons end at {end_time}.
Last orders, we shut at {end_time}
Till {end_time}, then home
Quiet from {end_time}, music ends then
The concert finished at {end_time}.
The match is over at {end_time}.
I'm busy until {end_time}.
The bar closes at {end_time}.
{end_time} and it's over
The library is open until {end_time}.
Call ended {end_time}
The show lasts until {end_time}.
Everyone out by {end_time}
Office closes: {end_time}
We'll be done by {end_time}.
The lesson finishes at {end_time}.
Meeting over at {end_time}
The exam ends at {end_time}.
I get off work at {end_time}.
Stop at {end_time} sharp
party's till {end_time}, can u stay?
The performance is expected to finish at {end_time}.
According to the programme, the lecture ends at {end_time}.
Until when are you open? Until {end_time}, except on holidays.
By {end_time} the whole thing was over and the guests went home.
{end_time} is when the evening officially draws to a close.
The landlord insisted that the music stop at {end_time}.
The debate in parliament did not end until {end_time}.
The pool closes at {end_time}, so bathers should leave the water before that.
If all goes well, the operation will be over by {end_time}.
We stayed until {end_time}, when the waiters began to put up the chairs.
It was {end_time} when the meeting was finally brought to an end.
Visiting hours are over at {end_time}, the nurse reminded us.
Parents are asked to fetch their children at {end_time}, when the party ends.
The night shift comes to an end at {end_time}.
ugh the class drags on till {end_time}
The power cut, which plunged us into darkness, ended at {end_time}.
After the final whistle, which was blown at {end_time}, the fans stormed the pitch.
Can you wait for me? I'll be through with work at {end_time}.
The chairwoman closed the session at {end_time} and thanked everyone.
The market stalls pack up at {end_time}, after which nothing is sold.
Ending at {end_time}
Ending time: {end_time}
Over at {end_time}
Closes at {end_time}
Closing: {end_time}
Closed from {end_time}
till {end_time}
to {end_time}
up to {end_time}
It will end at {end_time}.
It ended at {end_time}.
It was over at {end_time}.
It will be over by {end_time}.
It goes on till {end_time}.
It lasts until {end_time}.
It lasted until {end_time}.
It runs until {end_time}.
It is open until {end_time}.
It finished at {end_time}.
It stopped at {end_time}.
It was done at {end_time}.
The meeting ends at {end_time}.
The meeting lasts until {end_time}.
The meeting was over at {end_time}.
The class ends at {end_time}.
The concert ends at {end_time}.
The shop closes at {end_time}.
The shop is open until {end_time}.
The shift ends at {end_time}.
The end is at {end_time}.
The end time is {end_time}.
The lesson is over at {end_time}.
School is out at {end_time}.
We end at {end_time}.
We stop at {end_time}.
We stopped at {end_time}.
We are open until {end_time}.
We work until {end_time}.
We will be done at {end_time}.
At {end_time} it ends.
At {end_time} we stop.
{end_time} is the end.
Until when? Until {end_time}.
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
Choir practice has always been on {weekday} evening.
Let's do {weekday} this week, the other days are full.
The bins are emptied on a {weekday} in our street.
My day off is {weekday} and I mean to sleep.
Does {weekday} suit you for a game of chess?
On a {weekday} morning you'll find the whole village at the market.
The stallholders come every {weekday} without fail.
Every other {weekday} we have fish.
It snowed all {weekday} long.
hey, still on for {weekday} night?
Since {weekday} nobody has seen the cat.
{weekday} afternoon would be best for the visit.
They meet up each {weekday} over a pot of tea.
The surgery is closed on {weekday} afternoons.
We'd better say {weekday} rather than [weekday] for the inspection.
The barber takes no customers on a {weekday} at all.
Visiting day is {weekday} in this hospital.
The accident happened last {weekday} at dusk.
By {weekday} I'll have an answer for you.
Team training: {weekday}, bring water
The weekly paper comes out on {weekday} as a rule.
When's quiz night? {weekday}, as always.
Somebody rang on {weekday} about the piano.
For most people {weekday} is an ordinary day, for us it's bath day.
The new baby arrived one {weekday} at lunchtime.
Put it off till {weekday} and see how you feel then.
A {weekday} would be the most practical day for the staff outing.
She asked for a {weekday} when we were looking for a day to meet.
The ferry only sails on {weekday} in winter.
Washing day at our house was {weekday}, come rain or shine.
They had planned to leave that {weekday} but missed the coach.
rehearsal {weekday} | hall B
On {weekday}
It's on {weekday}.
{weekday} works for me.
The meeting is on {weekday}.
Which day? {weekday}.
{weekday} is my day off.
Let's meet on {weekday}.
Closed on {weekday}
It's {weekday} today.
I'm free on {weekday}.
Bin day is {weekday}.
The class is on {weekday}.
Are you around on {weekday}?
{weekday} evening, as usual
The party is this {weekday}.
I'll call you on {weekday}.
Choir practice: {weekday}
We meet every {weekday}.
Not before {weekday}
{weekday} is market day.
Last {weekday} it rained.
The exam is on a {weekday}.
On {weekday} I go swimming.
Is {weekday} all right?
{weekday} would be better.
Football training on {weekday}
No school on {weekday}
The shop opens on {weekday}.
Dinner on {weekday}?
She works on {weekday}.
By {weekday}, please
The rubbish is collected on {weekday}.
Yoga class, {weekday}
Until {weekday} then
On {weekday} of next week the committee will meet again.
Our book club always gets together on a {weekday}.
If {weekday} doesn't suit you, we can find another day.
The surgery is closed on {weekday} because the doctor is away.
What day is the meeting? It's on {weekday}.
The weekly market takes place on {weekday} in front of the town hall.
{weekday} is the day of the week I like best.
can't do {weekday}, got football practice
The hearing was adjourned to {weekday} owing to illness.
She was born on a {weekday}, as her mother likes to tell.
Since the delivery van comes only on {weekday}, please be patient.
The regular day for the choir rehearsal is {weekday}.
As always on a {weekday}, the canteen was serving fish.
They agreed to talk about it again on {weekday}.
It was a {weekday}, and the streets were almost empty.
From now on the library is open on {weekday} as well.
The course is held once a week, namely on {weekday}.
By the time {weekday} comes round, everything must be ready.
Each {weekday}
Always on {weekday}
Last {weekday}
Open on {weekday}
By {weekday}
Until {weekday}
Meeting day: {weekday}
Market day: {weekday}
Today is {weekday}.
Tomorrow is {weekday}.
See you {weekday}.
{weekday} evening
{weekday} morning
{weekday} is our day.
{weekday} is the weekday.
{weekday} is the day of the week.
{weekday} is when we meet.
{weekday} would be best.
{weekday} is when it happens.
{weekday} we have lessons.
The weekday is {weekday}.
The day of the week is {weekday}.
The meeting is next {weekday}.
The market is every {weekday}.
The shop is closed on {weekday}.
The course is on {weekday}.
The class meets each {weekday}.
The game is on {weekday}.
The bin is emptied on {weekday}.
It is {weekday}.
It is on {weekday}.
It happened on a {weekday}.
It takes place every {weekday}.
We meet on {weekday}.
We agreed on {weekday}.
I have time on {weekday}.
I work on {weekday}.
I am free on {weekday}.
She comes every {weekday}.
They train on {weekday}.
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
If you write to {email} someone will get back to you.
Kindly send your CV to {email} together with a photograph.
The booking form asked for my e-mail, so I typed {email} and hit enter.
Mails addressed to {email} bounce at the moment.
Could you copy {email} in on your reply?
Our newsletter goes out to {email} every week.
You have registered with {email} as your e-mail address.
The attachment was mailed to {email} by mistake.
Fan mail can be sent to {email} and will be answered in time.
A message from {email} landed in my spam folder.
hi, ping me at {email} when you've got the photos
To unsubscribe, email {email} with the word stop.
The journalist can be contacted by e-mail, {email}, at any hour.
Invoices as PDF to {email} please
Press enquiries by e-mail: {email}
Don't use [email] any longer; {email} is my e-mail address now.
Any old photos? Please mail them to {email} for our album.
Just put {email} in the recipient line and press send.
I've set up {email} for messages about the flat.
The office checks {email} twice a day for incoming mail.
On my card you'll see {email} below my name as my e-mail.
We sent a password link to {email} a minute ago.
Her mailbox, {email}, is overflowing.
Complaints should go by e-mail to {email} within a fortnight.
What's your e-mail? {email}, all in small letters.
Sign-up confirmed for {email}; check your inbox.
They wrote from {email} claiming to be the bank.
Either call in person or drop an e-mail to {email} instead.
Via {email} you can ask our librarians anything.
Should the form fail, your request may be e-mailed to {email} too.
Applications by e-mail only, {email}, before the holidays
The message was sent from the e-mail account {email}.
Email me at {email}
My e-mail is {email}.
Contact us at {email}
Drop a mail to {email}
Reach me at {email}
{email} is my address.
Mail your CV to {email}
E-mail address: {email}
Questions to {email}
Just mail {email}
Sign up with {email}
Log in as {email}
Send photos to {email}
Support: {email}
You can write to {email}.
cc {email}
Forward it to {email}
My new mail address: {email}
Subscribe by mailing {email}
Applications to {email}
What's your e-mail? {email}.
Orders by mail to {email}
Confirmation sent to {email}
Shoot me a mail: {email}
Feedback goes to {email}
Unsubscribe: write to {email}
{email} bounced.
Mailbox: {email}
The address is {email}, all lower case
Invoices to {email}, please
Spam from {email}
Your login is {email}
Please use {email} to write to us
Got a mail from {email}
ping me at {email}
If you have any questions, just send an e-mail to {email}.
All correspondence should be addressed by e-mail to {email}.
What address can I mail it to? To {email}, I read it every day.
The newsletter will be sent to {email} from now on.
{email} is the address at which you can reach our customer service.
According to the website, applications should be mailed to {email}.
I've tried writing to {email}, but the mail came back.
Complaints may also be lodged electronically, at {email}.
We have sent a link for resetting your password to {email}.
Could you please mail me the minutes to {email}?
As my old account was hacked, please write to {email} in future.
Anyone who finds the dog is asked to e-mail {email}.
The account is registered under the e-mail address {email}.
By sending a short message to {email} you can cancel at any time.
lol my mail's still {email}, made it back at school
The sender's address, {email}, looked like a fake to me.
Kindly confirm by return e-mail to {email} that you received this.
A copy has also gone to {email}, as you requested.
Whoever would like to join the mailing list should write to {email}.
On her business card there was nothing but the e-mail address {email}.
Mail address: {email}
My mail: {email}
Contact by e-mail: {email}
Mails to {email}
Send to {email}
by e-mail to {email}
by e-mail: {email}
via {email}
My e-mail address is {email}.
My mail address is {email}.
Her e-mail is {email}.
Her mail address is {email}.
His e-mail address is {email}.
Our e-mail is {email}.
Our e-mail address is {email}.
Your e-mail address is {email}.
The e-mail is {email}.
The address for mails is {email}.
Write to me at {email}.
Write us at {email}.
Write an e-mail to {email}.
Write me a mail: {email}
Please write to {email}.
Please mail it to {email}.
Please reply to {email}.
Please answer to {email}.
Send me a mail at {email}.
Send an e-mail to {email}.
Send your mail to {email}.
Send us a line at {email}.
Drop me a line at {email}.
E-mail me at {email}.
E-mail us at {email}.
Reach us at {email}.
You can mail me at {email}.
You can reach her at {email}.
Questions by mail to {email}
Mails go to {email}.
I sent it to {email}.
We wrote to {email}.
{email} is my e-mail.
{email} is the address to write to.
What is your e-mail? {email}.
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
Lost dog! Ring {phone} if you have seen him.
The taxi people answer at {phone} even at night.
If you punch in {phone} you'll get through to the vet.
My landline is {phone} but I rarely pick up.
A recorded voice on {phone} gives the tides.
Would you jot down {phone} and call back after lunch?
To book a lesson, give me a bell on {phone} in the evening.
The caller left {phone} as the number for calling back.
We tried {phone} all afternoon but the line was engaged.
For plumbing emergencies dial {phone} day or night.
hey, save {phone} as my new mobile pls
The doctor can be phoned on {phone} during surgery hours.
Switchboard {phone}, then ask for the kitchen
Whenever I call {phone} a machine answers.
My mobile, {phone}, was left on the bus.
She scribbled {phone} on a beer mat and said, "Call me."
The telephone number in the advert, {phone}, belongs to a bakery.
Texts should be sent to {phone} while the show is on.
Our old line is dead, so phone {phone} rather than [phone].
Which number can I phone? Try {phone}.
You may telephone us on {phone} with your order.
The lift is stuck; somebody ring {phone} quickly!
Calls to {phone} are free from any phone box.
Missed call from {phone}
In the directory you'll find us under {phone}, next to the other dentists.
Helpline staffed round the clock: {phone}
I phoned {phone} and asked for the manager.
A quick buzz on {phone} and I'll come down.
Contact by telephone only, {phone}, no letters please
The number stored under your name is {phone}; do you still answer it?
They hung up when I rang {phone} a second time.
Fax or phone: {phone}
Call me on {phone}.
Ring {phone}.
Phone number: {phone}
You can reach me at {phone}.
Text me at {phone}.
Telephone {phone}, ask for me
Questions? Call {phone}.
What's your number? {phone}.
Contact number: {phone}
Give us a ring on {phone}.
Fax and phone: {phone}
For help call {phone}
My new mobile number is {phone}.
Call back on {phone}.
Please ring {phone} after work.
Office phone {phone}
{phone} is my number.
Emergency contact: {phone}
To book, phone {phone}.
The doctor's number is {phone}.
Home phone: {phone}
Lost cat, call {phone}
Save my number: {phone}
Reach us by phone on {phone}
Taxi: {phone}
Send a text to {phone}.
Caller: {phone}
Landline {phone}
If you're lost, phone {phone}.
Information by phone, {phone}
Direct line {phone}
WhatsApp me on {phone}
If nobody answers the door, please call the number {phone}.
The number under which our office can be reached is {phone}.
Should you have any questions, do not hesitate to ring us on {phone}.
On the back of the card someone had scribbled a phone number, {phone}.
Under which number can I call you? Under {phone}, any time.
Customers who have lost their card should dial {phone} at once.
{phone} was the number that showed up on my display when it rang.
hey it's me, new phone, save this number: {phone}
The service can be reached by telephone on {phone} around the clock.
Anyone who has seen the dog is asked to phone {phone}.
She told me to call {phone} and ask for the secretary.
Orders are also taken over the phone, just dial {phone}.
Please note that our telephone number has changed to {phone}.
The voice on the answering machine asked me to call back on {phone}.
Whenever I dial {phone}, the line is engaged.
For urgent cases the doctor on duty can be phoned on {phone}.
The number {phone} keeps calling me and hanging up.
My phone number, in case you've lost it, is {phone}.
Phone no.: {phone}
Telephone number: {phone}
Calls: {phone}
Mobile number: {phone}
Cell phone: {phone}
Number for calls: {phone}
By phone at {phone}
Text us at {phone}
Reach us at {phone}
Call us: {phone}
Call us on {phone}.
Call me at {phone}.
Give me a call at {phone}.
Just ring {phone}.
Please call {phone}.
Please phone {phone}.
Please dial {phone}.
{phone} is the phone number.
{phone} is our number.
{phone} is the number to call.
{phone} is our telephone number.
{phone} is my mobile.
{phone} is where you can call.
{phone} is who to ring up.
{phone}, call any time.
The number to call is {phone}.
The telephone number is {phone}.
The number is {phone}, please call.
The hotline is {phone}.
The office has the phone number {phone}.
My phone is {phone}.
My phone number is {phone}.
My mobile is {phone}.
My cell is {phone}.
Our phone number is {phone}.
Our number is {phone}.
You can call {phone}.
You can ring us on {phone}.
You can phone me at {phone}.
You reach me at {phone}.
I can be reached at {phone}.
Her phone number is {phone}.
Where can I call? {phone}
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
Point your browser at {website} to enter the competition.
All our timetables are kept up to date at {website} for travellers.
The recipe comes from {website} and never fails.
Log on to {website} and choose a password.
Have you seen {website} yet? The pictures on that page are superb.
The club has put its minutes on the web at {website} for members.
I stumbled upon {website} while looking for a plumber online.
Tickets can be had online through {website} at no extra charge.
The full report may be downloaded from {website} free of charge.
hey, here's the link: {website} lol
A visit to {website} will answer most questions.
Our shop is closed, but {website} never sleeps.
The leaflet refers readers to {website} for a map.
Sign the petition online: {website}
On their homepage, {website}, they boast of a long history in trade.
Scan the code or go straight to {website} on your phone.
More pictures online? Yes, at {website}.
The orchestra streams its concerts on {website} every month.
Open {website} in a new tab and scroll down.
You'll find a contact form under {website} on the internet.
The museum runs {website} as its online catalogue.
By clicking on {website} you leave our pages.
News, pictures, prices: {website}
A hacker put {website} out of action, so the site is down.
Links | {website} | last updated this week
To apply, fill in the form on {website} and print it out.
The blog moved; its web address is now {website} for good.
Terms and conditions can be read at {website} at your leisure.
Our new website went online as {website} after much hard work.
Register your guarantee at {website} within a month.
I've sent you the URL, {website}, in case you want to read it yourself.
Reviews of the place are on the web under {website} if you care to look.
Visit {website}
More at {website}
Link: {website}
Our website is {website}.
Check out {website}
Read more on {website}
Book at {website}
Click here: {website}
Order online at {website}
Found it on {website}
Download from {website}
Register at {website}
Have a look at {website}
Details: {website}
{website} is down.
Tickets at {website}
Find us online: {website}
{website} is our new page.
Watch it on {website}
Source: {website}
Open {website} in your browser
My blog: {website}
Bookmark {website}
Info under {website}
The site {website} won't load.
Shop now at {website}
Web page: {website}
Type in {website}
Apply online: {website}
Sign in at {website}
Follow the link {website}
look what i found: {website}
The form is on {website}.
For further information please visit our website at {website}.
The documents can be downloaded from {website} free of charge.
Where can I find the timetable? On {website}, right at the top.
If the link does not work, copy {website} into your browser.
{website} is the address under which you will find our online shop.
According to {website}, the shop is closed for stocktaking.
The full terms and conditions are available online at {website}.
I came across your advertisement while surfing on {website}.
The town has set up a page, {website}, where citizens can leave their ideas.
Our new homepage, {website}, goes live shortly.
Whoever wants to sign the petition can do so at {website}.
Be careful, {website} looks like a scam page to me.
The press kit, including photos, has been put online at {website}.
A map showing how to get there can be found at {website}.
lmao have you seen this page? {website}
The server on which {website} is hosted crashed during the night.
On the back of the packet it says that recipes are to be found on {website}.
Would you mind sending everybody the link, {website}?
The password can be reset by going to {website} and clicking on help.
Users who call up {website} see only a blank page.
Web address: {website}
Webpage: {website}
Home page: {website}
Page: {website}
Site: {website}
Link to the page: {website}
Internet: {website}
Online: {website}
at {website}
on {website}
under {website}
via {website}
More: {website}
More information at {website}
Details at {website}
Read more at {website}.
Read it at {website}.
Go to {website} to see it.
Go online to {website}.
Look at {website}.
Take a look at {website}.
Click on {website}.
Type {website} into the browser.
Sign up at {website}.
Download it from {website}.
Find us at {website}.
You find us at {website}.
You find it at {website}.
You can see it at {website}.
We are online at {website}.
Our site is {website}.
Our homepage is {website}.
Our web address is {website}.
The site is at {website}.
The address of the page is {website}.
Here is the link: {website}
It is all on {website}.
I found it on {website}.
{website} is our website.
{website} is the link.
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
Your order, number {order_id}, is waiting to be packed.
Why has order {order_id} not been dispatched yet?
We're sorry to say that {order_id} is an order we cannot fulfil.
In your mail you referred to order {order_id} but gave no name.
The warehouse picked order {order_id} this morning.
Please change the colour in my order {order_id} to green.
When ordering again, refer to your earlier order, {order_id}, to save time.
Order confirmation - no. {order_id}
I've got {order_id} written here as my order number.
The clerk tapped {order_id} into the till and found our order.
hi, I'd like to add socks to order {order_id} if it's not too late
A refund for order {order_id} has been approved.
Half of order {order_id} was sent to the wrong shop.
What you ordered is listed under order number {order_id} in our books.
Customer returned goods, order {order_id}, box unopened
To look up your order, type {order_id} in the box.
We hereby withdraw our purchase order {order_id} with regret.
The order with the reference {order_id} was split up for shipping.
It's order {order_id} I'm asking about, not order [code].
Each time you call about the order, mention {order_id} to our staff.
Nobody at the counter could trace order {order_id} anywhere.
Under {order_id} your order went through without a hitch.
Payment for order {order_id} has bounced.
My order number, {order_id}, isn't recognised by your system.
Which order are you calling about? It's {order_id}.
Order status: {order_id} in preparation
Should order {order_id} be delayed, we'll let you know.
Attached is the packing list for purchase order {order_id} as requested.
You will see {order_id} as the number at the head of the order form.
They mixed up order {order_id} with somebody else's.
Thank you! Your purchase went through as order {order_id} just now.
We have put order {order_id} on hold until the paint is in stock.
My order number is {order_id}.
Your order {order_id} has shipped.
Where is my order {order_id}?
Re: order {order_id}
Cancel order {order_id}.
Order {order_id} confirmed
Thanks for your order {order_id}!
{order_id} is the order number.
PO number {order_id}
Status of order {order_id}
Order placed: {order_id}
Which order? {order_id}.
Please check order {order_id}.
Refund for order {order_id}
I'm calling about order {order_id}.
Order {order_id} is incomplete.
Items in order {order_id}
Pack order {order_id}.
Order {order_id}, paid
The order number was {order_id}.
Quote order {order_id} when writing
Order {order_id} was cancelled.
I placed order {order_id}.
Invoice for order {order_id}
Ready for pickup: order {order_id}
Payment for order {order_id} failed
Online order {order_id}
Problem with my order, {order_id}
Order code: {order_id}
Change order {order_id}, please.
Your order number: {order_id}
Order {order_id} is on its way.
We received order {order_id}.
Sales order {order_id}, open
Returned goods, order {order_id}
When you contact us about your purchase, please give the order number {order_id}.
We thank you for your order, which is registered under {order_id}.
The goods from order {order_id} left our warehouse this morning.
I have been waiting for weeks for what I bought with order {order_id}.
What's the number of your order? It's {order_id}.
Half of the items belonging to order {order_id} are missing.
{order_id} is the number under which your order was recorded.
hi, any news on order {order_id}? still nothing here
The order with the number {order_id} has been changed by the customer.
As regards the order {order_id}, we must ask for your patience.
The customer wants to cancel what was ordered under the number {order_id}.
In the subject line of your mail please put the order number {order_id}.
The confirmation email shows {order_id} as the number of my order.
An item from order {order_id} was sent to the wrong house.
Owing to a shortage, order {order_id} can only be filled in part.
The accounts department could not match the payment to order {order_id}.
Your return has been credited against order {order_id}.
Before paying, check that the order number reads {order_id}.
Order reference: {order_id}
Your order: {order_id}
My order: {order_id}
Purchase order no. {order_id}
PO {order_id}
Number of the order: {order_id}
About order {order_id}
Ordered under {order_id}
Ordered as {order_id}
For order {order_id}
With order number {order_id}
{order_id} is the order.
{order_id} is my order number.
{order_id} is your order number.
{order_id} is the number of the order.
{order_id} is the reference of my order.
{order_id} is the order I paid for.
{order_id} is the purchase order.
The order is {order_id}.
The order is number {order_id}.
The order has the number {order_id}.
The order {order_id} was shipped.
The order {order_id} was cancelled.
The order {order_id} is on its way.
The order carries the number {order_id}.
The order reference is {order_id}.
The order ID is {order_id}.
The purchase order is {order_id}.
My order {order_id} has not come.
Your order number is {order_id}.
Your order {order_id} is ready.
Our order is {order_id}.
It is order {order_id}.
I ordered it under {order_id}.
I ask about my order {order_id}.
I want to cancel order {order_id}.
We have your order {order_id}.
We shipped order {order_id}.
Quote the order number {order_id}.
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
The sum shown on invoice {invoice_id} is wrong by a long way.
Please pay invoice {invoice_id} without delay.
When you transfer the money, give {invoice_id} as the number of the invoice.
Our records show invoice {invoice_id} as unpaid.
Did bill {invoice_id} ever reach you?
The accountant filed invoice {invoice_id} in the wrong folder.
hey, can you chase up invoice {invoice_id} for me?
Invoice {invoice_id} was settled in cash.
We have cancelled bill number {invoice_id} and will issue a new one.
Under no. {invoice_id} we billed you for the hire of a van.
Payment received for inv. {invoice_id}, thanks
The reminder concerns invoice {invoice_id} and nothing else.
I cannot pay bill {invoice_id} until the fault has been mended.
At the top, to the right, {invoice_id} is printed as the invoice number.
Quoting invoice {invoice_id} speeds up the payment.
Copy of invoice {invoice_id} for your files
It was invoice {invoice_id} that got lost in the post, not [code].
The plumber's invoice, no. {invoice_id}, covers both visits.
Which invoice number should I put on the cheque? {invoice_id}, please.
We draw your attention to bill {invoice_id}, still outstanding.
A credit note was issued against invoice {invoice_id} last week.
The auditors pulled out invoice {invoice_id} and frowned.
The bill you query has the number {invoice_id} in our ledger.
Invoices | latest: {invoice_id} | sent by post
Someone has paid bill {invoice_id} twice over.
Enclosed please find invoice no. {invoice_id} for the work on your roof.
The amount on bill {invoice_id} includes the travel costs.
As soon as invoice {invoice_id} is paid, work will resume.
Bookkeeping wants to know who signed off invoice {invoice_id} in such a hurry.
Put down {invoice_id} where it asks for the invoice number.
Have you still got invoice {invoice_id} somewhere in your desk?
This bill (number {invoice_id}) replaces the earlier one.
Invoice number: {invoice_id}
Your invoice {invoice_id} is attached.
Re: invoice {invoice_id}
Please pay invoice {invoice_id}
Invoice {invoice_id} is overdue.
Payment for invoice {invoice_id}
We've paid invoice {invoice_id}.
Bill {invoice_id} is wrong.
Reminder: invoice {invoice_id}
I'm querying invoice {invoice_id}.
Invoice {invoice_id} has been sent.
Number on the bill: {invoice_id}
Quote invoice number {invoice_id} when paying
Which invoice? {invoice_id}.
Invoice ID {invoice_id}
{invoice_id} is the invoice number.
Copy of invoice {invoice_id}, please
Credit note for invoice {invoice_id}
Invoice {invoice_id} still unpaid
The bill's number is {invoice_id}.
Transfer reference: invoice {invoice_id}
Can't find invoice {invoice_id}
Invoice {invoice_id} was paid twice.
Billing document {invoice_id}
Please cancel invoice {invoice_id}
Enclosed: invoice {invoice_id}
Correction of invoice {invoice_id}
Settled: bill no. {invoice_id}
Proforma invoice {invoice_id}
Invoice ref. {invoice_id}, net, no tax
I lost bill number {invoice_id}.
Open invoice: {invoice_id}
Invoice {invoice_id} covers the repairs.
Dispute over invoice {invoice_id}
resend invoice {invoice_id} pls
Your bill, no. {invoice_id}
When making the transfer, please state the invoice number {invoice_id}.
According to our books, invoice {invoice_id} has not yet been settled.
What's the number on your bill? It says {invoice_id} at the top.
We refer to our invoice {invoice_id} and ask you to pay it.
{invoice_id} is the number that stands on the invoice you sent us.
The amount charged with invoice {invoice_id} does not match the quote.
Invoice {invoice_id}, which we received last week, contains an error.
Unless invoice {invoice_id} is paid soon, we'll have to send a reminder.
I'm afraid that your payment was booked against invoice {invoice_id} by mistake.
The goods you are complaining about were billed under invoice number {invoice_id}.
Our accounts department has been looking for bill number {invoice_id} all morning.
Having checked invoice {invoice_id}, we find that the postage was charged twice.
Would you be so kind as to send me invoice {invoice_id} as a PDF?
The bank rejected the payment of invoice {invoice_id}.
hey any idea when you'll pay invoice {invoice_id}?
For the delivery you have been billed with invoice {invoice_id}.
On receipt of this letter invoice {invoice_id} becomes void.
The auditor wants to see the original of invoice {invoice_id}.
The collection agency has taken over the unpaid bill with the number {invoice_id}.
The bookkeeper filed the bill under its number, {invoice_id}.
No. of invoice: {invoice_id}
Number of the bill: {invoice_id}
Number of the invoice: {invoice_id}
Our invoice: {invoice_id}
Your invoice {invoice_id}
Your bill {invoice_id}
About bill {invoice_id}
About invoice {invoice_id}
Concerning invoice {invoice_id}
See invoice {invoice_id}
for invoice {invoice_id}
with invoice {invoice_id}
on invoice {invoice_id}
Payment of bill {invoice_id}
Reminder for invoice {invoice_id}
Copy of invoice {invoice_id}
Here is invoice {invoice_id}.
Here is your bill {invoice_id}.
Attached is invoice {invoice_id}.
Please pay bill {invoice_id}.
Please quote invoice number {invoice_id}.
Please check invoice {invoice_id}.
Please settle invoice {invoice_id}.
We sent you invoice {invoice_id}.
We sent out bill {invoice_id}.
We have received invoice {invoice_id}.
We have paid invoice {invoice_id}.
We are still waiting for invoice {invoice_id}.
I paid bill {invoice_id}.
I paid invoice {invoice_id}.
I have a question about invoice {invoice_id}.
I got invoice {invoice_id}.
I lost bill {invoice_id}.
The invoice is {invoice_id}.
The invoice is number {invoice_id}.
The invoice has the number {invoice_id}.
The bill number is {invoice_id}.
The bill is number {invoice_id}.
The number of the invoice is {invoice_id}.
The number on the bill is {invoice_id}.
On the bill stands the number {invoice_id}.
Invoice {invoice_id} is paid.
Invoice {invoice_id} is open.
Bill {invoice_id} was sent.
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
I've reserved a cabin with you under booking number {booking_id} already.
Your reservation went through; note down {booking_id} as your booking code.
Mention {booking_id} at reception and they'll find the booking.
Is booking {booking_id} still valid or has it lapsed?
To cancel, log in and enter {booking_id} as the booking reference.
The travel agent confirmed our reservation as {booking_id} by return.
The hotel cannot find reservation {booking_id} in its book.
Print the confirmation with booking code {booking_id} and bring it along.
hi, we've got a table reserved, ref {booking_id}, can we make it later?
Reservation made - booking reference {booking_id}
We've upgraded your booking {booking_id} to a room with a balcony.
The receptionist looked up {booking_id} and told us the booking had lapsed.
Under the reservation code {booking_id} a double room is being held for us.
Guests with booking {booking_id} may check in early.
Booking {booking_id}: payment outstanding
It says {booking_id} on the voucher, and that is the booking number.
What is your booking reference, please? {booking_id}, I believe.
My booking, {booking_id}, was made through your website.
The reservation numbered {booking_id} was altered by the guest.
Our booking number is {booking_id} rather than [code], as I first said.
Please amend reservation {booking_id} to include breakfast.
You'll need {booking_id} to open your booking online.
Somebody cancelled booking {booking_id} without telling us.
Dear guest, thank you for booking; {booking_id} is your confirmation number.
For the return trip a second reservation, {booking_id}, was made.
The campsite booked us in under {booking_id} as reservation code.
Every letter about booking {booking_id} went unanswered.
I have a reservation; the code is {booking_id}, if that helps you find it.
With the reservation {booking_id} comes a parking space.
Refer to booking {booking_id} in any further mail.
Boat hire booked, confirmation {booking_id}, pay on the day
The clerk had typed our booking code as {booking_id} in capitals.
Booking code: {booking_id}
Reservation {booking_id} confirmed
Your booking code is {booking_id}.
Cancel booking {booking_id}.
Booking ID {booking_id}
Confirmation of booking {booking_id}
{booking_id} is your booking reference.
Reservation no. {booking_id}
We booked, code {booking_id}.
Which booking? {booking_id}.
Change to booking {booking_id}
Check-in code for the booking: {booking_id}
Re: reservation {booking_id}
The booking reference is {booking_id}.
Booking {booking_id} is paid.
Show booking code {booking_id} at the desk
Room reserved, no. {booking_id}
Can't find booking {booking_id}
Our reservation is {booking_id}.
Table reservation {booking_id}
Enter booking code {booking_id}.
Booking {booking_id} was cancelled.
Thank you for booking, reference {booking_id}
Hotel reservation {booking_id}
I have a booking, {booking_id}.
Holiday booking {booking_id}
Please confirm reservation {booking_id}.
Reservation ID: {booking_id}
Bookings: {booking_id}, double room
Refund of booking {booking_id}
Rental car booking {booking_id}
Change my reservation {booking_id}.
Booking {booking_id} has been updated
Cottage reserved under {booking_id}
At the reception please give the booking code {booking_id}.
The reservation you made online has been given the number {booking_id}.
If you wish to cancel, click on the link and enter the booking number {booking_id}.
Our travel agency booked the room, and the reservation code is {booking_id}.
Do you have a booking reference? Yes, it's {booking_id}.
All changes to the reservation {booking_id} must be made in writing.
{booking_id} is the code that came with the booking confirmation.
hey what was our booking code? think it's {booking_id}
The guest with the reservation number {booking_id} has not arrived.
Under booking number {booking_id} a room with a balcony has been reserved.
The receptionist typed in {booking_id} and found our reservation.
The email confirming the booking names {booking_id} as the reference.
We would like to add a night to our reservation {booking_id}.
Your holiday has been booked; the reservation number is {booking_id}.
The deposit for the booking {booking_id} has been received.
Without the reservation code {booking_id} you cannot check in at the machine.
The booking made through the website is filed under {booking_id}.
A double booking was noticed, so reservation {booking_id} had to be moved.
Booking no. {booking_id}
Booking reference: {booking_id}
Confirmation: {booking_id}
Confirmation no. {booking_id}
Reservation confirmed under {booking_id}
Booked under code {booking_id}
Reserved under number {booking_id}
Your booking: {booking_id}
Your booking code: {booking_id}
Your reservation {booking_id}
Re: booking {booking_id}
About my reservation {booking_id}
{booking_id} is the booking code.
{booking_id} is the booking number.
{booking_id} is your booking number.
{booking_id} is the confirmation number.
{booking_id} is the number of the reservation.
{booking_id} is my reservation.
{booking_id} confirms your booking.
{booking_id} is the code you booked under.
The booking is {booking_id}.
The booking number is {booking_id}.
The booking has the code {booking_id}.
The booking {booking_id} was changed.
The booking {booking_id} was cancelled.
The booking {booking_id} is confirmed.
The reservation is {booking_id}.
The reservation number is {booking_id}.
The reservation {booking_id} stands.
The confirmation number is {booking_id}.
The confirmation code is {booking_id}.
The code of the booking is {booking_id}.
The code for your booked room is {booking_id}.
My booking is {booking_id}.
My reservation code is {booking_id}.
Your booking {booking_id} is confirmed.
Your confirmation number is {booking_id}.
I have a reservation, {booking_id}.
I want to cancel booking {booking_id}.
We confirm your reservation {booking_id}.
We found your booking {booking_id}.
Give the code {booking_id} of your booking at check-in.
What is the booking code? {booking_id}
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
As a duplicate of an older one, the case {ticket_id} was merged.
Case {ticket_id} is waiting for an answer.
Refer to case no. {ticket_id} when you ring our helpdesk.
To follow your case, use ticket number {ticket_id}.
The printer jam you reported is now ticket {ticket_id} in our queue.
Nobody has touched support ticket {ticket_id} since last week.
We logged your complaint as case {ticket_id} and will look into it.
Could someone reopen ticket {ticket_id}, please?
hey, I've assigned {ticket_id} to you, it's the ticket about the broken login
The detective put case {ticket_id} back on the shelf.
The engineer added a note to ticket {ticket_id} before going home.
Mail us again under case number {ticket_id} if the fault returns.
New case opened today: {ticket_id}
Your helpdesk request goes by the ticket number {ticket_id} from now on.
All the details are in ticket {ticket_id} for you to read.
Ticket {ticket_id} resolved, customer informed
Concerning case {ticket_id}, we have no news so far.
The bug was tracked in ticket {ticket_id} and fixed over the weekend.
When chatting with support, quote {ticket_id}, the number of your case.
A colleague has escalated ticket {ticket_id} to the network team.
I rang about {ticket_id}, my open support ticket, but was cut off.
What's the ticket about the server? It's {ticket_id}.
The ombudsman is dealing with the matter as case {ticket_id} this month.
Duplicate tickets were closed; only {ticket_id} stays open as a ticket.
Case {ticket_id} was passed on to the second shift.
Please don't open a new ticket when {ticket_id} covers the same fault.
They closed my case, number {ticket_id}, without asking me.
The agent created ticket {ticket_id} while I was on the line.
The ticket in question is not [code] but {ticket_id}, raised by accounts.
Support wrote that case {ticket_id} would be handled first.
Ticket ref {ticket_id} | priority high
If you look up case {ticket_id} you'll see my photos of the damage.
We filed a report with the police and got {ticket_id} as a case number.
Work on ticket {ticket_id} has been suspended.
Every message about the outage should carry ticket number {ticket_id} in its subject.
The lawyers call our dispute case {ticket_id} among themselves.
Case no. {ticket_id}
Your ticket is {ticket_id}.
Re: ticket {ticket_id}
Ticket {ticket_id} is closed.
Case {ticket_id} is still open.
Please reopen ticket {ticket_id}
Any news on ticket {ticket_id}?
Support ticket {ticket_id}
I opened ticket {ticket_id}.
Ticket ID: {ticket_id}
Issue {ticket_id} is fixed.
Ticket ref {ticket_id}
Working on ticket {ticket_id}
My case is {ticket_id}.
Duplicate of ticket {ticket_id}
Ticket {ticket_id} resolved
Bug report {ticket_id}
Update on case {ticket_id}
{ticket_id} is my ticket number.
Which ticket? {ticket_id}.
Case reference: {ticket_id}
Logged as ticket {ticket_id}
Escalate ticket {ticket_id}
Helpdesk ticket {ticket_id}
Closing case {ticket_id} now
Service request {ticket_id}
Quote case number {ticket_id}
Ticket {ticket_id} is yours now.
Complaint filed as case {ticket_id}
Merge it into ticket {ticket_id}
Incident {ticket_id}
Ticket {ticket_id}: no reply yet
The ticket's number is {ticket_id}.
bump on ticket {ticket_id}
Waiting on ticket {ticket_id}
Follow-up to ticket {ticket_id}
Your request has been recorded under ticket number {ticket_id}.
In all further correspondence please quote the case number {ticket_id}.
Do you have a ticket for that problem? Yes, {ticket_id}, since this morning.
I'm writing about case {ticket_id}, which has been dragging on for weeks.
{ticket_id} is the number under which your case is being handled.
According to the helpdesk, ticket {ticket_id} has been passed on to the developers.
Ticket {ticket_id}, in which the user complains about the printer, can be closed.
We have opened a case for you with the number {ticket_id}.
Because of ticket {ticket_id} the whole team had to stay late.
The solution to your problem is described in ticket {ticket_id}.
As there has been no answer from the user, ticket {ticket_id} will be closed.
Could somebody please take over ticket {ticket_id} from me?
The support agent gave me a ticket number, {ticket_id}, and hung up.
The problem described in case {ticket_id} has cropped up again.
lol ticket {ticket_id} is older than our intern
After we had waited for days, case {ticket_id} was finally dealt with.
To track the progress of your support case, enter {ticket_id} as ticket number.
It turns out that ticket {ticket_id} is about the very same error.
The inquiry is being kept open under the case number {ticket_id}.
Whoever looks into case {ticket_id} should read the attached log first.
Ticket no. {ticket_id}
Your ticket: {ticket_id}
Your ticket number: {ticket_id}
Case ID: {ticket_id}
Number of the ticket: {ticket_id}
Number of the case: {ticket_id}
Support case: {ticket_id}
Issue: {ticket_id}
Issue no. {ticket_id}
Re: case {ticket_id}
About ticket {ticket_id}
About case {ticket_id}
Concerning case {ticket_id}
Update on ticket {ticket_id}
News on case {ticket_id}
See case {ticket_id}.
under ticket {ticket_id}
in case {ticket_id}
The ticket number is {ticket_id}.
The ticket has the number {ticket_id}.
The ticket ID is {ticket_id}.
The case is {ticket_id}.
The number of the case is {ticket_id}.
The number of the ticket is {ticket_id}.
Your case is {ticket_id}.
Your case number is {ticket_id}.
Your case has the number {ticket_id}.
My ticket is {ticket_id}.
My ticket number is {ticket_id}.
We opened ticket {ticket_id}.
We have closed ticket {ticket_id}.
We opened case {ticket_id} for you.
We are working on ticket {ticket_id}.
I am writing about ticket {ticket_id}.
I closed case {ticket_id}.
Please quote ticket {ticket_id}.
Please close ticket {ticket_id}.
Please look at case {ticket_id}.
Ticket {ticket_id} is open.
Ticket {ticket_id} was closed.
Case {ticket_id} is solved.
It is logged as ticket {ticket_id}.
{ticket_id} is the ticket number.
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
The pilot of flight {flight} asked for an ambulance on landing.
We're sorry to announce that flight {flight} will leave an hour late.
Has {flight} landed yet? I'm collecting someone off that flight.
My suitcase never made it onto flight {flight} at all.
The travel agent put us on {flight}, the last flight of the evening.
Those booked on flight {flight} were offered a hotel.
The plane operating as {flight} turned back because of ice.
When you get to the airport, look for flight {flight} on the screens.
Arrivals | {flight} | landed
hey, boarding {flight} now, text you after the flight
Passengers aboard train {flight} had to walk along the track.
The snow stopped train {flight} in the middle of nowhere.
With flight {flight} fully booked, we were sent to another airline.
The gate for flight {flight} has been changed.
Radar lost sight of flight {flight} over the ocean.
On the boarding pass the flight is given as {flight} in bold print.
Which train are you taking? I'm on {flight}.
If you hurry, you'll still catch flight {flight} to the island.
It was flight {flight} that was diverted, not [code].
We changed planes and continued our journey on flight {flight} without our bags.
Crew for flight {flight}, please report to the desk.
Our connection, {flight}, left while we were still in the queue.
The ticket is good for train {flight} only.
Flight plan filed for {flight}
They've pulled {flight} from the schedule, so our flight is off.
A seat on {flight} was the only one left on any plane that day.
Bags from flight {flight} come out on the second belt.
Because of a strike, the airline scrapped flight {flight} this morning.
I flew out with {flight} and came home by boat.
The controllers cleared flight {flight} for take-off.
Your flight details: {flight}, one bag, meal included
Do tell me how the landing was; you were on flight {flight} after all.
Flight number {flight}
I'm on flight {flight}.
Flight {flight} is delayed.
{flight} has landed.
Boarding flight {flight}
My flight is {flight}.
{flight} now boarding
Flight {flight} cancelled
We flew on {flight}.
Last call for flight {flight}
Which flight? {flight}.
Gate change for flight {flight}
Passengers of flight {flight}
Arrival of flight {flight}
Flight {flight} took off.
Departure: flight {flight}
I missed flight {flight}.
Outbound flight {flight}
Connecting flight: {flight}
{flight} is my flight number.
Take flight {flight}.
Seat on flight {flight}
Return flight {flight}
Flight {flight}, on time
Check in for {flight}
We're booked on flight {flight}.
Luggage from flight {flight}
Pilot of {flight}, come in
Flying tomorrow on {flight}
Boarding pass, flight {flight}
She arrives on flight {flight}.
Flight {flight} diverted
Charter flight {flight}
Status of flight {flight}
{flight} departs soon.
Crew for flight {flight}
Flight details: {flight}, economy
Tower to {flight}, cleared to land
Passengers booked on flight {flight} are asked to come to the gate.
Because of fog, flight {flight} had to land at another airport.
The flight with the number {flight} has been called for boarding.
I'll pick you up at the airport when flight {flight} comes in.
What's your flight number? It's {flight}.
On the departure board, flight {flight} is shown as delayed.
{flight} is the flight we have seats on.
just landed, flight {flight} was so bumpy
The suitcases from flight {flight} can be collected at the belt.
Owing to a technical fault, flight {flight} has been cancelled.
My mother is coming on {flight}, and her plane lands tonight.
The crew of flight {flight} reported smoke in the cabin.
The ticket was rebooked to flight {flight} without charge.
All those who were on board flight {flight} are safe.
Shortly after take-off, flight {flight} turned back with engine trouble.
The ticket shows {flight} as the number of the flight home.
The travel plan says that we change planes and go on with {flight}.
Air traffic control lost contact with flight {flight}.
Your flight: {flight}
My flight: {flight}
Number of the flight: {flight}
Train number: {flight}
Plane: {flight}
Boarding: {flight}
Departing flight: {flight}
Passengers on {flight}, please board now.
On flight {flight}
By flight {flight}
With train {flight}
{flight} is the flight.
{flight} is our flight.
{flight} is the flight number.
{flight} is the number of the train.
{flight} is now boarding.
{flight} is delayed and still at the gate.
{flight} will not fly today.
{flight} departs on time.
{flight} takes off soon.
{flight} is the plane we take.
The flight is {flight}.
The flight is number {flight}.
The flight code is {flight}.
The flight {flight} is late.
The flight {flight} was cancelled.
The flight {flight} takes off soon.
The flight {flight} has landed.
The plane has the number {flight}.
The train is {flight}.
The train number is {flight}.
The passengers board flight {flight}.
My flight number is {flight}.
Our flight is {flight}.
Our plane is {flight}.
Your flight number is {flight}.
It is flight {flight}.
I am on flight {flight}.
I take flight {flight}.
We fly on {flight}.
We are on flight {flight}.
She missed flight {flight}.
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
Our books have you as customer number {customer_id} since your first purchase.
Before we can help, I need to check that {customer_id} is your customer number.
Welcome back! You are logged in as customer {customer_id} on this device.
Invoices for client {customer_id} go to the head office.
My wife and I share account number {customer_id} with your firm.
Please debit account {customer_id} with the postage.
When you joined we gave you the client number {customer_id} for all dealings.
The complaint came from customer no. {customer_id} by post.
hi, forgot my password, my customer number is {customer_id} if that helps
Customer file {customer_id} - address changed
Why is account {customer_id} blocked when I've paid everything?
Each letter to us should bear {customer_id}, your number as a customer.
The new client was entered as {customer_id} in the customer list.
Type {customer_id} where the form asks for the customer number.
Your loyalty points are credited to customer account {customer_id} at the end of the month.
The water company lists our household as customer {customer_id} on every bill.
We've closed account {customer_id} at the client's request.
You can shop under customer ID {customer_id} straight away.
What number do you have as a customer? I'm {customer_id}.
According to the database, client {customer_id} has moved abroad.
By mistake we charged customer {customer_id} instead of [code].
Membership card, customer no. {customer_id}
Nothing may be sold on credit to customer {customer_id} any more.
The statement is for account number {customer_id} and lists every purchase.
I've been a loyal client, no. {customer_id}, for ages.
Is your customer number still {customer_id} or did you get a new one?
Somebody used my customer ID, {customer_id}, to buy things.
You'll find {customer_id} above the address; that is your client number.
With customer number {customer_id} to hand, the call took a minute.
The adviser pulled up account {customer_id} on the screen.
Merge both records and keep {customer_id} as the customer number.
Newly registered: client {customer_id}
Customer number: {customer_id}
Account number of the customer: {customer_id}
You are customer {customer_id}.
Your customer ID is {customer_id}.
I'm customer number {customer_id}.
{customer_id} is my customer number.
Quote customer number {customer_id}
Member {customer_id}
Cust. no. {customer_id}
Customer account {customer_id}
Your client number: {customer_id}
Which customer number? {customer_id}.
Customer {customer_id} called.
Please note your customer number {customer_id}
Loyalty card no. {customer_id}
Buyer ID: {customer_id}
Subscriber number {customer_id}
Customer file {customer_id}
Regarding customer {customer_id}
Look up client {customer_id}
New client, ID {customer_id}
Customer {customer_id} wants a callback.
Patron no. {customer_id}
cust id is {customer_id}
Client {customer_id} has moved.
User account no. {customer_id}, private customer
Member ID: {customer_id}
Login with client ID {customer_id}
Block customer {customer_id}
Merge clients under ID {customer_id}
Customer reference: {customer_id}
Give {customer_id} as your customer number
My client ID's {customer_id}.
You will find your customer number, {customer_id}, at the top of every letter.
When you ring us up, please have your customer number {customer_id} ready.
What is your customer number, please? It's {customer_id}.
The account was opened for you under the client number {customer_id}.
{customer_id} is the ID under which you are registered with us as a client.
According to our database, customer {customer_id} has changed address.
As a member you were given the customer number {customer_id}.
I have been buying from you for ages, my customer ID being {customer_id}.
Both orders were booked to the customer account {customer_id} by mistake.
Could you check whether client {customer_id} is still with us?
The customer with the number {customer_id} has asked us to delete his data.
Under customer number {customer_id} our system shows no orders at all.
Without your client ID {customer_id} we cannot process your request.
On my loyalty card you can read the customer number {customer_id}.
pls hurry, my customer number's {customer_id} if that helps
Since you have two accounts with us, we'll keep only customer number {customer_id}.
The subscription runs under the customer number {customer_id}.
In the field for the customer ID I typed {customer_id}, but it was rejected.
We've assigned you a new customer number, {customer_id}, after the move to our new system.
The complaint was made by the client with the ID {customer_id}.
Client: {customer_id}
Account no. {customer_id}
Account ID: {customer_id}
Member no. {customer_id}
Membership no. {customer_id}
Membership card: {customer_id}
Your customer number: {customer_id}
Your account: {customer_id}
My customer no. {customer_id}
My account number: {customer_id}
Our customer number with you: {customer_id}
Number of the customer: {customer_id}
Number of the account: {customer_id}
My customer ID is {customer_id}.
My account number is {customer_id}.
My account has the number {customer_id}.
My client number is {customer_id}.
My membership number is {customer_id}.
My member number is {customer_id}.
I am customer {customer_id}.
I am customer number {customer_id}.
I am member {customer_id}.
I have the customer number {customer_id}.
I log in as customer {customer_id}.
Your customer number is {customer_id}.
Your account number is {customer_id}.
Your account is {customer_id}.
Your membership number is {customer_id}.
You have the customer number {customer_id}.
You are our customer {customer_id}.
You are client {customer_id}.
Her customer number is {customer_id}.
His customer ID is {customer_id}.
His account number is {customer_id}.
Our customer number is {customer_id}.
The client has the number {customer_id}.
The client number is {customer_id}.
The account number is {customer_id}.
The customer's ID is {customer_id}.
The membership number is {customer_id}.
Please quote customer number {customer_id}.
It is the account {customer_id}.
Charge it to account {customer_id}.
What is your customer number? {customer_id}.
""",
    "tracking": """
You can follow your parcel online with the code {tracking}.
The courier gave the shipment the number {tracking}.
tracking no {tracking}, on its way
How do I track it? With {tracking}.
{tracking} is the code to trace the parcel with.
Your package travels under number {tracking}.
Enter {tracking} on the carrier's page to see where the parcel is.
The tracking label on the package reads {tracking}.
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
The parcel left us this morning and can be followed under {tracking} from tonight.
Someone signed for parcel {tracking} but it wasn't me.
Where has my parcel got to? The tracking number is {tracking}, if you'd check.
Scan {tracking} to see which depot your parcel is in.
The carrier lost shipment {tracking} somewhere on the way.
A slip through the door says parcel {tracking} is at the post office.
With tracking code {tracking} you can watch the van on the map.
The barcode on the parcel stands for {tracking}, its tracking number.
hi! parcel's in the post, track it here: {tracking}
Consignment {tracking} was held up by customs.
We sent the book by courier under tracking number {tracking} yesterday.
Track your package: {tracking}
Shipment number {tracking} has been returned to sender.
If the parcel doesn't show up, ring the carrier and give {tracking} as the tracking code.
The depot says {tracking}, our parcel, is out for delivery.
On the carrier's website {tracking} shows up as a parcel in transit.
The driver scanned parcel {tracking} and left it behind the shed.
Did you keep the slip with {tracking}, the number for tracing the parcel?
Parcel {tracking} | status: at depot
By means of the tracking code {tracking} every stop of the shipment can be seen.
Our dispatch team has given your parcel the tracking ID {tracking} today.
What do I type in to track the parcel? {tracking}.
Dear customer, shipment {tracking} was damaged on the way.
They are searching for the missing package, {tracking}, in every depot.
The tracking page knows nothing of a parcel {tracking} at all.
The label with tracking number {tracking} had come off.
Let the neighbour collect parcel {tracking} for you.
It's {tracking}, not [code], that you need for following the parcel.
The consignment note shows {tracking}, not [code], as the shipment number.
Handed to courier, tracking ref. {tracking}
Two parcels were sent, but just the one with tracking number {tracking} got here.
You'll be able to trace the shipment with {tracking} within hours.
Tracking {tracking}
Track it: {tracking}
Track your parcel with {tracking}.
Tracking code {tracking}
Shipment number {tracking}
Parcel ID {tracking}
Shipment {tracking} is on its way.
Tracking ID: {tracking}
The tracking number is {tracking}.
Consignment number {tracking}
Parcel {tracking} delivered
Use {tracking} to track it.
Waybill number {tracking}
Package {tracking} in transit
Shipped, tracking no. {tracking}
Shipment ID {tracking}
Trace parcel {tracking}.
Follow your package: {tracking}
Which tracking number? {tracking}.
Airway bill {tracking}
Courier tracking: {tracking}
{tracking} is the tracking code.
Parcel {tracking} was lost.
Dispatched, track under {tracking}
Label printed for shipment {tracking}
Shipment {tracking} held at customs
Barcode on the parcel: {tracking}
Tracking info for {tracking}
Your package: {tracking}
Parcel code {tracking}
Shipment ref. {tracking}
Can you track {tracking} for me?
Sent by courier, parcel no. {tracking}
Scanned: package {tracking}
Letter sent registered, tracking {tracking}
Package number: {tracking}
Freight shipment {tracking}, in transit
Your parcel has been shipped and can be tracked under {tracking}.
With the number {tracking} you can see where your shipment is.
If you enter {tracking} on the courier's website, you can follow the parcel.
The parcel with the tracking number {tracking} is still at the depot.
How can I follow my parcel? With the tracking code {tracking}.
The courier was unable to deliver the shipment {tracking}.
{tracking} is the code for following the shipment online.
hey, parcel's off, here's the tracking: {tracking}
The shipment numbered {tracking} was last scanned at the sorting centre.
According to the tracking page for {tracking}, the parcel has not moved.
The sticker on the package bears the tracking number {tracking}.
An inquiry has been opened for the lost parcel {tracking}.
The shop mailed me a link and the tracking code, {tracking}.
When the driver scanned parcel {tracking}, the system gave an error.
Please state the shipment number {tracking} in all inquiries to the courier.
Returned to the sender: the parcel with the tracking code {tracking}.
I typed in {tracking}, and it says that the package is out for delivery.
The consignment, traceable under {tracking}, left the harbour yesterday.
Tracking no. {tracking}
Shipping number: {tracking}
Package {tracking}
Consignment no. {tracking}
Code of the parcel: {tracking}
Track your parcel: {tracking}
To track: {tracking}
Shipped as parcel {tracking}
{tracking} is the tracking number.
{tracking} is the code of the parcel.
{tracking} is the shipment number.
{tracking} is the number to track it.
{tracking} is your parcel.
{tracking} tells you where the parcel is.
{tracking} lets you follow the parcel.
{tracking} is on the parcel's tracking label.
The tracking ID is {tracking}.
The shipment is {tracking}.
The shipment has the number {tracking}.
The shipment number is {tracking}.
The parcel is {tracking}.
The parcel has the code {tracking}.
The parcel number is {tracking}.
The parcel {tracking} is on its way.
The parcel can be tracked with {tracking}.
The package {tracking} was lost.
The number to track is {tracking}.
The courier's tracking number is {tracking}.
The label has the tracking code {tracking}.
My tracking number is {tracking}.
Your tracking code is {tracking}.
Your parcel has the number {tracking}.
I am waiting for parcel {tracking}.
I track my parcel under {tracking}.
Use {tracking} to track the parcel.
You can follow it with {tracking}.
What is the tracking number? {tracking}
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
The patient lies in room {room} next to the lift.
Breakfast will be brought up to room {room} at once.
Could you carry this tray to room {room} for me?
Our lecture is in room {room} this week.
The guests in room {room} complained about the noise.
Somebody in room {room} left the tap running.
Follow the corridor to its end, where room {room} awaits you.
hey, class is in room {room} today, upstairs
The exam will be sat in room {room} under supervision.
We had to move from room [code] to {room}, a bigger room.
The porter handed me the key to room {room} with a bow.
Workshop two - room {room}
The meeting room, {room}, has been booked by sales.
A fire broke out in room {room} of the hotel.
Check-in done: you're staying in room {room} tonight.
If nobody is at the desk, knock on the door of room {room} and wait.
The projector in room {room} is out of order.
Which room are the interviews in? They're in {room}.
Room {room} smells of paint, so open a window.
Nurse wanted in room {room} immediately!
Please vacate room {room} once you have paid.
The lost scarf was found in room {room} under a bench.
We shall be waiting for you in room {room} behind the library.
Cleaning list: room {room}, corridor, stairs
On the top floor, {room} is the room with a view.
Everyone who has room {room} on their slip, come with me.
The number on my hotel room door is {room}, in case you want to call.
They've allotted us room {room} for the whole conference.
The chess club meets in room {room} after school.
Please deliver the files to the secretary in room {room} by hand.
I was shown into room {room} and told to sit down.
Double room {room}, sea view, no balcony
We're in room {room}.
Meet in room {room}
Your room is {room}.
It's in room {room}.
The class is in room {room}.
I'm staying in room {room}.
Patient in room {room}
{room} is your room.
Key for room {room}
Room {room}, second door
Meeting room {room}
Room service to room {room}
Office: room {room}
The heating in room {room} is off.
Exam in room {room}
Moved to room {room}
Please wait in room {room}
Towels for room {room}, please
Lecture hall, room {room}
Room {room} is free.
Clean room {room} next
Check-in done, room {room}
She's in room {room}.
Room {room} is locked.
Come to my office, room {room}
Seminar room {room}
Wake-up call for room {room}
The noise comes from room {room}.
They put us in room {room}.
Hotel room {room}
Classroom {room}
where's room {room}?
Room {room} has no window.
Ward sister, room {room}
The meeting will be held in room {room} this time.
According to the notice, the course has been moved to room {room}.
In which room is my grandmother? In {room}, at the end of the corridor.
You have been given room {room}, which looks out on the garden.
{room} is the number of the room in which we are meeting.
The guest in room {room} complained about the music.
Please bring the documents to room {room} on the top floor.
I spent half the night outside room {room} because the key wouldn't turn.
The reading takes place in room {room}, not in the hall.
If you need help, the caretaker can be found in room {room}.
Room {room}, where the interviews are held, is next to the lift.
The projector in room {room} has broken down again.
Breakfast was charged to room {room}, as the guest had asked.
Candidates are to report to room {room} with their papers.
hey we're in room {room}, bring snacks
The professor holds her office hours in room {room}.
Because of the leak the guests were moved out of room {room}.
A phone was left in room {room} after the meeting.
The number on the door read {room}, so I knew it was the right room.
After surgery the patient was wheeled back to room {room}.
Rm {room}
Your room: {room}
Conference room {room}
Where: room {room}
Place: room {room}
Held in room {room}
to room {room}
at room {room}
outside room {room}
next to the door of room {room}
The room number is {room}.
The room has the number {room}.
The meeting is in room {room}.
The lesson is in room {room}.
The class meets in room {room}.
The talk is in room {room}.
The exam is in room {room}.
The course takes place in room {room}.
The patient is in room {room}.
The guest stays in room {room}.
The key to room {room} is here.
Your room number is {room}.
Your hotel room is {room}.
You are in room {room}.
You stay in room {room}.
You have room {room}.
You sleep in room {room}.
My room is {room}.
My office is room {room}.
My room number is {room}.
I am in room {room}.
I sit in room {room}.
I work in room {room}.
We meet in room {room}.
We have booked room {room}.
We are having the meeting in room {room}.
She lies in room {room}.
She waits in room {room}.
He is staying in room {room}.
It takes place in room {room}.
Come to room {room}.
{room} is the room number.
Which room? Room {room}.
The door of room {room} is open.
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
The bus with the registration {plate} failed its brake test.
A camera caught {plate} as the number plate of the speeding car.
Whose car is it that has {plate} on its plates?
The getaway car, plate {plate}, was found in a ditch.
The officer jotted down {plate} from the number plate and waved me on.
Will the driver of the vehicle registered {plate} please switch off the lights?
I've hired a van; its registration is {plate} in case the porter asks.
Car park permit valid for registration {plate} only
A lorry bearing number plate {plate} lost its load on the bridge.
The taxi, licence plate {plate}, will pick you up at the door.
hey, look for a blue car, plate {plate}, that's me
The new plates for my car say {plate} in black letters.
Police are looking for a van with the registration {plate} in connection with the theft.
The mechanic wrote {plate} on the job card as the car's registration.
Wheel clamp fitted to vehicle {plate}
Under the mud the number plate read {plate} quite clearly.
Insurance is asked for a car registered as {plate} by its first owner.
Is {plate} your number plate? You've left your window open.
Our coach has the registration number {plate} and is parked behind the hall.
A witness remembered {plate} as the registration of the car.
The gate opens by itself when it recognises {plate} on a number plate.
Not [code] but {plate} was on the licence plate, the boy insisted.
The motorbike, registration {plate}, belongs to my aunt.
The parking ticket was made out for the number plate {plate} by mistake.
Vehicle details: white van, reg. {plate}
Somebody scratched my car, the one with {plate} on the plate.
The car was sold with its plate, {plate}, still on it.
Enter your car's plate number at the barrier: {plate}
They towed a car with number plate {plate} out of the river.
What's the reg of the hire car? It's {plate}.
The tractor's licence plate {plate} fell off in the field.
Traffic wardens know {plate} by heart, so often has that car's plate been noted.
Number plate: {plate}
My car's plate is {plate}.
Registration number {plate}
Car with plate {plate}
Reg. no. {plate}
The plate reads {plate}.
Blue van, plate {plate}
Owner of car {plate}, please come.
Car {plate}, your lights are on!
Plate number {plate}
The car is {plate}.
License plate: {plate}
Vehicle {plate} is blocking the exit.
Parking permit for the car {plate}
Speeding fine, car {plate}
Number on the plate: {plate}
Towed away: {plate}
Stolen car, plate {plate}
He drives a car with plate {plate}.
Rental car, plate {plate}
Which number plate? {plate}.
Insurance for vehicle {plate}
I noted the plate, {plate}.
Taxi with number plate {plate}
The lorry's plate was {plate}.
Car reg: {plate}
{plate} is my number plate.
Parking ticket for {plate}
Motorbike, plate {plate}
Wrongly parked: {plate}
Plate of the company car: {plate}
License number of the car {plate}
Garage space for car {plate}
Trailer plate {plate}
The getaway car had plate {plate}.
New plates for the car, {plate}
Vehicle reg {plate}, red
Enter your plate: {plate}
Camera caught plate {plate}
The car with the number plate {plate} is parked in front of a fire exit.
A witness wrote down the number of the car that drove off, {plate}.
Would the driver of the vehicle {plate} please move it?
The police are looking for a car with the licence plate {plate}.
What's the registration of your car? It's {plate}.
At the barrier a camera reads the plate, and it read {plate}.
{plate} was on the number plate of the car that hit me.
some idiot parked me in, his plate is {plate}
The vehicle registered under {plate} has to go for inspection.
On the parking machine you must type in your number plate, {plate}.
The officer noted that the plate of the vehicle read {plate}.
The plates bearing the number {plate} were stolen from my car.
According to the papers of the car, its registration is {plate}.
For driving too fast, the owner of the car {plate} was fined.
Our removal van, plate {plate}, needs a place to park.
The car we hired, registration {plate}, had a scratch on the door.
Through the mud on the number plate I could just make out {plate}.
If you see a car with the plate {plate}, inform the police.
Plate no. {plate}
Licence number: {plate}
Licence plate number: {plate}
Car plate: {plate}
Car: {plate}
Car registration: {plate}
Registration of the car: {plate}
Reg. {plate}
Reg. number: {plate}
Vehicle: {plate}
Vehicle registered as {plate}
A van with plate {plate}
{plate} is the number plate.
{plate} is the licence plate.
{plate} is the plate.
{plate} is the registration.
{plate} is my car's number.
{plate} is on the plate.
{plate} is the plate of the car.
{plate} was parked outside.
{plate} was driving too fast.
{plate} stands on the number plate.
{plate} is the car's registration.
The plate is {plate}.
The plate says {plate}.
The plate shows {plate}.
The plate number is {plate}.
The number plate reads {plate}.
The number on the plate is {plate}.
The licence number is {plate}.
The registration is {plate}.
The car has the registration {plate}.
The car bears the plate {plate}.
The car with plate {plate} was towed.
The car's number is {plate}.
The vehicle has the plate {plate}.
The van's registration is {plate}.
The truck carries the plate {plate}.
The camera read the plate {plate}.
My car has the plate {plate}.
My plate is {plate}.
I drive the car {plate}.
We saw a car, plate {plate}.
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
There's chewing gum on seat {seat} in our row.
A lady in seat {seat} fainted during the second act.
We've put you in seat {seat} by the emergency exit.
The conductor checked my ticket and pointed to {seat}, my seat.
Is anyone sitting in seat {seat} or may I?
The child wanted the window, so I gave up seat {seat} and stood.
hey, got my boarding pass, I'm sitting in {seat} near the back
Row by row they searched until {seat} turned up, the seat I had booked.
Your seat for tonight's performance is {seat} in the stalls.
Whoever holds the ticket for seat {seat} has won a prize.
The armrest of seat {seat} is broken.
One adult, seat {seat}, no meal
Please fasten your belt, passenger in seat {seat}!
I paid extra for seat {seat} because of the leg room.
After a search the usher showed us to {seat}, our seat.
On the plan {seat} is marked as your seat.
Seat reservation: {seat}, facing forward
They'd given seat {seat} to two people at once.
The stewardess brought a blanket to the man in seat {seat} right away.
Instead of [seat] the airline assigned me {seat} as my seat.
You'll be sitting in {seat}, right behind the driver.
Someone left a scarf on seat {seat} last night.
At the ticket office we were allotted seat {seat} at the last minute.
Which seat have you got? {seat}, on the aisle.
From seat {seat} one can hardly see the stage.
The seat printed on your ticket is {seat} and no other.
Would the owner of the bag under seat {seat} come forward?
My neighbour in seat {seat} snored all the way.
Move along to {seat}, please, this seat is taken.
If seat {seat} is free, I'd like to have it.
Seat allocated at check-in: {seat}
The reading light above seat {seat} won't go off.
Your seat is {seat}.
I'm in seat {seat}.
Seat no. {seat}
We're sitting in {seat}.
Window seat {seat}
Aisle seat {seat}
Reserved seat: {seat}
My seat's {seat}.
Which seat? {seat}.
Take seat {seat}
Seat {seat} is free.
Seat {seat} is broken.
Sit in {seat}
I booked seat {seat}.
Your place: {seat}
Passenger in seat {seat}
Somebody's in my seat, {seat}.
Seat {seat}, stalls
She sat in seat {seat}.
{seat} is my seat.
Can I have seat {seat}?
Change my seat to {seat}
Seat {seat} is taken.
Balcony seat {seat}
Seating: {seat}
You're sitting in {seat}, by the window.
Left my scarf at seat {seat}
Meal for seat {seat}
Upgrade to seat {seat}
Seat reservation {seat}
Belt of seat {seat} jams
sitting in {seat}, come say hi
Board now, seat {seat}
Coach seat {seat}
We got seat {seat} upstairs.
According to your ticket, you are sitting in {seat}.
Excuse me, I think you're sitting in my seat, {seat}.
Where are you sitting? In {seat}, right behind the wing.
The gentleman in seat {seat} would like another blanket.
{seat} is the seat that has been reserved for you.
On check-in I was given seat {seat} next to the toilets.
Seat {seat}, from which you can't see the stage, should be cheaper.
We have changed your seat to {seat} so that you can sit together.
If seat {seat} is still free, I'd like to have it.
The usher shone a torch on the number {seat} and showed me to my seat.
An umbrella was found under seat {seat} after the show.
Since the screen at seat {seat} was out of order, I read a book.
Would you mind swapping places with me? I'm in {seat}.
The stewardess asked the passenger sitting in {seat} to fasten the belt.
bruh someone's asleep in {seat} and that's my seat
A child was sick in seat {seat} just after take-off.
For the concert I managed to get hold of one last ticket, seat {seat}.
The reservation on the train is for seat {seat} in the quiet coach.
Your choice of seat has been confirmed: {seat}.
During the whole flight, nobody sat in {seat}, the seat beside mine.
Seat ID: {seat}
Your seat number is {seat}.
Your seat has the number {seat}.
My seat: {seat}
My seat is {seat}.
My seat number is {seat}.
My place is {seat}.
Her seat is {seat}.
His seat is {seat}.
His seat number is {seat}.
The seat number is {seat}.
The seat has the number {seat}.
The seat was {seat}.
The passenger sits on {seat}.
The passenger in {seat} is asleep.
The passenger has seat {seat}.
The passenger's seat is {seat}.
The seat on the ticket is {seat}.
The window seat is {seat}.
The aisle seat is {seat}.
You are sitting in {seat}.
You sit in seat {seat}.
You are in seat {seat}.
You have to sit on {seat}.
You got seat {seat}.
You will be sitting in {seat}.
I sit on {seat}.
I sit in seat {seat}.
I am sitting in {seat}.
I am in seat {seat}.
I have seat {seat}.
I got seat {seat}.
I reserved seat {seat}.
I would like seat {seat}.
She sits in {seat}.
He sits on seat {seat}.
He took seat {seat}.
We have given you seat {seat}.
Please sit in {seat}.
Sit down in seat {seat}.
Booked seat: {seat}
Seat {seat} is yours.
{seat} is where you sit.
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
The crash no longer happens in version {version} of the program.
Before you report a bug, make sure you are on version {version} or tell us why not.
The developers pushed out {version} as an emergency release last night.
After installing version {version} my printer went silent.
Is version {version} stable enough for the office?
The release notes for version {version} mention a new menu.
Our servers are still running version {version} because nobody dares to update.
hey, they've just released {version}, go update the app
Version {version} brings a dark mode and fewer adverts.
The app store offers version {version} for download.
We tested the plug-in with version {version} and found no fault.
changelog for {version}: faster start, smaller build
In the corner of the login screen you can read {version}, the version number.
Support for version {version} ends this winter.
The manual describes version {version} of the software only.
Downgrade to version {version} if the sound fails.
A flaw discovered in version {version} lets strangers in.
Which release are you using? We're using {version}.
The package manager installed version {version} without asking.
Firmware version {version}, no newer one found
The tablet came with version {version} of the system on it.
Since the build {version} went live, complaints have stopped.
Users who stay on version {version} won't get the new maps.
The programmers are proud of {version}, their latest release.
Tagged as {version}, the release went out at night.
You need at least version {version} to open this file.
Our app jumped to version {version} overnight.
Please tick the version you have installed: {version}
The file was saved with version {version} and cannot be opened with older ones.
The fix will ship in release {version} next month.
Update available - version {version}
The version now in use, {version}, was approved by the auditors.
Update to {version}.
Version number {version}
Upgraded to version {version}
The bug is in version {version}.
Fixed in version {version}
Which version? {version}.
Version {version} is out.
New in version {version}
Requires version {version}
Download version {version}.
I'm still on the old release, {version}.
{version} is the newest version.
App version {version}
Rolled back to version {version}
Works since version {version}
Latest release: {version}
Firmware {version}
Go back to version {version}.
{version} has been released.
Version {version} crashes a lot.
Please install version {version}.
Driver version {version}
Changelog for {version}
Tested on version {version}
The server runs version {version}.
Not supported before version {version}
Running release {version} here
Patch level: version {version}
Upgrade from version {version}
My app says version {version}.
Package version {version}
Broken since release {version}
The error first appeared after I had updated to version {version}.
As of version {version} the program can also read old files.
If your device is still running version {version}, please update it.
The developers have announced that version {version} will be the last.
What version of the software do you use? Version {version}.
The function was removed in version {version} for security reasons.
{version} is the version shown under the menu item Help.
ugh, since the update to {version} nothing works anymore
Support for version {version} will be discontinued soon.
The plugin is not compatible with version {version} of the program.
Having installed version {version}, I could no longer print.
The problem reported here has been solved in release {version}.
The download page offers version {version} as the stable release.
Under Settings you can see which version you have; mine is {version}.
Our servers have been brought up to version {version} overnight.
The licence you bought is valid for version {version} only.
With version {version} comes a completely new interface.
The manual describes the program as of version {version}.
Version no. {version}
v. {version}
Release {version} is out.
Release number: {version}
Release no. {version}
Current version: {version}
New version: {version}
Latest version: {version}
Found in version {version}
Upgraded to {version}
Update to version {version}
Running {version}
Running version {version}
As of version {version}
From version {version} on
{version} is the version.
{version} is the version number.
{version} is the current version.
{version} is the latest release.
{version} is the build.
{version} is the new version.
{version} is installed.
{version} was released.
{version} is out now.
{version} is the release we use.
{version} has the bug.
The version number is {version}.
The version we use is {version}.
The version {version} was released.
The new version is {version}.
The latest version is {version}.
The installed version is {version}.
The build is {version}.
The release number is {version}.
The program is at version {version}.
The app was updated to {version}.
It runs version {version}.
It was fixed in {version}.
I use version {version}.
I installed version {version}.
We updated to version {version}.
We are on version {version}.
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
The firewall dropped everything coming from {ip} last night.
Someone at {ip} has been trying passwords for hours.
Set the printer's IP address to {ip} and restart it.
The log shows {ip} as the address of the client.
Requests from {ip} are answered with an error.
Have you tried pinging {ip} from another machine?
The mail server has the IP address {ip} on our network.
hey, can you unblock {ip}? that's the IP of my laptop
Connection from {ip} closed by remote host
We put {ip} on the blacklist of IP addresses.
My router hands out {ip} to the television as its IP address.
The hacker, hiding behind the address {ip}, was never caught.
Which IP did the login come from? From {ip}.
Failed password for admin from {ip} port unknown
The name server resolves the host to {ip} without delay.
Open a shell on the host at {ip} and check the disk.
The backup machine listens on {ip} behind the firewall.
Access denied, client {ip}
According to the access log, the visitor's IP was {ip} and the browser an old one.
Traffic to {ip} goes through the tunnel.
The scanner moved from [code] and now answers at {ip} as its IP address.
All the spam was sent by one machine, {ip}, in a single night.
Please allow {ip} in the firewall settings.
Session opened by {ip}, closed after a minute
If {ip} doesn't respond, the server at that address is down.
The attacker's IP address, {ip}, belongs to a hosting firm.
We've traced the intruder to {ip} with the provider's help.
You are connecting from {ip} and must verify yourself.
An unknown device with IP {ip} has joined the network.
The proxy forwards your request as if it came from {ip} itself.
peer {ip} disconnected, no reason given
The new web server will be reachable by IP under {ip} until the name works.
IP address: {ip}
My IP is {ip}.
Ping {ip}
Block {ip}
Connection from {ip}
The server is at {ip}.
Client IP {ip}
Login from {ip}
Blocked IP: {ip}
Request from {ip}
{ip} is not responding.
Traffic from {ip}
Host {ip} is down
Connect to {ip}
Gateway: {ip}
Which IP? {ip}.
Try {ip} in your browser
The router has {ip}.
DNS server: {ip}
Scan of {ip} finished
Static IP {ip}
Failed login, IP {ip}
Can't reach {ip}
Whitelist {ip}, please
Ban {ip}!
Printer's IP: {ip}
Remote address {ip}
Timeout at {ip}
{ip} keeps attacking us.
Set the IP to {ip}
Bind to {ip}
Server IP changed to {ip}
Spam coming from {ip}
Visitor IP: {ip}
The device got IP {ip}.
ssh into {ip}
Packets from {ip} dropped
Firewall: deny {ip}
According to the log file, the attack came from {ip}.
The request was sent from a computer with the IP address {ip}.
Which address did the login come from? From {ip}, as far as the log tells.
Please add {ip} to the list of addresses allowed through the firewall.
{ip} is the IP address that the router has assigned to your laptop.
Several failed logins were recorded from the address {ip}.
If the name can't be resolved, use the IP directly: {ip}
The web server, which listens on {ip}, does not answer.
We have traced the mail back to a machine with the IP {ip}.
The connection to {ip} was refused by the host.
As too many requests came from {ip}, the address was banned.
My provider has given me a fixed IP address, {ip}, at last.
The camera in the yard can be reached under {ip} on the local network.
Could you check why {ip} isn't answering any pings?
The intruder, whose IP was {ip}, had tried every password.
lol some bot at {ip} is hammering our server
Your access was blocked because your address, {ip}, is on a blacklist.
Several devices on the network were using {ip} at once, hence the conflict.
The command returned the address {ip}, so the name lookup works.
For remote maintenance the technician needs access from {ip}.
Address: {ip}
Source: {ip}
Source IP: {ip}
Origin: {ip}
Network address: {ip}
from IP {ip}
from {ip} to us
by {ip}
Access from {ip}
Attack from {ip}
Failed login from {ip}
Blocked {ip}
Connected to {ip}
The IP is {ip}.
The IP address was {ip}.
The source is {ip}.
The source was {ip}.
The network address is {ip}.
The host is {ip}.
The server has the address {ip}.
The computer has the IP {ip}.
The request came from {ip}.
The login came from {ip}.
The call came from {ip}.
The attack came from {ip}.
The connection came from {ip}.
It was sent from {ip}.
It came from the address {ip}.
My IP address is {ip}.
Your IP is {ip}.
Someone at {ip} tried to log in.
We blocked {ip}.
We saw a request from {ip}.
{ip} sent a request.
{ip} is the IP address.
{ip} logged in.
Which address? {ip}.
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
You'll have to wait {duration} until it's all done.
The journey, {duration} in all, nearly killed us.
The siege had lasted {duration} when help came.
Our training runs for {duration} and ends with a test.
Give it {duration} to finish and don't touch the switch.
Would {duration} be long enough for the repair?
The film goes on for {duration} without a break.
It was {duration} before the whole job was done.
hey, how long's the ride? {duration}, roughly
Total time {duration}, breaks included
The treatment stretches over {duration} as a rule.
We spent {duration} on it from start to finish.
She needed {duration} to walk the whole trail.
A stay of {duration} is long enough to see everything.
The talks dragged on for {duration} behind closed doors.
Within {duration} the whole building had been pulled down.
The lease has a term of {duration} in total.
It kept raining for {duration} on end.
The course is {duration} long and taught in the evening.
Let the dough rest for {duration} under a cloth.
Nobody thought that the strike would go on for {duration} like that.
Not [duration] but {duration} is how long the crossing takes.
The power was off for {duration} in our street.
Estimated time to complete: {duration}
The doctor kept him in hospital for {duration} altogether.
For {duration} the couple travelled round the islands.
It'll be a matter of {duration} until we're through.
The operation took the surgeons {duration} from first cut to last stitch.
The guarantee covers a period of {duration} from today.
The interview was over in {duration}, much to our relief.
Speaking time per person {duration}, no more
All told, the work occupied us for {duration} and cost many a tear.
It lasted {duration}.
The trip takes {duration}.
The film lasts {duration}.
We waited {duration}.
Takes about {duration}
The flight takes {duration}.
Cooking time: {duration}
It took me {duration}.
Bake for {duration}.
The meeting went on for {duration}.
Duration of the course: {duration}
Wait {duration}.
The repair takes {duration}.
I slept for {duration}.
Travel time {duration}
The drive takes {duration}.
Let it rest for {duration}.
The power was off for {duration}.
Expected duration: {duration}
The show runs {duration}.
We stayed for {duration}.
It'll take {duration}.
Working time {duration}
The download took {duration}.
Ready in {duration}
The call lasted {duration}.
Simmer for {duration}.
I had to queue for {duration}.
Length of the talk: {duration}
Playing time {duration}
Downtime {duration}
The operation lasted {duration}.
He spoke for {duration}.
Length of stay, {duration}
From beginning to end the whole thing takes {duration}.
After {duration} of waiting we were finally let in.
If there is no traffic, the journey can be done in {duration}.
The time required for the procedure is {duration}.
How long does the exam last? It lasts {duration}.
The dough has to stand in a warm place for {duration}.
{duration} is how long the treatment will go on.
omg that meeting took {duration}, I nearly fell asleep
The system was unavailable for a period of {duration}.
For {duration} nobody in the room said a word.
The contract has been concluded for a term of {duration}.
It took the firefighters {duration} to put out the blaze.
The builders need {duration} to get the roof done.
Because of the storm our flight was delayed by {duration}.
Having stood in the sun for {duration}, the milk had gone off.
The concert, which lasted {duration}, ended with loud applause.
You should allow {duration} for a visit to the museum.
The guarantee on this device runs for {duration}.
Lasts {duration}
Takes {duration}
Time taken: {duration}
Time required: {duration}
Total time: {duration}
Run time: {duration}
Waiting time: {duration}
Span: {duration}
For all of {duration}
During {duration}
Within {duration}
After {duration} it was over.
{duration} in all
{duration} in total
{duration} is the duration.
{duration} is the length.
{duration} is how long it takes.
{duration} is how long it lasts.
{duration} is needed for it.
{duration} went by.
{duration} passed before it ended.
{duration} is the time it took.
{duration} later it was finished.
{duration} we waited.
The duration was {duration}.
The length is {duration}.
The film is {duration} long.
The film runs for {duration}.
The journey took {duration}.
The work lasted {duration}.
The meeting lasted {duration}.
The break lasts {duration}.
The wait was {duration}.
The whole thing took {duration}.
It runs for {duration}.
It is {duration} long.
It was over in {duration}.
It keeps going for {duration}.
We waited for {duration}.
We need {duration}.
We talked for {duration}.
I need {duration} for it.
She slept for {duration}.
They were on the road for {duration}.
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
The baby weighed {weight} at birth.
With its {weight} of weight the crate nearly broke the table.
The fisherman swore that his catch weighed {weight} without the hook.
The butcher put it on the scales and called out {weight} for all to hear.
Could you lift {weight}? That's what the trunk weighs.
Our heaviest pumpkin tipped the scales at {weight} this year.
The suitcase came to {weight} on the airline's scales.
parcel weight {weight} - second class
Nobody could guess that the statue weighed {weight} when empty.
Weighed before shipping: {weight}, packing included
Since it weighs {weight} you'll need two people to move it.
The vet says the dog weighs {weight}, which is too much.
The sack felt lighter than the {weight} it weighs.
hey, weighed the box, it's {weight} with the tape
Instead of [weight] it weighed {weight} after drying.
Loaded up, the rucksack weighed {weight} and hurt my back.
The weight stated on the label is {weight} net.
A stone weighing {weight} fell from the tower.
How heavy is the bike? It's {weight}, pedals and all.
The postmistress read {weight} off the scale and sold me a stamp.
At a weight of {weight} it may go as hand luggage.
The ring tips the jeweller's scales at {weight} exactly.
In total the goods weigh {weight} including the wrapping.
We were charged for {weight}, the weight shown on the docket.
The device is light, weighing {weight} without its case.
Its weight has gone up to {weight} since the last weighing.
Net weight {weight}, keep dry
As it weighs {weight}, extra postage is due.
The two porters groaned under the {weight} of the chest.
It may look a trifle, but {weight} is what it weighs.
Weighing machine ticket: {weight}, your lucky number inside
The cargo's mass was put down as {weight} in the papers.
{weight} heavy
Net weight: {weight}
I weigh {weight}.
It's {weight} in weight.
The scales say {weight}.
Weighs in at {weight}
My suitcase weighs {weight}.
Weight in total: {weight}
The baby weighed {weight}.
Only {weight} on the scales
Shipping weight: {weight}
Load when weighed: {weight}
The dog weighs {weight}.
It weighed {weight} empty.
Birth weight {weight}
Luggage weight: {weight}
It must weigh {weight}.
Contents: {weight} net
The letter weighs {weight}.
The fish weighed {weight}.
{weight} according to the scales
The crate is {weight} heavy.
It's heavy: {weight}!
Item weight {weight}
Dry weight: {weight}
How much do you weigh? {weight}.
The box comes to {weight}.
{weight}, including packaging weight
Weighed today: {weight}
The bike weighs {weight}.
The stone weighs {weight}.
Drained weight {weight}
lifted {weight} at the gym today
Sack, weighing {weight}
According to the label, the package weighs {weight}.
The newborn tipped the scales at {weight}.
What does the thing weigh? {weight}, so you can carry it alone.
With a weight of {weight} it is lighter than its predecessor.
{weight} is what the nurse wrote down after weighing me.
The pumpkin that won first prize weighed {weight}.
The letter weighs {weight}, so you'll need another stamp.
The gold ring, which was put on the jeweller's scales, weighed {weight}.
Before it is shipped, each parcel is weighed; this one came to {weight}.
The total weight of the load was found to be {weight}.
It was found that the bag weighed {weight}, far more than allowed.
Having been on a diet, our cat now weighs {weight}.
The meteorite, weighing {weight}, was picked up by a farmer.
Can you guess the weight of the cake? It is {weight}.
omg my backpack weighs {weight}, what did i pack
The airline wouldn't take my case because it weighed {weight}.
Fully loaded, the trailer has a weight of {weight}.
On an old pair of scales the cheese came out at {weight}.
The postman complained about a package with a weight of {weight}.
The weight stated on the consignment note is {weight}.
Weighs {weight}
Mass: {weight}
Weight in all: {weight}
Scales: {weight}
Load: {weight}
{weight} net
{weight} is the weight.
{weight} is what it weighs.
{weight} is how heavy it is.
{weight} was the weight.
{weight} showed on the scales.
weight about {weight}
a mass of {weight}
It weighed {weight}.
It weighs about {weight}.
It weighs only {weight}.
It weighs {weight} in all.
It is {weight} in weight.
It has a weight of {weight}.
It comes to {weight} on the scales.
It weighs in at {weight}.
It tips the scales at {weight}.
The weight was {weight}.
The weight comes to {weight}.
The mass is {weight}.
The total weight is {weight}.
The net weight is {weight}.
The parcel has a weight of {weight}.
The box weighs {weight}.
The bag weighs {weight}.
The load weighs {weight}.
The thing weighs {weight}.
The whole thing weighs {weight}.
The baby weighs {weight}.
The scales showed {weight}.
The scales read {weight}.
We weighed it: {weight}
We weighed {weight} on the scales.
He weighs {weight}.
She weighs {weight}.
You have to carry {weight}.
Its weight is {weight}.
Its mass is {weight}.
What does it weigh? {weight}.
How heavy is it? {weight}.
""",
}
