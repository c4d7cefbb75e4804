/*
 * npm run bench:engine [-- --sample 100]
 *
 * Writes a report for each of 54 countries × 19 industries from problems as people tell them, holds every report to the
 * checks that publishing holds it to, and pairs of reports to the bars on sameness. The last line is JSON.
 */
import { performance } from 'node:perf_hooks';
import { argv, exit } from 'node:process';
import { INDUSTRY_OPTIONS } from '../src/contract/explorer-options.ts';
import { checkReport } from '../src/engine/check/report.ts';
import { PLACES } from '../src/engine/knowledge/places.ts';
import { understand } from '../src/engine/understand/anchor.ts';
import { type Finished, packOf, research } from '../tests/engine/support/run.ts';
import { contentGrams, gramsOf, overlap, percentile, recurringMethod, seeded, unchanged } from './engine/measure.ts';
import { TOLD } from './engine/problems.ts';

const PAIRS = 2_000;
const MEDIAN_MS = 50;
const sampleAt = argv.indexOf('--sample');
const wanted = sampleAt > 0 ? Number(argv[sampleAt + 1]) : Number.POSITIVE_INFINITY;

interface Case {
  readonly iso3: string;
  readonly industry: string;
  readonly text: string;
}

const isFrench = (iso3: string): boolean => packOf(iso3).languages.includes('French');

function toldIn(industry: string, at: number): Case {
  const place = PLACES[at];
  const texts = TOLD[industry] ?? [];
  if (!place) throw new Error('No such place');
  const french = texts.length - 1;
  const pick = (at + industry.length) % texts.length;
  const text = texts[pick === french && !isFrench(place.iso3) ? (at + 1) % french : pick] ?? '';
  const town = place.cities[at % Math.min(4, place.cities.length)] ?? place.name;
  return { iso3: place.iso3, industry, text: text.replaceAll('{T}', town).replaceAll('{C}', place.name) };
}

const random = seeded(20_261_121);
const all = PLACES.flatMap((_, at) => INDUSTRY_OPTIONS.map(({ id }) => toldIn(id, at)));
const cases = wanted < all.length ? [...all].sort(() => random() - 0.5).slice(0, wanted) : all;

const began = performance.now();
const times: number[] = [];
const done: { readonly of: Case; readonly finished: Finished; readonly grams: Set<string> }[] = [];
const results = new Map<string, { values: number[]; bar: number; failed: string[] }>();
const note = (name: string, value: number, bar: number, ok: boolean, where: string) => {
  const entry = results.get(name) ?? { values: [], bar, failed: [] };
  entry.values.push(value);
  if (!ok) entry.failed.push(where);
  results.set(name, entry);
};

for (const of of cases) {
  const where = `${of.iso3} ${of.industry}: ${of.text.slice(0, 90)}`;
  const start = performance.now();
  let finished: Finished;
  try {
    finished = research(of.text);
  } catch (error) {
    note('a report is published', 0, 1, false, `${where} — ${String(error).slice(0, 400)}`);
    continue;
  }
  times.push(performance.now() - start);
  note('a report is published', 1, 1, true, where);
  note('the country is understood', Number(finished.content.metadata.countries[0] === of.iso3), 0.98, true, where);
  note('the industry is understood', Number(finished.content.metadata.industry === of.industry), 0.7, true, where);
  for (const check of checkReport(finished.content, finished.claims, finished.packs))
    note(check.name, check.value, check.bar, check.ok, `${where} — ${check.detail.slice(0, 3).join(' | ')}`);
  done.push({ of, finished, grams: contentGrams(finished) });
}

/** Pairs of one kind; a draw that does not fit is drawn again. */
function pairsOf(kind: (a: Case, b: Case) => boolean, count: number) {
  const pairs: (readonly [(typeof done)[number], (typeof done)[number]])[] = [];
  for (let tries = 0; pairs.length < count && tries < count * 400 && done.length > 1; tries++) {
    const a = done[Math.floor(random() * done.length)];
    const b = done[Math.floor(random() * done.length)];
    if (a && b && a !== b && kind(a.of, b.of)) pairs.push([a, b]);
  }
  return pairs;
}

interface Line {
  readonly value: number;
  readonly bar: number;
  readonly ok: boolean;
  readonly detail?: unknown;
}
const checks: Record<string, Line> = {};
const round = (n: number) => Math.round(n * 1000) / 1000;

