/** Groups thousands with a comma; no locale is asked, so every engine writes the same bytes. */
export function grouped(value: number, decimals: number): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const text = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (fraction ? `.${fraction}` : '');
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Rounded to so many significant digits; the exact value stays in the calculation. */
export function significant(value: number, digits: number): number {
  if (value === 0 || !Number.isFinite(value)) return 0;
  return Number(value.toPrecision(digits));
}

/** '1.24 billion', '17.9 million', '720,000'. Big counts are easier to hear in words. */
export function bigNumber(value: number): string {
  const size = Math.abs(value);
  const scaled = (unit: number, word: string) => `${trimmed(significant(value, 3) / unit, 2)} ${word}`;
  if (size >= 999_500_000) return scaled(1e9, 'billion');
  if (size >= 999_500) return scaled(1e6, 'million');
  return grouped(significant(value, 3), 0);
}

/** At most so many decimals, none that are zero at the end. */
export function trimmed(value: number, decimals: number): string {
  const text = grouped(value, decimals);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
