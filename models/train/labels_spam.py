"""Lines of unwanted mail and of ordinary mail.

Entries are separated by ` / `; `classify.py` says how they are put together and what its slots mean.
"""

SPELLINGS = {
    "spam": "spam, junk, unwanted, scam",
    "ham": "ham, not spam, normal, legitimate, wanted",
}

MEANING = {
    "spam": "unwanted advertising, fraud or phishing",
    "ham": "an honest message from people or firms one knows",
}

# A line is a set of labels that go together: `label=class+class`.
SETS = """
spam, ham
spam, not spam=ham
junk=spam, not junk=ham
scam=spam, genuine=ham
fraud=spam, honest=ham
suspicious=spam, harmless=ham
spam, inbox=ham
unsolicited=spam, personal or business=ham
phishing or advertising=spam, ordinary mail=ham
"""

SENTENCES = {
    "spam": """
You have won {m}! Click here now. / Cheap pills, no prescription, order today! / Dear friend, I am a prince and need your bank account. /
Make money fast from home! / Your account was chosen for a prize of {m}. / Limited offer!!! 90% off, only today. / Earn {m} a week without work. /
Click this link to claim your gift card. / Lose weight in three days, guaranteed! / Congratulations, you are our lucky winner! /
You have been selected to receive {m}, reply now! / Free money, no risk, click below! / Hot singles in {c} are waiting for you. /
Buy now and get {m} for free!!! / Your bank account is blocked, enter your password here. / Become rich in one week! /
Best price for watches, click here! / Win a free trip to {c}, click the link! / Dear winner, send us your bank details. /
No credit check, get {m} today! / This secret trick makes you {m} a day. / Act now, the offer ends tonight!!! / Cheap medicine without a doctor. /
You inherited {m} from a rich uncle. / Double your money with this secret! / Click to confirm your prize! / Free gift for the first hundred clicks! /
Your computer has a virus, call now and pay {m}! / Earn money while you sleep! / Guaranteed profit of {m}, no work! /
Your mailbox has reached its limit, log in here within 24 hours or lose all messages. /
We tried to deliver your package. Pay the customs fee of {m} here. / Final notice: your car warranty is about to expire, press 1 now! /
Congratulations! Your number was drawn and you get {m}. / I am the widow of a general and want to share {m} with you. /
Hello dear, I saw your picture and fell in love, write to my private address. / Hot girls near {c} want to chat tonight. /
Buy followers, ten thousand for {m}! / Your page can be number one in all search engines, only {m} a month. /
Genuine diplomas without study, ask for our price list. / Replica watches, nobody sees the difference! / Blue pills, discreet packaging, 80% off. /
Burn fat while you sleep, doctors hate this trick! / Work from home and earn {m} per hour, no experience needed. /
This coin will explode tomorrow, buy now before it is too late. / Send one bitcoin and get two back. /
We have recorded you through your camera, pay {m} in bitcoin. / Your bank needs your PIN to keep your account open. /
Please open the attached invoice.exe and pay at once. / You are owed a tax refund of {m}, enter your card details here. /
No credit? No problem! {m} on your account today. / Get out of debt with one click! / Instant loan for everybody, no papers, no questions. /
Casino bonus: {m} for your first bet!!! / Bet now and never lose again. / Your friend sent you a secret message, click to see it. /
Free iPhone for the next ten visitors!!! / Answer three questions and win a car! / Your antivirus has expired, 37 threats found, click to clean. /
Your streaming account is suspended, update your payment now. / Claim your unclaimed inheritance from the bank of {c}. /
I am dying and wish to give my fortune of {m} to you. / As a minister of oil I need a partner abroad for {m}. /
Earn a second income with our secret software. / Millionaires do not want you to know this. / Make {m} before breakfast! /
Only today: sunglasses for {m}, up to 95% off. / Forward this mail to twelve people or bad luck will find you. /
Miracle tea cures diabetes in a week. / Regrow your hair, money back guaranteed! / Become ten years younger with this cream!!! /
Last chance!!! The price doubles at midnight. / You have (1) unread reward. / Cheap software keys, all programs for {m}. /
Verify your wallet or your coins will be deleted. / Get a foreign passport in three days. /
URGENT: confirm your identity here or your account is closed. /
Dear account owner, your password was changed, click if it was not you and enter your card number. / Singles over forty in {c}, register free! /
We pay {m} for every survey. / Your computer sends error reports to us, give our technician access and {m}. /
Invest with our robot, 300% profit in a month. / Hello friend, do you want easy money? /
Dear sir, we have a business proposal of {m}, strictly confidential. / Buy gift cards for the boss and send me the codes, quickly. /
Your son had an accident, send {m} at once to this account. / Hi mum, this is my new number, can you transfer {m} today? /
You have been pre-approved for a platinum card. / Cheap flights for nothing, click and win. / Enlarge your muscles without sport! /
Prescription drugs by mail, no doctor. / WINNER!!! Call now to collect {m}. / txt YES to 80082 to get ur free gift /
u have won a luxury cruise, reply NOW / FREE entry in our weekly draw for {m} / Stop paying for television with this forbidden box! /
Sell your house in a day for cash, call now! / We found your profile and offer you {m} a week for nothing. /
Guaranteed lottery numbers for Saturday, just {m}. / An admirer is thinking of you, find out who for only {m}. /
Your domain will be deleted, pay {m} today. / All wishes come true with our magic bracelet. / Hurry, 2 days of crazy discounts on pills and watches! /
Unlock hidden riches with this simple trick. / Dear lucky one, the foundation gives you {m}, send your passport and address. /
The FBI holds your money, pay the release fee of {m}. / Trade currencies like a professional, no losses possible! /
Meet your dream wife from abroad today!!! / Your shipping address is wrong, confirm it and pay {m} with your card here. /
Gold at half price, secret stock, transfer the money first. / Good day, I represent a private investor who wishes to place {m} in your hands. /
We noticed that your website does not appear on top, our experts rank it first for {m}. /
I came across your profile and feel that we are soul mates, please write to me. /
Kindly update your mailbox through this page or it will be shut off. / Your colleague recommended you for a reward, just send us your card details. /
Our records show an unpaid parking ticket, pay {m} through this link today. / Work two hours a day for us and receive {m} by cheque, no interview. /
Dear shareholder, this tiny stock will rise a thousand percent, get in now. /
Your cloud storage is full, all photos will be erased unless you pay {m} now. /
An anonymous person sent you a voice message, install our program to listen. /
The heir of the late engineer could not be found, you share the surname, so claim {m} with us. /
Our clinic abroad sells slimming injections without a doctor's note. /
You qualify for a government grant of {m} that never has to be paid back, apply with your bank data. /
Become a mystery shopper: cash our cheque and send the rest on. / Your energy bill will drop to zero with this hidden device. /
Your photo appears on a video, look here!!! / Unbeatable mailing lists, one million addresses for {m}. /
A spell caster brings back your lost love within two days. / Test the new phone and keep it, only the shipping of {m} is to be paid. /
Your social account breaks our rules, log in through this page within 24 hours. / Boost your energy in bed with our natural capsules. /
Toner and cartridges at insane prices, reply to be removed (you will not be). / Your chance to join the elite traders, seats are running out! /
Royal Mail: your item is held because of an unpaid fee of {m}. Pay by card on the page below. /
EVRI: courier could not find you, rebook for {m} via this link /
Your toll bill of {m} is unpaid, settle within 12 hours at this address to avoid a fine. /
HMRC: a rebate of {m} is waiting, enter your card to receive it. /
Your crypto wallet was flagged. Type your twelve recovery words here to keep your coins. /
Netflix-style service: payment declined, renew your card details through this link tonight. /
Your Apple-like ID was used in Lagos, tap here and enter your password to stop it. / Your phone has 13 viruses!! Install our cleaner now! /
Dear user, your e-mail will be shut down in 6 hours, validate it now. /
Your bank: unusual payment of {m}. To stop it, reply with your full card number and PIN. /
A new device wants access, send us the six-digit code you just received. /
We are from Windows support, your PC is sending errors, let us connect and pay {m}. / Your SIM expires today, call back this premium number. /
hey its me ur daughter, lost my phone, pls send {m} to this acct / Hi dad my phone broke, text me on this number, need {m} urgently for rent /
I'm in a meeting and can't talk. Buy five gift cards and mail me the codes. The CEO /
Our bank details have changed, pay all open bills to the new account at once (no need to call). /
I am a soldier abroad with two boxes of gold and trust only you. /
My late husband left {m} in a vault, and I need an honest foreigner to receive it. /
I'm a lonely nurse, thirty-two, looking for a serious man, write me privately. / your pic is so cute, add me on the secret app, i have more photos /
Sexy ladies in {c} want to meet tonight, no strings attached. / Cam girls live now, first show free, card needed. /
Adult dating, 5000 profiles near {c}, join without cost. / Last longer tonight with our magic drops. / Herbal pills make you a stallion. /
Cheap Viagr@ and C1alis, no questions asked. / Weight falls off with this jelly, eat what you like! / Drop three dress sizes by the weekend. /
One weird tip to melt belly fat. / Doctors are stunned by this joint pain patch. / Reverse diabetes with a kitchen spice they hide from you. /
Our detox foot pads suck all poison from your body. / Gummies that stop ageing, pay only the postage, cancel never. /
Get rich with our trading bot, {m} in, ten times out, no skill needed. / Join our signal group, 98% winning trades! /
A famous billionaire gives away coins: send one, receive two. / Secret loophole turns {m} into a fortune. /
Passive income of {m} monthly, guaranteed by our AI. / Buy this penny stock before Wall Street wakes up!!! /
Pre-sale of a new token, 1000x for sure, hurry. / I quit my job thanks to this system, and you can too, only {m} today. /
Be your own boss! Recruit three friends and watch the money roll in. / Envelope stuffing at home pays {m} a day. /
Like videos and earn {m} an hour, message us on the app. / Easy remote task job, no interview, daily pay in crypto. /
We saw your CV and hire you at once, just pay {m} for the training pack. / Repackage parcels at home and keep {m} for each. /
Guaranteed loan up to {m}, bad credit welcome, fee in advance. / Erase your debts legally in 48 hours. /
Your credit score can be wiped clean for {m}. / Pre-approved! Cash in your account within minutes, no checks. /
Refinance NOW, rates will never be this low again!!! / Win real money, 200 free spins waiting for you. /
Poker bonus doubled, tonight only, register with your card. / Sure bets from an insider, fixed matches, pay {m}. /
You're the 1,000,000th visitor! Spin the wheel! / Your number has been picked in our summer raffle, claim within the hour. /
Complete this 30-second survey and get a {m} supermarket voucher. / Free tablet for testers, pay just the shipping. /
A mystery box with a phone inside for {m}, lucky you! / UNCLAIMED PACKAGE with your name, pay the release fee. /
Luxury handbags, factory price, exact copies. / Designer trainers 95% off, stock must go!!! / Rolexx replicas shipped discreetly. /
Cheap cigarettes by post, no tax. / Jailbroken streaming sticks, every channel for ever, {m}. /
University degrees from {m}, no exams, recognised worldwide. / Driving licences without a test, real and registered. /
Fake documents of best quality, contact us by secret chat. / We delete bad reviews and write you 500 good ones. /
10k likes for {m}, real looking accounts. / Rank first on every search engine in 7 days or die trying!!! /
We noticed errors on your website, pay our experts {m} and traffic explodes. / Dear webmaster, buy our backlinks, 5000 for {m}. /
Bulk mail lists, two million fresh addresses. / Guest post on 300 blogs, cheap cheap cheap! /
Sir, we are leading manufacturer of LED, mould, valve and all thing, best price, kindly reply. /
Hello, we make custom gloves factory in far land, give us your order today!! / Dear purchasing manager, lowest prices for steel pipes, act soon. /
Your horoscope reveals a huge win, call our psychic at {m} a minute. / A curse lies on you; our healer removes it for {m}. /
Send this to 15 people in an hour or your love will leave you. / Share this post and a sick child gets {m}. /
Donate now to this disaster by gift card, every code helps. / They are coming for your money, the book the banks banned is only {m} today! /
SHOCKING video of your neighbour, watch before it is deleted. / Is this you in this video?? lol open it /
OMG I can't believe what they say about you here, click. / someone has a crush on u, find out who, {m} per text /
Your friend {n} recommends this casino, take the bonus. / {n}, your reward expires tonight, last reminder! /
{n} you have been shortlisted for Businessman of the Year, send {m} for the trophy. / Your name was entered in Who's Who, confirm with a payment. /
Invoice attached (zip), pay today or we take you to court. / Scanned document from printer, enable macros to read. /
Voicemail.htm attached, sign in with your mail password to hear it. / Your parcel photo: parcel.apk, install to see. /
Shared file "salaries" - log in with your office password here. / Your domain is listed in China, pay {m} or lose it. /
FINAL copyright notice: pay {m} in bitcoin within 48h. / I hacked your camera and saw everything, 0.1 bitcoin or all your contacts will see it too. /
We will attack your website unless we get two bitcoin. / Solar panels for nothing! The state pays, just leave your number!!! /
Your roof qualifies for a secret grant. / Hearing aids the shops don't want you to know. / Burial insurance for pennies, call before noon! /
You may be owed {m} for an accident you had, reply CLAIM. / Were you mis-sold a loan? Get {m}, text YES /
Extended warranty ends today, last courtesy call. / Timeshare owners: we get you out, pay {m} upfront. /
Holiday for two in {c} for {m}, only today, card number needed to hold it. / Free cruise, you just pay the port tax of {m}! /
Limited slots!!! Millionaire mentor reveals all tonight. / 90% OFF EVERYTHING - GO GO GO / $$$ EASY CASH $$$ / FREE FREE FREE gift inside, open now /
No catch, no cost, no risk: {m} is yours. / This is not spam! You really won. / Not a scam, 100% legal, money today. /
Good afternoon, kindly review our attractive investment with a fixed return of 40% per month. /
I hope this mail finds you well. I have a fund of {m} for transfer and need your cooperation. /
As per our records you have not yet collected your compensation of {m}. / We have been trying to reach you about your vehicle's warranty. /
Your neighbour {n} earns {m} a week with this app, why don't you? /
We write to all householders in {c}: your boiler qualifies for a secret rebate, send your bank data. /
Kindly be informed that your mail quota is used up, revalidate with your password to avoid loss. /
Hello, I'm {n} from the parcel team, your box needs a {m} insurance before we hand it over, pay by voucher. /
Your electricity will be cut within the hour unless you pay {m} by gift card. /
This is the tax office. A warrant is out for your arrest, press 1 to pay. / Microsofd Security: call us at once, your data are being stolen! /
Paypaal: you sent {m} to a stranger. Not you? Enter your card here to get it back. /
Amazn: your order of a TV for {m} is confirmed, call to cancel and have your card ready. /
Your kid's school fund: a stranger asks for {m} through this odd link, hurry. /
We bought too many phones, so we give them away, you only cover postage with your card. /
I liked your profile, I'm a model, let's move to a private chat, I need {m} for the ticket to you. /
My darling, I love you since we wrote last week; customs keep my luggage, please wire {m}. /
Your lover from the internet is stuck at the airport and needs {m} by voucher. / Never work again! / Retire at thirty with our formula. /
Fire your boss! / The banks hate her: housewife from {c} makes {m} a day. / Only smart people will read this: {m} by tonight. /
Ten minutes a day, {m} a month, no boss, no brain needed. / One click, one million. / Turn your phone into a cash machine. /
We mine coins for you, send {m} and watch. / Lost money to a scam? We recover it, pay {m} in advance. /
Land on Mars, certificates from {m}, prices explode soon. / Rare gold coins, the mint begs us not to sell. / Buy a noble title, be a lord by Friday. /
A second passport in three days, no papers. / Clean blood, clean mind: our silver water heals all. / Grow five centimetres taller in a month! /
No more baldness!!! / Snoring stops tonight or we pay. / Teeth white as snow, dentists are furious. / Botox in a jar. /
Cure for cancer found in a jungle fruit, order now. / Tired of glasses? This eye drop makes you see like an eagle. /
Dear sir, madam, do you need SEO? We do SEO best SEO. / Your site looks so outdated, we build a new one for {m}, answer within the hour. /
Get 1000 visitors a day or your {m} back. / Rent our bots, they write reviews all night. / We sell CVs, e-mails, phone numbers, all verified. /
Cheap essays written for you, nobody will notice. / Exam answers for sale. / Speed camera blocker, legal?? who cares! /
Pirate films, newest releases, no limits. / Buy verified accounts. / Ink, ink, ink, cheapest on earth, buy buy buy! /
Wonder knife cuts shoes, get a second one free if you call now! / But wait, there's more: order in ten minutes and get a free mop! /
Only 3 left, 127 people are looking at this magic pan. / You have been added to our VIP list; stay rich with us. /
Your lucky numbers from guru {n}, only {m}. / The angels have a message for you, tap to hear it. / Open before midnight or lose your blessing. /
Chain letter: pass it on to nine friends, luck comes in four days. / Re: re: your money / FW: you forgot your prize / last try to give you {m} /
u r 2day's winner, txt GO / CaSh NoW no checks / v1agra xanax no rx / h0t deals b3st price / casino777 bonus 500% / luv chat w/ girls, txt HOT /
free crypto airdrop connect wallet now /
Unusual sign-in detected from Minsk; authenticate yourself below before we freeze your webmail profile permanently. /
The helpdesk is migrating mailboxes tonight. Submit your current passphrase on the attached sheet or forfeit stored messages. /
Shared document "Payroll_adjustment_Q3" awaits you. Re-enter your office credentials to decrypt it. /
Dear beneficiary, our auditors discovered dormant funds worth 4.8 million dollars bearing your surname. /
Greetings in the Lord, I am Sister Clementine, hospitalised and childless, entrusting you with my late husband's diamonds. /
Barrister Okoro here, kindly furnish your telephone and occupation so the consignment box can be released. /
Depot notice: item 77-KX cannot leave quarantine until you settle 1.99 pounds duty by debit card. /
Parcel stuck! Reschedule dropoff now, tiny surcharge applies >> shortlinkk dot xyz /
Our postman found nobody home; pick a redelivery slot and pay 0.45 handling with your sixteen digits. /
Congrats shopper!!! Spin the wheel, grab a 500 voucher for groceries, expires in 09:59 /
Your handset number came first in our Ramadan raffle, contact Agent Felix privately to collect the jackpot. /
WINNING NOTIFICATION: batch 22/071, ticket 5561, category A. Keep this confidential until your claim is processed. /
Payday loans approved within ninety seconds, blacklisted borrowers welcome, no guarantor, no payslip. /
Drowning in arrears? Consolidate everything into one itsy-bitsy instalment. Call our hotline before Wednesday! /
We are private lenders offering unsecured credit at 2% to anybody worldwide, serious applicants only. /
Arthritis gone overnight! Grandmother's forgotten Himalayan root stuns rheumatologists. /
Melt stubborn belly blubber with ketogenic gummies, celebrities swear by them, first bottle complimentary. /
Reverse tinnitus naturally: pharmaceutical bosses tried to bury this seven-second ritual. /
Prostate trouble? Discreet herbal drops restore vigour, ships in plain wrapping, no consultation required. /
Forex signals with 97% accuracy, join our hush-hush channel, minimum deposit only 250. /
Tech billionaire doubles every token you transfer during tonight's livestream giveaway! /
Presale whitelist closing: MoonPup token launches Friday, early wallets multiply fiftyfold. /
I manage an offshore hedge programme paying eight percent weekly, compounding, zero drawdown, ask me how. /
Hi handsome, I just moved to your area and feel lonely, my webcam is on tonight ;) /
Beautiful Slavic ladies seek mature gentlemen for marriage. Browse uncensored galleries without registering. /
My sweet, the orphanage stole my papers; could you lend 900 for the embassy stamp so I may embrace you? /
Widower, army surgeon, stationed in Yemen, searching for sincere woman. Write privately, honey. /
I infected your router in March and filmed you. Send 0.04 BTC or your contacts receive the clip. /
Your files are encrypted. The ransom doubles in 72 hours, do not contact the police. /
We hold your browsing history from adult pages. Silence costs eleven hundred, payable in monero. /
Attention! Explosives were planted in your office; deposit ransom coins and everybody stays unharmed. /
Hello webmaster, I audited your homepage and found critical backlink errors, our agency guarantees page-one placement. /
We supply guest posts with high domain authority, dofollow, casino and CBD niches accepted, bulk rates available. /
Is your listing invisible on maps? Our wizards boost five-star ratings from real-looking profiles. /
Quick question regarding your website: would you like 40 pre-qualified leads every week, risk free? /
REMINDER: invoice INV-90233 for antivirus renewal, 399.99 auto-debited today. Dispute? Dial our toll-free billing desk. /
Overdue directory listing fee, remit 840 francs immediately to remain in the European trademark catalogue. /
Please process the outstanding balance to our NEW beneficiary account, the former one is being audited. /
Are you at your desk? I am stuck in a conference, purchase six scratch-off vouchers and email me the pins. The CEO /
Reshipping clerk wanted: receive packages at your apartment, relabel, forward, pocket 3,800 monthly. /
Your CV impressed us! Flexible data entry, 45 an hour, just buy the starter kit upfront. /
Become our regional payment agent: keep 7% of every sum that passes through your account. /
Rate hotel pages on your mobile and withdraw 200 USDT daily. Text Amanda to begin onboarding. /
Jackpot syndicate picked you as beneficiary of an abandoned ticket, scan your driving licence to proceed. /
The Madrid sweepstakes board congratulates you. Processing tax of 620 euros must precede disbursement. /
Hurricane orphans are starving! Wire whatever you can to this personal account, every penny helps, hurry. /
Puppies will be euthanised at sunset unless kind hearts like you send prepaid coupons this afternoon. /
Veterans relief drive, cash or crypto solely, God rewards generous givers. /
OEM licences dirt cheap: office suites, photo editors, lifetime activation codes delivered in seconds. /
Cracked designer plugins, torrents, serials, keygens, everything unlocked for twelve bucks. /
Take our ninety-second poll about supermarkets and pocket a cordless vacuum!!! /
Your opinion is worth a tablet computer. Finish the questionnaire, cover 4.95 delivery with plastic. /
A nun in Peru ignored this prayer and lost everything. Copy it to fifteen contacts before dawn. /
Do NOT break the candle circle! Resend within an hour and money rains upon you. /
Chat apps start charging tomorrow unless you forward this notice to eighteen people. /
Swiss-made-style chronographs, mirror grade, 1:1 copies, wholesale discounts for resellers. /
Genuine-looking handbags straight from the factory, logos included, customs-proof parcels. /
Bargain hunters rejoice: leaf blowers slashed to nine quid, warehouse bankrupt, everything must vanish!! /
Solar panels at ZERO cost, homeowners born before 1970 qualify, type your postcode quickly. /
Double glazing reps are in your street tomorrow, last subsidised windows, sign tonight! /
Diplomas, driving permits, visas: registered documents produced without examinations, contact our consultant. /
Bachelor, master or doctorate awarded for life experience; transcripts couriered within a week. /
VIP tip: fixed football matches, insiders bribed, odds of 40, pay after your initial win. /
150 no-deposit spins at Jungle Tiger slots, code LUCKY7, cash out instantly. /
Poker bots that fleece opponents for you, undetectable, lifetime updates included. /
Warning, critical error 0x80072: trojan spyware found. Phone certified engineers at once, do not restart. /
Your device is 28.1% damaged by four harmful infections! Install Turbo Scrubber or lose pictures. /
Speed up your sluggish machine ninefold with one miracle utility, trial finishes tonight. /
Dear taxpayer, after recalculation you are eligible for a 316.40 reimbursement; complete the card form enclosed. /
Social security number SUSPENDED owing to suspicious activity in Texas, press two to speak to an officer. /
Bailiffs will seize your furniture at noon unless you quote us a prepaid voucher code. /
Jury duty missed: avoid detention by purchasing bond cards and reading me the scratch numbers. /
Gran, it's me, I crashed a rental abroad, please don't tell Dad, wire bail of 3,000. /
mum my screen smashed this is my temp number can u pay a bill 4 me il refund u tmrw /
Dad I'm using Jake's phone, need 760 for a landlord today, here's the sort code /
Hi, is this Vanessa the horse trainer? Oh sorry, wrong person! You seem nice, do you trade gold? /
Hello stranger, fate mixed our numbers. My uncle taught me liquidity mining, shall I guide you? /
Premium horoscope: Saturn reveals your imminent fortune, unlock the sealed reading for 29 euros. /
Clairvoyant Esmeralda removes curses, envy and evil eye. First vision gratis, subsequent ones 80. /
Male enhancement pumps clearance, buy two receive lubricant complimentary! / P0tency p1lls, 10 t@bs for the price of 3, fastt shippng worldwidee /
Slimming jabs without prescription, pharmacies out of stock, we are not! Tap to reserve. /
Anabolic cycles, growth hormone, shredded by summer, cash on delivery, no judgement. /
Wrinkles vanish in ninety seconds; watch this grandma stun her plastic surgeon. /
Hypnosis mp3 makes any woman obey you, satisfaction assured or refund. /
Text CRUSH to 63336 to discover who secretly fancies you. 4.50 per message thereafter. /
Ur mobile has bn awarded a bonus ringtone pack, reply CLAIM, std network charges apply /
URGENT! final attempt 2 contact u, 2000 pound prize unclaimed, call 0906 from landline /
Congratulashuns user, your IP is todays 1.000.000th visiter, pres OK for recieve gift /
Dear Costumer, we has notice irregular loging, do the needful and verified you account imediately. /
Esteemed colleague, submit your manuscript to our fast journal, acceptance within 48 hours, modest article charge. /
You are invited as keynote speaker at the World Summit of Everything; registration 1,290 payable by delegates. /
Who's Who of Distinguished Executives has shortlisted you, order the leather-bound edition now. /
Buy 5 million consumer contacts sorted by income, opt-out ignored, spreadsheet format. /
SMTP servers, bulk mailers, inbox guaranteed, spam filters bypassed, rent per month. /
Aged forum profiles, thumbs-ups, subscribers and retweets in any quantity, instant dispatch. /
Want blue verification tick without waiting? Our insider approves you for 75. /
Copyright violation! Your page will be unpublished in a day. Appeal here with your login and birthday. /
Someone tagged you in an embarrassing clip, lol is this you?? bit-short-url /
You have 3 pending friend messages from hot neighbours, subscribe to unblur. /
Your e-signature envelope is waiting; authenticate with corporate password to view the bonus letter. /
HR portal: staff must revalidate salary deposit details by clicking underneath or wages will bounce. /
Voicemail (0:47) from unknown caller, download player.zip to hear the recording. /
Fax received! Enable macros in the enclosed spreadsheet to display the purchase agreement. /
Your tyre warranty, roof warranty and boiler warranty are lapsing: bundle all for pennies, ring today. /
Our records suggest you were mis-sold insurance; thousands may be owing, answer CLAIM to this number. /
Injured in an accident that was never your fault? Thousands in compensation could be yours, call! /
Timeshare owners! We have eager buyers, simply advance a notary retainer of 1,400. /
Beachfront plots in Belize from 99 monthly, seminar includes steak dinner, seats scarce!! /
Free cruise for pensioners, merely attend our presentation and bring your cheque book. /
Magnetic insoles drain toxins, ease gout and attract luck. Two pairs for one! /
Alkaline ionic bracelet shields you against 5G radiation, army tested, limited batch. /
Cancer clinics hate apricot seeds! Download our banned ebook before regulators delete it. /
Quit smoking by breakfast, our nicotine vaporising patch is 100% certain, order hotline open. /
CBD bears cured my dog's anxiety, blindness and debt. Claim your sample jar. /
Bald? Not for long!!! Follicle laser helmet, as seen on telly, half off till noon. /
Whiten dark spots, remove tattoos, shrink pores, one serum, three easy payments. /
Never charge your car again: magnetic fuel saver doubles mileage, mechanics furious. /
Secret military torch blinds attackers, banned in nine countries, yours for shipping only. /
This tiny gadget slashes electricity invoices by 90 percent, plug it in and laugh. /
Prophets predicted the crash; protect your nest egg with our survival silver, limited vault. /
Penny share alert: ticker QZLM set to rocket Monday, insiders loading up, don't miss out!!! /
Dubai gold dust dealer requires trustworthy foreign partner, commission 30%, reply with bank coordinates. /
From the desk of Colonel Matthias: two trunk boxes of banknotes recovered in the desert need safe keeping. /
Global compensation tribunal approves 850,000 to scam victims, pay courier stamp 150 first. /
I was a banker's chauffeur, he died in a plane crash without relatives; let us split his deposit. /
Your late cousin's estate remains unclaimed in Lome. Act as next of kin, share is 45%. /
My client, a deposed dictator's daughter, seeks discreet custody for crates of emeralds. /
Fund manager trainee scheme: clone our trades, sack your supervisor, sip cocktails by August. /
How a jobless plumber banked 23,417 in nine days using this weird loophole. /
Stay-at-home mothers are raking in thousands stuffing envelopes, kit 39.95. /
Join our gifting circle: invite eight women, each brings 5,000, everybody harvests abundance. /
Be your own boss with our wellness network; diamond members earn six figures! /
Passive income blueprint, dropshipping guru reveals everything, webinar seats nearly gone, normally 1997. /
AI robot writes books for you, publish daily, royalties pour in on autopilot. /
Lend us your idle graphics card and get ridiculous returns, referral bonus 500. /
Airdrop eligible! Approve contract signature in your metawallet to harvest unclaimed collectibles. /
Exchange compliance: withdrawal on hold, deposit a 12% liquidity margin to unlock your balance. /
Support ticket 5521: staking wallet desynchronised, import seed phrase to rectify. /
We trace stolen cryptocurrency, certified hackers, upfront retainer 0.1 ether, no recovery no worries. /
Hire a hacker: grades changed, spouse's chats exposed, credit scores fixed. /
Spy on any phone with only the number! Invisible tracker, two for one this weekend. /
Unlimited IPTV, 19,000 channels including pay-per-view, a tenner yearly, resellers earn. /
Jailbroken stick streams every movie forever, no monthly bills ever again, grab yours. /
Your film subscription lapsed!! Extend free for 90 days after confirming billing info at moviehelp-desk. /
Membership auto-renews for 79.00 tonight. To refuse, telephone our agent and grant remote access. /
Thank you for purchasing a 1,249 laptop. Not authorised? Our fraud team needs your card security digits. /
Wallet app notice: unauthorised peer payment 480 pending, reverse it by approving the request we send. /
Your bank's "safe account" is ready, move all your savings there before midnight for protection. /
Fraud squad calling: hand your card and PIN to our courier, he arrives in twenty minutes. /
Netbank token expires. Reactivate via hyperlink, enter customer number, memorable word and one-time passcode. /
Verify ownership of your debit card ending soon, otherwise it'll be deactivated - SecureBank Alerts /
Toll road enforcement: 6.69 outstanding, evade penalties by paying at tollpay-gov-cc today. /
Your licence plate was photographed; reduced fine if settled in six hours with voucher codes. /
Vehicle excise refund due, input long card number so motor department may credit you. /
Energy rebate scheme: 400 pounds per household, apply via this text, bank login required. /
Covid relief stimulus reopened! Low-income or wealthy, everyone gets 1,200, insert identity scan. /
Government secretly erases mortgages for citizens over 45, see whether your postcode is listed. /
Student debt wiped clean, forgiveness ending Sunday, small enrolment charge. /
Scholarship awarded without application: pay the 80 administrative charge and full tuition is yours. /
Green card lottery results: you're selected! Remit visa processing via money transfer agent. /
Canada needs nannies, no interview, airfare covered, forward passport copy plus 350 permit costs. /
Oil rig vacancies, 12,000 monthly tax free, medical certificate through our doctor, prepay 400. /
Brand ambassador wanted!! We love your feed, just purchase our swimwear first, commission follows. /
Model scout: your child has the look! Portfolio shoot compulsory, 1,500 payable today. /
Let us publish your poetry in a gold-edged anthology, contributors must order ten copies. /
Star naming packages, moon acreage, baronial crests, framed parchment only 49. /
Name your price on seized police cars, auctions start at one dollar, directory access 37. /
Rent a villa far below market, owner abroad, transfer deposit and keys arrive by mail. /
I will buy your sofa unseen, my mover collects, please pay him from the excess cheque I send. /
Your classified ad interests me; kindly provide bank particulars, I cannot view since I'm offshore. /
Cute teacup terrier free to loving home, you only cover crate, vaccines and airline insurance. /
Concert tickets sold out? We have hundreds! Payment by gift code, no refunds, trust us. /
Flight vouchers: airline celebrates its birthday with two seats for everyone, share to 20 groups. /
Supermarket gives 250 coupons for its anniversary, first 1000 sharers, hurry hurry. /
Sports brand donating 3000 trainers!!! pick your size, comment DONE, enter card for postage /
Mystery box pallets, unclaimed returns, tablets inside maybe, 1.95 each, tonight only!! /
Someone just sent you cash! Open the envelope before it disappears: cash-drop-app /
Hey bestie tap this n we both get 50 bucks, totally legit pinky swear /
Your streak qualifies you for unlimited game gems, generator works 100%, complete survey to unlock. /
Free rare skins and coins, simply type ur username plus password lol / Cheapest likes 4 ur reels n clips, dm us, 10k only 9.99, drip feed /
Fastest essay wizards: plagiarism-free dissertations while you party, 20% off newbies. /
We take your online proctored exam, top marks, pay afterwards in crypto. /
Buy liquor, vapes and cigs duty dodged, doorstep delivery, min 10 cartons. /
Cuban-type cigars, absinthe and fireworks shipped anonymously, stealth vacuum packing. /
Medical cannabis card in five minutes, no symptoms necessary, celebrate with code 420. /
Firewood, pellets, briquettes 80% below shops! Prepay by transfer, stock evaporates. /
Unbelievable tractor deal: owner deceased, machine in port container, escrow agent handles deposit. /
Sugar mummy seeks polite toyboy, weekly allowance 2,500, small clearance tip required. /
Flirty virtual girlfriend awaits, private chat, first ten minutes on us. /
I dreamed about you again, darling unknown. See my private photos before my husband returns. /
Kindest regards, I am a senior cashier in Macau, a delicate transaction of mutual benefit compels me to write. /
With due respect and humanity, permit me to seek your assistance in evacuating 12.5 million. /
Compliments of the season! You were nominated for an unsolicited philanthropic donation by a lottery couple. /
Beloved, I am a dying cocoa merchant; distribute my wealth to widows and retain twenty percent. /
Would you be open to a brief call on slashing your merchant processing fees by 60%? Third follow-up. /
Just bumping this up your inbox: our outsourced Bangalore developers bill nine dollars hourly. /
I tried reaching you thrice about funding for your company, up to half a million, no collateral. /
As a valued business owner you are pre-qualified for merchant cash advance, sign electronically today. /
LED lighting, pallet racks, CNC parts: Shenzhen factory best quality dear friend, pls quotation ask. /
We are professional manufacturer of umbrellas and valves, hope cooperate with your esteemed company, catalogue attach. /
Your trademark will be registered by a competitor in China unless you confirm with us immediately. /
Domain expiry warning (not a bill): renew yoursite dot biz for 289 to prevent search engine removal. /
SSL certificate invalid!! visitors will flee, upgrade with our bundle by replying YES. /
Undelivered mail quarantined (7). Release messages by signing in with your existing secret word. /
Security team: two-step verification must be switched off, tell our caller the digits you receive. /
Reply with your mother's maiden name, birthdate and account pin so we may "upgrade" your security. /
This is NOT a hoax. Our angels selected nine families, touch the golden link. /
Guaranteed acceptance! Even bankrupts obtain our titanium credit card, joining fee 199. /
Repair your credit score by 200 points instantly, results tomorrow, social number needed. /
Pawn nothing, prove nothing, borrow 10k by lunch, tap the rocket. /
Homeowners: release trapped equity before banks close this window, brochure + free biro. /
Life cover for 80-year-olds, no medical, smokers and skydivers ok, pennies per day!!! /
Cheap car insurance hack that companies detest, drivers in your zip pay 19 only. /
Funeral plan discount ends tonight, don't burden your children, call now, lines jammed. /
Bitcoin ATM in a box!!! plug, play, prosper, first thousand buyers get sportscar raffle /
HOT STOCK!!!! biotech cures ageing, target 900%, buy buy before bell rings /
Hello lucky neighbour, pay forward 100 and the blessing loom returns 800, honest. /
Last day: king-size mattress, smoothie blender, drone, yours at 97% rebate, checkout timer running! /
Clearance of branded sneakers, store closing forever, shop-outlet-dealz, no returns. /
You left something behind... an exclusive 85% coupon on designer shades, claim before noon! /
Speechless gynaecologists recommend bedtime pickle juice for a wasp waist!!! Flask half off. /
One weird vegetable destroys your brain, number three will shock you, click to find out. /
Heavenly investment: church bonds yielding 60 percent, pastor guarantees with scripture. /
Adopt our prayer cloth, sow a seed of 77 dollars, reap a miracle cheque. /
Numerologist saw your birth date: great riches arrive Thursday, pay for the talisman. /
Dear Sir, ransom negotiator here, your domain leaked, subscribe to dark-web removal for 60 monthly. /
Your identity is being sold!! Scan free (card required) with ProtectoMax. /
Verify age and win: vaping starter pen, unlimited flavours, recurring fee afterwards. /
Retirees earn extra: let us park foreign money with you over the weekend, keep a tenth. /
Charity auctioneer needs your bank to pass donations through, completely tax clean, prompt reply cherished. /
Open immediately: the sheriff's summons for you is enclosed as court_notice.scr /
Delivery photo attached.html - sign in with any mail provider to see who got your item. /
Update your chat application from this mirror, official store version compromised, ignore browser alarms. /
Reactivate SIM: dial star 21 hash then our number, otherwise your line is terminated. /
u r eligible 4 unlimited data, fwd this sms to 12 frnds & restart / PRIVATE: ur secret admirer left a vmail, dial 09 number 2 hear, 1.50/min /
Loyalty miles worth 7,450 evaporate at 23:59, redeem by typing card + otp /
Dear pensioner, your bus pass and allowance are void until the officer has your bank app login. /
Pls donate 4 little Timmy's kidney, coins only, share wiv 20 groups / Your horoscope and IQ certificate are ready, only 2.99 then 59 weekly. /
Nobody has to know: fake urine kits, clean pass guaranteed, overnight. /
Get paid to lose weight, nap, and watch adverts. Withdraw after inviting 30 pals. /
We overcharged you! To obtain the difference, install ScreenShare and open your bank. /
My firm can delete bad reviews about you and post glowing ones, confidential invoicing. /
Top-tier pharmacy from overseas: antidepressants, sleepers, stimulants, weekend blowout. /
Cordially, we ask you to confirm your payroll IBAN at the page below; access lapses this evening. /
Good morning, regarding the unpaid customs bond for your unexpected gift from Dr Lee, please remit 240. /
This is a courtesy message from your network: a free handset upgrade awaits, tell us the code we texted. /
With your approval we shall place your surplus funds at a secured monthly yield of 25 percent; discretion is essential. /
Following our earlier unanswered letters, our lead-generation package remains open to you at a promotional tariff. /
Might I interest you in a proven roulette system? It has not lost since 2009. /
We politely remind you that inheritance certificates remain unsigned; a stamp duty of 500 unlocks them. /
Hi dear, our fishing tackle wholesaler has surplus reels at 5 cents, minimum payment in advance by anonymous transfer. /
Whoever opens this message first inherits a castle in Bavaria; notary postage 88. /
Weight watchers weep: seaweed wafers flush eleven kilos by next Tuesday, scientists baffled! /
Your neighbour reported you for piracy. Erase the file against you with one settlement of 149 in coupons. /
Become an ordained wizard and charge for miracles, correspondence course reduced to 13 dollars!!! /
Grow your beard, biceps and bank balance with one capsule - limited stock - buy buy buy /
Sir, your warehouse delivery of 600 tonnes of sugar is cleared, only the port stamp of 5,000 is missing. /
A refund robot found 2,140 in forgotten fees on your mortgage, hand over your online banking login to withdraw. /
Our telephone psychic will whisper tomorrow's roulette colours, seven euros per minute, adults only. /
Office cleaning, pest control, translation into 90 tongues: unbeatable tariffs, lowest quotes every Monday! /
Cash for your kidney stones, hair or gold teeth, weird but true, text SELL now! /
Grab our hoverboard megadeal, warehouse fire survivors, fumes hardly noticeable, 94% OFF!!!! /
Let my cousin at the ministry backdate your pension, he merely wants 20 percent and your signature scan. /
You are today's chosen tester for a robotic lawnmower. Keep it forever, we just need card digits for freight.
""",
    "ham": """
Hi {n}, are we still meeting at noon? / The minutes of the meeting are attached. / Your parcel will arrive on Tuesday. / Mum, I will be home at six. /
Please find the report for {c} attached. / Can you send me the file again? / {n} asked whether you come to dinner. /
The team meeting was moved to room 4. / Thanks for the photos from {c}. / Do we still have milk at home? / I will be ten minutes late, sorry. /
Could you call me when you are back in {c}? / The appointment with {n} is on Thursday. / Here are the notes of yesterday's call. /
Let us have lunch together next week. / The train from {c} is delayed, I will be late. / Happy birthday, {n}! /
I have attached the contract for you to sign. / Did {n} send you the numbers? / Please remember to water the plants. /
The kids are at {n}'s place until five. / Thank you for your letter, we will answer soon. / I left the keys on the table. /
See you tomorrow at the office. / Could we move the meeting to Friday? / {n} cannot come today, she is ill. /
The doctor can see you on Monday at nine. / We will be in {c} over the weekend. / Your invoice for May is attached. / How was your trip to {c}? /
The parents' evening is on {day} at seven in room 3. / Could you feed the cat while we are in {c}? /
Attached is the draft of the contract, please check page two. / {n} and I are going to the cinema, do you want to come? /
Your order has been shipped and should arrive on {day}. / Receipt for your purchase of one {p}: {m}, paid by card. /
Thank you for your booking, we look forward to seeing you on {day}. / Your dentist appointment is on {day} at ten. /
The water will be turned off on {day} from nine to noon, the house management. /
Dear neighbours, we are having a party on Saturday, please excuse the noise. / Training is cancelled tomorrow because the hall is closed. /
Here is the newsletter of the gardening club you signed up for. / Monthly statement: you will find it in your online account as usual. /
I have pushed my changes, could you review them? / The tests fail since this morning, do you know why? / The meeting notes are in the shared folder. /
Can we meet half an hour later? / Dad, can you pick me up at eight? / I am at the supermarket, do we need butter? / Love you, see you tonight. /
{n} has a new baby, mother and child are well. / We will miss you at the farewell party on {day}. / Please hand in your essay by Friday. /
The teacher is ill, so there are no lessons in the morning. / The bus to {c} leaves at eight from the school yard. /
Please bring rubber boots for the trip. / I have transferred the rent this morning. / The plumber will come between two and four. /
The landlord agrees to the new kitchen. / Happy new year to you and your family! / Thanks for dinner yesterday, it was lovely. /
Can I borrow your drill on Saturday? / Your books are ready for collection in the library. / The choir sings in {c} next month, rehearsal as usual. /
Results of the blood test: everything is fine, says Dr {n}. / Please arrive ten minutes early and bring your insurance card. /
Your prescription is ready at the pharmacy. / I will send the figures for the second quarter tomorrow. /
{n} from accounting asks for the travel receipts. / The customer in {c} liked the offer and wants a meeting. / Shall we share a taxi to the airport? /
My flight is late, start without me. / I found your umbrella, it is at my place. / What do you want for your birthday? /
Sorry I missed your call, I was in the bath. / Did you sleep well? / Grandpa wants to see the pictures from {c}. /
The football match starts at three, be there at half past two. / The yoga class on {day} takes place outside. /
Minutes of the board meeting of the tennis club attached. / The annual meeting of our club is on {day}, agenda below. /
Your ticket for the train to {c} is attached, seat 24. / You asked for a copy of the invoice over {m}, here it is. /
Your return was received, the {m} will be on your account in a few days. / Thank you for your application, we invite you to an interview on {day}. /
Unfortunately the position has been filled, we wish you all the best. / Please welcome our new colleague {n}. /
I am on holiday until {day}, in urgent cases ask {n}. / The server will be restarted on {day} at night. / I have added the slides you wanted. /
Let us postpone the call to {day}. / How did the exam go? / Can you recommend a good doctor in {c}? / The recipe needs two eggs more than I thought. /
ok, see you at the station at 5 / running late, sorry! / do you have the notes from maths? / thx, got the key /
we are already at the restaurant, second table on the left / The garage called, the car is ready and costs {m}. /
The new bed comes on {day}, will you be at home? / Your subscription to the newspaper was renewed as you asked. /
Weekly letter from school: the playground is open again. / Our allotment needs watering, whose turn is it? /
I enjoyed our talk about {c}, let us continue soon. / Please find enclosed the signed form. / {n} asked for your address to send a card. /
Two seats are free in our car to {c}. / The neighbours found a grey cat, is it yours? / The kids want pancakes again. /
You asked for a new password for the library account; the code is below and is valid for an hour. /
Your bank statement for May is in your mailbox, you can see it after your usual login. / Members of the swimming club have free entry on {day}. /
The price of the school trip is {m}, please give it to the teacher in an envelope. / We have sent your refund of {m} for the returned {p}. /
Your {p} costs {m}, and the delivery is free from our shop in {c}. / I won the chess game against {n} last night! /
Congratulations on your new job, {n}! / Congratulations to the winners of the school quiz, we are proud of you. /
{n} offers to lend us the money for the roof, what do you think? / Here is the link to the photos of our trip to {c}. /
Click on the second sheet of the table, there you will find my numbers. / The doctor has a free appointment on {day}, shall I take it? /
Our account at the bakery shows {m}, I will pay it tomorrow. / Your gift arrived today, the kids love it. /
The pharmacy has your pills ready, says the nurse. / Urgent: the nursery closes at two today, can you fetch {n}? /
Last call for the potluck list, who brings a salad? / The loan of the book ends on {day}, please bring it back to the library. /
I paid the electricity bill of {m} yesterday. / The tombola of the fire brigade takes place on {day}, the first prize is a ham. /
Offer for painting your kitchen, as discussed with you on the phone: {m}. /
Attached is invoice 118 for the repair you ordered, payable within 30 days. / Your ticket order is complete, show the code at the door. /
The cheap flights to {c} that you told me about are gone, sorry. / Our firm's summer party is on {day}, please sign up with {n}. /
You have three overdue books, says the school library. / The vet says the cat needs tablets twice a day. /
Bank holiday on {day}: the office is closed. / Your parcel is at the post office in {c}, bring your passport. /
Dear customer, your repaired {p} can be collected from {day} on. / The lottery group at work meets on {day}, {n} brings cake. /
{n} invested a lot of time in the garden, you must see it. / Your subscription to the theatre is confirmed for the season. /
The landlord raised the rent by {m} from May. /
Bins go out tonight, green and brown. / Can you grab nappies on the way home? / Left my scarf at yours, didn't I? /
Traffic is awful, start dinner without me. / Which size shoes does {n} wear now? / The tooth fairy came, she got a coin! /
Granddad's hip operation went well, he is eating soup. / I've got the lasagne in the oven, back by half six? / Did you lock the back door? /
The hamster escaped but we found him behind the sofa. / Would {n} like to sleep over on {day}? / Swimming kit is in the blue bag. /
Nan says the jam is ready. / Ring me when the film is over. / omw, 10 min / lol yes same / k see u at the bus stop / sorry cant make it, got a cold /
where r u? we r by the fountain / haha that photo of {n} / did u do question 4 / bring ur guitar on {day} / gn, sleep tight /
happy bday bro, beers on me {day} / can i copy ur notes from bio pls / The agenda for {day} is below; please add your points. /
I moved our one-to-one to three o'clock. / Could you proofread page four for me? / The client signed, well done all. /
Stand-up is cancelled tomorrow, half the team is at the fair. / The printer on the second floor works again. /
I've merged your branch, the build is green. / The nightly build broke on a missing header, I'm on it. /
Deploy is planned for {day} at ten, no downtime expected. / Please fill in your timesheet by {day}. /
{n} is leaving after twelve years; cake in the kitchen at three. / The fire drill takes place on {day} at eleven. /
Parking deck B is closed on {day} for line painting. / Your holiday request for August has been approved. /
The travel costs of {m} will be paid with your next salary. / Minutes from the works council are on the intranet. /
We interview two candidates on {day}, can you join? / Please find our quote for the fence, as you asked on site. /
The samples you ordered left the warehouse this morning. / We have received your complaint and will answer within five days. /
As agreed, the deposit of {m} is due before the work begins in May. / The signed lease is attached, keys on the first. /
The surveyor comes on {day}, somebody should be in. / The chimney sweep needs access to the loft on {day}. /
Hallway lights: the electrician was here, all fine now. / The residents' meeting voted for the new bike shed. /
Sports day is on {day}, please bring sun hats and water. / School photos can be picked up at the office. /
Your daughter forgot her inhaler at school, it's in the office. / Form 5 has a maths test on {day}, chapters two and three. /
The choir needs white shirts for the concert. / Piano lesson moved to half past four. /
Lice have been found in class 2b, please check your child's hair. / The nursery shuts at noon on {day} for staff training. /
Your essay is good, see my remarks in the margin. / The reading list for the autumn term is on the course page. /
The lecture by Professor {n} is recorded. / Room 204 instead of 210 today. / Exam results will hang outside the office on {day}. /
Your library reservation has arrived, we keep it for a week. / The book you lent me made me cry. / Our reading circle meets at {n}'s on {day}. /
Football: we play at home against {c}, kick-off at two. / The coach wants everyone in blue. / {n} sprained an ankle, so you are in goal. /
The regatta was put off because of the wind. / Chess night as usual, boards are in the cupboard. /
Allotment society: compost arrives on {day}, bring a barrow. / The village fair raised {m} for the new slide. /
Volunteers for the soup kitchen meet at nine. / The vicar thanks everyone for the harvest gifts. / Bell ringing practice on {day}. /
Our amateur play opens on {day}, I kept you two seats. / Your smear test was normal, next one in three years. /
The physiotherapist can take you on {day} at 8:15. / Please come fasting for the blood test. / The X-ray shows a clean break, cast for four weeks. /
Your glasses are ready, drop in any time. / The vet has moved {n}'s rabbit to two o'clock. / Don't forget your tablets, love. /
Your repeat prescription was sent to the chemist in {c}. / The dentist's surgery is closed next week. /
Your hearing test is due, the letter is enclosed. / Your table for four is booked for {day} at eight. /
Your room in {c} is confirmed, breakfast from seven. / Check-in for your flight to {c} is open. /
Platform change: the 9:14 to {c} leaves from platform six. / Your train was cancelled; your ticket is valid on the next one. /
The ferry sails at six, be at the pier by half past five. / Your hire car is a red hatchback, the desk is in hall B. /
We left the key to the holiday flat in the box by the door. / The campsite has hot showers now. / Here are the pictures of our hike above {c}. /
We landed safely in {c}, weather is lovely. / The hotel found your charger and will post it. / Your receipt: two coffees and a bun, {m}. /
Order 4471 has been packed and leaves today. / The courier left your box with the neighbour at number nine. /
The chair you ordered is delayed by two weeks, we are sorry. / Your refund of {m} was sent to the card you paid with. /
The shoes are back in your size, I put a pair aside as you asked. / Your watch has its new battery, it costs {m}. /
The car passed its test, you can fetch it after four. / New winter hours: we close at five from November. / Our bakery is on holiday until {day}. /
Thank you for shopping with us, the guarantee card is in the box. / Your direct debit of {m} for water will be taken on the first, as every quarter. /
The yearly statement is ready in your online account; log in as usual. / Your meter reading is due, write it on the enclosed card. /
The premium for the house stays at {m} next year. / Your claim for the broken window was settled. / Your voting card is on its way by post. /
The road in front of your house will be closed on {day}. / Your passport can be picked up at the town hall. /
Hedge cutting along the path starts next week, says the council. / Your membership card for the sauna club is enclosed. /
The knitting pattern has a mistake in row twelve, here is the fix. / The newsletter of the bird watchers: first swallows seen near {c}. /
I sold the bike for {m}, not bad, is it? / I won second prize in the tombola, a ham! / Free pears from our tree, just come and take some. /
Free seats at the school concert, first come, first served. / Our bank moved its branch to the market square. /
The casino scene in that film was great, wasn't it? / Click on "reply all", so that {n} gets it too. /
The password for the shared folder is the name of our cat, you know it. / Urgent, mum: where is my gym bag? /
Limited space in the car, so one suitcase each please. / Guaranteed sunshine on {day}, says the forecast, shall we go to the lake? /
I lost five kilos since I cycle to work! / The discount for members is ten percent, as every spring. /
Last chance to see the exhibition is {day}, fancy it? / Dear friend, it was so good to see you in {c}. / Congratulations on the twins! /
You won our bet, I owe you a lunch. / Special offer at the butcher's: lamb, do you want some for Sunday? / The pills for the dog are on the shelf. /
Did you pay the plumber his {m} yet? / I inherited grandma's clock, it still ticks. / Your loan of the tent saved our trip, thanks. /
My bitcoin talk is at ten, come if you like. / Act two starts at nine, I'm the butler. /
Your card ending in 4471 was used at the bakery for {m}; you asked for these notices. /
Your verification code for the library is 338 204. Do not share it. / Your parcel is in locker 12 in {c}, the code is in the app you use. /
The payment of {m} to {n} went out as you set up. / Your subscription ends on {day} and will not be renewed, as you asked. /
We have changed our terms; nothing to do for you, the text is on our site. / Your invoice for June is in your customer account. /
The price of your season ticket stays the same. / Your account statement shows nothing odd, said the lady at the bank. /
We're sorry for the outage last night, all services run again. / Your feedback on our café would be welcome, there's a card on each table. /
You signed up for our course news: the new pottery dates are out. / Your alumni magazine is here: a portrait of Professor {n} and the new lab. /
Members' sale at the garden centre on {day}, as every spring. / The museum, whose friend you are, opens its new wing on {day}. /
Your favourite bookshop has the novel you ordered. / We raffle two cakes at the parish fair, tickets at the door. /
I asked the tax office, my refund of {m} comes next month. / My uncle won {m} in the lottery and bought us all ice cream. /
Our virus scan found nothing, the laptop is clean. / The doctor gave grandma new pills for her heart. / The diet goes well, two kilos in a month. /
I work from home on {day}, the connection is good. / My loan for the flat was granted, let's celebrate! /
I met {n} on a dating site, we've been a couple for a year now. / The rich widow in the novel dies in chapter two. /
My watch is a replica of my grandfather's. / The prince in our school play has the flu. / Our inheritance matters are settled, the notary says. /
I changed banks, the new account number is on my letterhead; call me if in doubt. / Please don't buy gift cards for {n}, a book would be nicer. /
My trip to the casino was dull, I lost five coins. / Beware: fake parcel messages are going round in our street, don't open them. /
IT reminds all staff: never type your password into a page you got by mail. / The police warn of people who claim to be plumbers, tell grandma. /
The bank never asks for your PIN, says the leaflet on the counter. / The milk's off, bring a fresh pint. / {n} scored twice today! /
The guinea pigs have had babies. / Your blue jumper is dry. / I've put the ladder back in your shed. /
There's a wasp in the kitchen, don't open the window. / The kettle is descaled. / We painted the nursery yellow. / I got a puncture and walk home. /
The museum was closed, so we went for chips. / Auntie arrives at platform two. / Our anniversary is on {day}, don't forget again, ha. /
The dishwasher man said it's the pump, {m} with the part. / Guess who's pregnant! / I passed!!! / It's a girl! / Snow! No school! /
Cat's been sick on the rug, sorry. / I booked the badminton court for six. / The cake sank, we eat it anyway. / Have you seen my reading glasses? /
I dreamt of {c} again. / what time is kick off / r u up / soz just saw this / cant find the tickets, do u have them / pub at 7? / ok mum /
on the train, phone dying / lmk when ur home / tell dad the car is fixed / who has the key to the shed / movie was ace /
Please find the risk list attached, items four and seven are new. / I've booked room Oak for the retro. /
Could you sign off the purchase of the chairs for {m}? / The intern's laptop is ready at the desk. / Could you swap shifts with me on {day}? /
The auditors were happy with the cash book. / Site visit in {c} on {day}, wear boots. / The concrete was poured this morning. /
Patient in bed four may go home on {day}. / Handover: all quiet on the ward. / The heifers are on the upper meadow now. /
The silage is in, thanks to all hands. / Bus 7 has a new stop by the school. / The crew changes in {c}. /
Rehearsal letter B again, please practise it. / Proofs go to the printer on {day}. / Your manuscript has been sent to two reviewers. /
The reviewers ask for a few changes to your paper. / The committee has accepted your talk. / The grant was approved, {m} for two years. /
The seminar starts a quarter past. / Lab keys are in the drawer. / Your deposit for the bike was returned in cash, as agreed. /
Thanks for reporting the lamp, it will be mended on {day}. /
The stall holders need trestles by eight, could you bring yours from the barn? / Ollie's fever has gone down and he managed half a banana. /
Headteacher's note: swimming badges will be handed out during Friday assembly. /
Your vacuum bags were dispatched this afternoon; expect them Wednesday via the usual carrier. /
As agreed at the counter, we have opened your savings book; please collect it with your identity card. /
You requested a password reset for the rowing club portal; if it wasn't you, simply ignore this note. /
Raffle result from the school fete: ticket 212 takes the hamper, collect it from the secretary. /
Free compost for allotment holders behind shed four, bring your own sacks. / The invoice for grandpa's headstone came, shall we split it three ways? /
My account of the hike is in the parish magazine, page nine. /
Brilliant presentation yesterday, Priya; the directors still talk about your diagrams. /
Please countersign the lease renewal and drop it in our letterbox whenever convenient. / The crossword answer was "ostrich", can you believe it? /
Squash ladder: you play Henrik next, sort out a court between yourselves. / Nana knitted mittens for the baby, lilac with tiny buttons. /
Kiln firing is postponed because the element snapped; pots will be glazed next fortnight. /
The surveyor found damp under the bay window but says it's curable. /
Your tenancy deposit has been lodged with the scheme; certificate enclosed for your files. /
Auditions for the pantomime start at six, no experience needed, just a loud voice. / wheres the corkscrew, mums asking /
home late, tea in fridge, microwave 3 mins x / soz battery died, was at gran's all arvo / jus landed, queue at passports is mental, grab us a coffee /
did u feed the goldfish or shall i / Gig was epic, my ears are still ringing, thanks for dragging me along. /
Could whoever borrowed the laminator return it to the staff room, please? / The orthodontist tightened Mia's brace, so soup for supper. /
Choir robes need ironing before Sunday; volunteers meet in the vestry. /
Attached are the drawings for the porch; the architect suggests oak rather than larch. /
Our stand at the trade fair is number C17, beside the espresso cart. /
Regarding your query about the boiler: the engineer can come Monday between ten and noon. /
Your railcard expires in June; renew it at any ticket window if you wish. /
We regret that the walnut shelves are on backorder until the sawmill reopens. /
The council has approved your dropped kerb, works begin after Easter. /
Polling card and leaflet about the new recycling calendar are in your pigeonhole. /
Thank you for returning the library's audio guide, nothing is owed. /
Blood donation van parks outside the sports hall this Thursday, no appointment necessary. /
Your cholesterol has improved since autumn; keep taking walks, your GP writes. /
The optometrist recommends varifocals, come and choose a frame when you're passing. /
Rosie's recital got shifted to the chapel because the theatre roof leaks. / Half term camp: pack a torch, waterproofs and a named water bottle. /
Scouts will collect old newspapers from doorsteps on Saturday morning. /
The parents' association thanks bakers; cupcakes brought in 186 for playground paint. /
Year six leavers' hoodies have arrived, sizes as listed by you in March. / Your son left his trombone on the bus; the depot is keeping it safe. /
Detention slip: Callum talked throughout chemistry, please sign and return. / Kindergarten lunch swaps fish fingers for lentil bake this week. /
Reminder from the piano teacher: Wednesday lesson starts fifteen minutes earlier. /
Congrats, you passed your motorbike theory! Pizza at ours tonight? / I won a goldfish at the funfair, now I need a bowl. /
Our team finished the relay in second place, medals are being engraved. /
Guess what, the lottery syndicate at Dad's office scooped exactly four quid each. /
Special offer from your local nursery as promised: the hydrangeas you asked about are reduced this week. /
You are entitled to one free coffee; your stamp card at our cafe is full. /
Buy one jar, get one for the neighbour? The honey stall is back outside church. /
The credit note for the cracked tiles is enclosed, kindly deduct it from your next payment. /
Payment received with thanks: boiler service, 96 euros, guarantee twelve months. /
Quarterly water charges are attached as every season, collected by your existing mandate. /
We noticed you overpaid the subscription by two pounds, so next year's will be lower. /
Standing order to the cattery ended as you instructed us in branch on Tuesday. /
Your mortgage adviser Ms Adeyemi has moved to the Harbour Street office; appointments remain unchanged. /
Our counter staff will never ask for codes; this leaflet merely explains our new opening times. /
The passport office has received your photographs and will post the booklet within three weeks. /
Building permit 14/B granted; objections may be lodged in person until the 30th. /
Dog licence renewal slips can be filled in at reception, bring the vaccination booklet. /
Pension statement: your annual summary, no action required, keep it with your papers. /
Hi Tomasz, merging the spreadsheet broke column F, could you peek before lunch? /
Retrospective notes: fewer meetings, clearer tickets, and somebody fix the coffee grinder. /
The forklift certificate course runs Monday; hard hats are provided. / Facilities will test the sprinklers at dawn, cover your keyboards. /
Our supplier confirmed: twelve crates of hinges leave Rotterdam on the ninth. /
Payroll reminds everyone to hand in mileage sheets before the weekend. / Kindly review chapter two of my thesis when your marking is over. /
The seminar on medieval trade moved to the annexe, bring the handout about salt. /
Lab partners: goggles are compulsory, and our titration is first on the rota. /
Dear Professor, I attach my corrected bibliography and apologise for the missing footnotes. /
Welcome to the department, Yusuf! Your locker is 31 and the kettle lives above the sink. /
Jenny's maternity cover starts in April, please give her a proper handover. / The customer from Leeds loved the prototype but wants rounder handles. /
Mind if I work from the Lisbon flat next week? I'll be online as normal. / Our canteen introduces a vegetarian Tuesday, suggestions in the box. /
Thanks for covering reception, I owe you a slab of fudge. / Minutes: treasurer reports 312 in the kitty, new nets to be bought for goals. /
The anglers meet by the weir on Sunday; maggots supplied, hip flask optional. /
Bridge evening is cancelled because Walter slipped on ice, get-well card circulating. /
Philately circle: bring duplicates for swapping and tweezers. / The beekeepers' honey show welcomes entries in five classes, labels at the door. /
Astronomy group gathers on the hill if skies are clear, wrap up warm. / Your badminton subs are due at the usual rate; slip it to Carol in cash. /
Marathon training plan attached: gentle ten miles this Sunday, then porridge at mine. /
Book group picks: next we read the lighthouse novel you suggested. / Drama workshop photos are up on our noticeboard by the cloakroom. /
Allotment waiting list: you've reached position two, spade at the ready! / The lifeboat crew thanks our village for filling the collecting tins. /
Harvest supper menu: pumpkin soup, cobbler, cider; tell Brenda about allergies. /
Shall we carve pumpkins together, the twins have drawn scary templates? / Aunt Beryl's ninetieth is on the 3rd, wear something yellow. /
We've named the puppy Biscuit and he has already eaten a slipper. / Your hedgehog visited our patio again, greedy little fellow. /
The removal lorry is booked, bubble wrap is in the hallway. / I found your grandmother's brooch behind the dresser, what luck! /
Happy anniversary, you two, thirty years and still bickering about the thermostat. / So sorry to hear about your stepfather, thinking of you all. /
Can you recommend a plasterer? Ours vanished halfway through the ceiling. / Is your mum's knee any better since the operation? /
I'll swap you my early shift for your Sunday, deal? / Let's postpone the picnic, the meadow is a swamp. /
My sourdough finally rose! Come round for a slice with marmalade. / Meet you under the clock at quarter past, I'll be wearing the silly hat. /
Grab a seat near the aisle, the film is three hours. / Do we need charcoal or has Stefan still got a bag? /
I'm making lentil curry, are you lot in or out? / Who's taking the bins, it's recycling week / u left ur hoodie at mine, il bring it 2moro /
exam went ok i think, last question was evil / cant talk in a lecture, ring u at 4 / lol the cat sat on my keyboard and sent that /
nite hun sleep well xx / k. buying eggs. anything else / bus broke down again, tell coach i'm coming / Sis, can I wear your green dress to prom? /
Daddy, teacher says I need a shoebox for the dinosaur project. / Grandad has learnt to use video calls, prepare for his nostrils. /
The babysitter is sick, could you mind Ezra for an hour? / We're at the campsite, pitch 40, follow the smell of sausages. /
Postcard from Crete: sunburnt, happy, too much moussaka. / Your cousin's wedding invitation is on its way, please mention the plus-one. /
Video chat with Uncle Raj is shifted to Sunday because of the time difference. /
I've transferred my half of the gas bill, thirty-one fifty, check when you get home. /
The landlord is sending a locksmith for the sticking front door. / Tenants: the lift will be inspected Thursday, kindly use the stairs till eleven. /
Whoever owns the blue van, your headlights are on. / Lost: grey parrot, whistles the national anthem, please phone number 6 if seen. /
Found in the laundry room: one baby sock with ducks. / Street party planning at mine, bring ideas and a folding chair. /
Neighbours, our builders begin at eight, apologies for the hammering. / Your lawnmower is sharpened and waiting at the workshop, 18 as quoted. /
The tailor has shortened your trousers; pick them up before Saturday noon. /
Spectacle repair finished: new hinge, no charge as it was under warranty. / Dear Mrs Novak, the cobbler resoled both boots, please bring the ticket. /
Your framed print is wrapped; our shop shuts for stocktaking on Monday. /
The garden furniture you bought last week is being assembled at the warehouse. /
We're sorry, one jar in your order was cracked; a replacement travels tomorrow at our expense. /
Order confirmation: three bird feeders and seed mix, paid on our website yesterday. /
Your bicycle has been serviced: brake cables replaced, chain oiled. /
How was the mattress you bought? If it is too firm, the exchange period lasts 100 nights. /
Gift receipt enclosed, the sender was your sister Margot. / Thanks for visiting our vineyard; the case of pink wine follows by van. /
Table for five on Friday noted; we'll keep the corner by the fireplace. /
Your ferry to Skye sails on schedule, boarding closes twenty minutes before. / Flight timing altered by ten minutes, your seats stay as booked. /
The youth hostel confirms four bunks; sheets are included, towels not. / Your sleeping car reservation: coach 12, berth 46, arrives at breakfast. /
The rental cottage has a woodburner; logs are in the lean-to. / Museum friends: the private viewing of the tapestries is on the 12th at seven. /
Your theatre seats have been upgraded since the stalls are being repaired, nothing to pay. /
Season brochure for subscribers: four operas, two ballets and one puppet show. /
Podcast newsletter you follow: this month about lighthouses and their keepers. / Radio club bulletin: repeater is off air for mast painting. /
Our hospice shop needs Saturday helpers, could you spare two hours? / Food bank update: tinned fruit is running short, drop-off is in the porch. /
The donation you made in memory of Edith bought two wheelchairs, see the photograph. /
Sponsored silence raised a tidy sum for guide dogs, well done class 4B. /
Vicar's letter: confirmation classes resume and the bells are being rehung. /
Mosque open day on Saturday, tea and calligraphy for neighbours of all faiths. / Synagogue supper: please tell Miriam if you're bringing kugel. /
The surgery has moved your flu vaccination to Thursday, same nurse. / Mammogram letter: no abnormality, routine recall in three years. /
Hospital transport will fetch your father at half past eight. / Please bring a list of your medicines to the anaesthetist's chat. /
The hearing clinic has fresh batteries for you at the desk. / Your dog's stitches come out on Monday; keep the cone on till then. /
Chiropodist running twenty minutes behind, take your time parking. / Antenatal class: partners welcome, wear loose clothes. /
Physio homework: ten calf raises, twice daily, no heroics. / Your dental plan stays as it is; the hygienist retires in May. /
Insurance renewal: same cover, four euros cheaper, continues unless you tell us otherwise at your branch. /
Claims desk: the assessor will view your dented bumper on Tuesday, as arranged on the phone. /
Tax office acknowledges receipt of your return; allow eight weeks for assessment by post. /
Your library fine was waived, the flood was hardly your fault. / Jury service letter: report to the crown court on the 5th, expenses form enclosed. /
Electoral roll check: if nothing changed at your address, do nothing. / Census helper visits your lane on Thursday and carries a photo badge. /
Roadworks bulletin: the bridge gets new railings, diversion via Mill Lane. / Ranger's notice: ponds are thinly frozen, keep toddlers away. /
Your parking permit for zone D is ready at the civic desk. / The registrar can marry you on the 21st at two, witnesses needed. /
Court usher says the hearing on our fence dispute is adjourned, phew. / The solicitor sent the completion statement, keys on Friday! /
Your will has been filed in our strongroom, the original as discussed. /
Estate agent: second viewing went splendidly, the couple adored your conservatory. /
Recruiter follow-up: the panel enjoyed talking with you and decides by Wednesday. / We met at the ceramics fair; here's the glaze chart I promised. /
Former classmates, our reunion is pencilled in for October, any vegans? / Old boys' rugby dinner: blazers encouraged, songs inevitable. /
Dear pen friend, your stamps from Iceland delighted my whole classroom. / Translated your letter for Oma, she cried happy tears. /
Our exchange student lands Sunday and is terrified of spiders, be gentle. / The violin's bridge collapsed, luthier says two days. /
Band practice moved to Kenji's garage, bring earplugs for his dad. / Chess club: Magda beat the visiting master in 31 moves. /
Lifeguard rota attached, you've got the paddling pool, lucky you. / Whistle, cards and your refereeing certificate await in the clubhouse drawer. /
Ski trip balance is due as stated in the letter, hand cheques to Mr Bassi. / Wetsuits drying in the boathouse must be gone by tonight. /
Puncture kit's in the saddlebag, pump under the seat, have fun! / We climbed until the mist swallowed us, then ate all the flapjacks. /
The ultrasound shows a girl, we're over the moon. / Bottle feeds at nine and midnight, nappies in the wicker drawer. /
Can Poppy bring her guinea pig to the sleepover? / Headlice are doing the rounds in reception class, please check hair. /
School photos: choose your prints on the order slip, deadline Friday. / Ms Ito praised your essay about tides and wants it for the yearbook. /
Please excuse Leon from gym, he twisted his ankle on the trampoline. / Spelling list: believe, receipt, neighbour, rhythm; test Thursday. /
Science fair needs vinegar, balloons and a brave parent. / Free period on Tuesday, fancy a hot chocolate? /
Claim your coat from lost property, it's the one with a duck badge. / Urgent from the kitchen: we are out of onions, can you nip across? /
Winner of the office sweepstake is Gwen, who chose the three-legged outsider. /
This is your one-time code from the gym app you are logging into: 90 11 47. /
You changed your email address with us this morning; the helpdesk is open if you have questions. /
I've reset the wifi password to the dog's birthday, ask me if you forget. / The prize for best sunflower goes to plot nineteen, 2.81 metres! /
Exclusive peek for band members only: here's the new set list. / Your loan request for the microscope has been accepted by the science library. /
Investment club tonight is really just cheese and arguing about shares. / Miracle! The plumber came on time. /
Act fast, the last doughnut is on my desk. / Guarantee card for the blender is stapled inside the manual, love. /
Pharmacy on Elm Row stays open till ten this Sunday, in case the baby's cough worsens. /
Dating update: coffee with the geologist was lovely, he talked about moraines for ages. / Inheritance news is dull, we each got a teapot. /
Risk assessment for the canoe outing attached, please initial every page. /
Opportunity for juniors: shadow our editors for a day in the newsroom, ask your mentor. /
I clicked the wrong train, now I'm in Crewe, start without me. / Our cashback from the co-op bought the stewards a new urn. /
Discount for staff families at the aquarium, flash your badge at the till. / Verify the measurements before sawing, the alcove is crooked. /
Limited edition joke from your brother: why did the scarecrow get promoted? /
My account manager retired, the new one is called Bettina and seems kind. / The casino night for the cricket pavilion uses chocolate coins only. /
Selling my bunk bed, slight scratches, collect from Fern Close, you can look first. / No strings attached, literally: the kite came without any. /
Sandwich orders for the away day close at five, tick your filling on the sheet. / Mother's crochet circle adopted a llama, I am not joking. /
The glazier measured your skylight and will ring when the pane arrives. / Grandson's first word was "tractor", we are so proud. /
Rehearsal dinner is at the bistro by the canal, dress is casual. / Your sewing machine needs a new bobbin case, shall we proceed at nineteen francs? /
Wild garlic is out along the brook, fancy foraging after church? /
If the siren wails mid-morning it's merely a practice evacuation, gather beside the bicycle racks. /
Class reps collect consent slips for the planetarium outing by Tuesday. /
The tortoise woke up from hibernation and headed straight for the dandelions. / Kayak wash-down volunteers get bacon rolls, as tradition demands. /
Your library hold on the sourdough handbook is waiting on shelf H. /
Thanks for your cheque for the scout hut roof; a receipt from the treasurer follows by post. /
dropped my phone in the bath, its in rice now, email me instead /
Veronica from dispatch says your pallets are wrapped and labelled for tomorrow's lorry. /
Could you water my chillies while we are in Norway? Key is with Ahmed. / The night bus was packed with carol singers, made my evening. /
Your gym induction is on Sunday with Kofi; trainers and towel, please. / Harbour master reminds berth holders to check fenders ahead of the gale. /
I finished the jigsaw except one piece, did your toddler eat it? / Proofs of your wedding album are at the studio, drop by to choose the cover. /
The caretaker has replaced the bulbs on the back stairs. /
Milk round: we deliver Thursday instead of Friday because of the holiday, bottles out as ever. /
Stuck behind a combine harvester, start the meeting without slides. / Mum's casserole dish is still at yours, she wants it for Lent. /
Your evening class in upholstery has two new pupils and a donated armchair. / Paddy passed his plumbing exam, drinks at the Feathers from seven. /
Appraisal chat next Tuesday, jot down what you enjoyed this year. / Newsletter of the wool guild: spinning wheel repairs, felting day, moth advice. /
Your vote for the club captain can be posted in the box beside the trophy cabinet. /
Sorry I snapped at breakfast, I barely slept with the foxes shrieking.
""",
}

