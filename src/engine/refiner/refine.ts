import type { Asking } from '../../../content/schema/asking.ts';
import type { RefinerLines } from '../../../content/schema/refiner-lines.ts';
import { fill } from '../claims/fill.ts';
import { NO_COUNTRY } from '../country.ts';
import { inCountry, slotsFor } from '../explorer/statement.ts';
import type { Playbook } from '../knowledge/playbooks.ts';
import { playbookById } from '../knowledge/playbooks.ts';
import type { Library } from '../library.ts';
import { readIdea } from '../reading/read.ts';
import type { Found } from '../reading/search.ts';
import type { Reading } from '../reading/types.ts';
import { harmIn } from '../refusal/harm.ts';
import { refuseHarm } from '../refusal/in-words.ts';
import { hasWords } from '../refusal/other-texts.ts';
import { cleanText, quotable } from '../text/clean.ts';
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
  if (!hasWords(text)) return asking.empty;
  const harm = harmIn(text);
  return harm === null ? null : refuseHarm(harm, asking);
}

/** What an idea is about beside its being an idea: 'an app for …'. */
const SAYS_IDEA =
  /(?<!\p{L})(?:apps?|application|platforms?|plate-?formes?|websites?|web|sites?|marketplace|start-?ups?|business|company|ideas?|id[ée]es?|projet|project|services?|online|digital|money|argent|people|gens|want|wants|veux|build|create|créer|creer|make|help|helps|aider|find|good|big|new|test|can't|cannot|because|somebody|someone|billion|million|dollars?|uber|blockchain|ai|chatbot)(?!\p{L})/giu;
/** Of the nearest one's weight: what lies further off is met by single words alone. */
const NEAR_PART = 0.5;
/**
 * What makes a problem near an idea; set on 80 ideas of strangers. A problem that is not the one behind it costs a founder more
 * than three questions that find it.
 */
const NEAR: readonly { readonly score: number; readonly covers: number }[] = [
  { score: 58, covers: 0.3 },
  /** So much weight is near enough, however much else an idea tells … */
  { score: 120, covers: 0 },
  /** … and in a short one less of it, where nearly half of the words are met. */
  { score: 45, covers: 0.4 },
  { score: 28, covers: 0.45 },
];

/** Playbooks that an idea is near, by what is left of it without the words for the idea itself. */
function nearIdea(text: string, library: Library): readonly Found[] {
  const near = readIdea(text.replace(SAYS_IDEA, ' '), library).near;
  const [best] = near;
  return near.filter(
    ({ score, covers }) =>
      score >= NEAR_PART * (best?.score ?? 0) && NEAR.some((near) => score >= near.score && covers >= near.covers),
  );
}

const TITLE = 60;
/** The start of an idea, as its session is called. */
const startOf = (text: string): string =>
  text.length <= TITLE ? text : `${text.slice(0, TITLE).replace(/[\s,;:]+\S*$/, '')}…`;

/**
 * The playbooks nearest to an idea, each as the problem that may lie behind it, best known first. Nothing is made up where
 * none is near: it says so, with three questions that find the problem. `basic` gives three. `told`: what the playbooks say in
 * the idea's language where it is not English. Pure.
 */
export function refine(
  idea: string,
  packs: readonly CountryPack[],
  library: Library,
  basic = false,
  told: RefinerLines | null = null,
): Refined {
  const text = cleanText(idea);
  const refusal = refusalOf(text, library);
  if (refusal !== null) return { kind: 'refused', reason: refusal };
  const found = readIdea(text, library);
  const near = nearIdea(text, library).slice(0, basic ? BASIC_STATEMENTS : STATEMENTS);
  const home = packs.find((p) => p.iso3 === found.countries[0]) ?? null;
  const results = near.flatMap(({ id, covers }) => {
    const playbook = playbookById(id);
    return playbook
      ? [refinement(playbook, found.reading(playbook), covers, /\d/.test(text), home, library, told?.[id] ?? null)]
      : [];
  });
  if (results.length === 0) return { kind: 'refused', reason: library.asking.nothing_near };
  results.sort((a, b) => b.overall_score - a.overall_score);
  return { kind: 'refined', title: capital(startOf(quotable(text))), results };
}

/** The playbook's own people and things: an idea tells of a thing to build, and seldom of who suffers from what. */
function refinement(
  { pain }: Playbook,
  reading: Reading,
  covers: number,
  hasNumber: boolean,
  home: CountryPack | null,
  { seenIf, whoOf }: Library,
  told: RefinerLines[string] | null,
): Refinement {
  const slots = slotsFor(pain, home ?? NO_COUNTRY);
  const place = { ...slots, values: { ...slots.values, place: 'your area' } };
  const put = (template: string) => {
    const words = fill(template, home ? slots : place).replace(/\{\{n:(\d+)\}\}/g, (_, n: string) =>
      spelled(Number(n)),
    );
    return home ? inCountry(words, home) : words;
  };
  const marks = marksOf(reading, covers, hasNumber);
  const assumed = pain.causes
    .slice(0, 2)
    .map(({ text, sign }) => `Perhaps it happens because ${lowerStart(put(text))}; not if ${put(sign)}`);
  return {
    statement: told ? `${seenIf.get(pain.id) ?? ''}.` : `${capital(put(pain.problem))}.`,
    stakeholder: (told && whoOf.get(pain.id)) || put('{who}'),
    assumptions: told
      ? [
          `Peut-être parce que ${told.because} ; non, si ${told.not_if}`,
          `Peut-être que ${told.payer} paieraient pour en sortir`,
        ]
      : [...assumed, `Perhaps ${put('{payer}')} would pay for a way out`],
    overall_score: total(marks),
    score_reasons: marks.map(({ label, points, of, why }: Mark) => `${label} ${points} of ${of}: ${why}`),
  };
}
