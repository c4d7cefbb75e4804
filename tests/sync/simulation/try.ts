import { openStage } from './stage.ts';
import { runSchedule } from './schedule.ts';
import { Broken } from './ledger.ts';
const [from, to, mutant] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]];
const stage = await openStage();
const t0 = Date.now(); let fails = 0, actions = 0, faults = 0;
const u0 = process.cpuUsage().user;
process.on('unhandledRejection', (e) => { console.log('UNHANDLED', e); });
for (let s = from; s <= to; s++) {
  try { const t = await runSchedule(stage, s, mutant); actions += t.actions; faults += t.faults; }
  catch (e) { fails++; console.log(s, e instanceof Broken ? e.message.slice(0, 300) : e); if (mutant) break; if (fails > 15) break; }
}
console.log({ fails, actions, faults, s: (Date.now() - t0) / 1000, cpu: (process.cpuUsage().user - u0) / 1e6 });
process.exit(0);
