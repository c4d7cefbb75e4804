/** The three fixed ids that open a sample report (readings: Reports). */
export interface Sample {
  readonly id: string;
  readonly reportId: string;
  readonly name: string;
  /** What it shows, for whoever looks for one, and for search engines and shared links. */
  readonly about: string;
}

export const SAMPLES: readonly Sample[] = [
  {
    id: 'sample-agritech',
    reportId: '5a3b1e00-0000-4000-8000-000000000001',
    name: 'Tomatoes between farm and market, Ghana',
    about:
      'A founder in Kumasi counted crushed crates. The report turns the count into money lost on each trip and says what to test next.',
  },
  {
    id: 'sample-fintech',
    reportId: '5a3b1e00-0000-4000-8000-000000000002',
    name: 'Mobile money agents without cash, Zambia',
    about:
      'Agents in Lusaka send customers away on payday. The report sets what six of them said beside the public record, and finds four causes to tell apart.',
  },
  {
    id: 'sample-health',
    reportId: '5a3b1e00-0000-4000-8000-000000000003',
    name: 'Clinics without light at night, Malawi',
    about:
      'Nurses work by the light of a phone. Little is known yet, and the report says so: what to count in one week before deciding.',
  },
];

export const sampleById = (id: string): Sample | null => SAMPLES.find((sample) => sample.id === id) ?? null;

/** As the tab, search engines and shared links call it. */
export const sampleTitle = ({ name }: Sample): string => `${name}: a sample report | Baraza`;
