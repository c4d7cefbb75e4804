import type { PageFacts } from './page.ts';

export const landingPage: PageFacts = {
  title: 'Baraza: a sounding board for early-stage African founders',
  description:
    'Describe a problem you have seen. Baraza looks up what is known about it in your country and shows where every figure comes from.',
};

export const landing = {
  headline: 'A Sounding Board For Early Stage African Entrepreneurs',
  lead: 'Describe a problem you have seen. Baraza looks up what is known about it in your country, shows where every figure comes from, and tells you what to find out next.',
  founders: {
    title: 'Built for African Founders',
    lead: 'Guidance step by step, built on African markets and on established ways of testing a business. You do not need to know how to write prompts.',
    points: [
      {
        title: 'Every figure has a record',
        text: 'Each number opens its source: who published it, for which year, under which licence. Where nobody has recorded a figure, the report says “not found”.',
      },
      {
        title: 'At most five questions',
        text: 'Baraza asks only what would change the result. If you skip a question, the report says what it assumed instead.',
      },
      {
        title: 'Yours without the network',
        text: 'A report you have opened stays on your phone. Read it on the bus, at the market, or when the data has run out.',
      },
      {
        title: 'Saved as you go',
        text: 'Your work is saved automatically. You find it in your history, on this device and on your next one.',
      },
      {
        title: 'All 54 countries',
        text: 'There are figures for each African country, so a report on Malawi does not rest on figures from Nigeria.',
      },
      {
        title: 'Public sources, named',
        text: 'The World Bank, UN agencies, the ILO, UNESCO, Our World in Data and the CIA World Factbook.',
      },
    ],
  },
  record: {
    title: 'What is on record',
    lead: 'Baraza quotes public records only. Each figure opens its publisher, its year, its licence and what limits it.',
    facts: {
      countries: 'African countries, all of them',
      figures: 'figures, of 107 kinds',
      recent: 'of them for 2022 or later',
      offices: 'countries with addresses of offices to ask',
    },
    more: 'See what is known of each country',
    verdict: {
      title: 'How a verdict is made',
      text: [
        'By what is proven, not by how good an idea sounds. Proof has four steps: what records say, what people say, what people do, what people pay.',
        'Seven questions are marked out of five: how much is lost, how often, who pays, whether they will, whether the cause is known, whether you can reach them, how good the proof is. The report says what would change each mark.',
      ],
    },
    licence: {
      title: 'Open to inspection',
      text: [
        'Baraza’s code has the MIT licence: anybody may read the rules behind a verdict and run their own copy.',
        'The figures keep the licences of their publishers, named beside each one.',
      ],
    },
  },
  agnostic: {
    title: 'Industry Agnostic',
    lead: 'Baraza knows nineteen industries in depth. For a problem from any other trade it makes a starter kit: what to ask, whom to ask, and what to test.',
  },
  process: 'From Problem Discovery to Market Validation: Our Process',
  roadmap: {
    title: 'Roadmap',
    lead: 'What is there today, and what comes next.',
    now: 'Available now',
  },
  experts: {
    title: 'Access to Vetted Venture Builders',
    subtitle: 'Current and former founders look at your venture with you. Booking opens soon.',
    action: 'Book a session',
  },
  builders: {
    title: 'Context Aware Expert Guidance & Support',
    lead: 'People who have built in the markets you are building in.',
  },
  testimonials: 'Loved & Trusted by Founders and Ecosystem Builders',
  faq: 'Frequently Asked Questions',
  about: [
    {
      id: 'about',
      title: 'About',
      text: 'A baraza is a council where people come to be heard. This one is a virtual incubator: software that does the research, and later people who have built companies before.',
    },
    {
      id: 'blog',
      title: 'Blog',
      text: 'We do not have a blog yet. The newsletter below tells you what is new.',
    },
    {
      id: 'careers',
      title: 'Careers',
      text: 'We have no open positions at the moment. If you want to build with us, write to us.',
    },
  ],
  join: {
    title: 'Join Baraza Today',
    text: 'Bring one problem. Leave knowing what is on record about it, and what to ask next.',
  },
} as const;
