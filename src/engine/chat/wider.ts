import type { ChatReply } from '../../contract/chat.ts';
import { figureOf, say, sourceUrl } from '../evidence.ts';
import { FIGURES } from '../knowledge/figures.ts';
import { capital } from '../text/words.ts';
import type { CountryPack } from '../types.ts';
import { termsIn } from './words.ts';

const MOST = 3;
/** At least so many words of the question must be the figure's own. */
const ENOUGH = 0.5;

/** A public figure of the report's countries that the report itself does not use; null when none speaks to the question. */
export function widerAnswer(question: string, packs: readonly CountryPack[]): ChatReply | null {
  const asked = termsIn(question);
  const found = packs
    .flatMap((pack) =>
      pack.indicators.flatMap((record) => {
        const figure = figureOf(pack, record.code);
        const words = FIGURES[record.code];
        if (!figure || !words) return [];
        const own = termsIn(`${words.label} ${words.say} ${figure.indicator.name}`.replace(/\{\w+\}/g, ''));
        const places = termsIn(pack.name);
        const about = asked.filter((w) => !places.includes(w));
        const met = about.filter((w) => own.includes(w)).length;
        return [{ figure, share: about.length === 0 ? 0 : met / about.length, met }];
      }),
    )
    .filter((f) => f.share >= ENOUGH && f.met >= 2)
    .sort((a, b) => b.share - a.share || b.met - a.met || (a.figure.record.code < b.figure.record.code ? -1 : 1))
    .slice(0, MOST);
  if (found.length === 0) return null;
  const chunks = found.map(({ figure }, index) => ({
    id: `record-${figure.pack.iso3}-${figure.record.code}`,
    chunk_index: index,
    content: `${capital(say(figure, 'place'))} (${figure.indicator.publisher}, ${sourceUrl(figure)}). Limit: ${FIGURES[figure.record.code]?.limit ?? ''}.`,
    metadata: { section: `records of ${figure.pack.name}` },
  }));
  return {
    content: `Your report does not say. The public records of the country do:\n${chunks.map((c) => `- ${c.content}`).join('\n')}`,
    chunks,
  };
}
