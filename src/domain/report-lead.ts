/** What a reader needs first, taken out of the executive summary; null where it has no such part. */
export interface Lead {
  /** The reasons behind the verdict. */
  readonly why: string | null;
  readonly firstTest: string | null;
  readonly end: string | null;
  /** Everything else, as it stood. */
  readonly rest: string;
}

const HEADS = {
  why: /^\*\*Verdict: [^*]*\*\*\s*/,
  firstTest: /^\*\*First test\.\*\*\s*/,
  end: /^\*\*What would end it\.\*\*\s*/,
} as const;

/**
 * Each part is a paragraph that opens with its own bold words; a summary without them stays whole. `wantsWhy`: the reasons lead,
 * too; else they stay in the rest.
 */
export function leadOf(summary: string, wantsWhy: boolean): Lead {
  const blocks = summary.split(/\n{2,}/);
  const take = (head: RegExp): string | null => {
    const at = blocks.findIndex((block) => head.test(block));
    const [block] = at < 0 ? [] : blocks.splice(at, 1);
    return block?.replace(head, '') ?? null;
  };
  const why = wantsWhy ? take(HEADS.why) : null;
  const [firstTest, end] = [take(HEADS.firstTest), take(HEADS.end)];
  return { why, firstTest, end, rest: blocks.join('\n\n').trim() };
}
