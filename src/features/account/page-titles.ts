/** What the account's pages are called in the tab. */
export const titles = {
  signIn: 'Sign in | Baraza',
  signUp: 'Create your account | Baraza',
  forgot: 'Forgot your password? | Baraza',
  reset: 'Choose a new password | Baraza',
  recovery: 'Account recovery | Baraza',
} as const;
