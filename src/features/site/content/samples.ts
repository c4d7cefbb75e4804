import type { PageFacts } from './page.ts';

export const samplesPage: PageFacts = {
  title: 'Sample reports | Baraza',
  description:
    'Three whole reports by Baraza, with their sums and sources: tomatoes in Ghana, mobile money in Zambia, clinics in Malawi. No account needed.',
};

export const samples = {
  title: 'Sample reports',
  lead: 'Three whole reports, as Baraza writes them today. The problems were made up for this page; the public figures in them are on record, and each opens its source.',
  marks: {
    title: 'Why are the marks low?',
    text: [
      'A mark says how much is proven, not how good the idea is. It rises in four steps: what public records say, what people say, what people do, and what people pay.',
      'These problems were told in one or two sentences, and most questions were skipped. A founder who counts, talks to eight people and asks for a deposit sees the marks of the next report rise.',
    ],
  },
} as const;
