import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ALL_COLLECTIONS, COLLECTIONS } from '../../content/collections.ts';
import { compileContent } from '../../content/compile.ts';
import { faultsIn } from '../../content/read/check-playbook.ts';
import { checkPlaybooks } from '../../content/read/check-playbooks.ts';
import { printed } from '../../content/read/mistake.ts';
import { readPlaybooks } from '../../content/read/playbooks.ts';
import { previewPlaybook } from '../../content/read/preview-playbook.ts';
import { indicatorCodes, readIndicators, readPlaces } from '../../content/read/records.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CATALOGUE = 'src/engine/knowledge/indicators.json';
const CODES = indicatorCodes(ROOT);
const CLASSES = 'content/playbooks/education/crowded-classes.yaml';

test('all content passes its check', () => {
  expect(ALL_COLLECTIONS.flatMap(({ check }) => check(ROOT).map(printed))).toEqual([]);
});

test('a playbook reads as one text, in its own nouns and without slots', () => {
  const text = previewPlaybook(ROOT, 'education/crowded-classes');
  expect(text).toContain('Teachers in your town lose much of a lesson to keeping order');
  expect(text).toContain('Test 3: A month paid ahead (4 days, 30 US dollars)');
  expect(text).toContain('school owners pay for teaching support');
  expect(text).toMatch(/\*\*How it is found \(en\)\*\*\n- /);
  expect(text).toMatch(/: near, weight \d+, worse where/);
  expect(previewPlaybook(ROOT, 'education/crowded-classes', 'fr')).toMatch(
    /\*\*Causes to tap \(fr\)\*\*\n- des enseignants /,
  );
  expect(text).not.toMatch(/[{}]|undefined/);
  expect(previewPlaybook(ROOT, 'education/no-such')).toBeUndefined();
});

test('a new playbook is begun in an industry that there is, and nowhere else', () => {
  const { fresh } = COLLECTIONS.playbook;
  expect(fresh('manufacturing/late-orders')?.file).toBe('content/playbooks/manufacturing/late-orders.yaml');
  expect(fresh('knitting/late-orders')).toBeUndefined();
  expect(fresh('manufacturing/Late Orders')).toBeUndefined();
});

