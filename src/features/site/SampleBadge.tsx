import { site } from './messages.ts';

/** Whoever is invented says so, wherever they are shown. */
export function SampleBadge({ sample, text = site.sampleProfile }: { sample: boolean; text?: string }) {
  return sample ? <span className="badge">{text}</span> : null;
}
