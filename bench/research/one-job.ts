/**
 * node … bench/research/one-job.ts <folder> <port of the made web> <problem> [port of the made model]
 *
 * The research of one problem over the database in the folder, as a worker does it: killed at any point and begun again it
 * goes on. Prints the report as its last line.
 */
import { argv } from 'node:process';
import { migrate } from '../../server/db/migrate.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { runJob } from './job.ts';
import { readProblem } from './problems.ts';

const [, , folder = '', port = '', name = '', modelPort = ''] = argv;
const JOB = '00000000-0000-4000-8000-000000000001';

const database = await openPglite({ folder: `${folder}/pg` });
await migrate(database, new Date());
const place = { database, web: Number(port), model: modelPort === '' ? null : Number(modelPort) };
const { content } = await runJob(place, readProblem(name), JOB);
await database.close();
process.stdout.write(`${JSON.stringify(content)}\n`);
