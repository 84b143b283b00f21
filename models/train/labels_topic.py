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
The cyclist fell ten kilometres before the finish. / Our team plays away on Saturday. / {n} was fastest over the last lap and took gold. /
The home side equalised in stoppage time. / Our striker missed the penalty. / The boxer from {c} won by knockout in round four. /
Rain stopped play at the cricket ground. / The skier missed a gate and was disqualified. / {n} signs a three-year contract with the club. /
The hockey players celebrated with their fans. / A hat-trick in twelve minutes! / The quarter-finals will be played in {c}. /
She serves an ace and wins the set. / The rowers crossed the line half a length ahead. / The golfer needed only two strokes at the last hole. /
Relegation threatens the team after the fifth defeat in a row. / The marathon through {c} had nine thousand runners. /
{n} lifted 140 kilos and set a personal best. / The judo club looks for new members. / The volleyball girls won in straight sets. /
The transfer of the goalkeeper cost millions. / After an injury the captain is back on the field. / The Tour's sixth stage ends on a steep climb. /
The high jumper cleared two metres. / The home crowd cheered when the puck hit the net. / Kick-off is at three. / The relay team dropped the baton. /
Doping test positive: the sprinter is banned for two years. / The surfer rode the biggest wave of the contest. /
A draw was enough to reach the play-offs. / The gymnast fell from the beam. / The coach substitutes both wingers. /
Handball: {c} beats its old rival. / Late header sinks {c} in derby / Did you watch the game last night? That overtime goal was insane /
practice is moved to thursday, bring shin pads and a spare jersey / {n} sprained an ankle in the warm-up and will miss the rest of the season. /
Curling is played with granite stones on a sheet of ice. / The bobsleigh tipped over in the last bend. /
Sharpen skates, tape the stick, wash the goalie mask. / Who won the toss, and are we batting or bowling first? /
The bowler took five wickets for thirty runs. / {n} was caught behind for a duck. /
The umpire called a no-ball and the batsman stayed at the crease. / Rugby: forwards win the scrum, backs score three tries /
The fly-half kicked the conversion from the touchline. / A try is worth five points, a conversion two. /
The linebacker sacked the quarterback twice in the fourth quarter. / Touchdown with nine seconds on the clock, then they went for two and got it! /
The wide receiver fumbled at the five-yard line. / The pitcher threw a no-hitter through seven innings. /
Bases loaded, two outs, and the batter strikes out. Typical. / {n} stole second base and scored on a single to left field. /
The shortstop turned a neat double play. / The point guard dished out fourteen assists. /
A three-pointer at the buzzer, and the whole arena went mad. / {n} missed both free throws and fouled out in the third quarter. /
The centre grabbed twenty rebounds and blocked four shots. / Slam dunk of the night goes to {n} / Top seed crashes out in straight sets /
Her backhand is weak but the volley at the net is world class. / Double fault at match point, I could not believe it. /
The doubles pair from {c} lost the tie-break seven to four. / He broke his racket after the umpire's call. /
Wimbledon is the oldest tennis tournament and is played on grass. / Squash courts and table tennis tables can be booked at the club. /
Badminton shuttlecocks are made of goose feathers. / Padel is growing fast: two new courts opened in {c}. /
{n} made a birdie at the fifteenth and a bogey at the sixteenth. / He lost his ball in the bunker and needed seven strokes for a par four. /
What is your handicap? Mine went up again. / Caddie wanted for the club championship. / Putting green closed, driving range open until dusk. /
The hooker and both props are out with concussion after Saturday's tackle. / The butterfly is the hardest of the four swimming strokes. /
{n} touched the wall first in the 200 metres freestyle. / Breaststroke world record falls in {c} /
The divers jump from the ten-metre platform this afternoon. / Water polo: seven players a side, and the keeper may use both hands. /
The pole vaulter cleared six metres on his third attempt. / Shot put, discus and hammer are thrown in the morning session. /
The long jumper fouled twice and landed in the sand at eight metres ten. / A false start cost {n} the hundred-metre final. /
Steeplechase runners jump over barriers and a water pit. / The anchor leg decided the four by four hundred metres relay. /
Ultramarathon: 100 kilometres, 212 starters, 90 finishers / My first half marathon! Two hours and five minutes, slow but I finished. /
Pacemakers wanted for the city marathon in {c}. / The peloton caught the breakaway with three kilometres left. /
{n} wears the yellow jersey after winning the time trial. / A puncture on the cobbles ended the leader's race. /
The velodrome in {c} hosts the track cycling championships. / BMX and mountain bike races are on the programme this weekend. /
Pit stop of two seconds puts the driver back in the lead / The racing driver spun in turn four and hit the tyre wall. /
Qualifying was red-flagged after a crash at the chicane. / The motorcycle racer slid off in the hairpin but walked away. /
{n} won the rally with a co-driver who had never sat in the car before. /
The jockey was thrown at the third fence and the favourite ran on without him. / Horse racing: outsider wins the steeplechase at fifty to one /
Dressage riders bow to the judges before they start. / The show jumper knocked down two poles and dropped to ninth. /
The slalom skier straddled the last pole. / A downhill racer reaches a hundred and thirty kilometres an hour. /
Cross-country skiers need arms as strong as their legs. / The biathlete missed two targets and skied a penalty loop. /
Ski jumping: {n} lands at 240 metres with perfect style marks / The luge run has sixteen bends. /
Speed skaters in {c} set three track records on fresh ice. / The pair skaters fell on the triple throw, then won the crowd back. /
The goalie made forty saves in a shutout. / Two minutes in the penalty box for high-sticking. / The power play ended without a shot on goal. /
Icing again? These refs are blind. / The boxer weighed in two pounds over the limit. / The heavyweight title fight goes the full twelve rounds. /
{n} was knocked out by a left hook, the second one of the round. / The wrestler pinned his opponent in under a minute. /
The judoka won by ippon and earned a black belt at nineteen. / Taekwondo, karate and kickboxing courses for beginners, first session free! /
Sumo wrestlers throw salt into the ring before a bout. / The fencer lunged, the light went on, and the foil final was over. /
Archers from twelve nations shot at targets seventy metres away. / The weightlifter dropped the barbell in the clean and jerk. /
The gymnast stuck the landing on the vault and scored a perfect ten. / Uneven bars, floor and balance beam are the events of the women's final. /
Trampoline and parkour for teenagers at the gymnastics club in {c} / The rowing eight beat the university crew by two lengths. /
The kayak slalom course has twenty gates. / The skipper tacked too late and lost the regatta at the last buoy. /
The surf contest was called off because the waves were only knee-high. / Climbers on the speed wall reach the top in five seconds. /
{n} climbed the bouldering final in a single attempt. / One hundred and eighty! The darts final in {c} is level. /
He potted the black and won the frame, snooker at its best. / Three strikes in a row at the bowling alley, I am on fire tonight /
Netball, softball and lacrosse are taught in PE. / The orienteering runners got lost between control four and five. /
The Ironman starts with 3.8 kilometres in the water. / Transfer news: winger leaves {c} on a free transfer /
The manager was sacked after seven defeats on the bounce. / Our left back tore a hamstring and the physio shook his head. /
The striker is out with a torn cruciate ligament until spring. / No goals, no chances, ninety minutes of sideways passing. Dreadful game. /
Not a bad debut: two assists and a booking. / We were robbed, that was never offside in a million years /
VAR overruled the goal because of a handball by the forward. / The linesman raised his flag and the away fans booed. /
{n} headed the corner kick over the crossbar. / A dribble past three defenders, a shot off the post, and still nil-nil at the break. /
The penalty shoot-out went to sudden death. / The sweeper cleared the ball off the line. /
The full-back got a second yellow card and walked down the tunnel. / Five-a-side on Wednesday, we need one more player. Anyone up for it? /
Season tickets for the north stand go on sale to members first. / The promoted club strengthens its midfield with a teenager from {c}. /
The under-17s won the youth cup on penalties. / The women's team reached the World Cup final for the first time. /
{n} is top scorer of the Bundesliga with twenty-two goals. / Fixtures for the weekend: {c} at home, then two away games. /
Man of the match was the substitute who came on in the eightieth minute. /
The scoreboard broke, so nobody in the stands knew how many minutes were left. / Hooligans threw flares onto the pitch and the referee stopped play. /
The athletes marched into the Olympic stadium behind their flags. / The torch relay passes {c} before the opening ceremony of the Games. /
{n} wins silver, misses gold by a hundredth of a second / The podium was all Dutch in speed skating. /
Hurdler stripped of medal after failed drugs test / The captain lifted the trophy while the confetti fell. /
Is the gym hall free on Monday for handball training? / Kit for sale: boots size 42, shin guards, goalkeeper gloves, hardly worn /
Our coach makes us do push-ups whenever we lose the ball. My arms are dead. /
Dear parents, the under-nines' tournament starts at ten, please be at the pitch by half past nine. /
Diary: lost 6-0 6-1 to {n}, my serve is gone, need a new racket string. / Was that a foul or a dive? I say dive. /
She retired from professional tennis after winning twenty titles. / The wheelchair basketball team qualified for the Paralympics. /
The paralympic sprinter ran with two carbon blades. / Beach volleyball: spike, block, dig, point /
The setter and the libero held the volleyball team together. / The referee blew the final whistle and the bench stormed the field. /
In chess boxing, rounds in the ring alternate with moves on the board. / The polo ponies are changed after every chukka. /
Underdogs stun champions in cup upset / The scout watched the fifteen-year-old winger three times before the academy signed him. /
They play in the third division and train twice a week after work. / The team bus arrived late, so the game kicked off at eight. /
A scrappy draw, but a point is a point. / The groundsman mows the turf and paints the touchlines before every home game. /
Skateboarders grind rails in the street event, judges score the best two runs. /
The winger crossed, the striker volleyed, and the net bulged. / He can't buy a goal at the moment, eleven matches without one /
Our goalie let one through his legs, I'm still laughing / {n} ran down the wing and squared the ball for a tap-in. /
The scoreline flatters the losers. / {c} edge thriller in overtime / Rookie throws for 300 yards in first start /
Catcher and pitcher argue over signs, manager walks to the mound / Ninth-inning homer silences the ballpark /
Two runs needed off the last ball, and the batter blocks it! / The spinner bowled maiden after maiden. /
Seeded players have a bye in the first round. / She hit the tape at match point and the ball dropped over. /
Has anyone got a spare racquet for doubles at six? / The peloton crawled up the mountain stage in single file. /
Sprinters' teams chase down the escape before the finish in {c} / {n} false-started in lane five and was disqualified. /
The coxswain shouted the stroke rate to the oarsmen. / The kit man forgot the away shirts, so the side played in training bibs. /
Every Sunday league team has one player who argues with the ref. / The squad trained behind closed doors before the qualifier. /
The bench players never got a minute on court. / Coach says we lost because nobody boxed out for rebounds. /
Gold, silver, bronze: a clean sweep for the ski jumpers / Her routine on the parallel bars earned the best marks of the day. /
He tapped out in a chokehold after ninety seconds. / The ring doctor stopped the bout in the sixth. /
Trail running club meets at the forest car park, bring spikes / I missed the last bus after the match but who cares, we won the cup! /
Not pretty, but three points away from home. / The manager parked the bus and hoped for a draw. /
Groin strain rules out the captain for the semi-final. / Paralympian wins third title in the wheelchair race /
Which side do you support, City or United? / Defending champions dumped out by part-timers / Stewards investigate a collision in turn one /
The mechanic changed all four tyres while the driver sat in the cockpit. / Grandstand tickets for the grand prix are sold out. /
The kids' swimming gala has backstroke, crawl and a fun relay. / Sailors set the spinnaker on the downwind leg of the regatta. /
Top of the table after ten games, who would have thought? / The team talk was short: run more, pass faster, shoot earlier. /
Veteran lineman draft pick ends holdout, reports to training camp / The playoffs start Sunday, and our bullpen is a mess. /
The kicker punts, the return man catches the ball and runs it back for a score. / Great defense wins championships, even when the offense struggles. /
{n} was suspended for three matches after the punch in the derby. / How many teams qualify from this pool? /
The backup center scored his first basket in the NBA. / No lifting, no throwing: the pitcher is still injured. /
She swims, rides and shoots, she does modern pentathlon. / Fighters weigh in at noon, the bout starts at nine. /
Losing at home to the bottom club, how can you lose that? / Supporters queue for hours as the champions parade through {c} /
Gym rings, bars and mats: the gymnasts' arena is ready / The decathlon ends with the 1500 metres. /
The rower and the skier share a coach for strength training. / Wrestling, archery, fencing and surfing are Olympic events. /
The hitter went three for four with a homer in the last inning. / A rookie midfielder replaced the injured captain at the interval. /
The hurdles final was won by a 19-year-old from {c}. / New contract for the winger: the team wants to keep its fastest player. /
{n} was beaten by a wicket with two balls left. / He caught the ball on the rim and dunked it through the hoop. /
Serve, pass, set, spike: volleyball drills for kids / The ban was lifted and the sprinter may race again. /
They lost every game but one, and that one was a draw. / Skate sharpening and stick repair at the rink in {c} /
Tackle counts, passes, yards: the stats of the game / The qualifier against {c} ends in victory after a goal in injury time. /
{n} climbs from last on the grid to second place in the race. / We're scoring for fun this season, forty goals in twelve games. /
The fielder dropped an easy catch at slip. / Swim, ride, run: the triathlon starts at the harbour basin /
Playoff berth secured, the roster is complete again / Solid defence at the back and a goal just before halftime /
Suspension over, the fighter returns to the cage next month. /
The sailor trimmed the sail and won the race by a boat length. / Twice the lifter failed, the third lift was gold. /
The scrum-half limped off clutching his hamstring before half-time. / Her butterfly leg put the medley quartet into the lead. /
Pole vaulters complained about the slippery run-up at the indoor championships. /
Nobody expected the wildcard to reach the semis on the clay courts. / Our under-twelves got thrashed nine nil but they never stopped tackling. /
The steeplechaser clipped the water barrier and tumbled headlong. / Archers shot seventy-two arrows each in the ranking round. /
A perfect dismount from the uneven bars earned her a standing ovation and silver. / Fencers salute before lunging with foil or sabre. /
The lightweight southpaw jabbed his way to a unanimous points decision. / Snooker ace compiles maximum break of 147 in the world final /
Which dartist needs a double sixteen to finish the leg? / Wheelchair basketballers rattled rims all afternoon at the Paralympics. /
The slugger smashed a home run into the bleachers. / Goalless at the interval, the visitors parked eleven men behind the ball. /
VAR ruled the winger a toenail offside, cue booing. / Ultras unfurled a gigantic tifo before the derby kicked off. /
He nutmegged two defenders and chipped the keeper with cheek. / The dressage mare floated through her piaffe without a mistake. /
Polo ponies galloped the length of the field between chukkas. / Regatta: the coxed fours from the academy rowed away from everyone after the bridge. /
Freestyle moguls skier lands a double backflip for bronze / Nordic combined athletes jump in the morning and race ten kilometres in the afternoon. /
Flags waved at the oval as the local speed skater raced to victory. / Snowboarder crashes out of the halfpipe qualifying round /
My triathlon plan: swim Monday, brick session Wednesday, rest Friday. / Long-distance triathletes wrapped themselves in foil blankets past midnight. /
Orienteers sprinted through bracken from one checkpoint flag to another. / The wrestling squad cut to make the seventy-four kilo category. /
Weightlifter jerks double bodyweight to claim continental crown / Parkour kids vaulted railings and rolled over crash mats. /
Climbing comp: six boulders, four minutes apiece, no second tries on the slab. / The parity of this year's rugby sevens circuit surprised pundits. /
Can you teach me the offside trap before Sunday's fixture? / Skipper wins toss, elects to field on a greenish wicket /
The googly bamboozled the opener, leg stump cartwheeling. / Her backhand slice stayed low and forced another unforced error. /
Mixed doubles champions retain title after tie-break drama / The caddie handed him a seven iron on the par three. /
An eagle on eighteen sealed the team victory. / Pit lane blunder costs pole sitter the grand prix /
Superbike veteran hangs up leathers following four championships. / The domestique fetched bottles and sheltered his leader on the cobbles. /
BMX finals delayed as gates malfunction, riders warm up on rollers / Ten-pin league night: our anchor rolled a turkey in the last frame. /
Boules players argued over whose steel lay nearest the jack. / The lacrosse midfielder scooped, cradled and buried it top corner. /
Gaelic footballers lifted the provincial shield in front of a sell-out crowd. /
Kabaddi raiders hold their breath and chant while they tag opponents. / The handball pivot spun round her marker and lobbed the keeper. /
Water polo is brutal: elbows, kicks and swimming without touching the floor. /
Synchronised divers entered the pool with barely a splash, tens all round. / The libero's dig kept the rally alive, twenty-four all. /
Fantasy managers panic as top scorer pulls calf muscle / Gaffer clings to job despite eight winless league outings /
Loan signing starts on the substitutes' bench at the weekend. / Scouts watched the teenage point guard drop forty on her rivals. /
A buzzer-beater from half-court sent the arena wild. / The quarterback threw an interception in the red zone. /
Linebackers blitzed, the pocket collapsed, fumble recovered by the defence. / Her javelin wobbled yet stuck beyond sixty-five metres. /
Photo finish needed to separate the hurdlers in lane four and five / Pacemaker steps off after twenty miles of the ladies' marathon. /
Medal table: hosts overtake rivals thanks to judo and canoeing / The ice dancers twizzled in unison to a tango and won gold. /
Third-line forward drops gloves, gets five minutes in the penalty box.
""",
    "politics": """
The parliament voted on the new law. / The minister resigned on Monday. / The election in {c} was close. / {n} was elected mayor. /
The president met the prime minister. / The government plans a reform. / The opposition criticised the bill. / Voters in {c} go to the polls. /
The council debated the budget law. / The senator gave a speech. / The chancellor answered questions of the members of parliament. /
Citizens of {c} voted against the plan. / The two parties form a coalition. / The governor signed the bill. /
A debate about the constitution lasted all night. / The president travels to the summit. / {n} leads the opposition in the senate. /
New sanctions were announced by the foreign minister. / The mayor of {c} wants a new tax law. / Demonstrators asked the government to resign. /
The prime minister faces a vote of no confidence. / {n} is running for the senate. / Turnout was the lowest since the war. /
The two heads of state signed a treaty. / The lower house passed the budget by ten votes. / The ambassador was called back from {c}. /
Polling stations open at eight. / The cabinet agreed on a new pension law. / The constitutional court overturned the decree. /
Thousands protested in front of the parliament in {c}. / The party congress elected a new chairwoman. /
The foreign secretary called for a ceasefire. / A referendum on independence will be held in spring. /
The candidate promised to lower taxes if elected. / The king opened the session of parliament. / The city council of {c} rejected the motion. /
Members of the opposition left the chamber in protest. / The European Union discusses new sanctions. /
The spokesman of the government denied the report. / {n} lost the seat in the constituency of {c}. / The president vetoed the law on immigration. /
The mayor's deputy stepped down over a scandal. / Diplomats hope for peace talks in {c}. / The new coalition has a majority of three. /
Lobbyists tried to influence the deputies. / Ministers argue about the defence spending. / The dictator was overthrown by the army. /
The right to vote at sixteen was approved. / The campaign posters hang all over {c}. / A new interior minister was sworn in. /
Exit polls show a lead for the Greens. / The governor declared a state of emergency. / Government falls after no-confidence vote /
Who are you voting for on Sunday? I still haven't decided /
Dear resident, your polling card is enclosed. Please bring it and a photo ID to the polling place. / The ballots are counted by hand in {c}. /
Recount ordered after a margin of twelve votes / The incumbent lost to a newcomer from the liberal party. / {n} won the primary in a landslide. /
Swing voters in the suburbs will decide the presidential race. / The electoral college has 538 electors. /
A runoff between the two leading candidates is due in two weeks. / The electoral commission found no sign of fraud. /
Gerrymandering is the drawing of district borders to favour one party. / Voter registration closes at midnight, don't forget! /
The speaker called the house to order. / Backbenchers rebel against the whip / The bill passed its second reading and goes to committee. /
Senate Republicans block the gun control bill with a filibuster / The House of Representatives voted along party lines. /
Members of the Bundestag clashed over the immigration law. / The Lords sent the bill back to the Commons with amendments. /
The MEP from {c} sits on the foreign affairs committee. / The parliamentary inquiry will question three former ministers. /
{n} has been appointed minister for transport. / The education secretary is out, the home secretary stays: cabinet reshuffle at Downing Street /
The treasurer of the party resigned over illegal donations. / The finance minister defends the tax bill in parliament. /
A wealth tax is the left's main promise in this campaign. / The tax reform needs the consent of the second chamber. /
Pension age to rise, says minister; unions call a general strike / The trade union leader spoke at the rally in {c}. /
Ten thousand demonstrators marched to the ministry with banners and whistles. / Police dispersed the protesters with tear gas and water cannon. /
Activists chained themselves to the gates of the parliament. / Sign the petition against the closure of our town hall! /
The sit-in outside the governor's office entered its third day. / The dissident was released after nine years as a political prisoner. /
Amnesty International criticises the arrest of opposition politicians. / Freedom of speech and freedom of assembly are basic rights. /
The junta dissolved the assembly and suspended the constitution. / A military coup has toppled the president, state television says. /
Rebels and government agree to a truce in {c} / The warring parties signed a peace accord after years of negotiations. /
The UN Security Council met behind closed doors; two permanent members abstained. /
The secretary-general urged both sides to return to the negotiating table. / The ambassador handed over a letter of protest. /
Two diplomats were expelled as relations between the countries soured. / The embassy in {c} has been evacuated. /
The sanctions were lifted after the nuclear deal. / Trade embargo against the regime extended by six months /
Heads of government arrive in {c} for the G7 summit. / NATO allies pledge more troops for the eastern border. /
The alliance rests on a treaty of mutual defence. / The defence minister wants to bring back conscription. /
The army chief warned the politicians not to meddle. / The border dispute goes to the international court in The Hague. /
The supreme court struck down the abortion law. / A judge blocked the president's executive order. /
The attorney general opened an investigation into the mayor. / The senator denied taking bribes and blamed his rivals. /
Corruption scandal: deputy minister steps down / The impeachment trial begins on Tuesday. / The president pardoned three former aides. /
{n} was sworn in as governor on the steps of the capitol. / The inauguration speech lasted only eleven minutes. /
In her speech to the nation the queen spoke of unity. / The monarch has only ceremonial powers. / A republic is a state without a king or queen. /
Federalism divides power between the central government and the states. / The separation of powers keeps lawmakers, ministers and judges apart. /
Communism, socialism and liberalism are political ideologies. / The far right gained twelve seats, the social democrats lost twenty. /
The Greens and the conservatives open coalition talks in {c}. / The coalition agreement runs to 140 pages. /
The minority government depends on the votes of the independents. / The centre party left the coalition in a row over asylum seekers. /
Refugee quotas split the European Council / The European Commission proposes a directive on minimum wages. /
Brexit negotiations drag on: no deal on fishing rights / The protocol on Northern Ireland was ratified by both parliaments. /
Scottish nationalists demand a second referendum / The separatists won the regional elections. / The province wants autonomy, not independence. /
The colony became independent and elected its first president. / A census of citizens is required by the constitution every ten years. /
The city council approved the bylaw by one vote. / The mayor cut the ribbon and dodged every question about the election. /
The parish council meets on Monday; residents may put questions. / I went to the council meeting. Two hours on one motion, then it was adjourned. /
Our councillor answered my letter within a day. Impressed! / Write to your MP about the surveillance law. /
The lobby register must be public, watchdogs say. / Party funding: donors must be named from next year /
The campaign manager quit three weeks before the election. / The candidates shook hands before the televised debate. /
Attack ads flood the swing states / The latest poll puts the Labour party ahead by six points. /
The pollster admitted that undecided voters were ignored. / His approval ratings fell to an all-time low. /
I'm not a fan of the premier, but that speech in parliament was not bad. /
politicians promise everything before the election and forget it after, same as ever / The spin doctor wrote the minister's apology. /
Fake leaflets with the candidate's face turned up in {c}. / Censorship: three newspapers banned by the regime /
The press secretary refused to comment on the president's remarks. / The whistleblower leaked cables of the foreign ministry. /
The intelligence committee of the senate held a hearing. / {n} testified before congress under oath. /
The welfare reform cuts benefits for the long-term unemployed, ministers confirmed. /
The parliament legalised same-sex marriage with a clear majority. / The equality bill gives women equal pay by law. /
Suffragettes fought for women's right to vote. / The civil rights movement marched on Washington. / Apartheid ended with the first free elections. /
The Berlin Wall fell and the regime collapsed. / A constitutional amendment needs two thirds of the votes. /
The law enters into force once the king has signed it. / Citizenship test: how many members does the parliament have? /
New passport law: dual citizenship allowed, says interior ministry / The zoning law was defeated in a local referendum. /
The housing minister promised rent control in every large city. / Farmers blocked the ministry with tractors to protest against the new regulation. /
The climate bill failed in the senate by two votes. / The carbon tax is unpopular with voters in rural districts. /
Energy policy divides the governing parties. / The drug policy debate: parliament votes on legal cannabis /
The school reform was voted down by the state assembly. / The gun lobby spent a fortune on the governor's race. /
Death penalty abolished by the legislature / The bishop and the prime minister argued about the separation of church and state. /
The tribal council elected a new chief. / The sultan named his son crown prince. / The emperor abdicated and the throne passed to his daughter. /
The chancellor's party conference in {c} ended with a standing ovation. / The youth wing of the party demands a younger leadership. /
{n} is the first woman to chair the committee. / The deputy prime minister opened the session because the premier was in {c}. /
Notes from class: legislative, executive, judiciary. Parliament makes the laws, government carries them out. /
What exactly does a chancellor do that a president doesn't? / Diary: handed out leaflets for the party all day, three people took one. /
Vote {n} for mayor! Fair rents, safe streets, an honest town hall. / Volunteers wanted: help us knock on doors before election day. /
Turnout by noon: 31 percent, slightly above the last general election / Postal votes must reach the electoral office by six. /
The anarchists boycott the election, the monarchists field one candidate. / The republic recognised the new state and opened an embassy. /
The delegation left the talks without a joint statement. / The foreign minister's visit to {c} ended in a diplomatic row. /
The hostage deal was brokered by a neutral government. / War crimes tribunal sentences former general /
Parliament extends the curfew and the state of emergency / The premier survived the leadership contest by a whisker. /
She crossed the floor and joined the opposition benches. / Hansard is the official record of debates in Parliament. /
The bureaucrats in the ministry have shelved the reform again. /
The councillors voted to keep the library open, nine to six. / Lawmakers return from recess to a full agenda /
The whip counted heads and delayed the vote. / Our MP never turns up for votes, time to elect someone else /
The premier's majority has melted to one. / {n} announces bid for the presidency / Lower voting age? Youth parliaments in {c} say yes /
The president's veto can be overridden by two thirds of both chambers. / The justice minister wants tougher sentences in the penal code. /
Ministers shelve plan for identity cards / The party grandee endorsed a rival candidate. / Delegates booed the chairman at the party convention. /
A hung parliament means no party has a majority. / The caretaker government stays until a new cabinet is formed. /
Peace envoys shuttle between the capitals / The general refused to hand power to a civilian government. / Exiled opposition leader returns to {c} /
The regime jailed journalists and closed the border. / Thousands of refugees wait while governments argue over quotas. /
The foreign office summoned the ambassador over the spy affair. / State visit: the king and the president exchange gifts /
The island's voters rejected independence by a whisker. / Civil servants leaked the draft of the white paper. /
Town hall meeting tonight, the mayor answers questions about the new bylaws / Sick of posters on every lamp post, is the election over yet? /
Did the senator really say that in the debate? Wow / I'd rather abstain than vote for either of them. / Why do we still have a house of lords? /
The liberal wing of the party walked out. / Parliament ratified the accord without debate. /
The budget committee sat until dawn and the government survived. / The dictator's statue was pulled down by the crowd. /
Demonstration in {c}: organisers count 20,000, police 8,000 / The strike law restricts the rights of unions, the opposition says. /
A citizens' assembly drew up proposals for the constitution. / The prosecutor charged the ex-president with abuse of office. /
Spin, slogans and selfies: how the parties campaign / Tariffs are a matter for congress, the senators insist. /
Police bill: lords demand more oversight of surveillance / The commissioner from {c} faced tough questions in the European Parliament. /
Anti-war protesters blocked the gates of the defence ministry. / The tax on second homes passed the assembly with Green votes. /
Republican and Democrat senators strike a deal on the bill / The conservative candidate beat the socialist by a nose. /
Communist party wins seats in the city council of {c} / A citizen may address the council for three minutes. /
The populist leader thundered against immigrants and elites. / Troops are on the streets, and democracy is in danger. /
Healthcare bill fails in the house by one vote / Left and right agree for once: the law must go. / A green mayor in {c}? The voters say yes /
The diplomat was asked to resign over the leaked cables. / Two bills on immigration were voted down on the same night. /
The congressman's office did not reply to my letter about the act. /
The revolution began with a protest over the price of bread and ended with a new constitution. /
An investigation into the campaign's donations is under way. / Is the country still democratic if the opposition sits in jail? /
The nationalist bloc gained most of the votes in the east. / A representative serves two years, a senator six. /
Sweden joins the alliance, parliament in {c} must still agree / Minister, when will you step down? / The premier lost the trust of the house. /
I queued for an hour to vote, and it was worth it. / He voted with the opposition against his own party. /
Government by decree, parliament on leave: critics sound the alarm / The electoral law gives small parties no chance. /
The foreign policy of the new president is a riddle to the allies. / Women got the vote in 1918, after decades of protest. /
My neighbor is running for city council, her signs are everywhere. / The party is split on asylum and on the army. /
The state legislature overrode the governor's veto. / Why is there no majority for a ban on lobbyists' gifts to deputies? /
The whips counted heads frantically ahead of the crunch division. / Parliament prorogued as the premier seeks a fresh mandate. /
The mayoress pledged to scrap the unpopular by-law if re-elected. / Canvassers pushed manifestos through letterboxes across the marginal ward. /
Envoys from both capitals initialled the ceasefire accord at dawn. / Opposition benches jeered as the home secretary dodged the question. /
The impeachment trial opens Monday in the upper chamber. / A filibuster lasting thirteen hours stalled the immigration statute. /
Exit polls hint at a hung assembly and weeks of horse-trading. / The attorney general refused to testify before the ethics panel. /
Devolution would hand Cornwall its own legislature, campaigners argue. / Monarchists and republicans argued over abolishing the crown. /
The dissident was granted asylum by a neighbouring state. / Lobbyists for tobacco swarmed the corridors ahead of the ballot. /
Postal votes piled up uncounted in a warehouse, the returning officer conceded. /
Proportional representation would give small parties dozens of seats. / The speaker suspended the sitting when deputies began brawling. /
Cabinet reshuffle: interior and justice portfolios swapped / Grassroots delegates booed the leader's climbdown at the annual congress. /
The populist surged after promising to shut frontiers. / Protest encampment outside the legislature cleared by riot police /
An emergency summit of foreign ministers condemned the annexation. / The general seized power in a bloodless coup overnight. /
Suffrage was extended to women in 1928 by act of parliament. / Why do senators serve six years while representatives serve two? /
Her maiden speech tackled child poverty and rural buses. / Governors across twelve states refuse to enforce the federal mandate. /
The royal assent turned the measure into statute yesterday. / The bipartisan committee subpoenaed the administration's emails. /
Caucus night in the cornfields thins the presidential pack. / The incumbent trailed her challenger by eleven percentage points. /
Voters without photo cards were turned away, activists allege. / Tactical voting might unseat the defence minister in his heartland. /
The alderman resigned amid claims he traded planning favours for cash. /
Nationalists demand their own passports, flag and seat at the table in Brussels. /
The deputy tabled forty amendments, each rejected along partisan lines. / Diplomatic row deepens: attaches expelled, consulates shuttered /
The prime minister's approval rating slid below thirty. / A technocratic caretaker will govern until the snap election. /
The junior coalition partner threatens to walk out over conscription. / Town hall meeting turns rowdy over refugee centre proposal /
The treaty needs ratification by every member state. / Marxist students handed out pamphlets calling for revolution. /
Anarchists reject the state, libertarians merely want it shrunk. / The kingmaker party will back whichever bloc legalises euthanasia. /
My dad writes angry letters to his congressman every fortnight. / I abstained because neither candidate deserves my cross. /
Will the shadow chancellor debate the home secretary before polling day? / Decree limits press freedom, ombudsman protests /
Ex-dictator extradited to stand trial for crimes against humanity / The peacekeeping mandate was renewed despite a superpower's veto threat. /
Local authorities accuse Whitehall of starving them of powers. / The electoral college, not the popular tally, picks the commander-in-chief. /
The oligarchs bankrolled his regime and silenced critics. / Feminist bloc enters chamber for the very first time, eight mandates won /
Councillors scrapped the plan for a mayoral referendum. / The sultan appointed a consultative assembly with few powers. /
Constituents queue at the lawmaker's surgery with housing woes. / Propaganda posters from the civil war era praised the party chairman. /
Pacifists marched against rearmament and the visiting president. /
Spying allegations sour relations between the two governments, attache sent packing. / Green deputies blocked the motorway bill in committee. /
The statesman's memoirs settle scores with former cabinet allies. / Undecided pensioners hold the key in tomorrow's municipal contest. /
Indigenous leaders demand representation in the national assembly. / A hawkish senator urged tougher embargoes on the regime.
""",
    "technology": """
