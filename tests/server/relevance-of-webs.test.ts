import { expect, it } from 'vitest';
import { readProblem } from '../../bench/research/problems.ts';
import { pickPassages } from '../../server/documents/passages.ts';
import { readDocument } from '../../server/documents/read-document.ts';
import { ALL_SKIPPED } from '../../server/research/engine/all-skipped.ts';
import { evidenceEngine } from '../../server/research/engine/engine.ts';
import type { LookUpPlan } from '../../server/research/look-up/look-up-plan.ts';
import { lineOf } from '../engine/support/run.ts';
import { realPacks } from '../support/client-with-packs.ts';

const PLACES = {
  'float-senegal': ['Senegal', 'Dakar'],
  'milk-kenya': ['Kenya', 'Nakuru'],
  'boda-uganda': ['Uganda', 'Kampala'],
  'tomatoes-ghana': ['Ghana', 'Kumasi'],
} as const;
type Name = keyof typeof PLACES;
const NAMES = Object.keys(PLACES) as Name[];

async function planOf(name: Name): Promise<LookUpPlan> {
  const { query, playbook, answers } = readProblem(name);
  const engine = evidenceEngine(realPacks);
  const given = { query, answers: { ...ALL_SKIPPED, nearest: lineOf(playbook), ...answers }, date: '2026-11-20' };
  const domain = await engine.runStep('domain', given, {}, new AbortController().signal);
  const plan = await engine.planLookUp({ domain: domain.kind === 'done' ? domain.output : null });
  if (plan === null) throw new Error(`${name} is not looked up`);
  return plan;
}

/** The quotes that a plan finds in the pages of a web, moved to the country and town of `to`. */
async function quotesIn(name: Name, to: Name, { terms }: LookUpPlan): Promise<string[]> {
  const [[country, town], [own, ownTown]] = [PLACES[name], PLACES[to]];
  const moved = (text: string) => text.replaceAll(country, own).replaceAll(town, ownTown).replaceAll('Sénégal', own);
  const pages = readProblem(name).pages.filter(
    ({ repeat, type }) => repeat === 1 && type !== 'application/octet-stream',
  );
  const quotes = pages.map(async ({ title, date, body, url }) => {
    const type = /<(?:html|p)\b/i.test(body) ? 'text/html' : 'text/plain';
    const document = await readDocument(Buffer.from(moved(body)), type, url);
    const about = { title: moved(title), country: own, published: date };
    return pickPassages(document, about, terms).map(({ quote }) => quote);
  });
  return (await Promise.all(quotes)).flat();
}

it.each(NAMES)(
  'what is written on other troubles of the same place is not quoted for %s',
  { timeout: 60_000 },
  async (name) => {
    const plan = await planOf(name);
    expect((await quotesIn(name, name, plan)).length).toBeGreaterThan(3);
    for (const other of NAMES.filter((one) => one !== name)) expect(await quotesIn(other, name, plan)).toEqual([]);
  },
);
