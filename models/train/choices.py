"""Yes/no facts and facts with a few labels, as sentences.

`FLAGS`: `id | field names | description | sentences that mean yes | sentences that mean no`.
`ENUMS`: `id | field names | description`, then one line a label: `- label, other spellings: sentence / sentence`.
A label's spelling is drawn anew for every prompt, so that the model has to read the labels it is given.
"""

import functools
from dataclasses import dataclass

import values
import words
from choices_more import MORE

FLAG_TABLE = """
paid | paid is_paid already_paid settled has_paid payment_made paid_up | whether it has been paid | It has already been paid. / Payment was received. / The bill is paid. / The money has arrived. / Paid in full, thanks. / The sum was settled last week. / Nothing is owed any more. / We got your money this morning. / PAID / The customer settled the account at once. / Everything is paid for. / The payment came through. / All debts are cleared. | It has not been paid yet. / Payment is still open. / The bill is unpaid. / We are still waiting for the money. / Still unpaid. / Not a penny has come in so far. / The sum is outstanding. / No payment has reached us. / UNPAID / The customer still owes us the money. / Nobody has settled the account. / The payment bounced. / We have yet to see any money.
gift | gift is_gift gift_wrap for_someone_else is_a_present | whether it is a gift | It is a gift. / Please wrap it as a present. / It is a birthday present. / Please put a ribbon around it. / It is meant as a surprise for my sister. / I am giving it away. / Gift wrap, please. / It is for my mother's birthday. / Put a card in and leave out the bill, it is a present. | It is not a gift. / No gift wrapping is needed. / It is for my own use. / No ribbon, no card. / I bought it for myself. / I will keep it. / Not a present, so plain paper will do. / We need it in our own kitchen. / There is no need to wrap it.
married | married is_married has_spouse is_wed | whether the person is married | She is married. / He got married last year. / They live with their wife. / His wife works nearby. / Her husband came along. / The wedding was two years ago. / She has a husband. / They are husband and wife. / Marital status: married / He wears a wedding ring from his wife. | She is not married. / He is single. / They have never been married. / Marital status: single / She lives alone and never married. / He is a bachelor. / She is unmarried. / There is no husband and no wife. / He has not found a wife yet. / They divorced and neither has married again.
smoker | smoker smokes is_smoker uses_tobacco smoking | whether the person smokes | He smokes. / She is a smoker. / He smokes ten cigarettes a day. / She lights one cigarette after the other. / A packet a day. / He cannot leave cigarettes alone. / Smoker: yes / She smokes a pipe in the evening. / He goes outside for a cigarette every hour. / Cigars are his weakness. | He does not smoke. / She is a non-smoker. / He gave up smoking. / Never touched a cigarette. / She quit smoking years ago. / Smoker: no / He has never smoked. / Cigarettes are not for her. / No tobacco in this house. / She cannot stand smoke and does not smoke.
breakfast | breakfast breakfast_included with_breakfast breakfast_wanted has_breakfast | whether breakfast is included | Breakfast is included. / They want breakfast. / The price includes breakfast. / Breakfast comes with the room. / You get eggs and coffee every morning at no extra cost. / With breakfast, please. / Rate with breakfast. / A morning meal is part of the deal. / We would like to have breakfast there. | Breakfast is not included. / Without breakfast. / No breakfast is wanted. / Room only. / Breakfast costs extra. / We will eat elsewhere in the morning, no breakfast. / You have to bring your own breakfast. / The price is for the room alone, not for breakfast. / Skip breakfast, please.
parking | parking needs_parking parking_space has_parking car_park parking_wanted | whether a parking space is needed | A parking space is needed. / They come by car and need parking. / Please reserve a parking space. / We need somewhere to leave the car. / There is room for a car in front of the house. / Could you keep a space free for our car? / One car will be parked. / A place in the garage, please. / A parking space belongs to it. | No parking space is needed. / They do not come by car. / Parking is not needed. / We come on foot. / No car, so no space needed. / There is nowhere to park. / Leave out the garage, we have no car. / The car stays at home. / Cars cannot be parked there.
delayed | delayed is_delayed late has_delay behind_schedule running_late | whether it is late | It is delayed. / There is a delay. / It will be late. / Running late. / It is behind schedule. / We are sorry for the delay. / Passengers have to be patient, it is not on time. / It will come later than planned. / There is a hold-up. / Late again! | It is on time. / There is no delay. / It is not delayed. / Right on time. / It runs as planned, to the minute. / Everything is on schedule. / No hold-ups today. / It keeps to the timetable. / Punctual as ever.
free | free free_entry is_free free_of_charge no_charge entrance_free | whether entry is free | Entry is free. / It costs nothing. / There is no charge. / Admission free. / You pay nothing to get in. / Come in, it is free for everybody. / No ticket needed. / There is no entry fee. / It is free of charge. / Guests walk in without paying. | Entry is not free. / You need a ticket. / There is a charge. / Everybody has to pay at the door. / Nobody gets in for free. / You have to buy a ticket first. / There is an entry fee. / It is not free of charge. / Bring some money for the ticket.
online | online is_online remote virtual virtual_event by_video web_based | whether it is held online | It is held online. / You can join by video call. / It takes place on the internet only. / Join from your sofa through the link. / We meet on screen. / Held as a video meeting. / The whole thing is streamed, nobody has to travel. / You will get a link to log in. / Virtual only. / Everyone sits at home in front of a laptop. | It is not held online. / You have to come in person. / There is no video call. / We meet face to face. / On site only. / It will not be streamed. / Everybody has to be in the room. / There is no link, come to the hall. / It is a meeting in the flesh.
reproducible | reproducible can_reproduce repeatable happens_always is_reproducible | whether it can be reproduced | It happens every time. / We can reproduce it. / It always happens. / I get it each time I try. / You only have to repeat the steps to see it. / It never fails to show up. / Easy to reproduce. / We saw it on all our machines. / Same result on every attempt. | We could not reproduce it. / It happened only once. / It cannot be reproduced. / I tried for an hour and it never came back. / We cannot make it happen again. / It came up a single time and never since. / No luck reproducing it. / Nobody else has managed to see it. / It is gone and we do not know how to bring it back.
refund | refund wants_refund refund_requested asks_refund money_back return_payment | whether the customer wants a refund | I want my money back. / Please refund me. / A refund is requested. / Give me back what I paid. / Kindly return my payment. / I insist on a refund. / The customer demands the money back. / Please send the money back to my account. / Refund wanted. / I want every cent back. | I do not want a refund. / A refund is not needed. / Please just send a new one, no refund. / A replacement is enough, keep the money. / No refund, just an exchange. / The customer does not ask for any money back. / I would rather have it repaired than get the money. / Money is not what I am after, I want a new one. / You need not pay anything back.
vegan | vegan is_vegan plant_based animal_free purely_plant | whether it is vegan | It is vegan. / It contains no animal products. / Vegans can eat it. / Made from plants alone. / No meat, no milk, no eggs. / Purely plant-based. / Suitable for vegans. / There is nothing from animals in it. / Vegan: yes | It is not vegan. / It contains animal products. / Vegans cannot eat it. / There are eggs and butter in it. / Made with milk. / Not for vegans. / It has honey and cheese in it. / Bacon goes in at the end. / Vegan: no
remote | remote home_office remote_work works_from_home from_home remote_possible | whether one can work from home | You can work from home. / Remote work is possible. / The work is fully remote. / You may work from anywhere. / Home office is fine. / Nobody has to come to the office. / Work from your kitchen table. / All you need is a laptop and a line, the office is at home. / Three days from home are possible. | You cannot work from home. / Remote work is not possible. / The work is done in the office only. / You must be in the office every day. / No home office. / The work has to be done on site. / We want everybody at their desk here. / Home working is not offered. / It is a job you cannot do from home.
insured | insured is_insured insurance has_insurance covered insurance_cover | whether there is insurance | There is insurance. / It is insured. / The insurance pays. / The insurer covers it. / It is covered by a policy. / The damage will be paid by the insurance. / A policy was taken out in time. / Insured: yes / Luckily there was insurance cover. | There is no insurance. / It is not insured. / The insurance does not pay. / No policy covers it. / Nobody had taken out insurance. / Insured: no / The insurer refuses to pay. / There was no insurance cover at all. / The insurance had run out long before.
pets | pets pets_allowed animals_allowed pet_friendly dogs_allowed | whether pets are allowed | Pets are allowed. / Dogs are welcome. / You may bring a pet. / Bring your dog along. / Animals may stay too. / Four-legged friends are welcome. / Cats and dogs are fine with us. / Pet friendly. / Nobody minds a dog here. | Pets are not allowed. / No dogs, please. / You may not bring a pet. / Animals have to stay at home. / No pets. / Leave your dog with a friend, it cannot come in. / Cats and dogs are forbidden. / We do not take animals. / The house rules forbid pets.
balcony | balcony has_balcony with_balcony balcony_included balcony_available | whether there is a balcony | It has a balcony. / There is a sunny balcony. / A balcony belongs to it. / You can have breakfast on the balcony. / Balcony facing south. / With balcony. / From the balcony you see the lake. / It comes with a small balcony. / The balcony gets the sun all day. | It has no balcony. / There is no balcony. / A balcony is missing. / Without balcony. / Sadly it lacks a balcony. / Balcony: none / You cannot sit outside, for there is no balcony. / Not even a tiny balcony. / The neighbours have balconies, this one does not.
recommend | recommend recommended would_recommend is_recommended worth_it recommends_it | whether the author recommends it | I would recommend it. / I can recommend it to everyone. / Everyone should try it. / Go and get one! / A clear recommendation. / I tell all my friends to get it. / Worth every penny. / You will not regret it. / Try it, you will like it. | I would not recommend it. / I cannot recommend it. / Nobody should buy it. / Stay away from it. / Save your money. / I advise against it. / I would warn my friends. / Do not bother. / Spare yourself the trouble.
available | available is_available in_stock can_be_had obtainable currently_available | whether it is available | It is available. / You can have it at once. / It is in stock. / Ready to ship. / Plenty left. / Yes, we have it. / You can take it with you today. / It can be ordered right now. / Still to be had. / On the shelf now. | It is not available. / It is sold out. / It is out of stock. / We have none left. / Nothing on the shelf. / It cannot be ordered at present. / No longer to be had. / All gone. / Come back next month, we have run out.
injured | injured anyone_hurt injuries people_hurt has_injuries someone_injured | whether somebody was hurt | One person was injured. / Somebody was hurt. / There were injuries. / Two people were taken to hospital with broken bones. / A child was hurt. / An ambulance took the wounded away. / There were casualties. / Somebody broke an arm. / The cyclist was bleeding. | Nobody was injured. / No one was hurt. / There were no injuries. / Everyone walked away unharmed. / No one needed a doctor. / All got away with a shock, unhurt. / Luckily nobody came to harm. / There were no casualties. / People were lucky, not a scratch on anyone.
confirmed | confirmed is_confirmed booking_confirmed approved confirmation_given is_certain definite | whether it has been confirmed | It has been confirmed. / The booking stands. / We hereby confirm it. / Yes, it is certain now. / All is settled. / Consider it booked. / We have said yes. / It is definite. / You can count on it. / This is our confirmation. / The date is fixed for good. | It has not been confirmed yet. / We are waiting for confirmation. / It is still open whether it will happen. / Nothing is certain so far. / Nothing has been fixed. / We cannot promise it yet. / It is only a plan so far. / No confirmation has come. / We will let you know whether it works out. / Provisional only.
cancelled | cancelled canceled is_cancelled called_off was_cancelled scrapped is_off | whether it was called off | It was cancelled. / It has been called off. / It will not take place. / They have withdrawn. / It is off. / We have to cancel. / Cancelled! / They called it off at the last minute. / It falls through this time. / Sadly nothing will come of it. | It was not cancelled. / It takes place as planned. / It goes ahead. / The plan still stands. / It is still on. / No change, we go ahead. / It will happen as announced. / Rumours that it is off are wrong. / They did not call it off. / It takes place, rain or shine.
urgent | urgent is_urgent rush needs_quick_answer very_urgent time_critical pressing | whether it is urgent | It is urgent. / Please hurry. / Time is short. / It cannot wait. / Every minute counts. / Drop everything else. / As soon as you can! / ASAP! / It must be done today. / We cannot wait any longer. | It is not urgent. / There is no hurry. / Take your time. / It can wait. / No rush. / Whenever you find the time. / It has plenty of time. / Next week is early enough. / Nothing that could not wait. / At your leisure.
new_customer | new_customer first_time first_visit is_new is_new_customer first_order newcomer | whether it is the first time | It is my first time here. / A new customer. / They have never ordered before. / They found us only last week. / I have never bought here before. / This is my first order. / A newcomer. / We see them for the first time. / Please open an account for me, I have none yet. | I have been here before. / A regular customer. / They order from us often. / I come here every month. / They have been with us for years. / You know me, I order often. / An old customer of ours. / This is far from the first order. / A familiar face.
damaged | damaged is_damaged broken has_damage has_defects harmed dented | whether it is damaged | It arrived damaged. / The glass is broken. / There are scratches on it. / It was harmed on the way. / The corner is dented. / One leg has come off. / There is a crack in it. / It came out of the box in pieces. / A hole in the side. / The screen is smashed. | It arrived in good order. / Nothing is broken. / It has no scratches. / It is intact. / In perfect shape. / Not a dent to be seen. / It came out of the box unharmed. / There is no harm done to it. / Flawless. / It survived the journey well.
experience_needed | experience_required needs_experience must_be_experienced experience_necessary | whether experience is needed | Experience is a must. / You need to have done it before. / Experience is required. / Only people who know the trade. / You should have worked in the field. / Beginners need not apply. / Skilled hands only. / We want somebody who has done this for some time. / Practice in the job is expected. | No experience is needed. / Beginners may apply. / You need not have done it before. / We teach you everything. / Newcomers are welcome. / You can start from scratch. / No practice in the job is expected. / Anyone can apply, trained or not. / Training is given on the job.
wheelchair | wheelchair_access accessible step_free wheelchair_friendly barrier_free has_lift | whether wheelchairs can get in | There is a lift and a ramp. / Wheelchair users can get in. / It is free of steps. / A ramp leads to the door. / No steps at all. / The lift goes to every floor. / Barrier-free. / Wheelchairs are no problem. / All doors are wide and on one level. | There are only stairs. / Wheelchair users cannot get in. / There is no lift. / Twelve steps lead to the door. / The way up is by stairs only. / Not for wheelchairs. / The doors are too narrow for wheelchairs. / Without help you cannot get in with a wheelchair. / The lift has been taken out.
children_allowed | children_allowed kids_welcome family_friendly for_families kids_allowed child_friendly | whether children may come | Children are welcome. / Bring your kids. / It is good for families. / There is a corner with toys. / Fun for young and old. / Kids may come in. / Families welcome. / We have high chairs. / Little ones get in too. | Adults only. / Please come without children. / It is not suitable for kids. / Over eighteen only. / No kids. / Leave the little ones with a babysitter. / Children cannot come in. / A place for grown-ups only. / Not for children.
licensed | driving_licence has_licence can_drive has_driving_licence may_drive licence_held | whether the person may drive | She has a driving licence. / He is allowed to drive. / They can drive a car. / He passed his driving test. / She may take the wheel. / They hold a licence. / Driving licence: yes / He has been driving for years with a clean licence. / She got her licence last spring. | She has no driving licence. / He is not allowed to drive. / They cannot drive. / Driving licence: no / He failed his driving test. / She never learnt to drive. / They lost their licence. / His licence was taken away. / Without a licence she has to take the bus.
furnished | furnished is_furnished has_furniture with_furniture furniture_included | whether there is furniture | It is furnished. / Beds and tables are there. / It comes with furniture. / Sofa, bed and cupboards stay. / All furniture is in it. / You only need to bring your clothes, the furniture is there. / Fully furnished. / Chairs and shelves are included. / Beds, a sofa and a big table are in it. | It is not furnished. / It is empty. / It comes without furniture. / Bare rooms. / Unfurnished. / Bring your own furniture. / Not even a chair is left in it. / The furniture has been taken away. / You have to buy beds and cupboards yourself.
wifi | wifi has_wifi internet_included internet internet_access has_internet | whether there is internet | There is free wifi. / Internet is included. / You can get online everywhere. / Wifi is free for guests. / The password for the wifi is on the wall. / Fast internet in all rooms. / Wifi: yes / You can stream films everywhere. / A wireless network is there. | There is no wifi. / Internet is not included. / You cannot get online there. / No internet at all. / Wifi: no / You will be offline. / There is no signal and no network. / We have no wireless network. / Not even wifi.
signed | signed is_signed contract_signed signature_given has_signature undersigned | whether it was signed | It has been signed. / Both sides have signed. / The signature is there. / Both put their names under it. / It bears her signature. / The paper came back signed. / He signed on the dotted line. / Signed and stamped. / All parties signed this morning. | It has not been signed. / The signature is missing. / Nobody has signed it. / Nobody put their name under it. / It came back without a signature. / Unsigned. / She still has to sign. / The dotted line is empty. / He refuses to sign.
vaccinated | vaccinated is_vaccinated had_shots fully_vaccinated has_vaccination shots_given | whether a vaccination was given | All vaccinations were given. / She got her shots. / He has been vaccinated. / Fully vaccinated. / All shots are up to date. / The vaccination was done last month. / She was given the vaccine. / He had his jabs. / The vaccination card is complete. | She is not vaccinated. / The shots were never given. / He still needs a vaccination. / Unvaccinated. / No jabs so far. / The vaccine was not given. / The vaccination card is empty. / She has had no shots. / He refuses to be vaccinated.
solved | solved resolved fixed is_solved done completed is_resolved is_fixed problem_solved finished_now | whether it is done | The problem has been solved. / It is fixed now. / It works again. / All done. / It has been completed. / Problem gone. / It runs like new. / That took care of it. / The trouble is over. / We found the cause and put it right. / Case closed. / Sorted! | The problem is still there. / It is not fixed yet. / It has not been completed. / We are still working on it. / Still broken. / Nothing has helped so far. / The trouble goes on. / We have not found the cause. / No solution in sight. / It fails as before.
needs_reply | needs_reply reply_requested answer_wanted expects_answer reply_needed response_required | whether an answer is wanted | Please answer. / I am waiting for your reply. / Let me know what you think. / Could you get back to me? / Please reply by return. / I would be glad to hear from you. / What do you say? / RSVP / Write back soon. / Answer me, please. | You need not answer. / No reply is necessary. / This is for your information only. / Do not reply to this mail. / There is no need to write back. / For your files only. / Just so you know. / No answer expected. / Nothing for you to do.
alcohol | alcohol contains_alcohol alcoholic has_alcohol with_alcohol | whether there is alcohol in it | It contains alcohol. / There is wine in it. / A glass of beer goes into it. / There is rum in it. / Not for children, there is liquor inside. / Contains brandy. / A dash of whisky makes it strong. / It will make you tipsy. / Cooked with red wine. | It contains no alcohol. / It is free of alcohol. / There is no wine in it. / No alcohol. / Children can drink it too. / Not a drop of wine. / Made with juice only. / Alcohol-free. / Good for drivers, as there is no alcohol in it.
garden | garden has_garden own_garden with_garden garden_included has_yard | whether there is a garden | There is a garden. / A garden behind the house belongs to it. / It has its own garden. / Apple trees stand behind the house. / You can plant your own vegetables behind the house. / With garden. / The lawn behind the house belongs to it. / Children can play in the garden. / Garden: yes | There is no garden. / It has no garden. / A garden is missing. / No garden. / Without garden. / Garden: no / There is no green around the house. / You cannot plant anything, there is no garden. / Only concrete behind the house.
returned | returned is_returned sent_back given_back handed_back was_returned | whether it was given back | It was returned. / It was sent back. / We have got it back. / It is back with us. / They brought it back. / He gave it back yesterday. / It has come back. / Back on our shelf. / We received it back in good order. | It was not returned. / It was never sent back. / It is still with the customer. / They still have it. / It has never come back. / He forgot to bring it back. / We are still waiting to get it back. / She keeps it. / Not given back so far.
guilty | guilty is_guilty convicted found_guilty | whether the person was found guilty | The verdict was guilty. / The court found the accused guilty. / It came to a conviction. / The accused admitted everything. / There was a sentence of two years. / The jury had no doubt about the guilt. | The verdict was not guilty. / It came to an acquittal. / The accused walked free. / The court saw no proof of guilt. / All charges were dropped. / The jury believed in innocence.
anonymous | anonymous is_anonymous name_withheld | whether the name stays unknown | Please do not name the giver. / The giver wants to stay unknown. / No name is to be printed. / It was given in secret. / The name must not be made public. / Given anonymously. | The name may be printed. / The giver does not mind being named. / It was given openly. / You may tell everyone who gave it. / The name will stand on the board. / The giver is thanked by name.
subscribed | subscribed newsletter wants_newsletter opted_in | whether the newsletter is wanted | Please send me your newsletter. / I have signed up for the newsletter. / Yes, keep me posted by mail. / News by mail are welcome. / Put me on the mailing list. / Newsletter: yes | Do not send me any newsletter. / Take me off the mailing list. / No advertising, please. / I have not signed up for the newsletter. / News by mail are not wanted. / Newsletter: no
expired | expired is_expired no_longer_valid run_out | whether it has run out | It has run out. / The term is over and it is void now. / No longer valid. / It expired last month. / It would have to be renewed first. / Its time is up. | It is still valid. / It has not run out yet. / There is time left on it. / It is good for another year. / It need not be renewed yet. / Valid and in force.
appealed | appealed appeal objection_raised is_contested | whether there was an appeal | An appeal was lodged. / The decision is being contested. / They raised an objection. / A complaint against the decision has been filed. / They will not accept the decision and go to court. / We object to it. | No appeal was lodged. / The decision was accepted. / Nobody raised an objection. / They accept it without complaint. / There will be no appeal. / We do not object.
consent | consent consent_given permission_given agreed_to | whether permission was given | Everybody agreed to take part. / Permission was given in writing. / They said yes beforehand. / Consent: given / All gave their approval. / The form of consent was signed. | Permission was refused. / They did not agree to it. / Nobody was asked for permission. / Consent: refused / They said no beforehand. / The form of consent is missing.
luggage | luggage luggage_included baggage_included with_bags | whether luggage is included | One suitcase may be taken along. / Bags travel for free. / Luggage is included. / You may check in two bags. / The price covers a suitcase. / Baggage: included | Hand luggage only. / A suitcase costs extra. / Luggage is not included. / Bags have to be paid for. / You may not take a suitcase. / Baggage: not included
warranty | warranty under_warranty has_warranty guarantee | whether there is a warranty | It is still under warranty. / There is a guarantee of two years on it. / The maker will repair it for nothing. / The guarantee covers it. / Warranty: yes / The warranty has a year to go. | The warranty is over. / There is no guarantee on it. / The maker will not repair it for nothing. / The guarantee does not cover it. / Warranty: none / It comes without any warranty.
hired | hired got_the_job accepted_for_job was_hired | whether the person got the job | The contract was offered and signed. / We want this one and made an offer. / The job is theirs. / Hired on the spot. / They got the job. / Welcome to the team! | We turned them down. / Somebody else got the job. / It is a no from us. / No offer was made. / They were not taken. / We wished them luck elsewhere.
allergy | allergy has_allergy allergic is_allergic | whether there is an allergy | She must not eat nuts. / There is an allergy to milk. / He is allergic to cats. / Nuts make her ill. / Careful: allergic! / He gets a rash from eggs because of an allergy. | No allergies known. / She can eat anything. / There is no allergy. / He is not allergic to anything. / Allergies: none / Nothing makes him ill.
retired | retired is_retired pensioner on_pension | whether the person has retired | She lives on a pension now. / He has retired. / Working life is over for her. / A pensioner. / He stopped working at sixty-five. / She draws her pension. | She is still at work. / He has not retired yet. / Retirement is years away. / She goes to work every day. / He will not draw a pension for years. / She has no pension yet.
outdoors | outdoors outdoor open_air held_outside | whether it is held in the open air | It takes place in the open air. / We sit under the trees. / It is held in the park. / Outside, so bring a coat. / In the open, under the sky. / The stage stands on the lawn. | It takes place indoors. / We sit inside. / It is held under a roof. / Inside, so you stay dry. / Within four walls. / The stage stands in the hall, not outside.
second_hand | second_hand used_item pre_owned is_second_hand | whether somebody had it before | Somebody else had it before me. / I am not the first owner. / Pre-owned. / Bought used. / It has had an owner before. / I got it from a flea market. | I am the first owner. / Fresh from the factory. / Bought new. / Nobody had it before me. / It has never had another owner. / Straight from the shop.
"""