The new phone has a faster chip. / The company released a software update. / A bug in the app exposed passwords. / {n} wrote a program in Rust. /
The laptop has a bright screen. / Engineers built a robot. / The server crashed last night. / The browser supports a new standard. /
Artificial intelligence can translate texts. / The startup from {c} develops chips. / The tablet runs the new operating system. /
{n} fixed the code on the server. / The website was offline because of a broken network cable. /
A camera with artificial intelligence recognises faces. / The algorithm sorts the data in seconds. / The printer does not connect to the computer. /
Hackers stole data from the cloud. / The gadget charges without a cable. / Developers from {c} wrote the app. /
The electric car has a new motor and software. / The new processor needs half the power. / Download the latest version of the program. /
Your phone updates itself overnight. / {n} codes games in the evening. / The router loses the wireless signal. /
Hackers used a hole in the operating system. / The start-up in {c} builds drones. / Restart the computer and install the driver again. /
The touchscreen reacts even with gloves. / The new headset shows virtual worlds. / The search engine ranks websites by links. /
The memory card holds 256 gigabytes. / A chatbot answers customers' mails. / The engineers test a self-driving car in {c}. /
The company encrypts all messages. / The laptop overheats when I open many tabs. / The 3D printer makes spare parts from plastic. /
The data centre moved to {c}. / The programmer found the bug in line 40. / The smart watch connects by Bluetooth. /
Quantum computers may break today's encryption. / The battery of the tablet lasts two days. / Open source software is free to change. /
The satellite brings fast internet to villages. / The new console has better graphics. / {n} wrote a script that renames files. /
The electric motor is controlled by a chip. / The app asks for too many permissions. / The machine learning model recognises handwriting. /
A new USB standard doubles the speed. / The database query took ten seconds. / Fibre cables reach {c} next year. /
Windows wants to restart again, right in the middle of my work / How do I reset my router to factory settings? /
Dear customer, your cloud storage is 90 percent full. / Zero-day flaw lets attackers take over routers /
The patch closes eleven security holes in the web browser. / Ransomware encrypts the servers of a logistics firm in {c} /
Phishing mails look more genuine since they are written by chatbots. / Use a password manager and turn on two-factor authentication. /
{n} clicked a link and now the PC is full of spyware / The trojan logs every keystroke. / A botnet of hacked webcams flooded the site with requests. /
Antivirus software flagged the attachment. / The firewall blocks port 22 from outside. / SSH key copied, server rebooted, logs are clean. /
Our admin moved the mail server to a virtual machine. / The sysadmin restored the backup from tape. /
Docker containers start in seconds, virtual machines in minutes. / The Kubernetes cluster in {c} ran out of memory. /
Who broke the build? CI is red since the last commit. / Please review my pull request, it touches the parser and the unit tests. /
git push rejected, somebody rewrote the branch / The merge conflict is in the config file. / Compile error in line 212: missing semicolon. /
I spent four hours on a null pointer. Four hours. / Stack overflow: recursion without a base case / The function returns an array of integers. /
A variable holds a value, a loop repeats code. / JavaScript runs in the browser, PHP on the server. / {n} ported the library from C++ to Rust. /
Java, Python and Go developers wanted in {c}, remote work possible / The API returns JSON, and the old XML interface will be switched off. /
Version 4.2 fixes a memory leak and adds dark mode. / The release candidate is in beta testing until Friday. /
Linux kernel drops support for old processors / Ubuntu, Debian and Fedora are Linux distributions. / The bootloader does not find the hard disk. /
Blue screen after the driver update, any ideas? / My SSD died without warning, always back up your files! /
Notes: buy 16 GB of RAM, thermal paste, a quieter fan. / The mainboard has two slots for graphics cards. /
The GPU renders the scene at 120 frames per second. / Overclocking the CPU made the PC unstable. / A kilobyte has 1024 bytes, a byte has eight bits. /
The first computers used vacuum tubes and punch cards. / Ada Lovelace wrote the first computer program. /
The transistor replaced the vacuum tube in radios and computers. / Chipmaker to build semiconductor plant near {c} /
The wafer is etched with light, then cut into chips. / Nanometre race: the newest chips have billions of transistors /
The monitor flickers when I plug in the HDMI cable. / My mouse and keyboard are wireless, but the dongle eats a USB port. /
The trackpad is precise and the keys have a nice travel. / The scanner jams and the toner is empty, I hate printers. /
The projector in the meeting room has no HDMI port, bring an adapter / For sale: gaming PC, water-cooled, 32 GB RAM, fast graphics card /
Refurbished laptops and monitors with a one-year guarantee / Foldable phones are still fragile, and the hinge creaks. /
The selfie camera has twelve megapixels and night mode. / {n}'s phone fell and the display cracked /
Which phone has the best battery life these days? / The charger gets hot and the phone charges slowly. / The SIM card does not fit, I need an eSIM. /
No signal in the basement, and the Wi-Fi drops every few minutes. / 5G masts are going up around {c} /
The provider promises gigabit internet by the end of the year. / My ping is terrible tonight, 300 milliseconds on fibre. /
Broadband outage: thousands offline in {c} / The bandwidth is shared by all flats in the building. / The IP address is assigned by the DHCP server. /
HTTP, TCP and DNS are internet protocols. / The domain expired, so the homepage shows an error 404. / The cookies banner covers half the web page. /
I installed an ad blocker and websites load twice as fast. / The webmaster forgot to renew the certificate. /
HTML describes the structure of a page, CSS its looks. / Web designers in {c} build accessible websites. /
The online form crashed when I hit the submit button. / The search function of the app is useless, and it logs me out all the time. /
Not the fastest tablet, but the display is sharp. / The user interface got a redesign: bigger icons, fewer menus. /
Swipe left to archive, tap twice to zoom. / Push notifications can be turned off in the settings. /
The messenger adds end-to-end encryption for group chats. / Emoji keyboards and GIFs arrive with the next update. /
The social media platform labels deepfakes from now on. / Influencers' accounts were hacked overnight / The podcast app syncs across all devices. /
The e-reader has an e-ink display that is readable in the sun. / Smart speakers listen all the time, says a security researcher. /
The voice assistant misunderstood me again and switched off the router. / Smart home: bulbs, locks and blinds controlled by one app /
The thermostat can be programmed from the phone. / The robot vacuum maps the flat with a laser scanner. /
A robotic arm welds car bodies day and night. / The humanoid robot climbs stairs and opens doors. /
Industrial robots and conveyor belts are controlled by one computer. / Drones deliver parcels in {c} from autumn /
The quadcopter has a camera and a range of two kilometres. / Autonomous vehicles rely on lidar, radar and cameras. /
The electric car's software update arrives over the air. / Charging stations show free plugs in the app. /
Lithium batteries lose capacity after a thousand charging cycles. / The power bank charges my phone three times. /
Solar panels with a smart inverter, controlled by phone / The engineers soldered the sensor onto the circuit board. /
A Raspberry Pi is a tiny single-board computer. / {n} built a weather-proof camera with an Arduino. /
The resistor burnt out, and the LED stays dark. / CAD drawings are sent straight to the milling machine. /
The 3D printer's nozzle clogged in the middle of the print. / Language models predict the next word. /
The neural network was trained on millions of images. / Deep learning needs fast graphics processors and lots of data. /
Chatbot invents sources, lawyers warn / The AI tool turns sketches into finished web pages. / Prompt engineering: how to ask a chatbot /
The recommendation algorithm of the video platform was changed. / Big data: the cluster crunches forty terabytes a day /
SQL queries join tables in a relational database. / The index was corrupt, so every query scanned the whole table. /
The spreadsheet formula returns an error in column D. / How do I convert a PDF file to text? /
The file is too big for the attachment, use a download link. / Zip the folder and upload it to the server. /
The clipboard, the taskbar and the desktop icons are gone since the update. / Ctrl plus Z undoes the last step. /
Delete the cache and the cookies, then reload the page. / Did you try turning it off and on again? /
IT support, ticket 4417: VPN client does not connect / Dear colleagues, the intranet will be down for maintenance tonight. /
Please change your login password by Friday. / The helpdesk reset {n}'s account. / Captcha again: click all the traffic lights. I am not a robot! /
The console's controller drifts, and the shop won't replace it. / The gamer streams from a PC with three monitors. /
The open-world game has bugs, but the graphics engine is gorgeous. / VR goggles make me dizzy, the resolution is still too low. /
Augmented reality glasses show arrows on the street. / The smartwatch's display cannot be read in bright light. /
The earbuds pair with the phone by Bluetooth in a second. / The noise-cancelling headset has a microphone for video calls. /
Video conference froze, {n}'s microphone was muted, the usual. / The satellite navigation sent me into a dead end, the maps are outdated. /
GPS receivers fit on a fingernail-sized chip. / Bitcoin software: how a blockchain stores blocks / The quantum chip has 127 qubits. /
Post-quantum encryption becomes a standard / The browser extension steals passwords, uninstall it now /
The open-source project has four maintainers and nine hundred open issues. / The licence of the library is MIT, so we can ship it. /
Diary: first day as a programmer, installed an editor and a compiler, wrote hello world. /
The hackathon in {c} produced six apps and a talking fridge. / The tech conference opens with a keynote on robots. /
Tech giant unveils thinner tablet with new processor / The old floppy disks and the dial-up modem are in the computer museum. /
The telegraph was the internet of its age. / Engineers replaced the steam turbine's control unit by software. /
Legacy code in COBOL still runs the mainframe in {c}. / The QR code opens a web page. / Barcode scanners talk to the stock database. /
Face unlock fails when I wear a scarf, the fingerprint sensor is better. / Biometric passwords cannot be changed once stolen. /
My screen time last week: 41 hours, the phone has to go. /
My laptop fan sounds like a plane, what can I do? / The hotline told me to clear my browser cache. Of course. /
Ticket: cannot log in since the password change, error 403 / Wi-Fi password please? The router is behind the sofa /
I typed the wrong command and deleted the production database. / The new firmware bricks some routers, don't install it yet. /
Rollback done, version 2.8 is live again. / The programmer writes comments that nobody can follow. / {n} automates everything with scripts. /
Search results are full of machine-made pages. / The start menu is back in the new desktop. / Voice recognition types faster than I do. /
The drone lost its signal and landed on a roof. / Engineers teach robots to fold laundry / A swarm of small robots inspects pipes in {c}. /
Chip shortage delays graphics cards / The tablet's pen has no lag, and the screen feels like paper. / My old phone gets no more security updates. /
Spam filter misses scam mails, admins warn / The attackers used a stolen admin account and switched off the logging. /
Passwords of two million users leaked from a forum / Update your plug-ins, there is a hole in the image library. /
Server rack for sale, 42 units, cables included / Our web shop's checkout page times out under load. /
The load balancer spreads requests over six servers. / The cron job did not run because the disk was full. /
Backups on the same disk are not backups. / Typing this on a mechanical keyboard, so clicky! / Portable monitor, USB-C, fits every laptop bag /
Trade in your old smartphone for the new model / Is the cloud just somebody else's computer? /
The 3D scanner measures parts to a hundredth of a millimetre. / The lidar sensor on the robot mower sees hedgehogs. /
The lift is controlled by an app, and the app crashes. / Heat pump, panels and wallbox talk to each other over the home network. /
Electronic ink uses power only when the page changes. / A bit is either zero or one. / The internet began as a network of four computers. /
Analogue modems whistled, routers just blink / Self-checkout scanner froze, a technician rebooted it /
The open-source browser blocks trackers by default. / Diary: fixed grandma's tablet, she had forty-one tabs open /
iOS and Android apps share the same code now. / Google, Apple and Microsoft update their browsers /
I can't send email from my phone since the upgrade. / Electronic gadgets and wearable devices at the trade show in {c} /
Updated the laptop, now the wifi is gone. Reboot did not help. / Which programs start when the computer boots? /
The hacker used malware hidden in a PDF. / A virus scanner slows down old PCs. / The speaker crackles when the phone is near. /
Automation replaces typing: scripts fill in the online form / The hardware is fine, the software is the problem. /
All devices in the network need an encrypted connection. / The app crashes on start, reinstalling fixed it. / My Mac won't wake up from sleep mode. /
Digital cameras lose against phones with three lenses. / The database server needs more memory and a faster disk. /
Error 500 on the login page, are you guys aware? / Cheap phones with long battery life: five models tested /
{n} repairs computers and saves data from broken drives. / Turn off location tracking in the app settings. /
The robot learns to grip objects with a camera and a neural network. / Machine translation in the browser works offline now. /
Scan the code with the app to pair both devices. / The open beta of the game crashes on old graphics cards. /
The 8-bit processor ran at four megahertz. / A thread on the forum explains how to root the tablet. /
The webcam light is on although no program uses it, was I hacked? / Developers complain about the new app store rules /
Tiny sensors report the state of the machine to the cloud. / The keyboard misses the letter e, so does this mail now and thn /
The firmware flash bricked my router and now only one diode blinks. / Our devs migrated the monolith to microservices and regret everything. /
Quantum annealer with two thousand qubits sold to research campus / Hackers exploited an unpatched plugin to deface the portal. /
The soldering iron slipped and fried the motherboard's capacitor. / Refactor that spaghetti before anybody merges it, please. /
Laser cutter firmware skips layers when the gantry's stepper motor stalls. /
Foldable handset survives two hundred thousand hinge cycles in lab torture /
Has anyone managed to dual-boot this ultrabook without losing hibernation? / The spreadsheet macro recalculates pivot tables automatically at login. /
Telecoms engineers spliced glass fibre under the ocean. / Facial recognition gates misread bearded passengers, developers admit /
Her smartwatch mirrors notifications but drains by teatime. / Voice assistants keep mishearing my accent, the microphones need recalibrating. /
The subroutine leaks memory until the daemon is killed. / A zero-day in the media codec lets attackers run arbitrary binaries. /
Autocomplete suggested a function that doesn't exist in the API. / Delete old snapshots, the virtual disk is ninety-eight percent full. /
Please upgrade the compiler toolchain, the linker chokes on debug symbols. / Overclocking pushed the cores to five gigahertz, fans screaming. /
The retro emulator runs eight-bit cartridges flawlessly inside a webpage. / Passkeys may finally retire passwords, cryptographers hope /
My hard drive clicks ominously, time for a backup. / Pixels on the upper edge of the monitor are dead. /
The exoskeleton lets warehouse staff hoist crates with servo power. / Robotic vacuum maps the lounge using infrared sensors. /
A hackathon squad prototyped a sign-language glove over the weekend. / The barcode scanner beeps but the inventory program stays blank. /
Which laptop handles video editing without thermal throttling? / Airgapped machines were infected via a thumb drive in the car park. /
Encrypted chat program adds disappearing attachments and screenshot alerts / Container pods restarted endlessly because the config had a typo. /
Regular expressions: powerful, unreadable, addictive. / The webcam shutter is mechanical, no software may override it. /
Bluetooth pairing fails whenever the microwave is running. / Spam filter blocks newsletters, sysadmins whitelist the sender domain /
Generative models hallucinate citations, so verify the output. /
Trained on annotated scans, the classifier detects rusty pipelines from drone footage. /
The touchscreen ghosts when wet, digitiser replacement fixes it. / Touch typists swear by clacky mechanical switches. /
A semiconductor fab needs ultrapure water and lithography lasers. / Beta testers report the launcher freezing after wallpaper changes. /
Net neutrality aside, my downstream bandwidth is pitiful. / Try clearing the queue, rebooting the spooler and reinstalling the inkjet's driver. /
Scripts scrape the site hourly and dump JSON into a bucket. / The headset's refresh rate makes virtual cockpits convincingly smooth. /
End of support: legacy operating system gets final security patch / Augment the photo editor with layers, masks and an undo stack. /
The kiosk terminal rebooted into a command prompt, lol. / Two-way pagers, floppy discs and dial-up modems fill the computing museum. /
Autopilot shuttle brakes for pigeons, developers tweak perception stack / Mesh repeaters finally got me wifi in the loft. /
The game engine's physics glitch launches horses skyward. / Hexadecimal FF equals 255 in decimal notation. /
How do I roll back a botched commit in version control? / Microcontrollers cost pennies yet outperform seventies mainframes. /
Open source maintainers burn out answering bug trackers. / Charger standard unified: one USB plug for cameras, tablets and headphones /
The search engine's crawler ignores pages without sitemaps. / The startup's wearable translates speech through bone-conduction earbuds. /
Unit coverage hit ninety percent and the pipeline went green. / Her website loads slowly because the images are uncompressed. /
Tweak the graphics settings, shadows and antialiasing eat frames. / The recursion never terminates, hence the stack overflow. /
Biometric logins failed after the fingerprint reader's lens scratched. / Data centre cools servers with seawater pumped through titanium exchangers
""",
    "food": """
Add garlic and onions to the pan. / The soup needs more salt. / The restaurant in {c} serves fresh fish. / {n} baked a chocolate cake. /
Stir the sauce until it is thick. / Bake the bread for forty minutes. / The chef prepared a salad. / This recipe uses tomatoes and basil. /
The cheese goes well with wine. / Boil the pasta in salted water. / Cut the vegetables and fry them in butter. / The pizza comes out of the oven. /
{n} cooked rice with fish for lunch. / For breakfast we had bread and jam. / A spoon of sugar makes the tea sweet. /
The menu of the restaurant has three desserts. / Peel the potatoes and the apples. / The wine from {c} is dry. / Mix flour, eggs and milk. /
This chocolate melts in the mouth. / Whisk the eggs with sugar until fluffy. / The steak should rest for five minutes. /
{n} roasted a chicken with lemon and thyme. / Knead the dough and let it rise for an hour. / A pinch of nutmeg gives the mash its taste. /
The bistro in {c} has a new lunch menu. / The curry is too spicy for me. / Simmer the lentils with a bay leaf. / We had oysters and white bread. /
The baker's rolls are still warm. / Grate the carrots and season with vinegar. / A ripe cheese from the farm near {c}. /
Serve the salmon with dill and boiled potatoes. / The waiter brought the starter and the wine. / {n} makes the best dumplings. /
Melt the butter in a small saucepan. / The stew tastes even better the next day. / Fill the pancakes with cherries and cream. /
The noodles are served in a hot broth. / A vegetarian barbecue with corn and peppers. / The cook tossed the salad with olive oil. /
Sprinkle the cake with icing sugar. / The cookies are crisp and full of nuts. / We drank cider and ate roast chestnuts. /
Grilled sausages with mustard at the market. / My grandmother's jam has strawberries and vanilla. / The tea should steep for four minutes. /
Marinate the tofu in soy sauce. / The sandwich comes with ham and pickles. / Caramel melts slowly, do not stir. /
The tasting menu has seven courses. / Fresh spinach shrinks in the pan. / What's for dinner tonight? I could cook a risotto /
Preheat the oven to 180 degrees and grease the tin. / Shopping list: eggs, milk, butter, two onions, parsley, a loaf of rye bread /
Dear guests, our kitchen closes at ten. / New ramen bar opens in {c} / The gnocchi were soft and the sage butter was divine. /
Sourdough is made of flour, water, salt and a wild starter. / The crust is crisp, the crumb is airy. / My dough didn't rise, was the yeast too old? /
Fold the egg whites gently into the batter. / Beat the butter with the sugar until creamy, then add the yolks. /
Line the tray with baking paper and bake the scones until golden. / The croissants were stale and the coffee was bitter. /
A flat white and a cinnamon bun, please / The barista draws a leaf in the milk foam of every cappuccino. / Decaf latte with oat milk /
Loose-leaf tea tastes better than teabags, if you ask me. / Hot chocolate with whipped cream and marshmallows / {n} squeezed oranges for breakfast. /
Scrambled or fried eggs? Both, with bacon and toast. / Porridge with honey and raspberries keeps me full until noon. /
I skipped breakfast and ate a bagel with cream cheese at eleven. / Full English: sausages, baked beans, black pudding, hash browns /
Maple syrup comes from the sap of maple trees and is poured over pancakes. / Waffles with blueberries, half price on Sundays /
The soup of the day is leek and potato. / Minestrone is an Italian vegetable soup with beans and pasta. /
The goulash simmers for three hours with paprika and caraway. / Borscht owes its colour to beetroot. /
A clear chicken broth with noodles, carrots and celery / The ramen broth is boiled from pork bones for a day. /
Pho is a Vietnamese noodle soup with beef and fresh herbs. / Pad thai needs tamarind, peanuts and rice noodles. /
The green curry has coconut milk, lemongrass and Thai basil. / Serve the tikka masala with naan and basmati rice. /
Dal is cooked from red lentils with turmeric and cumin. / Samosas are filled with peas and potatoes. /
Sushi chefs train for years before they slice tuna for guests. / Wasabi is too hot for me, but I love pickled ginger. /
The dim sum came in bamboo baskets. / Peking duck with crispy skin and plum sauce / The stir-fry takes five minutes in a hot wok. /
Spring rolls, fried rice, sweet and sour pork: the usual takeaway / Kimchi is fermented cabbage with chilli and garlic. /
Bibimbap comes in a hot stone bowl with a raw egg on top. / Tacos with pulled pork, guacamole and coriander /
The burrito was huge, beans, rice, cheese, avocado, the lot. / Nachos, salsa and sour cream for the table / Tortillas are made from maize or wheat. /
Feijoada is a stew of black beans and pork. / Paella is cooked in a wide, flat pan with saffron, mussels and prawns. /
Tapas: olives, ham croquettes, grilled squid / Gazpacho is served cold. / Bouillabaisse is a fish stew with fennel and rouille. /
Ratatouille: aubergine, courgette, peppers and tomatoes in olive oil / Coq au vin, that's chicken braised in red wine /
Quiche with spinach and goat's cheese / Crêpes with lemon and sugar / The foie gras was overpriced and the snails were swimming in garlic butter. /
Steak tartare is raw, just so you know / The fillet is tender, the ribeye has more flavour. / How do you want your steak, rare or well done? /
The brisket was smoked for twelve hours over oak. / Spare ribs with a sticky barbecue glaze /
The butcher in {c} makes his own salami and liver sausage. / Minced meat, an egg, breadcrumbs: that's all a meatball needs. /
{n} burnt the gravy and the Yorkshire puddings stayed flat / Roast beef, horseradish and mashed potatoes /
Shepherd's pie is topped with mash and baked. / Fish and chips with mushy peas, wrapped in paper / The trout is stuffed with lemon and herbs. /
Fry the cod in batter until it is golden brown. / Steam the mussels in white wine for six minutes. / The fishmonger sells crab, squid and mackerel. /
Anchovies and capers give the sauce its salt. / The caviar was served on blinis. / Falafel, hummus and pitta bread /
Couscous with lamb, apricots and almonds in a clay tajine / Tahini is a paste of sesame seeds. /
Moussaka has layers of aubergine, minced lamb and béchamel. / Tzatziki is yoghurt with cucumber and garlic. /
Baklava drips with honey and pistachios. / Lasagne tastes best from the corners. / Spaghetti carbonara without cream, as they make it in Rome /
Al dente means the pasta still has some bite. / Reserve a cup of the pasta water for the sauce. / Pesto: basil, pine nuts, parmesan, oil /
The pizzeria in {c} has a wood-fired oven. / Pineapple on pizza? Not in my kitchen. / Mozzarella, tomatoes and basil, a drizzle of oil, done. /
Buffalo ricotta and ripe figs / Gorgonzola, brie and cheddar on the cheese board / The fondue needs gruyère and a splash of kirsch. /
Raclette is melted cheese scraped over potatoes. / Schnitzel with potato salad and a slice of lemon / Sauerkraut with bratwurst and mustard /
The pretzels are boiled in lye before baking. / Strudel with apples, raisins and cinnamon / Black forest cake: cherries, kirsch and lots of cream /
Tiramisu is layered with coffee-soaked biscuits and mascarpone. / The panna cotta wobbled and the berry sauce was tart. /
Crème brûlée: caramelise the sugar with a blowtorch. / Vanilla custard, rhubarb crumble, second helping! / Cheesecake with a biscuit base /
Brownies should be gooey inside. / Doughnuts with jam filling, fresh every morning / Cupcakes with pink icing for {n}'s birthday /
Gingerbread, mulled wine and roasted almonds / Mince pies and Christmas pudding with brandy butter /
The turkey was dry but the stuffing and cranberry sauce were good. / Pumpkin pie with whipped cream on Thanksgiving /
Easter lamb with rosemary potatoes / Licorice, toffee and jelly beans from the sweet shop / The gelato in {c} is creamy, try the hazelnut /
Sorbet is made without milk. / Ripe mangoes, papayas and pineapples at the market stall / Peaches, nectarines and melons are in season. /
The grapes were sour, the pears mealy. / Peel, core and slice the apples. / Blanch the almonds and chop them finely. /
Dice the onion, mince the garlic, crush the coriander seeds. / Drain the chickpeas and rinse them. /
Sear the meat on all sides, then turn down the heat. / Deglaze the pan with red wine and reduce the sauce by half. /
Thicken the stew with a teaspoon of cornflour. / Season to taste with salt and freshly ground pepper. / Let the jelly set in the fridge overnight. /
Knives should be sharp: a blunt blade squashes the tomatoes. / My blender broke, so the smoothie has lumps /
The frying pan with the copper base was the best buy for my kitchen. / Chopping board, rolling pin, sieve, whisk: the baking kit /
The microwave popcorn is burnt again / Air fryer chips need hardly any oil. / The pressure cooker softens beans in twenty minutes. /
Wash the lettuce, spin it dry, dress it with vinaigrette. / Coleslaw is shredded cabbage and carrots in mayonnaise. /
Brussels sprouts taste nutty when roasted. / Broccoli, cauliflower, kale... my kids eat none of it /
Artichokes are eaten leaf by leaf, dipped in butter. / Asparagus season: white spears with hollandaise sauce /
Truffles are shaved over the warm pasta. / Chanterelles and porcini, fried with bacon and parsley / Quinoa, bulgur and millet cook like rice. /
My sister went vegan, any good recipes for seitan or tempeh? / The tofu scramble was bland, needed turmeric and black salt. /
Is there gluten in soy sauce? / Too salty, too greasy, and the fries were cold. Never eating there again. /
The soup wasn't half bad, a bit more pepper and it would be great. / The waitress recommended the catch of the day. /
A table for four at eight, by the window, name of {n} / The bill came with two small glasses of limoncello. /
The sous-chef plates the starters, the pastry chef the sweets. / Michelin star for a tiny kitchen in {c} /
Street food market: kebabs, arepas, dumplings, churros / The canteen serves lentil stew on Tuesdays, again /
Leftovers: cold roast, half a quiche, some rice pudding / {n} brought a potato gratin to the potluck /
The picnic basket held boiled eggs, pickled gherkins and lemonade. / The red is full-bodied with notes of cherry and oak. /
The riesling is fruity, the chardonnay buttery. / Winery near {c} bottles its first sparkling wine /
The brewery serves a dark lager and a wheat beer. / Hops give beer its bitter taste. / A gin and tonic with a slice of cucumber /
Whisky is distilled from malted barley. / The sommelier decanted the burgundy. / Mojito: rum, lime, mint, sugar, soda /
Umami is the fifth taste besides sweet, sour, salty and bitter. / Vinegar, sugar and dill make a good pickle. /
Jam jars must be boiled before filling. / Honey never goes off, it only crystallises. / Cocoa beans are fermented, roasted and ground. /
Diary: made marmalade, six jars, kitchen sticky from floor to ceiling / Chef shares the secret of his mushroom ketchup /
Grandma's recipe for plum dumplings, please don't lose it / Cooking class: handmade ravioli, four hours, aprons provided /
The lasagne was burnt on top and frozen in the middle. / {n} makes a mean chilli, smoky and not too hot / Anyone want the last slice of pizza? /
I put sugar instead of salt in the mashed potatoes. Yum. / The dressing needs a squeeze of lemon and some mustard. /
Chill the pastry for half an hour before rolling it out. / Toast the pine nuts in a dry pan. / Add a splash of milk if the batter is too thick. /
Strain the stock through a fine sieve. / Whip the cream, fold in the raspberries, spoon it into glasses. /
The roast lamb was pink and juicy, the beans a bit soggy. / Kids' menu: fish fingers, chips, peas /
Lunch deal in {c}: soup, noodles and a soft drink / Tonight's specials are venison stew and pumpkin ravioli. /
The sushi was not fresh, I left half of it. / Best burgers in {c}, and the onion rings are huge /
The tavern serves grilled octopus with lemon and oregano. / Our baker sells out of croissants by nine. /
Bring a salad or a pudding to the potluck, please! / Do you want gravy on your potatoes? / How long do I boil an egg so that the yolk stays soft? /
Can I freeze cooked rice? / My cake sank in the middle again, too much baking powder? / The custard curdled, start over. /
Ripen the avocado next to a banana. / Soak the beans overnight and cook them with a ham bone. / Pick, wash and stone the cherries for the jam. /
The cellar holds crates of cider and jars of pickled beetroot. / The aftertaste of the cheese is nutty and a bit sweet. /
Bitter chocolate with chilli and sea salt / A pot of mint tea and a plate of shortbread / Pour the gravy into the boat and carve the goose. /
Porridge oats, golden syrup, raisins, sliced banana: breakfast done / The food critic praised the crab soup and panned the desserts. /
Family-run trattoria seeks a cook who can make fresh pasta / Wheat, barley and rye are ground into flour in the mill and sold to bakers. /
The kimchi fizzles when you open the jar, that's how it should be. / Vegan sausage roll: flaky pastry, well-seasoned filling /
Drizzle honey over the goat's cheese toast. / The oysters come with shallot vinegar and brown bread. /
Sunday roast at gran's: beef, parsnips, peas, apple pie with cream / The paella rice stuck to the pan, and that crust is the best part. /
Delicious! The tasty little tarts were gone in a minute. / I'm so hungry, is there any carrot cake left? /
Appetite for pie? The cafe by the station bakes its own. / Pub lunch: ale, a ham sandwich and chips /
The diner serves pancakes and bottomless coffee until noon. / Ingredients: flour, butter, a grated carrot, two eggs, cinnamon /
Stick a fork in the potatoes to see if they are cooked. / One bite of that cookie and I forgot my diet of salads. /
Fish taco with lime slaw, crispy and fresh / The shrimp were tender, the rice was bland. / Chop the steamed broccoli and mix it with melted butter. /
Grill the steak on a hot pan, then slice it against the grain. / Strawberry dessert with orange zest, who wants seconds? /
The knife is blunt and the tomatoes are bruised. / Juicy berries, ripe melon, sweet fruit salad /
We left a big tip because the waiter brought free grappa. / The pan is too small for six eggs. / Cooked too long, the noodles turn to mush. /
Is the bread fresh today? Smells like it! / Bowl, spoon, soup, bliss / The crispy skin of the duck makes the dish. /
Freshly squeezed orange juice, eggs Benedict, strong tea / A hearty meal of beans, sausages and rye bread /
The apple tart was sweet, sour and buttery all at once. / A bitter salad with pears and blue cheese / Snack bar in {c}: hot dogs, fries, milkshakes /
Frozen shrimp, thawed, drained, fried with garlic / What can I cook with eggplant and chickpeas? / The plate came back empty, the chef smiled. /
Yuck, the milk is sour and the cheese is moldy. /
Knead until elastic, then let it prove beneath a damp tea towel. / Deglaze the skillet with sherry and scrape up the sticky bits. /
The cheesemonger let us nibble a runny goat's log with quince paste. / Simmer lentils, cumin and tinned plum tomatoes for a cheap dhal. /
Burnt aubergine, tahini and pomegranate seeds make the best mezze. / My souffle collapsed the second I opened the oven door. /
Could you pass the chutney and another poppadom? / Grill the halloumi till golden and drizzle it with honey. /
The brasserie serves snails, frogs' legs and a decent bouillabaisse. / Kimchi ferments in clay jars with radish and fermented shrimp. /
Score the pork rind, rub in salt and roast until it crackles. / Leftover risotto becomes arancini, stuffed with mozzarella and crumbed. /
Gluten-free brownies, fudgy centre, crackled top, gone within minutes / A smoky Syrah paired beautifully with the venison carpaccio. /
A squeeze of lime lifts the ceviche. / Shuck the scallops and sear them for a minute each side. /
Vegan burger made from beetroot and black beans wins taste test / Temper the couverture, or your truffles turn streaky. /
Breakfast was kippers, crumpets and thick-cut marmalade. / Our allotment courgettes ended up as fritters with mint yoghurt. /
Between courses came a palate-cleansing sorbet of fennel. / Oat milk curdles in hot filter coffee, does anybody know why? /
Pierogi filled with curd cheese, topped by fried onions and sour cream / Polenta sets firm overnight, then slice and fry it. /
Please reserve some gravy, the mashed swede is dry. / Pastrami on sourdough with gherkins and way too much mustard. /
The confectioner spins caramel into golden cages. / Soak the chickpeas overnight with a spoonful of bicarbonate. /
Whoever finished the hazelnut spread owes me toast. / Jam roly-poly and semolina, proper school dinner puddings /
Oysters were baked beneath spinach and breadcrumbs. / The butcher trimmed a rack of mutton and threw in kidneys. /
Hand-pulled noodles slapped on the counter, slick with chilli oil / Zest two lemons before juicing them for the curd. /
My toddler rejects anything green except frozen peas. / Saffron tints the paella, smoked paprika gives it depth. /
The gelateria's pistachio scoop tasted of real nuts. / Jerk chicken sizzled over pimento wood at the carnival stall. /
Reduce the stock to a syrupy jus and whisk in cold butter. / Tempura prawns need icy batter and very hot fat. /
Our canteen's goulash is mostly paprika and hope. / Plantain, cassava and okra stew simmered in a cast-iron pot /
Spread the tart shell with frangipane, arrange sliced pears on it. / Foragers pick samphire and cockles for the seaside bistro. /
The pastry chef piped meringue swirls on every lemon tartlet. / Curly kale, sausage and barley make a hearty winter broth. /
The caterer forgot cutlery, we ate trifle using teaspoons from the office. / Which flour works for chapatis, wholemeal or plain? /
Mulled cider with cloves, cinnamon sticks and orange peel / The chilli con carne needs longer, the kidney beans are crunchy. /
A ploughman's: crusty loaf, mature cheddar, pickled onion, apple wedge / Moreish little samosa bites vanished from the buffet first. /
Molasses, bourbon and hickory flavour his pulled pork. / Blend bananas, peanut butter and cocoa for a thick smoothie. /
Beat the mascarpone smooth before layering your tiramisu. / Duck confit renders slowly in its own fat for half a day. /
Whelks and jellied eels are an acquired taste. / The menu's dumpling broth arrived scalding, fragrant with star anise. /
Salt-baked celeriac steals the show at this plant-based eatery / Stuffed peppers: rice, minced turkey, oregano, feta on top /
Sprinkle toasted sesame over the steamed pak choi. / Fishmonger's choice today: whole mackerel, gutted, with gooseberry relish. /
Children decorated gingerbread houses with icing and jelly babies. / Elderflower cordial, sparkling water, muddled cucumber: summer in a jug /
The toast soldiers were buttery, the boiled egg runny. / Crispy shallots and coriander finish every bowl of laksa.
""",
    "travel": """
