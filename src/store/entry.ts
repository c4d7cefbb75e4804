import * as v from 'valibot';
import { Count, Id } from '../contract/primitives.ts';
import { type Op, operationOf } from './operations/registry.ts';

/*
 * OUT-1: what a person wants, as it is kept until the server has it. No token and no header is ever stored.
 * The payload's version is raised when its meaning changes, so that an older tab leaves a newer entry alone.
 */
export const PAYLOAD_VERSION = 1;

const LastError = v.object({ status: v.number(), code: v.string(), message: v.string() });
export type LastError = v.InferOutput<typeof LastError>;

const PARK_REASONS = ['auth', 'credits', 'update'] as const;
export type ParkReason = (typeof PARK_REASONS)[number];

/** Every entry of this product's outbox, whatever its type or payload version. */
export const EntryFrame = v.object({
  /** Fixed for life; travels as the idempotency key. */
  opId: Id,
  userId: v.string(),
  lane: v.string(),
  /** Order of intentions: a counter, never a clock. */
  seq: Count,
  type: v.string(),
  payload: v.unknown(),
  payloadVersion: Count,
  state: v.picklist(['queued', 'inflight', 'parked', 'dead']),
  parkedFor: v.nullable(v.picklist(PARK_REASONS)),
  attempts: Count,
  /** Who sends it now: only the holder of this id may settle it (OUT-6). */
  attemptId: v.nullable(v.string()),
  leaseUntil: v.number(),
  nextAt: v.number(),
  createdAt: v.number(),
  lastError: v.nullable(LastError),
  dependsOn: v.nullable(Id),
});
export type EntryFrame = v.InferOutput<typeof EntryFrame>;

/** An entry this build understands. */
export type Entry = Omit<EntryFrame, 'type' | 'payload'> & Op;

export type Reading =
  | { readonly kind: 'entry'; readonly entry: Entry }
  /** Written by a newer build: it waits for that build. */
  | { readonly kind: 'newer'; readonly frame: EntryFrame }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** What a stored record is, without throwing: one bad record must not stop the others (STO-3). */
export function readEntry(record: unknown): Reading {
  const frame = v.safeParse(EntryFrame, record);
  if (!frame.success) return { kind: 'unreadable', reason: v.summarize(frame.issues) };
  const { payloadVersion, type, payload } = frame.output;
  const operation = operationOf(type);
  if (payloadVersion > PAYLOAD_VERSION || !operation) return { kind: 'newer', frame: frame.output };
  const read = v.safeParse(operation.payload, payload);
  if (!read.success) return { kind: 'unreadable', reason: v.summarize(read.issues) };
  // The payload was read by the operation of this very type.
  const op = { type, payload: read.output } as Op;
  return { kind: 'entry', entry: { ...frame.output, ...op } };
}
