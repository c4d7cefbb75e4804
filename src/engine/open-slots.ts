import type { CorrectableSlot } from '../contract/found.ts';

/** What a report has to do without and its founder can still say, as it stands in its metadata. */
export function openSlots(knowsPlace: boolean, knowsPayer: boolean): { readonly open?: CorrectableSlot[] } {
  const open: CorrectableSlot[] = [];
  if (!knowsPlace) open.push('where');
  if (!knowsPayer) open.push('payer');
  return open.length > 0 ? { open } : {};
}
