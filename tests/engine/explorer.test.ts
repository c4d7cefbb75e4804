import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../content/schema/language.ts';
import { COUNTRY_NAMES, INDUSTRY_OPTIONS } from '../../src/contract/explorer-options.ts';
import { explore, packsToExplore } from '../../src/engine/explorer/explore.ts';
import type { ExplorerChoice } from '../../src/engine/explorer/parameters.ts';
import { PLACES } from '../../src/engine/knowledge/places.ts';
import { libraryOf } from '../../src/engine/library.ts';
import { packOf } from './support/run.ts';

const LIBRARIES = await Promise.all(LANGUAGES.map(libraryOf));
const DATE = '2026-11-20';
const listFor = (choice: ExplorerChoice) =>
  explore({ choice, date: DATE }, packsToExplore(choice).map(packOf), LIBRARIES);
const other = (words: string): readonly string[] => [`Other (please specify): ${words}`];
const FARMERS: ExplorerChoice = {
  industry: ['Agriculture'],
  geography: ['Ghana'],
  target_customer: ['Smallholder farmers'],
};
const NURSE: ExplorerChoice = {
  industry: ['Healthcare', 'Logistics'],
  geography: ['Malawi'],
  background: ['Nursing or medicine'],
  product_type: ['Service run by people'],
  target_customer: ['Rural households', 'Schools, clinics and public bodies'],
  impact_focus: ['Social Venture'],
};

