import type { Token } from '../text/match.ts';
import { plural } from '../text/words.ts';
import { isGloss } from './french.ts';

/*
 * What a text is about when no pack knows the thing: the noun after a verb of getting, losing, paying or lacking. A
 * report that speaks of 'birth certificates' is about this founder; one that speaks of 'this trouble' is about anybody.
 */
const CUES =
  /^(?:get|getting|find|buy|buying|sell|selling|afford|lack|lacks|need|needs|repair|replace|lose|loses|losing|lost|steal|burn|burns|waste|wastes|collect|carry|deliver|make|makes|throw|borrow|rent|hire|refused|denied|know|learn|fear|keep|watch|use|uses|copied|copy|cut|charge|receive|without|which|no|of)$/;
/** Verbs whose object is the matter itself, where the first sentence names it. */
const MATTER = /^(?:lose|loses|losing|lack|lacks|need|needs|hire|rent|find|refused|denied|know|learn|no|afford)$/;
const SKIP =
  /^(?:a|an|the|their|his|her|our|my|its|this|that|these|those|any|some|enough|more|much|many|good|new|old|own|few|every|each|one|two|three|four|all|most|such|same|proper|real|half|away|only|bad|big|small|right|little|last|next|first|other|pas|plus|le|la|les|l|leur|leurs|un|une|du|des|de)$/;
const STOP =
  /^(?:and|or|but|if|so|because|since|when|while|where|who|whom|which|what|how|is|are|was|were|be|been|being|am|do|does|did|has|have|had|will|would|can|cannot|could|may|might|must|should|not|never|to|for|from|in|on|at|of|by|with|about|into|over|under|after|before|until|as|than|then|there|here|it|they|them|he|she|we|you|i|me|us|him|up|out|off|down|back|again|abroad|together|anyway|even|just|too|very|also|still|almost|always|often|today|tomorrow|yesterday|now|soon|takes|take|costs|cost|comes|come|goes|go|gets|pays|pay|says|wants|knows|per|each|every|either|anybody|nobody|somebody|everybody|anyone|something|nothing|anything|everything|that|whether|why|place|et|ou|dans|sur|que|qui|pour|avec|ne|y|il|ils|elle|elles|parce|est|sont)$/;
/** Too empty, or too much somebody else's, to be what a report is about. */
const EMPTY =
  /^(?:money|time|times|day|days|week|weeks|month|months|year|years|hour|hours|people|person|man|men|woman|women|way|ways|lot|thing|things|place|part|piece|pieces|work|works|family|families|country|town|village|problem|problems|trouble|idea|one|ones|other|others|number|price|customer|customers|case|kind|rest|end|side|course|answer|trips?|turn|care|sense|use|decisions?|rid|them|sick|well|choice|hope|help|income|reason|reply|longer|matter|difference)$/;
/** Nouns of which there are several, so that the report can speak of them in the plural. */
const COUNTABLE =
  /^(?:room|hall|ground|field|office|shop|school|list|register|teacher|doctor|bridge|road|grant|permit|certificate|paper|licence|pension|tent|chair|hive|grave|boat|net|pool|kite|bench|desk|lamp|map|tree|key|card|account|form|toilet|tap|pump)$/;
const MOST_WORDS = 3;
/** As the object of the first sentence's own verb weighs: more than any word of a general list. */
const THE_MATTER = 3;

export interface Thing {
  readonly noun: string;
  /** Whether the first sentence tells it as what is lost, lacked or sought. */
  readonly sure: boolean;
}

/** The thing in the plural or as a mass noun, as the text names it; '' when none can be made out. `people` are words already taken for those concerned. */
export function thingOf(tokens: readonly Token[], people: readonly string[], french = false): Thing {
  const taken = new Set(people.flatMap((p) => p.toLowerCase().split(' ')));
  const counts = new Map<string, number>();
  const matters = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    if (!CUES.test(token.word) && !isAskedFor(tokens, at)) continue;
    const phrase = phraseAfter(tokens, at, taken);
    if (phrase === '' || (french && !phrase.split(' ').every(isGloss))) continue;
    const matter = token.sentence === 0 && MATTER.test(token.word) && matters.size === 0;
    if (matter) matters.add(phrase);
    // Said twice weighs more than said first; 'of' and 'no' open many phrases that are beside the point.
    const weight = matter ? THE_MATTER : /^(?:of|no|use|uses|make|makes|know|learn|fear)$/.test(token.word) ? 1 : 2;
    counts.set(phrase, (counts.get(phrase) ?? 0) + weight);
  }
  let best = '';
  let most = 0;
  for (const [phrase, n] of counts) {
    if (n > most) {
      best = phrase;
      most = n;
    }
  }
  return { noun: best, sure: matters.has(best) };
}