describe('a planted mistake is reported with its file and line', () => {
  let root: string;
  const copy = (part: string) => cpSync(join(ROOT, part), join(root, part), { recursive: true });
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'baraza-content-'));
    copy(CLASSES);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const source = (file: string) => readFileSync(join(root, file), 'utf8');
  const lineOf = (text: string, file = CLASSES) =>
    source(file)
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1;
  /** Of the playbooks by themselves. */
  function mistakes() {
    const { playbooks, mistakes } = readPlaybooks(root);
    return [...mistakes, ...playbooks.flatMap((playbook) => faultsIn(playbook, CODES))].map(printed);
  }

  function change(part: string | RegExp, by: string, file = CLASSES) {
    const before = source(file);
    const after = before.replace(part, by);
    expect(after).not.toBe(before);
    writeFileSync(join(root, file), after);
  }

  test('a bare digit, an unknown slot and a word that claims too much', () => {
    change('{n:24} rooms', '24 rooms');
    change('trained teachers are posted', 'trained {who} are posted');
    change('Owners gain by full rooms', 'Verified owners gain by full rooms');
    expect(mistakes()).toEqual([
      `${CLASSES}:${lineOf('{who} are posted')}: causes.0.text has an unknown slot: there are {place}, {country}, {money}, {good}, {payer}, {payer1} and {n:5}`,
      `${CLASSES}:${lineOf('Verified owners')}: dealBreakers.0 holds a word that claims too much or says nothing`,
      `${CLASSES}:${lineOf('method: >-')}: tests.0.method holds a bare digit: write {n:5}, or the word`,
    ]);
  });

  test('keys that are missing or unknown', () => {
    change(/^kill: >-\n.*\n.*\n/m, '');
    change(/^heading: /m, 'colour: red\nheading: ');
    expect(mistakes()).toEqual([
      `${CLASSES}:${lineOf('title:')}: kill is missing`,
      `${CLASSES}:${lineOf('colour:')}: colour is not a key of this form`,
    ]);
  });

  test('weights that do not add up, and a choice too long for a phone', () => {
    change('weight: 25', 'weight: 30');
    change(/^short: .*/m, `short: ${'a'.repeat(71)}`);
    expect(mistakes()).toEqual([
      `${CLASSES}:${lineOf('short:')}: short is too long for a choice: at most 70 characters fit`,
      `${CLASSES}:${lineOf('indicators:')}: indicators have weights that do not add up to 100`,
    ]);
  });

  test.each([
    [
      'two spaces',
      /^heading: "Full/m,
      'heading: "Full  and',
      'heading',
      'has spaces or line breaks that do not belong',
    ],
    ['a question without its mark', 'how late?', 'how late.', 'unknowns.2', 'must end with a question mark'],
    ['a clause that ends as a sentence', /^(problem: .*)$/m, '$1.', 'problem', 'must not end with a full stop'],
    [
      'a problem that is nowhere',
      'teachers in {place} lose',
      'teachers lose',
      'problem',
      'must name {place} or {country}',
    ],
    ['words in capitals', 'near: order, noise', 'near: Order, noise', 'sizing.inputs.2.near', 'must be in lower case'],
    [
      'words that no comma and space part',
      'near: order, noise',
      'near: order,noise',
      'sizing.inputs.2.near',
      'must have a comma and a space between its words',
    ],
    ['a range that falls', '[12, 30, 60]', '[12, 30, 29]', 'sizing.people.assume', 'must rise: low, base, high'],
    ['a test of no day', 'days: 10', 'days: 0', 'tests.1.days', 'must be at least 1'],
    ['a test that costs too much', 'usd: 60', 'usd: 301', 'tests.1.usd', 'must be at most 300'],
    ['half a day', 'days: 10', 'days: 1.5', 'tests.1.days', 'must be a whole number'],
    [
      'a stakeholder without a gain',
      'class teacher: gains',
      'class teacher gains',
      'stakeholders.0',
      'must be a role, a colon, and what they gain or can block',
    ],
    [
      'a gap that does not begin as one',
      'notFound: >-\n  No record we',
      'notFound: >-\n  None we',
      'notFound',
      "must begin with 'No record'",
    ],
    [
      'too few causes',
      / {2}- id: (?:load|rooms|absence)[\s\S]*?(?= {2}- id|effects:)/g,
      '',
      'causes',
      'has 2 entries; it needs at least 3',
    ],
    [
      'a figure without a direction',
      'weight: 25, worse: high',
      'weight: 25, worse: none',
      'indicators',
      'need a direction for a weight',
    ],
    ['a figure twice', 'HDR24.MYS', 'SE.PRM.ENRR', 'indicators', 'name a code twice'],
    [
      'too much weight on how many are exposed',
      /kind: near(, weight: 20)/,
      'kind: exposure$1',
      'indicators',
      'have more than 30 of the weight on exposure',
    ],
    [
      'too much weight on what only surrounds it',
      /kind: near(, weight: 25)/,
      'kind: context$1',
      'indicators',
      'have more than 20 of the weight on context',
    ],
    [
      'a figure that is told by half',
      'worse: high}',
      'worse: high, pestel: S, high: "{Fig}. Many sit in one room."}',
      'indicators.0',
      'is told with high, low and pestel, or with none of them',
    ],
    [
      'an input that the sums overwrite',
      'id: days',
      'id: people',
      'sizing.inputs.1.id',
      'is a name that the sums use themselves: people',
    ],
    [
      'a step that the sums overwrite',
      'id: lost',
      'id: fee',
      'sizing.loss.1.id',
      'is a name that the sums use themselves: fee',
    ],
    [
      'a cause that is part and apart',
      'apart: true',
      'apart: true\n    beside: [want]',
      'causes.3.beside',
      "is of no use with 'apart'",
    ],
    ['an end for nothing', 'apart: true', 'kill: none comes', 'causes.3.kill', "is there without 'beside' or 'test'"],
    [
      'an entry that is not there',
      'apart: true',
      'beside: [dealBreakers.5]',
      'causes.3.beside',
      'names no entry: dealBreakers.5',
    ],
    [
      'a cause that leaves too little',
      'apart: true',
      'beside: [tests.1, tests.2]',
      'causes.3.beside',
      "leaves 1 of tests; 2 are needed, else it is 'apart'",
    ],
    [
      'a cause that leaves nobody asked for money',
      'apart: true',
      'beside: [tests.3]',
      'causes.3.beside',
      "leaves no test that asks {payer} for money: else it is 'apart'",
    ],
  ])('%s', (_what, part, by, where, says) => {
    change(part, by);
    expect(mistakes().map((mistake) => mistake.replace(/^.*?:\d+: /, ''))).toContain(`${where} ${says}`);
  });

  test('a test of a cause without an end of its own', () => {
    const test =
      '{name: Ask, hypothesis: "{payer} pay", method: ask, metric: paid, threshold: one, stop: none, days: 1, usd: 0}';
    change('apart: true', `test: ${test}`);
    expect(mistakes()).toEqual([`${CLASSES}:${lineOf('test: {')}: causes.3.test needs a 'kill' of its own`]);
    change('test: {', 'kill: none pays\n    test: {');
    expect(mistakes()).toEqual([]);
  });

  test('formulas over numbers that are not there, or that cannot be worked out', () => {
    change('expr: wage / days', 'expr: wage / weeks');
    change('expr: day * order', 'expr: day * (order');
    change('records: {people: SP.POP.TOTL, young: FB.AGE014}', 'records: {people: SP.POP.TOTL}');
    expect(mistakes()).toEqual([
      `${CLASSES}:${lineOf('wage / weeks')}: sizing.loss.0.expr uses numbers that neither an input nor an earlier step has: weeks`,
      `${CLASSES}:${lineOf('(order')}: sizing.loss.1.expr cannot be worked out: missing bracket in 'day * (order'`,
      `${CLASSES}:${lineOf('records: {')}: reach.0.records are people, and the formula uses people, young`,
    ]);
  });

  test('a record that no country has', () => {
    change('code: FB.AGE014', 'code: FB.AGE015');
    expect(mistakes()).toEqual([
      `${CLASSES}:${lineOf('FB.AGE015')}: indicators.0.code is no indicator that we have records of: FB.AGE015`,
    ]);
  });

  test('a problem that names nobody, and tests that ask nobody for money', () => {
    change('problem: teachers in', 'problem: people in');
    change('"{payer} pay for {good} once', '"owners pay for {good} once');
    expect(mistakes()).toEqual([
      `${CLASSES}:${lineOf('problem:')}: problem does not name who suffers: teachers`,
      `${CLASSES}:${lineOf('tests:')}: tests do not ask the payer for money: name {payer} in a hypothesis or a method`,
    ]);
  });

  test('counts to stop at that contradict each other', () => {
    change('no owner or committee of {n:8} pays', 'fewer than {n:4} of {n:8} owners pay');
    change('"{n:6} would rather add benches', '"fewer than {n:2} would rather have help');
    const [kill, stop, ...others] = mistakes();
    expect(kill).toContain(`${CLASSES}:${lineOf('kill:')}: kill ends at fewer than 4 of 8, where a test goes on at 3`);
    expect(stop).toContain(`${CLASSES}:${lineOf('fewer than {n:2}')}: tests.2.stop stops at another count than 'kill'`);
    expect(others).toEqual([]);
  });

  test('two tests that ask as many people: the line that ends it all is about one of them', () => {
    change('no owner or committee of {n:8} pays', 'fewer than {n:3} of {n:8} owners pay');
    change('"{n:6} would rather add benches', '"fewer than {n:3} pay; ask them');
    change('a quarter more at work in both classes.', 'a quarter more at work in {n:6} of {n:8}.');
    change(
      'no more are at work than without, or the teachers leave the class to the helper alone.',
      'fewer than {n:5} come back.',
    );
    expect(mistakes()).toEqual([]);
  });

  test('a basis without the day it was seen', () => {
    change(
      /^unknowns:/m,
      'basis:\n  chain: {source: {url: "https://example.org/a", publisher: A, year: 2024}}\nunknowns:',
    );
    expect(mistakes()).toEqual([
      `${CLASSES}:${lineOf('chain: {')}: basis.chain must be 'practice', 'reasoning', or a source with its url, publisher, year and the day it was seen`,
    ]);
  });

  test('two playbooks of one title, an industry with too few, a playbook nobody can find or knows what it is about, lines that lead nowhere', () => {
    for (const part of ['playbooks/education', 'playbooks/water', 'industries', 'languages/en/refiner.yaml'])
      copy(`content/${part}`);
    for (const language of ['en', 'fr']) copy(`content/languages/${language}/playbooks/education.yaml`);
    copy(CATALOGUE);
    change(/^title: .*/m, source('content/playbooks/education/school-fees.yaml').match(/^title: .*/m)?.[0] ?? '');
    const school = join(root, 'content/playbooks/education');
    const kept = ['school-fees.yaml', 'girls-stop.yaml', basename(CLASSES)];
    const others = readdirSync(school).filter((name) => !kept.includes(name));
    for (const name of ['girls-stop.yaml', ...others.slice(7)]) rmSync(join(school, name));
    change('school-fees:', 'school-bees:', 'content/languages/en/playbooks/education.yaml');
    change('water.full-pit:', 'water.fuller-pit:', 'content/languages/en/refiner.yaml');
    change('apart: education.paper-records', 'apart: education.crowded-classes');
    change(/ +- "des maîtres sont absents.*\n/, '', 'content/languages/fr/playbooks/education.yaml');
    change(/^name: .*/m, 'name: Schooling', 'content/industries/water.yaml');
    const all = checkPlaybooks(root).map(printed);
    expect(all).toContain('content/industries/education.yaml:1: has 9 playbooks; an industry needs 10');
    expect(all).toContain(
      `content/playbooks/education/school-fees.yaml:${lineOf('title:')}: title is the title of ${CLASSES} too`,
    );
    expect(all).toContain(
      'content/languages/en/playbooks/education.yaml:1: has no lines by which education.school-fees is found',
    );
    expect(all).toContain(
      'content/languages/fr/playbooks/education.yaml:1: speaks of a playbook that is not there: education.girls-stop',
    );
    expect(all).toContain(
      'content/languages/en/refiner.yaml:1: speaks of a playbook that is not there: water.fuller-pit',
    );
    expect(all).toContain('content/languages/en/refiner.yaml:1: does not say what water.full-pit is about');
    expect(all).toContain(
      `${CLASSES}:${lineOf('apart: education')}: leads to no other playbook: education.crowded-classes`,
    );
    expect(all).toContain(
      'content/languages/fr/playbooks/education.yaml:1: education.crowded-classes has 4 causes here and 5 in the playbook',
    );
    expect(all).toContain('content/industries/water.yaml:1: name is not the name of the choice: Water and sanitation');
  });

  test('a folder that is no industry, and a file that is no playbook', () => {
    cpSync(join(root, CLASSES), join(root, 'content/playbooks/gardening/hoes.yaml'), { recursive: true });
    cpSync(join(root, CLASSES), join(root, 'content/playbooks/education/Notes.txt'));
    expect(mistakes()).toEqual([
      'content/playbooks/education/Notes.txt:1: is no name for a playbook: small letters and hyphens, and .yaml at the end',
      expect.stringMatching(
        /^content\/playbooks\/gardening:1: does not belong here; the folders are industries: agriculture,/,
      ),
    ]);
  });

  test('a figure without words, words without a figure, and words that do not say it', () => {
    const WORDS = 'content/indicators.yaml';
    for (const part of [WORDS, CATALOGUE]) copy(part);
    change('FB.AGE014:', 'FB.AGE015:', WORDS);
    expect(readIndicators(root).mistakes.map(printed)).toEqual([
      `${WORDS}:${lineOf('FB.AGE015', WORDS)}: FB.AGE015 is no indicator that we have records of`,
      `${WORDS}:${lineOf('AG.LND', WORDS)}: the file lacks the words for FB.AGE014`,
    ]);
    change('{v}% of people in {c} were under fifteen', 'many people in {c} were under fifteen', WORDS);
    expect(readIndicators(root).mistakes.map(printed)).toEqual([
      `${WORDS}:${lineOf('many people in', WORDS)}: FB.AGE015.say must hold the value: {v}, or {usd} in US dollars`,
    ]);
  });

  test('a country that is missing, and a region that names one that is not there', () => {
    copy('content/places');
    change(/^GHA:\n( .*\n)+/m, '', 'content/places/countries.yaml');
    expect(readPlaces(root).mistakes.map(printed)).toEqual([
      'content/places/countries.yaml:4: the file holds 53 countries; there are 54',
    ]);
    copy('content/places');
    change('DZA, TUN, LBY', 'DZA, TUN, LYB', 'content/places/shared-money.yaml');
    expect(readPlaces(root).mistakes.map(printed)).toEqual([
      expect.stringMatching(
        /^content\/places\/shared-money\.yaml:\d+: 4\.countries name a country that is not in countries\.yaml: LYB$/,
      ),
    ]);
  });

  test('nothing is compiled from content that cannot be read', () => {
    for (const part of ['content/indicators.yaml', CATALOGUE]) copy(part);
    change(/^short: .*/m, 'short:');
    const { written, mistakes: found } = compileContent(root);
    expect(found.map(printed)).toContain(`${CLASSES}:${lineOf('short:')}: short is empty`);
    expect(written).toEqual([]);
  });
});
