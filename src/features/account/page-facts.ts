import { titles } from './page-titles.ts';

/** What the pages that the build writes say of themselves to search engines. */
export const accountPages = {
  signIn: {
    title: titles.signIn,
    description: 'Sign in to Baraza and pick up your research where you left it.',
  },
  signUp: {
    title: titles.signUp,
    description: 'Create a free account: your reports are kept for you, and can be read offline.',
  },
  forgot: {
    title: titles.forgot,
    description: 'Have a link sent to your e-mail address and choose a new password.',
  },
  recovery: {
    title: titles.recovery,
    description: 'Find out which e-mail address your account has, or ask support for help.',
  },
} as const;
