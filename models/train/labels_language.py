"""Lines of six languages, and parts of sentences that go together in any order.

Entries are separated by ` / `; `classify.py` says how they are put together and what its slots mean.
"""

SPELLINGS = {
    "English": "English, en",
    "German": "German, de",
    "French": "French, fr",
    "Spanish": "Spanish, es",
    "Italian": "Italian, it",
    "Norwegian": "Norwegian, no",
}

MEANING: dict = {}

# A line is a set of labels that go together: `label=class+class`.
SETS = """
English, German
en=English, de=German, fr=French, es=Spanish, it=Italian, no=Norwegian
English, German, French, Spanish, Italian, Norwegian
en=English, other=German+French+Spanish+Italian+Norwegian
German, French, Italian
de=German, en=English, fr=French
Spanish, Italian
Norwegian, German, English
de=German, no=Norwegian
eng=English, deu=German, fra=French, spa=Spanish, ita=Italian, nor=Norwegian
en-US=English, de-DE=German, fr-FR=French, es-ES=Spanish, it-IT=Italian, nb-NO=Norwegian
"""

SENTENCES = {
    "English": """
The weather is nice today. / Where is the train station? / I would like a cup of coffee. / My name is {n} and I live in {c}. /
She reads a book every evening. / We are going to {c} tomorrow. / How much does this cost? / The children play in the garden. /
The book is on the table. / My brother works in a big house. / I do not know the answer. / Where is my coat and the book? /
We have a small garden and a dog. / She does not want to go home. / What is the name of the street? / The water is cold today. / The house is old. /
This dog is very big. / I am hungry and tired. / They have two cats. / We were at home yesterday. / What time is it? / How are you today? /
He wants to buy a new car. / My sister is a teacher. / It is too late. / There is no milk in the kitchen. / Do you speak another language? /
The shop is closed. / You can come with us. / I have to work now. / When does the train leave? / She has been in {c} for a week. /
The man and the woman are friends. / Why is the door open? / I like this city very much. / The bread is on the table. / Who is that girl? /
Please close the door quietly. / I lost my umbrella on the bus. / The meeting has been moved to Thursday. / Could you repeat that, please? /
We had soup and bread for lunch. / Your parcel will be delivered tomorrow. / My phone is broken again. / The museum opens at ten. /
I have never been to {c}. / If it rains, we will stay at home. / The train is delayed by twenty minutes. / She forgot her keys this morning. /
Thank you for your message. / I will call you back later. / This soup is too hot. / They moved into a new flat last year. /
There are many people in the street. / He told me that he was ill. / What shall we eat tonight? / My parents have been married for thirty years. /
The cat is sleeping on the sofa. / You should go to bed earlier. / I bought apples and cheese at the market. / Which of these shirts do you like? /
The lesson was interesting but long. / Nobody knows where he went. / It gets dark early in winter. / He has been working here since May. /
Would you like to dance? / The window was open all night. / Turn left at the traffic lights. / The bill, please. / They were not at the party. /
Although it was late, we went for a walk. / He speaks slowly so that everybody understands. / Their daughter wants to become a doctor. /
I am looking forward to the holidays. / The coffee is cold. / Somebody has eaten my cake. / How long does the journey take? /
The invoice is attached to this letter. / We are sorry for the trouble. / Every child got a present. / Keep the change.
""",
    "German": """
Das Wetter ist heute schön. / Wo ist der Bahnhof? / Ich möchte eine Tasse Kaffee. / Ich heiße {n} und wohne in {c}. /
Sie liest jeden Abend ein Buch. / Wir fahren morgen nach {c}. / Wie viel kostet das? / Die Kinder spielen im Garten. / Das Buch liegt auf dem Tisch. /
Mein Bruder arbeitet in einem großen Haus. / Ich weiß die Antwort nicht. / Wo ist mein Mantel und das Buch? /
Wir haben einen kleinen Garten und einen Hund. / Sie möchte nicht nach Hause gehen. / Wie ist der Name der Straße? / Das Wasser ist heute kalt. /
Das Haus ist alt. / Dieser Hund ist sehr groß. / Ich bin hungrig und müde. / Sie haben zwei Katzen. / Wir waren gestern zu Hause. / Wie spät ist es? /
Wie geht es dir heute? / Er will ein neues Auto kaufen. / Meine Schwester ist Lehrerin. / Es ist zu spät. / Es gibt keine Milch in der Küche. /
Sprechen Sie eine andere Sprache? / Das Geschäft ist geschlossen. / Du kannst mit uns kommen. / Ich muss jetzt arbeiten. / Wann fährt der Zug ab? /
Sie ist seit einer Woche in {c}. / Der Mann und die Frau sind Freunde. / Warum ist die Tür offen? / Ich mag diese Stadt sehr. / Wie viel ist das? /
Was kostet dieses Auto? / Kostet es viel Geld? / Wer ist das Mädchen? / Das Brot liegt auf dem Tisch. / Bitte schließen Sie leise die Tür. /
Ich habe meinen Regenschirm im Bus verloren. / Die Besprechung wurde auf Donnerstag verschoben. / Können Sie das bitte wiederholen? /
Zum Mittagessen gab es Suppe und Brot. / Ihr Paket wird morgen geliefert. / Mein Handy ist wieder kaputt. / Das Museum öffnet um zehn. /
Ich war noch nie in {c}. / Wenn es regnet, bleiben wir zu Hause. / Der Zug hat zwanzig Minuten Verspätung. /
Sie hat heute Morgen ihre Schlüssel vergessen. / Vielen Dank für Ihre Nachricht. / Ich rufe dich später zurück. / Diese Suppe ist zu heiß. /
Sie sind letztes Jahr in eine neue Wohnung gezogen. / Auf der Straße sind viele Leute. / Er hat mir gesagt, dass er krank ist. /
Was essen wir heute Abend? / Meine Eltern sind seit dreißig Jahren verheiratet. / Die Katze schläft auf dem Sofa. /
Du solltest früher ins Bett gehen. / Ich habe auf dem Markt Äpfel und Käse gekauft. / Welches dieser Hemden gefällt dir? /
Der Unterricht war interessant, aber lang. / Niemand weiß, wohin er gegangen ist. / Im Winter wird es früh dunkel. / Er arbeitet seit Mai hier. /
Möchten Sie tanzen? / Das Fenster war die ganze Nacht offen. / Biegen Sie an der Ampel links ab. / Die Rechnung, bitte. /
Sie waren nicht auf der Feier. / Obwohl es spät war, gingen wir spazieren. / Er spricht langsam, damit alle ihn verstehen. /
Ihre Tochter will Ärztin werden. / Ich freue mich auf die Ferien. / Der Kaffee ist kalt. / Jemand hat meinen Kuchen gegessen. /
Wie lange dauert die Fahrt? / Die Rechnung liegt diesem Brief bei. / Wir bitten um Entschuldigung. / Jedes Kind bekam ein Geschenk. /
Stimmt so, danke.
""",
    "French": """
Il fait beau aujourd'hui. / Où est la gare ? / Je voudrais une tasse de café. / Je m'appelle {n} et j'habite à {c}. /
Elle lit un livre tous les soirs. / Nous allons à {c} demain. / Combien ça coûte ? / Les enfants jouent dans le jardin. / Le livre est sur la table. /
Mon frère travaille dans une grande maison. / Je ne connais pas la réponse. / Où est mon manteau et le livre ? /
Nous avons un petit jardin et un chien. / Elle ne veut pas aller à la maison. / Quel est le nom de la rue ? / L'eau est froide aujourd'hui. /
La maison est vieille. / Ce chien est très grand. / J'ai faim et je suis fatigué. / Ils ont deux chats. / Nous étions à la maison hier. /
Quelle heure est-il ? / Comment allez-vous aujourd'hui ? / Il veut acheter une nouvelle voiture. / Ma sœur est professeur. / Il est trop tard. /
Il n'y a pas de lait dans la cuisine. / Parlez-vous une autre langue ? / Le magasin est fermé. / Tu peux venir avec nous. /
Je dois travailler maintenant. / Quand part le train ? / Elle est à {c} depuis une semaine. / L'homme et la femme sont des amis. /
Pourquoi la porte est-elle ouverte ? / J'aime beaucoup cette ville. / Le pain est sur la table. / Qui est cette fille ? /
Fermez la porte doucement, s'il vous plaît. / J'ai perdu mon parapluie dans le bus. / La réunion est reportée à jeudi. /
Pouvez-vous répéter, s'il vous plaît ? / Nous avons mangé de la soupe et du pain à midi. / Votre colis sera livré demain. /
Mon téléphone est encore en panne. / Le musée ouvre à dix heures. / Je ne suis jamais allé à {c}. / S'il pleut, nous resterons à la maison. /
Le train a vingt minutes de retard. / Elle a oublié ses clés ce matin. / Merci pour votre message. / Je te rappelle plus tard. /
Cette soupe est trop chaude. / Ils ont déménagé l'année dernière. / Il y a beaucoup de monde dans la rue. / Il m'a dit qu'il était malade. /
Qu'est-ce qu'on mange ce soir ? / Mes parents sont mariés depuis trente ans. / Le chat dort sur le canapé. / Tu devrais te coucher plus tôt. /
J'ai acheté des pommes et du fromage au marché. / Laquelle de ces chemises te plaît ? / Le cours était intéressant mais long. /
Personne ne sait où il est allé. / La nuit tombe tôt en hiver. / Il travaille ici depuis mai. / Voulez-vous danser ? /
La fenêtre est restée ouverte toute la nuit. / Tournez à gauche au feu. / L'addition, s'il vous plaît. / Ils n'étaient pas à la fête. /
Même s'il était tard, nous nous sommes promenés. / Il parle lentement pour que tout le monde comprenne. / Leur fille veut devenir médecin. /
J'attends les vacances avec impatience. / Le café est froid. / Quelqu'un a mangé mon gâteau. / Combien de temps dure le voyage ? /
La facture est jointe à cette lettre. / Nous vous prions de nous excuser. / Chaque enfant a reçu un cadeau. / Gardez la monnaie.
""",
    "Spanish": """
Hoy hace buen tiempo. / ¿Dónde está la estación? / Quisiera una taza de café. / Me llamo {n} y vivo en {c}. / Ella lee un libro cada noche. /
Mañana vamos a {c}. / ¿Cuánto cuesta esto? / Los niños juegan en el jardín. / El libro está en la mesa. / Mi hermano trabaja en una casa grande. /
No sé la respuesta. / ¿Dónde está mi abrigo y el libro? / Tenemos un jardín pequeño y un perro. / Ella no quiere ir a casa. /
¿Cuál es el nombre de la calle? / El agua está fría hoy. / La casa es vieja. / Este perro es muy grande. / Tengo hambre y estoy cansado. /
Ellos tienen dos gatos. / Ayer estuvimos en casa. / ¿Qué hora es? / ¿Cómo estás hoy? / Él quiere comprar un coche nuevo. / Mi hermana es profesora. /
Es demasiado tarde. / No hay leche en la cocina. / ¿Habla usted otro idioma? / La tienda está cerrada. / Puedes venir con nosotros. /
Ahora tengo que trabajar. / ¿Cuándo sale el tren? / Ella está en {c} desde hace una semana. / El hombre y la mujer son amigos. /
¿Por qué está abierta la puerta? / Me gusta mucho esta ciudad. / El pan está en la mesa. / ¿Quién es esa chica? / Tenemos un coche pequeño. /
Hay un perro en el jardín. / Cierre la puerta con cuidado, por favor. / He perdido mi paraguas en el autobús. / La reunión se ha cambiado al jueves. /
¿Puede repetirlo, por favor? / Comimos sopa y pan al mediodía. / Su paquete llegará mañana. / Mi teléfono está roto otra vez. /
El museo abre a las diez. / Nunca he estado en {c}. / Si llueve, nos quedaremos en casa. / El tren lleva veinte minutos de retraso. /
Esta mañana olvidó sus llaves. / Gracias por su mensaje. / Te llamo más tarde. / Esta sopa está demasiado caliente. /
El año pasado se mudaron a un piso nuevo. / Hay mucha gente en la calle. / Me dijo que estaba enfermo. / ¿Qué cenamos esta noche? /
Mis padres llevan treinta años casados. / El gato duerme en el sofá. / Deberías acostarte más temprano. / Compré manzanas y queso en el mercado. /
¿Cuál de estas camisas te gusta? / La clase fue interesante pero larga. / Nadie sabe adónde fue. / En invierno anochece temprano. /
Trabaja aquí desde mayo. / ¿Quiere bailar? / La ventana estuvo abierta toda la noche. / Gire a la izquierda en el semáforo. / La cuenta, por favor. /
No estaban en la fiesta. / Aunque era tarde, dimos un paseo. / Habla despacio para que todos lo entiendan. / Su hija quiere ser médica. /
Espero las vacaciones con ilusión. / El café está frío. / Alguien se ha comido mi pastel. / ¿Cuánto dura el viaje? /
La factura va adjunta a esta carta. / Le pedimos disculpas. / Cada niño recibió un regalo. / Quédese con el cambio.
""",
    "Italian": """
Oggi il tempo è bello. / Dov'è la stazione? / Vorrei una tazza di caffè. / Mi chiamo {n} e abito a {c}. / Lei legge un libro ogni sera. /
Domani andiamo a {c}. / Quanto costa questo? / I bambini giocano nel giardino. / Il libro è sul tavolo. / Mio fratello lavora in una grande casa. /
Non so la risposta. / Dov'è il mio cappotto e il libro? / Abbiamo un piccolo giardino e un cane. / Lei non vuole andare a casa. /
Qual è il nome della strada? / L'acqua è fredda oggi. / La casa è vecchia. / Questo cane è molto grande. / Ho fame e sono stanco. /
Loro hanno due gatti. / Ieri eravamo a casa. / Che ore sono? / Come stai oggi? / Lui vuole comprare una macchina nuova. / Mia sorella è insegnante. /
È troppo tardi. / Non c'è latte in cucina. / Parla un'altra lingua? / Il negozio è chiuso. / Puoi venire con noi. / Adesso devo lavorare. /
Quando parte il treno? / Lei è a {c} da una settimana. / L'uomo e la donna sono amici. / Perché la porta è aperta? / Mi piace molto questa città. /
Il pane è sul tavolo. / Chi è quella ragazza? / Lei vuole andare al mare. / Non voglio lavorare oggi. / Chiuda piano la porta, per favore. /
Ho perso il mio ombrello sull'autobus. / La riunione è stata spostata a giovedì. / Può ripetere, per favore? /
A pranzo abbiamo mangiato minestra e pane. / Il suo pacco sarà consegnato domani. / Il mio telefono è di nuovo rotto. / Il museo apre alle dieci. /
Non sono mai stato a {c}. / Se piove, restiamo a casa. / Il treno ha venti minuti di ritardo. / Stamattina ha dimenticato le chiavi. /
Grazie per il suo messaggio. / Ti richiamo più tardi. / Questa minestra è troppo calda. / L'anno scorso si sono trasferiti in un nuovo appartamento. /
C'è molta gente per strada. / Mi ha detto che era malato. / Che cosa mangiamo stasera? / I miei genitori sono sposati da trent'anni. /
Il gatto dorme sul divano. / Dovresti andare a letto prima. / Ho comprato mele e formaggio al mercato. / Quale di queste camicie ti piace? /
La lezione era interessante ma lunga. / Nessuno sa dove sia andato. / In inverno fa buio presto. / Lavora qui da maggio. / Vuole ballare? /
La finestra è rimasta aperta tutta la notte. / Giri a sinistra al semaforo. / Il conto, per favore. / Non erano alla festa. /
Anche se era tardi, abbiamo fatto una passeggiata. / Parla lentamente perché tutti capiscano. / La loro figlia vuole diventare medico. /
Non vedo l'ora di andare in vacanza. / Il caffè è freddo. / Qualcuno ha mangiato la mia torta. / Quanto dura il viaggio? /
La fattura è allegata a questa lettera. / Ci scusiamo per il disturbo. / Ogni bambino ha ricevuto un regalo. / Tenga il resto.
""",
    "Norwegian": """
Været er fint i dag. / Hvor er togstasjonen? / Jeg vil gjerne ha en kopp kaffe. / Jeg heter {n} og bor i {c}. / Hun leser en bok hver kveld. /
Vi reiser til {c} i morgen. / Hvor mye koster dette? / Barna leker i hagen. / Boken ligger på bordet. / Broren min arbeider i et stort hus. /
Jeg vet ikke svaret. / Hvor er frakken min og boken? / Vi har en liten hage og en hund. / Hun vil ikke gå hjem. / Hva er navnet på gaten? /
Vannet er kaldt i dag. / Huset er gammelt. / Denne hunden er veldig stor. / Jeg er sulten og trøtt. / De har to katter. / Vi var hjemme i går. /
Hva er klokka? / Hvordan har du det i dag? / Han vil kjøpe en ny bil. / Søsteren min er lærer. / Det er for sent. / Det er ikke melk på kjøkkenet. /
Snakker du et annet språk? / Butikken er stengt. / Du kan komme med oss. / Jeg må arbeide nå. / Når går toget? / Hun har vært i {c} i en uke. /
Mannen og kvinnen er venner. / Hvorfor er døren åpen? / Jeg liker denne byen veldig godt. / Brødet ligger på bordet. / Hvem er den jenta? /
Boken er på bordet. / Koppen står på bordet. / Vær så snill å lukke døren stille. / Jeg mistet paraplyen min på bussen. /
Møtet er flyttet til torsdag. / Kan du gjenta det, er du snill? / Vi spiste suppe og brød til lunsj. / Pakken din blir levert i morgen. /
Telefonen min er ødelagt igjen. / Museet åpner klokka ti. / Jeg har aldri vært i {c}. / Hvis det regner, blir vi hjemme. /
Toget er tjue minutter forsinket. / Hun glemte nøklene sine i morges. / Takk for meldingen din. / Jeg ringer deg tilbake senere. /
Denne suppen er for varm. / De flyttet til en ny leilighet i fjor. / Det er mange mennesker i gaten. / Han sa til meg at han var syk. /
Hva skal vi spise i kveld? / Foreldrene mine har vært gift i tretti år. / Katten sover på sofaen. / Du burde legge deg tidligere. /
Jeg kjøpte epler og ost på torget. / Hvilken av disse skjortene liker du? / Timen var interessant, men lang. / Ingen vet hvor han gikk. /
Det blir tidlig mørkt om vinteren. / Han har jobbet her siden mai. / Vil du danse? / Vinduet sto åpent hele natten. /
Ta til venstre ved trafikklyset. / Kan jeg få regningen? / De var ikke på festen. / Selv om det var sent, gikk vi en tur. /
Han snakker sakte så alle forstår. / Datteren deres vil bli lege. / Jeg gleder meg til ferien. / Kaffen er kald. / Noen har spist kaken min. /
Hvor lenge varer reisen? / Fakturaen ligger ved dette brevet. / Vi beklager bryet. / Hvert barn fikk en gave. / Behold vekslepengene.
""",
}

