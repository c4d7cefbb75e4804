import type { QuotedPassage } from '../../contract/report.ts';
import { evidence } from './evidence-messages.ts';
import '../../ui/passage.css';

/** The quote as it was published; its script tells which way it runs. */
export function PassageQuote({ passage }: { passage: QuotedPassage }) {
  return (
    <blockquote className="passage" lang={passage.language || undefined} dir="auto">
      {passage.quote}
    </blockquote>
  );
}

/** Where it stands, who published it when, and when it was read. */
export const passageFacts = (passage: QuotedPassage): readonly (readonly [string, string])[] => [
  [evidence.place, passage.place],
  [evidence.published, passage.published === '' ? evidence.undated : evidence.dateInWords(passage.published)],
  [evidence.kind, evidence.kinds[passage.kind]],
  [evidence.read, evidence.dateInWords(passage.seen_at)],
];
