import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../content/schema/language.ts';
import { faultyLines } from '../../server/model/roles/held.ts';
import { briefOf, valuesOf } from '../../server/research/investigation/case-brief.ts';
import { Case } from '../../src/contract/case.ts';
import { leadOf } from '../../src/domain/report-lead.ts';
import { composeCase } from '../../src/engine/case/compose.ts';
import { labelsOf } from '../../src/engine/case/labels.ts';
import { tellsNumber } from '../../src/engine/case/number-words.ts';
import { textsIn } from '../../src/engine/case/texts.ts';
import { answer } from '../../src/engine/chat/answer.ts';
import { checkReport } from '../../src/engine/check/report.ts';
import { countryName } from '../../src/engine/reading/places.ts';
import { RAIN, SALT } from '../engine/support/case.ts';
import { packOf } from '../engine/support/run.ts';

const figure = (id: string, words: string, value: number) => ({ id, words, about: words, value });
const READING = {
  ...SALT.reading,
  figures: [figure('f1', 'two months', 60), figure('f2', '17 days', 17), figure('f3', '7,500 francs', 7_500)],
};
const [TEST] = SALT.field.tests;

const made = (parts: Partial<Case>, rain = RAIN) => {
  const packs = [packOf('GHA')];
  // One quote alone is shown by no report.
  const passages = [rain, { ...RAIN, id: 'p2', title: 'Lorries', quote: 'Lorries reach the lagoon twice a week.' }];
  const { content, claims } = composeCase({
    query: 'For two months a year, 17 days of salt at 7,500 francs are lost.',
    answers: [],
    found: [],
    case: { ...SALT, reading: READING, ...parts },
    language: 'en',
    packs,
    passages,
    model: 'a model',
    version: 'test',
  });
  return { content, failed: checkReport(content, claims, packs, passages).filter(({ ok }) => !ok) };
};

const LOSS = {
  id: 's1',
  label: 'lost in {f2}',
  expression: 'days * price',
  unit: 'francs',
  inputs: [
    { name: 'days', label: 'days', figure: 'f2', guess: null, unit: 'days' },
    { name: 'price', label: 'lost on each of the {f2}', figure: 'f3', guess: null, unit: 'francs' },
  ],
};
const summed = (sum: typeof LOSS | Case['advice']['sums'][number]) => ({
  advice: { ...SALT.advice, facts: ['It comes to {s1}.'], sums: [sum] },
});

