import type { Cue } from './cue.ts';

/** Asked of what surrounds them: the law, the state, the seasons, the people and their means. */
export const WORLD: readonly Cue[] = [
  {
    asks: /\b(?:allowed|permitted|legal(?:ly)?|licen[cs]\w*|permits?|permission|regist\w+|laws?|regulat\w+|inspect\w*|tax\w*|vat|customs|authority|liable|privacy|a bank|bank by|without a (?:paper|permit|doctor|licen[cs]e)|insur\w+|a paper)\b/,
    points: { legal: 1.8, breakers: 0.4, political: 0.4 },
  },
  {
    asks: /^(?:and )?(?:may|can|am|do) (?:i|we|you) |^may\b|\bmay (?:i|we|an?)\b/,
    points: { legal: 1.5, doubts: 0.4, breakers: 0.3 },
  },
  {
    asks: /\b(?:government|state|politic\w*|council|city|town hall|minist\w+|ban|bans|banned|forbid\w*|officials?|demolish\w*|cleared|chiefs?|authorities|utility|election|legal maximum|against the rules|punished)\b/,
    points: { political: 2.2, breakers: 0.6 },
  },
  {
    asks: /\b(?:brib\w*|corrupt\w*|kickbacks?|under the table)\b/,
    points: { instead: 0.5, outside: 0.4, political: 0.3, causes: 0.3, breakers: 0.3, chain: 0.2 },
  },
  {
    asks: /\b(?:rain\w*|wet|season\w*|time of (?:the )?year|harvest|weather|climate|heat|pours|cloud\w*|moisture)\b/,
    points: { environmental: 1.7, causes: 0.4 },
  },
  {
    asks: /\b(?:in|at|during) (?:which|what) (?:months?|weeks?|season|time)\b|\b(?:which|what) (?:months?|weeks?|season)\b|^when (?:is|are|do)\b/,
    points: { environmental: 1.9, political: 0.4 },
  },
  {
    asks: /\b(?:women|woman|wom[ae]n|husbands?|wife|wives|young|children|kids?|parents|old|read|reading|girls?|boys?)\b/,
    points: { social: 0.9, where: 0.2 },
  },
  {
    asks: /\b(?:read|write|reading|written|literate|educated|schooling|languages?|print\w*)\b/,
    points: { social: 0.7, outside: 0.3, against: 0.2 },
  },
  {
    asks: /\b(?:phones?|apps?|internet|online|whatsapp|sms|text|mpesa|momo|wallet|electricity|power|computer|mobile|data|telephone|digital)\b/,
    points: { where: 1.0, technological: 0.8, against: 0.6, outside: 0.5 },
  },
  {
    asks: /\b(?:prices?|inflation|dollars?|incomes?|abroad|overseas|relatives|rich|poor|afford)\b/,
    points: { against: 0.6, economic: 0.5, outside: 0.2 },
  },
  { asks: /\b(?:hire|staff|helpers?|jobs?|recruit)\b/, points: { economic: 0.5, social: 0.3 } },
  {
    asks: /\b(?:loans?|credit|borrow\w*|savings?|save|saved|saving|bank accounts?|tontine|chama)\b/,
    points: { where: 0.6, outside: 0.6, against: 0.4, economic: 0.3 },
  },
];
