import * as v from 'valibot';
import { Count, Id } from '../contract/primitives.ts';

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
