import { ENGLISH, formatNumber } from '../../src/lib/locale.ts';

export const percent = (share: number): string => formatNumber(share, { style: 'percent' }, ENGLISH);

export const today = (): string => new Date().toISOString().slice(0, 10);
