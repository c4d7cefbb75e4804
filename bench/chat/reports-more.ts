/** Problems whose reports are asked about by the voices that have reports of their own, by these keys. */
export const MORE: Readonly<Record<string, string>> = {
  acoffin:
    'I carve fantasy coffins in Teshie, Accra, Ghana, shapes like fish and cocoa pods. Families order when somebody dies and want it in two weeks but they pay half and the balance never comes after the burial. Last year 9 of my 31 coffins were not fully paid, about 14,000 cedis. I want to find a way that families pay before the funeral without me looking heartless.',
  adonkey:
    'I train and rent donkeys for carrying water in Marsabit, northern Kenya. I have 14 donkeys and they get sick with sores and worms and the vet is 90 km away. Each sick donkey stays out 3 weeks and I lose 400 shillings a day. Other donkey owners have the same problem.',
  awrestle:
    'I organise traditional wrestling (laamb) evenings for small quarters in Pikine, Senegal. Crowd comes but half climb the wall or enter free, we sell 300 tickets at 1000 CFA when 800 people are inside. Sponsors want proof how many people come and I have none.',
  ahenna:
    'I do henna for brides in Port Sudan, Sudan. Brides cancel on the day after I bought everything, 3 of 10 bookings every month, each time I lose 40,000 pounds.',
  apiano:
    'I tune and repair pianos and church organs in Antananarivo Madagascar, only three of us in the country. Churches call only when it is broken fully, the instruments rot in humidity. I did 46 jobs last year and most pay 80,000 ariary. I want churches to pay a small yearly plan.',
  afalcon:
    'We make beekeeping suits and smokers from scrap in Mzuzu Malawi but beekeepers say chinese ones are cheaper, ours last 4 years. how do we sell to them when they have no cash until honey season',
  aradio:
    'I have a loudspeaker announcement service in a village near Bamenda, Cameroon. People pay 200 francs to have a death or a lost goat announced, but power goes off 4 days a week and about 15 announcements a week are never read, so they want their money back.',
  aguide:
    'Mountain guides in Debark, Ethiopia wait 3 months for their money because booking agents in the capital pay late or never. Each guide is owed about 9,000 birr a trip, 2 trips a month in season. we are 60 guides in the association and the mule men have it even worse',
  acassava:
    'smallholder cassava farmers in Makeni Sierra Leone, the roots rot in 3 days after harvest before the gari processors come with the truck. farmers lose maybe 30 percent',
  asusu:
    'Market women in Onitsha Nigeria save daily with an alajo collector and lose the money when he runs away. Each woman saves 500 naira a day. I want to build safe daily savings on simple phones.',
  adialy:
    'Diabetic patients in Lubumbashi DR Congo stop taking insulin because it spoils without fridge and pharmacies run out of it. I am a nurse and want to organise a supply with cold storage.',
  atomato:
    'Tomato growers around Mutare, Zimbabwe sell to middlemen at Sakubva market who decide the price, they pay in whatever currency they like and growers go home with nothing.',
  bwater:
    'In our part of Lusaka people buy water from carts and kiosks in jerrycans, dirty and expensive. I want to start a small water kiosk business with a borehole and clean water.',
  bpower:
    'Power goes off every day in our town in Sierra Leone, shops and barbers run small petrol generators. I want to rent out solar battery boxes by the day.',
  bhouse: 'Tenants in Kigali pay six months rent deposit before they get a house, and agents cheat them.',
  binsure:
    'Market women in Kumasi lose everything when fire burns the market and none of them has insurance. I want to sell tiny insurance by mobile money.',
  bjobs: 'Job seekers in Tunisia are cheated by recruiters, they pay fees for jobs that do not exist.',
  btrucks:
    'Truckers on the road Tema to Ouagadougou wait many days for a return load, they pay brokers and drive home empty.',
  bmoth:
    'good evening, let me explain from beginning. my late father was collecting caterpillars, the mopane worm, every december near Gwanda in Zimbabwe and my mother dried them and sold at the bus stop. now i am doing it with eleven women. we dry on the ground and sand comes in, people complain about the sand in teeth. buyers from Joburg come with a bakkie and give us any price they like and in april there is nothing left to sell. i want to pack it clean in small packets and sell to towns the whole year, maybe even to people overseas who miss home. but i dont know if somebody in a shop will pick it',
  bsign: 'I train sign language interpreters in Addis Ababa and want hospitals and banks to book them by the hour',
  bcoffin:
    "We make coffins in Mzuzu, Malawi. timber is finishing and families pay after months or never. My wife says we should start a burial club where people pay small small every month and get coffin, transport and food for the mourners when the day comes. I am a carpenter, I don't know books.",
  bwigs: 'wigs from used hair, we collect old weaves from salons in Abidjan, wash, repair and sell again cheap',
  bsalt:
    'I come from Pemba side in Mozambique, in my village the women cook salt from sea water with firewood, the mangrove is going down because of it and they cough from the smoke. I saw on a video that one can dry salt with sun on black plastic. I want to organise 40 women with plastic ponds, add iodine, and sell the salt in bags in Nampula market where salt from the big company is coming. The problem is the rains and who will give us the land on the beach, the chief or the government?',
  bdrone: 'i fly drone over farm for owner to see where is sick palm tree, Douala Cameroon',
  cshea:
    'I am a cosmetics trader in Tamale, Ghana. I sell shea cream. In the rainy season the women stop buying and I lose about 400 cedis a month. Customers say the imported cream is better',
  cbread:
    'my bakery in Mwanza Tanzania. small shops take 200 loaves each morning on credit and pay me after two weeks, some never pay. the flour price went up from 68000 to 75000 shillings a bag. i am stuck',
  cblock:
    'I am a cement block maker in Bo, Sierra Leone. Builders cancel 3 of 10 orders when the price of cement jumps and I lose about 900 leones a month',
  cphone:
    'i repair phones at Mokolo market in Yaounde Cameroon, spare screens i buy are fake and 3 of 10 come back broken in one week, customers want their money, i pay it from my pocket',
  cschool:
    'We run a small nursery school in Kitwe, Zambia. Parents pay the school fees late, half of them after the term is finished, so the teachers leave us',
  cbraid:
    'I have a hair salon in Durban South Africa. Clients book on whatsapp and do not come, 6 of 20 every Saturday, and my braiders sit idle and I still must pay them R150 each',
  ctour: 'Local guides in Luxor, Egypt lose work because visitors book tours with foreign websites before they arrive',
  cwaste:
    'Households in Port Harcourt, Nigeria throw refuse into the drains because the waste truck does not come, and the streets flood',
  cwater:
    'In Antananarivo, Madagascar families queue three hours at the public water tap every day because the pipes are broken and nobody at the commune answers',
  cpaper:
    'Market women in Bujumbura, Burundi cannot get birth certificates for their children because the registry office is far and asks for many documents',
  cfactory: 'Small garment factories in Addis Ababa, Ethiopia lose orders because of power cuts',
  cbus: 'Passengers in Dakar, Senegal wait long for the minibus in the morning because drivers only leave when every seat is full',
};
