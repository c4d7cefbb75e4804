const RUN = 4;
/** Two texts that share so much of the shorter one are one text. */
const SAME = 0.5;

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = new Set<string>();
  for (let i = 0; i + RUN <= words.length; i++) runs.add(words.slice(i, i + RUN).join(' '));
  return runs;
}

const figuresIn = (text: string): Set<string> => new Set(text.match(/\d+(?:[.,]\d+)*/g));

/** A text that gives another figure in the same words says something else. */
const sayOtherFigures = (a: string, b: string): boolean => {
  const [first, second] = [figuresIn(a), figuresIn(b)];
  const [less, more] = first.size <= second.size ? [first, second] : [second, first];
  return [...less].some((figure) => !more.has(figure));
};

/** Whether two quotes are the same words but for trifles: pages that repeat one press release are one source. */
export function isNearDuplicate(a: string, b: string): boolean {
  if (sayOtherFigures(a, b)) return false;
  const [first, second] = [runsOf(a), runsOf(b)];
  const least = Math.min(first.size, second.size);
  if (least === 0) return a === b;
  let shared = 0;
  for (const run of first) if (second.has(run)) shared += 1;
  return shared / least >= SAME;
}
