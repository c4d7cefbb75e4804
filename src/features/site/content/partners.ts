import { shown } from './shown.ts';

export interface Partner {
  readonly name: string;
  /** Invented, to show where real ones go. */
  readonly sample: boolean;
}

export const partners: readonly Partner[] = shown([
  { name: 'Your incubator', sample: true },
  { name: 'Your university', sample: true },
  { name: 'Your fund', sample: true },
  { name: 'Your chamber of commerce', sample: true },
  { name: 'Your programme', sample: true },
]);
