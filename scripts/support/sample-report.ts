import type { Report } from '../../src/contract/report.ts';
import type { Sample } from '../../src/domain/samples.ts';
import { libraryOf } from '../../src/engine/library.ts';
import type { Answers } from '../../src/engine/reading/slots.ts';
import { asReport, writtenReport } from './written-report.ts';

/** The day they are written for; a build of the same source gives the same files. */
const DATE = '2026-11-01';
const { seenIf } = await libraryOf('en');
/** The line of a playbook, as a founder taps it. */
const lineOf = (id: string): string => seenIf.get(id) ?? '';

interface Told {
  readonly query: string;
  readonly answers: Answers;
}

/** The problems they are about and what was answered; kept out of the client's bundle. */
const PROBLEMS: Readonly<Record<string, Told>> = {
  'sample-agritech': {
    query:
      'Tomato traders in Kumasi, Ghana lose a third of each load between the farm and the market because crates crush and trucks wait. They sell the damaged ones at half price.',
    answers: {
      nearest: lineOf('agriculture.transit-loss'),
      payer: 'Wholesalers',
      seen: 'I counted 9 of 40 crates crushed at one market. They make 3 trips a week.',
      number: '400 cedis a crate, 60 crates a trip',
    },
  },
  'sample-fintech': {
    query:
      'Mobile money agents in Lusaka, Zambia run out of cash on payday and send customers away. They walk to the bank twice a day to rebalance.',
    answers: {
      nearest: lineOf('fintech.agent-float'),
      payer: '',
      seen: 'I spoke with 6 agents; it happens on Fridays.',
      number: '',
    },
  },
  'sample-health': {
    query:
      'Nurses in rural clinics in Malawi have no light at night because the power fails, and deliver babies by the torch of a phone.',
    answers: {
      nearest: lineOf('healthcare.power-and-cold'),
      payer: '',
      seen: 'It happens three nights a week.',
      number: '',
    },
  },
};
/** A sample report as the engine of these sources writes it. Throws where it would ask or refuse instead. */
export async function sampleReport({ id, reportId }: Sample): Promise<Report> {
  const told = PROBLEMS[id];
  if (!told) throw new Error(`No problem is told for the sample ${id}`);
  const draft = await writtenReport(told.query, told.answers, DATE);
  if (draft.kind !== 'report') throw new Error(`The sample ${id} is not written: ${draft.kind}`);
  return asReport(draft.content, DATE, reportId);
}