The flight to {c} takes three hours. / We booked a hotel near the beach. / {n} visited the old town of {c}. / Pack light and bring a passport. /
The train through the mountains is beautiful. / Tourists love the island. / Our trip to {c} starts on Friday. / The guide showed us the castle. /
The cruise stops at five ports. / We went camping by the lake. / Our bus tour of {c} takes two hours. / The ferry brings travellers to the island. /
Do not forget the visa and the tickets. / {n} spent the holidays by the sea. / The hostel is close to the station of {c}. /
With a tent and a map through the mountains. / The airport was full of tourists. / The museum and the castle are worth a visit. /
We drove along the coast for two weeks. / Their luggage did not arrive in {c}. / Check-in at the hotel is from two o'clock. /
The backpackers hitchhiked to {c}. / Our cabin on the ferry had a small window. / {n} lost the boarding pass at the airport. /
The sleeper train reaches {c} at dawn. / We rented a car and drove along the fjords. / The guide book recommends a walk on the city walls. /
Visitors need a visa for stays over thirty days. / The island has white beaches and palm trees. / The travel agency offers tours to {c}. /
Our holiday flat is five minutes from the sea. / The caravan stood on a camp site by the river. / The border crossing took two hours. /
{n} sent a postcard from {c}. / The cable car takes tourists to the summit. / We changed planes in {c}. /
The hikers spent the night in a mountain hut. / All-inclusive holidays are popular with families. / The cruise ship anchors off the old harbour. /
The temple can be visited in the morning. / Take the tram from the station to the cathedral. / They went on a safari and saw the savannah. /
A weekend in {c}: museums, markets and canals. / Book the hostel early in high season. / Jet lag is worse when flying east. /
We missed our connection and slept at the airport. / The souvenir shops close at six. / The lighthouse is a popular stop on the coast road. /
Her suitcase was too heavy for the flight. / From {c} a day trip leads to the waterfalls. / The round trip by bus takes eight days. /
Snorkelling in the bay is included in the tour. / Our flight was cancelled and the airline put us up in an airport hotel /
Boarding starts at gate B12 in ten minutes. / Dear passengers, the 14:05 to {c} will depart from platform 3. /
Where should we go this summer, Crete or Corsica? / Pack list: swimsuit, sunglasses, adapter, guidebook, earplugs, passport copies /
Aisle or window? I always take the window seat. / The stewardess demonstrated the life jackets before take-off. /
Turbulence over the Alps, landed in {c} with an hour's delay. / Security took forever: shoes off, belt off, liquids in a plastic bag. /
Missed the connecting flight, rebooked for tomorrow morning, staying near the terminal. / My suitcase went to Lisbon while I went to {c} /
Baggage reclaim is on the lower level, belt seven. / Carry-on only! One backpack, ten days, three countries. /
Duty-free perfume and giant chocolate bars, I must be at the airport / Passport control had a queue of two hours. /
You need a tourist visa for India, apply online a month ahead. / {n}'s passport expires in May, renew it before the trip! /
The consular office replaced the tourist's stolen passport. / Is it safe to drink the tap water when travelling there? /
Check-out is at eleven, luggage can be left at reception. / The hotel room overlooked the bay, and the staff were lovely. /
Not the Ritz, but the guesthouse was clean and close to the old town. / The receptionist upgraded us to a suite with a balcony. /
Room service, spa, rooftop pool: five stars in {c} / Twin room or double? The booking says twin. /
The bellboy carried our trunks up to the fourth floor. / The hostel dorm has eight bunk beds and lockers. /
We stayed in a farmhouse in Tuscany among olive groves. / Holiday cottage in Cornwall, sleeps six, dogs welcome /
Our Airbnb host left us a map of {c} with her favourite sights. / Couchsurfing is a cheap way to travel and meet locals. /
Half board or full board? Half board, then we can explore at lunchtime. / The resort has a private beach with sun loungers and parasols. /
Sunbeds were taken by seven in the morning, towels everywhere / The lagoon is turquoise and the sand is white as flour. /
Snorkel, fins, waterproof bag: ready for the Maldives! / Scuba trips to the reef leave from the hotel jetty. /
Cruise liner docks in {c} with four thousand passengers / Our cabin had a porthole, the next one had a balcony over the sea. /
Shore excursions: Naples, Malta, Santorini / Seasick on the ferry crossing, never again without a deck seat /
The paddle steamer takes day trippers across the lake. / A gondola ride in Venice costs more than our hotel. /
Houseboat holidays on the canals of France / We chartered a sailing boat and hopped from island to island in Greece. /
Interrail: seven countries in three weeks by train / The sleeper from Vienna to {c} has couchettes and a dining car. /
The conductor stamped our rail passes at the border. / Seat reservations are compulsory on high-speed trains in Spain. /
The Trans-Siberian Railway runs from Moscow to Vladivostok. / A narrow-gauge railway climbs to the mountain village for sightseers. /
Bullet train to Kyoto: on time to the second, view of Mount Fuji / The coach stops at every sight, twenty minutes for photos, then on. /
Hop-on hop-off bus, upper deck, camera ready / The tuk-tuk driver took us to his cousin's souvenir shop first. /
Rickshaw rides through the alleys of Old Delhi / We hired bikes and followed the Danube from {c} to Vienna. /
Our campervan broke down on the Route 66 trip. / Motorhome owners can stay overnight by the harbour. /
Pitch your tent before dusk, the camp site gets crowded. / Sleeping bag, camping stove, torch, mosquito net /
We hiked the Camino for five weeks and slept in pilgrims' hostels. / The trail to the summit hut is marked in red and white. /
Trekking in Nepal: permits, guides and the best season / The hut-to-hut tour crosses three passes. /
Our ski holiday in the Dolomites: chalet, sauna, and a view of the glacier / The cable car queue was long, but the panorama was worth it. /
Yellowstone is the oldest national park in the world and draws millions of visitors. / The Grand Canyon at sunrise, no photo does it justice /
We saw lions, giraffes and one sleepy rhino on our safari in Kenya. / Jeep tour through the dunes with a night in a Bedouin tent /
The oasis is two days by camel. / Machu Picchu limits the number of tourists per day /
The pyramids of Giza are visited by fourteen million people a year. / Angkor Wat opens for visitors at five. /
Petra, the rose-red city, is reached on foot through a gorge. / The Acropolis was packed, go early and take water. /
Our guide told ghost stories in the catacombs. / Skip the line: tickets for the Louvre and the Eiffel Tower /
The Colosseum by night, a tour for small groups / The Alhambra is sold out for weeks, book ahead. / The palace gardens of {c} are free to visit. /
Neuschwanstein draws more sightseers than any other castle in Germany. / The medieval town wall is four kilometres long and can be walked. /
A walking tour of {c} starts at the fountain at ten. / The tourist office hands out free city maps. /
Audio guides are available in nine languages at the monastery. / What are the must-see sights in {c}? We only have one day. /
Three days in {c}: what to see, where to stay / Hidden gems: ten quiet villages off the tourist trail /
Overtourism: {c} to charge day trippers an entrance fee / Pickpockets work the tourist bus to the cathedral, keep your bag closed. /
Tourist trap. Overpriced boat ride, pushy sellers, crowded viewpoint. / The viewpoint above the bay is the best spot for sunset pictures. /
{n} posted holiday snaps from Bali. / Greetings from {c}! The sea is warm, the kids build sandcastles, wish you were here. /
Fridge magnets, snow globes, a straw hat: my souvenirs / The bazaar is a maze, and every tourist gets lost in it. /
Book early: summer holidays are up to thirty percent cheaper / City break in {c}, two nights with flight from {m} /
Honeymoon on the Seychelles? We plan your dream trip. / The travel agent forgot to book the transfer to the hotel. /
The tour operator must pay for the return journey. / {n} took a gap year and travelled round the world. / Solo travel tips for women /
Travelling with toddlers: window seats, snacks, and low expectations / We want to do a road trip along the Pacific coast next spring. /
The rental car had a flat tyre on the road to the fjord. / Do I need an international driving licence to hire a car in Japan? /
Toll stickers for the motorway are sold at the border. / The mountain pass is closed to caravans. /
A scenic drive leads past vineyards, castles and the Rhine. / The ring road around Iceland takes at least a week. /
Northern lights tours leave {c} at nine in the evening. / Dog sledding in Lapland, with a night in a glass igloo /
The Hurtigruten ships sail along the Norwegian coast. / Antarctica cruises set off from Ushuaia. / Backpacking through Vietnam on a shoestring /
In Bangkok we took a longtail boat to the floating market. / The hill stations of Sri Lanka are best reached by train. /
Marrakesh: riads, rooftops and the call to prayer at dawn / The ryokan has tatami rooms and an open-air bath. /
Our ger camp in Mongolia was a day's drive from the airport. / Rio: Sugarloaf, Copacabana, and a cable car ride at dusk /
The salt flats of Bolivia are crossed in four-wheel drives by tour groups. / Galápagos: small ships only, visitor numbers capped /
Island hopping in Croatia, we took the ferry from Split to Hvar. / The Algarve has cliffs, coves and surfers' hostels. /
The Lake District is full of ramblers in August. / Edinburgh, three days, one suitcase, forty thousand steps /
The Highlands by camper, single-track roads and midges / The bed and breakfast in {c} was run by a retired sailor. /
The lighthouse keeper's house is now a holiday home. / Thermal baths and grand hotels made {c} a resort of emperors. /
Agritourism means spending your holidays on a working farm. / Eco-lodge in the rainforest, reached by canoe /
Our flight attendant spoke five languages. / The pilot announced that we would land in {c} twenty minutes early. /
Overhead bins were full, so my trolley went into the hold. / Airport lounge, neck pillow, twelve hours to Singapore /
Red-eye flight, no sleep, breakfast at the beach / I collected enough air miles for a business class ticket to {c}. /
Itinerary: Friday arrival, Saturday castle and museums, Sunday boat trip, Monday departure /
Dear Ms {n}, your reservation for three nights in a double room is confirmed. / Could you hold our luggage until the evening train? /
When is the best time to visit Patagonia? / Diary: woke up in the tent, goats outside, coast road all day, ferry at dusk /
Lost in {c} without a map, found the prettiest square of the whole trip / How far is the youth hostel from the bus terminal? /
The locals in {c} greet every hiker. / Notes for the trip: change money at the airport, buy a metro day pass, see the fortress /
The border guards stamped our passports and waved the bus through. / The ancient ruins can be reached on donkey back. /
Beach holidays are booming, city trips less so, travel agents report / Tourism in {c} is back: hotels are full until October /
The charter plane brought two hundred holidaymakers back from Tenerife. /
The expedition ship sailed through the Northwest Passage with sixty guests. /
Nobody told us that the museums in {c} close on Mondays, first day of our trip wasted. /
We strolled along the promenade and watched the yachts come in. /
Six hours on the coach and then a ferry, but what a bay! / The hostel in {c} was noisy, the beds were fine. / Passport, tickets, sun hat, off we go! /
Our plane sat on the runway for two hours. / Gate changed from A4 to C31, run! / I overslept and missed the tour of the old harbour. /
The campsite showers were cold, the view of the lake was superb. / Where can I store my suitcase in {c} for a day? /
Anyone been to Lisbon in March? Worth a weekend trip? / The travel guide promised a quiet cove, we found forty coaches. /
We swam under the waterfall, then hiked back to the guesthouse. / Rome in a day: Forum, Trevi Fountain, Vatican museums, tired feet /
{n} cycled from the North Cape to Gibraltar. / Sunset cruise along the coast with stops for swimming /
Cheap flights to {c} from June, hand luggage included / Early bird offer: seven nights in Crete, half board, direct flight /
Lonely bays, donkey paths and whitewashed villages: the Cyclades by ferry / Visitors leave coins in the fountain and padlocks on the bridge of {c}. /
The tour leader waved a yellow flag and the group trotted after her. / Tram 28 in Lisbon is full of tourists from morning till night. /
Take the funicular up to the castle and walk down through the vineyards. / The hotel lift was broken and our room was on the ninth floor. /
The chambermaid folded the towels into swans. / Could we have a late check-out and a taxi to the airport at five? /
The stop-over in Dubai was long enough for a city tour. / We were held at the border because the visa had the wrong date. /
My rucksack weighs eleven kilos, how do you people pack? / The ranger showed the hikers to their tents. /
The mountain railway runs hourly to the lookout. / The old spa town has grand hotels and a promenade by the river. /
Whale-watching trips leave the harbour of {c} at nine, sea-sick pills on board / The desert camp has twelve tents and more stars than any hotel. /
Day nine of our trip: drove to {c}, found no room, slept in the van. / We'd love to come back, the island is paradise. /
Not my favourite city, but the cathedral and the harbour are worth a day. / The souks of Fez: take a guide or get lost /
Group of 14 looking for a youth hostel near the beach / Airline loses wheelchair of passenger on flight to {c} /
The first package tour was a rail excursion in 1841. / Sleep in a lighthouse, a treehouse or a windmill: unusual holiday homes /
Our cruise skipped two ports because the harbour was full. / Drive on the left, give way to sheep: tips for touring Scotland by camper /
Traveling through Portugal by train, with stops in Porto and Lisbon / Top ten destinations for a winter vacation /
We fly on Friday and explore {c} on Saturday. / The villa has a pool and is ten minutes from the beach. / Jetlag hit us after we flew in from Tokyo. /
We explored the jungle on a guided boat trip. / The customs officer opened our suitcases. / On arrival in {c} take the airport bus to the motel. /
The pier, the old bridge and the harbour are lit up at night for visitors. / Departure delayed by four hours, vouchers for the passengers /
Adventure holidays abroad: rafting, caving, diving / Layover in {c}: enough time to see the main landmark? /
A medieval pilgrim route leads past the abbey. / The cancelled flight cost us two days of our holiday. /
Our destination was a tiny island without cars. / She sold the flat, bought a van and has been travelling since. /
Amsterdam by boat, Paris by bus, London on foot / Where do we pick up the rental car, at the airport or in town? /
The night bus to {c} has reclining seats and no toilet. / Road trip snacks packed, map on the dashboard, off to the coast /
The palace closes at five, last admission for visitors at four. / We asked for a room with a view and got the car park. /
I'd love to see the temples of Kyoto. / An overnight stop in {c} breaks up the long drive south. /
Sand, sea and nothing else for a week, that's my kind of holiday. / The stewards served drinks as we flew over the Himalayas. /
Foreign visitors can now enter the country without a visa. / The tourists photographed every door in the old quarter. /
Camel, jeep or balloon? Three ways to see the desert / The cabin by the lake sleeps four and comes with a rowing boat for guests. /
Our riad in Marrakesh hid behind an unmarked door in the medina. / Gondoliers charge double once darkness falls over Venice. /
The sleeper express rattled across the border while we dozed in couchettes. / Pack light: the regional airline weighs hand baggage to the gram. /
Jet-lagged and hungry, we queued at immigration for ninety minutes. / The lagoon excursion includes snorkels, lunch aboard and hotel pickup. /
Hikers collect a stamp at each refuge along the pilgrim route. / Concierge tips: skip the tower, climb the belfry instead, fewer visitors. /
Vaporetto passes are valid on every canal line for forty-eight hours. / The paradise island bans day trippers to protect its turtles. /
We bartered for carpets in the souk, then missed our tour coach. / Riverboat holidays along the Douro stop at port lodges and hillside quintas. /
Lonely backpacker seeks companion for overland trek to Kathmandu. / The lodge overlooks a waterhole visited by elephants each dusk. /
Visa-on-arrival costs thirty dollars, bring crisp banknotes and two photos. /
Porters will mind your suitcases until the afternoon transfer to the cruise terminal. / The funicular whisks sightseers up to the ramparts. /
Stopover in Reykjavik: geysers, blue lagoon, back to the gate by six. / Departure lounge full, toddlers wailing, flight still showing delayed. /
Our rooftop pool had views of the minarets and the Bosporus. / My guidebook calls this fishing hamlet the prettiest on the Adriatic. /
Tuk-tuk drivers outside the temple quote tourist prices, haggle hard. /
Camel caravan excursion at sunset, lanterns and carpets await guests at the oasis /
The motel's neon sign flickered beside an endless desert highway. / Yacht charter novices should choose sheltered archipelagos such as the Cyclades. /
Agency offers fortnight in Madeira, half board, departures from Gatwick / The turnpike is scenic, yet toll plazas slow every holidaymaker. /
I left my boarding card in the seat pocket, the stewardess chased me. / Overwater bungalows have glass floors, guests watch rays glide beneath. /
Luggage carousel number five spat out everybody's bags except ours. / Weekend in Ghent: canals by kayak, belfry climb, bed and breakfast in an abbey /
Which passes do I need for the metro and museums in Prague? / Houseboats drift through Kerala's backwaters past paddy fields and villages. /
Glamping yurts with hot tubs open near the loch this season / A local showed us round the ruined monastery for a small tip. /
Youth rail fares let students roam thirty countries. / The travel agent misspelt my surname, so the e-ticket was useless at check-in. /
Mountain railway reopens, steam excursions carry visitors past viaducts /
Wander the souks early, rest at your hotel when the cruise crowds disembark. / The caravan park by the estuary has pitches for motorhomes and tents. /
Airport lounge access, fast-track security, limo to the resort: honeymooners splurged. /
Our Sherpa guide led the group down to the tea house before nightfall. / Seaplane transfers to the atoll only operate in daylight. /
After Lima we flew to Cusco, then boarded the vistadome to the ruins. / Postcards from the Algarve: cliffs, grottoes, pedalos, hotel buffet /
Nonstop routes from Dublin to Orlando resume for the summer getaway. / We house-swapped with a couple from Quebec and toured by bicycle. /
The hop between Fiji's isles was bumpy but the hostel hammocks made up for it. /
Customs confiscated the salami in our rucksacks when we entered Australia. / Rail replacement buses wrecked our city break in Bath. /
A camper van, two kids, nineteen campsites: our lap of Iceland / Best months to visit Petra are April and October, avoid midday queues. /
Excursion brochure: glass-bottom boat, pirate cove, donkey sanctuary, return to pier by four. /
Staff greeted us with garlands and led us to our beach cabana. / The Orient sleeper's dining car demands jacket and tie of its passengers. /
Do I need a transit permit for a layover in Doha? / Pilgrims and sightseers jostle on the steps of the shrine in Varanasi. /
Snowmobile tours leave the chalet village daily, overalls provided for guests. /
I'd return to Ljubljana tomorrow: dragons, riverside strolls, cheap guesthouses. /
Bellhop, minibar, turndown chocolates, all for less than a hostel back home. / Delayed ferry strands holidaymakers on Greek island until Sunday /
The audio tour of the palace comes in fourteen languages. / Two adventurers cycled from Cairo to Cape Town and blogged each border crossing. /
Nomads rent apartments in Bali by the month and surf at weekends. / Sightseeing cards pay off if you visit three monuments a day. /
Our itinerary through Patagonia swings from estancia stays to glacier boats.
""",
    "health": """
The doctor prescribed an antibiotic. / Drink enough water and sleep well. / The patient has a fever. / {n} broke a leg and went to hospital. /
The vaccine protects against flu. / Nurses in {c} work long hours. / The new drug lowers blood pressure. / Exercise is good for the heart. /
The clinic treats back pain. / Wash your hands to avoid infections. / The dentist pulled a tooth. / Take one pill after each meal. /
{n} has an allergy to nuts. / The ambulance came within minutes. / A cough that lasts for weeks should be checked by a doctor. /
Too little sleep makes ill. / The pharmacy in {c} sells the medicine. / The virus spreads in schools. / Her blood test was normal. /
Vitamins and exercise keep you fit. / The surgeon operated on her knee. / The patient recovers from pneumonia. /
A balanced diet lowers the risk of diabetes. / {n} has had a sore throat for days. / The midwife visited mother and baby. /
Sunburn should be cooled at once. / The X-ray shows a broken rib. / The therapist treats anxiety. / Her asthma gets worse in spring. /
The hospital in {c} opened a new ward. / Stretching helps against a stiff neck. / The tablets must be taken with water. /
An ointment relieves the itching. / The optician measured his eyes. / The epidemic has reached {c}. / High cholesterol harms the arteries. /
Smoking damages the lungs. / {n} gave blood for the first time. / The nurse changed the bandage. / The psychiatrist prescribed a lighter dose. /
Side effects of the drug are nausea and dizziness. / Migraine often comes with flashes of light. /
The physiotherapist shows exercises for the shoulder. / The child was vaccinated against measles. / Yoga and walking reduce stress. /
After the stroke he learnt to speak again. / The wound is infected and swollen. / The check-up showed raised liver values. /
The clinic in {c} has a long waiting list for hip operations. / Insomnia makes people tired and irritable. /
The medicine against malaria must be taken daily. / The doctor listened to the patient's chest. /
Been in bed with a cold since Sunday, nose runs like a tap / Dear Mr {n}, your appointment with the cardiologist is on Tuesday at nine. /
The receptionist at the surgery asked for my insurance card and symptoms. / Flu cases rise in {c}, doctors urge vaccination /
How long is chickenpox contagious? / My knee hurts when I climb stairs, should I see an orthopaedist? /
Take two tablets every eight hours, not on an empty stomach. / Ibuprofen brings down the fever, paracetamol does too. / Aspirin thins the blood. /
The cough syrup tastes awful, but I could sleep through the night. / Nasal spray should not be used for more than a week. /
The throat swab was negative, so no antibiotics. / {n} has tonsillitis and can hardly swallow. /
Sinusitis causes pressure behind the eyes and a blocked nose. / Bronchitis is an inflammation of the airways. /
An inhaler opens the bronchi during an asthma attack. / The lungs supply the blood with oxygen, the kidneys filter it. /
The liver breaks down alcohol and poisons. / The heart pumps about five litres of blood a minute. /
Arteries carry blood away from the heart, veins carry it back. / Heart rhythm disorder: pacemaker fitted in {c} /
Bypass operation went well, dad is awake and off the ventilator / After a heart attack every minute counts, call an ambulance at once. /
The paramedics did chest compressions until the defibrillator arrived. / Stroke warning signs: drooping face, weak arm, slurred speech /
High blood pressure often has no symptoms for years. / My cholesterol is too high, the doctor wants me on statins. /
Varicose veins were removed by laser. / Thrombosis: get up and walk during long hours of sitting /
The wound was cleaned, stitched and covered with a sterile dressing. / Six stitches above the eyebrow, tetanus jab included /
Stop the bleeding by pressing a clean cloth on the cut. / The plaster cast comes off in five weeks. / {n} fractured a wrist and wears a splint. /
A slipped disc pressed on the nerve, hence the numb foot. / Osteoporosis makes bones brittle, especially after menopause. /
Rheumatism flares up in her finger joints every morning. / The new hip works, rehab starts on Monday, crutches for six weeks /
Torn meniscus: surgery or physiotherapy? / Lumbago again, I can't even tie my shoes / The chiropractor cracked my neck and the headache was gone. /
The osteopath treats tension with her hands. / Acupuncture helped my migraine more than pills did. /
Tinnitus is a ringing in the ears that nobody else hears. / The ear, nose and throat doctor rinsed my ear. /
Hearing aids are tiny these days, grandad wears two. / The cataract was removed under local anaesthetic. /
{n} is short-sighted and needs stronger glasses, the optometrist says / Conjunctivitis: red, sticky eyes, and very contagious /
Eye drops in the morning and at night / The dermatologist froze off the wart. / Acne, eczema and psoriasis are skin diseases. /
That mole has changed colour, please have it looked at. / Sun cream with a high factor prevents skin cancer. /
Hives and itching after the antibiotic, probably an allergy / The allergy test: birch pollen, cats, house dust mites /
Anaphylactic shock is treated with adrenaline. / The EpiPen is in my bag in case a wasp stings me. /
Coeliac patients must avoid gluten for life, doctors say. / Lactose intolerance gives me cramps and bloating. /
Stomach flu goes round the nursery, wash hands and keep sick kids at home / Diarrhoea and vomiting, I'll spare you the details /
Heartburn after every meal, what helps? / The gastroscopy found an ulcer. / A colonoscopy is recommended from the age of fifty. /
Appendicitis usually begins with pain around the navel. / The surgeon took out {n}'s appendix through three tiny cuts. /
Gallstones can be very painful. / Kidney stones! Worse than giving birth, the nurse said. /
Dialysis three times a week until a donor kidney is found / Cystitis is common, drink plenty and see your GP. / The urologist checks the prostate. /
The urine sample goes to the lab, results in two days. / Blood sugar too low, she felt shaky and sweaty. / Diabetics inject insulin before meals. /
The thyroid is underactive, hence the fatigue and weight gain. / Anaemia: iron tablets for three months /
Leukaemia patient finds a bone marrow donor / Chemo starts tomorrow. I am scared but the nurses are kind. / The tumour is benign. /
Breast cancer screening is offered to women over fifty. / The biopsy ruled out cancer, what a relief! /
Radiotherapy shrinks the tumour before the operation. / Palliative care eases the last weeks of life. / A hospice opens in {c} /
The MRI scan showed nothing unusual. / An ultrasound in the twelfth week: the baby's heartbeat is strong / The obstetrician expects twins. /
Labour lasted fourteen hours, epidural included, mother and baby are well / The gynaecologist prescribed the contraceptive pill. /
Morning sickness usually passes after three months. / Breastfeeding protects newborns from infections. /
The paediatrician weighed and measured the toddler. / Teething babies run a slight temperature. /
Nits at school again, special shampoo from the chemist's / Scarlet fever, mumps and whooping cough were once common childhood diseases. /
The measles jab is due at eleven months. / Polio was almost wiped out by vaccination. / Smallpox is the only human disease that has been eradicated. /
Tuberculosis is caused by a bacterium and mostly affects the lungs. / Malaria is passed on by mosquitoes. /
Cholera outbreak: clinics in {c} run out of infusions / Covid test positive, isolating at home with fever and aches /
Booster jab yesterday, my arm is sore today / Masks are compulsory again in hospitals and care homes. /
Hospital germs resist almost every antibiotic / Tick bite? Remove it quickly and watch for a red ring, it could be Lyme disease. /
Rabies is fatal without a vaccine. / Blood donors needed: group O negative is running out in {c} / Carry an organ donor card. /
Emergency department overcrowded, patients wait for nine hours / The night nurse checks temperature, pulse and blood pressure. /
The anaesthetist asked about allergies and loose teeth. / General anaesthetic, woke up thirsty and dizzy /
The scalpel and the clamps are sterilised after each operation. / The stethoscope was invented by a French physician. /
The trainee doctors work thirty-hour shifts in casualty. / Nursing staff wanted: the geriatric ward in {c} is hiring /
The care home has an activity room and a nurse on every floor. / Dementia: granny no longer recognises the nurses /
Alzheimer's disease slowly destroys memory. / Parkinson's makes the hands tremble. / Epilepsy is treated with drugs that prevent seizures. /
Multiple sclerosis attacks the nerves, and {n} now uses a wheelchair. / Concussion: rest, no screens, and back to the doctor if you vomit /
He fainted at work, low blood pressure, nothing serious. / I feel dizzy whenever I stand up, should I worry? /
Depression is an illness, not a weakness. / Panic attacks come out of nowhere: my heart races and I can't breathe. /
{n} sees a therapist once a week and takes antidepressants. / Burnout: six weeks in a clinic, then slowly back to work /
The psychologist treats phobias by facing the fear step by step. / Mindfulness and breathing exercises calm the nerves. /
Bipolar disorder, schizophrenia and anorexia are mental illnesses. / Self-help group for people with addiction meets on Thursdays /
He has been sober for two years, says the addiction counsellor. / Nicotine patches help smokers quit. /
Day 12 without cigarettes, I can smell again and my cough is better / Vaping irritates the airways. /
Sleep apnoea means that breathing stops again and again at night. / Can't sleep, counting sheep, took melatonin, nothing helps /
Snoring? A dentist can fit a mouthguard. / The filling fell out and my molar throbs. / Root canal tomorrow, please be gentle, doctor /
Brush twice a day and floss, says the dental hygienist / The orthodontist tightened {n}'s braces. /
Wisdom teeth out, cheeks like a hamster, ice packs help / Gum disease begins with bleeding gums. /
Caries is caused by bacteria that turn sugar into acid on the teeth. / 10,000 steps a day lower the risk of heart disease /
I joined a gym to get rid of my back pain. / Pilates strengthens the core and improves posture. / My BMI is 31, the doctor says I must lose weight. /
Crash diets harm your health and you regain the weight. / Vitamin D is low in winter, supplements help. / Fibre keeps the bowels moving. /
Intermittent fasting lowers insulin levels. / Steam baths and saunas strengthen the immune system. /
The masseur loosened the muscles between my shoulder blades. / Blisters, corns and ingrown toenails: the podiatrist helps /
The pharmacist mixed an ointment with cortisone. / Read the leaflet or ask your pharmacist about side effects. /
Homeopathy works no better than a placebo, doctors say. / Chamomile tea soothes an upset stomach. /
Is it normal to have a rash two days after a jab? / GP surgery closed today, in emergencies dial the out-of-hours doctor /
Sick note for {n}: unfit for work until Friday, signed Dr Brandt / Diary: temperature 39.2, throat on fire, slept sixteen hours /
Not feeling great, but the fever is gone and I kept the soup down. / Frostbite, burns and poisonings: a first-aid course for parents /
Put the unconscious person in the recovery position and check the breathing. / The speech therapist works with children who stutter. /
Premature baby leaves intensive care after ten weeks /
My throat is sore and I've lost my voice, is it strep? / {n} is off sick with a stomach bug. / Doc says it's just a virus, rest and fluids /
The nurse took three vials of blood and stuck a plaster on my arm. / Do I have to fast before the blood test? /
The itchy rash turned out to be shingles. / Pins and needles in my left hand for a week, should I worry? /
The lump in her breast was a harmless cyst. / Swollen ankles can be a sign of a weak heart. / The GP referred {n} to a specialist for the knee. /
Waiting times for a hip replacement reach eighteen months in {c} / Maternity ward in {c} closes, midwives protest /
Surgeons separate twins joined at the chest / Trial of new cancer drug shows tumours shrinking in patients /
Whooping cough is back, paediatricians warn / Pregnant women should not take this medicine. / Keep the tablets out of reach of children. /
Store the insulin in a cool place and do not use it after the expiry date. / The ointment must be applied thinly twice a day. /
Lie down, raise your legs and breathe slowly. / A nosebleed usually stops if you pinch the nose and lean forward. /
Bruises fade from blue to yellow within two weeks. / He snores so loudly that his wife sent him to a sleep clinic. /
The stitches come out on Friday, the scar will be small. / Ten minutes of stretching a day keeps my back from seizing up. /
The knee exercises hurt, but the physio says keep going. / I've had a pounding headache and blurred vision since this morning. /
Not cured yet, but the swelling has gone down a lot. / Grandad's hearing aid whistles, the audiologist will fix it. /
The pollen makes my eyes stream and my nose itch. / Hangover remedy? Water, sleep and a painkiller, says my doctor. /
She has been clean for a year and still goes to her addiction clinic. / Loneliness makes people ill, psychiatrists say. /
The child swallowed a coin and was X-rayed. / The ambulance crew gave oxygen and set up a drip. /
Ward round at eight: two fractures, one pneumonia, one new diabetic / Dental practice in {c} takes new patients, also for anxious ones /
My gums bleed when I brush, and one molar is loose. / The eye doctor dilated my pupils, everything is blurry. /
The joints ache when I get up, especially fingers and knees. / Her pulse was weak and her skin clammy. /
Hand, foot and mouth disease is going round the kindergarten in {c}. /
The treatment worked, and the tumor has disappeared. / I sprained my wrist and it's swollen and painful. / Brain scan today, results next week /
The wound healed well, the patient may go home. / {n} will recover fully, doctors say / Elderly patients fall more often because of sleeping drugs. /
Diagnosis: fracture of the elbow, a bruise on the kidneys / The prescription is for one tablet in the morning. /
Alcohol and this medication don't mix. / An obese patient lost forty kilos after stomach surgery. / Pregnant with twins and tired all day /
Vitamins do not replace a balanced diet, nutrition experts at the clinic say. / The burn needs cold water, then a clean dressing. /
The cut got infected and my finger throbs. / Strong muscles protect painful joints. / Bacteria in the bladder cause a burning pain. /
ER in {c}: broken bones, chest pains and one swallowed battery / Injury at work: nurse bandages deep cut /
Overweight children are treated in a special clinic. / First-aid kit: scissors, gauze, plasters, gloves /
Drugs against high cholesterol cause muscle pain in some patients. / He went blind in one eye after the stroke. /
The tests came back clear. No cancer! / My stomach hurts after every meal and I feel bloated. /
Take your medicine, stay in bed and drink herbal tea, says mum. / A nurse visits the elderly patients at home. / The hospital lost my X-rays. /
The surgeon's hands were steady through nine hours of heart surgery. / Therapy helped me to live with my anxiety. /
The orthopaedic consultant suggests keyhole repair of the torn meniscus. / Toddler spiked a temperature of 39.8, call the out-of-hours GP? /
Shingles left painful blisters across her ribs. / Statins lower cholesterol but may cause muscle cramps. /
Paramedics splinted the shin and gave morphine at the roadside. / Hay fever sufferers should rinse nostrils with saline twice daily. /
A dermatology referral was made for the itchy mole. / Chemotherapy robbed him of appetite and eyelashes. /
The dialysis unit treats renal patients thrice weekly. / Insulin pumps monitor glucose and adjust doses overnight. /
Her migraine aura zigzags for twenty minutes before the throbbing starts. / Measles cases climb as jab uptake drops among schoolchildren /
I pulled a muscle deadlifting and now sneezing is agony. / Swap the contraceptive pill if it raises your blood pressure. /
The hospice nurse adjusted his syringe driver for comfort. / Eczema flares when the baby wears wool. /
Cold sores, thrush and verrucas respond to antiviral or antifungal creams / Hydrate, elevate the ankle, wrap it with an elastic bandage. /
Rehab after hip replacement involves walking frames and patience. / Tonsils removed yesterday, he lives on ice lollies and paracetamol. /
Endoscopy revealed an ulcer caused by stubborn stomach bacteria. / Epidural took the edge off labour, though my legs went wobbly afterwards. /
Sleep apnoea patients wear masks that keep airways open. / Therapist helped me untangle my panic attacks one breath at a time. /
Scurvy, once the sailor's plague, is due to lack of vitamin C. / Is a stiff neck plus fever a warning sign of meningitis? /
Cataract operations restore sight within a quarter of an hour. /
Warts, athlete's foot and head lice: what your chemist can sell without prescription /
The stroke ward practises swallowing and speech with survivors. / Glandular fever knocked our daughter out for a whole term. /
Swelling, redness, pus: the cut on your thumb needs antibiotics. / Malaria nets and repellents save infants in the tropics, medics say /
Bipolar disorder is managed with lithium plus counselling. / Iron deficiency made me pale, breathless and exhausted. /
Varicose veins were lasered under local anaesthetic. / Intermittent fasting brought my fatty liver back to normal, says the hepatologist. /
The ambulance crew revived the jogger on the towpath with CPR. / Cut down booze, caffeine and late screens, insomnia often fades. /
Nosebleed? Lean forward, pinch the bridge, breathe through your mouth. / Menopause brought hot flushes, mood swings and brittle bones. /
Transplant list: kidney donors wanted, blood group AB scarce / Sciatica shoots from buttock to calf whenever I bend. /
The cast came off, revealing a withered pale forearm that needs strengthening. /
Epileptic seizures stopped after the neurologist changed her tablets. / Cystic fibrosis clogs lungs and digestion with sticky mucus. /
Bird flu jumps to farmhand, health officials isolate contacts / Nurses strike leaves wards covered by agency carers /
Chickenpox spots scab over in about a week, keep nails short. / Sprinting to the loo constantly? Irritable bowel, my doctor reckons. /
Mindful yoga and brisk strolls eased his chronic back ache. / The dentist drilled, filled and polished while my jaw stayed numb. /
Orthotic inserts corrected her flat feet and shin splints. / Mouthwash cannot replace flossing, hygienists insist /
Kettlebells thrice weekly raised my bone density and lowered resting pulse. / Prenatal folic acid prevents spinal defects in newborns. /
Midwives delivered triplets by caesarean at thirty-four weeks. / Cough syrup made me drowsy, don't drive on it. /
Heatstroke victims need shade, wet cloths and emergency medical help. / Physicians debate screening every man over fifty for prostate tumours. /
Long covid patients report brain fog, palpitations and fatigue. / Gout attacks the big toe joint, usually at night. /
His pacemaker battery lasts a decade before surgery is due. / A tetanus booster follows any rusty nail injury. /
Laryngitis: whisper nothing, sip sage tea, rest the vocal cords. / Cochlear implants let deaf infants hear their mother's voice. /
The sanatorium once treated tuberculosis with mountain air and bed rest.
""",
    "finance": """
