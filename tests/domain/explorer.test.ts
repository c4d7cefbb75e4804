import { describe, expect, it } from 'vitest';
import { ALL, INDUSTRY_OPTIONS, OTHER } from '../../src/contract/explorer-options.ts';
import { creditErrorMessage } from '../../src/domain/credit-errors.ts';
import { creditState } from '../../src/domain/credits.ts';
import {
  choicesOf,
  chosenLine,
  chosenWords,
  EMPTY_FORM,
  formOf,
  GROUPS,
  type GroupKey,
  isFull,
  leaveRestOpen,
  missingIn,
  toggle,
  wordlessIn,
  writeOther,
} from '../../src/domain/explorer-form.ts';
import { flattenResult } from '../../src/domain/explorer-problem.ts';
import {
  comparing,
  listed,
  openingOf,
  problemText,
  resultsAddress,
  resultsIn,
  resultsQuery,
} from '../../src/domain/explorer-results.ts';
import { sessionDate } from '../../src/domain/session-date.ts';
import { explore, packsToExplore } from '../../src/engine/explorer/explore.ts';
import { playbookById } from '../../src/engine/knowledge/playbooks.ts';
import { ENGLISH, finish, packOf } from '../engine/support/run.ts';
import { nested, problem } from '../support/explorer.ts';

const groupOf = (key: GroupKey) => {
  const group = GROUPS.find((one) => one.key === key);
  if (!group) throw new Error(`No group ${key}`);
  return group;
};
const choose = (form: typeof EMPTY_FORM, key: GroupKey, ...names: readonly string[]) =>
  names.reduce((now, name) => toggle(now, groupOf(key), name), form);

