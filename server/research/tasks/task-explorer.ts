import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { ExplorerParameters } from '../../../src/contract/explorer.ts';
import type { Exploration } from '../../../src/engine/explorer/explore.ts';
import type { NewId, WallClock } from '../../../src/lib/moments.ts';
import { explorerResults, tasks } from '../../db/schema/tasks.ts';
import { Refused } from '../../work/run.ts';
import type { Advice } from './advice-port.ts';
import type { TaskKinds } from './task-work.ts';

interface ExplorerDeps {
  readonly advice: Pick<Advice, 'version' | 'explore'>;
  readonly clock: WallClock;
  readonly newId: NewId;
}

const NOTHING_USED_UP = 'Choose wider; this one has cost no credit.';

/** A list of problems worth exploring: ranked, then published row by row with an id of its own each. */
export function explorerWork({ advice, clock, newId }: ExplorerDeps): TaskKinds['explorer'] {
  return (task) => ({
    steps: ['rank'],
    async run() {
      const choice = v.parse(ExplorerParameters, task.input);
      const found = await advice.explore({ choice, date: task.forDate });
      // An empty list is worth no credit: it fails with the sentence that says what is not on record.
      if (found.statements.length === 0) throw new Refused([...found.notes, NOTHING_USED_UP].join(' '));
      return { kind: 'done', output: found };
    },
    async publish(tx, _row, outputs) {
      const { statements, notes } = outputs.rank as Exploration;
      const now = clock.now();
      await tx.insert(explorerResults).values(
        statements.map((statement, index) => ({
          id: newId(),
          taskId: task.id,
          userId: task.userId,
          rank: index + 1,
          statement,
          quality: statement.quality_score,
          industry: statement.category,
          country: statement.target_geography[0] ?? '',
          model: `baraza-engine ${advice.version}`,
          createdAt: now,
        })),
      );
      if (notes.length > 0)
        await tx
          .update(tasks)
          .set({ message: notes.join(' ') })
          .where(eq(tasks.id, task.id));
    },
  });
}
