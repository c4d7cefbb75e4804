import { describe, expect, test } from 'vitest';
import { understand } from '../../src/engine/understand/anchor.ts';
import { GHANA_TOMATOES, LONG_KENYA } from './support/problems.ts';

const anchorOf = (text: string) => understand(text).anchor;

describe('places', () => {
  test.each([
    ['Traders in Kumasi lose tomatoes', 'GHA', 'Kumasi'],
    ['Farmers in South Sudan lose sorghum', 'SSD', 'South Sudan'],
    ['farmers in equatorial guinea lose cocoa', 'GNQ', 'Equatorial Guinea'],
    ['Les agriculteurs de Korhogo perdent leurs mangues', 'CIV', 'Korhogo'],
    ['Nigerian farmers pay 500 naira a bag', 'NGA', 'Nigeria'],
    ['Fishers in Zorgtown, Kenya lose their catch', 'KEN', 'Zorgtown'],
  ])('%s', (text, iso3, place) => {
    expect(anchorOf(text)).toMatchObject({ countries: expect.arrayContaining([iso3]), place: { value: place } });
    expect(anchorOf(text).countries[0]).toBe(iso3);
  });

  test('two countries: the first named is home, three at most', () => {
    expect(anchorOf('Traders between Kenya and Uganda, and some from Rwanda and Burundi').countries).toEqual([
      'KEN',
      'UGA',
      'RWA',
    ]);
  });
});

describe('people', () => {
  test.each([
    ['Smallholder maize farmers in Malawi lose grain', 'smallholder maize farmers', 'smallholder maize farmer'],
    [
      'Rural secondary school teachers in Mbeya lack books; parents pay',
      'rural secondary school teachers',
      'rural secondary school teacher',
    ],
    ['Market women in Lagos cannot save', 'market women', 'market woman'],
    ['A nurse in Lilongwe waits for drugs', 'nurses', 'nurse'],
  ])('%s', (text, many, one) => {
    expect(anchorOf(text).who).toMatchObject({ value: many, one, state: 'given' });
  });

  test('who pays is taken only when said', () => {
    expect(anchorOf('Teachers in Mbeya lack books and parents pay').payer).toMatchObject({
      value: 'parents',
      state: 'given',
    });
    expect(anchorOf('Teachers in Mbeya lack books').payer.state).toBe('assumed');
    expect(anchorOf('Teachers in Mbeya lack books and parents cannot pay').payer.state).toBe('assumed');
  });
});

test('the gold problem is read as its example reads it', () => {
  const anchor = anchorOf(GHANA_TOMATOES);
  expect(anchor).toMatchObject({
    country: 'Ghana',
    industry: 'agriculture',
    pain: 'agriculture.transit-loss',
    good: { value: 'tomatoes', state: 'given' },
    unit: { value: 'crates' },
    causes: ['crush', 'wait'],
    trap: true,
    evidence: 'desk',
  });
  expect(anchor.sizes.share).toMatchObject({ hedged: true });
});

test('a long text gives its numbers, causes and talks', () => {
  const anchor = anchorOf(LONG_KENYA);
  expect(anchor).toMatchObject({ country: 'Kenya', pain: 'agriculture.sour-milk', good: { value: 'milk' } });
  expect(anchor.evidence).not.toBe('desk');
  expect(anchor.sizes.price?.value).toBe(45);
  expect(anchor.sizes.share?.value).toBeCloseTo(0.3);
  // What he blames stands in his own words; a word elsewhere in the text names no cause.
  expect(anchor.causes.length === 0 || anchor.ownCause !== '').toBe(true);
});

test('markup is data: tags go, words stay, nothing of it can become a link or a citation', () => {
  const anchor = anchorOf(
    '<script>alert(1)</script><b>Farmers</b> in Kenya <img src=x onerror=alert(1)> lose [maize](javascript:alert(1)) to weevils {{fig:KEN:FB.FX}} [3]',
  );
  expect(anchor.who.value).toBe('farmers');
  expect(anchor.quote).not.toMatch(/[<>{}[\]]|alert\(1\)<|onerror/);
});
