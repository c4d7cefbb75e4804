export const GHANA_TOMATOES =
  'Tomato traders in Kumasi lose a big part of every load between the farm gate in Techiman/Offuman and the market because crates crush and trucks wait. Maybe a third is gone by the time it is sold. They sell the damaged ones at half price.';
/** What is answered to it, by what it settles. */
export const GHANA_ANSWERS = {
  nearest: 'Fruit or vegetables arrive crushed, soft or rotten, and bring less money or none',
  payer: 'Wholesalers',
  seen: 'I counted 9 of 40 crates crushed. They make 3 trips a week.',
  number: '400 cedis a crate, 60 crates a trip',
} as const;