The bank raised interest rates. / The shares fell by five percent. / {n} invested in bonds. / Inflation slowed down in May. /
The company reported higher profits. / The stock market in {c} closed lower. / The euro gained against the dollar. / Investors expect a merger. /
The loan must be repaid in ten years. / Exports grew in the last quarter. / The price of gold reached a new high. /
The bank in {c} offers a cheap mortgage. / Many lost their savings in the crisis. / Debt grew faster than income. / {n} sold all shares of the fund. /
The insurance company raised its dividend. / The dollar fell and the euro rose. / Taxes on profits will be lower. /
Trade between the countries grew. / The firm is close to bankruptcy. / The central bank cut its key rate. / {n} opened a savings account. /
The carmaker's turnover rose by a tenth. / Bond yields fell after the announcement. / The start-up raised two million from investors. /
Oil prices pushed inflation up. / The shareholders approved the dividend. / The mortgage is paid off in twenty years. /
The pound dropped against the euro. / The tax office in {c} sends the assessment. / The pension fund lost money on the stock exchange. /
The firm went bankrupt with debts of {m}. / A takeover bid of {m} was refused. / The budget deficit is larger than planned. /
Analysts advise to sell the shares. / The unemployment rate fell to five percent. / The accountant balances the books. /
The airline reports a loss for the quarter. / Credit card debts are rising. / Wages grew more slowly than prices. /
{n} put the money into an index fund. / The bank in {c} charges fees for accounts. / Import duties make steel more expensive. /
The merger of the two insurers is complete. / The insolvency of the builder hits suppliers. / The price of copper is at its peak. /
Retail sales were weak before Christmas. / The auditors signed the annual accounts. / The interest on the loan is four percent. /
Venture capital flows to {c}. / The commodity market reacted nervously. / The company buys back its own stock. /
Dear Ms {n}, your standing order could not be executed because of insufficient funds. / How much should I put aside each month for retirement? /
Wall Street opens higher after jobs data / The Dow Jones fell 300 points, the Nasdaq even more. /
The DAX closes above 18,000 points for the first time / Tech shares dragged the index down, banks and insurers gained. /
Bulls are buying, bears are selling short. / Short sellers lost billions when the stock doubled. /
My portfolio is down eight percent this month, but I'm not selling. / Is now a good time to buy an ETF? /
An index fund tracks a stock index at low cost. / Blue chips pay dividends, growth stocks rarely do. /
The company goes public: IPO priced at {m} a share / The stock split gives holders two new shares for every old one. /
The rights issue raises {m} for the debt-laden builder. / Hedge fund builds a five percent stake in the retailer /
Activist investor demands a seat on the board / Private equity firm buys bakery chain for {m} /
The takeover was approved by the antitrust authority. / The two banks merge and close forty branches. /
The bank branch in {c} shuts, customers have to bank online / ATM fee of {m} for withdrawals abroad! / The cashier counted the banknotes twice. /
Please transfer the amount of {m} to the account below within 14 days. / Invoice overdue: second reminder for {m} /
The payment terms are thirty days net. / {n} paid in instalments over two years. / Direct debit returned, the bank charges a fee of {m} /
My overdraft costs eleven percent interest, that's robbery / The credit score decides whether you get a loan. /
Consolidate your debts with one cheap loan, says the bank's leaflet / We took out a mortgage with a fixed rate for fifteen years. /
Variable-rate mortgages became far more expensive. / The building society rejected our loan application, our income is too low. /
House prices in {c} fell for the third quarter in a row / Rents rise faster than incomes in {c} /
The property market cools as borrowing gets dearer. / The landlord wants {m} as a deposit and {m} in rent. /
Foreclosure: bank auctions office block in {c} / The Federal Reserve leaves interest rates unchanged. / ECB hints at rate cut in June /
The Bank of England prints less money and sells bonds. / Monetary policy is too loose, warn economists. /
Consumer prices rose by three percent on the year. / Hyperinflation made the banknotes worthless within weeks. /
Deflation means that prices fall in general. / The purchasing power of wages shrank again. / Groceries and petrol push up the inflation rate. /
The cost of living eats up half my salary and the other half is rent. /
The economy shrank by 0.2 percent, the second quarter in a row, so it is in recession. /
Gross domestic product is the value of all goods and services of a country. / The boom is over, the slump has begun. /
Unemployment benefits, jobless numbers, wage growth: the labour market report / Fewer people out of work in {c}, employers struggle to fill jobs /
Steelworkers get four percent more pay / The firm cuts 900 jobs to save costs. / Bonus season: bankers in {c} earn record sums /
The CEO earns two hundred times the salary of a clerk in his firm. / Gender pay gap narrows to 12 percent /
The payslip shows gross pay, tax and net pay. / When do I get my tax refund? / Deadline for the tax return is the end of July. /
The tax adviser found deductions worth {m}. / Receipts for the tax office: desk, printer paper, train tickets, sorted by month /
VAT must be shown on the invoice. / Capital gains are taxed at 25 percent. / Inheritance tax eats a third of {n}'s legacy. /
Tax evasion: banker from {c} hid {m} in offshore accounts / Money laundering probe at a private bank / The Ponzi scheme cheated savers out of {m}. /
Insider trading: broker fined {m} / The accountant cooked the books for years. / The audit found no errors in the balance sheet. /
Assets on the left, liabilities and equity on the right. / Depreciation spreads the cost of a machine over its useful life. /
EBIT up nine percent, net profit flat / Revenue of {m}, costs of {m}, so the margin is thin. / Our cash flow is tight until the big customer pays. /
The quarterly figures beat analysts' expectations. / Profit warning sends shares of the carmaker tumbling /
The supermarket chain raises its sales forecast. / Losses widen at the online retailer / The write-down wiped out the annual profit. /
Rating agency downgrades the country's bonds to junk / The government bond yields 2.4 percent. / Sovereign default looms, creditors demand talks /
Greece repaid its loans to the monetary fund early. / The national debt per head has reached {m}. / The budget surplus is used to pay off debt. /
The treasury sells ten-year bonds at auction. / The IMF lends {m} to the crisis-hit country. /
The yuan, the rupee and the peso lost ground against the dollar. / Currency traders bet against the lira. /
The Swiss franc is a safe haven for nervous investors. / What's the exchange rate for kroner today? My bank wants four percent commission. /
Bitcoin slumps below {m} in a day / Crypto exchange insolvent, customers fear for their deposits / {n} lost all savings in a cryptocurrency /
Gold is a hedge against inflation, says the fund manager. / The price of crude oil jumped to ninety dollars a barrel. /
Wheat and coffee futures hit a two-year high. / Copper, nickel and zinc prices slide on weak demand from industry. /
OPEC cuts output, petrol prices climb / The trade deficit widened as imports rose faster than exports. /
Container freight rates double within a month / Customs duties on cars hit exporters in {c}. / Shipping delays cost the importer {m} in sales. /
The wholesaler grants a discount of three percent for prompt payment. / Retailers hope for strong Christmas trade. /
Black Friday turnover at record level, shops in {c} report / Supply is short and demand is high, so prices rise. /
A cartel of cement makers was fined {m} for price fixing. / The monopoly was broken up and competition brought prices down. /
The start-up burns {m} a month and needs fresh capital. / Seed round: angel investors put {m} into a two-person firm in {c} /
Founders pitch to venture capitalists in {c}. / {n} wrote a business plan and asked the bank for a loan. /
Crowdfunding brought in {m} from 300 backers. / The franchise costs {m} up front plus five percent of sales. /
Family firm in {c} finds no successor and is sold to a competitor / The supplier filed for bankruptcy with debts of {m}. /
The liquidator sells off the furniture maker's machines. / Shareholders vote down the executives' pay at the annual meeting /
The supervisory board dismissed the chief financial officer. / The holding company owns sixty subsidiaries. /
The joint venture will invest {m} in a factory near {c}. / Outsourcing saves the insurer {m} in wages. /
Insurance premium up twelve percent, I'm going to switch / Does household insurance cover a stolen bicycle? /
The insurer refused to pay the claim for the burst pipe. / Life insurance policies yield less and less. / The car insurance excess is {m}. /
Reinsurers raise prices after a costly year of claims / The actuary calculates premiums and risks. / A pension plan pays out from the age of 67. /
My pension is {m} a month, hardly enough for the rent. / Fixed-term deposits earn three percent, savings books almost nothing. /
Compound interest turns small savings into a fortune. / Piggy bank: {n} has saved {m} in coins /
Budget for May: rent {m}, groceries {m}, savings {m} / No-spend month, day nine, wallet still closed / Ten tips to save money on bills /
I owe {n} {m} and payday is two weeks away. / We live from paycheck to paycheck. / The pawnbroker lent {m} on the watch. /
The debt counsellor helped us make a repayment plan. / Bailiff at the door because of an unpaid bill of {m} / Student loan repaid at last, 17 years! /
The foundation manages an endowment of {m}. / A lottery winner asks: how should I invest {m}? /
Leasing or buying the delivery van, which is cheaper for the books? / The controller compares planned costs with actual costs. /
Petty cash: {m} missing, please check the receipts / Expense claims must be filed by the end of the month with receipts. /
Accounts payable closed for May, three invoices still open / The bookkeeper posts every receipt to the right account. /
Break-even is reached at 4,000 units a year. / A put option gives the right to sell a share at a fixed price. /
Derivatives, swaps and futures are traded in {c}. / The stock ticker ran red all day long. /
Panic selling on the trading floor, circuit breakers halt trading / Volatility is back, and the fear index jumped. /
The market crash of 1929 ruined millions of small investors. / Tulip mania was the first speculative bubble. /
The analyst keeps his buy rating with a price target of {m}. / Dividend yield five percent, price-earnings ratio nine, I bought more. /
Not rich, but debt-free and with six months' salary in the bank. / Diary: sold the fund at a loss, bought bonds, slept better /
Green bonds finance wind farms. / Microcredits of {m} help women in villages start a business. / The World Bank lends {m} for roads. /
Bank robbery? No, just the monthly account fees. / The credit union pays its members two percent interest. /
Contactless payment fee: shopkeepers in {c} complain about card costs / The cash register was {m} short at closing time. /
The jeweller insured his stock for {m}. / The consumer confidence index rose to 98 points. / Factory orders fall, economists lower growth forecast /
Purchasing managers in {c} are gloomy about the economy / The fintech has a banking licence and two million account holders. /
Rent, electricity, phone: my account is empty on the tenth / The bank froze my card after a payment abroad. / Are bonds safer than shares? /
{n} got a raise of five percent and a bonus of {m}. / My broker charges {m} per trade. / Shares in chipmakers soar on strong earnings /
Stocks slip as traders wait for inflation figures / Lender collapses, savers queue outside branches in {c} /
Car loans get dearer as the central bank raises rates. / The retailer's quarterly loss was smaller than feared. /
Brewery posts record profit and lifts its dividend / The airline needs fresh capital of {m}, creditors say. / Two insurers in {c} plan to merge /
The bid values the company at {m}. / Exporters suffer from the strong franc. / Please find attached our invoice for {m}, payable within ten days. /
Your payment of {m} has bounced. / The till receipts do not match the ledger. / Our auditor found a gap of {m} in the accounts. /
Year-end closing: all receipts to the bookkeeper by the fifteenth / The lease costs {m} a month over four years. /
Should I pay off my student loan first or build up savings? / Interest on my savings account: 0.01 percent. Wow. /
I put a tenth of my wages into an index fund every month. / The pension gap for the self-employed is wide, insurers warn. /
A pound of coins, a wallet full of receipts, no cash / The market for flats in {c} has collapsed, sellers cut prices. /
Buy low, sell high, they say. I did the opposite. / The fund charges a fee of one percent whether it gains or loses. /
Demand for steel falls, mills in {c} cut output and jobs / Sales are up, margins are down. / The cash flow statement shows where the money went. /
Gross salary {m}, deductions {m}, net pay {m} / The currency was pegged to the dollar. / A weak yen makes imports dear. /
The lottery of the stock market made {n} a millionaire. / The firm owes its suppliers {m} and cannot pay the wages. /
Bankruptcy judge approves sale of the furniture chain / Investors pull money out of emerging markets /
Commodity traders in {c} bet on rising copper prices / The tax office wants {m} back from my business. /
Claim rejected: the policy does not cover water damage below {m}. /
You can withdraw up to {m} a day from your account. / The startup's IPO made its founders rich. / Export of machines grows, import of gas shrinks /
Funds flow into gold as commodities rally / Companies plan layoffs as orders fall / Fraud at the bank: clerk moved {m} to his own account /
A billionaire buys the debts of the insolvent airline / The analyst sees the share price at {m} by year end. /
An economist explains why wages lag behind prices. / The acquisition was paid in shares. / A new tariff makes imported tyres more expensive. /
Wealth is unevenly spread: a tenth owns two thirds / My wages arrive on the last day of the month, my rent leaves on the first. /
Paid the bill twice by accident, will the firm refund {m}? / The price of eggs doubled within a year, food inflation is at nine percent. /
Interest-free credit for twelve months, sounds too good. / The market is nervous and investors sell stocks. /
The deposit of {m} will be refunded when the lease ends. / Which bank has the lowest fees? /
Business is slow, and the company's reserves are melting. / Turnover in the first half: {m}, up four percent /
The income from rents covers the mortgage. / She manages a portfolio of stocks and bonds worth {m}. / The taxman wants his share of the profits. /
A strong dollar hurts exporters. / Cheap money fuelled the property boom. / The creditors agreed to write off half of the debts. /
{n} works in accounting and dreams in spreadsheets of costs. / Investments in factories fell for the third quarter running. /
The shop takes cash only, card fees are too high, the owner says. /
Gilts sold off sharply and yields touched four-year highs. / The remortgage fixes our repayments at 3.9 percent until 2029. /
Quarterly earnings beat forecasts, sending the retailer's stock up nine percent. / My accountant says the laptop counts as deductible expenditure. /
Venture capitalists poured millions into the loss-making scooter firm. / Bailiffs repossessed the bakery after creditors lost patience. /
Payroll processed twice, so staff must reimburse the surplus wages. / The treasury auctioned ten-year notes to lukewarm bidders. /
Pension pots shrank when equities tumbled in spring. / Compound interest turns tiny monthly deposits into a handsome lump sum. /
Hedge fund shorts the airline, betting on insolvency / Landlords hike rents as borrowing costs bite. /
Shareholders revolted over the chief executive's golden parachute. / Net cash flow turned negative once suppliers demanded prepayment. /
The pound slipped a cent versus the greenback. / Could you explain the difference between gross and net salary on my payslip? /
Barter vanished when coinage spread along trade routes. / The conglomerate spun off its cement division to pay down liabilities. /
Budget app says I blew sixty quid on takeaways, overdraft looming. / The cooperative distributes surplus to members as annual dividends. /
Stamp duty, notary costs and broker commission add ten percent to any flat purchase. / Import tariffs squeeze carmakers' margins, bosses warn /
The underwriter priced our hull policy at a stiff premium. / Microloans let weavers buy looms and repay in weekly instalments. /
Austerity, stimulus, quantitative easing: central bankers disagree again / He traded wheat futures from a basement until margin calls ruined him. /
Receivables over ninety days must be written off as bad debt. / Retail sales stagnate, purchasing power eroded by dearer groceries /
The liquidator sells stock, fixtures and the delivery fleet to repay lenders. / Our tax bracket creeps upward though real earnings stand still. /
Prepaid debit cards help teenagers learn to manage pocket money. / Gold bullion climbed past record levels amid jitters on the bourse. /
The mint withdraws copper coins since they cost more than face value. / Insurer rejects payout, policyholder sues for the full indemnity /
Municipal debt loses its triple-A grade, coupon payments soar / Merger arbitrage funds profit from the spread between bid and market price. /
A shell company in Panama owned the marina and paid no levy. / The accountancy firm restated turnover for three fiscal years. /
Angel investor wanted: thirty thousand for a ten percent stake in our brewery business /
Household debt hits ninety percent of disposable income, statistics bureau reports /
My ISA allowance resets in April, should I choose shares or cash? / The factory will cut four hundred jobs to save costs after sluggish orders. /
Freight rates doubled, wholesalers pass the charge to consumers. / Ledger, journal, trial balance: bookkeeping evening classes /
Venture's burn rate leaves eight months of runway, says its CFO. / GDP contracted for two consecutive quarters, technically a recession. /
Bankers toast bumper fees from takeovers and flotations / The broker executed my limit order at the opening bell. /
Remittances from migrants exceed foreign aid in many economies. / Customers withdrew deposits in panic, the lender needed a bailout. /
Annuity rates improved, so retirees lock in income for life. / Consolidated balance sheet shows goodwill impaired by 40 million. /
The supermarket chain's price war dented operating profit. / Bonds rally as traders bet on looser monetary policy /
Self-employed plumbers must file quarterly VAT statements online. / My savings account pays four percent if I give ninety days' notice. /
Devaluation flatters the trade balance yet makes fuel costlier. / The cartel fixed cement prices and was fined nine figures. /
We refinanced the warehouse to free working capital. / Microeconomics lecture: elasticity of demand and marginal cost /
The bursar approved the procurement budget for furniture. / Cash ISA or index tracker, which protects my nest egg from inflation? /
Franchise royalties swallow most of the cafe owner's takings. / The tycoon's fortune halved when his property empire defaulted. /
Currency traders unwind carry positions after surprise rate hike / Direct debits bounce whenever my salary lands late.
""",
    "weather": """