/** What people are named by: 'kite makers' have kites to lose, where the text speaks of them. */
export function madeBy(tokens: readonly Token[], who: string): string {
  const noun = / (?:makers|sellers|keepers|growers|repairers|importers)$/.test(who)
    ? (who.split(' ').at(-2) ?? '')
    : '';
  if (noun === '' || /^(?:women|street|market|online|young|small|local)$/.test(noun)) return '';
  const many = plural(noun);
  return tokens.some((t) => t.word === many) ? many : '';
}

/** 'Pay for boards', 'wait for a permit'. */
const isAskedFor = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'for' &&
  (/^(?:pay|pays|paid|wait|waits|waiting|ask|asks|look|looks|looking|need)$/.test(tokens[at - 1]?.word ?? '') ||
    // 'Pay agents for trials'.
    tokens.slice(Math.max(0, at - 4), at).some((t) => /^(?:pay|pays|paid)$/.test(t.word)));

const MEASURED =
  /^(?:francs|shillings|dollars|cedis|dirhams|dinars|pounds|euros|litres|liters|kilos|kilometres|metres|minutes|percent|times)$/;
const isCounted = (token: Token | undefined): boolean =>
  token !== undefined && /[^s]s$/.test(token.word) && !MEASURED.test(token.word);

function phraseAfter(tokens: readonly Token[], cue: number, taken: ReadonlySet<string>): string {
  const sentence = tokens[cue]?.sentence;
  let at = cue + 1;
  let counted = false;
  while (tokens[at]?.sentence === sentence && SKIP.test(tokens[at]?.word ?? '')) {
    counted ||= /^(?:a|an|every|each|one|un|une)$/.test(tokens[at]?.word ?? '');
    at += 1;
  }
  // 'Of our last ten weddings': the number goes, where a plural that is no sum or measure follows.
  if (/^\d+$/.test(tokens[at]?.word ?? '') && isCounted(tokens[at + 1])) at += 1;
  const words: string[] = [];
  for (; words.length < MOST_WORDS; at++) {
    const token = tokens[at];
    const gap = tokens[at - 1] && token ? token.start - (tokens[at - 1]?.end ?? 0) : 0;
    if (!token || token.sentence !== sentence || (words.length > 0 && gap > 1)) break;
    // 'Tents and chairs' are one thing to whoever hires them.
    if (token.word === 'and' && words.length === 1 && /[^s]s$/.test(words[0] ?? '')) {
      const next = tokens[at + 1];
      if (next && /[^s]s$/.test(next.word) && !STOP.test(next.word) && !EMPTY.test(next.word)) {
        words.push('and', next.raw.toLowerCase());
      }
      break;
    }
    if (STOP.test(token.word) || /\d/.test(token.word) || taken.has(token.word)) break;
    // A name is a place or a person, not a thing.
    if (/^\p{Lu}/u.test(token.raw)) break;
    words.push(token.raw.toLowerCase());
    if (/ly$/.test(token.word)) words.pop();
  }
  const head = words.at(-1) ?? '';
  if (words.length === 0 || head.length < 3 || EMPTY.test(head) || /(?:ing|ed)$/.test(head)) return '';
  const phrase = words.join(' ');
  // 'No room to rehearse': a room alone would say too little.
  const purpose =
    /^(?:room|hall|ground|field|space|place)s?$/.test(head) && tokens[at]?.word === 'to' ? tokens[at + 1] : undefined;
  // The kind of room would be repeated in every sentence; what it is for is enough.
  if (purpose && purpose.sentence === sentence) return `${plural(head)} to ${purpose.word}`;
  return counted || COUNTABLE.test(head) ? plural(phrase) : phrase;
}
