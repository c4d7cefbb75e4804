import type { Cause, Playbook } from '../../../content/schema/playbook.ts';
import type { FoundNote } from '../../contract/found.ts';
import { playbookById, titledPlaybook } from '../knowledge/playbooks.ts';
import type { Library } from '../library.ts';
import { fold } from '../text/clean.ts';
import { wordsOf } from './questions.ts';
import { recognise } from './recognise.ts';
import type { Answers, Open } from './slots.ts';
import type { KitReading, Reading } from './types.ts';

export type Chosen =
  | { readonly kind: 'ask'; readonly open: Open }
  | { readonly kind: 'none'; readonly near?: KitReading['near'] }
  | { readonly kind: 'found'; readonly playbook: Playbook; readonly state: Reading['playbookState'] };

/** The playbook that a text or an answer means; what to ask where it may be several. */
export function choosePlaybook(text: string, answers: Answers, library: Library, found: readonly FoundNote[]): Chosen {
  const chosen = nearestPlaybook(text, answers, library, found);
  if (chosen.kind !== 'found') return chosen;
  const cause = tappedCause(chosen.playbook, answers, library);
  if (cause?.apart === undefined) return chosen;
  const theirs = cause.apart === true ? undefined : playbookById(cause.apart);
  return theirs
    ? { kind: 'found', playbook: theirs, state: 'led' }
    : { kind: 'none', near: { playbook: chosen.playbook.id, cause: cause.id } };
}

function nearestPlaybook(text: string, answers: Answers, library: Library, found: readonly FoundNote[]): Chosen {
  const { search, lineOf, asking: texts } = library;
  const { taken, offered } = recognise(search, text);
  const playbookOf = (id: string | undefined, state: Reading['playbookState']): Chosen => {
    const playbook = id ? playbookById(id) : undefined;
    return playbook ? { kind: 'found', playbook, state } : { kind: 'none' };
  };
  const tapped = tappedIn(answers, library);
  if (tapped) return playbookOf(tapped, 'answered');
  if (isAnother(answers, library)) return { kind: 'none' };
  if (answers.nearest === undefined) {
    const titled = titledPlaybook(text);
    if (titled) return { kind: 'found', playbook: titled, state: 'answered' };
    if (taken) return playbookOf(taken, 'given');
    if (offered.length === 0) return { kind: 'none' };
    const choices = offered.flatMap((id) => lineOf.get(id) ?? []);
    return {
      kind: 'ask',
      open: {
        slot: 'nearest',
        text: texts.nearest,
        why: texts.nearest_why,
        choices: [...choices, texts.none_of_these],
      },
    };
  }
  const answer = fold(answers.nearest.trim());
  if (answer === '' || answer === fold(texts.none_of_these)) {
    // What was found since may tell what the first words did not.
    const since = found.length > 0 ? recognise(search, [text, ...wordsOf(found)].join('\n')).taken : null;
    return playbookOf(since ?? undefined, 'given');
  }
  // In the founder's own words: they tell what the first text did not.
  const again = recognise(search, `${text}\n${answers.nearest}`);
  return playbookOf(again.taken ?? undefined, 'given');
}

/** None of the causes was theirs: the playbook is not, either. */
export const isAnother = ({ cause }: Answers, { asking: texts }: Library): boolean =>
  fold((cause ?? '').trim()) === fold(texts.another_trouble);

/** The playbook whose line was tapped last: among those offered, or among all where the kind of trouble is asked for. */
export function tappedIn(answers: Answers, library: Library): string | undefined {
  const lines = [...library.lineOf, ...library.seenIf];
  return (
    lineTapped(answers.kind, lines) ?? (isAnother(answers, library) ? undefined : lineTapped(answers.nearest, lines))
  );
}

/** The playbook whose line was tapped; of an older question, the line without the people. */
function lineTapped(
  answer: string | undefined,
  lines: readonly (readonly [id: string, line: string])[],
): string | undefined {
  const words = fold((answer ?? '').trim());
  return words === '' ? undefined : lines.find(([, line]) => fold(line) === words)?.[0];
}

/** The cause whose line was tapped. */
export const tappedCause = (playbook: Playbook, { cause = '' }: Answers, { causesOf }: Library): Cause | undefined =>
  playbook.causes[causesOf(playbook.id).findIndex((text) => fold(text) === fold(cause.trim()))];
