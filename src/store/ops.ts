import * as v from 'valibot';
import { ChatReply } from '../contract/chat.ts';
import { Outcome } from '../contract/found.ts';
import { Id } from '../contract/primitives.ts';
import { CorrectableSlot } from '../contract/research.ts';

/*
 * What a person can want, each with its payload. The wire's schemas are stricter: here it is only told whether a stored
 * record can be read, so that a limit that changed never makes somebody's words unreadable.
 */

const Text = v.string();
const OptionalText = v.optional(v.string());

const Metadata = v.object({
  title: OptionalText,
  summary: OptionalText,
  tags: v.optional(v.array(Text)),
  category: OptionalText,
  is_archived: v.optional(v.boolean()),
});
export type MetadataEdit = v.InferOutput<typeof Metadata>;

const SupportRequest = v.object({
  fullName: Text,
  phoneNumber: OptionalText,
  possibleEmail: OptionalText,
  lastLoginApprox: OptionalText,
  additionalInfo: OptionalText,
});
const ContactRequest = v.object({ name: Text, email: Text, organisation: OptionalText, message: Text });
const Feedback = v.object({
  about: v.picklist(['report', 'refiner']),
  subject_id: v.optional(Id),
  rating: v.optional(v.number()),
  text: Text,
});

const ProblemMarks = v.partial(
  v.object({ selected: v.boolean(), viewed: v.boolean(), bookmarked: v.boolean(), liked: v.boolean() }),
);

const op = <const Type extends string, Payload extends v.GenericSchema>(type: Type, payload: Payload) =>
  v.object({ type: v.literal(type), payload });

/** What is asked for, without the book-keeping. */
export const Op = v.variant('type', [
  op('research', v.object({ query: Text, remakes: v.optional(Id) })),
  op(
    'answers',
    v.object({
      jobId: Id,
      answers: v.record(v.string(), v.string()),
      /** The questions these answer, so that the same set is not asked twice (see `questionsKey`). */
      asked: Text,
      /** Absent on what was written before sets had names. */
      set: v.optional(Text),
    }),
  ),
  op('research_cancel', v.object({ jobId: Id })),
  op('pin', v.object({ reportId: Id, pinned: v.boolean() })),
  op('view', v.object({ reportId: Id })),
  op('found', v.object({ reportId: Id, text: Text, outcome: v.optional(Outcome) })),
  op('reading', v.object({ reportId: Id, slot: CorrectableSlot, answer: Text })),
  op('delete', v.object({ reportId: Id, permanent: v.boolean() })),
  op('restore', v.object({ reportId: Id })),
  op('metadata', v.object({ reportId: Id, edit: Metadata })),
  op(
    'chat',
    v.object({
      reportId: Id,
      content: Text,
      webSearch: v.boolean(),
      sessionId: v.nullable(v.string()),
      /** What this device answered from the report. It is never sent, and one that cannot be read is made anew. */
      here: v.fallback(v.optional(ChatReply), undefined),
    }),
  ),
  op(
    'credit_request',
    v.object({
      creditType: v.picklist(['market_validation', 'problem_generator']),
      credits: v.number(),
      reason: Text,
    }),
  ),
  op('refine', v.object({ idea: Text })),
  op('refiner_delete', v.object({ sessionId: Id })),
  op('researched', v.object({ sessionId: Id, resultId: Id })),
  op('explore', v.object({ parameters: v.record(v.string(), v.array(Text)) })),
  op('explorer_cancel', v.object({ jobId: Id })),
  op('explorer_delete', v.object({ sessionId: Id })),
  op('explorer_marks', v.object({ sessionId: Id, resultId: Id, marks: ProblemMarks })),
  op('newsletter', v.object({ email: Text })),
  op('support', SupportRequest),
  op('contact', ContactRequest),
  op('feedback', Feedback),
  op('end_session', v.object({ handle: Text })),
]);
export type Op = v.InferOutput<typeof Op>;
export type OpType = Op['type'];
export type OpOf<Type extends OpType> = Extract<Op, { type: Type }>;

export const OP_TYPES: readonly string[] = [
  'research',
  'answers',
  'research_cancel',
  'pin',
  'view',
  'found',
  'reading',
  'delete',
  'restore',
  'metadata',
  'chat',
  'credit_request',
  'refine',
  'refiner_delete',
  'researched',
  'explore',
  'explorer_cancel',
  'explorer_delete',
  'explorer_marks',
  'newsletter',
  'support',
  'contact',
  'feedback',
  'end_session',
] satisfies OpType[];

/**
 * OUT-4: what keeps its order. A job's lane is named by its id, which is the opId of the intention that starts it, and so
 * is that of a session of the Refiner. The
 * words of a chat wait for each other, and never for a pin of the same report.
 */
export function laneOf(op: Op, opId: string): string {
  switch (op.type) {
    case 'research':
      return `job:${opId}`;
    case 'answers':
    case 'research_cancel':
      return `job:${op.payload.jobId}`;
    case 'found':
    case 'reading':
      return `found:${op.payload.reportId}`;
    case 'pin':
    case 'view':
    case 'delete':
    case 'restore':
    case 'metadata':
      return `report:${op.payload.reportId}`;
    case 'chat':
      return `chat:${op.payload.reportId}`;
    case 'credit_request':
      return `credits:${op.payload.creditType}`;
    case 'refine':
      return `refiner:${opId}`;
    case 'refiner_delete':
    case 'researched':
      return `refiner:${op.payload.sessionId}`;
    case 'explore':
      return `explorer:${opId}`;
    case 'explorer_cancel':
      return `explorer:${op.payload.jobId}`;
    case 'explorer_delete':
    case 'explorer_marks':
      return `explorer:${op.payload.sessionId}`;
    case 'newsletter':
      return `newsletter:${op.payload.email}`;
    case 'support':
    case 'contact':
    case 'feedback':
      return `support:${opId}`;
    case 'end_session':
      return `session:${opId}`;
  }
}
