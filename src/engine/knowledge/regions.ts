import { fold } from '../text/clean.ts';
import { REGIONS } from './places.ts';

const plain = (text: string): string =>
  ` ${fold(text)
    .replace(/[^a-z]+/g, ' ')
    .trim()} `;

/** The countries of every region that is named in it; empty where none is. */
export const regionIn = (text: string): readonly string[] => {
  const words = plain(text);
  return REGIONS.flatMap(({ names, countries }) =>
    names.some((name) => words.includes(plain(name))) ? countries : [],
  );
};
