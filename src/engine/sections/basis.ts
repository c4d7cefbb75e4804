import type { Basis, Playbook } from '../../../content/schema/playbook.ts';

/** What a block rests on where its playbook says nothing else: what people in the trade do is known, why is reasoned. */
const DEFAULT = {
  chain: 'practice',
  alternatives: 'practice',
  causes: 'reasoning',
  dealBreakers: 'reasoning',
} as const satisfies Readonly<Record<keyof NonNullable<Playbook['basis']>, Basis>>;

/** As a clause of a sentence: 'as is common in this trade', 'by our own reasoning', 'as FAO wrote in 2021'. */
export function basisOf({ basis }: Playbook, block: keyof typeof DEFAULT): string {
  const of = basis?.[block] ?? DEFAULT[block];
  if (of === 'practice') return 'as is common in this trade';
  if (of === 'reasoning') return 'by our own reasoning';
  const { publisher, url, year } = of.source;
  return `as [${publisher}](${url}) wrote in {{id:${year}}}`;
}
