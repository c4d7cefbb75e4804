/** The three fixed ids that open a sample report (readings: Reports), and the problems these answer. */
export interface Sample {
  readonly id: string;
  readonly reportId: string;
  readonly name: string;
  readonly query: string;
}

export const SAMPLES: readonly Sample[] = [
  {
    id: 'sample-agritech',
    reportId: '5a3b1e00-0000-4000-8000-000000000001',
    name: 'Tomatoes between farm and market, Ghana',
    query:
      'Tomato traders in Kumasi, Ghana lose a third of each load between the farm and the market because crates crush and trucks wait. A crate costs 400 cedis, they bring 60 crates a trip and make 3 trips a week. They sell the damaged ones at half price.',
  },
  {
    id: 'sample-fintech',
    reportId: '5a3b1e00-0000-4000-8000-000000000002',
    name: 'Mobile money agents without cash, Zambia',
    query:
      'Mobile money agents in Lusaka, Zambia run out of cash on payday and send customers away. It happens on Fridays, and they walk to the bank twice a day to rebalance.',
  },
  {
    id: 'sample-health',
    reportId: '5a3b1e00-0000-4000-8000-000000000003',
    name: 'Clinics without light at night, Malawi',
    query:
      'Nurses in rural clinics in Malawi have no light at night because the power fails, and deliver babies by the torch of a phone. It happens three nights a week.',
  },
];

export const sampleById = (id: string): Sample | null => SAMPLES.find((sample) => sample.id === id) ?? null;
