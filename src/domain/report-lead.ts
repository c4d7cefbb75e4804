/** What a reader needs first, taken out of the executive summary; null where it has no such part. */
export interface Lead {
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
    const [block] = at < 0 ? [] : blocks.splice(at, 1);
    return block?.slice(head?.length).trim() ?? null;
  };
  const heads = headsOf(labels, summary);
  const why = wantsWhy ? take(heads.why) : null;
  const [firstTest, end] = [take(heads.firstTest), take(heads.end)];
  return { why, firstTest, end, rest: blocks.join('\n\n').trim() };
}
