import { site } from './messages.ts';

interface SampleBadgeProps {
  /** One profile, or a section's. */
  of: { readonly sample: boolean } | readonly { readonly sample: boolean }[];
  text?: string;
}

/** Whoever is invented says so: once for a section in which some are, and on a profile that stands alone. */
export function SampleBadge({ of, text = site.sampleProfile }: SampleBadgeProps) {
  const sample = 'sample' in of ? of.sample : of.some((one) => one.sample);
  return sample ? <span className="badge">{text}</span> : null;
}
