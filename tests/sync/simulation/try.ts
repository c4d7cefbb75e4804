import { openHouse } from './house.ts';
import { watchTurns } from './quiet.ts';
import { runSchedule } from './run.ts';
import { Broken } from './ledger.ts';
const [from, to, mutant] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4] ?? null];
const quiet = watchTurns();
const house = await openHouse();
const t0 = Date.now(); let fails = 0, actions = 0, faults = 0;
process.on('unhandledRejection', (e) => { console.log('UNHANDLED', e); });
for (let s = from; s <= to; s++) {
  try { const t = await runSchedule(house, quiet, s, mutant); actions += t.actions; faults += t.faults; }
  catch (e) { fails++; console.log(s, e instanceof Broken ? e.message.slice(0, 300) : e); if (mutant) break; if (fails > 15) break; }
}
console.log({ fails, actions, faults, s: (Date.now() - t0) / 1000 });
await house.close(); process.exit(0);
