/* npx tsx tests/sync/simulation/replay.ts <seed> [mutant] — one schedule, and the promise it breaks. */
import { argv, exit } from 'node:process';
import { runSchedule } from './schedule.ts';
import { openStage } from './stage.ts';

const [seed, mutant] = argv.slice(2);
const stage = await openStage();
try {
  console.log(await runSchedule(stage, Number(seed), mutant));
} catch (cause) {
  console.log(cause);
}
await stage.close();
exit(0);
