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
export const GHANA_ANSWERS = [
  '400 cedis a crate, 60 crates a trip',
  'Sold at about half price',
  'the market queens/wholesalers',
  '3 trips a week',
  'No, nobody yet',
] as const;

/** A founder who writes a lot: about 2,000 characters, with numbers, causes and talks. */
export const LONG_KENYA = `I run a small agrovet in Nakuru, Kenya, and for two years I have watched dairy farmers around Njoro and Molo throw away evening milk. The cooperative truck comes only in the morning, at about six. Milk that was drawn at five in the evening has stood in a plastic can for thirteen hours by then, and in the warm months the man at the gate dips his stick, smells it and sends the can back. The farmer then gives it to the calves or sells it to a neighbour for less than half. Most of the farmers I know keep two to four cows. One farmer brings about 12 litres in the evening and 15 in the morning. The cooperative pays 45 shillings a litre, at the end of the month. I counted the refused cans at one gate on four mornings in March: on average 3 out of 10 cans were refused, and almost all of them were evening milk. The causes as I see them are that there is no cooling near the farms, that collection comes too late, and that many farmers still use plastic cans which are hard to wash. Some people add water and that makes the buyer suspicious of everyone. A few farmers tried to boil the evening milk, but firewood is expensive and the cooperative does not take boiled milk. A hawker comes on a motorcycle some evenings and pays 30 shillings, cash, but you never know if he will come. I spoke with 14 farmers and with the manager of the cooperative. He told me he would pay more for cold milk, but he did not say how much. The farmers told me they would pay a small fee for each can if the money came out of the monthly payment. A chest cooler costs more than any one of them can pay. There is grid power at the tarmac road but it fails several times a week, and most farms are two or three kilometres away from it. A trader from Nakuru town told me hotels there often run out of fresh milk on Sundays, when nobody collects at all. I want to find out whether a shared cooling point near the road makes sense, who should own it, and how much the loss really is for one farmer over a year.`;

/** Many people, many numbers, a remedy at the end: what is told of whom must be kept apart. */
export const THIES_SCHOOL = `I grew up in Thiès and my aunt still runs a small private primary school there, 140 children. Every October it is the same story. The parents promise to pay the fees, 12,000 francs CFA a month for each child, and for the first two months about half of them pay. Then it becomes irregular. Some are fishermen's wives from Mbour who earn when the boats come back, some are traders in the market, one is a taxi driver, a few are civil servants whose salary comes late as well. By February my aunt is paying her six teachers with money she borrows from her brother in Italy. She writes everything in an exercise book, and twice last year there was a quarrel because a mother said she had paid and the book said she had not. She hates to send children home because they are the ones who suffer, but she did it to eleven children before the exams. Two teachers left at Easter because they were paid three weeks late. The state school is free but it has 80 children in a class and parents do not want it. I have worked four years in mobile money, first Orange Money then Wave, and I see that these same parents receive and send money every day in small amounts. So why can't they pay the school in small amounts? My aunt says she tried to take payment by Wave, but people forget to write the name of the child, and she cannot match the money with the pupil. She also says the charge, even if it is one percent, makes people prefer cash. I talked to three other school owners in Thiès and they all told me the same: fees come late and nobody knows exactly who owes what. One of them loses about a quarter of what he should collect in a year. I do not know if the real problem is that the parents have no money at the right moment, or that the book is a mess, or that nobody is afraid of owing a school. I want to find out before I build an application, because my last application was used by nobody after the first month.`;

export const inCountry = (problem: string, name: string): string => problem.replace('COUNTRY', name);
