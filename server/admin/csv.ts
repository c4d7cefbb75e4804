/** What a spreadsheet would run instead of show (CSV injection) is given a quote in front. */
const disarmed = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : disarmed(String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Comma-separated values as RFC 4180 has them, the heads first. */
export const csv = (heads: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [heads, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');

/** No export is longer: it is made in memory, and sent over somebody's connection. */
export const EXPORT_ROWS = 20_000;
