import { useTexts } from '../../hooks/use-texts.ts';
import { catalogue } from '../../lib/catalogue.ts';
import { directionOf } from '../../lib/locale.ts';
import { type KitTexts, kit } from './kit-messages/en.ts';

const KIT = catalogue<KitTexts>(kit, {
  fr: () => import(/* on demand */ './kit-messages/fr.ts').then((m) => m.kit),
  sw: () => import(/* on demand */ './kit-messages/sw.ts').then((m) => m.kit),
  pt: () => import(/* on demand */ './kit-messages/pt.ts').then((m) => m.kit),
  ar: () => import(/* on demand */ './kit-messages/ar.ts').then((m) => m.kit),
});

/** What stands on and around a starter kit, in its founder's language; `frame` goes onto the element that holds it. */
export function useKitTexts(language = 'en') {
  const { texts, locale } = useTexts(KIT, language);
  return { texts, frame: { lang: locale, dir: directionOf(locale) } };
}
