"""Word lists the generator draws from. All written by hand for this project.

A tenth of the entries of every list (chosen by a checksum, see `split`) never appears in training;
the held-out evaluation uses only those. Invented names are composed in `values.py`.
"""

import zlib


def held_out(word: str) -> bool:
    """Whether a word belongs to the evaluation's tenth. Stable across runs and platforms."""
    return zlib.crc32(word.lower().encode()) % 10 == 3


_parts: dict = {}  # of lists, by their identity; a list that is kept here stays alive, so that no other takes its place


def split(words: list, held: bool) -> list:
    """The training or the held-out part of a list that does not change; small lists are shared whole."""
    known, part = _parts.get((id(words), held), (None, None))
    if known is None:
        part = [w for w in words if held_out(str(w)) == held]
        part = part if len(part) >= 3 else list(words)
        _parts[id(words), held] = words, part
    return part


def _w(text: str) -> list:
    return text.split()


def _l(text: str) -> list:
    return [part.strip() for part in text.replace("\n", " ").split(",") if part.strip()]


FIRST = _w("""
Anna Ben Clara David Emma Felix Greta Hugo Ida Jonas Karin Leo Maria Nils Olga Paul Rosa Simon Tina Viktor
Ahmed Aisha Alejandro Alice Amara Amir Ana Andrei Anita Antonio Arjun Astrid Ayumi Bashir Beatrice Bjorn
Boris Bruno Camila Carlos Carmen Cecilia Chen Chiara Chloe Claire Dana Daniel Daria Deepa Diego Dmitri
Edith Elena Eli Elif Elise Emil Enzo Eric Erika Esther Ethan Eva Farah Fatima Finn Fiona Francesca Frank
Gabriel George Giulia Grace Gustav Hana Hannah Hans Harold Hassan Helen Henry Ian Igor Imran Ines Ingrid
Irene Isabel Ivan Jack Jakob James Jane Jasmine Javier Jean Jennifer Jin Joan Joao Johan John Jorge Joseph
Julia Kai Karl Katya Kenji Khalid Kim Kofi Kwame Lars Laura Layla Lena Liam Lily Linda Ling Lisa Lotte Louis
Lucas Lucy Luis Magnus Maja Malik Marco Marek Margaret Marta Martin Mateo Matilda Max Maya Mei Mia Michael
Miguel Mika Mila Milan Mohammed Monika Nadia Naomi Nasser Natasha Neha Nicolas Nina Noah Nora Olaf Oliver
Omar Oscar Otto Pablo Patricia Pedro Petra Philip Pia Pierre Priya Rachel Rafael Rahul Raj Rebecca Renata
Ricardo Robert Robin Rosalind Ruth Samir Samuel Sandra Sara Sergei Shirin Sofia Sonja Stefan Stella Sven
Tariq Tatiana Theo Thomas Tobias Tomas Tomoko Ulrich Uma Ursula Valentina Vera Vikram Wanda Wei Werner
William Xavier Yara Yasmin Yuki Yusuf Zara Zoe Agnes Albert Alma Anton Arthur Axel Berta Birgit Caspar
Dora Edgar Edwin Elsa Ernst Flora Frida Gerda Gina Heidi Herbert Hilda Ilse Iris Jasper Jules Klara Kurt
Leila Lorenzo Ludwig Lydia Mabel Manuel Marius Milo Mona Nelly Niko Noel Odette Olive Orla Oskar Otis Pavel
Penny Quentin Ralph Reza Rita Roman Rosie Rufus Sadie Selma Silas Sigrid Tamara Tess Timo Tove Vito Walter
""")

