import type { RefinerAbout, RefinerLines } from '../../../content/schema/refiner-lines.ts';
import type { Library } from '../library.ts';

/** What only the Refiner knows of the playbooks. */
export interface RefinerWords {
  /** By playbook: English words of its people, their trade and their things. */
  readonly about: RefinerAbout;
  /** What is assumed, in the idea's language; null for English, which the playbooks are written in, and where nobody wrote it yet. */
  readonly told: RefinerLines | null;
}

export async function refinerWordsOf({ language }: Pick<Library, 'language'>): Promise<RefinerWords> {
  const [{ default: about }, told] = await Promise.all([
    import('../../../content/compiled/refiner-en.json', { with: { type: 'json' } }),
    language === 'fr' ? import('../../../content/compiled/refiner-fr.json', { with: { type: 'json' } }) : null,
  ]);
  return { about: about as RefinerAbout, told: told ? (told.default as RefinerLines) : null };
}
