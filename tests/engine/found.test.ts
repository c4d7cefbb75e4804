import { describe, expect, it } from 'vitest';
import { RESEARCH_STEPS } from '../../src/contract/limits.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import { reportMarkdown } from '../../src/domain/report-markdown.ts';
import { answer } from '../../src/engine/chat/answer.ts';
import { chunksOf } from '../../src/engine/chat/chunks.ts';
import { checkReport } from '../../src/engine/check/report.ts';
import { differ, differingPairs } from '../../src/engine/differing.ts';
import { withFetched } from '../../src/engine/fetched-figures.ts';
import {
  isAbroad,
  isOld,
  namesItsCountry,
  passageBlock,
  passageSource,
  passagesFor,
  passagesIn,
  shownText,
  speaksOf,
} from '../../src/engine/passages.ts';
import type { Answers } from '../../src/engine/reading/slots.ts';
import { claimsOf, packsNeeded, runStep } from '../../src/engine/research.ts';
import type { Evidence, FetchedFigure, Passage } from '../../src/engine/types.ts';
import { DAY, ENGLISH, finish, lineOf, packOf } from './support/run.ts';

const QUERY = 'Tomato traders in Kumasi lose a third of each load because crates crush and trucks wait.';
const CHOSEN = { nearest: lineOf('agriculture.transit-loss') };

const passage = (id: string, changes: Partial<Passage> = {}): Passage => ({
  id,
  quote: `Traders lost ${id.length}0% of each load [3], *they* say: “half” of it.`,
  place: 'page 4',
  title: `A study of 2019 in Ghana, ${id}`,
  url: `https://journal.example/${id}`,
  publisher: 'South African Journal of Produce',
  published: '2019-05',
  kind: 'academic',
  language: 'en',
  country: 'GHA',
  licence: 'CC BY 4.0',
  seen_at: '2026-11-20T08:00:00.000Z',
  ...changes,
});
const TWO = [passage('one'), passage('three', { published: '1998', country: '' })];

function reportWith(evidence?: Evidence, query = QUERY, chosen: Answers = CHOSEN) {
  const { outputs } = finish(query, chosen);
  const packs = packsNeeded(outputs.domain).map(packOf);
  const { answers } = (outputs.report as ReportContent).metadata;
  const input = {
    query,
    answers: Object.fromEntries(answers.flatMap((one) => (one.slot ? [[one.slot, one.answer]] : []))),
    date: DAY,
    ...(evidence && { evidence }),
  };
  for (const { id } of RESEARCH_STEPS.slice(2)) {
    // Only the step that it was looked up for is given it: the others read what that one kept.
    const given = id === 'industry' ? input : { ...input, evidence: undefined };
    const { evidence: _, ...plain } = given;
    const result = runStep(
      id,
      given.evidence ? { ...plain, evidence: given.evidence } : plain,
      outputs,
      packs,
      ENGLISH,
    );
    if (result.kind !== 'done') throw new Error(result.kind);
    outputs[id] = JSON.parse(JSON.stringify(result.output));
  }
  return { content: outputs.report as ReportContent, claims: claimsOf(outputs), packs };
}

const failed = (content: ReportContent, { claims, packs }: ReturnType<typeof reportWith>, passages = TWO) =>
  checkReport(content, claims, packs, passages)
    .filter(({ ok }) => !ok)
    .flatMap(({ detail }) => detail);