LAST = _w("""
Berg Smith Jones Brown Miller Davis Garcia Rossi Novak Kowalski Schmidt Weber Fischer Meyer Wagner Becker
Hoffmann Schulz Koch Richter Klein Wolf Neumann Schwarz Zimmermann Braun Hansen Olsen Larsen Nielsen Jensen
Andersen Pedersen Lindberg Johansson Karlsson Nilsson Eriksson Svensson Virtanen Korhonen Laine Popov Ivanov
Petrov Sokolov Volkov Morozov Kuznetsov Dubois Moreau Laurent Girard Fournier Lambert Bonnet Mercier Blanc
Bianchi Ricci Marino Greco Conti Gallo Ferrari Costa Santos Silva Oliveira Pereira Almeida Carvalho Lopez
Martinez Gonzalez Sanchez Ramirez Torres Flores Rivera Gomez Diaz Reyes Morales Ortiz Castillo Vargas Mendoza
Tanaka Suzuki Sato Watanabe Yamamoto Nakamura Kobayashi Kato Yoshida Mori Wang Li Zhang Liu Yang Huang Zhao
Wu Zhou Xu Kim Park Lee Choi Jung Nguyen Tran Pham Le Singh Kumar Sharma Patel Gupta Reddy Mehta Joshi Rao
Khan Ali Hussain Ahmed Malik Rahman Haddad Nasser Saleh Mansour Okafor Adeyemi Mensah Diallo Traore Keita
Mwangi Otieno Banda Dlamini Nkosi Abebe Tesfaye Murphy Kelly Byrne Ryan Walsh Doyle Campbell Stewart Fraser
Murray Evans Hughes Lloyd Morgan Price Carter Turner Parker Collins Edwards Cook Rogers Reed Bailey Cooper
Ward Brooks Gray Watson Bennett Wood Foster Hayes Russell Hamilton Graham Sullivan Wallace Cole West Jordan
Fisher Ellis Gibson Marshall Burns Shaw Holmes Hunt Palmer Mills Nichols Grant Stone Dunn Perkins Hudson
Spencer Arnold Payne Pierce Berry Matthews Wagstaff Lane Harper Cross Vogel Keller Frank Lang Winter Sommer
Horvat Babic Nagy Szabo Toth Varga Kiss Dvorak Svoboda Cerny Petersen Holm Lund Dahl Haugen Bakken Solberg
""")

CITY = _l("""
Oslo, Bergen, Paris, Lyon, Berlin, Munich, Hamburg, Vienna, Graz, Zurich, Geneva, Basel, Rome, Milan, Turin,
Naples, Madrid, Seville, Valencia, Lisbon, Porto, London, Leeds, Bristol, York, Dublin, Cork, Glasgow,
Edinburgh, Cardiff, Brussels, Ghent, Antwerp, Amsterdam, Utrecht, Rotterdam, Copenhagen, Aarhus, Stockholm,
Malmo, Gothenburg, Helsinki, Turku, Tampere, Tallinn, Riga, Vilnius, Warsaw, Krakow, Gdansk, Prague, Brno,
Budapest, Bratislava, Ljubljana, Zagreb, Split, Belgrade, Sofia, Athens, Istanbul, Ankara, Izmir, Kyiv, Lviv,
Cairo, Tunis, Rabat, Lagos, Accra, Nairobi, Kampala, Dakar, Cape Town, Durban, Delhi, Mumbai, Pune, Chennai,
Kolkata, Dhaka, Lahore, Karachi, Tehran, Dubai, Doha, Amman, Beirut, Haifa, Tokyo, Osaka, Kyoto, Nagoya, Seoul,
Busan, Beijing, Shanghai, Taipei, Hanoi, Bangkok, Manila, Jakarta, Singapore, Sydney, Perth, Melbourne,
Brisbane, Auckland, Wellington, Toronto, Montreal, Ottawa, Vancouver, Calgary, Boston, Chicago, Denver, Seattle,
Portland, Austin, Dallas, Houston, Miami, Atlanta, New York, San Diego, Los Angeles, Phoenix, Detroit, Nashville,
Mexico City, Bogota, Lima, Quito, Santiago, Buenos Aires, Montevideo, Sao Paulo, Rio de Janeiro, Havana,
Trondheim, Stavanger, Odense, Uppsala, Linz, Salzburg, Bologna, Verona, Malaga, Bilbao, Nantes, Lille, Nice,
Toulouse, Cologne, Dresden, Leipzig, Bremen, Stuttgart, Nuremberg, Innsbruck, Lucerne, Bern, Galway, Oxford,
Cambridge, Plymouth, Dundee, Swansea, Halifax, Winnipeg, Salt Lake City, Kansas City, Las Vegas, San Jose,
Ulm, Mainz, Kiel, Bonn, Lübeck, Rostock, Erfurt, Trier, Fribourg, Lugano, Lausanne, Avignon, Dijon, Rennes, Reims, Bordeaux, Marseille, Parma, Pisa,
Genoa, Palermo, Catania, Granada, Toledo, Vigo, Faro, Coimbra, Braga, Limerick, Belfast, Aberdeen, Norwich, Exeter, Bath, Hull, Derby, Bruges, Delft, Leiden, Breda,
Aalborg, Esbjerg, Kiruna, Umea, Oulu, Vaasa, Tartu, Kaunas, Lublin, Poznan, Ostrava, Kosice, Pecs, Szeged, Varna, Cluj, Patras, Bursa, Odesa, Tbilisi, Yerevan, Baku,
Tangier, Oran, Bamako, Kumasi, Ibadan, Mombasa, Lusaka, Harare, Windhoek, Jaipur, Goa, Colombo, Kathmandu, Medan, Cebu, Kobe, Sapporo, Daegu, Darwin, Hobart, Adelaide,
Dunedin, Regina, Quebec, Boise, Tucson, Omaha, Memphis, Tampa, Buffalo, Albany, Reno, Fresno, Cordoba, Rosario, Cusco, Medellin, Cali, Recife, Salvador, Curitiba
""")

