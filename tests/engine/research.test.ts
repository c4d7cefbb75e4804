import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ReportContent } from '../../src/contract/report.ts';
import { canonicalText } from '../../src/engine/canonical-text.ts';
import { checkReport } from '../../src/engine/check/report.ts';
import { PLACES } from '../../src/engine/knowledge/places.ts';
import { allIndustries } from '../../src/engine/knowledge/playbooks.ts';
import { runStep, StepOrderError } from '../../src/engine/research.ts';
import { GHANA_ANSWERS, GHANA_TOMATOES } from './support/problems.ts';
import { asText, DAY, ENGLISH, lineOf, research } from './support/run.ts';

const PLAYBOOKS = allIndustries()
  .flatMap((pack) => pack.playbooks.map(({ id }) => id))
  .filter((id) => lineOf(id) !== '');

/** Every country meets some playbooks and every playbook some countries; `npm run bench:engine` lets all meet. */
describe('every playbook, every country', () => {
  test.each(PLACES.map(({ iso3, name }, at) => [name, iso3, at] as const))('%s', (name, iso3, at) => {
    for (const id of PLAYBOOKS.filter((_, n) => n % PLACES.length === at)) {
      const seen = at % 2 === 0 ? 'I counted 12 cases in 3 weeks; each costs about 450.' : '';
      const { content, claims, packs } = research('We see this trouble here and it hurts people.', {
        nearest: lineOf(id),
        where: name,
        seen,
      });
      expect(content.metadata, id).toMatchObject({ playbook: id, countries: [iso3] });
      expect(
        checkReport(content, claims, packs).filter((c) => !c.ok),
        `${id} ${iso3}`,
      ).toEqual([]);
    }
  });
});

describe('one report', () => {
  const { content } = research(GHANA_TOMATOES, GHANA_ANSWERS);

  test('has the wire shape and fits the budget of a report body', () => {
    expect(v.safeParse(ReportContent, content).success).toBe(true);
    expect(brotliCompressSync(JSON.stringify(content)).length).toBeLessThan(25_000);
  });

  test('is sized from the founder’s own numbers, those of the answers before those of the text', () => {
    expect(asText(content)).toContain('400 cedis');
    expect(content.metadata.calcs.find((c) => c.id === 'load')?.base).toBe(24_000);
    expect(content.metadata.calcs.find((c) => c.id === 'loss')?.inputs.find((i) => i.name === 'share')?.base).toBe(
      9 / 40,
    );
  });

  test('says what it rests on, what would end it, and what is assumed', () => {
    for (const part of ['The problem, as our playbook tells it.', 'Three unknowns', 'First test', 'What would end it'])
      expect(content.executive_summary).toContain(part);
    expect(content.summary).toContain('How we read you');
    expect(content.summary).toContain('What we guessed');
    expect(content.industry_analysis).toContain('by our own reasoning');
  });

  test('a formula names what goes in, and whose each number is; a citation stands after a name alone', () => {
    const how = content.tables.find(({ id }) => id === 'calculations')?.rows.map(([, formula = '']) => formula) ?? [];
    expect(how).toContain('Price of a crate at the farm (400 cedis, yours) × crates on a trip (60, yours)');
    expect(how.some((formula) => / or \d+, assumed\)/.test(formula))).toBe(true);
    const operands = how.flatMap((formula) => formula.split(/ [×÷+−] /));
    expect(operands.length).toBeGreaterThan(how.length);
    for (const operand of operands) expect(operand).toMatch(/^\(?\p{L}[^[\]]+(?: \[\d+\])?(?: \([^)]+\))?\)?$|^\d+$/u);
  });

  test('desk work never says verified or validated', () => {
    expect(asText(content)).not.toMatch(/\b(?:verified|validated)\b/i);
  });

  test('same inputs, same bytes', () => {
    expect(canonicalText(research(GHANA_TOMATOES, GHANA_ANSWERS).content)).toBe(canonicalText(content));
  });
});

describe('the playbook’s own nouns', () => {
  const { content } = research('Smallholder tomato farmers around Kumasi lose crates that are crushed on the truck.', {
    nearest: lineOf('agriculture.transit-loss'),
    who: 'farmers',
  });

  test('its people stay, and those the founder speaks of get the note for their place in the chain', () => {
    expect(content.executive_summary).toMatch(/as our playbook tells it\.\*\* Traders in Kumasi/);
    expect(content.summary).toMatch(/you speak of farmers; the playbook is written for traders\./);
  });

  test('the good is the founder’s', () => {
    expect(content.title).toContain('tomatoes');
  });

  test('no country, no figures: nothing is put in its place', () => {
    const none = research('Tomato crates are crushed on the truck and traders get half price.', {
      nearest: lineOf('agriculture.transit-loss'),
    }).content;
    expect(none.metadata.countries).toEqual([]);
    expect(none.sources.filter(({ kind }) => kind === 'stat')).toEqual([]);
    expect(asText(none)).not.toContain('Nigeria');
  });

  test('an office is named where one is on record and never where none is', () => {
    expect(asText(content)).toMatch(/Office on record: [^;]+\[\d+\]/);
    const other = research('Tomato crates are crushed on the truck in Comoros.', {
      nearest: lineOf('agriculture.transit-loss'),
    }).content;
    expect(other.metadata.countries).toEqual(['COM']);
    expect(asText(other)).not.toMatch(/\boffice\b/i);
  });

  test('no size is shown where its ends lie more than thirty times apart', () => {
    const open = research('Tomato traders in Kumasi: crates are crushed.', {
      nearest: lineOf('agriculture.transit-loss'),
      number: '400 cedis a crate, 60 crates',
      seen: 'They make 3 trips a week.',
    }).content;
    expect(open.industry_analysis).toContain('Too much is open to name a size');
    expect(open.tables.map(({ id }) => id)).not.toContain('sensitivity');
  });
});

test('a year is reckoned only where the founder says how often', () => {
  const { seen: _, ...unsaid } = GHANA_ANSWERS;
  const { industry_analysis, tables } = research(GHANA_TOMATOES, unsaid).content;
  expect(industry_analysis).toContain('How many trips there are in a week is yours to count');
  expect(industry_analysis).not.toMatch(/which is our guess|How big/);
  expect(
    tables
      .find(({ id }) => id === 'calculations')
      ?.rows.flat()
      .join(' '),
  ).not.toContain('in a season');
  expect(research(GHANA_TOMATOES, GHANA_ANSWERS).content.industry_analysis).toContain(
    'By your count (three times a week)',
  );
});

test('steps called out of order fail by name', () => {
  expect(() => runStep('industry', { query: 'x', answers: {}, date: DAY }, {}, [], ENGLISH)).toThrow(StepOrderError);
});