WORDS = {
    "English": {
        "who": """
my brother / the teacher / our neighbour / the old woman / a friend of mine / the children's aunt / the doctor / your sister / the little girl /
his father / her mother / the baker / nobody / everybody / the man next door / a young boy / our grandmother / the new colleague / the postman /
the farmer / someone
""",
        "does": """
buys bread / reads the newspaper / waits for the bus / drinks a cup of tea / writes a long letter / looks for the keys / cooks soup /
speaks with the boss / has lost the wallet / wants to learn to swim / must go to the doctor / sings a song / works too much / sleeps /
has forgotten the umbrella / opens the window / is looking after the dog / pays the bill / cleans the kitchen / does not eat meat / has found a cat /
would like to travel / plays the piano / cannot come / needs a new coat / helps the neighbours / sells old books / is learning English /
paints the house / has a question / likes to dance / watches television
""",
        "where": """
at home / in the garden / at the station / in town / on the beach / at work / in the kitchen / near the church / in the old house / by the river /
behind the school / in front of the shop / in {c}
""",
        "when": """
today / tomorrow / in the evening / every day / on Monday / in the morning / after work / at night / next week / at eight o'clock / in summer /
on Sundays / this afternoon / before dinner / at the weekend
""",
        "is": """
is tired / is very kind / is at school / is not here / is ill / is always late / is in a hurry / was happy / is twenty years old / is hungry /
is on holiday / will be there / has blue eyes / is afraid of dogs / lives in {c} / comes from {c}
""",
        "and": """
and / but / because / while
""",
        "ask": """
how old are you / where do you live / what are you doing / when are you coming home / can you help me / have you seen my glasses / who was that /
why are you laughing / what does this word mean / which way is shorter / do you want some cake / is there a bakery nearby / may I open the window /
how was your day / shall we go / where are my shoes / what would you like to drink / does this bus go to {c}
""",
        "hi": """
hello / good morning / good evening / excuse me / good afternoon / hi
""",
        "what": """
what a beautiful day / that is a pity / see you soon / have a good trip / I am sorry / thank you for everything / it is raining again / never mind /
that is not true / all the best / take care of yourself / it does not matter / here is the key / of course
""",
        "dwell": """
are in / live in / come from / were in / want to go to
""",
    },
    "German": {
        "who": """
mein Bruder / die Lehrerin / unser Nachbar / die alte Frau / ein Freund von mir / meine Tante / der Arzt / deine Schwester / das kleine Mädchen /
sein Vater / ihre Mutter / der Bäcker / niemand / jeder / der Mann von nebenan / ein Junge / unsere Großmutter / die neue Kollegin / der Briefträger /
der Bauer / jemand
""",
        "does": """
kauft Brot / liest die Zeitung / wartet auf den Bus / trinkt eine Tasse Tee / schreibt einen langen Brief / sucht die Schlüssel / kocht eine Suppe /
spricht mit dem Chef / hat den Geldbeutel verloren / möchte schwimmen lernen / muss zum Arzt gehen / singt ein Lied / arbeitet zu viel / schläft /
hat den Schirm vergessen / öffnet das Fenster / passt auf den Hund auf / bezahlt die Rechnung / putzt die Küche / isst kein Fleisch /
hat eine Katze gefunden / würde gern verreisen / spielt Klavier / kann nicht kommen / braucht einen neuen Mantel / hilft den Nachbarn /
verkauft alte Bücher / lernt Englisch / streicht das Haus / hat eine Frage / tanzt gern / sieht fern
""",
        "where": """
zu Hause / im Garten / am Bahnhof / in der Stadt / am Strand / bei der Arbeit / in der Küche / neben der Kirche / im alten Haus / am Fluss /
hinter der Schule / vor dem Laden / in {c}
""",
        "when": """
heute / morgen / am Abend / jeden Tag / am Montag / am Morgen / nach der Arbeit / in der Nacht / nächste Woche / um acht Uhr / im Sommer / sonntags /
heute Nachmittag / vor dem Abendessen / am Wochenende
""",
        "is": """
ist müde / ist sehr nett / ist in der Schule / ist nicht da / ist krank / kommt immer zu spät / hat es eilig / war glücklich / ist zwanzig Jahre alt /
hat Hunger / ist im Urlaub / wird da sein / hat blaue Augen / hat Angst vor Hunden / wohnt in {c} / kommt aus {c}
""",
        "and": """
und / oder
""",
        "ask": """
wie alt bist du / wo wohnst du / was machst du gerade / wann kommst du nach Hause / kannst du mir helfen / hast du meine Brille gesehen /
wer war das / warum lachst du / was bedeutet dieses Wort / welcher Weg ist kürzer / möchtest du ein Stück Kuchen / gibt es hier eine Bäckerei /
darf ich das Fenster öffnen / wie war dein Tag / wollen wir gehen / wo sind meine Schuhe / was möchten Sie trinken / fährt dieser Bus nach {c}
""",
        "hi": """
hallo / guten Morgen / guten Abend / Entschuldigung / guten Tag / servus
""",
        "what": """
was für ein schöner Tag / das ist schade / bis bald / gute Reise / es tut mir leid / danke für alles / es regnet schon wieder / macht nichts /
das stimmt nicht / alles Gute / pass auf dich auf / das ist egal / hier ist der Schlüssel / natürlich
""",
        "dwell": """
sind in / wohnen in / kommen aus / waren in / wollen nach
""",
    },
    "French": {
        "who": """
mon frère / la maîtresse / notre voisin / la vieille dame / un ami à moi / ma tante / le médecin / ta sœur / la petite fille / son père / sa mère /
le boulanger / chacun / tout le monde / l'homme d'à côté / un jeune garçon / notre grand-mère / la nouvelle collègue / le facteur / le fermier /
quelqu'un
""",
        "does": """
achète du pain / lit le journal / attend le bus / boit une tasse de thé / écrit une longue lettre / cherche les clés / prépare une soupe /
parle avec le chef / a perdu son portefeuille / veut apprendre à nager / doit aller chez le médecin / chante une chanson / travaille trop / dort /
a oublié le parapluie / ouvre la fenêtre / garde le chien / paie l'addition / nettoie la cuisine / ne mange pas de viande / a trouvé un chat /
aimerait voyager / joue du piano / ne peut pas venir / a besoin d'un nouveau manteau / aide les voisins / vend de vieux livres / apprend l'anglais /
peint la maison / a une question / aime danser / regarde la télévision
""",
        "where": """
à la maison / dans le jardin / à la gare / en ville / sur la plage / au travail / dans la cuisine / près de l'église / dans la vieille maison /
au bord de la rivière / derrière l'école / devant le magasin / à {c}
""",
        "when": """
aujourd'hui / demain / le soir / tous les jours / lundi / le matin / après le travail / la nuit / la semaine prochaine / à huit heures / en été /
le dimanche / cet après-midi / avant le dîner / le week-end
""",
        "is": """
se sent mal / est très aimable / est à l'école / n'est pas là / est malade / est toujours en retard / n'a pas le temps / était triste / a vingt ans /
a faim / est en vacances / sera là / a les yeux bleus / a peur des chiens / habite à {c} / vient de {c}
""",
        "and": """
et / mais / parce que / pendant que
""",
        "ask": """
quel âge as-tu / où habites-tu / qu'est-ce que tu fais / quand rentres-tu / peux-tu m'aider / as-tu vu mes lunettes / qui était-ce / pourquoi ris-tu /
que veut dire ce mot / quel chemin est le plus court / tu veux du gâteau / y a-t-il une boulangerie près d'ici / puis-je ouvrir la fenêtre /
comment s'est passée ta journée / on y va / où sont mes chaussures / que voulez-vous boire / est-ce que ce bus va à {c}
""",
        "hi": """
bonjour / salut / bonsoir / excusez-moi / allô / coucou
""",
        "what": """
quelle belle journée / c'est dommage / à bientôt / bon voyage / je suis désolé / merci pour tout / il pleut encore / ce n'est pas grave /
ce n'est pas vrai / bonne chance / prends soin de toi / ça m'est égal / voici la clé / bien sûr
""",
        "dwell": """
sont à / habitent à / viennent de / étaient à / veulent aller à
""",
    },
    "Spanish": {
        "who": """
mi hermano / la maestra / nuestro vecino / la anciana / un amigo mío / mi tía / el médico / tu hermana / la niña pequeña / su padre / su madre /
el panadero / la vecina / todo el mundo / el hombre de al lado / un chico joven / nuestra abuela / la nueva compañera / el cartero / el campesino /
alguien
""",
        "does": """
compra pan / lee el periódico / espera el autobús / bebe una taza de té / escribe una carta larga / busca las llaves / cocina una sopa /
habla con el jefe / ha perdido la cartera / quiere aprender a nadar / tiene que ir al médico / canta una canción / trabaja demasiado / duerme /
ha olvidado el paraguas / abre la ventana / cuida al perro / paga la cuenta / limpia la cocina / no come carne / ha encontrado un gato /
quisiera viajar / toca el piano / no puede venir / necesita un abrigo nuevo / ayuda a los vecinos / vende libros viejos / aprende inglés /
pinta la casa / tiene una pregunta / baila con gusto / mira la televisión
""",
        "where": """
en casa / en el jardín / en la estación / en la ciudad / en la playa / en el trabajo / en la cocina / cerca de la iglesia / en la casa vieja /
junto al río / detrás de la escuela / delante de la tienda / en {c}
""",
        "when": """
hoy / mañana / por la noche / todos los días / el lunes / por la mañana / después del trabajo / de madrugada / la próxima semana / a las ocho /
en verano / los domingos / esta tarde / antes de cenar / el fin de semana
""",
        "is": """
tiene sueño / es muy amable / está en la escuela / no está aquí / está triste / siempre llega tarde / tiene prisa / era feliz / tiene veinte años /
tiene hambre / está de vacaciones / estará allí / tiene los ojos azules / tiene miedo de los perros / vive en {c} / viene de {c}
""",
        "and": """
y / pero / porque / mientras
""",
        "ask": """
¿cuántos años tienes / ¿dónde vives / ¿qué estás haciendo / ¿cuándo vuelves a casa / ¿puedes ayudarme / ¿has visto mis gafas / ¿quién era /
¿por qué te ríes / ¿qué significa esta palabra / ¿qué camino es más corto / ¿quieres un poco de tarta / ¿hay una panadería por aquí /
¿puedo abrir la ventana / ¿qué tal tu día / ¿nos vamos / ¿dónde están mis zapatos / ¿qué quiere beber / ¿va este autobús a {c}
""",
        "hi": """
hola / buenos días / buenas noches / perdón / buenas tardes / buenas
""",
        "what": """
qué día tan bonito / es una lástima / hasta pronto / buen viaje / lo siento mucho / gracias por todo / llueve otra vez / no importa /
eso no es verdad / mucha suerte / cuídate mucho / me da igual / aquí está la llave / por supuesto
""",
        "dwell": """
están en / viven en / vienen de / estuvieron en / quieren ir a
""",
    },
    "Italian": {
        "who": """
mio fratello / la maestra / il nostro vicino / la vecchia signora / un mio amico / mia zia / il medico / tua sorella / la bambina / suo padre /
sua madre / il fornaio / la vicina / ognuno / l'uomo della porta accanto / un ragazzo / nostra nonna / la nuova collega / il postino / il contadino /
qualcuno
""",
        "does": """
compra il pane / legge il giornale / aspetta l'autobus / beve una tazza di tè / scrive una lunga lettera / cerca le chiavi / cucina una zuppa /
parla con il capo / ha perso il portafoglio / vuole imparare a nuotare / deve andare dal medico / canta una canzone / lavora troppo / dorme /
ha dimenticato l'ombrello / apre la finestra / bada al cane / paga il conto / pulisce la cucina / non mangia carne / ha trovato un gatto /
vorrebbe viaggiare / suona il pianoforte / non può venire / ha bisogno di un cappotto nuovo / aiuta i vicini / vende vecchi libri / studia l'inglese /
dipinge la casa / ha una domanda / ama ballare / guarda la televisione
""",
        "where": """
a casa / nel giardino / alla stazione / in città / sulla spiaggia / al lavoro / in cucina / vicino alla chiesa / nella vecchia casa / lungo il fiume /
dietro la scuola / davanti al negozio / a {c}
""",
        "when": """
oggi / domani / la sera / ogni giorno / lunedì / la mattina / dopo il lavoro / di notte / la prossima settimana / alle otto / in estate /
la domenica / questo pomeriggio / prima di cena / nel fine settimana
""",
        "is": """
ha sonno / è molto gentile / è a scuola / non è qui / sta male / è sempre in ritardo / ha fretta / era felice / ha vent'anni / ha fame /
è in vacanza / ci sarà / ha gli occhi azzurri / ha paura dei cani / abita a {c} / viene da {c}
""",
        "and": """
e / ma / perché / mentre
""",
        "ask": """
quanti anni hai / dove abiti / che cosa stai facendo / quando torni a casa / puoi aiutarmi / hai visto i miei occhiali / chi era / perché ridi /
che cosa significa questa parola / quale strada è più breve / vuoi un po' di torta / c'è un panificio qui vicino / posso aprire la finestra /
com'è andata la giornata / andiamo / dove sono le mie scarpe / che cosa vuole bere / questo autobus va a {c}
""",
        "hi": """
ciao / buongiorno / buonasera / mi scusi / buon pomeriggio / salve
""",
        "what": """
che bella giornata / è un peccato / a presto / buon viaggio / mi dispiace molto / grazie di tutto / piove di nuovo / non fa niente / non è vero /
buona fortuna / abbi cura di te / per me è uguale / ecco la chiave / certamente
""",
        "dwell": """
sono a / abitano a / vengono da / erano a / vogliono andare a
""",
    },
    "Norwegian": {
        "who": """
broren min / læreren / naboen vår / den gamle damen / en venn av meg / tanten min / legen / søsteren din / den lille jenta / faren hans /
moren hennes / bakeren / ingen / hver og en / mannen ved siden av / en ung gutt / bestemoren vår / den nye kollegaen / postmannen / bonden / noen
""",
        "does": """
kjøper brød / leser avisen / venter på bussen / drikker en kopp te / skriver et langt brev / leter etter nøklene / koker suppe / snakker med sjefen /
har mistet lommeboken / vil lære å svømme / må gå til legen / synger en sang / jobber for mye / sover / har glemt paraplyen / åpner vinduet /
passer på hunden / betaler regningen / vasker kjøkkenet / spiser ikke kjøtt / har funnet en katt / vil gjerne reise / spiller piano / kan ikke komme /
trenger en ny kåpe / hjelper naboene / selger gamle bøker / lærer engelsk / maler huset / har et spørsmål / liker å danse / ser på fjernsyn
""",
        "where": """
hjemme / i hagen / på stasjonen / i byen / på stranden / på jobben / på kjøkkenet / ved kirken / i det gamle huset / ved elven / bak skolen /
foran butikken / i {c}
""",
        "when": """
i dag / i morgen / om kvelden / hver dag / på mandag / om morgenen / etter jobben / om natten / neste uke / klokka åtte / om sommeren / på søndager /
i ettermiddag / før middagen / i helgen
""",
        "is": """
er trøtt / er veldig snill / er på skolen / er ikke her / er syk / kommer alltid for sent / har dårlig tid / var glad / er tjue år gammel /
er sulten / er på ferie / kommer til å være der / har blå øyne / er redd for hunder / bor i {c} / kommer fra {c}
""",
        "and": """
og / men / fordi / mens
""",
        "ask": """
hvor gammel er du / hvor bor du / hva gjør du / når kommer du hjem / kan du hjelpe meg / har du sett brillene mine / hvem var det / hvorfor ler du /
hva betyr dette ordet / hvilken vei er kortest / vil du ha litt kake / er det et bakeri i nærheten / kan jeg åpne vinduet / hvordan var dagen din /
skal vi gå / hvor er skoene mine / hva vil du drikke / går denne bussen til {c}
""",
        "hi": """
hei / god morgen / god kveld / unnskyld / hallo / god dag
""",
        "what": """
for en fin dag / det var synd / vi sees snart / god tur / jeg er lei meg / takk for alt / det regner igjen / det gjør ikke noe / det er ikke sant /
lykke til / ta vare på deg selv / det er det samme / her er nøkkelen / selvfølgelig
""",
        "dwell": """
er i / bor i / kommer fra / var i / vil til
""",
    },
}