COUNTRY = _l("""
Norway, Sweden, Denmark, Finland, Iceland, Germany, France, Italy, Spain, Portugal, Austria, Switzerland,
Poland, Hungary, Greece, Turkey, Ireland, Belgium, Ukraine, Romania, Bulgaria, Croatia, Estonia, Latvia, Egypt,
Morocco, Kenya, Ghana, Nigeria, Ethiopia, India, Pakistan, Nepal, China, Japan, Vietnam, Thailand, Indonesia,
Australia, New Zealand, Canada, Mexico, Brazil, Argentina, Chile, Peru, Colombia, Cuba, Jordan, South Korea,
Serbia, Slovenia, Slovakia, Lithuania, Albania, Malta, Cyprus, Luxembourg, Georgia, Armenia, Israel, Lebanon, Iran, Iraq, Qatar, Oman, Kuwait, Algeria, Tunisia, Senegal, Mali, Cameroon, Uganda,
Tanzania, Zambia, Namibia, Botswana, Madagascar, Sri Lanka, Bangladesh, Malaysia, Singapore, Cambodia, Laos, Mongolia, Taiwan, Fiji, Panama, Honduras, Guatemala, Ecuador, Bolivia, Paraguay, Uruguay,
Jamaica, the Netherlands, Scotland, Wales, South Africa, Saudi Arabia, Costa Rica
""")

STREET = _w("""
Oak Maple Elm Cedar Birch Mill Church High Station Park Lake River Hill Garden School Market Bridge King Queen
Victoria Castle Harbour North South Spring Rose Linden Chestnut Meadow Forest Orchard Windmill Tower Canal
Abbey Baker Bishop Crown Dock Ferry Fountain Granary Hazel Ivy Juniper Kiln Lantern Mercer Nightingale Priory
Acorn Albert Alder Apple Ash Aspen Avon Bay Beach Beacon Bell Brook Cherry Clay Clover College Coral Court Dale Dove Eagle Elder Fairfield Falcon Farm Fern Field Fox George Glen Gold
Grange Green Grove Hawthorn Heath Heron Holly Island Jasmine Kestrel Lavender Lily Lime Main Manor Maple Marsh Moor Moss Nelson Olive Palace Pear Pine Plum Pond Poplar Quarry Robin Rowan Sand
Silver Snow Stone Summer Sunset Swan Temple Thistle Valley Vine Violet Walnut Water Wellington West Wharf Willow Winter Wood
""")
STREET_KIND = _w("Street Road Lane Avenue Way Close Drive Square Street Street")

