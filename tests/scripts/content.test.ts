import { describe, expect, test } from 'vitest';
import { askedReport } from '../../scripts/support/asked-report.ts';
import { reportOfPlaybook } from '../../scripts/support/report-of-playbook.ts';
import { triedText } from '../../scripts/support/tried-text.ts';

const TOMATOES = 'Tomato traders in Kumasi, Ghana lose a third of each load because crates crush and trucks wait.';

describe('what whoever writes content can try', () => {
  test('a text: its language, what becomes of each playbook and by which words, and what is asked', async () => {
    const told = await triedText(TOMATOES);
    expect(told).toMatch(/^Language: en\n/);
    expect(told).toMatch(/^ *\d+\.\d +\d+% +agriculture\.transit-loss: (?:taken|offered).* \(.*\bcrat\b.*\)$/m);
    expect(told).toMatch(/: too little|: near, and behind/);
    expect(told).toMatch(/^Asked next:\n- .+\?/m);
  });

  test('a text in another language, and one that is refused', async () => {
    expect(await triedText('Les clients de mon atelier attendent parce que le courant est coupé')).toMatch(
      /^Language: fr\n/,
    );
    expect(await triedText('!!')).toMatch(/^Refused: ./m);
  });

  test('the report of a playbook in a country, by its code or its name', async () => {
    const report = await reportOfPlaybook('manufacturing/dark-hours', 'GHA');
    expect(report).toMatch(/^# Power cuts in the workshop/);
    expect(report).toMatch(/^Ghana · Manufacturing/m);
    expect(report).toContain('## Sources');
    expect(await reportOfPlaybook('manufacturing.dark-hours', 'ghana')).toBe(report);
    expect(await reportOfPlaybook('manufacturing/dark-hours', 'XXX')).toBeUndefined();
    expect(await reportOfPlaybook('manufacturing/no-such', 'GHA')).toBeUndefined();
  });

  test('a question to a report: the words that count, and from which share on a part answers', async () => {
    const told = await askedReport(TOMATOES, 'Do the crates get crushed on the truck?');
    expect(told).toMatch(/^Report: .*\(agriculture\.transit-loss\)$/m);
    expect(told).toMatch(/^Words, .*\bcrat \d\.\d/m);
    expect(told).toMatch(/100% {2}Three unknowns: shown, an answer/);
    expect(await askedReport(TOMATOES, 'List three venture capital investors')).toContain(
      'Answer: Nothing in this report answers that.',
    );
  });
});
