export const callback = {
  title: 'Signing you in',
  processing: 'Checking what you came with…',
  confirmed: 'Email confirmed successfully! Redirecting to your dashboard...',
  toLogin: 'Redirecting to login...',
  already: 'Already authenticated! Redirecting...',
  unexpected: 'An unexpected error occurred during authentication.',
  failed: (reason: string) => `Authentication failed: ${reason}`,
  otherBrowser: 'The sign-in was begun in another browser. Please sign in here.',
  back: 'Back to Login',
  goOn: 'Continue',
  signedIn: (email: string) => `Successfully signed in as ${email}`,
  google: 'Failed to sign in with Google',
} as const;