describe('what a founder chose decides', () => {
  test('one or two problems are said to be all that is known, three are not', () => {
    const met = new Set<number>();
    for (const { name } of INDUSTRY_OPTIONS) {
      const { statements, notes } = listFor({ ...FARMERS, industry: [name] });
      const said = { 1: 'this one', 2: 'these two' }[statements.length];
      met.add(statements.length);
      expect(
        notes.filter((note) => note.startsWith('We know no more than')),
        name,
      ).toEqual(said ? [`We know no more than ${said} so far.`] : []);
    }
    expect([...met]).toEqual(expect.arrayContaining([1, 2, 3]));
  });

  test('[issue 20] a problem of other people never stands before one of those chosen', () => {
    for (const [choice, people] of [
      [FARMERS, /farmer|grower|keeper|fisher/],
      [{ ...FARMERS, industry: ['Agriculture', 'Tourism and hospitality'] }, /farmer|grower|keeper|fisher/],
      [{ ...FARMERS, geography: ['Kenya'], industry: ['Insurance'] }, /farmer/],
      [
        { industry: ['Education'], geography: ['Mali'], target_customer: ['Young people and students'] },
        /pupil|girl|candidates|graduates|artisans|young|job seekers|phone users/,
      ],
    ] as const) {
      const { statements } = listFor(choice);
      const theirs = statements.map((s) => s.rank_reason.startsWith('For '));
      expect(theirs.lastIndexOf(true), JSON.stringify(choice)).toBeLessThan([...theirs, false].indexOf(false));
      for (const [at, s] of statements.entries()) if (theirs[at]) expect(s.target_demographics[0]).toMatch(people);
    }
    const farms = listFor(FARMERS).statements;
    expect(farms.length).toBeGreaterThanOrEqual(8);
    expect(farms.map((s) => s.title)).not.toContain('Hotel kitchens cannot rely on what local growers bring');
    // What was chosen leads, though a trade beside it has the worse figures.
    for (const s of farms) expect(s.category).toBe('Agriculture');
  });

  test('[issue 20] figures decide among equals alone, and the reason shows what made them equal', () => {
    const choice = { ...FARMERS, background: ['Engineering or repair'], product_type: ['Physical product or device'] };
    const { statements } = listFor(choice);
    const group = (reason: string) => (reason.includes('fits what you bring') ? 0 : reason.includes(' and ') ? 2 : 1);
    const means = statements.map((s) => group(/· ((?:fits|no tie)[^·]*)/.exec(s.rank_reason)?.[1] ?? ''));
    expect(new Set(means).size).toBeGreaterThan(1);
    for (const [at, s] of statements.entries()) {
      const above = statements[at - 1];
      if (!above) continue;
      expect(means[at]).toBeGreaterThanOrEqual(means[at - 1] ?? 0);
      if (means[at] === means[at - 1]) expect(s.severity_score).toBeLessThanOrEqual(above.severity_score);
    }
  });

  test('[issue 20] each problem says in one line why it stands there: people, trade, and a figure about it where we hold one', () => {
    const [first] = listFor(FARMERS).statements;
    expect(first?.rank_reason).toMatch(/^For smallholder farmers · agriculture/);
    for (const choice of [NURSE, FARMERS, { geography: ['Kenya'] }, { industry: ['Fintech'] }])
      for (const s of listFor(choice).statements) {
        expect(s.rank_reason).toMatch(/^(?:For|About) .+ · .+/);
        expect(s.rank_reason.length, s.rank_reason).toBeLessThan(260);
      }
  });

  test('[issue 20] own words are searched for, in each group', () => {
    const tailors = listFor({ geography: ['Senegal'], target_customer: other('tailors') }).statements;
    expect(tailors[0]?.rank_reason).toMatch(/^For “tailors”: tailors/);
    for (const s of tailors) expect(s.rank_reason).toContain('“tailors”');
    const riders = listFor({ industry: ['Transport'], target_customer: other('boda boda riders') }).statements;
    expect(riders[0]?.target_demographics[0]).toMatch(/riders/);
    for (const [words, people] of [
      ['pêcheurs', /fishers/],
      ['mama mboga', /vegetables/],
    ] as const)
      expect(
        listFor({ geography: ['Kenya'], target_customer: other(words) })
          .statements.map((s) => s.rank_reason)
          .join(),
      ).toMatch(people);
    const ponds = listFor({ industry: other('fish ponds'), geography: ['Ghana'] }).statements;
    expect(ponds.map((s) => s.title)).toContain('Feed eats what animals earn');
    const brought = listFor({ ...FARMERS, background: other('cooperative') });
    expect(brought.statements.some((s) => s.rank_reason.includes('fits what you bring'))).toBe(true);
    // A name of the form is the same in own words.
    expect(listFor({ ...FARMERS, industry: other('agriculture') })).toEqual(listFor(FARMERS));
  });

  test('[issue 20] a choice that nothing answers is said, and the list is not filled with others', () => {
    expect(listFor({ ...FARMERS, target_customer: other('beekeepers') })).toEqual({
      statements: [],
      notes: [
        'We have no problem on record for “beekeepers” in agriculture yet. There are 18 of other people in agriculture.',
      ],
    });
    expect(listFor({ industry: other('xyzzy'), geography: ['Kenya'] })).toEqual({
      statements: [],
      notes: ['We have no problem on record in “xyzzy” yet.'],
    });
    expect(listFor({ ...FARMERS, industry: ['Jobs and skills'] }).statements).toEqual([]);
    // One of two is answered: the other one is said, and fewer than eight are right.
    const half = listFor({ ...FARMERS, industry: ['Housing and construction', 'Insurance'] });
    expect(half.notes).toEqual([
      'We have no problem on record for smallholder farmers in housing and construction yet.',
      'We know no more than this one so far.',
    ]);
    expect(half.statements.length).toBeLessThan(8);
    for (const s of half.statements) expect(s.rank_reason).toMatch(/insurance/);
    const brought = listFor({ ...FARMERS, background: ['Law or public service'], product_type: other('drone') });
    expect(brought.notes).toEqual([
      'Our notes name none of these problems for “law or public service” or “drone”, so it did not change the list.',
    ]);
    expect(listFor({ ...FARMERS, geography: other('Atlantis') }).notes.join()).toContain('Atlantis');
  });

  test('all and nothing mean no wish', () => {
    expect(listFor({ ...FARMERS, background: ['All'], product_type: [] })).toEqual(listFor(FARMERS));
    expect(packsToExplore({ industry: [], geography: ['All'] })).toHaveLength(54);
  });

  test('a region is served by its countries, and by no other', () => {
    const region = (words: string) => packsToExplore({ geography: other(words) });
    expect(region('the Sahel')).toEqual(expect.arrayContaining(['NER', 'MLI', 'TCD']));
    expect(region('the Sahel')).not.toContain('BDI');
    expect(region('East-Africa')).toContain('KEN');
    // A country that is named beside it is what was meant.
    expect(region('Kenya in East Africa')).toEqual(['KEN']);
    const named = new Set(
      ['west africa', 'east africa', 'southern africa', 'central africa', 'north africa'].flatMap((words) =>
        region(words),
      ),
    );
    expect(named.size).toBe(54);
    const { statements, notes } = listFor({ industry: ['Agriculture'], geography: other('Sahel') });
    expect(notes).toEqual([]);
    const sahel = ['Burkina Faso', 'Chad', 'Mali', 'Mauritania', 'Niger', 'Senegal'];
    for (const s of statements) expect(sahel).toContain(s.target_geography[0]);
  });

  test('every name the form offers is one the engine knows', () => {
    for (const name of COUNTRY_NAMES) {
      const countries = packsToExplore({ geography: [name] });
      expect(countries, name).toHaveLength(1);
      expect(PLACES.find((p) => p.iso3 === countries[0])?.name).toBe(name);
    }
    expect(new Set(COUNTRY_NAMES).size).toBe(54);
  });
});

