"""Words and lines of ten topics.

Entries are separated by ` / `; `classify.py` says how they are put together and what its slots mean.
"""

SPELLINGS = {
    "sports": "sports, sport, athletics",
    "politics": "politics, government, political",
    "technology": "technology, tech, IT",
    "food": "food, cooking, cuisine",
    "travel": "travel, tourism, holidays",
    "health": "health, medicine, medical",
    "finance": "finance, economy, business, money",
    "weather": "weather, climate, forecast",
    "science": "science, research, scientific",
    "music": "music, entertainment",
}

MEANING = {
    "sports": "matches, races, athletes and clubs",
    "politics": "governments, laws, elections and parties",
    "technology": "computers, devices, software and machines",
    "food": "cooking, meals, ingredients and restaurants",
    "travel": "journeys, hotels, sights and transport for tourists",
    "health": "illness, doctors, treatment and fitness",
    "finance": "money, banks, markets and companies",
    "weather": "rain, sun, storms and forecasts",
    "science": "research, nature, physics, chemistry and space",
    "music": "songs, concerts, instruments and bands",
}

# A line is a set of labels that go together: `label=class+class`.
SETS = """

"""

SENTENCES = {
    "sports": """
The match ended 2-1 after extra time. / {n} scored the winning goal. / The team from {c} won the cup. / The runner set a new record. /
The coach was pleased with the players. / The tennis final starts tomorrow. / {n} won the race in {c}. / The football season begins in August. /
The swimmer trained for the Olympics. / The league table is led by {c}. / They lost the game by three points. /
{n} broke the world record over 100 metres. / The goalkeeper saved two penalties. / A bronze medal for the rower from {c}. /
The referee showed a red card. / Training starts at seven on the pitch. / The basketball players are tall. / Fans filled the stadium in {c}. /
The cyclist fell ten kilometres before the finish. / Our team plays away on Saturday.
""",
    "politics": """
The parliament voted on the new law. / The minister resigned on Monday. / The election in {c} was close. / {n} was elected mayor. /
The president met the prime minister. / The government plans a reform. / The opposition criticised the bill. / Voters in {c} go to the polls. /
The council debated the budget law. / The senator gave a speech. / The chancellor answered questions of the members of parliament. /
Citizens of {c} voted against the plan. / The two parties form a coalition. / The governor signed the bill. /
A debate about the constitution lasted all night. / The president travels to the summit. / {n} leads the opposition in the senate. /
New sanctions were announced by the foreign minister. / The mayor of {c} wants a new tax law. / Demonstrators asked the government to resign.
""",
    "technology": """
The new phone has a faster chip. / The company released a software update. / A bug in the app exposed passwords. / {n} wrote a program in Rust. /
The laptop has a bright screen. / Engineers built a robot. / The server crashed last night. / The browser supports a new standard. /
Artificial intelligence can translate texts. / The startup from {c} develops chips. / The tablet runs the new operating system. /
{n} fixed the code on the server. / The website was offline because of a broken network cable. /
A camera with artificial intelligence recognises faces. / The algorithm sorts the data in seconds. / The printer does not connect to the computer. /
Hackers stole data from the cloud. / The gadget charges without a cable. / Developers from {c} wrote the app. /
The electric car has a new motor and software.
""",
    "food": """
Add garlic and onions to the pan. / The soup needs more salt. / The restaurant in {c} serves fresh fish. / {n} baked a chocolate cake. /
Stir the sauce until it is thick. / Bake the bread for forty minutes. / The chef prepared a salad. / This recipe uses tomatoes and basil. /
The cheese goes well with wine. / Boil the pasta in salted water. / Cut the vegetables and fry them in butter. / The pizza comes out of the oven. /
{n} cooked rice with fish for lunch. / For breakfast we had bread and jam. / A spoon of sugar makes the tea sweet. /
The menu of the restaurant has three desserts. / Peel the potatoes and the apples. / The wine from {c} is dry. / Mix flour, eggs and milk. /
This chocolate melts in the mouth.
""",
    "travel": """
The flight to {c} takes three hours. / We booked a hotel near the beach. / {n} visited the old town of {c}. / Pack light and bring a passport. /
The train through the mountains is beautiful. / Tourists love the island. / Our trip to {c} starts on Friday. / The guide showed us the castle. /
The cruise stops at five ports. / We went camping by the lake. / Our bus tour of {c} takes two hours. / The ferry brings travellers to the island. /
Do not forget the visa and the tickets. / {n} spent the holidays by the sea. / The hostel is close to the station of {c}. /
With a tent and a map through the mountains. / The airport was full of tourists. / The museum and the castle are worth a visit. /
We drove along the coast for two weeks. / Their luggage did not arrive in {c}.
""",
    "health": """
The doctor prescribed an antibiotic. / Drink enough water and sleep well. / The patient has a fever. / {n} broke a leg and went to hospital. /
The vaccine protects against flu. / Nurses in {c} work long hours. / The new drug lowers blood pressure. / Exercise is good for the heart. /
The clinic treats back pain. / Wash your hands to avoid infections. / The dentist pulled a tooth. / Take one pill after each meal. /
{n} has an allergy to nuts. / The ambulance came within minutes. / A cough that lasts for weeks should be checked by a doctor. /
Too little sleep makes ill. / The pharmacy in {c} sells the medicine. / The virus spreads in schools. / Her blood test was normal. /
Vitamins and exercise keep you fit.
""",
    "finance": """
The bank raised interest rates. / The shares fell by five percent. / {n} invested in bonds. / Inflation slowed down in May. /
The company reported higher profits. / The stock market in {c} closed lower. / The euro gained against the dollar. / Investors expect a merger. /
The loan must be repaid in ten years. / Exports grew in the last quarter. / The price of gold reached a new high. /
The bank in {c} offers a cheap mortgage. / Many lost their savings in the crisis. / Debt grew faster than income. / {n} sold all shares of the fund. /
The insurance company raised its dividend. / The dollar fell and the euro rose. / Taxes on profits will be lower. /
Trade between the countries grew. / The firm is close to bankruptcy.
""",
    "weather": """
It will rain in {c} tomorrow. / A storm is coming from the west. / The temperature drops below zero tonight. / Sunny with light winds. /
Heavy snow is expected in {c}. / The fog will clear by noon. / Thunderstorms in the evening. / The heat wave lasts until Sunday. /
Clouds and a little sun. / Strong winds along the coast. / The sun comes out in the afternoon. / Showers and a cold wind in {c}. /
It was five degrees below zero last night. / The flood came after three days of rain. / A warm breeze from the south. /
The sky stays grey with drizzle. / Ice on the roads, drive with care. / The blizzard closed the airport of {c}. / Dry and mild until the weekend. /
The hurricane loses strength over land.
""",
    "science": """
Astronomers discovered a new planet. / The experiment confirmed the theory. / {n} studies the genes of mice. / Physicists measured a particle. /
The telescope took pictures of a galaxy. / Researchers in {c} found a fossil. / The chemist mixed two acids. / Biologists observed the cells. /
The probe landed on the moon. / The study was published in a journal. / The atom has a nucleus and electrons. / A new species of frog was described. /
The professor in {c} explained gravity. / DNA carries the plan of the cell. / The space probe sent data from Mars. /
Chemistry and physics meet in this study. / Scientists found bacteria deep in the ice. / {n} developed a formula for the energy of stars. /
The brain has billions of cells. / Evolution explains the beak of the bird.
""",
    "music": """
The band played a new song. / {n} plays the violin in an orchestra. / The concert in {c} was sold out. / The singer recorded an album. /
The choir sings on Sunday. / The guitar solo was long. / The opera has three acts. / Fans danced to the drums. / The pianist practised for hours. /
The festival starts with a jazz trio. / The drummer kept the rhythm. / She sang the melody without a microphone. /
The symphony was played by the orchestra of {c}. / {n} wrote the lyrics of the hit. / The trumpet and the bass play together. /
The rock band is on tour. / A song for piano and cello. / The conductor raised his hands. / The album has twelve songs. /
We danced to jazz until midnight.
""",
}

