"""Classification tasks: a text, the labels it may have, and the one that fits.

A text is composed of phrases of its class; names and phrases of the held-out tenth come only in the evaluation. The answer is a bare
label, or `{"label": "..."}` under a schema with an enum. Labels change their spelling and order from prompt to prompt.
"""

import json
import random

import labels
import values
import words
from extract import dump

THINGS = [
    "the {p}",
    "my new {p}",
    "this {p}",
    "the {p} I ordered",
    "their {p}",
    "the service",
    "the hotel",
    "the food",
    "the film",
    "the app",
    "the delivery",
    "the staff",
    "the course",
    "the room",
    "this book",
    "the support team",
    "the update",
    "the concert",
    "the meal",
    "the website",
]

SENTIMENT = {
    ("positive", "good", "happy", "pos"): """
{T} is wonderful. / I love {t}. / I am very happy with {t}. / {T} works perfectly. / What a great experience, {t} was excellent! / {T} exceeded my expectations. /
Fantastic! I would buy it again. / {T} was friendly, quick and helpful. / Great quality, and {t} looks beautiful. / I really enjoyed {t}. / Best purchase this year. /
Thank you, {t} made my day! / {T} is amazing and worth every cent. / I can only recommend {t}. / Five stars for {t}. / Everything was perfect. / {T} is superb. /
We had a lovely time. / Brilliant, {t} saved me hours. / So pleased with {t}! / I like {t} a lot. / Delicious, and {t} was very clean. / Everyone was delighted with {t}. /
{T} is a joy. / We are happy with {t} every day. / {T} works better than I thought. / I am so glad that I chose {t}. / {T} was the best part of the day. / I will come back for {t}. / A pleasure from start to end! / {T} is well made and easy to use. / My family loves {t}. / {T} deserves praise. / Very nice, very clean, very good. / {T} made us smile. / I would choose {t} again at any time. / {T} is simply great. / What a good idea, {t} is super.""",
    ("negative", "bad", "unhappy", "neg"): """
{T} is terrible. / I hate {t}. / I am very disappointed with {t}. / {T} broke after a day. / What an awful experience, {t} was a disaster! / {T} did not work at all. /
Horrible! I want my money back. / {T} was rude, slow and useless. / Poor quality, and {t} looks cheap. / I did not enjoy {t} at all. / Worst purchase this year. /
Never again, {t} ruined my day. / {T} is a waste of money. / I cannot recommend {t}. / One star for {t}. / Everything went wrong. / {T} is dreadful. /
We had a miserable time. / Annoying, {t} cost me hours. / So angry about {t}! / I dislike {t} a lot. / Disgusting, and {t} was dirty. / Everyone complained about {t}. /
{T} is a nightmare. / We are unhappy with {t} every day. / {T} works worse than I thought. / I am so sorry that I chose {t}. / {T} was the worst part of the day. / I will never come back for {t}. / A shame from start to end! / {T} is badly made and hard to use. / My family hates {t}. / {T} deserves no praise. / Very loud, very dirty, very bad. / {T} made us cry. / I would not choose {t} again. / {T} is simply bad. / What a stupid idea, {t} is useless.""",
    ("neutral", "mixed", "neu"): """
{T} is all right. / {T} is neither good nor bad. / {T} does its job. / An average experience, nothing special about {t}. / I have no strong opinion about {t}. /
{T} arrived on Tuesday. / {T} is okay, I suppose. / {T} is like any other. / It is what one expects of {t}. / {T} has good sides and bad sides. / I bought {t} last week. /
{T} is fine, no more and no less. / Three stars for {t}. / {T} comes in a box. / Some parts of {t} are good, others are not. /
{T} is as described. / {T} is neither fast nor slow. / I have used {t} twice so far. / {T} could be better and could be worse. / There are better ones and worse ones than {t}. / {T} is what it is. / {T} was delivered by the post. / I do not mind {t}. / {T} is usual. / Neither happy nor unhappy with {t}. / {T} has the size of a book. / We use {t} on Mondays. / {T} is average.""",
}