describe('passages in a report', () => {
  const made = reportWith({ passages: TWO, figures: [] });
  const { content } = made;

  it('stand word for word over whose they are, old ones called old, in the list of sources with their quote', () => {
    expect(content.industry_analysis).toContain(
      '> “Traders lost 30% of each load (3), they say: ‘half’ of it.”\n>\n> South African Journal of Produce, 2019, in “A study of 2019 in Ghana, one” [',
    );
    expect(content.industry_analysis).toContain('South African Journal of Produce, 1998, which is old, in “');
    expect(passagesIn(content.sources).map(({ quote }) => quote)).toEqual(TWO.map(({ quote }) => quote));
    expect(content.metadata.rests_on).toEqual({ published: 2 });
    expect(failed(content, made)).toEqual([]);
  });

  it.each([
    ['2018-12', true],
    ['2019-01', false],
    ['', false],
  ])('are old from the eighth year on: published %j, read in 2026', (published, old) => {
    expect(isOld(passage('one', { published }))).toBe(old);
  });

  it('absent, leave every byte as it is', () => {
    const { content: alone } = finish(QUERY, CHOSEN);
    expect(reportWith().content).toEqual(alone);
    expect(reportWith({ passages: TWO.slice(0, 1), figures: [] }).content).toEqual(alone);
    expect(reportWith({ passages: TWO.map((one) => ({ ...one, country: 'KEN' })), figures: [] }).content).toEqual(
      alone,
    );
  });

  it('of other countries take no place from those of its own', () => {
    const foreign = Array.from({ length: 8 }, (_, i) => passage(`foreign-${i}`, { country: 'KEN' }));
    const { content: later } = reportWith({ passages: [...foreign, ...TWO], figures: [] });
    expect(passagesIn(later.sources)).toEqual(passagesIn(content.sources));
  });

  it.each<[string, (text: string) => string]>([
    ['a word of a quote changed', (text) => text.replace('Traders lost 30%', 'Traders lost 60%')],
    ['a year of a quote changed', (text) => text.replace('Produce, 2019, in', 'Produce, 2024, in')],
    ['an old one called new', (text) => text.replace('1998, which is old, in', '1998, in')],
    ['a quote of nobody', (text) => `${text}\n\n> “Nobody said this of anything at all.”\n>\n> Nobody, 2020`],
    ['a quote twice', (text) => `${text}\n\n${text.split('\n\n').find((block) => block.startsWith('> “'))}`],
    ['a figure of a quote said as ours', (text) => `${text}\n\nSo a loss of 30% is usual.`],
  ])('%s is caught', (_, corrupt) => {
    const broken = { ...content, industry_analysis: corrupt(content.industry_analysis) };
    expect(broken.industry_analysis).not.toBe(content.industry_analysis);
    expect(failed(broken, made)).not.toEqual([]);
  });

  it('that were not looked up are caught, whatever the text says', () => {
    expect(failed(content, made, [passage('other'), passage('another')])).toHaveLength(2);
    const retitled = TWO.map((one) => ({ ...one, place: 'page 5' }));
    expect(failed(content, made, retitled)).toHaveLength(2);
  });

  it('are answered with in the chat as quotes, with whose they are', () => {
    const parts = chunksOf(content).filter(({ content: text }) => text.startsWith('> “'));
    expect(parts).toHaveLength(2);
    const reply = answer(content, 'What does the South African Journal of Produce study say traders lost?');
    expect(reply.content).toContain('South African Journal of Produce, 2019');
    expect(reply.content).toContain('Traders lost 30% of each load');
  });

  it('go into the Markdown file with their quotes', () => {
    const file = reportMarkdown({
      job_id: 'x',
      report_id: 'x',
      created_at: DAY,
      title: '',
      summary: '',
      report: content,
    });
    expect(file).toContain('> “Traders lost 30% of each load (3), they say: ‘half’ of it.”');
    expect(file).toMatch(/\[\^\d+\]: \[A study of 2019 in Ghana, one\]\(https:\/\/journal\.example\/one\)\. .*page 4/);
  });
});

