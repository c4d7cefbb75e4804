import { PGlite } from '@electric-sql/pglite';

/** Entry of the process that makes the empty database of a new folder: `initFolder` in `init-folder.ts`. */
const [, , folder = ''] = process.argv;
const client = await PGlite.create({ dataDir: folder });
await client.close();