TOPIC = {
    (
        "sports",
        "sport",
    ): """The match ended 2-1 after extra time. / {n} scored the winning goal. / The team from {c} won the cup. / The runner set a new record. /
The coach was pleased with the players. / The tennis final starts tomorrow. / {n} won the race in {c}. / The football season begins in August. / The swimmer trained for the Olympics. / The league table is led by {c}. /
They lost the game by three points. / {n} broke the world record over 100 metres. / The goalkeeper saved two penalties. / A bronze medal for the rower from {c}. / The referee showed a red card. / Training starts at seven on the pitch. / The basketball players are tall. / Fans filled the stadium in {c}. / The cyclist fell ten kilometres before the finish. / Our team plays away on Saturday.""",
    (
        "politics",
        "government",
    ): """The parliament voted on the new law. / The minister resigned on Monday. / The election in {c} was close. / {n} was elected mayor. / The president met the prime minister. /
The government plans a reform. / The opposition criticised the bill. / Voters in {c} go to the polls. / The council debated the budget law. / The senator gave a speech. /
The chancellor answered questions of the members of parliament. / Citizens of {c} voted against the plan. / The two parties form a coalition. / The governor signed the bill. / A debate about the constitution lasted all night. / The president travels to the summit. / {n} leads the opposition in the senate. / New sanctions were announced by the foreign minister. / The mayor of {c} wants a new tax law. / Demonstrators asked the government to resign.""",
    (
        "technology",
        "tech",
    ): """The new phone has a faster chip. / The company released a software update. / A bug in the app exposed passwords. / {n} wrote a program in Rust. / The laptop has a bright screen. /
Engineers built a robot. / The server crashed last night. / The browser supports a new standard. / Artificial intelligence can translate texts. / The startup from {c} develops chips. /
The tablet runs the new operating system. / {n} fixed the code on the server. / The website was offline because of a broken network cable. / A camera with artificial intelligence recognises faces. / The algorithm sorts the data in seconds. / The printer does not connect to the computer. / Hackers stole data from the cloud. / The gadget charges without a cable. / Developers from {c} wrote the app. / The electric car has a new motor and software.""",
    (
        "food",
        "cooking",
    ): """Add garlic and onions to the pan. / The soup needs more salt. / The restaurant in {c} serves fresh fish. / {n} baked a chocolate cake. / Stir the sauce until it is thick. /
Bake the bread for forty minutes. / The chef prepared a salad. / This recipe uses tomatoes and basil. / The cheese goes well with wine. / Boil the pasta in salted water. /
Cut the vegetables and fry them in butter. / The pizza comes out of the oven. / {n} cooked rice with fish for lunch. / For breakfast we had bread and jam. / A spoon of sugar makes the tea sweet. / The menu of the restaurant has three desserts. / Peel the potatoes and the apples. / The wine from {c} is dry. / Mix flour, eggs and milk. / This chocolate melts in the mouth.""",
    (
        "travel",
        "tourism",
    ): """The flight to {c} takes three hours. / We booked a hotel near the beach. / {n} visited the old town of {c}. / Pack light and bring a passport. / The train through the mountains is beautiful. /
Tourists love the island. / Our trip to {c} starts on Friday. / The guide showed us the castle. / The cruise stops at five ports. / We went camping by the lake. /
Our bus tour of {c} takes two hours. / The ferry brings travellers to the island. / Do not forget the visa and the tickets. / {n} spent the holidays by the sea. / The hostel is close to the station of {c}. / With a tent and a map through the mountains. / The airport was full of tourists. / The museum and the castle are worth a visit. / We drove along the coast for two weeks. / Their luggage did not arrive in {c}.""",
    (
        "health",
        "medicine",
    ): """The doctor prescribed an antibiotic. / Drink enough water and sleep well. / The patient has a fever. / {n} broke a leg and went to hospital. / The vaccine protects against flu. /
Nurses in {c} work long hours. / The new drug lowers blood pressure. / Exercise is good for the heart. / The clinic treats back pain. / Wash your hands to avoid infections. /
The dentist pulled a tooth. / Take one pill after each meal. / {n} has an allergy to nuts. / The ambulance came within minutes. / A cough that lasts for weeks should be checked by a doctor. / Too little sleep makes ill. / The pharmacy in {c} sells the medicine. / The virus spreads in schools. / Her blood test was normal. / Vitamins and exercise keep you fit.""",
    (
        "finance",
        "economy",
        "business",
    ): """The bank raised interest rates. / The shares fell by five percent. / {n} invested in bonds. / Inflation slowed down in May. / The company reported higher profits. /
The stock market in {c} closed lower. / The euro gained against the dollar. / Investors expect a merger. / The loan must be repaid in ten years. / Exports grew in the last quarter. /
The price of gold reached a new high. / The bank in {c} offers a cheap mortgage. / Many lost their savings in the crisis. / Debt grew faster than income. / {n} sold all shares of the fund. / The insurance company raised its dividend. / The dollar fell and the euro rose. / Taxes on profits will be lower. / Trade between the countries grew. / The firm is close to bankruptcy.""",
    (
        "weather",
        "climate",
    ): """It will rain in {c} tomorrow. / A storm is coming from the west. / The temperature drops below zero tonight. / Sunny with light winds. / Heavy snow is expected in {c}. /
The fog will clear by noon. / Thunderstorms in the evening. / The heat wave lasts until Sunday. / Clouds and a little sun. / Strong winds along the coast. /
The sun comes out in the afternoon. / Showers and a cold wind in {c}. / It was five degrees below zero last night. / The flood came after three days of rain. / A warm breeze from the south. / The sky stays grey with drizzle. / Ice on the roads, drive with care. / The blizzard closed the airport of {c}. / Dry and mild until the weekend. / The hurricane loses strength over land.""",
    (
        "science",
        "research",
    ): """Astronomers discovered a new planet. / The experiment confirmed the theory. / {n} studies the genes of mice. / Physicists measured a particle. / The telescope took pictures of a galaxy. /
Researchers in {c} found a fossil. / The chemist mixed two acids. / Biologists observed the cells. / The probe landed on the moon. / The study was published in a journal. /
The atom has a nucleus and electrons. / A new species of frog was described. / The professor in {c} explained gravity. / DNA carries the plan of the cell. / The space probe sent data from Mars. / Chemistry and physics meet in this study. / Scientists found bacteria deep in the ice. / {n} developed a formula for the energy of stars. / The brain has billions of cells. / Evolution explains the beak of the bird.""",
    (
        "music",
        "entertainment",
    ): """The band played a new song. / {n} plays the violin in an orchestra. / The concert in {c} was sold out. / The singer recorded an album. / The choir sings on Sunday. /
The guitar solo was long. / The opera has three acts. / Fans danced to the drums. / The pianist practised for hours. / The festival starts with a jazz trio. /
The drummer kept the rhythm. / She sang the melody without a microphone. / The symphony was played by the orchestra of {c}. / {n} wrote the lyrics of the hit. / The trumpet and the bass play together. / The rock band is on tour. / A song for piano and cello. / The conductor raised his hands. / The album has twelve songs. / We danced to jazz until midnight.""",
}

