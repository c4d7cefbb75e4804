import type { WorkDetail } from '../../../contract/admin/monitoring.ts';
import { moment } from '../parts/words.ts';
import { work as texts } from './work-messages.ts';

type WorkState = Pick<WorkDetail, 'status' | 'at' | 'started_at' | 'past_tries'>;

/** How many tries there were with the one that stands: each begins when it is ordered, or tried again from here. */
export const triesOf = ({ past_tries }: Pick<WorkDetail, 'past_tries'>): number => past_tries.length + 1;

/** What is true of work now, and since when. */
export function stateOf(work: WorkState): string {
  const { status, at, started_at } = work;
  const since = moment(status === 'running' ? (started_at ?? at) : at);
  return (texts.states[status] ?? texts.otherState(status))(since);
}

/** Whether it may still move by itself. */
export const isUnderWay = ({ status }: Pick<WorkDetail, 'status'>): boolean =>
  ['queued', 'pending', 'running'].includes(status);

/** What became of the credit, said once. */
export function creditOf({ credit, credit_week, status, report, past_tries }: WorkDetail): string {
  const { credits } = texts;
  if (credit === 'none' || credit_week === null) return credits.none;
  const week = texts.weekFrom(credit_week);
  if (credit === 'taken') return credits.taken(week);
  if (status === 'cancelled' && past_tries.length === 0) return credits.cancelled(week);
  if (status === 'failed') return credits.failed(week);
  if (past_tries.length > 0) {
    if (status === 'completed') return credits.free(week);
    return (status === 'cancelled' ? credits.notAgain : credits.again)(week);
  }
  return report?.kind === 'starter_kit' ? credits.kit(week) : credits.returned(week);
}

/** What a cause means for whoever looks at it: whose fault it is, and whether another try may help. */
export function advice(cause: string | null): string {
  if (cause === null) return texts.advice.died;
  if (cause.startsWith('Refused')) return texts.advice.refused;
  return cause.startsWith('ReportCheckError') ? texts.advice.checks : texts.advice.ours;
}
