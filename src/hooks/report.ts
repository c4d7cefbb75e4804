import { useCallback, useEffect, useRef } from 'react';
import type { Workspace } from '../app/core/workspace.ts';
import type { Report } from '../contract/report.ts';
import type { ReportView } from '../domain/working-copy.ts';
import type { AccountDb } from '../store/account-db.ts';
import { isStaleBody, readBody } from '../store/bodies.ts';
import { reportView } from '../store/views/reports.ts';
import type { BodyOutcome } from '../sync/bodies.ts';
import { useCellOrNull } from './use-cell.ts';
import { useLive } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

export interface ReportAnswer {
  readonly state: 'loading' | 'ready' | 'not_found' | 'forbidden' | 'not_here' | 'error';
  readonly report: Report | null;
  readonly row: ReportView | null;
  readonly message: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NO_ID = 'Invalid report ID format. Please return to the Market Validation page and try again.';
const LOADING: ReportAnswer = { state: 'loading', report: null, row: null, message: null };

/** One report: from this device when it is here, fetched and kept when it is not. 'not_here': offline and never fetched. */
export function useReport(given: string): ReportAnswer & { retry(): void } {
  const id = given.toLowerCase();
  const isId = UUID.test(id);
  const workspace = useWorkspace();
  const bodies = workspace?.reports;
  const local = useLive(async ({ db }) => (isId ? readLocal(db, id) : null), id);
  const outcome = useCellOrNull(bodies?.state(id));
  const retry = useCallback(() => bodies?.bring(id), [bodies, id]);

  // Once for each opening: what the server refuses is not asked for again by itself.
  const asked = useRef<Asked>(null);
  const isMissing = local ? (!local.report || local.isStale) && !local.isDeleted : false;
  useEffect(() => {
    if (!isMissing || (asked.current?.id === id && asked.current.workspace === workspace)) return;
    asked.current = { id, workspace };
    retry();
  }, [isMissing, id, workspace, retry]);

  if (workspace && !isId) return { ...LOADING, state: 'not_found', message: NO_ID, retry };
  return { ...(local ? fold(local, outcome) : LOADING), retry };
}

interface Asked {
  readonly id: string;
  readonly workspace: Workspace | null;
}

interface Local {
  readonly report: Report | null;
  readonly row: ReportView | null;
  readonly isDeleted: boolean;
  readonly isStale: boolean;
}

async function readLocal(db: AccountDb, id: string): Promise<Local> {
  const report = await readBody(db, id);
  const row = await reportView(db, id);
  return {
    report,
    row,
    // One whose restoring waits is there again.
    isDeleted: row === null && (await db.tombstones.get(id)) !== undefined,
    isStale: report !== null && (await isStaleBody(db, id, report)),
  };
}

function fold({ report, row, isDeleted }: Local, outcome: BodyOutcome | null): ReportAnswer {
  if (isDeleted) return { state: 'not_found', report: null, row, message: null };
  if (report) return { state: 'ready', report, row, message: null };
  if (!outcome || outcome.state === 'here') return { state: 'loading', report: null, row, message: null };
  return { state: outcome.state, report: null, row, message: outcome.message };
}
