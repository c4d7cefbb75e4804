/*
 * npm run bench:explorer
 *
 * Lists of problems for 200 random sets of parameters: every field filled, every source resolved, the ranking explained,
 * lists of other countries and industries different. Then the numbers that show whether the ranking is worth something
 * (design: five failure modes). The last line is JSON.
 */
import { exit } from 'node:process';
import * as v from 'valibot';
import { ProblemStatement } from '../src/contract/explorer.ts';
import {
  BACKGROUND_OPTIONS,
  CUSTOMER_OPTIONS,
  IMPACT_OPTIONS,
  INDUSTRY_OPTIONS,
  PRODUCT_OPTIONS,
} from '../src/contract/explorer-options.ts';
import { explore, packsToExplore } from '../src/engine/explorer/explore.ts';
import { type ExplorerChoice, wishesOf } from '../src/engine/explorer/parameters.ts';
import { scoresOf } from '../src/engine/explorer/score.ts';
import type { Statement } from '../src/engine/explorer/statement.ts';
import { PLACES } from '../src/engine/knowledge/places.ts';
import { allIndustries } from '../src/engine/knowledge/playbooks.ts';
import { packOf } from '../tests/engine/support/run.ts';
import { gramsOf, overlap, percentile, seeded } from './engine/measure.ts';

const DATE = '2026-11-20';
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
const listFor = (choice: ExplorerChoice): readonly Statement[] =>
  explore({ choice, date: DATE }, packsToExplore(choice).map(packOf)).statements;

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

const lists = Array.from({ length: SETS }, () => {
  const choice = randomChoice();
  const list = listFor(choice);
  const where = JSON.stringify(choice);
  if (list.length < 5 || list.length > 10) faults.push(`${list.length} problems for ${where}`);
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
    if (!/quality \d+ of 100/.test(statement.rank_reason))
      faults.push(`${statement.title}: the place is not explained`);
    for (const [figure] of statement.description.matchAll(/of the 54 African/g)) if (!figure) faults.push('impossible');
  }
  return {
    choice,
    list,
    grams: gramsOf(
      list
        .map((s) =>
          [
            s.title,
            s.description,
            ...s.root_causes,
            ...s.potential_effects,
            ...s.stakeholders,
            ...s.success_metrics,
          ].join('. '),
        )
        .join('\n'),
    ),
  };
});

const apart = lists.flatMap((a, i) =>
  lists.slice(i + 1).flatMap((b) => {
    const industries = (c: ExplorerChoice) => wishesOf(c).industries;
    const differ =
      a.choice.geography?.[0] !== b.choice.geography?.[0] &&
      !industries(a.choice).some((id) => industries(b.choice).includes(id));
    return differ ? [overlap(a.grams, b.grams)] : [];
  }),
);

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
const nobody = wishesOf({});
const pains = allIndustries().flatMap((p) => p.pains);
const income = pains.map((pain) =>
  Math.abs(
    correlation(
      incomes.map((c) => c.income),
      incomes.map((c) => scoresOf(pain, packOf(c.iso3), nobody, 2026).severity),
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
  overlap_p95: round(percentile(apart, 0.95)),
  overlap_max: round(Math.max(...apart)),
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
const passed = faults.length === 0 && value.overlap_max <= 0.2;
console.log(JSON.stringify({ ...value, passed }));
exit(passed ? 0 : 1);
