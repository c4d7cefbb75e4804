import type { PageFacts } from './page.ts';

export const faqPage: PageFacts = {
  title: 'FAQs | Baraza',
  description:
    'Eight honest answers: what Baraza does, where its figures come from, what it costs, what works offline and who sees what you write.',
};

export interface Question {
  readonly question: string;
  readonly answer: readonly string[];
}

/** The landing page shows the first five. */
export const questions: readonly Question[] = [
  {
    question: 'What does Baraza do?',
    answer: [
      'You describe a problem you have seen, in one or two sentences. Baraza works out who has it and where, looks up what is recorded about it, does the sums, and writes a report: who suffers and who pays, how big it could be, what others do about it, what stands in the way, and what to find out next.',
      'It does not decide for you. It shows what is known, what you said, and what nobody knows yet.',
    ],
  },
  {
    question: 'Where do the figures come from?',
    answer: [
      'From public sources: the World Bank, United Nations agencies, the ILO, UNESCO, Our World in Data and the CIA World Factbook, for all 54 African countries. Each number in a report opens its record, with the publisher, the year, the licence and its limits.',
      'Where there is no record, the report says “not found”. No figure is made up to fill a gap.',
    ],
  },
  {
    question: 'Do I need to know how to write prompts?',
    answer: [
      'No. Write as you would tell a friend, in English or French. If something that would change the result is missing, Baraza asks, five questions at most, and you may skip any of them. The report then says what was assumed instead.',
    ],
  },
  {
    question: 'What does it cost?',
    answer: [
      'During the beta nothing is charged. Every account has a weekly allowance: three reports and three explorations, renewed every Monday. A report that fails gives its credit back, and you can ask for more on the page where they run out.',
      'The Pricing page shows the plans we intend to offer.',
    ],
  },
  {
    question: 'Does it work without the network?',
    answer: [
      'Reports you have opened, with their sources, conversations and insights, can be read and searched offline. What you do meanwhile (a new problem, a question, a pin) is kept on your device and sent once when the connection is back.',
      'You can install Baraza on your home screen from the browser. A first visit costs less than half a megabyte.',
    ],
  },
  {
    question: 'Is this written by an AI that may be wrong?',
    answer: [
      'The research engine is a set of rules that take every number from a record, from a calculation you can open, or from what you said. An operator may connect a language model that writes for your own case; it can give no figure of its own, and each of its statements is checked before it is published.',
      'Records can be old and a country is not a street. That is why each report ends with what to ask, whom to ask, and what would make you stop.',
    ],
  },
  {
    question: 'Who sees what I write?',
    answer: [
      'You do, and whoever runs the server you use. Your problems and reports belong to your account and are shown to no other user. There are no advertisements and no trackers.',
      'Phones are shared: signing out removes your reports from the device unless you choose to keep them there.',
    ],
  },
  {
    question: 'Can I talk to a venture builder?',
    answer: [
      'Not yet. Profiles are shown so that you can see what kind of help there will be, and booking is marked Coming Soon. Until real people are there, the profiles are marked as samples.',
    ],
  },
];