const KINDS = [
  ['overlap of unrelated problems', 0.05, (a: Case, b: Case) => a.iso3 !== b.iso3 && a.industry !== b.industry],
  ['overlap in one country, other problem', 0.2, (a: Case, b: Case) => a.iso3 === b.iso3 && a.industry !== b.industry],
  ['overlap in one industry, other country', 0.5, (a: Case, b: Case) => a.iso3 !== b.iso3 && a.industry === b.industry],
] as const;
for (const [name, bar, kind] of KINDS) {
  const pairs = pairsOf(kind, Math.ceil(PAIRS / KINDS.length));
  const shares = pairs.map(([a, b]) => ({
    share: overlap(a.grams, b.grams),
    of: `${a.of.iso3} ${a.of.text.slice(0, 60)} / ${b.of.iso3} ${b.of.text.slice(0, 60)}`,
  }));
  const values = shares.map((s) => s.share);
  const worst = [...shares].sort((a, b) => b.share - a.share)[0];
  const p95 = percentile(values, 0.95);
  checks[name] = {
    value: round(p95),
    bar,
    ok: p95 <= bar,
    detail: {
      pairs: pairs.length,
      median: round(percentile(values, 0.5)),
      max: round(worst?.share ?? 0),
      over: values.filter((s) => s > bar).length,
      worst: worst?.of,
    },
  };
}

const methods = done.map((d) => gramsOf(d.finished.content.recommendations));
const method = done.map((d, i) => {
  const others = new Set<string>();
  for (let k = 0; k < 4; k++) {
    const at = Math.floor(random() * done.length);
    const other = done[at];
    if (other && at !== i && other.of.industry !== d.of.industry && other.of.iso3 !== d.of.iso3)
      for (const gram of methods[at] ?? []) others.add(gram);
  }
  return recurringMethod(d.finished, others);
});
checks['words of method that recur elsewhere'] = {
  value: round(percentile(method, 0.95)),
  bar: 0.15,
  ok: percentile(method, 0.95) <= 0.15,
  detail: { max: round(Math.max(0, ...method)) },
};

/** Some sixty reports once more with one part of the question changed. */
function changedBy(
  name: string,
  change: (d: (typeof done)[number]) => string | null,
  depends: Parameters<typeof unchanged>[2],
) {
  let dependent = 0;
  let same = 0;
  for (const d of done.filter((_, i) => i % Math.max(1, Math.floor(done.length / 60)) === 0)) {
    const text = change(d);
    if (text === null) continue;
    try {
      const counted = unchanged(d.finished, research(text), depends);
      dependent += counted.dependent;
      same += counted.same;
    } catch {
      // Counted above where it belongs: a report that cannot be written.
    }
  }
  const value = dependent === 0 ? 1 : 1 - same / dependent;
  checks[name] = { value: round(value), bar: 0.9, ok: value >= 0.9, detail: { dependent } };
}
changedBy(
  'claims that change with the country',
  ({ of }) => {
    const at = PLACES.findIndex((p) => p.iso3 === of.iso3);
    const [place, other] = [PLACES[at], PLACES[(at + 17) % PLACES.length]];
    if (!place || !other) return null;
    return [...place.cities, place.name].reduce(
      (t, name) => t.replaceAll(name, other.cities[0] ?? other.name),
      of.text,
    );
  },
  (c) => c.evidence.some((e) => !e.startsWith('calc')) || c.slots.includes('place') || c.slots.includes('country'),
);
changedBy(
  'claims that change with the customer',
  ({ of }) => {
    const { anchor, whoFound } = understand(of.text);
    const at = of.text.toLowerCase().indexOf(anchor.who.value.toLowerCase());
    if (!whoFound || at < 0) return null;
    return `${of.text.slice(0, at)}night guards${of.text.slice(at + anchor.who.value.length)}`;
  },
  (c) => c.slots.includes('who'),
);

for (const [name, { values, bar, failed }] of results) {
  const isShare = name.endsWith('is understood');
  const value = isShare
    ? values.reduce((a, b) => a + b, 0) / values.length
    : name.startsWith('share of the largest') || name.startsWith('Flesch')
      ? Math.max(...values)
      : Math.min(...values);
  checks[name] = {
    value: round(value),
    bar,
    ok: isShare ? value >= bar : failed.length === 0,
    ...(failed.length > 0 && { detail: { failed: failed.length, such: failed.slice(0, 6) } }),
  };
}
const p50 = percentile(times, 0.5);
// A sample runs beside other tests, where the clock says nothing about the engine.
if (sampleAt < 0) checks['median milliseconds a report'] = { value: round(p50), bar: MEDIAN_MS, ok: p50 < MEDIAN_MS };

for (const [name, { value, bar, ok, detail }] of Object.entries(checks))
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}: ${value} (bar ${bar})${detail ? ` ${JSON.stringify(detail)}` : ''}`);
const passed = Object.values(checks).every((c) => c.ok);
console.log(
  JSON.stringify({
    reports: done.length,
    passed,
    checks: Object.fromEntries(Object.entries(checks).map(([name, { value, bar, ok }]) => [name, { value, bar, ok }])),
    p50_ms: round(p50),
    p95_ms: round(percentile(times, 0.95)),
    seconds: round((performance.now() - began) / 1000),
  }),
);
exit(passed ? 0 : 1);
