/** What the pages that need no account are called, in the tab and for search engines. */
export const accountPages = {
  signIn: {
    title: 'Sign in | Baraza',
    description: 'Sign in to Baraza and pick up your research where you left it.',
  },
  signUp: {
    title: 'Create your account | Baraza',
    description: 'Create a free account: your reports are kept for you, and can be read offline.',
  },
  forgot: {
    title: 'Forgot your password? | Baraza',
    description: 'Have a link sent to your e-mail address and choose a new password.',
  },
  reset: {
    title: 'Choose a new password | Baraza',
    description: 'Choose a new password with the link from your e-mail.',
  },
  recovery: {
    title: 'Account recovery | Baraza',
    description: 'Find out which e-mail address your account has, or ask support for help.',
  },
} as const;
