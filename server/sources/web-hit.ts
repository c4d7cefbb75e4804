import type { Hit } from './port.ts';
import { dateOf, webAddress, withoutMarkup } from './text.ts';

/** A page that a web search names: its words are read on the page itself, never taken from the search's excerpt. */
export function webHit(
  source: string,
  found: { url: string; title: string; published: string; language?: string },
): Hit[] {
  const url = webAddress(found.url);
  if (url === null) return [];
  return [
    {
      source,
      id: url,
      title: withoutMarkup(found.title).slice(0, 300),
      url,
      abstract: '',
      published: dateOf(found.published),
      publisher: new URL(url).hostname.replace(/^www\./, ''),
      language: found.language ?? '',
      country: '',
      licence: '',
      fullText: { url, type: /\.pdf$/i.test(new URL(url).pathname) ? 'pdf' : 'html' },
    },
  ];
}
