import { readFileSync } from 'node:fs';
import { draftReport } from '/work/wt/engine/src/workers/draft.ts';
import { libraryOf } from '/work/wt/engine/src/engine/library.ts';
const pack = async (iso3: string) => JSON.parse(readFileSync(`/work/wt/engine/public/evidence/${iso3}.json`, 'utf8'));
const q = process.argv[2]!; const answers = process.argv[3] ? JSON.parse(process.argv[3]) : null;
const lib = await libraryOf('en');
console.log(lib.search.find(q).slice(0,5));
const t=Date.now();
const d = await draftReport({ query: q, answers, date: '2026-11-23' }, { pack, sha256: async (t) => String(t.length) });
console.log(Date.now()-t,'ms');
if (d.kind==='report') { const c=d.content; console.log('#',c.title); for (const k of ['executive_summary','summary','industry_analysis','challenges_analysis','recommendations','pestel_analysis'] as const) console.log('\n##',k,'\n',c[k]); for(const t of c.tables) {console.log('\n',t.title); for(const r of t.rows) console.log(' | ',r.join(' | '));} console.log(c.metadata.verdict,c.metadata.verdict_line); }
else console.log(JSON.stringify(d,null,1));