It will rain in {c} tomorrow. / A storm is coming from the west. / The temperature drops below zero tonight. / Sunny with light winds. /
Heavy snow is expected in {c}. / The fog will clear by noon. / Thunderstorms in the evening. / The heat wave lasts until Sunday. /
Clouds and a little sun. / Strong winds along the coast. / The sun comes out in the afternoon. / Showers and a cold wind in {c}. /
It was five degrees below zero last night. / The flood came after three days of rain. / A warm breeze from the south. /
The sky stays grey with drizzle. / Ice on the roads, drive with care. / The blizzard closed the airport of {c}. / Dry and mild until the weekend. /
The hurricane loses strength over land. / A cold front crosses the country tonight. / Bright spells with scattered showers in the north. /
Temperatures climb to thirty degrees in {c}. / Gusts of up to ninety kilometres an hour. / It has been raining for four days. /
Freezing fog makes the morning hazy. / The first snow of the year fell in {c}. / A rainbow appeared after the shower. /
Black ice is expected on bridges. / High pressure brings a dry week. / The drought ended with a downpour. /
Lightning struck as the thunderstorm passed over {c}. / The night will be clear and frosty. / Overcast in the morning, sunny later. /
The monsoon arrived early this year. / Hailstones as big as nuts fell in {c}. / A tropical cyclone approaches the islands. /
Light drizzle, fresh wind from the north-east. / The thaw sets in, snow turns to slush. / The heat was humid and hard to bear. /
Sleet and snow above five hundred metres. / Storm warning for the coast until midnight. / The mercury sank to minus twelve. /
Mist lies over the valleys until ten. / The hottest July since records began. / Cloudy with a chance of rain. /
The wind turns to the south and becomes mild. / A tornado tore off roofs near {c}. / The ground frost damages the blossoms. /
No rain in sight, umbrellas can stay at home. / Winds ease off towards the evening. / Dark clouds gather in the west. /
Brr, minus nine this morning and the car door was frozen shut / Take an umbrella, it's going to pour this afternoon. /
Is it raining where you are? Bucketing down here in {c} / Yellow warning for wind and rain in {c} /
Tonight: clear spells, lows around three degrees. Tomorrow: mostly dry, highs of eleven. /
The outlook for the weekend is unsettled, with showers merging into longer spells of rain. /
Wall-to-wall sunshine across the south, cloudier in the north. / It's bright but bitterly cold. / The sun beat down from a cloudless sky. /
What a scorcher! 36 degrees in the shade / Muggy and close, you could cut the air with a knife. /
It is sweltering, not a breath of wind, thunder later I reckon / The heat is trapped under a dome of high pressure. /
Tropical night: the temperature in {c} never fell below 22 degrees. / Record temperature of 41.3 degrees measured in {c} /
The barometer is falling fast, a low is on its way. / Isobars close together mean strong winds. / A ridge of high pressure builds from the Azores. /
The trough moves east and drags cold air behind it. / An area of low pressure sits over the Baltic. /
The warm front arrives with drizzle, the cold front with thunderstorms. / An occluded front brings long-lasting rain. /
Cumulus clouds look like cotton wool, cirrus clouds like feathers. / Cumulonimbus towers grow in the afternoon heat. /
Stratus is a low, grey blanket of cloud. / Nimbostratus brings steady rain. / Fog forms when moist air cools near the ground. /
Visibility on the motorway near {c} is below fifty metres because of fog. / The mist hung over the river until the sun burned it off. /
Dew on the grass, spider webs glittering, not a cloud in the sky / Hoar frost turned every twig white. /
Scrape the windscreen, there was a hard frost last night / Late frosts are possible until the Ice Saints in mid-May. /
Rime covers the masts on the summit at minus fifteen. / The thermometer on the balcony reads 31 degrees. /
It feels like minus twenty with the wind chill. / Relative humidity is 90 percent and my washing won't dry. /
The dew point is close to the air temperature, so expect fog. / Wind force eight, gusting ten, from the south-west /
Gale warning for all sea areas, ferries stay in port / A stiff breeze, whitecaps, and gulls flying backwards /
The wind is backing to the north-west and strengthening. / Dead calm this morning, not a leaf moved / The mistral blows down the valley for days. /
The foehn is a warm, dry wind on the lee side of mountains. / Sirocco brings Saharan dust to {c} / Trade winds blow steadily towards the equator. /
The sea breeze sets in around noon. / The storm uprooted trees and took tiles off the roofs in {c}. / Hurricane makes landfall as a category three /
The eye of the hurricane is calm and almost cloudless. / Typhoon heads for {c}, residents board up their windows /
Tornado sirens wailed as the funnel cloud touched down. / A waterspout was seen off the coast near {c}. / Dust devils danced across the dry fields. /
A sandstorm turned the sky orange. / Thunder rumbled in the distance, then the first fat drops fell. /
Count the seconds between lightning and thunder and divide by three. / The lightning lit up the whole street, the dog hid under the bed. /
Sheet lightning flickered on the horizon. / Hail the size of golf balls dented cars in {c} /
It hailed for ten minutes, then the sun came out as if nothing had happened. / April showers: sun, sleet and a rainbow within an hour /
A double rainbow over {c} this evening! / Drizzle, drizzle, drizzle. Typical November. / It rained cats and dogs all night and the cellar is wet. /
Soaked to the skin, no umbrella, thanks for nothing, forecast / Forecast said sunny. It was not sunny. /
The rain has stopped but the gutters are still dripping. / No rain for seven weeks, lawns in {c} are brown /
Drought: reservoirs near {c} half empty after a dry winter / Heavy rain swells rivers, flood alerts in {c} /
The river burst its banks after the cloudburst. / Flash floods swept through the streets of {c} after a thunderstorm. /
Sandbags are stacked by the doors, the rain is forecast to last until Friday. / Forty litres of rain per square metre fell overnight. /
The rain gauge showed twelve millimetres. / Monsoon rains reach {c} two weeks late / The wet season lasts from May to October. /
Snow down to 300 metres from Wednesday / It's snowing! Big fluffy flakes, the kids are outside already /
Will it be a white Christmas? Forecasters are cautious. / Twenty centimetres of fresh powder snow fell overnight in {c}. /
Snowdrifts block the road, ploughs are out since four. / School closed because of the blizzard, snow up to the windowsill. /
The snow is wet and heavy and turns to slush by noon. / An avalanche of snow is possible above 2,000 metres after the heavy snowfall. /
Icicles as long as my arm hang from the gutter. / Freezing rain coats the pavements, stay indoors if you can /
Gritters are out, as roads could be icy by dawn. / The lake froze over after a week of frost. / The thaw came overnight and the snowman is gone. /
Winter came early: first flurries in {c} in October / Cold snap ends, milder air from the west on Thursday /
A mild, damp and rather dull day with a light south-westerly. / Mostly cloudy with sunny intervals /
Becoming brighter from the west, a stray shower in the east. / Patchy fog at first, then fine and warm /
Chance of rain: 70 percent. Humidity: 88 percent. Wind: 14 mph. / UV index 8, pollen count high, barely any wind /
Sunrise at 6:12, sunset at 20:41, dry with good spells of sunshine. / Long-range forecast: a warmer than average summer /
The seven-day forecast shows nothing but cloud symbols. / According to the weather app, the rain stops in four minutes. Let's wait. /
The weather radar shows a band of showers over {c}. / The weather station on the hill has measured wind since 1881. /
Weather balloons carry instruments that report pressure, temperature and humidity aloft. /
The weatherman promised sun, and I'm sitting here in a woolly hat. / {n} presents the weather after the evening news. /
The met office has issued an amber warning for ice. / Red alert: stay away from the shore, waves and wind are extreme /
Not bad for February, 14 degrees and sunshine. / It could be worse: at least the wind has dropped. /
Too hot to sleep, all windows open, no breeze at all / How cold does it get in {c} in January? /
What's the weather like in {c}? Should I bring a coat? / Will the rain hold off until tonight? / Do I need wellies today? /
The barbecue is off, there's a thunderstorm coming. / Garden party moved indoors because of gusty winds and showers /
Diary: grey, grey, grey. The sun showed for about ten seconds. / Sunny day in {c}, sat outside in a T-shirt, in March! /
An Indian summer with golden light and twenty degrees in October / Autumn gales strip the leaves off the trees. /
The days are getting shorter and the mornings foggy. / Spring is here: mild breeze, blue sky, eleven hours of sun /
Summer starts wet and cool in {c} / The dog days bring stifling heat. / Midwinter in the north: minus thirty and snow as dry as sand. /
The polar vortex weakens and icy air spills south. / The jet stream steers storms towards Europe. / El Niño changes rainfall around the Pacific. /
The climate of the coast is mild and rainy, inland it is dry with hot summers. / Steppe climate: cold winters, hot summers, little rain /
Mediterranean climate means dry summers and wet winters. / The rain shadow of the mountains keeps the valley dry. /
Average rainfall in {c} is 600 millimetres a year. / 2024 was the warmest year since records began. /
Heat waves become more frequent as the climate warms. / Wildfire danger is high because of heat, drought and wind /
Smog settles over {c} as there is no wind. / Water pipes burst in the frost, temperatures stay below freezing. / Storm {n} batters the west coast /
After the storm: fallen branches, puddles everywhere, a clean blue sky / The clouds are breaking up and the wind is easing. /
The drizzle thickened to a steady downpour by lunch. / Roads are slippery with wet leaves and rain. /
A halo around the moon means snow, my grandfather used to say. / Red sky at night, shepherd's delight. / Swallows fly low before rain. /
Layer up, it's nippy out there / Chilly start, pleasant afternoon, frost again after dark / it was so windy that my umbrella turned inside out /
The air smelled of rain after weeks of dust and heat. / Squalls of rain lashed the windows all night. / The gusts at the summit reached 160 km/h. /
A blanket of snow muffled the whole town. / Sunshine duration in {c}: 231 hours in July / Crisp air, blue sky, snow creaking underfoot /
The fog horn sounded all night, one could not see the pier. / The crops froze in the fields when it dropped to minus six in May. /
The temperature swung by twenty degrees within a day. /
Ugh, rain again. Third week in a row. / Put the plants indoors, there's frost tonight. / Gorgeous day in {c}, sun and a light breeze /
The wind howled round the house and the windows rattled. / It's coming down in sheets, I can't see the road. /
Sunny morning, thundery afternoon, starry night / Highs of 24 in {c}, low 20s elsewhere, no rain /
A band of cloud and rain pushes in from the Atlantic. / Snow showers in the hills, rain and sleet on lower ground /
Morning mist, then hazy sun, light easterly / Pollen and heat, humid and hazy, with a risk of storms by evening /
Storm leaves 40,000 homes in {c} without power / Heat wave claims lives in {c}, forecasters see no relief /
Floodwater is receding after five days of rain / Snow chaos on the roads around {c} / Frost kills the apple blossom, minus five measured overnight /
Is this fog ever going to lift? / How many inches of snow did you get last night? / When will it finally get warmer? /
Do you think we'll get thunder? / The clouds look like towers, I bet it will hail. / Bit breezy up here, hold on to your hat! /
The puddles are frozen and the grass is white. / Even the shade was hot, the asphalt melted. /
The rain drummed on the roof all night and I slept like a baby. / A dry, sunny and cold high-pressure day, as good as January gets. /
After the cold front the air was clear and fresh. / Winds light and variable, becoming north-westerly four to five /
Barometer 1031 and rising, sky clear, ground frozen / Driest spring for a hundred years, rivers around {c} run low /
Warm, wet and windy: the weather this winter / The tornado was over in a minute, the hail lasted ten. / Cyclone weakens to a tropical storm off {c} /
Monsoon clouds cover the hills, and the paths turn to mud. / The first warm evening of the year, no jacket needed. /
Grey drizzle in {c}, while the mountains have sun and blue sky / Snowed in! The drift reaches the door handle. /
Melting snow and rain swell the streams. / Wind gusts shook the scaffolding in {c}. /
Sunglasses in the morning, umbrella at noon, gloves at night. April! / Low cloud hides the hilltops, the rest of the day stays dull and damp. /
The sun broke through for a moment, then the next shower came. /
Stormy night, snowy morning: winter returns to {c} / Misty skies over the valley, sun by noon / It snowed all day and the snow is already melting. /
Celsius or Fahrenheit? Either way it's freezing out there! / Heatwave: meteorologists warn of forty degrees /
When the snows melt, the river floods the meadows. / It rained, it hailed, then it snowed. All in one hour. /
A gust flipped the garden table into a puddle. / The forecaster was wrong, the streets are flooded. / Temperatures fall sharply after sunset. /
A meteorologist at the station in {c} logs every gust. / Snowing again, the car is buried. / Clear skies and a hard frost tonight. /
Floods after heavy rain: roads to {c} closed / Windy and wet, with a chance of thunder. / Humid, hazy, hot. I miss winter. /
Foggy on the hills, clear in town / The storm has passed and the skies are blue again. / Sunshine and 25 degrees, who needs more? /
The ice on the lake is melting, and the first warm wind blows. / A dry fall and an early winter, say the meteorologists. /
Looks like rain, bring the washing in. / The heat broke last night with a violent thunderstorm. /
Snowy peaks, stormy coast, sunny plains: the weather map for {day} / Rain fell on 25 of 30 days in {c}. /
Chilly wind, warm sun, you never know what to wear. / It was pouring when we left and pouring when we came back. /
Celsius readings of minus thirty were common that winter. / Cloudy, cool, a few drops of rain /
Today's storm: gusts of 110 km/h, heavy rain, one flooded underpass /
Sleet turning to steady rain by teatime, highs of four. / Thunder grumbled beyond the ridge all afternoon, yet not a drop fell. /
An occluded front lingers over the Hebrides until Friday. / The jet stream buckles, dragging polar air southwards. /
Bring a brolly, showers are popping up everywhere. / Hoarfrost feathered the fences at daybreak. /
Relative humidity touched ninety-eight percent and shirts clung to backs. /
Gale force eight, veering northwesterly, moderate visibility, occasionally poor / Black ice warning for untreated lanes after tonight's freeze /
Blazing sunshine returns midweek as the anticyclone settles. / Isobars are packed tightly, so expect a blustery Sunday. /
The blizzard dumped forty centimetres and drifted against barns. / Haze, no wind, thirty-six degrees by lunchtime; stay in the shade. /
Typhoon Kiko fizzles into scattered rain far from shore / Sea fog rolled in and swallowed the headland within minutes. /
A rainbow arched above the dripping allotments when the sun reappeared. / Thirty-one millimetres since breakfast, and still it pours. /
Will the mistral blow itself out by tomorrow? / Fork lightning split the oak during last night's tempest. /
Cirrus streaks at high altitude herald a change within a day. / Patchy cloud, spits of drizzle, brightening from the west later /
The barometer is dropping like a stone, batten everything. / Chinook winds lifted temperatures twenty degrees in an hour. /
Grey, dank, drab: November did what November does. / Parched lawns, hosepipe ban, still no rainfall in sight /
Hailstones clattered on conservatories and flattened lettuces. / El Nino years bring drenching storms to Peru and drought to Australia. /
Waterspout spotted off the pier as squally showers passed / Bitter easterlies bite, zero degrees seems far colder. /
Sultry evening, sheet lightning flickering behind towering cumulus / The snowline drops to six hundred metres overnight. /
An Indian summer: balmy afternoons though leaves are already golden. / Forecasters upgrade alert to red, gusts of ninety expected /
Puddles froze solid and the gritters never came. / Should I hang out the washing or is a downpour due? /
Murky start, visibility under fifty metres, clearing slowly by eleven / The cyclone's outer bands lashed the archipelago with torrential rain. /
Dry spell ends: long-awaited drizzle dampens dusty fields / Muggy again, and even the breeze feels like a hairdryer. /
Daytime maxima hover near freezing under leaden skies. / Ground frost likely in sheltered glens, cover tender seedlings. /
The harmattan coats Lagos with fine dust and chills the nights. / Pressure 1032 hectopascals and rising, settled outlook. /
The storm surge coincided with spring tide, sandbags went up. / Windscreens iced over, breath steaming, sunrise pale pink /
Spring arrives with capricious showers and sudden warmth. / Flurries this evening, accumulations of two inches on higher terrain /
It's tipping down here, what's it like over your way? / Permafrost regions recorded their mildest February ever. /
Coastal breezes temper the scorching interior. / Cloudless, crisp, minus three: a perfect alpine dawn /
The deluge overwhelmed gutters and turned the lane into a brook. / Tornado watch issued for four counties until nine this evening /
Sunny intervals, feeling fresher, pollen dropping after yesterday's thunderstorm / Dense overcast traps the warmth, so nights stay frost-free. /
Northerlies freshen, temperatures dipping well below average. / The heat index climbed to forty-two on the sweltering plains. /
Whiteout on the plateau, snow blowing sideways at sixty knots / Meteorologists predict a wetter than usual autumn. /
Frozen guttering, dripping eaves, daggers of ice overhead: January bites. /
The weekend looks unsettled: breezy, rain bands, brief bright interludes. / Melting slush refreezes after dusk, pavements turn treacherous. /
Swirling leaves, scudding clouds, a proper October gale / The lightning detector counted nine thousand strikes in one stormy hour. /
Dawn temperatures plunged to minus nineteen in the valley's frost hollow. / Barely a puff of wind, the mercury stuck at twenty-eight.
""",
    "science": """
Astronomers discovered a new planet. / The experiment confirmed the theory. / {n} studies the genes of mice. / Physicists measured a particle. /
The telescope took pictures of a galaxy. / Researchers in {c} found a fossil. / The chemist mixed two acids. / Biologists observed the cells. /
The probe landed on the moon. / The study was published in a journal. / The atom has a nucleus and electrons. / A new species of frog was described. /
The professor in {c} explained gravity. / DNA carries the plan of the cell. / The space probe sent data from Mars. /
Chemistry and physics meet in this study. / Scientists found bacteria deep in the ice. / {n} developed a formula for the energy of stars. /
The brain has billions of cells. / Evolution explains the beak of the bird. / A new particle was detected in the accelerator. /
The researchers sequenced the genome of the whale. / {n} observed the eclipse with a telescope. / The fossil is 90 million years old. /
Bacteria can digest this plastic, a study shows. / The laboratory in {c} grows crystals. / The mathematician proved the theorem. /
The rover collected rocks on Mars. / Water is made of hydrogen and oxygen. / The biologist counted beetles in the forest. /
The black hole swallows a star. / A neutron has no charge. / Geologists measured the movement of the plates. /
The archaeologists dated the bones with carbon. / Neurons pass signals in the brain. / The hypothesis was tested on two hundred mice. /
The chemist heated the compound in a flask. / Gravity bends the light of distant galaxies. / {n} published a paper about bees. /
The satellite measures the ozone layer. / Enzymes speed up reactions in the cell. / The comet returns every seventy years. /
The experiment was repeated under a microscope. / The institute in {c} studies coral reefs. / Dinosaurs may have had feathers. /
The Nobel Prize goes to a physicist from {c}. / The mutation changes one protein. / The orbit of the planet is an ellipse. /
Photosynthesis turns light into energy. / Scientists measured how fast the glacier melts. / The cell divides every twenty minutes. /
A laser cools atoms to near absolute zero. / Why is the sky blue? Because air molecules scatter blue light more than red. /
Homework: draw a plant cell and label nucleus, cell wall and chloroplasts. / Physicists in {c} trap single atoms with light /
Dear colleagues, the seminar on dark energy has been moved to lecture hall two. /
The Large Hadron Collider smashes protons together near the speed of light. / The Higgs boson was found in 2012. /
Neutrinos pass through the whole Earth without hitting anything. / Electrons have a negative charge, protons a positive one. /
Isotopes of an element differ in the number of neutrons. / Uranium decays to lead over billions of years. /
Half-life is the time in which half of the nuclei decay. / Marie Curie discovered radium and polonium. /
Einstein's theory of relativity links space and time. / Newton's laws describe motion and forces. / Force equals mass times acceleration. /
Energy is neither created nor destroyed. / Entropy in a closed system never decreases. /
Absolute zero is minus 273.15 degrees on the Celsius scale and cannot be reached. /
Superconductors carry current without resistance at very low temperatures. / A prism splits white light into a spectrum. /
The wavelength of red light is longer than that of blue light. / Sound waves need a medium, light waves do not. /
The pendulum experiment shows that the Earth rotates. / Magnets have a north pole and a south pole. /
Faraday's coil produced a current when the magnet moved. / Plasma is the fourth state of matter. / Schrödinger's cat is a thought experiment. /
Entangled photons were sent over 100 kilometres in a test near {c}. / Scientists create antimatter in the laboratory for a fraction of a second /
The fusion reactor heated hydrogen to 150 million degrees. / Gravitational waves from two colliding black holes detected /
Astronomers spot the farthest galaxy yet / The James Webb telescope looks into dusty clouds where stars are born. /
Our sun is a yellow dwarf and will swell into a red giant. / A white dwarf is the dense core of a dead star. / Pulsars are spinning neutron stars. /
Jupiter has more than ninety moons, Saturn even more. / Venus is hotter than Mercury, though it is farther from the sun. /
Pluto was demoted to a dwarf planet in 2006. / The rings of Saturn consist of ice and rock. / Is there life on Europa, the icy moon of Jupiter? /
An exoplanet in the habitable zone was found 40 light years away. / The asteroid passed the Earth at twice the distance of the moon. /
Shooting stars are bits of dust that glow in the atmosphere. / Meteor showers can be seen with the naked eye in August. /
The solar eclipse will be total over {c} for two minutes. / The astronauts grew lettuce in zero gravity. /
Rocket carries climate satellite into orbit / The lander touched down near the south pole of the moon. / Voyager has left the solar system. /
Samples from the asteroid arrived at the laboratory in a sealed capsule / {n} pointed the telescope at Orion and drew what could be seen. /
Notes: titration, pipette, indicator turns pink, write down the volume. / Safety goggles on! Today we mix acid and base. /
Salt dissolves in water because water molecules are polar. / The flame turned green, so the sample contains copper. /
Sodium reacts violently with water. / Iron rusts when it reacts with oxygen and water. / The pH of the solution is 4.5. /
Noble gases hardly react with anything. / Mendeleev arranged the elements by atomic weight. / Carbon has the atomic number six. /
Chlorine, bromine and iodine belong to the halogens. / Covalent bonds share electrons between atoms. /
Organic chemistry is the chemistry of carbon compounds. / Polymers are long chains of small molecules. /
A catalyst speeds up a reaction without being used up. / The precipitate was filtered off and dried. /
Distillation separates liquids by boiling point. / The mass spectrometer identified three unknown compounds. /
Chemists in {c} turn carbon dioxide into ethanol / The beaker boiled over and the bunsen burner went out, science lesson ended early /
Mitochondria are the power plants of the cell. / Ribosomes build proteins from amino acids. / Chromosomes carry the genes. /
Mendel crossed peas and found the laws of heredity. / CRISPR cuts DNA at a chosen spot. / The sheep Dolly was the first cloned mammal. /
Fruit flies are popular with geneticists because they breed quickly. / The gene for eye colour lies on chromosome fifteen. /
Yeast cells share many genes with humans, researchers report. / Darwin studied finches on the Galápagos Islands. /
Natural selection favours those who are best adapted. / The mammoth's genome has been decoded. / Homo sapiens and Neanderthals interbred, DNA shows /
The skull is two million years old, say anthropologists in {c}. / Tyrannosaurus rex had a bite stronger than any living animal, a model suggests. /
Amber preserved the mosquito for forty million years. / Trilobites are among the oldest fossils. /
The biologists tagged sea turtles and followed them by satellite. / Bats find insects by echolocation. /
Octopuses have three hearts and nine brains, more or less. / How do birds find their way when they migrate? /
Honeybees dance to tell each other where flowers are, zoologists showed. / Ant colonies behave like one organism. /
Ravens plan ahead, a study from {c} suggests / Chimpanzees use sticks as tools in the wild. /
The whale song was recorded by marine biologists with underwater microphones. / Deep-sea fish glow thanks to bacteria. /
Plankton produces half of the oxygen on Earth. / Coral bleaching observed by divers of the research institute /
The botanist named the orchid after {n}. / Chlorophyll makes leaves green. / Roots take up water and minerals by osmosis. /
Seeds germinate faster in the dark, our class experiment showed. / Mosses and ferns reproduce by spores. / Fungi are neither plants nor animals. /
Lichens are a partnership of fungus and alga. / Amoebas and other single-celled organisms under the microscope /
Viruses are not cells; they need a host to multiply, says the biology textbook. / Archaea live in hot springs and salt lakes. /
Biodiversity declines: a million species threatened with extinction / Ecologists count butterflies in meadows near {c}. /
The food web of the pond: algae, water fleas, sticklebacks, herons / Wolves change the ecosystem of the valley, a long-term study finds. /
The earthquake was recorded by seismographs all over the world. / Magma rises through cracks in the Earth's crust. /
Basalt is a volcanic rock, marble a metamorphic one. / The mantle lies between the crust and the core. / Continents drift a few centimetres a year. /
The tectonic plates meet under the Andes. / Ice cores from Greenland contain air that is 100,000 years old. /
Geologists drill into the crater of a meteorite impact. / Stalactites grow from the ceiling of a cave, stalagmites from the floor. /
The Cambrian explosion was a burst of new life forms. / Oceanographers mapped the sea floor with sonar. /
The Mariana Trench is the deepest place in the oceans. / The greenhouse effect was described in the nineteenth century by physicists. /
Methane absorbs infrared radiation. / Climate researchers model how carbon dioxide warms the Earth. / Pi is an irrational number. /
A prime number has exactly two divisors. / Fermat's last theorem was proved after 350 years. / The sum of the angles in a triangle is 180 degrees. /
Pythagoras: the square of the hypotenuse equals the sum of the other two squares. / Solve the equation for x, then differentiate it twice. /
Integrals give the area under a curve. / Can someone explain matrices and vectors to me before the maths exam? /
Topology does not distinguish a mug from a doughnut, mathematicians joke. / Probability theory began with games of dice. /
The standard deviation measures how widely data are spread. / The p-value was 0.03, but the sample was tiny. /
A control group got no treatment, so the effect could be measured. / The study could not be replicated, three laboratories report. /
Peer reviewers asked for two more experiments. / {n} defended a doctoral thesis on beetle larvae. /
The postdoc in {c} spends nights at the electron microscope. / Our grant proposal for the particle detector was rejected. Again. /
The paper has been retracted because the data were made up. / Nature publishes a paper on sleeping jellyfish by a team from {c} /
The Nobel Prize in chemistry goes to three protein researchers / Science museum in {c} lets kids build a volcano /
Girls' day at the physics institute: lasers, vacuum, liquid nitrogen / Come to our public lecture: How the moon was formed /
Quiz: what is the chemical symbol for gold? Au, of course. / What happens inside a black hole? /
Does a hammer fall faster than a feather on the moon? / Diary of a lab rat: pipetted 400 samples, the centrifuge is my best friend /
No result is also a result, said my supervisor when the experiment failed. / The hypothesis was wrong, but the data turned out to be fascinating. /
Psychologists tested how rats learn to press a lever. / Behavioural scientists watched toddlers share toys. /
Linguists trace 400 languages back to a common ancestor. / Archaeologists dig up a Bronze Age grave near {c} /
Radiocarbon dating puts the boat at 3,000 years old. / The hieroglyphs were deciphered with the Rosetta Stone. /
The excavation uncovered mosaics of a Roman villa. / Nanotubes are a thousand times thinner than a hair. /
Graphene is a single layer of carbon atoms. / Crystallographers use X-ray beams to see the structure of molecules. /
The synchrotron in {c} produces extremely bright light for experiments. /
A gecko sticks to the wall thanks to millions of tiny hairs, biologists found. / Spider silk is stronger than steel of the same weight. /
Researchers teach bees to roll balls / The enzyme breaks down lactose in a test tube. / Stem cells grow into heart muscle cells in the dish. /
The sense of smell works through receptors in the nose, neuroscientists explain. / The synapse passes the signal from one neuron to the next. /
Occam's razor: prefer the theory with the fewest assumptions. / Copernicus put the sun at the centre, Kepler found the orbits are ellipses. /
Galileo saw four moons of Jupiter through his telescope. / The metre was once defined by the size of the Earth. /
A mole contains as many particles as twelve grams of carbon. / Viscosity of honey measured: practical course, group B /
Can light escape from a black hole? No. / Our class grew salt crystals on a string. / {n} wants to become an astronomer and draws star maps. /
The lab smells of ammonia, somebody left the flask open. / The sample was cooled to four kelvin. /
The data fit the model within the margin of error. / Team in {c} maps the genome of wheat /
Fossil footprints of a three-toed dinosaur uncovered near {c} / New beetle named after {n} / Physicists weigh the neutrino /
Probe sends first pictures of Mercury's craters / Telescope on a mountain in Chile catches light of the earliest galaxies /
The comet's tail always points away from the sun. / Which planet has the most moons? / Why do cats always land on their feet? Physics! /
A photon has no mass but carries momentum. / Water expands when it freezes, most substances shrink. / Alloys are mixtures of metals. /
The reaction released heat and a brown gas. / Hydrogen burns with a pale blue flame. / Ions move through the membrane of the nerve cell. /
Mammals feed their young with milk and have three tiny ear bones. / Whales descend from animals that walked on land. /
Spiders have eight legs and are not insects. / The larva turns into a pupa and then into a moth. /
Squirrels forget a third of the nuts they bury, a field study found. / Mangrove roots filter salt from sea water. /
The tree rings show that the beam was cut in 1342. / The glacier ground the rock into fine sediment. / Lava cools to basalt, ash to tuff. /
The Earth's magnetic field flips every few hundred thousand years. / A theorem is a statement that has been proved. /
The sequence converges to zero. / Zero was invented in India, say historians of mathematics. /
The lecture on thermodynamics begins with a steam kettle and ends with the heat death of the universe. /
Randomised, blind and with a control group: how to design an experiment / The doctoral student in {c} counts plankton under the microscope. /
Measured the acceleration of a falling ball, got 9.7, good enough / Researchers train dogs to lie still in a brain scanner. /
Bacteria swap genes with their neighbours. / The rover's drill bit into Martian clay. /
The eclipse was used to test Einstein's prediction about starlight. /
Scientist at the university of {c} names new mineral / Evidence for water below the surface of the planet /
The discovery of helium began with a line in the spectrum of the sun. / The ocean floor spreads along a ridge of volcanoes. /
The metal glows when its temperature rises above 500 degrees, wrote group C in the physics lab report. /
How does a virus enter a cell? A biology lesson / The force on the electron is measured in the magnetic field. /
Acids turn litmus red, bases turn it blue. / Insects, birds and mammals share a common ancestor. /
A plant turns toward the light because of a growth hormone. / The bird's habitat is shrinking, ecologists report. /
A geologist reads the layers of rock like a book. / A university course in astronomy and geology /
The researcher watched an insect larva eat plastic. / Each planet moves round its star in an ellipse. /
Chemical elements are listed in the periodic table. / The radioactive sample decayed faster than expected. / A proton is made of three quarks. /
Wave or particle? Light is both. / Plants breathe through tiny pores in their leaves. / The planets formed from a disc of gas and dust. /
The theory predicts a mass, the experiment measures it. / The temperature inside a star reaches millions of degrees. /
Metal conducts electrons, glass does not. / The evidence for evolution is in the bones. / Coral, sponges and jellyfish are animals. /
A virus that infects bacteria is called a phage. / In the ocean's depths, researchers found a glowing shrimp nobody had described. /
Journal publishes evidence of a fifth force / The professor's hypothesis about birds and magnetic fields was tested with 40 robins. /
Entomologists filmed dragonflies intercepting prey with uncanny precision. / The spectrometer revealed traces of helium in the nebula. /
Tardigrades survive vacuum, boiling and decades of desiccation. / Graduate students pipetted samples until the centrifuge failed. /
Superconductors lose all electrical resistance below a critical temperature. / Palaeontologists brush sediment from a hadrosaur's jaw. /
The hypothesis was falsified by a double-blind replication. / Mitochondria carry their own small ring of DNA. /
Seismologists listened to marsquakes through a buried sensor. / Neutrinos stream through your fingertip by the billion each second. /
Sea squirts and vertebrates share a chordate ancestor, embryos reveal / Prime numbers thin out yet never run dry, an ancient proof shows. /
Archaeologists dated the burial by radiocarbon from charred grain. /
A spinning skater's acceleration illustrates conservation of angular momentum, our lecturer noted. /
The bathyscaphe descended to trenches where giant amphipods scavenge. / Catalysts lower activation energy without being consumed. /
Octopuses taste using receptors in their suckers, zoologists report / Cosmologists argue about dark matter's share of the universe. /
A bumblebee's buzzing shakes pollen loose from nightshade anthers. / Mycologists mapped fungal threads trading sugar and phosphorus with roots. /
Interferometer arms four kilometres long sense ripples in spacetime. / Our physics teacher dropped magnets down copper pipes to show eddy currents. /
Enzymes fold proteins in microseconds, simulation confirms / Lemurs on Madagascar diverged from a single ancestral troop. /
Hydrothermal vents may have cradled the earliest life. / The asteroid sample contained water-bearing clay and organic molecules. /
CRISPR edits let botanists switch off a gene for bitterness in chicory. / Fluorescent dye tags the antibodies under the confocal microscope. /
Tectonic plates creep about as quickly as fingernails grow. / Calculus: differentiate the parabola and find where its slope vanishes. /
Volcanologists sampled sulphur gases from the fuming crater. / Migrating eels navigate by the Earth's magnetic field, experiment suggests /
Lunar rover drills regolith and finds frozen water / Superheavy nuclei forged by colliding calcium ions vanish within milliseconds. /
Cuckoos mimic host eggs, an arms race biologists love. / Ultraviolet photons knock electrons out of zinc plates. /
Glaciologists radar-mapped lakes beneath the Antarctic sheet. / Infants stare longer at impossible events, developmental psychologists observed. /
Spider silk outperforms steel weight for weight, materials scientists find. / Kelp forests recover when otters eat the urchins. /
Sunspot counts peak roughly every eleven years. / Statistical significance doesn't mean the effect is large, lecturers repeat. /
The hominid's molars hint at a diet of tubers and sedges. / Litmus paper reddens in acid and turns blue in alkali. /
A supernova's shockwave seeds the cosmos with iron and gold. / Slime moulds solve mazes without possessing a single neuron. /
Bats echolocate; moths evolved ears to evade them. / Chemists synthesised a knotted molecule with eight crossings. /
Viscosity explains why honey pours sluggishly compared with water. / Botanic survey catalogues forty unknown orchids on limestone cliffs /
Cloud chambers make alpha particle tracks visible as wispy trails. / Primatologist decodes chimpanzee gestures after decades in the jungle /
Thermodynamics forbids perpetual motion machines, however cleverly inventors disguise them. /
Pendulum swings reveal the planet's rotation in a classic museum demonstration. /
Marine researchers sequenced plankton sampled from every ocean basin. /
The scalar field of the standard model gives elementary particles their mass. / Does chaos theory really forbid predicting a double pendulum? /
Ferromagnetic domains line up when the sample is cooled. / Geneticists linked a mutation to the albino squirrels' white fur. /
The orbiter photographed methane lakes on Titan. / Axolotls regrow severed limbs, and embryologists want to know how. /
Crows bend wire into hooks during laboratory puzzles. / Fermentation by yeast was explained by nineteenth-century microbiologists. /
Fossil pollen in peat cores reveals vanished forests. / Entropy always increases in an isolated system. /
Students extracted DNA from strawberries using detergent and alcohol for biology coursework.
""",
    "music": """