# (one, many) of things that can be bought, counted or lost.
PRODUCT = [
    tuple(p.split("/"))
    for p in _l("""
lamp/lamps, chair/chairs, table/tables, desk/desks, sofa/sofas, mirror/mirrors, carpet/carpets, pillow/pillows,
blanket/blankets, shelf/shelves, clock/clocks, vase/vases, candle/candles, kettle/kettles, toaster/toasters,
blender/blenders, pan/pans, knife/knives, spoon/spoons, bowl/bowls, plate/plates, mug/mugs, bottle/bottles,
notebook/notebooks, pencil/pencils, pen/pens, book/books, folder/folders, printer/printers, laptop/laptops,
phone/phones, tablet/tablets, monitor/monitors, keyboard/keyboards, mouse pad/mouse pads, cable/cables,
charger/chargers, speaker/speakers, camera/cameras, tripod/tripods, headset/headsets, router/routers,
bicycle/bicycles, helmet/helmets, tent/tents, backpack/backpacks, jacket/jackets, shirt/shirts, scarf/scarves,
hat/hats, belt/belts, boot/boots, sweater/sweaters, raincoat/raincoats, umbrella/umbrellas, wallet/wallets,
watch/watches, ring/rings, necklace/necklaces, guitar/guitars, violin/violins, drum/drums, piano stool/piano stools,
ball/balls, racket/rackets, puzzle/puzzles, toy car/toy cars, doll/dolls, kite/kites, board game/board games,
hammer/hammers, saw/saws, drill/drills, ladder/ladders, paint brush/paint brushes, garden hose/garden hoses,
flower pot/flower pots, wheelbarrow/wheelbarrows, rake/rakes, rope/ropes, bucket/buckets, broom/brooms,
desk lamp/desk lamps, office chair/office chairs, coffee table/coffee tables, bath towel/bath towels,
water bottle/water bottles, wool blanket/wool blankets, leather bag/leather bags, phone case/phone cases,
coffee machine/coffee machines, rice cooker/rice cookers, night light/night lights, picture frame/picture frames,
door handle/door handles, steel pot/steel pots, glass jar/glass jars, running shoe/running shoes,
sun hat/sun hats, travel mug/travel mugs, power bank/power banks, memory card/memory cards, fan/fans, heater/heaters,
suitcase/suitcases, handbag/handbags, glove/gloves, sock/socks, dress/dresses, coat/coats, skirt/skirts, tie/ties, apron/aprons, curtain/curtains, cushion/cushions,
mattress/mattresses, stool/stools, bench/benches, wardrobe/wardrobes, bookcase/bookcases, basket/baskets, tray/trays, teapot/teapots, cup/cups, fork/forks, grater/graters,
freezer/freezers, oven/ovens, mixer/mixers, vacuum cleaner/vacuum cleaners, iron/irons, hair dryer/hair dryers, radio/radios, television/televisions, projector/projectors,
microphone/microphones, scanner/scanners, mouse/mice, battery/batteries, adapter/adapters, stapler/staplers, ruler/rulers, calendar/calendars, envelope/envelopes,
stamp/stamps, postcard/postcards, flute/flutes, trumpet/trumpets, piano/pianos, skateboard/skateboards, scooter/scooters, sledge/sledges, ski/skis, surfboard/surfboards,
sleeping bag/sleeping bags, compass/compasses, torch/torches, shovel/shovels, spade/spades, screwdriver/screwdrivers, wrench/wrenches, nail/nails, screw/screws, brick/bricks,
tile/tiles, hose/hoses, watering can/watering cans, lawn mower/lawn mowers, tyre/tyres, bracelet/bracelets, earring/earrings, brush/brushes, comb/combs, toothbrush/toothbrushes,
poster/posters, painting/paintings, statue/statues, teddy bear/teddy bears, chess set/chess sets, thermometer/thermometers, key ring/key rings, cushion cover/cushion covers
""")
]

