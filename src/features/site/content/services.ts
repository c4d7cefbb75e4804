import type { PageFacts } from './page.ts';

export const resourcesPage: PageFacts = {
  title: 'Resources | Baraza',
  description:
    'What Baraza offers founders and the programmes that support them: problem exploration, idea refinement, validation, insights and venture builders.',
};

export const services = {
  title: 'What we offer',
  lead: 'Four kinds of help in software, one in person.',
  cards: [
    {
      title: 'Problem Explorer',
      text: 'Choose a place, an industry and whom you want to serve. Get a ranked list of problems worth solving, each with its causes, its evidence and the reason for its place.',
    },
    {
      title: 'Idea Refiner',
      text: 'Write down an idea. Get five readings of the problem that may be behind it, and what is known of each.',
    },
    {
      title: 'Problem Validator',
      text: 'Research one problem in depth: a market validation report in which every figure can be traced.',
    },
    {
      title: 'Actionable Insights',
      text: 'From a finished report: whom to talk to, what to test, what it should cost, and what would make you stop.',
    },
  ],
  support: {
    title: 'Venture Builder Support',
    text: 'Talk to current and former founders once your research has gone as far as it can. Booking opens soon.',
  },
  why: {
    title: 'Why Baraza',
    points: [
      'It starts from African figures, not from world averages.',
      'It says plainly what is not known.',
      'It works on a small phone, on a slow line, and without one.',
      'What you write stays yours.',
    ],
  },
} as const;