describe('marks in a report of a case', () => {
  it('are filled in its title, in names of tests and in labels of sums', () => {
    const heading = 'For {f1} a year, salt is lost {p1}';
    const tests = TEST ? [{ ...TEST, name: 'Salt of {f2}' }] : [];
    const { content, failed } = made({
      problem: { ...SALT.problem, heading },
      field: { ...SALT.field, tests },
      ...summed(LOSS),
    });
    expect(content.title).toBe('For two months a year, salt is lost');
    expect(content.recommendations).toContain('**Test 1: Salt of 17 days**');
    expect(content.metadata.calcs[0]?.formula).toBe('lost in 17 days');
    expect(failed).toEqual([]);
    expect(JSON.stringify({ ...content, metadata: { ...content.metadata, case: null } })).not.toMatch(
      /\{(?:[fsp]\d|n:)/,
    );
  });

  it('stand on the page of advice, which leads the report and is asked for by its name', () => {
    const page = ['Keep {n:20} bags under mats this week.', 'Ask the driver: Does your lorry usually wait?'];
    const { content, failed } = made({ advice: { ...SALT.advice, page } });
    expect(failed).toEqual([]);
    expect(content.executive_summary.startsWith(textsIn('en').heads.advice)).toBe(true);
    const { advice, rest } = leadOf(content.executive_summary, true, content.metadata.labels);
    expect(advice).toBe('- Keep 20 bags under mats this week.\n- **Ask the driver:** Does your lorry usually wait?');
    expect(rest).not.toContain('mats this week');
    // The page says it; the end stands with the tests.
    expect(rest).not.toContain(textsIn('en').heads.first);
    expect(content.recommendations).toContain(textsIn('en').heads.end);
  });

  it.each(LANGUAGES)('lead a report in %s by the words that its page looks for', (language) => {
    const labels = labelsOf({
      language,
      verdict: 'narrow',
      confidence: 'low',
      score: { total: 1, of: 5 },
      rests_on: { published: 0, model: 'a model' },
    });
    const summary = `${labels?.head_advice}\n\n- One thing.\n\n${labels?.head_first ?? '**First test.**'} Test 1.`;
    expect(leadOf(summary, true, labels)).toMatchObject({ advice: '- One thing.', firstTest: 'Test 1.', rest: '' });
  });

  it('keep the cost of a test in dollars where a case of before told it so', () => {
    const tests = SALT.field.tests.map(({ cost: _cost, money: _money, ...test }) => ({ ...test, usd: 80 }));
    const kept = v.parse(Case, { ...SALT, field: { ...SALT.field, tests } });
    expect(made(kept).content.recommendations).toContain('about US$80.');
    const own = SALT.field.tests.map((test) => ({ ...test, cost: 1_500, money: 'Ghana cedis' }));
    const { content, failed } = made({ field: { ...SALT.field, tests: own } });
    expect(failed).toEqual([]);
    expect(content.recommendations).toContain('about 1,500 Ghana cedis.');
  });

  it('may have decimals: two bags that weigh 6.5 kilos', () => {
    const page = ['This week: Two bags of {n:6.50} kilos pass, of {n:1200} in all.'];
    const { content, failed } = made({ advice: { ...SALT.advice, page } });
    expect(failed).toEqual([]);
    expect(content.executive_summary).toContain('Two bags of 6.5 kilos pass, of 1,200 in all.');
  });

  it('show the page of advice to who asks what to do, in the chat', () => {
    const page = ['Tonight: Cover {n:20} bags.', 'Ask the driver: When does your lorry leave?'];
    const { content } = made({ advice: { ...SALT.advice, page } });
    const heads = answer(content, 'what should i do tomorrow', []).chunks.map(({ metadata }) => metadata.heading);
    expect(heads).toEqual(expect.arrayContaining([expect.stringMatching(/^Our view/)]));
  });

  it('name what is counted before its number in Swahili', () => {
    const work = { query: 'q', answers: [], found: [], packs: [packOf('TZA')], passages: [], model: 'm', version: 'v' };
    const tests = SALT.field.tests.map((test) => ({ ...test, cost: 4_000, money: 'shilingi' }));
    const own = { ...SALT, reading: READING, ...summed(LOSS), field: { ...SALT.field, tests } };
    const { content } = composeCase({ ...work, case: own, language: 'sw' });
    expect(content.executive_summary).toContain('francs 127,500 [');
    expect(content.recommendations).toContain('takriban shilingi 4,000.');
    const table = content.tables.find(({ id }) => id === 'calculations');
    expect(JSON.stringify(table?.rows)).toContain('days 17, ');
  });

  it('call a country by its name in their language', () => {
    const work = { query: 'q', answers: [], found: [], packs: [packOf('CMR')], passages: [], model: 'm', version: 'v' };
    const reading = { ...SALT.reading, countries: ['CMR'], place: 'Limbé' };
    const { content } = composeCase({ ...work, case: { ...SALT, reading }, language: 'fr' });
    expect(content.metadata.country_names).toEqual(['Cameroun']);
    expect(content.summary).toContain('Limbé, Cameroun');
  });

  it('complete their frames once', () => {
    const end = 'Stop if nobody pays for {n:3} bags.';
    const [cause] = SALT.problem.causes;
    const causes = cause ? [{ ...cause, sign: 'Not the cause if covered salt is as cheap.' }] : [];
    const { content } = made({ field: { ...SALT.field, end }, problem: { ...SALT.problem, causes } });
    expect(content.executive_summary).toContain('Stop if nobody pays for three bags.');
    expect(content.industry_analysis).toContain('Not the cause if covered salt is as cheap.');
    expect(JSON.stringify(content.executive_summary + content.industry_analysis)).not.toMatch(
      /(Stop|cause) if (stop|not)/i,
    );
  });

  it('may be numbers of a plan in the thousands', () => {
    const tests = TEST ? [{ ...TEST, method: 'Ask each for a deposit of {n:3000} francs, of {n:15000} in all.' }] : [];
    const { content, failed } = made({ field: { ...SALT.field, tests } });
    expect(content.recommendations).toContain('a deposit of 3,000 francs, of 15,000 in all');
    expect(failed).toEqual([]);
  });

  it('leave the numbers of a quote as they stand in it, in a sentence that names it', () => {
    const rain = { ...RAIN, quote: 'Rain dissolves 31% of the salt that waits on the shore, up to 4.5 bags.' };
    const told = (text: string) => made({ advice: { ...SALT.advice, sums: [], facts: [text] } }, rain).failed;
    expect(told('Rain dissolves 31% of the salt on the shore, or 4.5 bags {p1}.')).toEqual([]);
    expect(told('Rain dissolves 32% of the salt on the shore {p1}.').map(({ name }) => name)).toEqual([
      'numbers trace to their source',
    ]);
  });

  it('that are left in a text stop it, the title too', () => {
    const { content } = made({});
    const packs = [packOf('GHA')];
    const left = checkReport({ ...content, title: 'For {f2} a year' }, [], packs, [RAIN]).filter(({ ok }) => !ok);
    expect(left.map(({ name }) => name)).toContain('no claim to have verified, no token left over');
  });

  it('that a title cannot rest on are a fault', () => {
    const brief = briefOf({ query: '', answers: {} }, READING, []);
    const faults = (heading: string) =>
      faultyLines({ problem: { ...SALT.problem, heading, causes: [] } }, brief).map(({ at }) => at);
    expect(faults('Ask {n:8} winners of salt')).toEqual(['problem.heading']);
    expect(faults('Salt of {f2}')).toEqual([]);
  });
});

it('what would end it is no more what somebody has published already', () => {
  const brief = briefOf({ query: '', answers: {} }, READING, [RAIN]);
  const faults = (breaker: string) =>
    faultyLines({ doubts: { ...SALT.doubts, breakers: [breaker] } }, brief).filter(
      ({ at }) => at === 'doubts.breakers.0',
    );
  expect(faults('Rain dissolves the salt on the shore {p1}.')).toMatchObject([
    { fault: expect.stringContaining('known already') },
  ]);
  expect(faults('Rain dissolves no salt on the shore.')).toEqual([]);
});

describe('sales that a founder told', () => {
  const asked = 'Kwa siku unapata shilingi ngapi kutokana na mauzo?';
  const reading = { ...READING, figures: [{ ...figure('f1', '20,000 - 40,000', 30_000), about: asked }] };
  const brief = briefOf({ query: '', answers: {} }, reading, []);
  const faults = (facts: string[]) =>
    faultyLines({ advice: { ...SALT.advice, sums: [], facts, reasons: [], next: [] } }, brief).map(({ at }) => at);

  it('are not called a profit', () => {
    expect(faults(['Salt costs you a lot while your profit is {f1} a day.'])).toEqual(['advice.facts.0']);
    expect(faults(['You take in {f1} a day, and the profit is less.'])).toEqual([]);
  });
});

it.each(LANGUAGES)('the head over what is unknown promises no number in %s', (language) =>
  expect(tellsNumber(textsIn(language).heads.unknowns, language)).toBe(false),
);

it('a quote is given with its title, publisher, date and country, where its place and year may stand', () => {
  const [published] = briefOf({ query: '', answers: {} }, READING, [RAIN]).published;
  const { quote, title, publisher: by } = RAIN;
  expect(published).toEqual({ mark: 'p1', quote, title, by, date: '2022', country: countryName(RAIN.country) });
});

describe('a sum', () => {
  it('of the founder’s own whole numbers is shown as they would reckon it', () => {
    const { content, failed } = made(summed(LOSS));
    expect(content.executive_summary).toContain('It comes to 127,500 francs [');
    expect(content.metadata.key_figures[0]?.value).toBe('127,500 francs');
    expect(failed).toEqual([]);
  });

  it('with a guess in it stays rounded', () => {
    const [days] = LOSS.inputs;
    const guess = {
      name: 'price',
      label: 'price',
      figure: null,
      guess: [7_400, 7_500, 7_600] as [number, number, number],
    };
    const { content } = made(summed({ ...LOSS, inputs: days ? [days, { ...guess, unit: 'francs' }] : [] }));
    expect(content.executive_summary).toContain('It comes to 130,000 francs [');
  });

  it('tells the model the unit of a time that code turned into days', () => {
    expect(valuesOf(READING)).toEqual([
      { mark: 'f1', words: 'two months', value: 60, unit: 'days' },
      { mark: 'f2', words: '17 days', value: 17, unit: 'days' },
      { mark: 'f3', words: '7,500 francs', value: 7_500, unit: '' },
    ]);
  });
});
