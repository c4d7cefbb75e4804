/** Documents are read in a thread of their own, which can be ended when one takes too long. Loaded by `reader.ts`. */
import { OutgoingError } from '../outgoing/outgoing-error.ts';
import { bestSentence } from './best-sentence.ts';
import { ofItself } from './of-itself.ts';
import { pickPassages } from './passages.ts';
import { readDocument } from './read-document.ts';

const TASKS = { read: readDocument, ofItself, pick: pickPassages, bestSentence };

type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;
export type Given<Name extends TaskName> = Parameters<Tasks[Name]>;
export type Made<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

export interface DocumentTask {
  readonly name: TaskName;
  readonly given: readonly unknown[];
}

/** An error's own name and properties do not survive the way between threads. */
export type DocumentOutcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: OutgoingError['fault']; readonly message: string };

export async function run({ name, given }: DocumentTask): Promise<DocumentOutcome> {
  try {
    const task = TASKS[name] as (...given: readonly unknown[]) => unknown;
    return { ok: true, value: await task(...given) };
  } catch (error) {
    if (error instanceof OutgoingError) return { ok: false, fault: error.fault, message: error.message };
    // A file made to break a parser, or a parser's own mistake: either way this document is not read.
    return { ok: false, fault: 'form', message: 'The document could not be read' };
  }
}
