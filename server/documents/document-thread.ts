/** Documents are read in a thread of their own, which can be ended when one takes too long. Loaded by `reader.ts`. */
import { OutgoingError } from '../outgoing/outgoing-error.ts';
import type { ReadDocument, Terms } from './document.ts';
import { type About, type Candidate, pickPassages } from './passages.ts';
import { readDocument } from './read-document.ts';

export type DocumentTask =
  | { readonly name: 'read'; readonly bytes: Uint8Array; readonly type: string; readonly url: string }
  | {
      readonly name: 'pick';
      readonly document: Pick<ReadDocument, 'blocks'>;
      readonly about: About;
      readonly terms: Terms;
    };

/** An error's own name and properties do not survive the way between threads. */
export type DocumentOutcome =
  | { readonly ok: true; readonly value: ReadDocument | readonly Candidate[] }
  | { readonly ok: false; readonly fault: OutgoingError['fault']; readonly message: string };

export async function run(task: DocumentTask): Promise<DocumentOutcome> {
  try {
    if (task.name === 'pick') return { ok: true, value: pickPassages(task.document, task.about, task.terms) };
    return { ok: true, value: await readDocument(task.bytes, task.type, task.url) };
  } catch (error) {
    if (error instanceof OutgoingError) return { ok: false, fault: error.fault, message: error.message };
    // A file made to break a parser, or a parser's own mistake: either way this document is not read.
    return { ok: false, fault: 'form', message: 'The document could not be read' };
  }
}