The band played a new song. / {n} plays the violin in an orchestra. / The concert in {c} was sold out. / The singer recorded an album. /
The choir sings on Sunday. / The guitar solo was long. / The opera has three acts. / Fans danced to the drums. / The pianist practised for hours. /
The festival starts with a jazz trio. / The drummer kept the rhythm. / She sang the melody without a microphone. /
The symphony was played by the orchestra of {c}. / {n} wrote the lyrics of the hit. / The trumpet and the bass play together. /
The rock band is on tour. / A song for piano and cello. / The conductor raised his hands. / The album has twelve songs. /
We danced to jazz until midnight. / The tenor sang the aria with great power. / {n} learns the flute at the music school. /
The band's second album tops the charts. / The quartet plays Mozart tonight in {c}. / The chorus is easy to sing along. /
The DJ mixed house and techno. / The composer finished the symphony in a year. / Her voice is warm and deep. /
The drummer counts in and the guitars start. / The musical has been sold out for weeks. / The accordion accompanies the folk song. /
{n} writes ballads on the piano. / The organ in the cathedral of {c} was tuned. / The rapper released a new single. /
The choir practises a chorale by Bach. / The bassist broke a string during the encore. / A lullaby in a minor key. / The saxophone solo was wild. /
The record label signed a girl group. / The violinist played from memory. / The crowd sang every word of the hit. /
The music video was filmed in {c}. / The harp and the cello play softly. / The opera house opens with Verdi. /
The beat is fast and the lyrics are funny. / An evening of blues in a small club. / The soprano hit the high note. /
The old vinyl records still sound good. / The street musicians played tango in {c}. / The orchestra tunes its instruments. /
The singer and her backing band go on tour. / The waltz is in three-four time. / Can't get that chorus out of my head /
Doors open at seven, support act at eight, headliner at nine thirty /
Dear choir members, rehearsal is in the parish hall this week. Bring your scores and a pencil. /
Guitarist seeks band in {c}, influences: punk, grunge, surf rock / Wanted: bass player and drummer for a covers band /
The gig was loud, sweaty and brilliant. / Encore! Encore! They came back on stage three times. / {n} dropped a new track at midnight /
Who is your favourite singer right now? / That bass line is filthy, play it again / The intro riff is only four notes, and everyone knows it. /
His falsetto cracked on the high note. / An alto sings lower than a soprano. / A cappella means singing without instruments. /
Baritone, tenor, bass: the male voices of the choir / The opera singer lost her voice before the second act. / Carmen is an opera by Bizet. /
The libretto was written by the composer himself. / Wagner's Ring takes sixteen hours. / The overture was played too fast, the critics wrote. /
Philharmonic in {c} opens season with Mahler's Fifth / The violins carry the theme, the cellos answer. / The first violin leads the string quartet. /
Viola jokes are the oldest jokes in the orchestra. / The oboe gives the A to which the orchestra tunes. / Woodwinds: flute, oboe, clarinet, bassoon /
Brass players empty the spit valves of their horns. / The French horn had a glorious solo. /
Trombones, tubas and a marching drum led the brass band through {c}. / The timpani roll at the end of the symphony gave me goosebumps. /
The harpsichord was the piano's forerunner. / The grand piano needs tuning before the recital. /
Chopin's nocturnes are on my stand, the left hand is killing me. / {n} plays Debussy from memory /
The child prodigy performed Beethoven's Moonlight Sonata at the age of nine. / A fugue for organ by Bach closed the church concert. /
Gregorian chant is sung in unison. / The madrigal has five voices. / Baroque music, played on period instruments, by candlelight in {c} /
The requiem was performed by 200 singers. / Handel's Messiah, sing-along version, scores provided / The maestro put down his baton and wept. /
The conductor shouted at the second violins during rehearsal. / Sight-reading is easier if you know your scales. /
A major chord sounds bright, a minor chord sad. / Treble clef, bass clef: learn to read sheet music in ten lessons /
A crotchet lasts twice as long as a quaver. / A semitone is the smallest step on the piano keyboard. /
The song modulates from C to D in the last verse. / Allegro is fast, adagio is slow, andante is in between. /
Crescendo means getting louder, diminuendo getting softer. / Play it staccato, not legato! / The piece is in six-eight time. /
Syncopation makes the rhythm swing. / Perfect pitch: can it be learnt? / I'm tone-deaf but I love singing in the shower. /
How do you tune a ukulele? / My fingertips hurt, third week of guitar lessons. / Barre chords are evil. F major, I hate you. /
New strings, a capo and a plectrum, and off to the campfire sing-along / Fender or Gibson? Every electric guitarist has an opinion. /
The amp hums and the distortion pedal is broken. / The soundcheck took longer than the gig itself. / The roadies load the amplifiers into the van. /
The drum kit: snare, kick drum, toms, hi-hat, cymbals / Drumsticks flew into the crowd after the last song. /
Neighbours complain about {n}'s trumpet practice / For sale: alto sax, hardly played, with case and reeds /
Violin teacher in {c} has places for beginners / The luthier carves the neck of a cello from maple. /
A Stradivarius was sold at auction and will be lent to a young violinist. / Bagpipes and drums at dawn, only in Scotland /
The hurdy-gurdy, the zither and the dulcimer are folk instruments. / The sitar and the tabla are heard in Indian ragas. /
The didgeridoo needs circular breathing. / Steel drums and calypso from Trinidad / Flamenco: guitar, hand clapping, and a voice full of sorrow /
Fado singers in Lisbon sing of longing. / Bossa nova is a gentle relative of samba. / Salsa, merengue and bachata night with live band in {c} /
Polka, yodelling and accordions: the folk music festival in {c} begins / K-pop group sells out three nights in {c} /
The boy band splits up after twelve years / The girl group's comeback single went straight to number one. /
Rapper and producer feud in two diss tracks / The MC freestyled for ten minutes over a simple beat. /
Hip-hop was born at block parties in the Bronx. / Grime, trap and drill are styles of rap. / The DJ scratched, sampled and mixed all night. /
Techno, trance, drum and bass: three floors, eight DJs / The drop comes at minute two and the whole club jumps. /
Synth-pop is back, with drum machines and all. / Metalheads headbang at the open-air in {c} / The growls of the death metal singer scared my gran. /
Punk songs need three chords and two minutes. / Prog rock: songs of twenty minutes with endless organ solos /
The indie band records on tape in a garage. / Grunge came from Seattle in torn jeans and flannel shirts, guitars turned up loud. /
Country singer, steel guitar, songs of trucks and heartbreak / The bluegrass trio: banjo, fiddle, mandolin /
Blues is usually played over twelve bars. / The jazz club in {c} has live music every night. / Bebop, swing and free jazz in one evening /
Miles and Coltrane on the same record, what a session / The saxophonist improvised over the changes. /
Big band with five saxes, four trombones and a crooner / Louis Armstrong sang and played the cornet. / Soul and funk: horns, groove, and that voice /
Gospel choir raises the roof in {c} / Reggae stresses the offbeat. / The Beatles changed pop music. / Elvis shook his hips and the girls screamed. /
Abba won the Eurovision Song Contest with Waterloo. / Twelve points for the ballad from Portugal at the song contest! /
{n} wins the singing show and gets a record deal / Grammy night: best album goes to a newcomer /
The single stayed at the top of the charts for nine weeks. / Platinum record for the duo from {c} / The album leaked two days before release. /
B-sides and rarities on a double LP / Vinyl sales overtake CDs / Crackle, hiss, side A: I love my old LPs. /
Cassettes, mixtapes and a Walkman: growing up with songs from the radio / My playlist for rainy Sundays: slow jazz, piano, a bit of folk /
Which song should we play for the first dance at the wedding? / The wedding band knew three songs, and two of them were the same waltz. /
The lyrics are about a lost love, the tune is cheerful. / I misheard that lyric for twenty years. /
The bridge of the song changes key, then the chorus comes back. / The lead vocals were recorded in one take. /
Auto-tune makes every singer sound like a robot, I can't stand it. / The producer added strings and a choir in the mix. /
Mixing and mastering were done at a studio in {c}. / The sound engineer set up twelve microphones for the drum kit. /
Royalties: songwriters demand more from streaming / The songwriter duo wrote hits for half the charts. /
Cover versions of old hits fill the new album, which is not her best. / Not their strongest record, but two tracks are gems. /
The critics hated the album, the fans sang every word. / Tickets for the stadium tour sold out in nine minutes. /
Farewell tour: the rock veterans play {c} one last time / The drummer left the band over musical differences. /
Stage diving ended badly for the frontman. / Lighters up for the ballad, the whole arena sang along. /
I lost my voice singing along in the front row. / Mosh pit or seats? I'm too old for the pit, I just want to hear the songs. /
Buskers need a permit in {c}, and amplifiers are banned. / A man with a barrel organ plays on the corner every Saturday. /
The carol singers stood in the snow with a brass quartet. / Silent Night was first sung in 1818. /
The national anthem was sung off-key by a choir of schoolchildren. / Nursery rhymes and finger-play songs for toddlers, with a guitar /
The school orchestra squeaked through Vivaldi, the parents cheered. / Our music teacher plays the recorder with her nose. /
Solfège: do re mi fa sol la ti / Karaoke tonight? I call dibs on Dancing Queen / {n} hums the same tune all day long. /
Earworm of the week: that whistled melody / The musical about cats is back on Broadway. /
The tap dancers and the pit orchestra rehearsed the finale of the musical. / Ballet music by Tchaikovsky, performed live by the city orchestra /
The film composer wrote the score in three weeks. / The soundtrack is better than the movie, those strings! /
The conservatory in {c} auditions pianists and singers in June. / My daughter passed her grade five violin exam! /
Diary: practised scales for an hour, the cat left the room at B flat / Notes for the arrangement: flutes double the tune, horns enter in bar nine /
Blow the dust off your clarinet: amateur wind band in {c} welcomes you / The metronome ticks, the teacher sighs, I play it again. /
The festival line-up: two rappers, four bands, one brass orchestra / Church bells, an organ prelude, and then the boys' choir /
Her debut album mixes Arabic singing with electronic beats. / The harmonica solo was the best thing about the song. /
A tuning fork vibrates at 440 hertz, the A above middle C, and choirs take their note from it. /
{n} sings like an angel and plays the harp / The drummer was late, so we rehearsed without drums. / Goosebumps when the choir came in! /
Her voice cracks on purpose, that's what makes the song. / Turn it up, this is my jam! / The new single is catchy, the rest of the album is filler. /
Is anyone going to the gig on {day}? I have a spare ticket / What key is this song in? / How often should I change my guitar strings? /
My son wants to learn the drums. Help. / The tenor was flat all evening. / The pianist stopped in the middle of the sonata and began again. /
Rock legends reunite for one night in {c} / Pop star cancels tour, fans of the singer in tears / Rapper headlines festival in {c} /
Soprano steps in at the last minute and triumphs as Tosca / Ensemble in {c} revives forgotten baroque operas /
Choir seeks tenors and basses, no audition / Second-hand accordion, 96 bass, bellows tight, good sound /
Piano lessons for adults in {c}, classical and jazz / The trio plays gypsy jazz with two guitars and a violin. /
The samba drummers led the carnival parade with whistles and bells. / The lullaby has only five notes. /
The refrain is repeated four times, each time louder. / The melody moves from the flute to the horn. /
Strings pluck softly while the clarinet sings. / Each movement of the concerto is shorter than the one before. /
The opera was first performed in 1791. / The banjo has four or five strings. / A quintet has five players, a sextet six. /
The record sleeve shows the band in front of a wall of speakers. / Side two opens with an acoustic ballad. /
The bassist slaps, the guitarist strums, the crowd claps on two and four. / The DJ played vinyl only, from soul to house. /
The crowd hummed the tune on the way home from the concert. / The songs are in Welsh and the harmonies are heavenly. /
Not a great singer, but the lyrics hit home. / The sound in the hall was muddy, we hardly heard the violins. /
I practise the trumpet with a mute because of the neighbours. / Church concert with cantatas by Bach and a new work for organ and brass /
Metal riffs, folk flute and a choir of monks, what an album / The girl from next door writes songs on a toy piano. /
Albums of the year: ten records our music critics love / The audience clapped along to the last song. /
Outdoor concerts in {c}: brass on Friday, rock on Saturday / Bands with two drummers are twice as loud. /
Practise the chords slowly, then add the rhythm. / A trombone choir is playing hymns on the square. / A musician needs ears, hands and patience. /
Guitar amplifier, 40 watts, great tube sound, for sale with footswitch / Piano practice with headphones so the neighbours can sleep /
The concerts were recorded for a live album. / The fans threw roses onto the stage for the soprano. / The musicians tune up, the audience hushes. /
Swing, tango, waltz: dance orchestra in {c} / The singer forgot the second verse and hummed. / Solo album by the guitarist: ten acoustic songs /
House beats and soul samples, mixed by {n} / What is the name of the song with the whistling at the start? /
The notes on the page go up, so does the tune. / The harp glides, the drums roll, the trumpets shout. / Listening to old blues records on a Sunday /
Six strings, three chords and the truth / The conductor takes the slow movement very slowly. /
The jazz pianist and the rapper made an album together. / Vocals too quiet, bass too loud, but great songs /
The choir from {c} won first prize in the singing contest. / Reggae on the radio and everyone is dancing /
The cello has a darker tone than the violin. / The rehearsals for the musical begin in {c}. / The hit from the eighties is back in the charts. /
The band members switch instruments after every song. /
The bassoonist's reed split during the nocturne. / Her debut EP blends dubstep wobble with Celtic fiddle. /
Syncopated marimba patterns ripple beneath the clarinet line. / Cymbals crashed, trombones blared and the finale brought the gallery to its feet. /
Our garage trio jams on three chords and borrowed amps. / The accordionist squeezed out polkas till the dancers dropped. /
Choirboys rehearsed the descant in the cold nave. / Sampling old vinyl breaks, the producer looped a gritty beat. /
Modulating to the relative minor darkens the second verse. / Baritone cancels Lieder evening, understudy sings instead /
Setlist leak: the reunited grunge quartet opens with B-sides / Transpose the tune down a tone so altos can reach it. /
I restrung my mandolin and my fingertips are raw. / The mezzo's vibrato wobbled through the lullaby. / Does that reggae bassline sit in D flat or E? /
Sitar, tabla and tanpura accompany the evening raga. / Synthesiser nerds debate analogue warmth against digital clarity. /
Crooner's festive ballad tops the charts again / The quartet bowed the scherzo pizzicato by mistake, giggles followed. /
Listeners streamed the summer anthem two billion times. / Bluegrass pickers swapped banjo licks around the campfire. /
The glockenspiel part is fiddly at that tempo. / Roadies hauled speaker stacks on stage before soundcheck. /
Autotune can't rescue that warbling on the chorus. / Her cadenza dazzled, though the horns entered a bar late. /
Busking cellist plays movie themes in the underpass daily. / Steelpan ensembles and calypsonians parade before carnival revellers /
Grandfather's gramophone still spins shellac foxtrots. / The libretto is flimsy but the arias soar. /
Rap battle: freestylers trade rhymes over boom-bap loops / Practise arpeggios hands separately, then together with metronome at sixty. /
Punk trio releases seven-inch single recorded in a cowshed / The carillon chimed a madrigal from the bell tower at noon. /
Overdubbed harmonies gave the demo a choral shimmer. / Didgeridoos drone hypnotically under the throat singers. /
Mixing desk overheated, so the acoustic set went unplugged. / A lilting jig on tin whistle got the ceilidh started. /
Critics hail the pianist's tender reading of the sonata / Her baton twitched and the strings whispered pianissimo. /
My daughter wants viola lessons because violins are common, she says. / Disco fever returns with glittery remixes of seventies hits. /
Barbershop harmony needs a bass, a lead, a tenor and a sense of humour. / Ska brass section wanted, must love offbeats and pork-pie hats. /
The songwriter hummed a hook into her phone at three in the morning. / Chart-topper accused of lifting the melody from an obscure folk ditty /
Balalaika orchestra tours with Cossack songs and dances / Turntablists scratched records in the festival's late-night tent. /
Sheet music for the requiem is in the choir library, alto part missing. / Minimalist composers repeat tiny motifs until they shimmer. /
Bass drop at midnight, the ravers roared, strobe lights pulsing. / The lute's frets are made of gut and tied by hand. /
Tenors, watch the crescendo before letter D. / Pop diva lip-synced through half her arena show, fans grumble /
The tritone was nicknamed the devil's interval. / Gamelan gongs and metallophones filled the courtyard with interlocking rhythms. /
Best headphones track for a rainy walk: that slow trip-hop tune with strings / Organist pulls out every stop for the toccata /
The encore was a cappella, hushed, in four-part harmony. / Yodelling club welcomes newcomers, dirndl optional, good lungs essential. /
Paradiddles and ghost strokes: snare rudiments for beginner drummers / The jukebox only plays rockabilly and doo-wop. /
Emo lyrics, shouted refrains, double-kick drumming: their heaviest record so far / The kazoo solo stole the school concert. /
Orchestra pit floods, ballet performed to taped score and piano / He learned ragtime by slowing down player piano rolls. /
The soul singer's gravelly contralto carried the whole album.
""",
}

# `w` stands after "the", `v` is what somebody did, `x` is a phrase or a name that needs no article.
WORDS = {
    "sports": {
        "w": """
match / goal / team / cup / race / coach / players / tennis / football / league / swimmer / marathon / stadium / championship / referee / basketball /
tournament / striker / goalkeeper / final / season / medal / runner / cyclist / boxing / golf / hockey / rugby / ski race / athlete / training /
penalty / score / fans / Olympics / trophy / victory / defeat / hat-trick / half-time / offside / kick-off / free kick / red card / semi-final /
quarter-final / play-offs / relegation / Formula One / grand prix / cricket / baseball / handball / volleyball / badminton / table tennis / rowing /
sailing regatta / figure skating / ski jump / biathlon / gymnastics / judo / karate / wrestling / fencing / archery / weightlifting / triathlon /
decathlon / high jump / javelin / relay race / sprinter / hurdles / backstroke / diving / surfing contest / skateboarding / snowboard /
goal difference / midfielder / defender / captain of the team / transfer window / dressing room / playing field / doping / world champion /
gold medal / bronze medal / Paralympics / national team / home win / away game / derby / extra time / overtime / grand slam / home run / quarterback /
touchdown / hoop / puck / ice hockey / pole position / lap / finish line / bobsleigh / luge / slalom / downhill race / giant slalom /
butterfly stroke / pole vault / long jump / triple jump / discus / shot put / hammer throw / steeplechase / half marathon / ultramarathon / Ironman /
horse race / jockey / polo match / rally driver / racing driver / pit stop / pit lane / time trial / peloton / velodrome / yellow jersey /
cycling team / mountain bike race / BMX / kayak race / rowing eight / regatta / sumo / heavyweight / boxer / boxing ring / knockout / uppercut /
title fight / wrestler / judoka / black belt / fencer / foil / archer / weightlifter / barbell / gymnast / balance beam / trampoline / climbing wall /
bowling alley / frisbee / racket / tennis racket / tennis court / ace / backhand / forehand / double fault / tie-break / match point / set point /
shuttlecock / golf club / golfer / caddie / birdie / bunker shot / putt / putting green / hole-in-one / fairway / batsman / bowler / wicket /
innings / test match / umpire / wicketkeeper / pitcher / catcher / home plate / shortstop / baseball bat / home team / visiting team / point guard /
slam dunk / free throw / three-pointer / rebound / dribbling / buzzer beater / linebacker / wide receiver / Super Bowl / fumble / interception /
scrum / try line / fly-half / tackle / ruck / goalie / power play / penalty box / hockey stick / ice rink / skates / ski boots / ski poles /
biathlete / ski jumper / winger / left back / full-back / centre forward / sweeper / substitute / substitutes' bench / line-up / squad /
captain's armband / jersey / football boots / shin pads / goalkeeper gloves / goalpost / crossbar / corner kick / throw-in / header / own goal /
foul / yellow card / linesman / video referee / stoppage time / shoot-out / penalty shoot-out / clean sheet / away goal / equaliser / winning goal /
top scorer / man of the match / league title / league table / fixture / fixtures / derby day / cup final / cup tie / knockout stage / group stage /
World Cup / Champions League / Premier League / Bundesliga / European Championship / promotion to the first division / second division / youth team /
reserve team / under-21s / football academy / talent scout / physio on the bench / transfer rumour / free transfer / deadline-day signing /
loan player / manager of the team / head coach / assistant coach / player-manager / sports club / club president / locker room / grandstand /
north stand / home crowd / away fans / supporters / ultras / hooligans / cheerleaders / mascot of the club / season ticket / scoreboard / turf /
touchline / penalty area / training camp / training session / sprint / sprint finish / false start / photo finish / starting block / starting gun /
personal best / world record / Olympic record / Olympic champion / Olympic Games / Winter Games / Olympic torch / Olympic flame / podium /
silver medal / champions / runners-up / underdogs / professional player / sportswoman / sportsman / torn ligament of the striker / doping scandal /
doping control / drugs ban / comeback win / narrow win / crushing defeat / winning streak / losing streak / goalless draw / rematch /
qualifying round / final whistle / finalists / opening ceremony of the Games / volleyball net / handball court / rowing crew / swimming meet /
diving board / lane four / surfer / skateboarder / half-pipe / snowboarder / figure skater / triple axel / paralympic athlete / PE teacher /
sports day / fun run / running shoes / cleats / whistle of the referee / relay baton / golf handicap / vault in gymnastics /
warm-up before the match / hamstring injury of the winger / opponent in the ring / passing drills / amateur league / title contender / rival club
""",
        "v": """
scored twice / scored a hat-trick / won the race / lost the final / took the gold medal / missed the penalty / saved a penalty / set a new record /
served an ace / hit a home run / ran the marathon / crossed the finish line first / was sent off / got a red card / was substituted at half-time /
headed the ball in / kicked the ball over the bar / dribbled past two defenders / tackled the striker / jumped eight metres / threw the javelin /
swam the relay / rode in the peloton / finished second in the sprint / beat the champion / was beaten in the semi-final /
was knocked out in round two / trained with the first team / signed for another club / was dropped from the squad / coached the under-12s /
refereed the derby / retired from football / qualified for the Olympics / was banned for doping / tore a hamstring in training /
came off the bench and scored / kept a clean sheet / captained the national team / wrestled for the title / boxed twelve rounds / skied the downhill /
scored a try / dunked the ball / made a birdie / took five wickets / pitched nine innings / won on points / lost in straight sets /
cheered for the home team / fouled the goalkeeper / equalised in the last minute / defended the league title / dropped the baton /
rowed in the eight / lifted the trophy
""",
        "x": """
soccer / American football / lacrosse / netball / softball / water polo / curling / speed skating / cross-country skiing / ski jumping /
freestyle swimming / breaststroke / orienteering / dressage / show jumping / motor racing / MotoGP / canoeing / kickboxing / taekwondo /
mixed martial arts / parkour / bouldering / darts / snooker / billiards / squash / padel / croquet / Wimbledon / beach volleyball /
wheelchair basketball / the referee's decision / the match against {c} / the away game in {c} / the season opener against {c} /
the goalkeeper's mistake / a hat-trick in the cup / how to hold a tennis racket / playing football in the park / training for a marathon /
running a half marathon in under two hours / riding in the peloton / learning to ski at forty / scoring from a free kick / bowling a perfect over /
sinking a long putt / serving under pressure / the rules of rugby / the offside rule / a penalty in the last minute / a goal from the halfway line /
our chances in the cup final / the new signing from {c} / the worst own goal of the season / the coach's half-time talk / a boxing match in {c} /
a swimming lesson for the relay team / next season's fixtures / tickets for the derby / the best goalkeeper in the league / girls' football /
the fight against doping / women's cricket / youth hockey in {c} / the medal table of the Olympics / the race for the yellow jersey /
the striker's comeback after a torn ligament / the referee and the linesmen / who won the tennis / the fastest lap in qualifying /
defenders who never foul /
the home game on Saturday / a karate class for kids / ball control and passing
""",
    },
    "politics": {
        "w": """
parliament / minister / election / president / government / law / voters / reform / opposition / senator / campaign / party leader / council /
treaty / ambassador / prime minister / party / senate / vote / ballot / chancellor / bill / constitution / debate / coalition / republic / citizens /
governor / sanctions / tax law / mayor / speech / summit / cabinet / secretary of state / foreign minister / opposition leader /
member of parliament / lawmakers / legislation / referendum / polling station / exit poll / candidate / constituency / Democrats / Republicans /
liberals / conservatives / socialists / Greens / left-wing party / right-wing party / populists / dictator / monarchy / king's speech / throne /
lobbyists / diplomats / embassy / consulate / peace talks / ceasefire / NATO / United Nations / European Union / White House / Kremlin / congress /
house of lords / lower house / upper house / majority vote / veto / impeachment / resignation / protest march / demonstration / human rights /
immigration law / asylum policy / welfare state / defence policy / town hall / county council / first lady / vice president / presidency / regime /
coup / civil rights / democracy / federal court / decree / manifesto / propaganda / party congress / electoral system / voting age /
general election / local elections / primaries / runoff / swing state / landslide victory / electoral college / electoral roll / ballot box /
ballot paper / postal vote / voter turnout / swing voters / polling day / election night / election fraud / recount / opinion poll / pollster /
campaign trail / campaign poster / campaign donors / televised debate / stump speech / rally of the party / canvassers / incumbent / running mate /
presidential race / presidential candidate / mayoral race / delegates / caucus / grassroots movement / Labour party / Tories / social democrats /
Christian democrats / communists / nationalists / anarchists / centrists / far right / far left / left wing / right wing / moderates / independents /
Liberal Democrats / separatists / monarchists / feminists / party member / party chairman / party headquarters / party programme / party donations /
party whip / backbenchers / front bench / speaker of the house / House of Commons / House of Representatives / Bundestag / Capitol / Oval Office /
Senate hearing / Senate committee / parliamentary group / parliamentary committee / inquiry committee / plenary session / quorum / filibuster /
amendment / motion of censure / vote of confidence / no-confidence vote / second reading / white paper / act of parliament / statute / law on asylum /
bylaw / ordinance / tax reform / tax bill / wealth tax bill / carbon tax law / budget vote / pension reform / welfare reform / school reform /
electoral reform / land reform / abortion law / minimum wage law / zoning law / drug policy / energy policy / domestic policy / education policy /
housing policy / climate policy / migration policy / refugee policy / asylum seekers / refugees' rights / border dispute / citizenship /
dual citizenship / naturalisation / nation / nation state / federal state / province / region's autonomy / autonomy / independence movement /
sovereignty / secession / empire / kingdom / king / queen / crown prince / emperor / monarch / sultan / aristocracy / theocracy / tyranny / tyrant /
autocrat / dictatorship / junta / uprising / revolution / revolutionaries / rebels / insurgents / civil war / truce / armistice / peace treaty /
peace accord / peacekeepers / disarmament / nuclear deal / arms race / conscription / defence minister / defence budget / army chief / general staff /
veterans affairs / intelligence service / spy affair / secret service / foreign ministry / interior ministry / ministry of justice / ministry /
minister of education / health secretary of the cabinet / home secretary / attorney general / solicitor general / chief of staff / undersecretary /
deputy minister / press secretary / government spokesman / cabinet reshuffle / cabinet meeting / inauguration / oath of office / term of office /
second term / lame duck / executive order / presidential decree / pardon / amnesty law / approval rating / supreme court / constitutional court /
judiciary / legislature / rule of law / separation of powers / bill of rights / civil liberties / voting rights / discrimination law / dissident /
political prisoner / exile / whistleblower / activist / activists / protesters / demonstrators / picket / general strike / trade union congress /
sit-in / petition / boycott / riot police / unrest / lobby register / interest groups / bribery scandal / embezzlement trial of the minister /
spin doctor / think tank / disinformation campaign / ambassadors / envoy / diplomatic row / negotiations on the treaty / delegation / pact /
alliance / Security Council / General Assembly / secretary-general / European Commission / European Parliament / European Council / G7 summit /
war crimes tribunal / Geneva Convention / councillor / city council / council meeting / town council / alderman / parish council / borough /
district council / municipality / civil servants / bureaucracy / public administration / state governor / premier / head of state /
heads of government / statesman / stateswoman / politician / politicians / congresswoman / congressman / deputy / MP / MEP / majority leader /
minority government / grand coalition / coalition talks / coalition partner / coalition agreement / constituents / electorate / citizenship test /
executive branch / UN resolution / sanctions policy / former colony / government regulation / protectorate / diplomatic protocol
""",
        "v": """
won the election / lost the seat / ran for mayor / ran for president / was elected to parliament / was sworn in as minister / resigned as minister /
voted for the reform / voted against the bill / abstained from the vote / signed the treaty / vetoed the bill / passed the law / drafted a bill /
led the opposition / founded a party / left the party / joined the coalition / broke with the coalition / campaigned for the Greens /
canvassed for Labour / handed out leaflets for the party / counted the ballots / cast a ballot / spoke in the senate / testified before congress /
was appointed ambassador / negotiated the ceasefire / met the foreign minister / governed the province / was impeached / was overthrown /
was forced into exile / protested outside the embassy / marched for civil rights / organised the demonstration / signed the petition /
lobbied the ministers / called for a referendum / demanded new elections / called a snap election / dissolved parliament / presided over the council /
chaired the committee / opposed the tax law / defended the sanctions / criticised the government / abolished the monarchy / amended the constitution /
debated the budget in parliament / bribed a senator / took office / stepped down as premier / was re-elected / nominated a judge for the supreme court
""",
        "x": """
Labour / communism / socialism / liberalism / conservatism / nationalism / populism / fascism / Downing Street / Westminster / Parliament Hill /
gun control / rent control / foreign policy / border control / federalism / military rule / martial law / arms control / freedom of speech /
freedom of the press / censorship / suffrage / women's suffrage / equal rights / gay rights / minority rights / apartheid / civil disobedience /
lobbying / corruption / nepotism / diplomacy / Brussels / Brexit / international law / local government / the mayor of {c} / the parliament in {c} /
the demonstration in {c} / the election campaign in {c} / the peace talks in {c} / the governor's speech / the minister's resignation /
a vote in the upper house / how a bill becomes a law / voting by post / running for office / standing for parliament / the duties of a mayor /
the powers of the president / the vote on the budget / a second chamber / rights of minorities / citizens' initiatives / the row in the cabinet /
who will be the next chancellor / the leader of the opposition / a seat in the senate / a majority of two votes / the speech of the foreign minister /
the protest march in {c} / the debate on immigration / the council election in {c} / talks about a ceasefire / the treaty of Versailles /
the role of the monarch / the end of the monarchy / the ban on posters before the election / the promise to lower taxes after the election /
the party's new leader / the resignation of the governor / sanctions against the regime / a visit of the ambassador / the law on citizenship /
the reform of the pension law / the constitution of the republic / a scandal over party donations / the army and the coup /
the struggle for independence / lobbyists in Brussels / women in parliament
""",
    },
    "technology": {
        "w": """
phone / software / app / computer / laptop / robot / server / browser / chip / program / internet / password / artificial intelligence / startup /
database / screen / smartphone / code / update / hardware / gadget / keyboard / website / cloud service / algorithm / data centre / programmer /
tablet / printer / camera / network / bug / robot arm / engineers / electric motor / operating system / processor / graphics card / hard drive /
memory chip / USB stick / laser printer / scanner / router / wireless network / Bluetooth / broadband / fibre cable / firewall / malware /
computer virus / hackers / encryption / data breach / open source / source code / compiler / programming language / Python script / developer /
debugger / web page / web design / online shop software / social network / search engine / chatbot / machine learning / neural network /
virtual reality / smart home / smart watch / drone / self-driving car / 3D printer / battery pack / semiconductor / transistor / circuit board /
sensor / touchscreen / webcam / headset / e-book reader / games console / video game / spreadsheet / pixel / gigabyte / megabyte / download / upload /
streaming service / domain name / e-mail client / quantum computer / blockchain / automation / electric car / gadgets / interface / mainframe /
modem / silicon / desktop computer / notebook computer / PC / Mac / gaming PC / workstation / supercomputer / minicomputer / server room /
server farm / web server / mail server / virtual machine / container image / backup / backup drive / SSD / hard disk / floppy disk / CD-ROM drive /
flash drive / SD card / CPU / GPU / mainboard / motherboard / chipset / microchip / microprocessor / wafer / chip factory / chipmaker /
microcontroller / Raspberry Pi / Arduino / LED / diode / resistor / capacitor / soldering iron / power supply unit / monitor / flat screen / display /
touchpad / trackpad / computer mouse / mouse pad / joystick / controller / gamepad / HDMI cable / USB cable / USB port / adapter / charger /
power bank / charging cable / rechargeable battery / lithium battery / battery life / SIM card / mobile phone / cell phone / iPhone / Android phone /
foldable phone / smartphones / selfie camera / camera app / tablet computer / e-reader / smartwatch / earbuds / noise-cancelling headphones /
smart speaker / voice assistant / smart TV / smart lock / smart thermostat / robot vacuum / robots / humanoid robot / industrial robot / drones /
quadcopter / autonomous vehicle / lidar / radar sensor / GPS receiver / satellite navigation / satellite internet / antenna / 5G network /
mobile network / Wi-Fi router / hotspot / ethernet cable / bandwidth / download speed / latency / internet provider / internet connection /
internet outage / intranet / VPN / proxy server / IP address / protocol stack / URL / hyperlink / homepage / web browser / browser tab /
browser extension / plug-in / ad blocker / cookie banner / web developer / webmaster / web hosting / web app / Rust compiler / framework /
library function / API / JSON file / user interface / icon / cursor / menu bar / dropdown menu / pop-up window / dark mode / toolbar / settings menu /
notification / push notification / emoji / text message app / messenger / group chat app / video call / video conference / webinar software / e-mail /
inbox filter / e-mail attachment / spam filter / login / user account / username / password manager / fingerprint sensor / biometric login / captcha /
trojan / computer worm / botnet / cyber attack / security hole / security patch / hacker / data leak / data protection software / privacy settings /
encryption key / digital signature / qubits / quantum chip / quantum processor / AI tool / AI model / language model / training data / deepfake /
translation software / text editor / word processor / PDF file / text file / zip file / folder / file system / file format / clipboard /
desktop icon / screenshot / screen saver / printer driver / driver update / device driver / software update / firmware / beta version /
release candidate / app store / installation program / licence key / shareware / bug report / bug fix / crash report / error message / error code /
blue screen / memory leak / null pointer / stack overflow / unit tests / test suite / pull request / merge conflict / repository / commit /
git branch / code review / software engineer / coder / coding / coding course / hackathon / computer scientist / IT department / IT support /
helpdesk / sysadmin / system administrator / network administrator / data scientist / data structure / array / recursion / subroutine /
operating systems / Linux kernel / Windows update / boot loader / command line / terminal window / shell script / macro / spreadsheet formula /
relational database / query language / search algorithm / recommendation algorithm / sorting algorithm / computer game / game engine / video games /
gamer / gaming laptop / graphics / 3D graphics / VR goggles / hologram display / projector / laser pointer / digital camera / video camera /
memory stick / microfilm scanner / copy machine / toner cartridge / ink cartridge / barcode scanner / QR code / RFID tag / chip card /
contactless chip / walkie-talkie / pager / telegraph / tech company / tech giant / tech start-up / app developer / software company /
inventor of the transistor / engineer / electrical engineering / CAD software / milling machine / machine tool / conveyor belt / assembly robot /
steam turbine / generator set / inverter / charging station / electric vehicle / e-scooter battery / hybrid engine / dashboard display /
touch display / head-up display / algorithms / server cluster / cloud backup / loop in the code / variable in the program /
security certificate of the website / syntax error
""",
        "v": """
wrote a program / fixed the bug / installed the update / rebooted the server / reset the router / changed the password / forgot the login /
hacked the website / cracked the code of the app / debugged the script / compiled the kernel / pushed a commit / reviewed the pull request /
deployed the app / crashed the server / restored the backup / deleted the cache / downloaded the software / uploaded the files /
plugged in the charger / charged the phone / dropped the smartphone / cracked the screen / soldered the circuit / built a robot /
programmed the drone / flew the drone / trained a neural network / asked the chatbot / searched the web / designed a website / registered a domain /
configured the firewall / encrypted the hard drive / scanned the PC for viruses / opened a phishing mail / upgraded the memory /
swapped the graphics card / overclocked the CPU / printed a spare part in 3D / connected the printer / paired the headset / joined the video call /
muted the microphone in the video call / coded all night / queried the database / imported the spreadsheet / automated the backup /
switched to Linux / uninstalled the app / tested the beta / streamed a video game / took a screenshot / replaced the battery of the laptop
""",
        "x": """
