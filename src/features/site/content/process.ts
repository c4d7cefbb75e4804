export interface ProcessStep {
  readonly id: string;
  readonly stepNo: number;
  readonly title: string;
  readonly summary: string;
  readonly description: readonly string[];
  readonly available: boolean;
  /** A recording of the real product; a module that is not there yet has none. */
  readonly recording: boolean;
}

export const processSteps: readonly ProcessStep[] = [
  {
    id: 'module-1',
    stepNo: 1,
    title: 'Problem Discovery',
    summary: 'Find a problem worth solving, and learn what is known about it.',
    description: [
      'Problem Explorer: discover problems worth solving from the parameters you choose.',
      'Idea Refiner: clarify the potential problems behind an idea you already have.',
      'Problem Validator (Beta): research one problem in depth and get a market validation report with actionable insights.',
    ],
    available: true,
    recording: true,
  },
  {
    id: 'module-2',
    stepNo: 2,
    title: 'Value Proposition Design',
    summary: 'Decide who it is for, what it does for them, and why they would switch.',
    description: [
      'What people do today, what it costs them, and what would have to be better before they switch.',
      'Starts from your module 1 report, so you do not repeat yourself.',
    ],
    available: false,
    recording: false,
  },
  {
    id: 'module-3',
    stepNo: 3,
    title: 'MVP & Business Model Development',
    summary: 'Decide the smallest thing to build and how it earns.',
    description: [
      'Which assumption is the riskiest, which test is the cheapest, and what a sale has to bring in.',
      'Made for places where money, power and data are scarce.',
    ],
    available: false,
    recording: false,
  },
  {
    id: 'module-4',
    stepNo: 4,
    title: 'Market Validation',
    summary: 'Take it to the people who have the problem, and count.',
    description: [
      'Talks, tests and pre-orders, with what would make you go on and what would make you stop agreed beforehand.',
      'What you counted goes back into the verdict.',
    ],
    available: false,
    recording: false,
  },
];
