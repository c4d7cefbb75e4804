import { expect, it } from 'vitest';
import { listSummary, plainText } from '../../server/research/job/report-row.ts';
import type { ReportContent } from '../../src/contract/report.ts';

const summaryOf = (query: string) => listSummary({ metadata: { query } as ReportContent['metadata'] });

it.each([
  ['**Traders** lose _stock_ [1], says [a page](https://a.example).', 'Traders lose stock, says a page.'],
  ['## Losses\n- One\n2. Two\n> Three', 'Losses One Two Three'],
])('a report reads as plain words in a list and for the search: %s', (markdown, text) =>
  expect(plainText(markdown)).toBe(text),
);

it('what a list says of a report are the founder’s first words, two hundred and forty letters, cut after a whole word', () => {
  expect(summaryOf('Short.')).toBe('Short.');
  const word = 'tomato ';
  const exact = `${word.repeat(34)}ab`;
  expect(summaryOf(exact)).toBe(exact);
  expect(summaryOf(`${exact}c`)).toBe(`${word.repeat(34).trim()}…`);
});
