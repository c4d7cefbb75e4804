import type { ReportContent } from '../../contract/report.ts';
import { fold } from '../text/clean.ts';
import { tokenize } from '../text/match.ts';
import { findPlaces } from '../understand/places.ts';
import { cuesIn } from './leaning.ts';
import type { Found } from './retrieve.ts';
import { plain } from './terms.ts';

/*
 * What a report cannot know shows in how it is asked for: the price of a thing, a count in a town, the name of a firm,
 * the text of a law. What it can know is asked with 'I', 'they' and 'would it'. Points for beyond, against for within;
 * the rest of the sum is how well the best part meets the question.
 */
type Sign = readonly [asks: RegExp, points: number];

const NUMBERS: readonly Sign[] = [
  [
    /\bwhat (?:does|do|did|is|are|was|would) (?:\w+ ){1,8}(?:costs?|charges?|earns?|pays?|paid|takes?|weighs?|sells? for|collects?|asks? for)\b|\b(?:prices?|salary|wages?) of\b|\bcosts? (?:of|for) (?:a|an|one|the|\d)\b|\bhow (?:much|expensive) (?:does|do|did|is|are|was|for)\b|\bhow much (?:a|an|the|is|per)\b|\bwhat (?:interest|commission|premium|rate|rent|fees?|salary|wage|fine|tax rate|duty|temperature)\b|\b(?:daily|minimum|average|monthly|current|going|exchange|freight|interest) (?:wage|salary|price|rent|rate)s?\b/,
    1.7,
  ],
  [
    /\bhow many (?:\w+ ){1,5}?(?:are|is|were|was|did|do|does|have|has|had|live|lives?|lived|work|stand|cross|hold|hear|leave|came|come|died|die|grow|sell|exist|operate|reached|arrive|fall|print\w*)\b|\bnumber of\b|\bhow (?:big|large|old|far|tall|high|fast|deep|heavy|hot|strong) (?:is|are|was)\b|\bhow much (?:rain|water|milk)\b|\bwhat (?:percent|percentage|proportion|fraction) of\b|\bhow much of (?:each|all)\b|\bhow (?:many|much) (?:kilos?|litres?|tonn?e?s?|hectares|acres|millimetres|degrees)\b/,
    1.8,
  ],
  [/\bhow many\b|\bhow much\b/, 0.3],
  [
    /\bwhen (?:did|was|were|will)\b|\b(?:last|this) (?:year|month|season)\b|\b(?:in|of|since) (?:19|20)\d\d\b|\bper (?:year|day|week|month|hour|unit)\b|\b(?:each|every) (?:year|day|week|month)\b|\b(?:over|during) the (?:last|past)\b|\byears ago\b|\bhow long (?:does|do|did|is|are)\b|\bwithin how many\b|\bwhat (?:hour|date|year)\b(?!.*\bi\b)|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/,
    1.2,
  ],
];
const NAMES: readonly Sign[] = [
  [/\b(?:phone numbers?|telephone|address|website|e?mails?|contacts?) of\b/, 3.5],
  [/^(?:list|name)\b|\bwho won\b|\b(?:investors?|competitors? called)\b/, 2],
  [
    /\bnames? (?:a|an|of|the|some|me)\b|\b(?:which|what) (?:\w+ ){0,2}(?:apps?|banks?|compan(?:y|ies)|firms?|ngos?|operators?|brands?|websites?|software|mills?|wholesalers?|publishers?|agenc(?:y|ies)|insurers?|church(?:es)?|shops?|ministers?|dealers?|schools?|hospitals?|hotels?|stations?|organi[sz]ations?|associations?|articles?|startups?|suppliers?|manufacturers?|donors?|factor(?:y|ies)|cooperatives?|labels?|sections?|breeds?|models?|networks?)\b|\bwho (?:is the|is in charge|heads|runs|chairs|owns the|leads|founded|manages|else (?:does|sells|offers|makes))\b|\bis there (?:a|an|any) (?:\w+ ){0,3}(?:associations?|unions?|compan(?:y|ies)|funds?|programmes?|programs?|grants?|startups?|apps?|ngos?|cooperatives?)\b|\bwhere can (?:i|we) (?:buy|order|rent|hire|get)\b/,
    2.8,
  ],
  [
    /\bwhat does the (?:\w+ ){1,7}say\b|\b(?:which|what) (?:law|act|article|section|decree)\b|\bwhat fine\b|\b(?:penalty|fine|punishment) (?:for|is|does)\b|\b\w+ act\b|\bby law\b|\bnoise law\b/,
    1.5,
  ],
  [/\bhow (?:do|does|did|are) (?!i\b|we\b|you\b|they\b)/, 1.3],
  [/\b(?:history|founded|invented|introduced|abolish\w*)\b/, 1],
];
const WITHIN: readonly Sign[] = [
  [/\b(?:i|me|my|mine|we|us|our)\b/, -2.3],
  [/\b(?:you|u|your)\b/, -1.3],
  [/\b(?:they|them|their|theyre|it|itself)\b/, -1.6],
  [
    /^(?:and |so |but )?(?:is|are|do|does|can|could|would|will|should|may|am|isnt|arent|dont|doesnt|maybe|perhaps|wont|did|has|have|what if|what happens|cant|couldnt)\b/,
    -1.7,
  ],
  [/\b(?:tests?|trials?|experiments?|plan|budget|guess\w*|assum\w*|scores?|marks?|threshold|try|tried)\b/, -1.7],
  [/\b(?:must|should|enough|prove|worth\w*|real|believe|instead|if)\b/, -1],
  [/\bwhy\b/, -1],
];

