import type { ReportListItem } from '../../../src/contract/report.ts';
import type { Answer } from '../../../src/domain/answer.ts';
import { id, item } from '../../support/account-db.ts';
import { ok, type Request, refused } from '../../support/transport.ts';

/** What the simulation may take away from the server, to see that it is missed. */
export type ServerMutant = 'nodedupe' | 'store5xx';

interface Remembered {
  running: boolean;
  answer: Answer;
}

/**
 * The server's promises in memory: one effect for a key, revisions in the writing transaction, changes by cursor. Its
 * transactions may be slow (`begin`, later `commitLate`), as a database's are.
 */
export class ModelServer {
  readonly rows = new Map<string, ReportListItem>();
  /** How often each operation took effect. */
  readonly effects = new Map<string, number>();
  /** The operations on each report or job, in the order in which they took effect. */
  readonly order = new Map<string, string[]>();
  readonly jobs = new Set<string>();
  charged = 0;
  #rev = 0;
  readonly #ops = new Map<string, Remembered>();
  readonly #late: (() => void)[] = [];
  readonly #mutant: ServerMutant | null;

  constructor(reports: number, mutant: ServerMutant | null) {
    this.#mutant = mutant;
    for (let n = 1; n <= reports; n += 1) this.rows.set(id(n), item(n, { rev: this.#nextRev() }));
  }

  #nextRev(): number {
    this.#rev += 1;
    return this.#rev;
  }

  /** `true`: its transaction is slow, and its answer is lost with the connection. */
  handle(request: Request, how: { slow?: boolean; fails?: boolean } = {}): Answer {
    const { opId } = request;
    if (opId === undefined) return this.#read(request);
    const known = this.#mutant === 'nodedupe' ? undefined : this.#ops.get(opId);
    if (known) return known.running ? refused(409, 'in_progress') : known.answer;
    if (how.fails) {
      const answer = refused(500, 'internal_error');
      if (this.#mutant === 'store5xx') this.#ops.set(opId, { running: false, answer });
      return answer;
    }
    const remembered: Remembered = { running: true, answer: refused(409, 'in_progress') };
    this.#ops.set(opId, remembered);
    const commit = () => {
      remembered.answer = this.#apply(opId, request);
      remembered.running = false;
    };
    if (how.slow) this.#late.push(commit);
    else commit();
    return remembered.answer;
  }

  commitLate(): void {
    this.#late.shift()?.();
  }

  commitAll(): void {
    while (this.#late.length > 0) this.commitLate();
  }

  /** An answer to a read may be held back and arrive when it is stale; it is made now. */
  #read(request: Request): Answer {
    if (request.call.path === '/api/reports/history') {
      const reports = [...this.rows.values()];
      return ok({ reports, current_page: 1, total_pages: 1, total_items: reports.length, page_size: 20 });
    }
    const after = Number((request.query as { cursor?: string } | undefined)?.cursor ?? 0);
    const reports = [...this.rows.values()].filter((row) => row.rev > after).sort((a, b) => a.rev - b.rev);
    return ok({ reports, tombstones: [], cursor: String(this.#rev), has_more: false });
  }

  #apply(opId: string, request: Request): Answer {
    const place = request.params?.id ?? request.params?.sessionId ?? opId;
    this.effects.set(opId, (this.effects.get(opId) ?? 0) + 1);
    this.order.set(place, [...(this.order.get(place) ?? []), opId]);
    switch (request.call.path) {
      case '/api/market-validation/jobs':
        this.jobs.add(opId);
        this.charged += 1;
        return ok({ job_id: opId });
      case '/api/market-validation/answers/:sessionId':
        return ok({ job_id: place, accepted: true });
    }
    const row = this.rows.get(place);
    if (!row) return refused(404, 'not_found');
    const body = request.body as { is_pinned?: boolean } | undefined;
    const changed =
      body?.is_pinned === undefined ? { ...row, viewCount: row.viewCount + 1 } : { ...row, isPinned: body.is_pinned };
    const report = { ...changed, rev: this.#nextRev() };
    this.rows.set(place, report);
    return ok({ report });
  }
}
