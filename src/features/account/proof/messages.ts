export const proof = {
  sixDigits: 'Six digits',
  byLetter: 'Use a code by mail instead',
  byPassword: 'Use my password instead',
  lead: (email: string) => `To be sure that it is you, we send a code to ${email}.`,
  send: 'Send Me a Code',
  sending: 'Sending…',
  again: 'Send Another Code',
  sent: 'The code is on its way. It works once, within an hour.',
  notSent: (reason: string) => `The code could not be sent: ${reason}`,
  code: 'Code of the letter',
} as const;