ENUM_TABLE = """
delivery | delivery delivery_method shipping method_of_delivery shipping_method how_delivered | how it is delivered
- standard, normal: Send it by normal mail. / Standard delivery is fine. / There is no need for express. / The cheap way by post is enough. / It may take a few days by post. / Ordinary mail, please. / Normal shipping will do. / No extra speed needed, plain post. / Put it in the ordinary mail.
- express, fast: Send it by express. / It must arrive tomorrow. / I need it as fast as possible. / Overnight, please! / Send it by the quickest courier. / I will pay more if it comes quicker. / Rush delivery. / It has to be there within a day. / By fast courier, please.
- pickup, collect: I will pick it up in the shop. / The customer collects it. / No delivery, I come to the store. / I come and get it myself. / Hold it at the counter for me. / Keep it in the store until I come. / No shipping, I fetch it. / She will fetch it from the shop. / Ready for collection at the store.
pet | pet pet_type which_pet kind_of_pet_kept | which pet the person has
- dog: She has a dog. / He walks his dog every morning. / A dog lives with them. / A puppy came into the house last year. / His dog barks at the postman. / She throws sticks for her dog. / There is a dog in the basket. / The dog needs a walk. / They share their home with an old dog.
- cat: She has a cat. / He feeds his cat twice a day. / A cat lives with them. / A kitten sleeps on the sofa. / His cat catches mice. / Her cat purrs all day. / There is a cat on the window sill. / The cat wants to be let out. / They share their home with a fat cat.
- none, no pet: She has no pets. / He does not keep animals. / No pet lives with them. / There are no animals in the house. / She would like a pet but has none. / No dog, no cat, nothing. / He cannot stand animals at home. / Pets: none / They live without animals.
payment | payment payment_method paid_by means_of_payment how_paid paid_with | how it is paid
- cash: It is paid in cash. / The customer pays with coins and notes. / Cash was given. / Coins and notes changed hands. / They laid banknotes on the table. / Paid in cash at the till. / He counted out the notes. / Cash only. / She took the money out of her purse and paid.
- card, credit card: It is paid by credit card. / The customer uses a card. / The card was charged. / She put her card into the reader. / By credit card, please. / The card number ends in four digits. / Paid with plastic. / He typed in the code of his card. / Visa was accepted.
- transfer, bank transfer: It is paid by bank transfer. / Please transfer the money to our account. / The money is sent to the bank account. / The money goes from account to account. / Please wire it to our bank. / It was wired. / Here is our bank account for the payment. / By bank transfer, please. / He sent it through online banking.
room_type | room_type room category type_of_room room_kind room_category | which kind of room
- single: They want a single room. / A room for one person. / One bed is enough. / I travel alone and need one bed. / Just for me alone, a small room. / A room with a single bed. / One person, one room. / Single occupancy. / For a guest on her own.
- double: They want a double room. / A room for two persons. / A room with a double bed. / For the two of us. / A room for my wife and me. / Two will sleep there. / Room for a couple. / Twin beds, please. / A big bed for two.
- suite: They want the suite. / The best suite was booked. / The suite on the top floor. / The most expensive rooms in the house. / They sleep in the royal suite. / A suite with its own living room. / Only the suite is good enough. / The honeymoon suite. / Several rooms at once, the suite.
travel_class | class travel_class cabin travelling_class class_of_travel ticket_class | in which class
- economy: It is an economy ticket. / They fly economy. / The cheapest class was booked. / At the back of the plane. / The cheap seats. / Coach is good enough. / Little room for the legs, but cheap. / Lowest fare, economy. / They sit in economy.
- business: It is a business class ticket. / They fly business. / Business class was booked. / Seats for people on business trips, with wide chairs. / The company pays for business. / Upgraded to business. / They sit in business class. / Business fare. / She works on the plane, in business class.
- first: It is a first class ticket. / They fly first class. / First class was booked. / At the very front, with champagne. / The best seats on board. / They sit in first. / The dearest class there is. / Upgraded to first class. / First class, nothing less.
severity | severity level impact how_bad seriousness severity_level | how bad it is
- low, minor: It is only a small problem. / It does not bother anyone much. / This is just a cosmetic issue. / Hardly anyone notices. / A trifle. / Just a typo in the text. / It looks odd but does no harm. / Nice to have it fixed some day. / A blemish, nothing more.
- medium, normal: It is annoying, but there is a way around it. / It slows us down somewhat. / Some users are affected. / You can work on, if slowly. / A bother, but there is a way round. / Part of it does not work. / It costs us some time each day. / Not nice, but we can live with it for now. / A number of people are bothered by it.
- high, critical: Nobody can work any more. / All data is lost. / The whole system is down. / Everything stands still. / All customers are hit. / We are losing data by the minute. / Nothing works at all. / A disaster for everyone. / The whole shop is offline.
priority | priority urgency how_urgent prio importance | how urgent it is
- low: There is no hurry. / Answer whenever you have time. / It can wait. / No rush at all. / Some time this year is fine. / When you have nothing better to do. / Last on the list. / It does not matter when. / Put it at the bottom of the pile.
- medium, normal: Please answer within the week. / A reply in the next days would be good. / It should be done soon. / Some time this week, please. / In the next few days. / Do it after the important things. / Neither a rush nor a trifle. / By the end of the week would be nice. / It should not wait for too long.
- high, urgent: This is very urgent! / Please answer at once. / We need help immediately. / Drop everything! / Now, not tomorrow. / First on the list. / We cannot wait another hour. / Top priority. / Call me back within minutes.
sentiment | sentiment mood tone opinion feeling attitude impression | how the author feels about it
- positive, good, happy: I am very happy with it. / It is wonderful. / I love it. / Great quality and quick service. / It works perfectly. / Best purchase this year. / What a joy! / I could not be happier. / Just great. / We had a lovely time. / A real treat. / Everybody was kind and helpful. / I would come back any day. / Better than I had hoped. / My new favourite. / Thumbs up. / It made my day. / Simply perfect.
- negative, bad, unhappy: I am very disappointed. / It is terrible. / I hate it. / Poor quality and slow service. / It broke after a day. / Never again. / What a mess. / A waste of money. / I am fed up. / We were treated badly. / Worse than I had feared. / The staff were rude. / It stopped working within a week. / I feel cheated. / Thumbs down. / It ruined our day. / An awful experience. / I want nothing to do with them again.
- neutral, mixed: It is all right. / It is neither good nor bad. / It does its job. / An average product. / I have no strong opinion about it. / Some parts are good, some are not. / Nothing special. / So so. / It is what it is. / Fair enough. / Neither thrilled nor upset. / You get what you pay for. / Ordinary in every way. / I have seen better and worse. / Middle of the road. / Pluses and minuses. / I do not feel strongly about it. / Okay, I suppose.
difficulty | difficulty level how_hard difficulty_level effort | how hard it is
- easy: It is very easy. / Even children can make it. / Anyone can do it. / A child could do it. / You cannot go wrong. / Done with your eyes closed. / No skill needed. / Simple as can be. / Good for beginners.
- medium: It needs a little practice. / It is not hard if you have cooked before. / It is of medium difficulty. / You should have tried something like it before. / Not for the very first try, but no magic either. / A bit of skill is needed. / Neither simple nor tricky. / With some care it works. / Some practice helps.
- hard, difficult: It is very hard. / Only experts should try it. / It needs much experience. / Most people fail at it. / Very tricky. / Leave it to masters. / It takes years to get it right. / Not for beginners at all. / You need a steady hand and long practice.
contract | contract contract_type employment type_of_contract employment_type contract_kind | kind of contract
- permanent: It is a permanent position. / The contract has no end date. / You get a permanent contract. / You can stay for good. / There is no time limit on the job. / A job for life. / Open-ended contract. / The job does not end. / Employed without limit of time.
- temporary, fixed-term: It is a temporary position. / The contract ends after a year. / The job is limited in time. / Only for six months. / As a stand-in until spring. / The post ends with the project. / For the season only. / It is limited to one year. / Only while a colleague is on leave.
- internship: It is an internship. / We look for an intern. / The intern learns on the job. / You come to learn for a few weeks, as an intern. / For students who want to look around. / A trainee place for three months. / Interns welcome. / Work and learn during your studies. / An internship for the summer.
level | level severity log_level log_severity message_level line_level | level of the log line
- info: level=info / This is just information. / INFO / [INFO] / lvl=info / For information only. / Nothing to worry about, just a note. / Everything is running as it should. / severity: info
- warning, warn: level=warning / This is a warning. / WARN / [WARN] / lvl=warn / Keep an eye on it. / Not an error yet, but take care. / This may become a problem. / severity: warning
- error: level=error / This is an error. / ERROR / [ERROR] / lvl=error / It has failed. / Something broke. / This went wrong. / severity: error
heating | heating heating_type type_of_heating heated_with heat_source | how it is heated
- gas: It is heated with gas. / A gas heating keeps it warm. / Heating: gas. / A gas boiler stands in the cellar. / The gas bill comes once a year. / Warm water comes from the gas boiler. / Gas keeps the rooms warm. / Central heating, gas-fired. / The flame of the gas heats the water.
- electric: It is heated with electricity. / Electric heaters keep it warm. / Heating: electric. / The heaters are plugged in. / Warmth comes from the socket. / Heated by electricity at night. / Electric radiators stand in all rooms. / The power bill is high since the heating runs on it. / Underfloor heating with electric wires.
- wood: It is heated with wood. / A wood stove keeps it warm. / Heating: wood. / You have to chop logs for the stove. / Logs burn in the fireplace. / A tiled stove burns wood. / Bring in wood if you are cold. / The stove eats logs all winter. / Heated with logs from the forest.
language | language text_language written_in language_used in_which_language | in which language it is written
- English, en: It is written in English. / The text is in English. / An English book. / You need to know English. / All of it is in English. / They speak English there. / English only. / The English edition. / Spoken and written in English.
- German, de: It is written in German. / The text is in German. / A German book. / You need to know German. / All of it is in German. / They speak German there. / German only. / The German edition. / Spoken and written in German.
- French, fr: It is written in French. / The text is in French. / A French book. / You need to know French. / All of it is in French. / They speak French there. / French only. / The French edition. / Spoken and written in French.
condition | condition state item_condition state_of_item in_what_condition | condition of the article
- new: It is brand new. / It was never used. / It is still in its box. / Unopened. / With the price tag still on it. / Fresh from the factory. / Nobody has ever used it. / The seal is unbroken. / As it left the shop.
- used: It was used before. / It is second-hand. / It has a few scratches. / It has served me for years. / Signs of wear, but it works. / Pre-owned, works fine. / A few scratches from daily use. / It had one owner before. / Well worn but sound.
- broken, defective: It is broken. / It does not work any more. / It has to be repaired. / It gives no sign of life. / Only good for spare parts. / It does not switch on. / Out of order. / The motor is gone. / It fell down and stopped working.
level_course | level course_level for_whom_course required_level course_difficulty | level of the course
- beginner: It is for beginners. / No knowledge is needed. / It starts from zero. / You need not know anything. / Your first steps. / From the very start. / For those who have never tried. / Newcomers are welcome. / We begin with the ABC.
- intermediate: It is for people with some experience. / You should know the basics. / It goes on from the basics. / For those who know the basics already. / You have done a first course. / Some knowledge is expected. / The second step. / Neither for newcomers nor for masters. / Builds upon the first course.
- advanced, expert: It is for experts. / It is an advanced course. / Much experience is needed. / For those who know nearly everything. / Only for people with years of practice. / The highest course we have. / We go into the last details. / Masters only. / You must have done all the other courses.
weather | weather conditions weather_conditions what_weather sky | what the weather was like
- sunny: The sun was shining. / It was a sunny day. / There was not a cloud in the sky. / Blue sky all day. / The sun burnt down. / Bright sunshine. / Warm rays everywhere. / People wore sunglasses. / Clear and bright.
- rainy, rain: It was raining. / It was a rainy day. / The road was wet from the rain. / It poured. / Everyone had an umbrella. / Wet and grey. / Puddles everywhere. / It rained cats and dogs. / Heavy showers all day.
- snowy, snow: It was snowing. / Snow lay on the ground. / It was a day with much snow. / White flakes came down. / Everything was white. / Children built a snowman. / A blizzard. / It had snowed all night. / Knee-deep snow.
status | status progress order_status stage state_of_work current_status where_it_stands | how far it is
- open, new, pending: Nobody has looked at it yet. / It has just come in. / We have not begun. / Not started. / It lies untouched on the pile. / Waiting for somebody to take it. / Still to be done. / It came in this minute. / No one has taken it up.
- in progress, active, running: We are working on it. / It is being done right now. / Someone has begun. / Half of it is done. / Somebody is on it. / Under way. / We are in the middle of it. / It is being worked on. / Started, but not finished.
- done, closed, completed: It is finished. / Everything has been done. / The matter is closed. / All finished. / Ready and delivered. / Nothing is left to do. / Wrapped up. / It was completed this morning. / Ticked off the list.
size | size clothing_size format which_size size_wanted dress_size | which size
- small, S: The small one, please. / The smallest size is enough. / size S / The tiny one. / As little as possible. / One size down, the smallest you have. / I am slim, so S. / Not the big one, the small one. / Give me the little one.
- medium, M: The one in the middle. / Medium size fits well. / size M / Neither big nor small. / Size M, please. / The middle one. / Average size. / Between large and small. / M is right for me.
- large, L, big: The big one, please. / I need the largest size. / size L / The biggest you have. / Size L, please. / One size up, the big one. / I am tall and broad, so L. / Not the small one, the big one. / As big as possible.
diet | diet food_preference eating_habits meal_type diet_type eating_style food_wishes | what the person eats
- vegetarian: She does not eat meat, but cheese and eggs. / No meat, please. / A vegetarian meal. / No fish and no meat, but milk is fine. / She lives on vegetables, eggs and cheese. / He gave up meat. / Vegetarian, please. / Cheese yes, sausage no. / Nothing that had to be killed.
- vegan: He eats nothing that comes from animals. / A vegan meal without milk and eggs. / Only plants, no cheese. / No milk, no eggs, no honey. / Everything plant-based, please. / She avoids all animal products. / Oat milk instead of cow's milk, no butter either. / He is a strict vegan. / Strictly vegan.
- anything, no preference, omnivore: She eats everything. / He eats meat and fish. / There are no wishes about the food. / Whatever there is. / Meat, fish, vegetables, all of it. / She has no special wishes. / He likes steak and salad alike. / No restrictions. / Anything will do.
transport | transport means_of_transport travel_by arrives_by vehicle_type mode mode_of_transport travels_by way_of_travel | how one travels
- train, rail: They come by train. / He takes the railway. / She sits in the fast train. / By rail. / They get off at the main station. / He has a railcard. / She reads on the train. / Over the rails. / They changed trains once.
- car: They come by car. / He drives himself on the motorway. / She parks behind the house. / They drive. / On the motorway in their own car. / He fills the tank before they go. / By road in the family car. / She takes the car. / Behind the wheel for hours.
- plane, air: They come by plane. / He flies. / She waits at the airport gate. / By air. / They board the plane. / He looks down on the clouds. / She flies there. / They land after lunch. / Their plane takes off early.
- bus, coach: They come by bus. / He takes the coach. / She waits at the bus stop. / They ride the coach. / By bus. / He has a bus ticket. / She gets on the bus. / A coach takes them. / They sit at the back of the bus.
frequency | frequency how_often interval repeat how_frequently repeats regularity | how often it happens
- daily, every day: It happens every day. / Once a day. / Each morning. / Day after day. / Seven times a week. / Every single day. / From Monday to Sunday, without a break. / Each day. / Every night.
- weekly, every week: It happens once a week. / Every Monday. / Week after week. / Every seven days. / Each Tuesday. / One time a week. / On Fridays. / Fifty-two times a year. / Every week.
- monthly, every month: It happens once a month. / On the first of each month. / Twelve times a year. / Every four weeks or so, once in each month. / At the end of each month. / One time a month. / Month after month. / Every month. / On the fifteenth of each month.
- yearly, annually: It happens once a year. / Every summer. / Each January. / Every twelve months. / One time a year. / Each Christmas. / Every year. / Year after year. / Always in June, once a year.
gender | gender sex salutation_type man_or_woman gender_identity person_gender | man or woman
- female, woman, f: She is a woman. / The lady wants it. / Mrs Mira asked for it. / A girl. / Mrs, please. / Her name is on the list. / Ladies' section. / She is somebody's mother. / A woman came in.
- male, man, m: He is a man. / The gentleman wants it. / A boy. / Mr, please. / His name is on the list. / Gents' section. / He is somebody's father. / A man came in. / One of the boys.
season | season time_of_year which_season season_of_year year_season | at which time of the year
- spring: The first flowers come out. / It is spring. / In April and May. / Easter is near. / The snow melts and the birds come back. / Trees are in blossom. / The days get longer in March. / Lambs are born. / The first green.
- summer: It is high summer. / The hottest weeks of the year. / In July. / School is out and the beaches are full. / The longest days. / It is hot in August. / We swim in the lake. / Ice cream weather. / High season at the beach.
- autumn, fall: The leaves are falling. / It is autumn. / In October. / The harvest is in. / Leaves turn red and gold. / Foggy November days. / Time for pumpkins. / Birds fly south. / The wine is pressed.
- winter: There is ice on the lake. / It is winter. / In January. / The heating is on and it snows. / Christmas time. / The shortest days. / Skiers are happy. / In the cold of February. / The pond is frozen.
channel | channel contact_method contacted_by source medium contact_channel how_contacted came_through | how the contact was made
- phone, telephone, call: They rang us. / She telephoned. / He called the hotline. / By phone. / She had us on the line. / He left a message on the answering machine. / The call came in at lunch. / They gave us a ring. / On the telephone.
- email, e-mail, mail: They wrote an e-mail. / It came into the mailbox. / She sent us a mail. / By e-mail. / He filled our inbox. / They sent a message to our mail address. / She answered our mail. / It was in the inbox. / An e-mail arrived.
- visit, in person, counter: They came to the counter. / He visited our office. / She stood at the desk. / In person. / She came by. / He walked in. / They knocked at our door. / She talked to us face to face. / At the front desk.
day_part | day_part part_of_day preferred_time shift time_preference which_half_of_day when_in_day | which part of the day
- morning, early: Best before lunch. / Early in the day. / Right after breakfast. / Before noon. / At sunrise. / When the cock crows. / Early birds. / First thing in the day. / Over the first coffee.
- afternoon: Best after lunch. / In the afternoon. / Between lunch and dinner. / Around tea time. / When lunch is over. / After noon. / When school is out. / Between two and five. / Following lunch.
- evening, late: Best after work. / In the evening. / After dinner. / After sunset. / When it gets dark. / At the end of the working day. / Before going to bed. / Over dinner. / As night falls.
reason | reason cause return_reason complaint_type why_returned return_cause why | why it came back
- too late, late: It came too late. / It arrived after the party. / I waited far too long. / The birthday was over when it came. / Days behind the promised date. / It should have been here last week. / I could not wait any longer, so I bought it elsewhere. / Delivered far too late. / You took too much time.
- wrong item, wrong: It is not what I ordered. / You sent me something else. / This is the wrong article. / I asked for another one. / There was a different thing in the box. / Not my order. / You mixed it up with another order. / This is not the right one. / Wrong thing in the parcel.
- defective, broken, faulty: It does not work. / It broke at once. / It is faulty. / It never switched on. / It fell to pieces. / There is a fault in it. / It stopped after an hour. / Dead on arrival. / It was broken from the start.
- changed mind, not wanted: I do not need it any more. / I have thought about it again. / I no longer want it. / I found I have no use for it. / We thought better of it. / On second thoughts, no. / My plans have changed. / It is fine, I just do not want it. / I regret buying it.
role | role user_role access rights permission rights_of_user user_rights permission_level | what the user may do
- admin, administrator, owner: She may change everything. / He manages all accounts. / All rights were given. / She has all the keys. / He can add and remove users. / Full control. / She runs the system. / Everything is open to him. / May delete accounts.
- editor, writer, member: She may write and change texts. / He may edit pages, but not delete users. / She can change what is written. / He corrects the pages. / Writing, but no user management. / May write and save. / She looks after the texts. / He can add articles.
- viewer, reader, guest: She may only read. / He can look, but change nothing. / Reading only. / She cannot change a thing. / He may look around. / Read-only. / May open but not save. / Looking, no touching. / She only reads along.
direction | direction trend development change trend_direction moving tendency | where it is going
- up, rising, growing: It is rising. / More than last month. / The numbers grow. / It went up. / Higher than before. / A rise. / It climbs from week to week. / An increase. / More and more. / It has gone through the roof.
- down, falling, shrinking: It is falling. / Less than last month. / The numbers drop. / It went down. / Lower than before. / A drop. / It sinks from week to week. / A decrease. / Fewer and fewer. / It has gone through the floor.
- stable, unchanged, flat: It stays the same. / As much as last month. / Nothing moves. / As before. / No change. / It has not moved at all. / Neither a rise nor a drop. / Level. / It stands where it stood.
plan | plan subscription_plan tariff plan_name | which plan was chosen
- basic, small plan: The basic plan is enough. / The cheapest plan. / Plan: basic / Only the simplest plan, without extras. / They chose the small plan. / The plan with the fewest extras.
- premium, full plan: They took the premium plan. / The plan with everything in it. / Plan: premium / The dearest plan, with all extras. / All extras are in their plan. / Upgraded to premium.
- trial, test: They are only trying it out. / It is a trial. / Plan: trial / For a month on trial. / They test it for nothing first. / The trial version.
education | education degree highest_degree schooling | the highest education
- school, high school: She left school at sixteen and went no further. / He finished school but never studied. / School leaving certificate. / No studies after school. / She has a school certificate and nothing more. / Straight from school.
- apprenticeship, vocational training: He learnt a trade. / She finished an apprenticeship. / A journeyman's certificate. / He was trained on the job for three years as an apprentice. / She learnt the craft from a master. / Vocational training completed.
- university, academic: She has a university degree. / He studied and got a master's degree. / A doctor's degree. / She graduated from university. / He wrote a thesis. / Bachelor of Science.
working_time | working_time employment_time time_model work_pattern | how much one works
- full-time, full: Forty hours a week. / It is a full-time job. / Full time. / All day, five days a week. / Whole days. / A full week's work.
- part-time, part: Only half the week. / It is a part-time job. / Part time. / Twenty hours a week. / Mornings only, half a job. / Half days.
- shifts, shift work: Early, late and night shifts in turn. / It is shift work. / In shifts. / One week nights, one week days. / The night shift comes round every third week. / Shifts change each week.
fuel | fuel fuel_type drive engine_type | what drives it
- petrol, gasoline: It runs on petrol. / Fill up with unleaded. / A petrol engine. / Fuel: petrol / It needs gasoline. / Super unleaded goes into the tank.
- diesel: It runs on diesel. / Fill up with diesel. / A diesel engine. / Fuel: diesel / It is a diesel. / Only diesel goes into the tank.
- electric, electricity: It is charged overnight. / An electric motor. / It needs no tank, only a plug. / Fuel: electric / It runs on a battery. / Plug it in to charge it.
seat_wish | seat_preference seat_position seat_wish where_to_sit | where one wants to sit
- window: By the window, please. / I want to look out. / A window seat. / Next to the window. / I like to see the clouds. / The one at the window.
- aisle: On the aisle, please. / I need to stretch my legs into the aisle. / An aisle seat. / Next to the aisle. / I get up often, so the aisle. / Not the window, the aisle.
- no matter, any: Any seat will do. / I do not care where I sit. / Window or aisle, both are fine. / Wherever there is room. / The seat does not matter. / Put me anywhere.
relation | relation relationship related_as connection_to | how the two are related
- parent, mother or father: It is the mother. / He is the father. / She is their mum. / Dad speaking. / I am the child's father. / A parent.
- child, son or daughter: It is the daughter. / He is the son. / She is their little girl. / One of the sons. / I am the eldest daughter. / Their boy.
- sibling, brother or sister: It is the sister. / He is the brother. / A twin brother. / She is the younger sister. / They have the same parents. / We are brothers.
- friend: It is a good friend. / He is an old pal. / They have been friends since school. / Just friends, not family. / A friend of the house. / My best mate.
outcome | outcome match_result match_outcome won_or_lost | how the match ended
- win, won, victory: They won. / A clear victory. / We beat them. / Three points for us. / The match was won. / We were better in the end.
- loss, lost, defeat: They lost. / A bitter defeat. / We were beaten. / No points for us. / The match was lost. / The others were better.
- draw, tie: It was a draw. / Neither side won. / A tie. / They shared the points. / One all. / Level after ninety minutes.
damage | damage_type cause_of_damage kind_of_damage peril | what caused the damage
- water: A pipe burst. / The cellar is flooded. / Water came through the ceiling. / The washing machine leaked. / Everything is soaked. / The river came over its banks.
- fire: It burnt down. / Flames destroyed the kitchen. / There was a fire. / A candle set the curtain on fire. / Smoke and flames everywhere. / Firefighters put it out.
- theft, burglary: It was stolen. / Burglars broke in. / Somebody took it while we slept. / Thieves broke the lock. / The safe was robbed. / It was a break-in.
- storm, wind: The wind tore off the roof. / A tree was blown over. / A storm did it. / Gusts broke the windows. / Hail smashed the glass. / Blown away by the gale.
genre | genre kind_of_story book_genre literary_genre | which kind of story
- crime, thriller: A murder has to be solved. / A detective looks for the killer. / A crime novel. / Who did it? / A body is found in the library. / A thriller full of suspects.
- romance, love story: Two people fall in love. / A love story. / They marry in the end. / Hearts and kisses. / A romance by the sea. / It is all about love.
- fantasy: Dragons and wizards. / A magic ring. / A fantasy tale with elves. / The witch casts a spell. / A sword with magic powers. / Unicorns fly over the castle.
- history, historical: It is set in the Middle Ages. / Kings and queens of long ago. / A historical novel. / The year is 1815 and armies march. / Life in ancient Rome. / A tale from the days of the pharaohs.
sport | sport kind_of_sport discipline which_sport | which sport
- football, soccer: They kick the ball. / Eleven a side. / A goal was scored with the head. / Football on the lawn. / The striker hit the post. / The keeper saved a penalty.
- swimming: Up and down the pool. / Forty lengths in the water. / She dives in. / Swimming. / Goggles and cap are needed. / Crawl and backstroke.
- running, jogging: They put on running shoes. / Jogging through the park. / Ten rounds on the track. / Running. / He trains for a marathon. / A sprint at the end.
- tennis: A racket and yellow balls. / Over the net. / He serves an ace. / Tennis on clay. / The court is booked. / Game, set and match.
meal | meal_time which_meal kind_of_meal mealtime | which meal of the day
- breakfast, morning meal: They eat it first thing in the morning. / With coffee and rolls. / Before work. / A breakfast. / Eggs and toast at sunrise. / The first meal of the day.
- lunch, midday meal: At midday. / In the lunch break. / A lunch. / The meal in the middle of the day. / They eat it at noon. / A bite between two meetings at noon.
- dinner, supper: In the evening, with candles. / A dinner. / The last meal of the day. / After sunset they sit down to eat. / Supper. / They eat late, after work.
age_group | age_group target_group meant_for meant_for_ages | for whom it is
- children, kids: For the little ones. / For boys and girls from six. / Kids love it. / A programme for children. / For pupils. / Nobody over twelve.
- adults, grown-ups: For grown-ups. / From eighteen. / Not for children, for adults. / For men and women in mid-life. / Adults only. / For working people.
- seniors, elderly: For people over sixty-five. / For pensioners. / For the elderly. / For grandmas and grandpas. / Seniors welcome. / For those who have retired.
vehicle | vehicle_class vehicle_kind kind_of_vehicle | which kind of vehicle
- car, passenger car: It is a small family car. / A saloon with four doors. / A car. / An estate car. / It is a convertible. / A hatchback.
- motorbike, motorcycle: It has two wheels and a roaring engine. / A motorbike. / A helmet goes with it, it is a motorcycle. / He rides it in leather. / A heavy bike with a motor. / A moped.
- lorry, truck: It has eighteen wheels. / A lorry. / A heavy truck with a trailer. / It carries tons of freight. / A tipper. / It is as long as a house and carries goods.
employment | employment_status work_status occupation_status working_or_not | whether the person works
- employed, working: She has a job. / He goes to work. / Employed at present. / In work. / He earns a wage. / She is on the payroll.
- unemployed, out of work: He is looking for work. / She lost her job. / Out of a job. / Jobless since spring. / He is on the dole. / She gets unemployment benefit.
- self-employed, freelance: He is his own boss. / She runs her own shop. / Freelance. / He has his own business. / She works on her own account. / No boss but herself.
- student, in education: She is still studying. / He goes to college. / At university for another year. / In the middle of the studies. / She sits in lectures all day. / He lives on a student loan.
"""