/** 'Tell me …' does not make it the founder's own matter. */
const SAY = /\b(?:tell|give|show|explain) (?:to )?(?:me|us)\b/g;

/** From this sum on a question is beyond. */
const BEYOND = 0;
const START = -0.2;
const MISSING = 1.8;
const STRANGE = 2;
const MOST_STRANGE = 2;
const MET = -1;
/** Every way of asking that points to a part of a report. */
const CUE = -0.4;
/** A number that stands in the sentence that meets most of the question answers it. */
const NUMBER_THERE = -1.5;
const MOSTLY = 0.8;
/** Asked in the very words of a kind of part, which is found first. */
const POINTED = -2;

/** Whether the question asks for more than the report holds. */
export function isBeyond(report: ReportContent, question: string, found: Found): boolean {
  return namesElsewhere(report, question) || signsOf(question, found) > BEYOND;
}

function signsOf(question: string, found: Found): number {
  const asked = plain(question).replace(SAY, '');
  const sum = (signs: readonly Sign[]) =>
    signs.reduce((total, [asks, points]) => total + (asks.test(asked) ? points : 0), 0);
  const numbers = sum(NUMBERS);
  const names = sum(NAMES);
  const isThere = numbers > 0 && found.support >= MOSTLY && /\d/.test(found.sentence);
  return (
    START +
    numbers +
    names +
    sum(WITHIN) +
    MISSING * found.missing +
    STRANGE * Math.min(MOST_STRANGE, found.strange.length) +
    MET * found.support +
    CUE * cuesIn(question).length +
    (isThere ? NUMBER_THERE : 0) +
    (found.isPointed && names === 0 ? POINTED : 0)
  );
}

/** Another country, or a town the report does not speak of. */
function namesElsewhere(report: ReportContent, question: string): boolean {
  const { countries, towns, elsewhere } = findPlaces(tokenize(question));
  const { metadata } = report;
  const text = fold(`${report.title} ${metadata.query} ${metadata.country_names.join(' ')} ${report.summary}`);
  const isStrange = (name: string) => name !== '' && !text.includes(fold(name));
  return (
    isStrange(elsewhere) ||
    countries.some((iso3) => !metadata.countries.includes(iso3)) ||
    towns.some((t) => isStrange(t.name))
  );
}