INTENT = {
    (
        "order",
        "buy",
        "purchase",
    ): """I would like to order {q} {ps}. / Please send me {q} {ps}. / I want to buy a {p}. / Can I get {q} {ps}, please? / Put {q} {ps} on my order. / I will take the {p}. /
I need {q} {ps} as soon as possible. / Could you send {q} {ps} to {c}? / Please add one more {p} to the basket. / We would like {q} {ps} for our office. / I am going to buy the {p}. / Order number one: {q} {ps}. / My company needs {q} {ps}. / Let me have the {p}, please. / Send {n} a {p}, I will pay for it. / I have decided to take the {p}. / Please deliver {q} {ps} on Monday. / I want the {p}, where can I pay? / {q} {ps}, please. / I would like to purchase the {p}. / Could I order a {p} by phone? / Please reserve nothing, just sell me the {p}. / We want to order again: {q} {ps}. / I should like to have the {p}.""",
    (
        "cancel",
        "cancellation",
    ): """Please cancel my order. / I want to cancel the {p}. / I no longer need the {p}. / Stop my subscription, please. / I would like to withdraw from the contract. / Please do not send the {p} any more. /
Cancel the order for {q} {ps}. / I changed my mind, please cancel. / Please take the {p} off my order. / I do not want the {p} after all. / We have to cancel our subscription. / I would like to end my contract. / Stop the delivery of the {p}. / Please delete my order. / I want to withdraw the order of {n}. / End my membership, please. / We do not need the {ps} any longer, cancel them. / Can I still cancel the {p}? / Forget the order, we found another one. / Please call off the delivery to {c}. / I hereby cancel. / Undo my order, please.""",
    (
        "complaint",
        "complain",
    ): """The {p} is broken! / I am not satisfied with the {p}. / You sent me the wrong {p}. / My {p} arrived damaged. / This is unacceptable, the {p} does not work. / I have been waiting for the {p} for weeks! /
The {p} stopped working after two days. / I am very angry about the {p}. / The {p} has a scratch, this is not what I paid for. / Nobody answers my letters! / Half of the {ps} are missing. / The quality of the {p} is terrible. / {n} was very rude to me. / This is the third time that the {p} fails! / The {p} is much smaller than promised. / You charged me twice. / I am disappointed, the {p} is useless. / Your service in {c} is a scandal. / The {p} came without a cable and broken. / I want my money back for this bad {p}. / The {ps} are dirty and damaged. / Why does nothing ever work with you? This is too much!""",
    (
        "question",
        "information",
        "inquiry",
    ): """How much does the {p} cost? / When do you open? / Does the {p} come in blue? / Do you ship to {c}? / Where can I find the manual? / What is the warranty on the {p}? /
Is the {p} still available? / What colours do you have? / How long does the delivery to {c} take? / Can you tell me the size of the {p}? / Which {p} is the lightest? / Do you also sell {ps}? / Who can repair a {p}? / How heavy is the {p}? / Are you open on Sunday? / What is the difference between the two {ps}? / I would like to know more about the {p}. / Does the {p} need batteries? / Is there a shop in {c}? / Could you tell me how the {p} works? / How many {ps} are in a box? / What is the price of {q} {ps}?""",
    (
        "thanks",
        "praise",
    ): """Thank you very much! / Thanks for your help, {n}. / I am grateful for the quick answer. / Many thanks for the {p}. / You helped me a lot, thank you. / Thanks a lot! /
Thank you for the quick delivery. / I want to thank {n}. / That was very kind of you. / Thanks, the {p} is just right. / I appreciate your help. / We are very thankful for the {ps}. / A big thank you to the whole team in {c}. / You are the best, thanks! / Thank you so much for the good advice. / Great work, {n}, thank you. / Many thanks to everybody. / I am so grateful! / Thanks again for everything. / Just wanted to say thank you.""",
    (
        "greeting",
        "hello",
    ): """Hello! / Hi there, {n}. / Good morning. / Hey, how are you? / Good evening everyone. / Greetings from {c}! /
Hi! / Hello, {n}! / Good afternoon. / Hello everybody. / Good morning from {c}! / Nice to meet you. / Hey there! / Hi {n}, how is it going? / Hello, is anybody there? / Good day to you. / Hi all. / How do you do? / Welcome, {n}! / A very good evening.""",
    (
        "booking",
        "reservation",
    ): """I want to book a table for {q} people. / Please reserve a room for two nights. / Is a table free tonight? I would like to book it. / Book me a seat on the train to {c}. / A reservation for {n}, please. / Can I reserve {q} places? /
We need a table for {q} at eight. / I would like to reserve a double room. / Can we book the room for {q} nights? / Please keep a table for {n}. / Is there a room free in {c}? I want to book. / Book {q} seats for tonight. / We want to come on Friday, please reserve for us. / Could you reserve two places for {n}? / I would like to make a reservation. / Please book a flight to {c}. / A room with a view for {q} nights, please. / We would like to book the meeting room. / Reserve a seat by the window, please. / I am calling to book a table.""",
    (
        "password",
        "login",
        "account",
    ): """I forgot my password. / I cannot log in. / My account is locked. / How do I reset my password? / The login does not accept my password. / Please unlock my account. /
My password does not work. / I cannot sign in any more. / Please send me a new password. / The page says that my user name is wrong. / Somebody changed my password. / I am locked out. / How can I change my login? / It says wrong password, but I am sure it is right. / Please reset the password of {n}. / I cannot get into my account. / I need access to my account again. / The code for the login does not arrive. / My user is blocked. / I lost my password.""",
}