@dataclass(frozen=True)
class Choice:
    id: str
    keys: tuple
    description: str
    labels: tuple  # of (spellings, sentences)


def _sentences(text: str) -> tuple:
    return tuple(part.strip() for part in text.split(" / "))


def _flags() -> dict:
    flags = {}
    for line in FLAG_TABLE.strip().splitlines():
        name, keys, description, yes, no = (part.strip() for part in line.split("|"))
        flags[name] = Choice(
            name, tuple(keys.split()), description, (((True,), _sentences(yes)), ((False,), _sentences(no)))
        )
    return flags


def _enums() -> dict:
    enums = {}
    head, labels = None, []
    for line in ENUM_TABLE.strip().splitlines() + ["end | end | end"]:
        if line.startswith("- "):
            spellings, _, text = line[2:].partition(": ")
            labels.append((tuple(s.strip() for s in spellings.split(",")), _sentences(text)))
            continue
        if head:
            enums[head[0]] = Choice(head[0], tuple(head[1].split()), head[2], tuple(labels))
        head, labels = [part.strip() for part in line.split("|")], []
    return enums


FLAGS = _flags()
ENUMS = _enums()


@functools.cache
def phrasings(choice: Choice, at: int, held: bool) -> tuple:
    """The training or held-out sentences of the label at a place; a label with no held-out sentence lends its training ones. Training
    has those of `choices_more.py` as well."""
    (first, *_), options = choice.labels[at]
    part = tuple(s for s in options if words.held_out(s) == held) or options
    label = {True: "yes", False: "no"}.get(first, first)
    return part if held else part + tuple(MORE[choice.id][label].strip().splitlines())