WORDS = {
    "spam": {
        "bait": """
you have won {m} / your prize of {m} is waiting / you are our lucky winner / your parcel is held, pay a small fee of {m} /
your account has been suspended / your bank card is blocked / your password expires today / we detected a virus on your phone /
your tax refund of {m} is ready / you inherited {m} from a distant relative / your loan of {m} is approved without any check /
your bitcoin wallet has grown to {m} / you can double your savings in a week / lonely women in {c} want to meet you /
cheap pills without prescription / lose ten kilos in a week / a secret method makes you rich /
your subscription will be charged {m} unless you click / your mailbox is full, verify your login / you have been chosen for a free phone /
a voucher worth {m} is reserved for you / earn {m} a day from your sofa / we can put your site on page one of every search engine /
brand watches for a tenth of the price / get a diploma without any exam / a prince wants to share {m} with you / the casino gives you {m} as a bonus /
your invoice over {m} is overdue, open the attached file now / your video was seen by hackers, pay {m} in bitcoin /
miracle cream removes all wrinkles overnight / invest {m} today and get ten times as much back / we buy your debts at once, no questions asked /
buy ten thousand followers for {m} / your computer is infected / the lottery of {c} has drawn your address / free ringtones and free gifts for you /
a rich widow wishes to marry you / unlimited credit for everybody / grow your hair back in days / a hidden camera trick pays {m} an hour /
your delivery could not be made, confirm your card number / your payment app account will be closed /
your item is held at customs, pay {m} / an unpaid toll of {m} was found / your rebate of {m} is waiting / your streaming payment was declined /
your wallet was flagged / your recovery words are needed / a stranger logged in as you / your phone has thirteen viruses / your SIM will be blocked /
your e-mail closes in six hours / your cloud photos will be erased / your antivirus has run out / a secret admirer has sent a photo /
sexy ladies near {c} are online / adult chat is free tonight / magic drops make you last longer / herbal pills cure everything /
belly fat melts overnight / diabetes is gone in a week / gummies stop ageing / a trading robot makes {m} a day / our signal group never loses /
this penny stock will explode / a new token rises a thousand times / a billionaire gives away coins / passive income of {m} is guaranteed /
like videos and earn {m} / no interview, daily pay of {m} / envelope stuffing pays {m} / bad credit is welcome, {m} at once /
your debts can be erased / 200 free spins are waiting / fixed matches are for sale / you are the millionth visitor / a mystery box is yours /
the raffle has picked your number / a voucher for {m} after one survey / exact copies of luxury bags / designer trainers 95% off /
cigarettes without tax / all channels for ever for {m} / a degree without exams / a driving licence without a test /
five hundred fake reviews for {m} / 10k likes for {m} / backlinks for {m} / two million fresh addresses for sale / our psychic sees your fortune /
a curse lies on you / a shocking video of you is online / I hacked your camera / your files will be published / your domain is about to be lost /
solar panels for nothing / you are owed {m} for an accident / a free cruise, only the port tax / a millionaire mentor reveals all /
a dying widow leaves you {m} / a soldier has a box of gold for you / a general's vault holds {m} / the bank of {c} has your unclaimed fund /
our new bank account must be used / your boss needs gift cards at once / your child has a new number and needs {m} /
the police will arrest you unless you pay {m}
""",
        "act": """
click here / click the link below / reply with your bank details / act now / order today / call this number now / send us your password /
claim your reward before midnight / confirm your card number / open the attachment at once / transfer a small fee first / do not tell anyone /
sign up now, it is free / enter your PIN to continue / buy now / offer ends tonight / only three left / do not miss this chance /
send {m} in gift cards / verify your identity here / download the file now / 100% guaranteed / no risk at all / unsubscribe never /
forward this to ten friends / join our secret group / visit our casino / log in here to unlock / text WIN to this number / pay in bitcoin /
tap here / tap the link / open the zip / install the app now / enable macros / call this premium number / reply with your PIN / reply YES /
text CLAIM / send your passport copy / send your card number / send us the code you received / type your recovery words / validate your account /
confirm with your password / pay the release fee / pay the small postage / pay in gift cards / send the gift card codes /
send one coin, get two back / send {m} first / keep it secret / do not call anyone / hurry hurry / limited slots / only today / final hours /
don't be the last to get rich / spin the wheel / claim it now / grab it now / register with your card / write to my private address /
add me on the secret app / share with fifteen people / forward it or have bad luck / join free tonight / no questions asked / no skills needed /
money back guaranteed / results in days or it is free / this is not a scam / let us connect to your computer / leave your number
""",
        "hey": """
congratulations / dear winner / dear customer / attention / last warning / dear friend / dear beneficiary / hello dear / final notice /
special offer / urgent / good news / free gift / dear user / exclusive deal / limited time only / hot offer / act fast / lucky day / big win /
hello winner / dear lucky user / dear webmaster / dear account holder / dear valued customer / dear sir/madam / attention please / security alert /
account alert / last reminder / urgent notice / breaking / psst / hey sexy / hey handsome / hello beloved / greetings in the name of God / my dear /
WINNER / ALERT / FREE / $$$ / action required / second attempt / confidential
""",
    },
    "ham": {
        "bait": """
the meeting is moved to {day} / your parcel is at the neighbour's / dinner is at seven / I have booked the tickets to {c} / the minutes are attached /
the dentist can see you on {day} / the school closes earlier on {day} / your library books are due on {day} /
we received your payment of {m} for the {p} / your order of the {p} has been shipped / the choir practises on {day} / {n} is ill and stays at home /
the report is almost finished / I left the key under the mat / the car is ready at the garage / the train was late again /
{n} sends greetings from {c} / the plumber comes on {day} morning / we still need two players for {day} / the new draft is in the shared folder /
the kids had fun at the zoo / the room for the workshop has changed / the rent for May has arrived, thank you / I will pick you up at the station /
the photos from the wedding turned out well / the review of your code is done / grandma is home from hospital / the parents' evening starts at six /
the gym is closed on {day} / the recipe you asked for is below / the lecture is in room 12 this week / the receipt for your {p} is attached /
your appointment with {n} is confirmed / the match was cancelled because of the rain / your subscription to our garden letter is confirmed /
the bus leaves at eight / the contract has been signed by {n} / our new colleague {n} starts on {day} / I have fed the cat /
the slides for the talk are ready / my flight lands at noon /
the bins go out tonight / the lasagne is in the oven / the hamster is back in its cage / granddad's operation went well / I left my scarf at yours /
the baby slept through the night / the film starts at nine / the jam is ready / the swimming kit is in the blue bag / {n} lost a tooth /
{n} wants to sleep over on {day} / the stand-up is at ten / the client has signed / the build is green again / I merged your branch /
the deploy is on {day} / the timesheets are due on {day} / the fire drill is on {day} / your holiday in August is approved /
your travel costs of {m} will be paid with the salary / the printer works again / the quote for the fence is attached /
the samples left the warehouse / the surveyor comes on {day} / the keys are with the caretaker / the electrician was here / sports day is on {day} /
the school photos are ready / class 2b has a test on {day} / the piano lesson is at half past four / the nursery shuts at noon /
the reading list is on the course page / the lecture moved to room 204 / your reserved book is here / the reading circle meets at {n}'s /
we play against {c} on {day} / the coach wants us in blue / the regatta was put off / the chess night is as usual / the compost arrives on {day} /
the fair raised {m} for the slide / the concert is sold out / the play opens on {day} / your glasses are ready / the X-ray looks fine /
the cast comes off on {day} / the vet moved us to two o'clock / your table for {q} is booked / your room in {c} is confirmed /
the train leaves from platform six / the ferry sails at six / we landed safely in {c} / the pictures of the hike are online /
the hotel found your charger / your order leaves today / the courier left a box at number nine / the chair comes two weeks late /
your refund of {m} is on its way / the watch has a new battery / the car passed its test / the bakery is on holiday / the meter reading is due /
the road is closed on {day} / your passport is at the town hall / the hedge will be cut next week / I sold the old bike for {m} / the pears are ripe /
mum made soup / the tent is dry again / the choir needs white shirts
""",
        "act": """
see you there / let me know if that suits you / could you bring some bread / please tell {n} as well / thanks for your help / no need to answer /
talk to you later / hope you feel better / have a nice weekend / can you check the numbers / please call me when you can / looking forward to it /
I will write again tomorrow / hugs, mum / sorry for the short notice / ask {n} if anything is unclear / please bring your own mug / I owe you one /
give my love to {n} / we can talk on {day} / drive safely / tell me when you are home / could you water the plants / please add your comments /
see you on {day} / let us have coffee soon / take an umbrella / I will be there at five / kind regards from the office / shall I cook /
bring a torch / bring ur guitar / bring wellies / mind the dog / save me a slice / start without me / ring me later / text me when you land /
pop in for tea / don't wait up / fancy a walk / shall we say eight / is that ok with you / does {day} work for you / what do you think /
can you bring {n} along / can you give me a lift / can you proofread it / please sign page two / please add your points / please reply to {n} /
please wear blue / please use the side door / please park in the yard / please come ten minutes early / please bring your card /
please return the form to the teacher / shout if you need anything / give the kids a hug / say hello to {n} / see u there / no worries if not /
all the best, {n} / love, grandma / take care / sleep well / get well soon / good luck with the exam / enjoy your trip / sorry about the delay /
thanks for waiting / the rest on {day} / more at dinner / I will cook / tea is in the pot
""",
        "hey": """
hi {n} / dear {n} / hello {n} / good morning / hi all / dear parents / dear team / mum / hey / dear members / dear neighbours / hi dad /
dear colleagues / hello everyone / hey {n} / dear reader / good evening / hi love / dear class / dear Ms {n} /
hi grandma / hey bro / hey sis / dear customer / dear residents / dear guests / dear pupils / dear volunteers / dear Mr {n} / dear Dr {n} /
dear aunt {n} / hi everyone / hi folks / morning all / afternoon all / hi mum / hey you two / hello dear / hi neighbour / hi coach / hello class /
darling / sweetheart / mate / quick note
""",
    },
}

