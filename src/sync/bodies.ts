import type { Report } from '../contract/report.ts';
import { loadReport } from '../contract/reports.ts';
import { fetchReport } from '../contract/research.ts';
import type { Answer } from '../domain/answer.ts';
import { categoryOf } from '../domain/error-category.ts';
import { evidencePath } from '../domain/evidence-files.ts';
import { FORMATTING_MESSAGE, reportErrorMessage } from '../domain/report-errors.ts';
import type { Transport } from '../domain/transport.ts';
import { type Clock, wait } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import type { AccountDb } from '../store/account-db.ts';
import { isStaleBody, missingBodies, readBody, saveBody, setAsideUnreadableBody } from '../store/bodies.ts';

/** Spec 2 §7: the report is tried again twice, a second apart, and then asked of the history's loader. */
const TRIES = 3;
const AGAIN_MS = 1_000;
/** PULL-3. */
export const KEPT_BODIES = 50;

export interface BodyPorts {
  readonly db: AccountDb;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly log: Log;
  /** Brings a file into the worker's cache. Failing is no harm: it is fetched when it is needed. */
  readonly warm: (path: string) => Promise<void>;
  /** The first report is safe on the device (STO-1: ask the browser to keep it). */
  readonly saved: () => void;
}

export type BodyOutcome =
  | { readonly state: 'here' }
  | { readonly state: 'not_found' | 'forbidden' | 'not_here' | 'error'; readonly message: string };

export interface Bodies {
  /** Fetches a report's body once and keeps it; calls for one report share one fetch. */
  bring(id: string): Promise<BodyOutcome>;
  /** The newest reports' bodies, one after the other, until the signal or the first silence ends it. */
  bringNewest(signal: AbortSignal): Promise<void>;
}

export function createBodies(ports: BodyPorts, signal: AbortSignal): Bodies {
  const { db, clock, log } = ports;
  const underWay = new Map<string, Promise<BodyOutcome>>();

  const fetchAndKeep = async (id: string): Promise<BodyOutcome> => {
    const kept = await readBody(db, id);
    if (kept && !(await isStaleBody(db, id, kept))) return { state: 'here' };
    await setAsideUnreadableBody(db, id, clock.now());
    const answer = await fetchBody(ports, id, signal);
    if (answer.kind !== 'ok') return refusal(answer);
    await saveBody(db, id, answer.data, clock.now());
    ports.saved();
    for (const country of answer.data.report.metadata.countries) {
      ports.warm(evidencePath(country)).catch((cause: unknown) => log.debug('evidence not warmed', { country, cause }));
    }
    return { state: 'here' };
  };

  const bring = (id: string): Promise<BodyOutcome> => {
    const known = underWay.get(id);
    if (known !== undefined) return known;
    const fetching = fetchAndKeep(id).finally(() => underWay.delete(id));
    underWay.set(id, fetching);
    return fetching;
  };

  return {
    bring,
    async bringNewest(until) {
      for (const id of await missingBodies(db, KEPT_BODIES)) {
        if (until.aborted || signal.aborted) return;
        const outcome = await bring(id);
        if (outcome.state === 'not_here') return;
      }
    },
  };
}

async function fetchBody(ports: BodyPorts, id: string, signal: AbortSignal): Promise<Answer<Report>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ports.transport({ call: fetchReport, params: { id } }, signal);
    if (answer.kind === 'ok') return { ...answer, data: answer.data.data };
    // What is refused for good is not asked twice.
    if (answer.kind === 'refused' && answer.status < 500) return answer;
    if (signal.aborted) return answer;
    if (tries === TRIES) break;
    await wait(ports.clock, AGAIN_MS, signal);
  }
  const loaded = await ports.transport({ call: loadReport, params: { id } }, signal);
  return loaded.kind === 'ok' ? { ...loaded, data: loaded.data.data } : loaded;
}

function refusal(answer: Exclude<Answer, { kind: 'ok' }>): BodyOutcome {
  if (answer.kind === 'silent' && answer.reason === 'unreadable')
    return { state: 'error', message: FORMATTING_MESSAGE };
  if (answer.kind === 'silent') return { state: 'not_here', message: reportErrorMessage('network') };
  const category = categoryOf(answer.status);
  const message = reportErrorMessage(category);
  if (category === 'not_found') return { state: 'not_found', message };
  if (category === 'permission') return { state: 'forbidden', message };
  return { state: 'error', message };
}
