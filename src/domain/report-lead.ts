/** What a reader needs first, taken out of the executive summary; null where it has no such part. */
export interface Lead {
  /** What an adviser would say who has one page. */
  readonly advice: string | null;
  /** The reasons behind the verdict. */
  readonly why: string | null;
  readonly firstTest: string | null;
  readonly end: string | null;
  /** Everything else, as it stood. */
  readonly rest: string;
}

type Labels = Readonly<Record<string, string>>;

/** The bold words that open each part. */
const headsOf = (labels: Labels | undefined, summary: string) => ({
  advice: labels?.head_advice,
  why: labels?.head_verdict ?? /^\*\*Verdict: [^*]*\*\*/m.exec(summary)?.[0],
  firstTest: labels?.head_first ?? '**First test.**',
  end: labels?.head_end ?? '**What would end it.**',
});

/**
 * Each part is a paragraph that opens with its own bold words; a summary without them stays whole. `wantsWhy`: the reasons lead,
 * too; else they stay in the rest.
 */
export function leadOf(summary: string, wantsWhy: boolean, labels?: Labels): Lead {
  const blocks = summary.split(/\n{2,}/);
  const take = (head: string | undefined): string | null => {
    const at = head === undefined ? -1 : blocks.findIndex((block) => block.startsWith(head));
    if (at < 0) return null;
    const [block = ''] = blocks.splice(at, 1);
    // Over a list they stand alone.
    return block.slice(head?.length).trim() || (blocks.splice(at, 1)[0] ?? '');
  };
  const heads = headsOf(labels, summary);
  const why = wantsWhy ? take(heads.why) : null;
  const [advice, firstTest, end] = [take(heads.advice), take(heads.firstTest), take(heads.end)];
  return { advice, why, firstTest, end, rest: blocks.join('\n\n').trim() };
}
