import { lazy } from 'react';

/** Fetched when somebody waits for the letter that confirms their address. */
export const ConfirmationLetter = lazy(() =>
  import(/* on demand */ './sign-in/ConfirmationLetter.tsx').then((m) => ({ default: m.ConfirmationLetter })),
);