SPAM = {
    (
        "spam",
        "junk",
    ): """You have won {m}! Click here now. / Cheap pills, no prescription, order today! / Dear friend, I am a prince and need your bank account. / Make money fast from home! / Your account was chosen for a prize of {m}. /
Limited offer!!! 90% off, only today. / Earn {m} a week without work. / Click this link to claim your gift card. / Lose weight in three days, guaranteed! / Congratulations, you are our lucky winner! /
You have been selected to receive {m}, reply now! / Free money, no risk, click below! / Hot singles in {c} are waiting for you. / Buy now and get {m} for free!!! / Your bank account is blocked, enter your password here. / Become rich in one week! / Best price for watches, click here! / Win a free trip to {c}, click the link! / Dear winner, send us your bank details. / No credit check, get {m} today! / This secret trick makes you {m} a day. / Act now, the offer ends tonight!!! / Cheap medicine without a doctor. / You inherited {m} from a rich uncle. / Double your money with this secret! / Click to confirm your prize! / Free gift for the first hundred clicks! / Your computer has a virus, call now and pay {m}! / Earn money while you sleep! / Guaranteed profit of {m}, no work!""",
    (
        "ham",
        "not spam",
        "normal",
    ): """Hi {n}, are we still meeting at noon? / The minutes of the meeting are attached. / Your parcel will arrive on Tuesday. / Mum, I will be home at six. / Please find the report for {c} attached. /
Can you send me the file again? / {n} asked whether you come to dinner. / The team meeting was moved to room 4. / Thanks for the photos from {c}. / Do we still have milk at home? /
I will be ten minutes late, sorry. / Could you call me when you are back in {c}? / The appointment with {n} is on Thursday. / Here are the notes of yesterday's call. / Let us have lunch together next week. / The train from {c} is delayed, I will be late. / Happy birthday, {n}! / I have attached the contract for you to sign. / Did {n} send you the numbers? / Please remember to water the plants. / The kids are at {n}'s place until five. / Thank you for your letter, we will answer soon. / I left the keys on the table. / See you tomorrow at the office. / Could we move the meeting to Friday? / {n} cannot come today, she is ill. / The doctor can see you on Monday at nine. / We will be in {c} over the weekend. / Your invoice for May is attached. / How was your trip to {c}?""",
}