describe('which passages a report may quote', () => {
  const of = (country: string, n: number) => passage(`${country}${n}`, { country });
  it('are those of its own countries and of none, two at least and twelve at most, in their order', () => {
    const ids = (passages: readonly Passage[]) => passagesFor(['GHA', 'TGO'], passages).map(({ id }) => id);
    expect(ids([of('GHA', 1), of('KEN', 2), of('', 3), of('TGO', 4)])).toEqual(['GHA1', '3', 'TGO4']);
    expect(ids([of('GHA', 1), of('KEN', 2)])).toEqual([]);
    expect(ids(Array.from({ length: 14 }, (_, n) => of('GHA', n)))).toHaveLength(12);
  });
  it('are from abroad where they are about another country, if the report has any', () => {
    expect([isAbroad('KEN', ['GHA']), isAbroad('GHA', ['GHA']), isAbroad('', ['GHA']), isAbroad('KEN', [])]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a stranger’s text', () => {
  it.each([
    ['a [link](javascript:x) and [1]', 'a (link)(javascript:x) and (1)'],
    ['p < 0.05 and <b>bold</b>', 'p < 0.05 and < b>bold< /b>'],
    ['{{fig:GHA:X}} and {who}', '((fig:GHA:X)) and (who)'],
    ['_word_ snake_case **x** `y`', 'word snake_case x y'],
    ['says “this”', 'says ‘this’'],
    ['"It costs Sh7,000," he said.', '‘It costs Sh7,000,’ he said.'],
    ['”Nina jiko,” anasema («ya gesi»)', '‘Nina jiko,’ anasema (‘ya gesi’)'],
  ])('%s → %s', (text, shown) => {
    expect(shownText(text)).toBe(shown);
  });
});

describe('figures that contradict', () => {
  const says = (id: string, quote: string) => passage(id, { quote });
  const a = says('a', 'Traders in Kumasi lost 31% of the tomatoes of a load on the road.');
  const b = says('b', 'Traders in Kumasi lost 12 per cent of the tomatoes of a load on the road.');
  const c = says('c', 'Of all households in Ghana 80% own a phone.');
  it('stand beside each other, and a sentence says so', () => {
    expect(differingPairs([a, c, b])).toEqual([[a, b]]);
    const { content } = reportWith({ passages: [a, c, b], figures: [] });
    const at = (text: string) => content.industry_analysis.indexOf(text);
    expect(at('31%')).toBeLessThan(at('12 per cent'));
    expect(at('12 per cent')).toBeLessThan(at('The two quotes above give different figures.'));
    expect(at('The two quotes above')).toBeLessThan(at('80% own a phone'));
  });
  it('are none where the same is said, or something else measured', () => {
    expect(differingPairs([a, says('d', a.quote.replace('31%', '33%')), c])).toEqual([]);
  });

  const rent = (sum: string) => `Riders in Kampala pay owners ${sum} a day to rent a motorcycle.`;
  it.each([
    [rent('15,000 shillings'), rent('10 000 shillings')],
    [rent('UGX 15,000'), `By the books of owners riders in Kampala pay owners UGX 10,000 a day to rent a motorcycle.`],
    [
      'In 2009 the walk from a farm to the nearest milk cooler took 95 minutes.',
      'In 2023 the walk from a farm to the nearest milk cooler took 40 minutes.',
    ],
    [
      'A third of the evening milk around Nakuru sours before collection.',
      'One in ten litres, of the evening milk around Nakuru, sours before collection.',
    ],
    [
      'À Bukavu un client sur cinq renvoie le pain du soir au four.',
      'À Bukavu 40% des clients renvoient le pain du soir au four.',
    ],
    // What both give in another unit says that it is the same thing.
    [
      'A candidate in Zomba pays 1,200 kwacha for 5 past papers.',
      'A candidate in Zomba pays 300 kwacha for 5 past papers.',
    ],
    ['Seven schools in ten had no marking scheme.', 'Three schools in ten had no marking scheme.'],
    [
      'Pupils in Zomba share one textbook among 4 before the exam.',
      'Pupils in Zomba share one textbook among 9 before the exam.',
    ],
    [
      'Bags sold as 25 kg held 22.1 kg when farmers weighed them.',
      'Bags sold as 25 kg held 24.2 kg when farmers weighed them.',
    ],
  ])('are told in any unit: %s', (one, two) => expect(differ(one, two)).toBe(true));

  it.each([
    ['another unit', rent('15,000 shillings'), rent('4 dollars')],
    ['another time', rent('15,000 shillings'), rent('90,000 shillings').replace('a day', 'a week')],
    ['another place', rent('15,000 shillings'), rent('6,000 shillings').replace('Kampala', 'Mwanza')],
    ['another thing', rent('15,000 shillings'), 'Riders in Kampala who rent keep 9,000 shillings a day after fuel.'],
    [
      'a share that both give',
      'In Kumasi 11% of loads are lost, 27% in plain crates.',
      'In Kumasi 11% of loads are lost, 40% in sacks.',
    ],
    ['years alone', 'In 2009 riders in Kampala rented a motorcycle.', 'In 2023 riders in Kampala rented a motorcycle.'],
  ])('are none of %s', (_, one, two) => expect(differ(one, two)).toBe(false));
});

describe('fetched figures', () => {
  const pack = packOf('GHA');
  const known = pack.indicators.find(({ code }) => code === 'AG.LND.AGRI.ZS');
  const figure = (changes: Partial<FetchedFigure>): FetchedFigure => ({
    iso3: 'GHA',
    code: 'AG.LND.AGRI.ZS',
    year: (known?.year ?? 0) + 1,
    value: (known?.value ?? 0) * 1.01,
    seen_at: '2026-11-20T08:00:00.000Z',
    ...changes,
  });
  const changed = (changes: Partial<FetchedFigure>) =>
    withFetched(pack, [figure(changes)]).indicators.find(({ code }) => code === 'AG.LND.AGRI.ZS');

  it('take the place of older ones, marked, and without a place among countries', () => {
    expect(changed({})).toEqual({
      code: 'AG.LND.AGRI.ZS',
      year: (known?.year ?? 0) + 1,
      value: Math.round((known?.value ?? 0) * 101) / 100,
      earlier: known?.earlier,
      fetched: '2026-11-20',
    });
  });
  it.each([
    [2.99, true],
    [3, false],
    [1 / 2.99, true],
    [1 / 3, false],
  ])('are news at %d times the known one: %s', (times, isNews) => {
    const value = 30 * times;
    const older = { ...pack, indicators: [{ code: 'X', year: 2020, value: 30 }] };
    const [told] = withFetched(older, [figure({ code: 'X', year: 2021, value })]).indicators;
    expect(told?.year).toBe(isNews ? 2021 : 2020);
  });
  it('keep the known one as what it was earlier, and the digits of what is small', () => {
    const with0 = (value: number, known = 0) =>
      withFetched({ ...pack, indicators: [{ code: 'X', year: 2020, value: known }] }, [
        figure({ code: 'X', year: 2021, value }),
      ]).indicators[0];
    expect(with0(0.123_456)).toMatchObject({ value: 0.1235, earlier: { year: 2020, value: 0 } });
    expect(with0(1)).toMatchObject({ year: 2020, value: 0 });
    expect(with0(0, 0.9)).toMatchObject({ year: 2021, value: 0 });
    expect(with0(1.234_56, 1)).toMatchObject({ value: 1.23 });
  });
  it.each<[string, Partial<FetchedFigure>]>([
    ['is no newer', { year: known?.year ?? 0 }],
    ['cannot be the same measure', { value: (known?.value ?? 0) * 100 }],
    ['is of another country', { iso3: 'KEN' }],
  ])('one that %s changes nothing', (_, changes) => {
    expect(changed(changes)).toEqual(known);
  });

  it('are used by the report, say so in the source, and are kept with it', () => {
    const code = 'SH.H2O.BASW.RU.ZS';
    const record = pack.indicators.find((one) => one.code === code);
    const fetched = figure({ code, year: (record?.year ?? 0) + 1, value: (record?.value ?? 0) * 1.05 });
    const older = figure({ code: 'SP.POP.TOTL', year: 1990, value: 1 });
    const chosen = { nearest: lineOf('water.carry-hours'), where: 'Kumasi, Ghana' };
    const { content } = reportWith(
      { passages: [], figures: [fetched, older] },
      'Women in Kumasi fetch water for hours.',
      chosen,
    );
    const source = content.sources.find(({ source_title: title }) => title.includes(`(${code})`));
    expect(source?.year).toContain(String(fetched.year));
    expect(source?.limits).toContain('fetched from its publisher on 2026-11-20');
    expect(content.metadata.fetched).toEqual([fetched]);
  });
});

describe('a sentence of ours that cites a quote', () => {
  const quote = 'Traders in Kumasi lost 31% of the tomatoes of a load between Techiman and the market.';
  it('speaks of what the quote says', () => {
    expect(speaksOf('Others counted what tomato traders in Kumasi lose of a load.', quote)).toBe(true);
    expect(speaksOf('Others have written on this.', quote)).toBe(false);
    expect(speaksOf('Others saw traders with tomatoes.', quote)).toBe(true);
    expect(speaksOf('Others saw traders with onions.', quote)).toBe(false);
  });
  it('names the country of a quote from abroad, or its people', () => {
    const names = (sentence: string, country: string) => namesItsCountry(sentence, country, ['GHA']);
    expect([names('In Kenya it was so.', 'KEN'), names('Kenyan traders said so.', 'KEN')]).toEqual([true, true]);
    expect([names('It was so.', 'KEN'), names('It was so in Uganda.', 'KEN')]).toEqual([false, false]);
    expect([names('It was so.', 'GHA'), names('It was so.', '')]).toEqual([true, true]);
  });
  it('of another country has it under the quote, in the language of the report', () => {
    const block = (country: string, texts?: Parameters<typeof passageBlock>[2]) =>
      passageBlock(passageSource(passage('one', { country }), 1), ['GHA'], texts);
    expect(block('KEN')).toContain('(about Kenya) [1]');
    expect(block('GHA')).not.toContain('about');
    const french = { whose: '{publisher}', abroad: '{whose} (sur {country})', undated: '', old: '', unchecked: '' };
    expect(block('CIV', { ...french, countries: { CIV: 'la Côte d’Ivoire' } })).toContain('(sur la Côte d’Ivoire) [1]');
    expect(passageBlock(passageSource(passage('one', { published: '' }), 1), ['GHA'])).toContain(
      'Produce, undated, in',
    );
  });
  it('in another language is left to the reader who doubts it', () => {
    expect(
      speaksOf('Agents turn customers away.', 'Les agents de Dakar refusent un client sur cinq dans leur boutique.'),
    ).toBe(true);
  });
});