COLOR = _w("red blue green yellow black white brown grey pink purple orange silver golden beige turquoise maroon navy teal ivory crimson lilac khaki olive violet scarlet")
MATERIAL = _w("wooden steel leather cotton plastic glass wool paper ceramic copper linen bamboo silk velvet rubber marble brass cork felt denim granite plywood")

COMPANY_WORD = _w("""
Alpha Nord Blue Green Silver Bright Solar Ocean Alpine Urban Rapid Prime Global Modern Smart Clear Iron Golden
Sun River Stone Cloud Pixel Data Net Bio Eco Aero Terra Nova Quantum Vertex Summit Harbor Falcon Lotus Orion
Delta Omega Polar Crystal Amber Cobalt Ember Granite Maple Pioneer Beacon Compass Atlas Horizon Cedar Lumen
Apex Arctic Arrow Aurora Baltic Bay Bridge Canyon Castle Central Circle City Coast Coral Delphi Diamond Eagle Echo Elite Fern Fjord Forest Galaxy Garden Harvest Heritage Island Jade
Key Lake Legend Liberty Lion Marine Matrix Meadow Mercury Metro Mirror Mountain Nexus North Oak Opal Pacific Palm Pearl Peak Phoenix Rainbow Royal Sapphire South Spark Star Swift Terrace Titan Tower
Union Unity Valley Vega Vision Wave West White Wind Zenith
""")
COMPANY_KIND = _w("""
Systems Foods Logistics Software Motors Energy Labs Media Travel Design Textiles Bank Insurance Robotics Studio
Tools Health Partners Consulting Books Electric Pharma Homes Furniture Airways Shipping Analytics Press Bakery
""")
COMPANY_FORM = ["", "", "", "", "Ltd", "Inc", "GmbH", "AB", "AG", "Co", "SA", "Group"]

JOB = _l("""
nurse, teacher, baker, plumber, electrician, carpenter, pilot, chef, waiter, accountant, lawyer, dentist,
pharmacist, engineer, architect, designer, editor, journalist, translator, librarian, driver, gardener, farmer,
mechanic, painter, photographer, tailor, secretary, cashier, receptionist, data analyst, software developer,
project manager, sales assistant, warehouse worker, office manager, web designer, lab technician, truck driver,
security guard, bus driver, tour guide, product manager, account manager, research assistant, music teacher,
data engineer, machine operator, head cook, art director, hotel manager, field technician, store manager,
butcher, florist, hairdresser, optician, surgeon, midwife, physiotherapist, vet, zookeeper, fisherman, sailor, soldier, firefighter, police officer, postman, courier,
cleaner, caretaker, janitor, builder, bricklayer, roofer, welder, glazier, locksmith, watchmaker, goldsmith, potter, weaver, printer, bookseller, publisher, novelist, actor,
dancer, singer, conductor, drummer, coach, referee, lifeguard, barista, bartender, brewer, cheesemaker, confectioner, judge, notary, tax adviser, banker, broker, auditor,
economist, statistician, chemist, physicist, biologist, geologist, astronomer, historian, psychologist, social worker, nanny, kindergarten teacher, headmaster, professor,
network administrator, system engineer, quality tester, support agent, sales manager, purchasing agent, logistics planner, crane operator, train driver, flight attendant
""")

