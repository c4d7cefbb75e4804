/** One problem per pain-ish corner and length; `COUNTRY` is replaced. */
export const PROBLEMS = [
  'Tomato traders in COUNTRY lose a third of each load because crates crush and trucks wait. 400 a crate.',
  'Smallholder maize farmers in COUNTRY lose stored grain to weevils before they can sell it.',
  'Farmers in COUNTRY cannot get loans for fertiliser at planting time.',
  'Market women in COUNTRY cannot get working capital to restock; moneylenders take 20% a month.',
  'Clinics in COUNTRY run out of medicines and patients walk home without treatment.',
  'Pupils in rural COUNTRY share one textbook between six and cannot read by grade three.',
  'People in COUNTRY cannot find a plumber they trust.',
  'Power cuts stop my tailoring shop in COUNTRY almost every day.',
] as const;

export const GHANA_TOMATOES =
  'Tomato traders in Kumasi lose a big part of every load between the farm gate in Techiman/Offuman and the market because crates crush and trucks wait. Maybe a third is gone by the time it is sold. They sell the damaged ones at half price.';
/** What is answered to it, by what it settles. */
export const GHANA_ANSWERS = {
  nearest: 'Fruit or vegetables arrive crushed or soft, and somebody takes less money for them',
  payer: 'Wholesalers',
  seen: 'I counted 9 of 40 crates crushed. They make 3 trips a week.',
  number: '400 cedis a crate, 60 crates a trip',
} as const;

/** A founder who writes a lot: about 2,000 characters, with numbers, causes and talks. */
export const LONG_KENYA = `I run a small agrovet in Nakuru, Kenya, and for two years I have watched dairy farmers around Njoro and Molo throw away evening milk. The cooperative truck comes only in the morning, at about six. Milk that was drawn at five in the evening has stood in a plastic can for thirteen hours by then, and in the warm months the man at the gate dips his stick, smells it and sends the can back. The farmer then gives it to the calves or sells it to a neighbour for less than half. Most of the farmers I know keep two to four cows. One farmer brings about 12 litres in the evening and 15 in the morning. The cooperative pays 45 shillings a litre, at the end of the month. I counted the refused cans at one gate on four mornings in March: on average 3 out of 10 cans were refused, and almost all of them were evening milk. The causes as I see them are that there is no cooling near the farms, that collection comes too late, and that many farmers still use plastic cans which are hard to wash. Some people add water and that makes the buyer suspicious of everyone. A few farmers tried to boil the evening milk, but firewood is expensive and the cooperative does not take boiled milk. A hawker comes on a motorcycle some evenings and pays 30 shillings, cash, but you never know if he will come. I spoke with 14 farmers and with the manager of the cooperative. He told me he would pay more for cold milk, but he did not say how much. The farmers told me they would pay a small fee for each can if the money came out of the monthly payment. A chest cooler costs more than any one of them can pay. There is grid power at the tarmac road but it fails several times a week, and most farms are two or three kilometres away from it. A trader from Nakuru town told me hotels there often run out of fresh milk on Sundays, when nobody collects at all. I want to find out whether a shared cooling point near the road makes sense, who should own it, and how much the loss really is for one farmer over a year.`;


/** A problem of the list, in a country. */
export const inCountry = (problem: string, country: string): string => problem.replaceAll('COUNTRY', country);