cloud storage / cloud computing / RAM / Android / robotics / Wi-Fi / DNS / HTTP / HTML / CSS / JavaScript / Java / Python / C++ / SQL / PHP /
two-factor authentication / face recognition / phishing / ransomware / spyware / cyber security / antivirus software / AI / deep learning /
image recognition / speech recognition / freeware / version control / computer science / data mining / big data / Linux / Windows /
augmented reality / Silicon Valley / electronics / consumer electronics / the server in {c} / the data centre in {c} / a bug in the app /
an update for the phone / the new version of the browser / the password of the router / the battery of the laptop / a hole in the firewall /
how to reset a router / learning to program / writing code in Rust / building a website / backing up the hard drive / choosing a new laptop /
the best phone for photos / a password that nobody guesses / how search engines work / bugs in the new release /
the future of artificial intelligence / a robot that folds shirts / the history of the internet / the screen of the tablet /
the battery in electric cars / hackers from abroad / an attack on the server / updates that break things / a keyboard without a cable /
the switch to Linux / software for schools / open source on the desktop / a drone with a camera / an app for everything / the data centre near {c} /
the speed of the wireless network / chips from {c} / cables, plugs and adapters / machines that learn / chatbots in customer service /
the first computer mouse / protecting accounts from hackers / an error in the database / the memory of the server / why the printer jams /
virtual meetings with a headset / smart homes
""",
    },
    "food": {
        "w": """
recipe / restaurant / bread / sauce / chef / salad / cheese / dinner / garlic / cake / kitchen / pasta / dessert / butter / spices / soup / fish /
onions / tomatoes / oven / meal / breakfast / lunch / wine / chocolate / rice / potatoes / cook / vegetables / pizza / menu / flour / sugar /
apple pie / cup of tea / bakery / barbecue / bacon / basil / beans / beef / berries / biscuits / broth / burger / cabbage / carrots / casserole /
cherries / chicken wings / chilli / cinnamon / cookies / corn / cream / cucumber / curry / dough / dumplings / eggs / frying pan / fruit salad /
gravy / grill / ham / herbs / honey / ice cream / jam / juice / kebab / ketchup / lamb / leek / lemon / lentils / lobster / mango / marinade /
mayonnaise / milk / muffin / mushrooms / mustard / noodles / nuts / olive oil / omelette / oysters / pancakes / parsley / pastry / peanut butter /
pepper / pickles / pie / plum / pork / porridge / prawns / pudding / pumpkin / risotto / roast / saffron / salmon / sandwich / sausage / seafood /
shrimp / snack / steak / stew / strawberry / sushi / toast / tofu / tuna / turkey / vanilla / vinegar / waffle / yoghurt / beer / cocktail /
espresso / green tea / lemonade / smoothie / main course / starter / side dish / tasting menu / aubergine / eggplant / courgette / zucchini /
cauliflower / broccoli / Brussels sprouts / kale / spinach / lettuce / rocket salad / radish / beetroot / celery / asparagus / artichoke /
green beans / peas / chickpeas / kidney beans / sweet potato / mashed potatoes / baked potato / French fries / potato salad / potato gratin /
peppers / red pepper sauce / spring onions / shallots / ginger / turnip / fennel / avocado / guacamole / olives / capers / gherkins / coleslaw /
truffles / chanterelles / apple / apples / pears / peaches / apricots / plums / grapes / raspberries / blueberries / blackberries / strawberries /
cranberry sauce / redcurrants / rhubarb / bananas / oranges / lemons / lime / grapefruit / pineapple / papaya / melon / watermelon / figs /
dates and nuts / raisins / coconut / almonds / hazelnuts / walnuts / peanuts / pistachios / cashews / sesame seeds / poppy seed cake / oats /
oatmeal / muesli / cornflakes / cereal bar / quinoa / bulgur / couscous / millet / semolina / wheat flour / rye bread / wholemeal bread /
white bread / sourdough / baguette / bread rolls / bagel / croissant / pretzel / pitta / naan / tortilla / yeast / batter / breadcrumbs /
baking powder / baking tray / icing / gingerbread / brownie / cupcake / doughnut / cheesecake / scones / strudel / tart / apple crumble / gateau /
birthday cake / sponge cake / macaroons / meringue / trifle / custard / panna cotta / crème brûlée / sorbet / jelly / marmalade / maple syrup /
syrup / caramel / toffee / candy / liquorice / marshmallows / chewing gum / lollipop / popcorn / crisps / nachos / crackers / spaghetti / macaroni /
ravioli / lasagne / gnocchi / pesto / carbonara / Bolognese sauce / tomato sauce / goat's cheese / blue cheese / cream cheese / cottage cheese /
fondue / raclette / sour cream / whipped cream / buttermilk / soy milk / margarine / lard / sunflower oil / vinaigrette / soy sauce / fish sauce /
falafel / tzatziki / moussaka / kebabs / shawarma / tajine / paella / tapas / gazpacho / tacos / burrito / enchiladas / salsa / feijoada / empanadas /
schnitzel / meatballs / minced meat / hamburger / cheeseburger / hot dog / spare ribs / pulled pork / pork chop / pork belly / veal cutlet /
rump steak / fillet steak / roast beef / roast chicken / roast lamb / shepherd's pie / Yorkshire pudding / black pudding / liver sausage / meatloaf /
duck breast / roast goose / venison / rabbit stew / game pie / trout / cod / herring / mackerel / sardines / anchovies / eel soup / caviar / crab /
mussels / clams / squid / scallops / fish fingers / chowder / bouillabaisse / onion soup / tomato soup / pea soup / lentil soup / minestrone /
chicken soup / chicken stock / ramen / pho / pad thai / fried rice / stir-fry / spring rolls / dim sum / wontons / tempura / miso soup /
tikka masala / vindaloo / samosas / chutney / dal / curry powder / cardamom / cloves / nutmeg / paprika / cayenne pepper / sage / dill / chives /
mint sauce / bay leaf / tarragon / horseradish / sea salt / pinch of salt / ground pepper / stuffing / gratin / quiche / ratatouille / crêpes /
soufflé / fried egg / scrambled eggs / boiled egg / poached egg / egg white / egg yolk / baked beans / coffee / cappuccino / latte / flat white /
iced tea / black tea / herbal tea / hot chocolate / cocoa / apple juice / orange juice / mineral water / cola / ginger beer / cider / ale / lager /
stout / wheat beer / champagne / prosecco / red wine / white wine / whisky / rum / vodka / brandy / liqueur / mojito / brewery / winery / vineyard /
cellar of wines / sommelier / barista / waiter / waitress / head chef / pastry chef / sous-chef / butcher / baker / fishmonger / greengrocer /
caterer / canteen / cafeteria / bistro / pizzeria / steakhouse / snack bar / tea room / coffee house / beer garden / food truck / food stall /
takeaway / takeaway pizza / buffet / brunch / supper / picnic basket / packed lunch / leftovers / appetiser / side salad / second helping /
three-course meal / dish of the day / wine list / cookbook / cookery show / cooking course / saucepan / casserole dish / wok / pressure cooker /
stove / toaster / blender / whisk / ladle / spatula / rolling pin / sieve / grater / peeler / chopping board / kitchen knife / cutlery / corkscrew /
tin opener / coffee grinder / teapot / gas hob / microwave meal / frozen peas / tinned tomatoes / ready meal / vegan burger / gluten-free bread /
vegetarian dish / flavour / aftertaste / umami / taste of garlic / smell of fresh bread / hand mixer / food processor / eel / squid rings / pear tart
""",
        "v": """
baked a cake / cooked dinner / fried the onions / boiled the eggs / peeled the potatoes / chopped the parsley / sliced the cucumber /
diced the carrots / grated the cheese / stirred the sauce / seasoned the soup / tasted the gravy / roasted a duck / grilled the sausages /
marinated the chicken / kneaded the dough / rolled out the pastry / whisked the cream / melted the chocolate / burnt the toast / spilled the gravy /
oversalted the soup / ate three slices of pizza / ate sushi / had pancakes for breakfast / had oysters and champagne / ordered the steak /
ordered a takeaway curry / drank a glass of wine / drank two espressos / brewed a pot of tea / poured the beer / set the table for dinner /
washed the lettuce / served the starters / served the soup / carved the turkey / filleted the fish / stuffed the peppers / simmered the lentils /
steamed the dumplings / deep-fried the shrimps / made jam / pickled the gherkins / opened a bakery / worked as a chef / waited tables in a bistro /
tried the vegan burger / asked for the recipe / licked the spoon / baked sourdough bread / brought a salad to the barbecue / mixed cocktails /
bottled cider
""",
        "x": """
fish and chips / sauerkraut / kimchi / coconut milk / tiramisu / gelato / parmesan / mozzarella / cheddar / brie / oat milk / tahini / hummus /
chilli con carne / goulash / salami / chorizo / prosciutto / borscht / wasabi / basmati rice / turmeric / cumin / coriander / oregano / thyme /
rosemary / mulled wine / gin and tonic / vegan food / the best pizza in {c} / the chef's special / a pinch of salt / a spoonful of honey /
a slice of cake / a bowl of soup / a glass of red wine / a plate of spaghetti / a loaf of bread / soup with noodles / fish with rice /
how to cook rice / baking without eggs / grilling fish / cooking for six / chopping onions without tears / what to do with stale bread /
the right wine for fish / the best soup for cold days / my grandmother's plum cake / a recipe for lentil curry / a restaurant with a garden in {c} /
the bakery on the corner / a breakfast of eggs and toast / the smell of roasted coffee / the taste of ripe mango / cheese from the Alps /
vegetables from the market / a sauce without cream / pasta with clams / potatoes in all forms / knives and chopping boards /
the kitchen of a hotel chef / street food from Mexico / Thai cooking / Indian spices / Italian cuisine / French pastry / Turkish coffee /
Japanese noodles / a pie for Sunday lunch / home-made ice cream / bread from the oven / herbs from the balcony for salads / spicy dishes /
sweets and chocolate / a menu for the wedding dinner / beer and pretzels / leftover turkey
""",
    },
    "travel": {
        "w": """
flight / hotel / beach / passport / tourists / trip / train journey / island / guide / cruise / suitcase / holiday / airport / camping / old town /
souvenirs / journey / tour / hostel / map / luggage / ticket / sightseeing / museum tour / castle / mountains / road trip / visa / ferry / seaside /
traveller / harbour / bus tour / tent / boarding pass / departure gate / layover / jet lag / round trip / sightseeing tour / city break /
package holiday / travel agency / tour operator / holiday resort / guesthouse / bed and breakfast / youth hostel / camp site / caravan / motorhome /
backpackers / hitchhiking / hiking trail / mountain hut / national park / safari / waterfall / lagoon / palm beach / coral beach / cathedral visit /
old harbour / city walls / ruins / temple / pilgrimage / souvenir / postcard / guidebook / phrase book / customs control / border crossing /
travel insurance / duty free / cabin luggage / hand luggage / suitcases / window seat / sleeper train / night train / rail pass / scenic railway /
cable car / cruise ship / yacht trip / sea view / all-inclusive / last-minute trip / high season / check-in / check-out / concierge / hotel lobby /
double room / rental car / road map / itinerary / holidaymakers / expedition / excursion / stopover / airline / airport terminal / terminal two /
runway / check-in desk / baggage reclaim / lost luggage / carry-on bag / trolley case / backpack / rucksack / travel bag / money belt / neck pillow /
packing list / airport lounge / airport shuttle / security check at the airport / passport control / border guards / visa application / tourist visa /
entry stamp / passport photo / travel documents / charter flight / connecting flight / direct flight / long-haul flight / domestic flight /
return flight / red-eye flight / low-cost airline / flight attendant / stewardess / cabin crew / pilot's announcement / take-off / landing in {c} /
economy class / aisle seat / overhead locker / air miles / plane ticket / one-way ticket / return ticket / group ticket / day pass / metro pass /
departure board / platform three / train ride / train station / high-speed train / steam railway / sleeping car / dining car / couchette /
Orient Express / Trans-Siberian Railway / coach tour / coach trip / hop-on hop-off bus / minibus / tuk-tuk / rickshaw / gondola ride / water taxi /
houseboat / paddle steamer / sailing holiday / charter yacht / ocean liner / cabin with a balcony / shore excursion / ferry crossing / ferry port /
pier / marina / quay / gangway / seasickness on the ferry / port of call / car hire / hire car / campervan / camper / camper van / toll road /
mountain pass / scenic route / coast road / panoramic road / border post / day trip / day trippers / weekend trip / weekend break / short break /
bus trip / boat trip / boat tour / canal trip / walking tour / city tour / guided tour / audio guide / tour guide / tour group / travel guide /
tour bus / tourist bus / tourist office / tourist information / tourist guide / tourist attraction / tourist trap / tourist season / tourist tax /
tourist / sightseer / sights / landmark / monument / old quarter / market square / promenade / viewpoint / lookout / panorama / skyline of {c} /
fortress / palace / palace gardens / monastery / abbey / cathedral / basilica / pagoda / pyramids / Acropolis / Colosseum / Eiffel Tower / Louvre /
Statue of Liberty / Grand Canyon / Niagara Falls / Taj Mahal / Great Wall / Alhambra / Sahara trip / Alps / Dolomites / Himalayas trek /
Rocky Mountains / Highlands / Lake District / fjord / fjords / cliffs / cove / bay / dunes / sandy beach / beach towel / beach holiday / sunbed /
sun lounger / parasol / swimsuit / bikini / sunglasses / straw hat / snorkel / snorkelling trip / scuba diving trip / dive resort / beach bar /
palm trees / turquoise sea / lagoon cruise / desert tour / camel ride / oasis / Jeep tour / safari lodge / game drive / rainforest lodge / eco-lodge /
jungle trek / canoe trip / rafting trip / trekking poles / trekking tour / hiking tour / hiking boots / hike / hikers / ramblers / walking holiday /
cycling holiday / bike tour / ski holiday / ski resort / chalet / chairlift / mountain lodge / summit cross / glacier tour / campfire /
camping stove / camping trip / sleeping bag / camping ground / camper site / tent pegs / farm stay / farmhouse holiday / holiday cottage /
holiday home / holiday flat / holiday apartment / holiday let / Airbnb / homestay / bunk bed / dormitory / inn / lodge / motel / boutique hotel /
grand hotel / five-star hotel / spa hotel / airport hotel / hotel room / hotel bar / hotel pool / rooftop pool / hotel booking / hotel chain /
hotel manager / reception desk / bellboy / chambermaid / room key / single room / twin room / sea-view room / minibar /
breakfast buffet at the hotel / late check-out / cancellation of the trip / travel plans / trip planner / travel agent / travel brochure /
holiday brochure / travel blog / travel diary / holiday photos / holiday snaps / snow globe / fridge magnet / bazaar / souvenir shop / gap year /
world trip / trip around the world / honeymoon / summer holidays / family holiday / vacation / annual holiday / vacationers / globetrotter /
traveller's cheque / pilgrims / pilgrim's hostel / Camino / explorers / voyage / adventure trip / far-away countries / Caribbean /
Mediterranean cruise / Riviera / Maldives / Seychelles / Canary Islands / Greek islands / northern lights tour / Iceland trip / Antarctica cruise /
two nights in {c} / hotel reservation / flight booking / hotel porter / hotel receptionist / hotel suite / train timetable
""",
        "v": """
booked a flight / booked a hotel room / missed the plane / missed the ferry / checked in at the hotel / checked out of the hostel /
packed the suitcase / lost a suitcase at the airport / boarded the plane / boarded the cruise ship / landed in {c} / flew to {c} for the weekend /
took the night train to {c} / travelled round the world / travelled to {c} / hitchhiked to {c} / drove along the coast / rented a car at the airport /
rented a holiday cottage / camped by the lake / pitched the tent / slept in a mountain hut / stayed at a guesthouse / stayed in a youth hostel /
spent the holidays in {c} / went on a cruise / went on safari / went sightseeing / went island hopping / went backpacking /
went snorkelling in the bay / lay on the beach / visited the castle / visited the ruins / toured the old town / climbed the tower of the cathedral /
photographed the waterfall / sent a postcard / bought souvenirs / strolled along the promenade / hiked the coast path / trekked in Nepal /
crossed the border on foot / applied for a visa / renewed the passport / showed the boarding pass / asked at the tourist office /
joined a guided tour / got lost in the old town / sailed round the islands / rode a camel in the desert / took the cable car to the summit /
changed trains in {c} / waited at the departure gate / planned a road trip / unpacked the rucksack
""",
        "x": """
business class seat / Interrail / island hopping / mass tourism / overtourism / tourism / Big Ben / Machu Picchu / Angkor Wat / Petra / Stonehenge /
Mount Fuji / Kilimanjaro / trekking / glamping / couchsurfing / room service / half board / full board / backpacking / wanderlust / Tuscany / Bali /
Tenerife / Mallorca / Santorini / Venice / Dubrovnik / Lapland / Patagonia / a week in {c} / the hotel in {c} / the night train to {c} /
a flight to {c} / the old town of {c} / the beach near {c} / the harbour of {c} / a guided tour of {c} / a cruise on the Nile / a holiday by the sea /
a road trip through Spain / a day at the beach / the view from the lighthouse / how to pack light / travelling with children /
flying with hand luggage only / sleeping on the night train / finding a cheap hotel in {c} / what to see in {c} / three days in {c} /
our honeymoon in Bali / the best beaches of Portugal / the islands of Greece / a hike to the mountain hut / the coast road by bus /
the ferry to Corsica / a visit to the castle / a walk through the old town / trains across Europe / a safari in Kenya /
camping in the rain of Scotland by tent / the hotel by the harbour / rooms with a sea view / a holiday on a farm /
a weekend by the lake in a guesthouse / lost suitcases / delayed flights and missed connections / visas for long stays / souvenirs from {c} /
the airport of {c} / a cruise to Alaska / the pilgrims on the Camino / travel tips for Japan / the view from the cathedral tower / a tent for two /
sights off the beaten track / tourists in {c} / a guide for the museums of {c} / the road through the desert by jeep / a year abroad with a backpack
""",
    },
    "health": {
        "w": """
doctor / patient / fever / hospital / vaccine / nurse / flu / blood pressure / clinic / back pain / surgery / therapy / headache / infection / diet /
medicine / pills / illness / cough / pain / dentist / ambulance / heart / sleep / exercise / diabetes / pharmacy / blood test / cancer / pregnancy /
virus / physician / allergy / fitness / vitamin / asthma / arthritis / antibiotic / bandage / bacterial infection / blood sugar / broken bone /
bruise / calories / cardiologist / check-up / chemotherapy / cholesterol / cold and cough / cramp / dementia / depression / dermatologist /
diagnosis / dizziness / dose / drip / eczema / emergency room / epidemic / eye test / first aid / general practitioner / hay fever / hearing aid /
heart attack / hip operation / immune system / injection / insomnia / insulin / intensive care / itching / joint pain / kidney / liver / lung /
massage / measles / medical record / mental health / midwife / migraine / nausea / nutrition / obesity / ointment / operating theatre / optician /
organ donor / painkiller / pandemic / physiotherapy / pneumonia / prescription / psychologist / pulse / rash / recovery / rehabilitation /
side effect / sore throat / stomach ache / stress / stroke / surgeon / swelling / symptoms / thermometer / toothache / transplant / tumour / ulcer /
vaccination / ward / wheelchair / wound / X-ray / GP / family doctor / paediatrician / gynaecologist / urologist / neurologist / orthopaedist /
oncologist / anaesthetist / radiologist / psychiatrist / psychotherapist / therapist / dental hygienist / orthodontist / pharmacist / chemist's shop /
paramedic / paramedics / night nurse / head nurse / carer / care home / nursing home / hospice / hospital bed / hospital ward / maternity ward /
children's hospital / university hospital / waiting room of the doctor / doctor's appointment / doctor's surgery / outpatient clinic /
emergency department / ambulance crew / stretcher / defibrillator / ventilator / pacemaker / stethoscope / scalpel / syringe / needle and drip /
cannula / catheter / plaster cast / splint / crutches / walking frame / prosthesis / artificial hip / compress / sterile dressing / sticking plaster /
stitches / scar / blister / cut finger / nosebleed / bleeding / haemorrhage / fracture / broken arm / broken leg / sprained ankle /
dislocated shoulder / whiplash / concussion / coma / fainting / seizure / epilepsy / fit of coughing / high temperature / chills / shivers /
runny nose / blocked nose / sneezing / hoarseness / sinusitis / tonsillitis / tonsils / bronchitis / coronavirus / Covid test / booster jab / jab /
mask mandate in hospitals / quarantine / tick bite / stomach bug / stomach flu / diarrhoea / vomiting / constipation / bloating / heartburn /
indigestion / gastritis / irritable bowel / appendix / gallstones / gall bladder / kidney stones / cystitis / bladder infection / prostate /
bowel cancer / breast cancer / lung cancer / skin cancer / melanoma / biopsy / palliative care / bone marrow donor / blood donor / blood donation /
blood count / blood group / blood clot / blood pressure pills / embolism / angina / heart disease / heart surgery / bypass operation / heartbeat /
cardiac arrest / arteries / veins / varicose veins / aorta / windpipe / oesophagus / stomach / bowel / intestine / pancreas / spleen / bladder /
womb / ovaries / thyroid / adrenal gland / tendon / ligament / cartilage / spine / vertebra / slipped disc / ribcage / collarbone / shin bone /
pelvis / kneecap / knee joint / elbow pain / shoulder pain / neck pain / lumbago / sciatica / muscle cramp / muscle pain / inflammation /
swollen ankle / swollen glands / abscess / wart / mole on the skin / acne / hives / athlete's foot / head lice / dandruff / sunburn / frostbite /
insect bite / bee sting allergy / pollen allergy / nut allergy / food intolerance / coeliac disease / asthma attack / inhaler / oxygen mask /
anaemia / iron deficiency / vitamin D / vitamin deficiency / dietary supplements / insulin pump / hormones / hormone therapy / menopause /
period pain / contraceptive pill / condom / morning sickness / ultrasound scan / labour pains / caesarean / childbirth / miscarriage / breastfeeding /
newborn baby / infertility / teething / nits / Alzheimer's / Parkinson's / paralysis / numbness / deafness / ear infection / earache / eardrum /
hearing loss / cataract / conjunctivitis / eye drops / eye surgeon / contact lenses / short-sightedness / blindness / retina / dental check-up /
tooth decay / caries / root canal / wisdom tooth / molar / crown for the tooth / braces / dentures / gum disease / toothbrush / dental floss /
mouthwash / anxiety / anxiety disorder / panic attack / phobia / burnout / mood swings / antidepressants / bipolar disorder / eating disorder /
addiction / nicotine patch / rehab clinic / self-help group / counselling / trauma therapy / sleep disorder / sleeping pills / tranquilliser /
aspirin / ibuprofen / paracetamol / penicillin / morphine / cortisone / cough syrup / throat lozenges / nasal spray / ear drops / suppository /
tablet to swallow / tablets / drug dose / medication / package leaflet of the pills / placebo / osteopath / chiropractor / herbal remedy /
home remedy / hot-water bottle / cold compress / sick note / sick leave / sickness / disease / ailment / fatigue / tiredness / exhaustion /
weight loss / overweight / body mass index / fasting cure / yoga class / stretching / posture / well-being / health check / hygiene / disinfectant /
hospital germ / epidemic in {c} / gelatine capsule of the drug / cavity in a tooth / dental filling / reading glasses / tremor in the hands /
boil on the neck / burn on the hand / fitness exercises / back exercises / heart patients
""",
        "v": """
had a fever / had a sore throat / had a headache all day / caught a cold / caught the flu / broke an arm / broke a rib /
sprained an ankle on the stairs / fainted / vomited all night / sneezed and coughed / coughed all night / felt dizzy / felt sick / felt feverish /
went to the doctor / went to the dentist / saw a specialist / called an ambulance / was taken to hospital / was discharged from hospital /
had an operation / had surgery on the knee / had a tooth pulled / had a heart attack / had a stroke / had a blood test / had an X-ray /
had a miscarriage / gave blood / gave birth to twins / took a painkiller / took two aspirins / took antibiotics for a week / swallowed the pill /
injected insulin / used the inhaler / rubbed in the ointment / bandaged the wound / cleaned the wound / disinfected the cut / was vaccinated /
got a jab / got vaccinated against measles / tested positive for Covid / was treated for depression / started chemotherapy /
recovered from pneumonia / recovered from the operation / suffered from migraine / suffered from insomnia / suffered from hay fever /
lost weight on a diet / quit smoking / started yoga against the stress / did exercises for the back / measured the blood pressure / took the pulse /
diagnosed diabetes / prescribed a cream / nursed the patients / trained as a midwife / was allergic to nuts / walked on crutches
""",
        "x": """
influenza / chickenpox / mumps / rubella / scarlet fever / whooping cough / polio / smallpox / tuberculosis / malaria / cholera / typhus /
yellow fever / dengue fever / HIV / AIDS / hepatitis / herpes / tetanus / rabies / Lyme disease / sepsis / blood poisoning / food poisoning /
appendicitis / dialysis / leukaemia / radiotherapy / hypertension / thrombosis / heart failure / rheumatism / gout / osteoporosis / psoriasis /
lactose intolerance / type 2 diabetes / autism / ADHD / multiple sclerosis / tinnitus / glaucoma / schizophrenia / anorexia / bulimia / alcoholism /
meditation / mindfulness / sleep apnoea / snoring / homeopathy / acupuncture / yoga / pilates / public health / hand hygiene / the clinic in {c} /
the hospital in {c} / the doctor on call / a pill against the pain / an operation on the knee / a fever of forty degrees / a vaccine against flu /
a rash on the arm / the nurse on the ward / pain in the chest / how to treat a cold / sleeping better at night / losing weight slowly /
living with diabetes / giving up smoking / recovering from an operation / the side effects of the pills / the flu season / pain in the lower back /
a cough that won't go away / vaccines for children / the symptoms of measles / a visit to the dentist / the work of a midwife / nurses on night duty /
beds in intensive care / a doctor for the village / the waiting time for an X-ray / what the blood test showed / the right dose of the medicine /
exercise for a healthy heart / stress and high blood pressure / allergies in spring / help for people with dementia / the fight against malaria /
a cure for cancer / the causes of migraine / teeth and gums / eyes that itch / ears, nose and throat / broken bones / first aid for burns /
fever in babies / the first weeks of pregnancy / mental health at work / the hospital pharmacy / an infection of the lungs
""",
    },
    "finance": {
        "w": """
bank / interest rates / shares / investors / inflation / profits / stock market / loan / currency / merger / bonds / budget / taxes / savings /
exports / dividend / money / credit / mortgage / investment / price of gold / economy / trade / insurance / salary / debt / fund / revenue / market /
broker / dollar / euro / bankruptcy / income / pension / sales / accounting / annual report / assets / audit / balance sheet / bank account /
bear market / bull market / bankers / billionaire / cash flow / central bank / commodity / corporate tax / cost cutting / credit card / creditors /
customs duty / deficit / deposit / earnings / entrepreneurs / equity / exchange rate / expenses / fees / fiscal year / foreign trade /
gross domestic product / growth rate / hedge fund / import duties / index fund / initial public offering / insolvency / interest / invoice / lending /
liabilities / losses / loan interest / monetary policy / net income / oil price / overdraft / payroll / pension fund / portfolio / price increase /
private equity / productivity / quarterly results / real estate market / recession / retail sales / retirement savings / return on investment /
savings account / securities / shareholders / start-up capital / stock exchange / subsidies / supply and demand / takeover / tariff / tax office /
tax return / turnover / unemployment / venture capital / wages / wealth / Wall Street / pound sterling / yen / cryptocurrency / stock / stock index /
stocks / stock price / share price / share price index / blue chips / growth stock / penny stock / tech shares / bank shares / stock split /
rights issue / Dow Jones / Nasdaq / trading floor / stockbroker / stock trader / traders / day trader / short sellers / market crash /
stock market crash / speculative bubble / panic selling / market rally of the shares / volatility / price target / dividend yield / ETF /
mutual fund / bond fund / government bond / government bonds / junk bond / green bond / bond yields / treasury bills / treasury / derivatives /
futures / put option / stock options / swaps / commodities / commodity prices / crude oil price / price of wheat / price of copper / gold price /
gold bar / silver coin / coin / coins / banknotes / cash / cash machine / cash register / cashier / petty cash / piggy bank / wallet / purse /
bank branch / bank clerk / bank manager / bank transfer / bank statement / bank fees / bank loan / bank charges / bank run / private bank /
investment bank / investment banker / banking crisis / banking sector / World Bank / Federal Reserve / Bank of England / ECB / IMF /
interest rate cut / key interest rate / rate hike / fixed rate / standing order / direct debit / cheque / payment / payment terms / instalments /
repayment / repayment plan / loan application / lender / lenders / borrower / borrowers / creditor / debtor / debtors / debts / bad debt /
debt relief / debt crisis / debt counsellor / debt collector / bailiff / pawnbroker / student loan / car loan / microcredit / consumer credit /
credit score / credit rating / credit union / credit line / creditworthiness / building society / mortgage rate / mortgage lender / down payment /
foreclosure / property market / property prices / house prices / estate agent's commission / rent / rents / landlord's income / lease /
leasing contract / cost of living / consumer prices / consumer price index / inflation rate / purchasing power / price rise / price war / cartel /
monopoly / market share / market leader / market economy / trade balance / trade deficit / trade surplus / import / imports / importers / exporters /
exporter / customs duties / wholesale / wholesaler / retailer / retailers / retail trade / merchant / supplier / suppliers' invoices /
supply chain costs / freight rates / logistics costs / discount / rebate / bargain / sales tax / tax bracket / tax refund / tax adviser / tax haven /
tax deduction / offshore account / Ponzi scheme / accounting fraud / accountant / accountants / bookkeeper / auditor / ledger / receipts /
expense report / expense claim / accounts payable / accounts receivable / write-down / fixed costs / overheads / production costs / labour costs /
cost price / unit price / profit margin / gross profit / net profit / profit / profit warning / profitability / loss / operating profit /
annual profit / quarterly figures / quarterly report / sales figures / sales forecast / annual accounts / cash reserves / working capital /
share capital / capital market / money market / forex / currency reserve / currency trader / devaluation / Swiss franc / yuan / rupee / peso /
rouble / krona / sterling / bitcoins / crypto exchange / stablecoin / gross national product / economic growth / economic downturn / economic crisis /
economist / economists / boom / slump / national debt / public debt / budget surplus / budget deficit / sovereign default / bailout / rating agency /
financial crisis / financial adviser / financial markets / fintech / finance / financing / funding round / seed capital / angel investor /
venture capitalist / business plan / business model / start-up founder / founder of the firm / entrepreneur / small business / family firm /
self-employed people / franchise / corporation / multinational / limited company / holding company / subsidiary / joint venture / conglomerate /
chief executive / CEO / CFO / board of directors / supervisory board / shareholder / shareholder meeting / stakeholders / acquisition /
hostile takeover / takeover bid / buyout / spin-off company / restructuring of the firm / job cuts / layoffs / pay rise / pay cut / wage growth /
wage costs / payslip / pay gap / bonus for bankers / salaries / paycheck / overtime pay / severance pay / jobless rate / labour market /
household budget / nest egg / savings book / savings plan / fixed-term deposit / deposits / pension plan / pension scheme / life insurance /
car insurance / household insurance / insurance premium / insurance claim / insurance policy / insurer / insurers / reinsurer / actuary /
asset manager / fund manager / millionaire / fortune / endowment / inheritance of {m} / bank balance / start capital / working capital loan /
price competition / farm subsidies
""",
        "v": """
bought shares / sold the shares / invested in gold / invested {m} in bonds / put {m} into a fund / opened a bank account / opened a savings account /
took out a loan / took out a mortgage / paid off the mortgage / repaid the loan / paid the invoice / paid by instalments / paid {m} in taxes /
transferred {m} to the account / withdrew {m} from the account / overdrew the account / saved {m} a month / saved for retirement /
earned {m} in interest / earned a bonus / asked for a pay rise / got a pay rise / lost {m} on the stock exchange / lost all savings /
speculated with options / traded currencies / traded in bitcoins / went bankrupt / filed for bankruptcy / founded a company / founded a start-up /
pitched to investors / raised {m} from investors / merged the two companies / took over the competitor / sold the company for {m} /
audited the accounts / balanced the books / filed the tax return / got a tax refund / evaded taxes / inherited {m} / insured the house /
cancelled the insurance policy / claimed on the insurance / cut costs / raised the prices / collected the dividend / borrowed {m} /
owed the bank {m} / ran up debts / leased the machines / exported steel / imported coffee by the container / calculated the profit margin
""",
        "x": """