describe('the six groups', () => {
  it('offer as many options as the specification counts', () => {
    const counts = Object.fromEntries(GROUPS.map(({ key, options }) => [key, options.length]));
    expect(counts).toEqual({
      industry: 19,
      geography: 55,
      background: 17,
      product_type: 6,
      target_customer: 10,
      impact_focus: 4,
    });
    expect(groupOf('impact_focus').options).toEqual([
      'Fully Commercial',
      'Social Venture',
      'Non-Profit / Foundations',
      'Other',
    ]);
  });

  it.each([
    ['industry', 2],
    ['target_customer', 3],
    ['impact_focus', 2],
  ] as const)('%s takes up to %i, and no more', (key, most) => {
    const group = groupOf(key);
    const form = choose(EMPTY_FORM, key, ...group.options.slice(0, most + 1));
    expect(form[key].chosen).toEqual(group.options.slice(0, most));
    expect(isFull(group, form[key])).toBe(true);
    expect(choose(form, key, group.options[0] ?? '')[key].chosen).toHaveLength(most - 1);
  });

  it('geography takes one, which another one replaces; background and product type have no bound', () => {
    expect(choose(EMPTY_FORM, 'geography', 'Ghana', 'Kenya').geography.chosen).toEqual(['Kenya']);
    for (const key of ['background', 'product_type'] as const)
      expect(choose(EMPTY_FORM, key, ...groupOf(key).options)[key].chosen).toHaveLength(groupOf(key).options.length);
  });

  it('All stands alone and is not sent', () => {
    const form = choose(EMPTY_FORM, 'industry', 'Energy', ALL);
    expect(form.industry.chosen).toEqual([ALL]);
    expect(missingIn(form).map(({ key }) => key)).not.toContain('industry');
    expect(choicesOf(form)).toEqual({});
    expect(choose(form, 'industry', 'Energy').industry.chosen).toEqual(['Energy']);
  });

  it('Other is sent with its words, and counts for nothing without them', () => {
    const form = choose(EMPTY_FORM, 'background', OTHER);
    expect(missingIn(form).map(({ key }) => key)).toContain('background');
    const written = writeOther(form, 'background', '  beekeeper ');
    expect(missingIn(written).map(({ key }) => key)).not.toContain('background');
    expect(choicesOf(written)).toEqual({ background: ['Other (please specify): beekeeper'] });
    // The words are kept while the choice is taken back and made again, and not sent meanwhile.
    expect(choicesOf(choose(written, 'background', OTHER))).toEqual({});
  });

  it('names every group that is missing', () => {
    expect(missingIn(EMPTY_FORM).map(({ name }) => name)).toEqual([
      'Industry',
      'Geography',
      'Background',
      'Product Type',
      'Target Customer',
      'Impact Focus',
    ]);
  });

  it('come back as they were sent', () => {
    const form = writeOther(
      choose(choose(EMPTY_FORM, 'industry', 'Energy'), 'geography', OTHER),
      'geography',
      'the Sahel',
    );
    const back = formOf(choicesOf(form));
    expect(choicesOf(back)).toEqual(choicesOf(form));
    expect(back.background.chosen).toEqual([ALL]);
    expect(missingIn(back)).toEqual([]);
    expect(chosenWords(choicesOf(form).geography)).toBe('the Sahel');
    expect(chosenWords(undefined)).toBeNull();
    expect(chosenWords('Ghana')).toBe('Ghana');
  });

  it('what this build does not offer comes back as own words, where a group takes any', () => {
    const [first = ''] = groupOf('background').options;
    const { background, geography, industry } = formOf({
      background: [first, 'Other (please specify): beekeeper'],
      geography: 'Atlantis',
      industry: ['Alchemy', 'Energy'],
    });
    expect(background).toEqual({ chosen: [first, OTHER], other: 'beekeeper' });
    expect(geography).toEqual({ chosen: [OTHER], other: 'Atlantis' });
    expect(industry.chosen).toEqual(['Energy']);
    expect(formOf({ background: [ALL] }).background).toEqual({ chosen: [ALL], other: '' });
  });

  it('All counts for none: what takes its place can still be chosen', () => {
    expect(isFull(groupOf('geography'), { chosen: [ALL], other: '' })).toBe(false);
  });

  it('the rest is left open, and what was chosen stays', () => {
    const form = leaveRestOpen(choose(EMPTY_FORM, 'industry', 'Energy'));
    expect([form.industry.chosen, form.geography.chosen]).toEqual([['Energy'], [ALL]]);
    expect(missingIn(form)).toEqual([]);
  });

  it('own words that are missing are asked for, and a line says what was written', () => {
    const form = choose(EMPTY_FORM, 'background', OTHER);
    expect(wordlessIn(form).map(({ key }) => key)).toEqual(['background']);
    expect(chosenLine(form.background)).toBe('');
    const written = writeOther(form, 'background', ' beekeeper ');
    expect(wordlessIn(written)).toEqual([]);
    expect(chosenLine(written.background)).toBe('beekeeper');
    expect(chosenLine(choose(EMPTY_FORM, 'industry', 'Energy', 'Retail').industry)).toBe('Energy, Retail');
    expect(wordlessIn(writeOther(EMPTY_FORM, 'background', ''))).toEqual([]);
  });
});

