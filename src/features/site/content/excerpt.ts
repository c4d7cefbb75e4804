/** Out of the sample report on tomatoes, word for word: tests/features/excerpt.test.ts holds it to what the engine writes. */
export const excerpt = {
  path: '/samples/sample-agritech',
  from: 'Out of a sample report',
  place: 'Ghana · Agriculture',
  title: 'From field to buyer in Kumasi: what a load of tomatoes loses on the way',
  verdict: 'Proceed: You say that you have counted it. Next, ask for money.',
  confidence: 'Medium confidence',
  figure: '2,700 cedis',
  figureIs: 'value lost on one trip',
  inputs: [
    { value: '400 cedis', label: 'price of a crate at the farm' },
    { value: '60', label: 'crates on a trip' },
    { value: '22.5%', label: 'share of crates damaged' },
    { value: '50%', label: 'value lost on a damaged crate' },
  ],
  told: '“I counted 9 of 40 crates crushed at one market”',
  firstTest: 'whether wholesalers will pay before the load for fewer damaged crates.',
  end: 'Stop if the recorded loads of tomatoes lose under a twentieth of their cost, or no one of eight wholesalers in Kumasi puts down a deposit.',
} as const;
