export const found = {
  title: 'Add what you found',
  how: 'When you have talked or counted, write it here, also without a network: dates, numbers, their own words. What stands above is made anew with it. It costs no credit.',
  placeholder: 'On 3 March I asked 6 traders. 4 lost a crate that week; each crate had cost 400.',
  list: 'What you have found so far',
  waiting: 'Saved on this device; the report is made anew when it has been sent.',
  refused: 'It was not taken. See what waits on this device.',
  outcome: 'What does it come to by now?',
  outcome_open: 'Read it from my words',
  outcomes: {
    paid: 'Some have paid to be rid of it, or put money down',
    counted: 'I counted it',
    open: 'It happens, but I do not know yet why or to whom',
    refused: 'Most said no, or hardly mind',
    forbidden: 'A rule forbids it',
    few: 'Too few people have it',
    nothing: 'Nobody was asked and nothing counted yet',
  },
  add: 'Add',
  failed: 'It could not be saved on this device. Please copy it and try again.',
} as const;

export const correction = {
  title: 'You read me wrong, or did not ask?',
  open: 'What we did not ask can be said here at any time. The report is made anew with it, at no credit.',
  how: 'Within the first hour the place, the people and the payer can be put right, twice, at no credit. For another problem start again.',
  slots: { where: 'Where it is', who: 'Who has it', payer: 'Who would pay' },
  which: 'What it is about',
  answer: 'What it should be',
  send: 'Correct it',
  waiting: 'Saved on this device; the report is made anew when it has been sent.',
  failed: 'It could not be saved on this device. Please try again.',
} as const;

export const madeAnew = {
  report: (verdict: string, line: string) => `The report has been made anew. Its verdict now is “${verdict}: ${line}”`,
  kit: 'The starter kit has been made anew.',
  show: 'Show it',
} as const;
