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
The man and the woman are friends. / Why is the door open? / I like this city very much. / The bread is on the table. / Who is that girl?
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
Was kostet dieses Auto? / Kostet es viel Geld? / Wer ist das Mädchen? / Das Brot liegt auf dem Tisch.
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
Pourquoi la porte est-elle ouverte ? / J'aime beaucoup cette ville. / Le pain est sur la table. / Qui est cette fille ?
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
Hay un perro en el jardín.
""",
    "Italian": """
Oggi il tempo è bello. / Dov'è la stazione? / Vorrei una tazza di caffè. / Mi chiamo {n} e abito a {c}. / Lei legge un libro ogni sera. /
Domani andiamo a {c}. / Quanto costa questo? / I bambini giocano nel giardino. / Il libro è sul tavolo. / Mio fratello lavora in una grande casa. /
Non so la risposta. / Dov'è il mio cappotto e il libro? / Abbiamo un piccolo giardino e un cane. / Lei non vuole andare a casa. /
Qual è il nome della strada? / L'acqua è fredda oggi. / La casa è vecchia. / Questo cane è molto grande. / Ho fame e sono stanco. /
Loro hanno due gatti. / Ieri eravamo a casa. / Che ore sono? / Come stai oggi? / Lui vuole comprare una macchina nuova. / Mia sorella è insegnante. /
È troppo tardi. / Non c'è latte in cucina. / Parla un'altra lingua? / Il negozio è chiuso. / Puoi venire con noi. / Adesso devo lavorare. /
Quando parte il treno? / Lei è a {c} da una settimana. / L'uomo e la donna sono amici. / Perché la porta è aperta? / Mi piace molto questa città. /
Il pane è sul tavolo. / Chi è quella ragazza? / Lei vuole andare al mare. / Non voglio lavorare oggi.
""",
    "Norwegian": """
Været er fint i dag. / Hvor er togstasjonen? / Jeg vil gjerne ha en kopp kaffe. / Jeg heter {n} og bor i {c}. / Hun leser en bok hver kveld. /
Vi reiser til {c} i morgen. / Hvor mye koster dette? / Barna leker i hagen. / Boken ligger på bordet. / Broren min arbeider i et stort hus. /
Jeg vet ikke svaret. / Hvor er frakken min og boken? / Vi har en liten hage og en hund. / Hun vil ikke gå hjem. / Hva er navnet på gaten? /
Vannet er kaldt i dag. / Huset er gammelt. / Denne hunden er veldig stor. / Jeg er sulten og trøtt. / De har to katter. / Vi var hjemme i går. /
Hva er klokka? / Hvordan har du det i dag? / Han vil kjøpe en ny bil. / Søsteren min er lærer. / Det er for sent. / Det er ikke melk på kjøkkenet. /
Snakker du et annet språk? / Butikken er stengt. / Du kan komme med oss. / Jeg må arbeide nå. / Når går toget? / Hun har vært i {c} i en uke. /
Mannen og kvinnen er venner. / Hvorfor er døren åpen? / Jeg liker denne byen veldig godt. / Brødet ligger på bordet. / Hvem er den jenta? /
Boken er på bordet. / Koppen står på bordet.
""",
}

WORDS = {
}

FRAMES = """

"""
