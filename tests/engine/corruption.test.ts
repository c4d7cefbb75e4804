import { describe, expect, it, test } from 'vitest';
import type { ReportContent } from '../../src/contract/report.ts';
import { WRITTEN_PARTS } from '../../src/contract/written-parts.ts';
import { checkReport } from '../../src/engine/check/report.ts';
import { GHANA_ANSWERS, GHANA_TOMATOES } from './support/problems.ts';
import { type Finished, lineOf, research } from './support/run.ts';

const REPORTS = [
  research(GHANA_TOMATOES, GHANA_ANSWERS),
  ...[
    'agriculture.storage-loss',
    'fintech.working-capital',
    'healthcare.stock-outs',
    'education.missing-books',
    // These tell public figures.
    'energy.no-line',
    'energy.charcoal-cost',
    'employment.silent-applications',
    'fintech.agent-float',
  ].map((id) =>
    research('We see this trouble here in Tanzania.', {
      nearest: lineOf(id),
      seen: 'I counted 12 cases in 3 weeks; each costs about 450 shillings.',
    }),
  ),
];

const caught = ({ claims, packs }: Finished, content: ReportContent): boolean =>
  checkReport(content, claims, packs).some((c) => !c.ok);

/** Applies a change at every place of every section where it fits, one at a time. */
function* corruptions(
  pattern: RegExp,
  change: (found: string) => string,
): Generator<readonly [Finished, ReportContent, string]> {
  for (const finished of REPORTS) {
    for (const section of WRITTEN_PARTS) {
      for (const m of finished.content[section].matchAll(pattern)) {
        const text = finished.content[section];
        const changed = text.slice(0, m.index) + change(m[0]) + text.slice(m.index + m[0].length);
        if (changed !== text)
          yield [
            finished,
            { ...finished.content, [section]: changed },
            `${section}: ${text.slice(Math.max(0, m.index - 40), m.index + 40)}`,
          ];
      }
    }
  }
}

function share(pattern: RegExp, change: (found: string) => string): { share: number; missed: string[]; tried: number } {
  let tried = 0;
  const missed: string[] = [];
  for (const [finished, content, where] of corruptions(pattern, change)) {
    tried += 1;
    if (!caught(finished, content)) missed.push(where);
  }
  return { share: 1 - missed.length / tried, missed, tried };
}

