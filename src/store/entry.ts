import * as v from 'valibot';
import { EntryFrame } from './entry-frame.ts';
import { type Op, operationOf } from './operations/registry.ts';

/*
 * OUT-1: what a person wants, as it is kept until the server has it. No token and no header is ever stored.
 * The payload's version is raised when its meaning changes, so that an older tab leaves a newer entry alone.
 */
export const PAYLOAD_VERSION = 1;

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
