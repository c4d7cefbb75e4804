import { describe, expect, test } from 'vitest';
import type { IndicatorUse } from '../../content/schema/playbook.ts';
import { COUNTRY_NAMES } from '../../src/contract/explorer-options.ts';
import { explore, packsToExplore } from '../../src/engine/explorer/explore.ts';
import { type ExplorerChoice, wishesOf } from '../../src/engine/explorer/parameters.ts';
import { scoresOf, standingIndex } from '../../src/engine/explorer/score.ts';
import { PLACES } from '../../src/engine/knowledge/places.ts';
import { allIndustries } from '../../src/engine/knowledge/playbooks.ts';
import { packOf } from './support/run.ts';

const listFor = (choice: ExplorerChoice) => explore({ choice, date: '2026-11-20' }, packsToExplore(choice).map(packOf));
const NURSE: ExplorerChoice = {
  industry: ['Healthcare', 'Logistics'],
  geography: ['Malawi'],
  background: ['Nursing or medicine'],
  product_type: ['Service run by people'],
  target_customer: ['Rural households', 'Schools, clinics and public bodies'],
  impact_focus: ['Social Venture'],
};

describe('what a founder asks for', () => {
  test('names become ids; all and nothing mean no wish', () => {
    expect(wishesOf(NURSE)).toMatchObject({
      industries: ['healthcare', 'logistics'],
      countries: ['MWI'],
      backgrounds: ['health'],
    });
    const open = wishesOf({ industry: [], geography: ['All'] });
    expect(open).toMatchObject({ industries: [], anywhere: true, notes: [] });
    expect(open.countries).toHaveLength(54);
  });

  test('own words are served where they can be, and it is said where they cannot', () => {
    expect(wishesOf({ industry: ['Other (please specify): fish ponds'] }).industries).toEqual(['agriculture']);
    const lost = wishesOf({
      industry: ['Other (please specify): xyzzy'],
      geography: ['Other (please specify): Atlantis'],
    });
    expect(lost.notes).toHaveLength(2);
    expect(lost.notes.join()).toContain('xyzzy');
    expect(wishesOf({ background: ['Other (please specify): beekeeper'] }).notes.join()).toContain('beekeeper');
  });

  test('a region is served by its countries, and by no other', () => {
    const region = (words: string) => wishesOf({ geography: [`Other (please specify): ${words}`] });
    expect(region('the Sahel')).toMatchObject({ anywhere: true, notes: [] });
    expect(region('the Sahel').countries).toEqual(expect.arrayContaining(['NER', 'MLI', 'TCD']));
    expect(region('the Sahel').countries).not.toContain('BDI');
    expect(region('East-Africa').countries).toContain('KEN');
    // A country that is named beside it is what was meant.
    expect(region('Kenya in East Africa').countries).toEqual(['KEN']);
    const named = new Set(
      ['west africa', 'east africa', 'southern africa', 'central africa', 'north africa'].flatMap(
        (words) => region(words).countries,
      ),
    );
    expect(named.size).toBe(54);
    const { statements } = listFor({ industry: ['Agriculture'], geography: ['Other (please specify): Sahel'] });
    const sahel = ['Burkina Faso', 'Chad', 'Mali', 'Mauritania', 'Niger', 'Senegal'];
    for (const s of statements) expect(sahel).toContain(s.target_geography[0]);
  });

  test('every name the form offers is one the engine knows', () => {
    for (const name of COUNTRY_NAMES) {
      const wishes = wishesOf({ geography: [name] });
      expect(wishes.countries, name).toHaveLength(1);
      expect(PLACES.find((p) => p.iso3 === wishes.countries[0])?.name).toBe(name);
    }
    expect(new Set(COUNTRY_NAMES).size).toBe(54);
  });
});

