import { checkKits } from './read/check-kits.ts';
import type { Mistake } from './read/mistake.ts';
import { previewKit } from './read/preview-kit.ts';
import type { Language } from './schema/language.ts';

/** One collection of content: a folder with a schema of its own. A new one joins the command by a line below. */
interface Collection {
  readonly check: (root: string) => readonly Mistake[];
  /** The text of one entry, or nothing where the collection has none of that name. */
  readonly preview: (root: string, id: string, language: Language) => string | undefined;
}

export const COLLECTIONS: readonly Collection[] = [{ check: checkKits, preview: previewKit }];
