import { describe, expect, test } from 'vitest';
import type { IndicatorUse } from '../../content/schema/playbook.ts';
import { answers, type Candidate, chooseProblems, matchOf } from '../../src/engine/explorer/choose.ts';
import type { Fit, Wish, Wishes } from '../../src/engine/explorer/parameters.ts';
import { scoresOf, standingIndex } from '../../src/engine/explorer/score.ts';
import { allIndustries } from '../../src/engine/knowledge/playbooks.ts';
import { packOf } from './support/run.ts';

const [PLAYBOOK] = allIndustries().flatMap((industry) => industry.playbooks);
const YEAR = 2026;

interface Given {
  readonly code?: string;
  readonly kind?: IndicatorUse['kind'];
  readonly weight?: number;
  readonly age?: number;
  /** Null: the record has no place. */
  readonly index?: number | null;
}

const codeOf = ({ code }: Given, at: number) => code ?? `X${at}`;

/** What a problem of these figures comes to; a rank gives each the index asked for. */
function scores(...given: readonly Given[]) {
  if (!PLAYBOOK) throw new Error('No playbook');
  const indicators = given.map((one, at) => ({
    ...{ code: codeOf(one, at), kind: one.kind ?? 'direct', weight: one.weight ?? 100 / given.length },
    ...({ worse: 'high', pestel: 'S', high: '', low: '' } as const),
  }));
  const records = given.map((one, at) => {
    const { index = 500 } = one;
    const place = index === null ? {} : { rank: 1001 - index, of: 1001 };
    return { code: codeOf(one, at), year: YEAR - (one.age ?? 0), value: 1, ...place };
  });
  return scoresOf({ ...PLAYBOOK, indicators }, { ...packOf('MWI'), indicators: records }, YEAR);
}

describe('how a country stands in a figure', () => {
  const use: IndicatorUse = { code: 'X', kind: 'near', weight: 80, worse: 'high', pestel: 'S', high: '', low: '' };
  const place = { code: 'X', year: 2022, value: 1, rank: 1, of: 54 };
  const all = { ...place, peers: 300, trend: 100 };

  test('weighs place 50, peers 30 and trend 20', () => {
    expect(standingIndex(use, all)).toBe(610);
    expect(standingIndex({ ...use, worse: 'low' }, all)).toBe(390);
  });
  test('weighs anew what is there where a part is missing', () => {
    expect(standingIndex(use, place)).toBe(1000);
    expect(standingIndex(use, { ...place, trend: 100 })).toBe(743);
    expect(standingIndex(use, { ...place, peers: 300 })).toBe(738);
  });
  test('takes no trend of what only exposes to the problem', () => {
    expect(standingIndex({ ...use, kind: 'exposure' }, all)).toBe(738);
  });
  test('is unknown without a place, and where neither side is worse', () => {
    expect(standingIndex(use, { code: 'X', year: 2022, value: 1 })).toBeNull();
    expect(standingIndex({ ...use, worse: 'none' }, all)).toBeNull();
  });
});