SKILL = _l("""
Python, Rust, Java, SQL, Excel, German, French, Spanish, welding, first aid, bookkeeping, cooking, drawing,
photo editing, project planning, public speaking, negotiation, data analysis, Linux, networking, testing, sales,
customer service, video editing, technical writing, driving licence, forklift licence, Norwegian, Japanese, Arabic,
C++, Go, Kotlin, PHP, HTML, Docker, Git, PowerPoint, statistics, machine learning, Italian, Dutch, Polish, Chinese, sign language, carpentry, plumbing, tailoring, baking, copywriting,
proofreading, interpreting, accounting, tax law, quality control, team leading, time management, teaching, mentoring, sound editing, 3D printing, soldering, gardening
""")

FOOD = _l("""
flour, sugar, butter, milk, rice, pasta, salt, pepper, onions, garlic, tomatoes, potatoes, carrots, spinach,
cheese, cream, yoghurt, honey, lemon juice, olive oil, basil, parsley, eggs, apples, bananas, oats, lentils,
beans, chicken, salmon, mushrooms, walnuts, almonds, raisins, cocoa, cinnamon, ginger, soy sauce, vinegar, yeast,
bread crumbs, coconut milk, sesame, tofu, leeks, celery, plums, pears, cherries, vanilla, mustard, chickpeas,
peas, corn, cabbage, cucumber, peppers, aubergine, courgettes, lettuce, radishes, beetroot, oranges, lemons, limes, strawberries, raspberries, dates, figs, peanuts, pistachios, hazelnuts,
oat milk, sour cream, mozzarella, feta, ham, bacon, beef, turkey, lamb, tuna, shrimps, noodles, couscous, quinoa, barley, breadcrumbs, baking powder, brown sugar, maple syrup,
chocolate, nutmeg, paprika, cumin, curry powder, thyme, oregano, rosemary, mint, coriander, chili flakes, tomato paste, stock cubes, capers, olives, water
""")

DISH = _l("""
pancakes, tomato soup, apple pie, fried rice, lentil stew, carrot cake, pasta salad, vegetable curry, omelette,
chocolate cake, onion soup, banana bread, fish soup, potato salad, mushroom risotto, chicken stew, lemon tart,
bean chili, rice pudding, spinach quiche, cheese scones, plum cake, ginger biscuits, pumpkin soup, walnut bread,
lasagne, goulash, paella, ratatouille, tiramisu, waffles, muffins, dumplings, meatballs, fish pie, roast beef, lamb curry, noodle soup, beetroot salad, Greek salad, falafel, hummus,
pizza, ravioli, gnocchi, strudel, cheesecake, brownies, apple crumble, rye bread, corn bread, scrambled eggs, porridge, stuffed peppers, pea soup, cabbage rolls, rice balls
""")

ANIMAL = _w("""
cat dog fox owl bear rabbit mouse horse cow sheep goat duck goose hen frog snail bee ant whale dolphin seal otter
hedgehog squirrel wolf deer lion tiger monkey parrot penguin turtle crab crow robin badger camel elephant panda
""")

FRUIT = _w("""apple banana cherry plum pear peach grape lemon lime orange mango kiwi melon fig date apricot papaya
blueberry raspberry strawberry pineapple coconut""")

NOUN = _w("""
river mountain forest meadow village castle bridge tower garden window door kitchen boat train letter map key box
coat stone cloud star moon storm snow rain wind fire field road hill lake island beach market school library shop
song dream story picture basket bell feather button ribbon ladder bottle lantern wheel drum flag seed leaf
""")

# Further words that names of invented fields are made of.
FIELD_NOUN = NOUN + _w("""
apple bread cup knife plate spoon lamp chair carpet mirror clock candle pillow blanket shelf wall roof floor stair gate fence path street corner
square station harbour port ship wagon engine motor wire pipe tank pump filter sensor signal screen panel switch handle lever spring nail screw plank
sheet layer frame block unit group team class course grade test score level stage phase step part piece set series row column cell line word term sign
mark stamp seal label tag card ticket coupon token coin bill rate profit budget account fund loan share bond offer deal trade sale lease contract rule
law right claim case court judge report record file folder note list chart graph plan project task goal result output input source origin region zone
area sector branch office desk staff crew agent dealer camera laptop tablet printer router server network channel message post parcel package cargo
load height width depth length speed power heat light sound noise shape size form style kind sort batch lot demand need request reply answer question
theme issue fault error damage repair service support care
""")

