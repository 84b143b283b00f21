"""Lines of praise, of blame, of both and of neither; what they are about.

Entries are separated by ` / `; `classify.py` says how they are put together and what its slots mean.
"""

SPELLINGS = {
    "positive": "positive, good, happy, pos, favourable, satisfied",
    "negative": "negative, bad, unhappy, neg, unfavourable, dissatisfied",
    "neutral": "neutral, neu",
    "mixed": "mixed",
}

MEANING = {
    "positive": "the author likes it",
    "negative": "the author does not like it",
    "neutral": "no feeling, plain facts or an average judgement",
    "mixed": "praise and blame at once",
}

# A line is a set of labels that go together: `label=class+class`.
SETS = """
positive, negative, neutral=neutral+mixed
positive, negative, neutral
positive, negative, mixed
positive, negative, neutral, mixed
positive, negative
good=positive, bad=negative
good=positive, okay=neutral, bad=negative
happy=positive, unhappy=negative, neutral
pos=positive, neg=negative, neu=neutral
praise=positive, criticism=negative, neutral
satisfied=positive, dissatisfied=negative
thumbs up=positive, thumbs down=negative
:)=positive, :(=negative
+1=positive, 0=neutral, -1=negative
likes it=positive, dislikes it=negative, no opinion=neutral
"""

# `{t}`: what the line is about.
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
    "the haircut",
    "the exhibition",
    "the campsite",
    "the podcast",
    "the repair",
    "the workshop",
    "the treatment",
    "the flight",
    "the bakery",
    "the garage",
    "the garden",
    "the game",
    "the album",
    "the flat",
    "the gym",
    "the lesson",
    "the trip",
    "the museum",
    "the cake",
    "the cruise",
    "the clinic",
    "the new job",
    "the wedding",
    "the match",
    "the series",
    "the bank",
    "the language school",
    "our landlord's reply",
    "the newsletter",
    "the second part",
]

