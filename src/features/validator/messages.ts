import { ENGLISH, formatNumber } from '../../lib/locale.ts';

export const validator = {
  title: 'What problem have you seen?',
  welcome: 'Say who has it, in which town, and what they do about it today. One or two sentences are enough.',
  label: 'Describe the problem to validate',
  placeholder: 'Tomato traders in Kumasi lose a third of each load between the farm and the market because…',
  send: 'Research',
  sending: 'Starting…',
  sendLater: 'Research when I’m back',
  draftHere: 'Draft now on this device',
  kitHere: 'Make a starter kit on this device',
  kitAbout:
    'Made on this device, it costs no credit: a few questions, then a starter kit, or a draft of the report where a playbook fits.',
  offlineChoice:
    'You are offline. The research can start by itself when you are back; a draft can be written here now, without a credit.',
  starters: [
    {
      name: 'What hurts most?',
      text: 'The people who have this problem are … in … . What hurts them most is … , and it happens …',
    },
    {
      name: 'Who has it?',
      text: 'I know the people who have this problem because … . They are … in … , and today they …',
    },
    { name: 'What proof is there?', text: 'In … , … lose … every … because … . I know because I counted …' },
  ],
  tooLong: (length: number, max: number) =>
    `That is ${formatNumber(length, {}, ENGLISH)} characters; Baraza reads up to ${formatNumber(max, {}, ENGLISH)}. Keep the part that says who, where and what it costs.`,
  exhausted: "You've reached your weekly market validation credit limit.",
  exhaustedHint: 'Your saved reports stay readable. New research starts again when the week resets.',
  offlineStart:
    'You are offline. Your problem is saved on this device and the research starts by itself when the connection is back.',
  keptStart: 'Your problem is saved on this device and goes out by itself.',
  unreachedFollowing:
    'Nobody answers at the moment. The research goes on without you; its progress shows again when the connection is back.',
  timedOut: 'This research takes longer than expected. When it is done, its report is in your history.',
  offlineFollowing:
    'You are offline. The research goes on without you; its progress shows again when the connection is back.',
  takeBack: 'Take it back',
  notTakenBack: 'This could not be taken back: this device has no room to note it. Please try again.',
  /** The server refused it. */
  notStarted: 'Error: Unable to start market validation research. Please try again.',
  /** It could not even be kept on this device. */
  notKept: 'Error: Unable to start research. Please try again.',
  paused: 'This research is paused after its last finished step. Nothing is lost.',
  resume: 'Resume research',
  loadingTitle: 'Generating Your Market Validation Report',
  slow: 'This is expected to take 10-15 minutes. You can leave and come back.',
  leaving: 'If you leave, the finished steps are kept.',
  savingData: 'Updates are paused to save data.',
  checkNow: 'Check now',
  research: 'Research',
  complete: 'Comprehensive market validation report complete',
  viewReport: 'View Report',
  newProblem: 'Start New Problem Validation',
} as const;
