import type { Part } from './parts.ts';
import type { Asked } from './question.ts';
import type { Scored } from './rank.ts';
import { linesIn, plain, unmarked } from './sentences.ts';

/** Lines of a part that are shown where one part answers, two, or three. */
const MOST_LINES = [7, 5, 3];
/** And of one that is only near. */
const MOST_NEAR = 2;
const MOST_NAMED = 6;

/** The line that answers, and the parts it stands in; where several parts have one that was asked for, these lines alone. */
export function answerText(shown: readonly Scored[], asked: Asked): string {
  const lines = shown.flatMap(({ part }) => {
    const says = linesIn(part, asked.wish);
    return says.length > 0 ? [{ part, says: says.join(' ') }] : [];
  });
  const [line, ...others] = lines;
  if (others.length > 0) return lines.map(({ part, says }) => `- ${singled(part, says)}`).join('\n');
  const [best] = shown;
  if (!best) return '';
  const clear = clearest(best);
  const first = line ?? (clear === undefined ? undefined : { part: best.part, says: clear });
  if (asked.isShort)
    return shown
      .map(({ part }) => singled(part, (first?.part === part ? first.says : part.lines[0]) ?? part.text))
      .join('\n\n');
  // A part of a line or two is read at a glance; of what a founder told the one line is enough.
  const isGlance = first && !first.part.isBackground && first.part.lines.length <= 2;
  const beside = line?.part.isBackground ? shown.filter(({ part }) => part !== line.part) : shown;
  const below = line && !line.part.isBackground ? shown.filter(({ part }) => part === line.part) : beside;
  const isSaid = first && !isGlance;
  const most = MOST_LINES[below.length - 1] ?? 2;
  const bodies = below.map((one) => body(one, most, isSaid ? first.says : ''));
  return [...(isSaid ? [singled(first.part, first.says)] : []), ...bodies.filter((text) => text !== '')].join('\n\n');
}

/** What may be no answer: of each part the lines that come nearest, none singled out; of one that is named first, more. */
export const nearText = (shown: readonly Scored[], { wish, meant }: Asked): string =>
  shown
    .map(({ part, lines, wanted }, at) => {
      const asked = wanted > 0 ? linesIn(part, wish) : [];
      const isNamed = at === 0 && (part === meant || wish.isNamed(part.name));
      const holding = lines.filter(({ holds }) => holds > 0);
      const near = (isNamed || holding.length === 0 ? lines : holding).slice(0, isNamed ? MOST_NAMED : MOST_NEAR);
      const inOrder = part.lines.filter((line) => near.some(({ says }) => says === line));
      // Points may stand in any order, sentences lean on those before them.
      const isList = pointsOf(part) !== null;
      const says = asked.length > 0 ? asked : isList ? near.map((line) => line.says) : inOrder;
      return `- **${opening(part)}** ${says.join(isList ? ' · ' : ' ')}`;
    })
    .join('\n');

/** The one line that holds more of the question's words than any other. */
const clearest = ({ lines: [first, second] }: Scored): string | undefined =>
  first && first.holds > (second?.holds ?? 0) ? first.says : undefined;

const isOpenedBy = (text: string, head: string): boolean => plain(text).startsWith(plain(head));

/** 'Test 2: Parts kept near.' */
const opening = ({ head }: Part): string => `${head.replace(/…$/, '')}${/\p{P}$/u.test(head) ? '' : '.'}`;

/** 'Test 2: Parts kept near. **Cost: about US$180.**' */
const singled = (part: Part, says: string): string =>
  isOpenedBy(says, part.head) ? `**${says}**` : `${opening(part)} **${says}**`;

/** A part as it stands, without what was said before it; of a longer one what speaks most to the question, in its order. */
function body({ part, lines }: Scored, most: number, said = ''): string {
  const points = pointsOf(part);
  const rankOf = (point: string) => lines.findIndex(({ says }) => point.includes(says));
  const rest = (points ?? part.lines).filter((point) => point !== said);
  const shown = [...rest].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, most);
  const inOrder = rest.filter((point) => shown.includes(point));
  if (inOrder.length === 0) return '';
  if (points) return `**${part.head}**\n${inOrder.map((point) => `- ${point}`).join('\n')}`;
  const words = inOrder.join(' ');
  return isOpenedBy(words, part.head) ? words : `**${opening(part)}** ${words}`;
}

const LIST_SIGN = /^(?:- |\d+\. )/;

/** The points of a list, each as it stands; null where the part is none. */
function pointsOf({ text }: Part): readonly string[] | null {
  const points = text.split('\n').filter((line) => LIST_SIGN.test(line));
  return points.length === 0 ? null : points.map((line) => unmarked(line));
}
