import type { Asking } from '../../../content/schema/asking.ts';
import type { Playbook } from '../../../content/schema/playbook.ts';
import type { RefinerLines } from '../../../content/schema/refiner-lines.ts';
import { fill } from '../claims/fill.ts';
import { NO_COUNTRY } from '../country.ts';
import { slotsFor } from '../explorer/statement.ts';
import { playbookById } from '../knowledge/playbooks.ts';
import type { Library } from '../library.ts';
import { placesIn } from '../reading/answered-place.ts';
import { harmIn } from '../refusal/harm.ts';
import { refuseHarm } from '../refusal/in-words.ts';
import { hasWords } from '../refusal/other-texts.ts';
import { cleanText, quotable } from '../text/clean.ts';
import { capital, lowerStart, spelled } from '../text/words.ts';
import type { RefinerWords } from './lines.ts';
import { marksOf, total } from './marks.ts';
import { nearIdea } from './near.ts';

/** One problem that may lie behind an idea, as its playbook tells it. */
export interface Refinement {
  readonly statement: string;
  /** Whom the playbook tells of. */
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

/** Why a text is not refined or reworded; null where it may be. */
export function refusalOf(text: string, { asking }: { readonly asking: Asking }): string | null {
  if (!hasWords(text)) return asking.empty;
  const harm = harmIn(text);
  return harm === null ? null : refuseHarm(harm, asking);
}

const TITLE = 60;
/** The start of an idea, as its session is called. */
const startOf = (text: string): string =>
  text.length <= TITLE ? text : `${text.slice(0, TITLE).replace(/[\s,;:]+\S*$/, '')}…`;

/**
 * The playbooks near an idea, each as the problem that may lie behind it, best known first. Nothing is made up where none is
 * near: it says so, with three questions that find the problem. `basic` gives three. Pure.
 */
export function refine(idea: string, library: Library, words: RefinerWords, basic = false): Refined {
  const text = cleanText(idea);
  const refusal = refusalOf(text, library);
  if (refusal !== null) return { kind: 'refused', reason: refusal };
  const [place = ''] = placesIn(text, '', library).named;
  const results = nearIdea(text, library, words)
    .slice(0, basic ? BASIC_STATEMENTS : STATEMENTS)
    .flatMap((near): Refinement[] => {
      const playbook = playbookById(near.id);
      if (!playbook) return [];
      const marks = marksOf(text, library.language, near, place);
      return [
        {
          ...inPlaybookWords(playbook, library, words.told?.[near.id]),
          overall_score: total(marks),
          score_reasons: marks.map(({ label, points, of, why }) => `${label} ${points} of ${of}: ${why}`),
        },
      ];
    });
  if (results.length === 0) return { kind: 'refused', reason: library.asking.nothing_near };
  results.sort((a, b) => b.overall_score - a.overall_score);
  return { kind: 'refined', title: capital(startOf(quotable(text))), results };
}

/**
 * The line by which people recognise it, and the playbook's own people: an idea tells of a thing to build, and seldom of who
 * suffers from what, or where.
 */
function inPlaybookWords(
  playbook: Playbook,
  { seenIf, whoOf }: Library,
  told: RefinerLines[string] | undefined,
): Pick<Refinement, 'statement' | 'stakeholder' | 'assumptions'> {
  const slots = slotsFor(playbook, NO_COUNTRY);
  const anywhere = { ...slots, values: { ...slots.values, place: 'the area' } };
  const put = (template: string) =>
    fill(template, anywhere).replace(/\{\{n:(\d+)\}\}/g, (_, n: string) => spelled(Number(n)));
  return {
    statement: `${seenIf.get(playbook.id) ?? capital(put(playbook.short))}.`,
    stakeholder: whoOf.get(playbook.id) ?? put('{who}'),
    assumptions: told
      ? [
          `Peut-être parce que ${told.because} ; non, si ${told.not_if}`,
          `Peut-être que ${told.payer} paieraient pour en sortir`,
        ]
      : [
          ...playbook.causes
            .slice(0, 2)
            .map(({ text, sign }) => `Perhaps it happens because ${lowerStart(put(text))}; not if ${put(sign)}`),
          `Perhaps ${put('{payer}')} would pay for a way out`,
        ],
  };
}
