import type { Asking } from '../../../content/schema/asking.ts';
import { fill, slotsOf } from '../claims/fill.ts';
import { NO_COUNTRY } from '../country.ts';
import type { Playbook } from '../knowledge/playbooks.ts';
import { playbookById } from '../knowledge/playbooks.ts';
import type { Library } from '../library.ts';
import { readIdea } from '../reading/read.ts';
import type { Reading } from '../reading/types.ts';
import { harmIn } from '../refusal/harm.ts';
import { hasWords } from '../refusal/other-texts.ts';
import { cleanText } from '../text/clean.ts';
import { capital, lowerStart, spelled } from '../text/words.ts';
import type { CountryPack } from '../types.ts';
import { type Mark, marksOf, total } from './marks.ts';

/** One problem that may lie behind an idea, as its playbook tells it. */
export interface Refinement {
  readonly statement: string;
  readonly stakeholder: string;
  readonly assumptions: string[];
  /** 0 to 100: what is known, not how good the idea is. */
  readonly overall_score: number;
  readonly score_reasons: string[];
}

export type Refined =
  | { readonly kind: 'refined'; readonly title: string; readonly results: readonly Refinement[] }
  | { readonly kind: 'refused'; readonly reason: string };

const STATEMENTS = 5;
const BASIC_STATEMENTS = 3;

/** ISO3 of the pack the refiner can use; none where the idea names no country. */
export const packsToRefine = (idea: string, library: Library): readonly string[] =>
  readIdea(cleanText(idea), library).countries.slice(0, 1);

/** Why a text is not refined or reworded; null where it may be. */
export function refusalOf(text: string, { asking }: { readonly asking: Asking }): string | null {
  return hasWords(text) ? harmIn(text) : asking.empty;
}

/**
 * The playbooks nearest to an idea, each as the problem that may lie behind it, best known first. Nothing is made up where
 * none is near: it says so, with three questions that find the problem. `basic` gives three. Pure.
 */
export function refine(idea: string, packs: readonly CountryPack[], library: Library, basic = false): Refined {
  const text = cleanText(idea);
  const refusal = refusalOf(text, library);
  if (refusal !== null) return { kind: 'refused', reason: refusal };
  const found = readIdea(text, library);
  const near = found.near.slice(0, basic ? BASIC_STATEMENTS : STATEMENTS);
  const home = packs.find((p) => p.iso3 === found.countries[0]) ?? NO_COUNTRY;
  const results = near.flatMap(({ id, covers }) => {
    const playbook = playbookById(id);
    if (!playbook) return [];
    return [{ name: playbook.pack.name, of: refinement(playbook, found.reading(playbook), covers, home, library) }];
  });
  if (results.length === 0) return { kind: 'refused', reason: library.asking.nothing_near };
  results.sort((a, b) => b.of.overall_score - a.of.overall_score);
  return { kind: 'refined', title: capital(results[0]?.name ?? ''), results: results.map(({ of }) => of) };
}

function refinement(
  { pain }: Playbook,
  reading: Reading,
  covers: number,
  home: CountryPack,
  { language, seenIf }: Library,
): Refinement {
  const slots = slotsOf(reading, home);
  const put = (template: string) =>
    fill(template, slots).replace(/\{\{n:(\d+)\}\}/g, (_, n: string) => spelled(Number(n)));
  const marks = marksOf(reading, covers);
  const [cause] = pain.causes;
  const inEnglish = [
    cause ? `It happens because ${lowerStart(put(cause.text))}; not if ${put(cause.sign)}` : '',
    capital(put(pain.tests[0]?.hypothesis ?? '').replace(/\.$/, '')),
    `${capital(put('{payer}'))} would pay for a way out`,
  ];
  return {
    statement: language === 'en' ? `${capital(put(pain.problem))}.` : (seenIf.get(pain.id) ?? put(pain.problem)),
    stakeholder: put('{who}'),
    assumptions: language === 'en' ? inEnglish.filter((a) => a !== '') : [],
    overall_score: total(marks),
    score_reasons: marks.map(({ label, points, of, why }: Mark) => `${label} ${points} of ${of}: ${why}`),
  };
}
