import { type Email, writeEmail } from './email.ts';

const HOLDS = 'It works once, within an hour.';
const NOT_YOU = 'If you did not ask for this, you need not do anything: nothing has changed.';

export interface Opens {
  readonly to: string;
  readonly url: string;
}

export const recoveryLetter = ({ to, url, code }: Opens & { code: string }): Email =>
  writeEmail({
    to,
    subject: 'Reset your Baraza password',
    lines: ['Somebody, we hope you, asked to set a new password for your Baraza account.'],
    action: { label: 'Set a new password', url },
    code,
    after: [
      'The link opens only in the browser in which you asked. On any other device, type the code where Baraza asks for it.',
      'Both work once, within an hour. Tell the code to nobody.',
      NOT_YOU,
    ],
  });

export const signupLetter = ({ to, url, code }: Opens & { code: string }): Email =>
  writeEmail({
    to,
    subject: 'Confirm your email address for Baraza',
    lines: ['Welcome to Baraza. Please confirm that this is your email address.'],
    action: { label: 'Confirm my address', url },
    code,
    after: [HOLDS, 'If you did not sign up, you need not do anything: without the confirmation nobody can sign in.'],
  });

/** To whom has an account, when somebody tried to open one with their address: that one was told what everybody is told. */
export const alreadyRegisteredLetter = ({ to, url }: Opens): Email =>
  writeEmail({
    to,
    subject: 'You have a Baraza account already',
    lines: [
      'Somebody, we hope you, tried to open a Baraza account with this email address. There is one already: please sign in to it.',
    ],
    action: { label: 'Sign in', url },
    after: [
      "If you have forgotten the password, choose 'Forgot password?' there to set a new one.",
      'If it was not you, you need not do anything: nothing has changed, and nobody was told that you have an account.',
    ],
  });

export const magicLinkLetter = ({ to, url, code }: Opens & { code: string }): Email =>
  writeEmail({
    to,
    subject: 'Your sign-in link for Baraza',
    lines: ['Open this link to sign in to Baraza, or type the code where you were asked for it.'],
    action: { label: 'Sign in', url },
    code,
    after: [HOLDS, NOT_YOU],
  });

export const inviteLetter = ({ to, url }: Opens): Email =>
  writeEmail({
    to,
    subject: 'You are invited to Baraza',
    lines: [
      'You are invited to Baraza, a sounding board for early-stage African founders.',
      'Open this link to accept, then choose a password in your settings.',
    ],
    action: { label: 'Accept the invitation', url },
    after: [HOLDS, 'If you do not want to join, you need not do anything.'],
  });

export const emailChangeLetter = ({ to, url, from, wanted }: Opens & { from: string; wanted: string }): Email =>
  writeEmail({
    to,
    subject: 'Confirm the change of your email address',
    lines: [
      `The email address of a Baraza account is to change from ${from} to ${wanted}.`,
      'A letter went to both addresses. The change happens once both are confirmed.',
    ],
    action: { label: 'Confirm the change', url },
    after: [
      HOLDS,
      'If you did not ask for this, do not confirm it, and change your password: somebody may be signed in as you.',
    ],
  });

export const reauthenticationLetter = ({ to, code }: { to: string; code: string }): Email =>
  writeEmail({
    to,
    subject: 'Your code for Baraza',
    lines: ['Type this code to show that it is you.'],
    code,
    after: [
      HOLDS,
      'Tell it to nobody. If you did not ask for it, change your password: somebody may be signed in as you.',
    ],
  });
