import { type Block, MOST_TEXT, type ReadDocument } from './document.ts';
import { paragraphsIn } from './paragraphs.ts';

/** A line alone that is no sentence. */
const HEADING = /^[\p{Lu}\d][^.!?]{3,90}$/u;

/** Plain text: paragraphs between empty lines, under the last line that looks like a heading. */
export function readPlain(text: string, url: string): ReadDocument {
  const blocks: Block[] = [];
  let place = '';
  // Page breaks come as form feeds.
  for (const clean of text.slice(0, MOST_TEXT).split('\f').flatMap(paragraphsIn)) {
    if (HEADING.test(clean) && !clean.includes('  ')) place = clean;
    else blocks.push({ place, text: clean });
  }
  return { title: '', publisher: new URL(url).hostname.replace(/^www\./, ''), published: '', language: '', blocks };
}
