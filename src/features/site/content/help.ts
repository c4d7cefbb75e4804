import type { PageFacts } from './page.ts';

export const emailHelpPage: PageFacts = {
  title: 'The e-mail has not arrived | Baraza',
  description: 'What to try when an e-mail from Baraza does not arrive.',
};

export const emailHelp = {
  title: 'The e-mail has not arrived',
  lead: 'Most e-mails arrive within a few minutes. If yours has not:',
  steps: [
    'Look in the spam or junk folder, and under “Promotions” if your mailbox has that.',
    'Check that you wrote the address of your account, without a typing error. Some people have more than one.',
    'Wait five minutes before asking again.',
    'Look for room: a full mailbox takes no new e-mail.',
    'Do you wait for the letter that confirms a new account? Sign in with its address and password: the letter can be sent again there.',
    'If a school or an employer runs your mailbox, ask whether it holds back e-mail from outside.',
  ],
  more: 'Still nothing? Write to us and we will look into it.',
} as const;

export const getStartedPage: PageFacts = {
  title: 'Get started | Baraza',
  description: 'Select a pathway: explore problems, refine an idea, or research a problem in depth.',
};

export const contactPage: PageFacts = {
  title: 'Talk to Sales | Baraza',
  description: 'Plans for teams and programmes, partnerships, or a question about Baraza: write to us.',
};

export const notFoundPage: PageFacts = {
  title: 'Nothing at this address | Baraza',
  description: 'The link may be old or mistyped.',
};
