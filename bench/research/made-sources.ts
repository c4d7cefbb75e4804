import { createOutgoing, type Outgoing } from '../../server/outgoing/outgoing.ts';
import { createAskJson } from '../../server/sources/ask-json.ts';
import { crossref } from '../../server/sources/crossref.ts';
import { doaj } from '../../server/sources/doaj.ts';
import { europePmc } from '../../server/sources/europe-pmc.ts';
import type { AnySource } from '../../server/sources/port.ts';
import { searxng } from '../../server/sources/searxng.ts';
import { wikipedia } from '../../server/sources/wikipedia.ts';
import { worldBankDocuments } from '../../server/sources/world-bank-documents.ts';
import { worldBankIndicators } from '../../server/sources/world-bank-indicators.ts';

/** The way out into a made web. Its pages are spoken to without encryption: nobody has a certificate for a made host. */
export function outgoingInto(port: number): Outgoing {
  const way = createOutgoing({ proxy: `http://127.0.0.1:${port}`, agent: 'Baraza/bench' });
  return { ...way, fetchPublic: (address, limits) => way.fetchPublic(address.replace(/^https:/, 'http:'), limits) };
}

/** The sources that need no key, and a web search, all at the made web. */
export function sourcesAt(port: number): (outgoing: Outgoing) => readonly AnySource[] {
  const base = (service: string) => `http://127.0.0.1:${port}/${service}`;
  return (outgoing) => {
    const ask = createAskJson(outgoing);
    return [
      worldBankIndicators(ask, base('indicators')),
      wikipedia(ask, base('wikipedia')),
      worldBankDocuments(ask, base('wds')),
      europePmc(ask, base('europe-pmc')),
      doaj(ask, base('doaj')),
      crossref(ask, null, base('crossref')),
      searxng(ask, base('searxng')),
    ].map((source) => ({ ...source, everyMs: 0 }));
  };
}
