import type { Outgoing } from '../outgoing/outgoing.ts';
import { createAskJson } from './ask-json.ts';
import { brave } from './brave.ts';
import { crossref } from './crossref.ts';
import { doaj } from './doaj.ts';
import { europePmc } from './europe-pmc.ts';
import { openAlex } from './openalex.ts';
import type { AnySource } from './port.ts';
import { searxng } from './searxng.ts';
import { tavily } from './tavily.ts';
import { wikipedia } from './wikipedia.ts';
import { worldBankDocuments } from './world-bank-documents.ts';
import { worldBankIndicators } from './world-bank-indicators.ts';

/** Which sources an operator has. */
export interface SourceSettings {
  /** Those that need no key. */
  readonly literature: boolean;
  /** An address for those who run the sources, to write to when something goes wrong. */
  readonly contact: string | null;
  readonly openAlexKey: string | null;
  readonly searchUrl: string | null;
  readonly braveKey: string | null;
  readonly tavilyKey: string | null;
}

/** Every source there is by these settings, those that tell most first. */
export function sourcesOf(settings: SourceSettings, outgoing: Pick<Outgoing, 'send'>): readonly AnySource[] {
  const ask = createAskJson(outgoing);
  const { contact, openAlexKey, searchUrl, braveKey, tavilyKey } = settings;
  const free = [
    worldBankIndicators(ask),
    wikipedia(ask),
    worldBankDocuments(ask),
    europePmc(ask),
    doaj(ask),
    crossref(ask, contact),
  ];
  return [
    ...(settings.literature ? free : []),
    ...(settings.literature && openAlexKey !== null ? [openAlex(ask, openAlexKey)] : []),
    ...(searchUrl !== null ? [searxng(ask, searchUrl)] : []),
    ...(braveKey !== null ? [brave(ask, braveKey)] : []),
    ...(tavilyKey !== null ? [tavily(ask, tavilyKey)] : []),
  ];
}