PRIORITY = {
    (
        "low",
        "minor",
    ): """There is no hurry. / Whenever you have time, please fix the typo. / A small cosmetic problem: the {p} icon is a bit off. / It can wait until next month. / Nice to have: a darker colour for the menu. / Just a small idea for later. /
This is not important, look at it some day. / If somebody is bored: the text of the {p} page has a typo. / No rush at all. / The colour could be a little brighter. / It would be nice if the {p} had a nicer picture. / Only a small wish. / It does not matter when you do it. / Just a detail, take your time. / The logo is two pixels too high. / Maybe next year. / It is a minor thing, nobody notices it. / A spelling mistake in the help text. / Feel free to ignore this for now. / A small improvement for some later version.""",
    (
        "medium",
        "normal",
    ): """Please answer this week. / Some users are affected, but there is a way around it. / It is annoying and should be fixed soon. / The export is slow for {n}. / A reply in the next days would be good. / One of our printers fails now and then. /
Please have a look at it in the next days. / The report of {n} has a wrong sum, we can correct it by hand for now. / The search is slower than usual. / It happens sometimes and we have to try again. / Should be done before the end of the month. / {n} needs it by next week. / The {p} page shows old data now and then. / It is not critical, but it disturbs our work. / We can live with it for some days. / One customer in {c} asked about it. / Please fix it in the next release. / There is a workaround, but it takes time. / The e-mails arrive an hour late.""",
    (
        "high",
        "urgent",
        "critical",
    ): """Urgent: the whole system is down! / We need help immediately, nobody can work. / All data is lost, please call at once! / Customers cannot pay, this is an emergency. / Production in {c} has stopped. / Security breach, act now! /
Help, nothing works any more! / The website is down and we lose money every minute. / Please act immediately! / The server in {c} is on fire. / All orders are blocked, do something now! / Nobody can log in since this morning, extremely urgent. / We must have this fixed within the hour. / Emergency: patients cannot be treated. / Drop everything else, {n} cannot work at all. / The whole shop has been offline since eight. / Top priority, the boss is furious. / Somebody is stealing our data right now! / The machines stand still, call us at once. / Critical error, all payments fail.""",
}

