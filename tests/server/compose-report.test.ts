import { describe, expect, it } from 'vitest';
import { composeReport } from '../../server/research/investigation/investigate.ts';
import type { Investigation } from '../../server/research/investigation/investigation.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import { RAIN, SALT } from '../engine/support/case.ts';
import { packOf } from '../engine/support/run.ts';
import { memoryLog } from '../support/server.ts';

const passage = (id: string, quote: string) => ({
  ...RAIN,
  id,
  url: `https://${id}.example`,
  title: `Page ${id}`,
  quote,
});
const PASSAGES = [
  RAIN,
  passage('p2', 'Lorries reach the lagoon twice a week.'),
  passage('p3', 'A bag of salt fetched 40 cedis in Kumasi in 2022.'),
  passage('p4', 'A bag of salt fetched 65 cedis in Kumasi in 2022.'),
  passage('p5', 'The lagoon is named after the town beside it.'),
];

/** What a report quotes whose case names p1, of which the model said that `direct` bears on this very problem. */
async function quoted(direct: readonly string[]): Promise<readonly string[]> {
  const { reading, ...parts } = SALT;
  const { log } = memoryLog();
  const job = {
    engine: { version: 'test' },
    packs: async (iso3: string) => packOf(iso3),
    input: { query: 'Traders at Ada pay 40 bags of salt what they like.', date: '2026-11-26' },
    outputs: {
      domain: { case: reading },
      industry: { problem: parts.problem, evidence: { passages: PASSAGES, figures: [] }, direct },
      recommendation: { parts },
    },
    asking: { model: { name: 'a model' } },
    log,
  } as unknown as Investigation;
  const made = await composeReport(job);
  if (made.kind !== 'done') throw new Error(made.kind);
  return (made.output as ReportContent).sources.flatMap((source) => source.passage?.quote ?? []);
}

describe('what a report of a case quotes', () => {
  const [rain, lorries, low, high] = PASSAGES.map(({ quote }) => quote);

  it('is what it rests on, be it one quote, and not what lies beside the problem', async () => {
    expect(await quoted([])).toEqual([rain]);
  });

  it('is also what bears on this very problem', async () => {
    expect(await quoted(['p2'])).toEqual([rain, lorries]);
  });

  it('is never one of two that differ without the other', async () => {
    expect(new Set(await quoted(['p4']))).toEqual(new Set([rain, low, high]));
  });
});
