import { sql } from 'drizzle-orm';
import type { Database, Sql } from '../db/database.ts';

/**
 * For counts over many rows. They need room to group thousands of people without going to the disk, and a compiler that takes
 * longer than the counting is no help.
 */
export const counting = <T>(database: Database, work: (db: Sql) => Promise<T>): Promise<T> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64MB'`);
    await tx.execute(sql`set local jit = off`);
    return work(tx);
  });
