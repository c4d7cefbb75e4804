import type { ReportMetadata } from '../contract/report.ts';

/** Kept reports can be older than these fields. */
type Kinds = { readonly [Key in 'kind' | 'playbook' | 'case']?: ReportMetadata[Key] | undefined };

export const isKit = ({ kind }: Kinds): boolean => kind === 'starter_kit';

/** Made before there were playbooks: it can be read and asked, and be made anew once at no credit. */
export const isOfEarlierVersion = (metadata: Kinds): boolean =>
  !isKit(metadata) && metadata.playbook === undefined && metadata.case === undefined;

/** Why insights cannot be made, or null where they can. */
export const insightsMissing = (metadata: Kinds): keyof typeof INSIGHTS_MISSING | null => {
  if (isKit(metadata)) return 'starter_kit';
  return isOfEarlierVersion(metadata) ? 'earlier_version' : null;
};

export const INSIGHTS_MISSING = {
  starter_kit: 'A starter kit has no insights: they are made from a report, and no playbook fits this problem yet.',
  earlier_version:
    'This report was made by an earlier version of Baraza, and insights cannot be made from it any more.',
} as const;