ADJECTIVE = _w("""
small big old young happy sad brave quiet loud clever lazy kind shy curious bright dark warm cold soft hard fast
slow strange simple gentle hungry tired proud lonely friendly grumpy tiny tall round golden sleepy careful
""")

FIELD_ADJECTIVE = ADJECTIVE + _w("""
main first second last next early late daily weekly monthly yearly total full empty open closed public private local global national foreign internal
external upper lower inner outer left right front rear direct final initial average maximum minimum actual planned expected current former previous
future annual basic special general normal regular extra spare heavy light deep flat wide narrow high low long short thick thin rich poor clean dirty
dry wet sweet sour bitter fresh raw ripe solid liquid electric digital manual automatic legal medical technical social personal official primary
secondary net gross gold silver blue green red black white yellow
""")

TOPIC = _l("""
gardening, budgeting, safety, marketing, data protection, team work, local history, climate, nutrition, chess,
photography, open source, astronomy, first aid, knitting, music theory, web security, recycling, painting,
bird watching, urban planning, cycling, public health, poetry, robotics, bread baking, tax law, rail travel,
sailing, hiking, swimming, meditation, philosophy, archaeology, genealogy, beekeeping, pottery, calligraphy, origami, journalism, film history, modern art, opera, jazz, theatre,
world trade, banking, insurance law, labour law, human rights, migration, housing, water supply, wind power, solar energy, electric cars, railways, aviation, space travel, medicine,
vaccination, mental health, sports injuries, child care, school reform, digital skills, online shopping, fake news, cloud storage, databases, encryption, statistics, geometry
""")

EVENT_KIND = _l("""
workshop, concert, conference, lecture, meeting, seminar, exhibition, festival, reading, training, book club,
market, webinar, film night, quiz night, open day, charity run, dance class, choir rehearsal, town hall meeting,
party, picnic, barbecue, flea market, auction, ceremony, premiere, recital, tournament, regatta, marathon, hike, guided tour, tasting, fair, trade show, hackathon, round table,
press conference, general assembly, board meeting, summer camp, boot camp, masterclass, tutorial, science slam, poetry slam, puppet show, garden party, street festival
""")

VENUE_KIND = _l("Hall, Centre, Theatre, Library, Museum, Hotel, Arena, Gallery, Club, House, Pavilion, College")

COMPONENT = _l("""
login page, search box, checkout, export button, settings menu, upload form, sign-up form, dashboard, calendar,
mobile app, report view, password reset, image viewer, chat window, payment page, sync service, print dialog,
map view, user list, backup job, file picker, mail client, home screen, video player, invoice editor, API gateway,
shopping cart, order form, product page, newsletter form, contact form, cookie banner, date picker, map, filter, sidebar, toolbar, start page, news feed, profile page, notification centre,
spell checker, translation tool, address book, task list, time tracker, bar chart, data import, PDF export, bar code scanner, camera view, voice input, login service, update manager
""")

SYMPTOM = _l("""
crashes, freezes, shows a blank page, loses data, logs the user out, is very slow, ignores clicks,
shows the wrong date, returns error 500, hangs forever, prints empty pages, duplicates entries, cuts off long names,
fails with a timeout, flickers, does not load, rejects valid input, rounds amounts wrongly, sends mails twice,
shows an error, does nothing, closes by itself, keeps loading, shows old data, forgets the settings, uses too much memory, drains the battery, overheats, plays no sound, shows the wrong language,
sends empty messages, sorts in the wrong order, overlaps the text, jumps around, does not save, does not open, does not respond, cannot be closed, shows a black screen, asks for the password again
""")