describe('a list', () => {
  const { statements } = listFor(NURSE);
  test('[issue 20] holds eight to twelve problems where that many fit, of the chosen country', () => {
    for (const choice of [NURSE, FARMERS, { geography: ['Kenya'] }, { industry: ['Fintech'] }, {}]) {
      const list = listFor(choice).statements;
      expect(list.length, JSON.stringify(choice)).toBeGreaterThanOrEqual(8);
      expect(list.length).toBeLessThanOrEqual(12);
      expect(new Set(list.map((s) => s.title)).size).toBe(list.length);
    }
    for (const s of statements) expect(s.target_geography[0]).toBe('Malawi');
  });
  test('[back office A14] counts each problem under one industry', () => {
    const industries = new Set<string>(INDUSTRY_OPTIONS.map(({ name }) => name));
    for (const choice of [NURSE, FARMERS, { industry: ['Agriculture', 'Fintech'] }, {}])
      for (const { category } of listFor(choice).statements) expect(industries).toContain(category);
  });
  test('has a problem of each industry that was chosen, and of each kind of people', () => {
    expect(statements.some((s) => s.category === 'Healthcare')).toBe(true);
    expect(statements.some((s) => s.category === 'Logistics')).toBe(true);
    expect(statements.some((s) => /^For rural households|touches rural households/.test(s.rank_reason))).toBe(true);
    expect(statements.some((s) => /^For [^:]*clinics and public bodies/.test(s.rank_reason))).toBe(true);
  });
  test('gives the same answer twice', () => {
    expect(listFor(NURSE)).toEqual(listFor(NURSE));
  });
  test('gives no figure as a reason that it brings up against the problem', () => {
    for (const iso of ['Ghana', 'Morocco', 'Seychelles', 'South Africa'])
      for (const s of listFor({ geography: [iso] }).statements) {
        for (const fact of s.told.facts) {
          if (fact.stance === 'for') expect(s.description).toContain(fact.text);
          const source = s.supporting_sources[fact.source];
          expect(source?.title, s.title).toContain(iso);
        }
        const figure = s.rank_reason.split(' · ').slice(2).join(' · ') || 'no figure';
        const against = s.told.facts.filter(({ stance }) => stance === 'against').map(({ text }) => text);
        expect(against.join().toLowerCase()).not.toContain(figure.toLowerCase());
      }
  });
  test('is another one for another country, customer or product', () => {
    const titles = (choice: ExplorerChoice) =>
      listFor(choice)
        .statements.slice(0, 5)
        .map((s) => s.title)
        .join();
    const own = titles(NURSE);
    expect(titles({ ...NURSE, geography: ['Morocco'] })).not.toBe(own);
    expect(titles({ ...NURSE, target_customer: ['Companies'] })).not.toBe(own);
    expect(
      titles({ ...NURSE, product_type: ['Web platform or software'], background: ['Software development'] }),
    ).not.toBe(own);
  });
  test('without a country has another one for each problem; a region’s share the list', () => {
    const places = listFor({ industry: ['Agriculture'] }).statements.map((s) => s.target_geography[0]);
    expect(new Set(places).size).toBe(places.length);
    const sahel = listFor({ geography: other('the Sahel') }).statements.map((s) => s.target_geography[0]);
    for (const place of sahel) expect(sahel.filter((p) => p === place).length).toBeLessThanOrEqual(2);
  });
  test('never says of 54 where fewer report, and names every source it uses', () => {
    for (const choice of [NURSE, { geography: ['Somalia'] }, { geography: ['Seychelles'], industry: ['Fintech'] }])
      for (const s of listFor(choice).statements) {
        const pack = packOf(packsToExplore(choice)[0] ?? '');
        for (const [, of] of s.description.matchAll(/of the (\d+) African countries on record/g))
          expect(pack.indicators.some((r) => r.of === Number(of))).toBe(true);
        expect(s.supporting_sources.length).toBeGreaterThan(0);
      }
  });
});