LANGUAGE = {
    (
        "English",
        "en",
    ): """The weather is nice today. / Where is the train station? / I would like a cup of coffee. / My name is {n} and I live in {c}. / She reads a book every evening. / We are going to {c} tomorrow. / How much does this cost? / The children play in the garden. / The book is on the table. / My brother works in a big house. / I do not know the answer. / Where is my coat and the book? / We have a small garden and a dog. / She does not want to go home. / What is the name of the street? / The water is cold today. /
The house is old. / This dog is very big. / I am hungry and tired. / They have two cats. / We were at home yesterday. / What time is it? / How are you today? / He wants to buy a new car. / My sister is a teacher. / It is too late. / There is no milk in the kitchen. / Do you speak another language? / The shop is closed. / You can come with us. / I have to work now. / When does the train leave? / She has been in {c} for a week. / The man and the woman are friends. / Why is the door open? / I like this city very much. / The bread is on the table. / Who is that girl?""",
    (
        "German",
        "de",
    ): """Das Wetter ist heute schön. / Wo ist der Bahnhof? / Ich möchte eine Tasse Kaffee. / Ich heiße {n} und wohne in {c}. / Sie liest jeden Abend ein Buch. / Wir fahren morgen nach {c}. / Wie viel kostet das? / Die Kinder spielen im Garten. / Das Buch liegt auf dem Tisch. / Mein Bruder arbeitet in einem großen Haus. / Ich weiß die Antwort nicht. / Wo ist mein Mantel und das Buch? / Wir haben einen kleinen Garten und einen Hund. / Sie möchte nicht nach Hause gehen. / Wie ist der Name der Straße? / Das Wasser ist heute kalt. /
Das Haus ist alt. / Dieser Hund ist sehr groß. / Ich bin hungrig und müde. / Sie haben zwei Katzen. / Wir waren gestern zu Hause. / Wie spät ist es? / Wie geht es dir heute? / Er will ein neues Auto kaufen. / Meine Schwester ist Lehrerin. / Es ist zu spät. / Es gibt keine Milch in der Küche. / Sprechen Sie eine andere Sprache? / Das Geschäft ist geschlossen. / Du kannst mit uns kommen. / Ich muss jetzt arbeiten. / Wann fährt der Zug ab? / Sie ist seit einer Woche in {c}. / Der Mann und die Frau sind Freunde. / Warum ist die Tür offen? / Ich mag diese Stadt sehr. / Wie viel ist das? / Was kostet dieses Auto? / Kostet es viel Geld? / Wer ist das Mädchen? / Das Brot liegt auf dem Tisch.""",
    (
        "French",
        "fr",
    ): """Il fait beau aujourd'hui. / Où est la gare ? / Je voudrais une tasse de café. / Je m'appelle {n} et j'habite à {c}. / Elle lit un livre tous les soirs. / Nous allons à {c} demain. / Combien ça coûte ? / Les enfants jouent dans le jardin. / Le livre est sur la table. / Mon frère travaille dans une grande maison. / Je ne connais pas la réponse. / Où est mon manteau et le livre ? / Nous avons un petit jardin et un chien. / Elle ne veut pas aller à la maison. / Quel est le nom de la rue ? / L'eau est froide aujourd'hui. /
La maison est vieille. / Ce chien est très grand. / J'ai faim et je suis fatigué. / Ils ont deux chats. / Nous étions à la maison hier. / Quelle heure est-il ? / Comment allez-vous aujourd'hui ? / Il veut acheter une nouvelle voiture. / Ma sœur est professeur. / Il est trop tard. / Il n'y a pas de lait dans la cuisine. / Parlez-vous une autre langue ? / Le magasin est fermé. / Tu peux venir avec nous. / Je dois travailler maintenant. / Quand part le train ? / Elle est à {c} depuis une semaine. / L'homme et la femme sont des amis. / Pourquoi la porte est-elle ouverte ? / J'aime beaucoup cette ville. / Le pain est sur la table. / Qui est cette fille ?""",
    (
        "Spanish",
        "es",
    ): """Hoy hace buen tiempo. / ¿Dónde está la estación? / Quisiera una taza de café. / Me llamo {n} y vivo en {c}. / Ella lee un libro cada noche. / Mañana vamos a {c}. / ¿Cuánto cuesta esto? / Los niños juegan en el jardín. / El libro está en la mesa. / Mi hermano trabaja en una casa grande. / No sé la respuesta. / ¿Dónde está mi abrigo y el libro? / Tenemos un jardín pequeño y un perro. / Ella no quiere ir a casa. / ¿Cuál es el nombre de la calle? / El agua está fría hoy. /
La casa es vieja. / Este perro es muy grande. / Tengo hambre y estoy cansado. / Ellos tienen dos gatos. / Ayer estuvimos en casa. / ¿Qué hora es? / ¿Cómo estás hoy? / Él quiere comprar un coche nuevo. / Mi hermana es profesora. / Es demasiado tarde. / No hay leche en la cocina. / ¿Habla usted otro idioma? / La tienda está cerrada. / Puedes venir con nosotros. / Ahora tengo que trabajar. / ¿Cuándo sale el tren? / Ella está en {c} desde hace una semana. / El hombre y la mujer son amigos. / ¿Por qué está abierta la puerta? / Me gusta mucho esta ciudad. / El pan está en la mesa. / ¿Quién es esa chica? / Tenemos un coche pequeño. / Hay un perro en el jardín.""",
    (
        "Italian",
        "it",
    ): """Oggi il tempo è bello. / Dov'è la stazione? / Vorrei una tazza di caffè. / Mi chiamo {n} e abito a {c}. / Lei legge un libro ogni sera. / Domani andiamo a {c}. / Quanto costa questo? / I bambini giocano nel giardino. / Il libro è sul tavolo. / Mio fratello lavora in una grande casa. / Non so la risposta. / Dov'è il mio cappotto e il libro? / Abbiamo un piccolo giardino e un cane. / Lei non vuole andare a casa. / Qual è il nome della strada? / L'acqua è fredda oggi. /
La casa è vecchia. / Questo cane è molto grande. / Ho fame e sono stanco. / Loro hanno due gatti. / Ieri eravamo a casa. / Che ore sono? / Come stai oggi? / Lui vuole comprare una macchina nuova. / Mia sorella è insegnante. / È troppo tardi. / Non c'è latte in cucina. / Parla un'altra lingua? / Il negozio è chiuso. / Puoi venire con noi. / Adesso devo lavorare. / Quando parte il treno? / Lei è a {c} da una settimana. / L'uomo e la donna sono amici. / Perché la porta è aperta? / Mi piace molto questa città. / Il pane è sul tavolo. / Chi è quella ragazza? / Lei vuole andare al mare. / Non voglio lavorare oggi.""",
    (
        "Norwegian",
        "no",
    ): """Været er fint i dag. / Hvor er togstasjonen? / Jeg vil gjerne ha en kopp kaffe. / Jeg heter {n} og bor i {c}. / Hun leser en bok hver kveld. / Vi reiser til {c} i morgen. / Hvor mye koster dette? / Barna leker i hagen. / Boken ligger på bordet. / Broren min arbeider i et stort hus. / Jeg vet ikke svaret. / Hvor er frakken min og boken? / Vi har en liten hage og en hund. / Hun vil ikke gå hjem. / Hva er navnet på gaten? / Vannet er kaldt i dag. /
Huset er gammelt. / Denne hunden er veldig stor. / Jeg er sulten og trøtt. / De har to katter. / Vi var hjemme i går. / Hva er klokka? / Hvordan har du det i dag? / Han vil kjøpe en ny bil. / Søsteren min er lærer. / Det er for sent. / Det er ikke melk på kjøkkenet. / Snakker du et annet språk? / Butikken er stengt. / Du kan komme med oss. / Jeg må arbeide nå. / Når går toget? / Hun har vært i {c} i en uke. / Mannen og kvinnen er venner. / Hvorfor er døren åpen? / Jeg liker denne byen veldig godt. / Brødet ligger på bordet. / Hvem er den jenta? / Boken er på bordet. / Koppen står på bordet.""",
}

