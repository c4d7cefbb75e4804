import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Case } from '../../src/contract/case.ts';
import type { FoundNote } from '../../src/contract/found.ts';
import { composeCase } from '../../src/engine/case/compose.ts';
import { reviseCase } from '../../src/engine/case/revise.ts';
import type { Answers } from '../../src/engine/reading/slots.ts';
import { RAIN, SALT } from './support/case.ts';
import { packOf } from './support/run.ts';

const LATE = { ...RAIN, id: 'p2', title: 'Lorries of the coast', quote: 'Lorries reach the lagoon twice a week.' };
const [trader, rain] = SALT.problem.causes;

/** The second passage is named first, so that neither is listed under the number of its name. */
const made = composeCase({
  query: 'Salt winners at Ada get little for a bag.',
  answers: [],
  found: [],
  case: {
    ...SALT,
    problem: {
      ...SALT.problem,
      causes: [{ text: 'Lorries come seldom {p2}.', sign: 'They sell no dearer on lorry days.' }, rain, trader].flatMap(
        (cause) => cause ?? [],
      ),
    },
  },
  language: 'en',
  packs: [packOf('GHA')],
  passages: [RAIN, LATE],
  model: 'a model',
  version: 'test',
}).content;

/** What the source says that a sentence of the report cites. */
function citedBy(words: string, { industry_analysis, sources }: typeof made): string | undefined {
  const number = Number(new RegExp(`${words}[^\\n]*?\\[(\\d+)\\]`).exec(industry_analysis)?.[1]);
  return sources.find((source) => source.number === number)?.passage?.quote;
}

test('a report that is made anew cites for each sentence what it cited before, however often', () => {
  let report = made;
  for (let times = 0; times < 3; times += 1) {
    expect(citedBy('Lorries come seldom', report)).toBe(LATE.quote);
    expect(citedBy('Rain spoils salt', report)).toBe(RAIN.quote);
    const found = [{ text: 'I asked 5 winners.' }];
    report = reviseCase(report, v.parse(Case, report.metadata.case), { found, answers: {} }, [packOf('GHA')]);
  }
});

test('a report that is made anew keeps what they tapped that it came to, until they tap another', () => {
  const { content } = composeCase({
    query: 'Salt winners at Ada get little for a bag.',
    answers: [],
    found: [],
    case: { ...SALT, reading: { ...SALT.reading, outcome: 'refused', evidence: { rung: 'says', quote: '' } } },
    language: 'en',
    packs: [packOf('GHA')],
    passages: [RAIN],
    model: 'a model',
    version: 'test',
  });
  const verdictWith = (note: FoundNote) => {
    const change = { found: [note], answers: {} };
    return reviseCase(content, v.parse(Case, content.metadata.case), change, [packOf('GHA')]).metadata.verdict;
  };
  expect(content.metadata.verdict).toBe('pivot');
  expect(verdictWith({ text: 'The shore was busy.' })).toBe('pivot');
  expect(verdictWith({ text: 'The shore was busy.', outcome: 'paid' })).toBe('proceed');
});

test.each([
  ['Ada', 'Place: Ada, Ghana.'],
  ['Ada, in the east of Ghana', 'Place: Ada, in the east of Ghana.'],
])('a report names the country once beside the place that they told: %s', (place, line) => {
  const { content } = composeCase({
    query: 'Salt winners get little for a bag.',
    answers: [],
    found: [],
    case: { ...SALT, reading: { ...SALT.reading, place } },
    language: 'en',
    packs: [packOf('GHA')],
    passages: [RAIN],
    model: 'a model',
    version: 'test',
  });
  expect(content.summary).toContain(line);
});

test('a report that is made anew reads what was corrected, keeps the rest, and its trail', () => {
  const trail = [{ n: 1, kind: 'searched' as const, source: 'DOAJ' }];
  const revised = (answers: Answers) =>
    reviseCase(
      { ...made, metadata: { ...made.metadata, trail } },
      v.parse(Case, made.metadata.case),
      { found: [], answers },
      [packOf('GHA')],
    );
  const { summary, metadata } = revised({ where: 'Tema', who: 'boat owners', payer: 'hotels in Accra' });
  for (const told of ['Place: Tema, Ghana.', 'People: “boat owners”', 'Who would pay: “hotels in Accra”'])
    expect(summary).toContain(told);
  expect(metadata.trail).toEqual(trail);
  expect(metadata.rests_on?.model).toBe('a model');
  const kept = revised({});
  for (const told of [
    'Place: Ada, Ghana.',
    `People: “${SALT.reading.people}”`,
    `Who would pay: “${SALT.reading.payer}”`,
  ])
    expect(kept.summary).toContain(told);
  expect('trail' in reviseCase(made, v.parse(Case, made.metadata.case), { found: [], answers: {} }, []).metadata).toBe(
    false,
  );
});

test.each([
  ['desk', ['I asked 5 winners.'], 'says'],
  ['does', ['I asked 5 winners.'], 'does'],
  ['says', ['I counted 9 of 40 bags.', 'I asked 5 winners.'], 'does'],
  ['does', ['The shore was busy.'], 'does'],
] as const)('proof that reached %s reaches after %j as far as %s', (rung, notes, expected) => {
  const one = v.parse(Case, { ...SALT, reading: { ...SALT.reading, evidence: { rung, quote: '' } } });
  const found = notes.map((text) => ({ text }));
  expect(reviseCase(made, one, { found, answers: {} }, [packOf('GHA')]).metadata.evidence_rung).toBe(expected);
});