FRAMES = """
{hey}, {act}, {bait}. / {hey}. {bait}, {bait2}. / {act}, {act2}. {bait}. / {hey}! {act}. {bait}. / P.S. {bait}. / {n}: {bait}. /
{n} says that {bait}. {act}. / {hey}, a short message: {bait}. / {hey} - {bait}. / {bait}: {act}. / {hey}, {bait}. {n} /
{hey}, {bait} since {day}. {act}. / {hey}, {bait}. {act}. {n}, {c} / {bait}, {bait2}. {act}. / {hey}, {bait}? {act}. / {hey}, don't forget: {bait}. /
{hey}, have you heard? {bait}. {act}. / Subject: {hey}. {bait}. / {act}. {act2}. / {hey}. {act}. / {hey}, it is true: {bait}. /
{hey}, {bait} and {bait2}. {act}. / {bait}. / {bait}. {act}. / {hey}, {bait}. / {hey}, {bait}. {act}. / {hey}! {bait}, {act}. / {bait}, {act}. /
{hey}: {bait}. / {act}: {bait}. / {bait}. {bait2}. / {hey}, {act}. / {bait} - {act}! / {bait}! {act}! / {hey}! {bait}! / Subject: {bait}. {act}. /
Message from {n}: {bait}. / {hey}, just to say that {bait}. {act}. / {hey}, this is {n}. {bait}. / {bait} ({c}). {act}. / {act}, because {bait}. /
{hey}, {bait}; {bait2}. {act}. / {bait}. {act}. {act2}. / {hey}, as you know {bait}. / Re: {bait}. {act}. / Reminder: {bait}. /
{day}: {bait}. {act}. / Good to know: {bait}. {act}. / {hey}, we want to inform you that {bait}. {act}. / {hey}, {n} from {c} here, {bait}, {act}. /
SMS: {bait}, {act} / Fwd: {bait} /
{hey} {bait} {act} / {bait} {act} / {hey}, {act}! / {bait}, {act}, {act2} / {n}, {bait}. {act}. / {n}, {bait}! /
{hey}. {bait}. {bait2}. {act}. {act2}. / Subject: {bait} / Re: {bait} / Subject: {act} / New message: {bait}. / Text: {bait} {act} /
Voicemail: {hey}, {bait}. {act}. / {bait}; {act}. {n} / {hey}, {bait}. PS: {act}. / {bait} (see below). {act}. / One more thing, {bait}. /
{hey}, {bait}. Regards, {n} / {bait} - {n} / {hey}, first {act}. {bait}. / {act}: {bait}, {bait2}. / Notice: {bait}. {act}. / Update: {bait}. {act}. /
{hey}, short and sweet: {bait}, {act}. / {hey}, {n} here. {act}. / Today in {c}: {bait}. {act}. / From {n}: {hey}, {bait}.
"""
