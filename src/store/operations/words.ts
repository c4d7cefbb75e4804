import type { AccountDb } from '../account-db.ts';

/** The parts that are there, one a line. */
export const lines = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\n');

export async function titleOf(db: AccountDb, reportId: string): Promise<string> {
  const row = (await db.reports.get(reportId)) ?? (await db.trash.get(reportId));
  return row?.item.title ?? reportId;
}

/** The choices that a session of the Explorer was started with. */
export async function choicesOf(db: AccountDb, sessionId: string): Promise<string> {
  const row = await db.explorerSessions.get(sessionId);
  const { industry = [], geography = [] } = row?.session.parameters ?? {};
  return [...industry, ...geography].join(', ') || sessionId;
}
