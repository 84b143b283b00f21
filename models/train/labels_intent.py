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
Get me the {p}, money is no problem. / We wish to order the same {ps} again.
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
Please void the purchase of yesterday.
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
Your colleague hung up on me. / I have never been treated so badly.
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
Does anybody know the name of that song? / Which wine goes with fish?
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
My whole class says thank you.
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
Warm greetings from {c}. / Salutations! / Hello there, stranger. / Hey, how have you been? / Good evening to everyone in {c}.
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
We'd like the boat for the whole of {day}. / Schedule a check-up for {n}.
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
Two-factor sign-in fails every time. / I want to change the password of my account. / Password lost, please send me a new one.
""",
}

WORDS = {
    "*": {
        "obj": """
{q} {ps} / a {p} / one {p} / the {p} / the {p} from your catalogue / {q} of the {ps} / the cheap {p} / the new {p} / two more {ps} / the large {p} /
a pair of {ps}
""",
        "place": """
a table for {q} / a double room / a single room for two nights / {q} seats / a seat on the train to {c} / a flight to {c} / the meeting room /
a hairdresser's appointment / an appointment with Dr {n} / a court for tennis / a room in {c} / a car for the weekend / a guided tour for {q} /
{q} tickets for the evening show / a place in the course / a massage on {day} / a window seat / a table by the window on {day} / a hotel in {c} /
a taxi for eight o'clock / the hall for a party
""",
        "plan": """
the order / the subscription / the contract / my membership / the delivery / the {p} / my order of {ps} / the insurance / the newsletter / my trial /
the yearly plan / the service plan / the second {p} / the purchase / the agreement / my account
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
I'd love to buy {obj} / send {obj} with the next truck / we purchase {obj} every month, please send it
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
I am leaving, so please end {plan} / due to illness I have to cancel {plan} / {plan} is no longer needed, please cancel it
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
you lied about the {p} / my {p} exploded / nothing works
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
how long is the trip to {c}
""",
        "do": """
I would like to know more about the {p} / please tell me the price of the {p} / I wonder how long the {p} lasts / I have a question about the {p} /
please explain how the {p} works / tell me about your opening hours / I am interested in details of the {p} / kindly inform me about your prices /
please let me know when you are open / I need to know the size of the {p} / I am looking for information on {c} /
could you tell me what the {p} costs / we would like to find out whether the {p} is waterproof / I was wondering if you ship to {c} /
one question: is the {p} in stock / a question for {n}: where is the manual
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
thank you for your letter / I thank you with all my heart / thanks for the kind reply / thank you for waiting
""",
    },
    "greeting": {
        "do": """
hello / good morning / good evening / hi there / hey / hi {n} / hello {n} / good afternoon / greetings from {c} / nice to meet you / how are you /
how do you do / how is it going / hello everybody / hi all / hey {n}, how are things / good day / pleased to meet you / what's up / hi everyone /
hello again / long time no see / how have you been / welcome back / a lovely morning to you all / hey there / hiya / howdy / hello from {c} /
morning, everyone / hello friends / how are you doing today / warm greetings / hello, my name is {n}
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
book {place} under the name of {n} / let me reserve {place}
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
please reset my PIN / no reset mail has come / my two-factor codes are gone
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
I am {n} from {c}; {ask}? / Chat: {ask}? / Before I decide: {ask}? / {ask} and {ask2}?
"""
