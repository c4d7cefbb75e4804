import { type Part, plain } from './parts.ts';
import type { Asked } from './question.ts';
import type { Ranked } from './rank.ts';
import { linesIn, sentencesIn, sentencesOf } from './sentences.ts';
import { type ChatWords, termsIn } from './words.ts';

/** Lines of a part that are shown; of a longer one those that speak most to the question. */
const MOST_LINES = 9;

/** A sentence of a part that was asked for. */
interface Line {
  readonly part: Part;
  readonly says: string;
}

/**
 * The parts as they stand, and before them the sentence that was asked for; where several have one, these alone. Of
 * what may be no answer no sentence is singled out for the words that it shares with the question.
 */
export function told(
  parts: readonly Part[],
  asked: Asked,
  { weights }: Ranked,
  words: ChatWords,
  isAnswered: boolean,
): string {
  const meets = (says: string) => termsIn(says, words).filter((term) => asked.terms.includes(term));
  const worth = (says: string) => meets(says).reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  const isEnough = (says: string) => meets(says).length >= Math.min(2, asked.terms.length);
  const lines = parts.flatMap((part): Line[] => {
    const says = linesIn(part, asked.wish);
    return says.length > 0 ? [{ part, says: says.join(' ') }] : [];
  });
  const [line, ...others] = lines;
  if (others.length > 0) {
    const without = isAnswered ? [] : parts.filter((part) => !lines.some((one) => one.part === part));
    return [...without.map((part) => body(part, worth)), lines.map((one) => `- ${singled(one)}`).join('\n')].join(
      '\n\n',
    );
  }
  const [best] = parts;
  const first = line ?? (isAnswered && best ? clearest(best, worth, isEnough) : undefined);
  if (asked.isShort) return parts.map((part) => singled({ part, says: shortest(part, first) })).join('\n\n');
  // A part of a sentence or two is read at a glance; of what a founder told the one line is enough.
  const isGlance = first && !line?.part.isTheirs && sentencesOf(first.part).length <= 2;
  const beside = line?.part.isTheirs ? parts.filter((part) => part !== line.part) : parts;
  const bodies = (line && !line.part.isTheirs ? [line.part] : beside).map((part) => body(part, worth));
  return (!first || isGlance ? bodies : [singled(first), ...bodies]).join('\n\n');
}

const shortest = (part: Part, first: Line | undefined): string =>
  first?.part === part ? first.says : (sentencesOf(part)[0] ?? part.text);

/** The one sentence that speaks most to the question, where there is one. */
function clearest(part: Part, worth: (says: string) => number, isEnough: (says: string) => boolean): Line | undefined {
  const [says, next] = sentencesOf(part).sort((a, b) => worth(b) - worth(a));
  if (says === undefined || !isEnough(says) || worth(says) <= (next === undefined ? 0 : worth(next))) return undefined;
  return { part, says };
}

const isOpenedBy = (text: string, head: string): boolean => plain(text).startsWith(plain(head));

/** 'Test 2: Parts kept near. **Cost: about US$180.**' */
const singled = ({ part: { head }, says }: Line): string =>
  isOpenedBy(says, head) ? `**${says}**` : `${head}${/\p{P}$/u.test(head) ? '' : '.'} **${says}**`;

/** A part as it stands; of a long one the sentences or points that speak most to the question, in their order. */
function body({ head, text }: Part, worth: (says: string) => number): string {
  const isList = /^(?:- |\d+\. )/m.test(text);
  const said = isList ? pointsIn(text) : sentencesIn(text);
  const [first = '', ...rest] = said;
  const isHeaded = isOpenedBy(first, head);
  const shown = nearestLines(isList && isHeaded ? rest : said, worth);
  const opened = isHeaded ? first.replace(bare(head), `**${bare(head)}**`) : `**${bare(head)}.**`;
  if (isList) return `${opened}\n${shown.map((point) => `- ${point}`).join('\n')}`;
  const words = shown.join(' ');
  return isOpenedBy(words, head) ? words.replace(bare(head), `**${bare(head)}**`) : `${opened} ${words}`;
}

const bare = (head: string): string => head.replace(/…$/, '');

function nearestLines(lines: readonly string[], worth: (says: string) => number): readonly string[] {
  return [...lines.keys()]
    .sort((a, b) => worth(lines[b] ?? '') - worth(lines[a] ?? '') || a - b)
    .slice(0, MOST_LINES)
    .sort((a, b) => a - b)
    .map((i) => lines[i] ?? '');
}

/** The lines of a list as they stand, without their signs. */
const pointsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/^(?:- |\d+\. )/, '')
        .replace(/\*+/g, '')
        .trim(),
    )
    .filter((line) => line !== '');
