import { company } from './company.ts';

/** What of a list an operator wants to be seen: samples as long as they show where real ones go. */
export const shown = <Entry extends { readonly sample: boolean }>(
  all: readonly Entry[],
  showSamples = company.showSamples,
): readonly Entry[] => (showSamples ? all : all.filter(({ sample }) => !sample));
