/** The three fixed ids that open a sample report (readings: Reports). */
export interface Sample {
  readonly id: string;
  readonly reportId: string;
  readonly name: string;
}

export const SAMPLES: readonly Sample[] = [
  {
    id: 'sample-agritech',
    reportId: '5a3b1e00-0000-4000-8000-000000000001',
    name: 'Tomatoes between farm and market, Ghana',
  },
  {
    id: 'sample-fintech',
    reportId: '5a3b1e00-0000-4000-8000-000000000002',
    name: 'Mobile money agents without cash, Zambia',
  },
  {
    id: 'sample-health',
    reportId: '5a3b1e00-0000-4000-8000-000000000003',
    name: 'Clinics without light at night, Malawi',
  },
];

export const sampleById = (id: string): Sample | null => SAMPLES.find((sample) => sample.id === id) ?? null;