TASKS = {
    "sentiment": (SENTIMENT, ["sentiment", "mood", "opinion", "label"], "sentiment"),
    "topic": (TOPIC, ["topic", "category", "subject", "label"], "topic"),
    "intent": (INTENT, ["intent", "category", "label", "request"], "intent"),
    "spam": (SPAM, ["spam", "label", "class", "kind"], "kind of message"),
    "priority": (PRIORITY, ["priority", "urgency", "label"], "priority"),
    "language": (LANGUAGE, ["language", "lang", "label"], "language"),
}

ASK = [
    "Classify the {w} of the text: {l}.",
    "What is the {w}? Answer with one of: {l}.",
    "You classify texts. Labels: {l}. Answer with the label only.",
    "Choose the {w} from {l}.",
    "Is the {w} {o}?",
    "Label the text as {o}.",
    "Determine the {w} ({l}). Reply with one word.",
    "{w}: {l}",
]
ASK_JSON = [
    'Classify the {w} of the text as JSON: {{"{k}": "{p}"}}',
    "Answer with JSON that matches this schema:\n{s}",
    "Classify the text. Return JSON with {k} ({l}).",
    "JSON Schema:\n{s}",
    "{s}",
    "Return a JSON object with the key {k}, one of {l}.",
    "Extract the following fields as JSON:\n- {k}: the {w} (one of {l})",
]


