import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Case } from '../../src/contract/case.ts';
import type { FoundNote } from '../../src/contract/found.ts';
import { composeCase } from '../../src/engine/case/compose.ts';
import { reviseCase } from '../../src/engine/case/revise.ts';
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