describe('a list', () => {
  const { statements } = listFor(NURSE);
  test('holds five to ten problems of the chosen industries in the chosen country', () => {
    expect(statements.length).toBeGreaterThanOrEqual(5);
    expect(statements.length).toBeLessThanOrEqual(10);
    for (const s of statements) {
      expect(s.target_geography[0]).toBe('Malawi');
      expect(s.category).toMatch(/Healthcare|Logistics/);
    }
  });
  test('begins with what fits the founder, from different figures, and serves both industries by place three', () => {
    const top = statements.slice(0, 3);
    expect(new Set(top.map((s) => s.supporting_sources[0]?.title)).size).toBeGreaterThan(1);
    expect(top.some((s) => s.category.includes('Healthcare'))).toBe(true);
    expect(top.some((s) => s.category.includes('Logistics'))).toBe(true);
  });
  test('explains every place and gives the same answer twice', () => {
    for (const s of statements)
      expect(s.rank_reason).toMatch(/severity \d+, evidence \d+, fit \d+: quality \d+ of 100/);
    expect(listFor(NURSE)).toEqual(listFor(NURSE));
  });
  test('gives no figure as a reason that it brings up against the problem', () => {
    for (const iso of ['Ghana', 'Morocco', 'Seychelles', 'South Africa'])
      for (const s of listFor({ geography: [iso] }).statements) {
        for (const fact of s.told.facts) {
          if (fact.stance === 'against') expect(s.rank_reason).not.toContain(fact.text.replace(/\.$/, ''));
          else expect(s.description).toContain(fact.text);
          const source = s.supporting_sources[fact.source];
          expect(source?.title, s.title).toContain(iso);
        }
        const [first] = s.told.facts;
        if (first?.stance === 'for') expect(s.rank_reason.startsWith(first.text.replace(/\.$/, ''))).toBe(true);
      }
  });
  test('says of what stands below its score which one above it is much like', () => {
    let held = 0;
    for (const choice of [NURSE, { geography: ['Nigeria'], industry: ['Fintech'] }, { geography: ['Kenya'] }]) {
      const list = listFor(choice).statements;
      for (const [index, s] of list.entries()) {
        const like = /It stands below its score since it is much like number (\d+)\./.exec(s.rank_reason);
        if (!like) continue;
        held += 1;
        expect(Number(like[1])).toBeLessThanOrEqual(index);
        expect(list.slice(0, index).some((above) => above.quality_score < s.quality_score)).toBe(true);
      }
    }
    expect(held).toBeGreaterThan(0);
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
  test('without a country spans several, the first three different', () => {
    const places = listFor({ industry: ['Agriculture'] }).statements.map((s) => s.target_geography[0]);
    expect(new Set(places.slice(0, 3)).size).toBe(3);
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

describe('the ranking', () => {
  const use: IndicatorUse = { code: 'X', kind: 'near', weight: 80, worse: 'low', pestel: 'S', high: '', low: '' };
  test('weighs place, peers and trend, and re-weighs what is missing', () => {
    const record = { code: 'X', year: 2022, value: 1, rank: 54, of: 54, peers: 0, trend: 0 };
    expect(standingIndex(use, record)).toBe(1000);
    expect(standingIndex(use, { code: 'X', year: 2022, value: 1, rank: 54, of: 54 })).toBe(1000);
    expect(standingIndex({ ...use, worse: 'high' }, record)).toBe(0);
    // (50·1000 + 30·400) / 80
    expect(standingIndex(use, { code: 'X', year: 2022, value: 1, rank: 54, of: 54, peers: 600 })).toBe(775);
    expect(standingIndex(use, { code: 'X', year: 2022, value: 1 })).toBeNull();
  });
  test('says high or critical only with a young figure on the pain itself', () => {
    for (const iso3 of ['MWI', 'MAR', 'ERI', 'SSD'])
      for (const pain of allIndustries().flatMap((p) => p.pains)) {
        const { level, standings } = scoresOf(pain, packOf(iso3), wishesOf({}), 2026);
        if (level !== 'critical' && level !== 'high') continue;
        expect(
          standings.some((s) => s.use.kind === 'direct' || s.use.kind === 'near'),
          `${iso3} ${pain.id}`,
        ).toBe(true);
      }
  });
});
