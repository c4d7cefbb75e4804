import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { InsightContent } from '../../src/contract/insights.ts';
import type { NewId, WallClock } from '../../src/lib/moments.ts';
import type { Database } from '../db/database.ts';
import { reportBodies } from '../db/schema/reports.ts';
import { insights } from '../db/schema/tasks.ts';
import type { Advice } from './advice-port.ts';
import { TaskRefused, type TaskWork } from './task.ts';

interface InsightDeps {
  readonly database: Database;
  readonly advice: Pick<Advice, 'insights'>;
  readonly clock: WallClock;
  readonly newId: NewId;
}

export const INSIGHTS_FAILED = 'Failed to generate insights. Please try again.';

/** The nine fields for a finished report; what was there before stays until the new ones are. */
export function insightsWork({ database, advice, clock, newId }: InsightDeps): TaskWork {
  return {
    failure: INSIGHTS_FAILED,
    steps: [
      {
        name: 'write',
        async run(task) {
          const [body] = await database.sql
            .select()
            .from(reportBodies)
            .where(eq(reportBodies.reportId, task.reportId ?? task.id));
          if (body === undefined) throw new TaskRefused(INSIGHTS_FAILED);
          return advice.insights(body.content);
        },
      },
    ],
    async publish(tx, task, outputs) {
      const values = { id: newId(), content: v.parse(InsightContent, outputs.write), createdAt: clock.now() };
      await tx
        .insert(insights)
        .values({ reportId: task.reportId ?? task.id, ...values })
        .onConflictDoUpdate({ target: insights.reportId, set: values });
      return { message: null };
    },
  };
}
