/*
 * npm run bench:explorer            lists for 200 random sets of parameters, and what they are worth; the last line is JSON
 * npm run bench:explorer -- list    40 of the sets with the first three problems of each, for people to read and judge
 *
 * Every field filled, every source resolved, every place explained, people and trade before figures, twelve at most. Then the
 * numbers that show what the figures are worth, and what of a list stays when one parameter changes.
 */
import { argv, exit } from 'node:process';
import * as v from 'valibot';
import { LANGUAGES } from '../content/schema/language.ts';
import { ProblemStatement } from '../src/contract/explorer.ts';
import {
  BACKGROUND_OPTIONS,
  CUSTOMER_OPTIONS,
  IMPACT_OPTIONS,
  INDUSTRY_OPTIONS,
  PRODUCT_OPTIONS,
} from '../src/contract/explorer-options.ts';
import { matchOf } from '../src/engine/explorer/choose.ts';
import { explore, packsToExplore } from '../src/engine/explorer/explore.ts';
import { type ExplorerChoice, wishesOf } from '../src/engine/explorer/parameters.ts';
import { scoresOf } from '../src/engine/explorer/score.ts';
import type { Statement } from '../src/engine/explorer/statement.ts';
import { PLACES } from '../src/engine/knowledge/places.ts';
import { allIndustries } from '../src/engine/knowledge/playbooks.ts';
import { libraryOf } from '../src/engine/library.ts';
import { packOf } from '../tests/engine/support/run.ts';
import { percentile, seeded } from './engine/measure.ts';

const DATE = '2026-11-20';
const LIBRARIES = await Promise.all(LANGUAGES.map(libraryOf));
const SETS = 200;
const random = seeded(41);
const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const some = (list: readonly { readonly name: string }[], most: number): string[] => [
  ...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => one(list).name)),
];
const maybe = <T>(value: T): T | undefined => (random() < 0.8 ? value : undefined);

const randomChoice = (): ExplorerChoice => ({
  industry: some(INDUSTRY_OPTIONS, 2),
  geography: [one(PLACES).name],
  background: maybe(some(BACKGROUND_OPTIONS, 2)),
  product_type: maybe(some(PRODUCT_OPTIONS, 2)),
  target_customer: maybe(some(CUSTOMER_OPTIONS, 3)),
  impact_focus: maybe(some(IMPACT_OPTIONS, 2)),
});
const explored = (choice: ExplorerChoice) =>
  explore({ choice, date: DATE }, packsToExplore(choice).map(packOf), LIBRARIES);
const listFor = (choice: ExplorerChoice): readonly Statement[] => explored(choice).statements;

/** Own words among them, as founders write them. */
const OWN: readonly ExplorerChoice[] = [
  { industry: ['Agriculture'], geography: ['Kenya'], target_customer: ['Other (please specify): beekeepers'] },
  { industry: ['Agriculture'], geography: ['Ghana'], target_customer: ['Other (please specify): fish farmers'] },
  { industry: ['Manufacturing'], geography: ['Senegal'], target_customer: ['Other (please specify): tailors'] },
  { industry: ['Transport'], geography: ['Uganda'], target_customer: ['Other (please specify): boda boda riders'] },
  { industry: ['Agriculture'], geography: ['Senegal'], target_customer: ['Other (please specify): pêcheurs'] },
  { geography: ['Zambia'], target_customer: ['Other (please specify): people with disabilities'] },
  { geography: ['Other (please specify): the Sahel'], industry: ['Water and sanitation'] },
  { industry: ['Insurance'], geography: ['Nigeria'], product_type: ['Other (please specify): drone'] },
  { industry: ['Jobs and skills'], geography: ['Malawi'], target_customer: ['Smallholder farmers'] },
];

function printList(): void {
  const sets = [...OWN, ...Array.from({ length: 40 - OWN.length }, randomChoice)];
  for (const [index, choice] of sets.entries()) {
    const { statements, notes } = explored(choice);
    const asked = Object.entries(choice).flatMap(([group, names]) => (names ? `${group}: ${names.join(' / ')}` : []));
    console.log(`\n## ${index + 1}. ${asked.join('; ')}`);
    for (const note of notes) console.log(`   Said: ${note}`);
    console.log(`   ${statements.length} ${statements.length === 1 ? 'problem' : 'problems'}`);
    for (const [at, s] of statements.slice(0, 3).entries())
      console.log(`${at + 1}. ${s.title}\n   ${s.rank_reason}\n   severity ${s.severity_score}`);
  }
}
if (argv.includes('list')) {
  printList();
  exit(0);
}

const faults: string[] = [];
const Wire = v.omit(ProblemStatement, ['id', 'created_at', 'generation_model']);
const empty = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) && (value.length === 0 || value.some(empty)));
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(textsOf)
      : typeof value === 'object' && value
        ? Object.values(value).flatMap(textsOf)
        : [];
const digits = /\{|\}|undefined|NaN/;

