import compiled from '../../../content/compiled/names.json' with { type: 'json' };
import type { NameWords } from '../../../content/schema/name-words.ts';
import { fold } from '../text/clean.ts';
import { tokenize } from '../text/match.ts';

const ALL: readonly NameWords[] = Object.values(compiled);

/** Words with a capital that name nobody, of all languages, folded: those of the lists asked for. */
export const namingNobody = (...lists: readonly (keyof NameWords)[]): string[] =>
  ALL.flatMap((words) => lists.flatMap((list) => words[list])).flatMap((word) =>
    tokenize(fold(word)).map((token) => token.word),
  );