FRAMES = """
{who} {does}! / {hi}! {who} {is}. / {who} {is}, {what}. / {ask}? {ask2}? / {what}! {ask}? / {who} {does}. {ask}? / {n}, {ask}? / {what}. {what2}. /
{who} {does} {where}. {who2} {is}. / {who} {does} {when}. {what}. / "{ask}?" / {n}: {what}. / {who} {does} {where} {and} {who2} {does2} {where2}. /
{hi} {n}. {who} {does} {when}. {what}. / {who}: {ask}? / {n} {does} {and} {n2} {does2}. / {n} {is}, {n2} {is2}. /
{who}, {who2} {and} {n} {dwell} {c}. / {who} {does}. / {who} {does} {when}. / {who} {does} {where}. / {who} {does} {where} {when}. /
{who} {does} {and} {who2} {does2}. / {ask}? / {ask}? {who} {does}. / {who} {does}. {who2} {does2}. / {hi}, {who} {does}. / {hi} {n}, {ask}? /
{hi} {n}! {who} {does} {when}. / {who} {is}. / {who} {is} {and} {who2} {does}. / {n} {does} {when}. / {n} {does} {where}. /
{n} {and} {n2} {dwell} {c}. / {who} {is}. {ask}? / {who} {does} {and} {does2}. / {hi}, {ask}? {n} / {who} {is} {and} {is2}. / {n} {is}. / {what}. /
{what}, {n}! / {who} {does}, {what}. / {what}. {who} {is}. / {hi}! {what}. / {what}. {ask}?
"""