const playbooks = allIndustries().flatMap((p) => p.playbooks);
const lengths = Array.from({ length: SETS }, () => {
  const choice = randomChoice();
  const list = listFor(choice);
  const where = JSON.stringify(choice);
  if (list.length > 12) faults.push(`${list.length} problems for ${where}`);
  const wishes = wishesOf(
    choice,
    LIBRARIES.map(({ search }) => search),
  );
  const keys = list.flatMap(({ title, severity_score }) => {
    const playbook = playbooks.find((p) => p.title === title);
    const match = playbook && matchOf(playbook, wishes);
    return match
      ? [
          (match.people + match.trade) * 1e6 +
            match.trade * 1e5 +
            match.groups * 1e4 -
            match.missed.length * 1e3 +
            severity_score,
        ]
      : [];
  });
  if (keys.some((key, at) => key > (keys[at - 1] ?? key))) faults.push(`figures before people or trade for ${where}`);
  const urls = new Set(packsToExplore(choice).flatMap((iso3) => packOf(iso3).indicators.map((r) => r.code)));
  for (const statement of list) {
    const parsed = v.safeParse(Wire, statement);
    if (!parsed.success) faults.push(`${statement.title}: ${parsed.issues.map((i) => i.message).join()}`);
    for (const [field, value] of Object.entries(statement)) {
      if (empty(value)) faults.push(`${statement.title}: ${field} is empty`);
      if (textsOf(value).some((text) => digits.test(text))) faults.push(`${statement.title}: ${field} holds a slot`);
    }
    for (const { title, url } of statement.supporting_sources)
      if (!/^https:\/\//.test(url) || /\{/.test(url) || title === '' || urls.size === 0)
        faults.push(`${statement.title}: source ${title} ${url}`);
    if (!/^(?:For|About) .+ · .+/.test(statement.rank_reason))
      faults.push(`${statement.title}: the place is not explained`);
  }
  return list.length;
});

/** Who leads where nothing but industry and country is asked: no pain may lead a quarter of the countries. */
const leaders = INDUSTRY_OPTIONS.map(({ name }) => {
  const first = PLACES.map((p) => listFor({ industry: [name], geography: [p.name] })[0]?.title ?? '');
  const most = Math.max(...[...new Set(first)].map((title) => first.filter((f) => f === title).length));
  return { name, share: most / PLACES.length };
});

const rank = (values: readonly number[]): number[] => {
  const order = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Array<number>(values.length);
  for (const [place, index] of order.entries()) ranks[index] = place;
  return ranks;
};
const correlation = (a: readonly number[], b: readonly number[]): number => {
  const [x, y] = [rank(a), rank(b)];
  const mean = (x.length - 1) / 2;
  let top = 0;
  let left = 0;
  let right = 0;
  for (let i = 0; i < x.length; i++) {
    const [dx, dy] = [(x[i] ?? 0) - mean, (y[i] ?? 0) - mean];
    top += dx * dy;
    left += dx * dx;
    right += dy * dy;
  }
  return top / Math.sqrt(left * right);
};
const incomes = PLACES.flatMap((p) => {
  const income = packOf(p.iso3).indicators.find((r) => r.code === 'NY.GNP.PCAP.CD')?.value;
  return income === undefined ? [] : [{ iso3: p.iso3, income }];
});
const income = playbooks.map((playbook) =>
  Math.abs(
    correlation(
      incomes.map((c) => c.income),
      incomes.map((c) => scoresOf(playbook, packOf(c.iso3), 2026).severity),
    ),
  ),
);

/** Change one parameter: what stays of the first five. */
function stays(change: (choice: ExplorerChoice) => ExplorerChoice): number {
  const shares = Array.from({ length: 200 }, () => {
    const choice = {
      ...randomChoice(),
      background: [one(BACKGROUND_OPTIONS).name],
      product_type: [one(PRODUCT_OPTIONS).name],
      target_customer: [one(CUSTOMER_OPTIONS).name],
      impact_focus: [one(IMPACT_OPTIONS).name],
    };
    const before = listFor(choice)
      .slice(0, 5)
      .map((s) => s.title);
    const after = listFor(change(choice))
      .slice(0, 5)
      .map((s) => s.title);
    return before.filter((t) => after.includes(t)).length / Math.max(1, before.length);
  });
  return shares.reduce((a, b) => a + b, 0) / shares.length;
}
const other = <T extends { readonly name: string }>(list: readonly T[], now: string | undefined): string =>
  one(list.filter((o) => o.name !== now)).name;
const kept = {
  geography: stays((c) => ({ ...c, geography: [other(PLACES, c.geography?.[0])] })),
  industry: stays((c) => ({ ...c, industry: [other(INDUSTRY_OPTIONS, c.industry?.[0])] })),
  customer: stays((c) => ({ ...c, target_customer: [other(CUSTOMER_OPTIONS, c.target_customer?.[0])] })),
  background: stays((c) => ({ ...c, background: [other(BACKGROUND_OPTIONS, c.background?.[0])] })),
  product: stays((c) => ({ ...c, product_type: [other(PRODUCT_OPTIONS, c.product_type?.[0])] })),
};

const round = (n: number) => Math.round(n * 1000) / 1000;
for (const fault of faults.slice(0, 20)) console.log(`fault: ${fault}`);
const worst = [...leaders].sort((a, b) => b.share - a.share).slice(0, 4);
console.log(`leading most often: ${worst.map((w) => `${w.name} ${round(w.share)}`).join(', ')}`);
const value = {
  sets: SETS,
  faults: faults.length,
  eight_or_more: round(lengths.filter((n) => n >= 8).length / SETS),
  none: lengths.filter((n) => n === 0).length,
  lead_median: round(
    percentile(
      leaders.map((l) => l.share),
      0.5,
    ),
  ),
  lead_max: round(Math.max(...leaders.map((l) => l.share))),
  income_median: round(percentile(income, 0.5)),
  income_max: round(Math.max(...income)),
  first_five_that_stay: Object.fromEntries(Object.entries(kept).map(([name, share]) => [name, round(share)])),
};
const passed = faults.length === 0;
console.log(JSON.stringify({ ...value, passed }));
exit(passed ? 0 : 1);
