import { describe, expect, test } from 'vitest';
import type { ReportContent } from '../../src/contract/report.ts';
import { understand } from '../../src/engine/understand/anchor.ts';
import { OUTSIDE } from './support/outside-packs.ts';
import { research } from './support/run.ts';

interface Read {
  /** The words by which this founder would know the report for his own, the longest first. */
  readonly nouns: readonly string[];
  readonly paragraphs: readonly string[];
}

const MIN_WORDS = 8;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
const plain = (text: string): string => ` ${wordsOf(text).join(' ')} `;

function nounsOf(text: string): string[] {
  const { who, payer, good, place } = understand(text).anchor;
  const given = [who, payer, good, place].filter(({ state }) => state === 'given');
  const nouns = given.flatMap((slot) => [slot.value, 'one' in slot ? String(slot.one) : '']);
  return [...new Set(nouns.filter((n) => n !== '').map((n) => plain(n).trim()))].sort((a, b) => b.length - a.length);
}

const names = (text: string, nouns: readonly string[]): boolean => nouns.some((n) => plain(text).includes(` ${n} `));
const without = (text: string, nouns: readonly string[]): string =>
  nouns.reduce((left, noun) => left.split(` ${noun} `).join(' '), plain(text)).trim();

/** What a founder reads first and acts on: the verdict, what we understood, what to do. */
function told(content: ReportContent): string[] {
  const verdict = content.executive_summary.split('\n\n').filter((p) => p.startsWith('**Verdict'));
  return [...verdict, ...content.summary.split('\n\n'), ...content.recommendations.split('\n\n')];
}

const sentencesOf = (paragraph: string): string[] => paragraph.split(/(?<=[.?!])[*”]*\s+|\n/);

/** Paragraphs that name nobody and nothing of the founder's; bare headings and the days of the plan are not paragraphs. */
const nameless = ({ paragraphs, nouns }: Read): string[] =>
  paragraphs.filter((p) => !/^\*\*[^*]+\*\*$/.test(p.trim()) && !names(p, nouns));

/** Sentences of the first that stand in the second as well, where one of the two founders could not tell whose it is. */
function shared(a: Read, b: Read): string[] {
  const inB = new Map(
    b.paragraphs.flatMap(sentencesOf).map((s): [string, boolean] => [without(s, b.nouns), names(s, b.nouns)]),
  );
  return a.paragraphs.flatMap(sentencesOf).filter((s) => {
    const left = without(s, a.nouns);
    return left.split(' ').length >= MIN_WORDS && inB.has(left) && !(names(s, a.nouns) && inB.get(left));
  });
}

const contents = OUTSIDE.map((problem) => research(problem).content);
const reads: readonly Read[] = contents.map((content, i) => ({
  nouns: nounsOf(OUTSIDE[i] ?? ''),
  paragraphs: told(content),
}));

describe('problems that no pack knows', () => {
  test('are ten, of ten countries, and fall to the general pack under no industry that is not theirs', () => {
    const anchors = OUTSIDE.map((problem) => understand(problem).anchor);
    expect(new Set(anchors.map((a) => a.country)).size).toBe(10);
    expect(anchors.map((a) => a.pain).filter((id) => !id.startsWith('general.'))).toEqual([]);
    const trades = ['tourism', 'fintech', 'insurance', 'agriculture', 'legal', 'waste', 'water', 'manufacturing'];
    expect(contents.map((c) => c.metadata.industry).filter((id) => trades.includes(id))).toEqual([]);
  });

  test.each([
    ['beekeepers', 'hives', 'Tabora'],
    ['church choirs', 'rooms to rehearse', 'Kinshasa'],
    ['grandmothers', 'the foster grant', 'Maseru'],
    ['chess clubs', 'this trouble', 'Kampala'],
    ['boys who want to play football', 'this trouble', 'Douala'],
    ['parents of deaf children', 'sign language', 'Lomé'],
    ['families who hire tents and chairs', 'tents', 'Kano'],
    ['families', 'graves', 'Windhoek'],
    ['kite makers', 'kites', 'Santa Maria'],
    ['dance troupes', 'this trouble', 'Musanze'],
  ])('%s, %s, %s', (who, good, place) => {
    const problem = OUTSIDE.find((text) => text.includes(place)) ?? '';
    expect(understand(problem).anchor).toMatchObject({
      who: { value: who, state: 'given' },
      good: { value: good },
      place: { value: place, state: 'given' },
    });
  });

  test.each(OUTSIDE.map((problem, i) => [problem.slice(0, 40), i] as const))('%s…: published, and named', (_, i) => {
    expect(contents[i]?.title ?? '').not.toBe('');
    const read = reads[i] ?? { nouns: [], paragraphs: [] };
    expect(read.paragraphs.length).toBeGreaterThan(8);
    expect(nameless(read).length / read.paragraphs.length, nameless(read).join('\n')).toBeLessThanOrEqual(0.08);
  });

  test('no two share a sentence in which neither people nor thing is named', () => {
    const found = reads.flatMap((a, i) => reads.flatMap((b, k) => (i === k ? [] : shared(a, b))));
    expect([...new Set(found)]).toEqual([]);
  });
});

describe('the measure itself', () => {
  const bees: Read = { nouns: ['beekeepers', 'hives'], paragraphs: ['Ask beekeepers who paid. Keep a tally of it.'] };
  const anybody = 'Write down every coin that is spent on it until the month ends.';

  test('finds a sentence that would fit anybody, and lets one pass that names both', () => {
    const one: Read = { ...bees, paragraphs: [`Ask beekeepers. ${anybody}`] };
    const other: Read = { nouns: ['kites'], paragraphs: [`Count kites. ${anybody}`] };
    expect(shared(one, other)).toEqual([anybody]);
    const about = (noun: string) => `Write down every coin that is spent on ${noun} until the month ends.`;
    expect(shared({ ...one, paragraphs: [about('hives')] }, { ...other, paragraphs: [about('kites')] })).toEqual([]);
  });

  test('finds a paragraph that names nobody', () => {
    expect(nameless(bees)).toEqual([]);
    expect(nameless({ ...bees, paragraphs: [anybody] })).toEqual([anybody]);
  });
});
