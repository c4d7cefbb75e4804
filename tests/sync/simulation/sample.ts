import { QUESTIONS as ASKED, sampleReport } from '../../support/server-engine.ts';

/** A report's body as it lies in the database; no country, so that no pack has to be read for a chat. */
const content = sampleReport({ query: 'Tomatoes rot' } as Parameters<typeof sampleReport>[0]);
export const BODY = JSON.stringify({ ...content, metadata: { ...content.metadata, countries: [] } }).replaceAll(
  "'",
  '',
);
export const QUESTIONS = JSON.stringify(ASKED);
