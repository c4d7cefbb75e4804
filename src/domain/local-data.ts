/** What an account keeps on a device, by what it is to the person. */
export const LOCAL_DATA_KINDS = ['reports', 'conversations', 'problems', 'drafts', 'waiting', 'other'] as const;
export type LocalDataKind = (typeof LOCAL_DATA_KINDS)[number];

export interface LocalDataPart {
  readonly kind: LocalDataKind;
  readonly count: number;
  /** Of its text; the browser needs a little more. */
  readonly bytes: number;
}

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** '0 B', '340 B', '12 kB', '1.4 MB'. */
export function sizeInWords(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1_000 && unit < UNITS.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  const digits = unit > 1 && value < 10 ? value.toFixed(1) : String(Math.round(value));
  return `${digits} ${UNITS[unit]}`;
}
