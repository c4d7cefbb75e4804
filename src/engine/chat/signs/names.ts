import type { Sign } from './sign.ts';

/** Names of firms, people and brands, the text of laws, how others do it, what happened once. */
export const NAMES: readonly Sign[] = [
  { asks: /\b(?:phone numbers?|telephone|address|website|e?mails?|contacts?|numbers?) (?:of|at|for) (?:a|an|the|my)\b|\bphone number\b|\ba contact\b|\bcontact at\b/, points: 3.5 },
  { asks: /^(?:list|name)\b|\bgive (?:me )?(?:the |a )?(?:names?|list|number)\b|\bnames? (?:a|an|of|the|some|me|and)\b|\bname (?:of|a few)\b/, points: 3 },
  {
    asks: /\b(?:which|what) (?:\w+ ){0,2}(?:apps?|banks?|compan(?:y|ies)|firms?|ngos?|operators?|brands?|websites?|software|mills?|wholesalers?|publishers?|insurers?|church(?:es)?|shops?|ministers?|dealers?|schools?|colleges?|universit(?:y|ies)|hospitals?|hotels?|stations?|associations?|articles?|startups?|suppliers?|manufacturers?|donors?|factor(?:y|ies)|cooperatives?|labels?|breeds?|models?|networks?|camera|seeds?|variety|varieties|filters?|lamps?|hymns?|preservatives?|choirs?|machines?)\b/,
    points: 2.5,
  },
  {
    asks: /\bwhich (?!of\b|one\b|tests?\b|trials?\b|numbers?\b|figures?\b|guess|caus|assum|belie|groups?\b|shop owners\b|months?\b|weeks?\b|weekends?\b|seasons?\b|days?\b|hours?\b|documents?\b|papers?\b|offices?\b|authorit|licen|permi|risk|part|proof|evidence|people\b|age\b|women\b|customers?\b|sources?\b|two\b|question|way|problem|rules?\b|results?\b)\w+/,
    points: 1.5,
  },
  {
    asks: /\b(?:which|what|who|whats)\b.*\b(?:best|cheapest|most (?:expensive|famous|reliable|popular|known)|biggest|largest|fastest|slowest|better|longest|oldest|richest|nearest)\b/,
    points: 1.5,
  },
  { asks: /\b(?:better|or) (?:than )?(?:a|an|the)?\b.*\b(?:which one|better)\b|\bis (?:a|an|the) .* better than\b/, points: 1.5 },
  { asks: /\bwho (?:is|was|are) (?:the |your |my )?(?:\w+ ){0,4}(?:minister|president|mayor|governor|chair\w*|director|head|owner|boss|king|chief|officer|inspector|queen|founder|photographer|manager|queen)\b/, points: 2.5 },
  { asks: /\bwho (?:is in charge|heads|runs|chairs|leads|founded|manages|won|invented|started|built|directs|else (?:does|sells|offers|makes))\b|\bat the moment\b/, points: 2.5 },
  { asks: /\bis there (?:a|an|any) (?:\w+ ){0,3}(?:associations?|unions?|compan(?:y|ies)|funds?|programmes?|programs?|grants?|startups?|apps?|ngos?|cooperatives?|stores?|shops?|banks?)\b|\bwhere can (?:i|we) (?:buy|order|rent|hire|get)\b|\b(?:are|is) hiring\b|\bfund my\b/, points: 2 },
  { asks: /\bwhat does (?:the |article |section )(?:\w+ ){0,7}say\b|\b(?:which|what) (?:law|act|article|section|decree)\b|\b(?:section|article) \d+|\b\w+ act\b|\bby law\b|\bnoise law\b/, points: 1.5 },
  { asks: /\bfines?\b.*\b(?:for|starting|give)\b|\b(?:penalty|fine|punishment) (?:for|is|does)\b/, points: 1.2 },
  { asks: /\bhow (?:do|does|did|are|was|were) (?!i\b|we\b|you\b|they\b|the test)/, points: 1.2 },
  { asks: /\b(?:history|founded|invented|introduced|abolish\w*|coup|war|cyclone|set up in|what happened (?:in|during)|election)\b/, points: 1.5 },
  { asks: /\b(?:does|do|is|did|has|are) (?:\w+ ){1,3}(?:operate|active|carry|deliver|buy|serve|sell|lend)\b/, points: 0.5 },
  { asks: /\b(?:investors?|competitors? called|export|import) (?!rules)\b/, points: 1 },
];