describe('severity', () => {
  test('is the mean of the indices by weight, halves up', () => {
    expect(scores({ index: 1000, weight: 75 }, { index: 200, weight: 25 }).severity).toBe(80);
    expect(scores({ index: 795 }).severity).toBe(80);
    expect(scores({ index: 794 }).severity).toBe(79);
  });
  test('counts no figure without a weight', () => {
    const weighed = { kind: 'proxy', index: 900, weight: 100 } as const;
    expect(scores(weighed, { kind: 'direct', index: 900, weight: 0 })).toMatchObject({ severity: 90, level: 'medium' });
  });
  test('counts no figure without a place', () => {
    expect(scores({ index: 900, weight: 50 }, { index: null, weight: 50 }).severity).toBe(90);
  });
  test('is none where no figure is on record', () => {
    expect(scores()).toEqual({ severity: 0, level: 'low', evidence: 0, standings: [] });
  });
  test('names the figure first that adds most to it', () => {
    const { standings } = scores(
      { code: 'HEAVY', weight: 60, index: 300 },
      { code: 'MOST', weight: 30, index: 900 },
      { code: 'WORST', weight: 10, index: 1000 },
    );
    expect(standings.map(({ use }) => use.code)).toEqual(['MOST', 'HEAVY', 'WORST']);
  });
  test.each([
    [800, 'critical'],
    [794, 'high'],
    [600, 'high'],
    [594, 'medium'],
    [350, 'medium'],
    [344, 'low'],
  ])('of an index of %i is %s', (index, level) => {
    expect(scores({ index }).level).toBe(level);
  });
  test.each([
    ['direct', 'critical'],
    ['near', 'critical'],
    ['proxy', 'medium'],
    ['exposure', 'medium'],
    ['context', 'medium'],
  ] as const)('is no strong word without a figure on the pain itself: %s', (kind, level) => {
    expect(scores({ kind, index: 900 }).level).toBe(level);
    expect(scores({ kind, index: 900, weight: 90 }, { kind: 'near', index: 900, weight: 10 }).level).toBe('critical');
  });
  test.each([
    [5, 100, 'critical'],
    [6, 100, 'medium'],
    [6, 50, 'critical'],
    [6, 51, 'medium'],
  ])('of figures %i years old, at a weight of %i, is %s', (age, weight, level) => {
    expect(scores({ index: 900, age, weight }, { index: 900, weight: 100 - weight }).level).toBe(level);
  });
});

describe('evidence', () => {
  const OLD = { kind: 'context', age: 13 } as const;

  test('gives a quarter by the share of the weights that is on record', () => {
    expect(scores({ ...OLD, weight: 100 }).evidence).toBe(25);
    expect(scores({ ...OLD, weight: 40 }).evidence).toBe(10);
  });
  test.each([
    [0, 50],
    [3, 50],
    [4, 44],
    [5, 44],
    [6, 38],
    [8, 38],
    [9, 31],
    [12, 31],
    [13, 25],
  ])('gives a quarter by age: a figure %i years old comes to %i', (age, evidence) => {
    expect(scores({ kind: 'context', age }).evidence).toBe(evidence);
  });
  test.each([
    ['direct', 55],
    ['near', 46],
    ['proxy', 37],
    ['exposure', 37],
    ['context', 25],
  ] as const)('gives 30 by nearness: a figure that is %s comes to %i', (kind, evidence) => {
    expect(scores({ ...OLD, kind }).evidence).toBe(evidence);
  });
  test.each([
    ['one publisher', ['HDI'], 32],
    ['one publisher of two figures', ['HDI', 'HDR24.GII'], 32],
    ['two publishers', ['HDI', 'FB.CPI'], 38],
    ['three publishers', ['HDI', 'FB.CPI', 'AG.LND.AGRI.ZS'], 45],
    ['four publishers', ['HDI', 'FB.CPI', 'AG.LND.AGRI.ZS', 'IGME.U5MR'], 45],
  ] as const)('gives 20 by how many publish, up to three: %s', (_, codes, evidence) => {
    expect(scores(...codes.map((code) => ({ ...OLD, code }))).evidence).toBe(evidence);
  });
});

