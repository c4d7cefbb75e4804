import type { PageFacts } from './page.ts';

export const optionsPage: PageFacts = {
  title: 'Options | Baraza',
  description: 'Four ways to go on: market validation, market expansion, due diligence and a venture builder.',
};

export interface Option {
  readonly title: string;
  readonly text: string;
  /** Where Launch leads; null for what is still to come. */
  readonly launch: string | null;
}

export const options: readonly Option[] = [
  {
    title: 'Market Validation',
    text: 'Research a problem in depth before you build for it.',
    launch: '/market-validation',
  },
  {
    title: 'Market Expansion',
    text: 'Compare the country you are in with the one you want to go to.',
    launch: null,
  },
  {
    title: 'Due Diligence',
    text: 'Look at a venture from outside, claim by claim.',
    launch: null,
  },
  {
    title: 'Venture Builder',
    text: 'Talk a decision through with a founder who has made it before.',
    launch: null,
  },
];