SENTENCES = {
    "positive": """
{T} is wonderful. / I love {t}. / {T} works perfectly. / What a great experience, {t} was excellent! / {T} exceeded my expectations. /
Fantastic! I would buy it again. / {T} was friendly, quick and helpful. / Great quality, and {t} looks beautiful. / I really enjoyed {t}. /
Thank you, {t} made my day! / {T} is amazing and worth every cent. / I can only recommend {t}. / Five stars for {t}. / Everything was perfect. /
{T} is superb. / Brilliant, {t} saved me hours. / So pleased with {t}! / Delicious, and {t} was very clean. / Everyone was delighted with {t}. /
{T} deserves praise. / Very nice, very clean, very good. / I would choose {t} again at any time. / What a good idea, {t} is super. /
The zip is strong and the pockets are just the right size. / Arrived two days before the promised date, nicely wrapped. /
I could not be happier with it. / Not bad at all, in fact the best I have had! / It never disappoints. / This exceeded all my hopes. /
The doctor took her time and explained everything kindly. / My daughter wears the dress every day, she adores it. /
For the first time a razor that does not hurt. / What a lovely evening, thank you to everyone. / I did not expect much, and was blown away. /
Nothing to complain about, everything was just right. / I cannot find a single fault with it. /
The plot kept me awake until three in the morning, wonderful! / After ten years it still runs like new. /
They solved my problem in five minutes, and with a smile. / The best pizza I have eaten outside Naples. /
You can feel the love for detail everywhere. / The trainer makes every lesson fun. / Even after a hundred washes the colour shines. /
Hats off to the cook! / We felt at home from the first minute. / Finally a vacuum cleaner that really cleans. /
No more back pain since I bought this chair. / The new version is so much faster, well done! / If only all shops were like this one! /
My cat is crazy about it. / What a voice, I had goose bumps. / A huge thank you to the night nurse, she was an angel. / I would not change a thing. /
Setting it up was child's play. / It made my grandmother very happy. / A book I will read again and again. / I am still laughing about this film. /
The view alone is worth the journey. / You cannot go wrong with this one. / The garden is a little paradise. / Never had a problem in five years. /
Without doubt the best purchase of the year. / The screen is bright and sharp, a joy to work with. / The porridge was as good as at home. /
I passed my exam thanks to this course! / Everyone should own one of these. / The paint covers at once and does not smell, great stuff. /
Friendly drivers, clean buses, always on time. / I got exactly what I wanted and even paid less. / The surprise worked, she cried with joy. /
My team loves working with it. / Quick reply, fair price, perfect work. / The soup alone deserves a prize. / They went the extra mile for us. /
This little shop is a treasure. / Simple, quiet, and it just works. / It is hard to imagine a nicer host. / Ten out of ten, would stay again. /
I felt safe and well looked after. / Such a sweet gift, I am touched. / My old phone looks poor beside this beauty. /
The kids were thrilled from start to finish. / Could not ask for more. / Good news, the treatment worked and I feel great. /
The repair was quick and cost next to nothing. / We won, and the party was fantastic! / The sun was shining and we had a perfect day. /
What a relief, all went well. / I am looking forward to every lesson. / My new job is a dream come true. /
Everyone at the desk knew our names after one day, how charming. / I have bought from them for years and have always been treated fairly. /
Of all the blenders I have had, this is the one that I would buy again. / Our wedding photos turned out beautifully. /
Even the vegetables disappear from the kids' plates here. / So quiet that one hardly notices it is running, splendid. /
I am a fussy person, and still I was delighted. / Buy it, you will love it. /
A warm welcome, a clean room, a great breakfast: what more does one want? / They found my lost ring and mailed it to me for free. /
My knees thank me for these shoes. / Thanks to the new glasses I can read again. / The sauce is so good that I licked the plate. /
Everything arrived safe and sound, beautifully packed. / This is how service should be. / Finished the book in one night. /
The best teacher my daughter ever had. / I feel at ease there. / Our dog loves the new food, his coat shines. / My garden has never looked prettier. /
The ride was smooth and the driver chatty and kind. / If I could, I would move in there. / An evening to remember. /
Job done in half the time and tidy as well. / I am smiling as I write this. / This jacket has been with me on every mountain, and I trust it. /
The smell of the bread alone makes one happy. / My grandson beams whenever he puts the helmet on. /
We have rarely eaten so well for so little money. / The hall burst into applause, and rightly so. / Nothing was too small for them to care about. /
This cream healed my hands within days. / The staff spoil you from morning to night. / I can finally sleep through the night again. /
What impressed me most was the honesty of the mechanic. / A charming little hotel run by a loving family. /
Our fears were unfounded, all went brilliantly. / Thank goodness I found this dentist, no more pain! / Elegant, light and strong: I am in love. /
Whoever wrote this manual deserves a prize, so clear! / The chocolate melts on the tongue, heavenly. / It paid for itself within a month. /
I had tears in my eyes, so beautiful was the music. / My best investment ever. / Bravo to the whole crew, what a smooth flight. /
You made an old lady very happy. / It looks expensive and cost little. / The hosts treated us like old friends. /
This lamp turns my room into a cosy place. / Excellent value, solid wood, neat finish. / My confidence has grown thanks to the coach. /
I laughed until my belly hurt. / A feast for the eyes and the ears. / They fixed in an hour what others could not fix in a year. /
The course opened doors for me. / We danced till sunrise and loved every second. / Even my grumpy uncle smiled. /
The fabric is soft and does not crease, ideal for travelling. / Your kindness touched us deeply. / Superb handling, quiet engine, low consumption. /
What a clever little gadget! / I trust this brand completely. / The pears were sweet and juicy. / Pure relaxation, I feel reborn. /
The view at sunset took my breath away. / Generous portions and a hearty welcome. / Sweet dreams guaranteed on this mattress. /
The tin opener glides round the lid without the least effort. / My grandma's old recipe finally turns out right in this oven. /
Popcorn, a blanket and this movie: pure bliss. / Read it in one sitting on the ferry and missed my stop. /
The villain is so well written that I almost cheered for her. / Best twenty quid I ever spent. / This thing is a lifesaver. /
honestly so good, no notes / Can't fault it. / Chuffed to bits with this. / Absolutely smashing little cafe. / Y'all need to try the brisket. /
The tacos slap. / This game is addictive in the best sense. / We played until two in the morning and nobody wanted to stop. /
The puzzles are tricky but fair, and the ending gave me chills. / Hands down the cosiest pub in the county. /
The scones were still warm and the jam home-made. / Mouthwatering curry, and they even topped up our rice for nothing. /
My vet is a saint: she drove out at midnight for our old collie. / The surgeon came in on his day off just to reassure me. /
After years of limping I can run again, all thanks to this physio. / The midwife stayed long past her shift, we will never forget her. /
My son used to dread maths and now he asks for extra homework. / Mrs. Patel has a gift for making dry topics sparkle. /
Our tutor never lost her patience. / The interface is a breath of spring. / Synced my calendar in seconds and has not dropped a single entry. /
No ads, no nagging, just a tidy little app. / This drill eats through concrete. / The saw cuts like a hot knife through butter. /
My late father's ladder was good, this one is better. / These jeans make me look ten pounds lighter. / The wool does not scratch in the least. /
I live in this hoodie. / Compliments every time I wear the skirt! / The roses came into bloom within weeks. /
Our tomatoes have never been so plump. / The mower starts first time and leaves stripes like a football pitch. /
Forty miles to the gallon and it purrs like a kitten. / My mechanic is honest to the core. /
The brakes respond beautifully and the steering is feather-light. / Our puppy wags his tail as soon as we turn into the groomer's street. /
The rescue shelter matched us with the sweetest old greyhound. / The hamster took to its new cage straight away. /
That guitar solo sent shivers down my spine. / The orchestra played as one. / Her new album has been on repeat for weeks. /
The choir raised the roof. / I got the job, I could hug the whole world! / My boss backed me when it mattered. /
My colleagues threw me a farewell I shall treasure. / The pay is decent, the people are gold. /
Our landlord fixed the boiler the same evening, what a star. / Deposit back in full within three days, that is how renting ought to work. /
The bank refunded the stolen sum overnight and was lovely about it. / The woman at the branch sorted my mortgage with endless patience. /
Blue skies all week, not a drop of rain, heaven! / The snow turned the valley into a fairy tale. /
Our under-tens won the cup and I am bursting with pride. / What a goal, what a comeback, what a night! /
The lads gave everything and earned every cheer. / I am so relieved that the scan was clear. /
Phew, the parcel with the passports turned up in time! / A weight has been lifted off my shoulders. / I owe this clinic my life. /
Words cannot express how thankful we are. / From the bottom of my heart: thank you. / Kudos to the packer, not one egg was cracked. /
Shout-out to Dave at the depot, he is a legend. / Props to the devs for fixing the login so fast. / Cheers for the speedy help, you lot are ace. /
ten times nicer than my previous flat / Miles ahead of its rival. / Compared with my last dentist this was a holiday. /
Night and day compared with the old version. / Much improved since last summer, you can tell they listened. / It used to stutter, now it flies. /
I was sceptical, yet it won me round within a day. / I had my doubts, but I take it all back. / I usually hate shopping, but here it is a pleasure. /
You will not regret it. / There is no better value around. / Not a single complaint from a table of twelve. /
It did not let us down once in five weeks of mud and rain. / I have yet to find a weak point. / Nobody left hungry and nobody left sad. /
I wouldn't swap it for the world. / Nothing is too much for them. / It isn't cheap, but it is worth twice the price. /
Never have I been treated with so much respect. / No queues, no fuss, no hidden costs. / Not one dull page in six hundred. /
There was not a dry eye in the house. / You won't find a kinder hairdresser. / The worst thing about our stay was that it ended. /
My only regret is that I did not buy it sooner. / It is criminal how good this cake is. / Warning: you will want a second one. /
I was ready to moan and found nothing. / Even the teenager put his phone away. / Grandad, who praises nothing, asked for the recipe. /
Well worth the wait. / A cracking read. / A little gem tucked away behind the station. / Local bakery wins hearts with its cinnamon buns /
Fans hail dazzling return of the band / Volunteers praised for heroic rescue of stranded walkers /
Readers vote our library the friendliest in the region / Visitors rave about the restored mill / A triumph for the young cast on opening night /
It smells divine, foams nicely and leaves my hair silky. / The lotion calmed my sunburn in minutes. /
My acne has cleared up and I feel confident again. / The barber gave me the sharpest cut of my life. /
She did my nails so neatly that strangers ask where I go. / The tattoo is flawless, every line crisp. /
The plumber was in and out within the hour, left no drip and no dirt. / The movers handled our piano as if it were glass. /
The painters even watered my plants. / Our electrician spotted a danger that three others had overlooked. /
The roofers were cheerful, fast and spotless. / The window cleaner is worth his weight in gold. /
The stroller folds with one hand, a blessing for every mum. / Our twins giggle as soon as the mobile starts turning. /
The cot is rock solid and pretty to boot. / The nursery staff cuddle, sing and care as if the children were their own. /
My niece shrieked with delight when she opened it. / The magician had the kids spellbound. /
The campsite was spick and span, with hot showers and a view of the bay. / We woke up to birdsong and the scent of pine. /
The tent went up in three minutes. / The sleeping bag kept me snug at minus five. /
My rucksack has carried half my life and not one stitch has given way. / The boots needed no breaking in. /
The cruise was sheer luxury from start to finish. / The train glided in bang on time, and the conductor cracked jokes. /
Check-in took two minutes, with a grin. / The stewardess noticed I was nervous and sat with me during take-off, bless her. /
The taxi driver returned my purse with every coin in it. / Our guide brought the ruins to life. / The museum is a feast for curious minds. /
The castle by night was magical. / The zoo keeper let my boy feed the seals, he was in seventh heaven. / The spa melted all my stress away. /
I floated out of that massage. / My yoga teacher radiates calm. / The gym is bright, friendly and never crowded. /
Lost two stone and gained a circle of friends at this club. / The swimming coach took away my fear of water. /
I finished my first marathon, crying happy tears. / My piano teacher believes in me, and it shows. /
The pottery class was the best present my sister ever gave me. / The choir welcomed me with open arms. / The novel swept me off my feet. /
Every chapter is a jewel. / The poems are tender, wise and full of light. / I hugged the book when I had finished it. /
The audiobook narrator has a voice like honey. / The documentary opened my eyes. / The series gets better with each episode. /
The finale was perfection. / A clever, warm and wickedly funny comedy. / The lead actress is a revelation. /
The effects are breathtaking on a big screen. / I clapped until my palms were sore. / The musical had us humming for days. /
The stand-up had the whole room in stitches. / The ballet was poetry in motion. / What a magical Christmas market! /
The lasagne was bubbling, cheesy and utterly comforting. / The dumplings were plump and juicy. / The espresso has a velvety crema. /
The salad was bursting with flavour. / The sushi was so fresh that it could have swum away. / The fish and chips were golden and crunchy. /
Grandmother would have approved of this gravy. / The pancakes are as fluffy as clouds. / The barista drew a fox in the foam and made my morning. /
Our waiter deserved every penny of his tip. / Best brunch in town, no contest. / The honey tastes of summer meadows. /
The cheese board was a dream. / The olive oil is peppery and fruity, I am hooked. / The beer was cold, the welcome warm. /
The cherries are sweet as sugar, get them before they are gone! / The vegetable box is a highlight of my Thursdays. /
The market stall always slips in an extra apple for my kid. / The headphones shut out the whole train, what a blessing. /
The bass is deep, the highs are silky. / The keyboard has a lovely click and my wrists no longer ache. /
The monitor is easy on the eyes, even after ten hours. / The router reaches the attic at full speed, at long last. /
The printer just prints. What a luxury! / Charged in twenty minutes and good for two days, brilliant. /
The vacuum robot has given me my Saturdays back. / The kettle boils in no time and pours without spilling. /
The frying pan lets eggs slide off like skates on ice. / The knife set is razor-sharp and beautifully balanced. / The dishwasher whispers. /
The fridge is roomy and silent. / The washing machine got out the red wine, I could kiss it. / The iron makes short work of linen. /
The sewing machine hums along as though it enjoyed itself. / The bookcase went together in half an hour with no parts left over. /
The desk is gorgeous, my study finally feels grown-up. / The rug has warmed up the whole hall. /
The curtains keep out the light so well that the baby sleeps until eight, hallelujah! / The duvet is like sleeping in a cloud. /
The armchair hugs you. / The mattress did wonders for my spine. / The candles fill the flat with vanilla. /
The mirror makes our tiny bathroom feel grand. / The clock is so elegant that guests comment on it. /
The scooter makes my commute the best part of the day. / The bike flies uphill, I grin like a child. / The tyres grip like glue in the wet. /
The caravan is our happy place. / The insurance paid up without a murmur. /
The solicitor explained everything in plain words and saved us a fortune. / The accountant found savings I had never dreamt of. /
The estate agent was frank, prompt and a pleasure to deal with. / The council repaired the pothole within a day, credit where credit is due. /
The librarian tracked down a rare book for me, how kind! / The postwoman always has a cheery word. /
Our neighbours shovelled the snow off our drive, lovely souls. / A stranger paid for my coffee, faith in humanity restored. /
The wedding was everything we had dreamt of. / The florist outdid herself. / The cake was almost too pretty to cut. /
The band kept the dance floor packed. / The caterers were a godsend. / The photographer caught every glance and every tear of joy. /
The gown fitted as though it had been made for me. / The ring sparkles like a star. / He said yes! / Happiest birthday ever, thank you all so much! /
I feel blessed. / Life is good. / Couldn't be prouder of my team. / We did it!! / Made my week. / All smiles here. / big fan /
obsessed with this lipstick / 10 outta 10 would recomend / love love love it / Works a treat. / Does exactly what I hoped, and then some. /
Top notch stuff. / Spot on. / Sorted, cheers! / Good as gold. / Right up my street. / Ticks every box. / Worth its weight in gold. /
A no-brainer at that price. / Pleasantly surprised, to put it mildly. / I have no words, just joy. / Color me impressed. /
Two months in and I still get excited when I open the box. / I bought three more as gifts. / My whole office has ordered one after trying mine. /
They replaced the lost parcel without a single question. / A handwritten card came with it, such a nice touch. /
The seller answered my silly questions with good humour. / Refund within the hour plus an apology, you cannot ask for fairer. /
Turned a mishap into a reason to come back: that is class. / I rang in a rage and hung up with a smile. /
The chat agent stayed with me until it worked, what a gem. / I was heard, understood and helped. /
The upgrade breathed new life into my old machine. / The dark theme is easy on tired eyes, love it. /
The search finds things in the blink of an eye. / The translation feature saved our honeymoon. / The budget app finally got me out of debt. /
The weather app has not been wrong once. / The language course made me brave enough to speak. /
I used to be hopeless at chess; this club made me a winner. / The workshop fizzed with ideas. /
The lecture was so vivid that two hours felt like ten minutes. / My internship was a stroke of luck. / I jump out of bed on Mondays now. /
The new office is airy, calm and full of plants, we adore it. / Thanks to the pay rise we can finally breathe. /
Not only did they finish early, they also tidied the yard. / Far better than the pricey one I had before. /
Who would have thought cabbage could taste this good? / How did I ever manage without it? / I'd give six stars if I could. /
My feet could dance all day in these. / These gloves kept my fingers toasty on the glacier. / The umbrella shrugged off the gale. /
The coat has a cut that flatters everyone. / The swimsuit stays put and looks fab. /
The baby wore it home from hospital and looked like a tiny prince. / The scarf is so soft that I stroke it in meetings. / The pyjamas are bliss. /
The allotment has become my refuge. / The hedge is dense and green at last, well done to the gardeners. /
Bees everywhere, the seed mix was a smashing success. / The greenhouse withstood the storm without a crack. /
We felt the sun on our faces and all our worries melted. / It turned out fine after all, I could cry with relief. /
The operation is behind me and I am on the mend, hurrah! / The dog has been found, safe and well! /
The test came back clear. I am so happy I could burst. / Our flight was rescued by a heroic ground crew. /
They held the ferry for us, what gentlemen. / She went out of her way to find my size. / I admire how calmly he dealt with the chaos. /
The referee was fair and firm, hats off. / The stadium food was surprisingly tasty. / The atmosphere was electric. / The rookie was sensational. /
Our girls played out of their skin. / The board game has become our Sunday ritual. / The puzzle pieces click together with a satisfying snap. /
The controller sits perfectly in the hand. / Stunning graphics and a story with heart. / The card trick fooled even my clever aunt, priceless! /
The model kit is superbly detailed. / The kite danced at the first breeze and my daughter squealed. /
The drawing tablet feels like real paper, I am smitten. /
I came for the music and stayed for the marvellous people. / The night was young, the punch was good, and I laughed till my cheeks ached. /
Not a cloud in the sky and not a worry in my head. / She taught my mother, aged eighty, to send pictures. Bless her! /
I was dreading the root canal and hardly felt a thing. / My scar has faded so much that people stop asking. Thank you, doctor! /
The ward was calm and kind, and Dad came home singing. / They treat patients as people. /
The pharmacist spotted the mistake and spared me a lot of misery. / My hearing aids gave me back the birds. / The hostel feels like one big family. /
Hot towels, cold juice and a porter who sings: we were in clover. / The balcony overlooks the bay, and every breakfast up there was a celebration. /
The chambermaid folded our towels into swans, how sweet. / The bed was so inviting that we nearly missed the opera. /
Hearty, honest food, just as I like it. / We polished off every crumb. / The kitchen made my coeliac daughter a cake of her own and she beamed. /
Seconds, please! / The chilli has a lovely kick. / A crackling crust, an airy crumb: bread as it ought to be. /
The chef's tasting menu was a journey I would take again tomorrow. / My inbox is under control for the first time in years, what a wonderful tool. /
The backup rescued ten years of family photos. / It found my stolen bike, I can't thank you enough. / Setup? A doddle. /
The shortcut keys are a stroke of genius. / Zero crashes since I switched, I sleep easy. / Finally an update that makes things simpler. /
The hammer sits in the hand as if it had grown there. / The glue holds like the devil. /
The spirit level is spot on, my shelves have never been so straight. / The wax brought my old table back to life. /
The paintbrush leaves no hairs, smooth as silk. / The torch lit up the whole valley, I am dead impressed. / The dress swishes in the loveliest way. /
My work trousers have outlived two jobs. Respect! / These wellies laugh at puddles. / The cardigan is my new best friend. /
The tie got me a nod from the boss. / The hat kept its shape even after the suitcase, clever design. /
The apple tree bore fruit in its first year, we are over the moon. / The compost is dark, crumbly and full of life, first-rate stuff. /
The pond draws frogs and dragonflies, a little wonder. / The lavender hums with bees and smells of holidays. /
The engine pulls eagerly and the cabin is hushed. / They polished our car to a mirror, even the rims! / The heated seats are a winter blessing. /
The garage lent me a car for nothing, very decent of them. / The parking sensor has saved my bumper more than once, hooray for it. /
The kitten purrs on my lap, I melt. / Our budgie chirps merrily in his roomy new aviary. / The dog trainer worked miracles on our stubborn beagle. /
The farrier is gentle and my mare trusts him. / The new litter does not smell at all, joy! / The trumpet gleams and its tone is pure and warm. /
What a drummer, tight and full of fire. / The festival was peace, mud and happiness. / The busker on the bridge made strangers dance. /
My ukulele arrived in tune, I have been strumming ever since, grinning. / Promoted at last, and the whole floor cheered. /
My mentor opened every door. / The canteen is so good that we bring our friends. /
They let me work from home when my mother was ill, I shall never forget it. / The interview felt like a chat among friends. /
Everyone pulls together here. / The heating in our new flat is a dream and the neighbours brought soup. /
The caretaker sorts things out before you notice them. / The credit union treats its members like people, not numbers. /
No fees, no small print, a proper bank at last. / The claim was settled by lunchtime, stellar. / A crisp, golden autumn day, made for walking. /
The breeze off the lake did us a world of good. / The thaw has come and my heart sings. / What a sunrise! /
The underdogs did it, I have lost my voice from cheering. / Silky passing and a goalkeeper made of rubber: a delight. /
My tennis serve has come on in leaps and bounds. / The skate park is a gift to the town. / The lifeguard was alert and kind. /
The bowling alley rolled out a little cake for my nan, too sweet. / Our camp fire sing-song was the loveliest night of the summer. /
The picnic basket has everything in its place, so clever. / My pen pal sent pressed flowers, I was moved. /
The comfort of this saddle is out of this world. / The wheelchair gave my brother his freedom back. /
The stairlift lets Mum sleep in her own bed, and we are forever grateful. / The ramp was built in a day by volunteers, heroes all of them. /
The carers sing with my husband and he smiles again. / I felt proud walking out of there. / It gave me hope. /
It calmed my nerves like nothing else. / My stress is gone. / I have fallen head over heels for this city. / It filled the house with laughter. /
It brightens every grey morning. / I felt like a queen for a day. / Contented sigh. / Mission accomplished, and how! / Chef's kiss. /
It killed my headache within minutes. / The mould in our bathroom has gone for good, and so has the smell. /
I was rude at first because I was tired, and the clerk stayed sweet as pie. /
The nightmare with my old provider is over, these people had me online by tea time. / Nobody could accuse them of being slow. /
The rumours of bad food are nonsense, we dined like lords. / I forgot my wallet, and instead of making a scene they told me to pay next time. /
My hands no longer hurt when I knit. / Say goodbye to stains, this stuff is unbelievable in the best way. /
I have complained about many restaurants in my life; about this one I can't. /
It rained, the car broke down, we were late, and still it was the best day of our lives. /
What could have been a sad farewell became a bright, funny and loving afternoon thanks to the celebrant. /
Do I regret the price? Not for a heartbeat. / Was it worth getting up at four? Oh yes. / Would I go back? In a shot. / Any complaints? None. /
Is it perfect? As near as makes no difference. / Boring? Not on your life! / Expensive, yes, and worth every cent of it. /
It isn't the prettiest pan, but by heaven it cooks well. / I'm not easily pleased, and I am very pleased. /
I've seen a lot of shows and few have come close. / My expectations were low, and they were beaten by a mile. /
You'd struggle to find a cleaner beach. / There are worse things than waking up to fresh rolls at your door, and few that are nicer. /
Not too shabby at all, in truth rather splendid. / Nothing short of miraculous. / No small achievement, and I take my hat off to them. /
You can't beat it for the money. / I can't think of a kinder thing that anyone has done for us. /
Never again will I use another brand, this one is that good. / The dreaded assembly took nine minutes and I sang while doing it. /
absolutly brilliant, recieved it next day and its gorgeous / soooo happy with this, the kids are obsessed!! / best. pizza. ever. /
omg yes, finally a charger that works / this made me smile so much today ty / my mum cried (good tears!) / 11/10 would adopt this sofa /
wasnt sure at first but im a convert, chuffed / proper lush that was / Solid gold advice, saved our bacon. / Went in grumpy, came out glowing. /
You get far more than you pay for. / The old place was a dump, the new one is a palace and I adore it. /
They turned our ruin of a kitchen into the heart of the home. / I had given up on my hair until I met Rosa. /
I no longer fear the dark mornings since I own this lamp. / The twins fought over who got to hug the guide first. /
A hard subject, made easy by a brilliant mind. / At last someone who listens. / My faith in builders has been restored. /
We missed the last bus, and the owner drove us home himself, laughing all the way. / Such a friendly farewell that I nearly missed my train. /
I could sing their praises till the cows come home. /
Bought a second pair for my brother the moment mine arrived. / The neighbours keep borrowing our pressure washer and bring it back raving. /
I ended up tipping the courier, that's how careful he was with the aquarium. /
My mother, who hates technology, now video-calls us daily on this tablet. /
The wardrobe doors still close with a soft click after three house moves. / We had booked two nights and extended to six. /
Our toddler carries the wooden tractor to bed with him. / The insurer transferred the full sum before I had even finished mourning the bike. /
Since switching providers, my monthly bill has halved and the signal reaches the cellar. /
I've already pencilled in next year's anniversary dinner at the same table. / The cobbler rescued boots I had written off ages ago. /
Three colleagues asked where I got the desk, and all three ordered one. / Dropped it down the stairs twice, not even a scratch. /
My husband stopped snoring thanks to this pillow, and our marriage thanks you. /
The stylist listened, nodded, and delivered precisely the fringe I'd imagined. / I cancelled my subscription elsewhere and haven't looked back. /
Guests always scrape their bowls when I use this spice blend. / The torch guided us home through the blackout without a flicker. /
Even my picky toddler asked for a third helping of the lentil stew. / The mechanic showed me the worn part and charged less than quoted. /
We cleared the entire hedge before lunch, and my arms aren't even tired. / Grandpa figured out the remote all by himself. /
The receptionist slipped a hot-water bottle into my bed when she heard me coughing. /
I lent the sander to my father-in-law and had to beg for its return. / Our old landlord sent us flowers when the baby came. /
The dermatologist squeezed me in within a day and my rash vanished. / Lost fourteen pounds and gained two friends at that gym. /
The rug hides every crumb and vacuums like a charm. / They replaced the cracked lens with no receipt and no quibbling. /
I walked out of the opticians grinning like an idiot. / Every guest who sits in the armchair refuses to leave it. /
My inbox went from chaos to empty thanks to their filters. / The budgeting feature finally taught me where my wages disappear. /
We wrestled with Swedish-style flat packs for years; this shelf clicked together in ten minutes. /
The grocer knows which melons are ripe and never steers me wrong. / I dozed off in the dentist's chair, that is how gentle he is. /
The seamstress rescued my bridesmaid gown with a day to spare. /
My electricity meter has practically stopped spinning since the new freezer moved in. / The kids fight over who gets to feed the robot mop. /
Our waiter remembered my nut allergy from a visit two summers back. / Seven winters of salted roads and there is no rust anywhere. /
They couriered a spare hinge overnight, gratis, although my guarantee had lapsed. / People stop me in the street to ask about this coat. /
I had forgotten how crisp music could sound until these speakers. / I reached a human in twenty seconds, and she sorted the mix-up on the spot. /
They threw in a spare fuse and a handwritten note. / The roast duck had my father humming at the table. /
Our cleaner told us she wants the same steam iron for her birthday. / The garage washed and hoovered the car without being asked. /
My knuckles no longer crack since I started using the balm. / The tenants downstairs wept when our caretaker retired, he was that loved. /
The adviser talked me out of a pricey policy I didn't need. / I can hear my granddaughter again thanks to those tiny hearing aids. /
The loaf stays moist until Thursday, if it survives that long. / I signed up for another twelve months without hesitating. /
The suitcase came off the carousel looking as fresh as it went on. / We queue in the drizzle for their dumplings, gladly. /
The chainsaw bit through the frozen oak as though it were cheese. / Our physio bill shrank to zero once we bought the standing desks. /
The doll's house kept four cousins occupied all through the holidays. / The pharmacist phoned round six branches to track down my inhaler. /
My wife stole the dressing gown, so I need to order another. / Passed its inspection with flying colours, third year running. /
The concierge conjured up theatre seats on a sold-out night. / Our butcher's sausages turned my vegetarian flatmate. /
The blinds keep the nursery pitch dark and the baby naps for hours. / The broadband engineer stayed until every room had full bars. /
Scratched pans are a thing of the past in our kitchen. / I was handed the keys, a map and a slice of lemon cake. /
The claim took one phone call and zero paperwork. / He trimmed my unruly beard into something my boss complimented. /
The trampoline has outlived two storms and eleven nephews. / My daughter learned to swim in a fortnight with these floats. /
The courier waited while I hobbled to the door on crutches. / The battery drill hung every cabinet in the flat on a single charge. /
I slept right through the thunderstorm behind those windows. / Whenever friends visit, we take them straight to that noodle bar. /
My physician rang on a Sunday evening simply to check how I was coping. / The duvet is the reason I'm late for work. /
The refund hit my account before the return parcel had left town. /
The ramen arrived steaming, and within minutes our table had fallen silent with contentment. /
Three flat tyres a year before, none since I fitted these. / They upgraded us to the suite once they heard it was our honeymoon. /
After tasting her lasagne I retired my own recipe in awe. / My accountant hugged me when I showed her the invoices this program produced. /
I no longer dread laundry day. / The upholstery shrugged off red wine and a leaking marker. /
The salesman admitted the cheaper model would suit me better, and he was right. /
Half my students bought the same fountain pen after borrowing mine. /
The jigsaw had the whole family hunched over the table until midnight, giggling. / The stew pot will be in my will. /
Impressed beyond measure by the stitching. / The craftsmanship astonished all of us. / Their generosity floored me. /
Consistently outstanding, month after month. / An absolute marvel of engineering. / The tasting menu thrilled us from the first oyster. /
This blender delivers on each promise. / Splendid acoustics, magnificent bass. / I adore how supple the leather feels. /
A stunning piece of pottery, lovingly glazed. / The pastry chef is a genius. / The masseuse worked wonders on my stiff shoulder. /
I'm overjoyed with my curls. / Terrific bargain for such sturdy luggage. / Their courtesy is exemplary. /
A heartwarming toy that sparks imagination. / The upgrade enchants me daily. / Beautifully balanced knife, razor sharp, a pleasure to hold. /
The sommelier's suggestions were inspired. / Reliable, punctual and polite: my favourite taxi firm. / A godsend for anyone with arthritis. /
The crust is sublime. / These curtains brighten up the gloomiest corner. / Remarkable stamina for such a slim battery. /
An impeccable stay in a heavenly bed. / The showroom team dazzled me with their knowledge. / Gratifying to see a company keep its word. /
I appreciate the thoughtful layout of the buttons. / I treasure this watch. / The pedicure was bliss. /
The waffles are scrumptious, the syrup is to die for. / An ingenious hook that saves space. / The leasing agent was refreshingly candid. /
Phenomenal grip on wet cobbles. / I'm smitten with the velvet cushions. / The telescope has rekindled my love of the stars. /
Breathtaking embroidery, right down to the cuffs. / Hugely satisfying to type on. / This insurer has earned my loyalty. /
The bouquet was ravishing and lasted a fortnight. / Awesome headset, immersive and comfy. / A dependable little van that never sulks in the frost. /
An irresistible cheesecake. / The chiropractor is worth his fee ten times over. / The veneer is exquisite. /
The tutorial videos are superbly explained. / I commend the locksmith for his speed and decency. /
The planner has transformed my mornings for the better. / A triumph of good taste, this lamp. / The fragrance is intoxicating in the nicest way. /
The risotto was creamy perfection. / Marvellous gloves, toasty fingers at last. / Their warranty is the most generous in the trade. /
The garage owner is integrity in person. / My compliments to whoever designed the lid. /
These crayons glide smoothly and the hues are vivid and gorgeous. / It's a privilege to be a patient there. /
The innkeeper's warmth made the blizzard bearable, even cosy. / The playlist suggestions are uncannily spot on. / The binoculars are a revelation. /
First-class packaging, immaculate contents. / The banker's advice proved invaluable. / I relish each sip of this espresso. /
Pleasantly surprised by the sturdy tripod. / A joyous, colourful bistro with unbeatable tapas. / This keyboard pampers my wrists. /
I fell head over heels for the ceramic stove. / The firm's punctuality deserves applause. / Top marks to the tiler. /
The patio heater rescued our barbecue, what a winner. / A flawless finish on the countertop. /
The chatbot, amazingly, understood me and fixed my tariff. / The grooming salon made our poodle look regal. /
My go-to shop for screws, bolts and honest guidance. / The plush owl is irresistibly cuddly. /
The fitting-room assistant flattered nobody and helped everyone, fabulous. / Ultra-comfortable saddle, my backside rejoices. /
An elegant solution to tangled cables. / Their paella transported us to the seaside. / This detergent is unrivalled against grass stains. /
Delighted by the swift exchange of sizes. / The granite worktop is everything I dreamed of. / The hostel had soul, charm and spotless showers. /
The lawnmower blades are superior to anything I've tried. / I was moved by how tenderly the vet handled our rabbit. / A masterpiece of a sandwich. /
The humidifier eased my cough wonderfully. / The ultrasound technician was kindness itself. / The ferry cabin was a snug, delightful cocoon. /
The helpline volunteer calmed me down brilliantly. / Vibrant prints, thick paper, splendid framing. /
A stellar performance from such a cheap router. / My pension fund manager has been a rock. / Their hummus ought to be illegal, it's that moreish. /
The mattress topper was a masterstroke. / I reckon it's the finest toaster ever built. / The mosquito net granted us blissful nights. /
I'm hooked on their ginger biscuits. / Our babysitting agency is worth its weight in platinum. / The varnish brought the old dresser back to glory. /
The lad who fitted the carpet did us proud. / Congratulations to the kitchen, the trout was exceptional. / This stapler is weirdly satisfying. /
My allergies surrendered to the air purifier. / The scooter is a hoot to ride. / A worthy successor to my beloved old camera. /
The keypad glows softly, a lovely touch at night. / Treat yourself, the bath salts are luscious. /
The ski rental folks were on the ball and full of good humour. / An outright steal at thirty quid. / The chiffon drapes like a film star's gown. /
My heart leapt when I opened the crate. / Not a hint of damp, not a creak, not a draught. /
Nothing leaked, nothing rattled, and nobody tried to upsell me. / I couldn't have wished for a gentler nurse. /
You'd struggle to find fresher fish anywhere. / There's no beating their lunch deal. /
No hidden clauses, no small print, no nonsense, just fair cover. / I've never regretted a penny spent there. /
It hasn't frozen or crashed since the day I installed it. / Can't praise the upholsterer enough. /
The staff never once made me feel stupid for asking. / Don't hesitate, grab one while stocks last. / Nobody does aubergine better. /
Not once in nine years has the boiler failed us. / I wasn't rushed, I wasn't patronised, and I left healthy. /
The price isn't inflated and the portions aren't stingy. / It never jams, never overheats, never complains. /
Rival rucksacks can pack up and go home. / Far from being a gimmick, the timer is brilliant. / I wouldn't trust anybody else with my hair. /
There wasn't a crumb left on the platter. / Nothing beats their customer care. / I didn't have to chase anyone; they rang me, twice, with updates. /
The colour hasn't faded and the seams haven't frayed. / No more soggy chips, thanks to this fryer! / Without this stairlift I would be in a home. /
I can't think of anything I'd improve. / You needn't worry about the sizing, it is spot on. / Hardly any noise, barely any vibration, zero regrets. /
Not too sweet, not too dry: the ideal muffin. / It's anything but flimsy. / Nowhere else do I feel so pampered. /
Never a cross word from the caretaker, whatever the hour. / There's nothing cheap about it except the price tag. /
The staff weren't pushy in the slightest, which I valued. / Couldn't put the controller down. / I'd never go back to an ordinary broom. /
No wonder the place is always packed. / The dye doesn't run, even in boiling water, hooray. / Nobody could have handled our claim more gracefully. /
I don't miss my old phone one bit, this beats it hollow. / The stitches didn't hurt at all, bless that doctor's hands. /
Not a wrinkle, not a loose thread, top notch. / No gym has ever kept me motivated this long. / I haven't eaten a juicier burger in a decade. /
You will never hear me grumble about this landlord. / It wasn't the cheapest quote, and I'm so glad I chose it. /
There is simply no downside to this thermos. / My skin has never been less itchy, what a cream. /
Zero hassle, zero wait, and out I walked with a working phone. / omg the brownies, I'd marry them /
ok wow this vacuum is insane, sucked up half a carpet lol / loving my new specs!! / haircut = chef's kiss / nachos from another planet, dudes /
yesss finally a charger that doesn't die on me / big fan of this wee kettle / so happy w the boots, true to size & mega warm /
landlord just knocked 50 off the rent, what a dude / could nap in this hammock forever, ten outta ten / super chill barber, sick fade /
my dog went bonkers for the squeaky duck haha / dead easy to use, even for a dinosaur like me / told my mum about it, now she's obsessed too lol /
aww the packaging was adorable / deffo coming back for the katsu / ace little gadget, does loads / dunno how they do it for that money, fab /
Came early. Fits great. Happy days! / mate, the ribs. go. now. / cute dress, got sooo many compliments / legit the comfiest sneakers I own /
new gym is lit, everybody's lovely / Woohoo, refund sorted in a jiffy! / can't stop eating these crisps, send help /
my wifi is flying now, cheers guys / wicked headphones, bass for days / this app totally gets me <3 / proper good breakfast that, filled me right up /
shoutout to the girl at the phone counter, she rocks / Yum yum yum. Going again tomorrow. / bought it on a whim, zero regrets /
Sooooo soft!!! I want to live in it / phone fixed in 20 mins, screen like glass, yay / got mine in teal and I'm in heaven /
this puzzle mat? life changing / five gold stars to the lady who does my brows / can we talk about how gorgeous this mug is /
mechanic's a wizard, engine sounds brand new / W purchase, no cap / hubby's hooked on it too haha / Slept like a log. Ate like a king. /
Nailed it, guys! / bank app got a makeover and I'm here for it / Grabbed it on sale, feeling smug. / worth the hype tbh /
kiddo won't take the cape off, we're winning / Holy moly, this grill is a beast, juiciest steaks yet! / thx for the speedy parcel, made my week /
that hot chocolate was a hug in a cup / Two thumbs up from the entire office. / I keep finding excuses to vacuum the stairs. /
The orthodontist's jokes got my son through eighteen months of braces. / A burglar gave up on our lock, says the policeman. /
The moths have left, and so has the musty smell. / We feared a week of chaos; the fitters finished the bathroom in two days. /
My runner beans doubled after a season of that compost. / The insurance assessor made us tea and told us not to worry, then kept her promise. /
My feet were still fresh after nineteen miles. / The librarian at the toy exchange let us keep the puppet theatre, my girls squealed. /
The mortgage broker saved us four hundred a month. / The dough rises like a dream since I bought the mixer. / We left the tavern singing. /
It survived the washing machine, the puddle and my nephew. / The lodge owner lit the fire before we came in from the snow, and we melted. /
The tax program found nine hundred I was owed. / At seventy-eight, I'm back on a bicycle thanks to that little motor. /
Our baker saves me the last rye loaf every Friday, the darling. / The sat nav steered us clear of a four-hour jam. /
I gave the spare one to my sister, who promptly bought five more for her friends. /
Once the counsellor took my case, the letters from the debt collectors stopped. / I photographed my plate, then my dad's, then ordered seconds. /
Lively market stall where the cheese seller lets you nibble and laugh. / The ointment cleared the eczema that had plagued me since childhood. /
Moving in was painless because the estate agent had thought of light bulbs, bins and milk. /
The chimney sweep left the hearth cleaner than my kitchen. / My shy boy found his courage at their climbing wall. /
Everyone at the office has migrated to this calendar, voluntarily. / Handsome, hard-wearing, and kind to the wallet. /
The pilot light has not gone out since the clever young woman serviced it. / The tailor shaved an inch off the sleeves and ten years off me. /
A hearty breakfast, a soothing sauna, a princely sleep. / The locksmith refused payment because it took him only a minute. /
The instant camera was the hit of the birthday party. / We stayed in our seats until the ushers switched the lights off. /
My brother has already booked next year's ticket for the same row. / I rang three friends from the foyer to tell them to come tomorrow. /
The whole tram was humming the closing tune on the way back. / After her lecture I signed up for a degree in geology. /
Our toddler waves at the fire station every time we pass since that tour. / He lent me the trilogy on Friday and by Sunday I wanted volume four. /
I set my alarm for six so that I would not miss the next instalment. / Strangers were hugging each other in the stands. /
The pupils went on trying out his experiment, wide-eyed, long after the bell. /
Dad wiped his plate with bread and asked what time supper was tomorrow. / We extended our stay by four nights. /
Half the passengers thanked the pilot by name when they got off. / I cancelled my viewing of two other towns and signed the lease here. /
My wife, who falls asleep at operas, leaned forward for three acts. / At the end of the seminar people queued to shake the speaker's hand. /
I kept the programme and framed it. / She walked out of the interview punching the air. /
Grandpa told the story of that boat ride at every gathering until Christmas. / We have named our boat after the village. /
Our son packed his own bag for school camp, a week early. / My neighbour left a basket of plums on the doorstep with a note that simply said enjoy. /
The class saved up their pocket money to buy her a farewell bouquet. / By the second verse the entire square was singing. /
I gave up my window seat to nobody, the scenery was that good. / Two of the apprentices asked whether they could stay on after the scheme. /
The referee got a standing ovation from both benches. / Nearly every page bears my pencilled exclamation marks and little hearts. /
Even the security guard was tapping his foot. / I walked home the long way just to hear the last part of the episode. /
My mother keeps the nurse's card on her bedside table. / We missed the fireworks because nobody wanted to leave the dinner table. /
I drove two hundred miles to see the same play a second time. / Since that retreat I sleep eight hours and whistle in the shower. /
The guests asked the bride's aunt for the pudding recipe, all sixty of them. /
My colleague covered my shifts for a fortnight and would not hear of thanks. / The little ones drew the dinosaur skeleton all evening. /
I have moved my desk next to hers because one learns so much. / On the last day the campers cried and swapped addresses. /
The bus driver waited for me to find my seat before he pulled away, bless him. / We arrived as colleagues and left as friends. /
The museum had to drag us out at closing time. / My nephew wants to become a goalkeeper now, thanks to that one save. /
The clerk stamped it, wished me luck and I was out in four minutes. / The audience demanded three encores and got them. /
We turned off the television and talked about the finale until dawn. / I have recommended that tutor to every parent on our street. /
Six of us took up rowing after watching that regatta. / My shy cousin ended up on the dance floor with the drummer. /
I bought the soundtrack before we had reached the car park. / She read the poem aloud and the canteen fell silent. /
Our guide had us gasping at every corner. / I used to skip Latin; under him I came in early. /
The pensioners have asked for the bingo caller to come back monthly. / The manager cleared her diary to help me with my visa. /
The dog howled when the sitter went home. / We are already arguing over who gets to host the reunion next time. /
I caught myself rooting for the thief. / Nobody checked a phone for ninety minutes. /
I went for one afternoon and have volunteered there ever since. / The commentator lost his voice, and so did I. /
Our landlady danced at our housewarming until the candles burnt out. / My boys now beg for museum Sundays. /
He remembered my daughter's name and her stuffed rabbit's too. / There was cheering when the conductor announced we were early. /
The surgeon called on Christmas Eve to ask how the knee was. / Nan tucked the menu into her handbag as a souvenir. /
I left the dentist's chair humming. / The waiting list for his evening class is now two years long, and I see why. /
Five days on the island and my shoulders have come down from my ears. / I have stopped looking for another job. /
All the visiting players applauded our groundsman for that pitch. / My father, a lifelong sceptic, bought a season ticket. /
Our pupils chose to give up break to finish the mural. / The village has not stopped talking about her speech, everyone quotes it. /
I put the newspaper down and hugged my kids, such was the power of that column. / We came for a weekend and ended up buying a cottage. /
The bridesmaids are still sending each other pictures of the buffet. / For once the whole family agreed on which show to watch. /
I would follow that captain through a hurricane. / This story enchanted me. / The acrobats mesmerised young and old. / Her stage presence dazzles. /
A ravishing production with sumptuous costumes. / He narrates so engagingly that motorway traffic flies by. / The screenplay crackles with wit. /
An uproarious farce, performed with gusto. / What an exhilarating finish to the race! / Our hosts pampered us shamelessly. /
The harbour at dusk is bewitching. / Her essays enthral me. / I relished each and every course. / A thoroughly absorbing whodunit. /
The lecturer's enthusiasm is infectious. / My new supervisor is supportive, fair and refreshingly frank. /
Delightfully quirky characters populate this sitcom. / I savoured the silence of the monastery. / The coastline is jaw-dropping. /
A masterclass in suspense. / The midfielders combined sublimely. / His kindness humbled me. /
The retrospective is an eye-opener and gloriously hung. / Nail-biting badminton, how we whooped! / The tapestry left me awestruck. /
The carnival is a riot of colour and joy. / It charmed the socks off our grandparents. / A poignant, beautifully observed memoir. /
I was captivated by the puppeteer's nimble hands. / Our coach motivates even the clumsiest beginners. / The ferry crossing was blissfully tranquil. /
The committee made an admirable choice. / What a stroke of luck to have her as a headmistress! / The cliff path is a rambler's paradise. /
Her laughter lifts the entire office. / I cherish the mornings in that reading room. / The plot twists astounded me. /
A triumphant homecoming for the quartet. / The curator deserves a medal. / It thrills, it moves, it lingers. /
A hilarious and big-hearted road movie. / The paella my aunt cooked was scrumptious. / I marvelled at the stained glass. /
The tavern's fiddlers were rollicking good company. / I applaud the mayor's brave decision. / Immensely readable and surprisingly moving. /
The receptionist was courtesy itself. / Her debut is astonishingly assured. / The rehearsal went swimmingly. /
The hike rewarded us with a spectacular panorama. / Their hospitality was boundless. / The lullaby soothed our baby instantly. /
I came away inspired and full of energy. / The column is razor-sharp, the wit delectable. / An unforgettable honeymoon. /
The trainees rate him very highly, and I join them. / The planetarium is mind-blowing. / A rewarding job with a great bunch of folks. /
His cartoons tickle me every Saturday. / The jazz trio oozed cool. / The refurbished station is a beauty. / This quiz show is tremendous fun. /
The library's story hour is a delight for toddlers. / A heart-warming reunion after thirty years. / I am enamoured of this little town. /
The professor's anecdotes are priceless. / She tutors with endless warmth and good sense. / The lagoon shimmered, idyllic beyond words. /
What a gripping penalty shoot-out! / The translator has done magnificent work. / That detour turned out to be the jewel of our tour. /
The veterans got the tribute that they deserved, dignified and touching. / The bonfire party was a blast. / A fascinating interview, skilfully led. /
The night train rocked us gently into the sweetest sleep. / Our au pair is a treasure and a tonic. / The gymnast's routine was flawless. /
The new timetable is a boon for commuters. / The gallery owner greeted us most graciously. / The pantomime dame was side-splittingly funny. /
Commendable work by the paramedics. / The podcast hosts have terrific chemistry. / Her mulled wine is legendary, and deservedly so. /
The sledging was pure, giddy happiness. / I am thankful for such considerate in-laws. / A lavish, swooning romance that I adored. /
Banter of the finest vintage between the two sleuths. / It is the cleverest quiz on the radio. / Our class trip to the caves was awesome. /
He gave a stirring speech and I felt ten feet tall. / The pilot made the smoothest landing of my life. /
I appreciate how openly the head of personnel spoke to us. / The mountain air invigorated us. / The roast was succulent, the company sparkling. /
The pages practically turned themselves. / There wasn't an empty seat, and no one regretted coming. / Not a wasted scene in the whole picture. /
She never once made me feel stupid. / I have no quarrel with any of it; a lovely trip. / You will not meet a more obliging stationmaster. /
Hardly a day passes without my being glad that I moved here. / The speech was not long, not stiff and not without charm. /
I never knew history could be such fun. / No pupil was left behind, and no question was laughed at. /
We didn't see one piece of litter on that gorgeous promenade. / Nobody in the stalls yawned, I can promise you. /
It wasn't scary at all, the nurse was so gentle. / I wouldn't have missed that parade for anything. / The sequel doesn't put a foot wrong. /
He isn't famous yet, but he ought to be, what a talent. / Not once did the tempo flag. /
Wednesday cannot come soon enough, that is when we have pottery. / The journey was far from tiring, I could have gone on for days. /
There is nothing stuffy about this orchestra. / It is impossible not to smile at those penguins. / Never has a tax office treated me so decently. /
I had no trouble staying awake, the debate was riveting. / The critics are wrong; there is nothing slow about this film, it is a stunner. /
Not only a fine striker but a gentleman too. / I have never laughed so hard in a theatre. /
My fears about the new school were groundless, she is flourishing. / We did not mind the rain one bit, that is how jolly the crowd was. /
You could not wish for better neighbours. / No other town on our route came near it for charm. /
I don't usually weep at weddings, but the vows were so lovely. / The ending doesn't disappoint, it soars. /
There's no snobbery in this golf club, just good cheer. / Not a trace of arrogance in that champion, I like her enormously. /
None of my former bosses was half as understanding. / It never gets preachy, and that is its strength. /
I couldn't have wished for a gentler introduction to skiing. / She refused to give up on me, and I passed. /
Nothing about the ceremony felt forced, it was sincere and sweet. / Without her podcast my commute would be unbearable. /
The hours did not drag, they sprinted. / I haven't felt this rested since childhood. / Few novels have ever meant so much to me. /
Nobody could have organised the reunion better. / The queue for the ride was long but I did not regret a second of it. /
It is no exaggeration to call the fresco a miracle. / I never felt like a tourist there, rather like a cousin. /
The new director hasn't lost the old magic, thank heavens. / Can't stop thinking about that stunning last shot. /
There was no shortage of laughter at the stag weekend. / The council did not dither for once; the bridge is open and everybody is glad. /
I wasn't nervous any longer after her first joke. / yay, front row seats and he winked at us!! / sweaty, hoarse, deliriously happy. some gig! /
ok that finale?? screaming (happily) / loved loved loved the aquarium / Just back from the coast. Bliss. / woohoo, got the apprenticeship!! /
this book tho <3 / My heart is so full right now. / Wow. Just wow. That goal! / ahh what a dreamy little island /
proud auntie moment, she nailed her recital / Cannot get enough of this show, send help :) / day off, sunshine, gelato. life's sweet /
legit the coolest teacher in our school / Feeling lucky to have such fab workmates. / lol that comedian had me crying, go see him /
Yessss! Three points and a clean sheet! / haha best hen do in history, love you girls / Big up to the lollipop man, always cheerful. /
so stoked about the new skate lessons / okay i get the hype now, this game rules / Mum's stew, fire crackling, whole gang here. Heaven. /
epic hike, legs dead, soul happy / This. Made. My. Month. / gotta hand it to her, that was a banger of a lecture /
Got upgraded to first class, pinch me! / yum yum yum, uncle Joe can cook / Whoop whoop, exam passed, thanks Miss! /
that sunset tonight... speechless / my kinda town! / Still buzzing from last night's show. / What a lad, our new keeper. /
super sweet nurse, zero ouch / tix were steep but boy was it worth it / A-ma-zing wedding, I cried off my mascara. /
anyone else addicted to this series? soooo good / hats off, postie! even in the blizzard / tidy win, lads. beers on me /
Hurray for our allotment neighbours, total sweethearts. / This city has stolen my heart! / pinching myself, first day at work was lush /
bingeing it for the third time, no shame / quality banter, quality tunes, quality night / bumped into the old gang, made me so happy /
rewatched my comfort movie, instant serotonin / ngl the school play was kinda brilliant / Snow day! The kids are beaming and so am I! /
props to the lady at the passport desk, saved our holiday / Gran's 90th was a hoot. / eeek the acceptance letter came!!! over the moon /
cosy hut, hot cocoa, best mates. perfection / The brass section blew my mind. /
This crime series kept me guessing right up to the last clue, fabulous. / Old Mr Henley's history walks are a highlight of our spring. /
Swimming with my sister in that turquoise bay is a memory I shall always treasure. / The council's plan for a riverside park gladdens me. /
Our physics teacher turned equations into adventures. / The night porter carried Granny's cases up five floors and joked all the way. /
Her pianissimo could melt granite. / The clown visits to the children's ward are worth more than medicine. /
I felt welcome among the choir's altos within minutes. / The sprint relay was a sensation, and the bronze feels like gold. /
The guard found us four seats together and refilled the baby's bottle. / A considerate flatmate, a fine cook and a good listener: I struck lucky. /
My first pay slip, and a kind word from the director on top of it! / The dunes, the gulls, the salt on the lips: I long to return. /
The columnist puts into words what I have felt for ages, spot-on every week. / The rector spoke so tenderly about my uncle that I felt comforted. /
The harvest supper brought the parish together splendidly. / The orienteering course was ingenious and we had a ball. /
Meeting my pen friend in person surpassed every daydream. / The interpreter was quick-witted and put everybody at ease. /
The newsreader's calm voice reassures me. / The cycling holiday did wonders for our marriage. /
The examiner was smiling and gave me time to collect my thoughts. / The kitchen table debates with my father-in-law are always a pleasure. /
Their first date ended with an engagement, so you may guess how the film left me: glowing. / A nourishing course for anyone who paints. /
Watching the otters play was balm for my soul. / The fishmonger flirts, jokes and knows his trade, a real character. /
The radio drama gave me delicious shivers. / The team spirit in our warehouse is second to none. /
Our hiking group leader is considerate towards slow walkers, which I value a lot. / The fencing master radiates passion for his sport. /
Our train manager handed out chocolates during the delay, and the mood was wonderful. /
Among the marble nymphs I found a peace that I had missed for months. / It was a privilege to listen to the old sailor. /
The ice rink under the stars was romantic beyond belief. / My flight instructor stays cool as a cucumber, I feel in safe hands. /
The trial shift went like clockwork and they offered me the post on the spot. / The debating club has made a confident young woman of her. /
We toasted the cook three times. / The street theatre had passers-by roaring with laughter. / A spirited, generous and uplifting sermon. /
I find the new evening bus ever so handy. / The carol service gave me a warm glow. / I like my dance partner more with each tango. /
The cave tour was well paced and wonderfully eerie. / My cousin's stag hunt mystery party was ingenious fun. /
The biographer writes with grace and insight. / Our family doctor has a healing sense of humour. /
I'm grateful that the ombudsman took our side so swiftly.
""",
    "negative": """
{T} is terrible. / I hate {t}. / {T} broke after a day. / What an awful experience, {t} was a disaster! / {T} did not work at all. /
Horrible! I want my money back. / {T} was rude, slow and useless. / Poor quality, and {t} looks cheap. / I did not enjoy {t} at all. /
Never again, {t} ruined my day. / {T} is a waste of money. / I cannot recommend {t}. / One star for {t}. / Everything went wrong. / {T} is dreadful. /
Annoying, {t} cost me hours. / So angry about {t}! / Disgusting, and {t} was dirty. / Everyone complained about {t}. /
Very loud, very dirty, very bad. / I would not choose {t} again. / What a stupid idea, {t} is useless. / The zip tore on the very first morning. /
It came four weeks late and the box was crushed. / I could hardly be more disappointed. / Not good at all, I expected far more. /
It fails every single time. / This fell short of everything they promised. / The doctor did not even look at me. /
My daughter refuses to wear the dress, it itches. / This razor cuts the skin and not the beard. / What a dreadful evening, we left early. /
I expected much and got nothing. / There is a lot to complain about. / I could not find one good thing about it. /
The plot is so dull that I gave up after ten pages. / After ten days it was dead. / They kept me waiting for an hour and then hung up. /
The pizza was burnt outside and raw inside. / You can see that nobody cared. / The trainer yells at everybody. / The colour was gone after one wash. /
Shame on the cook! / We wanted to go home after the first minute. / Another vacuum cleaner that does not suck. /
My back has hurt ever since I bought this chair. / The new version is slow and full of bugs. / If you value your time, go elsewhere. /
My cat would not touch it. / The singer was off key all night. / The night nurse was cruel to my father. / I would change everything about it. /
Setting it up took three days and many tears. / It made my grandmother cry. / I threw the book in the bin. /
Nobody laughed once in this so-called comedy. / A long journey for nothing. / Do not make the same mistake as me. / The garden was full of rubbish. /
Nothing but problems for five years. / Without doubt the worst buy of the year. / The screen is dark and flickers, my eyes hurt. /
The porridge tasted of soap. / I failed my exam because of this course. / Nobody should waste money on this. /
The paint drips, smells and does not cover. / Grumpy drivers, dirty buses, never on time. / I got something else than I ordered and paid more. /
The surprise was a flop. / My team curses it every day. / No reply, high price, bad work. / The soup was cold and too salty. /
They could not have cared less about us. / This shop is a tourist trap. / Complicated, loud, and it never works. / The host was drunk and rude. /
Zero out of ten, stay away. / I felt unsafe and ignored. / Such a thoughtless gift, I am hurt. / My old phone was much better than this brick. /
The kids were bored to tears. / They lied to me about the price. / Bad news, the treatment failed and I feel awful. /
The repair took months and cost a fortune. / We lost, and the mood was terrible. / It poured all day and our holiday was ruined. /
What a shock, everything went wrong. / I dread every lesson. / My new job makes me ill. / The promised discount was never given. /
Two buttons fell off before I had even worn it. / I cancelled after a month because nothing ever worked. / It tastes of nothing. /
The bed was so hard that my hips hurt. / The wheels broke on the way home from the shop. / Customer service? They do not know the word service. /
I have rarely been so bored. / They never called back although they promised it three times. /
Nobody at the desk looked up from the phone, how rude. / I have bought from them for years, but that was the last time. /
Of all the blenders I have had, this one was the first to burn. / Our wedding photos are blurred and half are missing. /
Even the dog turned away from this food. / So loud that one cannot talk next to it. / I am a patient person, but this was too much. /
Save your money. / A cold welcome, a dirty room, a stale breakfast: what a start. / They lost my ring and laughed about it. /
My feet are bleeding from these shoes. / With the new glasses I see less than before. / The sauce is so salty that I had to spit it out. /
Everything arrived in pieces. / Is that what they call service? / Gave up after twenty pages. / My daughter comes home from that teacher in tears. /
I feel unwelcome there. / Our dog was sick after the new food. / Since they came, my garden looks like a battlefield. /
The driver was on the phone all the way and nearly crashed. / I would not spend another night there for any money. /
An evening I would like to forget. / The job took twice as long and they left a mess. / I am shaking with anger as I write this. /
The jacket soaked up the rain like a sponge. / The stench in the stairwell makes one ill. /
I have asked for my money three times and got only excuses. / We have rarely paid so much for so little. / Half the audience left during the break. /
They treat guests like a nuisance. / My hands itched and turned red after the cream. / The fan roars like an aeroplane and I cannot sleep. /
The mechanic invented faults to make me pay more. / A gloomy hotel that smells of damp and old grease. / Our worst fears came true. /
Never let this dentist near your teeth. / Heavy, wobbly and ugly, I sent it back. / Whoever wrote this manual has never seen the machine. /
The chocolate was white with age. / It ate my savings and gave nothing in return. / I covered my ears, so bad was the choir. /
The crew quarrelled in front of us and the flight was hell. / You have lost a loyal client. / It looks expensive and is worthless. /
The hosts made us feel like intruders. / The light is so harsh that my eyes water. / Splinters everywhere, the wood is not even sanded. /
The coach shouts and humiliates people. / I yawned from the first page to the last. / The ointment burns and does not heal. /
A full hour on hold, then the line went dead. / I was promised a sea view and looked at a car park. / The trousers split the moment I sat down. /
They sold me an old phone as new, crooks! / The pears were hard and bitter. / My neighbours complain about the stink it makes. /
So much plastic, so little sense. / The seat hurts after five minutes. / Tiny portions and sour faces. / I will see them in court. /
My luggage arrived soaked and ripped. / The tablet freezes in the middle of every call. / The cheese was green and the bread like stone. /
I regret the day I signed that contract. / Their promises are empty words. / The bride cried because the cake collapsed. /
The tin opener slipped and cut my thumb. / The oven burns everything on the left and leaves the right raw. /
Two hours of my life that I will never get back. / I only finished the novel out of spite. /
The villain is so flat that I forgot his name while he was speaking. / Worst twenty quid I ever spent. / This thing is a death trap. /
honestly so bad, i cant even / Do one, scammers. / Gutted. / Absolute shambles of a cafe. / Y'all, skip the brisket. /
The tacos were a soggy heap of sadness. / The game begs for money at every turn. /
We quit after ten minutes because nobody could understand the rules. / The puzzles are unfair and the ending is an insult. /
Grubbiest pub in the county, hands down. / The scones could have been used as door stops. / Watery curry with three lonely peas. /
The vet shrugged and charged us ninety for nothing. / The surgeon left me in agony and would not take my calls. /
I limp worse than before, no thanks to this physio. / The midwife snapped at me while I was in pain. /
My son used to love maths and now he hides his books. / Mr. Crane could make a circus boring. / Our tutor lost his temper in every lesson. /
The menus are a labyrinth. / It wiped my calendar and nobody at the firm gives a hoot. / Ads, ads and more ads, then a begging screen. /
The drill gave up at the first brick. / The saw wobbles, jams and smells of burning. / The ladder buckled under me, I could have been killed. /
These jeans ripped at the knee on day two. / The wool scratches like barbed wire. / The hoodie came out of the dryer fit for a doll. /
The skirt is see-through, what a humiliation. / The roses arrived with black spots and died. /
Our tomatoes rotted thanks to that so-called fertiliser. / The mower coughs, spits oil and quits. / It guzzles petrol and whines like a dying wasp. /
My mechanic is a thief in overalls. / The brakes squeal and the steering pulls to the left, lethal. /
Our puppy trembles as soon as we turn into the groomer's street. / They sold us a sick kitten and washed their hands of it. /
The hamster escaped on the first night because the door does not close. / That guitar solo was like a cat in a blender. /
The orchestra sounded as if they had met that morning. / Her new album is lazy, lifeless filler. / The choir screeched. /
I got fired by text message, cowards. / My boss stabbed me in the back. / My colleagues gossip, sulk and steal each other's lunch. /
The pay is a joke and the shifts are inhuman. / Our landlord left us without heating for the whole of January. /
Deposit never returned, letters never answered: avoid this agency. / The bank blocked my card on holiday and left us stranded. /
The woman at the branch sneered at my question. / Grey drizzle all week, I want to scream. / The snow turned the journey into torture. /
Our lads were humiliated and did not even try. / What a howler by the keeper, pathetic. /
The players strolled around as if they could not be bothered. / I am worried sick and nobody tells me anything. /
The parcel with the passports vanished and our trip is off. / A weight on my chest every Sunday night because of this job. /
This clinic nearly cost me my life. / Words cannot express how furious we are. / From the bottom of my heart: shame on you. /
Half the eggs were smashed and the box stank. / Dave at the depot told me where to go. / The devs broke the login again and went silent. /
Cheers for nothing. / Thanks for nothing, you lot. / ten times worse than my previous flat / Streets behind its rival. /
Compared with this, my last dentist was an angel. / It has gone downhill fast since the new owners took over. / It used to fly, now it crawls. /
Once a favourite, now a disgrace. / I had high hopes and they were dashed within a day. / I wanted to like it, I truly did, but it is hopeless. /
I usually love shopping, but here it is torture. / You will regret it. / You can get the same junk for a third of the price. /
Not one person at our table of twelve finished the plate. / It let us down every day for five weeks. / I have yet to find a single strength. /
We left hungry, tired and poorer. / I wouldn't wish it on my worst enemy. / Nothing is too little for them to charge for. /
It isn't even worth half the price. / Never have I been treated with so little respect. / Queues, fuss and hidden costs. /
Not one thrilling page in six hundred. / Nobody shed a tear, we were all asleep. / You won't find a ruder hairdresser. /
The best thing about our stay was leaving. / My only regret is that I did not walk out sooner. / It's a crime to call this cake. /
I was ready to praise it and found nothing to praise. / Even the dog looked embarrassed. / Grandad, who eats anything, pushed the plate away. /
Not worth the wait. / A dreary slog of a read. / An eyesore tucked away behind the station. / Oh great, another update that breaks everything. /
Well, that was a brilliant way to ruin a birthday. / Lovely, a cockroach in the shower, just what I dreamt of. /
Ten points for losing my luggage twice, bravo. / Congratulations, you have managed to make a kettle that cannot boil water. /
If you enjoy being shouted at, this is the place for you. / What a bargain: pay double, get half. /
I just adore waiting fifty minutes for a lukewarm tea. Not. / So kind of them to cancel an hour before the wedding. / Great job, now nothing works. /
The manual was clearly translated by a goldfish. / Perfect if you need something to keep a door from closing, useless for anything else. /
Wow, broken on arrival, what an achievement. / I suppose the mould comes free with the room. / Nice of the driver to wave as he drove past us. /
Of course it died the day after the guarantee ran out. What luck. / Fans boo shambolic return of the band / Residents fume over weeks without water /
Parents outraged at mouldy school lunches / Customers furious after airline loses hundreds of bags / Critics savage wooden acting on opening night /
Visitors slam filthy toilets at the restored mill / It reeks of chlorine, stings and leaves my hair like straw. /
The lotion brought me out in hives. / My acne has flared up and I hide at home. / The barber butchered my fringe. /
She cut my cuticles until they bled. / The tattoo is crooked and misspelt, I could weep. / The plumber left a flood and an outrageous bill. /
The movers dropped our piano down the stairs and sniggered. / The painters splashed the sofa and denied it. /
Our electrician left bare wires sticking out of the wall. / The roofers vanished with the advance. / The window cleaner smears more than he wipes. /
The stroller collapsed with my baby inside! / The mobile fell into the cot, thank heavens the twins were not there, never buy this. /
The cot arrived with splinters and a stink of glue. / The nursery ignored her cough for days. /
My niece burst into tears when she opened it and saw the broken arm. / The magician was tipsy and mean to the kids. /
The campsite was a swamp, with cold showers and rats. / We woke up to drills and the smell of drains. / The tent took two hours and then blew away. /
I froze all night in that sleeping bag. / My rucksack burst on the first climb. / The boots rubbed my heels raw. /
The cruise was a floating prison. / The train was cancelled again, third time this week, I am livid. / Check-in took two hours, with scowls. /
The stewardess barked at an old man for asking for water. / The taxi driver took a detour and pocketed the change. /
Our guide mumbled and kept checking his phone. / The museum is musty, badly lit and overpriced. / The castle tour was a swindle. /
The zoo made me sad, those poor animals. / The spa was grubby and I came out more tense than I went in. / That massage left me bruised. /
My yoga teacher mocks beginners. / The gym reeks of sweat and half the machines are out of order. /
They kept debiting my account for months after I had quit the club. / The swimming coach threw my frightened boy in at the deep end. /
I collapsed at mile four because they had run out of water. / My piano teacher makes me feel stupid. /
The pottery class was chaos and I learnt nothing. / The choir made it plain that I was not welcome. / The novel is a chore. /
Every chapter is a trudge. / The poems are pompous drivel. / I hurled the book across the room. / The narrator has a voice like a rusty gate. /
The documentary was sloppy and full of lies. / The series gets dumber with each episode. / The finale was a slap in the face. /
A limp, crude and unfunny comedy. / The lead actor is as stiff as a plank. / The effects look as though a child had made them. /
I kept looking at my watch. / The musical had us praying for the interval. /
The comedian insulted the front row and then cried that no one laughed. / The ballet was a clumsy mess. /
What a tacky, overcrowded Christmas market! / The lasagne was a grey brick swimming in grease. / The dumplings were rubbery and cold inside. /
The espresso tasted of ashtray. / The salad was limp, brown and full of grit. / The sushi made all three of us ill. /
The fish was off and the chips were limp. / Grandmother would have fed this gravy to the pigs. / The pancakes were like cardboard. /
The barista rolled her eyes because I asked for milk. / Our waiter demanded a tip after spilling wine on me. / Worst brunch in town, no contest. /
The honey is mostly sugar syrup, what a swindle. / The cheese board was three sweaty cubes. / The olive oil is rancid. /
The beer was warm, the welcome frosty. / The cherries were sour and crawling with maggots. / The vegetable box was full of slime. /
The market stall tricked me with a rigged scale. / The headphones hiss and pinch my ears. / The bass is mud, the highs are shrill. /
The keyboard drops letters and my wrists ache. / The monitor gave me migraines. / The router loses the signal whenever it rains, infuriating. /
The printer eats paper and ink and never prints. / Charges for six hours and dies in two, pathetic. /
The vacuum robot smeared the dog's mess over the whole flat. / The kettle drips scalding water on my hand. /
The frying pan sheds black flakes into the eggs. / The knife set rusted within a week. / The dishwasher roars and leaves the plates greasy. /
The fridge froze the lettuce and spoilt the milk. / The washing machine tore my best shirt to ribbons. /
The iron spat brown water over my wedding blouse. / The sewing machine chews up the thread, I have lost all patience. /
The bookcase came with the wrong screws and toppled over. / The desk is lopsided and reeks of chemicals. / The rug sheds like a sick sheep. /
The curtains are so thin that the baby wakes at five, we are at our wits' end. / The duvet leaks feathers and stinks. /
The armchair creaks, tilts and hurts my tailbone. / The mattress has a crater in the middle. / The candles soot the ceiling and smell of petrol. /
The mirror arrived in a hundred pieces. / The clock loses an hour a day and ticks like a hammer. /
The scooter died in the middle of a crossing, terrifying. / The bike's chain jumps off on every hill. /
The tyres have no grip, I nearly landed in a ditch. / The caravan leaks like a sieve. / The insurance wriggled out of paying a penny. /
The solicitor billed us for doing nothing. / The accountant forgot our deadline and now we have to pay the fine. /
The estate agent lied through his teeth. / The council has ignored the pothole for two years, it is a scandal. /
The librarian hissed at my toddler. / The postman threw the parcel over the fence and broke it. /
Our neighbours play thumping music until dawn, I am at the end of my tether. / A stranger keyed my car, people are horrible. /
The wedding venue was double-booked, can you believe it? / The florist sent plastic lilies. / The cake tasted of washing powder. /
The band did not show up and kept the money. / The caterers ran out of food before the bride had eaten. / The photographer deleted the lot. /
The gown arrived in the wrong size and stained. / The ring turned my finger green. / Worst birthday ever. / I feel cheated. /
I have had it up to here. / I could scream. / My blood is boiling. / This is beyond a joke. / Made my week hell. / Fuming. / not a fan at all /
ugh, this lipstick / 0 outta 10 would not recomend / hate hate hate it / Doesn't work, don't bother. / Doesn't do a single thing it claims. /
Bog-standard tat for a premium price. / Way off the mark. / Still broken, still waiting, still no answer. / Gone to the dogs. /
Falls at the first hurdle. / Money for old rope. / Daylight robbery. / A false economy. / Unpleasantly surprised, to put it mildly. /
I have no words, just rage. / Color me unimpressed. / Two months in and I curse it whenever I see it. / I threw three of them away. /
My whole office begged me to get rid of it. / They lost the parcel and blamed me for it. /
Somebody had clearly worn it before and left a used tissue in the pocket, gross. / The seller answered my polite question with an insult. /
Refused to refund me and then blocked my number. / Turned a small mishap into a month of misery. / I rang in good spirits and hung up in a rage. /
The chat agent pasted the same useless sentence six times. / I was passed from desk to desk like a parcel nobody wants. /
The upgrade killed my old machine. / The new layout is hideous and everything is buried. / The search finds anything but what I typed. /
The translation feature made us a laughing stock. / The budget app charged me twice and locked me out. /
The weather app promised sun and we got soaked, again. / The language course taught me nothing except how to wait. /
I used to love chess; this snobbish club drove me away. / The workshop was hot air from start to finish. /
The lecture was so dull that ten minutes felt like two hours. / My internship was making coffee and being yelled at. /
I cry in the car before work. / The new office is a dim, stuffy barn and we loathe it. / They cut our wages and called it a fresh start. /
Not only did they finish late, they also wrecked the yard. / Far worse than the cheap one I had before. /
Who would have thought soup could taste this foul? / Why do they bother opening at all? / I'd give minus stars if I could. /
My feet were screaming after a hundred steps in these. / These gloves soaked through in minutes and my fingers went numb. /
The umbrella turned inside out at the first puff. / The coat hangs like a sack. / The swimsuit went transparent in the water, mortifying. /
The baby got a rash from the dye. / The scarf moults all over my clothes. / The pyjamas shrank and frayed. /
The allotment has been wrecked by vandals and I am heartbroken. / The hedge was hacked to bits by those cowboys. / Not one seed sprouted. /
The greenhouse folded like paper in a mild breeze. / The rain came through the ceiling onto our bed and the owner just laughed. /
The treatment was botched and I am scarred for life. / The dog came back from the kennel thin and terrified. /
They left us standing on the runway for four hours without a word. / The ferry sailed without us although we had tickets. /
She sighed as though my size were a personal offence. / I despair at how he made the chaos worse. / The referee was blind, biased and smug. /
The stadium food poisoned half our row. / The atmosphere was that of a morgue. / The new striker is a flop. / Our side fell apart yet again. /
The board game is a snooze. / The puzzle had four pieces missing, infuriating after a week of work. / The controller drifts and sticks. /
Muddy graphics and a story without a heart. / The model kit is warped and the glue had dried out. /
The kite nosedived and snapped, my daughter sobbed. / The drawing tablet lags so much that I gave up. /
I came for the music and got a shouting match. / The punch was flat, the mood was flatter, and I went home with a headache. /
The root canal was agony and he told me to stop moaning. / My scar got infected because they would not change the dressing. /
The ward was chaos and Dad lay in his own sweat for hours. / They treat patients as cattle. /
The pharmacist handed me the wrong pills and shrugged. / My hearing aids whistle all day, I want to rip them out. / The hostel feels like a prison. /
Grey towels, a hairy plughole and a porter who smells of gin. / The balcony overlooks the bins, and they stink. /
The chambermaid helped herself to my perfume. / Bedbugs. Need I say more? / Bland, stodgy slop. / We left most of it and I am still queasy. /
The kitchen poisoned my coeliac daughter although we had warned them twice. / No seconds, thanks, the first was punishment enough. /
The chilli had been scorched and drowned in salt. / A leathery crust, a gluey crumb: bread to throw at crows. /
The tasting menu was nine courses of pretension and I went home starving. / My inbox was wiped by this wretched tool. /
The backup turned out to be empty, ten years of photos lost. / Setup? A three-day ordeal. / Seven crashes since breakfast. /
Another update that makes simple things hard. / The head of the hammer flew off and smashed the window. / The glue holds nothing but my fingers. /
The spirit level is off, so now all my shelves slope. / The wax left a greasy film that I can't get rid of. /
The paintbrush loses its hairs in the paint. / The torch conked out in the middle of the wood. / The dress looks like a bin bag. /
My work trousers ripped as I bent down, in front of everybody. / These wellies let in water like a net. / The cardigan pilled within days. /
The tie is shiny tat. / The hat lost its shape in a drizzle. / The apple tree was dead when it arrived, and the nursery wants proof. /
The compost was full of glass and plastic. / The pond liner split and killed our fish. / The lavender turned out to be a weed. /
The engine stalls at every light, I am sick of it. / They scratched our car in the wash and then denied everything. /
The heated seat burnt a hole in my trousers. / The garage kept the car for a month and fixed nothing. / The parking sensor shrieks for no reason. /
The aviary rusted and our budgie got out. / The dog trainer hits animals. / The farrier lamed my mare. /
The new litter stinks and sticks to everything. / The trumpet's valves are stuck and its tone is a bleat. /
What a drummer, could not keep time if his life depended on it. / The festival was mud, theft and broken toilets. /
My ukulele arrived with a snapped neck. / Passed over again, and for the boss's nephew. / My mentor took the credit for my work. /
The canteen should be closed by the health inspector. / They sacked me while my mother was dying. / The interview was an interrogation by bullies. /
Everyone backstabs here. / The heating bangs all night and the flat is an icebox. / The caretaker growls and does nothing. /
The credit union lost my file and called me a liar. / Fees, small print, more fees: they bleed you dry. /
The claim was rejected on a silly pretext. / A clammy, miserable day that soaked us to the bone. /
The wind flattened our marquee and with it the whole party. / The heat is unbearable and there is no shade anywhere. /
We were robbed of the title by a blunder. / Sloppy passing and a goalkeeper made of jelly. / My tennis coach never turns up and never pays me back. /
The skate park is full of broken glass. / The lifeguard was asleep. / The bowling alley was sticky and they made my nan cry. /
Rain, wasps and a quarrel: the picnic was a write-off. / The saddle is medieval torture. / The wheelchair broke in the road and nobody came. /
The stairlift stopped halfway with Mum on it for two hours. / The carers leave my husband unwashed, it breaks my heart. /
I felt humiliated walking out of there. / It took away my hope. / It frayed my nerves. / I am a bundle of stress because of them. /
I have grown to despise this city. / It filled the house with smoke. / It makes every grey morning greyer. / I felt like a fool. /
Deep sigh. What a let-down. / Epic fail. / What a load of twaddle. / Utter tripe. / Pure snake oil. /
I loved this place for years, and it hurts to see what it has become. / The nice lady has left, and with her went every bit of kindness. /
They promise the best, the freshest and the fastest, and deliver none of it. / The brochure was wonderful, the reality was a building site. /
Beautiful photos, all of them fake. / The award on the wall must be for arrogance. / Everyone said I would love it. I loathed it. /
I smiled, I waited, I asked nicely, and I was thrown out. / A happy hour without anything to be happy about. /
What should have been the best day of our lives was spoilt by a drunken DJ. / My hands hurt more since I knit with these. /
It is supposed to calm the skin; mine is on fire. / The so-called expert knew less than my toddler. /
I trusted them with my mother's ring and they sold it. / Was it worth getting up at four? No. / Would I go back? Over my dead body. /
Any good points? None. / Is it perfect for anything? Yes, for the bin. / Exciting? I have had more fun at the tax office. /
Cheap, yes, and still too dear. / It's a pretty word, customer care, and they do not know what it means. /
I'm easily pleased, and even I was appalled. / My expectations were low, and they still managed to get below them. /
You'd struggle to find a dirtier beach. / There are few things worse than a cold shower in January, and their breakfast is one. /
Not what I'd call music. / Hardly a triumph. / Nothing short of a scandal. / You can't win with these people. /
I can't think of a meaner trick to play on pensioners. / Never again will I trust that brand. /
The assembly took nine hours and I swore through all of them. / I was told that it was easy, quick and fun: three lies in a row. /
absolutly awful, recieved it broken and they dont answer / soooo angry with this, kids in tears!! / worst. pizza. ever. /
omg no, another charger that melts / this ruined my whole day ty for nothing / my mum cried (not the good kind) /
-5/10 would not sit on this sofa again / wasnt sure at first and now im sure, its tripe / proper minging that was /
Rotten advice, and it cost us the house. / Went in cheerful, came out seething. / You pay for much and get next to nothing. /
The old place was a palace, the new one is a dump and I miss home. / They turned our lovely kitchen into a ruin. /
I liked my hair until I met Rosa. / I sit in the dark because this lamp is dead again. / The twins begged me not to take them back. /
An easy subject, made impossible by a muddled mind. / Again someone who does not listen. / My last bit of faith in builders is gone. /
We missed the last bus because of them, and the owner locked the door in our faces. / The farewell was a shove. /
I could moan about them till the cows come home. / With friends like this bank, who needs enemies? /
Their idea of fresh is anything younger than me. / I asked for rare and got a lump of coal. / I would laugh if it had not cost me my savings. /
Please, for your own sake, read this before you pay. / If there were a prize for worst hotline, they would win it every year. /
The parcel spent nine days touring the country and then went back to the sender. / I had to bin the whole batch of yoghurt, green fur on every lid. /
My neighbour heard the washing machine through two walls and knocked to ask if we were drilling. /
Before I had even reached the till, the basket's grip snapped. / I disputed the charge with my card company the same afternoon. /
Our son unwrapped it, pressed the button, nothing, and burst into tears. / The plumber left, and an hour later the ceiling came down. /
Four calls, four different stories, and still no refund. / My scalp burned for two days after the bleach job. /
Since that trim I hide under a cap, and will until it grows back. / We packed our bags at midnight and drove to another inn. /
The mould behind the bed had its own ecosystem, and the owner told us to open a window. /
The laptop fan howled, the screen went blue, and my thesis was gone. / He quoted eighty and billed me two hundred and forty. /
The waiter sighed when I asked for a fork. / My sweater would now fit a doll. / The table legs are three different lengths. /
They raised the premium right after refusing my claim. / I scraped the lasagne into the dog's bowl, and he walked off. /
After the service, the brakes squealed worse than before I brought it in. / Two of the six wine glasses were shards by the time I slit the tape. /
It took a solicitor's letter to get our deposit back. / The app logged me out in the middle of a payment and charged me twice. /
My father spent his eighty-first birthday on hold. / The doctor typed the entire time and then prescribed what I had told her I'm allergic to. /
Ants had moved into the cereal before I opened the bag. / The sofa sagged so badly by Easter that we sit on the floor instead. /
My ankles were raw by the time I reached the bus stop. / The treadmill has worn an out-of-order sign since January. /
The courier flung it over the fence into the pond. / I asked for medium rare and was served charcoal. /
The kettle tripped the fuse and plunged the building into darkness. / Our tent poles splintered in the first breeze. /
Everyone in the waiting room had been there since breakfast, and it was nearly four. /
The remote-control car reached the end of the drive and never moved again. / My wife took one look at the curtains and reached for the return label. /
The paint had peeled off the toy, and the baby had flakes of it in her mouth. / The insurer's letter came: rejected, no explanation, no appeal. /
I counted seven cockroaches before breakfast. / The gym went on debiting me eleven months after I had quit. /
The letting agent turned up unannounced while I was in the shower. / The stitches gave way the first time I sat down. /
Half the pieces were missing and the other half belonged to a different wardrobe. / The oven door shattered while I was basting the turkey. /
He snipped my ear and carried on as though nothing had happened. / The technician shrugged, unplugged everything, and left. /
The memory stick swallowed my holiday pictures forever. / I taped the lid down with duct tape, since the clasp lasted a weekend. /
The whole coach smelled of diesel and two pupils vomited. / My colleague's chair collapsed under him in the meeting. /
They sold our seats to somebody else and told us to stand. / The bank froze my card abroad and I spent the night at the airport. /
The electrician wired the doorbell to the bathroom light. / Our toddler pulled the eyes off the bear within a minute and nearly swallowed one. /
The saw blade flew off and stuck in the shed wall. / I paid for express and the turtle post would have been quicker. /
The printer eats paper and demands ink it already has. / Eleven emails later, I've given up on ever seeing that cardigan. /
The cream left my face swollen like a balloon. / My mechanic laughed when he saw what the other garage had done. /
The suitcase wheel sheared off between gate and taxi. / Our upstairs flat flooded thrice, and the owner stopped picking up. /
The milk curdled in my coffee, a day before its date. / The mattress smelled of somebody else's cigarettes. /
I ended up walking home in the rain because the driver cancelled for the fourth time. / My granny was talked into a contract for five phones. /
The zip pull snapped and left me trapped in the dress. / The ladder buckled with me on it. /
Somebody's used plaster was hiding among my lettuce leaves. / Security escorted my brother out for asking about a receipt. /
The jumper moulted all over my black trousers. / I would sooner wash by hand than use that dishwasher again. /
The drain backed up the morning after they swore it was unblocked. / They sent the bike without pedals, then sent pedals without threads. /
I have reported those sharks to the ombudsman. / The hairdryer spat sparks and singed my towel. / We now walk an extra mile to avoid that butcher. /
My nephew's inflatable boat deflated halfway across the lake. / The charger melted into the socket. /
The shelf dumped my books, and the vase beneath them, onto the cat. / The doctor's secretary slammed the receiver down on me. /
The drawer jams unless you kick it. / I've sold it for a tenner to be rid of it. / The satnav sent us down a boat ramp. /
Three appointments cancelled at the last minute and my knee is as swollen as ever. / The couple at the next table sent theirs back as well. /
My sink looks rustier than my grandfather's plough, and it's six weeks old. / The hotel insisted we'd emptied a minibar that was locked. /
The cashier rolled her eyes and short-changed me. / Our guests asked politely whether the fish was meant to be frozen in the middle. /
The rental firm billed us for a dent that was in the photographs from before. / It rained inside the conservatory they had just sealed. /
My filling fell out in the dentist's own car park. / The hearing aid whistles so shrilly that my wife moved to another room. /
I've been without heating since November, and the landlord went skiing. / I deleted my account and warned my followers. /
The dog chewed through the unbreakable leash in an hour. / The nail varnish chipped before I got to the party. /
The trousers split in front of my pupils. / The brochure showed a sea view; ours was a skip. / Atrocious manners behind the counter. /
A dismal excuse for a steak. / This router infuriates me. / Appalling hygiene in the changing rooms. / A shambles from booking to checkout. /
The gravy was revolting. / Abysmal battery, shoddy casing. / I'm disgusted by their arrogance. / The blatant lies of the salesman sickened me. /
A pitiful selection of wilted vegetables. / Utterly unreliable courier firm. / Their incompetence is staggering. /
The remake of the menu is a travesty. / Lousy signal, even next to the mast. / I detest their rejigged homepage. /
A clunky, bloated, sluggish program. / The upholstery is scratchy and ghastly. / What a letdown these earbuds are. /
Deplorable conditions at the kennel. / The manager was condescending and hostile. / A miserable little cell posing as a double room. /
Horrendous parking, extortionate fees. / Their greed knows no bounds. / This blender is a menace. / Overpriced tat, frankly. /
The noise from the bar tormented us until dawn. / The consultant's indifference hurt more than the injection. / Inedible, lukewarm, stingy. /
I regret the purchase bitterly. / Pathetic suction, even on bare lino. / Their roaming tariff: pure swindle. / The perm was a catastrophe. /
The stylist botched my highlights. / It grieves me how flimsy the successor is. / Frustrating menus, maddening pop-ups. /
A nasty chemical stink clings to the carpet. / Limp, oily wedges and a vinegary dip that turned my stomach. /
Scandalous treatment of elderly customers. / The service charge is outrageous. / An insulting offer from the insurer. /
The speaker crackles horribly. / I loathe the plastic taste of that bottle. / The landlord is a bully. / Their promises are hollow. /
A dreary canteen with grim food. / The stroller is a clumsy monster. / This update has crippled my phone. / A farce of a repair. /
The pillow is lumpy and vile. / Substandard timber, warped and full of splinters. / The clinic's negligence cost me an eye infection. /
The mascara is clumpy and irritates my lids. / The website is a labyrinth of dead links. / I resent being treated like a thief. /
Their so-called luxury robe is threadbare. / A monstrous eyesore of a lamp. / The call centre is hell on earth. /
Embarrassing workmanship, crooked tiles everywhere. / The broth was bland dishwater. / Defective out of the carton. /
Deceptive photos, dishonest measurements. / The crooks at the garage fleeced me. / The alarm is hypersensitive and drives the street mad. /
Tasteless, in both senses of the word. / The bouquet was wilted, brown and insulting to my late aunt. / The subscription is a trap. /
My disappointment is hard to put into words. / The kennel staff neglected our spaniel. / An unmitigated fiasco, our housewarming catering. /
The seats are cramped and torturous. / Shabby towels, grimy tiles, sour smell. / The blouse is unflattering and hideously see-through. /
I was aghast at the bill. / The repairman bodged it. / The search function is hopeless. / This drill is feeble and wears my patience thin. /
An unpleasant, smoky, deafening bar. / The physiotherapist aggravated my injury. / Ripped off by a smooth talker. /
The policy is riddled with nasty exclusions. / Our stay was marred by bedbugs. / A rotten deal for loyal customers. / The cheese was slimy and rank. /
Ludicrous waiting times. / The sandals are agony. / A soulless chain with surly staff. / The kebab poisoned half our team. /
The mouse lags and the wheel squeaks, rubbish. / The tap drips maddeningly. / Their apology was insincere and worthless. /
The tablet is painfully sluggish. / The cutlery was filthy. / A predatory lender, avoid them. / The concierge humiliated my mother. /
The glue is junk. / The bathroom renovation bankrupted my patience. / The fabric feels tacky and looks frumpy. / An exasperating maze of forms. /
The espresso was bitter sludge. / That garage is a con. / The playground equipment is dangerous and badly rotted. /
The trainer was lazy and belittled beginners. / The moisturiser is sticky, smelly muck. / Sloppy stitching, crooked hem, dodgy buttons. /
I wouldn't give these tyres to my worst enemy. / I would not call it comfortable. / It isn't waterproof, whatever the label claims. /
Not remotely what was pictured. / No apology, no voucher, not even a shrug. / There's nothing fresh about that fish counter. /
The helpline doesn't help. / I can't recall a worse meal. / It never held a charge for longer than a coffee break. /
Nobody bothered to unlock the pool we had paid for. / The shoes aren't leather at all. / Don't fall for the glossy advert. /
It wasn't even worth the stamp. / I wasn't told about the fee until it had vanished from my account. / The lock doesn't lock. /
They didn't honour the guarantee. / You can't hear a word over this headset. / Nothing fits, nothing lines up, and there are no instructions. /
There was no soap, no loo paper and no one to ask. / The stain remover removed nothing but the colour. / I don't trust that clinic any more. /
It hasn't worked properly since the day we plugged it in. / Never has a haircut made me cry before. /
We couldn't sleep a wink in that sauna of an attic. / The food wasn't hot, the beer wasn't cold. /
I couldn't find a single ripe avocado in the crate. / No amount of tightening stops the wobble. / Not even the pigeons wanted our leftovers. /
The sales rep wouldn't let me leave without signing. / I've never felt so unwelcome in a shop. / The mop doesn't absorb, it just smears. /
Inexcusable, an ambulance that grubby. / The room wasn't cleaned once all week. / The heater barely warms my toes. /
No one at the bank would take responsibility. / I shan't be renewing. / The software isn't fit for purpose. / You don't get what you pay for. /
I didn't ask for a lecture about my weight, I asked for painkillers. / It doesn't deserve even half a star. /
They can't spell my name, let alone deliver to my door. / The bread had no taste and the butter no business being that colour. /
There's no way I'm setting foot in there again. / Not one of the twelve bulbs lit up. / I'm not paying for that mess. /
The lens won't focus and neither will the support guy. / The mechanic hadn't even opened the bonnet, yet he invoiced me. /
No parent should let a child near this swing. / It wasn't a massage, it was an assault on my spine. /
Hardly anything on the menu was available, and what was had gone cold. / The tracker never tracked. /
The duvet isn't warm, it isn't soft and it sheds. / I can't get the stench out of the cool box. /
We never received the crib, and the baby is walking now. / Neither the bell nor the staff responded. / ugh this app again, crashed mid workout /
bleh, wouldnt bother / this phone company is a clown show / lol the sleeve fell off / stone cold pizza and they forgot the dip, cheers for nothing /
hate hate hate the new icons / worst fries in town hands down / So bummed about my bangs. / landlord ghosted us again smh /
nope. nope. nope. sending it back / how is this even legal, the wire is bare / what on earth is this colour, looks like baby sick /
RIP my blender, you lasted a week / tbh i expected way more for 90 quid / gym smells like wet dog, yuck / Ewww, hair in the soup!! /
still waiting on my parcel, day 23, fuming / dont waste ur cash ppl / total garbage, straight to landfill / Customer support is a bot with amnesia. /
scammers!! blocked my number after i paid / the lag omg, unplayable / Boo to the price hike. / nah this barber butchered me /
got food poisoning, so thanks for that / ordered L, got XS, lol bye / bruh the screen cracked in my pocket /
3 hrs in the queue and they shut the window in my face / Avoid. Avoid. Avoid. / this kettle hates me and i hate it back /
Yikes. Just yikes. Mouldy berries. / so over this bank / battery's toast after 2 months, gutted / naff, scratchy n see-through /
bed was like a plank, neck's wrecked / Who approved this hideous logo? / they had ONE job / looks like i've been sold a lemon /
yeah no, never ordering sushi there again / big fat flop / omg the receptionist was soooo snotty / My new jeans? Already ripped. Seriously? /
L purchase, refund pls / doc didn't listen, again, i'm done / internet's down AGAIN, third time this week grrr /
these crisps taste like cardboard and sadness / Wasted a Saturday on this flatpack garbage. / proper fleapit, that motel / ick, sticky menus /
If you value your sanity, steer clear. / The dry cleaner handed me back a christening gown with a scorch mark. /
My plants died in their premium soil within a week. / We watched our dinner reservation be given to a footballer. /
The vet misread the chart, and our tortoise paid for it. / The sunscreen let us roast, and my twins blistered. /
I bled through three plasters thanks to the burr on that grater. / The instructions warn against using it near water; it is a shower radio. /
The recall notice arrived after the fire brigade did. / The therapist fell asleep while I was talking. /
My savings account earns less than the envelope in my sock drawer, and they dare to charge fees. /
The bunk bed creaked ominously and then gave way at two in the morning. / The tiler pocketed our deposit and changed his number. /
We have stopped inviting people over, the new sofa is that ugly. / The stairlift stranded Mum halfway up for an hour. /
Fruit flies rose from the banana box like smoke. / The optician mixed up the prescriptions and I've had headaches ever since. /
The toaster has two settings: raw and cremated. / I brought my own sheets after seeing theirs. /
The movers quarrelled, dropped the fridge and demanded a tip. / The perfume reminds everyone of a public lavatory. /
The waitress whisked our plates away while we were chewing, and hovered for the bill. /
Their cancellation form has crashed on me six evenings in a row, surely on purpose. /
The gutter they fitted sends the rain straight into our bedroom. / The camera strap broke above a canyon; you can guess the rest. /
We slipped out at half-time and beat the traffic. / I sold my ticket for the second night to the first person who asked. /
My husband snored through the entire second act. / By the interval every other chair in our row was vacant. /
I skipped to the last paragraph just to be rid of the thing. / The children asked after ten minutes whether we could go now. /
Three of my classmates have already dropped the subject because of her. / I counted the ceiling tiles twice. /
We checked out on Monday although we had paid until Friday. / She came out of the meeting and locked herself in the lavatory. /
I take the stairs so that I do not have to share a lift with him. / The crowd jeered and threw their scarves on the pitch. /
Our daughter has a stomach ache every morning before nursery. / The grandparents went hungry and stopped at a petrol station on the way back. /
After the first semester eleven of us asked for a transfer. / Static and traffic noise were preferable to that chat show, so off went the radio. /
The tour leader marched on and left my mother behind at the fountain. /
I have applied for a post in another city just to get away from that department. / Two guests walked out during the best man's speech. /
Nobody from the office signed his leaving card. / We were sent from window to window until the building closed. /
I put the volume with the kindling for the stove. / They sang my name wrong, at my own retirement do. /
Five hours on the platform and not one announcement. / My aunt fed her portion to the cat under the table. /
The fans burned their shirts outside the ground. / I unsubscribed halfway through the first episode. / Our beach towels were black with tar by noon. /
He interrupted me eleven times; I stopped counting after that. / The groom's family has not spoken to ours since. /
I slept in the car rather than in that dormitory. / The nurse sighed and told me that others were worse off. /
When the credits rolled somebody behind us muttered finally. / We spent our honeymoon looking at a building site. /
The pupils throw paper planes and she stares out of the window. / I lied about a headache so that I could go home early. /
Mum read the ministry's rejection and wept with helpless anger. / The lights went on and people asked for their money at the box office. /
I have blocked his number and changed my gym. / The toddler screamed as soon as the clown opened his mouth and we had to leave. /
I got to the summit and saw nothing but cranes and a kiosk. / My superior passed off my report as his own. /
For a month the neighbours have been drilling at six in the morning. / The bus sailed past us, the driver staring straight ahead. /
We had pictures of palm trees in the brochure and a motorway under the window. / I nodded off twice and missed nothing. /
Two of our best people resigned the day after his speech. / The season is over and I shall not renew my membership. /
The museum guard shooed us through the halls like geese. / My grandfather waited eleven months for that appointment and then it was called off. /
I paid for a lecture and got a sales pitch. / They hired the manager's nephew and sent me a form letter. /
The reporter fabricated quotes and slandered my late uncle on the front page. / My little boy hid behind me when the instructor shouted. /
My suitcase went to another continent and I went to the wedding in flip-flops. / The hikers turned back because the trail was ankle-deep in rubbish. /
She giggled with her colleague while my father lay there in pain. / Even the author's own mother could not finish it, I hear, and I gave up sooner. /
I left the exhibition after eight minutes, and three of those were in the cloakroom. / Since the reform I spend my evenings filling in forms. /
We sat on the runway until the baby had no nappies left. / The party was so lively that I helped wash up to have something to do. /
I have torn up my library card. / After his visit I needed two aspirins and a lie-down. /
The interviewer yawned and looked at his watch while I was speaking. / Nobody passed the test, and the teacher blamed us. /
I kept my coat on all evening in the hope that we would leave. / The roof dripped on the audience and no one came with a bucket. /
The villagers crossed the road rather than greet us. / Our captain blamed the newcomers in front of the cameras. /
I heard the score and switched the phone off for the weekend. / They cut down the lime trees overnight, before anyone could object. /
I would rather do my tax return than sit through that again. / I want to move out as long as that family lives upstairs. /
She marked my essay without reading past page one. / We laughed, but only because it was meant to be a tragedy. /
Seven emails to the registrar, seven automatic answers. / My sister avoids Sunday lunch now, and I cannot blame her. /
The film put my popcorn to sleep. / Halfway up the mountain our so-called guide admitted that he was lost. /
Every exchange between the lovers grates on the ear. / He droned on interminably. / A tedious slog through somebody's diary. /
The remake butchers a classic. / Her condescension infuriated us all. / The whole festival was appallingly organised. / A turgid, humourless drama. /
The striker's antics disgust me. / An abysmal showing by the visitors. / His sarcasm crushed the pupils. / I loathe the new open-plan floor. /
The sermon was insufferably smug. / The resort is a soulless concrete jungle. / Billed as spine-chilling, it proved a snoozefest. /
This column peddles prejudice, revolting. / The landlady is a nosy, quarrelsome tyrant. / The debate degenerated into a dismal slanging match. /
I was appalled by the state of the ward. / What a shoddy piece of journalism. / The camp leaders were negligent. / A clumsy plot riddled with holes. /
A botched premiere. / My commute is soul-destroying. / The town centre is shabby and menacing after dark. / Her cover version is excruciating. /
The head teacher dodged our questions disgracefully. / The atmosphere at work is poisonous. / The mayor's decision is an outrage. /
Ludicrous casting and wooden acting. / Calling this travesty a biography is an affront to the deceased. /
My driving instructor is irritable and unfair. / The buffet was unappetising and picked bare by the time we came. /
The reunion was stilted and awkward, I cringed throughout. / A boorish best man spoilt the toast. /
Our coach outing turned into an unmitigated fiasco. / I despise how they haggle over sick leave. / The chorus sounded strained and ragged. /
Ghastly acoustics, even ghastlier drumming. / The playground has been shamefully neglected. / My room-mate is inconsiderate and filthy. /
A stultifying afternoon of slides. / That presenter gets on my nerves. / The finale cheated us of any payoff. /
Frankly, an embarrassment for the whole club. / The consultant was brusque and patronising. / The novel is pretentious drivel. /
The new schedule exhausts us. / A miserable crossing, seasick from pier to pier. / The beach reeked of rotting weed. /
The jokes fell flat, one after another. / He manages by fear and bluster. / Our trip was marred by constant bickering. /
An infuriatingly vague reply from the authorities. / I resent being spied on by my own employer. /
The usher was surly and shone his torch in my eyes. / The gig was cancelled an hour before, with no apology. Despicable. / The referee robbed us. /
Monotonous teaching that stifles every spark of curiosity. / The gossip in that choir sickens me. / Her gravy was lumpy and her remarks were worse. /
The exhibition is a muddle with barely legible labels. / A bleak town with bleaker food. /
Herded through in droves, jostled and underwhelmed: so went our palace visit. / The ending is a cop-out. / His lectures are a torment. /
What an ordeal, that border crossing! / The compartment was stifling and stank of sweat. / Our waiter at the reception was downright insolent. /
The hospital lost my file, unforgivable. / I feel betrayed by the board. / The series has become a pale shadow of itself. /
It saddens me how they treat trainees. / The quiz host is unbearably loud. / A humiliating defeat that stings. / The sightseeing bus was a rip-off. /
I was mortified by my cousin's vulgar toast. / The fog and the sleet turned our trip into a trial. / A mean-spirited satire that left a nasty taste. /
The library cuts are a scandal. / The understudy mumbled, deplorable. / The recital dragged on woefully. /
I detest the way she talks down to the cleaners. / All that swooning on the balcony left us utterly unmoved and restless. /
Not one gag in this sitcom lands. / I stayed a stranger in that town, unloved and lonely. /
No smile, no handshake, just a frosty nod from our hostess. / The story doesn't go anywhere. /
He did not apologise, not even when it was proved that he had lied. / I can't see what all the acclaim is about. /
No one in the team trusts him any more. / The lecture had neither structure nor substance. / Hardly worth the bus fare. /
The holiday wasn't a rest, it was a punishment. / She has never said one encouraging word to my son. /
Cattle could not be shipped with less dignity than we were. / The hero never comes alive. / The teacher couldn't explain the simplest rule. /
Not what I call a celebration: warm beer and silence. / Do not put me beside that chauvinist at another banquet. /
The school isn't safe, and the governors don't listen. / Nothing happens in this film, and it happens slowly. /
The new boss doesn't keep a single promise. / We weren't offered as much as a glass of water. / You won't find any peace on that beach. /
I have never been talked to like that by an official. / There is no excuse for such sloppy refereeing. /
The cast didn't bother to learn their lines. / It was not the romantic weekend we had longed for. /
No map, no staff, no idea where to go: so much for the science park. / Not even the choir could rescue that dreary service. /
I could neither hear the actors nor see the stage. / The marking scheme had nothing to do with justice. /
They wouldn't let my wheelchair-using brother in. / The plan isn't thought through and it will not work. /
She couldn't be bothered to shake my hand. / I find nothing to like in his latest novel. / The train never came and nobody seemed to care. /
We got no explanation, let alone compensation. / I didn't learn a thing all term. / My ideas were never wanted there. /
It isn't art, it's a pile of bricks with a price tag. / The picnic by the motorway was no fun whatsoever. /
Why the sequel was made I shall never understand. / I no longer look forward to the family Christmas. / Nobody clapped. Nobody could. /
The commentators don't know the first thing about rugby. / The trip did nothing for me but empty my purse. /
I cannot forgive the coach for leaving her out. / The doctor didn't believe me, and it was broken after all. /
There's not enough aspirin in the world for that brass band. / The podcast never gets to the point. /
It wasn't worth crossing the street for, let alone the ocean. / I haven't had one pleasant conversation in that office. /
Not a soul thanked the volunteers, how shabby. / The city did not live up to its postcards, I was crestfallen. /
They have no business calling that a university. / ugh, mondays with this boss / worst gig in ages, left after two songs / meh, total letdown tbh /
nope. never flying with kids on that line again / so bored at this conference, someone rescue me /
Rain. Again. Day nine of our so-called summer break. / ref needs glasses, we got mugged / yawn... wake me when it's over /
my seatmate clipped his toenails, gross / omg that dentist, never ever again / can this lecture pls end / Lost 6-0. At home. Pathetic. /
boo, they axed my favourite show / hate hate hate this commute / tummy ache from the party buffet, thx a lot / stuck at the airport overnight, livid /
sooo overhyped, dont bother / Teacher called me thick. Cheers, mate. / grr, upstairs is practising the tuba again / that plot twist was sooo dumb /
worst. blind. date. ever. / dumped by email lol, not cool / Blah. Skip this museum. / what a bunch of snobs at that golf club /
aaand the heating in the classroom is dead again, freezing here / seriously, who wrote this rubbish? /
got yelled at for asking a question, nice start to the job / smh, they paved over the meadow / Feeling low after that interview. /
supper with the in-laws: frosty soup, frostier faces, brr / this course is a con, people / cringe from start to finish /
Yuck, jellyfish soup instead of a sea! / fed up with these strikes!! / missed my own graduation thx to that train /
Rubbish seats behind a pillar, fuming. / sick of my flatmate's dirty dishes / oh great, another reboot nobody wanted, give it a rest /
bleh weather, bleh hotel, bleh mood / Not impressed, lads. Not impressed. / couldn't even see the stage, what a swindle /
school trip = disaster, two kids lost / zzz. three hours of elves talking / ouch, that haircut scene, that script, ouch ouch ouch /
Council at it again, raising fees for nothing. Grr! / two hours in A&E and sent home w/o help, angry / our new neighbour: shouty, nosy, awful /
Flopped my viva because the panel was vile. / game crashed at the boss fight AGAIN, done with it / grim hostel, bedbugs, no sleep, send help /
the ghost train wouldnt scare a baby, lame / The heiress whines, the butler mumbles, I suffered. / Reading this was like chewing cardboard. /
The reviewer spoiled the ending in his first line, the wretch. / My supervisor belittles everyone who earns less than she does. /
The cruise lecture was so dry that I envied the fish. / His handshake was limp, his answers were evasive and I distrust him deeply. /
The strike wrecked our silver wedding trip. / A scatterbrained teacher who mixed up our names all year and our grades too. /
The clinic's corridor smelt of urine, and the sheets were stained. / I'm heartbroken that they are closing the village school. /
The bouncer shoved my sister, a brute. / The stepmother in this novel is a tired cliche, like everything else in it. /
The zoo made me sad: a lone elephant swaying in a concrete pit. / Our so-called sea view room overlooked dustbins. /
We froze, we queued, we were fleeced. / Ticket prices soared while the quality plummeted. /
The rowdy stag party in coach C ruined everyone's journey. / The pension office treats old folk like beggars. /
The tenor bellowed and the soprano shrieked. / They bullied my niece until she quit ballet. /
My colleague sabotages me whenever the director is watching. / The critic's spiteful article hurt many people. /
Gnats, mud and a broken stove: farewell, camping. / The groom forgot the rings, his speech and his manners. /
The bypass they have approved will choke our valley. / A patronising exhibition that treats visitors like infants. /
Grandmother's hospital supper was a grey puddle. / The goalkeeper's blunder cost us the title and I am inconsolable. /
The bus lurched and braked until half of us were ill. / The author preaches, repeats himself and wastes our time. /
The playwright mistakes shouting for passion. / They postponed my operation for the fourth time, I despair. /
The ceremony was rushed through like a parking fine. / The cloakroom attendant shouted at my daughter for nothing. /
I found the new gallery sterile and forbidding. / This sports channel is nothing but adverts and blather. /
A vindictive boss and a cowardly personnel department, I quit. / The trainer hogged the piano and bragged for an hour. /
The pie was gristly and I bit on a tooth that was not mine. / Our visit was overshadowed by a ghastly row over the inheritance. /
The inspector snarled at a pensioner over an expired pass. / The headline screams, the article lies. / Such feeble defending makes me weep. /
The lodger stole from my grandmother. / The kayak tour was reckless: no vests, no briefing, one near drowning. /
The crew abandoned us in the rain at a lay-by. / The panel sneered at her accent. / I am disillusioned with teaching. /
The bazaar traders pestered and cheated us. / The tedium of those assemblies! / The water slides were slimy and the lifeguards were asleep. /
The lovers have as much chemistry as two filing cabinets. / The new curriculum is half-baked. /
The vicar muddled up the names of the dead, unbearable for the family. / The landlord's son smashed our window and laughed. /
We rue the day we chose that kindergarten. / The tournament was rigged, I'm convinced. / Lousy weather, lousy trails, lousy company. /
A bitter let-down after months of waiting.
""",
    "neutral": """
{T} is all right. / {T} is neither good nor bad. / {T} does its job. / An average experience, nothing special about {t}. /
I have no strong opinion about {t}. / {T} arrived on Tuesday. / {T} is okay, I suppose. / {T} is like any other. / It is what one expects of {t}. /
{T} has good sides and bad sides. / I bought {t} last week. / {T} is fine, no more and no less. / Three stars for {t}. / {T} comes in a box. /
Some parts of {t} are good, others are not. / {T} is as described. / {T} is neither fast nor slow. / I have used {t} twice so far. /
{T} could be better and could be worse. / There are better ones and worse ones than {t}. / {T} is what it is. / {T} was delivered by the post. /
I do not mind {t}. / {T} is usual. / Neither happy nor unhappy with {t}. / {T} has the size of a book. / We use {t} on Mondays. / {T} is average. /
The package contains a charger and a cable. / The shop opens at nine. / The film runs for about two hours. / I read it on the train. /
The course takes place twice a week. / It is made in Portugal. / We stayed three nights. / The hotel has forty rooms. /
The lamp is grey and thirty centimetres high. / I have had it for two weeks now. / It replaces my old one. /
The restaurant is next to the town hall. / I paid by card. / The manual is in four languages. / My sister has the same model. /
It needs two batteries. / The talk was about taxes. / We took the bus back. / No strong feelings either way. / It does what it says, that is all. /
Nothing to praise, nothing to blame. / It is about as good as the last one. / I would say it is average. / Could be better, could be worse. /
It is fine for the price, I suppose. / I expected this and got this. / I neither recommend it nor advise against it. /
The room was clean enough, as in most hotels. / The soup was warm, the bread was bread. / It is a chair, one can sit on it. /
The update changes the order of the menu. / The receipt is in the box. / There were about twenty people. / The exhibition is open until March. /
The jacket comes in blue and black. / It is used for cutting paper. / We met the guide at ten. / The bill came to thirty euros. /
My order consisted of two items. / The service was neither quick nor slow. / The food was okay. / Acceptable, no more. / It passes the time. /
A normal hotel for one night. / I have seen better and I have seen worse. / It is not great, it is not terrible. /
I shall see how it does in winter. / Too early to say anything about it. / I have not formed an opinion yet. /
The new model is two centimetres longer. / I use it for work. / The parcel was left at the post office. / The lesson lasts forty-five minutes. /
The concert begins at eight. / The appointment was on Tuesday. / It has a wooden handle. / The store moved to another street. /
He wrote the book in 1998. / They sell bread, milk and newspapers. / The train stops at every station. / The box measures ten by twenty centimetres. /
The phone has two cameras. / We ordered the dish of the day. / The guests sat on the terrace. / The museum is closed on Mondays. /
Standard quality for a standard price. / As expected, no surprises. / The usual hospital food. / One more coffee shop like all the others. /
It works like the previous version. / The staff did their job. / I got a reply after two days, which is usual. / The meeting ended at four. /
The assistant handed me the form. / It meets the requirements. / The fabric is cotton. / The flight was on schedule and lasted two hours. /
My neighbour has one in green. / The hotel lies between the station and the river. / The form has two pages. / The bag holds about ten litres. /
The second edition appeared in May. / He talked about his journey for half an hour. / The tickets can be bought at the entrance. /
The kettle takes one litre. / I have it in my office. / The lesson was about verbs. / We received the keys at noon. /
It can be folded and put under the bed. / The performance has two acts and a break. / There is a car park behind the house. /
The cable goes into the left socket. / The soup of the day was tomato. / My husband ordered it on Monday. / Breakfast is served from seven to ten. /
The book tells the story of a fisherman. / The room has a bed, a table and a chair. / The warranty card is in the box. /
They use it in the school kitchen. / The light is switched on at six. / I exchanged it for a larger size. / The guide leads groups of ten. /
The shoes are black and have laces. / It runs on two batteries. / The bill lists three items. / The new manager started in June. /
The app asks for the postcode. / Some liked it, others did not. / It is like most of its kind. / It neither pleased nor annoyed me. /
No better than the rest, no worse either. / I guess it is all right. / So far nothing to report. / It serves its purpose, full stop. /
Average in every respect. / Decent, though nothing to write home about. / A film one sees and forgets. /
The tin opener is in the second drawer. / The oven has a top and a bottom heat. / The novel is set in Lisbon in the twenties. /
The movie is rated twelve and runs for ninety-eight minutes. / The villain is played by a Danish actor. / I paid twenty quid for it. /
Got it yesterday, not tried it yet. / idk, its a phone / meh, neither here nor there / It's alright I guess, nothing to shout about. /
Not fussed either way. / Can't say I have a view on this. / The cafe serves tea, coffee and sandwiches. / The brisket comes with two sides. /
There are four levels and a bonus round. / Each player gets seven cards. / The puzzle has a thousand pieces and shows a harbour. /
The pub closes at eleven. / The scones are sold in pairs. / The curry is available mild, medium or hot. / The vet has moved to Mill Lane. /
The surgeon will call on Thursday with the date. / The physio gave me a sheet with six exercises. / The midwife visits on alternate Fridays. /
My son has maths on Mondays and Wednesdays. / Mrs. Patel teaches year four. / Our tutor sends the worksheets by mail. /
The menu is on the left, the search box on the right. / The app is thirty megabytes in size. / The calendar shows the week from Monday to Sunday. /
Does the drill come with a case? / How long is the cable? / Is the size the same as last year's? / What time do you open on Saturdays? /
Has anyone here used this brand? / Where can I find the serial number? / Which of the two models has the larger tank? /
Can somebody tell me whether it fits a twin bed? / When does the new season start? / Is breakfast included? / Who wrote the music? /
Do I need an adapter in Ireland? / Any difference between the blue and the green one? / The ladder has eight rungs. /
The jeans are available in regular and long. / The wool comes from Shetland. / The hoodie is machine washable at thirty degrees. /
The skirt ends below the knee. / Roses should be pruned in early spring. / The tomatoes were planted in May. / The mower has a forty-litre bag. /
It takes unleaded petrol. / The car was registered in 2017 and has one previous owner. / The brakes were checked at the last service. /
The groomer works by appointment. / The shelter is open to visitors on Sunday afternoons. / A hamster needs about ten grams of food a day. /
The song is in D minor. / The orchestra consists of sixty musicians. / Her new album contains eleven tracks. /
The choir rehearses in the parish hall. / The vacancy is for two days a week. / My boss is on leave until the ninth. /
Three colleagues have changed departments. / The pay is transferred on the last working day. / The landlord lives on the ground floor. /
The deposit is two months' rent. / The bank has changed its logo. /
The branch in Queen Street is closing in April, the one in Park Road stays open. / Cloudy with some sunny spells, around fifteen degrees. /
Light wind from the west, no rain expected. / Snow above eight hundred metres. / The match ended one all. / The first half starts at three. /
The team plays in green and white. / The league has eighteen clubs. / The scan is booked for the twelfth. / The parcel is at the sorting centre. /
The clinic has two entrances. / Eggs are in aisle five. / The depot handles about nine hundred parcels a day. /
The login page now has a second step. / It's about the same as my previous flat. / Much like its rival, to be fair. /
The new version differs from the old one in three menus. / It replaced the one we had before. / No change since last summer. /
I was neither thrilled nor let down. / It was just another Tuesday. / It neither impressed nor offended me. /
I have no complaint, nor any reason to rave. / Not bad, not good, just there. / Neither a bargain nor a rip-off. /
You could do better and you could do worse. / Middle of the road. / A run-of-the-mill sandwich. / Bog-standard hotel room, does what it should. /
Par for the course. / Same old, same old. / It's a kettle. It boils water. What more is there to say? / Fair to middling. /
I wouldn't cross the street for it, nor to avoid it. / Six out of ten, I'd say. / Two and a half stars. / A solid C. / Ok for what it is. /
It'll do. / Serviceable. / Adequate for the purpose, nothing beyond. / I am on the fence. / The jury is still out. /
Some colleagues swear by it, some swear at it; I just use it. / Opinions differ on this one. / Depends on what you need it for. /
If you want something ordinary, this is ordinary. / One visit was enough to see it, and that is neither praise nor blame. /
I would not go out of my way for it, but I would not refuse it either. / I shrugged and moved on. / Library to open on Sundays from June /
New bus timetable comes into force on Monday / Council publishes plan for the market square / Band announces autumn dates /
Company appoints new head of sales / Bakery moves from Mill Lane to Station Road / Museum shows clocks from three centuries /
Airline adds second daily flight to Bergen / The shampoo comes in a bottle of two hundred millilitres. / The lotion contains aloe and zinc. /
Apply twice a day to dry skin. / The barber takes walk-ins until four. / The tattoo takes about two sittings. /
The plumber is booked for Wednesday between eight and twelve. / The movers will bring forty boxes. / The painters start with the hall. /
The electrician replaced the fuse box in 2019. / The roof is tiled. / The windows are cleaned every quarter. /
The stroller folds to seventy centimetres. / The cot has three heights. / The nursery takes children from the age of one. /
My niece turned seven on Sunday. / The magician performs at three and at five. / The campsite has sixty pitches. / The tent sleeps four. /
The sleeping bag is rated to zero degrees. / The rucksack has a volume of thirty litres. / The boots are made of suede. /
The cruise calls at five ports. / The train leaves from platform six. / Check-in opens two hours before departure. /
The stewardess announced the landing. / The taxi rank is behind the station. / The guide meets the group under the clock. /
The castle was built in the twelfth century. / The zoo has about three hundred animals. / The spa is on the lower level. /
The massage lasts fifty minutes. / The yoga class has moved to room two. / The gym opens at six on weekdays. / The pool is twenty-five metres long. /
The marathon starts at the harbour. / The piano is tuned once a year. / The pottery class is on Thursdays. / The novel has forty chapters. /
The poems were first printed in 1951. / The audiobook is read by the author. / The documentary is about salt. /
The series has three seasons of eight episodes. / The final episode airs on Friday. / The comedy was filmed in Leeds. /
The musical is based on a play. / The ballet is in three acts. / The Christmas market runs until the twenty-third. /
The lasagne takes forty minutes in the oven. / The dumplings are filled with pork or mushrooms. / The espresso costs two euros. /
The salad contains nuts. / The sushi set has twelve pieces. / The fish is from the North Sea. / The pancakes are served with syrup or lemon. /
Brunch is from ten to two. / The honey is from a beekeeper in the village. / The oil is sold in tins and bottles. / The beer has five percent. /
Cherries are in season in June. / The vegetable box contains carrots, leeks and onions this week. / The stall is there on Wednesdays and Saturdays. /
The headphones have a cable and a small bag. / The keyboard has a number block. / The monitor measures twenty-seven inches. /
The router has four sockets and two aerials. / The printer takes A4 and A5. / It charges through a flat plug. /
The vacuum robot returns to its base at noon. / The frying pan has a diameter of twenty-eight centimetres. / The set contains five knives. /
The dishwasher has six programmes. / The fridge is one metre eighty high. / The washing machine spins at fourteen hundred. /
The iron weighs one kilo. / The bookcase has five shelves. / The desk is sold without the lamp. / The rug is two by three metres. /
The curtains are dark blue. / The duvet is filled with cotton. / The armchair stands by the window. / The mattress is ninety wide. /
The candles burn for about twenty hours. / The mirror hangs in the hall. / The clock shows the date. / The scooter is allowed on cycle paths. /
The bike has seven gears. / The tyres were changed in October. / The caravan is parked behind the barn. / The policy runs until December. /
The solicitor's office is on the third floor. / The accountant needs the receipts by the tenth. / The flat has two rooms and a balcony. /
The council meets on the first Tuesday of the month. / Books can be borrowed for four weeks. / The postman comes around eleven. /
Our neighbours have a grey cat. / The wedding is at two, the dinner at six. / The florist needs the number of tables. / The cake has three tiers. /
The band plays from eight to midnight. / The caterers bring plates and cutlery. / The photographer will send the link by Friday. /
The gown is being altered. / The ring is size fifty-four. / My birthday is in November. / We were five in the team. /
fyi the room has changed to B12 / just so you know, it ships from Poland / will report back after a month / Bought it. Used it. No feelings. /
first time user here, no verdict yet / Ordered on the third, delivered on the seventh. / It came in a brown box with a label. /
They sent a replacement, which is now in use. / The seller has been on the site since 2012. /
The refund is shown on the statement of the fifteenth. / The chat is staffed from nine to six. / The upgrade takes up two gigabytes. /
The dark theme is under settings. / The search covers titles and authors. / The translation is by the same publisher. /
The budget app lists income and spending. / The forecast is updated every hour. / The language course has three levels. /
The chess club meets in the canteen. / The workshop is limited to fifteen people. / The lecture is in hall four. / The internship lasts six months. /
The office moved to the seventh floor. / The yard is paved. / The gloves come in three sizes. / The umbrella is one metre across. /
The coat is knee-length. / The allotment is number forty-two. / The hedge is cut twice a year. / Sow in April, harvest in August. /
The greenhouse has a sliding door. / The operation takes about an hour. / The dog is a four-year-old terrier. /
The ferry sails every two hours in summer and every four in winter. / The stadium holds twelve thousand. / The attendance was 4,310. /
The referee comes from Wales. / The board game takes about forty-five minutes. / The controller uses two cells. /
The graphics can be set to low, medium or high. / The kit is for ages eight and up. / The kite is one metre sixty wide. /
The pen of the drawing tablet has two keys. / I changed trains in Crewe. / She ordered tea and I had water. / He asked for the time and I told him. /
We sat at the back. / I looked at three flats and have not decided. / I have read half of it so far. /
I switched from one provider to another in spring, and I notice no difference. / My expectations were average and so was the evening. /
It took as long as they said it would. / The price went up by the usual two percent. / As hotels go, a typical one. /
As sequels go, about what one would guess. / It was on time, it was warm, it was food. / The haircut is the same as always. /
The waiter brought what we ordered. / The doctor wrote a prescription and I went to the pharmacy. / The teacher handed out the timetable. /
The plumber changed the washer and left. / The interview lasted half an hour, they will be in touch. / I have been a customer since 2015. /
Please note that the shop is closed on Easter Monday. / The following items are in stock: two lamps and one desk. /
This review is about the small size. / I am comparing three kettles at the moment. / I got it as a present and have not opened it. /
It was the only one on the shelf. / It does not stand out in any direction. / Nothing about it sticks in the mind. /
I neither look forward to it nor dread it. / Would I go again? Perhaps, perhaps not. / Would I buy it twice? No idea. /
There was nothing wrong and nothing special. / It was what the label said. / You sit, you eat, you pay, you leave. /
It is a bit larger than my hand. / Typical airport coffee at a typical airport price. /
The plot is the usual one: they meet, they part, they meet again. / The sound is about average for this class. /
Both have pros and cons, so pick either. / The old one was grey, the new one is beige. / My cousin lent me hers for the weekend. /
The pub is called The Happy Duck. / The winner of the raffle is ticket number twelve. / The pain clinic is on the second floor. /
The complaints desk is next to the lift. / The film is a horror film. / The song is called Sad Eyes. / The talk deals with fear of flying. /
The perfume is named Joy and comes in three sizes. / The book is about a failed bank. / The game has an easy, a normal and a hard mode. /
The best-before date is printed on the lid. / The good china is in the upper cupboard. / The form for broken items is on the website. /
The lost property office opens at ten. / The angry-looking statue in front of the hall is from 1890. / The shop sells bitter and sweet almonds. /
The sauce is hot, as the label says. / The waste bin holds sixty litres. / The emergency exit is at the back. / The love seat is a two-seater. /
The dead battery goes into the red box. / The poor box stands by the church door. /
The article describes the pros and the cons and leaves it at that. / Some say it is great, some say it is awful; I have not tried it. /
My wife likes it, I have no opinion. / It was recommended by one friend and not by another. / The critics were divided. /
Half the readers voted for and half against. / I was told it is good; I cannot confirm or deny that. /
We were asked whether we were happy with it and ticked the middle box. / Not the best, not the worst, just a chair. / Good enough for a Tuesday. /
Nice? Not nice? Neither. / I have no love and no hatred for it. / It did not make me laugh and it did not make me cry. /
I would not praise it and I would not complain. / It is no masterpiece and no failure either. /
I was not disappointed because I had no expectations, and I was not impressed. / ok, got it, will have a look tomorow /
it came in a bag, havent opend it / bus at 8.15, back at 6 / same as the other one tbh, no better no worse / any1 know if it has bluetooth? /
Can I return it without the box? / Who do I ask about the invoice? / Is it normal that the light is orange? / What does the third button do? /
I am looking for a review of the small model. / We will compare the offers next week. / The results will be published in the spring. /
The survey has ten questions, each with five boxes. / Please rate the stay on a scale from one to five. /
The hearing was adjourned until the tenth. / Two of the five stairs have been replaced. / The sample was blue, the delivery is blue. /
I measured it: forty-one centimetres, as on the page. / On Monday we had soup, on Tuesday fish. / He plays the cello and she plays the flute. /
The school trip goes to the salt mine this year. / The recipe asks for three eggs and a cup of flour. /
The carton held a plug, two screws and a folded leaflet. / Pickup is possible between eleven and six. / Bottom left you will see the invoice number. /
I collected the parcel from the kiosk on Wednesday. / Weight sixty kilos, seats three, ships in two cartons. /
Does the voucher also apply to sale items? / The garage replaced the oil filter and the wiper blades. /
The barber uses scissors first and clippers afterwards. / My tenancy began in October and runs for two years. /
You pull the lever to open the hatch. / Branches exist in Leeds, York and Hull. / The tea towel is made of linen and hangs on a hook. /
A European adapter lay underneath the foam. / The insurer asked for a copy of the police form. /
From the street one sees a brick facade and a flat roof. / I ordered the soup, then the cod, then a coffee. /
The gym requires a towel and indoor shoes. / The toy is meant for children above three years. / The app sends one notification per day. /
We were seated at a table near the window. / The stapler takes size ten staples. / My broadband contract was renewed in spring. /
A nurse took my pulse and noted the figure. / Which socket does this lead go into? / The dresser has five drawers and brass knobs. /
The sandwich contained ham, lettuce and mustard. / Payment is due within thirty days. / The courier rang at twenty past two. /
Button fly, four pockets, belt loops. / It is an ordinary broom with an ordinary handle. / The programme installs itself in the second folder. /
The dentist took an X-ray and booked another visit. / Our landlord lives in Cardiff. / The torch runs on a nine-volt cell. /
I returned the blue one and kept the brown one. / The mower is stored in the shed during winter. /
Rye, spelt or white: those are the loaves on sale. / Charged overnight, unplugged at seven. / A new tariff applies from April onwards. /
The shampoo is sold in bottles of 250 ml. / The chair is adjustable in height. / They asked me to fill in my surname and date of birth. /
The kettle switches itself off when the water boils. / Is breakfast included in the rate? / Bring a one-pound coin for the locker. /
I wear it to the office and take it off at home. / The set comprises a spade, a rake and a trowel. / Mattress dimensions: ninety by two hundred. /
My brother bought his from the same catalogue. / Founded in 1974, the company now employs sixty people. / Return slips are found inside the lid. /
The restaurant seats eighty and has a coat rack. / She cut about an inch off the back. / A different menu is chalked up each Monday. /
The speaker connects by cable or by radio. / Our maisonette overlooks a courtyard with bins and bikes. /
The mechanic noted the mileage in the service book. / Turn the dial clockwise until it clicks. / The zip runs diagonally across the front. /
The policy covers two adults and one vehicle. / The biscuits come in a tin with a picture of a ship. / I spent forty-two pounds including postage. /
The clinic is opposite the railway bridge. / Pictures are stored on a memory card. / We checked in at three and out at ten. /
The doctor wrote a referral to a specialist. / This version was released last autumn. / Rubber grip, steel head, half a kilo. /
The waiter brought the bill on a saucer. / How long does the glue take to dry? / Ours is oval, mostly beige, with tassels. /
The router stands on the shelf in the hall. / There is a tram stop outside the entrance. / The warranty lasts twenty-four months. /
I was given seat 14C, on the aisle. / Six screens, two of them upstairs. / Dilute one part emulsion with one part water. /
The doll has brown hair and a checked apron. / The notice was pinned to the board in the lobby. / My order has the status shipped. /
The cafe opened in what used to be a post office. / Capacity: twelve place settings. / The jacket is lined and reaches to the hip. /
Statements are posted quarterly. / A locksmith in overalls rang the buzzer at noon. / You need an adult's signature on page four. /
The salad was served before the main course. / The plumber turned the water off for half an hour. / Display diagonal: ten inches. /
Orders above fifty euros are shipped free of charge. / The jigsaw shows a map of Iceland. / It was Thursday, so the market was open. /
Physiotherapy: basement, second door along. / The bicycle shifts via a twist grip. / Delivery slots are two hours long. /
Wash at forty degrees, inside out. / I switched from the monthly to the yearly plan. / Draught beer, lemonade and tonic are on the drinks list. /
Two keys were handed over, one for the cellar. / The curtain rail is held by three brackets. / The estate agent forwarded the floor plan. /
Somebody from the agency mows on alternate Saturdays. / This skillet fits the larger hob ring. /
Somebody from the telephone company called about the meter box. / From the harbour to the hostel it is a five-minute walk. /
Slide off the rear cover to see the cells. / The refund was credited on the ninth. / My appointment is at a quarter to five. /
Simmer the rice for eighteen minutes. / For now the parka hangs unworn in our closet. / They stock stationery and calendars as well as books. /
Sauna from four o'clock, towels at the hatch. / Shipping weight: just under two kilos. / It takes an ordinary screw-in bulb. /
The chemist asked whether I take other tablets. / What is the difference between the two models? /
Upgrading lasted roughly fifteen minutes on my machine. / Larch slats on a steel frame. / Headquarters: Utrecht, with a warehouse in Ghent. /
I had the tyres swapped for winter ones. / The gloves are available in sizes six to eleven. / Last orders are taken at half past nine. /
The ticket is valid for ninety minutes. / Zigzag is stitch number four of twelve. / The crib stands next to our bed. / Is the bowl microwave-safe? /
Afterwards a survey popped up, eight ticks and a comment field. / The shop assistant scanned the tag. / We parked on level two, bay 38. /
Buckwheat husks are the filling. / The cheque was made out to my aunt. / The museum shop stocks postcards and pencils. /
The ironing board leans against the wall. / At the vet's, Rex was weighed and had his claws trimmed. / It is one of several pens I own. /
The tailor took my measurements on Monday. / Eight bits and a depth gauge accompany the drill. / They ship to Ireland and Norway. /
Reception is staffed around the clock. / I clicked the link in their email and uploaded the form. / The vacuum cleaner has a bag and a hose. /
The cereal is made from oats and barley. / They mounted the radiator under the sill. / The hairdresser asked where I wanted the parting. /
The branch relocated to the shopping centre. / Most people set their fridge to five degrees. / We split the cost between four people. /
Quote your nine-digit policyholder code when ringing. / Whereabouts is the model code engraved? / The concert tickets came as an attachment. /
The trainer demonstrated the rowing machine. / I picked the cheaper of the two quotes. / The scarf is a metre and a half long. /
Draughts, ludo and dominoes form one compendium. / The sheets are changed on Fridays. / The workshop is closed for stocktaking. /
The driver handed me a card with a code. / The screwdriver is magnetic at the tip. / A rectangular bar of green soap. /
Repayments continue until 2031. / The airbag lamp lights up when the ignition is turned. / Tinned beans, sliced sausage, a boiled egg. /
The lift stops at all floors except the fourth. / Our contract has a notice period of three months. /
Hours, minutes, date: that is all my watch displays. / The oven was delivered by two men. / The sample was sent to a laboratory. /
Volume: a third of a litre. / Three GPs share the surgery with a nurse. / Over-ear model, matt black, cable detachable. /
My password had to be changed. / The cupboard is assembled with an Allen key. / Cabs wait on the north side of the terminal. /
One black umbrella, curved grip, usual length. / The coffee came with a biscuit, as it does everywhere. /
The caretaker reads the meters in December. / To collapse the pram, release both catches. / The supermarket has a bottle bank in front. /
A technician is coming between eight and noon. / The voucher code consists of letters and digits. /
The shirt is 60 percent cotton and 40 percent polyester. / A tarpaulin covers the patio furniture from November. /
I counted eight chairs and a magazine rack while waiting. / Does anyone know if it fits a 1998 hatchback? /
The order confirmation lists two pairs of socks. / We used the stairs, since the room was on the first floor. /
The seller replied that the item is in stock. / The spa day includes a robe and slippers. / I watched the setup video and then set it up. /
The teapot is the one on the left in the photo. / The chain has forty shops in the north. / The tool is used for removing nails. /
Clause seven of the lease concerns parking. / Concentrate, water, vitamin C: that's the juice. /
I set one alarm for weekdays and another for Sundays. / The dog bed went into the corner by the stove. / The receptionist photocopied our passports. /
Silver-plated bracelet, hook clasp, nineteen centimetres. / It does roughly what the older one did. / So so, really. / Middling, I would say. /
Priced like the competition. / The pizza was a pizza. / A run-of-the-mill hotel off a motorway. / It's a toaster. It toasts. /
Passable, comparable to the others in that range. / Nothing stood out, one way or the other. / Keeping it or returning it would be all one to me. /
About what one would expect for the sum. / She trimmed it as she does each month. / Mid-table, if there were a league of kettles. /
No complaints, no compliments. / It's a so-so sort of cafe, like any on that street. / Par for the course at a chain. /
Right in the middle of the scale, two and a half of five. / A mediocre-to-decent hammer, in other words a hammer. /
Ordinary broth, seasoned about averagely. / It gets the floor swept, as a broom should. / The rebranding leaves me indifferent. /
Equivalent to its predecessor, as far as I can tell. / My impression: ordinary. / Standard-issue trainers, white, with laces. /
Among local garages it ranks somewhere in the centre. / The stay was uneventful. / Nothing special, nothing awful. / I guess it's fine, it's a cable /
dunno, haven't opened it yet / just a normal phone tbh / anyone know when they open on sundays? / ok so it came today, its in the hall /
picked up milk, eggs n bread on the way home / gym has weights, mats, a water fountain, yeah / does it have usb, anyone? /
got the grey one cos the black was out of stock / no opinion on the new app, haven't used it / charging it rn / costs what it cost in 2022 btw /
went there once, had a tea, left / no feelings about this jacket, it's a jacket / idk about the insurance, still reading the papers /
so-so, might keep it, might not / moved my account over on friday / average burger, average chips, average bill /
Functions according to the leaflet. / I have no preference between the two banks. / The landlord and I exchanged emails about the meter reading. /
Her new glasses have round frames. / The sticker on the back gives the voltage. / The toy tractor is a scale model, one to thirty-two. /
I put the receipt in the folder with the others. / The clerk stamped the document and filed it. / The dining room faces west. /
The bucket is galvanised and carries nine litres. / Two of us had tea, one had cocoa. / The rental period ends on Sunday evening. /
The optician moved the chart and asked me to read the third line. / The crate is returnable against a deposit. /
Software licence: one user, one machine. / The hose is fifteen metres long and yellow. / The couch was carried up by the side entrance. /
Seedlings arrive in peat pots, six per tray. / The stove is lit with a match. / The brochure has thirty-two pages and a price list. /
The yoga class is held in the parish hall. / Best before the end of June, according to the lid. / Complaints are to be addressed to window two. /
Damage to the hire car is covered up to a limit of five hundred. / One stamp per cappuccino, and the tenth cup goes on the house. /
Should I descale it monthly or yearly? / We keep ours beside the bread bin. / Left my umbrella at reception, fetched it at lunchtime. /
Tap twice to pause, thrice to skip. / On Tuesdays they deal in second-hand prams. / Mine dates from 2016. / Contents: glue, sandpaper, brush. /
Between the chemist and the florist you will see a cash machine. / Before the appointment I filled out a questionnaire about smoking. /
Our parcels usually get dropped at number twelve. / Tracking says it reached the depot at dawn. / Ask for Mondays if you want the female trainer. /
My cousin pays by standing order. / Three of the tiles are spares. / Apart from the colour, nothing distinguishes it from the previous series. /
Half the reviews say one thing, half another; I'm undecided. / In my case it was a size forty-one. /
Per the contract, tenants paint the walls when leaving. / Insert the capsule, lower the flap, press start. /
Booked by phone, confirmed by text, paid on arrival. / An unexciting yet adequate printer, about average for an office. /
swapped sim cards today, same number as before / theres a car wash next to the garage, opens at 7 / Wearing a medium, height one seventy-five. /
Your typical three-star guesthouse, with a minibar and a trouser press. / Whether you choose gas or induction depends on your kitchen. /
The premiere is scheduled for the ninth of October. / The novel has thirty-two chapters and an index. / We changed trains in Lyon. /
Her first lesson covers the alphabet and the numbers. / Four horns, two harps and a tuba are listed in the score. /
My cousin works in the accounts department. / The ferry crosses the strait in seventy minutes. / The council will vote on the proposal in June. /
Both goals fell in the opening quarter; it finished one all. / Kick-off was moved to a quarter past three. / Is the gallery free on Sundays? /
The bride wore blue and the groom wore grey. / We landed at noon local time. / The interview took place by video call. /
The author was born in Norway and lives in Chile. / There were six candidates for the post. /
The teacher handed out the worksheets and collected them at the end. / I have lived across from the fire station since 2011. /
The hospital has two entrances, one of them on Mill Lane. / The podcast appears every other Wednesday. / The second season has eight episodes. /
He plays a postman who moves to a lighthouse. / The path follows the river for about four miles. / We had soup, then fish, then coffee. /
My brother-in-law arrived on Thursday and left on Saturday. / The exhibition shows maps from the seventeenth century. /
Which platform does the sleeper leave from? / The film is set in a mining town in the nineties. / Registration closes on the last day of the month. /
She has been our head teacher for three terms. / The museum lies between the cathedral and the covered market. /
The jury retired at eleven and returned at two. / The choir rehearses in the gym on Fridays. /
The first round was followed by a twenty-minute break. / It drizzled in the morning and cleared up after lunch. /
About forty relatives came, most of them from my mother's side. / I was asked about my previous jobs and my driving licence. /
The feature covers pages seven to nine, with a graph. / Our neighbour has two goats and a tractor. / Act two takes place in a laundry. /
Cabin crew closed the overhead lockers and dimmed the lights. / The city has roughly ninety thousand inhabitants. /
Visitors are asked to leave their bags in the lockers. / The boss introduced the new intern on Monday. / He conducts with his left hand. /
The whole circuit comes to eleven thousand steps. / The wedding was held in the registry office at Thornbury. /
My appointment is at twenty past ten, room 4B. / The game can be played by two to five persons. / The dealer shuffles and the youngest begins. /
The course costs two hundred and includes a workbook. / A recording can be streamed via the faculty portal. / The narrator is a retired clockmaker. /
The bus takes the coast road in summer and the inland road in winter. / An average episode, no more and no less than the others. /
The holiday was what holidays usually are. / A middling film, neither gripping nor dull. / The lesson was ordinary. /
The weather was mostly cloudy, around eighteen degrees. / So-so, I would say. / Our seats were in row M. /
As recitals go, this one sat squarely in the middle. / The meal was edible and filling, that is all one can say. /
I feel indifferent about the new timetable. / My colleague is neither friendly nor unfriendly. /
A serviceable novel that neither excites nor irritates. / The hotel beach is sand in the east and pebbles in the west. /
The mayor opened the meeting at seven. / Employees eat in the basement refectory between twelve and two. / Where did you study before you came here? /
They sang twelve songs, four of them new. / The translation was made from the second edition. / The hut is at two thousand metres. /
The nurse took my blood pressure and wrote it on a chart. / The referee blew the whistle after three minutes of added time. /
I watched the first part yesterday and may watch the rest next week. / He talked about soil, rainfall and crops. /
Our party took the bench beside the emergency door. / The tour starts at the well and finishes at the bell tower. /
The vacancy was advertised in two newspapers. / The series was filmed in Iceland and Ireland. / My shift begins at half past five. /
Our plane had two aisles and nine seats abreast. / Payroll sits upstairs, logistics is in the annexe. / Toddlers are grouped by month of birth. /
The report runs to eighty pages, with appendices. / They have been married for twelve years. / Who is driving you to the airport? /
The piano stands in the hall next to the coat rack. / Both teams fielded the same eleven as last week. / A woman in a raincoat sold programmes. /
Councillors adjourned the motion on kerbside parking. / There are three lifts, one of which is for goods. /
The schoolhouse dates from 1906, its gym from 1974. / The doctor asked when the cough had started. / We crossed the border shortly after midnight. /
The speech lasted eleven minutes. / The neighbours on the left moved here from Bristol. / The workshop deals with tax law for freelancers. /
I did a three-month internship at a printing house. / The story begins with a letter and ends with a train. /
On the second day we visited the salt mine. / The form has to be signed by both parents. / The audience was a mixture of students and pensioners. /
The waiting room has a fish tank and a coat stand. / The castle burnt down in 1688 and was rebuilt ten years later. /
The assembly passed without incident. / Temperatures on the island stayed around the seasonal mean. /
A standard guided tour, comparable to others in the region. / Medium difficulty, medium length, medium crowd. /
I neither enjoyed nor disliked the evening. / The trip was okay, no highs and no lows. / The performance was passable. /
Broth, noodles, a carrot: a soup of the common sort. / No opinion on the new boss yet, she started today. / The quiz was of moderate difficulty. /
The second volume is roughly on a level with the first. / It's a job, it pays the rent. / Whether I liked it? I really couldn't say either way. /
shrug. it was a show, i was present / it was ok i guess, nothing to write home about / watched it, forgot it, whatever /
saw the match, 2-2, that's it / fine. just fine. no strong views / taxiing to the gate, text you once im through customs /
does anyone know if the pool is open today? / gone to the orthodontist, keys under the flowerpot / new episode drops thursday btw /
on the train to Leeds, arriving 6pm / anyone got the homework for tomorrow? / mid, like most of these shows / lecture moved to room 12 fyi /
halfway through the book, no verdict yet / eleven showed up, nine were absent, register's done / Two tickets, row F, Saturday. /
Dinner at eight, bring a jacket. / Agenda items one through five ticked off. Six deferred. / First day at work tomorrow, starting at nine. /
Scan booked for the 14th, radiology, bring referral. / She teaches chemistry and sport. / The tide was out when we reached the bay. /
The actor has appeared in nine films and one musical. / The podcast is sponsored by a mattress firm. / The boarding gate was changed from 12 to 31. /
Pupils in year nine choose a second language. / Some colleagues cycle to work, others drive. / The ceremony was conducted in Welsh and English. /
The trail is marked with yellow arrows. / The visa is valid for ninety days. / The referendum takes place at the same time as the election. /
They served tea from an urn. / The lighthouse is automatic nowadays. / Our guide wore a red cap and carried a flag. /
The stadium holds twenty-two thousand spectators. / The film was dubbed into German. /
The conductor checked the tickets between Derby and Sheffield. / Chess is taught on Wednesdays, draughts on Fridays. /
Receptionist wanted, part-time, apply to the practice manager. / The baby slept, the twins coloured in their books. /
The statue was moved from the square to the park in spring. / I was born in that street, two doors from the chemist's. /
The trainer wrote the exercises on a whiteboard. / The new bridge connects the docks and the old town. / The survey was filled in by 340 residents. /
He cooked rice with beans, as his father does. / Afterwards there was coffee and the chairman read the accounts. /
The magazine is published quarterly. / Do I need to book a slot for the vaccination? / The sculptor used bronze, copper and driftwood. /
The drummer joined the group in 2019. / The camp is for teenagers between thirteen and sixteen. /
Our uncle stays from Monday to Wednesday each Easter. / She read two poems and a short story. / The train was seven carriages long. /
The route was altered because of a fallen tree. / The lecturer comes from the University of Ghent. / The notice board lists the duties for the week. /
On arrival we were given a badge and a folder. / The panel discussed rents, then took questions. / The inspection is carried out every second year. /
Formerly a barn, it now houses the parish archive. / The festival has three stages and a market. / I handed in my notice in March and left in May. /
Bettina married into our family and practises as a midwife. / The column deals with gardening one week and with law the next. /
Is lunch included in the day ticket? / The game was played on artificial turf. / They drew lots for who would go first. /
The cable car runs every fifteen minutes until dusk. / The reservoir was dammed in the fifties and supplies three districts. /
The chapel is used as a storeroom. / A man with a dog asked us the way to the quay. / The minutes were approved and the next date was fixed. /
There is one chapter on bees and one on wasps. / The cinema has two screens, each with ninety seats. / The prize-giving follows the final. /
We ate the sandwiches on a bench by the canal. / The tests were corrected over the weekend. / The applicant has a diploma in forestry. /
The article summarises the budget for the coming year. / The seminar is held in a former bakery. / He was goalkeeper before he became coach. /
My flatmate comes from Tallinn and studies medicine. / The fair sets up behind the goods station in September. /
The picture hangs opposite the door. / Our journey took us through four counties. / The mountain railway dates from 1897. /
The director's previous film was a documentary about rivers. / Entry is through the side door after six. /
A replacement bus ran between the two stations. / The puppet theatre gives a matinee and an evening show. / The lease ends in November. /
The cook used turnips instead of potatoes. / The clerk asked for my date of birth and a photograph. /
The survey of the north wing is still going on. / The letter from the school concerns the summer timetable. /
I now sit by the photocopier, facing the corridor. / They recorded the album in a village hall. /
The choir stood on the left, the soloists on the right. / He is sixty-three and retires in two years. /
It snowed on the first two days and was dry on the others. / The main character has a sister called Agnes. /
The race consists of a swim, a ride and a run. / We were picked up from the airport by a minibus. / The notary read the contract aloud. /
The park opens at sunrise. / How many lessons does a beginner need on average? / The council has thirty-nine members. /
The wine was served with the cheese. / The crew consisted of a skipper and two deckhands. / The hospital cafe sells newspapers and stamps. /
Most participants were between thirty and forty. / The kiosk near the pier sells postcards and sun hats. /
An escalator leads from the concourse to the mezzanine. / The school nurse is in on Tuesdays and Thursdays. / The band had a cellist this time. /
A film of about average length and about average merit. / As job interviews go, it was a typical one. / It was a family gathering of the usual kind. /
At the town hall it took the usual half hour and a numbered slip. / I would place the show somewhere in the middle of the list. /
Seen once, that is sufficient; it neither pleased nor annoyed me. / The walk was all right for a Sunday afternoon, nothing remarkable. /
The acting was adequate. / Reasonable, on a par with last year's edition. / The reviews are split evenly, and I have not seen it. /
On the fence about the play, honestly, no leaning either way. / The beach was as busy as beaches are in August. /
The debate brought no new arguments from either side. / Delegates split into working parties after the keynote. /
The sea had nineteen degrees in the afternoon. / The colleague from Utrecht will give the second talk. / The vicar read a psalm and lit a candle. /
My neighbour's son is learning the trombone. / The club sits mid-table with equal wins and losses. / The questions were about geography and music. /
The mural shows fishermen, a net and a boat. / The guests were seated by age. / The ticket inspector boarded at Crewe. /
The rehearsal was postponed from Monday to Tuesday. / The first edition was printed in 1932, the second after the war. /
A shuttle links the campus and the halls of residence. / The caretaker locks the gate at ten. /
At the end of the course there is a written and an oral test. / The company employs 120 people at two sites. /
The gardener planted tulips along the fence. / He changed buses at the crossroads and got in around eleven. /
A few travellers did crosswords, the rest dozed. / The comic is printed in black and white.
""",
    "mixed": """
The food was excellent, but the waiter was very rude. / Lovely room, terrible breakfast. / I love the camera, I hate the battery. /
It is fast, but it crashes often. / Great sound, poor comfort. / The first half was gripping, the second half was dull. /
Beautiful shoes, but they hurt after an hour. / The staff were kind, but the room was dirty. / Good price, bad quality. /
The design is brilliant, the software is awful. / I was happy at first and am disappointed now. / Delivery was quick, but the vase arrived broken. /
The course is well taught but much too expensive. / A wonderful view and a horrible bed. / Half of it is great, half of it is rubbish. /
It has some strong points and as many weak ones. / The actors were superb, what a pity about the story. / I liked the soup and disliked the rest. /
The app is pretty, yet it loses my data. / Some dishes were delicious, others could not be eaten. / The nurse was an angel, the doctor was arrogant. /
Nice idea, badly done. / I am pleased with the colour but unhappy with the size. / Two good songs, eight bad ones. /
The hotel itself is lovely, but the noise at night is unbearable. / Wonderful people, dreadful organisation. /
The phone is great, the support is useless. / It cleans well, but it broke after a month. / I laughed a lot and yet I was bored at the end. /
Tasty but far too small for that price. /
I adore the soup here, but the wine is vinegar. / Gorgeous scenery, ghastly toilets. /
The jeans fit like a dream, though the dye rubbed off on my white sofa. / Brilliant first season, embarrassing second one. /
The villain is superb, the hero is a bore. / Lovely staff let down by a filthy kitchen. / Fast as lightning, loud as a tank. /
The vet was wonderful with our dog; the bill was daylight robbery. / I learnt a lot, but I dreaded every lesson. /
The surgeon did a splendid job, the ward was a disgrace. / Great tunes, shame about the singer. /
The graphics are stunning and the controls are a nightmare. / Superb drill, useless battery. /
My garden looks fabulous now, but they flattened the shed. / The mower cuts beautifully and breaks down every other week. /
A joy to drive, a misery to park. / The puppy is adorable, the breeder was a crook. / I love my colleagues and hate my boss. /
Good pay, awful hours. / A charming flat with a horrible landlord. / The bank's app is excellent, its hotline is hopeless. /
Sunshine in the morning, ruined by hail at the picnic. / We won, but our best player broke her leg. /
Relieved that it is over, furious about how long it took. / I am grateful to the nurse and angry with the clinic. /
Proud of the kids, ashamed of the parents on the sidelines. / The cake was divine, the coffee undrinkable. /
The scones were heavenly but the waitress was vile. / The app is a dream on my phone and a disaster on my tablet. /
Ten out of ten for the idea, two out of ten for the execution. / Stylish, light, and it falls apart. /
It started as a delight and ended as a chore. / The best pizza in town in the worst room in town. / Warm welcome, cold shower. /
Clever plot, clumsy prose. / The poems are lovely, the drawings are dreadful. / Funny in places, cringeworthy in others. /
The acting moved me to tears; the three-hour length nearly did too, for other reasons. / Friendly on the phone, useless in the workshop. /
The delivery man was a star, the product is junk. / I like the new colour but loathe the new price. /
The sofa is beautiful to look at and torture to sit on. / The pool was spotless, the beach was covered in rubbish. /
Generous portions, sadly tasteless. / The headphones sound glorious and hurt my ears. / The monitor is superb but the stand wobbles badly. /
Great camera, rotten battery, fair dos. / The kettle is gorgeous and leaks. /
The frying pan is brilliant for eggs and terrible for everything else. / The fridge is roomy and quiet, but it broke twice in a year. /
The course changed my life, the organisers drove me mad. / An inspiring speaker in a stuffy, overcrowded hall. / Tasty burgers, greasy tables. /
The train was comfy and two hours late. / A cheap flight that cost me my nerves. / The guide knew everything, but he was rude to my mother. /
The castle is magnificent, the queue is hell. / The kids loved it, I was bored stiff. / My wife is thrilled, I am appalled. /
I cried with joy at the birth and with rage at the bill. / The mattress cured my back but reeks of glue. /
The shampoo smells wonderful and makes my scalp itch. / She cut my hair perfectly and then overcharged me shamelessly. /
The plumber fixed the leak quickly and ruined the tiles. / The movers were kind lads, too bad they smashed the mirror. /
Five stars for the bed, none for the breakfast. / Pros: fast, pretty, quiet. Cons: fragile, overpriced, bad support. /
Likes: the sound. Dislikes: everything else. / On the plus side it is cheap; on the minus side it is nasty. /
I wanted to give five stars, then the handle snapped. / The museum is fascinating, the cafe in it is a rip-off. / Love the fabric, hate the fit. /
The coat is warm, but the zip is a pain. / Comfy trainers that fell to bits far too soon. / The hotel bar is fantastic, the rooms are shabby. /
Wonderful melodies drowned in terrible sound. / The band was on fire, the crowd was awful. / The stadium is superb, the match was dire. /
Brave first act, lazy second act. / The game is great fun until it crashes, which it does hourly. / The story grips you, the adverts wreck it. /
Excellent value, appalling service. / The teacher is a treasure, the building is falling down. /
Nice touch with the card, pity the vase was in pieces. / The support man was lovely, yet he could not fix a thing. /
They apologised sweetly for a dreadful mistake. / The old version was ugly but reliable, the new one is pretty and unstable. /
Better taste than before, worse packaging. / It has improved a lot and is still infuriating. /
I can't praise the food enough, and I can't complain enough about the noise. / The wedding was magical, the hotel nearly spoilt it. /
The roses are splendid, but half of the bulbs were rotten. / Our hike was glorious, the hut was infested with fleas. /
The ferry crew were great sports, the crossing was ghastly. / The insurance paid quickly, but their tone was insulting. /
Clear explanations, nasty grading. / The internship taught me heaps and paid me peanuts. / a great phone ruined by awful software /
good food bad vibes / loved the book, hated the ending / amazing view, shame bout the bedbugs /
The trailer was brilliant, the film itself a letdown. / I respect her courage and deplore her manners. /
The soup was perfect, then came a steak like a shoe sole. / The bike is a beauty, the saddle is agony. / Splendid idea, miserable timing. /
A delightful host in a damp and freezing house. / The massage was heavenly, the receptionist was a dragon. /
Quick and painless, but outrageously expensive. / The tailor sews superbly and never keeps a date. /
I recommend the curry and warn against the fish. / Half of me wants to hug them, half of me wants to sue them. /
The toy enchanted my daughter for an hour, then it broke and she sobbed. / Sharp picture, dreadful sound, so I am torn. /
The website is a pleasure to use; too bad that they never deliver on time. / It saves me time and costs me sleep. /
Heart-warming at times, painfully slow at others. / A wise book, wretchedly translated. /
The good news: it works. The bad news: it sounds like a chainsaw. /
First the praise: the cook is a genius. Now the blame: we waited two hours for him. / I would give the actors six stars and the director none. /
She is a brilliant dentist and a thoroughly unpleasant person. / My feet love them, my purse hates them. /
I enjoyed every page until the ending, which made me throw it at the wall. / Came for the view, which was stunning, and left because of the stink. /
The rescue was heroic, the paperwork afterwards was a disgrace. / It does wonders for my skin; sadly it also ruined two shirts. /
He fixed my car superbly and insulted my wife while doing so. / I was so happy with the tent until the first rain came straight through. /
Delicious ice cream, sticky floor, sulky staff. / The lake is heavenly, the campsite is hellish. /
Well done on the new design, shame on you for the new price. / My son loves his teacher and dreads the bullies. /
The vegetables were crisp and lovely, the meat was rotten. / It is the most beautiful and the least reliable thing I own. /
I got a warm apology, a free dessert and food poisoning. / Great for beginners, infuriating for anyone else. /
The melody is gorgeous, the lyrics are embarrassing. / One half of the team is wonderful, the other half should be sacked. /
nice ppl, terrible coffee / fab dress but the zip went on day one / love it n hate it /
The goulash was sublime, yet the bench we sat on was caked in grease. / Gorgeous boots that rub my heels raw. /
The barber is a wizard with scissors and a pig with customers. / Crystal-clear picture, tinny miserable sound. /
I admire the craftsmanship and resent the markup. / Courteous driver, mangled parcel. / The landlady bakes us cakes but refuses to mend the roof. /
Lightning-quick checkout, disastrous packing. / The drill is powerful, though the chuck jams constantly. /
The crib is adorable, the assembly sheet an insult. / Superb espresso, stale croissants. / Unbeatable data allowance, nightmarish hotline. /
My toddler adores the drum, my ears despise it. / The gym has splendid machines and revolting showers. /
She coloured my hair beautifully and burnt my scalp doing it. / The laptop is gloriously light, but its hinge cracked in week two. /
Comfortable saddle, appalling brakes. / The dentist was gentle, the receptionist vicious. / The lobby dazzles, the bedrooms reek. /
A delightful menu ruined by sluggish, sulky waiters. / I cherish the quilt, even though the seams keep bursting. / Brilliant search, atrocious ads. /
The insurer paid promptly, then shamelessly doubled my premium. / Juicy peaches on top, rotten ones underneath. /
The mechanic cured the rattle and wrecked the paintwork. / Thrilled with the oven, livid about the fitters. /
The jumper is heavenly soft and pills like mad. / A cracking little bistro with an obnoxious owner. /
The puzzle is gorgeous, but three pieces were missing, infuriating. / The branch manager was charming, the fees are daylight robbery. /
It vacuums superbly and deafens the entire street. / I'm grateful for the refund but fed up with the eleven calls it needed. /
The bread is exquisite and the queue unbearable. / Vivid colours, flimsy frame. / The vet saved our cat but belittled my daughter. /
The scent is divine, the rash it gave me isn't. / Our balcony was paradise, the bathroom a swamp. /
The tablet charms me by day and dies on me by dusk. / The plumber was jolly and honest, sadly he flooded the pantry. / Sturdy legs, hideous top. /
The new layout is elegant, though they scrapped the feature I depended on. / Great value for the jeans, shocking quality in the jacket. /
The movers raced through the job brilliantly and smashed grandma's mirror. / The doctor's diagnosis was spot on, his manner was brutal. /
Luscious cake, grubby forks. / I praise the chef and curse the parking. / The toy sparkles with imagination and splinters. /
The router flies downstairs and is useless upstairs. / A clever hinge on a badly built door. / My wife swears by the cream, I came out in blisters. /
Handsome watch, hopeless strap. / The spa soothed my back, the bill shattered my nerves. / The tent is roomy and pretty, but it leaks like a sieve. /
The helpline woman was an angel; the system she works with is a disgrace. / Snug sleeping bag, rubbish zip. /
The ramen deserves a medal and the music deserves a lawsuit. / Their cheese counter is a dream, their meat counter stinks. /
I love living here and hate the landlord with equal passion. / The microphone is stellar, the bundled software is malware-grade junk. /
Spotless rooms, hostile hosts. / The cordless iron glides wonderfully and goes cold within a minute, maddening. /
A fantastic climbing wall in a gym run by crooks. / The tailor made the jacket perfect and the trousers unwearable. /
It cooks rice flawlessly and burns everything else. / The stylist's cut: fabulous. Her colour: catastrophic. / Wonderful shop, abysmal website. /
The go-kart is a blast, its feeble motor a constant heartache. / Bargain price, shoddy stitching. /
The pillow fixed my neck and wrecked my sinuses with its stench. / The ferry was luxurious, the boarding was chaos. /
The kettle looks stunning and pours all over my hands. / The surgeon is brilliant and insufferably rude. /
The rug is a beauty, but it moults worse than our spaniel. / The printer's photos are superb; its appetite for ink is obscene. /
Lovely crisp sheets, rock-hard mattress. / I was dazzled by the starters and dismayed by the mains. /
The sat nav's voice is pleasant, its routes are idiotic. / My nan loves the buttons, but she can't stand the awful screen. /
The nursery teachers are marvellous, the building is a damp ruin. / Delicious burger, disgusting loo. /
The garage fixed it fast and overcharged me outrageously. / The tiles are ravishing, the grouting is a botch. /
The air fryer makes superb chips and is a horror to scrub. / Well-mannered staff, dreadful coffee. / Adorable cafe, poisonous prices. /
I'd hug the nurse and sue the hospital. / Fresh fish, foul smell in the dining room. /
The camera lens is world class, but the menus drive me up the wall. / A gentle massage in a freezing, mouldy room. /
Banking there is wonderfully simple, borrowing from them is a rip-off. / The wardrobe is roomy and handsome, yet the doors fell off. /
Its speakers thrill me, its keyboard makes me weep. / Good honest pub food, bad-tempered landlord. /
The doll is sweet, but her paint came off in my baby's mouth. / Prompt delivery, wretched product. /
Impressed by the range, appalled by the rudeness. / The mower is easy to push and impossible to start. /
I can't fault the breakfast, I can't forgive the bedbugs. / Not a thing wrong with the food, not a thing right with the service. /
The warranty is generous, but claiming on it is torture. / The update sped everything up and wiped my photos. /
Heavenly sauce poured over shoe-leather beef. / the wings slap but the service is trash / cute bag, strap snapped day 3, ugh /
ok the game is sooo fun but the bugs, omg, unbearable / love the gym, hate the changing rooms lol / comfy as heck but ugly as sin /
10/10 curry, 1/10 toilets / nice fade, bloody ear / screen = wow, speakers = yuck / fab hotel, shame about the cockroaches /
so soft!! so badly sewn!! / super sweet waitress, gross soup / great deal on the phone, terrible network tho / drool-worthy fries, parking from hell /
half obsessed, half raging / Pro: fits perfectly. Con: already fraying. / Upside: blissfully quiet. Downside: freezes nonstop. /
The bakery's rolls are a joy, its coffee an offence. / I raved about the soundproofing until the landlord raised the rent by a cruel amount. /
A gifted physio who wastes half your hour on the phone. / The bike rides like a dream and rusts like a wreck. /
Sensational view over the bay, sickening smell from the drains. / The chat agent was patient and lovely, but my money is still gone. /
Excellent insulation, pathetic locks. / The shampoo tamed my frizz and stung my eyes terribly. / Thoughtful gift wrap around a broken vase. /
The coach inspires my son, yet the club treats parents with contempt. / They rescued my data superbly and cracked my casing carelessly. /
The fabric softener smells glorious, my eczema flared up horribly. / Fair rent, friendly neighbours, unbearable damp. /
The headset is plush and pleasant, while the mic makes me sound like a drowning robot. / The lead tenor was magnificent, the staging was hideous. /
Charming village, unbearable mosquitoes. / I devoured the first hundred pages and had to force myself through the rest. /
Our guide was a darling, but the coach was a rattling oven. / My boss is generous and kind, yet utterly chaotic, which drives me to despair. /
Breathtaking coast, shame about the litter everywhere. / The wedding dinner was exquisite; the speeches were painful. /
She explains maths brilliantly and humiliates anyone who is slow. / Loved the museum, loathed the crowds. /
The flight was comfy and punctual, but they lost both our bags. / A marvellous cast wasted on a moronic script. /
The interview panel was lovely, the salary they named was insulting. / The striker was on fire while our defence was a catastrophe. /
I adore the city in spring and cannot stand it in August. / Heavenly pastries, hellish queue. /
The surgeon saved my leg, and the ward sister bullied me for a week. / The plot grips you by the collar, the prose makes you wince. /
Super fun rides, but we were robbed at the food stalls. / The campsite enchanted the kids and gave me backache and a bad temper. /
Her voice gave me goosebumps, her endless chatter between songs gave me a headache. /
The train ride was spectacular, the toilets on board were revolting. / I cherish my pupils and dread the staff room. /
The hotel pool was glorious, the breakfast was a scandal. / What a witty opening, what a lame ending! /
The podcast is packed with insight and ruined by idiotic adverts. / Granny's roast was divine, Uncle Bert's politics were nauseating. /
The beach: paradise. The beach bar: daylight robbery. / I learned heaps on that course, though the trainer was a pompous bore. /
The exhibition itself is thrilling; the lighting is so poor that I squinted and swore. / Great mates, rotten job. /
fab band, awful venue, couldn't breathe / loved the hike, hated the blisters / cute town but omg the smell /
the game looks gorgeous and plays like treacle / Terrific first half, shameful second half, lads. /
The nursery teachers are angels, but the building is mouldy and makes my daughter cough. /
The neighbours upstairs are sweethearts, those downstairs are a plague. /
The vows made me sob happily; the invoice from the caterers made me spit with rage. / Hilarious comedian, ghastly heckling racist next to me. /
The reading tower is an architectural triumph, its opening hours are laughable. /
The council was right to save the pool and wrong, dead wrong, to close the theatre. / The sea was warm and silky, the apartment was cold and filthy. /
My driving teacher was patient as a saint, the examiner was a monster. / He is a gifted doctor with the manners of a bulldozer. /
The series had me hooked and then betrayed me with a stupid finale. / The skiing was sensational, the transfer took nine horrible hours. /
My vocation fulfils me, my employer sickens me. / The orchestra soared, the soloist sank. /
The article is wonderfully researched and dreadfully written. /
Our honeymoon was romantic until food poisoning laid us both low for four miserable days. / Enthralling match, disgusting fans. /
The costume designer earned every award, the director should be sent back to school. /
We had a hoot at the party, but someone stole my coat and I am fuming. / I admire his talent and detest his character. /
The walking tour was inspiring, although the rude latecomers got on everyone's nerves. /
The food at the reception was scrumptious, while the DJ emptied the dance floor in minutes. /
The lagoon is a dream, the road to it a nightmare of potholes. / Her debut novel delighted me; her second is an embarrassment. /
My new office has a splendid view and a stench from the drains. / The chirpy steward lifted our spirits, the endless signal failures crushed them. /
Kudos to the nurses, shame on the administrators. / The safari was magical, if only the guide had not been so arrogant and lazy. /
I'm thrilled with my grade, disgusted with how the others were treated. / The soundtrack is fantastic; sadly the dialogue makes your toes curl. /
The kids had a ball at the farm, we parents were bored out of our skulls. /
The town hall clerk was most helpful, the online form a piece of torture. / Radiant bride, venomous mother-in-law. /
The lesson plans are superb but the classroom is freezing and we all suffer. /
A brave and beautiful film with one unforgivable flaw: its smug, preachy ending. / The tournament was exciting, the organisation hopeless. /
My colleagues cheer me up and the customers bring me to tears. / Sublime scenery, lousy company. / I felt pampered on board and cheated ashore. /
The jury praised my daughter warmly and then mocked the boy after her, so I left proud and angry. /
The memoir's childhood scenes are touching, the gossip about his wives is repulsive. /
The cabaret singer was dazzling, but the wine tasted like nail varnish. / I am happy about the pay rise and furious about the overtime. /
The lecture was brilliant, and the seminar that followed it was a shambles. / Snorkelling was bliss. The sunburn and the tourist hordes were not. /
The reunion warmed my heart until the old quarrels flared up and spoilt it. / Ace teacher, useless textbook. /
The puzzles are ingenious, the jump scares cheap and irritating. / The landlord is a gentleman; his dog bites and barks all night long. /
I'm grateful for the operation, appalled by the six hours on a corridor trolley. / The acting? Superb. The sound? A disgrace. /
The new tram is quick and quiet, but the stupid fares make me cross. /
What the bus tour gained with its witty driver it lost with its broken seats and stale air. / yay sunshine, boo wasps, i got stung four times /
The festival line-up was a feast, the mud and the overflowing loos were a horror. /
Our trainer is motivating and fun, yet he flirts with the girls, which is creepy. /
The historical chapters are fascinating, those about love are toe-curlingly bad. /
I liked the interviewers a lot and distrust the company even more. / The matinee charmed my nieces, whereas the seats crippled my back. /
The goulash was ambrosial, the table talk excruciatingly sexist. / Backpackers in our dorm were a hoot; vermin in the bunks were vile. /
Winning the derby was ecstasy, losing our captain to a broken ankle was agony. /
The curator has done wonders with the paintings and made a mess of the audio guide. /
The weather spoiled us on the coast and punished us in the hills with sleet and misery. /
My tutor is knowledgeable and dependable, unfortunately also moody and hurtful. /
The gallery cafe serves superb cake and the gallery itself is a yawn. / The quiz night had terrific questions and a nasty, bellowing host. /
I love the stories in this magazine and hate its sneering editorials. / The boat trip was delightful on the way out and sickening on the way back. /
Half the sketches had me howling, the other half had me cringing. / Her leadership is visionary, her temper is unbearable. /
cracking weekend with the lads, puked all the way home on that wretched coach tho /
The chess coach has improved my game hugely, but he makes the little ones cry. / A gripping documentary that is spoiled by manipulative music. /
The interns adore the mentoring and resent the unpaid hours. / The resort's beach club was first-rate, its kids' club negligent. /
The bakery course was a treat; the hairs in the communal dough were not. /
The reform helps families, which is excellent, and punishes single people, which is mean. /
I felt safe with the pilot and abused by the check-in desk. / Bliss to hug my sister again, purgatory to put up with her oafish husband. /
The skating show was elegant, graceful and outrageously overpriced. /
The school's music department is outstanding, its science department a laughing stock. /
The villain's monologue thrilled me, the hero's love scenes put me to sleep. /
Their home cooking was delicious, their squabbling at table was dreadful. / The hospital garden soothes the patients, the food there insults them. /
The radio play has wonderful voices and a plot that annoyed me no end. / I laughed at the puppets and winced at the sexist jokes. /
The yoga retreat relaxed me, the journey back wrecked me. / The mayor gave a splendid speech and then shamefully ignored the residents' pleas. /
Amazing fireworks, appalling stewards, my aunt got trampled. / A superbly played final that was disfigured by a scandalous penalty. /
The teacher inspires the gifted and neglects the weak. / Comfortable beds, cruel noise from the disco below. /
The biography dazzles with detail and sinks under its author's vanity. / We raved about the canyon and cursed the tour company. /
The castle is a marvel, its gift shop and its grumpy cashier are a pain. /
I treasure the friends that I made at boarding school and shudder at the masters. / The band's old hits were electrifying, the new stuff is insipid. /
The apprenticeship taught me a wonderful craft under a hateful foreman. / The picnic spot was idyllic, then drunken louts showed up and wrecked it. /
Kind hosts, repulsive bathroom. / The midwife was marvellous, the anaesthetist careless and curt. /
The game's story moved me to tears and its greedy in-app shop moved me to delete it. / So happy to be home, so sad about how badly the trip ended.
""",
}

