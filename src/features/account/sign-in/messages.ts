export const confirmation = {
  again: 'Send the confirmation letter again',
  sending: 'Sending…',
  sent: 'If an account waits for this address to be confirmed, the letter is on its way. Please look among the unwanted mail too.',
} as const;

export const signIn = {
  or: 'or',
  google: 'Continue with Google',
  googleBusy: 'Opening Google…',
  googleFailed: 'Failed to sign in with Google',

  codeTitle: 'One more step',
  codeLead: 'Open your authenticator app and enter its code for Baraza.',
  code: 'Code of your authenticator app',
  confirm: 'Confirm',
  confirming: 'Checking…',
  codeFailed: (reason: string) => `Sign in failed: ${reason}`,
  back: 'Sign in as somebody else',

  foundTitle: 'Account Found',
  found: (email: string) =>
    email === ''
      ? 'Your account signs in with Google. Choose a password to link both ways of signing in.'
      : `The account of ${email} signs in with Google. Continue with Google first, then choose a password to link both ways of signing in.`,
  password: 'Password',
  passwordHint: 'At least 8 characters',
  link: 'Link Accounts',
  linking: 'Linking…',
  linked: 'Accounts linked successfully',
  notLinked: 'Failed to link accounts',
  linkFailed: (reason: string) => `Account linking failed: ${reason}`,
  notNow: 'Not now',
} as const;
