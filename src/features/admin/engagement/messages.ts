import type { Alert, AlertRuleName, AlertState } from '../../../contract/admin/engagement.ts';
import { plural } from '../../../lib/locale.ts';

const days = (n: number) => plural(n, { one: '1 day', other: `${n} days` });
const weeks = (n: number) => plural(n, { one: '1 week', other: `${n} weeks` });
const KINDS: Readonly<Record<string, string>> = { market_validation: 'research', problem_generator: 'Explorer' };

export const engagement = {
  views: 'What to look at',
  alerts: 'Alerts',
  rules: 'Rules',
  unmatched: 'Problems we have no playbook for',
  state: 'Show',
  states: { new: 'New', acknowledged: 'Handled', closed: 'Closed' } satisfies Record<AlertState, string>,
  rule: 'Rule',
  any: 'Any',
  search: 'Name or email',
  look: 'Check for new alerts',
  looking: 'Checking…',
  looked: (raised: number, closed: number) => `${raised} raised, ${closed} closed.`,
  heads: { person: 'Person', why: 'Why', since: 'Since', note: 'Note', closed: 'Closed' },
  empty: {
    new: 'Nobody needs to be looked after.',
    acknowledged: 'Nothing has been handled that is still open.',
    closed: 'Nothing has been closed yet.',
  } satisfies Record<AlertState, string>,
  names: {
    no_first_report: 'No first report',
    credits_exhausted: 'Credits used up',
    failed_in_a_row: 'Failed in a row',
    silent: 'Silent',
  } satisfies Record<AlertRuleName, string>,
  why: ({ rule, count, subject }: Alert): string => {
    const n = count ?? 0;
    if (rule === 'no_first_report') return `No report ${days(n)} after the sign-up`;
    if (rule === 'credits_exhausted')
      return `Used ${n} ${KINDS[subject] ?? subject} credits this week: hardly any left`;
    if (rule === 'failed_in_a_row') return `Research failed ${n} times in a row`;
    return `Silent for ${weeks(n)}`;
  },
  acknowledge: 'Mark as handled',
  acknowledgeTitle: 'Mark an alert as handled',
  acknowledging: 'Saving…',
  note: 'What you did, or will do',
  noteHint: 'For your colleagues; the person can see it in the copy of their data.',
  none: 'No note',
  ruleHeads: { rule: 'Rule', says: 'Raises an alert', state: 'State', open: 'Open' },
  says: (name: AlertRuleName, n: number): string =>
    ({
      no_first_report: `when somebody has no report ${days(n)} after the sign-up`,
      credits_exhausted:
        n === 0
          ? 'when somebody has no credit left this week'
          : `when somebody has ${n} credits or fewer left this week`,
      failed_in_a_row: `when research failed ${n} times since somebody’s last report`,
      silent: `when somebody who had a report was silent for ${weeks(n)}`,
    })[name],
  on: 'On',
  off: 'Off',
  change: 'Change',
  threshold: {
    no_first_report: 'Days after the sign-up',
    credits_exhausted: 'Credits left, at most',
    failed_in_a_row: 'Failures since the last report',
    silent: 'Weeks without a sign',
  } satisfies Record<AlertRuleName, string>,
  range: (min: number, max: number) => `From ${min} to ${max}.`,
  enabled: 'This rule is',
  save: 'Save',
  saving: 'Saving…',
  everyQuarter: 'The rules are looked at every quarter of an hour. An alert closes itself when its reason is gone.',
} as const;

export const unmatched = {
  caption: 'Problems we have no playbook for',
  lead: 'What founders of the last 180 days wrote before they got a starter kit, newest first. Addresses, links and long numbers are taken out. A deleted kit leaves the list.',
  heads: { text: 'Problem', kind: 'Kind of trouble', country: 'Country', language: 'Language', at: 'When' },
  kind: 'Kind of trouble',
  country: 'Country',
  any: 'Any',
  counted: (name: string, n: number) => `${name || 'not told'} (${n})`,
  notTold: 'not told',
  empty: 'No starter kit was written in the last 180 days.',
} as const;
