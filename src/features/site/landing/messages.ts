import { MAX_QUERY_LENGTH } from '../../../contract/limits.ts';
import { ENGLISH, formatNumber } from '../../../lib/locale.ts';

/** The box in which a visitor tries it. */
export const tryBox = {
  label: 'What problem have you seen?',
  placeholder: 'Tomato traders in Kumasi lose a third of each load between the farm and the market because…',
  send: 'See what is known',
  sending: 'Starting…',
  /** The engine's size as it goes over the line; a journey holds it to the build. */
  about:
    'No account needed. Baraza may ask a few questions, then writes a draft report, or a starter kit, on your device: what you type is not sent. The first time this fetches about 1.1 MB.',
  offline:
    'You are offline. This works here if you have used it before; the first time it has to fetch about 1.1 MB. What you type is kept.',
  signedIn: 'Goes on in the Problem Validator, with your account.',
  tooLong: `Please shorten this: Baraza reads up to ${formatNumber(MAX_QUERY_LENGTH, {}, ENGLISH)} characters.`,
  notKept: 'This browser does not let the page keep anything on this device, so it cannot be tried here.',
  last: 'Open what you made here last',
} as const;

export const excerptTexts = {
  inputs: 'What went into it',
  said: 'you said',
  told: 'What you counted:',
  firstTest: 'First test:',
  end: 'What would end it:',
  whole: 'Read the whole report',
} as const;
