"""Lines of unwanted mail and of ordinary mail.

Entries are separated by ` / `; `classify.py` says how they are put together and what its slots mean.
"""

SPELLINGS = {
    "spam": "spam, junk, unwanted, scam",
    "ham": "ham, not spam, normal, legitimate, wanted",
}

MEANING = {
    "spam": "unwanted advertising, fraud or phishing",
    "ham": "an honest message from people or firms one knows",
}

# A line is a set of labels that go together: `label=class+class`.
SETS = """
spam, ham
spam, not spam=ham
junk=spam, not junk=ham
scam=spam, genuine=ham
fraud=spam, honest=ham
suspicious=spam, harmless=ham
spam, inbox=ham
unsolicited=spam, personal or business=ham
phishing or advertising=spam, ordinary mail=ham
"""

SENTENCES = {
    "spam": """
You have won {m}! Click here now. / Cheap pills, no prescription, order today! / Dear friend, I am a prince and need your bank account. /
Make money fast from home! / Your account was chosen for a prize of {m}. / Limited offer!!! 90% off, only today. / Earn {m} a week without work. /
Click this link to claim your gift card. / Lose weight in three days, guaranteed! / Congratulations, you are our lucky winner! /
You have been selected to receive {m}, reply now! / Free money, no risk, click below! / Hot singles in {c} are waiting for you. /
Buy now and get {m} for free!!! / Your bank account is blocked, enter your password here. / Become rich in one week! /
Best price for watches, click here! / Win a free trip to {c}, click the link! / Dear winner, send us your bank details. /
No credit check, get {m} today! / This secret trick makes you {m} a day. / Act now, the offer ends tonight!!! / Cheap medicine without a doctor. /
You inherited {m} from a rich uncle. / Double your money with this secret! / Click to confirm your prize! / Free gift for the first hundred clicks! /
Your computer has a virus, call now and pay {m}! / Earn money while you sleep! / Guaranteed profit of {m}, no work! /
Your mailbox has reached its limit, log in here within 24 hours or lose all messages. /
We tried to deliver your package. Pay the customs fee of {m} here. / Final notice: your car warranty is about to expire, press 1 now! /
Congratulations! Your number was drawn and you get {m}. / I am the widow of a general and want to share {m} with you. /
Hello dear, I saw your picture and fell in love, write to my private address. / Hot girls near {c} want to chat tonight. /
Buy followers, ten thousand for {m}! / Your page can be number one in all search engines, only {m} a month. /
Genuine diplomas without study, ask for our price list. / Replica watches, nobody sees the difference! / Blue pills, discreet packaging, 80% off. /
Burn fat while you sleep, doctors hate this trick! / Work from home and earn {m} per hour, no experience needed. /
This coin will explode tomorrow, buy now before it is too late. / Send one bitcoin and get two back. /
We have recorded you through your camera, pay {m} in bitcoin. / Your bank needs your PIN to keep your account open. /
Please open the attached invoice.exe and pay at once. / You are owed a tax refund of {m}, enter your card details here. /
No credit? No problem! {m} on your account today. / Get out of debt with one click! / Instant loan for everybody, no papers, no questions. /
Casino bonus: {m} for your first bet!!! / Bet now and never lose again. / Your friend sent you a secret message, click to see it. /
Free iPhone for the next ten visitors!!! / Answer three questions and win a car! / Your antivirus has expired, 37 threats found, click to clean. /
Your streaming account is suspended, update your payment now. / Claim your unclaimed inheritance from the bank of {c}. /
I am dying and wish to give my fortune of {m} to you. / As a minister of oil I need a partner abroad for {m}. /
Earn a second income with our secret software. / Millionaires do not want you to know this. / Make {m} before breakfast! /
Only today: sunglasses for {m}, up to 95% off. / Forward this mail to twelve people or bad luck will find you. /
Miracle tea cures diabetes in a week. / Regrow your hair, money back guaranteed! / Become ten years younger with this cream!!! /
Last chance!!! The price doubles at midnight. / You have (1) unread reward. / Cheap software keys, all programs for {m}. /
Verify your wallet or your coins will be deleted. / Get a foreign passport in three days. /
URGENT: confirm your identity here or your account is closed. /
Dear account owner, your password was changed, click if it was not you and enter your card number. / Singles over forty in {c}, register free! /
We pay {m} for every survey. / Your computer sends error reports to us, give our technician access and {m}. /
Invest with our robot, 300% profit in a month. / Hello friend, do you want easy money? /
Dear sir, we have a business proposal of {m}, strictly confidential. / Buy gift cards for the boss and send me the codes, quickly. /
Your son had an accident, send {m} at once to this account. / Hi mum, this is my new number, can you transfer {m} today? /
You have been pre-approved for a platinum card. / Cheap flights for nothing, click and win. / Enlarge your muscles without sport! /
Prescription drugs by mail, no doctor. / WINNER!!! Call now to collect {m}. / txt YES to 80082 to get ur free gift /
u have won a luxury cruise, reply NOW / FREE entry in our weekly draw for {m} / Stop paying for television with this forbidden box! /
Sell your house in a day for cash, call now! / We found your profile and offer you {m} a week for nothing. /
Guaranteed lottery numbers for Saturday, just {m}. / An admirer is thinking of you, find out who for only {m}. /
Your domain will be deleted, pay {m} today. / All wishes come true with our magic bracelet. / Hurry, 2 days of crazy discounts on pills and watches! /
Unlock hidden riches with this simple trick. / Dear lucky one, the foundation gives you {m}, send your passport and address. /
The FBI holds your money, pay the release fee of {m}. / Trade currencies like a professional, no losses possible! /
Meet your dream wife from abroad today!!! / Your shipping address is wrong, confirm it and pay {m} with your card here. /
Gold at half price, secret stock, transfer the money first. / Good day, I represent a private investor who wishes to place {m} in your hands. /
We noticed that your website does not appear on top, our experts rank it first for {m}. /
I came across your profile and feel that we are soul mates, please write to me. /
Kindly update your mailbox through this page or it will be shut off. / Your colleague recommended you for a reward, just send us your card details. /
Our records show an unpaid parking ticket, pay {m} through this link today. / Work two hours a day for us and receive {m} by cheque, no interview. /
Dear shareholder, this tiny stock will rise a thousand percent, get in now. /
Your cloud storage is full, all photos will be erased unless you pay {m} now. /
An anonymous person sent you a voice message, install our program to listen. /
The heir of the late engineer could not be found, you share the surname, so claim {m} with us. /
Our clinic abroad sells slimming injections without a doctor's note. /
You qualify for a government grant of {m} that never has to be paid back, apply with your bank data. /
Become a mystery shopper: cash our cheque and send the rest on. / Your energy bill will drop to zero with this hidden device. /
Your photo appears on a video, look here!!! / Unbeatable mailing lists, one million addresses for {m}. /
A spell caster brings back your lost love within two days. / Test the new phone and keep it, only the shipping of {m} is to be paid. /
Your social account breaks our rules, log in through this page within 24 hours. / Boost your energy in bed with our natural capsules. /
Toner and cartridges at insane prices, reply to be removed (you will not be). / Your chance to join the elite traders, seats are running out!
""",
    "ham": """
Hi {n}, are we still meeting at noon? / The minutes of the meeting are attached. / Your parcel will arrive on Tuesday. / Mum, I will be home at six. /
Please find the report for {c} attached. / Can you send me the file again? / {n} asked whether you come to dinner. /
The team meeting was moved to room 4. / Thanks for the photos from {c}. / Do we still have milk at home? / I will be ten minutes late, sorry. /
Could you call me when you are back in {c}? / The appointment with {n} is on Thursday. / Here are the notes of yesterday's call. /
Let us have lunch together next week. / The train from {c} is delayed, I will be late. / Happy birthday, {n}! /
I have attached the contract for you to sign. / Did {n} send you the numbers? / Please remember to water the plants. /
The kids are at {n}'s place until five. / Thank you for your letter, we will answer soon. / I left the keys on the table. /
See you tomorrow at the office. / Could we move the meeting to Friday? / {n} cannot come today, she is ill. /
The doctor can see you on Monday at nine. / We will be in {c} over the weekend. / Your invoice for May is attached. / How was your trip to {c}? /
The parents' evening is on {day} at seven in room 3. / Could you feed the cat while we are in {c}? /
Attached is the draft of the contract, please check page two. / {n} and I are going to the cinema, do you want to come? /
Your order has been shipped and should arrive on {day}. / Receipt for your purchase of one {p}: {m}, paid by card. /
Thank you for your booking, we look forward to seeing you on {day}. / Your dentist appointment is on {day} at ten. /
The water will be turned off on {day} from nine to noon, the house management. /
Dear neighbours, we are having a party on Saturday, please excuse the noise. / Training is cancelled tomorrow because the hall is closed. /
Here is the newsletter of the gardening club you signed up for. / Monthly statement: you will find it in your online account as usual. /
I have pushed my changes, could you review them? / The tests fail since this morning, do you know why? / The meeting notes are in the shared folder. /
Can we meet half an hour later? / Dad, can you pick me up at eight? / I am at the supermarket, do we need butter? / Love you, see you tonight. /
{n} has a new baby, mother and child are well. / We will miss you at the farewell party on {day}. / Please hand in your essay by Friday. /
The teacher is ill, so there are no lessons in the morning. / The bus to {c} leaves at eight from the school yard. /
Please bring rubber boots for the trip. / I have transferred the rent this morning. / The plumber will come between two and four. /
The landlord agrees to the new kitchen. / Happy new year to you and your family! / Thanks for dinner yesterday, it was lovely. /
Can I borrow your drill on Saturday? / Your books are ready for collection in the library. / The choir sings in {c} next month, rehearsal as usual. /
Results of the blood test: everything is fine, says Dr {n}. / Please arrive ten minutes early and bring your insurance card. /
Your prescription is ready at the pharmacy. / I will send the figures for the second quarter tomorrow. /
{n} from accounting asks for the travel receipts. / The customer in {c} liked the offer and wants a meeting. / Shall we share a taxi to the airport? /
My flight is late, start without me. / I found your umbrella, it is at my place. / What do you want for your birthday? /
Sorry I missed your call, I was in the bath. / Did you sleep well? / Grandpa wants to see the pictures from {c}. /
The football match starts at three, be there at half past two. / The yoga class on {day} takes place outside. /
Minutes of the board meeting of the tennis club attached. / The annual meeting of our club is on {day}, agenda below. /
Your ticket for the train to {c} is attached, seat 24. / You asked for a copy of the invoice over {m}, here it is. /
Your return was received, the {m} will be on your account in a few days. / Thank you for your application, we invite you to an interview on {day}. /
Unfortunately the position has been filled, we wish you all the best. / Please welcome our new colleague {n}. /
I am on holiday until {day}, in urgent cases ask {n}. / The server will be restarted on {day} at night. / I have added the slides you wanted. /
Let us postpone the call to {day}. / How did the exam go? / Can you recommend a good doctor in {c}? / The recipe needs two eggs more than I thought. /
ok, see you at the station at 5 / running late, sorry! / do you have the notes from maths? / thx, got the key /
we are already at the restaurant, second table on the left / The garage called, the car is ready and costs {m}. /
The new bed comes on {day}, will you be at home? / Your subscription to the newspaper was renewed as you asked. /
Weekly letter from school: the playground is open again. / Our allotment needs watering, whose turn is it? /
I enjoyed our talk about {c}, let us continue soon. / Please find enclosed the signed form. / {n} asked for your address to send a card. /
Two seats are free in our car to {c}. / The neighbours found a grey cat, is it yours? / The kids want pancakes again. /
You asked for a new password for the library account; the code is below and is valid for an hour. /
Your bank statement for May is in your mailbox, you can see it after your usual login. / Members of the swimming club have free entry on {day}. /
The price of the school trip is {m}, please give it to the teacher in an envelope. / We have sent your refund of {m} for the returned {p}. /
Your {p} costs {m}, and the delivery is free from our shop in {c}. / I won the chess game against {n} last night! /
Congratulations on your new job, {n}! / Congratulations to the winners of the school quiz, we are proud of you. /
{n} offers to lend us the money for the roof, what do you think? / Here is the link to the photos of our trip to {c}. /
Click on the second sheet of the table, there you will find my numbers. / The doctor has a free appointment on {day}, shall I take it? /
Our account at the bakery shows {m}, I will pay it tomorrow. / Your gift arrived today, the kids love it. /
The pharmacy has your pills ready, says the nurse. / Urgent: the nursery closes at two today, can you fetch {n}? /
Last call for the potluck list, who brings a salad? / The loan of the book ends on {day}, please bring it back to the library. /
I paid the electricity bill of {m} yesterday. / The tombola of the fire brigade takes place on {day}, the first prize is a ham. /
Offer for painting your kitchen, as discussed with you on the phone: {m}. /
Attached is invoice 118 for the repair you ordered, payable within 30 days. / Your ticket order is complete, show the code at the door. /
The cheap flights to {c} that you told me about are gone, sorry. / Our firm's summer party is on {day}, please sign up with {n}. /
You have three overdue books, says the school library. / The vet says the cat needs tablets twice a day. /
Bank holiday on {day}: the office is closed. / Your parcel is at the post office in {c}, bring your passport. /
Dear customer, your repaired {p} can be collected from {day} on. / The lottery group at work meets on {day}, {n} brings cake. /
{n} invested a lot of time in the garden, you must see it. / Your subscription to the theatre is confirmed for the season. /
The landlord raised the rent by {m} from May.
""",
}