BROWSER = _l("Firefox, Chrome, Safari, Edge, Opera, Brave, Vivaldi")
OS = _l("Windows 11, Windows 10, macOS 15, Ubuntu 24.04, Debian 12, Android 14, iOS 18, Fedora 41, Linux Mint")
SERVICE = _l("""
auth, billing, search, mailer, gateway, cache, scheduler, indexer, backup, metrics, orders, payments, uploads,
sessions, reports, proxy, queue, storage, notifier, inventory, catalog, ledger, thumbnails, webhooks, dns
""")
LOG_MESSAGE = _l("""
connection refused, disk almost full, request timed out, user logged in, cache cleared, job finished,
invalid token, retrying upload, service started, service stopped, out of memory, certificate expired,
file not found, queue is empty, permission denied, configuration reloaded, slow query, backup completed,
too many requests, checksum mismatch, worker restarted, connection reset, index rebuilt, lock timeout,
connection established, connection lost, user logged out, login failed, password changed, file uploaded, file deleted, upload failed, download complete, job started, job failed, task queued,
cache miss, cache full, disk full, disk error, memory low, high load, response slow, request rejected, token expired, session closed, database locked, table created, backup started,
backup failed, update installed, restart required, host unreachable, name not resolved, port in use, health check passed, health check failed, limit reached, mail sent, mail bounced
""")

MAIL_HOST = _w(
    "example.com example.org mail.test post.no webmail.net inbox.org firma.de fastbox.io office.se "
    "kontor.dk bluemail.com letters.net correo.es posta.it work.example nordmail.no"
)

CURRENCY = [
    ("EUR", "€", "euros"),
    ("USD", "$", "dollars"),
    ("GBP", "£", "pounds"),
    ("NOK", None, "Norwegian kroner"),
    ("CHF", None, "francs"),
    ("JPY", "¥", "yen"),
    ("INR", "₹", "rupees"),
    ("SEK", None, "kronor"),
]

MONTHS = _w("January February March April May June July August September October November December")
WEEKDAYS = _w("Monday Tuesday Wednesday Thursday Friday Saturday Sunday")

NUMBER_WORDS = _w("""zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
sixteen seventeen eighteen nineteen twenty""")

# Sentences that carry no field: they teach the model to skip.
FILLER = _l(
    """
Please let me know if anything is unclear. | Thank you very much. | We look forward to hearing from you. |
The weather has been lovely lately. | Sorry for the late reply. | This message was sent automatically. |
I hope you are well. | Everything else is fine. | That is all for now. | Have a nice day. | It was a busy week. |
Nothing else has changed. | We will be in touch soon. | The office is closed on public holidays. |
Many thanks in advance. | Please keep this for your records. | As discussed, here are the details. |
I am writing on behalf of my family. | The rest can wait until next week. | Kind regards. |
Do not hesitate to ask questions. | We have worked together before. | It took a while to find the right page. |
This is not urgent. | No answer is needed. | Parking is available nearby. | Coffee will be served. |
The team was very friendly. | I could not find this on the website. | See you soon. | Best wishes. | |
It rained all afternoon. | I will write again next month. | The coffee was good. | We had a long talk. | Everyone sends their love. | The lift was out of order. |
I have attached two files. | Please use the side entrance. | The garden looks beautiful now. | My computer is slow today. | We are still learning. | It is a long story. |
The traffic was terrible. | There were no other questions. | Feel free to share this. | The rest is up to you. | You know where to find us. | I almost forgot it. |
The phone kept ringing. | Nobody expected that. | We had lunch together. | It smelled of fresh paint. | The music was too loud. | I could hardly hear a word. |
All names are spelled as given. | Thanks for your patience. | This is the second attempt. | The heating was off. | They laughed a lot. | The children were asleep. |
Details will follow. | We are doing our best. | Nothing is decided yet. | The line was bad. | It was dark outside. | Please excuse my spelling. |
""".replace(",", ";").replace("|", ",")
)
FILLER = [f.replace(";", ",") for f in FILLER]
