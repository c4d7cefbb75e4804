import type * as v from 'valibot';
import type { EditPlace } from '../../domain/working-copy.ts';
import type { AccountDb } from '../account-db.ts';
import type { Effect } from '../effects.ts';
import { answers } from './answers.ts';
import { chat } from './chat.ts';
import { contact } from './contact.ts';
import { creditRequest } from './credit-request.ts';
import type { Operation, Refusal, ReportLine, Send, Sent } from './define.ts';
import { remove } from './delete.ts';
import { endSession } from './end-session.ts';
import { explore } from './explore.ts';
import { explorerCancel } from './explorer-cancel.ts';
import { explorerDelete } from './explorer-delete.ts';
import { explorerMarks } from './explorer-marks.ts';
import { feedback } from './feedback.ts';
import { found } from './found.ts';
import { type Lane, NEW } from './lane.ts';
import type { Merged } from './merged.ts';
import { metadata } from './metadata.ts';
import { newsletter } from './newsletter.ts';
import { pin } from './pin.ts';
import { reading } from './reading.ts';
import { refine } from './refine.ts';
import { refinerDelete } from './refiner-delete.ts';
import { research } from './research.ts';
import { researchCancel } from './research-cancel.ts';
import { researched } from './researched.ts';
import { restore } from './restore.ts';
import { support } from './support.ts';
import { view } from './view.ts';

/** Everything a person can do that is kept until the server has it. A new operation is its file and a line here. */
const OPERATIONS = [
  research,
  answers,
  researchCancel,
  pin,
  view,
  found,
  reading,
  remove,
  restore,
  metadata,
  chat,
  creditRequest,
  refine,
  refinerDelete,
  researched,
  explore,
  explorerCancel,
  explorerDelete,
  explorerMarks,
  newsletter,
  support,
  contact,
  feedback,
  endSession,
] as const;

type Asked<Defined> =
  Defined extends Operation<infer Type, infer Payload> ? { readonly type: Type; readonly payload: Payload } : never;

/** What is asked for, without the book-keeping. */
export type Op = Asked<(typeof OPERATIONS)[number]>;
export type OpType = Op['type'];
export type OpOf<Type extends OpType> = Extract<Op, { type: Type }>;

/** An operation whose payload is not known here: `Op` pairs each type with its own. */
type Erased = Omit<Operation<OpType, never>, 'payload'> & { readonly payload: v.GenericSchema };
const BY_TYPE: ReadonlyMap<string, Erased> = new Map(OPERATIONS.map((operation) => [operation.type, operation]));

/** Undefined for a type that only a newer build knows. */
export const operationOf = (type: string): Erased | undefined => BY_TYPE.get(type);

function known({ type }: Op): Erased {
  const operation = BY_TYPE.get(type);
  if (!operation) throw new TypeError(`No operation is called ${type}`);
  return operation;
}

export const laneOf = (op: Op, opId: string): string => known(op).lane(op.payload as never, opId);

export const coalesce = async (lane: Lane, op: Op): Promise<Merged> =>
  (await known(op).coalesce?.(lane, op.payload as never)) ?? NEW;

export const sendOf = (entry: Sent<Op['payload']> & Op): Send => known(entry).send(entry as unknown as Sent<never>);

/** Whether a report's line shows something of it while it waits. */
export const isFolded = (op: Op): boolean => known(op).fold !== undefined;

export const foldOver = (line: ReportLine, entry: Sent<Op['payload']> & Op): ReportLine =>
  known(entry).fold?.(line, entry as unknown as Sent<never>) ?? line;

export const settledBy = (op: Op, refusal: Refusal): Effect | null =>
  known(op).settledBy?.(refusal, op.payload as never) ?? null;

export const labelOf = (op: Op): string => known(op).label;

export const wordsOf = async (db: AccountDb, op: Op): Promise<string> => known(op).words(op.payload as never, db);

export const editPlaceOf = (op: Op): EditPlace | null => known(op).edit?.(op.payload as never) ?? null;