describe('planted faults are caught', () => {
  test('untouched reports pass', () => {
    for (const finished of REPORTS) expect(caught(finished, finished.content)).toBe(false);
  });

  test.each([
    ['a year', / in (?:19|20)\d\d(?= ?[,[])/g, (s: string) => s.replace(/\d$/, (d) => String((Number(d) + 1) % 10))],
    [
      'a digit of a cited percentage',
      /\d+(?:\.\d+)?%(?= of )/g,
      (s: string) => s.replace(/^\d/, (d) => String(((Number(d) + 3) % 9) + 1)),
    ],
    ['a digit before a cited percentage', /\d+(?:\.\d+)?%(?= of )/g, (s: string) => `1${s}`],
    ['a unit', /\d%(?= of )/g, (s: string) => s.replace('%', ' per 1,000')],
    [
      'a sum',
      /\d[\d,]*(?= (?:cedis|shillings))/g,
      (s: string) => s.replace(/\d$/, (d) => String((Number(d) + 7) % 10)),
    ],
    ['a currency', /(?<=\d )(?:cedis|shillings)(?=[^[]{0,40}\[)/g, () => 'naira'],
    ['a country beside a figure', /(?<=% of (?:\w+ ){1,4}in )(?:Ghana|Tanzania)/g, () => 'Kenya'],
    // Two tests may cost the same: one cost cited for the other reads as true.
    ['a citation', /(?<!\*Cost:\* about [^[]{0,40})\[\d+\]/g, (s: string) => `[${(Number(s.slice(1, -1)) % 12) + 1}]`],
    ['a citation that leads nowhere', /\[\d+\]/g, () => '[99]'],
  ])('%s', (_, pattern, change) => {
    const { share: found, missed, tried } = share(pattern, change);
    expect(tried).toBeGreaterThan(1);
    expect(found, missed.slice(0, 5).join('\n')).toBeGreaterThanOrEqual(0.99);
  });

  test('a count called a percentage', () => {
    const [tomatoes] = REPORTS;
    const text = tomatoes?.content.industry_analysis ?? '';
    const changed = text.replace(/(?<=season of )16(?= weeks)/, '16%');
    expect(changed).not.toBe(text);
    expect(tomatoes && caught(tomatoes, { ...tomatoes.content, industry_analysis: changed })).toBe(true);
  });

  test.each(['source_title', 'source_url', 'publisher', 'year', 'licence', 'limits'] as const)(
    'a source with another %s',
    (field) => {
      for (const finished of REPORTS) {
        for (const [i, source] of finished.content.sources.entries()) {
          if (source.kind !== 'stat') continue;
          const sources = finished.content.sources.map((s, k) => (k === i ? { ...s, [field]: `${s[field]}x` } : s));
          expect(caught(finished, { ...finished.content, sources }), `${field} of ${source.source_title}`).toBe(true);
        }
      }
    },
  );

  test('a calculation that does not recompute', () => {
    for (const finished of REPORTS) {
      for (const [i, calc] of finished.content.metadata.calcs.entries()) {
        const calcs = finished.content.metadata.calcs.map((c, k) => (k === i ? { ...c, base: calc.base * 1.1 } : c));
        expect(
          caught(finished, { ...finished.content, metadata: { ...finished.content.metadata, calcs } }),
          calc.id,
        ).toBe(true);
      }
    }
  });
});

describe('what a check says of a planted fault', () => {
  const [tomatoes] = REPORTS;
  const energy = REPORTS[5];
  type Content = ReportContent;
  const faults = (finished: Finished | undefined, change: (content: Content) => Content): string => {
    if (!finished) throw new Error('No report');
    const changed = change(structuredClone(finished.content));
    return checkReport(changed, finished.claims, finished.packs)
      .filter(({ ok }) => !ok)
      .flatMap(({ detail }) => detail)
      .join('\n');
  };
  type Calc = Content['metadata']['calcs'][number];
  const withCalc = (id: string, change: (calc: Calc) => Partial<Calc>) => (content: Content) => ({
    ...content,
    metadata: {
      ...content.metadata,
      calcs: content.metadata.calcs.map((calc) => (calc.id === id ? { ...calc, ...change(calc) } : calc)),
    },
  });
  const withInput = (id: string, name: string, change: Partial<Calc['inputs'][number]>) =>
    withCalc(id, ({ inputs }) => ({ inputs: inputs.map((one) => (one.name === name ? { ...one, ...change } : one)) }));
  const withSource = (number: number, change: Partial<Content['sources'][number]>) => (content: Content) => ({
    ...content,
    sources: content.sources.map((source) => (source.number === number ? { ...source, ...change } : source)),
  });
  const saying = (text: string) => (content: Content) => ({ ...content, summary: `${content.summary}\n\n${text}` });

  it.each<[string, string, (content: Content) => Content]>([
    ['a lower end that is not its own', '[2] gives', withCalc('yearly', ({ low }) => ({ low: low - 1 }))],
    ['a higher end that is not its own', '[2] gives', withCalc('yearly', ({ high }) => ({ high: high + 1 }))],
    [
      'a formula that nothing comes of',
      '[5] cannot be worked out',
      withCalc('load', () => ({ expression: 'price /' })),
    ],
    ['the result of another calculation, misquoted', '[1] misquotes [5]', withInput('loss', 'load', { base: 24_001 })],
    ['its lower end, misquoted', '[1] misquotes [5]', withInput('loss', 'load', { low: 23_999 })],
    ['its higher end, misquoted', '[1] misquotes [5]', withInput('loss', 'load', { high: 24_001 })],
    [
      'a calculation that is not there, as an input',
      '[1] cannot be worked out',
      withInput('loss', 'load', { number: 9 }),
    ],
    [
      'a source that nothing cites',
      'source 9 is not cited',
      (content) => ({
        ...content,
        sources: [...content.sources, ...content.sources.slice(-1).map((source) => ({ ...source, number: 9 }))],
      }),
    ],
    [
      'sources out of their order',
      'out of order',
      (content) => ({ ...content, sources: [...content.sources].reverse() }),
    ],
    [
      'a calculation under another name',
      'source 1: no such calculation',
      withSource(1, { source_title: 'Calculation: profit' }),
    ],
    ['an office at another address', 'source 3: no such office', withSource(3, { source_url: 'https://example.org' })],
    ['an office by another name', 'source 3: no such office', withSource(3, { source_title: 'Office of Rain' })],
    ['an office said without its source', 'an office without its source', saying('Office on record: the tax office.')],
    ['another country', 'Kenya in:', saying('It is as in Kenya.')],
    ['a word that claims too much', 'Verified', saying('Verified by us.')],
    ['a value that is none', 'undefined', saying('It costs undefined more.')],
    ['a token left over', '{who}', saying('Ask {who} first.')],
    ['a token left over in a title', '{who}', (content) => ({ ...content, title: 'Ask {who}' })],
    ['a number of nobody', '777 in:', saying('It takes 777 steps.')],
    [
      'a figure on the card that its source does not say',
      'key figure 9,999 cedis is not in [1]',
      (content) => ({
        ...content,
        metadata: {
          ...content.metadata,
          key_figures: content.metadata.key_figures.map((figure) => ({ ...figure, value: '9,999 cedis' })),
        },
      }),
    ],
    ['a sentence whose source says nothing of it', '[1] says nothing of its source', saying('Many lose much [1].')],
    ['a quote of nobody', 'a quote of nobody', saying('> “Rain fell.”')],
  ])('%s', (_, says, change) => expect(faults(tomatoes, change)).toContain(says));

  it('a record as an input, misquoted', () => {
    const record = energy?.content.sources.find(({ kind }) => kind === 'stat');
    expect(record).toBeDefined();
    const planted =
      (base: number) =>
      (content: Content): Content => {
        const [calc] = tomatoes?.content.metadata.calcs ?? [];
        const [input] = calc?.inputs ?? [];
        if (!calc || !input || !record) throw new Error('No calculation');
        const inputs = [
          { ...input, name: 'x', origin: 'record' as const, low: base, base, high: base, number: record.number },
        ];
        const made = { ...calc, number: 90, expression: 'x', inputs, low: base, base, high: base };
        return { ...content, metadata: { ...content.metadata, calcs: [made] } };
      };
    const pack = energy?.packs[0];
    const value = pack?.indicators.find(({ code }) => record?.source_title.includes(`(${code})`))?.value ?? 0;
    expect(faults(energy, planted(value))).not.toContain('misquotes record');
    expect(faults(energy, planted(value + 1))).toContain(`[90] misquotes record [${record?.number}]`);
  });

  it('a fact that rests on nothing', () => {
    const [fact] = tomatoes?.claims ?? [];
    if (!tomatoes || !fact) throw new Error('No claim');
    const bare = [...tomatoes.claims, { ...fact, id: 'bare', type: 'fact' as const, evidence: [] }];
    const results = checkReport(tomatoes.content, bare, tomatoes.packs);
    expect(results.filter(({ ok }) => !ok).map(({ detail }) => detail)).toEqual([['bare']]);
  });

  it('nothing of another country that the founder named, of small numbers of marks, or of words quoted from them', () => {
    expect(
      faults(tomatoes, (content) => ({
        ...saying('It is as in Kenya.')(content),
        metadata: { ...content.metadata, query: `${content.metadata.query} I saw it in Kenya.` },
      })),
    ).toBe('');
    expect(faults(tomatoes, saying('It has 5 of 5.'))).toBe('');
    expect(faults(tomatoes, saying('You write “it is verified”.'))).toBe('');
  });
});
