export const sessions = {
  caption: 'Active sessions',
  search: 'Name or email',
  empty: 'No session fits these filters.',
  heads: {
    person: 'Person',
    device: 'Device',
    how: 'Signed in with',
    since: 'Since',
    seen: 'Last seen',
  },
  atSignIn: 'At the sign-in',
  factor: 'second factor',
  revoke: 'End session',
  revokeTitle: 'End the session',
  revokeText: (email: string, device: string) => `${email} has to sign in again on ${device}.`,
  revoking: 'Ending…',
} as const;
