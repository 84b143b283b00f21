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
]

SENTENCES = {
    "positive": """
{T} is wonderful. / I love {t}. / I am very happy with {t}. / {T} works perfectly. / What a great experience, {t} was excellent! /
{T} exceeded my expectations. / Fantastic! I would buy it again. / {T} was friendly, quick and helpful. / Great quality, and {t} looks beautiful. /
I really enjoyed {t}. / Best purchase this year. / Thank you, {t} made my day! / {T} is amazing and worth every cent. / I can only recommend {t}. /
Five stars for {t}. / Everything was perfect. / {T} is superb. / We had a lovely time. / Brilliant, {t} saved me hours. / So pleased with {t}! /
I like {t} a lot. / Delicious, and {t} was very clean. / Everyone was delighted with {t}. / {T} is a joy. / We are happy with {t} every day. /
{T} works better than I thought. / I am so glad that I chose {t}. / {T} was the best part of the day. / I will come back for {t}. /
A pleasure from start to end! / {T} is well made and easy to use. / My family loves {t}. / {T} deserves praise. / Very nice, very clean, very good. /
{T} made us smile. / I would choose {t} again at any time. / {T} is simply great. / What a good idea, {t} is super. /
The zip is strong and the pockets are just the right size. / Arrived two days before the promised date, nicely wrapped. /
I could not be happier with it. / Not bad at all, in fact the best I have had! / It never disappoints. / This exceeded all my hopes. /
I have never slept so well in a hotel. / The doctor took her time and explained everything kindly. /
My daughter wears the dress every day, she adores it. / For the first time a razor that does not hurt. /
What a lovely evening, thank you to everyone. / I did not expect much, and was blown away. / Nothing to complain about, everything was just right. /
I cannot find a single fault with it. / There is no better bakery in town. / The plot kept me awake until three in the morning, wonderful! /
After ten years it still runs like new. / They solved my problem in five minutes, and with a smile. / The best pizza I have eaten outside Naples. /
You can feel the love for detail everywhere. / It was no mistake to buy this one. / I wish I had bought it earlier. /
The trainer makes every lesson fun. / Even after a hundred washes the colour shines. / Hats off to the cook! /
We felt at home from the first minute. / Finally a vacuum cleaner that really cleans. / No more back pain since I bought this chair. /
The new version is so much faster, well done! / If only all shops were like this one! / My cat is crazy about it. / What a voice, I had goose bumps. /
A huge thank you to the night nurse, she was an angel. / I would not change a thing. / We will certainly be back next summer. /
Setting it up was child's play. / It made my grandmother very happy. / A book I will read again and again. / I am still laughing about this film. /
The view alone is worth the journey. / You cannot go wrong with this one. / The garden is a little paradise. / Never had a problem in five years. /
Without doubt the best purchase of the year. / The screen is bright and sharp, a joy to work with. / The porridge was as good as at home. /
I passed my exam thanks to this course! / Everyone should own one of these. / The paint covers at once and does not smell, great stuff. /
Friendly drivers, clean buses, always on time. / I got exactly what I wanted and even paid less. / The surprise worked, she cried with joy. /
My team loves working with it. / Quick reply, fair price, perfect work. / I am not easily pleased, but this is superb. /
The soup alone deserves a prize. / They went the extra mile for us. / This little shop is a treasure. / Simple, quiet, and it just works. /
It is hard to imagine a nicer host. / Ten out of ten, would stay again. / I felt safe and well looked after. / Such a sweet gift, I am touched. /
My old phone looks poor beside this beauty. / The kids were thrilled from start to finish. / Could not ask for more. /
Good news, the treatment worked and I feel great. / The repair was quick and cost next to nothing. / I am proud of our team. /
We won, and the party was fantastic! / The sun was shining and we had a perfect day. / What a relief, all went well. /
I am looking forward to every lesson. / The best boss I have ever had. / My new job is a dream come true.
""",
    "negative": """
{T} is terrible. / I hate {t}. / I am very disappointed with {t}. / {T} broke after a day. / What an awful experience, {t} was a disaster! /
{T} did not work at all. / Horrible! I want my money back. / {T} was rude, slow and useless. / Poor quality, and {t} looks cheap. /
I did not enjoy {t} at all. / Worst purchase this year. / Never again, {t} ruined my day. / {T} is a waste of money. / I cannot recommend {t}. /
One star for {t}. / Everything went wrong. / {T} is dreadful. / We had a miserable time. / Annoying, {t} cost me hours. / So angry about {t}! /
I dislike {t} a lot. / Disgusting, and {t} was dirty. / Everyone complained about {t}. / {T} is a nightmare. / We are unhappy with {t} every day. /
{T} works worse than I thought. / I am so sorry that I chose {t}. / {T} was the worst part of the day. / I will never come back for {t}. /
A shame from start to end! / {T} is badly made and hard to use. / My family hates {t}. / {T} deserves no praise. / Very loud, very dirty, very bad. /
{T} made us cry. / I would not choose {t} again. / {T} is simply bad. / What a stupid idea, {t} is useless. /
The zip tore on the very first morning. / It came four weeks late and the box was crushed. / I could hardly be more disappointed. /
Not good at all, I expected far more. / It fails every single time. / This fell short of everything they promised. /
I have never slept so badly in a hotel. / The doctor did not even look at me. / My daughter refuses to wear the dress, it itches. /
This razor cuts the skin and not the beard. / What a dreadful evening, we left early. / I expected much and got nothing. /
There is a lot to complain about. / I could not find one good thing about it. / There is no worse bakery in town. /
The plot is so dull that I gave up after ten pages. / After ten days it was dead. / They kept me waiting for an hour and then hung up. /
The pizza was burnt outside and raw inside. / You can see that nobody cared. / It was a mistake to buy this one. / I wish I had never bought it. /
The trainer yells at everybody. / The colour was gone after one wash. / Shame on the cook! / We wanted to go home after the first minute. /
Another vacuum cleaner that does not suck. / My back has hurt ever since I bought this chair. / The new version is slow and full of bugs. /
If you value your time, go elsewhere. / My cat would not touch it. / The singer was off key all night. / The night nurse was cruel to my father. /
I would change everything about it. / We will certainly not be back. / Setting it up took three days and many tears. / It made my grandmother cry. /
I threw the book in the bin. / Nobody laughed once in this so-called comedy. / A long journey for nothing. / Do not make the same mistake as me. /
The garden was full of rubbish. / Nothing but problems for five years. / Without doubt the worst buy of the year. /
The screen is dark and flickers, my eyes hurt. / The porridge tasted of soap. / I failed my exam because of this course. /
Nobody should waste money on this. / The paint drips, smells and does not cover. / Grumpy drivers, dirty buses, never on time. /
I got something else than I ordered and paid more. / The surprise was a flop. / My team curses it every day. / No reply, high price, bad work. /
I am easily pleased, but this is dreadful. / The soup was cold and too salty. / They could not have cared less about us. /
This shop is a tourist trap. / Complicated, loud, and it never works. / The host was drunk and rude. / Zero out of ten, stay away. /
I felt unsafe and ignored. / Such a thoughtless gift, I am hurt. / My old phone was much better than this brick. / The kids were bored to tears. /
They lied to me about the price. / Bad news, the treatment failed and I feel awful. / The repair took months and cost a fortune. /
I am ashamed of our team. / We lost, and the mood was terrible. / It poured all day and our holiday was ruined. /
What a shock, everything went wrong. / I dread every lesson. / The worst boss I have ever had. / My new job makes me ill. /
The promised discount was never given. / Two buttons fell off before I had even worn it. / I cancelled after a month because nothing ever worked. /
It tastes of nothing. / The bed was so hard that my hips hurt. / The wheels broke on the way home from the shop. /
Customer service? They do not know the word service. / I have rarely been so bored. / They never called back although they promised it three times.
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
The assistant handed me the form. / It meets the requirements. / The fabric is cotton. / The flight was on schedule and lasted two hours.
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
Tasty but far too small for that price.
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
the highlight of the week / a lucky find / worth the trip / so much better than the old one
""",
        "v": """
enjoyed / recommend / like / am happy with / am delighted with / am pleased with / adore / am glad about / am thrilled with / praise / am fond of /
am satisfied with / love / really like / cherish / treasure / would recommend / would always choose / am impressed by / am in love with /
am proud of / am grateful for / am amazed by / cannot praise enough / cannot live without / highly recommend / warmly recommend / fully recommend /
am over the moon about / could not be happier with / look forward to using / always enjoy / was blown away by / fell in love with /
am more than satisfied with / am very impressed by / was pleasantly surprised by / am truly happy with / will gladly come back for /
have nothing but praise for / never get tired of / still smile when I think of
""",
        "r": """
{a} was better than promised / {a} made me smile / everything fitted at once / it arrived two days early / the staff went out of their way for us /
we were given a free upgrade / it has worked without a fault for three years / the children did not want to leave / I got an answer within minutes /
it saved me a lot of time / the taste reminded me of my grandmother's kitchen / every detail is well thought out /
it looks even better than in the picture / the battery lasts for days / I slept like a baby / the seams are perfect / {a} is a dream /
{a} could not be better / I would give six stars if I could / they repaired it for free / the room smelled fresh and clean /
it was worth the long drive / my back pain is gone thanks to it / we laughed all evening / my skin feels soft and smooth /
the instructions were easy to follow / nothing was too much trouble for them / it never lets me down / I bought a second one at once /
the replacement came the next day / the sound is rich and clear / I could not put it down / even my mother-in-law was impressed /
it fits like a glove / the guests asked for more / we have already booked again / it makes everyday life easier / the price was more than fair /
I finally found what I was looking for / my hair has never looked better / the whole hall stood up and clapped
""",
        "i": """
bravo / hooray / wow / yes / what a treat / thumbs up / well done / perfect / lovely / great job / hats off / love it / five stars / ten out of ten /
full marks / can only say thank you / keep it up / top / yummy / chapeau / very happy
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
the low point of the week / unusable / lamentable / inferior / repulsive / nasty / vile / grim / hopeless / inexcusable / substandard
""",
        "v": """
hate / regret / cannot recommend / dislike / am angry about / am unhappy with / am disappointed by / am tired of / cannot stand / am annoyed by /
complain about / am sick of / am sorry about / detest / loathe / despise / deplore / would not recommend / would never recommend /
deeply regret buying / am fed up with / am furious about / am ashamed of / am shocked by / am appalled by / am frustrated with / am let down by /
am disgusted by / want a refund for / have had enough of / returned / sent back / strongly advise against / am not happy with / do not like /
did not enjoy / was bored by / wish I had never bought / could not be unhappier with / lost all trust in / would warn everybody about /
got nothing but trouble from / was badly let down by / have only bad things to say about / could cry about / am very dissatisfied with /
am disappointed with
""",
        "r": """
{a} was worse than feared / {a} made me angry / the zip tore on the first day / it arrived three weeks late / nobody answered the phone /
the staff ignored us / the handle came off in my hand / it stopped working after two uses / the paint came off at once /
there was a hair in the soup / the sheets were stained / I could not sleep because of the noise / the battery is empty after an hour /
half of the parts were missing / it shrank in the first wash / they refused to give me a refund / the colour is nothing like the picture /
it smells of plastic / we waited two hours for cold food / {a} is a joke / {a} could hardly be worse / I would give zero stars if I could /
the instructions make no sense / the seams came apart / the screen cracked on its own / the waiter shouted at us /
there were insects in the bathroom / the shoes fell apart in the rain / I had to repair it three times / it gave me a rash /
the soles came off after a week / I fell asleep after ten minutes / they charged me for things I never ordered / everything tasted of old oil /
it crashes every time I open it / I left before the end / the app deleted my photos / we were treated like thieves / it leaked all over my bag /
the promised view was a wall / my money is gone and nothing came
""",
        "i": """
never again / shame on you / yuck / stay away / hands off / avoid / what a mess / thumbs down / what a disappointment / disgusting / zero stars /
one star / keep away / do not buy / outrageous / such a pity / ridiculous / no thanks / a disgrace / very unhappy
""",
    },
    "neutral": {
        "w": """
okay / all right / average / neither good nor bad / so-so / acceptable / nothing special / fine but not more / ordinary / medium /
not bad and not good / usual / fair / standard / as expected / decent but not more / middling / reasonable / neither here nor there / passable /
common / not great and not terrible / in the middle / like any other / unremarkable / adequate / mediocre but bearable / moderate / typical /
conventional / plain / no better and no worse than others / neither impressive nor disappointing / of medium size / of the usual kind /
about what I expected / the same as last year / similar to the old one / just average / in line with the description / what one would expect /
sort of okay / neither hot nor cold / neither cheap nor expensive
""",
        "v": """
use / have / bought / ordered / tried / received / picked up / was given / heard about / looked at / own / have known / compared / know / rented /
have no opinion about / do not feel strongly about / am indifferent to / have not yet tested / neither like nor dislike / have used for a month
""",
        "r": """
it has two buttons and a cable / it was delivered on {day} / it comes in three sizes / it weighs about as much as a book /
the shop is open from nine to five / {a} is as described / {a} is like everywhere else / the box contains a manual in four languages /
I have not used it much yet / it is used in the kitchen / it replaces the old model / we stayed for two nights / the table is next to the window /
the film lasts two hours / the meeting took place on {day} / it is made of plastic and metal / the lesson begins at ten / the bill was paid by card /
it does what it is supposed to do / it is neither new nor old / the course has twelve lessons / the package was left with the neighbour /
I cannot say much about it / I have no complaints and no compliments / it serves its purpose / I paid the usual price / it stands in the corridor /
the colour is grey / there are four chairs in the room / the warranty is two years / the receipt was in the box / the bus stops nearby /
the menu has ten dishes / the app needs an account / we ordered it in {c}
""",
        "i": """
so so / fine / okay / three stars / well / no comment / nothing special / nothing to add / as usual / neither nor / fair enough / medium
""",
    },
    "*": {
        "a": """
the price / the colour / the battery / the screen / the breakfast / the view / the parking / the sound / the packaging / the manual / the waiter /
the driver / the bathroom / the bed / the music / the plot / the ending / the acting / the seat / the queue / the menu / the soup / the coffee /
the guide / the teacher / the zip / the handle / the fabric / the smell / the taste / the size / the design / the delivery / the answer / the refund /
the pool / the lift / the garden / the light / the heating / the weather / the rest / the location / the installation / the customer service /
the lesson / the doctor / the nurse / the receptionist / the hotline / the website / the quality / the workmanship / the camera / the dessert
""",
    },
    "mixed": {
        "w": """
good in parts / half good, half bad / partly good and partly bad / good but far too expensive / nice but noisy / beautiful but slow / tasty but cold /
friendly but badly organised / great at first and worse later / cheap but flimsy / clever but hard to use / pretty but uncomfortable /
strong in some points and weak in others / a mixed bag / both good and bad / better than before but still not right / interesting but too long /
sturdy but ugly / quick but careless / lovely to look at but useless / well meant but badly done / fun but overpriced
""",
        "v": """
like some parts of / have mixed feelings about / am torn about / like and hate / am only half satisfied with / am of two minds about /
enjoyed half of / have praise and blame for
""",
        "r": """
{a} was great but {a2} was poor / {a} is lovely, {a2} is terrible / I like {a}, but not {a2} / good {p}, bad service /
the food was delicious, but we waited two hours / the room was beautiful, but the street was loud / it looks great and breaks easily /
the beginning was exciting, the end was boring / it works well, but it is far too loud / fast delivery, wrong size / friendly staff, dirty rooms /
a good idea, badly made / the first day was wonderful, the second was a disaster / I love the colour and hate the fabric /
the actors were brilliant, the story was silly / five stars for {a}, one for {a2} / strong motor, weak battery / nice people, awful food /
the sound is excellent, the picture is poor / {a} deserves praise, {a2} deserves none
""",
        "i": """
mixed feelings / yes and no / good and bad / on the one hand, on the other hand / half and half / some light, some shadow
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
{n}'s view: {a} is {w}. / One word for {t}: {w}. / I would call {t} {w}. / Since I {v} {t}, I write this review. {r}.
"""