describe('the list of problems', () => {
  interface Standing {
    readonly people?: Fit;
    readonly trade?: Fit;
    readonly groups?: number;
    readonly missed?: number;
    readonly severity?: number;
    readonly evidence?: number;
    readonly iso3?: string;
  }
  const candidate = (id: string, standing: Standing = {}): Candidate => {
    const { people = 2, trade = 2, groups = 1, missed = 0, severity = 50, evidence = 50, iso3 = 'GHA' } = standing;
    const match = {
      people,
      trade,
      groups,
      missed: Array.from({ length: missed }, () => ({ name: 'background', wishes: [] })),
    };
    return { playbook: { id }, home: { iso3 }, match, scores: { severity, evidence } } as unknown as Candidate;
  };
  const ANY: Pick<Wishes, 'people' | 'trade'> = { people: [], trade: [] };
  const listed = (candidates: readonly Candidate[], wishes = ANY) =>
    chooseProblems(candidates, wishes as Wishes).map(({ playbook, home }) => `${playbook.id} ${home.iso3}`);
  const wish = (of: (id: string) => Fit): Wish => ({ name: 'x', fit: (playbook) => of(playbook.id) });

  test.each<[string, Standing, Standing]>([
    ['who of the people chosen has it', { groups: 2, missed: 1 }, { groups: 1 }],
    ['what the founder brings', { missed: 0, severity: 10 }, { missed: 1, severity: 90 }],
    ['how bad it is', { severity: 60, evidence: 10 }, { severity: 50, evidence: 90 }],
    ['how well it is known', { evidence: 60 }, { evidence: 50 }],
  ])('is ordered, where all else is equal, by %s', (_, first, second) => {
    // By its name the second would stand first.
    expect(listed([candidate('a', second), candidate('b', first)])).toEqual(['b GHA', 'a GHA']);
  });

  test('is ordered by name, then by country, where nothing else differs', () => {
    expect(listed([candidate('b'), candidate('a')])).toEqual(['a GHA', 'b GHA']);
    expect(listed([candidate('a', { iso3: 'KEN' }), candidate('a')])).toEqual(['a GHA']);
  });

  test('holds each problem once, in the country where it stands highest, and shares its places among countries', () => {
    const bad = (iso3: string, severity: number) =>
      Array.from({ length: 10 }, (_, at) => candidate(`${iso3}.${at}`, { iso3, severity }));
    const both = listed([candidate('GHA.0', { iso3: 'KEN', severity: 5 }), ...bad('KEN', 10), ...bad('GHA', 90)]);
    expect(both).toHaveLength(12);
    expect(both.filter((one) => one.endsWith('KEN'))).toHaveLength(6);
    expect(both.filter((one) => one.startsWith('GHA.0'))).toEqual(['GHA.0 GHA']);
    expect(listed(bad('GHA', 90).concat(bad('GHA', 90).map((one) => candidate(`${one.playbook.id}x`))))).toHaveLength(
      12,
    );
  });

  test('is of those about the people and the trade, and of five others where none is', () => {
    const near = Array.from({ length: 7 }, (_, at) => candidate(`near.${at}`, { people: 1 }));
    expect(listed([...near, candidate('theirs')])).toEqual(['theirs GHA']);
    expect(listed(near)).toHaveLength(5);
    const other = candidate('a', { people: 2, trade: 1 });
    expect(listed([other, candidate('b', { people: 1, trade: 2 })])).toEqual(['b GHA', 'a GHA']);
  });

  test('has what comes nearest to a choice that none of them answers, after them', () => {
    const wishes = {
      people: [wish((id) => (id === 'theirs' ? 2 : 0)), wish((id) => (id === 'near' ? 1 : 0))],
      trade: [],
    };
    expect(
      listed([candidate('near', { people: 1 }), candidate('theirs'), candidate('far', { people: 1 })], wishes),
    ).toEqual(['theirs GHA', 'near GHA']);
    expect(listed([candidate('near', { people: 1 }), candidate('far', { people: 1 })], wishes)).toHaveLength(2);
  });

  test.each<[Fit, Fit, boolean]>([
    [2, 2, true],
    [2, 1, true],
    [1, 2, true],
    [1, 1, false],
    [2, 0, false],
    [0, 2, false],
  ])('a problem of people %i and trade %i is an answer: %s', (people, trade, isOne) => {
    expect(answers({ people, trade, groups: 0, missed: [] })).toBe(isOne);
  });

  test('a problem answers the best of several choices, and all of those that were left open', () => {
    if (!PLAYBOOK) throw new Error('No playbook');
    const of = (...fits: readonly Fit[]) => fits.map((fit) => ({ name: 'x', fit: () => fit }));
    const means = [
      { name: 'background' as const, wishes: of(0, 1) },
      { name: 'product type' as const, wishes: of(0) },
    ];
    const match = matchOf(PLAYBOOK, { people: of(0, 2, 2), trade: of(0, 1), means, countries: [], notes: [] });
    expect(match).toMatchObject({ people: 2, trade: 1, groups: 2, missed: [{ name: 'product type' }] });
    expect(matchOf(PLAYBOOK, { people: [], trade: of(0), means: [], countries: [], notes: [] })).toMatchObject({
      people: 2,
      trade: 0,
    });
  });
});
