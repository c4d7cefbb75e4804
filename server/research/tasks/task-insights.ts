import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { InsightContent } from '../../../src/contract/insights.ts';
import type { NewId, WallClock } from '../../../src/lib/moments.ts';
import type { Database } from '../../db/database.ts';
import { reportBodies } from '../../db/schema/reports.ts';
import { insights } from '../../db/schema/tasks.ts';
import { Refused } from '../../work/run.ts';
import { TASK_KINDS } from '../../work/tables.ts';
import type { Advice } from './advice-port.ts';
import type { TaskKinds } from './task-work.ts';

interface InsightDeps {
  readonly database: Database;
  readonly advice: Pick<Advice, 'insights'>;
  readonly clock: WallClock;
  readonly newId: NewId;
}

/** The nine fields for a finished report; what was there before stays until the new ones are. */
export function insightsWork({ database, advice, clock, newId }: InsightDeps): TaskKinds['insights'] {
  return (task) => {
    const reportId = task.reportId ?? task.id;
    return {
      steps: ['write'],
      async run() {
        const [body] = await database.sql.select().from(reportBodies).where(eq(reportBodies.reportId, reportId));
        if (body === undefined) throw new Refused(TASK_KINDS.insights.failure);
        return { kind: 'done', output: await advice.insights(body.content) };
      },
      async publish(tx, _row, outputs) {
        const values = { id: newId(), content: v.parse(InsightContent, outputs.write), createdAt: clock.now() };
        await tx
          .insert(insights)
          .values({ reportId, ...values })
          .onConflictDoUpdate({ target: insights.reportId, set: values });
      },
    };
  };
}