describe('results', () => {
  it('are read nested and flat, and from each of the three names', () => {
    expect(flattenResult(nested(1))).toEqual(problem(1));
    expect(flattenResult(problem(1))).toEqual(problem(1));
    for (const name of ['results', 'data', 'problem_statements'] as const)
      expect(resultsIn({ results: [], [name]: [nested(1)] })).toEqual([problem(1)]);
    expect(resultsIn({})).toEqual([]);
  });

  it('are sorted and narrowed by what the address says, and the plain address says nothing', () => {
    const list = [
      problem(1, { severity_score: 50, severity_level: 'medium' }),
      problem(2, { severity_score: 90, severity_level: 'critical', liked: true }),
      problem(3, { severity_score: 70, viewed: true, bookmarked: true }),
    ];
    const ranks = (address: string) => listed(list, resultsQuery(new URLSearchParams(address))).map((p) => p.rank);
    expect(ranks('')).toEqual([1, 2, 3]);
    expect(ranks('sort=severity')).toEqual([2, 3, 1]);
    const alike = [problem(2, { severity_score: 50 }), problem(1, { severity_score: 50 })];
    for (const sort of ['rank', 'severity'])
      expect(listed(alike, resultsQuery(new URLSearchParams({ sort }))).map((p) => p.rank)).toEqual([1, 2]);
    expect(ranks('severity=critical')).toEqual([2]);
    expect(ranks('show=liked')).toEqual([2]);
    expect(ranks('show=bookmarked')).toEqual([3]);
    expect(ranks('show=new')).toEqual([1, 2]);
    expect(ranks('sort=nonsense&severity=x&show=y')).toEqual([1, 2, 3]);
    expect(list.map((p) => p.rank)).toEqual([1, 2, 3]);
    for (const address of ['', 'sort=severity&severity=low&show=new&compare=1%2C4'])
      expect(resultsAddress(resultsQuery(new URLSearchParams(address))).toString()).toBe(address);
    expect(resultsQuery(new URLSearchParams('compare=1,1,x,2,3')).compared).toEqual([1, 2]);
  });

  it('are compared in pairs: a third takes the place of the older one', () => {
    expect(comparing([], 1)).toEqual([1]);
    expect(comparing([1], 1)).toEqual([]);
    expect(comparing([1, 2], 3)).toEqual([2, 3]);
  });

  it('are handed on by their first sentence, their title and the country, which is named once', () => {
    const told = { ...problem(1).told, opening: 'Crates break in Ghana. Traders lose.' };
    const one = problem(1, {
      title: 'Crates break',
      target_geography: ['Ghana'],
      description: 'Crates break. So it is.',
    });
    const { told: _, ...untold } = one;
    expect(problemText({ ...one, told } as typeof one)).toBe('Crates break in Ghana. Crates break.');
    expect(problemText(untold as typeof one)).toBe('Crates break. Crates break. This happens in Ghana.');
    expect(openingOf({ ...one, told } as typeof one)).toBe(told.opening);
    expect(openingOf(untold as typeof one)).toBe(one.description);
  });

  it.each(INDUSTRY_OPTIONS.map(({ name }) => name))(
    'of %s are understood by the validator as the same problem in the same country',
    (industry) => {
      const choice = { industry: [industry], geography: ['Ghana'] };
      const { statements } = explore({ choice, date: '2026-11-20' }, packsToExplore(choice).map(packOf), [ENGLISH]);
      for (const statement of statements) {
        const text = problemText(statement);
        expect(text.length).toBeLessThan(400);
        const { content } = finish(text);
        expect(content.metadata.countries).toEqual(['GHA']);
        expect(playbookById(content.metadata.playbook ?? '')?.title, text).toBe(statement.title);
      }
    },
  );
});

describe('the label of a session’s date', () => {
  const now = new Date(2026, 2, 20, 12);
  it.each([
    [new Date(2026, 2, 20, 1), 'Today'],
    [new Date(2026, 2, 21, 1), 'Today'],
    [new Date(2026, 2, 19, 23), 'Yesterday'],
    [new Date(2026, 2, 18), '2 days ago'],
    [new Date(2026, 2, 13), '7 days ago'],
  ])('%s is %s', (date, label) => {
    expect(sessionDate(date.toISOString(), now)).toBe(label);
  });
  it('is a short date after that, with the year where it is another', () => {
    expect(sessionDate(new Date(2026, 2, 12).toISOString(), now)).toMatch(/12/);
    expect(sessionDate(new Date(2026, 2, 12).toISOString(), now)).not.toMatch(/2026/);
    expect(sessionDate(new Date(2025, 2, 12).toISOString(), now)).toMatch(/2025/);
  });
});

describe('credits', () => {
  it('name the Explorer where its status could not be had', () => {
    expect(creditErrorMessage(418, 'problem_generator')).toBe('Failed to fetch problem explorer credit status: 418');
    expect(creditErrorMessage(401, 'problem_generator')).toBe('Authentication required. Please sign in again.');
    expect(creditErrorMessage(403, 'problem_generator')).toBe('Access denied. Please check your permissions.');
    expect(creditErrorMessage(503, 'problem_generator')).toBe('Server error. Please try again later.');
  });
  it('warn at one or less, above none', () => {
    const status = { total: 3, available: 0, canGenerate: true, resetDate: null, isExempt: false };
    expect(creditState({ ...status, used: 1 })).toBe('normal');
    expect(creditState({ ...status, used: 2 })).toBe('warning');
    expect(creditState({ ...status, used: 2.5 })).toBe('warning');
    expect(creditState({ ...status, used: 3 })).toBe('exhausted');
    expect(creditState({ ...status, used: 9, isExempt: true })).toBe('exempt');
  });
});
