import type { Cause } from '../knowledge/pack-types.ts';
import { harmIn } from '../refusal/harm.ts';
import { hasWords, REFUSE_EMPTY } from '../refusal/other-texts.ts';
import { cleanText } from '../text/clean.ts';
import { capital, lowerStart } from '../text/words.ts';
import type { CountryPack } from '../types.ts';
import { understand } from '../understand/anchor.ts';
import { putter, slotsForIdea } from './refine.ts';

export interface Variant {
  readonly statement: string;
  /** What it takes in and what it leaves out. */
  readonly scope: string;
  /** What is changed, and what that does to what is known. */
  readonly changed: string;
}

export type Variants =
  | { readonly kind: 'reworded'; readonly variants: readonly Variant[] }
  | { readonly kind: 'refused'; readonly reason: string };

/** Rewordings of a problem with another scope: narrower, another cause, who pays, wider. Pure (design: Refiner). */
export function reword(problem: string, packs: readonly CountryPack[]): Variants {
  const text = cleanText(problem);
  if (!hasWords(text)) return { kind: 'refused', reason: REFUSE_EMPTY };
  const harm = harmIn(text);
  if (harm !== null) return { kind: 'refused', reason: harm };
  const u = understand(problem);
  const { anchor } = u;
  // A founder's own account is quoted in reports; what can be reworded is the kind of trouble it tells.
  const pain = anchor.plain ? u.kind : u.pain;
  const home = packs.find((p) => p.iso3 === anchor.countries[0]) ?? null;
  const slots = slotsForIdea(u, home);
  const put = putter(slots);
  const event = put(pain.sizing.event[0]);
  const where = put('{place}');
  const narrowed = (statement: string) =>
    statement.includes(` in ${where}`)
      ? statement.replace(` in ${where}`, ` in one quarter of ${where}`)
      : `${statement}, in one quarter first`;
  const whole = lowerStart(put(pain.problem));
  const [cause, second] = pain.causes.filter((c) => !anchor.causes.includes(c.id));
  const [moment = ''] = put(pain.where).split(', ');
  const variants: Variant[] = [
    {
      statement: `${capital(narrowed(whole))}.`,
      scope: `one quarter, and one moment: ${moment}`,
      changed: `Narrower: it can be counted on foot in days. Narrowing proves nothing; five people who tell you the last ${event} and what it cost would.`,
    },
  ];
  // A problem that names its own cause is told with the other one in its place.
  const [trouble = whole] = whole.split(' because ');
  const because = (one: Cause, scope: string): Variant => ({
    statement: `${capital(trouble)} because ${lowerStart(put(one.text))}.`,
    scope,
    changed: `Another cause: ${put(one.why)}. It is not the cause if ${put(one.sign)}.`,
  });
  if (cause) variants.push(because(cause, 'the same people, one cause'));
  const payer = put('{payer}');
  if (payer !== put('{who}'))
    variants.push({
      statement: `${capital(payer)} in ${where} lose money or custom each time this happens: ${whole}.`,
      scope: `the side that pays: ${payer}`,
      changed: `The payer’s side: it holds only if ${payer} lose by the next ${event}. Ask them what the last one cost.`,
    });
  else if (second) variants.push(because(second, 'the same people, a second cause'));
  const alternative = pain.alternatives[0];
  if (alternative)
    variants.push({
      statement: `${capital(put('{who}'))} in ${where} still do this today, and it fails them: ${lowerStart(put(alternative.text))}.`,
      scope: 'the way out that people use today',
      changed: `The habit. Its draw: ${put(alternative.draw)}. Its limit: ${put(alternative.limit)}. A remedy has to beat it.`,
    });
  return { kind: 'reworded', variants };
}