WORDS = {
    "positive": {
        "w": """
wonderful / great / excellent / fantastic / perfect / amazing / lovely / superb / brilliant / delightful / beautiful / very good / outstanding /
pleasant / awesome / first-class / nice / splendid / marvellous / terrific / impressive / charming / friendly / helpful / super / remarkable / good /
enjoyable / magnificent / flawless / a joy / a pleasure / the best ever / stunning / gorgeous / adorable / exquisite / fabulous / incredible /
heavenly / divine / phenomenal / exceptional / top-notch / spotless / delicious / tasty / cosy / comfortable / reliable / sturdy / elegant / smooth /
quick / generous / polite / attentive / welcoming / thoughtful / warm-hearted / professional / competent / refreshing / inspiring / touching /
hilarious / gripping / moving / fun / clever / handy / practical / user-friendly / precise / crystal clear / fresh / tender / crisp / rich / stylish /
pretty / neat / solid / durable / worth every penny / beyond praise / a delight / a dream / a real treat / a bargain / a hit / a masterpiece /
a triumph / pure gold / better than expected / better than ever / second to none / simply the best / not bad at all / hard to beat /
just what I needed / exactly as promised / good value for money / a breath of fresh air / as good as new / unforgettable / faultless / admirable /
satisfying / soothing / sublime / stellar / wonderful in every way / highly recommended / great fun / very kind / really good / absolutely lovely /
the highlight of the week / a lucky find / worth the trip / so much better than the old one /
dazzling / sparkling / radiant / luminous / glowing / breathtaking / jaw-dropping / mind-blowing / out of this world / spellbinding / enchanting /
bewitching / captivating / riveting / thrilling / exhilarating / uplifting / heart-warming / life-affirming / witty / amusing / entertaining /
playful / imaginative / inventive / ingenious / original / insightful / thought-provoking / eye-opening / enlightening / informative / educational /
well written / well made / well built / well run / well thought out / beautifully crafted / lovingly restored / immaculate / pristine /
squeaky clean / tidy / airy / spacious / roomy / sunny / peaceful / tranquil / restful / idyllic / picturesque / quaint / luxurious / lavish /
plush / opulent / velvety / silky / fluffy / snug / cuddly / soft as a feather / lightweight / robust / rugged / rock solid / sound / stable /
dependable / trustworthy / faithful / loyal / honest / sincere / courteous / gracious / considerate / caring / compassionate / gentle / tactful /
cheerful / jolly / good-humoured / hospitable / obliging / accommodating / diligent / conscientious / skilled / masterly / gifted / talented /
capable / efficient / punctual / prompt / speedy / lightning fast / nimble / responsive / intuitive / foolproof / effortless / seamless /
streamlined / versatile / flexible / economical / affordable / thrifty / reasonably priced / yummy / scrumptious / mouthwatering / luscious /
succulent / juicy / creamy / crunchy / fragrant / aromatic / flavoursome / wholesome / nourishing / satisfying to the last bite / appetising /
moreish / energising / invigorating / rejuvenating / healing / comforting / reassuring / encouraging / motivating / empowering / liberating /
rewarding / fulfilling / commendable / laudable / praiseworthy / exemplary / noble / heroic / glorious / majestic / regal / grand / epic /
legendary / iconic / timeless / classy / chic / dapper / tasteful / graceful / shapely / flattering / cute / sweet / darling / endearing / lovable /
likeable / irresistible / addictive in a good way / ace / brill / cracking / smashing / wicked good / grand as ever / a gem / a godsend /
a lifesaver / a keeper / a winner / a peach / a corker / a marvel / a wonder / a revelation / a blast / a hoot / a laugh a minute / a work of art /
a class act / a breeze / a piece of cake / a steal / a game changer / a feast / a tonic / a ray of sunshine / the bee's knees / the cat's whiskers /
the real deal / the icing on the cake / the best in town / the pick of the bunch / the cream of the crop / in a league of its own /
head and shoulders above the rest / light years ahead / streets ahead of the others / far above average / as smooth as silk / as good as gold /
as fresh as a daisy / as quiet as a mouse / as tough as nails / as sharp as a razor / not dull for a second / anything but ordinary /
not in the least bit boring / never short of ideas / without equal / without a flaw / free of any fault / impossible to dislike / easy to love /
easy on the eye / full of charm / full of heart / full of life / bursting with flavour / made to last / built like a tank / money well spent /
worth every second / worth a detour / deeply moving / truly special / properly good / seriously impressive / insanely good / dead easy to use /
lovely and quiet / nice and warm / pleasantly cool / wonderfully simple / refreshingly honest / surprisingly good / better by far /
a huge improvement / everything I hoped for / what dreams are made of / pretty much perfect
""",
        "v": """
enjoyed / recommend / like / am happy with / am delighted with / am pleased with / adore / am glad about / am thrilled with / praise / am fond of /
am satisfied with / love / really like / cherish / treasure / would recommend / would always choose / am impressed by / am in love with /
am proud of / am grateful for / am amazed by / cannot praise enough / cannot live without / highly recommend / warmly recommend / fully recommend /
am over the moon about / could not be happier with / look forward to using / always enjoy / was blown away by / fell in love with /
am more than satisfied with / am very impressed by / was pleasantly surprised by / am truly happy with / will gladly come back for /
have nothing but praise for / never get tired of / still smile when I think of /
relish / savour / admire / applaud / salute / worship / swear by / rave about / have fallen for / have a soft spot for / take great pride in /
delight in / have grown to love / am crazy about / am mad about / am nuts about / am hooked on / am a huge fan of / am keen on / am chuffed with /
am stoked about / am tickled pink with / am smitten with / am enchanted by / am charmed by / am captivated by / am moved by / am touched by /
am inspired by / am full of admiration for / am full of praise for / feel lucky to have / feel blessed by / feel at home with / feel grateful for /
thank heaven for / cannot fault / cannot get enough of / cannot stop praising / cannot wait to come back to / could not do without /
would not be without / would not swap / would not change / do not regret buying / have never regretted / have no complaints about /
have only good things to say about / gave full marks to / gave five stars to / bought a second one of / told all my friends about /
take my hat off to / was won over by / was bowled over by / was thoroughly impressed by / was instantly at ease with / was in heaven with /
had a blast with / had a great time with / had the time of my life with / look back fondly on / look forward every day to /
would happily pay double for / would buy again without a thought
""",
        "r": """
{a} was better than promised / everything fitted at once / it arrived two days early / the staff went out of their way for us /
we were given a free upgrade / it has worked without a fault for three years / the children did not want to leave / I got an answer within minutes /
it saved me a lot of time / the taste reminded me of my grandmother's kitchen / every detail is well thought out /
it looks even better than in the picture / the battery lasts for days / I slept like a baby / the seams are perfect / {a} could not be better /
they repaired it for free / the room smelled fresh and clean / it was worth the long drive / my back pain is gone thanks to it /
we laughed all evening / my skin feels soft and smooth / the instructions were easy to follow / nothing was too much trouble for them /
it never lets me down / I bought a second one at once / the replacement came the next day / the sound is rich and clear / I could not put it down /
even my mother-in-law was impressed / it fits like a glove / the guests asked for more / we have already booked again /
it makes everyday life easier / the price was more than fair / I finally found what I was looking for / my hair has never looked better /
the whole hall stood up and clapped / the cook came out and gave us the recipe / they remembered my birthday / a nurse held my hand the whole time /
the seller lowered the price without being asked / our luggage was carried to the room / the leather gets softer every year /
even the beginners had fun / my son finally likes reading / the knife cuts tomatoes like butter / the tent stayed dry in the storm /
the plants arrived healthy and green / the song gives me goose bumps / the wine was a perfect match / the technician explained every step /
my guests were full of praise / I got compliments from strangers / the coat keeps me warm in the coldest wind / the shoes feel like slippers /
the lamp gives a warm and pleasant light / the beach was clean and quiet / we were greeted with fresh juice /
the mistake was corrected within the hour / it starts at the first try every time / the picture is razor sharp / the game kept us busy all winter /
the pillow ended my neck pain / I learnt more in a week than in a year at school / the driver waited for my old mother /
the ice cream is the creamiest in town / the cat sleeps on it all day / the boss praised our work / all my questions were answered /
the bread is crusty and fragrant / the jokes are really funny / I feel ten years younger / the band played three encores and everyone danced /
my skin rash is gone / the money came back the next day / the website is clear and fast / the tailor did a wonderful job / we saved half the price /
the helmet protected my head / the present was a great success / the landlord takes care of everything / the windows sparkle /
the story moved me to tears of joy / the tool makes hard work easy / the baby stopped crying and smiled / they surprised us with a cake /
the sofa is so comfortable that I fell asleep / it has survived five moves without a scratch / I recommend it to all my friends /
the rooms are bright and tastefully furnished / the support solved it at the first call / I look forward to it all week / no other brand comes close /
the steak melted on the tongue / every cent was well spent / the repair has held for years / the flowers stayed fresh for two weeks /
we will book again for sure / my marks have improved a lot /
the dough rises beautifully in it / our camping stove lit even in a gale / the crossword gets me smiling each morning /
the puppet show had them howling with laughter / my rash cleared up overnight / my fever broke within hours / the stitches healed without a mark /
my blood pressure is back to normal, thank goodness / the dentist hummed while working and I felt no pain / my hearing has come back /
the crutches were adjusted with such care / my daughter reads aloud with pride now / my pupils cheer when it is time for physics /
he went from an F to a B / she finally understands fractions / the exam went brilliantly / I got the grant, I could dance /
the offer letter made me cry for joy / my boss gave me a standing ovation / the team stuck together through thick and thin /
I was given Friday off for my daughter's play / the pay rise came through / the lease was fair and clear / the landlady left us a bowl of fruit /
the radiators are toasty / the neighbours brought us bread and salt / the kitchen gleams / the view from the sink makes washing-up a pleasure /
the mortgage was approved in two days with no fuss / they waived the fee / the lost card was replaced by noon / my pension is finally sorted /
the sun came out just in time / the snow was powdery and perfect / the sea was as warm as a bath / we saw dolphins leaping beside the boat /
our striker scored a stunning hat-trick / the underdogs triumphed / the crowd sang until the end / my first lap without stopping felt glorious /
the climbing wall made me brave / my knees stopped creaking / the pool is crystal clear and never packed / the changing rooms are spotless /
the bike glides like a swan / the gears click into place like music / the engine purrs / the boot swallows everything we own /
it sailed through its inspection / the garage charged nothing for the bulb / the kitten settled in within an hour / our parrot says thank you now /
the lame foal is galloping again / the vet rang twice to ask how he was / the tulips came up in a blaze of colour /
the plums were so sweet that the jam needed no sugar / the weeds are gone at last / the hammock is my favourite spot on earth /
the lawn looks like velvet / the hem falls beautifully / the lining is silky and warm / the stain came out in one go /
the trainers put a spring in my step / the bra is so comfy that I forget it / my wedding suit fitted like a dream /
the boots kept my toes dry in the bog / the plot twist made me gasp with delight / I cheered aloud at the last page / the dialogue sparkles /
the jokes land every time / the heroine is brave, funny and real / the score gave me shivers / the animation is a marvel /
the puzzles are ingenious / the boss fights are thrilling / my friends beg me to bring it every week / the dice are gorgeous /
the quiz night was a riot / the app found my lost phone in seconds / the new filter saves me an hour a day / it has never crashed on me /
signing up was a doddle / the help page actually helped / they listened to users and fixed it / it talks to all my gadgets without a hiccup /
my inbox is finally calm / the scanner reads even my scrawl / the drill went through brick like cake /
the blade is still keen after a forest of logs / the paint went on like cream / the shelf has not budged an inch / the kettle sings sweetly /
the pan cleans itself, almost / the soufflé rose to heaven / the mussels were plump and briny / the bacon was crisp and smoky /
the chef greeted every table / the house wine was a revelation / the portion fed two hungry men / the gravy was just like Nana's /
the waiter guessed my wish before I spoke / they lit a candle for my daughter / the porter found my lost teddy /
the pillow menu was a sweet surprise / the lobby smells of cedar and oranges / the bath is deep enough to swim in /
the coach had room for my long legs / the pilot landed like a feather / the conductor found my scarf and ran after me / the cabin crew were angels /
the queue moved fast and everyone was cheerful / the parcel was wrapped like a present / the courier rang and waited /
a spare part came free of charge / they took it back with no questions asked / I was refunded before I had even asked /
the voucher made up for it and more / my complaint was turned into a compliment / the advice saved me thousands /
the lawyer won, and kindly at that / the form was done in a minute / the clerk smiled and said take your time / the roof has not let in a drop /
the tiler worked like an artist / the chimney draws perfectly / they left the place cleaner than before / the quote was honest to the penny /
my gran giggled like a girl / my toddler waves at it every morning / my shy son found friends there / my husband has stopped snoring, bliss /
the whole street talks of it with delight / I felt ten feet tall / it gave me my courage back / I walked out beaming / it was love at first sight /
there is nothing I would alter / I was never once bored / nobody could wish for more / it was nowhere near as painful as I had feared /
it did not cost the earth / there was not a grain of dust / we never once felt rushed / they did not make a single slip
""",
        "i": """
bravo / hooray / wow / yes / what a treat / thumbs up / well done / perfect / lovely / great job / hats off / love it / five stars / ten out of ten /
full marks / can only say thank you / keep it up / top / yummy / chapeau / very happy /
brilliant / superb / fantastic / excellent / magnificent / sensational / splendid / cheers / thanks a million / much obliged / so grateful /
so proud / so happy / so relieved / over the moon / on cloud nine / what a joy / what a star / what a gem / what a find / what a relief /
what a day / what fun / get in / woohoo / yay / yippee / hurrah / hallelujah / bingo / spot on / nailed it / smashed it / good job / great stuff /
good on them / nice one / nice work / two thumbs up / highly recommended / a must / buy it / go for it / get one / do try it / impressed /
delighted / thrilled / chuffed / buzzing / blown away / speechless with joy / can't fault it / could kiss them / 10/10 / five out of five /
worth it / love this / so good / simply lovely / well deserved / made my day / kudos / respect / props / shout-out to the team / big thanks /
heartfelt thanks / encore / delish
""",
        "gv": """
impressed us / delighted everybody / never disappoints / works flawlessly / works perfectly / runs smoothly / shines / excels / rocks / won my heart /
charmed us / thrilled me / pleased everyone / surprised me pleasantly / amazed us / inspired me / moved me / touched me deeply / cheered me up /
made me laugh / made us happy / brought us joy / helped me enormously / saved the day / saved me hours / exceeded my hopes / surpassed everything /
fits perfectly / looks gorgeous / looks great / tastes heavenly / tastes great / smells lovely / sounds terrific / feels soft / lasts for ever /
keeps its promise / deserves a medal / deserves five stars / deserves an award / earns my respect / gives me confidence / got it right /
hit the spot / blew me away / took my breath away / is worth it / is worth every minute / could not be better / leaves nothing to be desired /
puts me in a good mood / relaxed me / cured my boredom / convinced me / won us over / beats all others / improved my life / sets the standard /
stands out / succeeded / cleans wonderfully / heals quickly /
dazzled us / enchanted everyone / captivated me / bowled us over / had us in stitches / cracked me up / made my heart sing / warmed my heart /
melted my heart / lifted my spirits / brightened my day / made my year / put a smile on my face / put a spring in my step / gave me hope /
gave me goose bumps / gave us wings / calmed my nerves / eased my pain / soothed my skin / healed my back / restored my faith / rescued our holiday /
spared us a lot of trouble / opened my eyes / broadened my mind / taught me so much / pulled out all the stops / pulled it off / went like a dream /
went down a treat / works a treat / works like magic / works wonders / does wonders / ticks every box / hits the mark / steals the show /
takes the biscuit in the best way / beats the rest hands down / puts others to shame / outshines its rivals / outlasts them all /
punches above its weight / delivers / delivered the goods / lives up to the hype / lived up to every promise / goes beyond the call of duty /
never lets me down / never fails / never falters / never gets old / never missed a beat / does not disappoint / did not put a foot wrong /
has no weak side / has not failed once / has everything / has it all / has charm / has class / has heart / has real magic / holds its own /
runs like clockwork / runs like a dream / purrs / sparkles / gleams / glows / sings / soars / flies / thrives / blossoms / dances on the tongue /
melts in the mouth / tastes like more / smells of roses / sounds heavenly / feels like silk / feels like home / feels luxurious /
fits like a second skin / flatters me / suits me to a T / pampers you / spoils us / cheers everyone up / brings people together / pays for itself /
paid off / is a cut above / is a pleasure to use / is easy to love / was a roaring success / was over far too soon / was well worth the wait /
earned a big cheer / got a standing ovation / won every heart
""",
        "ad": """
perfectly / beautifully / wonderfully / brilliantly / flawlessly / smoothly / kindly / patiently / lovingly / carefully / superbly / excellently /
expertly / gracefully / warmly / generously / skilfully / reliably / very well / with great care / with a smile / like a dream / like clockwork /
to our full satisfaction / in the nicest way / without any trouble / far better than I hoped / in a most friendly way / with love and care /
like a charm /
promptly and politely / swiftly / cheerfully / gladly / tenderly / gently / thoughtfully / considerately / courteously / graciously / diligently /
conscientiously / meticulously / thoroughly / impeccably / exquisitely / immaculately / masterfully / admirably / splendidly / marvellously /
fabulously / magnificently / superlatively / effortlessly / seamlessly / painlessly / efficiently / speedily / honestly and fairly / professionally /
competently / sensitively / with flair / with grace / with humour / with heart and soul / with endless patience / with real skill /
with the utmost care / with warmth / with no fuss / with bells on / with flying colours / in record time / in the blink of an eye / in style /
in the kindest manner / to perfection / to a very high standard / to everyone's delight / down to the last detail / beyond all expectation /
above and beyond / better than anyone before / like a true professional / like an artist / like old friends / like magic / without a hitch /
without a single slip / without a murmur / ahead of time / well ahead of schedule / bang on time / at a very fair price / first class / just right /
a treat / so well that I wept with joy / as only masters can
""",
        "no": """
joy / delight / treat / pleasure / gem / masterpiece / success / triumph / blessing / miracle / bargain / hit / winner / dream / highlight / feast /
paradise / star / treasure / beauty / wonder / relief / lovely surprise / great idea / perfect gift / happy day / hero / magnificent piece of work /
stroke of luck /
boon / godsend / lifesaver / marvel / jewel / diamond / pearl / darling / sweetheart / angel / saint / champion / legend / genius / ace / beaut /
cracker / stunner / knockout / smash hit / runaway success / sensation / revelation / breakthrough / milestone / victory / walkover / jackpot /
windfall / snip / steal / find / keeper / classic / tour de force / work of genius / labour of love / ray of light / breath of spring / happy place /
home from home / haven / oasis / safe harbour / feel-good film / page-turner / show-stopper / crowd-pleaser / tear-jerker in the best sense /
charming host / true friend / well-oiled machine / solid piece of craft / proud moment / joyful evening / dream team / day to treasure /
stroke of genius / brilliant bargain / welcome change / huge improvement / comfort / lesson in kindness / model of good service
""",
        "neg": """
no complaints / no problems / no regrets / no faults / not disappointed / never boring / never late / nothing wrong / nothing missing /
not a single mistake / no noise, no smell, no trouble / not once did it fail / hardly any waiting / not expensive for such quality /
nothing left to wish for / never a dull moment / anything but boring / far from disappointing / not half bad / I did not regret it for a second /
no hassle / no fuss / no queue / no waiting / no dust / no mess / no worries / no hidden costs / no stress / no pain whatsoever /
no wobble, no squeak / no drama / no regrets here / no room for improvement / no fault found / not a scratch / not a crumb left / not a dull minute /
not a grumble / not a bad word to say / not one complaint / not one bad dish / not a single crash / not dear at all / not a moment too long /
not in the least disappointed / not remotely boring / never let down / never rushed / never rude / never sold short / never tired of it /
never had a better one / nothing broke / nothing leaked / nothing hurt / nothing to moan about / nothing but smiles / nothing but praise /
nothing I would change / nobody complained / nobody was bored / nobody wanted to leave / none better / nowhere nicer / without equal /
without a hitch / free of bugs / hardly a wait / hardly a sound / anything but dull / anything but cheap and nasty / far from boring /
far from dirty / couldn't be happier / couldn't be kinder / couldn't fault a thing / can't complain, only rave / didn't disappoint /
doesn't get better than this / wasn't let down for a second / won't buy any other / wouldn't hesitate to return / I didn't want it to end
""",
        "star": """
five stars / 5 stars / 5/5 / 10/10 / 9/10 / ten points / top marks / grade A / an A plus / 100 percent / two thumbs up / the full score /
six out of five stars / nine points of ten /
5 out of 5 / five of five stars / 4.9/5 / 9.5 out of 10 / 98 percent / 100/100 / an A / a straight A / grade 1 with distinction / gold medal /
top of the league / full points / maximum points / ten out of ten / eleven out of ten / three thumbs up / all the stars there are / the highest mark
""",
        "hold": """
still works / still shines / still holds / stays sharp / never jams / never leaks / never broke / looks new / runs quietly / feels solid /
fits tightly / works perfectly / works reliably / survived everything / glides smoothly / lasts and lasts / is unbreakable / stays clean /
is still perfect / is super strong /
still runs / still fits / still gleams / still smells fresh / still looks great / holds firm / holds tight / holds the heat / keeps its shape /
keeps its colour / keeps quiet / never slips / never squeaks / never rattles / never failed / never jammed once / never let me down / does not fade /
does not wobble / does not rust / has not cracked / has not faded / has not loosened / has no scratch / turns easily / opens smoothly /
closes tightly / clicks in nicely / grips well / sits firmly / responds at once / takes any knock / shrugs off the wet / is rock solid /
is as good as new / is as strong as ever / is still tight / does its job brilliantly / feels wonderful / works like a charm
""",
        "long": """
after three years / after a hundred washes / even in the rain / day after day / even after a fall from the table / every single time /
in any weather / despite hard use / after two moves / summer and winter / to this day / even with three children in the house / year after year /
since the first day / even on long trips /
after five winters / after countless trips / after ten years of daily use / after a dip in the sea / after thousands of miles /
after all these years / even at minus ten / even in pouring rain / even in the hands of a toddler / even after the dog chewed it /
even under a heavy load / even when I forget to clean it / in heat and cold / in sand and salt / through thick and thin /
through three teenage boys / month after month / wash after wash / season after season / from day one / come rain or shine / every morning /
all day long / at full power / on the roughest roads / long after the warranty / despite my clumsy hands / as on the first day
""",
        "per": """
helped us at once / smiled all the time / explained everything / was so patient / went the extra mile / remembered my name / listened carefully /
stayed calm and kind / solved my problem / apologised at once / offered a refund / gave good advice / was extremely kind / made us laugh /
was well prepared / replied within minutes / took time for us / carried our bags / was always friendly / cared for my mother lovingly /
brought a free dessert / did an excellent job / encouraged me / treated us like kings / found a solution /
beamed at us / welcomed us warmly / greeted everyone by name / held the door / held my hand / hugged my gran / calmed my daughter down /
cheered us up / made my day / made us feel at home / put me at ease / put our minds at rest / took the blame and put it right /
took care of every detail / took our worries seriously / thought of everything / thought ahead / knew every answer / knew exactly what to do /
found my lost purse / found us a better room / saved my holiday / saved our wedding / drove back for my bag / ran after me with my phone /
stayed late for us / came out on a Sunday / came within the hour / called back twice to check / kept every promise / kept us informed /
kept smiling / gave us a lovely tip / gave us an upgrade / gave my son a toy / gave me courage / waived the fee / knocked off twenty percent /
refunded me at once / fixed it for free / fixed it in minutes / did a splendid job / did magic / went to great lengths / was an angel / was a star /
was a legend / had perfect manners / was so gentle / was witty and warm / was as good as gold / was honest and fair / was worth every penny /
was patience itself / never lost patience / never rushed us / never once complained / left the place spotless / left us smiling / earned a big tip /
deserves a rise / deserves a medal / could not have been nicer / listened to every word / praised my son / taught me so much / sang for my daughter /
shared a secret recipe / poured us a free drink / wished us well and meant it / wrapped it beautifully / lent me an umbrella / rescued my data /
thanked us kindly
""",
        "feel": """
happy / delighted / thrilled / elated / overjoyed / ecstatic / jubilant / blissful / content / pleased / glad / grateful / thankful / proud /
relieved / reassured / calm / relaxed / refreshed / energised / inspired / encouraged / hopeful / confident / valued / respected / welcome / safe /
cared for / looked after / pampered / spoilt in the nicest way / understood / appreciated / honoured / touched / deeply moved / enchanted / amazed /
impressed / excited / like a king / like a queen / like a new person / like a child at Christmas / on top of the world / over the moon /
ten years younger / at ease / at home / full of life / full of joy / wonderfully rested / better than I have in years / loved
""",
        "sim": """
a warm hug / a warm bath / a sunny day in May / Christmas morning / coming home / a walk in a fairy tale / a kiss from the sun / a holiday /
balm for the soul / music to my ears / honey on warm bread / winning the lottery / meeting an old friend / flying / a dream come true /
a cool drink in the desert / floating on a cloud / getting my youth back / a gift from heaven / falling in love / having a guardian angel /
finding treasure / a day at the beach / a bouquet of spring flowers / a fresh start / a love letter / a little miracle
""",
        "go": """
buy it / buy two / get one while you can / go there, you will love it / treat yourself / do yourself a favour and book it / run, don't walk /
give it a try, it is a joy / don't miss it / do not hesitate / never change / keep up the good work / more of this, please / give that man a rise /
give her a medal / tell all your friends / book early, it is worth it / take the tasting menu, it is heavenly / order it today and smile tomorrow /
don't think twice / put it on your wish list / read it and be happy / get in there / go, go, go / trust me, you want this /
don't listen to the moaners, it is great / let them take care of you
""",
        "so": """
ordered another one at once / bought three more / booked again on the spot / left a big tip / told everyone I know /
cancelled my other subscription with a smile / am keeping it for ever / extended my stay / sent them flowers / danced round the kitchen /
hugged the mechanic / signed up for another year / wrote a thank-you letter / baked them a cake / switched to it for good and never looked back /
will be back next week / can hardly wait for the next one / could not stop grinning / cried happy tears / slept soundly again / went home singing /
raised a glass to them / recommended it to my sister / gave one to my mum, who adores it
""",
        "react": """
was over the moon / was overjoyed / was delighted / was thrilled / was in heaven / was all smiles / was moved to happy tears /
was speechless with joy / was so proud / was full of praise / was hugely impressed / jumped for joy / clapped / cheered / beamed /
grinned from ear to ear / laughed with delight / sighed with relief / squealed with delight / danced with joy / hugged everybody / asked for more /
wants one too / wants to go again / cannot stop talking about how good it was / raves about it / loves it / adores it / loved every minute /
had a ball / had a wonderful time / gave a standing ovation / gave it ten points / says it is the best ever / has never been happier /
blew them a kiss
""",
        "cmp": """
far better / much better / miles better / way nicer / a hundred times better / far quicker / so much quieter / cosier / cleaner / friendlier /
kinder / tastier / fresher / funnier / sturdier / more reliable / more comfortable / more elegant / more helpful / more generous /
easier and nicer to use / more fun / far more beautiful / safer and smarter / a thousand times lovelier / fairer and friendlier
""",
        "emo": """
joy / delight / happiness / gratitude / thanks / pride / relief / admiration / enthusiasm / excitement / love / warmth / praise / hope / respect /
bliss / contentment / good cheer / wonder / laughter / tenderness / pure pleasure / childlike glee
""",
        "nob": """
noise / dirt / dust / smell / fuss / hassle / stress / queue / delay / pain / bug / crash / leak / scratch / stain / crack / fault / flaw / mistake /
trouble / problem / drawback / disappointment / rudeness / boredom / hidden cost / small print / mess / rattle / wobble / squeak / side effect /
rust / mould / waste / nonsense / pressure / regret
""",
        "notw": """
boring / dull / dirty / rude / slow / noisy / smelly / stale / bland / greasy / salty / cheap and nasty / flimsy / wobbly / faulty / unreliable /
unfriendly / unhelpful / impatient / careless / sloppy / confusing / complicated / annoying / tiring / painful / stressful / uncomfortable /
cramped / ugly / tacky / overpriced / disappointing / useless / arrogant / cold-hearted / tedious / predictable / late / mean / harsh / frustrating
""",
    },
    "negative": {
        "w": """
terrible / awful / horrible / dreadful / poor / disappointing / disgusting / useless / rude / bad / ugly / miserable / annoying / a disaster /
a waste of money / very bad / poorly made / unfriendly / boring / dirty / broken / a shame / a nightmare / unacceptable / worthless / painful / sad /
cheap and nasty / a joke / frustrating / the worst ever / sloppy / unbearable / appalling / atrocious / abysmal / pathetic / lousy / ghastly /
hideous / filthy / smelly / noisy / mouldy / stale / soggy / burnt / tasteless / inedible / overpriced / overrated / flimsy / faulty / defective /
unreliable / shoddy / clumsy / slow / cold / arrogant / impolite / hostile / ignorant / incompetent / careless / unprofessional / dishonest /
confusing / pointless / dull / tedious / tiresome / predictable / irritating / infuriating / exhausting / depressing / embarrassing / shameful /
uncomfortable / cramped / freezing / dangerous / leaky / scratched / torn / bent / cracked / rusty / sticky / a rip-off / a scam / a mess /
a failure / a letdown / a fiasco / a catastrophe / an insult / a bad joke / a pain / rubbish / garbage / trash / crap / beyond repair /
far too expensive / not good at all / worse than expected / worse than ever / below any standard / not worth the money / a complete waste of time /
nothing but trouble / anything but clean / hard to bear / a huge disappointment / far from good / not what was promised / full of mistakes /
the low point of the week / unusable / lamentable / inferior / repulsive / nasty / vile / grim / hopeless / inexcusable / substandard /
dismal / dire / grotty / grubby / grimy / squalid / seedy / shabby / dingy / drab / dreary / gloomy / bleak / cheerless / joyless / lifeless /
soulless / bloodless / charmless / humourless / witless / brainless / mindless / senseless / spineless / shapeless / flavourless / bland / insipid /
watery / greasy / oily / slimy / gristly / rubbery / stodgy / rancid / rotten / putrid / sour / bitter / foul / smelly as a drain / stinking /
reeking / fetid / musty / damp / draughty / stuffy / airless / clammy / sweltering / freezing cold / cramped as a coffin / overcrowded / chaotic /
disorganised / haphazard / amateurish / botched / bungled / slapdash / half-baked / half-hearted / lacklustre / listless / long-winded / rambling /
repetitive / monotonous / mind-numbing / soporific / snooze-inducing / cringeworthy / cheesy / corny / tacky / tasteless as cardboard / gaudy /
garish / tawdry / kitschy / crude / vulgar / offensive / sexist / snobbish / condescending / patronising / smug / pompous / pretentious / haughty /
stuck-up / surly / sullen / grumpy / sulky / brusque / curt / abrasive / aggressive / abusive / cruel / callous / heartless / ruthless / spiteful /
mean / stingy / greedy / grasping / deceitful / two-faced / devious / sly / crooked / fraudulent / misleading / evasive / unhelpful /
indifferent to our pain / negligent / reckless / irresponsible / inept / clueless / hopelessly outdated / obsolete / antiquated / clunky /
cumbersome / awkward / fiddly / laggy / sluggish / buggy / glitchy / unstable / wobbly / rickety / brittle / fragile as an eggshell / lopsided /
warped / dented / chipped / stained / frayed / threadbare / moth-eaten / tattered / worn-out / ill-fitting / itchy / scratchy / prickly /
stiff as a board / saggy / lumpy / deafening / ear-splitting / shrill / tinny / muffled / jarring / off key / blurry / murky / blinding / hazardous /
lethal / toxic / harmful / unhygienic / unsanitary / infested / contaminated / traumatic / harrowing / gut-wrenching / sickening / nauseating /
revolting / gruesome / loathsome / abhorrent / deplorable / despicable / disgraceful / scandalous / outrageous / unforgivable / unjust / unfair /
absurd / ludicrous / laughable / farcical / idiotic / moronic / daft / wretched / woeful / pitiful / sorry / feeble / weak / limp / stale and tired /
wasteful / extortionate / exorbitant / a chore / a slog / a bore / a drag / a dud / a lemon / a turkey / a shambles / a train wreck / a car crash /
a dog's dinner / a con / a swindle / a sham / a farce / a travesty / a blot on the street / a thorn in my side / a pain in the neck /
a slap in the face / a kick in the teeth / a bitter pill / a sad excuse for a meal / the pits / the last straw / the bottom of the barrel /
not fit for purpose / not fit for pigs / not remotely funny / neither useful nor pretty / neither quick nor polite / nothing like the picture /
no good to anyone / not a patch on the old one / nowhere near good enough / miles below par / far too loud / far too salty / way too long /
way too dear / much too small / painfully slow / deadly dull / downright rude / utterly pointless / plain wrong / simply dreadful / stone cold /
bone dry / dead on arrival / as dull as dishwater / as useful as a chocolate teapot / as clear as mud / as tough as old boots /
as cold as the grave / full of holes / full of lies / riddled with errors / crawling with ants / held together with tape / made to break /
money down the drain / beyond belief / beneath contempt / a step backwards / all show and no substance / hard to forgive / hard to swallow /
impossible to use / impossible to like / devoid of charm / short on everything except the price / a shadow of what it was / pretty much useless
""",
        "v": """
hate / regret / cannot recommend / dislike / am angry about / am unhappy with / am disappointed by / am tired of / cannot stand / am annoyed by /
complain about / am sick of / am sorry about / detest / loathe / despise / deplore / would not recommend / would never recommend /
deeply regret buying / am fed up with / am furious about / am ashamed of / am shocked by / am appalled by / am frustrated with / am let down by /
am disgusted by / want a refund for / have had enough of / returned / sent back / strongly advise against / am not happy with / do not like /
did not enjoy / was bored by / wish I had never bought / could not be unhappier with / lost all trust in / would warn everybody about /
got nothing but trouble from / was badly let down by / have only bad things to say about / could cry about / am very dissatisfied with /
am disappointed with /
abhor / resent / curse / dread / begrudge / bemoan / lament / cringe at / shudder at / despair of / grew to hate / have come to loathe / gave up on /
walked out on / threw away / binned / got rid of / cancelled / boycott / avoid / steer clear of / stay well away from / am livid about /
am fuming about / am seething about / am outraged by / am horrified by / am repelled by / am revolted by / am gutted about / am heartbroken about /
am dismayed by / am bitter about / am fed up to the back teeth with / am at the end of my tether with / am sick to death of / am worn out by /
am bored stiff by / am embarrassed by / am insulted by / am offended by / am hurt by / am worried sick about / feel cheated by / feel betrayed by /
feel robbed by / feel ripped off by / feel conned by / feel let down by / feel nothing but contempt for / cannot forgive / cannot bear /
cannot abide / cannot fathom the praise for / could not finish / could not get away fast enough from / would not touch / would not wish on anyone /
would not pay a penny for / would not go near / do not trust / do not see the point of / have no good word for / have no respect for /
have lost all patience with / have had nothing but grief from / have filed a complaint about / gave no stars to / gave bottom marks to /
wasted my savings on / wasted a whole day on / threw good money at / demand my money back for / rue the day I chose / was duped by / was fooled by /
was bored to tears by / was sorely disappointed by / was left cold by / was left in tears by / was put off by / was driven mad by
""",
        "r": """
{a} was worse than feared / the zip tore on the first day / it arrived three weeks late / nobody answered the phone / the staff ignored us /
the handle came off in my hand / it stopped working after two uses / the paint came off at once / there was a hair in the soup /
the sheets were stained / I could not sleep because of the noise / the battery is empty after an hour / half of the parts were missing /
it shrank in the first wash / they refused to give me a refund / the colour is nothing like the picture / it smells of plastic /
we waited two hours for cold food / {a} could hardly be worse / the instructions make no sense / the seams came apart /
the screen cracked on its own / the waiter shouted at us / there were insects in the bathroom / the shoes fell apart in the rain /
I had to repair it three times / it gave me a rash / the soles came off after a week / I fell asleep after ten minutes /
they charged me for things I never ordered / everything tasted of old oil / it crashes every time I open it / I left before the end /
the app deleted my photos / we were treated like thieves / it leaked all over my bag / the promised view was a wall /
my money is gone and nothing came / the cook shouted in the kitchen all evening / they forgot my booking / the nurse hurt me and did not say sorry /
the seller doubled the price at the till / our luggage was lost and nobody cared / the leather peels off / even the experts got bored /
my son cried every morning / the knife does not even cut bread / the tent let the rain in / the plants arrived dead / the song gives me a headache /
the wine tasted of cork / the technician made it worse / my guests left early / strangers laughed at me / the coat does not keep out the wind /
the shoes gave me blisters / the lamp flickers and hums / the beach was full of litter / we were greeted with a growl /
the mistake was denied for weeks / it needs ten tries to start / the picture is blurred and too dark / the game was broken after an hour /
the pillow gave me neck pain / I learnt nothing in a year / the driver left my old mother behind / the ice cream had melted twice /
the cat ran away from it / the boss yelled at us / none of my questions were answered / the bread was mouldy / the jokes are embarrassing /
I feel robbed / the band played off key and everyone left / my skin burns since I used it / the money never came back / the website is a maze /
the tailor ruined my suit / we paid twice the price / the helmet cracked when it fell off the table / the present was a failure /
the landlord ignores every letter / the windows are smeared / the story insults the reader / the tool is blunt and dangerous /
the baby screamed all night / they served us a stale cake / the sofa is hard as a rock / it did not survive the first move / I warn all my friends /
the rooms are dark and damp / the support hung up on me / I dread going there / any other brand is better / the steak was tough as leather /
every cent was wasted / the repair lasted a day / the flowers withered overnight / we will never book again / my marks have become worse /
the soap dries out my hands and stinks / hidden fees were added at the end / the door would not lock / I found a nail in my salad /
the charger got so hot that it burnt the table / the toilet was blocked for three days / my order was lost twice / the mattress sags in the middle /
the paint flakes off / the tour was cancelled and nobody told us /
the dough sticks to it like tar / the camping stove singed my eyebrows / the crossword is full of blunders /
the puppet show terrified the little ones / my rash has spread to my neck because of it / my fever climbed and nobody checked / the stitches burst /
they mixed up my blood test and I panicked / the dentist drilled the wrong tooth / my ear has been ringing ever since /
the crutch snapped on the stairs / my daughter hides her reading book now / my pupils groan at the sight of it / he went from a B to an F /
she is terrified of fractions thanks to him / the exam was a massacre / the grant was refused without a reason /
the rejection letter got my name wrong / my boss screamed at me before the client / the team is at war / I was denied leave for my own wedding /
the pay cut was announced by a poster / the lease is full of nasty traps / the landlady snoops through our drawers / the radiators are stone cold /
the neighbours bang on the wall / the kitchen crawls with ants / mould is eating the nursery wall / the mortgage fell through at the last minute /
they slapped a fee on everything / my lost card took six weeks / my pension has vanished into thin air / it hailed on the bride /
the slopes were bare and muddy / the sea was full of jellyfish and sewage / I was seasick from start to finish / our striker missed an open goal /
the favourites were thrashed / the crowd booed until the end / I tore a muscle on the rotten floor / the climbing rope was frayed /
my knees creak worse than ever / the pool was green / the changing rooms stink of mould / the bike squeals like a pig /
the gears slip on every hill / the engine coughs and dies / the boot will not even shut / it failed its inspection on nine points /
the garage charged a fortune for a bulb / the kitten was full of fleas / our parrot has plucked itself bald / the foal died for want of care /
the vet never rang back / the tulips were eaten by mice in the shop / the plums were full of worms / the weeds are worse than before /
the hammock tipped me onto the stones / the lawn looks like a building site / the hem unravelled / the lining is torn and smells /
the stain is bigger now / the trainers squeak and pinch / the wire of the bra stabs me / my wedding suit split at the altar /
the boots filled with water / the plot twist is idiotic / I groaned at the last page / the dialogue is wooden / the jokes fall flat /
the heroine is a whining doll / the score drowns out every word / the animation is jerky and cheap / the puzzles make no sense /
the boss fights are a tedious grind / my friends beg me to leave it at home / the dice are chipped / the quiz night was a yawn /
the app drained my phone in an hour / the new filter hides what I need / it crashed six times before lunch / signing up took four days of pain /
the help page is a joke / they ignore every bug report / it quarrels with all my gadgets / my inbox is flooded with their spam /
the scanner chews up the pages / the drill smokes and stinks / the blade went blunt on a carrot / the paint blistered /
the shelf came crashing down at night / the kettle tastes of rust / the pan burns everything / the soufflé was a sad puddle /
the mussels were full of sand / the bacon was all fat and rind / the chef swore at every table / the house wine gave us a splitting headache /
the portion would not feed a sparrow / the gravy had a skin on it / the waiter sulked because we asked for water /
they laughed at my daughter's accent / the porter dropped my case in a puddle / the pillow smelled of strangers / the lobby smells of drains /
the bath had a brown ring / the coach had no room for a child's legs / the landing threw us out of our seats /
the conductor fined my gran for nothing / the cabin crew sneered / the queue took three hours and nobody cared /
the parcel looked as if a lorry had run over it / the courier forged my signature / the spare part cost more than the thing itself /
they made me pay to send their rubbish back / my refund is eight months late / the voucher had expired / my complaint went straight into the bin /
the advice cost me thousands / the lawyer slept through the hearing / the form crashed and ate my answers /
the clerk snarled that it was not her job / the roof leaks onto the piano / the tiler left gaps as wide as my thumb /
the chimney fills the room with smoke / they left rubble all over the garden / the bill was twice the quote /
my gran was mocked for her hearing aid / my toddler screams at the sight of it / my shy son was bullied there / my husband has not slept for weeks /
the whole street curses it / I felt two inches tall / it shattered my confidence / I walked out in tears / it was loathing at first sight /
there is nothing I would keep / I was never so bored / nobody deserves this / it was twice as painful as I had feared / it cost the earth /
there was dust on everything / we were rushed from start to finish / they did not get a single thing right / not one promise was kept /
the flash sale was a trick / the sizes are a lottery
""",
        "i": """
never again / shame on you / yuck / stay away / hands off / avoid / what a mess / thumbs down / what a disappointment / disgusting / zero stars /
one star / keep away / do not buy / outrageous / such a pity / ridiculous / no thanks / a disgrace / very unhappy /
awful / dreadful / terrible / horrendous / appalling / pathetic / shameful / unbelievable rubbish / disgrace / scandalous / a joke / gutted /
fuming / livid / furious / so angry / so disappointed / so sad / so fed up / ugh / yikes, no / bah / boo / gross / ew / urgh / pah / grr /
what a rip-off / what a shambles / what a con / what a dump / what a waste / what a flop / what a nightmare / what rubbish / what a letdown /
thanks for nothing / cheers for nothing / not again / not on / not good enough / not impressed / no way / no, just no / don't bother / skip it /
give it a miss / steer clear / run a mile / beware / warning / save your money / bin it / total fail / epic fail / utter rubbish / complete tosh /
daylight robbery / money down the drain / rip-off / scam / crooks / cowboys / clowns / liars / zero out of ten / nul points / could cry /
lost for words with rage / enough is enough / the last straw / how rude / how dare they / sort it out / shambles / hopeless / useless /
disappointed / appalled / heartbroken / sick of it / had enough
""",
        "gv": """
let us down / annoyed everybody / always disappoints / hardly works / barely works / keeps breaking / keeps crashing / fails / stinks / sucks /
broke my heart / bored us / disgusted me / angered everyone / shocked me / upset us / insulted me / irritated me / hurt me / made me cry /
made us angry / brought us trouble / did not help / ruined the day / cost me hours / dashed my hopes / fell short / does not fit / looks hideous /
looks cheap / tastes horrible / tastes awful / smells foul / sounds tinny / feels rough / fell apart / broke its promise / deserves no star /
deserves a fine / lost my respect / gives me headaches / got everything wrong / missed the point / put me off / drove me mad / is not worth it /
is worth nothing / could not be worse / leaves much to be desired / puts me in a bad mood / stressed me / gave me nightmares / lied to me /
lost us as customers / is behind all others / spoiled my evening / wastes my time / collapsed / scratched my floor / leaks / overheats / rattles /
squeaks / itches / tore at once / made me sick /
appalled us / horrified everyone / repelled me / left me cold / left me fuming / left us stranded / left a bitter taste / left a trail of damage /
made my blood boil / made my skin crawl / made my eyes water / made me gag / made me cringe / made us a laughing stock / made things worse /
got on my nerves / got under my skin / got worse and worse / gets on everyone's nerves / bored me rigid / bored the pants off us / sent me to sleep /
put us through hell / put me to shame / put my health at risk / crushed my hopes / shattered my trust / broke my spirit / wrecked our holiday /
wrecked my knees / ruined our wedding / ruined my credit / cost me a fortune / cost me my job / cost us the match / robbed me of sleep /
robs you blind / fleeced us / conned us / tricked me / misled everyone / betrayed our trust / took us for fools / treats you like dirt /
talks down to people / ignores every complaint / went from bad to worse / went up in smoke / went belly up / went horribly wrong /
goes from mishap to mishap / backfired / flopped / tanked / bombed / crumbled / disintegrated / seized up / conked out / packed up /
gave up the ghost / froze again / keeps freezing / keeps jamming / keeps leaking / keeps failing / never worked / never delivers /
never gets it right / never says sorry / does nothing / does more harm than good / does not deliver / does not last / does not hold /
did not live up to the hype / did not make me laugh once / has no soul / has no shame / has no redeeming feature / has let itself go /
has seen better days / lacks everything / lacks charm / lacks decency / misses every target / falls flat / falls at the first hurdle / creaks /
groans / grates / screeches / wobbles / drips / reeks / festers / rots / sags / tastes of soap / tastes like cardboard / smells of wet dog /
smells of drains / sounds like a dying cow / feels like sandpaper / feels cheap / looks like junk / looks tatty / rubs my skin raw / stings /
pinches / cuts my fingers / stained my carpet / poisoned us / gave me a rash / gave us food poisoning / drags on and on / drains my wallet /
drains my will to live / is a pain to use / is hard to stomach / was over none too soon / was not worth the wait / earned loud boos /
lost every friend it had / should be banned
""",
        "ad": """
badly / poorly / terribly / horribly / awfully / rudely / carelessly / sloppily / miserably / clumsily / dreadfully / unreliably / arrogantly /
coldly / incompetently / lazily / impatiently / shamefully / very badly / without any care / with a sneer / like an amateur / in the worst way /
against all promises / far worse than I feared / in a most unfriendly way / with constant mistakes / not at all / only after three complaints /
much too late /
appallingly / abysmally / atrociously / shoddily / ineptly / recklessly / thoughtlessly / heartlessly / callously / cruelly / grudgingly /
half-heartedly / reluctantly / sullenly / snappily and rudely / dismissively / condescendingly / smugly / dishonestly / unfairly / haphazardly /
chaotically / amateurishly / negligently / woefully / pitifully / disgracefully / outrageously / painfully slowly / far too late / weeks too late /
at a snail's pace / at an absurd price / with a shrug / with a scowl / with contempt / with bad manners / with rolling eyes / with empty excuses /
with two left hands / with no sense at all / with no respect whatsoever / without a word of apology / without thinking /
without the slightest skill / without washing their hands / in a rush / in a foul mood / in total chaos / in an insulting tone /
in the most clumsy manner / in the cheapest way possible / to nobody's satisfaction / to our dismay / like a bull in a china shop /
like a bored child / like beginners / like robots / worse than ever / worse than by any other firm / against our wishes / against the rules /
behind our backs / back to front / all wrong / so badly that I wept / so carelessly that it broke / only after I threatened to sue /
never, despite ten calls
""",
        "no": """
shame / disaster / nightmare / mess / failure / flop / fraud / rip-off / joke / disgrace / scandal / insult / horror / pity / letdown / waste /
fiasco / farce / dump / headache / catastrophe / bad surprise / stupid idea / terrible gift / sad day / liar / miserable piece of work /
complete waste of money / piece of junk /
bore / chore / drag / slog / grind / pest / plague / menace / nuisance / eyesore / blot / stain / curse / burden / ordeal / torment / torture /
agony / hell / slum / pigsty / rat hole / hovel / tip / sewer / swamp / maze / shambles / muddle / bungle / blunder / botch / bodge job / hash /
dog's breakfast / cock-up / dud / lemon / lame duck / white elephant / turkey / damp squib / anticlimax / non-starter / wash-out / write-off /
dead loss / money pit / tourist trap / death trap / con trick / swindle / hoax / sham / cheat / crook / thief / fraudster / bully / tyrant / brute /
snob / slob / quack / charlatan / cowboy / clown / travesty / mockery / outrage / atrocity of a meal / abomination / tragedy / calamity /
train wreck / car crash / bitter pill / slap in the face / cheap imitation / shoddy copy / broken promise / pack of lies / sorry sight /
lost weekend / rotten deal / sad joke / lesson in rudeness / model of bad service / total flop
""",
        "neg": """
no joy / no help / no comfort / no thanks / not helpful / not clean / not friendly / not recommended / not worth it / never works / never again /
nothing works / nothing right / nothing but excuses / no one cared / hardly usable / hardly any taste / not even an apology / nothing to praise /
not one good moment / anything but helpful / far from clean / I regretted it at once / no quality whatsoever / no support at all / not what I wanted /
no taste / no class / no logic / no manners / no apology / no refund / no answer / no heating / no hot water / no explanation / no respect /
no shame / no sense of humour / no idea what they are doing / no care / no trace of quality / no end of trouble / no way would I return / no good /
no use / no fun / no stars from me / no repeat / not amused / not impressed / not fresh / not safe / not fair / not funny / not fit to eat /
not as promised / not as advertised / not a patch on the old one / not up to scratch / not up to much / not a shred of decency / not a single laugh /
not one working socket / not a word of regret / not my money again / not good enough by a mile / never on time / never fixed / never answered /
never arrived / never been so angry / never been so bored / never worked / never worth that price / nothing fits / nothing tastes / nothing arrived /
nothing but lies / nothing but noise / nothing but grief / nothing new, nothing funny / nobody smiled / nobody helped / nobody apologised /
nobody knew anything / none of it worked / nowhere near ready / nowhere near clean / without any charm / without a trace of care / devoid of taste /
hardly edible / hardly worth a cent / hardly friendly / scarcely usable / anything but fun / anything but safe / anything but quick /
far from friendly / far from fresh / far from honest / couldn't be worse / couldn't be ruder / couldn't wait to leave / can't be trusted /
can't be bothered to help / didn't work / didn't last a day / doesn't deliver / doesn't clean / wasn't worth it / wasn't what they sold me /
won't be back / won't buy again / wouldn't recommend / isn't worth the box it came in
""",
        "star": """
one star / 1 star / 1/5 / 0/10 / 1/10 / zero points / bottom marks / grade F / an F / minus ten / two thumbs down / the lowest score /
not even one star / one point of ten /
1 out of 5 / one of five stars / 0.5/5 / 1 out of 10 / two percent / 0/100 / an E / a straight F / failed / last place / bottom of the league /
no points at all / nul points / zero out of ten / minus five / three thumbs down / the lowest mark / half a star, and that is generous /
zero stars if I could
""",
        "brk": """
tore / cracked / broke / snapped / came off / fell off / peeled off / rusted / faded / melted / jammed / leaked / burst / bent / split / died /
failed / got stuck / came loose / went mouldy / shattered / burnt out / wore out / dropped off / gave up / started smoking / lost colour /
was missing / was broken / was scratched / was loose / was crooked / was rusty / was bent / was torn /
crumbled / buckled / warped / splintered / frayed / unravelled / ripped / tore off / sheared off / popped out / sprang open / slipped off /
flew off / sagged / collapsed / caved in / gave way / seized up / conked out / froze / short-circuited / overheated / exploded / caught fire /
scorched the table / corroded / went rusty / went blunt / turned green / turned yellow / turned sticky / dried out / clogged up / blistered /
chipped / came unstuck / came apart / fell to bits / went dead / went missing / stopped turning / stopped closing / would not close /
would not open / does not hold / does not fit / does not move / was cracked / was dented / was stained / was filthy / was dead / was blocked /
was frayed / was warped / was the wrong size / was glued on wrongly / had a hole / had a crack / had gone mouldy / cut my finger / pinched my hand /
screeches / grinds / drips / wobbles
""",
        "soon": """
on the first day / after a week / after two uses / at once / within an hour / in my hands / on the way home / in the first wash /
before I had even used it / after ten minutes / on its first trip / as soon as I touched it / the very next morning / for the third time /
without any reason / straight out of the box / at the worst moment / just after the warranty ended /
on day two / on the second evening / after an hour / after three days / after five minutes / after a single wash / after one winter /
after a fortnight / after barely a month / after hardly any use / at the first try / at the first touch / at the slightest tug /
at the first drop of rain / during the first trip / during dinner / in the box / in broad daylight / in the middle of the night /
in the middle of a call / in no time / in mid-flight / on my wedding day / on the motorway / on arrival / on the plane / under no load at all /
before the first use / before lunch / for no reason at all / yet again / once more / again and again / every other day / just when I needed it /
a day after the guarantee / weeks after the return date / sooner than I could say its name
""",
        "per": """
ignored us / shouted at us / rolled his eyes / was very rude / hung up / lied to me / laughed at me / never called back / never replied /
refused to help / was always late / swore at my wife / slammed the door / blamed us / was drunk / cheated us / insulted my mother / forgot our order /
sent us away / had no idea / did a terrible job / kept us waiting / wanted a bribe / did not listen / talked down to me / treated us like dirt /
overcharged us / lost our papers / made my son cry / threatened us / never turned up /
snapped at us / barked at my wife / yelled at the kids / hissed at me / growled / sneered / smirked / scowled / sulked / yawned in my face /
swore under the breath / cursed loudly / mocked my accent / made fun of my son / called me an idiot / called me a liar / accused me of theft /
pushed my mother / grabbed my arm / pointed at the door / threw the bill at us / threw my bag on the floor / dropped my phone / spilled soup on me /
broke my vase / broke every promise / broke the lamp and denied it / stole my watch / took my money and vanished / pocketed the change /
doubled the price / charged me twice / invented extra fees / fobbed me off / brushed me off / palmed us off with junk /
talked on the phone all the time / talked over me / stared at the screen / did not look up / did not say hello / did not say sorry /
did not show up / did not lift a finger / did not know a thing / had dirty hands / never apologised / never answered / never arrived /
never listens / forgot us / forgot my mother in the corridor / lost my file / lost all patience with me / mixed up everything / botched the job /
ruined my hair / ruined our evening / wrecked the bathroom / made things worse / made us wait in the rain / made me feel small / made my mother cry /
left us in the lurch / left a filthy mess / left without a word / lied through the teeth / lied again / cancelled without notice /
refused to listen / refused a refund / refused to give a name / sent me round in circles / smelled of drink / was asleep / was a nightmare /
was a bully / was clueless / was insolent / was vulgar / was rough and cold / was late yet again / was more interested in gossip / should be fired /
should be ashamed / treated my gran like a child
""",
        "feel": """
sad / upset / angry / furious / livid / outraged / bitter / resentful / cheated / betrayed / robbed / conned / fooled / used / exploited /
ripped off / ignored / neglected / abandoned / unwelcome / unsafe / threatened / bullied / belittled / patronised / humiliated / insulted / ashamed /
embarrassed / stupid / small / worthless / helpless / hopeless / desperate / depressed / miserable / wretched / lonely / anxious / stressed /
exhausted / drained / worn out / bored / numb with boredom / disgusted / sick / queasy / nauseous / dirty / cold and hungry / let down /
disappointed / dismayed / frustrated / annoyed / irritated / fed up / disillusioned / heartbroken / crushed / like an idiot / like a nuisance /
like a criminal / like cattle / like a number / like crying / like throwing it out of the window / ten years older / worse than before /
at the end of my rope
""",
        "sim": """
watching paint dry / pulling teeth / a punch in the gut / a bad dream / a cold shower / chewing cardboard / chewing an old boot / eating wet cement /
drinking dishwater / nails on a blackboard / a visit to hell / a prison sentence / being robbed in daylight / burning money /
throwing money down the drain / talking to a wall / herding drunk cats / sleeping on a bag of stones / sitting on nails / wading through mud /
a bad joke without an end / a trip to the dump / a circus without the fun / being trapped in a lift / a funeral without the cake / a slow puncture /
a horror film / an endless queue in the rain / toothache / a root canal without the jab / homework on a Sunday
""",
        "go": """
don't buy it / do not go there / don't waste your money / don't waste your breath / don't fall for it / don't make my mistake /
save yourself the trouble / save your pennies / spare yourself / keep your wallet shut / look elsewhere / go anywhere else / run while you can /
turn round and leave / bin it / burn it / close it down / shut it down / fire the lot of them / stay at home / stay far away / give it a wide berth /
avoid like the plague / read something else / eat before you go / bring earplugs and disinfectant / expect tears / expect nothing /
prepare to be robbed / warn your friends / get your money back / hire somebody who can do it / sack the manager / fix it or refund me /
don't believe the adverts, they lie
""",
        "so": """
sent it straight back / demanded a refund / cancelled on the spot / walked out / left without paying for dessert / threw it in the bin /
gave it to the tip / wrote a complaint / called my lawyer / had to buy another brand / had to throw away the lot / had to see a doctor /
spent the night crying / went home hungry / went to bed in a rage / shouted at the screen / never went back / changed to another bank /
warned all my neighbours / reported them / blocked their number / slept in the car / asked for the manager, who laughed /
had to do it all again myself / stopped after a chapter / switched it off in disgust / want my money back / am done with them / lost a whole day /
ended up in hospital
""",
        "react": """
was furious / was livid / was outraged / was in tears / was heartbroken / was gutted / was bored to death / was disgusted / was horrified /
was terrified / was humiliated / was bitterly disappointed / was sick for three days / burst into tears / sobbed / screamed / groaned / booed /
yawned / fell asleep / walked out / stormed out / swore / shuddered / turned pale with anger / slammed the door / threw it away / spat it out /
pushed the plate away / refused to go back / wants a refund / wants to sue / hates it / hated every minute / had a miserable time /
cried all the way home / says never again / says it is the worst ever / gave it zero points / is still angry / regrets every cent
""",
        "cmp": """
far worse / much worse / miles worse / way uglier / a hundred times worse / painfully slower / far noisier and flimsier / dirtier / ruder / meaner /
duller / blander / staler / flimsier / less reliable / less helpful / less comfortable / less honest / less friendly / far more annoying /
more boring / more painful / more confusing / shabbier / more greedy / a thousand times nastier
""",
        "emo": """
anger / rage / fury / disgust / contempt / disappointment / regret / sadness / grief / despair / shame / bitterness / frustration / boredom / dread /
horror / loathing / annoyance / resentment / outrage / distrust / misery / disbelief at such rudeness
""",
        "nob": """
help / comfort / taste / flavour / warmth / kindness / respect / care / apology / explanation / answer / support / logic / plot / humour / charm /
talent / skill / quality / value / cleanliness / privacy / hygiene / honesty / patience / courtesy / common sense / hot water / fresh air / refund /
progress / joy / fun / excuse for this / sign of life / effort / improvement / decency
""",
        "notw": """
helpful / clean / friendly / polite / quick / fresh / tasty / warm / comfortable / cosy / safe / honest / fair / reliable / sturdy / professional /
competent / patient / careful / thorough / funny / exciting / interesting / gripping / clever / original / pretty / elegant / pleasant / enjoyable /
impressive / convincing / worth the money / good value / easy to use / well made / well organised / punctual / generous / welcoming / hygienic /
useful / relaxing
""",
    },
    "neutral": {
        "w": """
okay / all right / average / neither good nor bad / so-so / acceptable / nothing special / fine but not more / ordinary / medium /
not bad and not good / usual / fair / standard / as expected / decent but not more / middling / reasonable / neither here nor there / passable /
common / not great and not terrible / in the middle / like any other / unremarkable / adequate / mediocre but bearable / moderate / typical /
conventional / plain / no better and no worse than others / neither impressive nor disappointing / of medium size / of the usual kind /
about what I expected / the same as last year / similar to the old one / just average / in line with the description / what one would expect /
sort of okay / neither hot nor cold / neither cheap nor expensive /
mid-range / mid-sized / medium-priced / standard-issue / regular / everyday / normal / routine / customary / run-of-the-mill / garden-variety /
bog-standard / middle of the road / par for the course / serviceable / tolerable / sufficient / comparable / equivalent / interchangeable /
unchanged / the usual thing / the same as before / much as before / about the same / no different from last time / neither big nor small /
neither long nor short / neither loud nor quiet / neither old nor new / neither a hit nor a flop / neither here nor there for me /
neither exciting nor dull / not remarkable in any way / not something I have a view on / nothing out of the ordinary / nothing one would remember /
of average length / of average quality / of ordinary make / in the usual range / within the norm / up to standard, no more / fair to middling /
a matter of taste / a matter of opinion / one of many / one like the others / six of one and half a dozen of the other / somewhere in between /
half way between good and bad / okay I suppose / alright, I guess / fine, I suppose / satisfactory, nothing beyond / what the label says /
what I thought it would be / grey / beige / rectangular / oblong / round / square / two metres wide / made of steel / made of cotton /
available in three sizes / on the ground floor / on the left / open on Saturdays / closed on Mondays / in alphabetical order / sold by weight /
sold in pairs / printed on both sides / mid-grey / in a cardboard box / in its second edition / from last year / due on {day} / one year old /
for indoor use / for left-handed people / for beginners and others alike / the second of three / number four on the list
""",
        "v": """
use / have / bought / ordered / tried / received / picked up / was given / heard about / looked at / own / have known / compared / know / rented /
have no opinion about / do not feel strongly about / am indifferent to / have not yet tested / neither like nor dislike / have used for a month /
saw / read about / came across / was sent / was shown / was told about / noticed / registered / booked / rented for a week / borrowed /
lent my brother / keep in a drawer / store in the cellar / use at work / use on Sundays / use now and then / share with a colleague / signed up for /
measured / weighed / photographed / listed / described / filed / replaced / exchanged / moved / put away / unpacked / returned unopened / looked up /
asked about / enquired about / have a question about / wrote down the number of / have not yet opened / have not made up my mind about /
have no view on / have no feelings about / have nothing to say about / am undecided about / am neutral about / am not bothered either way about /
can take or leave / could live with or without / do not mind either way about / think about as much of it as others do of /
passed on to my neighbour / have had since May / have owned for a year / got from my aunt / saw an advert for / compared two offers for /
am waiting for / will collect / will try on {day}
""",
        "r": """
it has two buttons and a cable / it was delivered on {day} / it comes in three sizes / it weighs about as much as a book /
the shop is open from nine to five / {a} is as described / {a} is like everywhere else / the box contains a manual in four languages /
I have not used it much yet / it is used in the kitchen / it replaces the old model / we stayed for two nights / the table is next to the window /
the film lasts two hours / the meeting took place on {day} / it is made of plastic and metal / the lesson begins at ten / the bill was paid by card /
it does what it is supposed to do / it is neither new nor old / the course has twelve lessons / the package was left with the neighbour /
I cannot say much about it / I have no complaints and no compliments / it serves its purpose / I paid the usual price / it stands in the corridor /
the colour is grey / there are four chairs in the room / the warranty is two years / the receipt was in the box / the bus stops nearby /
the menu has ten dishes / the app needs an account / we ordered it in {c} / the leaflet has eight pages / the seats are numbered /
my room was on the second floor / the tickets are sold at the counter / the jar holds half a litre / the coat has a hood and two pockets /
the guide spoke English and French / we sat in row five / the lamp takes two bulbs / there is a bus stop and a bank / the kit contains twelve screws /
the game is for two to four players / the book has two hundred pages / the cable is one metre long / I collected it on {day} /
the invoice came by e-mail / the school has three hundred pupils / the lecture was about history / the dish consists of rice and beans /
the car has five doors / it took a quarter of an hour / the bread costs the same as elsewhere / the machine has an on and an off switch /
the price includes tax / the office is on the left / my brother uses the same one / the rules are printed on the back / it is sold in packs of ten /
nothing has changed since last year / one gets what one pays for / some will like it, some will not / it is no better and no worse than the others /
I could take it or leave it / there was nothing remarkable /
the dough rests for an hour / the stove runs on gas / the crossword appears on Saturdays / the show is for ages four and up /
the ointment is applied at night / the stitches come out on {day} / the blood test is at eight / the dentist is on the second floor /
the crutches are height-adjustable / year five has swimming on {day} / the exam lasts three hours / the grant covers two years /
the letter is dated the fourth / the team meets in room six / the pay slip lists the hours / the lease runs for two years /
the landlady lives in {c} / the radiators are under the windows / the kitchen faces north / the mortgage has a term of twenty years /
the fee is charged once a year / the card is valid until June / it rained a little and then it stopped / the temperature was twelve degrees /
the tide turns at five / the match ended in a draw / the second half started late by a minute / the pool is two metres deep /
the changing rooms are on the right / the bike has a basket / the gearbox has six speeds / the engine is at the back /
the inspection is due in March / the garage is behind the school / the kitten is twelve weeks old / the vet opens at eight /
the bulbs are planted in autumn / the plums ripen in August / the hammock hangs between two posts / the lawn is mown on {day} /
the hem is ten centimetres / the lining is grey / the trainers have white soles / the suit has three pieces / the story is told by a child /
the last page is blank / the score is by a Finnish composer / the dice have six sides / the quiz has forty questions /
the app shows the time in {c} / signing up needs an e-mail address / the help page has four chapters / the scanner reads both sides /
the drill has two speeds / the blade is twenty centimetres long / the paint dries in four hours / the shelf carries ten kilos /
the kettle is in the cupboard / the lid is made of glass / the chef is called {n} / the house wine is from Chile / the main dish came with potatoes /
the waiter asked whether we had booked / the porter works nights / the lobby is next to the lift / the bath is one metre sixty long /
the coach stops at {c} / the flight number has four digits / the conductor checked our tickets / the queue had about twenty people in it /
the parcel weighs three kilos / the courier comes between nine and noon / the spare part has to be ordered /
returns are possible within thirty days / the refund takes a week, as stated / the voucher is valid for a year / the form is on the website /
the clerk stamped the paper / the roof is flat / the tiles are ten by ten / the chimney is swept in spring / the quote lists six items /
my gran lives next door / my husband drives to {c} on {day} / the street is one-way / I looked at it and put it back /
I used it once in May and once in June / I have nothing to compare it with / we have not discussed it yet / it came up in conversation /
it may suit some and not others / I notice no difference / I neither gained nor lost anything / it was an evening like many others /
there is not much to tell / I have heard both good and bad / it went as such things go / time will tell / the label says forty percent wool /
the questionnaire has two sides / the exhibition shows maps / the train passes through {c} / the ferry carries cars / the plate is oval /
my seat was by the aisle / the rent includes water / the parking disc is on the dashboard / the museum shop sells postcards /
the meeting was moved to {day} / the office has six desks
""",
        "i": """
so so / fine / okay / three stars / well / no comment / nothing special / nothing to add / as usual / neither nor / fair enough / medium /
meh / hm / shrug / no idea / no opinion / no strong view / no verdict yet / undecided / could be / perhaps / maybe / depends / for information /
fyi / for the record / by the way / a note / update / so far / to date / in brief / in general / average / standard / so-so / ordinary / it will do /
it'll do / alright / not sure / hard to say / too early to say / either way / same as ever / same as before / nothing new / no change / no news /
middling / a C / two and a half stars / five out of ten
""",
        "gv": """
is on the table / has four legs / exists in three colours / costs twelve euros / weighs two kilos / starts at nine / ends at five /
was changed last year / contains a cable / comes from {c} / is in {c} / belongs to my sister / replaces the old one / needs batteries /
is made of wood / is used daily / arrived on {day} / took two hours / does the job / meets the standard / is unchanged / is average / is okay /
is as before / matches the description / works as described / costs the same / resembles the old one / consists of two parts / measures one metre /
lies in a drawer / has a number / is part of the set / can be rented / was paid by card /
is on the shelf / has three drawers / has a lid / has two doors / is available in grey / is sold in packs / costs about twenty euros /
starts on {day} / opens at eight / closes at six / runs until May / lasts an hour / takes place on {day} / was moved to {day} / was booked for two /
was booked by phone / was listed under F / was built in the sixties / was founded in 1987 / was renamed last spring / was picked up by {n} /
was sent from {c} / has moved to {c} / is between the bank and the school / is opposite the station / is near {c} / seats four / holds two litres /
fits into a drawer / uses two batteries / runs on gas / needs an adapter / requires an account / includes tax / includes a manual / excludes drinks /
consists of three parts / comes in a box / comes with a lid / comes in two versions / has an odd number / has a page on the web /
is the same size as the other / is about as long as the last / is as it was / is like others / is neither more nor less / is so-so / is fair enough /
is neither a gain nor a loss / was neither praised nor blamed / did what was asked, no more / left no impression either way /
made no difference to me / passed without incident / went as expected / went as planned / was what it was / falls in the middle /
ranks in the middle / scored five out of ten / got an average mark / changed hands / is used by four people / is checked once a year /
is kept in the hall / was mentioned in the letter / appears on page six / is due back on {day}
""",
        "ad": """
as usual / as described / on {day} / at ten o'clock / in the usual way / twice a week / like everywhere / as planned / for two hours / as always /
in the afternoon / according to the plan / neither well nor badly / like last year / so-so / adequately / as one expects / in {c} /
by hand / by machine / by phone / by e-mail / by letter / by post / by {n} / by two people / on paper / on the second floor / on the usual date /
in writing / in person / in two parts / in three steps / in the morning / in the evening / in English / in order / in alphabetical order /
in the normal time / once a month / every quarter / every {day} / at noon / at half past two / at the counter / at the normal price /
from nine to five / from {c} / during office hours / before lunch / after the meeting / within the stated time / within five working days /
under the usual terms / for the second time / with the standard form / neither quickly nor slowly / neither better nor worse than elsewhere /
no differently from last time / about as well as last year / to an average standard / satisfactorily, nothing more / okay-ish / passably /
as agreed / as announced / as in previous years / as stated in the letter / as the rules say / the same way as before / step by step
""",
        "star": """
three stars / 3 stars / 3/5 / 5/10 / five points of ten / middle marks / grade C / a C / 50 percent / an average score / half of the points /
two and a half stars of five /
3 out of 5 / 2.5/5 / three of five stars / 5 out of 10 / 6 of 10 / 50/100 / 52 percent / a C plus / a pass mark / mid-table / average mark /
five points out of ten / a middling score / neither thumbs up nor thumbs down / half marks
""",
        "per": """
works on Mondays / gave me a form / has a desk by the door / speaks two languages / wears a uniform / came at ten / asked for my name /
took the order / wrote down the number / started last year / opened the door / sent the invoice / read out the list / handed me a ticket /
moved to {c} / checked the passport / works in {c} / has a colleague called {n} / left at five / brought the menu /
works from Tuesday to Friday / works part-time / has worked there since 2014 / started on {day} / is on leave until {day} / is called {n} /
is from {c} / lives in {c} / sits on the second floor / sits by the window / wears a badge / wears glasses / has a desk in the hall / has a van /
has a list / has two colleagues / has my number / drives a van / came at noon / came on {day} / came with a colleague / left at two / left a card /
left a message / rang at nine / rang the bell / took a photo of the meter / took my coat / took our names / took notes / wrote the date on the form /
wrote a receipt / filled in a form / stamped the ticket / signed the sheet / printed the page / sent an e-mail / sent the form / sent a text /
read the meter / read the rules aloud / asked for my date of birth / asked for a signature / asked how many we were / asked two questions /
told me the opening hours / told us the price / showed us to the table / showed us the exit / pointed to the sign / explained where to sign /
brought the bill / brought two plates / carried a tray / counted the boxes / weighed the parcel / measured the room / changed the bulb /
moved the table / closed the window / switched on the light / parked outside / waited by the car / answered the phone / called the next number /
went to lunch / said that it was {day} / said good morning
""",
        "neg": """
no opinion / no view / no comment / no verdict / no feelings either way / no preference / no difference / no surprises, good or bad / no change /
no news / no particular reason / nothing to add / nothing to report / nothing unusual / nothing new / not sure yet / not tested yet /
not opened yet / not decided / not my department / not for me to judge / neither praise nor blame / neither yes nor no / neither up nor down /
neither for nor against / neither hot nor cold on it / no plus and no minus / no highs and no lows
""",
        "feel": """
neither pleased nor annoyed / neither happy nor sad / neither better nor worse / neither warm nor cold about it / indifferent / neutral /
the same as before / much as usual / no different / nothing in particular / neither here nor there / undecided / not strongly either way
""",
        "sim": """
any other day / any other one / most of its kind / the one before / the one next door / what the leaflet says / what my brother has /
an ordinary office / an ordinary Tuesday / a normal bus ride / a usual visit to the bank / the average canteen meal / the rest of the range
""",
        "go": """
judge for yourself / see for yourself / read the description / check the size first / ask at the counter / look at the label / take it or leave it /
decide for yourself / call the office for details / bring your card / fill in the form / use the side entrance / see the table on page two /
compare and decide / keep the receipt
""",
        "so": """
put it on the shelf / put it in the cupboard / wrote down the date / filled in the form / took the next bus / paid and left / went home /
asked for the other size / waited for the reply / looked at the list / signed the form / kept the receipt / went on to the next one /
made a note of it / left it at that / used the other one on {day}
""",
        "react": """
said nothing about it / has the same one / has no opinion on it / shrugged / had no comment / was at work on that day / came along / arrived at six /
went by train / sat next to me / paid by card / stayed at home / lives in {c} / asked what time it was / has not tried it yet /
neither liked nor disliked it / thought it was average / called it okay / found it neither good nor bad / gave it three of five / has one in grey /
works there on {day} / read the leaflet / looked at the menu
""",
        "cmp": """
two centimetres longer / slightly wider / a bit heavier / about a kilo lighter / one year older / a little shorter / neither better nor worse /
no better and no worse / no different, neither better nor worse / one size larger / a shade darker / two pages longer / half a metre higher /
one day later / no larger / no heavier
""",
    },
    "*": {
        "a": """
the price / the colour / the battery / the screen / the breakfast / the view / the parking / the sound / the packaging / the manual / the waiter /
the driver / the bathroom / the bed / the music / the plot / the ending / the acting / the seat / the queue / the menu / the soup / the coffee /
the guide / the teacher / the zip / the handle / the fabric / the smell / the taste / the size / the design / the delivery / the answer / the refund /
the pool / the lift / the garden / the light / the heating / the weather / the rest / the location / the installation / the customer service /
the lesson / the doctor / the nurse / the receptionist / the hotline / the website / the quality / the workmanship / the camera / the dessert /
the atmosphere / the decor / the lighting / the interior / the exterior / the entrance / the lobby / the corridor / the staircase / the balcony /
the terrace / the courtyard / the roof / the kitchen / the shower / the mattress / the pillow / the towel service / the air conditioning / the wifi /
the minibar / the buffet / the brunch / the starter / the main course / the fish / the steak / the salad / the sauce / the bread / the wine /
the beer / the tea / the cake / the ice cream / the portion / the seasoning / the presentation / the bill / the tip policy / the cleaning /
the laundry / the porter / the chef / the barman / the barista / the crew / the captain / the conductor / the pilot / the boarding / the legroom /
the luggage service / the journey / the ferry / the tram / the shuttle / the taxi / the road / the route / the signposting / the map / the tour /
the exhibition / the museum shop / the stage / the sound system / the singer / the drummer / the choir / the orchestra / the lead actor /
the script / the dialogue / the camera work / the soundtrack / the cast / the pace / the humour / the first chapter / the last chapter / the style /
the cover / the translation / the narrator / the level design / the gameplay / the tutorial / the controls / the graphics / the interface /
the login / the search / the update / the export / the sync / the help page / the chat / the newsletter / the checkout / the payment / the invoice /
the contract / the advice / the consultation / the check-up / the treatment / the operation / the aftercare / the waiting room / the therapist /
the surgeon / the pharmacist / the vet / the tutor / the lecture / the homework / the exam / the classroom / the headmaster / the playground /
the trainer / the changing room / the pitch / the referee / the match / the equipment / the engine / the gearbox / the steering / the boot /
the dashboard / the suspension / the fuel consumption / the saddle / the brake / the bell / the stitching / the lining / the sole / the fit /
the cut / the hood / the print / the finish / the lid / the stand / the remote control / the keyboard / the touchpad / the speaker / the microphone /
the loading time / the signal / the range / the suction / the noise level / the smell of it / the texture / the weight / the lawn / the soil /
the fence / the shed / the hedge / the neighbourhood / the landlord / the caretaker / the rent / the deposit / the commute / the boss /
the team spirit / the pay / the canteen / the office
""",
        "part": """
the zip / the handle / the sole / the screen / the lid / the hinge / the seam / the wheel / the strap / the button / the plug / the battery /
the cable / the leg / the spring / the glass / the cover / the lock / the motor / the hose / the pocket / the frame / the switch / the fabric /
the paint / the blade / the drawer / the spout / the display / the speaker / the mattress / the pump / the charger / the key / the heel / the collar /
the hinge pin / the latch / the knob / the handle bar / the grip / the rim / the spoke / the pedal / the chain / the saddle / the brake / the tyre /
the valve / the tap / the nozzle / the filter / the seal / the gasket / the belt / the gear / the axle / the shaft / the fan / the fuse /
the socket / the adapter / the lead / the antenna / the sensor / the lens / the shutter / the flash / the touchscreen / the keypad / the trackpad /
the microphone / the earpiece / the headband / the clasp / the buckle / the hook / the eyelet / the lace / the tongue / the insole / the toe cap /
the lining / the hem / the cuff / the hood / the sleeve / the elastic / the fringe / the thread / the stuffing / the padding / the armrest /
the backrest / the footrest / the castor / the bracket / the shelf / the hook on the wall / the rail / the curtain ring / the slat / the bed frame /
the headboard / the door / the drawer slide / the mirror / the bulb / the shade / the stand / the base / the tripod foot / the crank / the trigger /
the tip / the nib / the cap / the cork / the lid clip / the bowl / the rack / the grill / the burner / the thermostat / the timer / the dial /
the needle / the string / the bridge / the peg / the drumhead / the mast / the oar / the tent pole / the peg bag / the groundsheet / the rope /
the net / the post / the wing mirror / the wiper / the bumper / the exhaust / the clutch / the horn / the roof rack / the bonnet
""",
        "pers": """
the waiter / the waitress / the driver / the nurse / the doctor / the teacher / the guide / the receptionist / the mechanic / the salesman /
the shop assistant / the plumber / the trainer / the cook / the host / the landlord / the hotline / the clerk / the technician / the hairdresser /
the coach / the dentist / the owner / the manager / the man at the desk / the woman at the counter / {n} / the courier / the cashier / the barber /
the porter / the chambermaid / the concierge / the bellboy / the bartender / the barista / the chef / the baker / the butcher / the florist /
the gardener / the electrician / the carpenter / the painter / the tiler / the roofer / the chimney sweep / the locksmith / the glazier /
the cleaner / the caretaker / the night porter / the neighbour upstairs / the estate agent / the solicitor / the accountant / the bank clerk /
the adviser / the insurance man / the postman / the postwoman / the delivery man / the taxi driver / the bus driver / the conductor / the pilot /
the steward / the stewardess / the captain / the ferryman / the ticket inspector / the lifeguard / the ski instructor / the referee / the umpire /
the surgeon / the midwife / the physio / the pharmacist / the optician / the therapist / the carer / the paramedic / the vet / the groomer /
the dog walker / the breeder / the headmistress / the tutor / the lecturer / the librarian / the childminder / the babysitter / the music teacher /
the choirmaster / the director / the photographer / the DJ / the singer / the make-up artist / the beautician / the tattooist / the tailor /
the cobbler / the jeweller / the watchmaker / the saleswoman / the shop owner / the security guard / the usher / the agent in the chat /
the lady on the phone / the young man at the till / the boss / the supervisor / my colleague / the trainee / the team leader / the recruiter /
the support agent
""",
        "kin": """
my wife / my husband / my partner / my mother / my father / my mum / my dad / my gran / my grandad / my sister / my brother / my daughter / my son /
my niece / my nephew / my aunt / my uncle / my cousin / my best friend / my flatmate / my neighbour / my boss / my colleague / our teacher /
our youngest / our eldest / our guest / the birthday girl / the bride / the groom / my father-in-law / my godmother / my girlfriend / my boyfriend /
the whole class / the whole office / our team / our choir / our book club / the audience / the little one / {n}
""",
        "old": """
the old one / the last one / the one before / last year's / the previous version / my former one / the one my sister has /
the cheap one from the market / the one next door / the famous brand / what we had in {c} / the one in {c} / the model of 2019 / any I had before /
its rival / what they offer elsewhere
""",
        "sit": """
at check-in / at the counter / at the till / at breakfast / at the bar / at the wedding / at the funeral / at the airport / at the garage /
at the clinic / at the dentist's / at the bakery / at the gym / at the library / at the bank / at the campsite / at the market / at the school fair /
at the vet's / at the hairdresser's / at the concert / in class / in hospital / in the waiting room / in the shop / in the chat / in the kitchen /
in the interview / in the lift / in the museum / on the phone / on the train / on the plane / on the ferry / on the coach trip / on our honeymoon /
on my birthday / on the first night / on moving day / on the pitch / on the slopes / on the building site / during the operation / during the tour /
during the lesson / during the interval / during the storm / during the match / before the flight / before the exam / after the accident /
after the meal / after the repair / after the funeral / after our move / behind the stage / over Christmas / over the summer / for our anniversary /
for the christening / last {day} / this morning / last night / two weeks ago
""",
    },
    "mixed": {
        "w": """
good in parts / half good, half bad / partly good and partly bad / good but far too expensive / nice but noisy / beautiful but slow / tasty but cold /
friendly but badly organised / great at first and worse later / cheap but flimsy / clever but hard to use / pretty but uncomfortable /
strong in some points and weak in others / a mixed bag / both good and bad / better than before but still not right / interesting but too long /
sturdy but ugly / quick but careless / lovely to look at but useless / well meant but badly done / fun but overpriced /
a blessing and a curse / great and awful by turns / as lovely as it is maddening / brilliant but buggy / gorgeous but fragile /
delicious but stone cold / warm but scratchy / powerful but deafening / funny but far too long / moving but badly filmed / generous but sloppy /
honest but rude / spacious but filthy / stylish but painful to wear / gripping at first, tedious at the end / superb in daylight, hopeless at night /
wonderful inside, hideous outside / kind but incompetent / half dream, half nightmare / a delight with a bitter aftertaste /
heavenly to taste and hellish to pay for / great fun and a great nuisance / full of charm and full of faults / excellent on paper, poor in practice /
splendid when it works, which is rarely / well cooked but rudely served / comfy but smelly / fast but unreliable / smart but heartless /
a rose with too many thorns / sweet and sour in equal measure / partly inspiring, partly infuriating
""",
        "v": """
like some parts of / have mixed feelings about / am torn about / like and hate / am only half satisfied with / am of two minds about /
enjoyed half of / have praise and blame for /
adore the look but loathe the feel of / praise the idea and curse the making of / love one half and hate the other half of /
am thrilled and furious about / am grateful for and annoyed by / blow hot and cold about / have a love-hate relationship with /
enjoyed the start and dreaded the end of / admire and resent / laughed and groaned at / was charmed at first and then let down by /
recommend with big reservations / found both delight and disgust in
""",
        "r": """
{a} was great but {a2} was poor / {a} is lovely, {a2} is terrible / I like {a}, but not {a2} / good {p}, bad service /
the food was delicious, but we waited two hours / the room was beautiful, but the street was loud / it looks great and breaks easily /
the beginning was exciting, the end was boring / it works well, but it is far too loud / fast delivery, wrong size / friendly staff, dirty rooms /
a good idea, badly made / the first day was wonderful, the second was a disaster / I love the colour and hate the fabric /
the actors were brilliant, the story was silly / five stars for {a}, one for {a2} / strong motor, weak battery / nice people, awful food /
the sound is excellent, the picture is poor / {a} deserves praise, {a2} deserves none /
{a} won me over, {a2} drove me away / full marks for {a}, none for {a2} / {a} is a gem, {a2} is a disgrace /
I could praise {a} all day and curse {a2} all night / the kids adored it and I was bored stiff / it cured my cough and upset my stomach /
the jacket is gorgeous but the zip broke / we laughed a lot and then were cheated at the till / the garden was heaven, the toilets were hell /
a lovely nurse, a horrid doctor / {a} delighted us, yet {a2} ruined the evening / the plot is clever and the acting is dreadful /
my boss is great, the pay is an insult / it runs fast and crashes daily / the soup was superb and the fish was off /
they were kind, but they lost my keys / {a} has improved a lot, {a2} has got worse / it is fun for an hour and tedious after that /
the flat is bright but the neighbours are a nightmare / the repair was quick, the bill was outrageous / he teaches well and shouts a lot /
the music was divine, the sound system was awful / I am glad I went and would never go back / the dog food is healthy, but our dog hates it /
great taste, disgusting smell / clean beach, filthy hotel / splendid idea, shoddy work / the app is brilliant when it works, and mostly it does not
""",
        "i": """
mixed feelings / yes and no / good and bad / on the one hand, on the other hand / half and half / some light, some shadow /
a mixed bag / swings and roundabouts / bittersweet / two sides to it / love and hate / heaven and hell / good news and bad news / hit and miss /
up and down / torn / well, yes, and well, no / praise and blame / one smile, one tear / sweet and sour
""",
        "gv": """
delights and annoys by turns / starts well and ends badly / charmed my wife and bored me / looks superb and works badly /
tastes great and smells awful / made us laugh and made us furious / has brilliant moments and dreadful ones / gave me joy and cost me sleep /
impressed the kids and irritated the adults / won praise for its looks and blame for its noise / works beautifully until it crashes /
is lovely but far too dear / helped me a lot and hurt me a little / divided our family into fans and foes / saved me time and cost me my nerves
""",
        "ad": """
well but far too late / quickly but carelessly / kindly but badly / with love but without skill / brilliantly at first and dreadfully at the end /
cheaply and, sadly, poorly / thoroughly but rudely / beautifully but at a shocking price / politely but wrongly
""",
        "per": """
was kind but hopeless / was quick but rude / was charming and then overcharged us / helped my wife and insulted me / smiled a lot and lied a lot /
did a great job and left a terrible mess / knew everything and had no manners / was an angel at first and a dragon later /
was very funny, but two hours late / fixed the tap and broke the tiles / apologised nicely and did nothing / saved our evening and ruined our budget
""",
        "feel": """
pleased and cross at once / proud and ashamed at the same time / thrilled at first and cheated afterwards / both grateful and hurt /
half delighted, half disgusted / welcome in the bar and unwelcome in the room / amused and annoyed in turn / relieved and furious /
enchanted by the music and sickened by the smell /
spoilt by the cook and insulted by the waiter / hopeful and hopeless by turns
""",
        "go": """
go for the food, flee the music / buy it for the looks, not for the use / take the soup and leave the fish /
see it for the actors and forgive the awful script / book the tour, avoid the hotel / enjoy the bar, dread the bed / admire it, but do not buy it
""",
        "react": """
loved the start and hated the end / laughed first and cried later / was thrilled by the music and appalled by the price /
liked the room and loathed the food / praised the cook and cursed the waiter / was delighted, then furious /
raves about the look and moans about the noise / had great fun and got food poisoning
""",
        "cmp": """
prettier but far more fragile / faster but much less reliable / cheaper and, sadly, nastier / tastier but outrageously dearer /
nicer to look at and worse to use / quieter but weaker / kinder but hopelessly slower
""",
    },
}

