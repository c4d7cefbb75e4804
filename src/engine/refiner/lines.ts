import type { RefinerLines } from '../../../content/schema/refiner-lines.ts';
import type { Library } from '../library.ts';

/** What the playbooks say to an idea in its own language; null for English, which they are written in, and where nobody wrote it yet. */
export async function refinerLinesOf({ language }: Pick<Library, 'language'>): Promise<RefinerLines | null> {
  if (language !== 'fr') return null;
  const { default: lines } = await import('../../../content/compiled/refiner-fr.json', { with: { type: 'json' } });
  return lines as RefinerLines;
}
