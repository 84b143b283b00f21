"""What can be asked for: concepts, each with the kind of its value, field names and descriptions.

One line a concept: `id | kind | field names // held-out field names | descriptions; ...`. Concepts are shared by domains, so
that an unseen domain is mostly a new combination of known ones. Names after `//` occur only in the evaluation.
"""

from dataclasses import dataclass

TABLE = """
person | person | name full_name person person_name // complete_name | name of the person; full name; the person's name; who it is about
customer | person | customer customer_name client buyer name purchaser // client_name | who bought it; name of the customer; the buyer; who ordered
sender | person | sender from sender_name writer // author_name | who wrote the message; name of the sender; who sent it
recipient | person | recipient to recipient_name receiver addressee // sent_to | who receives it; name of the recipient; who it is for
patient | person | patient patient_name name // patient_full_name | name of the patient; the patient
doctor | person | doctor doctor_name physician seen_by // treating_doctor | the doctor; name of the physician; who treats the patient
guest | person | guest guest_name name booked_by // visitor | name of the guest; who booked; on whose name
employee | person | employee employee_name name staff_member worker // colleague | name of the employee; who works there
manager | person | manager manager_name boss supervisor reports_to // team_lead | name of the manager; the boss; who leads
contact | person | contact contact_person contact_name // ask_for | whom to contact; the contact person; name of the contact
speaker | person | speaker speaker_name presenter host lecturer // talk_by | who speaks; name of the speaker; who presents
author | person | author author_name written_by writer // creator | who wrote it; name of the author
seller | person | seller seller_name vendor sold_by // offered_by | who sells it; name of the seller
owner | person | owner owner_name owned_by // proprietor | who owns it; name of the owner
reporter | person | reporter reported_by reporter_name // found_by | who reported it; name of the reporter
assignee | person | assignee assigned_to responsible // in_charge | who takes care of it; to whom it is assigned; who is responsible
winner | person | winner winner_name won_by // first_place | who won; name of the winner
driver | person | driver driver_name // chauffeur | who drives; name of the driver
student | person | student student_name name pupil // learner | name of the student; who takes the course
teacher | person | teacher teacher_name instructor taught_by // tutor | who teaches; name of the teacher
tenant | person | tenant tenant_name renter // occupant | who rents it; name of the tenant
witness | person | witness witness_name seen_by // observer | who saw it; name of the witness
user | first_name | user user_name username // account | the user; name of the user
company | company | company company_name firm organization employer // business | name of the company; the firm; which company
supplier | company | supplier supplier_name vendor issued_by // provider | who supplies it; name of the supplier; which company sends the invoice
carrier | company | carrier shipped_by shipping_company // courier | who ships it; the shipping company
airline | company | airline airline_name operated_by // flown_by | which airline; name of the airline
publisher | company | publisher published_by // publishing_house | who publishes it; the publisher
brand | company | brand brand_name maker manufacturer // made_by | who makes it; the maker; brand of the article
city | city | city town place location // municipality | the city; name of the town; where; in which city
home | city | city home_city hometown lives_in residence // home_town | where the person lives; home town; city of residence
origin | city | from origin departure_city start from_city // leaving_from | where it starts; city of departure; from where
destination | city | to destination arrival_city to_city // going_to | where it goes; city of arrival; the destination
birthplace | city | birthplace born_in place_of_birth // native_town | where the person was born; place of birth
country | country | country country_name nation // state | the country; which country; name of the country
street | street | street street_address address // address_line | street and number; the street address
postcode | postcode | postcode postal_code zip zip_code // area_code | the postal code; the zip code
venue | venue | venue venue_name location place // hall | where it takes place; the venue; name of the place
hotel | venue | hotel hotel_name accommodation // lodging | name of the hotel; where the guest stays
product | product | product item article product_name // goods | what was bought; name of the product; which article; the item
model | model_name | model device product model_name // make | which model; name of the device; the model
topic | topic | topic subject theme // about | what it is about; the topic; the subject
title | title | title name headline // caption | the title; what it is called
event | event_kind | event event_type type kind // occasion | what kind of event; the kind of event
animal | animal | animal species pet kind // creature | which animal; the kind of animal
color | color | color colour // shade | the colour; which colour
material | material | material made_of // fabric | what it is made of; the material
job | job | job job_title position role occupation profession // post | the job; what the person works as; the occupation; job title
skill | skill | skill required_skill requirement // know_how | what one must know; the skill that is needed
dish | dish | dish recipe recipe_name name meal // food | what is cooked; name of the dish
component | component | component module area affected_part // feature | which part has the problem; the affected part
symptom | symptom | symptom problem issue behaviour // defect | what goes wrong; the problem; what happens
browser | browser | browser browser_name client // web_browser | which browser; the browser
os | os | os operating_system platform system // environment | the operating system; on which system
service | service | service service_name component // daemon | which service; name of the service
log_message | log_message | message msg text event // details | the message; what happened; text of the log line
age | age | age years age_years // years_old | age in years; how old the person is; the age
quantity | small | quantity qty count amount number_of_items // pieces | how many; number of pieces; the quantity
guests | small | guests people number_of_guests party_size persons // head_count | how many people; number of guests
nights | small | nights number_of_nights stay_nights // length_of_stay | how many nights; length of the stay in nights
rooms | small | rooms number_of_rooms room_count // room_total | how many rooms; number of rooms
servings | small | servings serves portions // yield | for how many people; number of portions
children | small | children kids number_of_children // offspring | how many children
seats | count | seats places capacity // max_people | how many seats; number of places
minutes | count | minutes duration_minutes duration time_minutes // length_minutes | how long in minutes; duration in minutes
days | count | days number_of_days duration_days // day_count | how many days
hours | small | hours number_of_hours duration_hours // hour_count | how many hours
score | small | score rating stars points // grade | the rating; number of points; how many stars
attendees | large | attendees visitors participants number_of_attendees // turnout | how many people came; number of visitors
stock | large | stock in_stock units inventory // available | how many are in stock; units in stock
pages | large | pages page_count number_of_pages // length_pages | how many pages; number of pages
area | large | area size_m2 square_metres size // floor_space | size in square metres; the area
distance | count | distance distance_km km kilometres // how_far | how far in kilometres; the distance in km
errors | large | errors error_count number_of_errors failures // faults | how many errors; number of failures
year | year | year founded year_founded built // since | in which year; the year
experience | small | experience years_of_experience experience_years // seniority | years of experience; how many years
price | money | price total amount total_price cost // sum | the price; how much it costs; total amount; what was paid
fee | money | fee ticket_price entry_fee price // admission | what a ticket costs; the entry fee; price of a ticket
salary | money | salary pay wage monthly_salary // income | the salary; what one earns; monthly pay
rent | money | rent monthly_rent rent_price // rental | monthly rent; how much the rent is
tax | money | tax vat tax_amount // duty | the tax; amount of tax
deposit | money | deposit down_payment advance // security | what is paid in advance; the deposit
discount | percent | discount discount_percent reduction // rebate | the discount in percent; how many percent off
battery | percent | battery battery_level charge // power_left | battery level in percent
temperature | decimal | temperature temp degrees // celsius | the temperature in degrees; how warm it is
date | date | date day on_date // calendar_date | the date; on which day; the day it happens
order_date | date | order_date date ordered_on purchase_date // bought_on | when it was ordered; date of the order
delivery_date | date | delivery_date arrives_on delivered_on // shipping_date | when it is delivered; date of delivery
due_date | date | due_date due payable_by deadline // pay_until | when it must be paid; the deadline; due date
invoice_date | date | invoice_date date issued_on // billing_date | date of the invoice; when it was issued
birth_date | date | birth_date date_of_birth birthday born_on // born | when the person was born; date of birth
start_date | date | start_date starts_on begins_on check_in from_date // first_day | when it starts; the first day
end_date | date | end_date ends_on until check_out to_date // last_day | when it ends; the last day
time | time | time start_time starts_at at // hour | at what time; when it starts, as HH:MM; the time
end_time | time | end_time ends_at closes_at // finish | when it ends; end time
weekday | weekday | weekday day day_of_week // day_name | on which day of the week; the weekday
email | email | email email_address mail e_mail // mail_address | the e-mail address; where to write
phone | phone | phone phone_number telephone tel mobile // call_number | the phone number; which number to call
website | url | website url link homepage // web_page | the web address; link to the page
order_id | code | order_id order_number order_no id // order_ref | number of the order; the order number
invoice_id | code | invoice_number invoice_id invoice_no number // bill_number | number of the invoice
booking_id | code | booking_number booking_id reservation booking_code // confirmation | the booking code; number of the reservation
ticket_id | code | ticket_id ticket ticket_number case_id // case_number | number of the ticket
flight | code | flight flight_number flight_no // flight_code | the flight number
customer_id | code | customer_id customer_number account_number // client_id | number of the customer
tracking | code | tracking_number tracking_code parcel_id // shipment_id | the number to track the parcel
room | code | room room_number // room_id | which room; the room number
plate | code | plate license_plate registration // number_plate | the number plate of the car
seat | seat | seat seat_number // seat_id | the seat; number of the seat
version | version | version software_version app_version release // build | which version; version number
ip | ip | ip ip_address address client_ip // source_ip | the IP address
duration | duration | duration length how_long // time_span | how long it takes; the duration
weight | weight | weight weight_kg heavy // mass | how heavy it is; the weight
"""


@dataclass(frozen=True)
class Concept:
    id: str
    kind: str
    keys: tuple
    held_keys: tuple
    descriptions: tuple


def _parse(table: str) -> dict:
    concepts = {}
    for line in table.strip().splitlines():
        name, kind, keys, descriptions = (part.strip() for part in line.split("|"))
        known, _, held = keys.partition("//")
        concepts[name] = Concept(
            name, kind, tuple(known.split()), tuple(held.split()), tuple(d.strip() for d in descriptions.split(";"))
        )
    return concepts


CONCEPTS = _parse(TABLE)
