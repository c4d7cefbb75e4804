import type { ReportContent } from '../../contract/report.ts';
import { fold } from '../text/clean.ts';
import { tokenize } from '../text/match.ts';
import { findPlaces } from '../understand/places.ts';
import type { Found } from './retrieve.ts';

/*
 * What a report cannot know, told by how it is asked for: names, prices of things, counts of a town, other places, the
 * text of a law. A report holds such a thing only where one of its sentences meets nearly the whole question.
 */
const NAMES =
  /\bnames? of\b|\b(?:phone number|telephone|address|website|contact|email) of\b|\bwho (?:already|else) (?:does|sells|offers|runs|works|makes|tried)\b|\bwhere can (?:i|we) (?:buy|order|rent|hire|get) (?:a|an|one|some|cheap)\b|\bis there (?:already )?(?:a|an|any) (?:\w+ )?(?:company|startup|app|ngo|project|programme|program|law|fund|grant|subsidy|cooperative|union|association)\b|\b(?:has|did|does) (?:any|some)(?:one|body) (?:else )?(?:already )?|\bwhats? (?:is )?(?:his|her|their|its) name\b|\bwho (?:runs|owns|heads|leads|founded|chairs|manages|is the (?:\w+ ){0,3}(?:head|director|president|chief|minister|owner|boss|chair\w*|manager|mayor|inspector|ceo|founder))\b|\b(?:which|what) (?:\w+ ){0,2}(?:ngos?|company|companies|banks?|firms?|brands?|startups?|organisations?|organizations?|apps?|suppliers?|sellers?|manufacturers?|insurers?|operators?|hotels?|churches|schools|hospitals?|donors?|factory|factories|cooperatives?|wholesalers?|shops?|groups?|labels?|stations?|agenc(?:y|ies))\b/;
const COUNTS =
  /\bwhat (?:percent|percentage|share|proportion|fraction) of\b|\bhow (?:far|old|long) (?:is|are|do|does|did|was|were)\b|\bhow many\b(?!.{0,60}\b(?:must|should|do i|do we|would (?:i|we)|need to|needed|before)\b)|\bnumber of\b|\bhow much of each\b|\bhow (?:big|large) is the (?:\w+ ){0,3}(?:population|fleet|workforce)\b/;
const PRICES =
  /\bprices? of\b|\bcosts? of (?:a|an|one|the)\b|\bwhat (?:does|do|did|is|are|was|would) (?:\w+ ){1,8}(?:cost|charge|earn|pay|weigh|give|take|sell for)\b|\bwhat (?:interest|commission|rate|rent|fee|salary|wage|fine|tax|duty)\b|\bhow much (?:does|do|did|is|are|was) (?!.{0,40}\b(?:test|plan|lose|lost|loss)\b)|\bsalary of\b|\bcurrent (?:price|rate)\b/;
const TIMES =
  /\b(?:years|months) ago\b|\bover the (?:last|past)\b|\bcompared (?:to|with)\b|\b(?:last|this) (?:year|month|season|week)\b|\bin (?:19|20)\d\d\b|\bsince (?:19|20)\d\d\b|\bwhat (?:hour|date|day|time(?! of (?:the )?year))\b|\bwhen (?:was|were|did|does|will) (?:the |a )?\w+ (?:\w+ )?(?:introduced|start|open|founded|built|begin|close|passed|come into)\b/;
const LAW =
  /\bwhat does the (?:\w+ ){0,4}(?:law|act|code|decree|bill|regulation)s? say\b|\b(?:section|article|clause) \d|\bwhat fine\b|\b(?:penalty|fine|punishment) for\b|\bwhich (?:law|act|article)\b|\bis it (?:legal|allowed|illegal) under\b/;

/** Asked of the report's own work: its tests, sums, guesses, marks. */
const OWN_WORK =
  /\b(?:tests?|trials?|experiments?|plan|budget|guess\w*|assum\w*|score\w*|marks?|you (?:say|write|reckon)|did u|did you|threshold|scale of)\b/;
/** Questions that only a number answers. */
const NUMBERS = [COUNTS, PRICES, TIMES];
const KINDS = [NAMES, LAW];

/** Below this share of the question met by one sentence, such a question is not answered. */
const NEARLY_ALL = 0.85;
/** A sentence with a number in it may answer from this share on. */
const MOSTLY = 0.7;
/** A stranger's name in a question that is otherwise not met asks for what is not there. */
const HALF = 0.5;
/** What the question is about is nowhere in the report: its rarest words weigh most. */
const MISSING = 0.7;
/** Below this share any question is beyond the report. */
const SOMETHING = 0.12;

/** Whether the question asks for more than the report holds. */
export function isBeyond(report: ReportContent, question: string, found: Found): boolean {
  if (!found.isPointed && (found.support < SOMETHING || found.missing > MISSING)) return true;
  if (found.strange.length > 0 && found.support < HALF) return true;
  if (namesElsewhere(report, question)) return true;
  const folded = fold(question).replace(/[’']/g, '').replace(/\s+/g, ' ').trim();
  if (OWN_WORK.test(folded)) return false;
  if (NUMBERS.some((kind) => kind.test(folded))) return found.support < MOSTLY || !/\d/.test(found.sentence);
  return KINDS.some((kind) => kind.test(folded)) && found.support < NEARLY_ALL;
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