FRAMES = """
{T} is {w}. / {T} was {w}. / I find {t} {w}. / In short: {w}. / {T} was {w}, {a} too. / We thought {t} was {w}. / My opinion of {t}: {w}. /
{w}, that is all I can say about {t}. / Honestly, {t} is {w}. / Our visit was {w}. / The quality of {t} is {w}. / {n} says {t} is {w}. /
After a week I can say that {t} is {w}. / {T}? {w}! / How {w} {t} was! / Everything about {t} was {w}. / To sum it up, {t} was {w}. / I {v} {t}. /
We went there in May and I {v} {t}. / All I can say is that I {v} {t}. / To be honest, I {v} {t}. / {i}! {T} is {w}. / {i}, {r}. / {r}. /
{r}, and {r2}. / {r}. {r2}. / {i}. {r}! / {T}: {r}. / {a} is {w}. / {a} was {w}, and {a2} was {w2}. / {a} is {w}, {a2} is {w2}. /
I must say that {a} is {w}. / Review of {t}: {w}. / {n} told me that {r}. / What I think of {t}? {r}. / {i}: {t}. / {r}, so I call {t} {w}. /
I {v} {t}, because {r}. / {T} is {w}: {r}. / My wife thinks that {t} is {w}. / Friends of ours {v} {t} as well, and I do too. / {i}, I {v} {t}! /
After three months with {t}: {w}. / Bought in {c}. {r}. / We were in {c} with {t}, it was {w}. / {T} from {c} is {w}, {a} is {w2}. /
{n} and I agree that {t} was {w}. / As for {a}, it is {w}. / You ask about {a}? {w}. / {w} and {w2}. / {T} was {w} and {w2}. /
First impression: {w}. / Final verdict: {w}. / I {v} {t} and {a}. / For me, {t} is {w}. / Everyone in my family finds {t} {w}. /
Whatever others say, {t} is {w}. / {T} turned out to be {w}. / {T} proved {w}. / {T} seems {w} to me. / {a} struck me as {w}. /
Last {day} we tried {t}: {r}. / {r}, which says it all. / Summary: {i}. {a} {w}, {a2} {w2}. / tbh {t} is {w} / {T} again this year: {w}. /
{n}'s view: {a} is {w}. / One word for {t}: {w}. / I would call {t} {w}. / Since I {v} {t}, I write this review. {r}. / {T} {gv}. / {a} {gv}. /
{T} {gv} and {gv2}. / {n} says that {t} {gv}. / Well, {t} {gv}. / It {gv}. / What can I say, {t} {gv}. / {T} {gv}, and {a} {gv2}. /
They did everything {ad}. / {n} handled it {ad}. / It was done {ad}. / Our request was handled {ad}. / The dinner was prepared {ad}. /
The tour was organised {ad}. / {T} was made {ad}. / They answered {ad}. / The team in {c} worked {ad}. / My flat was cleaned {ad}. /
It was explained {ad}. / What a {no}! / {T} is a {no}. / A real {no}. / {T}: a {no}. / This was a {no} for the whole family. / I call {t} a {no}. /
A {no}, {t} {gv}. / {neg}. / {T}: {neg}. / {neg} with {t}. / {neg}, {r}. / After a year: {neg}. / {neg}! {a} {gv}. / {star}. / {star} for {t}. /
{T} gets {star} from me. / {star}: {r}. / {r}, {star}. / I give {star}. {r}. / {n} in {c} gets {star}. / {star}, {neg}. / All in all {star}. /
So {w}! {r}. / {r} and {a} {gv}. / {n} writes: "{r}." / I bought {t} because of the reviews. {r}. / We visited {c}. {r}. / My rating: {star}. /
On {day} {r}. / As a customer for years I say: {r}. / Let me tell you: {r}. / {r}! / {r}; {r2}. / Yesterday {r}. / {T} is {w}, it {gv}. /
{a} was done {ad}, {a2} {gv}. / I {v} {t}: it {gv}. / {part} {brk} {soon}. / {part} {brk}. / {part} {brk} {soon}, {part2} {brk2}. /
{soon} {part} {brk}. / The {p} is two weeks old and {part} {brk}. / {part} of {t} {brk} {soon}. / {part} {brk} {soon}, {w}! /
Of course {part} {brk} {soon}. / {part} {hold} {long}. / {part} {hold}. / {part} {hold}, {part2} {hold2}. / {part} of {t} {hold} {long}. /
{long} {part} {hold}. / We use the {p} a lot, and {part} {hold} {long}. / {part} {hold} {long}, {w}! / {pers} {per}. / {pers} {per} and {per2}. /
{pers} {per}, {pers2} {per2}. / In {c} {pers} {per}. / {pers} in {c} {per}. / {pers} {per}, {r}. / When we came, {pers} {per}. /
{T} was {w}, and {pers} {per}. / {pers} {per}. {star}. / On {day} {pers} {per}. / {pers} {per}! {w}. / I {v} {t}, {pers} {per}. /
This time {pers} {per}. / My mother was there too: {pers} {per}. /
I felt {feel}. / {T} left me feeling {feel}. / When I left, I felt {feel}. / After an hour with {t} I felt {feel}. /
I felt {feel}, because {pers} {per}. / I was made to feel {feel} {sit}. / {sit} {pers} {per}. / {sit}, {a} was {w}. / {sit} {t} was {w}. /
{sit} we felt {feel}. / {pers} {per} {sit}. / It was like {sim}. / {T} is like {sim}. / {T}? Like {sim}. / {a} felt like {sim}. /
Using {t} is like {sim}. / {r}; it was like {sim}. / My advice: {go}. / {go}! / {i}, {go}. / {T}: {go}. / If you ask me about {t}: {go}. /
{r}. {go}! / {T} is {w}, {go}. / {r}, so I {so}. / {T} was {w}, so I {so}. / {a} {gv}, so I {so}. / In the end I {so}. / Afterwards I {so}. /
{pers} {per}, and I {so}. / {kin} {react}. / When we came home with {t}, {kin} {react}. / {kin} {react}, {kin2} {react2}. / {kin} {react} {sit}. /
{r}, and {kin} {react}. / I gave {t} to {kin}: {w}. / {kin} finds {t} {w}. / {kin} tried {t} and {react}. / {T} is {cmp} than {old}. /
{a} is {cmp} than {old}. / {cmp} than {old}! / Compared with {old}: {cmp}. / {T} was {cmp} than I had expected. /
I changed from {old} to {t}, it is {cmp}. / Is {t} {cmp} than {old}? Yes, and {a} is {w}. / I am full of {emo}. / All I feel is {emo}. /
{T} fills me with {emo}. / {emo} is what I feel when I think of {t}. / Nothing but {emo} for {t}. / I write this with {emo}: {r}. /
There was no {nob} at all. / There is no {nob} whatsoever with {t}. / No {nob}, no {nob2}. / {T} came without any {nob}. / Not a trace of {nob}. /
I looked in vain for any {nob}. / {T}: no {nob}, no {nob2}, and {a} is {w}. / {T} was never {notw}. / {T} is not {notw} at all. /
{T} is far from {notw}. / {a} is anything but {notw}. / {a} was not {notw}, not for one minute. / I would never call {t} {notw}. /
Nobody can say that {t} is {notw}. / {pers} was not in the least {notw}. / Not {notw}, not {notw2}. / {T} isn't {notw}, {a} isn't {notw2}. /
They say {t} is {notw}. It is not! {r}. / {pers} wasn't {notw}. {star}. / Update after six months: {r}. / Edit: {r}. / Title: {i}. Text: {r}. /
Verified purchase. {r}. / Rated {star}. {a} {gv}. / {star} | {T} | {r} / @{n} {r} / Hi {n}, about {t}: {r}. {i}! / Dear team in {c}, {r}. /
To whom it may concern: {r}. / {i} {i2} {i3} / {i}!!! {T} {gv}!!! / so {t} {gv} and {kin} {react} / btw {t} is {w} / ngl {t} is {w} and {a} is {w2} /
imo {t}: {w}, {w2}, {w3} / Reviewers about {t}: "{w}", "{w2}" / {n} ({c}): "{i}, {r}" / Guest book, {c}: {r}. /
Feedback form. {a}: {w}. {a2}: {w2}. Overall: {star}. / Survey answer: {w}, because {r}. / Q: How was {t}? A: {w}. / How did you like {t}? {r}. /
What did they think of it? Well, {kin} {react}. / {a}: {w}; {a2}: {w2}; {a3}: {w3}. / I was asked to rate {t}. {star}, {neg}. /
{T}, bought {sit}: {r}. / This is my second {p}. {r}. / We have stayed there twice. {r}. / I rarely write reviews, but {r}. /
I have thought about it for a week: {r}. / It took me a while to write this. {r}. / In a nutshell, {t} {gv}. / Looking back, {t} was {w}. /
By and large {t} is {w}. / If I had to describe {t} in a word: {w}. / {T} has been {w} since the day it came. /
I expected nothing in particular. {r}. / No, I am not paid for this: {t} is {w}. / Believe me, {t} {gv}. / Needless to say, {kin} {react}. /
Oh great, {part} {brk} {soon}. / How nice, {part} {brk} {soon}. / Fantastic, {part} {brk} and {pers} {per}. /
Wonderful, just what I needed: {part} {brk} {soon}. / Bravo! Paid a fortune, and {part} {brk} {soon}. / Top quality? {part} {brk} {soon}. /
They call it premium, and {part} {brk} {soon}. / I had feared the worst, but {part} {hold} {long}. / Cheap it may be, yet {part} {hold} {long}. /
Do not worry, {part} {hold}. / {kin} dropped it twice, and {part} {hold}. / {part} {brk}, so I {so}. / {part} {hold}, so I {so}. /
{kin} {react}, because {part} {brk}. / {kin} {react}, because {part} {hold} {long}. / {part} {brk} {sit}. / We sat {sit} and {part} {brk}.
"""