THINGS = words._l("""
invoice, door, battery, contract, visa, ticket, lunch, dinner, window, alarm, backup, lift, pool, sauna, kitchen, bathroom, garage, cellar, terrace,
insurance, passport, licence, deposit, order, delivery, payment, refund, report, test, exam, course, meeting, appointment, reservation, transfer,
heating, water, light, gas, power, internet, phone line, key, lock, camera, printer, engine, tyre, brake, tank, roof, wall, floor, carpet, bed, towel,
soap, towels, coffee, tea, wine, bread, cake, music, speech, dance, photo, film, map, guide, translation, signature, stamp, form, letter, parcel, box,
warranty, spare part, manual, cable, charger, update, password, account, membership, newsletter, discount, gift card, seat, locker, bicycle, boat, tent,
shower, laundry, cleaning, repair, check, x-ray, blood test, medicine, allergy, glasses, dog, cat, garden, fence, gate, school, childcare, parking lot
""")
# What can be said of a thing: the field's word, then what stands for yes and for no.
SAID = [
    ("included", "is included", "is not included"),
    ("included", "comes with it", "costs extra"),
    ("available", "is available", "is not available"),
    ("available", "can be had", "cannot be had"),
    ("needed", "is needed", "is not needed"),
    ("required", "is required", "is not required"),
    ("required", "is a must", "is optional"),
    ("wanted", "is wanted", "is not wanted"),
    ("allowed", "is allowed", "is forbidden"),
    ("allowed", "is permitted", "is not permitted"),
    ("confirmed", "has been confirmed", "has not been confirmed"),
    ("paid", "has been paid", "has not been paid yet"),
    ("ready", "is ready", "is not ready yet"),
    ("done", "is done", "is not done yet"),
    ("open", "is open", "is closed"),
    ("working", "works", "does not work"),
    ("working", "works well", "is broken"),
    ("new", "is new", "is old"),
    ("clean", "is clean", "is dirty"),
    ("free", "is free", "is taken"),
    ("lost", "was lost", "was not lost"),
    ("checked", "was checked", "was not checked"),
    ("approved", "was approved", "was rejected"),
    ("arrived", "has arrived", "has not arrived"),
    ("arrived", "is here", "is still missing"),
    ("valid", "is valid", "has expired"),
    ("full", "is full", "is empty"),
    ("warm", "is warm", "is cold"),
    ("safe", "is safe", "is not safe"),
    ("known", "is known", "is unknown"),
    ("shared", "is shared", "is not shared"),
    ("locked", "is locked", "is not locked"),
    ("visible", "can be seen", "cannot be seen"),
    ("present", "is there", "is not there"),
    ("present", "exists", "does not exist"),
]


