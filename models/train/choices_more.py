"""More sentences for the facts of `choices.py`, label by label, one a line.

Only training uses them: the evaluation keeps to the others, and stays what it was.
"""

MORE = {
    "paid": {
        "yes": """
The invoice was cleared by bank transfer on Monday.
I wired the full amount yesterday afternoon.
She handed over the cash at the counter.
Receipt attached, balance zero.
The fee left my account three days ago.
He coughed up the last instalment in March.
Many thanks for your prompt payment.
We have pocketed the deposit and the remainder.
Has the rent gone through? It has, all of it.
Card charged successfully.
I put it on my credit card straight away.
My father footed the bill before we even sat down.
No further amount is due from you.
They squared up with the plumber on the spot.
You can stop sending reminders, the transfer reached you on Friday.
Please find enclosed the receipt for the sum you sent.
The accounts department has ticked this invoice off as closed.
Don't worry, I already gave the driver his money.
Payment booked, file closed.
The outstanding amount has been wiped out.
The cheque was cashed without trouble.
Our books show your account as even.
Paid, not pending.
We do not owe them a single pound now.
The direct debit was collected as agreed.
It's paid.
All settled.
I paid already.
Paid in full.
Nothing left to pay.
The bill has been settled.
Bill: settled
He owes us nothing.
She paid at once.
We got the money.
Has he paid? Yes.
The debt is cleared.
It's been taken care of, I paid it myself.
I sent the money last week.
The account is balanced.
Amount due: none
Not unpaid any more.
Thank you for your payment.
The sum reached our account.
We received the payment with thanks.
The rent is paid up.
The invoice is no longer open.
He cleared his tab.
They coughed up in the end.
Here's the receipt for my payment.
I've transferred it.
Already done, the money is with you.
My payment went through.
Stamped as paid.
The fee was collected from his account.
No need to remind me, I paid.
She put the cheque in the post and it has been cashed.
The last instalment has gone out.
He paid the lot.
We're quits.
The seller confirmed that the full price was in.
I don't owe you a penny.
The reminder crossed with my payment.
The loan was paid back.
The amount has been credited to us.
Payment made
Paid: yes
They settled up before they left.
The whole sum was handed over.
The treasurer ticked her off as paid.
You can close the account, the money's in.
The tax has been paid.
I have paid my share.
No outstanding amounts.
We can dispatch the goods, the customer has paid.
It was prepaid.
I paid up front.
Payment received.
He squared his debts.
All dues are in.
It was debited from my account without trouble.
The bank shows the incoming sum.
Not a cent is open.
The fine was paid on the spot.
She has met her obligation in full.
It's on the house? No, I paid for it at the till.
The deposit and the rest are both paid.
They no longer owe anything.
Your remittance has been booked.
The balance is nil.
He finally paid.
My employer has already paid it for me.
The booking is paid for.
The invoice went in the folder of paid bills.
The money was there before the goods.
We thank you for settling the account so promptly.
I gave him the cash yesterday and he signed for it.
The subscription is paid.
I can prove that I paid.
The arrears have been made good.
All done and dusted, bill paid.
The dunning letter was a mistake, as the sum was in long ago.
The creditor has been satisfied.
It has all been paid off.
""",
        "no": """
The invoice has been lying on his desk for weeks.
We must remind you of the amount due.
Second reminder: the bill is overdue.
I'll transfer the rent as soon as my wages come in.
The bank sent the direct debit back.
Our account with the plumber remains in the red.
She keeps promising the cash but never brings it.
Please remit the balance within ten days.
Did the fee reach you? Sadly nothing has turned up.
He left the restaurant without settling up.
Card declined.
The deadline for the transfer passed without a penny arriving.
I refuse to pay for such shoddy work.
The creditor has called in the bailiffs.
Balance due: the whole amount.
The cheque is still in my drawer, I forgot to post it.
Payment pending.
They are three instalments behind.
The tenant is in arrears.
Collect on delivery, nothing handed over in advance.
We would be grateful if you could finally clear this debt.
I'm short of cash, can I square it with you on Friday?
The claim has gone to a debt collector.
No receipt was issued because no money changed hands.
We will have to charge interest on the open amount.
Not paid yet.
The bill is open.
He still owes us.
No money so far.
Nothing has come in.
Payment is outstanding.
I haven't paid.
Overdue.
She hasn't settled the account.
We are waiting for the money.
Has he paid? No.
The invoice is still unpaid.
Paid: no
Please pay soon.
Final reminder.
The cheque bounced.
My transfer was returned.
The sum is still due.
They refuse to pay.
I forgot to pay.
He is behind with the rent.
Bill: open
Not a penny has been received.
I'll pay next week.
The debt remains.
We have sent a third reminder.
The account is in arrears.
You owe me for that.
The money never arrived.
The direct debit failed.
I can't pay at the moment.
Balance: outstanding
The customer has left without paying.
It has by no means been paid.
He has not parted with a cent.
She still has to pay.
It's on the tab.
The matter has been passed to the debt collectors.
We shall not ship until you pay.
Our claim is still open.
The instalment was missed.
He dodges the bill.
I'd have paid, but the account was empty.
They ask for more time to pay.
The amount has yet to reach us.
The fee is payable on arrival.
The bank refused the payment.
The invoice lies on my desk, I'll get round to it.
So far he has only promised to pay.
The tax is still owing.
We see no incoming payment.
The full sum is open.
Don't call it settled, it isn't.
They stopped the cheque.
My card was declined, so it's still to be paid.
He has paid nothing at all.
The rent hasn't been paid.
Kindly remit the outstanding sum.
Your account shows a debit balance.
They had the gas cut off for not paying.
I haven't even received the bill, let alone paid it.
The money is still missing.
The buyer has defaulted.
When will you pay us?
He leaves his bills unopened and unpaid.
Still owing.
The purchase was put on credit.
No payment has been booked.
We're out of pocket until she pays.
The landlord threatens eviction over the arrears.
Is it settled? Not in the least.
The loan has not been repaid.
He is in debt to the shop.
The deadline for payment passed without any money.
We must insist on payment.
I'm holding the money back until the fault is fixed.
She asked us to wait until payday for the money.
The claim was not met.
""",
    },
    "gift": {
        "yes": """
It's for my niece, who turns six on Sunday.
Please hide the price tag, she must not see it.
Shiny paper and a bow, if you can.
A little something for our hosts.
I want to surprise my husband with it at Christmas.
Could you slip in a birthday greeting?
We are all chipping in for a colleague's farewell.
This goes under the tree.
The recipient must not find an invoice in the parcel.
I'm not keeping it, my godson gets it.
A token of thanks for our neighbour.
Kindly enclose a note reading 'Happy anniversary, Mum'.
Our wedding offering to the young couple.
Who is it for? My best friend, she passed her exams.
Festive wrapping wanted.
He is going to unwrap it on his fortieth.
I hope Grandad's face lights up when he opens it.
Send it straight to my aunt with best wishes from us.
Don't let her know it comes from me!
Bought to cheer up a friend in hospital.
Gift, not for my own use.
We would like it beautifully packaged for Mother's Day.
It will be presented to the retiring headmaster.
The children are giving it to their teacher.
A Valentine's treat for my girlfriend.
It's a present.
Please gift-wrap it.
It's for my mum's birthday.
A surprise for my wife.
Could you put a bow on it?
I'm giving it to my best friend.
It goes under the tree.
For my dad, he'll be so happy.
A gift for our teacher.
Please leave out the price, it's a present.
It's her Christmas present.
I want to surprise him with it.
We're giving it to them for their wedding.
Wrapped in nice paper, please.
With a greeting card, as it's for my gran.
It's not for me, it's for my sister's birthday.
He's going to get it for his birthday.
A little thank-you for the nurse.
Please enclose a birthday card.
She will unwrap it at the party.
It's a baby shower gift.
It is meant for someone special.
I bought it to give away.
A housewarming gift.
Gift: yes.
My godchild gets it for her confirmation.
Don't let him see it, it's a surprise.
It's for Mother's Day.
We want to make her happy with it.
Something for my valentine.
A farewell present from all of us.
We've clubbed together to buy it for her.
I can't turn up at the party without a present, so I'll take this.
It is going to be my husband's anniversary gift.
For a friend in hospital, to cheer him up.
It's a gift, so no invoice in the box.
Put it in the gift box with a ribbon.
I don't keep it, I give it as a present.
For the birthday boy.
Congratulations should be on the card.
The parcel is to be handed to the bride.
The kids will find it in their stockings.
A present for our hosts.
I'd like to have it wrapped as a gift.
It's a leaving gift for a colleague.
Not for myself but as a present.
My nephew wished for it, so he gets it for his birthday.
Write happy birthday on the tag.
It's a token of thanks for my neighbour.
The gift service, please, with red paper.
He turns six and has been dreaming of this.
For my secret Santa partner.
She had it on her wish list, so I'm buying it for her.
I hope she'll like my present.
It is to be presented to the retiring boss.
As a gift for a newborn.
Please remove the price tag, I'm giving it away.
I owe my friend a birthday present, and this is it.
Yes, a present for my boyfriend.
We will hand it over at the silver wedding.
It's a get-well gift.
To be wrapped festively.
The recipient mustn't know who it's from.
My parents will receive it as a surprise from me.
It'll be a gift for his name day.
It's an Easter surprise for the little ones.
Someone is having a birthday, hence the fancy paper.
A prize and a present for our best pupil.
I want to delight my aunt with it.
It's from the whole class for our teacher.
This one is to be given as a graduation present.
Please send it directly to my friend with best wishes from me.
I'd never buy it for myself, but he'll love it as a gift.
It's a souvenir to give to my mother.
Wrapping paper with stars would be nice for the birthday girl.
It will lie on the gift table.
She's getting it from me for passing her exam.
A christening present.
I'm taking it along as a gift for the family I stay with.
For you, with love, happy birthday.
""",
        "no": """
It's a treat for me alone.
I need it at work, so skip the fancy paper.
We ordered it for our own office.
The ordinary cardboard box is quite enough.
I'll be using it myself from tomorrow.
No bow, no greeting, nothing festive.
It replaces my old one at home.
Is this for somebody else? No, I am the one who will wear it.
Leave the price tag on, I am the buyer and the user.
Don't bother wrapping it, I'll put it to use right away.
Purely for personal use.
It stays in our household.
The company needs it for the workshop.
Nobody is having a birthday, I simply ran out.
I am not giving this to anyone.
For my own collection.
Please include the invoice, it is a business purchase.
There is no occasion, just my weekly shopping.
I treated myself for once.
An everyday purchase for the kitchen, not a present.
We do not require any gift packaging, thank you.
My own birthday passed long ago, this is merely a spare for me.
Decorative paper would be wasted, it goes straight into my shed.
It's meant for my own bookshelf.
Own use, plain box.
It's for me.
No gift wrap, please.
I need it for myself.
It's not a present.
Just for home.
I'll use it myself.
No wrapping needed.
We need it for the office.
My old one broke, so I need a new one.
Not a gift.
For my own use.
I'm keeping it.
It's for our own kitchen.
No bow, no card, it's mine.
I'll put it on right away.
Gift: no.
A normal parcel is fine, I'm the one who'll use it.
I'm treating myself.
We want it for our own living room.
No, nobody gets it as a present.
The plain box will do, it stays with me.
It's a spare part for my bike.
I won't give it away.
Just the usual packaging.
I need it for work.
He bought it for his own desk.
It's for personal use only.
She ordered it for herself.
It isn't anyone's birthday, I need it at home.
It's for our own use.
No ribbon please, I'll unpack it straight away.
For the household.
Not for anybody else, only for me.
Don't bother with paper, I'm wearing it home.
Purchase for my own collection.
It is going to stay in my garage.
I was out of it, so I bought more for myself.
I don't want it wrapped.
It's a replacement for our old kettle.
Is it a present? No, for me.
The firm needs it for the canteen.
A reward to myself, no gift.
No greeting card, no gift box.
We'll use it ourselves.
It's not meant as a surprise for anybody.
I read it myself on the train.
It is part of my work kit.
He wants it for his own hobby.
My own purchase, for daily use.
I'd like it for my flat.
No gift service, thanks.
They need it in their own workshop.
Nothing special, just what I need at home.
A thing for my own shelf.
No need for fancy paper, it goes straight into our cupboard.
I'll eat it myself.
No occasion, just for me.
She is not giving it to anyone, she will keep it.
It's stock for our shop.
I'd never part with it, it's mine.
We ordered it for ourselves.
Just put it in a bag, I'm using it today.
For our own garden shed.
It is not a gift but a work tool.
Only my own needs are meant here.
I have no one to give it to, it's for me.
I'm the one who will wear it.
The school needs it for lessons.
Leave the price on, it is not for giving away.
A plain purchase, no present.
It stays in the family kitchen, we use it each day.
Not to be wrapped.
He gets nothing from me this year, this is mine.
I need one for my own car.
My own shoes wore out, so these are for me.
I'm buying it because I ran out at home.
No birthday, no Christmas, just my weekly shop.
I'm the buyer and the user.
No thanks, no gift paper, it's only for my desk.
""",
    },
    "married": {
        "yes": """
They tied the knot in May.
He and his wife have just celebrated their silver anniversary.
Mr and Mrs Barker moved in next door.
She took her husband's surname.
I said yes at the altar ten years ago.
My spouse will sign as well.
They are on their honeymoon in Italy.
He is a happily wedded man.
She has been his wife for three decades.
Is he single? No, he has a wife in Leeds.
Sorry to disappoint you, but she is taken, with ring and certificate.
Her better half, to whom she was wed in church, is a baker.
We exchanged vows at the registry office.
They walked down the aisle last summer.
He became a husband at twenty-two.
The bride and groom of last June live in York now.
Civil status: husband of Anna Lowe.
My husband and I would like to book.
No longer a bachelor since Saturday.
She got hitched in Las Vegas.
The couple file a joint tax return as man and wife.
He made an honest woman of her at last.
Marriage certificate enclosed.
Her mother-in-law, her husband's mother, lives with them.
Married, not merely engaged.
I have a husband.
She is a married woman.
My wife sends her regards.
He wears a wedding ring.
They tied the knot last year.
We got married in a small chapel.
He said I do, and so did she.
They've just had their silver wedding.
His spouse is a teacher.
I'm no longer single, we've wed.
She lives with her husband in the country.
He has a ball and chain at home, as he jokes about his wife.
We are husband and wife.
They are newlyweds.
She married her childhood sweetheart.
He led his bride to the altar and they've been together since.
My better half and I have had twenty years of wedlock.
He's off the market, he has a wife.
The couple were married by a priest.
They've been wed for ages.
He's not a bachelor, he has a wife and kids.
Are you married? Yes, happily.
She said yes at the registry office.
My hubby does the cooking.
He can't flirt with you, he's got a wife.
Husband and wife file a joint tax return.
She changed her name on her wedding day.
He's been my lawful wedded husband for years.
They're on their honeymoon.
We celebrate our wedding anniversary every year.
I'm a wife and mother.
He and his missus run the pub.
Not divorced, still married.
They have been joined in holy matrimony.
She's Mrs now.
His wife is expecting a baby.
I wouldn't call myself single, my husband would object.
The bride threw her bouquet and is now his wife.
She brought her husband to the party.
He promised to be faithful till death us do part, at the altar.
We had a double wedding with my sister, and both couples are still together.
Her second husband is a pilot.
He got hitched.
He remarried after his divorce.
The wedding was in church, and they are still a pair.
I have been in wedlock since my youth.
He has given up bachelor life and got himself a wife.
She and her husband share a bank account.
My wife and I are moving house.
They're a married couple.
She's spoken for, the ring is on her finger since the wedding.
His wife's parents live upstairs.
We eloped and got married in secret.
The registrar pronounced them man and wife.
She filled in her husband's name under spouse.
Divorced? No way, our marriage is rock solid.
He has been under the thumb since the wedding, say his mates.
Spouse: yes, living in the same household
She wed her boss.
He tells his wife everything.
Their marriage has lasted for half a century.
Her spouse signed as well.
I share bed and board with my lawful wife.
They took their vows before God.
She is a farmer's wife.
He's a family man with a wife and three kids.
We became man and wife by the sea.
I can't marry you, I already have a wife.
She's not divorced, she and her husband only live in two flats.
They celebrated their golden wedding together.
He slipped the ring on her finger before the registrar.
My husband's snoring keeps me awake.
The two men got married and are very happy.
She and her wife adopted a boy.
He's a husband of many years.
I'm happily hitched.
He asked for a family tariff for himself and his wife.
""",
        "no": """
He is a confirmed bachelor.
She remains a spinster, as she puts it.
We live together without a marriage certificate.
Engaged, but the big day is still ahead.
Her divorce came through in April.
He was left at the altar and stayed alone.
I have never walked down the aisle.
She has a boyfriend, though no ring on her finger.
Widowed since last winter.
Is there a Mrs Harris? There isn't.
He is still looking for the right woman.
Footloose and fancy-free, no spouse in sight.
They split up before the wedding could happen.
Civil status: bachelor.
She turned down his proposal and lives by herself.
He prefers to stay unattached.
I'm on my own, no husband to ask.
The pair have been partners for years but see no need to wed.
The marriage was annulled.
She says wedlock is not for her.
My ex-husband lives abroad, and I have not wed again.
A priest, he has taken a vow of celibacy.
Unwed and happy with it.
He calls himself an eternal single.
At thirty she still goes by Miss Porter and has no husband.
I am single.
She is divorced.
He never married.
I don't have a husband.
She lives on her own and has never wed.
He's a widower.
They live together without a marriage certificate.
We're only engaged.
I'm an old bachelor.
She is a spinster.
His divorce came through last month.
She has a boyfriend, but no husband.
Not married, just living with my partner.
There's no ring on her finger, and there never was.
He has no wife.
They never tied the knot.
She turned down every proposal.
Are you married? No, I'm not.
She's a widow.
I'm not the marrying kind.
He is a priest and bound to celibacy.
No wedding bells for us so far.
She's an unmarried mother.
They split up before the wedding.
I have stayed single all my life.
The bride ran away from the altar, and they are still unwed.
He's dating again since the divorce.
My fiance and I haven't set a date yet.
We don't need a marriage licence to be happy, so we have none.
She's a single mum, never wed.
Neither husband nor kids
He'd rather stay free than take a wife.
She is not his wife, merely his girlfriend.
Unmarried
He lives in sin with her, as my grandmother puts it.
I've been looking for a husband for years.
Her husband died and she has not remarried.
The nun has given her life to God and took no husband.
He is a divorced man.
Spouse: none
She's footloose and fancy-free.
He broke off the engagement.
They are just an unmarried couple.
My marriage ended in court.
He is on the shelf, as his aunts say.
She wants to marry one day, but not now.
They've been together for years, but without a wedding.
I'm a happy singleton.
He's left his wife, and the divorce is final.
The wedding was called off.
She kept saying no to marriage.
He hasn't found a wife yet.
A bachelor flat for a bachelor like him
She has been on her own since she buried her husband.
No, I've no spouse.
I answered miss, not missus.
He is anything but married, he changes girlfriends like shirts.
She's free to marry whom she likes.
They were man and wife once, but they're divorced.
He'll propose to her next year, if he dares.
I've never stood before a registrar.
She is the only unwed sister of the four.
No ring, no vows, no husband
He's afraid of marriage and avoids it.
We have children, but we never got married.
She crossed out husband and wrote none.
My ex-wife got the house in the divorce, and I live alone.
He's a lonely heart looking for a wife.
She went on a dating show to find herself a husband.
By no means a married man
The two of them share a flat, not a marriage.
I'd need a husband first to have a mother-in-law.
His civil status is single.
She was left a widow at thirty and never took another man.
They aren't wed, whatever the neighbours think.
He's unattached.
Married? Me? Never in my life!
Mother keeps asking when I'll finally find a wife.
""",
    },
    "smoker": {
        "yes": """
She rolls her own with loose tobacco.
He gets through twenty a day.
I'm just nipping out for a fag.
Her fingers are yellow from nicotine.
He has been puffing away since he was sixteen.
Grandfather fills his pipe after every meal.
She tried to quit but took it up again.
An ashtray full of stubs stands on his desk.
He asked us for a light and inhaled deeply.
Do you smoke? Yes, about ten on a bad day.
She only indulges in a cigarillo at weekends.
Chain-smoker for thirty years.
He vowed to stop in January and failed within a week.
You can smell the tobacco on his coat.
I cannot start the day without my morning cigarette.
He buys a carton at the airport each time.
Nicotine: about a pack daily.
She hangs out of the window with a roll-up.
Heavy tobacco user according to the file.
He enjoys a Havana with his whisky.
The doctor told her to cut down from fifteen to five cigarettes.
He is hooked on nicotine and lights up after dinner.
We would need a smoking room, please.
I haven't managed to give up the weed yet.
Her lighter is never out of reach, nor are her menthols.
I smoke.
He smokes a pack a day.
She's a heavy smoker.
He lights one cigarette after another.
I can't do without my cigarettes.
Smoker
She reeks of smoke.
He's always got a fag in his mouth.
I have to go out for a smoke.
Tobacco use: daily
She enjoys a cigar after dinner.
He's on the balcony, smoking.
His fingers are yellow from nicotine.
I'd like a smoking room, please.
She bums cigarettes off everybody.
He hasn't managed to give up.
I've smoked since school.
He puffs his pipe by the fire.
She needs her cigarette after coffee.
Chain-smoker
He's a slave to tobacco.
She only smokes at parties, but she does smoke.
I'd walk a mile for a smoke.
He has a cough from all those fags.
Ashtrays all over his flat
I tried to stop, but I couldn't.
She's not a non-smoker.
Do you smoke? Yes, I'm afraid.
He always carries a lighter and a packet of fags.
I'm still puffing away.
Twenty a day
She takes a drag on her cigarette.
The doctor urges her to give up the cigarettes, in vain.
He goes outside every hour for a fag.
I inhale, I admit it.
He can't sit through a film without a cigarette break.
She rolls her own.
He is addicted to nicotine.
My curtains are yellow from my smoking.
I smoke like a chimney.
She hides her cigarettes from her mother.
He'll never give up his pipe.
She gets nervous when her cigarettes run out.
He has been smoking for thirty years.
The non-smoking flight was torture for me.
He's down to five cigarettes a day.
I'm a social smoker.
She lit up as soon as she left the building.
Tobacco: yes
He buys a carton of cigarettes every week.
It's a vice, but I like my cigars.
The smell of his cigarettes hangs in his coat.
She stubbed out her cigarette when the bus came.
He took it up again after the divorce.
I have not quit.
She started smoking again.
He'd sooner go without food than without cigarettes.
Her pipe never goes out.
My only sin is tobacco.
I must confess that I like a cigarette.
He promises to stop next year.
Consumes tobacco regularly
She's got a smoker's cough.
He's the one always standing in the smokers' corner with a fag.
Nicotine gum was no help to me, I'm back on cigarettes.
She blew smoke rings at the ceiling.
I need a place where smoking is allowed.
He smokes on the sly.
The applicant declares that he smokes.
After each meal he reaches for his cigarettes.
His lungs are black with tar, yet he keeps lighting up.
No day without a cigar for the old man
She's looking for a flatmate who won't mind her smoking.
I've got a packet a day habit.
He can't get away from the weed called tobacco.
She flicks her ash out of the car window.
I won't give up my evening pipe.
Have you got a light? I left my matches at home again.
He vapes nicotine and smokes on top of that.
She finds it impossible to stop smoking.
""",
        "no": """
He quit two years ago and has stayed clean.
She threw her last packet in the bin for good.
I have not lit one since 2009.
He coughs as soon as anybody lights up near him.
Not a single cigarette has ever passed her lips.
Tobacco use: none.
She chews gum instead, having kicked the habit.
He turned down the offered cigar, as always.
No ashtrays in her flat, for she has no use for them.
Do you smoke? Goodness, never.
We'd like a smoke-free room, neither of us uses tobacco.
My lungs are clean, I stay away from nicotine.
He considers tobacco a waste of money and buys none.
An ex-smoker now, free of it since Easter.
She is dead against lighting up and abstains herself.
Her last drag was a decade ago.
The applicant denies any tobacco consumption.
He has packed it in, patch and all.
Neither pipe nor cigar for him.
I tried one at school, felt sick and left it at that.
He hates the smell of tobacco and keeps his hands off it.
Nicotine: zero.
She weaned herself off cigarettes completely.
A sportsman like him would not dream of smoking.
The patient abstains from tobacco.
I don't smoke.
Never smoked in my life.
Non-smoker
He gave up years ago.
She hates the smell of smoke.
No tobacco
I've never touched a cigarette.
She's smoke-free.
He doesn't smoke any more.
I quit for good.
Not a smoker.
I can't stand cigarettes.
He kicked the habit.
She's allergic to smoke and keeps well away from cigarettes.
Do you smoke? Never.
We only take non-smokers, and she's one.
His lungs are clean, he never started.
I stopped when I got pregnant and never began again.
Her last cigarette was ten years ago.
He isn't a smoker.
I need no ashtray, thank you.
She tried it once at school and never again.
No cigarettes, no cigars, no pipe
I'd like a non-smoking room for that's what I am, a non-smoker.
He never took up smoking.
She's been off cigarettes since her operation.
He chews gum instead of smoking, with success.
Nobody has ever seen her with a cigarette.
I managed to give up.
Former smoker, now abstinent
He's proud to be rid of the cigarettes.
Smoking? Not me.
She has no time for tobacco.
He drinks a beer, but he doesn't smoke.
I threw my last packet away and have stayed firm.
She lives without nicotine.
Abstains from tobacco
He'd never put a cigarette between his lips.
My doctor is pleased that I've given it up for good.
Cigarettes disgust me.
She broke the habit for good.
He leaves the room if anyone lights up, being a convinced non-smoker.
I've not smoked since my heart attack.
Never lit one
She doesn't care for tobacco at all.
He doesn't, and never did, smoke.
Thank you, no cigarette for me, I don't smoke.
I've been clean of nicotine for years.
The patient has never smoked.
She gets by without cigarettes.
He's a sworn enemy of tobacco.
I lost the craving and haven't smoked since.
There isn't a lighter in the house as none of us smokes.
The singer protects her voice and stays away from cigarettes.
Not even one a day
He weaned himself off for good.
She has long been an ex-smoker.
I'm against smoking and don't do it myself.
Has never used tobacco
He used to be a chain-smoker but hasn't had a puff since.
She waved the packet away, she doesn't smoke.
My clothes never smell of smoke, I don't touch the stuff.
No, he's never been tempted by it.
He gave his cigarettes up for love and kept it up.
Smoking has never appealed to her.
I stopped smoking.
The insured person is a non-smoker.
She has remained a non-smoker all her life.
No nicotine whatsoever
I'm one of those who have never had a drag.
He thinks smoking is stupid and leaves it alone.
Smoke-free for three years now
She overcame her addiction to cigarettes.
He's a health fanatic and wouldn't touch tobacco.
Why do you ask? I don't smoke.
I declare that I do not use tobacco.
Her flat is smoke-free and so is she.
Gave up smoking, successfully
""",
    },
    "breakfast": {
        "yes": """
The morning buffet is part of the room rate.
Bed and breakfast, two nights.
Fresh rolls and jam await you from seven, at no surcharge.
We'd love a full English to start the day, please.
Toast and porridge are thrown in.
Your first meal of the day is on the house.
Please lay the morning table for two, we will eat in.
B&B rate booked.
Guests are served croissants each morning, all covered by the tariff.
Does that cover the morning meal? It does.
Half board, so you start the day with a buffet.
All meals included, from the morning coffee to supper.
I'll take the option with the morning buffet.
A hearty start with bacon and eggs belongs to the package.
You won't pay a penny more for your morning muesli.
Breakfast basket left outside your door daily, free.
The quoted sum takes in a continental breakfast.
Come down hungry, the cereal and fruit are complimentary.
Kindly add breakfast to our reservation.
No need to hunt for a bakery, we feed you every morning.
Room with breakfast, not room only.
Overnight stay plus morning buffet: ninety pounds.
We are early risers and will gladly have breakfast at the hotel.
Boiled eggs, tea and marmalade come as standard with your stay.
Full board.
With breakfast.
Bed and breakfast.
Half board.
The buffet in the morning is free.
Breakfast: yes
Yes, breakfast comes with the room.
We get eggs and toast every morning.
The price covers breakfast.
I'd like breakfast, please.
Rolls and coffee are part of the deal.
You need not buy anything in the morning.
No extra charge for breakfast.
Breakfast is on the house.
They bring you breakfast in bed.
She booked with breakfast.
A hearty breakfast awaits you.
The morning buffet is in the price.
Is breakfast extra? No, it's included.
All meals are included.
All inclusive.
The room rate contains breakfast.
Fresh rolls hang on your door each day at no cost.
We'll have our morning meal at the hotel, it's in the package.
Not without breakfast, they said, it belongs to the room.
The landlady fries us bacon each morning.
Guests are served porridge at the start of the day, free of charge.
Coffee and croissants in the morning come with it.
Breakfast for two is part of the booking.
They lay the breakfast table for all guests.
We want to have breakfast there.
Eat as much as you like in the morning, it's paid for.
The first meal of the day is included.
Overnight stay incl. breakfast.
Room with breakfast, please.
Your breakfast voucher is at reception.
He ticked the box for breakfast.
A continental breakfast is provided.
A full English every morning, all in the price.
We were given a packed breakfast because we left early.
The rate is with breakfast.
You will not start the day hungry with us.
I can't do without breakfast, so I booked it.
A breakfast tray is delivered to each room.
Help yourself at the buffet each morning.
Breakfast is complimentary.
The hostel throws in breakfast.
It says breakfast included on my voucher.
Breakfast and dinner are included.
Morning meal: included
The breakfast room opens early, just come in, nothing to pay.
Pancakes and fruit are waiting for you each morning, gratis.
He enjoyed the free breakfast.
You'll get breakfast from us.
Yes, please put me down for breakfast.
A morning spread of ham, cheese and jam is part of the stay.
We don't charge for breakfast.
The offer: night, breakfast, parking.
The package comprises breakfast.
My host makes breakfast for me.
It isn't room only, you get breakfast, too.
Breakfast, too? Of course, it's in the rate.
The breakfast is worth getting up for, and it's included.
Please reserve the room with breakfast.
Muesli, yoghurt and tea are laid on for guests every morning.
They spoil you at the breakfast buffet without asking for more money.
She will take her breakfast at the guest house.
The tariff includes a morning meal.
Boiled eggs, juice, bread, all included.
Early risers find their breakfast ready, no charge.
Breakfast is free for all who stay.
With morning buffet.
A cooked breakfast comes as standard.
Board: breakfast
You pay for the bed, and the breakfast is a gift.
My room comes with breakfast.
We look forward to our daily breakfast, it's part of what we booked.
The family has ordered breakfast.
We were told to skip the bakery, since breakfast is provided.
""",
        "no": """
The morning buffet is charged separately.
We shall have our coffee and rolls at the bakery round the corner.
Self-catering only.
You'll have to see to your own morning meal.
Bed without breakfast.
Accommodation only, meals excluded.
The rate does not stretch to a morning meal.
Breakfast is available for an additional twelve pounds per head.
We never eat before noon, so no morning table for us.
Is the buffet part of the price? I'm afraid it isn't.
Please strike breakfast from the booking.
The kitchen is shut in the mornings.
There is a café opposite where you can get your morning toast.
Supper is included, breakfast is not.
They offer beds, but nothing to eat in the morning.
I leave at five, so breakfast would be wasted on me.
No meals are served in this house.
Eggs and bacon? Only if you cook them yourself.
Please book us the cheaper rate, the one minus breakfast.
We decline the morning buffet.
The hostel leaves you to find your own croissant.
Breakfast: none.
Anyone wanting porridge in the morning has to pay on top.
We would rather sleep in and go without breakfast.
No breakfast.
Breakfast: no
No meals at all.
Bed only.
You pay for breakfast separately.
Self-catering.
There's a bakery round the corner for breakfast.
I don't want breakfast.
We don't serve breakfast.
Please book without breakfast.
The rate excludes breakfast.
Is breakfast included? No.
You have to get your own breakfast.
The price is for the bed alone.
Bring your own food for the morning.
We'll grab a coffee at the station instead of eating in.
I never eat in the morning, so cancel it.
Breakfast on request, against a surcharge.
The hotel has no breakfast room.
He skips breakfast.
They offer no board.
Accommodation only.
Guests must fend for themselves in the morning.
The morning buffet is charged on top.
Nobody makes you breakfast there.
Not even a cup of coffee is offered in the morning.
Breakfast isn't part of the deal.
The buffet comes at a surcharge.
We have to go to a cafe for breakfast.
She left the breakfast box unticked.
Night without morning meal.
Breakfast can be booked in addition.
Sorry, no breakfast here.
You won't get breakfast in this hostel.
I'd rather sleep longer than have breakfast.
The room rate does not cover the buffet.
Breakfast not wanted.
We buy rolls at the supermarket and eat in our flat.
No, leave out the breakfast.
The offer covers bed and parking, but breakfast is separate.
Meals: none
Breakfast is at your own expense.
The guest has cancelled breakfast.
There is no kitchen staff in the morning.
A breakfast is nowhere mentioned in the rate.
We had to look for something to eat each morning.
The family does without breakfast.
There's just a kettle in the room, nothing to eat.
They charge for every croissant.
I only want the bed.
Breakfast not provided
They want additional money for the buffet.
She takes the rate without breakfast because it's cheaper.
In the morning there is nothing.
Anyone wanting breakfast has to go across the road.
Catering: self
Please don't lay a place for me at breakfast.
Dinner is included, breakfast sadly is not.
The breakfast used to be free, now you must pay.
We leave before the breakfast room opens and have not booked any.
Excluding breakfast.
It's not a bed and breakfast, it's just a bed.
The landlord doesn't do breakfast.
My stomach rumbled, for they serve nothing before lunch.
Only an empty fridge awaits you in the morning.
Breakfast? Not at this price.
I don't need breakfast.
The apartment comes without food.
Cook your own eggs, the stove is there.
A morning meal is not supplied.
Just the room, please, nothing else.
Breakfast is an optional extra and we declined it.
For breakfast you have to dig into your own pocket.
He turned down the breakfast.
They gave up serving breakfast.
Hungry guests find a snack machine in the lobby and that's it.
""",
    },
    "parking": {
        "yes": """
Please reserve a bay for our van.
Where can I put my estate car overnight?
We'll be driving, so a slot in your yard would help.
My motorbike has to stand somewhere safe, have you a garage?
Two vehicles will need a spot.
I'd like to rent a garage along with the flat.
Arriving by car, space required.
Could you hold a place in the underground car park?
I drive to work every day and have to park nearby.
We are coming in our own car and will want to park it.
One parking permit, please.
Our coach will need plenty of room to stand.
He asked for a spot close to the entrance for his car.
She insists on a covered place for her convertible.
A camper van is coming with us and must stand overnight.
Add the car park fee to my booking, I am driving.
Can we park at yours? We are four people in one car.
My car cannot stay on the street, so I depend on a garage.
Parking wanted, please, one small hatchback.
We need a parking space.
We're coming by car.
Please reserve a parking spot.
I need somewhere to park.
Is there a place for my car?
One space in the garage, please.
Parking: yes.
He'll drive, so he needs a spot.
With a parking space, please.
Where can I leave the car?
Our van has to stand somewhere.
A place in the car park would be great.
I'll be arriving in my own car.
She wants a garage for her car.
Please keep a bay free for us.
I can't do without a parking place.
Two cars, so two spaces.
We have a camper and need room for it.
The car must be parked overnight.
A parking permit, please.
I have a car with me.
They're driving down and need a place for the car.
We come with a trailer, so please reserve a large space.
He asked for a disabled parking bay.
A spot near the entrance, please.
My motorbike needs a space as well.
We'd like to park in the yard.
Could I use your car park?
I'm bringing the car, so a place in the garage please.
Not by train, we're driving and need a spot.
We would like to book a parking place.
The electric car needs a bay with a charger.
Underground parking wanted.
It's essential that we can park.
Yes please, a parking space.
There must be room for our car.
I hope there's parking, for I'm driving.
Please put us down for parking.
My wife drives, so a parking place would be good.
I won't take the bus, I need to park.
We take the car because of the luggage, so keep a space for us.
Please hold a place for our minibus.
Somebody has to save me a parking place.
One vehicle, one space.
I need to put my car somewhere safe.
With garage, if possible.
Parking is a must for us.
We shall require a parking bay.
He wants to leave his car in your courtyard.
The street is always full, so I need one of your spaces.
A carport for our car would be nice.
Please send me the parking pass.
Our guests are driving and each needs a parking place.
The truck needs a space overnight.
I can't walk far, so please let me park at the door.
I rented a car, so I need a spot for it.
A bay in your garage for one night, please.
She asked for a parking place.
They requested a space for their estate car.
We wouldn't manage without parking.
I'd like to have a reserved space.
Car: yes, please give me a spot.
He travels by car and wants to park at the hotel.
Need a space for a small car.
Please note one car for the car park.
My father's car should be in the shade, please find us a spot.
The caravan will need a pitch beside the house.
A lot of gear, so we drive, and the car has to go somewhere.
Is parking needed? Certainly.
Please add a parking ticket to my booking.
We want to drive and park for free.
I'd take one of the spaces by the gate.
My old banger needs a place to rest.
I can't come by train, so do keep a spot for my car.
One long space for a van, please.
Wanted: flat with a parking space.
We'll be parking with you for three nights.
Our car comes too, is there still a bay?
I'd be lost without a parking place.
Please open the gate for us so that we can park inside.
""",
        "no": """
We travel by train.
I don't own a car.
A taxi will drop us at the door.
We're taking the bus, so keep the bay for someone else.
None of us drives.
They sold their car in spring and need no garage.
He cycles everywhere and has no use for a car park.
Parking? No thanks, we arrive on the ferry as foot passengers.
A friend is giving us a lift and driving on.
Please cancel the garage space we had asked for.
You can let our bay to others, we come by coach.
I haven't got a licence, let alone a vehicle to park.
We are leaving the car behind and taking the tube.
Car-free visitors, coming on bicycles.
She will walk over from the station.
We shall fly in and use public transport.
Parking not required.
Will you be driving? No, we come by tram.
Nothing on four wheels is coming with us.
No parking space needed.
We're coming by train.
We don't have a car.
I don't drive.
No car, no parking.
Parking: no.
I'll come on foot.
We take the bus.
I won't need a spot.
He comes by taxi.
She doesn't own a car.
We sold our car.
I'll cycle.
Without a parking space, please.
No need for a bay.
We're flying in and taking the tram.
I have no driving licence.
Nothing to park.
You can give the space to someone else.
Someone is dropping us off.
We're not driving.
Don't keep a space for me.
A parking place isn't necessary.
I live round the corner, I'll walk.
My wife drops me at the door and drives home again.
He gets a lift with friends and has no car.
We travel without a car.
Please take the parking off my booking.
No garage, thanks.
They will arrive by coach and need no space.
I gave up driving long ago.
Is parking needed? No.
They use public transport.
A shuttle takes us from the airport to the hotel.
I can do without the parking spot.
Our only vehicle is a pram.
No vehicle will be brought.
We walk from the station.
She rides a bike and leaves it in the hall.
No space for a car required.
We've no use for the garage.
Car-free, as always.
Thanks, but no parking for us.
I'm coming by underground.
We'd rather not pay for a parking place, we have no car.
He can't drive.
I don't want a parking space.
The flat can be without a garage, as I have no car.
We come by boat.
A cab will bring us.
No permit needed, I don't have a vehicle.
They hitchhike and need nothing for a car.
You needn't reserve a bay for us.
I'm leaving the car at home, so no space please.
My car was scrapped, so I can do without a spot.
We will be arriving on foot, with rucksacks.
Train tickets are booked, the car stays put.
No wheels, no worries.
Cancel the parking space, we come by rail.
Neither car nor motorbike, I take the tram.
I never learned to drive.
The space in the yard is of no use to me.
Let others have the parking place.
I haven't got a car to park.
My son brings me and goes straight back.
We do not require parking.
I'd never drive into town, I come by bus.
The parking place can be struck off.
Our group comes with public transport.
None of us has a car.
I can't drive since my operation, so no spot for me.
She'll be brought and fetched.
The bay would only stand empty, we have no car.
We didn't ask for parking, as we come by ferry on foot.
We'd like the room without the garage.
I will be travelling light, by train and on foot.
The tram stops at your door, so no car for us.
He said he could easily do without a car park, having no car.
""",
    },
    "delayed": {
        "yes": """
The train is twenty minutes behind its time.
We shall not make the deadline.
Your parcel is stuck at customs and will arrive after the promised date.
The opening has been pushed back by a fortnight.
The plane is still on the ground an hour after departure time.
Sorry, I'm stuck in traffic and won't be there by eight.
The builders have slipped a month.
Expect us a bit after the agreed time.
Fog has thrown the timetable into confusion.
Should it not be here by now? It should have come yesterday.
Postponed arrival due to a signal fault.
The work is dragging on past the due date.
My bus missed its slot and I am held up.
Please bear with us, the goods need a few days more than promised.
We have fallen behind with your order.
The report was due on Monday and has yet to reach me.
New arrival time: 40 minutes after the scheduled one.
Nothing has come, although delivery was promised for last Tuesday.
Things are taking longer than we thought.
The kick-off had to wait for the floodlights.
Late, not on time.
He turned up half an hour after everybody else.
The strike has set the project back.
They overshot the date by a week.
Flight 208 will not leave punctually.
The train is late.
It will take longer than planned.
We're running behind.
Delay: about an hour
I'm stuck in traffic and won't be there on time.
The deadline was missed.
The parcel still isn't here, it should have come days ago.
He kept us waiting.
They can't keep to the schedule.
Sorry, I overslept and I'm late.
The flight has been pushed back.
The builders are weeks behind.
It's overdue.
She came after the show had started.
The opening has been put off because the work isn't finished.
The bus didn't come when it should have.
We're not on time, I'm afraid.
The launch slipped by a month.
I missed the start of the lesson.
Our supplier is late again.
The boat leaves later than the timetable says.
Is it punctual? Far from it.
They have fallen behind with the work.
The plane is still on the ground although it should be in the air.
Fog held up the flight.
The goods are stuck at customs and will come later than promised.
The meeting started late.
Things are dragging on beyond the planned end.
He's lagging behind schedule.
The app shows plus twenty minutes.
We've been waiting on the platform far past the departure time.
The handover has been postponed because of bad weather.
We apologise for the late delivery.
Nothing is on schedule.
The tow truck took an hour more than it had said.
The book will appear later than announced.
I won't make it by the agreed time.
The wedding guests were already seated when the groom finally came.
There's a hold-up.
The repair is taking longer than expected.
The train was held at a red signal and lost half an hour.
It got here after the promised day.
She handed in her essay two days past the deadline.
The bridge will be finished later than planned.
The ferry could not leave on time.
We are sorry to keep you waiting, the doctor is behind with his patients.
The concert began with a big delay.
The pizza came cold, an hour after the time they gave us.
Expected arrival: later than scheduled
The timetable has gone to pot.
We missed our connection because the first train was slow.
The project has overrun.
By no means on time
The bus broke down and the passengers arrived long after schedule.
The baby is a week past its due date.
Better late than never, he said as he finally came in.
Our order is on its way at last, but too late.
The work has ground to a halt and the date can't be kept.
The letter reached me long after it should have.
Owing to a shortage of parts, delivery is later than stated.
We've lost time and can't make it up.
The ship is a day behind.
He's never on time, and today was no exception.
The tax return went in after the closing date.
It should have been done last week, and it still isn't.
Behind schedule
The airport board says delayed.
The sofa we ordered keeps being put off by the shop.
We've got a backlog, so it will be later than agreed.
The roof should have been on by now.
The speaker turned up late.
The engine wouldn't start, so we set off long after the planned hour.
The start had to be moved back by two hours.
She ran into class after the bell.
They had to wait for the crew, so take-off was late.
The milestone was not met.
Snow on the line, expect to be later than the timetable.
It isn't on time and won't be.
The train is crawling along and will arrive later than announced.
My reply comes late, please forgive me.
""",
        "no": """
The train pulled in at the very minute.
We are well within the deadline.
Your parcel will reach you on the promised date.
The flight departed exactly at the scheduled hour.
I'll be there at eight sharp.
The builders finished a day early.
Everything is running like clockwork.
Delivery came bang on the agreed day.
Ahead of schedule, if anything.
Is the bus behind? No, it is keeping its time.
The date we gave you stands and will be met.
Not a minute was lost.
You can set your watch by this coach.
She handed in the report before it was due.
Arrival as scheduled.
We have met every milestone so far.
The curtain rose when the programme said it would.
No hold-ups on the line today.
The goods got here with hours to spare.
Our plane touched down ten minutes ahead of time.
Departure on the dot.
In spite of the snow the ferry left when it should.
The project is keeping pace with the plan.
You need not wait any longer than agreed.
He was prompt, as he always is.
The train is on time.
It came as planned.
Delay: none
We're right on schedule.
He was punctual.
The parcel came on the promised day.
We met the deadline.
It was finished earlier than expected.
She was there on the dot.
No hold-ups whatsoever
The plane landed early.
They kept to the timetable.
The work is going to plan.
I got there in good time.
There was no delay.
It isn't late at all.
The bus left to the minute.
The goods arrived when they were supposed to.
Everything is on track.
We're even ahead of schedule.
The meeting began on time.
The builders finished when they had promised to.
I don't think we'll be late, we are well in time.
It will be ready by the agreed date.
Is the train late? No, it's punctual.
The delivery was bang on time.
The launch takes place as scheduled.
She handed in her work before the deadline.
The app says on schedule.
The pizza was at the door at the time they gave us.
The show started punctually.
We're in plenty of time.
Despite the snow, the train kept its time.
The date still stands and will be kept.
He's never late, and he wasn't today.
The boat left exactly as the timetable says.
They were five minutes early.
I made my connection because the first train was punctual.
The handover goes ahead on the day we fixed.
You could set your watch by that bus.
Right on time, as always
The house was ready on the day agreed.
The doctor saw me at the exact time of my appointment.
Nobody had to wait.
Contrary to our fears, it came on time.
The supplier delivered to schedule.
The book is out on the day announced.
The strike has had no effect on the timetable.
We've kept every date.
The board shows on time.
The project is not behind in any way.
The order came a day sooner than promised.
Neither fog nor snow could make the pilot late.
The teacher was in the room when the bell rang.
The ship docked as announced.
We made up for lost time and finished punctually.
Your furniture will come on the day agreed.
All trains are running according to the timetable.
The baby came exactly on its due date.
We will be there at the appointed hour, not a minute later.
Status: on time
The tax form went in well before the closing date.
She kept no one waiting.
Punctual to the second
It went off without the slightest delay.
He arrived early and had to wait for us.
The bridge was opened ahead of time.
Progress matches the plan.
The mail got there as quickly as promised.
The flight left the gate punctually.
The cake was ready in time for the party.
On schedule
The timetable was kept in spite of the storm.
The repair took exactly as long as they had said.
They beat the deadline.
The guests were all seated in time.
No postponement, we start when planned.
The train pulled in just as the clock reached the printed time.
Our crew is keeping pace with the plan.
The essay was submitted within the set time.
""",
    },
    "free": {
        "yes": """
Just walk in, nobody asks for money.
The museum charges nothing on Sundays.
Keep your purse in your pocket.
Entrance: £0.
Admission is on the house.
The council covers the costs, visitors pay nil.
All are welcome gratis.
How much are tickets? They cost you nothing at all.
No cash needed at the gate.
We do not take an entrance fee.
Children and adults alike are let in for nothing.
The concert in the park won't cost you a penny.
Open doors, no fee.
You are invited to attend without charge.
Tickets are given out for nothing at the box office.
There's no cover charge tonight.
Our sponsor pays, so you get in for zero.
Visitors need neither ticket nor money.
The exhibition can be seen at no cost.
Leave your wallet at home, admission is our treat.
Donations are welcome, though nobody has to pay to enter.
Complimentary entry for all.
It will set you back exactly nothing to come in.
Fee waived, please come along.
Free entry, not a paid event.
No charge
Free of charge
You don't have to pay.
Just walk in, it's free.
You needn't buy a ticket.
Everyone can come in for nothing.
No entrance fee
Entry: free
It's on the house.
We don't take any money at the door.
You can leave your purse at home.
Gratis
They let us in without paying.
The concert is free.
Nobody has to pay here.
There's no ticket desk because nothing is charged.
Free entry for all
A visit won't cost you a penny.
We got in for nothing.
The city pays for everything, visitors pay nothing.
How much is it? Nothing.
Complimentary admission
No tickets needed, just come in.
All welcome, no money needed
The park is open to everyone without payment.
No fee is charged for entry.
You get in for nothing.
We ask for no admission fee.
The museum has abolished its entrance fee.
A sponsor covers the costs, so guests pay nothing.
Entrance: no charge
It is not a paid event.
The organisers demand nothing of the visitors.
Come in, put your wallet away.
Anyone may visit without paying.
The tour is offered at no charge.
Free tickets for everyone
Nothing to pay at the till
We were surprised that nobody wanted any money.
Price: none
The show won't set you back anything.
As always, admission costs nothing.
The church can be visited free.
They don't charge for entry.
The fair is open to all at no cost.
Even for poor students it's no problem, as it costs nothing.
You pay nothing at all.
Admission is without charge.
The pool is free.
Fee: zero
The entry is a gift of the city.
Bring friends, not money.
No one asked me for a ticket or money.
You can go in as often as you like without spending a cent.
Cost-free visit
The lecture is free and open to the public.
It's not expensive, in fact it's for nothing.
There are no admission charges.
The entrance fee has been waived.
Free admission
The gallery takes no entrance money.
I didn't have to pay to get in.
We enjoyed it all without spending anything on entry.
There is nothing to pay at the entrance.
You're our guests, nothing to pay.
Guests aren't charged.
You can see everything for free.
The visit is free.
You won't need cash, entry is free for everybody.
No ticket, no fee, no problem
They used to charge, but not any longer.
Access is gratuitous.
It costs you only your time.
A pleasure that costs nothing
The zoo lets everybody in free today.
Do I need a ticket? No, just walk through, nobody pays.
Entry is open and unpaid for everyone.
""",
        "no": """
Admission is eight pounds.
Adults twelve euros, children half price.
The box office sells tickets from six.
Have your wallet ready at the gate.
A charge of five pounds applies per visitor.
Without a paid ticket the doorman turns you away.
Buy your pass in advance and save a pound.
Can we get in for nothing? I'm afraid you can't.
Cover charge: ten dollars.
They ask a steep price at the entrance.
Family ticket £20.
Seats start at fifteen pounds.
The museum has begun charging its visitors.
You will have to cough up at the turnstile.
Entry by paid ticket only.
Everyone must settle the fee before going in.
Seeing the castle costs a small fortune.
Members pay three pounds, all others six.
Tickets are on sale at the usual outlets.
Gratis entry was abolished last year.
A wristband for the festival is forty pounds.
We regret that we have to charge for admission.
No ticket, no entry, and tickets cost money.
The price of admission has gone up again.
Reduced rate for students, full rate for everyone else.
You have to pay.
Admission is charged.
Entry isn't free.
A ticket is required.
There's an entrance fee.
Tickets at the box office
Nothing's free here.
They wanted money at the door.
It costs quite a bit to get in.
You need to buy a ticket first.
Free entry: no
The entrance is expensive.
We had to pay to get in.
A fee applies.
Fee-paying visitors only
No ticket, no entry
It isn't cheap.
Bring money for the admission.
The tickets were dear.
Have your money ready at the till.
The visit must be paid for.
Only paying guests are let in.
Chargeable
They charge for admission.
Please pay at the entrance.
Is it free? Unfortunately not.
There's a charge per person.
You can't get in without paying.
The price of the ticket is shown at the desk.
Entry fee payable
We queued at the ticket office to pay.
The museum costs something.
Everybody has to buy a ticket, even locals.
The park has turned its gates into a till.
The show is not for free.
You'll need to open your purse.
It's a paid event.
I had to fork out for the entry.
They've introduced an entrance charge.
Entrance: subject to a fee
Admission is by paid ticket only.
The concert tickets cost a fortune.
Not for nothing: each visitor pays.
The cashier wouldn't let us in until we had paid.
It used to be free, now it costs.
Pay first, then go in.
Our visit cost more than we thought.
Buy your tickets in advance online, cards accepted.
There's no free admission.
The entrance fee is steep.
The organiser demands a contribution from every visitor.
I thought it was free, but they sold me a ticket.
The door charge put us off.
We turned back because of the ticket price.
Visitors must pay.
The family ticket isn't cheap either.
You pay per head.
With a heavy heart I paid the entrance.
Ticket holders only; sales at the till
Anyone who wants in has to pay.
Even standing room costs money.
We have to take an entrance fee to cover our costs.
Admission at full price
The swimming pool takes money from all bathers.
It costs something, though not much.
Tickets are on sale now.
At the gate a man collects the admission.
They won't let you in for nothing.
Payment at the door
Entry comes at a price.
My wallet is lighter since we visited it.
There's a small fee for entry.
Access is paid.
We don't offer any free visits.
The castle can be seen for a fee.
No freebies, everyone pays.
The fee is collected at the turnstile.
The turnstile opens only with a bought ticket.
You won't get in gratis.
An admission charge is levied.
""",
    },
    "online": {
        "yes": """
The seminar runs on Zoom.
Dial in from wherever you are.
We will send you the meeting link by email.
Webinar, Thursday at four.
Switch on your camera and microphone before we start.
The talk can be followed live in your browser.
There is no venue, just a web address.
This year's conference has moved to the web.
Tune in to the livestream at seven.
Please check your internet connection before the course begins.
Where is it? In cyberspace, all you need is a link.
A digital get-together, each from his own home.
The lessons are given through a video platform.
We'll talk over Teams.
Log on five minutes early, please.
Instead of the hall we use a chat room this time.
You can attend in your pyjamas, for nobody travels.
The choir rehearses by webcam.
Participants will appear in little boxes on a monitor.
Held over the internet, not on the premises.
The workshop has gone virtual.
No room has been hired, since everyone connects from afar.
Click the button to enter the e-classroom.
The members confer by video conference.
Access data for the web session will follow.
It's online.
Online: yes
We meet by video call.
It's a webinar.
By webcam.
Over the web.
It's held remotely.
Join by link.
Here's the link to the meeting.
A virtual meeting.
We'll see each other on screen.
You can attend from your sofa.
Remote only.
No travel needed, it's on the web.
It's streamed live, no audience on site.
Virtual event
By video conference
Turn your camera on, please.
Please mute your microphone during the talk.
A digital meeting
Log in five minutes before it starts.
The class takes place over the internet.
The doctor sees me by video.
Web-based course
Video interview
I take part from my kitchen by laptop.
Not at the office, on our screens.
Nobody has to come, it's all online.
Is it at the school? No, online.
Where is it held? On the internet.
You only need a browser and a headset.
The link will be sent to all.
The meeting room is virtual.
It was moved to the web.
Instead of meeting in person, we'll video chat.
An online seminar
Distance learning
The exam is taken at home on the computer.
The fair is purely digital.
He joined from abroad by video.
They all dial in from home.
Dial-in details below
The quiz is played over the internet.
We chat by webcam.
A video chat it is.
A lesson by webcam
Virtual tour instead of a visit
The workshop can be followed on any screen.
The yoga class comes to your living room by stream.
The lecture is streamed.
Everyone stays at home and logs in.
We toast each other through our webcams.
My connection dropped in the middle of the meeting.
Your microphone was off for half the meeting.
Breakout rooms will be opened by the host, by mouse click.
The waiting room on the screen will let you in.
The host will admit you to the call.
In cyberspace, not in the hall
E-learning, with live chat
Held by video link
The court heard the witness by video link.
The shareholders meet virtually.
Venue: internet
Location: video room on the web
Place: video call, link in the invitation
There is no hall, only a link.
Not in person this time, sadly.
We can't meet face to face, so it's the webcam again.
An online event, open to anyone with internet
Hybrid? No, entirely online.
He teaches piano by webcam.
The reading is broadcast on the web only.
The party was a screen full of little faces.
You may attend in pyjamas, as long as the camera is off.
Please test your camera and speakers beforehand.
I share my screen with the group.
Participation is by computer or phone app.
The conference went virtual.
Telemedicine appointment
Our book club gathers in a video chat.
""",
        "no": """
We gather in the village hall.
Room 12, second floor, please be seated by nine.
Your physical presence is required.
The course is taught in a proper classroom.
Please travel to Bristol for the talk.
Come along to the library, there is tea and cake.
In person, not over the internet.
A live stream is not planned.
Can I dial in? Sorry, only those in the room can take part.
Everybody will be sitting round one table.
Held on our premises.
The conference is back in the congress centre after two years on screen.
You will be able to shake hands with the speakers.
No Zoom this time, we want to see each other in the flesh.
Bring your coat, we meet outdoors by the old oak.
There will be coffee in the foyer and seats for sixty.
The workshop takes place at our studio in Mill Lane.
Attendance at the venue is compulsory.
We have hired a hall for the evening.
Webcams can stay off, we're getting together at my house.
Only visitors on the spot can follow the lecture.
The lessons are given at the school itself.
Doors open at six, take any chair you like.
Virtual attendance is out of the question.
Directions to the venue are printed overleaf.
Not online.
Online: no
In person.
It's held in the hall.
At the office, not on screen.
Please come in person.
On site.
Everyone has to be there in the flesh.
There's no video link.
No webinar this time.
It takes place at the town hall.
We meet in the pub.
In the classroom
Come to room four.
You have to travel there.
It's not virtual.
Classroom teaching only
We'll sit round a real table.
Coffee and cake will be served at the venue.
There will be no stream.
It won't be streamed.
You can't join from home.
No remote access.
Virtual: no
Held at our premises
Remote: no
By video? No, come to my office.
Is there a link? No, you need to come.
Is it online? No, in the library.
Face-to-face appointment
The doctor will see you in her surgery.
We shake hands and sit down together.
They met in a café.
The course is held in the village school.
Attendance on site is compulsory.
Physical meeting
The doors open an hour before.
Take the stairs to the second floor, the meeting is there.
Seats in the hall are limited.
Parking is available at the venue.
The concert is in the church.
You'll need to show your ticket at the door.
No screens, just people.
I'd rather see you in person than by camera, so come over.
The rehearsal takes place on stage.
The group gathers in my living room.
Around the campfire
The webinar was changed to a meeting on site.
After the webinars we are finally meeting in a real room again.
The exam is sat in the gym.
Bring your own chair to the courtyard.
The fair is in the exhibition halls.
Everyone drove there.
He took the train to the meeting.
The hotel hosts the congress.
Lunch is served in the canteen between the talks.
We reserved a table at the restaurant.
The talks are held at the university, without broadcast.
Only those present in the room may vote.
A laptop isn't needed, just come along.
A video call is not an option for this meeting.
We don't do video calls, drop in at the shop.
The interview takes place at our head office.
Personal attendance required
Please sign in at reception.
The wardrobe is to the left of the hall.
Web-based: no, at the club house
The teacher comes to our house.
The lesson is given at the pool.
The notary insists that you appear before him in person.
You must appear in court yourself, no video.
They danced in the ballroom.
They all crowded into the cellar bar.
There's no way to dial in.
The choir sings together in the parish hall.
A meeting in the real world
Please don't send a link, I want to meet at your place.
A guide leads you through the rooms on foot.
Held live in the theatre, no camera
""",
    },
    "reproducible": {
        "yes": """
The crash comes back every single time.
Click save twice and the error pops up without fail.
Ten tries, ten crashes.
I can trigger the bug at will.
Our testers got the very same failure.
Follow the three steps below and it breaks.
The fault recurs reliably.
Steps to reproduce: open the file, press print.
Confirmed on my laptop too.
Can you make it happen again? Easily.
Whenever I open the menu, the app freezes.
The fault shows itself on each start.
Two colleagues ran into the identical problem right after me.
It is a consistent failure, not a fluke.
You can set your watch by this crash.
Without exception the program hangs at this point.
The engineer managed to provoke the noise again and again.
A fresh install shows the same misbehaviour.
The lab repeated the test and found the same.
It occurs on demand.
We were able to recreate the fault in the workshop.
Try it yourself, it is bound to fail.
Repeatable with any browser.
Happens here as well, every morning at login.
The glitch has never once stayed away when I pressed that key.
Always the same error.
I can repeat it.
Yes, each time I try.
It comes back every time.
Reproducible: yes
We could reproduce it.
It never fails to fail.
Every attempt ends in a crash.
I know just how to make it happen.
Press the button and it hangs, always.
The fault occurs without exception.
Do these steps and you'll see it yourself.
The tester got the same result.
It's not a one-off, it happens all the time.
It happened again, exactly as described.
The error can be forced.
Whenever I save, it crashes.
You can set your watch by that bug.
It fails on each computer in the office.
The same click, the same freeze, again and again.
We managed to recreate the problem in our lab.
Steps to reproduce are attached and work.
It's systematic.
Our support desk saw it on their machine, too.
I tried again and there it was.
Not by chance, it happens each time.
Consistently.
It breaks on every start.
The problem recurs reliably.
The bug shows up on demand.
Opening that file always kills the program.
I did it three times and three times the screen went black.
The crash can be shown to anyone who wants to see it.
Same input, same failure.
It's deterministic.
The second run gave the very same error.
Every user who follows the recipe gets the message.
Happens: always
He showed me the bug live, twice in a row.
I only have to unplug the cable to bring it about.
It can be provoked with a simple key press.
Each restart brings the fault back.
We have found the trigger and can replay it.
No matter how often I try, it goes wrong.
The developer confirmed that he sees it as well on every run.
The noise is there on each and every drive.
The result could be replicated.
As soon as I scroll down, it hangs, without fail.
Frequency: every time
Anyone can get this error by entering a blank.
A video shows how to bring about the error over and over.
We can produce the fault whenever we wish.
It did the same on my colleague's phone.
That crash is as regular as clockwork.
It is by no means random, it always follows the same click.
A hundred per cent of the runs fail.
I can bring the machine down with that command any day.
The flaw turns up again under the same conditions.
Repeatable.
The test fails every single night.
There's a surefire way to trigger it.
It's easy to reproduce.
Just double-click and boom, each time.
The mechanic heard the rattle too, as soon as he went round a bend, like me.
Try it yourself, it will happen to you, too.
The problem cannot be avoided, it comes up each time.
I repeated the test and got the same fault.
The other lab obtained the same effect.
It happens on all devices, always.
The defect has been reproduced by our engineers.
You can count on it crashing.
Even after a reinstall, the same error, every time.
The message pops up at every login.
It never works, not once.
We were able to trigger it on purpose.
Once you know the steps, you can call it up at any time.
Same again today, and again after the reboot.
""",
        "no": """
It was a one-off.
The error vanished and has not been seen since.
Our testers tried in vain to provoke the crash.
Works fine on my machine, I get no error.
Ten tries, no crash.
The fault comes and goes without any pattern.
We were unable to recreate the problem.
I saw it by chance and never again.
Cannot confirm, everything runs smoothly here.
Can you make it happen again? I wish I could.
The technician failed to bring the noise back.
Restarted, and the glitch was gone for good.
A fluke, in all likelihood.
No known steps lead to the failure.
The mechanic drove for miles without hearing the rattle you describe.
Try as we might, the bug refuses to reappear.
It struck once in March, then silence.
Another lab got quite different results.
The same steps gave no error the second time.
Not repeatable so far.
Sporadic at best, we can't pin it down.
None of my colleagues could get the message to show.
The freeze eludes us whenever we look for it.
Happened out of the blue, once, under unknown conditions.
Closed: unable to reproduce.
I can't repeat it.
It never came back.
Reproducible: no
Once and never again.
No idea how to make it happen.
It's random.
Just a single time.
I tried ten times and nothing went wrong.
The error did not show up again.
It works fine now.
Not reproducible.
The tester saw no fault.
Can you make it happen again? No.
It comes and goes as it likes.
A ghost in the machine.
Nobody else has seen it.
On my machine it works.
Sometimes it happens, mostly not, and nobody knows why.
Closed as cannot reproduce.
We followed your steps and all went well.
The bug hides when one looks for it.
It vanished after the restart.
As soon as the technician came, it ran perfectly.
It can't be forced.
The fault does not occur on our computers.
There's no pattern to it.
The crash has remained a single event.
A fluke.
It occurred by chance.
Happens: once
The lab failed to repeat the result.
Nothing we do brings it about.
I did exactly the same again, without any error.
The mechanic drove it for an hour and heard nothing.
It was a freak event.
I cannot show it to you, it's gone.
The second run was clean.
We have no steps to trigger it.
The problem is sporadic and cannot be provoked.
It doesn't happen every time, in fact never when I try.
The error stays away whenever someone watches.
We have tried everything to get it to crash, in vain.
Never seen again.
The developer shrugs, for him it always runs.
Other labs got a different outcome.
Strange, today it works.
The effect could not be replicated.
It is unpredictable.
The blue screen appeared that one time only.
I wish I could make it happen again for you, but I can't.
It was gone the next time.
Frequency: a single time
The same click today, and no freeze.
The fault refuses to show itself.
It's like chasing a phantom.
The bug cannot be called up at will.
Our support could not see the problem.
No one knows how it came about, and it hasn't recurred.
It was just a hiccup.
Even with your exact settings we get no error.
The report was dropped because no one could repeat it.
Not always, not often, just that once.
We let it run for a week without a single crash.
It crashed for some unknown reason and has behaved ever since.
I can't get it to do it again.
Under the same conditions everything went smoothly.
The rattle has disappeared and won't come back for the garage.
I have been unable to recreate it.
The test failed once and passed on all later runs.
Try as I may, I get no error message.
A passing glitch, gone before I could write it down.
There's no way to trigger it.
My colleague did the same and had no trouble.
It is impossible to repeat the fault.
The experiment gave that result once and never more.
We cannot reproduce this.
It happens on no other device and on mine not any more.
A one-time thing.
""",
    },
    "refund": {
        "yes": """
I expect to be reimbursed in full.
Kindly credit my card with the purchase price.
She insists on getting her money returned.
Take the thing back and pay me out.
Reimbursement, please, not a voucher.
I'd like my forty pounds back.
When will the sum be on my account again?
He is cancelling the purchase and wants to be paid back.
A new one is no use to me, I want my cash.
The buyer has filed a claim for repayment.
Return slip: reason faulty, wish: money back.
Would you please reverse the charge?
I am not interested in an exchange, only in my money.
Here are my bank details for the repayment.
They asked us to pay back the deposit.
Replacement or refund? The latter, please.
Reimburse me or I will see a lawyer.
The customer would rather have the purchase price returned.
Hand me back the cash and we are quits.
I hereby withdraw from the contract and ask for repayment.
No credit note, please, pay the amount out.
She has already demanded the return of her fee twice.
Undo the payment, please.
I shan't accept anything short of a full refund.
Could I have the price of the ticket back?
Give me my money back.
She asks for a refund.
I'd like a full refund.
Please pay me back.
A refund, please.
Refund: yes.
He wants the price back.
I'm sending it back and want my money.
Please transfer the money back to my account.
We demand our money back.
I expect to be repaid.
Please credit my card.
I won't accept a voucher, I want cash back.
No exchange, just a refund.
Return the payment, please.
When do I get my money back?
They insist on a refund.
The customer asks to be reimbursed.
We want to be reimbursed in full.
I request repayment of the purchase price.
I want back what I paid.
He has asked for his money.
Cancel the order and refund the sum.
The hotel was awful, so please pay us back.
I don't want a new one, I want my money.
Please reverse the charge.
She demands the return of her payment.
At least half of the price should be paid back to me.
I was charged twice, please give one payment back.
Kindly refund the ticket.
I'm claiming my money back.
The buyer would like a refund.
Please send the money back.
I have a right to a refund and want it.
It never arrived, so I want my cash back.
Take it back and refund me.
They'd like the fee paid back.
My money, please, and soon.
I won't rest until I have my money back.
Nothing less than a full refund will do.
We ask you to repay the deposit.
The client is claiming a refund.
A repair won't do, I want to be paid back.
Just give me back the cash.
I returned the shoes and await my money.
You owe me a refund.
I'd rather have my money than another one.
The parcel goes back, and I'd like the amount refunded.
Please refund the shipping as well.
She wants to be paid back, not put off.
He wrote that he expects repayment.
I'm withdrawing from the purchase, please pay back the sum.
Can I have my money back? I do hope so.
We would ask for reimbursement.
Undo the sale and return the sum.
The flight was cancelled, so reimburse me.
I am unhappy and want my money returned.
Please put the amount back on my card.
He will not take a credit note, only his money.
I call on you to refund the purchase price.
We'd like back every penny.
My bank details are below for the repayment.
The customer has requested the money back.
Don't send a replacement, refund me.
I demand compensation in the amount of the price.
They cancelled the trip and asked for their deposit back.
She is asking for the price of the tickets to be returned.
No voucher, no swap, money please.
The goods go back to you, the money comes back to me.
He wants to get rid of it and get his cash back.
I paid for nothing, so give it back.
Please arrange for repayment.
I wish to make use of your money-back guarantee.
Our request: a refund.
Please settle my claim for repayment at once.
I'd be grateful for a refund.
I only want one thing from you: my money.
Reimbursement to my account, please.
""",
        "no": """
Please repair it, I'm not asking for my cash.
An exchange for a bigger size would make me happy.
I'd prefer a voucher to having the price returned.
A simple apology would do, no repayment needed.
Just swap it for a working one.
Send the missing screw and all is well, keep the payment.
She would rather have it mended than be reimbursed.
He waives any repayment.
Don't transfer anything back, simply deliver the right colour.
Replacement or refund? A replacement, please.
I want to keep the item despite the scratch.
The buyer makes no financial claim.
All I'm asking for is a spare part.
It isn't about the cash, I want the lamp I ordered.
We would like the fault put right, nothing more.
Please do not credit my card, ship the order again instead.
The customer is content with the goods and keeps them.
A new pair will settle the matter.
Reimbursement is not requested.
I am quite happy, so the money can stay with you.
They chose a store credit over getting paid back.
The lady asks for a technician, not for her payment.
Hold on to my payment and send the book again.
Mend it under the guarantee, that is all I ask.
I turn down your offer to return the purchase price.
I don't want a refund.
Keep the money.
No refund needed.
I'm not asking for my money back.
An exchange is fine.
Please just send a new one.
I'd prefer a voucher.
Refund: no.
He doesn't want his money back.
A replacement will do.
She is keeping it.
I only want it repaired.
No need to pay me back.
We don't claim anything back.
A different size, please, no refund.
I'm happy with it and keep it.
You needn't return the money.
Just swap it for the blue one.
We'd rather have a credit note.
Forget about the money.
I don't need the money back, just a new part.
They are not after a refund.
Send me another one and we're fine.
An apology is enough for me.
I'd rather wait for the new delivery than get my money.
The customer accepts a replacement.
No repayment, please, I'd like a repair.
I will keep the shoes.
Nobody is asking for a refund.
He is satisfied, so no money back.
I take the voucher instead of the cash.
A new date for the course would be better than money.
She'd like to exchange it, not get a refund.
No claim for repayment is made.
It's not about the money, I just want it to work.
The client waives the refund.
I'll live with the scratch, keep the money.
Please repair the zip, that's all I ask.
You can hang on to the payment.
I don't mean to have the sum paid back.
We are content with a replacement.
I decided against a refund.
Instead of a refund I'd like a bigger size.
Please rebook me, I don't want the money.
I only wanted to complain, not to get anything back.
The buyer isn't claiming any money.
Leave the payment as it is.
It's fine as it is, no refund necessary.
She turned down the refund you offered.
Does he want a refund? No, another colour.
They asked for a new one, not for cash.
Money back? No thanks.
I wouldn't dream of asking for my money.
Never mind the cost, I keep it.
They'd like a later flight in place of a refund.
He did not ask to be reimbursed.
We would like to change the order, not to get the money back.
I am not interested in a repayment.
The matter is settled with an exchange for me.
Please do not refund me, send the right part.
Donate my fee to the club, I don't want it back.
The sum can stay with you as credit.
I just need the manual, no money.
No reimbursement is wanted.
I got what I wanted, all good, nothing to pay back.
It was my fault, so I don't expect my money back.
The store credit suits me better than cash.
She loves it and won't return it.
Please carry my payment over to the next course.
The guest said no to the refund.
I don't insist on repayment.
Fix it and I won't ask for anything else.
A swap is all we want.
He forgoes his claim to the money.
We'll accept the late delivery without asking for money.
Not a penny back, only a working one please.
He wants the product, not the cash.
My payment may stand, just correct the address.
I'm writing for a spare part, not for a refund.
He was offered his money but chose a new one instead.
""",
    },
    "vegan": {
        "yes": """
Not a trace of dairy, egg or meat.
We swapped the butter for margarine and the milk for oat drink.
Even strict vegans may tuck in.
Just beans, rice and vegetables in there.
The cream is made of coconut, the burger of lentils.
Free from everything that comes from an animal.
It carries the vegan flower on the label.
No creature had to give anything for this dish.
Tofu instead of cheese, syrup instead of honey.
Is there egg in it? None, nor dairy or meat.
One hundred per cent plants.
The cake gets by without eggs, butter or milk.
My plant-eating sister, who shuns even honey, has it every day.
The shoes are sewn from cork, no leather or wool.
A purely herbal recipe with soya yoghurt.
All ingredients grew in the soil or on trees.
Contains oats, dates and nuts, nothing else.
Labelled V plus, no animal ingredients.
The chef left out cheese, egg and fish for us.
Fine for anyone who avoids all animal foods.
Cooked in olive oil, without a drop of cow's milk or any meat.
Vegan, not merely vegetarian.
Neither gelatine nor honey nor whey.
A meal that leaves cows, hens and bees in peace.
The cosmetics contain no beeswax or any other animal matter.
It's vegan.
No milk, no eggs, no meat, no honey
The dish is purely plant-based.
We cook without anything from animals.
Only vegetables, oil and spices
The burger is made of beans, and the bun has no egg or milk.
Even vegans can eat it.
The cheese is made from cashews.
They use oat milk and margarine, nothing from a cow.
It's free of everything animal.
Soya instead of cream, no egg
The shoes are made of cork and cotton, with no leather and no animal glue.
Is it vegan? Yes, one hundred per cent.
The cake does without eggs and butter.
A fully vegan menu
The sauce has neither cream nor cheese nor meat in it.
No animal was used for it.
This one is suitable for vegans.
Nothing in it comes from an animal.
The chef left out the butter and the egg so that it's vegan.
The lipstick contains no animal ingredients.
Tofu, rice and vegetables, fried in vegetable oil
It bears the vegan seal.
The gelatine has been replaced by agar, and there's no milk.
The curry is made with coconut milk and lentils, and nothing else but spices.
They make their ice cream from almonds, without milk or eggs.
She's vegan and eats it without a worry.
No cow, no hen, no bee was needed.
Animal-free
It's not just vegetarian, it's fully vegan.
The recipe is all plants.
We guarantee that no trace of milk, egg or meat was added.
The wine was cleared without egg white or fish bladder, so vegans may drink it.
The bread contains flour, water, yeast and salt.
The sausage is made of wheat protein, free of egg.
Everything on the plate grew in the soil.
A vegan wool substitute made from hemp
Chickpeas, tahini, lemon, garlic, oil
Only plants go into our soap.
No meat, no dairy, no eggs in our kitchen
The pudding is set with corn starch and made with rice milk.
A hundred per cent herbal
Strictly vegan
The bag looks like leather but is made of pineapple fibre, with plant glue.
Fruit and nothing but fruit
The mayonnaise has no egg in it, just oil and soya.
It isn't leather, it's all plant fibre.
The cook uses maple syrup instead of honey, and no dairy.
My vegan friends love this place because everything is for them.
Marked with a green V for vegan
A green salad with oil and vinegar, that's all.
All ingredients are of plant origin.
We serve no animal foods at all.
The chocolate is dark and made without milk or any other animal product.
It was made without harming or using animals in any way.
The lasagne is layered with vegetables and a soya sauce, with no cheese and eggless pasta.
The soup is a clear vegetable broth with barley.
From field to plate, with no barn in between
Is there milk in it? No, nor anything else from animals.
The producer declares it free of animal substances.
It's approved by the vegan society.
Plant food only
The bakery has turned fully vegan.
The candles are made of soya wax, not beeswax.
No butter touched the pan, no egg the batter, no meat the plate.
The pills come in a plant capsule, without gelatine or lactose.
The down jacket is filled with plant fibres, nothing from ducks.
Potatoes baked in olive oil with herbs
They have struck everything animal off the list.
The restaurant cooks for people who eat nothing from animals.
We make the dough with water and oil, no eggs, no milk.
The product is vegan certified.
Suitable for those who shun milk, eggs, meat and honey alike
Even the glaze is vegan.
The stew is beans, tomatoes and corn.
There's no honey in the bar, only dates and nuts.
Entirely without animal ingredients
""",
        "no": """
The sauce is thickened with cream.
It is vegetarian at most, for cheese is in it.
You'll find minced beef in the filling.
The dough calls for three eggs.
Contains whey powder.
Served with parmesan on top.
The sweets are made with gelatine.
Fried in lard.
A spoonful of honey sweetens the dressing.
Can vegans have it? Sadly the pastry is full of butter.
Our soup is based on chicken stock.
The chef stirs yoghurt into it.
Anchovies hide in the paste.
Unsuitable for people on a purely plant diet.
The shoes are genuine leather.
Ingredients: flour, sugar, milk powder, egg white.
It's a classic beef stew.
Plant eaters will have to choose another dish, this has ham.
Topped with a poached egg.
I used ordinary cow's milk for the pudding.
May look harmless, but there is fish sauce in it.
Smoked salmon gives it the flavour.
The jumper is pure sheep's wool.
Meatless, yet not without dairy.
They brush the buns with egg before baking.
There's milk in it.
It's not vegan.
It contains egg.
The sauce is made with cream.
They fried it in butter.
There is bacon in the soup.
Vegetarian, but with cheese
It's a meat dish.
We put honey in it.
The jelly is made from gelatine.
The cake has four eggs in it.
It's topped with parmesan.
The bag is made of real leather.
Made with chicken stock
A steak, medium rare
The ice cream is made with fresh cream.
May contain fish sauce, and in fact does.
Vegans can't eat it.
Is it vegan? No, there's butter in it.
The pizza comes with mozzarella.
The pasta is made with egg.
We fry our chips in lard.
The chef won't do without butter.
Salmon on a bed of spinach
The chocolate contains milk powder.
The pillow is filled with goose feathers.
The soap is made from goat's milk.
Anything but vegan
The salad comes with tuna.
The omelette is our speciality.
There's yoghurt in the dressing.
A cheese sandwich
They add whey to the crisps.
The candles are made of beeswax.
It's vegetarian only, as there are eggs in it.
The capsule is made of beef gelatine.
The burger is a proper beef one.
The red colour comes from crushed insects.
Not suitable for vegans
Fish is the main ingredient.
The bread is brushed with egg.
The dish includes shrimps.
We cook with plenty of cream.
The scarf is silk.
She is vegan, so she had to leave it.
The pancakes are made with milk and eggs.
The vegan version is sold out, this one has cheese.
The stew has been simmering with a ham bone.
Everything here is made with dairy.
He poured real milk into it, no oat drink.
The label lists casein.
There's some lamb in it.
The wine was clarified with egg white.
The mayonnaise is made the old way, with yolks.
It swims in butter.
There's a slice of ham on it.
The pie is filled with minced meat.
Contains lactose and egg
Meat-free, but not free of milk
The coat is trimmed with fur.
A spoonful of ghee goes in at the end.
The kebab is made of veal.
The gummy bears contain pork gelatine.
The sauce tastes of anchovies, because there are some in it.
The chef laughed at the word vegan and served us liver.
The tart is filled with custard.
We don't do plant-based, this is a butcher's.
The brush is made of badger hair.
They say plant-based, but I found milk on the list.
A glass of cow's milk
The muesli is sweetened with honey.
Roast duck with red cabbage
The cream contains lanolin from sheep.
It's a cheese fondue.
Mum put an egg in the dumplings.
The soup was made from bones.
It would be vegan without the sour cream on top, but that's stirred in.
The quiche is all eggs and cream.
""",
    },
    "remote": {
        "yes": """
You choose where you sit, even at your own dining table.
Telework is welcome.
We are a distributed team with no headquarters to commute to.
Mondays and Fridays at home, the rest in the office.
She does her job from a cottage in Wales.
Your commute is the walk from bed to desk.
Hybrid working is on offer.
I log in from home four days a week.
The post can be held from any place with internet.
Do I have to come in? No, stay at home if you like.
We provide a laptop for your study at home.
Working from home, up to two days weekly.
Our people are scattered across the country and meet by video.
Telecommuting is encouraged.
He has not set foot in the office since he was hired and works at home.
Location: anywhere.
There is no obligation to be present on the premises.
Flexible place of work, be it the sofa or the beach.
You can do the job without leaving your house.
Staff may take their tasks home.
We trust you to get things done from your own four walls.
WFH possible.
Attendance at the office is voluntary.
Your boss does not mind where you open your laptop.
The whole department operates out of people's spare rooms.
Home office is possible.
Remote work welcome
Work from anywhere.
I work from home.
No need to come to the office.
Fully remote
She does her job from the sofa.
Two days a week at home are fine.
Home office: yes
We meet by video only.
You don't have to commute.
A job you can do at home
He works from his living room.
The team is spread around the globe and nobody goes to an office.
All you need is a laptop and internet.
My kitchen table is my desk.
Remote possible
Our firm has no office at all.
Telework is allowed.
You may stay at home.
My boss lets me work from home.
We don't insist on your being here.
Presence is not required.
I haven't seen the office for a year, I do it all from home.
You can do it in your slippers.
Hybrid, home days included
She dials in from her cottage.
It's all done online from your own place.
Mobile working is offered.
We pay for your desk at home.
No attendance needed, everything runs over the net.
He logs in from his flat every morning.
Working from home is encouraged.
You're free to work where you like.
Can I do it from home? Of course.
The commute is from bed to desk.
The firm sends you a laptop so that you can work at home.
Remote-first company
You needn't move here, work from where you live.
My cat sits on my keyboard while I work.
I take part in every meeting by camera from my bedroom.
Your desk can be anywhere in the world.
They've allowed me to do my work at home.
Not tied to any office
Up to three home office days
We trust our people to work at home.
Home-based position
He answers the customers' calls from his own study.
Telecommuting possible
She only comes in for the summer party, the rest she does at home.
An office job without an office
You may choose between your home and the office.
I do my eight hours in my own four walls.
The post can be done entirely from a distance.
There's no obligation to be on site.
We don't mind if you work from a hammock.
You'll be connected from home by a secure line.
Work where you are, we don't need you here in person.
Since the move I've worked remotely.
She codes in her garden.
Place of work: your home
The whole team sits at home and chats online.
You could even do it from a camper van.
Home working is part of the deal.
The contract lets me work off-site.
It makes no difference where you sit.
Days at home can be arranged.
With us you can look after the washing machine while you work.
Location-independent job
Only your results count, not where you are.
They gave up the office, we all work from home.
You can do the job remotely.
He does the books at home and sends them over.
My employer has nothing against home office.
Partly remote, partly on site
I can start work without leaving the house.
The vacancy suits people living far away, as it's done online.
Yes to home office, says the works agreement.
""",
        "no": """
You'll be behind the counter in our shop each day.
Presence on the premises is compulsory.
Telework is ruled out.
The machines stand in the plant, and so must you.
Applicants have to live near the office, as daily attendance is expected.
We have called all staff back to headquarters.
A nurse can hardly do her shift from the sofa.
Five days a week at your desk in Leeds.
Working from home was abolished last autumn.
May I stay at home on Fridays? I'm afraid we don't allow that.
Place of work: our warehouse, without exception.
The boss wants to see faces in the office.
Not a home office job.
You clock in at the gate every morning.
The kitchen needs its cook on the spot.
We expect you in the building from nine to five.
Our rules leave no room for working from the kitchen table.
On-site position, no telecommuting.
Sorry, we turn down all requests to work at home.
Customers come to our desk, so you must sit there.
All tasks are carried out in the laboratory itself.
The files must not leave the building, nor can the work.
Commuting daily to the branch is part of the job.
The contract demands attendance at the workplace each day.
Laptops stay in the office, and so does the work.
On site only
You have to come to the office.
Working from home isn't possible.
Presence required
We want you here every day.
The job can't be done from home.
Office only
My boss doesn't allow home office.
She must be there in person.
Remote: no
Everyone has to be at their desk in the office.
No remote work
He isn't allowed to work from home.
The machines can't be operated from a sofa.
You need to be on the spot.
They called us all back to the office.
Home office has been abolished.
We don't offer telework.
It's a job on the shop floor.
You can't cut hair over the internet.
You must be able to get here each morning.
The company wants to see its people on the premises.
Work is done at our plant only.
Attendance is compulsory.
Can I work from home? Sorry, no.
I have to commute every day.
Not a remote position
You can't bake bread at home for us, you stand in our bakery.
They turned down my request for home office.
The files may not leave the building, so we work here.
In-person work only
We're an office team and meet every day face to face.
Physical presence is essential.
The job ties you to our counter.
I'd love to work from home, but they won't let me.
Five days a week in the office, no exceptions
A nurse can't work from her living room.
Applicants must be prepared to move here.
No telecommuting
All work is carried out on our premises.
Logging in from outside is not permitted.
Place of work: our office, exclusively
You'll have to be physically here.
She sits in traffic every morning because the firm demands presence.
The home office rule has been withdrawn.
Your desk is here and nowhere else.
He may not take his work home.
The boss likes to see us at our desks.
We don't believe in working from home.
No laptop for home, you work on our computers in the office.
Only people who can come in daily should apply.
The customers are served at the till, so you have to be there.
It's strictly an on-site job.
We have never had home office and won't introduce it.
Home days are not granted.
You can't do this job from a distance.
I asked about home office and was laughed at.
Everybody back to their desks, says management.
For security reasons the work is done only in our rooms.
Daily attendance in the office is a must.
The patients come to the practice, and so must you.
Remote is out of the question.
There's no way round the daily commute.
This post requires you at the building site.
Working from the beach? Not with us.
Kitchen tables are for eating, our staff work in the office.
Must be on location every working day
Video meetings don't replace presence, so come in.
Forget home office, it isn't on offer.
She'd have to be at the workplace all week.
The lab work can be done only in the lab.
The contract rules out any work outside the office.
Our waiters have to be in the restaurant.
No hybrid, no home, office every day
We require you to work at our site.
You'll stand behind our bar.
The firm got rid of home working.
They won't hear of anyone working at home.
Being there in person is a condition.
""",
    },
    "insured": {
        "yes": """
My insurer has agreed to foot the bill.
We took out full cover last spring.
The policy number is on the back of the form.
Fully comprehensive, luckily.
The premium is debited every month.
Lloyd's will compensate us for the loss.
The parcel is covered up to five hundred pounds.
Her health fund meets the costs of the operation.
I filed a claim and it was accepted.
Was there a policy? There was, and a good one.
Our household policy takes care of burst pipes.
He is protected against theft.
Third-party cover is in place.
An assessor from the insurance company has had a look.
The loss will be made good by my insurers.
Travel policy bought together with the ticket.
You need not worry about the cost, the policy steps in.
The car is covered for fire, theft and accident.
The company has indemnity cover.
Certificate of insurance enclosed.
She never travels without medical cover.
The underwriters have already transferred the compensation.
Premiums paid, cover valid until December.
The ring was listed on our contents policy.
Insured, so no loss to us.
It's insured.
I'm covered.
We have insurance.
The insurance will pay.
I've got a policy.
Fully insured.
Comprehensive cover.
We're covered against fire.
I reported it to my insurance.
Insurance: in place
The premium is paid.
We pay our premiums every month.
She has health insurance.
The claim was filed with the insurer.
The damage is a case for the insurance.
My policy pays for that.
It's not uninsured.
He isn't without cover.
Household insurance covers it.
We're insured with a good company.
They have liability insurance.
I took out a policy.
Third-party insurance
Has cover: yes
Policy valid
The insurer has paid up.
The insurance paid for the new roof.
I made sure it was covered.
Is it covered? Yes, in full.
Is there insurance? Certainly.
You needn't worry, the insurer pays.
My broker got us a good policy.
The bike is insured against theft.
A policy for the ring has been signed.
Luckily I had insurance.
Thank goodness we are insured.
The company is insured against loss.
There's cover for storm damage.
He's on his wife's health insurance.
I have to pay the excess, my insurance the rest.
I've got legal expenses insurance.
We have taken out insurance.
The insurance certificate is enclosed.
Proof of insurance is attached.
The policy number is on file, as cover exists.
She renewed her policy.
The car insurance is paid up.
Transport insurance included
The shipment was insured.
The insurance company sent its expert.
The claims adjuster approved our claim.
They'll get everything back from the insurer.
The underwriters bear the loss.
We didn't go uninsured.
The house has building insurance.
He would never drive without insurance, and he doesn't.
Travel insurance covers the cancelled trip.
Covered by the school's accident insurance
Covered through the employer
My dentist's bill goes to the insurance.
Under our policy the loss is made good.
The pictures are insured at full value.
We lost the barn, but the insurer made it good.
No claim bonus lost, but the insurance paid.
Life insurance taken out
He is a policyholder.
The insured party is the tenant.
Insurance cover starts on arrival.
I hold a valid policy.
The risk is insured.
The painting travels well insured.
Our cover extends to flooding.
I'm with a health fund that pays.
They sent me my insurance card.
The insurer replaced the stolen bike.
There's a policy for such cases and we have it.
Insurance included in the ticket
She won't be out of pocket, the policy takes care of it.
""",
        "no": """
He let his policy lapse.
We never got round to taking out cover.
She will have to bear the whole loss herself, no policy exists.
Uninsured driver.
Cover: none.
The premium was never paid, so the cover ended.
They wanted to save the premium and went without.
Is there a policy? There isn't.
The parcel travelled at the sender's own risk, without cover.
No insurer was willing to take on the old barn.
He cancelled his cover a month before the fire.
The damage comes out of our own pocket, as we have no cover.
Sadly the contract with the insurance company expired in May.
The family is unprotected against fire.
We looked for an insurance certificate in vain.
Nobody will compensate us, for we never signed a policy.
She had thought insurance a waste of money and bought none.
I drove without third-party cover, foolishly.
The boat lacked any kind of cover.
Having no health insurance, he must pay the doctor himself.
It's not insured.
No insurance.
We have no cover.
Uninsured.
There's no policy.
I've no insurance.
He isn't covered.
She drove without insurance.
We let the policy lapse.
The cover has run out.
I cancelled the insurance.
Not covered.
Has insurance: no
Insurance: none
We have to pay for it ourselves.
Nobody insured it.
I never took out a policy.
Cover refused
He let his insurance expire.
I couldn't afford the premiums.
The premium wasn't paid, so the cover is void.
Is it insured? Unfortunately not.
Are you covered? No.
No insurer pays for this.
We were underinsured? We weren't insured at all.
The loss is all ours, no insurance.
They have no health insurance.
She pays the doctor out of her own pocket, being uninsured.
Without insurance cover
The parcel travelled uninsured.
We shipped it without insurance.
There was no insurance on the boat.
He forgot to insure it.
The house isn't insured against fire.
They'd no policy for the shop.
Not a penny from any insurance.
I had planned to insure it, but never did.
The insurance company cancelled our contract.
I thought we were covered, but we aren't.
He said no to the insurance at the desk.
No travel insurance was booked.
The flood wiped us out and no insurer will help.
Lacks any insurance
You can't claim, there's no policy.
The bike was stolen, and I had no insurance for it.
He's not in any health scheme.
I am not in a position to claim on any insurance.
The firm was operating without liability insurance.
Contents: not insured
The driver was found to have no insurance.
There is no insurance protection.
Uninsured, so we bear the loss.
The policy had expired before the fire.
Too old to be insured, they said.
They declined to insure him.
Every insurer turned her down.
The risk isn't covered by any policy.
We saved on insurance, and now we're stuck with the damage.
We go without insurance.
He's driving about without cover.
I can't produce any proof of insurance, I have none.
No certificate of insurance exists.
The landlord's insurance doesn't cover my things, and I have no policy.
She dropped her cover to save the premium.
Exhibits at own risk, no insurance
Your things are left here uninsured.
The organiser provides no insurance.
It was anything but insured.
They lost everything, as nobody had insured the house.
If it breaks, nobody pays, for it isn't covered.
""",
    },
    "pets": {
        "yes": """
Your terrier can sleep in the room.
We keep a bowl of water ready for every dog.
The landlord has nothing against a cat.
Guinea pigs, parrots, bring whatever you like.
Well-behaved dogs are a pleasure to have.
Paws permitted.
A small surcharge applies for your four-legged companion.
May I take my spaniel? Of course you may.
Tenants may keep a cat or a small dog.
Our own Labrador looks forward to meeting yours.
No objection to animals.
Dog baskets can be borrowed at reception.
The house is open to guests with tails.
You need not put your poodle in a kennel, he can come along.
Animal lovers and their darlings are invited.
Hounds may lie under the table in the restaurant.
The garden is fenced so your dog can run about.
Budgies and hamsters are tolerated in the flats.
There are treats for visiting dogs at the bar.
We gladly put up horses and dogs.
The lease permits keeping a cat.
Pets by arrangement, usually no problem.
Bringing your rabbit is quite all right.
Dogs on a lead may enter.
Don't leave Rex at home, he is on the guest list.
Pets are welcome.
You can bring your dog.
Dogs allowed.
Pets: yes
We love animals.
Cats are fine.
Bring your pet along.
Pets stay free.
May I bring my dog? Of course.
Your four-legged friend is welcome.
We don't mind animals.
Dogs on a lead are allowed.
Small pets are OK.
Pet-friendly flat.
A water bowl for your dog is waiting.
Yes, the cat can come.
We put a blanket in the room for your dog.
Animals permitted
You needn't leave the dog at home.
There's a run for dogs behind the house.
He keeps two cats in his flat with the owner's blessing.
Dogs welcome, muddy paws and all.
Furry guests get a biscuit on arrival.
There is a small charge per dog and night.
Our guests may bring their animals.
The tenancy agreement lets you keep a pet.
A rabbit? No objection.
Every room is open to dogs.
Tails may wag in our breakfast room.
The campsite accepts dogs.
Pets are no problem here.
Half of our guests come with a dog.
My parrot lives in the flat, and the owner knows and likes it.
Animals are by no means forbidden.
The owner said yes to our puppy.
There's a dog shower by the entrance.
Well-behaved dogs may come in.
They even sell dog food at reception.
Four paws? Come on in.
Bring Rover, bring Kitty, bring them all.
You may keep a hamster.
The cafe has water bowls for dogs under the tables.
Cats and dogs can move in with you.
We stayed there with our spaniel, it was allowed.
Dog beds are provided.
The house rules allow pets.
A dog is no reason for us to turn you away.
I asked about the cat, and she said bring her.
Guide dogs and all other dogs may enter.
The hotel has its own cat and likes others.
Pets can be kept in the apartment.
Nobody minds a dog there.
Pets on request, usually granted.
Dogs can run free on our beach.
You can take your guinea pig with you.
The animals sleep with you in the room, no problem.
You're welcome with your pooch.
With dogs? Gladly.
The horse can graze in the paddock and the dog may sleep indoors.
Pets are tolerated.
Even big dogs can stay.
No ban on animals in this building.
They give every dog a chew bone at check-in.
The flat may be shared with a cat or dog.
Our holiday home is ideal for people with dogs.
Your puss will have her own basket with us.
The restaurant lets dogs in.
Pet owners get a ground-floor room with a fenced garden for their darlings.
You can keep fish, birds, cats and dogs.
The train of guests with dogs never ends, and all are let in.
Dogs are allowed off the lead in the garden.
Not only people, but also their pets are at home here.
Permission to keep a cat has been given.
A dog flap in the back door is there for your pet to use.
Feel free to come with your animals.
They have nothing against barking guests.
The neighbours all have dogs in their flats.
Animal lovers may bring their darlings.
Leave the kennel brochure, your dog sleeps here.
""",
        "no": """
We can't take guests with animals.
The landlord won't hear of a cat.
Guide dogs aside, no animals may enter.
Please find a kennel for your terrier during your stay.
Not a hamster, not a budgie, nothing.
Animal-free house because of allergies.
The lease prohibits keeping dogs.
A sign at the door shows a crossed-out dog.
May I take my spaniel? I'm sorry, you may not.
Four-legged guests must wait outside.
Strictly no animals on the premises.
Our cleaning staff refuse rooms with dog hair, so leave yours behind.
Cats are banned in the flats.
Keeping animals is against the rules here.
Humans only, please.
She had to give her dog away to get the flat.
The owner turned us down because of our poodle.
Dogs will be refused entry.
Allergic guests rely on our ban on animals.
The hotel sent a couple away on account of their cat.
Tenants with pets need not apply.
Paws off: the cottage is closed to animals.
You would have to board your rabbit elsewhere.
Sadly Fido cannot come along.
The campsite no longer admits dogs.
Pets: no
Dogs must stay outside.
Cats are forbidden.
Please leave your dog at home.
Animals not permitted.
May I bring my dog? Sorry, no.
We don't take animals.
The landlord won't have a cat in the house.
Pets unwelcome.
Dogs stay out.
You'll have to find a kennel.
No animals in the flat.
No four-legged guests.
I must give the cat away before I move in there.
Because of allergies we can't have animals.
The tenancy agreement bans pets.
The owner said no to our puppy.
Keeping pets is prohibited.
Not even a hamster is allowed.
We can't accommodate pets.
A sign with a crossed-out dog hangs on the door.
Animal-free house.
He got a warning for keeping a rabbit.
Our guests may not bring animals.
The campsite turns away dogs.
We'd have to put the dog in a boarding home.
Cats and dogs are banned.
The house rules exclude pets.
They sent us away because of the dog.
No barking, no meowing in this house.
No exceptions for small dogs either.
Someone must look after the cat while we stay there.
Dogs are by no means welcome.
The beach is closed to dogs.
We had to leave the spaniel with my sister, as the place won't take him.
Only people may stay here.
She isn't allowed to keep a cat.
I'd love a dog, but the lease forbids it.
Please understand that we cannot let your pet in.
The restaurant does not admit dogs.
Animals have no business here.
Bringing animals is not possible.
The flat is let to people without pets.
The cat has to go, says the landlord.
Pet-free zone.
Tie your dog up outside.
We like animals, but not in our rooms.
The landlady can't stand dogs in the house.
Dogs prohibited, cats likewise.
Anyone with a dog must look elsewhere.
Guests with pets will be turned away.
Sadly your dog can't come.
You must not bring your rabbit.
Do you accept cats? We don't.
A parrot cost him the flat, for pets are banned there.
To protect people with allergies, animals are kept out.
No paws over our threshold.
Furry friends have to stay at home.
Permission to keep a dog was refused.
Neither dogs nor cats may enter.
The owner wants no animals on his carpets.
We don't want fur on the sofas, so no pets.
I asked about the cat and she shook her head.
Keep your pets out.
Pets? Over my dead body, says the host.
The hotel is not suitable for guests with dogs.
Dogs can't be taken in.
The house is off limits to animals.
We had to smuggle the cat in.
The dog may not even wait in the lobby.
Please come without pets.
Ban on animals
Your poodle would have to sleep in the car.
No, not even a goldfish.
No creature with fur or feathers is let in.
The keeping of animals is ruled out by contract.
""",
    },
    "balcony": {
        "yes": """
Step out through the glass door onto your own balcony.
The balcony overlooks the park.
Room for two chairs and a table on the balcony.
We grow tomatoes on our balcony.
A wrought-iron balcony runs along the front.
Flat with a west-facing balcony.
On summer evenings you sit outside on the balcony, five floors up.
The living room opens onto a large balcony.
Is there a balcony? Indeed, a roomy one.
Four square metres of balcony.
My favourite spot is the hammock on the balcony.
Both bedrooms give onto the balcony.
Your washing can dry on the balcony.
She waved to us from her balcony.
2 rooms, kitchen, bath, balcony.
You need not go down for fresh air, the balcony is next to the kitchen.
The balcony was added last year.
He smokes out on the balcony so the flat stays fresh.
Geraniums hang from the balcony railing.
Enjoy the sunset from the balcony of your suite.
The landlord has just repaired the balcony.
A tiny balcony, but it is yours.
The balcony counts as half of its area in the rent.
The French windows lead to a covered balcony.
No garden, but a balcony to make up for it.
There is a balcony.
A sunny balcony faces south.
Balcony: yes.
We have breakfast on the balcony.
The bedroom has its own balcony.
You can sit out on the balcony.
A small balcony is included.
Two balconies, one on each side.
My tomatoes grow on the balcony.
From the balcony you can see the sea.
There's a door to the balcony.
The kitchen leads out to a balcony.
Nice flat, big balcony.
A balcony with room for two chairs.
The flat comes with a balcony.
Our balcony gets the evening sun.
She dries her washing on the balcony.
They were barbecuing on their balcony.
A balcony is part of the flat.
The balcony is tiny, but it's there.
I water the flowers on our balcony.
Is there a balcony? Yes, a large one.
There is no terrace, but there is a balcony.
Our balcony faces the courtyard.
It boasts a wide balcony.
All rooms have a balcony.
The cat suns herself on the balcony.
You step from the lounge onto the balcony.
A roofed balcony keeps you dry.
A French door opens to the balcony.
I read the paper on my balcony.
Not without a balcony, luckily.
The view from our balcony is lovely.
The balcony has just been painted.
We put a hammock on the balcony.
No garden, but a balcony.
There's a balcony off the bedroom.
Guests enjoy a private balcony.
The pigeons nest on my balcony.
Own balcony.
Third floor with lift and balcony.
We drink our wine on the balcony.
A glazed balcony for all seasons.
Our bikes stand on the balcony.
The balcony looks down on the street.
A balcony runs the length of the flat.
It does have a balcony, though a narrow one.
The herbs are out on the balcony.
He waved to us from his balcony.
You'll find a table on the balcony.
The flat offers a spacious balcony.
A balcony to the west.
Her favourite spot is the balcony of her flat.
On the balcony we have space for six people.
You get a balcony with it.
The new windows go up to the balcony door of the flat.
An east-facing balcony for early risers.
They hung fairy lights on the balcony.
A loggia style balcony belongs to the flat.
We let the laundry flap on the balcony.
The studio, too, has a balcony.
The parasol on our balcony blew away.
I'd never give up my flat's balcony.
The dog likes to look down from the balcony.
The rooms at the back have balconies, and ours is one of them.
Every flat in the house has been given a balcony.
You may not grill on the balcony, but you can sit there.
The balcony is shared with nobody.
Balcony available, about six square metres.
The children play on the balcony.
A wrought-iron balcony adorns the flat.
Living room with access to the balcony.
I sleep out on the balcony on hot nights.
A corner balcony with a view of the hills.
A balcony? Of course there is one.
Sunbathing on your own balcony is possible.
""",
        "no": """
Windows only, nowhere to step outside.
We would have loved a balcony, but the flat hasn't got one.
The architect left balconies out.
Anyone dreaming of a balcony must look elsewhere.
Ground-floor flat with no outdoor space whatsoever.
2 rooms, kitchen, bath, no balcony.
Is there a balcony? I'm afraid not.
The old balcony was torn down.
You won't find a balcony here.
Neither balcony nor terrace nor garden.
Balconies were never built onto this house.
She moved out because she wanted a balcony at last.
The one thing this flat wants is a balcony.
For fresh air you must go down to the street, as there's no balcony.
Only the suites have balconies, and yours is not a suite.
A window sill has to serve in place of a balcony.
The listed front rules out a balcony.
A balcony is the only thing I miss in my room.
There used to be a balcony, now the door is bricked up.
No balcony, just a skylight.
We turned the place down for want of a balcony.
The landlord refuses to add a balcony.
Balcony not available in this category.
Your flower boxes will have to stay indoors, without a balcony.
No balcony.
Without a balcony.
It doesn't have a balcony.
Sadly the flat lacks a balcony.
The only thing missing is a balcony.
We have to do without a balcony.
Not a balcony in sight.
There was never a balcony here.
The flat has everything except a balcony.
I miss having a balcony.
A balcony is not included.
The balcony was torn down.
The rooms have no balconies.
You can't sit outside, as there's no balcony.
We dream of a balcony, but there is none.
Only the flats above have a balcony, ours has none.
A balcony would have been nice.
Is there a balcony? No.
It's a flat with neither balcony nor terrace.
No balcony, no terrace.
A balcony isn't part of it.
The house was built without balconies.
Plants only on the sill, for want of a balcony.
There isn't a balcony.
If only we had a balcony!
Balcony: no.
The landlord says a balcony can't be added.
The flat is cheap because it has no balcony.
They removed the balcony during the renovation.
Just windows, no balcony.
I dry my washing inside because we have no balcony.
We looked for a balcony in vain.
He would like a balcony, which this flat can't offer.
The room comes without a balcony.
We smoke at the window, since a balcony is lacking.
My old flat had a balcony, this one doesn't.
No flat in this house has a balcony.
Not every room has a balcony, and this one certainly hasn't.
You'd have to live without a balcony.
The lack of a balcony is a drawback.
A balcony, sadly, is missing.
Nowhere to sit outside, not even a balcony.
The ad was wrong, there's no balcony at all.
It has a garden but no balcony.
The balcony belongs to the neighbours, not to us.
Pity that it's got no balcony.
The flat under the roof has no balcony.
Unfortunately we couldn't get a room with a balcony.
What looks like a balcony is just a ledge, you can't go out.
The plan shows no balcony.
They saved money and built no balcony.
I had hoped for a balcony, but no such luck.
We could do with a balcony, but haven't got one.
Balconies are only found in the house next door.
The cat can't go out, for lack of a balcony.
Three rooms, bath, cellar, but no balcony.
The balcony door was walled up, the balcony is gone.
The basement flat can't have a balcony.
You cannot step outside, because there is no balcony.
A balcony is the one thing it doesn't offer.
Minus point: no balcony.
The flat does not come with any balcony.
The window box has to make up for the missing balcony.
He turned the flat down because it had no balcony.
Never mind the balcony, this place hasn't got one.
The old balcony fell off and was not replaced.
No room on our floor has a balcony.
It's balcony-free.
She wanted a balcony, so this flat was no good for her.
Being without a balcony, we go to the park in summer.
There are large windows instead of a balcony.
We shall never have a balcony in this flat.
You will look for a balcony in vain.
I asked about a balcony, and the agent shook his head.
The city would not permit a balcony, so there is none.
No place for a deckchair, as the flat has no balcony.
The flat faces the street and lacks any balcony.
Our next flat must have a balcony, which this one has not.
""",
    },
    "recommend": {
        "yes": """
Two thumbs up from me.
You won't regret buying one.
I would choose it again without hesitation.
Do yourself a favour and book a table there.
Five stars, deserved every one.
My advice: get it before it is gone.
A must for every cook.
Highly recommended.
I can only urge you to see this film.
Would I advise a friend to go? Any time.
You should definitely give it a chance.
Well worth the journey.
I sing its praises to anyone who will listen.
Put it on your list!
I've already talked three colleagues into buying it.
Not to be missed.
If you have the chance, don't hesitate.
I can put in a good word for this hotel with a clear conscience.
Money well spent, so follow my example.
Absolutely the one to get.
I'd send my own mother there.
Whoever loves crime stories ought to read it.
A hidden gem you ought to visit.
There is nothing better to be had, take it.
My warm endorsement goes to this little firm.
I recommend it.
You should try it.
Recommendation: yes
Go there!
A must for every fan
I'd buy it again.
You won't regret it.
Definitely worth it
Five stars from me
I can only advise you to get one.
Do yourself a favour and go.
Would I recommend it? Absolutely.
It's worth every penny.
Don't miss it!
A clear thumbs up
We'll be back for sure.
Give it a go, you'll love it.
I can warmly recommend this hotel.
It's a real insider tip.
Buy it before it's sold out.
I have nothing but praise for it.
Whoever can should see it.
I've passed the address on to all my colleagues.
A book everybody should read
My advice: book it.
I can't recommend it enough.
You must go and see it.
Take it, you won't find better.
This doctor I'd recommend to anyone.
Try it, really!
If you ask me, get it.
It's not perfect, but I'd still advise you to buy it.
Well worth the trip
I'd put my hand in the fire for this firm.
A top tip
You can't go wrong with it.
We'd go there again at once.
I urge you to watch it.
It deserves all the praise it gets.
Full marks, do go
My verdict: buy
The whole family says go.
I'd be happy to vouch for him as a craftsman.
Please visit them, they deserve it.
It has my blessing.
Simply go, you'll thank me later.
We are spreading the word because it's so good.
Anyone looking for a good dentist should go to her.
It's money well spent.
I was sceptical at first, but now I recommend it.
Nobody should miss this show.
I wouldn't want to be without it, get yourself one.
Recommendable without reservation
A safe buy
Is it worth it? Yes, very much so.
I give it away as a present, that's how good it is.
My tip for you: order the duck.
If you get the chance, see it.
I've rarely been so happy with a purchase and can only say go for it.
I'd choose the same school for my next child.
It gets my seal of approval.
You'd be silly not to take it.
I would not hesitate to hire them again.
Run to the cinema!
It's the best in town, go.
Try to get a ticket, it's worth the queue.
I suggest that everyone give it a chance.
No reason to hesitate, buy it.
I'm a big fan and so should you be.
My neighbour bought one on my advice, and so should you.
Worth seeing
Worth reading
We were in very good hands there and would advise anyone to go.
Two enthusiastic thumbs up, go and enjoy
I commend her to any future employer.
""",
        "no": """
Keep your hands off this one.
I regret ever having bought it.
Give this place a wide berth.
Thumbs down.
One star, and that is generous.
Look for something else, is my advice.
I wouldn't wish it on my worst enemy.
Not worth the paper it is printed on.
Would I advise a friend to go? Certainly not.
A waste of time and money.
Once and never again.
Better spend your evening elsewhere.
I wouldn't touch it with a bargepole.
There are far better ones on the market, choose one of those.
You can safely skip this film.
Run a mile!
I've told everyone at work to avoid the place.
You'd be mad to buy it.
Nobody I like will hear a good word about it from me.
My endorsement they won't get.
Steer clear.
I'm warning you, this hotel is a trap.
Give it a miss.
Had I known, I would have left it on the shelf, and so should you.
It pains me to discourage you, but don't order here.
I don't recommend it.
Recommendation: no
Don't go there!
I'd never buy it again.
One star, and that's too much.
It isn't worth it.
Never again!
What a waste of money
Hands off!
Would I recommend it? No way.
You can skip it.
I want my money back, and you would too.
Don't make the same mistake as I did.
I warn everyone against this firm.
Keep your distance from that landlord.
Find yourself something better.
I wouldn't send my worst enemy there.
Avoid
I regret buying it.
It's a rip-off.
We won't be coming back.
My advice: look elsewhere.
Not recommended
Better stay at home than watch that film.
I can't recommend it to anyone.
Don't waste your time.
You haven't missed anything if you don't see it.
I'd rather go hungry than eat there again.
A clear no
Don't be fooled by the nice photos, and don't book.
I tell all my friends not to go.
It's not worth the trip.
Anyone who wants good food should go somewhere else.
A bad buy
My verdict: don't buy
The book put me to sleep, so leave it on the shelf.
I can only warn you.
It's a complete letdown, don't bother.
They praise it to the skies, but I'd say leave it.
I'm sorry I ever went, and you'd be too.
Keep your hands off it.
I wouldn't take it as a present.
Is it worth it? Not in the least.
Please don't go to this dentist.
You'll regret it if you buy it.
Thumbs down from the whole family
By no means would I advise you to go.
It's money down the drain.
There are far better ones, don't take it.
Once and never more
I left before the end, and I suggest you don't even go in.
I would hesitate to hire them again, in fact I won't.
Not a place I'd send anyone.
A flop, forget it.
Nobody should have to put up with that hotel, so don't book it.
I'd think twice, no, three times, and then not buy it.
Skip this one.
I was excited at first, but now I can only advise against it.
It doesn't deserve a single star.
Run away while you can!
I'd not wish this course on anybody.
My tip: don't.
Not worth seeing
Not worth the queue
Everyone who asks me hears the same: don't do it.
I cannot in good conscience send anyone there.
Buy something else, anything else.
No recommendation from my side
Do not order from this shop.
I've thrown it away, and you shouldn't even start.
If they paid me to go, I still wouldn't, and nor should you.
We strongly discourage a visit.
You can safely do without it.
I've struck them off my list, do the same.
""",
    },
    "available": {
        "yes": """
We have thirty of them in the warehouse.
You can pick one up this afternoon.
Just in, fresh from the factory.
The shop has some again.
Every size is in store at the moment.
Order today and it leaves our house tonight.
There are still a few copies to be had.
The blue one? Yes, we've got it here.
No waiting list, you get one straight away.
Units remaining: 14.
It can be bought at any branch.
Our shelves are full of them.
I saw a stack of them in the shop window today.
Deliverable immediately.
It's back in the range.
We carry this model and have a supply of it.
You're lucky, one last piece is lying here for you.
Supplies have been replenished.
It is not sold out, whatever they told you.
Available from stock.
Simply put it in your basket, we have enough.
The spare part is at hand in our store.
The chemist can give it to you over the counter at once.
On sale everywhere at present.
The room is vacant and can be taken now.
In stock
It's available.
We have plenty.
You can have it right away.
Available: yes
We've got some left.
Ready for dispatch
There are a few left.
You can buy it everywhere.
Yes, we have it here.
It's on the shelf.
Pick it up any time.
I put one aside for you, we have lots.
Still free
The room is vacant.
Not sold out yet
We've just had a new delivery.
There's no shortage.
Our store room is full of them.
It's back in stock.
The flat is still to let.
Immediate delivery possible
It can be ordered at once.
They're easy to get.
Get yours now, plenty here.
It's in the shop window and can be bought.
Every size is in stock.
Free seats left
You'll find it in any shop.
Do you have it? Sure, how many?
No need to wait, it's here.
The library copy is in.
It hasn't sold out.
Green light in the online shop: deliverable
I got the last but two, so hurry.
We can supply it straight from the warehouse.
On sale now
There are still tickets.
The table by the window is free.
We've never run out of it.
Ready for collection
Stock: sufficient
The car is on our lot.
We can lend it to you now.
Yes, it's obtainable.
It's out now and can be bought.
The article is in supply again.
He's free and can see you.
Off the shelf
Just come by, there's enough for everyone.
Nobody has taken it yet.
Our warehouse is well filled with it.
It's lying ready at the counter.
The spare part can be had without any wait.
You're lucky, there's one left.
More than enough of it on hand
The holiday home is still free.
I saw piles of it in the shop.
They always have it in.
The new edition can now be obtained.
Far from gone, there are boxes of it.
It can be booked.
You can still get one.
It's there for the taking.
The bike is free to hire.
Stocks are high.
We carry it and have it here.
The bottleneck is over and it's on our shelves again.
It's in the catalogue and in the warehouse.
One click and it's yours, delivery tomorrow.
The medicine is at the chemist's, you can collect it.
We're happy to tell you that your article is at hand.
There's still a place free on the course.
The item can be shipped at once.
All colours to be had
Our shop has it all year round.
Currently obtainable from us
""",
        "no": """
The warehouse is empty.
The last one went this morning.
Out of print since 2015.
We're waiting for the next shipment ourselves.
The maker has stopped producing it.
Back order only.
You will have to put your name on the waiting list.
Units remaining: 0.
The blue one? Sorry, gone.
I searched every shop in vain for one.
The supplier cannot deliver until further notice.
Discontinued line, sorry.
Stock exhausted.
The shelf where it used to stand is bare.
Our supplies have dried up.
It can't be bought for love or money.
The last copy has been snapped up.
Currently unavailable.
This model has dropped out of our range.
Temporarily off the menu, as we ran out of salmon.
We could not get hold of any this week.
Every room is taken.
It will be March before we get any more in.
The spare part is nowhere to be found.
No more on hand, please try another branch.
Sold out
Out of stock
It's gone.
We haven't got any.
Not available
There are none left.
It's no longer made.
Available: no
We've run out.
You can't get it anywhere.
Currently not in stock
Fully booked
Somebody has already taken it.
The shelf is empty.
No longer on sale
We don't have it at the moment.
You'll have to wait for the next delivery.
It's been discontinued.
The last one went an hour ago.
Not deliverable
It's out of print.
There's a long waiting list.
Already let
Sorry, we've none.
No seats left
The stock is used up.
It can't be ordered right now.
We are waiting for fresh supplies ourselves.
Try again next month, we have nothing.
Do you have it? I'm afraid not.
The room is occupied.
Nowhere to be had
Temporarily unavailable
Not in the shop, not in the warehouse
I was too late, it had been sold.
The manufacturer can't deliver.
We ran dry.
It's on loan to another reader.
They had to send me away empty-handed.
The item is lacking everywhere.
It's not on the market yet.
Stock: 0
Everything's been bought up.
We no longer carry it.
The table is reserved by others.
It's hard luck, there isn't a single one left.
The warehouse is bare.
Delivery stop
The car has been sold.
None to be found in any shop
Production has ceased and the rest is gone.
The course is full.
It hasn't come in yet.
We don't stock it.
The tickets went within minutes.
I searched the whole town in vain.
He isn't free.
The chemist can't get hold of it.
The flat is taken.
Unfortunately it can't be supplied.
Never in stock when you need it
The button says: let me know when it's back.
No more copies
Your article is missing from our stock.
All bikes are hired out.
Nothing left in the store
You can't buy it any more.
We cannot offer it at present.
Every last one has been given away.
The size you want isn't there.
The hotel has no vacancy.
It's impossible to get one.
Not obtainable at present
Others were quicker and it's gone.
The supply has broken off.
We can only put you on the waiting list.
There used to be plenty, now there's nothing.
The goods are still on a ship at sea and not to be had yet.
""",
    },
    "injured": {
        "yes": """
The driver suffered a concussion.
Three passengers had to be treated for cuts.
My brother sprained his ankle in the fall.
A cyclist was rushed to A&E.
She is in plaster up to the knee.
The paramedics bandaged his bleeding head.
He came off with bruises and a black eye.
Casualties: two, one serious.
Was anyone hurt? Yes, the postman.
An elderly man fractured his hip.
The dog bit a boy in the leg.
Some workers breathed in fumes and are in hospital.
I cut my hand badly on the glass.
The cook scalded himself.
Several people are being treated for burns.
The pedestrian did not get away unscathed.
Doctors had to stitch her forehead.
A helicopter flew the wounded climber to the clinic.
She knocked out two teeth when she fell.
The goalkeeper was carried off on a stretcher.
There was blood, and he needed first aid.
Falling tiles struck a passer-by on the shoulder.
They pulled one man from the wreck with crushed legs.
He is off work with a torn ligament after the accident.
A minor wound to the knee was dressed on the spot.
Someone was hurt.
Injured: yes
He broke his leg.
She's injured.
Two people were hurt.
He's bleeding.
She cut her hand badly.
The driver was taken to hospital.
Three people injured
He has a broken arm.
I sprained my ankle.
She hit her head and has concussion.
They're in intensive care.
He had to be stitched up.
Injuries: one, serious
The ambulance took him away with a broken rib.
I've got whiplash.
Somebody got hurt.
She twisted her knee.
He burnt his fingers.
The paramedics bandaged her arm.
My nose was broken.
I have bruises all over.
People were wounded.
He suffered a fractured skull.
Not everyone got off unhurt.
It did not end without injuries.
She needs an operation after the fall.
He was knocked out cold.
A cyclist lies in hospital.
I'm on crutches since the accident.
He lost two fingers in the saw.
My wrist is in plaster.
She was trapped and hurt.
Was anyone hurt? Yes, the driver.
Anyone injured? Sadly, two.
One slightly injured person
He came away with a black eye.
The glass cut his face.
She was carried off on a stretcher.
A dozen were injured.
The doctors are fighting for his life.
He's in pain and can't move his arm.
The victim has burns on both arms.
I needed seven stitches.
The boy scraped his knees raw.
Blood ran down her forehead.
There were people hurt in the crush.
One passenger was seriously injured.
The helicopter flew the injured man to hospital.
His shoulder was dislocated.
The player limped off with a torn muscle.
She fell down the stairs and broke her hip.
The worker was crushed by the beam.
They breathed in smoke and were treated for poisoning.
The dog bit her.
A stone hit him on the head and it bled.
Light injuries only, but injuries.
He escaped alive, though with a broken collarbone.
I stepped on a nail and had to see the doctor.
The fireman was injured during the rescue.
She got away with cuts and bruises.
The wounded were brought to safety.
He was hurt in the fight.
Personal injury: yes
Number of injured: four
His back was injured in the fall.
She'll carry a scar from that day.
A bullet grazed his arm.
He got a nasty burn from the oven.
We had to call the ambulance for the bleeding man.
A woman was run over and injured.
She was badly hurt.
My toe got crushed.
He's in a wheelchair since the crash.
There was more than a fright: a broken leg.
It wasn't just the car that suffered, her neck did too.
The emergency doctor treated the wounds of two people.
""",
        "no": """
Not a scratch on anyone.
The driver climbed out of the wreck unscathed.
Only the car came to harm, the people are fine.
It was just a dented bumper, all passengers are well.
The ambulance drove off empty.
Everyone is safe and sound.
Material damage only.
By a miracle the house was empty when it collapsed.
Was anyone hurt? Thank God, nobody.
The paramedics had nothing to do.
Casualties: zero.
He fell off the ladder and got up laughing, quite unharmed.
All on board were rescued in good health.
We got off with a fright.
Not so much as a bruise.
The firemen found all residents well in the street.
No wounds, no broken bones, just wet clothes.
The tree came down on an empty bench, with no people near.
The children were unhurt.
Apart from shattered glass there was nothing, everybody is fine.
The boy picked himself up without even a graze.
The doctor examined all of them and sent them home healthy.
It could have ended badly, yet each of us is in one piece.
No people were harmed in the fire.
The crew came out of the crash intact.
Nobody was hurt.
Injured: no
No one was injured.
No injuries.
Everyone's fine.
We're all unhurt.
He walked away unharmed.
They all got out safely.
No casualties.
She didn't get a scratch.
Only the car was damaged.
Injuries: none
Number of injured: zero
Nobody came to harm.
He was lucky, nothing happened to him.
All are safe and sound.
No need for an ambulance.
No blood was shed.
Not a single person was hurt.
The passengers were unharmed.
Just damage to property.
They escaped without a scratch.
He climbed out of the wreck in one piece.
I'm fine, not a bruise.
No broken bones, nothing.
Nobody had to go to hospital.
Was anyone hurt? No, luckily.
Anyone injured? Thank God, no.
Everybody survived unscathed.
The driver was shaken but unhurt.
The building was empty, so no one was harmed.
Only the fence was hit.
She fell, but nothing happened to her.
There were no victims.
No person was injured.
Personal injury: none
Nobody needed a doctor.
Both drivers are well.
It looked bad, but all were unharmed.
All the residents were led out unharmed.
Not even a bruise.
The child was found safe and well.
He landed softly and got up laughing, unhurt.
We came through it without harm.
Bent metal, that's all, no one hurt.
I wasn't injured.
They weren't hurt.
The airbag saved him from any injury.
Her helmet saved her, she's unhurt.
No one bled, no one limped.
He had a guardian angel: not a scratch.
The doctor examined them and found nothing wrong.
People: unharmed
People were not harmed.
Nobody was wounded in the blast.
The fire cost us the kitchen, but no one was hurt.
Luckily nobody stood under the tree.
Luckily the room was empty when the ceiling fell.
He feels no pain and has no wounds.
Everyone got out before it fell.
All crew members are well.
The injured? There were none.
There are no wounded to report.
No injury was reported.
We're shaken, not hurt.
The dog was scared, and no one was bitten.
It ended without bloodshed.
The shots hit no one.
The stone missed everybody.
It went off lightly, all are unhurt.
The accident caused no injuries.
Nobody had so much as a graze.
The plasters stayed in the box.
The rescue team found no one hurt.
The match passed without any injury.
A miracle: all of them stepped out unharmed.
She says she is absolutely fine after the fall.
""",
    },
    "confirmed": {
        "yes": """
You have our word, the room is yours.
The contract has been signed by both parties.
We are pleased to confirm your reservation.
The board has given the green light.
It's official now.
Yes, Tuesday at ten it is, you may rely on it.
The hotel has replied and accepted our booking.
She nodded the appointment through.
Booking status: OK.
Is the date certain? It is, I have it in writing.
The deal is sealed.
Your place is guaranteed.
We have received a binding promise from the band.
He gave us his firm yes.
The confirmation number is 4471.
Nothing can change the appointment now, it is set in stone.
The doctor's surgery rang back to say the slot is ours.
Approval granted.
The airline has validated your ticket.
My boss has approved the leave.
You can put it in your diary in ink.
The venue has agreed to our date.
I can assure you that the table is booked for you.
Signed and sealed.
No more doubts about the date, the committee has ratified it.
It's confirmed.
Booking confirmed.
Yes, it's definite.
They said yes.
All fixed.
Status: confirmed
We have the confirmation.
It is certain.
She has confirmed.
The room is definitely ours.
It's a done deal.
The appointment stands.
The contract is signed.
Approved.
We got the OK.
It's official.
No doubt any more.
The confirmation came by mail.
He accepted the date.
Is it confirmed? Yes.
The reservation is firm.
We are pleased to confirm your booking.
It's set in stone.
The boss has agreed.
They gave their final word.
The doctor's office rang back to say it's on.
The hotel has written to say our room is held.
Not tentative any more, it's fixed.
Your seat is guaranteed.
I hereby confirm the agreement.
She nodded and signed.
We've had the go-ahead.
The holiday request was granted.
It's final.
The plan was passed by all members.
I have it in black and white.
The committee said yes.
It's in the bag.
The permit has been issued.
You're booked in for sure.
Both sides have agreed and signed.
Confirmation attached.
It's not a maybe, it's a yes.
Consider it settled.
The test has confirmed it.
Received, checked and approved.
My place is secured.
The lab has verified the result.
The speaker has firmly promised to come.
They replied that all is arranged.
He ticked it off as certain.
Our tickets have been issued, the trip is on.
The manager put his signature under it.
Rest assured, the booking is firm.
The meeting will take place, everybody has agreed.
Confirmation received
It has been verified by two sources.
We have the written promise.
The date is fixed.
The wedding venue is ours, it's been promised in writing.
The authority has approved the plan.
She gave a binding answer.
The rumour has been confirmed.
It's been rubber-stamped.
They shook hands on it.
No need to wait, we have their yes.
The landlord has agreed, the flat is ours.
Our request was accepted.
The airline has confirmed our seats.
The news is now official.
Binding.
We're on the list for certain.
The guest has reconfirmed.
They have given us a clear yes.
The hall is ours, no ifs and buts.
The transfer of the player is sealed.
I've got the confirmation slip in my hand.
It is no longer in question, they've approved it.
""",
        "no": """
The date still hangs in the air.
The hotel has yet to reply to our enquiry.
Pencilled in for now.
The boss still has to give her blessing.
We only have a verbal maybe.
Subject to approval.
The reservation is provisional.
Is the date certain? Far from it.
Please do not rely on it before you hear from us.
The contract is lying unsigned on the table.
It may be Tuesday, it may be Wednesday, who knows.
Booking status: pending.
Our request has gone unanswered.
The rumour lacks any official word.
I haven't got a binding answer from the band.
They are keeping us in suspense about the booking.
Tentative date: 4 June.
The committee has put off its decision.
You are on the waiting list, with no guarantee.
No confirmation mail has reached me.
I wouldn't buy the tickets before they say yes.
The venue wants to think it over first.
Your appointment is awaiting the doctor's okay.
Up in the air, I'm afraid.
Unconfirmed as of this morning.
Not confirmed yet.
Still open.
We're waiting for confirmation.
It's not certain.
Status: unconfirmed
Nobody has said yes.
No answer so far.
It's only pencilled in.
Perhaps, we don't know yet.
They haven't replied.
The date isn't fixed.
Pending.
It may yet fall through.
Is it confirmed? Not yet.
They are still thinking it over.
It is just a plan so far.
I can't say for sure.
The contract hasn't been signed.
We have no OK from the boss.
Only a rumour.
The booking is on request.
We're on the waiting list.
He'll let us know.
It has yet to be decided.
Nothing is definite.
No word from the hotel.
I've asked, but nobody has answered.
She hasn't made up her mind.
The request was turned down.
They refused to confirm it.
The approval is missing.
It's all still in the clouds.
Provisional booking.
Maybe, maybe not.
There's nothing in writing.
The reservation is on hold.
We've had no green light.
Don't buy tickets yet, it isn't sure.
Confirmation outstanding
I would not call it certain.
By no means a done deal.
The permit hasn't come.
The reply is keeping us waiting.
A question mark hangs over it.
The signature is still lacking.
It's not in the bag yet.
Wait for our mail before you make plans.
So far it is only an option.
They can neither confirm nor deny it.
The speaker has not promised to come.
We are still hoping for a yes.
There is no proof of it.
The appointment is only a suggestion.
We must check first whether it's possible.
The news has not been verified.
It depends on whether the others agree.
Let's wait and see.
The matter is undecided.
The booking system shows a grey clock for it, awaiting reply.
Your request has been received, but not accepted.
The boss wants to sleep on it.
The plan may change at any time.
Our place is not secured.
The lab result hasn't backed it up.
It's on the cards, but not sure.
Non-binding.
The yes is still missing.
The landlord is wavering.
He would neither say yes nor no.
The venue hasn't got back to us.
I'm afraid I have no firm answer for you.
The talks are going on, and no result is in sight.
They took back their yes.
Treat it as tentative.
The seat isn't guaranteed.
Still to be approved.
It is uncertain whether it will take place.
""",
    },
    "cancelled": {
        "yes": """
The match was abandoned before it began.
The show is off.
Owing to illness there will be no concert tonight.
The organisers have pulled the plug.
Tickets will be refunded, as the event has been dropped.
Please strike the meeting from your diary.
They scrapped the trip for lack of interest.
I have to back out of our appointment.
Rained off, unfortunately.
Is the party still on? No, they axed it.
The wedding won't be happening after all.
Flight 312: does not operate today.
The pair have withdrawn their booking.
We regret that the lecture must be dropped without replacement.
He shelved the whole plan for good.
Don't come on Saturday, there is no fair this year.
The festival fell victim to the storm.
My order has been revoked.
The course had too few takers and was struck off.
The club has annulled the fixture.
Forget about Friday's dinner, it's not happening.
The strike put paid to our excursion.
The premiere was binned at short notice.
I withdraw my reservation for the fourth.
No performance today, the theatre stays dark.
It's cancelled.
Called off.
The party is off.
It won't take place.
The concert was cancelled.
No class today.
They called it off.
The trip isn't happening.
We had to cancel.
The meeting has been scrapped.
He has cancelled his booking.
It fell through.
The game was rained off.
The flight has been cancelled.
I'm sorry, I have to cancel.
There'll be no party.
The train isn't running, it was cancelled.
The show was dropped.
It was axed.
Status: cancelled.
The wedding is off.
Cancelled due to illness.
The event has been struck from the programme.
It isn't going ahead.
The match won't be played.
The organiser pulled the plug.
She called off the dinner.
We scrapped the plan.
The lesson was dropped.
It's been binned.
The picnic is not on, because of the rain.
Nothing came of the trip, we called it off.
The tour won't be happening.
They have withdrawn from the booking.
You needn't come, the meeting is off.
The teacher is ill, so the course is off.
Too few people signed up, so it was cancelled.
The festival had to be called off.
Our outing fell victim to the storm.
He changed his mind and cancelled.
The order was cancelled.
The lecture is off, the speaker is unwell.
The performance will not be given.
I have cancelled the appointment.
No race this year, it was called off.
The guests have cancelled.
The whole thing was abandoned.
They decided not to hold it.
It is not going to happen.
The sailing was cancelled because of the high waves.
Not postponed but cancelled.
The committee has called off the vote.
The reservation was cancelled by us.
Everything has been called off.
The fair won't open this year.
No dice, the show is off.
The reading fell through, as the author did not come.
Don't bother to come, it was scrapped.
The doors stay shut, there's no concert tonight.
The excursion was called off at the last minute.
The exam will not be held.
We hereby cancel the appointment.
The game had to be abandoned and won't be played again.
He rang to say that he was calling it off.
The conference was wiped off the calendar.
Because of the strike there are no flights, ours is off too.
The walk is off, the guide broke his leg.
We are sorry to say that the ball cannot be held.
They dropped the plan for the show.
Is it still on? No, it's off.
The hall is flooded, so the dance is off.
Sadly the street party was banned and called off.
The performance has been dropped for good.
All bets are off, no trip for us.
I must ask you to strike out my booking.
The rehearsal is not going ahead, the hall is locked.
We won't hold the sale after all.
Your visit must be cancelled, we have the flu.
The launch was scrubbed.
The dinner was meant to be tonight, but they've scrapped it.
""",
        "no": """
The match kicks off at three, whatever the weather.
The show must go on, and so it will.
Everything stands as agreed for Saturday.
We are sticking to the date.
The party is very much on.
Despite the storm the fair opens its gates.
Your booking remains valid.
Is the trip off? Not at all, the bus leaves at six.
They decided to proceed with the concert.
The meeting will be held regardless.
The band has a new singer, so tonight's gig can happen.
We're going through with the wedding.
Nothing has been called off.
The organisers assure us that the festival will take place.
The excursion was saved at the last moment.
Saturday's game is still on.
The lecture is happening, just in another room.
There is no question of dropping the event.
Flight 312 operates as normal.
She kept the appointment.
We were afraid they might scrap it, but they held on to it.
See you on Friday as arranged, it stays in the diary.
Even with only five guests we shall hold the dinner.
The race went off as scheduled.
The plan survived the vote and will be carried out.
It's still on.
It's going ahead.
The party is on.
Not cancelled.
We're not calling it off.
The concert will take place.
See you there, it's happening.
Everything as planned.
The match will be played.
The meeting stands.
The show goes on.
The train runs as usual.
It will happen, rain or shine.
We'll hold it anyway.
The trip is happening.
He hasn't cancelled.
The class is on today.
The booking remains valid.
The date is fixed and stays.
We won't cancel.
The flight is on schedule.
It was not called off after all.
Status: going ahead.
No reason to cancel.
The festival went ahead in spite of the rain.
They held the fair as usual.
Of course it's on.
The wedding goes ahead.
We had a great time at the party, it did take place.
The rumour is wrong, nothing was cancelled.
The lesson takes place as usual.
The game was played in the snow.
The dinner is still on for tonight.
I'm keeping the appointment.
She decided to go through with it.
The event is confirmed.
The tour is definitely running.
Come along, it's happening.
Is it off? No, it's on.
It is not off, only the room has changed.
The performance will be given as announced.
We stick to our plan.
The race started as planned.
The doors open tonight as promised.
There will be a party, no matter what.
The lecture was held before a full house.
We considered cancelling, but decided against it.
The outing will go ahead, bring a coat.
No one has called off anything.
The vote will be held.
The ferry sails in spite of the wind.
They could have called it off, but they didn't.
All is on track.
You can rely on it, the event will take place.
We are looking forward to seeing you at the event, which will be held as planned.
Our reservation still stands.
The course starts as planned.
Nobody thinks of calling it off.
The plan is still in force.
The speaker is ill, but we found another, so it's on.
Our guests did not cancel.
Don't worry, we haven't scrapped it.
The rehearsal is on, please be there.
The appointment stands.
The storm passed, so the match can be held.
It'll be held, only a bit smaller.
They are going through with the wedding.
The order has not been cancelled.
As always, the market will be held.
The picnic stays on, the sun is coming out.
The show wasn't dropped.
We will carry on as planned.
The exam is being held as we speak.
Yes, the meeting is happening, why do you ask?
The programme remains unchanged.
Ticket holders can rest easy, the gig is on.
It went ahead with only a handful of people.
""",
    },
    "urgent": {
        "yes": """
I need an answer within the hour.
Top priority, please.
The house is under water, come at once!
Please treat this as an emergency.
There's not a moment to lose.
The deadline is tonight, so be quick.
Reply by return, if you please.
Right away, if at all possible!
We're running out of time.
Can this be left until Monday? Under no circumstances.
Step on it!
The patient must be seen immediately.
The matter brooks no delay.
Put this at the top of your pile.
The clock is ticking.
Pressing business, please ring me without delay.
It has to be done by noon, or we lose the contract.
I'd be most grateful for your swift response, as lives depend on it.
Red alert.
Do it now, not next week.
She needs the papers this very minute.
Speed is of the essence.
Kindly give this precedence over all other work.
Yesterday would have been better than today.
It's urgent.
I need it right now.
Priority: high
As soon as possible, please.
It can't wait.
There's no time to lose.
We need an answer today.
It's an emergency.
Please reply at once.
Time is running out.
It must be done immediately.
Please treat this as top priority.
I can't wait any longer.
Help me quickly!
This is a matter of life and death.
The deadline is in an hour.
Don't put it off.
Quick, the water is coming through the ceiling!
We're under great time pressure.
Is it urgent? Yes, very.
It has to go out today, not tomorrow.
He needs the blood now or he will die.
Rush order
Call me back instantly.
It brooks no delay.
I beg you to act fast.
Please see to it straight away.
We're in a terrible hurry.
The matter is pressing.
Tomorrow will be too late.
Express, please.
Get on with it, the clock is ticking.
It's high time.
Please do it first thing, before anything else.
They want it yesterday.
We must act without delay.
It's a race against time.
The fire brigade has to come at once.
Not next week, now!
If nobody comes within the hour, the cellar will be under water.
Marked with a red flag: immediate
Please deal with this before your other work.
I need your decision by tonight, otherwise the offer is gone.
The customer is waiting and getting impatient, so be quick.
An immediate reply is requested.
We cannot afford to wait even a day.
Sorry to rush you, but it really must be now.
Urgent!
Send an ambulance, quickly!
The patient has to be operated on at once.
Please let everything else lie and do this.
I'm desperate for an answer.
It needs doing this very minute.
The servers are down and nobody can work, so fix it now.
Very time-critical
Top of the list, please.
You have to decide right away.
It isn't something that can lie around.
Waiting is not an option.
We need a plumber this instant.
My visa runs out tonight, so please be fast.
Without your signature by noon the sale falls through.
Make haste!
Could you do it immediately, please?
It's burning.
Fast-track it, please.
The heating has failed and the baby is freezing, come at once.
Handle with the greatest urgency.
I wouldn't disturb your holiday if it could wait.
Hurry up, the shop is about to close!
Even a short delay would be disastrous.
Please put me first in the queue, it is an acute case.
Reply needed within the hour
""",
        "no": """
Any time this month will do.
No deadline attached.
Feel free to deal with more important things first.
It's nothing pressing.
Low priority.
You can put this at the bottom of your pile.
I'm in no haste for a reply.
Must it be today? Not at all, let it lie for a while.
A reply after your holidays is fine.
We can come back to it in spring.
Please do not let this disturb your weekend.
There is ample time until the deadline in autumn.
Just when you have a quiet moment.
Easy does it, the matter won't run away.
I am happy to wait.
For someday, when things have calmed down.
Slow and steady will do nicely here.
It makes no difference whether I hear today or in a month.
The job can lie over until after the holidays.
Let's leave it for a rainy day.
Sooner or later somebody should look at it, no more than that.
A routine enquiry without any time pressure.
Nothing is on fire, so finish your tea first.
By all means sleep on it.
You may answer at your convenience.
It's not urgent.
There's no rush.
Priority: low
Whenever you get round to it
No hurry at all
I'm in no hurry.
Do it some time next month.
Tomorrow is fine, or the day after.
It doesn't have to be today.
Finish your other work first.
When you have a spare moment
There's plenty of time.
You can answer after your holiday.
Let it rest for now.
We've got all the time in the world.
It is by no means an emergency.
Put it at the bottom of the pile.
Is it urgent? No, not at all.
I don't need it yet.
Any time this year will do.
It can lie on your desk for a few weeks.
Don't rush.
If you don't manage it this week, never mind.
There is no deadline.
No need to drop everything
Don't let it spoil your weekend.
We can talk about it in a month or two.
Sleep on it first.
No express needed, the slow post will do.
It's only a small thing, do it when it suits you.
Nobody is waiting for it.
I can wait.
Please don't hurry on my account.
The matter is not time-critical.
All in good time
There's no pressure whatsoever.
It's not an acute case.
Reply whenever you like.
A few days more or less don't matter.
We aren't in a rush.
Just some day, when things are quiet
The leak is fixed, so there's no need to hurry now.
It's something for the long winter evenings.
Other things come first.
This can be dealt with later.
I'll be glad to get an answer sooner or later.
It won't run away.
It would be nice to have, but not soon.
Low priority, do it when bored.
It makes no difference whether you do it now or in spring.
Don't stay late for it.
Please deal with all the other letters first.
No haste
You needn't answer quickly.
There's no fire.
It's far from pressing.
Have your coffee first.
Rome wasn't built in a day, so easy does it.
Put it off if you like.
When it's convenient
I only ask out of curiosity, so answer whenever.
The customer says he can wait.
It's a job for a rainy day.
Standard handling, no rush order
You've got months to decide.
No immediate reply required
I'd like it done eventually.
Nothing bad will happen if it stays undone for a while.
The doctor said the operation can wait till next year.
No time pressure here
One day or other, no matter when
It's not a case for the ambulance, just make an appointment some time.
Feel free to leave it until after the holidays.
We'll come back to it in due course.
""",
    },
    "new_customer": {
        "yes": """
I've never set foot in your shop before today.
A friend told me about you, so I thought I'd give you a try.
She has only just signed up.
How do I register? I am buying here for the first time.
We have no customer number with you as yet.
He is unknown to us, no file exists.
My maiden visit to your salon.
They switched to us from a rival yesterday.
Do you know our place? No, this is my first visit.
First-time buyer.
Please create a record for Ms Lane, she isn't in our system.
I came across your website this morning and would like to try you out.
Welcome to our shop, nice to get to know you!
We gave him the welcome discount for starters.
The lady had to have everything explained, never having been here.
Account opened today.
Until now I have always shopped elsewhere.
I'm not yet registered with you.
As a newcomer, may I ask how ordering works?
Her debut order, a box of candles.
They joined us only today.
Hello, you don't know me yet, I would like to place an order.
No previous purchases on record.
We won him over at the fair last week, and this is his opening order.
It's my first time here.
I'm new.
I've never bought from you before.
New customer
First visit
She's a newcomer.
I don't have an account with you yet.
A friend told me about you, so I'm trying you out.
He ordered for the first time.
We've never been here before.
I'm not in your records yet.
Today is her first visit to our practice.
I only just signed up.
We haven't met before.
A new face in the shop
Never been a customer until now
I want to become a customer.
He just opened an account with us.
She's our newest customer.
Please explain how it works, I'm new here.
I have no customer number yet.
We had never heard of them before this order.
I'd like to try your shop.
A maiden order
First-time guest
New patient
The customer is unknown to us.
My premiere with your company
She registered only a moment ago.
It's the first thing I've ever ordered from you.
Customer file to be created
No previous orders
He's come to us from a competitor, today for the first time.
I've not shopped here before.
Is this your first time? Yes.
Let me introduce myself, we don't know each other yet.
The welcome voucher for newcomers goes to her.
We're giving you a try for the first time.
I found your shop by chance today and am ordering something.
Not a regular, I've never been here.
He's never stayed at our hotel before.
I've just discovered you.
Until today I didn't know your firm at all.
A first booking
We welcome him as a new client.
She has never ordered anything from us.
No customer history
I'm a rookie in your gym.
My very first purchase with you
They're first-timers.
I've switched to you from another supplier.
He asked where the entrance was, he had never been.
I'm joining you today.
There's no record of any earlier visit.
I'm a complete stranger to your shop.
New client, no history
We've won a new customer in her.
Please set me up as a customer.
He comes as a first-time visitor.
I've never used your service before.
First contact
I want to claim the discount on the first order.
It's our debut with your firm.
She needs to fill in the form for new patients.
So far I haven't had any dealings with you.
The guest has never been with us.
I'm here for the first time, so please bear with me.
An unknown buyer placed an order.
My neighbour recommended you, and now I'm placing my first order.
We don't have his details yet, he's new.
Trial order by a new client
She had to create an account before she could buy.
I've never been to your restaurant until tonight.
Our acquaintance begins today.
He's a novice at our club.
No earlier purchases on file
Hello, I'm new here!
I've never dealt with your company up to now.
""",
        "no": """
Same again as last time, please.
My customer number is 20718, you have had it for ages.
He has been buying his bread here since childhood.
A loyal patron of ours.
The usual for Mrs Dean, she is in every Friday.
I've shopped with you for ten years.
We already have her on file.
Back in your shop once more!
They hold our gold loyalty card.
Do you know our place? Oh yes, I am here all the time.
This is my seventh purchase.
As with all my previous orders, please send it to the office.
She returned for another treatment.
Long-standing client.
He knows the shop like the back of his hand.
We have done business together since 1998.
I was so pleased with my last order that I am coming back for more.
Our records show twelve earlier purchases.
You'll remember me from last summer's stay.
The family come back every year.
Repeat buyer.
One of our oldest clients rang again.
I'm no stranger to your restaurant.
Please use the address from my earlier orders.
Another booking from our faithful Mr Reed.
I've been here before.
I'm a regular.
I order from you every month.
Regular customer
She comes every week.
You know me.
Not my first order
We've been customers for years.
The same again, please.
I'm already registered.
My customer number is on file.
He's an old customer.
It's his third visit.
I always buy here.
Returning guest
You've got my details from last time.
We come back every year.
She has had an account with us for ages.
As always, I'm ordering from you.
He's a faithful customer.
No newcomer, she's been with us for a decade.
Known customer
I've been coming here since I was a child.
The second time I've ordered
He's back again.
Is this your first visit? No, I've been often.
I was very happy last time, so here I am again.
Existing customer
My last order with you was a success.
She's one of our regulars.
They know my name in the shop.
We've bought from you many times.
The waiter brings me the usual.
I've got your loyalty card, and it's nearly full.
He's been a patient of ours for years.
She placed another order.
Repeat order
I'm not new.
We've stayed at your hotel three times.
He's been on our books for a long time.
Our file on her is thick.
I've ordered from you before.
You delivered to us last year, to our satisfaction.
Once again she booked with us.
An old acquaintance of the house
He's anything but new here.
I know my way round your shop.
Log-in with my old account
We'd like the same room as last time.
The customer has ordered from us several times.
I've been a member since the club began.
She comes so often that we greet her by name.
Not the first time
I've been loyal to you for many years.
He's bought all his cars from us.
This is my umpteenth purchase.
I keep coming back to you.
We've done business for a long time.
My family has shopped here for generations, and so do I.
As an old customer I ask for a discount.
She returns to us again and again.
There are earlier orders in his file.
Customer since the foundation of the firm
Thank you for your continued loyalty!
I can't use the welcome voucher, since I've ordered already.
We've seen him here many a time.
You should still have my address from my earlier orders.
The hairdresser has cut her hair for years.
I've eaten here more often than I can count.
He is well known to us.
A repeat visitor
I'm renewing my subscription.
Last time I took the red one, now I want the blue.
One of our best and oldest customers
They've been coming to our campsite every summer.
I've had good experience with your shop in the past.
Her second stay with us
We've been working together for ages.
Nothing new for me, I've been through your doors a hundred times.
He's our most loyal guest.
""",
    },
    "damaged": {
        "yes": """
The lid is cracked right across.
I found a hole in the sleeve.
The vase is in a thousand bits.
The casing has been bent in transit.
A big chip is missing from the rim.
The box was crushed and so was the lamp inside.
Water got into it and ruined the paper.
The handle snapped off.
Is it whole? No, the back is split.
Ripped seam, two buttons gone.
The paint is badly scraped on one side.
My new mug came with a fracture in the base.
The mirror had shattered before I unpacked it.
It suffered in the post.
The fabric is torn.
I'm sorry to report that the door is warped and dented.
Only half of the plates survived.
It did not come through the move unscathed.
The wheel is buckled.
Someone must have dropped it, the glass has splintered.
Stains and tears all over the cover.
The hinge is wrecked.
Condition on arrival: defective.
The pages are soaked and the spine has come loose.
It's bust, I can hear the pieces rattling.
It's damaged.
Damaged: yes
It's broken.
The screen is cracked.
There's a dent in it.
It arrived in pieces.
The handle has come off.
It's scratched.
The glass is shattered.
One leg is missing.
The box was crushed.
It has a crack.
It's torn.
It doesn't work any more.
It leaks.
The lid is bent.
The paint is chipped.
Condition: defective
It's got a dent.
The mirror was smashed.
It's in bits.
It's not intact.
It's anything but perfect: a long scratch.
The frame is bent.
Broken on arrival
The plate got chipped.
The vase has a crack.
It fell and broke.
The cover is torn.
There are stains and holes.
Moths have eaten it.
Rust has eaten through it.
The zip is broken.
It's dented at the corner.
The seal is broken and water gets in.
It was wrecked in transport.
Everything in the box was broken.
It didn't survive the journey.
The post smashed it.
It has a big hole.
It's falling apart.
Is it all right? No, it's cracked.
Is it intact? Far from it.
Damage: left wing dented
Has defects: yes
The wood has split.
The fabric is ripped.
It's burnt on one side.
The cup lost its handle.
The hinge is broken off.
It came with a cracked casing.
It suffered in the fire.
It got wet and warped.
The hail left dents all over.
The keyboard is missing keys.
The door is off its hinges.
It has been knocked about and dented.
The bumper hangs loose.
The edges are frayed and torn.
Its neck snapped.
I dropped it and now it's cracked.
She sat on it and broke it.
The dog chewed it to pieces.
The cable is frayed.
The tyre is slashed.
The lens is scratched.
There's something wrong with it, it rattles and leaks.
It needs mending.
It has to be repaired.
It needs a new screen, this one has splinters.
You can see where it was hit.
The damage is visible.
It's beyond repair.
A write-off
It's kaput.
It's bust.
The spine of the book is broken.
A corner has been knocked off.
Nothing but shards came out of the parcel.
The veneer is peeling and cracked.
""",
        "no": """
It reached us in one piece.
Not the slightest scratch.
Good as new.
Everything inside the parcel was whole.
The vase survived the fall without a crack.
I checked every corner and found it faultless.
The surface is spotless and smooth.
Mint condition.
Is anything broken? No, all of it is sound.
Condition on arrival: impeccable.
The packaging did its job, the plates are all intact.
Unblemished despite the rough ride.
Even the thin glass came through safely.
The lamp works and looks perfect.
I could find no fault with it.
Immaculate inside and out.
The inspector saw neither dents nor cracks.
We are happy to say that the goods came undamaged.
All the cups are entire, none is chipped.
After ten years it still has no mark on it.
The car shows no trace of the bump.
It arrived exactly as it left the factory, whole and clean.
Free of defects.
Nothing got harmed on the journey.
It's undamaged.
Damaged: no
It's intact.
It's not broken.
Not a scratch.
It's in perfect condition.
It arrived in one piece.
It's like new.
No damage.
No dents.
It works fine.
It's flawless.
Everything's whole.
There's nothing wrong with it.
It's without a crack.
Condition: perfect
It's in mint condition.
It survived the fall.
It isn't even scratched.
It came through unharmed.
The glass is whole.
The parcel arrived safely.
All in order.
It shows no defects.
The box is intact.
Damage: none
It's in good shape.
Undamaged goods
It's in good order.
It's as good as the day we bought it.
Spotless and whole.
Not a mark on it.
Is it broken? No, it's fine.
Is it dented? Not at all.
Has it a scratch? None.
It's free from cracks.
Defects: none found
The screen has no cracks.
Every part is in its place and whole.
It was well packed and got here whole.
It came through the fire without harm.
The hail did it no harm.
The vase didn't break.
The furniture stood the move without a scratch.
It has no faults.
I looked it over and found no fault.
We found no damage.
It is neither torn nor stained.
The seal is unbroken.
Faultless.
Immaculate.
There isn't a dent anywhere.
Pristine
Unblemished
The car got through without a dent.
It fell on the carpet and nothing happened to it.
It's well preserved.
It's sound.
The frame is straight, the paint unscratched.
It doesn't leak, it doesn't rattle, it's all right.
No need to repair anything.
It needn't be repaired.
The plates all came out whole.
Not one plate was chipped.
It looks brand new.
No complaint, it's whole.
It's unharmed.
Received in perfect order
Received without damage
The inspector found everything sound.
It was handed back unscathed.
The eggs survived the ride, all whole.
The storm left the roof untouched.
It's still in its original state, unworn.
It remained whole.
It passed the check without any fault.
It's in tip-top condition.
In top form, no wear to be seen.
Unbroken, unscratched, unbent.
""",
    },
    "experience_needed": {
        "yes": """
At least three years in a similar post.
We are after an old hand.
Not a post for beginners.
A proven track record is essential.
You must bring know-how from earlier jobs.
Only seasoned cooks, please.
No novices.
References from former employers in this trade are required.
Can a beginner apply? Sorry, we only take skilled staff.
The applicant should be well versed in bookkeeping.
You'll have driven lorries for several years before you join us.
Prior knowledge is indispensable.
We cannot train anybody from scratch.
Veteran welder sought.
Show us what you have done in the field so far.
Without a background in nursing you have no chance.
A job for old stagers, not for greenhorns.
You should know the ropes already.
Applicants fresh from school will not be considered.
We expect you to have run a kitchen before.
Candidates lacking practice will be turned down.
Five seasons as a ski instructor are the minimum.
You can handle the machine on day one, having used it for years.
The successful candidate has worked with children before.
Must have experience with horses.
Experience required.
You must have experience.
No beginners.
Only skilled people, please.
Experience: a must
We need someone who knows the job.
You should have done this before.
Experienced cook wanted.
A trained hand is needed.
Several years in the trade are a must.
Professionals only.
Old hands preferred and newcomers turned away.
We expect a solid track record.
You have to know your way around.
It's not a job for a novice.
Must be experienced
Do I need experience? Yes.
We only hire people from the trade.
Without practice you stand no chance.
Please enclose references from former jobs.
He was rejected because he had never done it.
Seasoned driver wanted.
Proven skills are essential.
You should have worked in a kitchen before.
We can't train you from scratch.
A veteran of the trade is sought.
Past work in sales is required.
Only those who have done it before should apply.
Candidates must show practical experience.
We want a pro.
You can't do this without experience.
The post calls for long practice.
Previous employment in nursing is needed.
A newcomer would be out of his depth here.
An expert is wanted.
Sound knowledge from practice is expected.
You need to have led a team before.
Senior position.
Experience is a condition.
Career starters will not be considered.
Show us what you have done so far in this field.
We're not looking for trainees.
Someone who has held a scalpel before, please.
We ask for at least two years in a workshop.
No learning on the job here, you must know it already.
Only climbers with many tours behind them may come.
Experience indispensable
I was told to come back when I'd had some practice.
We seek a hairdresser with a routine hand.
Applicants with no background in the field are sifted out.
A proficient welder, no apprentice.
You've got to have been there and done that.
First-timers are not admitted on this tour.
Work experience is mandatory.
They want someone who can start without training.
We expect you to be at home in bookkeeping.
This dive is for divers with many dives in their logbook.
Our editor must have worked on a newspaper before.
The horse is for skilled riders only.
It takes a practised hand.
Your CV must show earlier posts of this kind.
Only qualified staff with practice get an interview.
No rookies.
Those who lack experience won't be hired.
Solid practice with the machines is demanded.
The job is not suitable for people new to the field.
Can anyone do it? No, you need practice.
She was hired for her long experience, which the ad insisted on.
Former experience with children is vital.
Tried and tested staff only.
We set great store by many years in the profession and won't look at less.
You need to bring experience.
The role demands a seasoned manager.
You must have mastered the craft.
Some experience is needed.
Those fresh out of college should look elsewhere.
We're after an old fox in the business.
You should have several such projects behind you.
""",
        "no": """
Beginners are more than welcome.
Never done it before? No problem.
You'll learn the ropes with us.
Ideal for school leavers without a track record.
We show you every step from the first day.
Complete novices can join.
No previous knowledge required.
Your past jobs do not matter to us.
Can a beginner apply? Of course.
Experience: none required.
Greenhorns are just what we are looking for.
All you have to bring is good will.
Career changers from any field are invited.
We train you from the ground up.
It makes no odds whether you have ever held a hammer.
A patient colleague will teach you the trade.
Even if you know nothing about flowers, apply.
Entry-level post.
Open to everybody, old hands and first-timers alike.
The task is easily picked up, so prior practice is irrelevant.
References from earlier jobs can be left out.
A fresh start for people new to the trade.
You don't have to be a pro.
Enthusiasm counts more than years in the job, which we do not ask for.
We take on unskilled staff and instruct them.
No experience needed.
Beginners welcome.
Anyone can do it.
We'll teach you.
Experience: not needed
You needn't know anything.
We train you.
You'll learn on the job.
Full training given.
No skills required.
Even a child could do it.
First job? Fine.
School leavers welcome.
We show you everything.
You don't have to have done it before.
Do I need experience? No.
Career changers are welcome.
It's easy, you'll pick it up.
Trainees wanted.
All you need is two hands.
No previous jobs necessary.
We start from scratch with you.
Untrained staff are welcome.
It doesn't matter if you are new to it.
Suitable for beginners.
I'd never done it and they took me.
Starters get a week of training.
You'll be shown the ropes.
We don't ask for experience.
Unskilled workers wanted.
The course starts at zero.
No references required.
Students without any practice can apply.
The work is simple and quickly learnt.
Not a job for experts, anybody can do it.
Lateral entrants get a chance with us.
We care about your smile, not your CV.
A fresh start for people from any field.
It is a job for novices, too.
Open to all, with or without practice.
You don't need to be a pro.
Rookies are just as welcome.
Even if you have never held a brush, come along.
Apprentice sought.
What you don't know, we'll teach you.
Good will is enough.
No matter what you did before.
Ideal for a first job.
They hire people straight off the street.
You get thorough instruction before you start.
Everything you need is taught in the first week.
A blank CV won't put us off.
Never ridden before? Our ponies are gentle.
Experience is by no means a condition.
We take greenhorns.
Without any prior knowledge you can join in.
The boss told me not to worry that I'd never worked in a bar.
Helpers wanted, anyone who can carry a box.
Internship for people with no practice.
Career starters preferred.
I learnt it all there, I knew nothing when I came.
No special skills.
Experience unnecessary
A quick briefing, and off you go.
Our hikes are for people who have never climbed, too.
You only need to be willing to learn.
Novices are taken by the hand.
If you can count to ten, you can do this job.
Nobody expects you to know the trade.
We are happy to train complete beginners.
The task can be done by laymen.
Quite without practice? Apply all the same.
They don't ask what you've done before.
Experience would be nice but isn't needed.
Even the clueless have a chance with us.
You can start without having any idea of it.
Unversed people may apply.
He had no clue about cooking and got the job, as they had promised in the ad.
""",
    },
    "wheelchair": {
        "yes": """
You can roll straight in from the pavement.
My husband uses a wheelchair and had no trouble getting round.
A stairlift takes disabled visitors up to the gallery.
Level entrance, wide corridors, adapted toilet.
Wheelchair access via the side gate.
Even an electric chair fits through the front door.
The threshold was lowered so that wheels can pass.
Mum got about in her chair without anyone lifting her.
Everything is on the ground floor and step-free.
Can I come in my wheelchair? Of course you can.
Fully accessible to disabled guests.
The new elevator is roomy enough for a powered chair.
We put down a portable ramp whenever someone on wheels arrives.
Two spaces in the front row are kept for wheelchairs.
Guests with walking difficulties can get everywhere without a single stair.
Suitable for wheelchair users, as the blue sign by the door shows.
Steps are not a worry, since there is a sloping path all the way.
The old stairs have been replaced by a gentle slope.
Accessibility: ramp, handrails and a disabled toilet.
From the car park to your table it is flat all the way.
We are happy to tell you that our premises are barrier-free.
They rebuilt the entrance with people on wheels in mind.
Yes, wheelchair friendly, we tried it with my gran last week.
Nobody in a wheelchair has to stay outside any more.
Since the refurbishment my brother can wheel himself in unaided.
Wheelchair accessible.
There's a ramp at the door.
It has a lift to all floors.
No steps anywhere.
You can get in with a wheelchair.
The entrance is level.
Wide doors and no thresholds.
Step-free access.
Barrier-free throughout.
A lift takes you up from the street.
The doors open by themselves and there are no stairs.
My uncle rolled straight in.
Accessible: yes.
Disabled toilet and ramp on site.
Wheelchair users are welcome and can get in easily.
The ground floor is level with the street.
She got in with her wheelchair without any help.
They've built a ramp.
There is a side entrance without steps.
The stairs have a stairlift that carries wheelchairs.
You can roll in from the pavement.
It's all on one level.
The museum is fully accessible.
A ramp leads up to the entrance.
Every room can be reached by wheelchair.
The new lift is big enough for wheelchairs.
I use a wheelchair and had no trouble getting in.
No kerb, no step, no problem.
Suitable for wheelchairs.
The shop is wheelchair friendly.
You don't have to climb any stairs, there's a lift.
The doors are wide enough for my wheels.
The steps were replaced by a ramp.
Access for wheelchairs at the back.
Our chairs fit through all the doors.
There's not a single step.
A hoist helps wheelchair users on board.
The bus lowers itself so that chairs can roll on.
Disabled access is given.
The staff put down a ramp for my chair.
My wheelchair went through with room to spare.
It used to have steps, now it has a ramp.
Can wheelchairs get in? Yes.
The building is free of barriers.
Flat paths, wide gates, easy for wheelchairs.
You'll get everywhere with your wheelchair.
A portable ramp is kept behind the door.
Grandma's wheelchair can go right up to the table.
The threshold is flush with the floor.
We made sure that wheelchair users can get in.
The elevator goes down to the street.
He needs no help with his wheelchair there.
It carries the wheelchair symbol.
Hall and toilets are step-free.
Nothing stands in the way of a wheelchair.
The main door has a ramp and a handrail.
Even without legs you get in there easily.
The cinema has wheelchair spaces and level access.
A gentle slope instead of stairs.
No one has to be carried in, there is a ramp.
The whole place was made accessible last year.
People in wheelchairs use the lift by the door.
The restaurant is on ground level with automatic doors.
The doorways were widened for wheelchairs.
Yes, you can bring your wheelchair inside.
The lift also takes electric wheelchairs.
With my chair I was inside in seconds.
Prams and wheelchairs roll in with ease.
Built with wheelchair users in mind.
The platform is level with the train door, so I wheel on.
The architect left out all steps.
You needn't leave your wheelchair outside.
There are stairs, but also a lift for wheelchairs.
It's easy to enter in a wheelchair.
Ramp available.
He wheels himself into the office every day.
My daughter in her wheelchair goes in and out alone.
Access is possible for people in wheelchairs.
The beach has a boardwalk for wheelchairs.
""",
        "no": """
My wheelchair had to stay on the pavement.
A steep spiral staircase is the sole entrance.
Wheelchair access is sadly out of the question in this old tower.
We had to carry Grandad and his chair over the kerb and up the steps.
The elevator has been out of order for years, so climbing is a must.
High thresholds everywhere, hopeless for anyone on wheels.
The listed building could not be given a ramp.
Third floor, stairs only, sorry.
Disabled visitors will regrettably find it inaccessible.
Can a wheelchair get through? Only if you saw it in half.
The passage is far too tight for a wheelchair.
Anyone who cannot manage stairs has to wait outside.
My sister turned her chair round at the front steps and went home.
A ramp has been promised for ages but is yet to be built.
The cellar is reached by a ladder, so forget it with a wheelchair.
Accessibility: none, eight steps up and no handrail.
We apologise to wheelchair users, whom we are unable to admit.
Far from barrier-free, I am afraid.
The cobbled steps defeated every wheelchair that tried.
Users of wheelchairs are shut out until the lift is installed.
Unsuitable for people who cannot climb stairs.
Guests in wheelchairs would need four strong men to lift them in.
The door is up a flight of stairs and there is no other way.
Lacks both ramp and lift.
It fails the needs of disabled people: stairs at every turn.
Not wheelchair accessible.
Only stairs, no lift.
There are five steps at the door.
Wheelchairs can't get in.
No ramp.
The door is too narrow for a wheelchair.
The lift is too small for wheelchairs.
There's no step-free way in.
I couldn't get in with my wheelchair.
Steep stairs and no other way.
Accessible: no.
It's on the third floor without a lift.
My chair got stuck in the doorway.
Unsuitable for wheelchairs.
Wheelchair users have to stay outside.
She had to leave because of the steps.
No access for wheelchairs.
You have to climb to get in.
High thresholds everywhere.
They have no lift.
The only way in is up a ladder.
No chance with a wheelchair.
We had to lift my brother's chair up the steps.
Not barrier-free.
A wheelchair won't fit through.
The old mill has narrow doors and stairs all over.
You can't enter without climbing stairs.
It is not suited for people in wheelchairs.
There's a flight of stairs before the door.
Can wheelchairs get in? No.
The ramp was taken away, and now only the steps remain.
My aunt in her wheelchair has to wait at the bottom.
No lift, four floors.
The cellar bar can only be reached by stairs.
Anyone in a wheelchair is shut out.
A ramp is missing.
Sadly the entrance has steps.
The corridor is too tight for a chair to pass.
The cobbles and steps make it impossible for wheelchairs.
It has no disabled access.
I was stuck at the foot of the stairs in my wheelchair.
The tower has two hundred steps and nothing else.
They never built the ramp they promised.
Stairs, stairs and again stairs.
The turnstile is too narrow for a wheelchair, and there's no other gate.
My son can't get in with his wheelchair.
The building is full of barriers.
No elevator in the building, and it's upstairs.
You would need to leave your wheelchair at the bottom.
The bus has high steps and no ramp.
Four strong men had to carry her in.
It's inaccessible for wheelchair users.
Access only via a staircase.
Neither lift nor ramp.
The stairlift does not take wheelchairs, so there's no way in.
Not a place for wheelchairs, I'm afraid.
He turned round when he saw the stairs, as he is in a wheelchair.
Entering in a wheelchair is not possible.
There's a big step and nobody to help you over it.
Only people who can walk will get in.
The way in is through a narrow hatch.
Wheelchair access: none.
We can't take wheelchairs, because of the stairs.
The steps at the entrance keep wheelchair users out.
I can't visit her, since my chair can't climb stairs.
They say they can't let wheelchairs in.
Too steep and too narrow for wheels.
The door sill stops every wheelchair.
It's not accessible, and a lift isn't planned.
Unfortunately you can't get inside with a wheelchair.
The way to the hut is a rocky path with steps, hopeless for a wheelchair.
A wheelchair user could not even get to the bell.
There's a kerb, then steps, then a heavy narrow door.
Our office is up two flights, with no lift.
No wheelchair has ever made it through this door.
If you can't walk, you can't get in.
A spiral stair leads up, nothing else.
The gangway is too narrow for chairs.
She gave up, the wheelchair wouldn't go over the steps.
The house was built without a thought for wheelchair users.
""",
    },
    "children_allowed": {
        "yes": """
Bring your sons and daughters along!
Under-twelves get in at half price.
We took our toddler and the staff made a fuss of her.
Pushchairs can be left in the hall and babies are a joy to us.
There is a special menu for small guests.
All ages are invited.
Can I bring my five-year-old? By all means.
A bouncy castle and face painting will keep the youngsters busy.
No age limit whatsoever.
Pupils and their parents are cordially invited.
The twins had a whale of a time there last Sunday.
Nursing mothers and infants will find a quiet room.
Suitable from three years upwards.
Do not leave the kids at home, there is plenty for them to do.
Minors may enter with a parent.
A treat for the whole family, from baby to great-aunt.
Cots can be put in every room on request.
Far from being adults only, half our guests are under ten.
We love having schoolchildren around.
Child friendly, with a playground next to the terrace.
Boys and girls pay nothing if they come with Mum or Dad.
Your offspring will be looked after by a clown.
Kids eat free on Tuesdays.
Nobody minds if a baby cries here.
The nippers are invited as well, of course.
Bring the kids.
Children: allowed
There's a play corner for the little ones.
Under sixes get in free.
High chairs are available.
The whole family may come.
You can take your baby along.
Kids love it here.
We have a children's menu.
It's suitable for all ages.
Toddlers are no problem at all.
A day out for families
Your little ones are invited too.
There's a bouncy castle for the kids.
Is it family-friendly? Yes, very.
We provide cots for infants.
Bring your sons and daughters.
The film is fine for six-year-olds.
Not only for grown-ups
A babysitter is on site for your kids.
The more children, the merrier.
There is a paddling pool for the smallest guests.
Come with the pram, there's a ramp.
School classes are invited.
Family ticket: two adults and all their children
We don't mind noisy kids.
Young and old may take part.
The nursing room is on the first floor.
Pupils pay half.
Please don't leave the little ones at home.
Children under twelve only with their parents, but they may come.
Nobody is too young for our zoo.
There is face painting for the boys and girls.
The hostess adores kids and wants them at her party.
Our hotel has family rooms.
The restaurant has crayons on every table for the young guests.
Changing table in the ladies' and gents'
The wedding invitation says with children.
No age limit
Even newborns were in the audience.
The playground is right next to our terrace for your kids.
Parents with children get on first.
Open to children from three upwards
We look after your toddler while you ski.
The museum has a trail for kids.
May my daughter come? Of course she may.
Boys and girls are gladly seen.
It isn't for adults only, bring the family.
A puppet show keeps the young visitors happy.
There are reduced tickets for schoolchildren.
Your children may stay in your room free of charge.
Kindergarten groups are heartily welcome.
Prams can be left in the hall.
They made the concert short so that children could come.
The kids can run around as they like.
All ages admitted
Family guests are dear to us.
Our waiters bring a colouring book to every child.
Grandparents like to bring their grandchildren here.
Minors are admitted if a parent is with them.
The boat has life jackets in children's sizes for our young passengers.
Child-friendly
We even have small bikes for the juniors.
The pool has a slide for kids.
Her twins played under the table and nobody minded.
Take the whole gang of kids along.
We set up a kids' table.
The show is made for children too.
Yes, kids may join in.
Infants travel free on their parents' laps.
It would be a pity if the children weren't there.
The landlord is happy to let to families with small children.
Bibs and booster seats for the tiny guests
Teenagers and toddlers alike are let in.
Balloons for every child at the entrance
Our cinema runs screenings for mums with babies.
You needn't find a sitter, the kids are invited.
They allow children in the spa until four in the afternoon.
The rally is fun for kids and parents.
""",
        "no": """
Minors will be turned away at the door.
Strictly 18+.
You will need to find a sitter for the evening.
We keep the hotel child-free so that guests can rest.
Under-sixteens are refused entry.
The bouncer sent my teenage son straight home.
Proof of age is demanded, since youngsters are barred.
We politely ask parents to leave their offspring at home.
Can I bring my daughter? I am afraid she is too young by ten years.
Prams and pushchairs are banned, and so are their passengers.
Nothing here is meant for small people.
A kid-free zone by order of the owner.
The film is far too gruesome for minors, who will not be admitted.
They would not let us in with the baby.
Guests must have come of age.
Toddlers are out of the question, the sauna is for adults.
Infants and schoolchildren are excluded by the house rules.
The bride wants a wedding without little ones running about.
Anyone under twenty-one stays outside.
Family friendly it is not, so get Gran to mind the boys.
Regrettably we are unable to accommodate children of any age.
Mums and dads have to come on their own.
Only people of legal age are admitted.
Sorry, the twins will have to stay with Grandma.
Grown-ups among themselves, that is our rule.
No children, please.
Children: not allowed
It's not for kids.
Please leave the children at home.
Over eighteens only
We don't admit minors.
Get a babysitter.
The hotel is for grown-ups.
Kids are not welcome.
You can't bring the baby.
There's no entry under eighteen.
It is unsuitable for children, who have to stay outside.
The wedding is child-free.
Can I bring my son? Sorry, no.
Infants are not admitted.
Only adults may take part.
The landlord doesn't want kids in the flat.
We ask parents to come without their little ones.
A quiet hotel without children
Children must stay at home.
The spa is closed to under sixteens.
Not family-friendly, adults among themselves
No prams, no toddlers, no teenagers
The bouncer sends everyone under age away.
Minors are barred by law.
They turned us away because of our baby.
For mature guests only, no juniors
The invitation is for the parents alone.
Not even well-behaved kids get in.
The minimum age is eighteen.
Our guests want peace, so we take no families with kids.
There are no high chairs, as we don't serve children.
The casino doesn't let children in.
The play is for adults only.
I'm sorry, but your daughter can't come in.
No kids on board
Our restaurant is child-free.
Persons under age are refused entry.
It is strictly forbidden to bring children.
She had to leave her toddler with grandma, as kids aren't let in.
We'd love to see you, but without the kids.
The show is rated eighteen and nobody younger gets a ticket.
You have to be of age.
The cruise takes no passengers under eighteen.
Boys and girls have no business here.
Children and dogs must stay outside.
Pupils are not permitted at this event.
It's a night for grown-ups, so no little ones.
Family rooms? No, we only take adults.
He was refused at the door, he's only ten.
Our pool is reserved for adults.
We regret that young children cannot be accommodated.
The tour is too dangerous for kids, so we don't take any.
The bar is off limits to minors.
No admittance for children
By no means a place for kids, they aren't let in.
An ID is needed, as only adults are served.
A kid-free zone
Babies would disturb the concert and are not let in.
We couldn't take our grandchildren along, they don't allow them.
Under age? Then you stay out.
The yoga retreat doesn't take families.
The club rules exclude children.
No one below the age of majority may enter.
Our little one had to wait outside with the nanny.
Please arrange childcare, the party is just for adults.
The sauna is out of bounds for youngsters.
They won't rent to couples with children.
Please note that we can't welcome infants or children.
Not for the young ones, sorry
Children's laughter is banned here.
A house without kids, and it should stay so
There are no exceptions for babies, they can't come.
The horror night is closed to everyone under eighteen.
No kids' menu because no kids
Parents get in, their children don't.
The bride wants no little ones at her wedding.
Guests must be at least twenty-one.
The laboratory may not be visited by children.
""",
    },
    "licensed": {
        "yes": """
He drove us home in his own car and all his papers were in order.
Her test was a success at the first attempt.
I have been licensed to drive since 1998.
Driver's permit held, category B.
The police checked his driving papers and waved him on.
She can take turns behind the wheel, quite legally.
Full clean licence, no points.
Can you drive a van? Yes, I have the papers for it.
Last week the examiner handed him the pink card.
My aunt qualified as a motorist at fifty.
He has his learner days behind him, the certificate arrived today.
After six months' ban she is legally back on the road.
The applicant brings a valid driver's licence.
We showed our permits at the car hire desk and got the keys.
Nothing stands in the way of her driving, she is fully qualified.
I can pick you up by car, I passed in March!
A licence for cars and lorries is in her wallet.
He chauffeurs the director and has every permit for it.
No more driving lessons for Ben, he made it through the exam!
I hereby confirm that I am entitled to drive a motor vehicle.
She got through her road test with flying colours.
Holder of a driving licence for twenty years.
The card that lets him drive is good until 2031.
Sure, give me the car keys, I am allowed to drive.
They have both been qualified drivers for ages.
I have a driving licence.
She passed her driving test.
He's allowed to drive.
I can drive.
Licence: yes
She has had her licence for years.
He drives to work every day with a valid licence.
I got my licence last week.
She may drive a car.
Valid licence
I passed first time.
He's got the papers to drive.
My licence is in my wallet.
She got her licence back.
Licensed driver
The examiner shook my hand: passed!
He's a bus driver with all the permits.
I've held a licence since I was eighteen.
Here is a copy of my driving licence.
She's entitled to drive.
He may take the wheel.
The police checked his licence and all was in order.
Full licence
I can drive you, I've got my licence with me.
She finally has her licence.
He never lost his licence.
Can you drive? Yes, I've got a licence.
Her driving ban is over and she's on the road again.
I hold a lorry licence as well.
He passed at the third attempt.
My licence is valid for another ten years.
She's a taxi driver, duly licensed.
Driving licence: present
I took my test and passed.
The hire firm looked at my licence and gave me the keys.
He's no learner any more.
She's got her licence for cars and motorbikes.
A clean licence
I'm insured and licensed to drive.
He's permitted to drive alone now.
With my fresh licence I drove straight to the sea.
The applicant is in possession of a driving licence.
He has both the car and the licence for it.
I don't need lessons, I've got my licence.
She has been driving legally for twenty years.
Licence renewed
Yes, I'm authorised to drive.
He was handed his licence by the authority.
The test is passed and the licence is here.
I hold a licence for all vehicles.
She can legally drive.
The court gave him his licence back.
He has an international driving permit.
My driving instructor congratulated me on passing.
She's had her driver's permit since spring.
Not without a licence: I have one.
I've got my pink card and can drive.
He's our designated driver, he has a licence.
I showed the officer my valid licence.
She passed both theory and practical.
I may drive anything up to seven tonnes.
She got the licence and bought a car.
Driver's permit: held
I brought my licence to the interview, as you asked.
He's been certified fit to drive.
My foreign licence is recognised here.
It took her forty lessons, but she passed.
I've torn up my L-plates.
He has earned his licence.
My right to drive has never been withdrawn.
She learned to drive, passed, and now takes the kids to school by car.
The licence holder is he.
We both hold licences and can take turns at the wheel.
I am in possession of the required permit to drive.
He works as a lawfully licensed courier driver.
At last I'm allowed to drive on my own.
Her application for a licence was granted.
I have the right papers for the lorry.
The driving test went well, I've got it in the bag.
Fully entitled to drive a car
""",
        "no": """
She is banned from the road for a year.
He is still taking driving lessons.
My permit was confiscated after the accident.
The examiner failed her for the third time.
Someone else has to drive her, she never got a permit.
I ride a bike because I have yet to pass my test.
A driver's licence is something he does without.
Caught at the wheel without any papers.
At fifteen he is too young to drive.
Can you drive? No, I never took the test.
The judge disqualified him from driving.
Non-driver, relies on trains.
He would need a licence first before we could give him a company car.
Her application for a driving permit was rejected.
Only a learner, and months away from the exam.
The doctors forbade him to sit behind the wheel.
I regret that I do not possess a driver's permit.
His driving privileges have been withdrawn.
They let their permits lapse and may no longer drive.
She dropped out of driving school.
Unlicensed, so keep him off the driver's seat.
The theory exam was too much for him, so his wife drives.
He drove without a permit, as the police soon found out.
Lacking a licence, they had to hire a chauffeur.
My brother got too many points and forfeited the right to drive.
I don't have a licence.
He can't drive.
She failed her driving test.
They took his licence away.
I never learned to drive.
Licence: none
He's too young to drive.
She isn't allowed to drive.
No licence
I have to take the bus because I can't drive.
He lost his licence for drunk driving.
My licence has been revoked.
I'm still taking driving lessons.
She always needs someone to drive her, having no licence.
Driving ban
I failed for the third time.
He may not drive.
Without a licence
She handed in her licence for good.
My licence has expired.
He got caught driving without a licence.
I've never sat behind a wheel.
Not licensed
The police have confiscated his licence.
I'm only a learner.
She's saving up for driving lessons.
He was never granted a licence.
I can't rent a car, having no licence.
Her eyesight is too bad, so they won't give her a licence.
Can she drive? No, she has no licence.
His points cost him his licence.
I've got a car but no licence.
The doctor forbade him to drive and he gave back his licence.
She has never had a licence.
Driving licence: not held
I've been suspended from driving.
He let his licence lapse.
I wish I could drive, but I never passed.
She's sixteen and has no permit yet.
He can ride a horse, but he's not allowed to drive a car.
The examiner failed me again.
My driving test is still ahead of me.
They've withdrawn her permission to drive.
He was fined for driving without a permit.
I'm not in possession of a driver's licence.
She needs a lift, for she may not drive.
Licence withdrawn
He's waiting to get his licence back.
I had to surrender my licence.
She gave up her lessons and never took the test.
My husband drives, I haven't got a licence.
The applicant does not hold a licence.
He's banned for life.
Learner, not allowed to drive alone
I didn't pass.
She's one of the few of us without a licence.
He has to be chauffeured since they took his licence.
I don't drive, no permit.
The authority refused her the licence.
For the next few months I must leave the car, my licence is gone.
He bought a moped as he hadn't passed the car test, and even for that he lacks the permit.
I'm not entitled to drive.
She flunked the theory exam and can't go on the road.
I never got round to getting my licence.
No permission to drive
His epilepsy means that he must not drive.
I've yet to get my licence.
She never wanted a licence and never got one.
The licence was taken from me for speeding.
He isn't qualified to drive.
My foreign licence isn't valid here, so I can't drive.
Her licence is invalid.
I'm dependent on trains as I never did my test.
The judge took away his licence for two years.
He mustn't touch the steering wheel, he has no licence.
I am learning to drive but haven't passed yet.
She was stopped at the wheel and had no licence, never having had one.
The document turned out to be forged, he has no licence.
He dreams of driving, but he's failed every test.
I lack a driving licence.
""",
    },
    "furnished": {
        "yes": """
Just move in with your suitcase, everything is in place.
The landlord leaves his wardrobe, couch and desk.
A complete set of oak furnishings goes with the rooms.
Tastefully fitted out down to the last armchair.
We slept in the bed that was already there.
The previous tenants left us all their chairs and tables.
Part of the rent is for the use of the furnishings.
Ready to live in, with mattress, dresser and dining set.
Do I need my own bed? No, there is one in each room.
Please treat the landlady's armchairs with care while you rent.
Letting with full inventory: two beds, four stools, one sideboard.
There is no need to go shopping for a table or bookcase.
Everything from the footstool to the four-poster is provided.
The rooms are let furnished, not bare.
You can sell your old settee, the flat has a lovely one.
The owner equipped it with new Danish pieces.
Comes with a bunk bed, a desk and plenty of cupboard space.
Not a single shelf has to be bought.
We found it cosy, with a rocking chair by the fire and a big bed.
Furnishings are thrown in at no extra cost.
Moving house was easy, as all the big pieces were waiting for us.
I am pleased to let my flat together with its contents, beds included.
Kitchen table, wardrobe, couch: all yours while you stay.
It has been kitted out with second-hand but sturdy furniture.
Only your toothbrush is missing, the rest of the household stands ready.
It's furnished.
Furnished: yes
The flat comes with furniture.
There's a bed and a table.
A sofa is included.
The furniture stays.
The kitchen has chairs and a table.
It has the basic furniture.
You can move in with a suitcase.
There's a desk in the room.
All furniture provided.
A wardrobe is there.
With furniture
You needn't bring any furniture.
Bed, desk and shelf are there.
It has everything, even a couch.
Furniture: included
The rooms are equipped with beds and wardrobes.
The landlord leaves the furniture.
They left us the sofa and the beds.
It's let furnished.
Not empty, furnished.
The flat isn't bare.
Is there a bed? Yes, and a wardrobe.
Is it furnished? Yes, completely.
You'll find chairs, tables and lamps.
An armchair and a bookcase come with the room.
No need to buy a bed.
We don't need our own furniture there.
The place has nice old furniture.
It's tastefully furnished.
It's sparsely furnished, bed and chair only.
Just bring your clothes, the rest is there.
A furnished room
Student room with bed and desk
Has furniture: yes
The furniture belongs to the landlord.
The tenants use the owner's sofa.
We rent it with the furniture.
The holiday flat has two beds and a dining table.
There was already a bed in it.
I sleep in the landlord's bed.
The cupboards and beds are part of the rent.
Modern furniture throughout
Designer furniture is part of the let.
The furnishings are new.
The previous tenant's furniture may be used.
Sofa bed, table, four chairs provided
It's ready to live in, down to the bedside lamp and the bed.
I could sell my furniture, as the new flat has its own.
I've put my own furniture in storage, the new place has beds and all.
The inventory lists a sofa, two beds and a cupboard.
Inventory: bed, wardrobe, chest of drawers
A king-size bed fills the bedroom of the let.
Comfortable armchairs are provided.
The office is let with desks and chairs.
Cabin with bunk beds and table
The room boasts an antique wardrobe.
You may use the furniture that's there.
It comes complete with tables and chairs.
The studio includes a fold-down bed.
Her furniture stays behind for us to use.
It was furnished by the owner.
He furnished the flat before letting it.
They have kitted it out with beds and sofas.
The place is fitted out with everything, sofa included.
Don't bring a bed, there is one.
Beds are made, chairs are waiting.
Unfurnished? No, quite the contrary.
It isn't let empty.
There's plenty of furniture.
Rent includes use of the furniture.
The agent showed us a flat full of furniture that stays.
I moved in with two bags, since beds and tables were there.
Dining set, sideboard and bed belong to the flat.
The landlady supplies the bed and a table.
Furnished, short let
There are even pictures on the walls and cushions on the sofa.
The beds and the sofa come with the house.
""",
        "no": """
We ate on the floor for the first week, as there was no table.
Four walls, a floor and nothing else.
The removal men carried out the last wardrobe yesterday.
Tenants must provide their own beds and chairs.
You will have to hire a van for your sofa and cupboards.
Let as an empty shell.
Our footsteps echoed, for there was nothing in the rooms.
Is there a bed? No, I sleep on an air mattress.
The owner took every stick of furniture with her.
Furnishings are up to the tenant.
We spent our first weekend hunting for tables and wardrobes.
Empty rooms await your own pieces.
Not so much as a stool comes with the flat.
The flat is let bare, not furnished.
The couch in the photos has been sold and so has everything else.
My own settee has to come along, since the rooms are vacant.
All fittings were stripped out, even the shelves.
Kindly note that no beds, tables or wardrobes are provided.
Move in with all your worldly goods, for it stands empty.
You will need a bed, a desk, a lamp: the place has none.
The pictures show a cosy lounge, but in fact it comes vacant.
Without a stick of furniture.
A furnished let would have cost more, so we took an empty one.
It lacks furniture of any kind.
The bedroom has yet to see a bed.
It's unfurnished.
Furnished: no
The flat is empty.
No furniture.
There's no bed.
The rooms are bare.
You need your own bed.
It's let empty.
Without furniture
Furniture: none
Not a single chair.
We need to buy a bed.
I sleep on an air mattress, as there's no furniture.
Is it furnished? No, empty.
Is there a sofa? No, nothing.
Only bare walls.
Four walls and a floor, that's it.
The furniture doesn't stay.
The owner takes the furniture with him.
They removed all the furniture.
No furniture is included.
Has furniture: no
Empty rooms
You'll need a removal van for your furniture.
We'll bring our own furniture.
He must furnish it himself.
The flat echoes, it's empty.
The rooms are cleared.
There's nothing to sit on.
There is nothing in it.
Not even a lamp was left.
No wardrobe, no bed, no table.
It hasn't got any furniture.
It is not let furnished.
The tenant furnishes it himself.
Furniture is up to you.
A vacant shell
It's an empty shell.
You get the keys to an empty flat.
We sat on the floor, there were no chairs.
We ate off a box, there being no table.
The place was stripped bare.
The previous tenants took everything.
No furnishings.
The room doesn't come with a bed.
Beds have to be brought along.
The landlord provides no furniture.
I'll have to get furniture first.
She camps in the empty flat until her furniture comes.
Our things from the old flat will fill the empty rooms.
It's only suitable if you own furniture.
The pictures show furniture, but it's not part of the let.
The furniture you saw belongs to the present tenant and goes with him.
The sofa in the photo isn't included, nor is anything else.
Handed over empty
Handed over swept clean and empty
The house stands empty of furniture.
The sitting room has nowhere to sit.
Every stick has gone.
They sold off all the furniture before letting it.
A blank canvas, no furniture
It's just the bare rooms.
There's neither table nor chair.
You won't find any furniture there.
Don't expect furniture.
Unfurnished, long let
Our own beds go in there.
You have to furnish the flat at your own cost.
The let doesn't cover furniture.
Furnishing: by tenant
No bed, so bring a camp bed.
The bedroom is a bedroom without a bed.
A move-in with a suitcase won't do, you need furniture.
The inventory is blank, there's nothing inside.
We had to carry in every chair ourselves.
Where should I sleep? There's no bed in the flat.
Nothing but carpet and curtain rails.
""",
    },
    "wifi": {
        "yes": """
I did my video calls from the balcony without a hitch.
Broadband is part of the rent.
Ask at reception for the network key.
The router blinks happily in the hallway.
Guests surf at no charge.
Hotspot in the lobby and on all floors.
Is there a connection for my laptop? Yes, a very quick one.
We emailed you straight from our room.
Fibre was laid last year, so downloads take seconds.
You can check your mail on the terrace.
No need for a data plan, our Wi-Fi covers the house.
The kids spent the evening watching videos online in their bunk.
A strong wireless signal reaches even the attic.
Web access comes as standard.
I worked from there all week, the connection never dropped.
WLAN throughout the building.
Connect your phone to our guest network.
Surfing the web is included in the price.
Log in with your room number and you are online.
Nobody has to go without the internet in our house.
You will find the login for the web on your key card.
They have put in a new router, and what a speed!
High-speed broadband for all tenants.
Our guests may use the house network free of charge.
Homeworkers will like the reliable line and the fast uploads.
Free wifi.
There is internet.
We have wifi.
The password is on the fridge.
You can go online.
Fast internet in every room.
Internet included.
The signal is strong all over the house.
Yes, with wifi.
The router is in the hall.
Is there internet? Yes.
We could stream films in bed.
The flat has broadband.
You'll get the wifi code at reception.
I worked online from the balcony.
Fibre connection.
Log in and surf.
Wireless internet for all guests.
The cafe has free wifi.
I could video call my kids every evening from the room.
There's a LAN socket at the desk, with net access.
Internet access available
You can check your mails in the lobby.
The connection was quick.
Surf for free.
The internet works everywhere.
A hotspot is provided.
They stream music over the house network.
We were online all the time.
Web access is part of the rent.
DSL in the flat.
The hut up there has internet, believe it or not.
Ask for the network key when you check in.
Guests can use our network free of charge.
The wifi reaches the garden.
High-speed internet.
My laptop connected at once.
The train has onboard wifi.
No need for mobile data, they have wifi.
You won't be offline with us.
The kids were happy, because they could play online.
There's a router in each flat.
Good reception for your tablet, thanks to the new access point.
The house is wired for the internet.
The landlord pays for the internet.
The camp has internet at the kiosk.
With internet.
You can upload your photos from your room.
I got onto the net without trouble.
Every desk has a web connection.
We didn't have to do without the internet.
A cable connection for your computer is there.
The wifi was better than at home.
Satellite internet was put in last spring.
I downloaded the film in the hotel.
Just pick our network and type in the key.
The internet was never down.
The holiday flat is online.
You can do your home office here, the line is fast.
The room comes with internet.
They have got fibre now.
Wifi is free of charge.
Our guests surf for nothing.
The library lets you use its wireless network.
Does the cabin have a connection? It does, and it's quick.
She could join her online meetings from there.
There's a code for the wifi on the wall.
Wireless LAN in all rooms.
The ferry offers internet on board.
We have unlimited data for you.
The network is open to guests.
Wifi available.
The boat has internet by satellite.
I looked everything up on the web in my room.
A computer with internet stands in the lobby.
They've got wifi even in the sauna.
The net is fast and stable there.
Internet costs nothing extra.
Our flat isn't cut off from the web, it has a fast line.
""",
        "no": """
I had to walk to a café to send an email.
The nearest hotspot is five miles away.
Broadband has yet to reach the valley.
You must bring your own mobile router.
A week without the web will do you good.
The line was cut off, and nobody has connected it again.
My laptop found no network in the whole house.
Cut off from the online world, how peaceful!
Is there Wi-Fi? I am afraid you will have to read a book instead.
Tenants need to arrange their own internet contract.
Going online is impossible in the cabin.
The router was taken out last spring for good.
Web access: none whatsoever.
Leave your tablet at home, it cannot connect to anything.
Emails had to wait until we were back in town.
The owner refuses to have a wireless network in the house.
We missed our films, for there was nothing to stream with.
A dead zone for surfers.
The hut lacks any link to the web.
Sorry, we do not offer guests a network.
Neither cable nor wireless, so no surfing.
Not a bar of reception and no hotspot anywhere.
Please download your maps beforehand, as you will have no connection there.
The place is without internet, which the kids took badly.
Home office is out of the question, you cannot get a connection.
No wifi.
There is no internet.
We have no internet.
You can't go online there.
No connection.
The house is offline.
Sorry, no wifi here.
Is there internet? No.
Without internet.
There isn't even a router.
We couldn't check our mails.
No internet access.
No signal, no wifi, nothing.
You'll have to do without the web.
The hut has no network.
Bring books, there's no internet.
We were offline for a week.
Digital detox, like it or not.
The wifi is broken and won't be repaired.
There's no broadband up there.
I had to go to the library to get online.
Internet: none
They don't offer wifi.
I couldn't video call home from the cabin.
The flat lacks internet.
No web access for guests.
The kids moaned because they couldn't play online.
You have to walk to the village for a connection.
They never had a line put in.
The internet was switched off.
Not connected to the net.
The landlord won't pay for internet.
No surfing here.
I used up my mobile data because the house had no wifi.
The cafe wants people to talk, so no wifi.
Internet is not available.
No hotspot anywhere near.
You can't stream anything there.
I looked for a network in vain.
No router, no cable, no web.
The valley has never been wired for broadband.
We had to work without the internet.
Leave your laptop at home, you can't get online anyway.
The train has no wifi.
Nobody can reach the web from there.
No WLAN in the rooms or in the lobby.
There's no way to get on the net.
Wifi not available
My tablet was useless without a network.
The camp is free of internet on purpose.
The host laughed when we asked for the wifi password, there is none.
We couldn't upload a single photo.
I was cut off from the net all week.
No online meetings from there, I'm afraid.
The boat has no internet.
It's a place without web.
The old farmhouse has thick walls and no internet.
The room comes without internet.
Internet? Not in this wilderness.
They have a telephone but no internet.
She had to drive down to the town to send her mails.
No fibre, no DSL, no satellite.
You will not find a network there.
No internet included.
Guests must do without wifi.
The page wouldn't load, as there was no connection at all in the flat.
The wifi they promised did not exist.
I missed the internet there.
You can forget about being online.
It's like in the days before the internet.
The house has been taken off the net.
Our cabin is not online.
Surfing isn't possible.
We don't provide internet.
The monks do without internet, and so must their guests.
No wireless network.
The list of networks stayed empty.
We sat there playing cards, since nobody could get on the web.
The flat is not supplied with internet.
""",
    },
    "signed": {
        "yes": """
The ink on the agreement is dry.
I have put my name to it.
Please find enclosed the contract bearing my signature.
The deal was sealed with two signatures.
She picked up the pen and autographed the last page.
Mr Hale initialled every sheet and signed the final one.
The director's signature is at the bottom.
Has the tenant signed? Yes, on Monday at our office.
The treaty bears the names of both presidents.
We got the e-signature at noon.
Her scrawl is on the dotted line.
No signature is missing any more.
The notary watched as they penned their names.
Done, I signed it electronically.
The undersigned confirmed the terms with his hand.
Both autographs are on the form, so you can file it.
All three partners have inked the deal.
He scribbled his name below the text without reading a word.
The lease carries the landlord's signature as well as mine.
With a stroke of the pen she made the contract binding.
Signature: present, dated 3 May.
You will be glad to hear the other side put pen to paper.
A witness countersigned it too.
Grandfather marked the deed with his shaky signature.
The document went out unsigned but came home signed.
It's signed.
I signed it.
Signed: yes.
He put his name to it.
She has signed the contract.
Both of them signed.
I've put my signature below.
Here's the signed copy.
We have all signed.
Duly signed.
They've finally signed.
The boss signed it this morning.
Signed and sealed.
My autograph is on the last page.
I've already signed.
The signed form is attached.
She scrawled her name at the bottom.
Her initials and her full name are under it.
Both parties have put pen to paper.
The notary watched him sign.
He didn't hesitate and signed.
The last missing signature has now been added.
It was undersigned by all members.
The papers came back signed.
I signed without reading it.
You'll find my name in ink at the end.
It was signed by the owner.
Signed electronically.
Not unsigned, look at the bottom.
The ink of the signatures is hardly dry.
She signed every page.
Thanks, the signed version has arrived.
They shook hands and signed.
The tenant has signed the lease.
He signed with a shaky hand.
My wife has signed as well.
We signed the agreement in front of a witness.
Is it signed? Yes.
With my signature I confirmed it all.
The will carries her signature.
The signed document is in the file.
The manager took his pen and signed.
All the signatures are on it.
He clicked to sign, and it's valid now.
Nothing is missing, she has signed too.
The player has put his name on the contract.
Signature: present.
I have returned it to you signed.
He had no doubts and put his signature under it.
The two of us signed.
It has been signed in blue ink.
By signing she agreed to it.
Your signature was on the copy, thank you.
Under the text stands his flourish of a name.
They ended up signing after all.
The treaty was signed.
It's been initialled and signed.
The sheet came back with her name in the signature box.
The purchase agreement carries two signatures.
My parents signed the slip for the school trip.
He signed for his wife and for himself.
The form was filled in and signed.
I remember well how I signed it.
Countersigned by the head of department.
The doctor has signed the certificate.
At last the buyer has signed.
The cross he made in place of a name counts as his signature.
The petition has my name under it.
No need to chase him, he's signed.
The clerk pointed to the line, and she signed.
The letter is signed by the director.
She signed it with a smile.
Our landlord sent back the lease with his signature.
I gave my signature.
The contract is binding, for both have signed.
It took him a week, but he signed.
""",
        "no": """
The space for the signature was left blank.
He put the pen down again and walked out.
We are awaiting your signature on the contract.
Please sign on page four, as you seem to have overlooked it.
The form was sent back because the signature was missing.
My boss will not put his name to such a deal.
Only a draft so far, without any names below it.
She wants her lawyer to read the contract before she signs.
The agreement lies on his desk, waiting for his pen.
Has the buyer signed? Sadly, he backed out.
A signature has yet to be obtained.
The pen stayed in its cap.
They declined to autograph the agreement.
At the last minute both presidents withheld their signatures.
Signature: outstanding
We shall sign only when the price is right.
The will is void, for Grandma never put her name to it.
I forgot to sign the form, how silly of me!
Talks broke down before anyone could put pen to paper.
The e-signature link was never clicked.
An empty line where the director's name should be.
The cheque is worthless without your autograph.
Nobody from the other side has inked the deal.
It lacks a signature.
Your letter arrived typed, but you neglected to sign it.
Not signed.
It's unsigned.
Signed: no.
He hasn't signed yet.
I forgot to sign.
She refuses to sign.
There's no signature on it.
It's still waiting for your signature.
I won't sign this.
The line for the name is empty.
Nobody has signed.
Only a draft, no signature.
Please sign, your signature is missing.
He never signed.
She put down the pen without signing.
We haven't signed anything.
The contract was never signed.
It came back unsigned.
Not yet signed.
The dotted line is blank.
He wants to read it again before he signs.
Signature: none.
They couldn't bring themselves to sign.
I'm not going to put my name to that.
The papers lie unsigned on the table.
The boss has yet to sign.
The lease is lacking her signature.
One can't accept it without a signature, and there isn't any.
Is it signed? No.
She left without signing.
He said he'd sign later.
The form is filled in, but not signed.
We are still waiting for them to sign.
No one has put pen to paper.
The field for the signature is empty.
It isn't valid, because it wasn't signed.
My lawyer told me not to sign, so I didn't.
The agreement remains without a signature.
He declined to sign.
I sent it off without signing it, sorry.
The deal fell through before anything was signed.
She keeps putting off signing.
We will not sign until the price is changed.
Stamped, but without a signature.
Your form is unsigned, so we send it back.
You didn't sign it.
The letter bore no name at the end.
The tenant hasn't signed the lease.
Her name is typed, but she did not sign.
The will was found without a signature.
I have not signed so far.
No ink has touched the paper yet.
The heirs refuse to put their names under it.
The contract isn't signed.
He tore it up instead of signing it.
Ready to be signed, but nobody has done so.
The space under the text is bare.
My signature isn't on it.
The player hasn't signed, he is still thinking.
We found no signature.
They have neither signed nor initialled it.
The document is awaiting signature.
I hesitated and did not sign.
Without my glasses I won't sign, so it must wait.
Where is the signature? There isn't one.
The slip came back from the parents without a signature.
She had the pen in her hand but didn't sign.
Unsigned, therefore void.
An anonymous letter without any signature.
The doctor forgot to sign the certificate.
I shall sign only when all is clear.
Please return it with a signature this time.
The copy we got was not signed.
The signing has been put off.
No one dared to sign.
The cheque is worthless, as he did not sign it.
He has had it for weeks and still hasn't signed.
The seller is ready, the buyer still won't sign.
""",
    },
    "vaccinated": {
        "yes": """
The nurse gave him the injection against measles.
Her booster was in March.
My arm is still sore from the flu jab.
The puppy was inoculated at eight weeks.
Immunised against tetanus and polio.
I had the second dose last Friday.
The vet put the stamp for rabies in the passport.
Is the cat protected against flu? Yes, the vet saw to it.
All required inoculations are documented.
The baby cried for a minute after the needle, but now she is immunised.
We were jabbed before we flew to Kenya.
Vaccination: done, with certificate.
The children have the full course of injections behind them.
Every hen in the flock has received its vaccine.
No further jabs are due until 2030.
He rolled up his sleeve and got the shot.
You will find the vaccine stamps on page two of her booklet.
The whole class has been immunised against measles.
I queued for my jab, got it and went home with a plaster.
Dog, two years, with all inoculations.
Proof of immunisation is enclosed.
Three doses received, the last one in autumn.
Dr Reed injected the vaccine on Tuesday.
They would not let me travel without the jab, so I had it done.
She is triple-jabbed and feels safe.
She's had her jab.
He is fully vaccinated.
Vaccinated: yes
I got the booster last month.
The dog has had its shots.
It's in my vaccination card.
The nurse gave me the injection against flu.
We've had both doses.
The cat is immunised.
My arm hurts from the vaccine.
The child was vaccinated at school.
They all got the jab.
He had his tetanus shot after the accident.
I'm protected, I've had the vaccine.
Proof of vaccination is enclosed.
The doctor stamped her vaccination book after the jab.
Have you been vaccinated? Yes, twice.
The last dose was given two weeks ago.
She got all three shots.
Our horses are vaccinated every year.
The measles jab? Done.
I rolled up my sleeve and got the shot.
He isn't unvaccinated, he had the full course.
The whole team is immunised.
The baby got its first jabs.
After the shot she had a slight fever.
The puppies come vaccinated and chipped.
We got our travel jabs.
My immunisation is complete.
The vet vaccinated him against rabies.
I've been inoculated against yellow fever.
Two needles, and now he's immune.
No jab is missing.
The record shows a valid vaccination.
He had the vaccine in spite of his doubts.
Grandma has had her flu jab.
The staff were all vaccinated in the canteen.
She was given a dose at the health centre.
My kids have had every shot the doctor advises.
The sticker with the batch of the vaccine is in my booklet.
I bear the little scar of the smallpox jab.
Vaccination status: complete
He brought the certificate that he'd had his shots.
The sheep have been inoculated.
She fainted after the injection, but she's got her vaccination.
I queued for an hour and got my jab.
The plaster on my arm is from the vaccination.
He has had his first, second and third shot.
The kennel accepted our dog because his vaccinations are valid.
They gave me the vaccine in the left arm.
The immunisation took place at the surgery.
Her vaccine passport is green.
I had myself vaccinated against tick fever.
The old man has had his jab against pneumonia.
She's been jabbed, don't worry.
He completed the course of injections against hepatitis.
Boosted and well protected
The school nurse vaccinated the whole class.
The cattle got their shots in the barn.
It wasn't easy to get an appointment, but I've now been vaccinated.
The vaccine was administered without problems.
The kitten has been to the vet for its jabs.
We're all immunised in this house.
He got the shot before the trip.
I finally had my polio booster.
The recruits were vaccinated on their first day.
Measles, mumps, rubella: all given
The needle hurt a bit, now I'm safe from the flu.
The patient received the vaccine.
She is no longer without protection, the jab was given.
Full vaccination cover, confirmed by the doctor
My vaccination was last year and is still valid.
The hens were vaccinated through their drinking water.
He showed his vaccination card at the border, all in order.
I've had it, the famous little prick in the arm.
Inoculation carried out
The parents had the baby vaccinated.
She has got antibodies from the vaccine.
They refused at first, but in the end they took the shot.
""",
        "no": """
The appointment for the jab was cancelled and never made up.
He ran off before the nurse could use the needle.
The kitten has yet to be inoculated.
Her parents are against immunisation.
I missed both dates for my injections.
Not a single stamp in the vaccine booklet.
No proof of immunisation could be shown.
Has the dog had its rabies injection? Unfortunately the vet was away.
Due to illness the vaccine had to be put off.
My mother turned down the flu jab.
The baby is too young for any vaccine.
We caught measles because we had skipped the jab.
They declined the needle on religious grounds.
Vaccination: none on record.
The flock lacks protection, as the vaccine did not arrive.
I am scared of needles, so I went without the jab.
Please bring him in for his inoculation, it is long overdue.
Without immunisation she was sent home from nursery.
The vaccine ran out before it was our turn.
For medical reasons he cannot be immunised.
Our rabbit still lacks its injections.
The stray had never seen a vet, let alone a vaccine.
Nobody in the family got the booster or any dose before it.
She changed her mind at the door and left unvaccinated.
His inoculation is planned for next spring.
She hasn't had the jab.
He is not vaccinated.
Vaccinated: no
I never got the shot.
The dog still needs its shots.
They refuse to be vaccinated.
No dose so far
My vaccination card is empty.
He's against vaccines and has had none.
The cat has never been to the vet for a jab.
We haven't been immunised.
The baby is still too young for its jabs.
I'm waiting for my vaccination appointment.
She missed the date for her injection.
Have you had the flu jab? No, not yet.
He wants nothing to do with needles and remains unprotected.
The vaccine was out of stock, so we went home without it.
I can't be vaccinated because I'm allergic to it.
The parents said no to the jab.
The puppy has yet to be inoculated.
Her booklet shows no entries.
No shots have been given.
The vaccination was cancelled and not made up for.
The horses are without any vaccination.
He caught measles because he'd never had the jab.
She's the only one in class without the vaccine.
We decided against the jab.
The kennel turned our dog away, he hasn't had his shots.
He fled before the nurse could inject him.
I haven't had a single one of the travel jabs.
The vaccination is still to come.
Not immunised against tetanus
None of the children has been vaccinated.
He was ill, so the doctor didn't give him the jab.
My parents never had me vaccinated.
The kittens are unvaccinated.
I have no vaccination certificate because I've had no vaccination.
She didn't turn up for her shot.
They aren't protected by any vaccine.
The doctor advised me against the vaccine, so I did without.
He is number one hundred on the list for the jab.
No jab for me, thanks.
The shots are overdue, she has had none.
Immunisation status: none
The herd has not been inoculated.
Nobody gave her the injection.
He let the appointment for his jab slip by.
I'm still without the first dose.
The stray has certainly never seen a vaccine.
Vaccination declined
The nurse came, but he kept his sleeve down.
Her mother doesn't believe in vaccination, so the girl has had nothing.
There was no vaccine left for us.
She'll get her injection next month at the earliest.
By no means vaccinated
I ought to get the jab, but I keep putting it off.
The recruits have yet to be jabbed.
Our sheep have not had theirs.
The boy has to stay at home during the outbreak because he's unvaccinated.
The inoculation never took place.
He's afraid of side effects and skipped the vaccine.
No sticker, no stamp, no shot
The chicks left the hatchery without vaccination.
She tore up the invitation to be vaccinated.
We're the only house in the street without the jab.
The patient has not received the vaccine.
Because she's pregnant, the vaccination was left undone.
I turned round at the door of the vaccination centre.
Lacks every vaccination
He says his body can manage without vaccines, so he's had none.
The vet couldn't vaccinate him because he had a fever.
My arm has never met a vaccine.
They have neither the first nor the second dose.
I forgot to have the hamster, sorry, the rabbit vaccinated.
The child is unprotected against polio, nobody had it immunised.
The jab is scheduled, but hasn't been given.
She has had the disease, but never the vaccine.
The farmer saved the vet's fee, and the calves got no shots.
As to vaccinations, the form says none.
""",
    },
    "solved": {
        "yes": """
The fault has been remedied.
Ticket closed, thanks to Priya.
I found the loose cable, and now the printer hums along.
The leak has dried up since the plumber was here.
You can cross that problem off the list.
No further trouble since the repair.
The puzzle is cracked at last.
The bug has been squashed in the latest release.
We have got to the bottom of it and mended it.
Does the heating still fail? No, it is as warm as toast.
The work is finished and there is nothing left to do.
Your complaint has been dealt with to the customer's satisfaction.
A restart did the trick.
It was a hard nut, but we cracked it.
Job done, tools packed away.
The new fuse put an end to the power cuts.
Fixed in version 2.4.
The error no longer appears.
Mission accomplished!
Your help got rid of the fault for good.
We are pleased to report that the matter is resolved.
The mechanic worked his magic, and the engine starts first time.
That headache is behind us now.
The missing file turned up, so the issue is off the table.
The quarrel about the fence has been settled for good.
It's done.
Problem solved
Fixed
All sorted.
Everything's fine now.
We found the cause and fixed it.
The matter is settled.
It's been repaired.
Status: resolved
I got it working.
The problem has gone.
That's taken care of.
Finished
You can close the ticket.
No more trouble since then.
The bug has been fixed.
We've cracked it.
Thanks, that helped, it runs again.
It's over and done with.
She sorted it out.
The heating is warm again.
No longer a problem
The mechanic put it right.
Solved at last
That did the trick.
The riddle has been solved.
The new cable cured it.
The issue was resolved yesterday.
Is it done? Yes, all done.
We can tick that off.
He found the solution.
The fault was removed.
It hasn't happened again since the repair.
Completed
The dispute has been laid to rest.
Tested and working again
The internet is back.
They fixed it in five minutes.
My question has been answered, thank you.
The work is complete.
Everything has been cleared up.
After the restart the problem was gone for good.
The last box is ticked.
It turned out to be easy and is now in order.
No open points left
The roof is tight again.
We've put an end to the trouble.
The update got rid of the problem.
The task is finished.
You don't have to do anything more, it's settled.
It isn't broken any more.
She brought it to a happy end.
Ticket closed, customer happy
The hole has been patched.
It runs like clockwork again.
I've dealt with it.
We finally got to the bottom of it and it's mended.
Dealt with
The missing parcel has turned up, all is well.
The mistake has been corrected.
Your complaint has been settled to your satisfaction.
The error is history.
The lights are on again.
He mended it with a bit of tape and it holds.
The trouble is behind us.
It took ages, but now it works.
The technician reports success.
No remaining issues
The bug is dead.
We have remedied the defect.
They came to an agreement and the matter is off the table.
The car starts again.
The patch works.
It's resolved.
That's been ironed out.
My phone is working as it should again.
Consider it done, because it is.
""",
        "no": """
The error keeps coming back.
Ticket remains open.
The engineers are scratching their heads.
Every attempt at a repair was in vain.
The tap drips just as it did before.
We are no further than last week.
The riddle has yet to be cracked.
I have tried everything, but the screen stays black.
A fix is still being looked for.
Does the door shut now? It jams as badly as ever.
The plumber left without having stopped the leak.
The job is only half finished.
Three technicians and still the same fault!
Our problem persists despite the update.
It continues to crash every morning.
The workaround failed, so we are back to square one.
Unresolved after two months.
Sadly your suggestion made no difference and the bug is as lively as ever.
The matter is pending.
I wish to complain again, since the defect has never been put right.
The experts are at their wits' end.
The problem remains a mystery to everyone.
There is much left to do before we can call it finished.
No remedy has been found.
The case drags on without an end.
It's not done yet.
The problem's still there.
Nobody knows what to do.
It keeps happening.
Not solved
We're still working on it.
Still no solution
Nothing has changed.
Status: open
It doesn't work yet.
The repair failed.
I'm still waiting for someone to fix it.
We haven't found the cause.
Unresolved
It's as bad as before.
All attempts were in vain.
The tap still drips.
The ticket must not be closed.
The bug is back.
It isn't fixed.
They gave up.
The issue drags on.
I've tried everything and nothing helps.
No progress so far
The same error again
We are at our wits' end.
The mystery remains.
Half of it is still to do.
The update didn't help.
It's far from finished.
Is it fixed? Not by a long shot.
The heating stays cold, in spite of the repair.
He's still looking for the fault.
Open question
The dispute goes on.
It crashed again after the supposed fix.
A solution is not in sight.
The work is unfinished.
The car still won't start.
We can't get it right.
Awaiting repair
My question hasn't been answered.
The experts are puzzled.
They promised to fix it, but nothing has happened.
To be done
The technician is coming, until then it stays broken.
It's anything but settled.
No one has looked at it yet.
I can't call it done.
Only the symptoms are better, the fault is still there.
The problem hasn't gone away.
Still in progress
The restart was no use.
The trouble started all over again.
We're no further than at the start.
The line is still dead.
The case is still open.
It hasn't been repaired.
The new part made no difference.
He left with the job half done.
A remedy is still being sought.
The hole in the roof is still there.
Reopened
The customer says that it still fails.
The matter is unsettled.
We've been struggling with it for weeks and still are.
They're fumbling in the dark.
The fix didn't hold.
I still can't log in.
Your complaint is still being looked into.
Not finished by any means
The riddle is yet to be solved.
The noise is still there.
It needs more time, we aren't through.
The job has been put off again.
Please keep trying, it's not working.
It remains a construction site, so to speak.
""",
    },
    "needs_reply": {
        "yes": """
Kindly let us have your answer by Friday.
Are you coming or not? Drop me a line.
I look forward to your response.
Text me back, will you?
Your views on this would be appreciated by return of post.
We need your decision before we can go on.
Don't leave me hanging, write back!
Please confirm that you got this message.
How about Tuesday? Say yes or no.
A quick word from you would put my mind at rest.
I should be grateful for an early response.
Ring me when you have made up your mind.
Awaiting your feedback.
Please let us know whether you accept our offer.
What shall I tell the landlord? I need to hear from you today.
Response urgently requested.
Send a short note back so that we can book the room.
Tell me if that suits you.
Reply slip attached, please fill it in and send it off.
I can't decide without you, so get in touch.
May I ask for your comments by the end of the week?
Why have you not written back? I am still hoping for a line.
Your reaction to the plan is eagerly awaited.
Do not ignore this letter, we expect an answer within ten days.
Give me a shout once you have read it.
Please reply.
Needs reply: yes
Let me know.
I'm waiting for your answer.
What do you think?
Can you confirm?
Please confirm.
Call me back.
Please get back to me.
I'd like an answer.
Drop me a line.
Tell me if you can come.
Are you coming?
Do you agree?
Yes or no?
Please respond.
Reply requested
We look forward to your reply.
I hope to hear from you.
Hoping for an answer.
Let us have your decision.
Kindly let me know.
Please let us know your choice.
Could you send me a short answer?
Just a yes or no, please.
I need to know from you.
A short reply would be nice.
Please acknowledge receipt.
Please send word.
Shall I book it? Tell me.
Which one do you want?
Don't leave me hanging, answer.
We still need your answer.
You still owe me an answer.
Please don't ignore this mail, reply.
Your reply is needed.
We ask for an answer in writing.
Please tell us what you've decided.
I can't go on until I hear from you.
Answer me!
Say something, please.
Ping me back.
Give me a ring about it.
Please fill in and return.
Return the form, please.
Please state your wishes.
I need your okay.
Give me your go-ahead.
Your feedback is wanted.
We'd love your feedback.
What's your opinion?
When can you come?
How many will you be? Tell me.
Would you mind answering these questions?
Please answer my questions below.
Silence won't do, I need an answer.
No answer is not an option.
Do I have to reply? Yes, please.
Is an answer needed? Absolutely.
Please answer by return.
Kindly respond at your convenience.
Response required
Expecting your reply
I count on your answer.
We'd be glad of a reply.
We shall wait for your response.
Keep me from guessing and write back.
Could you tell me whether that suits you?
Does that suit you? Let me know.
May I have your answer?
Please send me your comments.
She wants you to write back.
He asks you to ring him.
They expect your answer.
My question is still unanswered, please reply.
Hit reply and tell me.
I would appreciate it if you could respond.
""",
        "no": """
This message was sent automatically, and answers will go unread.
FYI only.
No action on your part is required.
I just wanted to say thanks, so don't bother writing back.
Merely to keep you in the picture.
Replies to this address are not monitored.
You can file this letter without answering it.
Save yourself the trouble of a response.
Silence will be taken as agreement.
We do not expect to hear from you.
Simply a heads-up, no comment required.
Please refrain from answering this circular.
Do I have to answer this? No, simply read it.
For information, a response is unnecessary.
Everything has been decided, so you may spare yourself a reply.
Don't write back, I'm away anyway.
Please take note, that is all we ask.
No questions from my side, nothing to answer.
A no-reply mailbox sent you this notice.
You are free to delete this note once you have read it.
Purely a courtesy message, a response is neither needed nor read.
Only for your records.
We shall not trouble you for an answer.
I am not looking for feedback, I only wanted you to know.
Consider this a greeting that asks for nothing in return.
No reply needed.
Needs reply: no
Don't reply.
No answer necessary.
Just for your information.
FYI.
You don't have to answer.
Please don't answer this mail.
No need to write back.
For your information only.
This is an automatic message.
I don't expect an answer.
Don't bother to reply.
No response required.
Only to let you know.
You needn't get back to me.
Replies aren't read.
This mailbox isn't monitored.
No feedback needed.
I'm only informing you.
No RSVP
For your files
For the record only
Please take note, that's all.
Reply requested: no
Answer wanted: no
An answer isn't needed.
You can leave this unanswered.
Don't write back.
No need to call back.
No need to confirm.
We do not need a confirmation.
You may simply file this.
Read and delete.
No comment necessary.
No action needed.
This message was generated automatically and cannot be answered.
We can't receive replies at this address.
Replies to this address go nowhere.
No-reply
Not a question, just a note.
I'm not asking you anything.
Just a quick thank you, no need to answer.
That's all, no answer needed.
Should I reply? No need.
Do you want an answer? No.
We won't be waiting for an answer.
Silence is fine with me.
If we hear nothing, that's fine.
You need not respond.
Kindly refrain from replying.
We kindly ask you not to reply.
It's only a reminder, don't answer.
I only wanted to tell you, nothing more.
This is merely a notice.
Consider it information only.
The matter is settled, there is no need to answer.
No questions, just news.
An answer would be superfluous.
Save your reply.
You're off the hook, no answer wanted.
Don't feel obliged to respond.
There's no call for a reply.
Your reply isn't required.
She doesn't want an answer.
He isn't waiting for your answer.
They ask you not to answer.
Messages sent to this address are deleted unread.
Correspondence closed
I ask for no reply.
I'm not expecting to hear from you.
Nothing to confirm, nothing to send.
Reading it is enough.
You can keep it without comment.
Newsletter, please don't respond
Unless you object, you need do nothing.
I don't need anything back from you.
Take it as read, no word needed.
""",
    },
    "alcohol": {
        "yes": """
Add a generous splash of rum.
The trifle is soaked in sherry.
Careful, the punch is spiked with vodka.
It is forty per cent by volume.
Drivers should keep away from this cocktail.
The chocolates are filled with cognac.
Two glasses of it and my head was spinning.
We let the cherries steep in kirsch for a month.
The sauce gets its depth from a good glug of port.
Is it a soft drink? No, there is gin in it.
A boozy pudding, not one for the kids.
You must be eighteen to buy this bottle.
This cider is not as harmless as it tastes, it packs quite a punch.
The label says 5.2% ABV.
Grandma's eggnog would floor a horse.
Champagne is poured over the fruit at the end.
Leave it out if you are teetotal, for it contains spirits.
The cough syrup has ethanol among its ingredients.
An alcoholic drink with mint and lime.
I got merry on a single cup of that mulled wine.
Liqueur gives the cream its flavour.
The fish is steamed in ale.
We fermented the juice until it was proper wine.
Anyone on medication should avoid it because of the alcohol.
Whisky is what makes the marmalade so special.
There's rum in it.
Alcohol: yes
With a shot of vodka.
Not for children, there's brandy in it.
Don't drive after this one.
It's a strong drink.
It makes you tipsy.
I added a splash of wine.
Contains alcohol
Adults only.
The cake is soaked in rum.
Is there alcohol in it? Yes.
A glass of this goes to your head.
It's a kind of beer.
The dessert is laced with liqueur.
There's a drop of whisky in the sauce.
Twelve per cent by volume.
The cherries are pickled in schnapps.
You'll have a hangover if you drink much of it.
It is made from fermented grapes.
They wouldn't sell it to me without my ID.
A cocktail with gin.
It's boozy.
Not suitable for dry alcoholics.
Red wine goes into the stew.
We got quite merry on it.
The trifle has sherry in it.
Pregnant women shouldn't drink it.
It's not alcohol-free.
Hot wine with spices.
The eggnog has a kick.
The cough syrup contains alcohol.
It burns in the throat like spirits do.
The pralines are filled with brandy.
A hard drink.
He was drunk after two glasses of it.
Flambéed with cognac, and plenty of it stays in the dish.
The tiramisu is made with amaretto.
There's champagne in that.
It looks like juice, but it's wine.
Distilled from potatoes.
No soft drink, that's a liqueur.
The recipe calls for a cup of beer.
Cider, and not the sweet kind for kids.
Muslims should leave it, there is wine in it.
The barman poured tequila into it.
A drink for grown-ups.
It was brewed from hops and malt to five per cent.
The jelly has vodka in it.
A digestif, forty per cent.
Careful with that punch, it's strong.
The raisins were steeped in rum.
Mixed with prosecco.
Forbidden to under-eighteens.
After one sip you can taste the spirit.
The driver had better not have any of this.
The fondue is made with white wine.
They put bitters and bourbon in it.
It's not just lemonade, somebody poured vodka in.
This drop has matured in oak barrels at high proof.
The mouthwash has alcohol in it.
Tastes harmless but knocks you out.
There's port in the gravy.
With alcohol.
It contains ethanol.
A small one warms you up on a cold night, it's pure schnapps.
The ice cream is made with rum and raisins steeped in it.
The chocolate contains liqueur.
A nightcap for the old gentleman, single malt.
The bottle is kept in the locked cabinet for spirits.
You would fail a breath test after it.
The fruit salad has a good dash of kirsch.
A pint of ale.
The perfume is based on alcohol.
It is a spritz with sparkling wine.
The shop can't sell it after hours because of the licensing law.
Spirits inside.
He's dry, so don't give him this.
I'd call it rather alcoholic.
""",
        "no": """
A soft drink for everybody at the table.
Drivers can have as many glasses as they like.
This beer has 0.0 per cent.
The virgin version, without the rum.
We left out the brandy and used apple juice.
Teetotallers can safely order it.
Neither wine nor spirits went into the sauce.
Just lemons, sugar and sparkling water.
A mocktail made of mango and mint.
Is there liquor in the cake? No, none at all.
Safe for mums-to-be, as it is booze-free.
I stayed stone-cold sober, it was only elderflower cordial.
The recipe does without any spirits.
Non-alcoholic punch for the youngsters.
Pregnant women may drink it without worry.
The wine was replaced with grape juice.
You won't get tipsy on this stuff.
Zero proof, full taste.
Instead of sherry I put orange juice in the trifle.
The cough syrup is ethanol-free.
Lemonade for the designated drivers.
It lacks the usual shot of vodka.
Our children's punch is all tea and fruit.
The chocolates are filled with nougat, never with liqueur.
All the alcohol has been removed from this wine.
Alcohol: no
It's just juice.
Kids can drink it.
There's no wine in it.
Without alcohol
You can drive after it.
It's a soft drink.
Only water and syrup.
Is there alcohol in it? No.
No rum in this cake.
It's lemonade.
Safe for children.
Zero per cent.
It won't make you drunk.
Non-alcoholic.
I left out the brandy.
Contains no alcohol.
A mocktail.
Grape juice instead of wine.
It's a virgin drink.
The sauce is made with stock, not wine.
We served the children's punch.
Free of alcohol.
It tastes like beer, but has no alcohol.
Not a drop of spirits in it.
You may give it to a baby.
Just tea and fruit.
I drank three and stayed stone-cold sober.
Teetotallers can have it.
The driver had it too, no problem.
Milk, cocoa, sugar, nothing else.
It's suitable for Muslims, no wine is used.
The tiramisu is made with coffee only.
It's an apple juice spritzer.
A dry alcoholic can have it without fear.
No booze.
The trifle is made without sherry.
Sparkling, but it isn't champagne, only elderflower and soda.
The cough syrup is free of alcohol.
Nothing strong in there.
Pure orange juice.
They make it for the kids' party.
You can have it at any age.
The expectant mother had two glasses and her doctor approves.
Ginger ale with lime, that's all.
The beer is of the zero sort.
It has no kick at all.
The dessert contains neither rum nor liqueur.
Fizzy water with mint.
Sober fun.
De-alcoholised wine.
It is not a cocktail, merely fruit in a fancy glass.
You can't get tipsy on it.
The punch is only tea, juice and spices.
I can have it at work, as it's just a cola.
The recipe does without wine.
All the spirits were left out.
A drink for everyone, big or small.
The chocolates are filled with cream, not brandy.
No ID needed to buy it.
Iced tea, nothing in it but lemon.
It's a smoothie.
Not a hint of alcohol.
A hundred per cent fruit.
You'd pass any breath test after it.
It's as harmless as milk.
The mouthwash is made without alcohol.
No spirits, no wine, no beer in it.
The nursery serves it at parties.
He asked for something without alcohol and got this.
A hot chocolate without a shot.
Vinegar replaces the wine in this recipe.
You can give it to the little ones.
Tonic, but no gin.
Designated drivers love it.
A malt drink for children.
Nothing but coconut milk and pineapple, the rum stayed in the cupboard.
""",
    },
    "garden": {
        "yes": """
Roses climb up the back wall, and they are all ours.
A patch of lawn out the back goes with the flat.
We grow our own beans by the kitchen door.
Mowing the lawn is part of the lease.
Behind the kitchen you step out on to grass and flower beds.
The yard has a swing and a cherry tree.
Ideal for anyone with green fingers, there are beds to dig.
Is there somewhere outside to plant tomatoes? Yes, right behind the kitchen.
Half an acre of grounds surrounds the cottage.
The French windows open on to a small private lawn.
House with yard and vegetable patch.
There's a pond with goldfish at the end of our plot.
The previous owners left behind a well-kept rockery and some shrubs.
Tenants on the ground floor have sole use of the flower garden.
My wife is pruning the hedge behind our house.
A greenhouse and a compost heap come with the property.
You can hang your hammock between the apple trees outside.
The dog can run about on the grass at the back.
No need for an allotment, there are beds right outside.
We have breakfast on the grass outside the kitchen in summer.
The back garden faces south.
A strip of green behind the terrace is all yours to plant.
The plot is big enough for a trampoline and a row of leeks.
We inherited a lovely herb bed with the house.
Gardeners will be happy here, the grounds are large.
With a garden.
There's a garden.
It has a big garden.
A small garden belongs to it.
We grow vegetables in our garden.
The house has its own garden.
Behind the house is a garden.
The kids play in the garden.
Own garden.
A lovely garden with fruit trees.
A yard with a swing.
You can sit in the garden.
The garden is included in the rent.
I mow our lawn each week.
The terrace leads down to the garden.
Our apple tree stands in the garden.
There's a lawn at the back.
We've got roses and a pond in the garden.
The garden faces south.
A front garden and a back garden.
The garden is tiny, but it's ours.
There is no balcony, but there is a garden.
The ground-floor flat comes with a garden.
She weeds her flower beds every evening.
The shed in our garden is full.
Is there a garden? Yes.
You may use the garden.
The dog runs around in our garden.
We eat in the garden in summer.
Garden with lawn and hedge.
Our garden needs water.
The cottage is set in a large garden.
I pick my herbs from the garden.
A hedge surrounds the garden.
The yard is big enough for a trampoline.
We share a garden with the neighbours.
My gran spends all day in her garden.
A wild garden, but a garden.
The garden goes down to the stream.
A fenced garden for the dog.
There's plenty of room outside for your vegetable beds.
The cherries from our garden are ripe.
It comes with a bit of garden.
The house stands on a green plot with old trees.
They put up a tent in their garden.
A gardener looks after our garden.
From the kitchen you walk straight into the garden.
The hens scratch in our back garden.
A walled garden belongs to the house.
Our hammock hangs between two trees in the garden.
The flat has a share in the garden.
Detached house, garage, garden.
We have a compost heap behind the house, next to the beans.
A private garden of a hundred square metres.
The hedgehog lives in our garden.
We planted a pear tree behind the house.
The garden is why we took the house.
Not without a garden, thank goodness.
I dig the beds behind our house every spring.
The lawn sprinkler is part of the deal.
You get a house and a garden.
The estate has a park-like garden.
Her garden is the envy of the street.
The playhouse stands at the end of the garden.
We dry our washing on a line in the garden.
A patio and a garden are at your disposal.
Our strawberries grow right outside the door in our own soil.
He mows the grass and trims the hedge of his house.
The moles have ruined our lawn.
It has both a balcony and a garden.
A little green patch out front belongs to us.
Flowers bloom all around the house, in our garden.
A backyard with a barbecue.
There's a sandpit in the garden.
The children have their own bed in the garden.
The back door opens to the lawn.
Garden use is part of the contract.
We lie in the grass behind our house.
A garden gate leads to our house through the flowers.
""",
        "no": """
The back door opens straight on to a car park.
We have to make do with a few flowerpots on the sill.
If you want to grow vegetables, you will have to rent an allotment.
The lawn was sold off to the neighbours.
We miss a bit of green to call our own.
No outdoor space comes with the flat.
Is there a lawn? Sadly, nothing but tarmac.
Keen gardeners will look for a flower bed in vain.
The plot is completely built over.
Sold the mower, as we moved to a flat without any grass.
A garden was never part of the property.
You would have to go to the park to see a tree.
Lawn, beds, shrubs: none of it.
My dream of planting roses at home will have to wait.
They turned the flower beds into parking spaces, so all the green is gone.
A town house that lacks any kind of garden.
Nothing to mow, nothing to weed, just walls around the house.
The former vegetable patch has been swallowed by the new garage.
Only a balcony, I am afraid, and nowhere to dig.
The children play in the street, for want of a lawn.
Outside there is gravel and nothing grows on it.
Without so much as a patch of grass.
Without a garden.
There's no garden.
It hasn't got a garden.
Garden: none.
Only a balcony, no garden.
There is no yard.
A garden is not included.
We have no garden.
Sadly the house lacks a garden.
Just concrete around the house.
I miss having a garden.
No lawn to mow.
The plot is all paved over.
We'd love a garden, but there isn't one.
Is there a garden? No.
The only green is a pot on the sill.
A garden isn't part of the flat.
Flat without garden.
The kids have to play in the park, we have no garden.
Nothing green outside, only tarmac.
The garden belongs to the people downstairs, not to us.
Not even a small garden.
The garden was built over.
There's nowhere to plant anything.
The house stands right on the street, without any garden.
He wanted a garden, but couldn't get one with it.
You'd have to do without a garden.
Neither garden nor yard.
A garden would have been nice.
We looked in vain for a garden.
The tenants may not use the garden, so we have none.
No lawn, no beds, no trees.
The house comes without a garden.
My old house had a garden, this one doesn't.
They sold the garden to a builder.
No garden, but a roof terrace.
A flat in town, so no garden of course.
We can't keep a dog, as there's no garden.
The back yard has become a car park.
If only we had a garden!
Minus point: no garden.
You can't grow tomatoes here, for there's no garden.
The land around it belongs to the farmer, not to the house.
Where there once was a garden, a garage stands today.
The lack of a garden bothers us.
There isn't a blade of grass.
All you get is a terrace, not a garden.
Our flat doesn't have a garden.
I grow my herbs indoors, because I've no garden.
A house with no green space at all.
The ad promised a garden, but there is none.
The courtyard is paved and full of bins, there's nothing green.
You needn't weed anything here, there is no garden.
No space outside for flower beds.
There is not a single flower bed.
The garden is missing.
The town house has no garden.
We sit on the front step because we have no garden.
No hedge, no lawn, just a wall.
For a garden you would have to look elsewhere.
She gave up her garden when she moved into this flat.
The lawnmower was sold, we have nothing to mow now.
The top-floor flat has no garden.
Our next home must have a garden, this one has none.
A garden was never planned.
Anything but a garden: gravel, walls and bins.
We have to go to the park to sit on grass.
A flat with cellar and loft, but without a garden.
They concreted over the last bit of lawn.
The house fills the whole plot, so there's no garden.
No garden whatsoever.
The neighbours have a garden, we don't.
I'd have to buy an allotment, as no garden belongs to the flat.
A garden? You'll look for it in vain.
Being gardenless, we buy our herbs.
The kids have no lawn to play on at home.
It's a house without any garden.
There's no use bringing your rose bushes, we have no soil.
""",
    },
    "returned": {
        "yes": """
The parcel has reached our warehouse again.
I dropped the keys through your letter box as agreed.
The library has its book again.
She handed the ladder over to its owner last night.
We posted the shoes to the shop and were refunded.
The loan car stands in our yard once more.
My umbrella is home again, thanks to a kind neighbour.
Has Tom given you the drill? Yes, it's hanging in my shed again.
Borrowed on Monday, restored on Thursday.
The tenants surrendered all three keys.
Goods received at the returns desk.
The courier collected the faulty kettle and took it to the sender.
I no longer have your book, I put it on your desk.
The customer mailed it to us in its original box.
Stolen painting is once more in the museum's hands.
The rental bikes were dropped off before closing time.
He took the jacket to the shop and got a credit note.
Return slip scanned, item in stock.
Nothing on loan any more, all tools handed in.
You will be pleased to hear that your lost wallet was given to its owner.
The lender has recovered every single volume.
We reunited the ring with its owner.
The deposit was paid out because the hired suit came in on time.
They surrendered the hire car at the airport.
I'm done with your tent and have carried it over to your place.
He gave it back.
I've got my book back.
Returned: yes
She sent the shoes back.
The keys are back on their hook.
We returned the car on time.
The parcel went back to the sender.
The library has its books again.
They handed in their badges.
The drill is back in my shed.
I took it back to the shop.
The money I lent him is in my wallet again.
The tools have all been handed over to their owner.
It's back where it belongs.
The thief brought back the bike.
She returned the dress unworn.
I've put the ladder back in your garage.
We sent the goods back.
The finder gave me my purse back.
He no longer has my camera, he brought it over.
The ring was given back after the engagement ended.
Nothing is missing, it's all been brought back.
Did you return it? Yes, I did.
The tenant has handed over the keys.
The loan is back in our stock.
My neighbour brought back the mower.
The borrowed skates are back at the rental.
I gave the dog back to its owner.
The item has arrived back at our warehouse.
The museum gave the mask back to the tribe.
He left the key at reception as he was supposed to.
The bottles went back for the deposit.
She's given me my jacket back.
It was handed in at lost property and I have it again.
The company car is back in the yard.
I slipped the book into the return box.
The customer has sent the goods back to us.
Our pan came home with a cake in it.
The stolen painting is hanging in its old place again.
We got our tent back in one piece.
The return parcel has been received.
He gave up his laptop on his last day.
The wrong delivery was collected by the courier and taken back.
I no longer owe you the book, you've had it since this morning.
She brought the umbrella back and said thanks.
The rental bike is back in its rack.
All copies were returned.
The hire car was left at the depot as agreed.
The suit went back to the hire shop.
He isn't keeping it any more, I have it in my hands again.
The uniform has been turned in.
I got my things back from my ex.
The land was restored to its former owners.
Back at the sender
The trolley is back in its row at the supermarket.
We handed the flat keys to the landlord.
She posted my scarf back to me.
The book is off my account, the library has scanned it in.
The king gave the crown jewels back.
Return confirmed by the warehouse
It came back to us unopened.
My lost phone is back with me.
The boy gave the ball back.
He has restored what he took.
Our chairs have come back from the neighbours.
The glasses for the party were brought back clean.
The sledge I'd lent them is in my cellar again.
The defective unit has been sent back to the manufacturer.
The teacher gave us our phones back.
The pupils handed in their textbooks.
The equipment has been checked back in.
I'm happy to hold my guitar in my arms again.
The bag is with its owner again.
She kept it for a year, but now it's back.
The passport was handed back to me.
Nobody has to remind him any more, he has brought it.
I dropped it off at the hire desk.
The goods are on our shelf again, sent in by the customer.
The baggage has been restored to its owner.
It was on loan and is now home.
""",
        "no": """
The book is three weeks overdue at the library.
He hung on to my drill.
The hired bikes have yet to turn up at the shop.
Kindly let us have our ladder again.
The borrower has vanished together with the camera.
We refuse to hand the goods over to the sender.
I decided to keep the shoes after all.
Her copy of the key is missing from the board.
Have you seen my umbrella? Jim still has it.
A second reminder for the overdue loan was posted today.
Our lawnmower sits in the neighbour's shed to this day.
He lost the borrowed tent and cannot hand it over.
The museum is waiting in vain for its painting.
The tenants moved out and took the keys with them.
The loan car has been out for a month.
No parcel has reached the returns desk.
I still owe you your book, sorry!
The customer won't part with the faulty kettle.
Our tools are out on loan with no end in sight.
You promised my dress by Sunday, and I have been waiting ever since.
Late fees are piling up, as the film was kept.
The thief never gave up his loot.
Outstanding: one rental suit.
My pen? She pocketed it and I never saw it again.
The library had to buy a new copy because the reader held on to theirs.
He hasn't given it back.
I still have her book.
Returned: no
She kept the shoes.
The keys are still with him.
I never got it back.
He won't give it up.
The library is still waiting for the book.
Where's my drill? You've still got it.
The parcel wasn't sent back.
My neighbour is still using my mower.
They're holding on to it.
I'm still waiting for my umbrella.
The goods are still with the customer.
He promised to bring it back, but he hasn't.
The loan is overdue.
Please bring it back at last.
We haven't had our tent back yet.
She forgot to return the dress.
The rental car has not been brought back.
The bike is still gone.
He's keeping the ring.
I want my money back, but he won't hand it over.
Not handed in
The tools are still out.
Has he returned it? Not yet.
The tenant hasn't given up the keys.
It's still lying in his cellar, not in mine.
My camera has been at her place for months.
The borrower does not react to our reminders.
I'd like my book back some time.
The return is still pending.
She says finders keepers.
The company laptop is still in his possession.
We've asked three times, and the chairs are still over there.
The museum refuses to give the mask back.
I'm going to keep it.
The stolen picture was never recovered.
He moved away and took my guitar with him.
The customer decided against sending it back.
The book has been out for weeks and is missing from the shelf.
The boy won't give the ball back.
There's a gap on the shelf where it should be.
She hasn't sent back my scarf.
By no means given back
It is still on loan.
The item never came back to our warehouse.
My ex still has my things.
I lent it and never saw it again.
The badge was not handed in.
Our ladder is standing in the neighbours' garden to this day.
The trolley was left in a ditch instead of being taken back.
The uniform is still hanging in his wardrobe, though he has left the service.
He denies having borrowed it and keeps it.
We kept the goods.
She has been meaning to bring it back, but it's still with her.
A late fee is running because the film is still at his home.
The return slip lies unused next to the parcel.
I can't give it back, I've lost it.
The land was never restored to its owners.
He still owes me the book.
The lost purse was never handed in.
The skates are missing at the rental.
The key's hook is empty, he has it in his pocket.
They don't dream of returning it.
I've been asking for my jacket in vain.
Please return the books, they're overdue.
The occupiers haven't handed the house back to us.
The equipment has not been checked back in.
She's wearing my earrings as if they were hers and won't part with them.
He got reminders from the library, but the atlas is still on his shelf.
I sold the thing I'd borrowed from you.
No return so far
The sledge stayed with the neighbours.
The wrong delivery is still in our hall waiting to be collected.
My pan is still in your kitchen.
The pupils have yet to hand in their textbooks.
He'd sooner die than give it back.
It has not found its way back to its owner.
The costume still hasn't turned up at the hire shop.
""",
    },
    "guilty": {
        "yes": """
The judge sent him to prison for four years.
She was convicted of fraud.
He confessed to the theft and was sentenced.
The jury took an hour to condemn the banker.
They were fined and now have a criminal record.
The evidence left the court no choice but to punish her.
He went down for robbery.
Convicted on all counts.
Did he get off? No, he was put behind bars.
The court held him responsible for the fire.
Found to have broken the law, she must do community service.
The defendant broke down as his conviction was read out.
No acquittal for the mayor, he has to serve time.
DNA nailed him, and the jurors agreed.
The bench decided that the driver had committed the crime.
She pleaded guilty and got a suspended sentence.
Twelve jurors, one opinion: he did it.
The appeal failed and the conviction stands.
Sentenced to life.
The tribunal blamed the captain and jailed him.
They were proven to have taken bribes and were sent down.
The court did not believe her alibi and locked her up.
My cousin was put away for burglary.
His guilt was established beyond reasonable doubt.
The magistrate ruled that I had driven dangerously and fined me.
He was found guilty.
She was convicted.
Guilty
The court sentenced him to prison.
The jury found against her.
He's going to jail for it.
Verdict: guilty
She got three years.
They convicted him of fraud.
He pleaded guilty and was sentenced.
The judge found that he had done it.
She was fined for theft by the court.
Guilty on all counts
He has a conviction now.
The court had no doubt that he did it.
He was led from the dock to his cell.
She must serve two years.
The jury was unanimous: he did it.
Not innocent, said the jury.
He got a suspended sentence.
She was condemned by the court.
The thief was convicted.
They locked him up after the verdict.
The judge gave her a life sentence.
It was he, ruled the court.
The court considered the crime proven.
He was sent down.
Convicted
The confession was enough for a conviction.
She was punished by the court for perjury.
He received a prison sentence.
No mercy: the court convicted her.
The verdict went against him.
His conviction was upheld.
The jurors believed the victim and not him, so he was convicted.
They found her guilty of arson.
He was sentenced to community service.
She left the courtroom in handcuffs after the verdict.
Was he acquitted? No, convicted.
The judge did not believe his alibi and jailed him.
He has to go behind bars.
The court held him criminally responsible.
Sentence: five years
The murderer was convicted at last.
The driver was sentenced for manslaughter.
She was proved to have done it and was sentenced.
The jury convicted on every charge.
He's a convicted criminal.
The hoped-for acquittal didn't come, he was sentenced.
The court imposed a fine on her for assault.
The panel found him guilty by a majority.
His lawyer could not prevent a conviction.
She now has a criminal record as a result of the trial.
The judge put him away.
A guilty verdict was returned.
Found guilty and sentenced
The court agreed with the prosecutor.
The evidence was overwhelming and he was convicted.
He was handed a long sentence.
She's been convicted of forgery.
The jury took no time to find him guilty.
He accepted his sentence without a word.
The foreman rose and said the dreaded word: guilty.
His claim of innocence was rejected and he was jailed.
The accused was convicted as charged.
She starts her prison term next week.
They nailed him in court.
Guilt proven
The defendant has been sentenced.
He'll spend the next years in a cell by order of the court.
The magistrates convicted her.
He was held guilty of the robbery.
The court convicted the poacher.
The prosecution won and he was put in prison.
The judges confirmed her guilt.
His crime has been punished by the judge.
She was found guilty in her absence.
Not an acquittal but a sentence
The burglar got what he deserved from the judge.
""",
        "no": """
The court cleared her name.
He left the dock a free man.
She was acquitted on all counts.
The prosecution failed to make its case.
The judge threw out the charges against the nurse.
His alibi convinced every juror.
They were exonerated after new DNA tests.
The trial ended in their favour, and their record is clean.
Was he convicted? No, he got off.
Innocent, said the foreman of the jury.
The driver was found blameless.
For want of evidence the accused was released.
The conviction was quashed on appeal.
She was wrongly accused, as the court confirmed.
Another man had done it, so the defendant was let go.
The magistrate dismissed the case against me.
Guilt could in no way be shown.
None of the charges stuck, and he was home by supper.
The tribunal absolved the captain.
The bench gave him the benefit of the doubt.
Vindicated at last, she hugged her lawyer.
Proceedings were stopped and the suspect was cleared of all blame.
The jurors threw the accusation out within minutes.
The court acknowledged her innocence.
We rejoiced when the verdict set him free.
He was found not guilty.
She was acquitted.
Not guilty
The court cleared him.
He walked free.
The judge let her go.
Verdict: not guilty
The charges were dropped.
He left the court a free man.
There wasn't enough proof.
The jury believed him.
She was declared innocent.
He's innocent, ruled the court.
The case was thrown out.
Acquittal
She got off.
The jury acquitted him.
The trial ended without a conviction.
He was cleared of all charges.
The judge found no guilt in her.
The accusation proved false.
No conviction
He was wrongly accused and the court said so.
The court acquitted her for lack of evidence.
His alibi held and he was let off.
The proceedings were dropped.
She wasn't convicted.
In doubt for the accused: he went home free.
The jury set him free.
They couldn't prove anything.
The appeal court quashed the verdict and freed her.
The court did not convict him.
The defendant has been acquitted.
It wasn't he, the judge ruled.
She was exonerated.
The prosecutor himself asked for an acquittal and got it.
Nothing could be pinned on him, and he was released.
Cleared
He isn't a criminal, the court found.
The real culprit was found, and she was acquitted.
Is he guilty? Not in the eyes of the court.
The court found her blameless.
Charges dismissed
He was pronounced innocent.
The witness took it all back and the accused went free.
The judge saw no evidence against him and closed the case.
He hugged his lawyer after the acquittal.
The guilty verdict everyone expected never came, she was acquitted.
The court rejected the charge.
She's been proved innocent.
His name has been cleared.
No sentence, no fine: acquitted.
The jury didn't find him guilty.
The court acquitted on every count.
He was absolved of the crime.
She could go home without a stain on her record.
The judges let him walk.
A verdict of innocence
The accused was discharged as innocent.
There was no crime, ruled the court.
The court believed that she had acted in self-defence and acquitted her.
He was found innocent after all those years.
The prosecution failed to convince the jury.
The doors of the court opened and she was a free woman.
He didn't do it, and the court agreed.
The trial collapsed and the accused was freed.
The jury returned a verdict of not guilty.
Her innocence was established.
They had to let him go after the verdict.
Acquitted on appeal
The court lifted the conviction and declared him innocent.
She was not sent to prison but acquitted.
The judge said the charge had no foundation.
The DNA ruled him out, and so did the court.
The magistrate found the accusations unproven.
The judge apologised to the acquitted man.
Her conviction was overturned.
The man in the dock was freed of all suspicion.
Freed by the jury
Case dismissed, he may go.
""",
    },
    "anonymous": {
        "yes": """
An unknown benefactor sent the money.
The writer wishes to remain nameless.
The letter bore no sender.
Keep my identity to yourselves, please.
A well-wisher, that is all we know about the giver.
The witness spoke on condition that her identity be concealed.
She does not want anyone to know it came from her.
Published under a false name to protect the author.
Who sent it? Nobody will ever find out.
The source asked us to leave her name out of the paper.
His name has been changed in this report.
The envelope was pushed under the door by a stranger.
Our informant insists on staying in the shadows.
Name withheld at the writer's wish.
The survey forms carry no names.
My lips are sealed as to who gave it.
I would like to give this anonymously.
The donor prefers not to be mentioned.
Signed simply "a friend".
We respect his wish for secrecy and shall keep his name to ourselves.
The caller hung up without saying who he was.
Put me down as unknown in the list of donors.
For her safety the name of the witness stays confidential.
No names, please, I do good in silence.
The poet hid behind a pseudonym and was never found out.
It's anonymous.
Anonymous: yes
He won't give his name.
The name is withheld.
She wants to stay unknown.
Nobody knows who it was.
Don't print my name.
Please leave my name out.
An unnamed donor.
The letter isn't signed.
No name was given.
The sender is unknown.
Name withheld by request
He refused to say who he was.
She kept her name to herself.
I'd rather not say who I am.
I want to remain anonymous.
The author uses a pen name and hides his real one.
Keep my name secret.
An anonymous tip
The survey asks for no names.
No names, please.
Nobody must know it was me.
It came without a sender.
The writer hides behind a pseudonym.
Name: not disclosed
The donor wishes to stay in the background, unnamed.
The witness isn't named.
His face was blurred and his name left out.
Her identity stays secret.
They never found out who sent it.
We won't reveal the source.
Our informant can't be named.
A secret admirer
The giver left no name.
No signature
The ballot is secret, without names.
A gift from a stranger who didn't say who he was.
Name known to the editors but not printed
The name has been blacked out.
You don't have to give your name.
No one will learn your name.
Your name won't be passed on.
Your name won't appear anywhere.
Incognito
He travels incognito.
The woman didn't introduce herself.
A caller with a hidden number who gave no name
The review was posted under a nickname.
Signed only: a concerned citizen
Signed: a well-wisher
By an unknown author
The names were removed from the data.
Will my name be published? No.
Did she say who she was? No.
Did he sign it? No, he left it unsigned.
The benefactor prefers not to be named.
Donor: unnamed
I don't want my name mentioned.
Please treat my name as confidential.
Please do not tell him it was me.
She told us on condition that her name stays out of it.
Speaking on condition of anonymity
An anonymous letter, cut out of newspapers
We never learnt who called.
He used a false name so no one would know.
The identity of the winner is kept secret.
The winner asked not to be named.
The boy can't be named for legal reasons.
The victim's name is not made public.
The helper slipped away without leaving a name.
Who paid? Somebody who doesn't want to be known.
No one has claimed authorship.
The confession was made without a name.
My name is nobody's business.
I'd like to report this without giving my name.
The form has no field for a name, on purpose.
All answers are collected nameless.
The painter of this picture is not known.
The source asked us to protect her identity.
""",
        "no": """
The donor's name appears in the programme.
You may quote me by name.
She stood up and said who she was.
The gift came from Mr Alder, as everybody knows.
Please thank the giver in public.
His name is printed under the letter.
I have no wish to hide who I am.
The witness gave her full name to the press.
The author made no secret of his identity.
Should we keep your name out of it? No need, print it.
A brass plate bears the names of the benefactors.
He wants to be named as the giver.
The forms have to be filled in with name and address.
She went on record with her real name.
The giver's identity is known to all of us.
Named in full, with photo.
The whistle-blower came out of the shadows and revealed himself.
Feel free to mention in the newspaper that it was me.
The letter was signed by Mrs Doyle with her address below.
Far from staying in the dark, the donor came on stage.
We are proud to name our sponsor, Harlow Bakery.
Anonymous? Certainly not, I stand by my words with my name.
The writer's name is on the cover.
The caller introduced himself and spelt his surname.
Credit for the gift goes publicly to the Bell family.
It's not anonymous.
Anonymous: no
You may print my name.
He gave his name.
She signed with her full name.
I sign with my name.
The name is known.
Feel free to name me.
He said who he was.
The sender is on the envelope.
She's named in the article.
I have nothing to hide, use my name.
Full name given
The letter is signed.
They all signed by name.
The name may be mentioned.
Don't leave my name out.
I want my name on it.
Name withheld: no
You must give your name.
Names are published.
Everyone knows who it was.
She came forward openly.
He put his name to it.
The author is named on the cover.
The donor was thanked by name.
Anonymous letters are ignored, so I sign mine.
Anonymous? No, my name is below.
Is the name secret? No, everyone may know it.
Did he sign? Yes, with first and last name.
She introduced herself properly.
The winner's name was read out.
He makes no secret of his identity.
I'm happy to be quoted by name.
We know who sent it.
He doesn't hide behind a nickname.
Under his real name
Posted with her real name
Her name stands under the text.
Witness: named in the file
Publication with name: agreed
Please mention me by name.
The giver is known to all.
Each voter's name is recorded.
The vote is by name.
The caller left his name.
The caller told us his name and address.
The sponsor's name is on the shirt.
My name can be passed on.
You can tell him it was me.
You're welcome to say who sent you this: me.
The list shows all the names.
Each answer bears the person's name.
The survey asks for your name and keeps it.
Without a name we can't accept it, so she gave hers.
Only signed letters are printed, and this one was.
The accused was named in full.
The paper printed his full name and photo.
Her name was made public.
He stood up and gave his name.
The plaque names the donor.
The identity of the sender is no secret.
I stand by it with my own name.
She insisted on being named.
They put their names on the petition.
The artist signed his picture.
He wrote his name large at the bottom.
The name needn't be kept secret.
No need to hide my name.
Not an unknown giver, we were told his name.
The author dropped her pseudonym and used her name.
The editors print all letters with names.
Your name will appear beside your comment.
Your name will be seen by the others.
Openly, with name and face
Far from staying unnamed, he gave interviews.
I hereby agree that my name is published.
The visitors' book carries his name.
The badge shows the name of each guest.
The donor revealed himself.
""",
    },
    "subscribed": {
        "yes": """
I would like to receive your monthly bulletin.
Tick: keep me informed by email.
She reads your newsletter each Friday and would hate to miss it.
Count me in for the weekly mailing.
Email updates are fine with me.
Please add my address to your mailing list.
I joined your list of newsletter readers last month.
He clicked the confirmation link for the newsletter.
Newsletter box ticked.
Shall we send you our news? Oh yes, with pleasure.
I don't want to miss any of your offers, so mail them to me.
They subscribe to the club's bulletin.
Feel free to let me know about new products by email.
We enjoy your circular and hope to go on getting it.
Your email bulletin is always a treat, keep it coming.
Opt-in received on 4 June.
Sign me up for the monthly email!
I happily receive your marketing mails.
Her address is on our distribution list at her own wish.
Kindly include us among the recipients of your newsletter.
Do let me have your latest news from time to time by mail.
The customer asked to be kept up to date by email.
I have just subscribed to your news emails.
He rejoined the mailing list because he missed the updates.
Marketing emails: accepted
Sign me up.
I want the newsletter.
Yes, please send it to me.
Please add me to the list.
Keep me posted by email.
I'd like to get your news.
She ticked the box.
Subscribe me.
I've signed up for it.
He has subscribed.
Please send me your offers.
I'm happy to get your mails.
I look forward to your newsletter.
Do you want the newsletter? Yes.
We'd love to receive your news.
Opted in
I agree to get your emails.
Count me in for your mailings.
I want to hear from you each month.
The customer wishes to receive the newsletter.
I'd like to stay informed.
Consent to mailings given.
I don't want to miss your news.
Please start sending me the bulletin again.
He clicked on subscribe and confirmed.
I enjoy reading your mails.
Why don't I get your newsletter any more? I want it back.
She gladly gets the advertising mail.
Send me all your news.
Email news wanted
Your newsletter may come to my address.
My wife would like the newsletter as well.
I have registered for your weekly mail.
Do let me know about new offers.
They are on our list of recipients by their own wish.
Please don't take me off the list.
I never want to be without your mails.
The box for news was ticked.
You have my permission to send me promotions.
I'd be glad to hear about your sales.
Feel free to mail me.
She asked to be put on the distribution list.
I'll gladly take the newsletter.
The circular is welcome in our house.
I confirmed the link in the welcome mail of your newsletter.
Yes to the newsletter.
We would like to go on receiving the newsletter.
I hope to find your news in my inbox soon.
Keep sending it.
He's a keen reader of our mailing and wants to stay on.
I give my consent to your email advertising.
Let the mails come.
Please send the newsletter to my private address.
I want to know what's new at your place.
I'd like your monthly letter.
Please include my email in your mailing.
Inform me regularly.
I'm a fan of your newsletter.
My name should be on your mailing list.
She has re-subscribed.
I wish to be told of all your events by mail.
I'd rather have too many of your mails than none.
Bring on the news.
They said yes to our mailing.
No need to unsubscribe me, I like your mails.
I left the tick in the box on purpose.
I accept the sending of the newsletter.
You can write to me whenever there is something new.
We have subscribed to your news.
The member requested our bulletin.
Updates by email, please.
I read it every time and want to go on.
May we mail you our offers? Gladly.
The form says news welcome.
He opted in to our emails.
I'd be sorry if the mails stopped.
Newsletter subscription active
Please enrol me for your mailing.
""",
        "no": """
Unsubscribe me, please.
I get too many emails, so spare me your bulletin.
She opted out of all mailings.
The newsletter box was left empty.
Delete my address from your distribution list.
He marks your circulars as spam.
Stop sending me your offers!
We cancelled the monthly bulletin.
May we send you our news? I would rather you did not.
Marketing emails: declined
My inbox is full, so no updates from you, thanks.
I have no interest in your weekly mailing.
They left the mailing list last month.
Your newsletter goes straight into my bin, please end it.
The customer objects to promotional mail.
Kindly cease all mailings to this address.
I never asked for this bulletin.
She clicked the unsubscribe link at once.
Please contact me about my order only, never with news.
No, I can do without your emails about offers.
His newsletter subscription was terminated at his request.
I must insist that you remove me from your mailings.
We have opted out and wish to be left alone.
The box for email news stays unticked.
Our customer withdrew her consent to the newsletter.
No newsletter, please.
Unsubscribe me.
I don't want your mails.
Take me off the list.
Please don't send me anything.
No advertising.
I've unsubscribed.
He opted out.
Stop the newsletter.
I don't want any news.
She didn't tick the box.
No thanks, no mails.
Do you want the newsletter? No.
Please delete my address.
I get too many mails already.
I never signed up for this.
No more emails, please.
Remove me from your mailing list.
I withdraw my consent.
She cancelled the newsletter.
I don't wish to hear about offers.
We'd rather not get your news.
No promotional mails.
Opted out
I object to the use of my address for advertising.
It goes straight into my spam folder, please end it.
The customer doesn't want mailings.
Spare me your newsletter.
I can live without your bulletin.
Don't add me to any list.
He clicked on unsubscribe.
Please leave me alone with your mails.
Consent not given.
I'm not interested in your newsletter.
No mailings wanted.
I've had enough of your emails.
Kindly refrain from sending me promotions.
The tick was removed.
I said no to the newsletter.
I do not agree to email advertising.
My inbox is full enough.
Under no circumstances send me news.
They declined our mailing.
We no longer wish to receive the newsletter.
Just the order confirmation, no news please.
I did not ask for these mails.
She blocks all mailings.
Send it to others, not to me.
I don't read it anyway, so cancel it.
Newsletter not wanted
How do I get rid of this newsletter?
Strike my name from the mailing list.
Please cross me off.
I wish to be left in peace.
No updates by mail.
I'd prefer not to be on your list.
He ended his subscription.
I left the box blank because I want no mails.
Your offers are of no interest to me, keep them.
No consent to mailings.
I was signed up against my will, undo it.
Don't write to me about sales.
She asked us to stop writing.
The member has cancelled the bulletin.
Not for me, thanks, I won't subscribe.
I mark every one of your mails as junk, so please stop.
I refuse to be bombarded with mails.
The subscription was ended at my request.
I want to be taken off.
No, don't keep me posted.
Please stop mailing me.
My address is not for advertising.
I hereby revoke my consent to receive the newsletter.
Please, not another mail from you.
We don't need your circular.
The newsletter is a nuisance, drop me from it.
They don't wish to be informed of events.
He'd rather not be on any mailing list.
Subscription declined
""",
    },
    "expired": {
        "yes": """
My passport is out of date.
The validity of the ticket ended on Sunday.
You should have used the voucher by March.
The deadline for this coupon has passed.
Her visa ran out while she was abroad.
The card was refused because it had lapsed.
Past its date.
The milk should have been drunk a week ago.
This offer closed yesterday.
Is my permit still good? Unfortunately it ended in May.
The contract came to an end and was not extended.
A dead voucher, good only for the bin.
You need a new pass, the old one is invalid by now.
The best-before date lies behind us.
Your membership has lapsed.
He let his licence run out without renewing it.
Too late, the coupon can no longer be cashed in.
The certificate ceased to be valid on 1 January.
My season ticket was only good until last week.
The insurance is not in force any longer.
These pills are beyond their use-by date.
We regret that your gift card is no longer accepted.
The lease terminated in autumn.
Its shelf life is over.
The ID bears last year's date and has had its day.
It has expired.
It's out of date.
It ran out last month.
Expired: yes.
The card is too old.
It's not valid any more.
The deadline has passed.
The milk is past its use-by date.
My passport has run out.
The voucher can't be used any more.
It lapsed a year ago.
The ticket was only good until yesterday.
It's overdue for renewal.
You need a new one, this is no longer accepted.
The best-before date is long gone.
The licence has lapsed.
The guarantee ended last year.
The coupon is void now.
Sorry, it's too late to use it.
His visa ran out.
We forgot to renew it in time.
The permit is invalid as of last week.
The offer is over.
The membership has come to an end.
Is it still valid? No.
It had to be renewed long ago, and nobody did it.
The medicine is out of date, throw it away.
They turned me away because my card was out of date.
The machine no longer takes this ticket.
It was valid until last summer.
The insurance has run out.
The pass was refused, being too old.
The yoghurt should have been eaten weeks ago.
My bus pass ended yesterday.
The link is dead, its time is over.
The certificate is past its end date.
Not valid since last year.
The contract ran out in spring and wasn't extended.
The password has expired.
It's no good any more, the date has passed.
We missed the date, now it's worthless.
The stamp on the lid shows a day long past.
The warranty has ended.
The date printed on it is behind us.
I can't travel, my ID is no longer valid.
The option was not taken up in time and has lapsed.
The tablets are two years past the date.
The subscription has run out.
Your session has ended, please log in again.
It should have been used by last week.
The lease is over.
The gift card has lapsed, says the shop.
My driving licence is invalid, I missed the renewal.
Unfortunately your coupon has passed its date.
It was good for one year, and that year is over.
The permit has not been valid for months.
Validity: ended.
I came a day too late, it was valid only until yesterday.
The ham is well over its date.
She found that her visa was out of date.
The season ticket has had its day.
The points were lost at the end of the year.
Far too old, you can't use it now.
The fire extinguisher is past its date.
The domain was not renewed in time and is gone.
The certificate is no longer in force.
Your right to return it ended last week.
The border guard handed back the passport because its time had run out.
The policy ceased last month.
The code doesn't work any more, it was only for last weekend.
The seeds are long past the date on the bag.
The exemption is over.
It isn't current, the period ended in autumn.
A pity, the free pass is no longer good.
He let it lapse.
It was only valid last year.
The validity period has elapsed.
""",
        "no": """
The passport can be used until 2032.
The coupon may be redeemed all summer.
My visa covers the whole trip and more.
Her season ticket has three months to go.
The milk keeps until Friday week.
Current and accepted everywhere.
The voucher does not lapse before Christmas.
The deadline is still far off.
Is the pass out of date? No, it was renewed last week.
The insurance remains in effect.
We extended the permit in good time.
The pills can safely be taken, look at the use-by date.
The card was checked and accepted without a murmur.
His membership runs on until December.
The offer stands for another ten days.
Fresh, with weeks of shelf life.
The certificate holds good for life.
No hurry, your gift card never lapses.
Unexpired, as the stamp shows.
The contract keeps going for two more seasons.
You can go on travelling with that ticket, it is still accepted.
Our agreement has half its term to go.
Its validity ends in the distant future.
The lease is far from over.
I had my ID prolonged, so it is up to date.
It's still valid.
Not expired.
It hasn't run out.
It's good until next year.
Expired: no.
The card still works.
You can still use it.
There's plenty of time left on it.
The date is far off.
The milk is still good.
My passport is valid for years.
It's up to date.
Just renewed.
It runs for another year.
The voucher is still good.
It never expires.
No end date.
The licence is in force.
The guarantee has two years to go.
It's well within the date.
The ticket is valid today.
Valid.
They accepted my card, it's still current.
The permit has just been extended.
It doesn't run out until next summer.
His visa is still valid.
The best-before date hasn't been reached.
There's no need to renew it yet.
The coupon can still be redeemed.
It keeps for months yet.
The insurance is still running.
The offer still stands.
Is it still valid? Yes.
We renewed it in time.
The contract runs on.
The pass is good for the whole season to come.
It won't lapse for a long time.
The membership goes on until the end of next year.
My ID is fine, it was issued this spring.
The tablets can still be taken.
The subscription is still active.
It has not lapsed.
The warranty still covers it.
You have three more weeks to use it.
The yoghurt keeps until next week.
The certificate is current.
It is not out of date.
It's valid for life.
The deadline hasn't passed yet.
The machine took the ticket without complaint, so it's still good.
The gift card has no expiry date.
I checked, it is good for another six months.
The lease doesn't end before next year.
The link still works.
It isn't too old, the date is next month.
Fresh and well before its date.
Your session is still active.
The password remains valid.
It's still accepted.
The border guard looked at the date on my visa and let me through.
The policy is in force.
The option can still be taken up.
It's far from running out.
No worries, the voucher is good for ages.
There are still months left on my season ticket.
The old stamps remain valid for ever.
The guarantee has not run out.
It has hardly begun, it runs for five years.
The discount is still on.
The licence was extended last week.
The permit holds until the end of the coming year.
She has time to use the coupon.
The ham is within its date.
Unlimited validity.
I thought it was out of date, but it's still good.
The first-aid kit is in date.
Your points won't lapse.
Current, renewed, in order.
The ticket isn't old, it's for the coming weekend.
Not past its date by any means.
""",
    },
    "appealed": {
        "yes": """
Our lawyer has challenged the verdict.
The case goes on to the higher court.
She is fighting the decision tooth and nail.
I wish to contest the notice you sent me.
The loser lodged an appeal within the fortnight.
They took the matter to the next instance.
We protested in writing against the ruling.
He disputes the fine and wants it reviewed.
The neighbours have entered a formal protest against the permit.
Did she accept the ruling? No, she wants it overturned.
The ruling is being contested by both parties.
The rejected applicant demanded a second hearing.
An objection reached us before the deadline.
He will not take the judgment lying down and has gone to a higher court.
Appeal filed on 12 May.
Please take this letter as my objection to the assessment.
The prosecution found the sentence too mild and called for a review.
The verdict is not final, the defence has asked a higher court to look at it.
We have asked the tribunal to reconsider its decision.
They want the judges upstairs to set the ruling aside.
The club is up in arms and has challenged its penalty.
My solicitor handed in the grounds of appeal.
The tax notice was disputed by the firm.
She petitioned the court to reverse the judgment.
He refused to swallow the referee's ruling and lodged a protest.
They have appealed.
He lodged an appeal.
Appeal: yes
She objected to the decision.
We're taking it to the higher court.
I have filed an objection.
He is contesting the will.
They won't accept the verdict.
Her lawyer filed an appeal.
The case goes to the next instance.
I object to the notice.
She has challenged the ruling.
We've asked for a review of the decision.
The neighbours raised an objection.
The defence wants the judgment quashed.
He's fighting the parking ticket.
The prosecutor appealed.
I don't agree with the decision and have protested against it.
Our objection is with the authority.
Did he accept the verdict? No, he appealed.
The supreme court will have to decide now.
They went to the court of appeal.
The notice has been contested.
I wrote a letter of objection to the tax office.
The tenants are contesting the rent rise.
She wouldn't leave it at that and went to a higher court.
The ruling isn't final, as an appeal is pending.
He demanded that his case be heard again.
The club protested against the referee's decision.
An appeal has been received.
The student challenged his exam mark.
The firm took legal action against the fine.
We have lodged a complaint against the judgment.
She will not put up with the refusal and has objected.
The second round in court has been opened by the defendant.
The loser went straight to the next court.
Her objection arrived within the time limit.
I said no to the decision, in writing and with reasons.
The convict's appeal is being considered.
They are disputing the bill before the tribunal.
He had the decision reviewed by a higher authority.
The verdict was challenged the same day.
The residents opposed the building permit.
An objection was raised at the last minute.
The parents contested the school's decision.
Appeal filed by counsel
The widow is contesting the pension notice.
It went to appeal.
Both sides have appealed.
He didn't swallow the fine, he objected.
The appellant asks for the ruling to be set aside.
We appealed against the refusal.
The player took his ban to the sports court.
The appeal judges are now dealing with it.
The matter is now before the higher court at her request.
They took the decision to arbitration to have it reversed.
I've appealed against my dismissal.
My lawyer has sent off the objection.
She is not resigned to the verdict, she's gone to appeal.
Formal protest has been entered against the decision.
The party filed a challenge to the election result.
The applicant insists on a fresh decision and has filed an objection.
The fine is being fought in court.
He took his case to the constitutional court.
The accused lodged an appeal right after the sentence.
The council's order was met with a written objection.
We rejected the notice and told the office why.
The town has appealed against the ruling.
Grounds of appeal have been submitted.
Objection: lodged in due time
The heirs have challenged the decision.
They did not take the rejection lying down and filed a complaint.
The farmer is going through all the courts against the order.
Her appeal was filed by registered letter.
He wants the penalty lifted and has appealed.
The second instance has the file because the plaintiff wasn't satisfied.
The union contested the award.
An application for review has been handed in.
The patient appealed against the insurer's refusal.
I've put my foot down and objected to the assessment.
""",
        "no": """
The deadline for objections passed without a word.
She took the verdict on the chin.
The judgment is final and unchallenged.
Both sides can live with the ruling.
He paid the fine without protest.
We waive our right to appeal.
The losing party chose to leave it at that.
My lawyer advised me against a challenge, so I let it rest.
The neighbours let the permit stand.
Are you going to contest it? No, I shall put up with the decision.
Appeal: none received
They bowed to the court's decision.
The ruling went unopposed.
No party asked for a review.
The convict accepted his sentence and began it.
I hereby declare that I shall not challenge the notice.
She decided against going to a higher court.
Uncontested, the decision has become final.
The defence dropped the idea of going to the next instance.
The firm came to terms with the tax notice.
Everyone was content with the ruling and kept quiet.
He missed the date for an objection, so the matter is closed.
The club swallowed its penalty.
The applicant made her peace with the refusal.
Neither the prosecution nor the defence disputes the judgment.
Nobody appealed.
He accepted the verdict.
Appeal: none
There was no objection.
She didn't contest it.
We left it at that.
The decision stands undisputed.
They waived their right to appeal.
I agree with the decision and raise no objection.
The deadline for objections passed and nothing came in.
He paid the fine without a murmur.
The ruling was accepted by both sides.
No one challenged the will.
She put up with the refusal.
The neighbours had nothing against it.
We won't go to the higher court.
I let the notice stand.
He decided not to appeal.
The judgment became final because no one objected.
Did they object? No, they didn't.
The lawyer advised against an appeal, and he dropped the idea.
She took her punishment without protest.
The decision went through unopposed.
No appeal was filed.
The defence was satisfied with the sentence.
The tenants agreed to the rent rise.
He's resigned to the verdict.
Not contested
They made their peace with the ruling.
The prosecutor didn't appeal.
I could have objected, but I didn't.
The loser recognised the result.
The permit was never challenged.
Nothing was heard from the other side within the time limit, so the ruling is binding.
She signed that she'd not appeal.
The club accepted the ban.
No complaint was made against the decision.
The student took his bad mark as it was.
There's no dispute about the decision.
The firm paid the penalty and let the matter rest.
He has given up fighting and accepts the sentence.
The tax notice was fine by us.
We did not object to the building next door.
The will is uncontested.
I swallowed the parking ticket and paid.
The parties have forgone the next instance.
The case never went to a higher court.
She had no quarrel with the judge's decision.
The decision remained unchallenged.
The appeal period expired unused.
Everyone agreed and nobody protested.
They bowed to the ruling.
The residents kept still, so the plan went through.
He nodded and accepted the fine.
The council's order met with no resistance.
No objections received
I don't want another hearing, the verdict is all right.
The judgment has legal force, as both sides did without appeal.
The minister took note of the ruling and will comply.
She could live with the decision.
The convict said his sentence was just and didn't fight it.
We are not going to take it any further.
Objection: not raised
They withdrew their threat to appeal before filing anything.
The heirs accept the decision.
The player served his ban without protest.
The farmer complied with the order at once.
The family didn't have the strength for a second trial, so they let it be.
The plaintiff is content with what he got and stays out of the appeal court.
The verdict was taken without demur.
An appeal would be pointless, so we refrain from it.
The applicant took the rejection lying down.
No one has gone to court against the permit.
Neither side wanted to go on to the next instance.
The insurer's refusal was accepted by the patient.
I have nothing to say against the assessment.
The union let the award stand.
Her right to object was never exercised.
The dismissal was not disputed by the worker.
He let the deadline for his appeal go by.
""",
    },
    "consent": {
        "yes": """
You have my blessing to go ahead.
The parents allowed the trip.
Mum gave the green light.
I hereby authorise you to use my photo.
The patient was in favour of the operation.
The landlord has no objection to our plans.
She nodded when we asked whether we might film her.
Permission was granted by the head teacher.
Go ahead, it's fine by me.
May we publish it? Yes, the author is happy for us to do so.
The council gave its okay.
He willingly let us take his picture.
All participants ticked the box that they agree.
With the full agreement of the family.
The board approved the request without a dissenting voice.
Nobody refused, every parent sent the slip with a yes.
We have it in writing that she allows the recording.
The owner let us cross his land.
I am quite willing for my data to be stored.
My grandmother consented to the treatment.
Authorisation received from both guardians.
They were asked and were only too glad to let us.
The chief gave us leave to dig.
You are welcome to use my name, I have nothing against it.
The guardian signed the permission slip for the outing.
I agree.
She said yes.
Permission granted
You may.
I have no objection.
He gave his consent.
Go ahead, you have my permission.
They've allowed it.
She signed the consent form.
It's fine by me.
My parents let me go.
We have the green light.
The boss approved it.
I hereby agree.
You can use my photo.
He nodded.
Her mother has agreed.
Approved
She has nothing against it.
We got the go-ahead.
All right, do it.
The patient agreed to the operation.
The landlord allows pets.
He gave us his blessing.
I consent to the processing of my data.
The form has been signed by both parents.
Of course you may.
They didn't refuse, they agreed.
She ticked the box to say yes.
The authority gave its permission.
With his express consent
The owner doesn't mind.
He put his signature under the agreement.
We're allowed to.
The permit was issued.
I don't mind if you pass it on.
She gave the nod.
The teacher let them.
My answer is yes.
The committee has given its assent.
You're welcome to publish it.
He consented after long thought.
I've been told I may.
Thumbs up from the director
Consent obtained in writing
The neighbours have agreed to the fence.
She raised no objection.
May we take pictures? Sure.
The author allowed the reprint.
He was asked and he said okay.
I give you leave to do it.
It happened with her knowledge and consent.
We have been given permission.
They've put their yes in writing.
I'm happy for you to record this.
He didn't say no, he said with pleasure.
The guardian agreed.
Authorised
She waved it through.
The court has given leave.
Please feel free, I agree to it.
You have my word that you may.
The council has said yes to the party.
My doctor allowed it.
The patient's declaration of consent is on file.
She agreed without hesitation.
The board backs it and has signed.
All relatives are in agreement.
I accept the terms.
He authorised the transfer of his files.
Yes, you can contact me by mail.
The request was approved.
He's okay with it.
Dad finally gave in and allowed it.
Everybody asked was in favour and signed.
I withdraw my refusal and agree.
The chief physician has given his approval.
We were granted leave to enter.
The farmer lets us camp in his field.
""",
        "no": """
The mother would not let us take the photograph.
Her guardian said it was out of the question.
We were denied leave to film.
The patient declined the operation.
The council vetoed it.
It was done behind his back and against his will.
He shook his head when we asked to record him.
I forbid you to use my picture.
The landlord put his foot down and forbade it.
May we publish it? The author will not hear of it.
Authorisation denied.
The family withdrew its approval.
My father was never consulted, they simply went ahead.
The permission slip never came back, so she must stay behind.
She is opposed to the treatment.
Without the owner's approval they crossed his land.
They objected strongly to being filmed.
The board turned the request down.
We have yet to obtain the parents' agreement.
I do not want my data stored.
Nobody gave us the go-ahead.
The head teacher rejected our request for leave.
You may not use my name, and that is final.
He took back his yes before the study began.
Approval was withheld by both guardians.
I don't agree.
She said no.
Permission refused
You may not.
He didn't consent.
I object.
My parents won't let me.
Consent: not given
Nobody asked her.
The boss turned it down.
Don't use my photo.
She hasn't signed.
No way, I won't allow it.
The owner forbade it.
They were against it.
I never gave my permission.
He shook his head.
The landlord doesn't allow it.
Not approved
Without her consent
The patient refuses the operation.
I've withdrawn my consent.
We didn't get permission.
The form came back unsigned.
I do not wish my data to be stored.
He vetoed it.
The authority refused the permit.
Hands off, I don't agree to this.
She left the box empty.
I don't want that.
The mother refused.
Request denied
We aren't allowed to.
It was done without asking him.
The teacher forbade it.
She's dead against it.
The author won't let us print it.
He took back his yes.
The council said no.
Thumbs down from the director
No agreement from the parents so far
She revoked her consent.
May we film here? Certainly not.
The neighbours object to it.
My answer is no.
They did it over my head.
I refuse.
The committee rejected it.
He hasn't said yes.
Consent was withheld.
The patient ticked no.
You don't have my permission.
The guardian would not sign.
I'd never agree to such a thing.
She didn't nod, she shook her head.
The court refused leave.
He declined.
The signature of the father is lacking.
I protest against the use of my name.
We got a red light.
She has not authorised anything.
The doctor forbids it.
Against her express wish
The person concerned has objected.
I won't have it.
The family is opposed and has refused.
They asked for permission and were sent away.
Not with me, you don't have my okay.
He wouldn't give us his blessing.
She insists that she never allowed it.
Please delete my data, I do not consent to it.
The farmer chased us off, no camping allowed.
Under no circumstances do I give my approval.
The relatives will not permit it.
I've crossed out the consent clause.
The board blocked it.
He's not okay with it.
No permit was issued.
She was filmed without knowing or agreeing.
The request was rejected.
""",
    },
    "luggage": {
        "yes": """
One hold bag per passenger comes with the ticket.
Your suitcases fly at no extra charge.
The fare includes twenty-three kilos in the hold.
I could check my trunk in without paying a penny more.
Bags are covered by the fare.
Take your big suitcase along, you have paid for it already.
Free baggage allowance: 20 kg
A rucksack and a suitcase each, all in the price.
Do I have to pay for my case? No, it goes with the ticket.
The coach takes our cases in the boot for nothing.
There is no surcharge for checked bags.
Ticket with hold baggage.
The transfer of your bags to the hotel is part of the deal.
We booked the fare that lets each of us bring a suitcase.
Even the pushchair and two holdalls went along free of charge.
The airline lets you hand in a large bag at no cost.
Your trunks will be carried as part of the package.
Every traveller is entitled to one checked case.
Porterage and bags are taken care of in the fare.
Nothing extra to pay for my two cases, hurrah!
The flex fare comes with a bag for the hold.
Our children may each bring a case under this ticket.
Suitcase inclusive.
My skis and my holdall were included in what I paid for the flight.
Please note that your fare entitles you to two pieces of baggage.
Luggage: yes
One bag is free.
My suitcase is in the price.
Bags included.
You can bring a suitcase.
One piece of luggage per person.
The ticket includes a checked bag.
No extra charge for bags.
I can take my trunk along free.
Your case travels free.
Two bags are allowed free.
With luggage
Twenty kilos of luggage included
The fare covers one suitcase.
We paid nothing for our bags.
The rucksack goes in the hold at no extra cost.
Free luggage allowance
Checked baggage is part of the ticket.
Hold luggage: included
Is my bag included? Yes.
Do bags cost extra? No.
The bus takes suitcases free of charge.
Our cases didn't cost extra.
They didn't charge me for my suitcase.
The price includes hand luggage and a suitcase.
You needn't pay for your bag.
A large case is included in the fare.
You may check in one bag for free.
The skis fly free along with our case.
Our bags are covered by the ticket.
Every passenger has a free bag.
She gets two suitcases on her ticket.
The ticket comes with baggage.
All bags are in the price.
He checked in his bag without paying.
I booked the fare with luggage.
The fare with suitcase, please.
The luggage costs nothing more.
No surcharge for suitcases
Your luggage goes free.
Even big cases are covered.
I took the ticket that includes luggage.
Luggage transport is included in the tour.
The tour firm carries our bags, it's in the price.
The holdall is covered by my ticket.
Bring your bags, they're included.
Luggage allowance: one piece of twenty-three kilos
Allowance: two bags in the hold
With bags: yes
The package holiday includes luggage on the flight.
The airline doesn't bill us for bags.
Hand luggage only? No, a suitcase is in as well.
Not without luggage: one case is in.
The price is for you and your suitcase.
A suitcase each is included.
Each passenger may take one case at no charge.
My ticket entitles me to a checked suitcase.
The train takes our cases, of course, at no charge.
We didn't have to pay for the cases.
The flex fare contains baggage.
Thankfully the flight price includes our suitcases.
The higher fare has a bag in it.
There's no fee for luggage.
There is no fee for the first suitcase.
They let me check my bag for nothing.
The transfer price includes all your baggage.
The cab driver takes the bags at no extra price.
My bike bag and suitcase are part of the fare.
Your booking: seat and suitcase
Your booking contains one hold bag per person.
All our luggage flies with us on the same ticket, free.
One trunk and one bag per head, all included
Bags? All taken care of in the fare.
You won't be charged for your suitcases.
The cruise fare covers as many cases as you like.
I checked the booking: the bag is in.
She didn't have to add a bag, there was one in the fare.
""",
        "no": """
Each checked bag will set you back thirty pounds.
The fare covers you and a small rucksack, nothing more.
I had to pay extra at the counter for my case.
Hold baggage can be added for a fee.
A surcharge applies to every suitcase.
Travel light, only what fits under the seat goes free.
No hold bag with this ticket.
The cheap fare does without checked baggage.
Is a suitcase in the price? No, it has to be booked on top.
Cases are charged by weight.
They demanded forty euros for my trunk.
Cabin bag only, anything bigger is charged.
The bargain ticket excludes bags for the hold.
Free baggage allowance: nil
We left our suitcases at home, as they would have cost a fortune.
Your fare does not entitle you to any checked bags.
Bags have to be sent separately at your own cost.
Basic fare, without suitcase.
The airline bills you for whatever goes into the hold.
My holdall was turned away, since the ticket did not cover it.
For luggage please buy a supplement.
Trunks and cases are extra.
The price is for the seat alone, so any case must be paid for.
A bag in the hold is a chargeable extra.
The transfer of your cases is not part of the package.
Luggage isn't included.
Luggage: no
Bags cost extra.
No suitcase included.
You must pay for your bag.
The ticket is without baggage.
No checked bag.
Without luggage
My suitcase costs extra.
We had to pay for our bags.
Only a small handbag is allowed.
No bags in the price.
Suitcases are charged separately.
I had to book my suitcase on top.
The fare covers just me, not my case.
Just a rucksack under the seat, nothing else.
Is my bag included? No.
Do I pay for my case? Yes, it's extra.
Luggage must be booked separately.
The cheap ticket has no luggage.
Hold luggage: not included
A suitcase is not part of the fare.
They charged me for my bag.
The airline wanted money for my suitcase.
Free luggage? Not with them.
No free bags.
The bus takes bags for a fee.
Surcharge for every bag
Extra fee for suitcases
There's a charge for luggage.
I travel light, the fare has no bag.
My ticket doesn't cover a suitcase.
The price doesn't include baggage.
The basic fare comes without baggage.
Luggage allowance: none
Allowance: zero pieces
With bags: no
We left the suitcase at home, as it wasn't in the fare.
She had to leave her case behind, the ticket had no luggage.
You can't take a suitcase on this ticket.
Anything bigger than a handbag costs extra.
Every suitcase has to be paid for.
Add a bag for a fee
The case was dearer than the seat.
Bags are not covered.
The luggage is billed on top.
The fare is bare, no luggage.
The flight is cheap, but the bag isn't in it.
We squeezed everything into our coats, since no bag was included.
Seat only, no bag
Your booking: seat only, luggage extra
Nothing may be checked in on this fare.
I paid a fortune for my case at the gate.
At the gate they made her pay for her bag.
Luggage at an extra charge
The package price leaves out the luggage.
Transport of luggage is not part of the tour.
You carry your own bags on this tour, transport isn't in the price.
The transfer doesn't include suitcases.
The shuttle charges for each bag.
Included: seat, drink. Not included: bags.
He took the fare without a suitcase.
I booked without luggage.
The light fare: no suitcase
The saver ticket has no baggage allowance.
Not one bag is free.
No hold baggage on this booking
You'll be charged for luggage.
Luggage isn't free here.
If you want to bring a case, you must pay for it.
The ticket gives no right to luggage.
My bags weren't in the price after all.
A bag would have been extra, so I took none.
They bill suitcases by weight, kilo by kilo.
Sorry, this price is without baggage.
Even the first suitcase costs money.
""",
    },
    "warranty": {
        "yes": """
If it breaks within three years, you get a new one free.
The manufacturer vouches for it until 2028.
Repairs cost me nothing, for it is covered.
Keep the receipt, it is your proof for the guarantee.
Should anything fail, the shop will put it right at its own expense.
Five-year guarantee on all parts.
The warranty card is in the box.
They replaced the motor free of charge under the guarantee.
Is it covered if it breaks? Yes, until next May.
A defect would be the seller's expense for the first two years.
No repair bills for the first five years, the maker promises.
Full manufacturer's cover.
I bought an extra year of cover on top of the usual two.
Our firm stands behind this product with a ten-year promise.
The cover has not lapsed, so send it in and they will mend it.
The watch comes with a lifetime guarantee.
The dealer is liable for faults until autumn.
Guaranteed against defects for 24 months.
The broken screen falls under the warranty.
You are entitled to a free replacement within the cover period.
We guarantee the machine for eighteen months from purchase.
Luckily my dishwasher was still within the guarantee period.
The maker's cover is transferable and still running.
Sold with a year's guarantee from the dealer.
Any fault in the first three years is on the house.
It's under warranty.
Still under guarantee.
It has a two-year guarantee.
The repair was free, thanks to the warranty.
The maker covers it.
You get a guarantee with it.
Is there a warranty? Yes.
The warranty hasn't run out.
They'll replace it for free.
Comes with warranty.
I've kept the guarantee card.
The shop has to repair it at no cost.
Five years of guarantee.
Covered by the manufacturer.
The warranty is still running.
If it breaks, you get a new one.
Lifetime guarantee.
We stand by our product, with a full guarantee.
The guarantee covers parts and labour.
I had it mended under warranty.
The cover lasts another year.
It was repaired without a bill.
Warranty extended
The seal is intact, so the guarantee holds.
You needn't pay, it's a warranty case.
The maker promises to fix any fault.
It's guaranteed for ten years.
The dealer gives a guarantee.
The defect falls under the warranty.
I sent it in with the warranty slip and got a new one.
It's only a month old, so it's covered.
Guaranteed.
The battery is covered as well.
No charge for repairs during the guarantee period.
The guarantee is valid until next year.
The used car comes with a dealer's guarantee.
She bought an extended warranty.
The manufacturer vouches for it.
With guarantee.
The warranty has not expired yet.
The maker took it back and gave me a replacement, as promised in the guarantee.
They can't charge me, I have a guarantee.
The screen is insured by the maker against defects.
The guarantee papers are in the box.
Free replacement within three years.
My watch has a worldwide guarantee.
The service centre accepted it as a warranty case.
Warranty period: running
It isn't out of warranty.
The producer is liable for faults for years to come.
You'll get a warranty certificate.
I'm lucky, the guarantee still had a week to go.
The warranty applies.
Any defect will be put right at our expense.
A long guarantee is included.
The firm honours its guarantee.
We give you a warranty on all parts.
The roof carries a twenty-year guarantee.
The guarantee was transferred to me by the first owner.
The fault is covered.
Don't open it, or you'll lose the warranty it still has.
The warranty covers this kind of damage.
Parts were exchanged at the maker's expense.
We'll fix it for nothing, as it is within the guarantee.
The machine is protected by a maker's warranty.
I registered it, so it's under guarantee.
The tyres are guaranteed for life.
A year's warranty on repairs.
He claimed on the warranty and it worked.
There's a warranty on it.
The guarantee stamp is in the booklet.
They honoured the guarantee without any fuss.
Should it fail, the manufacturer pays.
The dishwasher has its guarantee left.
You have nothing to fear, the maker covers all faults.
The seller gives his guarantee in writing.
Full warranty.
The cost is on the maker, since it's so new.
My phone's cover has not lapsed.
""",
        "no": """
Sold as seen.
If it breaks, you will have to pay for the repair yourself.
The cover lapsed in spring.
The guarantee period is behind us.
A private sale, so no comeback if it fails.
The manufacturer refuses to pay for the repair.
Out of warranty since January.
The dealer accepts no liability for faults.
Is it covered if it breaks? No, you buy it at your own risk.
Because I opened the case, my guarantee became void.
The shop shrugged and sent me the repair bill.
All claims against the seller are excluded.
Bought without any cover.
The guarantee expired one day before the motor died.
No free repairs, as the two years of cover are up.
They turned down my warranty claim.
The cover was limited to a year, and that year is gone.
As is, no returns, no guarantee.
The seller makes no promise that it will last.
Should a defect appear, the cost is yours.
Lacks any manufacturer's cover.
My dishwasher broke just after the guarantee had ended.
The warranty was forfeited by the home-made repair.
The cheap import carries no maker's promise whatsoever.
We regret that this model is excluded from our guarantee.
No warranty.
The guarantee has run out.
Warranty: no
Out of warranty.
No guarantee on this.
The warranty expired last year.
Is there a warranty? No.
I had to pay for the repair myself.
Private sale, no guarantee.
The cover is over.
Buy at your own risk.
No returns, no guarantee.
The warranty is void.
The maker won't pay any more.
Without guarantee.
The guarantee ended long ago.
They refused the claim because the warranty was over.
You get it as it is.
It's too old for the guarantee.
I've lost all claims by opening it.
The seller excludes any warranty.
No longer covered.
If it breaks, that's your bad luck.
There's no guarantee on used goods here.
The guarantee ran out a week before it broke.
Nobody covers the repair.
The repair will cost you, it isn't covered.
We give no guarantee.
Warranty excluded
The broken seal cost me the guarantee.
As is, no claims.
He sells it without any guarantee.
The manufacturer has gone bust, so the guarantee is worth nothing.
It's not under warranty.
The warranty doesn't apply.
I have no claim any more.
The period of guarantee is over.
No one vouches for it.
The dealer won't give a guarantee on such an old car.
Because of the self-made repair the warranty lapsed.
You'd have to bear the costs of any fault.
The guarantee isn't valid here.
It came from a flea market, so no guarantee.
No replacement if it fails.
The warranty was never extended and is gone.
Not guaranteed.
Any liability for defects is excluded.
Warranty period: expired
There never was a guarantee.
The device is past its warranty.
My phone is three years old, no cover left.
Sold for spare parts, without warranty.
I can't send it in, the guarantee is over.
It's off warranty.
Without the receipt the guarantee is gone, and I lost the receipt.
No free repair for this one.
The repair comes out of my own pocket, as the warranty is dead.
The goods are sold without any assurance.
It doesn't come with a guarantee.
Forget the warranty, it ran out ages ago.
The service centre wants money, because the guarantee has lapsed.
The seller takes no responsibility for faults.
We can't mend it free, the guarantee is up.
The tinkering has voided the guarantee.
Outside the guarantee period.
Bargain bin, no guarantee, no exchange.
The manufacturer denies any guarantee.
Guarantee: none
The cover has expired.
If something goes wrong, you're on your own.
No promise by the maker comes with it.
It was a gift from a junk dealer, who'd give a guarantee on that?
The warranty has been forfeited.
They don't offer a warranty.
Guaranteed? Not any more.
A guarantee is not granted.
All warranty claims have ended.
""",
    },
    "hired": {
        "yes": """
She starts work with us on Monday.
Our choice for the post fell on him.
The firm took her on as an apprentice.
I was offered the position and said yes.
We are delighted to confirm your appointment.
He beat forty rivals to the post.
My application was successful.
The vacancy has been filled by Ms Okoro.
Employed from 1 September.
Did you get the post? Yes, they want me from next week!
They appointed her head cook.
He will be our new caretaker.
Her desk is ready and the badge is printed, she begins tomorrow.
We look forward to working with you from May.
The boss shook his hand and said: when can you start?
I landed the role!
The company snapped her up straight after the interview.
They did not let him go home before he had a contract.
Nobody else was as good, so we gave her the post.
Recruited as a night nurse.
The candidate convinced us all and has been taken on.
He impressed the panel and was given the position.
My son is now on their payroll.
You have been selected for the position of clerk.
The post of gardener went to her.
I got the job!
She was hired.
We hired him.
You're hired.
Hired: yes.
He starts with us on Monday.
They took her on.
I've been accepted.
We chose him for the job.
He got the post.
I got the position.
They offered her the job and she took it.
She's joining our firm.
We're taking her on.
My contract starts next month.
They picked me.
He landed the job.
We've decided in your favour.
She beat all the other candidates.
The job is hers.
He was given the post.
I'm the new cook here.
We gave him the job.
You can start tomorrow, the job is yours.
She has a new employer now, they took her.
Out of fifty people they chose me.
He signed his work contract with us.
The vacancy went to him.
They said yes to my application.
She is our new receptionist.
We are happy to have her on board.
I was taken on as a driver.
He convinced us, so we employed him.
They didn't turn me down, they took me.
The firm has recruited her.
She was appointed.
He'll be working for us from now on.
Yes, I was chosen!
She's in, we hired her on the spot.
They gave me the job in the bakery.
We've found our new teacher in her.
It was a yes from the boss.
Her application was a success.
He was the best candidate, so the job went to him.
I have been appointed as a clerk.
We'd like you to work for us, please sign the contract.
My first day at the new job is tomorrow.
He was engaged as a gardener.
The interview went well and they took me.
She won the position.
The board has named him as the new head.
Did he get the job? Yes.
They called to say I'm in.
We offer you the job and look forward to you.
She got her contract today and starts soon.
Our new trainee is the boy you recommended.
We couldn't let her go, so we employed her.
He moved into his new office on his first day with us.
I'm no longer looking, I got hired.
They were impressed and made him an offer, which he took.
She now works for us as a nurse.
The choice fell on him.
They have put her on the payroll.
I made it, the job is mine!
Despite his age he was hired.
They rejected the others and took her.
He is employed with us now.
The hotel has taken me on as a cook.
We welcome our newest colleague, whom we chose last week.
She got in.
They wanted me, and I said yes.
He passed the probation talk and was taken on for good.
The captain signed him on as a sailor.
Her application was accepted.
I'll be working at the library, they hired me.
He got the thumbs up from the boss and starts soon.
We filled the post with her.
No rejection this time, I got the place.
They went for him in the end.
""",
        "no": """
We regret that we cannot offer you the position.
He came second, and the other candidate was chosen.
My application was rejected.
She did not make the shortlist.
The post went to another applicant.
After the interview I never heard from the firm again.
They showed him the door after ten minutes of interview.
Unfortunately your application was unsuccessful.
Did you get the post? No, they preferred someone with more experience.
The panel decided against her.
Our vacancy has been filled by a different person, sorry.
A thin envelope with a polite refusal from the firm.
He withdrew his application before we could decide.
The company froze all recruitment, so she went away empty-handed.
I was passed over for the role.
Rejected after the second interview.
She lacked the skills, so we kept looking.
The boss found him unsuitable for the post.
I failed to land the job and must keep applying.
We shall keep your papers on file, but cannot employ you.
Nothing came of her interview.
The applicant was sent home without a contract.
He is still looking for work after their refusal.
Declined, overqualified for the role.
Another candidate suited us better than you.
I didn't get the job.
She wasn't hired.
We turned him down.
They rejected me.
Hired: no.
Sorry, you were not chosen.
He was turned down.
They took someone else.
The job went to another person.
I got a rejection.
We decided against her.
He didn't make it.
Unfortunately we can't offer you the job.
They didn't want me.
She's still looking, that firm said no.
We chose somebody else.
It was a no.
He wasn't good enough for the post.
I wasn't taken on.
We won't be hiring him.
Another applicant got the post.
She was refused.
I'm still unemployed, they didn't take me.
They wrote that they had found someone better.
Her application was unsuccessful.
We regret to inform you that you were not selected.
He failed the interview.
Thanks for coming, but we've picked another.
They never called me back, and someone else has the job.
Did he get the job? No.
My application was turned down.
She did not get the position.
They showed him the door after the interview.
We couldn't give her the job.
He wasn't the right man for us, so we declined.
The post was given to a younger person, not to me.
They passed me over.
I was not accepted.
He came second, so the job is not his.
We wish you luck elsewhere.
The boss didn't want him.
She missed out on the job.
No contract for me.
They said I was overqualified and sent me away.
He has to keep looking, we didn't take him.
We have not hired her.
The firm decided not to employ him.
Rejected again.
They thanked me and said no.
I had hoped for the job, but in vain.
She got a polite letter of refusal.
We can't use you, sorry.
He doesn't fit into our team, so it's a no.
The job wasn't given to him.
My hopes of the post have been dashed.
They were not convinced by me and took another.
She was shortlisted, yet not chosen.
None of the applicants was right, and that includes you.
We are sending back your papers with regret.
He has been told that he isn't wanted.
The vacancy was filled, but not with me.
Nothing came of the job.
I failed to impress them and got nothing.
We had to disappoint her.
He was dropped after the first round.
They preferred a candidate with more experience to me.
Don't call us, we'll call you, that was all.
They gave me the thumbs down.
Her lack of papers cost her the job.
We said no to him.
The job slipped through my fingers.
I was one of the ninety-nine they turned down.
They hired my friend, not me.
She was found unsuitable.
He walked out of the interview without an offer.
We are unable to employ you.
I didn't get in.
No job for him at our place.
He was sure of the job, but they took a different man.
We cannot consider your application any further.
""",
    },
    "allergy": {
        "yes": """
Pollen makes my eyes stream every spring.
One peanut could kill her.
She carries an adrenaline pen because of bee stings.
He swells up if he eats shellfish.
I suffer from hay fever.
Strawberries bring me out in hives.
Keep the cat out, Jonas starts sneezing and wheezing at once.
Penicillin is taboo for this patient, she reacts badly.
Please leave out the sesame, my son's throat would close up.
Anything you cannot eat? Yes, eggs give me a terrible reaction.
The skin test was positive for dust mites.
Her body reacts to latex with blisters.
Known allergen: soya
Nuts are strictly off limits for him on doctor's orders, one bite means hospital.
The doctor confirmed an allergic reaction.
I cannot be near horses without my antihistamines.
He must avoid wheat, as it causes him an itchy rash and swollen lips.
Allergy passport enclosed.
No wasp should get near her, a sting means an ambulance.
My immune system goes mad at the sight of a hazelnut.
Her lips tingle and puff up after one bite of apple.
The guest in room six is hypersensitive to feathers.
Dog hair sets off my asthma, so I stay away.
The patient told the nurse that aspirin gives her hives.
She has been fighting a nickel allergy since childhood.
I'm allergic to nuts.
She has a pollen allergy.
Allergy: yes
He can't have peanuts, his throat swells up.
Cats make me sneeze and itch.
Bee stings are dangerous for her.
I always carry an adrenaline pen.
Penicillin gives him a rash.
She gets hives from shellfish.
My eyes water every time the grass is in flower.
He reacts badly to latex.
The prick test showed an allergy to dust.
I have to avoid eggs because of my allergy.
She swells up after a wasp sting.
Careful, she's allergic!
He takes tablets for his hay fever.
I come out in spots if I eat tomatoes.
One peanut and she ends up in hospital.
Dog hair makes him wheeze.
Are you allergic to anything? Yes, to soya.
She had an allergic shock as a child.
My skin itches as soon as I wear wool.
He is on antihistamines for his allergy.
The doctor found a milk protein allergy.
I suffer badly when the birches bloom.
She can't wear cheap earrings because of the nickel.
He must not be given aspirin, he reacts to it with hives.
Her allergy passport lists three drugs.
Allergic to bees
I can't stroke a horse without sneezing.
The rash comes from his allergy.
She's hypersensitive to house dust.
Please leave out the celery, I'm allergic to it.
A whiff of perfume brings on her allergic cough.
He's had hay fever since school.
My lips tingle and swell when I eat kiwi.
The allergist confirmed it.
Her immune system overreacts to fish.
I'm having desensitisation shots against grass pollen.
He's not just fussy, he's truly allergic to it.
She had to give her cat away because of her allergy.
Known allergies: antibiotics
We keep the house nut-free for our son, he'd stop breathing.
His nose runs all through the pollen season.
I react to mould with red eyes and sneezing.
The nurse put a red allergy band on her wrist.
She breaks out in a rash from certain plasters.
Strong reaction to wasp venom
He can't sleep on feathers, they trigger his allergy.
An allergy sufferer like me reads every label.
She was diagnosed with a hazelnut allergy.
The injection caused an anaphylactic shock in him.
My allergy has got worse this year.
He has several food allergies.
Mites in the mattress make her sneeze all night.
I have asthma from cat hair, an allergic one.
The boy must not touch strawberries, he gets wheals.
She's down in our files as allergic to iodine.
He's by no means free of allergies.
The dentist has to use another anaesthetic, as I'm allergic to the usual one.
Emergency kit in his rucksack in case he's stung
She blew up like a balloon after eating crab.
Even traces of nuts can kill me.
His skin reacts to washing powder with an allergic rash.
I wear a pollen mask for my hay fever.
The cook knows that she is allergic.
He's got a sun allergy.
My daughter's allergy was found by a blood test.
She sneezes the moment a rabbit hops in, she's allergic.
Allergic reaction to contrast agent on record
Dust sends him into sneezing fits, says his allergy test.
I can't eat apples, they make my mouth itch and swell.
She has an intense allergic reaction to hair dye.
The pollen forecast decides whether I go out.
His mother told the teacher about his nut allergy.
Her face swelled up after the antibiotic.
I've been allergic to cats all my life.
He keeps his antihistamine spray at hand for the flowers.
Wheat brings her out in an itchy rash, as the allergist proved.
The form says allergic, underlined twice.
""",
        "no": """
The skin test came back negative for everything.
Nuts, milk, eggs: he takes them all without any trouble.
You can serve her whatever you like, she tolerates everything.
I am fine with cats, pollen and dust.
No intolerances or reactions on file.
A bee sting leaves me with a small red spot and that's it.
The patient denies any allergies.
Anything you cannot eat? No, I eat the lot.
My hay fever turned out to be a common cold.
She has never reacted badly to any medicine.
Penicillin may be given without worry.
Allergens of concern: none
He can be around horses all day without a sneeze.
The doctor ruled out an allergic cause.
We can put peanuts on the table, all our guests tolerate them.
The child is free of allergies.
My stomach and skin put up with anything.
No special diet required, nothing triggers a reaction.
Spring is my favourite time, pollen leaves me cold.
The tests found no sensitivity to any of the forty substances.
She tucks into shellfish and feels great afterwards.
The rash came from nettles, so the allergy was a false alarm.
Neither food nor medicines have ever caused him hives or swelling.
Cook what you want, none of us reacts to anything.
Non-allergic, according to his medical file.
I'm not allergic to anything.
She has no allergies.
Allergy: none
He can eat everything.
No known allergies
Pollen doesn't bother me.
She tolerates penicillin well.
The allergy test was negative.
I've never had hay fever.
Nuts are no problem for him.
Cats don't make her sneeze.
He was stung by a bee and nothing happened.
I put up with all foods.
My skin reacts to nothing.
She can wear any jewellery without a rash.
Are you allergic to anything? No, to nothing.
The doctor ruled out an allergy.
He doesn't need an emergency pen.
I've never had a rash from food.
It isn't an allergy, just a cold.
She walks through flowering meadows without a sneeze.
He just dislikes fish, he isn't allergic to it.
Free of allergies
No reaction to any of the substances tested
I sleep on feathers without any trouble.
He takes every drug without a problem.
No hives, no swelling, no sneezing, ever
She's by no means an allergy sufferer.
The suspicion of a nut allergy was not confirmed.
The blood test found no allergy.
I can cuddle dogs and cats all day long.
Our son can have milk, eggs, nuts, whatever.
He has no intolerance of any kind.
The prick test left no wheals.
She ate the peanuts and was fine.
My eyes stay dry even when the birches flower.
No need to leave out anything, I'm not allergic.
The cook needn't take care, nobody at our table has an allergy.
Allergic? Not me.
I used to think I was allergic, but the tests proved me wrong.
She handles latex gloves all day, with no reaction.
You can give him any antibiotic, he's not allergic.
We've never seen her react to anything.
I eat strawberries by the bucket and never get a spot.
His nose is fine, even in the pollen season.
Nothing makes me itch.
She's had wasp stings, but never a bad reaction.
The allergist sent him home without a finding.
I can eat shellfish till the cows come home.
He lives with three cats and has never sneezed because of them.
No allergy passport needed
The rash came from nettles, she isn't allergic to anything.
My body copes with every food and every drug.
The box for allergies is crossed out.
She doesn't suffer from hay fever or anything like that.
He can wear wool on bare skin without an itch.
None of the allergens had any effect.
As far as we know, the child has no allergies.
Dust, mites, mould: I'm immune to them all.
She left the line for allergies blank and said there were none.
He takes aspirin without any reaction.
Not a trace of an allergy
I've no trouble with gluten, milk or nuts.
The anaesthetic can be used, she's free of allergies.
His parents have hay fever, but he hasn't.
You may serve me anything, my body takes it all.
She keeps horses and has never so much as sneezed.
The doctors looked for an allergy and didn't find one.
I was tested for pollen and hair, with no result.
He has no history of allergic reactions.
Unlike my sister, I'm not allergic.
She wears cheap earrings and her ears don't mind.
No red eyes, no runny nose, whatever is in bloom
We have nobody with allergies in the family, him included.
Peanut butter is her daily bread, and it does her no harm.
Allergies? Fortunately, he's been spared them.
I get along with every plant and every animal.
""",
    },
    "retired": {
        "yes": """
He hung up his boots in June after forty years at the firm.
She has been enjoying her golden years since she left the school.
The old baker handed the shop to his son and put his feet up.
I have drawn a pension for a decade.
My days at the office are behind me, now I look after my roses.
Former teacher, now a pensioner.
They gave her a clock at her farewell, and now she travels.
Does your dad still work? No, he has been drawing his pension since spring.
A judge in retirement.
At seventy she no longer has to get up for work.
Professor emeritus
He took early retirement for health reasons.
The colonel left active service and lives quietly by the sea.
No more night shifts for Olga, her pension has begun.
We senior citizens have time on our hands now that work is over.
The former driver lives on his savings and a state pension.
Ex-policeman, pensioned off last year.
My last working day was in 2015.
She withdrew from business life at sixty.
Granny collects her pension every month.
After a long career he is taking his well-earned rest.
The company doctor pensioned him off at fifty-eight.
They have both said goodbye to working life for good.
Old-age pension: received since 2019
The actress quit the stage for ever and tends her bees.
He's retired.
She's a pensioner.
I draw my pension.
Retired teacher
I'm in retirement.
She has been retired for years.
He gets a pension now.
My working life is over.
Status: pensioner
She's enjoying her retirement.
I used to be a postman, now I'm retired.
He took early retirement.
We both live on our pensions.
A former judge, now in retirement
No more work for me, I've earned my rest.
She left work for good.
He has all the time in the world since he retired.
I've hung up my apron for good.
My pension comes every month.
She handed the farm to her son and put her feet up.
He's an OAP.
I no longer have to get up for work, I'm a pensioner.
He went into retirement last summer.
She's a retired nurse.
After forty years at the mill he now rests.
I gave my farewell party and got the gold watch.
Old-age pensioner
He isn't working any more, he's on a pension.
She's got a bus pass and a pension.
I don't work any more at my age.
Retirement suits him.
The old captain lives on his pension by the sea.
My husband has been at home since he retired.
He has retired from business.
She plays bridge all day now that she's retired.
I've been receiving my old-age pension since my birthday.
He's no longer in working life.
She's past pension age and has stopped.
Pension: being drawn
Do you still work? No, I'm a pensioner.
He enjoys the peace after his long working life.
I've reached retirement age and left.
They pensioned her off.
He was sent into early retirement.
She's professor emeritus.
The sergeant has left the service on a pension.
My boss retired me last year.
He's at home for good, the years in the mine are over.
I'm a lady of leisure on an old-age pension.
The dentist has given up his practice on account of age.
She lives off her pension and her savings.
Since I stopped work, I've been growing tomatoes.
He's got his well-earned rest.
Retired
She's a former headmistress living on her pension.
I belong to the retired folk.
The retired engineer builds model trains.
He said goodbye to his working days.
He isn't employed any longer, he gets a pension.
She quit at sixty and has lived on her pension since.
I'm on the state pension.
Her working days are over.
We're retired and travel a lot.
He has gone out to grass, as he likes to say.
The applicant receives an old-age pension.
The old baker no longer bakes, his daughter has taken over.
I retired from the police.
My pension is small, but enough.
He's in the third year of his retirement.
Grandpa no longer goes to work, he's a pensioner.
She looks back on her working life from her garden bench.
I was a driver until my pension came.
He's a man of leisure after his career.
Former occupation: miner, pensioner now
She retired early for her health.
The company bid me farewell into retirement.
Every day is Sunday for me since I retired.
He finds life as a pensioner boring.
My former colleagues visit me in my retirement.
""",
        "no": """
He is in the middle of his career.
Five more years until her pension.
At seventy-two he still runs the bakery day in, day out.
I have to keep working until I am sixty-seven.
She is employed full time as a nurse.
My uncle would not dream of giving up work.
Retirement is a long way off for him.
They earn their living on a building site.
Does your mum still work? Yes, she is at the office right now.
Still active in his profession.
The old judge sits in court every Tuesday and won't step down.
She has just begun a new career.
Working, with a salary paid monthly.
He put off his pension for another three years.
Her request to stop work early was refused.
I am too young for a pension.
The professor lectures every week and will do so for years.
We cannot afford to stop working.
In employment, shift worker.
Gran keeps the shop going from eight to six.
She has yet to reach pension age.
The surgeon operates daily and has no thought of leaving.
My working days are far from over.
He was promoted last month and loves his job.
He still works.
She's not retired yet.
I've got ten years to go until my pension.
Still in work
He won't hear of retirement.
She's far too young to retire.
I go to work every day.
No pension yet
He's in the middle of his career.
Retired: no
I'm not a pensioner.
She's still teaching at seventy.
I've just started my first job.
He is years away from retirement.
I'm still employed.
She only dreams of retirement.
He carries on working.
My pension is a long way off.
Still at the office every morning
She has no intention of stopping.
I can't retire before my time.
He's still running the firm.
Not in retirement
She's only thirty and works as a lawyer.
I'll be working for a good while yet.
He's not drawing a pension.
Do you get a pension? No, I still work.
At seventy-five he's still behind the counter.
She put off her retirement.
I want to go on working.
He's in active service.
My work is too much fun to stop.
The old doctor still sees patients.
She's an active member of the staff.
I still have to earn my living by work.
He hasn't retired.
Two more years, then I can retire.
She came back out of retirement and works again.
I'm saving for my pension while I work.
He's still climbing the ladder at work.
Pensioner? Not me, I've got a job.
She works full-time and will for years.
The chef won't hand over his kitchen yet.
I count the years to my pension.
He has turned down early retirement.
She isn't old enough for a pension.
I'm in the prime of my working life.
Retirement is out of the question for him.
She's still on duty.
The pension office says I have to work on.
He's past the age, but he keeps working.
I've still got my job at the school.
She's just been made head of department.
His application for early retirement was refused, so he works on.
Still working
I'm not of pension age yet.
She pays into the pension fund and draws nothing.
He'll work till he drops.
My colleagues are retiring, but I'm staying.
She has a long working life ahead of her.
I go on shift tonight as usual.
He's an apprentice.
My last day at work is still far away.
She keeps her shop open despite her age.
The judge remains in office.
I am in employment, not on a pension.
He gave up retirement after a month and returned to work.
She's still earning a wage.
No thought of stopping, says the old tailor at his machine.
I haven't applied for my pension.
He's still the boss of the company.
She can't stop working, her pension would be too low.
Not yet a pensioner
The farmer still milks his cows and won't hand over.
I've decided to work another five years.
He's still on active duty with the police.
My retirement has been postponed.
She remains at her post.
Pension age not reached
Grandma isn't a pensioner, she still goes to the office.
""",
    },
    "outdoors": {
        "yes": """
Bring sun cream and a hat for the concert.
The match is played on the grass pitch by the river.
We shall gather round a campfire in the woods.
If it rains, the performance will be cancelled.
A picnic on the meadow.
The wedding will be in a field behind the church.
Blankets on the grass instead of seats.
Guests dine on the terrace under the stars.
Do we need rain jackets? Yes, there is no roof over the stands.
The yoga class meets on the beach.
Al fresco, weather permitting.
The film is shown in the castle courtyard by moonlight.
In the fresh air of the village green.
The market stalls line the street.
Wear wellies, the festival ground is muddy.
They moved the party from the hall to the lawn.
Our service is held at the lakeside.
The choir will sing in front of the town hall, come rain or shine.
An outdoor event on the football field.
No walls around us, only trees and birdsong during the lesson.
Open-air theatre in the old quarry.
Mosquito spray recommended, we meet by the pond.
The barbecue takes place in the garden.
The audience got soaked when the clouds burst over the stage.
The race leads through forest and heath.
It's outdoors.
Outdoors: yes
It's held outside.
In the open air.
We meet in the park.
In the garden
On the lawn
It's an open-air concert.
On the beach
In the market square
Out in the meadow
Bring sun cream.
Bring an umbrella, there's no roof.
We'll eat on the terrace.
Under the open sky
Under the stars
In the woods
A picnic by the river
We're grilling in the yard.
If it rains, we get wet.
It depends on the weather.
In bad weather it's called off.
It's cancelled if it rains.
Dress warmly, we'll be outside.
Open-air: yes
Wear sturdy shoes, we're on the grass.
On the sports field
Round the campfire
Is it inside? No, outdoors.
Is it in the hall? No, on the meadow.
Not indoors, outside.
The open-air stage
An open-air cinema
The guests sat on the grass.
The wind blew the paper plates away.
Don't forget a hat against the sun.
The sun burnt us during the speech.
Mosquitoes bit us during the concert.
The service was held in a field.
The wedding takes place on the beach.
We dance on the street.
It's a street party.
A garden party
A barbecue on the lawn
The stalls are set up in the street.
The market is in the square.
A walk through the park
The rehearsal is in the courtyard, under the sky.
Fresh air for everyone.
The class is held in the schoolyard.
The lesson takes place under a tree.
The play is performed in the castle garden.
The game is played on an open pitch.
We swim in the lake.
On the mountain, by the summit cross
At the foot of the old oak
On deck, in the sun and wind
The band plays in the park.
Let's meet outside by the fountain.
We put the tables out in the garden.
They set up deckchairs on the grass.
No roof over our heads.
No walls, no roof, only sky.
The hall was too small, so we moved to the meadow.
The ceremony takes place in the rose garden.
The flea market is on the meadow.
Camping chairs welcome on the field
Rain gear recommended, it's held in the open.
With luck the rain holds off for our garden fête.
The fireworks are watched from the hill.
The festival is in a field.
On the football pitch behind the school
We gather at the lakeside.
The reading is held on the lawn.
Out of doors, weather permitting
Weather permitting
Al fresco dinner
We'll have lunch al fresco.
Snow fell on the choir as it sang in the square.
""",
        "no": """
The concert takes place in the town hall.
You won't need an umbrella, we meet in the gym.
Because of the rain the party was moved to the barn.
The lecture is in room 204.
Indoors, heated.
We are meeting in the church cellar.
The match is played in a sports hall.
Hang your coats in the cloakroom before you take your seats.
Will we get wet if it rains? No, the whole event is in the library.
The fair fills three exhibition halls.
An indoor event, whatever the weather.
The wedding party dances in the ballroom.
No picnic on the meadow this time, we eat in the dining room.
The film is on at the cinema, screen two.
Held in the warmth of the village pub.
The workshop is run in a studio on the second floor.
They gave up the idea of an open-air show and booked a theatre.
In the conference room, air-conditioned.
The yoga class meets in the school's assembly hall.
All seats are under cover, inside the arena.
The reading is held in our living room.
It will be behind closed doors in the banquet hall.
The market has found shelter in the old station hall.
Come into the parlour, the meeting is by the fireside.
Rain can hammer on the windows while we play at the community centre.
It's indoors.
Outdoors: no
It's inside.
In the hall
Not outside.
Under a roof.
In the gym
In the living room
We meet indoors.
In the cellar
We're in the dry.
In the sports hall
It's in a building.
In the theatre
In the library
In church
The weather doesn't matter, we're inside.
Rain can't bother us, we have a roof.
Not in the garden, in the house.
It was moved inside.
We moved it into the hall.
Open-air: no
Is it outside? No, indoors.
Is it in the park? No, in the school.
In the ballroom
In the dining room
In the warm, by the fireplace
In the classroom
Held indoors
An indoor event
An indoor concert
In the concert hall
In the museum
It takes place in the community centre.
In the restaurant's back room
The heating will be on in the hall.
In the covered stadium, roof closed
In the indoor pool
In the ice rink hall
Because of the rain it's in the barn.
We'll eat in the kitchen.
We sit in the parlour.
Come in, we're in the lounge.
In the pub
In the café, at the big table inside
Leave your coats in the cloakroom, the hall is heated.
The doors are shut and the heating's on.
Four walls and a roof around us.
The concert was brought into the church because of the storm.
The barbecue was cancelled, we eat indoors.
The play is on in the theatre.
The class takes place in the studio.
The dance is held in the ballroom.
The talk is in the lecture theatre.
The match is played in the hall.
The market is in the market hall.
Not in the open air, but in the town hall.
Open-air? No, much too cold, we're indoors.
It isn't held outside.
Nobody has to stand in the rain, it's in the hall.
You needn't bring sun cream, we're indoors.
No need for wellies, it's in the gym.
In the windowless basement
In the conference centre
In the hotel lobby
In the shopping centre, on the ground floor
In the office
In the attic
The exhibition is in the gallery's rooms.
The festival takes place in an old factory hall.
The wedding is in the registry office.
The service takes place inside the chapel.
The children play in the nursery.
The swimming lesson is in the baths.
The party is in the basement bar.
The tennis court is covered, it's a tennis hall.
Snow outside, but we sit in the warm room.
They crowded into our tiny flat.
We've hired a hall, so no one gets wet.
Up the stairs and into the warm meeting room
""",
    },
    "second_hand": {
        "yes": """
My car has had two owners already.
Bought at a charity shop for a fiver.
A hand-me-down from my sister.
There are a few scratches from the previous owner.
I found the coat in a vintage store.
The bike was in use for years before it came to me.
Ex-demonstration model with some wear.
Her wedding dress had been worn by another bride.
A used laptop, cleaned and tested.
Is it new? No, it belonged to my neighbour.
Got the pram on an online auction from a family in Leeds.
Nearly new, worn twice by my cousin.
The seller had used the camera on several trips.
Picked it up at a car boot sale.
The book has someone else's notes in the margin.
I took over the sofa from the last tenants.
Refurbished phone
Inherited from Grandpa, who had used it every day.
Its former owner took good care of it.
No money for a new one, so I bought one that had been driven for years.
An old guitar with a history of many players.
One careful previous owner.
They sell only second-hand bicycles, and mine is from there.
Swapped it for my scooter with a boy who no longer needed it.
The pushchair has already carried three of my sister's babies.
It's second-hand.
Used.
I bought it used.
Second-hand: yes
It had an owner before me.
From a flea market.
It used to be my brother's.
Not new, used.
A car with three previous owners.
I got it from a charity shop.
She wears her cousin's old clothes.
It has some scratches from the last owner.
Is it new? No, used.
We found it at a jumble sale.
I inherited it from my aunt.
It was worn before.
The bike is from the small ads, an older lady rode it.
Condition: used
He bought it off a friend.
A demo car that others have driven.
It's been around the block.
The sofa came with the flat, from the former tenants.
It's a vintage dress from a thrift shop.
Passed on to us by the neighbours.
The book has somebody's notes in the margins.
Somebody else had it before.
From a garage sale.
The piano belonged to a music teacher.
Bought from a private seller who no longer needed it.
It isn't brand new, it has had an owner.
The previous owner smoked in it.
Refurbished.
I took over the pram from my sister.
The clothes come from the second-hand shop.
It's my dad's old camera.
The seller had used it for two years.
An antique with many former owners.
The cot has served two families.
A hand-me-down.
I'm the third owner.
He only buys used things.
The mobile was somebody's old one.
With signs of use.
We got the table from a house clearance.
It was well loved before it came to us.
The tent has been to many festivals with its first owner.
She got the coat at a swap party.
I'd rather buy used, and so I did.
The jacket still had an old bus ticket of the former owner in the pocket.
It was previously owned.
The laptop is an ex-office machine.
A used one was good enough for us.
Former rental car.
The saddle is already broken in by another rider.
Nothing new, just grandpa's old watch.
The toys come from a neighbour whose kids have outgrown them.
The skates were bought at the school's used goods sale.
Gently used.
The fridge was left by the last tenant.
It's not from the shop but from someone's attic.
Ex-display and used as a loan machine.
Someone rode it for years before I got it.
The violin has been played by generations.
It has changed hands a few times.
I picked it up at an auction of used furniture.
The dress was worn once by the seller.
The old owner's name is still scratched into it.
My bike had a life before me.
Used car, well kept.
I don't mind that others had it first.
They furnished the flat with things others had thrown out.
The textbook is from an older student.
Somebody else's fingerprints were all over it.
I bought it from the man who'd had it for years.
The armchair stood in my grandma's parlour.
The phone was wiped by its former owner.
She bought the shoes already worn in.
A pram on its fourth baby.
We got it used over the internet.
""",
        "no": """
It came in its sealed box.
Brand new, with tags still on.
The plastic film is still on the screen.
I unwrapped it myself, straight from the maker.
Never worn, never used.
The dealer ordered it from the factory for me.
Zero miles on the clock.
Mint condition, unopened.
Did it belong to someone? No, it was made for me.
The carpenter built the table to my order last month.
We collected our new car from the plant.
Unused, in original packing.
It smells of fresh leather, and nobody has sat in it yet.
I treated myself to a new bike, the latest model.
A first-hand purchase from the manufacturer.
Hot off the press, my copy of the book.
No flea market stuff, this coat was bought new at the department store.
My phone left the production line just a week ago.
The seal was intact when I opened the box.
Pristine, with the shop label attached.
The tailor sewed the suit for me last week.
She wanted nothing used and bought the latest pram in the shop.
The washing machine was delivered factory-new.
I was the very first to ride it.
Not pre-owned, but newly made.
It's new.
Brand new.
I bought it new.
Second-hand: no
Never used.
Not used, new.
Still in its wrapping.
I'm the first owner.
The price tag is still on.
It was made for me.
Is it used? No, new.
Condition: new
Unopened box.
The film is still on the screen.
Never worn.
Hot off the press.
I want no used goods, so I bought a new one.
It has no previous owner.
Unused, with original packaging.
We bought the sofa new.
The car has only delivery miles.
I was the first to sit in it.
It smells of the showroom.
No scratches, no previous owners, just unpacked.
It's not from the flea market, it's from the shop.
Custom-made for her.
I broke the seal myself.
He never buys used things.
Factory-new.
The pages had not been cut when I got it.
Nobody has ever ridden this bike.
She bought it from the new collection.
The labels are still in it.
Mint and unused.
I unwrapped it under the tree, new from the store.
Ordered from the manufacturer.
The oven has never been switched on.
They delivered it in a sealed carton.
A virgin hard disk, never written to.
No one has slept in this bed.
We are the first tenants to use this kitchen, it was fitted for us.
The shoes have never touched the ground.
Just out of the box.
I had it built to order.
The first hand to touch it was mine.
It's a new one, not a used one.
The tags are on and the pockets still sewn up.
It is in no way second-hand.
The tailor made it for him.
Newly manufactured.
No former owner.
A car straight off the assembly line.
I treat myself to new things only, this one included.
The dealer got it in from the works for me.
The phone was activated for the first time by me.
Nobody wore it before her.
New goods.
It came from the factory last week.
Never been out of the box.
The seal was unbroken.
It's pristine, straight from the store.
Used? No way, I got it new.
I don't like other people's things, so I got a new one.
Our mattress is new, no one has lain on it.
Fresh out of the packet.
This year's model, just delivered.
The bicycle was assembled for me.
I paid the full price for a new one.
It has not belonged to anyone else.
We didn't take the used one, we got it new.
The plastic cover is still on the seats.
The tyres still had their little rubber hairs.
He had the table made by a carpenter.
All the parts are new.
""",
    },
    "delivery": {
        "standard": """
Please ship it at the usual speed, I can be patient.
Regular post suits me, so do not pay for a courier.
The parcel may travel at its own pace.
Untick the express option, the basic rate is all I want.
Three to five working days by post sounds about right.
Second class stamp, please, nothing fancier.
Use whichever mailing option costs least.
Snail mail is good enough for this parcel.
The customer left the shipping box on its default setting.
Should we hurry the shipment? No, the everyday service is perfectly adequate.
Delivery: normal, to the home address.
He was offered next-day dispatch but chose the slower, cheaper one.
We would like it brought to our door within the customary week.
Just pop it in the post, it will get here eventually.
Shipped at the basic rate, arriving some time next week.
Free postage, four to six days, that is what she ticked.
I see no reason to spend extra on speedy shipping.
The postman can bring it on his ordinary round.
My order should go out as standard, not express.
Would you kindly dispatch the goods by regular parcel post.
Economy postage, since nobody is waiting for the parcel.
They declined the premium courier and went with plain postage.
A week in the mail does not trouble us.
The goods will be mailed the conventional way.
No surcharge for faster shipping, thanks, the default is okay.
Normal post, please.
Standard delivery.
Delivery: standard
Regular mail will do.
No rush, send it the normal way.
Shipping: regular
It comes by ordinary post.
The usual delivery, please.
Second-class post is fine.
Sent by normal parcel post.
No express needed.
Standard shipping, three to five working days.
It'll come with the postman as usual.
Economy shipping to the house.
Don't pay extra for speed, just post it.
We ship it the regular way.
Please, no courier, the ordinary mail is enough.
Free standard shipping chosen.
Basic shipping, no frills.
It goes out with the everyday post.
The parcel is on its way at normal speed.
Put a normal stamp on it and post it.
Method: normal post
It may take a week, that's fine, send it.
Express? Not worth it, the usual way.
I don't mind waiting for the postman a few days.
She opted for the cheapest shipping.
They posted it like any other parcel.
Drop it in the letter box, second class.
Nothing fast, just the regular delivery.
I'm in no hurry for the parcel, post it normally.
Default shipping was left ticked.
Dispatch by surface mail
It travels at the normal rate.
Regular parcel service to the customer's door
He didn't tick the express box.
Not collected, not express, simply posted.
The van will bring it on its normal tour.
Expect the parcel within the usual few days.
It arrives in the normal delivery time.
How shall we send it? The normal way.
Do you need it overnight? No, standard is fine.
The usual carrier brings it in the usual time.
We use the ordinary post for that.
Ground shipping, about a week.
Delivered by regular mail to my address
I chose the slow and cheap option.
I took the standard rate at checkout.
Conventional shipping
Please send by letter post, not by courier.
I can't come by, so post it, it isn't urgent.
The parcel comes with the rest of the mail.
Customary shipping, no surcharge for speed.
The books can come by post, there's time.
Ship it without any surcharge for speed.
Standard parcel, not tracked, not urgent
Let it come with the regular delivery round.
Five working days by post
He saved the express fee and took the normal post.
We deliver in the regular manner.
The goods go by normal freight.
Just the ordinary shipping, thanks.
Your order ships at the standard speed.
Shipping type: normal, not overnight
Send it cheap rather than fast.
The normal service brings it to your home.
Plain old post.
The letter carrier will hand it over in a few days.
No extra-fast service was booked.
It needn't be here tomorrow, post it as usual.
We've booked the everyday parcel service.
I prefer ordinary delivery to a special courier.
Put it in the post, it'll get there in its own time.
They said it would take the normal four days by parcel.
The shop sends everything by standard mail.
Home delivery at the regular pace
Delivered to the door in the normal run of things
She didn't fetch it, it was posted second class.
Since nothing was urgent, they chose regular shipping.
The dispatch note says standard parcel.
""",
        "express": """
Next-day shipping, whatever it costs.
Could a motorbike messenger bring the package this afternoon?
The parcel has to reach us by nine tomorrow morning.
She paid the surcharge so that her order would arrive sooner.
Express, not standard, since the birthday is on Thursday.
Same-day delivery was selected at checkout.
Please put my order on the first flight out.
The regular post would be too slow for this shipment.
Dispatch it with the speediest service you offer.
A priority courier left with the package an hour ago.
Do not let it crawl through the mail, hurry it over to us!
We cannot wait a week for the goods, so use the accelerated service.
Guaranteed before noon, that is the shipping option he ticked.
How should we post it? As swiftly as you can, please.
Twenty-four-hour courier, signature on arrival.
The shipment was flown over during the night.
Pls ship asap, happy to cover the extra postage.
The buyer insisted on having the box in her hands by tomorrow.
Delivery: fast, at the higher rate.
Premium shipping has been added so the goods get there overnight.
Ordinary mail will not do, the client needs the parcel at once.
I should be obliged if you sent the books by special urgent courier.
They upgraded the postage to get the item two days earlier.
The van went straight from the warehouse to our door within hours.
Time matters more than the shipping fee.
Express, please.
Delivery: express
Send it by courier today.
Overnight shipping.
I need it by tomorrow.
The fast option, please.
Next-day delivery.
Shipping: fast
Rush it over.
Rush delivery was booked.
Send it as quickly as you can.
Same-day courier.
By motorbike courier, in an hour.
Priority shipping
A courier is racing it across town.
We paid extra for speed.
It'll be there within hours.
Ship it tonight, it must arrive tomorrow morning.
The surcharge for express is fine with me.
Not the ordinary post, the fast one.
Standard is too slow, take express.
By air, arriving tomorrow
Special delivery, guaranteed next morning
Please hurry the parcel along.
He ordered it with lightning delivery.
Delivered before breakfast the day after ordering.
Dispatch: urgent courier
I can't wait a week, send it overnight.
It must not go by normal mail, use express.
Top-speed shipping.
They flew it in overnight.
Quickest shipping available
The parcel gets here in under a day.
Ordered in the morning, brought in the evening.
The rider has it and is on his way at full speed.
Method: express parcel
She ticked the box for fast delivery.
Blue-light speed: the samples go by express.
Please expedite the shipment.
Expedited shipping
An express messenger brought it.
How fast? As fast as possible, overnight.
No time for regular post, send a courier at once.
Accelerated delivery requested
Sent by the overnight service
I upgraded to the fast service at checkout.
We'll have it couriered to you right away.
It came by express within a day.
Get it to me by tomorrow, cost doesn't matter.
Speed post
Swift delivery within hours of ordering
First thing tomorrow it'll be on your desk.
It was brought the very same day.
Hot-shot delivery straight to the factory
A direct run by van, non-stop, today.
The spare part was rushed to us.
We need it yesterday, so use express.
Premium shipping with one-day guarantee
Regular mail? No, I paid for express.
I won't fetch it, send it by express.
Sent off by fast courier
A taxi brought the documents in half an hour.
The quick service, not the cheap one.
Express freight
It can't take three days, overnight it.
In less than twenty-four hours the box was here.
The medicine was sent by the quickest route.
Fast-track shipping
They promise delivery tomorrow by noon and I took that.
Urgent parcel, guaranteed tomorrow
Overnight, with signature
The bike messenger delivers it in a flash.
Since time was short, we booked the express service.
Shipped with one-day service
Delivery at full tilt, please.
Please courier it over straight away.
She chose speed over price for the shipment.
Turbo delivery
The label on the box says express.
It should be with them in no time, by special courier.
""",
        "pickup": """
I shall drop by your counter and take the parcel home with me.
Click and collect, at the branch in the high street.
My brother will call for the order on his way home.
Do not post it, I live round the corner from your shop.
She would rather collect the goods herself than have them sent.
Hold the package behind the till under my name.
The customer is going to swing by the depot for it.
No postage needed, we pass your warehouse every day anyway.
Can I fetch the order at your branch? Yes, from noon onwards.
The order waits at the service desk until its owner turns up.
He picked the box up himself, so nothing was mailed.
Delivery: pickup, Saturday morning.
We will load it into our own van at your yard.
Please text me once I can come round for my parcel.
Instead of having it shipped, they drove over to the shop.
Collected in person against the order number.
Put it aside for me, I will be in the store on Friday.
Neither express nor standard, I will call in and carry it away.
The buyer must come for the wardrobe himself, we do not send furniture.
A locker at the station, where she can get the packet out herself.
Kindly reserve the goods, my assistant will gather them from your premises.
Self-collection, please, so no shipping charge.
They walked to the store and took the purchase with them.
My order is lying ready at the shop and I fetch it tonight.
Bring your receipt to the collection point and take your parcel.
I'll pick it up.
Delivery: pickup
I'll fetch it myself.
Collect in store.
Customer collects.
I'll come and get it.
No delivery, I collect.
Don't send it, I'll come by.
Pick-up at the counter.
To be fetched by the buyer
Self-collection
I'll swing by the shop for it.
He came and took it away.
Please keep it at the till for me.
Please hold it until I call for it.
They'll get it from the warehouse themselves.
Collection only.
We don't ship, come and get it.
Shipping: none, collected in person
She drove over to fetch it.
My husband will collect the parcel.
Ready for collection.
You can pick it up at our depot.
I'd rather collect than pay postage.
No postage, I'll fetch it.
Will you post it? No, you'll have to collect it.
Shall we send it? No, I'm coming to get it.
I fetch my order on the way home.
Bring a van, it must be taken away.
Buyer must arrange his own transport and fetch it.
It's waiting for you behind the counter.
Put it aside, I'll be there.
Reserve online, take home from the shop
Click and collect
From the parcel locker, with my code
I get it out of the locker myself.
The customer takes it straight from the shelf.
Method: personal collection
We'll load it in our own car at your yard.
Neither post nor courier, I come in person.
She'll call in at the office for it.
I'll drop in and take it with me.
They let us fetch the sofa with a trailer.
Come to the back door and we'll hand it over.
Bring your receipt when you collect.
You have to come and get it yourself.
It isn't sent, it's fetched.
Takeaway: we fetch the pizza ourselves
I'm picking up the order at the drive-through.
Pick-up from the seller's home
Fetch it at the nursery gate.
Ex works, to be collected by us
We will send someone round to collect.
My son will come for it with the handcart.
The parcel can be picked up at the post counter.
Please let me know when it's ready, I'll come in.
I can collect after work.
He'll take it off your hands at your place.
I'd like to collect it from the store.
Over-the-counter handover
Only for people who can pick it up
Sorry, no shipping, pickup only.
We live round the corner, so we'll fetch it.
Handed out at the information desk
It lies ready at reception for her to take.
Not express, not post: I walk over and get it.
She wheeled it home from the shop.
They carried the shelf home themselves.
Collected in person at the branch
The buyer called for the goods.
He'll be round for it with a van.
Come by any time and take it.
I am on my way to the shop to get it.
Saved on shipping by fetching it.
You need not deliver it, we collect.
At the pickup point near the station
I picked the glasses up at the optician's.
Goods must be taken from the ramp by the customer.
Kindly collect your order from our premises.
We went to the farm and loaded the potatoes ourselves.
""",
    },
    "pet": {
        "dog": """
Her terrier greets every visitor at the gate.
Walkies at six, rain or shine, with the spaniel.
He throws a ball and his Labrador brings it back.
The family adopted a greyhound from the shelter.
A lead and a muzzle hang beside their front door.
My poodle has an appointment at the groomer.
They own a hound, not a cat.
Somebody in that flat keeps barking at the neighbours, and it has four legs.
Man's best friend sleeps at the foot of his bed.
We have got a dachshund called Bruno.
The old sheepdog lies by her fire.
She cannot stay out late, her mutt must be taken round the block.
Pet: one dog, house-trained.
Does he keep an animal? Yes, a beagle.
Our collie wags his tail whenever I come home.
They registered their bulldog with the vet.
He picks up after his pooch in the park.
Her four-legged companion fetches sticks from the river.
No kitten for them, they went for a whelp from the litter.
The kennel in our garden is occupied by a German shepherd.
I am taking my canine friend to obedience class.
A Jack Russell puppy chewed up her slippers.
As the owner of a mongrel, I would ask for a ground-floor room.
He goes jogging with his husky every morning.
Bones, a leash and lots of barking, that is her household.
We've got a puppy.
Pet: dog
I walk the dog.
Her poodle barks a lot.
He keeps a German shepherd.
My terrier chews my shoes.
They own a Labrador.
It fetches sticks.
A spaniel lives with them.
Our beagle howls at sirens.
I've got a four-legged friend that barks.
He has a dachshund.
The pup isn't house-trained yet.
She throws the ball and it brings it back, tail wagging.
It growls at the postman.
No cat, a dog.
My greyhound sleeps all day.
Walkies twice a day, whatever the weather.
She puts him on the lead.
I need poo bags for our walks.
Their hound chases rabbits.
He has to go out with the dog.
The bulldog snores on the sofa.
A kennel stands in their yard.
We're at puppy school on Saturdays.
It buried its bone in the flower bed.
He wags his tail when I come home.
Her guide dog goes everywhere with her.
The collie herds the kids.
Beware of the dog, says their gate.
We pay dog tax.
What do you have, a cat? No, a dog.
My pooch loves the beach.
A mongrel from the shelter
The bitch had six pups.
The doggy lives in the hall.
He whistles and it comes to heel.
She taught it to sit and give its paw.
It's a pug.
The cat people next door hate our barking pet.
Not a tomcat but a Rottweiler guards him.
A husky pulls her on her sledge.
I've a chihuahua in my handbag.
My dalmatian has more spots than yours.
Animal in the household: one dog
He shares his flat with a boxer that drools.
The golden retriever is great with the children.
Does she have a pet? A sheepdog.
They have a watchdog.
We go to the dog park every morning.
It lifts its leg at every tree.
A loud woof greets you at their door.
She's a dog person and owns a setter.
He always carries dog biscuits for his companion.
The neighbours complain about its barking.
My furry companion yaps when the bell rings.
We adopted a stray dog.
The whippet wears a coat in winter.
Her lapdog is spoilt.
Their Great Dane is as big as a pony.
He's out with his canine friend.
Canine, male, neutered
I wipe its paws after our walk in the mud.
It chewed the lead to pieces.
A cocker spaniel with floppy ears
He takes his Jack Russell hunting for rats.
She books a dog-sitter for holidays.
We hired a dog walker for ours.
It's never without its collar and lead.
Our old mutt limps.
Their pet pants and slobbers in the heat and then barks.
No pussycat for us, we wanted something to go running with, so a dog.
He chose a corgi, like royalty.
She bought a basket and a bone for the new puppy.
The shih tzu needs a haircut.
The man trains his Doberman himself.
It sniffs at every lamp post on our walks.
A hunting dog lies at his feet.
Dog, brown, very friendly
""",
        "cat": """
Her tabby naps on the radiator.
There is a litter tray in their bathroom.
The tom came home at dawn with a scratched ear.
My Siamese refuses to eat anything but tuna.
Purring on his lap lies an old ginger.
They put a flap in the door for their moggy.
A scratching post stands in her living room.
We took in a stray that meowed at our window.
She owns a Persian with long white fur.
Pet: cat, two years, neutered.
He has no hound but a mouser.
Our kitty brought a dead bird onto the carpet.
Which animal lives with them? A tomcat called Felix.
The family has three kittens to look after.
Miaowing at five in the morning wakes my neighbour, her pet is hungry.
I must get home to feed my feline.
His furry flatmate chases mice and balls of wool.
Whiskers and velvet paws, that is what awaits her at home.
Their puss climbed the curtains again.
They would never have a dog, but their Maine Coon is adored.
A pussycat shares the old lady's armchair.
With all due respect, my cats cannot be left alone for a fortnight.
Black, sleek and fond of rooftops, her pet hisses at strangers.
She cleans out the litter box every evening.
He adopted a one-eyed cat from the rescue centre.
Pet: cat
We've got a kitten.
He keeps two cats.
It purrs on my lap.
The litter tray is in the bathroom.
My Siamese is very loud.
They own a Persian.
Our tabby sleeps on the radiator.
It brings me dead mice.
The tomcat roams at night.
Her moggy is fat.
No dog, a cat.
It miaows for food.
Their kitty scratches the sofa.
He bought a scratching post.
I have to change the cat litter.
A ginger tom lives there.
She's a cat lady.
Their furball coughed up a hairball.
It sits on the keyboard and purrs.
My pussycat likes tuna.
A black cat rubs against his legs.
It climbed up the tree and couldn't get down.
It always lands on its feet.
It has nine lives, as they say.
The kitten plays with wool.
Feline, female, spayed
Her pet catches mice.
We had a cat flap fitted.
She puts down a saucer of cream for puss.
He isn't a dog person, he's got a cat.
Does he have a pet? A British Shorthair.
They adopted a stray cat.
The mouser earns its keep in the barn.
It licks its fur for hours and purrs.
Animal in the household: one house cat
It arches its back and hisses at dogs.
She buys catnip toys.
My fluffy companion never needs walking, it uses its tray.
The queen had five kittens.
A tortoiseshell cat
We share our flat with a mouse hunter.
It kneads my blanket with its paws and purrs.
A cat-sitter comes when we are away.
What have you got, a puppy? No, a kitten.
The tomcat has been neutered.
It sharpens its claws on my carpet.
Her Burmese follows her round the flat.
The Siamese cross-eyed beauty is his.
Indoor cat, shy
She loves her tabby more than anyone.
He opened a tin of cat food.
It curls up in cardboard boxes and miaows.
I'm woken by its miaowing every morning.
The kitties chase a ball of wool.
The animal shelter gave them a calico cat.
Their Angora needs daily brushing.
It got stuck on the roof, so firemen fetched the puss.
No barking in our house, only miaowing.
A dog would be too much work, so they took a cat.
Her whiskered darling naps on the windowsill and purrs.
He's got a hairless Sphynx.
The ragdoll flops in her arms.
It slinks along the fence and stalks birds.
She says her pet is aloof and only comes when it hears the tin of cat food.
Our old tom has only one eye.
The pussy sleeps in the laundry basket.
Cat, grey, longhaired
They named the kitten after a singer.
I bought a cat carrier for trips to the vet.
A Norwegian forest cat fills their armchair.
His mog stays out all night.
The little tiger in her flat purrs.
The cat's whiskers were singed by their candle.
There's cat hair on all his jackets.
My companion is a cat who rules the house.
We chose cats over dogs.
Two kittens from the same litter moved in with her.
It brought a half-eaten mouse to my pillow.
""",
        "none": """
He is allergic to fur, so his flat is free of animals.
The tenancy forbids pets and they stick to that.
Since their old companion died they have kept no other.
Neither fur nor feathers in this household.
She travels too much to look after an animal.
Do you own a cat or a dog? Neither.
We never had room for four-legged lodgers.
The basket is empty and no creature has replaced the old one.
I am happy without paws on my sofa.
He lives entirely alone, not even a goldfish.
An animal? My parents never allowed it, and there is still none.
They dream of a puppy, but so far in vain.
She prefers houseplants to pets.
The applicant declares that no domestic animals are kept.
Nothing barks, purrs or chirps at his place.
A pet is out of the question while we both work full-time.
Only people live in that flat.
You will find not a single pet under their roof.
I gave my last animal away and am now petless.
Our home is an animal-free zone.
He likes other people's dogs but refuses to have his own.
The question about pets was answered with no.
They are still without a four-footed friend.
No leads, no litter trays, no cages in her home.
She has no pet.
No pets.
Pet: none
We keep no animals.
He doesn't own an animal.
I've never had a pet.
Our landlord forbids animals.
There isn't a single animal here.
Neither cat nor dog.
We live without animals.
She'd love a dog but hasn't got one.
I can't stand animals in the house.
No four-legged friends at our place.
The flat is pet-free.
They gave the cat away and have none now.
Our dog died and we didn't get another.
Nobody needs feeding but us.
Pets in the household: 0
Any pets? Not one.
Do you have a cat? No, nor any other animal.
Petless, and happy.
Not even a goldfish.
She likes cats, yet she owns none.
Animals: not applicable
I have no creature to care for.
He lives alone, without so much as a hamster.
No fur, no feathers in our home.
Without a pet since the old cat died
We decided against getting a dog.
They don't want an animal.
The kids beg for a puppy, but we say no.
My lease says no animals, and I stick to it.
There's no pet in the family.
No, I'm not an animal owner.
The dog you saw belongs to our neighbours, we have none.
The cat in the yard isn't ours, we keep nothing.
She travels too much to keep a pet.
We have houseplants, that's all that lives here.
Only a stuffed toy dog, no real one.
He gave up keeping animals.
An animal-free household
The applicant has no pets.
No living thing but me in this flat
The kennel has been empty for years.
My wife is afraid of dogs and hates cats, so we have neither.
Pet owner: no
Nobody barks or miaows here.
We have never kept a dog or a cat.
I prefer my home without any beasts.
She's between pets at the moment.
No pet of any sort
He wouldn't have an animal in the house.
I wish I had a cat, but I don't.
There's nothing to walk and nothing to feed at his place.
The couple remain without a pet.
Hairs on the sofa? Not with us, we have no animals.
The box for pets was left at no.
We don't even have a budgie.
I am not allowed any animal.
They considered a kitten and dropped the idea.
She lost her dog and won't have a new animal.
We have children instead of pets.
Zero animals.
No need for a pet-sitter, we've got none.
The tenants bring no animals with them.
He signed that he keeps no animals.
It's just me, no dog, no cat.
They've no animal companions.
Our house has neither paws nor claws.
She used to have cats, but not any more.
Since I moved I've been without any pet.
A pet? Who would look after it? We haven't any.
I gave my dog to my sister for good and stay without one.
I would rather not have an animal.
A dog is on her wish list, but so far she has nothing.
Nope, not an animal person, none at home.
""",
    },
    "payment": {
        "cash": """
He counted out the fifty pounds at the till.
She handed over a twenty and got change.
The guests paid with ready money.
Sorry, our card machine is broken, so notes and coins it was.
He fished the exact sum out of his purse in small change.
The tradesman wanted the money in his hand.
Payment: cash, upon arrival.
A wad of banknotes was pushed across the counter.
I will bring the sum in an envelope, in notes.
How did they settle up? With coins from the piggy bank.
She went to the cash machine first, then paid the driver in notes.
The amount was placed in the till and the change given back.
Keep the change, he said, and laid a tenner on the table.
We take neither cards nor transfers, just hard money.
The fare was dropped into the box coin by coin.
My grandmother settles everything out of her purse, in pennies and pounds.
They paid in cold hard cash.
The waiter was given four fivers.
Please have the right change ready for the payment.
No plastic, no bank, he pays with what is in his pocket.
The rent was handed over in used notes.
Settled with real money over the counter, and the drawer was closed.
You may pay the courier at the door in coins or notes.
I put two crumpled tenners on the bar and the bill was paid.
The customer would like to pay cash rather than by card.
I paid in cash.
Cash, please.
She put coins on the counter.
Payment: cash
They only take cash here.
I'll bring the money in an envelope.
Cash on delivery.
He paid with a fifty and got change.
We settled it in banknotes.
No card, just cash.
She dug the coins out of her purse.
The driver wants it in his hand, in notes.
How do you pay? In cash.
The plumber got it in hand, no bank involved.
I emptied my piggy bank to pay for it.
He peeled a few notes off a thick roll.
Ready money only.
The sum was paid in small change.
Please have the exact change ready.
I withdrew the money and handed it over.
The buyer turned up with a suitcase full of banknotes.
It was paid at the till in coins.
Do you want it as a transfer? No, in notes, please.
The waiter brought my change on a saucer.
She slipped the gardener a banknote.
They pay the helpers in cash on the last day.
Card refused, so I paid in notes.
He left the money on the kitchen table.
My grandma pays everything with notes from her tin.
Pay on the spot, in coins.
The terminal was down, so she got out her banknotes.
I had to feed coins into the machine.
Means of payment: bills and coins
The farmer wants the money in his palm.
We put a few notes in the collection box.
He slapped the money on the table.
The debt was settled in crisp new banknotes.
The cashier checked the note under the lamp.
Keep the change, she said, and left.
The deposit is to be paid in cash on arrival.
Notes and coins, nothing else.
I don't trust banks, I pay cash.
The landlord comes round for the money and counts it in the hall.
He rummaged in his pockets for coins.
The seller insisted on banknotes.
She paid with a wad of notes.
The fee was dropped into the honesty box.
The car was bought for cash.
I broke a large note to pay for the coffee.
Paid out of the petty cash tin.
He scraped together his last pennies for it.
The money was pressed into her hand.
Cash in hand.
They went halves and each put a note on the plate.
Nothing electronic, she pays with what is in her wallet.
Settled in cash, receipt written by hand.
Neither card nor account was needed, I had enough coins on me.
The stallholder tossed my coins into his tin.
The bill was paid with paper money.
Cash payment was agreed.
Got any change? I'm paying for the parking with coins.
He paid the fine to the officer in notes.
We paid the entrance fee from a bag of coins.
The amount was received in cash and placed in the till.
I ran to the cashpoint because they take nothing but notes.
She handed a bundle of banknotes through the window.
He tipped a jar of coppers onto the counter.
The market woman doesn't do plastic, so I gave her coins.
Payment in hard currency, on the nail.
My dad still pays every bill with notes from an envelope.
Bring money, real money, they have no reader.
The cabbie was paid with a crumpled note.
A handful of silver was all it cost, and I paid it out.
Paid by: notes
I prefer paying cash, then I see what I spend.
She licked her thumb and counted out the bills.
The purchase price was handed over in an envelope, in notes.
The baker gave me too much change back.
They got paid in cash.
""",
        "card": """
She tapped her Mastercard on the terminal.
Payment went through contactless at the till.
He entered his PIN and the machine printed a slip.
The amount was debited from my Amex.
Please insert your chip here to pay the bill.
We charged your Visa as agreed.
Card, not cash, for the whole bill.
The guests swiped at the terminal and left.
Do you take debit? Then I will pay with that.
He settled the invoice on the company plastic.
The expiry date and the three digits on the back were given for payment.
I never carry notes, I just tap and go with my bank card.
She paid by debit at the checkout.
The purchase will show up on his credit card statement.
Payment method: Mastercard.
They held the little rectangle of plastic against the reader and the bill was settled.
How was the dinner paid? It went on her credit card.
The hotel swiped her card and the bill was covered.
Would you mind if I paid this by Maestro?
The customer's Visa was declined first, then accepted.
Neither notes nor a transfer, he used the terminal.
We shall bill the card you left with us.
Paid online, sixteen digits and a security code.
Put the bill on my American Express, please.
The card reader beeped and the purchase was paid for.
I paid by card.
Card, please.
He tapped his card.
She entered her PIN.
Payment: credit card
Contactless.
They pay with plastic.
Just swipe it.
Please charge it to my credit card.
I put it on my Visa-type card.
No cash, only cards here.
The waiter brought the card machine.
He typed in the long number on the front.
She held her card to the reader.
My debit card was charged.
The terminal beeped and the slip came out.
How was it paid? By card.
It was debited from her credit card.
He pulled out his gold card.
The chip could not be read, so they swiped it.
I have given the hotel my card details.
We pay with the company card.
The card was declined first, then it went through.
I never carry notes, I pay with plastic.
Means of payment: debit card
She signed the card slip.
He stuck his card in the slot and typed four digits.
It will show up on my credit card statement.
The shop stored my card number.
Charged to the corporate card.
Please insert card and confirm.
The security code on the back was asked for.
I forgot my purse but had the card.
Tap and go.
Transfer? No, they used their credit card.
She paid with the card of her husband.
The meal went on the card.
My card has a limit, but it was enough for this.
Paid by: card, contactless
He has a platinum card and used it.
The amount is reserved on your card until departure.
They booked online with a credit card.
Cards accepted, so I used mine.
I keyed in my PIN and took the receipt.
The magnetic strip was worn, but the payment went through.
She waved her bank card over the machine.
We paid with a prepaid card.
The ticket machine took my card.
Can I pay by card? Yes, and I did.
It was put on plastic.
The payment was authorised by the card issuer.
He handed the waiter his credit card on the little tray.
The reader blinked green.
My credit card was billed.
I had no coins for the machine, so it was the card.
Card payment received.
The guest left his card number as payment.
She always uses the card, even for chewing gum.
They swiped my card through the slot.
Neither coins nor an account number were needed, I held my card up.
The card terminal printed two slips.
I'd rather not send it from my account, take my credit card.
The cardholder has authorised the charge.
Enter the name as shown on the card.
He flashed his plastic at the till.
The fare was deducted when I tapped in with my card.
Her credit card covers the purchase.
I typed the sixteen digits and the expiry date.
Settled with a charge card.
She slid her card across the counter.
The clerk asked for my PIN and I typed it in.
Debit card, contactless, no signature.
My card was read and the barrier opened.
He maxed out his credit card for it.
Your card will be charged on dispatch.
I used the virtual card in my browser.
The petrol was paid at the pump with a card.
Pay by card at the desk.
They do it all with their cards nowadays.
""",
        "transfer": """
The sum will be remitted to the IBAN below.
He gave his bank a payment order for the rent.
We expect the amount on our account within ten days.
Please quote the invoice number when you send the money to our bank.
She paid the bill from her banking app to their account number.
A standing order covers the fee each month.
Payment: transfer, after receipt of the invoice.
The funds were wired from Zurich.
No cash and no card, the sum goes straight to the bank.
I sent it over to your sort code and account this morning.
The remittance reached our bank on Tuesday.
How will you pay? From my account to yours.
The money was moved to the seller's current account.
They settled the invoice via BACS.
Our bank credited the payment yesterday.
Kindly credit the amount to the account stated at the foot of this letter.
He typed in the IBAN and paid.
The tenant's bank forwards the money on the first.
I will do it online with my bank, what is your account number?
The deposit arrived by SEPA credit.
You will find our bank details for payment on the invoice.
A giro slip was filled in and handed to the bank clerk.
The invoice was paid by remitting the money electronically to the firm's account.
Rather than swipe anything, she instructs her bank to send the sum.
Half the price was transferred in advance.
I'll transfer the money.
Bank transfer.
He wired the funds.
She did it by online banking.
Payment: transfer
Please remit the sum to our account.
The money was sent from account to account.
I set up a standing order.
Here is my IBAN, please use it.
We pay by wire.
They moved the money to the seller's account.
The amount will reach your account within two days.
How do you want the money? Into my account, please.
She filled in a transfer form at the bank.
The rent goes out by standing order.
No cash, please send it to the account below.
I ordered the payment through my banking app.
The sum was credited to our bank account.
Sort code and account number are on the invoice.
He gave his bank the order to pay.
Paid by: bank transfer
The reference must be stated on the transfer.
The wages are paid straight into the account.
Transfer it, will you?
Money sent via the bank.
The invoice was settled by a remittance.
It takes a day for the funds to clear between the banks.
I don't have a credit card, so I use the bank account.
The buyer instructed his bank to remit the price.
We got the amount on our account this morning.
The payment slip with our bank details is enclosed.
She wires her rent each month.
A SEPA payment was made.
The funds came in from her bank.
I typed in the IBAN and confirmed with a TAN.
The firm pays suppliers by giro.
Please pay the amount into our account.
Card? No, I asked my bank to send it.
They sent it electronically from bank to bank.
My bank executed the order straight away.
An instant transfer was done from the phone.
Means of payment: credit transfer
The treasurer remitted the fee from the club account.
Bank details below, transfer within two weeks.
The sum was telegraphed to the foreign bank.
He paid the bill from his current account, by online order.
I shall have the bank send you the money.
The salary is transferred.
Not in notes, but by remittance to the account.
The clerk at my bank keyed in the payee and the sum.
Money is on its way to your account.
Your wire has arrived.
The donation went directly to the charity's bank account.
She ordered it on invoice and paid through her bank.
The transfer has been booked on my statement, payee: the landlord.
We wired it overseas, the swift code was needed.
They settle all invoices by direct credit.
Please use the account number at the bottom for payment.
The money went from my savings bank to his.
He sends it home by wire each month.
Where shall I send the money? To this IBAN.
The tenant pays by a monthly bank order.
I remitted the fee.
The account holder has made a transfer to the club.
Prepayment by bank remittance.
The deposit was wired ahead.
Online transfer, done from the sofa.
The reader was not needed, he paid through his bank account.
The payment arrived with the wrong reference in our bank account.
The insurance will transfer the sum to you.
They asked for my bank details and sent the refund there.
A wire payment has been arranged.
She clicked on send in her banking app and the money was in his account.
The fee is to be remitted to the university's bank.
I keep a standing instruction with my bank for it.
Transfer slip enclosed.
Paid from account to account.
The purchase price is to be sent to the notary's trust account.
My bank charges nothing for remitting it, so that's how I pay.
The payee's IBAN was checked and the order released.
""",
    },
    "room_type": {
        "single": """
One guest, one narrow bed, that is all.
My husband stays at home, so a room for me only.
She is travelling solo and needs a small room.
Please book a single, not a double.
The traveller will sleep by himself in the room.
Accommodation for just one, please.
I do not need a double bed, nobody comes with me.
A cosy little chamber for the lone traveller.
Room type: single, with shower.
How many guests in the room? Only one.
He asked for the smallest room, as he was on his own.
We reserved a single-occupancy room for Dr Hall.
A room with one pillow and one towel will do for her.
The professor arrives unaccompanied and wants a modest room.
There will be nobody else in my room.
Could you put me in a one-bed room for three nights?
The room sleeps one.
No partner, no children, just myself and one mattress.
Her room was meant for one sleeper.
The widower booked a room by himself as usual.
It is a one-person room facing the yard.
The key to the single was handed to the businessman.
Solo guest, kindly no twin or double.
I would be grateful for a quiet room for one adult.
Each of us wants a room to himself.
One bed, one person.
I'm travelling alone, so a single please.
A single room will do.
Just for me.
He needs a room for himself only.
Room for one.
I'll be on my own.
Single occupancy, please.
She is coming without her husband.
A narrow bed is all I need.
No double for me, I sleep alone.
Just one guest in the room.
A little room with one bed under the window.
He always stays alone.
One pillow, one towel, one guest.
My wife isn't coming, so one bed will be enough.
I would like a room all to myself.
Solo traveller, one night.
The student took a small room with a single bed.
Nobody will share with me.
A room for one adult, no extra bed.
She would rather not share, so a single.
Booked: one single.
The business traveller asked for a room for one.
There is only space for one in there.
It's a single, so don't bring a friend.
Bed width: ninety centimetres.
He reserved a one-bed room.
I am a lone hiker looking for a bed.
We need a room for our driver, who sleeps by himself.
A tiny chamber with a cot for one.
The nurse lives in a single room.
A second person cannot stay in this room.
I would not know what to do with a double, I'm alone.
He came by himself and wants a room by himself.
One person, one bed, one key.
Only a single was left.
She took the smallest room, just right for one.
My sister has cancelled, so change the double to a single.
A cell of a room with one narrow bed.
Party of one.
Please book a single for the speaker.
Room category: single.
Just me and my book, so one bed.
The tour leader gets a room for himself.
He pays the single supplement.
A room for a lady on her own.
I'm divorced now, so one bed is plenty.
Number of persons in the room: one.
She does not want a roommate.
We have a room with one bed left, meant for one.
Neither a suite nor a double, only a single.
It has one small bed and a chair.
The room is far too small for two.
A quiet single at the back.
Grandma wants a room of her own.
How many will sleep there? One.
There will be nobody with me.
He snores, so he gets a room alone.
Put me in a one-person room.
The trainee sleeps alone in a small room.
I asked for one bed, as no one comes along.
We take three rooms, each for one person.
Everyone in the team gets a room for one.
His colleague stayed at home, so he has a room for one.
All I want is a bed to sleep in, alone.
Two people? No, just the one.
A bachelor's room with a bed for one.
The pilgrim asks for one bed in a private room.
Single bed, desk, shower.
As a widow I always book for one.
She sleeps on her own in the room at the end of the hall.
The guest arrives unaccompanied and needs one bed.
For a lone guest.
I'd be grateful for your smallest room, I'm by myself.
You get one bed and it is yours alone.
A room for a single gentleman.
It is a room designed for one occupant.
""",
        "double": """
My sister and I will share the room.
A king-size bed for the newlyweds, please.
The couple asked for one room together.
We need a room that sleeps two.
Please reserve a double, a single is too cramped for us.
Mr and Mrs Brown, one room between them.
Twin room, two separate beds.
He brings his girlfriend, so they need a shared room.
A room for a pair, with breakfast.
Room type: double, garden side.
Will you be alone in the room? No, my partner joins me.
The two friends took a room with two beds.
Both of them slept in the same wide bed.
Mother and daughter would like to be in one room.
Book us a queen bed for two adults.
The pair checked into a room on the second floor.
Not a suite, merely a room for husband and wife.
It was a two-bed room with a view.
The room has space for a couple and no more.
My fiancé and I ask for a matrimonial bed.
They shared, two to a room.
We are a party of two and want a single key, one room.
The room was set with a pair of pillows for both guests.
I would like a doubleroom for my parents.
Two guests, one bedroom, one large mattress.
A room for two.
My wife and I need a room.
We'd like a double bed.
Two persons, one room.
A double, please.
We are a couple.
One room with a big bed for both of us.
She and her husband share.
Room category: double.
The room sleeps two.
There are two of us.
A twin would be fine, we are two friends.
Two pillows, two towels, two guests.
We are on our honeymoon and need one big bed.
Not a single, we are two.
My boyfriend is coming along, so a bed for two.
The sisters are sharing a room.
He booked a double for himself and his wife.
A marital bed, please.
Two beds side by side.
Room for a married couple.
A queen-size bed for the two of us.
We sleep in the same bed.
I am bringing my partner.
Double occupancy.
A standard room for two adults.
They wanted to sleep in one bed.
Number of persons in the room: two.
Mr and Mrs together in one room.
Please change my single to a double, my husband is joining me.
The two colleagues agreed to share.
One room, two guests.
It has a wide bed, enough for a pair.
The room is meant for two.
Mother and daughter in one room.
How many will sleep there? Two.
A cosy little room for a pair in love.
We do not need a suite, just a bed for two.
I'd like to share a room with my friend.
Both of us in the same room.
The pair took one room.
We need space for two sleepers.
Booked: one double.
My brother and I will share a room.
A plain room with a bed for two.
His fiancee comes too, so they take a wide bed.
For my husband and me.
The grandparents share a room.
There is room for my wife next to me in the bed.
They are two and want to be together.
A room with twin beds.
Only a double was left.
Two keys for one room, since we are a couple.
Each room holds two pupils.
We will be a twosome.
Two people sharing.
A bed one metre eighty wide.
She is travelling with a friend and they share.
I am not alone, there will be two of us in the room.
We split the cost of the room between the two of us.
Bed for a couple, en suite shower.
They push the two beds together.
He asked for a room for himself and his lady.
The silver wedding couple want a room with one big bed.
Two to a room is fine with us.
One bed for both.
A pair of hikers wants a room.
The twins sleep in one room.
We are a duo and need a shared room.
Please make up the second bed as well, my mate is here.
Room for myself and one companion.
It's for me and my girlfriend.
The newly-weds are sharing, of course.
A single is too narrow for the two of us.
My better half comes along, so one bed for two please.
The guests are a couple and expect a large bed.
Two singers will stay together in one room.
You two will have to share.
I want a room where both of us can sleep.
Double bed, no sofa, two bedside lamps.
""",
        "suite": """
The penthouse with its private terrace was taken.
A bedroom plus a separate lounge, please.
They stayed in the presidential rooms.
Money is no object, so give us the grandest rooms you have.
The star insisted on the royal apartment of the hotel.
Room type: suite, sea view.
Her rooms had a salon, a study and two bathrooms.
An ordinary double is too humble for them, they want the suite.
The junior suite has been set aside for Mr Clarke.
We would like a sitting room next to the bedroom.
He booked the bridal apartment with the whirlpool.
Which category? The most luxurious, with a private salon.
The whole top storey of the hotel was kept for the minister.
Not a plain room but a set of connected ones.
Upgraded from a double to a suite at no charge.
The sheikh took the finest quarters in the house.
A lounge, a dining corner and a bedroom all to ourselves.
They spent their wedding night in the most lavish accommodation of the hotel.
Nothing less than the imperial suite would satisfy her.
I should like the executive one with its separate living area.
The family suite, with a parlour between the bedrooms.
Sofas, a grand piano and three rooms behind one door.
The ambassador requires an apartment with reception room in your hotel.
The two-room luxury unit with butler service was reserved.
The hotel's best and largest accommodation was reserved for the singer.
We took a suite.
The suite, please.
A bedroom with a separate living room.
He always takes the penthouse.
Room category: suite.
The bridal suite is booked for them.
Their best rooms, with lounge and terrace.
She lives in the royal suite.
Several rooms, all in one.
The presidential suite is taken.
I want a sitting room as well as a bedroom.
Only the grandest will do for the star.
Two bathrooms and a salon of our own.
A junior suite would be lovely.
The most expensive room in the house.
The honeymoon suite with its own jacuzzi.
Not a plain double, but a suite.
We have a lounge of our own next to the bedroom.
A grand piano stands in his private drawing room upstairs.
The film star took the whole top floor.
An apartment within the hotel, with butler.
It has a bedroom, a parlour and a dressing room.
They were upgraded to a suite.
Luxury of the highest class, several rooms deep.
Booked: one suite.
The executive suite on the top floor.
He needs a separate room to receive guests.
The sheikh wants your largest suite.
We'd like a separate sitting area behind a door.
Only the suite was left.
Sleep in one room, dine in the next, all yours.
The penthouse with roof terrace.
The minister stays in the state suite.
Neither single nor double: she wants the suite.
A hallway, a salon, two bedrooms.
Their top category.
I'd like the rooms with the fireplace lounge.
She received the press in the salon of her hotel rooms.
The finest rooms you have, please.
Please give us adjoining bedroom and lounge as one unit.
It was less a room than a flat, with a bar and a library.
A four-poster in one room, a dinner table in the other.
The corner suite with panorama windows.
They can entertain ten guests in their hotel living room.
The VIP gets the best accommodation in the hotel.
The suite costs more, but we want it.
A double would be too small, so we take the suite.
With whirlpool, private bar and separate lounge.
She insists on a suite.
We celebrate in style: the suite for our wedding night.
He rented the imperial suite.
My room has a living room attached to it.
The suite under the roof is ours.
The boss always gets the suite.
Your bedroom is through the salon, madam.
Three interconnecting rooms with bath.
Their largest and most lavish rooms.
An ordinary room would not do for the diva.
A suite with two bedrooms for the family.
We were given the keys to the top-floor suite.
The deluxe suite, king-size bed and lounge.
I booked a garden suite.
Room wanted: suite.
Money is no object, give us the finest apartment in the hotel.
The parlour, the bedroom and the bath are connected.
Hers was the suite of rooms at the end, with its own reception room.
They sleep in the prince's suite.
The band has the penthouse to itself.
Can we have the suite again?
A spa suite with sauna.
The living area is separated from the bedroom by double doors.
Two bedrooms and a drawing room in one booking.
I need a meeting table and sofa in a room beside my bedroom.
The suite is free, so we take it.
He would not settle for less than the suite.
The ambassador was lodged in a suite.
A maisonette suite on two floors.
It comes with a butler, a lounge and a bath the size of a pool.
A private dining room belongs to our hotel rooms.
We'll spend the night in the suite.
""",
    },
    "travel_class": {
        "economy": """
We squeezed into row 38 with our knees against the seat in front.
She always flies on the most affordable ticket.
The firm only refunds the lowest fare.
Tourist class, middle seat.
Nothing posh, just a budget seat, please.
Our students travel with the masses behind the curtain.
Class: economy, window if possible.
He was too thrifty for business and sat in the cramped rows.
A saver fare without any frills.
Which cabin? The ordinary one, where the crowd sits.
They travelled steerage, as my uncle likes to joke.
I refuse to pay for wider seats, so coach it is.
Second class on the train, the plain seats.
The upgrade was turned down and he stayed in the main cabin.
Her boarding pass said economy, group 5.
A narrow seat, a paper cup and a bargain fare.
We would kindly ask for the least expensive class available.
Neither business nor first, the seats at the rear suffice.
Basic fare, hand luggage only.
Ten hours in the cattle class, my back hurts.
Standard cabin, no lounge and no extra legroom.
The ticket was the bottom fare on offer.
She flew with the ordinary folk in economy.
I booked the discount fare with three seats abreast.
The budget would not stretch beyond the simplest class.
Second cabin from the back, cheapest seat.
We fly economy.
Coach will do for me.
My knees were jammed against the seat in front.
Class: economy
Just a standard seat, please.
The company only pays for the cheap seats.
She sat squeezed in the middle of a row of three at the back.
No upgrade, we stayed in coach.
He always books the lowest fare.
It was the tourist class for us.
Not business but economy.
There was hardly any legroom where we sat.
I take the saver ticket with the tight rows.
Business was beyond our means, so we sat at the back.
Put me with everybody else, down the back.
They got the bargain seats.
Elbow to elbow with the masses
The plain class is good enough.
A plastic tray on my lap and a stranger's head on my shoulder
We are booked in the cheapest cabin.
Is it business? No, only economy.
I flew cattle class.
She walked past the wide seats to row forty.
He travels as cheaply as the airline lets him.
Please book the lowest category.
My employer grants economy and nothing above it.
The students took the budget seats.
Ten seats across, two aisles, and we were in the middle.
The curtain was drawn and we were on the wrong side of it, with the crowd.
No lounge, no champagne, just a narrow seat.
I had to pay for my own sandwich at the back of the plane.
The family of six sits in economy, of course.
Travel policy: economy on all routes
We are not rich, so it's the cheap cabin.
You'll find us among the holidaymakers in the rear.
Third from last row, next to the loo, lowest fare
They refused to pay extra for comfort and took the standard fare.
Any seat will do as long as it's the cheapest fare.
We ask for accommodation in the tourist cabin.
He downgraded to economy to save money.
Neither first nor business suits our purse.
The ticket is the simplest sort they sell.
Coach, window seat
It was the ordinary class, nothing fancy.
I crouched in my narrow seat with my knees under my chin.
The boss flew at the front, I sat in economy.
Regular fare, regular seat, regular crowd
A seat in the main cabin, please.
Even our director sits with the tourists in the cheap rows.
The seats hardly recline in the class we took.
They boarded last, with the other economy passengers.
Grandma booked the no-frills fare.
The lowest of the three classes was enough.
She gave up her place in business and sat in coach.
A tight squeeze in the cheap seats, but we arrived.
The standard cabin, as usual
What class? Economy, what else!
Only the cheapest tickets are refunded by our office.
Our seats were in the bulk of the plane, where there are thirty rows.
I'd never spend more than the basic fare on a seat.
My booking says economy saver.
The group has thirty seats in tourist class.
Booked: basic economy, no extras
The stewardess sent me back to the cheap seats.
We put up with the narrow seats to save a fortune.
We hoped for an upgrade to business, in vain.
Even with premium points he stays in coach.
Class wanted: the least costly
The low fare came with a cramped seat.
No fancy cabin for me, the thrifty one is fine.
My legs swelled up in the tight rows at the back.
The team flies cheap, all in the main cabin.
I wouldn't know what business looks like, I sit in the rear.
It's the class most people travel in.
Book him the ordinary seat, not the executive one.
The charter has a single class, the tourist one, and we are in it.
The people's class, as he calls it
He's too stingy for anything but economy.
""",
        "business": """
The executive cabin, one step below first.
His employer allows the middle class between economy and first.
She enjoyed the lounge thanks to her business ticket.
Club class to New York, please.
Class: business, aisle.
Economy was full, so we were bumped up to business.
The consultant never flies in anything but the managers' cabin.
Not quite first, but well above coach.
Please reserve the seat in club for our director.
They sat among suits and laptops in the executive rows.
I have a biz class seat on the way back.
Which cabin did he book? Business.
The fare for corporate travellers was chosen.
Her boarding pass shows the letter J, the business fare.
The delegates will fly in the cabin meant for executives.
He spent his miles on moving up one class from economy.
Business, not first, said the travel office.
We should be glad to have four places in the executive class.
The Club World cabin, with a desk and power socket.
A roomy seat in the second-best cabin of the plane.
He swapped coach for the business section.
The middle cabin, behind first and ahead of economy, was reserved.
Flat bed in business, dinner with the other managers.
The ticket is dearer than economy but cheaper than first.
Travel policy grants managers business on long flights.
We fly business.
Class: business
He sits in the executive cabin.
One better than economy, one below first.
My boss pays for business.
A business seat on the aisle, please.
She used her miles to move from economy to business.
The middle of the three classes
Neither coach nor first, but the one between.
I worked on my laptop in the executive class.
Two tickets, business
The managers travel in business, never in first.
I got upgraded out of economy into the business cabin.
Not first but business.
She turned left into the executive rows, behind the first class suites.
On long hauls our policy allows business.
He refuses to fly economy but can't afford first.
Is it first class? No, it's business.
The executives have their own cabin, and he is in it.
Please reserve executive class seats.
Club class, if it's still called that
The class for managers on the move
Business fare, fully flexible
We treated ourselves to business for once.
First was sold out, so they put us in business.
She got a business lounge pass with her ticket.
Executive fare, one passenger
The sales team goes business.
He was the only one without a tie in business.
Booked in business, both ways
The firm lets senior staff sit in the executive cabin.
A step up from coach, a step below first
The consultant insists on business class.
I'd like to pay the surcharge from economy to business.
The category designed for people who work on the trip
The second-best cabin on the plane
Our negotiators travel in the executive class so as to arrive rested.
Travel class: executive
I swapped my economy seat for a business one at the gate.
Business, please, but not first, that would look bad.
She sat among consultants polishing their slides in the business section.
His ticket says business saver.
They don't pay for first, only up to business.
The airline bumped her up one class from economy.
All board members are entitled to business.
I slept well in business.
The company card covers the executive seat.
We were downgraded from first to business.
Which class? The one for executives.
The rows right behind first were ours.
It was business class for the delegates.
One class up from tourist, please.
He always takes the manager class.
A flat bed in the executive section
Business both out and back
My contract guarantees me business on flights over six hours.
Tourist class? Not for our lawyers, they go business.
You get two classes above nothing and one below the best with this ticket: business.
Our surgeon asked for the executive cabin and got it.
The honeymooners splashed out on business.
I checked in at the business counter with my business ticket.
The travel desk has put you in executive.
Middle cabin, between the suites and the masses
First would be excessive, economy too cramped, so take what lies between.
An executive seat with a power socket for his laptop
My wife sat in coach while I was in business.
They are seated in C class, the executive one.
The department head flies business on principle.
She held a business ticket and boarded after first.
Kindly rebook us from economy into business.
The class above coach was available for points.
Business is what we ordered, business is what we got.
A seat fit for the meeting-goers, in the executive cabin
He spent his bonus miles on business.
Suits, laptops and financial papers all around me in my cabin
For the auditors, business will do.
She was offered first but remained in business.
The partners of the firm share the executive rows.
Tick one: business
""",
        "first": """
A private cabin with a bed and caviar, seat 1A.
The millionaire travels only in the top class.
She was led past business to the handful of suites in the nose.
Nothing but the premier cabin for the queen.
Class: first, seat one.
Business was not good enough for him, he went one higher.
They drank vintage champagne in the foremost cabin.
Please book the highest class the airline has.
First, not business, said her agent.
The most exclusive seats aboard were reserved for the band.
We travelled in the lap of luxury, right behind the pilots.
Which class? The very top, above business.
He paid a fortune for the noblest cabin on the ship.
I want the first-class compartment of the train.
An upgrade from business lifted her into the top cabin.
The fare code is F, the premium of premiums.
His excellency will occupy a seat in your finest class.
A butler on board looked after the eight passengers of the top cabin.
The tycoon flew 1st class to Dubai.
She shuns business and economy alike and takes the class above both.
No class ranks above the one he booked.
Silver cutlery, pyjamas and a shower on board, in first.
They treated themselves to the crown of all cabins.
The airline's chauffeur brought the first class guest to the aircraft.
My ticket is for the uppermost class, the priciest on the plane.
We fly first.
Class: first
She only travels first class.
The best cabin they have
Nothing but the very best seat will do.
He has a private suite on board.
First, not business.
The most expensive ticket there is
I was upgraded from business to first.
The top class, with caviar
Two tickets, first class
Neither economy nor business is good enough for him.
Money no object, the highest class
She took a shower on board in her own suite.
He was driven to the plane in the first class limousine.
Business was full, so we got moved up to first.
The star sat right at the front, in the suites ahead of business.
It's the most luxurious class.
First class carriage, please.
Travel class: highest
They paid for the top category.
A butler served her in the front cabin.
The king of classes, and we were in it.
He sneers at business and flies first.
There is nothing above the class we booked.
Our chairman is entitled to first.
The ticket says first.
I'd like the finest seat on the plane.
In the nose of the plane, with only seven other guests
Is it business? Better still, it's first.
My winnings went on a first class ticket.
We ask for the uppermost class.
Champagne, pyjamas and a double bed in the suite
The front cabin, the one beyond business
He boarded before everyone else, even before business.
They travelled like royalty in first.
We booked the premier class, the highest on offer.
A first class fare, fully refundable
The singer insists on first.
Business is not enough, it has to be the class above.
On this trip we're spoiling ourselves with the top cabin.
First, both ways
She has never sat anywhere but in first.
An apartment in the sky, closed by a door
The ambassador is seated in first.
The dearest of the three classes
Put him in first, he is a VIP.
I used all my miles for one trip in first.
The class of kings and film stars
Highest category, window seat
You cannot travel any better than in the cabin we chose.
The luxury class, with its own chef
We shared the first class section with a sheikh.
They bumped her up two classes from economy.
He kept his place in first and gave business a miss.
The topmost cabin, as befits a minister
My aunt travels in first, and nowhere else.
Class required: first, sleeper suite
Does she go business? No, first.
The millionaire had the top cabin to himself.
The guest of honour gets a first class ticket.
The classiest class of all
They don't do business, they do first.
Her seat was in the exclusive front cabin, far ahead of the executives.
The board approved first for the president alone.
First class lounge, first class seat
I turned left and kept going, past business, to the suites.
We demanded the highest comfort the airline sells.
The oil baron books the top class for his whole family.
Reserved: one suite in first
First class or not at all, says she.
A ticket of the highest class has been issued to you.
The poshest seats on the train were ours.
He didn't want the executive seat, only the one better.
Her lottery prize was a trip in the best cabin.
Number one among the classes
He splurged on the top fare.
It was first class all the way.
The super-rich sit there, and so did we, in the suites up front.
""",
    },
    "severity": {
        "low": """
A tiny glitch, barely worth mentioning.
The typo in the footer harms nobody.
You would have to look twice to spot the fault.
The defect is trivial and work goes on as always.
Only the colour of a button is off.
Severity: low, purely visual.
Far from critical, it is a mere pinprick.
We can easily live with this little flaw for ever.
No user has complained about it so far.
A hair crack in the paint, no more.
How bad is the damage? Negligible.
It is a storm in a teacup.
The icon sits two pixels too far left.
The impact on our business is next to nil.
I only mention the bug for the sake of tidiness.
An insignificant slip, nothing is lost by it.
The failure is harmless and touches no function.
Merely a spelling mistake in the help page.
The scratch on the casing is a minor matter.
This fault tickles rather than hurts.
We would class the incident as petty.
One person saw the hiccup once, and it went away by itself.
Everything works, the label is just slightly misaligned.
Honestly, the fault is a bagatelle.
Rated minor, since no one is hindered.
Just a typo.
It's hardly noticeable.
Nothing serious.
A cosmetic flaw
It can wait.
Minor
No big deal.
Only a tiny scratch.
It doesn't bother anybody.
We can live with it.
A small blemish, that's all.
It's a trifle.
Barely worth mentioning
Impact: negligible
The button is a slightly wrong shade.
It's a bit annoying at most.
Nobody has complained about it.
A mere detail
Fix it whenever you have time.
Hardly any effect on anyone
There's no hurry at all.
A comma is missing in the help text.
It's a scratch, not a wound.
Slight
You'd need a magnifying glass to see the damage.
Nothing to lose sleep over.
Everything still works, it only looks a little odd.
The harm is minimal.
A small crack in the tile, purely optical
Work isn't affected.
Don't drop anything for this.
A harmless fault
Not bad at all, just a graze.
A beauty spot on an otherwise perfect system
Only the logo is a little blurred.
The wound needs a plaster, no doctor.
We noticed it by chance, and it troubles no one.
It's neither urgent nor important.
A spelling slip on the last page
It's almost too small to report.
Severity: trivial
A tooltip shows an outdated word.
It has no consequences.
Everything runs as before in spite of it.
The dent can be polished out in a minute.
Put it at the bottom of the list.
Insignificant
It's far from critical, a pure matter of looks.
We just smile about it.
The patient has a slight cold.
A footnote is set in the wrong font.
The defect does no harm.
One could ignore it for years.
The leak is one drop a month.
It is only skin deep.
A small thing, easily overlooked
The users don't even notice.
No function is impaired.
Is it bad? Not in the least.
It's a storm in a teacup.
Nobody is held up by this.
The title is off by a hair.
He has a mild headache.
It would be nice to have it fixed someday.
A bagatelle
She merely has a bruise.
The shortcoming is of little importance.
It's a pinprick.
Really just peanuts
The lamp on the panel is dim, but who cares.
The impact on business is close to zero.
It is so slight that we would not ring you for it.
The text runs over the edge by one letter.
A little hum in the background, harmless
You can close an eye to it.
It's peripheral and affects nothing.
It causes no pain to speak of.
A faint stain on the carpet's edge
The risk is tiny.
""",
        "medium": """
The bug is a nuisance, though a workaround exists.
Printing fails now and then, but a second try helps.
A handful of staff have to take a detour.
Severity: medium, two departments affected.
It hampers us without bringing us to a halt.
The export is broken, so we copy the figures by hand meanwhile.
Not critical, yet more than a blemish.
The search is sluggish and people grumble.
One of our five tills is out, the others cope.
A moderate fault, it hurts but does not cripple us.
Some features are unavailable, the rest runs.
How serious is it? Moderately, we lose about an hour daily.
The trouble is real but we can bridge it.
It limps along at half speed.
A noticeable impairment for part of the team.
Orders still get through, only with delays.
We manage with a stopgap, though nobody likes it.
The incident had a middling impact.
It is neither a trifle nor a catastrophe.
Colleagues in one office must log in twice, which is tiresome.
The problem hinders us, but work does go on.
Half the reports come out wrong and need correcting.
I would call the failure of middle gravity.
The app crashes occasionally and has to be restarted.
Customers notice the fault, but can still order by phone.
It's moderately bad.
Annoying, but we manage.
Not a disaster, not a trifle either.
Medium
We can still work, only more slowly.
It ought to be fixed in the next few days.
Partly broken
A few customers can't log in.
It costs us some time every day.
Somewhere in the middle
One feature is down, the rest works.
It's bothersome without being dramatic.
Impact: moderate
Priority normal
It's neither harmless nor critical.
We get by with a detour.
One of two printers has failed.
Average
It needs attention, but not tonight.
The damage is moderate.
Work is impeded, though not stopped.
Some pages load, some don't.
It's bad enough to report and mild enough to wait a little.
The report must be made by hand for now.
Middling
A normal fault that needs repair in the usual way
It slows the team down.
The main thing works, a side function doesn't.
He'll need a few days off, no hospital.
The heating works in half of the rooms.
We can bridge it for a week.
Half the staff notice it.
It's more than a scratch but less than a wreck.
A real hindrance, though not a stoppage
The workaround is tiresome but does the job.
The scanner fails every third time.
A partial restriction
The lift is out, but there are stairs.
It's not urgent, yet it mustn't be forgotten.
Please deal with it in the ordinary course.
The delay is felt, but bearable.
Several colleagues grumble, but nobody is stuck.
Ordinary severity
The car still drives, but it needs a garage soon.
A fracture, clean and simple, will heal in weeks.
Noticeable limitations, with an alternative route
Only one department is affected, and it copes.
How bad is it? So-so.
Neither a cosmetic matter nor an emergency
It hurts, but we keep going.
A tolerable outage of one sub-function
The storm did a fair amount of damage, but the house stands.
The system is sluggish.
Restarting it twice a day keeps it going.
We can't print labels, but we can write them.
It's an obstacle we can get around.
The problem deserves a proper fix, not panic.
Moderate pain, controlled with tablets
It falls between minor and major.
An irritation that needs to be dealt with this week
The new form doesn't save, but the old one does.
Half a handicap, you could say
Two of ten machines stand still.
Customers are inconvenienced, though still served.
Bad enough to be fixed soon, not bad enough to call at night
One has to log in again all the time, which is tedious.
It's a standard case, treat it as such.
The bruise is big, he limps, but nothing is broken.
It restricts us to some degree.
The sync fails from time to time and then catches up.
""",
        "high": """
The server is dead and nobody can log in.
Our production line has ground to a halt.
The entire company is cut off from its files.
A catastrophe, the database has been wiped out.
Severity: critical, all sites affected.
Not a small glitch, a total breakdown!
Every single user is locked out.
The breach exposes all our customers' passwords.
We cannot sell a thing until the fault is mended.
There is no workaround and the business is paralysed.
The fire has destroyed the whole hall.
How grave is the failure? As grave as can be.
A disaster of the first order, people are in danger.
The hospital's systems have collapsed.
This fault costs us thousands every minute.
Complete outage across all branches.
The defect may cost lives.
It threatens the very existence of our firm.
All orders since Monday have vanished beyond recovery.
A showstopper, the release is unusable.
The dam might burst, so grave is the damage.
No invoice, no mail, no phone, the network is gone.
We are facing a severe incident with massive losses.
The bug brings the system to its knees for everybody.
Devastating damage, the roof has fallen in.
Everything is down.
It's a disaster.
Nobody can work.
This is an emergency.
Critical
Total breakdown
We're losing customers by the minute.
It's very serious.
Someone could get killed.
Drop everything and fix this!
Severe
All our data is gone.
The whole network is dead.
It can't wait another minute.
Lives are at stake.
Catastrophic
The building is on fire.
Nothing works any more.
Impact: very high
The hospital has no power.
The shop can't take any payments.
It's as bad as it gets.
The company stands still.
A fatal flaw
Hackers have all our passwords.
He is in intensive care.
The bridge may collapse.
A major incident
The dam is cracking.
We have to stop sales entirely.
Red alert
The patient's life is in danger.
Massive damage
This is anything but trivial.
It threatens our very existence.
The server crashes every minute and takes everything with it.
The customers' card numbers lie open on the net.
It's urgent beyond words.
The brakes of the bus don't work.
No minor matter, the plant is standing still.
Wake the chief, we're down!
The flood has destroyed the entire ground floor.
Gas is leaking, we had to clear the house.
A severe accident with several injured
The consequences are grave.
Nothing short of a catastrophe
The backup is lost as well.
Business has come to a complete stop.
The car is a total loss.
The roof could fall on us at any moment.
Worst case
It endangers everyone in the building.
The security hole lets anybody in.
A show-stopper, we can't ship.
The wound is deep and she's losing a lot of blood.
It is a matter of life and death.
The website is completely unreachable.
A heart attack, the doctor says.
Our phones are all dead and the emergency line too.
How bad? Worse than ever, nothing runs.
Highest level of seriousness
We can't invoice, we can't ship, we can't do anything.
The whole harvest is ruined.
The error wipes the hard disk.
Immediate action is essential.
It's a blocker for everybody.
The ship is sinking.
All trains in the country have stopped.
It paralyses the entire firm.
The fault makes the vehicle unsafe to drive at any speed.
Irreparable damage
The reactor had to be shut down.
Serious, extremely serious
The pain is unbearable and she can't walk.
The explosion tore the hall apart.
Half the village has been swept away.
We're bleeding data.
A crisis of the first order
""",
    },
    "priority": {
        "low": """
Take your time with the answer.
It is not pressing in the least.
My request can sit in the queue as long as you like.
Deal with this only once everything else is out of the way.
Next month or the month after will do nicely.
Priority: low, do it at leisure.
There is no deadline for this job.
Whenever a quiet moment turns up, please have a look.
I am not in any rush for a reply.
Put my case on the back burner.
Is it urgent? Far from it.
You may safely leave this lying until autumn.
This task has the least importance of all.
Let other tickets overtake mine.
It would keep, even for a year.
Unhurried matter, for a rainy afternoon.
No need to interrupt anything for my sake.
Please treat this enquiry as the least urgent you have.
We do not mind waiting for months.
Should you ever run out of work, here is something.
The job can be postponed without harm.
A someday task, nothing more.
He told us to dawdle over it if we wished.
Move it down the queue, others need you more.
No one is waiting for the result.
No hurry.
Priority: low
Not urgent at all.
Take your time.
Whenever you like.
It's of little importance.
Not important.
No rush whatsoever.
Do it when you have nothing better to do.
There's no pressure.
It's just a nice-to-have.
A minor matter.
A trifle.
It doesn't matter when.
Next month is fine too.
Urgency: none
It's the last thing on my list.
At your leisure.
Don't stop what you're doing for this.
Everything else comes first.
Only if you get bored.
Sometime this year will do.
Not worth losing sleep over.
No deadline.
You can forget about it for now.
I'm not in the least pressed.
It's not a priority.
Back burner.
Put this one on the back burner.
Low urgency, cosmetic issue
It makes no difference if it takes months.
This one comes after all the others.
Nobody is waiting for it.
Don't bother with it this week.
Let it sit.
We can live with it for a long time.
It's a small thing, whenever it suits you.
Is it pressing? Not in the slightest.
A spare-time job
Leave it for a rainy day.
Prio: lowest
Far from urgent.
It won't hurt anybody if it's late.
I don't mind how long it takes.
The matter is trivial.
Let other jobs go first.
One of these days will do.
If you find a free moment some day.
There is absolutely no haste.
Nothing depends on it.
This ranks low with us.
It may rest until after the holidays.
Feel free to ignore it for a while.
It has time.
We've all the time in the world.
Negligible importance
It's only a small wish, no more.
If it's never done, no harm.
Any time will be fine.
Please treat this as the least of your worries.
Eventually would be nice.
The client is patient and in no hurry at all.
Not a big deal.
She said it could wait till hell freezes over.
He stressed that nothing about it is urgent.
Unimportant, for the slow season
It's a side matter.
Do the urgent ones first, this one last.
Someday, maybe.
No need to rush, it's merely cosmetic.
Leave it until everything else is done.
It can lie in the drawer for months.
It's nothing important, just an idea.
The request carries little weight.
Don't let this keep you from your real work.
Filler task for quiet days
High priority it certainly isn't, rather the reverse.
I'm asking only out of curiosity, so no rush.
""",
        "medium": """
I would be glad of an answer before the weekend.
Urgent is too strong a word, but please do not forget it.
Kindly get back to me in due course, within several days.
Priority: normal, usual turnaround.
It deserves its regular turn in the queue.
There is some pressure, though no emergency.
Handle it after the fires are out, but before the trifles.
When do you need it? In four or five days, say.
This one belongs in the middle of the list.
A moderately pressing matter.
Please deal with it in the ordinary order of things.
I can wait two or three days, but not a month.
It is of average importance to us.
Neither drop everything nor put it off for ever.
Do it when the urgent jobs have been dealt with, this week.
Give it the customary attention and the customary time.
A reply within the week is requested.
Not top of the pile, not at its foot either.
Some time before Friday, if you can squeeze it in.
The task should be tackled reasonably soon.
Process my request at normal speed.
He hopes for an answer within a handful of days.
Priority: medium
Medium.
Normal priority.
Neither urgent nor unimportant.
It's moderately urgent.
Middling priority.
Handle it in the usual order.
In the normal course of things, please.
Not an emergency, but don't leave it too long.
In the next few days would be good.
Urgency: normal
Average urgency
Treat it like any other request.
It matters, but not terribly.
The usual priority.
Please deal with it in turn.
Neither top nor bottom of the list.
Somewhere in the middle of the list
Not today, but this week.
It should be done within a few days.
No panic, but no dawdling either.
Reasonably soon, please.
Soonish.
It needn't be today, but it can't wait for months.
Standard urgency
Nothing special, just the normal priority.
Do it after the urgent ones and before the rest.
Prio: mid
Of medium importance.
It's somewhat pressing.
Halfway between urgent and whenever.
A normal request, handled in the normal time.
I'd like it done in the coming days.
Don't drop everything, but do keep it in mind.
It can wait a day or two, not longer.
An ordinary matter of ordinary weight
Quite important, no drama though.
Please answer in the usual time.
It's moderately important.
Business as usual.
Regular priority, first come first served.
Not critical, not trivial.
We'd like it in a reasonable time.
This has its place in the queue like all others.
Give it the usual attention.
It isn't burning, but it shouldn't gather dust.
Please take care of it over the next few days.
Importance: average
I would rate it a five out of ten.
It ranks in the middle.
As urgent as the others, no more and no less.
How urgent? So-so.
Tomorrow or the day after is early enough.
Is it urgent? Moderately.
Handle it in the ordinary way, with ordinary speed.
Of some importance.
Middle of the pile.
Don't rush, but don't forget either.
It should be settled by the end of the week, without any panic.
Deal with it once the emergencies are over, before the trivia.
Not top priority, not bottom either.
The matter is neither hot nor cold.
It goes in the pile for this week.
Please plan it in for the coming days as normal.
We attach normal importance to it.
He'd like it fairly soon.
It has the same rank as everyday business.
Amber, neither red nor green.
Priority two out of three
Medium urgency, two or three days
Let's call it normal.
It's worth doing soon, though nothing will burn down.
A moderate degree of urgency applies.
I wouldn't say high, I wouldn't say low.
They asked for it in the normal turnaround.
No alarm, just get to it in the course of the week.
It should move along at a decent pace.
""",
        "high": """
Every minute counts!
I need your answer this very moment.
Leave whatever you are doing and deal with this.
The deadline is in an hour, please hurry.
ASAP, please, we are desperate!
Priority: urgent, ahead of all other work.
This must not wait, not even until lunch.
Put my ticket at the head of the queue.
Is it pressing? Extremely, my train leaves in twenty minutes.
The matter brooks no delay.
Come quickly, it is an emergency!
We request your immediate attention.
Without a reply today we shall miss the court date.
Push all other jobs aside for this one.
Red alert, all hands on it now.
The boss wants it yesterday.
Please ring me straight away, day or night.
Time is running out, we need you instantly.
Nothing on your desk is more important than this.
There is not a second to lose.
He begged us to act forthwith.
It would be too late tomorrow, so please act today.
Rush job, jump the queue with it.
Respond without delay, I implore you.
The most pressing task we have had in years.
It's urgent.
Priority: high
Very urgent!
Right now, please.
As soon as possible.
I need it at once.
This can't wait.
Immediately, please.
It's an emergency.
Hurry up.
Urgency: high
Extremely important.
It must be done today.
No time to lose.
It's burning.
Do this first.
Before anything else, please.
Critical.
Act now.
ASAP!
Red alert.
We need it yesterday.
It's now or never.
It cannot be put off.
Without delay.
It brooks no delay.
Time is running out.
The clock is ticking.
It's a matter of life and death.
Please treat as urgent.
Most urgent
This takes precedence over everything.
Call me back this instant.
Nothing is more important than this.
It's of the utmost importance.
Put it at the very top.
Top of the list.
Prio: one
Not tomorrow, now.
Don't let this lie even an hour.
The whole plant stands still until you fix it.
Nobody can work until it's solved.
Our customers can't log in, fix it at once.
I'm desperate, help me quickly.
We're losing money by the minute.
Step on it.
Chop-chop, please.
Please make it quick, I'm in trouble.
He needs it on the double.
Make haste.
Tomorrow would be too late.
Low priority? On the contrary!
Can it wait? Not a minute.
Is it important? Hugely.
We beg you to hurry.
Send help, fast!
Stop all other work for this.
The matter is pressing.
A burning issue
The boss wants it this very hour.
Speed is vital here.
She said it must go first, ahead of all else.
Act promptly, or it is too late.
It's critical for us and can't be left.
A rush job
Acute
Flag: red, immediate action
I need your answer within the hour.
Handle with absolute priority.
High importance, please don't delay.
We're up against the wall, please come quickly.
Every delay makes it worse, so act now.
All hands on deck for this one.
Mission-critical
This is serious, get on it at once.
Water is pouring through the ceiling, come immediately.
It is anything but trivial and has to be dealt with today.
""",
    },
    "sentiment": {
        "positive": """
What a marvellous evening that was!
I am over the moon with my new bike.
Hats off to the chef, the meal was superb.
I would recommend this place to anybody.
The kids adored every minute of it.
Five stars from me.
Nothing to complain about, I am delighted.
Worth every penny, we were thrilled.
It exceeded all our expectations.
My wife and I left with broad smiles.
Cannot praise the team enough.
The book kept me spellbound until three in the morning.
Chapeau, that is how service should be!
We are already looking forward to our next visit.
A gem of a hotel.
I have fallen in love with this little lamp.
Thank you so much, you have been fantastic.
Was it good? It was splendid.
She raved about the concert for days.
No regrets whatsoever, I would buy it again tomorrow.
Fabulous, absolutely fabulous.
He is full of praise for the new phone.
Ten out of ten, keep up the excellent work.
It could not have gone better.
We felt like royalty and were sorry to leave.
Great service!
We had a wonderful time.
Best coffee in town.
I'm over the moon.
It works like a dream.
Five stars from us.
Highly recommended.
What a lovely surprise.
She can't stop smiling.
Thank you so much, it was perfect.
We will be back for sure.
Really pleased with it.
He praised it to the skies.
No complaints at all, simply brilliant.
I could hug the person who made this.
Delicious, every bite of it.
The staff were charming and could not do enough for us.
Worth every penny.
They were thrilled.
It is far better than I had hoped.
I wouldn't change a thing.
A joy from start to finish.
Absolutely delighted.
Mood: cheerful
The audience gave a standing ovation.
I was not disappointed for one second.
Fantastic work, well done!
We laughed till we cried, so funny.
A real gem.
She is full of praise.
Can't fault it.
How was it? Marvellous.
I have told all my friends to go there.
Top quality and a fair price.
It tastes heavenly.
The kids want to go again tomorrow.
Impression: excellent
What a treat!
He beamed when he spoke of it.
First class.
I'm so grateful for your help.
The best holiday of our lives.
It warmed my heart.
Two thumbs up.
We were bowled over.
Everything ran smoothly and everybody was kind.
Splendid idea, I'm all for it.
I'd buy it again in a heartbeat.
The finest meal I have eaten in years.
She fell in love with the place at once.
Nothing bad to say, on the contrary.
You have done us proud.
I enjoyed each page of it.
The film moved me and I left glowing.
Super friendly people.
What a bargain, and so well made!
It's the best thing I ever bought.
We felt at home from the first minute.
Tone: enthusiastic
Chapeau, a masterpiece.
I'm happy with the result.
It gets full marks.
We look back on it with great fondness.
He is in high spirits about it.
I sleep like a baby on this mattress.
Couldn't be happier.
The team exceeded what they had promised.
Anything but boring, I was glued to the screen.
I can only congratulate you on this.
So glad we came.
Amazing views, amazing food, amazing hosts.
The customer expressed her great satisfaction.
This product has changed my life for the better.
Hooray, at last something that works!
It was a pleasure doing business with you.
My heart leapt when I opened the box.
Nowhere have we been looked after so well.
""",
        "negative": """
I want my money back, this is a disgrace.
The soup was cold and the waiter could not care less.
Steer clear of this shop.
Zero stars if that were possible.
We left hungry, angry and poorer.
It fell apart in my hands, such rubbish.
I regret ever having ordered it.
She was appalled by the filthy bathroom.
Not once did anyone apologise for the dreadful delay.
The worst holiday of our lives.
How was the film? Dull beyond belief.
I am furious about the way I was spoken to.
An utter letdown from start to finish.
This gadget is a dud, avoid it.
My patience is at an end with this company.
It left a bitter taste in our mouths.
What a rip-off!
He was bored to tears by the play.
I would not wish this hotel on my worst enemy.
Shoddy work, and they even charged extra.
Nothing good can be said about that meal.
We shall take our custom elsewhere after this shambles.
Ghastly smell, nasty taste, into the bin with it.
The support line left me hanging for hours, infuriating.
To put it politely, I am far from satisfied.
Terrible service.
What a waste of money.
The food was awful.
I want a refund.
We were bitterly disappointed.
Rude staff, dirty room.
I'm furious.
Worst hotel ever.
Don't buy this.
It stinks.
Zero stars if I could.
The film bored me to tears.
Nobody helped us.
She was in tears over the way they treated her.
It's rubbish.
He complained loudly.
How was it? Dreadful.
Mood: angry
They ruined our holiday.
I am fed up with it.
An utter disgrace.
Not good at all.
Hands off!
We sent the soup back, it was cold and salty.
My worst fears came true.
This is unacceptable.
I regret buying it.
What a letdown.
The queue was endless and nobody apologised.
He left before the interval, so bad was it.
Overpriced junk.
It gave me a headache.
I would not recommend it to my worst enemy.
Impression: poor
They never answer, it drives me mad.
The whole thing is a farce.
No fun at all.
We shall complain to the manager.
She called it a nightmare.
The design is ugly and the handling worse.
I threw it straight in the bin.
It fell far short of what was promised.
Far from great, frankly horrible.
An insult to the palate.
You should be ashamed of yourselves.
I've lost all trust in them.
The worst book I have read in years.
My stomach turned.
One star, and that's too many.
He is sick and tired of the excuses.
Appalling.
It's a mess and I'm cross.
We couldn't wait to leave.
Never have I been treated so badly.
A dull, lifeless show.
Keep your money in your pocket.
Tone: bitter
The customer is most dissatisfied.
I cannot say one good word about it.
The bed was hard, the walls thin, the neighbours loud.
It let me down again.
I'm disgusted.
The lecture was so tedious that half the room walked out.
It was torture from beginning to end.
I wish I had never gone there.
Hopeless, just hopeless.
They made us feel unwelcome.
This has spoilt my whole week.
We were promised luxury and got a dump.
The sound is tinny and the picture flickers, I'm sorry I got it.
He wrote a scathing review.
Sloppy, late and unfriendly.
There was nothing to like.
It makes my blood boil.
""",
        "neutral": """
It works as described, no more and no less.
Meh, you could do better or worse.
I was neither impressed nor let down.
The food was decent, the room a bit noisy, all in all acceptable.
Three stars out of five.
Nothing to rave about, nothing to moan about.
A run-of-the-mill hotel.
The film left me indifferent.
It serves its purpose and that is that.
Lovely staff but a dreadful bed, so my verdict is divided.
How did you like it? It was passable.
I can take it or leave it.
Some chapters gripped me, others sent me to sleep.
A product like a hundred others.
She shrugged when asked for her opinion of it.
Neither praise nor blame from my side.
My feelings about the trip are mixed.
On the one hand cheap, on the other hand flimsy.
Tolerable, I would say, without enthusiasm.
It met my expectations, which were modest.
Half the evening was fun, the other half was not.
I am on the fence about this phone.
The meal was edible, unremarkable and quickly forgotten.
Fifty-fifty, good points and weak points balance out.
Nothing wrong with it, though it will not excite anyone.
It was OK.
Neither good nor bad.
It does the job, no more.
I have mixed feelings.
Average.
Could be better, could be worse.
The food was good, the service poor.
Take it or leave it.
I don't mind either way.
Some of it I liked, some I didn't.
It left me cold, but didn't annoy me.
Not bad, not great.
Fair to middling.
How was it? All right, I suppose.
I'm in two minds about it.
Mood: indifferent
There are pros and cons.
Meh.
It's fine, nothing more.
I neither love it nor hate it.
The first half was great, the second awful.
Run of the mill.
She just shrugged.
Bearable, but I won't write home about it.
No strong feelings.
An ordinary hotel like many others.
It met expectations, no less and no more.
On the one hand pretty, on the other hard to use.
Decent enough.
I can't say I was thrilled, nor was I let down.
Impression: mixed
The room was lovely, but the noise kept us awake.
It's a wash, good points and bad points cancel out.
Adequate.
A book one reads and forgets.
I feel nothing much about it.
He had praise and criticism in equal parts.
Mediocre, but acceptable.
Half of us liked it, the other half didn't.
Tone: factual
The report just lists what happened, without judging.
Not my cup of tea, but I can see why others like it.
Some light, some shade.
It's average for the price.
The verdict is balanced: strengths here, weaknesses there.
I was neither pleased nor displeased.
Standard fare.
It passed the time.
The reviewer stays on the fence.
Good looks, bad sound, so I'm undecided.
Whatever.
Unremarkable.
It won't win prizes, but it won't shame you either.
I liked the actors, not the plot.
Nothing to complain of, nothing to praise.
She reports it without any emotion.
A middling performance.
It's no better and no worse than the last one.
Some good ideas, some clumsy ones.
I came out of the cinema neither moved nor angry.
Satisfactory.
The trip had its ups and downs.
Tolerable.
It was a normal day, nothing stood out.
I could live with it or without it.
The concert was partly brilliant, partly painful.
He gave it a lukewarm review.
It leaves me unmoved.
OK for once.
There's good and bad to be said of it.
Plain, usable, forgettable.
A bit of a curate's egg.
I am impartial in this matter and state only what I saw.
The tent is light but leaks a bit, so five out of ten.
""",
    },
    "difficulty": {
        "easy": """
It is a piece of cake.
You could manage this recipe with your eyes shut.
My six-year-old did it without help.
A walk in the park, even for the unfit.
There is nothing to it, just stir and wait.
No special talent is called for.
The puzzle was solved in no time by everyone.
Difficulty: easy, suits first-timers.
Dead simple, three steps and you are there.
Is it tricky? Not in the slightest.
Hard it certainly is not.
The instructions are foolproof.
You will master this within five minutes.
The path is level and safe, fit for prams and grandparents.
Child's play for all of us.
Even with two left hands you will succeed.
I found the exam laughably undemanding.
It goes like clockwork without any practice.
A doddle, honestly.
Whoever can read can build this shelf.
The task is straightforward and asks little of you.
We managed it at the first attempt, effortlessly.
As easy as falling off a log.
Novices have no trouble with this tune.
You need no experience at all for this dish.
It's dead simple.
A piece of cake.
No problem at all, even for kids.
Easy as pie.
You can't go wrong.
I did it with my eyes closed.
Suitable for beginners.
No experience needed.
Level: easy.
It took me two minutes.
A doddle.
A five-year-old could manage it.
You need no skill for this.
It was a breeze.
The path is flat and short.
Nobody failed the test.
The recipe has three steps.
That was a walk in the park.
Simple enough for a first try.
I expected a struggle, but it was no trouble.
Not hard at all.
It almost does itself.
Effort: next to none.
The exam was a gift.
You can learn it in an afternoon.
Plain sailing all the way.
It goes without effort.
A gentle stroll for all ages.
Hardly a challenge.
Our toddler managed it alone.
Just press the button.
Foolproof.
I had no difficulty with it.
Low effort, no tools.
The questions were so simple that everybody got full marks.
Even Grandpa, who hates computers, did it at once.
You do not need to be an expert.
It is no big deal.
Quick and easy.
I could do that in my sleep.
Anything but hard.
My first attempt went fine.
The instructions are clear and the job is tiny.
A level for absolute beginners.
There's no trick to it.
It wasn't demanding in the least.
A beginner's slope.
No sweat.
We were done before we knew it.
Ideal for those who have never cooked before.
The crossword was too simple for me.
You'll pick it up in no time.
Child-friendly and quick.
He found it a cinch.
It's as easy as falling off a log.
No prior knowledge is required.
Little can go wrong here.
Smooth and short, no climbing.
She learned it in a single lesson.
It gives nobody a headache.
Everybody got it right the first time.
A task for a rainy day with small kids.
It sounds difficult but is really simple.
Undemanding.
You click twice and you are finished.
The piece is for pupils in their first month.
You barely have to think.
The rules fit on a beer mat.
It needs neither strength nor practice.
A simple job for one hand.
Is it tough? Not in the slightest.
Straightforward.
We laughed our way through it, so little did it ask of us.
Don't be afraid, it is quite simple.
It couldn't be simpler.
The climb? There is none, it's level ground.
Everyone passes this one.
I'd call it elementary.
You just peel it off and stick it on.
""",
        "medium": """
A moderate challenge, doable for keen amateurs.
It takes a bit of trying before you succeed.
Not for absolute novices, but no expert is required either.
Difficulty: medium, some stamina needed.
If you have knitted a scarf already, you will cope with this.
The trail is moderately demanding.
Halfway between simple and fiendish.
You may need two attempts, then it works.
How hard is it? Somewhere in the middle.
I had to concentrate, yet it was manageable.
The dish calls for a certain amount of routine.
Children will struggle, grown-ups should get by.
An average puzzle, neither a giveaway nor a brain-breaker.
Those who know the basic steps will get there.
It is trickier than it looks, but far from impossible.
With patience and a little know-how you can do it.
The piece asks for a pianist in the second or third year.
A middling climb, steep only in places.
We found it fairly challenging, though within our reach.
You should feel at home with a saw before you try this.
Reasonably fit walkers manage the tour.
The test was fair, not easy and not gruelling.
Some steps are simple, one or two need skill.
Averagely practised hobby bakers will succeed.
Intermediate effort, I would call it.
Not easy, not hard.
Somewhere in between.
Medium.
A bit tricky, but doable.
You need some practice.
Moderate difficulty.
Level: intermediate.
For those with some experience.
Neither a breeze nor a nightmare.
It was OK, not too tough.
Of average difficulty.
A fair challenge.
Half the class passed, half failed.
You have to think a bit, but not too long.
Fairly manageable with a little patience.
Not for absolute beginners, but you needn't be an expert.
Middle level.
So-so, I'd say.
I had to try twice, then it worked.
A medium walk with some hills.
Harder than it looks, but fine.
The piece suits second-year pupils.
A slope for average skiers.
Reasonably demanding.
It isn't child's play, but no rocket science either.
The puzzle took me a while, nothing more.
On a scale from one to ten, a five.
Halfway up the scale.
Some bits were simple, others took thought.
A bit of know-how is required.
Effort: moderate.
You should have done something like it once before.
A recipe for the practised home cook.
The middle route is neither flat nor steep for long.
I was a bit out of breath, but all right.
Three stars out of five for difficulty.
It was not too bad, though I did have to concentrate.
For advanced beginners.
The exam was of medium difficulty.
Not a walk in the park, but not a torture.
I'd put it in the middle.
Normal effort, nothing extreme.
It asks something of you, but not too much.
A step up from the beginner's course, still far from the top.
The average amateur can do it.
Some fitness needed, no climbing skills.
It's intermediate stuff.
Nothing for total novices, yet no job for a master either.
It was quite OK with a little help.
An average hiker copes well.
Slightly tricky.
The language is neither simple nor really difficult.
A passable challenge for a Sunday.
Medium effort, two spoons of patience.
You'll need a steady hand, but no special training.
Most people get there after a few tries.
Difficulty: moderate.
A normal degree of difficulty.
I managed after some thought.
The game has three levels, and this is the second.
It was neither boring nor too much for me.
The red slope, between blue and black.
Average, I should say.
It had its tricky moments, but on the whole fine.
A middle-of-the-road sort of test.
Fit walkers will be fine, others may puff a little.
Not trivial, not terrible.
The knitting pattern is for those who know the usual stitches.
You need to read it twice, then it makes sense.
There is a knack to it that you learn in a week or so.
The tune is of middling difficulty.
I'd give it a middle mark for toughness.
Who has done it once or twice before will manage well.
A so-so sort of challenge, half simple, half tough.
It is right in the middle between beginner and pro.
""",
        "hard": """
Only a handful of climbers have ever managed it.
I gave up after the third try, it is brutal.
It will push even professionals to their limits.
A tough nut to crack.
The exam is notorious, nine in ten do not pass.
Difficulty: hard, for the experienced only.
Do not attempt this without long training.
Fiendishly complicated, with forty steps and no second chance.
Is it simple? Anything but!
You will sweat and curse over this puzzle.
The pastry drives seasoned bakers to despair.
It is an uphill struggle from beginning to end.
One false move and all the work is ruined.
The sonata demands virtuoso fingers.
A real ordeal, steep, exposed and long.
Amateurs had better keep their hands off it.
We wrestled with the task for weeks in vain.
Extremely demanding, both in strength and in technique.
This is the black run, for the very best skiers.
It took me a decade to get the knack.
The riddle has defeated the cleverest heads.
Nothing about this dish is easy, every step is a trap.
You need nerves of steel and the skill of a surgeon.
Rocket science, if you ask me.
A gruelling test that few survive.
It's really tough.
Only for experts.
Very difficult.
I nearly gave up.
Level: hard.
It took me weeks.
Most people fail.
This is no child's play.
I couldn't do it.
It drove me to despair.
You need years of training.
Extremely demanding.
Steep, long and dangerous.
My head was spinning.
Hardly anyone passed the test.
That was a hard slog.
It cost us blood, sweat and tears.
Far from easy.
A real ordeal.
The black slope, pros only.
You will struggle.
Hard as nails.
It's fiddly and takes for ever.
Even the teacher could not solve it.
Advanced players only.
It nearly broke me.
The exam was murder.
A Herculean task.
I've tried ten times and failed ten times.
It pushes you to your limits.
A devilishly tricky puzzle.
You need strength, skill and nerves of steel.
Nine out of ten drop out.
Effort: enormous.
This is for the pros.
I have never had to work so hard.
We were at our wits' end.
It isn't simple in the least.
The climb demands perfect fitness.
You won't manage this without a teacher.
A monster of a task.
It's an uphill battle.
The piece is a nightmare for pianists.
Only three people have ever finished it.
It looks simple but is terribly hard.
One of the hardest there is.
He racked his brains all night in vain.
Complex and unforgiving.
Even masters fail at this.
It was backbreaking work.
You have to be an expert to understand a word of it.
I was totally overwhelmed.
Whoever thinks it is easy is in for a shock.
Five stars out of five for difficulty.
No one in our group could manage it.
Exhausting from the first minute to the last.
It's more than most can handle.
A gruelling climb up a sheer wall.
Extreme.
The instructions alone made me cry.
A killer of a question.
You need iron will for it.
I found it anything but simple.
The course is famous for its failure rate.
Tremendously complicated.
It's like pulling teeth.
We broke down halfway and turned back.
The toughest test of my life.
Beginners should keep their hands off.
A challenge that only few master.
The maths in it would stump a professor.
It demands everything from you.
Hard work, hour after hour.
It is beyond most amateurs.
Is it doable? With great pains at best.
You can't learn that in a day, nor in a year.
Don't try it unless you are a master.
Such a difficult text that even scholars stumble.
""",
    },
    "contract": {
        "permanent": """
The post is open-ended.
We are hiring for the long haul, with no end date.
She was taken on indefinitely.
After the trial months you will be part of the staff for good.
No expiry date is written in his contract.
The vacancy is for an unlimited period.
Contract: permanent, full-time.
Her position is not tied to any project or season.
We offer a lasting job, not a stopgap.
He can remain with the firm until he retires.
Is the position limited? No, it runs on without an end.
My contract has been made permanent.
A secure post for decades to come.
The employment continues until one side gives notice.
You would join our core workforce on an enduring basis.
They gave her tenure.
Neither temporary nor an internship, a proper steady post.
The fixed term was struck out and he stays for ever.
We look for someone who wants to grow old with us.
The contract carries no closing date.
A regular staff position without any term.
I signed on for an indefinite duration.
The appointment is of unlimited duration.
Your job with us will not run out.
An unlimited contract awaits the right candidate.
I got a permanent job.
It has no end date.
Contract: permanent
She is on the staff for good.
An indefinite contract
He can stay until he retires.
It's a job for life.
Not temporary but permanent.
My temp job was turned into a steady one.
The position is unlimited in time.
We offer you a lasting position.
They took her on for good after the internship.
No expiry date in the contract
A secure long-term post
He was made permanent last week.
The contract runs indefinitely.
A tenured professor
I finally have a steady job.
The appointment is not limited in time.
Type of contract: open-ended
She's a regular employee now.
Her fixed-term contract became indefinite.
A civil servant for life
You will remain with us as long as you like.
The bank gave me the mortgage because my job never runs out.
It only ends if one of us gives notice.
He was offered a lifelong post.
No limit in time, full pension rights
We hire for keeps.
The post goes on until pension age.
Is it temporary? No, it's for good.
A firm job without an end
She has got tenure.
My contract has no last day.
Type: unlimited
You will be a fixed part of our team for the long run.
Employment: indefinite, part-time
The court declared his limited contract to be unlimited.
After years of temping I have a post that stays.
They kept him on permanently.
The job is here to stay, and so is she.
An open-ended arrangement, with the usual notice period
He's been given a post for as long as he wants it.
My position is safe until retirement.
We are looking for someone who will stay for decades.
It's no stopgap, it's a lasting post.
Not an internship but a proper job for good
The clause on the end of the contract was deleted.
A lasting employment is what we offer.
Her job will not run out.
You'd be a permanent member of staff.
The trainee was taken on for ever.
There's no time limit on his employment.
Unlimited contract, forty hours a week
The council employs her for life.
He signed on for good.
The job is permanent after the trial months.
No more renewals, my contract is endless now.
The vacancy is a permanent one.
I belong to the regular workforce, with no end in sight.
The firm wants to tie her to itself for ever.
He joined the core staff for an unlimited period.
A position of unlimited duration is to be filled.
Contract ends: never
She turned down the one-year deal and got the endless one.
The works council got all the temps a contract without an end.
It is meant to be a long-lasting employment, without limitation.
They'll have me until I draw my pension.
A job with no sell-by date
We convert every trainee's contract into a permanent one.
My new post is for keeps.
From temp to permanent, what a relief!
The librarian's job is an established, open-ended one.
You needn't fear an end date, there is none.
He has been a salaried regular with no end date for years.
Full-time and for an indefinite term
An employment relationship without limitation
The teacher has been appointed for life.
I'm glad to say my boss has struck the end date out.
She holds a standing post at the museum.
""",
        "temporary": """
The position runs out on 31 March.
We need cover for maternity leave.
She was hired for the Christmas rush and leaves in January.
Contract: fixed-term, two years.
A limited appointment until the new director arrives.
The job is over once the harvest is in.
He fills in for a sick colleague for eight weeks.
My contract expires in autumn.
Temps wanted for the summer.
The employment ceases automatically after eighteen months.
Is it a job for life? No, only till December.
We can offer you work for the duration of the trade fair.
The post is not open-ended, the end date has been set.
A seasonal job on the ski lifts.
Her term of employment is capped at three years.
The agency lends us a worker for the busy months.
This vacancy bridges the gap until the permanent holder returns.
They engaged him on an interim basis.
After the exhibition the contract lapses.
It is a short-term engagement.
You would replace Mrs Reed while she is away.
Funding for the job dries up next year, and so does the contract.
The contract covers one school year and then terminates.
Hired as a temp, for a quarter.
The appointment is time-limited.
It is only for a year.
Contract: temporary
A maternity cover
My job ends in June.
He was hired for the season.
Fixed-term, two years
She's a temp.
I'm only filling in for somebody.
The contract runs out soon.
Not permanent, I'm afraid.
The post is limited to six months.
We need help over the Christmas rush only.
He works from one short contract to the next.
The job stops when the project stops.
A stopgap until the new manager comes
Employment: limited in time
They only hired her for the harvest.
I'm here until the regular clerk is well again.
After that I'll have to look for something new, the contract is over then.
The agency sends us temps.
It's a temporary post.
Type: fixed-term
The position covers a parental leave.
An interim manager for nine months
No permanent job, just a seasonal one.
The end date is written in the contract.
He got a twelve-month contract.
It expires at the end of next year.
My contract was extended by another six months.
She stands in for a sick colleague.
Substitute teacher until the holidays
They let him go when the order was finished, as agreed in his contract.
Is it permanent? No, limited to one year.
The work lasts as long as the building site.
I've only been taken on for a short while.
Limited contract, possible extension
Seasonal staff wanted for the ski slopes
The post ends with the funding.
You would help us out for three months.
It isn't forever, just until spring.
A locum for the village doctor
We hire you for the duration of the fair.
Employment limited to the length of the project
Temporary, no promise of renewal
The researcher's post is tied to a three-year grant.
Her time here is up in the autumn.
The contract lapses without notice on the day it says.
A job with a sell-by date
We cannot give you anything open-ended, only a year.
He's temping in the accounts department.
She was not made permanent, her contract merely got prolonged.
The position is time-limited.
An eight-week engagement for the summer show
My contract has a last day.
Neither permanent nor an internship: a short-term job.
They need an extra pair of hands till the sale is over.
It's a bridging job.
The clerk is only provisionally employed, till the end of the year.
For the length of her colleague's sabbatical, she has the post.
Paid help for the duration of the election
The bar hires waiters for the high season only.
An acting head until the post is filled
The job comes with an expiry date.
We regret that the post cannot be made permanent.
He has to leave when the eighteen months are over.
The contract was for a year and a day.
Casual work, a few weeks at most
I get one short contract after another.
Duration of employment: ten months
Our postman is a relief man till the old one is back.
An assignment for a limited period only
Her post dies with the project.
I was hired to help with the move and leave afterwards.
The fixed term is two years, with no option to stay.
Christmas temp in the toy department
Holiday cover for the receptionist
Fruit pickers sign on until the crop is in.
The contract is of limited duration.
They hire extra drivers for the peak weeks and release them afterwards.
My stint there is over in August.
""",
        "internship": """
Students get a taste of the trade with us for eight weeks.
She joins us as an intern during the semester break.
A work placement for undergraduates.
Spend ten weeks learning the ropes beside our editors.
Contract: internship, paid.
Our trainee makes copies and watches how things are done.
School leavers may sniff the air of a newsroom.
He is doing his compulsory placement from college here.
Gain your first practical experience before you graduate.
Neither permanent nor a temp job, merely a student placement.
We take two interns each term.
I got a summer placement at a law firm.
Is it a proper job? No, she is here as an intern.
The university requires a practical term, which you can do with us.
A mentor will show you the craft during your placement.
Undergraduates wanted for a practical semester.
He interned in the museum for a quarter of a year.
You will shadow our engineers and earn credits for your degree.
The placement ends with a report for your professor.
My daughter does her work experience at the zoo.
Students of design may learn in our studio for six weeks, with pocket money.
We invite pupils to peek into everyday office life for some weeks.
Apply as an intern and learn by watching.
Industrial placement, third-year students preferred.
It counts towards her studies, a placement in our lab.
I'm an intern.
Contract: internship
She does a placement for her degree.
A student trainee for eight weeks
He's on work experience.
Unpaid internship at a radio station
The job is for students who want to learn.
I make coffee and learn the ropes as an intern.
We offer a practical placement.
Her course requires three months in a firm.
My internship starts in a lab.
Type: traineeship for students
The intern gets a small allowance.
Not a real job, only an internship.
Pupils can look over our shoulders for two weeks.
He shadows the lawyer as part of his studies.
An industrial placement during the fifth term
You'll get a certificate of internship at the end.
The undergraduate joins us for practical training.
Look, learn and write a report for your college.
The school sends her to us for work experience.
It's not temp work, it's a student placement.
The pay is pocket money, as I'm an intern.
Interns wanted
A taste of working life for pupils
She is interning at a bank.
The university gives credits for the placement.
I'd like to apply for an internship.
Is he staff? No, he's an intern.
Compulsory placement as part of the syllabus
The youngster spends his work experience with the vet.
We take on two interns each summer.
A voluntary internship before her studies
He got the placement through his tutor.
Neither permanent nor fixed-term staff, just interns
Student placement, twelve weeks
My daughter is doing an internship at the zoo.
They call it a traineeship, I call it making coffee.
His professor will mark the report on the placement.
She does a practical term in a hospital.
A chance for undergraduates to gather practical knowledge
An internship agreement was signed.
The interns sit in on our meetings.
We let the student try her hand at small tasks.
Learning on the job, unpaid, for the sake of the CV
I'm with the firm as part of my sandwich course.
The position is for enrolled students who need a placement.
You have to be enrolled at a college for this training post.
The tenth-formers' work experience
He's our summer intern.
Agreement on a practical placement
Proof of enrolment is required of the intern.
She carries the photographer's bag as an intern.
The editors have taken an intern.
A two-month internship abroad
The student gets to know all departments during the placement.
For my studies I have to do practical training in a company.
The job centre calls it work experience.
Intern, marketing department
Clueless but keen, our new intern
The placement is unpaid, but you learn a lot.
They treat her as cheap labour, but officially she's an intern.
The trainee from the university goes back to her lectures afterwards.
Not permanent, not temporary: an internship.
The school's placement officer found him this post.
You'll be supervised by a mentor and write a placement report.
Internship, full-time, with a small stipend
A post in which a pupil may sniff the air of a workshop
I did not get a job there, merely an internship.
Her contract is a placement agreement with the university.
Graduates-to-be can earn practical credits here.
An engineering student on his practical semester
The intern has her own desk.
Our cook shows a work experience boy how to peel carrots.
He interned with an architect.
The learning agreement for the student's placement has been signed by the dean.
She got an internship instead of a job.
Type of employment: student intern
It counts as the practical part of my course.
The ministry lets students look behind the scenes for six weeks.
""",
    },
    "level": {
        "info": """
level: INFO
INFO scheduler - next run at noon
severity=INFO msg=ready
loglevel=info worker joined
INFO: service started on port 8080
This line merely informs.
All checks passed, nothing to report.
The entry was logged at info level.
Routine message, no action needed.
Just letting you know that the backup finished.
Informational entry, all is well.
User logged in successfully.
info - connection established
Neither a warning nor an error, only a status note.
The daemon reports that it is up and healthy.
An ordinary status message.
Purely informative, you may ignore it.
Startup completed in three seconds.
log.info was called here.
A harmless notice about a normal event.
The job ran through smoothly and says so.
FYI, the cache has been refreshed.
Is the line alarming? No, it only states a fact.
This record documents regular operation.
level is info, so no one needs to be woken.
Server started.
Connection established.
The job has finished.
User logged in.
Just for your information.
Everything is running normally.
File saved.
Backup completed successfully.
INFO: ready
Listening for requests
Nothing unusual here.
A plain status message
The service is up and running.
The system reports that it is in good order.
Only a note for the record
Cache cleared as planned.
Session closed by the user.
The import went through without a hitch.
Configuration loaded
It merely tells us what the program is doing.
Task done, next one starting.
Scheduled run finished.
Neither a warning nor an error, just a notice.
An ordinary progress message
The user has signed out.
Ten files were processed.
The line only informs us.
Database connected.
Heartbeat received
A new version was installed without problems.
Mail sent.
Loading complete
Shutting down on request
No problem at all, the line is purely informative.
Level: informational
Hello from the worker, all well.
The scheduler woke up and went back to sleep.
The record was updated.
Here is what I'm doing right now, says the program.
Download finished
Request handled in the normal way
A routine entry
The upload has succeeded.
The line says that the service came up.
All systems normal
The cleanup ran and removed the old files.
For the record: the nightly job ran.
The printer is ready.
No need to act, this is only a status line.
Checking for updates, none found
The program greets us on starting.
New client connected
Login successful
Index rebuilt.
Settings were read from the file.
Nothing to worry about, it simply states its version.
Batch completed as expected
An entry such as you see a hundred times a day in a healthy system
The user opened the page.
Just an update on progress
Sync done.
Half of the files copied, going on
The timer has been set.
What does the line say? That all is well.
Logging out, goodbye
The module has been loaded and is waiting.
The lock was released as intended.
It tells the reader that the order was stored.
Normal operation resumed
Job queued.
The watcher started to watch the folder.
One more friendly line about a completed step
Merely a sign of life from the server
Answered with status OK
The process started and got its number.
A purely descriptive message
Data received and accepted
The line documents a successful login.
Set log level to info
The transfer went well.
""",
        "warning": """
level: WARN
lvl=warning queue long
severity=WARN msg=slow
loglevel=warn clock drifting
WARNING: disk almost full
The line cautions us about low memory.
Slow response, still within the limit but close to it.
The entry was logged at warn level.
Something looks suspicious here, though nothing has failed so far.
Deprecated option used, please change it before the next release.
warn - retrying in five seconds
More than info, less than an error.
Heads up, the certificate expires in a week.
log.warn was called here.
The queue is filling up, which could turn nasty.
A yellow flag in the log.
The service still runs but asks for attention.
This line alerts the operator to a looming shortage.
Is it an error? Not so far, merely a caution.
The temperature is nearing the threshold.
Watch out, the pool is nearly used up.
An early sign of trouble, no damage done.
The level of this record is warning.
Unusual value found, carrying on with the default.
A cautionary message, to be looked at some time soon.
Disk space is getting low.
Careful, this may cause trouble.
This function is deprecated.
WARN: slow response
The certificate will expire soon.
Memory usage is high.
A retry was needed, but it worked.
Watch out!
Heads up, the battery is weak.
The temperature is rising.
Not an error yet, but keep an eye on it.
Caution
The setting is missing, so the default is used.
The response took longer than usual.
It might fail if this goes on.
A potential problem
The old format will no longer be supported in future.
Almost out of memory
Something could go wrong here.
The connection is unstable.
The disk is nearly full.
The password is weak, better change it.
Please check this before it breaks.
Level: caution
The second attempt was successful, the first was not.
The clock is slightly off.
Unusual activity noticed, nothing blocked so far
It's still working, though not for long perhaps.
A yellow line in the log
The quota is almost used up.
Beware of the growing backlog.
An unknown option was ignored.
Running without encryption is not recommended.
More than mere information: it cautions us.
The limit will soon be reached.
The log advises us to be careful.
Nothing broke, but it was close.
The sensor gives odd readings, but the run goes on.
No failure so far, just a bad sign.
The load is worryingly high.
A hint that something may fail later
Falling back to the slower method
The fan is running at its limit.
A field was empty, so it was skipped and the import went on.
You should look at this soon.
The line expresses concern about the full queue.
Approaching the maximum number of connections
The system grumbles, but it copes.
Old version in use, please upgrade before support ends.
A premonition of trouble
The file is unusually large and could slow things down.
Mind the low battery.
The licence runs out shortly.
Is it an error? No, only a caution.
The link is weak, packets may be lost.
The request succeeded after several tries.
Suspicious login pattern, take a look
We're near the threshold.
The cable may be loose.
Continuing despite a doubtful value
Neither routine nor a failure: a caution.
The log recommends action before it's too late.
The backup worked, but the target is almost full.
An amber light in the log
Performance is dropping noticeably.
Use of this call is discouraged.
The buffer is filling faster than it empties.
Attention, low ink
Duplicate entry found and ignored, please check
The line advises caution but the job completed.
It threatens to get tight.
The tool warns that the settings are insecure.
Time is running short for the nightly job.
It's a nudge to act before things fail.
Risky configuration
The pool is close to exhaustion.
Could turn into an outage if nobody acts
""",
        "error": """
level: ERROR
lvl=err disk unreachable
severity=ERROR msg=aborted
loglevel=error upload failed
ERROR: could not open file
The line reports a failure.
Connection refused, giving up.
The entry was logged at error level.
An exception was thrown and the request aborted.
The process crashed here.
error - write to disk unsuccessful
Not just a warning, the operation broke off.
log.error was called here.
The job died with exit code 1.
Unable to reach the database, transaction rolled back.
A red line in the log, the task has failed.
The stack trace shows where it blew up.
The payment service could not complete the call.
Is it only a notice? No, a genuine fault.
Fault recorded, the upload did not go through.
The message tells of a breakdown in the module.
Null pointer, request terminated.
Authentication failed and the session was killed.
The level of this record is error.
Timed out for good, nothing was saved.
The job failed.
Cannot open file.
Connection refused.
The program crashed.
ERROR: no such table
Could not save the document.
The upload was aborted.
Fatal
An exception was thrown.
The request failed for good after the last retry.
The database is unreachable.
Write failed
Login failed because of an internal fault.
It broke down in the middle of the run.
Null pointer exception
Nothing was saved, the operation was rolled back.
Unable to connect
The service died.
Out of memory, process killed
The import broke off.
File not found, stopping
The process ended abnormally.
A stack trace follows.
Permission denied, cannot continue
The task could not be completed.
Level: fatal
The payment did not go through because of a crash.
Segmentation fault
The backup did not succeed.
The module failed to load.
Disk full, nothing can be written any more.
The transaction was cancelled by a failure.
This is past warning, the thing is broken.
The server returned an internal failure.
Critical failure
The mail could not be sent.
The call ended with a fault.
Data could not be read.
The worker stopped unexpectedly.
Unhandled exception
It didn't work, says the log.
Aborted
The line reports a crash.
The parser gave up at a broken line.
The update has failed.
Timeout, the request was given up
Syntax fault, nothing was run
The disk can't be read.
The line speaks of a failed login service.
The driver could not be started.
A failure, not merely a caution
The job went down with a bang.
Broken pipe
The index is corrupt.
Assertion failed
The device does not answer, giving up
Our nightly run came to grief.
No success, the export stopped halfway.
The process was terminated by a fault.
Checksum mismatch, file rejected
The certificate has expired and the connection was refused.
The operation is impossible and was stopped.
Did it work? No, it crashed.
An uncaught fault brought the thread down.
The key was invalid and decoding failed.
The message bounced and is lost.
The program quit with a failure message.
Print job failed
A division by zero stopped the calculation.
Cannot allocate memory
The system gave up after the third attempt.
The order could not be stored in the database.
Not informational: something really broke here.
The query failed.
The deployment failed and was reverted.
The line shows that the download collapsed.
Kernel panic
The service failed to start.
The copy went wrong and the target is unusable.
""",
    },
    "heating": {
        "gas": """
A condensing boiler burns natural gas in the basement.
The house is connected to the gas main for its warmth.
Our radiators are fed by a gas furnace.
Methane warms the whole building.
The pilot light of the heater has gone out again.
The meter for the gas ticks faster in January.
Heating by gas, not by electricity.
The fitter from the gas works serviced our heating.
A propane tank in the garden supplies the stove that heats us.
The flat has a wall-hung gas heater.
No logs and no electric fires, the boiler runs on piped fuel.
What warms the house? Natural gas.
Warmth comes from little blue flames behind the grille.
The landlord had the boiler converted from oil to gas.
In winter they use a lot of gas to stay warm.
If you smell gas near the boiler, open the windows.
Heat source: town gas.
LPG bottles feed the heater in the cottage.
The pipe from the street brings the fuel for our boiler.
She turned the gas fire up because it was chilly.
Our combi boiler was made for gas.
We should inform you that the radiators are gas-powered.
He pays the gas supplier to keep his radiators hot.
A gas burner provides warmth on all floors.
The heating went cold when the gas supply was cut off.
Gas heating.
We heat with gas.
It has a gas boiler.
The house runs on natural gas.
A gas fire in the lounge.
The gas man serviced our boiler.
Gas central heating
Not electric, gas.
The radiators are fed by a gas boiler.
We get our gas bill every month, for the heating.
The pilot light of the heater went out.
Heated by mains gas
The stove burns gas.
No wood is burnt here, only gas.
We have a gas condensing boiler.
It's on mains gas.
A propane tank in the garden feeds the heater.
He changes the gas bottle for his heater.
Bottled gas keeps the caravan warm.
Our boiler works with methane.
Heat source: natural gas
Type of heating: gas, floor by floor
The flat has its own gas boiler in the bathroom.
Since gas got dearer, heating costs us more.
They had a gas line laid for the heating.
How do you heat? With gas.
The boiler hisses when the gas ignites.
The heating stops if someone shuts the gas tap.
A gas burner warms the hall.
LPG heating
We keep warm on gas.
The rooms are warmed by a gas stove.
I read the gas meter to see how much we heat.
An engineer checked the gas heater for leaks.
Electric heaters? No, a gas boiler.
Logs? No, we've got gas.
The heater smells of gas when it starts up.
She lit the gas fire and warmed her hands.
The old gas boiler was replaced by a new one.
It is supplied with gas for heating.
The house is hooked up to the gas grid.
Gas-fired underfloor heating
A gas-fired boiler in the cellar
Central heating fuelled by natural gas
We stay on gas for the winter.
The greenhouse is warmed by gas burners.
The church has infrared gas heaters.
The patio heater runs off a gas cylinder.
The burner's blue flame heats our water and rooms.
They heat by gas and have no stove.
The landlord put in a gas combi boiler.
A combi boiler, gas, in the kitchen cupboard
Turn on the gas heater, it's cold.
I pay the gas supplier for my warm rooms.
The heating needs gas and would not work on wood.
Our warmth comes through the gas pipe.
Biogas warms the farmhouse.
Gas it is, cheaper than electric heating was.
Heated with gas
A wall heater burning gas
Town gas once, natural gas now, heats the block.
The gas flame in the boiler keeps us warm.
Gas radiators in every room
She's worried about the winter because her heating depends on gas.
We swapped the wood stove for a gas one.
The electric heaters were torn out for a gas boiler.
The gas tank for our boiler was refilled.
He lights the gas heater with a match.
The chimney sweep measured the fumes of the gas boiler.
They warm the tent with a gas heater.
Our gas consumption doubles when we heat.
The gasworks supplies the warmth in our flat.
Gas heater on the balcony wall
It's warm thanks to the gas boiler.
There is a gas connection and the heating uses it.
The heat comes from burning natural gas.
Heating system: condensing boiler, natural gas
The house is neither wood-fired nor electric, it is gas-fired.
When the gas bottle is empty, the heater goes out.
""",
        "electric": """
A heat pump powered by current keeps the rooms snug.
Storage heaters charge up on cheap power after midnight.
The radiators have a plug instead of a pipe.
When the current fails, the house goes cold.
Heating: electricity, with a separate meter.
There is neither chimney nor gas pipe, the warmth comes from volts.
A fan heater humming on the mains warms her room.
How is the flat kept warm? By power from the grid.
Infrared panels on the ceiling warm the flat.
He heats with current from his own solar roof.
The convector is switched on at the wall.
Heating cables run beneath the tiles.
We replaced the gas boiler by electric panels.
Her oil-filled radiator draws two kilowatts from the socket.
The warmth costs us thousands of kilowatt hours every winter.
A blown fuse left the radiators cold.
All-electric house, heating included.
They turned the bar heater on and it glowed orange.
Not wood, not gas, our heaters live on amps.
The night-storage units were loaded by the power company.
I warm my caravan with a plug-in heater.
The heating system is supplied with mains power.
The rooms are warmed by electrically heated panels.
No fuel is burnt, only current flows through the heaters.
Electric heating.
We heat with electricity.
Plug-in heaters in every room.
Storage heaters.
Night storage heating
It has an electric radiator.
A fan heater under the desk.
The heat comes from the socket.
Not gas, electric.
Infrared panels on the ceiling.
An electric fire with fake logs.
Our heat pump warms the house.
The heater is plugged in.
We have electric underfloor heating.
A convector heater on the wall, plugged in.
Our power bill is huge because of the heating.
Heated by electricity
Power cut, no heating.
The fuse blew when I turned on the heater.
I switch on the little electric heater.
Heat source: electricity
The rooms are warmed by current.
No gas connection, electric heating.
No stove, no logs, just electric radiators.
An oil-filled radiator with a plug
The heating eats kilowatt hours.
It's warmed by a heating cable under the tiles.
She uses an electric blanket as her only heating.
We unplug the heater at night.
How do you heat? Electrically.
Type of heating: heat pump
Solar panels feed the electric heaters.
The heater has no flame, only a glowing wire.
Heating coils under the floor, run on mains current
Cheap night-rate power charges the storage heaters.
The landlord hung electric panels on the walls.
They heat with power from their own roof.
The storage heater is loaded overnight.
No boiler, no chimney, heaters on the plug.
Is it gas-heated? No, electric.
Is there a stove? No, electric heaters.
We gave up gas and took a heat pump.
Air-source heat pump
The air conditioner also heats, on mains power.
The heating runs on electricity only.
Each room has a heater with a plug.
I warm my flat with a fan heater.
The bathroom has an electric towel radiator for warmth.
The heating is wired, not piped.
An electric boiler warms our radiators.
Voltage instead of flames keeps us warm.
Our heat is made of green power.
Your electric heater trips my fuse.
They took out the wood burner and put in electric heaters.
An electrician installed the heating.
The heating depends on the power supply.
He drags the heater round on its cable.
Electric storage units in hall and bedroom
Turn the electric heater on, I'm freezing.
We only have electric heat.
It's heated by wall-mounted electric convectors.
During the blackout the flat turned icy, since all heaters need power.
Current flows through the ceiling foil and heats the room.
The heating is metered with our power.
No fumes, no ash, the radiator just needs a socket.
Ground-source heat pump, run on electricity
A radiant heater that you plug in
The cabin's heating hangs on a generator's current.
The warmth costs us a lot of electricity.
The electric kind of heating, sadly the dear one.
Heated floor, electrical
My heaters draw two kilowatts from the mains.
Electric night heaters, old and bulky
Kept warm by electric heaters
They heat the church pews electrically.
The caravan hooks up to the power post for its heater.
The elements in the radiator glow red when the power is on.
It is electrically heated throughout.
""",
        "wood": """
Beech and birch crackle in the range.
A pellet burner warms the farmhouse.
They stack firewood against the wall for the winter.
Our warmth comes from trees.
The chimney sweep checks the log burner twice a year.
He splits oak with an axe to keep the cottage warm.
Heating: firewood, delivered in autumn.
No gas and no electric heaters, just a pot-bellied stove with timber.
What do they burn? Pine and ash from their own grove.
She throws another billet on the fire.
The masonry oven is fed with split beech.
Two cords of seasoned timber get us through the cold months.
The cabin is warmed by an open hearth.
A wood-fired boiler serves all radiators.
Ashes have to be cleared from the stove each morning.
We light kindling every evening to warm the parlour.
Wood chips are blown into the furnace.
Sawdust briquettes glow in their stove.
It smells of burning spruce, for that is how they heat.
The heating devours a whole tree each month.
Woodburner in the lounge, the only source of warmth.
Grandfather heats the old way, with branches and stumps.
I carry baskets of chopped timber up for the stove.
The lumber from the forest feeds the furnace all winter.
A heap of firewood is included, since there is no other heating.
Wood heating.
We heat with logs.
A wood stove.
They've a log burner.
Firewood keeps us warm.
He chops wood for the stove.
An open fire with logs.
A pellet stove in the living room.
Wood pellets feed the boiler.
Not gas, wood.
The fireplace is our only heating.
A tiled stove fired with beech
We burn birch logs.
I stack logs for the winter.
I saw and split all our fuel.
She puts another log on.
Heat source: firewood
The stove crackles and smells of resin.
Our boiler burns wood chips.
Type of heating: pellets
The chimney sweep comes for our wood stove.
He carries in a basket of logs every evening.
I lit the stove with kindling.
No electric heater, a log fire.
Heated by a wood-burning stove
We get our warmth from the forest.
The woodshed is full, winter can come.
The axe stands ready beside the stove.
Sparks fly when he pokes the logs.
The stove eats a whole trunk a week.
How do you heat? With wood.
Ash from the logs goes on the roses.
We need dry oak for the fire that warms us.
Log fire
The house is warmed by a wood-fired boiler.
The sauna is heated with birch wood.
A lorry brought ten cubic metres of firewood for our heating.
Wood only, there's no gas pipe here.
They rely on the old wood stove.
Our cabin has a cast-iron stove for logs.
The kitchen range is fed with wood.
Wood-fired central heating
Is it electric? No, you have to fetch logs.
Is it gas? No, a pellet boiler.
Someone must get up early to light the logs.
If nobody puts logs on, it gets cold.
We keep warm with timber scraps from the sawmill.
The joiner heats his workshop with offcuts.
Heated by wood pellets
The silo for pellets is in the cellar.
Pellets were delivered for our heating.
She collects branches to heat her hut.
We swapped the gas boiler for a wood burner.
He burns old pallets in the stove to keep warm.
Spruce burns too quickly, so we heat with beech.
The fire in the hearth, fed with logs, warms the hut.
Brushwood and logs are all they heat with.
Wood chips from our own forest warm the school.
Wood stove, no other heater
Without chopped logs we'd freeze.
I'm out of logs, so the house is cold.
Our heating is carbon-neutral, it burns timber.
A masonry heater, two armfuls of logs a day
The heat comes from burning logs.
We use briquettes of pressed sawdust in our stove.
The wood pile by the wall is our heating.
Let's split some logs, it's getting cold indoors.
The lodge is warmed by a big log fire.
The stove in the corner swallows split ash and beech.
He felled a tree to heat the house.
Heating with logs costs nothing but sweat.
It is wood that warms this farmhouse.
They stoke the boiler with wood twice a day.
My gran still heats with wood and a poker.
Wood-burning cooker, heats the whole ground floor
A fireplace insert for logs warms the flat.
The boiler takes half-metre logs.
Splinters in my hand from feeding the stove
The logs are stored two years before they heat us.
""",
    },
    "language": {
        "English": """
The author chose the language of Shakespeare.
Every line was penned in English.
The original comes from London and was left untranslated.
The letter begins with Dear Sir and goes on in English.
Anglophone readers will have no trouble with the text.
Language: English, throughout.
Not German, not French, the leaflet is in English.
The manual follows British spelling.
What is it written in? In the tongue of the Americans.
They talk as people do in Oxford and Boston.
She wrote her thesis in English although she is French.
text lang=en
It reads as if written by a native of Manchester.
An English-language paper.
The Anglo-Saxon reader may enjoy it untranslated.
Brush up your English before you open it.
The German text was translated into English for this edition.
The contract uses the English tongue only.
The pamphlet starts with Once upon a time.
All signs there say Welcome and Exit.
The lecture is held in English.
The words are those one hears in Liverpool and Sydney.
A novel for speakers of English.
He answered us in English, as always.
The article appeared in plain English.
It's written in English.
Language: English
The letter is in English.
An English text.
She wrote to me in English.
The manual comes in English only.
It starts with Dear Sir or Madam.
The mail ended with Kind regards.
It is in the language of Shakespeare.
Written in the Queen's English.
Not German, English.
Text language: EN
The author is American and wrote it in his mother tongue.
You need good English to read it.
He speaks to us in plain English in that note.
The website exists in English alone.
The poem opens with the words My love is like a red, red rose.
What language is it in? English.
British spelling throughout.
A guide for English speakers.
The subtitles are English.
I read the novel in the English original.
The contract was drawn up in English.
The tourists were handed an English leaflet.
It's in English, so our French guests were lost.
The sign said Keep off the grass.
Every noun has the article the in front of it.
The abstract has been put into English.
American English, no other version.
It uses the tongue spoken in London and New York.
Anglo-Saxon readers feel at home in it.
The instructions say Shake well before use.
Our English teacher would enjoy it as it stands.
The song begins with I love you.
In English, with a few spelling mistakes.
The thesis was handed in in English.
The document was composed in the language of Dickens.
Only those with English can follow it.
Printed in English.
The card said Happy birthday to you.
The Times of London printed it just as it was, with no translator.
The lingua of the British was chosen for the text.
No French in it, all English.
The paper was published in an English-language journal.
Language code en.
The menu says fish and chips and apple pie.
The minutes are kept in English because of the international board.
The postcard read Wish you were here.
An English version lies before you.
It was translated from French into English, and that is what you see.
The notice reads Mind the gap.
I had to get out my English dictionary to understand the letter.
The message is in simple English.
The app speaks English with you.
The book is by a Scotsman, in English.
English edition.
Learners of English use this reader.
The email opened with Hi there and closed with Cheers.
The inscription reads Rest in peace.
The brochure is aimed at Britons and written accordingly.
Our report is in English, the working language of the group.
The story ends with and they lived happily ever after.
The text is full of the, and, of and with.
The leaflet uses the language of Oxford.
She answered my German letter in English.
The Australians wrote it in their own language.
The text was kept in English.
The label reads Made with care, handle gently.
Reading it poses no trouble to an Irishman or an American.
The software has English menus.
All the captions are English.
Written language: British English
I don't speak German, so they sent me the English text.
The diary is in English.
The warning says Do not touch.
You can see from words like through and enough what tongue it is.
His speech was printed in English.
The column is in the tongue of Jane Austen.
The page is set to UK English.
The form is available to us in English.
""",
        "German": """
The author chose the language of Goethe.
Every line was penned in German.
The original comes from Vienna and was left untranslated.
The letter begins with Sehr geehrte Damen und Herren.
Readers from Berlin and Zurich will have no trouble with the text.
Language: German, throughout.
Neither English nor French, the leaflet is in German.
The text is full of umlauts and long compound nouns.
What is it written in? In Deutsch.
They talk as people do in Hamburg and Munich.
He composed the poem in his Bavarian mother tongue.
text lang=de
Auf Deutsch, from the first page to the last.
A German-language newspaper from Salzburg.
Without a knowledge of German you will not understand a word.
The English text was translated into German for this edition.
The contract uses the tongue of the Austrians.
The tale starts with Es war einmal.
All signs there say Willkommen and Ausgang.
The lecture is given in German.
It was printed in Leipzig for local readers, in their own language.
A novel for speakers of German.
She replied to us in fluent German.
Every noun in the text has a capital letter, in the German fashion.
The report exists in Hochdeutsch alone.
It's written in German.
Language: German
The letter is in German.
She wrote me a German letter.
The manual comes in German.
It starts with Sehr geehrte Damen und Herren.
The mail ends with Mit freundlichen Grüßen.
The language of Goethe.
Text language: DE
Not English, German.
You need to know German to read it.
It's in the tongue of Berlin and Vienna.
The author wrote in his native German.
What language is it in? German.
All nouns are written with capital letters, and there are umlauts everywhere.
The contract is drawn up in German.
The novel was left in the German original.
I had to dig out my German dictionary.
The sign said Rauchen verboten.
Die, der and das on every line.
An Austrian paper, in its own language.
The form is in German only.
The instructions are printed in the language of Schiller.
The card read Alles Gute zum Geburtstag.
Words as long as Donaudampfschiff appear in it.
The text has been translated into German.
German edition.
The subtitles are German.
He replied in German.
The note began with Liebe Oma.
Guten Tag, it says at the top.
The brochure is meant for visitors from Cologne and Frankfurt, in their own tongue.
My Swiss colleague from Zurich wrote it in the language of that city.
Language code de.
In German, with Gothic letters.
The speech was printed in German.
I can't read it, I have no German.
The leaflet is for German speakers.
The minutes were kept in German.
The message is in simple German.
The website has switched to Deutsch.
The diary is in German, she grew up in Saxony.
The verb comes at the end of each clause, typically German.
There is an eszett in every second word.
The fairy tale starts with Es war einmal.
The thesis was handed in in German.
Auf Deutsch.
The sign on the door read Bitte nicht stören.
Written as they speak in Bavaria.
A German text lies before me.
Teutonic in tongue, from first line to last.
The song opens with Stille Nacht.
The abstract is given in German.
No French here, the whole thing is German.
Our German teacher can translate it for us.
The recipe asks for Mehl, Zucker and Eier.
The menu says Schnitzel mit Kartoffelsalat.
The app talks German to you.
Goethe would have understood each word.
The text uses the tongue of Thomas Mann.
It is the language of our neighbours in Stuttgart and Dresden that is used here.
The inscription says Ruhe in Frieden.
The report is in German, as the head office is in Düsseldorf.
For Germans, in German.
The captions are all in German.
The gravestone is inscribed in German.
The notice says Achtung, Hochspannung.
The postcard ended with Viele Grüße und bis bald.
They printed it in German.
He wrote it in the language of Brecht and Grass.
Learners of German will like the text.
The label reads Vor Gebrauch schütteln.
The email was in perfect German.
It was put from French into German.
Standard German, no dialect.
Reading it is easy for an Austrian.
Und, nicht and ich are the words that come up most.
""",
        "French": """
The author chose the language of Molière.
Every line was penned in French.
The original comes from Paris and was left untranslated.
The letter begins with Chère Madame.
Francophone readers will have no trouble with the text.
Language: French, throughout.
No German, no English, the leaflet is in French.
The text is full of accents and cedillas.
What is it written in? En français.
They talk as people do in Lyon and Marseille.
She composed the poem in the tongue of Victor Hugo.
text lang=fr
The Quebec paper prints everything in its own language, French.
A French-language magazine from Brussels.
Without a knowledge of French you will not understand a word.
The English text was translated into French for this edition.
The contract uses the tongue of Parisians only.
The tale starts with Il était une fois.
All signs there say Bienvenue and Sortie.
The lecture is delivered in French.
It was printed in Bordeaux for local readers, in their own language.
A novel for speakers of French.
He replied to us in elegant French.
The words are those one hears in Nice and Toulouse.
Dust off your school French before you read it.
It's written in French.
Language: French
The letter is in French.
She wrote to me in French.
The manual comes in French only.
It starts with Cher Monsieur.
The mail ended with Cordialement.
Text language: FR
Not English, French.
You need French to read it.
What language is it in? French.
It is in the tongue of Paris.
The author wrote it in her native French.
The novel was left in the French original.
I had to get out my French dictionary.
The sign said Défense de fumer.
Le, la and les on every line.
Language code fr.
French edition.
The contract is drawn up in French.
The language of Voltaire.
Accents on nearly every word, acute, grave and circumflex.
The card read Bon anniversaire.
Bonjour, it says at the top.
The text has been put into French.
The subtitles are French.
He replied in French.
A newspaper from Lyon in its own tongue.
The note ended with Je t'embrasse.
The poem is in the tongue of Baudelaire.
I can't read it, I have no French.
The leaflet is for francophone readers.
The minutes were kept in French.
En français.
The website is in French alone.
The fairy tale starts with Il était une fois.
The form is in French.
The menu says Soupe à l'oignon and Crème brûlée.
Written as they speak in Marseille.
The message is in simple French.
The song opens with Frère Jacques.
A French text lies before me.
No German in it, it is all French.
The thesis was handed in in French.
The brochure is aimed at visitors from Bordeaux and written for them.
The sign on the door read Ne pas déranger.
Our French teacher can translate it for us.
The speech was printed in French.
The recipe asks for farine, sucre and beurre.
The diary is in French, she grew up in Brittany.
The Québec paper printed it in the language of the province.
Gallic in tongue from first line to last.
The app speaks French to you.
The report is in French because the headquarters are in Paris.
The postcard ended with Bisous.
French was the language chosen for the text.
The original by Proust was left as he wrote it.
In the language of Balzac.
The label reads Agiter avant emploi.
It was translated from German into French.
The inscription says Repose en paix.
The captions are in French.
Learners of French use this reader.
The love letter says Je t'aime.
The warning is Attention à la marche.
Written French, rather formal.
A text for people from Geneva and Lausanne, in their language.
The gravestone is inscribed in French.
Only those with some French can follow it.
The abstract is given in French.
The tongue of the Académie française.
They printed it in French.
The email was in perfect French.
The last word on the page is Fin.
The cedilla turns up all over the text.
Et, ne and pas are the words that come up most.
The senders are French and wrote in their own language.
Reading it is easy for a Parisian.
""",
    },
    "condition": {
        "new": """
The film is still on the screen and the box is sealed.
Straight from the manufacturer, untouched by human hand.
I bought the item yesterday and never took it out of the wrapping.
An unwanted present, never worn.
The article is in mint condition, with its label attached.
Condition: new, with full warranty.
Not second-hand, but right off the shelf.
You would be its very first owner.
Zero miles on the clock.
The receipt is from this week and the shrink wrap is intact.
Has it been used? Not even once.
The bike has never seen a road.
Pristine, unworn, straight from the warehouse.
Spick and span, it still smells of the factory.
The coat has hung in the wardrobe with its tags since I bought it.
Original packaging, tape not cut.
The boots have not walked a single step.
We sell unused stock from the shop's cellar.
It has yet to be switched on for the first time.
The protective foil has not been peeled off.
Box-fresh trainers, unlaced.
A duplicate gift, which I have left in its carton.
Hot off the production line.
The article is unused and as good as on the day it was made.
Newly made, no previous owner.
Brand new.
Never used.
Still in its box.
I have not even unpacked it.
It has its price tag on.
Straight from the factory.
Never worn, wrong size.
Fresh from the shop.
It was an unwanted present and was never taken out of the wrapper.
Mint, still in the foil.
Condition: new.
As new as can be, nobody has ever touched it.
Not second-hand.
I bought it yesterday and never switched it on.
In original packaging.
The plastic film is still on the screen.
No one has ever sat on this chair.
Zero kilometres on the clock.
You would be the first owner.
It was never taken off the shelf.
The shoes have never been outdoors.
Shrink-wrapped.
Factory fresh, with full guarantee.
Unworn.
Not used once.
The pan has never seen an egg.
I won it in a raffle and never opened the carton.
It came off the line this month.
This is no used model but a new one.
Untouched since the day of purchase.
They only sell new goods.
The book has never been opened.
Spanking new, straight out of the box.
Unused, because it was the wrong colour.
It smells of the factory.
Nobody has used it before you.
I never got round to trying it.
Packed by the maker and not unpacked since.
A new one, not a worn one.
The toy was never played with.
It has never left its case.
The mattress has not been slept on.
Purchased last week, unopened since.
The dress still has the shop label on.
It is new and sealed.
I ordered two by mistake, so this one stays in its parcel unopened.
The ball has never been kicked.
New with tags.
Not a single hour of use on it.
The tent has never been pitched.
It has been waiting in its carton for a buyer.
The pen has never written a word.
No previous owner.
The manufacturer's tape is still across the lid.
Fresh stock from the maker.
Bought for a holiday that never happened, so never worn.
It's the latest batch, delivered sealed.
He has never ridden it.
The knives have not cut anything yet.
It's a new item, not refurbished.
Is it used? No, straight from the shop.
The sofa still stands in its wrapping.
Have a look, even the protective stickers are on.
We got it twice, so one is as it left the shop.
The skis have never touched snow.
It was only unwrapped for the photo and never used.
Hats with tags, never on anyone's head.
Neither worn nor washed.
The kettle has never boiled a drop.
She received it as a gift and left it sealed.
All accessories are still in their sealed bags.
Out of the shop and into your hands.
They replaced it with a new one.
Completely new and unused.
A new one, in the maker's carton.
It's virgin stock.
""",
        "used": """
The leather shows some patina, but everything functions.
I am its third owner and it still runs nicely.
The bike has done two thousand miles and rides well.
Pre-loved coat in decent shape.
Condition: used, fully working.
It comes from a flea market and does what it should.
The camera has many holidays behind it and still takes good pictures.
Not new any more, yet far from broken.
A bit worn at the elbows, otherwise fine.
My children have outgrown the pram, which served us faithfully.
Is it new? No, I have played on it for six years.
An ex-display model with slight marks.
The book has been read and has a few dog-eared pages.
We picked up the sofa at a charity shop and sat on it for a year.
The paint has faded a little, the engine purrs.
Hand-me-down, in good order.
This drill has drilled many a hole and will drill many more.
The previous owner took good care of the article.
Gently used, cleaned and tested.
Some usage marks on the lid, no faults.
It has seen better days but does its duty.
The car is six years old and passed its last test.
I have worn the jacket for two winters.
An old lathe with plenty of life left in it.
The article is second hand, from a smoke-free home.
Second-hand, works fine.
It has a few scratches but runs well.
I've had it for five years.
Pre-owned.
Worn, but in good shape.
It shows some signs of use.
We've used it every weekend.
A bit faded, otherwise good.
Condition: used.
I got it from a flea market and it does its job.
Some wear on the handle.
The heels are a little worn down.
It has had two owners.
Not new any more, but it works.
Old but reliable.
Well loved.
My son has outgrown his bike.
The previous owner took good care of it.
A few dents, nothing serious.
It's been in service for ten years.
The jacket was worn one winter.
A used car in good order.
We bought it second-hand ourselves.
The pages are yellow, but all there.
Good used condition.
It has done its duty in our kitchen for years, and still does.
I played it for three years, now it needs a new home.
The sofa is a bit saggy but comfortable.
Ex-display, with slight marks.
It was our daughter's pram.
The paint has worn off in places, yet it runs.
The drill has been used on two building sites and works.
It's neither new nor broken.
Hand-me-down clothes from my cousin.
Some small stains, hardly visible.
It's got sixty thousand miles on it and drives well.
Used, fully working.
From a charity shop.
The boots are broken in and comfortable.
An elderly fridge that still cools.
Refurbished and tested.
The original box is long gone, I have used it for years.
A slightly worn carpet.
I used it only twice, it is no longer new.
The leather has a nice patina from wear.
The strings are played in, the tone is fine.
Already read, in decent shape.
It was a rental before.
The tyres have half their tread left.
Our old table, solid and a bit scratched.
It has been around the block, but nothing is faulty.
My old phone, works without a hitch.
You can see that it has been worn.
It came from a house clearance and functions well.
Passed down from my grandfather, still ticking.
Is it new? No, it is from our attic.
I have cooked with it many times.
Wear marks on the corners, otherwise OK.
The tent has been on several trips with us.
A hard-working tool, still sharp.
It's been washed often but has no holes.
Third owner now.
The game has been played a lot, all pieces are there.
The saddle has some use behind it.
Used for one season.
Vintage, with traces of age, all in working order.
It served us well, now we sell it.
It's not brand new, I've had it since school.
The cover is a bit bent from reading.
The machine has run two hundred hours.
We have sat on it for years.
Normal signs of wear.
It is a demo model that customers tried out.
The rug has been walked on, but is not torn.
Somebody else has owned it before.
He sells his old guitar, it plays fine.
The desk has some ink spots from my student days.
My skates, two winters old, blades fine.
Bought used, kept well.
Cleaned, serviced, from a previous owner.
""",
        "broken": """
The screen is shattered and stays black.
Condition: defective, for tinkerers.
The motor has burnt out.
One leg has snapped off the chair.
It is kaput, sold as scrap.
No sound comes out of the radio, whatever you press.
The washing machine leaks and will not spin.
Neither new nor usable, it is a wreck.
The clock stopped years ago and cannot be wound.
A crack runs right through the bowl.
Does it work? Sadly, the thing is dead.
For a hobbyist who likes mending, as the gearbox is shot.
The laptop drowned in coffee and has not booted since.
Faulty, needs a new circuit board.
The zip is torn and the lining is in shreds.
The article came back from the workshop as beyond repair.
The toaster blew the fuse and has given up the ghost.
Badly damaged in the fall, spares or repair.
The bicycle has a bent frame and cannot be ridden.
Its batteries are swollen and it refuses to charge.
The lamp fails to light.
It conked out last week, so I sell it for parts.
The handle came off and the lid is smashed.
I have to admit that the device no longer functions.
The vacuum cleaner only smokes and sparks now.
It doesn't work any more.
Broken.
The screen is cracked.
It won't turn on.
Defective, for spare parts only.
The motor is dead.
It fell down and smashed.
There's a big hole in it.
The zip is torn off.
Condition: defective.
It gave up the ghost.
The handle has come off.
It makes a bang and then nothing.
Only good for scrap.
One wheel is missing and the axle is bent.
The cup has a crack and leaks.
The battery is gone and so is the charging socket.
It needs repair.
For hobbyists, not working.
The lens is shattered.
It stopped working last week.
It was run over by a car.
Completely kaput.
The glass is in pieces.
The heating element has burned out.
No picture, no sound.
It arrived damaged.
You can't use it any longer.
The spring has snapped.
Its leg came off.
It's a wreck.
Not working, sold as it is.
The pump is jammed and the hose is split.
The engine will not start.
A short circuit killed it.
It hangs, crashes and dies.
I dropped it, and now it is dead.
The strap ripped.
Faulty.
It has not made a sound since the fall.
The keys stick and half of them do nothing.
The oven no longer gets hot.
The frame is broken in two.
The seat has collapsed.
Water got in and ruined it.
It blows the fuse each time.
The clock has stopped for good.
Neither new nor usable: the case is split and it does not run.
The buttons no longer react.
Only the remains are left.
Beyond saving.
The mirror is cracked from top to bottom.
The cable is torn, no current flows.
The umbrella's ribs are snapped.
It was used until it fell apart.
Busted.
The fridge won't cool.
The lid is smashed to bits.
It's bust and I can't fix it.
Does it work? Sadly not.
The printer chews up the paper and stops.
The fan no longer spins.
The vase arrived in shards.
The cushion has burst at the seams.
It conked out after a week.
The gearbox is done for.
The lock is jammed for good.
The toaster went up in smoke.
The hinge has snapped.
A fault in the board, it won't boot.
Damaged in transit, unusable.
It was new last week, now it's in bits.
It has a defect and cannot be used.
The repair man says it is hopeless.
The tap can't be closed, the thread is stripped.
The toy's arm is broken off.
The bike's fork is bent after a crash.
I need a new one, this is done for.
The speakers are blown.
""",
    },
    "level_course": {
        "beginner": """
The course takes you by the hand from lesson zero.
Never held a brush before? This class is yours.
Absolute novices are the target group.
We assume that you know nothing whatsoever.
The lessons presuppose no experience at all.
Course level: beginner, no entry test.
Newbies learn the alphabet of the subject here.
Not for experts, but for people taking their first lesson.
Who may come? All who are new to the subject.
An introductory class that lays the foundations.
Starters will be taught how to hold the racket.
It is a course from scratch.
You will say your first words in Spanish in this class.
The teacher explains even the simplest terms to the uninitiated.
For greenhorns and the merely curious.
A1, the lowest level of the course programme.
The course opens the door to the subject for total laymen.
Entry level, so bring nothing but curiosity.
We teach the ground rules to people without a clue.
Freshers begin here, with the fundamentals.
No prior lessons are necessary for this class.
If you are an utter rookie, enrol here.
The class starts at the bottom rung of the ladder.
My aunt had never touched a computer, and this course was meant for her.
Foundations only, advanced students would be bored.
It's for beginners.
You need no knowledge at all.
Level: beginner
We start from scratch.
For absolute novices
No experience needed.
This is where you learn the alphabet.
First steps with the computer
A course for people who have never danced.
Level one
I can't swim a stroke, so it suits me.
The basics, explained slowly
Introductory course
An introduction for the clueless
She's a complete newbie.
Starter level
It covers the very first chords.
Not for experts, but for beginners.
You've never held a brush? Come along!
Suitable for first-timers
Elementary class
Learn how to hold the racket.
Piano from zero
A taster for the total amateur
We begin at the beginning.
The ABC of cooking
No previous knowledge is expected.
Do I have to know anything? Nothing at all.
Those with experience will be bored.
For everyone who is just starting out
The first part of three
It starts with hello and how are you.
Greenhorns only
I was a rookie when I took it.
The lowest level
It assumes that you know nothing.
Ground level, no prior lessons
For people with two left feet who've never taken a step
Absolute basics only
Any fool can join, no skills required.
Advanced learners please stay away, this is for starters.
You'll learn to count from one to ten in the new language.
A1, for total newcomers
Foundation course
She signed up without having spoken a word of the language.
My first sewing lesson, threading the needle
How to switch the thing on and off is lesson one.
We take you from nothing to something.
For those who have yet to touch a keyboard
The initial course of the series
Beginners' group
No skill? No problem!
The primer
A gentle start for novices
The trainer expects you to be completely ignorant of the matter.
This is the nursery slope.
It teaches what every starter must know.
Neither intermediate nor advanced, just for novices
Anyone who has never skied may join.
A crash course for total newcomers
You don't need to be able to read music.
It is aimed at people without any experience.
I know nothing about wine, so I chose this one.
The course is meant for laypeople starting out.
Entry-level training
Who is it for? For first-time climbers.
Step one on the ladder
The easiest of our courses
Fundamentals for newcomers
For learners at the very outset
Never sat on a horse? Then it's your group.
Level required: none
The teacher repeats everything for the novices.
It's a course for dummies.
You will take your very first steps on ice here.
Only if you're new to the language
We explain what a pawn is and how it moves.
Raw recruits start here.
Pupils who cannot yet write their names learn it in this group.
""",
        "intermediate": """
The course continues where the starter class stopped.
Pupils who have mastered the fundamentals move on here.
You have a year of lessons behind you and want more.
Course level: intermediate, B1.
Too hard for novices, too easy for experts.
The middle rung of our three courses.
A brief entry test makes sure you have the groundwork.
For improvers who want to deepen what they learnt.
We take simple conversation in Spanish for granted in this class.
Who should enrol? Those halfway up the ladder.
The follow-up to our introductory course.
It suits dancers who know the basic steps and want figures.
You can already read music, and the class builds on that.
Participants should have one or two years of practice.
Mid-level course, between the first steps and mastery.
No longer a novice, not yet a professional? Come along.
The class refreshes and extends your existing knowledge.
Second part of three, prior attendance of part one needed.
Semi-experienced riders are the right crowd for this course.
You know your way around the ABC and now learn whole sentences.
The course demands a fair grasp of the subject, but no mastery.
Beginners would be lost and veterans would yawn.
For skiers who can manage blue slopes and aim at red ones.
Having finished the starter module, she enters the middle one.
The trainer skips the basics and stops short of the finer points.
It's the middle level.
Level: intermediate
Not for beginners, not for experts.
Some knowledge is needed.
The second of three levels
I've done the beginners' course and go on now.
For people who already have some practice
You can hold a simple conversation already.
The medium group
It builds on the basics.
B1, the middle of the scale
For those with a bit of experience
Halfway up the ladder
You should have completed the introduction.
She's no novice, but far from mastery.
For the somewhat experienced
A follow-up to the beginners' course
Part two of three
Intermediate class
We deepen what you learnt in the first course.
Fair knowledge is expected, perfection isn't.
Beginners would be lost, masters would be bored.
You know the chords, now learn to play songs.
A year of lessons is enough to join.
Neither a greenhorn nor a master
The middle of our three courses
For improvers
Who can join? People who have mastered the basics but not much more.
Moderate skills are required.
Basic vocabulary is taken for granted, fine style is not.
It suits swimmers who can do a few lengths.
The next step after the foundation course
I'm so-so, so I took the middle group.
For hobby cooks who can already boil an egg and fry a steak
Half-advanced learners
You've outgrown the beginners, but you aren't ready for the experts.
We refresh the basics and add something new.
The second stage
You can already ski down an easy slope on your own.
A course for dancers with the basic steps under their belt
Medium difficulty
No longer new to it, not yet fluent
The class starts where the beginners' book ends.
A little prior knowledge is necessary.
It is for those who have had two terms of lessons.
In between starter and master class
My skills are middling, and so is the course.
You should be able to read music slowly.
Solid basics are assumed.
The mid-range course
For returners who still remember the basics
It bridges the gap between starter and advanced.
The learner who gets by, but makes mistakes
Level two
Once you've passed the first exam of three, come here.
Rusty school knowledge is enough to follow.
The course suits those who can sew a straight seam and want more.
The book picks up after the first volume of three.
For people with moderate ability
She is neither bad nor brilliant and goes to the middle group.
Join us if you already play simple pieces.
You have the foundation, we build the first floor.
A reasonable grasp of the subject is asked for.
For hobby photographers who know aperture from shutter
The group for average players
Second year pupils of a three-year course
Ordinary mortals with some practice
Prerequisite: the starter module
It takes you from the basics towards fluency.
He moved up from the novices' group to the next one.
You'll manage if you can already stop and turn on skates.
Level required: medium
Intermediates only
For those past the first hurdles but still far from perfect
Everyday grammar is known, now for the trickier tenses.
The middle rung
Your Spanish is passable? Then this is your class.
Your vocabulary is passable? Then this is your class.
""",
        "advanced": """
The class is reserved for seasoned practitioners.
Novices would be hopelessly lost in this course.
You should have mastered the subject almost completely.
A masterclass for concert pianists.
Course level: advanced, C1 or above.
We skip everything that is basic or halfway known.
The seminar is for specialists who want the last polish.
Who is it for? For old hands only.
Ten years in the trade are the least we ask of participants.
The top rung of our course ladder.
Professionals refine their technique in this class.
The course dives into the deepest subtleties.
Not a starter class, the pace is set for experts.
Near-native speakers hone their style in this course.
Veterans of the subject get new challenges.
The trainer takes years of routine for granted.
The third and final part, after beginner and intermediate.
For highly proficient chess players.
A postgraduate-level workshop for insiders.
You have passed the intermediate exam with honours, so come here.
The course suits virtuosos.
High-level training, entry only with long experience.
It is meant for those who teach others already.
Only accomplished sailors are admitted to this class.
The most demanding course in our programme, for connoisseurs.
It's for experts.
Level: advanced
Only for real pros.
You must be fluent.
The master class
The hardest level
C2, the top of the scale
A course for old hands
Years of experience are required.
The highest of our three levels
For professionals only
You've mastered everything so far? Then come.
It covers the finest details.
For those who know the subject inside out
Expert group
It goes far beyond the intermediate stuff.
Specialists meet here.
You should play the hardest pieces by heart.
We polish what is nearly perfect.
Black slopes only, so strong skiers please.
It demands complete mastery of the basics and the middle level.
Advanced learners
For the very experienced
An excellent command of the language is required.
The third of three levels
Even teachers learn something here.
It is a course for virtuosos.
Concert pianists perfect their touch here.
Who is it for? For seasoned professionals.
Neither beginners nor intermediates are admitted.
The top group
I've been doing it for twenty years, so it suits me.
We discuss the subtleties only connoisseurs notice.
For highly skilled climbers
Expert knowledge is assumed.
You should have finished the intermediate course with top marks.
Level three, the last one
The most difficult course on offer
The elite train here.
You'll be working at the highest level.
She speaks like a native and wants to refine her style.
Aimed at accomplished players
Only masters of the craft will benefit.
Veterans only
It's too hard for anyone of average ability.
The final course, for those near perfection
Tournament players fine-tune their openings here.
Proven specialists wanted
The upper class, as it were, for those who can do it all
Course for advanced students
Trainers train other trainers here.
This is no place for rookies, it's for champions.
Level required: expert
A thorough grounding won't do, you need real mastery.
You read literary works in the original without a dictionary.
For surgeons with hundreds of operations behind them
The pupils are already better than most teachers.
It is pitched at the very top.
The post-intermediate, highly demanding class
Postgraduate level
Only those with a great deal of experience can follow.
Diving instructors come here to learn the last tricks.
The intermediate exam is child's play for you? Sign up!
Not the middle course but the top one
Fluent speakers wanted, no stammering
For highly experienced riders on difficult horses
Do beginners fit in? Absolutely not, only experts do.
The trickiest figures for the best skaters
We talk shop among experts.
It's aimed at the crack programmer.
Professional cooks learn the last secrets of sauces.
Advanced
Perfect mastery is the entrance ticket.
For aces
He could run the intermediate class himself and takes this one.
Highly qualified participants only
You have long left the middle level behind.
""",
    },
    "weather": {
        "sunny": """
We basked in the sunshine until dinner.
My nose got burnt on the beach.
The sky was spotless from dawn to dusk.
Glorious weather, everybody sat outside with ice cream.
Not a drop of rain and dazzling light.
The sun beat down on the fields.
Everyone slapped on sun cream.
Weather: sunny and warm.
She squinted because the light was so dazzling.
How was the weather? Gorgeous, you needed a parasol.
The clouds had vanished and the lake glittered.
We looked for shade under the trees.
A cloudless afternoon at the seaside.
He came home with a tan.
Sunlight flooded the terrace all morning.
The umbrella could stay at home under that azure sky.
Golden light lay over the hills.
It was scorching and nobody missed the rain.
Straw hats and sandals wherever you looked, in blazing light.
Fair weather accompanied us the whole way.
The laundry dried within an hour in the bright light.
Lizards warmed themselves on the hot stones.
The sun smiled upon the wedding.
We had sun, sun and nothing but sun.
A radiant day without a wisp of cloud.
Not a cloud in the sky.
It was bright and warm.
Blue skies all day.
We got sunburnt.
Glorious sunshine
We needed sunglasses.
A cloudless day
It was hot and dry.
Everybody lay on the beach in swimsuits.
The sky was a deep blue.
Sunny
We had brilliant weather.
I put on sun cream twice.
The children sought the shade.
A golden summer's day
The sunshine lasted until dusk.
Clear skies
People ate ice cream in the park.
My nose went red in the sun.
It was sun hat weather.
We basked in the warmth.
The sun burned from a clear sky.
Weather: fair
The parasols were all open.
It didn't rain at all, the sun shone the whole time.
A splendid day, with the light glittering on the lake
We had breakfast outside in the sun.
The solar panels worked at full power.
No rain, no snow, only sun.
Perfect beach weather
The sky was clear from dawn to dusk.
The heat shimmered over the road.
We got a dry, bright day.
Sunbeams fell through the window.
The sun laughed.
Everyone was sunbathing.
The cat lay in the sun all day.
It couldn't have been brighter.
I had to squint.
A beautiful clear day
The washing dried in an hour outside.
Neither cloud nor drop of rain.
It was scorching.
The sun blazed down.
We had a picnic under a bright sky.
The sun came out and stayed out.
Lovely and sunny
The thermometer climbed and the sky stayed blue.
How was the weather? Sun all day.
The leftover umbrella stayed shut, except as a sunshade.
The lake sparkled.
We were spoiled with sunshine.
The heavens were blue without a speck.
Our shadows were sharp and black on the ground.
A heatwave
She wore a straw hat against the glare.
Wall-to-wall sunshine
The beer gardens were full under blue skies.
We drove with the roof down in the sun.
I forgot my sunglasses and got a headache from the glare.
The forecast of rain was wrong, it was radiant.
A radiant day
The pavement was so hot you could fry an egg on it.
The bathers crowded the lido.
Sunshine accompanied us on the hike.
Sky: clear, sun strong
We had to lower the blinds against the light.
It was T-shirt weather and the sky was blue.
The sun woke us through the curtains and stayed all day.
Everything glowed in the sunlight.
Butterflies danced in the warm light.
We couldn't have wished for more sun.
The clouds had all gone and the sun came through.
Dry, hot and bright
Sunflowers turned their heads to the light all day.
The deckchairs were in demand, so warm and bright was it.
My back is burnt because I lay in the sun.
""",
        "rainy": """
It drizzled from morning to night.
We were soaked to the skin.
Drops drummed on the roof of the tent.
The gutters overflowed.
Everybody ran for cover as the heavens opened.
Weather: rain, eleven degrees.
My wellingtons were full of water after the downpour.
The sun stayed away and it bucketed down.
She shook out her dripping mackintosh.
What was it like outside? Pouring, without a break.
A thunderstorm drenched the spectators.
The picnic was called off because of a cloudburst.
Water streamed down the window panes.
It was coming down in sheets.
The pavements glistened and the drains gurgled under the shower.
He forgot his brolly and arrived drenched.
Dark clouds emptied themselves over the town.
The pitch turned into a swamp after the deluge.
A steady drizzle fell on the mourners.
Wipers at full speed, we could barely see the road.
Not a dry thread was left on us.
It was tipping down, lovely weather for ducks.
The match was abandoned on a waterlogged field under heavy showers.
The day was damp and drippy.
Raincoats were on all day.
It rained all day.
It was pouring.
We got soaked.
Everyone had umbrellas.
Wet through and through
It didn't stop raining.
The streets were full of puddles.
Heavy showers
My coat was dripping.
Rain
There was a downpour.
It was wet and grey.
The drops drummed on the roof.
The match was washed out.
We were drenched to the skin.
It bucketed down.
Steady drizzle
I forgot my umbrella and paid for it.
Not a sunny day: it poured.
Weather: wet
The windscreen wipers never stopped.
My shoes were sodden.
The garden party drowned.
There were showers on and off.
The river rose because of the rain.
We sheltered in a doorway.
A wet day
Nothing but rain
Raincoats were needed.
The ground was muddy and water ran down our necks.
It was raining when we left and raining when we came back.
The heavens opened.
The tent let in water all night.
A thunderstorm drenched us.
Drops ran down the window panes.
The children jumped in the puddles.
The laundry got wet on the line.
A dreary, wet day
We waited for the rain to stop, in vain.
The concert was moved indoors because of the wet.
It was spitting.
The sun never showed, water fell without a break.
It was so wet that the frogs were happy.
The worms came out onto the wet path.
Water streamed down the road.
Torrential
I could wring out my socks.
She came in dripping and shook out her umbrella.
It showered every half hour.
The cellar flooded after the storm.
Low clouds and constant rain
How was it? Wet, wet, wet.
The drains couldn't cope with the water from above.
A fine drizzle wetted our faces.
We had a soaking.
There was no need to water the garden.
It wasn't cold enough for snow, so it rained.
It was umbrella weather.
The pitch was under water.
He wore gumboots and an oilskin.
Sky: grey, raining
Our hike fell through because of the showers.
It poured without mercy.
The monsoon had begun.
Thunder, lightning and buckets of water
The cows stood under the trees to keep dry.
My hair was wet when I came in.
We stayed under the awning until the shower had passed.
A rainbow stood over the field between two showers.
Rainfall all over the region
The open-air cinema was cancelled because the screen was soaked.
The farmers were happy that it rained at last.
Wet weather
It came down like a waterfall.
The rain lashed our faces.
Even the ducks had had enough of it.
Cold rain fell from dawn on.
""",
        "snowy": """
Thick flakes drifted past the window.
The ploughs were out before dawn.
We sledged down the hill behind the house.
The roofs wore white caps.
It was a winter wonderland.
Weather: snow, minus four degrees.
She shovelled the drive free for an hour.
Neither sun nor rain, but flurries all day.
The boys pelted each other with snowballs.
What was the weather like? White and whirling.
The pass was blocked by drifts.
He got stuck in the deep white stuff.
A soft white blanket covered the fields.
The skiers rejoiced over thirty centimetres of powder.
Flakes settled on her hat and scarf.
Our footprints were soon filled with fresh white.
Sleet turned into snowfall by noon.
Schools closed because the buses could not get through the drifts.
We put chains on the tyres.
A whiteout hid the summit.
It was flaking down on the Christmas market.
The snowstorm howled around the hut.
A foot of snow came down overnight.
The postman waded through the white heaps up to his knees.
Everyone reached for sledges and skis.
It snowed all night.
We built a snowman.
There was deep snow.
The children threw snowballs.
Snow
Flakes fell from the sky.
The roads had to be cleared by the plough.
We went sledging.
It was snowing heavily.
We shovelled the drive.
A white Christmas
The roofs were covered in white.
Big flakes came down.
I slipped on the snow.
Winter wonderland
The village was snowed in.
My boots sank in up to the knee.
The snow ploughs were out.
Weather: snowfall
The first snow of the winter
The trees bent under their white load.
No rain: it was cold enough for flakes.
We needed skis.
The flakes danced outside the window.
The train got stuck in a snowdrift.
Thick snow lay on the cars.
It was white as far as the eye could see.
School was closed because of the snow.
Fresh powder on the slopes
The snow crunched underfoot.
A snowstorm
We woke up to a white garden.
The sleigh bells rang on the white road.
Perfect for tobogganing
It didn't rain, it snowed.
He cleared the pavement with a broom and a shovel.
Winter tyres were a must on the white roads.
The airport closed because of the snow on the runway.
Footprints led across the white field.
The fields lay under a thick layer.
The skis came out of the cellar.
The whole town disappeared under white.
It was coming down in thick flakes.
Light snow
We had half a metre overnight.
Snow up to the windowsill
The avalanche danger was high.
The mittens were caked with it.
The kids lay down and made angels.
The flakes stuck to our eyelashes.
I had to dig out my car.
White all around, and so quiet
How was it? White and cold, with flakes all day.
The gritters and ploughs worked round the clock.
A flurry
It had snowed on the mountains.
A thick white cap lay on every fence post.
The streets were white with slush underneath.
The huskies pulled us through the white forest.
There was no sun, only whirling flakes.
The bus couldn't get up the white hill.
Snow chains compulsory
Icicles hung down and the meadow was buried in white.
We stamped the snow off our boots.
The storm piled up drifts in front of the door.
An inch of snow had fallen.
The old man wore snowshoes.
Snowed under
It snowed on our wedding day, and the bride was not the only one in white.
Sky: grey, snowing
The paths were deep in snow and had to be dug free.
Frost and fresh flakes
The car park was one big snowfield.
A carrot, two coals and an old hat: the children were busy in the front garden.
The snow wouldn't stop.
Ploughed roads, white verges, and more on the way
""",
    },
    "status": {
        "open": """
The request is waiting in the inbox, unread.
Nobody has lifted a finger so far.
The ticket has not been assigned to anyone.
Work on it has yet to start.
It is still on the to-do list.
Status: open, unassigned.
Your order is pending.
The form arrived minutes ago and awaits a first look.
Far from done, it has not even been begun.
How far along is it? Nowhere, we have still to make a start.
The case sits in the queue like the day it came.
We have received your enquiry but not taken any step.
The job is up for grabs.
Not a single stroke of work has been put into it.
Your application lies at the bottom of the tray, untouched.
The task is awaiting its turn.
I shall begin with it next week, not before.
It was filed today and no clerk has been named.
The assignment remains unstarted.
We still need somebody who will see to the matter.
A fresh report, nobody has opened it.
The repair is outstanding, no mechanic has come.
She has not got round to the task at all.
Your letter has been registered, handling will begin later.
Zero per cent complete.
Open.
Status: open
Not started yet.
Nobody has begun.
It's still to be done.
Pending.
New.
Still waiting to be dealt with.
I haven't touched it.
We haven't even looked at it.
It's still on the to-do list.
Work hasn't begun.
To be started
Untouched.
It's lying in the in-tray.
Stage: new
Progress: zero
No one has picked it up.
He hasn't started.
Yet to be tackled
It's in the queue.
Unassigned.
Still in the inbox, unread.
The first step hasn't been taken.
We'll begin next week.
Nothing has been done so far.
The job is still ahead of us.
It's only just come in.
Received, not yet handled
Order placed, not yet processed
It hasn't been looked into yet.
Not yet begun.
We've not got round to it.
It's waiting for someone to take it.
Your request is waiting in line.
Is it done? It isn't even begun.
Are they working on it? Not yet.
Far from finished: nobody has lifted a finger.
The form lies untouched on the desk.
No work has been carried out.
To do.
The ticket was created and has had no attention so far.
Your application has arrived and waits to be opened.
She'll make a start tomorrow.
Planned, not started
The case awaits an official.
We've registered it, nothing more.
It's still sitting there.
Nothing's happened.
I have yet to make a start.
He keeps putting off the start.
They still have to begin.
The matter is undealt with.
It's on my pile for later.
It hasn't been taken in hand.
The letter was filed as new.
Freshly received
It's neither finished nor under way.
Not a single stroke of work has gone into it.
Work has been ordered but no one has come.
Still at the starting line.
Queued
Awaiting handling
The builders haven't shown up to begin.
The task is up for grabs.
Task not taken by anyone
Your enquiry will be looked at as soon as someone is free.
State of work: not begun
Progress: 0 percent
The brush is still dry, the wall unpainted.
I only got the job today and haven't opened the file.
It's a new ticket.
The order is still unprocessed.
We haven't kicked it off.
He promised to start soon.
They've put us on the waiting list for the repair.
The complaint is still to be assigned.
Our turn hasn't come yet.
The assignment still lies ahead.
Nobody has got going on it.
""",
        "in progress": """
Our technician is repairing it as we speak.
The job is well under way.
She is busy with your application at the moment.
We have done a third and are carrying on.
Status: in progress, due Friday.
The mechanics are at it right now.
Begun on Monday and not yet through.
Your order is currently being packed.
Is it finished? Almost, he is writing the last page.
I have rolled up my sleeves and am in the thick of it.
The matter is in hand.
The builders have put up two of four walls.
Our clerk has taken up the case and is checking the papers.
It is neither untouched nor complete.
Sixty per cent are behind us, forty to go.
Colleagues are dealing with the ticket at present.
The work is advancing, a few steps are still missing.
He made a start yesterday and goes on tomorrow.
The translation is half ready.
An engineer picked up the task and is looking for the cause.
Give us two more days, we are hard at it.
The first part has been delivered, the second is being built.
Ongoing, with a team of three.
We are making headway with your case.
The investigation is running.
In progress.
Status: in progress
We're working on it.
I'm on it.
It's being done.
Half done.
Work has started.
It's ongoing.
She's busy with it.
We've begun, but we aren't finished.
Active.
Running.
They're in the middle of it.
He's dealing with it now.
It's taking shape.
Stage: being processed
We're halfway there.
It's being looked into.
I've made a start.
The work is going on.
The painters are at it.
Being handled
Your case is being examined at the moment.
Not finished, but getting there.
Progress: 60 percent
It's moving along.
He has started and will need some more days.
We're about half through.
Still at it.
The repair is in full swing.
Step two of four
The first part is finished, the second is under way.
It's on the workbench right now.
They've got cracking.
It's coming along nicely.
Someone's handling it.
A colleague has taken it on and is looking into it.
The ball is rolling.
It's in the works.
I'm currently busy with your request.
Being processed
We are in the process of checking it.
Is it done? Nearly, I'm still working on it.
Have you started? Yes, but there's plenty left.
Not untouched any more, not ready either.
The builders are hammering away.
We're making progress.
Construction has begun and continues.
She's typing it up now.
The file is on the clerk's desk, being studied.
My team is working flat out on it.
It'll take a bit longer, we're on the job.
The search continues.
Being prepared
We've got the worst behind us and carry on.
The order is being put together.
Your parcel is being packed.
I'm knee-deep in it.
The mechanic is under the car at this moment.
I have been working on it since morning.
It's being repaired.
Current status: work in hand
It's advancing step by step.
Work continues tomorrow.
Begun, not completed
He's dug half the trench.
The last touches are still to come, we keep at it.
We are nearing the end but haven't got there.
Currently under review
Somebody is already taking care of it.
Please be patient, it's being worked on.
Two walls are painted, two to go.
The translators are on chapter three.
It's cooking.
The wheels are turning.
They resumed the work this morning.
It isn't closed, we're still busy with it.
""",
        "done": """
The job is in the can.
Your case has been wrapped up.
We crossed it off yesterday.
The last brick is laid and the scaffolding is gone.
Status: closed, solved by Anna.
The repair is complete and the car is ready.
Mission accomplished!
It has been dealt with from A to Z.
No longer in progress, the work lies behind us.
She put the final full stop and handed it in.
Has it been taken care of? Yes, entirely.
The ticket was resolved and archived.
Nothing remains outstanding in this matter.
We have carried out everything you asked for.
A hundred per cent complete.
The order was fulfilled and the file put away.
He finished off the task before lunch.
The project came to its end with a party.
It is all over and done with.
I can report that the assignment is concluded.
The hole has been filled, the tools are packed away.
Sorted, you may forget about the task.
The case is shut and the folder in the archive.
Our team brought the work to a conclusion last week.
There is no more to do on this ticket.
Done.
Status: done
It's finished.
All done.
Completed.
Closed.
We've finished.
It's ready.
The job's over.
I've dealt with it.
It has been sorted.
Everything's settled.
Stage: completed
Nothing left to do.
The case is closed.
It's off my desk.
Ticked off.
He's finished the work.
The repair is complete.
It's behind us.
It's been taken care of.
Solved.
Resolved
That's that, finished.
Progress: 100 percent
The order has been fulfilled.
She has completed it.
You can strike it off the list.
The ticket was closed.
We've put the last touches to it.
The work has come to an end.
Ready to be collected, all work done.
It's fixed.
Signed off.
The last screw is in.
The file was closed and archived.
It's over and done with.
Is it still open? No, it's finished.
Are you still working on it? No, we're through.
No longer in progress: finished.
The project has reached its end.
We're through with it.
The matter is concluded.
The paint is dry, the job is done.
They finished ahead of time.
The builders have left, the house stands.
Delivered and accepted
Final version handed over
It's all wrapped up, thank you.
The task was carried out in full.
I handed in the finished piece.
State of work: final
Order completed
Request granted and closed
He crossed it off his list.
The investigation has been concluded.
Nothing is outstanding.
There's nothing open any more.
You needn't do anything else, it's finished.
It's accomplished.
Case closed.
It has been brought to a close.
The job was done yesterday.
We finished the last bit.
The customer confirmed that all is fixed.
The curtain has fallen on this project.
All steps have been completed.
Full stop, end of the job.
The final report has been filed.
We've reached the finish line.
The car is repaired and back with its owner.
They're done and have gone home.
I've got it all done.
Work completed to our satisfaction
Your request has been dealt with.
""",
    },
    "size": {
        "small": """
The petite version would fit her best.
I drown in a medium, so give me the next one down.
Size: S, slim fit.
He is a slight lad and takes the lowest size.
Something dainty, please, I have narrow shoulders.
The large would hang on me like a tent, small is right.
Which one would you like? The least of the three.
A mini portion would satisfy me.
She wears S in all her blouses.
The compact format is what we ordered.
The little cup is plenty for me.
No bigger than a postcard, please.
My daughter is tiny, so pick the shortest and narrowest.
Nothing bulky, I want the pocket-sized one.
The shirt should be sized S, neither M nor L.
A baby one, the lowest on your scale.
Being short and thin, I need the smallest shirt.
Not M, go one below.
We chose the miniature edition of the poster.
The box can be a wee one.
Please send the smallest version of the bag.
He slips into the tightest cut you make.
Of the three formats she picked the tiniest.
I always buy small, as anything else slides off my shoulders.
The slimmest size on the rack fitted.
Small, please.
I take an S.
She wears a small.
The smallest you have.
A little one will do.
He is short and slight.
Medium is too big for me.
My wife is petite.
The tiny one, please.
I'm a small in everything.
We want the compact version.
The mini format is enough.
Not large, small.
She drowns in a medium.
One size down from M, please.
Give me the little cup.
I'd swap the medium for an S.
The narrowest cut fits him.
Our lad is skinny and needs the S.
A pocket-sized edition, please.
She's a slip of a girl, so pick accordingly.
For a dainty lady.
The lowest size on the chart.
Which size? Small.
Clothing size: small
I'm not tall, the smallest shirt is right.
He has narrow shoulders and ordered the small jacket.
The poster should be no bigger than a postcard.
A small portion, I'm not that hungry.
The L was a tent, the S is perfect.
They make it in S, and that is what I take.
Just a wee one for me.
The box is tiny, and that's how I want it.
My grandmother has shrunk and now takes an S.
He ordered the little pizza.
Please send the miniature version.
She has a doll's figure.
The child-like frame of my aunt calls for your tiniest blouse.
S fits like a glove.
Anything above S is too wide for her.
Small, as always.
I'm slender and not tall, so the bottom of your range.
The customer wishes the small format.
The shortest trousers on the shelf were his.
I want the handy little one that goes in my pocket.
Both L and M went back, only the S stayed.
The jumper should be small.
A small T-shirt for my slim friend.
Could you take it down to the smallest?
The label in her coat says S.
Don't send a medium again, I need a small.
The minimum size, please.
It must fit a tiny waist.
We need the small pot for the windowsill.
For a delicate build, please.
They gave the jockey the smallest jersey.
He's a small man with a small hat.
Format: small
My size is small.
It's for my little sister, who is the smallest in her class.
I prefer the dinky version.
A short, thin fellow, he needs your S.
The baby of the range, please.
We go for the smallest picture frame.
Do you have it in a small?
The gloves must be small, I have tiny hands.
A modest little bag is all I need.
Put her down for an S.
I ordered the small by choice, not the large by mistake.
Even the medium slips off her shoulders.
The smaller of the two, or rather the smallest of the three.
Narrow and short, that is how it must be.
S, please, I like it tight.
The dress is cut for very slight women, just like me.
Minute, if you have that.
A small tub of popcorn.
He fits into the smallest helmet.
She asked for the least bulky one.
""",
        "medium": """
S pinches and L flaps, so I am in between.
Size: M, regular cut.
Neither the big nor the little one.
He has an ordinary build and wears M.
Which one? The second of the three.
Give me the mid-sized cup.
Of small, medium and large she took the middle.
I am of normal height and weight, so M should fit.
The mid one, please, for a man of average stature.
L is too roomy and S too tight for me.
The intermediate size was ordered.
Not large, just medium.
My T-shirts are all labelled M.
The halfway size would suit my husband.
A normal portion, not a tiny one and not a giant one.
She exchanged the large for the size beneath it, medium.
A moderate-sized bag is what we need.
We settled on the format between the two extremes.
One up from S will fit.
The poster should be of middling dimensions.
Medium, as in all my other trousers.
For an average figure, so the middle of your range.
He falls right between the sizes S and L.
Not too big, not too small, the one in between.
The customer takes an M in jackets.
Medium, please.
I take an M.
He wears a medium.
The middle size.
Neither small nor large.
The one in between.
S is too tight, L too loose.
An average build.
Not the smallest, not the biggest.
I'm a medium in everything.
Which size? Medium.
Clothing size: medium
One up from small.
One down from large.
She is of average height and weight.
The M fits like a glove.
Give me the medium cup.
Halfway between the two extremes.
A mid-sized one will do.
He's a normal figure, nothing special.
The label in her coat says M.
My son has grown out of S, so an M now.
I slimmed down from L to M.
The medium format, please.
A standard size for a standard man.
They make three sizes, I take the second.
Do you have it in a medium?
The happy medium, please.
Format: middle
The middle one of the three.
Put him down for an M.
We ordered the medium pizza.
The intermediate size was right.
The poster should be medium.
She asked for a moderate size.
I'm no giant and no dwarf.
Not too tight and not too baggy, so the M.
My size is medium.
The L was a tent and the S a corset, so send what lies between.
A medium portion, please.
The customer takes the mid size.
For a man of middling height.
M is what I always buy.
The small pinched, so I went one up to M.
The medium jumper, please.
Please swap the large for a medium.
Don't send an S again, I need an M.
The frame should be of medium dimensions.
He has an ordinary build and ordered the M.
Of your three T-shirts, the one in the centre of the range.
Medium will be right for her.
A normal-sized bag.
The regular one, between the mini and the maxi.
She's average all round.
The bike helmet should be an M.
I fit the medium.
Between S and L.
We need the medium pot.
He used to be an L and now wears an M.
A mid-size suitcase for me.
Medium gloves, please.
The second smallest of three.
The M sat perfectly on her shoulders.
I'd say middle, he's neither thin nor fat.
The size in the middle of the table.
The coach gave me the medium jersey.
For a person of average measurements.
M, as usual.
It must be medium, the others don't fit.
The average Joe's size.
I went for the golden mean.
My wife is neither petite nor plump, so an M.
The medium tub of popcorn.
A middle-sized box will hold it.
They offered me small and large, but I held out for medium.
Mid-range in size, please.
The dress was ordered in M.
Goldilocks would choose it too, not too big and not too little.
He'd look silly in an L and burst an S.
""",
        "large": """
I have broad shoulders and need plenty of room in a shirt.
Size: L, wide cut.
The jumbo cup, please.
Medium is too tight around my belly.
He is a giant and takes the widest size.
Which one would you like? The greatest of the three.
A huge portion for a hungry man.
She wears L so that nothing pinches.
The roomiest jacket on the rack fitted.
We ordered the giant format.
Nothing tiny, I want the bulky one.
L, neither S nor M.
My son is a big fellow, the upper end of your sizes please.
The maxi version for us.
Pick the most spacious bag in the range.
M would burst at the seams, go one above.
The poster should be as huge as you can print it.
A generous cut for a heavy man.
Being two metres tall, I only fit into the biggest.
The whopping one, not the little one.
Large fits, medium does not even close.
The tallest and widest of the coats was his.
Please exchange the medium for something bigger, an L.
An oversized box is required.
The family-size pack, please.
Large, please.
I take an L.
He wears a large.
A big one for me.
Medium is too tight.
My husband is a bear of a man.
The jumbo version, please.
Which size? Large.
Clothing size: large
I'm a large in everything.
The huge one.
He is tall and broad.
She needs plenty of room in it.
Not small, large.
Swap the M for an L.
The label in his coat says L.
We want the giant poster.
The family-size pizza.
The roomy one, please.
The largest format.
Broad shoulders, long arms, so an L.
I like it loose and baggy.
The top of the range in size.
Do you have it in a large?
One up from medium.
The king-size one.
My size is large.
Put him down for an L.
A large portion, I'm starving.
He burst the seams of the M.
He has put on weight and now takes an L.
The biggest cup, please.
I'm well built and need space.
The customer wishes the large format.
For a hefty fellow.
The S and the M went back, only the L stayed.
L fits like a glove.
Don't send a small again, I need a large.
It can't be big enough.
The large jumper, please.
She's a tall woman with wide hips.
Our rugby player needs your widest jersey.
We ordered the enormous frame.
Format: large
The bulky one suits us.
Large, as always.
A size for a stout gentleman.
Please send the big one.
The gloves must be large, I have paws like a bear.
The maximum size.
The largest of the three.
He's over two metres tall, so choose accordingly.
We need the large pot.
The great big bag, not the handy one.
Even the M pinches under my arms.
Give us the bucket of popcorn, the large one.
Anything smaller than an L won't close over his belly.
A big coat for a big man.
The XXL pack is gone, so the L will do.
I want the oversized look, so an L.
A wall-filling picture, please.
The dress was ordered in L.
Up a size from M, please.
It's for my uncle, who weighs as much as two of us.
They gave the basketball player the biggest shirt.
The massive one for our hall.
The big bottle, not the small one.
I went for the L because it is so comfy.
The generous size, please.
His neck is too thick for a medium collar.
A suitcase as large as possible.
We go for the bigger of the two, the L.
Large feet, large hands, large everything.
L or nothing.
She can't get her arms through the M.
He asked for the most spacious one.
The longest and broadest on the shelf.
My son has outgrown the medium and takes an L now.
""",
    },
    "diet": {
        "vegetarian": """
She has been meat-free since school, though she loves omelettes.
He skips the roast but helps himself to the cheese board.
A veggie burger with cheddar, please.
Diet: vegetarian, dairy allowed.
No animal flesh for him, milk and honey are welcome.
I do not touch fish or poultry, eggs are fine.
Our guest is a vegetarian.
Quiche without bacon would be ideal for me.
They gave up sausages but kept the yoghurt.
Does she eat meat? Never, but scrambled eggs every Sunday.
He takes the mozzarella salad and leaves the ham.
Please serve my wife a meatless dish, cream sauce is all right.
No slaughtered animals on her plate, only greens, eggs and dairy.
Veggie for table four, with extra parmesan.
I quit eating chicken years ago, yet I cannot live without brie.
The child refuses bacon and beef, but drinks milk.
Lacto-ovo, that is how he eats.
She turns down steak and salmon and asks for cheese ravioli.
As a vegetarian I would kindly request an alternative to the goose.
Meat is off the menu for them, pizza with cheese is not.
He leaves animals alive, but takes their milk and eggs.
My mother cooks without meat, though seldom without butter.
The butcher never sees her, the dairyman does.
Neither ham nor tuna for me, a fried egg will do.
No meat, but eggs are OK.
I'm a vegetarian.
She doesn't eat meat or fish.
Cheese yes, ham no.
I gave up meat years ago.
He loves cheese but won't touch steak.
No sausages for me, but a fried egg is welcome.
Meatless, with dairy.
I'd like the veggie lasagne with mozzarella.
We don't eat animals, but we drink milk.
Not vegan, only vegetarian.
Diet: vegetarian.
She became a veggie at school.
Omelette instead of chicken, please.
No dead animals on my plate, butter is all right.
He eats yoghurt and eggs but no meat.
Please leave out the bacon, keep the cheese.
I skip meat and fish, that's all.
No fish either, but cream is fine.
A meat-free meal with an egg on top.
She is no vegan, she only avoids meat.
Milk in the tea, no beef in the stew.
Our family is vegetarian.
Lacto-ovo.
The vegetarian menu, please.
Eggs, cheese and greens are what he lives on.
I won't eat anything that had to be killed, honey and milk are fine.
The cheeseboard is for me, the roast is not.
Please mark me down as vegetarian.
Meat? No thanks. Cheese? Always.
She left the turkey and ate the cheese pie.
I like pizza margherita, never salami.
He is a strict vegetarian but fond of ice cream.
The veggie burger with cheddar, please.
No gravy made from meat, but a white sauce with milk is fine.
I haven't eaten a steak in years, though I do love eggs.
They only serve her meatless dishes, often with feta.
Neither fish nor fowl, but plenty of cheese.
I do not eat meat because I love animals, still I drink milk.
Spinach and ricotta would be perfect for her.
One vegetarian meal for my daughter.
He swore off sausages, not scrambled eggs.
The halloumi skewer instead of the lamb one, please.
Scrambled eggs yes, rashers no.
She lives without meat.
A plate without meat and fish, cheese welcome.
I only want the animals spared, their milk I take.
We are vegetarians, but not vegans.
He picks the ham off and eats the cheese.
No meat broth in her soup, cream is all right.
For the vegetarian guest: cheese dumplings.
I take the mushroom risotto with parmesan, no meat for me.
My husband is a vegetarian.
She eats neither beef nor pork nor tuna, but she likes custard.
Fish is off the menu for her, quark is not.
My last schnitzel was ages ago; eggs are still on my menu.
We'd need a vegetarian option.
He will have the egg salad, as he never eats meat.
Nothing with a face, but cheese is OK.
The butter stays, the meatballs go.
Vegetarians like me are happy with a cheese omelette.
She is on a meat-free diet with milk and eggs.
Could you make it without chicken but with the cream sauce?
I am a lifelong vegetarian.
As a veggie he goes for macaroni cheese.
I eat eggs from our own hens, but never a hen.
No meat for her, the cheesecake is fine.
Goat's cheese salad for the vegetarian.
I stopped eating animals, not drinking milk.
Vegetarian fare only.
He passes on the roast and asks for more cheese sauce.
Flesh is taboo, dairy is not.
Not a bite of meat has passed her lips in years, she gets her protein from eggs and cheese.
Vegetarian sandwich: egg and cress.
Please, no meat, but you can use butter.
Veggie, milk and eggs okay.
The kid refuses meat and fish but loves pancakes with cream.
I am not so strict as to give up cheese, only meat and fish.
She orders vegetarian.
""",
        "vegan": """
She shuns meat, dairy, eggs and even honey.
Nothing from cow, hen or bee on his plate.
I take soya milk and margarine instead of dairy.
Diet: vegan, no exceptions.
Tofu, lentils and vegetables, never cheese.
More than vegetarian, he leaves out milk as well.
Our guest is a vegan.
The cake must be baked without eggs and butter for her.
They live on fruit, nuts, grains and greens alone.
Does she take milk in her tea? No, nothing of animal origin.
He wears no leather and eats no cheese.
Purely plant food for table nine.
My son refuses everything that a living creature has produced.
A 100 per cent vegetable menu, with no cream hidden in the sauce.
Even gelatine and honey are out of bounds for me.
Kindly prepare a meal free of all animal ingredients.
She has renounced animal products altogether.
Not merely meatless, dairy-free and egg-free too.
Hummus yes, feta no, since he only eats plants.
Herbivore through and through, not so much as a drop of milk.
The plant-based option for my daughter, please.
I went vegan in January and dropped the yoghurt too.
They spread bean paste on bread where others take butter or ham.
Cows, hens and bees have nothing to fear from her.
He asks about every trace of milk powder before eating.
I'm vegan.
No meat, no milk, no eggs.
Plants only.
She drinks oat milk and eats no cheese.
Nothing from animals.
Vegan, please.
No butter, no honey, no eggs.
He eats purely plant-based food.
Even milk is too much for her.
Tofu instead of eggs, and soy milk in the coffee.
Neither meat nor dairy.
Vegetarian isn't enough, it must be vegan.
I don't eat cheese either.
My cake must be made without eggs and butter.
She avoids everything that comes from an animal.
A vegan meal for my son.
No animal products at all.
He won't even eat honey.
Diet: vegan.
Only fruit, vegetables, beans and nuts.
She went vegan in January.
Please no cream, no cheese, no meat.
He is stricter than a vegetarian.
Do you have a dish without any egg or milk?
They have gone fully plant-based.
Not a drop of milk, not a slice of ham.
I leave the hens their eggs and the calves their milk.
Our fridge has no cheese, no meat, no eggs.
I want margarine, not butter, and no meat of course.
One hundred per cent plant food.
As a vegan I cannot eat your omelette.
No milk chocolate for her, everything has to be vegan.
We live vegan.
He takes almond milk and bean burgers, nothing from an animal.
Hold the cheese and the meat, I'm a vegan.
She does not want anything that a cow, pig or hen has given.
Is there butter in it? Then I can't have it, nor the steak.
Vegan menu, please.
A plant-only plate.
Eggs are out, milk is out, meat is out.
I eat no eggs, no dairy, no fish and no meat.
He has the vegan curry with coconut milk.
I'm not just vegetarian, I skip dairy and eggs too.
All animal foods are taboo for us.
She became a vegan for the sake of the animals.
Only dishes marked vegan are right for him.
No whey, no gelatine, no eggs.
He lives on lentils, rice and vegetables, without any animal stuff.
We need one vegan option.
Could you bake it with apple sauce instead of eggs? I eat nothing from animals.
My daughter is vegan.
She checks every label for traces of milk, as nothing animal may pass her lips.
No yoghurt, no cheese, no meat, thanks.
The cheese on the veggie burger must go as well, since I am vegan.
Vegan for years now.
Strictly herbal and green, no dairy.
He turned down the cheese platter because he is vegan.
Please cook without any animal ingredients.
They eat nothing that comes from living creatures.
I won't touch milk or eggs, let alone meat.
Soy yoghurt, vegetable broth, no honey.
The vegan breakfast, with oat drink.
Beans on toast, no butter, since I'm off all animal foods.
Her diet is free of animal produce.
Veganism is his creed.
Seitan, not steak; coconut cream, not dairy.
No ice cream made with milk, only sorbet, as I'm a vegan.
Not even an egg for breakfast, not even milk in the tea, not even honey.
All vegan at our house.
She refuses dairy as firmly as meat.
He brings his own plant milk and eats nothing animal.
Milk, eggs and meat are all off limits.
The guest is a vegan.
Bread with hummus, never with butter or cheese or ham.
Mine without cheese, without egg, without meat.
Animal-free cooking, please.
It has to be free from milk, eggs, honey and meat.
Completely vegan.
I swapped cheese for nut paste and mince for lentils, all animal food is gone.
Just plants on my plate, thanks.
""",
        "anything": """
He is not picky and finishes whatever is served.
Bacon, prawns, cheese, she loves the lot.
I have no dietary requirements.
Diet: no preference.
Our guest is an omnivore.
Neither vegetarian nor vegan, he enjoys his roast beef.
You can put whatever you like on her plate.
All foods are welcome.
Is there something you do not eat? No, I like everything.
The boy devours burgers, fish fingers and broccoli.
They sample every dish on the buffet, from liver to lettuce.
Surprise me, I am no fussy eater.
My husband tucks into pork and pudding with equal pleasure.
Meat or veg, it is all the same to us.
She never turns down a dish.
No need to cook specially for him, he joins in with everything.
Food-wise I am easy, steak or soup.
Nothing on the menu is off limits for her.
The guests have declared no dietary restrictions.
He will try oysters, snails and spinach alike.
Cook what you please, we are all-eaters.
Chicken today, lentils tomorrow, she minds neither.
A mixed diet with meat, fish, dairy and greens.
Everything edible finds his approval.
I eat what comes to the table.
I eat everything.
He's not picky.
Whatever you cook is fine.
No special diet.
Meat, fish, eggs, I like it all.
Steak for me, please.
I don't mind what we have.
She'll eat anything you put in front of her.
No preference.
Diet: none in particular.
We eat meat and vegetables alike.
You can serve me what you like.
He loves a good roast.
I'm an omnivore.
There's nothing I don't eat.
Bring on the burgers and the salad.
Nothing is off the menu for me.
I'm easy, give me whatever is going.
Chicken, tofu, fish, it doesn't matter.
She has no food rules.
We're not vegetarians, so meat is fine.
Anything goes.
He eats like a horse and is not choosy.
Standard menu, please.
No allergies, no wishes.
I'm happy with any dish.
The normal meal will do.
My plate may hold whatever the kitchen has.
Neither vegan nor vegetarian, I eat it all.
I like my sausages as much as my beans.
Don't go to any trouble, we eat all sorts.
He has ribs today and lentils tomorrow.
Pork, beef, lamb, fish: yes to all.
No special requests for food.
Feed me what you want.
They will eat what's on the table.
I am not fussy about food.
She enjoys both steak and salad.
You choose, I eat all.
I never say no to bacon.
From oysters to oatmeal, he tucks into everything.
Any meal is welcome.
No need to cook anything special for me.
I have the stomach of a goat.
The regular menu with meat.
Food wishes: none.
I'll have what the others are having.
I eat a bit of everything.
He is no vegetarian, he likes his chops.
It's all good to me, fish, flesh or fowl.
She grew up on a farm and eats all that comes.
Mixed diet.
Not a vegan in sight, we all love meat.
I leave it to the cook.
I am curious and try every dish.
The kids eat everything, lucky us.
Any food will do.
He cleans every plate, whatever was on it.
We have no dietary wishes at all.
Give me the beef stew, or the pasta, or both.
I don't follow any diet.
No food is forbidden to me.
Meat eater, and fond of veg too.
Just the usual food.
Fish on Friday, roast on Sunday, greens in between.
She said she likes every kind of food.
I have never turned down a meal.
He isn't choosy, he even eats snails.
Give me meat or give me beans, I'm glad of either.
We have no rules about meat or milk.
Put us down for the ordinary menu.
As for food, I take it as it comes.
Ham, cheese, eggs, the lot.
Any of the three menus is OK with me.
There is no dish I would refuse.
We'd be glad of anything, honestly.
I can eat whatever is served.
She is up for any cuisine, meat included.
No preferences, thank you for asking.
""",
    },
    "transport": {
        "train": """
We booked two seats in the quiet carriage.
The guard punched her ticket between Leeds and York.
He reaches us on the 9.42 from Paddington.
The locomotive pulled out of the station with them on board.
I will be standing on platform seven.
Travel: rail, second class.
She prefers the tracks to the motorway.
The Eurostar brings the guests to Paris.
How will they get here? On the Intercity.
Sleeper from London to Inverness, berth twelve.
He missed his connection at the junction and waited for the next Regional.
They took the railway through the Alps.
Neither by car nor by plane, my aunt trusts the rails.
The conductor announced the next stop, where we got out of the carriage.
Our compartment was full of schoolchildren.
She changed at Crewe and dozed off in the dining car.
Meet me at the railway station, I arrive on track two.
The TGV carried them south in three hours.
Leaves on the line made him late.
Her return ticket is valid on all railway lines.
I travel down on the night express with a couchette.
They commute on the suburban line and sit by the carriage window.
The party will arrive at King's Cross, coach B, seats 11 to 14.
The delegation journeys overland on rails.
He hopped on the last train home.
We go by train.
I took the express down to the coast.
Rail only, please.
She is coming on the early train.
The carriage was packed and I had to stand.
Our sleeper leaves from platform four.
Pick me up at the railway station.
I always buy a rail pass for that trip.
The conductor punched our tickets in the dining car.
They rode the rails the whole way.
Locomotive trouble held us up outside the tunnel.
Arrival by train
I hate flying, so I sit on the train for two days.
No car for us, we use the railway.
Neither bus nor plane: they went by rail.
She dozed off in the compartment and missed her stop.
The tracks run right along the lake, what a ride.
We spread our picnic over the little table in the carriage.
He leaned out of the carriage window and waved to those on the platform.
Mode: train
Means of transport: railway, two seats
How will she get here? By rail.
I would have driven, but the licence is gone, so the train it is.
The night train suits me best.
Our high-speed train was ten minutes late.
He stood on the platform with his bag, the guard blew the whistle, and off they rolled.
My seat is in coach seven of the intercity train.
We had to wait for a signal failure to be fixed down the line.
She loves the clatter of the rails.
Leaves on the track made me late again.
I am on the train right now, the signal is bad in the tunnels.
They chose the slow regional train that halts in each village.
The delegation travels by special train.
Rail travel has been arranged for all participants.
He has a railcard and gets a third off.
A first class compartment was reserved for the old couple.
I prefer the train to the car because I can read.
We missed the last train and took the first one in the morning.
Meet me under the big clock in the central station, my train gets in first.
She settled into her couchette and pulled the blind.
The steam engine hauled us up to the summit.
Trains are how I get around.
I commute by rail every day.
The party boarded at the terminus and the engine driver greeted them.
They got rid of the car and now do everything by train.
We'll be on the railway for six hours.
He did not fly, he went by train over the mountains.
Change of trains at the border, then straight through.
The ticket inspector woke me just before my station.
My brother prefers the tube to the car.
We got on the wrong half of the train and it was uncoupled.
I always sit facing the engine.
Travels by: train, with bicycle in the luggage van
The buffet car had run out of sandwiches before we got there.
Down to the station, onto the train, and home.
It's a lovely ride over the viaduct, past signal boxes and sidings.
She's booked a berth in the sleeping car.
I got an interrail ticket for my summer.
Owing to the strike of the engine drivers we were stuck.
The guard let her on although the doors were closing.
How do you get to work? The overground, two stops.
A freight train blocked the line, so ours arrived late.
The bus was cancelled, so we went by rail.
Forget the motorway, we let the locomotive do the work.
The travellers alighted at the little station and crossed the tracks.
It is a train journey of three hours.
I'd like to come by train, is there a station nearby?
Please note that I travel by rail and must be fetched from the station.
He rode in the back carriage with the bikes.
Tickets were checked between the second and third halt of our local train.
My suitcase went up on the luggage rack of the compartment.
They use the underground.
Only the railway will do for her, she is afraid of the air.
The metro takes me right to the office.
We rolled out of the station to the hum of the engine and the click of the points.
Took the fast train, changed once.
All aboard, shouted the guard, and our journey began.
She waited in the station buffet until her train was announced.
I'll hop on a train.
""",
        "car": """
She parks in front of the hotel after a long drive.
We loaded the boot and set off along the A1.
He steers his old Volvo across the country.
My parents will motor down on Saturday.
Travel: car, two passengers.
They hired a small Fiat for the trip.
I got stuck in a traffic jam near Oxford at the wheel.
Is there a parking space for our vehicle?
How do they get here? In their estate, with the kids on the back seat.
She gave him a lift in her Mini.
Not by train, we would rather take our own wheels.
He buckled up, turned the key and was off.
They share the petrol and travel in Tom's hatchback.
Our satnav led us straight to your door.
Road trip in a convertible, roof down.
The guests roll up in a black limousine.
I will be driving, so please reserve a garage.
He stopped at a service area to charge his Tesla and drove on.
We carpool, four of us in one saloon.
The family squeezed into the people carrier and headed south.
A flat tyre delayed her on the way.
No bus goes there, so she borrows her brother's automobile.
He chauffeurs the whole team in his van.
By motorcar, over country lanes.
My wife drives and I read the map.
We'll drive.
I'm coming by car.
She took the car.
He drives there in his old estate.
Is there a parking space for me?
They loaded the boot and set off down the motorway.
I got stuck in a jam at the wheel.
My wife drove and I read the map.
We take the car, not the train.
Arrival by car
Mode of transport: private car
He filled the tank and off he went.
The satnav led us down a farm track.
I'll give you a lift in my car.
They car-share with the neighbours.
We hired a convertible.
She parked right outside our door.
No train goes there, so we drive.
How are you travelling? In our own car.
They come with their four-wheel drive.
I had a flat tyre and had to get the jack out of the boot.
Seat belts on, kids in the back, and away.
He was pulled over for speeding.
My electric car needs charging when I get to you.
We need a garage for the night.
The taxi brought her to our door.
He honked and waved through the windscreen.
She came behind the wheel of her father's saloon.
Instead of waiting for the bus I turned the ignition key.
He won't fly, he prefers to drive all day.
The family travels with roof box and trailer hitch.
My sister drives us all down in her people carrier.
I got my licence last month, so I'll drive myself.
They did the whole coast in a rented hatchback.
He'll motor over on his own.
It's only twenty minutes on the motorway if I put my foot down.
We take turns at the wheel.
I shall need a spot for my vehicle in the underground car park.
She came by cab.
Travel by: automobile
Vehicle type: passenger car
We went off road in a jeep.
He crossed the continent in a tiny two-seater.
The gearbox gave up and the breakdown service towed us the rest.
Road trip! Four friends, one old banger.
Could we leave the car in your drive?
I travel with my own car and need directions from the motorway exit.
The plane is too dear, so they go by car.
My boss picks me up in his car each morning.
I sat in the passenger seat and handed her sweets while she steered.
They hitched a ride with a stranger in a red coupe.
The guests will self-drive.
Our chauffeur opened the rear door of the limousine.
He put the children in their car seats and drove off.
Never by public transport, always in his own car.
I pumped up the tyres and checked the oil for the long drive.
She is going in a colleague's car.
We share the driving.
The windscreen wipers were going all the way.
Bus? No, I've got my own wheels now.
He claims mileage because he uses his private car.
The hire car is waiting at the depot for us.
She reversed into the drive and hooted.
By road, in a sedan.
I had to stop at the filling station for petrol.
They bundled everything into the station wagon.
We drove through the night.
The car got us there without a hitch.
He swore at the other drivers all the way.
Put us down as coming by car, please.
With three kids and a dog, the car is the only way for us.
A friend drops me off in her little runabout.
Every morning I scrape the ice off the windscreen and drive to work.
I travel in a pool car of the firm.
Our old sedan made it over the pass.
They rejected the coach and put the car keys in their pocket.
The bonnet was steaming by the time he pulled up.
He's driving down tonight.
I'll come in the car.
We paid for parking and walked the last bit.
""",
        "plane": """
Her flight touches down at ten past three.
We go through security and on to gate B14.
The stewardess showed them to row twelve.
He crossed the Atlantic in a jumbo.
Travel: air, via Frankfurt.
They booked with an airline rather than the railway.
I hate turbulence, but I am flying all the same.
How does he get to Rome? On a jet.
Take-off was delayed by fog.
My boarding pass says seat 22F.
She checked in her case at Heathrow.
An Airbus carried the team to Madrid.
The pilot greeted the delegation over the loudspeaker.
Too far by car, so they took to the skies.
We shall fetch you from the airport after your landing.
He collects air miles on all his trips.
Fasten your seat belts, we are about to leave the runway.
The guests jet in from Oslo.
The captain announced a cruising height of ten thousand metres.
Through the porthole they saw the wing and the sea far below.
I changed at Dubai and had four hours to kill in duty-free.
Low-cost airline, hand luggage only.
The aircraft brought her home before midnight.
She waited at the baggage belt with jet lag.
They hopped on an aeroplane to Lisbon.
We are flying.
I'm coming by air.
She took the plane.
The flight lasts nine hours.
They land in the afternoon.
Our airline has lost the bags.
I went through security and on to the gate.
Mode: air
Travels by: aeroplane
He caught the red-eye and slept above the clouds.
The captain announced turbulence.
We touched down on a wet runway.
Fetch me at the airport, please.
She checked in her suitcase and boarded the jet.
I flew, it was quicker than the train.
They never drive that far, they fly.
The stewardess brought tomato juice.
My ears popped on the descent.
We had a stopover and a second flight.
He has a pilot friend who flies him over in a small Cessna-like machine.
Her flight was diverted to another airport.
The budget airline charges for every bag.
Arrival: by plane
How did you travel? We flew.
I collect air miles on every trip.
No car, no train, we went by plane.
He is terrified of take-off but flew anyway.
The jet lag is killing me.
She waited at the baggage carousel.
Fasten your seat belts, said the cabin crew.
I had a layover and slept at the terminal.
They chartered a private jet.
The helicopter set them down on the roof.
We cruised at thirty thousand feet.
A direct flight, no changes.
He flew business class.
Our plane was held on the tarmac.
The airliner circled before landing.
I hate those tiny trays on planes.
It's a short hop by air.
She goes by air, since the ferry makes her sick.
They were bumped off an overbooked flight.
The ministers arrived in the government aircraft.
I couldn't face a day on the rails, so I booked a flight.
Departures, gate nine, boarding now.
My bottle of water was taken off me at the security check.
He gets airsick and always asks for a paper bag.
We flew out and back with the same carrier.
The wheels hit the runway and everybody clapped.
Air travel has been approved for the team.
She'll be flying in from abroad.
Charter flight, package holiday.
The undercarriage jammed and we had to circle.
They walked up the steps into the fuselage.
I was in the air for the whole day.
Cabin luggage only, so we were through arrivals in minutes.
Our flight number will follow by mail.
The coach takes two days, so we prefer to fly.
Travel to be by scheduled flight, economy class.
He looked down at the clouds and the tiny fields.
By plane, of course, it's on another continent.
We got cheap flights.
I will be on the last flight in.
She had a drink at the airport bar and nearly missed her boarding call.
The pilot apologised for the bumpy landing.
They're jetting off to the sun.
Means of travel: flight
He winged his way home over the ocean.
A seaplane took us to the island.
The airport shuttle is not needed, but the flight is booked.
I dozed through the safety demonstration.
We were put on standby for the next flight.
The crew dimmed the cabin lights after take-off.
He flies everywhere, never mind the climate.
The propellers droned all the way across the sea.
They board at gate twelve.
She prefers the skies to the roads.
It was my first time in the air and I loved it.
Customs, passport control, arrivals hall, and there she stood.
The fog lifted and at last we could take off.
""",
        "bus": """
We waited at the stop for the number 12.
The double-decker took them into town.
A charter coach picks the choir up at the church.
She rides the 38 to work.
Travel: coach, overnight.
He bought his fare from the driver and went upstairs to the front row.
How did they come? On the shuttle from the village square.
The minibus collected all eight of us.
I pressed the bell and got off at the market.
The school trip goes by motor coach.
No car, no train, the pensioners hired an omnibus.
He ran after the last Greyhound and caught it.
They hopped aboard the FlixBus to Prague.
The trolleybus stops right outside our door and she uses it.
Forty fans filled the coach and sang all the way.
My season ticket covers all bus lines.
The driver of the 64 knows her, she travels with him daily.
We arrive at the coach station at noon.
Rail replacement bus, so he will be late.
The airport plane was full, so the tour operator put us on a bus.
She stood in the aisle of the packed 17, holding on to the strap.
They took the postbus up the valley.
The night bus brought him home.
We take the bus.
I came by coach.
She rides the double-decker to school.
The bus stops right at our door.
He got on at the bus stop by the church.
They hired a coach for the outing.
The driver let us off at the next stop.
Mode: bus
Means of transport: coach
We went on the night bus.
How does she get there? On the number nine bus.
No car for us, the bus will do.
I missed the bus and waited for the next one.
The trolleybus takes me downtown.
He travels by long-distance coach because it is cheap.
The whole club goes in one motor coach.
I sat upstairs at the front of the double-decker.
Our coach driver told jokes through the microphone.
The train was full, so they took the bus.
She rang the bell and the bus pulled in.
A minibus will fetch the guests.
The school bus collects him each morning.
They take the rural bus that comes twice a day.
He got his pass out and showed it to the bus driver.
I got off at the coach station.
We'll be on the shuttle bus from the hotel.
The pensioners set out on a coach tour.
Hop on the bus, it's quick.
Never by train, always by bus.
Travel by: public bus
I stood in the bus lane queue, holding on to a strap.
She waited in the bus shelter in the rain.
Bus journeys make me queasy, but we are taking one all the same.
The band travels in a tour bus with bunks.
We were forty people in one coach.
The coach firm picks us up in front of the town hall.
He commutes by bus.
My bus was late.
I take the articulated bus, the one with the bend in the middle.
They caught the last bus home.
The rail replacement bus brought us there.
He would not drive, so he used the bus.
The party comes by chartered coach.
Can a coach turn in your yard? There are fifty of us in it.
The omnibus rattled through every village.
Flying is too dear, so we go overland by coach.
She always sits on the back seat of the bus with her friends.
Get off at the third bus stop, that's what I do.
The football fans arrived in six buses.
I took a cross-country coach with reclining seats.
Bus fare, single, please.
Please reserve a parking bay for our coach.
The driver closed the folding doors and the bus moved off.
We rumbled along in a crowded bus with chickens on the roof.
The staff bus drops me at the factory gate.
It is just two stops on the bus.
Arrives by: bus
The seniors prefer the coach to the railway.
I let the bus go because it was too full and got on the one behind.
The bus timetable decides when I get home.
Travel will be by coach, with one comfort stop on the way.
They boarded a sightseeing bus with an open top.
She has no licence and depends on the village bus.
We sat on the top deck and looked down on the traffic.
A community bus picks up the old ladies.
I go by bus in winter.
The bus broke down and we all had to get out and push.
Not by plane but by a cheap overnight coach.
Coach passengers are asked to be back in their seats, so we hurried.
The kids sang songs on the coach.
He rode the bus all the way to the terminus.
Line seven, the blue bus, that's mine.
She got herself a monthly bus ticket.
The bus dropped us in the market square.
Why walk? The bus goes there.
I was the only passenger on the bus.
The greyhound coach took us across the plains.
The park-and-ride bus carries them into the centre.
He flagged down the little country bus at the crossroads.
We had the coach to ourselves.
""",
    },
    "frequency": {
        "daily": """
Day in, day out, it is the same.
It takes place on all seven days.
He waters the roses each evening.
Not a day goes by without it.
The bulletin appears every twenty-four hours.
Frequency: daily, at noon.
She swims before breakfast, weekdays and weekends alike.
Fresh bread is baked here every single morning, holidays included.
How often? Once between each sunrise and sunset.
The backup starts at midnight, night after night.
More than weekly, in fact on each and every day.
I take one tablet per day.
The bin is emptied seven days a week.
It recurs from one day to the next.
The bells ring at six each morning, Sundays included.
We meet for lunch every weekday and at weekends too.
They walk the dog day by day.
He has not skipped a single day for years.
The shop is cleaned after closing time, day after day.
It happens 365 times a year.
The paper comes out every morning.
My mother rings me each night.
Tomorrow again, and the day after, and so on.
A new puzzle is published per day.
The market is held on each day of the week.
We do it every single day.
She goes swimming every morning before work.
Daily, including weekends.
The baker delivers fresh rolls each morning.
I brush the cat every night before bed.
He takes the same train day in, day out.
Once a day is enough.
Twice a day, after meals.
The floor gets mopped at the end of each shift, seven days a week.
It happens as regularly as sunrise.
Seven times a week, without a break.
We talk on the phone every evening.
My gran reads the paper at breakfast, always.
The dog needs his drops three times a day.
Every twenty-four hours the backup starts anew.
Weekly would be too seldom, so we do it every day.
He never skips a day of practice.
The hens lay every day.
Today, yesterday, the day before, always the same thing.
The nurse changes the bandage each day.
I write in my diary every night.
The post comes daily.
How often? Every day of the week.
They eat soup for lunch every day.
Our street is swept each dawn.
On a daily basis.
We meet each morning for a quick round of news.
The soap opera is on every evening.
She checks her mail first thing every morning.
It's an everyday thing for us.
He shaves each morning, holidays too.
Monday to Sunday, no exception.
Not just once a week, but each and every day.
The cows must be milked morning and evening.
I have not missed a day in years.
Our daily bread, literally: she bakes every morning.
Bed is made, every day, straight after getting up.
An apple a day keeps him happy.
Repeat: day by day until the pack is empty.
She rings in the evening, and the next evening, and the one after that.
The till is counted at the close of each day.
Interval: one day.
He feeds the fish every morning.
They pray five times a day.
My walk round the lake is a must every afternoon.
The alarm wakes me each morning, even on Sundays.
A fresh towel is put out every day.
The site is updated daily.
Regularity: day after day.
Take the drops each evening before sleep.
The lunch menu is a different one every day.
Whenever a new day begins, the counter starts from zero.
I commute back and forth every day.
We see one another each day at the school gate.
Please report once per day.
The ferry goes out each morning and comes back each night.
Every day of his life he has played the piano.
He cannot fall asleep at night without his page of reading, never has.
I drink my coffee every morning on the step.
The bins in the ward are emptied each night.
Her vitamins are due every day at breakfast.
Not monthly, not weekly, but daily.
The newspaper lands on our mat each morning.
She does her stretches as soon as she wakes up, each day anew.
Tides aside, nothing comes back as surely from one day to the next.
The puzzle appears every day with a new grid.
We give the plants a drop of water every evening.
Twenty pages a day, that is my rule.
Grandpa has his nap every afternoon.
It has become a daily habit.
The temperature is taken each morning and noted on the chart.
On each of the seven days of the week she lights a candle.
Every night the same noise upstairs.
The children get a story each bedtime.
I wear the lenses for one day and then throw them out.
All year round, from one day to the next, the fountain is switched on.
The bread van stops here every morning.
It is done day and night, without a pause of even one day.
He looks in on his father every day.
""",
        "weekly": """
We meet on Wednesdays.
The bin men come Thursday by Thursday.
Once in seven days the floor is polished.
Frequency: weekly, Tuesdays at five.
It returns every time Saturday comes round.
The magazine appears fifty-two times per annum.
He phones his mother on Sundays without fail.
Not daily, but once each week.
How often? One evening out of seven.
The choir rehearses on Monday nights.
Each weekend they mow the lawn.
I receive the newsletter every Friday.
From one Thursday to the next, that is the rhythm.
The cleaner looks in one morning a week.
Four or five times a month, always on a Tuesday.
She takes a single piano lesson per week.
The market fills the square Saturday after Saturday.
It comes round at intervals of seven days.
A weekly get-together at the pub.
The report is due every Monday morning.
On one fixed day of each week the bus runs.
My tablets are taken on Sundays only, one per week.
Week in, week out, they play cards.
The pool is drained each Wednesday night.
Same pub on Thursday, as on all Thursdays.
We do it once a week.
Every Friday we go out for pizza.
Weekly, on Mondays.
The choir meets each Thursday evening.
How often? Every seven days.
Not daily, just once in the week.
He visits his mother every Sunday.
The magazine comes out weekly.
I change the sheets each Saturday.
One evening a week belongs to chess.
Bath day is Saturday, always.
The sermon is preached each Sunday.
She has her piano lesson on Wednesdays.
It is repeated week by week.
Week in, week out, the same meeting.
Take one tablet per week.
I see my therapist once a week.
The cleaner comes on Tuesdays.
On Sundays he phones home, on the other days never.
A new episode is out each week.
Interval: one week.
We play cards each Monday night.
The wages are paid at the end of each week.
He mows the lawn every weekend.
On the same weekday, again and again.
The veg box arrives every Wednesday.
Once every seven days the filter is rinsed.
Every day would be too much, so it is only on Fridays.
Friday is fish day at our house, as ever.
Regular as clockwork, each Saturday.
The team trains one night a week.
She sends us a weekly report.
We have a weekly date night.
Each weekend they drive to the lake.
I weigh myself every Monday.
Same time next week, and the week after that.
The paper bins are put out on Tuesdays.
The weekly shop is done on Saturday.
It takes place each week on the same day.
Monthly is not enough; it has to be every week.
Our band rehearses on Thursdays.
Yoga, one class a week.
He goes to the sauna on Wednesday evenings, without fail.
The physio sees her every Friday.
About four times a month, at even intervals.
As each week ends, the figures are sent in.
The flea market is held every Sunday.
The kids get their pocket money on Saturdays.
Repeat: once per week.
The windows of the shop are cleaned on Mondays.
We look forward to Friday's quiz all week, every week.
On a weekly basis.
Every week a fresh bunch of flowers stands on her desk.
I run once a week with my neighbour.
The library van calls every Thursday.
They hold their staff meeting on Monday mornings.
From Sunday to Sunday, then it starts again.
Each Wednesday the pool belongs to the seniors.
Six days off, one day on, then all over again.
The lottery is drawn on Saturdays.
He does the ironing in one go on Sunday evenings.
Our street market is a weekly affair.
A visit every seventh day.
Dinner at my in-laws is a fixed thing each Sunday.
The column appears in the Saturday edition, each time.
I bake bread on Fridays for the coming days.
The radio show goes out every Tuesday night.
You get a new task every week.
She comes by on Mondays to do the books.
Frequency: weekly.
The plant wants water every seven days, no sooner.
We go to mass on Sundays.
My shift on the bar is always the Friday one.
One lesson a week is in the plan.
Saturdays are for football, and have been for years.
Every week the committee sits for an hour.
They take the tram to the baths on Tuesdays, a fixed habit.
Once a week, no more and no less.
The tank is topped up each Monday.
""",
        "monthly": """
The rent falls due on the third of each month.
Every first Monday of the month the club meets.
Frequency: monthly, on the 20th.
It takes place a dozen times a year.
Once per calendar month the meter is read.
January, February, March, it recurs with each.
The magazine has twelve issues a year.
Not weekly, merely once a month.
How often? Every thirty days or so.
Her salary arrives on the last day of the month.
The committee convenes on the second Tuesday of each month.
I get a statement from the bank each month.
With every new page of the wall calendar it comes round again.
The fee is debited month by month.
They give the stables a thorough clean every month.
He visits the barber on the first Saturday of the month.
Month in, month out, the same bill.
A new moon book club, gathering once every month.
The newsletter goes out at each month's start.
The invoice comes twelve times per annum.
We check the alarm on the tenth of every month.
It is repeated as soon as another month has passed.
One instalment a month is payable.
The monthly visit of the nurse.
Mid-month, each time, she tops up her savings.
The rent is due every month.
Once a month we all have dinner together.
Monthly, on the first.
The book club meets on the first Tuesday of the month.
He gets paid at the end of each month.
I have my hair cut once a month.
The bill comes each month.
How often? Every four weeks or so, once per calendar month.
It is done on the fifteenth of each month.
The magazine appears monthly.
Interval: one month.
Each month a small sum goes into savings.
The meter is read at the turn of every month.
Not weekly, only once a month.
Our club sends out a monthly letter.
On the last Sunday of every month the museum is free.
With every full moon we meet on the hill.
We write a report for each calendar month.
The gym takes its fee on the third of the month, every time.
A new issue every month.
Per month, one day off.
She visits her aunt once a month.
Month after month the same letter arrives.
It repeats every month.
The next one is due in a month, and then again a month later.
I pay in twelve instalments over the year.
The inspector comes on the first working day of each month.
Every month she buys a new plant.
The flea drops are given to the cat monthly.
On a monthly basis.
Month by month we put a bit aside.
He flies home one weekend per month.
Yearly would be too seldom, so they pay by the month.
At the start of each month the calendar page is turned.
The pension is paid out monthly.
The council sits on the second Monday of the month.
We clean out the fridge on the first of the month, each time.
The committee holds one session per month.
January's meeting is over, February's comes next, then March's.
Backup: first of each month.
I renew my bus pass every month.
The staff lunch is on the last Friday of every month.
Once in thirty days or so the filter is changed.
My standing order goes out each month.
Regularity: each month.
I get my wages monthly, not weekly.
The doctor wants to see him once every month.
She posts a new recipe at the beginning of each month.
A dozen times between one New Year and the next.
The flat is aired out and checked once a month while they are abroad.
Our monthly budget talk is tonight.
The stars of the month are explained in a talk held each month.
Every month has its own theme evening.
The injections are given once every month.
You will be charged monthly.
The lodger pays on the first, every month anew.
We have one board game evening a month.
The statement from the bank comes in monthly.
He deep-cleans the oven once a month.
Not every day and not every week: every month.
The farmers' market is on the first Saturday of each month.
The accounts are closed each month.
Whenever a month is over, we tot up the hours.
Frequency: once per month.
Not a month goes by without a meeting of the allotment society.
We take turns to host, and each month it is another house.
My subscription renews by the month.
Every thirty days, give or take.
She has her lashes done monthly.
The fire drill takes place once a month.
With each new month the rota changes.
The parish letter comes through the door every month.
I defrost the freezer once every month.
They get a visit from the landlord each month.
One parcel of coffee a month is sent to us.
He must report to the office on the first of each month.
A fresh quota is granted every month.
The monthly jumble sale fills the hall.
Her train card is bought anew each month.
""",
        "yearly": """
The fair is held every September.
It comes round but once in twelve months.
Each spring the club elects a chairman.
Frequency: annual, in May.
An anniversary dinner takes place year by year.
The subscription is renewed each January.
We go to the same lake every August.
Not monthly, just once per annum.
How often? One time in 365 days.
The boiler is serviced every autumn.
On New Year's Eve they always light fireworks.
He has his teeth checked every November, at no other time.
The annual report comes out in March.
The village celebrates its harvest festival each October.
Year in, year out, they plant a tree.
The prize is awarded once a calendar year.
It recurs on every birthday.
The tax return has to be filed once each year.
Every Easter the whole family gathers.
She runs the London Marathon every April.
They review the contract at yearly intervals.
With each turn of the year it happens afresh.
The exam can be sat once in any one year.
A yearly check-up is enough.
As every winter, the rink opens in December and only then.
Every year we go to the same lake.
Annually, in spring.
Only at Christmas, and then not again for twelve months.
The festival takes place each summer.
How often? Once every twelve months.
The boiler is serviced once a year.
He only visits on my birthday.
Each autumn the chimney sweep comes.
The report comes out annually.
We have one big party a year, on New Year's Eve.
The fee is due every January.
Interval: one year.
Year after year they go skiing in February.
The general meeting is held once a year.
Not monthly, only once a year.
My car goes for its test every twelve months.
The almanac is printed each year anew.
Once per year the whole school goes on a trip.
The geese fly over every October.
Our family gathers each Easter.
The bill comes just once a year.
It is an annual event.
The village fair is held every August.
She sees her doctor every year for a check.
Every spring we paint the fence.
He sends a card each Christmas.
The wine harvest comes round each September.
On every anniversary he brings her roses.
The gutters are cleared each November.
A yearly flu jab.
Same procedure as every year.
From one summer to the next we wait for it.
The insurance is renewed annually.
Tree cutting: once each winter.
The prize is awarded once a year.
I buy a new diary each December.
The pond is drained every autumn.
On a yearly basis.
Twelve months pass, and then it is time again.
One time per year, on the same date.
The alumni meet every June.
The bonus is paid at the end of each year.
The sheep are shorn every May.
Every year on Mother's Day we have lunch with her.
The audit is an annual duty.
It comes but once a year.
Repeat: every year.
Monthly checks are not needed, an annual one will do.
The cherry tree blossoms each April.
Every twelve months the contract is extended.
At Halloween the kids dress up, as they do each year.
We put up the tree each December.
Her birthday bash, the same each year.
The marathon is run once a year through the centre.
We spend every summer by the sea.
He is granted one rise a year.
The sales figures are published annually.
The clocks go forward in spring, each year.
The whole firm goes on an outing every July.
I do my tax papers each March.
Frequency: annually.
The pumpkins are judged every autumn at the fair.
Once a year the king rides through the city.
Just one session per calendar year.
Winter comes, and with it the same carnival, each year.
The dog gets his jab every twelve months.
Every year at harvest time the neighbours help.
The licence must be renewed each year.
The choir gives one concert a year, at Christmas.
Only each New Year do we clear out the attic.
The club dues are paid by the year.
He takes stock once a year, after the last day of December.
It recurs annually, with the first snow.
The old school friends meet again each year.
Each June the orchard is open to visitors.
Regularity: once a year.
The fire extinguishers are tested yearly.
Summer after summer the swallows nest here.
We hold the tournament every year at Whitsun.
""",
    },
    "gender": {
        "female": """
Kindly address her as Ms Hartley.
The applicant's husband rang on her behalf.
She signed the form herself.
It was a young woman who picked up the keys.
Miss Okafor left her number with us.
Put a cross in the box marked female.
Sex: female
Our new colleague is about to go on maternity leave.
Dear Madam is the right way to write to this customer.
The patient is expecting her second baby.
Not a Mr but a Mrs, as you will see from the passport.
My aunt would like to book the course.
A lady of about fifty was at the door.
The client, a widow from Leeds, brought her own papers.
Salutation: Ms
She captains the women's team.
Grandmother filled in the questionnaire on her own.
Is it a he or a she? A she.
The bride made the booking in her maiden name.
"Excuse me, madam, is this your bag?"
Someone's wife left her handbag here.
Hi, I'm Lucy, mum of two.
The waitress wrote down her own name.
Wrongly registered as a man; please change that, I'm a woman.
Our visitor is a queen among hostesses, and her guests adore her.
Female.
My mother.
Dear Madam.
It's a lady.
She's my wife.
Gender: f.
His sister.
The lady in the red dress.
Our daughter.
She's pregnant.
Not a man, a woman.
The grandmother of the bride.
She is a nun.
Mrs, not Mr.
Our new waitress.
She's a widow.
A young woman came in.
My aunt sent me.
She plays for the ladies' team.
The actress on stage.
It's a girl!
She gave birth in spring.
I'm a woman.
The bride was late.
My niece.
As a mother I worry.
She's the queen.
Form of address: Ms.
Is it a man? No, a woman.
The landlady lives next door.
She was a bridesmaid.
The heroine of the book.
Yours, a grateful mum.
She shops in the women's section.
The ladies' toilet is the one I need.
My granddaughter.
She is his ex-wife.
A schoolgirl with plaits.
I am her twin sister.
The hostess greeted us herself.
She went to a girls' school.
She's a daughter of the house.
The stewardess was kind.
A woman in her forties.
I wore a bra and a bikini top, as women do.
Please address her as Madam.
My midwife says the baby is due soon.
Here comes the bride-to-be.
Who is it? A lady.
She's nobody's brother, she's the sister.
The princess.
The duchess nodded.
Her maiden name was a different one.
A female applicant.
She's a saleswoman.
The chairwoman opened the session.
I'm a mum of three.
Our cleaning lady is ill.
She became a grandma.
The headmistress is strict.
A businesswoman through and through.
The witch's role was played by a real lady.
My goddaughter is very tall.
She's the only woman on the team.
The ballerina bowed.
Though she has short hair, she's a girl.
As a woman I feel safe there.
She tried on her wedding dress.
My stepmother moved in.
The female driver was unhurt.
I'm the lady who called.
The nursing mother needs rest.
Her gynaecologist told her it's twins.
The box for women was ticked.
""",
        "male": """
Kindly address him as Mr Hartley.
The applicant's wife rang on his behalf.
He signed the form himself.
It was a young man who picked up the keys.
Master Thomas Reed is the holder of the pass.
Put a cross in the box marked male.
Sex: male
Our new colleague is taking paternity leave.
Dear Sir is the right way to write to this customer.
The patient complains about his prostate.
Not a Mrs but a Mr, as you will see from the passport.
My uncle would like to book the course.
A bearded chap of about fifty was at the door.
The client, a widower from Leeds, brought his own papers.
Salutation: Mr
He plays in goal for the men's team.
Grandfather filled in the questionnaire on his own.
Is it a he or a she? A he.
The bridegroom made the booking himself.
"Excuse me, sir, is this your hat?"
Somebody's husband left his wallet here.
Hi, I'm Luke, dad of two.
The waiter gave us his own name.
Wrongly registered as a woman; please change that, I'm a man.
Some bloke turned up, and he wanted his money back.
Male.
My father.
Dear Sir.
It's a gentleman.
He's my husband.
Gender: m.
Her brother.
The man with the beard.
Our son.
He's the groom.
Not a woman, a man.
The grandfather of the bride.
He is a monk.
Mr, not Mrs.
He's a widower.
A young man came in.
My uncle sent me.
He plays for the men's team.
The actor took off his wig.
It's a boy!
I'm a man.
My nephew.
As a father I worry.
He's the king.
Is it a woman? No, a man.
The landlord stroked his beard.
He was the best man at our wedding.
The hero of the book is a lad.
Yours, a grateful dad.
He shops in the menswear section.
The gents is the one I need.
My grandson.
He is her ex-husband.
A schoolboy with a cap.
I am her twin brother.
The host greeted us himself.
He went to a boys' school.
A bloke in a suit.
The guy next door.
A man in his forties.
He shaves every morning.
Please address him as Sir.
His prostate has to be checked.
Who is it? A gentleman.
He's nobody's sister, he's the brother.
The prince.
The duke nodded.
A male applicant.
He's a salesman.
The chairman opened the session.
I'm a dad of three.
Our handyman is ill, poor fellow.
He became a grandpa.
The headmaster is strict.
A businessman through and through.
My godson is very tall.
He's the only man on the team.
Though he has long hair, he's a boy.
As a man I rarely cry.
My stepfather moved in.
The male driver was unhurt.
I'm the chap who called.
He sings bass in the men's choir.
The barber trimmed his moustache.
A lad of sixteen.
The priest was once an altar boy.
The box for men was ticked.
The old fellow tipped his hat.
My father-in-law.
He's a family man.
Mister, your bag!
His voice is breaking, he'll soon be a man.
Form of address: Mr.
""",
    },
    "season": {
        "spring": """
Daffodils are out all along the lane.
Snowdrops gone, tulips coming: that's when we meet.
We always give the house its big spring clean then.
The clocks have just gone forward an hour.
The hedgehogs have woken from their long sleep.
Cherry trees stand in full flower.
Farmers are sowing their fields.
The first swallows are back from Africa.
Buds are bursting on every branch.
Not summer yet, but spring for sure.
We're planning it for mid-April.
A mild May morning with a cuckoo calling.
The asparagus is just coming up.
Tadpoles fill the pond.
The lawn needs its first mow of the year.
Chicks are hatching in the barn.
The frost has given way to fresh green leaves.
Mothering Sunday is only a week off.
When is it? Once the winter is over and the crocuses show.
The first warm rays after the long cold.
I put the winter tyres away and got my bike out last week.
Hay fever is starting, the birches are in pollen.
Wild garlic carpets the woods at the moment.
It will be in April.
The tulips are out.
Time of year: springtime
We meet in May, as always.
Lambs are skipping in the meadow.
The snow has melted and the streams are full.
Easter is just around the corner.
Cherry trees stand in full blossom.
The garden is waking up.
I saw the first bumblebee today.
Spring-cleaning has kept me busy all week.
Daffodils line the path.
The days are growing longer and milder again.
She planted the seeds after the last frost.
March winds are blowing hard.
The hedgehog has woken from its long sleep.
Snowdrops push through the melting snow.
Not summer yet, but the coats are gone.
Everyone has that giddy feeling of new life.
The clocks go forward this weekend.
We paint eggs and hide them in the grass.
Fresh green leaves wherever you look
The frogs are heading for the pond to spawn.
Birds are building nests under our roof.
Asparagus and rhubarb are on the menu at last.
The farmers are sowing their fields.
My hay fever starts when the birches flower.
Lilac scents the whole street.
It falls in the season after winter.
We danced around the maypole.
Lent is nearly over.
The cuckoo is calling from the wood.
Spring, not autumn!
He proposed to her under the apple blossom.
The storks have come home to their chimney.
The cafe has put its tables out for the first mild days.
The magnolia is at its best just now.
The almond trees turn the hills pink.
It is the season of April showers.
Term: spring
You can smell the thawed earth.
I planted out the lettuce once the nights were frost-free.
Mother hen is leading her chicks about.
We took the covers off the garden chairs for the first time since winter.
Foals are born at this time of the year.
They married in the merry month of May.
The ice on the lake has broken up at last.
A warm breeze, catkins and primroses
The fair opens on Easter Monday.
We'll do it as soon as winter lets go.
The wood is carpeted with bluebells.
Tadpoles are swimming in the ditch.
Ramsons and young nettles go into the soup now.
The bees fly out for the first time this year.
Nature is coming back to life.
The vernal equinox is upon us.
Is it autumn? On the contrary, everything is sprouting.
Light jackets, longer evenings, the first ice cream of the year
The ski lifts have just closed and the meadows turn green.
The farmer lets the cows out of the barn for the first time since the frost.
The trees are putting on new leaves.
We go between winter and summer.
Wild garlic season has begun.
It happened on Palm Sunday.
The blackbird has started singing at dawn again.
The forsythia glows yellow in the front gardens.
The Easter holidays suit us best.
I'd prefer late March or early April.
Sap is rising in the maples.
The delegation arrives in the quarter of the year that opens with the equinox in March.
They planned the wedding for the peach blossom.
The calves are a few weeks old and the grass is young.
Winter is past, the heat is yet to come.
My tired body feels the change to milder weather, they call it spring fever.
The gardens are full of hyacinths and pansies.
The woollies go into the chest until next winter.
Pussy willows stand in the vase.
On Mother's Day, with lily of the valley from the garden
""",
        "summer": """
The schoolchildren have six weeks off.
It was the heatwave of the year.
We sat outside until ten because it was still light.
Sun cream and sandals are packed.
Midsummer's night was the date.
The strawberries at Wimbledon were delicious.
The paddling pool is up in the garden.
The wheat stands golden and the grass is parched.
Not spring any more: it is thirty degrees in the shade.
They married under a blazing July sun.
We'll go in the middle of August.
Everyone is wearing shorts and complaining of sunburn.
The outdoor pool opens its gates for the big holidays.
Barbecues every weekend, salad every day.
Hosepipe ban again, the reservoirs are nearly dry.
On the twenty-first of June, when the sun hardly sets.
The office is empty, everyone is off to the seaside.
Wasps are after our lemonade.
A balmy night under the stars, crickets chirping.
The fans are humming, nobody can sleep for the heat.
It was the season of music festivals and muddy tents.
When shall we meet? During the dog days.
The lavender is in bloom and the beach bars are packed.
Late June to early August suits us.
Warm evenings, short nights, long holidays.
It was in July.
It is far too hot to work.
Time of year: high summer
We lie on the beach all day.
School is out until September.
She got sunburnt in the garden.
Ice cream sells like mad.
Midsummer night, with a big bonfire
Strawberries and cream in June
He runs about in shorts and sandals.
Water is scarce and the lawn has gone brown.
We slept with all the windows open.
The heatwave has lasted a fortnight.
Sunglasses, swimming trunks, flip-flops
Not in winter but in the warmest season.
It stays light until ten at night.
Everybody is off to the seaside.
The wheat is ripe and the combines are out.
The air over the asphalt is shimmering.
The mosquitoes are eating us alive.
The long school holidays
We picked cherries and currants.
The dog days have us in their grip.
A thunderstorm broke the heat at last.
The office is half empty because everyone is on their big holiday.
The open-air cinema is showing films on warm nights.
The children splash about in the paddling pool.
Parasols are up all along the beach.
It's thirty-five degrees in the shade.
I water the tomatoes twice a day.
June, July or August, please.
The longest day of the year
The festival is in a field, bring sun cream.
Sunflowers are in full bloom.
The air conditioning runs day and night.
Crickets chirp in the warm evenings.
We spent the season of heat in the mountains.
The haymakers are sweating in the fields.
Sleeping under the stars was no problem, the nights were balmy.
She wore a straw hat against the glaring sun.
No coat needed, not even at midnight.
The lake is as warm as a bathtub.
The wasps are after our lemonade.
Peaches and melons are at their sweetest.
The river has almost dried up in the heat.
Summer, when else?
The pupils got their reports and ran off into six free weeks.
Spring was over and it turned scorching.
Terrace season is at its peak.
The motorway is jammed with caravans heading for the coast.
I can't sleep, the bedroom is like an oven.
The roof tiles are too hot to touch.
Season: summer
Forest fire danger is at its highest.
We set sail when the water was warm enough to swim all day.
Elderly people should drink plenty in this heat.
Iced coffee is all I can stand these days.
The kids want to camp in the garden all August.
The holidaymakers fill every beach hotel.
Everyone has a tan.
It is held during the school's longest break.
Blueberries are ripe on the heath.
The sun hardly sets at this time of year.
We sat outdoors in T-shirts till midnight.
Swallows have fledged and the corn stands high.
After the solstice in June, but before the leaves turn
Sandcastles and sunstroke, that was our holiday.
The pavement is melting.
The grass is parched and the wells are low.
Shakespeare under the open sky, on the warmest nights of the year
Fireflies are dancing over the meadow.
Parliament has its long recess in July.
My legs stick to the car seat in this heat.
Hot days, short nights
The barbecue is lit almost every evening.
He mows in the early morning, before the sun gets too fierce.
Lavender fields are purple and buzzing in July.
""",
        "autumn": """
Conkers lie all over the path.
I'm raking the lawn, it is covered in brown foliage.
The clocks go back this weekend.
The squirrels are hoarding nuts.
Hallowe'en is just round the corner.
Guy Fawkes Night is the date.
Mushroom pickers roam the woods.
The grapes are being gathered on the hillside.
In the fall, as the Americans say.
Summer is over, winter not yet here.
We brought in the last apples and made cider.
It was late October and the mist hung low.
The swallows have left us for the south.
A new school year began a month ago, the heating is back on.
The maples glow scarlet.
The barn is full after Harvest Festival.
The storks have gathered for their long flight away.
Drizzle, gales and a carpet of leaves.
Around the end of September.
The hedgehog is looking for a place to hibernate.
Chestnuts are roasting, new wine is on sale.
When the beech woods turn to copper.
Which season? The one between the heat and the snow.
The deer are rutting and the ferns go brown.
It will be in October.
Time of year: fall
Pumpkins grin from every doorstep.
Halloween is coming.
The cranes are flying south.
We gathered chestnuts and acorns.
Fog hangs over the harvested fields.
The woods glow red and gold.
I rake leaves all day.
Kites are flying over the stubble.
The apple harvest is in full swing.
Thanksgiving is next week.
The grape harvest has started.
The days are getting shorter and cooler.
It always rains in November.
Not spring but fall.
The first night frosts are here after a long summer.
The swallows have left for the south.
Indian summer was lovely this year.
The squirrels are hiding nuts.
The school year has just started.
We pressed cider from our own apples.
The trees are losing their leaves.
The stags are roaring in the forest.
All Saints' Day, with candles on the graves
Leaves rustle under our boots.
Ceps and chanterelles for supper, freshly found
The garden furniture goes into the shed after summer.
The summer guests have gone.
A cold wind strips the branches bare.
When? When the foliage turns.
I swept up conkers with my daughter.
The corn has been cut and the fields are bare.
Pumpkin soup is on every menu.
September, once the heat is over
The autumnal equinox marks the start.
We fetched the warm jumpers down again.
The heating is on for the first time since spring.
The wild geese pass overhead in long wedges, heading south.
Summer is over, winter is still to come.
The maple leaves are turning red.
The hedgehog is looking for a place to sleep through the cold.
Beer tents and brass bands, it must be Oktoberfest.
Winter tyres should go on soon.
Storms are tearing the last leaves down.
We made plum jam and dried apple rings.
Sloes and rose hips are ripe.
The cows are coming down from the mountain pastures.
Spiders' webs sparkle in the morning mist.
The harvest festival fills the church with corn and gourds.
I love the colours of the dying year.
She bought bulbs to plant before the frost sets in.
In the third season of the year
It was a grey November day.
The term starts in early October.
The vintners are treading the grapes.
Trick or treat, the kids shout.
We had to clear wet leaves off the tracks.
The beech wood is a blaze of copper.
They close the outdoor pool now that the warm months are gone.
The nuts are dropping from the trees.
It happens when summer fades.
Quinces and walnuts are at the market.
The big autumn gales have begun.
The farmer ploughs in the stubble.
Everything smells of damp leaves and mushrooms.
The turkey is for Thanksgiving.
The nights are drawing in and the stoves are lit again after summer.
Sweet chestnuts lie all over the path.
The half-term break at the end of October
He goes hunting when the woods turn yellow.
Remembrance Day, with poppies on every coat
My sister adores fall and all its colours.
The gutter is blocked with fallen leaves again.
""",
        "winter": """
The roads have been gritted against the ice.
Children are building a snowman.
The gas bill is huge, the radiators run all day.
We shall see the New Year in together.
It is pitch dark by four o'clock.
Scarves, gloves and woolly hats are everywhere.
The bears are hibernating.
On the twenty-first of December the sun barely rises.
Sledges are out on the hill.
Not autumn any longer: everything is white.
Advent candles are burning.
The pipes froze last night.
I scraped the windscreen for ten minutes this morning.
In the bleak midwinter.
Minus ten outside, hot soup inside.
The ski lifts are open.
We'll hold it in mid-January.
The trees are bare and the robin is at the feeder.
Blizzards cut off the village.
Boxing Day is when the family comes.
Icicles hang from the gutter.
The fields lie under a thick blanket of snow.
When will it be? Once the lake bears our skates.
Mulled wine and roasted almonds at the market.
Everybody has the flu and the nights go on for ever.
It snowed all night.
It was in January.
Time of year: the cold season
The pond is frozen over.
We went sledging with the kids.
Christmas is coming.
The pipes have burst in the frost.
He scrapes the ice off the windscreen.
Santa is on his way.
We celebrate it on New Year's Eve.
A snowman stands in the yard.
The ski slopes are open.
I slipped on the icy steps.
The shortest day of the year
Advent, with four candles on the wreath
The lake is thick with ice and people skate on it.
The heating runs day and night.
My fingers are numb with frost.
Not summer, certainly not, it is freezing.
The gritting lorries were out before dawn.
We shovelled snow for an hour.
In the darkest months of the year
The trees are bare and white with frost.
Snow chains are compulsory on the pass.
February is carnival time.
The garden lies under a thick white blanket.
School is cancelled because of the snowdrift.
Bring thermal underwear, it is bitterly cold.
The birds need the feeder now that the ground is frozen.
The car won't start in this frost.
The roads are like an ice rink.
The fairy lights are up and the tree is decorated.
We huddle round the stove while it snows.
The cross-country trail is groomed.
December suits me well.
The flu season is at its worst.
He chopped a hole in the ice to fish.
Skis, poles and goggles are packed.
When? Between Christmas and Twelfth Night.
It gets light late and dark early.
The river is frozen solid.
Snowflakes are dancing outside the window.
Thick quilts and hot-water bottles
Autumn is over and it's freezing hard.
The children throw snowballs.
Hot chocolate after a day on the slopes
The solstice in December
The farm animals stay in the barn until spring.
Chapped lips, red noses, frosty breath
We flew south to escape the snow at home.
It's the coldest time of the year.
Saint Nicholas fills the boots tonight.
Chilblains plague me every year at this time.
Season: winter
There is black ice everywhere.
I wear two pairs of socks and still freeze.
The reindeer pull sledges through deep snow.
An avalanche closed the valley.
The first snow has fallen and it is staying.
We toasted the new year with fireworks in the snow.
The igloo lasted three weeks.
Homeless people need shelter from the frost.
Gingerbread and carols fill the house.
Spring seems so far off under all this snow.
The toboggan run is open.
Candlemas, with snow up to the window sills
The diesel turned to jelly in the cold.
Fur boots, fur hat, fur coat
The boiler broke in the deepest frost.
They hold it in the season of snow and ice.
The Three Kings are singing from door to door.
Even the sea froze this time.
We stayed indoors because of the snowstorm.
Nothing grows, everything is frozen stiff.
Ice hockey on the village pond, wrapped up warm
I'd rather hibernate until March.
The chalet is snowed in.
""",
    },
    "channel": {
        "phone": """
I was put through to your switchboard.
We spoke on the blower for half an hour.
He rang up at nine.
The caller held for ten minutes.
She dialled our number.
I picked up the receiver and there he was.
Source: telephone
The customer left a voicemail.
A quick buzz on the mobile was how she reached us.
The helpline took the request.
He hung up before we could ask his name.
I heard it from her over the line, the connection was poor.
You can note that this was a call.
No letter, no mail: they phoned.
I'm ringing about your advert.
The handset rang and it was Mrs Lowe.
How did he get in touch? He gave us a bell.
There was a missed call from this client, so we called back.
The contact was made via our freephone number.
Her voice on the line was hardly audible.
We had a long telephone conversation.
The call centre agent noted the complaint.
He reached me on my landline.
She'd been on hold, listening to the music, for ages.
Contact via hotline
She rang us.
He called this morning.
Contact: by phone
I had her on the line.
The phone rang and it was him.
Thanks for your call.
She gave me a ring.
We spoke over the phone.
They called our hotline.
He phoned to complain.
I dialled the number and got an answer.
You'll recall our telephone conversation.
The line was bad, but I understood him.
She hung up before I could ask her name.
The caller sounded upset.
Incoming call, customer quite angry
We were put through from the switchboard.
I heard it down the phone.
A short call was all it took.
He was kept on hold for ages.
She didn't write, she rang.
My mobile buzzed, and there was the client.
Not by mail but by phone.
I took the call in the kitchen.
Our call centre spoke to her.
He called back after lunch.
The customer's voicemail is on our machine.
They gave us a tinkle.
We had a chat on the phone.
Medium: telephone
She reached us on the landline.
Somebody rang the emergency number.
I answered and a lady was at the other end.
He wants us to know, so he called.
A missed call from her, and then a second one that I answered
The receptionist picked up and noted the caller's wish.
He slammed the receiver down.
By telephone, as she told the operator
Came through our toll-free number
I spoke to him, but never saw him, only heard his voice.
She asked on the phone whether we have rooms.
The client was on the blower again.
Did she come by? No, she rang.
Phone note: customer asks for a quote
He got through to us at the third attempt, the line had been engaged.
They reported the fault by telephone.
I'm calling because of the flat.
She whispered into the handset so nobody could hear.
We got wind of it in a phone call.
Her first contact with us was a call to the helpline.
The gentleman rang off without a goodbye.
It was a conference call with the client.
My ear is red from an hour on the phone with him.
Enquiry received by telephone
He used the phone, not the computer.
The call was recorded for training purposes.
There was a crackle, then the customer's voice.
I held the phone away from my ear, he shouted so loudly.
Nobody wrote and nobody came, they just rang up.
After the beep she told the machine what she wanted.
She called from a phone box.
He had our number and used it.
The applicant was interviewed by phone.
A ring, a hello, and then he told us his problem.
We received her order over the telephone.
Our operator took the message down from the caller.
He telephoned to say he'd cancel.
Her call came in while I was at lunch.
It was a wrong extension at first, then they put him through to me.
Customer dialled our service number
I got a bell from the plumber.
They sorted it out in a three-minute phone call.
She kept me on the phone for half an hour.
He tried e-mail in vain and then rang us.
You were kind enough to telephone us.
By word of mouth down the wire
The battery died in the middle of our call.
The tenant rang in to report the leak.
""",
        "email": """
The request was in our spam folder.
He wrote to info at our domain.
See her message in the attached thread.
I hit reply and sent it off with two attachments.
Source: e-mail
She copied us in on her message.
Forwarded from the support mailbox.
The subject line read "urgent question".
He dropped us an e-mail.
Not by telephone but by email.
Your electronic message reached us at noon.
We got it in writing through Outlook.
I've mailed you the details with a PDF.
How did they reach us? Electronically, with a line to our support address.
An unread mail with a red flag was how we found out.
The newsletter reply landed with us.
She clicked "send" and her enquiry was with us.
I found his note among sixty unread mails.
The query was typed and mailed to our service address.
He pinged over an e-mail late last night.
Please find attached, wrote the customer in his mail.
No one rang; there was just a mail.
Your message to our Gmail account has been received.
It bounced first, then her email got through.
Contact via mail, with everyone in CC
She sent us an e-mail.
It was in my inbox.
Contact: by email
He mailed us the form.
Thanks for your e-mail.
I got it as an attachment.
Source: mailbox of the info account
Please see the message below, forwarded to us by the customer.
He hit reply all.
Her email landed in the spam folder.
We heard from him by mail.
The subject line said complaint.
She put her boss in copy.
Not by phone but by e-mail.
I'm answering your email.
A new message popped up in Outlook.
He wrote to our address with the at sign.
Medium: e-mail
The request came electronically, with three files attached.
I found her lines in my inbox.
She typed a message and pressed send.
The mail bounced at first, then it reached us.
He didn't ring, he sent an email.
An email from the landlord
Enquiry received via e-mail
The customer's mail has been forwarded to you.
We got an electronic message.
His reply came with a read receipt.
The photos were too big to be mailed, so he zipped them and sent them anyway.
Did he phone? No, he emailed.
In CC: her lawyer
I clicked on reply and answered him.
She contacted us through the address on our website, by mail.
The message sat unread in the junk folder for a week.
He e-mailed his application as a PDF.
Our autoresponder confirmed her email.
The newsletter address received his complaint.
They got in touch by mail, with a long signature underneath.
I wrote you an email and now you've answered by the same route.
Sent from my smartphone, it says at the bottom of his message.
Subject: your invoice, with attachment
Her mail had no subject and no greeting.
The server delivered his message at night.
He wrote from his private mail account.
She sent her question to our support mailbox.
An exchange of emails started it.
We noticed his mail among all the spam.
As you wrote in your e-mail, the pump is broken.
The documents were mailed to us as scans.
Her order reached us in electronic form, by email.
He sent a mail with a smiley at the end.
I have printed out her email for you.
No call, no visit, only a mail
The applicant sent everything by e-mail.
The draft had been in her outbox for days before it came to us.
Please find my CV attached, she wrote.
Dear team, it said in the mail.
We received the cancellation in the inbox of our webmail.
He typed his complaint and mailed it off.
Contact was made by way of electronic mail.
She copied me in on the message.
His message has a paper clip symbol, so there's an attachment.
The thread in my inbox is getting long.
We were informed by email.
They dropped us a mail.
The customer's e-mail is in the folder sent to service.
He emails, because he hates talking.
My inbox pinged, it was the tenant.
She replied to our newsletter.
A polite e-mail asking for a refund
It came to our mailbox along with a dozen ads.
I forwarded his mail to the boss.
The first contact was a brief mail to the office address.
He pressed send too early, so half of the mail is missing.
The teacher mailed all parents.
We correspond by e-mail only.
She was on the mailing list and wrote back.
Her mail was marked with a red exclamation mark.
The blind copy reached me as well.
Nobody spoke to him, he merely emailed.
""",
        "visit": """
The customer dropped in at the branch.
She took a number and waited in the lobby.
Source: counter
He turned up on our doorstep.
We shook hands and sat down with her in the showroom.
They popped into the shop.
I went there myself and spoke to your receptionist.
She called round personally, no appointment.
He appeared in the flesh.
The clerk at the window served him.
A walk-in customer.
The gentleman sat opposite me in my office.
No call, no mail: they were standing in the doorway.
They made the journey to our premises to ask.
I'd rather go round and ask them in person, so I did.
How did she contact you? She looked in at the store.
We had the couple here on the sofa for an hour.
Our porter let the enquirer in and brought him up.
She presented herself at the information desk.
A personal visit
He rang the doorbell and asked us to our faces.
The lady queued at the till to ask.
They met our adviser on site.
I stopped by on my way home and talked to your staff.
Contact made at reception, the client was there personally
She came in person.
He walked into the shop.
Contact: in person
They knocked on our door.
He stood at the counter.
I met her face to face.
The customer dropped by.
She came to the office herself.
He paid us a visit.
We had a personal talk over coffee in my office.
Source: walk-in
They looked in on us.
A lady at the front desk asked for it.
He shook my hand and sat down.
She waited in the queue at the counter.
The couple came into our branch.
He brought the form round himself.
Not by phone but in person.
She stopped by on her way home.
I spoke to him at our stand at the fair.
The client came along with his dog.
He rang the doorbell and asked for me.
She popped in for a minute.
Personal call at our premises
We talked across the counter.
The tenant turned up at the office.
He didn't mail or call, he came over.
The visitor took a seat in the waiting room.
She drew a ticket and waited until her number came up at the counter.
They came to see us.
I received him in my study.
The applicant presented himself personally.
Medium: personal visit
He appeared at the desk with his passport.
She strolled into the salon and asked for an appointment.
Our guest signed the visitors' book.
Did he write? No, he came himself.
He handed it to me across the desk.
The salesman called at the house and showed his samples.
They came by in the flesh.
Enquiry made at the counter
She sat opposite me and told me everything.
The customer was here this morning, in my office.
We had a visitor who wanted to know.
He dropped in unannounced.
She preferred to come and talk eye to eye.
The farmer came to town to tell us.
He took off his hat and stepped up to the window.
The old gentleman came up the stairs to our office.
I saw her standing in the shop.
She made the trip to our showroom.
The neighbour came across the street and told me.
Walk-in customer, no appointment
He hung his coat on our rack and began to talk.
A personal meeting at our office
She came to the information desk.
The pupil's mother came to my consulting hour.
They were shown into the meeting room and offered tea.
Our receptionist saw him come through the door.
He wanted to look me in the eye, so he came.
She spoke to our man at the ticket counter.
On the spot, in person, with his papers
He came to the town hall in person.
The client visited us at the workshop.
She was served at the bank counter.
We got to know him at our open day, where he came up to us.
The complaint was brought to the counter.
My client stood before me, dripping wet from the rain.
They toured our factory and asked us there.
He left his umbrella in our office when he came to ask.
She brought the broken kettle to the shop.
I opened the door and there she stood.
He presented his request in person at the registry.
The patient came to the surgery without an appointment.
We sat down together at my desk.
She came along to our office to sign.
Someone came into the bakery and asked.
The delegation was received personally by the director.
He was too shy to phone, so he came round.
They called in at the branch on their way to work.
""",
    },
    "day_part": {
        "morning": """
I'm free from eight until eleven.
The early shift suits me.
Come with the milkman.
At the crack of dawn.
As soon as the shop opens at seven, please.
In the a.m., if at all possible.
Mornings only, please.
No later than eleven, I have to leave for lunch.
Before the day has really begun.
With the dew still on the grass.
I get up with the lark, so come then.
When would you like it? Straight after I have dropped the kids at school.
Not in the evening: in the morning.
Ten o'clock at the latest, well ahead of midday.
While the bakers are still busy with the rolls.
The first half of the day.
She prefers the first appointment you have, at half past seven.
He is only fresh and awake at daybreak.
After lunch is no good, so make it nine.
Around the ten o'clock tea break.
As the sun comes up.
On my way to work would be ideal.
Forenoon, please.
We'll meet over porridge at eight.
My shift begins at six and ends at midday.
Early, please.
Before lunch
First thing in the morning.
Straight after breakfast
I'm an early bird.
Mornings suit me best.
At nine o'clock in the morning
Between eight and eleven a.m.
Over my first coffee
As soon as you open
I'd rather not wait till afternoon, come early.
At dawn
The earlier the better.
Preferably in the a.m.
Around half past eight, before school starts
Any time up to noon
Before the working day begins
Let's have breakfast together.
At half past nine in the morning
While the rolls are still warm
I get up early, so come then.
Early shift
In the forenoon
Please ring me before midday.
Ten a.m. is fine.
When the day is young
She's only in during the first half of the day.
After I've dropped the kids at school
I'm free in the morning.
He prefers to come before work.
Afternoon and evening are taken, so it must be earlier.
With the first bus
At daybreak
When you bring in the paper
When would suit you? At breakfast time.
I can do the first slot of the day.
We meet for a run before the office opens.
Late morning, about eleven
Seven in the morning, if possible
During morning surgery
Part of day: forenoon
Come before we sit down to lunch.
My head is clearest at the start of the day.
The afternoon is no good; make it before twelve.
On an empty stomach, right after getting up
Morning, if you please
Before the heat of the day
When the bakery opens
Up with the lark
We'd like to be served at brunch.
At eight sharp, with the school bell
Before I go to work
Right at the beginning of the day
I'm no night owl, take me early.
She'll be there at half past seven a.m.
The first appointment you have
With sleep still in my eyes
I can only be reached until midday.
Come while it's still cool and the birds are singing their first songs.
From nine until twelve
He works afternoons, so his mornings are free.
Just after the alarm clock rings
They'd like the delivery before eleven a.m.
Not too late, best when the shop opens.
Between getting up and lunch
The early hours suit her.
Let us say at ten, over a second breakfast.
Whenever the sun rises, I'm there.
Ante meridiem
When the commuters are on their way in
Please deliver at breakfast.
I like to get it done before the day really starts.
When the porridge is on the table
""",
        "afternoon": """
I'm free from one until four.
Any time after my midday break.
At half past three, if you can.
In the p.m., but not as late as evening.
When the children get home from school.
After the midday nap.
Over a slice of cake at four.
The second half of the working day.
Neither early nor late, somewhere about three.
Afternoons only, please.
Once we have had our sandwiches.
Mornings are full, so make it two o'clock.
When would you like it? Shortly after siesta.
The shift from one to five suits her.
Not the morning but the afternoon.
He'd like to come at a quarter past two.
Between noon and sunset there's room.
Coffee-and-cake time is perfect.
We could do it after the midday news.
Post meridiem, well before supper.
Before the school run at half three, but after lunch.
Sometime past midday and before the offices close.
She asked for a post-lunch slot.
Let's say four-ish, before the rush hour starts.
When the sun has passed its highest point.
After lunch, please.
At three in the afternoon
Around teatime
Afternoons only
Not in the morning, but after noon.
When the children are back from school, at about three
At coffee and cake time
After the midday break
Four o'clock would be fine.
Early afternoon
Two p.m. suits me.
Any time between lunch and dinner
After my midday nap
Late afternoon, around half past four
I'm free after lunch.
Half past two is good.
Morning is out, evening too; so between the two.
As soon as lunch is over
She prefers the afternoons.
We take a stroll after lunch, come then.
From one to four
Part of day: p.m., before evening
Shortly after the noon meal
Around three
The second half of the day, but before supper
Please call between two and four.
I work mornings, so make it the afternoon.
Following the lunch hour
After the dishes from lunch are done
At the time when others drink their tea
Afternoon slot
My mornings are full, but after lunch I have time.
Come when the midday heat has passed, at about four.
At a quarter to three
Between siesta and supper
He comes at half past three.
I can do the afternoon.
Post-lunch
When do you have time? After dinner break, from one on.
Ideally at two o'clock, straight after eating
Once the noon bells have rung and we have eaten
After the lunch rush
Not before one and not after five
The afternoon tea would be a good occasion.
Let us meet at three over a piece of cake.
Too early is bad, evenings are taken, so at four.
At half past one
Let's do it when I've digested my lunch.
We'd like the delivery after midday but before five.
With the afternoon sun on the balcony
In the lazy hours after lunch
At five past two
The early afternoon would be convenient.
She has the afternoons off.
I'd like an afternoon appointment.
Tea at four, and you're welcome.
Before rush hour but after lunch
My lunch ends at one, come then.
Afternoon, please, I sleep late and go out at night.
The matinee at three
When the kids do their homework after lunch
In the middle of the afternoon
He's available from fourteen hundred hours to seventeen hundred.
At 3 p.m.
The doctor sees me after his lunch break.
Between half past one and half past four
Not at night, not in the morning: afternoon.
Come over for coffee and biscuits at half past three.
After the school run at three
I am at my best after a nap at two.
The hours before tea
We begin when lunch is cleared away.
For the afternoon, please
I have choir in the evening and the doctor in the morning, which leaves the hours between.
After my midday soup
""",
        "evening": """
I'm free from seven until ten.
Once the children are in bed.
The late shift suits me.
At sunset, please.
After the eight o'clock news.
Evenings only, please.
When the street lamps come on.
At dusk.
After office hours, about half past six.
Just before bedtime.
I'm a night owl, so come late.
When would you like it? After supper.
Not in the morning: in the evening.
At nightfall.
Nine p.m. would be best.
When the shops have closed and everyone is home.
The late slot, from eight.
Over a glass of wine after dinner.
She prefers the end of the day, when the moon is out.
During the daytime I'm busy, so it must be tonight.
As late as you can manage.
By candlelight.
When the day's work is done and the telly goes on.
Towards ten at night.
At curtain time, when the theatres open.
After work
At eight at night
When it's dark
Not before seven p.m.
Over a nightcap
I'm a night owl.
Late, please.
After the evening news
Nine p.m. would be fine.
Let's meet for supper.
When the street lamps go on
Tonight
After office hours
I'm only home at night.
At the end of the day
Evenings suit us best.
Once I've knocked off work
Before bedtime
At half past seven, after supper
Part of day: night
When the moon is up
After sundown
Dinner time is ideal.
I can't do mornings, come in the evening.
From eight p.m. on
When the kids are asleep
The later the better.
Shall we have a beer after work?
Late shift
After the shops have shut
Around nine, when it gets dark
Not during the day, but at night.
Let us do it by candlelight.
Half past eight p.m.
After the last customer has left
I finish at six, so any time after that.
When everyone is home from work
After my daily work is done
We'd like a table for dinner.
Under the stars
Only after seven, I sit in the office until then.
He comes late, after the theatre.
At the time of the evening prayer
When the owls wake up
We like to have guests for supper.
At ten at night
When will it be? At sunset.
Before I go to bed
The evening slot
She's out all day, try her after eight p.m.
When the day is done
I'm free at night.
As the sun goes down
Late in the day, after supper
It's best when the film on TV begins.
With a glass of wine after dinner
Evening, please
Neither morning nor afternoon, I work until six.
At cocktail hour and beyond
Ring me when I'm back from the office, around seven.
At twilight
Saturday night is fine.
In the late hours
They'd prefer the evening performance.
After tucking in the kids
By the light of the lamp
When the last tram is running
I've only time once work is over.
The night shift suits me.
Let's say eight, for dinner and a chat.
With the evening star in the sky
After my evening class
Post-supper
Come when the bats are flying.
We close at six, so come afterwards.
The evening hours would be convenient.
""",
    },
    "reason": {
        "too late": """
By then Christmas had come and gone.
The wedding had already taken place without it.
It was a fortnight overdue.
You missed the deadline, so I sent it back.
Three weeks of waiting, and then it was no use.
The courier took for ever.
We needed it by Friday and got it on Tuesday.
Your delay spoilt everything, hence the return.
Nothing wrong with the thing itself, but it was not on time.
It reached us after we had left on holiday.
Better late than never? Not for a birthday cake.
The shipment dragged on far beyond the agreed day.
Reason: late delivery
Next-day delivery was promised; it took nine days.
It turned up when the show was over.
Having waited in vain for weeks, we refused the parcel.
The right goods, the wrong week.
What was the matter? It missed the christening.
Your van kept us waiting past the date.
The gift got here when the guests had gone home.
It wasn't punctual.
Held up at customs so long that we had no more need of it.
By the time the coat came, winter was over.
The parcel was slower than a snail.
The parcel took six weeks to get here.
Delivery came far too late.
Reason: delayed delivery
Late arrival, refused at the door
It missed the birthday by three days.
The present turned up when everyone had gone home.
We couldn't wait any longer.
Sent back because of the long wait
Nothing wrong with the goods, only with the delivery time.
The courier dawdled for a fortnight.
You promised next day and it took ten.
By then we had bought one elsewhere out of impatience.
The dress only got here the day after the ball.
Not on time.
The deadline had passed when the box arrived.
It was stuck in the depot until after our holiday.
The Christmas tree stand came in January.
The shipment was overdue by a month.
It should have been here weeks ago.
Our guests had left before the wine arrived.
The tent reached us after the camping trip.
The right article in perfect shape, but long after we needed it.
Your van came when the fair was already over.
My son's school bag came after term had begun.
The post was so slow that I lost the use for it.
Delivered behind schedule
Your delivery date was not kept.
The agreed date came and went without a parcel.
The suit for the funeral came after the burial.
We'd have kept it if it had come in time.
The sledge arrived when the snow had melted.
What was the problem? It simply took too long.
The customer complains about the slow shipping and sends everything back.
He wanted it for the exam, which he sat before it came.
The costume came once carnival was over.
It was two weeks behind time.
The strike at the carrier held it up past our deadline.
The Easter eggs came at Whitsun.
Complaint: missed delivery date
It wasn't faulty, it was just tardy.
The flowers got here after she had left hospital.
The parts came when the job was already finished with others.
We got it when it was no use to anyone.
After a month of waiting I lost patience and sent it straight back.
The lorry broke down and so we got the goods after the event.
The tickets arrived the morning after the concert.
Our anniversary was over and done with when the ring was delivered.
The delivery dragged on and on.
You shipped it with a huge delay.
The buyer had been waiting since spring and refused to accept it in autumn.
The cake topper came once the cake had been eaten.
The baby had outgrown that size before it came.
It got to me a week after the date you gave me.
Shipping delay
Too slow, too late, thank you.
I returned it because the post was dreadfully slow.
The goods were fine, the timing wasn't.
Express was paid for and snail mail was what we got.
The order sat in your warehouse until the occasion was past.
The farewell gift came after our colleague had already left.
The seeds came after sowing time.
We are returning the order owing to the excessive delivery time.
The recipient refused acceptance as the agreed period had been exceeded.
She got the shoes when the dance was just a memory.
They could not deliver before the opening, so we had no need of the banner.
The calendar came in March, who needs it then?
Late delivery
It reached us past the closing date.
The grandchildren were back home by the time their toy got here.
Our moving day had passed when the boxes turned up.
The match had long been played when the jersey came.
The umbrella came with the drought, after the rains.
I needed it yesterday and you bring it next week.
The stage was already being taken down when the lamps were delivered.
Had it come punctually, I would have kept it.
It travelled round half the world and got here after the feast.
The right thing at the wrong time: the play had closed.
Missed the occasion it was ordered for
""",
        "wrong item": """
I ordered blue and got green.
We wanted a kettle, but unpacked a toaster.
The label on the box carried somebody else's name and order.
A mix-up in your warehouse: these are not our shoes.
Size 38 was ordered, size 42 came.
What's in the parcel does not match the invoice.
You've confused my order with my neighbour's.
It works well, only it's not what I bought.
The picture showed a lamp; I received a vase.
This isn't the model I chose.
Reason: incorrect article
Your packer must have grabbed from the next shelf.
The article number differs from the one I ordered.
I had asked for the hardback and was sent the audio book.
Instead of tea there was coffee inside.
What was the matter? They swapped two parcels.
Punctual and intact, but the wrong product.
I never ordered this one.
Left-handed scissors came, though I clicked on right-handed.
The colour isn't the one on my order.
Someone else's curtains were delivered to us.
The wrong version was dispatched.
Not the thing I paid for, but some other article.
We received a man's watch in place of a lady's.
Imagine my face: cat food, and I had ordered a camera!
You sent me the wrong size.
This isn't what I ordered.
Somebody else's order was in the box.
The label said shirt, but it was trousers.
Wrong model
A mix-up in the warehouse
We were sent a different article.
The parcel held a stranger's shoes.
Left-hand glove ordered, right-hand glove received
It works, but it is not the one we asked for.
Not our order.
They packed the child's version instead of the adult's.
I asked for the large one and got the tiny one.
You confused two article numbers.
The delivery note doesn't match the contents.
Wrong colour sent
The book was in a language I never ordered.
Instead of the hardback I got the paperback.
There was a kettle in the box where my iron should have been.
We wanted round tables and they brought square ones.
Someone grabbed from the wrong shelf.
It's a perfectly good lamp, only I ordered a clock.
The packer made a mistake.
Wrong goods delivered
What I unpacked had nothing to do with my order.
You mixed up my parcel with my neighbour's.
The cable has another plug than the one I picked.
Sweetened delivered, unsweetened ordered
We expected plates and found cups.
It came promptly, but it was another product.
The description on the invoice is right, the contents are not.
I chose the silk scarf, and a woollen one lay in the package.
They delivered cat food to a dog owner.
Incorrect version supplied
Mistaken delivery
It is the previous model, not the new one I had selected.
The wrong CD was in the case.
A pink bicycle, though he had ordered the black one.
Our office got the printer paper in the wrong format.
The size on the box and the size on my order differ.
Ordered: drill. Received: sander.
The shop sent white paint, and we had asked for grey.
It isn't broken, it just isn't ours.
She got a skirt although she had clicked on a blouse.
This item was never on my list.
Your people swapped two orders.
The tyres you sent fit another car.
The pattern is striped, while I ordered dots.
We got the set for men by mistake.
Reason for return: other article than ordered
I was to get a pair of boots and got sandals.
A different brand from the one on the order form
He opened the box and found something entirely different.
Contents do not correspond to the order.
Wrong article picked
Gas cooker instead of an electric one
They sent the part for the other engine.
My order says oak, but this is pine.
Salted butter came in place of unsalted.
You must have sent me another customer's things.
I got the right brand but the wrong type.
We requested a DVD and were given a video game.
The game was for another console than I had stated.
Not late, not damaged, just not the thing we ordered.
The warehouse shipped a vacuum bag to somebody who wanted a mixer.
The curtains are the long ones, and our order was for the short.
Somehow a hat ended up in my parcel in place of the belt.
That's another product altogether.
Was it broken? No, it was simply not what we had asked for.
Bulbs with the wrong fitting were sent.
They sent me the English edition and not the French.
The photo shows a chair, and a stool was in the box.
The seller confused my order with another.
The glasses came with someone else's prescription.
It was the wrong shade altogether, mine was to be ivory.
Wrong product
A mistake in picking: red wine where white was ordered
The ring is silver, whereas I paid for a gold one.
""",
        "defective": """
The screen stays black.
The zip came off on the first day.
One of the legs is cracked.
It makes a grinding noise and then gives up.
The battery won't charge.
It leaks at the bottom.
The handle snapped in my hand.
Reason: defect
A manufacturing flaw, says our technician.
The thing is kaputt.
The right one, and on time, but out of order.
It has packed up already.
Smoke came out as soon as I plugged it in.
What was the matter? The motor is shot.
The glass had a crack in it.
Two of the keys are stuck.
It doesn't turn on, whatever button I press.
The seam ripped the first time I wore it.
Damaged goods, sorry.
This toaster never toasted a single slice.
After two minutes it gave up the ghost.
The clock refuses to tick.
The pump was useless, it failed during its first run.
A loose contact makes the lamp flicker and go out.
It's bust, beyond repair.
It doesn't work.
It broke on the first day.
It won't turn on.
The zip is broken.
Faulty
The handle came off in my hand.
There's a crack in the glass.
It leaks.
The motor burnt out after an hour.
The mixer smokes and smells of burning.
Damaged on arrival
The sound cuts out all the time.
The seam had come undone.
It was dead on arrival.
Out of order straight out of the box
The fridge does not get cold.
One leg of the chair snapped.
The lid doesn't close because the hinge is bent.
The lens was scratched and the focus jammed.
Half the keys don't respond.
A material defect
The device switches itself off after a minute.
There's a hole in the sleeve.
Our vase came in a thousand pieces.
It gave up the ghost on the second day.
The radio only crackles.
The washing machine floods the kitchen.
It hasn't run properly from the start.
The buttons fell off at the first wash.
The lamp flickers and then goes out.
Right item, right day, but it was kaput.
The drill bit broke off at once.
The heel came off the shoe.
Cause: technical fault
The phone keeps crashing.
The soles peeled off after one walk.
The clasp won't hold.
It short-circuits every time I plug it in.
The watch runs backwards.
Not working
We'd love to keep it if only it worked.
The machine makes not a sound.
The kettle doesn't heat the water.
A part inside is loose and rattles.
The bike's brakes failed.
The printer jams on every page.
It was smashed in the box.
The dial spins without any effect.
The mattress had a broken spring.
She pressed the button and nothing happened.
Defect: broken fan
The speaker is mute.
The doll's arm came off.
It fell apart in my hands.
The tap drips however hard you turn it.
The item shows a production fault.
Even with new batteries it stays dead.
The camera takes only black pictures.
The thermometer shows the same reading in ice and in boiling water.
The table wobbles because a joint is split.
It conked out within a week.
The vacuum cleaner has no suction.
The tent pole cracked when we put it up.
The oven door won't shut properly, the seal is torn.
The headphones work on one side only.
I didn't change my mind, it's broken.
The repair man says it can't be mended.
According to the customer the unit fails to start.
A blown fuse, and it was brand new!
The inflatable boat loses air.
It sparks when switched on.
The paint was flaking off when I unpacked it.
The umbrella won't open.
One tyre was flat and the rim bent.
The article does not function as intended.
The hard disk clicks and can't be read.
My watch fogs up from inside and has stopped.
The stitching gave way as soon as I sat down.
""",
        "changed mind": """
Nothing wrong with it, we simply have no use for it now.
I've gone off the idea.
My plans are different now.
A rash purchase, I admit.
Having slept on it, I'd rather have my money.
I don't like it as much as I thought.
It was an impulse buy.
My wife talked me out of it.
Reason: change of heart
I got cold feet about buying it.
The thing is perfect, but I'd sooner keep my savings.
We've decided against keeping it.
What was the matter? Nothing, I just don't fancy it any more.
It no longer appeals to us.
I thought I needed one. I don't.
She has reconsidered her purchase.
It's lovely, but not really me.
I make use of my right to withdraw, no fault found.
He had second thoughts at home.
We would rather do without it after all.
In the shop it seemed a good idea; now it doesn't.
The works are fine, only my taste has moved on.
I was too hasty in ordering.
They came to the conclusion that they didn't need one.
Buyer's remorse, nothing more.
I changed my mind.
I don't want it any more.
I've gone off it.
It doesn't suit me after all.
I bought it on a whim.
Nothing wrong with it, I just don't want it.
I'd rather have my money back.
Not my style after all.
We decided against it.
I thought it over and I'd rather not keep it.
She doesn't feel like it any more.
I no longer have any wish for it.
No fault, the customer simply changed his mind.
My husband thinks we don't need it.
At home I liked it less than in the shop.
I slept on it and don't want it.
Buyer's remorse
We have enough of these already, I realise.
It looked nicer in my imagination.
I found I can do without it.
I'd sooner spend the money on something else.
He got cold feet.
Reason: no longer wanted
A change of heart
It's a fine coat, but I don't really need another.
The goods are perfect; I've just decided otherwise.
Call it a mood, I don't want it now.
I never should have bought it in the first place.
She thought better of it.
We've gone for holidays in place of a new sofa.
I must have been out of my mind to order that.
It's lovely, but it's not for me.
Not wanted
I'm giving up on that hobby, so I won't keep the guitar.
I can't really justify having it.
Withdrawal from the purchase without giving a fault
The customer makes use of his right to withdraw because he no longer likes the idea.
My enthusiasm faded overnight.
He lost interest in it.
I decided to save the money instead.
It came on time and works fine, yet I don't want to keep it.
We've had second thoughts.
I ordered it late at night after too much wine.
No defect, merely a change of taste.
I tried it on and didn't love it.
The family voted against it.
It's just not me.
I'd prefer to stay with my old one.
Once it stood in the living room I got tired of it.
I don't feel any need for it now.
She fell out of love with the dress.
My daughter has no interest in ponies any longer.
I was carried away by the advert.
What's wrong with it? Not a thing, I've just had a rethink.
We simply reconsidered.
Sorry, I've made up my mind differently.
The purchase was overhasty.
After some thought I find it unnecessary.
I let the salesman talk me into it and regret it.
He has decided that he prefers walking to cycling.
The thrill was gone as soon as I'd paid.
I just didn't take to it.
My better judgement won.
It isn't broken, I simply don't care for it.
My tastes have moved on.
Don't want it, don't need it, back it goes.
I was in two minds and now it's a no.
They've dropped the idea of having a pool.
The colour was as ordered, but I'm not fond of it any longer.
Voluntary return, customer no longer interested
I realised I'd never wear it.
I had a fit of shopping madness, please take it back.
I've decided to stick with what I have.
The order was correct and prompt, but my wishes have changed.
Pretty, but I can live without it.
He says he isn't keen on it any more.
We took a different decision overnight.
""",
    },
    "role": {
        "admin": """
She holds the master password.
Give him unrestricted rights.
No door in the system is closed to her.
He creates new logins and throws people out.
Role: administrator
She decides who gets access and who doesn't.
Superuser rights have been assigned.
I can change the settings for everyone.
Make her an owner of the workspace, please.
Not merely an editor: an admin.
He may install, configure and delete whatever he likes.
Root access
You're in charge of all user accounts from today.
She hands out permissions to the others.
There is nothing he isn't allowed to do there.
What may she do? Anything at all, including removing users.
They put me in command of the whole platform.
He resets other people's passwords.
Everything, from billing to user management, is in her hands.
The boss of the system, so to speak.
Please promote Mr Lane so that he can appoint and dismiss members.
She can even shut the whole site down.
Full privileges, no limits.
He may do more than write: he manages the rights of others.
The owner of the group is me.
Admin.
Role: admin
He's the administrator.
She has full rights.
I can do everything.
Full access.
You're the owner.
He may add and remove users.
She hands out the rights.
Rights: all
Access: unlimited
I run the whole system.
He's the superuser.
She has root access.
I have control over all settings.
He can block other users.
He holds the master key to the system.
Permission level: full control
The administrator is she.
You can delete whole accounts.
She resets other people's passwords.
He approves new members.
I created the group and own it.
No restrictions for her.
Nothing is locked for him.
She isn't a mere editor, she's the admin.
He's more than a reader, he runs the site.
We made her the system administrator.
I can kick people out.
He decides who may write and who may read.
She manages all users.
User rights: administrator
What may he do? Anything.
What can she do? Everything, settings included.
You have the highest level of access.
Top-level access
He can change other people's permissions.
I am in charge of the server.
Sysadmin
He has god mode.
She may invite and expel people.
The workspace belongs to him.
Owner of the account
The forum is hers, she runs it.
You've got administrative rights.
He can install whatever he wants on it.
I can shut the whole thing down.
She looks after all user accounts.
I was given admin rights.
Every door in the system is open to her.
He has the last word on settings.
She set it up and controls it.
Unrestricted rights
All boxes ticked, including user management
He can promote others to editors.
She took away my rights, she has the power.
I'm the boss of this system.
The channel's owner is him.
Only she may create new users.
Only he may alter the configuration.
He's the one who grants access.
They appointed me administrator.
Reading, writing, deleting, managing users
No limits on what I may do.
She can undo what any user does and lock him out.
He has admin privileges.
Full authority over the site
My account can do anything, even remove yours.
She's responsible for the users and their passwords.
Ask him to unlock you, he's the admin.
Ask her for access, she assigns it.
The role of owner was passed to me.
As an admin, he sees and changes all settings.
I have the power to ban members.
Total control.
You are not limited to editing; you can also manage users.
Super administrator
He can close the group for good.
The keys of the kingdom are hers.
Rank in the system: chief, with all rights
""",
        "editor": """
She can revise the articles, but not the settings.
He drafts posts and publishes them.
Role: writer
Give her writing rights, but keep the admin tools locked.
You are allowed to amend documents, not accounts.
He polishes the copy on the site.
Not an administrator, but more than a reader.
Her job in the system is to alter and save entries.
I can add paragraphs, yet I can't invite anybody.
Read and write access, nothing beyond that.
He's permitted to make changes to the wording.
What may she do? Edit the content, that's all.
They can upload new articles and mend old ones.
Please let Tom work on the documents, not on the user list.
She fills the pages with content.
Track changes and saving enabled, user settings blocked.
He may rewrite a post, but has no say over passwords.
An ordinary member who contributes texts.
I've been made an editor of the wiki.
She is entitled to update files in the folder.
Modify: yes. Manage people: no.
He puts the commas right in our online pages.
You'll be able to type in the shared document.
Contributor with pen in hand, but without the keys to the house.
Her login lets her compose and correct entries.
Editor.
Role: editor
She can edit.
He may change the texts.
I can write but not manage.
Read and write.
Rights: read and write
She writes the articles.
He can add and change pages.
You may edit the file.
Writer.
Access: edit
I may make changes to the document.
He corrects the entries.
She is allowed to edit, not to manage users.
Member with writing rights
He's not the admin, but he can edit.
I'm not just a reader, I may write too.
Ordinary member, may post
She may post and alter her articles.
We let him edit the text.
I have permission to write.
Contributor
Permission level: write
He may upload and change files, no more.
She updates the pages.
I fill in the table, but the settings are closed to me.
You can type in it, not administer it.
User rights: editing
What may she do? Write and correct.
What may he do? Edit the text, nothing more.
She works on the content.
He rewrites the texts.
I was given writing access.
You'll be able to edit, but not to add users.
An author on the blog
Author, no admin rights
He publishes posts, but doesn't manage the site.
She edits the newsletter.
I can alter entries, not accounts.
A normal member who can write posts
He may make corrections.
The texts are his to change, the settings are not.
Editing allowed, administration not
Writing yes, managing no.
More than view, less than admin
She enters the data.
He has been invited to edit the document.
Ask the admin for settings; I merely edit.
She was demoted from admin to editor.
He was promoted from reader to editor.
I'm a co-writer of the document.
I can save my changes in the shared file.
She is permitted to add articles.
They let me work on the texts.
Change text: yes, change settings: no
Co-author with the right to edit
You may now write in the document.
My rights end at editing.
He types in new records and mends old ones.
She's part of the writing team.
He can draft and edit, user management is off limits.
Can she only read? No, she can write too.
Is he the administrator? No, an editor.
I'm able to modify the entries.
The wiki lets me edit pages.
His account has write permission.
Her account is for editing.
She can insert, cut and reword passages.
We need her to edit the draft, so she got write access.
Edit rights granted
He maintains the articles.
The intern may write posts, but can't touch the settings.
He can comment and edit, but can't invite anyone.
As an editor I improve the articles.
As a member she may contribute.
Please give him the right to edit, not to administer.
You may change the words, not the rules.
Text editor in the team, without management rights
""",
        "viewer": """
Read-only access
He can see the files but can't touch them.
Role: reader
She was let in as a guest.
Changing anything is out of the question for him, he just looks.
You may browse, but every edit button is greyed out.
I'm able to view the document, no more.
Give them a peek at it, nothing else.
Hands off the text, eyes only.
Neither an admin nor an editor.
What may she do? Just have a look.
He lacks permission to write.
Please let Ann see the folder without letting her alter it.
They follow the project as onlookers.
Her access ends at looking at the pages.
Download and print allowed, saving changes refused.
For him the document is like a picture behind glass.
I tried to correct a typo, but I only have reading rights.
A silent spectator in our system.
She's allowed to open and read the reports, not to amend them.
View only, please.
The writing tools are locked for visitors like him.
You'll get to see everything and change nothing.
No editing for the guest account.
A pure reader's login
Viewer.
Role: viewer
She can only read.
He may look but not touch.
I'm just a guest.
Guest access.
Rights: read only
Access: view
He can't change anything.
She may only look.
Reader.
You can read it, not edit it.
I can see it, but I can't write.
No editing for him.
View only.
He's a mere reader.
She's allowed to look in.
Permission level: read
I have no writing rights.
You may have a look at it.
Guests can read, and he's a guest.
She has no right to alter the text.
Looking is all he can do.
Just reading.
Neither admin nor editor, only a reader.
User rights: viewing
What may he do? Read.
What can she do? Look, nothing else.
He can open the file but not save changes.
I can't edit the page, only see it.
The edit button is missing for her.
The text is locked for me, I can only read.
She got a link for viewing.
An observer
Observer without any rights to change
He can follow along but not write.
My rights end at reading.
Visitors like her can only read.
He was demoted from editor to reader.
Can he write? No, just read.
Is she an editor? No, a guest.
I've got a read-only account.
She can view the table, not fill it in.
Nothing in there can be changed by him.
His account only lets him read.
She may browse the pages.
He's allowed to see the pictures, not to upload any.
We let guests look, and you're one.
A passive reader
I'd like him to see it, but not to edit.
Writing is blocked for her.
He logged in as a guest.
Writing no, reading yes.
She may open and read documents.
You'll be able to view everything.
You get to look over our shoulder, no more.
Lurker, reading without posting
I read along.
He's a guest in the workspace.
Guest account, look but don't touch
It is for your eyes, not for your pen.
Please don't let her change anything, reading is enough.
Please give him viewing rights.
Viewing rights only
Her rights allow reading alone.
Every attempt to type was refused, he may only read.
The auditor can inspect the files, not alter them.
I may peek in, nothing else.
As a guest I see the calendar but cannot enter anything.
As a reader she has no buttons for editing.
They gave us a reader's account.
The client shall only see the draft.
He has no permission beyond reading.
She's a subscriber who reads.
Audience member in the system, no input
Look, don't write.
Changes by him are impossible, he can merely view.
Read access, no write access
The lowest level: looking at things.
""",
    },
    "direction": {
        "up": """
Sales soared.
The curve points to the sky.
We gained ten per cent.
Prices have doubled.
Trend: rising
Turnover jumped compared to last year.
The share has reached a new high.
Member numbers are swelling.
Things are on the increase.
A steady gain, month after month.
The temperature keeps mounting.
Demand is booming.
We've never had so many visitors, and each week brings more.
It isn't shrinking, it's growing.
The figure rocketed overnight.
How is it developing? Upwards.
Rents have been put up again.
The debt is getting bigger.
They expect an upturn in the coming quarter.
Plus five per cent
The water level is creeping higher.
The upward trend goes on.
Profits improved on the year before.
Costs are spiralling.
There was an upswing after the quiet months.
It's going up.
Rising.
Prices are climbing.
Sales grew again.
More and more people come.
Trend: up
It has increased.
We are growing fast.
The number is on the rise.
It keeps getting higher.
Demand has soared.
Rents have shot up.
How is it moving? Upwards.
The shares rallied.
It rose by a tenth.
We sell more each month.
The figures are better than last year's.
Business is booming.
The water level is rising.
The patient's temperature went up.
Interest rates were raised.
The club gains members every week.
Membership has tripled.
It's getting dearer all the time.
A record high was reached.
The unemployment figures have gone up.
Not falling at all, quite the opposite, rising.
Turnover jumped.
The population keeps swelling.
A steep climb since spring.
The trend points north.
We expect further growth.
The rate crept up a little.
Exports surged.
Our visitor numbers have multiplied.
The market is bullish.
It rocketed.
There are more cases each day.
Costs are spiralling upward.
Tendency: increasing
The arrow is green and points up.
It's looking up for our sales.
He has put on weight again.
The upward movement continues.
The debt mountain gets taller.
The index advanced.
Far from shrinking, we're expanding.
We have had to hire extra people because of all the orders.
The shares closed higher.
Everything costs more than before.
The noise level has been mounting.
There was a marked increase.
The graph goes up like a ladder.
The value has gone through the roof.
It gained a few points.
They sold half as much again as the year before.
The tide is coming in.
Traffic on this road gets heavier every year.
Wages have gone up.
A boom.
The price per litre was put up again.
The bar is longer each month.
Profit improved markedly.
The mercury is climbing.
The company has added new branches, growth goes on.
The share price recovered.
The number of accidents is growing.
Each quarter beats the one before.
The figures picked up.
It is heading skywards.
The balloon rises higher and higher.
Nothing points down here, all arrows show up.
It swelled from a trickle to a flood.
Our costs have doubled.
Analysts predict a rise.
A plus again.
The crowd grew by the hour.
Energy got more expensive.
We had to move to bigger premises because the numbers grew so much.
""",
        "down": """
Sales plunged.
The curve points to the cellar.
We lost ten per cent.
Prices have halved.
Trend: shrinking
Turnover slumped compared to last year.
The share has hit a new low.
Member numbers are dwindling.
Things are on the wane.
A steady loss, month after month.
The temperature keeps dropping.
Demand has dried up.
We've never had so few visitors, and each week brings less.
It isn't growing, it's shrinking.
The figure collapsed overnight.
How is it developing? Downhill.
Rents have been cut again.
The debt is getting smaller.
They expect a downturn in the coming quarter.
Minus five per cent
The water level is receding.
Interest is ebbing away.
Profits fell short of the year before.
Costs are being slashed.
The market took a nosedive.
It's going down.
Falling.
Prices have dropped.
Sales fell again.
Fewer and fewer people come.
Trend: down
It has decreased.
We are shrinking.
The number is in decline.
It keeps getting lower.
Demand has slumped.
Rents have come down.
The shares tumbled.
How is it moving? Downwards.
It fell by a tenth.
We sell less each month.
The figures are worse than last year's.
Business is slack and getting slacker.
The water level is sinking.
The fever has gone down.
Interest rates were cut.
The club loses members every week.
Attendance halved.
It's getting cheaper all the time.
A new low was reached.
Not rising at all, quite the opposite.
Turnover collapsed.
The village keeps emptying.
A steep drop since spring.
The trend points south.
We expect further losses.
The rate slipped a little.
Exports nosedived.
The market is bearish.
There are fewer cases each day.
Tendency: decreasing
The arrow is red and points down.
He has lost weight again.
The downward movement continues.
The index retreated.
Far from growing, we are dwindling.
The shares closed lower.
The noise has been abating.
There was a marked decrease.
The graph goes down like a slide.
It went into free fall.
It lost a few points.
They sold half of what they sold the year before.
The tide is going out.
Traffic has thinned out.
Wages were cut.
A crash.
The price per litre was lowered again.
The bar is shorter each month.
Profit has shrivelled.
The mercury is sinking.
The company had to close branches for lack of orders.
The number of accidents is falling.
Each quarter is worse than the one before.
The figures went off a cliff.
Our costs have halved.
Analysts predict a fall.
A minus again.
The crowd melted away.
Energy got cheaper.
The birth rate is waning.
The stock of fish diminishes from year to year.
Less and less.
Reserves are being drained.
The value has crumbled.
It sagged in the afternoon.
The recession bites and orders dry up.
The pound weakened.
No more climbing, it has turned and is dropping fast.
The readership is dying out.
We're on the skids.
The speed was reduced bit by bit.
They had to lay off people since there was less and less to do.
Interest in it has faded.
The lake is smaller every summer.
""",
        "stable": """
Sales are flat.
The curve is a straight line.
The figure is the same as a year ago.
Prices haven't budged.
Trend: unchanged
Turnover is on a par with last year.
The share price stood still all week.
Member numbers are constant.
It neither grew nor shrank.
Month after month, the very same figure.
The temperature holds steady.
Demand is even throughout the year.
Exactly as many visitors as in the previous year.
The market is treading water.
The status quo remains.
How is it developing? It isn't, it just stays put.
The rent will be kept at its present level.
The debt is no bigger and no smaller than before.
Experts foresee a sideways movement.
Plus or minus zero
The water level has settled.
Everything is as it was.
Profits matched those of the year before.
Costs are frozen.
No movement in either direction.
Unchanged.
Flat.
Prices are steady.
Sales stayed level.
Trend: stable
It neither rises nor falls.
Everything as before.
It has not moved.
Constant.
How is it moving? Not at all.
The figures match last year's.
The rate was left where it was.
It remains at the same level.
A sideways trend.
No ups and no downs.
The number holds.
The patient's temperature is constant.
Interest rates were kept as they are.
As many members as ever.
Rents have frozen.
It costs what it always cost.
Nothing has changed.
A plateau was reached and we are still on it.
We expect neither growth nor decline.
Steady as she goes.
The market treads water.
The arrow is horizontal.
Tendency: level
My weight is the same as ever.
The index hardly budged.
It hovers around the same value.
The graph is as flat as a pancake.
Same as last month.
They sold exactly as much as the year before.
The water level is steady.
Wages stagnate.
The price per litre did not change.
All the bars are the same length.
Profit was maintained.
The mercury has not stirred.
Each quarter looks like the one before.
Analysts predict standstill.
Zero growth.
Demand is even.
The population is neither growing nor shrinking.
The value keeps its level.
It stuck at the old mark.
Static.
Not up, not down.
The situation is stable.
The exchange rate is fixed.
Still the old price.
It came out even.
Turnover was identical to last year's.
It ran on an even keel.
Costs stayed put.
Business as usual, no more and no fewer orders.
The figure has been the same for years.
It has levelled off.
A dead calm on the stock exchange.
The line is horizontal.
We held our level.
The shares closed unchanged.
There was no increase and no decrease.
The number of accidents is the same as before.
Gains and losses cancelled each other out.
The level was preserved.
It's stuck.
The rate is stagnant.
A steady state.
The birth rate did not alter.
The price has been frozen.
Attendance is consistent.
Plus minus zero.
All quiet, no shifts.
It keeps to its usual level.
""",
    },
    "plan": {
        "basic": """
She went for the entry-level plan.
I don't need any extras, the lowest tariff will do.
We booked the no-frills package.
Put me down for basic, not premium.
They're on the cheapest tariff you have.
Just the bare essentials in our subscription, please.
My contract covers the minimum, that's all.
He picked the starter plan.
The bottom of your three price levels is what I take.
A small subscription is plenty for the two of us.
Which plan? The plain one with few features.
She turned down all the extras and stuck with the smallest package.
I'm a subscriber to the basic version.
The budget tariff, please.
We opted for the economy subscription.
Standard functions only, no frills, that was their choice of plan.
The least expensive paid subscription is right for me.
He downgraded to the small plan.
Premium would be wasted on us, so basic it is.
The tariff with the lowest monthly fee
They subscribe at the lowest level.
My plan has no bells and whistles.
Tariff chosen: small plan, monthly
I'll pay, but only for the simplest package.
The subscription is a modest one, stripped to the basics.
The basic plan.
The small one, please.
I took the cheapest tariff.
Just the basics.
We only need the standard minimum.
He chose the smallest package.
No extras, just the core.
Tariff: basic.
I don't need all those features, the small plan is fine.
The starter package.
She pays the lowest fee each month.
Our plan is the simplest one.
We went for the little one.
Premium was too dear, so basic.
I have the no-frills tariff.
Give me the entry level.
They downgraded to basic.
The plan with the fewest functions.
He is on the bottom tier.
We took the budget plan.
The light version does it for me.
Plan: small.
A simple subscription is enough for us.
Not premium, just basic.
I want the plan with the minimum of features.
The slimmest tariff.
My mother only needs the basic tariff.
He didn't want any add-ons, only the plain plan.
We stick to the smallest tariff.
I signed up for basic.
Please switch me down to the lowest plan.
She is a basic subscriber.
The trial is over and we took the cheapest plan.
The plan without bells and whistles.
They opted for the lowest rung.
Our choice fell on the economy tariff.
I pay for the smallest package every month.
The first level, nothing more.
The cheap one with limited features.
As we hardly use it, we took the small subscription.
He moved from premium back to basic.
The bare minimum plan.
Please book the basic package for our office.
The little plan covers all we need.
The least expensive one of your paid plans.
She didn't go for the full version but for the small one.
Ours is just the basic tariff, so some functions are locked.
They've got the simple plan, with few functions.
Which plan? The small one.
Basic, thank you.
The lower of the two tariffs.
I'm content with the modest package.
We subscribed to the bottom plan.
I'll take the plain one.
No premium for me, I'll stay with the small plan.
The mini tariff.
We decided against the big plan and took the small.
He ticked the box for basic.
The lite subscription.
My plan is the lowest that you sell.
The smallest of your paid packages, please.
We cut down to the basic level to save money.
A slim package without extras.
All she has is the standard entry plan.
They asked for the plan with just the essentials.
I can't see the extra functions, since mine is the basic plan.
The stripped-down version is good enough.
We want to pay as little as possible, so basic.
The humble starter plan was his pick.
It's the cheap package without the extra services.
For the start we'll take your smallest tariff.
I need no more than the essentials.
She kept the basic subscription.
The plan with the small scope.
We run on the basic licence.
The core package only, no luxury.
He can do without the big package.
They want the smallest monthly plan.
My grandad took the simple tariff.
Basic it is, the rest is too much for us.
""",
        "premium": """
She went for the top-of-the-range plan.
I want every extra, so the highest tariff.
We booked the deluxe package.
Put me down for premium, not basic.
They're on the most expensive tariff you have.
Nothing but the best subscription for us, please.
My contract includes all features.
He picked the gold plan.
The top of your three price levels is what I take.
A large subscription with all the trimmings.
Which plan? The one that has everything.
She added every extra and ended up on the full plan.
I'm a premium subscriber.
The luxury tariff, please.
We opted for the all-inclusive subscription.
All functions unlocked, that was their choice of plan.
The highest monthly fee doesn't scare me, I want the lot.
He upgraded to the full package.
Basic would be too little for us, so premium it is.
The VIP tariff
They subscribe at the highest level.
My plan has all the bells and whistles.
Tariff chosen: full plan, yearly
Our subscription leaves nothing out.
The whole hog: the biggest package in your catalogue.
The premium plan.
The full package, please.
I took the best plan you have.
All features included.
He upgraded to premium.
We want everything in it.
Tariff: premium.
The big plan.
She pays for the top tier.
The most expensive subscription.
Nothing but the best for us.
We have the gold plan.
I'm a premium member.
With all extras.
He chose the highest level.
Not basic, premium.
Plan: full.
The small one isn't enough, we need the full plan.
They went for the deluxe version.
Our company has the all-inclusive tariff.
Give me the largest package.
The whole range of functions is unlocked for me.
I moved up from basic to premium.
She has the VIP subscription.
The top plan, please.
The trial convinced us, so we bought the full plan.
We signed up for premium.
The plan with everything.
He treats himself to the luxury tariff.
The unlimited package.
Every function is unlocked in our plan.
I subscribe to the full version.
The complete package with priority support.
They took the biggest plan.
The dearest tariff, but we need it all.
The highest tier on the list.
We booked the platinum package.
No limits, all functions, top tariff.
Which plan? The full one.
I would like to upgrade to the big package.
He is on the most comprehensive plan.
The pro version with all features.
Basic? No, he has premium.
We pay extra to have all the functions.
She wanted the full programme and got it.
The plan that includes every service.
Premium, please.
They left basic behind and bought the top package.
Our team needs every feature, hence the large plan.
I've got the first-class subscription.
The ultimate package.
We splashed out on the premium tariff.
My plan leaves nothing to be desired.
The maximum plan.
All inclusive, that's what we booked.
He didn't hesitate and took the best tariff.
The subscription with all the trimmings.
Full access to everything, paid monthly.
The upper of the two tariffs.
I need the plan with the most functions.
She clicked on premium.
The whole hog, please.
We cover all our needs with the full plan.
The exclusive membership with every perk.
They belong to the premium customers.
We chose the plan at the top of the price list.
My contract is for the large package with all services.
I don't want anything cut, so the full tariff.
The trial was over, and she went premium.
Only the big subscription has what we need, so we took it.
Everything you offer, in one package.
He ordered the full plan for his firm.
The plan with the maximum range of services.
Make it the top package.
We've had the premium tariff for years.
Our subscription is the highest you sell.
I'd rather pay more and have the lot.
She did not settle for the small plan but bought the large.
The full subscription, with no limits.
They enjoy all the perks of the premium plan.
""",
        "trial": """
She has signed up for the free month.
I'd like to try it out before I pay anything.
We're still in the thirty-day test phase.
Neither basic nor premium for now, just a trial.
Their subscription costs nothing and ends after two weeks.
Let me have a taste of it first.
My account is a test account.
He picked the free sample plan.
They haven't bought yet; they are trying it out.
Seven days free of charge, then we'll see.
Which plan? The one for trying things out.
She wants to get to know the service before committing herself.
I'm on a test subscription that runs out on Sunday.
The try-before-you-buy offer, please.
We opted for the introductory month at no cost.
The test period has been activated.
He is having a go at it free for a fortnight.
Our trial expires at the end of the week.
No purchase as yet, only the free test run.
The customer is evaluating the product without payment.
Tariff chosen: test, fourteen days
A dry run with the free plan first, then we decide.
Start my free trial, please.
I took the limited-time demo access.
They gave it a whirl with the gratis month.
I'm just testing it.
Free for fourteen days.
A trial, please.
We're trying it out first.
The test phase.
He has a free trial.
I want to test it before I buy.
We started the test month.
It will end by itself after thirty days.
A taster subscription.
She signed up for the free trial.
I haven't decided on a paid plan, I'm testing.
The test access runs out soon.
We took it on trial.
Try before you buy, that's what we do.
He's on the introductory offer at no charge.
Just to have a look, for two weeks.
Neither basic nor premium yet, just the trial.
Tariff: test.
The first month is free, and we're in it.
The free test version.
We are still trying the service.
I only want to try it.
A short trial without obligation.
They have a demo account.
My trial ends next week.
She is having a try for a month at no cost.
The sample subscription.
We're giving it a go for free.
Thirty days at no charge, then we'll see.
I've not paid for any plan, I am testing for a fortnight.
A trial run of your service.
We opted for the free test.
He asked for test access.
The probation version.
Our team uses the demo licence for now.
I'm a test user.
No paid plan until the free weeks are over.
They clicked on try for free.
Please activate the trial for me.
I'm in the free week.
The no-risk test offer.
She wants to see if she likes it, hence the test subscription.
We've booked the free trial month.
Let me try it first.
We will decide between basic and premium when the test is over.
Which plan? Only the trial.
His account is a test account.
The free weeks to get to know you.
I registered for the trial period.
The trial is what we chose.
They took the test offer.
It's a test drive, nothing permanent.
The test version, limited to seven days.
We're on your free introductory plan for newcomers.
I got the trial pack.
First a trial, then perhaps more.
He's sampling it for a week.
We wanted no commitment, so we took the trial.
Free of charge, for testing.
The trial subscription, please.
He hasn't subscribed for good, he's trying it.
A fortnight's free testing is all we signed up for.
They are still in the trial period.
I'll test it for a month.
Our free month has begun.
A trial membership.
She isn't on a paid plan, she has the test one.
A free look around for ten days.
We use the evaluation version.
I chose the test package.
We'd like to evaluate it without paying at first.
My access is a trial one and will lapse on its own.
On trial, no strings attached.
They're checking it out for free before signing up.
Test subscription, thirty days.
I took the free sample weeks.
We are trial customers.
""",
    },
    "education": {
        "school": """
A-levels, and that was the end of his education.
She took her GCSEs and then went straight to work.
I never went beyond secondary school.
His highest certificate is from the comprehensive.
College was not for her; she stopped after sixth form.
Highest qualification: high school
He turned his back on the classroom at eighteen and never returned to learning.
She passed her final school exams, nothing since.
I have O-levels and no further training.
No trade, no degree, just school.
He is a high school graduate.
What education has she got? Twelve years at the local grammar school.
They finished their schooling and took unskilled jobs.
My learning ended with the sixth form.
After my last school report I never sat another exam.
She dropped out of sixth form and has no other qualifications.
Neither apprenticeship nor university, only school.
He left the village school at fifteen to help on the farm.
School-leaver, no vocational training
The last certificate I got was at secondary school.
A good school report is all he has to show.
Compulsory schooling completed, nothing beyond.
She holds a high school diploma only.
Schooled until seventeen, never lectured at.
The school gates closed behind me and I started earning at once.
He only went to school.
She left school at sixteen.
Highest degree: school certificate
I finished high school and started working.
He has his A-levels, nothing more.
No training after school
A high school diploma is all I've got.
He dropped out of university and has only his school leaving certificate.
Ten years of school, no trade
Education: secondary school
She got her GCSEs and nothing after that.
I left after the tenth grade.
My schooling ended at fifteen.
He is a high school graduate without further training.
She has a school report but no vocational papers.
He broke off his apprenticeship, so school is all there is.
Just the comprehensive, then the factory floor
Primary school, eight years, that's it.
He went to work straight from the classroom.
No degree and no apprenticeship, only school
She passed her school exams with good marks and then became a mother.
I've got my secondary school certificate.
He can read and write, that's what school gave him, no more.
She finished twelfth grade and stopped there.
After grammar school he took odd jobs.
Education: A-levels
I don't have a degree, I only did my school exams.
He took his school leaving exam and went to sea.
The village school was all the education she got.
High school and the school of life
She went no further than secondary school.
He swapped the school bench for the assembly line.
No more than a high school education
He sat his A-levels but no exam since.
My last certificate is from school.
After school she stacked shelves and never trained for anything.
Compulsory schooling only
He completed ninth grade, untrained otherwise.
She is unskilled, with a school certificate.
Has she studied? No, she stopped after high school.
He got his high school diploma at evening classes and left it at that.
Her education ended with the school prom.
The only cap and gown I wore was at high school.
They took him out of school at fourteen to work in the mine, and he learnt nothing else.
An unskilled labourer with ten years of school
He failed his apprenticeship exam, so only school counts.
She has a school leaving certificate, but no profession.
I learnt everything at school and nothing afterwards.
No college for me, high school was enough.
He holds the general certificate of secondary education, nothing higher.
The last teacher she had was at school.
Schooling: twelve years, then straight into a warehouse job
She just about got through high school.
His A-level marks were fine, yet he never studied.
Completed secondary school, no further qualification
It was the secondary modern, and that was that.
He flunked out of college and falls back on his high school diploma.
I quit learning the day I left school.
She has a middle school certificate and works as a helper.
He was a bright pupil, but there was no money for anything after school.
Finished school, untrained since
Her highest diploma is the one from high school.
His parents couldn't afford more than school.
She has never seen a lecture hall or a trade school from the inside, merely high school.
Education completed: upper secondary school
He was needed at home as soon as school was over, so he has no training.
I got my school diploma and then a job at the till.
She finished boarding school, and nothing came after.
Final school exams passed, further education none
He's a school leaver without any training.
Twelve grades and a diploma, no trade, no studies
The highest exam he ever passed was at school.
She wanted to study, but it remained at A-levels.
He repeated two classes and left school with a certificate, his only one.
Level of education: secondary, general
She has her school exams in her pocket and no other papers.
""",
        "apprenticeship": """
He trained as a carpenter.
She is a qualified electrician.
I served my time with a plumber.
A baker by trade, trained for three years in a bakehouse.
Highest qualification: vocational training
She completed three years of training in a hairdresser's salon.
He learnt bricklaying from the bottom up.
They took me on as an apprentice, and I passed the trade test.
No degree, but a proper trade.
She has her papers as a joiner.
City and Guilds certificate in plumbing
What education has he got? A trained mechanic.
My training as a butcher ended with the journeyman's exam.
She did her indentures at a printing works.
He spent his learning years in a garage and got his trade certificate.
Instead of studying, she trained in a firm.
A time-served fitter
I'm a skilled worker, trained by my company for three and a half years.
Training in the bank: two days at vocational college, three at the branch.
He didn't go to university, he did an apprenticeship.
She learnt tailoring under an old craftsman.
Vocational certificate as a cook
I was a trainee in a nursery and qualified as a gardener.
He was bound to a blacksmith to learn the craft.
Her trade papers say watchmaker.
He's a trained carpenter.
She learnt hairdressing.
Highest degree: vocational training
I did an apprenticeship as a baker.
He learnt his trade from a master.
A skilled worker with papers
She finished her training as a nurse in a hospital, no studies.
He is a journeyman bricklayer.
I'm a plumber by trade.
She has a certificate of apprenticeship.
Three years as an apprentice in a garage
He passed his journeyman's exam.
She trained as an office clerk.
Education: completed apprenticeship
After school he became a butcher's apprentice and finished it.
She is a qualified hairdresser.
I never studied, I learnt a trade.
He served his time at the shipyard.
A trained cook, no academic
She did a dual training course, half vocational school, half workshop.
He has his trade certificate as a roofer.
The chamber of crafts examined her.
I was an apprentice joiner and got my papers.
He completed vocational training.
My trade is tailoring.
She is a trained shop assistant.
He's no graduate, he's a craftsman.
Highest qualification: skilled worker's certificate
She learnt to lay tiles from the bottom up.
He finished his apprenticeship as a mechanic.
I have my indenture papers as a bookbinder.
She is a fully trained florist.
He went to trade school and became a welder.
Vocational college and a firm taught her bookkeeping.
They took him on after his years as an apprentice.
She passed her final exam at the chamber of trade.
A painter and decorator by training
He is a time-served toolmaker.
Did she go to university? No, she learnt optics as an apprentice.
I completed my training as a bank clerk.
He's got a City and Guilds certificate in plumbing.
Neither school only nor university: a proper trade.
She got her hands dirty for three years and is now a trained gardener.
He holds a master craftsman's certificate.
I learnt my craft in my uncle's forge.
She has completed a vocational course for dental assistants.
He was bound to a printer for three years and qualified.
An industrial clerk with a chamber certificate
She's a skilled seamstress with papers.
He learnt the baker's craft and goes to work at three.
Her journeyman's piece was a walnut chest.
He is a licensed chimney sweep, trained on the roof.
I finished trade school.
She trained on the job as a lab technician and passed the trade exam.
The apprentice became a skilled lathe operator.
He gave up university and learnt cabinetmaking, papers and all.
Education: apprenticeship as a mason
A trained waiter, nothing academic
She has a trade in her hands.
I swept the salon floor for three years and then I was a qualified stylist.
He wears the black corduroy of a travelling journeyman.
She has a vocational qualification in logistics.
He passed the trade test as an electrician.
She learnt from a goldsmith and got her certificate.
No lecture halls for him, he did his apprenticeship in a bakery.
Vocational training completed, no studies
She is a qualified nursery nurse, trained at a vocational school.
He was an apprentice with the railways and qualified as a fitter.
I'm a locksmith with a certificate.
She got her trade certificate with distinction.
He learnt the butcher's trade and nothing else.
My highest exam was the one for apprentices.
A saddler who learnt with a master
She completed a traineeship in a craft, three years, with exam.
He's a skilled tradesman.
The guild made him a journeyman.
He did his apprenticeship in a kitchen and became a chef.
Skilled worker, chemical industry, trained in the works
Her vocational diploma says pastry cook.
He's got a guild certificate in plumbing.
She served her apprenticeship with a stonemason.
""",
        "university": """
She read law at Oxford.
He took his doctorate in Berlin.
I hold a PhD in chemistry.
Highest qualification: academic
Her diploma was awarded by the faculty of medicine.
He wears a mortarboard in the photo of his degree ceremony.
She studied physics and got a first.
They're both graduates.
MA in History, 2014
What education has he got? An engineering degree.
My alma mater gave me a master's in economics.
She defended her dissertation last year.
He didn't do an apprenticeship, he went to university.
Ten terms of lectures, then the final degree.
I finished my studies with a BA.
She is an academic, with letters after her name.
He passed his finals at Cambridge.
An MBA from a business school
Her years on campus ended with honours.
He completed a degree course in architecture.
The professor handed me my master's certificate.
She was awarded a doctorate in theology.
I graduated with a 2:1 in maths.
Not just school: he has a degree too.
A qualified doctor, six years of medical studies
She has a master's degree.
He studied medicine.
Highest degree: bachelor
I went to university.
He has a doctorate.
She graduated from college in history.
A degree in engineering
He wrote his thesis on whales.
She is a professor.
I've got a BA in English.
Education: university
He is an academic.
She completed her studies.
My diploma is from a technical university.
He holds a degree in law.
She was awarded her PhD.
I studied for five years and graduated.
He's a graduate of an elite university.
She passed the bar after her law degree.
He got a first-class degree.
She wore cap and gown at the university ceremony.
Master of Science
He has letters after his name from his alma mater.
I read philosophy and took my degree.
She's a qualified doctor with a medical degree.
He defended his dissertation.
Not an apprenticeship but a degree.
Her alma mater gave her an honours degree.
He earned his bachelor's at evening college.
She sat in lecture halls for six years and came out with a degree.
Highest qualification: master's
Has he learnt a trade? No, he took a degree.
I'm a graduate in business administration.
She finished her MBA.
He qualified as an architect at the university.
They conferred a doctorate on her.
He spent his twenties at university and left with a diploma in physics.
She has a teaching degree.
He became a lecturer after his doctorate.
I took my finals at the faculty of arts and passed.
Academic degree: yes, in biology
She studied abroad and came home with a master's.
He got his degree by distance learning.
Her doctoral thesis is still quoted.
A qualified engineer with a university diploma
He studied theology and became a vicar.
She completed her degree in pharmacy.
I have a doctor's title.
The dean handed her the diploma.
He's a vet, six years of studies behind him.
She graduated with honours from the faculty of law.
University degree in economics
He went on from school to college and finished with a bachelor's.
She did her undergraduate and postgraduate studies.
I finished my studies with a master's thesis on bees.
He has two degrees.
She's the first in her family with a degree.
The state exam in medicine is his highest qualification.
He studied maths to the end.
She completed her PhD in her thirties.
An academic through and through
He's got a degree in psychology hanging on the wall.
I hold a master's in social work.
She graduated top of her year at the polytechnic university.
He was a student for nine years, but he got his degree.
Her education: doctoral level
He took a degree in dentistry.
She passed her finals at Cambridge.
I was never an apprentice, I studied chemistry and graduated.
He did his habilitation, so he may become a professor.
She has a Bachelor of Arts.
They all call him doctor since he got his PhD.
He left the faculty with a degree in geology.
Completed university studies
She's an alumna of a business school with a master's.
My studies ended with a degree in music from the university.
He holds an academic title.
She graduated in journalism.
A scholar with a doctorate
Tertiary education, degree obtained
She passed her finals at an old and famous university.
""",
    },
    "working_time": {
        "full-time": """
She works nine to five, Monday to Friday.
A forty-hour contract
He is at the office the whole day, every weekday.
I went back to full hours last month.
No reduced hours: she does the whole week.
Employment: full
It's a job that fills the entire working week.
They want somebody for all five days, eight hours each.
We employ him for the complete weekly hours.
Thirty-nine hours a week, regular daytime.
How much does she work? One hundred per cent.
He gave up his half post and took a whole one.
She puts in eight hours daily from Monday to Friday.
The post is a full one, not a part-time one.
Full-timer wanted.
I'm working the maximum weekly hours of the contract.
A 100% position
Five long days at the desk, week in, week out.
Her contract says full working hours.
You'd be here all week, from morning till evening.
The job isn't for somebody who only wants a few hours; it takes the full week.
He's been a full-time nurse for ten years.
It takes up the whole week, with weekends off.
We offer you a full post, eight till half past four daily.
She has increased from half to full hours.
I work full-time.
She works from nine to five every day.
A full-time job
He's at the office five days a week, all day.
Full position
Not part-time, full-time.
I do the whole week.
Hundred per cent
She has a full post.
Eight hours a day, Monday to Friday
No half days, we need you all week.
He went back to full hours.
We're looking for a full-timer.
The job takes up all of my working week.
A whole position
I'm in the office from morning till evening, every weekday.
The standard working week applies.
He does his thirty-nine hours a week.
Full hours
Working time: 100 %
She increased her hours to the maximum.
I no longer work half days, I'm back all week.
Time model: full
The position is advertised as full-time.
My week has forty hours of work.
Is it a half post? No, a whole one.
We need somebody all day, five days a week.
He's there all day, every day.
All-day employment
She put in a full week as always.
The contract is for the regular working week, not for part of it.
I've got a nine-to-five job.
Full-time only
He's a full-time teacher.
Part-time is not possible in this job.
I have swapped my half post for a whole one.
She wants the full salary and thus works the full hours.
The whole working week is required.
Employed for thirty-eight and a half hours weekly
I can offer you my full working capacity.
He works the normal office week.
No shifts, no half days: the usual full week.
She has a whole teaching load.
Full-time employee
Five full days a week
They want me there the whole day, every weekday.
The nanny stays with us all day, all week.
After parental leave he returned at a hundred per cent.
We both work full-time.
With forty hours she hardly sees her kids on weekdays.
The vacancy is a full-time one.
My hours haven't been cut, I still do the complete week.
Her boss wouldn't let her cut down, so she does the full week.
A full workload
I spend the entire working day at my desk, from Monday to Friday.
An all-day job
He works the full number of hours laid down in the wage agreement.
How many hours? The full forty.
Full-time contract, day work
I am employed at full hours.
She isn't a part-timer any more.
It's a whole job, not a half one.
The caretaker is employed all day and all week.
We offer a full-time position.
Work pattern: full week, daytime
His is a proper full-time post.
My contract says full-time.
Half a job would not pay the rent, so I have a whole one.
From eight to five, day after day
He gave up his half-day arrangement and works all day now.
She has committed herself to the full weekly hours.
To do this you need all five working days.
I've never worked less than the full week.
The post can't be shared or halved.
The full quota of hours
Regular full-time employment
We are open to full-timers only.
One hundred per cent post, office hours
""",
        "part-time": """
She works mornings only and is home by noon.
A twenty-hour contract
He is at the office just two days a week.
I cut my hours after the baby was born.
No full post: he does three days.
Employment: part
It's a job that leaves half the week free.
They want somebody for a few hours a week.
We employ her for fifty per cent of the weekly hours.
Fifteen hours a week, regular daytime.
How much does she work? Sixty per cent.
He gave up his whole post and took a half one.
She puts in four hours daily.
The post is not a full one.
Part-timer wanted.
I share the job with a colleague, half each.
A 50% position
Monday to Wednesday at the desk, the rest of the week off.
Her contract says reduced working hours.
You'd be here only till one each day.
The job is for somebody who can't spare a full week.
He's been a part-time nurse for ten years.
It takes up only a couple of afternoons a week.
We offer you half a post, eight till twelve daily.
She has gone down from forty to twenty-five hours.
I work part-time.
Only mornings, four hours
A half post
She works two days a week.
Half-days only
He's cut his hours.
Fifty per cent
I only work Mondays and Tuesdays.
Part-time job
She has reduced her hours since the baby came.
Not full-time, just half.
We share one post between us.
A job on the side, ten hours a week
Working time: half
He comes in three mornings a week.
A small job of a few hours
I don't work the whole week.
My Fridays and Mondays are always off.
The position is part-time.
She's home at noon every day.
Half time
I have a mini job.
Thirty hours instead of forty
He does the odd afternoon in the shop.
A full week is too much for me, so I do half.
Reduced hours
We need somebody for a few hours a week.
She works while the kids are at nursery, then she's off.
Time model: part
Job share
I took a half position so as to care for my mother.
Three days on, the rest of the week off
He went down to sixty per cent.
Employed for fifteen hours weekly
She's a part-timer.
No full post for me, please.
I cut down to four days a week.
It's only a few hours a day.
We are looking for part-time help.
The cleaner comes for a couple of hours on weekdays.
My half job leaves me time for painting.
Is it a full job? No, only half.
I work reduced hours.
She shares her desk and her post with a colleague.
A job for a few hours per week
I do the books for them two mornings a week.
Part-time contract
Since her illness she can only manage half days.
I'm at the office Wednesday to Friday only.
A half-day job
The post comprises nineteen hours weekly.
Mornings at work, afternoons with the children
He works less than a full week.
Hours: reduced to seventy per cent
She works a two-day week.
I'm part-time, so I'm not in on Thursdays and Fridays.
The vacancy is for half the usual hours.
Phased return on half hours
He gets half the pay for half the hours.
Only some of the weekly hours
We can offer you twelve hours a week.
Old-age part-time, he does half
She stopped working full-time when the twins were born and does half days now.
I help out at the till for some hours on Saturdays.
Half a post is enough for me.
Part-time, not the full week
Our bookkeeper works only every other day.
My colleague takes the first half of the week, I take the second.
Employment: fraction of a full post
He earns a bit with a few hours a week at the library.
The weekly hours have been halved at her request.
Three and a half hours daily
A three-day week
I'm contracted for a quarter of the normal hours.
He was full-time before, but now he does twenty-five hours.
Everyone else stays till five, she leaves at twelve.
An assistant for half days
Flexible few hours a week
""",
        "shifts": """
She works earlies this week and lates the next.
A rota of three eight-hour turns
He swaps between days and nights.
I'm on nights till Sunday, then on earlies.
No fixed hours: the roster changes weekly.
Employment: shift work
It's a job with alternating hours, round the clock.
They want somebody who doesn't mind night duty in rotation.
We run the machines day and night, and our people take turns.
Six to two, two to ten, ten to six.
How is her work arranged? In a three-shift pattern.
He gave up his nine-to-five and now works the rota.
She gets a bonus for night and late turns.
The post has rotating working hours.
Shift worker wanted.
My colleague relieves me at ten at night, every other week.
A two-shift system
The crew changes at six, at two and at ten.
Her contract says shift work.
You'd start at dawn one week and at dusk the following one.
The ward must be staffed day and night, so she rotates.
He's been on alternating shifts for ten years.
Sometimes he sleeps by day because it's his turn for the night.
The hooter goes and the late shift takes over from ours.
We offer you work in a continental rota.
I work shifts.
Early, late and night in turn
This week nights, next week days
Shift work
She's on the late shift this week.
Rotating shifts
He has early shift today.
The rota changes every week.
We work in three shifts.
Alternating early and late
Nights one week, mornings the next
Two-shift system
I swap shifts with a colleague.
The factory runs round the clock in three crews.
He gets a shift allowance.
My body can't cope with changing from nights to days.
Working time: by rota
The night crew takes over from us.
Early turn, late turn, night turn
She's on nights again.
Time model: shift
The rota decides when I work.
We are looking for people who can do shifts.
His shift ends at six in the morning.
Four days of earlies, then four of lates
My shift plan hangs on the fridge.
Continuous shift operation
Not office hours, but alternating shifts.
The nurses hand over to the night shift.
Our crews relieve each other every eight hours.
Rotating roster
She does a turn of nights every month.
The furnace never goes out, so the men work in turns.
I'm a shift worker.
When does he work? Early one week, late the next.
Ready to do early, late and night duty
Duty roster with changing shifts
The police officers work in a rotation of days and nights.
He swapped his night shift for an early one.
No regular hours, I work by roster, sometimes by night.
Shift pattern: early, late
The control room is staffed in three shifts.
I've got the late shift on Monday and the early one from Thursday.
Her sleep suffers from the changing shifts.
Willingness to work shifts is expected.
It's a shift job.
The bell rings for the change of shift.
He goes to bed when others get up, at least every third week.
Round-the-clock duty in rotation
A five-shift system
I work when my crew is on.
The next crew takes the machines over from us at two.
He gets extra pay for nights and changing turns.
We alternate: one week early, one week late.
She's in the second shift.
Work pattern: rotating
A late, then two earlies, then a night
Sundays and nights included, by rota
Neither a nine-to-five nor a half post: it's shifts.
The fire crew does twenty-four hours on and forty-eight off.
He's on the graveyard shift until next week, then on days.
Ours is a three-crew plant.
She's a shift nurse.
The miner went down with the late shift.
My shifts vary.
The shift leader makes up the plan.
Two crews share the day, one early and one late.
I never know if I'm on early or late until the roster is out.
Alternating day and night duty
I gave up regular hours for a shift job.
Working hours according to shift plan
He's early shift one week and night shift the next.
We change from days to nights every fortnight.
In the plant everybody has to do nights in turn.
Team A has nights, team B has days, then they swap.
The conductor works changing turns, even on holidays.
Shifts, including nights
This job involves shifts.
The bakery has an early and a night crew, and I rotate.
Late duty today, early duty tomorrow
""",
    },
    "fuel": {
        "petrol": """
The tank takes E10.
Unleaded only, never diesel.
Engine type: gasoline
Spark plugs fire the engine.
She filled the tank with super.
What does it run on? Petrol.
A 1.4 litre petrol model
Ninety-five octane is what it drinks.
The engine burns gasoline.
Neither diesel nor electric.
The car guzzles unleaded like mad.
I put thirty litres of petrol in the car.
A classic petrol-driven roadster
Someone put diesel in by mistake; it needs unleaded.
The mower has a little petrol engine.
You have to buy high-octane fuel for this sports car.
Our old banger used to need leaded, now it takes super.
The petrol can in the boot is its reserve.
Please return the hire car with a full tank of unleaded.
Its carburettor mixes air and petrol.
The petrol tank holds fifty litres.
We chose the petrol version over the diesel one.
This van is powered by gasoline.
At the filling station she reaches for the Super Plus.
Petrol.
It takes unleaded.
A petrol car.
It has a petrol engine.
Gasoline engine
It needs octane, so the petrol pump it is.
Fill it up with unleaded.
Super unleaded only.
Not diesel, petrol.
The tank is full of petrol.
No battery car, a petrol one.
Engine type: petrol
It has spark plugs.
The spark plugs need changing.
Super from the pump, never diesel
It drinks a lot of petrol.
Petrol-driven mower
The mower takes petrol.
The green nozzle is ours, never the diesel one.
A four-cylinder petrol engine
Fuel type: gasoline
He put petrol in.
Petrol prices hit me hard, given my car.
I smell petrol when I start it.
Two-stroke mix of petrol and oil
What does it take? Unleaded.
Is it a diesel? No, petrol.
Is it electric? No, it burns petrol.
She bought the petrol version.
High-octane fuel
Super plus, please, it won't take anything else.
A gas-guzzler that burns gasoline.
It's gasoline-powered.
Drive: petrol engine, manual gearbox
The carburettor was flooded with petrol.
The engine ignites its petrol with a spark.
Premium unleaded
I had to get a can of petrol because it had run dry.
He traded his diesel for a petrol car.
We avoided diesel and chose petrol.
An old petrol engine that once took leaded.
The chainsaw needs a petrol mix.
It's thirsty for petrol on every trip.
A V8 petrol engine
You fill it at the unleaded pump.
Our boat has a petrol outboard.
The generator runs on petrol.
Petrol, regular
She filled the tank with gasoline.
A tank of gas, unleaded, gets it there and back.
Ordinary lead-free from the pump is fine for it.
It tolerates petrol with a dash of alcohol.
The petrol gauge is on empty.
My car won't start, I'm out of petrol.
Gasoline, as the Americans call it, drives it.
It's the petrol model, not the diesel.
Powered by unleaded petrol
A spark-ignition engine under the bonnet
They siphoned petrol out of its tank.
It sips petrol.
It runs on ordinary unleaded.
A turbocharged petrol engine
The engine takes petrol and nothing else.
Petrol engine, three cylinders
I always tank super for it.
The moped needs petrol.
Don't put diesel in it, it takes petrol!
The spark plugs were sooty, so it misfired.
We drove to the pump and filled up on petrol.
Injection engine, petrol
The label in the cap says unleaded petrol only.
Petrol it is, no plug and no diesel.
No cable, no diesel pump, plain unleaded.
Its catalyst needs unleaded petrol.
He poured a jerrycan of petrol into it.
Lead-free petrol
The petrol pump in the engine failed.
Gasoline car, automatic
""",
        "diesel": """
The tank takes derv.
Diesel only, never unleaded.
Engine type: diesel, Euro 6
There are no spark plugs, just glow plugs.
She filled the tank with diesel oil.
What does it run on? Diesel.
A two-litre TDI
It also needs AdBlue for the exhaust.
The engine burns diesel oil.
Neither petrol nor electric.
A rattling old diesel with a particulate filter
I put sixty litres of diesel in the van.
A common-rail turbo diesel
Someone put petrol in by mistake; it needs diesel.
The tractor has a diesel engine that knocks when cold.
It's a self-igniting engine, as Rudolf Diesel invented it.
Its sooty exhaust was caught up in the diesel scandal.
Red diesel for the farm machines
Please return the hire car with a full tank of diesel.
In hard frost its fuel thickens, as diesel does.
We chose the diesel version over the petrol one.
This van is diesel-powered.
At the filling station she reaches for the diesel nozzle.
Diesel.
It's a diesel.
It takes diesel.
Turbo diesel
Engine type: diesel
The tractor burns diesel.
Fill it with diesel.
Not petrol, diesel.
No petrol in there, please, it's a diesel!
Fuel type: derv
He drives a diesel.
The black nozzle, for diesel.
It has a second little tank for urea, as modern diesels do.
The glow plugs are worn.
It rattles like an old diesel.
It has a particulate filter, being a diesel.
Drive: diesel, automatic
A big turbodiesel under the bonnet
She bought the diesel version.
We filled it up with diesel.
The diesel tank is nearly empty.
Is it petrol? No, diesel.
Is it electric? No, a diesel.
It's diesel-driven.
The generator runs on diesel.
A common-rail diesel
An old diesel that stinks
The engine ignites by compression, with diesel.
The glow plug lamp goes out, then he starts it.
Heavy oil drives the engine, diesel.
Biodiesel goes in its tank.
Marine diesel
The boat has a diesel motor.
The digger takes red diesel.
He put petrol in his diesel by mistake.
Banned from the city centre because it's an old diesel.
Diesel ban? It hits our car.
We chose diesel over petrol for the long trips.
A frugal diesel, five litres
The locomotive is a diesel.
A diesel train, there's no overhead wire.
Diesel, six-cylinder
Two-litre diesel
A clattering diesel
It smokes black, a typical diesel.
They fill it at the diesel pump for lorries.
The farmer keeps a diesel tank for it.
Powered by diesel fuel
Winter diesel is needed, or it won't start.
The diesel froze in its tank.
Its diesel injection pump leaks.
The oil burner under the bonnet is a diesel.
I always tank diesel for it.
The cap says diesel.
Only diesel goes in.
It drinks diesel.
No spark plugs, it's a self-igniting diesel.
Neither petrol nor current, diesel.
A diesel car, with a soot filter
The software cheated on its diesel emissions.
My diesel got a new soot filter.
She traded her petrol car for a diesel.
The bus is diesel-powered.
It will run for ever, that diesel.
A sturdy diesel for towing
Diesel prices went up, so it costs more to run.
The pump for diesel was out of order, so we couldn't fill it.
A can of diesel got us going again.
Vegetable oil or diesel, that's what it burns.
A knocking diesel from the old days
Car, diesel, high mileage
Its diesel particulate filter is clogged.
Diesel particulate filter renewed at the last service
It's got a diesel heart.
Hydrogenated vegetable oil instead of fossil diesel goes into this diesel engine.
""",
        "electric": """
It gets its power from a wallbox in the garage.
Plug it in and drive off.
No exhaust pipe at all.
Engine type: electricity
The motor hums quietly and emits nothing.
She tops up at a charging point.
What does it run on? Volts and amps.
An EV with 400 km of range
Eighty kilowatt hours are stored under the floor.
It's driven by current, not by fuel.
Neither petrol nor diesel.
The car hangs on its cable all night.
I loaded its battery up to eighty per cent.
A fully electric hatchback
The filling station can't help; it needs a socket.
The mower has a cable and an electric drive.
It's a Tesla.
Zero emissions, the battery drives the wheels.
Solar panels on the roof provide its juice.
Please return the hire car with its battery charged.
The lithium pack is its only source of energy.
Fast charging takes it half an hour.
We chose the battery version over the petrol one.
This van is electrically powered.
No oil changes, no fuel, just a charging cable.
Electric.
It's an electric car.
I plug it in.
It charges overnight.
Drive: electric
Engine type: electric motor
No exhaust pipe.
It runs on electricity.
We charge it at home.
The battery is at forty percent.
She drives an EV.
A battery-powered scooter
Not diesel, electric.
It's never been to a petrol station.
He hunts for a charging point.
Where can I charge my car?
It hums instead of roaring, being electric.
No tank, just a big battery.
The e-car is silent.
Fuel type: electricity
The wallbox in our garage charges it.
Powered by an electric motor
It has a range of two hundred miles per charge.
The range shrinks in the cold, as the battery suffers.
Fully electric
What does it run on? Current.
Is it a diesel? No, electric.
Is it petrol? No, it's got a plug.
She bought the electric version.
I charged it at the supermarket.
A tram, fed from the wire overhead
The mower has a cable.
A cordless mower with battery
Electric outboard on our boat
The charging cable is in the boot.
The socket is where the tank cap used to be.
It's charging.
The car is at the charger.
We gave up petrol and went electric.
The battery went flat on the motorway, so it stopped.
It fills up at the socket.
An e-bike with a strong battery
It's driven by electricity alone.
Its batteries lie under the floor.
Zero-emission drive
No petrol, no diesel, just power.
The bus hums along on batteries.
Overhead line, electric locomotive
The solar roof charges our car.
She tops up the car with green power.
A rapid charger gives it full range in half an hour.
Recharge time: eight hours
E-mobility, so to say: a battery and a motor.
It brakes and feeds current back to its battery.
A new battery pack was built in, and it runs again.
Battery electric vehicle
Volts move it, not petrol.
I run an extension lead to the car.
An electric van
It glides off silently on its e-motor.
Electric drive, no gearbox
He came by e-scooter, its battery full.
Milk float, battery-driven
Electrically driven
They queue at the charging station with it.
My car needs a socket, not a pump.
No oil change ever, there's no combustion engine, only a battery.
The old diesel went and a battery car came.
It takes kilowatt hours, not litres.
Plugged in each night, ready each morning
The accumulator drives the forklift.
The forklift is charged after every shift.
Pure battery drive
Range anxiety is my daily companion in this car.
Motor: electric, one hundred kilowatts
It draws its strength from a lithium battery.
Charge it, don't fill it.
""",
    },
    "seat_wish": {
        "window": """
She'd love a view of the mountains from her seat.
Put him where he can look at the landscape.
I want to lean my head against the pane and sleep.
A seat with a view, please.
Seat A, right beside the glass.
Preferred seat: window
Could we sit where one can see out?
Not the aisle: the window.
My son wants to watch the wing during take-off.
He always presses his nose against the window pane, so seat him there.
Where would you like to sit? Where I can watch the fields go by.
Please let her sit beside the porthole.
The window side is what we wish for.
I'd enjoy watching the sunset from my seat.
As far from the aisle as possible, against the outer wall.
A place with daylight and scenery
She insists on seeing the ground from above.
I'll only travel if I can gaze outside.
Window for me, whatever the row.
The seat by the glass, if it is still free.
He'd like to wave from his seat to those on the platform.
We asked for a table at the window.
For photos of the coast I need to be next to the pane.
Please no gangway seat, I prefer the view.
A window seat, please.
By the window.
Seat: window
She likes to see the clouds.
Window, not aisle.
I love the view.
Next to the glass, please.
He wants to watch the scenery.
I want to see the mountains from my seat.
Window side.
Where would you like to sit? At the window.
My son wants to look out at the wing.
She always asks for the window.
I don't mind climbing over people, as long as I can see out.
Please seat us at a window.
The kids fight over the window.
I'd like to see the take-off through the glass.
He sits where he can look down at the fields.
No aisle for me, I want the window.
I'd like the wall side, where I can lean and look out.
She presses her nose against the glass all the way.
Can I have the window seat?
He wouldn't give up the window for anything.
I'm happiest by the window.
A place beside the window suits me.
I need daylight for reading, so put me at the window.
They want to wave to us through the pane.
Put her by the window.
The window seat is mine.
I want to film the landing through the porthole.
Grandma wishes to look at the countryside.
She'd rather not sit on the aisle, but by the window.
The inner seat, right under the window.
I feel shut in unless I can see outside.
He'd like to see the sea from where he sits.
Anything but the aisle, I want to see the sky.
I rest my head on the window when I doze.
Window, please.
We wish for window seats on the left, with a view of the coast.
I like to be far from the gangway, next to the glass.
The customer wants a window place.
I always choose seat A by the window.
He has never flown and wants to see everything outside.
So I can look out, please.
Do you want the aisle? No, the window.
She'd swap her aisle seat for a window.
I want to sit where the sun comes in.
Put me next to the pane so that nobody has to get past me.
I like watching the world go by.
The one at the window, if it's free.
We love gazing at the lights below.
With the outlook on the river, please.
She wants to count the cows outside.
A window spot would be lovely.
He wants to sit by the porthole.
The passenger insists on the window.
My daughter gets bored unless she can look outside.
Not in the middle, not on the aisle, at the window.
I would like to see the stars from my seat.
The trolley always bumps my elbow on the aisle, so the window please.
The seat should be beside the window.
For my camera I need a clear pane next to me.
He reserved on the outer wall, with a window.
I take the window, you take the aisle.
A seat on the window side was requested.
Looking out calms me, so put me there.
She dreams of seeing the Alps from above.
We'd like the table overlooking the garden, right by the glass.
I paid extra for the window.
He won't budge from the window.
A seat against the wall of the cabin with a view out.
Window or nothing.
I want to see where we're going.
Let me sit by the window and I'm happy.
Please give the little one the window so she can see the planes.
I want to enjoy the panorama.
I wish to sit at the window.
""",
        "aisle": """
She has long legs and wants room on the gangway side.
Put him where he can get up without disturbing anyone.
I go to the toilet a lot, so no climbing over neighbours.
A seat on the gangway, please.
Seat C, right beside the corridor.
Preferred seat: aisle
Could we sit where one can leave quickly?
I don't care for the view; I want to get out easily.
Aisle rather than window.
My bad knee needs the free side next to the walkway.
He hates being hemmed in against the wall, so give him the corridor side.
Where would you like to sit? On the gangway.
Please let her sit where the trolley passes.
The aisle side is what we wish for.
I'd rather not be trapped by the window.
As far from the window as possible, next to the passage.
A place I can slip in and out of
She wants to be first out of the row.
With my crutches I need the seat beside the walkway.
Aisle for me, whatever the row.
The seat on the corridor, if it is still free.
I have a fear of heights, so away from the window and next to the gangway.
We asked for two places across the aisle from each other.
With a baby to walk up and down I need the outer gangway seat.
Please no window seat, I have to move about.
An aisle seat, please.
On the aisle.
Seat: aisle
I have long legs and need to stretch them into the gangway.
Aisle, not window.
I get up a lot.
She likes to get out quickly.
He needs the toilet often.
By the gangway, please.
Where would you like to sit? On the aisle.
I don't want to climb over anyone.
No window for me, the aisle please.
She always asks for the aisle.
He wants to be able to get up without asking.
I want to stretch my legs in the passage.
Next to the corridor.
I must be first out of the door, so give me the aisle.
I feel trapped by the window.
Aisle, please.
My bad knee needs room on the gangway side.
Put him on the aisle.
Can I have the aisle seat?
She'd swap her window for an aisle.
The aisle suits me better.
He wouldn't sit at the window for anything, he takes the aisle.
The one by the walkway.
I need to walk about every half hour.
The customer wants a place on the gangway.
With my bladder, I'd better sit on the outside.
So that I can stand up whenever I like.
She walks with crutches and needs the aisle.
I take the aisle, you take the window.
Do you want the window? No, the aisle.
I don't want to disturb anyone when I get up.
The aisle seat is mine.
On the passage side, please.
The doctor told him to move his legs often, so put him beside the gangway.
I always choose the seat where the trolley passes.
Give me the outermost seat by the walkway.
I'm tall, so the aisle.
Aisle side.
Anything but the window, I'd like the aisle.
He hates asking his neighbours to let him pass.
I want quick access to the overhead locker and the walkway.
Near the gangway I can stretch out.
I have to look after the kids across the gangway.
The passenger insists on the aisle.
She needs to be able to slip out of the row.
An aisle spot would be lovely.
I want no one between me and the gangway.
The seat should be on the aisle.
Please no view of the abyss, I'm afraid of heights, the gangway side please.
My wheelchair can only stop beside the gangway.
Not in the middle, not at the window, on the aisle.
I'd like to be able to leave the hall early, so an end seat by the aisle.
He reserved on the aisle.
Seat on the aisle requested.
I drink a lot of tea, you know, so it's the aisle.
She wants legroom to the side.
A corridor seat, if it's free.
He is claustrophobic and can't sit boxed in by the wall.
I'd rather have people climb over me than the other way round.
We both want aisle seats, opposite each other.
Aisle or nothing.
I paid extra for the aisle.
He wants to have his left leg in the gangway.
Let me sit on the aisle and I'm happy.
As a photographer I have to jump up at any moment, so aisle.
Someone who needs to walk around should sit on the gangway, and that's me.
I like the aisle.
The crew can reach me best on the aisle.
I want to be able to hop out at each stop.
Row doesn't matter but aisle does.
She gets cramps and has to stand up.
At the end of the row by the walkway.
Free way to the loo, please.
I wish to sit on the aisle.
The window is cold, the aisle is better.
""",
        "no matter": """
She'll sit wherever you put her.
Put him in whichever seat is left.
I'm easy about where I sit.
Just a seat, that's all I ask.
Seat: your choice
Preferred seat: any
Could we sit anywhere? Yes, we're not fussy.
I have no wish as to my place.
Aisle or window, it's all the same to me.
My place in the row is of no importance.
He has no preference.
Where would you like to sit? I don't mind.
Please give her any free place.
Left, right, front or back, whatever you have.
I'd be happy with any place on the train.
Window, middle, aisle: I leave it up to you.
Take whichever seat comes up first.
She couldn't care less where she sits.
I'll be asleep anyhow, so pick a seat for me.
No special wishes for the seat.
The seat can be assigned at random.
We are content with what's still free.
We don't need a window seat, nor one on the aisle, just two places.
Even the middle seat is fine with me.
Choose for us, we've no favourite side.
I don't mind.
Anywhere.
Any seat.
Seat: any
It's all the same to me.
No preference.
Window or aisle, I don't care.
You choose.
It doesn't matter where I sit.
Put me wherever you like.
Where would you like to sit? No idea, anywhere.
Either will do.
Preferred seat: none
She isn't fussy about the seat.
Any place will do.
I'll sit on the floor if I must.
He takes what he gets.
Whatever is free.
We have no special wish.
I'm easy.
Give me what's left.
Up to you.
A seat is a seat.
I don't care where I sit.
Window, aisle, middle, all fine.
Makes no difference to him.
Just some seat.
I have no wish in that regard.
The customer has no preference.
Let the computer pick.
They don't mind where they are put.
The main thing is that I get a seat.
You decide, I'm happy with all of them.
She'd be glad of any seat.
The middle is fine, too, so is everything.
As you please.
I leave it to you.
I sleep the whole way, so it's irrelevant where.
No wishes as to the seat.
I don't need a view and I don't need legroom, so pick one.
Neither window nor aisle matters to me.
Seat wish: indifferent
Draw lots for it.
All seats are good.
I'm not choosy.
Any chair in the house.
First come, first served, I take what remains.
Wherever.
I've never given it a thought.
Do you want the window? I don't mind, really.
Seat me where it suits you.
The line for the seat wish was left blank.
He said any seat was fine.
I would not pay extra to choose.
Random, please.
Front, back, left, right, who cares.
Whichever is cheaper.
Give the window to someone else or to me, it's equal.
I'm flexible.
No matter where.
The seat is not important to her.
It makes no odds to us.
Aisle? Window? Not bothered.
I'll fill any gap.
We are content with any place.
I have no favourite.
Please assign one at will.
Surprise me.
It's your call.
My friends may pick, I take the one nobody wants.
He just wants to get there, on whatever seat.
I can sit at the window or by the gangway just as well.
There's nothing I'd prefer.
Seat preference: does not matter
She shrugged when asked about the window.
I'd be fine in any row and on any side.
Don't worry about my seat.
Any one of them is good enough.
I couldn't care less where they put me.
""",
    },
    "relation": {
        "parent": """
I gave birth to him.
She brought him into the world.
I'm calling about my son, as his mum.
He raised the boy; he is his daddy.
Relation: mother
She is the one who gave her life.
As his legal father I sign for him.
My little girl is in your class, I'm her mother.
The old man of the house: his dad.
She's his mamma.
I have a daughter here, so yes, I am her father.
How are you related? I'm Tim's mum.
He's the proud papa of the newborn.
Signed: the father
His own flesh and blood, I carried him for nine months.
Not his sister, as you might think, but his mother.
The woman at his side is his mother.
He walked his daughter down the aisle.
One of my kids is the patient; I'm the mother.
She came to parents' evening as Ben's mum.
I changed her nappies when she was small: I'm her dad.
Contact in an emergency: father
He looks just like his son, only thirty years older.
She breastfed him and brought him up.
I'm the one he calls Dad.
She's his mum.
Relationship: mother
He is the boy's dad.
Contact person: her father
I am the mother of the pupil.
Her old man drove her here.
She's not his sister, she's his mother.
He fathered the girl when he was young.
Signature of the parent
I breastfed him for a year.
Her toddler calls her mummy.
His little girl calls him daddy, and rightly so.
He's the proud papa of that toddler.
The woman at the gate is his mam.
Who are you to her? Her dad.
Her ma came along to the doctor.
Related as: father
He walked her down the aisle as her dad.
I carried him for nine months.
Yes, he's mine, I'm the father.
I taught him to walk when he was tiny, as fathers do.
She was in labour with him all night.
The test proved he is the child's biological father.
No friend of hers, I'm her mother.
She's a single mum and that little one is hers.
He has custody, being the father.
Capacity: mother and legal guardian
I brought this child up from birth, he came out of my own belly.
She is the one who bore him.
He pays maintenance for her, as the absent father.
She adopted him and is now his mother.
The adoptive father signed the school form.
I'm phoning as the mum of a sick pupil.
Pop picked her up after school.
He begot him, the old Bible would say.
She's expecting, so soon she'll be the baby's mother.
I'm not his brother, though I look young; I'm his dad.
He held her in the delivery room, minutes old, his firstborn.
The note was signed by her mama.
Relation to the patient: mother
Relation to the minor: father, sole custody
She named him herself when the midwife laid him in her arms.
As a father I worry about him.
As her mother I have a right to know.
She has his nose; no wonder, he's her dad.
We are his mum and dad.
We're the parents of the bride.
The groom's mother, that's who she is.
His dad, yes, that's me.
The boy's own mother stood before him.
Parent of the applicant
I attend the parents' evening for her, being her mum.
My boy broke his arm, I'm the dad.
She is listed as mother on the birth certificate.
His name stands under father on her birth certificate.
He never was a good dad to her.
She's been mother to him since the adoption.
Father, not uncle.
She's more than a friend, she's the mother who raised him.
The man changing the baby's nappy is its father.
His mother, on whose milk he grew up.
I hereby give consent as mother of the child.
She told me she was the girl's mummy.
My own flesh and blood, I'm his pa.
He is a dad, and the girl is his.
On Mother's Day he brought her flowers, as she's his mum.
On Father's Day she bakes him a cake, since he is her dad.
Emergency contact: dad
Emergency contact: mum, at home all day
Next of kin: mother
You're his mother? That's right.
Her father gave her his surname at birth.
She weaned him and potty-trained him, her first baby.
He paid for her nappies and her studies, as dads do.
The lady is no aunt but the mother.
He has been a father to her from the first day.
I'm writing in my role as father of your pupil.
The maternity ward sent her home with him in a sling.
""",
        "child": """
He inherits from her as her only son.
She's his offspring.
I'm calling about my mum, as her daughter.
He was raised by them; he is their kid.
Relation: daughter
She was born to them in 1998.
I sign for my old father, as his son.
My dad is a patient of yours, I'm his daughter.
The youngest in the nest: their little boy.
She is the apple of her father's eye.
My mother lives with you, so yes, I'm her son.
How are you related? I'm Mrs Brown's daughter.
He is his father's heir, his first-born.
Signed: your loving son
Not her husband, as you might think, but her son.
The girl at her side is her daughter.
Only the stepson, but she treats me as her own.
It's their toddler.
She came along with Mum and Dad as the youngest of their brood.
Contact in an emergency: eldest son
She is their adopted daughter.
A chip off the old block: he's his boy.
He's her son.
Relationship: daughter
I'm his daughter.
He is my firstborn.
Related as: son
She's his kid.
I'm his boy.
He's the youngest of her children.
That baby is hers.
She's our only child.
He's a chip off the old block, a true son of his father.
I'm not her sister, I'm her daughter.
Who is he to you? My son.
She inherits everything as his only daughter.
My mum is your patient, I'm her son.
My dad can't come to the phone, his daughter speaking.
Next of kin: son
Emergency contact: daughter
Relation to the patient: son, living nearby
The lad is the heir of that man, his only son.
She was born to them late in life.
She is daddy's little girl.
He's their adopted son.
She is the stepdaughter.
His offspring sat in the front row.
I'm the baby she once carried, now grown up: her son.
He was her bundle of joy.
He is not a nephew but the son.
She takes care of her aged father, as daughters do.
He looks after his old mum.
I'm calling for my father, who's hard of hearing.
My parents sent me to you.
The old lady is mine to look after, I'm her daughter.
I'm the son of the deceased.
The deceased left one child, me.
She's the fruit of their marriage.
The toddler on his shoulders is his son.
The baby in her arms is her newborn.
He is the son and heir.
I'm the daughter of the house.
Your tenant is my mother, I write as her son.
Daughter, not niece.
No brother of his, a son.
She's his girl and was born when he was thirty.
He is the lady's boy.
I got my red hair from my mum, I'm truly her daughter.
His own son took over the shop from him.
She followed in her mother's footsteps, a good daughter.
Descendant in the first degree: daughter
Insured through the parent, as a dependent child
Dependent child of the policyholder
She is his little princess, his first baby.
The groom is her eldest boy.
The bride is his daughter.
He is the fourth son of the couple.
I am what came of their marriage, their only kid.
He sat on his father's knee.
She clings to her mother's skirt, the little one.
Our son, yes, we are proud of him.
Our daughter takes after both of us.
Is he your brother? No, my boy.
Is she a friend? No, my daughter.
I'm his grown-up son.
I'm her grown-up daughter, not her carer.
We're her children, all three of us.
We kids are selling our late mother's flat.
I'm their kid, and they spoil me.
Born to the couple as their third girl
The youngster is theirs by birth.
They took her in as a baby and made her their daughter.
The foster son lives in their attic.
I was her tenth and last baby.
The child in question is his own.
He has his father's chin, like a proper son.
He gave his old father a kidney.
I visit her at the home each Sunday, as her only son.
I have power of attorney as the man's eldest son.
As her son I handle my mother's letters.
""",
        "sibling": """
We have the same mum and dad.
She is his big sister.
I'm calling about my brother.
They grew up in the same nursery, as brother and sister.
Relation: sister
She shares his parents.
I sign for my twin.
My kid brother is in your class.
The other son of our parents: that's him.
She is his half-sister on the father's side.
Our mother had two boys, him and me.
How are you related? She's my sister.
He is the younger of the two brothers.
Signed: your brother
We shared a bunk bed as children, our parents had just one room.
Not his wife, as you might think, but his sister.
The lad at her side is her brother.
They squabbled at their parents' table like all siblings.
My sis needs your help.
She came along as his twin sister.
We're twins, alike as two peas.
Contact in an emergency: elder sister
He's one of my three bros, the other two live abroad.
Our parents had me first and her two years later.
I'm her baby brother.
He's my brother.
Relationship: sister
She's my twin.
He is her kid brother.
My sis will ring you.
Related as: brother
They're twins.
The two are siblings.
He's my big bro.
She's his little sister.
I'm her younger brother.
Next of kin: brother
She's my half-sister on my father's side.
He's only a half-brother.
They were triplets and are still close.
No friend of mine, my own brother.
Not his girlfriend, his sister!
The same mother bore us both.
Our parents named us alike, him and me.
He's the uncle of my kids, my brother.
Emergency contact: younger sister
We grew up under one roof, brother and sister.
She is the elder of us two girls, same parents.
We are three brothers, he's the middle one.
I'm the youngest of four, she's the eldest.
He and I fought over our dad's attention.
She wore my hand-me-downs at home as the younger sister.
Our mother loved us both, him and me.
Is she your mother? No, my sister.
Is he your son? No, my brother.
We buried our father together, my brother and I.
They inherited equally from their late parents.
Sibling rivalry, that's all it is between them.
Her brotherly love for him? Sisterly, rather.
They are brothers, as like as two peas.
Signed: the sister
Relation to the patient: brother
Relation to the pupil: older sister
Half-siblings, same mother, different fathers.
Stepbrother, since his mum married my dad.
My stepsister will collect it.
He was born two minutes after me.
We shared a womb.
Identical twins, nobody can tell them apart.
She's the daughter of my parents too.
He's my mother's other son.
She's my father's other daughter.
My parents had one more child after me, her.
My baby brother is getting married.
She donated bone marrow to her brother.
She speaks of him as her brother in the flesh.
They had the same nursery and the same parents.
He protected his little sis in the school yard.
My nephew's dad, my brother.
I'm the aunt of her children, her own sister.
Neither parent nor child: a sister.
Brother, not cousin.
Sister by adoption
They were orphaned together as boys of one family.
He's the black sheep among my brothers.
We're two sisters sharing a flat.
The brothers run the farm together.
The sisters don't speak to each other.
Mum always liked him better than me.
I was an only child until he came along.
She's the sister I always wanted, says my parents' last baby.
My elder brother filled in the form for me.
My younger sister will stand in for me.
He was born first, I'm the brother who came after.
In her family she's the second girl, I'm the third.
Our dad taught us both to swim, my sister and me.
Relative in the collateral line: brother
He is blood, my parents' firstborn, I'm their second.
He teases her as big brothers do.
Her twin brother looks nothing like her.
He's my sibling.
Brother of the bride
Sister of the deceased
The groom's best man is his own brother.
""",
        "friend": """
We've been mates since school.
She's my best pal, no relative at all.
I'm calling on behalf of a good friend.
They met at a club and have been chums ever since.
Relation: friend
She is not kin, but we are very close.
I sign for my buddy, who has no family.
My old schoolmate is a patient of yours.
Thick as thieves, yet no blood ties.
She is a friend from university days.
We play cards each Friday, he's a pal of mine.
How are you related? Not at all, we're just good friends.
He's my drinking companion.
Signed: your faithful friend
I've known and liked him for thirty years, but we aren't family.
Not his brother, as you might think, but his friend.
The chap at her side is a chum of hers.
They became friends in the army.
My bestie needs your help.
She came along as her closest girlfriend from school.
We are bosom buddies.
Contact in an emergency: a friend
He's an old mate I go fishing with.
Our friendship goes back to kindergarten.
No relation, merely friendship.
He's my friend.
Just good friends.
She's my best mate.
A pal from school.
Relationship: close friend
They're buddies.
We're not related, just friends.
He's a chum of mine.
She's an old friend of hers.
My bestie will pick it up.
Related as: not at all, a friend
We met at college and stayed close.
He's a good buddy.
We go way back, he and I, as mates.
Not my brother, only a friend.
She's like a sister, but really a friend.
We hang out together every weekend.
They've been pals since nursery school.
My confidante knows everything about me.
He's a mate from the football team.
No family ties, simply friendship.
We became friends on the bus.
I'm a friend of the patient.
Emergency contact: a friend
She isn't my daughter, she's my friend.
We play cards together and like each other.
We are thick as thieves, though no kin.
My dearest friend will speak for me.
They struck up a friendship on holiday.
He's a family friend, no more.
Friend of the bride
Bosom buddies, those two.
She is his pen friend.
We've been writing to each other as pen pals.
They clicked at once and have been friends since.
I chose him, he's no relative: a friend.
He's my gym buddy.
She is my partner in crime, my best friend.
We share our secrets, but not our blood.
He was my roommate and became a real friend.
Neither kith nor kin? Well, kith: a good friend.
My companion is a friend, not a relation.
An acquaintance who turned into a friend
A friend in need, that's what he was to her.
They are inseparable, the two friends.
Is she your sister? No, a girl friend from school.
Is he your dad? No, just an older friend.
She considers him a true friend.
He's one of the lads I go drinking with.
I'm her shoulder to cry on, her best friend.
We were army comrades and still visit each other.
He's my crony from the chess club.
Relation to the deceased: lifelong friend
A childhood friend
Their friendship has lasted for decades.
We're friends, not family.
My buddy lent me his van.
Friend, no kinship
We got to know each other at work and became friends.
She's my soulmate, purely as a friend.
He's the pal who taught me guitar.
The two made friends in the sandpit.
She's a playmate from the street.
I stand up for him as his friend.
The girls are best friends forever.
He counts her among his closest friends.
Friends of the family have the spare key.
She's my go-to girl for gossip, my best friend.
He's no blood of mine, but a loyal mate.
We have been on friendly terms for years, without any kinship.
I brought a friend along.
My friend here will translate for me.
Their parents don't know each other, the kids are friends.
They fell out as siblings? No, as friends.
We met by chance and get on like a house on fire.
I lean on her; a better friend I never had.
He is amigo and drinking mate to me.
A long-standing friend of the applicant
You're more than a neighbour to me, you're a friend.
She has no relatives here, I'm her friend.
""",
    },
    "outcome": {
        "win": """
We took all three points.
Our lads came out on top.
They lifted the cup.
Two nil to us at the final whistle.
Result: victory
The home side triumphed.
She defeated her opponent in straight sets.
The fans celebrated our victory until dawn.
We thrashed them.
They beat the champions.
How did the match end? In our favour.
The team left the pitch as winners.
It ended neither in defeat nor in a draw: we won.
We scored the deciding goal in the last minute.
He knocked his rival out of the tournament.
The opponents had to bow to us.
Champions at last!
We came from behind and still won.
Victory was ours.
The other team couldn't stop us.
They pulled it off in extra time.
She took the match and with it the gold medal.
Nobody could beat them that night; five one!
Their opponents went home empty-handed.
A narrow win for our side
We won.
They beat them easily.
Victory!
Three nil for us.
We are the champions.
Our team won the match.
She won in straight sets.
They came out on top.
He knocked out his opponent.
A clear win.
We scored the last goal and won.
The cup is ours.
They went home as winners.
It was a triumph.
We were the better side and got the points.
I beat my brother at last.
The home side won two one.
Our girls smashed them.
They defeated the favourites.
We didn't lose, we won.
What a win!
In the end we had the edge.
The trophy stands in our clubhouse now.
He crossed the line first.
We wiped the floor with them.
It wasn't a draw, we won in the last minute.
They secured the title.
The fans celebrated the victory all night.
We got through to the next round with a win.
She took the match in three sets.
Result: won.
Our lads did it!
We outplayed them from start to finish.
The opponents had no chance against us.
They won on penalties.
A late goal gave us the victory.
We left the pitch as winners.
I checkmated him.
It ended four one in our favour.
They earned a well-deserved win.
The gold medal is hers.
Our side prevailed.
We got the better of them.
They conquered the champions.
A narrow win, but a win.
He was victorious.
We can be proud, we won again.
How did it end? We won.
They took the points home.
Not a defeat but a victory.
The other side had to bow to us.
We routed them.
A hard-fought victory.
He raised his fist, for the match was his.
We turned the game round and won.
Our keeper saved the win.
They swept them off the court.
We overcame our rivals.
She came first.
The winners were carried off the pitch, and those were our boys.
We triumphed five to two.
They crushed the other team.
We just scraped a win.
We had more goals than they had.
The coach is thrilled with the victory.
Our team stays unbeaten and adds another win.
We sent them packing.
He outboxed the champion and took his belt.
A win on points.
They were held up for long, but won in the end.
We played badly and won all the same.
They had the last laugh and the cup.
The game went our way.
She beat all her rivals.
Match won, party on.
It was an away win for us.
We edged it by one point.
They ran out winners.
Our opponents lost.
The visitors could not stop us winning.
""",
        "loss": """
We went home without a single point.
Our lads came off second best.
They let the cup slip away.
Nil two against us at the final whistle.
Result: defeat
The home side succumbed.
She was beaten by her opponent in straight sets.
The fans mourned our defeat until dawn.
We got thrashed.
They were no match for the champions.
How did the match end? Badly for us, one three.
The team left the pitch as losers.
It ended neither in victory nor in a draw: we lost.
We conceded the deciding goal in the last minute.
He was knocked out of the tournament by his rival.
We had to bow to the opponents.
Second place only, the final went to the others.
We led for an hour and still lost.
Victory went to the other side.
We couldn't stop the other team.
They threw it away in extra time.
She dropped the match and missed out on the gold medal.
A hiding, one five, not our night.
We returned empty-handed and with our heads hung low.
A narrow loss for our side
We lost.
They were beaten.
Nil three against us.
He lost in the final.
We went home with nothing.
They were knocked out.
Our team lost the match.
She was beaten in straight sets.
The others won.
We had no chance.
They came out second best.
I was checkmated.
It was a heavy defeat.
We conceded a goal in the last minute and lost.
The home side lost one two.
They crushed us.
We didn't win, we lost.
Result: lost.
No points for us today.
They wiped the floor with us.
We had to bow to the better team.
He went down in the third round.
What a debacle.
The title is gone, we were beaten.
The opponents celebrated, we cried.
We were out of our depth and got hammered.
They lost on penalties.
It wasn't even a draw, we lost.
Our lads went under.
The visitors beat us.
She lost the match in three sets.
A narrow defeat.
They suffered a defeat.
We got beaten black and blue.
He threw in the towel.
The fans left in tears after the defeat.
A late goal robbed us of the point, and we lost.
Our rivals took the trophy.
We were outplayed.
It ended one four, and not in our favour.
They were sent home as losers.
How did it end? We lost.
The match went to the other side.
Our girls were beaten by a better team.
We were trounced.
He was outboxed and lost his belt.
They were defeated by one point.
We led for long and lost all the same.
The cup went to the others.
We fell to our rivals.
Not a victory but a defeat.
I lost to my sister again.
The coach blames himself for the defeat.
We collapsed in the second half and lost.
She failed to beat her opponent and was eliminated.
They got a real thrashing.
Our winning streak is over, we got beaten.
We bit the dust.
They lost by a mile.
We had fewer goals than they did.
They had to swallow another defeat.
We were beaten fair and square.
It was a home defeat.
He conceded the match.
Our opponents were too strong and won.
They lost their lead and the game.
They took all the points off us.
We came away empty-handed.
An own goal cost us the match.
We didn't stand a chance and lost by six.
She finished last and lost her crown.
We were no match for them.
They were hammered five nil.
The loss hurts.
Match lost, season over.
They played well but were beaten.
We missed the last penalty and they went through.
The better ones won, and that wasn't us.
""",
        "draw": """
Each side went home with a point.
There was no winner.
They ended up level.
Two all at the final whistle.
Result: tie
The home side and the guests cancelled each other out.
The players agreed on half a point each.
Neither set of fans had anything to celebrate or mourn.
We could not beat them, nor they us.
They held the champions to a goalless match.
How did the match end? Even.
The teams left the pitch as equals.
It ended neither in victory nor in defeat.
We equalised in the last minute, and that was the end.
The score was the same for both sides.
The two opponents were evenly matched, nil nil.
Honours even
We drew with them.
Nobody won, nobody lost.
A stalemate after forty moves
They finished all square.
A fair split of the points
The match was tied.
Three goals here, three goals there, and off home.
A goalless draw against our neighbours
Nobody won.
Nil nil.
No winner, no loser.
It ended level.
Two all after ninety minutes.
Both teams took a point.
The game ended in stalemate.
We drew.
Neither side could win.
They were level at the end.
A goalless draw.
We equalised in the last minute and it stayed that way.
They split the points.
It finished all square.
The chess game ended in a draw by agreement.
Result: draw.
Not won, not lost.
A point each.
We had to be content with a point.
The match ended undecided.
They tied three three.
Neither of them scored.
The final whistle blew at four all.
Both sides had the same number of goals.
They drew with their rivals.
We neither won nor lost.
How did it end? It was a tie.
A fair draw.
No side came out on top.
The score was equal at the end.
Both went home with one point.
We missed the win by a hair and drew.
They fought to a draw.
The teams parted evenly.
The game brought no winner.
An even score.
She and her opponent agreed to a draw.
They could not be separated.
It ended the way it began, nil nil.
Dead heat.
We were lucky to get a draw.
The two captains shook hands on a draw.
They cancelled each other out, two two.
It wasn't a victory, it was only a draw.
It wasn't a defeat, just a tie.
We saved a point.
A draw that helps neither team.
After a late equaliser they shared the spoils.
The match remained without a winner.
Our team drew at home.
Same score for both.
A boring nil nil.
Each team got one goal, and that was it.
The rivals finished on equal terms.
We could only manage a draw.
Nobody lost.
All even at the end.
They tied the game.
Both teams were happy with the point.
The judges called it a draw.
One goal each and a handshake.
The score stood at five five when it ended.
Neither team deserved to lose, and neither did.
They played out a draw.
Equal at the final whistle.
No goals, no winner, one point each.
The derby ended in a tie.
It ended with the scores level.
We threw away the win and had to settle for a draw.
In the end the scoreboard showed the same figure on both sides.
Perpetual check, so half a point each.
Both claimed a moral victory, but it was a draw.
It was six of one and half a dozen of the other, three all.
Drawn match.
The points were divided.
""",
    },
    "damage": {
        "water": """
The bathtub overflowed.
Rain seeped through the wall, and the plaster is soaked.
A leaking hose ruined the parquet.
The dishwasher ran out over the kitchen floor.
Cause of damage: water
The carpet is sopping wet, the toilet overflowed.
We had to pump the basement dry.
There's mould because of a dripping tap.
The upstairs neighbour left the bath running.
Our boiler sprang a leak and drenched the hall.
What happened? The pipe froze and cracked, everything was under water.
The brook rose into the ground floor.
The damp has crept up the walls from a broken drain.
A flood ruined the furniture.
I was standing ankle-deep in my own kitchen.
The aquarium burst over the sideboard.
It wasn't fire, it was the tap water.
The plumber found the broken pipe behind the tiles.
Sewage came up through the drains.
The ceiling has a wet patch that grows.
My laptop drowned when the pipe above it gave way.
The washing machine hose came off and soaked the flat below.
High water swept through our cellar.
All my books are sodden from the leak.
Drying machines have been running in the flooded rooms for days.
The cellar was flooded.
The tap was left running overnight.
Everything got soaked.
The carpet is sopping wet.
Peril: water
The toilet overflowed.
A burst main turned the shop into a pond.
Mould has grown where the wall got damp.
The hose of the dishwasher came loose.
The boiler tank split and drenched the loft.
It wasn't fire, it was a leaking radiator.
The aquarium cracked and the floor swelled up.
How did the parquet warp? From a dripping pipe.
The river rose and came into the ground floor.
Damage through escape of water.
The sewer backed up into the basement.
The sprinkler went off by mistake and soaked the stock.
Our sofa floated in the living room.
Pump out the cellar, it is knee-deep.
The plaster is falling off because of the wet.
My phone fell into the bath.
The wallpaper peels where it trickled down.
Someone forgot to turn off the shower.
A joint under the sink gave way and soaked the cupboard.
The frozen pipe cracked and thawed all over the hall.
The electrics were ruined when the bathroom above flooded.
The plumber found the leak behind the tiles.
The tea was spilt over the laptop.
We had to dry the walls with machines for weeks.
Kind of damage: flooding
The waterbed sprang a leak.
A wet patch spread over the bedroom ceiling.
Nothing was stolen, but the cellar stood under water.
The documents are wet through and illegible.
The flood carried mud into every room.
The seal on the shower tray had perished, and it seeped into the joists.
It dripped on the piano for days.
I came home to a swimming pool in the kitchen.
The overflow was blocked and the basin ran over.
Ground water pushed up through the cellar floor.
The boxes in the basement are soggy.
Water damage.
The neighbour's bathtub emptied itself into our flat.
The cistern leaked unnoticed.
It was the heating pipe that burst in the wall.
The damp ruined the paintings.
The mattress was drenched by the leak.
Their stock of paper got wet and had to be pulped.
The drains could not cope and the yard drowned.
The freezer defrosted and the puddle ruined the floorboards.
Boards swollen, skirting sodden, cause: leaking pipe.
We waded through the hall in rubber boots.
A rusted pipe had been weeping for months.
No flames, no smoke, just litres and litres on the floor.
The bucket tipped over onto the control box and drowned it.
The insurer sent a drying firm after the pipe broke.
Moisture got into the camera.
The roof gutter was clogged, so it seeped in under the eaves.
The stream behind the house broke its banks.
The stopcock failed and the utility room was awash.
My neighbour below rang to say it was dripping from his lamp.
A cracked cistern lid did for the ceiling below.
The lake came up to the doorstep and over it.
Who was to blame? The fitter who left the pipe unsealed.
The rug is ruined because the vase tipped over and soaked it.
Everything in the cellar is dripping.
The swimming pool leaked into the party room.
The garden hose had been left on against the window.
The car was swamped in the flooded underpass.
The water pipe in the attic came apart.
We mopped for hours.
The condensate ran out of the air conditioner and down the wall.
The books swelled up and stuck together.
Limescale burst the valve, and the flat below got a shower.
Damage from leaking tap water, two rooms.
It all began with a tiny drip under the sink.
The tide washed into the boathouse.
""",
        "fire": """
The shed went up in smoke.
A short circuit set the cupboard alight.
Sparks from the chimney kindled the roof.
The chip pan caught light on the stove.
Cause of damage: fire
The walls are black with soot, it smells of burning.
Only ashes are left.
A cigarette burnt through the sofa and the room was ablaze.
The neighbour's barn was burning and the flames leapt over.
Our Christmas tree caught alight.
What happened? The house was gutted by a blaze.
The arsonist has been caught.
The beams are charred.
An inferno destroyed the warehouse.
I saw the flames shooting out of my own kitchen.
The battery overheated and ignited the desk.
It wasn't water, it was a blaze.
The fire brigade needed two hours to extinguish it.
The smoke alarm went off, but the bedroom was already in flames.
The curtain has a scorched edge from the blaze.
My coat went up in flames on the heater.
The iron was left on and burnt the place down.
A wildfire swept over our cabin.
All my books are burnt to cinders.
The kitchen was razed by burning fat.
The house burnt down.
It went up in flames.
The kitchen caught fire.
Cause: fire
A candle set the curtains alight.
The barn is ashes now.
Everything is black with soot.
Sparks from the chimney lit the thatch.
The toaster began to smoke and then flames came out.
Only charred beams are left.
The fire brigade put it out after an hour.
A short circuit started a blaze.
Somebody threw a match in the bin.
It smouldered in the hay and then flared up.
The arsonist struck again.
The sofa was scorched by an ember.
We smelt smoke and ran.
The garage was gutted.
Peril: fire and smoke
Not a drop of water, it was a fire.
The fat in the pan ignited.
The Advent wreath burned and took the table with it.
An exploding battery set the shed ablaze.
The workshop has burnt out completely.
The heater was too near the bed and the blanket caught.
The stove overheated and the wall behind it began to glow.
Firemen broke down the door and hosed the flames.
Smoke has ruined all the clothes.
The tumble dryer went up.
The kids were playing with matches in the attic.
How did it happen? A cigarette in bed.
The car burned out on the hard shoulder.
Our fence was singed by the neighbour's bonfire.
The wildfire reached the holiday homes.
A firework landed on the balcony and set it alight.
The roof timbers were reduced to charcoal.
Damage type: fire
The plastic melted in the heat of the blaze.
Nobody broke in, the shop burned.
The fuse box burst into flames.
The oven glove lay on the hotplate and caught.
It was a chimney fire.
The barbecue tipped over and the decking burned.
The archive was consumed by fire.
Thick smoke poured from the windows.
The restaurant is a blackened shell.
The hot ash in the dustbin kindled the carport.
They lost everything in the flames.
The walls are sooty and the furniture is charred.
The electric blanket overheated and set light to the bed.
The lamp fell into the straw, and the stable was soon alight.
The phone charger melted and burned a hole in the desk.
The alarm went off too late, the flat was burning already.
An iron left face down scorched the board and then the room.
The welder's torch set the insulation smouldering.
The paper store burned for three days.
The caravan burst into flames.
According to the report, the building was set on fire on purpose.
I saw the glow from miles away.
The damage stems from a blaze in the boiler room.
The firefighters could only save the walls.
Burns on the worktop from a red-hot pan.
The hedge caught from the weed burner.
The fireplace spat an ember onto the rug.
Kerosene was poured and lit.
Our summer house is a heap of cinders.
The oil lamp exploded and spread flames everywhere.
It was neither thieves nor gales that ruined us but a burning candle.
Scorch marks all over the wall.
The wiring sparked and the loft was on fire.
The bus shelter was torched.
The hob was left on under an empty pan, and the kitchen is burnt out.
What you smell is the burning from last night.
The tablecloth went up when the candle fell.
Two engines and a ladder were needed to douse it.
The hay had self-ignited.
It was ablaze within minutes.
Fire damage.
The Christmas lights overheated and burned the tree.
Our hotel burned to the ground.
""",
        "theft": """
My bike has been nicked.
Someone forced the window and emptied the safe.
A pickpocket had my purse.
The jewellery was gone, the door was prised open.
Cause of damage: theft
The drawers were ransacked and the silver is missing.
We were robbed.
The car was pinched from our drive.
The neighbour saw two masked men carrying off our telly.
Our shop was looted by a gang.
What happened? Crooks made off with the computers.
The police are looking for the culprit who took it.
The burglar came through the cellar.
An intruder helped himself to our cash.
I caught the thief red-handed in my own kitchen.
The padlock was cut and the moped taken.
It wasn't lost, it was stolen.
The loot was worth ten thousand.
The alarm went off, but the robbers had already fled with the paintings.
The lock has marks of a crowbar, and the rings are gone.
My coat was swiped from the cloakroom.
Shoplifters walked off with the goods.
A raid on our jeweller's
All my records have been carried off by housebreakers.
While we were on holiday, uninvited guests cleared out the flat.
My bike is gone, the lock was cut.
Someone broke in.
They stole the jewellery.
We were burgled.
The safe was forced open.
Peril: theft
A thief took my wallet.
The back door had been jemmied.
My bag was snatched.
The pickpocket got her purse.
The television has been nicked.
Thieves cleared out the shed.
The car was stolen from the drive.
He came home to emptied drawers.
Somebody pinched my laptop from the library.
Cause of loss: burglary
They smashed the window and grabbed the radio.
The intruders left with the silver.
It did not burn, it was stolen.
A shoplifter walked off with the coats.
The till was robbed.
How did you lose it? A thief had it.
The lead was taken off the church roof at night.
Copper cables were stripped and carried away.
The police took fingerprints off the forced window.
Masked men emptied the shop.
The parcel was swiped from my doorstep.
Somebody helped himself to our tools.
The mugger tore off her necklace.
The cleaner pocketed the rings.
The lock was picked and the paintings were gone.
Pilfered from the warehouse.
My caravan vanished from the storage yard.
He was held up at gunpoint and relieved of his watch.
The gang hauled off the cash machine.
Nothing got wet or burnt, but the valuables are missing.
The culprits got in through the skylight and took the cameras.
The bicycle was stolen outside the baths.
The lorry was hijacked with all the goods.
The wheels were taken off my car.
An employee had been stealing stock for months.
Kind of damage: break-in
The suitcase was lifted at the airport.
Our hotel room was ransacked.
The robbers escaped with the takings.
Items were removed by persons unknown.
They crowbarred the door.
The stolen goods have not turned up.
The coat was taken from the cloakroom by someone.
He left the door unlocked and a stranger walked out with the stereo.
My scooter got nicked.
The museum was raided.
The display case was broken and the coins were missing.
The neighbours saw two men carry the piano into a van that was not ours.
I reported the theft.
The burglars even took the fridge.
They had cut the alarm wires.
The housebreaker was caught on camera.
Drawers pulled out, jewellery box empty, window forced.
Larceny, says the police report.
The phone was grabbed out of my hand.
A robbery at the petrol station.
The trailer was uncoupled and towed away by thieves.
Somebody siphoned the diesel out of the tank.
It isn't mislaid, somebody swiped it.
The handbag was lifted from the chair.
The villain got away with her pearls.
The garden furniture was carried off overnight.
A burglary left them without computers.
Our boat engine was unscrewed and stolen.
Plundered while we were on holiday.
The cash box has been looted.
My locker was broken open and the clothes were gone.
The catalytic converter was sawn off and taken.
Crooks.
The insurers want a list of everything the thieves took.
The chickens were stolen from the coop.
The violin was taken from the parked car.
He woke up to find a robber in the hallway.
A con man walked out with the tablet.
""",
        "storm": """
The hurricane took the tiles with it.
A gust smashed the greenhouse.
Hailstones dented the bonnet.
The chimney toppled in the squall.
Cause of damage: wind
The fence was flattened by a tempest.
A branch crashed on to our car in the gale.
The parasol flew through the pane in a violent gust.
The old oak came down on the garage when it blew so hard.
Our marquee was carried off by a whirlwind.
What happened? A tornado ripped through the street.
The weather office measured force eleven, and our roof is gone.
The gusts tore the shutters off their hinges.
A cyclone wrecked the barn.
I watched the gale lift my own carport.
The satellite dish was torn down in the hurricane.
It wasn't burglars, it was the storm.
The antenna snapped in the strong wind.
The tiles were rattling all night, and by morning half were blown off.
The solar panels were cracked by hail as big as eggs.
The awning was shredded by the winds.
The trampoline sailed over the hedge in the squalls.
A typhoon swept over our cabin.
All my sunflowers and the shed were flattened by the gale.
The scaffolding came down in last night's high winds.
The roof was blown off.
A gust knocked the fence flat.
A tree fell on the car in the gale.
The wind smashed the greenhouse.
Peril: storm
The tornado flattened the barn.
Hail dented the bonnet.
The hurricane tore out the windows.
Tiles flew down the street.
The parasol was carried off by a squall.
The gale ripped the shutters away.
Branches came down on the garage.
Cause: storm
A typhoon battered the harbour.
The trampoline was hurled into the neighbour's garden.
Our marquee took off in the wind.
The scaffolding was blown over.
It was not thieves, it was the gale.
The tempest brought down the mast.
How did the glass break? The wind slammed the door.
The cyclone has laid waste to the village.
The aerial snapped in the gusts.
The wind lifted the carport off its posts.
An uprooted oak crashed through the conservatory.
The advertising sign was torn off by the wind.
Storm damage to the eaves.
The twister sucked up the shed.
Hailstones the size of eggs broke the panes.
A blast of wind overturned the caravan.
The weather vane ended up in the pond after the gale.
The blizzard brought the power lines down.
Force ten winds hit the coast and ours was the first roof to go.
The fir snapped like a match and hit the wall.
The whole row of poplars lies across the drive since the tempest.
The plastic sheeting flapped and tore in the wind.
Damage type: gale
The wind blew out the shop window.
The sail was torn to ribbons in the squall.
The sun blind was wrenched off by a gust.
The storm took the chimney pot.
The ridge tiles are gone since the hurricane.
It howled all night and in the morning the pergola was kindling.
The windmill lost a wing in the gale.
The barn doors were blown off their hinges.
No fire, no flood, just a terrible wind.
Loose slates were whirled about and hit the car.
The beach huts were blown to pieces.
The crane toppled in high winds.
The storm front swept the solar panels away.
A falling branch broke the skylight during the gale.
Our tent was ripped apart by the wind.
The wind speed was above the insured limit, says the weather office.
The bus shelter was knocked over by gusts.
The squall capsized the boat.
The gutters hang loose since the gale.
He watched his roof sail over the street.
Storm felled the pear tree onto the wall.
The gale-force winds cracked the glass front.
The hail and the wind stripped the vines.
The hen house was lifted and dropped in the field by a whirlwind.
The bike shelter was crushed by a tree the storm had uprooted.
The wind got under the flat roof and peeled it off.
The garden wall was pushed over by the sheer force of the wind.
Kind of damage: hurricane
Wind.
The autumn gales cost us the summer house.
A sudden gust flung the ladder through the window.
Half the forest is down since the storm.
The balcony screen flew away.
The tarpaulin was shredded in the tempest.
The swing was found three gardens away after the gale.
The thunderstorm winds bowled over the bins and dented the door.
After the cyclone the hangar had no roof left.
The bad weather front uprooted the old lime, which hit the gable.
The church spire was bent by the hurricane.
The garage door was pressed in by the wind.
The scarecrow, the fence and the shed were all blown away.
The typhoon spared nobody on our street.
What wrecked the awning? A gust.
""",
    },
    "genre": {
        "crime": """
The inspector finds a body in the library.
Sherlock Holmes is on the case.
The butler is the culprit.
A policewoman hunts a serial killer.
Genre: thriller
It's a whodunnit.
The bank robbers are on the run from Scotland Yard.
A private eye is hired to shadow a banker.
It begins with a corpse in the park.
Readers puzzle over clues and alibis.
What is it about? A poisoning and five people with a motive.
The commissioner arrests the wrong man.
A dead judge, a bloody knife and no witnesses.
Miss Marple would have loved this book.
The heiress has been kidnapped, and the ransom note is a riddle.
Fingerprints on the gun give the murderer away.
Not a love story but a thriller.
A gripping tale of gangsters and informers
The last page reveals the killer.
Suspense from the first shot to the arrest.
A forensic doctor reads the traces on the victim.
The sleuth gathers all the suspects in the drawing room.
A cold case is reopened after twenty years.
The mafia boss is betrayed by his own men.
A hard-boiled detective story from the docks
A detective hunts a serial killer.
Who shot the banker?
It's a whodunit.
The inspector finds a bloody knife.
It starts with a murder.
Everyone in the house is a suspect.
A tense thriller from start to end.
The police are in the dark until the last chapter.
An old-fashioned murder mystery.
The butler did it, or did he?
A private eye with a bottle in his desk.
The robbers plan one last heist.
A corpse in the canal, and no witness.
The detective always gets his man.
A bank robbery goes wrong.
No love, no dragons, just a dead man and forty clues.
The poison was in the tea.
A cold case is reopened.
You keep guessing who the murderer is.
The story follows a hitman on the run.
A lawyer has to prove that his client is no killer.
Someone in the village has strangled the postmistress.
The suspense kept me awake all night.
Fingerprints, alibis and a stolen necklace.
A hostage, a gun and a ticking bomb.
The sergeant has seventy-two hours to find the missing girl.
A gang of jewel thieves falls out.
It is a police novel through and through.
The sleuth is a retired schoolteacher.
Drug dealers, corrupt cops and a car chase.
At the end the culprit is led off in handcuffs.
An undercover agent infiltrates the mob.
He follows the clues from one corpse to the next.
A psychological thriller with a nasty twist.
I suspected the gardener, but it was the nurse.
The killer leaves a playing card at each scene.
Forensics play a big part in it.
A blackmailer is stabbed at a dinner party.
Page after page of chases, traps and shoot-outs.
She reads nothing but murder stories, and this is one more.
The body in the boot has no name.
A spine-chilling hunt for a sniper.
Shelf: crime.
What is it about? A murder in a lighthouse.
The commissioner smokes, broods and finally makes an arrest.
Kidnappers, ransom and a bent policeman.
It reads like the file of a murder inquiry.
A spy is found dead in his bath.
Scotland Yard is baffled.
The plot turns on a forged will and a dead heir.
It's full of crooks and cops.
An innocent man sits on death row.
A locked room, a dead colonel, no weapon.
You bite your nails until the murderer is caught.
Mystery fans will love puzzling over the evidence.
The amateur sleuth knits and solves killings.
Not a romance, unless you count the couple who poison their lodgers.
The pathologist finds something odd under the nails.
Thriller, six hundred pages of tension.
It tells of the perfect crime.
A journalist digs up a murder that others want buried.
The stakeout goes wrong, and an officer dies.
The whole book is a cat and mouse game between a killer and a policewoman.
Three suspects, one motive, no confession.
A safe-cracker is forced to do one more job.
Dark, violent and full of criminals.
Her husband is missing, and the police think she did it.
The novel is about an assassin with a conscience.
The trail of blood leads to the vicar.
She writes about murders in a sleepy seaside town.
A case for the homicide squad.
Cosy crime with cats and corpses.
The witness is silenced before he can testify.
You will never guess who pulled the trigger.
A thriller about a stalker.
An arsonist is on the loose.
The gumshoe meets a client who lies to him.
A con man plays one gang off against the other.
Murder, motive, arrest: that is how it goes.
""",
        "romance": """
A shy baker loses her heart to the new doctor.
He kneels down and proposes at last.
Their first kiss comes on page two hundred.
A nurse and a pilot can't stop thinking of each other.
Genre: love story
It's a tale of longing and tender letters.
The two start out as enemies and become sweethearts.
A widow finds happiness in another man's arms.
It begins with a glance across the ballroom.
Readers sigh and reach for a tissue when the couple are reunited.
What is it about? A girl torn between two admirers.
The heroine runs off with her beloved.
A summer fling, a broken heart and a wedding.
Butterflies in the stomach on every page
The shop girl wins the heart of the millionaire.
Passion under palm trees
Not a thriller but a romance.
A slushy tale of darlings and roses
The last page ends at the altar.
Will he confess his feelings to her? He will.
A matchmaker brings together two lonely hearts.
The lovers are parted and find each other again.
Boy meets girl, and sparks fly.
An office flirtation becomes the love of a lifetime.
A book for everyone who dreams of Mr Right
They fall in love at first sight.
It's a love story.
Two hearts find each other.
She marries the man of her dreams at the end.
A sweet romance with a happy ending.
Will he ever tell her that he loves her?
A summer fling becomes true love.
They kiss in the rain on the last page.
A tale of yearning and tender glances.
He proposes on a bridge.
The story of two lovers kept apart by their families.
It's about a holiday romance.
She has to choose between two men who adore her.
A broken heart is mended by a kind vet.
From enemies to lovers.
A love triangle in a small bakery.
Nobody is murdered, they just fall for each other.
It is all about butterflies in the stomach.
A lonely widow finds love again.
You will swoon.
His love letters arrive too late.
Cupid has a busy time in this book.
A wedding planner falls for the groom.
Childhood sweethearts meet again after years.
Full of sighs, kisses and moonlight.
The millionaire loses his heart to the maid.
Shelf: romance.
A slow burn between two colleagues.
They hate each other, until they kiss.
What is it about? A great love.
She waits for his letter, he waits for hers.
A heart-warming story about finding Mr Right.
The boss and his secretary can no longer hide their feelings.
It ends, of course, with wedding bells.
A love that survives every obstacle.
I cried when they finally got together.
Two strangers share a taxi and end up sharing a life.
A bittersweet love affair by the sea.
He has loved her from afar for years.
Soft, dreamy and full of passion.
Nothing but flirting, longing and kissing.
Their eyes meet across a crowded room.
She writes about couples who find happiness.
A fake engagement turns into real feelings.
Matchmaking aunts have their way in the end.
A second chance at love for two divorcees.
The shy librarian dreams of the handsome neighbour.
A steamy affair on a ranch.
It's a feel-good book about soulmates.
No detectives here, only lovers.
They miss one another at every turn until fate brings them together.
A nurse and a surgeon, and a secret passion.
Her heart belongs to another man.
A tear-jerker about a doomed love.
The sort of book with an embracing couple on the cover.
It tells how he won her hand.
The best friend turns out to be the one she loves.
A dance, a kiss and a promise for ever.
He leaves his job to follow the woman he loves.
She ran from the altar into another's arms.
A tale of passion between a chef and her rival.
My aunt loves these books where all ends in an embrace.
Pure longing on three hundred pages.
Two online dates go wrong, the third is love.
The novel is a hymn to love.
A pair of lovers, a misunderstanding, a reunion.
Romantic from cover to cover.
Boy loses girl, boy wins her back.
The cowboy sweeps the schoolteacher off her feet.
A kiss under the mistletoe changes everything for her.
Her ex is back, and so are her feelings.
A match made in heaven, if only they knew it.
An office flirtation grows into something deep.
He climbs up to her window with a rose.
Not a thrill, not a ghost, just two people in love.
The question is only when they will say I do.
Love conquers all in this tender tale.
She pretends to be indifferent, though her heart pounds whenever he enters.
A story for everyone who has ever been in love.
The florist receives bouquets from a secret admirer.
""",
        "fantasy": """
The young mage must find the enchanted stone.
Goblins and trolls besiege the tower.
The boy can speak with griffins.
A sorceress turns the prince into a raven.
Genre: fantasy
It's a tale of orcs, dwarves and spells.
The hero rides a winged horse to the land of shadows.
A portal in the wardrobe leads to another realm.
It begins with a prophecy about the chosen one.
Readers get lost in a world of fairies and giants.
What is it about? A wand that obeys nobody.
The dark lord awakens in his fortress.
A potion, a curse and a talking wolf
Gandalf would feel at home in this book.
The apprentice of the warlock frees a demon.
Magic flows through her veins, and the elves fear her.
Not a historical novel but fantasy.
An epic about a made-up kingdom where the trees can walk.
The last page sees the dragon slain.
A pixie guides the children through the enchanted forest.
A school for wizards trains the orphan.
Werewolves and vampires fight for the moon crystal.
The crystal ball shows her the land of the undead.
Mermaids guard the magic pearl.
A world where spells replace science and phoenixes carry the mail
A young wizard learns his first spell.
Dragons circle above the tower.
The elves go to war with the trolls.
A magic sword chooses its owner.
It plays in a world of witches and giants.
A girl steps through a mirror into another realm.
The ring makes its wearer invisible.
A unicorn must be saved.
Shelf: fantasy.
A boy finds out that he can talk to dragons.
The prophecy speaks of a chosen one.
Goblins, fairies and an enchanted forest.
An evil sorcerer has put the land to sleep.
It's about a school for magicians.
There are maps of invented kingdoms in the front.
The hero rides out to slay a dragon.
The fairy queen has lost her wand.
A quest for a magic stone.
Every cat in this book can cast spells.
The dwarf king guards his mountain hoard.
What is it about? Elves, mostly.
The trees talk and the rivers remember.
In this world people have magic in their blood.
A werewolf and a vampire join forces.
She can shape-shift into a raven.
A cursed prince lives as a frog.
The portal behind the wardrobe leads to a land of fauns.
The last dragon egg hatches.
It is no history, for no such kingdom ever existed.
An epic about orcs and rangers.
The witch brews a potion that stops time.
A magician's apprentice lets a demon loose.
The gods of an invented land are at war.
Ghosts, wands and flying carpets.
A knight without fear meets an ogre under a bridge.
Sorcery, swords and strange beasts.
The book of spells falls into wrong hands.
A phoenix rises in the final battle.
The heroine has wings.
Made-up worlds with two moons and talking foxes.
The trolls turn to stone at dawn.
He is half elf and half man.
A pixie leads the children into the hollow hill.
Not a crime story: it has basilisks in it.
The enchantress rules over ice and snow.
A griffin lands in a farmer's field.
They travel through a land where shadows bite.
A boy pulls the magic blade from the stone.
The author has invented a language for her elves.
The genie grants three wishes.
A necromancer raises an army of skeletons.
The king's crown is under a spell.
A tale of magic and monsters.
The little hobbit-like folk live in burrows.
Centaurs gallop across the plain.
Wizards duel with fire and lightning.
The thief steals a charm from a sleeping giant.
In the end the curse is lifted.
A kraken, a sea witch and a ship that sails the clouds.
Only a true mage can open the gate.
The imp in the bottle wants to be freed.
A realm of nymphs and nixies is in danger.
You need a liking for wizards to enjoy it.
An orphan discovers her magical powers.
Full of hexes and hobgoblins.
High fantasy in nine volumes.
The dragon rider loses her dragon.
Each rune gives its bearer a new power.
The moon people send a talking owl as messenger.
A broomstick race opens the book.
The sorceress swaps bodies with a queen.
It takes place beyond the edge of the known world, among ogres and sprites.
The talisman glows when demons are near.
A bard whose songs can bend iron.
A fairy-tale world where wolves have kings.
The spell wears off at midnight.
Kids who fly, beasts that speak, staffs that shoot light.
A magical forest swallows all who enter.
The oracle sends four companions to find the lost crystal.
No real place or time, just enchanted isles and their mages.
""",
        "history": """
The story follows a family through the French Revolution.
A Roman centurion marches to Hadrian's Wall.
Henry VIII and his court come alive.
A novel about the Great Fire of London and the people of 1666
Genre: historical
It's set among the weavers of the nineteenth century.
The heroine serves at the court of Catherine the Great.
A knight goes on the Third Crusade.
It begins in the year 1348, as the plague reaches the city.
Readers are taken back to ancient Athens.
What is it about? Life in Tudor England.
Napoleon's soldiers retreat through the snow.
A Viking longship lands in Northumbria in 793.
Caesar crosses the Rubicon once more in these pages.
The stonemasons of a twelfth-century cathedral are at the heart of it.
Victorian London, gaslight and workhouses, as they really were
Not fantasy but true to the past: a historical tale.
An epic about the Thirty Years' War
The last page sees the fall of Constantinople.
Columbus sets sail, and a cabin boy tells the tale.
A scribe in Babylon watches an empire crumble.
The trenches of 1916 form the backdrop.
The author researched the archives to bring back the days of the Medici.
Cleopatra's reign is retold by her maid.
A tale of bygone centuries, with real dates and real battles
It is set in ancient Rome.
A novel about the Middle Ages.
The story takes place during the French Revolution.
A historical novel about a queen.
It plays at the court of the Sun King.
A stonemason builds a cathedral in the twelfth century.
The plague rages in the medieval town.
It follows a family through the First World War.
The Vikings land on the coast of England.
Shelf: historical.
A tale of knights in the time of the crusades.
Set in the days of the pharaohs.
A young soldier marches with Wellington.
We learn how people lived in Victorian times.
It tells of the fall of Constantinople.
The author has studied the old archives.
A page boy at the court of Henry the Eighth.
It is about the emigrants of the nineteenth century.
A midwife in the Thirty Years' War.
The siege of the city in olden days is told as it really was.
What is it about? The Black Death.
The last days of Pompeii.
It describes life in a Roman legion.
A gladiator's life under Nero.
The Mayflower crosses the ocean.
The American Civil War divides two brothers.
Real kings, real battles, well researched.
A novel from the age of the Reformation.
The story of a Tudor cook.
It takes you back to the Stone Age.
The Spanish Armada sets sail.
A merchant family in Renaissance Florence.
No magic here, just the true life of a medieval nun.
The reader meets Cleopatra at her court.
It retells the voyage of Columbus.
The battle of Hastings, seen through a squire's eyes.
An epic of the Wild West settlers of long ago.
A slave in ancient Athens is freed.
It is a portrait of the eighteenth century.
The guillotine falls, and the aristocrats flee.
A monk copies books in the year one thousand.
The tsar and his family in their last year.
The book brings the past to life.
Weavers rise up in the early days of the factories.
The story plays out during the Blitz.
It is about the suffragettes and their fight.
A saga of the Norman conquest.
Genghis Khan and his horsemen ride across the steppe.
Samurai serve their lord in old Japan.
A tale from the time of the Gold Rush.
The Peasants' Revolt, told by a miller.
A village in the Great War.
The building of the pyramids is its subject.
The hero fights at Waterloo.
A ship's boy sails with Nelson.
It is based on the life of Joan of Arc.
A fur trader in colonial times.
The Boston Tea Party and what came of it.
Historical fiction with lots of footnotes.
It traces the rise of the Medici.
Life on a plantation two hundred years ago.
The Huguenots flee from France.
The book is about the court of Catherine the Great.
A candle maker's family in Georgian London.
A Celtic chief defies the legions.
You learn a lot about the Byzantine Empire.
The Great Famine drives them from Ireland.
A tale of carriages, corsets and the Congress of Vienna.
Alexander leads his army to India.
How a scribe lived in Babylon.
The trenches of the Somme are described with care.
It shows the world of the Hanseatic merchants.
A fictional diary from the days of Prohibition.
The Aztec empire falls to the conquerors.
It makes a bygone century come alive, lice, wigs and all.
An author faithful to the sources and the bygone age.
The Wars of the Roses tear a family apart.
A chambermaid watches the reign of Queen Victoria.
A shepherd boy in biblical times sees the legions come.
The Berlin airlift is the backdrop.
""",
    },
    "sport": {
        "football": """
The goalkeeper saved the penalty.
We watched Arsenal play Chelsea.
The referee showed him the red card for a foul on the winger.
She's a centre-forward in the women's league.
Sport: soccer
They dribble past the defenders.
It was offside, so the goal didn't count.
Our lads train on the pitch twice a week, with two goals and one ball.
The World Cup final went to penalties.
A free kick just outside the box
What do they play? Soccer.
He curled the corner into the net.
New boots with studs and shin pads are needed.
My grandson wants to be the next Beckham.
Jumpers for goalposts in the park
Half-time was whistled, nil nil after forty-five minutes.
Not tennis but football.
The midfielder passed to the left back.
No hands, unless you are the keeper.
A throw-in by the sideline
The fans sang on the terraces at Old Trafford.
She headed the cross over the bar.
Our kickabout is every Sunday on the green.
He's been a footie fan since he was four.
The sweeper cleared the ball off the line.
He scored a header.
Sport: football, second division
She plays in goal.
They lost on penalties.
We kick a ball about.
Eleven against eleven on the pitch
He was offside again.
A corner kick in the last minute
Our team got relegated.
What does she play? Soccer.
The World Cup final went to extra time.
He dreams of the Champions League.
I bought new studded boots for the pitch.
The goalkeeper dropped the ball.
My son is a left winger.
She dribbled past three defenders and shot.
It ended nil nil.
He dives in the penalty box.
The centre forward got a hat-trick.
The wall jumped, but the free kick went in.
They were shown yellow cards.
We need a new centre back.
The linesman raised his flag.
He heads and volleys the ball into the net.
The midfielder was sold to another club.
An own goal cost them the cup.
She coaches the girls' soccer squad.
Half-time, and we are two goals down.
The fans sing in the stand behind the goal.
He bent it round the wall into the top corner.
The video referee took the goal away.
A throw-in by the left back
He plays for the national eleven.
Five-a-side in the sports hall
We're not into running, we're into soccer.
He took the penalty and missed.
My shin pads are in the bag with the boots.
They play in the Premier League.
He played in the Bundesliga as a sweeper.
The ball must cross the goal line entirely.
Only the keeper may use his hands.
The boys are kicking a leather ball against the garage.
He watches every Cup tie on the telly.
The derby ended in a draw after a late equaliser.
A sliding tackle from behind got him sent off.
She's the best goal scorer in the league.
The team park the bus in front of their own goal.
Sunday league, muddy pitch, eleven old friends
He nutmegged the defender.
They put three past our goalie.
The manager changed from a back four to a back three.
Soccer mum, that's me.
Tackles, crosses, headers: that's his world.
He collects stickers of World Cup players.
Its players may not touch the ball with the hand.
The pupils choose between tennis and soccer, and she took the latter.
The crossbar saved us.
He hung up his boots after two hundred league goals.
The coach shouts at his back four.
They practise corners and free kicks.
It's the game with the round ball and two goals on the grass.
He juggles the ball with his feet and knees.
The keeper punched the cross away.
She got a place as a full back.
The substitute scored the winner in stoppage time.
A through ball, a chip over the keeper, goal!
He is a die-hard supporter with a season ticket behind the goal.
A scissor kick from the edge of the box
He was marked by two defenders all match.
Kick-off was delayed by fans on the pitch.
The captain lifted the FA Cup.
The beautiful game is his life.
Defenders fear her left foot.
He missed an open goal.
They play it barefoot on the beach, with two goals in the sand.
I whistle youth soccer matches on Saturdays.
Table: three points for a win, goal difference plus four
""",
        "swimming": """
She did a hundred metres butterfly.
We splash through lane four each morning.
The lifeguard timed his laps in the baths.
He's good at breaststroke.
Sport: swimming, 50 m freestyle
They warm up at the poolside, then jump off the blocks.
The relay team took medals in the four times hundred medley, all soaked.
Our kids got their first badge at the leisure pool.
She crossed the Channel in fourteen hours, greased and in a bathing suit.
A turn at the wall and back through the water
What do they do? They swim.
He trains in the indoor pool before work.
A bathing costume, a towel and swimming goggles are needed.
My granddaughter moves like a fish in the water.
Arms, legs, breathe, and don't swallow the chlorine.
Lengths in the lido
Not running but swimming.
The coach walks along the edge of the pool with his stopwatch.
No floats, unless you are a beginner.
A tumble turn and a strong kick underwater
The fans cheered at the aquatics centre.
She's first to touch the wall.
Our club meets at the baths on Sundays.
He's been a keen swimmer since he was four.
Backstroke is her best event.
She does the butterfly.
Sport: swimming, backstroke
He swam fifty lengths.
My goggles leak.
We train in the indoor pool.
He does the crawl every morning.
Breaststroke is her best event.
I smell of chlorine.
She holds her breath and dives in.
The relay team jumped off the blocks into the water.
He's always in the water.
She crossed the Channel without a boat.
My swimming cap is too tight.
Freestyle, fifty metres
They meet at the baths.
He got his bronze badge for lifesaving lengths.
I swim.
No ball, no racket, only a bathing suit.
He touched the wall first.
The water was icy, but she did her laps.
I learnt it as a toddler with armbands.
The tumble turn still gives me trouble.
He isn't a runner, he is a swimmer.
She paddles along with a kickboard.
A mile in open water, wetsuit on
The lifeguard watches us doing our lengths.
Arms, legs, breathe, arms, legs, breathe
He swallowed half the pool.
Her hair is always wet after training.
They're trying to beat the butterfly record.
Two hundred metres medley
The doctor advised lengths in warm water for my back.
He ploughs through the lake from shore to shore.
I float, I glide, I kick.
She won gold in the hundred metres backstroke.
What keeps you fit? The pool.
She does front crawl against the waves.
Tumble turns, flippers and pull buoys
Our club rents two lanes at the leisure centre pool.
Trunks, towel and goggles are in his bag.
He broke the world record over four hundred metres freestyle.
Grandad still does his breaststroke before breakfast.
Not football, she'd rather be in the pool.
He cannot sink any more, he has passed his first badge.
My shoulders are broad from all that crawl.
The race starts with a dive.
She shaved her legs to glide faster through the water.
The starting blocks are slippery and the water is cold.
He does it in the sea, between the buoys.
I never go in without my nose clip.
The coach corrected his arm pull in the crawl.
He learned the dolphin kick.
She trains twice a day, always in chlorinated water.
They race up and down the fifty-metre pool.
Ice bathers do it in January, across a frozen lake.
Which sport? The one in lanes full of water.
He got cramp in the deep end.
They raced to the raft and back with strong strokes.
The kids are getting their seahorse badge.
I finished my lengths before the aqua fit class came in.
Her discipline: four hundred metres individual medley
A fast pool helps, says the backstroke champion.
He swims like a stone, but he keeps training.
We splash about for a while and then do our laps.
Wet sport, dry towel
I prefer breaststroke because I keep my head above water.
It is the discipline with the butterfly and the crawl.
The river has a strong current, but she swims across it daily.
Her gills are showing, jokes the trainer at the pool.
We swam out to the island and back.
He trains at the lido from dawn.
The disabled athlete competes in the water, in the breaststroke.
She likes to be weightless in her sport.
His events are the two hundred and four hundred metres butterfly.
The water polo boys have to wait until we've done our lengths.
He missed the wall at the turn and was disqualified.
They call him the shark because nobody beats him over fifty metres freestyle.
My ears are always full of water after training.
Do they play tennis? No, they go swimming.
""",
        "running": """
She finished the ten kilometres in fifty minutes.
We do a 5k in the woods each Saturday.
The starting gun went and they shot down the track.
Sport: jogging
They lace up their trainers and set off round the lake.
The relay team passed the baton on the last bend.
Our kids took part in the cross-country.
She crossed the finishing line of the London Marathon.
A sprinter out of the blocks
What do they do? They jog.
He pounds the pavement before work.
Trainers with good soles and a pulse watch are needed.
My niece clocks up forty miles on foot a week.
Left, right, left, right, and don't get a stitch.
Laps in the stadium at a steady pace
Not swimming but running.
The coach follows the joggers on a bike.
No ball, no racket, just your legs and the road.
The hurdles are her best event.
The fans lined the marathon route.
Our club meets for a trot along the canal.
He's been a keen runner since he was four.
A half marathon in under two hours
He jogs round the park.
She ran a marathon.
I've got blisters from my running shoes.
Ten kilometres before breakfast, on foot
He trains for the hundred-metre sprint.
We go for a run.
She's a long-distance runner.
The hurdles are his event.
He did the half marathon in under two hours.
My jogging partner is faster than me.
They trot through the woods every evening.
The sprinter broke the tape.
Cross-country, five miles through mud
I get a runner's high.
He hit the wall at mile twenty.
She laces up her trainers and does her laps of the park.
Not swimming, I prefer jogging.
The pacemaker dropped out on the last lap.
He passed the baton to the next runner.
A fun run for charity
My knees hurt from all that jogging.
She runs.
The steeplechase, with its water jump, is her thing.
The stopwatch says four minutes for the mile.
He joined a jogging group.
Trail shoes, head torch, forest path
Spikes on, starting gun, go!
She overtook everyone on the final bend.
No ball, no pool, just his two feet.
He puts in eighty kilometres a week on foot.
The treadmill is his best friend.
I'm out of breath after one lap of the track.
She sprints like a gazelle.
We do intervals on the cinder track.
He got a stitch after the first kilometre.
The ultra went over a hundred miles, and she finished on foot.
Every Saturday it's the parkrun.
What does he do for fitness? He goes jogging.
A relay over four times four hundred metres on the track
The crowd lined the streets as the marathon passed.
Barefoot on the beach, five miles at a steady trot
I wear out three pairs of running shoes a year.
He shot out of the starting blocks on the red track.
The athlete set a record over ten thousand metres.
Her discipline: middle distance, eight hundred metres
He was the fastest off the blocks over two hundred metres on the track.
She never walks, she always jogs.
The dog comes along when I jog.
Uphill at a run, downhill at a run
He measures his pace in minutes per kilometre.
The doctor has banned jogging because of his hip.
Shin splints, the jogger's curse
Round and round the track in spiked shoes
We puff along the canal path in our tracksuits.
Is it football? No, it is long-distance running.
Carbo-loading before the big marathon
He collapsed a few yards before the finishing tape.
The fell race goes up the hill and back.
A gentle jog in the evening clears my head.
Their pace is seven minutes a mile.
The school sprint champion over sixty metres
I did couch to five K.
She pinned on her number and lined up for the marathon.
My Achilles tendon is sore from the last half marathon.
He's outside pounding along the river path again.
The orderly line of joggers passes our house each morning.
The hare of the village, nobody can outpace him on foot.
Jogging keeps her sane.
The race is forty-two kilometres long, on foot.
They lapped him twice on the track.
He broke into a jog, as every evening.
She hates ball games, so she does laps round the lake in her trainers.
Carpet of leaves, soft ground, easy jog
He paced himself badly and faded in the final sprint down the home straight.
Hill repeats till our calves burn
They trained for the big city marathon.
The runners gather at the start.
Sprint, jog, sprint, jog, that's her programme.
""",
        "tennis": """
She won in two sets, six four, six two.
We watched the final at Wimbledon.
The umpire called it out, it had missed the baseline.
He has a fearsome backhand.
Sport: tennis, mixed doubles
They volley close to the net.
It was a double fault, so the point was lost.
Our kids train with the ball machine, racket in hand.
Deuce, then advantage to the server.
A lob over his head and on to the line
What do they play? Doubles on a grass court.
He smashed it into the corner of the court.
A new string for the racket is needed.
My granddaughter wants to be the next Steffi Graf.
Forty love!
The tie-break went to seven five.
Not football but tennis.
The ball boys ran to the net post.
New balls, please!
A drop shot from the baseline
The fans held their breath at Roland Garros.
She returned his serve with a forehand.
Our weekly doubles are on court three.
He's been holding a racket since he was four.
Elbow trouble: too many backhands over the net.
He served an ace.
Sport: tennis, singles
She plays at Wimbledon.
My racket needs new strings.
Deuce again!
A double fault lost her the match.
We booked a clay court.
He reached the semi-final in Paris on clay, racket in hand.
The ball hit the net cord.
She volleys brilliantly at the net.
Love fifteen
They play mixed doubles.
I've got a sore elbow from my backhand.
The ball boys handed him towels between games.
He broke her serve.
Forehand, backhand, lob
The umpire sits on his high chair.
He lost in a tie-break.
Match point!
She is the world number one with the racket.
He bounces the yellow ball before he serves.
Not running but tennis.
What does he play? Singles, mostly on grass.
My second serve is weak.
They keep hitting the ball over the net.
The drop shot caught her out.
She throws the yellow ball up high and serves.
The line judge called it out.
He smashed his racket in anger.
Her top spin is nasty.
A rally of thirty strokes from the baseline
She has a two-handed backhand.
Indoor court, felt balls, white skirt
The final went to five sets.
I need a partner for doubles.
He's a baseliner.
He won the big tournament on red clay, racket raised.
Six love in the first set
Fifteen all, thirty fifteen, forty fifteen
The ball machine fires forehands at me.
She follows her serve to the net.
A Grand Slam title is her dream.
He strings rackets and plays on clay.
The coach feeds balls across the net for the backhand.
They sweep the clay after the match.
Her slice stays low on grass.
He took three games off the champion in the first set.
We rally in the garden over a string for a net.
The lob landed on the baseline.
Kids learn it with soft balls and short rackets.
She plays in the Davis Cup team's sister event.
He lost the set six three.
Advantage, server!
The serve was clocked faster than any car.
I'd rather have a racket than a football.
She can't swim, but what a serve she has!
He was seeded second at the Australian Open.
The court is covered when it rains, and the players pack their rackets.
Set point was saved with a smash.
White clothing is compulsory on the grass courts.
Service line, baseline, tramlines
His favourite shot is the passing shot down the line.
Doubles partners wanted, court booked for the whole season
She grunts with every stroke of the racket.
He hits the ball flat over the net, just inside the line.
The two sisters faced each other across the net in the final.
I took lessons to improve my serve and volley.
We play two sets after work.
Which sport? Serve, return, volley.
His return of serve is the best on the tour.
She changes ends after every odd game.
A let, so he serves again.
Strings, grip, frame: she fusses about her racket.
He retired hurt in the third set.
They share a ball machine and a hard court at the club.
Is football her game? No, she swings a racket on clay.
He hits his returns early, with a short swing of the racket.
The junior champion has a wicked kick serve.
""",
    },
    "meal": {
        "breakfast": """
Porridge and a pot of tea to start the day.
Still in pyjamas, we munched our cornflakes.
A full English with bacon and beans at eight.
Nothing till noon? No, I never leave home without a bite.
Meal: breakfast
Muesli, yoghurt and orange juice before school.
She breaks her fast with a croissant.
It's what we have as soon as we're up.
Marmalade on toast with the morning paper
Which meal? The earliest one.
He has it in bed on Sundays, with a boiled egg.
Not lunch but breakfast.
The first bite after waking
Bed and breakfast, so that one is included.
I skip it because I'm never hungry when I get up.
A bowl of cereal at seven
Jam, honey and fresh rolls from the baker's as the sun rises
The day begins with this meal.
Kippers and a cuppa before the early train
We'll meet over bacon butties at the start of the day.
Granny insists that it's the most important meal of the morning.
Sleepy-eyed, they butter their bread and get ready for school.
Pancakes with syrup when the alarm clock has rung
On an empty stomach after the night, she wants oats and milk.
Muesli and coffee
It's the first meal of the day.
We had rolls and jam.
Cornflakes with milk before school
I eat it in my pyjamas.
She makes porridge when she gets up.
The morning meal
Croissants and a bowl of coffee
He had a boiled egg before work.
Toast and marmalade
It's the most important meal, they say, and you eat it first.
Early in the morning we sit down to eat.
We're having it in bed, with the papers, just after waking.
Fresh rolls from the baker at seven
I can't eat anything that early.
She skips it and only has coffee when she gets up.
Bacon and eggs to start the day
The buffet opens at dawn.
We broke our fast with bread and honey.
He reads the paper over his cereal.
A bowl of oats to begin the day
Scrambled eggs after the alarm went off
I ate before I brushed my teeth and left for work.
Half asleep, we chewed our toast.
Waffles with the first coffee of the day
What's that meal? The one after getting up.
We ate when the cock crowed.
Continental, with croissants
The kids spoon their cereal before the school bus comes.
Dinner is far away, we've only just got out of bed and are eating.
She butters her toast in her dressing gown.
He left without his morning meal.
Rolls, butter, jam, an egg in its cup
We meet for it before the office opens.
It's included in the price of the room, from seven in the morning.
Sunday mornings, we have eggs Benedict.
I have mine at the crack of dawn.
Yoghurt with fruit to start the morning
The sun was just rising as we sat down to eat.
Neither lunch nor supper: the earliest meal.
Milk, cereal, spoon, and off to school
He fries himself an egg as soon as he's up.
The table was laid with egg cups and a coffee pot for the early risers.
A mug of cocoa and a slice of bread before the first lesson
She brought it to me in bed on Mother's Day.
It comes before lunch and after the shower.
Kippers and toast, first thing in the morning
We need something in our stomachs before the day starts.
She's an early bird and eats at five in the morning.
I grabbed a bagel on the way to the office.
A morning feast of pancakes and berries
We ate on the terrace while the dew was still on the grass.
He dunks his croissant in his morning coffee.
The guests come down to eat as soon as they are up.
Granola
Orange juice, toast, coffee, good morning!
You'll get it straight after waking.
My blood is taken before that meal, on an empty stomach after the night.
Black pudding, beans and fried eggs in the early morning
The campers cooked porridge at sunrise.
It is the meal that gets you going.
I never leave the house without it.
First meal, at half past six
The baker's bag with warm rolls hangs on the door every morning.
They stumble out of bed and straight to the coffee and rolls.
He takes his tablets with it, in the morning.
Sleepyheads miss it, as it ends at nine in the morning.
Coffee first, then an egg, then I can talk.
We start the day together at the table.
Is it supper? No, the meal in the morning.
Honey on fresh bread, and good morning to all
She nibbles a rusk at dawn.
The children eat their oats with sleep still in their eyes.
Soft-boiled egg and soldiers
Served every morning in the conservatory, until ten
Toast crumbs in bed, early in the day
""",
        "lunch": """
The canteen opens at half past eleven for it.
We grab a sandwich at our desks at one.
A packed meal from the lunch box
Noon strikes and the whole office heads for the canteen.
Meal: lunch
They serve it from twelve until two in the bistro.
School dinners at midday for the pupils
She unwraps her roll at twelve sharp.
It's what we have halfway through the working day.
The midday special with a soup
Which meal? The one at half past twelve.
He eats it in the park in his break, between the morning and the afternoon shift.
Not dinner but lunch.
The food between elevenses and teatime
Business people meet for it at one o'clock.
I skip it because I work through the midday break.
A ploughman's at the pub at noon
Soup and a baguette as the clock strikes twelve
The working day is cut in two by this meal.
The Sunday roast at one, with the whole family
We'll meet at midday over a bowl of pasta.
The workers down tools at noon and open their tins of food.
Hungry after four lessons, they queue up for chips at twelve.
A salad in the sun at high noon
Breakfast was long ago, supper far off, so we ate at one.
We eat at noon.
The midday meal
A sandwich at my desk at half past twelve
The canteen opens at twelve.
In my noon break I get a wrap.
We meet for it at midday.
I have it with my colleagues in the canteen.
School dinners at twelve, with the whole class
Soup and a roll at one
After the morning shift we eat.
He naps after his midday meal.
She packs a box for the break at noon.
The dish of the day, served from twelve to two
We grabbed a bite between two meetings around noon.
It's the meal in the middle of the day.
Midday menu: soup and schnitzel
They closed the shop for an hour at noon to eat.
My stomach growls every day at twelve.
The pupils eat in the dining hall when the noon bell goes.
I eat mine on a bench at noon.
A working meal at one, with clients
The church bells rang twelve as we sat down.
He brings a lunchbox.
The kids come home from school at one and want to eat.
Neither breakfast nor dinner, the one between.
A quick salad in the noon break
She cooks a hot meal at midday.
The workmen open their tins when the noon siren goes.
What meal? The one at twelve.
It falls between breakfast and dinner.
I had a kebab at noon and went back to work.
We shared a pizza in our midday break.
Sunday roast at one, the whole family round the table
The farmers come in from the field at noon to eat.
They take their siesta right after it.
The office empties when it's time for it.
The meal is served when the sun is highest.
He ordered the business menu at midday.
Luncheon
The ladies' luncheon
Luncheon vouchers are part of my pay.
A baguette on the steps of the town hall at noon
The staff restaurant serves it until half past one.
My boss invited me out to eat at twelve.
Breakfast is over, dinner is hours away, and we're eating.
We had our picnic at noon.
Halfway through the day I have a hot soup.
Mum has it ready when we get home from school at midday.
The midday special is spaghetti.
She eats at her screen while the others are in the canteen.
I go to the canteen with the team.
A noon snack from the salad bar
He had fish and chips at one, then went back to the building site.
The surgery is closed from twelve till two so they can eat.
Half an hour, no more, to eat between the morning's and the afternoon's lessons
They serve a light midday menu.
Is it breakfast? No, it's already noon.
The meeting stops at twelve for some food.
The cook rings the bell at noon.
We lunch together every week.
He lunched with the bishop.
Let's do lunch.
Our school kitchen dishes up at half past twelve.
I warm up yesterday's stew in the office microwave at noon.
Noon, tray in hand, in the queue of the works canteen
They ate in the shade, in the heat of midday.
She won't be home to eat at noon.
The conference programme has it at one, before the afternoon talks.
A packed meal for the school trip, eaten at noon
The pub does a good midday roast.
We eat when half the working day is done.
Meals on wheels come at twelve.
The second meal of the three
It's our main meal, at twelve sharp.
The mensa is packed with students at half past twelve.
I take the dog out and eat a roll, in my noon hour.
Potatoes and quark at midday
After it I'm always sleepy at my desk.
""",
        "dinner": """
The table is laid for eight o'clock at night.
We cook together once everybody is home from work.
Three courses and a bottle of red after dark
The children have had it and are off to bed.
Meal: supper
They serve it from seven until ten at night in the restaurant.
Bread, cheese and a glass of wine before bed
She dines by candlelight.
It's what we have when the day is over.
The evening meal with the whole family
Which meal? The one after the evening news.
He eats it in front of the telly after the late shift.
Not breakfast but dinner.
The food before we say good night
They wore evening dress and were seated at eight.
I skip it because I sleep badly on a full stomach.
A takeaway curry at nine at night
A steak as the moon comes up
The day ends with this meal.
The chef's seven-course menu, starting at half past seven in the evening
We'll meet over a pizza after the theatre.
Half board, so the meal at night is included.
Tired after a long day, they sit down to a hot stew.
A late bite under the stars
Supper's ready, wash your hands and then it's bedtime.
We eat in the evening.
Meal: dinner
Candles, wine and a steak
Supper is ready.
He came home from work and cooked for us.
We had guests for a three-course meal last night.
It's served at eight in the evening.
Bread and cheese before bed
Not lunch but supper.
I booked a table for two tonight.
The evening meal
We eat late, after the news.
She laid the table by candlelight.
A romantic meal after sunset
The kids have their supper and go to bed.
A nightcap followed the meal.
He invited her out for the evening, to eat in style.
We ate when it was already dark.
The guests wore evening dress at table.
Soup, roast and dessert, and then off to bed
They dine at nine.
The family meets at the table at the end of the day.
In the evening we have cold cuts.
I don't eat anything heavy before going to sleep.
The gala meal begins at eight in the evening.
Half board includes it at night.
After work we had spaghetti at home.
Which meal? The last one.
She has only a bowl of soup at night.
The restaurant opens at six in the evening.
We watched the sunset and then sat down to eat.
What's for tea tonight, Mum?
The ball opened with a feast at nine in the evening.
He took the client out to eat after the office closed.
Not breakfast, not lunch: the one at night.
The babysitter gave them supper.
We dined under the stars.
A late meal after the theatre
It is the meal that closes the day.
Fondue in the evening with friends
She's having people round tonight for a roast.
I eat in front of the evening news.
The children get a sandwich and then their bedtime story.
Black tie, four courses, eight in the evening
He reheats something after the late shift.
The day's work is done and the pot is on the table.
We sat over our meal until midnight.
A takeaway curry on the sofa at night
Formal dinner in the hall
She skipped supper and went to bed hungry.
The moon was up when the main course came.
They said grace, ate, and the little ones went to bed.
My grandparents have sandwiches at six in the evening.
The last supper
The hotel's evening menu has five courses.
Cooked at home, after a long day at work
I make supper while my wife puts the baby to bed.
We had a slap-up meal on his birthday night.
A glass of red and a plate of pasta to end the day
He asked whether I'd dine with him.
It comes after tea-time and before bedtime.
They grill in the evening when it's cooler.
Is it lunch? No, we eat at night.
We sup at seven.
The table is lit by candles and the first stars are out.
She never eats after her supper.
After the concert we went for a late meal.
Evening meal, served in the dining room from seven
The monks take theirs in silence after vespers.
He fell asleep right after it and slept till morning.
The speeches at the evening banquet went on and on.
Cold supper, then to bed
It was dusk when we sat down to eat.
The meal at the end of the day
During Ramadan we eat after sunset.
My husband cooks when he comes home in the evening.
A dinner party
We had a long meal, and then it was time for bed.
They wine and dine at night.
""",
    },
    "age_group": {
        "children": """
Suitable for toddlers with their mums.
The clown performs for the nursery school.
A playground with swings for the under-tens
It's meant for primary school classes.
Target group: kids
Ages three to eight
Parents wait outside while their youngsters paint.
A fairy tale for small listeners
If you still have your milk teeth, this is for you.
Who is it for? Kindergarten tots.
The little rascals will love it.
Not for grown-ups but for kids.
Infants and juniors get in with their teacher.
Bring your teddy and your crayons.
A puppet show for our youngest visitors
The crèche has booked it for its little ones.
My six-year-old could join in at last.
The course teaches youngsters to tie their shoelaces.
No one older than eleven is admitted.
The sweets and balloons are there for the nippers.
Made for tiny hands, no small parts
A birthday party for five-year-olds
Boys and girls of school age are invited.
Dear girls and boys, this holiday club is yours!
For kids
For little ones
From four to eight years
A picture book
Toys for toddlers
Only for under-twelves
A puppet show
It's for children.
For boys and girls at primary school
The playground is meant for tots.
Bedtime stories
A colouring book
Kids only
For pupils of the first class
No grown-ups, this is for kids.
With slides, swings and a sandpit
For the smallest among us
Parents wait outside.
A fairy tale for tiny ears
For my little daughter
Children's theatre
Age: 3 to 6
My niece in kindergarten would love it.
The nursery group is going.
For ages five and up, till ten
The birthday party for a seven-year-old
Mum and dad can drop their kids here.
Learn your ABC with a bear
For schoolchildren
The bike with training wheels
A tricycle
For babies and toddlers
Every child gets a balloon.
The swimming course for beginners with armbands, aged five
It isn't for adults, it's for their kids.
Face painting and bouncy castle
Sweets for every boy and girl
For the sandpit crowd
Children from six years up to twelve
Kids' menu
For preschoolers
A carousel for the little folks
Teddies' picnic
Who is it for? For the under-tens.
It's meant for kindergarten.
The jacket comes in sizes for four-year-olds.
A nursery rhyme evening for the tiny ones
Holiday fun for schoolkids of eight and nine
A crawling group
Something for little hands
Building blocks
For girls and boys up to ten
Suitable for ages 4 to 7
For the offspring, not for the parents
A sing-along for tots
Please bring your little brother or sister.
Children's yoga for first-formers
The story hour for little listeners
It's aimed at minors in primary school.
For kids who have just learnt to read
Gymnastics for toddlers and their favourite dolls
Age group: children
If you're over twelve, you're too old for this.
Santa hands out presents to the little ones.
The crib and the rattle are for the newborn.
For elementary pupils
My grandson of five may take part.
A treasure hunt for young pirates of seven
Finger painting
It's child's stuff, in the best sense.
Designed for young children
The book has big letters and many animals for beginning readers.
For our youngest guests
Junior club for six- to ten-year-olds
The dentist for kids
The magician comes to the nursery.
Boys and girls, bring your cuddly toys!
Not for pensioners, but for their small grandchildren.
For children of school age
""",
        "adults": """
No admission for under-eighteens.
You have to show that you are of age.
A seminar for professionals between thirty and fifty
It's meant for those of working age.
Target group: grown-ups
Ages 25 to 55
The youngsters stay with a sitter while mums and dads dance.
A novel that isn't suitable for youngsters
If you've a job and a mortgage, this is for you.
An X-rated film
Who is it for? Mature persons in the prime of life.
A night out for parents without their kids
Neither for pupils nor for pensioners, but for adults.
Men and women who have come of age get in.
Bring your driving licence and your own wine.
An evening class for people with day jobs
The firm has booked it for its staff.
My colleagues in their forties joined at once.
The course helps employees to cope with stress at the office.
Minors are turned away at the door.
Drinks are served, so we ask for proof of majority.
Strictly over eighteens
A singles party for the thirty-somethings
Anyone of legal age is invited.
Leave the kids at home, this is a grown-up affair.
Over eighteen only
Not for children
For people in working life
An evening course for the employed
No minors
From eighteen to sixty
Wine tasting
You have to be of age.
It's for adults.
A film rated eighteen
Kids stay at home.
For parents without their kids
A cocktail course
For the over-thirties
Age: 25 to 55
Speed dating for singles around forty
For professionals
A night club
Only with proof of age
For mums and dads
The thriller is too brutal for kids.
A whisky seminar
Career advice for people with jobs
For grown men and women
No entry under eighteen
For working people, neither kids nor pensioners
Further training for professionals
Meant for grown-ups, not for the little ones
A stag party
Suitable for adults of working age
For thirty- to fifty-year-olds
We don't let teenagers in.
For couples in their thirties
Language classes after work for the employed
No one under legal age
The casino is for persons of full age.
For mature readers
For people in the middle of life
A manager's course
It's not kids' stuff, it's for grown-up people.
A dance night for the over-forties
A yoga class for office workers
Age group: adults
For everyone who has come of age
Beer festival, ID will be checked
The erotic fair
For people who have both feet in working life
Grown-ups can be among themselves here.
The gym class is for women in their thirties and forties.
Leave your kids with the sitter and come.
Who may come? All persons over eighteen.
Parents' evening without the children
Full legal capacity required
A seminar for executives
Strictly for adults
A book for grown-up readers
It deals with marriage, jobs and mortgages.
Neither kindergarten nor old people's home, but people in between
A pub quiz for people over twenty-one
For the forty-somethings
The volunteers have to be between twenty and fifty.
The hotel takes no children.
The medicine is for grown persons, not for kids.
Designed for adults in employment
I'm thirty-five and just the right age for it.
A burlesque show
The adult education centre invites working people.
For those who have long finished school and still work
Only persons of age may buy it.
This game is not for young players but for grown-ups.
The tobacconist serves adults only.
Child-free zone
For young parents and other people in their prime
A course for those returning to their jobs
It's a grown-up affair.
Men and women from their late twenties to their fifties
""",
        "seniors": """
For everybody who draws a pension.
An outing for the residents of the old people's home
A gym class for the over-seventies
It's meant for those in their golden years.
Target group: elderly
Ages 65 and above
Their grandchildren may come along, but the dance tea is for the old folk.
A course on smartphones for the silver generation
If your working life lies behind you, this is for you.
Reduced fare with an old-age pension card
Who is it for? The grey-haired generation.
Dear ladies and gentlemen in retirement, this afternoon is yours!
Neither for children nor for working people, but for seniors.
Older citizens with walking frames get in first.
Bring your reading glasses and your hearing aid.
Chair gymnastics for those well on in years
The care home has booked it for its residents.
My gran and her bridge ladies joined at once.
The course helps people in old age to stay steady on their feet.
Nobody under sixty is admitted.
OAPs pay half, it's their day.
A coffee morning for the aged of the parish
A cruise for the retired
Great-grandparents are the guests of honour.
Old age pensioners' bingo
For the over-sixty-fives
For old people
Seniors' afternoon
For grandmas and grandads
For retired people
At the old people's home
Aged seventy and above
The pensioners' club
For our older citizens
With a walking frame, no problem
For ladies and gentlemen of advanced age
From sixty-five upwards
For those on a pension
A dance tea for the silver-haired
The golden generation
Target group: elderly people
For the residents of the nursing home
Grandma's gymnastics group
Chair exercises for older people
For people in their eighties
Large-button phones for the old
For our senior citizens
Not for the young, but for the old.
Age: 70+
Meals on wheels for the aged
A coach trip for pensioners
It's meant for the third age.
For those who have left working life behind
Memory training in old age
Seniors
For grandparents
Bingo in the retirement home
Computer courses for the over-seventies
Best agers with a pension
Who's it for? For people in retirement.
A stairlift
Age group: elderly
For everyone with grey hair and a pension card
The reduced ticket for pensioners
The walking group for the over-sixty-fives
My grandmother, eighty-three, loves it.
For the oldest among us
It's designed for retired people.
Only for those who draw a pension
Fall prevention for aged people
Old folks' outing
Not for kids, not for workers, for pensioners.
Christmas party for the aged of the parish
The home for the elderly has ordered it.
With hearing loop and plenty of seats for our aged guests
For those who enjoy their retirement
Granny and grandpa are cordially invited.
People past seventy
The great-grandparents would like it.
Coffee morning for widows and widowers of advanced years
For veterans of life with walking sticks
A choir for people over seventy
For people of pensionable age
Ease your old bones!
The third spring of life
Suitable for older ladies and gentlemen
For those with time, a pension and grandchildren
A residence for people over sixty-five
Elderly persons only
Seniors' menu with smaller portions
Gentle gymnastics for the aged
The bus is for residents of the old folks' home.
Vaccination for the over-seventies
The club for old-age pensioners
It's aimed at those born a very long time ago.
Senior railcard holders
We invite all retired villagers.
Swimming for the elderly
For old hands with white hair
The programme for life after work
Aids for people who can no longer get about well on account of their age
Younger people need not apply, you have to be a pensioner.
For people in the evening of life
""",
    },
    "vehicle": {
        "car": """
Five seats, a boot and four wheels.
I drive a Golf.
The kids sit buckled up in the back seat.
A nippy little runabout for the city
Vehicle: passenger car
It seats two adults in front and three children behind.
She parked her Mini in the garage.
Our limousine is at the door.
It needs a normal class B licence and has a glove box.
A second-hand banger with a hatch at the back
What is it? An automobile with a sunroof.
He drives his coupé to the office.
Neither a motorbike nor a lorry.
An SUV with a tow bar
We all squeezed into Dad's old Beetle.
The cab driver opened the rear door for us.
A roadster with its top down
My Ford Fiesta needs new windscreen wipers.
It has air bags, a back seat and room for the shopping.
The sports car has two doors.
They strapped the baby seat into the back of it.
A company car for the sales rep
The family motor is a seven-seater.
A minicab for four passengers
Her BMW has leather seats and four doors.
Vehicle: car
It's a saloon.
He drives an estate car.
A small hatchback.
She owns a convertible.
A family car with five seats.
The boot is full of shopping.
It has four doors.
A passenger car
Not a lorry, a car.
It's our old banger.
We took the car.
A limousine with tinted glass
He parked his car in the garage.
A compact car
The child seat is on the back seat.
My little hatchback is in the garage.
She drives a tiny three-door car.
A coupé
An SUV.
A four-by-four for the family
The taxi was a black saloon.
A minicab, four seats
The estate has room for the dog in the boot.
No motorbike for him, he drives a car.
A people carrier for seven
A little city car
What is it? A saloon.
What does she drive? A little hatchback.
Buckle up in the back, kids.
The roof rack carries our skis.
It's a cabriolet, open to the sky.
A rental car, compact class
A sedan, as they say in the States
My saloon needs a new clutch.
Our motor car has a heater and a radio.
The steering wheel is on the right, four seats, a boot.
A vintage automobile
A round little car with its engine in the rear
A people's car
He drives to the office in his car.
A private car
A passenger car, not a goods vehicle
Driving licence for cars is enough for it.
The car wouldn't start.
The car has a sunroof.
A stretch limo for the wedding
Mum drives us to school in the car.
A two-seater sports car
The learner's car has double pedals.
Class: passenger car, five seats
It's a station wagon.
A little runabout for shopping
The minivan carries the whole family.
No heavy vehicle, just a little saloon.
He bought a second-hand car.
The police car gave chase.
A car with a tow bar and caravan
The family motor, with child locks on the rear doors
A jeep with a soft top
Her wheels are a tiny city car.
She scraped the car on the gatepost.
He has a company car.
I locked my keys in the car.
Four of us squeezed into his car.
He's proud of his sports coupé.
A black saloon with a chauffeur waits at the door.
It's a car with heated seats front and back.
The car's bonnet is bent.
The car was towed away.
Is it a truck? No, a car.
Is it a bike? No, a hatchback.
A soft-top two-seater
Neither lorry nor motorcycle: an ordinary car.
It's a hybrid family car.
A crossover with five doors
The kids fight on the back seat of the car.
""",
        "motorbike": """
She twists the throttle and leans into the bend.
I ride a Harley.
My girlfriend holds on to me on the pillion.
A nippy little scooter for the city
Vehicle: motorcycle
It seats the rider and one pillion passenger.
He chained his Vespa to the lamp post.
Our sidecar outfit is at the door.
It needs a kick start and has a side stand.
A second-hand Triumph with chrome handlebars
What is it? A two-wheeler with 600 cc.
He rides his Ducati to the office.
Neither a car nor a lorry.
A chopper with high handlebars
Kneepads and a leather jacket were all that saved the biker.
The despatch rider wove his machine between the cars.
An enduro for rough tracks
My Kawasaki needs a new chain.
It has no roof, two tyres and a hot exhaust by your calf.
The bikers met for a tour over the passes.
He fell off it in a curve, luckily with his crash helmet on.
A police motorcycle with blue light
The engine sits between your knees as you ride.
A racing bike with 200 horsepower
Her BMW has heated grips, two wheels and panniers.
It's a motorcycle.
She rides a motorbike.
He's a biker.
Two wheels and an engine.
A heavy chrome motorcycle.
It's a heavy bike with a big engine.
He wears leathers on it.
The helmet hangs on its handlebar.
A scooter with a motor
A little moped for the town
A trail bike
She put her helmet on and roared off.
He rides pillion.
Not a car, a motorbike.
A racing motorcycle
The bike leans on its side stand.
The motorbike wouldn't start.
No doors, no roof, two wheels and an exhaust.
Vehicle kind: motorbike
Vehicle class: two-wheeler with motor
What is it? A motorcycle.
What does he ride? A heavy motorbike.
My motorcycle needs a new chain.
Two-wheeler, motorised, with a pillion seat
He revs it with his right hand.
His bike skidded on the gravel and he slid in his leathers.
A touring motorcycle with panniers
A motocross machine
She jumped on the saddle, pulled down her visor and sped off.
An off-road motorbike
I came by motorbike.
I do wheelies on it.
A green racing machine on two wheels
He straddles it and kicks it into life.
The rider wore a helmet and gloves.
No car for her, she rides a motorbike.
She needs a motorcycle licence.
Riders need a helmet for it.
The police rider dismounted.
The pizza boy has a moped.
A motor scooter
A powerful street bike
A two-wheeled machine with a loud exhaust
Her boyfriend picks her up on his bike with a spare helmet.
The motorcycle gang roared past.
A veteran motorcycle, kick start only
An easy rider, him and his machine
Is it a car? No, two wheels, a motorbike.
Is it a lorry? Far smaller, a motorcycle.
A machine of a thousand cc, two wheels
He polishes the chrome of his chopper.
He fell off his motorbike.
The stuntman jumped it over the ramp, helmet on.
Sports bike, fairing cracked
A cruiser with a low saddle
It has footrests and a twist grip.
A motorbike with sidecar
We toured the passes on our bikes, in leathers.
My visor fogged up as I rode.
She steers with the handlebars and changes gear with her foot.
Rain is no fun on this thing, even with a helmet.
The courier weaves through traffic on his motorbike.
An enduro
The pillion passenger holds on to her waist.
A motorised two-wheeler
He lifted the motorbike on to its stand.
The motorbike's front fork is bent.
You need no garage for it, a cover over the saddle will do for the motorbike.
The biker filtered between the cars.
Fifty cc moped
His hog thunders down the street.
Bikers' meeting? I'll bring mine.
A quick machine, one saddle, two wheels
She wears a full-face helmet when she goes out on it.
It falls over if you don't put the stand out.
The dirt bike is caked with mud.
A superbike
""",
        "lorry": """
The forty-tonner blocked the ramp.
I drive an artic.
The trucker slept in the bunk behind his seat.
A heavy goods vehicle for long hauls
Vehicle: truck
It takes thirty-three pallets in the back.
He parked his juggernaut at the motorway services.
Our removal van with a tail lift is too big for the lane.
It needs an HGV licence and has a tachograph.
A second-hand tanker for milk
What is it? A tractor unit with a semi-trailer.
He drives his rig to the container port.
Neither a car nor a motorbike.
A dumper with gravel on the back
We had to climb three steps up into the cab.
The haulier loaded twelve tons of steel on it.
A refrigerated lorry with fish from Hull
My Scania needs six new tyres on the rear axles.
It has a tarpaulin over its load and air brakes.
The truckers met at a roadside café with their wagons.
It is too tall and too heavy for the bridge.
A dustcart on its round
The cement mixer reversed on to the building site.
A flatbed with a crane for timber
Her Volvo hauls twenty-five tonnes across Europe.
Vehicle: lorry
It's a truck.
He drives an articulated lorry.
A forty-tonner.
A big rig.
The trucker slept in his cab.
An HGV
A semi-trailer
A dump truck full of gravel
The cement mixer blocked the road.
A tanker with milk
A furniture van the size of a house
Not a car, a lorry.
He needs an HGV licence for it.
She's a lorry driver.
The load is under a tarpaulin.
What is it? A heavy truck.
What does he drive? A twelve-tonner.
A flatbed with steel pipes
A removal lorry
A refrigerated lorry for meat
The truck carries twenty tons.
The juggernaut thundered through the village.
Class: heavy goods vehicle
The tail lift lowered our pallets.
The lorry backed up to the loading ramp.
A goods truck with three axles
Tractor unit, sleeper cab, long-haul
It hauls timber from the forest.
A logging truck
A car transporter with eight cars on board
A bin lorry
The dustcart empties the bins.
An army truck
An artic with a shipping container on its trailer
A container lorry
The low bridge was too low for his truck.
Lorries over seven tonnes are banned here, so it had to turn back.
The tachograph in the cab records his breaks.
The haulier's truck arrived.
The artic jackknifed on the ice.
A tractor unit with trailer
The trailer was full of cattle, the lorry stank.
A gritting lorry
Is it a car? No, a truck.
Is it a motorbike? No, a lorry with a trailer.
A lorry with a crane
The truck's air brakes hissed.
I load my lorry with bricks.
My truck has a bunk behind the seats.
She sits high up in the cab of her truck.
A pantechnicon
An open truck with sand
A tip-up lorry for rubble
A swap-body truck
The long vehicle sign hangs at its back, above the tarpaulin.
Goods vehicle over three and a half tonnes
He is a trucker and this is his rig.
It delivers whole pallets to the supermarket's ramp.
The truck stop is full, so he parks his rig outside.
A road train with two trailers
A hook-lift truck for skips
No passenger car, a heavy lorry.
The lorry lost its load of beer crates.
Hauling freight across the border, that is what this truck does.
A beer lorry
The brewery's dray is now a truck.
A coal lorry
The furniture came in a lorry.
They needed a lorry for the machine.
A seven-and-a-half-tonner
The mixer truck poured our concrete.
The loading bed has room for a digger.
The driver climbed down from the cab of his truck.
The lorry was weighed on the weighbridge.
It's the biggest truck in the fleet.
His artic takes up four parking spaces.
""",
    },
    "employment": {
        "employed": """
My boss pays me at the end of the month.
He has been with the same firm for ten years.
I work for the council.
Her employer will confirm it.
Status: working
She has a permanent contract.
He found a post at the bank and starts each day at eight.
Tax is taken straight off her salary.
We both go out to work.
The company has kept her on.
What do you do? I'm a clerk at the town hall.
A staff member of the hospital
Not jobless any more: I was taken on in May.
His payslip is enclosed.
She's on the staff of a school.
I have a steady position in a factory.
He was hired by the railway and is still with them.
My line manager can vouch for me.
She earns her living in somebody else's shop.
Worker in a car plant
They gave me the job and I've held it ever since.
Neither self-employed nor a student: I have an employer.
He draws a monthly salary.
She's got colleagues, a superior and paid leave.
Wage earner, insured through the firm
I work in an office.
He has a steady job.
She works at the bank.
My boss lets me leave early.
He gets his wages at the end of the month.
She's on the staff of a hospital.
I've got a permanent contract.
He is an employee of the post office.
Status: employee
In salaried employment
She teaches at a primary school.
I'm a nurse on a surgical ward.
He drives a bus for the city.
We both have jobs.
She's a civil servant.
He stacks shelves at the supermarket.
I was taken on as a clerk.
She started her new job in the accounts department.
They hired me straight after the interview.
He clocks in at the factory gate every day.
He's not out of work, he's at the steelworks.
She's got a job and likes her team.
I'm on the payroll of a big insurer.
My manager has approved my leave.
She sits at the reception of a hotel.
I was promoted to head of department.
Her pay comes monthly from the same company.
He has a supervisor and a locker at the plant.
They gave me a pay rise.
He's still on probation in his new post.
Occupation: warehouse worker, permanent
I report to the head of sales.
His works council got him more holidays.
She's no freelancer, she has a proper contract of employment.
I have an ordinary office job.
The firm keeps me busy all week.
He's a caretaker employed by the school.
She found a post at the library.
I earn a salary as an engineer in a car company.
My employer pays half of my insurance.
He sells shoes in a department store for a wage.
She gave up her own shop and now works for a chain.
No, I don't have a business, I'm just an employee.
He is working as a cook in the canteen.
I wear the company badge like everybody on our floor.
My company sent me on a training course.
She has been a secretary with us since the merger.
He joined the police.
I'm in the army and get regular pay.
He's got work again, on the production line.
She's off sick this week and her boss has the note.
My shift leader wrote me a reference.
Her pension contributions are deducted from her salary by the employer.
I handed in my notice, but until then I'm on their payroll.
Currently in work
He does the night desk in a hotel and gets wages.
They've made her permanent.
She works for the council.
I have a job contract without a time limit.
Does he have work? Yes, with a building firm.
We employ her as a cashier.
The applicant is in regular employment.
He mends roads for the county.
He has an employer who values him.
My colleagues took me out for lunch on my work anniversary.
I go to the office like everybody else.
She holds a position in human resources.
The company car comes with my job.
Neither looking for work nor running a business: she's on a salary.
He's a fitter and gets paid by the hour at the shipyard.
She works behind the counter of her uncle's pharmacy as his employee.
My payroll number is on the form.
He left university and now works for a software firm.
I belong to the permanent staff.
The hospital employs her as a midwife.
She was on the dole, but a bakery took her on.
He is a foreman with a big builder.
Our union negotiated a better wage for us.
Work status: in paid employment with a company
""",
        "unemployed": """
I was made redundant in March and have found nothing since.
He has been sacked and stays at home.
I'm between jobs.
Her applications have all come back with a no.
Status: out of work
She signs on at the jobcentre every fortnight.
He hasn't had a position for two years.
The factory closed and left her without a wage.
Neither of us has any work at present.
The company let her go; nothing new in sight.
What do you do? Nothing just now, I can't find a post.
A jobseeker registered with the office
Not employed any more: I was laid off.
His last payslip dates from two years ago, he lives on benefit.
She's on jobseeker's allowance.
I have been idle since the plant shut down.
He was fired, and no one has taken him on.
My adviser at the jobcentre can vouch for me.
She would take any job if only she were offered one.
Former worker in a car plant, no longer in a job
They gave me the boot, and I'm still searching.
Neither employed nor a student: I am without work.
He draws the dole.
Long-term unemployed
He's scanning the vacancies day after day, without success.
I'm out of work.
He lost his job.
She has no job at the moment.
I was made redundant.
He's looking for work.
They laid her off.
I'm on unemployment benefit.
Jobless
Between jobs
Status: seeking employment
He hasn't had work for months.
The factory closed and left him with nothing to do.
She signs on every fortnight.
I got the sack.
He was fired and hasn't found anything new.
No employer at present
I can't find a job.
She sends out applications every day.
He's been on the dole since the plant shut.
We live on benefits.
My contract wasn't renewed and now I'm at home.
She has been without work since the cuts.
He's unemployed again.
I've been looking for a position for half a year.
Nobody will hire me.
She's registered with the job centre.
He sits at home and reads the vacancies.
I have neither job nor income.
He used to be a welder, now he's idle against his will.
Laid off
The company went under and took my job with it.
I'm free to start at once, as I have no post.
He wants to work, but nobody takes him.
Another rejection in the mail, and still no job.
She queues at the employment office.
I'd take any job going.
He can't remember his last pay packet.
She's not working, though she'd dearly love to.
Employer: none, looking
He's job hunting.
I've been given my cards.
He went to the job interview, but they chose someone else, so the search goes on.
Since the dismissal she's had nothing.
She's neither a student nor employed; she is looking for a job.
My savings keep me going until I find work.
The receiver sent us all home for good, and nobody has found anything yet.
I draw jobseeker's allowance.
He is currently not in work.
Does she work? Not since they let her go.
They've cut my post and I am searching.
He lives off welfare and odd hopes.
She attends a course for the jobless.
He's on the scrap heap at fifty, as he puts it.
No work, no wages
She was dismissed and still has nothing else.
Benefit claimant
I finished my training and nobody gave me a job.
She gave up her shop and now gets the dole.
He has been idle since the mine closed.
Not employed at present, applying everywhere
I have lost my position.
He writes ten applications a week.
They showed him the door and he hasn't worked since.
My benefit has been cut because I missed an appointment at the job office.
No occupation, looking
The restaurant where I worked shut down and I'm still without a job.
She'd be happy with any kind of job.
The applicant has been out of work for two years.
She's desperate for a job.
He stays home because nobody needs bricklayers at the moment.
The mass layoffs hit me too.
My wife earns the money while I look for a job.
I've got my papers and must go to the job office.
He lost his post and with it the company flat.
We were all let go and are still searching.
She's got no job to go to.
Unemployment has made him gloomy.
The head hunters don't call, so I go on waiting at home for work.
""",
        "self-employed": """
I invoice my customers myself.
He set up his own firm ten years ago.
I work for myself.
Her clients can confirm it; she has no employer.
Status: freelance
She's a freelancer.
He owns a garage and has two mechanics under him.
She pays her own insurance and files a trader's tax return.
We run a little café together.
The business belongs to her.
What do you do? I have my own practice as a vet.
A sole trader
Not employed any more: I went independent.
His profit varies, he has no payslip but a balance sheet.
She's a partner in her own law office.
I have my own workshop in the yard.
He founded a start-up and lives off it.
My books are kept by an accountant, I'm the proprietor.
She earns her living in her own shop.
Freelance translator with several clients
I gave up my job and opened a bakery.
Neither an employee nor a student: my own master.
He hires himself out by the day as a consultant.
She answers to nobody, the firm is hers.
Independent contractor, registered for VAT
I run my own business.
She freelances.
I have my own firm.
He's a freelance photographer.
She set up on her own.
I'm a sole trader.
He has his own practice.
We own a bakery.
Freelancer
Own business
She writes invoices to her clients.
I have no boss but me.
He started his own company.
She works for several clients on her own account.
I left the agency to go it alone.
He's an independent carpenter.
She is the owner of a hair salon.
We run a farm.
I founded a start-up and manage it myself.
He works as an independent consultant.
Status: self-employed
Her own law office keeps her busy.
I employ three people.
She translates as a freelancer.
He drives his own taxi.
I file my taxes as a business owner.
Nobody pays me a wage, I live from my orders.
He isn't anybody's employee, he runs a workshop.
She has a stall at the market.
He is a self-employed electrician.
I invoice by the hour.
My customers are my bosses, nobody else is.
She has built up a small business.
He took over his father's butcher's shop.
We keep a guest house.
I charge my clients a daily rate.
Sole proprietor
She designs websites from home for various customers.
He bought a van and set up as a mover.
I pay for my own health insurance and holidays, as every freelancer does.
She's a contractor who takes on projects.
My little shop earns me a living.
He opened his own dental surgery.
I quit the firm and became my own master.
She has her studio and sells her own paintings.
No salary for me, only fees.
He's the owner and manager of a restaurant.
Not employed, but an entrepreneur.
I'm in business on my own.
She trades under her own name.
He lives on commissions as a freelance journalist.
Occupation: business owner
My firm has just two staff and me at the top.
They've opened a kiosk of their own.
She's a piano teacher with private pupils and nobody over her.
He owns the garage on the corner.
I set my own hours and send my own bills.
Freelance editor
He is registered as a trader.
She's got her own nail studio.
I find my own customers.
Is she employed? No, she has a company of her own.
He got tired of bosses and started a gardening business.
He's an author who lives on his royalties.
I've had my own tailor's shop since I left the factory.
She runs the vineyard in her own right.
I work on a freelance basis.
The tax office treats me as an entrepreneur.
He has made himself independent.
We're joint owners of a bookshop.
She's her own employer.
He keeps bees and sells the honey as his trade.
I'm not on anyone's payroll, I bill my customers.
Running a one-man firm suits him.
My own company, my own risk
She works solo as a wedding planner with her own clients.
He advises firms on his own account.
I rent a chair at the salon and cut hair as my own boss.
Her start-up has just won its first investors.
""",
        "student": """
I'm in my third term.
He goes to lectures and earns nothing yet.
I'm reading biology at Leeds.
Her university will confirm it.
Status: in education
She is enrolled at the faculty of law.
He's writing his bachelor's thesis and lives in halls.
Her parents pay for her studies.
We are both undergraduates.
The college has admitted her, she'll be there for three years.
What do you do? I study.
A fresher at Durham
Not employed yet: I'm still at uni.
His student card is enclosed.
She's a pupil in the sixth form.
I have exams next week and a dissertation to hand in.
He was accepted on the course and sits in the library all day.
My professor can vouch for me.
She gets a grant while she works for her degree.
Medical student in the fifth year
They gave me a place at Cambridge, and I'm still there.
Neither employed nor self-employed: I go to college full time.
He draws a student loan.
She's got seminars, a tutor and long vacations.
Still learning, degree expected next summer
I'm at university.
She goes to college.
He studies medicine.
I'm still at school.
She is a student.
He's in his second year of law.
I'm doing my master's.
She is studying for her finals.
He gets a student grant.
Student
In full-time study
I'm reading history.
She attends lectures all week.
He lives in a student hall.
I haven't got my degree yet.
She'll graduate next year.
He's still a pupil.
My parents pay my tuition.
I have an exam next week and sit in the library.
She's doing a degree in physics.
He is at art school.
Undergraduate
I've enrolled for chemistry.
She is in her fifth semester.
He's writing his thesis.
I spend my days in seminars.
She's at drama school.
My student card is enclosed.
He began his studies last autumn.
Occupation: university student
She's taking her A-levels.
He's in the sixth form.
I'm learning for my final exams.
Still in education
We share a flat near the campus, as all freshers do.
She is finishing her doctorate at the faculty.
He left his job to study.
I gave up work and went back to university.
She's on a scholarship at the academy.
He's a medical student.
I attend evening and day classes for my diploma.
She does not work yet, she is at college.
He skips lectures but passes his exams.
My professor has given me an extension.
I'm on my term break.
She has exams in all subjects this term.
He isn't jobless, he's at university.
Her dissertation is due soon.
I go to grammar school.
He studies engineering and lives with his parents.
We're both in the same lecture course.
A first-year at the university
I'm a trainee teacher still attending university.
She's been admitted to dental school and has begun her first term.
Proof of enrolment attached
He's cramming for the state exam.
I'm a full-time student.
She reads philosophy and eats in the refectory.
What does he do? He studies maths.
Our son is in his last year at school.
I'm getting my bachelor's.
She's matriculated at the music college.
He changed his subject from law to biology.
My loan covers the tuition fees.
She takes notes in the lecture hall.
I'm at business school for another year.
He's a PhD candidate who still attends seminars.
My semester ticket is valid.
She's spending her year abroad at a university.
He is preparing for his oral exam with the professor.
I don't earn a wage, I'm working for my degree.
She failed statistics and must repeat the course.
My major is economics.
They are classmates at high school.
He has two more semesters ahead of him.
He lives on loans until he gets his degree.
The young woman is in academic training.
I'm enrolled at the technical university.
He sits in lectures instead of at a desk in an office.
She is at boarding school.
""",
    },
}