WORDS = {
    "spam": {
        "bait": """
you have won {m} / your prize of {m} is waiting / you are our lucky winner / your parcel is held, pay a small fee of {m} /
your account has been suspended / your bank card is blocked / your password expires today / we detected a virus on your phone /
your tax refund of {m} is ready / you inherited {m} from a distant relative / your loan of {m} is approved without any check /
your bitcoin wallet has grown to {m} / you can double your savings in a week / lonely women in {c} want to meet you /
cheap pills without prescription / lose ten kilos in a week / a secret method makes you rich /
your subscription will be charged {m} unless you click / your mailbox is full, verify your login / you have been chosen for a free phone /
a voucher worth {m} is reserved for you / earn {m} a day from your sofa / we can put your site on page one of every search engine /
brand watches for a tenth of the price / get a diploma without any exam / a prince wants to share {m} with you / the casino gives you {m} as a bonus /
your invoice over {m} is overdue, open the attached file now / your video was seen by hackers, pay {m} in bitcoin /
miracle cream removes all wrinkles overnight / invest {m} today and get ten times as much back / we buy your debts at once, no questions asked /
buy ten thousand followers for {m} / your computer is infected / the lottery of {c} has drawn your address / free ringtones and free gifts for you /
a rich widow wishes to marry you / unlimited credit for everybody / grow your hair back in days / a hidden camera trick pays {m} an hour /
your delivery could not be made, confirm your card number / your payment app account will be closed
""",
        "act": """
click here / click the link below / reply with your bank details / act now / order today / call this number now / send us your password /
claim your reward before midnight / confirm your card number / open the attachment at once / transfer a small fee first / do not tell anyone /
sign up now, it is free / enter your PIN to continue / buy now / offer ends tonight / only three left / do not miss this chance /
send {m} in gift cards / verify your identity here / download the file now / 100% guaranteed / no risk at all / unsubscribe never /
forward this to ten friends / join our secret group / visit our casino / log in here to unlock / text WIN to this number / pay in bitcoin
""",
        "hey": """
congratulations / dear winner / dear customer / attention / last warning / dear friend / dear beneficiary / hello dear / final notice /
special offer / urgent / good news / free gift / dear user / exclusive deal / limited time only / hot offer / act fast / lucky day / big win
""",
    },
    "ham": {
        "bait": """
the meeting is moved to {day} / your parcel is at the neighbour's / dinner is at seven / I have booked the tickets to {c} / the minutes are attached /
the dentist can see you on {day} / the school closes earlier on {day} / your library books are due on {day} /
we received your payment of {m} for the {p} / your order of the {p} has been shipped / the choir practises on {day} / {n} is ill and stays at home /
the report is almost finished / I left the key under the mat / the car is ready at the garage / the train was late again /
{n} sends greetings from {c} / the plumber comes on {day} morning / we still need two players for {day} / the new draft is in the shared folder /
the kids had fun at the zoo / the room for the workshop has changed / the rent for May has arrived, thank you / I will pick you up at the station /
the photos from the wedding turned out well / the review of your code is done / grandma is home from hospital / the parents' evening starts at six /
the gym is closed on {day} / the recipe you asked for is below / the lecture is in room 12 this week / the receipt for your {p} is attached /
your appointment with {n} is confirmed / the match was cancelled because of the rain / your subscription to our garden letter is confirmed /
the bus leaves at eight / the contract has been signed by {n} / our new colleague {n} starts on {day} / I have fed the cat /
the slides for the talk are ready / my flight lands at noon
""",
        "act": """
see you there / let me know if that suits you / could you bring some bread / please tell {n} as well / thanks for your help / no need to answer /
talk to you later / hope you feel better / have a nice weekend / can you check the numbers / please call me when you can / looking forward to it /
I will write again tomorrow / hugs, mum / sorry for the short notice / ask {n} if anything is unclear / please bring your own mug / I owe you one /
give my love to {n} / we can talk on {day} / drive safely / tell me when you are home / could you water the plants / please add your comments /
see you on {day} / let us have coffee soon / take an umbrella / I will be there at five / kind regards from the office / shall I cook
""",
        "hey": """
hi {n} / dear {n} / hello {n} / good morning / hi all / dear parents / dear team / mum / hey / dear members / dear neighbours / hi dad /
dear colleagues / hello everyone / hey {n} / dear reader / good evening / hi love / dear class / dear Ms {n}
""",
    },
}