WORDS = {
    "sports": {
        "w": """
match / goal / team / cup / race / coach / players / tennis / football / league / swimmer / marathon / stadium / championship / referee / basketball /
tournament / striker / goalkeeper / final / season / medal / runner / cyclist / boxing / golf / hockey / rugby / ski race / athlete / training /
penalty / score / fans / Olympics / trophy / victory / defeat
""",
    },
    "politics": {
        "w": """
parliament / minister / election / president / government / law / voters / reform / opposition / senator / campaign / party leader / council /
treaty / ambassador / prime minister / party / senate / vote / ballot / chancellor / bill / constitution / debate / coalition / republic / citizens /
governor / sanctions / tax law / mayor / speech / summit
""",
    },
    "technology": {
        "w": """
phone / software / app / computer / laptop / robot / server / browser / chip / program / internet / password / artificial intelligence / startup /
database / screen / smartphone / code / update / hardware / gadget / keyboard / website / cloud service / algorithm / data centre / programmer /
tablet / printer / camera / network / bug / robot arm / engineers / electric motor
""",
    },
    "food": {
        "w": """
recipe / restaurant / bread / sauce / chef / salad / cheese / dinner / garlic / cake / kitchen / pasta / dessert / butter / spices / soup / fish /
onions / tomatoes / oven / meal / breakfast / lunch / wine / chocolate / rice / potatoes / cook / vegetables / pizza / menu / flour / sugar /
apple pie / cup of tea
""",
    },
    "travel": {
        "w": """
flight / hotel / beach / passport / tourists / trip / train journey / island / guide / cruise / suitcase / holiday / airport / camping / old town /
souvenirs / journey / tour / hostel / map / luggage / ticket / sightseeing / museum tour / castle / mountains / road trip / visa / ferry / seaside /
traveller / harbour / bus tour / tent
""",
    },
    "health": {
        "w": """
doctor / patient / fever / hospital / vaccine / nurse / flu / blood pressure / clinic / back pain / surgery / therapy / headache / infection / diet /
medicine / pills / illness / cough / pain / dentist / ambulance / heart / sleep / exercise / diabetes / pharmacy / blood test / cancer / pregnancy /
virus / physician / allergy / fitness / vitamin
""",
    },
    "finance": {
        "w": """
bank / interest rates / shares / investors / inflation / profits / stock market / loan / currency / merger / bonds / budget / taxes / savings /
exports / dividend / money / credit / mortgage / investment / price of gold / economy / trade / insurance / salary / debt / fund / revenue / market /
broker / dollar / euro / bankruptcy / income / pension / sales
""",
    },
    "weather": {
        "w": """
rain / storm / snow / sunshine / wind / fog / clouds / thunder / frost / heat wave / temperature / hail / forecast / drizzle / ice / hurricane / sun /
cold / warm front / sky / thunderstorm / flood / degrees / humidity / breeze / winter storm / dry spell / showers / sunny spells / blizzard /
low pressure / gale / mild evening / rainbow
""",
    },
    "science": {
        "w": """
planet / experiment / theory / physicists / telescope / researchers / fossil / laboratory / cells / galaxy / chemist / molecule / dinosaur / genes /
microscope / particles / scientists / discovery / universe / atom / biology / chemistry / physics / space probe / star / evolution / formula /
species / study / professor / energy / gravity / moon / bacteria / brain / DNA
""",
    },
    "music": {
        "w": """
band / song / violin / concert / singer / album / choir / guitar / opera / drums / pianist / jazz / orchestra / melody / festival stage / composer /
musicians / tune / rhythm / piano / drummer / bass / stage / rock band / hit / microphone / lyrics / tour of the band / trumpet / symphony /
conductor / rapper / playlist / radio song / dance / cello
""",
    },
}