def phrases(block: str, held: bool) -> list:
    found = [" ".join(p.split()) for p in block.split(" /")]
    part = [p for p in found if words.held_out(p) == held]
    return part or found


def fill(rng, held, template: str) -> str:
    thing = rng.choice(THINGS)
    one, many = rng.choice(words.split(words.PRODUCT, held))
    thing = thing.replace("{p}", one)
    if "{" not in template:
        return template
    return (
        template.replace("{T}", thing[:1].upper() + thing[1:])
        .replace("{t}", thing)
        .replace("{ps}", many)
        .replace("{p}", one)
        .replace("{n}", values.first_name(rng, held).text)
        .replace("{c}", values.city(rng, held).text)
        .replace("{q}", str(rng.randint(2, 9)))
        .replace("{m}", values.money(rng).text)
    )


def composed(rng, held: bool, name: str, first: str, held_phrases: bool) -> str | None:
    """A sentence built around a word of the class (its usual spelling is `first`), for topics and feelings."""
    part = lambda frames: [f for f in frames if words.held_out(f) == held_phrases] or frames
    if name == "topic":
        pool, frames = labels.topic_sentences(first)
        one, other = rng.sample(pool, 2)
        return fill(rng, held, rng.choice(part(frames)).replace("{w}", one).replace("{x}", other))
    if name == "sentiment":
        adjectives, verbs = labels.FEELINGS[first]
        if verbs and rng.random() < 0.3:
            return fill(rng, held, rng.choice(part(labels.VERB_PHRASES)).replace("{v}", rng.choice(verbs)))
        frame = rng.choice(part(labels.FEELING_PHRASES)).replace("{w}", rng.choice(adjectives))
        frame = fill(
            rng, held, frame.replace("{u}", rng.choice(["the price", "the weather", "the rest", "the colour"]))
        )
        return frame[:1].upper() + frame[1:]
    return None


def ask(rng: random.Random, held: bool, name: str | None = None, held_phrases: bool = False) -> dict:
    name = name or rng.choice(["sentiment", "sentiment", "topic", "topic", "intent", "spam", "priority", "language"])
    classes, keys, what = TASKS[name]
    spelled = {rng.choice(spellings): (spellings[0], block) for spellings, block in classes.items()}
    labels = list(spelled)
    rng.shuffle(labels)
    if len(labels) > 3:
        labels = labels[: rng.randint(3, min(6, len(labels)))]
    label = rng.choice(labels)
    first, block = spelled[label]
    pool = phrases(block, held_phrases)
    lines = [fill(rng, held, t) for t in rng.sample(pool, min(len(pool), rng.choice([1, 1, 2, 2, 3])))]
    if rng.random() < 0.6:
        made = [composed(rng, held, name, first, held_phrases) for _ in lines]
        lines = [new or old for new, old in zip(made, lines)]
    if rng.random() < 0.12 and name != "language":
        lines.insert(rng.randint(0, len(lines)), rng.choice(words.FILLER))
    text = " ".join(lines)
    return prompt(rng, text, label, labels, what, rng.choice(keys), name)


def prompt(rng, text: str, label: str, labels: list, what: str, key: str, name: str) -> dict:
    schema = {"type": "object", "properties": {key: {"type": "string", "enum": labels}}, "required": [key]}
    as_json = rng.random() < 0.55
    slots = {
        "w": what,
        "l": ", ".join(labels),
        "o": ", ".join(labels[:-1]) + " or " + labels[-1],
        "k": key,
        "p": "|".join(labels),
        "s": json.dumps(schema, ensure_ascii=False),
    }
    words_ = rng.choice(ASK_JSON if as_json else ASK).format(**slots)
    if rng.random() < 0.7:
        messages = [
            ("system", words_),
            ("user", rng.choice(["{t}", "{t}", "{t}", "Text: {t}", '"{t}"']).replace("{t}", text)),
        ]
    else:
        messages = [
            (
                "user",
                rng.choice(["{i}\n\n{t}", "{i}\n{t}", "{t}\n\n{i}", "{i}\n\nText: {t}"])
                .replace("{i}", words_)
                .replace("{t}", text),
            )
        ]
    value = {key: label} if as_json else label
    return {
        "messages": messages,
        "answer": dump(value) if as_json else label,
        "value": value,
        "task": "classify",
        "free": False,
        "schema": schema if as_json else None,
        "kinds": {key: name},
        "domain": name,
    }
