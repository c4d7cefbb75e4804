import { type Changed, watchWrites } from './changed.ts';
import { type House, openHouse } from './house.ts';
import { type Quiet, watchTurns } from './quiet.ts';

/** What the schedules of one process play on, one after the other. */
export interface Stage {
  readonly house: House;
  readonly quiet: Quiet;
  readonly changed: Changed;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const house = await openHouse();
  const quiet = watchTurns();
  const changed = watchWrites();
  return {
    house,
    quiet,
    changed,
    async close() {
      changed.end();
      quiet.end();
      await house.close();
    },
  };
}
