import { useTexts } from '../../hooks/use-texts.ts';
import { catalogue } from '../../lib/catalogue.ts';
import { directionOf } from '../../lib/locale.ts';
import { type KitTexts, kit } from './kit-messages/en.ts';

const KIT = catalogue<KitTexts>(kit, {
  fr: () => import('./kit-messages/fr.ts').then((m) => m.kit),
  sw: () => import('./kit-messages/sw.ts').then((m) => m.kit),
  pt: () => import('./kit-messages/pt.ts').then((m) => m.kit),
  ar: () => import('./kit-messages/ar.ts').then((m) => m.kit),
});

/** What stands on and around a starter kit, in its founder's language; `frame` goes onto the element that holds it. */
export function useKitTexts(language = 'en') {
  const { texts, locale } = useTexts(KIT, language);
  return { texts, frame: { lang: locale, dir: directionOf(locale) } };
}