def any_flag(rng, held: bool) -> tuple:
    """A yes/no fact about any thing: name, field names, descriptions, value, no labels, sentence."""
    thing = rng.choice(words.split(THINGS, held))
    word, yes, no = rng.choice(SAID)
    value, key = rng.random() < 0.5, thing.replace(" ", "_").replace("-", "_")
    roll = rng.random()
    if roll < 0.3:  # as forms say it
        yes, no = rng.choice([("yes", "no"), ("Yes", "No"), ("true", "false"), ("y", "n"), ("x", "-")][: 4 if roll < 0.27 else 5])
        text = f"{thing[:1].upper() + thing[1:]} {word}: {yes if value else no}"
    else:
        said = yes if value else no
        text = rng.choice(["The {t} {s}.", "The {t} {s}.", "As to the {t}: it {s}.", "Note that the {t} {s}.", "We can tell you that the {t} {s}."])
        text = text.format(t=thing, s=said)
    keys = (f"{key}_{word}", f"is_{key}_{word}", f"{word}_{key}")
    about = (f"whether the {thing} is {word}", f"is the {thing} {word}?", f"true if the {thing} is {word}")
    return f"{key}_{word}", keys, about, value, (), text


KINDS_OF_CHOICE = [
    ("color", "COLOR", "colour"),
    ("material", "MATERIAL", "material"),
    ("animal", "ANIMAL", "animal"),
    ("fruit", "FRUIT", "fruit"),
    ("job", "JOB", "profession"),
    ("day", "WEEKDAYS", "day"),
    ("month", "MONTHS", "month"),
    ("country", "COUNTRY", "country"),
    ("topic", "TOPIC", "topic"),
    ("thing", "NOUN", "thing"),
    ("mood", "ADJECTIVE", "quality"),
    ("dish", "DISH", "dish"),
    ("skill", "SKILL", "skill"),
    ("event", "EVENT_KIND", "event"),
]
CHOSEN = [
    "We chose {v}.",
    "They decided on {v}.",
    "It will be {v}.",
    "The choice fell on {v}.",
    "{v}, please.",
    "I would take {v}.",
    "In the end it was {v}.",
    "The answer is {v}.",
    "Not {w} but {v}.",
    "{v}, not {w}.",
    "It is {v} and not {w}.",
    "First we wanted {w}, now it is {v}.",
    "Instead of {w} we take {v}.",
    "{v} was better than {w}, so we took {v}.",
]


