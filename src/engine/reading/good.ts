import type { Playbook } from '../../../content/schema/playbook.ts';
import { industryOf } from '../knowledge/playbooks.ts';
import type { Library } from '../library.ts';
import { fold } from '../text/clean.ts';
import { findAll, type Hit, tokenize } from '../text/match.ts';
import { isPlural } from '../text/plural.ts';
import { splitWords, termOf } from './terms.ts';
import type { Slot } from './types.ts';

const VERBS =
  'is|are|was|were|has|have|does?|(?:lose|fail|arrive|keep|die|fall|cost|come|need|reach|sell|stay|get|make|run|wait|start|stop|stand|help|ripen|rot|last)s?|go(?:es)?|(?:pass|dri|lie)(?:es)?|dry';
/** Texts in which the good decides the form of a verb, or of a word that counts it. */
const GOVERNED = new RegExp(
  `(?<!\\b(?:at|by|for|from|in|into|of|on|to|with|without) )\\{good\\} (?:(?:near|in|of|at) \\{place\\} )?(?:${VERBS})\\b|` +
    '\\b(?:is|are|was|were|does|do|many|much|fewer|less|few|little|those|that|these|this) \\{good\\}',
  'i',
);

/**
 * Whether another thing may stand in the playbook's texts: of the same number, or where the texts do not show it; and where they
 * do not name it already ('cash or cash').
 */
const mayStandFor = (noun: string, playbook: Playbook): boolean =>
  (isPlural(noun) === isPlural(playbook.words.good) || !GOVERNED.test(JSON.stringify(playbook))) &&
  !words(`${playbook.problem} ${playbook.heading} ${playbook.chain}`).includes(fold(noun));

const words = (text: string): string[] => tokenize(text).map(({ word }) => word);

/** Of the things a text names the one it speaks of most; of several the first. */
function mostNamed(hits: readonly Hit[]): Hit | undefined {
  const times = ({ noun }: Hit) => hits.filter((hit) => hit.noun === noun).length;
  return hits.reduce<Hit | undefined>((most, hit) => (most && times(most) >= times(hit) ? most : hit), undefined);
}

/** A text's words with what they mean in English, the language of the lists of things. */
function withMeanings(text: string, { words: english, language }: Library): string {
  if (language === 'en') return text;
  const terms = splitWords(text).map((word) => termOf(word, language));
  const named = Object.entries(english).flatMap(([word, theirs]) => {
    const own = new Set(splitWords(theirs).map((their) => termOf(their, language)));
    return terms.filter((term) => term !== null && own.has(term)).map(() => word);
  });
  return `${text}\n${named.join('; ')}`;
}

/** The thing the founder names, of those the playbook deals in; the industry knows its plural. */
export function goodOf(text: string, playbook: Playbook, library: Library): Slot {
  const tokens = tokenize(withMeanings(text, library));
  const hit = mostNamed(playbook.recognise.goods ? findAll(tokens, playbook.recognise.goods) : []);
  if (!hit) return { value: playbook.words.good, state: 'open' };
  const inIndustry = findAll(tokens, industryOf(playbook).goods).find(({ from }) => from === hit.from);
  const value = hit.noun === hit.entry ? (inIndustry?.noun ?? hit.noun) : hit.noun;
  return mayStandFor(value, playbook) ? { value, state: 'given' } : { value: playbook.words.good, state: 'open' };
}