FRAMES = """
It is all about the {w}. / {n} talked about the {w} and the {w2}. / The {w} in {c} surprised everyone. / Yesterday's report was about the {w}. /
Everyone is talking about the {w}. / First came the {w}, then the {w2}. / The {w} was better than last year. / {n} knows much about the {w}. /
We read an article on the {w}. / There is news from {c}: the {w} and the {w2}. / Because of the {w}, {n} stayed in {c}. / The {w} made {n} happy. /
Have you heard of the {w}? / In {c}, the {w} was the main thing. / After the {w}, the {w2} became important. / {n} had a problem with the {w}. /
The {w} is new. / Nobody expected the {w}. / A story of the {w} and the {w2}. / This week: {w}. / {n} wrote about the {w} in {c}. /
What a day for the {w}! / Questions about the {w} remain. / I read a book about the {w} last night. / {n} and a friend discussed the {w} for hours. /
The {w} costs more than before. / Today we look at the {w}. / How does the {w} work? / In this video {n} explains the {w}. /
The {w}, the {w2} and what comes next. / What do you think of the {w}? / A new {w} was shown in {c}. / People in {c} like the {w}. /
{n} saw the {w} on television. / It began with the {w} and ended with the {w2}. / Some prefer the {w}, others the {w2}. /
The {w} will be back on Monday. / More on the {w} after the break.
"""
