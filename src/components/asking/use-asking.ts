import { useTexts } from '../../hooks/use-texts.ts';
import { catalogue } from '../../lib/catalogue.ts';
import { directionOf } from '../../lib/locale.ts';
import { type Asking, asking } from './messages/en.ts';

const ASKING = catalogue<Asking>(asking, {
  fr: () => import('./messages/fr.ts').then((m) => m.asking),
  sw: () => import('./messages/sw.ts').then((m) => m.asking),
  pt: () => import('./messages/pt.ts').then((m) => m.asking),
  ar: () => import('./messages/ar.ts').then((m) => m.asking),
});

/** For an element that holds texts of the catalogue. */
export interface Frame {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * What is said around questions in the founder's language. The direction is that of the questions from the start, so that
 * nothing changes sides when the texts arrive.
 */
export function useAsking(language: string): { readonly texts: Asking; readonly frame: Frame } {
  const { texts, locale } = useTexts(ASKING, language);
  return { texts, frame: { lang: locale, dir: directionOf(language) } };
}
