export const feedback = {
  titles: { report: 'What do you think of this report?', refiner: 'What do you think of the Problem Refiner?' },
  rating: 'How useful is it?',
  ratings: { 1: 'Of no use', 2: 'Of little use', 3: 'Of some use', 4: 'Useful', 5: 'Very useful' },
  text: 'Your feedback',
  placeholder: 'What is right, what is wrong, what is missing?',
  send: 'Send feedback',
  thanks: 'Thank you for your feedback.',
  thanksLater: 'Thank you. Your feedback is kept on this device and sent when the connection is back.',
  failed: 'Your feedback could not be kept on this device. Please try again.',
  close: 'Close',
} as const;