FRAMES = """
{hey}, {act}, {bait}. / {hey}. {bait}, {bait2}. / {act}, {act2}. {bait}. / {hey}! {act}. {bait}. / P.S. {bait}. / {n}: {bait}. /
{n} says that {bait}. {act}. / {hey}, a short message: {bait}. / {hey} - {bait}. / {bait}: {act}. / {hey}, {bait}. {n} /
{hey}, {bait} since {day}. {act}. / {hey}, {bait}. {act}. {n}, {c} / {bait}, {bait2}. {act}. / {hey}, {bait}? {act}. / {hey}, don't forget: {bait}. /
{hey}, have you heard? {bait}. {act}. / Subject: {hey}. {bait}. / {act}. {act2}. / {hey}. {act}. / {hey}, it is true: {bait}. /
{hey}, {bait} and {bait2}. {act}. / {bait}. / {bait}. {act}. / {hey}, {bait}. / {hey}, {bait}. {act}. / {hey}! {bait}, {act}. / {bait}, {act}. /
{hey}: {bait}. / {act}: {bait}. / {bait}. {bait2}. / {hey}, {act}. / {bait} - {act}! / {bait}! {act}! / {hey}! {bait}! / Subject: {bait}. {act}. /
Message from {n}: {bait}. / {hey}, just to say that {bait}. {act}. / {hey}, this is {n}. {bait}. / {bait} ({c}). {act}. / {act}, because {bait}. /
{hey}, {bait}; {bait2}. {act}. / {bait}. {act}. {act2}. / {hey}, as you know {bait}. / Re: {bait}. {act}. / Reminder: {bait}. /
{day}: {bait}. {act}. / Good to know: {bait}. {act}. / {hey}, we want to inform you that {bait}. {act}. / {hey}, {n} from {c} here, {bait}, {act}. /
SMS: {bait}, {act} / Fwd: {bait}
"""
