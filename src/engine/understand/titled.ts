import { INDUSTRY_PACKS } from '../knowledge/packs.ts';
import { fold } from '../text/clean.ts';

const plain = (text: string): string => fold(text).replace(/[’']/g, "'");

const TITLES: readonly (readonly [title: string, id: string])[] = INDUSTRY_PACKS.flatMap((pack) =>
  pack.pains.map((pain) => [plain(pain.title), pain.id] as const),
);

/** The pain whose title stands whole in the text, as the Explorer hands it over: there is nothing left to guess. */
export function titledPain(text: string): string | undefined {
  const words = plain(text);
  return TITLES.find(([title]) => words.includes(title))?.[1];
}
