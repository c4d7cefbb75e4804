import type { FunnelStep } from '../../../contract/admin/analytics.ts';
import { formatNumber } from '../../../lib/locale.ts';

export const analytics = {
  totals: {
    sign_ups: 'Signed up',
    active: 'People active',
    reports: 'Reports made',
    kits: 'Starter kits made',
    before: (n: number) => `${formatNumber(n)} in as many days before`,
  },
  growth: 'People over time',
  growthCounts:
    'The line is as many days before, step by step; its last step is whole, while the one that runs has only begun. Accounts that were opened, those deleted since among them; and people who did something, each once a day or week. Research that ends by itself is not counted as somebody doing something.',
  show: 'Show',
  shown: { sign_ups: 'Sign-ups', active: 'People active' },
  activation: 'Activation',
  activationCounts: (from: string, to: string) =>
    `Of the people who signed up from ${from} to ${to}, whose first seven days are over: how many had a report within them. Deleted accounts are left out.`,
  activated: 'Had a report within 7 days',
  ofPeople: (part: number, whole: number) => `${formatNumber(part)} of ${formatNumber(whole)} people`,
  noneYet: 'Nobody signed up in those days.',
  funnel: 'From a visit to coming back',
  funnelCounts:
    'Of the people who signed up in this time: how many have started research since, had a report of it, and did something on a later day. Visits are pages fetched from the server, counted without knowing whose: pages that a device opens by itself (the installed app, or a page it has kept) are not seen here, and one person may fetch many.',
  steps: {
    visits: 'Pages fetched',
    signed_up: 'Signed up',
    started: 'Started research',
    reported: 'Had a report',
    came_back: 'Came back on a later day',
  } satisfies Record<FunnelStep, string>,
  funnelHeads: { step: 'Step', count: 'Number', share: 'Of the step before' },
  retention: 'Who comes back',
  retentionCounts:
    'People by the week they signed up in (Monday to Sunday), and the share of them who did anything in the first, second, third, fourth and eighth week after it. A dash is a week that is not over. Deleted accounts are left out.',
  week: 'Signed up from',
  weekN: (n: number) => `Week ${n}`,
  reports: 'What reports are about',
  reportsCounts: (total: string) =>
    `${total} reports made in this time, those in the trash among them, starter kits not. A report about two countries counts for both; people are those whose reports they are.`,
  problems: 'What generated problems are about',
  problemsCounts: (total: string) =>
    `${total} problems the generator found in this time, by the country and the industry of each.`,
  countries: 'By country',
  industries: 'By industry',
} as const;
