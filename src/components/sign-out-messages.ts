import { plural } from '../lib/locale.ts';

export const signOut = {
  title: 'Sign out of this device?',
  text: 'Your saved reports are removed from this device, unless you keep them. They stay in your account either way.',
  unsent: (n: number) =>
    plural(n, { one: '1 action has not been sent yet.', other: `${n} actions have not been sent yet.` }),
  choices: 'What has not been sent',
  send: 'Send it now, then sign out',
  sendOffline: 'Send it now (needs the network)',
  keep: 'Keep it here until I sign in again, with my saved reports',
  discard: 'Discard it',
  left: (n: number) =>
    n === 1
      ? '1 action could not be sent. Keep it or discard it.'
      : `${n} actions could not be sent. Keep or discard them.`,
  keepReports: 'Keep my saved reports on this device',
  signOut: 'Sign Out',
  sending: 'Sending…',
  signingOut: 'Signing out…',
  stay: 'Stay signed in',
} as const;
