import { writeFileSync, readFileSync, existsSync } from 'node:fs';
import { Broken } from './ledger.ts';
import { MUTANTS } from './mutants.ts';
import { runSchedule } from './schedule.ts';
import { openStage } from './stage.ts';
const limit = Number(process.argv[2]);
const only = process.argv.slice(3);
const file = new URL('./killing-seeds.json', import.meta.url);
const known: Record<string, number> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const stage = await openStage();
process.on('unhandledRejection', (e) => { console.log('UNHANDLED', e); });
for (const name of Object.keys(MUTANTS)) {
  if (only.length > 0 ? !only.includes(name) : known[name]) continue;
  const t0 = Date.now();
  let killed: string | null = null;
  for (let seed = 1; seed <= limit && !killed; seed++) {
    try { await runSchedule(stage, seed, name); }
    catch (e) {
      if (e instanceof Broken) { killed = e.message; known[name] = seed; writeFileSync(file, JSON.stringify(known, null, 2) + '\n'); console.log(name, seed, e.message.slice(0, 160)); }
      else { console.log(name, seed, 'ERR', e); break; }
    }
  }
  if (!killed) console.log(name, 'NOT CAUGHT', (Date.now() - t0) / 1000);
}
process.exit(0);