day trading / short selling / online banking / compound interest / hyperinflation / deflation / price fixing / value added tax / VAT / income tax /
inheritance tax / capital gains tax / tax evasion / money laundering / insider trading / bookkeeping / depreciation / liquidity / solvency /
foreign exchange / Bitcoin / crowdfunding / outsourcing / consumer confidence / consumer spending / a loan of {m} / a profit of {m} / a loss of {m} /
an investment of {m} / debts of {m} / the bank in {c} / the stock exchange in {c} / the price of gold / shares in the company / interest on the loan /
an account with the bank / how to save money / investing in shares / buying on credit / paying off a loan / living on a small pension /
doing the tax return / the price of bread and petrol / the cost of a mortgage / the value of the dollar / the fall of the pound /
the rise in interest rates / a raise for the employees / the profit of the bank / the losses of the airline / the merger of two insurers /
a dividend for the shareholders / the market in {c} / shares in carmakers / bonds or gold / a budget for the family / debts and how to repay them /
fees for bank accounts / insurance for the house / the sale of the company / investors from {c} / start-ups that need capital / exports to China /
trade with America / a bill for {m} / wages in industry / unemployment in {c} / the accounts of the firm / money for old age / cash or card /
the crash of the stock market / taxes on capital gains / a fortune of {m}
""",
    },
    "weather": {
        "w": """
rain / storm / snow / sunshine / wind / fog / clouds / thunder / frost / heat wave / temperature / hail / forecast / drizzle / ice / hurricane / sun /
cold / warm front / sky / thunderstorm / flood / degrees / humidity / breeze / winter storm / dry spell / showers / sunny spells / blizzard /
low pressure / gale / mild evening / rainbow / air pressure / arctic air / autumn storm / black ice / bright spells / cloud cover / cloudburst /
cold front / cold snap / cyclone / dew / downpour / drought / dust storm / early frost / easterly wind / evening sun / flash flood / flurries /
forecast of snow / freezing rain / frosty night / glaze / ground frost / gusts / hailstones / haze / heat / heavy rain / high pressure / hot spell /
icicles / jet stream / lightning / low clouds / meteorologist / mild air / mist / monsoon / morning fog / northerly wind / overcast sky / polar air /
puddles / rain clouds / raindrops / rainfall / rain gauge / scattered showers / sea breeze / sleet / slush / snowdrift / snowfall / snowflakes /
snowstorm / southerly wind / squall / storm front / storm warning / summer heat / sunburn weather / sunset glow / sunrise / thaw / thunderclap /
tornado / tropical storm / typhoon / umbrella weather / weather map / westerly wind / wet spell / wind speed / windy day / winter sun / rainy day /
rainy season / rain shower / rain showers / shower / steady rain / light rain / summer rain / rainstorm / rainwater in the cellar / rainy weekend /
chance of rain / rain radar / raincoat weather / wellies weather / umbrella / mizzle / deluge / flooding / floodwater / flood warning / flood alert /
storm surge / high water after the storm / overflowing river / sandbags against the flood / wet season / dry season / dry weather / damp weather /
wet summer / water shortage in the drought / dried-up river / parched lawn / wildfire danger / heat alert / hot day / hottest day / hot summer /
heat record / scorching heat / sweltering heat / muggy air / sultry evening / humid air / tropical night / Fahrenheit / sub-zero temperatures /
low temperatures / high temperatures / temperature drop / wind chill / cold wave / cold winter / cold weather / cold air / cool breeze /
chilly morning / chill / coolness / warmth / warm spell / mild winter / mild weather / hard frost / night frost / late frost / rime /
permafrost winter / frozen lake / frozen puddle / ice storm / icy roads / icy wind / icy road / slippery pavement / gritters / snowplough /
snow shower / snow flurry / fresh snow / snow cover / snow line / snow chains weather / snowman / snowballs / white Christmas / winter day /
winter solstice frost / onset of winter / avalanche warning / thawing snow / meltwater / mud season / spring sunshine / spring day / spring storm /
April shower / autumn day / autumn gales / autumn fog / autumn mist / summer storm / summer day / Indian summer / dog days / sunny day /
sunny morning / sunny intervals / sunny spell / blue sky / clear sky / clear night / cloudless sky / sunbeam / sunlight / glaring sun / morning sun /
midday sun / midday heat / UV index / sunshine hours / hours of sunshine / sunset / dawn mist / twilight haze / moonlit frost / halo around the sun /
halo around the moon / northern sky / grey sky / dull day / gloomy sky / dark clouds / storm clouds / thundercloud / cloud bank / cumulus /
cumulus clouds / cirrus / cirrus clouds / stratus / cumulonimbus / fog bank / fog patches / sea fog / ground mist / foggy morning /
visibility in the fog / smog / hazy sunshine / dewdrops / dew point / moisture in the air / air humidity / relative humidity / atmospheric pressure /
barometer / thermometer on the balcony / hygrometer / anemometer / weathercock / weathervane / windsock / weather station / weather balloon /
weather satellite / weather radar / weather chart / isobars / weather app / weather report / weather forecast / weather service / weather bureau /
weather warning / weather change / weather front / weather symbols / weather girl / weatherman / weather presenter / forecaster / forecasters /
met office / long-range forecast / seven-day forecast / outlook for the weekend / storm alert / gale warning / red alert for wind / hurricane season /
hurricane warning / eye of the storm / landfall of the hurricane / tropical cyclone / cyclone season / funnel cloud / tornado siren / tornado alley /
whirlwind / waterspout / dust devil / sandstorm / dust cloud over the desert / snow cannon weather / hailstorm / hail shower / hail damage /
lightning strike / lightning rod / flash of lightning / bolt of lightning / rumbling thunder / clap of thunder / heat thunderstorm / heat lightning /
winds / strong wind / light wind / gale-force winds / gust of wind / head wind / tail wind / crosswind / fresh breeze / stiff breeze / light breeze /
lull in the wind / wind direction / wind force eight / windstorm / whitecaps / storm tide / north wind / east wind / south wind / west wind /
north-westerly / south-westerly wind / mistral / foehn / sirocco / trade winds / katabatic wind / polar vortex / polar front / arctic blast /
low-pressure area / high-pressure area / area of low pressure / ridge of high pressure / trough / occluded front / front from the west /
Atlantic low / Azores high / climate / mild climate / dry climate / tropical climate / maritime climate / continental climate /
Mediterranean climate / climate zone / microclimate / rain forest climate / rain shadow / annual rainfall / average temperature / precipitation /
double rainbow / rainbow over {c} / rain cloud / dead calm at sea / minus degrees / high humidity
""",
        "v": """
got soaked in the rain / got caught in the rain / was surprised by a thunderstorm / sheltered from the hail / forgot the umbrella /
opened an umbrella / put on a raincoat / froze in the icy wind / shivered in the cold wind / sweated in the heat / sat in the sun all day /
enjoyed the sunshine / looked for shade in the midday heat / scraped the ice off the windscreen / shovelled snow / cleared the snow from the drive /
slipped on the icy path / slid on the black ice / built a snowman / threw snowballs / walked home through the snow / drove slowly in the fog /
got lost in the fog / waited for the rain to stop / watched the lightning / counted the seconds until the thunder / heard the thunder /
saw a rainbow / saw a tornado / chased the tornado / saw dark clouds coming / looked at the grey sky / checked the weather app /
watched the weather forecast / presented the weather / measured the wind speed / measured the rainfall / read the thermometer /
noted the temperature every morning / predicted snow / forecast rain for Sunday / warned of the storm / was kept awake by the storm /
closed the shutters before the storm / pumped water out of the flooded cellar / stacked sandbags against the flood / complained about the cold /
complained about the rain / hoped for sunshine / hoped for snow / waded through the slush / jumped into the puddles / woke up to frost on the windows
""",
        "x": """
torrential rain / pouring rain / freezing cold / hoar frost / powder snow / winter weather / April weather / sunny weather / dull weather /
patchy fog / dense fog / Saharan dust / thunder and lightning / sheet lightning / El Niño / the storm over {c} / the rain in {c} /
the first snow in {c} / the fog on the river / the temperature in {c} / the weather in {c} / the thunderstorm last night / a week without rain /
a day without sun / a storm from the north / a wind from the east / a night of frost / rain and sleet / snow and ice / sun and clouds /
driving in fog / walking in the rain / the cold in {c} / the wind on the coast / the snow in the mountains / the heat of July /
the storm of last night / the frost in the garden / a sunny weekend / a rainy Monday / a grey November day / rain from morning till night /
sunshine after the storm / thunder in the distance / wind from the sea / ice on the pond / clouds over {c} / showers in the afternoon /
temperatures below zero / temperatures above thirty degrees / a warm wind from the south / a cold wind from the east / snow in April /
hail in summer / the chance of rain on {day} / the forecast for {day} / the forecast for {c} / tomorrow's weather / the flood after the downpour /
a drought of three months / lightning and hail / fog in the valley / the warmest winter in years / the coldest night of the year /
the hurricane off the coast / dry and sunny days / how clouds form before a storm
""",
    },
    "science": {
        "w": """
planet / experiment / theory / physicists / telescope / researchers / fossil / laboratory / cells / galaxy / chemist / molecule / dinosaur / genes /
microscope / particles / scientists / discovery / universe / atom / biology / chemistry / physics / space probe / star / evolution / formula /
species / study / professor / energy / gravity / moon / bacteria / brain / DNA / acid / algae / amino acid / anatomy / antimatter / archaeology /
asteroid / astronaut / astronomer / astronomy / big bang / biochemist / biologist / black hole / botany / calculus / carbon atom / catalyst /
chromosome / comet / crystal / dark matter / dwarf planet / eclipse / ecology / ecosystem / electron / enzyme / equation / fungus / fusion /
genetics / genome / geologist / geometry / helium / hydrogen / hypothesis / insects / isotope / lab mice / laser / light year / magnetism / mammals /
Mars rover / mathematician / mathematics / meteorite / microbes / Milky Way / mutation / nebula / neuroscience / neutron / nitrogen /
Nobel Prize in physics / nucleus / optics / orbit / organism / oxygen / ozone layer / paleontologist / peer review / periodic table / petri dish /
photon / photosynthesis / plate tectonics / plutonium / protein / proton / quantum theory / quark / radiation / radioactivity / relativity /
reptiles / research paper / satellite image / solar system / space station / space telescope / statistics / stem cell / string theory / supernova /
test tube / theorem / thermodynamics / vacuum / volcanology / wavelength / zoology / physicist / particle accelerator / particle collider /
Higgs boson / neutrino / neutrinos / electrons / protons / neutrons / quarks / gluons / positron / ions / atomic nucleus / fusion reactor / uranium /
plutonium decay / radium / half-life / radioactive decay / alpha particles / gamma rays / X-ray beam / cosmic rays / infrared light /
ultraviolet light / spectrum / spectroscopy / prism / lens optics / refraction / diffraction / polarised light / speed of light / speed of sound /
sound waves / electromagnetic waves / frequency of the wave / resonance experiment / pendulum / inertia / momentum / acceleration / kinetic energy /
potential energy / friction / Newton's laws / Kepler's laws / law of gravity / gravitational waves / theory of relativity / space-time /
entanglement / Schrödinger's cat / entropy / heat transfer / absolute zero / superconductor / magnetic field / electric field / electric charge /
voltage / magnet / liquid nitrogen / solid-state physics / nanoparticles / nanotubes / crystals / crystal lattice / chemists / chemical reaction /
chemical element / chemical bond / compound / chemical compounds / solvent / solution of salt / saline solution / acids and bases / sulphuric acid /
hydrochloric acid / pH value / titration / indicator paper / oxidation / electrolysis / distillation / precipitate / polymer / polymers /
hydrocarbons / ethanol / methane / ammonia / carbon / sodium / potassium / chlorine / sulphur / phosphorus / mercury vapour / lithium atom /
noble gas / neon / argon / metals and alloys / halogens / covalent bond / valence / test tubes / beaker / flask / pipette / bunsen burner /
centrifuge / fume cupboard / safety goggles / lab coat / lab / labs / lab bench / lab rats / lab technician / chemistry set / chemistry lesson /
physics lesson / biology class / biologists / zoologist / botanist / geneticist / microbiologist / marine biologist / cell division / cell membrane /
cell wall / nucleus of the cell / mitochondria / ribosomes / chloroplast / chlorophyll / chromosomes / genetic code / gene / cloning / clone /
heredity / inheritance of traits / genome of the mouse / RNA / proteins / enzymes / lipids / hormone receptors / neurons / synapse / nerve cells /
neuroscientist / brain research / single-celled organisms / amoeba / bacterium / archaea / plankton / fungi / lichen / mosses / ferns / spores /
seeds and pollen / orchids / flora and fauna / fauna / flora / pollination / root cells / osmosis / germination / evolution theory /
theory of evolution / common ancestor / adaptation / extinction / extinct species / endangered species / biodiversity / habitat / food chain /
food web / ecologist / ecologists / biosphere / symbiosis / predators and prey / primates / apes / chimpanzees / Neanderthals / mammoth /
sabre-toothed cat / dinosaurs / Tyrannosaurus / trilobites / fossils / skeleton of a dinosaur / vertebrates / invertebrates / arthropods / beetles /
butterflies / ants / honeybees / spiders / fruit flies / amphibians / frogs / snakes / birds of prey / migratory birds / bats / whales / dolphins /
jellyfish / sea turtles / coral / coral reefs / starfish / marsupials / rodents / echolocation / animal behaviour / anthropologist / archaeologist /
archaeologists / excavation / Bronze Age / Stone Age / hieroglyphs / linguistics / psychology experiment / sociology / geology / geologists /
geophysics / seismograph / earthquake waves / fault line / magma / lava / volcano / crater / basalt / granite / limestone / minerals / quartz /
sediment / rock layers / Earth's crust / Earth's mantle / Earth's core / tectonic plates / ice core / ice age / oceanographers / sea floor /
deep sea / sonar / greenhouse effect / climate model / climate research / stratosphere / atmosphere of Mars / astronomers / astrophysicist / cosmos /
planets / Mercury and Venus / rings of Saturn / moons of Jupiter / exoplanet / exoplanets / habitable zone / stars / star cluster / constellation /
neutron star / pulsar / quasar / red giant / white dwarf / interstellar dust / meteor / meteors / meteor shower / shooting star / comets /
solar eclipse / lunar eclipse / sunspots / solar wind / solar flare / observatory / radio telescope / Hubble telescope / spaceship / spacecraft /
rocket / rocket launch / space shuttle / space flight / space research / spacewalk / astronauts / cosmonaut / moon landing / moon rock / lander /
rover / satellites / cosmic background radiation / mathematicians / geometry proof / triangle / prime number / prime numbers / integral /
derivative of a function / differential equation / equations / matrix / vectors / fractal / probability / standard deviation / normal distribution /
axiom / statistic test / scientist / researcher / research / research group / research institute / research grant / research project /
professor of physics / postdoc / doctoral thesis / dissertation / scientific journal / scientific method / scientific paper / scientific conference /
citation / peer reviewers / control group / double-blind study / long-term study / field study / sample size / data set of the study / measurement /
measurements / observation / experiments / thought experiment / empirical evidence / falsification / science fair / science museum / Nobel Prize /
electron microscope / mass spectrometer / synchrotron / detector / laser beam / unit of measurement / laws of nature / mathematical proof /
classical mechanics / plasma physics / amber with an insect / calcium atom / iodine crystals / giant squid
""",
        "v": """
discovered a comet / discovered a new species / studied physics / studied chemistry in {c} / studied the stars / researched stem cells /
looked through the microscope / looked through the telescope / observed the moon / observed the bacteria / measured the wavelength /
measured the half-life / measured the voltage / split the atom / isolated a gene / sequenced the genome / cloned a sheep / dissected a frog /
examined the fossil / dug up dinosaur bones / dated the skull / classified the beetles / counted the butterflies for a study / tagged the whales /
heated the test tube / mixed the acids / dissolved the salt in the beaker / titrated the solution / filled the pipette / synthesised the molecule /
distilled the ethanol / calculated the orbit / solved the equation / proved the theorem / computed the integral / formulated the hypothesis /
tested the hypothesis / confirmed the theory / refuted the theory / repeated the experiment / did an experiment with magnets /
published a paper on neutrinos / reviewed a paper for a journal / wrote a thesis on enzymes / presented the study at a conference /
analysed the DNA sample / collected rock samples / drilled an ice core / photographed the nebula / worked as an astronaut /
flew to the space station / launched the probe / won the Nobel Prize / gave a lecture on evolution / explained gravity with an apple
""",
        "x": """
particle physics / nuclear physics / nuclear fission / nuclear fusion / quantum mechanics / quantum physics / superconductivity / electromagnetism /
nanotechnology / graphene / organic chemistry / inorganic chemistry / biochemistry / alchemy / carbon dioxide / microbiology / molecular biology /
marine biology / genetic engineering / gene editing / CRISPR / natural selection / Darwin / palaeontology / anthropology / radiocarbon dating /
seismology / continental drift / glaciology / oceanography / astrophysics / cosmology / Jupiter / Saturn / Uranus / Neptune / Pluto / Orion /
dark energy / zero gravity / alien life / life on Mars / algebra / trigonometry / pi / topology / set theory / number theory / probability theory /
Einstein / Newton / Galileo / Copernicus / Marie Curie / Mendel / Pythagoras / the surface of the moon / the origin of life /
the age of the universe / the structure of DNA / a new species of beetle / the speed of light / a study of mice / the laboratory in {c} /
the observatory in {c} / cells under the microscope /
how stars are born / how cells divide / why leaves are green / why the sky is blue / looking for life on Mars /
counting birds for a study / mixing acids / measuring the speed of light / experiments with magnets / the theory of evolution /
the search for dark matter / the bones of a dinosaur / the genes of fruit flies /
the moons of Saturn / the birth of the universe / a telescope in space / a probe to Jupiter / a flight to the moon / a new theory of gravity /
the smallest particles / the brain of the octopus / the language of whales / bees and their dances / the movement of the continents /
rocks from the moon / atoms and molecules / acids, bases and salts / electrons and protons / equations and proofs / geometry and algebra /
physics at school / researchers in {c} / a chemist from {c} / a study by biologists / species that die out
""",
    },
    "music": {
        "w": """
band / song / violin / concert / singer / album / choir / guitar / opera / drums / pianist / jazz / orchestra / melody / festival stage / composer /
musicians / tune / rhythm / piano / drummer / bass / stage / rock band / hit / microphone / lyrics / tour of the band / trumpet / symphony /
conductor / rapper / playlist / radio song / dance / accordion / acoustic guitar / alto / anthem / aria / ballad / banjo / baritone / bassist / beat /
blues / boy band / brass band / cello / chamber music / charts / chord / choral concert / chorus / clarinet / classical music / country music /
cover version / debut album / disc jockey / double bass / duet / encore / fanfare / fiddle / flute / folk song / gospel / gramophone / harmonica /
harmony / harp / heavy metal / hip-hop / hit single / house music / instrument / jam session / karaoke / key of C / keyboard player / lead singer /
lullaby / lute / major scale / mandolin / metronome / minor key / music lesson / music school / music video / musical / new single / oboe /
open-air concert / organ / overture / percussion / philharmonic / pop song / pop star / punk band / quartet / ragtime / rap / record label /
record player / recording studio / reggae / rehearsal of the choir / rock concert / saxophone / serenade / sheet music / sing-along / sonata /
songwriter / soprano / soul music / soundtrack / street musicians / string quartet / swing / symphony orchestra / synthesizer / tambourine / tango /
techno / tenor / trombone / tuba / ukulele / vinyl record / viola / vocals / waltz / xylophone / musician / songs / songs from the charts /
track of the album / album tracks / music album / concept album / live album / debut single / B-side / greatest hits / chart-topper / number one hit /
one-hit wonder / evergreen / jingle / earworm / tune of the song / chorus of the song / verse and chorus / refrain / intro riff / guitar riff / riff /
bass line / hook line / groove / offbeat / syncopation / tempo of the song / crescendo / fortissimo / pianissimo / staccato / legato / vibrato /
falsetto / allegro / adagio / andante / scherzo / cadenza / major chord / minor chord / chords / guitar chords / chord progression / arpeggio /
octave / semitone / third and fifth / sharps and flats / B flat / treble clef / bass clef / musical notation / sight-reading / quaver / crotchet /
time signature / three-four time / bars of music / key signature / musical scale / minor scale / counterpoint / dissonance / harmony singing /
tuning fork / solfège / ear training / improvisation / arrangement for strings / orchestration / composition for piano / composers / concerto /
piano concerto / violin concerto / cello suite / nocturne / prelude / étude / fugue / toccata / minuet / rondo / rhapsody / requiem / oratorio /
cantata / chorale / hymn / Gregorian chant / madrigal / psalm singing / Christmas carol / carol singers / nursery rhyme / round singing /
national anthem / ninth symphony / symphonies / operetta / libretto / opera house / opera singer / opera night / opera premiere / prima donna /
mezzo-soprano / countertenor / bass singer / choirmaster / choirboy / boys' choir / church choir / women's choir / gospel choir / barbershop quartet /
vocal group / vocalist / lead vocals / backing vocals / backing singers / background singer / crooner / pop singer / folk singer / jazz singer /
blues singer / country singer / singer-songwriter / lyricist / song lyrics / music producer / sound engineer / soundcheck / mixing desk / demo tape /
mixtape / sample of drums / drum machine / drum kit / snare drum / kick drum / cymbals / hi-hat / drumsticks / drum solo / bongos / congas / timpani /
kettledrum / triangle player / castanets / maracas / marimba / vibraphone / glockenspiel / steel drums / gong / bells / chimes / percussionist /
beatbox / keyboards of the band / grand piano / upright piano / electric piano / Hammond organ / church organ / organist / harpsichord /
barrel organ / music box / squeezebox / concertina / bagpipes / tin whistle / recorder player / pan pipes / piccolo / bassoon / bass clarinet /
English horn / French horn / bugle / cornet / flugelhorn / brass section / brass player / horn section / woodwinds / saxophonist / clarinettist /
flautist / trumpeter / trombonist / mouthpiece of the trumpet / violinist / violinists / first violin / violin bow / violin lesson / violin case /
rosin / cellist / harpist / string section / string orchestra / strings / guitar strings / guitar solo / guitar amp / amplifier / distortion pedal /
electric guitar / bass guitar / twelve-string guitar / steel guitar / slide guitar / guitarist / lead guitarist / guitar lesson / plectrum / capo /
fret / lute player / balalaika / bouzouki / sitar / zither / dulcimer / lyre / didgeridoo / kazoo / theremin / Stradivarius / luthier /
instrument maker / piano tuner / piano lesson / piano teacher / piano recital / recital / music teacher / music student / music academy /
conservatory / school band / school orchestra / youth orchestra / chamber orchestra / radio orchestra / big band / marching band / wind band /
military band / jazz band / jazz trio / jazz club / jazz festival / swing band / rock star / rock opera / rock festival / punk / indie band /
metal band / pop group / girl group / girl band / pop album / disco / soul singer / blues band / country band / folk band / world music / dub /
samba / salsa band / mambo / rumba / flamenco guitar / polka / march music / brass music / electro / trance / ambient music / synthesizer sounds /
trap beats / hip-hop beat / rap song / rap album / rap battle / rappers / freestyle rap / DJ / DJ set / turntable / dance music / rave / remix /
mash-up / sampler CD / music CD / LP / LPs / vinyl / vinyl collection / record shop / record collection / record deal / record company /
cassette tape of songs / jukebox / phonograph / headphones for music / radio hits / music charts / hit parade / Billboard charts / platinum record /
gold record / Grammy / Eurovision / song contest / singing contest / talent show singer / band rehearsal / rehearsal room / gig / gigs / gig poster /
concert hall / concert ticket / concert tickets / concert tour / stadium tour / world tour of the band / farewell tour / reunion tour / support act /
headliner / festival line-up / music festival / open-air festival / unplugged session / live recording / stage lights / stage diving / mosh pit /
roadie / roadies / groupies / band members / frontman / front woman of the band / band name / garage band / cover band / tribute band / wedding band /
wedding march / street music / busker / buskers / singing lesson / voice training / vocal cords of the soprano / Broadway musical / film score /
theme song / title song / theme tune / love song / protest song / drinking song / campfire song / sea shanty / yodelling / spiritual / torch song /
power ballad / summer hit / Rolling Stones / music critic / music magazine / music lovers / music library / musicology / saxophone reed /
stage piano / concert flute / encore song
""",
        "v": """
sang in the choir / sang a duet / sang out of tune / sang along with the chorus / hummed a melody / whistled a tune / played the guitar /
played the piano / played the drums / played the cello in a quartet / played a solo on the saxophone / practised the violin / practised scales /
tuned the guitar / tuned the piano / strummed a few chords / learnt the trumpet / took singing lessons / taught the flute / conducted the orchestra /
composed a symphony / composed a waltz / wrote a song / wrote the lyrics / recorded an album / recorded a demo / released a single /
topped the charts / signed a record deal / won a Grammy / won the song contest / performed an aria / performed on stage with the band /
gave a piano recital / improvised on the clarinet / danced to techno / danced to the hits of the eighties / joined a rock band / founded a punk band /
left the band / toured with a jazz trio / went on tour with the band / played a gig in {c} / opened for the headliner / sold out the concert hall /
played an encore / beat the drum / blew the horn / plucked the harp / rapped over a beat / scratched the records / mixed the track / remixed a hit /
listened to jazz / listened to an opera / listened to old vinyl / put on a record / made a playlist of love songs / went to a concert /
went to the opera / bought concert tickets / broke a guitar string / forgot the lyrics / hit the high note
""",
        "x": """
singing / perfect pitch / music theory / Mozart / Beethoven / Bach / Vivaldi / Verdi / Wagner / Chopin / Schubert / Tchaikovsky / Mahler /
Stravinsky / a cappella / songwriting / bebop / free jazz / Dixieland / boogie-woogie / rock music / rock'n'roll / hard rock / prog rock / punk rock /
grunge / indie pop / death metal / thrash metal / glam rock / Britpop / K-pop / J-pop / pop music / disco music / funk / rhythm and blues / Motown /
bluegrass / folk music / folk rock / ska / dancehall / calypso / bossa nova / fado / klezmer / electronic music / drum and bass / dubstep /
synth-pop / beatboxing / club music / live music / film music / Elvis / the Beatles / Abba / Bob Marley / Madonna / Louis Armstrong /
the concert in {c} / the opera in {c} / the choir of {c} / the new album by {n} / a song by {n} / a duet with {n} / a sonata in D minor /
a symphony in C major / the band on stage / how to play the guitar / learning the piano / singing in a choir / writing a song / tuning a violin /
dancing to jazz / practising scales / listening to old records / the songs of my youth / the voice of the soprano / the lyrics of the hit /
the best album of the year / a concert by candlelight / a night at the opera / a duet for two flutes / the beat of the drums /
the strings of the orchestra / a band from {c} / a singer from {c} / the organ of the cathedral / a rapper and his producer / the end of the band /
the tour of the rock stars / tickets for the concert / a chord in C major / a symphony by Haydn / waltzes by Strauss / blues on the harmonica /
a trumpet in the morning / lessons for the cello / the rhythm of samba / songs for children / love songs from the sixties /
a festival for folk and jazz / the drummer's solo / hits of the nineties / the melody of the lullaby
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
The {w} will be back on Monday. / More on the {w} after the break. / This evening on the radio: the {w}. / {n} wants to learn more about the {w}. /
{n} dreamt of the {w}. / Our magazine has a page on the {w}. / The {w} in short. / What {n} says about the {w}. /
Here is all you need to know about the {w}. / A lecture on the {w} and the {w2}. / {w}, {w2}, {w3}: that is today's programme. /
Pictures of the {w} from {c}. / {n} has a book on the {w}. / The history of the {w}. / Ten facts about the {w}. / The {w} is the talk of {c}. /
From the {w} to the {w2}. / {w} and {w2} in {c}. / News: {w}. / {w}: questions and answers. / It had to do with the {w} and also with the {w2}. /
You can see the {w} in this picture. / Without the {w} there is no {w2}. / {n} asked a question about the {w} or the {w2}. /
The word "{w}" was on the first page. / Everything turned on the {w}, not on the {w2}. / No {w}, no {w2}. / Words of the day: {w}, {w2}. /
My neighbour {n} only speaks of the {w}. / I am interested in the {w}. / Do you know anything about the {w}? / {n} from {c} is an expert on the {w}. /
A film about the {w} runs tonight. / Subject: the {w}. / The {w} has changed much in ten years. / Again the {w}! Yesterday it was the {w2}. /
That reminds me of the {w}. / There was a long piece about {w} in the paper. / My teacher explained the {w}. / Could someone explain the {w} to me? /
{n} from {c} asked about the {w}. / Two pages on the {w}. / A word about the {w}, please. / The {w} did not go as planned. /
I never understood the {w}. / Let me tell you about the {w}. / The {w} and the {w2} belong together. / Is the {w} really that important? /
We compared the {w} with the {w2}. / Nothing new on the {w}. / Meanwhile in {c}: {w}, {w2} and {w3}. / Old {w}, new {w2}. /
They argued about the {w} all evening. / Everything you always wanted to know about the {w} and the {w2}. / This is about the {w}, nothing else. /
{w}? {w2}? {n} knows the answer. / Notes on the {w}. / Quiz question: what is meant by "{w}"? / Look up "{w}" and "{w2}" before {day}. /
Please write a short text on the {w}. / Dear {n}, thanks for the link about the {w}. / I'm sick of hearing about the {w}. / lol the {w} again /
The first chapter is on the {w}, the second on the {w2}. / Keywords: {w}, {w2}, {w3} / Tags: {w}, {w2} / #{w} / Next to the {w} stood {n}. /
The photo shows {n} and the {w}. / Not the {w} was the trouble but the {w2}. / {w} or {w2}, that is the question. / Why the {w} matters /
What we know about the {w} so far / The truth about the {w} / {w}: {n} explains / {w} in {c} / More and more people ask about the {w}. /
"The {w} is not what it used to be," says {n}. / Remember the {w}? / {n}'s notes: {w}, {w2}. / The {w} was there, and so was the {w2}. /
My grandmother still talks about the {w}. / Anything about the {w} interests me. / Today I saw something about the {w}. / So much for the {w}. /
It all started with {w}. / {n} pointed at the {w}. / A picture of the {w} hung on the wall. / Typical of {c}: the {w}. /
The {w} is discussed in part three. / {n} {v}. / Yesterday {n} {v}. / {n} {v} last week. / I heard that {n} {v}. / Did you know that {n} {v}? /
Guess who {v}? {n}! / In 2019 {n} {v}. / {n} from {c} {v}. / My brother {v} on {day}. / My aunt {v} and told us all about it. /
First {n} {v}, then {n2} {v2}. / {n} {v} and {v2}. / Someone in {c} {v}. / The woman who {v} is called {n}. / Nobody believed that {n} {v}. /
Diary: {n} {v}. / On {day} my sister {v}. / It was the day when {n} {v}. / After {n} {v}, {n2} {v2}. / omg {n} {v} / You won't believe it, {n} {v}. /
While {n} {v}, we waited in {c}. / They laughed when {n} {v}. / A man who {v} rang us up. / The story begins when {n} {v}. / It is all about {x}. /
{n} told me about {x}. / We talked about {x} and about {x2}. / Tell me more about {x}. / A page about {x} / I know little about {x}. /
Have you read the piece on {x}? / This is the chapter on {x}. / Today: {x}. / {x}: what you should know / {n} wrote to me about {x}. /
A question about {x} / Let's talk about {x}. / In {c} they spoke of {x}. / {n} could talk for hours about {x}. / An essay on {x} / Thoughts on {x} /
The subject was {x}, not {x2}. / What {n} thinks of {x} / Any ideas on {x}? / Five questions about {x} / On the agenda: {x} and {x2}. /
{n} made a film on {x}. / Everything I read is about {x}. / {x}, {x2}: {n} has an opinion on both.
"""
