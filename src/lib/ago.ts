import { READERS } from './locale.ts';

/** 'yesterday', '3 hours ago'. */
export const formatAgo = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
  new Intl.RelativeTimeFormat(READERS, { numeric: 'auto' }).format(-count, unit);