def any_choice(rng, held: bool) -> tuple:
    """One of some labels, which the text names: name, field names, descriptions, value, labels, sentence."""
    key, pool, word = rng.choice(KINDS_OF_CHOICE)
    if rng.random() < 0.2:
        key = word = values.invented(rng, held, 1, 2)
        options = [values.invented(rng, held, 1, 2) for _ in range(rng.randint(2, 5))]
        options = list(dict.fromkeys(options))
    else:
        options = words.split(getattr(words, pool), held)
        options = rng.sample(options, min(len(options), rng.randint(2, 6)))
    value, other = (options * 2)[:2]
    part = rng.choice(["", "chosen_", "wanted_", "preferred_", "main_"])
    text = rng.choice([*CHOSEN, "The {k} is {v}.", "{K}: {v}", "As {k} we take {v}.", "The {k} should be {v}."])
    text = text.format(v=value, w=other, k=word, K=word.capitalize())
    labels = tuple(rng.sample(options, len(options)))
    keys = (f"{part}{key}_choice", f"{part}{key}_type", f"{key}_selection", f"{key}_kind", f"{key}_class")
    about = (f"which {word} was chosen", f"the {word} that was taken", f"which of these {word}s", f"the chosen {word}")
    return f"{key}_choice", keys, about, value, labels, text[:1].upper() + text[1:]
